"""Markdown of rule texts and how-to-play pages as HTML; rule ids in it lead to their rule."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt

from ragnatafl.table.web.markup import Markup

_ID: Final = r"[A-Z]{2,8}-(?:[0-9]+|[A-Z](?:[0-9]+|[a-z]{1,2})?)(?:\.[0-9]+)*"
_ITEM: Final = re.compile(
    rf'<(li|h[1-6])>(\s*(?:<p>)?)(?:<strong>)?<a href="#({_ID})">\3</a>(?:</strong>)?'
)
_NAMED: Final = re.compile(rf"(?<![\w#\"-])({_ID})\b(?![\w\"])")


_LEADS: Final = re.compile(rf'<a href="({_ID})">(.*?)</a>')
_THING: Final = re.compile(r'<a href="card:([^"]+)">(.*?)</a>')
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def to_html(text: str, ids: bool = True) -> Markup:
    """A whole page; each numbered rule gets its id, so that one can point at it.

    >>> to_html("- RUN-1.1 Two, see RUN-2")
    '<ul>\\n<li id="RUN-1.1"><b>RUN-1.1</b> Two, see <a href="#RUN-2">RUN-2</a></li>\\n</ul>\\n'
    """
    html = str(_MARKDOWN.render(text))
    if not ids:
        return Markup(html)
    html = _NAMED.sub(r'<a href="#\1">\1</a>', html)
    return Markup(_ITEM.sub(r'<\1 id="\3">\2<b>\3</b>', html))


@lru_cache(maxsize=1 << 13)
def rule_html(text: str) -> Markup:
    """The text of one rule; other rules in it are buttons that show them, things can be read.

    >>> rule_html("See [laying](RUN-5)")
    'See <button class="rule" data-rule="RUN-5">laying</button>'
    >>> rule_html("The [start card](card:S00)")
    'The <span class="name" data-read="S00">start card</span>'
    """
    html = str(_MARKDOWN.renderInline(text))
    html = _LEADS.sub(r'<button class="rule" data-rule="\1">\2</button>', html)
    html = _THING.sub(r'<span class="name" data-read="\1">\2</span>', html)
    return Markup(_NAMED.sub(r'<button class="rule" data-rule="\1">\1</button>', html))
