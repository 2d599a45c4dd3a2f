"""Chronicles: games one after another, kept in files and in save strings."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi import BadSetup, Match
from lexludi.agents import make
from lexludi.cli.app import run
from lexludi.games.oath import GAME
from lexludi.games.oath.chronicle import savestring
from lexludi.games.oath.chronicle.chronicle import Chronicle, Chronicles
from lexludi.games.oath.chronicle.savestring import BadSave
from lexludi.games.oath.chronicle.world import World, world_of, write_world
from lexludi.games.oath.rules.box.codes import EDIFICES, GRAND_SCEPTER, RELICS, VISIONS
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSaga
from tests.oath.test_savestring import LATER, START, TUTORIAL

COLOURS = ("red", "blue", "yellow", "white", "black")


def played(chronicle: Chronicle, seats: tuple[str, ...], agent: str = "random") -> Match:
    match = chronicle.begin(seats, f"test-{chronicle.number}", track=agent != "random")
    player, chance = make(agent), Chance.of(f"player {chronicle.number}")
    while match.ask is not None:
        seat = match.ask.seat
        match.choose(player.choose(match, seat, chance), seat)
    return match


def check(world: World) -> None:
    """What holds after every game (Law 8)."""
    grounds = [ground for ground in world.map if ground is not None]
    cards = [card for ground in grounds for card in ground.cards]
    denizens = [card for card in (*cards, *world.deck) if card < EDIFICES]
    assert len(denizens) == len(set(denizens)) == 54
    assert not set(denizens) & set(world.dispossessed)
    assert sorted(card for card in world.deck if card >= VISIONS) == list(range(VISIONS, VISIONS + 5))
    assert sorted((*world.relics, *(relic for ground in grounds for relic in ground.relics))) == list(
        range(RELICS, GRAND_SCEPTER)
    )
    edifices = [card & ~1 for card in cards if card >= EDIFICES]
    assert len({SUIT[card] for card in edifices}) == len(edifices)
    assert len({ground.site for ground in grounds}) == 8
    assert all(any(ground.faceup for ground in grounds[a:b]) for a, b in ((0, 2), (2, 5), (5, 8)))


def test_thirty_games_in_a_row_keep_the_world_whole_and_go_through_the_string() -> None:
    chronicle = Chronicle.new("Ravens")
    for n in range(30):
        match = played(chronicle, ("chancellor", *COLOURS[: 1 + n % 5]))
        chronicle = chronicle.after(match)
        check(chronicle.world)
        try:
            string = chronicle.string()
        except BadSave:
            assert any(len(ground.cards) + len(ground.relics) > 3 for ground in chronicle.world.map if ground)
            continue
        assert Chronicles().read(string).world == chronicle.world
        assert savestring.write(savestring.read(string)) == string
    assert chronicle.number == 31
    again = Chronicles().loads(chronicle.dumps())
    assert (again.world, again.ages) == (chronicle.world, chronicle.ages)


def test_the_next_match_begins_with_what_the_last_one_left() -> None:
    first = Chronicle.new()
    match = played(first, ("chancellor", "red", "blue"))
    second = first.after(match, ["Ann", "Ben", "Cyd"])
    began = second.begin(["chancellor", "red", "blue"], "2").state
    assert began.setting.oath == second.world.oath
    assert tuple(began.sites) == tuple(ground.site for ground in second.world.map if ground)
    assert second.ages[0].ruler in ("Ann", "Ben", "Cyd")
    assert second.tells("en")[0] == "Empire and Exile"
    assert second.ages[0].ruler in second.tells("en")[2]
    assert second.tells("cs")[1].startswith("Partie 1.")


def test_a_match_can_be_replayed_from_its_record_alone() -> None:
    first = Chronicle.new()
    second = first.after(played(first, ("chancellor", "red")))
    match = played(second, ("chancellor", "red"), "greedy")
    assert Match.replay(match.record()).state.legacy == match.state.legacy


def test_a_chronicle_takes_no_match_but_its_next_and_none_that_is_not_over() -> None:
    chronicle = Chronicle.new()
    with pytest.raises(BadSaga, match="not the next one"):
        chronicle.after(Match.new("oath", ["chancellor", "red"], "1"))
    with pytest.raises(BadSaga, match="no world behind"):
        chronicle.after(chronicle.begin(["chancellor", "red"], "1"))


@pytest.mark.parametrize("text", [START, TUTORIAL, LATER])
def test_a_save_string_is_a_chronicle_to_begin_with(text: str) -> None:
    match = Match.new("oath", ["chancellor", "red", "blue"], "1", chronicle=text)
    assert match.state.setting.oath == savestring.read(text).oath
    assert Chronicles().read(text).number == savestring.read(text).game


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("winter", "There is no chronicle called 'winter'"),
        ("{}", "The chronicle cannot be read"),
        (write_world(world_of("tutorial")).replace('"deck":[6,', '"deck":[6,6,'), "6 is there twice"),
        ('{"oath":7,"map":[]}', "eight sites"),
    ],
)
def test_what_is_no_chronicle_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        Match.new("oath", ["chancellor", "red"], "1", chronicle=text)


def test_the_game_says_that_it_has_chronicles() -> None:
    assert isinstance(GAME.sagas, Chronicles)


def test_a_chronicle_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "ravens.json", tmp_path / "other.json"
    assert run(["chronicle", "new", str(file), "--name", "Ravens"]) == 0
    assert run(["chronicle", "simulate", str(file), "2", "--seats", "chancellor,red"]) == 0
    assert "Game 3 comes next." in capsys.readouterr().out
    assert run(["chronicle", "export", str(file)]) == 0
    string = capsys.readouterr().out.strip()
    assert run(["chronicle", "import", str(other), string]) == 0
    assert run(["--lang", "cs", "chronicle", "show", str(other)]) == 0
    assert "Příště se bude hrát partie 3." in capsys.readouterr().out


def test_the_terminal_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ravens.json"
    file.write_text("{}")
    for arguments, says in (
        (["new", str(file)], "already"),
        (["show", str(file)], "The file holds no chronicle"),
        (["import", str(tmp_path / "new.json"), "zz"], "'zz' is no number"),
        (["new", str(tmp_path / "new.json"), "--game", "root"], "Nothing of root lasts"),
        (["new", str(tmp_path / "new.json"), "--start", "winter"], "no chronicle called 'winter'"),
    ):
        assert run(["chronicle", *arguments]) == 1
        assert says in capsys.readouterr().err
