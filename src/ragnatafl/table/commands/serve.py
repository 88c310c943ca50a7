"""`ragnatafl serve`: the table in the browser, on this machine unless told otherwise."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Final

import platformdirs

from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import bad
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import is_database
from ragnatafl.table.storage.holding import Hold
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.addresses import Addresses, is_loopback

SELDOM: Final = (10_000, 20, 1_000)
"""When Python looks for garbage in circles. With hundreds of tables in memory a look at all of it
takes a third of a second, in which nobody is heard; what is young is looked through as before."""


def serve(settings: Settings, code: str = "en") -> int:
    """Serve tables until interrupted. The address is printed when browsers may come."""
    from ragnatafl.table.web.app import make_app
    from ragnatafl.table.web.asking import LARGEST_MESSAGE
    from ragnatafl.table.web.door import guarded
    from ragnatafl.table.web.draining import GOODBYES, Serving

    for module in settings.modules:
        load_game(module)
    voice, settings = Voice(code), replace(settings, store=settings.store or str(default_store()))
    hold = None if is_database(settings.store) else Hold(settings.store)
    if hold is not None and not hold.ours:
        return _open_running(hold, settings, voice)
    listening = listen(settings.host, settings.port)
    settings = replace(settings, port=listening.getsockname()[1])
    addresses = Addresses(settings)
    app = make_app(replace(settings, internal_url=settings.internal_url or addresses.own))
    if hold is not None:
        hold.tell(f"{addresses.own}/")
    tell(voice, addresses, app.state.hall.tables.rooms.storage.address)  # which tells no password
    if settings.open_browser:
        threading.Timer(0.8, webbrowser.open, (f"{addresses.own}/",)).start()
    config = guarded(
        app,
        settings,
        log_config=None,  # ours hold for it too
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=GOODBYES,
    )
    gc.set_threshold(*SELDOM)
    Serving(config, app.state.hall).run(sockets=[listening])
    gc.freeze()  # what is left is not looked through once more: that would take seconds
    if hold is not None:
        hold.close()
    return 0


def _open_running(hold: Hold, settings: Settings, voice: Voice) -> int:
    """Another server has this store: that one is opened."""
    address = hold.told()
    hold.close()
    if not address:
        raise bad(
            f"{settings.store}: another server has it open", "store-open", file=settings.store
        )
    print(voice.say("serve-already", address=address, store=settings.store), flush=True)
    if settings.open_browser:
        webbrowser.open(address)
    return 0


def tell(voice: Voice, addresses: Addresses, kept: str) -> None:
    """Where it is: for this machine, and for others, to whose telephones a QR code is shown."""
    print(voice.say("serve-at", address=f"{addresses.own}/", store=kept), flush=True)
    others = addresses.others()
    for address in others:
        print(voice.say("serve-others", address=f"{address}/"), flush=True)
    if others and sys.stdout.isatty():
        import segno

        segno.make_qr(f"{others[0]}/").terminal(compact=True)
    if not is_loopback(addresses.host):
        if not others:
            print(voice.say("serve-no-network"), file=sys.stderr)
        print(voice.say("serve-open"), file=sys.stderr)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; with port 0 any free one, with the usual port the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tries = range(port, port + 10) if port else (0,)
    for number in tries:
        # By its protocol asyncio knows that what is sent shall not wait for more.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":  # and all that come by older numbers
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        try:
            made.bind((host, number))
        except OverflowError:
            made.close()
            line = f"port {port} is not between 0 and 65535"
            raise bad(line, "no-port", told=str(port)) from None
        except OSError as error:
            made.close()
            if number == tries[-1]:
                reason = error.strerror or error
                line = f"cannot listen at {host} port {port}: {reason}"
                facts = {"host": host, "port": str(port), "told": str(reason)}
                raise bad(line, "cannot-listen", **facts) from None
        else:
            made.listen(256)
            return made
    raise AssertionError("there is always a last try")


def default_store() -> Path:
    """Where tables are kept: in the user's own data folder, as the system has it.

    Some systems have another one than where the first programs kept them; found there, they stay.
    """
    folder = platformdirs.user_data_path("ragnatafl", appauthor=False)
    before = Path.home() / ".local" / "share" / "ragnatafl" / "tables.db"
    if before.exists() and not (folder / "tables.db").exists():
        return before
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)  # older programs let others look into it
    except OSError as error:
        reason = error.strerror or error
        line = f"{folder}: {reason}; name a file with --db"
        raise bad(line, "no-default-store", file=str(folder), told=str(reason)) from None
    return folder / "tables.db"
