"""Figures on bases: the base tells the seat by shape and colour."""

from __future__ import annotations

from functools import cache


@cache
def base_art(prefix: str, seat: int) -> str:
    """The base of a seat with its shadow and its rim; `prefix` is that of the game's drawings."""
    base = f'<use href="#{prefix}-base-{seat}"'
    return (
        f'{base} class="{prefix}-cast" x="2" y="4"/>{base} class="{prefix}-body"/>'
        f'<g transform="scale(.87)">{base} class="{prefix}-rim"/></g>'
    )
