"""Appendix E to the letter, part two: what hirelings may not do, and what is not asked."""

from __future__ import annotations

import pytest

from lexludi.games.root.hirelings.setup import setup_order
from lexludi.games.root.rules.options import Battle, Build, Craft, Hire, Move, Ware
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, Card
from tests.root.hiring import band, card, offers, owner, table, use
from tests.root.table import Table, lay, start

law = cites("root")
BATTLE = Act("battle")


def marching(name: str, *lines: str, hired: str = "eyrie", seats: str = "marquise eyrie") -> Table:
    """The Marquise in Daylight; the hireling is another's."""
    step = "marquise.daylight 0; pause 0"
    return table(name, "marquise actions: 3", *lines, hired=hired, seats=seats, step=step)


def all_of(name: str) -> int:
    """How many warriors a hireling has."""
    t = table(name)
    return t.s.supply[owner(t)]


# A.6.3 Who sets them up


@law("A.6.3")
@pytest.mark.parametrize("kind", ["", "bot:"])
def test_hirelings_are_set_up_from_the_last_player_back(kind: str) -> None:
    seats = [f"{kind}{faction}" for faction in ("marquise", "eyrie", "alliance")]
    s = start(*seats, hirelings="popular_band,highway_bandits,furious_protector").s
    assert setup_order(s) == [("hirelings.setup", 2 - n, 3 + n) for n in range(3)]


@law("5.1.3")
def test_hirelings_are_no_players_of_whom_two_would_do_without_dominance() -> None:
    s = start("marquise", "eyrie", "alliance", hirelings="popular_band,highway_bandits,furious_protector").s
    cards = [*s.deck.cards, *(card for hand in s.hands for card in hand)]
    assert len(cards) == s.setting.pack.size


# E.2.1 When hired


@law("E.2.1", "side.vault_keepers.promoted")
@pytest.mark.parametrize("there", ["vault_keepers 1", "vault"])
def test_no_vault_comes_where_anything_of_theirs_is_left(there: str) -> None:
    t = table("vault_keepers", "hired: vault_keepers=marquise:1", f"5: {there}", when="end").dice(0)
    assert (t.prompt, sum(t.s.buildings[owner(t)])) == ("pause", there == "vault")


@law("E.2.1", "side.furious_protector.demoted")
def test_a_protector_who_is_there_stays_when_hired() -> None:
    lines = ("hired: furious_protector=marquise:1", "pawns: furious_protector=5", "1: eyrie 1", "3: eyrie 1")
    t = table("furious_protector-demoted", *lines, when="end").dice(0)
    assert (t.prompt, t.s.pawns[owner(t)]) == ("pause", 5)


@law("E.1.3", "E.3.1")
def test_whom_nobody_controls_any_more_rules_for_nobody() -> None:
    """Ruling R114."""
    text = (
        "map: autumn\nseats: bot:alliance eyrie\nhirelings: popular_band highway_bandits furious_protector\n"
        "hired: popular_band=eyrie:1\nactive: eyrie evening\n5: popular_band 1, eyrie 1, alliance 2\n"
    )
    assert lay(text + "next: pause 1\n").ruler(5) == "eyrie"
    assert lay(text + "next: hirelings.end 1; pause 1\n").ruler(5) == "alliance"


# E.2.2 What they change


@law("E.2.2", "side.furious_protector.demoted")
def test_who_is_not_the_ward_can_be_battled_beside_the_protector() -> None:
    lines = ("pawns: furious_protector=5", "5: marquise 3, eyrie 1, alliance 1, lizards 1")
    t = marching("furious_protector-demoted", *lines, seats="marquise eyrie alliance lizards").choose(BATTLE)
    assert [t.offers(Battle(5, seat)) for seat in (1, 2, 3)] == [False, True, True]


@law("E.2.2", "side.spring_uprising.promoted")
def test_only_the_uprising_takes_toll() -> None:
    lines = ("5: marquise 3, eyrie 2, spring_uprising 1", "hand marquise: ambush_rabbit")
    t = marching("spring_uprising", *lines, hired="marquise").dice(1, 0).choose(BATTLE)
    assert (t.warriors("eyrie", 5), t.hand("marquise")) == (1, ["ambush_rabbit"])


@law("E.2.3", "side.spring_uprising.promoted")
def test_with_all_on_the_map_the_uprising_can_only_rise() -> None:
    lines = (f"1: spring_uprising {all_of('spring_uprising')}, eyrie 1", "dice: 0")
    t = table("spring_uprising", *lines, when="birdsong")
    assert (t.warriors("eyrie", 1), t.prompt) == (0, "pause")


QUIET = "vault_keepers-demoted flame_bearers-demoted"


def scheming(name: str, *lines: str) -> Table:
    """The Corvids in Daylight, in control of the hireling."""
    step = "corvids.daylight 0; pause 0"
    return table(name, f"hirelings: {name} {QUIET}", "corvids actions: 3", *lines, seats="corvids duchy", step=step)


@law("E.2.2", "side.furious_protector.demoted")
def test_the_ward_removes_its_own_pieces() -> None:
    t = scheming("furious_protector-demoted", "pawns: furious_protector=5", "5: corvids 2").choose(Act("plot"))
    t.choose(next(option for option in t.options if isinstance(option, Build)))
    assert (t.warriors("corvids", 5), t.pieces("plot", 5)) == (1, 1)


@law("E.2.2", "side.forest_patrol.promoted")
def test_the_patrol_keeps_nobody_elses_fallen() -> None:
    t = scheming("forest_patrol", "5: corvids 3, duchy 3", "1: forest_patrol 1").dice(1, 0).choose(BATTLE)
    assert (t.warriors("duchy", 5), card(t).more()["kept"]) == (2, 0)


@law("E.2.2", "side.forest_patrol.demoted")
@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (("5: corvids 2, duchy 3", "hand corvids: ambush_rabbit"), True),
        (("5: corvids 2, duchy 3", "hand corvids: anvil"), True),
        (("5: corvids 2, duchy 3",), False),
        (("5: corvids 1, duchy 3", "hand corvids: ambush_rabbit"), False),
    ],
)
def test_physicians_ask_who_has_a_card_and_a_place_to_return_to(lines: tuple[str, ...], asked: bool) -> None:
    t = scheming("forest_patrol-demoted", *lines).dice(1, 1).choose(BATTLE)
    assert (t.prompt == "physicians") == asked


@law("E.2.2", "side.forest_patrol.demoted")
def test_physicians_bring_back_those_of_one_clearing_for_one_card() -> None:
    t = table(
        "forest_patrol-demoted", "1: alliance 2", "6: alliance 3", "2: alliance 1", "hand duchy: favor_of_the_foxes",
        "hand alliance: anvil foxfolk_steel", "8: citadel 2, duchy 3", "12: citadel, duchy 3",
        seats="duchy alliance", hired="alliance", step="crafting 0; pause 0",
    )  # fmt: skip
    t.choose(Craft(t.card("favor_of_the_foxes")))
    t.choose(t.options[0])  # what is seen to first
    t.by("alliance", Card(t.card("anvil")))
    assert t.warriors("alliance", 2) == 1 + 2


@law("E.2.2", "side.popular_band.promoted")
def test_only_who_came_this_turn_must_stay() -> None:
    lines = ("5: popular_band 1, marquise 2", "1: popular_band 1, marquise 5")
    t = marching("popular_band", *lines).choose(Act("march"), Move(1, 5, 1))
    assert any(option.origin == 1 for option in t.options if isinstance(option, Move))
    assert not any(option.origin == 5 for option in t.options if isinstance(option, Move))


@law("E.2.2", "side.highway_bandits.promoted")
@pytest.mark.parametrize(("warriors", "asked"), [(24, True), (25, False)])
def test_bandits_welcome_those_who_have_a_warrior_left(warriors: int, asked: bool) -> None:
    lines = ("highway_bandits paths: 1-5", f"1: marquise {warriors}")
    t = marching("highway_bandits", *lines, hired="marquise").choose(Act("march"), Move(1, 5, 3))
    assert (t.prompt == "bandits-welcome") == asked


# E.2.4 What they do


@law("E.2.4", "side.highway_bandits.promoted")
def test_bandits_lurk_by_clearings_of_their_controller() -> None:
    assert offers(table("highway_bandits", "5: marquise 1"), "waylay")
    assert not offers(table("highway_bandits"), "waylay")


@law("E.2.4", "side.popular_band.promoted")
def test_a_band_that_is_all_there_does_not_grow() -> None:
    t = use(table("popular_band", f"5: popular_band {all_of('popular_band')}"), "play")
    assert (t.prompt, band(t, 5)) == ("pause", all_of("popular_band"))


@law("E.2.4", "side.corvid_spies.promoted")
def test_spies_who_are_all_among_friends_have_nothing_to_do() -> None:
    hirelings = "hirelings: corvid_spies vault_keepers-demoted flame_bearers-demoted"
    lines = (hirelings, "1: eyrie 2")
    assert offers(table("corvid_spies", *lines), "infiltrate")
    assert not offers(table("corvid_spies", *lines, f"5: corvid_spies {all_of('corvid_spies')}"), "infiltrate")


@law("E.2.4", "side.vault_keepers.promoted")
@pytest.mark.parametrize("left", [0, 1])
def test_vaults_are_guarded_by_those_who_are_left(left: int) -> None:
    lines = ("5: vault, eyrie 1", f"1: vault_keepers {all_of('vault_keepers') - left}", "ruins:")
    t = use(table("vault_keepers", *lines), "vaults").choose(Pass())
    assert band(t, 5) == left


@law("E.2.4", "side.vault_keepers.promoted")
def test_with_all_of_them_there_nobody_asks_whether_to_guard() -> None:
    t = table("vault_keepers", f"5: vault, eyrie 1, vault_keepers {all_of('vault_keepers')}", "ruins:").dice(0, 0)
    assert use(t, "vaults").choose(Pass()).prompt != "vaults"


@law("E.2.4", "1.5.4", "side.vault_keepers.promoted")
def test_nobody_chooses_where_guards_suffice() -> None:
    lines = ("5: vault", "1: vault", f"3: vault_keepers {all_of('vault_keepers') - 2}")
    t = use(table("vault_keepers", *lines), "vaults").choose(Pass())
    assert (band(t, 1), band(t, 5), t.prompt) == (1, 1, "pause")


@law("E.2.4", "side.sunward_expedition.promoted")
@pytest.mark.parametrize("left", [0, 1])
def test_an_expedition_settles_with_those_who_are_left(left: int) -> None:
    count = all_of("sunward_expedition") - left
    hirelings = "hirelings: sunward_expedition vault_keepers-demoted flame_bearers-demoted"
    t = table("sunward_expedition", hirelings, "5: foothold", f"1: sunward_expedition {count}, eyrie 1")
    assert (card(t).ways(t.s)[-1] == Act("expedition-settles")) == bool(left)  # type: ignore[attr-defined]


@law("E.2.4", "side.flame_bearers.demoted")
@pytest.mark.parametrize(
    ("lines", "offered"),
    [
        (("5: marquise 1", "hand marquise: anvil"), True),
        (("5: marquise 1", "hand marquise: ambush_fox"), False),
        (("hand marquise: anvil",), False),
    ],
)
def test_smugglers_want_goods_and_an_errand(lines: tuple[str, ...], offered: bool) -> None:
    hirelings = "hirelings: flame_bearers-demoted vault_keepers-demoted corvid_spies-demoted"
    t = table("flame_bearers-demoted", hirelings, *lines)
    assert t.offers(Hire(owner(t), "smuggle")) == offered


@law("E.2.2", "side.the_exile.promoted")
def test_who_could_give_the_exile_a_gift_may_trade_instead() -> None:
    hirelings = "hirelings: the_exile vault_keepers-demoted corvid_spies-demoted"
    lines = (
        hirelings,
        "pawns: the_exile=forest-1_2_5_10",
        "5: marquise 1",
        "box marquise: boot",
        "hand marquise: anvil",
    )
    market = ("landmarks: black_market=5", "wares: armorers sappers cobbler")
    t = table("the_exile", *lines, *market, hired="eyrie").choose(Act("trade"), Ware(1))
    assert t.hand("marquise") == ["sappers"]


@law("E.2.2", "side.furious_protector.demoted")
def test_a_snare_beside_the_protector_goes_all_the_same() -> None:
    text = (
        "map: autumn\nseats: bot:marquise corvids\nhirelings: furious_protector-demoted popular_band highway_bandits\n"
        "hired: furious_protector=corvids:2\npawns: furious_protector=5\nactive: marquise daylight\n"
        "marquise order: bake_sale\n5: marquise 5, plot_snare\n1: corvids 3\nnext: bot.marquise.move 0; pause 1\n"
    )
    assert lay(text).pieces("plot_snare", 5) == 0
