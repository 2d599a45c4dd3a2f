"""A person at the page: sees only what the page shows, and clicks."""

from __future__ import annotations

import os
import random
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
CHOICES = "#options button, #ends button.option, #second .confirm"


def quick(page: Page, game: str, seat: str, strength: str = "random") -> None:
    """Begin a game from the landing page: as that seat, against bots of that strength."""
    form = page.locator(f"form.playnow:has([name=game][value={game}]):has([name=quick])")
    form.locator("[name=strength]").select_option(strength)
    form.locator(f"[name=quick][value={seat}]").click()
    page.wait_for_selector("#board svg [data-role]", state="attached")


FILL = """(values) => {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector(`select[name="${name}"]`);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}"""


def open_table(page: Page, address: str, game: str, seats: str = "", **options: str) -> None:
    """A table with these seats, or as many as its page proposes; bots play all but the first."""
    page.goto(f"{address}/new?game={game}")
    places = page.locator(".seats > li").count()
    if seats:
        chosen = [*seats.split(), *[""] * places][:places]
        page.evaluate(FILL, {f"seat-{n}": seat for n, seat in enumerate(chosen)})
    page.evaluate(FILL, {f"who-{n}": "agent:random" for n in range(1, places)})
    page.evaluate(FILL, {f"option-{name}": value for name, value in options.items()})
    page.locator("form button.big, form [type=submit]").last.click()
    page.wait_for_selector("#board svg [data-role]", state="attached")


CLICK = """([choice, choices]) => {
  const yes = document.querySelector('#second:not([hidden]) .confirm');
  if (yes) return yes.click();
  const buttons = [...document.querySelectorAll(choices)];
  if (!buttons.length) return 'none';
  buttons[choice % buttons.length].click();
  return 'clicked';
}"""


def decide(page: Page, luck: random.Random) -> bool:
    """Click one of the choices, or confirm the last; False if there is none now."""
    return page.evaluate(CLICK, [luck.randrange(1000), CHOICES]) == "clicked"


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


POINT = """([choice, choices]) => {
  const yes = document.querySelector('#second:not([hidden]) .confirm');
  if (yes) return yes.click();
  const lit = [...document.querySelectorAll('#board .can')];
  const buttons = [...document.querySelectorAll(choices)];
  if (!buttons.length) return 'none';
  if (lit.length && (choice % 10 || !buttons.some((b) => b.closest('#ends')))) {
    lit[choice % lit.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'pointed';
  }
  const ends = buttons.filter((b) => b.closest('#ends') || b.matches('.number'));
  const one = lit.length && ends.length ? ends[choice % ends.length] : buttons[choice % buttons.length];
  one.click();
  return 'clicked';
}"""


def play_on_the_board(page: Page, luck: random.Random, most: int = 20_000) -> int:
    """Play to the end by clicking what lights up, and buttons only where nothing does; returns how often it was so."""
    pointed = 0
    for _ in range(most):
        if is_over(page):
            return pointed
        pointed += page.evaluate(POINT, [luck.randrange(1000), CHOICES]) == "pointed"
        page.wait_for_timeout(10)
    raise AssertionError(f"no end after {pointed} clicks on the board")


CHOOSE = """([name, choices]) => {
  const yes = document.querySelector('#second:not([hidden]) .confirm');
  const button = yes ?? [...document.querySelectorAll(choices)].find((b) =>
    (b.ariaLabel ?? b.textContent).includes(name));
  button?.click();
}"""


def choose(page: Page, asked: str, name: str) -> None:
    """Once that is asked, choose what a button says, and confirm it where that is asked for."""
    page.wait_for_function("(asked) => document.querySelector('#prompt').textContent.includes(asked)", arg=asked)
    before = page.inner_text("#prompt")
    for _ in range(200):
        page.evaluate(CHOOSE, [name, CHOICES])
        page.wait_for_timeout(100)
        if page.inner_text("#prompt") != before:
            return
    raise AssertionError(f"{before!r} is still asked")


def picture(page: Page, name: str) -> None:
    """Take a screenshot; `make pictures` keeps it for the docs."""
    if page.locator("#board").count():
        page.wait_for_selector("#board svg [data-role]", state="attached")
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
