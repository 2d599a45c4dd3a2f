"""Law 1: set-up."""

from __future__ import annotations

import pytest

from lexludi.games.oath.chronicle.world import Ground, World, first
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import EVERY_REGION, OATHS, SLOTS, WORLD_DECK
from lexludi.games.oath.rules.box.printed import NAMES, NUMBERS, SITE
from lexludi.games.oath.rules.events import Drew
from lexludi.games.oath.rules.setup import lay as lay_out
from lexludi.games.oath.rules.setup import site_tokens
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from lexludi.parts.options import Count
from tests.oath.table import Table, start

law = cites("oath")
FOUR = ("chancellor", "red", "blue", "yellow")


def tutorial(*seats: str, **options: str) -> Table:
    return start(*(seats or FOUR), chronicle="tutorial", **options)


def site(name: str) -> int:
    return data.sites()[name].number


def laid(world: World, *seats: str) -> Oath:
    return lay_out(world, seats, (False,) * len(seats), "czech", True, Chance.of("1"))


@law("1.1.a", "1.1.b")
def test_the_sites_of_the_chronicle_lie_in_their_slots_with_their_cards() -> None:
    s = tutorial().s
    assert [SITE[n].id for n in s.sites] == [
        "plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "great_slum",
    ]  # fmt: skip
    assert [slot for slot in SLOTS if s.faceup(slot)] == [0, 2, 5]
    assert [NAMES[c] for slot in (0, 2, 5) for c in s.cards[slot]] == ["longbows", "taming_charm", "elders"]
    assert [NAMES[relic] for relic in s.buried[2]] == ["ivory_eye"]


@law("1.2.a", "1.2.b", "1.3")
def test_markers_start_at_their_stars_and_the_oath_is_that_of_the_chronicle() -> None:
    table = tutorial()
    assert (table.s.round, table.s.visions, OATHS[table.s.setting.oath]) == (0, 0, "supremacy")


@law("1.4.b", "1.5")
def test_banners_start_in_the_shared_bank_with_a_token_each() -> None:
    s = tutorial().s
    assert (s.holder, s.tokens, s.mob) == ([-1, -1], [1, 1], False)


@law("1.6")
@pytest.mark.parametrize(("players", "favor"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_banks_hold_more_favor_with_many_players(players: int, favor: int) -> None:
    seats = ("chancellor", "red", "blue", "yellow", "white", "black")[:players]
    assert start(*seats).s.banks == [favor] * 6


@law("1.7.a", "1.7.c", "1.9.a")
def test_the_chancellor_sits_first_and_the_others_have_the_boards_they_chose() -> None:
    assert start("chancellor", "white", "red:citizen").s.setting.seats == ("chancellor", "white", "red")
    for seats in (("red", "chancellor"), ("chancellor", "red", "red"), ("chancellor", "pink"), ("chancellor:citizen",)):
        with pytest.raises(BadSetup):
            start(*seats)


@law("1.8", "1.9.b", "1.12.a", "1.12.b", "1.12.c")
def test_the_chancellor_holds_settled_sites_and_the_scepter() -> None:
    table = tutorial()
    assert table.relics("chancellor") == ["grand_scepter"]
    assert [table.s.force[0][slot] for slot in SLOTS] == [2, 0, 1, 0, 0, 1, 0, 0]
    assert (table.s.board[0], table.s.bank[0], table.s.board[1], table.s.bank[1]) == (3, 17, 3, 11)


@law("1.9.a", "1.15.c")
def test_a_citizen_starts_with_purple_warbands() -> None:
    table = tutorial("chancellor", "red:citizen", "blue")
    assert (table.s.board[1], table.s.bank[1], table.s.bank[0]) == (3, 14, 14)


@law("1.10", "1.11", "1.15.a", "1.15.b")
def test_everybody_starts_with_full_supply_and_a_few_tokens() -> None:
    s = tutorial().s
    assert (s.supply, s.favor, s.secrets) == ([7] * 4, [2, 1, 1, 1], [1] * 4)


@law("1.13.a", "1.13.b")
def test_the_oath_decides_which_banner_the_chancellor_starts_with() -> None:
    assert tutorial(oath="devotion").s.holder == [0, -1]
    assert tutorial(oath="the_people").s.holder == [-1, 0]
    assert tutorial(oath="protection").s.holder == [-1, -1]


@law("1.14")
def test_the_chancellor_is_the_oathkeeper() -> None:
    assert (tutorial().oathkeeper, tutorial().s.usurper) == ("chancellor", False)


def with_sites(**slots: str) -> World:
    """A first game with other sites faceup."""
    ground = list(first().map)
    for n, name in slots.items():
        ground[int(n[1:])] = Ground(site(name))
    return World(0, tuple(ground))


@law("1.16.a")
def test_faceup_sites_get_what_they_call_for() -> None:
    s = laid(with_sites(s1="salt_flats", s4="drowned_city"), "chancellor", "red")
    assert list(site_tokens(s)) == []
    assert (s.site_favor[1], s.site_secrets[1], s.site_secrets[4], len(s.buried[4])) == (2, 1, 3, 2)


@law("1.16.b")
def test_the_chancellor_divides_favor_that_does_not_suffice() -> None:
    s = laid(with_sites(s1="salt_flats", s4="mine"), "chancellor", "red", "blue", "yellow", "white", "black")
    assert s.treasury == 4
    flow = site_tokens(s)
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.options) == (0, [Count(1), Count(2)])
    with pytest.raises(StopIteration):
        flow.send(Count(1))
    assert (s.site_favor[1], s.site_favor[4], s.treasury) == (1, 3, 0)


@law("1.17", "1.18")
def test_four_relics_of_the_top_lie_in_the_reliquary() -> None:
    s = tutorial().s
    assert [NAMES[r] for r in s.reliquary] == ["ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage"]
    assert (len(s.relic_deck), NAMES[s.relic_deck[-1]]) == (15, "cursed_cauldron")


@law("1.19.a", "1.20.a", "1.20.b")
def test_piles_and_hands_come_from_the_bottom_of_the_world_deck() -> None:
    table = tutorial()
    assert [table.discards(region) for region in EVERY_REGION] == [
        ["ancient_binding"], ["wayside_inn"], ["horse_archers"],
    ]  # fmt: skip
    drawn = [[NAMES[card] for card in hand] for hand in table.s.drawn]
    assert drawn[0] == ["forest_paths", "wolves", "spirit_snare"]
    assert drawn[3] == ["a_small_favor", "wrestlers", "tinkers_fair"]
    assert (NAMES[table.s.deck[0]], len(table.s.deck)) == ("wizard_school", 41)


@law("1.19.b", "1.box.a", "1.box.b", "1.box.c")
def test_a_new_world_deck_has_its_visions_in_the_upper_thirty_cards() -> None:
    s = laid(first(), "chancellor", "red")
    top, below, rest = s.deck[-12:], s.deck[-30:-12], s.deck[:-30]
    assert [sum(map(s.is_vision, part)) for part in (top, below, rest)] == [2, 3, 0]
    assert len(rest) == 51 - 25 - 3 - 6


@law("1.20.c")
def test_visions_dealt_at_the_start_count_as_drawn() -> None:
    deck = (NUMBERS["longbows"], *range(20, 40), NUMBERS["faith"])
    s = laid(World(0, first().map, deck), "chancellor", "red")
    assert s.visions == 1


@law("1.21.a", "1.21.b", "1.21.c", "1.21.d")
def test_everybody_places_a_pawn_keeps_an_adviser_and_discards_two_cards() -> None:
    table = tutorial()
    table.choose("card forest_paths", "card wolves")
    assert (table.pawn("chancellor"), table.facedown("chancellor")) == ("cradle-1", ["forest_paths"])
    assert table.discards(1) == ["wayside_inn", "wolves", "spirit_snare"]
    assert [str(table.match.spell(option)) for option in table.options] == [
        "at cradle-1", "at provinces-1", "at hinterland-1",
    ]  # fmt: skip
    table.by(1, "at provinces-1", "card animal_playmates", "card key_to_the_city")
    assert table.discards(2) == ["horse_archers", "key_to_the_city", "sleight_of_hand"]


def test_only_the_drawer_reads_the_first_cards() -> None:
    event = Drew(1, WORLD_DECK, (3, 4, 5))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == Drew(1, WORLD_DECK, (-1, -1, -1))
