"""What goes over a socket: requests of a client, each validated, and the news a watcher gets, from views only.

News tell what changed since the last: a client keeps whatever a message leaves out. Boards come after the news, in
messages of their own: whole (`{"whole": svg, "mark": m}`), or as the parts that differ from the board with the mark
`old`. A client whose board has another mark looks anew.
"""

from __future__ import annotations

import time
from functools import lru_cache, partial
from typing import Any, Literal

import msgspec

from lexludi import law as laws
from lexludi.draw.parts import Drawing, joined
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.locale import language
from lexludi.parts.options import Act
from lexludi.table.matches.common import (
    LINES_KEPT,
    Common,
    Told,
    encoded,
    encoder,
    named,
    told_seat,
    told_standing,
)
from lexludi.table.matches.lessons import lesson
from lexludi.table.matches.live import ITSELF, Live, Watcher, asked
from lexludi.table.matches.memory import Phrase, said
from lexludi.table.matches.strength import strength
from lexludi.table.storage.upgrades import Resumption

LONGEST_REQUEST = 4096
LONGEST_REMARK = 500
COUNT = "count-"
"""How the ids start that stand for a number."""
MANY = 6
"""So many options want short labels."""


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Make a choice: at decision `number`, for `seat`.

    With `careful` a choice that wants a second thought is not made, but answered with what it would bring: one that
    cannot be undone, that begins a moment or sets something off ("final"), or one that ends the turn as well ("turn").
    """

    number: int
    seat: int
    option: list[Any]
    careful: Literal["", "final", "turn"] = ""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    number: int
    seat: int


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    text: str


class Stand(msgspec.Struct, tag="stand", forbid_unknown_fields=True):
    """Answer so whenever that is asked this turn; an empty option takes it back."""

    seat: int
    prompt: str
    option: list[Any]


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Start over with everything: after a reconnection, or with another language or seat.

    `picture` asks for boards: "wide", "narrow", or "" for none. `since` is how much of the log is known.
    """

    seat: int | None = None
    picture: Literal["", "wide", "narrow"] = ""
    since: int = 0


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """What is not possible now, and which rule forbids it."""

    seat: int


Request = Choose | Undo | Say | Stand | Look | Why
decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


@lru_cache(maxsize=4096)
def told_rule(game: str, number: str, lang: str) -> msgspec.Raw:
    """A rule as it stands in a message."""
    return encoded(rule(game, number, lang))


def rule(game: str, number: str, lang: str) -> dict[str, str] | None:
    """A rule as a client shows it."""
    found = laws.find(game, number)
    if found is None:
        return None
    return {"number": number, "title": found.title(lang), "text": found.text(lang)}


def ends(option: Option) -> bool:
    """Whether an option goes on or ends something: its button is always in sight."""
    return isinstance(option, Pass) or (isinstance(option, Act) and option.what.startswith(("end", "stop", "done")))


def board(watcher: Watcher, number: int, drawing: Drawing) -> dict[str, Any] | None:
    """The board for a watcher: what changed on it, all of it if that is new, or nothing at all."""
    old, watcher.drawing = watcher.drawing, drawing
    if old is None:
        return {"type": "board", "number": number, "mark": drawing.mark, "whole": joined(drawing.parts)}
    if old.mark == drawing.mark:
        return None
    parts = drawing.since(old)
    return {"type": "board", "number": number, "mark": drawing.mark, "old": old.mark, "parts": parts}


def is_harmless(event: Event, seats: range) -> bool:
    """Whether it was done to nobody; of most events that is known by their class."""
    return type(event).against is Event.against or not any(event.against(seat) for seat in seats)


class Voice:
    """Turns what one seat may see of a match into a client's words and choices."""

    def __init__(self, live: Live, lang: str) -> None:
        self.live = live
        self.lang = lang
        self.game = live.game
        self.words = self.game.words(lang)
        self.speech = language(lang)
        about = self.game.about(lang)
        self.tutorial = about.tutorial
        self.called = [about.called(seat) for seat in live.origin.seats]
        """What people call who sits where."""
        self.said = said(self.game, lang)

    def news(self, watcher: Watcher, seat: int | None) -> bytes | None:
        """Everything that changed since the watcher last heard, as a message; None if nothing did."""
        live, common = self.live, self.common()
        match, number, since, log = common.match, common.number, watcher.sent, b""
        _, _, situation, own, standing = watcher.parts
        if match is not None:
            stand = (number, seat)
            if watcher.stand != stand:
                watcher.stand = stand
                log = self.log(common, match, seat, since)
                watcher.sent = len(match.events)
                situation = self.situation(common, match)
                if seat is not None:
                    own = self.own(common, match, seat)
            if seat is not None:
                standing = told_standing(live.standing(seat))
        remarks = self.remarks(watcher) if live.remarks else b""
        changed = watcher.learn([self.around(common), told_seat(seat), situation, own, standing], common)
        if not (changed or log or remarks):
            return None
        return b'{"type":"news","number":%d,"now":%.6f%b,"log_from":%d,"log":[%b],"remarks":[%b]}' % (
            number, time.time(), changed, since, log, remarks,
        )  # fmt: skip

    def remarks(self, watcher: Watcher) -> bytes:
        """What was said since the watcher last heard."""
        remarks = self.live.remarks
        new = [encoder.encode(remark) for remark in remarks if remark.id > watcher.heard]
        watcher.heard = remarks[-1].id
        return b",".join(new)

    def common(self) -> Common:
        """The moment as all who read this language are told of it."""
        live = self.live
        found, match, number = live.commons.get(self.lang), live.match, live.number
        if found is None or not found.is_of(match, number):
            found = live.commons[self.lang] = Common(match, number, None if live.row.clock else found)
        return found

    def around(self, common: Common) -> Told:
        """Who sits at the table, and how the clocks run: whatever changes without a decision."""
        live = self.live
        if common.changes != live.changes:
            clock = {"text": live.row.clock, "asked": live.ticks_from() if live.row.clock else 0.0}
            common.around = named(status=live.row.status, chairs=self.chairs(), clock=clock)
            common.changes = live.changes
        return common.around

    def situation(self, common: Common, match: Match) -> Told:
        """How the match stands after a decision, as everybody sees it."""
        told = common.told.get(None)
        if told is None:
            view = common.view(None)
            told = common.told[None] = named(
                turn=self.live.turn(),
                round=self.game.rounds(match.state),
                scores=self.game.scores(view, self.lang),
                asked=[self.asked(view, ask) for ask in match.asks],
                result=self.result(match, view),
            )
        return told

    def own(self, common: Common, match: Match, seat: int) -> Told:
        """What only a seat is told: what it is asked, and whether it may take something back."""
        told = common.told.get(seat)
        if told is None:
            mine, taught = self.mine(common, match, seat), lesson(match, self.tutorial, seat)
            told = self.idle(match.why_not_undo(seat))
            if mine is not None or taught is not None:
                told = {**told, **named(mine=mine, lesson=taught)}
            common.told[seat] = told
        return told

    def idle(self, why: str | None) -> Told:
        """What a seat is told that is asked nothing: whether something may be taken back; if not, why."""
        found = self.said.idles.get(why)
        if found is None:
            undo = {"can": why is None, "why": "" if why is None else self.speech.gettext(why)}
            found = self.said.idles[why] = named(mine=None, lesson=None, undo=undo)
        return found

    def chairs(self) -> list[dict[str, Any]]:
        live, ticks = self.live, bool(self.live.row.clock)
        return [
            {
                "seat": c.seat,
                "faction": self.called[c.seat],
                "name": c.name or c.agent or "",
                "itself": c.agent == ITSELF,
                "agent": c.agent,
                "called": strength(c.agent, self.speech, short=True) if c.agent else "",
                "standin": c.standin,
                "replaced": strength(c.standin, self.speech, short=True) if c.standin else "",
                "free": not (c.user or c.agent),
                "present": live.present(c.seat) or bool(c.agent),
                "left": live.left(c.seat) if ticks else 0.0,
            }
            for c in live.chairs
        ]

    def log(self, common: Common, match: Match, seat: int | None, since: int) -> bytes:
        """The log from an event on. What a seat sees as everybody does, it reads as everybody does."""
        known = common.logs.get(since)
        if known is not None:
            return known
        lines = [encoder.encode(self.went_on(self.live.resumed))] if self.live.resumed is not None and not since else []
        events, alike = match.events, common.alike
        numbers = range(since, len(events))
        for number in numbers:
            line = alike.get(number) or self.heard(common, events[number], number, seat)
            if line:
                lines.append(line)
        log = b",".join(lines)
        if len(numbers) < LINES_KEPT and all(number in alike for number in numbers):
            common.logs[since] = log
        return log

    def heard(self, common: Common, event: Event, number: int, seat: int | None) -> bytes:
        """What a seat reads of an event: a line of its own, that of everybody, or nothing."""
        public = event.seen_by(None)
        seen = event if public is event else event.seen_by(seat)
        if seen is None:
            return b""
        reader = None if seen is public or seen == public else seat
        against = seat is not None and seen.against(seat)
        line = common.line(number, reader, against, partial(self.line, number, common, seen, reader, against))
        if public is event and is_harmless(event, range(len(self.live.chairs))) and len(common.alike) < LINES_KEPT:
            common.alike[number] = line
        return line

    def went_on(self, resumed: Resumption) -> dict[str, Any]:
        """The first line of a log that begins where a match went on under other rules."""
        text = self.speech.gettext(
            "The rules have changed since this match began ({law}). All agreed to go on from here, decision {n}.",
            law=resumed.law, n=resumed.number + 1,
        )  # fmt: skip
        return {"n": -1, "text": text, "law": ""}

    def line(self, number: int, common: Common, event: Event, seat: int | None, against: bool) -> bytes:
        """A line of the log."""
        if seat not in common.scenes:
            common.scenes[seat] = self.words.scene(common.view(seat))
        shelf = self.said.events.shelf(against, common.scenes[seat])
        told = shelf.get(event)
        if told is None:
            told = encoder.encode(self.happened(common.view(seat), event, against))
            self.said.events.keep(shelf, event, told)
        return b'{"n":%d,%b' % (number, told[1:])

    def happened(self, view: View, event: Event, against: bool) -> dict[str, Any]:
        """What a line of the log says; what need not be said is left out."""
        line: dict[str, Any] = {"text": self.words.event(view, event), "law": event.rule}
        if (who := event.who) is not None:
            line["seat"] = who
        if against:
            line["against"] = True
        if trail := self.game.trail(view, event):
            line["trail"] = trail
        if (turn := event.turn) is not None:
            line["turn"] = turn
        if event.reason:
            line["reason"] = True
        if (moment := self.game.after(view, event, self.lang)) is not None:
            line["moment"] = moment
        return line

    def asked(self, view: View, ask: Ask) -> dict[str, Any]:
        """Who is asked; what, only that seat learns (`mine`)."""
        return {"seat": ask.seat, "who": self.words.seat(view, ask.seat)}

    def mine(self, common: Common, match: Match, seat: int) -> dict[str, Any] | None:
        """What the seat is asked."""
        ask = asked(match, seat)
        if ask is None:
            return None
        view = common.view(seat)
        return {
            "prompt": ask.prompt,
            "text": self.words.prompt(view, ask),
            "rule": told_rule(self.game.name, ask.law, self.lang),
            "options": self.options(view, ask),
        }

    def options(self, view: View, ask: Ask) -> list[msgspec.Raw]:
        """Every option: as it is sent back, in words, the way to it on the board, and whether it ends something.

        Where there are many, those that lie at a place or a card have a short label too.
        """
        many = len(ask.options) >= MANY
        told: list[msgspec.Raw] = []
        alike: dict[tuple[str, ...], list[int]] = {}
        shelves: dict[type[Option], dict[Option, Phrase]] = {}
        for n, option in enumerate(ask.options):
            kind = type(option)
            shelf = shelves.get(kind)
            if shelf is None:
                hinge = self.words.hinge(view, ask, kind)
                shelf = shelves[kind] = self.said.options.shelf((kind, ask.prompt, many), hinge)
            phrase = shelf.get(option)
            if phrase is None:
                phrase = self.said.options.keep(shelf, option, self.phrase(view, ask, option, many))
            told.append(phrase.told)
            if phrase.places is not None:
                alike.setdefault(phrase.places, []).append(n)
        for numbers in alike.values():
            if len(numbers) > 1:
                told[numbers[0]] = self.several(view, ask, tuple([ask.options[n] for n in numbers]), many)
        return told

    def phrase(self, view: View, ask: Ask, option: Option, many: bool) -> Phrase:
        """One option, and where it lies among others that differ in a count."""
        one = self.one(view, ask, option, many)
        path = one["path"]
        places = tuple(id for id in path if not id.startswith(COUNT))
        return Phrase(encoded(one), places if len(places) < len(path) else None)

    def one(self, view: View, ask: Ask, option: Option, many: bool) -> dict[str, Any]:
        """One option in words."""
        path, text = self.game.path(view, ask, option), self.words.option(view, ask, option)
        one: dict[str, Any] = {"option": self.game.options.encode(option), "text": text, "path": path}
        if path and many and (brief := self.words.short(view, ask, option)) != text:
            one["short"] = brief
        if ends(option):
            one["ends"] = True
        return one

    def several(self, view: View, ask: Ask, options: tuple[Option, ...], many: bool) -> msgspec.Raw:
        """The first of some options that differ in a count only, with what all of them mean together."""
        kind = type(options[0])
        shelf = self.said.several.shelf((kind, ask.prompt, many), self.words.hinge(view, ask, kind))
        told = shelf.get(options)
        if told is None:
            one = self.one(view, ask, options[0], many)
            one["several"] = self.words.several(view, ask, list(options))
            told = self.said.several.keep(shelf, options, encoded(one))
        return told

    def refusals(self, seat: int) -> list[dict[str, Any]]:
        match = self.live.match
        ask = self.live.open_ask(seat)
        if match is None or ask is None:
            return []
        view = match.view(seat)
        return [
            {
                "text": self.words.option(view, ask, refusal.option),
                "path": list(self.game.path(view, ask, refusal.option)),
                "rule": rule(self.game.name, refusal.law, self.lang),
                "because": self.words.because(view, refusal),
                "plain": self.words.is_plain(refusal),
            }
            for refusal in match.refusals(seat)
        ]

    def result(self, match: Match, view: View) -> dict[str, Any] | None:
        if match.result is None:
            return None
        return {**match.result.plain(), "text": self.words.result(view, match.result)}
