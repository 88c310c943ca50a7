"""The toy is a registered game in all tests, so that whatever runs on every game runs on it too."""

from __future__ import annotations

import gc

import ragnatafl

ragnatafl.load_game("toys.raid")


def pytest_collection_finish() -> None:
    """Modules, content and collected tests stay: no need to walk them again and again."""
    gc.collect()
    gc.freeze()
