"""What is chosen before a game, and what it plays with: shared by all tables, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.hooks import Hooks, no_hooks
from ragnatafl.kernel.keeps import APP, COUNTED, TOLD, Keep, check_keepers, keep_of
from ragnatafl.kernel.seats import NO_SEATS, PUBLIC, Seat, SeatMask, mask_of
from ragnatafl.kernel.told import copies

if TYPE_CHECKING:
    from ragnatafl.kernel.game import Game, Switches
    from ragnatafl.kernel.shelf import Tables
    from ragnatafl.kernel.state import Column, State


class Content:
    """What a game plays with. Games add their own tables; loaded once and never changed."""

    def __init__(self, tables: Tables) -> None:
        self.version = tables.version
        self.digest = tables.digest
        self.pack = tables.pack
        self.hooks: Hooks = no_hooks()
        self.sources = tables.sources()
        """Where each entry comes from, by its file, kind and id: 'board reward rage'."""
        self.titles: dict[str, str] = {}
        """What the cards of a pack are called, by the ids that sentences name."""
        self.copy_of: dict[str, str] = {}
        """Copies that only packs have, and the one of ours by whose name they go."""
        self.counts: dict[str, int] = {}
        """By kind of names that packs add to: after so many come those of other packs alone."""


class Setup:
    """What is chosen before the game: shared by all clones of a state and never changed."""

    __slots__ = (
        "_hidden",
        "_keepers",
        "alike",
        "content",
        "counted",
        "digest",
        "game",
        "held_by_app",
        "hooks",
        "instead",
        "keeps",
        "kept",
        "masked",
        "seats",
        "switches",
        "template",
        "version",
        "zones",
    )

    def __init__(
        # Any: a setup is handed to functions of the same game, which know its state.
        self, game: Game[Any], seats: int, switches: Switches, content: Content, version: int,
        kept: Mapping[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.switches = switches
        self.content = content
        self.digest = content.digest
        """By which its content is known: a record may know it by an older one."""
        self.version = version
        self.alike = copies(game.titles(content))
        """By card that has copies the others, as a bit mask: they look alike."""
        self.zones = game.zones(self)
        self.keeps: tuple[Keep, ...] = game.keeps(self)
        self.kept: dict[str, str] = {**check_keepers(self.keeps, kept)} if kept else {}
        """Beside a real board: by name who keeps which dice and decks, less what is told."""
        self._keepers: dict[str, str] = {}
        self.counted: tuple[int, ...] = tuple(
            [index for index, zone in enumerate(self.zones) if self.keeper(zone.name) == COUNTED]
        )
        """The zones of which people hold the cards and do not show them to us."""
        owners = [mask_of(z.owner) for z in self.zones if self.keeper(z.name) == APP]
        self.held_by_app = SeatMask(reduce(or_, owners, 0))
        """The seats of which the program holds cards."""
        if self.counted:
            self.zones = tuple([self._as_kept(zone) for zone in self.zones])
        mode = game.mode
        heard = mode.heard if mode else ()
        self.hooks: Hooks = content.hooks.with_rules(heard, game.in_force(self))
        self.instead = mode.instead if mode else {}
        self.masked: tuple[Column, ...] = tuple(
            [c for c in game.state.columns if c.role != "kernel" and c.seen != "all"]
        )
        """The columns that not every seat may see."""
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

    def keeper(self, name: str) -> str:
        """Who keeps a lot or a zone of this name beside a real board: app, told or counted."""
        if not self.kept:
            return TOLD
        keeper = self._keepers.get(name)
        if keeper is None:
            keep = keep_of(self.keeps, name)
            keeper = self.kept.get(keep.name, TOLD) if keep is not None else TOLD
            self._keepers[name] = keeper
        return keeper

    def _as_kept(self, zone: Zone) -> Zone:
        """Of cards that are only counted nobody sees a face here."""
        if self.keeper(zone.name) != COUNTED:
            return zone
        return Zone(zone.name, NO_SEATS, zone.owner, zone.holds, zone.places)

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
