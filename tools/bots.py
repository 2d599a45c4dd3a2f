"""Let the bots of the Law of Rootbotics play each other and write the tables of docs/bots.md: `make bots`."""

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from rich.progress import track

from lexludi.games.root.setups import LEVELS, sheets
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- tables: make bots -->", "<!-- end of tables -->"
PLAYERS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="matches for each difficulty")
    arguments = parser.parse_args()
    tables = "\n\n".join(table(level, arguments.games) for level in LEVELS)
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}", "utf-8")


def table(level: str, games: int) -> str:
    """How often each bot won, and how far it came, in matches of four drawn at random."""
    chance = Chance.of(f"bots {level}")
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: defaultdict[str, int] = defaultdict(int)
    rounds: defaultdict[str, int] = defaultdict(int)
    for n in track(range(games), level):
        bots = list(sheets())
        chance.shuffle(bots)
        bots = bots[:PLAYERS]
        match = Match.set_up("root", seats=[f"bot:{bot}@{level}" for bot in bots], seed=f"{level} {n}", track=False)
        assert match.result is not None
        for seat, bot in enumerate(bots):
            played[bot] += 1
            won[bot] += seat in match.result.winners
            points[bot] += match.result.scores[seat]
            rounds[bot] += match.game.rounds(match.state)
    lines = [
        f"**{level}** ({games} matches)",
        "",
        "| Bot | Matches | Won | Mean points | Mean rounds |",
        "| --- | --- | --- | --- | --- |",
    ]
    for bot in sorted(played, key=lambda name: -won[name] / played[name]):
        count = played[bot]
        share = f"{100 * won[bot] / count:.0f} %"
        lines.append(f"| {bot} | {count} | {share} | {points[bot] / count:.1f} | {rounds[bot] / count:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
