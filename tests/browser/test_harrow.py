"""Harrow County in a real browser: two who learn it, three with Hester, one alone, and the Fair Folk."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import CHOICES, POINT, is_over, picture, play_to_the_end, serious

Visitor = Callable[..., Page]
TURNS = 60
"""So many clicks on the board are some turns."""


def watched(page: Page) -> list[str]:
    """The errors that a page meets from now on."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


def play_some_turns(pages: list[Page], luck: random.Random, clicks: int = TURNS) -> int:
    """Click what lights up, and buttons only where nothing does; returns how often it was the board."""
    pointed = 0
    for _ in range(40 * clicks):
        for page in pages:
            pointed += page.evaluate(POINT, [luck.randrange(1000), CHOICES]) == "pointed"
            page.wait_for_timeout(10)
        if pointed >= clicks or is_over(pages[0]):
            return pointed
    raise AssertionError(f"only {pointed} clicks on the board")


def open_table(page: Page, address: str, seats: tuple[str, ...], *others: str, **options: str) -> None:
    """A table where the visitor has the first seat; the others are agents, unless somebody is named."""
    page.goto(f"{address}/new?game=harrow")
    for n, seat in enumerate(seats):
        page.select_option(f"[name=seat-{n}]", seat)
        if n:
            page.select_option(f"[name=who-{n}]", others[n - 1] if others else "agent:random")
    for name, value in options.items():
        page.select_option(f"[name=option-{name}]", value)
    page.get_by_role("button", name="Open the table").click()


@pytest.mark.timeout(600)
def test_two_people_learn_it_in_chapter_one(address: str, visitor: Visitor) -> None:
    host, guest = visitor(), visitor(lang="cs-CZ", phone=True)
    errors = [watched(host), watched(guest)]
    open_table(host, address, ("protectors", "family"), "open", chapter="1")
    expect(host.locator("#prompt")).not_to_have_text("…", timeout=30_000)
    host.get_by_role("tab", name="Players").click()
    host.locator("#people summary").first.click()
    links = [box.input_value() for box in host.locator("#people input[readonly]").all()]
    guest.goto(next(link for link in links[2:] if "/s/" in link))
    guest.locator("[name=name]").fill("Petra")
    guest.get_by_role("button", name="Posadit se").click()
    host.wait_for_selector("#board .can")
    assert serious(host) == []
    assert play_some_turns([host, guest], random.Random(4)) >= TURNS
    expect(guest.locator("#board")).to_contain_text("Bojiště")
    picture(host, "harrow")
    assert errors == [[], []]


def test_before_an_attack_the_odds_are_shown(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors = watched(page)
    open_table(page, address, ("protectors", "family"), chapter="1")
    page.wait_for_selector("#board .can")
    luck = random.Random(1)
    for _ in range(1500):
        page.evaluate(POINT, [luck.randrange(1000), CHOICES])
        page.wait_for_timeout(20)
        if page.get_by_text("The attack succeeds").count():
            break
    expect(page.get_by_text("The attack succeeds").first).to_be_visible()
    picture(page, "harrow-odds")
    assert errors == []


@pytest.mark.timeout(600)
def test_three_play_with_hester_on_the_board(address: str, visitor: Visitor) -> None:
    page = visitor(dark=True)
    errors = watched(page)
    open_table(page, address, ("hester", "protectors", "family"), chapter="5")
    page.wait_for_selector("#board .can")
    page.locator("#board .card").first.hover()
    expect(page.locator("#reader")).to_be_visible()
    assert play_some_turns([page], random.Random(5), 40) >= 40
    expect(page.locator("#board")).to_contain_text("Hester")
    picture(page, "harrow-hester")
    assert errors == []


def test_alone_as_hester_on_a_phone_in_czech_cards_say_why(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.set_viewport_size({"width": 360, "height": 740})
    errors = watched(page)
    page.goto(address)
    page.get_by_role("button", name="Sólo za Hester").click()
    page.wait_for_selector(CHOICES)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert serious(page) == []
    picture(page, "harrow-phone")
    play_to_the_end(page, random.Random(2))
    assert errors == []


@pytest.mark.timeout(600)
def test_the_fair_folk_lay_nests_and_seek_on_the_board(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors = watched(page)
    open_table(page, address, ("fae", "protectors", "family"))
    page.wait_for_selector("#board .can")
    assert play_some_turns([page], random.Random(6), 40) >= 40
    expect(page.locator("#hand .card").first).to_be_visible()
    picture(page, "harrow-fair-folk")
    assert errors == []
