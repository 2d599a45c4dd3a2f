"""Play many random matches of every game through the contract: `make fuzz GAMES=5000 SEED=7`."""

import argparse
import sys

from rich.progress import track

from lexludi.kernel import catalog
from lexludi.testing import ContractBroken, Setup, contract
from lexludi.testing.bot_setups import bot_setups
from lexludi.testing.root_setups import root_setups

SKIRMISH = [Setup(("a", "b")), Setup(("a", "b", "c")), Setup(("a", "b", "c", "d"))]
BATCH = 20


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="matches of each game")
    parser.add_argument("--seed", type=int, default=1, help="where to begin; the same seed plays the same matches")
    parser.add_argument("--only", default="", help="one of: skirmish, root, root with bots")
    arguments = parser.parse_args()
    everything = {
        "skirmish": ("skirmish", SKIRMISH * arguments.games),
        "root": ("root", root_setups(arguments.games, arguments.seed)),
        "root with bots": ("root", bot_setups(arguments.games * 3 // 5, arguments.seed)),
    }
    for name, (game, setups) in everything.items():
        if arguments.only and name != arguments.only:
            continue
        decisions = 0
        games = min(arguments.games, len(setups))
        for batch in track(range(0, games, BATCH), name):
            seed = arguments.seed * 1_000_000 + batch
            try:
                some = setups[batch : min(batch + BATCH, games)]
                report = contract(catalog.game(game), some, len(some), seed)
            except ContractBroken as broken:
                print(f"{name}, seed {seed}: {broken}", file=sys.stderr)
                return 1
            decisions += report.decisions
        print(f"{name}: {games} matches, {decisions} decisions, every promise held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
