"""News that are worked out once for several watchers are those that each would be told alone."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexludi.kernel import catalog
from lexludi.kernel.about import Setup
from lexludi.kernel.match import Match
from lexludi.kernel.words import View
from lexludi.locale import CODES
from lexludi.table.matches.common import Common
from lexludi.table.matches.live import Course, Live, Watcher
from lexludi.table.matches.memory import Said
from lexludi.table.matches.messages import Voice
from lexludi.table.storage.decisions import Decision
from lexludi.table.storage.store import ChairRow, MatchRow, Store

GAMES = ("root", "oath", "wall", "harrow")
DECISIONS = 60


class OwnEyes(Common):
    """A moment through the eyes of one seat alone."""

    def __init__(self, match: Match | None, number: int, seat: int | None) -> None:
        super().__init__(match, number)
        self.seat = seat

    def view(self, seat: int | None) -> View:
        return super().view(self.seat)


class Alone(Voice):
    """A voice that tells one seat, remembers nothing that was said before, and keeps nothing for anybody else."""

    def __init__(self, live: Live, lang: str, seat: int | None) -> None:
        super().__init__(live, lang)
        self.seat = seat

    def common(self) -> Common:
        self.said = Said()
        return OwnEyes(self.live.match, self.live.number, self.seat)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'news.sqlite3'}")
    yield store
    store.close()


def begun(store: Store, game: str, setup: Setup) -> Live:
    """A match in memory, with a person at every seat."""
    origin = Match.set_up(game, setup.seats, "news", **setup.options).origin
    row = MatchRow(
        "news", msgspec.json.encode(origin).decode(), "[]", "", "host", "", "running", "", "10m+10s", None, 0, None,
        time.time(), time.time(),
    )  # fmt: skip
    live = Live(store, row, [ChairRow(n, f"user{n}", None, None, "", 600.0, 0.0) for n in range(len(origin.seats))])
    live.course = Course(row, origin, len(origin.seats))
    return live


def heard(voice: Voice, watcher: Watcher, seat: int | None) -> dict[str, Any]:
    news: dict[str, Any] = msgspec.json.decode(voice.news(watcher, seat) or b"")
    return {**news, "now": 0}


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_is_what_each_would_be_told_of_its_own_view(store: Store, game: str, lang: str) -> None:
    chance = random.Random(f"{game} {lang}")
    for setup in catalog.game(game).setups(3, 7):
        live = begun(store, game, setup)
        course = live.course
        assert course is not None
        eyes = [None, *range(len(live.chairs))]
        shared = [(Voice(live, lang), Watcher(None, "", (), lang), seat) for seat in eyes]
        alone = [(Alone(live, lang, seat), Watcher(None, "", (), lang), seat) for seat in eyes]
        for _ in range(DECISIONS):
            assert [heard(*one) for one in shared] == [heard(*one) for one in alone]
            if course.match.ask is None:
                break
            ask = chance.choice(course.match.asks)
            body = msgspec.json.encode(chance.choice(ask.options)).decode()
            live._apply(Decision(live.id, live.number, ask.seat, body, time.time()))
            live.tell()
