"""What a log leaves to chance, as chance is told it: decks, quests, ruins, relics, the suits of clearings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from lexludi.games.root.factions.hundreds.birdsong import DIE
from lexludi.games.root.factions.keepers.board import ALIKE, PRINTED, TOTAL
from lexludi.games.root.factions.keepers.board import TYPES as RELICS
from lexludi.games.root.notation.actions import Action, Ambush, Craft, MobDie, Purge, Roll, Shift, Turn
from lexludi.games.root.notation.codes import ITEM_LETTERS, RELIC_LETTERS, SUIT_LETTERS, Codes, quest_codes
from lexludi.games.root.notation.parse import Log
from lexludi.games.root.rules.battle import BATTLE_DICE
from lexludi.games.root.rules.beginning.setup import HAND
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS, PLACES
from lexludi.games.root.rules.state import Root
from lexludi.kernel.record import Foretold
from lexludi.parts.piles import DECK

BEFORE = -1
"""Told before the set-up."""


def before_the_match(log: Log, codes: Codes) -> list[Foretold]:
    """What chance is told before the set-up."""
    told = [("suits", log.suits[::-1])] if log.suits else []
    told.append((DECK, tuple(first_deck(log, codes))))
    told.append(("quests", tuple(quest_codes().index(code) for code in quests(log))))
    told.append(("ruins", ruins(log, codes)))
    setups = [turn.faction for turn in log.turns if turn.setup]
    if "G" in setups and "V" in setups:
        told.append(("vagabonds", (int(setups.index("G") < setups.index("V")),)))
    told += relics(log, codes)
    return [Foretold(BEFORE, meaning, 0, values) for meaning, values in told]


def before_a_turn(turn: Turn) -> list[tuple[str, tuple[int, ...]]]:
    """The dice of a turn."""
    told: list[tuple[str, tuple[int, ...]]] = []
    for action in turn.actions:
        if isinstance(action, Roll):
            told.append((BATTLE_DICE, (action.attack, action.defence)))
        elif isinstance(action, MobDie):
            told.append(("mob", (DIE.index(SUIT_LETTERS.index(action.suit)),)))
    return told


# Cards


def hand_dealt(turn: Turn) -> int:
    """How many actions of a set-up say which hand a faction was dealt."""
    count = 0
    for action in turn.actions[:HAND]:
        if not (isinstance(action, Shift) and "#" in action.thing and (action.start, action.to) == ("", turn.faction)):
            break
        count += 1
    return count


def first_deck(log: Log, codes: Codes) -> Iterator[int]:
    """The cards in the order in which they come off the deck, until one is wanted that cannot be there any more."""
    setups = {turn.faction: turn for turn in log.turns if turn.setup}
    hands: list[Action] = []
    for letter in log.letters:
        if letter in setups:
            hands += setups[letter].actions[: hand_dealt(setups[letter])]
    rest = [a for turn in log.turns for a in turn.actions[hand_dealt(turn) if turn.setup else 0 :]]
    pile = [number for numbers in codes.numbers.values() for number in numbers]
    yield from drawn([*hands, *rest], pile, codes)


def drawn(actions: Iterable[Action], pile: list[int], codes: Codes) -> Iterator[int]:
    """Which cards of a pile are drawn by these actions, as long as they can be."""
    left = sorted(pile)
    aside: Counter[str] = Counter()
    decreed: Counter[str] = Counter()
    for action in actions:
        if isinstance(action, Purge):
            aside += decreed
            decreed.clear()
        if not isinstance(action, Shift) or action.thing not in codes.numbers:
            continue
        if is_dominance(action.thing):
            decreed[action.thing] += "$_" in action.to
            aside[action.thing] += not action.to
        if action.start or not action.to:
            continue
        if aside[action.thing]:
            aside[action.thing] -= 1
            continue
        fit = [number for number in codes.numbers[action.thing] if number in left]
        if not fit:
            return
        left.remove(fit[0])
        yield fit[0]


def is_dominance(code: str) -> bool:
    """Whether a card lies down beside the map when it is discarded."""
    return code.endswith("#dom")


class Piles:
    """Where the cards of a match go in the course of a turn, as its log has it."""

    def __init__(self, state: Root, codes: Codes, faction: str) -> None:
        self.codes = codes
        self.deck = state.deck.cards.copy()
        self.discards = state.deck.discards.copy()
        self.aside = state.available.copy()
        self.held = dict(held_cards(state, codes))
        self.souls: list[int] | None = None
        if state.setting.keeps_discards:
            self.souls = state.drawers[state.setting.keeps_discards].cards().copy()
            if faction == "L":
                self.discards += [card for card in self.souls if not is_dominance(codes.card(card))]
                self.aside += [card for card in self.souls if is_dominance(codes.card(card))]
                self.souls = []

    def discard(self, card: int) -> None:
        if self.souls is not None:
            self.souls.append(card)
        elif is_dominance(self.codes.card(card)):
            self.aside.append(card)
        else:
            self.discards.append(card)

    def one_of(self, code: str, there: Iterable[int]) -> int | None:
        """A card of that name among these."""
        return next((card for card in self.codes.numbers.get(code, []) if card in there), None)

    def held_at(self, code: str, place: str) -> int | None:
        return self.one_of(code, {card for card, where in self.held.items() if where == place})

    def follow(self, action: Action) -> None:
        """Do what an action does with cards, unless it draws one."""
        code, place = discarded(action, self.codes)
        if isinstance(action, Purge):
            for held in [held for held, where in self.held.items() if where.startswith(f"{action.faction}$_")]:
                del self.held[held]
                self.discard(held)
        elif code:
            card = self.held_at(code, place)
            if card is not None:
                del self.held[card]
                self.discard(card)
        elif isinstance(action, Craft):
            card = self.held_at(action.what, action.faction)
            if card is not None:
                self.held[card] = f"{action.faction}$"
        elif isinstance(action, Shift) and action.start == "*":
            card = self.one_of(action.thing, self.discards)
            if card is not None:
                self.discards.remove(card)
                self.held[card] = action.to
        elif isinstance(action, Shift) and action.start:
            card = self.held_at(action.thing, action.start)
            if card is not None:
                self.held[card] = action.to

    def takes(self, action: Action) -> bool:
        """Whether an action takes a card from the deck or from beside the map."""
        return isinstance(action, Shift) and action.thing in self.codes.numbers and not action.start and bool(action.to)

    def take(self, action: Shift) -> None:
        """Take a card that lies beside the map, or else from the deck."""
        for pile in (self.aside, self.deck):
            card = self.one_of(action.thing, pile)
            if card is not None:
                pile.remove(card)
                self.held[card] = action.to
                return

    def lying(self) -> list[Action]:
        """What puts the dominance cards where they lie."""
        beside: list[Action] = [Shift(1, self.codes.card(card), "", "") for card in self.aside]
        decreed = [(self.codes.card(card), place) for card, place in self.held.items() if "$_" in place]
        return beside + [Shift(1, code, place[0], place) for code, place in decreed if is_dominance(code)]


def next_deck(state: Root, turn: Turn, later: list[Turn], codes: Codes) -> list[int]:
    """What the deck has on top once it is shuffled in the course of this turn; nothing if it lasts."""
    piles = Piles(state, codes, turn.faction)
    actions = list(turn.actions)
    for n, action in enumerate(actions):
        if not isinstance(action, Shift) or not piles.takes(action):
            piles.follow(action)
            continue
        first = n
        if piles.deck or piles.one_of(action.thing, piles.aside) is not None:
            piles.take(action)
            first = n + 1
        if not piles.deck and (piles.discards or first == n):
            rest = [*actions[first:], *(a for t in later for a in t.actions)]
            return list(drawn([*piles.lying(), *rest], piles.discards, codes))
    return []


def discarded(action: Action, codes: Codes) -> tuple[str, str]:
    """The card that an action discards, and from where."""
    match action:
        case Shift() if action.thing in codes.numbers and action.start and not action.to:
            return action.thing, action.start
        case Ambush():
            return f"{action.suit}#@", action.faction
        case Craft() if action.what in codes.numbers and action.what not in codes.lasting:
            return action.what, action.faction
    return "", ""


def held_cards(state: Root, codes: Codes) -> Iterator[tuple[int, str]]:
    from lexludi.games.root.notation.tables import cards_of

    for seat, letter in enumerate(codes.letters):
        yield from cards_of(state, seat, letter)


# Quests, ruins, relics


def quests(log: Log) -> list[str]:
    """The quests in the order in which they appear."""
    return [a.thing for turn in log.turns for a in turn.actions if isinstance(a, Shift) and a.to == "Q"]


def ruins(log: Log, codes: Codes) -> tuple[int, ...]:
    """The items under the ruins, those of the last ruin first: where the log does not say, any that are left."""
    sets = max(1, sum(letter in "VG" for letter in log.letters))
    items = Counter({ITEMS.index(name): sets * count for name, count in data.items().ruin_items.items()})
    found: defaultdict[str, list[int]] = defaultdict(list)
    laid_out = False
    for turn in log.turns:
        for action in turn.actions:
            if isinstance(action, Shift) and action.thing[0] == "%" and (action.start or action.to).isdigit():
                item = list(ITEM_LETTERS.values()).index(action.thing[1:])
                if action.to.isdigit():
                    laid_out = True
                    found[action.to].append(item)
                elif laid_out:
                    continue
                else:
                    found[action.start].append(item)
                items[item] -= 1
    left = list(items.elements())
    laid: list[int] = []
    for at in codes.plan.ruins:
        there = found[str(at)][:sets]
        while len(there) < sets and left:
            there.append(left.pop())
        laid += there
    return tuple(laid[::-1])


def relics(log: Log, codes: Codes) -> list[tuple[str, tuple[int, ...]]]:
    """Where the relics lie, and their values: the values as printed, so that a relic's number says its value."""
    setup = next((turn for turn in log.turns if turn.setup and turn.faction == "K"), None)
    if setup is None:
        return []
    unused = list(range(TOTAL))
    lying: dict[int, list[int]] = {forest: [] for forest in range(PLACES, codes.plan.size)}
    for action in setup.actions:
        if isinstance(action, Shift) and action.thing[:3] == "Kt_" and "_" in action.to:
            value, kind = int(action.thing[3]), RELIC_LETTERS.index(action.thing[5])
            fit = [r for r in unused if r // ALIKE == kind and PRINTED[r % ALIKE] == value]
            if fit:
                unused.remove(fit[0])
                lying[codes.place_numbers[action.to]].append(fit[0])
    order = [there.pop(0) for there in lying.values() if there]
    rounds: list[tuple[int, ...]] = []
    while any(lying.values()):
        forests = [forest for forest, there in lying.items() if there]
        order += [lying[forest].pop(0) for forest in forests]
        others = [forest for forest in lying if forest not in forests]
        rounds.append((*others, *forests[::-1]))
    values = ("values", tuple(PRINTED[::-1]))
    return [*[values] * len(RELICS), ("relics", tuple(order)), *(("forests", forests) for forests in rounds)]
