"""The colours and signs of seats on a page, as the game declares them."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.drawing.artwork import seat_colours
from ragnatafl.kernel.livery import Livery
from ragnatafl.table.web.markup import Markup, escape, html, join


def livery_style(liveries: tuple[Livery, ...]) -> Markup:
    """What the style sheets and the signs of a page rest upon.

    `.seat-0` holds the colours of its pieces; `--seat-0` is its colour as letters and lines need
    it here, on light paper or on dark.
    """
    light = _variables([livery.on_light for livery in liveries])
    dark = _variables([livery.on_dark for livery in liveries])
    signs = (
        html(
            '<symbol id="sign-{seat}" viewBox="{from_} {from_} {wide} {wide}">'
            '<path d="{outline}"/></symbol>',
            seat=seat, from_=-livery.reach - 4, wide=2 * (livery.reach + 4),
            outline=escape(livery.outline),
        )
        for seat, livery in enumerate(liveries)
    )  # fmt: skip
    return html(
        "<style>:root{{{}}}@media (prefers-color-scheme: dark){{:root{{{}}}}}{}</style>"
        '<svg width="0" height="0" class="signs" aria-hidden="true">{}</svg>',
        light, dark, Markup(seat_colours(liveries)), join(signs),
    )  # fmt: skip


def _variables(colours: Sequence[str]) -> Markup:
    return escape("".join(f"--seat-{seat}:{colour};" for seat, colour in enumerate(colours)))


def sign(seat: int) -> Markup:
    """The shape of a seat in its colour, beside its name."""
    return html('<svg class="sign seat-{0}" aria-hidden="true"><use href="#sign-{0}"/></svg>', seat)
