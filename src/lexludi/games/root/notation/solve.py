"""What a log leaves to chance, as chance is told it: decks, quests, ruins, relics, the suits of clearings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise

from lexludi.games.root.factions.hundreds.birdsong import DIE
from lexludi.games.root.factions.keepers.board import ALIKE, PRINTED
from lexludi.games.root.factions.keepers.board import TYPES as RELICS
from lexludi.games.root.notation.actions import Action, Ambush, Fight, MobDie, Roll, Shift, Turn
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
    """The dice of a turn; where some of its battles have none written, those of the others are found as they are."""
    bare = any(isinstance(a, Fight) and not isinstance(b, (Ambush, Roll)) for a, b in pairwise((*turn.actions, None)))
    told: list[tuple[str, tuple[int, ...]]] = []
    for action in turn.actions:
        if isinstance(action, Roll) and not bare:
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


def drawn(actions: Iterable[Action], pile: Iterable[int], codes: Codes) -> Iterator[int]:
    """Which cards of a pile are drawn by these actions, as long as they can be; of copies, the first in the pile."""
    left = list(pile)
    for action in actions:
        if not isinstance(action, Shift) or not is_drawn(action, codes):
            continue
        fit = [card for card in left if codes.card(card) == action.thing]
        if fit:
            left.remove(fit[0])
            yield fit[0]
        elif not is_dominance(action.thing):
            return


def is_drawn(action: Shift, codes: Codes) -> bool:
    """Whether an action takes a card off the deck, or a dominance card from beside the map."""
    return action.thing in codes.numbers and not action.start and bool(action.to)


def is_dominance(code: str) -> bool:
    """Whether a card lies down beside the map when it is discarded: it comes off a deck once, and never again."""
    return code.endswith("#dom")


def next_deck(before: Root, after: Root, to_come: Iterable[Action], codes: Codes) -> list[int]:
    """How the deck lies that was shuffled between these two, the top first: as what is to come draws from it."""
    held = dict(held_cards(before, codes)) | dict.fromkeys(before.deck.cards, "")
    elsewhere = [card for card, place in held_cards(after, codes) if held.get(card) != place]
    pile = [*after.deck.cards, *sorted(elsewhere, key=lambda card: card in held)]  # at last those that may have moved
    rest = iter(to_come)
    last = before.deck.cards.copy()
    for action in rest if last else ():
        if isinstance(action, Shift) and is_drawn(action, codes):
            off = next((card for card in codes.numbers[action.thing] if card in last), None)
            if off is not None:
                last.remove(off)
        if not last:
            break
    return list(drawn(rest, pile, codes))


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
    """Where the relics lie, and their values: of those that look alike, in the order in which the log names them."""
    setup = next((turn for turn in log.turns if turn.setup and turn.faction == "K"), None)
    if setup is None:
        return []
    values: list[list[int]] = [[] for _ in RELICS]
    lying: dict[int, list[int]] = {forest: [] for forest in range(PLACES, codes.plan.size)}
    for action in setup.actions:
        if isinstance(action, Shift) and action.thing[:3] == "Kt_" and "_" in action.to:
            value, kind = int(action.thing[3]), RELIC_LETTERS.index(action.thing[5])
            if values[kind].count(value) < PRINTED.count(value):
                lying[codes.place_numbers[action.to]].append(kind * ALIKE + len(values[kind]))
                values[kind].append(value)
    order = [there.pop(0) for there in lying.values() if there]
    rounds: list[tuple[int, ...]] = []
    while any(lying.values()):
        forests = [forest for forest, there in lying.items() if there]
        order += [lying[forest].pop(0) for forest in forests]
        others = [forest for forest in lying if forest not in forests]
        rounds.append((*others, *forests[::-1]))
    told = [("values", tuple(all_values(named)[::-1])) for named in values]
    return [*told, ("relics", tuple(order)), *(("forests", forests) for forests in rounds)]


def all_values(named: list[int]) -> list[int]:
    """The values of the relics of one kind, those first that the log names."""
    others = Counter(PRINTED) - Counter(named)
    return [*named, *others.elements()]
