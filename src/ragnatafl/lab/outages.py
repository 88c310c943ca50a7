"""What befalls several servers: kills of any process, a sleep past a lease, a cut line."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.cluster import Cluster, Line, OwnerWatch
from ragnatafl.lab.guests import LOST, Guest, Server, arrive_all
from ragnatafl.lab.kills import Players, Playing, Told, Toll, answers
from ragnatafl.lab.losses import Fate, Kept, Losses, Saying, look_at, look_at_all

LEASE: Final = 4.0
"""Seconds after which a process is sure to have lost its lease, or to have noticed that."""
BETWEEN: Final = (0.2, 1.0)
LOOK_EACH: Final = 25
"""Kills, after which all that is stored is looked through."""
PATIENCE: Final = 60.0


async def bear_outages(args: argparse.Namespace, players: Players, told: Told) -> Toll:
    """All that the command asks for, on a cluster of its own."""
    with await asyncio.to_thread(Cluster, args.servers, args.workers) as cluster:
        toll = await bear_cluster_kills(
            cluster, args.kills, args.databases, players, args.seed, told
        )
        if args.servers > 1:
            for scene in (SLEEP, CUT, SWALLOW):
                await bear_scene(cluster, toll, scene)
    return toll


async def bear_cluster_kills(
    cluster: Cluster,
    kills: int,
    databases: int,
    players: Players,
    seed: int = 1,
    told: Told = lambda toll: None,
) -> Toll:
    """People play at all servers; one process at a time is killed, and comes back."""
    rng = Random(seed)
    doomed = ["process"] * kills + ["database"] * databases
    rng.shuffle(doomed)
    playing = Playing(cluster.servers, players, seed)
    toll, watch = playing.toll, OwnerWatch(cluster.database.address, playing.rooms)
    watch.start()
    try:
        async with playing:
            for number, kind in enumerate(doomed, 1):
                await playing.go_on(rng.uniform(*BETWEEN), 1)
                toll.cause = kind
                if kind == "database":
                    await asyncio.to_thread(cluster.database.kill)
                    await asyncio.sleep(rng.uniform(0, 2))
                    await asyncio.to_thread(cluster.database.start)
                    toll.databases += 1
                else:
                    victim = rng.choice(cluster.processes)
                    toll.cause = "server" if victim in cluster.servers else "worker"
                    await asyncio.to_thread(victim.kill)
                    if victim in cluster.servers:  # it is back before its lease ran out, or after
                        await asyncio.sleep(rng.choice((0.0, 0.5, LEASE)))
                    await asyncio.to_thread(victim.start)
                    toll.kills += 1
                toll.unowned = watch.longest
                if number % LOOK_EACH == 0:
                    await asyncio.to_thread(_look, cluster, playing)
                told(toll)
            await playing.go_on(1.0, 1)
    finally:
        watch.close()
    await asyncio.to_thread(_look, cluster, playing)
    return toll


def _look(cluster: Cluster, playing: Playing) -> None:
    """What was lost so far; at the end games are played again too."""
    store = cluster.store()
    try:
        moment = None if playing.done.is_set() else time.monotonic()
        losses = look_at_all(store, playing.tables, moment)
    finally:
        store.close()
    playing.toll.stored_unheard = losses.unheard
    playing.toll.add(losses, f"kill {playing.toll.kills + playing.toll.databases}")


# Scenes: one server of two cannot do anything for longer than its lease


class Scene(NamedTuple):
    """What befalls a server that owns a table, and how it ends."""

    name: str
    begin: Callable[[Server, Line], None]
    end: Callable[[Server, Line], None]


SLEEP: Final = Scene(
    "a server sleeps past its lease",
    lambda server, line: os.kill(server.pid, signal.SIGSTOP),
    lambda server, line: os.kill(server.pid, signal.SIGCONT),
)
CUT: Final = Scene(
    "the line of a server to the database is cut",
    lambda server, line: line.cut(),
    lambda server, line: line.mend(),
)
SWALLOW: Final = Scene(
    "the line keeps all that is sent, and delivers it later",
    lambda server, line: line.swallow(),
    lambda server, line: line.mend(),
)


async def bear_scene(cluster: Cluster, toll: Toll, scene: Scene) -> None:
    """What was said to a server that lost its table is not stored when it comes back."""
    toll.scenes.append(f"{scene.name}: {await _scene(cluster, toll, scene)}")


async def _scene(cluster: Cluster, toll: Toll, scene: Scene) -> str:
    table, here, owner = await _open(cluster)
    links = table.links
    other = next(server for server in cluster.servers if server is not owner)
    await _choose(here, table)
    line = cluster.lines[cluster.servers.index(owner)]
    scene.begin(owner, line)
    begun = time.monotonic()
    try:
        sayer = await _choose(here, table, waits=False, last=True)
        await _sit_until(other, table, lambda: cluster.owner(links) is other)
        took = time.monotonic() - begun
    finally:
        scene.end(owner, line)
    with contextlib.suppress(*LOST):
        await sayer.next()  # it answers, or closes the line
    await asyncio.sleep(LEASE)  # now it does what it was told, if it can
    written = _written(cluster, table, toll)
    for server in (other, owner):
        await _choose_at(server, table)
    for guest in here:
        await guest.leave()
    _written(cluster, table, toll)
    toll.acknowledged += sum(said.fate is Fate.ACKNOWLEDGED for said in table.said)
    done = "its write was refused" if not written else "IT WROTE TO A TABLE IT DID NOT OWN"
    return f"the table had another owner after {took:.1f} s; {done}"


async def _open(cluster: Cluster) -> tuple[Kept, list[Guest], Server]:
    """A table, its people, and who owns it. Where a machine is so busy that a lease has run out
    meanwhile, another one."""
    first, deadline = cluster.servers[0], time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(BadInput, *LOST):
            links = await asyncio.to_thread(first.open_table, "runics", ["link", "link"])
            here = await arrive_all(first, links)
            owner = await asyncio.to_thread(cluster.owner, links)
            if owner is not None:
                return Kept(links), here, owner
        await asyncio.sleep(0.1)
    raise BadInput("no table could be opened")


def _written(cluster: Cluster, table: Kept, toll: Toll) -> int:
    """How much is stored of what was said to the process that lost the table."""
    store, losses = cluster.store(), Losses()
    look_at(store, table, losses)
    store.close()
    if losses.unheard:
        losses.doubled.append(f"{table.links.room}: written by who did not own it any more")
    toll.add(losses, "scene")
    return losses.unheard


async def _sit_until(server: Server, table: Kept, met: Callable[[], bool]) -> None:
    """People come to this server until it plays their table."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        guests: list[Guest] = []
        try:
            guests = await arrive_all(server, table.links)
        except LOST:
            await asyncio.sleep(0.05)
        if await asyncio.to_thread(met):
            return
        for guest in guests:
            await guest.leave()
    raise BadInput(f"{table.links.room}: no other process took the table")


async def _choose_at(server: Server, table: Kept) -> None:
    """Sit down there and choose, as soon as both is possible."""
    deadline = time.monotonic() + PATIENCE
    while True:
        guests: list[Guest] = []
        try:
            guests = await arrive_all(server, table.links)
            await _choose(guests, table)
            return
        except LOST:
            if time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.05)
        finally:
            for guest in guests:
                await guest.leave()


async def _choose(
    guests: list[Guest], table: Kept, waits: bool = True, last: bool = False
) -> Guest:
    """Whoever is asked says something: the first option, or the last one."""
    deadline = time.monotonic() + PATIENCE
    while not any(guest.page.options for guest in guests) and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    guest = max(guests, key=lambda guest: (guest.page.moment, bool(guest.page.options)))
    page = guest.page
    text = page.options[-1 if last else 0].text
    said = table.says(Saying("choice", page.seat, text))
    while not guest.answers.empty():
        guest.answers.get_nowait()
    await guest.say(say="choose", seat=page.seat, option=text, moment=page.moment)
    if waits:
        answer = await guest.next()
        while not answers(said.saying, page, answer):
            answer = await guest.next()
        table.heard(said, answer.moment, bool(answer.refused))
    return guest
