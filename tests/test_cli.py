"""The `lexludi` command, as somebody types it."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

import lexludi
from lexludi.cli import app
from lexludi.cli.errors import sentence
from lexludi.law import load, names


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("LEXLUDI_LANG", raising=False)

    def run(*words: str) -> Said:
        code = app.run(words)
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith(".\n") and text[0] == text[0].upper()


# Help


def test_without_arguments_it_says_what_it_can_do(run: Run) -> None:
    said = run()
    assert said.code == 0
    assert "Look up the rules of a game." in said.out


@pytest.mark.parametrize("command", list(app.lexludi.commands))
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_command_explains_itself_in_both_languages(run: Run, command: str, lang: str) -> None:
    said = run(command, "--help", "--lang", lang)
    assert said.code == 0
    assert said.out.startswith({"en": "Usage: ", "cs": "Použití: "}[lang] + f"lexludi {command}")
    assert {"en": "Show this message and exit.", "cs": "Ukázat tuto nápovědu a skončit."}[lang] in said.out


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"lexludi {lexludi.__version__}\n"


def test_it_runs_as_a_module() -> None:
    said = subprocess.run([sys.executable, "-m", "lexludi", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"lexludi {lexludi.__version__}\n"


def test_without_click_it_says_what_to_install() -> None:
    script = "import sys; sys.modules['click'] = None; from lexludi.cli import main; main()"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr == "The lexludi command needs click; in the source, type: pip install '.[cli]'\n"


# Languages


def test_the_language_comes_from_the_flag_before_or_after_the_command(run: Run) -> None:
    assert "Bitva" in run("--lang", "cs", "law", "root", "4.3").out
    assert "Bitva" in run("law", "root", "4.3", "--lang", "cs").out


def test_the_language_comes_from_the_environment_unless_a_flag_says_otherwise(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEXLUDI_LANG", "cs")
    assert "Bitva" in run("law", "root", "4.3").out
    assert "Battle" in run("--lang", "en", "law", "root", "4.3").out


def test_a_language_we_do_not_speak_is_refused_not_guessed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEXLUDI_LANG", "de")
    said = run("law", "root")
    assert (said.code, said.out, said.err) == (1, "", "Lex Ludi speaks en and cs, not 'de'.\n")


# Errors


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["lwa"], "There is no command lwa; see lexludi --help.\n"),
        (["--lwa"], "There is no option --lwa; see lexludi --help.\n"),
        (["law", "--index"], "There is no option --index; see lexludi law --help.\n"),
        (["verify"], "FILE is missing; see lexludi verify --help.\n"),
        (["--lang", "cs", "lwa"], "Příkaz lwa neexistuje; viz lexludi --help.\n"),
        (["law", "--coverage", "root", "4.3"], "--coverage takes a game, not a single rule; see lexludi law --help.\n"),
    ],
)
def test_what_is_typed_wrong_is_one_sentence_and_code_2(run: Run, words: list[str], message: str) -> None:
    assert run(*words) == (2, "", message)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["law", "chess"], "There is no law of chess; there are harrow, oath, root, rootbotics, skirmish, wall.\n"),
        (["law", "root", "4.9"], "The law of root has no rule 4.9; near it are 4.1, 4.2, 4.3.\n"),
        (["law", "root", "4.9", "--lang", "cs"], "Zákon root nemá pravidlo 4.9; nejblíž jsou 4.1, 4.2, 4.3.\n"),
        (["law", "root", "zzz"], "The law of root has no rule zzz.\n"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_code_1(run: Run, words: list[str], message: str) -> None:
    assert run(*words) == (1, "", message)


def test_a_wrong_language_names_the_flag(run: Run) -> None:
    said = run("--lang", "de")
    assert said.code == 2
    assert said.err.startswith("--lang does not fit: ")
    assert one_sentence(said.err)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of our own inside a command."""

    def coverage(game: str) -> None:
        raise KeyError(game)

    monkeypatch.setattr("lexludi.cli.law.coverage", coverage)


@pytest.mark.usefixtures("broken")
def test_our_own_mistake_is_a_sentence_without_traceback(run: Run) -> None:
    said = run("law", "--coverage")
    assert said == (1, "", "Lex Ludi failed by its own mistake (KeyError: 'harrow'); lexludi --debug shows where.\n")


@pytest.mark.usefixtures("broken")
def test_debug_shows_where_our_own_mistake_is(run: Run) -> None:
    with pytest.raises(KeyError):
        run("--debug", "law", "--coverage")


def test_a_reader_who_leaves_early_hears_no_complaint() -> None:
    script = f"{sys.executable} -m lexludi law root | head -n 1"
    said = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert (said.stdout, said.stderr) == ("1 Golden Rules\n", "")


@pytest.mark.parametrize(
    ("text", "expected"), [("cannot undo: why", "Cannot undo: why."), ("Done.", "Done."), ("a\n b", "A b.")]
)
def test_a_sentence_has_a_capital_and_a_full_stop(text: str, expected: str) -> None:
    assert sentence(text) == expected


# The law


def test_the_laws_are_listed(run: Run) -> None:
    said = run("law")
    assert all(name in said.out for name in names())
    assert {law["game"] for law in json.loads(run("law", "--json").out)} == set(names())


def test_the_index_lists_chapters_and_rules(run: Run) -> None:
    lines = run("law", "root").out.splitlines()
    assert "4 Key Actions" in lines
    assert lines[lines.index("4 Key Actions") + 1].split() == ["4.1", "Craft"]


def test_the_index_as_json_holds_every_rule(run: Run) -> None:
    rules = json.loads(run("law", "wall", "--json").out)
    assert {rule["number"] for rule in rules} == {rule.id for rule in load("wall").rules}
    assert set(rules[0]) == {"number", "title", "text", "kind", "chapter"}


def test_one_rule_shows_its_sentence_its_parts_and_who_cites_it(run: Run) -> None:
    said = run("law", "root", "4.3.1")
    assert said.out.startswith("4.3.1  Step 1: Defender May Ambush  (rule)\nroot, 4 Key Actions\n")
    assert all(heading in said.out for heading in ("Below it\n  4.3.1.I  ", "\nCode\n", "\nTests\n"))


def test_one_rule_as_json_names_parts_code_and_tests(run: Run) -> None:
    rule = json.loads(run("law", "root", "4.3", "--json", "--lang", "cs").out)
    assert (rule["title"], rule["below"]) == ("Bitva", ["4.3.1", "4.3.2", "4.3.3", "4.3.4"])
    assert set(rule) >= {"code", "tests"}


def test_a_chapter_lists_what_is_below_it(run: Run) -> None:
    lines = run("law", "root", "4").out.splitlines()
    assert lines[0] == "4 Key Actions"
    assert len(lines) == 1 + 18


def test_coverage_ends_with_one_line_a_game(run: Run) -> None:
    tail = "\n".join(run("law", "--coverage").out.splitlines()[-12:])
    assert all(name in tail for name in (*names(), "all"))


def test_coverage_without_the_source_says_what_it_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexludi.cli.law.project", lambda: None)
    said = run("law", "--coverage")
    assert said.code == 1
    assert said.err.startswith("--coverage reads the tests, which are in the source of Lex Ludi")
    assert said.out == ""


def test_coverage_of_one_game_as_json(run: Run) -> None:
    data = json.loads(run("law", "--coverage", "--json", "oath").out)
    assert list(data) == ["oath"]
    chapters = data["oath"]["chapters"]
    assert sum(chapter["rules"] for chapter in chapters) == data["oath"]["rules"] == 624
    assert all(chapter["tested"] + len(chapter["untested"]) == chapter["rules"] for chapter in chapters)


# The rest


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_the_shell(run: Run, shell: str) -> None:
    assert "_LEXLUDI_COMPLETE" in run("completion", shell).out


def test_completion_without_a_shell_says_where_scripts_go(run: Run) -> None:
    assert "lexludi completion zsh > ~/.zfunc/_lexludi" in run("completion").out


def test_the_shell_completes_numbers_of_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_LEXLUDI_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "lexludi law root 4.3.1.")
    monkeypatch.setenv("COMP_CWORD", "3")
    with pytest.raises(SystemExit):
        app.run([])
    assert capsys.readouterr().out.split() == ["plain,4.3.1.I", "plain,4.3.1.II"]


def test_serve_without_its_libraries_says_how_to_install_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("lexludi.table")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("lexludi.table", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    said = run("serve")
    assert said.code == 1
    assert said.err == "The browser table needs uvicorn; in the source, type: pip install '.[table]'.\n"
