"""Play many random matches of every game through the contract: `make fuzz GAMES=5000 SEED=7`."""

import argparse
import sys

from rich.progress import track

from lexludi.kernel import catalog
from lexludi.testing import ContractBroken, contract

BATCH = 20


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="matches of each game")
    parser.add_argument("--seed", type=int, default=1, help="where to begin; the same seed plays the same matches")
    parser.add_argument("--only", default="", metavar="GAME", help="play this game only")
    arguments = parser.parse_args()
    for name in [arguments.only] if arguments.only else catalog.names():
        game = catalog.game(name)
        setups = game.setups(arguments.games, arguments.seed)
        decisions = 0
        for batch in track(range(0, arguments.games, BATCH), name):
            seed = arguments.seed * 1_000_000 + batch
            some = setups[batch : batch + BATCH]
            try:
                decisions += contract(game, some, len(some), seed).decisions
            except ContractBroken as broken:
                print(f"{name}, seed {seed}: {broken}", file=sys.stderr)
                return 1
        print(f"{name}: {len(setups)} matches, {decisions} decisions, every promise held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
