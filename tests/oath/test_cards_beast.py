"""The denizens of the Beast."""

from __future__ import annotations

from lexludi.games.oath.rules.box.codes import CRADLE, HINTERLAND, SUITS
from lexludi.games.oath.rules.options import Play, Suit, Trade
from lexludi.law import cites
from lexludi.parts.options import Card, Whom
from tests.oath.table import RIVER, acting, number, playing, slot, spelled

law = cites("oath")


# Actions


@law("card.wolves", "7.3.2")
def test_wolves_kill_a_warband_on_any_board() -> None:
    table = acting("advisers red: wolves", "board blue: warbands 2").use("wolves", Whom(2))
    assert (table.warbands("blue"), table.secrets("red")) == (1, 1)


@law("card.roving_terror", "7.3.2")
def test_roving_terror_takes_the_place_of_what_it_discards() -> None:
    table = acting("cards provinces-1: roving_terror", "cards hinterland-1: elders forest_temple").use("roving_terror")
    assert (table.cards("provinces-1"), set(table.cards("hinterland-1"))) == ([], {"roving_terror", "forest_temple"})
    assert not acting("cards provinces-1: roving_terror elders", "cards cradle-1:").can_use("roving_terror")


@law("card.fae_merchant", "7.3.2")
def test_fae_merchant_deals_a_relic_for_another() -> None:
    table = acting(
        "advisers red: fae_merchant", "things red: map", "reliquary: - - - -", "relic deck: whistle brass_horse"
    )
    table.use("fae_merchant", Card(number("map")))
    assert table.relics("red") == ["brass_horse"]
    assert table.s.relic_deck[0] == number("map")


@law("card.second_chance", "7.3.2")
def test_second_chance_turns_a_warband_of_order_or_discord() -> None:
    lines = ("advisers red: second_chance", "board blue: warbands 2")
    assert not acting(*lines).can_use("second_chance")
    table = acting(*lines, "advisers blue: garrison").use("second_chance")
    assert (table.warbands("blue"), table.warbands("red")) == (1, 4)


@law("card.pied_piper", "7.3.2")
def test_pied_piper_goes_to_another_and_brings_favor() -> None:
    table = acting("advisers red: pied_piper", "board blue: favor 3").use("pied_piper", Whom(2))
    assert (table.advisers("red"), table.advisers("blue")) == ([], ["pied_piper"])
    assert (table.favor("blue"), table.favor("red")) == (1, 5)


@law("card.pied_piper", "7.6.4.a")
def test_pied_piper_ignores_the_limit_of_advisers() -> None:
    table = acting("advisers red: elders garrison longbows", "facedown red: pied_piper")
    table.act("adviser", "play adviser")
    assert len(table.advisers("red")) == 4


@law("card.memory_of_nature", "7.3.2")
def test_memory_of_nature_moves_favor_to_the_beasts() -> None:
    table = acting("advisers red: memory_of_nature", "cards provinces-1: wolves", "cards hinterland-1: wild_cry")
    table.use("memory_of_nature", Suit(SUITS.index("order")), Suit(SUITS.index("nomad")))
    assert (table.bank("beast"), table.bank("order"), table.bank("nomad")) == (5, 2, 2)
    assert not acting("advisers red: memory_of_nature").can_use("memory_of_nature")


@law("card.wild_allies", "7.3.2")
def test_wild_allies_campaign_from_any_site_with_a_beast() -> None:
    lines = ("advisers red: wild_allies", "cards hinterland-1: wolves", "force hinterland-1: blue 1")
    table = acting(*lines).use("wild_allies")
    assert table.match.ask.prompt in ("target", "attack-dice", "defender", "modifier", "plan")
    assert table.supply("red") == 7
    assert not acting("advisers red: wild_allies").can_use("wild_allies")


@law("card.wolves")
def test_wolves_may_kill_a_warband_of_ones_own() -> None:
    table = acting("advisers red: wolves", "board blue: warbands 2").use("wolves", "whom 1")
    assert (table.warbands("red"), table.s.bank[1]) == (2, 12)


@law("card.roving_terror")
def test_roving_terror_takes_its_secret_along() -> None:
    table = acting("cards provinces-1: roving_terror", "cards hinterland-1: elders").use("roving_terror")
    assert (table.s.secrets_on, table.secrets("red")) == ({number("roving_terror"): 1}, 1)


@law("card.fae_merchant")
def test_fae_merchant_takes_back_what_he_sold_but_never_the_scepter() -> None:
    lines = ("things red: grand_scepter", "things chancellor:", "reliquary: - - - -", "relic deck: brass_horse")
    table = acting("advisers red: fae_merchant", *lines).use("fae_merchant")
    assert (table.relics("red"), table.s.relic_deck) == (["grand_scepter"], [number("brass_horse")])


@law("card.fae_merchant", "2.11.a")
def test_with_a_fae_merchant_relics_are_counted_when_all_is_done() -> None:
    lines = ("oath: protection", "things chancellor: grand_scepter", "things red: map", "relic deck: brass_horse")
    table = acting("advisers red: fae_merchant", "reliquary: - - - -", *lines).use("fae_merchant")
    assert (table.prompt, table.oathkeeper) == ("give-back", "chancellor")
    assert table.choose("card map").oathkeeper == "chancellor"


@law("card.pied_piper")
def test_the_pipers_secret_goes_along_and_comes_back_at_rest() -> None:
    table = acting("advisers red: pied_piper", "board blue: favor 3").use("pied_piper", "whom 2")
    assert table.s.secrets_on == {number("pied_piper"): 1}
    assert table.choose("act end").secrets("red") == 2


@law("card.pied_piper", "5.1.4.II.d")
def test_a_pied_piper_counts_when_the_next_adviser_comes() -> None:
    table = acting("advisers red: pied_piper elders garrison", "facedown red: longbows").act("adviser", "play adviser")
    assert spelled(table) == ["card pied_piper", "card elders", "card garrison"]


@law("card.pied_piper")
def test_whoever_gets_a_pied_piper_discards_nobody_for_him() -> None:
    table = acting("advisers red: pied_piper", "advisers blue: elders garrison longbows").use("pied_piper", "whom 2")
    assert (len(table.advisers("blue")), table.prompt) == (4, "act")


@law("card.memory_of_nature")
def test_memory_of_nature_moves_as_much_as_there_is() -> None:
    lines = ("cards provinces-1: wolves", "cards hinterland-1: wild_cry", "banks: beast 1 order 1")
    table = acting("advisers red: memory_of_nature", *lines).use("memory_of_nature")
    assert (table.bank("beast"), table.bank("order"), table.prompt) == (2, 0, "act")


@law("card.wild_allies", "5.5.2.f")
def test_wild_allies_bring_the_warbands_of_their_site() -> None:
    lines = ("cards hinterland-1: wolves", "force hinterland-1: red 2", "pawn blue: hinterland-1")
    table = acting("advisers red: wild_allies", *RIVER[:2], *lines).use("wild_allies")
    assert spelled(table) == [f"count {n}" for n in range(6)]
    foreign = acting("advisers red: wild_allies", "cards hinterland-1: wolves", "force hinterland-1: blue 1")
    assert foreign.use("wild_allies").prompt == "attack-dice"  # the site of an enemy is a target without asking


@law("card.wild_allies", "site.the_hidden_place")
def test_wild_allies_are_not_paid_with_the_secret_that_finds_the_hidden_place() -> None:
    lines = ("hinterland-1: the_hidden_place", "cards hinterland-1: wolves", "force hinterland-1: blue 1")
    rich = acting("advisers red: wild_allies", *lines, "board red: secrets 2 supply 7 warbands 3")
    poor = acting("advisers red: wild_allies", *lines, "board red: secrets 1 supply 7 warbands 3")
    assert (rich.can_use("wild_allies"), poor.can_use("wild_allies")) == (True, False)


# When played


@law("card.long_lost_heir", "7.6.1")
def test_a_long_lost_heir_may_make_a_citizen_of_an_exile() -> None:
    table = acting("facedown red: long_lost_heir", "board red: favor 1 supply 2").act("adviser", "play adviser", "yes")
    assert (table.s.citizen[1], table.supply("red"), table.relics("red"), table.asked) == (True, 7, [], 2)
    proud = acting("facedown red: long_lost_heir").act("adviser", "play adviser", "pass")
    assert (proud.s.citizen[1], proud.prompt) == (False, "act")


@law("card.threatening_roar")
def test_a_threatening_roar_spares_itself() -> None:
    lines = ("cards provinces-1: elders", "facedown red: threatening_roar")
    assert acting(*lines).act("adviser", "play provinces-1").cards("provinces-1") == ["threatening_roar"]


@law("card.animal_host")
def test_an_animal_host_counts_itself_at_a_site() -> None:
    lines = ("cards provinces-1: wolves", "facedown red: animal_host", "force provinces-1: blue 1")
    assert acting(*lines).act("adviser", "play provinces-1").warbands("red") == 3 + 2


@law("card.threatening_roar", "7.3.3")
def test_threatening_roar_scares_nomads_and_beasts_of_the_region() -> None:
    lines = ("cards provinces-1: wolves elders forest_temple", "cards hinterland-1: wild_cry")
    table = acting(*lines, "facedown red: threatening_roar").act("adviser", "play adviser", "card wolves")
    assert table.cards("provinces-1") == ["forest_temple"]
    assert table.cards("hinterland-1") == ["wild_cry"]


@law("card.animal_host", "7.3.3")
def test_animal_host_brings_a_warband_for_each_beast_at_sites() -> None:
    lines = ("cards provinces-1: wolves forest_temple", "cards hinterland-1: wild_cry", "facedown red: animal_host")
    assert acting(*lines).act("adviser", "play adviser").warbands("red") == 6


# Modifiers


@law("card.animal_playmates")
def test_animal_playmates_muster_on_beasts_for_nothing() -> None:
    table = acting("advisers red: animal_playmates", "cards provinces-1: wolves", "board red: favor 1")
    assert table.act("muster").warbands("red") == 2
    assert not acting("advisers red: animal_playmates", "board red: favor 1", "facedown red: keep").can("muster")


@law("card.wild_cry")
def test_a_wild_cry_rouses_when_a_beast_is_played() -> None:
    lines = ("advisers red: wild_cry", "deck:", "board red: favor 1 warbands 1 supply 5")
    table = acting(*lines, "discards provinces: wolves").act("search").use("wild_cry", "play adviser")
    assert (table.warbands("red"), table.supply("red")) == (3, 4)
    table = acting(*lines, "discards provinces: longbows").act("search").use("wild_cry", "play adviser")
    assert (table.warbands("red"), table.supply("red")) == (1, 3)


@law("card.wild_cry")
def test_a_wild_cry_is_not_heard_for_a_beast_that_hides() -> None:
    table = playing("wolves", "advisers red: wild_cry").use("wild_cry", "play facedown")
    assert (table.warbands("red"), table.supply("red")) == (3, 5)


@law("card.wild_cry", "card.land_warden")
def test_a_wild_cry_is_heard_once_a_search() -> None:
    lines = ("advisers red: wild_cry", "cards provinces-1: land_warden", "discards provinces: wolves rangers", "deck:")
    table = acting(*lines).act("search").use("wild_cry").use("land_warden", "card wolves", "card rangers")
    table.choose("play provinces-1", "play adviser")
    assert (table.advisers("red"), table.warbands("red")) == (["wild_cry", "rangers"], 5)


@law("card.small_friends")
def test_small_friends_trade_where_a_beast_is() -> None:
    lines = ("advisers red: small_friends", "cards hinterland-1: wolves elders", "cards cradle-1: longbows")
    table = acting(*lines).act("trade").use("small_friends")
    assert spelled(table) == [f"trade {card} {gain}" for card in ("wolves", "elders") for gain in ("favor", "secrets")]
    assert table.choose("trade elders favor").favor("red") == 4
    assert not acting("advisers red: small_friends", "cards provinces-1: wolves").act("trade").can_use("small_friends")


@law("card.small_friends")
def test_small_friends_choose_among_the_homes_of_beasts() -> None:
    lines = ("advisers red: small_friends", "cards hinterland-1: wolves", "cards cradle-1: rangers")
    table = acting(*lines, "cards provinces-1:").act("trade")
    assert spelled(table) == ["at cradle-1", "at hinterland-1"]
    assert table.choose("at cradle-1", "trade rangers secrets").favor("red") == 1


@law("card.small_friends", "card.the_old_oak")
def test_with_small_friends_the_modifiers_of_that_site_help() -> None:
    lines = ("advisers red: small_friends", "cards hinterland-1: the_old_oak", "cards provinces-1:")
    table = acting(*lines).act("trade").use("the_old_oak", "trade the_old_oak secrets")
    assert table.secrets("red") == 2 + 1 + 1


@law("card.small_friends")
def test_with_small_friends_the_modifiers_of_ones_own_site_do_not_help() -> None:
    lines = ("advisers red: small_friends", "cards hinterland-1: wolves", "cards provinces-1: the_old_oak")
    table = acting(*lines).act("trade").use("small_friends")
    assert spelled(table) == ["trade wolves favor", "trade wolves secrets"]
    assert not acting(*lines).act("trade").use("the_old_oak").can_use("small_friends")
    assert acting(*lines, "force provinces-1: red 1").act("trade").use("the_old_oak").can_use("small_friends")


@law("card.small_friends", "card.map_library")
def test_small_friends_can_read_in_a_map_library() -> None:
    lines = ("advisers red: small_friends", "cards cradle-1: wolves map_library", "cradle-2: marshes")
    table = acting(*lines, "cards cradle-2: longbows").act("trade").use("small_friends").use("map_library")
    assert "trade longbows favor" in spelled(table)


@law("card.bracken")
def test_bracken_hides_all_that_a_search_discards() -> None:
    lines = ("advisers red: bracken", "discards provinces: wolves rangers elders", "discards cradle: tents", "deck:")
    for below, pile in (("yes", ["rangers", "wolves", "tents"]), ("pass", ["tents", "wolves", "rangers"])):
        table = acting(*lines).act("search").use("bracken", "card elders", "pile cradle", below)
        table.choose("card wolves", "play adviser")
        assert (table.discards(CRADLE), table.discards(HINTERLAND)) == (pile, [])


@law("card.bracken")
def test_bracken_hides_what_makes_room_for_a_card() -> None:
    lines = ("advisers red: bracken", "things red: peoples_favor", "cards provinces-1: elders tents")
    table = playing("wolves", *lines).use("bracken", "pile cradle", "yes", "play provinces-1", "card tents")
    assert (table.discards(CRADLE), table.cards("provinces-1")) == (["tents"], ["elders", "wolves"])
    full = playing("wolves", "advisers red: bracken elders garrison").use("bracken", "pile cradle", "yes")
    assert full.choose("play adviser", "card elders").discards(CRADLE) == ["elders"]


@law("card.bracken")
def test_bracken_hides_nothing_that_another_card_discards() -> None:
    table = playing("dazzle", "advisers red: bracken", "cards provinces-1: longbows").use("bracken")
    table.choose("pile cradle", "yes", "play adviser")
    assert (table.discards(CRADLE), table.discards(HINTERLAND)) == ([], ["longbows"])


@law("card.bracken")
def test_bracken_takes_in_a_vision_that_is_replaced() -> None:
    table = playing("faith", "advisers red: bracken", "vision red: conquest").use("bracken", "pile cradle", "yes")
    assert table.choose("play revealed").discards(CRADLE) == ["conquest"]


@law("card.bracken", "relic.cracked_horn")
def test_only_one_thing_says_where_a_search_discards_to() -> None:
    table = playing("wolves", "advisers red: bracken", "things red: cracked_horn").use("bracken")
    assert (table.prompt, playing("wolves", "things red: cracked_horn").can_use("cracked_horn")) == ("bracken", True)


@law("card.errand_boy", "card.mushrooms")
def test_an_errand_boy_finds_mushrooms_elsewhere() -> None:
    lines = ("advisers red: errand_boy", "cards provinces-1: mushrooms", "discards cradle: elders wolves")
    table = acting(*lines).act("search").use("errand_boy").use("mushrooms")
    assert (table.s.drawn[1], table.supply("red")) == ([number("elders")], 7)


@law("card.errand_boy")
def test_with_an_errand_boy_discards_follow_ones_own_region() -> None:
    table = acting("advisers red: errand_boy", "discards cradle: tents", "deck:").act("search", "play discard")
    assert (table.discards(HINTERLAND), table.supply("red")) == (["tents"], 5)


@law("card.mushrooms", "card.augury")
def test_mushrooms_and_auguries_draw_two_cards() -> None:
    lines = ("advisers red: augury", "cards provinces-1: mushrooms", "discards provinces: elders wolves tents")
    table = acting(*lines).act("search").use("mushrooms").use("augury")
    assert table.s.drawn[1] == [number("elders"), number("wolves")]


@law("card.new_growth", "site.deep_woods")
def test_new_growth_earns_favor_and_what_the_place_gives() -> None:
    lines = ("advisers red: new_growth", "hinterland-1: deep_woods", "hinterland-2: mine", "relics hinterland-1: map")
    table = playing("wolves", *lines).use("new_growth", "play hinterland-1")
    assert (table.favor("red"), table.relics("red")) == (4, ["map"])
    assert (
        playing("wolves", *lines, "cards hinterland-1: elders tents").use("new_growth").refuses("play hinterland-1")
        == "5.1.4.I.a"
    )


@law("card.errand_boy", "7.4")
def test_errand_boy_searches_the_pile_of_another_region() -> None:
    table = acting("advisers red: errand_boy", "discards hinterland: elders", "deck:").act("search")
    assert table.s.favor_on.get(number("errand_boy")) == 1
    assert table.match.ask.prompt == "play"


@law("card.mushrooms", "7.4")
def test_mushrooms_draw_one_card_from_below_for_no_supply() -> None:
    table = acting("cards provinces-1: mushrooms", "discards provinces: elders garrison longbows").act("search")
    table.use("mushrooms")
    assert (table.supply("red"), table.s.drawn[1]) == (7, [number("elders")])


@law("card.new_growth", "7.4")
def test_new_growth_plays_beasts_to_any_site() -> None:
    lines = ("advisers red: new_growth", "facedown red: wolves")
    table = acting(*lines).act("adviser")
    table.use("new_growth")
    assert Play(slot("hinterland-1")) in table.options
    other = acting("advisers red: new_growth", "facedown red: longbows").act("adviser")
    other.use("new_growth")
    assert Play(slot("hinterland-1")) not in other.options


@law("card.the_old_oak", "7.4")
def test_the_old_oak_gives_a_secret_more_to_a_friend_of_beasts() -> None:
    for adviser, secrets in (("wolves", 3), ("longbows", 1)):
        lines = ("cards provinces-1: the_old_oak", f"advisers red: {adviser}", "board red: favor 3 secrets 1 supply 7")
        table = acting(*lines).act("trade")
        table.use("the_old_oak", Trade(number("the_old_oak"), 1))
        assert table.secrets("red") == secrets


@law("card.birdsong", "7.4")
def test_birdsong_trades_with_beasts_for_no_supply() -> None:
    lines = ("cards provinces-1: wolves", "board red: favor 3 secrets 1", "facedown red: keep")
    table = acting("advisers red: birdsong", *lines).act("trade", Trade(number("wolves"), 1))
    assert table.supply("red") == 0
    assert not acting("advisers red: longbows", *lines).can("trade")


@law("card.forest_paths", "7.4", "9.2.c")
def test_forest_paths_lead_to_beasts_for_no_supply() -> None:
    table = acting(
        "advisers red: forest_paths", "cards hinterland-1: wolves", "board red: favor 1", "facedown red: keep"
    )
    table.act("travel")
    assert (table.pawn("red"), table.supply("red")) == ("hinterland-1", 0)


@law("card.vow_of_beastkin", "7.4.1")
def test_a_vow_of_beastkin_musters_only_on_matching_cards_for_one_more() -> None:
    assert not acting("advisers red: vow_of_beastkin").can("muster")
    table = acting("advisers red: vow_of_beastkin", "cards provinces-1: wolves").act("muster")
    assert table.warbands("red") == 3 + 2 + 1


@law("card.birdsong")
def test_birdsong_reaches_nomads_and_nobody_else() -> None:
    lines = ("advisers red: birdsong", "cards provinces-1: elders tutor")
    for card, supply in (("elders", 7), ("tutor", 6)):
        assert acting(*lines).act("trade").use("birdsong", f"trade {card} favor").supply("red") == supply


@law("card.second_chance")
def test_a_second_chance_reaches_anywhere_and_brings_nobody_for_nobody() -> None:
    lines = ("advisers red: second_chance", "advisers blue: insomnia", "pawn blue: cradle-1")
    assert acting(*lines, "board blue: warbands 1 supply 7").use("second_chance").warbands("red") == 4
    assert not acting(*lines).can_use("second_chance")


@law("card.forest_paths", "card.toll_roads")
def test_tolls_are_due_on_forest_paths_and_powers_of_sites_are_not() -> None:
    lines = ("advisers red: forest_paths", "hinterland-1: the_hidden_place", "cards hinterland-1: wolves toll_roads")
    lines = (*lines, "force hinterland-1: blue 1", "board red: favor 2")
    table = acting(*lines).act("travel")
    assert (table.pawn("red"), table.favor("red"), table.favor("blue"), table.s.turned[1]) == ("hinterland-1", 0, 1, 0)


@law("card.forest_paths", "site.shrouded_wood")
def test_out_of_a_wood_its_ruler_shows_the_forest_path_or_none() -> None:
    lines = ("advisers red: forest_paths", "provinces-1: shrouded_wood", "force provinces-1: chancellor 1")
    lines = (*lines, "cards hinterland-1: wolves", "facedown red: keep")
    table = acting(*lines, "board red: favor 1 supply 2").act("travel").use("forest_paths")
    assert table.by(0, "at hinterland-1").supply("red") == 2
    poor = acting(*lines, "board red: favor 1 supply 1").act("travel")
    assert (poor.by(0, "pass").pawn("red"), poor.favor("red")) == ("provinces-1", 0)
