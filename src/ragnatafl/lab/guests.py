"""A server in the browser as a process of its own, and people who sit down at it without eyes.

Everything stays on this machine: the server listens at the loopback, with a store of its own.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import http.client
import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.processes import resident, used
from ragnatafl.table.web.holders import COOKIE, new_token

ANSWER_SECONDS: Final = 20.0
"""Who is silent for longer is gone; a busy machine may take long."""
START_SECONDS: Final = 60.0
LOST: Final = (OSError, WebSocketException, TimeoutError)
"""How one learns that the server is gone."""

# The server, as a process of its own


class Server:
    """`ragnatafl serve` on the loopback; it can be killed and started again at the same port."""

    def __init__(
        self,
        store: Path | str,
        modules: Sequence[str] = (),
        paths: Sequence[Path] = (),
        before: Sequence[str] = (),
        settings: Mapping[str, object] | None = None,
    ) -> None:
        self.store = store
        self.modules = tuple(modules)
        self.paths = tuple(paths)
        """Where Python finds the modules, besides its usual places."""
        self.before = tuple(before)
        """Python's own arguments before `-m ragnatafl`, for a profiler."""
        self.settings = dict(settings or {})
        """What else it is told, as by `--set`."""
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._said: list[str] = []
        atexit.register(self.kill)  # no server is left behind

    def start(self) -> None:
        """Start it, and wait until it answers."""
        loads = [word for module in self.modules for word in ("--load", module)]
        python = [sys.executable, *self.before, "-m", "ragnatafl", *loads]
        serve = ["serve", "--port", str(self.port), "--db", str(self.store), "--no-open"]
        serve += [f"--set={name}={value}" for name, value in self.settings.items()]
        paths = [*map(str, self.paths), os.environ.get("PYTHONPATH", "")]
        env = os.environ | {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "RAGNATAFL_CONFIG": os.devnull,  # whoever runs this may have settings of their own
        }
        self._process = subprocess.Popen(
            [*python, *serve],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=env,
        )
        wanted, self.port = self.port, self._read_port(self._process)
        if wanted not in (0, self.port):
            self.kill()
            raise BadInput(f"the server did not come back at port {wanted}")
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            if time.monotonic() > deadline:
                self.kill()
                raise BadInput("the server does not answer")
            time.sleep(0.02)

    def _read_port(self, process: subprocess.Popen[str]) -> int:
        """The port of the first line it prints; what it says later is kept, see `said`."""
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            rest = process.communicate()[0]
            raise BadInput(f"the server did not start: {(line + rest).strip()[-2000:]}")
        port = line.split("http://")[1].split("/")[0].rpartition(":")[2]
        threading.Thread(target=self._listen, args=(process.stdout,), daemon=True).start()
        return int(port)

    def _listen(self, output: IO[str]) -> None:
        with output:
            self._said.extend(output)

    def _answers(self) -> bool:
        try:
            return self.get("/static/rune.svg")[0] == 200
        except OSError:
            return False

    @property
    def said(self) -> str:
        """All it printed since it was first started, but for the addresses."""
        return "".join(self._said)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """SIGKILL: it cannot tidy up anything."""
        self._end(signal.SIGKILL)

    def stop(self, sign: signal.Signals = signal.SIGINT) -> int:
        """As by Ctrl-C, or by another signal; how it ended."""
        return self._end(sign)

    def _end(self, sign: signal.Signals) -> int:
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.send_signal(sign)
        try:
            self._process.wait(ANSWER_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        return self._process.returncode

    def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
        return self.ask("GET", path, b"", headers)

    def post(
        self, path: str, body: object, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:  # Any: whatever JSON the server answers
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        status, answer = self.ask("POST", path, data, headers)
        try:
            return status, msgspec.json.decode(answer)
        except msgspec.DecodeError:
            raise BadInput(f"{path}: {status} {answer[:200]!r}") from None

    def ask(
        self, method: str, path: str, body: bytes, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_SECONDS)
        try:
            connection.request(method, path, body or None, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read()
        except http.client.HTTPException as error:
            raise ConnectionError(str(error)) from error
        finally:
            connection.close()

    def open_table(
        self,
        game: str,
        seats: Sequence[str],
        options: dict[str, object] | None = None,
        sit: bool = True,
        wait: bool = False,
    ) -> Links:
        """A new table; seats are 'link', 'here', 'automa', or a bot by its level.

        Everybody sits down, each with a browser of its own, or is left with an invitation. The
        server mixes in for them, unless the opener will do that at the table (`wait`).
        """
        places = [
            {"kind": kind, "name": ""}
            if kind in ("link", "here", "automa")
            else {"kind": "bot", "level": kind}
            for kind in seats
        ]
        form = {"game": game, "seats": places, "options": options or {}, "wait": wait}
        opener = new_token()
        status, answer = self.post("/new", form, cookie_header(opener))
        if status != 200:
            raise BadInput(str(answer))
        links = msgspec.convert(answer, Links)
        links.cookie = opener
        for seat in links.seats:
            if seat.kind == "here":
                seat.cookie = opener
            elif seat.kind == "link" and sit:
                seat.cookie, seat.link = self.sit(seat.link, seat.name), links.watch
        return links

    def sit(self, invitation: str, name: str = "", token: str = "", seal: str = "") -> str:
        """Sit down by an invitation; what comes back is the cookie of the browser that did.

        Without a `seal` the server mixes in for it.
        """
        token = token or new_token()
        form = urlencode({"name": name, "seal": seal}).encode()
        status, answer = self.ask("POST", invitation, form, cookie_header(token))
        if status != 303:
            raise BadInput(f"nobody sits down at {invitation}: {status} {answer[:200]!r}")
        return token

    def memory(self) -> float:
        """Megabytes of memory in use."""
        return resident(self.pid)

    def seconds(self) -> float:
        """Seconds of processor time used so far."""
        return used(self.pid)


# People at it


def cookie_header(token: str) -> dict[str, str]:
    """The header by which a browser is known; a stranger has none."""
    return {"Cookie": f"{COOKIE}={token}"} if token else {}


class SeatLink(msgspec.Struct):
    seat: int
    kind: str
    name: str
    link: str
    """An invitation; once somebody sits there, the table's address."""
    cookie: str = ""
    """Of the browser that holds the seat; the server does not tell it."""

    @property
    def headers(self) -> dict[str, str]:
        """Of a request from this seat."""
        return cookie_header(self.cookie)

    @property
    def door(self) -> str:
        """The table's address, with the cookie that makes it this seat's behind the '#'."""
        return f"{self.link}#{self.cookie}"


class Links(msgspec.Struct):
    """What the browser that opened a table is told."""

    room: str
    game: str
    watch: str
    seats: list[SeatLink]
    cookie: str = ""
    """Of that browser."""

    def cookies(self) -> list[str]:
        """Of all people, each by a browser of its own; those at one screen have one."""
        return [seat.cookie for seat in self.seats if seat.cookie]


class Offered(msgspec.Struct):
    text: str


class Clocks(msgspec.Struct):
    """What is left to whom, in seconds."""

    left: dict[str, int] = {}
    """By seat."""
    runs: list[int] = []
    days: bool = False


class TalkLine(msgspec.Struct):
    text: str = ""
    own: bool = False


class Talk(msgspec.Struct):
    """What was said, or why something was not."""

    lines: list[TalkLine] = []
    refused: str = ""


class Page(msgspec.Struct):
    """As much as a player without eyes needs of a page."""

    moment: int = -1
    seat: int = -1
    options: list[Offered] = []
    asked: list[int] = []
    over: bool = False
    can_undo: bool = False
    curtain: int | None = None
    wants: str = ""
    """Of a table that gathers: the seal of a nonce ('seal'), or the nonce itself ('open')."""
    parts: dict[str, msgspec.Raw] | None = None
    """As they were sent, whole or what has changed of them. Not there in answers that are no pages:
    refusals, hints, questions whether one is sure."""
    refused: str = ""
    rule: str = ""
    confirm: str = ""
    hint: str = ""
    trouble: str = ""
    """It cannot be stored now."""
    clocks: Clocks | None = None
    talk: Talk | None = None
    notice: dict[str, msgspec.Raw] | None = None
    """What the owner of the server has to say; not an answer to anything, so guests skip it."""


class Guest:
    """One connection: somebody at a seat, or an onlooker, with the last page."""

    def __init__(self, socket: ClientConnection, keep: int = 0) -> None:
        self.socket = socket
        self.page = Page(-1)
        self.answers: asyncio.Queue[Page | None] = asyncio.Queue()
        """All that came, in order; None when the connection is gone."""
        self.heard: Callable[[Page], None] = lambda page: None
        self.frames: deque[tuple[int, str]] = deque(maxlen=keep)
        """The last `keep` things that were sent, as they were sent, with their moments."""
        self.gone = False
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def arrive(
        cls, port: int, room: str, cookie: str = "", origin: str | None = None, keep: int = 0
    ) -> Guest:
        """Come to the table, and see the first page; without a cookie to look on."""
        headers = {"Origin": origin} if origin is not None else {}
        headers |= cookie_header(cookie)
        socket = await connect(
            f"ws://127.0.0.1:{port}/ws/{room}",
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=1,
        )
        guest = cls(socket, keep)
        await guest.next_page()
        return guest

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                page = msgspec.json.decode(data, type=Page)
                self.frames.append((page.moment, str(data)))
                if page.notice is not None:
                    continue
                if page.parts is not None:
                    self.page = page
                self.answers.put_nowait(page)
                self.heard(page)
        except LOST:
            pass
        finally:
            self.gone = True
            self.answers.put_nowait(None)

    async def say(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> Page:
        """The next thing the server says."""
        answer = await asyncio.wait_for(self.answers.get(), ANSWER_SECONDS)
        if answer is None:
            raise ConnectionError("the connection is gone")
        return answer

    async def next_page(self) -> Page:
        while True:
            answer = await self.next()
            if answer.parts is not None:
                return answer

    async def mix_in(self, nonce: str) -> None:
        """At a table that gathers: seal a nonce, and show it when everybody's is sealed."""
        if self.page.wants == "seal":
            await self.say(say="seal", seal=seal_of(nonce))
        while self.page.wants != "open":
            await news([self])
        await self.say(say="mix", nonce=nonce)
        while self.page.wants:
            await news([self])

    async def leave(self) -> None:
        self._reading.cancel()
        with contextlib.suppress(*LOST):
            await self.socket.close()


async def news(guests: Sequence[Guest]) -> None:
    """Wait until somebody at the table is shown a new page."""
    before = [guest.page for guest in guests]
    deadline = time.monotonic() + ANSWER_SECONDS
    while all(guest.page is page for guest, page in zip(guests, before, strict=True)):
        if any(guest.gone for guest in guests):
            raise ConnectionError("the connection is gone")
        if time.monotonic() > deadline:
            raise TimeoutError("nothing happens at this table")
        await asyncio.sleep(0.004)


async def arrive_all(
    server: Server, links: Links, onlookers: int = 0, keep: int = 0
) -> list[Guest]:
    """Everybody at a table: its people, and some onlookers."""
    return [
        await Guest.arrive(server.port, links.room, cookie, keep=keep)
        for cookie in (*links.cookies(), *itertools.repeat("", onlookers))
    ]
