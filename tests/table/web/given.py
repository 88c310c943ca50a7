"""Short ways to a table in the browser, for stories about it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from random import Random
from threading import Thread
from typing import TypedDict

import msgspec

from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import SET_UP, Story, look
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.guests import Guest, Links, Server, news
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.connection import MESSAGES_A_SECOND, MESSAGES_AT_ONCE
from ragnatafl.table.web.holders import holder_of
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.summary import links_of

ASTRID, BJORN, DAGNY = map(Seat, range(3))


def given_table(
    rooms: Rooms, game: str = "runics", seats: str = "link link", **options: object
) -> Room:
    """A new table; seats are 'link', 'here', 'automa', or a bot by its level; all have sat down."""
    return rooms.keep(rooms.lay(game, filled(seats), options, **held(seats)))


def filled(seats: str) -> list[tuple[SeatKind, str, str]]:
    """Who fills the seats: kind, name and level of a bot."""
    kinds: list[tuple[SeatKind, str, str]] = []
    for word in seats.split():
        kind: SeatKind = "link" if word == "link" else "here" if word == "here" else "bot"
        kind = "automa" if word == "automa" else kind
        kinds.append((kind, "", word if kind == "bot" else ""))
    return kinds


class Telling:
    """Which story is told: people of one are strangers in the next, at the same server too."""

    number = 0


def cookie_of(kind: str, seat: int) -> str:
    """Of the browser at this seat; people at one screen share it with who opened the table."""
    who = "opener" if kind == "here" else f"seat-{seat}"
    return f"{who}-{Telling.number}".ljust(32, "-")


def holder_at(room: Room, seat: Seat) -> str:
    """The browser at this seat; onlookers have none."""
    return room.places[seat].holder if seat >= 0 else ""


class Held(TypedDict):
    """Who holds which seat of a new table."""

    opener: str
    holders: list[str]


def held(seats: str) -> Held:
    """All people have sat down, each with the cookie that `cookie_of` tells."""
    holders = [
        holder_of(cookie_of(kind, seat)) if kind in ("link", "here") else ""
        for seat, (kind, _, _) in enumerate(filled(seats))
    ]
    return {"opener": holder_of(cookie_of("here", 0)), "holders": holders}


def given_seed(
    server: Server,
    game: str,
    seats: str,
    seed: int = 1,
    start: Document | None = None,
    options: Mapping[str, object] | None = None,
    grace: int = 60,
) -> Links:
    """A table at a real server whose chance is known, its bots' too; from a position, if named."""
    storage = SQLite(server.store)
    chosen = options or (start or {}).get("options", {})
    laid = Rooms(storage).lay(
        game, filled(seats), chosen, start, str(seed), "fast", code="en", grace=grace, **held(seats)
    )
    room = Rooms(storage).keep(laid)
    storage.close()
    return given_links(room)


def given_stored(
    server: Server,
    game: str = "runics",
    seats: str = "link link",
    choices: int = 10_000,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
) -> Links:
    """A table in the store of a real server that somebody has played at, or to its end."""
    storage = SQLite(server.store)
    laid = Rooms(storage).lay(
        game, filled(seats), options or {}, None, str(seed), "fast", code="en", **held(seats)
    )
    room = Rooms(storage).keep(laid)
    play(room, choices, seed)
    storage.close()
    return given_links(room)


def given_links(room: Room) -> Links:
    """As who opened it has them, with the cookies of all who have sat down."""
    links = msgspec.convert(links_of(room), Links)
    for seat, place in zip(links.seats, room.places, strict=True):
        if place.holder:
            seat.cookie, seat.link = cookie_of(place.kind, seat.seat), links.watch
    return links


def said(server: Server, links: Links, seat: Seat) -> list[str]:
    """All that a seat has chosen so far, as it is stored."""
    storage = SQLite(server.store)
    told = storage.events(links.room)
    storage.close()
    return [e.data["text"] for e in told if e.kind == "choice" and e.data["seat"] == seat]


def play(room: Room, choices: int = 10_000, seed: int = 1) -> Room:
    """Some choices at random, or the whole game."""
    rng = Random(seed)
    for _ in range(choices):
        if room.over:
            break
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    return room


def analysed(room: Room) -> Room:
    """A game that is over, looked back upon by bots that think briefly."""
    story = Story(room.match).told
    found = [look(story, n, Budget(iterations=4)) for n in range(SET_UP, len(story.lines))]
    room.do(room.analysis.to_add(found, room.match.lines))
    return room


def given_analysed(server: Server, game: str = "runics", seats: str = "link link") -> Links:
    """A table in the store of a real server whose game is over and was analysed."""
    links = given_stored(server, game, seats)
    storage = SQLite(server.store)
    room = Rooms(storage).find(links.room)
    assert room is not None
    analysed(room)
    storage.close()
    return links


async def play_on(guests: list[Guest], rng: Random, choices: int = 10_000) -> None:
    """People answer when asked, in any order, until all have seen the end; or until so many of
    their choices are known to have been taken."""
    answered: set[tuple[int, int]] = set()
    last: tuple[Guest, int] | None = None
    while not all(guest.page.over for guest in guests) and len(answered) < choices:
        asked = [
            (guest, guest.page)
            for guest in guests
            if guest.page.seat in guest.page.asked
            and (guest.page.moment, guest.page.seat) not in answered
        ]
        if not asked:
            await news(guests)
            continue
        guest, page = rng.choice(asked)
        answered.add((page.moment, page.seat))
        if len(answered) > MESSAGES_AT_ONCE:
            await asyncio.sleep(1 / MESSAGES_A_SECOND)  # or it would be told to wait
        option = rng.choice(page.options).text
        await guest.say(say="choose", seat=page.seat, option=option, moment=page.moment)
        last = guest, page.moment
    while last is not None and last[0].page.moment <= last[1]:
        await news(guests)


def begins(server: Server, links: Links) -> Links:
    """Whoever opened the table does not wait for those who were invited: it is dealt."""

    async def story() -> None:
        opener = await Guest.arrive(server.port, links.room, links.cookie)
        await opener.say(say="begin")
        while not opener.page.asked:
            await news([opener])
        await opener.leave()

    in_its_own_thread(story())
    return links


def in_its_own_thread(story: Coroutine[None, None, None]) -> None:
    """For a browser's event loop may be running in this one."""
    thread = Thread(target=asyncio.run, args=(story,))
    thread.start()
    thread.join()
