"""What tests of the lab share."""

from __future__ import annotations

import pytest

from ragnatafl.lab import bench, contestant


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is timed here: the shortest slices will do, and this process stays on all cores."""
    monkeypatch.setattr(contestant, "SLICE", 0.001)
    monkeypatch.setattr(contestant, "BATCH", 0.0)
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench, "pin", lambda: None)
