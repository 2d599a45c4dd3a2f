"""The contract passes a sound game and finds every seeded fault."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.match import Match
from lexludi.testing import ContractBroken, Setup, contract
from lexludi.testing.skirmish import GAME
from tests.kernel.faulty import FAULTS

SETUPS = [Setup(("a", "b", "c", "d")), Setup(("a", "b")), Setup(("a", "b", "c"))]


def test_skirmish_keeps_the_contract() -> None:
    report = contract(GAME, SETUPS, games=12, seed=1)
    assert report.games == 12
    assert report.probes > 100


@pytest.mark.parametrize(
    ("fault", "promise"),
    [
        ("leak", "views keep secrets"),
        ("leak in parts", "a glimpse tells what the view tells"),
        ("lost piece", "components are conserved"),
        ("stale copy", "a clone is independent"),
        ("unstable order", "same seed and choices, same bytes"),
        ("endless loop", "asks have options, games end"),
        ("endless game", "games end"),
        ("secret ask", "asks keep secrets"),
        ("no guess", "imagine guesses"),
        ("nameless value", "asks name what they speak of"),
        ("half a sentence", "everything can be said"),
        ("bare number", "refusals tell why"),
    ],
)
def test_the_contract_finds(fault: str, promise: str) -> None:
    with pytest.raises(ContractBroken) as broken:
        contract(FAULTS[fault](), SETUPS, games=6, seed=2)
    assert broken.value.promise == promise


@settings(max_examples=30)
@given(st.lists(st.integers(0, 1000), max_size=80))
def test_any_choices_lead_to_a_match_that_its_record_leads_to(choices: list[int]) -> None:
    match = Match.new("skirmish", seats=["a", "b"], seed="given")
    for number in choices:
        if match.ask is None:
            break
        match.pick(number % len(match.ask.options))
    assert Match.replay(match.record()).position() == match.position()
