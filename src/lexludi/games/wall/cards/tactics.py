"""Tactics: from their data to the moments at which they can be played."""

from __future__ import annotations

from lexludi.games.wall.cards import data
from lexludi.games.wall.cards.ops import made
from lexludi.games.wall.cards.powers import conditions
from lexludi.games.wall.rules.effects import Effect
from lexludi.games.wall.rules.tactics import Tactic, declare


def declare_tactics() -> None:
    for n, said in enumerate([*data.tactics(), *data.tactics(True)]):
        needs = conditions(said.needs)
        basic = Effect(needs, made(said.basic))
        boosted = Effect(needs, made(said.boosted))
        declare(said.window, Tactic(n, said.boost, basic, boosted, said.after))
