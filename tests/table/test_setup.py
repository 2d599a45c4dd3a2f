"""Setting up a table: several names ticked of a list, and refusals in the language of the page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

import pytest

from lexludi.games.root import OPTIONS
from lexludi.kernel import catalog
from lexludi.kernel.about import About, Choice, Name, Part, Seat, Several, Value
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from lexludi.testing.skirmish import SkirmishGame
from tests.table.kit import Table, Visitor

law = cites("root")
SEATS = {"game": "root", "seat-0": "marquise", "who-0": "me", "seat-1": "eyrie", "who-1": "me"}


def listed(option: str) -> tuple[str, ...]:
    """What can be ticked."""
    several = OPTIONS[option].several
    assert several is not None
    return several.values


HIRELINGS = listed("hirelings")
LANDMARKS = listed("landmarks")


def ticked(option: str, *names: str) -> dict[str, str]:
    """The fields of a form in which these names are ticked; a side stands after a dash."""
    form = {f"option-{option}": "these"}
    for name in names:
        value, dash, side = name.partition("-")
        place = listed(option).index(value)
        form[f"pick-{option}-{place}"] = value
        form[f"side-{option}-{place}"] = dash + side
    return form


def error(text: str) -> str:
    found = re.search(r'class="error" role="alert">([^<]*)<', text)
    assert found, text
    return unescape(found[1])


def test_the_page_offers_every_name_of_a_list_and_says_how_many(anna: Visitor) -> None:
    text = anna.get("/new?game=root").text
    for option, names in (("hirelings", HIRELINGS), ("landmarks", LANDMARKS)):
        for n, name in enumerate(names):
            assert f'name="pick-{option}-{n}" value="{name}"' in text
    assert "Hirelings: Tick three hirelings." in text
    assert "Landmarks: Tick one landmark or two." in text
    assert "Not beside this faction: Marquise de Cat." in text


def test_what_is_ticked_takes_part_on_the_side_that_was_chosen(table: Table, anna: Visitor) -> None:
    hired = ticked("hirelings", "the_exile-demoted", "corvid_spies-promoted", "popular_band")
    answer = anna.post("/new", **SEATS, **hired, **ticked("landmarks", "ferry", "tower"))
    live = table.live(answer.headers["location"].removeprefix("/t/"))
    assert live.match is not None
    setting: Any = live.match.state.setting  # type: ignore[attr-defined]
    assert setting.hirelings == ("the_exile-demoted", "corvid_spies", "popular_band")
    assert setting.landmarks == ("ferry", "tower")


def test_ticks_count_only_where_the_option_says_so(table: Table, anna: Visitor) -> None:
    form = ticked("landmarks", "tower", "ferry") | {"option-landmarks": "none"}
    answer = anna.post("/new", **SEATS, **form)
    assert table.live(answer.headers["location"].removeprefix("/t/")).origin.options == {"landmarks": "none"}


REFUSALS = [
    (ticked("hirelings"), "Hirelings: name at least 3 (Law A.6).", "Pomocníci: vyberte alespoň tolik: 3 (zákon A.6)."),
    (
        ticked("hirelings", "the_exile-demoted", "popular_band"),
        "Hirelings: choose 3, all different (Law A.6), not The Brigand, Popular Band.",
        "Pomocníci: vyberte tolik různých: 3 (zákon A.6), ne Loupežník, Oblíbená kapela.",
    ),
    (
        ticked("hirelings", "forest_patrol", "popular_band", "the_exile"),
        "Forest Patrol and Marquise de Cat cannot play together (Law A.6.5).",
        "Lesní hlídka a Markýza z Kocourova nemohou být ve hře spolu (zákon A.6.5).",
    ),
    (
        ticked("landmarks"),
        "Landmarks: name at least 1 (Law A.5.1).",
        "Dominanty: vyberte alespoň tolik: 1 (zákon A.5.1).",
    ),
    (
        ticked("landmarks", "ferry", "lost_city", "tower"),
        "Landmarks: choose 1 to 2, all different (Law A.5.1), not The Ferry, Lost City, The Tower.",
        "Dominanty: vyberte různé v počtu 1 až 2 (zákon A.5.1), ne Vor, Ztracené město, Věž.",
    ),
    ({"seat-1": ""}, "Root is for two to six players, not 1.", "Root je pro dva až šest hráčů, ne pro tento počet: 1."),
    (
        {"seat-1": "marquise"},
        "The faction Marquise de Cat can play only once.",
        "Frakce Markýza z Kocourova smí hrát jen jednou.",
    ),
    ({"seat-1": "draft"}, "choose their factions in advanced set-up", "potřebují pokročilou přípravu"),
    ({"option-cooperative": "true"}, "play this with: Cooperation.", "Tato volba potřebuje ve hře bota: Spolupráce."),
    ({"option-map": "atlantis"}, "Map: there is no 'atlantis'", "Mapa: 'atlantis' není na výběr."),
    ({"who-1": "agent:nobody"}, "There is no such agent.", "Takový agent neexistuje."),
    ({"clock": "soon"}, "A clock is written 20m+15s", "Hodiny se zapisují jako 20m+15s"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "english", "czech"), REFUSALS)
def test_a_refusal_speaks_the_language_of_the_page(
    anna: Visitor, petr: Visitor, form: dict[str, str], english: str, czech: str
) -> None:
    for visitor, said in ((anna, english), (petr, czech)):
        answer = visitor.post("/new", **(SEATS | form))
        assert answer.status_code == 400
        assert said in error(answer.text)


def test_ticks_and_sides_stay_when_a_table_is_refused(anna: Visitor) -> None:
    text = anna.post("/new", **SEATS, **ticked("hirelings", "the_exile-demoted")).text
    place = HIRELINGS.index("the_exile")
    assert f'name="pick-hirelings-{place}" value="the_exile" checked' in text
    assert '<option value="-demoted" selected>The Brigand</option>' in text
    assert '<option value="these" selected>' in text


def test_a_form_with_odd_fields_is_no_fault_of_ours(anna: Visitor) -> None:
    odd = {"error": "x", "about": "y", "pick-hirelings-": "the_exile", "pick-": "z", "option-": "1", "side-x-0": "-w"}
    assert anna.post("/new", **SEATS, **odd).status_code == 400


class Toy(SkirmishGame):
    """Another game with a list of its own: the table knows only what it declares."""

    name = "toy"

    def about(self, lang: str) -> About:
        colours = tuple(Name(name, name.title()) for name in ("red", "green", "blue"))
        flags = Choice("flags", "Flags", "", (), Several("ticked", "Tick two.", 2, 2, colours))
        sizes = Part("Size", (Value("", "small"), Value("-tall", "tall")))
        seats = (Seat("ann", "Ann", parts=(sizes,)), Seat("bob", "Bob"))
        return About(name="toy", title="Toy", seats=seats, usual=("ann", "bob"), options=(flags,))

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Any:
        if "flags" in options:
            raise BadSetup("flags of {who}: {flags}", who="/".join(seats), flags=options["flags"])
        return super().setup(seats, options, chance)

    def warnings(self, seats: tuple[str, ...], options: Mapping[str, Any], lang: str) -> list[str]:
        return [f"{lang}: {'/'.join(seats)} is an odd line-up."]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._added, "toy", Toy())


@pytest.mark.usefixtures("toy")
def test_any_game_may_declare_a_list_and_parts_of_a_seat(anna: Visitor) -> None:
    page = anna.get("/new?game=toy").text
    assert 'name="pick-flags-2" value="blue"' in page
    assert "-tall" in page
    form = {"game": "toy", "seat-0": "ann", "part-0-0": "-tall", "seat-1": "bob"}
    ticks = {"option-flags": "these", "pick-flags-0": "red", "pick-flags-2": "blue"}
    assert error(anna.post("/new", **form, **ticks).text) == "flags of ann-tall/bob: red,blue"


@pytest.mark.usefixtures("toy")
def test_a_page_hears_what_the_game_thinks_of_a_line_up_before_it_is_opened(anna: Visitor, petr: Visitor) -> None:
    form = {"game": "toy", "seat-0": "bob", "who-0": "me", "seat-1": "ann", "who-1": "agent:random"}
    assert anna.get("/new/check", params=form).json() == ["en: bob/ann is an odd line-up."]
    assert petr.get("/new/check", params=form).json() == ["cs: bob/ann is an odd line-up."]
    refused = petr.get("/new/check", params={**form, "who-1": "agent:nobody"})
    assert refused.json() == ["Takový agent neexistuje."]


@law("5.2")
def test_root_warns_of_a_line_up_of_little_reach(anna: Visitor) -> None:
    weak = {"game": "root", "seat-0": "alliance", "seat-1": "vagabond", "who-0": "me", "who-1": "me"}
    assert anna.get("/new/check", params=weak).json() == [
        "This line-up has reach 8; at least 17 makes for a lively game."
    ]
    assert anna.get("/new/check", params={**weak, "seat-1": "bot:marquise"}).json() == []
    assert anna.get("/new/check", params={**weak, "seat-0": "marquise", "seat-1": "eyrie"}).json() == []


def test_of_no_game_in_particular_the_page_shows_them_all(anna: Visitor) -> None:
    assert anna.get("/new").headers["location"] == "/"
    assert anna.get("/new?game=chess").status_code == 404
    assert anna.get("/new/check").status_code == 404


@pytest.mark.parametrize("game", ["oath", "root", "skirmish", "wall"])
def test_every_value_that_a_page_offers_opens_a_table(table: Table, game: str) -> None:
    about = catalog.game(game).about("en")
    seats = {f"seat-{n}": seat for n, seat in enumerate(about.usual)}
    usual = {f"option-{option.name}": option.values[0].value for option in about.options}
    others = [{f"option-{o.name}": value.value} for o in about.options for value in o.values[1:]]
    for chosen in ({}, *others):
        answer = table.visitor().get("/new/check", params={"game": game, **seats, **usual, **chosen})
        assert not [sentence for sentence in answer.json() if "there is no" in sentence], chosen


def test_a_game_that_has_a_guide_shows_it_to_newcomers(anna: Visitor, petr: Visitor) -> None:
    assert anna.get("/").text.count('href="/guide/') >= 3
    assert "<h2>Šest hlavních akcí</h2>" in petr.get("/guide/oath").text
    assert "<h2>Podzim: velení a úředníci</h2>" in petr.get("/guide/wall").text
    assert "<h2>Markýza z Kocourova</h2>" in petr.get("/guide/root").text
    assert anna.get("/guide/chess").status_code == 404
