"""The Great Wall in a real browser: four clans, one alone against Qin, two together for the emperor."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import CHOICES, decide, is_over, picture, play_on_the_board, play_to_the_end, serious

Visitor = Callable[..., Page]
CLANS = ("dragon", "snake", "monkey", "turtle")


def watched(page: Page) -> list[str]:
    """The errors that a page meets from now on."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


def test_one_person_and_three_bots_play_four_clans_on_the_board(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors = watched(page)
    page.goto(f"{address}/new?game=wall")
    for n, clan in enumerate(CLANS):
        page.select_option(f"[name=seat-{n}]", clan)
        if n:
            page.select_option(f"[name=who-{n}]", "agent:random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#board .can")
    assert serious(page) == []
    page.locator("#board .card").first.hover()
    expect(page.locator("#reader")).to_be_visible()
    assert play_on_the_board(page, random.Random(5)) > 20
    expect(page.locator("#prompt")).to_contain_text("Victory by honor")
    picture(page, "wall")
    assert errors == []


def test_alone_against_qin_on_a_phone_in_czech_he_says_why(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.set_viewport_size({"width": 360, "height": 740})
    errors = watched(page)
    page.goto(address)
    page.get_by_role("button", name="Sólo proti Čchinovi").click()
    page.wait_for_selector(CHOICES)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert serious(page) == []
    picture(page, "wall-phone")
    play_to_the_end(page, random.Random(2))
    expect(page.locator("#log")).to_contain_text("Čchin Ťiou-šao posílá úředníka")
    assert errors == []


@pytest.mark.timeout(600)
def test_two_people_play_together_for_the_emperor(address: str, visitor: Visitor) -> None:
    host, guest = visitor(), visitor(lang="cs-CZ")
    errors = [watched(host), watched(guest)]
    host.goto(f"{address}/new?game=wall")
    host.select_option("[name=who-1]", "open")
    host.select_option("[name=seat-2]", "")
    host.select_option("[name=option-mode]", "cooperative")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("#prompt")).not_to_have_text("…", timeout=30_000)  # the page has its script by now
    host.get_by_role("tab", name="Players").click()
    host.locator("#people summary").first.click()
    links = [box.input_value() for box in host.locator("#people input[readonly]").all()]
    guest.goto(next(link for link in links[2:] if "/s/" in link))
    guest.locator("[name=name]").fill("Petra")
    guest.get_by_role("button", name="Posadit se").click()
    host.wait_for_selector(CHOICES)
    expect(host.locator("#board")).to_contain_text("Demands fulfilled: 0")
    expect(guest.locator("#board")).to_contain_text("Rákosový klan")
    luck = random.Random(9)
    for _ in range(3000):
        if is_over(host):
            break
        for page in (host, guest):
            decide(page, luck)
            page.wait_for_timeout(10)
    expect(host.locator("#prompt")).to_contain_text("lost")
    expect(guest.locator("#prompt")).to_contain_text("prohráli")
    assert errors == [[], []]
