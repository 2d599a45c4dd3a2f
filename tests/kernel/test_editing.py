"""A match that is told its chance, stops before a step, and is edited: all of it kept in its record."""

from __future__ import annotations

import pickle

import pytest

from lexludi import Match, Record, RecordError
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadCall, IllegalChoice, PositionError
from lexludi.kernel.replay import verify
from lexludi.kernel.state import State
from tests.kernel.battlefield import fresh, meeting, play


def at_evening(state: State) -> bool:
    return bool(state.agenda[-1][0] == "evening")


def test_dice_are_foretold_by_their_meaning() -> None:
    chance = Chance.of("7")
    chance.foretell("battle", (3, 0), 0)
    chance.roll(4, 2, "weather")
    assert chance.roll(4, 2, "battle") == [3, 0]


def test_what_is_foretold_waits_for_its_number() -> None:
    chance = Chance.of("7")
    plain = Chance.of("7").roll(4, 1, "battle")
    chance.foretell("battle", (3,), 1)
    assert [chance.roll(4, 1, "battle"), chance.roll(4, 1, "battle")] == [plain, [3]]


def test_dice_that_do_not_exist_cannot_be_foretold() -> None:
    chance = Chance.of("7")
    chance.foretell("battle", (4,), 0)
    with pytest.raises(PositionError, match=r"4.*was foretold where 1 dice of 4 faces"):
        chance.roll(4, 1, "battle")


def test_what_a_shuffle_is_told_comes_off_the_top_first() -> None:
    chance = Chance.of("7")
    chance.foretell("deck", (4, 1, 99, 2), 0)
    cards = list(range(6))
    chance.shuffle(cards, "deck")
    assert (cards.pop(), cards.pop(), cards.pop(), sorted(cards)) == (4, 1, 2, [0, 3, 5])


def test_a_pick_is_foretold_by_what_is_taken() -> None:
    chance = Chance.of("7")
    chance.foretell("card", (30,), 0)
    assert chance.pick([10, 20, 30], "card") == 30


def test_written_chance_knows_what_is_foretold() -> None:
    chance = Chance.of("7")
    chance.foretell("deck", (4, 1), 3)
    assert Chance.read(chance.written()).foretold == (("deck", 3, (4, 1)),)


def test_a_match_stops_before_a_step_and_goes_on() -> None:
    match = meeting()
    match.stops = at_evening
    while not match.stopped:
        match.choose(match.ask.options[0] if match.ask else "")
    assert not match.over
    assert match.state.agenda[-1] == ("evening", 0)
    match.run()
    assert match.ask is not None


def test_a_match_that_has_stopped_asks_nobody() -> None:
    match = meeting()
    match.stops = at_evening
    play(match)
    with pytest.raises(IllegalChoice, match="waits before a step"):
        match.choose("pass")


def test_only_a_stopped_match_is_run() -> None:
    with pytest.raises(BadCall, match="has not"):
        meeting().run()


def test_a_clone_of_a_stopped_match_goes_on_by_itself() -> None:
    match = meeting()
    match.stops = at_evening
    other = play(match).clone()
    other.run()
    assert match.stopped
    assert other.ask is not None


def test_an_edit_changes_the_table_and_is_kept_in_the_record() -> None:
    match = fresh()
    play(match, 10)
    match.edit({"points": "3 5"}, "the markers were knocked over")
    assert match.view(None)["points"] == [3, 5]
    record = Record.read(match.record().write())
    assert record.edits[0].why == "the markers were knocked over"
    assert Match.replay(record).position() == match.position()


def test_an_edit_before_a_step_is_made_there_again() -> None:
    match = fresh()
    match.stops = at_evening
    play(match)
    match.edit({"points": "3 5"})
    match.stops = None
    match.run()
    play(match)
    again = Match.replay(match.record())
    assert (again.events, again.result) == (match.events, match.result)


def test_an_edit_that_makes_no_sense_changes_nothing() -> None:
    match = meeting()
    before = match.position()
    with pytest.raises(PositionError, match="points"):
        match.edit({"points": "many"})
    assert match.position() == before
    assert not match.edits


def test_an_edited_match_is_no_longer_fair() -> None:
    match = fresh()
    match.edit({"points": "3 5"})
    verdict = verify(play(match).record())
    assert not verdict.fair
    assert "edited 1 times" in (verdict.failed or "")


def test_an_edit_where_the_match_never_stands_is_refused() -> None:
    match = fresh()
    match.edit({"points": "3 5"})
    record = match.record()
    record.edits = [type(record.edits[0])(0, 99, {"points": "3 5"})]
    with pytest.raises(RecordError, match="never stands there"):
        Match.replay(record)


def test_what_was_foretold_is_kept_in_the_record() -> None:
    match = fresh()
    match.foretell("deck", 3, 5)
    play(match)
    assert Match.replay(Record.read(match.record().write())).events == match.events


def test_an_edited_match_survives_pickling() -> None:
    match = fresh()
    match.edit({"points": "3 5"})
    assert pickle.loads(pickle.dumps(match)).record() == match.record()


def test_the_same_situation_has_the_same_key() -> None:
    match = play(fresh(), 6)
    other = match.clone()
    assert match.key() == other.key()
    play(other, 1)
    assert match.key() != other.key()


def test_what_was_foretold_is_no_part_of_an_imagined_world() -> None:
    match = Match.new("skirmish", seats=("red", "blue"), seed="3")
    match.foretell("anything", 1, 2)
    assert match.state.chance.foretold
    for track in (False, True):
        assert match.imagine(0, Chance.of("1"), track).state.chance.foretold == ()
