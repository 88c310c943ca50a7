"""SOLO-5: a Follower's turn: select a card, then its six steps; SOLO-11.3: and Ragnarok."""

from __future__ import annotations

from functools import cache
from typing import Final

from ragnatafl.games.lords.rules import moments as base
from ragnatafl.games.lords.rules.armies import ArmyMoved, move_army, strengthen
from ragnatafl.games.lords.rules.attributes import shift
from ragnatafl.games.lords.rules.board import (
    GodId,
    RegionId,
    RegionSet,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.components import ARMIES, AUTHORITY, OUT, STRENGTH
from ragnatafl.games.lords.rules.heroes import place_hero
from ragnatafl.games.lords.rules.prayer import PriestSent, free_spaces
from ragnatafl.games.lords.rules.state import (
    NO_RAGNAROK,
    armies_on_board,
    board_of,
    in_turn,
    left_of,
    ring_regions,
    rounds,
)
from ragnatafl.games.lords.rules.turn import TakeTurn, TurnBegun, end_of_phase
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import (
    Key,
    can_rise,
    frontline_army,
    pick_attribute,
    pick_god,
    pick_region,
)
from ragnatafl.games.surtr.rules.components import (
    NO_ACTION,
    PLACES,
    ROW,
    ActionCardId,
    RowPlaceId,
    row_of,
)
from ragnatafl.games.surtr.rules.gains import (
    gain_cards,
    gain_power,
    strengthen_frontier,
    take_forge_rune,
)
from ragnatafl.games.surtr.rules.invasion import invade_best, step_towards_others, targets
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.readings import every_token_counts
from ragnatafl.games.surtr.rules.recruiting import FollowerRecruits
from ragnatafl.games.surtr.rules.rune_actions import ScanRunes
from ragnatafl.games.surtr.rules.setup import IntoRow
from ragnatafl.games.surtr.rules.special_actions import FollowerActs
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    action_deck,
    action_of,
    content_of,
    is_follower,
    people_of,
    row,
    side_of,
    tile_of,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, finish, step
from ragnatafl.kernel.cards import move, move_top
from ragnatafl.kernel.chance import Lot, draw, shuffle
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import Seat, mask_of


def ends_or_is_follower(step: TakeTurn, game: Surtr) -> bool:
    return game.last_turns == 0 or is_follower(game, step.seat)


@MODE.in_place_of(TakeTurn, ends_or_is_follower, turn=True)
def take_turn_by_rule(step: TakeTurn, game: Surtr) -> Next:
    """SOLO-3.1, SOLO-12.2, SOLO-13.2: seats are the turn order, Followers first."""
    seat = step.seat
    if game.last_turns == 0:
        end_by_ragnarok(game, seat)
    if game.last_turns != NO_RAGNAROK:
        game.last_turns -= 1
    if seat == 0:
        game.placed = False  # SOLO-12.3
    game.active = seat
    game.turns += 1
    game.gained = game.won = 0
    tell(game, TurnBegun(seat, rounds(game)), "SOLO-5")
    settle, fight = end_of_phase()
    return (
        SelectCard(seat),
        FollowerPrays(seat), settle, fight,
        PlaceFollowerHero(seat), settle, fight,
        ScanRunes(seat), settle, fight,
        FollowerManoeuvres(seat), settle, fight,
        FollowerActs(seat), settle, fight,
        GainBonus(seat), NewCard(seat), settle, fight,
        TakeTurn(left_of(game, seat)),
    )  # fmt: skip


# Select a card (SOLO-5.0)


@cache
def surtr_die(weights: tuple[int, ...]) -> Lot:
    return Lot("surtr-die", PLACES, weights)


@event("SOLO-5.0")
class SelectsCard(Event):
    seat: Seat
    place: RowPlaceId
    card: ActionCardId


@step("SOLO-5.0")
class SelectCard(Step[Surtr]):
    """The Surtr die names a place of the action row."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        place = draw(game, surtr_die(content_of(game).die), self.rule)
        held = row(game, self.seat)
        game.selected = ActionCardId(held[min(place, len(held) - 1)])  # SOLO-5.6.5
        tell(game, SelectsCard(self.seat, RowPlaceId(place), game.selected))
        return None


# Prayer (SOLO-5.1)


@step("SOLO-5.1")
class FollowerPrays(Step[Surtr]):
    """Send a priest; then take a rune from a forge near its hero."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        self._send(game)
        self._forge(game)
        return None

    def _send(self, game: Surtr) -> None:
        """SOLO-5.1.1, SOLO-5.1.1.1"""
        seat, raises = self.seat, content_of(game).god_attribute
        if not game.priests[seat]:
            return
        free = [god for god in content_of(game).gods if free_spaces(game, god) > 0]
        if not free:
            return
        offered = [raises[god] for god in free]
        rising = [which for which in offered if can_rise(game, seat, which)]
        if rising:
            which = pick_attribute(game, seat, "SOLO-5.1.1", rising)
        else:  # S-8: for the bonus only
            which = min(offered, key=tile_of(game, seat).order.index)
        god = pick_god(game, seat, [god for god in free if raises[god] == which])
        game.priests[seat] -= 1
        game.sent[god][seat] += 1
        tell(game, PriestSent(seat, god), "SOLO-5.1.1")
        shift(game, seat, which, 1, "SOLO-5.1.1")
        self._bonus(game, god)

    def _bonus(self, game: Surtr, god: GodId) -> None:
        """SOLO-5.1.2, SOLO-14.1: by the god's attribute, as large as the monument's level."""
        seat, level = self.seat, game.levels[god]
        if not level:
            return
        which = content_of(game).god_attribute[god]
        if which == STRENGTH:
            gain_cards(game, seat, level, "SOLO-5.1.2")
        elif which == AUTHORITY:
            strengthen_frontier(game, seat, level, "SOLO-5.1.2.1")
        else:
            gain_power(game, seat, level, "SOLO-5.1.2")

    def _forge(self, game: Surtr) -> None:
        """SOLO-5.1.3: in its hero's region or beside it, the nearest to a person's hero."""
        board, here = board_of(game), game.hero_region[self.seat]
        reach = board.adjacent_set[here] | 1 << here
        found = regions_in(game.forged & reach)
        if found:
            region = pick_region(game, self.seat, "SOLO-5.1.3.1", found, _NEAR_HEROES)
            take_forge_rune(game, self.seat, region, "SOLO-5.1.3")


def _moves_to_hero(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    heroes = region_set([game.hero_region[person] for person in people_of(game)])
    board = board_of(game)
    return [board.moves_to(region, heroes) for region in regions]


_NEAR_HEROES: Final = (Key[RegionId]("hero", _moves_to_hero),)


# Hero (SOLO-5.2)


@step("SOLO-5.2")
class PlaceFollowerHero(Step[Surtr]):
    """Where the selected card says."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        region = action_of(game, game.selected).regions[side_of(game)]
        place_hero(game, self.seat, region, "SOLO-5.2.1")
        return None


# Manoeuvres (SOLO-5.4)


@event("SOLO-15.2")
class Rests(Event):
    seat: Seat


@event("SOLO-5.4.7.5")
class NoManoeuvre(Event):
    seat: Seat


@step("SOLO-5.4")
class FollowerManoeuvres(Step[Surtr]):
    """Invade; else strengthen or move the frontline army; without armies recruit one."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat, left = self.seat, armies_on_board(game, self.seat)
        if not left:
            return (FollowerRecruits(seat, token=1),)  # SOLO-5.4.7.6
        resting = moments.RESTING_ROUNDS.of(game, 0)
        if resting > 0 and rounds(game) % resting == 0:
            tell(game, Rests(seat))
            return None
        if regions := targets(game, seat):
            return invade_best(game, seat, regions)  # SOLO-5.4.7.1
        while left:  # SOLO-5.4.7.4
            army = frontline_army(game, seat, left)
            if game.army_value[army] < ARMIES:
                strengthen(game, army, 1, "SOLO-5.4.7.2")
                return None
            region = step_towards_others(game, seat, army)
            if region is not None:
                move_army(game, army, region, ArmyMoved, "SOLO-5.4.7.3")
                return None
            left.remove(army)
        tell(game, NoManoeuvre(seat))
        return None


# Bonus and new card (SOLO-5.6)


@event()
class OfBonus(Event):
    seat: Seat
    card: ActionCardId
    times: int


@event("SOLO-5.6.1")
class GainsBonus(OfBonus):
    pass


@event("SOLO-5.6.1")
class BonusUnfulfilled(OfBonus):
    pass


@event("SOLO-5.6.1")
class NoBonus(OfBonus):
    pass


@step("SOLO-5.6.1")
class NoteGain(Step[Surtr]):
    def run(self, game: Surtr) -> Next:
        game.gained += 1
        return None


@step("SOLO-5.6.1")
class NoteVictory(Step[Surtr]):
    def run(self, game: Surtr) -> Next:
        game.won += 1
        return None


@MODE.at(base.CONTROL_TAKEN)
def note_gain(
    game: Surtr, card: int, owner: Seat, seat: Seat, region: RegionId, in_battle: int
) -> tuple[AnyStep, ...]:
    """Regions that it gains in its turn, for conditions of bonuses."""
    return (NoteGain(),) if seat == game.active and is_follower(game, seat) else ()


@MODE.at(base.BATTLE_WON)
def note_victory(
    game: Surtr, card: int, owner: Seat, seat: Seat, region: RegionId
) -> tuple[AnyStep, ...]:
    return (NoteVictory(),) if seat == game.active and is_follower(game, seat) else ()


@step("SOLO-5.6.1")
class GainBonus(Step[Surtr]):
    """What the selected card gives, if its condition holds now."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        times = moments.BONUS_TIMES.of_card(game, game.selected, self.seat, 1)
        steps = moments.BONUS.steps_of(game, game.selected, self.seat, times) if times else ()
        has_bonus = bool(content_of(game).hooks.own(moments.BONUS, game.selected))
        kind = NoBonus if not has_bonus else GainsBonus if times else BonusUnfulfilled
        tell(game, kind(self.seat, game.selected, times))
        return steps


@event("SOLO-5.6.3")
class PutsAside(Moved):
    pass


@event("SOLO-5.6.4")
class ReshufflesCard(Moved):
    pass


@event("SOLO-5.6.4")
class RemovesCard(Event):
    seat: Seat
    card: ActionCardId


@step("SOLO-5.6.3")
class NewCard(Step[Surtr]):
    """The selected card leaves the row, a new one comes to its right end; then SOLO-5.6.4."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat, card = self.seat, game.selected
        place, deck = row_of(game.seats, seat), action_deck(game, seat)
        returns = action_of(game, card).returns
        if not game.zones[deck] and returns:  # SOLO-5.6.5
            move(game, card, place, deck, ReshufflesCard, seat=seat)
            self._refill(game, deck, place)
        else:
            move(game, card, place, OUT, PutsAside, seat=seat)
            self._refill(game, deck, place)
            if returns:
                move(game, card, OUT, deck, ReshufflesCard, seat=seat)
                shuffle(game, deck)
            else:
                tell(game, RemovesCard(seat, card))
        game.selected = NO_ACTION
        return None

    def _refill(self, game: Surtr, deck: int, place: int) -> None:
        if game.zones[deck] and len(game.zones[place]) < ROW:
            move_top(game, deck, place, IntoRow, self.rule, self.seat)


# Ragnarok (SOLO-11.3)


def regions_that_count(game: Surtr, seat: Seat) -> int:
    """SOLO-11.3.1, SOLO-12.8.1: for a Follower each desolation token is one more region."""
    count = ring_regions(game, seat)
    if not is_follower(game, seat):
        return count
    tokens = game.desolation
    if not every_token_counts(game):
        tokens = RegionSet(tokens & board_of(game).ring)
    return count + tokens.bit_count()


def end_by_ragnarok(game: Surtr, first: Seat) -> None:
    """SOLO-11.3.2, SOLO-12.8: a Follower wins ties with people; else LOR-1.5.7."""
    order = in_turn(game, first)
    counts = [regions_that_count(game, seat) for seat in order]
    leaders = [seat for seat, count in zip(order, counts, strict=True) if count == max(counts)]
    followers = [seat for seat in leaders if is_follower(game, seat)]
    finish(game, mask_of((followers or leaders)[0]), "SOLO-11.3")
