"""LOR-2.9: alliances with realms; LOR-8.5.2: and the bonuses they give."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import VALUE, ArmyPlaced, find_army, move_army
from ragnatafl.games.lords.rules.artefacts import Decline
from ragnatafl.games.lords.rules.attributes import HealAttribute, heal, hurt
from ragnatafl.games.lords.rules.board import (
    REALMS,
    RealmId,
    RegionId,
    regions_in,
)
from ragnatafl.games.lords.rules.components import ThingId, thing_of_realm
from ragnatafl.games.lords.rules.heroes import MoveDrakkar, PlaceHero, place_hero, sail, seas_within
from ragnatafl.games.lords.rules.reserves import draw_combat, within_limits
from ragnatafl.games.lords.rules.state import (
    Lords,
    armies_on_board,
    board_of,
    content_of,
    controlled,
    in_turn,
    is_allied,
    left_of,
    unlike_armies,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NO_SEATS, Seat, SeatMask, mask_of


@option("ally {realm}", at="area:{realm}")
class Ally(Option):
    realm: RealmId


@option("take bonus of {realm}", at="area:{realm}")
class TakeBonus(Option):
    realm: RealmId


@option(
    "place {owner} {value} from {origin} in {region}",
    at="piece:army-{owner}-{origin}-{value} area:{region}",
    value=VALUE,
)
class PlaceArmy(Option):
    """An army that is on the board goes elsewhere without moving (LOR-6.6)."""

    owner: Seat
    value: int
    origin: RegionId
    region: RegionId


# Alliances


@event("LOR-2.9", "ally")
class Allied(Event):
    seat: Seat
    realm: RealmId
    by: ThingId | None = None


def put_ally_marker(
    game: Lords, seat: Seat, realm: RealmId, rule: str, by: ThingId | None = None
) -> bool:
    """True if it is the first marker of all in this realm."""
    first = game.allies[realm] == NO_SEATS
    game.allies[realm] = SeatMask(game.allies[realm] | mask_of(seat))
    tell(game, Allied(seat, realm, by), rule)
    return first


def ally(
    game: Lords, seat: Seat, realm: RealmId, rule: str, by: ThingId | None = None
) -> tuple[AnyStep, ...]:
    """LOR-2.9.3: whoever puts the first marker of all into a realm draws 1 combat card."""
    if not put_ally_marker(game, seat, realm, rule, by):
        return ()
    draw_combat(game, seat, 1, "LOR-2.9.3")
    return within_limits(game, seat)


def realms_beside(game: Lords, region: RegionId) -> tuple[RealmId, ...]:
    return board_of(game).realms_of[region] if region >= 0 else ()


@refusal("LOR-2.9.2")
class AlreadyAllied(Refusal):
    seat: Seat
    realm: RealmId


@refusal("LOR-8.3.1.3")
class RealmTooFar(Refusal):
    seat: Seat
    realm: RealmId
    region: RegionId


def why_not_ally(game: Lords, seat: Seat, realm: RealmId) -> Refusal | None:
    there = realm in content_of(game).realms
    return AlreadyAllied(seat, realm) if there and is_allied(game, seat, realm) else None


@step("LOR-2.9", asks="ally", anywhere=Number("anywhere", 0, 1))
class AllyWithRealm(Asks[Lords, Ally]):
    """Ally with a realm not yet allied: any, or one beside the hero's region."""

    seat: Seat
    anywhere: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        here = game.hero_region[self.seat]
        near = content_of(game).realms if self.anywhere else realms_beside(game, here)
        left = [Ally(realm) for realm in near if not is_allied(game, self.seat, realm)]
        return self.ask(self.seat, "ally", left) if left else None

    def answer(self, game: Lords, seat: Seat, choice: Ally) -> Next:
        return ally(game, seat, choice.realm, self.rule, self.card)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, Ally):
            return None
        return why_not_ally(game, seat, choice.realm) or why_not_beside(game, seat, choice.realm)


def why_not_beside(game: Lords, seat: Seat, realm: RealmId) -> Refusal | None:
    region = game.hero_region[seat]
    return None if realm in realms_beside(game, region) else RealmTooFar(seat, realm, region)


# Bonuses (LOR-8.5.2)


@step("LOR-8.5.2.1")
class RealmBonuses(Step[Lords]):
    """All allies in turn, from the left of the active player, who comes last."""

    seat: Seat
    realm: RealmId

    def run(self, game: Lords) -> Next:
        realm = self.realm
        order = in_turn(game, left_of(game, self.seat))
        allies = [seat for seat in order if counts_as_allied(game, seat, realm)]
        return tuple([MayTakeBonus(seat, realm) for seat in allies])


def counts_as_allied(game: Lords, seat: Seat, realm: RealmId) -> bool:
    return bool(moments.ALLIED.of(game, int(is_allied(game, seat, realm)), seat, realm))


@event("LOR-8.5.2", "take-bonus")
class BonusTaken(Event):
    seat: Seat
    realm: RealmId


@step("LOR-8.5.2", asks="take-bonus")
class MayTakeBonus(Asks[Lords, TakeBonus | Decline]):
    """A player may take the bonus; with some blessings that of another allied realm instead."""

    seat: Seat
    realm: RealmId

    def run(self, game: Lords) -> Next:
        ways: list[TakeBonus | Decline] = [
            TakeBonus(realm) for realm in self._realms(game) if self._steps(game, realm)
        ]
        if not ways:
            return None
        ways.append(Decline())
        return self.ask(self.seat, "take-bonus", ways, ("realm", REALMS.write(self.realm)))

    def _realms(self, game: Lords) -> list[RealmId]:
        found = [self.realm]
        if moments.OTHER_BONUS.of(game, 0, self.seat):
            realms = content_of(game).realms
            found += [r for r in realms if r != self.realm and is_allied(game, self.seat, r)]
        return found

    def _steps(self, game: Lords, realm: RealmId) -> tuple[AnyStep, ...]:
        return moments.REALM_BONUS.steps_of(game, thing_of_realm(realm), self.seat)

    def answer(self, game: Lords, seat: Seat, choice: TakeBonus | Decline) -> Next:
        if isinstance(choice, Decline):
            return None
        tell(game, BonusTaken(seat, choice.realm))
        return self._steps(game, choice.realm)


def places_for_armies(game: Lords, seat: Seat) -> list[PlaceArmy]:
    """Every own army on the board, into every own region where it is not."""
    own, places, values = regions_in(controlled(game, seat)), game.army_region, game.army_value
    return [
        PlaceArmy(seat, values[army], places[army], region)
        for army in unlike_armies(game, armies_on_board(game, seat))
        for region in own
        if region != places[army]
    ]


@step("LOR-2.9", asks="sail-or-place")
class SailOrPlaceArmy(Asks[Lords, MoveDrakkar | PlaceArmy]):
    """Niflheim: move the drakkar up to 3 seas, or place an army into any own region."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        seas = seas_within(game, self.seat, 3)
        ways: list[MoveDrakkar | PlaceArmy] = [MoveDrakkar(sea) for sea in seas]
        ways += places_for_armies(game, self.seat)
        return self.ask(self.seat, "sail-or-place", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: MoveDrakkar | PlaceArmy) -> Next:
        match choice:
            case MoveDrakkar(sea):
                sail(game, seat, sea, self.rule, self.card)
            case PlaceArmy(owner, value, origin, region):
                army = find_army(game, owner, origin, value)
                move_army(game, army, region, ArmyPlaced, self.rule, self.card)
        return None


@step("LOR-2.9", asks="place-hero-or-heal")
class PlaceHeroOrHeal(Asks[Lords, PlaceHero | HealAttribute]):
    """Alfheim: place the hero in any region, or heal 1 injury."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways: list[PlaceHero | HealAttribute] = [HealAttribute(w) for w in hurt(game, self.seat)]
        here = game.hero_region[self.seat]
        ways += [PlaceHero(region) for region in board_of(game).regions if region != here]
        return self.ask(self.seat, "place-hero-or-heal", ways)

    def answer(self, game: Lords, seat: Seat, choice: PlaceHero | HealAttribute) -> Next:
        match choice:
            case PlaceHero(region):
                place_hero(game, seat, region, self.rule, self.card)
            case HealAttribute(which):
                heal(game, seat, which, self.rule, self.card)
        return None
