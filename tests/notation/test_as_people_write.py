"""Rootlog as people write it: dice, payments and plots left out, points and ways joined."""

from __future__ import annotations

from collections import Counter

import pytest

from lexludi.games.root.factions.alliance.board import Alliance
from lexludi.games.root.factions.eyrie import Eyrie
from lexludi.games.root.notation import hidden
from lexludi.games.root.notation.actions import Action, Points, Shift
from lexludi.games.root.notation.audit import audit
from lexludi.games.root.notation.books import Loose
from lexludi.games.root.notation.codes import codes
from lexludi.games.root.notation.enter import enter
from lexludi.games.root.notation.parse import parse
from lexludi.games.root.notation.write import root
from lexludi.games.root.rules.box.codes import PLOT_RAID
from tests.notation.games import OPENING

CORVIDS = """
Map: Autumn
Deck: E&P
P: Cy
C: Ann

C:t_k->1/b_s->9/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
P:w->4+8+9

"""


def test_maps_have_two_names_and_whoever_begins_sits_first() -> None:
    log = parse(f"{CORVIDS}C:t->9\nP:#->P\n")
    assert (log.map_name, log.letters) == ("autumn", ("C", "P"))
    assert parse(CORVIDS).letters == ("P", "C")


def test_what_the_riverfolk_begin_with_need_not_be_written() -> None:
    head = OPENING.replace("E: Bob", "E: Bob\nO: Dan").rstrip()
    log = parse(f"{head}\nO:w->4+5+10+11/$_->2\nC:t->9\nE:#->E\nO:2w$->\n")
    assert audit(log) == []


@pytest.mark.parametrize("lost", ["Ew3->", "2Ew3->", "(Ew+w)3->", "(2Ew+w)3->", "(2Ew+2w)3->"])
def test_dice_that_are_not_written_are_found(lost: str) -> None:
    """Two warriors of the Marquise attack six of the Eyrie."""
    outcome = enter(parse(f"{OPENING}C:t->9/w7->3/w11->3/XE3/{lost}/#->C\n"))
    assert (outcome.edited, outcome.exact + outcome.loose) == (0, 3)
    left = [row[3] for row in root(outcome.match).warriors[:2]]
    assert left == [2 - ("2w" in lost) - ("w)" in lost), 6 - 1 - ("2Ew" in lost)]


def test_points_that_are_written_together_are_scored_one_by_one() -> None:
    book: Loose | None = Loose.of([Points("A", 2)])
    for _ in range(2):
        assert book is not None
        book = book.take([Points("A", 1)])
    assert book is not None
    assert book.done()


def test_the_fallen_go_to_the_keep_and_funds_to_the_map_in_one() -> None:
    ways: dict[Shift, tuple[Action, Action]] = {
        Shift(1, "Cw", "3", "4"): (Shift(1, "Cw", "3", ""), Shift(1, "Cw", "", "4")),
        Shift(1, "Ow", "O$", "5"): (Shift(1, "Ow", "", "5"), Shift(1, "Ow", "O$", "")),
    }
    for written, halves in ways.items():
        book = Loose(Counter({written: 1})).take(halves)
        assert book is not None
        assert book.done()
        assert Loose(Counter({written: 1})).take([halves[0], halves[0]]) is None


def test_acolytes_and_committed_funds_need_not_be_written() -> None:
    martyr = Loose.of([Shift(2, "Lw", "9", "")]).take([Shift(2, "Lw", "9", "L$"), Shift(1, "Ow", "O$", "O$_c")])
    assert martyr is not None
    assert martyr.done()


def test_a_plot_is_what_it_turns_out_to_be() -> None:
    log = parse(f"{CORVIDS}C:t->9\nP:w4->/t->4/t->8\nC:t->9\nP:t4<->t8/t8^t_r\n")
    turns, guessed = hidden.solve(log, codes("autumn", "exiles", log.letters))
    laid = [action for action in turns[3].actions if isinstance(action, Shift) and action.thing.startswith("Pt")]
    assert (laid[0], guessed) == (Shift(1, "Pt_r", "", "4"), 7)


def test_a_plot_is_laid_by_the_rules_and_flipped_later() -> None:
    outcome = enter(parse(f"{CORVIDS}C:t->9/#->C\nP:w8->4/w4->/t->4/#->P\nC:t->9/#->C\nP:t4^t_r/++/#->P\n"))
    assert (outcome.edited, outcome.whole) == (0, True), outcome.report
    assert root(outcome.match).pieces[PLOT_RAID][4] == 1


def test_a_card_that_is_shown_is_another_than_those_shown_before() -> None:
    head = OPENING.replace("E: Bob", "E: Bob\nL: Fay").rstrip()
    log = parse(f"{head}\nL:4w+b_f->12/w->8+6+7\nC:t->9\nE:#->E\nL:2B#^\n")
    turns, _ = hidden.solve(log, codes("autumn", "base", log.letters))
    dealt = [action for action in turns[2].actions[:3] if isinstance(action, Shift)]
    assert sum(action.thing.startswith("B#") for action in dealt) == 2


def test_an_edit_reaches_supporters_officers_and_the_decree() -> None:
    head = OPENING.replace("E: Bob", "E: Bob\nA: Eve").rstrip()
    outcome = enter(parse(f"{head}\nA:3#->$\nC:t->9/w9->3\nE:B#E->$_r/w->1\nA:#A->$/w->$/w->5\n"))
    eyrie, alliance = root(outcome.match).boards[1:]
    assert isinstance(eyrie, Eyrie)
    assert isinstance(alliance, Alliance)
    assert (outcome.edited, outcome.whole) == (3, True)
    assert (len(eyrie.decree[0]), len(alliance.supporters), alliance.officers) == (1, 4, 1)
