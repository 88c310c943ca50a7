"""A server that is killed while it tells people of their turns, again and again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.lab.alerts import Evening, bear

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_no_alert_is_lost_and_none_is_shown_twice(tmp_path: Path) -> None:
    """Two kills between 'stored' and 'sent', two between 'sent' and 'noted'."""
    evening = Evening(tmp_path, seed=3)
    try:
        told = await bear(evening, kills=4)
    finally:
        evening.close()

    assert (told.lost, told.doubled) == ([], [])
    assert (told.stored, told.sent) == (2, 2)
    assert told.again >= 2  # what was received and not noted came again, by the same key
    assert told.received - told.again == 3 * (told.turns + 1)
