"""All attacks, one after the other: `PYTHONPATH=tests python -m attacks`."""

from __future__ import annotations

from attacks import bodies, bots, floods, secrets, stores, tables, tools
from attacks.kit import Attack, main

ALL: tuple[Attack, ...] = (
    *tables.ATTACKS, *bots.ATTACKS, *bodies.ATTACKS, *secrets.ATTACKS, *stores.ATTACKS,
    *tools.ATTACKS, *floods.ATTACKS,
)  # fmt: skip

if __name__ == "__main__":
    main(*ALL)
