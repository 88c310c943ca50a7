"""Servers, workers and the database die, sleep or lose their line: small runs of the tools."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ragnatafl.lab.cluster import Cluster, OwnerWatch
from ragnatafl.lab.kills import Toll
from ragnatafl.lab.outages import SLEEP, bear_cluster_kills, bear_scene

pytestmark = pytest.mark.anyio

UNFENCED = """
import sys
from ragnatafl.table.command import main
from ragnatafl.table.storage import postgres
from ragnatafl.table.web.cluster import Cluster
postgres._APPEND_AS_OWNER = postgres._APPEND.format(allowed="SELECT")
Cluster._let_go = lambda *why: None
sys.exit(main(sys.argv[3:]))
"""
"""Nor does it let tables go when it notices: only the fence could have stopped it."""


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with Cluster(servers=2, workers=0) as made:
        yield made


@pytest.mark.slow
async def test_nothing_is_lost_when_servers_and_the_database_are_killed(cluster: Cluster) -> None:
    players = [("runics", ["link", "link"]), ("runics", ["link", "thrall"])]
    toll = await bear_cluster_kills(cluster, 2, 1, players)
    print(toll)

    assert toll.faults == []
    assert (toll.kills, toll.databases) == (2, 1)
    assert toll.acknowledged > 3


@pytest.mark.slow
async def test_who_slept_past_its_lease_writes_nothing(cluster: Cluster) -> None:
    toll = Toll()
    await bear_scene(cluster, toll, SLEEP)

    assert toll.faults == []
    assert "refused" in toll.scenes[0]


@pytest.mark.slow
async def test_a_missing_fence_is_found(cluster: Cluster) -> None:
    """The planted fault: who lost a table writes to it all the same."""
    for server in cluster.servers:
        server.kill()
        server.before = ("-c", UNFENCED)
        server.start()
    toll = Toll()
    await bear_scene(cluster, toll, SLEEP)

    assert toll.doubled


def test_how_long_a_table_has_no_owner() -> None:
    """By what is seen of the leases; a table that nobody sits at needs none."""
    watched = {"a", "b", "d"}
    watch = OwnerWatch("", lambda: watched)

    watch.look({"a", "b"}, 9.0)
    watched.discard("d")
    watch.look({"a", "b", "c"}, 10.0)
    watch.look({"a", "b"}, 11.0)
    watch.look({"a"}, 12.0)
    watch.look({"a"}, 14.5)
    watch.look({"a", "b"}, 15.0)

    assert (watch.longest, watch.whose) == (4.0, "b")
