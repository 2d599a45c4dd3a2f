"""What `make play` and `make test` install is locked: every version, by its hash."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

TOP = Path(__file__).parent.parent
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def wanted(extra: str) -> list[Requirement]:
    """What an extra needs, with the extras of our own that it names."""
    found = [Requirement(line) for line in PROJECT["dependencies"]]
    for line in EXTRAS[extra]:
        requirement = Requirement(line)
        if requirement.name == PROJECT["name"]:
            found += [one for other in requirement.extras for one in wanted(other)]
        else:
            found.append(requirement)
    return found


def locked(name: str) -> dict[str, Version]:
    text = (TOP / "requirements" / f"{name}.txt").read_text("utf-8")
    return {match[1]: Version(match[2]) for match in re.finditer(r"^([\w.-]+)==([\w.]+)", text, re.M)}


@pytest.mark.parametrize("extra", ["dev", "table"])
def test_the_lock_holds_what_the_project_asks_for(extra: str) -> None:
    lock = locked(extra)
    unfit = [str(one) for one in wanted(extra) if one.name not in lock or lock[one.name] not in one.specifier]
    assert unfit == [], "run `make lock`"


@pytest.mark.parametrize("extra", ["dev", "table"])
def test_every_locked_version_has_its_hash_and_no_address(extra: str) -> None:
    text = (TOP / "requirements" / f"{extra}.txt").read_text("utf-8")
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry
    assert "://" not in text


def test_the_table_plays_with_the_versions_that_are_tested() -> None:
    assert locked("table").items() <= locked("dev").items()
