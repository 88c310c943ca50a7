"""Names in sentences: every thing of the box that a sentence names can be read from there."""

from __future__ import annotations

from collections.abc import Iterable

from ragnatafl.kernel.decisions import Fact
from ragnatafl.table.telling.catalogue import catalogue_of
from ragnatafl.table.web.markup import Markup, escape, html, join
from ragnatafl.table.web.saying import PageVoice


def named(line: str, facts: Iterable[Fact], voice: PageVoice) -> Markup:
    """A sentence with all names marked that its facts hold, in whatever case they stand.

    They can be pointed at, but are no stops of the tab key: the line they stand in is one, and
    `i` reads what it names.
    """
    if voice.game is None or voice.content is None:
        return escape(line)
    box = catalogue_of(voice.game, voice.content, voice.code)
    return _marked(line, box.named_in(line, facts))


def _marked(line: str, names: Iterable[tuple[int, int, str]]) -> Markup:
    pieces, done = [], 0
    for start, end, name in names:
        pieces.append(escape(line[done:start]))
        shown = escape(line[start:end])
        pieces.append(html('<span class="name" data-read="{}">{}</span>', escape(name), shown))
        done = end
    return join((*pieces, escape(line[done:])))
