"""Records: a match written down, played again, checked and branched."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexludi import Match, Record, RecordError
from lexludi.kernel.chance import commitment
from lexludi.kernel.record import digest
from lexludi.kernel.replay import verify
from lexludi.kernel.version import ENGINE, parts
from lexludi.testing.skirmish.options import Attack
from tests.kernel.battlefield import fresh, meeting, play, played


def altered(record: Record, change: Callable[[dict[str, Any]], object]) -> Record:
    """The record after somebody has been at its JSON."""
    plain = msgspec.json.decode(record.write())
    change(plain)
    return Record.read(msgspec.json.encode(plain))


def test_a_record_reads_back_as_written() -> None:
    record = played().record()
    assert Record.read(record.write()) == record
    assert Record.read(record.write().encode()) == record


def test_a_record_without_choices_reads_back_too() -> None:
    record = fresh().record()
    assert Record.read(record.write()) == record


def test_a_record_has_one_choice_a_line() -> None:
    lines = played(3).record().write().splitlines()
    assert lines[-6:-5] == [' "choices": [']
    assert lines[-5].startswith("  [0,[")
    assert f' "engine": "{ENGINE}"' in "\n".join(lines)


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = played().record()
    record.save(tmp_path / "match.json")
    assert Record.load(tmp_path / "match.json") == record


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*nothing\.json: No such file"):
        Record.load(tmp_path / "nothing.json")


@pytest.mark.parametrize("decisions", [0, 25, 10_000])
def test_a_replay_is_the_same_match(decisions: int) -> None:
    match = played(decisions)
    again = Match.replay(match.record())
    assert again.position() == match.position()
    assert again.events == match.events
    assert again.record() == match.record()


def test_a_replay_may_stop_early() -> None:
    match = played(25)
    again = Match.replay(match.record(), 10)
    assert again.history == match.history[:10]
    assert again.position() == played(10).position()


@pytest.mark.parametrize("upto", [-1, 26])
def test_a_replay_does_not_go_where_the_record_ends(upto: int) -> None:
    with pytest.raises(RecordError, match=f"the record has 25 choices, not {upto}"):
        Match.replay(played(25).record(), upto)


def test_a_match_from_a_position_is_replayed_from_there() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    match = play(Match.at("skirmish", match.position()), 20)
    assert Match.replay(Record.read(match.record().write())).position() == match.position()


def test_the_digest_seals_log_and_result() -> None:
    match = played()
    seal = digest(match.events, match.result)
    assert match.record().digest == seal
    assert digest(match.events[:-1], match.result) != seal
    assert digest(match.events, None) != seal


def test_while_the_match_runs_only_its_commitment_is_shown() -> None:
    record = played(20).record()
    shown = record.public()
    assert record.origin.seed not in shown.write().replace(shown.committed, "")
    assert shown.choices == []
    assert shown.committed == commitment("7")
    with pytest.raises(RecordError, match="has no seed: it is published when the match ends"):
        Match.replay(shown)


def test_a_position_is_not_shown_while_the_match_runs() -> None:
    assert "hand" not in meeting().record().public().write()


def test_a_fair_match_is_found_fair() -> None:
    verdict = verify(played().record(), commitment("7"))
    assert verdict.fair
    assert len(verdict.held) == 4


def with_other_choice(plain: dict[str, Any]) -> None:
    """The first march goes elsewhere."""
    for choice in plain["choices"]:
        if choice[1][0] == "fortify":
            choice[1] = ["recruit"]
            return


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "seed": (lambda r: r["origin"].update(seed="8"), "the seed is not the one that was committed to"),
    "commitment": (lambda r: r.update(committed="00"), "the seed is not the one that was committed to"),
    "seed and commitment": (
        lambda r: (r["origin"].update(seed="8"), r.update(committed=commitment("8"))),
        "choice number",
    ),
    "choice": (with_other_choice, "choice number"),
    "seat": (lambda r: r["choices"][0].__setitem__(0, 3), "choice number 0, .* by seat 3, does not fit: seat 3 has"),
    "result": (lambda r: r["result"].update(scores=[15, 0]), "the match does not end as the record says"),
    "die": (lambda r: r.update(digest="00" * 16), "a die, a draw or another event differs"),
    "seal": (lambda r: r.pop("digest"), "no digest of its log"),
    "unfinished": (lambda r: r.pop("result"), "the match is not finished"),
    "reseeded": (lambda r: r.update(reseeds=[[30, "chosen"]]), "seeded anew at choice number 30"),
    "position": (lambda r: r["origin"].update(position="x"), "began from a position"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_tampering_is_found_and_named(what: str) -> None:
    change, finding = TAMPERED[what]
    verdict = verify(altered(played().record(), change))
    assert not verdict.fair
    assert verdict.failed is not None
    assert re.search(finding, verdict.failed)


def test_a_seed_other_than_the_published_commitment_is_found() -> None:
    assert not verify(played().record(), commitment("8")).fair


def test_loaded_dice_are_found() -> None:
    """A match whose first shuffle somebody chose."""
    match = play(Match.new("skirmish", list("ab"), "7", script=[0] * 39))
    assert verify(match.record()).failed is not None


UNFIT: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "game": (lambda r: r["origin"].update(game="chess"), "a game that is not installed: No game is called 'chess'"),
    "format": (lambda r: r.update(format=99), "has format 99; Lex Ludi .* reads up to 1: update"),
    "engine": (lambda r: r.update(engine="99.0"), "made by Lex Ludi 99.0, newer than this"),
    "law": (lambda r: r["origin"].update(law="2"), "played by law '2', this engine plays '1'"),
    "seats": (lambda r: r["origin"].update(seats=["a"]), "cannot be set up: Skirmish is for two to four seats, not 1"),
    "option": (lambda r: r["origin"].update(options={"map": 1}), "cannot be set up: There is no option"),
    "position": (lambda r: r["origin"].update(position="next: nowhere"), "cannot be set up: .*seats"),
    "choice": (lambda r: r["choices"].insert(7, r["choices"][0]), "choice number 7, .* does not fit"),
    "kind": (lambda r: r["choices"][2].__setitem__(1, ["fly"]), "choice number 2, .*no kind of choice is called 'fly'"),
    "values": (lambda r: r["choices"][2].__setitem__(1, ["march", 1]), "choice number 2, .*at least length 4"),
    "more": (lambda r: r["choices"].append([0, ["pass"]]), "choice number .* does not fit: the match is over"),
    "shape": (lambda r: r.pop("origin"), "this is not a record of a match: Object missing required field `origin`"),
}


@pytest.mark.parametrize("what", UNFIT)
def test_a_record_that_does_not_fit_says_what_and_where(what: str) -> None:
    change, message = UNFIT[what]
    with pytest.raises(RecordError, match=message):
        Match.replay(altered(played().record(), change))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "the record is cut off after 0 characters"),
        (b'{"origin": {"game": "skirm', "the record is cut off after 26 characters"),
        (b"hello", "the record is not JSON"),
        (b'{"a": "\xff"}', "the record is not JSON"),
        (b"[]", "this is not a record of a match"),
    ],
)
def test_a_text_that_is_no_record_says_so(text: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.read(text)


def test_every_cut_of_a_record_is_found() -> None:
    text = played(5).record().write().rstrip()
    for end in range(len(text)):
        with pytest.raises(RecordError):
            Record.read(text[:end])


def test_a_record_that_does_not_fit_changes_nothing() -> None:
    match = played(25)
    before = match.position()
    record = match.record()
    written = record.write()
    bad = altered(record, lambda r: r["choices"].append([9, ["pass"]]))
    with pytest.raises(RecordError, match="choice number 25"):
        Match.replay(bad)
    assert match.position() == before
    assert record.write() == written


def test_versions_compare_by_their_numbers() -> None:
    assert parts("0.10.0") > parts("0.9.5")
    assert parts("1.0.dev") == (1, 0, 0)


@pytest.mark.parametrize("at", [0, 1, 2, 13, 25])
def test_a_branch_starts_from_any_prefix_and_replays_from_its_own_record(at: int) -> None:
    match = played(25)
    branch = Match.branch(match.record(), at, "another")
    assert branch.history == match.history[:at]
    play(branch, 60)
    again = Match.replay(Record.read(branch.record().write()))
    assert again.position() == branch.position()
    assert again.record() == branch.record()


def test_a_branch_has_dice_of_its_own() -> None:
    match = played(25)
    ways = {play(Match.branch(match.record(), 25, seed), 40).position() for seed in "abc"}
    assert len(ways) == 3
    assert len({Match.branch(match.record(), 25).reseeds[0][1] for _ in range(3)}) == 3


@pytest.mark.parametrize("second", [5, 12, 20, 30])
def test_a_branch_of_a_branch_replays_from_its_own_record(second: int) -> None:
    first = play(Match.branch(played(25).record(), 12, "first"), 30)
    branch = play(Match.branch(first.record(), second, "second"), 30, "x")
    assert [at for at, _ in branch.reseeds] == ([12, second] if second > 12 else [second])
    assert Match.replay(branch.record()).record() == branch.record()


def test_a_branch_in_the_middle_of_a_step_rolls_anew() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    rolls = set()
    for seed in "abcdefgh":
        branch = Match.branch(match.record(), 1, seed)
        copy = branch.clone()
        for one in (branch, copy):
            one.pick(0)
        assert branch.events == copy.events == Match.replay(branch.record()).events
        rolls.add(branch.events[0])
    assert len(rolls) > 1


def test_reseeding_a_clone_leaves_the_match_alone() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    before = match.position()
    match.clone().reseed("another")
    assert match.position() == before
    assert match.reseeds == []


def test_a_position_after_a_branch_keeps_its_dice() -> None:
    branch = Match.branch(played(25).record(), 25, "another")
    again = Match.at("skirmish", branch.position())
    assert play(again, 40).position() == play(branch, 40).position()
