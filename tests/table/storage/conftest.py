"""Stores of both engines: a story told with `address` or `store` is told of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ragnatafl.lab.cluster import Line
from ragnatafl.table.storage import Store, open_store


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store may be: a file, or a database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    made = open_store(address)
    yield made
    made.close()


@pytest.fixture
def line(database: str) -> Iterator[Line]:
    made = Line(database)
    yield made
    made.close()
