"""What of The Great Wall can be replaced by the printed figures and cards of one's own box, and what must hold then."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from lexludi.games.wall.cards.data import PowersData, TacticData, formula
from lexludi.games.wall.rules.box import data
from lexludi.kernel.boxes import Box, Files, check_all, check_one

LISTS: Final[tuple[tuple[str, str, tuple[type[msgspec.Struct], ...]], ...]] = (
    ("hordes", "horde", (data.Horde,)),
    ("hordes", "coop_horde", (data.Horde,)),
    ("hordes", "ability", (data.Ability,)),
    ("commands", "command", (data.Command,)),
    ("commands", "reed_command", (data.Command,)),
    ("commands", "solo_command", (data.Command,)),
    ("generals", "general", (data.General, PowersData)),
    ("generals", "coop_general", (data.General, PowersData)),
    ("advisors", "advisor", (data.Card, PowersData)),
    ("tactics", "tactic", (data.Tactic, TacticData)),
    ("tactics", "coop_tactic", (data.Tactic, TacticData)),
    ("artifacts", "artifact", (data.Artifact,)),
    ("demands", "demand", (data.Demand,)),
    ("events", "event", (data.Happening,)),
)
"""File, list, and what one of it says."""
SAID: Final = {"when": "moment", "window": "moment", "needs": "condition", "what": "effect of its own"}
"""Keys in cards whose values the rules know by name."""
FIXED: Final = ("resource", "soldier", "location", "section", "clan", "run_clan")
"""Lists of the boards whose ids the rules know, in this order."""
POSITIVE: Final = ("clerks_hired", "offer", "horde_rows", "shame_for_each", "advisors_for_honor_of_qin")
"""Figures without which there is no game."""
LETTERS: Final = frozenset("-WSGCBTH")
COLUMNS: Final = 6


def mistakes(files: Files) -> Iterator[str]:
    """A sentence for everything that the rules could not play with."""
    found = [*check_one("boards.toml", files["boards"], data.Boards)]
    for file, kind, shapes in LISTS:
        found += check_all(file, kind, files[file].get(kind), *shapes)
    if not found:  # whatever is there has its shape
        found += [*boards(files), *hordes(files), *commands(files), *generals(files), *cards(files), *court(files)]
    yield from found


def boards(files: Files) -> Iterator[str]:
    raw = files["boards"]
    ours = tomllib.loads(BOX.text("boards"))
    for kind in FIXED:
        wanted = ids(ours[kind])
        if ids(raw[kind]) != wanted:
            yield f"boards.toml: every {kind} must be there, in this order: {', '.join(wanted)}."
    levels = len(ours["wall"]["defense"])
    for name in ("defense", "firing_spots"):
        if len(raw["wall"][name]) != levels:
            yield f"boards.toml, wall: {name} needs {levels} numbers, one for each level from 0."
    for name in ("wall", "overseer"):
        if len(raw["prices"][name]) != len(ours["prices"][name]):
            yield f"boards.toml, prices: {name} needs {len(ours['prices'][name])} numbers."
    for players, needed in ours["demands"].items():
        if len(raw["demands"].get(players, ())) != len(needed):
            yield f"boards.toml: demands for {players} players needs {len(needed)} numbers, one for each level."
    if [side["players"] for side in raw["side"]] != [side["players"] for side in ours["side"]]:
        yield "boards.toml: there is a side for 3 players, then one for 4."
    for side, our in zip(raw["side"], ours["side"], strict=False):
        where = f"boards.toml, side for {side['players']} players"
        if len(side["slots"]) != len(our["slots"]):
            yield f"{where}: slots needs {len(our['slots'])} numbers, one for each regular location."
        if len(side["hordes"]) != len(side["casualties"]):
            yield f"{where}: hordes and casualties need a number for each year."
        if not all(side["slots"]):
            yield f"{where}: every regular location needs a position for a clerk."
    for name in POSITIVE:
        if raw[name] < 1:
            yield f"boards.toml: {name} must be at least 1."
    if any(n < 0 for n in numbers(raw)):
        yield "boards.toml: no number can be below 0."


def hordes(files: Files) -> Iterator[str]:
    known = ids(tomllib.loads(BOX.text("hordes"))["ability"])
    if ids(files["hordes"]["ability"]) != known:
        yield f"hordes.toml: every ability must be there, in this order: {', '.join(known)}."
    for kind in ("horde", "coop_horde"):
        for card in files["hordes"][kind]:
            where = f"hordes.toml, {kind} {card['id']}"
            if card.get("ability", "") not in ("", *known):
                yield f"{where}: the rules know no ability {card['ability']!r}; there are {', '.join(known)}."
            rows = [row.split() for row in card["spots"]]
            if any(len(row) != COLUMNS for row in rows):
                yield f"{where}: spots are two rows of {COLUMNS} marks with spaces between them."
            elif all(mark == "." for row in rows for mark in row):
                yield f"{where}: a horde needs at least one spot."
            for mark in sorted({mark for row in rows for mark in row if mark != "." and not is_reward(mark)}):
                yield f"{where}: {mark!r} is no spot; write ., -, W, S, G, C, B, T or H with a number."
            if card["power"] < 0 or card["honor"] < 0:
                yield f"{where}: power and honor cannot be below 0."


def is_reward(mark: str) -> bool:
    return mark[0] in LETTERS and (mark[1:] == "" or mark[1:].isdigit())


def commands(files: Files) -> Iterator[str]:
    known = ids(files["commands"]["command"])
    gains = {*ids(files["boards"]["resource"]), "any", "build", "tactic", "honor"}
    for card in files["commands"]["solo_command"]:
        if card.get("stands_for", "") not in known:
            yield f"commands.toml, solo_command {card['id']}: stands_for must be one of {', '.join(known)}."
    for kind in ("command", "reed_command", "solo_command"):
        for card in files["commands"][kind]:
            for frame in card["frame"]:
                where = f"commands.toml, {kind} {card['id']}"
                if frame.get("after", "") not in ("", *known):
                    yield f"{where}: no command card is called {frame['after']!r}."
                for what in sorted(set(frame.get("gain", {})) - gains):
                    yield f"{where}: nobody can gain {what!r}; there are {', '.join(sorted(gains))}."


def generals(files: Files) -> Iterator[str]:
    resources = set(ids(files["boards"]["resource"]))
    for kind in ("general", "coop_general"):
        for card in files["generals"][kind]:
            for what in sorted(set(card["start"]) - resources):
                yield f"generals.toml, {kind} {card['id']}: nobody starts with {what!r}."
        tea = [card["tea"] for card in files["generals"][kind]]
        if len(set(tea)) < len(tea):
            yield f"generals.toml: every {kind} needs a tea number of its own."


def cards(files: Files) -> Iterator[str]:
    """Cards do what our own can do too: the moments, conditions, prices and numbers that these name are known."""
    ours = {file: tomllib.loads(BOX.text(file)) for file in ("generals", "advisors", "tactics")}
    known = {(key, name) for raw in ours.values() for key, name in said(raw)}
    for file, kind, _ in LISTS:
        for card in files[file][kind] if file in ours else ():
            where = f"{file}.toml, {kind} {card['id']}"
            for key, name in sorted(set(said(card)) - known):
                if key == "amount":
                    try:
                        formula(name)
                    except ValueError as wrong:
                        yield f"{where}: {wrong}."
                else:
                    others = sorted(other for of, other in known if of == key)
                    yield f"{where}: the rules know no {key} {name!r}; there are {', '.join(others)}."


def court(files: Files) -> Iterator[str]:
    """Demands ask for what can be given; what events do at once, the rules know by their names."""
    given = {*ids(files["boards"]["resource"]), "honor", "soldier", "cavalry", "clerk", "advisor"}
    for card in files["demands"]["demand"]:
        for what in sorted({*card.get("each", {}), *card.get("of_four", {})} - given):
            yield f"demands.toml, demand {card['id']}: nobody can give {what!r}; there are {', '.join(sorted(given))}."
    ours = tomllib.loads(BOX.text("events"))["event"]
    for card in files["events"]["event"]:
        changes = {one.get("changes", "") for one in ours}
        if card.get("changes", "") not in changes:
            yield f"events.toml, event {card['id']}: nothing changes {card['changes']!r}."
        if not card.get("lasts") and card["id"] not in [one["id"] for one in ours if not one.get("lasts")]:
            yield f"events.toml, event {card['id']}: the rules know no such event that happens at once."


def said(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """The names that cards say and the rules must know: of what kind, and the name."""
    if isinstance(value, dict):
        for inner, what in value.items():
            if inner == "price" and isinstance(what, dict):
                yield from (("price", thing) for thing in what)
            if inner in ("id", "ours", "op", "location") or inner.startswith(("name_", "text_")):
                continue
            yield from said(what, inner)
    elif isinstance(value, list):
        for what in value:
            yield from said(what, key)
    elif isinstance(value, str):
        yield SAID.get(key, "amount"), value


def ids(raw: Any) -> list[str]:
    return [one["id"] for one in raw]


def numbers(value: Any) -> Iterator[int]:
    """Every number in there."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, int):
        yield value


BOX: Final = Box(
    data.PACKAGE,
    ("boards", "hordes", "commands", "generals", "advisors", "tactics", "artifacts", "demands", "events"),
    mistakes,
)
