"""Every attack that once worked is held; `python -m attacks` prints the table of figures."""

from __future__ import annotations

import pytest

from attacks.__main__ import ALL
from attacks.kit import Attack, done

QUICK = [attack for attack in ALL if attack.__name__ not in ("careful", "jarls")]
"""Those two take a minute each; what they show is shown by quicker stories too."""


@pytest.mark.slow
@pytest.mark.parametrize("attack", QUICK, ids=[attack.__name__ for attack in QUICK])
def test_an_attack_is_held(attack: Attack) -> None:
    row = done(attack)
    print(row)

    assert row.holds, row
