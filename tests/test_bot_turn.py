"""`lexludi bot-turn`: an assistant for people who play with the physical bots."""

import io
from pathlib import Path

import pytest

from lexludi.cli import app
from lexludi.kernel.match import Match

TABLE = """
map: autumn
seats: bot:eyrie@easy marquise bot:alliance
points: 5 0 0
eyrie viziers: 2
3: eyrie 3, roost
8: eyrie 1, roost, marquise 1
12: marquise 1
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(TABLE, "utf-8")
    return path


def bot_turn(table: Path, *arguments: str) -> int:
    return app.run(["bot-turn", "root", "--position", str(table), *arguments])


def test_a_turn_is_told_step_by_step_with_its_reasons(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot_turn(table, "--top", "anvil", "--dice", "0,0,0,0", "bot:eyrie") == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Birdsong of the Electric Eyrie. [1.4.1]"
    assert "The Electric Eyrie reveals the order: Anvil (fox). [rootbotics 2.7]" in told
    assert "The Electric Eyrie recruits in clearing 8: most enemy pieces. [rootbotics 5.5.1.I]" in told


def test_the_table_after_the_turn_is_saved(table: Path, tmp_path: Path) -> None:
    after = tmp_path / "after.txt"
    assert bot_turn(table, "--top", "anvil", "bot:eyrie", "--save", str(after)) == 0
    saved = after.read_text("utf-8")
    assert "seats: bot:eyrie@easy marquise bot:alliance\n" in saved
    assert "eyrie fox: anvil" in Match.at("root", saved).position()


def test_rules_can_be_read_along_and_in_czech(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot_turn(table, "--top", "anvil", "--rules", "--lang", "cs", "bot:eyrie") == 0
    told = capsys.readouterr().out
    assert "Optimalizovaní Orli" in told
    assert "[rootbotics 5.5.1.I]" in told


def test_a_human_is_asked_where_the_law_lets_him_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.txt"
    path.write_text(
        "map: autumn\nseats: bot:marquise eyrie\n2: marquise 6\n7: marquise 3, eyrie 1, roost\n"
        "hand eyrie: ambush_mouse\n",
        "utf-8",
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert bot_turn(path, "--top", "sword", "--dice", "2,0", "bot:marquise") == 0
    assert "Evening of the Mechanical Marquise" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["bot:duchy"], "does not sit at this table; its bots: bot:eyrie@easy, bot:alliance"),
        (["--top", "acorn", "bot:eyrie"], "is not in the deck"),
        (["bot:eyrie@crazy"], "no difficulty is called 'crazy'"),
        (["--dice", "9", "bot:eyrie"], "9"),
    ],
)
def test_what_is_wrong_is_said(
    table: Path, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot_turn(table, *arguments) == 1
    assert says in capsys.readouterr().err


def test_a_bot_that_cannot_be_so_is_refused_in_czech(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot_turn(table, "--lang", "cs", "bot:eyrie@hardest") == 1
    error = capsys.readouterr().err
    assert "hardest" in error
    assert "obtížnost" in error
