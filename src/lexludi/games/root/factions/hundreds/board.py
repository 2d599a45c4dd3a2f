"""Law 14.2, 14.3: the Lord of the Hundreds' board, the hoard, the warlord, and set-up."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.battle import Battle, lose_pieces, mercenary_hits
from lexludi.games.root.rules.beginning.homes import choose_corner, choose_far_edge
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import HUNDREDS, ITEMS, NOBODY, STRONGHOLD
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.options import Item
from lexludi.games.root.rules.places.ruins import populate_ruins
from lexludi.games.root.rules.prompts import COUNT, ITEM, ITEM_REMOVED, PLACE, act, note, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.services import enemy_pieces
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_of
from lexludi.parts.options import Yes
from lexludi.parts.positions import read_listed

SHEET: Final = data.factions()["hundreds"]
COMMAND: Final = 0
PROWESS: Final = 1
TRACKS: Final = ("command", "prowess")
TRACK_OF: Final = {ITEMS.index(item): n for n, track in enumerate(TRACKS) for item in SHEET.lists[track]}
"""The track of the hoard that each kind of item belongs to."""
SPACES: Final = SHEET.numbers["hoard_spaces"]
VALUE: Final = SHEET.tables["hoard_value"]
MOODS: Final = [mood.id for mood in SHEET.moods]
BLOCKED_BY: Final = [NOBODY if mood.item is None else ITEMS.index(mood.item) for mood in SHEET.moods]
"""The item that rules each mood out."""
BITTER: Final = MOODS.index("bitter")
GRANDIOSE: Final = MOODS.index("grandiose")
JUBILANT: Final = MOODS.index("jubilant")
LAVISH: Final = MOODS.index("lavish")
RELENTLESS: Final = MOODS.index("relentless")
ROWDY: Final = MOODS.index("rowdy")
STUBBORN: Final = MOODS.index("stubborn")
WRATHFUL: Final = MOODS.index("wrathful")

KEEP: Final = act("keep-item", N_("Keep the item"))
SELL: Final = act("sell-item", N_("Remove the item and score"))


WARLORD_FELL: Final = note("warlord-fell", N_("The warlord of {seat} falls in {at}."), at=PLACE)
HOARD_OR_SELL: Final = prompt(
    "contempt", N_("Keep {item} for the hoard, or remove it from the game for points ({n})?"), item=ITEM, n=COUNT
)
WARLORD_FALLS: Final = prompt(
    "warlord-falls",
    N_("Hits to take in {at}: {n}. Is the warlord among the fallen?"),
    at=PLACE,
    n=COUNT,
    passes=N_("No, others fall"),
)


class Hundreds(Board):
    """Their board: the hoard, the mood, where the warlord is, and how much of the turn's orders is done.

    The warlord counts among the warriors of his clearing, but is none of those of the supply.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat, HUNDREDS)
        self.warlord = NOBODY
        self.mood = STUBBORN
        self.hoard: list[list[int]] = [[], []]
        """The items of the two tracks, from left to right."""
        self.commands = 0
        self.advances = 0
        self.looked = 0
        """The ruins they have looked under, one bit each."""
        self.falling = False
        """Whether the warlord is among the warriors that a battle takes right now."""

    def copy(self) -> Hundreds:
        b = Hundreds(self.seat)
        b.warlord = self.warlord
        b.mood = self.mood
        b.hoard = [track.copy() for track in self.hoard]
        b.commands = self.commands
        b.advances = self.advances
        b.looked = self.looked
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 14.2.1."""
        return by_suit(s, STRONGHOLD)

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 14.2.3: kept for no points, or out of the game for those on the card."""
        s.box[item] += 1
        choice = yield from one_of(self.seat, HOARD_OR_SELL, (KEEP, SELL), "14.2.3", item=item, n=vp)
        if choice == SELL:
            return vp
        s.box[item] -= 1
        yield from gain_item(s, self, item)
        return 0

    def value(self, track: int) -> int:
        """Law 14.2.4.II: Command or Prowess."""
        return VALUE[min(len(self.hoard[track]), SPACES)]

    # 14.2.2 The warlord

    def steadfast(self, at: int) -> int:
        return 1 if self.warlord == at else 0

    def returned(self, s: Root, count: int, at: int) -> int:
        """The warlord falls last, unless he is chosen (ruling R56); he goes to no supply (ruling R50)."""
        if self.warlord != at or not (self.falling or not s.warriors[self.seat][at]):
            return count
        self.warlord = NOBODY
        s.note(self.seat, WARLORD_FELL, "14.2.2", at=at)
        return count - 1

    def take_hits(self, s: Root, b: Battle, removal: Removal, by: int, hits: int) -> Flow[None]:
        """Law 4.3.4: the warlord falls when they choose, or last; being Stubborn they ignore a hit (14.7.7)."""
        if self.warlord == b.at:
            if self.mood == STUBBORN:
                hits = b.shrug_off(self.seat, hits)
            own = hits - mercenary_hits(s, b, hits) if b.attacker == self.seat else hits
            if 0 < own < s.warriors[self.seat][b.at]:
                chooser = self.seat if b.host == NOBODY else b.host
                choice = yield Ask(chooser, WARLORD_FALLS, [PASS, Yes()], "4.3.4", at=b.at, n=own)
                self.falling = isinstance(choice, Yes)
        flow = lose_pieces(s, b, removal, self.seat, by, hits)
        if flow is not None:
            yield from flow
        self.falling = False

    def extra_attack(self, at: int) -> int:
        """Law 14.7.6."""
        return 1 if self.mood == WRATHFUL and self.warlord == at else 0

    def draws(self, s: Root) -> int:
        """Law 14.6.3, 14.7.3."""
        count = SHEET.numbers["draw"]
        if self.mood == ROWDY:
            crowd = 0 if self.warlord == NOBODY else enemy_pieces(s, self.seat, self.warlord)
            count += 2 if crowd >= SHEET.numbers["rowdy_enemies"] else 1
        return count

    def discard_law(self) -> str:
        return "14.6.3"

    def worth(self, s: Root) -> float:
        return 6.0 * (self.value(COMMAND) + self.value(PROWESS)) + (4.0 if self.warlord != NOBODY else 0.0)

    def looked_under(self) -> int:
        return self.looked

    # What others see; positions

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "warlord": self.warlord,
            "mood": self.mood,
            "hoard": [track.copy() for track in self.hoard],
            "command": self.value(COMMAND),
            "prowess": self.value(PROWESS),
            "commands": self.commands,
            "advances": self.advances,
        }

    def count(self, held: dict[str, int]) -> None:
        if self.warlord != NOBODY:
            held[f"warriors of {self.seat}"] -= 1
        for track in self.hoard:
            for item in track:
                held[ITEMS[item]] = held.get(ITEMS[item], 0) + 1

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        told = [(track, " ".join(ITEMS[item] for item in self.hoard[n])) for n, track in enumerate(TRACKS)]
        return [
            ("warlord", "" if self.warlord == NOBODY else str(self.warlord)),
            ("mood", MOODS[self.mood]),
            *told,
            ("orders", f"{self.commands} {self.advances}"),
            ("looked", " ".join(str(at) for at in range(16) if self.looked >> at & 1)),
        ]

    def read(self, own: Own) -> None:
        warlord = own.take("warlord")
        self.warlord = own.naming.clearing(warlord, own.line("warlord")) if warlord else NOBODY
        self.mood = own.single("mood", MOODS, MOODS[STUBBORN])
        if self.mood == NOBODY:
            raise own.wrong("mood", "names no mood")
        for n, track in enumerate(TRACKS):
            self.hoard[n] = read_listed(ITEMS, own.take(track), own.line(track))
        self.commands, self.advances = own.numbers("orders", (0, 0))
        self.looked = sum(1 << at for at in own.clearings("looked"))

    def check(self, s: Root, own: Own) -> None:
        """The warlord is one of the warriors where he stands (Law 14.2.2), and each track holds its items."""
        if self.warlord != NOBODY and not s.warriors[self.seat][self.warlord]:
            raise own.wrong("warlord", "is where no warrior of the Hundreds stands")
        for n, track in enumerate(TRACKS):
            if len(self.hoard[n]) > SPACES or any(TRACK_OF.get(item) != n for item in self.hoard[n]):
                raise own.wrong(track, f"has more than {SPACES} items, or some that belong elsewhere")


def hundreds(s: Root, seat: int) -> Hundreds:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


# 14.2.4 The hoard


HOARDED: Final = note("hoarded", N_("{seat} puts {item} on the hoard."), item=ITEM)
WHAT_OVERFLOWS: Final = prompt("overflow", N_("The track of the hoard is full: choose an item to remove for a point."))


def gain_item(s: Root, board: Hundreds, item: int) -> Flow[None]:
    """Law 14.2.4.I, ruling R55: on its track; where there is no space, one of them leaves the game for a point."""
    track = board.hoard[TRACK_OF[item]]
    track.append(item)
    s.note(board.seat, HOARDED, "14.2.4.I", item=item)
    if len(track) > SPACES:
        choice = yield from one_of(
            board.seat, WHAT_OVERFLOWS, [Item(kind, 0) for kind in sorted(set(track))], "14.2.4.I"
        )
        remove_item(s, board, choice.item, "14.2.4.I")
        s.score(board.seat, SHEET.numbers["overflow_vp"], "14.2.4.I")


def remove_item(s: Root, board: Hundreds, item: int, law: str) -> None:
    """An item leaves the hoard and the game; the others close up to the left."""
    board.hoard[TRACK_OF[item]].remove(item)
    s.box[item] += 1
    s.note(board.seat, ITEM_REMOVED, law, item=item)


# 14.3 Faction setup


WHERE_GARRISON: Final = prompt("garrison", N_("Choose a corner for the warlord."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 14.3."""
    home = yield from choose_corner(s, seat, WHERE_GARRISON, "14.3.1")
    settle_in(s, seat, home)


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: a homeland far away on the edge."""
    home = yield from choose_far_edge(s, seat)
    settle_in(s, seat, home)


def settle_in(s: Root, seat: int, home: int) -> None:
    """Law 14.3.1 to 14.3.3."""
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    s.place(STRONGHOLD, home)
    place_warlord(s, hundreds(s, seat), home, "14.3.1")
    if not any(s.ruins):
        populate_ruins(s)  # 14.3.2
    hundreds(s, seat).mood = MOODS.index(SHEET.starting_mood or "")  # 14.3.3


WARLORD_COMES: Final = note("warlord-comes", N_("The warlord of {seat} appears in {at}."), at=PLACE)


def place_warlord(s: Root, board: Hundreds, at: int, law: str) -> None:
    """Law 14.2.2: only set-up and Anoint do this."""
    board.warlord = at
    s.appear(board.seat, at)
    s.note(board.seat, WARLORD_COMES, law, at=at)
