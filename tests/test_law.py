"""The rule index: the books, and who cites them."""

import re
from pathlib import Path
from typing import Literal

import pytest

from lexludi.law import LawBook, Rule, UnknownLaw, UnknownRule, cited_by, cites, coverage, load, mistakes, names
from lexludi.law.book import Chapter
from lexludi.law.scan import Citation, in_code, in_tests

ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9, "X": 10}
SIZES = {
    "root": (694, 548), "rootbotics": (343, 307), "oath": (676, 624), "harrow": (624, 583), "wall": (525, 507),
    "skirmish": (12, 12),
}  # fmt: skip


def a_rule(number: str, chapter: str = "1") -> Rule:
    return Rule(number, number, number, number, number, "rule", chapter)


def order(number: str) -> list[tuple[int, int, str]]:
    """Chapters 1, 2, … before A, B, …; below them points (I, II or a, b) before sections (1, 2)."""
    first, *rest = number.split(".")
    key = [(0, int(first), "") if first.isdigit() else (1, 0, first)]
    for part in rest:
        roman = ROMAN.get(part, 0)
        key.append((1, int(part), "") if part.isdigit() else (0, roman, "" if roman else part))
    return key


# The books


@pytest.mark.parametrize("game", names())
def test_every_law_is_complete(game: str) -> None:
    book = load(game)
    assert (len(book), sum(rule.testable for rule in book)) == SIZES[game]


@pytest.mark.parametrize("game", names())
def test_every_rule_speaks_both_languages(game: str) -> None:
    for rule in load(game):
        for lang in ("en", "cs"):
            assert rule.title(lang).strip()
            assert rule.text(lang).strip()


@pytest.mark.parametrize("game", names())
def test_every_chapter_has_rules_and_a_title_in_both_languages(game: str) -> None:
    book = load(game)
    for chapter in book.chapters:
        assert book.chapter(chapter)
        assert chapter.title("en")
        assert chapter.title("cs")


@pytest.mark.parametrize("game", ["root", "rootbotics"])
def test_numbered_laws_stand_in_their_natural_order(game: str) -> None:
    numbers = [rule.id for rule in load(game) if rule.kind not in ("card", "side", "trait") and "coop" not in rule.id]
    assert numbers == sorted(numbers, key=order)


def test_what_is_printed_on_a_card_is_a_rule_with_the_words_of_the_data() -> None:
    card = load("root")["card.birdy_bindle"]
    assert (card.title("en"), card.kind, card.chapter, card.testable) == ("Birdy Bindle", "card", "cards", True)
    assert card.text("en") == "Take a bag from the supply and score 1 point."
    side = load("root")["side.forest_patrol.promoted"]
    assert side.text("en").startswith("Place one warrior in every clearing. Each time Patrol warriors are removed")
    assert load("rootbotics")["trait.marquise.blitz"].kind == "trait"


def test_a_rule_is_found_by_its_number() -> None:
    rule = load("root")["4.3"]
    assert (rule.title(), rule.title("cs"), rule.kind, rule.chapter) == ("Battle", "Bitva", "rule", "4")


def test_children_are_the_rules_directly_below() -> None:
    assert [rule.id for rule in load("root").children("4.3")] == ["4.3.1", "4.3.2", "4.3.3", "4.3.4"]


def test_a_rule_without_a_direct_parent_hangs_under_the_nearest_one() -> None:
    book = LawBook("toy", [Chapter("1", "1", "1")], [a_rule("1"), a_rule("1.2.a"), a_rule("1.2.b")])
    assert book.parent("1.2.a") == "1"
    assert [rule.id for rule in book.children("1")] == ["1.2.a", "1.2.b"]


def test_a_prefix_gathers_everything_below_it_and_nothing_beside_it() -> None:
    book = LawBook("toy", [Chapter("1", "1", "1")], [a_rule("1.1"), a_rule("1.1.a"), a_rule("1.10")])
    assert [rule.id for rule in book.under("1.1")] == ["1.1.a"]


def test_an_unknown_number_names_its_neighbours() -> None:
    with pytest.raises(UnknownRule, match=re.escape("no rule 4.3.9; near it are 4.3.1, 4.3.2, 4.3.3, 4.3.4.")):
        load("root")["4.3.9"]


def test_an_unknown_law_names_those_there_are() -> None:
    with pytest.raises(UnknownLaw, match="no law of 'chess'; there are harrow, oath, root, rootbotics, skirmish, wall"):
        load("chess")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="not in 'de'"):
        load("root")["4.3"].text("de")


def test_a_law_with_a_number_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"lists 1\.1 more than once"):
        LawBook("toy", [Chapter("1", "1", "1")], [a_rule("1.1"), a_rule("1.1")])


def test_a_rule_of_an_unlisted_chapter_is_refused() -> None:
    with pytest.raises(ValueError, match="does not list its chapters 2"):
        LawBook("toy", [Chapter("1", "1", "1")], [a_rule("1.1"), a_rule("2.1", "2")])


# Citing


def test_no_citation_in_code_or_tests_names_a_rule_that_does_not_exist() -> None:
    assert mistakes() == []


def test_a_test_records_the_rules_it_cites() -> None:
    cite = cites("root")

    @cite("4.3.2")
    @cite("4.3", "4.3.1")
    def proof() -> None:
        """Any function will do."""

    assert cited_by(proof) == (("root", "4.3"), ("root", "4.3.1"), ("root", "4.3.2"))


def test_citing_a_rule_that_does_not_exist_fails_at_once() -> None:
    with pytest.raises(UnknownRule, match=r"no rule 4\.3\.1\.IX"):
        cites("root")("4.3.1.IX")


def test_citing_nothing_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="at least one rule"):
        cites("root")()


# Reading citations from the source


def code(folder: Path, text: str, game: str = "root") -> list[tuple[str, str, int, str]]:
    path = folder / "rules.py"
    path.write_text(text, encoding="utf-8")
    return [(c.game, c.number, c.line, c.name) for c in in_code(path, Path("rules.py"), game)]


def numbers(folder: Path, text: str, game: str = "root") -> list[str]:
    return [number for _, number, _, _ in code(folder, text, game)]


def in_test_file(folder: Path, text: str, shown: str = "tests/test_it.py") -> list[tuple[str, str, str]]:
    path = folder / "test_it.py"
    path.write_text(text, encoding="utf-8")
    return [(c.game, c.number, c.name) for c in in_tests(path, Path(shown))]


def test_a_docstring_cites_the_rules_it_lists(tmp_path: Path) -> None:
    text = (
        'class Battle:\n    def ambush():\n        """Law 4.3.1, 4.3.2 and 4.3.3. The rest is\n        of Law A.1."""\n'
    )
    assert code(tmp_path, text) == [
        ("root", "4.3.1", 3, "Battle.ambush"),
        ("root", "4.3.2", 3, "Battle.ambush"),
        ("root", "4.3.3", 3, "Battle.ambush"),
        ("root", "A.1", 4, "Battle.ambush"),
    ]


def test_the_docstring_of_a_module_cites_a_chapter(tmp_path: Path) -> None:
    assert code(tmp_path, '"""Battle: Law 4.3."""\n') == [("root", "4.3", 1, "module")]


def test_prose_about_the_law_cites_nothing(tmp_path: Path) -> None:
    assert numbers(tmp_path, '"""As the Law of Root says; Law and order."""\n') == []


@pytest.mark.parametrize("comment", ["# 4.3.1", "# 4.3.1: the die", "# Law 4.3.1", "# by Law 4.3.1 too", "#4.3.1 (a)"])
def test_a_comment_cites_a_rule(tmp_path: Path, comment: str) -> None:
    assert numbers(tmp_path, f"x = 1  {comment}\n") == ["4.3.1"]


@pytest.mark.parametrize("comment", ["# 3 warriors", "# two, or 3", "# see below", "# e.g. 4", "# ruff: noqa"])
def test_other_comments_cite_nothing(tmp_path: Path, comment: str) -> None:
    assert numbers(tmp_path, f"x = 1  {comment}\n") == []


def test_literal_arguments_and_refusals_cite(tmp_path: Path) -> None:
    text = (
        'menu.offer(x, unless="4.2.1" if a else None)\n'
        'yield Ask(0, "Move?", options, law="4.2")\n'
        'def forbids(s):\n    return "4.2.2"\n'
        'size = "4.2 cm"\n'
    )
    assert numbers(tmp_path, text) == ["4.2.1", "4.2", "4.2.2"]


def test_words_are_citations_only_where_the_law_has_such_a_rule(tmp_path: Path) -> None:
    assert numbers(tmp_path, 'law = "fae.goal"\nfile = "fae.svg"\nx = 1  # fae.goal\n', "harrow") == ["fae.goal"] * 2


def test_another_law_is_cited_by_its_name(tmp_path: Path) -> None:
    text = '"""Law root 4.3."""\nx = f(law="root 4.3.1")  # root 4.3.2\n'
    cited = [("root", "4.3"), ("root", "4.3.1"), ("root", "4.3.2")]
    assert [(game, number) for game, number, _, _ in code(tmp_path, text, "rootbotics")] == cited


def test_tests_cite_with_the_decorator_of_their_game(tmp_path: Path) -> None:
    text = 'rule = cites("oath")\n\n@rule("1.3", "1.2.a")\ndef test_goal(): ...\n\n@other("1.4")\ndef test_not(): ...\n'
    assert in_test_file(tmp_path, text) == [("oath", "1.3", "test_goal"), ("oath", "1.2.a", "test_goal")]


def test_tests_in_the_folder_of_a_game_cite_its_law(tmp_path: Path) -> None:
    text = '@law("4.3")\nclass TestBattle: ...\n'
    assert in_test_file(tmp_path, text, "tests/root/test_battle.py") == [("root", "4.3", "TestBattle")]
    assert in_test_file(tmp_path, text) == []


def test_a_citation_of_a_missing_rule_is_reported_with_its_place() -> None:
    wrong = Citation("root", "4.9", "code", Path("src/battle.py"), 12, "battle")
    assert mistakes((wrong,)) == [
        "src/battle.py:12 (battle): The law of root has no rule 4.9; near it are 4.1, 4.2, 4.3."
    ]


def test_code_may_cite_a_paragraph_that_is_only_a_heading_of_rules() -> None:
    def cited(by: Literal["code", "test"]) -> Citation:
        return Citation("oath", "5.5.3", by, Path("src/battle.py"), 12, "battle")

    assert mistakes((cited("code"),)) == []
    assert len(mistakes((cited("test"),))) == 1


# Coverage


@pytest.mark.parametrize("game", names())
def test_coverage_counts_each_testable_rule_once(game: str) -> None:
    table = coverage(game)
    listed = [number for part in table.chapters for number in part.tested + part.untested]
    assert sorted(listed) == sorted(rule.id for rule in load(game) if rule.testable)
    assert table.rules == len(listed)
