"""One game of Raid with every answer given, so short that all of it can be counted by hand.

Astrid gets axe-5, axe-2, axe-4 and fog-1, Bjorn axe-6, shield-1, axe-7 and shield-2. They draft;
Astrid raises her shield, Bjorn raids her and wins, she discards it; she raids and wins; Bjorn raids
her again and wins 4 to 2. Three of the 17 questions have one answer alone.
"""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from ragnatafl.kernel.decisions import Option
from ragnatafl.lab import arena
from ragnatafl.lab.arena import Pairing, Party
from ragnatafl.lab.study.accounts import Account, account_of
from toys.stories import THE_BOX

ANSWERS: Final = (
    "keep axe-5", "keep axe-6", "keep shield-1", "keep axe-2", "keep axe-4", "keep axe-7",
    "raise shield-1", "raid astrid", "put axe-4", "put axe-7", "discard the banner",
    "raid bjorn", "put axe-5", "put axe-2", "raid astrid", "put nothing", "put axe-6",
)  # fmt: skip


class Clock:
    """The first answer takes a second, the next one two, and so on; half of it the processor."""

    def __init__(self) -> None:
        self.seconds = 0

    def perf_counter(self) -> float:
        return self.seconds

    def process_time(self) -> float:
        return self.seconds / 2


def short_game(monkeypatch: pytest.MonkeyPatch) -> Account:
    clock, number = Clock(), count()

    def said(party: Party) -> Option:
        at = next(number)
        clock.seconds += at + 1
        found = party.game.decision.find(ANSWERS[at])
        assert found is not None
        return found

    monkeypatch.setattr(arena, "time", clock)
    monkeypatch.setattr(Party, "choice", said)
    bots = ("thrall", "karl")
    return account_of(Pairing("raid", 2, (), bots, "hand", number=0, content=THE_BOX))
