"""LOR-8.5: the special action: a marker on the wheel, runes and bonuses, then the action."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import (
    NoOwnSettlement,
    Recruit,
    Strengthen,
    find_army,
    growing,
    recruit_regions,
    strengthen,
    why_not_strengthen,
)
from ragnatafl.games.lords.rules.artefacts import (
    BEFORE_HUNT,
    SPECIAL_PHASE,
    Offer,
    Use,
    usable,
    use,
)
from ragnatafl.games.lords.rules.attributes import HealAttribute, heal, hurt, why_not_heal
from ragnatafl.games.lords.rules.board import GodId
from ragnatafl.games.lords.rules.components import (
    ALL_ACTIONS,
    BOSS,
    BUILD_TEMPLE,
    MOBILISE,
    MONSTERS_ACTION,
    NO_CARDS,
    PREPARE,
    REINFORCE,
    TOP_LEVEL,
    USURP,
    ActionId,
    CardSet,
    MonsterId,
    PreyId,
    with_card,
)
from ragnatafl.games.lords.rules.hunt.hunts import BeginHunt, huntable, why_not_hunt
from ragnatafl.games.lords.rules.manoeuvres import Mobilise, Stop, can_activate
from ragnatafl.games.lords.rules.monsters import ActivateMonster, activatable
from ragnatafl.games.lords.rules.monuments import build_monument
from ragnatafl.games.lords.rules.realms import RealmBonuses
from ragnatafl.games.lords.rules.reserves import (
    DrawCards,
    GainRune,
    GainRunes,
    NoRuneLeft,
    can_draw,
    gain_rune,
    within_limits,
)
from ragnatafl.games.lords.rules.rune_actions import Activate, Draw, why_not_activate
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    Lords,
    armies_on_board,
    army_in_reserve,
    board_of,
    content_of,
    runes_to_gain,
    switches_of,
)
from ragnatafl.games.lords.rules.temples import BuildTemple, temple_regions
from ragnatafl.games.lords.rules.usurp import Usurp, why_not_usurp
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat, SeatMask, mask_of


@option("act {action}", at="piece:action-{action}")
class Act(Option):
    """A marker on one of the six actions of the wheel."""

    action: ActionId


@option("build monument {god}", at="piece:action-build-monument piece:monument-{god}")
class BuildMonument(Option):
    god: GodId


@option("build nothing higher", at="piece:action-build-monument")
class BuildNothing(Option):
    """LOR-8.5.12.1: all monuments are complete; the rest of the action is done."""


@option("hunt {prey}", at="piece:{prey}", variant="hunt")
class Hunt(Option):
    prey: PreyId


SpecialChoice = Act | BuildMonument | BuildNothing | Use


# What is possible (LOR-8.5.1)


def is_possible(game: Lords, seat: Seat, action: ActionId) -> bool:
    """LOR-8.5.1.2: can it be carried out, as things stand?"""
    if action == MONSTERS_ACTION:
        return bool(activatable(game, seat) or huntable(game, seat))
    if action == USURP:
        return why_not_usurp(game, seat) is None
    if action == PREPARE:
        return can_draw(game) or bool(preparations(game, seat))
    if action == MOBILISE:
        return can_activate(game, seat)
    if action == REINFORCE:
        return army_in_reserve(game, seat) != NO_ARMY and recruit_regions(game, seat) != 0
    return temple_regions(game, seat) != 0


def has_marker(game: Lords, seat: Seat) -> bool:
    """LOR-8.5.11: at least one own marker on any action of the wheel."""
    return any(mask >> seat & 1 for mask in game.marked)


def monument_choices(game: Lords, seat: Seat) -> list[BuildMonument | BuildNothing]:
    ways: list[BuildMonument | BuildNothing] = []
    if has_marker(game, seat):
        gods = content_of(game).gods
        ways += [BuildMonument(god) for god in gods if game.levels[god] < TOP_LEVEL]
        if not ways and switches_of(game).nothing_higher:  # LOR-8.5.12.1
            ways.append(BuildNothing())
    return ways


def special_actions(game: Lords, seat: Seat) -> list[SpecialChoice]:
    ways: list[SpecialChoice] = [
        Act(action)
        for action in ALL_ACTIONS
        if not game.marked[action] >> seat & 1 and is_possible(game, seat, action)
    ]
    ways += monument_choices(game, seat)
    return ways


@refusal("LOR-8.5.1.3")
class MarkedAlready(Refusal):
    seat: Seat
    action: ActionId


@refusal("LOR-8.5.1.2")
class ActionImpossible(Refusal):
    seat: Seat
    action: ActionId


@refusal("LOR-8.5.11")
class NoMarker(Refusal):
    seat: Seat


@refusal("LOR-8.5.11.1")
class MonumentComplete(Refusal):
    seat: Seat
    god: GodId


@refusal("LOR-8.5.12.1")
class MonumentCanRise(Refusal):
    seat: Seat


@refusal("LOR-8.5.12.1")
class AllMonumentsComplete(Refusal):
    seat: Seat


def why_not_act(game: Lords, seat: Seat, action: ActionId) -> Refusal | None:
    if game.marked[action] >> seat & 1:
        return MarkedAlready(seat, action)
    if action == USURP:
        return why_not_usurp(game, seat)
    return None if is_possible(game, seat, action) else ActionImpossible(seat, action)


@event("LOR-8.5.1.5")
class NoSpecialAction(Event):
    seat: Seat


@step("LOR-8.5", asks="special-action")
class SpecialAction(Asks[Lords, SpecialChoice]):
    """The only phase that may not be skipped."""

    seat: Seat
    done: CardSet = NO_CARDS

    def run(self, game: Lords) -> Next:
        ways = special_actions(game, self.seat)
        if not ways:  # LOR-8.5.1.5
            tell(game, NoSpecialAction(self.seat))
            return None
        ways += usable(game, SPECIAL_PHASE, self.seat, self.done)
        return self.ask(self.seat, "special-action", ways)

    def answer(self, game: Lords, seat: Seat, choice: SpecialChoice) -> Next:
        match choice:
            case Act(action):
                return put_marker(game, seat, action)
            case BuildMonument(god):
                return build_monument(seat, god)
            case BuildNothing():
                return build_monument(seat, GodId(-1))
            case Use(card):
                steps = use(game, SPECIAL_PHASE, seat, card, "LOR-11.3")
                return (*steps, SpecialAction(seat, with_card(self.done, card)))

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case Act(action):
                return why_not_act(game, seat, action)
            case BuildMonument() | BuildNothing() if not has_marker(game, seat):
                return NoMarker(seat)
            case BuildMonument(god) if god in content_of(game).gods:
                return MonumentComplete(seat, god)
            case BuildNothing() if any(level < TOP_LEVEL for level in game.levels):
                return MonumentCanRise(seat)
            case BuildNothing():
                return AllMonumentsComplete(seat)
        return None


@event("LOR-8.5.1", "special-action")
class MarkerPut(Event):
    seat: Seat
    action: ActionId


@event("LOR-8.5.1.4")
class MarkerCovered(Event):
    seat: Seat
    action: ActionId


def put_marker(game: Lords, seat: Seat, action: ActionId) -> tuple[AnyStep, ...]:
    """LOR-8.5.1.4, LOR-8.5.2, LOR-8.5.3: runes and bonuses come before the action itself."""
    covered = game.top[action]
    game.marked[action] = SeatMask(game.marked[action] | mask_of(seat))
    game.top[action] = seat
    tell(game, MarkerPut(seat, action))
    if covered != NOBODY:
        tell(game, MarkerCovered(covered, action))
        return (GainRunes(covered, 1), CarryOut(seat, action))
    realms = content_of(game).realms_of[action]
    return (*[RealmBonuses(seat, realm) for realm in realms], CarryOut(seat, action))


@step("LOR-8.5.3")
class CarryOut(Step[Lords]):
    """The action itself, as far as it can be."""

    seat: Seat
    action: ActionId

    def run(self, game: Lords) -> Next:
        seat = self.seat
        if self.action == MONSTERS_ACTION:
            return (MonstersAction(seat),)
        if self.action == USURP:
            return (Usurp(seat),)
        if self.action == PREPARE:
            return (Prepare(seat, 2), AfterPrepare(seat))
        if self.action == MOBILISE:
            return (Mobilise(seat),)
        if self.action == REINFORCE:
            return (Recruit(seat), AfterReinforce(seat))
        assert self.action == BUILD_TEMPLE
        return (BuildTemple(seat),)


# Reinforce (LOR-8.5.4), Prepare (LOR-8.5.6)


@step("LOR-8.5.4")
class AfterReinforce(Step[Lords]):
    """What blessings add."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        return moments.REINFORCED.steps(game, self.seat, self.seat)


Preparation = HealAttribute | Draw | GainRune | Strengthen


def preparations(game: Lords, seat: Seat) -> list[Preparation]:
    """LOR-8.5.6.1 to LOR-8.5.6.4, those with an effect (LOR-8.0.5)."""
    ways: list[Preparation] = [HealAttribute(which) for which in hurt(game, seat)]
    if can_draw(game):
        ways.append(Draw(1))
    ways += [GainRune(rune) for rune in runes_to_gain(game)]
    settled = board_of(game).settlements & game.domain[seat]
    at_home = [a for a in armies_on_board(game, seat) if settled >> game.army_region[a] & 1]
    ways += growing(game, at_home)
    return ways


@step("LOR-8.5.6", asks="prepare")
class Prepare(Asks[Lords, Preparation]):
    """Choose twice, also the same."""

    seat: Seat
    left: int

    def run(self, game: Lords) -> Next:
        ways = preparations(game, self.seat) if self.left else []
        return self.ask(self.seat, "prepare", ways, ("left", self.left)) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Preparation) -> Next:
        steps: tuple[AnyStep, ...] = ()
        match choice:
            case HealAttribute(which):
                heal(game, seat, which, "LOR-8.5.6.1")
            case Draw(count):
                steps = (DrawCards(seat, count),)
            case GainRune(rune):
                gain_rune(game, seat, rune, "LOR-8.5.6.3")
                steps = within_limits(game, seat)
            case Strengthen(_, value, region):
                strengthen(game, find_army(game, seat, region, value), 1, "LOR-8.5.6.4")
        return (*steps, Prepare(seat, self.left - 1))

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case HealAttribute():
                return why_not_heal(game, seat, choice)
            case GainRune(rune):
                return NoRuneLeft(seat, rune)
            case Strengthen(_, value, region):
                unsettled = NoOwnSettlement(seat, region, value).under("LOR-8.5.6.4")
                return why_not_strengthen(game, seat, choice) or unsettled
        return None


@step("LOR-8.5.6")
class AfterPrepare(Step[Lords]):
    """What blessings add."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        return moments.PREPARED.steps(game, self.seat, self.seat)


# Monsters (LOR-8.5.9)


@step("LOR-8.5.9", asks="monsters")
class MonstersAction(Asks[Lords, Activate | Hunt]):
    """Activate one or two monsters, or hunt."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        ways: list[Activate | Hunt] = [Activate(m) for m in activatable(game, self.seat)]
        ways += [Hunt(prey) for prey in huntable(game, self.seat)]
        return self.ask(self.seat, "monsters", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Activate | Hunt) -> Next:
        if isinstance(choice, Hunt):
            return (Offer(seat, BEFORE_HUNT), BeginHunt(seat, choice.prey))
        return (ActivateMonster(MonsterId(choice.prey)), SecondMonster(seat, choice.prey))

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case Hunt(prey):
                return why_not_hunt(game, seat, prey)
            case Activate(prey) if prey != BOSS:
                return why_not_activate(game, seat, MonsterId(prey), "LOR-8.5.9.1")
        return None


@step("LOR-8.5.9.1", asks="second-monster")
class SecondMonster(Asks[Lords, Activate | Stop]):
    """The second is named after the first has acted, and is another one."""

    seat: Seat
    first: PreyId

    def run(self, game: Lords) -> Next:
        others = activatable(game, self.seat, 1 << self.first)
        ways: list[Activate | Stop] = [Activate(monster) for monster in others]
        if not ways:
            return None
        ways.append(Stop())
        return self.ask(self.seat, "second-monster", ways)

    def answer(self, game: Lords, seat: Seat, choice: Activate | Stop) -> Next:
        return None if isinstance(choice, Stop) else (ActivateMonster(MonsterId(choice.prey)),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Activate) and choice.prey != BOSS:
            return why_not_activate(game, seat, MonsterId(choice.prey), self.rule, 1 << self.first)
        return None
