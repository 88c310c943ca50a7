"""SOLO-5.5, SOLO-8: the special action of a Follower."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ragnatafl.games.lords.rules.armies import ArmyMoved, move_army, place_army, strengthen
from ragnatafl.games.lords.rules.board import (
    GodId,
    RegionId,
    RegionSet,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    ARMIES,
    BUILD_TEMPLE,
    CONDITIONS,
    MOBILISE,
    MONSTERS_ACTION,
    PREPARE,
    REINFORCE,
    TOP_LEVEL,
    USURP,
    WISDOM,
    ActionId,
)
from ragnatafl.games.lords.rules.control import SettleControl
from ragnatafl.games.lords.rules.monuments import (
    CheckConditions,
    ClearMonuments,
    DrawEvent,
    GainFromRegions,
    RaiseMonument,
    RefillForges,
)
from ragnatafl.games.lords.rules.reserves import gain_priests
from ragnatafl.games.lords.rules.special_actions import CarryOut, put_marker
from ragnatafl.games.lords.rules.state import (
    ArmyId,
    armies_on_board,
    attribute,
    board_of,
    hand,
    temples_of,
    track_of,
)
from ragnatafl.games.lords.rules.temples import build_temple, temple_places
from ragnatafl.games.lords.rules.usurp import RecruitThere, usurp, why_not_usurp
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import Key, pick_god, pick_region
from ragnatafl.games.surtr.rules.components import MOST_CARDS, MOST_RUNES
from ragnatafl.games.surtr.rules.desolation import PlaceDesolation
from ragnatafl.games.surtr.rules.gains import gain_cards, gain_power, take_forge_rune
from ragnatafl.games.surtr.rules.hunts import FollowerHunts, hunts
from ragnatafl.games.surtr.rules.invasion import (
    AsksArbiter,
    LetItBe,
    choose_region,
    has_claim,
    invade_best,
    move_arbiter,
    preferences,
    step_towards_others,
    targets,
    tell_of,
    victims_in,
)
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.monsters import FollowerActivates, harmful
from ragnatafl.games.surtr.rules.readings import usurps_without_army
from ragnatafl.games.surtr.rules.recruiting import (
    FollowerRecruits,
    can_recruit,
    recruit_value,
)
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    action_of,
    content_of,
    followers_of,
    is_follower,
    is_max,
    is_person,
    tile_of,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.codecs import Flags, Number
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat

# Which one (SOLO-5.5.1)


def why_unavailable(game: Surtr, seat: Seat, action: ActionId) -> str:
    """Nothing if the action can be carried out; else the reason, for the story."""
    if game.marked[action] >> seat & 1:
        return "marked"
    return "" if _POSSIBLE[action](game, seat) else "impossible"


@event("SOLO-5.5")
class ChoosesAction(Event):
    seat: Seat
    action: ActionId


@event("SOLO-5.5")
class ActionUnavailable(Event):
    seat: Seat
    action: ActionId
    why: str


@step("SOLO-5.5")
class FollowerActs(Step[Surtr]):
    """The action of the selected card, the priority action, Prepare, or Build monument."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat = self.seat
        selected, priority = action_of(game, game.selected).special, tile_of(game, seat).priority
        for rule, action in (
            ("SOLO-5.5.1.1", selected), ("SOLO-5.5.1.2", priority), ("SOLO-5.5.1.3", PREPARE),
        ):  # fmt: skip
            why = why_unavailable(game, seat, action)
            if not why:
                tell(game, ChoosesAction(seat, action), rule)
                return put_marker(game, seat, action)
            tell(game, ActionUnavailable(seat, action, why), rule)
        return build_by_rule(game, seat)


@MODE.in_place_of(CarryOut)
def carry_out_by_rule(step: CarryOut, game: Surtr) -> Next:
    """S-38: targets are chosen after the bonuses; if it has become impossible nothing is done."""
    if not _POSSIBLE[step.action](game, step.seat):
        tell(game, ActionUnavailable(step.seat, step.action, "impossible"), "SOLO-5.5.2")
        return None
    return _DO[step.action](game, step.seat)


# Reinforce (SOLO-8.1)


def reinforce(game: Surtr, seat: Seat) -> Next:
    return (FollowerRecruits(seat, reinforces=1),)


# Mobilise (SOLO-8.2)


def can_mobilise(game: Surtr, seat: Seat) -> bool:
    """SOLO-8.2.6"""
    return bool(armies_on_board(game, seat))


def mobilise(game: Surtr, seat: Seat) -> Next:
    """SOLO-8.2.1: in rising order of strength, fixed now; equal ones by SOLO-4.1. If not all may
    march, the strongest do."""
    sign = -1 if is_max(game, seat) else 1
    ranked = [
        (game.army_value[army], sign * game.army_region[army], army)
        for army in armies_on_board(game, seat)
    ]
    most = moments.MARCHING_ARMIES.of(game, ARMIES)
    ranked.sort()
    game.marching = [army for _, _, army in ranked[max(0, len(ranked) - most) :]]
    return (MarchOn(seat, game.gained),)


@step("SOLO-8.2", before=Number("regions gained before", 0))
class MarchOn(Step[Surtr]):
    """The next army: invade, else go towards others, else grow; at last perhaps a token."""

    seat: Seat
    before: int

    def run(self, game: Surtr) -> Next:
        while game.marching and game.army_region[game.marching[0]] < 0:
            game.marching.pop(0)  # SOLO-8.2.1.1: a destroyed army is passed over
        if not game.marching:
            return (PlaceDesolation(self.seat),) if game.gained == self.before else None
        army = ArmyId(game.marching.pop(0))
        seat, here = self.seat, game.army_region[army]
        if regions := targets(game, seat, army):
            return (*invade_best(game, seat, regions, army), self)
        if not board_of(game).adjacent_set[here] & ~game.domain[seat]:
            region = step_towards_others(game, seat, army)
            if region is not None:
                move_army(game, army, region, ArmyMoved, "SOLO-8.2.3")
        elif game.army_value[army] < ARMIES:
            strengthen(game, army, 1, "SOLO-8.2.4")
        else:
            gain_cards(game, seat, 1, "SOLO-8.2.4")
        return (SettleControl(), self)  # SOLO-8.2.2.1: it may rule now where it stands


# Prepare (SOLO-8.3)


def can_prepare(game: Surtr, seat: Seat) -> bool:
    """SOLO-8.3.1"""
    return game.power[seat] < MOST_RUNES or len(hand(game, seat)) < MOST_CARDS


def prepare(game: Surtr, seat: Seat) -> Next:
    gain_power(game, seat, attribute(game, seat, WISDOM), "SOLO-8.3")
    gain_cards(game, seat, 2, "SOLO-8.3")
    return None


# Build temple (SOLO-8.4)


def can_build_temple(game: Surtr, seat: Seat) -> bool:
    """SOLO-8.4.4"""
    return bool(temple_places(game, seat))


def build_temple_by_rule(game: Surtr, seat: Seat) -> Next:
    region = pick_region(game, seat, "SOLO-8.4", temple_places(game, seat))
    steps = build_temple(game, seat, region)
    selection = game.temples.bit_count() in track_of(game).selections
    return (*steps, PlaceDesolation(seat)) if selection else steps  # SOLO-8.4.1


# Monsters (SOLO-8.5)


def can_use_monsters(game: Surtr, seat: Seat) -> bool:
    """SOLO-8.5.2.1"""
    return hunts(game, seat) or bool(harmful(game, seat))


def use_monsters(game: Surtr, seat: Seat) -> Next:
    """SOLO-8.5.2 (S-20): a token whenever a monster is activated in this way."""
    if hunts(game, seat):
        return (FollowerHunts(seat),)
    return (FollowerActivates(seat), PlaceDesolation(seat))


# Usurp (SOLO-8.6)


def usurpable(game: Surtr, seat: Seat) -> list[RegionId]:
    """SOLO-8.6.1: the hero's region if it can be; SOLO-8.6.2: else those beside it."""
    here = game.hero_region[seat]
    if not usurps_without_army(game) and not can_recruit(game, seat):
        return []
    if can_usurp_there(game, seat, here):
        return [here]
    return [near for near in board_of(game).adjacent[here] if can_usurp_there(game, seat, near)]


def can_usurp_there(game: Surtr, seat: Seat, region: RegionId) -> bool:
    """SOLO-8.6.3, SOLO-12.7.1"""
    owner = game.control[region]
    other = owner not in (NOBODY, seat) and is_follower(game, owner)
    if other and not has_claim(game, seat, owner, region):
        return False
    return why_not_usurp(game, seat, region) is None


def can_usurp(game: Surtr, seat: Seat) -> bool:
    return bool(usurpable(game, seat))


def _owner_ranks(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    """People's regions first, then those of another Follower."""
    owners = [game.control[region] for region in regions]
    return [0 if is_person(game, owner) else 2 if owner == NOBODY else 1 for owner in owners]


_OF_WHOM: Final = Key[RegionId]("owner", _owner_ranks)


def usurp_by_rule(game: Surtr, seat: Seat) -> Next:
    regions = usurpable(game, seat)
    tell_of(game, seat, regions)
    keys = preferences(game, seat)
    if len(followers_of(game)) > 1:  # SOLO-12.7
        keys = (_OF_WHOM, *keys)
    chosen = choose_region(game, seat, "SOLO-8.6", regions, keys)
    if len(chosen) > 1:
        return (UsurpByArbiter(seat, region_set(chosen)),)
    return usurp(game, seat, chosen[0])


@step("SOLO-13.3", asks="arbiter-usurp")
class UsurpByArbiter(AsksArbiter[LetItBe]):
    seat: Seat
    regions: RegionSet

    def run(self, game: Surtr) -> Next:
        return self.ask_arbiter(game, self.seat, [LetItBe(r) for r in regions_in(self.regions)])

    def arbitrate(self, game: Surtr, decision: Decision, choice: LetItBe) -> Next:
        move_arbiter(game, victims_in(game, choice.region))
        return usurp(game, self.seat, choice.region)


@MODE.in_place_of(RecruitThere)
def recruit_there_by_rule(step: RecruitThere, game: Surtr) -> Next:
    """SOLO-8.6.1; with all armies on the board none (S-22)."""
    place_army(game, step.seat, step.region, recruit_value(game, step.seat), "SOLO-8.6.1")
    return None


# Build monument (SOLO-8.7)


def god_to_raise(game: Surtr, seat: Seat) -> GodId:
    """SOLO-8.7.1: the first below level 3 in the order of the tile; -1 if there is none (S-23)."""
    gods, raises = content_of(game).gods, content_of(game).god_attribute
    for which in tile_of(game, seat).order:
        found = [g for g in gods if raises[g] == which and game.levels[g] < TOP_LEVEL]
        if found:
            return pick_god(game, seat, found)
    return GodId(-1)


def build_by_rule(game: Surtr, seat: Seat) -> tuple[AnyStep, ...]:
    """SOLO-5.5.3: without a marker and without bonuses (S-15)."""
    return (
        RaiseMonument(seat, god_to_raise(game, seat)), CheckConditions(seat),
        TokenForNoCondition(seat, game.face_down), ClearMonuments(seat), RefillForges(),
        GainFromRegions(seat), DrawEvent(seat),
    )  # fmt: skip


@step("SOLO-8.7.2.1", before=Flags("conditions face down", CONDITIONS.ids))
class TokenForNoCondition(Step[Surtr]):
    """A token if no condition was newly turned."""

    seat: Seat
    before: int

    def run(self, game: Surtr) -> Next:
        return (PlaceDesolation(self.seat),) if game.face_down == self.before else None


@MODE.in_place_of(GainFromRegions)
def gain_from_regions_by_rule(step: GainFromRegions, game: Surtr) -> Next:
    """SOLO-8.7.3 (S-36): priests for its temples, and the runes of its forges."""
    seat = step.seat
    gain_priests(game, seat, temples_of(game, seat), "SOLO-8.7.3")
    for region in regions_in(game.domain[seat] & game.forged):
        take_forge_rune(game, seat, region, "SOLO-8.7.3")
    return None


_POSSIBLE: Final[dict[ActionId, Callable[[Surtr, Seat], bool]]] = {
    MONSTERS_ACTION: can_use_monsters, USURP: can_usurp, PREPARE: can_prepare,
    MOBILISE: can_mobilise, REINFORCE: can_recruit, BUILD_TEMPLE: can_build_temple,
}  # fmt: skip
_DO: Final[dict[ActionId, Callable[[Surtr, Seat], Next]]] = {
    MONSTERS_ACTION: use_monsters, USURP: usurp_by_rule, PREPARE: prepare,
    MOBILISE: mobilise, REINFORCE: reinforce, BUILD_TEMPLE: build_temple_by_rule,
}  # fmt: skip
