"""Law 9.4: what each seat may know of a match, and guesses at what it may not."""

from __future__ import annotations

from typing import Any

from lexludi.games.oath.rules.box.codes import NOBODY, OATHS, PHASES, RELICS, SITES, SLOTS, VISIONS
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.chance import Chance
from lexludi.parts.moments import bits

DENIZEN_BACK = -1
VISION_BACK = -2
"""What is seen of a facedown card: Visions have backs of their own."""
GONE = -2
"""An uncovered space of the Reliquary."""


def is_vision(card: int) -> bool:
    return VISIONS <= card < RELICS


def back(card: int) -> int:
    return VISION_BACK if is_vision(card) else DENIZEN_BACK


def view(s: Oath, seat: int | None) -> dict[str, Any]:
    """All that lies faceup, all backs, and what the seat has looked at; not how many cards the world deck has."""
    setting = s.setting
    return {
        "game": "oath",
        "seats": list(setting.seats),
        "oath": OATHS[setting.oath],
        "law": setting.law,
        "round": s.round,
        "active": s.active,
        "phase": PHASES[s.phase],
        "acting": s.acting,
        "citizens": s.citizen.copy(),
        "pawns": s.pawn.copy(),
        "supply": s.supply.copy(),
        "favor": s.favor.copy(),
        "secrets": s.secrets.copy(),
        "turned": s.turned.copy(),
        "boards": s.board.copy(),
        "bank": s.bank.copy(),
        "force": [row.copy() for row in s.force],
        "advisers": [row.copy() for row in s.advisers],
        "facedown": [[seen(s, seat, p, card) for card in s.hidden[p]] for p in range(s.players)],
        "drawn": [[card if p == seat else back(card) for card in s.drawn[p]] for p in range(s.players)],
        "visions": s.vision.copy(),
        "relics": [row.copy() for row in s.relics],
        "sites": [s.sites[slot] if sees_site(s, seat, slot) else NOBODY for slot in SLOTS],
        "faceup": [s.faceup(slot) for slot in SLOTS],
        "cards": [row.copy() for row in s.cards],
        "buried": [[relic if knows(s, seat, relic) else NOBODY for relic in row] for row in s.buried],
        "site_favor": s.site_favor.copy(),
        "site_secrets": s.site_secrets.copy(),
        "banks": s.banks.copy(),
        "treasury": s.treasury,
        "holders": s.holder.copy(),
        "tokens": s.tokens.copy(),
        "mob": s.mob,
        "deck_top": back(s.deck[-1]) if s.deck else 0,
        "discards": [[back(card) for card in pile] for pile in s.discards],
        "relic_deck": len(s.relic_deck),
        "reliquary": [GONE if relic == NOBODY else relic if knows(s, seat, relic) else NOBODY for relic in s.reliquary],
        "dispossessed": len(s.dispossessed),
        "out": s.out.copy(),
        "visions_drawn": s.visions,
        "oathkeeper": s.oathkeeper,
        "usurper": s.usurper,
        "favor_on": [[card, n] for card, n in sorted(s.favor_on.items())],
        "secrets_on": [[card, n] for card, n in sorted(s.secrets_on.items())],
        "captives": [[card, list(row)] for card, row in sorted(s.captives.items())],
        "used": bits(s.used),
        "rebel": s.rebel,
    }


def knows(s: Oath, seat: int | None, card: int) -> bool:
    return seat is not None and s.knows(seat, card)


def seen(s: Oath, seat: int | None, owner: int, card: int) -> int:
    """A facedown adviser, or its back."""
    return card if seat == owner or knows(s, seat, card) else back(card)


def sees_site(s: Oath, seat: int | None, slot: int) -> bool:
    return s.faceup(slot) or knows(s, seat, SITES + s.sites[slot])


# Guesses


class Unknown:
    """Places where something lies that a seat does not know: rows, and the places in them that are to be dealt anew."""

    def __init__(self, s: Oath, seat: int | None) -> None:
        self.s = s
        self.seat = seat
        self.rows: list[tuple[list[int], int]] = []
        self.cards: list[int] = []

    def add(self, row: list[int], n: int) -> None:
        """This place is unknown."""
        self.rows.append((row, n))
        self.cards.append(row[n])

    def add_row(self, row: list[int], offset: int = 0) -> None:
        for n, card in enumerate(row):
            if card != NOBODY and not knows(self.s, self.seat, card + offset):
                self.add(row, n)

    def deal(self, chance: Chance, offset: int = 0) -> None:
        """Deal them anew; whoever had looked at something has looked at what lies there now."""
        looked = self.s.looked
        before = [looked.pop(row[n] + offset, 0) for row, n in self.rows]
        self.cards.sort()
        chance.shuffle(self.cards)
        for (row, n), card, who in zip(self.rows, self.cards, before, strict=True):
            row[n] = card
            if who:
                looked[card + offset] = who


def imagine(s: Oath, seat: int | None, chance: Chance) -> None:
    """Deal anew what that seat cannot know: denizens and Visions by their backs, relics, and facedown sites."""
    scatter_visions(s, seat, chance)
    denizens, visions = Unknown(s, seat), Unknown(s, seat)
    rows = [s.deck, *s.discards]
    for p in range(s.players):
        if p != seat:
            rows += [s.hidden[p], s.drawn[p]]
    for row in rows:
        for n, card in enumerate(row):
            if not knows(s, seat, card):
                (visions if is_vision(card) else denizens).add(row, n)
    denizens.add_row(s.dispossessed)
    denizens.deal(chance)
    visions.deal(chance)
    relics = Unknown(s, seat)
    for row in (s.relic_deck, *s.buried, s.reliquary):
        relics.add_row(row)
    relics.deal(chance)
    sites = Unknown(s, seat)
    for slot in SLOTS:
        if not sees_site(s, seat, slot):
            sites.add(s.sites, slot)
    for n in range(len(s.box)):
        sites.add(s.box, n)
    sites.deal(chance, SITES)
    s.dispossessed.sort()
    s.box.sort()


def scatter_visions(s: Oath, seat: int | None, chance: Chance) -> None:
    """Nobody knows where in the world deck the Visions lie, but for the top card, whose back is seen."""
    deck = s.deck
    places = [n for n in range(s.deep, len(deck) - 1) if not knows(s, seat, deck[n])]
    cards = [deck[n] for n in places]
    cards.sort()
    chance.shuffle(cards)
    for n, card in zip(places, cards, strict=True):
        deck[n] = card
