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
    "wall": """\
Seats are counted from the one that looks (or chooses), on round the table; owners are the seats and then the clans
that the rules run: Qin, the Reed Clan. Locations, resources, soldiers and sections are numbered as in
`lexludi.games.wall.rules.box.codes`; -1 is the pool. Horde n is of type n // 3, and its back points at section n % 3.
Generals, advisors, tactics, artifacts, demands, events and command cards are numbered as in the data; a power is a
general or, after all generals, an advisor.

""",
    "harrow": """\
Seats are counted from the one that looks (or chooses), on round the table; owners are the seats and then the factions
that the rules run. Hexes are numbered column by column from the west, each from the north: 0 is a1, 30 is e5, the
middle. Terrains, jars, ability tokens and units are numbered as in `lexludi.games.harrow.rules.box.codes`; colours of
cubes, legends, cards, tiles, tokens of the Family, offers, quests and cards of the Fair Folk as in the data. Boards
of those who do not play are zeros. Where fields stand together (`origin, to`), each pair that there can be has an id.

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
    head = HEAD.format(title=game.about("en").title, game=name)
    return (
        f"{head}{TELLS[name]}"
        f"## Observations\n\n{observer.size:,} numbers.\n\n{observations(observer)}"
        f"\n## Actions\n\n{numbered.size:,} ids, with any number of seats.\n\n{actions(numbered)}"
    )


if __name__ == "__main__":
    sys.exit(main())
