"""What is offered in a turn is all that the rules allow, and nothing else: over random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import cast

import pytest

from games.lords.table import new_lords, own_content
from kit.play import played_at_random
from ragnatafl.games.lords.rules.armies import RecruitIn, RetreatTo, Strengthen
from ragnatafl.games.lords.rules.attributes import HealAttribute, RaiseAttribute
from ragnatafl.games.lords.rules.board import (
    REALMS,
    REGIONS,
    SEAS,
    Board,
    RegionId,
)
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_ATTRIBUTES,
    ALL_MONSTERS,
    ALL_RUNES,
    ATTRIBUTES,
    BOSS,
    MONSTERS,
    blessings_of,
)
from ragnatafl.games.lords.rules.heroes import HeroPhase, MoveDrakkar, MoveHero, PlaceHero
from ragnatafl.games.lords.rules.manoeuvres import GrowArmy, Manoeuvres, MoveArmy, Stop
from ragnatafl.games.lords.rules.prayer import Forge, Prayer, SendPriest
from ragnatafl.games.lords.rules.realms import Ally
from ragnatafl.games.lords.rules.reserves import GainRune
from ragnatafl.games.lords.rules.rune_actions import Activate, Draw, RunePhase, Tame
from ragnatafl.games.lords.rules.special_actions import (
    Act,
    BuildMonument,
    BuildNothing,
    Hunt,
    SpecialAction,
)
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.games.lords.rules.temples import BuildTempleIn
from ragnatafl.kernel.agenda import AnyStep, Asks
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat

PREY = (*ALL_MONSTERS, BOSS)


def board_of(game: Lords) -> Board:
    return own_content().small if game.seats == 2 else own_content().large


def armies(game: Lords) -> list[tuple[Seat, int, RegionId]]:
    """Owner, value and region of every army on the board."""
    placed = zip(game.army_region, game.army_value, strict=True)
    return [(Seat(n // 6), value, r) for n, (r, value) in enumerate(placed) if r >= 0]


# Everything that could be said, sense or not, by prompt


def sayings_of_armies(game: Lords) -> Iterator[Option]:
    for owner, value, origin in armies(game):
        yield GrowArmy(owner, value, origin)
        yield GrowArmy(owner, 1 + value % 6, origin)
        for region in board_of(game).regions:
            yield MoveArmy(owner, value, origin, region)


def sayings_of_runes(game: Lords) -> Iterator[Option]:
    yield from map(Activate, PREY)
    yield from map(Tame, ALL_MONSTERS)
    yield from map(Ally, own_content().realms)
    yield from (Strengthen(*army) for army in armies(game))
    yield from map(Draw, (1, 2))
    yield from map(PlaceHero, board_of(game).regions)
    yield from map(RaiseAttribute, ALL_ATTRIBUTES)


SAYINGS: dict[str, Callable[[Lords], Iterator[Option]]] = {
    "prayer": lambda game: chain(
        map(SendPriest, own_content().gods), map(Forge, board_of(game).regions)
    ),
    "hero-phase": lambda game: chain(
        map(MoveHero, board_of(game).regions),
        map(MoveDrakkar, board_of(game).seas),
        map(HealAttribute, ALL_ATTRIBUTES),
    ),
    "rune-phase": sayings_of_runes,
    "manoeuvres": lambda game: chain(
        sayings_of_armies(game), map(RecruitIn, board_of(game).regions)
    ),
    "special-action": lambda game: chain(
        map(Act, ALL_ACTIONS), map(BuildMonument, own_content().gods), (BuildNothing(),)
    ),
    "mobilise": lambda game: chain(sayings_of_armies(game), (Stop(),)),
    "recruit": lambda game: map(RecruitIn, board_of(game).regions),
    "build-temple": lambda game: map(BuildTempleIn, board_of(game).regions),
    "retreat": lambda game: map(RetreatTo, board_of(game).regions),
    "monsters": lambda _: chain(map(Activate, ALL_MONSTERS), map(Hunt, PREY)),
    "second-monster": lambda _: map(Activate, ALL_MONSTERS),
    "prepare": lambda game: chain(
        map(HealAttribute, ALL_ATTRIBUTES),
        map(GainRune, ALL_RUNES),
        (Strengthen(*army) for army in armies(game)),
    ),
}


def check_refusals(match: Match[Lords]) -> None:
    """Whatever is not offered is refused by a rule; whatever is offered is meant by one."""
    decision, step = match.decision, cast("Asks[Lords, Option]", match.state.agenda[-1])
    said = list(SAYINGS[decision.prompt](match.state))
    kinds = {type(option) for option in said}

    assert len(set(decision.options)) == len(decision.options)
    assert {option for option in decision.options if type(option) in kinds} <= set(said)
    for option in said:
        if option not in decision.options:
            refusal = step.why_not(match.state, decision.seat, option)
            assert refusal is not None, f"no rule refuses {option} in {decision.prompt}"


# The rules once more, in other words, for players without blessings


def one_move(game: Lords, seat: Seat, region: RegionId) -> set[RegionId]:
    """LOR-2.8.3: borders, and the coast of the drakkar."""
    board, sea = board_of(game), game.drakkar_sea[seat]
    coast = set(board.coast[sea]) if sea >= 0 else set()
    return (set(board.adjacent[region]) | (coast if region in coast else set())) - {region}


def allowed_prayer(game: Lords, step: Prayer) -> set[str]:
    seat, here = step.seat, game.hero_region[step.seat]
    ways: set[str] = set()
    if not step.sent and game.priests[seat]:
        ways |= {SendPriest(god).text for god in own_content().gods if sum(game.sent[god]) < 3}
    if not step.forged and game.forged >> here & 1:
        ways.add(f"forge {REGIONS.write(here)}")
    return ways


def allowed_hero(game: Lords, step: HeroPhase) -> set[str]:
    if step.chosen:
        return set()
    seat, here, sea = step.seat, game.hero_region[step.seat], game.drakkar_sea[step.seat]
    near = one_move(game, seat, here)
    far = near.union(*(one_move(game, seat, region) for region in near)) - {here}
    beside = set(board_of(game).sea_adjacent[sea])
    seas = beside.union(*(board_of(game).sea_adjacent[other] for other in beside)) - {sea}
    hurt = [which for which in ALL_ATTRIBUTES if game.injured[seat] >> which & 1]
    return {
        *(f"hero {REGIONS.write(region)}" for region in far),
        *(f"drakkar {SEAS.write(other)}" for other in seas),
        *(f"heal {ATTRIBUTES.write(which)}" for which in hurt),
    }


def allowed_runes(game: Lords, step: RunePhase) -> set[str]:
    if not step.free:
        return set()
    seat, here, held = step.seat, game.hero_region[step.seat], game.runes[step.seat]
    content, types = own_content(), sum(map(bool, game.runes[step.seat]))
    ways: set[str] = set()
    if here == game.boss_region and held[content.prey_rune[BOSS]]:
        ways.add("activate loki")
    for monster in ALL_MONSTERS:
        where, ring = game.monster_region[monster], game.ring[monster]
        if where == here and ring == NOBODY and held[content.prey_rune[monster]]:
            ways.add(f"tame {MONSTERS.write(monster)}")
        if types >= 2 and where >= 0 and ring in (NOBODY, seat):
            ways.add(f"activate {MONSTERS.write(monster)}")
    for realm in board_of(game).realms_of[here]:
        if held[content.realm_rune[realm]] and not game.allies[realm] >> seat & 1:
            ways.add(f"ally {REALMS.write(realm)}")
    if types >= 2:
        own = [army for army in armies(game) if army[0] == seat and army[1] < 6]
        ways |= {"draw 1", *(Strengthen(*army).text for army in own)}
        ways |= {PlaceHero(region).text for region in board_of(game).regions if region != here}
    if types == 3:
        counts = [
            2 if game.injured[seat] >> which & 1 else game.tokens[seat][which]
            for which in ALL_ATTRIBUTES
        ]
        rising = [
            w for w in ALL_ATTRIBUTES if counts[w] == min(counts) and game.tokens[seat][w] < 6
        ]
        ways |= {"draw 2", *(RaiseAttribute(which).text for which in rising)}
    return ways


def army_ways(game: Lords, seat: Seat) -> set[str]:
    """LOR-8.4.2: moves but to Loki, and growth at own settlements."""
    board, ways = board_of(game), set()
    for owner, value, origin in armies(game):
        if owner == seat:
            near = one_move(game, seat, origin) - {game.boss_region}
            ways |= {MoveArmy(seat, value, origin, region).text for region in near}
            settled = game.control[origin] == seat and board.settlements >> origin & 1
            if settled and value < 6:
                ways.add(GrowArmy(seat, value, origin).text)
    return ways


def recruit_ways(game: Lords, seat: Seat) -> set[str]:
    """LOR-8.4.3: the coast of the drakkar, and own settlements, while an army is left."""
    board = board_of(game)
    if sum(owner == seat for owner, *_ in armies(game)) == 6:
        return set()
    settled = {r for r in board.regions if game.control[r] == seat and board.settlements >> r & 1}
    return {RecruitIn(region).text for region in settled | set(board.coast[game.drakkar_sea[seat]])}


def allowed_manoeuvre(game: Lords, step: Manoeuvres) -> set[str]:
    if step.chosen:
        return set()
    out = any(owner == step.seat for owner, *_ in armies(game))
    return army_ways(game, step.seat) if out else recruit_ways(game, step.seat)


def can_usurp(game: Lords, seat: Seat) -> bool:
    here = game.hero_region[seat]
    if game.control[here] == seat or game.hero_region.count(here) > 1:
        return False
    against = sum(v for owner, v, region in armies(game) if region == here and owner != seat)
    needed = board_of(game).population[here] if game.control[here] == NOBODY else against
    strength = 2 if game.injured[seat] & 2 else game.tokens[seat][1]
    return strength >= needed


def can_use_monsters(game: Lords, seat: Seat) -> bool:
    here = game.hero_region[seat]
    slain = game.slayer.count(seat) + game.slayer_tokens[seat]
    return (
        any(game.monster_region[m] >= 0 and game.ring[m] in (NOBODY, seat) for m in ALL_MONSTERS)
        or here in game.monster_region
        or (here == game.boss_region and slain >= (1 if game.seats == 2 else 2))
    )


def allowed_special(game: Lords, step: SpecialAction) -> set[str]:
    seat, board = step.seat, board_of(game)
    shrines = [
        r
        for r in board.regions
        if game.control[r] == seat and board.shrines >> r & 1 and not game.temples >> r & 1
    ]
    possible = {
        "monsters": can_use_monsters(game, seat),
        "usurp": can_usurp(game, seat),
        "prepare": True,  # a rune is always left: 36 are more than forges and reserves hold
        "mobilise": bool(army_ways(game, seat)),
        "reinforce": bool(recruit_ways(game, seat)),
        "build-temple": bool(shrines) and game.temples.bit_count() < (5 if game.seats == 2 else 7),
    }
    mine = [bool(mask >> seat & 1) for mask in game.marked]
    ways = {
        f"act {name}" for name in ACTIONS.ids if possible[name] and not mine[ACTIONS.read(name)]
    }
    if any(mine):
        low = [BuildMonument(god).text for god in own_content().gods if game.levels[god] < 3]
        ways |= {*low} or {"build nothing higher"}
    return ways


def allowed(game: Lords, step: AnyStep) -> set[str] | None:
    """What the rules allow, artefacts left out; None for a step that is not looked at."""
    match step:
        case Prayer():
            return allowed_prayer(game, step)
        case HeroPhase():
            return allowed_hero(game, step)
        case RunePhase():
            return allowed_runes(game, step)
        case Manoeuvres():
            return allowed_manoeuvre(game, step)
        case SpecialAction():
            return allowed_special(game, step)
    return None


def check_allowed(match: Match[Lords]) -> bool:
    """Offered is what is allowed; False where blessings or an unlooked step forbid to say."""
    game = match.state
    if any(game.zones[blessings_of(Seat(seat))] for seat in range(game.seats)):
        return False
    ways = allowed(game, game.agenda[-1])
    if ways is None:
        return False
    offered = [option.text for option in match.decision.options]
    plain = {text for text in offered if not text.startswith("use ")} - {"skip"}
    assert plain == ways, f"{SEATS.write(match.decision.seat)} in {match.decision.prompt}"
    return True


@pytest.mark.rule("LOR-8.0.5", "LOR-8.5.1.1")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_offered_is_refused_by_a_rule(seats: int, seed: int) -> None:
    """Every god, region, army with every region, monster, realm, attribute and action."""
    match = new_lords(seats, seed)
    seen: Counter[str] = Counter()

    for _ in chain([""], played_at_random(match, seed, 260)):
        if not match.over and match.decision.prompt in SAYINGS:
            check_refusals(match)
            seen[match.decision.prompt] += 1

    assert min(seen[phase] for phase in ("hero-phase", "manoeuvres", "special-action")) > 15


@pytest.mark.rule("LOR-8.0.5", "LOR-8.5.1.1", "LOR-8.5.1.2", "LOR-8.2.1", "LOR-8.4.2.1")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_what_the_rules_allow(seats: int, seed: int) -> None:
    """Until the first blessing; the rules are told a second time here, in other words."""
    match = new_lords(seats, 100 + seed)

    compared = sum(
        not match.over and check_allowed(match)
        for _ in chain([""], played_at_random(match, seed, 400))
    )

    assert compared > 20
