"""The two languages."""

import string
from pathlib import Path

import pytest

from lexludi.locale import CODES, UnknownLanguage, chosen, language, po
from lexludi.locale.language import COMMON, catalogue
from lexludi.locale.messages import faults, territories, update, used

HEADER = 'msgid ""\nmsgstr "Language: cs\\n"\n\n'
FOLDERS = territories()


def po_file(folder: Path, text: str, code: str = "cs") -> Path:
    path = folder / f"{code}.po"
    path.write_text(HEADER + text, encoding="utf-8")
    return path


def fields(text: str) -> set[str]:
    """The values a message fills in, whatever form of them it asks for."""
    return {name.partition(".")[0] for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_message_is_in_both_catalogues_and_none_is_left_over(folder: Path) -> None:
    assert faults(folder, FOLDERS[folder]) == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_translations_fill_the_same_values_as_the_original(folder: Path, code: str) -> None:
    for message in catalogue(folder, code).values():
        original = fields(message.id) | fields(message.plural or "")
        assert all(fields(form) <= original for form in message.forms), message.id
        assert message.plural or fields(message.forms[0]) == original, message.id


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_catalogues_stay_as_the_tool_writes_them(folder: Path, code: str, tmp_path: Path) -> None:
    written = tmp_path / "again.po"
    po.write(written, po.read(folder / f"{code}.po"))
    assert written.read_text("utf-8") == (folder / f"{code}.po").read_text("utf-8")


def test_english_speaks_its_own_sentences() -> None:
    assert all(message.forms[0] == message.id for message in catalogue(COMMON, "en").values())


def test_a_sentence_is_translated_and_filled() -> None:
    text = language("cs").gettext("The law of {game} has no rule {number}.", game="root", number="99")
    assert text == "Zákon root nemá pravidlo 99."


def test_a_sentence_without_values_may_hold_braces() -> None:
    assert language("en").gettext("a {brace") == "a {brace"


@pytest.mark.parametrize(("n", "form"), [(0, "karet"), (1, "karta"), (2, "karty"), (4, "karty"), (5, "karet")])
def test_czech_has_three_plurals(tmp_path: Path, n: int, form: str) -> None:
    po_file(
        tmp_path,
        'msgid "{n} card"\nmsgid_plural "{n} cards"\n'
        'msgstr[0] "{n} karta"\nmsgstr[1] "{n} karty"\nmsgstr[2] "{n} karet"\n',
    )
    assert language("cs", tmp_path).ngettext("{n} card", "{n} cards", n) == f"{n} {form}"


def test_a_sentence_in_no_catalogue_stays_english() -> None:
    assert language("cs").gettext("Nobody translated {this}.", this="me") == "Nobody translated me."
    assert language("cs").ngettext("{n} owl", "{n} owls", 2) == "2 owls"


def test_a_game_brings_its_own_messages_beside_the_common_ones(tmp_path: Path) -> None:
    po_file(tmp_path, 'msgid "roost"\nmsgstr "hřad"\n')
    czech = language("cs", tmp_path)
    assert (czech.gettext("roost"), czech.gettext("rule")) == ("hřad", "pravidlo")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="speaks en and cs, not 'de'"):
        language("de")


def test_the_flag_beats_the_account_and_the_account_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEXLUDI_LANG", "cs")
    assert chosen() == "cs"
    assert chosen(account="en") == "en"
    assert chosen(flag="cs", account="en") == "cs"


def test_the_language_of_the_machine_is_not_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LEXLUDI_LANG", raising=False)
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert chosen() == "en"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("msgid unquoted\n", "line 4: expected"),
        ('msgid "a"\nmsgstr "b"\nmsgid "a"\nmsgstr "c"\n', "line 6: 'a' stands here a second time"),
        ('msgid "a"\n', "line 4: a message has one msgid"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[1] "c"\n', "line 4: a message has one msgid"),
        ('#, fuzzy\nmsgid "a"\nmsgstr "b"\n', "line 4: a fuzzy translation"),
    ],
)
def test_a_broken_catalogue_says_where(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(po.BadCatalogue, match=complaint):
        po.read(po_file(tmp_path, text))


def test_a_catalogue_without_header_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cs.po"
    path.write_text('msgid "a"\nmsgstr "b"\n')
    with pytest.raises(po.BadCatalogue, match="no header"):
        po.read(path)


def test_too_few_plural_forms_are_refused(tmp_path: Path) -> None:
    po_file(tmp_path, 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n')
    with pytest.raises(ValueError, match="needs 3 plural forms"):
        catalogue(tmp_path, "cs")


def test_writing_and_reading_give_the_same_messages(tmp_path: Path) -> None:
    messages = {
        "": po.Message("", None, ("Language: cs\n",)),
        'a "quoted"\tpath\\': po.Message('a "quoted"\tpath\\', None, ("ž\n\nšč",)),
        "{n} owl": po.Message("{n} owl", "{n} owls", ("{n} sova", "{n} sovy", "{n} sov")),
    }
    po.write(tmp_path / "cs.po", messages)
    assert po.read(tmp_path / "cs.po") == messages


def source(folder: Path, text: str) -> list[Path]:
    path = folder / "words.py"
    path.write_text(text)
    return [path]


def test_messages_are_found_in_every_kind_of_call(tmp_path: Path) -> None:
    files = source(tmp_path, '_("a")\nN_("b")\nlang.gettext("c", x=1)\nngettext("d", "ds", n)\nother("e")\n_(name)\n')
    assert [(m.id, m.plural, m.line) for m in used(files)] == [
        ("a", None, 1),
        ("b", None, 2),
        ("c", None, 3),
        ("d", "ds", 4),
    ]


def test_messages_are_found_in_pages(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(
        "<p>{{ _(\"a 'quoted' one\") }}</p>\n<b title=\"{{ _('b {n}', n=1) }}\">{{ _(name) }}{{ other_('c') }}</b>\n"
    )
    assert [(m.id, m.line) for m in used([page])] == [("a 'quoted' one", 1), ("b {n}", 2)]


def test_updating_adds_new_messages_keeps_translations_and_drops_the_rest(tmp_path: Path) -> None:
    folder = tmp_path / "locale"
    assert update(folder, source(tmp_path, '_("old")\n_("kept")\n')) == 2
    po_file(folder, 'msgid "kept"\nmsgstr "zůstalo"\n\nmsgid "old"\nmsgstr "staré"\n')
    files = source(tmp_path, '_("kept")\n_("new")\n')
    assert update(folder, files) == 1
    assert catalogue(folder, "cs")["kept"].forms == ("zůstalo",)
    assert catalogue(folder, "en")["new"].forms == ("new",)
    assert faults(folder, files) == ["cs: 'new' (words.py:2) is not translated"]


def test_a_message_no_longer_used_is_a_fault(tmp_path: Path) -> None:
    folder = tmp_path / "locale"
    update(folder, source(tmp_path, '_("rule")\n'))
    assert "en: 'rule' is no longer used" in faults(folder, source(tmp_path, ""))


def test_a_figure_is_written_as_people_write_it() -> None:
    english, czech = language("en"), language("cs")
    assert [english.figure(27.0), english.figure(26.53), czech.figure(26.5)] == ["27", "26.5", "26,5"]
