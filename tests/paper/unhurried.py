"""Loaded by a server that scripts play at, which tell and answer more often than people do."""

from __future__ import annotations

from ragnatafl.games.surtr import GAME
from ragnatafl.table.web import connection
from ragnatafl.table.web.often import AT_MOST

__all__ = ["GAME"]
OFTEN = 100_000.0
connection.MESSAGES_AT_ONCE = connection.MESSAGES_A_SECOND = OFTEN  # type: ignore[misc]  # Final
AT_MOST.update({what: (int(OFTEN), OFTEN) for what in AT_MOST})
