"""The table in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import CHOICES, decide, picture, play_on_the_board, play_to_the_end, quick, serious

Visitor = Callable[..., Page]


def test_a_newcomer_plays_a_whole_game_of_four_factions(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    picture(page, "landing")
    quick(page, "root", "marquise")
    page.wait_for_selector(CHOICES)
    luck = random.Random(4)
    for _ in range(60):
        decide(page, luck)
        page.wait_for_timeout(30)
    page.wait_for_selector(CHOICES)
    picture(page, "play")
    clicks = play_to_the_end(page, luck)
    assert clicks > 20
    assert errors == []
    expect(page.locator("#prompt")).to_contain_text("Victory")
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("link", name="Record of the game").click()
    page.wait_for_selector("#board svg")
    expect(page.locator("#where")).to_contain_text("of")
    page.locator("#slider").fill("30")
    expect(page.locator("#where")).to_contain_text("Step 30")
    picture(page, "replay")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("#verdict")).to_contain_text("Fair")


def test_a_solo_game_against_three_bots_of_the_law_says_why(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.get_by_role("button", name="Solo against three bots").click()
    luck = random.Random(6)
    explain = page.get_by_role("button", name="Why, Mechanical Marquise?")
    while not explain.is_visible():
        page.wait_for_selector(CHOICES)
        decide(page, luck)
        page.wait_for_timeout(30)
    whole = page.locator("#log li").count()
    explain.focus()
    page.keyboard.press("Enter")
    expect(explain).to_have_attribute("aria-pressed", "true")
    shown = page.locator("#log li").all_inner_texts()
    assert 2 < len(shown) < whole
    assert "Mechanical Marquise" in shown[0]
    assert not [line for line in shown if "Evening of the Eyrie" in line]
    expect(page.locator("#log .reason a.law").first).to_have_attribute("href", re.compile(r"/law/rootbotics/4\."))
    picture(page, "bots")
    assert serious(page) == []
    page.keyboard.press("Enter")
    expect(explain).to_have_attribute("aria-pressed", "false")
    play_to_the_end(page, luck)
    expect(page.locator("#prompt")).to_contain_text("Victory")
    assert errors == []


def test_a_bot_is_chosen_with_difficulty_traits_and_character(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{address}/new?game=root")
    page.select_option("[name=seat-1]", "bot:vagabond")
    expect(page.locator("[name=who-1]")).to_be_hidden()
    seat = page.locator(".seats li").nth(1)
    seat.get_by_label("Difficulty").select_option("@nightmare")
    expect(seat.locator(".parts")).to_contain_text("Refreshes one item more. It scores a point every Evening.")
    seat.get_by_label("Character").select_option(":tinker")
    seat.get_by_label("Marksman").check()
    picture(page, "setup-bots")
    assert serious(page) == []
    page.select_option("[name=seat-2]", "bot:vagabond")
    for n in (2, 3):
        page.select_option(f"[name=seat-{n}]", "")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#board svg")
    expect(page.locator("#board")).to_contain_text("Vagabot: Tinker")
    expect(page.locator("#board")).to_contain_text("Marksman")
    page.get_by_role("tab", name="Players").click()
    expect(page.locator("#chairs")).to_contain_text("Vagabot: plays by its own rules")


def test_what_was_chosen_for_a_bot_is_kept_when_set_up_is_refused(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.goto(f"{address}/new?game=root")
    page.select_option("[name=seat-1]", "bot:marquise")
    page.get_by_label("Obtížnost").select_option("@easy")
    page.get_by_label("Opevněná").check()
    page.select_option("[name=seat-2]", "marquise")
    page.get_by_role("button", name="Otevřít stůl").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("Obtížnost")).to_have_value("@easy")
    expect(page.get_by_label("Opevněná")).to_be_checked()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_several_of_a_list_are_ticked_by_keyboard_on_a_small_screen(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/new?game=root")
    hirelings = page.get_by_role("group", name="Pomocníci: Zaškrtněte tři pomocníky.")
    expect(hirelings).to_be_hidden()
    page.locator("[name=option-hirelings]").select_option("these")
    boxes = hirelings.get_by_role("checkbox")
    boxes.first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    expect(hirelings.get_by_role("combobox", name="Lesní hlídka / Kočičí ranhojiči: strana")).to_be_focused()
    expect(hirelings.get_by_role("status")).to_have_text("Zaškrtnuto: 1.")
    for name in ("Vyhnanec", "Oblíbená kapela"):
        hirelings.get_by_role("checkbox", name=name).check()
    hirelings.get_by_role("combobox", name="Vyhnanec").select_option("-demoted")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert serious(page) == []
    picture(page, "setup-hirelings")
    page.get_by_role("button", name="Otevřít stůl").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Lesní hlídka a Markýza z Kocourova nemohou být ve hře spolu (zákon A.6.5)."
    )
    expect(hirelings.get_by_role("checkbox", checked=True)).to_have_count(3)
    expect(hirelings.get_by_role("combobox", name="Vyhnanec")).to_have_value("-demoted")
    for n, seat in enumerate(("lizards", "duchy", "", "")):
        page.select_option(f"[name=seat-{n}]", seat)
    page.get_by_role("button", name="Otevřít stůl").click()
    page.wait_for_selector("#board svg")
    expect(page.locator("#board")).to_contain_text("Loupežník")


def test_a_game_of_bots_alone_is_watched_step_by_step(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{address}/new?game=root")
    for n, seat in enumerate(("bot:duchy", "bot:marquise", "bot:alliance", "")):
        page.select_option(f"[name=seat-{n}]", seat)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Watch it from the start").click()
    where = page.locator("#where")
    expect(where).to_contain_text("Step 0 of")
    last = int(page.inner_text("#where").split("of ")[1].split(",")[0])
    assert last > 50
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("Step 1 of")
    expect(page.locator("#said")).not_to_be_empty()
    page.keyboard.press("PageDown")
    expect(where).to_contain_text(", turn 1")
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text(", turn 0")
    page.get_by_label("Speed").select_option("very fast")
    page.get_by_role("heading", name="Record of the game").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(where).to_contain_text(", turn 2")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.get_by_label("Step", exact=True).get_attribute("aria-valuetext") == page.inner_text("#where")
    assert serious(page) == []
    page.keyboard.press("End")
    expect(where).to_contain_text(f"Step {last} of {last}")
    page.keyboard.press("Home")
    expect(where).to_contain_text("Step 0 of")
    assert errors == []


def test_two_players_and_a_spectator_see_one_game_with_their_own_eyes(address: str, visitor: Visitor) -> None:
    host, guest, spectator = visitor(), visitor(), visitor()
    frames: dict[str, list[str]] = {"host": [], "guest": [], "spectator": []}
    for name, page in (("host", host), ("guest", guest), ("spectator", spectator)):
        listen(page, frames[name])
    host.goto(f"{address}/new?game=root")
    host.select_option("[name=who-1]", "open")
    for n in (2, 3):
        host.select_option(f"[name=seat-{n}]", "")
    picture(host, "setup")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("#prompt")).not_to_have_text("…", timeout=30_000)  # the page has its script by now
    host.get_by_role("tab", name="Players").click()
    host.locator("#people summary").first.click()
    links = [box.input_value() for box in host.locator("#people input[readonly]").all()]
    watch = next(link for link in links if "watch=" in link)
    invite = next(link for link in links[2:] if "/s/" in link)
    guest.goto(invite)
    guest.locator("[name=name]").fill("Petra")
    guest.get_by_role("button", name="Sit down").click()
    spectator.goto(watch)
    spectator.wait_for_selector("#board svg")
    host.wait_for_selector(CHOICES)
    luck = random.Random(9)
    played = "() => document.querySelectorAll('#log li').length > 20"
    for turn in range(2000):
        for page in (host, guest):
            decide(page, luck)
            page.wait_for_timeout(15)
        if turn > 100 and host.evaluate(played):
            break
    for page in (host, guest, spectator):
        page.wait_for_function(played)
    hands = {name: own_hand(page) for name, page in (("host", host), ("guest", guest))}
    for name, other in (("host", "guest"), ("guest", "host")):
        assert frames[name]
        assert not leaks(frames[name], hands[other] - hands[name], frames[other])
    assert not leaks(frames["spectator"], hands["host"] | hands["guest"], [])


def listen(page: Page, frames: list[str]) -> None:
    def opened(socket: object) -> None:
        socket.on("framereceived", lambda payload: frames.append(text_of(payload)))  # type: ignore[attr-defined]

    page.on("websocket", opened)


def text_of(payload: object) -> str:
    return payload.decode() if isinstance(payload, bytes) else str(payload)


def own_hand(page: Page) -> set[str]:
    """The ids of the cards in the hand that the page shows."""
    found = page.evaluate("() => [...document.querySelectorAll('[id^=hand-] [id^=card-]')].map((e) => e.id)")
    return set(found)


def leaks(frames: list[str], secret: set[str], _: list[str]) -> list[str]:
    """Cards of another's present hand in the last boards, and changes of them, that this page was sent."""
    last = "".join([frame for frame in frames if '"board"' in frame][-5:])
    return [card for card in secret if f'id=\\"{card}\\"' in last]


def test_the_keyboard_alone_can_play(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(address)
    page.locator("[name=quick][value=marquise]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOICES)
    prompt = page.inner_text("#prompt")
    page.keyboard.press("1")
    page.wait_for_function("(old) => document.querySelector('#prompt').textContent !== old", arg=prompt)
    page.keyboard.press("u")
    page.wait_for_function("(old) => document.querySelector('#prompt').textContent === old", arg=prompt)


def test_clicking_the_map_narrows_to_a_choice(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(address)
    quick(page, "root", "marquise")
    page.wait_for_selector("#board .can")
    prompt = page.inner_text("#prompt")
    page.locator("#board #clearing-1").dispatch_event("click")
    page.wait_for_function("(old) => document.querySelector('#prompt').textContent !== old", arg=prompt)


def test_the_first_game_of_oath_opens_on_its_board(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.locator("section.game", has=page.get_by_role("heading", name="Oath")).get_by_role(
        "button", name="The first game"
    ).click()
    page.wait_for_selector(CHOICES)
    assert serious(page) == []
    expect(page.locator("#site-0")).to_be_visible()
    expect(page.locator("#seat-3")).to_be_visible()
    prompt = page.locator("#prompt").text_content()
    page.locator("#options button").first.click()
    page.wait_for_function("(old) => document.querySelector('#prompt').textContent !== old", arg=prompt)
    assert errors == []


def test_another_game_is_played_to_the_end_on_its_board(address: str, visitor: Visitor) -> None:
    page = visitor()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    quick(page, "skirmish", "red")
    page.wait_for_selector("#board .can")
    assert serious(page) == []
    page.locator("#board .card").first.hover()
    expect(page.locator("#reader")).to_contain_text(re.compile("card|ambush"))
    pointed = play_on_the_board(page, random.Random(5))
    assert pointed > 20
    assert errors == []
    expect(page.locator("#prompt")).to_contain_text(re.compile("Victory by points|Most points"))
    page.get_by_role("link", name="Watch it from the start").click()
    expect(page.locator("#where")).to_contain_text("Step 0 of")
    page.keyboard.press("PageDown")
    expect(page.locator("#where")).to_contain_text(", turn 1")


def test_another_game_fits_a_small_screen_in_czech(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.goto(f"{address}/new?game=skirmish")
    page.get_by_role("button", name="Otevřít stůl").click()
    page.wait_for_selector("#board svg")
    expect(page.locator("#prompt")).to_have_text("Vsaďte tajně kartu, nebo žádnou.")
    picture(page, "skirmish-phone")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.locator("#board .can").first.click()
    page.wait_for_timeout(300)
    for confirm in page.locator("#second .confirm").all():
        confirm.click()
    expect(page.locator("#prompt")).not_to_have_text("Vsaďte tajně kartu, nebo žádnou.")


def test_a_refused_action_names_its_rule(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(address)
    quick(page, "root", "marquise")
    page.wait_for_selector(CHOICES)
    for _ in range(4):
        page.locator("#options button").first.click()
        page.wait_for_timeout(200)
    page.get_by_role("button", name="What is not possible?").click()
    page.wait_for_selector("#refused li")
    expect(page.locator("#refused")).to_be_visible()


def test_the_table_fits_a_phone_in_czech(address: str, visitor: Visitor) -> None:
    page = visitor(phone=True, lang="cs-CZ")
    page.goto(address)
    quick(page, "root", "eyrie")
    page.wait_for_selector("#board svg")
    luck = random.Random(2)
    for _ in range(40):
        decide(page, luck)
        page.wait_for_timeout(30)
    page.wait_for_selector(CHOICES)
    picture(page, "phone")
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


PEEK = """
  const seen = (id) => document.getElementById(id)?.checkVisibility({ visibilityProperty: true });
  window.peeked = false;
  document.getElementById("curtain").addEventListener("close", () => {
    const watch = () => {
      if (seen("hand-0")) window.peeked = true;
      if (!seen("hand-1")) requestAnimationFrame(watch);
    };
    setTimeout(watch);
  });
"""
"""Looks in every frame after the curtain rises whether the first seat's hand can be seen."""


def test_two_seats_on_one_screen_hide_behind_a_curtain(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{address}/new?game=root")
    page.select_option("[name=who-1]", "me")
    for n in (2, 3):
        page.select_option(f"[name=seat-{n}]", "")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(CHOICES)
    luck = random.Random(3)
    for _ in range(200):
        decide(page, luck)
        page.wait_for_timeout(50)
        if page.locator("#curtain").is_visible():
            break
    expect(page.locator("#curtain")).to_be_visible()
    page.evaluate(PEEK)
    page.locator("#curtain-go").click()
    expect(page.locator("[id^=hand-]").first).to_have_attribute("id", "hand-1")
    page.wait_for_selector(CHOICES)
    assert page.evaluate("window.peeked") is False, "the hand of whoever sat there before was to be seen"


def test_a_weak_line_up_is_warned_of(address: str, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{address}/new?game=root")
    expect(page.locator("#warning")).to_be_hidden()
    page.select_option("[name=seat-0]", "")
    page.select_option("[name=seat-1]", "")
    expect(page.locator("#warning")).to_contain_text("reach 8")
    page.select_option("[name=seat-2]", "vagabond")
    expect(page.locator("#warning")).to_contain_text("Vagabonds alone have nobody to aid")
    page.select_option("[name=seat-2]", "")
    expect(page.locator("#warning")).to_have_text("At least 2 seats must be taken.")


def test_a_standing_answer_is_given_without_asking(address: str, visitor: Visitor) -> None:
    page = visitor()
    wire = Wire(page)
    page.goto(address)
    quick(page, "root", "marquise")
    page.wait_for_selector(CHOICES)
    luck = random.Random(1)
    for _ in range(3000):
        wire.settle()
        if page.locator("#ends .standing input").count():
            break
        decide(page, luck)
    number, chosen = wire.number, wire.chosen
    page.locator("#ends .standing input").click()  # not check: the box is gone before it could be looked at
    page.wait_for_function("(old) => window.wire.number > old", arg=number)
    assert wire.chosen == chosen


LISTEN = """
window.wire = { chosen: [], number: -1, refused: 0 };
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (!this.overheard) {
    this.overheard = true;
    this.addEventListener("message", async (event) => {
      const message = JSON.parse(typeof event.data === "string" ? event.data : await event.data.text());
      if (message.type === "news") window.wire.number = message.number;
      if (message.type === "refused" || message.type === "foreseen") window.wire.refused += 1;
    });
  }
  const message = JSON.parse(text);
  if (message.type === "choose") window.wire.chosen.push([message.number, window.wire.refused]);
  send.call(this, text);
};
"""
SETTLED = """() => {
  const [number, refused] = window.wire.chosen.at(-1) ?? [-1, -1];
  return window.wire.number > number || window.wire.refused > refused;
}"""


class Wire:
    """What the page says and hears, written down by the page itself."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(LISTEN)

    @property
    def number(self) -> int:
        """The number of the last news."""
        return int(self.page.evaluate("() => window.wire.number"))

    @property
    def chosen(self) -> int:
        """How many choices were sent."""
        return int(self.page.evaluate("() => window.wire.chosen.length"))

    def settle(self) -> None:
        """Wait until the last choice was taken or refused, and is shown."""
        self.page.wait_for_function(SETTLED)
        self.page.wait_for_timeout(20)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    "path", ["/", "/new?game=root", "/account", "/games", "/stats", "/law", "/law/root", "/nowhere"]
)
def test_axe_finds_nothing_serious_on_a_page(address: str, visitor: Visitor, path: str, dark: bool) -> None:
    page = visitor(dark=dark)
    page.goto(address + path)
    assert serious(page) == []


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious_at_the_table(address: str, visitor: Visitor, dark: bool) -> None:
    page = visitor(dark=dark)
    page.goto(address)
    quick(page, "root", "alliance")
    page.wait_for_selector("#board svg")
    page.wait_for_selector(CHOICES)
    assert serious(page) == []
