"""The moments of a match: what a replay shows, step by step."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

from lexludi.games.root.rules.battle import BATTLE_DICE
from lexludi.kernel.errors import RecordError
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.table.matches import moments
from lexludi.table.matches.moments import LINES, Eyes, Moments, Replays
from tests.table.kit import Table, Visitor, play_on

BOTS = ("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")
FOUR = ("marquise", "eyrie", "alliance", "vagabond:thief")


def played(seats: tuple[str, ...], decisions: int = 10_000, seed: str = "3") -> Match:
    match, luck = Match.new("root", seats=seats, seed=seed), random.Random(seed)
    while match.ask and len(match.history) < decisions:
        match.choose(luck.choice(match.ask.options))
    return match


def test_a_match_of_bots_alone_has_a_moment_for_each_step_in_which_something_happens() -> None:
    match = played(BOTS)
    whole = Moments(match.record())
    assert match.history == []
    assert whole.last > 100
    told = [moment.events for moment in whole.kept]
    assert told == sorted(set(told))
    assert whole.kept[0].events == 0
    assert told[-1] == len(match.events)
    assert len(whole.turns()) == match.state.number + 1  # type: ignore[attr-defined]


def test_at_every_decision_eyes_see_what_they_saw_then() -> None:
    match, luck = Match.new("root", seats=FOUR, seed="5"), random.Random(5)
    seen = []
    for _ in range(150):
        assert match.ask
        seen.append([match.view(seat) for seat in (None, 0, 1, 2, 3)])
        match.choose(luck.choice(match.ask.options))
    whole = Moments(match.record())
    asked = [moment for moment in whole.kept if moment.asks]
    assert [moment.decisions for moment in asked] == list(range(151))
    places = [(moment.events, moment.decisions) for moment in whole.kept]
    assert len(set(places)) == len(places)
    for moment, views in zip(asked, seen, strict=False):
        assert [whole._view(moment, Eyes(seat)) for seat in (None, 0, 1, 2, 3)] == views


def test_a_record_with_edits_and_dice_foretold_is_shown_as_it_was_played() -> None:
    match = played(FOUR, 40)
    match.foretell(BATTLE_DICE, 3, 0)
    match.edit({"points": "7 5 3 1"}, "the markers were knocked over")
    luck = random.Random(9)
    while match.ask and len(match.history) < 400:
        match.choose(luck.choice(match.ask.options))
    whole = Moments(Record.read(match.record().write()))
    assert whole.match.position() == match.position()
    assert whole.match.events == match.events
    seen = [moment for moment in whole.kept if moment.asks and moment.decisions == 40]
    assert [whole.show(whole.kept.index(moment), Eyes(None), "en")["scores"][0].points for moment in seen] == [7]


def test_an_edit_where_the_match_never_stands_is_refused_with_a_sentence() -> None:
    match = played(FOUR, 40)
    match.edit({"points": "7 5 3 1"}, "the markers were knocked over")
    record = match.record()
    record.edits = [msgspec.structs.replace(record.edits[0], since=99)]
    with pytest.raises(RecordError, match="does not fit"):
        Moments(record)


def test_between_decisions_a_spectator_sees_no_hand() -> None:
    whole = Moments(played(("marquise", "eyrie", "bot:alliance", "bot:lizards"), 300).record())
    between = [moment for moment in whole.kept if not moment.asks]
    assert len(between) > 50
    for moment in between:
        view = whole._view(moment, Eyes(None))
        assert view["asks"] == []
        assert {card for hand in view["hands"] for card in hand} <= {-1}
        assert view["boards"] == moment.state.view(None)["boards"]


def test_a_moment_tells_what_is_new_and_not_the_whole_log() -> None:
    whole = Moments(played(BOTS).record())
    fresh: list[int] = []
    for number in range(120):
        lines = whole.show(number, Eyes(None), "en")["log"]
        assert len(lines) <= LINES
        fresh += [line["n"] for line in lines if line["fresh"]]
    assert fresh == list(range(whole.kept[119].events))


def test_moments_follow_a_match_that_goes_on_and_begin_anew_after_an_undo() -> None:
    match = played(FOUR, 60)
    whole = Moments(match.record())
    before = whole.kept.copy()
    luck = random.Random(8)
    for _ in range(20):
        assert match.ask
        match.choose(luck.choice(match.ask.options))
    assert whole.follow(match.record())
    assert whole.kept[: len(before)] == before
    assert whole.kept[-1].decisions == 80
    assert whole._view(whole.kept[-1], Eyes(1)) == match.view(1)
    assert not whole.follow(played(FOUR, 30).record())


def test_a_branched_match_is_shown_with_its_new_dice() -> None:
    match = Match.branch(played(FOUR, 60).record(), 40, seed="other")
    luck = random.Random(8)
    for _ in range(60):
        assert match.ask
        match.choose(luck.choice(match.ask.options))
    whole = Moments(match.record())
    assert whole._view(whole.kept[-1], Eyes(None)) == match.view(None)
    assert list(whole.match.events) == match.events


def test_the_cost_of_a_moment_does_not_grow_with_its_number() -> None:
    whole = Moments(played(("marquise", "eyrie", "alliance", "vagabond", "hundreds", "lizards")).record())
    assert whole.last > 900
    whole.show(0, Eyes(None), "en")

    def cost(numbers: range) -> float:
        began = time.process_time()
        for number in numbers:
            whole._log(number, Eyes(None), whole.game.words("en"), whole._view(whole.kept[number], Eyes(None)))
        return time.process_time() - began

    early, late = cost(range(100, 200)), cost(range(whole.last - 100, whole.last))
    assert late < 4 * early


def test_replays_in_memory_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(BOTS).record()
    replays = Replays()
    monkeypatch.setattr(moments, "MOST", 2 * Moments(record).last + 10)
    for name in ("a", "b", "a", "c"):
        replays._play(name, 0, record)
    assert list(replays.kept) == ["a", "c"]


def step(visitor: Visitor, match: str, number: int, eyes: str = "none") -> dict[str, Any]:
    found: dict[str, Any] = visitor.get(f"/t/{match}/moment/{number}.json", params={"eyes": eyes}).json()
    return found


def test_a_table_of_bots_can_be_watched_from_the_start(table: Table, anna: Visitor, boris: Visitor) -> None:
    match = anna.open(seats=BOTS)
    table.wait(lambda: table.live(match).row.status == "over")
    assert f'href="/t/{match}/replay#0"' in anna.get(f"/t/{match}").text
    page = boris.get(f"/t/{match}/replay").text
    assert "Mechanical Marquise" in page
    last = step(boris, match, 0)["last"]
    shown = [step(boris, match, number) for number in range(12)]
    assert [moment["number"] for moment in shown] == list(range(12))
    assert shown[5]["board"] != shown[11]["board"]
    assert f'max="{last}"' in page
    assert step(boris, match, 10**6)["number"] == last


def test_a_replay_follows_a_running_match(table: Table, anna: Visitor) -> None:
    match = anna.open("me", seats=("eyrie", "bot:marquise", "bot:alliance"))
    talk = anna.talk(match, 0)
    play_on([talk], 6, random.Random(3))
    first = step(anna, match, 0, "0")["last"]
    play_on([talk], 6, random.Random(3))
    assert step(anna, match, 10**6, "0")["last"] > first
    assert step(anna, match, 10**6, "0")["decisions"] == 12


def test_a_narrow_screen_gets_a_narrow_picture(table: Table, anna: Visitor) -> None:
    match = anna.open(seats=BOTS)
    wide = anna.get(f"/t/{match}/moment/9.json?eyes=none").json()
    narrow = anna.get(f"/t/{match}/moment/9.json?eyes=none&picture=narrow").json()
    assert wide["log"] == narrow["log"]
    assert wide["board"] != narrow["board"]
