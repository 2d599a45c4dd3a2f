"""The results of a tournament as one HTML page, with its plots inline: it needs no script and no other file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from lexludi.arena.standings import (
    Share,
    both,
    by_lineup,
    chair,
    curves,
    faction,
    lengths,
    meetings,
    player,
    ratings,
    shares,
)
from lexludi.arena.tournament import Played
from lexludi.draw.svg import Element, circle, line, number, path, rect, svg, text
from lexludi.locale import Language
from lexludi.rating import Skill

INK = "#222"
FAINT = "#bbb"
COLOURS = ("#1b6ca8", "#c0392b", "#2e7d32", "#b8860b", "#6a3d9a", "#00838f", "#ad1457", "#5d4037", "#455a64", "#9e9d24")
DASHES = ("none", "6 3", "2 3", "8 3 2 3")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem }
h1, h2 { line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .8rem; border-bottom: 1px solid #ccc; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; margin: .5rem 0 1.5rem }
"""
WIDTH = 720.0
LEFT = 210.0
RIGHT = 60.0


def page(name: str, results: Sequence[Played], speech: Language) -> str:
    """The whole page."""
    _ = speech.gettext
    body = [
        f"<h1>{escape(name)}</h1>",
        f"<p>{escape(speech.ngettext('{n} game', '{n} games', len(results)))}</p>",
        section(_("Ratings"), rating_table(ratings(results), speech)),
    ]
    met = meetings(results)
    if met:
        body.append(section(_("Who against whom"), meeting_table(met, speech)))
    for title, by in (
        (_("Wins by agent"), player),
        *([(_("Wins by line-up"), by_lineup)] if len({played.lineup for played in results}) > 1 else []),
        (_("Wins by faction"), faction),
        (_("Wins by agent and faction"), both),
        (_("Wins by seat"), chair),
    ):
        found = shares(results, by)
        body.append(section(title, share_table(found, speech), str(share_plot(found, title, speech))))
    title = _("Mean points by round")
    body.append(section(title, str(curve_plot(curves(results, both), title, speech))))
    title = _("Games by length in rounds")
    body.append(section(title, str(length_plot(lengths(results), title, speech))))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(name)}</title>'
    return (
        f'<!doctype html>\n<html lang="{speech.code}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body>\n{chr(10).join(body)}\n</body></html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part of the page under its title."""
    return f"<section><h2>{escape(title)}</h2>\n{chr(10).join(parts)}</section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def rating_table(found: Mapping[str, Skill], speech: Language) -> str:
    """The ratings, a line a player."""
    _ = speech.gettext
    rows = [[name, f"{s.least:.1f}", f"{s.mu:.1f}", f"± {2 * s.sigma:.1f}"] for name, s in found.items()]
    return table([_("Player"), _("At least"), _("Skill"), _("Unsure by")], rows)


def meeting_table(met: Mapping[tuple[str, str], tuple[int, int]], speech: Language) -> str:
    """A row and a column for everybody: won by whom the row is, of the games in which both sat."""
    names = sorted({one for one, _other in met})
    rows = [
        [one, *("–" if (one, other) not in met else "{} / {}".format(*met[one, other]) for other in names)]
        for one in names
    ]
    return table([speech.gettext("Won by, of the games with"), *names], rows)


def share_table(found: Sequence[Share], speech: Language) -> str:
    """The shares of won games, a line a player."""
    _ = speech.gettext
    rows = [
        [s.name, str(s.games), str(s.wins), f"{s.rate:.1%}", f"{s.low:.1%} – {s.high:.1%}", f"{s.score:.1f}"]
        for s in found
    ]
    heads = [_("Player"), _("Games"), _("Wins"), _("Share"), _("95 % interval"), _("Mean score")]
    return table(heads, rows)


def share_plot(found: Sequence[Share], title: str, speech: Language) -> Element:
    """A dot for each rate, on a line as long as its interval."""
    height = 26.0 * len(found) + 34
    wide = WIDTH - LEFT - RIGHT
    parts: list[Element] = []
    for tenth in range(0, 11, 2):
        x = LEFT + wide * tenth / 10
        parts += [line(x, 8, x, height - 26, stroke=FAINT), text(x, height - 8, f"{tenth * 10} %", 12, anchor="middle")]
    for n, share in enumerate(found):
        y = 22 + 26.0 * n
        low, high, at = (LEFT + wide * p for p in (share.low, share.high, share.rate))
        parts += [
            text(LEFT - 10, y + 4, shortened(share.name), 13, anchor="end"),
            line(low, y, high, y, stroke=COLOURS[0], stroke_width=3),
            circle(at, y, 5, fill=COLOURS[0]),
            text(WIDTH - RIGHT + 10, y + 4, f"{share.rate:.0%}", 13),
        ]
    told = "; ".join(f"{s.name} {s.rate:.0%} ({s.low:.0%} – {s.high:.0%})" for s in found)
    return svg((0, 0, WIDTH, height), *parts, title=title, description=told, language=speech.code, fill=INK)


def curve_plot(found: Mapping[str, Sequence[float]], title: str, speech: Language) -> Element:
    """A line for each name."""
    height, low, top = 340.0, 300.0, 16.0
    wide = WIDTH - LEFT - 40
    rounds = max((len(row) for row in found.values()), default=1)
    most = max((max(row) for row in found.values() if row), default=1.0) or 1.0
    parts: list[Element] = []
    for part in range(5):
        y = low - (low - top) * part / 4
        parts += [
            line(40, y, 40 + wide, y, stroke=FAINT),
            text(34, y + 4, number(most * part / 4, 1), 12, anchor="end"),
        ]
    for n, (name, row) in enumerate(found.items()):
        colour, dash = COLOURS[n % len(COLOURS)], DASHES[n // 3 % len(DASHES)]
        spots = [
            f"{40 + wide * (r + 1) / rounds:.1f} {low - (low - top) * points / most:.1f}"
            for r, points in enumerate(row)
        ]
        parts.append(
            path(f"M40 {low}L" + "L".join(spots), fill="none", stroke=colour, stroke_width=2, stroke_dasharray=dash)
        )
        y = 22 + 20.0 * n
        parts += [
            line(wide + 56, y, wide + 80, y, stroke=colour, stroke_width=3, stroke_dasharray=dash),
            text(wide + 86, y + 4, shortened(name, 22), 12),
        ]
        height = max(height, y + 20)
    for r in sorted({1, *(round(rounds * part / 4) for part in range(1, 5))} - {0}):
        parts.append(text(40 + wide * r / rounds, low + 18, str(r), 12, anchor="middle"))
    told = "; ".join(f"{name} {row[-1]:.1f}" for name, row in found.items() if row)
    return svg((0, 0, WIDTH, height), *parts, title=title, description=told, language=speech.code, fill=INK)


def length_plot(found: Mapping[int, int], title: str, speech: Language) -> Element:
    """A bar for every number of rounds."""
    height, low = 220.0, 190.0
    most = max(found.values(), default=1)
    first, last = min(found, default=0), max(found, default=0)
    step = (WIDTH - 60) / (last - first + 1)
    labels = max(1, (last - first) // 12)
    parts: list[Element] = []
    for rounds, games in found.items():
        x = 40 + step * (rounds - first)
        tall = (low - 24) * games / most
        parts.append(rect(x + step * 0.1, low - tall, step * 0.8, tall, fill=COLOURS[0]))
    for rounds in range(first, last + 1, labels):
        parts.append(text(40 + step * (rounds - first + 0.5), low + 18, str(rounds), 12, anchor="middle"))
    parts += [line(40, low, WIDTH - 20, low, stroke=INK), text(34, low - (low - 24) + 4, str(most), 12, anchor="end")]
    told = "; ".join(f"{rounds}: {games}" for rounds, games in found.items())
    return svg((0, 0, WIDTH, height), *parts, title=title, description=told, language=speech.code, fill=INK)


def shortened(name: str, most: int = 28) -> str:
    """A name that is not too long for its place."""
    return name if len(name) <= most else name[: most - 1] + "…"
