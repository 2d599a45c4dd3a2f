"""No agent's choice depends on what its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lexludi.agents import make
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.match import Match

LINE_UPS = {
    "skirmish": ("red", "blue", "green"),
    "root": ("marquise", "eyrie", "alliance", "vagabond:thief"),
    "root, secrets": ("corvids", "alliance", "riverfolk", "duchy"),
}

EVERY = {"random": 23, "greedy": 19, "search:40": 67}
"""After how many decisions each agent is asked again: what is quick, or seldom looks at secrets, more often."""


def moments(seats: tuple[str, ...], game: str, every: int) -> Iterator[Match]:
    """A random match, stopped now and then."""
    match = Match.new(game, seats=seats, seed="secrets")
    chance = Chance.of("secrets")
    made = 0
    while match.ask is not None and made < 400:
        if made % every == 0:
            yield match
        match.pick(chance.below(len(match.ask.options)))
        made += 1


def other_worlds(match: Match, seat: int, count: int) -> Iterator[Match]:
    """Matches with other secrets and another future, which the seat cannot tell from this one."""
    seen = match.view(seat)
    state, made = match._point().state, match._point().choices
    for n in range(count * 4):
        chance = Chance.of(f"world {n}")
        guess = state.copy()
        guess.imagine(seat, chance)
        try:
            other = Match.at(match.origin.game, match.game.write(guess))
            for who, option in made:
                other.choose(option, who)
        except LexLudiError:  # in that world somebody else could not have chosen so
            continue
        other.reseed(f"future {n}")
        if other.view(seat) | {"seats": seen["seats"]} == seen:  # a position need not name them
            yield other
            count -= 1
        if not count:
            return


@pytest.mark.parametrize("agent", EVERY)
@pytest.mark.parametrize("line_up", LINE_UPS)
def test_what_a_seat_may_not_know_does_not_change_its_choice(agent: str, line_up: str) -> None:
    seats = LINE_UPS[line_up]
    different = compared = 0
    for match in moments(seats, line_up.partition(",")[0], EVERY[agent]):
        assert match.ask is not None
        seat = match.ask.seat
        chosen = make(agent).choose(match, seat, Chance.of("same"))
        for other in other_worlds(match, seat, 3):
            compared += 1
            different += match.game.write(other.state) != match.game.write(match.state)
            assert make(agent).choose(other, seat, Chance.of("same")) == chosen
    assert compared > 5
    assert different > compared / 2
