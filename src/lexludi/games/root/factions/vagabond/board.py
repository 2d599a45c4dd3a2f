"""Law 9.2: the Vagabond's board: his items, what others think of him, and what he is in battle."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    ALL_SUITS,
    BAG,
    COIN,
    EVERY,
    HAMMER,
    ITEMS,
    NOBODY,
    OWNERS,
    PLACES,
    SETUP,
    SUITS,
    SWORD,
    TEA,
    VAGABOND,
)
from lexludi.games.root.rules.options import Item
from lexludi.games.root.rules.prompts import ITEM, ITEM_EXHAUSTED, act, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Ask, Flow, Menu, Value
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Option
from lexludi.locale import N_

SHEET: Final = data.factions()["vagabond"]
CHARACTERS: Final = tuple(data.vagabonds())
QUESTS: Final = tuple(data.quests())
QUEST_SUIT: Final = [SUITS.index(quest.suit) for quest in data.quests().values()]
QUESTS_IN: Final = [[own in (suit, EVERY) for suit in QUEST_SUIT] for own in range(ALL_SUITS)]
"""Which quests are done in a clearing of each suit."""
QUEST_ITEMS: Final = [tuple(ITEMS.index(item) for item in quest.items) for quest in data.quests().values()]
TRACK_SIZE: Final = SHEET.numbers["track_size"]
ITEM_LIMIT: Final = SHEET.numbers["item_limit"]
LIMIT_PER_BAG: Final = SHEET.numbers["limit_per_bag"]
DRAW: Final = SHEET.numbers["draw"]
DRAW_PER_COIN: Final = SHEET.numbers["draw_per_coin"]

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
ADVENTURER: Final = 6
RONIN: Final = 7
HARRIER: Final = 8

READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
DAMAGED_EXHAUSTED: Final = 3
HEAPS: Final = ("ready", "exhausted", "damaged", "damaged-exhausted")
"""Where an item lies: undamaged and face up or down, damaged and face up or down. `Item.where` is one of these."""
ITEM_OPTIONS: Final = [[Item(item, heap) for item in range(len(ITEMS))] for heap in range(len(HEAPS))]
ON_TRACKS: Final = (TEA, COIN, BAG)

HOSTILE: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3
STATUS: Final = {name: n for n, name in enumerate(SHEET.lists["relationships"])} | {"hostile": HOSTILE}

SWIFT_STRIKE: Final = act("swift-strike", N_("Swift strike: exhaust a sword for an extra hit"))


ITEM_DAMAGED: Final = note("damaged", N_("{seat} damages {item}."), item=ITEM)
ITEM_REPAIRED: Final = note("repaired", N_("{seat} repairs {item}."), item=ITEM)
WHAT_TO_REPAIR: Final = prompt("repair", N_("Choose an item to repair."))


def by_status(relations: list[int]) -> dict[str, list[int]]:
    """The seats whose markers stand on each space, indifferent ones apart, by its name."""
    found: dict[int, list[int]] = {n: [] for n in STATUS.values()}
    for seat, status in enumerate(relations):
        found[status].append(seat)
    return {name: found[n] for name, n in STATUS.items() if n != INDIFFERENT}


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Vagabond(Board):
    """His board. What others think of him is kept by seat; tracks are counted, not kept (see `on_track`)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VAGABOND)
        self.character = NOBODY
        self.heaps: list[list[int]] = [[0] * len(ITEMS) for _ in HEAPS]
        self.sizes: list[int] = [0] * len(HEAPS)
        """How many items lie in each heap, whatever they are."""
        self.relations: list[int] = [INDIFFERENT] * OWNERS
        self.aids: list[int] = [0] * OWNERS
        """Aids to each seat this turn that have not yet moved its marker (9.2.9.I.a)."""
        self.quests: list[int] = []
        """The quests he has completed."""
        self.marked = 0
        """The kinds of items marked R on his board, one bit each (9.7.3)."""
        self.looked = 0
        """The clearings whose ruins he has looked under, one bit each (9.7.3)."""

    def copy(self) -> Vagabond:
        b = Vagabond.__new__(Vagabond)
        b.seat = self.seat
        b.faction = self.faction
        b.character = self.character
        b.heaps = [heap.copy() for heap in self.heaps]
        b.sizes = self.sizes.copy()
        b.relations = self.relations.copy()
        b.aids = self.aids.copy()
        b.quests = self.quests.copy()
        b.marked = self.marked
        b.looked = self.looked
        return b

    # 9.2.5 Items

    def on_track(self, item: int) -> int:
        """Law 9.2.5.I, 9.2.5.III: ready items go to their tracks at will, so as many lie there as fit (ruling R21)."""
        return min(self.heaps[READY][item], TRACK_SIZE)

    def undamaged(self, item: int) -> int:
        return self.heaps[READY][item] + self.heaps[EXHAUSTED][item]

    def limit(self) -> int:
        """Law 9.6.4."""
        return ITEM_LIMIT + LIMIT_PER_BAG * self.on_track(BAG)

    def items(self) -> int:
        """How many items he has in all."""
        ready, exhausted, damaged, worn = self.sizes
        return ready + exhausted + damaged + worn

    def load(self) -> int:
        """Law 9.6.4: the items in the satchel and the Damaged box."""
        return self.items() - self.on_track(TEA) - self.on_track(COIN) - self.on_track(BAG)

    def overloaded(self) -> bool:
        """Law 9.6.4: whether there are more items than he can carry; few need no look at what lies on tracks."""
        return self.items() > ITEM_LIMIT and self.load() > self.limit()

    def gain(self, item: int) -> None:
        """Law 9.2.5.I, 9.2.5.II: face up, on its track or in the satchel."""
        self.heaps[READY][item] += 1
        self.sizes[READY] += 1

    def lose(self, item: int, heap: int) -> None:
        """An item leaves him for good."""
        self.heaps[heap][item] -= 1
        self.sizes[heap] -= 1

    def shift(self, item: int, origin: int, to: int) -> None:
        """Move an item from heap to heap: turn it, damage it or repair it."""
        self.heaps[origin][item] -= 1
        self.heaps[to][item] += 1
        self.sizes[origin] -= 1
        self.sizes[to] += 1

    def shift_all(self, origin: int, to: int) -> None:
        """Move all items of a heap to another."""
        if not self.sizes[origin]:
            return
        self.sizes[to] += self.sizes[origin]
        self.sizes[origin] = 0
        going = self.heaps[origin]
        there = self.heaps[to]
        for item, count in enumerate(going):
            if count:
                there[item] += count
                going[item] = 0

    def exhaust(self, s: Root, item: int, why: str) -> None:
        """Law 9.2.5, 9.5: turn a ready item face down; off its track it goes into the satchel."""
        self.shift(item, READY, EXHAUSTED)
        if s.log is not None:
            s.note(self.seat, ITEM_EXHAUSTED, why, item=item)

    def damage(self, s: Root, item: int, heap: int, why: str) -> None:
        """Law 9.2.7: into the Damaged box, face up or down as it was."""
        self.shift(item, heap, heap + DAMAGED)
        s.note(self.seat, ITEM_DAMAGED, why, item=item)

    def repair(self, s: Root, item: int, heap: int, why: str) -> None:
        """Law 9.5.7: out of the Damaged box, face up or down as it was."""
        self.shift(item, heap, heap - DAMAGED)
        s.note(self.seat, ITEM_REPAIRED, why, item=item)

    def options(self, *heaps: int) -> list[Option]:
        """A choice between the items of some heaps."""
        options: list[Option] = []
        for heap in heaps:
            if self.sizes[heap]:
                made = ITEM_OPTIONS[heap]
                for item, count in enumerate(self.heaps[heap]):
                    if count:
                        options.append(made[item])
        return options

    # 9.2.1 Crafting

    def crafting(self, s: Root) -> list[int]:
        """Law 9.2.1: ready hammers, all of the suit of his clearing."""
        power = [0] * ALL_SUITS
        at = s.pawns[self.seat]
        if 0 < at < PLACES:
            power[s.suits[at]] = self.heaps[READY][HAMMER]
        return power

    def pay_craft(self, s: Root, card: int) -> Flow[None]:
        """Law 9.5.8: as many hammers as the card costs."""
        for _ in range(sum(s.setting.pack.cost[card])):
            self.exhaust(s, HAMMER, "9.5.8")
        yield from ()

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 9.2.1: he takes it at once."""
        self.gain(item)
        yield from ()
        return vp

    # 9.2.3 to 9.2.9 Moving, fighting, coalitions

    def offer_moves(self, s: Root, menu: Menu) -> None:
        """A move that costs no boot of its own; 9.2.9.III.b may still ask for one (ruling R27)."""
        from lexludi.games.root.factions.vagabond.travel import offer_moves

        offer_moves(s, self, menu, 0)

    def take_move(self, s: Root, choice: Option) -> Flow[None]:
        from lexludi.games.root.factions.vagabond.travel import walk

        flow = walk(s, self, choice, 0)
        if flow is not None:
            yield from flow

    def take_battle(self, s: Root, choice: Option) -> Flow[None]:
        from lexludi.games.root.factions.vagabond.fights import take_battle

        return take_battle(s, self, choice)

    def defenceless(self, s: Root, at: int) -> bool:
        """Law 9.2.4."""
        return not self.undamaged(SWORD)

    @property
    def is_arbiter(self) -> bool:
        return self.character == ARBITER

    def might(self, s: Root, at: int) -> int:
        """Law 9.2.6."""
        return self.undamaged(SWORD)

    def take_hits(self, s: Root, b: Any, removal: Any, by: int, hits: int) -> Flow[None]:
        """Law 9.2.7."""
        from lexludi.games.root.factions.vagabond.fights import take_hits

        return take_hits(s, self, b, removal, by, hits)

    def waylaid(self, s: Root, march: Any, by: int) -> Flow[None]:
        """An item is damaged in place of a moving piece."""
        from lexludi.games.root.factions.vagabond.fights import take_damage

        return take_damage(s, self, 1, "E.2.2")

    def survive(self, s: Root) -> Flow[None]:
        """Law 9.2.2.I."""
        from lexludi.games.root.factions.vagabond.fights import survive

        return survive(s, self)

    def battle_options(self, s: Root, b: Any) -> list[Option]:
        """Law D.8.2: a Ronin's ready swords."""
        return [SWIFT_STRIKE] if self.character == RONIN and self.heaps[READY][SWORD] else []

    def use_in_battle(self, s: Root, b: Any, choice: Option) -> None:
        """Law D.8.2: one extra hit for one sword, as often as he likes (ruling R24)."""
        from lexludi.games.root.rules.battle import extra_hit

        self.exhaust(s, SWORD, "D.8.2")
        extra_hit(b, self.seat)

    def activate_dominance(self, s: Root, card: int) -> Flow[None]:
        """Law 9.2.8."""
        from lexludi.games.root.factions.vagabond.relations import form_coalition

        return form_coalition(s, self, card)

    # 9.6 Evening

    def draws(self, s: Root) -> int:
        """Law 9.6.2."""
        return DRAW + DRAW_PER_COIN * self.on_track(COIN)

    def discard_law(self) -> str:
        return "9.6.3"

    # What others see; positions

    def named(self) -> str:
        return "" if self.character == NOBODY else CHARACTERS[self.character]

    def with_status(self, status: int) -> list[int]:
        """The seats whose markers stand on that space, indifferent ones apart."""
        return [seat for seat in range(OWNERS) if self.relations[seat] == status]

    def looked_under(self) -> int:
        """Law 9.7.3."""
        return self.looked

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "character": self.named(),
            "items": {name: self.heaps[heap].copy() for heap, name in enumerate(HEAPS)},
            "tracks": {ITEMS[item]: self.on_track(item) for item in ON_TRACKS},
            "limit": self.limit(),
            "relations": by_status(self.relations),
            "aids": self.aids.copy(),
            "quests": self.quests.copy(),
            "marked": [item for item in range(len(ITEMS)) if self.marked >> item & 1],
            "looked": [at for at in range(PLACES) if self.looked >> at & 1],
        }

    def count(self, held: dict[str, int]) -> None:
        for heap in self.heaps:
            for item, count in enumerate(heap):
                held[ITEMS[item]] = held.get(ITEMS[item], 0) + count
        held["quest"] = held.get("quest", 0) + len(self.quests)

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        lines = [("character", self.named())]
        for heap, name in zip(self.heaps, HEAPS, strict=True):
            lines.append((name, " ".join(ITEMS[item] for item in range(len(ITEMS)) for _ in range(heap[item]))))
        for name, status in STATUS.items():
            if status != INDIFFERENT:
                lines.append((name, " ".join(naming.owners[seat] for seat in self.with_status(status))))
        lines.append(("aided", naming.seat_words(self.aids)))
        lines.append(("quests", " ".join(QUESTS[quest] for quest in self.quests)))
        lines.append(("marked", " ".join(ITEMS[item] for item in range(len(ITEMS)) if self.marked >> item & 1)))
        lines.append(("looked", " ".join(str(at) for at in range(PLACES) if self.looked >> at & 1)))
        return [line for line in lines if line[1]]

    def read(self, own: Own) -> None:
        named = own.seated.partition(":")[2]
        self.character = own.single("character", CHARACTERS, named)
        if named and self.character not in (NOBODY, CHARACTERS.index(named)):
            raise own.wrong("character", f"is not the one who sits there, {named}")
        self.heaps = [own.items(name) for name in HEAPS]
        self.sizes = [sum(heap) for heap in self.heaps]
        for name, status in STATUS.items():
            for seat in own.seats(name):
                if self.relations[seat] != INDIFFERENT:
                    raise own.wrong(name, f"names {own.naming.owners[seat]} once more")
                self.relations[seat] = status
        for seat in own.seats("aided"):
            self.aids[seat] += 1
        self.quests = own.among("quests", QUESTS)
        self.marked = sum(1 << item for item in own.among("marked", ITEMS))
        self.looked = sum(1 << at for at in own.clearings("looked"))

    def check(self, s: Root, own: Own) -> None:
        """Outside set-up he is somebody; his chart is about the others who have a marker on it (Law 9.2.9, 9.3.1)."""
        if self.character == NOBODY and s.phase != SETUP:
            raise own.wrong("character", "names nobody")
        for seat in range(OWNERS):
            stranger = seat >= s.players or s.setting.factions[seat] == VAGABOND
            if stranger and (self.relations[seat] != INDIFFERENT or self.aids[seat]):
                raise own.wrong("hostile", "or a line like it names somebody without a marker on the chart")


def vagabond(s: Root, seat: int) -> Vagabond:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


def ask_item(board: Vagabond, prompt: str, law: str, *heaps: int, **values: Value) -> Flow[Item]:
    """Ask for an item of some heaps."""
    ask = Ask(board.seat, prompt, board.options(*heaps), law)
    ask.values = values
    choice: Item = yield ask
    return choice
