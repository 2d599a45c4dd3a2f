"""The tool that looks whether what we designed is balanced, and the years of a few matches."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from tools import balance, balancing

from lexludi.games.wall.rules.box.printed import GENERALS

GENERALS_BY_ID = {general.id: general for general in GENERALS}
FOUR = balance.TABLES[0]
LONG = 4
"""Years that a game of five lasts even among agents who hardly think."""


def test_a_game_of_agents_that_hardly_think_does_not_fall_apart() -> None:
    matches = [balance.play(FOUR, "search:12", number) for number in (2, 5)]
    assert all(match.year >= LONG for match in matches)
    assert max(score for match in matches for score in match.scores) > 40


def test_matches_are_kept_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "KEPT", tmp_path)
    file = balancing.kept("data", FOUR.name, "search:5")
    some = balancing.matches_of(file, balance.Played, partial(balance.play, FOUR, "random"), 3, 1)
    again = balancing.matches_of(file, balance.Played, never, 2, 1)
    assert (file.name, again) == ("four-clans-search-5.jsonl", some)
    told = "\n".join(balance.report(FOUR, "random", some))
    assert told.startswith("## Four clans: `random`\n\n3 matches.\n")
    assert "| general | clans | won | honor above the table | preferred |" in told
    assert "| first advisor | clans | won | honor above the table | hired by others |" in told
    assert "| tactic dealt | clans | won | honor above the table | played, and won |" in told


def test_it_is_told_which_demands_were_fulfilled() -> None:
    demands = (["tomb_stone"], ["quiet_border", "full_granaries"])
    match = balance.Played((0,), (3,), 4, 6, "demands", "", [[]], [], demands)
    again = match._replace(demands=(["tomb_stone", "quiet_border"], []))
    assert balance.of_demands([match, again]) == [
        "Demands fulfilled: full granaries 0 of 1, quiet border 1 of 2, tomb stone 2 of 2.", ""
    ]  # fmt: skip


def never(number: int) -> balance.Played:
    raise AssertionError(number)


def test_lots_decide_who_leads_which_general() -> None:
    match = balance.play(FOUR, "random", 1)
    led = [cards[0].removeprefix("general ") for cards in match.cards]
    assert all(general in dealt for general, dealt in zip(led, match.dealt, strict=True))
    assert len({general for dealt in match.dealt for general in dealt}) == 2 * len(FOUR.seats)


def test_an_advisor_and_tactics_are_those_that_lots_gave() -> None:
    for cards in balance.play(FOUR, "random", 1).cards:
        kinds = [card.split()[0] for card in cards]
        assert (kinds.count("advisor"), kinds.count("dealt")) == (1, GENERALS_BY_ID[cards[0].split()[1]].tactics)


def test_what_a_card_is_worth_is_reckoned_against_its_table() -> None:
    cards = [["general a"], ["general b", "tactic c"]]
    match = balance.Played((1,), (10, 30), 5, 5, "honor", "years are over", cards, [], ([], []))
    found = balance.rows([match, match])
    assert (found["general a"].won, found["general a"].leads) == ([0.0, 0.0], [-10, -10])
    assert (found["tactic c"].won, found["tactic c"].leads) == ([1.0, 1.0], [10, 10])
