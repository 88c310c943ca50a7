"""Tests of single cards are many: they are for the whole run, not for every commit."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def pytest_collection_modifyitems(items: Iterable[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.parent.name == "games" and item.path.name.startswith("test_cards_"):
            item.add_marker(pytest.mark.slow)
