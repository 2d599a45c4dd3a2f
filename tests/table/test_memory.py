"""What is remembered of options and events is what would be said of them anew."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from lexludi.kernel import catalog
from lexludi.kernel.match import Match
from lexludi.locale import CODES
from lexludi.table.matches.common import Common
from lexludi.table.matches.live import Live
from lexludi.table.matches.memory import Memory, Said, said
from lexludi.table.matches.messages import Voice

GAMES = ("root", "oath", "wall", "harrow", "skirmish")
DECISIONS = 50
HIRED = (
    "warm_sun_prophets-promoted,highway_bandits-promoted,corvid_spies-promoted",
    "flame_bearers-promoted,vault_keepers-demoted,popular_band-promoted",
)


def voice(match: Match, lang: str, memory: Said) -> Voice:
    spoken = Voice(cast("Live", SimpleNamespace(game=match.game, origin=match.origin, match=match)), lang)
    spoken.said = memory
    return spoken


def told(match: Match, lang: str, memory: Said) -> list[Any]:
    """What those who are asked are told of their options, and everybody of what happened."""
    speaker, common = voice(match, lang, memory), Common(match, len(match.history))
    heard: list[Any] = [speaker.options(match.glimpse(ask.seat), ask) for ask in match.asks]
    for seat in (None, *range(len(match.seats))):
        seen = [event.seen_by(seat) for event in match.events[-3:]]
        heard += [speaker.line(n, common, one, seat, False) for n, one in enumerate(seen) if one is not None]
    return heard


def compare(match: Match, lang: str, memory: Said, chance: random.Random, decisions: int) -> None:
    """Play on at random; whatever is remembered is compared with what is said by who remembers nothing."""
    for _ in range(decisions):
        assert told(match, lang, memory) == told(match, lang, Said())
        if match.ask is None:
            break
        ask = chance.choice(match.asks)
        match.choose(chance.choice(ask.options), ask.seat)


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_what_was_said_before_would_be_said_again(game: str, lang: str) -> None:
    chance, memory = random.Random(f"{game} {lang}"), Said()
    for n, setup in enumerate(catalog.game(game).setups(25, 11)):
        compare(Match.set_up(game, setup.seats, f"memory {n}", **setup.options), lang, memory, chance, DECISIONS)


@pytest.mark.parametrize(
    "tables",
    [
        [("vagabond:thief", "vagabond:tinker", "eyrie"), ("vagabond:tinker", "vagabond:ranger", "eyrie")],
        [("eyrie", "alliance", "vagabond:thief"), ("eyrie", "bot:alliance", "vagabond:thief")],
        [("marquise", "corvids", "eyrie")] * 3,
    ],
)
def test_who_plays_is_not_mixed_up(tables: list[tuple[str, ...]]) -> None:
    chance, memory = random.Random(7), Said()
    for n, seats in enumerate(tables):
        compare(Match.set_up("root", seats, f"table {n}"), "en", memory, chance, 150)


def test_hirelings_are_not_mixed_up() -> None:
    chance, memory = random.Random(7), Said()
    for hired in HIRED:
        match = Match.set_up("root", ("marquise", "eyrie", "alliance"), "hired", hirelings=hired)
        compare(match, "en", memory, chance, 200)


def test_a_memory_that_is_full_forgets() -> None:
    memory: Memory[int, str] = Memory(most=10)
    for n in range(1000):
        shelf = memory.shelf(int, n // 4)
        assert memory.keep(shelf, n, str(n)) == str(n)
        assert sum(map(len, memory.shelves.values())) <= 10


def test_what_hinges_on_more_than_anybody_knows_is_not_kept() -> None:
    memory: Memory[int, str] = Memory(most=10)
    memory.keep(memory.shelf(int, ()), 1, "one")
    for n in range(100):
        memory.keep(memory.shelf(int, None), n, "another")
    assert memory.shelf(int, ()) == {1: "one"}


def test_all_who_speak_of_a_game_in_a_language_remember_the_same() -> None:
    root = catalog.game("root")
    assert said(root, "en") is said(root, "en") is not said(root, "cs")
