"""LOR-6: armies grow, shrink, fall, move and retreat; LOR-8.4.3: and are recruited."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import Use, exhaust
from ragnatafl.games.lords.rules.board import NO_REGION, REGIONS, RegionId, RegionSet, regions_in
from ragnatafl.games.lords.rules.components import ARMIES, AUTHORITY, CardId, ThingId
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    ArmyId,
    Lords,
    armies_in,
    armies_on_board,
    army_in_reserve,
    attribute,
    board_of,
    controlled,
    owner_of,
    reachable,
    regions_with_armies,
    seats_with_armies,
    switches_of,
    unlike_armies,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat

Steps = tuple[AnyStep, ...]
VALUE: Final = Number("army value", 1, ARMIES)


@option(
    "strengthen {owner} {value} in {region}", at="piece:army-{owner}-{region}-{value}", value=VALUE
)
class Strengthen(Option):
    """+1 to an army; armies alike are one option."""

    owner: Seat
    value: int
    region: RegionId


@option("lower {owner} {value} in {region}", at="piece:army-{owner}-{region}-{value}", value=VALUE)
class Lower(Option):
    """An army that is to lose: by stomp, attack or casualties."""

    owner: Seat
    value: int
    region: RegionId


@option("retreat to {region}", at="area:{region}")
class RetreatTo(Option):
    region: RegionId


@option("recruit {region}", at="area:{region}")
class RecruitIn(Option):
    region: RegionId


@option("let it fall", ending=True)
class LetFall(Option):
    """The army is destroyed, though something could save it."""


@event()
class OfArmy(Event):
    """What happens to an army."""

    seat: Seat
    owner: Seat
    value: int
    region: RegionId


@event("LOR-6.1.1", "army-grows")
class ArmyGrew(OfArmy):
    new: int
    by: ThingId | None = None


@event("LOR-6.1.2", "army-shrinks")
class ArmyShrank(OfArmy):
    new: int
    by: ThingId | None = None


@event("LOR-6.1.2")
class ArmyDestroyed(OfArmy):
    by: ThingId | None = None


@event("LOR-R3", "army-stays")
class ArmyStayed(OfArmy):
    by: ThingId | None = None


@event("LOR-8.4.3", "recruit")
class Recruited(Event):
    seat: Seat
    region: RegionId
    value: int
    by: ThingId | None = None


@event()
class ArmyWent(Event):
    """An army that is now elsewhere."""

    seat: Seat
    value: int
    origin: RegionId
    region: RegionId
    by: ThingId | None = None


@event("LOR-6.3", "move-army")
class ArmyMoved(ArmyWent):
    pass


@event("LOR-6.6", "place-army")
class ArmyPlaced(ArmyWent):
    pass


@event("LOR-9.1.2")
class CarriedOff(ArmyWent):
    pass


@event("LOR-6.4", "retreat")
class Retreated(ArmyWent):
    pass


def as_it_is(game: Lords, army: ArmyId) -> tuple[Seat, Seat, int, RegionId]:
    """What events tell of an army: whose it is, how strong, and where."""
    owner = owner_of(army)
    return owner, owner, game.army_value[army], game.army_region[army]


def find_army(game: Lords, owner: Seat, region: RegionId, value: int, but: int = 0) -> ArmyId:
    """The army that an option names; `but` are armies that are not meant, as bits."""
    values = game.army_value
    for army in armies_in(game, owner, region):
        if values[army] == value and not but >> army & 1:
            return army
    return NO_ARMY


# Growing and shrinking (LOR-6.1)


def strengthen(game: Lords, army: ArmyId, more: int, rule: str, by: ThingId | None = None) -> None:
    """LOR-6.1.1: what would go above 6 is lost."""
    value = min(ARMIES, game.army_value[army] + more)
    if value != game.army_value[army]:
        before = as_it_is(game, army)
        game.army_value[army] = value
        tell(game, ArmyGrew(*before, value, by), rule)


def lower(game: Lords, army: ArmyId, less: int, rule: str, by: ThingId | None = None) -> Steps:
    """LOR-6.1.2: an army below 1 is destroyed at once."""
    value = game.army_value[army] - less
    if value < 1:
        return destroy(game, army, rule, by)
    before = as_it_is(game, army)
    game.army_value[army] = value
    tell(game, ArmyShrank(*before, value, by), rule)
    return ()


def destroy(game: Lords, army: ArmyId, rule: str, by: ThingId | None = None) -> Steps:
    """An army would be destroyed: its owner may have something that saves it."""
    if moments.ARMY_DESTROYED.offered(game, army):
        return (SaveArmy(army, by),)
    return remove(game, army, rule, by)


def remove(game: Lords, army: ArmyId, rule: str, by: ThingId | None = None) -> Steps:
    """Destroyed: back to the reserve."""
    before = as_it_is(game, army)
    station(game, army, NO_REGION)
    game.army_value[army] = 0
    tell(game, ArmyDestroyed(*before, by), rule)
    return moments.ARMY_LOST.steps(game, owner_of(army), owner_of(army))


@step("LOR-11.3", asks="save-army")
class SaveArmy(Asks[Lords, Use | LetFall]):
    army: ArmyId
    card: ThingId | None = None
    """What would destroy it."""

    def run(self, game: Lords) -> Next:
        saves = moments.ARMY_DESTROYED.offered(game, self.army)
        ways: list[Use | LetFall] = [Use(CardId(save.card)) for save in saves]
        ways.append(LetFall())
        at_stake = ArmyStayed(*as_it_is(game, self.army))
        return self.ask(at_stake.owner, "save-army", ways, *at_stake.facts)

    def answer(self, game: Lords, seat: Seat, choice: Use | LetFall) -> Next:
        if isinstance(choice, LetFall):
            return remove(game, self.army, "LOR-6.1.2", self.card)
        saves = moments.ARMY_DESTROYED.offered(game, self.army)
        steps = next(save.steps for save in saves if save.card == choice.card)
        exhaust(game, choice.card, self.rule)
        return steps


@step("LOR-R3")
class StayWithOne(Step[Lords]):
    """The army is not destroyed but stays with value 1."""

    army: ArmyId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        before = as_it_is(game, self.army)
        game.army_value[self.army] = 1
        tell(game, ArmyStayed(*before, self.card))
        return None


def growing(game: Lords, found: list[ArmyId]) -> list[Strengthen]:
    """Options to strengthen these armies, as far as they are below 6."""
    places, values = game.army_region, game.army_value
    rising = [army for army in found if values[army] < ARMIES]
    return [
        Strengthen(owner_of(army), values[army], places[army])
        for army in unlike_armies(game, rising)
    ]


@step("LOR-6.1", asks="strengthen")
class StrengthenArmies(Asks[Lords, Strengthen]):
    """+1 to one own army, anywhere, as often as `count` says; the split is free."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        options = growing(game, armies_on_board(game, self.seat)) if self.count else []
        if not options:
            return None
        return self.ask(self.seat, "strengthen", options, ("count", self.count))

    def answer(self, game: Lords, seat: Seat, choice: Strengthen) -> Next:
        army = find_army(game, choice.owner, choice.region, choice.value)
        strengthen(game, army, 1, self.rule, self.card)
        return (StrengthenArmies(seat, self.count - 1, self.card),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_strengthen(game, seat, choice) if isinstance(choice, Strengthen) else None


@refusal()
class WithArmy(Refusal):
    """Why nothing can be done with an army; `origin` where it would go elsewhere."""

    seat: Seat
    region: RegionId
    value: int | None = None
    origin: RegionId | None = None


@refusal("LOR-8.3.2.1")
class ArmyOfAnother(WithArmy):
    pass


@refusal("LOR-8.3.2.1")
class NoSuchArmy(WithArmy):
    pass


@refusal("LOR-6.1.1")
class ArmyFull(WithArmy):
    pass


@refusal("LOR-8.4.2.2")
class NoOwnSettlement(WithArmy):
    pass


def why_not_strengthen(game: Lords, seat: Seat, choice: Strengthen) -> Refusal | None:
    if choice.owner != seat:
        return ArmyOfAnother(seat, choice.region)
    if find_army(game, seat, choice.region, choice.value) == NO_ARMY:
        return NoSuchArmy(seat, choice.region, choice.value)
    if choice.value >= ARMIES:
        return ArmyFull(seat, choice.region, choice.value)
    return None


# Placing and moving (LOR-6.3, LOR-6.6)


def station(game: Lords, army: ArmyId, region: RegionId) -> None:
    """An army is in this region from now on, or with NO_REGION in its owner's reserve."""
    game.army_region[army] = region
    owner = owner_of(army)
    game.presence[owner] = regions_with_armies(game, owner)


def place_army(
    game: Lords,
    seat: Seat,
    region: RegionId,
    value: int,
    rule: str,
    by: ThingId | None = None,
) -> None:
    """LOR-8.4.3: an army from the reserve; nothing if there is none."""
    army = army_in_reserve(game, seat)
    if army == NO_ARMY:
        return
    station(game, army, region)
    game.army_value[army] = value
    tell(game, Recruited(seat, region, value, by), rule)


def move_army(
    game: Lords,
    army: ArmyId,
    region: RegionId,
    went: type[ArmyWent],
    rule: str,
    by: ThingId | None = None,
) -> None:
    origin = game.army_region[army]
    station(game, army, region)
    tell(game, went(owner_of(army), game.army_value[army], origin, region, by), rule)


def recruit_places(game: Lords, seat: Seat) -> list[RegionId]:
    """LOR-8.4.3.1, LOR-8.4.3.2"""
    return regions_in(recruit_regions(game, seat))


def recruit_regions(game: Lords, seat: Seat) -> RegionSet:
    board, own, sea = board_of(game), game.domain[seat], game.drakkar_sea[seat]
    allowed = own if moments.RECRUIT_ANYWHERE.of(game, 0, seat) else own & board.settlements
    return RegionSet(allowed | board.coast_set[sea]) if sea >= 0 else RegionSet(allowed)


@refusal("LOR-8.4.3")
class RecruitElsewhere(Refusal):
    seat: Seat
    region: RegionId


@step("LOR-8.4.3", asks="recruit")
class Recruit(Asks[Lords, RecruitIn]):
    """An army from the reserve, as strong as authority, to the drakkar's coast or a settlement."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        if army_in_reserve(game, self.seat) == NO_ARMY:
            return None
        ways = [RecruitIn(region) for region in recruit_places(game, self.seat)]
        return self.ask(self.seat, "recruit", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: RecruitIn) -> Next:
        value = attribute(game, seat, AUTHORITY)
        place_army(game, seat, choice.region, value, self.rule, self.card)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return RecruitElsewhere(seat, choice.region) if isinstance(choice, RecruitIn) else None


@step("LOR-6.6", asks="recruit-one")
class RecruitValueOne(Asks[Lords, RecruitIn]):
    """An army of value 1 in any own region (Muspelheim, Levy)."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        if army_in_reserve(game, self.seat) == NO_ARMY:
            return None
        ways = [RecruitIn(region) for region in regions_in(controlled(game, self.seat))]
        return self.ask(self.seat, "recruit-one", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: RecruitIn) -> Next:
        place_army(game, seat, choice.region, 1, self.rule, self.card)
        return None


# Retreat (LOR-6.4)


def refuges(game: Lords, seat: Seat, region: RegionId) -> list[RegionId]:
    """LOR-6.4, LOR-6.4.1, LOR-6.4.5: own regions beside this one that can take armies in."""
    return [
        haven
        for haven in reachable(game, seat, region)
        if game.control[haven] == seat and takes_in(game, seat, haven)
    ]


def takes_in(game: Lords, seat: Seat, haven: RegionId) -> bool:
    """LOR-6.4.5: a pending battle is joined, if so agreed; never one of two others (LOR-3.1.1)."""
    foreign = [other for other in seats_with_armies(game, haven) if other != seat]
    return not foreign or (switches_of(game).retreat == "any" and len(foreign) == 1)


@refusal()
class NoRefuge(Refusal):
    seat: Seat
    region: RegionId


@refusal("LOR-6.4")
class RetreatTooFar(NoRefuge):
    pass


@refusal("LOR-6.4")
class RetreatNotOwn(NoRefuge):
    pass


@refusal("LOR-6.4.5")
class RetreatIntoBattle(NoRefuge):
    pass


@step("LOR-6.4", asks="retreat")
class Retreat(Asks[Lords, RetreatTo]):
    """All armies of a player in a region go to one adjacent own region, or are destroyed."""

    seat: Seat
    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        retreating = armies_in(game, self.seat, self.region)
        if not retreating:
            return None
        ways = [RetreatTo(haven) for haven in refuges(game, self.seat, self.region)]
        if ways:
            return self.ask(self.seat, "retreat", ways, ("region", REGIONS.write(self.region)))
        steps: Steps = ()
        for army in retreating:
            steps += remove(game, army, "LOR-6.4.2", self.card)
        return steps

    def answer(self, game: Lords, seat: Seat, choice: RetreatTo) -> Next:
        for army in armies_in(game, seat, self.region):
            move_army(game, army, choice.region, Retreated, self.rule, self.card)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, RetreatTo):
            return None
        if choice.region not in reachable(game, seat, self.region):
            return RetreatTooFar(seat, choice.region)
        if game.control[choice.region] != seat:
            return RetreatNotOwn(seat, choice.region)
        return RetreatIntoBattle(seat, choice.region)
