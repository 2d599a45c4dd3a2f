"""The relics of the Keepers: their order in the set-up, and which of two alike is taken."""

from __future__ import annotations

from lexludi import Match
from lexludi.games.root.factions.keepers.board import Keepers
from lexludi.games.root.notation.actions import Action, Shift
from lexludi.games.root.notation.codes import codes
from lexludi.games.root.notation.enter import enter
from lexludi.games.root.notation.ledger import apply
from lexludi.games.root.notation.parse import parse
from lexludi.games.root.notation.scribe import faced
from lexludi.games.root.notation.tables import Table
from lexludi.games.root.notation.words import Reader
from lexludi.games.root.notation.write import root, write
from lexludi.kernel.chance import Chance

CODES = codes("autumn", "base", ("K", "E"))
FOREST = CODES.places[-1]


def relics(match: Match) -> tuple[list[int], list[int]]:
    board = root(match).boards[0]
    assert isinstance(board, Keepers)
    return board.values, board.places


def test_relics_lie_as_they_were_written_and_those_that_look_alike_in_the_same_order() -> None:
    for seed in "123":
        match = Match.set_up("root", ["keepers", "eyrie"], seed)
        chance = Chance.of(seed)
        while match.ask is not None and root(match).number == 0:
            match.choose(chance.pick(match.ask.options))
        text = write(match.record())
        setups = "\n".join(text.splitlines()[:-1])
        assert relics(enter(parse(setups)).match) == relics(match)


def test_a_relic_that_lies_face_up_beside_one_like_it_is_written_so() -> None:
    old, now = Table(), Table()
    old.relics = [("Kt_3_j", FOREST, False), ("Kt_3_j", FOREST, True)]
    went: list[Action] = [Shift(1, "Kt_3_j", FOREST, "5")]
    now.relics = [("Kt_3_j", "5", True), ("Kt_3_j", FOREST, True)]
    assert faced(went, old, now) == went
    now.relics = [("Kt_3_j", FOREST, False), ("Kt_3_j", "5", True)]
    assert faced(went, old, now) == [Shift(1, "Kt_3_j", f"{FOREST}_u", "5")]


def test_a_relic_that_lies_face_up_is_read_and_counted_in_its_forest() -> None:
    action = Reader(CODES).read(f"t_3_j{FOREST}_u->5", "K")[0]
    assert action == Shift(1, "Kt_3_j", f"{FOREST}_u", "5")
    table = Table()
    table.add("Kt_3_j", FOREST)
    assert apply(table, action, CODES) == []
    assert table.things["Kt_3_j", "5"] == 1
    assert table.things["Kt_3_j", FOREST] == 0
