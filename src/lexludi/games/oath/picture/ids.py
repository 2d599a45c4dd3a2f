"""The ids of the picture: those that lead to an option, and those where something happened."""

from __future__ import annotations

from lexludi.games.oath.rules import events as e
from lexludi.games.oath.rules import options as o
from lexludi.games.oath.rules import prompts as p
from lexludi.games.oath.rules.box.codes import AS_ADVISER, FACEDOWN, OFF_MAP, SITES
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.parts.options import At, Card, Count, Whom


def path(view: View, ask: Ask, option: Option) -> tuple[str, ...]:
    """From where one clicks to what is chosen; empty for a button."""
    match option:
        case At(place):
            return (place_id(place),)
        case Whom(seat):  # the bandits have no board
            return (f"seat-{seat}",) if seat < len(view["seats"]) else ()
        case Count(count):
            return (f"count-{count}",)
        case Card(card) | o.Muster(card):
            return (card_id(view, card),)
        case o.Use(power):
            return (card_id(view, power),)
        case o.Trade(card, gain):
            return card_id(view, card), f"bank-{SUIT[card]}" if gain == 0 else f"stock-{ask.seat}-1"
        case o.Pile(pile):
            return (f"pile-{pile}",)
        case o.Suit(suit):
            return (f"bank-{suit}",)
        case o.Space(space):
            return (f"space-{space}",)
        case o.Facedown(seat, which):
            return (f"facedown-{seat}-{which}",)
        case o.Peek(place, which):
            return (f"space-{which}",) if place == OFF_MAP else (f"relic-{place}-{which}",)
        case o.Warbands(place, count):
            ends = (f"stock-{ask.seat}-2", place_id(place))
            return (*(ends if count > 0 else ends[::-1]), f"count-{abs(count)}")
        case o.Play(way) if way < AS_ADVISER:
            return (place_id(way),)
        case o.Play(way) if way in (AS_ADVISER, FACEDOWN):
            return (f"seat-{ask.seat}",) if way == AS_ADVISER else ()
    return ()


def place_id(place: int) -> str:
    return f"site-{place}" if place < OFF_MAP else f"seat-{place - OFF_MAP}"


def card_id(view: View, card: int) -> str:
    """A card by its number; the power of a site by the slot of the site."""
    if card >= SITES and card - SITES in view["sites"]:
        return f"site-{view['sites'].index(card - SITES)}"
    return f"card-{card}"


def trail(view: View, event: Event) -> tuple[str, ...]:
    """Where something happened: from, to."""
    match event:
        case e.Travelled(_seat, origin, to):
            return (place_id(origin), place_id(to))
        case e.Revealed(slot, _site):
            return (place_id(slot),)
        case e.Marched(_attacker, _defender, at):
            return (place_id(at),)
        case Noted(_seat, what, numbers):
            fields = list(p.note[what].fields.items())
            found = [n for (_name, kind), n in zip(fields, numbers, strict=False) if kind == p.SITE]
            return tuple(place_id(place) for place in found)
    return ()
