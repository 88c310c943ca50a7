"""LOR-9.9 to LOR-9.14: wounds on monsters, their rewards, and what a kill brings."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules.armies import StrengthenArmies
from ragnatafl.games.lords.rules.artefacts import claim
from ragnatafl.games.lords.rules.attributes import Injure, unhurt
from ragnatafl.games.lords.rules.board import NO_REGION
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    BOSS,
    OUT,
    REWARD_OF,
    REWARDS,
    SLAYER_TOKENS,
    UNCLAIMED,
    KindId,
    PreyId,
    SpaceId,
    ThingId,
)
from ragnatafl.games.lords.rules.monsters import is_on_board
from ragnatafl.games.lords.rules.realms import AllyWithRealm
from ragnatafl.games.lords.rules.reserves import GainPriests, GainRunes
from ragnatafl.games.lords.rules.state import Lords, content_of, in_turn, markers_on, open_spaces
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, finish, step
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat, mask_of
from ragnatafl.kernel.state import seats_of

MARKERS_FOR_TOKEN: Final = 4
"""LOR-9.12.2"""


@option("cover {kind} of {prey}", at="piece:{prey} piece:space-{kind}")
class Cover(Option):
    """A wound space, by what it shows; spaces alike are one option."""

    kind: KindId
    prey: PreyId


@option("injure hero of {victim}", at="piece:hero-{victim}")
class InjureHero(Option):
    victim: Seat


def open_kinds(game: Lords, prey: PreyId) -> list[KindId]:
    """What the open wound spaces show, each once, from left to right."""
    kinds = content_of(game).space_kind
    found: list[KindId] = []
    for space in open_spaces(game, prey):
        if kinds[space] not in found:
            found.append(kinds[space])
    return found


def space_of(game: Lords, prey: PreyId, kind: KindId) -> SpaceId:
    """The first open space that shows this."""
    kinds = content_of(game).space_kind
    return next(space for space in open_spaces(game, prey) if kinds[space] == kind)


@event("LOR-9.11", "wound")
class Wounded(Event):
    seat: Seat
    prey: PreyId
    space: KindId
    by: ThingId | None = None


@event("LOR-9.12", "kill")
class Killed(Event):
    seat: Seat
    prey: PreyId


@event("LOR-9.12.2", "slayer-token")
class TokenGained(Event):
    seat: Seat


@event("LOR-9.14.2")
class ArtefactLost(Moved):
    pass


def mark(
    game: Lords,
    seat: Seat,
    prey: PreyId,
    space: SpaceId,
    rule: str,
    by: ThingId | None = None,
) -> None:
    """LOR-9.11: the marker belongs to whoever made the wound."""
    game.wounds[space] = seat
    tell(game, Wounded(seat, prey, content_of(game).space_kind[space], by), rule)


def reward(game: Lords, seat: Seat, space: SpaceId) -> tuple[AnyStep, ...]:
    """LOR-9.9: what cannot be gained is lost."""
    found = REWARD_OF[content_of(game).space_kind[space]]
    if found < 0:
        return ()
    match REWARDS.write(found):
        case "realm":
            return (AllyWithRealm(seat, 1),)
        case "priest":
            return (GainPriests(seat, 1),)
        case "army":
            return (StrengthenArmies(seat, 1),)
        case _:
            return (GainRunes(seat, 1),)


def kill(game: Lords, seat: Seat, prey: PreyId, rule: str) -> None:
    """LOR-9.12: figure, slayer tokens, markers and ring; the boss ends the game (LOR-1.4)."""
    if prey == BOSS:
        tell(game, Killed(seat, prey), rule)
        finish(game, mask_of(seat), "LOR-1.4")
    helped = [
        other
        for other in in_turn(game, seat)
        if other != seat and markers_on(game, prey, other) >= MARKERS_FOR_TOKEN
    ]
    game.slayer[prey] = seat
    game.monster_region[prey] = NO_REGION
    game.ring[prey] = NOBODY
    clear_wounds(game, prey)
    tell(game, Killed(seat, prey), rule)
    for other in helped:
        give_token(game, other)


def give_token(game: Lords, seat: Seat) -> None:
    """LOR-9.12.2, LOR-4.3: as long as there are any."""
    if sum(game.slayer_tokens) < SLAYER_TOKENS:
        game.slayer_tokens[seat] += 1
        tell(game, TokenGained(seat))


def clear_wounds(game: Lords, prey: PreyId) -> None:
    for space in content_of(game).spaces_of[prey]:
        game.wounds[space] = NOBODY


def artefact_is_there(game: Lords, prey: PreyId) -> bool:
    return prey != BOSS and content_of(game).artefact_of[prey] in game.zones[UNCLAIMED]


def take_artefact(game: Lords, seat: Seat, prey: PreyId) -> None:
    """LOR-9.14"""
    claim(game, seat, content_of(game).artefact_of[prey], "LOR-9.14")


def lose_artefact(game: Lords, prey: PreyId) -> None:
    """LOR-9.14.2: it leaves the game with the board of a slain monster."""
    if artefact_is_there(game, prey):
        card = content_of(game).artefact_of[prey]
        move(game, card, UNCLAIMED, OUT, ArtefactLost)


@step("LOR-R13", asks="wound-or-injure")
class WoundOrInjure(Asks[Lords, Cover | InjureHero]):
    """Mjolnir: a wound to any monster on the board, or an injury to another player's hero."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways: list[Cover | InjureHero] = [
            Cover(kind, monster)
            for monster in ALL_MONSTERS
            if is_on_board(game, monster)
            for kind in open_kinds(game, monster)
        ]
        ways += [
            InjureHero(other)
            for other in seats_of(game)
            if other != self.seat and unhurt(game, other)
        ]
        return self.ask(self.seat, "wound-or-injure", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Cover | InjureHero) -> Next:
        if isinstance(choice, InjureHero):
            return (Injure(choice.victim, 1, self.card),)
        wound_outside_hunt(game, seat, choice.prey, choice.kind, self.card)
        return None


def wound_outside_hunt(
    game: Lords, seat: Seat, prey: PreyId, kind: KindId, by: ThingId | None = None
) -> None:
    """LOR-9.13: no reward and no artefact, but it may kill."""
    mark(game, seat, prey, space_of(game, prey, kind), "LOR-9.13", by)
    if not open_spaces(game, prey):
        kill(game, seat, prey, "LOR-9.13.2")
        lose_artefact(game, prey)
