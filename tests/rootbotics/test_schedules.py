"""Whole turns of the bots: every step of every chapter is reached in a real turn, in the order of the law."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.root.table import Table

law = cites("rootbotics")

TURNS = {
    "marquise": """
        turn
        birdsong bot.order bot.craft window
        daylight bot.marquise.daylight bot.marquise.battle bot.marquise.recruit bot.marquise.build
            bot.marquise.move bot.marquise.blitz bot.marquise.expand bot.marquise.daylight
            bot.marquise.battle bot.marquise.recruit bot.marquise.build bot.marquise.move bot.marquise.blitz
            bot.marquise.expand
        evening bot.marquise.score bot.discard bot.end
    """,
    "eyrie": """
        turn
        birdsong bot.order bot.craft bot.eyrie.decree bot.eyrie.roost window
        daylight bot.eyrie.recruit bot.eyrie.move bot.eyrie.battle bot.eyrie.rage bot.eyrie.build
            bot.eyrie.swoop
        evening bot.eyrie.score bot.end
    """,
    "alliance": """
        turn
        birdsong bot.order bot.craft bot.alliance.revolt bot.alliance.pity window
        daylight bot.alliance.spread bot.alliance.surprise
        evening bot.alliance.organize bot.alliance.recruit bot.alliance.burn bot.discard bot.end
    """,
    "vagabond:thief": """
        turn
        birdsong bot.order bot.craft bot.vagabond.slip window
        daylight bot.vagabond.daylight bot.vagabond.quests
        evening bot.vagabond.rest bot.vagabond.repair bot.discard bot.end
    """,
    "lizards": """
        turn
        birdsong bot.lizards.shop bot.lizards.order bot.lizards.conspire window
        daylight bot.lizards.rituals
        evening bot.lizards.score bot.lizards.scatter bot.lizards.craft bot.lizards.wander bot.end
    """,
    "riverfolk": """
        turn
        birdsong bot.riverfolk.open window bot.riverfolk.stock bot.riverfolk.craft bot.riverfolk.order
            window
        daylight bot.riverfolk.build bot.riverfolk.recruit bot.riverfolk.organize bot.riverfolk.battle
        evening bot.riverfolk.score bot.riverfolk.racketeer bot.riverfolk.discard bot.end
    """,
    "duchy": """
        turn
        birdsong bot.duchy.arm bot.order bot.craft bot.duchy.recruit window
        daylight bot.duchy.dig bot.duchy.battle bot.duchy.build bot.duchy.govern
        evening bot.duchy.rally bot.duchy.score bot.duchy.sway bot.discard bot.end
    """,
    "corvids": """
        turn
        birdsong bot.corvids.favors bot.order bot.craft bot.corvids.recruit bot.corvids.flip window
        daylight bot.corvids.battle bot.corvids.move bot.corvids.plot bot.corvids.thicken
        evening bot.corvids.score bot.discard bot.end
    """,
}


@law(
    "4.4", "4.5", "4.6", "5.4", "5.5", "5.6", "6.4", "6.5", "6.6", "7.4", "7.5", "7.6", "8.4", "8.5", "8.6",
    "9.4", "9.5", "9.6", "10.4", "10.5", "10.6", "11.4", "11.5", "11.6",
)  # fmt: skip
@pytest.mark.parametrize("bot", TURNS)
def test_a_turn_of_a_bot(bot: str) -> None:
    pawn = "pawns: vagabond=5\nvagabond ready: boot 2 sword 1 torch 1" if bot.startswith("vagabond") else ""
    table = Table.watch(f"map: autumn\nseats: bot:{bot} hundreds\n{pawn}\nnext: turn 0; pause 1\n")
    assert table.course[: table.course.index("turn-end")] == TURNS[bot].split()
