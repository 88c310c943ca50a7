"""LOR-8.4: manoeuvres: activate one army, or recruit one if there is none; LOR-8.5.5: mobilise."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import (
    VALUE,
    ArmyFull,
    ArmyMoved,
    ArmyOfAnother,
    NoOwnSettlement,
    NoSuchArmy,
    RecruitElsewhere,
    RecruitIn,
    WithArmy,
    find_army,
    move_army,
    place_army,
    recruit_places,
    strengthen,
)
from ragnatafl.games.lords.rules.artefacts import MANOEUVRES_PHASE, Skip, Use, usable, use
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import ARMIES, AUTHORITY, NO_CARDS, CardSet, with_card
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    ArmyId,
    Lords,
    armies_on_board,
    attribute,
    barred_region,
    board_of,
    reachable,
    unlike_armies,
)
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.seats import Seat


@option(
    "move {owner} {value} from {origin} to {region}",
    at="piece:army-{owner}-{origin}-{value} area:{region}",
    value=VALUE,
)
class MoveArmy(Option):
    owner: Seat
    value: int
    origin: RegionId
    region: RegionId


@option(
    "grow {owner} {value} in {region}",
    at="piece:army-{owner}-{region}-{value} area:{region}",
    value=VALUE,
)
class GrowArmy(Option):
    """An activated army is strengthened where it is."""

    owner: Seat
    value: int
    region: RegionId


@option("stop", ending=True)
class Stop(Option):
    """No more armies are activated."""


Activation = MoveArmy | GrowArmy
Manoeuvre = MoveArmy | GrowArmy | RecruitIn | Use | Skip


def can_grow(game: Lords, seat: Seat, army: ArmyId) -> bool:
    """LOR-8.4.2.2: below 6, in an own region with a settlement."""
    region = game.army_region[army]
    if game.army_value[army] >= ARMIES or game.control[region] != seat:
        return False
    has_settlement = board_of(game).settlements >> region & 1
    return bool(has_settlement or moments.GROW_ANYWHERE.of(game, 0, seat))


def targets(game: Lords, seat: Seat, origin: RegionId) -> list[RegionId]:
    """LOR-6.3, LOR-6.3.2: where an army may be moved from here."""
    barred = barred_region(game)
    return [region for region in reachable(game, seat, origin) if region != barred]


def activations(game: Lords, seat: Seat, army: ArmyId) -> list[Activation]:
    """LOR-8.4.2: what an activated army may do."""
    origin, value = game.army_region[army], game.army_value[army]
    ways: list[Activation] = [
        MoveArmy(seat, value, origin, region) for region in targets(game, seat, origin)
    ]
    if can_grow(game, seat, army):
        ways.append(GrowArmy(seat, value, origin))
    return ways


def all_activations(game: Lords, seat: Seat, but: int) -> list[Activation]:
    """What the armies of a player may do, those of `but` left out."""
    fresh = [army for army in armies_on_board(game, seat) if not but >> army & 1]
    ways: list[Activation] = []
    for army in unlike_armies(game, fresh):
        ways += activations(game, seat, army)
    return ways


def can_activate(game: Lords, seat: Seat) -> bool:
    """Is there an army that can be activated?"""
    return any(
        targets(game, seat, game.army_region[army]) or can_grow(game, seat, army)
        for army in armies_on_board(game, seat)
    )


def activate(game: Lords, choice: Activation, but: int, rule: str) -> ArmyId:
    """Carry it out; returns the army."""
    if isinstance(choice, MoveArmy):
        army = find_army(game, choice.owner, choice.origin, choice.value, but)
        move_army(game, army, choice.region, ArmyMoved, rule)
    else:
        army = find_army(game, choice.owner, choice.region, choice.value, but)
        strengthen(game, army, 1, rule)
    return army


@refusal("LOR-8.5.5.1")
class ActivatedAlready(WithArmy):
    pass


@refusal("LOR-6.3")
class ArmyTooFar(WithArmy):
    pass


@refusal("LOR-6.3.2")
class RegionOfBoss(WithArmy):
    pass


def why_not_activate(game: Lords, seat: Seat, choice: Activation, but: int) -> Refusal | None:
    origin = choice.origin if isinstance(choice, MoveArmy) else choice.region
    army = seat, choice.region, choice.value, origin
    if choice.owner != seat:
        return ArmyOfAnother(*army).under("LOR-8.4.1")
    if find_army(game, seat, origin, choice.value) == NO_ARMY:
        return NoSuchArmy(*army).under("LOR-8.4.1")
    if find_army(game, seat, origin, choice.value, but) == NO_ARMY:
        return ActivatedAlready(*army)
    if isinstance(choice, MoveArmy):
        if choice.region not in reachable(game, seat, origin):
            return ArmyTooFar(*army)
        return RegionOfBoss(*army) if choice.region == barred_region(game) else None
    return ArmyFull(*army) if choice.value >= ARMIES else NoOwnSettlement(*army)


@refusal("LOR-8.4.1")
class ManoeuvreDone(Refusal):
    seat: Seat


@refusal("LOR-8.4.1.1")
class ArmiesOnBoard(Refusal):
    seat: Seat


@step("LOR-8.4", asks="manoeuvres", chosen=Number("chosen", 0, 1))
class Manoeuvres(Asks[Lords, Manoeuvre]):
    seat: Seat
    chosen: int = 0
    done: CardSet = NO_CARDS

    def run(self, game: Lords) -> Next:
        seat = self.seat
        ways: list[Manoeuvre] = []
        if not self.chosen:
            ways += all_activations(game, seat, 0)
            if not ways and not armies_on_board(game, seat):  # LOR-8.4.1.1
                ways += [RecruitIn(region) for region in recruit_places(game, seat)]
        ways += usable(game, MANOEUVRES_PHASE, seat, self.done)
        if not ways:
            return None
        ways.append(Skip())
        return self.ask(seat, "manoeuvres", ways)

    def answer(self, game: Lords, seat: Seat, choice: Manoeuvre) -> Next:
        after = Manoeuvres(seat, 1, self.done)
        match choice:
            case MoveArmy() | GrowArmy():
                activate(game, choice, 0, "LOR-8.4.2")
                return (after,)
            case RecruitIn(region):
                value = attribute(game, seat, AUTHORITY)
                place_army(game, seat, region, value, "LOR-8.4.1.1")
                return (after,)
            case Use(card):
                steps = use(game, MANOEUVRES_PHASE, seat, card, "LOR-11.3")
                return (*steps, Manoeuvres(seat, self.chosen, with_card(self.done, card)))
            case Skip():
                return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if self.chosen and isinstance(choice, MoveArmy | GrowArmy | RecruitIn):
            return ManoeuvreDone(seat)
        if isinstance(choice, MoveArmy | GrowArmy):
            return why_not_activate(game, seat, choice, 0)
        if isinstance(choice, RecruitIn):
            if armies_on_board(game, seat):
                return ArmiesOnBoard(seat)
            return RecruitElsewhere(seat, choice.region)
        return None


@refusal("LOR-8.5.5")
class MobiliseOneAtLeast(Refusal):
    seat: Seat


@step("LOR-8.5.5", asks="mobilise", moved=Number("armies", 0), again=Number("again", 0, 1))
class Mobilise(Asks[Lords, MoveArmy | GrowArmy | Stop]):
    """Any number of own armies, at least 1, one after the other and each once."""

    seat: Seat
    moved: int = 0
    """The armies activated so far, as bits."""
    again: int = 0
    """One of them was activated twice."""

    def run(self, game: Lords) -> Next:
        ways: list[MoveArmy | GrowArmy | Stop] = []
        ways += all_activations(game, self.seat, self.spent(game))
        if not ways:
            return None
        if self.moved:
            ways.append(Stop())
        return self.ask(self.seat, "mobilise", ways)

    def spent(self, game: Lords) -> int:
        """The armies that may not be activated any more; one may be again with some blessings."""
        twice = not self.again and moments.MOBILISE_TWICE.of(game, 0, self.seat)
        return 0 if twice else self.moved

    def answer(self, game: Lords, seat: Seat, choice: MoveArmy | GrowArmy | Stop) -> Next:
        if isinstance(choice, Stop):
            return None
        origin = choice.origin if isinstance(choice, MoveArmy) else choice.region
        fresh = find_army(game, seat, origin, choice.value, self.moved) != NO_ARMY
        army = activate(game, choice, self.moved if fresh else 0, self.rule)
        return (Mobilise(seat, self.moved | 1 << army, self.again or int(not fresh)),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, MoveArmy | GrowArmy):
            return why_not_activate(game, seat, choice, self.spent(game))
        if isinstance(choice, Stop):
            return MobiliseOneAtLeast(seat)
        return None
