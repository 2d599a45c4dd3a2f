"""What is written on a board can be read: nothing below 11 pixels in the usual view of a screen of 1440 by 900."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.player import decide, is_over

Visitor = Callable[..., Page]

SMALL = """(least) => {
  const found = [];
  for (const text of document.querySelectorAll('#board svg :is(text, tspan)')) {
    const own = [...text.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent).join('').trim();
    const box = text.getBoundingClientRect();
    if (!own || !box.width || !text.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    if (size < least) found.push(`${own} (${size.toFixed(1)})`);
  }
  return found;
}"""


def open_table(page: Page, address: str, game: str) -> None:
    """A table with as many bots as its page proposes."""
    page.goto(f"{address}/new?game={game}")
    for n in range(1, page.locator(".seats > li").count()):
        page.select_option(f"[name=who-{n}]", "agent:random")
    page.locator("form button.big, form [type=submit]").last.click()
    page.wait_for_selector("#board svg [data-role]", state="attached")


@pytest.mark.parametrize("lang", ["en-US", "cs-CZ"])
@pytest.mark.parametrize("game", ["root", "oath", "wall", "harrow"])
def test_nothing_on_a_board_is_smaller_than_eleven_pixels(address: str, visitor: Visitor, game: str, lang: str) -> None:
    page = visitor(lang=lang)
    open_table(page, address, game)
    luck, clicks, found = random.Random(11), 0, set[str]()
    for n in range(600):
        if is_over(page) or clicks >= 60:
            break
        clicks += decide(page, luck)
        page.wait_for_timeout(15)
        if n % 25 == 0:
            found.update(page.evaluate(SMALL, 10.99))
    assert clicks > 20
    assert not found
