"""Options and views as numbers: what every game has in common."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lexludi import BrokenGame, Match, Pass
from lexludi.envs.actions import SPARE, Actions
from lexludi.envs.describe import main as describe
from lexludi.envs.observe import Observer, citation
from lexludi.games.root.rules.options import Battle, Move
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.numbers import Numbers
from lexludi.law import load
from lexludi.parts.options import At, Card, Whom
from lexludi.testing.skirmish import SkirmishGame
from lexludi.testing.skirmish.options import Attack, March

TOP = Path(__file__).parents[2]
ROOT = ("marquise", "eyrie", "corvids", "vagabond:thief")


class Undeclared(SkirmishGame):
    def numbers(self) -> Numbers:
        return Numbers()


def skirmish(seats: int = 2) -> tuple[Actions, Observer, Match]:
    game = catalog.game("skirmish")
    return Actions(game, seats), Observer(game, seats), Match.new("skirmish", ["red", "blue", "green"][:seats], "1")


# Action ids


def test_an_id_is_the_fields_as_digits_and_the_same_in_every_process() -> None:
    actions = skirmish()[0]
    assert actions.of(Pass(), 0) == 0
    assert actions.of(March(2, 5, 1), 0) == 1 + (2 * 12 + 5) * 20
    program = (
        "from lexludi.envs import Actions; from lexludi.kernel import catalog;"
        "from lexludi.games.root.rules.options import Move;"
        "print(Actions(catalog.game('root'), 2).of(Move(1, 5, 3), 0))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert int(said) == Actions(catalog.game("root"), 2).of(Move(1, 5, 3), 0)


def test_no_two_options_of_the_declared_values_share_an_id() -> None:
    actions = skirmish()[0]
    marches = [March(o, t, n) for o in range(12) for t in range(12) for n in range(1, 21)]
    ids = {actions.of(option, 0) for option in [*marches, *map(Card, range(40)), Pass()]}
    assert len(ids) == len(marches) + 41
    assert max(ids) < actions.exact == actions.size - SPARE


def test_seats_in_options_are_counted_from_the_one_that_chooses() -> None:
    actions = skirmish(3)[0]
    assert actions.of(Attack(4, 2), 1) == actions.of(Attack(4, 0), 2) == actions.of(Attack(4, 1), 0)
    assert len({actions.of(Attack(4, enemy), 1) for enemy in range(3)}) == 3


def test_those_beside_the_seats_have_the_same_ids_at_every_table() -> None:
    two, six = (Actions(catalog.game("root"), seats) for seats in (2, 6))
    assert two.of(Whom(2), 1) == six.of(Whom(6), 4)
    assert two.of(Battle(3, 4), 0) == six.of(Battle(3, 8), 0)
    assert two.size == six.size


def test_options_beyond_the_declared_values_still_have_ids() -> None:
    actions = Actions(catalog.game("root"), 4)
    strange = [*(At(1000 + n) for n in range(100)), Whom(7)]
    ids = actions.all(strange, 0)
    assert len(set(ids)) == 101
    assert all(actions.exact <= n < actions.size for n in ids)
    assert [actions.find(strange, 0, n) for n in ids] == list(range(101))
    assert actions.find(strange, 0, 0) is None


# Observations


def test_seats_are_counted_from_the_one_that_looks() -> None:
    _, observer, match = skirmish()
    mine, yours = observer.observe(match, 0)[observer.places["soldiers"]].reshape(2, 12)
    assert [*np.flatnonzero(mine), *np.flatnonzero(yours)] == [0, 1]
    mine, yours = observer.observe(match, 1)[observer.places["soldiers"]].reshape(2, 12)
    assert [*np.flatnonzero(mine), *np.flatnonzero(yours)] == [1, 0]


def test_parts_are_where_the_layout_says() -> None:
    """Points over the most there can be, one's own cards one by one, the others' as a number of hidden ones."""
    _, observer, match = skirmish()
    view = match.view(0)
    seen = observer.encode(view | {"points": [4, 8]}, 0)
    assert list(seen[observer.places["points"]]) == pytest.approx([0.25, 0.5])
    mine, yours = seen[observer.places["hands"]].reshape(2, 41)
    assert list(np.flatnonzero(mine)) == view["hands"][0]
    assert list(np.flatnonzero(yours)) == [40]
    assert yours[40] == pytest.approx(3 / 40)


def test_the_prompt_and_what_it_is_about_have_places() -> None:
    _, observer, match = skirmish()
    ask = {"seat": 1, "prompt": "ambush", "law": "3.2.1", "about": [0, 7]}
    seen = observer.encode(match.view(1) | {"asks": [ask]}, 1)
    assert list(seen[observer.places["asked"]]) == [1, 0]
    assert list(observer.numbers.prompts)[int(seen[observer.places["prompt"]].argmax())] == "ambush"
    assert list(seen[observer.places["about.enemy"]]) == [0, 1]
    assert list(np.flatnonzero(seen[observer.places["about.at"]])) == [7]
    assert list(seen[observer.places["law"]] * 255) == pytest.approx([0, 3, 2, 1, 0, 0])


def test_of_several_asks_at_once_only_ones_own_is_told() -> None:
    _, observer, match = skirmish(3)
    asks = [
        {"seat": 0, "prompt": "bid", "law": "", "about": []},
        {"seat": 1, "prompt": "discard", "law": "", "about": [4]},
    ]
    for seat, prompts in ((0, ["bid"]), (1, ["discard"]), (2, [])):
        seen = observer.encode(match.view(seat) | {"asks": asks}, seat)
        told = seen[observer.places["prompt"]]
        assert [name for name, one in zip(observer.numbers.prompts, told, strict=True) if one] == prompts
        assert seen[observer.places["asked"]].sum() == 2


def test_the_end_is_told() -> None:
    _, observer, match = skirmish()
    while match.ask:
        match.pick(len(match.history) * 7919 % len(match.ask.options))
    result = match.result
    assert result
    for seat in range(2):
        seen = observer.observe(match, seat)
        assert list(seen[observer.places["over"]]) == [1]
        assert seen[observer.places["won"]][0] == (seat in result.winners)
        assert not seen[observer.places["asked"]].any()


@pytest.mark.parametrize(("game", "seats"), [("skirmish", ("red", "blue", "green")), ("root", ROOT)])
def test_an_observation_tells_nothing_that_the_seat_may_not_know(game: str, seats: tuple[str, ...]) -> None:
    """It is the same in every world that the seat cannot tell from this one (which forgets others' secret answers)."""
    observer = Observer(catalog.game(game), len(seats))
    match = Match.new(game, seats, "5")
    chance = Chance.of("5")
    for n in range(120):
        if match.ask is None:
            break
        if n % 6 == 0:
            for seat in range(len(seats)):
                seen = observer.observe(match, seat)
                imagined = observer.observe(match.imagine(seat, chance), seat)
                assert np.array_equal(seen[len(seats) :], imagined[len(seats) :])
                assert np.array_equal(seen, observer.encode(match.view(seat), seat))
        match.pick(chance.below(len(match.ask.options)))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"points": [17, 0]}, "'points'.*17 > 16"),
        ({"points": [-1, 0]}, "'points'"),
        ({"points": [0, 0, 1]}, "'points'.*more than 2"),
        ({"forts": [[0] * 11, [0] * 12]}, "'forts'.*a row of another length"),
        ({"hands": [[3, 3], []]}, "'hands'.*2 > 1"),
        ({"hands": [[40], []]}, "'hands'.*40"),
        ({"discards": [-1]}, "'discards'.*-1"),
        ({"weather": "rain"}, "'weather'"),
        ({"asks": [{"seat": 0, "prompt": "sing", "law": "1", "about": []}]}, "'asks'.*sing"),
        ({"asks": [{"seat": 0, "prompt": "bid", "law": "1", "about": [1]}]}, "'bid' is about 0 things, not 1"),
    ],
    ids=str,
)
def test_nothing_is_cut_off_or_left_out_in_silence(changed: dict[str, Any], said: str) -> None:
    _, observer, match = skirmish()
    with pytest.raises(BrokenGame, match=said):
        observer.encode(match.view(0) | changed, 0)


def test_an_entry_that_is_missing_is_missed() -> None:
    _, observer, match = skirmish()
    view = match.view(0)
    del view["deck"]
    with pytest.raises(BrokenGame, match="deck missing"):
        observer.encode(view, 0)


def test_every_rule_is_cited_by_numbers_of_its_own() -> None:
    rules = [*(rule.id for rule in load("root")), *(f"rootbotics {rule.id}" for rule in load("rootbotics"))]
    plain = [rule for rule in rules if 255 not in citation(rule)]
    assert len({tuple(citation(rule)) for rule in plain}) == len(plain) > 850
    assert citation("rootbotics 9.2.3.IV") == [1, 9, 2, 3, 104, 0]
    assert citation("A.8.2") == [0, 201, 8, 2, 0, 0]
    assert citation("") == [0] * 6


# Games that declare nothing, and the page


def test_a_game_that_declares_nothing_is_hashed() -> None:
    game = Undeclared()
    actions, observer = Actions(game, 2), Observer(game, 2)
    match = Match.new("skirmish", ("red", "blue"), "1")
    assert match.ask
    assert len(set(actions.all(match.ask.options, 0))) == len(match.ask.options)
    before = observer.observe(match, 0)
    assert before.shape == (observer.size,)
    match.pick(1)
    assert not np.array_equal(before, observer.observe(match, 0))


def test_the_tables_cover_every_number(capsys: pytest.CaptureFixture[str]) -> None:
    describe(["skirmish", "3"])
    said = capsys.readouterr().out
    assert "| soldiers |" in said
    lines = [line.split(" | ") for line in said.split("| option")[0].splitlines()[2:] if line]
    spans = [(int(line[1]), int(line[2])) for line in lines]
    assert sum(count for _, count in spans) == skirmish(3)[1].size
    assert all(start + count == after for (start, count), (after, _) in pairwise(spans))


def test_the_docs_name_the_right_sizes() -> None:
    said = (TOP / "docs" / "rl.md").read_text("utf-8")
    for name, seats in (("root", 4), ("oath", 4), ("wall", 4), ("harrow", 4), ("skirmish", 2)):
        game = catalog.game(name)
        assert f"{Actions(game, seats).size:,}" in said
        assert f"{Observer(game, seats).size:,}" in said
    assert f"into {Observer(Undeclared(), 2).size} numbers" in said


def test_the_pages_of_numbers_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOP / "tools" / "rl.py", "--check"], check=False)
    assert done.returncode == 0, "run make numbers"
