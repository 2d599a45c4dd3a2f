"""What is on a board can be read: nothing below 11 pixels on a screen of 1440 by 900, and light ink on dark paper."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.player import decide, is_over, open_table

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


def small_text(page: Page, most: int) -> set[str]:
    """What is too small on the board while somebody plays for so many clicks."""
    luck, clicks, found = random.Random(11), 0, set[str]()
    for n in range(10 * most):
        if is_over(page) or clicks >= most:
            break
        clicks += decide(page, luck)
        page.wait_for_timeout(15)
        if n % 25 == 0:
            found.update(page.evaluate(SMALL, 10.99))
    assert clicks > most // 3
    return found


@pytest.mark.parametrize("lang", ["en-US", "cs-CZ"])
@pytest.mark.parametrize("game", ["root", "oath", "wall", "harrow"])
def test_nothing_on_a_board_is_smaller_than_eleven_pixels(address: str, visitor: Visitor, game: str, lang: str) -> None:
    page = visitor(lang=lang)
    open_table(page, address, game)
    assert not small_text(page, 60)


TABLES = [
    ("root", "marquise eyrie", {"hirelings": "random"}),
    ("root", "hundreds keepers riverfolk corvids", {"landmarks": "random2"}),
    ("root", "marquise eyrie alliance vagabond lizards duchy", {"map": "mountain"}),
    ("root", "eyrie bot:marquise bot:alliance bot:vagabond", {"map": "winter"}),
    ("root", "corvids bot:lizards bot:riverfolk bot:duchy", {}),
    ("oath", "chancellor red", {}),
    ("oath", "chancellor red blue yellow white black", {}),
    ("wall", "dragon snake", {"cards": "more"}),
    ("wall", "dragon snake monkey turtle", {}),
    ("harrow", "kammi protectors hester", {}),
    ("harrow", "fae kammi family hester", {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nor_is_it_at_larger_and_smaller_tables(
    address: str, visitor: Visitor, game: str, seats: str, options: dict[str, str]
) -> None:
    page = visitor(lang="cs-CZ")
    open_table(page, address, game, seats, **options)
    assert not small_text(page, 20)


PAINTED = """() => [...document.querySelectorAll('#board .stage > svg:not(.overlay) [fill^="#"]')]
  .filter((one) => !one.closest('.true'))
  .map((one) => [one.getAttribute('fill'), getComputedStyle(one).fill, Boolean(one.closest('.land'))])"""
INK, PAPER = "#2b2118", "#fbf4e2"


@pytest.mark.parametrize("game", ["root", "oath", "wall", "harrow"])
def test_in_the_dark_the_paper_is_dark_and_the_ink_light(address: str, visitor: Visitor, game: str) -> None:
    page, luck = visitor(dark=True), random.Random(3)
    open_table(page, address, game)
    for _ in range(15):  # so that parts of the picture have changed
        decide(page, luck)
        page.wait_for_timeout(40)
    painted = page.evaluate(PAINTED)
    assert [colour for colour, shown, _ in painted if not shown.startswith("oklch")] == []
    light = {colour: float(shown[6:].split()[0]) for colour, shown, land in painted if not land}
    assert light[PAPER] < 0.3
    assert light[INK] > 0.8
    page.emulate_media(color_scheme="light")
    assert [colour for colour, shown, _ in page.evaluate(PAINTED) if shown.startswith("oklch")] == []
