"""SOLO-1: the mode: what Followers do in place of steps of Lords stands with it."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.modes import Mode

MODE: Final = Mode()
