"""What goes over a socket: requests of a client, each validated, and the news a watcher gets, from views only."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec

from lexludi import law as laws
from lexludi.draw import plain
from lexludi.kernel.ask import Ask
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.locale import language
from lexludi.table.live import ITSELF, Live, Watcher

LONGEST_REQUEST = 4096
LONGEST_REMARK = 500
DRAWN = 24
"""Boards of one moment kept for further watchers."""
MANY = 40
"""Beyond so many options it is not tried out which of them can be undone."""


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Make a choice: at decision `number`, for `seat`."""

    number: int
    seat: int
    option: list[Any]


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

    `picture` asks for boards: "wide", "narrow", or "" for none; with a board comes which choices are final.
    """

    seat: int | None = None
    picture: Literal["", "wide", "narrow"] = ""
    since: int = 0


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """What is not possible now, and which rule forbids it."""

    seat: int


Request = Choose | Undo | Say | Stand | Look | Why
decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def rule(game: str, number: str, lang: str) -> dict[str, str] | None:
    """A rule as a client shows it."""
    found = laws.find(game, number)
    if found is None:
        return None
    return {"number": number, "title": found.title(lang), "text": found.text(lang)}


def final(match: Match, seat: int, option: Option) -> bool:
    """Whether choosing this can no longer be undone: chance speaks, or a secret comes out."""
    tried = match.clone()
    tried.choose(option, seat)
    return not tried.can_undo


class Voice:
    """Turns what one seat may see of a match into a client's words, boards and choices."""

    def __init__(self, live: Live, lang: str) -> None:
        self.live = live
        self.lang = lang
        self.game = live.game
        self.words = self.game.words(lang)
        self.speech = language(lang)
        about = self.game.about(lang)
        self.called = [about.called(seat) for seat in live.origin.seats]
        """What people call who sits where."""

    def news(self, watcher: Watcher, seat: int | None, picture: str) -> dict[str, Any]:
        """Everything that changed since the watcher last heard."""
        live = self.live
        message: dict[str, Any] = {
            "type": "news",
            "number": live.number,
            "status": live.row.status,
            "seat": seat,
            "chairs": self.chairs(),
            "remarks": [remark for remark in live.remarks if remark.id > watcher.heard],
            "clock": {"text": live.row.clock, "asked": live.asked_at, "now": time.time()},
        }
        watcher.heard = live.remarks[-1].id if live.remarks else 0
        match = live.match
        if match is None:
            return message
        view = match.view(seat)
        message["log_from"] = watcher.sent
        message["log"] = self.log(match, view, seat, watcher.sent)
        watcher.sent = len(match.events)
        message["turn"] = live.turn()
        message["scores"] = self.game.scores(view, self.lang)
        message["asked"] = [self.asked(view, ask) for ask in match.asks]
        message["result"] = self.result(match, view)
        if seat is not None:
            message["mine"] = self.mine(match, view, seat, picture != "")
            why = match.why_not_undo(seat)
            message["undo"] = {"can": why is None, "why": "" if why is None else self.speech.gettext(why)}
            standing = live.standing(seat)
            message["standing"] = None if standing is None else msgspec.to_builtins(standing)
        if picture:
            message["board"] = self.board(view, seat, picture)
        return message

    def board(self, view: dict[str, Any], seat: int | None, picture: str) -> str:
        """The game's own drawing of a view, made once for all who see the same."""
        key = (self.live.number, seat, self.lang, picture)
        drawn = self.live.drawn.get(key)
        if drawn is None:
            if len(self.live.drawn) > DRAWN or any(k[0] != self.live.number for k in self.live.drawn):
                self.live.drawn.clear()
            drawn = self.live.drawn[key] = plain.picture(self.game, view, self.lang, picture == "narrow")
        return drawn

    def chairs(self) -> list[dict[str, Any]]:
        live = self.live
        return [
            {
                "seat": c.seat,
                "faction": self.called[c.seat],
                "name": c.name or c.agent or "",
                "itself": c.agent == ITSELF,
                "agent": c.agent,
                "standin": c.standin,
                "free": not (c.user or c.agent),
                "present": live.present(c.seat) or bool(c.agent),
                "left": live.left(c.seat),
            }
            for c in live.chairs
        ]

    def log(self, match: Match, view: dict[str, Any], seat: int | None, since: int) -> list[dict[str, Any]]:
        lines = []
        for number in range(since, len(match.events)):
            event = match.events[number].seen_by(seat)
            if event is None:
                continue
            lines.append(
                {
                    "n": number,
                    "text": self.words.event(view, event),
                    "law": event.rule,
                    "against": seat is not None and event.against(seat),
                    "trail": list(self.game.trail(view, event)),
                    "turn": event.turn,
                    "reason": event.reason,
                }
            )
        return lines

    def asked(self, view: dict[str, Any], ask: Ask) -> dict[str, Any]:
        """Who is asked; what, only that seat learns (`mine`)."""
        return {"seat": ask.seat, "who": self.words.seat(view, ask.seat)}

    def mine(self, match: Match, view: dict[str, Any], seat: int, careful: bool) -> dict[str, Any] | None:
        """What the seat is asked. Only for careful readers is it tried out which choices are final."""
        ask = next((a for a in match.asks if a.seat == seat), None)
        if ask is None:
            return None
        options = []
        careful = careful and len(ask.options) <= MANY
        encode = self.game.options.encode
        for option in ask.options:
            options.append(
                {
                    "option": encode(option),
                    "text": self.words.option(view, ask, option),
                    "path": list(self.game.path(view, ask, option)),
                    "final": careful and final(match, seat, option),
                }
            )
        return {
            "prompt": ask.prompt,
            "text": self.words.prompt(view, ask),
            "rule": rule(self.game.name, ask.law, self.lang),
            "options": options,
        }

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
            }
            for refusal in match.refusals(seat)
        ]

    def result(self, match: Match, view: dict[str, Any]) -> dict[str, Any] | None:
        if match.result is None:
            return None
        return {**match.result.plain(), "text": self.words.result(view, match.result)}
