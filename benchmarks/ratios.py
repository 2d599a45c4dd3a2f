"""How many times faster than the peers we are: what is compared with the baseline, as machines differ."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

from benchmarks.peers import PEERS

BASELINE = Path(__file__).parent / "baseline.json"
SLOWER = 0.20
"""How much a ratio may fall below the baseline."""
COMPARED = (
    ("decisions/s", "catanatron", "decisions/s"),
    ("decisions/s", "openspiel", "backgammon decisions/s"),
    ("decisions/s", "openspiel", "chess decisions/s"),
    ("replay decisions/s", "catanatron", "decisions/s"),
    ("playout decisions/s", "catanatron", "decisions/s"),
    ("cut playouts/s", "catanatron", "decisions/s"),
    ("simulations/s", "catanatron", "decisions/s"),
    ("clone µs", "catanatron", "clone µs"),
    ("full clone µs", "catanatron", "clone µs"),
    ("view µs", "catanatron", "clone µs"),
    ("steps/s", "pettingzoo", "connect four steps/s"),
    ("steps/s", "pettingzoo", "chess steps/s"),
    ("steps/s", "openspiel", "connect four steps/s"),
    ("steps/s", "openspiel", "chess steps/s"),
)
"""Our figure, the peer, and which of its figures."""

Figures = dict[str, float]
Seconds = dict[str, dict[str, list[float]]]


def ratios(measured: Seconds) -> Figures:
    """Each the median, over all rounds, of the peer's seconds over ours in the same round."""
    found: Figures = {}
    for name, figures in measured.items():
        if name in PEERS:
            continue
        for figure, peer, its in COMPARED:
            ours, theirs = figures.get(figure), measured.get(peer, {}).get(its)
            if ours and theirs:
                title = f"{name}: {figure} × {peer} {its}"
                found[title] = median(b / a for a, b in zip(ours, theirs, strict=True))
    return found


def compare(now: Figures, baseline: Figures) -> dict[str, str]:
    """A line for each ratio that both have."""
    return {
        name: f"{name}: {now[name]:.3g}, was {before:.3g} ({now[name] / before - 1:+.0%})"
        for name, before in baseline.items()
        if name in now
    }


def fallen(now: Figures, baseline: Figures) -> list[str]:
    """The ratios that fell too far.

    A figure of ours compared with several engines falls when it falls beside each of them: how fast an engine in
    another language is beside Python differs from one machine to the next, and so would tell of the machine.
    """
    both = {name: now[name] / before for name, before in baseline.items() if name in now}
    best: Figures = {}
    for name, change in both.items():
        figure = name.partition(" × ")[0]
        best[figure] = max(best.get(figure, 0.0), change)
    return [name for name in both if best[name.partition(" × ")[0]] < 1 - SLOWER]


def read(path: Path = BASELINE) -> Figures:
    found: Figures = json.loads(path.read_text("utf-8"))["ratios"]
    return found


def write(now: Figures, about: dict[str, str], path: Path = BASELINE) -> None:
    """Keep the ratios, with what they were measured on."""
    kept = about | {"ratios": {name: float(f"{value:.4g}") for name, value in now.items()}}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
