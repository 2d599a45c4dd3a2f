"""The docs as a site: every link leads somewhere, every public name says what it is, and the guides run."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from tools import reference
from tools.apidoc import Library

TOP = Path(__file__).parent.parent
PAGES = [*(TOP / "docs").rglob("*.md"), *(TOP / "docs").rglob("*.ipynb"), TOP / "README.md"]
SAID = [*PAGES, *(TOP / "src" / "lexludi").rglob("*.py"), *(TOP / "src" / "lexludi").rglob("*.po")]
GUIDES = (TOP / "docs" / "guides.md").read_text("utf-8")
CHAPTERS = re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", GUIDES, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    assert reference.write(folder) == []
    return folder


def test_the_site_has_every_page_and_every_module(site: Path) -> None:
    assert (site / "architecture.html").exists()
    said = (site / "api" / "lexludi.kernel.match.html").read_text("utf-8")
    assert 'id="Match.choose"' in said
    assert "choose(option: Option | str, seat: int | None=None) -&gt; None" in said


def test_what_leads_nowhere_is_found(site: Path) -> None:
    page = site / "new.html"
    page.write_text('<a href="no.html">no page</a> <a href="oath.html#no">no place</a>', "utf-8")
    assert reference.dead(site) == [f"new.html: the link {lead} leads nowhere" for lead in ("no.html", "oath.html#no")]


def test_a_public_name_without_a_docstring_is_found(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(
        '"""A game."""\ndef play(): ...\ndef _hide(): ...\nclass Box:\n  """A box."""\n  def open(self): ...'
    )
    silent = Library(tmp_path, ("game",), ()).undocumented()
    assert silent == ["game.play has no docstring", "game.Box.open has no docstring"]


def test_nothing_says_that_lex_ludi_can_be_fetched() -> None:
    fetched = re.compile(r"pip install [^\n]*['\" ]lexludi\b")
    assert [path.name for path in SAID if fetched.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(("title", "text"), CHAPTERS, ids=[title for title, _ in CHAPTERS])
def test_a_guide_runs(title: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in re.findall(r"<!-- needs (\w+) -->", text):
        if find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "guide"}
    for kind, code in re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL):
        if kind == "toml":
            Path("spring.toml").write_text(code, "utf-8")
        elif kind == "python":
            exec(compile(code, title, "exec"), names)
