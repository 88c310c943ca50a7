"""BR-6.11 Pillage: who may, the call to battle, and who is in the battle then (BR-B1 to BR-B3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.games.bloodrage.rules.battle import battle_steps
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    NEIGHBOURS,
    PLACES,
    PROVINCES,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import change_rage, move_group
from ragnatafl.games.bloodrage.rules.figures import FIGURES, ONE, FigureId, figures_in, has
from ragnatafl.games.bloodrage.rules.reward import EndPillage, TurnToken
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    force,
    has_room,
    is_destroyed,
    is_pillaged,
    is_ship,
    seats_of,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import SEATS, Seat, SeatMask, mask_of

PAID_PILLAGE: Final = 2
"""Rage that a pillage by Tyr's Challenge costs (BR-Fg)."""


def _token(province: ProvinceId) -> tuple[Anchor, ...]:
    return (Anchor("piece", f"token-{PROVINCES.write(province)}"),)


@option("pillage {province}", province=PROVINCES)
class Pillage(Option):
    province: ProvinceId

    def anchors(self) -> tuple[Anchor, ...]:
        return _token(self.province)


@option("challenge {province}", province=PROVINCES)
class Challenge(Option):
    """Tyr's Challenge: pillage a pillaged province again (BR-Fg)."""

    province: ProvinceId

    def anchors(self) -> tuple[Anchor, ...]:
        return _token(self.province)


@option("let it be")
class LetItBe(Option):
    """No pillage, though a card would allow it."""


@option("join {figure} {origin}", figure=FIGURES, origin=PLACES)
class Join(Option):
    """Move a figure from here into the province that is pillaged."""

    figure: FigureId
    origin: PlaceId

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("area", PLACES.write(self.origin)),)

    def variant(self) -> str:
        return FIGURES.write(self.figure)


@option("decline")
class Decline(Option):
    pass


def pillages(game: BloodRage, seat: Seat) -> Iterator[Pillage]:
    """Every Pillage there is: the candidates for which `why_not_pillage` has no reason."""
    for province in ALL_PROVINCES:
        if not (game.destroyed | game.pillaged) >> province & 1 and force(game, seat, province):
            yield Pillage(province)


def challenges(game: BloodRage, seat: Seat) -> Iterator[Challenge]:
    if game.rage[seat] < PAID_PILLAGE:
        return
    for province in ALL_PROVINCES:
        standing = game.pillaged & ~game.destroyed
        if standing >> province & 1 and force(game, seat, province):
            yield Challenge(province)


def why_not_pillage(
    game: BloodRage, seat: Seat, province: ProvinceId, *, again: bool = False, cost: int = 0
) -> Refusal | None:
    """BR-6.11.1; `again`: a pillaged province, and no other (BR-Fg)."""
    facts = (("seat", SEATS.write(seat)), ("province", PROVINCES.write(province)))
    if is_destroyed(game, province):
        return Refusal("BR-3.4.1", "pillage-destroyed", *facts)
    if is_pillaged(game, province) != again:
        if again:
            return Refusal("BR-Fg", "challenge-unpillaged", *facts)
        return Refusal("BR-6.11.1", "pillage-pillaged", *facts)
    if not force(game, seat, province):
        return Refusal("BR-6.11.1", "pillage-absent", *facts)
    if cost > game.rage[seat]:
        return Refusal("BR-6.3", "pillage-rage", *facts, ("cost", cost), ("rage", game.rage[seat]))
    return None


def pillage(game: BloodRage, seat: Seat, province: ProvinceId, cost: int) -> tuple[AnyStep, ...]:
    """BR-B1: pay and declare."""
    change_rage(game, seat, -cost, "BR-B1")
    return (DeclarePillage(seat, province),)


@step("BR-Fd", province=PROVINCES)
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
        return pillage(game, seat, choice.province, self.cost)


@step("BR-B1", province=PROVINCES)
class DeclarePillage(Step[BloodRage]):
    seat: Seat
    province: ProvinceId

    def run(self, game: BloodRage) -> Next:
        game.province = self.province
        game.pillager = self.seat
        if game.events is not None:
            tell(game, "pillage", self.rule, self.seat, province=PROVINCES.write(self.province))
        left = Seat((self.seat + 1) % game.seats)
        return (CallToBattle(left, 0), Muster())


@step("BR-6.11.2")
class CallToBattle(Asks[BloodRage, Join | Decline]):
    """Around and around, one figure at a time, until nobody joins or no village is empty."""

    seat: Seat
    declined: int
    """How many clans have declined one after the other."""

    def run(self, game: BloodRage) -> Next:
        if self.declined == game.seats or not has_room(game, game.province):
            return None
        province = ("province", PROVINCES.write(game.province))
        return self.ask(self.seat, "call-to-battle", (*joins(game, self.seat), Decline()), province)

    def answer(self, game: BloodRage, seat: Seat, choice: Join | Decline) -> Next:
        left = Seat((seat + 1) % game.seats)
        if isinstance(choice, Decline):
            if game.events is not None:
                tell(game, "decline", self.rule, seat)
            return (CallToBattle(left, self.declined + 1),)
        unit, target = ONE[choice.figure], PlaceId(game.province)
        move_group(game, seat, unit, choice.origin, target, "join", self.rule)
        return (CallToBattle(left, 0),)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_join(game, seat, choice) if isinstance(choice, Join) else None


def joins(game: BloodRage, seat: Seat) -> Iterator[Join]:
    groups = game.groups[seat]
    for origin in NEIGHBOURS[game.province]:
        for figure in figures_in(groups[origin]):
            yield Join(figure, PlaceId(origin))


def why_not_join(game: BloodRage, seat: Seat, choice: Join) -> Refusal | None:
    """BR-6.11.2: figures of adjacent provinces only, never ships."""
    facts = (
        ("seat", SEATS.write(seat)),
        ("figure", FIGURES.write(choice.figure)),
        ("origin", PLACES.write(choice.origin)),
        ("province", PROVINCES.write(game.province)),
    )
    if is_ship(choice.figure):
        return Refusal("BR-F6", "join-ship", *facts)
    if choice.origin not in NEIGHBOURS[game.province]:
        return Refusal("BR-6.11.2", "join-not-adjacent", *facts)
    if not has(game.groups[seat][choice.origin], choice.figure):
        return Refusal("BR-6.11.2", "join-none-there", *facts)
    return None


@step("BR-B2")
class Muster(Step[BloodRage]):
    """BR-6.11.3, BR-6.11.4: who has figures here fights; alone, the pillager pillages at once."""

    def run(self, game: BloodRage) -> Next:
        fighters = 0
        for seat in seats_of(game):
            game.mustered[seat] = force(game, seat, game.province)
            game.fallen[seat] = 0
            if game.mustered[seat]:
                fighters |= mask_of(seat)
        game.fighters = SeatMask(fighters)
        if fighters == mask_of(game.pillager):  # BR-B3
            return (TurnToken(), EndPillage())
        return battle_steps(game)
