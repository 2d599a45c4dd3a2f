"""Tactics: when they are played, how, and what each does."""

from __future__ import annotations

from lexludi.games.wall.rules.box.codes import WOUND
from lexludi.games.wall.rules.events import PlayedTactic
from lexludi.games.wall.rules.options import Rest
from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table, lay

law = cites("wall")


def offered(table: Table) -> list[str]:
    """What can be chosen now, but for a rest from tactics."""
    return [table.match.spell(option) for option in table.options if option != Rest()]


def hand(*cards: str, clan: str = "dragon") -> str:
    return f"tactics {clan}: {' '.join(cards)}"


# How tactics are played


@law("tactics.trigger", "tactics.parts")
def test_a_tactic_is_played_at_its_moment_for_nothing_or_boosted_for_chi() -> None:
    at = ("hordes left: bandits/left dragon x x x", hand("spoils_of_war", "hidden_stores"))
    assert offered(lay(*at, then="defeats")) == ["play spoils_of_war basic", "pass"]
    table = lay(*at, "goods dragon: chi 3", then="defeats")
    assert offered(table) == ["play spoils_of_war basic", "play spoils_of_war boosted", "pass"]
    table.by(DRAGON, "play spoils_of_war boosted")
    assert (table.goods(DRAGON), table.prompt) == ({"chi": 2}, "goods")
    assert table.events(PlayedTactic)[0].boosted == 1
    assert (len(table.s.tactics[DRAGON]), len(table.s.tactic_deck.discards)) == (1, 1)


@law("tactics.once")
def test_one_tactic_a_moment() -> None:
    at = ("hordes left: bandits/left dragon x x x", hand("stolen_glory", "spoils_of_war"))
    table = lay(*at, then="defeats").by(DRAGON, "play stolen_glory basic")
    assert len(table.s.tactics[DRAGON]) == 1
    assert not [option for option in offered(table) if "spoils" in option]


@law("tactics.trigger")
def test_whoever_holds_any_tactic_is_asked_where_some_tactic_could_be_played() -> None:
    """R287."""
    at = "hordes left: bandits/left dragon x x x"
    table = lay(at, hand("hidden_stores"), then="defeats")
    assert (table.prompt, offered(table)) == ("tactic", ["pass"])
    assert lay(at, then="defeats").prompt == "command"
    seen = "tactic discards: crossfire spoils_of_war stolen_glory retreat last_stand grave_offerings"
    assert lay(at, hand("hidden_stores"), seen, then="defeats").prompt == "command"


def test_whoever_rests_is_not_asked_again_until_the_season_ends_or_a_tactic_is_drawn() -> None:
    """R287."""
    at = ("hordes left: bandits/left dragon x x x", hand("hidden_stores"), "at quarry: dragon 1 snake 2")
    table = lay(*at, then="location 1; defeats; location 1").by(DRAGON, "rest", "pass").by(SNAKE, "pass")
    assert table.prompt == "command"
    drawing = ("at academy: dragon 1", "at quarry: dragon 1 snake 2", hand("hidden_stores"))
    assert lay(*drawing, then="location 9; location 1").by(DRAGON, "rest").prompt == "tactic"
    assert lay(hand("bribe"), "resting: dragon", "at quarry: dragon 1", then="winter; location 1").s.resting == 0


@law("tactics.defeat", "defeat.trigger")
def test_each_defeated_horde_and_its_kills_are_moments_of_their_own() -> None:
    hordes = ("hordes left: bandits/left dragon x x x", "hordes right: bandits/middle dragon x x x")
    table = lay(*hordes, hand("hidden_stores"), then="defeats").by(DRAGON, "pass", "pass", "pass")
    assert (table.asked, table.prompt) == (DRAGON, "tactic")
    table.by(DRAGON, "pass")
    assert table.prompt == "command"


@law("tactics.breach.1", "tactics.breach.2", "tactic.retreat")
def test_one_boosted_retreat_saves_everybody_in_a_breach() -> None:
    hordes = "hordes left: thugs/left dragon . . . .; thugs/middle dragon . . . ."
    at = ("wall: left 1", "firing left: dragon 2", hordes, hand("retreat"), "goods dragon: chi 2")
    table = lay(*at, then="assault 0")
    while table.asked != DRAGON or table.prompt != "tactic":
        table.by(table.asked, table.match.spell(table.match.ask.options[0]))  # type: ignore[union-attr]
    table.by(DRAGON, "play retreat boosted")
    assert table.staged("left", DRAGON) == {"spearman": 2, "archer": 2}


# Those of income and reveal


@law("tactic.hidden_stores")
def test_hidden_stores() -> None:
    table = lay(hand("hidden_stores"), then="income 0").by(
        DRAGON, "play hidden_stores basic", "goods wood", "goods gold"
    )
    assert table.goods(DRAGON) == {"wood": 1, "gold": 1}
    table = lay(hand("hidden_stores"), "goods dragon: chi 1", then="income 0").by(DRAGON, "play hidden_stores boosted")
    table.by(DRAGON, "goods wood", "goods wood", "goods wood", "goods wood")
    assert table.goods(DRAGON) == {"wood": 4}


@law("tactic.harvest_festival")
def test_harvest_festival() -> None:
    overseers = "overseers dragon: quarry 2 spearman; temple 1 spearman"
    table = lay(overseers, hand("harvest_festival"), then="income 0")
    table.by(DRAGON, "play harvest_festival basic", "at quarry")
    assert table.goods(DRAGON) == {"stone": 4, "chi": 1}
    table = lay(overseers, hand("harvest_festival"), then="income 0").by(DRAGON, "play harvest_festival boosted")
    assert table.goods(DRAGON) == {"stone": 4, "chi": 1}  # the chi of the income paid for it


@law("tactic.change_of_plans")
def test_change_of_plans() -> None:
    at = ("tea: snake dragon monkey", "played dragon: economy", "played snake: betrayal", hand("change_of_plans"))
    table = lay(*at, then="revealed 0").by(DRAGON, "play change_of_plans basic", "command despotism", "goods gold")
    assert (table.s.played[DRAGON], "economy" in table.hand(DRAGON), table.goods(DRAGON)) == (0, True, {"gold": 1})
    table = lay(*at, "goods dragon: chi 1", then="revealed 0; place_commands")
    table.by(DRAGON, "play change_of_plans boosted", "command despotism", "goods gold", "goods wood")
    assert (table.asked, table.prompt) == (DRAGON, "space")


@law("tactic.lone_wolf")
def test_lone_wolf() -> None:
    alone = ("played dragon: economy", "played snake: betrayal", "played monkey: betrayal", hand("lone_wolf"))
    assert lay(*alone, then="revealed 0").by(DRAGON, "play lone_wolf basic").honor[DRAGON] == 2
    table = lay(*alone, "goods dragon: chi 1", then="revealed 0").by(DRAGON, "play lone_wolf boosted")
    assert table.honor[DRAGON] == 4
    assert offered(lay("played dragon: economy", "played snake: economy", hand("lone_wolf"), then="revealed 0")) == [
        "pass"
    ]


# Those of one's own turn


@law("tactic.restless")
def test_restless() -> None:
    at = ("goods dragon: wood 2 stone 1 chi 2", hand("restless"))
    table = lay(*at, then="after_effects 0").by(DRAGON, "play restless basic", "promote quarry spearman")
    assert (table.s.overseer[DRAGON], table.goods(DRAGON)["wood"]) == ([0, 1, 0, 0], 1)
    table = lay(*at, then="after_effects 0").by(DRAGON, "play restless boosted", "promote quarry spearman")
    table.by(DRAGON, "promote gold_mine spearman")
    assert table.s.overseer[DRAGON] == [0, 1, 1, 0]


@law("tactic.forced_march")
def test_forced_march() -> None:
    at = ("staged left dragon: spearman 2", "hordes right: bandits/left", hand("forced_march"), "goods dragon: chi 2")
    table = lay(*at, then="after_effects 0").by(DRAGON, "play forced_march basic", "route left right")
    table.by(DRAGON, "shift spearman 0 0", "pass").by(DRAGON, "fight right spearman staging", "cover right 0 0")
    assert (table.staged("left", DRAGON), table.prompt) == ({"spearman": 1}, "command")
    table = lay(*at, then="after_effects 0").by(DRAGON, "play forced_march boosted", "route left right")
    table.by(DRAGON, "shift spearman 0 0", "shift spearman 0 0")
    for spot in (0, 1):
        table.by(DRAGON, "fight right spearman staging", f"cover right 0 {spot}")
    assert table.hordes("right")[0].covered(DRAGON) == 2


@law("tactic.emergency_works")
def test_emergency_works() -> None:
    at = (hand("emergency_works"), "goods dragon: wood 1 chi 1")
    table = lay(*at, then="after_effects 0").by(DRAGON, "play emergency_works basic", "build left barricade")
    assert (table.s.barricades, table.goods(DRAGON), table.honor[DRAGON]) == ([1, 0, 0], {"chi": 1}, 2)
    table = lay(*at, then="after_effects 0").by(DRAGON, "play emergency_works boosted", "build left barricade")
    table.by(DRAGON, "build right barricade")
    assert (table.s.barricades, table.goods(DRAGON)) == ([1, 0, 1], {})


@law("tactic.conscription")
def test_conscription() -> None:
    at = (hand("conscription"), "goods dragon: wood 1 stone 1 gold 1 chi 1")
    table = lay(*at, then="after_effects 0").by(DRAGON, "play conscription basic")
    assert offered(table) == ["recruit spearman", "pass"]
    table.by(DRAGON, "recruit spearman", "station left")
    assert table.goods(DRAGON) == {"gold": 1, "chi": 1}
    table = lay(*at, then="after_effects 0").by(DRAGON, "play conscription boosted")
    assert offered(table) == ["recruit spearman", "recruit horseman", "pass"]


@law("tactic.seat_at_the_table")
def test_a_seat_at_the_table() -> None:
    at = ("tea: monkey snake dragon", hand("seat_at_the_table"), "goods dragon: chi 1")
    table = lay(*at, then="after_effects 0").by(DRAGON, "play seat_at_the_table basic")
    assert table.s.tea == [MONKEY, DRAGON, SNAKE]
    table = lay(*at, then="after_effects 0").by(DRAGON, "play seat_at_the_table boosted")
    assert table.s.tea == [DRAGON, MONKEY, SNAKE]


# Those of locations


@law("tactic.overtime")
def test_overtime() -> None:
    at = ("at quarry: dragon 1 snake 2", hand("overtime"), "goods dragon: chi 2")
    table = lay(*at, then="location 1").by(DRAGON, "play overtime basic")
    assert table.s.stock[DRAGON][1] == 2
    assert lay(*at, then="location 1").by(DRAGON, "play overtime boosted").s.stock[DRAGON][1] == 3
    assert lay("at tea_house: dragon 1 snake 1", hand("overtime"), then="location 5").prompt == "command"


@law("tactic.bribe")
def test_bribe() -> None:
    at = ("at quarry: dragon 3", hand("bribe"), "goods dragon: chi 1")
    table = lay(*at, then="location 1").by(DRAGON, "play bribe basic")
    assert (table.s.shame_bank, table.s.stock[DRAGON][1], table.honor[DRAGON]) == (30, 3, 3)
    table = lay(*at, then="location 1").by(DRAGON, "play bribe boosted")
    assert (table.s.shame_bank, table.honor[DRAGON]) == (30, 5)
    table = lay("at academy: dragon 1", hand("bribe"), "tactic deck: retreat", then="location 9")
    assert table.by(DRAGON, "play bribe basic").honor[DRAGON] == 3
    assert offered(lay("at quarry: dragon 2 snake 1", hand("bribe"), then="location 1")) == ["pass"]


# Those of attacks


def attack(*lines: str) -> Table:
    """The attack order: all soldiers who wait at the left section attack."""
    return lay("hordes left: heavy_lancers/left", *lines, then="frame 0 2 2").by(DRAGON, "attack left")


@law("tactic.war_drums")
def test_war_drums() -> None:
    waiting = "staged left dragon: spearman 4"
    at = (hand("war_drums"), waiting, "goods dragon: chi 2")
    table = attack(*at).by(DRAGON, "cover left 0 0", "pass").by(DRAGON, "play war_drums basic")
    table.by(DRAGON, "fight left spearman staging", "cover left 0 1")
    assert (table.hordes("left")[0].covered(DRAGON), table.prompt) == (2, "command")
    table = attack(*at).by(DRAGON, "cover left 0 0", "pass").by(DRAGON, "play war_drums boosted")
    for spot in (1, 2, 3):
        table.by(DRAGON, "fight left spearman staging", f"cover left 0 {spot}")
    assert table.hordes("left")[0].covered(DRAGON) == 4


@law("tactic.poisoned_arrows")
def test_poisoned_arrows() -> None:
    at = ("wall: left 1", "firing left: dragon 1", hand("poisoned_arrows"), "goods dragon: chi 1")
    table = attack(*at).by(DRAGON, "shoot left 0 0", "play poisoned_arrows basic", "shoot left 0 3")
    assert [n for n, what in enumerate(table.hordes("left")[0].cover) if what == WOUND] == [0, 3]
    table = attack(*at).by(DRAGON, "shoot left 0 0", "play poisoned_arrows boosted", "shoot left 0 3", "shoot left 0 4")
    assert table.s.wounds[DRAGON] == 3
    spearman = ("staged left dragon: spearman 1", hand("poisoned_arrows"))
    assert attack(*spearman).by(DRAGON, "cover left 0 0").prompt == "command"


@law("tactic.pincer_charge")
def test_pincer_charge() -> None:
    at = ("staged left dragon: horseman 1", hand("pincer_charge"), "goods dragon: chi 2")
    table = attack(*at).by(DRAGON, "charge left 0 0 1").by(DRAGON, "play pincer_charge basic")
    assert (table.honor[DRAGON], table.goods(DRAGON)) == (5, {"gold": 2, "chi": 2})
    table = attack(*at).by(DRAGON, "charge left 0 0 1").by(DRAGON, "play pincer_charge boosted")
    assert (table.honor[DRAGON], table.goods(DRAGON)) == (9, {"gold": 4})


# Those of defeats and deaths


@law("tactic.crossfire")
def test_crossfire() -> None:
    horde = "hordes left: bandits/left dragon x x x"
    at = ("wall: left 1", "firing left: dragon 1", hand("crossfire"), horde, "goods dragon: chi 1")
    assert lay(*at, then="defeats").by(DRAGON, "play crossfire basic").honor[DRAGON] == 2 + 2 + 3
    assert lay(*at, then="defeats").by(DRAGON, "play crossfire boosted").honor[DRAGON] == 2 + 2 + 6
    assert offered(lay(hand("crossfire"), horde, then="defeats")) == ["pass"]


@law("tactic.spoils_of_war")
def test_spoils_of_war() -> None:
    horde = "hordes left: bandits/left dragon x x x"
    table = lay(horde, hand("spoils_of_war"), then="defeats").by(DRAGON, "play spoils_of_war basic")
    assert table.by(DRAGON, "goods wood", "goods gold").goods(DRAGON) == {"wood": 1, "gold": 1}
    table = lay(horde, hand("spoils_of_war"), "goods dragon: chi 1", then="defeats")
    table.by(DRAGON, "play spoils_of_war boosted", *["goods stone"] * 4)
    assert table.goods(DRAGON) == {"stone": 4}


@law("tactic.stolen_glory")
def test_stolen_glory() -> None:
    at = ("hordes left: thugs/left dragon snake snake snake x", hand("stolen_glory"))
    assert lay(*at, then="defeats").by(DRAGON, "play stolen_glory basic").s.claimed[SNAKE] == [3]
    table = lay(*at, "goods dragon: chi 2", then="defeats").by(DRAGON, "play stolen_glory boosted")
    assert table.s.claimed[DRAGON] == [3]
    tie = ("tea: snake dragon monkey", "hordes left: bandits/left dragon snake x x", hand("stolen_glory"))
    assert lay(*tie, then="defeats").by(DRAGON, "play stolen_glory basic").s.claimed[DRAGON] == [0]


def doomed(*lines: str) -> Table:
    """Two of three soldiers fall on a defeated horde; nothing is played at the defeat itself."""
    at = ("year: 3 autumn", "hordes left: bandits/left dragon dragon dragon x", *lines)
    return lay(*at, then="defeats").by(DRAGON, "pass")


@law("tactic.retreat")
def test_a_basic_retreat_saves_one() -> None:
    table = doomed(hand("retreat")).by(DRAGON, "play retreat basic")
    assert (table.staged("left", DRAGON), table.pool(DRAGON)["spearman"]) == ({"spearman": 2}, 8)


@law("tactic.last_stand")
def test_last_stand() -> None:
    assert doomed(hand("last_stand")).by(DRAGON, "play last_stand basic").honor[DRAGON] == 2 + 4
    table = doomed(hand("last_stand"), "goods dragon: chi 4").by(DRAGON, "play last_stand boosted", "recruit spearman")
    assert table.honor[DRAGON] == 2 + 4  # one of the two was saved for chi


@law("tactic.grave_offerings")
def test_grave_offerings() -> None:
    assert doomed(hand("grave_offerings")).by(DRAGON, "play grave_offerings basic").goods(DRAGON) == {"chi": 2}
    table = doomed(hand("grave_offerings"), "goods dragon: chi 1").by(DRAGON, "play grave_offerings boosted")
    assert table.by(DRAGON, *["goods gold"] * 4).goods(DRAGON) == {"gold": 4}
