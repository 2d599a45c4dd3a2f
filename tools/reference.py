"""Write the docs and the reference of the library as a static site into build/docs, and check it: `make docs`.

The pages are those of docs/ and beside it; the reference is made of the source: signatures and docstrings of the public
names of the modules in REFERENCE. Missing docstrings, links that lead nowhere and names that do not exist are faults.
"""

from __future__ import annotations

import argparse
import ast
import html
import os
import re
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path

from tools.apidoc import Library, Module, anchor, members
from tools.pages import Markdown, plain

TOP = Path(__file__).resolve().parent.parent
SITE = TOP / "build" / "docs"
BESIDE = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
REFERENCE = (
    "lexludi", "lexludi.kernel", "lexludi.agents", "lexludi.envs", "lexludi.arena", "lexludi.results", "lexludi.rating",
    "lexludi.parts", "lexludi.speech", "lexludi.draw", "lexludi.law", "lexludi.testing",
)  # fmt: skip
APART = ("lexludi.testing.skirmish",)
"""What is no part of the library: a game, though one made to be tested."""
STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 54rem; margin: 0 auto; padding: 1rem }
nav { font-size: .9rem; margin-bottom: 1.5rem }
pre { overflow-x: auto; padding: .7rem; background: color-mix(in srgb, currentColor 7%, transparent) }
table { border-collapse: collapse; display: block; overflow-x: auto }
td, th { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .2rem .5rem; text-align: left }
img { max-width: 100% }
h2, h3 { margin-top: 2rem }
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=SITE, metavar="FOLDER")
    site = parser.parse_args().into
    faults = write(site)
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(list(site.rglob('*.html')))} pages in {site}: {len(faults)} faults.")
    return 1 if faults else 0


def write(site: Path) -> list[str]:
    """The whole site, and what is wrong with it."""
    shutil.rmtree(site, ignore_errors=True)
    library = Library(TOP / "src", REFERENCE, APART)
    guides = [TOP / BESIDE[0], *sorted((TOP / "docs").rglob("*.md")), *(TOP / name for name in BESIDE[1:])]
    markdown = Markdown(TOP, site, {path: page_of(path) for path in guides}, library)
    for path in guides:
        markdown.write(path, frame)
    for module in library.modules.values():
        body = described(module, library, markdown)
        put(site, f"api/{module.name}.html", frame(module.name, body, "../"))
    put(site, "index.html", frame("Lex Ludi", contents(guides, library), ""))
    return [*library.undocumented(), *markdown.faults, *dead(site)]


def page_of(path: Path) -> str:
    """The page that a file becomes."""
    within = path.relative_to(TOP / "docs" if path.is_relative_to(TOP / "docs") else TOP)
    return within.with_suffix(".html").as_posix().lower()


def put(site: Path, page: str, text: str) -> None:
    path = site / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def frame(title: str, body: str, up: str) -> str:
    """A page around what it says; `up` leads to the top of the site."""
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>\n'
        f'<nav><a href="{up}index.html">Lex Ludi</a> · <a href="{up}index.html#reference">Reference</a></nav>\n'
        f"<main>{body}</main></html>\n"
    )


def contents(guides: list[Path], library: Library) -> str:
    pages = "".join(f'<li><a href="{page_of(path)}">{html.escape(plain(path))}</a></li>\n' for path in guides)
    names = "".join(
        f'<tr><td><a href="api/{name}.html"><code>{name}</code></a><td>{html.escape(module.summary)}</tr>\n'
        for name, module in library.modules.items()
    )
    return (
        f'<h1>Lex Ludi</h1><h2 id="pages">Pages</h2><ul>{pages}</ul>'
        f'<h2 id="reference">Reference</h2><table>{names}</table>'
    )


def described(module: Module, library: Library, markdown: Markdown) -> str:
    """The page of a module: its docstring, its constants, its classes with their members, its functions."""
    said = [f"<h1><code>{module.name}</code></h1>", markdown.docstring(module.doc, module.name)]
    given = [f"<li>{markdown.named(name, whence)}</li>" for name, whence in module.given.items()]
    if given:
        said.append(f"<p>Here at hand:</p><ul>{''.join(given)}</ul>")
    for name, (text, doc) in module.constants.items():
        said.append(f'<h3 id="{name}"><code>{html.escape(text)}</code></h3>{markdown.docstring(doc, module.name)}')
    for node in module.public:
        said.append(f'<h2 id="{node.name}"><code>{html.escape(anchor(node))}</code></h2>')
        said.append(markdown.docstring(ast.get_docstring(node) or "", f"{module.name}.{node.name}"))
        if isinstance(node, ast.ClassDef):
            for name, text, doc in members(node):
                doc = doc or library.inherited(module, node, name)
                said.append(f'<dl><dt id="{node.name}.{name}"><code>{html.escape(text)}</code></dt>')
                said.append(f"<dd>{markdown.docstring(doc, f'{module.name}.{node.name}')}</dd></dl>")
    return "\n".join(said)


class Links(HTMLParser):
    """Where a page can be entered, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.leads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value and not re.match(r"[a-z]+:", value):
                self.leads.append(value)


def dead(site: Path) -> list[str]:
    """The links that lead nowhere."""
    pages = {path: Links(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    faults = []
    for path, links in pages.items():
        for lead in links.leads:
            to, _, place = lead.partition("#")
            target = Path(os.path.normpath(path.parent / to)) if to else path
            if not target.exists() or (place and target in pages and place not in pages[target].ids):
                faults.append(f"{path.relative_to(site)}: the link {lead} leads nowhere")
    return faults


if __name__ == "__main__":
    sys.exit(main())
