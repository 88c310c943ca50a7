"""Followers of Surtr in the words of their board: Lords', and what Followers add to it.

People tell theirs; what the rules give a Follower because of it is done here, never what they give
to people: that is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from msgspec.structs import replace

from ragnatafl.games.lords.face import beside as lords
from ragnatafl.games.lords.rules import moments as base_moments
from ragnatafl.games.lords.rules.armies import Retreat
from ragnatafl.games.lords.rules.board import REGIONS, RegionId, RegionSet
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ATTRIBUTES,
    MONSTERS,
    MONSTERS_ACTION,
    MonsterId,
    PreyId,
    hand_of,
    thing_of_prey,
)
from ragnatafl.games.lords.rules.monsters import ActivateMonster
from ragnatafl.games.lords.rules.realms import MayTakeBonus, counts_as_allied
from ragnatafl.games.lords.rules.reserves import GainRunes, LoseRunes
from ragnatafl.games.lords.rules.state import board_of, in_turn, left_of, markers_on
from ragnatafl.games.lords.rules.territory_attacks import InjureHeroes, SwallowRunes
from ragnatafl.games.lords.rules.underway import torn
from ragnatafl.games.lords.rules.wounds import MARKERS_FOR_TOKEN
from ragnatafl.games.surtr.rules.battles import LosesCard
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    MOST_CARDS,
    MOST_RUNES,
    ROW,
    RUNE_ACTIONS,
    TILES,
    SurtrContent,
    row_of,
)
from ragnatafl.games.surtr.rules.desolation import MayTakeBlessing
from ragnatafl.games.surtr.rules.faults import is_laid
from ragnatafl.games.surtr.rules.hunts import GetsToken
from ragnatafl.games.surtr.rules.setup import BeginWithFollowers
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    action_deck,
    action_of,
    content_of,
    followers_of,
    is_follower,
    is_person,
    people_of,
    row,
    tile_of,
)
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.beside import Beside, Call, Field, Value
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.keeps import APP
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat, seats_in
from ragnatafl.kernel.setup import Setup

NOT_OF_FOLLOWERS: Final = ("injured", "runes", "exhausted", "hero", "origin", "hand")
"""SOLO-3.3: what a Follower never has."""
ALWAYS: Final = (
    "armies", "heroes", "control", "temples", "forges", "monsters", "monuments", "wheel",
    "desolation",
)  # fmt: skip
"""What every turn of a Follower looks at."""


def fields(game: Surtr, at: str) -> list[Field]:
    kind, _, thing = at.partition(":")
    found = lords.fields(game, at)
    match kind:
        case "area" if thing in REGIONS.ids:
            token = bool(game.desolation >> REGIONS.read(thing) & 1)
            return [*found, Field(at, "desolation", "desolation", "flag", token)]
        case "area":
            people = tuple(map(SEATS.write, people_of(game)))  # SOLO-2.6.4: no drakkars
            return [
                replace(one, choices=people) if one.name == "drakkars" else one for one in found
            ]
        case "seat" if is_follower(game, Seat(SEATS.read(thing))):
            return list(_of_follower(game, at, found))
        case "table" if len(people_of(game)) > 1:
            people = tuple(map(SEATS.write, people_of(game)))
            holder = SEATS.write(game.arbiter) if game.arbiter != NOBODY else ""
            return [*found, Field(at, "arbiter", "arbiter", "choice", holder, choices=people)]
    return found


def _of_follower(game: Surtr, at: str, found: list[Field]) -> Iterator[Field]:
    """SOLO-3.3.3, SOLO-3.3.4: its runes are a number; SOLO-5: its row, from left to right."""
    seat = Seat(SEATS.read(at.partition(":")[2]))
    yield Field(at, "power", "followers", "number", game.power[seat], high=MOST_RUNES)
    for one in found:
        if one.name == "cards":
            yield replace(one, group="followers", high=MOST_CARDS)
        elif one.name.partition(" ")[0] not in NOT_OF_FOLLOWERS:
            yield one
    cards = tuple(map(CARDS.write, row(game, seat)))
    choices = tuple(map(CARDS.write, content_of(game).action))
    yield Field(at, "row", "followers", "cards", cards, choices=choices, most=ROW)


def put(game: Surtr, at: str, name: str, value: Value) -> None:
    thing = at.partition(":")[2]
    match name:
        case "desolation":
            one = 1 << REGIONS.read(thing)
            tokens = game.desolation | one if value else game.desolation & ~one
            game.desolation = RegionSet(tokens)
        case "power":
            game.power[SEATS.read(thing)] = cast("int", value)
        case "row":
            seat = Seat(SEATS.read(thing))
            lords.lay(game, row_of(game.seats, seat), action_deck(game, seat), value)
        case "arbiter":
            game.arbiter = Seat(SEATS.read(value)) if value else NOBODY
        case _:
            lords.put(game, at, name, value)


def looked_at(game: Surtr, seat: Seat) -> frozenset[str]:
    """What the next Follower's turn looks at: its row and tile, and monsters on the board, say
    whether realms, wounds, runes and injuries matter."""
    order = in_turn(game, left_of(game, seat))
    follower = next((one for one in order if is_follower(game, one)), NOBODY)
    if follower == NOBODY or game.corrupted[follower] < 0:  # before its hero is chosen
        return frozenset()
    found = {*ALWAYS, "cards"}
    offered = {rune for card in row(game, follower) for rune in action_of(game, card).runes}
    if RUNE_ACTIONS.read("ally") in offered:
        found.add("realms")
    if tile_of(game, follower).priority == MONSTERS_ACTION:  # SOLO-8.5.2
        found.add("wounds")
    attacks = {type(step) for step in _attacks(game)}
    if SwallowRunes in attacks:
        found.add("runes")
    if InjureHeroes in attacks:
        found.add("attributes")
    return frozenset(found)


def _attacks(game: Surtr) -> Iterator[AnyStep]:
    """What territory attacks of monsters on the board do."""
    for monster in ALL_MONSTERS:
        region = game.monster_region[monster]
        if region >= 0:
            thing = thing_of_prey(monster)
            yield from base_moments.TERRITORY_ATTACK.steps_of(game, thing, game.active, region)


# What comes of it


def follows(before: Surtr, told: Surtr, seat: Seat) -> tuple[AnyStep, ...]:
    """What Followers get by what people did; then control and battles, as in Lords."""
    if not _is_turn_of_person(told):
        return ()
    return (
        *_by_markers(before, told),
        *_by_kills(before, told),
        *lords.follows(before, told, seat),
    )


def _is_turn_of_person(game: Surtr) -> bool:
    return lords.is_in_turn(game) and is_person(game, game.active)


def _by_markers(before: Surtr, told: Surtr) -> list[AnyStep]:
    """SOLO-3.2.1: a covered marker of a Follower; SOLO-3.3.5: the bonus for the first one."""
    steps: list[AnyStep] = []
    for action, (old, new) in enumerate(zip(before.marked, told.marked, strict=True)):
        people = [seat for seat in seats_in(new & ~old) if is_person(told, seat)]
        if not people:
            continue
        covered = before.top[action]
        if covered != NOBODY and is_follower(told, covered):
            steps.append(GainRunes(covered, 1))
        elif covered == NOBODY:
            steps += [
                MayTakeBonus(seat, realm)
                for realm in content_of(told).realms_of[action]
                for seat in in_turn(told, left_of(told, people[0]))
                if is_follower(told, seat) and counts_as_allied(told, seat, realm)
            ]
    return steps


def _by_kills(before: Surtr, told: Surtr) -> list[AnyStep]:
    """SOLO-3.2.5: a slayer token for four markers on a monster that a person killed."""
    return [
        GetsToken(seat)
        for monster in ALL_MONSTERS
        if before.slayer[monster] == NOBODY and is_person(told, told.slayer[monster])
        for seat in followers_of(told)
        if markers_on(before, monster, seat) >= MARKERS_FOR_TOKEN
    ]


def over(game: Surtr, seat: Seat) -> tuple[AnyStep, ...]:
    """SOLO-3.1: after people's turns the Followers have theirs."""
    return lords.over(game, seat) if _is_turn_of_person(game) else ()


def calls(game: Surtr, seat: Seat) -> list[Call]:
    """Lords', and what needs a Follower in a person's turn: a retreat, a loss, its monster; a
    blessing for removed desolation, where their deck lies here."""
    if game.active != seat or not (_is_turn_of_person(game) and lords.is_at_rest(game)):
        return []
    followers = followers_of(game)
    found = lords.calls(game, seat)
    armed = [r for r in board_of(game).regions if _follower_in(game, r) != NOBODY]
    if armed:
        found.append(Call("retreat", "", tuple(map(REGIONS.write, armed))))
    names = tuple(map(SEATS.write, followers))
    found += [Call("lose-card", "", names), Call("lose-rune", "", names)]
    own = [MONSTERS.write(m) for m in ALL_MONSTERS if _is_followers(game, m)]
    if own:
        found.append(Call("monster", "", tuple(own)))
    if game.setup.kept.get("blessings") == APP:  # SOLO-10.5
        found.append(Call("blessing"))
    return found


def _follower_in(game: Surtr, region: RegionId) -> Seat:
    """The Follower with armies there; NOBODY if there is none."""
    there = [seat for seat in followers_of(game) if game.presence[seat] >> region & 1]
    return there[0] if there else NOBODY


def _is_followers(game: Surtr, monster: MonsterId) -> bool:
    owner = game.ring[monster]
    return game.monster_region[monster] >= 0 and owner != NOBODY and is_follower(game, owner)


def called(game: Surtr, seat: Seat, call: str, option: str) -> tuple[AnyStep, ...]:
    match call:
        case "retreat":  # SOLO-9.8
            region = RegionId(REGIONS.read(option))
            follower = _follower_in(game, region)
            return (Retreat(follower, region),) if follower != NOBODY else ()
        case "lose-card":  # SOLO-3.6
            return (LosesCard(Seat(SEATS.read(option))),)
        case "lose-rune":  # SOLO-3.6
            return (LoseRunes(Seat(SEATS.read(option)), 1),)
        case "blessing":  # SOLO-10.5
            return (MayTakeBlessing(seat),)
        case "monster":  # SOLO-7.3
            return (ActivateMonster(MonsterId(PreyId(MONSTERS.read(option)))),)
    return lords.called(game, seat, call, option)


def closing(game: Surtr, seat: Seat) -> list[tuple[str, Facts]]:
    """SOLO-3.3.3, SOLO-3.3.4: what a Follower has as numbers."""
    held = ("runes", game.power[seat]), ("cards", len(game.zones[hand_of(seat)]))
    return [("closing-holds", (("seat", SEATS.write(seat)), *held))]


def printed(setup: Setup, event: Event) -> Facts:
    """SOLO-2.6.5: attributes as on the tile of a Follower."""
    if event.kind != "follower":
        return ()
    content = cast("SurtrContent", setup.content)
    tile = content.tile[TILES.read(str(event.all_facts()["hero"]))]
    return tuple(zip(ATTRIBUTES.ids, tile.attributes, strict=True))


def fresh(setup: Setup) -> tuple[tuple[str, str], ...]:
    """As in Lords; heroes and origins of people only; then SOLO-2.7: rows. Where the first token
    lies, a Follower's tile says (SOLO-2.6.3)."""
    game = cast("Surtr", setup.new_table())
    followers = [f"seat:{SEATS.write(seat)}" for seat in followers_of(game)]
    return (
        *((at, name) for at, name in lords.fresh(setup) if at not in followers),
        *((at, "row") for at in followers),
    )


def begins(game: Surtr, seat: Seat) -> tuple[AnyStep, ...]:
    asks, *_ = lords.begins(game, seat)
    return (asks, BeginWithFollowers())


BESIDE: Final = Beside(
    places=lords.places, fields=fields, put=put, is_laid=is_laid, settle=lords.settle,
    torn=torn, looked_at=looked_at, follows=follows, over=over, calls=calls, called=called,
    closing=closing, printed=printed, fresh=fresh, begins=begins,
)  # fmt: skip
