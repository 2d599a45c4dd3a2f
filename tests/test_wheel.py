"""The wheels hold all that is needed: installed in an environment of their own, they play every game."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from tools import wheel

from lexludi.kernel import catalog


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel.pure(tmp_path_factory.mktemp("dist"))


def test_the_pure_wheel_plays_every_game_in_a_clean_environment(pure: Path) -> None:
    said = wheel.tried(pure)
    installed = {entry.name for entry in catalog._installed()}
    assert {line.split()[0] for line in said.splitlines()} == installed


def test_the_pure_wheel_holds_what_is_no_code(pure: Path) -> None:
    names = zipfile.ZipFile(pure).namelist()
    for suffix in (".toml", ".po", ".svg", ".css", ".html", ".mako", "py.typed"):
        assert any(name.endswith(suffix) for name in names), suffix
    assert not any(name.endswith((".so", ".pyd", ".pyc")) or name.startswith("tests") for name in names)


def test_a_compiled_wheel_is_the_pure_one_with_modules_and_a_tag_of_its_own(pure: Path, tmp_path: Path) -> None:
    module = tmp_path / "lexludi" / "kernel" / f"chance{wheel.SUFFIX}"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"machine code")
    made = wheel.compiled(pure, tmp_path)
    with zipfile.ZipFile(made) as opened:
        added = set(opened.namelist()) - set(zipfile.ZipFile(pure).namelist())
        (record,) = (name for name in opened.namelist() if name.endswith("RECORD"))
        assert f"{added.pop()},sha256={wheel.digest(b'machine code')},12\n" in opened.read(record).decode()
        assert b"Root-Is-Purelib: false" in opened.read(record.replace("RECORD", "WHEEL"))
    assert "none-any" not in made.name
    made.unlink()
