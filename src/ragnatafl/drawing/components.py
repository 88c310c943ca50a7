"""Faces of what is in the box: cards as they lie in a hand, all else in the same style."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from ragnatafl.drawing.cards import LEFT, NAME, NAME_ROOM, TEXT, TEXT_ROOM, WIDE, blank
from ragnatafl.drawing.lettering import fitted, wrapped, written
from ragnatafl.drawing.sight import text_of
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.setup import Content

HEAD: Final = 58
"""How high the coloured head of a card is."""


def picture(look: str, body: str, high: float, wide: float = WIDE) -> str:
    """A face that needs the style and the definitions of its game, and nothing else.

    What it shows is told in words beside it.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="face {look}" aria-hidden="true"'
        f' viewBox="0 0 {wide:g} {high:g}">{body}</svg>'
    )


def printed(
    look: str, signs: str, name: str, texts: Iterable[str], more: str = "", room: int = 0
) -> tuple[str, int]:
    """A card with signs in its head, its name, something drawn that is `room` high, and texts.

    What is drawn begins at its own upper left corner.
    """
    names = wrapped(name, NAME_ROOM)
    lines = [wrapped(text, TEXT_ROOM) for text in texts if text]
    top = HEAD + 10 + NAME * len(names)
    high = top + room + sum(TEXT * len(text) + 8 for text in lines) + 8
    parts = [blank(look, HEAD, high), signs]
    for row, line in enumerate(names):
        small = fitted(line, 184, 25) - 2
        size = f' style="font-size:{small:.1f}px"' if small < 23 else ""
        y = HEAD + 1 + NAME * (row + 1)
        parts.append(f'<text class="card-name" x="{LEFT}" y="{y}"{size}>{escape(line)}</text>')
    if more:
        parts.append(f'<g transform="translate({LEFT} {top})">{more}</g>')
    y = top + room
    for text in lines:
        parts += written(text, "card-text", LEFT, y + TEXT, TEXT)
        y += TEXT * len(text) + 8
    return "".join(parts), high


def sign(name: str, x: float = 30, size: float = 1.0, look: str = "on-card") -> str:
    """A sign in the head of a card."""
    return f'<use href="#{name}" class="{look}" transform="translate({x:g} 31) scale({size:g})"/>'


def map_face(areas: Iterable[tuple[str, str]], wide: float) -> str:
    """Areas of a map, each with its class and the data of its path, as wide as a card's text."""
    scale = (WIDE - 2 * LEFT) / wide
    drawn = "".join(f'<path class="{look}" d="{path}"/>' for look, path in areas)
    return f'<g transform="scale({scale:.4f})">{drawn}</g>'


def source_of(content: Content, entries: Sequence[str]) -> str:
    """Where something comes from: of several entries the least certain one tells."""
    found = [content.sources.get(entry, "proposed") for entry in entries]
    return next(s for s in ("proposed", "public", "seed") if s in found)


def plain_components(
    game: Game[Any],
    content: Content,
    words: Language,  # Any: games of all states
) -> list[Component]:
    """The cards of a game that shows none of its own: their names and their texts."""
    found = []
    for card, name in enumerate(game.cards.ids):
        text = text_of(words, f"text-{name}")
        body, high = printed("plain", "", words.name(name), (text,))
        entries = [entry for entry in content.sources if entry.endswith(f" {name}")]
        found.append(
            Component(
                id=f"card:{name}",
                kind="card",
                name=words.name(name),
                text=text,
                source=source_of(content, entries or ["-"]),
                face=picture("plain", body, high),
                ids=(name,),
                cards=(card,),
                entries=tuple(entries),
            )
        )
    return found
