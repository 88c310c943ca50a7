"""A view of a table with Followers being drawn: their names, and what tokens do to regions."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.drawing.lettering import heading
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.surtr.rules.components import NO_TILE, TILES, TOKENS
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    battle_deck,
    content_of,
    followers_of,
)
from ragnatafl.kernel.seats import Seat


class SurtrSight(LordsSight):
    def __init__(self, game: Surtr, code: str, names: Sequence[str]) -> None:
        super().__init__(game, code, names)
        self.game: Surtr = game
        self.box = content_of(game)
        self.followers = followers_of(game)
        unnamed = {seat for seat in self.followers if seat >= len(names)}
        self.names = tuple(
            heading(self.corrupted(Seat(seat))) if seat in unnamed else name
            for seat, name in enumerate(self.names)
        )

    def corrupted(self, seat: Seat) -> str:
        """What a Follower is called by its tile; it has none before the set-up (SOLO-2.2)."""
        tile = self.game.corrupted[seat]
        if tile == NO_TILE:
            return self.say("draw-follower")
        return self.say("draw-corrupted", ("tile", TILES.write(tile)))

    def short_name(self, seat: int) -> str:
        """A Follower that is named after its hero goes by that alone."""
        tile, name = self.game.corrupted[seat], self.names[seat]
        hero = name if tile == NO_TILE else self.name(TILES.write(tile))
        return hero if hero in name else name

    def at_the_tree(self, seat: Seat) -> tuple[str, int]:
        """SOLO-11.3.1, SOLO-12.8.1: each token is one region more for each Follower."""
        sign, count = super().at_the_tree(seat)
        tokens = self.game.desolation.bit_count()
        if seat not in self.followers or not tokens:
            return sign, count
        return "flame", count + tokens

    def held(self, seat: Seat) -> tuple[int, int]:
        """SOLO-3.3.3, SOLO-9.3: a Follower has runes of no kind, and cards taken into a battle."""
        runes, cards = super().held(seat)
        if seat not in self.followers:
            return runes, cards
        return self.game.power[seat], cards + len(self.game.zones[battle_deck(self.game, seat)])

    def after_phases(self) -> int:
        """SOLO-5.6: the last part of a Follower's turn."""
        return int(self.game.active in self.followers)

    def more_of(self, seat: Seat) -> list[str]:
        tokens = self.game.desolation.bit_count()
        if seat not in self.followers or not tokens:
            return []
        return [self.say("draw-tokens-map", ("count", tokens), ("tokens", TOKENS))]

    def more_in(self, region: RegionId) -> list[str]:
        return [self.say("draw-desolation")] if self.game.desolation >> region & 1 else []
