"""Many matches of agents."""

import json

import pytest
from msgspec import structs

from lexludi.agents import GreedyAgent, RandomAgent, UnknownAgent, make, names, quick
from lexludi.arena.simulate import UNFINISHED, Outcome, Plan, Statistics, play, simulate
from lexludi.cli import app
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

ROOT = Plan("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {}, "7")
DUEL = Plan("root", ("marquise", "eyrie"), {"dominance": False}, "7")


def untimed(outcome: Outcome) -> Outcome:
    """What does not depend on the machine."""
    return structs.replace(outcome, seconds=0.0)


def test_the_same_seed_gives_the_same_matches() -> None:
    assert [*map(untimed, simulate(DUEL, 4))] == [*map(untimed, simulate(DUEL, 4))]
    assert untimed(play(DUEL, 0)) != structs.replace(play(DUEL, 1), number=0, seed="7-0", seconds=0.0)


def test_the_number_of_processes_changes_nothing() -> None:
    assert [*map(untimed, simulate(DUEL, 12, jobs=2))] == [*map(untimed, simulate(DUEL, 12))]


def test_a_decision_is_an_ask_with_at_least_two_options() -> None:
    outcome = play(ROOT, 0)
    match = Match.new("root", seats=ROOT.seats, seed="7-0")
    chance = Chance.of("agents 7-0")
    real = 0
    while match.ask:
        real += len(match.ask.options) > 1
        match.choose(chance.pick(match.ask.options))
    assert outcome.decisions == real < len(match.history)
    assert match.result
    assert (outcome.winners, outcome.scores, outcome.how) == (
        match.result.winners,
        match.result.scores,
        match.result.how,
    )


def test_a_match_that_does_not_end_is_counted_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(catalog.game("root")), "bound", 10)
    outcome = play(DUEL, 0)
    assert (outcome.how, outcome.winners) == (UNFINISHED, ())


def test_statistics_add_up() -> None:
    statistics = Statistics(DUEL.seats)
    for outcome in simulate(DUEL, 6):
        statistics.add(outcome)
    plain = statistics.plain(2.0)
    assert plain["games"] == sum(plain["wins"].values()) == sum(plain["endings"].values()) == 6
    assert plain["games_per_second"] == 3.0
    assert plain["mean_rounds"] > 3
    assert set(plain["mean_scores"]) == {"marquise", "eyrie"}


def test_wins_go_to_the_faction_that_was_chosen_in_the_match() -> None:
    plan = Plan("root", ("draft", "draft", "draft"), {"setup": "advanced"}, "1")
    statistics = Statistics(plan.seats)
    for outcome in simulate(plan, 4):
        assert "draft" not in outcome.seats
        statistics.add(outcome)
    assert sum(statistics.wins.values()) == sum(statistics.wins_by_seat) == 4


def test_json_has_what_programs_need(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "root",
        "--seats",
        "marquise,eyrie",
        "--games",
        "3",
        "--seed",
        "1",
        "--map",
        "winter",
        "--json",
    ]
    assert app.run(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3
    assert {"wins", "games_per_second", "decisions_per_second", "mean_rounds", "mean_scores", "endings"} <= set(found)


@pytest.mark.parametrize(("lang", "head"), [("en", "Mean score"), ("cs", "Průměr bodů")])
def test_people_get_a_table(capsys: pytest.CaptureFixture[str], lang: str, head: str) -> None:
    assert app.run(["simulate", "skirmish", "red", "blue", "--games", "2", "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert head in out
    assert "red" in out
    assert err == ""


@pytest.mark.parametrize(
    ("words", "code", "complaint"),
    [
        (("root", "marquise"), 1, "Root is for two to six players, not 1.\n"),
        (("rot", "marquise"), 1, "No game is called 'rot'. Did you mean root?\n"),
        (("root", "marquise", "eyrie", "--games", "0"), 2, "--games does not fit: 0 is not in the range x>=1; see "),
        (("root", "marquise", "eyrie", "--option", "x"), 2, "--option takes NAME=VALUE, not x; see "),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], code: int, complaint: str
) -> None:
    assert app.run(["simulate", *words]) == code
    err = capsys.readouterr().err
    assert err.startswith(complaint)
    assert err.count("\n") == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "has reach 8; at least 17"), ("cs", "dosah 8")])
def test_a_line_up_that_the_game_advises_against_is_played_with_a_warning(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    weak = ["--seats", "alliance,vagabond:thief", "--games", "1", "--lang", lang]
    assert app.run(["simulate", "root", *weak]) == 0
    assert said in capsys.readouterr().err
    assert app.run(["simulate", "root", "--seats", "marquise,eyrie", "--games", "1", "--lang", lang]) == 0
    assert capsys.readouterr().err == ""


def test_one_agent_plays_all_seats_or_several_play_one_each() -> None:
    duel = structs.replace(DUEL, agents=("greedy", "random"), options={})
    assert play(duel, 0).winners == (0,)
    assert untimed(play(duel, 0)) == untimed(play(duel, 0))
    assert [type(agent) for agent in structs.replace(DUEL, agents=("greedy",)).players()] == [GreedyAgent] * 2


def test_agents_are_named_in_lists(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "skirmish", "red", "blue", "--games", "1", "--seconds", "0.001", "--json"]
    assert app.run([*words, "--agents", "greedy,random"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == 1
    assert first["faults"] == []
    assert app.run([*words, "--agents", "greedy", "--agents", "random"]) == 0


@pytest.mark.parametrize(
    ("agents", "complaint"),
    [
        ("oracle", "No agent is called 'oracle'. Choose from random, greedy, search"),
        ("random,random,random", "3 agents cannot play 2 seats: name one, or one a seat."),
        ("search:much", "'search:much' has no budget: write search:800 for simulations, or search:0.5s for seconds."),
    ],
)
def test_agents_that_cannot_play_are_one_sentence(
    capsys: pytest.CaptureFixture[str], agents: str, complaint: str
) -> None:
    assert app.run(["simulate", "skirmish", "red", "blue", "--agents", agents]) == 1
    assert capsys.readouterr().err.startswith(complaint)


def test_agents_are_made_by_name() -> None:
    assert "random" in names()
    assert quick("random")
    assert isinstance(make("random"), RandomAgent)
    with pytest.raises(UnknownAgent, match="No agent is called"):
        make("oracle")


def test_an_agent_chooses_only_when_asked() -> None:
    match = Match.new("root", seats=("marquise", "eyrie"), seed="1")
    assert match.ask
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        RandomAgent().choose(match, 1, Chance.of("1"))


def test_every_option_of_a_game_is_a_flag_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["simulate", "root", "--help", "--lang", "cs"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "--map autumn | winter | lake | mountain Čtyři mapy" in said
    assert "--bots-dominate" in said
    words = ["simulate", "root", "marquise", "bot:eyrie", "--bots-dominate", "yes", "--games", "1"]
    assert app.run([*words, "--json"]) == 0


def test_a_game_has_no_flags_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["simulate", "skirmish", "a", "b", "--map", "winter"]) == 2
    assert "There is no option --map" in capsys.readouterr().err
