"""The box of Followers to be read: all of Lords, action cards, corrupted heroes, challenges,
difficulties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.components import picture, sign
from ragnatafl.drawing.lettering import heading
from ragnatafl.games.lords.face import components as lords
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import ACTIONS, ATTRIBUTES
from ragnatafl.games.surtr.face.cards import WIDE, card_height, printed_action, refresh_of
from ragnatafl.games.surtr.face.incarnation import incarnation_lines
from ragnatafl.games.surtr.face.sheets import board_label
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.face.words import (
    advantage_text,
    bonus_text,
    challenge_text,
    difficulty_text,
)
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    CHALLENGES,
    COSTS,
    DIFFICULTIES,
    RUNE_ACTIONS,
    TILES,
    TOKENS,
    Action,
    SurtrContent,
    Tile,
    thing_of_challenge,
    thing_of_difficulty,
    thing_of_tile,
)
from ragnatafl.games.surtr.rules.state import Surtr, challenges_of, difficulty_of
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.language import Language, language_at
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.setup import Content


def art() -> str:
    return f"{lords.art()}{artwork(__package__ or '')}"


def components_of(content: Content, code: str) -> list[Component]:
    words = language_at(content, code, "ragnatafl.games.lords", "ragnatafl.games.surtr")
    return list(Box(cast("SurtrContent", content), words).all())


class Box(lords.Box):
    def __init__(self, content: SurtrContent, words: Language) -> None:
        super().__init__(content, words)
        self.box = content

    def all(self) -> Iterator[Component]:
        yield from self.action_cards()
        yield from self.tiles()
        yield from self.challenges()
        yield from self.difficulties()
        yield from self.surtr()
        yield from super().all()

    def action_cards(self) -> Iterator[Component]:
        box, words = self.box, self.words
        for card, action in box.action.items():
            name, entry = CARDS.write(card), box.things[card]
            high = card_height(words, entry)
            face = printed_action(box, words, card, 0, high)
            facts = tuple(map(heading, self.action_facts(action)))
            yield Component(
                id=f"card:{name}", kind=f"{action.kind}-actions",
                name=words.name(name),
                text=heading(bonus_text(words, entry) or self.say("draw-card-no-bonus")),
                source=entry.source, face=picture(lords.LOOK, face, high, WIDE), facts=facts,
                rules=("SOLO-5",), ids=(name,), cards=(card,),
                entries=(f"actions action {name}",),
            )  # fmt: skip

    def action_facts(self, action: Action) -> Iterator[str]:
        """Everything on the card, for both sides of the board."""
        say = self.say
        regions = " / ".join(REGIONS.write(region) for region in action.regions)
        runes = ", ".join(
            f"{self.words.name(RUNE_ACTIONS.write(rune))} ({COSTS[rune]})" for rune in action.runes
        )
        yield say("draw-card-hero", ("region", regions))
        yield say("draw-card-runes", ("names", runes))
        yield say("draw-card-special", ("action", ACTIONS.write(action.special)))
        yield say("draw-card-tie", ("tie", "max" if action.is_max else "min"))
        yield say("draw-card-refresh", ("refresh", refresh_of(action)))

    def tiles(self) -> Iterator[Component]:
        for number, tile in self.box.tile.items():
            name = TILES.write(number)
            entry = self.box.things[thing_of_tile(number)]
            yield self.thing(
                f"tile:{name}", "tiles", heading(self.say("draw-corrupted", ("tile", name))),
                advantage_text(self.words, entry), [f"tiles tile {name}"],
                signs=sign("lr-flame"), facts=tuple(self.tile_facts(tile)), rules=("SOLO-2.6",),
                source=entry.source, anchors=(f"hero:{name}",),
            )  # fmt: skip

    def tile_facts(self, tile: Tile) -> Iterator[str]:
        say, name = self.say, self.words.name
        regions = " / ".join(REGIONS.write(region) for region in tile.start)
        order = ", ".join(
            f"{name(ATTRIBUTES.write(which))} {tile.attributes[which]}" for which in tile.order
        )
        yield say("draw-road", ("title", name(f"{tile.road}-large")))
        yield say("draw-starts-in", ("regions", regions))
        yield say("draw-order", ("names", order))
        yield say("draw-priority-action", ("action", ACTIONS.write(tile.priority)))
        yield say("draw-preference", ("preference", tile.preference))

    def challenges(self) -> Iterator[Component]:
        for number in self.box.once:
            name = CHALLENGES.write(number)
            entry = self.box.things[thing_of_challenge(number)]
            yield self.thing(
                f"challenge:{name}", "challenges", self.words.name(name),
                challenge_text(self.words, entry), [f"challenges challenge {name}"],
                signs=sign("lr-skull"), rules=("SOLO-15",), ids=(name,), source=entry.source,
            )  # fmt: skip

    def difficulties(self) -> Iterator[Component]:
        for number in self.box.difficulties:
            name = DIFFICULTIES.write(number)
            entry = self.box.things[thing_of_difficulty(number)]
            yield self.thing(
                f"difficulty:{name}", "difficulties", self.words.name(name),
                heading(difficulty_text(self.words, entry)), [f"difficulty difficulty {name}"],
                signs=sign("lr-skull"), rules=("SOLO-15.2",), source=entry.source,
            )  # fmt: skip

    def surtr(self) -> Iterator[Component]:
        """His card with its slots, and the die."""
        slots = "".join(
            f'<circle class="slot" cx="{20 + 39 * place}" cy="22" r="17"/>'
            f'<text class="lr-middle" x="{20 + 39 * place}" y="28">{number}</text>'
            for place, number in enumerate(self.box.slots)
        )
        faces = ", ".join(map(str, self.box.die))
        yield self.thing(
            "token:surtr", "surtr", heading(self.say("draw-incarnation")),
            self.say("draw-incarnation-text", ("tokens", TOKENS), ("faces", faces)),
            ["surtr incarnation surtr"], signs=sign("lr-flame"), more=slots, room=46,
            rules=("SOLO-2.4", "SOLO-5.0"),
        )  # fmt: skip


def component_at(game: Surtr, anchor: str) -> str:
    """A token of desolation is Surtr's; all else is as in Lords."""
    if anchor.startswith(("piece:desolation-", "token:")):
        return "token:surtr"
    return lords.component_at(game, anchor)


def tell_now(game: Surtr, name: str, code: str, names: Sequence[str]) -> list[str]:
    """Whose Follower a tile is, which challenges were chosen, how near Surtr is."""
    sight = SurtrSight(game, code, names)
    kind, _, what = name.partition(":")
    if kind == "seat" and SEATS.read(what) in sight.followers:
        return [board_label(sight, Seat(SEATS.read(what)))]
    if kind == "tile":
        tile = TILES.read(what)
        owners = [seat for seat in sight.followers if game.corrupted[seat] == tile]
        return [board_label(sight, seat) for seat in owners] or [sight.say("draw-not-played")]
    if kind == "challenge":
        chosen = challenges_of(game.setup) >> CHALLENGES.read(what) & 1
        return [sight.say("draw-chosen" if chosen else "draw-not-played")]
    if kind == "difficulty":
        is_chosen = difficulty_of(game.setup) == DIFFICULTIES.read(what)
        return [sight.say("draw-chosen" if is_chosen else "draw-not-played")]
    if name == "token:surtr":
        return incarnation_lines(sight)
    return lords.told(sight, name)
