"""Our figures over the peers', measured in one run: what is compared with the baseline, as machines differ."""

from __future__ import annotations

import json
from pathlib import Path

BASELINE = Path(__file__).parent / "baseline.json"
SLOWER = 0.20
"""How much a ratio may fall below the baseline."""
LOWER_IS_BETTER = "µs"
FIGURES = ("decisions/s", "clone µs", "full clone µs", "view µs", "replay decisions/s", "cut playouts/s")
"""What is compared with the figures of catanatron: speeds with its decisions a second, times with its copy."""

Figures = dict[str, float]


def best(rounds: list[Figures]) -> Figures:
    """The best of several rounds: what else the machine does makes a round slower, never faster."""
    return {name: (min if LOWER_IS_BETTER in name else max)(figures[name] for figures in rounds) for name in rounds[0]}


def ratios(results: dict[str, Figures], curves: dict[str, dict[str, Figures]]) -> Figures:
    """How many times faster than the peers we are, each a number that should not fall."""
    found: Figures = {}
    base = results.get("catanatron")
    for name, figures in results.items():
        for figure in FIGURES if base and ", " in name else ():
            assert base is not None
            if figure in figures:
                slow = LOWER_IS_BETTER in figure
                ratio = base["clone µs"] / figures[figure] if slow else figures[figure] / base["decisions/s"]
                found[f"{name}: {figure} × catanatron"] = ratio
        spiel = results.get("openspiel")
        if spiel and ", " in name:
            for game in ("backgammon", "chess"):
                found[f"{name}: decisions/s × OpenSpiel {game}"] = figures["decisions/s"] / spiel[f"{game} decisions/s"]
    zoo = results.get("pettingzoo")
    for build, measured in curves.items():
        steps = measured["environment steps/s"] if zoo else {}
        for game, speed in steps.items():
            assert zoo is not None
            for peer in ("connect four", "chess"):
                found[f"{game}, {build}: steps/s × PettingZoo {peer}"] = speed / zoo[f"{peer} steps/s"]
    return found


def compare(now: Figures, baseline: Figures) -> tuple[list[str], list[str]]:
    """A line for each ratio that both have, and one for each that fell too far."""
    lines: list[str] = []
    fallen: list[str] = []
    for name, before in baseline.items():
        if name in now:
            change = now[name] / before - 1
            line = f"{name}: {now[name]:.2f}, was {before:.2f} ({change:+.0%})"
            lines.append(line)
            if change < -SLOWER:
                fallen.append(line)
    return lines, fallen


def read(path: Path = BASELINE) -> Figures:
    found: Figures = json.loads(path.read_text("utf-8"))["ratios"]
    return found


def write(now: Figures, path: Path = BASELINE) -> None:
    kept = {"ratios": {name: round(value, 3) for name, value in now.items()}}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
