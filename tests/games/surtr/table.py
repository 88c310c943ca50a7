"""Tables with Followers for stories: `given_surtr` builds a position, `when` lets it speak.

It stands on the table of Lords: regions, armies, cards are told in the same way. Followers have the
first seats. Alone, Astrid is the Follower and Bjorn the person; `FOLLOWER` and `PERSON` say so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Self, cast

import ragnatafl
from games.lords.table import PHASES, TableOfLords, given_lords, steps_of_phases
from kit.given import new_game
from kit.table import ASTRID, BJORN, seat_name
from ragnatafl.games import register
from ragnatafl.games.lords.cards.box import SHELF as OF_LORDS
from ragnatafl.games.lords.rules.board import REGION_SET
from ragnatafl.games.lords.rules.components import hand_of
from ragnatafl.games.surtr import GAME, load
from ragnatafl.games.surtr.cards.box import SHELF, Box
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    TILES,
    TYPES,
    SurtrContent,
    row_of,
)
from ragnatafl.games.surtr.rules.state import Surtr, action_deck, tokens_left
from ragnatafl.games.surtr.rules.state import battle_deck as zone_of_battle_deck
from ragnatafl.games.surtr.rules.state import tucked as count_tucked
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat

register(GAME)

CONTENT: Final = 1
"""The content that stories of rules are told with: its cards and tiles never change."""
NEWEST: Final = SHELF.versions[-1].number
FOLLOWER, PERSON = ASTRID, BJORN
"""Who they are at a table of two."""
STEPS: Final = (
    "select-card", "follower-prays", "place-follower-hero", "scan-runes", "follower-manoeuvres",
    "follower-acts", "gain-bonus", "new-card",
)  # fmt: skip
"""The steps of a Follower's turn, as `phase` of `given_surtr` names them."""
CORRUPTED: Final = ("ragnar", "lagertha", "aslaug")
"""The corrupted hero of each Follower, unless named."""
ROWS: Final = (
    "basic-a1 basic-a2 basic-a3",
    "basic-b1 basic-b2 basic-b3",
    "basic-c1 basic-c2 basic-c3",
)
"""The action row of each Follower, unless named."""
HEROES: Final = ("snorri", "beowulf", "aslaug", "ragnar", "lagertha")
"""People have the first that are free."""
ORIGINS: Final = ("baldrson", "tyrson", "njordson")


def given_surtr(
    *,
    seats: int = 2,
    people: int = 1,
    turn: Seat = FOLLOWER,
    phase: str = "take-turn",
    corrupted: Mapping[Seat, str] | None = None,
    tiles: Mapping[Seat, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    rows: Mapping[Seat, str] | None = None,
    decks: Mapping[Seat, str] | None = None,
    selected: str = "",
    power: Mapping[Seat, int] | None = None,
    desolation: str = "",
    placed: bool = False,
    gained: int = 0,
    won: int = 0,
    arbiter: Seat | None = None,
    steps: Sequence[Mapping[str, object]] | None = None,
    after: Seat | None = None,
    chance: str = "fast",
    hero: str = "random",
    challenges: str = "none",
    readings: str = "none",
    track: str = "a",
    version: int | None = None,
    difficulty: str = "",
    content: int = CONTENT,
    pack: Path | None = None,
    **of_lords: Any,  # Any: whatever `given_lords` takes
) -> Match[Surtr]:
    """A table with Followers: a turn, one step of a Follower's turn, or a phase of a person's.

    `phase` is 'take-turn', the whole turn of `turn`; or one of STEPS, which a Follower does now,
    alone; or a phase of Lords, from which on a person has a turn. `steps` replaces it by steps of
    an agenda. Then `after` has a turn, the first person unless named: so the table always comes to
    rest with a question to a person (or to chance, or to its end).

    `corrupted` are the heroes of Followers, `tiles` heroes and origins of people. `rows` are
    action rows from left to right, `decks` action decks, the first card to be drawn first; unless
    named a deck has the rest of the row's set and the two of the hero. `selected` is the selected
    card, the leftmost one of the row unless named, where a step needs one. `power` are runes of
    Followers. `desolation` are the regions with a token, with blanks between. `hands` of a
    Follower is its hand; its `blessings` and `artefacts` are its tucked cards. All the rest is told
    as to `given_lords`: armies, control, heroes, attributes, monsters, rings, wounds, wheel ...
    `difficulty` is the step of the scale, `content` the version of our content, `pack` another one.
    With `chance="asked"` the test tells dice and cards: `table.told_by_chance("surtr-die 1")`.
    """
    followers = [Seat(seat) for seat in range(seats - people)]
    humans = [Seat(seat) for seat in range(seats - people, seats)]
    names = {seat: (corrupted or {}).get(seat, CORRUPTED[seat]) for seat in followers}
    kept = _tiles(names, humans, tiles or {})
    waits = steps_of_phases(("prayer",), humans[0])[0]
    held = {seat: cards for seat, cards in (hands or {}).items() if seat in humans}
    plain = given_lords(
        seats=seats, turn=turn, tiles=kept, hands=held, steps=[waits],
        pack=pack if pack is not None and is_of_lords(pack) else None, **of_lords,
    )  # fmt: skip
    document = cast("dict[str, Any]", plain.start)  # Any: a position as JSON holds it

    agenda: list[Mapping[str, object]] = list(steps) if steps is not None else _phase(phase, turn)
    if agenda[-1]["step"] != "take-turn":
        following = Seat((turn + 1) % seats) if phase in PHASES else humans[0]
        agenda.append(take_turn(following if after is None else after))
    begins = {"step": "may-take-blessing", "seat": SEATS.write(humans[0])}
    document["agenda"] = [begins, *agenda]
    document |= {"game": "surtr", "chance": {"source": chance}}
    document["version"] = GAME.version if version is None else version
    document.pop("content_version", None)
    if pack is None:
        document["content_version"] = content
    document["options"] |= {
        "people": people, "hero": hero, "challenges": challenges, "readings": readings,
        "track": track,
    }  # fmt: skip
    if difficulty:
        document["options"]["difficulty"] = difficulty
    zones, table = document["zones"], document["table"]
    for place, seat in enumerate(followers):
        cards = (hands or {}).get(seat, "").split()
        zones[f"hand {SEATS.write(seat)}"] = cards
        zones["combat-deck"] = [card for card in zones["combat-deck"] if card not in cards]
        hero_tile, origin = zones[f"tiles {SEATS.write(seat)}"]
        zones[f"tiles {SEATS.write(seat)}"] = own = _of_follower(place, names[seat])
        zones["hero-stack"] += [hero_tile] * (hero_tile not in own)
        zones["origin-stack"] += [origin] * (origin not in own)
    laid = [name for seat in followers for name in _row(rows, seat).split()]
    for seat in followers:
        row = _row(rows, seat).split()
        zones[f"row {SEATS.write(seat)}"] = row
        deck = (decks or {}).get(seat)
        drawn = _deck(row, names[seat], laid) if deck is None else deck.split()
        zones[f"action-deck {SEATS.write(seat)}"] = drawn[::-1]
        laid += drawn
    for kind, name in enumerate(TYPES.ids):
        stack = map(CARDS.write, own_content().advanced[kind])
        zones[f"{name}-stack"] = [card for card in stack if card not in laid]
    somewhere = {card for pile in zones.values() for card in pile}
    zones["out"] += [
        card for card in map(CARDS.write, own_content().action) if card not in somewhere
    ]
    needs_card = phase in STEPS[1:] or (steps is not None and turn in followers)
    if needs_card and not selected:
        selected = _row(rows, turn).split()[0]
    table |= {
        "automas": (1 << len(followers)) - 1,
        "active": SEATS.write(turn),
        "corrupted": [names.get(seat, "none") for seat in map(Seat, range(seats))],
        "power": [(power or {}).get(seat, 0) for seat in map(Seat, range(seats))],
        "selected": selected or "none",
        "desolation": desolation or "none",
        "placed": placed,
        "gained": gained,
        "won": won,
        "marching": [],
        "arbiter": seat_name(arbiter),
    }
    match: Match[Surtr] = ragnatafl.from_position(document, content=pack)
    match.choose("decline")  # what happens before the first answer would be told to nobody
    return match


def _tiles(
    names: Mapping[Seat, str], humans: Sequence[Seat], tiles: Mapping[Seat, str]
) -> dict[Seat, str]:
    """Heroes and origins for the table of Lords; no two alike."""
    named = [tile.split() for tile in tiles.values()]
    free = [h for h in HEROES if h not in names.values() and h not in [hero for hero, _ in named]]
    origins = [o for o in ORIGINS if o not in [origin for _, origin in named]]
    people = {
        seat: tiles[seat] if seat in tiles else f"{free.pop(0)} {origins.pop(0)}"
        for seat in humans
    }  # fmt: skip
    origins = ["odinson", "thorson", "freyason"]
    heroes = [free.pop() if name == "sixth" else name for name in names.values()]
    first = [f"{hero} {origin}" for hero, origin in zip(heroes, origins, strict=False)]
    return dict(zip(names, first, strict=True)) | people


def _of_follower(place: int, name: str) -> list[str]:
    """Its hero, if in the box; the first has the origin that moves first."""
    hero = [] if name == "sixth" else [name]
    return [*hero, "odinson"] if place == 0 else hero


def _row(rows: Mapping[Seat, str] | None, seat: Seat) -> str:
    return (rows or {}).get(seat, ROWS[seat])


def _deck(row: Sequence[str], name: str, laid: Sequence[str]) -> list[str]:
    box = own_content()
    basic = [card for cards in box.basic if CARDS.write(cards[0])[:7] in row[0] for card in cards]
    own = [*basic, *box.tile[TILES.read(name)].cards]
    return [card for card in map(CARDS.write, own) if card not in laid]


def is_of_lords(pack: Path) -> bool:
    """Has this pack nothing of Followers?"""
    names = {file.name for file in pack.glob("*.toml")}
    return names <= {*OF_LORDS.take(), "pack.toml"}


def take_turn(seat: Seat) -> dict[str, object]:
    return {"step": "take-turn", "seat": SEATS.write(seat)}


def _phase(phase: str, turn: Seat) -> list[Mapping[str, object]]:
    if phase == "take-turn":
        return [take_turn(turn)]
    phases = PHASES[PHASES.index(phase) :] if phase in PHASES else (phase,)
    return [*steps_of_phases(phases, turn)]


def steps_of_turn(*phases: str, seat: Seat = FOLLOWER) -> list[Mapping[str, object]]:
    """`steps` for some steps of a turn, one after the other."""
    return [step for phase in phases for step in _phase(phase, seat)]


def new_surtr(
    seats: int = 2,
    seed: int = 1,
    source: str = "fast",
    version: int | None = None,
    content: int | None = CONTENT,
    pack: Path | None = None,
    **options: int | str,
) -> Match[Surtr]:
    """A game from its very beginning."""
    return new_game("surtr", seats, seed, options, version, source, content, pack)


@cache
def own_content(version: int = CONTENT) -> SurtrContent:
    return load(SHELF.take(version=version))


@cache
def own_box(version: int = CONTENT) -> Box:
    """The entries as the files have them."""
    return Box(SHELF.take(version=version))


class SurtrTable(TableOfLords[Surtr]):
    """What is said at a table with Followers, and what is heard."""

    def rolls(self, place: int) -> Self:
        """The Surtr die, where chance is asked: the card of this place, 1 to 3, is selected."""
        return self.told_by_chance(f"surtr-die {place}")


def when(match: Match[Surtr]) -> SurtrTable:
    return SurtrTable(match)


def power(game: Surtr, seat: Seat = FOLLOWER) -> int:
    """The runes of a Follower."""
    return game.power[seat]


def row(game: Surtr, seat: Seat = FOLLOWER) -> str:
    """The action row, from left to right."""
    return " ".join(map(CARDS.write, game.zones[row_of(game.seats, seat)]))


def deck(game: Surtr, seat: Seat = FOLLOWER) -> list[str]:
    """The action deck by name, in no order."""
    return sorted(map(CARDS.write, game.zones[action_deck(game, seat)]))


def battle_deck(game: Surtr, seat: Seat = FOLLOWER) -> list[str]:
    return sorted(map(CARDS.write, game.zones[zone_of_battle_deck(game, seat)]))


def cards_held(game: Surtr, seat: Seat = FOLLOWER) -> int:
    """How many combat cards are in hand."""
    return len(game.zones[hand_of(seat)])


def tucked(game: Surtr, seat: Seat = FOLLOWER) -> int:
    """How many cards are under its board."""
    return count_tucked(game, seat)


def desolation(game: Surtr) -> str:
    """The regions with a token, or 'none'."""
    return REGION_SET.write(game.desolation)


def tokens(game: Surtr) -> int:
    """Desolation tokens left on the incarnation card."""
    return tokens_left(game)
