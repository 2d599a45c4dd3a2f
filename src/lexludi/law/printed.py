"""Rules that are printed on components: the cards, traits and sides that a game's data lists already.

    [[printed]]
    file = "data/hirelings.toml"
    path = "hireling.promoted"
    number = "side"
    kind = "side"
    chapter = "hirelings"

makes every promoted side a rule: `side.forest_patrol.promoted`. Its title and text are those of the data, so nothing is
written twice; it is cited, shown and counted like any other rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where such things are listed: the table in a file of data, the kind of rule they are, and how numbers begin."""

    file: str
    path: str
    number: str
    kind: str
    chapter: str
    below: str = ""
    """The folder of the file, where it is not the law's own."""

    def rules(self, home: Path) -> Iterator[dict[str, Any]]:
        """Each of them as the fields of a rule."""
        data = msgspec.toml.decode((home / self.below / self.file).read_bytes())
        for ids, entry in _walk(data, self.path.split("."), ()):
            yield {
                "id": ".".join((self.number, *ids)),
                "kind": self.kind,
                "chapter": self.chapter,
                **{f"title_{lang}": entry[f"name_{lang}"] for lang in ("en", "cs")},
                **{f"text_{lang}": _text(entry, lang) for lang in ("en", "cs")},
            }


def _walk(data: Any, path: list[str], ids: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """What the path leads to, with the ids on the way: an element of a list has one, a table is known by its key."""
    if not path:
        yield ids, data
        return
    below = data[path[0]]
    if isinstance(below, dict):
        yield from _walk(below, path[1:], (*ids, path[0]))
    else:
        for element in below:
            yield from _walk(element, path[1:], (*ids, element["id"]))


def _text(entry: dict[str, Any], lang: str) -> str:
    """What it says: its text, or how it is set up and then its effects."""
    parts = [entry.get(f"setup_{lang}", ""), entry.get(f"text_{lang}", "")]
    parts += [effect[f"text_{lang}"] for effect in entry.get("effects", ())]
    return " ".join(filter(None, parts))
