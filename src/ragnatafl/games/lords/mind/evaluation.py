"""How good a table is for a player: three roads to victory, the race of Ragnarok, and means.

Points here are no points of the game: about ten of them decide it. A leaning makes one road worth
more than the others, so that players of one strength play differently.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import exp, tanh
from typing import Final

from ragnatafl.games.lords.rules.board import Board
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ARMIES,
    AUTHORITY,
    BOSS,
    LEAST,
    STRENGTH,
    TO_RAGNAROK,
    WISDOM,
    artefacts_of,
    blessings_of,
    hand_of,
)
from ragnatafl.games.lords.rules.control import LANDS_TO_WIN, temples_to_win
from ragnatafl.games.lords.rules.monuments import is_fulfilled
from ragnatafl.games.lords.rules.state import (
    NO_RAGNAROK,
    Lords,
    attribute,
    board_of,
    conditions_of,
    content_of,
    slain_needed,
    temples_left,
)
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of

SCALE: Final = 7.0
"""So many points are a clear lead."""

Weights = tuple[float, float, float, float]
"""What the roads of Jarl, Gothi, Slayer and Ragnarok are worth."""
BALANCED: Final[Weights] = (1.0, 1.0, 1.0, 1.0)
LEANINGS: Final[dict[str, Weights]] = {
    "jarl": (3.0, 0.6, 0.5, 0.7),
    "gothi": (0.6, 2.6, 0.5, 0.7),
    "slayer": (0.5, 0.6, 3.4, 0.6),
    "ragnarok": (0.8, 0.8, 0.7, 1.8),
}


class Survey:
    """What all players' outlooks are made of, looked up once."""

    __slots__ = (
        "armies", "danger", "nearness", "own", "ring", "skill", "temples_left", "totals",
        "wounds",
    )  # fmt: skip

    def __init__(self, game: Lords, help_of: Sequence[int] = (0, 0, 0, 0)) -> None:
        """`help_of` is by seat what all may see that it can add to an army that attacks."""
        board = board_of(game)
        seats, regions = game.seats, len(board.regions)
        self.own = [0] * (seats + 1)
        """By seat: the regions it controls; the last entry, by NOBODY, the neutral ones."""
        bit = 1
        for owner in game.control:
            self.own[owner] |= bit
            bit <<= 1
        self.totals = [[0] * regions for _ in range(seats)]
        """By seat and region: the value of its armies there."""
        self.armies: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """By seat: region and value of its armies."""
        self.danger = [0] * regions
        """By region: the strongest foreign army that could come in over a border."""
        adjacent, danger, values = board.adjacent, self.danger, game.army_value
        for army, region in enumerate(game.army_region):
            if region >= 0:
                seat, value = army // ARMIES, values[army]
                self.totals[seat][region] += value
                self.armies[seat].append((region, value))
                own = self.own[seat]
                value += help_of[seat]
                for near in adjacent[region]:
                    if value > danger[near] and not own >> near & 1:
                        danger[near] = value
        self.ring = [(own & board.ring).bit_count() for own in self.own[:seats]]
        self.temples_left = temples_left(game)
        self.skill = [hunting_skill(game, seat) for seat in range(seats)]
        """By seat: how good a hunter it is, whatever the prey."""
        self.wounds = _wounds(game)
        """By monster on the board: its region, its spaces, and markers by seat."""
        self.nearness = _nearness(game)


Wounds = tuple[int, int, list[int]]


def _wounds(game: Lords) -> list[Wounds]:
    found: list[Wounds] = []
    spaces_of, wounds = content_of(game).spaces_of, game.wounds
    for monster, region in enumerate(game.monster_region):
        if region >= 0:
            counts = [0] * (game.seats + 1)
            for space in spaces_of[monster]:
                counts[wounds[space]] += 1
            found.append((region, len(spaces_of[monster]), counts))
    return found


def _nearness(game: Lords) -> float:
    """How near Ragnarok is: conditions turned, and those that would be."""
    if game.last_turns != NO_RAGNAROK:
        return 1.6
    return min(1.0, (game.face_down.bit_count() + 0.6 * _ready(game)) / TO_RAGNAROK)


_COUNTED: Final[dict[tuple[object, ...], int]] = {}
_REMEMBERED: Final = 1 << 14


def _ready(game: Lords) -> int:
    """How many conditions would be turned now.

    They ask of regions, temples, monuments, alliances and slain monsters, and a search meets the
    same of these again and again: so it is remembered.
    """
    key = (
        game.setup.content.digest, game.face_down, game.temples, *game.control, *game.levels,
        *game.allies, *game.slayer, *game.slayer_tokens,
    )  # fmt: skip
    count = _COUNTED.get(key)
    if count is None:
        if len(_COUNTED) >= _REMEMBERED:
            _COUNTED.clear()
        up = [c for c in conditions_of(game) if not game.face_down >> c & 1]
        count = _COUNTED[key] = sum([is_fulfilled(game, condition) for condition in up])
    return count


def hunting_skill(game: Lords, seat: int) -> float:
    """How good a hunter is: attributes, cards, injuries."""
    tokens, injured = game.tokens[seat], game.injured[seat]
    strength = LEAST if injured >> STRENGTH & 1 else tokens[STRENGTH]
    wisdom = LEAST if injured >> WISDOM & 1 else tokens[WISDOM]
    cards = len(game.zones[hand_of(Seat(seat))])
    return _skill(strength, wisdom, cards, injured.bit_count())


@lru_cache(maxsize=8192)
def _skill(strength: int, wisdom: int, cards: int, injuries: int) -> float:
    total = strength + 0.7 * wisdom + 0.9 * cards - 1.5 * injuries
    return 1 / (1 + exp(-(total - 10.0) / 2.0))


def evaluate(game: Lords, seat: Seat) -> float:
    """From -1 to 1: the own outlook against the best of the others, and a little all of them."""
    return _leaning(BALANCED, game, seat)


def evaluate_all(game: Lords) -> tuple[float, ...]:
    """The same for every seat, for little more than for one."""
    survey = Survey(game)
    sketches = [sketch(game, seat, survey) for seat in seats_of(game)]
    return tuple(
        _against(outlook(game, seat, survey, BALANCED), sketches, seat) for seat in seats_of(game)
    )


def _leaning(weights: Weights, game: Lords, seat: Seat) -> float:
    survey = Survey(game)
    sketches = [sketch(game, each, survey) if each != seat else 0.0 for each in seats_of(game)]
    return _against(outlook(game, seat, survey, weights), sketches, seat)


def leanings() -> tuple[tuple[str, Callable[[Lords, Seat], float]], ...]:
    """With their names: how players judge who lean to one road."""
    return tuple((name, partial(_leaning, weights)) for name, weights in LEANINGS.items())


def _against(own: float, sketches: list[float], seat: Seat) -> float:
    others = sketches[:seat] + sketches[seat + 1 :]
    rival = 0.7 * max(others) + 0.3 * sum(others) / len(others)
    return tanh((own - rival) / SCALE)


def is_quiet(game: Lords) -> bool:
    """No battle and no hunt is going on, so that there is nothing to be guessed about them."""
    return game.battle_region < 0 and game.prey < 0


def outlook(game: Lords, seat: Seat, survey: Survey, weights: Weights) -> float:
    """The own prospects in all detail."""
    hunt = slayer_road(game, seat, survey)
    total = roads(game, seat, survey, weights, hunt)
    total += lands_worth(game, seat, survey) + means(game, seat, survey, weights[2])
    if game.battle_region >= 0 and seat in (game.attacker, game.defender):
        total += battle_worth(game, seat, survey, weights)
    return total


def sketch(game: Lords, seat: Seat, survey: Survey) -> float:
    """The prospects of another player, in rough strokes."""
    trophies = game.slayer.count(seat) + game.slayer_tokens[seat]
    needed = slain_needed(game)
    hunt = (min(trophies, needed) + 0.4 * survey.skill[seat]) / (needed + 1)
    total = roads(game, seat, survey, BALANCED, hunt)
    armed = 0
    for _, value in survey.armies[seat]:
        armed += value
    total += 0.75 * survey.own[seat].bit_count() + 0.22 * armed
    tokens = game.tokens[seat]
    total += 0.55 * (tokens[0] + tokens[1] + tokens[2] - 3 * LEAST)
    total -= 0.5 * game.injured[seat].bit_count()
    total += 0.3 * sum(game.runes[seat]) + 0.34 * len(game.zones[hand_of(seat)])
    total += 0.8 * game.priests[seat] + len(game.zones[blessings_of(seat)])
    total += 0.6 * len(game.zones[artefacts_of(seat)]) + 0.5 * game.ring.count(seat)
    for mask in game.allies:
        if mask >> seat & 1:
            total += 0.55
    for _, _, counts in survey.wounds:
        total += 0.2 * counts[seat]
    if seat in (game.attacker, game.defender):
        total += battle_worth(game, seat, survey, BALANCED)
    return total


def roads(game: Lords, seat: Seat, survey: Survey, weights: Weights, hunt: float) -> float:
    """How far the roads have been gone, `hunt` being that of the Slayer."""
    jarl = jarl_road(survey.own[seat], board_of(game).lands)
    gothi = gothi_road(game, seat, survey)
    total = 16.0 * (weights[0] * jarl * jarl + weights[1] * gothi * gothi)
    total += 16.0 * weights[2] * hunt * hunt
    return total + weights[3] * ragnarok_race(seat, survey)


# The roads (LOR-1)


@lru_cache(maxsize=1 << 14)
def jarl_road(own: int, lands: tuple[int, ...]) -> float:
    """From 0 to 1: the best three lands, by the part of them that is controlled."""
    parts = sorted([(own & land).bit_count() / land.bit_count() for land in lands])
    return sum(parts[-LANDS_TO_WIN:]) / LANDS_TO_WIN


def gothi_road(game: Lords, seat: Seat, survey: Survey) -> float:
    """From 0 to 1: temples, and shrines where one could be built."""
    own = survey.own[seat]
    temples = (own & game.temples).bit_count()
    shrines = (own & board_of(game).shrines & ~game.temples).bit_count()
    return min(1.0, (temples + 0.4 * min(shrines, survey.temples_left)) / temples_to_win(game))


def slayer_road(game: Lords, seat: Seat, survey: Survey) -> float:
    """From 0 to 1: slain monsters, wounds on others, and how ready one is for the boss."""
    needed = slain_needed(game)
    trophies = min(game.slayer.count(seat) + game.slayer_tokens[seat], needed)
    if trophies >= needed:
        near = 0.25 if game.hero_region[seat] == game.boss_region else 0.0
        return (needed + 0.7 * readiness(game, seat) + near) / (needed + 1)
    begun, here = 0.0, game.hero_region[seat]
    for region, spaces, counts in survey.wounds:
        part = (0.6 * (spaces - counts[NOBODY]) + 0.4 * counts[seat]) / spaces
        if region == here:
            part += 0.15 * (0.5 + survey.skill[seat])
        begun = max(begun, part)
    return (trophies + 0.6 * min(1.0, begun) + 0.2 * readiness(game, seat)) / (needed + 1)


def readiness(game: Lords, seat: Seat) -> float:
    """From 0 to 1: how likely a hunt for the boss would succeed, or how far it is."""
    if game.prey == BOSS and seat == game.active:
        spaces = content_of(game).spaces_of[BOSS]
        covered = sum([game.wounds[space] != NOBODY for space in spaces])
        return 0.45 + 0.55 * covered / len(spaces)
    strength, wisdom = attribute(game, seat, STRENGTH), attribute(game, seat, WISDOM)
    cards = len(game.zones[hand_of(seat)])
    return _boss_odds(strength, wisdom, cards, game.injured[seat].bit_count())


@lru_cache(maxsize=8192)
def _boss_odds(strength: int, wisdom: int, cards: int, injuries: int) -> float:
    total = strength + wisdom + cards - 1.5 * injuries
    return 1 / (1 + exp(-(total - 17.0) / 3.0))


def ragnarok_race(seat: Seat, survey: Survey) -> float:
    """The lead in regions at Yggdrasil, by how near the end is."""
    ring = survey.ring
    lead = ring[seat] - max(ring[:seat] + ring[seat + 1 :])
    return 0.35 * ring[seat] + survey.nearness * survey.nearness * 3.2 * max(-3, min(3, lead))


# Means


def lands_worth(game: Lords, seat: Seat, survey: Survey) -> float:
    """Regions, by how safe they are; armies, and what they could take next."""
    board, own = board_of(game), survey.own[seat]
    totals, danger = survey.totals[seat], survey.danger
    total = 0.0
    worths, left, region = _worths(board), own, 0
    while left:
        if left & 1:
            total += worths[region] * (0.7 if danger[region] > totals[region] else 1.0)
        left >>= 1
        region += 1
    neutral, population, boss = survey.own[NOBODY], board.population, game.boss_region
    for place, value in survey.armies[seat]:
        total += 0.16 * value
        best = 0.0
        for near in board.adjacent[place]:
            if own >> near & 1 or near == boss:
                continue
            if neutral >> near & 1:
                ease = value / population[near] if value < population[near] else 1.0
            else:
                held = 0
                for row in survey.totals:
                    held += row[near]
                ease = 1.0 if value > held else 0.5 * value / (held + 1)
            best = max(best, ease)
        total += 0.35 * best * best
        if neutral >> place & 1:  # it stands where it does not rule yet
            total += 0.3 * min(1.0, value / population[place])
    return total


@lru_cache(maxsize=8)
def _worths(board: Board) -> tuple[float, ...]:
    """What each region is worth by itself: its symbols."""
    marked = board.settlements | board.shrines | board.forges
    return tuple(
        0.55 + 0.25 * (marked >> region & 1) + (0.5 if board.god_in[region] >= 0 else 0.0)
        for region in board.regions
    )


def means(game: Lords, seat: Seat, survey: Survey, hunter: float) -> float:
    """Attributes, runes, cards, priests, alliances, blessings, artefacts, monsters, the hero."""
    tokens, injured = game.tokens[seat], game.injured[seat]
    total = 0.55 * (tokens[AUTHORITY] - LEAST)
    total += (0.35 + 0.25 * hunter) * (tokens[STRENGTH] - LEAST)
    total += (0.45 + 0.2 * hunter) * (tokens[WISDOM] - LEAST)
    if injured:
        for which in ALL_ATTRIBUTES:
            if injured >> which & 1:
                total -= 0.25 + 0.4 * (tokens[which] - LEAST)
    held = game.runes[seat]
    total += 0.22 * sum(held) + 0.12 * (3 - held.count(0))
    total += (0.22 + 0.12 * hunter) * len(game.zones[hand_of(seat)])
    total += 0.8 * game.priests[seat]
    total += 0.55 * sum([mask >> seat & 1 for mask in game.allies])
    total += len(game.zones[blessings_of(seat)])
    for card in game.zones[artefacts_of(seat)]:
        total += 0.4 if game.exhausted >> card & 1 else 0.7
    total += 0.5 * game.ring.count(seat)
    total -= 0.08 * sum([mask >> seat & 1 for mask in game.marked])
    if game.hero_region[seat] >= 0:
        total += hero_worth(game, seat, survey, hunter)
    return total


def hero_worth(game: Lords, seat: Seat, survey: Survey, hunter: float) -> float:
    """What the hero could do where it is: hunt, tame, ally, forge, usurp."""
    board, content = board_of(game), content_of(game)
    here, held = game.hero_region[seat], game.runes[seat]
    total = 0.15 if game.forged >> here & 1 else 0.0
    for monster, region in enumerate(game.monster_region):
        if region == here:
            total += 0.25 * hunter * hunter * survey.skill[seat]
            if game.ring[monster] == NOBODY and held[content.prey_rune[monster]]:
                total += 0.1
    for realm in board.realms_of[here]:
        if not game.allies[realm] >> seat & 1 and held[content.realm_rune[realm]]:
            total += 0.15
    if survey.own[seat] >> here & 1 or game.hero_region.count(here) > 1:
        return total
    if game.control[here] == NOBODY:
        needed = board.population[here]
    else:
        needed = sum([row[here] for row in survey.totals])
    return total + (0.45 if attribute(game, seat, STRENGTH) >= needed else 0.0)


def battle_worth(game: Lords, seat: Seat, survey: Survey, weights: Weights) -> float:
    """What is at stake in the battle that is going on, by the chance to win it."""
    other = game.defender if seat == game.attacker else game.attacker
    region = game.battle_region
    mine = survey.totals[seat][region] + game.card_total[seat]
    theirs = survey.totals[other][region] + game.card_total[other]
    cards = len(game.zones[hand_of(seat)]) if not game.passed >> seat & 1 else 0
    against = len(game.zones[hand_of(other)]) if not game.passed >> other & 1 else 0
    lead = mine - theirs + 0.8 * min(cards, 3) - 0.8 * min(against, 3)
    lead += 0.3 if seat == game.defender else -0.3
    if game.winner != NOBODY:
        lead = 9.0 if game.winner == seat else -9.0
    chance = _even(round(lead, 1))
    stake = 0.8 + region_stake(game, seat, survey, region, weights)
    if survey.own[seat] >> region & 1:
        return -(1 - chance) * stake
    return chance * stake - (1 - chance) * 0.6


def region_stake(game: Lords, seat: Seat, survey: Survey, region: int, weights: Weights) -> float:
    """How far a region would bring a player on the roads of Jarl and Gothi, or has brought it."""
    board, bit = board_of(game), 1 << region
    held, lost = survey.own[seat] | bit, survey.own[seat] & ~bit
    jarl = jarl_road(held, board.lands) ** 2 - jarl_road(lost, board.lands) ** 2
    gothi = 0.0
    if game.temples & bit:
        needed = temples_to_win(game)
        count = (held & game.temples).bit_count()
        gothi = (2 * count - 1) / needed**2
    return 16.0 * (weights[0] * jarl + weights[1] * gothi) + _worths(board)[region]


@lru_cache(maxsize=256)
def _even(ahead: float) -> float:
    """The chance to win with so much more value, cards unknown."""
    return 1 / (1 + exp(-0.7 * ahead))


__all__ = ["evaluate", "evaluate_all", "is_quiet", "leanings"]
