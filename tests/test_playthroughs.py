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
