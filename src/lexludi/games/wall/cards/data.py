"""What cards do, as data say it: the language of effects, read once from TOML.

    [[advisor.power]]
    when = "killed"
    needs = ["horseman"]
    do = [{ op = "gain", gold = "2 * N" }]

Amounts are numbers or say how they are reckoned (`amounts.py`); conditions are in `conditions.py`, what is done in
`ops.py`, what only one card does in `manual.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from lexludi.games.wall.rules.box.data import PACKAGE
from lexludi.parts.data import read

Amount = int | str
ALL: Final = 99
"""As many as there are."""
NAMES: Final = ("S", "N", "guarded", "archers", "clerks")
"""What amounts are reckoned from; `amounts.py` says how."""
NUMBER: Final = "number"


class Formula:
    """An amount as it is said: a number, a name, or two others with `*`, `//`, `min` or `max` between them."""

    def __init__(self, how: str, n: int = 0, parts: Iterable[Formula] = ()) -> None:
        self.how = how
        self.n = n
        self.parts = tuple(parts)


def formula(said: Amount) -> Formula:
    """Raises ValueError where it is no amount."""
    if isinstance(said, int):
        return Formula(NUMBER, said)
    if said == "all":
        return Formula(NUMBER, ALL)
    try:
        return _formula(ast.parse(said, mode="eval").body)
    except (SyntaxError, ValueError):
        raise ValueError(
            f"{said!r} is no amount; there are numbers, {', '.join(NAMES)}, *, //, min and max of two, and all"
        ) from None


def _formula(node: ast.expr) -> Formula:
    match node:
        case ast.Constant(value=int(n)):
            return Formula(NUMBER, n)
        case ast.Name(id=name) if name in NAMES:
            return Formula(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return Formula("*", 0, (Formula(NUMBER, -1), _formula(operand)))
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            return Formula("*", 0, (_formula(left), _formula(right)))
        case ast.BinOp(left=left, op=ast.FloorDiv(), right=ast.Constant(value=int(n))) if n > 0:
            return Formula("//", 0, (_formula(left), Formula(NUMBER, n)))
        case ast.Call(func=ast.Name(id="min" | "max" as how), args=[a, b]):
            return Formula(how, 0, (_formula(a), _formula(b)))
    raise ValueError


class OpData(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One thing that a card does."""


class GainData(OpData, frozen=True, tag="gain"):
    """From the bank and the decks; `build` is wood, stone or gold, `any` any resource, of one's choice."""

    wood: Amount = 0
    stone: Amount = 0
    gold: Amount = 0
    chi: Amount = 0
    build: Amount = 0
    any: Amount = 0
    tactic: Amount = 0
    honor: Amount = 0


class PayData(OpData, frozen=True, tag="pay"):
    """What follows is done only if one pays."""

    wood: int = 0
    stone: int = 0
    gold: int = 0
    chi: int = 0


class PromoteData(OpData, frozen=True, tag="promote"):
    discount: int = 0
    count: int = 1


class AttackData(OpData, frozen=True, tag="attack"):
    """`same`: at the sections of the attack that this belongs to."""

    count: Amount
    who: Literal["soldier", "archer"] = "soldier"
    origin: Literal["rest", "firing", "both"] = "rest"
    sections: Literal["one", "any", "same"] = "any"


class WoundData(OpData, frozen=True, tag="wound"):
    count: Amount
    where: Literal["card", "section"] = "card"
    attacker: Literal["soldier", "archer"] = "soldier"
    """Whose attack says on which card, or in which section."""


class RecruitData(OpData, frozen=True, tag="recruit"):
    who: Literal["any", "spearman"] = "any"
    count: int = 1
    discount: int = 0


class BuildData(OpData, frozen=True, tag="build"):
    what: Literal["wall", "barricade", "either"]
    discount: int = 0
    free: bool = False


class MoveData(OpData, frozen=True, tag="move"):
    """Soldiers go from one staging area to another."""


class SaveData(OpData, frozen=True, tag="save"):
    """Soldiers about to be killed are saved, for so much chi each."""

    count: Amount
    price: int = 0
    whose: Literal["own", "any"] = "own"
    who: Literal["soldier", "archer"] = "soldier"


class TeaData(OpData, frozen=True, tag="tea"):
    up: Amount


class ClerksData(OpData, frozen=True, tag="clerks"):
    """So many clerks count in this activation: more than there are, or just so many."""

    more: Amount = 0
    count: Amount | None = None


class AvertData(OpData, frozen=True, tag="avert"):
    """No shame for being alone."""


class RewardData(OpData, frozen=True, tag="reward"):
    """What is printed on spots that were just covered, once more: up to so many spots of one soldier."""

    spots: int
    attacker: Literal["soldier", "horseman"] = "soldier"


class MajorityData(OpData, frozen=True, tag="majority"):
    spots: int


class ExchangeData(OpData, frozen=True, tag="exchange"):
    most: int


class ManualData(OpData, frozen=True, tag="manual"):
    """Something of its own: see `manual.py`."""

    what: str
    n: Amount = 0


Do = (
    GainData | PayData | PromoteData | AttackData | WoundData | RecruitData | BuildData | MoveData | SaveData | TeaData
    | ClerksData | AvertData | RewardData | MajorityData | ExchangeData | ManualData
)  # fmt: skip


class PowerData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a general or an advisor does at some moment, adds to something, or makes cheaper."""

    when: str
    needs: tuple[str, ...] = ()
    do: tuple[Do, ...] = ()
    otherwise: tuple[Do, ...] = ()
    once: Literal["", "turn", "year"] = ""
    adds: Amount = 0
    each: int = 0
    price: dict[str, Amount] = {}
    least: int = 0
    location: str = ""


class TacticData(msgspec.Struct, frozen=True):
    """A tactic: the moment, conditions of both effects, and the effects."""

    id: str
    window: str
    boost: int
    basic: tuple[Do, ...]
    boosted: tuple[Do, ...]
    needs: tuple[str, ...] = ()
    after: bool = False


class PowersData(msgspec.Struct, frozen=True):
    id: str
    power: tuple[PowerData, ...] = ()


def tactics(cooperative: bool = False) -> list[TacticData]:
    return msgspec.convert(read(PACKAGE, "tactics")["coop_tactic" if cooperative else "tactic"], list[TacticData])


def generals(cooperative: bool = False) -> list[PowersData]:
    return msgspec.convert(read(PACKAGE, "generals")["coop_general" if cooperative else "general"], list[PowersData])


def advisors() -> list[PowersData]:
    return msgspec.convert(read(PACKAGE, "advisors")["advisor"], list[PowersData])
