"""Write down what Root's observations and action ids mean, into docs/rl-root.md: `make numbers`."""

import sys
from pathlib import Path

from lexludi.envs.actions import Actions
from lexludi.envs.describe import actions, observations
from lexludi.envs.observe import Observer
from lexludi.kernel import catalog

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rl-root.md"
SEATS = 4

HEAD = """# Root as numbers

What [programs that learn](rl.md) see of Root with four seats, and the ids of what they do. Made by `make numbers`;
`python -m lexludi.envs.describe root 3` prints the same for three seats.

Seats are counted from the one that looks (or chooses), on round the table; owners are the seats and then the three
hirelings. Places are 0 for the Burrow, 1 to 12 for the clearings, and 13 and more for the forests. Cards are numbered
as in the deck, items, pieces and suits as in `lexludi.games.root.rules.box.codes`. Boards of factions that do not play
are zeros.

"""


def main() -> int:
    page = written()
    if "--check" in sys.argv:
        return int(not PAGE.exists() or PAGE.read_text("utf-8") != page)
    PAGE.write_text(page, "utf-8")
    return 0


def written() -> str:
    root = catalog.game("root")
    observer, numbered = Observer(root, SEATS), Actions(root, SEATS)
    return (
        f"{HEAD}## Observations\n\n{observer.size:,} numbers.\n\n{observations(observer)}"
        f"\n## Actions\n\n{numbered.size:,} ids, with any number of seats.\n\n{actions(numbered)}"
    )


if __name__ == "__main__":
    sys.exit(main())
