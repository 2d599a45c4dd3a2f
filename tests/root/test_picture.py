"""The picture of the whole table: everything that can be chosen is there, and nothing that is secret."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from lexludi.cli import app
from lexludi.games.root import GAME
from lexludi.games.root.bots.sheets import faction_name, is_bot, sheets
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.match import Match

TABLES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("marquise", "eyrie", "alliance", "vagabond:thief"), {}),
    (("vagabond:tinker", "alliance", "vagabond", "eyrie", "marquise"), {"map": "lake", "deck": "exiles"}),
    (("eyrie", "vagabond:vagrant", "marquise", "alliance"), {"map": "mountain"}),
    (("alliance", "vagabond:arbiter", "vagabond:ronin", "eyrie"), {"map": "winter", "deck": "exiles"}),
    (("vagabond:harrier", "marquise", "vagabond:scoundrel", "alliance"), {"map": "mountain", "deck": "exiles"}),
    (("vagabond:ranger", "eyrie", "vagabond:adventurer", "marquise"), {"map": "lake"}),
    (("hundreds", "keepers", "marquise", "vagabond:vagrant"), {}),
    (("keepers", "alliance", "hundreds", "vagabond:ronin", "vagabond"), {"map": "mountain", "deck": "exiles"}),
    (("lizards", "duchy", "corvids", "marquise"), {}),
    (("corvids", "vagabond:ronin", "lizards", "keepers", "duchy"), {"map": "winter", "deck": "exiles"}),
    (("duchy", "hundreds", "eyrie", "corvids"), {"map": "lake"}),
    (("riverfolk", "eyrie", "vagabond:thief", "marquise"), {}),
    (("hundreds", "riverfolk", "alliance", "vagabond", "keepers"), {"map": "lake", "deck": "exiles"}),
    (("marquise", "eyrie"), {"hirelings": "the_exile,riverfolk_flotilla,spring_uprising"}),
    (("alliance", "hundreds", "vagabond:ronin"), {"hirelings": "forest_patrol-demoted,popular_band,vault_keepers"}),
    (("duchy", "corvids"), {"hirelings": "last_dynasty,highway_bandits,warm_sun_prophets", "deck": "exiles"}),
    (("keepers", "eyrie"), {"hirelings": "sunward_expedition,corvid_spies,furious_protector", "map": "mountain"}),
    (("lizards", "alliance"), {"hirelings": "flame_bearers,the_exile-demoted,sunward_expedition-demoted"}),
    (("marquise", "keepers"), {"hirelings": "flame_bearers-demoted,spring_uprising-demoted,warm_sun_prophets-demoted"}),
    (("eyrie", "bot:marquise@easy+blitz", "bot:alliance", "bot:vagabond:thief@nightmare+helper"), {}),
    (("bot:lizards+martyrs", "corvids", "bot:riverfolk@challenging+involved", "bot:duchy"), {"map": "lake"}),
    (("bot:eyrie+swoop", "marquise", "bot:corvids+gamble+mastermind"), {"deck": "exiles"}),
    (("duchy", "bot:vagabond:scoundrel", "bot:riverfolk", "vagabond:ronin"), {"map": "mountain"}),
]
BOTS = range(len(TABLES) - 4, len(TABLES))
"""The tables with bots."""
ID = re.compile(r' id="([^"]+)"')


def moments(table: int, every: int = 1, most: int = 700) -> Iterator[Match]:
    """A random match at every so-many-th decision."""
    seats, options = TABLES[table]
    match, dice = Match.new("root", seats=seats, seed=f"picture {table}", **options), Random(table)
    for n in range(most):
        if match.ask is None:
            return
        if n % every == 0:
            yield match
        match.choose(dice.choice(match.ask.options))


def later(table: int = 0, decisions: int = 200) -> Match:
    *_, match = moments(table, most=decisions)
    return match


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_option_leads_to_ids_that_are_in_the_picture(table: int) -> None:
    for n, match in enumerate(moments(table, every=5)):
        for ask in match.asks:
            view = match.view(ask.seat)
            ids = ID.findall(GAME.picture(view, "en", narrow=n % 2 == 1))
            assert len(ids) == len(set(ids))
            options = [*ask.options, *(refusal.option for refusal in match.refusals(ask.seat))]
            wanted = {id_ for option in options for id_ in GAME.path(view, ask, option)}
            assert {id_ for id_ in wanted if not id_.startswith("count-")} <= set(ids), ask.prompt


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_no_picture_shows_what_its_reader_may_not_know(table: int) -> None:
    names = RootNames("en")
    for match in moments(table, every=35):
        seats = match.state.players  # type: ignore[attr-defined]
        hands = [match.view(seat)["hands"][seat] for seat in range(seats)]
        for reader in (None, *range(seats)):
            view = match.view(reader)
            svg = GAME.picture(view, "en")
            hidden = [seat for seat in range(seats) if seat != reader and view["factions"][seat] != "riverfolk"]
            secret = [card for seat in hidden for card in hands[seat]]
            assert not {f"card-{card}" for card in secret} & set(ID.findall(svg))
            open_ = {names.card(view, int(id_[5:])) for id_ in ID.findall(svg) if re.fullmatch(r"card-\d+", id_)}
            for name in {names.card(view, card) for card in secret} - open_:
                assert name not in svg


def test_only_their_owner_sees_which_plots_lie_face_down() -> None:
    readers, owner = range(4), TABLES[8][0].index("corvids")
    drawn = 0
    for match in moments(8, every=10):
        kinds = [kind for kind in match.view(owner)["boards"][owner]["secret"] if kind >= 0]
        marked = [GAME.picture(match.view(seat), "en").count("face-down plot (") for seat in readers]
        assert marked == [len(kinds) if seat == owner else 0 for seat in readers]
        assert GAME.picture(match.view(owner), "en").count("face down: ") == len(set(kinds))
        assert "face down: " not in GAME.picture(match.view(None), "en")
        drawn += len(kinds)
    assert drawn


# Bots


BOARDS = {
    "marquise": ("stock-sawmill", "stock-workshop", "stock-recruiter"),
    "eyrie": ("stock-roost", "column-0", "column-1", "column-2", "column-3"),
    "alliance": ("stock-sympathy", "stock-base_fox"),
    "vagabond": ("battle-track-{}", "quest-of-{}", "quests-{}", "heap-{}-0", "heap-{}-1", "heap-{}-2"),
    "lizards": ("conspiracies-{}", "acolytes-{}", "stock-garden_fox", "souls", "revealed-{}"),
    "riverfolk": ("market-{}", "payments-{}", "shield-{}", "sword-{}", "service-0", "prices", "stock-trade_post_fox"),
    "duchy": ("burrow", "minister-0", "minister-8", "stock-citadel", "stock-market", "stock-tunnel"),
    "corvids": ("stock-plot_bomb", "stock-plot_raid", "stock-plot"),
}
"""What is on the board of each bot; `{}` stands for its seat."""


@pytest.mark.parametrize("narrow", [False, True])
def test_every_bots_board_is_drawn_with_all_that_lies_on_it(narrow: bool) -> None:
    drawn = set()
    for table in BOTS:
        seats = TABLES[table][0]
        ids = set(ID.findall(GAME.picture(later(table, 30).view(None), "en", narrow)))
        for seat, name in enumerate(seats):
            if is_bot(name):
                bot = faction_name(name)
                assert {f"order-{seat}", f"traits-{seat}"} | {id_.format(seat) for id_ in BOARDS[bot]} <= ids, bot
                drawn.add(bot)
    assert drawn == set(BOARDS) == set(sheets())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ("Mechanical Marquise 2.0", "Easy", "Recruits two warriors", "Blitz. After her", "Vagabot: Thief"),
        ),
        ("cs", ("Mechanická Markýza 2.0", "Jednoduchá", "Verbuje dva", "Blesková válka. Po", "Tulákobot: Zloděj")),
    ],
)
def test_a_bots_board_names_its_difficulty_and_traits_with_what_they_do(lang: str, said: tuple[str, ...]) -> None:
    svg = GAME.picture(later(BOTS[0], 30).view(0), lang)
    assert [words for words in said if words not in svg] == []


def test_nobody_is_shown_the_face_down_plots_of_a_bot() -> None:
    seats = TABLES[BOTS[2]][0]
    down = 0
    for match in moments(BOTS[2], every=10):
        for reader in (None, *range(len(seats))):
            view = match.view(reader)
            assert "secret" not in view["boards"][2]
            for lang, words in (("en", "face-down plot ("), ("cs", "plán lícem dolů (")):
                svg = GAME.picture(view, lang)
                assert words not in svg
                assert "face down: " not in svg
        down += sum(match.view(None)["pieces"]["plot"])
    assert down


def test_an_item_that_covers_a_slot_is_drawn_there() -> None:
    view = later(BOTS[3], 30).view(None)
    assert "Vagabot (Scoundrel): Boot" not in GAME.picture(view, "en")
    view["boards"][1]["blocks"] = [[5, ITEMS.index("boot")]]
    root = ElementTree.fromstring(GAME.picture(view, "en"))
    clearing = next(e for e in root.iter() if e.get("id") == "clearing-5")
    assert "Vagabot (Scoundrel): Boot" in [e.text for e in clearing.iter() if e.tag.endswith("title")]


def test_the_cards_of_a_market_lie_in_order() -> None:
    match = later(BOTS[1], 40)
    view = match.view(None)
    market = view["boards"][2]["market"]
    svg = GAME.picture(view, "en")
    places = [svg.index(f'id="card-{card}"') for card in market]
    assert len(market) > 1
    assert places == sorted(places)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_pictures_are_well_formed_and_need_no_style(table: int, lang: str, narrow: bool) -> None:
    for match in moments(table, every=80):
        svg = GAME.picture(match.view(match.asks[0].seat), lang, narrow)
        root = ElementTree.fromstring(svg)
        assert root.get("lang") == lang
        assert not [e for e in root.iter() if e.get("style") or e.tag.endswith(("}style", "}script"))]


def test_the_same_view_gives_the_same_picture() -> None:
    view = later().view(0)
    assert GAME.picture(view, "en") == GAME.picture(view, "en")
    assert GAME.picture(view, "en") != GAME.picture(view, "cs")


def test_a_narrow_picture_is_one_column_with_the_same_ids() -> None:
    view = later().view(1)
    wide, narrow = GAME.picture(view, "en"), GAME.picture(view, "en", narrow=True)
    assert set(ID.findall(wide)) == set(ID.findall(narrow))
    left, top, width, height = map(float, ElementTree.fromstring(narrow).attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width < 800 < height


def test_an_open_view_shows_every_hand() -> None:
    match = later()
    view = GAME.open_view(match.state)
    ids = set(ID.findall(GAME.picture(view, "en")))
    assert {f"card-{card}" for hand in view["hands"] for card in hand} <= ids


def test_boards_name_everybody_for_screen_readers() -> None:
    root = ElementTree.fromstring(GAME.picture(later().view(None), "cs"))
    space = {"s": "http://www.w3.org/2000/svg"}
    titles = [root.find(f".//s:g[@id='seat-{seat}']/s:title", space) for seat in range(4)]
    said = [title.text or "" for title in titles if title is not None]
    assert [line.split(".")[0] for line in said] == ["Markýza", "Orli", "Aliance", "Tulák"]


def test_a_large_hand_stays_in_its_space() -> None:
    view = later().view(0)
    heights = set()
    for count in (1, 5, 7, 8, 12, 16):
        view["hands"][0] = list(range(count))
        view["discards"], view["available"] = [], []
        view["crafted"] = [[] for _ in view["crafted"]]
        heights.add(ElementTree.fromstring(GAME.picture(view, "en")).attrib["viewBox"])
    assert len(heights) == 1


def test_a_notebook_shows_the_table_of_a_spectator() -> None:
    match = later()
    assert match._repr_svg_() == GAME.picture(match.view(None), "en")


# On the command line


def test_a_record_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = later()
    file = tmp_path / "match.json"
    match.record().save(file)
    assert app.run(["draw", str(file), "--seat", "2", "--lang", "cs"]) == 0
    assert capsys.readouterr().out.strip() == GAME.picture(match.view(1), "cs")


def test_a_position_is_drawn_as_png(tmp_path: Path) -> None:
    pytest.importorskip("cairosvg")
    file, png = tmp_path / "position.txt", tmp_path / "table.png"
    file.write_text("map: autumn\nseats: marquise eyrie\nactive: marquise daylight\nnext: turn 1\n")
    assert app.run(["draw", str(file), "--game", "root", "--png", str(png), "--narrow"]) == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_seat_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    later(decisions=3).record().save(file)
    assert app.run(["draw", str(file), "--seat", "7"]) == 1
    assert capsys.readouterr().err == "There is no seat 7; the seats are 1 to 4.\n"
