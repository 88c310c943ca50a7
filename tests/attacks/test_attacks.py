"""Every attack that once worked is held; `python -m attacks` prints the table of figures."""

from __future__ import annotations

import pytest

from attacks.__main__ import ALL
from attacks.kit import Attack, done


@pytest.mark.slow
@pytest.mark.parametrize("attack", ALL, ids=[attack.__name__ for attack in ALL])
def test_an_attack_is_held(attack: Attack) -> None:
    row = done(attack)
    print(row)

    assert row.holds, row
