"""The picture: everything is drawn, what may not be seen is not, and every click leads somewhere."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from lexludi.games.wall.game import GAME
from lexludi.games.wall.picture.boards import viewer
from lexludi.games.wall.rules.box.codes import NOBODY
from lexludi.games.wall.rules.box.printed import TACTICS
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

BUTTONS = {
    "take-back",
    "mix",
    "stored",
    "donate",
    "use-power",
    "agree",
    "fire",
    "granaries",
    "remitted",
    "sacrifice-advisor",
    "help",
    "omen",
}
"""Prompts whose options are buttons alone."""


def moments(count: int, seed: str) -> list[Match]:
    """Matches at random moments."""
    chance = Chance.of(seed)
    found: list[Match] = []
    for n, setup in enumerate(GAME.setups(count, 3)):
        match = Match.set_up("wall", setup.seats, f"{seed}-{n}", **setup.options)
        for _ in range(chance.below(220)):
            if not match.asks:
                break
            ask = chance.pick(match.asks)
            match.choose(chance.pick(ask.options), ask.seat)
        found.append(match)
    return found


def ids(drawn: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', drawn)


@pytest.mark.parametrize("narrow", [False, True])
def test_every_id_that_leads_to_an_option_is_in_the_picture(narrow: bool) -> None:
    """Every prompt is looked at the first few times that it comes up."""
    seen, led = Counter[str](), Counter[str]()
    chance = Chance.of("ids")
    for n, setup in enumerate(GAME.setups(12, 5)):
        match = Match.set_up("wall", setup.seats, f"ids {n}", **setup.options)
        while match.asks:
            ask = chance.pick(match.asks)
            seen[ask.prompt] += 1
            if len(ask.options) > 1 and seen[ask.prompt] < (5 if led[ask.prompt] else 50):
                view = match.view(ask.seat)
                drawn = set(ids(GAME.picture(view, "en", narrow)))
                paths = [GAME.path(view, ask, option) for option in ask.options]
                assert not [path for path in paths if not set(path) <= drawn], ask
                led[ask.prompt] += any(paths)
            match.choose(chance.pick(ask.options), ask.seat)
    assert {prompt for prompt in seen if not led[prompt]} <= BUTTONS


def test_where_something_happened_is_in_the_picture() -> None:
    seen = 0
    for match in moments(12, "trails"):
        view = match.view(None)
        drawn = set(ids(GAME.picture(view, "en")))
        for event in match.events:
            trail = GAME.trail(view, event)
            seen += bool(trail)
            assert set(trail) <= drawn, event
    assert seen > 50


@pytest.mark.parametrize("narrow", [False, True])
def test_ids_are_there_once(narrow: bool) -> None:
    for match in moments(12, "once"):
        for seat in (None, 0):
            found = ids(GAME.picture(match.view(seat), "cs", narrow))
            assert len(found) == len(set(found))


def test_tactics_are_read_by_who_holds_them_alone() -> None:
    match = next(match for match in moments(12, "hands") if match.state.tactics[0])
    held = TACTICS[match.state.tactics[0][0]]
    assert held.name_en in GAME.picture(match.view(0), "en")
    assert f'id="tactic-{match.state.tactics[0][0]}"' not in GAME.picture(match.view(1), "en")
    assert 'id="own"' not in GAME.picture(match.view(None), "en")


def test_a_view_is_somebodys_or_nobodys() -> None:
    match = moments(1, "eyes")[0]
    assert [viewer(match.view(seat)) for seat in (0, 1, None)] == [0, 1, NOBODY]


def test_what_is_our_own_design_says_so_where_it_is_read() -> None:
    match = Match.set_up("wall", ("dragon", "snake", "monkey"), "ours")
    assert "(Our own design.)" in GAME.picture(match.view(0), "en")
    assert "(Náš vlastní návrh.)" in GAME.picture(match.view(0), "cs")
    liang, archers = (Match.at("wall", f"seats: dragon snake\n{line}\nnext: autumn").view(0) for line in
                      ("general dragon: liang_hongyu", "hordes right: horse_archers/right"))  # fmt: skip
    assert "each supporting advisor.</title>" in GAME.picture(liang, "en")  # what is known is not marked
    assert re.search(r"power \d, honor \d[^<]*\(Our own design\.\)", GAME.picture(archers, "en"))


def test_a_closed_section_takes_little_room_on_a_narrow_screen() -> None:
    drawn = GAME.picture(Match.at("wall", "seats: dragon snake\nnext: autumn").view(None), "en", True)
    closed, open_ = (float(re.findall(rf'id="section-{n}".*?height="([\d.]+)"', drawn, re.DOTALL)[0]) for n in (0, 1))
    assert closed < open_ / 3
