"""Write down what observations and action ids of each game mean, into docs/rl-GAME.md: `make numbers`."""

import sys
from pathlib import Path

from lexludi.envs.actions import Actions
from lexludi.envs.describe import actions, observations
from lexludi.envs.observe import Observer
from lexludi.kernel import catalog

DOCS = Path(__file__).resolve().parent.parent / "docs"
SEATS = 4

HEAD = """# {title} as numbers

What [programs that learn](rl.md) see of {title} with four seats, and the ids of what they do. Made by `make numbers`;
`python -m lexludi.envs.describe {game} 3` prints the same for three seats.

"""
TELLS = {
    "root": """\
Seats are counted from the one that looks (or chooses), on round the table; owners are the seats and then the three
hirelings. Places are 0 for the Burrow, 1 to 12 for the clearings, and 13 and more for the forests. Cards are numbered
as in the deck, items, pieces and suits as in `lexludi.games.root.rules.box.codes`. Boards of factions that do not play
are zeros.

""",
    "oath": """\
Seats are counted from the one that looks (or chooses), on round the table; owners are the seats and then the
bandits. Places are the eight slots of the map from top to bottom; where a prompt speaks of a board as a place, they go
on with the boards, the Chancellor's first. Cards have the numbers of the chronicle's save string: denizens to 197,
edifices from 198, Visions from 210, banners 215 and 216, relics from 218; the power of site n is 240 + n, that of a
space of the Reliquary 264 + n. Suits are numbered as in `lexludi.games.oath.rules.box.codes`.

""",
}
"""The games that have a page, and what its numbers are."""


def main() -> int:
    stale = 0
    for game in TELLS:
        page = DOCS / f"rl-{game}.md"
        text = written(game)
        if "--check" not in sys.argv:
            page.write_text(text, "utf-8")
        elif not page.exists() or page.read_text("utf-8") != text:
            stale = 1
    return stale


def written(name: str) -> str:
    game = catalog.game(name)
    observer, numbered = Observer(game, SEATS), Actions(game, SEATS)
    return (
        f"{HEAD.format(title=name.capitalize(), game=name)}{TELLS[name]}"
        f"## Observations\n\n{observer.size:,} numbers.\n\n{observations(observer)}"
        f"\n## Actions\n\n{numbered.size:,} ids, with any number of seats.\n\n{actions(numbered)}"
    )


if __name__ == "__main__":
    sys.exit(main())
