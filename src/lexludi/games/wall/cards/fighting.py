"""What cards do on the field: attacks, wounds, soldiers moved and saved, rewards and claims."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.cards import data
from lexludi.games.wall.cards.amounts import reckoned
from lexludi.games.wall.rules.attack import attack_over, attack_with, blows_of, fighters
from lexludi.games.wall.rules.box.codes import (
    ARCHER,
    CHI,
    HORSEMAN,
    SOLDIERS,
)
from lexludi.games.wall.rules.box.printed import NOTHING, SPOTS
from lexludi.games.wall.rules.effects import Op
from lexludi.games.wall.rules.gaining import gain
from lexludi.games.wall.rules.killing import rescue
from lexludi.games.wall.rules.locations.logistics import move_soldiers, waiting
from lexludi.games.wall.rules.options import Cover, Rescue, Shoot
from lexludi.games.wall.rules.prompts import COUNT, prompt
from lexludi.games.wall.rules.scenes import Blow, Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none

WHO_IS_RESCUED: Final = prompt(
    "rescue", N_("Choose a soldier who is saved ({n} left)."), n=COUNT, passes=N_("Save no more")
)
WHERE_TO_WOUND: Final = prompt("wound", N_("Choose what is wounded ({n} left)."), n=COUNT)
WHICH_REWARD: Final = prompt("reward", N_("Choose a spot whose reward you take once more."), passes=N_("Not this time"))


class Attack(Op):
    """Law attack.other.1: soldiers who wait, or archers on the wall."""

    def __init__(self, said: data.AttackData) -> None:
        self.count = reckoned(said.count)
        self.kinds = (ARCHER,) if said.who == "archer" else SOLDIERS
        self.rest = said.origin != "firing"
        self.wall = said.origin != "rest"
        self.one_section = said.sections == "one"
        self.joins = said.sections == "same"
        """Whether it belongs to the attack under way, instead of being one of its own."""

    def sections(self, s: Wall, scene: Scene) -> tuple[int, ...]:
        if self.joins:
            return tuple(sorted({blow.section for blow in scene.blows}))
        return s.setting.sections

    def able(self, s: Wall, scene: Scene) -> bool:
        if self.count(s, scene) < 1:
            return False
        ready = fighters(s, scene.clan, self.sections(s, scene), self.kinds, self.rest, self.wall)
        return any(blows_of(s, fighter) for fighter in ready)

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        ready = fighters(s, scene.clan, self.sections(s, scene), self.kinds, self.rest, self.wall)
        blows = yield from attack_with(s, scene.clan, ready, self.count(s, scene), self.one_section)
        if self.joins:
            scene.blows += blows
        else:
            yield from attack_over(s, scene.clan, blows)
        return bool(blows) or ready != fighters(
            s, scene.clan, self.sections(s, scene), self.kinds, self.rest, self.wall
        )


class Wound(Op):
    """Wounds on a card that was attacked, or anywhere in its section."""

    def __init__(self, said: data.WoundData) -> None:
        self.count = reckoned(said.count)
        self.whole_section = said.where == "section"
        self.archers = said.attacker == "archer"

    def targets(self, s: Wall, scene: Scene) -> list[Shoot]:
        rows: set[tuple[int, int]] = set()
        for blow in scene.blows:
            if blow.kind == ARCHER or not self.archers:
                in_section = range(len(s.hordes[blow.section]))
                rows |= {(blow.section, row) for row in (in_section if self.whole_section else (blow.row,))}
        return [Shoot(section, row, spot) for section, row in sorted(rows) for spot in s.hordes[section][row].bare()]

    def able(self, s: Wall, scene: Scene) -> bool:
        return self.count(s, scene) > 0 and bool(self.targets(s, scene))

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        targets = self.targets(s, scene)
        for left in range(self.count(s, scene), 0, -1):
            if not targets:
                break
            choice = yield from one_of(scene.clan, WHERE_TO_WOUND, targets, "attack.wound", n=left)
            s.wound(scene.clan, choice.section, choice.row, choice.spot)
            targets.remove(choice)
            if not self.whole_section:
                targets = [one for one in targets if (one.section, one.row) == (choice.section, choice.row)]
        return True


class Move(Op):
    """Law staging.3: soldiers go from one staging area to another."""

    def __init__(self, said: data.MoveData) -> None:
        pass

    def able(self, s: Wall, scene: Scene) -> bool:
        return any(any(s.staged[section][scene.clan]) for section in s.setting.sections)

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        return (yield from move_soldiers(s, scene.clan, waiting))


class Save(Op):
    """Law kill.save, for another price: one's own soldiers, or anybody's."""

    def __init__(self, said: data.SaveData) -> None:
        self.count = reckoned(said.count)
        self.price = said.price
        self.anybodys = said.whose == "any"
        self.kinds = (ARCHER,) if said.who == "archer" else SOLDIERS

    def doomed(self, s: Wall, scene: Scene) -> list[Rescue]:
        """Who can be saved, by clan and kind."""
        assert scene.deaths is not None
        together = scene.deaths.together if self.anybodys else [scene.deaths]
        return [
            Rescue(deaths.clan, kind)
            for deaths in together
            for kind in self.kinds
            if deaths.doomed[kind] and s.is_person(deaths.clan)
        ]

    def able(self, s: Wall, scene: Scene) -> bool:
        if scene.deaths is None or s.stock[scene.clan][CHI] < self.price or self.count(s, scene) < 1:
            return False
        return bool(self.doomed(s, scene))

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        assert scene.deaths is not None
        by_clan = {deaths.clan: deaths for deaths in scene.deaths.together}
        saved = 0
        for left in range(self.count(s, scene), 0, -1):
            options = self.doomed(s, scene)
            if not options or s.stock[scene.clan][CHI] < self.price:
                break
            choice: Rescue | None = options[0]
            total = sum(by_clan[one.seat].doomed[one.kind] for one in options)
            if self.price or (left < total and len(options) > 1):
                choice = yield from one_or_none(scene.clan, WHO_IS_RESCUED, options, "kill.save", n=left)
            if choice is None:
                break
            s.pay(scene.clan, CHI, self.price)
            rescue(s, by_clan[choice.seat], choice.kind)
            saved += 1
        return saved > 0


class Reward(Op):
    """What is printed on covered spots, once more."""

    def __init__(self, said: data.RewardData) -> None:
        self.spots = said.spots
        self.riders = said.attacker == "horseman"

    def rewarding(self, s: Wall, blow: Blow) -> list[Cover]:
        """The spots of a blow that have a reward."""
        printed = SPOTS[s.hordes[blow.section][blow.row].card]
        return [Cover(blow.section, blow.row, spot) for spot in blow.spots if printed[spot][0] != NOTHING]

    def blows(self, s: Wall, scene: Scene) -> list[Blow]:
        return [
            blow
            for blow in scene.blows
            if (blow.kind == HORSEMAN or (not self.riders and blow.kind != ARCHER)) and self.rewarding(s, blow)
        ]

    def able(self, s: Wall, scene: Scene) -> bool:
        return bool(self.blows(s, scene))

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        blows = self.blows(s, scene)
        options = [option for blow in blows for option in self.rewarding(s, blow)]
        taken: list[Cover] = []
        if len(blows) == 1 and len(options) <= self.spots and self.riders:
            taken = options
        else:
            choice = yield from one_or_none(scene.clan, WHICH_REWARD, options, "attack.staging.spearman")
            if choice is None:
                return False
            blow = next(blow for blow in blows if choice in self.rewarding(s, blow))
            taken = [choice, *(one for one in self.rewarding(s, blow) if one != choice)][: self.spots]
        for one in taken:
            yield from gain(s, scene.clan, (SPOTS[s.hordes[one.section][one.row].card][one.spot],))
        return True


class Majority(Op):
    """Law defeat.3: so many spots more count."""

    def __init__(self, said: data.MajorityData) -> None:
        self.spots = said.spots

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        assert scene.defeat is not None
        scene.defeat.more[scene.clan] += self.spots
        yield from ()
        return True
