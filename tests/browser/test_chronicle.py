"""Chronicles in a real browser: the recommended first game, its chronicle, and the game after; citizenship for two."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import CHOICES, choose, decide, picture, play_to_the_end, serious

Visitor = Callable[..., Page]


def look_until_it_goes_on(page: Page) -> None:
    """The end of a match is in the news a moment before it is stored, and its chronicle goes on with that."""
    for _ in range(100):
        if "Game 1 comes next" not in page.locator("article.chapter").first.inner_text():
            return
        page.wait_for_timeout(100)
        page.reload()


def test_the_first_game_of_oath_its_chronicle_and_the_game_after(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.locator("section.game", has=page.get_by_role("heading", name="Oath")).get_by_role(
        "button", name="The first game"
    ).click()
    page.wait_for_selector(CHOICES)
    picture(page, "oath")
    assert play_to_the_end(page, random.Random(3)) > 20
    expect(page.locator("#log")).to_contain_text("vows: ")
    page.get_by_role("link", name="The chronicle goes on").click()
    history = page.locator("article.chapter")
    look_until_it_goes_on(page)
    expect(history.first).to_contain_text("Game 1. Oathkeeper of Supremacy.")
    expect(history.first).to_contain_text("Came into the world:")
    expect(history.nth(1)).to_contain_text("Game 2 comes next.")
    assert serious(page) == []
    picture(page, "chronicle")
    page.get_by_role("button", name="Play the next game").click()
    page.wait_for_selector(CHOICES)
    decide(page, random.Random(3))
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("link", name="Chronicle", exact=True).click()
    expect(page.locator("#main")).to_contain_text("Game 2 is under way.")
    expect(page.locator("#string")).to_have_count(0)
    page.get_by_role("link", name="Watch game 1 again").click()
    expect(page.locator("#where")).to_contain_text("Step 0 of")
    assert errors == []


def test_a_chronicle_is_carried_by_its_string_on_a_phone_in_czech(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.goto(f"{address}/chronicles")
    page.get_by_label("Název kroniky").fill("Dům havranů")
    page.get_by_role("button", name="Začít novou kroniku").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dům havranů")
    page.locator("summary").click()
    string = page.locator("#string").input_value()
    assert "Dům havranů" in string
    page.get_by_role("button", name="Kopírovat").click()
    expect(page.get_by_role("status")).to_have_text("Zkopírováno.")
    assert serious(page) == []
    paste = page.locator("[name=saga-string]")
    paste.fill(string[:40])
    page.get_by_role("button", name="Začít z něj kroniku").click()
    expect(page.get_by_role("alert")).to_contain_text("Uložený řetězec končí předčasně")
    paste.fill(string)
    page.get_by_role("button", name="Začít z něj kroniku").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dům havranů")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.goto(f"{address}/chronicles")
    expect(page.get_by_role("link", name="Dům havranů")).to_have_count(2)


def test_two_people_and_a_citizenship_that_is_offered_and_accepted(address: str, visitor: Visitor) -> None:
    host, guest = visitor(), visitor(phone=True)
    host.goto(f"{address}/new?game=oath")
    host.select_option("[name=who-1]", "open")
    for n in (2, 3):
        host.select_option(f"[name=seat-{n}]", "")
    host.select_option("#saga", "new")
    host.get_by_label("Name of the chronicle").fill("The House of Ravens")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("#prompt")).not_to_have_text("…", timeout=30_000)  # the page has its script by now
    host.get_by_role("tab", name="Players").click()
    host.locator("#people summary").first.click()
    links = [box.input_value() for box in host.locator("#people input[readonly]").all()]
    guest.goto(next(link for link in links[2:] if "/s/" in link))
    guest.locator("[name=name]").fill("Petra")
    guest.get_by_role("button", name="Sit down").click()
    enter([host, guest])
    choose(host, "", "Offer citizenship")
    choose(host, "Choose the relic", "Relic 2")
    choose(host, "Offer Red citizenship", "Make the offer")
    expect(guest.locator("#prompt")).to_contain_text("Accept the citizenship that")
    choose(guest, "Accept the citizenship", "Accept")
    for page in (host, guest):
        expect(page.locator("#log")).to_contain_text("Red becomes a Citizen.")
    expect(host.locator("#scores")).to_contain_text("Red (Citizen)")
    guest.goto(f"{address}/chronicles")
    guest.get_by_role("link", name="The House of Ravens").click()
    expect(guest.locator("#main")).to_contain_text("Game 1 is under way.")


def enter(pages: list[Page]) -> None:
    """Everybody takes the first choices until the Chancellor's Act Phase."""
    for _ in range(400):
        if pages[0].get_by_role("button", name="Offer citizenship").is_visible():
            return
        for page in pages:
            decide(page, random.Random(0))
            page.wait_for_timeout(40)
    raise AssertionError("nobody could offer anything")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("path", ["/new?game=oath", "/chronicles", "/guide/oath"])
def test_axe_finds_nothing_serious_on_the_pages_of_a_newcomer(
    address: str, visitor: Visitor, path: str, dark: bool
) -> None:
    page = visitor(dark=dark)
    page.goto(address + path)
    assert serious(page) == []


def test_a_newcomer_finds_the_guide_and_begins_from_it(address: str, visitor: Visitor) -> None:
    page = visitor(lang="cs-CZ")
    page.goto(address)
    page.locator("a[href='/guide/oath']", has_text="Jak se hraje").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Jak se hraje Oath")
    expect(page.locator("#main")).to_contain_text("Šest hlavních akcí")
    page.get_by_role("button", name=re.compile("První partie")).click()
    page.wait_for_selector(CHOICES)
    page.get_by_role("tab", name="Nápověda").click()
    expect(page.get_by_role("link", name="Jak se hraje")).to_have_attribute("href", "/guide/oath")
