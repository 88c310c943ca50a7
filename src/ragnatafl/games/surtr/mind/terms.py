"""What tables with Followers are judged by: people as in Lords, Followers by what they will do.

A Follower never decides anything: what it can take is known, and its next action nearly, for the
die names one of three open cards. So its terms look one turn of it ahead.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.mind.chart import STRONGEST, takeable
from ragnatafl.games.lords.mind.terms import NAMES as OF_PEOPLE
from ragnatafl.games.lords.mind.terms import (
    Survey,
    at_boss,
    battle_stake,
    difficulty,
    own_terms,
)
from ragnatafl.games.lords.rules.board import RegionId, regions_in
from ragnatafl.games.lords.rules.components import (
    ARMIES,
    AUTHORITY,
    BUILD_TEMPLE,
    LEAST,
    MOBILISE,
    MONSTERS_ACTION,
    PREPARE,
    REINFORCE,
    STRENGTH,
    USURP,
    ActionId,
    hand_of,
)
from ragnatafl.games.lords.rules.state import NO_RAGNAROK, attribute, board_of
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.battles import battle_bonus
from ragnatafl.games.surtr.rules.components import (
    MOST_CARDS,
    MOST_RUNES,
    NO_TILE,
    TOKENS,
    battle_deck_of,
)
from ragnatafl.games.surtr.rules.invasion import WIN_MARGIN, defended_by_people
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    action_of,
    cards_that_count,
    content_of,
    followers_of,
    is_follower,
    is_person,
    people_of,
    row,
    side_of,
    tile_of,
    tucked,
)
from ragnatafl.kernel.game import Terms
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of

OF_FOLLOWERS: Final = (
    "follower", "follower-jarl", "follower-jarl-near", "follower-gothi", "follower-gothi-near",
    "follower-shrines", "follower-slain", "follower-boss", "follower-best-road",
    "follower-regions", "follower-armies", "follower-attributes", "follower-cards",
    "follower-tucked", "follower-power", "follower-ring", "desolation", "incarnation",
    "follower-takes", "follower-wins-next", "follower-battle",
)  # fmt: skip
"""In the order in which `follower_terms` counts them."""
NAMES: Final = (*OF_PEOPLE, *OF_FOLLOWERS)
_NOTHING_OF_PEOPLE: Final = [0.0] * len(OF_PEOPLE)
_NOTHING_OF_FOLLOWERS: Final = [0.0] * len(OF_FOLLOWERS)

LONGEST: Final = 14.0
"""Rounds of a long game."""
A_CARD: Final = 1.9
"""What a card adds to a battle, if nothing is known of it."""
MOST_LIKELY: Final = 0.75
"""How likely a Follower wins a battle that it dares."""
KILLS: Final = 0.3
"""How likely it kills Loki when it hunts him."""


def count(game: Surtr) -> list[list[float]]:
    """By seat, a number for each name: Followers and people have names of their own."""
    boss = at_boss(game)
    shut = [0 if is_follower(game, seat) else boss for seat in seats_of(game)]
    survey = Survey(game, weak_for_all(game), forces(game), shut)
    found: list[list[float]] = []
    for seat in seats_of(game):
        if is_follower(game, seat):
            found.append(_NOTHING_OF_PEOPLE + follower_terms(game, seat, survey))
        else:
            found.append(own_terms(game, seat, survey) + _NOTHING_OF_FOLLOWERS)
    return found


def progress(game: Surtr) -> float:
    """By rounds; the last turns of Ragnarok are the end."""
    if game.last_turns != NO_RAGNAROK:
        return 1.0
    return min(1.0, game.turns / game.seats / LONGEST)


# What armies can take (SOLO-5.4, SOLO-9.1)


def forces(game: Surtr) -> list[int]:
    """By army: what it is worth when it attacks; SOLO-5.4.1: a Follower's with tucked cards, and
    with what the difficulty says."""
    found = game.army_value[:]
    for seat in followers_of(game):
        more = tucked(game, seat) + moments.INVASION_VALUE.of(game, 0)
        if more:
            for army in range(seat * ARMIES, (seat + 1) * ARMIES):
                found[army] = max(0, min(STRONGEST, found[army] + more))
    return found


def weak_for_all(game: Surtr) -> list[list[int]]:
    """By seat and value of an army: the regions that it could take."""
    plain = difficulty(game)
    for_people = takeable(_against_followers(game, plain))
    return [
        takeable(_against_people(game, plain, seat)) if is_follower(game, seat) else for_people
        for seat in seats_of(game)
    ]


def _against_followers(game: Surtr, plain: list[int]) -> list[int]:
    """SOLO-9.1: armies there, a support army, authority behind a temple, tucked cards; and cards
    that a Follower plays, less those that people have."""
    found = plain[:]
    adjacent, values = board_of(game).adjacent, game.army_value
    own = max([len(game.zones[hand_of(person)]) for person in people_of(game)])
    supports = moments.SUPPORT_ARMIES.of(game, 1) > 0
    for seat in followers_of(game):
        if game.corrupted[seat] == NO_TILE:
            continue
        there, beside = [0] * len(found), [0] * len(found)
        for army in range(seat * ARMIES, (seat + 1) * ARMIES):
            place = game.army_region[army]
            if place >= 0:
                value = values[army]
                there[place] += value
                if supports:
                    for near in adjacent[place]:
                        beside[near] = max(beside[near], value)
        authority = attribute(game, seat, AUTHORITY)
        more = 1 + round(A_CARD * (cards_that_count(game, seat) - min(own, 4)))
        more += battle_bonus(game, seat)
        for region in regions_in(game.domain[seat] | game.presence[seat]):
            held = there[region] + beside[region]
            if game.temples >> region & 1:
                held += authority
            if held:
                found[region] = max(1, held + more)
    return found


def _against_people(game: Surtr, plain: list[int], seat: Seat) -> list[int]:
    """SOLO-5.4.3: the cards of a Follower count against armies."""
    found, cards = plain[:], 0
    if game.corrupted[seat] != NO_TILE:
        cards = cards_that_count(game, seat)
    for person in people_of(game):
        for region in regions_in(game.presence[person]):
            needed = defended_by_people(game, region) + 1 - cards
            if game.control[region] == NOBODY:
                needed = max(needed, board_of(game).population[region])
            found[region] = max(0, needed)
    return found


# A Follower


def follower_terms(game: Surtr, seat: Seat, survey: Survey) -> list[float]:
    """The numbers of one Follower, in the order of their names."""
    chart, own = survey.chart, game.domain[seat]
    jarl = chart.jarl_road(own)
    missing = chart.missing_regions(own)
    temples = (own & game.temples).bit_count()
    lacking = max(0, survey.need_temples - temples)
    shrines = (own & survey.board.shrines & ~game.temples).bit_count()
    shrines = min(shrines, survey.temples_left)
    gothi = min(1.0, (temples + 0.4 * shrines) / survey.need_temples)
    slain = min(survey.slain[seat] + game.slayer_tokens[seat], survey.need_slain)
    armed = 0
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        armed += game.army_value[army]
    tokens = game.desolation.bit_count()
    best = 0
    for person in people_of(game):
        best = max(best, survey.ring[person])
    lead = survey.ring[seat] + tokens - best + 0.5  # SOLO-11.3
    battle = 0.0
    if survey.attack >= 0.0 and seat in (game.attacker, game.defender):
        battle = battle_stake(game, seat, survey)
    takes, wins = next_turn(game, seat, survey, missing, lacking, shrines, slain)
    cards = len(game.zones[hand_of(seat)]) + len(game.zones[battle_deck_of(game.seats, seat)])
    attributes = game.tokens[seat]
    return [
        1.0,
        jarl * jarl,
        1.0 / (1 + missing),
        gothi * gothi,
        1.0 / (1 + lacking),
        float(shrines),
        float(slain),
        1.0 if slain >= survey.need_slain else 0.0,
        max(jarl, gothi, slain / (survey.need_slain + 1)) ** 3,
        float(own.bit_count()),
        float(armed),
        float(sum(attributes) - 3 * LEAST),
        float(cards),
        float(tucked(game, seat)),
        float(game.power[seat]),
        survey.near * survey.near * max(-3.0, min(3.0, lead)),
        float(tokens),
        1.0 if tokens == TOKENS else 0.0,
        takes,
        wins,
        battle,
    ]


def next_turn(
    game: Surtr, seat: Seat, survey: Survey, missing: int, lacking: int, shrines: int, slain: int
) -> tuple[float, float]:
    """How many regions it may be expected to take in its next turn, and how likely it wins then."""
    ready = survey.ready[seat]
    takes = 1.0 if ready else 0.0
    spared = 1.0
    """How likely it does not win."""
    if game.corrupted[seat] == NO_TILE or not row(game, seat):
        return takes, 0.0
    winning = winning_regions(game, seat, survey, missing, lacking)
    if winning & survey.reachable[seat]:
        spared = 1.0 - _invasion_succeeds(game, winning & survey.reachable[seat])
    elif winning and _is_in_margin(game, seat, survey, winning):
        spared = 0.6
    for place, weight in enumerate(content_of(game).die):
        card = row(game, seat)[min(place, len(row(game, seat)) - 1)]
        hero = action_of(game, card).regions[side_of(game)]
        chance = weight / 6.0
        action = next_action(game, seat, survey, action_of(game, card).special, hero, shrines)
        won = 0.0
        if action == MOBILISE:
            takes += chance * max(0, ready - 1)
            if ready > 1 and min(missing, 9) == 2:
                won = 0.4
        elif action == USURP:
            takes += chance
            if winning & usurpable(game, seat, survey, hero):
                won = 1.0
        elif action == BUILD_TEMPLE:
            won = 1.0 if lacking <= 1 else 0.0
        elif action == MONSTERS_ACTION:
            if slain >= survey.need_slain and _is_loki_near(game, seat, survey, hero):
                won = KILLS
        elif action < 0 and game.desolation.bit_count() == TOKENS:
            won = 0.8
        spared *= 1.0 - chance * won
    return takes, 1.0 - spared


def winning_regions(game: Surtr, seat: Seat, survey: Survey, missing: int, lacking: int) -> int:
    """SOLO-5.4.4: the regions of which one more would be enough."""
    own, found = game.domain[seat], 0
    if lacking == 1:
        found = game.temples & ~own
    if missing == 1:
        for region in survey.board.regions:
            if not own >> region & 1 and not survey.chart.missing_regions(own | 1 << region):
                found |= 1 << region
    return found


def _invasion_succeeds(game: Surtr, regions: int) -> float:
    """Sure where nobody fights."""
    for person in people_of(game):
        regions &= ~game.presence[person]
    return 1.0 if regions else MOST_LIKELY


def _is_in_margin(game: Surtr, seat: Seat, survey: Survey, winning: int) -> bool:
    """SOLO-5.4.4: would it dare to attack, since that would win?"""
    force = tucked(game, seat) + cards_that_count(game, seat) + WIN_MARGIN
    force += moments.INVASION_VALUE.of(game, 0)
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        place = game.army_region[army]
        if place >= 0:
            for region in regions_in(survey.chart.borders[place] & winning):
                if (
                    is_person(game, game.control[region])
                    and defended_by_people(game, region) <= game.army_value[army] + force
                ):
                    return True
    return False


def next_action(
    game: Surtr, seat: Seat, survey: Survey, special: ActionId, hero: RegionId, shrines: int
) -> int:
    """SOLO-5.5.1: what it does with this card if nothing changes; -1 is Build monument."""
    priority = tile_of(game, seat).priority
    if _is_open(game, seat, survey, special, hero, shrines):
        return special
    if _is_open(game, seat, survey, priority, hero, shrines):
        return priority
    return PREPARE if _is_open(game, seat, survey, PREPARE, hero, shrines) else -1


def _is_open(
    game: Surtr, seat: Seat, survey: Survey, action: ActionId, hero: RegionId, shrines: int
) -> bool:
    """Has it no marker there, and can the action be done?"""
    if game.marked[action] >> seat & 1:
        return False
    if action == BUILD_TEMPLE:
        return shrines > 0
    if action == USURP:
        return usurpable(game, seat, survey, hero) != 0
    if action == MOBILISE:
        return game.presence[seat] != 0
    if action == PREPARE:
        cards = len(game.zones[hand_of(seat)])
        return game.power[seat] < MOST_RUNES or cards < MOST_CARDS
    if action == REINFORCE:
        return min(game.army_region[seat * ARMIES : (seat + 1) * ARMIES]) < 0
    return survey.prey != 0


def usurpable(game: Surtr, seat: Seat, survey: Survey, hero: RegionId) -> int:
    """SOLO-8.6: what it could usurp with its hero there: that region, else those beside it."""
    near = _weaker(game, seat, survey, 1 << hero)
    return near or _weaker(game, seat, survey, survey.chart.borders[hero])


def _weaker(game: Surtr, seat: Seat, survey: Survey, regions: int) -> int:
    strength, found = attribute(game, seat, STRENGTH), 0
    regions &= ~game.domain[seat]
    for person in people_of(game):
        if game.hero_region[person] >= 0:
            regions &= ~(1 << game.hero_region[person])
    for region in regions_in(regions):
        owner = game.control[region]
        if owner == NOBODY:
            needed = survey.board.population[region]
        else:
            needed = 0
            for army, place in enumerate(game.army_region):
                if place == region:
                    needed += game.army_value[army]
        if strength >= needed and (owner == NOBODY or not is_follower(game, owner)):
            found |= 1 << region
    return found


def _is_loki_near(game: Surtr, seat: Seat, survey: Survey, hero: RegionId) -> bool:
    """SOLO-8.5.1: within 1 move, and 1 more for each tucked card."""
    if game.boss_region < 0 or tile_of(game, seat).priority != MONSTERS_ACTION:
        return False
    return survey.board.distance[hero][game.boss_region] <= 1 + tucked(game, seat)


TERMS: Final[Terms[Surtr]] = Terms(NAMES, count, progress)

__all__ = [
    "NAMES",
    "OF_FOLLOWERS",
    "OF_PEOPLE",
    "TERMS",
    "count",
    "follower_terms",
    "progress",
]
