"""What is chosen before a game, and what it plays with: shared by all tables, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ragnatafl.kernel.hooks import Hooks, no_hooks
from ragnatafl.kernel.seats import PUBLIC, Seat, mask_of

if TYPE_CHECKING:
    from ragnatafl.kernel.game import Game, Switches
    from ragnatafl.kernel.shelf import Tables
    from ragnatafl.kernel.state import State


class Content:
    """What a game plays with. Games add their own tables; loaded once and never changed."""

    def __init__(self, tables: Tables) -> None:
        self.version = tables.version
        self.digest = tables.digest
        self.pack = tables.pack
        self.hooks: Hooks = no_hooks()
        self.sources = tables.sources()
        """Where each entry comes from, by its file, kind and id: 'board reward rage'."""


class Setup:
    """What is chosen before the game: shared by all clones of a state and never changed."""

    __slots__ = (
        "_hidden",
        "content",
        "digest",
        "game",
        "hooks",
        "instead",
        "seats",
        "switches",
        "template",
        "version",
        "zones",
    )

    def __init__(
        # Any: a setup is handed to functions of the same game, which know its state.
        self, game: Game[Any], seats: int, switches: Switches, content: Content, version: int,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.switches = switches
        self.content = content
        self.digest = content.digest
        """By which its content is known: a record may know it by an older one."""
        self.version = version
        self.zones = game.zones(self)
        mode = game.mode
        heard = mode.heard if mode else ()
        self.hooks: Hooks = content.hooks.with_rules(heard, game.in_force(self))
        self.instead = mode.instead if mode else {}
        self._hidden: dict[Seat, tuple[int, ...]] = {}
        self.template: State | None = None
        """The table before anything is done, once a game has begun."""

    def new_table(self) -> State:
        """The table before anything is done: a copy, since its making takes long."""
        if self.template is None:
            self.template = self.game.start(self)
        return self.template.clone()

    def chosen(self) -> dict[str, object]:
        """The switches of these rules by name, as records and positions hold them."""
        every: dict[str, object] = msgspec.to_builtins(self.switches)
        return {name: every[name] for name in self.game.switch_names(self.version)}

    def hidden_from(self, seat: Seat) -> tuple[int, ...]:
        """The zones whose cards this seat does not see."""
        hidden = self._hidden.get(seat)
        if hidden is None:
            hidden = self._hidden[seat] = tuple(
                index
                for index, zone in enumerate(self.zones)
                if zone.seen_by != PUBLIC and not zone.seen_by & mask_of(seat)
            )
        return hidden
