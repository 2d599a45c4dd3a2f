"""The games as OpenSpiel plays them: its own test passes, and its search plays."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

from lexludi import Match  # noqa: E402
from lexludi.envs import openspiel  # noqa: E402
from lexludi.kernel import catalog  # noqa: E402
from lexludi.kernel.chance import Chance  # noqa: E402
from lexludi.kernel.errors import BadCall  # noqa: E402
from tests.kernel.tiny import TinyGame  # noqa: E402

GAMES = ["harrow", "oath", "root", "skirmish", "wall"]


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"lexludi_{name}", params)


def drawn(state: Any, chance: Chance) -> Any:
    """The state once chance has had its say."""
    while state.is_chance_node():
        state.apply_action(chance.below(len(state.chance_outcomes())))
    return state


def played(game: Any, decisions: int, seed: str = "1") -> Any:
    chance = Chance.of(seed)
    state = drawn(game.new_initial_state(), chance)
    for _ in range(decisions):
        state.apply_action(chance.pick(state.legal_actions()))
        drawn(state, chance)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_test_of_openspiel_with_explicit_chance(name: str) -> None:
    game = load(name)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_no_number_that_is_drawn_is_wider_than_the_game_says(name: str) -> None:
    for n, setup in enumerate(catalog.game(name).setups(6, 3)):
        options = "/".join(f"{key}:{str(value).lower()}" for key, value in setup.options.items())
        if "[" not in options:  # lists have no place in the name of a game
            assert played(load(name, seats="/".join(setup.seats), options=options), 0, str(n)).current_player() >= 0


def test_sampled_chance_passes_too_but_for_writing() -> None:
    game = pyspiel.load_game("lexludi_root(seats=marquise/bot:eyrie,chance=sampled,seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert game.num_players() == 1  # the rules play the other
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_that_does_not_count_its_outcomes_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._added, "tiny", TinyGame({}))
    openspiel.register("tiny")
    with pytest.raises(BadCall, match="does not say how many outcomes"):
        load("tiny", seats="a/b", chance="explicit")
    with pytest.raises(BadCall, match="explicit or sampled"):
        load("skirmish", chance="loaded")


def test_explicit_chance_draws_the_numbers_that_a_match_draws() -> None:
    chance = Chance.of("7")
    state = drawn(load("skirmish").new_initial_state(), chance)
    match = Match.new("skirmish", ["red", "blue"], seed="7")
    for _ in range(40):
        actions = state.setting.actions.all(match.ask.options, match.ask.seat)
        match.pick(actions.index(state.legal_actions()[-1]))
        state.apply_action(state.legal_actions()[-1])
        drawn(state, chance)
    assert match.state.chance.drawn == chance.drawn
    assert [state.view(player) for player in (0, 1)] == [match.view(0), match.view(1)]


def test_a_state_is_written_and_read_back_in_the_middle_of_a_draw() -> None:
    state = played(load("root", seats="marquise/eyrie"), 30)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    for one in (state, again):
        drawn(one, Chance.of("2"))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_of_those_asked_together_none_sees_what_the_others_have_chosen() -> None:
    state = drawn(load("skirmish").new_initial_state(), Chance.of("1"))
    assert state.current_player() == 0
    bids = [state.child(action) for action in state.legal_actions()]
    assert len(bids) > 1
    assert {bid.current_player() for bid in bids} == {1}
    assert len({bid.information_state_string(1) for bid in bids}) == 1
    assert len({bid.information_state_string(0) for bid in bids}) == len(bids)


def test_a_player_cannot_tell_a_resampled_state_from_the_real_one() -> None:
    state = played(load("skirmish"), 12)
    player = state.current_player()
    sampler = np.random.RandomState(1).uniform
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)
    assert len({str(world.view(1 - player)) for world in worlds}) > 1
    assert all(drawn(world.child(world.legal_actions()[0]), Chance.of("1")).move_number() for world in worlds)


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    game = load("skirmish")
    states = [played(game, 0), played(game, 0)]
    for state, way in zip(states, (0, -1), strict=True):
        state.past[0] = openspiel.chained(b"", way)
    assert states[0].observation_string(0) == states[1].observation_string(0)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)


@pytest.mark.parametrize(("game", "decisions"), [("lexludi_skirmish", 400), ("lexludi_root(seats=marquise/eyrie)", 30)])
def test_the_search_of_openspiel_plays(game: str, decisions: int) -> None:
    loaded = pyspiel.load_game(game)
    random = np.random.RandomState(1)
    bot = ISMCTSBot(loaded, RandomRolloutEvaluator(1, random), 1.4, 2, random_state=random)
    state, chance = drawn(loaded.new_initial_state(), Chance.of("1")), Chance.of("2")
    for _ in range(decisions):
        if not state.is_terminal():
            searching = state.current_player() == 0
            state.apply_action(int(bot.step(state)) if searching else chance.pick(state.legal_actions()))
            drawn(state, chance)
    assert state.is_terminal() or decisions == 30
