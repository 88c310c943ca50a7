"""A card, a board or a token on the screen: what it says, where it comes from, where it is now."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.drawing.lettering import heading
from ragnatafl.kernel.components import Component
from ragnatafl.table.telling.catalogue import Catalogue
from ragnatafl.table.telling.speech import Voice


def card_page(
    found: Component, box: Catalogue, voice: Voice, lines: Sequence[str] = ()
) -> RenderableType:
    """`lines` tell what a table shows of it."""
    parts: list[RenderableType] = [
        Text.assemble((found.name, "bold"), f"  {box.kind(found.kind)}"),
        Text(found.text),
        *(Text(f"  {heading(fact)}") for fact in found.facts),
        *(Text(f"  → {line}", style="cyan") for line in lines),
    ]
    source = voice.say(f"source-{found.source}")
    parts.append(Text(" · ".join((source, *found.rules)), style="dim"))
    return Group(*parts)


def card_list(found: Sequence[Component], box: Catalogue, voice: Voice) -> RenderableType:
    """Kind by kind, a line each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    kind = ""
    for component in found:
        if component.kind != kind:
            kind = component.kind
            grid.add_row(Text(box.kind(kind), style="bold cyan"), "")
        grid.add_row(Text(f"  {component.name}", style="bold"), Text(component.text))
    count = Text(voice.say("cards-found", count=len(found)), style="dim")
    return Group(grid, count)
