"""The Exile, a lone fighter in the forests; demoted the Brigand."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.cards.exiles import WHAT_TO_EXHAUST
from lexludi.games.root.factions.hundreds.board import Hundreds, gain_item
from lexludi.games.root.hirelings.acts import HIRELING_PAWN, at_options, set_pawn, settled
from lexludi.games.root.hirelings.board import Deed, HirelingBoard, hireling
from lexludi.games.root.rules.battle import battle, defenders_at
from lexludi.games.root.rules.board import Aside
from lexludi.games.root.rules.box.codes import CLUB, ITEMS, PLACES
from lexludi.games.root.rules.box.data import hirelings
from lexludi.games.root.rules.drawing import draw_cards
from lexludi.games.root.rules.events import TookItem
from lexludi.games.root.rules.hands import take_random
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Battle, Item
from lexludi.games.root.rules.places.ruins import populate_ruins, take_from_ruin
from lexludi.games.root.rules.prompts import COUNT, ITEM_EXHAUSTED, ITEM_REMOVED, SEAT, act, deed, prompt
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where, whom
from lexludi.parts.options import At

ROAMED: Final = ONCE.mark("roamed")
RANSACKED: Final = ONCE.mark("ransacked")
ROBBED: Final = ONCE.mark("robbed")
CLUBS: Final = hirelings().card("the_exile").pieces.clubs
GIFT: Final = act("exile-gift", N_("Give the Exile a crafted item for a card and a point"))


EXILE_ROAMS: Final = prompt(
    "exile-roams",
    N_("Choose where the Exile goes or battles (items left: {n})."),
    other=SEAT,
    n=COUNT,
    passes=N_("Stop here"),
)


ROAM: Final = deed("roam", N_("roam the forests"))


class TheExile(HirelingBoard):
    """A pawn in the forests; the items on the card, ready and exhausted, are its strength."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.ready: list[int] = [0] * len(ITEMS)
        self.spent: list[int] = [0] * len(ITEMS)

    def copy_more(self, b: Any) -> None:
        b.ready = self.ready.copy()
        b.spent = self.spent.copy()

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.asides.append(Gift(owner))

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        forests = range(PLACES, s.setting.plan.size)
        at = yield from where(chooser, HIRELING_PAWN, forests, "A.6.3", other=self.seat)
        set_pawn(s, self.seat, at)
        s.box[CLUB] -= CLUBS
        self.ready[CLUB] += CLUBS

    def in_action(self, s: Root, at: int) -> bool:
        """It fights from its forest."""
        return True

    def might(self, s: Root, at: int) -> int:
        return sum(self.ready) + sum(self.spent)

    def take_hits(self, s: Root, b: Any, removal: Any, by: int, hits: int) -> Flow[None]:
        """Each hit exhausts an item; where all are exhausted, one leaves the game."""
        for _ in range(hits):
            if any(self.ready):
                self.exhaust(s)
            elif any(self.spent):
                item = next(n for n, count in enumerate(self.spent) if count)
                self.spent[item] -= 1
                s.box[item] += 1
                s.note(self.seat, ITEM_REMOVED, "E.2.2", item=item)
        yield from ()

    def exhaust(self, s: Root) -> None:
        """Which item does not matter: on this card all are alike."""
        item = next(n for n, count in enumerate(self.ready) if count)
        self.ready[item] -= 1
        self.spent[item] += 1
        s.note(self.seat, ITEM_EXHAUSTED, "E.2.4", item=item)

    def deeds(self) -> list[Deed]:
        return [Deed(ROAM, self.can_roam, self.roam, ROAMED)]

    def can_roam(self, s: Root) -> bool:
        return bool(self.ways(s))

    def ways(self, s: Root) -> list[Option]:
        """An adjacent forest for an item, a battle beside the forest for two."""
        forest = s.pawns[self.seat] - PLACES
        plan = s.setting.plan
        options: list[Option] = []
        if forest < 0:
            return options
        if any(self.ready):
            options += at_options(plan.beside[forest])
        if sum(self.ready) > 1:
            for at in plan.touches[forest]:
                options += [Battle(at, enemy) for enemy in defenders_at(s, self.seat, at)]
        return options

    def roam(self, s: Root) -> Flow[None]:
        """As long as items last; then all are refreshed."""
        while True:
            ways, left = self.ways(s), sum(self.ready)
            if not ways:
                break
            choice = yield from one_or_none(self.controller(s), EXILE_ROAMS, ways, "E.2.4", other=self.seat, n=left)
            if choice is None:
                break
            self.exhaust(s)
            if isinstance(choice, At):
                set_pawn(s, self.seat, choice.place)
            elif isinstance(choice, Battle):
                self.exhaust(s)
                yield from battle(s, self.seat, choice.enemy, choice.at)
        for item in range(len(ITEMS)):
            self.ready[item] += self.spent[item]
            self.spent[item] = 0

    def more(self) -> dict[str, Any]:
        return {"ready": self.ready.copy(), "spent": self.spent.copy()}

    def count(self, held: dict[str, int]) -> None:
        for item, name in enumerate(ITEMS):
            held[name] = held.get(name, 0) + self.ready[item] + self.spent[item]

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        heaps = (("ready", self.ready), ("spent", self.spent))
        return [(word, " ".join(name for n, name in enumerate(ITEMS) for _ in range(heap[n]))) for word, heap in heaps]

    def read(self, own: Own) -> None:
        self.ready = own.items("ready")
        self.spent = own.items("spent")


EXILE_GIFT: Final = prompt("exile-gift", N_("Choose an item to give to {other}."), other=SEAT)


class Gift(Aside):
    """Whoever has pieces beside the Exile's forest may give it a crafted item, for a card and a point."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def open_to(self, s: Root, seat: int) -> bool:
        forest = s.pawns[self.owner] - PLACES
        if forest < 0 or not any(s.boxes[seat]):
            return False
        return any(s.present(seat, at) for at in s.setting.plan.touches[forest])

    def offer(self, s: Root, seat: int, menu: Menu) -> None:
        if self.open_to(s, seat):
            menu.options.append(GIFT)

    def take(self, s: Root, seat: int, choice: Option) -> Flow[None] | None:
        return self.give(s, seat) if choice == GIFT else None

    def give(self, s: Root, seat: int) -> Flow[None]:
        items = [Item(item, 0) for item in range(len(ITEMS)) if s.boxes[seat][item]]
        given = yield from one_of(seat, EXILE_GIFT, items, "E.2.2", other=self.owner)
        s.take_item(seat, given.item)
        board = hireling(s, self.owner)
        assert isinstance(board, TheExile)
        board.ready[given.item] += 1
        s.tell(TookItem(self.owner, given.item, seat))
        flow = draw_cards(s, seat, 1)
        if flow is not None:
            yield from flow
        s.score(seat, 1, "E.2.2")


BRIGAND_RUIN: Final = prompt("brigand-ruin", N_("Choose a ruin to take an item from."))
BRIGAND_ROBS: Final = prompt("brigand-robs", N_("Choose whom to take a random card from."))


RANSACK: Final = deed("ransack", N_("take an item from a ruin"))


ROB: Final = deed("rob", N_("exhaust an item to take a random card"))


class TheBrigand(HirelingBoard):
    """The controller takes items out of ruins, and cards from others for items."""

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        """Items under the ruins, as in a match with the Vagabond."""
        if not any(s.ruins):
            populate_ruins(s)
        yield from ()

    def deeds(self) -> list[Deed]:
        return [Deed(RANSACK, self.can_ransack, self.ransack, RANSACKED), Deed(ROB, self.can_rob, self.rob, ROBBED)]

    def ruins(self, s: Root) -> list[int]:
        return [at for at in settled(s, self.controller(s)) if s.ruins[at]]

    def can_ransack(self, s: Root) -> bool:
        return bool(self.ruins(s))

    def ransack(self, s: Root) -> Flow[None]:
        """The item of a ruin where the controller has faction pieces."""
        seat = self.controller(s)
        at = yield from where(seat, BRIGAND_RUIN, self.ruins(s), "E.2.4")
        s.reveal()
        item = s.ruins[at][0]
        take_from_ruin(s, seat, at, item, "E.2.4")
        board = s.boards[seat]
        if isinstance(board, Hundreds):
            yield from gain_item(s, board, item)
        else:
            s.boxes[seat][item] += 1

    def items(self, s: Root) -> list[Item]:
        """The crafted items that are not exhausted."""
        seat = self.controller(s)
        return [Item(item, 0) for item in range(len(ITEMS)) if s.boxes[seat][item] > s.turned[seat][item]]

    def victims(self, s: Root) -> list[int]:
        """The players with cards who share a clearing with the controller."""
        seat = self.controller(s)
        mine = settled(s, seat)
        others = [p for p in range(s.players) if p != seat and s.hands[p]]
        return [p for p in others if any(s.present(p, at) for at in mine)]

    def can_rob(self, s: Root) -> bool:
        return bool(self.items(s) and self.victims(s))

    def rob(self, s: Root) -> Flow[None]:
        """A random card of such a player, for exhausting an item."""
        seat = self.controller(s)
        paid = yield from one_of(seat, WHAT_TO_EXHAUST, self.items(s), "E.2.4")
        s.turned[seat][paid.item] += 1
        s.note(seat, ITEM_EXHAUSTED, "E.2.4", item=paid.item)
        victim = yield from whom(seat, BRIGAND_ROBS, self.victims(s), "E.2.4")
        take_random(s, seat, victim, "E.2.4")
