"""The box of Runics to be read: rune cards, runes, and the sides of adept cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.components import picture, source_of
from ragnatafl.drawing.lettering import heading, wrapped, written
from ragnatafl.games.runics.face.cards import card_art
from ragnatafl.games.runics.face.figures import stone
from ragnatafl.games.runics.face.livery import LIVERIES
from ragnatafl.games.runics.face.sheets import sheet_label
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.components import CARDS, RUNES, RunicsContent
from ragnatafl.games.runics.rules.grid import LETTERS, WORTH, Face
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.language import Language, language_at
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.setup import Content

LOOK: Final = "runics"
_RULES: Final = {"runes": "RUN-2.2", "pieces": "RUN-2.6", "adepts": "RUN-11"}
_WIDE: Final = 132
_HIGH: Final = 196


def art() -> str:
    return artwork(__package__ or "", "runics", LIVERIES)


def components_of(content: Content, code: str) -> list[Component]:
    box = cast("RunicsContent", content)
    return list(Box(box, language_at(content, code, "ragnatafl.games.runics")).all())


class Box:
    """What there is, in the words of one language."""

    def __init__(self, content: RunicsContent, words: Language) -> None:
        self.content = content
        self.words = words

    def all(self) -> Iterator[Component]:
        yield from self.cards()
        yield from self.runes()
        yield from self.pieces()
        yield from self.adepts()

    def cards(self) -> Iterator[Component]:
        for card, face in enumerate(self.content.faces):
            name = CARDS.write(card)
            if not face:
                continue
            entries = (f"cards card {name}",)
            body = f'<g transform="translate(5 6)">{card_art(face, 0)}</g>'
            is_start = name == "S00"
            yield Component(
                id=f"card:{name}", kind="rune-cards", name=heading(self.words.name(name)),
                text=self.words.say("table-start-text" if is_start else "table-card-text"),
                source=source_of(self.content, entries),
                face=picture(LOOK, body, _HIGH, _WIDE), facts=tuple(self.rows(face)),
                rules=("RUN-2.1", "RUN-5"), ids=(name,), cards=(card,), entries=entries,
            )  # fmt: skip

    def rows(self, face: Face) -> Iterator[str]:
        """Its runes, row by row."""
        for row in (0, 2, 4):
            names = [self.words.name(RUNES.ids[colour]) for colour in face[row : row + 2]]
            yield f"{' · '.join(names)} ({''.join(LETTERS[c] for c in face[row : row + 2])})"

    def runes(self) -> Iterator[Component]:
        for colour, name in enumerate(RUNES.ids):
            tile = f'<use href="#runics-tile-{colour}" transform="translate(6 6) scale(2)"/>'
            text = self.words.say("table-rune-text", (("points", WORTH[colour]),))
            yield self.thing(f"rune:{name}", "runes", name, text, f"cards rune {name}", tile)

    def pieces(self) -> Iterator[Component]:
        """Masters, and the token of an archmaster."""
        master = f'<g class="seat-0" transform="translate(66 66) scale(2)">{stone(0)}</g>'
        token = (
            '<g class="seat-0" transform="translate(66 66) scale(2)"><use href="#runics-token"'
            ' class="plate"/><use href="#runics-crown" class="winner"/></g>'
        )
        for name, drawn in (("master", master), ("archmaster", token)):
            title, text = (self.words.say(f"table-{part}-{name}") for part in ("piece", "about"))
            yield self.thing(f"piece:{name}", "pieces", title, text, "", drawn)

    def adepts(self) -> Iterator[Component]:
        """The card of an adept lies with one of its sides up (RUN-11)."""
        for side in ("green", "blue"):
            colour = RUNES.read(side)
            sign = f'<use href="#runics-rune-{colour}" transform="translate(21 14) scale(1.5)"/>'
            text = self.words.say(f"table-adept-{side}")
            name = self.words.say("table-adept", (("side", side),))
            yield self.thing(f"adept:{side}", "adepts", name, text, f"cards adept {side}", sign)

    def thing(
        self, name: str, kind: str, title: str, text: str, entry: str, body: str
    ) -> Component:
        title = heading(self.words.name(title) if kind == "runes" else title)
        lines = wrapped(title, _WIDE / 22)
        face = "".join((body, *written(lines, "title", 6, 156, 24)))
        return Component(
            id=name, kind=kind, name=title, text=text,
            source=source_of(self.content, (entry,)) if entry else "seed",
            face=picture(LOOK, face, 146 + 24 * len(lines), _WIDE),
            rules=(_RULES[kind],), entries=(entry,) if entry else (),
        )  # fmt: skip


def tell_now(game: Runics, name: str, code: str, names: Sequence[str]) -> list[str]:
    """The plaque of a seat as it stands."""
    kind, _, what = name.partition(":")
    sight = RunicsSight(game, code, names)
    return [sheet_label(sight, Seat(SEATS.read(what)))] if kind == "seat" else []


def component_at(game: Runics, anchor: str) -> str:
    """The masters of all players are alike, and so are their tokens."""
    kind, _, name = anchor.partition(":")
    owner, _, which = name.partition("-")
    if kind != "piece" or owner not in SEATS.ids[: game.seats]:
        return anchor
    return "piece:archmaster" if which == "token" else "piece:master"
