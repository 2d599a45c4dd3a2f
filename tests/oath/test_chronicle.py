"""Law 8: what the winner decides after the end, and the world that is left."""

from __future__ import annotations

from lexludi import Pass
from lexludi.games.oath.chronicle.world import World
from lexludi.games.oath.rules.box.codes import EDIFICES, OATHS, SUITS, VISIONS
from lexludi.games.oath.rules.box.printed import NAMES, SITE, SUIT
from lexludi.games.oath.rules.options import Suit, Vow
from lexludi.law import cites
from lexludi.parts.options import Card, Whom, Yes
from tests.oath.table import Table, lay, number

law = cites("oath")
SUPREMACY, THE_PEOPLE, DEVOTION, PROTECTION = range(4)


def rebellion(*lines: str, seats: str = "chancellor red blue yellow") -> Table:
    """Red, the Usurper, is about to win, ruling a site of the Provinces."""
    return lay(
        "\n".join(
            [
                f"seats: {seats}",
                "active: red wake",
                "title: red usurper",
                "out: conspiracy",
                "force provinces-1: red 3",
                "board red: warbands 2",
                *lines,
                "next: wake 1; act 1; rest 1; turn 2; end_round",
            ]
        )
    )


def regime(*lines: str, seats: str = "chancellor red blue") -> Table:
    """The Chancellor rules all faceup sites, and wins as the eighth round ends."""
    return lay(
        "\n".join(
            [
                f"seats: {seats}",
                "round: 8",
                "title: chancellor",
                "force cradle-1: chancellor 2",
                "force provinces-1: chancellor 1",
                "force hinterland-1: chancellor 1",
                *lines,
                "dice: 5",
                "next: end_round",
            ]
        )
    )


def world(table: Table) -> World:
    assert table.match.over
    assert table.s.legacy is not None
    return table.s.legacy


def written(table: Table, oath: int = DEVOTION) -> World:
    """The world after the winner has decided as little as possible."""
    return written_on(table.choose(Vow(oath)))


def written_on(table: Table) -> World:
    while table.match.ask is not None:
        options = table.match.ask.options
        table.match.choose(options[-1])
    return world(table)


def site(place: str, left: World) -> str:
    names = dict(zip(("c1", "c2", "p1", "p2", "p3", "h1", "h2", "h3"), left.map, strict=True))
    ground = names[place]
    assert ground is not None
    return SITE[ground.site].id if ground.faceup else "facedown"


@law("8.0", "8.1.b", "8.1.c")
def test_the_winner_chooses_any_oath_but_the_one_that_was_kept() -> None:
    table = rebellion()
    assert (table.match.over, table.match.ask.seat) == (False, 1)
    assert table.options == [Vow(THE_PEOPLE), Vow(DEVOTION), Vow(PROTECTION)]
    left = written(table, PROTECTION)
    assert left.oath == PROTECTION
    assert table.won == ("red", "usurper")


@law("8.1.a")
def test_whoever_won_by_a_vision_alone_vows_its_goal() -> None:
    table = lay(
        """
        seats: chancellor red blue
        oath: supremacy
        active: red wake
        visions: 3
        vision red: rebellion
        things red: peoples_favor
        next: wake 1; act 1
        """
    )
    while table.match.ask is not None:
        table.match.choose(table.match.ask.options[-1])
    assert table.won == ("red", "visionary")
    assert OATHS[world(table).oath] == "the_people"


@law("8.2.a", "8.2.b", "8.7.2")
def test_an_exile_turns_citizens_into_exiles_and_invites_others() -> None:
    table = rebellion("boxed: black", seats="chancellor red blue:citizen yellow")
    table.choose(Vow(DEVOTION))
    assert table.options == [Whom(3), Pass()]
    assert not table.s.citizen[2]
    table.choose(Whom(3))
    assert table.match.ask.seat == 3
    table.match.choose(Yes())
    assert table.s.citizen == [False, False, False, True]
    while table.match.ask is not None:
        table.match.choose(table.match.ask.options[-1])
    assert world(table).citizens == ("yellow",)


@law("8.2.c")
def test_where_a_new_citizen_ruled_one_warband_of_the_winner_stands() -> None:
    table = rebellion("force hinterland-1: yellow 4", "board yellow: warbands 3")
    table.choose(Vow(DEVOTION), Whom(3))
    table.match.choose(Yes())
    assert (table.warbands("yellow", "hinterland-1"), table.warbands("red", "hinterland-1")) == (0, 1)
    while table.match.ask is not None:
        table.match.choose(table.match.ask.options[-1])
    assert site("c2", world(table)) == "rocky_coast"


@law("8.2.b")
def test_an_invited_exile_may_refuse_and_is_not_asked_again() -> None:
    table = rebellion()
    table.choose(Vow(DEVOTION), Whom(2))
    table.match.choose(Pass())
    assert table.options == [Whom(3), Pass()]
    assert not table.s.citizen[2]


@law("8.7.2")
def test_an_empire_that_lasts_keeps_its_citizens_and_the_boards_in_the_box() -> None:
    left = written(regime("boxed: black", seats="chancellor red:citizen blue"))
    assert left.citizens == ("black", "red")


@law("8.3.1.a")
def test_an_imperial_winner_builds_an_edifice_in_place_of_a_denizen_of_its_suit() -> None:
    table = regime("cards cradle-1: longbows")
    table.choose(Vow(DEVOTION))
    assert Card(number("longbows")) in table.options
    table.choose(Card(number("longbows")))
    (edifice,) = table.s.cards[0]
    assert EDIFICES <= edifice < VISIONS
    assert SUIT[edifice] == SUIT[number("longbows")]
    while table.match.ask is not None:
        table.match.choose(table.match.ask.options[-1])
    assert number("longbows") in world(table).deck


@law("8.3.1.a")
def test_a_site_has_but_one_edifice_and_a_suit_too() -> None:
    table = regime("cards cradle-1: longbows forest_temple", "cards provinces-1: wolves", seats="chancellor red")
    table.choose(Vow(DEVOTION))
    assert SUITS[SUIT[number("wolves")]] == "beast"
    assert table.match.ask.prompt == "common-suit"


@law("8.3.1.b")
def test_or_repairs_a_ruin() -> None:
    table = regime("cards cradle-1: ruined_temple")
    table.choose(Vow(DEVOTION), Card(number("ruined_temple")))
    assert table.cards("cradle-1") == ["forest_temple"]


@law("8.3.1.a")
def test_an_exile_builds_nothing() -> None:
    table = rebellion("cards provinces-1: taming_charm", seats="chancellor red")
    table.choose(Vow(DEVOTION))
    assert table.match.ask.prompt == "common-suit"


@law("8.3.2.a", "8.3.5.1", "8.3.5.6", "8.7.1")
def test_only_sites_that_the_winner_rules_stay_and_they_move_up() -> None:
    left = written(rebellion("cards provinces-1: taming_charm"))
    assert site("c1", left) == "mountain"
    assert left.map[0].cards == (number("taming_charm"),)
    assert [ground.faceup for ground in left.map] == [True, False, True, False, False, True, False, False]
    assert len({ground.site for ground in left.map}) == 8


@law("8.3.2.b")
def test_what_lay_at_the_other_sites_goes_to_discards_relics_and_archive() -> None:
    table = rebellion("cards cradle-1: longbows ruined_temple", "relics cradle-1: map")
    left = written(table)
    assert site("c1", left) == "mountain"
    assert number("map") in (*left.relics, *(relic for ground in left.map for relic in ground.relics))
    assert number("ruined_temple") not in [card for ground in left.map for card in ground.cards]
    assert number("longbows") in (*left.deck, *left.dispossessed)


@law("8.3.3.a", "8.3.3.b", "8.3.5.4")
def test_edifices_of_others_fall_into_ruin_and_lie_at_the_bottom() -> None:
    left = written(rebellion("cards cradle-1: longbows forest_temple"))
    assert site("h3", left) == "plains"
    assert left.map[7].cards == (number("ruined_temple"),)


@law("8.3.5.4", "8.3.5.5")
def test_ruins_fill_the_hinterland_and_then_the_provinces_from_below() -> None:
    ruins = ("ruined_temple", "broken_forge", "hall_of_mockery", "bandit_rampart")
    places = ("cradle-1", "cradle-2", "provinces-2", "provinces-3")
    sites = ("plains", "lush_coast", "buried_giant", "salt_flats")
    lines = [f"cards {place}: {ruin}" for place, ruin in zip(places, ruins, strict=True)]
    lines += [f"{place}: {name}" for place, name in zip(places, sites, strict=True)]
    lines += [f"force {place}: red 1" for place in places]
    left = written(rebellion(*lines))
    assert [site(place, left) for place in ("c1", "p3", "h1", "h2", "h3")] == ["mountain", *sites]


@law("8.3.5.2", "8.3.5.3", "8.3.5.7")
def test_sites_slide_up_and_every_region_has_one_that_is_faceup() -> None:
    table = rebellion(
        "hinterland-1: wastes",
        "hinterland-2: rocky_coast",
        "hinterland-3: great_slum",
        "provinces-3: salt_flats",
        "force hinterland-1: red 1",
        "force hinterland-3: red 1",
        "force provinces-3: red 1",
    )
    left = written(table)
    found = [site(place, left) for place in ("c1", "c2", "p1", "p2")]
    assert found == ["mountain", "salt_flats", "wastes", "great_slum"]
    assert [ground.faceup for ground in left.map[4:]] == [False, True, False, False]


@law("8.3.4")
def test_nothing_but_cards_is_left_on_the_map() -> None:
    table = rebellion("tokens provinces-1: favor 1 secrets 1", "force cradle-1: chancellor 2")
    written(table)
    s = table.s
    assert (sum(map(sum, s.force)), sum(s.site_favor), sum(s.site_secrets), set(s.pawn)) == (0, 0, 0, {-1})


@law("8.4.a", "8.4.b")
def test_six_new_cards_follow_the_most_common_suit_of_the_winners_advisers() -> None:
    table = rebellion("advisers red: longbows garrison elders")
    archive = set(table.s.setting.archive)
    assert [SUITS[SUIT[number(card)]] for card in ("longbows", "garrison", "elders")] == ["order", "order", "nomad"]
    left = written(table)
    new = [SUITS[SUIT[card]] for card in left.deck if card in archive]
    assert sorted(new) == ["beast", "hearth", "hearth", "order", "order", "order"]


@law("8.4.a")
def test_the_winner_breaks_ties_and_chooses_any_suit_without_advisers() -> None:
    table = rebellion("advisers red: longbows elders", seats="chancellor red")
    table.choose(Vow(DEVOTION))
    assert table.options == [Suit(SUITS.index("order")), Suit(SUITS.index("nomad"))]
    alone = rebellion("facedown red: longbows", seats="chancellor red")
    alone.choose(Vow(DEVOTION))
    assert alone.options == [Suit(suit) for suit in range(6)]


@law("8.4.c", "8.4.d")
def test_an_archive_that_lacks_a_card_is_healed_by_the_dispossessed() -> None:
    lost = [card for card in range(EDIFICES) if SUITS[SUIT[card]] == "order"]
    starting = set(rebellion().s.deck)
    dispossessed = " ".join(NAMES[card] for card in lost if card not in starting and card != number("longbows"))
    table = rebellion("advisers red: longbows", f"dispossessed: {dispossessed}")
    left = written(table)
    new = [card for card in left.deck if NAMES[card] in dispossessed.split()]
    assert [SUITS[SUIT[card]] for card in new] == ["order"] * 6
    assert len(left.dispossessed) == 6
    assert len(table.s.setting.archive) == EDIFICES - 54 - 6


@law("8.5.a", "8.5.b")
def test_six_cards_of_the_discards_and_the_losers_advisers_are_dispossessed() -> None:
    lines = ("discards cradle: scouts tents conquest", "advisers blue: garrison", "facedown yellow: inquisitor rangers")
    table = rebellion(*lines, "advisers red: elders")
    left = written(table)
    pool = {number(card) for card in ("scouts", "tents", "garrison", "inquisitor", "rangers")}
    assert pool < set(left.dispossessed)
    assert number("elders") in left.deck
    assert sorted(card for card in left.deck if card >= VISIONS) == list(range(VISIONS, VISIONS + 5))


@law("8.6.1.a", "8.6.1.b", "8.6.3")
def test_relics_of_the_winner_and_of_the_reliquary_come_to_the_top() -> None:
    table = rebellion("things red: map grand_scepter", "things chancellor: whistle", "reliquary: brass_horse - - -")
    left = written(table)
    assert set(left.relics[-2:]) == {number("map"), number("brass_horse")}
    assert number("whistle") in (*left.relics[:-2], *(relic for ground in left.map for relic in ground.relics))
    assert number("grand_scepter") not in left.relics


@law("8.6.2")
def test_faceup_sites_get_the_relics_they_lack() -> None:
    left = written(rebellion("relics provinces-1:"))
    assert len(left.map[0].relics) == SITE[left.map[0].site].relics == 1


@law("8.8.a", "8.8.b", "8.8.c", "8.8.d")
def test_the_world_deck_is_rebuilt_with_visions_in_its_upper_parts() -> None:
    left = written(rebellion())
    parts = (left.deck[:12], left.deck[12:30], left.deck[30:])
    assert [sum(card >= VISIONS for card in part) for part in parts] == [2, 3, 0]
    denizens = [card for card in (*left.deck, *(c for ground in left.map for c in ground.cards)) if card < EDIFICES]
    assert len(denizens) == len(set(denizens))


def test_a_match_may_end_without_a_chronicle() -> None:
    table = rebellion("writing: no")
    assert table.won == ("red", "usurper")
    assert table.s.legacy is None


@law("edifice.forest_temple", "8.3.1.a", "8.3.2.a")
def test_a_forest_temple_that_was_just_built_keeps_beasts_too() -> None:
    lines = ("cards cradle-1: wolves", "hinterland-2: wastes", "cards hinterland-2: rangers")
    table = regime(*lines, seats="chancellor red").choose(Vow(DEVOTION), Card(number("wolves")))
    left = written_on(table)
    assert "wastes" in [SITE[ground.site].id for ground in left.map if ground is not None and ground.faceup]


@law("relic.bandit_crown", "8.3.2.a")
def test_empty_sites_stay_with_a_winner_who_wears_the_bandit_crown() -> None:
    assert "plains" in [site(place, written(rebellion("things red: bandit_crown"))) for place in ("c1", "c2", "p1")]
    assert "plains" not in [site(place, written(rebellion())) for place in ("c1", "c2", "p1")]


@law("relic.bandit_crown", "8.2.c")
def test_a_crowned_exile_who_joins_the_new_empire_brings_his_empty_sites() -> None:
    table = rebellion("things blue: bandit_crown").choose(Vow(DEVOTION), Whom(2)).by(2, Yes())
    assert (table.warbands("red", "cradle-1"), table.warbands("red", "hinterland-1")) == (1, 1)
