"""A person at the page: sees only what the page shows, and clicks."""

from __future__ import annotations

import random

from playwright.sync_api import Page

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
