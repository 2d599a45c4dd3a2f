"""The list of choices: short labels by place or card where there are many, and what ends something always in sight."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import decide, is_over, quick, serious

Visitor = Callable[..., Page]


def until(page: Page, shown: str, luck: random.Random) -> None:
    """Decide at random until the page shows that."""
    for _ in range(2000):
        if page.locator(shown).count() and page.locator("#second").is_hidden():
            return
        assert not is_over(page)
        decide(page, luck)
        page.wait_for_timeout(40)
    raise AssertionError(f"no {shown}")


def test_the_decree_is_a_card_with_its_columns(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(address)
    quick(page, "root", "eyrie")
    until(page, "#options .section", random.Random(2))
    card = page.locator("#options .section").first
    expect(card.locator(".option")).to_have_text(["Recruit", "Move", "Battle", "Build"])
    label = card.locator(".option").nth(1).get_attribute("aria-label") or ""
    assert label.startswith("Add ")
    assert label.endswith(" to the Move column")
    assert serious(page) == []
    card.locator(".heading").click()
    expect(page.locator("#options .option")).to_have_count(4)


@pytest.mark.parametrize("phone", [False, True])
def test_the_button_that_ends_is_in_sight_beside_many_choices(address: str, visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    page.goto(address)
    quick(page, "wall", "dragon")
    until(page, "#decision:has(#ends .option) #options.many:has(button.heading) .option >> nth=9", random.Random(2))
    end = page.locator("#ends .option").first
    expect(end).to_be_in_viewport(ratio=1)
    page.locator("#options").evaluate("(list) => list.scrollTo(0, 9999)")
    expect(end).to_be_in_viewport(ratio=1)
    page.locator("#options .heading").first.click()
    expect(end).to_be_in_viewport(ratio=1)


def test_hexes_are_outlined_as_hexes(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(address)
    quick(page, "harrow", page.locator("form:has([value=harrow]) [name=quick]").first.get_attribute("value") or "")
    until(page, "#board [id^=hex-].can", random.Random(2))
    expect(page.locator(".overlay polygon.halo.can").first).to_be_attached()
    expect(page.locator(".overlay rect.halo.can[data-of^=hex-]")).to_have_count(0)
