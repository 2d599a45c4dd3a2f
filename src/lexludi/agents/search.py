"""The search agent: information-set Monte Carlo tree search on imagined worlds.

Each simulation imagines a world that the seat cannot tell from the real one, walks the tree as far as it goes, adds a
node, plays a little further, and values what it has come to. A node stands for what the seat asked there can
tell apart: the choices that led to it, and what it is asked. Every seat is taken to choose what is best for itself.
"""

from __future__ import annotations

import time
from math import log, sqrt

from lexludi.agents.agent import Agent, ask_of
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option

SIMULATIONS = 300
"""How many a decision gets where neither they nor the seconds are given."""
CURIOSITY = 0.3
"""How much a choice that was tried seldom is preferred: the constant of UCB."""
WIDTH = 2.0
GROWTH = 0.5
"""A node visited n times has tried at most WIDTH * n ** GROWTH of its options."""
AHEAD = 20
"""Decisions after the new node until the position is valued."""
DRAWN = 3
"""Options drawn where the tree ends, of which the one that has brought most is taken."""
UNKNOWN = (0.5, 0)
"""What an option is taken to bring before it was tried, and after how many times."""
MARGIN = 0.05
"""How far below a won match, and above a lost one, every other position is valued."""
CHECK = 16
"""Simulations between two looks at whether more of them can still change the choice."""


class Edge:
    """An option of a node: how often it could be taken and was, what it brought, and what came after it."""

    __slots__ = ("after", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.after: dict[tuple[int, str], Node] = {}


class Node:
    """A seat is asked something, after the choices that lead here from the root."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[Option, Edge] = {}

    def select(self, options: list[Option], habit: Habit, chance: Chance) -> Option:
        """The option to walk on with: an untried one while the node may still widen, else the most promising."""
        edges = self.edges
        tried: list[Option] = []
        untried: list[Option] = []
        for option in options:
            if option in edges:
                edges[option].seen += 1
                tried.append(option)
            else:
                untried.append(option)
        if untried and len(tried) < WIDTH * (self.visits + 1) ** GROWTH:
            option = habit.pick(self.seat, untried, chance)
            edges[option] = Edge()
            edges[option].seen = 1
            return option
        best = tried[0]
        most = -1.0
        for option in tried:
            edge = edges[option]
            promise = edge.total / edge.visits + CURIOSITY * sqrt(log(edge.seen) / edge.visits)
            if promise > most:
                most = promise
                best = option
        return best

    def leaders(self, options: list[Option]) -> tuple[Option, int]:
        """The option visited most (of two, the better one), and how many visits it is ahead of the next."""
        found = sorted(
            ((edge.visits, edge.total, -n) for n, option in enumerate(options) if (edge := self.edges.get(option))),
            reverse=True,
        )
        if not found:
            return options[0], 0
        ahead = found[0][0] - (found[1][0] if len(found) > 1 else 0)
        return options[-found[0][2]], ahead


class Habit:
    """What each seat's options have brought so far wherever they were taken: where the tree ends, it leads on."""

    def __init__(self) -> None:
        self.means: dict[tuple[int, Option], tuple[float, int]] = {}

    def pick(self, seat: int, options: list[Option], chance: Chance) -> Option:
        """Of a few options drawn at random, the one that has brought most."""
        count = len(options)
        best = options[chance.below(count)]
        if count == 1:
            return best
        means = self.means
        most = means.get((seat, best), UNKNOWN)[0]
        for _ in range(DRAWN - 1):
            option = options[chance.below(count)]
            mean = means.get((seat, option), UNKNOWN)[0]
            if mean > most:
                most = mean
                best = option
        return best

    def learn(self, seat: int, option: Option, worth: float) -> None:
        """Bring the mean of what this option of that seat is worth up to date."""
        mean, count = self.means.get((seat, option), UNKNOWN)
        count += 1
        self.means[seat, option] = (mean + (worth - mean) / count, count)


class Scale:
    """Turns a game's values of positions into 0 to 1, by how far they usually lie from where the search began."""

    def __init__(self, start: Match) -> None:
        self.start = start
        self.bases: dict[int, float] = {}
        self.spread = 0.0
        self.count = 0

    def worth(self, world: Match, seat: int) -> float:
        """What the world has come to be worth for a seat: 1 if it has won, 0 if somebody else has."""
        result = world.state.result
        if result is not None:
            return 1.0 if seat in result.winners else 0.0
        away: float = world.game.value(world.state, seat) - self.base(seat)
        self.spread += abs(away)
        self.count += 1
        if not away:
            return 0.5
        away *= self.count / self.spread
        return 0.5 + (0.5 - MARGIN) * away / (1.0 + abs(away))

    def base(self, seat: int) -> float:
        """What the match was worth for a seat where the search began."""
        if seat not in self.bases:
            self.bases[seat] = float(self.start.game.value(self.start.state, seat))
        return self.bases[seat]


class SearchAgent(Agent):
    """Thinks for `seconds`, or for so many `simulations`; with the latter, the same chance gives the same choice."""

    def __init__(self, seconds: float = 0.0, simulations: int = 0) -> None:
        super().__init__(seconds)
        self.simulations = simulations or (0 if seconds else SIMULATIONS)
        self.match: Match | None = None
        self.made = 0
        self.choice: Option | None = None
        self.edge: Edge | None = None
        self.scale: Scale | None = None
        self.habit = Habit()

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        ask = ask_of(match, seat)
        options = ask.options
        root = self.root(match, ask, chance)
        option = options[0]
        if len(options) > 1:
            option = self.think(match, root, options, chance)
        self.remember(match, option, root.edges.get(option))
        return option

    def root(self, match: Match, ask: Ask, chance: Chance) -> Node:
        """The node of the tree that the match has come to, if nobody else has decided since; else a new one."""
        made = match.history
        if (
            self.edge is not None
            and match is self.match
            and len(made) == self.made + 1
            and made[-1] == (ask.seat, self.choice)
        ):
            known = self.edge.after.get((ask.seat, ask.prompt))
            if known is not None:
                return known
        self.scale = Scale(match.imagine(ask.seat, chance))
        self.habit = Habit()
        return Node(ask.seat)

    def remember(self, match: Match, option: Option, edge: Edge | None) -> None:
        """Keep what was found out below the choice, for the next one of the same match."""
        self.match = match
        self.made = len(match.history)
        self.choice = option
        self.edge = edge

    def think(self, match: Match, root: Node, options: list[Option], chance: Chance) -> Option:
        """Simulate until the budget is spent, or what is left of it cannot change the choice."""
        began = time.monotonic()
        done = 0
        while True:
            self.simulate(match, root, chance)
            done += 1
            if self.simulations:
                left = float(self.simulations - done)
            elif done % CHECK:
                continue
            else:
                took = time.monotonic() - began
                left = (self.seconds - took) * done / max(took, 1e-6)
            if left <= 0:
                break
            if done % CHECK == 0 and root.leaders(options)[1] > left:
                break
        return root.leaders(options)[0]

    def simulate(self, match: Match, root: Node, chance: Chance) -> None:
        """Imagine a world, walk down the tree, add a node, play on, and remember what it all came to."""
        scale, habit = self.scale, self.habit
        assert scale is not None
        taken: list[tuple[int, Option]] = []
        world = match.imagine(root.seat, chance)
        node = root
        path: list[tuple[int, Edge]] = []
        ask = next((ask for ask in world.asks if ask.seat == root.seat), None)
        while ask is not None:
            option = node.select(ask.options, habit, chance)
            node.visits += 1
            edge = node.edges[option]
            path.append((node.seat, edge))
            taken.append((node.seat, option))
            fresh = not edge.visits
            world.choose(option, ask.seat)
            ask = world.ask
            if ask is None:
                break
            after = edge.after.get((ask.seat, ask.prompt))
            if after is None:
                after = edge.after[ask.seat, ask.prompt] = Node(ask.seat)
                fresh = True
            if fresh:
                self.play_on(world, taken, chance)
                break
            node = after
        worths = {seat: scale.worth(world, seat) for seat in {seat for seat, _ in taken}}
        for seat, edge in path:
            edge.visits += 1
            edge.total += worths[seat]
        for seat, option in taken:
            habit.learn(seat, option, worths[seat])

    def play_on(self, world: Match, taken: list[tuple[int, Option]], chance: Chance) -> None:
        """Some more decisions, out of habit."""
        for _ in range(AHEAD):
            ask = world.ask
            if ask is None:
                return
            option = self.habit.pick(ask.seat, ask.options, chance)
            taken.append((ask.seat, option))
            world.choose(option)
