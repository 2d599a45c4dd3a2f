"""What a seat may know, and a guess of what it may not."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.wall.rules.box.codes import SECTIONS
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.winter import defense, onslaught
from lexludi.kernel.chance import Chance
from lexludi.parts.moments import bits
from lexludi.parts.piles import deal_anew

HIDDEN: Final = -1


def view(s: Wall, seat: int | None) -> dict[str, Any]:
    """Law rules.hidden: screens and hands are private, all else is open."""

    def own(rows: list[list[int]]) -> list[list[int]]:
        return [row.copy() if clan == seat else [HIDDEN] * len(row) for clan, row in enumerate(rows)]

    return {
        "seats": list(s.setting.seats),
        "clans": list(s.setting.names),
        "sections": list(s.setting.sections),
        "mode": s.setting.mode,
        "year": s.year,
        "years": s.setting.years,
        "season": s.season,
        "active": s.active,
        "tea": s.tea.copy(),
        "honor": s.honor.copy(),
        "stock": own(s.stock),
        "pool": [row.copy() for row in s.pool],
        "shamed": [row.copy() for row in s.shamed],
        "clerks": s.clerks.copy(),
        "unhired": s.unhired.copy(),
        "overseer": [row.copy() for row in s.overseer],
        "overseer_kind": [row.copy() for row in s.overseer_kind],
        "general": s.general.copy(),
        "advisors": [row.copy() for row in s.advisors],
        "support": [
            [card if clan == seat or n >= s.unseen_support(clan) else HIDDEN for n, card in enumerate(row)]
            for clan, row in enumerate(s.support)
        ],
        "tactics": own(s.tactics),
        "hand": [row.copy() for row in s.hand],
        "spent": [row.copy() for row in s.spent],
        "played": s.played.copy(),
        "claimed": [row.copy() for row in s.claimed],
        "stains": [row.copy() for row in s.stains],
        "wounds": s.wounds.copy(),
        "dealt_generals": own(s.dealt_generals),
        "dealt_advisors": own(s.dealt_advisors),
        "used_in_turn": bits(s.used_in_turn),
        "used_in_year": bits(s.used_in_year),
        "resting": bits(s.resting),
        "track": s.track.copy(),
        "early": s.early,
        "at": [row.copy() for row in s.at],
        "due": s.due,
        "hordes": [[[horde.card, *horde.cover] for horde in row] for row in s.hordes],
        "arrows": [[horde.arrows for horde in row] for row in s.hordes],
        "staged": [[row.copy() for row in rows] for rows in s.staged],
        "firing": [row.copy() for row in s.firing],
        "level": s.level.copy(),
        "barricades": s.barricades.copy(),
        "defense": [defense(s, section) for section in SECTIONS],
        "attack": [onslaught(s, section) for section in SECTIONS],
        "level_of_qin": s.setting.level,
        "demands": s.court.demands.copy(),
        "demand_deck": len(s.court.demand_deck),
        "fulfilled": s.court.fulfilled.copy(),
        "demands_needed": s.setting.demands_needed,
        "events": s.court.events.copy(),
        "event_deck": len(s.court.event_deck),
        "foreseen": s.court.event_deck[::-1][: s.court.foreseen] if seat == s.court.seer else [],
        "sacrificed": [row.copy() for row in s.court.sacrificed],
        "lost_clerks": s.court.lost_clerks.copy(),
        "boxed_advisors": s.court.boxed_advisors.copy(),
        "location_track": s.location_track.copy(),
        "warehouse": s.warehouse.copy(),
        "shame_bank": s.shame_bank,
        "shame_gone": s.shame_gone,
        "offer": s.offer.copy(),
        "artifacts": s.artifacts.copy(),
        "horde_deck": len(s.horde_deck.cards),
        "horde_discards": s.horde_deck.discards.copy(),
        "next_section": s.horde_deck.cards[-1] % len(SECTIONS) if s.horde_deck.cards else HIDDEN,
        "advisor_deck": len(s.advisor_deck.cards),
        "advisor_discards": s.advisor_deck.discards.copy(),
        "tactic_deck": len(s.tactic_deck.cards),
        "tactic_discards": s.tactic_deck.discards.copy(),
    }


def imagine(s: Wall, seat: int | None, chance: Chance) -> None:
    """Deal anew what that seat cannot know. What lies behind a screen was seen going there, and stays."""
    others = [clan for clan in range(s.setting.clans) if clan != seat]
    deal_anew([s.tactics[clan] for clan in others], s.tactic_deck.cards, chance)
    imagine_hordes(s, chance)
    shuffle(s.court.demand_deck, chance)
    known = s.court.foreseen if seat == s.court.seer else 0
    end = len(s.court.event_deck) - known
    unknown = s.court.event_deck[:end]
    shuffle(unknown, chance)
    s.court.event_deck[:end] = unknown
    imagine_advisors(s, others, chance)
    deal_anew([s.dealt_generals[clan] for clan in others], s.boxed_generals, chance)
    s.boxed_generals.sort()


def shuffle(cards: list[int], chance: Chance) -> None:
    """How they lay before does not matter."""
    if cards:
        cards.sort()
        chance.shuffle(cards)


def imagine_hordes(s: Wall, chance: Chance) -> None:
    """The deck; everybody sees the back of its top card."""
    cards = s.horde_deck.cards
    if not cards:
        return
    back = cards[-1] % len(SECTIONS)
    cards.sort()
    chance.shuffle(cards)
    top = next(n for n, card in enumerate(cards) if card % len(SECTIONS) == back)
    cards[top], cards[-1] = cards[-1], cards[top]


def imagine_advisors(s: Wall, others: list[int], chance: Chance) -> None:
    """The deck, what others were dealt, and the first supporting advisors of each."""
    hands = [s.dealt_advisors[clan] for clan in others]
    first = [s.support[clan][: s.unseen_support(clan)] for clan in others]
    deal_anew([*hands, *first], s.advisor_deck.cards, chance)
    for clan, cards in zip(others, first, strict=True):
        s.support[clan][: len(cards)] = cards
