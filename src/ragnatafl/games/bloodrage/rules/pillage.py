"""BR-6.11 Pillage: who may, the call to battle, and who is in the battle then (BR-B1 to BR-B3)."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import battle_steps
from ragnatafl.games.bloodrage.rules.board import (
    NEIGHBOUR_SET,
    NEIGHBOURS,
    PROVINCE_FACTS,
    PROVINCES_IN,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import FiguresMoved, change_rage, move_group, named
from ragnatafl.games.bloodrage.rules.components import CardId
from ragnatafl.games.bloodrage.rules.figures import ONE, FigureId, figures_in, has
from ragnatafl.games.bloodrage.rules.reward import EndPillage, TurnToken
from ragnatafl.games.bloodrage.rules.state import (
    PILLAGING,
    BloodRage,
    force,
    has_room,
    is_destroyed,
    is_pillaged,
    is_ship,
    provinces_held,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat, SeatMask, mask_of
from ragnatafl.kernel.standing import Standing
from ragnatafl.kernel.state import seats_of

PAID_PILLAGE: Final = 2
"""Rage that a pillage by Tyr's Challenge costs (BR-Fg)."""


@option("pillage {province}", at="piece:token-{province}")
class Pillage(Option):
    province: ProvinceId


@option("challenge {province}", at="piece:token-{province}")
class Challenge(Option):
    """Tyr's Challenge: pillage a pillaged province again (BR-Fg)."""

    province: ProvinceId


@option("let it be", ending=True)
class LetItBe(Option):
    """No pillage, though a card would allow it."""


@option("join {figure} {origin}", at="area:{origin}", variant="{figure}")
class Join(Option):
    """Move a figure from here into the province that is pillaged."""

    figure: FigureId
    origin: PlaceId


@option("decline", ending=True)
class Decline(Option):
    pass


def pillages(game: BloodRage, seat: Seat) -> list[Pillage]:
    """Every Pillage there is: the candidates for which `why_not_pillage` has no reason."""
    targets = provinces_held(game, seat) & ~(game.destroyed | game.pillaged)
    return [Pillage(province) for province in PROVINCES_IN[targets]]


def challenges(game: BloodRage, seat: Seat) -> list[Challenge]:
    if game.rage[seat] < PAID_PILLAGE:
        return []
    targets = provinces_held(game, seat) & game.pillaged & ~game.destroyed
    return [Challenge(province) for province in PROVINCES_IN[targets]]


@refusal()
class CannotPillage(Refusal):
    seat: Seat
    province: ProvinceId


@refusal("BR-3.4.1")
class PillageDestroyed(CannotPillage):
    pass


@refusal("BR-6.11.1")
class PillagePillaged(CannotPillage):
    pass


@refusal("BR-Fg")
class ChallengeUnpillaged(CannotPillage):
    pass


@refusal("BR-6.11.1")
class PillageAbsent(CannotPillage):
    pass


@refusal("BR-6.3")
class PillageRage(CannotPillage):
    cost: int
    rage: int


def why_not_pillage(
    game: BloodRage, seat: Seat, province: ProvinceId, *, again: bool = False, cost: int = 0
) -> Refusal | None:
    """BR-6.11.1; `again`: a pillaged province, and no other (BR-Fg)."""
    if is_destroyed(game, province):
        return PillageDestroyed(seat, province)
    if is_pillaged(game, province) != again:
        why = ChallengeUnpillaged if again else PillagePillaged
        return why(seat, province)
    if not force(game, seat, province):
        return PillageAbsent(seat, province)
    if cost > game.rage[seat]:
        return PillageRage(seat, province, cost, game.rage[seat])
    return None


def pillage(
    game: BloodRage, seat: Seat, province: ProvinceId, cost: int, by: CardId | None = None
) -> tuple[AnyStep, ...]:
    """BR-B1: pay and declare."""
    change_rage(game, seat, -cost, "BR-B1", by)
    return (DeclarePillage(seat, province),)


@step("BR-Fd", asks="pillage-at-once")
class PillageAtOnce(Asks[BloodRage, Pillage | LetItBe]):
    """Thor's Domain: pillage the province just invaded, for rage; it takes no action."""

    seat: Seat
    province: ProvinceId
    cost: int

    def run(self, game: BloodRage) -> Next:
        if why_not_pillage(game, self.seat, self.province, cost=self.cost) is not None:
            return None
        return self.ask(
            self.seat, "pillage-at-once", (Pillage(self.province), LetItBe()), ("cost", self.cost)
        )

    def answer(self, game: BloodRage, seat: Seat, choice: Pillage | LetItBe) -> Next:
        if isinstance(choice, LetItBe):
            return None
        where = choice.province
        card = moments.PROVINCE_INVADED.behind(game, seat, PillageAtOnce, seat, 0, where)
        return pillage(game, seat, where, self.cost, named(game, card))


@event("BR-B1", "pillage")
class PillageDeclared(Event):
    seat: Seat
    province: ProvinceId


@step("BR-B1")
class DeclarePillage(Step[BloodRage]):
    seat: Seat
    province: ProvinceId

    def run(self, game: BloodRage) -> Next:
        PILLAGING.open(game)
        game.province = self.province
        game.pillager = self.seat
        tell(game, PillageDeclared(self.seat, self.province))
        left = Seat((self.seat + 1) % game.seats)
        return (CallToBattle(left), Muster())


@event("BR-6.11.2", "join")
class Joined(FiguresMoved):
    pass


@event("BR-6.11.2", "decline")
class Declined(Event):
    seat: Seat


@step("BR-6.11.2", asks="call-to-battle")
class CallToBattle(Asks[BloodRage, Join | Decline]):
    """Around and around, one figure at a time, until nobody joins or no village is empty."""

    seat: Seat
    declined: int = 0
    """How many clans have declined one after the other."""

    def run(self, game: BloodRage) -> Next:
        if self.declined == game.seats or not has_room(game, game.province):
            return None
        province = PROVINCE_FACTS[game.province]
        return self.ask(self.seat, "call-to-battle", (*joins(game, self.seat), Decline()), province)

    def answer(self, game: BloodRage, seat: Seat, choice: Join | Decline) -> Next:
        left = Seat((seat + 1) % game.seats)
        if isinstance(choice, Decline):
            tell(game, Declined(seat))
            return (CallToBattle(left, self.declined + 1),)
        unit, target = ONE[choice.figure], PlaceId(game.province)
        move_group(game, seat, unit, choice.origin, target, Joined)
        return (CallToBattle(left),)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_join(game, seat, choice) if isinstance(choice, Join) else None


def own_turns(game: BloodRage, seat: Seat) -> int:
    """1 while it is the clan's turn to act, else 0."""
    return len([asked for asked in game.decisions if asked.seat == seat and asked.prompt == "turn"])


BRING_NOBODY: Final = Standing("bring-nobody", Join, Decline, "call-to-battle", own_turns)


def joins(game: BloodRage, seat: Seat) -> list[Join]:
    groups = game.groups[seat]
    return [
        Join(figure, origin)
        for origin in PROVINCES_IN[NEIGHBOUR_SET[game.province] & game.presence[seat]]
        for figure in figures_in(groups[origin])
    ]


@refusal()
class CannotJoin(Refusal):
    seat: Seat
    figure: FigureId
    origin: PlaceId
    province: ProvinceId


@refusal("BR-F6")
class JoinShip(CannotJoin):
    pass


@refusal("BR-6.11.2")
class JoinNotAdjacent(CannotJoin):
    pass


@refusal("BR-6.11.2")
class JoinNoneThere(CannotJoin):
    pass


def why_not_join(game: BloodRage, seat: Seat, choice: Join) -> Refusal | None:
    """BR-6.11.2: figures of adjacent provinces only, never ships."""
    figure, origin, province = choice.figure, choice.origin, game.province
    if is_ship(figure):
        return JoinShip(seat, figure, origin, province)
    if origin not in NEIGHBOURS[province]:
        return JoinNotAdjacent(seat, figure, origin, province)
    if not has(game.groups[seat][origin], figure):
        return JoinNoneThere(seat, figure, origin, province)
    return None


@step("BR-B2")
class Muster(Step[BloodRage]):
    """BR-6.11.3, BR-6.11.4: who has figures here fights; alone, the pillager pillages at once."""

    def run(self, game: BloodRage) -> Next:
        fighters = 0
        for seat in seats_of(game):
            game.mustered[seat] = force(game, seat, game.province)
            if game.mustered[seat]:
                fighters |= mask_of(seat)
        game.fighters = SeatMask(fighters)
        if fighters == mask_of(game.pillager):  # BR-B3
            return (TurnToken(), EndPillage())
        return battle_steps(game)
