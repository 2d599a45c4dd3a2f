"""Law 1.4: whole turns. Every step of every chapter is reached in a real turn, in the order of the law.

A word is a step of the agenda, one with a question mark an ask; the player goes on whenever that is possible.
"""

from __future__ import annotations

from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import Table

law = cites("root")

HAND = "armorers bake_sale woodland_runners codebreakers cobbler"


def whole_turn(seats: str, *lines: str) -> list[str]:
    """The steps and asks of the first seat's turn, from its beginning to its end."""
    table = Table.watch("\n".join(["map: autumn", f"seats: {seats}", *lines, "next: turn 0; pause 0"]))
    while "turn-end" not in table.course:
        ends = [option for option in table.options if option in (Pass(), Act("end"))]
        table.choose(ends[0] if ends else table.options[0])
    return table.course[: table.course.index("turn-end")]


def steps(text: str) -> list[str]:
    return text.split()


@law("1.4.1", "6.4", "6.5", "6.6")
def test_a_turn_of_the_marquise() -> None:
    assert whole_turn(
        "marquise eyrie",
        "1: keep, marquise 3",
        "5: marquise 2, sawmill, workshop",
        "9: recruiter, marquise 2, eyrie 1",
        f"hand marquise: {HAND}",
    ) == steps(
        """
        turn
        birdsong marquise.wood window
        daylight marquise.begin crafting ?craft marquise.daylight ?marquise
        evening draw ?discard
        """
    )


@law("7.4", "7.5", "7.6")
def test_a_turn_of_the_eyrie() -> None:
    assert whole_turn(
        "eyrie marquise",
        "5: roost, eyrie 6",
        "7: eyrie 2, marquise 1",
        "eyrie leader: despot",
        f"hand eyrie: {HAND}",
    ) == steps(
        """
        turn
        birdsong eyrie.orders eyrie.decree ?decree eyrie.decree ?decree eyrie.roost window
        daylight eyrie.daylight crafting ?craft eyrie.resolve eyrie.resolve extras
        evening eyrie.score draw
        """
    )


@law("8.4", "8.5", "8.6")
def test_a_turn_of_the_alliance() -> None:
    assert whole_turn(
        "alliance marquise",
        "8: base_fox, alliance 3, sympathy",
        "5: marquise 1",
        "alliance supporters: anvil foxfolk_steel birdy_bindle",
        "alliance officers: 2",
        f"hand alliance: {HAND}",
    ) == steps(
        """
        turn
        birdsong alliance.birdsong ?alliance-birdsong window
        daylight alliance.daylight ?alliance-daylight
        evening alliance.begin alliance.operations ?operations draw ?discard ?discard
        """
    )


@law("9.4", "9.5", "9.6")
def test_a_turn_of_the_vagabond() -> None:
    assert whole_turn(
        "vagabond:thief marquise",
        "5: marquise 2",
        "vagabond ready: boot torch tea sword",
        "vagabond exhausted: hammer",
        "pawns: vagabond=5",
        f"hand vagabond: {HAND}",
    ) == steps(
        """
        turn
        birdsong vagabond.refresh vagabond.slip ?slip window
        daylight vagabond.daylight ?vagabond
        evening vagabond.rest draw ?discard vagabond.capacity
        """
    )


@law("10.4", "10.5", "10.6")
def test_a_turn_of_the_lizards() -> None:
    assert whole_turn(
        "lizards marquise",
        "5: garden_rabbit, lizards 3, marquise 1",
        "8: lizards 2, marquise 1",
        "lizards outcast: fox",
        "lizards acolytes: 4",
        "lost souls: anvil foxfolk_steel",
        f"hand lizards: {HAND}",
    ) == steps(
        """
        turn
        birdsong lizards.outcast lizards.souls lizards.conspiracies ?conspiracies window
        daylight lizards.begin lizards.daylight ?rituals
        evening lizards.return craft draw ?discard
        """
    )


@law("11.4", "11.5", "11.6")
def test_a_turn_of_the_riverfolk() -> None:
    assert whole_turn(
        "riverfolk marquise",
        "5: trade_post_rabbit, riverfolk 2, marquise 1",
        "riverfolk payments: 1 1",
        f"hand riverfolk: {HAND}",
    ) == steps(
        """
        turn
        birdsong riverfolk.open window riverfolk.protectionism riverfolk.dividends riverfolk.gather window
        daylight riverfolk.daylight ?riverfolk
        evening draw riverfolk.costs ?price ?price ?price
        """
    )


@law("12.4", "12.5", "12.6")
def test_a_turn_of_the_duchy() -> None:
    assert whole_turn(
        "duchy marquise",
        "5: duchy 4, citadel, tunnel, marquise 1",
        "burrow: duchy 3",
        "duchy swayed: captain",
        f"hand duchy: {HAND}",
    ) == steps(
        """
        turn
        birdsong duchy.birdsong window
        daylight duchy.begin duchy.assembly ?assembly duchy.parliament ?parliament duchy.sway ?sway
        evening duchy.return craft ?craft draw ?discard
        """
    )


@law("13.4", "13.5", "13.6")
def test_a_turn_of_the_corvids() -> None:
    assert whole_turn(
        "corvids marquise",
        "5: corvids 4, plot, marquise 1",
        "corvids plots: 5=bomb",
        f"hand corvids: {HAND}",
    ) == steps(
        """
        turn
        birdsong asides window craft ?craft corvids.flip ?flip corvids.recruit ?corvid-recruit window
        daylight corvids.begin corvids.daylight ?corvids
        evening corvids.exert ?exert asides draw ?discard
        """
    )


@law("14.4", "14.5", "14.6")
def test_a_turn_of_the_hundreds() -> None:
    assert whole_turn(
        "hundreds marquise",
        "5: hundreds 4, stronghold, mob, marquise 1",
        "hundreds warlord: 5",
        "hundreds mood: stubborn",
        "hundreds command: boot",
        f"hand hundreds: {HAND}",
    ) == steps(
        """
        turn
        birdsong hundreds.raze hundreds.recruit hundreds.anoint hundreds.mood ?mood hundreds.lavish window
        daylight hundreds.begin crafting ?craft hundreds.orders hundreds.command ?command hundreds.advance
            ?advance extras
        evening hundreds.incite ?incite hundreds.oppress draw ?discard
        """
    )


@law("15.4", "15.5", "15.6")
def test_a_turn_of_the_keepers() -> None:
    assert whole_turn(
        "keepers marquise",
        "5: keepers 4, waystation, marquise 1",
        "1: keepers 2",
        "keepers waystations: figure/tablet@5 jewelry/figure@home tablet/jewelry@home",
        f"hand keepers: {HAND}",
    ) == steps(
        """
        turn
        birdsong keepers.birdsong keepers.encamp ?encamp keepers.decamping keepers.decamp ?decamp
            keepers.recruit ?keepers-recruit window
        daylight keepers.daylight crafting ?craft keepers.act ?retinue keepers.act ?retinue keepers.act
            ?retinue keepers.act extras
        evening keepers.evening keepers.gather ?gather draw ?discard ?discard
        """
    )


@law("1.4.1", "E.1.1", "E.2.3")
def test_a_turn_with_hirelings_wakes_them_first_and_sees_to_them_last() -> None:
    table = Table.watch(
        """
        map: autumn
        seats: marquise eyrie
        hirelings: spring_uprising corvid_spies-demoted vault_keepers-demoted
        hired: spring_uprising=marquise:2
        5: spring_uprising 2, marquise 1, eyrie 1
        next: turn 0; pause 0
        """
    )
    while "hirelings.end" not in table.course:
        ends = [option for option in table.options if option in (Pass(), Act("end"))]
        table.choose(ends[0] if ends else table.options[0])
    reached = [step for step in table.course if not step.startswith("?")]
    assert reached[:3] == ["turn", "birdsong", "hirelings.birdsong"]
    assert reached[reached.index("turn-end") :][:2] == ["turn-end", "hirelings.end"]
    assert table.course[3:5] == ["?hireling-place", "hirelings.wake"]
