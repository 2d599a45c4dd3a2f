"""Law 5.1: standard set-up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from lexludi.games.root import bots
from lexludi.games.root.bots.sheets import brief, character_name, faction_name, is_bot
from lexludi.games.root.cards import CARDS
from lexludi.games.root.hirelings import setup as hirelings_setup
from lexludi.games.root.rules.board import Undecided
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    CLEARINGS,
    DRAFT,
    FACTIONS,
    ITEMS,
    PIECES,
    PLACES,
    SEATS,
    UNDECIDED,
    VAGABOND,
)
from lexludi.games.root.rules.box.printed import Pack, Plan, pack, plan
from lexludi.games.root.rules.chapter import Chapter, find_chapter
from lexludi.games.root.rules.effects import claim_by_effects
from lexludi.games.root.rules.places.landmarks import STEPS as LANDMARK_STEPS
from lexludi.games.root.rules.places.landmarks import attach, draw_landmarks, landmark_steps, lay_landmarks
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import STEPS as TURN_STEPS
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.parts.piles import Deck
from lexludi.parts.setup import Chosen

CHAPTERS: Final = {faction: find_chapter("factions", name) for faction, name in enumerate(FACTIONS)}
STEPS: Final[Mapping[str, Any]] = {
    **TURN_STEPS,
    **LANDMARK_STEPS,
    **hirelings_setup.STEPS,
    **bots.STEPS,
    **{name: step for chapter in CHAPTERS.values() for name, step in chapter.steps.items()},
}
NO_CHAPTER: Final = Chapter(UNDECIDED, Undecided, "", (), (), (), {})
"""Of a seat that has still to choose its faction (Law A.8)."""
HAND: Final = data.common().starting_hand
MAPS: Final = tuple(data.maps())
DECKS: Final = tuple(data.decks())
CHARACTERS: Final = tuple(data.vagabonds())
FEW: Final = 2
"""With so many humans or fewer there are no dominance cards."""
FEWEST: Final = 2
MOST_IN_CORNERS: Final = 4
IN_CORNERS: Final = tuple(sheet.id for sheet in data.factions().values() if sheet.corner)
"""Factions that start in a corner clearing; more than four of them need advanced set-up (Law 5)."""


def new_setting(
    seats: tuple[str, ...],
    map_name: str,
    deck_name: str,
    landmarks: tuple[str, ...] = (),
    hirelings: tuple[str, ...] = (),
    variants: tuple[str, ...] = (),
    order: tuple[int, ...] = (),
) -> Setting:
    """What never changes in a match with these seats, each a faction such as `eyrie` or `vagabond:thief`."""
    factions = tuple(faction_of(seat) for seat in seats)
    check_seats(seats, factions)
    hirelings_setup.check_sides(hirelings, factions)
    setting = Setting(seats, factions, named_plan(map_name), named_pack(deck_name), hirelings)
    setting.bots = [is_bot(seat) for seat in seats] + [False] * (setting.owners - setting.players)
    bots.adopt(setting, variants)
    for seat, name in enumerate(seats):
        chapter = chapter_of(name)
        sheet = data.faction(faction_name(name))
        setting.troops[seat] = sheet.warriors
        setting.add_phases(chapter.phases)
        counts = {kind.id: kind.count for kind in (*sheet.buildings, *sheet.tokens)}
        for kind in chapter.pieces:
            setting.add_pieces(seat, kind, counts[PIECES[kind]])
        if chapter.listen is not None:
            chapter.listen(setting, seat)
    for card in CARDS:
        if card.effect in setting.pack.effect:
            card.join(setting)
    if setting.moments.strength:
        setting.claims.append(claim_by_effects)
    hirelings_setup.prepare(setting)
    bots.attend(setting)
    attach(setting, landmarks)
    setting.byways = setting.moments.roaming != 0 or any(setting.adjoining)
    setting.seat_players(order or tuple(range(setting.players)))
    return setting


@lru_cache(256)
def setting_of(
    seats: tuple[str, ...],
    map_name: str,
    deck_name: str,
    landmarks: tuple[str, ...] = (),
    hirelings: tuple[str, ...] = (),
    variants: tuple[str, ...] = (),
    order: tuple[int, ...] = (),
) -> Setting:
    """The same, made once: what never changes may be shared by matches."""
    return new_setting(seats, map_name, deck_name, landmarks, hirelings, variants, order)


def chapter_of(seat: str) -> Chapter:
    """The chapter by which a seat plays: a faction's own, or its bot's."""
    if seat == DRAFT:
        return NO_CHAPTER
    chapters = bots.CHAPTERS if is_bot(seat) else CHAPTERS
    return chapters[FACTIONS.index(faction_name(seat))]


def faction_of(seat: str) -> int:
    """The faction that a seat names, human or bot."""
    if seat == DRAFT:
        return UNDECIDED
    if is_bot(seat):
        return FACTIONS.index(brief(seat).faction)
    name, _, character = seat.partition(":")
    playable = [FACTIONS[f] for f in CHAPTERS]
    if name not in playable:
        known = ", ".join(playable)
        raise BadSetup("Root has no faction called {name!r}. Choose from {known}.", name=name, known=known)
    if character and name != "vagabond":
        raise BadSetup("{seat!r}: only the Vagabond has characters.", seat=seat)
    if character and character not in CHARACTERS:
        known = ", ".join(CHARACTERS)
        raise BadSetup("No Vagabond is called {name!r}. Choose from {known}.", name=character, known=known)
    return FACTIONS.index(name)


def check_seats(seats: tuple[str, ...], factions: tuple[int, ...]) -> None:
    """Law 5, 5.1.1, 9.7: two to six players, each faction once, the Vagabond at most twice."""
    if not FEWEST <= len(seats) <= SEATS:
        raise BadSetup("Root is for two to six players, not {n}.", n=len(seats))
    for faction in set(factions) - {UNDECIDED}:
        count = factions.count(faction)
        if faction == VAGABOND and count > 2:
            raise BadSetup("The faction {faction} can play only twice.", faction=FACTIONS[faction])
        if faction != VAGABOND and count > 1:
            raise BadSetup("The faction {faction} can play only once.", faction=FACTIONS[faction])
    if set(factions) == {VAGABOND}:
        raise BadSetup("Vagabonds alone have nobody to aid or to fight: at least one other faction must play.")
    characters = [seat for seat in seats if character_name(seat) and not is_bot(seat)]
    if len(set(characters)) != len(characters):
        raise BadSetup("Two Vagabonds need two different characters.")


def check_corners(seats: tuple[str, ...]) -> None:
    """Law 5: four factions at most start in corners."""
    if sum(faction_name(seat) in IN_CORNERS for seat in seats) > MOST_IN_CORNERS:
        raise BadSetup("Five factions that start in corners need advanced set-up (Law 5).")


def named_plan(name: str) -> Plan:
    if name not in MAPS:
        raise BadSetup("Root has no map called {name!r}. Choose from {known}.", name=name, known=", ".join(MAPS))
    return plan(name)


def named_pack(name: str) -> Pack:
    if name not in DECKS:
        raise BadSetup("Root has no deck called {name!r}. Choose from {known}.", name=name, known=", ".join(DECKS))
    return pack(name)


def new_state(setting: Setting, chance: Chance) -> Root:
    s = Root(setting, chance)
    for seat, name in enumerate(setting.seats):
        chapter = chapter_of(name)
        if setting.bots[seat]:
            s.boards.append(chapter.board(seat, brief(name)))
            s.automatic |= 1 << seat
        else:
            s.boards.append(chapter.board(seat))
    s.boards += hirelings_setup.boards(setting)
    lay_landmarks(s)
    s.lay_drawers()
    s.box = box_of_items()
    hirelings_setup.stock_box(s)
    return s


def box_of_items() -> list[int]:
    """Every item token marked S, and both sets marked R (Law 9.3.4, 9.3.5, 9.7.1)."""
    stock = data.items()
    box = [0] * len(ITEMS)
    for name, count in stock.starting_pool.items():
        box[ITEMS.index(name)] += count
    for name, count in stock.ruin_items.items():
        box[ITEMS.index(name)] += 2 * count
    return box


def standard(seats: tuple[str, ...], chosen: Chosen, chance: Chance) -> Root:
    """Law 5.1: up to the set-up of the factions, which is the first thing on the agenda."""
    check_corners(seats)
    if DRAFT in seats:
        raise BadSetup("Seats called draft choose their factions in advanced set-up: set setup to advanced (Law A).")
    s = new_state(agreed(seats, chosen, chance), chance)
    lay_out(s, chosen.word("suits"), chosen.flag("dominance"), HAND)
    s.schedule(*landmark_steps(s), *hirelings_setup.setup_order(s), *setup_order(s), ("turn", 0))
    return s


def agreed(seats: tuple[str, ...], chosen: Chosen, chance: Chance, order: tuple[int, ...] = ()) -> Setting:
    """What was agreed on, and drawn, for the whole match."""
    hired = hirelings_setup.choose_hirelings(chosen, tuple(faction_of(seat) for seat in seats), chance)
    marks = draw_landmarks(chosen, chance)
    return setting_of(seats, chosen.word("map"), chosen.word("deck"), marks, hired, bots.variants_of(chosen), order)


def lay_out(s: Root, suits: str, dominance: bool, cards: int) -> None:
    """Law 5.1.2 to 5.1.6: everything but the factions; everybody draws so many cards."""
    setting = s.setting
    deal_suits(s, suits)
    build_deck(s, dominance)
    for board in s.boards:
        board.prepare(s)
    for seat in range(s.players):
        if not setting.bots[seat]:
            s.draw(seat, cards)
    for at in setting.plan.ruins:  # 5.1.4
        s.ruined[at] = True
        s.cover_slot(at)
    for name, count in data.items().supply.items():  # 5.1.5
        s.items[ITEMS.index(name)] = count
    hirelings_setup.lay_markers(s)


def deal_suits(s: Root, suits: str) -> None:
    """Printed suits, or markers dealt at random where the map prints none."""
    if s.setting.plan.printed_suits and suits == "printed":
        return
    markers = [n % 3 for n in range(len(CLEARINGS))]
    s.chance.shuffle(markers, "suits")
    s.lay_suits((-1, *markers))


def build_deck(s: Root, dominance: bool) -> None:
    """Law 5.1.3: with two players (or by agreement) without the dominance cards; Law rootbotics 3.4: humans count."""
    cards = s.setting.pack
    everything = range(cards.size)
    humans = s.setting.bots.count(False) - s.setting.owners + s.players
    if (humans <= FEW and not s.setting.bots_dominate) or s.setting.league or not dominance:
        s.removed = [card for card in everything if cards.dominance[card]]
    s.deck = Deck([card for card in everything if card not in s.removed])
    s.deck.shuffle(s.chance)


def setup_order(s: Root) -> list[tuple[str, int]]:
    """Law 5.1.7: bots first, then by the letters of the factions; of two Vagabonds, one at random first (9.7.1)."""
    factions = s.setting.factions
    humans = [not bot for bot in s.setting.bots]
    order = sorted(
        range(s.players), key=lambda seat: (humans[seat], data.factions()[FACTIONS[factions[seat]]].letter, seat)
    )
    wanderers = [seat for seat in order if factions[seat] == VAGABOND and humans[seat]]
    if len(wanderers) == 2 and s.chance.roll(2, 1, "vagabonds")[0]:
        first, second = (order.index(seat) for seat in wanderers)
        order[first], order[second] = order[second], order[first]
    return [(chapter_of(s.setting.seats[seat]).setup, seat) for seat in order]


def reach(seats: tuple[str, ...]) -> tuple[int, int]:
    """Law 5.2: the reach of a line-up, and the least that is recommended for that many players."""
    total = 0
    wanderers = 0
    for seat in seats:
        sheet = data.factions()[FACTIONS[faction_of(seat)]]
        if sheet.id == "vagabond":
            wanderers += 1
        total += sheet.reach if wanderers < 2 or sheet.id != "vagabond" else sheet.reach_second or 0
    return total, data.common().reach_by_players[len(seats)]


__all__ = ["CHAPTERS", "PLACES", "STEPS", "Chapter", "new_state", "reach", "setting_of", "standard"]
