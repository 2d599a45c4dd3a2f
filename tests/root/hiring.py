"""Tables with hirelings: one that matters, and two that keep quiet."""

from __future__ import annotations

from lexludi.games.root.hirelings.board import HirelingBoard, hireling
from lexludi.games.root.rules.options import Hire
from tests.root.table import Table, lay

QUIET = ("corvid_spies-demoted", "vault_keepers-demoted", "flame_bearers-demoted", "sunward_expedition-demoted")
STEPS = {
    "daylight": "extras 0; pause 0",
    "birdsong": "hirelings.birdsong 0; pause 0",
    "end": "hirelings.end 0; pause 0",
}


def table(
    name: str, *lines: str, seats: str = "marquise eyrie", hired: str = "", when: str = "daylight", step: str = ""
) -> Table:
    """The first seat on turn, in control of the hireling unless `hired` says otherwise; what these lines add."""
    card = name.removesuffix("-demoted")
    others = [quiet for quiet in QUIET if not quiet.startswith(card)][:2]
    first = seats.split()[0].partition(":")[0]
    control = f"hired: {card}={hired or first}:2" if hired != "nobody" else "turn: 1"
    written = [
        "map: autumn",
        f"seats: {seats}",
        f"hirelings: {name} {' '.join(others)}",
        f"active: {first} {'birdsong' if when == 'birdsong' else 'daylight'}",
        f"next: {step or STEPS[when]}",
    ]
    added = {line.partition(":")[0] for line in lines}
    written += [line for line in (control,) if line.partition(":")[0] not in added]
    return lay("\n".join([*(line for line in written if line.partition(":")[0] not in added), *lines]))


def owner(t: Table) -> int:
    """The hireling that matters."""
    return t.s.players


def card(t: Table) -> HirelingBoard:
    return hireling(t.s, owner(t))


def band(t: Table, at: int) -> int:
    """Its warriors in a clearing."""
    return t.s.warriors[owner(t)][at]


def use(t: Table, deed: str) -> Table:
    """Its controller does what the card offers."""
    return t.choose(Hire(owner(t), deed))


def offers(t: Table, deed: str) -> bool:
    return t.offers(Hire(owner(t), deed))
