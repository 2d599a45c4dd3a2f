"""Playing Root in the terminal, as somebody types it."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.cli import app, terminal
from lexludi.kernel import editing
from lexludi.kernel import match as kernel
from lexludi.kernel.play import OVER
from lexludi.kernel.record import Record

FOUR = ("--seats", "marquise,eyrie,alliance,vagabond:thief")
Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Type some lines into `lexludi play root`; returns the exit code, the output and the complaint."""
    monkeypatch.delenv("LEXLUDI_LANG", raising=False)

    def play(typed: str, *words: str) -> tuple[int, str, str]:
        lines = [line.strip() for line in typed.split("/")]
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = app.run(["play", "root", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return play


def numbered(out: str) -> list[str]:
    return re.findall(r"^ +\d+  (.*)$", out, re.MULTILINE)


def test_options_are_numbered_sentences(play: Play) -> None:
    code, out, _ = play("quit", *FOUR, "--human", "1", "--seed", "3")
    assert code == 0
    assert "The Marquise: Choose a corner for the keep. [6.3.2]" in out
    assert numbered(out)[0] == "Clearing 1 (fox)"


def test_everything_is_said_in_czech_too(play: Play) -> None:
    _, out, _ = play("1/?/undo/quit", *FOUR, "--human", "1", "--seed", "3", "--lang", "cs")
    assert "Markýza: Zvolte roh pro pevnost." in out
    assert "Markýza umísťuje bojovníka na mýtinu 12." in out
    assert "6.3.4 Krok 4: Umístěte počáteční stavby" in out


def test_a_question_mark_explains_the_rule_behind_the_ask_or_any_other(play: Play) -> None:
    _, out, _ = play("?/? 3.1/? 99/quit", *FOUR, "--human", "1")
    assert "6.3.2 Step 2: Place Keep" in out
    assert "3.1 How to Win" in out
    assert "There is no text of rule 99." in out


def test_why_lists_what_is_not_possible_by_the_rule_that_forbids_it(play: Play) -> None:
    _, out, _ = play("1/1/1/1/2/why/quit", "--seats", "marquise,eyrie", "--human", "1", "--seed", "3")
    asked = out.rindex("Choose an action (3 left).")
    assert "Overwork" in numbered(out[asked:]) or "   -  Overwork" in out[asked:]
    assert re.search(r"^6\.5[.\d]* \w+", out[asked:], re.MULTILINE)
    assert "   -  " in out[asked:]


BOTS = ("--seats", "eyrie,bot:marquise,bot:alliance@easy", "--seed", "5")
TO_THE_BOTS = "1/" * 8


def test_why_bot_tells_a_bots_last_turn_with_criteria_and_rules(play: Play) -> None:
    _, out, _ = play(f"{TO_THE_BOTS}why bot/quit", *BOTS)
    told = out[out.rindex("> · Turn ") :]
    assert "the Automated Alliance" in told.splitlines()[0]
    assert re.search(r"· The Automated Alliance .*: .*priority\. \[rootbotics 6\.", " ".join(told.split()))
    assert told.count("· Turn ") == 1


def test_why_bot_takes_the_seat_of_one(play: Play) -> None:
    _, out, _ = play(f"{TO_THE_BOTS}why bot 2/why bot 1/quit", *BOTS)
    told = out[out.rindex("> · Turn ") :]
    assert "the Mechanical Marquise" in told.splitlines()[0]
    assert "No bot has had a turn there; name one by its seat: why bot 2." in told


def test_one_human_among_bots_sees_their_own_cards_to_the_end(play: Play) -> None:
    code, out, _ = play("1/" * 40, *BOTS)
    assert code == 0
    assert "your turn to decide" not in out
    last = out[out.rindex("Evening of the Eyrie.") :]
    assert "The Eyrie draws a card: " in last
    assert "Victory by points" in last


def test_undo_takes_back_until_something_stands_in_the_way(play: Play) -> None:
    _, out, _ = play("undo/2/undo/quit", *FOUR, "--human", "1", "--seed", "3")
    assert "Cannot undo: nothing has been decided yet." in out
    assert out.count("The Marquise: Choose a corner for the keep.") == 2


def test_the_decision_of_an_agent_is_not_taken_back(play: Play) -> None:
    _, out, _ = play("1/1/1/1/undo/quit", "--seats", "marquise,eyrie", "--human", "1", "--seed", "3")
    assert re.search(r"Cannot undo: .*\.", out)


@pytest.mark.parametrize("wrong", ["0", "99", "march", "-1", "1 2 3", "²"])
def test_wrong_input_gives_one_sentence(play: Play, wrong: str) -> None:
    _, out, _ = play(f"{wrong}/quit", *FOUR, "--human", "1")
    assert "Type a number from 1 to 4, or help to see what else there is." in out


def test_help_names_the_commands(play: Play) -> None:
    _, out, _ = play("help/quit", *FOUR, "--human", "1")
    assert all(word in out for word in ("why", "undo", "board", "log", "save FILE", "quit"))


def test_board_and_log_are_shown_on_request(play: Play) -> None:
    _, out, _ = play("1/board/log 2/log all/quit", *FOUR, "--human", "1", "--seed", "3")
    assert out.count("Clearing   Ruler") == 2
    assert out.count("· The Marquise places a warrior in clearing 12. [G.1.31]") == 2
    assert max(map(len, out.splitlines())) <= 100


def test_saving_names_the_file_and_loading_goes_on_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "my match.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"1\n2\nsave {file}\nsave\nsave {tmp_path}/no/x\nquit\n"))
    assert app.run(["play", "root", "marquise", "eyrie", "--seed", "3", "--human", "marquise"]) == 0
    out = capsys.readouterr().out
    assert f"Saved; go on later with --load {file}." in out
    assert "Type save and the name of a file." in out
    assert f"Cannot use {tmp_path}/no/x: No such file or directory." in out
    assert len(Record.load(file).choices) == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert app.run(["play", "root", "--load", str(file)]) == 0
    assert "The Marquise: Choose where to put a starting building." in capsys.readouterr().out
    assert app.run(["play", "skirmish", "--load", str(file)]) == 1
    assert capsys.readouterr().err == f"The match in {file} is one of root, not of skirmish.\n"


def test_at_one_keyboard_the_next_player_is_called_before_a_hand_is_shown(play: Play) -> None:
    code, out, _ = play("1/1/1/1/quit", "marquise", "eyrie", "--seed", "3")
    assert code == 0
    called = out.index("The Eyrie: your turn to decide. Press Enter when only you are looking.")
    assert "The Eyrie: Choose" not in out[:called]
    code, out, _ = play("1/1/1/1//1/quit", "marquise", "eyrie", "--seed", "3")
    assert "The Eyrie: Choose a leader." in out


@pytest.mark.parametrize("agents", ["search:2", "greedy,random"])
def test_agents_play_the_other_seats(play: Play, agents: str) -> None:
    words = ("marquise", "eyrie", "--human", "1", "--seed", "3", "--agents", agents, "--seconds", "0.01")
    code, out, err = play("/".join(["1"] * 12 + ["quit"]), *words)
    assert (code, err) == (0, "")
    assert "The Eyrie" in out


def test_no_hand_but_ones_own_is_ever_shown(play: Play) -> None:
    _, out, _ = play("/".join(["1"] * 60 + ["quit"]), *FOUR, "--human", "1", "--seed", "4")
    drawn = re.findall(r"(The \w+) draws (?:a card|\d cards)(:?)", out)
    assert {who for who, shown in drawn if shown} <= {"The Marquise"}
    assert {who for who, shown in drawn if not shown} & {"The Eyrie", "The Alliance", "The Vagabond"}


MARCH = "1/1/1/1/2/1/1"
"""Set up, recruit, march and move once, as the Marquise with seed 3."""


def test_long_lists_are_paged_with_the_way_out_first(play: Play) -> None:
    _, out, _ = play(f"{MARCH}//quit", "marquise", "eyrie", "--human", "1", "--seed", "3")
    asked = out[out.rindex("Choose a move.") :]
    assert numbered(asked)[0] == "Stop moving"
    assert len(numbered(asked[: asked.index("press Enter to see more")])) == terminal.PAGE
    assert "  31  Move a warrior from clearing 12 to clearing 11\n" in asked


def test_moves_of_one_two_or_three_are_one_line_and_a_count(play: Play) -> None:
    _, out, _ = play(f"{MARCH}/8 4/8/0/8 2/quit", "marquise", "eyrie", "--human", "1", "--seed", "3")
    assert "   8  Move up to 3 warriors from clearing 5 to clearing 1\n" in out
    assert out.count("That takes a number from 1 to 3; choose again.") == 2
    assert "· The Marquise moves 2 warriors from clearing 5 to clearing 1." in out


def test_a_whole_match_ends_with_its_result(play: Play) -> None:
    code, out, _ = play("/".join(["1"] * 6000), "marquise", "eyrie", "--human", "eyrie", "--seed", "1")
    assert code == 0
    assert re.search(r"^Victory by \w+: the (Marquise|Eyrie)\.$", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("marquise",), "Root is for two to six players, not 1."),
        (("marquise", "owls"), "Root has no faction called 'owls'. Choose from marquise, eyrie, alliance, vagabond"),
        (("marquise", "eyrie", "--human", "3"), "There is no seat 3; the seats are 1 to 2: marquise, eyrie."),
        (
            ("marquise", "eyrie", "--map", "moon"),
            "Map: there is no 'moon'. Choose from autumn, winter, lake,",
        ),
        (("marquise", "eyrie", "--option", "size=9"), "There is no option called 'size'."),
        (("marquise", "eyrie", "--agents", "oracle"), "No agent is called 'oracle'."),
        (("marquise", "eyrie", "--agents", "random,random,random"), "Name one agent for all seats, or 2 agents"),
        (("--load", "none.json"), "Cannot read none.json: No such file or directory."),
    ],
)
def test_a_match_that_cannot_be_set_up_is_one_sentence(play: Play, words: tuple[str, ...], complaint: str) -> None:
    code, _, err = play("quit", *words)
    assert code == 1
    assert err.startswith(complaint)
    assert err.count("\n") == 1


def test_the_reasons_against_undo_are_those_of_the_kernel() -> None:
    files = [Path(module.__file__) for module in (kernel, editing)]
    source = "".join(file.read_text("utf-8") for file in files if file.suffix == ".py")
    reasons = set(re.findall(r'_why = "([^"]+)"', source)) | set(re.findall(r'return "(the last [^"]+)"', source))
    assert not source or {*reasons, OVER} == set(terminal.WHY_NOT_UNDO)
