"""What cards do: one small class each, made from its data once. Rules do the work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lexludi.games.wall.cards import data
from lexludi.games.wall.cards.amounts import Reckon, reckoned
from lexludi.games.wall.cards.fighting import Attack, Majority, Move, Reward, Save, Wound
from lexludi.games.wall.cards.manual import MANUAL
from lexludi.games.wall.cards.together import TOGETHER
from lexludi.games.wall.rules.box.codes import (
    BARRICADE,
    PART_OF_WALL,
    PRODUCTION,
    RESOURCES,
    SOLDIERS,
    SPEARMAN,
    TEA_HOUSE,
)
from lexludi.games.wall.rules.box.printed import GAINS, RESOURCE_NAMES
from lexludi.games.wall.rules.effects import Op
from lexludi.games.wall.rules.gaining import WHICH_GOODS, gain
from lexludi.games.wall.rules.locations.barracks import recruit, recruitable
from lexludi.games.wall.rules.locations.builders import build_one, sites
from lexludi.games.wall.rules.locations.production import promote, promotions
from lexludi.games.wall.rules.locations.quiet import move_up
from lexludi.games.wall.rules.moments import HELPED, law_of
from lexludi.games.wall.rules.options import Goods
from lexludi.games.wall.rules.prompts import COUNT, POWER, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, whether

USE_POWER: Final = prompt("use-power", N_("{power}: pay, and use the power?"), power=POWER)
WHAT_TO_GIVE: Final = prompt(
    "exchange", N_("Choose what you give for something else ({n} left)."), n=COUNT, passes=N_("No more exchanges")
)
FREE: Final = 99
"""A discount that no price exceeds."""


class Gain(Op):
    """So much of each, from the bank and the decks."""

    def __init__(self, said: data.GainData) -> None:
        amounts = {
            "wood": said.wood, "stone": said.stone, "gold": said.gold, "chi": said.chi, "build": said.build,
            "any": said.any, "tactic": said.tactic, "honor": said.honor,
        }  # fmt: skip
        self.gains = [(GAINS[name], reckoned(amount)) for name, amount in amounts.items() if amount != 0]

    def able(self, s: Wall, scene: Scene) -> bool:
        if scene.deaths is not None and any(scene.deaths.doomed):
            return True  # how many are killed is not settled yet
        return any(amount(s, scene) > 0 for _, amount in self.gains)

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        rewards = tuple((what, amount(s, scene)) for what, amount in self.gains)
        yield from gain(s, scene.clan, rewards)
        return True


class Pay(Op):
    """Pay, if one likes."""

    gate = True

    def __init__(self, said: data.PayData) -> None:
        self.price = (said.wood, said.stone, said.gold, said.chi)
        assert len(self.price) == len(RESOURCE_NAMES)

    def able(self, s: Wall, scene: Scene) -> bool:
        return all(s.stock[scene.clan][resource] >= self.price[resource] for resource in RESOURCES)

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        if not (yield from whether(scene.clan, USE_POWER, law_of(scene.source), power=scene.source)):
            return False
        s.note(scene.clan, HELPED, law_of(scene.source), power=scene.source)
        for resource in RESOURCES:
            s.pay(scene.clan, resource, self.price[resource])
        return True


class Promote(Op):
    """Law location.production.2: overseers anywhere."""

    def __init__(self, said: data.PromoteData) -> None:
        self.discount = said.discount
        self.count = said.count

    def able(self, s: Wall, scene: Scene) -> bool:
        return bool(promotions(s, scene.clan, [*PRODUCTION], self.discount))

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        return (yield from promote(s, scene.clan, [*PRODUCTION], self.discount, self.count))


class Recruit(Op):
    """Law location.barracks.0."""

    def __init__(self, said: data.RecruitData) -> None:
        self.kinds = (SPEARMAN,) if said.who == "spearman" else SOLDIERS
        self.count = said.count
        self.discount = said.discount

    def able(self, s: Wall, scene: Scene) -> bool:
        return bool(recruitable(s, scene.clan, self.discount, self.kinds))

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        return (yield from recruit(s, scene.clan, self.count, self.discount, self.kinds))


class Build(Op):
    """Law location.builders.0."""

    def __init__(self, said: data.BuildData) -> None:
        both = (BARRICADE, PART_OF_WALL)
        self.whats = both if said.what == "either" else (BARRICADE if said.what == "barricade" else PART_OF_WALL,)
        self.discount = FREE if said.free else said.discount

    def able(self, s: Wall, scene: Scene) -> bool:
        return bool(sites(s, scene.clan, self.discount, self.whats))

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        return (yield from build_one(s, scene.clan, self.discount, self.whats))


class Tea(Op):
    """Law location.teahouse.move."""

    def __init__(self, said: data.TeaData) -> None:
        self.up = reckoned(said.up)

    def able(self, s: Wall, scene: Scene) -> bool:
        return s.tea[0] != scene.clan

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        move_up(s, scene.clan, self.up(s, scene))
        yield from ()
        return True


class Clerks(Op):
    """Other clerks count in this activation than there are; in the Tea House it does not matter how many."""

    def __init__(self, said: data.ClerksData) -> None:
        self.more = reckoned(said.more)
        self.count: Reckon | None = None if said.count is None else reckoned(said.count)

    def able(self, s: Wall, scene: Scene) -> bool:
        return scene.location != TEA_HOUSE

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        assert scene.activation is not None
        counted = scene.activation.clerks
        if self.count is not None:
            counted[scene.clan] = self.count(s, scene)
        counted[scene.clan] += self.more(s, scene)
        yield from ()
        return True


class Avert(Op):
    """No shame for being alone (Law autumn.3.B.5)."""

    def __init__(self, said: data.AvertData) -> None:
        pass

    def able(self, s: Wall, scene: Scene) -> bool:
        return scene.activation is not None and scene.activation.shameful

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        assert scene.activation is not None
        scene.activation.shameful = False
        yield from ()
        return True


class Exchange(Op):
    """Some resources for as many others."""

    def __init__(self, said: data.ExchangeData) -> None:
        self.most = said.most

    def able(self, s: Wall, scene: Scene) -> bool:
        return any(s.stock[scene.clan])

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        clan = scene.clan
        for left in range(self.most, 0, -1):
            own = [Goods(kind) for kind in RESOURCES if s.stock[clan][kind]]
            given = yield from one_or_none(clan, WHAT_TO_GIVE, own, "rules.pay", n=left)
            if given is None:
                return left < self.most
            s.pay(clan, given.resource, 1)
            others = [Goods(kind) for kind in RESOURCES if kind != given.resource]
            wanted = yield from one_of(clan, WHICH_GOODS, others, "rules.unlimited", n=1)
            s.gain(clan, wanted.resource, 1)
        return True


class Manual(Op):
    """Something that only one card does."""

    def __init__(self, said: data.ManualData) -> None:
        self.can, self.do = MANUAL[said.what] if said.what in MANUAL else TOGETHER[said.what]
        self.n = reckoned(said.n)

    def able(self, s: Wall, scene: Scene) -> bool:
        return self.can(s, scene)

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        return (yield from self.do(s, scene, self.n(s, scene)))


MADE_FROM: Final[dict[type[data.OpData], Callable[[Any], Op]]] = {
    data.GainData: Gain,
    data.PayData: Pay,
    data.PromoteData: Promote,
    data.AttackData: Attack,
    data.WoundData: Wound,
    data.RecruitData: Recruit,
    data.BuildData: Build,
    data.MoveData: Move,
    data.SaveData: Save,
    data.TeaData: Tea,
    data.ClerksData: Clerks,
    data.AvertData: Avert,
    data.RewardData: Reward,
    data.MajorityData: Majority,
    data.ExchangeData: Exchange,
    data.ManualData: Manual,
}


def made(said: tuple[data.Do, ...]) -> tuple[Op, ...]:
    """What data say is done, ready to be done."""
    return tuple(MADE_FROM[type(one)](one) for one in said)
