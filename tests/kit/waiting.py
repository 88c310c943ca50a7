"""One patience for all stories: they wait for what they need to see, however busy the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 90.0
"""Seconds until a story gives up. Only what goes wrong takes so long."""


async def until(true: Callable[[], object]) -> None:
    """Let everything run until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)
