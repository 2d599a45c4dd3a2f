"""Generals and active advisors: from their data to what they do at the moments of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.wall.cards import data
from lexludi.games.wall.cards.amounts import Reckon, reckoned
from lexludi.games.wall.cards.conditions import CONDITIONS
from lexludi.games.wall.cards.manual import best_overseer, half_with_one_token
from lexludi.games.wall.cards.ops import made
from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box import codes as c
from lexludi.games.wall.rules.box.printed import FIRST_ADVISOR, LOCATION_NAMES, RESOURCE_NAMES, SOLDIER_NAMES
from lexludi.games.wall.rules.effects import Condition, Effect
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.parts.moments import Moment

HAPPENS: Final[dict[str, Moment[Effect]]] = {
    moment.name.replace("-", "_"): moment
    for moment in (
        m.INCOME, m.REVEALED, m.PLACED, m.AFTER_EFFECTS, m.AFTER_DEFEATS, m.ACTIVATES, m.ALONE, m.PRODUCED, m.DONATED,
        m.RECRUITED, m.COVERED, m.ARCHER_WOUNDED, m.ATTACKED, m.BUILT_WALL, m.BUILT_BARRICADE, m.OTHERS_BUILT_WALL,
        m.HIRED, m.STUDIED, m.PLAYED, m.DEFEATED, m.DOOMED, m.KILLED, m.SAVED, m.CLAIMED,
        m.VOLLEYED, m.DEMANDED, m.FORESEES,
    )
}  # fmt: skip
COUNTS: Final[dict[str, Moment[m.Counts]]] = {
    moment.name.replace("-", "_"): moment
    for moment in (m.RECLAIM, m.MORE_CLERKS, m.MAJORITY, m.DEFENDS, m.BARRICADES_STAY, m.HELPS)
}
PRICES: Final[dict[str, int]] = {
    "shame": c.SHAME_PRICE,
    "save": c.SAVE_PRICE,
    "clerk": c.CLERK_PRICE,
    "advisor": c.ADVISOR_PRICE,
    "barricade": c.BARRICADE_PRICE,
    "wall": c.WALL_PRICE,
    "boost": c.BOOST_PRICE,
    "repentance": c.REPENTANCE_PRICE,
    **{f"overseer.{LOCATION_NAMES[place]}": c.OVERSEER_PRICE + place for place in c.PRODUCTION},
    **{
        f"{SOLDIER_NAMES[kind]}.{RESOURCE_NAMES[resource]}": c.SOLDIER_PRICE + len(c.RESOURCES) * kind + resource
        for kind in c.SOLDIERS
        for resource in c.RESOURCES
    },
}
ONCE: Final = {"": 0, "turn": Effect.TURN, "year": Effect.YEAR}


def conditions(names: tuple[str, ...]) -> tuple[Condition, ...]:
    return tuple(CONDITIONS[name] for name in names)


def declare(number: int, said: data.PowerData) -> None:
    """Let a power be heard where it has something to say."""
    if said.when in HAPPENS:
        effect = Effect(conditions(said.needs), made(said.do), made(said.otherwise), ONCE[said.once])
        HAPPENS[said.when].declare(number, effect)
    elif said.when in COUNTS:
        COUNTS[said.when].declare(number, adding(conditions(said.needs), reckoned(said.adds)))
    elif said.when == "price":
        m.PRICE.declare(number, pricing(number, said))
    elif said.when == "rebate":
        m.REBATE.declare(number, rebate(reckoned(said.adds), said.each))
    elif said.when == "promotes":
        m.PROMOTES.declare(number, LOCATION_NAMES.index(said.location))
    elif said.when == "oversees":
        m.OVERSEES.declare(number, best_overseer)
    elif said.when == "stained":
        m.STAINED.declare(number, half_with_one_token)
    else:
        raise ValueError(f"no power knows the moment {said.when!r}")


def adding(needs: tuple[Condition, ...], amount: Reckon) -> m.Counts:
    def adds(s: Wall, scene: Scene) -> int:
        return amount(s, scene) if all(holds(s, scene) for holds in needs) else 0

    return adds


def pricing(number: int, said: data.PowerData) -> Callable[[Wall, int, int, int], int]:
    """Other prices for some things, but never below the least."""
    changed = {PRICES[name]: reckoned(amount) for name, amount in said.price.items()}
    least = said.least

    def changes(s: Wall, clan: int, what: int, price: int) -> int:
        by = changed.get(what)
        return price if by is None else max(least, price + by(s, Scene(clan, number)))

    return changes


def rebate(amount: Reckon, each: int) -> Callable[[Wall, Scene], tuple[int, int]]:
    def gives(s: Wall, scene: Scene) -> tuple[int, int]:
        return amount(s, scene), each

    return gives


def declare_powers() -> None:
    for n, general in enumerate([*data.generals(), *data.generals(True)]):
        for said in general.power:
            declare(n, said)
    for n, advisor in enumerate(data.advisors()):
        for said in advisor.power:
            declare(FIRST_ADVISOR + n, said)
