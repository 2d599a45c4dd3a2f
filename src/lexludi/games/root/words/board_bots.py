"""The boards of bots as text: difficulty and traits, the order, and what is each bot's own."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.duchy import NAMED
from lexludi.games.root.bots.eyrie import COLUMNS
from lexludi.games.root.bots.lizards import CONSPIRACIES
from lexludi.games.root.bots.services import PRICES, TEN
from lexludi.games.root.bots.sheets import Sheet, Trait, difficulties, sheets
from lexludi.games.root.rules import data
from lexludi.games.root.rules.codes import ITEMS
from lexludi.games.root.words.names import Names
from lexludi.kernel.words import View
from lexludi.locale import N_

Facts = list[tuple[str, str]]
READY: Final = N_("Ready")
EXHAUSTED: Final = N_("Exhausted")
DAMAGED: Final = N_("Damaged")
SPENT: Final = N_("Damaged and exhausted")
ON_TRACK: Final = N_("On the battle track")
SPENT_ON_TRACK: Final = N_("On the battle track, exhausted")
HEAPS: Final = (READY, EXHAUSTED, DAMAGED, SPENT, ON_TRACK, SPENT_ON_TRACK)
"""A Vagabot's items by how they lie."""
MINISTERS: Final = (
    N_("One more hit as attacker where a tunnel is."),
    N_("A warrior joins the building with the fewest."),
    N_("One more warrior comes to the Burrow."),
    N_("Digs again; three warriors suffice."),
    N_("Builds once more."),
    N_("Gives up a warrior where most are, for a point."),
    N_("A point for each citadel on the map."),
    N_("A point for each market on the map."),
    N_("Two points if all three tunnels are on the map."),
)
"""What each minister of the Drillbit Duchy does, from top to bottom (Law of Rootbotics 10.7)."""
CONSPIRACY_NAMES: Final = (N_("Convert"), N_("Crusade"), N_("Sanctify"))


def bot_board(names: Names, view: View, seat: int) -> Facts:
    """What every bot has, then its own."""
    return [
        (N_("Difficulty"), difficulty(names, view, seat)),
        (N_("Traits"), ", ".join(names.of(trait) for trait in traits(view, seat))),
        (N_("Order"), order(names, view, seat)),
        *BOT_BOARDS[view["factions"][seat]](names, view, seat),
    ]


def sheet(view: View, seat: int) -> Sheet:
    return sheets()[view["factions"][seat]]


def difficulty(names: Names, view: View, seat: int) -> str:
    return names.of(difficulties()[view["boards"][seat]["difficulty"]])


def difficulty_text(names: Names, bot: Sheet, level: str) -> str:
    """What a bot's difficulty changes, as a sentence or two."""
    harder = bot.difficulty
    easy, hard = (harder.easy_cs, harder.hard_cs) if names.code == "cs" else (harder.easy_en, harder.hard_en)
    if level == "nightmare":
        return f"{hard} {names.gettext('It scores a point every Evening.')}"
    return {"easy": easy, "challenging": hard}.get(level, names.gettext("Plays as its board says."))


def traits(view: View, seat: int) -> list[Trait]:
    bits = view["boards"][seat]["traits"]
    return [trait for n, trait in enumerate(sheet(view, seat).traits) if bits >> n & 1]


def trait_text(names: Names, trait: Trait) -> str:
    return trait.text_cs if names.code == "cs" else trait.text_en


def order(names: Names, view: View, seat: int) -> str:
    """The order card; a bot that takes its order from elsewhere has a suit only."""
    board = view["boards"][seat]
    if board["order"] >= 0:
        return names.card(view, board["order"])
    return names.suit(board["suit"]) if board["suit"] >= 0 else ""


def price(view: View, seat: int) -> int:
    """Law of Rootbotics 9.2.3: what that player pays for a service."""
    points: int = view["points"][seat]
    return PRICES[min(points // TEN, len(PRICES) - 1)]


# Each bot


def marquise(names: Names, view: View, seat: int) -> Facts:
    return []


def eyrie(names: Names, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    columns = []
    for suit in COLUMNS:
        cards = [names.card(view, card) for card in decree(names, view, seat)[suit]]
        if cards:
            columns.append(f"{names.suit(suit)} [{', '.join(cards)}]")
    return [(N_("Decree"), ", ".join(columns)), (N_("Loyal viziers"), str(board["viziers"]))]


def decree(names: Names, view: View, seat: int) -> list[list[int]]:
    """The columns by suit; the viziers lie in the last one, the birds'."""
    board = view["boards"][seat]
    first = names.pack(view).size
    columns: list[list[int]] = [list(column) for column in board["decree"]]
    columns[-1] += range(first, first + board["viziers"])
    return columns


def alliance(names: Names, view: View, seat: int) -> Facts:
    return []


def vagabond(names: Names, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    facts = [(N_("Character"), names.of(data.vagabonds()[board["character"]]) if board["character"] else "")]
    facts += [(word, items(names, heap)) for word, heap in zip(HEAPS, board["heaps"], strict=True)]
    facts.append((N_("Quest"), names.quest(board["quest"]) if board["quest"] >= 0 else ""))
    facts.append((N_("Quests completed"), ", ".join(names.quest(quest) for quest in board["quests"])))
    covered = [f"{names.place(view, at)} ({names.item(item).lower()})" for at, item in board["blocks"]]
    facts.append((N_("Slots covered for good"), ", ".join(covered)))
    return facts


def items(names: Names, heap: list[int]) -> str:
    held = ((names.item(item).lower(), heap[item]) for item in range(len(ITEMS)) if heap[item])
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in held)


def lizards(names: Names, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    return [
        (N_("Acolytes"), str(board["acolytes"])),
        (N_("Last conspiracy"), conspiracy(names, board["marker"])),
        (N_("Revealed"), names.cards(view, board["revealed"])),
    ]


def conspiracy(names: Names, space: int) -> str:
    return names.gettext(CONSPIRACY_NAMES[CONSPIRACIES[space]])


def riverfolk(names: Names, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    paid = [f"{names.label(view, p)} ×{n}" for p, n in enumerate(board["payments"]) if n]
    conditions = [names.gettext(word) for key, word in CONDITIONS.items() if board[key]]
    buyers = ((N_("Riverboats for"), view["riverboats"]), (N_("Mercenaries for"), view["mercenaries"]))
    return [
        (N_("Market"), names.cards(view, board["market"])),
        (N_("Payments"), ", ".join(paid)),
        (N_("Protectionism"), ", ".join(conditions)),
        *((word, names.label(view, buyer) if buyer >= 0 else "") for word, buyer in buyers),
    ]


CONDITIONS: Final = {"shield": N_("shield: no payments"), "sword": N_("sword: empty supply")}
"""When the Riverfolk Robots grow angry."""


def duchy(names: Names, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    return [
        (N_("Ministers with crowns"), " ".join(minister(names, n) for n in board["crowned"])),
        (N_("Ambushes"), names.cards(view, board["ambushes"])),
    ]


def minister(names: Names, n: int) -> str:
    """A minister with what he does: `Banker: Builds once more.`."""
    return f"{names.minister(NAMED[n])}: {effect(names, n)}"


def effect(names: Names, n: int) -> str:
    return names.gettext(MINISTERS[n])


def corvids(names: Names, view: View, seat: int) -> Facts:
    up = sum(sum(row) for kind, row in view["pieces"].items() if kind.startswith("plot_"))
    return [(N_("Plots in supply"), str(view["stock"]["plot"] - up))]


BOT_BOARDS: Final = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "lizards": lizards,
    "riverfolk": riverfolk,
    "duchy": duchy,
    "corvids": corvids,
}
