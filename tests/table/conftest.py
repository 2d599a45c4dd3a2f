from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lexludi.table.storage.store import Store
from tests.table.kit import Table, Visitor, config
from tests.table.postgres import Cluster


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    opened = Table(config(tmp_path_factory.mktemp("table")))
    yield opened
    opened.close()


@pytest.fixture
def anna(table: Table) -> Visitor:
    return table.visitor()


@pytest.fixture
def boris(table: Table) -> Visitor:
    return table.visitor()


@pytest.fixture
def petr(table: Table) -> Visitor:
    """Somebody whose browser asks for Czech."""
    return table.visitor(**{"Accept-Language": "cs-CZ,cs;q=0.9"})


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own; where there is none and none can be installed, tests that need it fail and say so."""
    started = Cluster()
    yield started
    started.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store on each of the databases."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'lexludi.sqlite3'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.database()
    opened = Store(url)
    yield opened
    opened.close()
