"""Highway Bandits, on the paths; demoted Bandit Gangs, in the clearings."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lexludi.games.root.hirelings.acts import enlist_one, join_each, open_to, settled
from lexludi.games.root.hirelings.board import Deed, HirelingBoard, hireling
from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY
from lexludi.games.root.rules.move import March, waylay
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Path
from lexludi.games.root.rules.prompts import CLEARING, PLACE, SEAT, deed, note, prompt
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, whether

GANGED_UP: Final = ONCE.mark("ganged-up")
WAYLAID: Final = ONCE.mark("waylaid")
AT_START: Final = 2


def path_between(a: int, b: int) -> tuple[int, int]:
    """A path is named by its ends, the smaller number first."""
    return (a, b) if a < b else (b, a)


BANDIT_LURKS: Final = note(
    "bandit-lurks", N_("A bandit lurks on the path between {a} and {b}."), a=CLEARING, b=CLEARING
)
BANDIT_PATH: Final = prompt(
    "bandit-path", N_("Choose a path for a bandit."), other=SEAT, wording={Path: N_("The path between {a} and {b}")}
)
BANDIT_LIFT: Final = prompt(
    "bandit-lift",
    N_("Choose the bandit that goes to another path."),
    other=SEAT,
    wording={Path: N_("The path between {a} and {b}")},
)


WAYLAY: Final = deed("waylay", N_("place a bandit on a path"))


class HighwayBandits(HirelingBoard):
    """They stand on paths: `paths` are those with a bandit. They never count for rule."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.paths: list[tuple[int, int]] = []

    def copy_more(self, b: Any) -> None:
        b.paths = self.paths.copy()

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        ambuscade = Ambuscade(owner)
        setting.on_path.append(ambuscade.met)
        setting.on_passed.append(ambuscade.passed)

    def free_paths(self, s: Root, ends: list[int]) -> list[Path]:
        """The open paths at one of these clearings that have no bandit."""
        paths = [(a, b) for a in CLEARINGS for b in s.paths[a] if a < b and (a in ends or b in ends)]
        return [Path(a, b) for a, b in paths if (a, b) not in self.paths]

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        for _ in range(AT_START):
            yield from self.lurk(s, chooser, list(CLEARINGS), "A.6.3")

    def lurk(self, s: Root, chooser: int, ends: list[int], law: str) -> Flow[None]:
        """A bandit from the supply takes a free path."""
        choice = yield from one_of(chooser, BANDIT_PATH, self.free_paths(s, ends), law, other=self.seat)
        s.to_box(self.seat, 1)
        self.paths.append((choice.a, choice.b))
        self.paths.sort()
        s.note(self.seat, BANDIT_LURKS, law, a=choice.a, b=choice.b)

    def deeds(self) -> list[Deed]:
        return [Deed(WAYLAY, self.can_waylay, self.waylay, WAYLAID)]

    def can_waylay(self, s: Root) -> bool:
        return bool(self.free_paths(s, settled(s, self.controller(s)))) and bool(s.supply[self.seat] or self.paths)

    def waylay(self, s: Root) -> Flow[None]:
        """A bandit on a path by a clearing with the controller's pieces; one from the map if none is left."""
        seat = self.controller(s)
        if not s.supply[self.seat]:
            paths = [Path(a, b) for a, b in self.paths]
            lifted = yield from one_of(seat, BANDIT_LIFT, paths, "E.2.4", other=self.seat)
            self.paths.remove((lifted.a, lifted.b))
            s.from_box(self.seat, 1)
        yield from self.lurk(s, seat, settled(s, seat), "E.2.4")

    def more(self) -> dict[str, Any]:
        return {"paths": [list(pair) for pair in self.paths]}

    def count(self, held: dict[str, int]) -> None:
        held[f"warriors of {self.seat}"] += len(self.paths)

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("paths", " ".join(f"{a}-{b}" for a, b in self.paths))]

    def read(self, own: Own) -> None:
        for word in own.take("paths").split():
            a, _, b = word.partition("-")
            ends = own.naming.clearing(a, own.line("paths")), own.naming.clearing(b, own.line("paths"))
            if ends in self.paths or ends[0] >= ends[1]:
                raise own.wrong("paths", "is not like 1-5 2-6, the smaller number first and no path twice")
            self.paths.append(ends)


BANDITS_WELCOME: Final = prompt(
    "bandits-welcome", N_("Place a warrior in {at}, where the bandits led you?"), at=PLACE, passes=N_("Place none")
)


class Ambuscade:
    """What happens to those who go along a path with a bandit."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def lurks(self, s: Root, march: March) -> bool:
        board = hireling(s, self.owner)
        assert isinstance(board, HighwayBandits)
        return path_between(march.origin, march.to) in board.paths

    def met(self, s: Root, march: March) -> Flow[None] | None:
        """An enemy loses one of the moving pieces; a Vagabond damages an item."""
        owner = march.owner
        spared = owner == s.side[self.owner] or s.allies(owner, self.owner)
        return None if spared or not self.lurks(s, march) else waylay(s, march, self.owner)

    def passed(self, s: Root, march: March) -> Flow[None] | None:
        at_home = march.owner == s.side[self.owner] and self.lurks(s, march)
        return self.welcome(s, march.owner, march.to) if at_home else None

    def welcome(self, s: Root, seat: int, to: int) -> Flow[None]:
        """The controller may place a warrior where the move led."""
        if s.supply[seat] and s.why_not_place(seat, to) is None:
            places = yield from whether(seat, BANDITS_WELCOME, "E.2.2", at=to)
            if places:
                s.place_warriors(seat, 1, to)


GANG_UP: Final = deed("gang-up", N_("place a warrior of yours with every Bandit"))


SEND_BANDIT: Final = deed("send-bandit", N_("place a Bandit"))


class BanditGangs(HirelingBoard):
    """They hide among the controller's pieces, and his warriors come to them."""

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.battle_bans.append(partial(hide, owner))

    def when_hired(self, s: Root) -> Flow[None]:
        if not self.on_map(s):
            seat = self.controller(s)
            yield from enlist_one(s, self.seat, seat, settled(s, seat), "E.2.1")

    def deeds(self) -> list[Deed]:
        return [
            Deed(GANG_UP, self.can_gang_up, self.gang_up, GANGED_UP),
            Deed(SEND_BANDIT, self.can_send, self.send, GANGED_UP),
        ]

    def can_gang_up(self, s: Root) -> bool:
        seat = self.controller(s)
        return s.supply[seat] > 0 and bool(open_to(s, seat, self.on_map(s)))

    def gang_up(self, s: Root) -> Flow[None]:
        """A warrior of the controller joins every Bandit."""
        seat = self.controller(s)
        row = s.warriors[self.seat]
        yield from join_each(s, seat, seat, [at for at in self.on_map(s) for _ in range(row[at])], "E.2.4")

    def can_send(self, s: Root) -> bool:
        return s.supply[self.seat] > 0 and bool(open_to(s, self.seat, settled(s, self.controller(s))))

    def send(self, s: Root) -> Flow[None]:
        seat = self.controller(s)
        yield from enlist_one(s, self.seat, seat, settled(s, seat), "E.2.4")


def hide(owner: int, s: Root, attacker: int, defender: int, at: int) -> str | None:
    """Bandits cannot be battled beside faction pieces of their controller."""
    seat = s.side[owner]
    return "E.2.2" if defender == owner and seat != NOBODY and s.present(seat, at) else None
