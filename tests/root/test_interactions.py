"""Where factions meet: what one does to another, beyond their own chapters. See docs/root-interactions.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lexludi.games.root.rules.box.codes import GARDEN_FOX, TRADE_POST_FOX
from lexludi.kernel.options import Pass
from lexludi.law import cites, load
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay

law = cites("root")

ROOT = Path(__file__).parent.parent.parent
ROW = re.compile(r"^\| (?P<who>[^|]+) \| (?P<law>[^|]+) \| (?P<what>[^|]+) \| `(?P<test>test_\w+)` \|$", re.MULTILINE)


def turn(seats: str, step: str, *lines: str) -> Table:
    """The first seat about to take a step, with what the lines add."""
    return lay("\n".join(["map: autumn", f"seats: {seats}", f"next: {step} 0; pause 0", *lines]))


def revolt(other: str, *lines: str) -> Table:
    """The Alliance have just revolted in clearing 8."""
    return turn(
        f"alliance {other}", "alliance.birdsong", "active: alliance birdsong",
        "alliance supporters: anvil foxfolk_steel", *lines,
    ).choose(Act("revolt"), Card(8))  # fmt: skip


@law("8.4.1.III", "10.2.5")
def test_a_revolt_against_gardens_frightens_the_faithful() -> None:
    table = revolt("lizards", "8: sympathy, garden_fox 2", "hand lizards: sword bake_sale")
    assert table.s.pieces[GARDEN_FOX][8] == 0
    assert table.hand("lizards") == []
    assert table.points("alliance") == 2


@law("8.4.1.III", "11.2.5.I")
def test_a_revolt_against_a_trade_post_disrupts_trade() -> None:
    table = revolt("riverfolk", "8: sympathy, trade_post_fox", "riverfolk funds: 1 1 1")
    assert table.s.pieces[TRADE_POST_FOX][8] == 0
    assert table.match.view(None)["boards"][1]["funds"][1] == 1


@law("8.4.1.III", "12.2.3")
def test_a_revolt_against_a_market_is_a_failure_of_the_duchy() -> None:
    table = revolt("duchy", "8: sympathy, market", "duchy swayed: captain", "hand duchy: sword")
    assert table.match.view(None)["boards"][1]["swayed"] == []
    assert table.hand("duchy") == []


@law("8.4.1.III", "13.7.4")
def test_a_revolt_against_a_raid_sets_it_off() -> None:
    table = revolt("corvids", "8: sympathy, plot", "corvids plots: 8=raid")
    assert [table.warriors("corvids", at) for at in (4, 7)] == [1, 1]


@law("10.4.3.III", "8.2.4")
def test_a_sanctified_base_is_a_lost_base() -> None:
    table = turn(
        "lizards alliance", "lizards.conspiracies", "active: lizards birdsong", "8: base_fox", "lizards acolytes: 3",
        "alliance supporters: anvil sword", "alliance officers: 2",
    ).choose(Act("sanctify"))  # fmt: skip
    assert table.pieces("garden_fox", 8) == 1
    assert table.match.view(None)["boards"][1]["officers"] == 1
    assert len(table.s.boards[1].cards()) == 1


@law("10.4.3.III", "12.2.3")
def test_a_sanctified_market_is_a_failure_of_the_duchy() -> None:
    table = turn(
        "lizards duchy", "lizards.conspiracies", "active: lizards birdsong", "8: market", "lizards acolytes: 3",
        "duchy swayed: captain",
    ).choose(Act("sanctify"))  # fmt: skip
    assert table.match.view(None)["boards"][1]["swayed"] == []


@law("13.7.1", "8.2.6")
def test_a_bomb_under_sympathy_outrages() -> None:
    table = turn(
        "corvids alliance", "corvids.flip", "active: corvids birdsong", "8: plot, corvids 1, sympathy",
        "corvids plots: 8=bomb", "hand corvids: anvil foxfolk_steel",
    ).choose(At(8))  # fmt: skip
    assert (table.prompt, table.asked) == ("outrage", 0)


@law("13.7.4", "8.2.6")
def test_a_raid_into_sympathy_is_placed_and_outrages_nobody() -> None:
    table = turn(
        "marquise corvids alliance", "marquise.daylight", "active: marquise daylight", "marquise actions: 3",
        "8: marquise 3, plot_raid", "7: sympathy", "hand corvids: sword", "dice: 0 0",
    ).choose(Act("battle"))  # fmt: skip
    table.by("corvids", Pass())  # no ambush
    assert table.warriors("corvids", 7) == 1
    assert table.hand("corvids") == ["sword"]


@law("13.7.2", "12.5.1.V")
def test_no_tunnel_is_dug_into_a_snare() -> None:
    table = turn(
        "duchy corvids", "duchy.assembly", "active: duchy daylight", "burrow: duchy 3", "8: plot_snare",
        "1: plot_snare", "hand duchy: anvil", "duchy actions: 2",
    )  # fmt: skip
    table.choose(Act("dig"))
    assert At(8) not in table.options
    assert At(1) not in table.options


@law("11.2.7.III", "7.2.2")
def test_the_eyrie_win_ties_with_a_buyer_of_mercenaries() -> None:
    table = turn(
        "marquise riverfolk eyrie", "pause", "active: marquise daylight", "mercenaries: marquise",
        "8: marquise 1, riverfolk 2, eyrie 3",
    )  # fmt: skip
    assert table.ruler(8) == "eyrie"


@law("11.2.7.III", "10.2.4")
def test_a_garden_rules_whatever_mercenaries_are_there() -> None:
    table = turn(
        "marquise riverfolk lizards", "pause", "active: marquise daylight", "mercenaries: marquise",
        "8: marquise 3, riverfolk 5, garden_fox",
    )  # fmt: skip
    assert table.ruler(8) == "lizards"


# The table in the docs


def rows() -> list[dict[str, str]]:
    text = (ROOT / "docs" / "root-interactions.md").read_text("utf-8")
    return [match.groupdict() for match in ROW.finditer(text)]


def test_the_table_of_interactions_is_read_whole() -> None:
    text = (ROOT / "docs" / "root-interactions.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith(("| Who", "| ---"))]
    assert len(rows()) == len(lines) > 60


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["test"])
def test_every_interaction_has_a_rule_and_a_test(row: dict[str, str]) -> None:
    for number in row["law"].split(", "):
        assert number in load("root")
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "root").glob("test_*.py"))
    assert f"def {row['test']}(" in sources
