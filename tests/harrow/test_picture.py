"""The picture: made from views, readable, and with a place for every choice on the board."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from lexludi.games.harrow.rules.box.printed import HEXES
from lexludi.kernel.match import Match

SETUPS = [
    (("protectors", "family"), {"chapter": "1"}),
    (("protectors", "family"), {"chapter": "3"}),
    (("hester", "family", "protectors"), {}),
    (("hester",), {"level": "2"}),
    (("kammi", "family"), {"chapter": "4"}),
    (("protectors", "family", "fae"), {}),
    (("fae", "kammi", "protectors", "hester"), {}),
    (("fae", "hester"), {}),
]


def ids(svg: str) -> set[str]:
    return {element.attrib["id"] for element in ElementTree.fromstring(svg).iter() if "id" in element.attrib}


@pytest.mark.parametrize(("seats", "options"), SETUPS)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_path_leads_over_what_is_drawn(seats: tuple[str, ...], options: dict[str, str], narrow: bool) -> None:
    match = Match.set_up("harrow", seats, "2", **options)
    random, looked = Random(2), 0
    for _ in range(400):
        ask = match.ask
        if ask is None:
            break
        view = match.view(ask.seat)
        wanted = {id_ for option in ask.options for id_ in match.game.path(view, ask, option)}
        if wanted and len(match.history) % 9 == 0:
            svg = match.game.picture(view, "cs", narrow)
            assert svg is not None
            assert {id_ for id_ in wanted if not id_.startswith("count-")} <= ids(svg)
            looked += 1
        match.pick(random.randrange(len(ask.options)))
    assert looked > 4


def test_every_hex_says_what_stands_on_it() -> None:
    match = Match.set_up("harrow", ["protectors", "family"], "2", chapter="1", map="a")
    svg = match.game.picture(match.view(0), "en")
    assert svg is not None
    assert len([id_ for id_ in ids(svg) if id_.startswith("hex-")]) == HEXES
    assert "E8 Plains: Protectors: 3 haints" in svg


def test_what_happened_is_drawn_too() -> None:
    match = Match.set_up("harrow", ["protectors", "family"], "3", chapter="1")
    for _ in range(60):
        assert match.ask is not None
        match.pick(0)
    view = match.view(None)
    svg = match.game.picture(view, "en")
    assert svg is not None
    told = {id_ for event in match.events for id_ in match.game.trail(view, event)}
    assert told
    assert told <= ids(svg)


def test_nobody_sees_the_hand_of_another() -> None:
    match = Match.set_up("harrow", ["hester", "family", "protectors"], "2")
    theirs = {id_ for id_ in ids(match.game.picture(match.view(0), "en") or "") if id_.startswith("witchcraft-")}
    assert len(theirs) == 4
    assert not theirs & ids(match.game.picture(match.view(1), "en") or "")
