"""Files of pages: programs, styles, drawings. Their addresses change with them, so that browsers
keep them for good and ask again for none.

A page of another version, while servers are replaced one by one, finds its files here too; these
are then not kept.
"""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ragnatafl.table.web.saying import PACKAGE

FOLDER: Final = Path(str(files(PACKAGE) / "static"))
MARK: Final = "v-"
ROOTED: Final = {"/sw.js": "text/javascript", "/app.webmanifest": "application/manifest+json"}
"""Files that browsers want at the root, where they speak for all pages; never kept for good."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"


def edition() -> str:
    """Of all files as they are now, whoever is changing them."""
    facts = ((path.name, path.stat()) for path in sorted(FOLDER.iterdir()))
    told = "".join(f"{name} {fact.st_size} {fact.st_mtime_ns};" for name, fact in facts)
    return MARK + hashlib.sha256(told.encode()).hexdigest()[:12]


def address() -> str:
    """Where the files of a page lie."""
    return f"/static/{edition()}"


async def rooted(request: Request) -> Response:
    """One of the files at the root."""
    path = request.url.path
    return FileResponse(FOLDER / path.removeprefix("/"), media_type=ROOTED[path])


def rooted_routes() -> list[Route]:
    return [Route(path, rooted) for path in ROOTED]


class Files(StaticFiles):
    """Answers with them, by their edition or without it."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked, _, name = path.partition("/")
        if not asked.startswith(MARK):
            return await super().get_response(path, scope)
        answer = await super().get_response(name, scope)
        if asked == edition():
            answer.headers["cache-control"] = FOR_GOOD
        return answer
