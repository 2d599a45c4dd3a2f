"""A picture in parts: every group with an id is one, so that only those that changed need be sent.

The text of a part has a hole (`<g data-part="clearing-5"/>`) where another part stands in it; the outermost has the
name "".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

GROUP: Final = re.compile(r"<(/?)g\b([^>]*)>")
HOLE: Final = '<g data-part="{}"/>'
ID: Final = ' id="'


class Drawing:
    """A picture cut into parts; two with the same mark are the same."""

    __slots__ = ("mark", "parts")

    def __init__(self, parts: Mapping[str, str], mark: str) -> None:
        self.parts = parts
        self.mark = mark

    @staticmethod
    def of(picture: str) -> Drawing:
        """A picture cut into its parts, with its mark."""
        return Drawing(cut(picture), blake2b(picture.encode(), digest_size=8).hexdigest())

    def since(self, old: Drawing) -> dict[str, str]:
        """The parts that changed, or are new."""
        before = old.parts
        return {name: text for name, text in self.parts.items() if before.get(name) != text}


def cut(picture: str) -> dict[str, str]:
    """The parts of a picture by their ids. Names are unique in a picture, and `>` stands in no attribute."""
    parts: dict[str, str] = {}
    names, texts = [""], [[""]]
    nested: list[bool] = []  # for each group that is open, whether it is a part
    done = 0
    for tag in GROUP.finditer(picture):
        start, end = tag.span()
        closes, attributes = tag.groups()
        if closes:
            if nested.pop():
                texts[-1].append(picture[done:end])
                done = end
                parts[names.pop()] = "".join(texts.pop())
            continue
        empty = attributes.endswith("/")
        at = attributes.find(ID)
        if at < 0:
            if not empty:
                nested.append(False)
            continue
        at += len(ID)
        name = attributes[at : attributes.index('"', at)]
        texts[-1].append(picture[done:start] + HOLE.format(name))
        if empty:
            parts[name] = picture[start:end]
            done = end
        else:
            names.append(name)
            texts.append([])
            nested.append(True)
            done = start
    texts[-1].append(picture[done:])
    parts[""] = "".join(texts[0])
    return parts


def joined(parts: Mapping[str, str], name: str = "") -> str:
    """The whole picture again."""
    whole = parts[name]
    holes = re.split(r'<g data-part="([^"]*)"/>', whole)
    return "".join(text if n % 2 == 0 else joined(parts, text) for n, text in enumerate(holes))
