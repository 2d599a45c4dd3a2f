"""Law 9.3.4, 9.7.1, 14.3.2: the items under the ruins."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS, VAGABOND
from lexludi.games.root.rules.events import FROM_RUIN, TookItem
from lexludi.games.root.rules.prompts import PLACE, note
from lexludi.games.root.rules.state import Root
from lexludi.locale import N_

"""The source of an item in `TookItem`."""


def populate_ruins(s: Root) -> None:
    """Law 9.3.4, 14.3.2: a random item under each ruin; with two Vagabonds two of both sets (9.7.1)."""
    sets = max(1, s.setting.factions.count(VAGABOND))
    items = [ITEMS.index(name) for name, count in data.items().ruin_items.items() for _ in range(sets * count)]
    s.chance.shuffle(items, "ruins")
    for at in s.setting.plan.ruins:
        s.ruins[at] = tuple(sorted(items[:sets]))
        items = items[sets:]
    for at in s.setting.plan.ruins:
        for item in s.ruins[at]:
            s.box[item] -= 1


RUIN_REMOVED: Final = note("ruin-removed", N_("The ruin in {at} is empty and goes."), at=PLACE)


def take_from_ruin(s: Root, seat: int, at: int, item: int, law: str) -> None:
    """Take an item from under a ruin; the ruin goes with its last one (Law 9.5.3, 14.4.1)."""
    left = list(s.ruins[at])
    left.remove(item)
    s.ruins[at] = tuple(left)
    s.tell(TookItem(seat, item, FROM_RUIN))
    if not left:
        s.ruined[at] = False
        s.open_slots(at)
        s.note(seat, RUIN_REMOVED, law, at=at)
