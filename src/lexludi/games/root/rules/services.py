"""Law 11.2.7: what others have bought of the Riverfolk for their turn, and what it changes for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexludi.games.root.rules.box.codes import BIRDSONG, DAYLIGHT, NOBODY
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.position import Lines
from lexludi.parts.positions import index

if TYPE_CHECKING:
    from lexludi.games.root.rules.state import Root

SERVICES: Final = "services"


class Services(Drawer):
    """Who has bought riverboats, and who mercenaries, this turn."""

    def __init__(self) -> None:
        self.boater = NOBODY
        """The seat for which rivers are paths (Law 11.2.7.II)."""
        self.hirer = NOBODY
        """The seat that has paid for mercenaries (Law 11.2.7.III)."""

    def copy(self) -> Services:
        bought = Services()
        bought.boater = self.boater
        bought.hirer = self.hirer
        return bought

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"riverboats": self.boater, "mercenaries": self.hirer}

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        buyers = (("riverboats", self.boater), ("mercenaries", self.hirer))
        return [(service, "" if seat == NOBODY else naming.owners[seat]) for service, seat in buyers]

    def read(self, lines: Lines, naming: Naming) -> None:
        self.boater = buyer(lines, "riverboats", naming)
        self.hirer = buyer(lines, "mercenaries", naming)


def buyer(lines: Lines, service: str, naming: Naming) -> int:
    name = lines.take(service, "")
    return index(naming.owners[: naming.players], name, service) if name else NOBODY


def open_business(setting: Setting, company: int) -> None:
    """Law 11.2: the Riverfolk, human or bot, take part."""
    setting.company = company
    setting.drawers[SERVICES] = Services
    for seat in range(setting.players):
        setting.adjoining[seat].append(along_rivers)
    setting.claims.append(claim_mercenaries)
    setting.on_turn.append(put_boats_away)
    setting.on_phase.append(call_mercenaries)
    setting.on_turn_end.append(dismiss_mercenaries)


def services(s: Root) -> Services:
    """What has been bought of the Riverfolk, who take part."""
    bought = s.drawers[SERVICES]
    assert isinstance(bought, Services)
    return bought


# 11.2.7.II Riverboats


def swims(s: Root, seat: int) -> bool:
    """Law 11.2.2, 11.2.7.II: whether rivers are paths for that seat."""
    company = s.setting.company
    return company != NOBODY and (seat == company or seat == services(s).boater)


def along_rivers(s: Root, seat: int, at: int) -> tuple[int, ...]:
    """Law 2.2.1: the clearings adjacent by water."""
    return s.setting.plan.rivers[at] if swims(s, seat) else ()


def put_boats_away(s: Root, seat: int) -> None:
    """Riverboats are for one turn."""
    services(s).boater = NOBODY


# 11.2.7.III Mercenaries


def hires(s: Root, seat: int) -> bool:
    """Law 11.2.7.III: whether that seat treats warriors of the Riverfolk as its own now."""
    return s.setting.company != NOBODY and services(s).hirer == seat and s.phase != BIRDSONG


def fighters(s: Root, seat: int, at: int) -> int:
    """The warriors of a clearing that a seat can battle with, mercenaries included."""
    own = s.warriors[seat][at]
    return own + s.warriors[s.setting.company][at] if hires(s, seat) else own


def enemy_pieces(s: Root, seat: int, at: int) -> int:
    """Law G.1.10, G.1.21: how many pieces all enemies have in a clearing; warriors that a player has hired are none."""
    count = 0
    for enemy in s.enemies(seat):
        count += s.warriors[enemy][at] + s.buildings[enemy][at] + s.tokens[enemy][at]
        if enemy == s.setting.company and hires(s, seat):
            count -= s.warriors[enemy][at]
        if s.pawns[enemy] == at:
            count += 1
    return count


def claim_mercenaries(s: Root, strength: list[int], at: int) -> None:
    """Law 2.5: mercenaries count for who hired them (ruling R60)."""
    seat = services(s).hirer
    if seat != NOBODY and s.phase != BIRDSONG:
        hired = s.warriors[s.setting.company][at]
        strength[seat] += hired
        strength[s.setting.company] -= hired


def call_mercenaries(s: Root) -> None:
    """They are there from Daylight on."""
    if s.phase == DAYLIGHT and services(s).hirer != NOBODY:
        s.settle_all()


def dismiss_mercenaries(s: Root, seat: int) -> None:
    """They are there for one turn."""
    bought = services(s)
    if bought.hirer != NOBODY:
        bought.hirer = NOBODY
        s.settle_all()
