"""Secrets on the wire: two players and a spectator of Root, and every frame that any of them gets."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lexludi.games.root.rules.state import Root
from lexludi.table.matches.easel import draw
from tests.table.kit import Table, Visitor, play_on


def hands(table: Table, match: str) -> list[list[int]]:
    found = table.live(match).match
    assert found is not None
    assert isinstance(found.state, Root)
    return [list(hand) for hand in found.state.hands]


@pytest.mark.parametrize("picture", ["", "wide", "narrow"])
def test_nobody_is_ever_sent_anothers_hand(table: Table, anna: Visitor, boris: Visitor, picture: str) -> None:
    """Card by card: what only one hand has held is in no frame of the others until it was played or shown."""
    match = anna.open("me", "open")
    boris.sit(match, 1)
    talks = [anna.talk(match, 0), boris.talk(match, 1)]
    spectator = table.visitor().talk(match, watch=table.live(match).row.watch)
    for talk in (*talks, spectator):
        talk.send(type="look", seat=talk.seat, picture=picture)
        talk.wait("news")
    chance = random.Random(11)
    frames = own = 0
    for _ in range(20):
        before = hands(table, match)
        for talk in (*talks, spectator):
            talk.heard.clear()
        play_on(talks, 1, chance)
        held = hands(table, match)
        kept = [set(before[seat]) & set(held[seat]) for seat in (0, 1)]
        for who, talk in ((0, talks[0]), (1, talks[1]), (None, spectator)):
            talk.drain(0.01)
            frames += len(talk.heard)
            for seat in (0, 1):
                named = sum(names(body, card) for body in talk.heard for card in kept[seat])
                if seat == who:
                    own += named
                else:
                    assert named == 0
    assert frames > 50
    assert own > 3  # one's own cards are there, so the others' would have been found


def names(body: bytes, card: int) -> bool:
    """Whether a frame names a card: as an element of the picture, or on the path to a choice."""
    assert b'"hands"' not in body
    return f'"card-{card}"'.encode() in body.replace(b'\\"', b'"')


def test_the_same_frames_come_whatever_the_others_hold(table: Table, anna: Visitor, boris: Visitor) -> None:
    """What a seat is sent is a function of its view: guess anew all it cannot know, and the message is the same."""
    from lexludi.kernel.chance import Chance
    from lexludi.table.matches.live import Watcher
    from lexludi.table.matches.messages import Voice

    match = anna.open("me", "open")
    boris.sit(match, 1)
    talks = [anna.talk(match, 0), boris.talk(match, 1)]
    chance = random.Random(5)
    live = table.live(match)
    compared = 0
    for turn in range(30):
        play_on(talks, 1, chance)
        assert live.match is not None
        if live.match.ask is None:
            break
        for seat in (0, 1, None):
            asks = live.match.asks
            if any(ask.seat != seat for ask in asks):
                continue
            compared += 1
            truth = told(Voice(live, "en"), Watcher(None, "", (), "en"), seat)
            kept = live.course.match.state  # type: ignore[union-attr]
            guess = kept.copy()
            guess.imagine(seat, Chance.of(f"guess {turn}"))
            live.course.match.state = guess  # type: ignore[union-attr]
            try:
                assert told(Voice(live, "en"), Watcher(None, "", (), "en"), seat) == truth
            finally:
                live.course.match.state = kept  # type: ignore[union-attr]
    assert compared > 10


def told(voice: Any, watcher: Any, seat: int | None) -> dict[str, Any]:
    news: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(voice.news(watcher, seat)))
    del news["now"]
    news["board"] = draw(voice.game, voice.live.match.view(seat), "en", False).parts
    return news
