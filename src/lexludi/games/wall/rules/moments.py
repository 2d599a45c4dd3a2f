"""Where a rule stops to hear generals and active advisors: what each does or counts there is declared by `cards`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from lexludi.games.wall.rules.box.printed import FIRST_ADVISOR
from lexludi.games.wall.rules.prompts import POWER, note
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.moments import Moment

if TYPE_CHECKING:
    from lexludi.games.wall.rules.effects import Effect
    from lexludi.games.wall.rules.scenes import Scene
    from lexludi.games.wall.rules.state import Wall

HELPED: Final = note("helped", N_("For {seat}: {power}."), power=POWER)
Counts: TypeAlias = "Callable[[Wall, Scene], int]"


def occur(s: Wall, moment: Moment[Effect], scene: Scene) -> Flow[None]:
    """Something happens to a clan: its general and its active advisors do what they do then."""
    for power, effect in moment.heard(s.powers[scene.clan]):
        scene.source = power
        if s.log is not None and not effect.ops[0].gate and effect.able(s, scene):
            s.note(scene.clan, HELPED, law_of(power), power=power)
        yield from effect.run(s, scene)


def law_of(power: int) -> str:
    """The rule by which a power is used."""
    return "general.ability" if power < FIRST_ADVISOR else "advisor.active"


def counted(s: Wall, moment: Moment[Counts], scene: Scene) -> int:
    """What the general and the active advisors of a clan add together."""
    found = 0
    for power, adds in moment.heard(s.powers[scene.clan]):
        scene.source = power
        found += adds(s, scene)
    return found


# What happens, in the order of the year

INCOME: Final[Moment[Effect]] = Moment("income")
"""In summer, after the income of overseers."""
REVEALED: Final[Moment[Effect]] = Moment("revealed")
"""Command cards were revealed, and lie on no space yet."""
PLACED: Final[Moment[Effect]] = Moment("placed")
"""The command card lies on the track."""
AFTER_EFFECTS: Final[Moment[Effect]] = Moment("after-effects")
"""One's own turn, before locations activate."""
AFTER_DEFEATS: Final[Moment[Effect]] = Moment("after-defeats")
"""One's own turn, after hordes were defeated."""
ACTIVATES: Final[Moment[Effect]] = Moment("activates")
"""A location activates in which the clan has a clerk."""
ALONE: Final[Moment[Effect]] = Moment("alone")
"""The clan is about to get shame for being alone there."""
PRODUCED: Final[Moment[Effect]] = Moment("produced")
DONATED: Final[Moment[Effect]] = Moment("donated")
RECRUITED: Final[Moment[Effect]] = Moment("recruited")
"""Once for all soldiers who are recruited together."""
COVERED: Final[Moment[Effect]] = Moment("covered")
"""A soldier of the clan took spots of a horde."""
ARCHER_WOUNDED: Final[Moment[Effect]] = Moment("archer-wounded")
ATTACKED: Final[Moment[Effect]] = Moment("attacked")
"""All soldiers of one attack have attacked."""
BUILT_WALL: Final[Moment[Effect]] = Moment("built-wall")
BUILT_BARRICADE: Final[Moment[Effect]] = Moment("built-barricade")
OTHERS_BUILT_WALL: Final[Moment[Effect]] = Moment("others-built-wall")
HIRED: Final[Moment[Effect]] = Moment("hired")
"""The clan, which had this power already, hired an advisor."""
STUDIED: Final[Moment[Effect]] = Moment("studied")
"""Tactics were drawn in the War Academy."""
PLAYED: Final[Moment[Effect]] = Moment("played")
"""The clan played a tactic."""
DEFEATED: Final[Moment[Effect]] = Moment("defeated")
DOOMED: Final[Moment[Effect]] = Moment("doomed")
"""Soldiers are about to be killed; in the cooperative game anybody's."""
KILLED: Final[Moment[Effect]] = Moment("killed")
"""So many soldiers of one kind were killed together."""
SAVED: Final[Moment[Effect]] = Moment("saved")
"""Some soldiers of one moment were saved."""
CLAIMED: Final[Moment[Effect]] = Moment("claimed")

VOLLEYED: Final[Moment[Effect]] = Moment("volleyed")
"""All have shot at a section in winter."""
DEMANDED: Final[Moment[Effect]] = Moment("demanded")
"""Demands can be fulfilled."""
FORESEES: Final[Moment[Effect]] = Moment("foresees")
"""An event is about to be revealed."""

# What is counted otherwise

PRICE: Final[Moment[Callable[[Wall, int, int, int], int]]] = Moment("price")
"""(state, clan, what, price): what it costs instead; see the prices in `box.codes`."""
REBATE: Final[Moment[Callable[[Wall, Scene], tuple[int, int]]]] = Moment("rebate")
"""How much less one recruitment costs in all, and how much less one soldier of it can."""
RECLAIM: Final[Moment[Counts]] = Moment("reclaim")
"""How much more honor a command card is worth that is not taken back."""
MORE_CLERKS: Final[Moment[Counts]] = Moment("more-clerks")
"""How many clerks more one may place in another's turn."""
OVERSEES: Final[Moment[Callable[[Wall, int, int, int], int]]] = Moment("oversees")
"""(state, clan, location, level): what level of the overseer counts there."""
PROMOTES: Final[Moment[int]] = Moment("promotes")
"""The location whose overseer may be promoted beside another."""
MAJORITY: Final[Moment[Counts]] = Moment("majority")
"""How many spots more count where it is decided who claims a horde."""
HELPS: Final[Moment[Counts]] = Moment("helps")
"""How much of the price of another's wall one may pay, and what honor that is worth."""
DEFENDS: Final[Moment[Counts]] = Moment("defends")
"""What it adds to the defense of a section."""
BARRICADES_STAY: Final[Moment[Counts]] = Moment("barricades-stay")
STAINED: Final[Moment[Callable[[int, int], int]]] = Moment("stained")
"""(honor, shame tokens): what a claimed horde with shame on it is still worth."""
