"""Tables to think about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    storage = SQLite(tmp_path / "tables.db")
    yield Rooms(storage)
    storage.close()
