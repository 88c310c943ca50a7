"""The symbols that are printed on cards and boards, for who types them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from ragnatafl.games.lords.face.components import art
from ragnatafl.games.lords.rules.components import ACTIONS, SPACE_KINDS

OTHERS: Final = {
    "settlement": "settlement", "shrine": "shrine", "forge": "forge", "yggdrasil": "world-tree",
    "boss": "loki", "shield": "shield",
}  # fmt: skip


@cache
def drawn_in(art: str) -> frozenset[str]:
    """What there are drawings of."""
    return frozenset(re.findall(r'id="lr-([\w-]+)"', art))


def symbols(what: str, name: str) -> Sequence[str]:
    """The drawings of a thing; of a wound space those of its weapon and its reward."""
    known = drawn_in(art())
    own = f"action-{name}" if what == ACTIONS.kind else OTHERS.get(name, name)
    parts = name.split("-") if what == SPACE_KINDS.kind else [own]
    return tuple(f"lr-{part}" for part in parts) if known.issuperset(parts) else ()
