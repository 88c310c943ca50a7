"""Which build of the package this is: plain Python, or compiled."""

from __future__ import annotations

from pathlib import Path


def is_compiled() -> bool:
    """Does the engine run as a library, not from its sources?"""
    from ragnatafl.kernel import agenda

    return Path(agenda.__file__).suffix != ".py"
