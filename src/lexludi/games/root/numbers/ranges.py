"""How many there are of everything in Root: what bounds its numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import FACTIONS, GARDENS, ITEMS, PIECES, PLACES, SUITS, WARRIOR
from lexludi.games.root.rules.box.printed import pack

PACKS: Final = [pack(name) for name in data.decks()]
MAPS: Final = data.maps().values()
SHEETS: Final = data.factions()
HIRELINGS: Final = data.hirelings()

PLAYERS: Final = max(data.common().reach_by_players)
HIRED: Final = HIRELINGS.in_play
FACTION: Final = range(len(FACTIONS))

CLEARING: Final = range(1, PLACES)
PLACE: Final = range(PLACES)
"""The Burrow and the clearings."""
ANYWHERE: Final = range(PLACES + max(len(chart.forests) for chart in MAPS))
"""Also the forests."""
CLOSED: Final = tuple(sorted({path for chart in MAPS for path in chart.closed_paths}))
PATHS: Final = tuple(sorted({path for chart in MAPS for path in (*chart.paths, *chart.closed_paths)}))
SLOTS: Final = max(clearing.slots for chart in MAPS for clearing in chart.clearings) + max(
    landmark.extra_slots for landmark in data.landmarks().values()
)

DECK: Final = range(max(deck.size for deck in PACKS))
CARD: Final = range(max(len(deck.names) for deck in PACKS))
"""Also viziers and retainers."""
DOMINANCE: Final = tuple(sorted({card for deck in PACKS for card in DECK if deck.dominance[card]}))

SUIT: Final = range(len(SUITS))
ITEM: Final = range(len(ITEMS))
HIDDEN: Final = [[-1] * n for n in range(len(DECK) + 1)]
"""Cards that one does not see, so many of them."""
GARDEN: Final = range(len(GARDENS))
QUEST: Final = range(len(data.quests()))
LANDMARK: Final = range(len(data.landmarks()))
WARES: Final = max(landmark.hidden_cards for landmark in data.landmarks().values())
MINISTER: Final = range(len(SHEETS["duchy"].ministers))
DICE: Final = max(data.dice()["battle"].faces)
CONTROL: Final = max(data.dice()["control_all"].faces + data.dice()["control_gold"].faces)

TROOPS: Final = max(*(sheet.warriors for sheet in SHEETS.values()), *(h.pieces.warriors for h in HIRELINGS.hireling))
"""The warriors of one owner."""
COUNTS: Final = (
    {kind.id: kind.count for sheet in SHEETS.values() for kind in (*sheet.buildings, *sheet.tokens)}
    | {"foothold": max(h.pieces.footholds for h in HIRELINGS.hireling)}
    | {"vault": max(h.pieces.vaults for h in HIRELINGS.hireling)}
)
"""The buildings and tokens of each kind."""
CRAFTING: Final = max(sum(COUNTS.get(kind, 0) for kind in sheet.craft_pieces) for sheet in SHEETS.values())
"""The crafting pieces of one faction."""
RUIN_ITEMS: Final = 2
"""The items under a ruin, where two Vagabonds play (Law 9.7.1)."""
TOKENS: Final = max(
    data.items().supply.get(item, 0)
    + RUIN_ITEMS * data.items().ruin_items.get(item, 0)
    + data.items().starting_pool.get(item, 0)
    + max(h.pieces.clubs for h in HIRELINGS.hireling) * (item == "club")
    for item in ITEMS
)
"""The items of one kind."""
TRIGGERS: Final = sum(COUNTS[name] for name in PIECES[WARRIOR + 1 :] if name != "plot") + 2 * len(CLEARING)
"""What a removal can set off at most: something for every building and token, and for warriors twice a clearing."""
