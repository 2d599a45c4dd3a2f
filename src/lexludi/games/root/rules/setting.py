"""What never changes in a match, and what listens to the verbs."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from lexludi.games.root.rules.board import Aside
from lexludi.games.root.rules.box.codes import CLEARINGS, EYRIE, KINDS, NOBODY
from lexludi.games.root.rules.box.printed import Pack, Plan
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.effects import Moments

if TYPE_CHECKING:
    from lexludi.games.root.rules.battle import Battle
    from lexludi.games.root.rules.move import March
    from lexludi.games.root.rules.removal import Removal
    from lexludi.games.root.rules.state import Root
    from lexludi.kernel.ask import Flow
    from lexludi.parts.triggers import Trigger


class Setting:
    """What never changes in a match: who plays what on which map with which deck, and what listens to the verbs."""

    __slots__ = (
        "adjoining", "advanced_services", "after_battle", "agendas", "asides", "battle_bans", "before_roll", "bots",
        "bots_dominate", "burrower", "byways", "claims", "company", "dominance_allowed", "drawers", "eyrie", "factions",
        "ground", "guards", "hirelings", "keeps_discards", "kinds", "kinds_of", "landmarks", "league", "leave_bans",
        "moments", "nimble", "on_arrived", "on_battle", "on_entered", "on_hits", "on_moved", "on_passed", "on_path",
        "on_phase", "on_points", "on_removed", "on_scored", "on_setting_out", "on_turn", "on_turn_end", "openers",
        "order", "others", "owner", "owners", "pack", "phases", "place_bans", "plan", "players", "remove_bans", "seats",
        "stock", "suit", "toll", "troops", "turns", "variants",
    )  # fmt: skip

    def __init__(
        self, seats: tuple[str, ...], factions: tuple[int, ...], plan: Plan, pack: Pack, hirelings: tuple[str, ...] = ()
    ) -> None:
        self.seats = seats
        self.factions = factions
        self.hirelings = hirelings
        """The hireling cards in play, such as `the_exile` or `the_exile-demoted` (Law E)."""
        self.players = len(seats)
        self.owners = self.players + len(hirelings)
        """How many have pieces: the players, then the hirelings."""
        self.others: list[tuple[int, ...]] = [
            tuple([other for other in range(self.owners) if other != owner]) for owner in range(self.owners)
        ]
        """For each owner everybody else."""
        self.plan = plan
        self.pack = pack
        self.moments = Moments()
        """What crafted cards and hirelings have to say, and when."""
        self.suit = pack.suit
        self.dominance_allowed = True
        self.bots: list[bool] = [False] * self.owners
        """Which seats are bots (Law rootbotics 2.6)."""
        self.league: tuple[int, ...] = ()
        """The seats that win together or not at all: humans against bots (Law rootbotics 3.coop)."""
        self.variants: tuple[str, ...] = ()
        """The variants of the Law of Rootbotics in use."""
        self.advanced_services = False
        """Whether bots buy services by the advanced cards too (Law rootbotics 9.7)."""
        self.bots_dominate = False
        """Whether bots win by the dominance cards beside the map (Law rootbotics 1.3.1)."""
        self.eyrie = factions.index(EYRIE) if EYRIE in factions else NOBODY
        """The seat that rules ties (Law 7.2.2)."""
        self.keeps_discards = ""
        """The drawer in which discarded cards lie before they come to the discard pile (Law 10.2.6)."""
        self.burrower = NOBODY
        """The seat that lives in the Burrow (Law 12.2.2)."""
        self.nimble = NOBODY
        """The seat that moves whoever rules (Law 13.2.3)."""
        self.company = NOBODY
        """The seat that swims, shows its hand and sells services (Law 11.2)."""
        self.order: tuple[int, ...] = ()
        """The seats in the order of their turns (Law A.4)."""
        self.turns: list[tuple[int, ...]] = []
        """The same for each seat, beginning with it."""
        self.landmarks: tuple[str, ...] = ()
        """The landmarks in play, in the order in which they are set up (Law F)."""
        self.ground: list[tuple[int, ...]] = [CLEARINGS] * self.owners
        """The clearings that each owner's warriors may stand in."""
        self.owner: list[int] = [NOBODY] * KINDS
        self.stock: list[int] = [0] * KINDS
        """How many pieces of each kind the box has."""
        self.kinds: list[int] = []
        """The kinds of buildings and tokens in play."""
        self.kinds_of: list[list[int]] = [[] for _ in range(self.owners)]
        """And those of each owner."""
        self.troops: list[int] = [0] * self.owners
        """How many warriors each owner has in all."""
        self.phases: list[tuple[tuple[str, ...], ...]] = []
        """For each seat the steps of its Birdsong, Daylight and Evening."""
        self.agendas: list[tuple[tuple[tuple[str, int], ...], ...]] = []
        """The same, each phase as it is put on the agenda: the last step first."""
        self.adjoining: list[list[Callable[[Root, int, int], Iterable[int]]]] = [[] for _ in range(self.owners)]
        """For each owner (state, owner, clearing): what is adjacent for him beside the ends of paths (Law 2.2.1)."""
        self.byways = False
        """Whether for anybody, or by any effect, clearings can be adjacent or open that are not for the others."""
        self.claims: list[Callable[[Root, list[int], int], None]] = []
        """(state, strength by owner, clearing): what counts for rule beside one's own warriors and buildings (2.5)."""
        self.on_turn: list[Callable[[Root, int], None]] = []
        """(state, seat): a turn has begun."""
        self.on_phase: list[Callable[[Root], None]] = []
        """A phase has begun."""
        self.on_turn_end: list[Callable[[Root, int], None]] = []
        """(state, seat): Evening is over."""
        self.on_scored: list[Callable[[Root, int], None]] = []
        """(state, seat): a score marker has moved."""
        self.drawers: dict[str, Callable[[], Drawer]] = {}
        """What lies beside the boards, by name, and how it comes there."""
        self.place_bans: list[list[tuple[str, Callable[[Root, int], int]]]] = [[] for _ in range(self.owners)]
        """For each owner the rules that forbid placing, and (state, owner) where they do, one bit a clearing."""
        self.guards: list[bool] = [False] * KINDS
        """Which kinds of pieces such rules look for; others look for pawns of hirelings, and at who sides with whom."""
        self.leave_bans: list[Callable[[Root, int, int], str | None]] = []
        self.toll = NOBODY
        """The owner whom nobody attacks without paying a card, so that a hand decides which battles there are."""
        self.battle_bans: list[Callable[[Root, int, int, int], str | None]] = []
        """(state, attacker, defender, clearing): the rule that forbids this battle, if any."""
        self.remove_bans: list[Callable[[Root, int, int, int], str | None]] = []
        """(state, who removes, owner, clearing): the rule that forbids removing that owner's pieces, if any."""
        self.on_path: list[Callable[[Root, March], Flow[None] | None]] = []
        """(state, march): warriors, or a pawn, go along a path; returns a Flow or None."""
        self.on_passed: list[Callable[[Root, March], Flow[None] | None]] = []
        """(state, march): warriors have gone along a path; returns a Flow or None."""
        self.on_arrived: list[Callable[[Root, int, int], None]] = []
        """(state, owner, place): a pawn has moved there."""
        self.on_hits: list[Callable[[Root, Battle, int, int], int]] = []
        """(state, battle, who takes hits, hits): the hits that are left to take."""
        self.on_setting_out: list[Callable[[Root, March], Flow[None] | None]] = []
        """(state, march): who or what goes along; returns a Flow or None."""
        self.on_moved: list[Callable[[Root, March], None]] = []
        """(state, march): warriors have moved, with whatever they took along."""
        self.on_entered: list[Callable[[Root, March, list[Trigger]], None]] = []
        """(state, march, triggers): warriors have moved in; adds what that sets off."""
        self.on_battle: list[Callable[[Root, Battle], Flow[None] | None]] = []
        """(state, battle): effects at its start, before ambushes; returns a Flow or None."""
        self.before_roll: list[Callable[[Root, Battle], Flow[None] | None]] = []
        """(state, battle): effects between ambush and roll; returns a Flow or None."""
        self.after_battle: list[Callable[[Root, Battle], Flow[None] | None]] = []
        self.on_points: list[Callable[[Root, Removal, list[int]], None]] = []
        """(state, removal, points by seat): what a removal is worth beyond the common points."""
        self.on_removed: list[Callable[[Root, Removal, list[Trigger]], None]] = []
        """(state, removal, triggers): adds what the removal sets off."""
        self.asides: list[Aside] = []
        """What a faction lets the others do at any time in their turns."""
        self.openers: list[str] = []
        """The steps at the start of everybody's Birdsong, before all else in it (Law 1.4.1)."""

    def seat_players(self, order: tuple[int, ...]) -> None:
        """Law A.4: in which order they take their turns."""
        self.order = order
        firsts = [order.index(seat) for seat in range(self.players)]
        self.turns = [order[first:] + order[:first] for first in firsts]

    def add_pieces(self, owner: int, kind: int, count: int) -> None:
        """An owner has pieces of that kind, so many in all."""
        self.owner[kind] = owner
        self.stock[kind] = count
        insort(self.kinds, kind)
        insort(self.kinds_of[owner], kind)

    def ban_placing(self, law: str, where: Callable[[Root, int], int], but: int, by: int = NOBODY) -> None:
        """Something forbids everybody but one owner to place pieces somewhere: a kind of piece, or else a pawn."""
        if by != NOBODY:
            self.guards[by] = True
        for owner, bans in enumerate(self.place_bans):
            if owner != but:
                bans.append((law, where))

    def add_phases(self, phases: tuple[tuple[str, ...], ...]) -> None:
        """The steps of the next seat."""
        seat = len(self.phases)
        self.phases.append(phases)
        self.agendas.append(tuple([tuple([(step, seat) for step in steps[::-1]]) for steps in phases]))
