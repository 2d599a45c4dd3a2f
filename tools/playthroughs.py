"""Write the golden playthroughs anew, each from its own first lines: `make playthroughs`. Read the diff, then commit.

`--add GAME NAME SEED SEATS [OPTIONS]` begins another one; options are JSON.
"""

import argparse
import json
from pathlib import Path

from rich.progress import track

from lexludi.kernel.about import Setup
from lexludi.testing.playthrough import Start, playthrough

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--add", nargs="+", metavar="WORD", help="GAME NAME SEED SEATS [OPTIONS]")
    parser.add_argument("--only", default="", metavar="GAME", help="those of this game only")
    arguments = parser.parse_args()
    if arguments.add:
        game, name, seed, seats, *options = arguments.add
        setup = Setup(tuple(seats.split()), json.loads(options[0]) if options else {})
        path = FOLDER / game / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(Start(game, setup, seed).write(), "utf-8")
    for path in track(sorted((FOLDER / arguments.only).rglob("*.txt")), "playing"):
        path.write_text(playthrough(Start.read(path.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
