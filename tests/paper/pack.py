"""A box that is not ours: each kind of component of Lords and Followers differs from our content.

Who owns the printed game types other cards than those we propose. `other_box` is such a pack: every
field of every kind that the checks let differ does, in at least one entry; `FIXED` names those that
may not, and why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, get_type_hints

from ragnatafl.games import find_game
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import ACTIONS, ATTRIBUTES, RUNES, SEA_MONSTERS, WEAPONS
from ragnatafl.games.surtr.rules.components import RUNE_ACTIONS
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.content import AnyKind, Entry
from ragnatafl.kernel.effects import HOOKS
from ragnatafl.kernel.packs import Pack, Table

Item = dict[str, Any]  # Any: an entry as a file has it, numbers, texts, lists and lines
SURTR: Final = find_game("surtr")

OF_THE_EDITION: Final = "a pack leaves out no entry, and what it adds is not counted"
BY_ITS_ID: Final = "its id says for how many players it is"
FIXED: Final[dict[str, dict[str, str]]] = {
    "surtr incarnation": {"slots": "SOLO-2.4: they read 5, 4, 3, 2, 1"},
    "surtr edition": dict.fromkeys(
        ("basic", "hero", "advanced", "tiles", "challenges"), OF_THE_EDITION
    ),
    "events event": {"region": "LOR-8.5.11.6: one for each region, in their order"},
    "realms realm": {"action": "LOR-7.1.3: each realm lies at its own action"},
    "conditions condition": {"players": BY_ITS_ID},
    "tracks track": {"players": BY_ITS_ID},
    "box rune": {"forges": "LOR-7.3: two of each rune"},
    "box piece": {"count": "LOR-4.3: limited pieces have the numbers of the rulebook"},
}
"""By kind: the fields that no pack may change, and why."""
RENUMBERED: Final = 5
"""So much greater are the numbers of regions: 1 is 6, and the last one is 5."""


def other_box(name: str = "Another box") -> Pack:
    """All components of Lords and Followers, other than ours; every entry has a title and a note.

    It brings no id that we do not number, so strangers may play it on a server.
    """
    found: dict[str, Table] = {}
    for kind in SURTR.kinds:
        made = [
            {**item, "source": "public", "title": titled(kind, item["id"]), "note": "As printed."}
            for item in _OTHERS[kind.at()](ours(kind))
        ]
        found.setdefault(kind.file, {})[kind.key] = made
    _add_up(found)
    return Pack(game="lords", name=name, files=found)


def titled(kind: AnyKind, entry: str) -> str:
    """What the other box calls an entry."""
    return f"My {kind.key} {entry}"


def ours(kind: AnyKind) -> list[Item]:
    """Our own entries of a kind, the newest."""
    found = SURTR.shelf.take().get(kind.file, {}).get(kind.key, [])
    assert isinstance(found, list)
    left_out = SURTR.shelf.apart - {"source"}
    return [{name: item[name] for name in item if name not in left_out} for item in found]


def fields_of(kind: AnyKind) -> set[str]:
    """What entries of a kind say, and of the four hooks those that ours use; not how they are
    drawn, which stays ours."""
    used = {hook for item in ours(kind) for hook in HOOKS if hook in item}
    return used | set(get_type_hints(kind.entry)) - set(get_type_hints(Entry)) - SURTR.shelf.apart


def differing(kind: AnyKind, pack: Pack) -> set[str]:
    """The fields in which at least one entry of a pack is not as ours."""
    items: Any = pack.files[kind.file][kind.key]
    by_id = {item["id"]: item for item in ours(kind)}
    return {
        name
        for name in fields_of(kind)
        for item in items
        if item.get(name, False) != by_id.get(item["id"], {}).get(name, False)
    }


# How they differ


def _turned(items: Sequence[Item], by: int, *fields: str) -> list[Item]:
    """Each gets these fields of the one so many places on: totals stay as they are."""
    found = []
    for place, item in enumerate(items):
        other = items[(place + by) % len(items)]
        kept = {name: value for name, value in item.items() if name not in fields}
        found.append({**kept, **{name: other[name] for name in fields if name in other}})
    return found


def _next(names: Names | Sequence[str], name: str, by: int = 1) -> str:
    ids = names.ids if isinstance(names, Names) else names
    return ids[(ids.index(name) + by) % len(ids)]


def _more(item: Item, by: int = 1) -> Item:
    """The numbers of what it does are greater."""
    lines: Item = {
        hook: [
            {name: value + by if type(value) is int else value for name, value in line.items()}
            for line in item[hook]
        ]
        for hook in HOOKS
        if hook in item
    }
    return {**item, **lines}


def _actions(items: list[Item]) -> list[Item]:
    """Other sets, and every icon is another."""
    return [
        {
            **item,
            "regions": _both_sides(item["regions"], 4),
            "runes": [_next(RUNE_ACTIONS, rune) for rune in item["runes"]],
            "special": _next(ACTIONS, item["special"]),
            "tie": "min" if item["tie"] == "max" else "max",
            "refresh": "remove" if item["refresh"] == "reshuffle" else "reshuffle",
        }
        for item in map(_more, _turned(items, 18, "kind", "set", *HOOKS))
    ]


def _tiles(items: list[Item]) -> list[Item]:
    """Starts are turned with the numbers of the regions: population stays 2 there."""
    return [
        {
            **item,
            "start": _both_sides(item["start"], RENUMBERED),
            "desolation": _both_sides(item["desolation"], 2),
            "attributes": [value + 1 for value in item["attributes"]],
            "order": [_next(ATTRIBUTES, name) for name in item["order"]],
            "preference": item["preference"] % 3 + 1,
            "priority": _next(ACTIONS, item["priority"], 2),
            "advanced": [*item["advanced"][1:], item["advanced"][0]],
        }
        for item in map(_more, _turned(items, 2, "road"))
    ]


def _combat(items: list[Item]) -> list[Item]:
    return [
        {
            **item,
            "weapon": _next(WEAPONS, item["weapon"]),
            "value": item["value"] + 1,
            "casualties": 2 - item["casualties"],
            "copies": {1: 2, 2: 1, 3: 4}[item["copies"]],
        }
        for item in map(_more, _turned(items, 1, *HOOKS))
    ]


def _attacks(items: list[Item]) -> list[Item]:
    return [
        {
            **item,
            "fury": item["fury"] - 1,
            "weak_point": item["weak_point"] - 1,
            "draws": item["draws"] % 3 + 1,
        }
        for item in map(_more, _turned(items, 3, "shield", *HOOKS))
    ]


def _monsters(items: list[Item]) -> list[Item]:
    return list(map(_more, _turned(_turned(items, 2, "rune", "artefact"), 1, "spaces", *HOOKS)))


def _bosses(items: list[Item]) -> list[Item]:
    return [
        {**_more(item), "rune": _next(RUNES, item["rune"]), "spaces": item["spaces"][::-1][:4]}
        | {"bars_armies": not item["bars_armies"]}
        for item in items
    ]


def _gods(items: list[Item]) -> list[Item]:
    turned = _turned(items, 1, "attribute", "artefact", *HOOKS)
    return [{**item, "spaces": item["spaces"] + 1} for item in turned]


def _realms(items: list[Item]) -> list[Item]:
    return _turned(items, 1, "rune", *HOOKS)


def _conditions(items: list[Item]) -> list[Item]:
    """Each half has what its neighbour had, and one less of it is enough."""
    large, small = items[:5], items[5:]
    return [_more(item, -1) for half in (large, small) for item in _turned(half, 2, "modify")]


def _tracks(items: list[Item]) -> list[Item]:
    return [{**item, "spaces": 6, "selections": [3, item["spaces"] - 1]} for item in items]


def _runes(items: list[Item]) -> list[Item]:
    return [{**item, "tokens": count} for item, count in zip(items, (11, 10, 15), strict=True)]


def _faces(items: list[Item]) -> list[Item]:
    return [{**item, "count": count} for item, count in zip(items, (1, 4, 1), strict=True)]


def _incarnations(items: list[Item]) -> list[Item]:
    return [{**item, "die": item["die"][::-1]} for item in items]


def _same(items: list[Item]) -> list[Item]:
    return items


def _region(size: int, name: str, by: int = RENUMBERED) -> str:
    """The number that a region of ours has on the other board."""
    return _next(REGIONS.ids[:size], name, by)


def _both_sides(names: list[str], by: int) -> list[str]:
    """So much greater, on the large and on the small side of the board."""
    large, small = names
    return [_region(21, large, by), _region(16, small, by)]


def _sea(size: int, name: str) -> str:
    order = ("s1", "s3", "s5", "s2", "s4", "s6")[:size]
    return order[int(name[1:]) - 1]


def _regions(items: list[Item]) -> list[Item]:
    """The same island with other numbers, lands and seas; all populations are others."""
    size = len(items)
    seas = 6 if size == 21 else 5
    found = [
        {
            **item,
            "id": _region(size, item["id"]),
            "population": {2: 2, 3: 5, 4: 3, 5: 4}.get(item["population"], 4),
            "adjacent": [_region(size, name) for name in item["adjacent"]],
            "seas": [_sea(seas, name) for name in item["seas"]],
        }
        for item in items
    ]
    return sorted(found, key=lambda item: int(item["id"]))


def _seas(items: list[Item]) -> list[Item]:
    size = len(items)
    found = [
        {
            **item,
            "id": _sea(size, item["id"]),
            "adjacent": [_sea(size, name) for name in item["adjacent"]],
        }
        for item in items
    ]
    return sorted(found, key=lambda item: str(item["id"]))


def _sea_monsters(items: list[Item]) -> list[Item]:
    """We have none; these are numbered for packs."""
    return [{"id": name, "new": True} for name in SEA_MONSTERS.ids]


_OTHERS: Final[dict[str, Callable[[list[Item]], list[Item]]]] = {
    "actions action": _actions,
    "tiles tile": _tiles,
    "challenges challenge": lambda items: list(
        map(_more, _turned(items, 3, "kind", "once", *HOOKS))
    ),
    "surtr incarnation": _incarnations,
    "difficulty difficulty": lambda items: _turned(items, 1, *HOOKS),
    "surtr edition": _same,
    "combat card": _combat,
    "attacks attack": _attacks,
    "blessings blessing": lambda items: list(map(_more, _turned(items, 13, "god", *HOOKS))),
    "events event": lambda items: _turned(items, 1, "place", "activate", "boss"),
    "heroes hero": lambda items: _turned(items, 1, *HOOKS),
    "heroes origin": lambda items: list(map(_more, _turned(items, 1, "first", *HOOKS))),
    "artefacts artefact": lambda items: list(map(_more, _turned(items, 1, *HOOKS))),
    "monsters monster": _monsters,
    "monsters boss": _bosses,
    "gods god": _gods,
    "realms realm": _realms,
    "conditions condition": _conditions,
    "tracks track": _tracks,
    "box rune": _runes,
    "box face": _faces,
    "box piece": _same,
    "box deck": _same,  # counted in the end
    "box weapon": _same,
    "board_small region": _regions,
    "board_large region": _regions,
    "board_small sea": _seas,
    "board_large sea": _seas,
    "board_small realm": _same,  # only drawn
    "board_large realm": _same,  # only drawn
    "board_small tree": _same,  # only drawn
    "board_large tree": _same,  # only drawn
    "monsters sea-monster": _sea_monsters,
}


def _add_up(files: dict[str, Table]) -> None:
    """The box tells how many cards its decks have."""
    cards: Any = files["combat.toml"]["card"]
    box: Any = files["box.toml"]
    for deck in box["deck"]:
        if deck["id"] == "combat":
            deck["count"] = sum(card["copies"] for card in cards)
    for weapon in box["weapon"]:
        of_it = (card["copies"] for card in cards if card["weapon"] == weapon["id"])
        weapon["count"] = sum(of_it)
