"""A server and its store: one server has it, and an orderly end leaves it tidy."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ragnatafl.lab.guests import Server


def serve_again(store: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """`ragnatafl serve` on a store, by somebody who does not know of the first server."""
    return subprocess.run(
        [sys.executable, "-m", "ragnatafl", "serve", "--db", str(store), *more],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | {"BROWSER": "echo opens %s", "RAGNATAFL_CONFIG": os.devnull},
    )


@pytest.mark.slow
def test_a_second_server_says_so_and_opens_the_running_one(own_server: Server) -> None:
    own_server.open_table("raid", ["link", "thrall"])

    second = serve_again(Path(own_server.store))

    assert second.returncode == 0, second.stderr
    address = f"http://127.0.0.1:{own_server.port}/"
    assert second.stdout.splitlines() == [
        f"Ragnatafl is at {address} already  (tables are kept in {own_server.store})",
        f"opens {address}",
    ]
    assert own_server.get("/")[0] == 200


@pytest.mark.slow
def test_a_killed_server_holds_nothing(own_server: Server) -> None:
    own_server.kill()

    own_server.start()

    assert own_server.get("/")[0] == 200


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_end_leaves_nothing_in_the_log(own_server: Server, sign: signal.Signals) -> None:
    links = own_server.open_table("raid", ["link", "thrall"])
    log = Path(own_server.store).with_name("tables.db-wal")
    assert log.stat().st_size > 0

    own_server._end(sign)

    assert not log.exists()
    assert links.room.encode() in Path(own_server.store).read_bytes()
