"""Short labels: what an option means beside the place or card where it begins."""

from __future__ import annotations

from collections import Counter

import pytest

from lexludi.games.root.rules.options import Decree, Move
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.locale import CODES

GAMES = ["root", "oath", "wall", "harrow", "skirmish"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_short_labels_of_a_place_can_be_told_apart(name: str, code: str) -> None:
    game, chance = catalog.game(name), Chance.of("short")
    words = game.words(code)
    for n, setup in enumerate(game.setups(6)):
        match = Match.set_up(name, setup.seats, n, **setup.options)
        while match.asks and len(match.history) < 250:
            ask = chance.pick(match.asks)
            view = match.view(ask.seat)
            told = {(game.path(view, ask, o)[:1], words.option(view, ask, o)): o for o in ask.options}
            short = Counter((place, words.short(view, ask, option)) for (place, _), option in told.items())
            assert max(short.values()) == 1, short.most_common(1)
            match.choose(chance.pick(ask.options), ask.seat)


def shown(code: str) -> list[str]:
    """A march of the Marquise and a card for the Decree, in short."""
    match = Match.set_up("root", ["marquise", "eyrie"], "short")
    words, view = catalog.game("root").words(code), match.view(0)
    ask = Ask(0, "move", [Move(3, 8, 2)], "4.2")
    return [words.short(view, ask, Move(3, 8, 2)), words.short(view, ask, Decree(4, 1))]


def test_a_move_is_how_many_and_where_to() -> None:
    assert shown("en") == ["2 to clearing 8", "Move"]
    assert shown("cs") == ["2 na mýtinu 8", "Pohyb"]
