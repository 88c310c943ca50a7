"""How good a table is for a player: three roads to victory, the race of Ragnarok, and means.

Points here are no points of the game: about ten of them decide it. A leaning makes one road worth
more than the others, so that players of one strength play differently.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import exp, tanh
from typing import Final

from ragnatafl.games.lords.rules.board import Board, RegionId, regions_in
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ARMIES,
    AUTHORITY,
    BOSS,
    LEAST,
    MOST,
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
    monsters_in,
    slain_needed,
    temples_left,
)
from ragnatafl.games.lords.rules.state import total as total_of_armies
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of

SCALE: Final = 7.0
"""So many points are a clear lead."""


class Weights:
    """What the roads of Jarl, Gothi, Slayer and Ragnarok are worth."""

    __slots__ = ("gothi", "jarl", "ragnarok", "slayer")

    def __init__(self, jarl: float, gothi: float, slayer: float, ragnarok: float) -> None:
        self.jarl = jarl
        self.gothi = gothi
        self.slayer = slayer
        self.ragnarok = ragnarok


BALANCED: Final = Weights(1.0, 1.0, 1.0, 1.0)
LEANINGS: Final[dict[str, Weights]] = {
    "jarl": Weights(3.0, 0.6, 0.5, 0.7),
    "gothi": Weights(0.6, 2.6, 0.5, 0.7),
    "slayer": Weights(0.5, 0.6, 3.4, 0.6),
    "ragnarok": Weights(0.8, 0.8, 0.7, 1.8),
}
_NO_HELP: Final = [0, 0, 0, 0]
_REMEMBERED: Final = 1 << 14
"""So many answers to a question are kept."""


class Chart:
    """What judging asks of a board's regions again and again; the answers are kept."""

    __slots__ = ("_lands", "_roads", "_together", "worths")

    def __init__(self, board: Board) -> None:
        marked = board.settlements | board.shrines | board.forges
        self.worths = [
            0.55 + 0.25 * (marked >> region & 1) + (0.5 if board.god_in[region] >= 0 else 0.0)
            for region in board.regions
        ]
        """What each region is worth by itself: its symbols."""
        self._lands = board.lands
        self._roads: dict[int, float] = {}
        self._together: dict[int, float] = {}

    def jarl_road(self, own: int) -> float:
        """From 0 to 1: the best three lands, by the part of them that is controlled."""
        road = self._roads.get(own)
        if road is None:
            if len(self._roads) >= _REMEMBERED:
                self._roads.clear()
            parts = sorted([(own & land).bit_count() / land.bit_count() for land in self._lands])
            road = self._roads[own] = sum(parts[-LANDS_TO_WIN:]) / LANDS_TO_WIN
        return road

    def together(self, own: int, endangered: int) -> float:
        """What regions are worth together: less where they are in danger."""
        key = own << len(self.worths) | endangered
        worth = self._together.get(key)
        if worth is None:
            if len(self._together) >= _REMEMBERED:
                self._together.clear()
            worth = 0.0
            for region in regions_in(own):
                worth += self.worths[region] * (0.7 if endangered >> region & 1 else 1.0)
            self._together[key] = worth
        return worth


@lru_cache(maxsize=8)
def chart_of(board: Board) -> Chart:
    return Chart(board)


class Survey:
    """What all players' outlooks are made of, looked up once."""

    __slots__ = (
        "board", "chart", "first_at_tree", "held", "help_of", "nearness", "neutral", "own", "ring",
        "second_at_tree", "skill", "slain", "slain_needed", "tamed", "temples_left",
        "temples_needed", "wounds",
    )  # fmt: skip

    def __init__(self, game: Lords, help_of: list[int] = _NO_HELP) -> None:
        """`help_of` is by seat what all may see that it can add to an army that attacks."""
        board = board_of(game)
        self.board = board
        self.chart: Chart = chart_of(board)
        self.help_of = help_of
        self.own = game.domain
        """By seat: the regions it controls."""
        self.ring = [(own & board.ring).bit_count() for own in self.own]
        """By seat: how many of them are at Yggdrasil; then the highest and the next number."""
        self.second_at_tree, self.first_at_tree = sorted(self.ring)[-2:]
        ruled = 0
        for own in self.own:
            ruled |= own
        self.neutral = (1 << len(board.regions)) - 1 & ~ruled
        self.held = [0] * len(board.regions)
        """By region: the value of all armies there."""
        values, held = game.army_value, self.held
        for army, region in enumerate(game.army_region):
            if region >= 0:
                held[region] += values[army]
        self.temples_left = temples_left(game)
        self.temples_needed = temples_to_win(game)
        self.slain_needed = slain_needed(game)
        self.skill = [hunting_skill(game, seat) for seat in seats_of(game)]
        """By seat: how good a hunter it is, whatever the prey."""
        self.wounds = _wounds(game)
        """By wounded monster on the board: region, spaces, markers, and markers by seat."""
        self.slain = _by_seat(game, game.slayer)
        self.tamed = _by_seat(game, game.ring)
        self.nearness = _nearness(game)


Wounds = tuple[int, int, int, list[int]]


def _wounds(game: Lords) -> list[Wounds]:
    found: list[Wounds] = []
    spaces_of = content_of(game).spaces_of
    for monster, region in enumerate(game.monster_region):
        if region >= 0:
            spaces = spaces_of[monster]
            marked = [m for m in game.wounds[spaces[0] : spaces[-1] + 1] if m != NOBODY]
            if marked:
                counts = [0] * game.seats
                for seat in marked:
                    counts[seat] += 1
                found.append((region, len(spaces), len(marked), counts))
    return found


def _by_seat(game: Lords, owners: list[Seat]) -> list[int]:
    """How many of these each seat has."""
    counts = [0] * game.seats
    for owner in owners:
        if owner != NOBODY:
            counts[owner] += 1
    return counts


def _nearness(game: Lords) -> float:
    """How near Ragnarok is: conditions turned, and those that would be."""
    if game.last_turns != NO_RAGNAROK:
        return 1.6
    return min(1.0, (game.face_down.bit_count() + 0.6 * _ready(game)) / TO_RAGNAROK)


_COUNTED: Final[dict[tuple[object, ...], int]] = {}


def _ready(game: Lords) -> int:
    """How many conditions would be turned now.

    They ask of regions, temples, monuments, alliances and slain monsters, and a search meets the
    same of these again and again: so it is remembered.
    """
    key = (
        game.setup.content.digest, game.face_down, game.temples, *game.domain, *game.levels,
        *game.allies, *game.slayer, *game.slayer_tokens,
    )  # fmt: skip
    count = _COUNTED.get(key)
    if count is None:
        if len(_COUNTED) >= _REMEMBERED:
            _COUNTED.clear()
        up = [c for c in conditions_of(game) if not game.face_down >> c & 1]
        count = _COUNTED[key] = sum([is_fulfilled(game, condition) for condition in up])
    return count


def hunting_skill(game: Lords, seat: Seat) -> float:
    """How good a hunter is: attributes, cards, injuries."""
    strength, wisdom = attribute(game, seat, STRENGTH), attribute(game, seat, WISDOM)
    cards, injuries = len(game.zones[hand_of(seat)]), game.injured[seat].bit_count()
    if cards < _FEW:
        return _SKILLS[strength][wisdom][injuries][cards]
    return _skill(strength, wisdom, injuries, cards)


def _skill(strength: int, wisdom: int, injuries: int, cards: int) -> float:
    total = strength + 0.7 * wisdom + 0.9 * cards - 1.5 * injuries
    return 1 / (1 + exp(-(total - 10.0) / 2.0))


Hunters = list[list[list[list[float]]]]
"""By strength, wisdom, injuries and a number of cards in hand."""


def _hunters(how: Callable[[int, int, int, int], float]) -> Hunters:
    values, injuries, cards = range(MOST + 1), range(len(ALL_ATTRIBUTES) + 1), range(_FEW)
    return [[[[how(s, w, i, c) for c in cards] for i in injuries] for w in values] for s in values]


_FEW: Final = 20
_SKILLS: Final = _hunters(_skill)


def evaluate(game: Lords, seat: Seat) -> float:
    """From -1 to 1: the own outlook against the best of the others, and a little all of them."""
    return _leaning(BALANCED, game, seat)


def evaluate_all(game: Lords) -> tuple[float, ...]:
    """The same for every seat, for little more than for one."""
    survey = Survey(game)
    sketches = [sketch(game, seat, survey) for seat in seats_of(game)]
    own = [outlook(game, seat, survey, BALANCED) for seat in seats_of(game)]
    return tuple([_against(own[seat], sketches, seat) for seat in seats_of(game)])


def _leaning(weights: Weights, game: Lords, seat: Seat) -> float:
    survey = Survey(game)
    sketches = [sketch(game, each, survey) if each != seat else 0.0 for each in seats_of(game)]
    return _against(outlook(game, seat, survey, weights), sketches, seat)


def leanings() -> tuple[tuple[str, Callable[[Lords, Seat], float]], ...]:
    """With their names: how players judge who lean to one road."""
    return tuple((name, partial(_leaning, weights)) for name, weights in LEANINGS.items())


def _against(own: float, sketches: list[float], seat: Seat) -> float:
    """The own outlook against the sketches of the others."""
    return tanh((own - _rivals(sketches, seat)) / SCALE)


def _rivals(sketches: list[float], seat: Seat) -> float:
    """What stands against a seat; there is at least one other."""
    first = 0 if seat != 0 else 1
    best, together = sketches[first], sketches[first]
    for other in range(first + 1, len(sketches)):
        if other != seat:
            best = max(best, sketches[other])
            together += sketches[other]
    return 0.7 * best + 0.3 * together / (len(sketches) - 1)


def parts(game: Lords, seat: Seat) -> tuple[tuple[str, float], ...]:
    """What the own outlook is made of, and those of the others."""
    survey = Survey(game)
    sketches = [sketch(game, each, survey) if each != seat else 0.0 for each in seats_of(game)]
    return (*outlook_parts(game, seat, survey), ("rivals", -_rivals(sketches, seat)))


def outlook_parts(game: Lords, seat: Seat, survey: Survey) -> tuple[tuple[str, float], ...]:
    """The own prospects one by one; together they are the outlook."""
    jarl = survey.chart.jarl_road(survey.own[seat])
    gothi, hunt = gothi_road(game, seat, survey), slayer_road(game, seat, survey)
    battle = 0.0
    if game.battle_region >= 0 and seat in (game.attacker, game.defender):
        battle = battle_worth(game, seat, survey, BALANCED)
    return (
        ("jarl", 16.0 * jarl * jarl),
        ("gothi", 16.0 * gothi * gothi),
        ("slayer", 16.0 * hunt * hunt),
        ("ragnarok", ragnarok_race(seat, survey)),
        ("lands", lands_worth(game, seat, survey)),
        ("means", means(game, seat, survey, BALANCED.slayer)),
        ("battle", battle),
    )


def is_quiet(game: Lords) -> bool:
    """No battle and no hunt is going on, so that there is nothing to be guessed about them."""
    return game.battle_region < 0 and game.prey < 0


def outlook(game: Lords, seat: Seat, survey: Survey, weights: Weights) -> float:
    """The own prospects in all detail."""
    hunt = slayer_road(game, seat, survey)
    total = roads(game, seat, survey, weights, hunt)
    total += lands_worth(game, seat, survey) + means(game, seat, survey, weights.slayer)
    if game.battle_region >= 0 and seat in (game.attacker, game.defender):
        total += battle_worth(game, seat, survey, weights)
    return total


def sketch(game: Lords, seat: Seat, survey: Survey) -> float:
    """The prospects of another player, in rough strokes."""
    trophies = survey.slain[seat] + game.slayer_tokens[seat]
    needed = survey.slain_needed
    hunt = (min(trophies, needed) + 0.4 * survey.skill[seat]) / (needed + 1)
    total = roads(game, seat, survey, BALANCED, hunt)
    armed, values = 0, game.army_value
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        armed += values[army]
    regions, injuries = survey.own[seat].bit_count(), game.injured[seat].bit_count()
    total += 0.75 * regions + 0.22 * armed
    tokens = game.tokens[seat]
    total += 0.55 * (tokens[AUTHORITY] + tokens[STRENGTH] + tokens[WISDOM] - 3 * LEAST)
    total -= 0.5 * injuries
    runes = 0
    for count in game.runes[seat]:
        runes += count
    total += 0.3 * runes + 0.34 * len(game.zones[hand_of(seat)])
    total += 0.8 * game.priests[seat] + len(game.zones[blessings_of(seat)])
    total += 0.6 * len(game.zones[artefacts_of(seat)]) + 0.5 * survey.tamed[seat]
    for mask in game.allies:
        if mask >> seat & 1:
            total += 0.55
    for _, _, _, counts in survey.wounds:
        total += 0.2 * counts[seat]
    if seat in (game.attacker, game.defender):
        total += battle_worth(game, seat, survey, BALANCED)
    return total


def roads(game: Lords, seat: Seat, survey: Survey, weights: Weights, hunt: float) -> float:
    """How far the roads have been gone, `hunt` being that of the Slayer."""
    jarl = survey.chart.jarl_road(survey.own[seat])
    gothi = gothi_road(game, seat, survey)
    total = 16.0 * (weights.jarl * jarl * jarl + weights.gothi * gothi * gothi)
    total += 16.0 * weights.slayer * hunt * hunt
    return total + weights.ragnarok * ragnarok_race(seat, survey)


# The roads (LOR-1)


def gothi_road(game: Lords, seat: Seat, survey: Survey) -> float:
    """From 0 to 1: temples, and shrines where one could be built."""
    own = survey.own[seat]
    temples = (own & game.temples).bit_count()
    shrines = (own & survey.board.shrines & ~game.temples).bit_count()
    return min(1.0, (temples + 0.4 * min(shrines, survey.temples_left)) / survey.temples_needed)


def slayer_road(game: Lords, seat: Seat, survey: Survey) -> float:
    """From 0 to 1: slain monsters, wounds on others, and how ready one is for the boss."""
    needed, here = survey.slain_needed, game.hero_region[seat]
    trophies = min(survey.slain[seat] + game.slayer_tokens[seat], needed)
    if trophies >= needed:
        near = 0.25 if here == game.boss_region else 0.0
        return (needed + 0.7 * readiness(game, seat) + near) / (needed + 1)
    nearby = 0.15 * (0.5 + survey.skill[seat])
    begun = nearby if here >= 0 and here in game.monster_region else 0.0
    for region, spaces, covered, counts in survey.wounds:
        part = (0.6 * covered + 0.4 * counts[seat]) / spaces
        begun = max(begun, part + nearby if region == here else part)
    return (trophies + 0.6 * min(1.0, begun) + 0.2 * readiness(game, seat)) / (needed + 1)


def readiness(game: Lords, seat: Seat) -> float:
    """From 0 to 1: how likely a hunt for the boss would succeed, or how far it is."""
    if game.prey == BOSS and seat == game.active:
        spaces = content_of(game).spaces_of[BOSS]
        covered = sum([game.wounds[space] != NOBODY for space in spaces])
        return 0.45 + 0.55 * covered / len(spaces)
    strength, wisdom = attribute(game, seat, STRENGTH), attribute(game, seat, WISDOM)
    cards, injuries = len(game.zones[hand_of(seat)]), game.injured[seat].bit_count()
    if cards < _FEW:
        return _SLAYERS[strength][wisdom][injuries][cards]
    return _boss_odds(strength, wisdom, injuries, cards)


def _boss_odds(strength: int, wisdom: int, injuries: int, cards: int) -> float:
    total = strength + wisdom + cards - 1.5 * injuries
    return 1 / (1 + exp(-(total - 17.0) / 3.0))


_SLAYERS: Final = _hunters(_boss_odds)


def ragnarok_race(seat: Seat, survey: Survey) -> float:
    """The lead in regions at Yggdrasil, by how near the end is."""
    own, best = survey.ring[seat], survey.first_at_tree
    lead = own - (best if own < best else survey.second_at_tree)
    return 0.35 * own + survey.nearness * survey.nearness * 3.2 * max(-3, min(3, lead))


# Means


def lands_worth(game: Lords, seat: Seat, survey: Survey) -> float:
    """Regions, by how safe they are; armies, and what they could take next."""
    board, own, neutral = survey.board, survey.own[seat], survey.neutral
    total = survey.chart.together(own, in_danger(game, seat, survey))
    places, values, population = game.army_region, game.army_value, board.population
    closed = own | 1 << game.boss_region if game.boss_region >= 0 else own
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        place, value = places[army], values[army]
        if place < 0:
            continue
        total += 0.16 * value
        best = 0.0
        for near in board.adjacent[place]:
            if closed >> near & 1:
                continue
            if neutral >> near & 1:
                ease = value / population[near] if value < population[near] else 1.0
            else:
                held = survey.held[near]
                ease = 1.0 if value > held else 0.5 * value / (held + 1)
            best = max(best, ease)
        total += 0.35 * best * best
        if neutral >> place & 1:  # it stands where it does not rule yet
            total += 0.3 * min(1.0, value / population[place])
    return total


def in_danger(game: Lords, seat: Seat, survey: Survey) -> int:
    """The own regions into which an army could come over a border that is stronger than all there.

    It counts with the help that all may see.
    """
    borders, own, found = survey.board.adjacent_set, survey.own[seat], 0
    if not own:
        return 0
    for army, place in enumerate(game.army_region):
        owner = army // ARMIES
        if place < 0 or owner == seat:
            continue
        near = borders[place] & own & ~found
        if near:
            value = game.army_value[army] + survey.help_of[owner]
            while near:
                lowest = near & -near
                region = RegionId(lowest.bit_length() - 1)
                if value > total_of_armies(game, seat, region):
                    found |= lowest
                near ^= lowest
    return found


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
    runes = types = 0
    for count in game.runes[seat]:
        runes += count
        if count:
            types += 1
    total += 0.22 * runes + 0.12 * types
    total += (0.22 + 0.12 * hunter) * len(game.zones[hand_of(seat)])
    total += 0.8 * game.priests[seat]
    allied = markers = 0
    for mask in game.allies:
        allied += mask >> seat & 1
    for mask in game.marked:
        markers += mask >> seat & 1
    total += 0.55 * allied
    total += len(game.zones[blessings_of(seat)])
    for card in game.zones[artefacts_of(seat)]:
        total += 0.4 if game.exhausted >> card & 1 else 0.7
    total += 0.5 * survey.tamed[seat]
    total -= 0.08 * markers
    if game.hero_region[seat] >= 0:
        total += hero_worth(game, seat, survey, hunter)
    return total


def hero_worth(game: Lords, seat: Seat, survey: Survey, hunter: float) -> float:
    """What the hero could do where it is: hunt, tame, ally, forge, usurp."""
    board, content = survey.board, content_of(game)
    here, held = game.hero_region[seat], game.runes[seat]
    total = 0.15 if game.forged >> here & 1 else 0.0
    if here in game.monster_region:
        for monster in monsters_in(game, here):
            total += 0.25 * hunter * hunter * survey.skill[seat]
            if game.ring[monster] == NOBODY and held[content.prey_rune[monster]]:
                total += 0.1
    for realm in board.realms_of[here]:
        if not game.allies[realm] >> seat & 1 and held[content.realm_rune[realm]]:
            total += 0.15
    if survey.own[seat] >> here & 1 or game.hero_region.count(here) > 1:
        return total
    needed = board.population[here] if survey.neutral >> here & 1 else survey.held[here]
    return total + (0.45 if attribute(game, seat, STRENGTH) >= needed else 0.0)


def battle_worth(game: Lords, seat: Seat, survey: Survey, weights: Weights) -> float:
    """What is at stake in the battle that is going on, by the chance to win it."""
    other = game.defender if seat == game.attacker else game.attacker
    region = game.battle_region
    mine = total_of_armies(game, seat, region) + game.card_total[seat]
    theirs = total_of_armies(game, other, region) + game.card_total[other]
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
    chart, bit = survey.chart, 1 << region
    held, lost = survey.own[seat] | bit, survey.own[seat] & ~bit
    jarl = chart.jarl_road(held) ** 2 - chart.jarl_road(lost) ** 2
    gothi = 0.0
    if game.temples & bit:
        needed = survey.temples_needed
        count = (held & game.temples).bit_count()
        gothi = (2 * count - 1) / needed**2
    return 16.0 * (weights.jarl * jarl + weights.gothi * gothi) + chart.worths[region]


@lru_cache(maxsize=256)
def _even(ahead: float) -> float:
    """The chance to win with so much more value, cards unknown."""
    return 1 / (1 + exp(-0.7 * ahead))


__all__ = ["evaluate", "evaluate_all", "is_quiet", "leanings", "parts"]
