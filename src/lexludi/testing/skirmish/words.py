"""Skirmish in words, in both languages. Names stand alone, so that no sentence has to decline them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lexludi.kernel.about import About, LineUp, Seat
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event, Result
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.prompts import Kind
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.parts.options import Card
from lexludi.speech import Names, Speak, SpokenWords, Telling
from lexludi.testing.skirmish.events import Bid, Discarded, Drew, Fortified, Fought, Marched, Recruited
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit
from lexludi.testing.skirmish.prompts import COUNT, FIELD, SEAT, prompt, reason
from lexludi.testing.skirmish.rules import FIELDS, GOAL, SEATS, is_ambush

CATALOGUES: Final = Path(__file__).parent / "locale"
COLOURS: Final = {"red": "#b3261e", "blue": "#1f5fa8", "green": "#2e7d32", "gold": "#9a6b00"}
NAMES: Final = {"red": N_("Red"), "blue": N_("Blue"), "green": N_("Green"), "gold": N_("Gold")}
ENDINGS: Final = {"points": N_("Victory by points: {who}."), "rounds": N_("Most points after the last round: {who}.")}


class SkirmishWords(SpokenWords[Names]):
    def __init__(self, code: str) -> None:
        super().__init__(Names(code, CATALOGUES), prompt, reason)

    def telling(self, view: View) -> Telling[Names]:
        kinds: dict[Kind, Speak[Names]] = {
            FIELD: lambda names, view, n: n,
            SEAT: lambda names, view, n: self.seat(view, n),
            COUNT: lambda names, view, n: n,
        }
        return Telling(kinds, self.names, view)

    def name(self, typed: str) -> str:
        """A seat as it was named: the four colours have names in each language."""
        return self.gettext(NAMES[typed]) if typed in NAMES else typed

    def seat(self, view: View, seat: int) -> str:
        return self.name(super().seat(view, seat))

    def card(self, card: int) -> str:
        return self.gettext("ambush {n}", n=card) if is_ambush(card) else self.gettext("card {n}", n=card)

    def option(self, view: View, ask: Ask, option: Option) -> str:
        _ = self.gettext
        match option:
            case Pass():
                return self.passing(ask)
            case March(origin=origin, to=to, count=count):
                return _("March from field {origin} to {to}: {n}", origin=origin, to=to, n=count)
            case Attack(at=at, enemy=enemy):
                return _("Attack on field {at}: {seat}", at=at, seat=self.seat(view, enemy))
            case Recruit():
                return _("Recruit")
            case Fortify(at=at):
                return _("Build a fort on field {at}", at=at)
            case Card(card=card):
                return self.card(card).capitalize()
        return super().option(view, ask, option)

    def event(self, view: View, event: Event) -> str:
        _ = self.gettext
        match event:
            case Marched(seat=seat, origin=origin, to=to, count=count):
                who = self.seat(view, seat)
                return _("{who}: march from field {origin} to {to} ({n}).", who=who, origin=origin, to=to, n=count)
            case Fought(seat=seat, enemy=enemy, at=at, dice=(high, low)):
                return _(
                    "{who}: attack on {enemy}, field {at}; the dice show {high} and {low}.",
                    who=self.seat(view, seat), enemy=self.seat(view, enemy), at=at, high=high, low=low,
                )  # fmt: skip
            case Recruited(seat=seat, count=count):
                return _("{who}: recruits ({n}).", who=self.seat(view, seat), n=count)
            case Fortified(seat=seat, at=at):
                return _("{who}: a fort on field {at}.", who=self.seat(view, seat), at=at)
            case Drew(seat=seat, card=-1):
                return _("{who}: draws a card.", who=self.seat(view, seat))
            case Drew(seat=seat, card=card):
                return _("{who}: draws {card}.", who=self.seat(view, seat), card=self.card(card))
            case Discarded(seat=seat, card=card):
                return _("{who}: discards {card}.", who=self.seat(view, seat), card=self.card(card))
            case Bid(cards=cards):
                shown = [self.card(card) if card >= 0 else "-" for card in cards]
                bids = ", ".join(f"{self.seat(view, seat)} {card}" for seat, card in enumerate(shown))
                return _("Bids: {bids}.", bids=bids)
        return super().event(view, event)

    def result(self, view: View, result: Result) -> str:
        return self.gettext(ENDINGS[result.how], who=", ".join(self.seat(view, seat) for seat in result.winners))

    def text(self, view: View, width: int = 96) -> str:
        """Who stands on which field, and how everybody fares."""
        lines = [self.gettext("Round {n}", n=view["round"])]
        for at in range(FIELDS):
            armies = [
                f"{self.seat(view, seat)} {soldiers[at]}{'^' * forts[at]}"
                for seat, (soldiers, forts) in enumerate(zip(view["soldiers"], view["forts"], strict=True))
                if soldiers[at] or forts[at]
            ]
            lines.append(self.gettext("Field {at}: {armies}", at=at, armies=", ".join(armies) or "-"))
        for seat, hand in enumerate(view["hands"]):
            cards = ", ".join(self.card(card) if card >= 0 else "?" for card in hand)
            has = {"who": self.seat(view, seat), "points": view["points"][seat], "reserve": view["reserve"][seat]}
            lines.append(self.gettext("{who}: points {points}, in reserve {reserve}; {cards}", cards=cards, **has))
        return "\n".join(lines)


@cache
def words(code: str) -> SkirmishWords:
    return SkirmishWords(code)


def about(code: str) -> About:
    said = words(code)
    return About(
        name="skirmish",
        title="Skirmish",
        blurb=said.gettext("A small war on twelve fields: hidden hands, secret bids and dice. It tries the engine."),
        seats=tuple(Seat(name, said.name(name), colour=colour) for name, colour in COLOURS.items()),
        usual=SEATS[:2],
        line_ups=(
            LineUp(
                said.gettext("All four colours"),
                said.gettext("You play Red, bots the other three; the first with {n} points wins.", n=GOAL),
                SEATS,
            ),
        ),
    )
