"""Markdown as pages of the site: headings with anchors, links led from file to file, names led to the reference."""

from __future__ import annotations

import html
import os
import re
import shutil
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from tools.apidoc import Library

WHOLE = re.compile(r"lexludi(\.\w+)+")
"""A name that says where it is from."""
FILES = (".toml", ".sqlite3", ".service", ".dump")
GROUPS = ("lexludi.boxes",)
"""Groups of entry points that are no modules."""


def plain(path: Path) -> str:
    """The title of a page."""
    return path.read_text("utf-8").partition("\n")[0].lstrip("# ")


def slug(text: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


class Markdown:
    """Writes pages; what is wrong with them gathers in `faults`."""

    def __init__(self, top: Path, site: Path, pages: dict[Path, str], library: Library) -> None:
        self.top = top
        self.site = site
        self.pages = pages
        self.library = library
        self.faults: list[str] = []
        self.reads = MarkdownIt("commonmark").enable("table")

    def write(self, path: Path, frame: Callable[[str, str, str], str]) -> None:
        """A file as a page."""
        page = self.pages[path]
        up = "../" * page.count("/")
        tokens = self.reads.parse(path.read_text("utf-8"))
        self._anchors(tokens)
        for token in walked(tokens):
            for name in ("href", "src"):
                if name in token.attrs:
                    token.attrs[name] = self._led(path, str(token.attrs[name]), up)
            if token.type == "code_inline" and WHOLE.fullmatch(token.content):
                self._exists(path, token.content)
        to = self.site / page
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(frame(plain(path), self._html(self._named(tokens, "", up)), up), "utf-8")

    def docstring(self, text: str, within: str) -> str:
        """The docstring of something in that module or class, as HTML on a page of the reference."""
        return self._html(self._named(self.reads.parse(text), within, "../"))

    def named(self, name: str, whence: str) -> str:
        """A name that is passed on, led to where it is from."""
        place = self.library.places.get(whence)
        said = f"<code>{html.escape(name)}</code>"
        return f'<a href="../{place}">{said}</a>' if place else said

    def _html(self, tokens: list[Token]) -> str:
        return str(self.reads.renderer.render(tokens, self.reads.options, {}))

    def _anchors(self, tokens: list[Token]) -> None:
        seen: dict[str, int] = {}
        for token, inside in pairwise(tokens):
            if token.type == "heading_open":
                name = slug("".join(one.content for one in inside.children or ()))
                seen[name] = seen.get(name, -1) + 1
                token.attrSet("id", f"{name}-{seen[name]}" if seen[name] else name)

    def _led(self, path: Path, lead: str, up: str) -> str:
        """A link of a file as the page has it; other files of the project come along."""
        to, mark, place = lead.partition("#")
        if re.match(r"[a-z]+:", lead) or not to:
            return lead
        target = Path(os.path.normpath(path.parent / to))
        if target in self.pages:
            return f"{up}{self.pages[target]}{mark}{place}"
        if not target.is_file() or not target.is_relative_to(self.top):
            self.faults.append(f"{path.relative_to(self.top)}: the link {lead} leads nowhere")
            return lead
        within = target.relative_to(self.top).as_posix()
        (self.site / within).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(target, self.site / within)
        return f"{up}{within}"

    def _exists(self, path: Path, name: str) -> None:
        source = self.top / "src" / name.replace(".", "/")
        here = source.exists() or source.with_suffix(".py").exists()
        if not (here or name in self.library.places or name in GROUPS or name.endswith(FILES)):
            self.faults.append(f"{path.relative_to(self.top)}: there is no {name}")

    def _named(self, tokens: list[Token], within: str, up: str) -> list[Token]:
        """Names between backticks, led to where they are described."""
        for token in tokens:
            if token.children:
                token.children = [new for one in token.children for new in self._linked(one, within, up)]
        return tokens

    def _linked(self, token: Token, within: str, up: str) -> Iterable[Token]:
        name = re.sub(r"\(.*\)$", "", token.content)
        place = self.library.find(name, within) if token.type == "code_inline" else None
        if place is None:
            return [token]
        attributes: dict[str, Any] = {"href": up + place}
        return [Token("link_open", "a", 1, attrs=attributes), token, Token("link_close", "a", -1)]


def walked(tokens: list[Token]) -> Iterable[Token]:
    for token in tokens:
        yield token
        yield from walked(token.children or [])
