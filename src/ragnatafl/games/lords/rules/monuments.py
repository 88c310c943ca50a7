"""LOR-8.5.11: a monument rises, the table is refreshed, and an event comes."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import recharge
from ragnatafl.games.lords.rules.board import (
    GODS,
    GodId,
    RegionId,
    RegionSet,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    EVENT_DECK,
    EVENT_DISCARD,
    TO_RAGNAROK,
    ConditionId,
    RuneId,
    thing_of_condition,
)
from ragnatafl.games.lords.rules.monsters import (
    ActivateBoss,
    ActivateMonster,
    is_on_board,
    next_to_place,
    pair_of,
    put_monster,
)
from ragnatafl.games.lords.rules.reserves import (
    Reshuffled,
    gain_priests,
    take_from_forge,
    within_limits,
)
from ragnatafl.games.lords.rules.state import (
    NO_RAGNAROK,
    Lords,
    board_of,
    conditions_of,
    content_of,
    controlled,
    runes_in_supply,
    temples_of,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.cards import move, move_pile
from ragnatafl.kernel.chance import draw_from, shuffle
from ragnatafl.kernel.codecs import Names, or_none
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, Seat


def build_monument(seat: Seat, god: GodId) -> tuple[AnyStep, ...]:
    """Its steps, in order; without a god nothing rises (LOR-8.5.12.1)."""
    return (
        RaiseMonument(seat, god), CheckConditions(seat), ClearMonuments(seat),
        RefillForges(), GainFromRegions(seat), DrawEvent(seat),
    )  # fmt: skip


@event("LOR-8.5.11.1", "build-monument", god=or_none(GODS))
class MonumentRaised(Event):
    seat: Seat
    god: GodId
    level: int


@step("LOR-8.5.11.1", god=or_none(GODS))
class RaiseMonument(Step[Lords]):
    seat: Seat
    god: GodId

    def run(self, game: Lords) -> Next:
        if self.god >= 0:
            game.levels[self.god] += 1
        level = game.levels[self.god] if self.god >= 0 else 0
        tell(game, MonumentRaised(self.seat, self.god, level))
        return None


def is_fulfilled(game: Lords, condition: int) -> bool:
    """LOR-1.5.1: for any one player, or for the table."""
    thing = thing_of_condition(condition)
    return bool(moments.FULFILLED.of_card(game, thing, NOBODY, 0))


@event("LOR-1.5.1")
class ConditionFulfilled(Event):
    seat: Seat
    condition: ConditionId


@event("LOR-1.5.3", "ragnarok")
class RagnarokBegun(Event):
    seat: Seat


@step("LOR-8.5.11.2")
class CheckConditions(Step[Lords]):
    """LOR-1.5.1 to LOR-1.5.3: fulfilled conditions are turned; with three Ragnarok begins."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        for condition in conditions_of(game):
            if not game.face_down >> condition & 1 and is_fulfilled(game, condition):
                game.face_down |= 1 << condition
                tell(game, ConditionFulfilled(self.seat, condition))
        if game.face_down.bit_count() >= TO_RAGNAROK and game.last_turns == NO_RAGNAROK:
            game.last_turns = game.seats  # LOR-1.5.4
            tell(game, RagnarokBegun(self.seat))
        return None


@event("LOR-8.5.11.3")
class TableCleared(Event):
    seat: Seat


@step("LOR-8.5.11.3")
class ClearMonuments(Step[Lords]):
    """All players: priests off the monuments, markers off the wheel, artefacts charged."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        game.sent = [[0] * game.seats for _ in game.sent]
        game.marked = [NO_SEATS] * len(ACTIONS)
        game.top = [NOBODY] * len(ACTIONS)
        recharge(game, "LOR-8.5.11.3.3")
        tell(game, TableCleared(self.seat))
        return moments.MONUMENT_BUILT.steps(game, self.seat, self.seat)


@event("LOR-8.5.11.4")
class ForgesFilled(Event):
    regions: RegionSet


@step("LOR-8.5.11.4")
class RefillForges(Step[Lords]):
    """Each empty forge gets a rune of its type; if short, the lowest regions first."""

    def run(self, game: Lords) -> Next:
        before = game.forged
        for region in regions_in(board_of(game).forges & ~game.forged):
            rune = game.forge_rune[region]
            if rune >= 0 and runes_in_supply(game, rune) > 0:
                game.forged = RegionSet(game.forged | 1 << region)
        if game.forged != before:
            tell(game, ForgesFilled(RegionSet(game.forged & ~before)))
        return None


@step("LOR-8.5.11.5")
class GainFromRegions(Step[Lords]):
    """The builder: 1 priest for each temple, and the runes on own forges."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        gain_priests(game, self.seat, temples_of(game, self.seat), "LOR-8.5.11.5.1")
        for region in regions_in(controlled(game, self.seat) & game.forged):
            take_from_forge(game, self.seat, region, "LOR-8.5.11.5.2")
        return within_limits(game, self.seat)


# Events (LOR-8.5.11.6)

YES_OR_NO: Final = Names("answer", ("no", "yes"))


@event("LOR-8.5.11.6", "event", boss=YES_OR_NO)
class EventDrawn(Moved):
    """What an event card says."""

    region: RegionId
    rune: RuneId
    runes: tuple[RuneId, ...]
    boss: bool


def draw_event(game: Lords, rule: str) -> int:
    """The event card drawn; LOR-4.4.1: reshuffled from the discards when empty."""
    if not game.zones[EVENT_DECK]:
        move_pile(game, EVENT_DISCARD, EVENT_DECK, Reshuffled)
        shuffle(game, EVENT_DECK)
    card = draw_from(game, EVENT_DECK, rule)
    content = content_of(game)
    said = EventDrawn(
        content.event_region[card], content.event_place[card],
        content.event_activate[card], content.event_boss[card],
    )  # fmt: skip
    move(game, card, EVENT_DECK, EVENT_DISCARD, said, rule)
    return card


def place_by_event(game: Lords, event: int, rule: str) -> None:
    """A monster of the rune under 'place', off the board and not slain, if there is one."""
    content = content_of(game)
    monster = next_to_place(game, content.event_place[event])
    if monster >= 0:
        put_monster(game, monster, content.event_region[event], rule)


@step("LOR-8.5.11.6")
class DrawEvent(Step[Lords]):
    """Place, activate by the first rune, then by the second, then perhaps the boss."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        event = draw_event(game, self.rule)
        place_by_event(game, event, "LOR-8.5.11.6.1")
        content = content_of(game)
        first, second = content.event_activate[event]
        boss = (ActivateBoss(),) if content.event_boss[event] else ()
        return (ActivateRune(first), ActivateRune(second), *boss)


@step("LOR-8.5.11.6.2")
class ActivateRune(Step[Lords]):
    """All monsters on the board with a rune, the upper one first."""

    rune: RuneId

    def run(self, game: Lords) -> Next:
        pair = [monster for monster in pair_of(game, self.rune) if is_on_board(game, monster)]
        return tuple([ActivateMonster(monster) for monster in pair])
