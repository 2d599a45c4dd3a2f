"""The board one plays on, in a real browser: what lights up, what a click says, what is confirmed, what waits."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import CHOICES, choose, decide, open_table, play_on_the_board, serious

Visitor = Callable[..., Page]


def learn(page: Page, address: str, game: str) -> None:
    """Begin the tutorial of a game: it always goes the same."""
    page.goto(address)
    page.locator(f"form:has([name=game][value={game}]) [name=tutorial]").click()
    page.wait_for_selector("#lesson:not([hidden])")


OBEY = """(told) => {
  if (document.querySelector('#lesson-n').textContent !== told) return;
  const confirm = document.querySelector('#second:not([hidden]) .confirm');
  (confirm ?? document.querySelector('.taught'))?.click();
}"""


def follow(page: Page, lessons: int) -> None:
    """Do what so many lessons say."""
    for _ in range(lessons):
        told = page.inner_text("#lesson-n")
        page.wait_for_selector("#decision .taught, #decision .confirm")
        for _ in range(100):
            page.evaluate(OBEY, told)
            page.wait_for_timeout(60)
            if page.inner_text("#lesson-n") != told:
                break


def test_the_host_invites_and_the_guest_gives_a_name(address: str, visitor: Visitor) -> None:
    host, guest = visitor(), visitor(phone=True, lang="cs-CZ")
    host.goto(f"{address}/new?game=root")
    host.get_by_label("Your name at the table").fill("Hana")
    host.select_option("[name=who-1]", "open")
    for n in (2, 3):
        host.select_option(f"[name=seat-{n}]", "")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("#prompt")).not_to_have_text("…", timeout=30_000)  # the page has its script by now
    room = host.locator("#waiting")
    expect(room).to_contain_text("Eyrie Dynasties")
    room.get_by_role("button", name="Copy").first.click()
    expect(room.get_by_role("status").first).to_have_text("Copied.")
    expect(room.get_by_role("img", name="The same link as a code")).to_be_visible()
    assert host.evaluate("() => document.querySelector('.qr').naturalWidth") > 0
    assert serious(host) == []
    guest.goto(host.locator("#invite-1").input_value())
    expect(guest.get_by_role("heading", level=1)).to_have_text("Hana vás zve na partii: Root")
    expect(guest.locator("#main")).to_contain_text("Budete hrát za: Rody Orlího hnízda")
    assert serious(guest) == []
    guest.get_by_label("Vaše jméno u stolu").fill("Petr")
    guest.get_by_role("button", name="Posadit se").click()
    host.wait_for_selector("#board .can")
    expect(room).to_be_hidden()
    expect(host.locator("#scores")).to_contain_text("Petr")


def test_a_tutorial_teaches_on_the_board_up_to_a_battle_with_dice(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    expect(page.locator("#lesson-says")).to_contain_text("click clearing 1")
    follow(page, 9)
    expect(page.locator("#lesson-says")).to_contain_text("Battle")
    page.locator(".taught").click()
    second = page.locator("#second")
    expect(second).to_contain_text("Battle in clearing 3")
    expect(second).to_contain_text("Warriors: 6")
    expect(second).to_contain_text("An ambush is possible")
    expect(second.locator(".odds li").first).to_contain_text("%")
    page.wait_for_timeout(500)
    second.get_by_role("button", name="Confirm").click()
    expect(page.locator("#moment .die")).to_have_count(2)
    page.locator("#moment").click()
    expect(page.locator("#moment")).to_be_hidden()


def test_ids_are_named_in_any_order_and_what_all_share_is_skipped(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    follow(page, 1)
    page.locator("#clearing-1").dispatch_event("click")  # the sawmill is what all choices share
    expect(page.locator("#lesson-n")).to_contain_text("3")
    follow(page, 3)
    page.locator("#clearing-10").dispatch_event("click")  # the place first, then what to build
    page.locator("#board .can").first.wait_for()
    page.locator("#stock-sawmill").dispatch_event("click")
    expect(page.locator("#lesson-n")).to_contain_text("7")


def test_a_click_on_what_is_not_possible_says_why(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    follow(page, 7)
    page.locator("#clearing-7").dispatch_event("click")
    page.locator("#clearing-5").dispatch_event("click")
    expect(page.locator("#message")).to_contain_text("No path leads from clearing 7 to clearing 5.")
    expect(page.locator("#message a")).to_have_attribute("href", "/law/root/4.2")


def test_a_double_click_ends_nothing(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    follow(page, 4)
    prompt = page.inner_text("#prompt")
    page.get_by_role("button", name="End Daylight").dblclick()
    expect(page.locator("#second")).to_contain_text("Your turn ends with this.")
    page.get_by_role("button", name="Cancel").click(delay=500)
    expect(page.locator("#second")).to_be_hidden()
    expect(page.locator("#prompt")).to_have_text(prompt)


def test_a_card_is_read_without_covering_it(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    card = page.locator("[id^=hand-] .card").nth(1)
    card.hover()
    expect(page.locator("#reader")).to_be_visible()
    read, hand = page.locator("#reader").bounding_box(), card.bounding_box()
    assert read
    assert hand
    assert read["y"] + read["height"] <= hand["y"] + 1


def test_a_warrior_is_dragged_to_another_clearing(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    follow(page, 7)
    start, end = page.locator("#clearing-7").bounding_box(), page.locator("#clearing-3").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 30, start["y"] + start["height"] / 2 + 20, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator("#log")).to_contain_text("to clearing 3")


def test_the_wheel_looks_closer_where_one_points(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    before = page.locator("#clearing-5").bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -100)
    page.wait_for_timeout(200)
    after = page.locator("#clearing-5").bounding_box()
    assert after
    assert after["width"] > before["width"] * 1.5
    assert after["x"] < x < after["x"] + after["width"]
    assert after["y"] < y < after["y"] + after["height"]


CUT = """
window.lines = [];
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    window.lines.push(this);
  }
};
"""


def test_a_choice_made_while_disconnected_waits_and_is_sent(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(CUT)
    learn(page, address, "root")
    page.evaluate("() => { window.lines.at(-1).close(); document.querySelector('.taught').click(); }")
    expect(page.locator("#lesson-n")).to_contain_text("2", timeout=15_000)
    assert page.evaluate("() => window.lines.length") > 1


def test_highlights_cost_no_frames(address: str, visitor: Visitor) -> None:
    page = visitor(motion=True)
    learn(page, address, "root")
    page.wait_for_selector("#board .can")
    page.wait_for_timeout(1500)
    frames = """() => new Promise((done) => {
      let n = 0;
      const end = performance.now() + 1000;
      const tick = () => (performance.now() < end ? (n++, requestAnimationFrame(tick)) : done(n));
      requestAnimationFrame(tick);
    })"""
    lit = page.evaluate(frames)
    page.evaluate("() => document.querySelector('.overlay').remove()")
    plain = page.evaluate(frames)
    assert lit >= plain * 0.7, (lit, plain)


@pytest.mark.parametrize(("game", "seats"), [("root", 2), ("oath", 2), ("wall", 2)])
def test_a_whole_game_is_played_by_clicks_on_the_board(address: str, visitor: Visitor, game: str, seats: int) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{address}/new?game={game}")
    for n in range(page.locator(".seats > li").count()):
        if n >= seats:
            page.select_option(f"[name=seat-{n}]", "")
        elif n:
            page.select_option(f"[name=who-{n}]", "agent:random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#board svg [data-role]")
    assert play_on_the_board(page, random.Random(3)) > 20
    expect(page.locator("#ranking li")).to_have_count(seats)
    page.wait_for_selector("#sources details, #plot svg, #ranking .winner")
    assert errors == []


@pytest.mark.parametrize("path", ["/law/root?chapter=4", "/law/root/4.3", "/law/root?q=battle", "/guide/root"])
def test_axe_finds_nothing_serious_on_the_pages_of_the_rules(address: str, visitor: Visitor, path: str) -> None:
    page = visitor(dark=True)
    page.goto(address + path)
    assert serious(page) == []


def test_report_and_record_are_pages(address: str, visitor: Visitor) -> None:
    page = visitor()
    learn(page, address, "root")
    for name in ("Report a problem", "Data of the game"):
        page.get_by_role("tab", name="Players").click()
        page.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        assert serious(page) == []
        page.get_by_role("link", name="Back to the table").click()
        page.wait_for_selector(CHOICES)


def test_a_phone_shows_one_view_at_a_time_and_goes_to_what_is_asked(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True)
    learn(page, address, "root")
    views = page.get_by_role("group", name="What is shown")
    expect(views.get_by_role("button", name="Map")).to_have_attribute("aria-pressed", "true")
    views.get_by_role("button", name="Hand").click()
    expect(page.locator("[id^=hand-]")).to_be_visible()
    expect(page.locator("#clearing-1")).to_be_hidden()
    choose(page, "Choose a corner", "Clearing 1")
    expect(page.locator("#clearing-1")).to_be_visible()
    assert re.search("starting building", page.inner_text("#prompt"))


IN_VIEW = """() => {
  const view = document.querySelector('#board').getBoundingClientRect();
  const lit = [...document.querySelectorAll('#board .can')].map((one) => one.getBoundingClientRect());
  const there = lit.filter((box) => box.height);
  return !there.length || there.some((box) => box.bottom > view.top && box.top < view.bottom);
}"""
SHOWN = """() => {
  const pressed = document.querySelector('#views [aria-pressed=true]').dataset.kind;
  const roles = [...document.querySelectorAll('#board [data-role]:not([display=none])')].map((one) => one.dataset.role);
  return roles.every((role) => (['aside', 'shared'].includes(role) ? 'board' : role || 'map') === pressed);
}"""


@pytest.mark.parametrize("game", ["root", "oath", "harrow"])
def test_on_a_phone_what_lights_up_is_in_view_and_the_tab_says_where(address: str, visitor: Visitor, game: str) -> None:
    page, luck = visitor(phone=True), random.Random(8)
    page.set_viewport_size({"width": 360, "height": 740})
    open_table(page, address, game)
    for _ in range(40):
        decide(page, luck)
        page.wait_for_timeout(60)
        page.wait_for_function(IN_VIEW)
        page.wait_for_function(SHOWN)
