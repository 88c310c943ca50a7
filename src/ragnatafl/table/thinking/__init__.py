"""Bots that think beside the server, in processes of their own, so that no table waits for them.

A worker follows a table by its stored events, makes the view of the seat that is asked, and hands
the bot nothing else. Who thinks is one of two engines: processes of this server, or workers that
take their jobs from the database, on any machine.
"""

from __future__ import annotations

from ragnatafl.table.thinking.jobs import BotFault, Figures, Job, Later, NotAsked, Table, Thinkers

__all__ = ["BotFault", "Figures", "Job", "Later", "NotAsked", "Table", "Thinkers"]
