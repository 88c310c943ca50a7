"""Tables of Blood Rage for stories: `given_bloodrage` is a position, `when` lets clans speak."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Self

from kit.given import given_position, new_game
from kit.table import ASTRID, BJORN, Table, cards
from ragnatafl.games import register
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.cards.box import SHELF, load
from ragnatafl.games.bloodrage.rules.board import PLACES, PROVINCES, province_of
from ragnatafl.games.bloodrage.rules.components import (
    CARDS,
    DISCARD,
    STATS,
    BloodRageContent,
    hand_of,
    played_by,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, read_group, write_group
from ragnatafl.games.bloodrage.rules.state import BloodRage, glory, strength
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat

register(GAME)

DUEL: Final = {ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}}
"""Astrid has STR 3, Bjorn 1; the token there pays horns."""
AMBUSH: Final = {ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "leader"}}
EVEN: Final = {ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}}
SHEET: Final = "8-warrior leader ship"
"""All figures of a clan sheet."""
DOOMS: Final = ("gimle", "myrkulor", "utgard")
AT_FIRST: Final = ("horgr", "muspelheim", "elvagar")
"""The first of these, as many as the table asks for, are destroyed before the game."""
REWARDS: Final = {
    "myrkulor": "rage", "elvagar": "axes", "angerboda": "horns", "muspelheim": "rage",
    "horgr": "axes", "utgard": "horns", "andlang": "glory", "gimle": "rage", "yggdrasil": "all",
}  # fmt: skip
AFTER_A_TURN: Final = (
    "save-one-card", "quests", "ragnarok", "release-valhalla", "end-age",
)  # fmt: skip


def given_bloodrage(
    *,
    seats: int = 2,
    turn: Seat = ASTRID,
    first: Seat = ASTRID,
    age: int = 1,
    phase: str = "turn",
    figures: Mapping[Seat, Mapping[str, str]] | None = None,
    hands: Mapping[Seat, str] | None = None,
    upgrades: Mapping[Seat, str] | None = None,
    quests: Mapping[Seat, str] | None = None,
    rage: Mapping[Seat, int] | None = None,
    stats: Mapping[Seat, Mapping[str, int]] | None = None,
    glory: Mapping[Seat, int] | None = None,
    pillaged: str = "none",
    destroyed: Sequence[str] | None = None,
    dooms: Sequence[str] = DOOMS,
    rewards: Mapping[str, str] | None = None,
    version: int | None = None,
    **options: bool | str,
) -> Match[BloodRage]:
    """A table at the start of a turn, or of a later phase of the age.

    `figures` says what stands where: {ASTRID: {"utgard": "2-warrior leader", "sw": "ship"}}; the
    rest of the clan is in reserve. An upgrade with a monster brings its figure, in reserve unless
    it is placed. `stats` are cells, 0 to 5: {ASTRID: {"axes": 1}}. Horns are raised as far as the
    figures on the map need it, if they are not named. `rage` is 6 unless named. Cards are ids with
    blanks between. `phase` is 'turn', or a step such as 'quests', 'ragnarok', 'save-one-card'.
    Provinces are destroyed as many as the table of these seats asks for: AT_FIRST, then dooms that
    fell in earlier ages, unless `destroyed` names the first ones.
    """
    everyone = [Seat(seat) for seat in range(seats)]
    names = [SEATS.write(seat) for seat in everyone]
    hand = [(hands or {}).get(seat, "").split() for seat in everyone]
    slots = [(upgrades or {}).get(seat, "").split() for seat in everyone]
    committed = [(quests or {}).get(seat, "").split() for seat in everyone]
    groups = [_groups((figures or {}).get(seat, {}), slots[seat]) for seat in everyone]
    cells = [_cells((stats or {}).get(seat, {}), groups[seat]) for seat in everyone]
    gone = list(destroyed if destroyed is not None else AT_FIRST[: 5 - seats])
    gone += dooms[: age - 1]

    used = {card for pile in (*hand, *slots, *committed) for card in pile}
    zones: dict[str, list[str]] = dict(_piles(seats, age, used, options))
    for seat, name in enumerate(names):
        zones[f"hand {name}"] = hand[seat]
        zones[f"slots {name}"] = slots[seat]
        zones[f"quests {name}"] = committed[seat]
    last = {"step": "play-age", "age": age + 1} if age < 3 else {"step": "end-game"}
    return given_position(
        "bloodrage",
        seats=seats,
        version=version,
        options=options,
        agenda=[*_steps(phase, turn, seats), last],
        zones=zones,
        table={
            "age": age,
            "first": SEATS.write(first),
            "cells": cells,
            "rage": [(rage or {}).get(seat, 6) for seat in everyone],
            "earned": [[(glory or {}).get(seat, 0), 0, 0, 0, 0, 0] for seat in everyone],
            "groups": groups,
            "rewards": [{**REWARDS, **(rewards or {})}[name] for name in PROVINCES.ids],
            "pillaged": pillaged,
            "destroyed": " ".join(gone),
            "dooms": list(dooms),
        },
    )


@cache
def own_content() -> BloodRageContent:
    return load(SHELF.take())


def _steps(phase: str, turn: Seat, seats: int) -> list[dict[str, object]]:
    after: list[dict[str, object]] = [{"step": name} for name in AFTER_A_TURN]
    if phase != "turn":
        return after[AFTER_A_TURN.index(phase) :]
    following = SEATS.write((turn + 1) % seats)
    now: dict[str, object] = {"step": "take-turn", "seat": SEATS.write(turn)}
    return [now, {"step": "next-turn", "seat": following}, *after]


def _groups(placed: Mapping[str, str], slots: Sequence[str]) -> list[str]:
    brings = own_content().figure
    monsters = [FIGURES.write(f) for card in slots if (f := brings[CARDS.read(card)]) >= 0]
    left = read_group(SHEET) + sum(read_group(monster) for monster in monsters)
    groups = [read_group(placed.get(place, "nothing")) for place in PLACES.ids]
    groups[PLACES.read("reserve")] = left - sum(groups)
    return [write_group(group) for group in groups]


def _cells(named: Mapping[str, int], groups: Sequence[str]) -> list[int]:
    cells = [named.get(stat, 0) for stat in STATS.ids]
    if "horns" not in named:
        on_map = sum(_count(group) for group in groups[: PLACES.read("reserve")])
        cells[2] = next(c for c, horns in enumerate((4, 5, 6, 7, 10, 10)) if horns >= on_map)
    return cells


def _count(group: str) -> int:
    words = [] if group == "nothing" else group.split()
    return sum(int(word[0]) if word[0].isdigit() else 1 for word in words)


def _piles(
    seats: int, age: int, used: set[str], options: Mapping[str, object]
) -> Iterator[tuple[str, list[str]]]:
    """Decks of later ages are whole, as far as no card of theirs is used; others have gone."""
    content = own_content()
    edition = str(options.get("edition", "102"))
    decks: dict[str, list[str]] = {"out": [], "gone": [], "deck 1": [], "deck 2": [], "deck 3": []}
    for card in content.cards:
        name, of_age = CARDS.write(card), content.age[card]
        if not content.in_game(card, seats, edition):
            decks["out"].append(name)
        elif name not in used:
            decks[f"deck {of_age}" if of_age > age else "gone"].append(name)
    yield from decks.items()


def new_bloodrage(
    seats: int = 2, seed: int = 1, version: int | None = None, **options: bool | str
) -> Match[BloodRage]:
    """A game from its very beginning."""
    return new_game("bloodrage", seats, seed, options, version)


class BloodRageTable(Table[BloodRage]):
    """What clans say in their calls and battles."""

    def all_decline(self) -> Self:
        """Everybody declines, until the call to battle is over."""
        while not self.match.over and self.match.decision.prompt == "call-to-battle":
            self.match.choose("decline")
        return self

    def nothing_late(self) -> Self:
        """Nobody adds a late card."""
        while not self.match.over and self.match.decision.prompt == "add-late-card":
            self.match.choose("add nothing")
        return self


def when(match: Match[BloodRage]) -> BloodRageTable:
    return BloodRageTable(match)


def at(game: BloodRage, seat: Seat, place: str) -> str:
    """What a clan has in a place: '2-warrior leader'."""
    return write_group(game.groups[seat][PLACES.read(place)])


def glories(game: BloodRage) -> list[int]:
    return [glory(game, Seat(seat)) for seat in range(game.seats)]


def cell(game: BloodRage, seat: Seat, stat: str) -> int:
    return game.cells[seat][STATS.read(stat)]


def hand(game: BloodRage, seat: Seat) -> str:
    return cards(game, hand_of(seat))


def played(game: BloodRage, seat: Seat) -> str:
    return cards(game, played_by(seat))


def slots(game: BloodRage, seat: Seat) -> str:
    return cards(game, slots_of(seat))


def committed(game: BloodRage, seat: Seat) -> str:
    return cards(game, quests_of(seat))


def is_pillaged(game: BloodRage, province: str) -> bool:
    return bool(game.pillaged >> PROVINCES.read(province) & 1)


def fight(match: Match[BloodRage], province: str, **revealed: str) -> BloodRageTable:
    """The clan whose turn it is pillages, nobody joins, and these cards are played face down."""
    table = when(match)
    table.says(match.decision.seat, f"pillage {province}").all_decline()
    for seat, card in revealed.items():
        table.says(Seat(SEATS.read(seat)), f"play {card}")
    return table


def strengths(table: BloodRageTable) -> list[int]:
    """What was compared in all battles so far, from the pillager clockwise."""
    return [int(event.all_facts()["total"]) for event in table.told("strength")]


def discarded(game: BloodRage) -> str:
    return cards(game, DISCARD)


def others_pass(table: BloodRageTable, seat: Seat = ASTRID) -> BloodRageTable:
    """All others pass, until this seat is asked again."""
    while table.asked[0] != seat:
        table.says(table.asked[0], "pass")
    return table


def upgraded(match: Match[BloodRage], card: str, invade: str = "stay") -> BloodRageTable:
    """Astrid plays an upgrade, says what her free invade is, and has her next turn."""
    table = when(match).says(ASTRID, f"upgrade {card}")
    if table.asked == (ASTRID, "free-invade"):
        table.says(ASTRID, invade)
    return others_pass(table)


def pass_all(table: BloodRageTable) -> BloodRageTable:
    """Nobody does anything more in this age: all pass, and keep no card."""
    while not table.match.over and table.asked[1] == "turn":
        table.says(table.asked[0], "pass")
    while not table.match.over and table.asked[1] == "save-card":
        table.says(table.asked[0], "save nothing")
    return table


def strength_in(game: BloodRage, seat: Seat, province: str) -> int:
    """STR of a clan's figures in a province and its fjord."""
    return strength(game, seat, province_of(PROVINCES.read(province)))
