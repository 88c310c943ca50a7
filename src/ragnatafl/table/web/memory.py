"""What was made of a table for its pages, so that it is made once however many look on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Key = tuple[object, ...]


class Memory:
    """Things by their key: those that hold until the table changes, and those that stay."""

    # Any: pages, pictures, logs and texts; whoever names a key knows what lies under it
    def __init__(self) -> None:
        self._until_change: dict[Key, Any] = {}
        self._lasting: dict[Key, Any] = {}

    def until_change(self, key: Key, make: Callable[[], Any]) -> Any:
        """What `make` gives, made once until the table changes."""
        if key not in self._until_change:
            self._until_change[key] = make()
        return self._until_change[key]

    def lasting(self, key: Key, make: Callable[[], Any]) -> Any:
        """What `make` gives, made once."""
        if key not in self._lasting:
            self._lasting[key] = make()
        return self._lasting[key]

    def change(self) -> None:
        self._until_change.clear()

    def forget(self) -> None:
        """Nobody looks at this table any more."""
        self._until_change.clear()
        self._lasting.clear()
