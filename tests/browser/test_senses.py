"""Played with fingers, keys or ears alone: pinching, the keyboard, the accessibility tree, sounds and notifications."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Gone

from tests.browser.player import is_over, quick
from tests.browser.test_board import learn

Visitor = Callable[..., Page]

EARS = """
window.tones = [];
window.AudioContext = class {
  state = 'running';
  currentTime = 0;
  destination = {};
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to };
  }
  createOscillator() {
    return { frequency: {}, connect: (to) => to, start() { window.tones.push(this.frequency.value); }, stop() {} };
  }
};
"""
ELSEWHERE = """
window.notes = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = 'granted'); }
  constructor(title, more) { window.notes.push(more.body); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def go_round(page: Page, most: int = 400) -> None:
    """Play until it is one's own turn again and the page says so, or so many keys were pressed."""
    luck = random.Random(4)
    for _ in range(most):
        page.keyboard.press("Enter" if page.locator("#second .confirm").is_visible() else str(luck.randrange(1, 10)))
        page.wait_for_timeout(60)
        if page.evaluate("() => window.tones.length + (window.notes ?? []).length") or is_over(page):
            return


def settings(page: Page) -> None:
    page.locator("[role=tab]").last.click()


def test_two_fingers_look_closer(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True)
    learn(page, address, "root")
    before = page.locator("#clearing-5").bounding_box()
    box = page.locator("#board").bounding_box()
    assert before
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), *(("touchMove", 30 + 15 * n) for n in range(1, 7)), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(200)
    after = page.locator("#clearing-5").bounding_box()
    assert after
    assert after["width"] > before["width"] * 1.5


def test_a_turn_is_heard_until_a_click_turns_the_sound_off(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(EARS)
    page.goto(address)
    quick(page, "skirmish", "red")
    go_round(page)
    assert page.evaluate("() => window.tones")[:2] == [523, 784]
    settings(page)
    page.get_by_label("Sound when it is my turn").click()
    page.evaluate("() => (window.tones = [])")
    page.locator("[role=tab]").first.click()
    go_round(page, most=120)
    assert page.evaluate("() => window.tones") == []
    assert page.evaluate("() => JSON.parse(localStorage.getItem('lexludi')).sound") is False


def test_whoever_looks_elsewhere_is_notified(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(ELSEWHERE + EARS)
    page.goto(address)
    quick(page, "skirmish", "red")
    settings(page)
    page.get_by_label("Notify me when I look elsewhere").click()
    page.get_by_label("Sound when it is my turn").click()
    page.locator("[role=tab]").first.click()
    page.evaluate("() => (window.away = true)")
    go_round(page)
    assert len(page.evaluate("() => window.notes")) == 1
    expect(page).to_have_title(re.compile("^● Skirmish"), timeout=5000)


@pytest.mark.parametrize(("game", "seat"), [("skirmish", "red"), ("root", "marquise")])
def test_the_keyboard_alone_plays_to_the_end(address: str, visitor: Visitor, game: str, seat: str) -> None:
    page = visitor()
    page.goto(address)
    quick(page, game, seat)
    luck = random.Random(8)
    for _ in range(4000):
        if is_over(page):
            break
        if page.locator("#second .confirm").is_visible():
            page.wait_for_timeout(420)
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(luck.randrange(1, 10)))
        page.wait_for_timeout(10)
    assert is_over(page)


@pytest.mark.parametrize(("game", "seat"), [("skirmish", "blue"), ("wall", "dragon")])
def test_the_accessibility_tree_alone_plays_to_the_end(address: str, visitor: Visitor, game: str, seat: str) -> None:
    page = visitor()
    page.goto(address)
    quick(page, game, seat)
    decision = page.get_by_role("region", name="Decision")
    luck = random.Random(9)
    for _ in range(2000):
        if decision.get_by_text("The game is over.").count():
            break
        confirm = decision.get_by_role("group", name="Confirm").get_by_role("button", name="Confirm")
        if confirm.count():
            page.wait_for_timeout(420)
            with suppress(Gone):
                confirm.click(timeout=800)
            continue
        found = [
            *decision.get_by_role("group", name="Choices").get_by_role("button").all(),
            *decision.get_by_role("group", name="Going on").get_by_role("button").all(),
        ]
        if found:
            with suppress(Gone):
                found[luck.randrange(len(found))].click(timeout=800)
        page.wait_for_timeout(30)
    expect(decision).to_contain_text("The game is over.")
    page.get_by_role("tab", name="Players").click()
    page.get_by_text("The board in words").click()
    expect(page.get_by_role("tabpanel", name="Players").get_by_role("listitem").first).to_be_visible()
