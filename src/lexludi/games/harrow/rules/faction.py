"""What a faction does in its own way. Each has a folder in `factions`, and declares itself there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexludi.games.harrow.rules.box.printed import FACTION_NAMES, LEGENDS_OF
from lexludi.kernel.ask import Menu
from lexludi.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from lexludi.games.harrow.rules.state import Harrow


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """Who plays: where its way of doing something differs, it says so."""

    name: str = ""
    turn: str = "turn"
    """The step that begins a turn of it."""
    weathers: bool = False
    """Whether entering a storm costs it nothing more."""
    plays_in_turn: bool = False
    """Whether it may play cards before and after its actions."""

    def leaders(self) -> tuple[int, ...]:
        """Law 2.setup.A.1: the legends that can lead it."""
        return LEGENDS_OF[FACTION_NAMES.index(self.name)]

    def abilities(self, s: Harrow, seat: int) -> None:
        """What the abilities jar does: steps for the agenda."""

    def track(self, s: Harrow, seat: int) -> None:
        """What the legend track does, with all scrolls on it."""

    def first_scroll(self, s: Harrow, seat: int) -> None:
        """What the first scroll of the track does."""

    def spawns(self, s: Harrow, seat: int) -> list[int]:
        """Law 1.spawn.1: where its haints come to, room or not."""
        found = [at for at in dict.fromkeys(s.legends[seat]) if at >= 0]
        if s.setting.home[seat] not in found:
            found.append(s.setting.home[seat])
        return found

    def extras(self, s: Harrow, seat: int, menu: Menu) -> None:
        """What it may do before or after the action of its jar."""

    def played(self, s: Harrow, seat: int, card: int) -> None:
        """Where a card goes that was played."""
        s.camps[seat].cards.discard(card)

    def collect(self, s: Harrow, seat: int, kind: int) -> None:
        """A token that is no scroll was collected."""

    def tidy(self, s: Harrow, seat: int) -> None:
        """What happens with tokens after all were collected: steps for the agenda."""

    def offer_raids(self, s: Harrow, seat: int, origin: int, menu: Menu) -> None:
        """What of it a fighter can attack from a hex, where that is not units."""

    def escapes(self, s: Harrow, seat: int, token: int) -> bool:
        """Whether a legend of it that is about to be devoured gets away."""
        return False

    def goal(self, s: Harrow, seat: int) -> None:
        """Law 1.cleanup.3: what it does for its goal at the end of its turn."""


DECLARED: Final[dict[str, Faction]] = {}
"""Everybody who can play, by name."""


def declare(faction: Faction) -> Faction:
    DECLARED[faction.name] = faction
    return faction
