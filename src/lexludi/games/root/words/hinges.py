"""What the words of Root's options hinge on, beside the options themselves (see `Words.hinge`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.box.codes import PIECES, PLOTS
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.parts.options import Act, At, Card, Count, Whom, Yes


def on_nothing(names: RootNames, view: View, ask: Ask) -> Hashable:
    return ()


def on_the_map(names: RootNames, view: View, ask: Ask) -> Hashable:
    return str(view["map"])


def on_the_deck(names: RootNames, view: View, ask: Ask) -> Hashable:
    return str(view["deck_name"])


def on_who_plays(names: RootNames, view: View, ask: Ask) -> Hashable:
    return view["map"], names.cast(view)


def on_whose_things(names: RootNames, view: View, ask: Ask) -> Hashable:
    return prompts.whose(ask)


def on_the_pawn(names: RootNames, view: View, ask: Ask) -> Hashable:
    """Whoever moves from where the pawn stands goes without warriors."""
    return view["map"], view["pawns"][prompts.whose(ask)]


def on_the_land(names: RootNames, view: View, ask: Ask) -> Hashable:
    """A clearing is told with its suit, and with a plot that lies there."""
    owners = view["owners"]
    if "plot" not in owners:
        return view["map"], tuple(view["suits"])
    secret = view["boards"][owners["plot"]].get("secret")
    up = tuple([tuple(view["pieces"][PIECES[kind]]) for kind in PLOTS])
    return view["map"], tuple(view["suits"]), up, None if secret is None else tuple(secret)


HINGES: Final[dict[type[Option], Callable[[RootNames, View, Ask], Hashable]]] = {
    Pass: on_nothing,
    Act: on_nothing,
    Yes: on_nothing,
    Count: on_nothing,
    At: on_the_land,
    Card: on_the_deck,
    Whom: on_who_plays,
    o.Move: on_the_pawn,
    o.Ferry: on_the_pawn,
    o.Battle: on_who_plays,
    o.Build: on_the_map,
    o.Craft: on_the_deck,
    o.Use: on_the_deck,
    o.Decree: on_the_deck,
    o.Retinue: on_the_deck,
    o.Dominance: on_the_deck,
    o.Take: on_the_deck,
    o.Leader: on_nothing,
    o.Minister: on_nothing,
    o.Mood: on_nothing,
    o.Character: on_nothing,
    o.Suit: on_nothing,
    o.Price: on_nothing,
    o.Ware: on_nothing,
    o.Path: on_nothing,
    o.Quest: on_nothing,
    o.Item: on_whose_things,
    o.Waystation: on_the_map,
    o.Hire: on_who_plays,
}
"""Not of those whose words tell more: prices, relics, pieces that lie there, set-up cards, what concerns whom."""
