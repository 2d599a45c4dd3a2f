"""The figures of a run as one HTML page with bars, which needs no script and no other file."""

from __future__ import annotations

from html import escape

from lexludi.draw.svg import Element, rect, svg, text

Figures = dict[str, float]
WIDTH, LEFT, STEP = 720.0, 300.0, 24.0
STYLE = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}svg{width:100%}"


def page(about: dict[str, str], tables: dict[str, Figures]) -> str:
    """A picture for each table."""
    facts = ", ".join(f"{name} {value}" for name, value in about.items())
    body = "\n".join(f"<h2>{escape(name)}</h2>\n{bars(name, figures)}" for name, figures in tables.items() if figures)
    head = f'<meta charset="utf-8"><title>Lex Ludi: benchmarks</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}</head><body><h1>Benchmarks</h1><p>{escape(facts)}</p>\n'
        f"{body}\n</body></html>\n"
    )


def bars(name: str, figures: Figures) -> Element:
    """A bar for each figure, as long as its share of the longest."""
    most = max(figures.values())
    parts: list[Element] = []
    for n, (what, value) in enumerate(figures.items()):
        y = STEP * n
        long = (WIDTH - LEFT - 90) * value / most
        parts += [
            text(LEFT - 8, y + 16, what if len(what) < 44 else what[:43] + "…", 12, anchor="end"),
            rect(LEFT, y + 4, long, STEP - 8, fill="#1b6ca8"),
            text(LEFT + long + 6, y + 16, f"{value:,.0f}" if value >= 100 else f"{value:.2f}", 12),
        ]
    told = "; ".join(f"{what} {value:.2f}" for what, value in figures.items())
    return svg((0, 0, WIDTH, STEP * len(figures) + 4), *parts, title=name, description=told)
