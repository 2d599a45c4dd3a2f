"""Law 7.2, 7.3: the Vagabot's board and set-up. All items are the same to it; only how they lie matters."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import STARTS
from lexludi.games.root.bots.sheets import CHARACTERS, Brief, sheets
from lexludi.games.root.factions.vagabond.quests import quests
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BOOT, COIN, FIRST_TOKEN, ITEMS, NOBODY, PLACES, SWORD, VAGABOND, WARRIOR
from lexludi.games.root.rules.events import Chose
from lexludi.games.root.rules.places.ruins import populate_ruins
from lexludi.games.root.rules.prompts import COUNT, note
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import RANDOM
from lexludi.parts.positions import index

ADVENTURER: Final = 1
BERSERKER: Final = 2
HELPER: Final = 4
MARKSMAN: Final = 8
QUESTING: Final = 16

READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
SPENT: Final = 3
"""Damaged and exhausted."""
ON_TRACK: Final = 4
SPENT_ON_TRACK: Final = 5
"""On the battle track, and there exhausted."""
HEAPS: Final = ("ready", "exhausted", "damaged", "spent", "track", "track spent")

THRESHOLDS: Final = sheets()["vagabond"].tables["track"]
"""So many undamaged items put an item on each space of the battle track (Law 7.2.4)."""
ARBITER: Final = 5
MOST_MIGHT: Final = 2
THREE: Final = 3
START: Final = (BOOT, BOOT, SWORD, COIN)
"""Any four items marked S will do (Law 7.3.5)."""
QUESTS: Final = list(data.quests())
QUEST_SUIT: Final = [["fox", "rabbit", "mouse"].index(quest.suit) for quest in data.quests().values()]


ITEMS_DAMAGED: Final = note("items-damaged", N_("{seat} damages items ({n})."), n=COUNT)


class Vagabot(Bot):
    """Its board: items by how they lie, its quest, and what its character leaves in the woodland."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, VAGABOND, brief)
        self.character = CHARACTERS.index(brief.character) if brief.character else NOBODY
        self.heaps: list[list[int]] = [[0] * len(ITEMS) for _ in HEAPS]
        self.quest = NOBODY
        self.quests: list[int] = []
        """Quests completed."""
        self.blocks: list[tuple[int, int]] = []
        """Items on slots, as (clearing, item) (Law 7.7.5)."""
        self.attacking = False

    def copy(self) -> Vagabot:
        b = Vagabot(self.seat, self.brief)
        b.inherit(self)
        b.character = self.character
        b.heaps = [heap.copy() for heap in self.heaps]
        b.quest = self.quest
        b.quests = self.quests.copy()
        b.blocks = self.blocks.copy()
        b.attacking = self.attacking
        return b

    # 7.2.3 Items

    def held(self, *heaps: int) -> int:
        """How many items lie in these heaps."""
        return sum(sum(self.heaps[heap]) for heap in heaps)

    @property
    def usable(self) -> int:
        """The items that can be exhausted: those on the battle track cannot (Law 7.2.4)."""
        return self.held(READY)

    @property
    def undamaged(self) -> int:
        return self.held(READY, EXHAUSTED, ON_TRACK, SPENT_ON_TRACK)

    @property
    def damaged(self) -> int:
        return self.held(DAMAGED, SPENT)

    @property
    def track(self) -> int:
        """The items on the battle track."""
        return self.held(ON_TRACK, SPENT_ON_TRACK)

    def shift(self, source: int, target: int) -> bool:
        """Move any item from one heap to another; False if there is none."""
        for item, count in enumerate(self.heaps[source]):
            if count:
                self.heaps[source][item] -= 1
                self.heaps[target][item] += 1
                return True
        return False

    def gain(self, item: int) -> None:
        """Law 7.2.3: a new item comes face up."""
        self.heaps[READY][item] += 1
        self.arrange()

    def exhaust(self, count: int = 1) -> bool:
        """Law 7.2.3: use items; False, and nothing happens, if there are too few."""
        if self.usable < count:
            return False
        for _ in range(count):
            self.shift(READY, EXHAUSTED)
        return True

    def picks_loss(self, s: Root, kinds: list[int]) -> int:
        """Law 7.7.4.I: buildings first, by lot."""
        return s.chance.pick([kind for kind in kinds if kind < FIRST_TOKEN] or kinds)

    def can_exhaust(self) -> bool:
        return self.usable > 0

    def exhaust_for(self, s: Root) -> None:
        """Law 9.7: an item for each service."""
        self.exhaust()

    def damage(self) -> bool:
        """Law 7.2.5: an exhausted item, else another; those on the battle track last of their kind."""
        hit = (
            self.shift(EXHAUSTED, SPENT)
            or self.shift(SPENT_ON_TRACK, SPENT)
            or self.shift(READY, DAMAGED)
            or self.shift(ON_TRACK, DAMAGED)
        )
        self.arrange()
        return hit

    def repair(self) -> bool:
        """Law 7.5.5: an item that is not exhausted first; it keeps its face."""
        mended = self.shift(DAMAGED, READY) or self.shift(SPENT, EXHAUSTED)
        self.arrange()
        return mended

    def refresh(self, count: int) -> None:
        """Law 7.6.1: so many exhausted items that are not damaged."""
        for _ in range(count):
            if not (self.shift(EXHAUSTED, READY) or self.shift(SPENT_ON_TRACK, ON_TRACK)):
                return

    def arrange(self) -> None:
        """Law 7.2.4: fill the battle track, exhausted items first, or take items off it again."""
        questing = self.traits & QUESTING
        count = self.undamaged + (self.damaged if questing else 0)
        wanted = sum(count >= threshold for threshold in THRESHOLDS)
        while self.track < wanted and (self.shift(EXHAUSTED, SPENT_ON_TRACK) or self.shift(READY, ON_TRACK)):
            pass
        while self.track > wanted and not questing:
            if not self.shift(ON_TRACK, READY):
                self.shift(SPENT_ON_TRACK, EXHAUSTED)

    # 7.2.4, 7.2.5 Battle

    @property
    def is_arbiter(self) -> bool:
        return self.character == ARBITER

    def might(self, s: Root, at: int) -> int:
        return 1 + min(self.track, MOST_MIGHT)

    def protection(self, s: Root, at: int) -> int:
        """Law 7.7.6: the Arbiter lends the items on its battle track."""
        return self.track

    def extra_attack(self, at: int) -> int:
        return int(self.track == len(THRESHOLDS))

    def take_hits(self, s: Root, b: Any, removal: Any, by: int, hits: int) -> Flow[None]:
        """Law 7.2.5: hits damage items."""
        self.hurt(s, hits)
        yield from ()

    def hurt(self, s: Root, hits: int) -> None:
        hurt = 0
        while hurt < hits and self.damage():
            hurt += 1
        if hurt:
            s.note(self.seat, ITEMS_DAMAGED, "rootbotics 7.2.5", n=hurt)

    def waylaid(self, s: Root, march: Any, by: int) -> Flow[None]:
        """Law root E.2.2: an item is damaged in place of a moving piece."""
        self.hurt(s, 1)
        yield from ()

    def survive(self, s: Root) -> Flow[None]:
        """Law 7.2.1.I: whatever removes all pieces around it damages three items."""
        self.hurt(s, THREE)
        yield from ()

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 1.1.2, 7.2.3."""
        self.gain(item)
        yield from ()
        return 1

    # What others see; positions

    def count(self, held: dict[str, int]) -> None:
        for item, name in enumerate(ITEMS):
            held[name] = held.get(name, 0) + sum(heap[item] for heap in self.heaps)
        for at, item in self.blocks:
            held[ITEMS[item]] += 1
            held[f"slots of {at}"] = held.get(f"slots of {at}", 0) + 1
        held["quest"] = held.get("quest", 0) + len(self.quests) + (self.quest != NOBODY)

    def view(self, viewer: int | None) -> dict[str, Any]:
        return super().view(viewer) | {
            "character": CHARACTERS[self.character] if self.character != NOBODY else "",
            "heaps": [heap.copy() for heap in self.heaps],
            "quest": self.quest,
            "quests": self.quests.copy(),
            "blocks": [list(block) for block in self.blocks],
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        heaps = [(name, self.words(self.heaps[n])) for n, name in enumerate(HEAPS)]
        return [
            *super().lines(naming),
            ("character", CHARACTERS[self.character] if self.character != NOBODY else ""),
            *heaps,
            ("quest", QUESTS[self.quest] if self.quest != NOBODY else ""),
            ("completed", " ".join(QUESTS[quest] for quest in self.quests)),
            ("blocks", " ".join(f"{at}={ITEMS[item]}" for at, item in self.blocks)),
        ]

    def words(self, heap: list[int]) -> str:
        return " ".join(f"{ITEMS[item]} {count}" for item, count in enumerate(heap) if count)

    def read(self, own: Own) -> None:
        super().read(own)
        character = own.single("character", CHARACTERS)
        if character != NOBODY:
            self.character = character
        self.heaps = [own.items(name) for name in HEAPS]
        self.quest = own.single("quest", QUESTS)
        self.quests = own.among("completed", QUESTS)
        for at, item in own.by_clearing("blocks", several=True):
            self.blocks.append((at, index(ITEMS, item, own.line("blocks"))))


def vagabot(s: Root, seat: int) -> Vagabot:
    board = s.boards[seat]
    assert isinstance(board, Vagabot)
    return board


def glory(s: Root, removal: Any, points: list[int]) -> None:
    """Law 7.5.4: a point for each warrior it removes as attacker."""
    for loss in removal.losses:
        if loss.kind == WARRIOR and removal.battle and 0 <= loss.by < s.players and loss.by != loss.owner:
            board = s.boards[loss.by]
            if isinstance(board, Vagabot) and board.attacking:
                points[loss.by] += loss.count


# 7.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 7.3."""
    board = vagabot(s, seat)
    if board.character == NOBODY:
        board.character = s.chance.below(len(CHARACTERS))
    plan = s.setting.plan
    widest = max(len(touched) for touched in plan.touches)
    forests = [PLACES + n for n, touched in enumerate(plan.touches) if len(touched) == widest]
    s.pawns[seat] = forests[0] if len(forests) == 1 else s.chance.pick(forests)  # 7.3.2
    s.tell(Chose(seat, STARTS, s.pawns[seat], RANDOM, (), "rootbotics 7.3.2"))
    if not quests(s).shown:
        s.chance.shuffle(quests(s).deck)
    take_quest(s, board)
    if not any(s.ruins):
        populate_ruins(s)  # 7.3.4
    first = START[: len(START) - (CHARACTERS[board.character] == "tinker")]
    for item in first:  # 7.3.5
        s.box[item] -= 1
        board.gain(item)


def take_quest(s: Root, board: Vagabot) -> None:
    """Law 7.3.3, 7.5.2: the next quest, for it alone."""
    deck = quests(s).deck
    board.quest = deck.pop() if deck else NOBODY
