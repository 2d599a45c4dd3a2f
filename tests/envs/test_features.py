"""What environments offer beside the loop: choices at reset, pictures, states, texts, ids that can be read back."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from lexludi import BadSetup, Match
from lexludi.envs import Actions, SeatEnv, env, parallel_env, raw_env
from lexludi.kernel.errors import BadCall

FOUR = ("marquise", "eyrie", "alliance", "vagabond:thief")
BOTS = ("marquise", "eyrie", "bot:vagabond@easy", "bot:duchy")


def at_the_middle(game: str = "skirmish", seats: tuple[str, ...] = ("red", "blue")) -> Match:
    match = Match.new(game, seats, "7")
    for _ in range(20):
        assert match.ask
        match.pick(len(match.ask.options) // 2)
    return match


# Choices at reset


def test_a_reset_chooses_map_and_seats_for_one_match() -> None:
    e = raw_env("root", FOUR)
    e.reset(seed=1, options={"map": "winter", "seats": FOUR[::-1]})
    assert e.play.match.view(None)["map"] == "winter"
    assert e.play.match.seats == FOUR[::-1]
    e.reset(seed=1)
    assert e.play.match.view(None)["map"] == "autumn"
    assert e.play.match.seats == FOUR


@pytest.mark.parametrize("game", [("skirmish", ("red", "blue")), ("root", ("marquise", "eyrie"))])
def test_a_reset_starts_from_a_position(game: tuple[str, tuple[str, ...]]) -> None:
    match = at_the_middle(*game)
    assert match.ask
    e = SeatEnv(*game)
    seen, _ = e.reset(seed=1, options={"position": match.position(), "seat": match.ask.seat})
    assert e.seat == match.ask.seat
    assert np.array_equal(seen, e.play.observer.encode(match.view(e.seat), e.seat))
    assert e.reset(seed=1)[0].shape == seen.shape
    assert e.seat == 0


def test_after_a_position_chance_follows_the_seed() -> None:
    position = at_the_middle().position()
    e = raw_env()
    futures = set()
    for seed in (1, 1, 2, 3):
        e.reset(seed=seed, options={"position": position})
        while not e.play.match.over:
            e.step(e.play.legal(e.play.match.ask.seat)[0])
        futures.add(str(e.play.match.history))
    assert len(futures) == 3


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"seats": ("marquise", "eyrie")}, "one for 4 seats, not 2"),
        ({"seats": BOTS}, "agents of this environment are seat_0, seat_1, seat_2, seat_3"),
        ({"map": "moon"}, "moon"),
        ({"position": "x", "map": "winter"}, "brings its own set-up: leave out map"),
    ],
)
def test_a_choice_that_does_not_fit_is_refused(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        raw_env("root", FOUR).reset(seed=1, options=chosen)


# Pictures


@pytest.mark.parametrize("made", [env, raw_env, parallel_env, SeatEnv])
@pytest.mark.parametrize("game", [("skirmish", ("red", "blue")), ("root", ("marquise", "eyrie"))])
def test_a_match_is_shown_as_text_picture_and_pixels(made: Any, game: tuple[str, tuple[str, ...]]) -> None:
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        e = made(*game, render_mode=mode)
        e.reset(seed=1)
        shown[mode] = e.render()
    assert shown["ansi"].count("\n") > 3
    assert shown["svg"].startswith("<svg")
    assert shown["rgb_array"].shape == (960, 1280, 3)
    assert shown["rgb_array"].dtype == np.uint8
    assert len(np.unique(shown["rgb_array"])) > 10
    assert e.metadata["render_fps"] > 0


def test_the_seat_sees_its_own_hand_in_the_picture() -> None:
    own = SeatEnv("root", ("marquise", "eyrie"), seat=1, render_mode="ansi")
    own.reset(seed=1)
    assert own.render() != str(own.play.match)


@pytest.mark.parametrize("made", [env, raw_env, parallel_env, SeatEnv])
def test_a_render_mode_that_is_none_is_refused(made: Any) -> None:
    with pytest.raises(BadCall, match=r"one of ansi, svg, rgb_array, or None, not 'foo'"):
        made(render_mode="foo")


def test_gymnasium_can_film_it() -> None:
    e = gymnasium.make("lexludi/Seat-v0", render_mode="rgb_array")
    film = gymnasium.wrappers.RenderCollection(e)
    _, info = film.reset(seed=1)
    film.step(np.flatnonzero(info["action_mask"])[0])
    assert len(film.render()) == 2


# State, texts, ids


@pytest.mark.parametrize("made", [raw_env, parallel_env])
def test_the_state_is_what_all_agents_know(made: Any) -> None:
    e = made("root", BOTS)
    e.reset(seed=1)
    state = e.state()
    assert e.state_space.contains(state)
    assert np.array_equal(state, np.concatenate([e.observe(agent)["observation"] for agent in e.agents]))
    assert e.agents == ["seat_0", "seat_1"]


def test_info_tells_prompt_law_ids_and_texts_on_request() -> None:
    e = raw_env("root", FOUR, info="all")
    e.reset(seed=1)
    seen, _, _, _, info = e.last()
    ask = e.play.match.ask
    assert (info["prompt"], info["law"]) == (ask.prompt, ask.law)
    assert sorted(info["legal"]) == list(np.flatnonzero(seen["action_mask"]))
    assert len(info["texts"]) == len(ask.options)
    assert all(isinstance(text, str) and text for text in [info["asked"], *info["texts"]])
    assert np.array_equal(info["bits"], np.packbits(seen["action_mask"]))


def test_info_of_one_seat_tells_the_same_and_nothing_unasked() -> None:
    _, info = SeatEnv(info=["law", "legal"]).reset(seed=1)
    assert info.keys() == {"law", "legal", "action_mask"}
    _, infos = parallel_env("root", FOUR, info=["prompt"]).reset(seed=1)
    assert sorted(len(info) for info in infos.values()) == [0, 0, 0, 1]
    with pytest.raises(BadCall, match="not 'weather'"):
        SeatEnv(info=["weather"])


def test_masks_and_bits_follow_every_decision() -> None:
    e = raw_env("root", FOUR)
    e.reset(seed=2)
    kept = []
    for n in range(120):
        seat = e.play.match.ask.seat
        mask = e.play.mask(seat)
        assert list(np.flatnonzero(mask)) == sorted(e.play.legal(seat))
        assert np.array_equal(np.packbits(mask), e.play.bits(seat))
        assert not e.play.mask((seat + 1) % len(FOUR)).any()
        assert not e.play.bits((seat + 1) % len(FOUR)).any()
        kept.append((mask, mask.copy()))
        e.step(e.play.legal(seat)[n * 7919 % len(e.play.legal(seat))])
    assert all(np.array_equal(mask, then) for mask, then in kept)


def test_a_list_of_ids_that_is_changed_leaves_no_mark_in_the_next_mask() -> None:
    e = raw_env("root", FOUR, info=["legal"])
    e.reset(seed=2)
    told = e.last()[-1]["legal"]
    del told[1:]
    e.step(told[0])
    mask = e.last()[0]["action_mask"]
    assert list(np.flatnonzero(mask)) == sorted(e.play.legal(e.play.match.ask.seat))


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("root", FOUR),
        ("root", ("marquise", "eyrie")),
        ("oath", ("chancellor", "red", "blue")),
        ("wall", ("dragon", "snake")),
        ("harrow", ("protectors", "family")),
        ("skirmish", ("red", "blue", "green")),
    ],
)
def test_an_id_leads_back_to_its_option(game: str, seats: tuple[str, ...]) -> None:
    actions = Actions(game, len(seats))
    match = Match.set_up(game, seats, "1")
    for n in range(300):
        if match.ask is None:
            break
        for option in match.ask.options:
            assert actions.option(actions.of(option, match.ask.seat), match.ask.seat) == option
        match.pick(n * 7919 % len(match.ask.options))


def test_an_id_that_stands_for_nothing_is_refused_with_a_sentence() -> None:
    actions = Actions("root", 2)
    with pytest.raises(BadCall, match="is a spare one"):
        actions.option(actions.size - 1, 0)
    with pytest.raises(BadCall, match="ids are from 0 to"):
        actions.option(-1, 0)
    with pytest.raises(BadCall, match="how many seats there are"):
        Actions("root", ["marquise", "eyrie"])  # type: ignore[arg-type]


# Copies


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    e = SeatEnv("root", ("marquise", "eyrie"), agents="greedy")
    _, info = e.reset(seed=1)
    other = copied(e)
    for _ in range(3):
        _, _, _, _, info = other.step(info["action_mask"].argmax())
    assert len(other.play.match.history) > len(e.play.match.history)
    for one in (e, other):
        whole = one.play.observer.encode(one.play.match.view(0), 0)
        assert np.array_equal(one.play.observation(0), whole)
        assert sorted(one.play.legal(0)) == list(np.flatnonzero(one.action_masks()))


# What is missing


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_its_extra_the_package_says_which(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import lexludi.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"lexludi.envs needs {missing}; install Lex Ludi with its extra `rl`" in done.stderr


# Agents


def test_bots_of_the_law_are_not_counted_among_the_agents() -> None:
    from tests.agents.bots import last

    e = SeatEnv("root", (*BOTS, "alliance"), agents=("tests.agents.bots:last", last), max_cycles=5)
    e.reset(seed=1)
    assert sorted(e.players) == [1, 4]
    with pytest.raises(BadSetup, match="3 agents cannot play the 2 other seats"):
        SeatEnv("root", (*BOTS, "alliance"), agents=["random"] * 3)


def test_each_other_seat_has_an_agent_of_its_own() -> None:
    e = SeatEnv("root", FOUR, agents="random")
    assert len({id(player) for player in e.players.values()}) == 3
    e.reset(seed=1, options={"seat": 2})
    assert sorted(e.players) == [0, 1, 3]
