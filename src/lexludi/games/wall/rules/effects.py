"""What a card does: conditions, and one thing after another. The things themselves are in `cards`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.native import mypyc_attr

Condition: TypeAlias = Callable[[Wall, Scene], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One thing that an effect does. A `gate` is a price: what comes after it is done only if it is paid."""

    gate = False

    def able(self, s: Wall, scene: Scene) -> bool:
        """Whether it would change anything."""
        return True

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        """Do it; whether anything was done."""
        raise NotImplementedError


class Effect:
    """What is done if all conditions hold, in order, as far as possible; and what is done if nothing was."""

    TURN: ClassVar[int] = 1
    YEAR: ClassVar[int] = 2

    def __init__(
        self, needs: tuple[Condition, ...], ops: tuple[Op, ...], otherwise: tuple[Op, ...] = (), once: int = 0
    ) -> None:
        self.needs = needs
        self.ops = ops
        self.otherwise = otherwise
        self.once = once
        """In what a power can be used only once: a turn, a year."""

    def used(self, s: Wall, scene: Scene) -> bool:
        marks = s.used_in_turn if self.once == self.TURN else s.used_in_year
        return self.once != 0 and bool(marks >> scene.source & 1)

    def able(self, s: Wall, scene: Scene) -> bool:
        """Whether it would change anything now."""
        if self.once and self.used(s, scene):
            return False
        for holds in self.needs:
            if not holds(s, scene):
                return False
        some = False
        for op in self.ops:
            can = op.able(s, scene)
            if op.gate and not can:
                return bool(self.otherwise)
            some = some or (can and not op.gate)
        return some or bool(self.otherwise)

    def run(self, s: Wall, scene: Scene) -> Flow[bool]:
        """Whether anything was done."""
        if not self.able(s, scene):
            return False
        done = False
        for op in self.ops:
            if not op.able(s, scene):
                if op.gate:
                    break
                continue
            did = yield from op.run(s, scene)
            if op.gate and not did:
                break
            done = done or did
        if not done:
            for op in self.otherwise:
                done = (yield from op.run(s, scene)) or done
        if done and self.once == self.TURN:
            s.used_in_turn |= 1 << scene.source
        elif done and self.once == self.YEAR:
            s.used_in_year |= 1 << scene.source
        return done
