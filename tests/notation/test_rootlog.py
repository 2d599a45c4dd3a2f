"""Rootlog: read strictly, counted by its own arithmetic, and played."""

from __future__ import annotations

import pytest

from lexludi import Match
from lexludi.games.root.notation import hidden
from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Craft,
    Fight,
    Flip,
    Guess,
    Mark,
    Points,
    Purge,
    Roll,
    Shift,
    Show,
    Trick,
)
from lexludi.games.root.notation.audit import audit
from lexludi.games.root.notation.codes import codes
from lexludi.games.root.notation.enter import enter
from lexludi.games.root.notation.parse import parse
from lexludi.games.root.notation.rootlog import ROOTLOG
from lexludi.games.root.notation.words import Reader
from lexludi.games.root.notation.write import root, write
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadLog, NoNotation
from lexludi.kernel.replay import verify
from tests.notation.games import HEAD, OPENING

READER = Reader(codes("autumn", "base", ("C", "E", "A", "V", "P", "O")))
WORDS: dict[tuple[str, str], list[Action]] = {
    ("C", "4w10->4"): [Shift(4, "Cw", "10", "4")],
    ("C", "b_s->3"): [Shift(1, "Cb_s", "", "3")],
    ("C", "w->5+6"): [Shift(1, "Cw", "", "5"), Shift(1, "Cw", "", "6")],
    ("C", "(w+2Ew)3->"): [Shift(1, "Cw", "3", ""), Shift(2, "Ew", "3", "")],
    ("C", "F#C->"): [Shift(1, "F#", "C", "")],
    ("A", "(2F+M)#$->"): [Shift(1, "F#", "A$", ""), Shift(1, "F#", "A$", ""), Shift(1, "M#", "A$", "")],
    ("E", "R#cob->E"): [Shift(1, "R#cob", "", "E")],
    ("E", "#cobbler->E"): [Shift(1, "R#cob", "", "E")],
    ("E", "F#taxE->$_m"): [Shift(1, "F#tax", "E", "E$_m")],
    ("E", "#despot->$"): [Mark("E$#", "despot")],
    ("E", "$_->"): [Purge("E")],
    ("E", "XC3F@(2,1)"): [Fight("E", "C", "3"), Ambush("C", "F"), Roll(2, 1)],
    ("C", "Zffavor"): [Craft("C", "F#favor")],
    ("C", "Z%s"): [Craft("C", "%s")],
    ("C", "E--2"): [Points("E", -2)],
    ("C", "^A"): [Show("C", "", "A")],
    ("V", "%sO$->$"): [Shift(1, "%s", "O$", "V$")],
    ("V", "%sde->s+r"): [Shift(1, "%s", "V$de", "V$")],
    ("V", "%r->e"): [Shift(1, "%r", "V$", "V$e")],
    ("V", "%s12->$"): [Shift(1, "%s", "12", "V$")],
    ("V", "$_C+$_E->h"): [Mark("V$_C", "h"), Mark("V$_E", "h")],
    ("O", "$_->3"): [Mark("O$_h", "3"), Mark("O$_r", "3"), Mark("O$_m", "3")],
    ("P", "t4^t_b"): [Flip("Pt_b", "4")],
    ("P", "t12<->t4"): [Trick("12", "4")],
    ("C", "?Pt_e3"): [Guess("Pt_e", "3")],
}


@pytest.mark.parametrize(("faction", "word"), WORDS)
def test_an_action_is_read_with_all_that_its_writer_left_out(faction: str, word: str) -> None:
    assert READER.read(word, faction) == WORDS[faction, word]


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("w->13", "13 is no place"),
        ("3q->4", "3q is no piece, card or item"),
        ("Znothing", "no card is called nothing"),
        ("Zfavor", "favor could be several cards: its suit is missing"),
        ("2Hw3->5", "H does not play"),
        ("hello", "this is no action of the notation"),
    ],
)
def test_what_cannot_be_read_is_named_by_turn_and_action(word: str, why: str) -> None:
    log = parse(f"{OPENING}C:t->9/{word}/++\n")
    assert [str(problem) for problem in log.problems] == [f"1 C: {word}: {why}"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "does not say who plays"),
        ("Map: Fall\nC: Ann\n", "no line Deck"),
        ("Map: Mars\nDeck: Standard\nC: Ann\n", "line 1: Mars is not among Fall, Winter, Lake, Mountain"),
        (f"{HEAD}\nwhatever\n", "line 7 is neither a heading nor a turn"),
    ],
)
def test_a_log_without_its_headings_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadLog, match=why):
        parse(text)


def test_the_ledger_finds_pieces_that_are_not_there() -> None:
    log = parse(f"{OPENING}C:t->9/4w3->5\n")
    assert [str(problem) for problem in audit(log)] == ["1 C: 4w3->5: 3 holds fewer of Cw than are taken from there"]


def test_the_ledger_finds_more_pieces_than_there_are() -> None:
    log = parse(f"{OPENING}C:t->9/30w->9\n")
    assert "more of Cw are on the table than there are" in str(audit(log)[0])


def test_the_ledger_finds_turns_after_the_end() -> None:
    log = parse(f"{OPENING}C:++30\nE:++\n")
    assert "C had enough points to win before" in str(audit(log)[0])


def test_a_log_that_names_no_card_is_played_with_guessed_ones() -> None:
    outcome = enter(parse(f"{OPENING}C:t->9/w9->1/#->C\n"))
    assert [str(remark) for remark in outcome.report] == []
    assert outcome.exact == 3
    assert outcome.guessed == 7
    assert root(outcome.match).warriors[0][1] == 2


def test_a_card_that_was_dealt_unseen_is_the_one_that_is_played_later() -> None:
    log = parse(f"{OPENING}C:t->9/w9->1/#->C\nE:B#sapE->$_r\n")
    turns, guessed = hidden.solve(log, codes("autumn", "base", ("C", "E")))
    assert Shift(1, "B#sap", "", "E") in turns[1].actions[:3]
    assert guessed == 6


def test_a_turn_that_no_rule_allows_is_entered_as_an_edit_and_said() -> None:
    outcome = enter(parse(f"{OPENING}C:t->9/w9->3\n"))
    assert [str(remark) for remark in outcome.report] == [
        "1 C: no legal choices do this; the turn was entered by the arithmetic of the log alone"
    ]
    record = outcome.match.record()
    assert [edit.why for edit in record.edits] == [outcome.report[0].message]
    assert Match.replay(record).position() == outcome.match.position()


def test_a_turn_that_cannot_be_entered_at_all_ends_the_record() -> None:
    outcome = enter(parse(f"{OPENING}C:t->9/$_E->h\n"))
    assert not outcome.whole
    assert "the record ends before this turn" in str(outcome.report[-1])


def test_verify_says_that_chance_was_foretold() -> None:
    outcome = enter(parse(OPENING))
    match = outcome.match
    chance = Chance.of("7")
    while match.ask is not None:
        match.choose(chance.pick(match.ask.options))
    assert "foretold" in (verify(match.record()).failed or "")


def test_what_the_notation_has_no_word_for_is_refused() -> None:
    with pytest.raises(NoNotation, match="no word for the bots"):
        write(Match.set_up("root", ["marquise", "bot:eyrie"], "1").record())
    with pytest.raises(NoNotation, match="no word for landmarks"):
        write(Match.set_up("root", ["marquise", "eyrie"], "1", landmarks="ferry").record())


def test_the_report_speaks_czech() -> None:
    entered = ROOTLOG.read(f"{OPENING}C:t->9/w9->3\n", "cs")
    assert "Tah 1, C: žádné povolené volby k tomu nevedou" in entered.report[0]
