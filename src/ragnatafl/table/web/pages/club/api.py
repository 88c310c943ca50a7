"""How a program plays here: the API, in short and in the reader's language."""

from __future__ import annotations

from typing import Final

from ragnatafl.table.web.markup import Markup, escape, html, join
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice

REQUESTS: Final = (
    ("GET /api/me", "who"),
    ("GET /api/tables", "tables"),
    ("POST /api/tables", "open"),
    ("POST /api/tables/{room}/join/{code}", "join"),
    ("GET /api/tables/{room}", "table"),
    ("WS /api/ws/{room}", "socket"),
    ("GET /api/schema.json", "schema"),
)
TALK: Final = """\
→ {"say": "state", "moment": 7, "seat": 1, "question": {"rule": "BR-6.7", "options": [
     {"text": "invade warrior utgard", "say": "…", "anchors": ["area:utgard"]}, …]}, …}
← {"say": "choose", "seat": 1, "option": "invade warrior utgard", "moment": 7}
→ {"say": "state", "moment": 8, …}
← {"say": "choose", "seat": 1, "option": "fly", "moment": 8}
→ {"say": "refused", "refused": "…", "rule": "BR-6.7", "moment": 8}"""


def api_page(code: str) -> Markup:
    voice = PageVoice(code)
    rows = join(
        html("<dt><code>{}</code></dt><dd>{}</dd>", escape(asked), voice.phrase(f"api-{what}"))
        for asked, what in REQUESTS
    )
    parts = join(
        html("<h2>{}</h2><p>{}</p>", voice.phrase(f"api-{part}"), voice.phrase(f"api-{part}-about"))
        for part in ("talk", "rules", "limits")
    )
    body = html(
        '{top}<main class="text me"><h1>{title}</h1><p>{about}</p><ol><li>{first} '
        '<a href="/me#me-bots">{me}</a></li><li>{second}</li><li>{third}</li></ol>'
        "<h2>{requests}</h2><dl>{rows}</dl>{parts}"
        '<pre tabindex="0" aria-label="{talk}">{example}</pre>'
        '<p class="acts"><a class="button" href="/api/schema.json">{schema}</a></p></main>',
        top=top_bar(voice), title=voice.phrase("api-title"), about=voice.phrase("api-about"),
        first=voice.phrase("api-first"), me=voice.phrase("me-bots"),
        second=voice.phrase("api-second", header="Authorization: Bearer rtb_…"),
        third=voice.phrase("api-third", file="examples/bot.py"),
        requests=voice.phrase("api-requests"), rows=rows, parts=parts,
        talk=voice.phrase("api-talk"), example=escape(TALK), schema=voice.phrase("api-schema"),
    )  # fmt: skip
    return document(voice, f"{voice.line('api-title')} · Ragnatafl", body, "text.js")
