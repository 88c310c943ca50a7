"""The tests' own chance: the same test meets the same names, tokens and seeds every time."""

from __future__ import annotations

import os
import secrets
from random import Random, SystemRandom

import pytest

import ragnatafl


def test_chance_follows_from_the_name_of_a_test(request: pytest.FixtureRequest) -> None:
    drawn = Random(os.environ.get("CHANCE", "") + request.node.nodeid)

    assert secrets.token_bytes(8) == drawn.randbytes(8)
    assert SystemRandom().getrandbits(48) == int.from_bytes(drawn.randbytes(6))
    seeds = [ragnatafl.new("runics").seed for _ in range(2)]
    assert seeds == [str(int.from_bytes(drawn.randbytes(6))) for _ in range(2)]
