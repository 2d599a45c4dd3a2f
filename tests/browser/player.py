"""A person at the page: sees only what the page shows, and clicks."""

from __future__ import annotations

import os
import random
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"

CLICK = """(choice) => {
  const buttons = [...document.querySelectorAll('#options > button')];
  if (!buttons.length) return 'none';
  const unsure = buttons.find((b) => b.classList.contains('unsure'));
  (unsure ?? buttons[choice % buttons.length]).click();
  return 'clicked';
}"""


def decide(page: Page, luck: random.Random) -> bool:
    """Click one of the choices; False if there is none now."""
    return page.evaluate(CLICK, luck.randrange(1000)) == "clicked"


def is_over(page: Page) -> bool:
    return page.evaluate("() => document.querySelector('#who').dataset.over === 'true'") is True


def play_to_the_end(page: Page, luck: random.Random, most: int = 20_000) -> int:
    """Click through the page until the match is over; returns how many clicks it took."""
    clicks = 0
    for _ in range(most):
        if is_over(page):
            return clicks
        if decide(page, luck):
            clicks += 1
        page.wait_for_timeout(10)
    raise AssertionError(f"no end after {clicks} clicks")


POINT = """(choice) => {
  const unsure = document.querySelector('#options .unsure');
  const lit = [...document.querySelectorAll('#board .can')];
  const buttons = [...document.querySelectorAll('#options > button')];
  if (!buttons.length) return 'none';
  if (unsure) unsure.click();
  else if (lit.length && choice % 10) {
    lit[choice % lit.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'pointed';
  } else buttons[choice % buttons.length].click();
  return 'clicked';
}"""


def play_on_the_board(page: Page, luck: random.Random, most: int = 20_000) -> int:
    """Play to the end by clicking what lights up, and buttons only now and then; returns how often that was done."""
    pointed = 0
    for _ in range(most):
        if is_over(page):
            return pointed
        pointed += page.evaluate(POINT, luck.randrange(1000)) == "pointed"
        page.wait_for_timeout(10)
    raise AssertionError(f"no end after {pointed} clicks on the board")


CHOOSE = """([asked, name]) => {
  if (!document.querySelector('#prompt').textContent.includes(asked)) return false;
  const button = [...document.querySelectorAll('#options > button')].find((b) => b.textContent.includes(name));
  if (!button) return false;
  button.click();
  document.querySelector('#options .unsure')?.click();
  return true;
}"""


def choose(page: Page, asked: str, name: str) -> None:
    """Once that is asked, choose what a button says, and confirm it where there is no way back."""
    page.wait_for_function(CHOOSE, arg=[asked, name])


def picture(page: Page, name: str) -> None:
    """Take a screenshot; `make pictures` keeps it for the docs."""
    kept = os.environ.get("LEXLUDI_PICTURES") == "1"
    shot = page.screenshot(path=str(PICTURES / f"{name}.png") if kept else None)
    assert len(shot) > 10_000


def serious(page: Page) -> list[str]:
    """What axe finds on a page that keeps somebody from using it."""
    found = Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:120]})"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
