"""The boards of bots as text: difficulty and traits, the order, and what is each bot's own."""

from __future__ import annotations

from lexludi.games.root.bots.services import PRICES, TEN
from lexludi.games.root.bots.sheets import Sheet, Trait, difficulties, sheets
from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.found import words_of_bot
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_


def bot_board(names: RootNames, view: View, seat: int) -> Facts:
    """What every bot has, then its own."""
    return [
        (N_("Difficulty"), difficulty(names, view, seat)),
        (N_("Traits"), ", ".join(names.of(trait) for trait in traits(view, seat))),
        (N_("Order"), order(names, view, seat)),
        *words_of_bot(view["factions"][seat]).board(names, view, seat),
    ]


def sheet(view: View, seat: int) -> Sheet:
    return sheets()[view["factions"][seat]]


def difficulty(names: RootNames, view: View, seat: int) -> str:
    return names.of(difficulties()[view["boards"][seat]["difficulty"]])


def difficulty_text(names: RootNames, bot: Sheet, level: str) -> str:
    """What a bot's difficulty changes, as a sentence or two."""
    harder = bot.difficulty
    easy, hard = (harder.easy_cs, harder.hard_cs) if names.code == "cs" else (harder.easy_en, harder.hard_en)
    if level == "nightmare":
        return f"{hard} {names.gettext('It scores a point every Evening.')}"
    return {"easy": easy, "challenging": hard}.get(level, names.gettext("Plays as its board says."))


def traits(view: View, seat: int) -> list[Trait]:
    bits = view["boards"][seat]["traits"]
    return [trait for n, trait in enumerate(sheet(view, seat).traits) if bits >> n & 1]


def trait_text(names: RootNames, trait: Trait) -> str:
    return trait.text_cs if names.code == "cs" else trait.text_en


def order(names: RootNames, view: View, seat: int) -> str:
    """The order card; a bot that takes its order from elsewhere has a suit only."""
    board = view["boards"][seat]
    if board["order"] >= 0:
        return names.card(view, board["order"])
    return names.suit(board["suit"]) if board["suit"] >= 0 else ""


def price_of_robots(view: View, seat: int) -> int:
    """Law of Rootbotics 9.2.3: what that player pays for a service."""
    points: int = view["points"][seat]
    return PRICES[min(points // TEN, len(PRICES) - 1)]
