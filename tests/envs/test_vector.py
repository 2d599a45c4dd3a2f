"""Many seats at once, in arrays that are used again."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from lexludi.envs import SeatEnv, SeatVector
from lexludi.kernel.errors import BadCall

ROOT = {"game": "root", "seats": ("marquise", "eyrie", "alliance"), "seat": 1}


def test_each_row_is_what_one_environment_gives() -> None:
    many = SeatVector(3, **ROOT)
    alone = [SeatEnv(**ROOT) for _ in range(3)]  # type: ignore[arg-type]
    seen, info = many.reset(seed=5)
    single = [env.reset(seed=5 + n) for n, env in enumerate(alone)]
    steps = 0
    while steps < 40:
        steps += 1
        assert all(np.array_equal(row, one[0]) for row, one in zip(seen, single, strict=True))
        assert np.array_equal(info["action_mask"], [one[-1]["action_mask"] for one in single])
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        seen, earned, over, _, info = many.step(actions)
        single = [env.step(action) for env, action in zip(alone, actions, strict=True)]  # type: ignore[misc]
        assert list(earned) == [one[1] for one in single]  # type: ignore[misc]
        assert list(over) == [one[2] for one in single]  # type: ignore[misc]
        if over.any():  # what comes then is a matter of SeatVector alone
            break
    assert steps > 10


def test_the_arrays_are_the_same_from_step_to_step() -> None:
    many = SeatVector(2)
    first, info = many.reset(seed=1)
    mask = info["action_mask"]
    after, *_, info = many.step(mask.argmax(1))
    assert after is first
    assert info["action_mask"] is mask


def test_masks_come_as_bits() -> None:
    bits, whole = SeatVector(2, "bits", **ROOT), SeatVector(2, **ROOT)
    packed, mask = (many.reset(seed=3)[1]["action_mask"] for many in (bits, whole))
    for _ in range(30):
        assert np.array_equal(packed, np.packbits(mask, axis=1))
        actions = mask.argmax(1)
        packed, mask = (many.step(actions)[4]["action_mask"] for many in (bits, whole))
    assert packed.nbytes * 7 < mask.nbytes
    with pytest.raises(BadCall, match="one of bytes, bits"):
        SeatVector(2, "words")


def test_a_match_that_is_over_begins_anew_with_the_next_step() -> None:
    many = gymnasium.make_vec("lexludi/Seat-v0", 2, max_cycles=4)
    assert isinstance(many.unwrapped, SeatVector)
    _, info = many.reset(seed=1)
    cuts = []
    for _ in range(10):
        _, _, _, cut, info = many.step(info["action_mask"].argmax(1))
        cuts.append(bool(cut.all()))
    assert cuts == [False, False, False, True, False] * 2
    many.close()


def test_info_is_told_of_each() -> None:
    _, info = SeatVector(2, info=["law"], **ROOT).reset(seed=1)
    assert [list(asked) for asked in info["asks"]] == [["law"], ["law"]]


@pytest.mark.parametrize("masks", ["bytes", "bits"])
def test_a_list_of_ids_that_is_changed_leaves_no_mark_in_the_next_masks(masks: str) -> None:
    many = SeatVector(2, masks, info=["legal"], **ROOT)
    _, info = many.reset(seed=4)
    for _ in range(5):
        told = [ask["legal"] for ask in info["asks"]]
        for legal in told:
            del legal[1:]
        *_, info = many.step(np.array(told).ravel())
        for row, env in zip(info["action_mask"], many.envs, strict=True):
            mask = np.unpackbits(row)[: env.play.actions.size] if masks == "bits" else row
            assert list(np.flatnonzero(mask)) == sorted(env.play.legal(env.seat))


def test_masks_given_out_stay_as_they_are_and_may_be_changed() -> None:
    env = SeatEnv(**ROOT)  # type: ignore[arg-type]
    _, info = env.reset(seed=6)
    mask = info["action_mask"]
    then = mask.copy()
    *_, info = env.step(np.int64(mask.argmax()))
    assert np.array_equal(mask, then)
    info["action_mask"][:] = 1
    assert env.action_masks().sum() == len(env.play.legal(env.seat))
