"""What was made of a table for its pages, so that it is made once however many look on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Key = tuple[object, ...]
RECENT: Final = 8
"""So many things that were asked for last are kept, where there could be very many."""


class Memory:
    """Things by their key: those that hold until the table changes, and those that stay."""

    # Any: pages, pictures, logs and texts; whoever names a key knows what lies under it
    def __init__(self) -> None:
        self._until_change: dict[Key, Any] = {}
        self._lasting: dict[Key, Any] = {}
        self._recent: dict[Key, Any] = {}

    def until_change(self, key: Key, make: Callable[[], Any]) -> Any:
        """What `make` gives, made once until the table changes."""
        if key not in self._until_change:
            self._until_change[key] = make()
        return self._until_change[key]

    def recent(self, key: Key, make: Callable[[], Any]) -> Any:
        """What `make` gives, kept until the table changes or enough else was asked for."""
        found = self._recent.pop(key) if key in self._recent else make()
        self._recent[key] = found  # the last one now
        while len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]
        return found

    def lasting(self, key: Key, make: Callable[[], Any]) -> Any:
        """What `make` gives, made once."""
        if key not in self._lasting:
            self._lasting[key] = make()
        return self._lasting[key]

    def change(self) -> None:
        self._until_change.clear()
        self._recent.clear()

    def forget(self) -> None:
        """Nobody looks at this table any more."""
        self.change()
        self._lasting.clear()
