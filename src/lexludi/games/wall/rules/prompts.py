"""What The Great Wall asks and tells, declared beside the rule that does: where it is gathered, and kinds of values."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.prompts import Kind, Labels, Notes, Prompts, Reasons
from lexludi.locale import N_

SEAT: Final = Kind("seat")
LOCATION: Final = Kind("location")
SECTION: Final = Kind("section")
RESOURCE: Final = Kind("resource")
SOLDIER: Final = Kind("soldier")
SPOT: Final = Kind("spot")
HORDE: Final = Kind("horde")
COMMAND: Final = Kind("command")
GENERAL: Final = Kind("general")
ADVISOR: Final = Kind("advisor")
POWER: Final = Kind("power")
"""A general, or an advisor."""
MOMENT: Final = Kind("moment")
"""When a tactic can be played."""
DEMAND: Final = Kind("demand")
HAPPENING: Final = Kind("happening")
COUNT: Final = Kind("count")

prompt: Final = Prompts()
note: Final = Notes()
reason: Final = Reasons()
decision: Final = Notes()
"""What Qin chooses; `criterion` says why."""
criterion: Final = Labels()
ending: Final = Labels()
"""How a match ends."""

# What several chapters tell

GAINED: Final = note("gained", N_("{seat} gains {goods}: {n}."), goods=RESOURCE, n=COUNT)
PAID: Final = note("paid", N_("{seat} pays {goods}: {n}."), goods=RESOURCE, n=COUNT)
HONORED: Final = note("honored", N_("{seat} gains honor: {n}."), n=COUNT)
DISHONORED: Final = note("dishonored", N_("{seat} loses honor: {n}."), n=COUNT)
