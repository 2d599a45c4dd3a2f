"""Secrets on the wire: two players and a spectator of Root, and every frame that any of them gets."""

from __future__ import annotations

import random
import time
from copy import copy
from typing import Any

import msgspec
import pytest

from lexludi.games.root.rules.state import Root
from lexludi.table.matches.bots import Thinkers
from lexludi.table.matches.easel import draw
from lexludi.table.people import notices
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
    news: dict[str, Any] = msgspec.json.decode(voice.news(watcher, seat) or b"")
    del news["now"]
    news["board"] = draw(voice.game, voice.live.match.view(seat), "en", False).parts
    return news


# Pace, presence and notices


@pytest.mark.parametrize("options", [1, 3])
def test_a_thinker_takes_as_long_whatever_it_has_to_choose_from(
    table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch, options: int
) -> None:
    """One option or many, found at once or late: while somebody looks on, the answer comes when the time is up."""
    live = table.live(anna.open())
    talk = anna.talk(live.id, 0)
    thinkers = Thinkers(1, 0.4)
    ask = live.open_ask(0)
    assert ask is not None
    some = copy(ask)
    some.options = ask.options[:options]

    async def at_once(*_: Any) -> list[Any]:
        return live.game.options.encode(some.options[0])

    monkeypatch.setattr(live, "open_ask", lambda seat: some)
    monkeypatch.setattr(thinkers, "_think", at_once)
    began = time.monotonic()
    table.run(thinkers.choose(live, 0, "search"))
    assert 0.4 <= time.monotonic() - began < 1.4
    talk.close()


def test_a_notice_says_the_same_whatever_anybody_holds(
    table: Table, anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what it says nor when it comes depends on the state: guess it anew, and the same notice goes out."""
    from lexludi.kernel.chance import Chance

    sent: list[Any] = []
    monkeypatch.setattr(notices, "send", lambda config, user, *said: sent.append((user.id, *said)))
    match = anna.open("me", "open")
    boris.sit(match, 1)
    live = table.live(match)
    for guest in (anna, boris):
        guest.post("/account/settings", hook="https://example.org/hook")
    table.wait(lambda: not live.watchers)
    course = live.course
    assert course is not None
    course.asked_at = time.time() - 1000
    truth = course.match.state
    for world in ("truth", "one", "other"):
        course.match.state = truth.copy()
        if world != "truth":
            course.match.state.imagine(1, Chance.of(world))
        for seat in (0, 1):
            table.run(live.change_chair(seat, noticed=0.0))
        table.run(notices.remind(table.site.store, table.site.config, live, time.time()))
    course.match.state = truth
    assert len(sent) == 3
    assert len(set(sent)) == 1


def test_presence_and_clocks_are_told_from_rows_and_sockets_alone(table: Table, anna: Visitor, boris: Visitor) -> None:
    """Chairs and clocks of one's news are the same in every world that one cannot tell from this one."""
    from lexludi.kernel.chance import Chance
    from lexludi.table.matches.live import Watcher
    from lexludi.table.matches.messages import Voice

    match = anna.open("me", "open", clock="10m+10s")
    boris.sit(match, 1)
    talks = [anna.talk(match, 0), boris.talk(match, 1)]
    live, chance = table.live(match), random.Random(2)
    for turn in range(8):
        play_on(talks, 1, chance)
        course = live.course
        assert course is not None
        truth, told = course.match.state, []
        for world in range(3):
            course.match.state = truth.copy()
            if world:
                course.match.state.imagine(None, Chance.of(f"{turn} {world}"))
            news = Voice(live, "en").news(Watcher(None, "", (), "en"), None)
            known = msgspec.json.decode(news or b"")
            told.append({name: known[name] for name in ("chairs", "clock", "asked", "turn")})
        course.match.state = truth
        assert told[0] == told[1] == told[2]
