"""LOR-6: armies grow, shrink, fall, move and retreat; LOR-8.4.3: and are recruited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import Use, exhaust
from ragnatafl.games.lords.rules.board import NO_REGION, REGIONS, RegionId, regions_in
from ragnatafl.games.lords.rules.components import ARMIES, AUTHORITY, CardId
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
    seats_with_armies,
    unlike_armies,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Facts, Option, Refusal, option
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import SEATS, Seat

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


@option("let it fall")
class LetFall(Option):
    """The army is destroyed, though something could save it."""


def army_facts(game: Lords, army: ArmyId) -> Facts:
    return (
        ("owner", SEATS.write(owner_of(army))),
        ("value", game.army_value[army]),
        ("region", REGIONS.write(game.army_region[army])),
    )


def find_army(game: Lords, owner: Seat, region: RegionId, value: int, but: int = 0) -> ArmyId:
    """The army that an option names; `but` are armies that are not meant, as bits."""
    for army in armies_in(game, owner, region):
        if game.army_value[army] == value and not but >> army & 1:
            return army
    return NO_ARMY


# Growing and shrinking (LOR-6.1)


def strengthen(game: Lords, army: ArmyId, by: int, rule: str) -> None:
    """LOR-6.1.1: what would go above 6 is lost."""
    value = min(ARMIES, game.army_value[army] + by)
    if value != game.army_value[army]:
        if game.events is not None:
            facts = army_facts(game, army)
            tell(game, "army-grows", rule, owner_of(army), *facts, ("new", value))
        game.army_value[army] = value


def lower(game: Lords, army: ArmyId, by: int, rule: str) -> Steps:
    """LOR-6.1.2: an army below 1 is destroyed at once."""
    value = game.army_value[army] - by
    if value < 1:
        return destroy(game, army, rule)
    if game.events is not None:
        facts = army_facts(game, army)
        tell(game, "army-shrinks", rule, owner_of(army), *facts, ("new", value))
    game.army_value[army] = value
    return ()


def destroy(game: Lords, army: ArmyId, rule: str) -> Steps:
    """An army would be destroyed: its owner may have something that saves it."""
    if moments.ARMY_DESTROYED.offered(game, army):
        return (SaveArmy(army),)
    return remove(game, army, rule)


def remove(game: Lords, army: ArmyId, rule: str) -> Steps:
    """Destroyed: back to the reserve."""
    if game.events is not None:
        tell(game, "army-destroyed", rule, owner_of(army), *army_facts(game, army))
    game.army_region[army] = NO_REGION
    game.army_value[army] = 0
    return moments.ARMY_LOST.steps(game, owner_of(army), owner_of(army))


@step("LOR-11.3")
class SaveArmy(Asks[Lords, Use | LetFall]):
    army: ArmyId

    def run(self, game: Lords) -> Next:
        saves = moments.ARMY_DESTROYED.offered(game, self.army)
        ways = (Use(CardId(save.card)) for save in saves)
        facts = army_facts(game, self.army)
        return self.ask(owner_of(self.army), "save-army", (*ways, LetFall()), *facts)

    def answer(self, game: Lords, seat: Seat, choice: Use | LetFall) -> Next:
        if isinstance(choice, LetFall):
            return remove(game, self.army, "LOR-6.1.2")
        saves = moments.ARMY_DESTROYED.offered(game, self.army)
        steps = next(save.steps for save in saves if save.card == choice.card)
        exhaust(game, choice.card, self.rule)
        return steps


@step("LOR-R3")
class StayWithOne(Step[Lords]):
    """The army is not destroyed but stays with value 1."""

    army: ArmyId

    def run(self, game: Lords) -> Next:
        if game.events is not None:
            facts = army_facts(game, self.army)
            tell(game, "army-stays", self.rule, owner_of(self.army), *facts)
        game.army_value[self.army] = 1
        return None


def growing(game: Lords, found: Iterable[ArmyId]) -> list[Strengthen]:
    """Options to strengthen these armies, as far as they are below 6."""
    rising = [army for army in found if game.army_value[army] < ARMIES]
    return [
        Strengthen(owner_of(army), game.army_value[army], game.army_region[army])
        for army in unlike_armies(game, rising)
    ]


@step("LOR-6.1")
class StrengthenArmies(Asks[Lords, Strengthen]):
    """+1 to one own army, anywhere, as often as `count` says; the split is free."""

    seat: Seat
    count: int

    def run(self, game: Lords) -> Next:
        options = growing(game, armies_on_board(game, self.seat)) if self.count else []
        if not options:
            return None
        return self.ask(self.seat, "strengthen", options, ("count", self.count))

    def answer(self, game: Lords, seat: Seat, choice: Strengthen) -> Next:
        army = find_army(game, choice.owner, choice.region, choice.value)
        strengthen(game, army, 1, self.rule)
        return (StrengthenArmies(seat, self.count - 1),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_strengthen(game, seat, choice) if isinstance(choice, Strengthen) else None


def why_not_strengthen(game: Lords, seat: Seat, choice: Strengthen) -> Refusal | None:
    facts = (("seat", SEATS.write(seat)), ("region", REGIONS.write(choice.region)))
    if choice.owner != seat:
        return Refusal("LOR-8.3.2.1", "army-of-another", *facts)
    if find_army(game, seat, choice.region, choice.value) == NO_ARMY:
        return Refusal("LOR-8.3.2.1", "no-such-army", *facts, ("value", choice.value))
    if choice.value >= ARMIES:
        return Refusal("LOR-6.1.1", "army-full", *facts, ("value", choice.value))
    return None


# Placing and moving (LOR-6.3, LOR-6.6)


def place_army(game: Lords, seat: Seat, region: RegionId, value: int, rule: str) -> None:
    """LOR-8.4.3: an army from the reserve; nothing if there is none."""
    army = army_in_reserve(game, seat)
    if army == NO_ARMY:
        return
    game.army_region[army] = region
    game.army_value[army] = value
    if game.events is not None:
        tell(game, "recruit", rule, seat, region=REGIONS.write(region), value=value)


def move_army(game: Lords, army: ArmyId, region: RegionId, kind: str, rule: str) -> None:
    if game.events is not None:
        origin, target = REGIONS.write(game.army_region[army]), REGIONS.write(region)
        value = game.army_value[army]
        tell(game, kind, rule, owner_of(army), value=value, origin=origin, region=target)
    game.army_region[army] = region


def recruit_places(game: Lords, seat: Seat) -> list[RegionId]:
    """LOR-8.4.3.1, LOR-8.4.3.2"""
    board, own = board_of(game), controlled(game, seat)
    allowed = own if moments.RECRUIT_ANYWHERE.of(game, 0, seat) else own & board.settlements
    sea = game.drakkar_sea[seat]
    if sea >= 0:
        for region in board.coast[sea]:
            allowed |= 1 << region
    return list(regions_in(allowed))


def why_not_recruit(seat: Seat, region: RegionId) -> Refusal:
    facts = (("seat", SEATS.write(seat)), ("region", REGIONS.write(region)))
    return Refusal("LOR-8.4.3", "recruit-elsewhere", *facts)


@step("LOR-8.4.3")
class Recruit(Asks[Lords, RecruitIn]):
    """An army from the reserve, as strong as authority, to the drakkar's coast or a settlement."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        if army_in_reserve(game, self.seat) == NO_ARMY:
            return None
        places = recruit_places(game, self.seat)
        return self.ask(self.seat, "recruit", map(RecruitIn, places)) if places else None

    def answer(self, game: Lords, seat: Seat, choice: RecruitIn) -> Next:
        place_army(game, seat, choice.region, attribute(game, seat, AUTHORITY), self.rule)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, RecruitIn):
            return why_not_recruit(seat, choice.region)
        return None


@step("LOR-6.6")
class RecruitValueOne(Asks[Lords, RecruitIn]):
    """An army of value 1 in any own region (Muspelheim, Levy)."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        if army_in_reserve(game, self.seat) == NO_ARMY:
            return None
        places = list(regions_in(controlled(game, self.seat)))
        return self.ask(self.seat, "recruit-one", map(RecruitIn, places)) if places else None

    def answer(self, game: Lords, seat: Seat, choice: RecruitIn) -> Next:
        place_army(game, seat, choice.region, 1, self.rule)
        return None


# Retreat (LOR-6.4)


def refuges(game: Lords, seat: Seat, region: RegionId) -> list[RegionId]:
    """LOR-6.4, LOR-6.4.1, LOR-6.4.5: own regions beside this one, without a battle pending."""
    return [
        haven
        for haven in reachable(game, seat, region)
        if game.control[haven] == seat and seats_with_armies(game, haven) in ([], [seat])
    ]


@step("LOR-6.4")
class Retreat(Asks[Lords, RetreatTo]):
    """All armies of a player in a region go to one adjacent own region, or are destroyed."""

    seat: Seat
    region: RegionId

    def run(self, game: Lords) -> Next:
        retreating = armies_in(game, self.seat, self.region)
        if not retreating:
            return None
        if havens := refuges(game, self.seat, self.region):
            return self.ask(
                self.seat, "retreat", map(RetreatTo, havens), ("region", REGIONS.write(self.region))
            )
        return tuple(self._without_refuge(game, retreating))

    def _without_refuge(self, game: Lords, retreating: list[ArmyId]) -> Iterator[AnyStep]:
        for army in retreating:
            yield from remove(game, army, "LOR-6.4.2")

    def answer(self, game: Lords, seat: Seat, choice: RetreatTo) -> Next:
        for army in armies_in(game, seat, self.region):
            move_army(game, army, choice.region, "retreat", self.rule)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, RetreatTo):
            return None
        facts = (("seat", SEATS.write(seat)), ("region", REGIONS.write(choice.region)))
        if choice.region not in reachable(game, seat, self.region):
            return Refusal("LOR-6.4", "retreat-too-far", *facts)
        if game.control[choice.region] != seat:
            return Refusal("LOR-6.4", "retreat-not-own", *facts)
        return Refusal("LOR-6.4.5", "retreat-into-battle", *facts)
