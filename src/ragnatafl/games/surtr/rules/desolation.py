"""SOLO-10: desolation spreads, people remove it, and Surtr may come himself."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments as base_moments
from ragnatafl.games.lords.rules.armies import VALUE, NoSuchArmy, find_army, lower
from ragnatafl.games.lords.rules.artefacts import Decline, Skip
from ragnatafl.games.lords.rules.board import RegionId, RegionSet, regions_in
from ragnatafl.games.lords.rules.components import ARMIES, NO_CARDS, CardSet, blessings_of
from ragnatafl.games.lords.rules.manoeuvres import (
    GrowArmy,
    Manoeuvre,
    Manoeuvres,
    Mobilise,
    MoveArmy,
    Stop,
)
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    ArmyId,
    armies_on_board,
    board_of,
    rounds,
    unlike_armies,
)
from ragnatafl.games.lords.rules.temples import BlessingTaken, RegionNotOwn, draw_blessing_to
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import Key, pick_region
from ragnatafl.games.surtr.rules.components import TOKENS
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    followers_of,
    is_follower,
    is_person,
    tokens_left,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, finish, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Decision, Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.hooks import put_in_force
from ragnatafl.kernel.seats import NOBODY, Seat

BLESSED_SLOTS: Final = 2
"""SOLO-10.5: the two leftmost ones."""


# Placing (SOLO-10.1 to SOLO-10.3)


@event("SOLO-12.3")
class TokenIgnored(Event):
    seat: Seat


@event("SOLO-15.2")
class NoTokenYet(Event):
    seat: Seat


@event("SOLO-10.2")
class Desolation(Event):
    seat: Seat
    region: RegionId
    left: int


@step("SOLO-10.2")
class PlaceDesolation(Step[Surtr]):
    """To a region at the wheel without one: its own, another Follower's, neutral, a person's."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        several = len(followers_of(game)) > 1
        if several and game.placed:  # SOLO-12.3
            tell(game, TokenIgnored(self.seat))
            return None
        if 0 < rounds(game) <= moments.QUIET_ROUNDS.of(game, 0):
            tell(game, NoTokenYet(self.seat))
            return None
        if not tokens_left(game):
            surtr_comes(game)
        place_token(game, self.seat, token_place(game, self.seat), self.rule)
        game.placed = True
        return None


def token_place(game: Surtr, seat: Seat) -> RegionId:
    """SOLO-10.2, SOLO-12.10 (S-46)"""
    free = regions_in(board_of(game).ring & ~game.desolation)
    return pick_region(game, seat, "SOLO-10.2", free, _OF_WHOM)


def _owner_ranks(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    """Its own, another Follower's, neutral, a person's."""
    return [_owner_rank(game, seat, game.control[region]) for region in regions]


def _owner_rank(game: Surtr, seat: Seat, owner: Seat) -> int:
    if owner == NOBODY:
        return 2
    return 0 if owner == seat else 1 if is_follower(game, owner) else 3


_OF_WHOM: Final = (Key[RegionId]("owner", _owner_ranks),)


def place_token(game: Surtr, seat: Seat, region: RegionId, rule: str) -> None:
    """SOLO-10.3: the leftmost token of the card; SOLO-10.3.1: control does not change."""
    game.desolation = RegionSet(game.desolation | 1 << region)
    tell(game, Desolation(seat, region, tokens_left(game)), rule)


def surtr_comes(game: Surtr) -> None:
    """SOLO-10.6: all people lose at once."""
    finish(game, game.automas, "SOLO-10.6")


# Removing (SOLO-10.4)


@option(
    "cleanse {region} with {owner} {value}",
    at="piece:army-{owner}-{region}-{value} piece:desolation-{region}",
    value=VALUE,
)
class Cleanse(Option):
    """An army removes a desolation token in place of moving or growing."""

    region: RegionId
    owner: Seat
    value: int


@option("take a blessing")
class TakeABlessing(Option):
    """SOLO-10.5: a random blessing for a removed token."""


def strength_needed(game: Surtr) -> int:
    """SOLO-10.4.1: the lowest number uncovered: 6 less the tokens on the board."""
    needed = moments.REMOVAL_VALUE.of(game, TOKENS + 1 - game.desolation.bit_count())
    return max(1, min(ARMIES, needed))


def cleansings(game: Surtr, seat: Seat, but: int) -> list[Cleanse]:
    """SOLO-10.4.2: one army alone, strong enough, in an own region with a token."""
    desolate = game.desolation & game.domain[seat] & game.presence[seat]
    if not desolate:
        return []
    needed = strength_needed(game)
    able = [
        army
        for army in armies_on_board(game, seat)
        if not but >> army & 1
        and desolate >> game.army_region[army] & 1
        and game.army_value[army] >= needed
    ]
    return [
        Cleanse(game.army_region[army], seat, game.army_value[army])
        for army in unlike_armies(game, able)
    ]


@refusal("SOLO-10.4")
class NoDesolation(Refusal):
    seat: Seat
    region: RegionId


@refusal("SOLO-10.4")
class TooWeakToCleanse(Refusal):
    seat: Seat
    region: RegionId
    value: int
    needed: int


def why_not_cleanse(game: Surtr, seat: Seat, choice: Cleanse, but: int) -> Refusal | None:
    region, value, needed = choice.region, choice.value, strength_needed(game)
    if not game.desolation >> region & 1:
        return NoDesolation(seat, region)
    if game.control[region] != seat:
        return RegionNotOwn(seat, region).under("SOLO-10.4")
    if value < needed:
        return TooWeakToCleanse(seat, region, value, needed)
    if find_army(game, choice.owner, region, value, but) < 0:
        return NoSuchArmy(seat, region, value).under("SOLO-10.4")
    return None


@event("SOLO-10.4")
class Cleansed(Event):
    seat: Seat
    region: RegionId
    left: int


def cleanse(game: Surtr, choice: Cleanse, army: ArmyId) -> tuple[AnyStep, ...]:
    """SOLO-10.4.1: the token goes back to the rightmost empty slot."""
    seat, slot = choice.owner, TOKENS - game.desolation.bit_count()
    game.desolation = RegionSet(game.desolation & ~(1 << choice.region))
    tell(game, Cleansed(seat, choice.region, tokens_left(game)))
    cost = moments.REMOVAL_COST.of(game, 0)
    if cost:
        return lower(game, army, cost, "SOLO-15.1")
    return (MayTakeBlessing(seat),) if slot >= TOKENS - BLESSED_SLOTS else ()


@step("SOLO-10.5", asks="take-a-blessing")
class MayTakeBlessing(Asks[Surtr, TakeABlessing | Decline]):
    """For a token whose slot needs 5 or 4: a random blessing, if wanted."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        return self.ask(self.seat, "take-a-blessing", (TakeABlessing(), Decline()))

    def answer(self, game: Surtr, seat: Seat, choice: TakeABlessing | Decline) -> Next:
        if isinstance(choice, Decline):
            return None
        card = draw_blessing_to(game, blessings_of(seat), BlessingTaken, self.rule, seat)
        if card is None:
            return None
        put_in_force(game, card, seat)
        return base_moments.GAINED.steps_of(game, card, seat)


def is_amid_desolation(step: Manoeuvres | Mobilise, game: Surtr) -> bool:
    """A person's activation, while a token lies on the board."""
    return bool(game.desolation) and is_person(game, step.seat)


@MODE.in_place_of(Manoeuvres, is_amid_desolation)
def manoeuvre_or_cleanse(step: Manoeuvres, game: Surtr) -> Next:
    return (ManoeuvreOrCleanse(step.seat, step.chosen, step.done),)


@MODE.in_place_of(Mobilise, is_amid_desolation)
def mobilise_or_cleanse(step: Mobilise, game: Surtr) -> Next:
    return (MobiliseOrCleanse(step.seat, step.moved, step.again),)


def with_cleansings(asked: Next, seat: Seat, ways: list[Cleanse], last: Option | None) -> Next:
    """The question of Lords with what removes desolation besides; `last` ends it without."""
    if not ways:
        return asked
    if not isinstance(asked, Decision):
        options: tuple[Option, ...] = (*ways, *([last] if last is not None else ()))
        return Decision(seat, "cleanse", "SOLO-10.4", options)
    return Decision(seat, asked.prompt, asked.rule, (*ways, *asked.options), asked.facts)


@step("SOLO-10.4", asks="cleanse manoeuvres", chosen=Number("chosen", 0, 1))
class ManoeuvreOrCleanse(Asks[Surtr, Manoeuvre | Cleanse]):
    """SOLO-3.2.6: the activation of manoeuvres may remove desolation."""

    seat: Seat
    chosen: int
    done: CardSet = NO_CARDS

    def _plain(self) -> Manoeuvres:
        return Manoeuvres(self.seat, self.chosen, self.done)

    def run(self, game: Surtr) -> Next:
        ways = [] if self.chosen else cleansings(game, self.seat, 0)
        return with_cleansings(self._plain().run(game), self.seat, ways, Skip())

    def answer(self, game: Surtr, seat: Seat, choice: Manoeuvre | Cleanse) -> Next:
        if not isinstance(choice, Cleanse):
            return self._plain().answer(game, seat, choice)
        army = find_army(game, seat, choice.region, choice.value)
        return (*cleanse(game, choice, army), Manoeuvres(seat, 1, self.done))

    def why_not(self, game: Surtr, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Cleanse) and not self.chosen:
            return why_not_cleanse(game, seat, choice, 0)
        return self._plain().why_not(game, seat, choice)


@step(
    "SOLO-10.4.2", asks="cleanse mobilise", moved=Number("armies", 0), again=Number("again", 0, 1)
)
class MobiliseOrCleanse(Asks[Surtr, MoveArmy | GrowArmy | Stop | Cleanse]):
    """In Mobilise each army may remove a token in place of its activation."""

    seat: Seat
    moved: int
    again: int

    def _plain(self) -> Mobilise:
        return Mobilise(self.seat, self.moved, self.again)

    def run(self, game: Surtr) -> Next:
        ways = cleansings(game, self.seat, self._plain().spent(game))
        last = Stop() if self.moved else None
        return with_cleansings(self._plain().run(game), self.seat, ways, last)

    def answer(self, game: Surtr, seat: Seat, choice: MoveArmy | GrowArmy | Stop | Cleanse) -> Next:
        if not isinstance(choice, Cleanse):
            return self._plain().answer(game, seat, choice)
        fresh = find_army(game, seat, choice.region, choice.value, self.moved) != NO_ARMY
        but = self.moved if fresh else 0
        army = find_army(game, seat, choice.region, choice.value, but)
        after = Mobilise(seat, self.moved | 1 << army, self.again or int(not fresh))
        return (*cleanse(game, choice, army), after)

    def why_not(self, game: Surtr, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Cleanse):
            return why_not_cleanse(game, seat, choice, self._plain().spent(game))
        return self._plain().why_not(game, seat, choice)
