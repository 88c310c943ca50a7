"""The toy is a registered game in all tests, so that whatever runs on every game runs on it too."""

from __future__ import annotations

import gc

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
