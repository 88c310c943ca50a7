"""What browsers ask for of boxes: pages, looks while they are typed, keeping and sharing them."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.packs import LARGEST_PACK, Pack, parse_pack, too_large
from ragnatafl.table.storage.packs import Packs, StoredPack
from ragnatafl.table.web.aside import Aside
from ragnatafl.table.web.asking import address_of, code_of, read_body
from ragnatafl.table.web.box import looking
from ragnatafl.table.web.box.forms import AnyGame
from ragnatafl.table.web.box.page import BoxVoice, box_page, voice_fault
from ragnatafl.table.web.box.sources import sources_page
from ragnatafl.table.web.holders import browser_of
from ragnatafl.table.web.knowing import Knowing
from ragnatafl.table.web.tables import Tables

LARGEST_LOOK: Final = LARGEST_PACK + 100_000
"""A pack and the form of an entry."""
MOST_OF_ONE: Final = 60
"""So many boxes a browser may keep of a game."""
NO_SUCH_BOX: Final = "no such box: the link is wrong or incomplete"


class Boxes:
    """The boxes that people typed."""

    def __init__(self, tables: Tables, knowing: Knowing, aside: Aside) -> None:
        self._tables = tables
        self._aside = aside
        self._knowing = knowing
        self._packs = Packs(tables.keeper.store)

    def all(self) -> list[Route]:
        return [
            Route("/box/{game}", self.page),
            Route("/box/{game}/look", self.look, methods=["POST"]),
            Route("/box/{game}/save", self.save, methods=["POST"]),
            Route("/box/{game}/sources", self.sources),
            Route("/box/{game}/{id}.json", self.file),
            Route("/box/{game}/{id}", self.shared),
        ]

    async def page(self, request: Request) -> Response:
        return HTMLResponse(box_page(_game(request), code_of(request), Pack()))

    async def look(self, request: Request) -> Response:
        """What is typed is checked, and shown as it would be played."""
        game, code = _game(request), code_of(request)
        with told_in(request, game):
            body = await _body(request)
            who = address_of(request)
            seen = await self._aside.do(who, looking.looked, game.name, body, code)
        return Response(seen, media_type="application/json")

    async def save(self, request: Request) -> Response:
        """Keep a box: a new one, or in the place of one's own that the address names."""
        game = _game(request)
        with told_in(request, game):
            return await self._saved(request, game)

    async def _saved(self, request: Request, game: AnyGame) -> Response:
        body = await _body(request)
        pack = await self._aside.do(address_of(request), looking.readable, game.name, body)
        holder, call = await self._knowing.meet(request), self._tables.keeper.call
        wanted = request.query_params.get("id", "")[:40]
        before = await call(self._packs.find, wanted) if wanted else None
        if before is None or before.holder != holder:
            if len(await call(self._packs.of, holder, pack.game)) >= MOST_OF_ONE:
                line = f"this browser keeps {MOST_OF_ONE} boxes already"
                raise BadInput(Fault(line, "many-boxes", (("most", MOST_OF_ONE),)))
            wanted = secrets.token_urlsafe(9).replace("-", "_")
        await call(self._packs.put, wanted, holder, pack.game, pack.name, pack.to_json())
        return JSONResponse({"id": wanted, "name": pack.name, "family": pack.game})

    async def sources(self, request: Request) -> Response:
        """What of our content is printed in the rulebook, known in public, or proposed."""
        named, game = request.query_params.get("box", "")[:40], _game(request)
        with told_in(request, game):
            pack = parse_pack((await self._stored(named)).data) if named else None
        return HTMLResponse(sources_page(game, code_of(request), pack))

    async def shared(self, request: Request) -> Response:
        """A box by its link: whoever has it may look, take a copy, and play with it."""
        game = _game(request)
        with told_in(request, game):
            found = await self._stored(request.path_params["id"])
        mine = found.holder == browser_of(request)
        pack = parse_pack(found.data)
        return HTMLResponse(box_page(game, code_of(request), pack, found.id, mine))

    async def file(self, request: Request) -> Response:
        with told_in(request, _game(request)):
            found = await self._stored(request.path_params["id"])
        return Response(found.data, media_type="application/json")

    async def pack(self, request: Request, game: str, named: str) -> Pack | None:
        """What a new table of a game is played with, by the id of a box; else the owner's."""
        if not named:
            return self._tables.rooms.pack_for(game)
        with told_in(request, find_game(game)):
            found = await self._stored(named)
            return await self._aside.do(address_of(request), looking.playable, game, found.data)

    async def _stored(self, named: str) -> StoredPack:
        found = await self._tables.keeper.call(self._packs.find, named[:40])
        if found is None:
            raise BadInput(Fault(NO_SUCH_BOX, "no-such-box"))
        return found


@contextlib.contextmanager
def told_in(request: Request, game: AnyGame) -> Iterator[None]:
    """What is wrong with a box is told in the reader's language."""
    try:
        yield
    except BadInput as wrong:
        voice = BoxVoice(code_of(request), game)
        raise BadInput(*(voice_fault(voice, fault) for fault in wrong.faults)) from None


async def _body(request: Request) -> bytes:
    try:
        return await read_body(request, LARGEST_LOOK)
    except BadInput as wrong:
        raise BadInput(*map(too_large, wrong.faults)) from None


def _game(request: Request) -> AnyGame:
    return find_game(request.path_params["game"])
