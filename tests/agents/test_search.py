"""The search agent: stronger than chance, the same twice, and within its budget."""

from __future__ import annotations

import time

import pytest

from lexludi.agents import Agent, RandomAgent, SearchAgent, UnknownAgent, make, names, quick
from lexludi.agents.search import Habit, Node, Scale
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, Pass
from lexludi.parts.options import Card


def skirmish(seed: int = 1) -> Match:
    return Match.new("skirmish", seats=("red", "blue"), seed=seed)


def play(match: Match, agents: list[Agent], seed: str, rounds: int = 99) -> None:
    """For so many rounds, or to the end."""
    chance = Chance.of(seed)
    while match.ask is not None and match.view(None)["round"] <= rounds:
        seat = match.ask.seat
        match.choose(agents[seat].choose(match, seat, chance), seat)


def test_search_clearly_beats_random_in_skirmish() -> None:
    """Later on in a match, when all forts are built, even random play catches up."""
    scored = [0, 0]
    for game in range(6):
        match = skirmish(game)
        agents: list[Agent] = [RandomAgent(), RandomAgent()]
        agents[game % 2] = SearchAgent(simulations=20)
        play(match, agents, f"match {game}", rounds=8)
        points = match.view(None)["points"]
        scored[0] += points[game % 2]
        scored[1] += points[1 - game % 2]
    assert scored[0] > 2 * scored[1]


def test_the_same_chance_and_simulations_give_the_same_choices() -> None:
    one, two = skirmish(), skirmish()
    agents = [SearchAgent(simulations=20), SearchAgent(simulations=20)]
    for n in range(25):
        assert one.ask is not None
        seat = one.ask.seat
        chosen = agents[0].choose(one, seat, Chance.of(str(n)))
        assert agents[1].choose(two, seat, Chance.of(str(n))) == chosen
        one.choose(chosen, seat)
        two.choose(chosen, seat)


def test_thinking_changes_nothing_in_the_match() -> None:
    match = root()
    before = match.position()
    SearchAgent(simulations=50).choose(match, 0, Chance.of("1"))
    assert match.position() == before
    assert match.history == []


def test_the_clock_is_kept() -> None:
    match = Match.new("root", seats=("marquise", "eyrie", "alliance", "vagabond:thief"), seed="1")
    began = time.monotonic()
    SearchAgent(seconds=0.1).choose(match, 0, Chance.of("1"))
    assert time.monotonic() - began < 1.0


class Count(SearchAgent):
    """Counts its simulations."""

    done = 0

    def simulate(self, match: Match, root: Node, chance: Chance) -> None:
        self.done += 1
        super().simulate(match, root, chance)


def test_no_more_simulations_than_may_change_the_choice() -> None:
    match = root()
    agent = Count(simulations=60)
    agent.choose(match, 0, Chance.of("1"))
    assert 16 <= agent.done <= 60


def root() -> Match:
    """The Marquise is asked for its keep, then for its buildings, before anybody else decides."""
    return Match.new("root", seats=("marquise", "eyrie"), seed="1")


def test_the_tree_goes_on_with_the_match() -> None:
    match = root()
    agent = SearchAgent(simulations=80)
    match.choose(agent.choose(match, 0, Chance.of("1")))
    assert match.ask is not None
    assert agent.root(match, match.ask, Chance.of("2")).visits > 0


def test_the_tree_is_dropped_when_the_match_is_another_one_or_was_taken_back() -> None:
    match = root()
    agent = SearchAgent(simulations=80)
    match.choose(agent.choose(match, 0, Chance.of("1")))
    copy = match.clone()
    assert copy.ask is not None
    assert agent.root(copy, copy.ask, Chance.of("2")).visits == 0
    match.undo()
    assert match.ask is not None
    match.choose(next(option for option in match.ask.options if option != agent.choice))
    assert match.ask is not None
    assert agent.root(match, match.ask, Chance.of("2")).visits == 0


def test_a_long_list_is_widened_little_by_little() -> None:
    node = Node(0)
    options: list[Option] = [Card(n) for n in range(200)]
    chance = Chance.of("1")
    for n in range(100):
        edge = node.edges[node.select(options, Habit(), chance)]
        node.visits += 1
        edge.visits += 1
        edge.total += 0.5
        assert len(node.edges) <= 4 * (n + 1) ** 0.5 + 1
    assert len(node.edges) < 50


def test_the_better_option_is_tried_more_often() -> None:
    node = Node(0)
    good, bad = Card(1), Pass()
    chance = Chance.of("1")
    for _ in range(100):
        option = node.select([bad, good], Habit(), chance)
        node.visits += 1
        node.edges[option].visits += 1
        node.edges[option].total += 0.9 if option == good else 0.1
    chosen, ahead = node.leaders([bad, good])
    assert chosen == good
    assert ahead > 50


def test_where_the_tree_ends_what_has_brought_more_is_taken_more_often() -> None:
    habit = Habit()
    for _ in range(3):
        habit.learn(0, Card(1), 0.9)
        habit.learn(0, Card(2), 0.1)
    chance = Chance.of("1")
    taken = [habit.pick(0, [Card(1), Card(2)], chance) for _ in range(100)]
    assert 75 < taken.count(Card(1)) < 100
    others = [habit.pick(1, [Card(1), Card(2)], chance) for _ in range(100)]
    assert 25 < others.count(Card(1)) < 75


def test_a_won_match_is_worth_more_than_any_other_position() -> None:
    match = skirmish()
    scale = Scale(match)
    assert 0 < scale.worth(match, 0) < 1
    play(match, [RandomAgent(), RandomAgent()], "1")
    assert match.result is not None
    for seat in (0, 1):
        assert scale.worth(match, seat) == (1.0 if seat in match.result.winners else 0.0)


def test_seats_that_play_themselves_are_never_asked() -> None:
    match = Match.new("root", seats=("marquise", "bot:eyrie"), seed="1")
    agent = SearchAgent(simulations=10)
    chance = Chance.of("1")
    for _ in range(15):
        if match.ask is None:
            break
        assert match.ask.seat == 0
        match.choose(agent.choose(match, 0, chance))


@pytest.mark.parametrize("name", [*names(), "search:20"])
def test_agents_play_their_seat_beside_bots_of_the_law(name: str) -> None:
    match = Match.new("root", seats=("bot:marquise", "eyrie", "bot:alliance"), seed="2")
    agent = make(name, simulations=4)
    chance = Chance.of("1")
    for _ in range(60):
        if match.ask is not None:
            match.choose(agent.choose(match, match.ask.seat, chance))
    assert {seat for seat, _ in match.history} == {1}
    assert len(match.history) == 60 or match.over


def test_a_name_may_bring_a_budget() -> None:
    for name, seconds, simulations in (("search:800", 0.0, 800), ("search:0.5s", 0.5, 0), ("search:2s", 2.0, 0)):
        agent = make(name, 9.0)
        assert isinstance(agent, SearchAgent)
        assert (agent.seconds, agent.simulations) == (seconds, simulations)
    assert not quick("search")


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:-5", "search:nans", "search:1e9s"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownAgent, match="has no budget"):
        make(name)
