"""Law A: advanced set-up, in which factions are chosen from dealt set-up cards and start in homelands.

A seat called `draft` has no faction yet. Whoever chooses one gets a board, and the match a new `Setting`: the old one
stays as it was for every copy that still has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.root.hirelings import setup as hirelings_setup
from lexludi.games.root.rules.beginning.setup import (
    CHAPTERS,
    CHARACTERS,
    agreed,
    chapter_of,
    check_corners,
    faction_of,
    lay_out,
    new_state,
    setting_of,
    setup_order,
)
from lexludi.games.root.rules.beginning.setup import STEPS as STANDARD_STEPS
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BURROW, DRAFT, FACTIONS, UNDECIDED
from lexludi.games.root.rules.events import DealtSetupCards
from lexludi.games.root.rules.options import Faction
from lexludi.games.root.rules.places.landmarks import landmark_steps
from lexludi.games.root.rules.prompts import COUNT, FACTION, note, prompt, reason
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import which_card
from lexludi.parts.setup import Chosen

HAND: Final = data.common().advanced_hand
KEPT: Final = data.common().advanced_keep
DUEL: Final = 2
"""So many players choose among militant factions only."""
IN_CORNERS: Final = "advanced-corners"
SETUPS: Final = ("standard", "advanced", IN_CORNERS)
"""How factions start: by Law 5.1, by set-up cards (A.8.2), or with the other steps of Law A only (A.8)."""


def advanced(seats: tuple[str, ...], chosen: Chosen, chance: Chance) -> Root:
    """Law A: up to the first choice, with all that follows on the agenda."""
    corners = chosen.word("setup") == IN_CORNERS
    if corners:
        check_corners(seats)
        if DRAFT in seats:
            raise BadSetup("Seats called draft choose set-up cards: their set-up is advanced, not advanced-corners.")
    order = list(range(len(seats)))
    chance.shuffle(order)  # A.4
    s = new_state(agreed(seats, chosen, chance, tuple(order)), chance)
    lay_out(s, "random", chosen.flag("dominance"), HAND)  # A.1, A.7
    s.schedule(
        *landmark_steps(s),
        *hirelings_setup.setup_order(s),
        *(setup_order(s) if corners else faction_steps(s)),
        *(("advanced.hand", seat) for seat in order if not s.setting.bots[seat]),
        ("advanced.shuffle",),
        ("turn", order[0]),
    )
    return s


def faction_steps(s: Root) -> list[tuple[Any, ...]]:
    """Law A.8: bots are set up first; then, from the last player counterclockwise, everybody else (ruling R108)."""
    setting = s.setting
    steps: list[tuple[Any, ...]] = []
    for seat in range(s.players):
        if setting.bots[seat]:
            steps.append((chapter_of(setting.seats[seat]).setup, seat))
    if UNDECIDED in setting.factions:
        steps.append(("advanced.deal",))
    for seat in setting.order[::-1]:
        if not setting.bots[seat]:
            steps.append(("advanced.choose", seat))
    return steps


# A.8.1 The set-up cards


def deal_setup_cards(s: Root) -> None:
    """Law A.8.1: one militant card, then as many of all the others as there are players to choose."""
    militant, insurgent = free_factions(s)
    choosing = s.setting.factions.count(UNDECIDED)
    s.chance.shuffle(militant)
    dealt = [militant.pop()]
    if s.players == DUEL and len(militant) >= choosing:  # A.8.1.I, ruling R107
        insurgent = []
    others = militant + insurgent
    s.chance.shuffle(others)
    dealt += others[:choosing]
    if "vagabond" in dealt:  # A.8.1.III
        dealt[dealt.index("vagabond")] = f"vagabond:{s.chance.pick(list(CHARACTERS))}"
    s.drafting().dealt = tuple(dealt)
    if not is_militant(dealt[-1]) and not any(is_militant(seat) for seat in s.setting.seats):  # A.8.1.II
        s.drafting().locked = dealt[-1]
    s.tell(DealtSetupCards(tuple(faction_of(card) for card in dealt)))


def free_factions(s: Root) -> tuple[list[str], list[str]]:
    """The militant and the insurgent factions that neither play already nor belong to a hireling (Law A.6.5)."""
    taken = [hirelings_setup.excluded(name.removesuffix(hirelings_setup.DEMOTED)) for name in s.setting.hirelings]
    taken += s.setting.factions
    free = [FACTIONS[faction] for faction in CHAPTERS if faction not in taken]
    return [name for name in free if is_militant(name)], [name for name in free if not is_militant(name)]


def is_militant(seat: str) -> bool:
    return data.faction(seat.partition(":")[0]).militant


# A.8.2 Choosing a faction


def choose(s: Root, seat: int) -> Flow[None] | None:
    """Law A.8.2: a faction, which is set up at once; some seats have named theirs."""
    if s.setting.factions[seat] == UNDECIDED:
        return choose_faction(s, seat)
    s.then(chapter_of(s.setting.seats[seat]).homeland, seat)
    return None


FACTION_CHOSEN: Final = note("faction", N_("Player {n} chooses the faction: {faction}."), n=COUNT, faction=FACTION)
LOCKED: Final = reason("locked", N_("it can only be chosen once somebody has chosen a militant faction."))
WHICH_FACTION: Final = prompt("faction", N_("Choose a faction to play."))


def choose_faction(s: Root, seat: int) -> Flow[None]:
    draft = s.drafting()
    menu = Menu(s)
    for card in draft.dealt:
        menu.offer(Faction(faction_of(card)), because("A.8.1.II", LOCKED) if card == draft.locked else None)
    choice = yield menu.ask(seat, WHICH_FACTION, "A.8.2")
    chosen = next(card for card in draft.dealt if faction_of(card) == choice.which)
    draft.dealt = tuple(card for card in draft.dealt if card != chosen)
    if is_militant(chosen):
        draft.locked = ""
    enrol(s, seat, chosen)
    if UNDECIDED not in s.setting.factions:
        draft.dealt, draft.locked = (), ""
    s.note(seat, FACTION_CHOSEN, "A.8.2", n=seat + 1, faction=choice.which)
    s.then(chapter_of(chosen).homeland, seat)


def enrol(s: Root, seat: int, card: str) -> None:
    """A seat plays that faction from now on: it gets its board and its pieces."""
    old = s.setting
    seats = (*old.seats[:seat], card, *old.seats[seat + 1 :])
    setting = setting_of(seats, old.plan.id, old.pack.id, old.landmarks, old.hirelings, old.variants, old.order)
    s.setting = setting
    chapter = chapter_of(card)
    s.boards[seat] = chapter.board(seat)
    s.unpack(seat, chapter.pieces)
    s.ruled[BURROW] = setting.burrower
    s.lay_drawers()


# A.10 Starting hands


KEPT_CARDS: Final = note("kept-cards", N_("{seat} keeps three cards."))
RETURN_CARD: Final = prompt("return-card", N_("Choose a card to put back on the deck ({n} to go)."), n=COUNT)


def choose_hand(s: Root, seat: int) -> Flow[None]:
    """Law A.10: three cards stay, the others go face down on the deck."""
    hand = s.hands[seat]
    while len(hand) > KEPT:
        card = yield from which_card(seat, RETURN_CARD, hand, "A.10", n=len(hand) - KEPT)
        s.out_of_hand(seat, card)
        s.deck.put_on_top(card)
    s.note(seat, KEPT_CARDS, "A.10")


def shuffle_deck(s: Root) -> None:
    """Law A.10."""
    s.deck.shuffle(s.chance)


STEPS: Final[Mapping[str, Any]] = {
    **STANDARD_STEPS,
    "advanced.deal": deal_setup_cards,
    "advanced.choose": choose,
    "advanced.hand": choose_hand,
    "advanced.shuffle": shuffle_deck,
}
