"""Guests, accounts and their cookies."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lexludi.table.storage import store as st
from lexludi.table.web.letters import UNDER_WAY
from tests.table.kit import Table, Visitor, config


def cookie(visitor: Visitor, path: str, **form: str) -> str:
    answer = visitor.post(path, **form)
    assert answer.status_code == 303, answer.text
    return answer.headers.get("set-cookie", "")


def register(visitor: Visitor, name: str, password: str = "correct horse") -> None:
    assert cookie(visitor, "/account", what="register", name=name, password=password)


def test_a_guest_is_known_by_a_signed_cookie_that_scripts_cannot_read(anna: Visitor) -> None:
    anna.open("me", "agent:random")
    said = anna.http.cookies["lexludi"]
    answer = anna.post("/new", **{"game": "root", "seat-0": "marquise", "who-0": "me", "seat-1": "eyrie"})
    assert "set-cookie" not in answer.headers
    anna.http.cookies.clear()
    anna.http.cookies.set("lexludi", said[:-2] + "xx")
    assert "Guest" not in anna.get("/account").text


def test_cookies_are_http_only_lax_and_secure_behind_https(tmp_path: Path) -> None:
    table = Table(config(tmp_path, address="https://table.example"))
    try:
        visitor = table.visitor()
        made = cookie(visitor, "/account", what="register", name="Zora", password="correct horse")
        assert all(part in made for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))
        lang = visitor.http.post("/lang", data={"lang": "cs"}).headers["set-cookie"]
        assert all(part in lang for part in ("HttpOnly", "SameSite=lax", "Secure"))
        assert "max-age" in visitor.get("/").headers["strict-transport-security"]
    finally:
        table.close()


def test_a_guest_who_registers_keeps_the_games(anna: Visitor) -> None:
    match = anna.open("me", "agent:random")
    register(anna, "Anna")
    assert match in anna.get("/games").text


def test_passwords_are_kept_as_argon2_only(table: Table, anna: Visitor) -> None:
    register(anna, "Petra", "a very secret one")
    user = table.site.store.call(st.user_called, "pETRA")
    assert user is not None
    assert str(user.password).startswith("$argon2id$")


def test_somebody_signs_in_from_another_browser(table: Table, anna: Visitor, boris: Visitor) -> None:
    register(anna, "Cyril")
    assert cookie(boris, "/account", what="login", name="cyril", password="correct horse")
    assert anna.name() == boris.name()
    boris.post("/account/out")
    assert "lexludi" not in boris.http.cookies


@pytest.mark.parametrize(
    ("name", "password", "complaint"),
    [
        ("x", "long enough", "2 to 30 letters"),
        ("<b>bold</b>", "long enough", "2 to 30 letters"),
        ("ß" * 30, "long enough", "2 to 30 letters"),
        ("Fine", "short", "8 to 200 characters"),
        ("Fine", "x" * 201, "8 to 200 characters"),
    ],
)
def test_a_bad_name_or_password_is_refused_with_a_sentence(
    anna: Visitor, name: str, password: str, complaint: str
) -> None:
    answer = anna.post("/account", what="register", name=name, password=password)
    assert answer.status_code == 400
    assert complaint in answer.text


def test_a_name_is_taken_once_however_it_is_written(anna: Visitor, boris: Visitor) -> None:
    register(anna, "Eva Malá")
    for name in ("EVA MALÁ", "Eva Mala\u0301"):
        assert "taken" in boris.post("/account", what="register", name=name, password="correct horse").text


@pytest.mark.parametrize(("name", "password"), [("Nobody Here", "correct horse"), ("Hana", "wrong horse")])
def test_a_wrong_name_and_a_wrong_password_sound_the_same(anna: Visitor, name: str, password: str) -> None:
    if name == "Hana":
        register(anna, "Hana")
        anna.post("/account/out")
    answer = anna.post("/account", what="login", name=name, password=password)
    assert answer.status_code == 400
    assert "Name and password do not match." in answer.text


def test_guessing_passwords_is_slowed_down(anna: Visitor) -> None:
    seen = [anna.post("/account", what="login", name="Hana", password="guess number n").status_code for _ in range(10)]
    assert seen[0] == 400
    assert seen[-1] == 429


@pytest.mark.parametrize(
    ("form", "complaint"),
    [
        ({"mail": "not an address"}, "not a mail address"),
        ({"mail": "a@b.cz\r\nBcc: c@d.cz"}, "not a mail address"),
        ({"hook": "http://example.org/"}, "starts with https"),
        ({"quiet": "25-99"}, "Quiet hours"),
        ({"lang": "xx"}, "do not speak"),
    ],
)
def test_bad_settings_are_refused(anna: Visitor, form: dict[str, str], complaint: str) -> None:
    anna.open("me", "agent:random")
    answer = anna.post("/account/settings", **form)
    assert answer.status_code == 400
    assert complaint in answer.text


def test_settings_are_kept(table: Table, anna: Visitor) -> None:
    anna.open("me", "agent:random")
    form = {"lang": "cs", "hook": "https://example.org/h", "quiet": "22-7"}
    assert anna.post("/account/settings", **form).status_code == 303
    user = table.site.store.call(st.find_user, anna.name())
    assert user is not None
    assert (user.lang, user.hook, user.quiet) == tuple(form.values())
    assert '<html lang="cs">' in anna.get("/").text


@pytest.fixture
def letters(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the server sends by mail: to whom, and the text."""
    sent: list[tuple[str, str]] = []
    monkeypatch.setattr("lexludi.table.people.notices.send_mail", lambda config, to, text: sent.append((to, text)))
    with_mail = msgspec.structs.replace(table.site.config, mail="smtp://mail.example")
    monkeypatch.setattr(table.site, "config", with_mail)
    return sent


def link_in(text: str) -> str:
    return text[text.index("/account/") :].split()[0]


def mail_of(table: Table, visitor: Visitor) -> str:
    user = table.site.store.call(st.find_user, visitor.name())
    assert user is not None
    return user.mail


def test_an_address_is_used_only_once_its_owner_says_so(
    table: Table, anna: Visitor, letters: list[tuple[str, str]]
) -> None:
    anna.open("me", "agent:random")
    assert "on its way" in anna.post("/account/settings", mail="anna@example.org").text
    assert mail_of(table, anna) == ""
    assert letters[0][0] == "anna@example.org"
    assert anna.get(link_in(letters[0][1])).status_code == 303
    assert mail_of(table, anna) == "anna@example.org"


def test_a_forged_link_confirms_nothing(table: Table, anna: Visitor, letters: list[tuple[str, str]]) -> None:
    anna.open("me", "agent:random")
    anna.post("/account/settings", mail="anna@example.org")
    link = link_in(letters[0][1])
    assert anna.get(link[:-3] + "abc").status_code == 410
    assert anna.get("/account/reset?" + link.split("?")[1]).status_code == 410
    assert mail_of(table, anna) == ""


def test_a_forgotten_password_is_replaced_once_by_a_link(
    table: Table, anna: Visitor, boris: Visitor, letters: list[tuple[str, str]]
) -> None:
    join(table, anna, "Forgetful", letters)
    boris.post("/account/forgot", name="Forgetful")
    table.wait(lambda: len(letters) == 2)
    link = link_in(letters[1][1])
    assert "Forgetful" in boris.get(link).text
    assert boris.post(link, new="another password").status_code == 303
    assert boris.get("/account").text.count("Forgetful")
    assert "Forgetful" not in anna.get("/account").text  # every other session is over
    assert boris.get(link).status_code == 410


def test_asking_for_a_letter_tells_nobody_who_has_an_account(
    table: Table, anna: Visitor, letters: list[tuple[str, str]]
) -> None:
    """Not even whoever asks so often, from wherever, that no more letters are sent."""
    join(table, anna, "Somebody", letters)
    for _ in range(6):
        asker = table.visitor()
        known = asker.post("/account/forgot", name="Somebody")
        unknown = asker.post("/account/forgot", name="Nobody at all")
        assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    table.wait(lambda: not UNDER_WAY)
    assert 1 < len(letters) < 6


def join(table: Table, visitor: Visitor, name: str, letters: list[tuple[str, str]]) -> None:
    """Register where the server sends mail."""
    known = len(letters)
    visitor.post("/account", what="register", name=name, mail=f"{name.lower()}@example.org")
    table.wait(lambda: len(letters) > known)
    assert visitor.post(link_in(letters[-1][1]), new="correct horse").status_code == 303


def test_registering_by_mail_tells_nobody_which_names_exist(
    table: Table, anna: Visitor, boris: Visitor, letters: list[tuple[str, str]]
) -> None:
    join(table, anna, "Otakar", letters)
    free = boris.post("/account", what="register", name="Bohumil", mail="boris@example.org")
    taken = boris.post("/account", what="register", name="Otakar", mail="boris@example.org")
    assert (free.status_code, free.text) == (taken.status_code, taken.text)
    table.wait(lambda: len(letters) == 3)
    assert sorted("is taken" in text for _, text in letters) == [False, False, True]


def test_an_account_by_mail_keeps_the_games_and_the_address(
    table: Table, anna: Visitor, letters: list[tuple[str, str]]
) -> None:
    match = anna.open("me", "agent:random")
    join(table, anna, "Ludmila", letters)
    assert match in anna.get("/games").text
    assert mail_of(table, anna) == "ludmila@example.org"
    again = table.visitor().post(link_in(letters[-1][1]), new="another horse")
    assert (again.status_code, "taken" in again.text) == (400, True)


def test_whoever_asks_for_many_names_is_no_longer_told_which_are_taken(
    table: Table, anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexludi.table.app.NAMES", (2.0, 0.0))
    register(anna, "Drahomír")
    match = anna.open("me", "open")
    invite = table.live(match).chairs[1].invite
    assert "taken" in boris.post("/account", what="register", name="Drahomír", password="correct horse").text
    assert "taken" in boris.post(f"/s/{invite}", name="Drahomír").text
    for name in ("Drahomír", "Nobody Has This"):
        assert boris.post("/account", what="register", name=name, password="correct horse").status_code == 429
        assert boris.post(f"/s/{invite}", name=name).status_code == 429
    register(table.visitor(), "Nobody Has This")
