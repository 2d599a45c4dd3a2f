"""The golden playthroughs: whatever changes how a match goes shows here as a diff; `make playthroughs` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.testing.playthrough import Start, playthrough

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_match_goes_as_written(path: Path) -> None:
    golden = path.read_text("utf-8")
    assert playthrough(Start.read(golden)).splitlines() == golden.splitlines()


def test_playthroughs_cover_every_faction_bot_map_deck_landmark_and_hireling() -> None:
    from lexludi.games.root.setups import CARDS, DECKS, LANDMARKS, MAPS, SETTLED, sheets

    setups = [Start.read(path.read_text("utf-8")).setup for path in FILES if path.parent.name == "root"]
    said = " ".join(" ".join(setup.seats) + " " + " ".join(map(str, setup.options.values())) for setup in setups)
    seats = {seat for setup in setups for seat in setup.seats}
    assert {*SETTLED, "draft", "vagabond"} <= seats
    assert {f"bot:{bot}" for bot in sheets()} <= {":".join(seat.split("@")[0].split(":")[:2]) for seat in seats}
    sides = [f"{name}-{side}" for name in CARDS for side in ("promoted", "demoted")]
    assert [name for name in (*MAPS, *DECKS, *LANDMARKS, *sides) if name not in said] == []


def test_playthroughs_cover_every_mode_and_level_of_the_great_wall() -> None:
    setups = [Start.read(path.read_text("utf-8")).setup for path in FILES if path.parent.name == "wall"]
    tables = {(len(setup.seats), setup.options.get("mode", "standard")) for setup in setups}
    assert tables == {(n, "standard") for n in (1, 2, 3, 4)} | {(n, "cooperative") for n in (2, 3, 4)}
    assert {setup.options.get("level") for setup in setups} >= {"normal", "hard", "hardest"}
    assert len(setups) == 20


def test_playthroughs_cover_every_chapter_faction_level_map_and_tree_of_harrow_county() -> None:
    setups = [Start.read(path.read_text("utf-8")).setup for path in FILES if path.parent.name == "harrow"]
    assert {setup.options["chapter"] for setup in setups if "chapter" in setup.options} == set("12345")
    assert {setup.options["level"] for setup in setups if "level" in setup.options} == set("123")
    assert {setup.options["map"] for setup in setups} == {"a", "b"}
    assert "knock" in {setup.options.get("tower") for setup in setups}
    assert {seat for setup in setups for seat in setup.seats} == {"protectors", "family", "kammi", "hester", "fae"}
    assert {len(setup.seats) for setup in setups if "fae" in setup.seats} == {2, 3, 4}
    assert len(setups) == 20
