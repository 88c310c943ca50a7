"""What tables of Lords are judged by: roads to victory, the race of Ragnarok, lands and means.

All terms of all seats come out of one pass. Most are plain counts; what they are worth is learnt.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from ragnatafl.games.lords.mind.chart import STRONGEST, Chart, chart_of, nearness, takeable
from ragnatafl.games.lords.mind.fights import attackers_chance
from ragnatafl.games.lords.rules.board import regions_in
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ALL_MONSTERS,
    ARMIES,
    AUTHORITY,
    BOSS,
    LEAST,
    MOST,
    STRENGTH,
    WEAPONS_OF,
    WISDOM,
    artefacts_of,
    blessings_of,
    hand_of,
)
from ragnatafl.games.lords.rules.control import new_controller, temples_to_win, unsettled
from ragnatafl.games.lords.rules.state import (
    NO_RAGNAROK,
    Lords,
    attribute,
    board_of,
    content_of,
    is_hunting,
    open_spaces,
    slain_needed,
    temples_left,
)
from ragnatafl.kernel.game import Leaning, Terms
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of

NAMES: Final = (
    "jarl", "jarl-near", "jarl-next", "gothi", "gothi-near", "gothi-next", "shrines",
    "slayer", "trophies", "boss", "boss-here", "best-road", "ring", "ring-lead", "ragnarok",
    "regions", "marked-regions", "monuments", "danger", "temples-in-danger",
    "armies", "army-values", "ready-armies", "nearly-ready", "footholds",
    "authority", "strength", "wisdom", "injuries", "runes", "rune-kinds", "cards", "priests",
    "alliances", "blessings", "artefacts", "tamed", "spent-actions",
    "prey-here", "hero-here", "usurp-here", "hero-away", "battle", "hunt", "turn-order",
)  # fmt: skip
"""In the order in which `own_terms` counts them."""

LONGEST: Final = 24.0
"""Rounds of a long game."""


class Survey:
    """What all seats' terms are made of, looked up once."""

    __slots__ = (
        "attack", "board", "chart", "danger", "first_at_tree", "held", "near", "nearly",
        "need_slain", "need_temples", "prey", "reachable", "ready", "ring", "second_at_tree",
        "skill", "slain", "tamed", "temples_left", "wounds",
    )  # fmt: skip

    def __init__(
        self, game: Lords, weak: list[list[int]], forces: list[int], shut: list[int]
    ) -> None:
        """`weak`: by seat and value of an army what it could take; `forces`: by army that value;
        `shut`: by seat the regions that its armies may not enter."""
        board = board_of(game)
        chart: Chart = chart_of(board)
        self.board = board
        self.chart = chart
        self.held = domain_at_last(game)
        """By seat: its regions, when the phase is over."""
        self.ring = [(own & board.ring).bit_count() for own in self.held]
        """By seat: its regions at Yggdrasil; then the highest and the next number."""
        self.second_at_tree, self.first_at_tree = sorted(self.ring)[-2:]
        self.temples_left = temples_left(game)
        self.need_temples = temples_to_win(game)
        self.need_slain = slain_needed(game)
        self.near = nearness(game)
        self.skill = [hunting_skill(game, seat) for seat in seats_of(game)]
        """By seat: how good a hunter it is, whatever the prey."""
        self.prey = 0
        """The regions with monsters."""
        for region in game.monster_region:
            if region >= 0:
                self.prey |= 1 << region
        self.wounds = _wounds(game)
        """By wounded monster on the board: region, spaces, markers, and markers by seat."""
        self.slain = _by_seat(game, game.slayer)
        self.tamed = _by_seat(game, game.ring)
        self.attack = -1.0
        """The attacker's chance in the battle that goes on; -1 without one."""
        if game.battle_region >= 0:
            self.attack = attackers_chance(game)
        self.reachable = [0] * game.seats
        """By seat: the regions that its armies could take next;"""
        self.ready = [0] * game.seats
        """how many of them could take one,"""
        self.nearly = [0] * game.seats
        """and how many could with 1 more."""
        self.danger = [0] * game.seats
        """By seat: its regions that others could take next."""
        self._look_over_borders(game, weak, forces, shut)

    def _look_over_borders(
        self, game: Lords, by_seat: list[list[int]], forces: list[int], shut: list[int]
    ) -> None:
        domain, places = self.held, game.army_region
        for seat, own in enumerate(domain):
            steps, weak = self.chart.steps[game.drakkar_sea[seat]], by_seat[seat]
            found, ready, nearly, out = 0, 0, 0, ~(own | shut[seat])
            for army in range(seat * ARMIES, (seat + 1) * ARMIES):
                place = places[army]
                if place < 0:
                    continue
                force, near = forces[army], steps[place] & out
                prizes = near & weak[force]
                if prizes:
                    ready += 1
                    found |= prizes
                elif force < STRONGEST and near & weak[force + 1]:
                    nearly += 1
            self.reachable[seat], self.ready[seat], self.nearly[seat] = found, ready, nearly
        for seat, own in enumerate(domain):
            others = 0
            for other, reached in enumerate(self.reachable):
                if other != seat:
                    others |= reached
            self.danger[seat] = own & others


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


def hunting_skill(game: Lords, seat: Seat) -> float:
    """How good a hunter is: attributes, cards, injuries."""
    strength, wisdom = attribute(game, seat, STRENGTH), attribute(game, seat, WISDOM)
    cards, injuries = len(game.zones[hand_of(seat)]), game.injured[seat].bit_count()
    return _SKILLS[strength][wisdom][injuries][min(cards, _FEW - 1)]


def readiness(game: Lords, seat: Seat) -> float:
    """From 0 to 1: how likely a hunt for the boss would succeed, or how far it is."""
    if game.prey == BOSS and seat == game.active:
        spaces = content_of(game).spaces_of[BOSS]
        covered = sum([game.wounds[space] != NOBODY for space in spaces])
        return 0.45 + 0.55 * covered / len(spaces)
    strength, wisdom = attribute(game, seat, STRENGTH), attribute(game, seat, WISDOM)
    cards, injuries = len(game.zones[hand_of(seat)]), game.injured[seat].bit_count()
    return _SLAYERS[strength][wisdom][injuries][min(cards, _FEW - 1)]


def _skill(strength: int, wisdom: int, injuries: int, cards: int) -> float:
    total = strength + 0.7 * wisdom + 0.9 * cards - 1.5 * injuries
    return 1 / (1 + exp(-(total - 10.0) / 2.0))


def _boss_odds(strength: int, wisdom: int, injuries: int, cards: int) -> float:
    total = strength + wisdom + cards - 1.5 * injuries
    return 1 / (1 + exp(-(total - 17.0) / 3.0))


Hunters = list[list[list[list[float]]]]
"""By strength, wisdom, injuries and a number of cards in hand."""


def _hunters(how: Callable[[int, int, int, int], float]) -> Hunters:
    values, injuries, cards = range(MOST + 1), range(len(ALL_ATTRIBUTES) + 1), range(_FEW)
    return [[[[how(s, w, i, c) for c in cards] for i in injuries] for w in values] for s in values]


_FEW: Final = 20
_SKILLS: Final = _hunters(_skill)
_SLAYERS: Final = _hunters(_boss_odds)


# All seats


def at_boss(game: Lords) -> int:
    """The region of the boss, which armies may not enter (LOR-6.3.2), as a set."""
    return 1 << game.boss_region if game.boss_region >= 0 else 0


def count(game: Lords) -> list[list[float]]:
    """By seat, a number for each name."""
    weak, shut = takeable(difficulty(game)), at_boss(game)
    survey = Survey(game, [weak] * game.seats, game.army_value, [shut] * game.seats)
    return [own_terms(game, seat, survey) for seat in seats_of(game)]


def difficulty(game: Lords) -> list[int]:
    """LOR-3.2, LOR-3.3: by region the value of an army that would take it, cards left out."""
    needed = [
        0 if owner != NOBODY else population
        for owner, population in zip(game.control, board_of(game).population, strict=True)
    ]
    values, held = game.army_value, [0] * len(needed)
    for army, region in enumerate(game.army_region):
        if region >= 0:
            held[region] += values[army]
    for place, total in enumerate(held):
        if total:
            needed[place] = max(needed[place], total + 1)
    return needed


def domain_at_last(game: Lords) -> list[int]:
    """LOR-3.2: by seat the regions, with those that armies take when the phase ends. Else nobody
    would send a second army out: till the last one has moved nothing changes hands (LOR-8.5.5.2).
    """
    domain: list[int] = [*game.domain]
    for region in regions_in(unsettled(game)):
        seat = new_controller(game, region)
        if seat != NOBODY:
            domain = [own & ~(1 << region) for own in domain]
            domain[seat] |= 1 << region
    return domain


def progress(game: Lords) -> float:
    """By rounds; the last turns of Ragnarok are the end."""
    if game.last_turns != NO_RAGNAROK:
        return 1.0
    return min(1.0, game.turns / game.seats / LONGEST)


# One seat


def own_terms(game: Lords, seat: Seat, survey: Survey) -> list[float]:
    """The numbers of one seat, in the order of their names."""
    board, chart, own = survey.board, survey.chart, survey.held[seat]
    jarl = chart.jarl_road(own)
    next_jarl = chart.jarl_road(own | survey.reachable[seat])
    temples = (own & game.temples).bit_count()
    need_temples = survey.need_temples
    shrines = min((own & board.shrines & ~game.temples).bit_count(), survey.temples_left)
    gothi = min(1.0, (temples + 0.4 * shrines) / need_temples)
    prizes = (survey.reachable[seat] & game.temples).bit_count()
    need_slain = survey.need_slain
    trophies = min(survey.slain[seat] + game.slayer_tokens[seat], need_slain)
    ready = readiness(game, seat)
    slayer = slayer_road(game, seat, survey, trophies, ready)
    is_slayer = trophies >= need_slain
    danger = survey.danger[seat]
    at_tree = survey.ring[seat]
    lead = at_tree - (
        survey.first_at_tree if at_tree < survey.first_at_tree else survey.second_at_tree
    )
    armed = bodies = 0
    foothold = 0.0
    first = seat * ARMIES
    values, places = game.army_value, game.army_region
    for army in range(first, first + ARMIES):
        place = places[army]
        if place >= 0:
            bodies += 1
            value = values[army]
            armed += value
            if game.control[place] == NOBODY:  # it stands where it does not rule yet
                foothold += min(1.0, value / board.population[place])
    tokens, hurt = game.tokens[seat], game.injured[seat]
    injuries = 0.0
    if hurt:
        for which in ALL_ATTRIBUTES:
            if hurt >> which & 1:
                injuries += 0.6 + tokens[which] - LEAST
    runes = kinds = 0
    for held in game.runes[seat]:
        runes += held
        if held:
            kinds += 1
    cards = len(game.zones[hand_of(seat)])
    allied = markers = 0
    for mask in game.allies:
        allied += mask >> seat & 1
    for mask in game.marked:
        markers += mask >> seat & 1
    artefacts = 0.0
    for card in game.zones[artefacts_of(seat)]:
        artefacts += 0.6 if game.exhausted >> card & 1 else 1.0
    here = game.hero_region[seat]
    battle = 0.0
    if survey.attack >= 0.0 and seat in (game.attacker, game.defender):
        battle = battle_stake(game, seat, survey)
    return [
        jarl * jarl,
        1.0 / (1 + chart.missing_regions(own)),
        next_jarl * next_jarl,
        gothi * gothi,
        1.0 / (1 + max(0, need_temples - temples)),
        float(prizes),
        float(shrines),
        slayer * slayer,
        float(trophies),
        ready if is_slayer else 0.0,
        1.0 if is_slayer and here == game.boss_region else 0.0,
        max(jarl, gothi, slayer) ** 3,
        float(at_tree),
        survey.near * survey.near * max(-3, min(3, lead)),
        last_stand(game, seat, lead),
        float(own.bit_count()),
        float((own & (board.settlements | board.shrines | board.forges)).bit_count()),
        float((own & chart.monuments).bit_count()),
        float(danger.bit_count()),
        float((danger & game.temples).bit_count()),
        float(bodies),
        float(armed),
        float(survey.ready[seat]),
        float(survey.nearly[seat]),
        foothold,
        float(tokens[AUTHORITY] - LEAST),
        float(tokens[STRENGTH] - LEAST),
        float(tokens[WISDOM] - LEAST),
        injuries,
        float(runes),
        float(kinds),
        float(min(cards, attribute(game, seat, WISDOM) + 1)),
        float(game.priests[seat]),
        float(allied),
        float(len(game.zones[blessings_of(seat)])),
        artefacts,
        float(survey.tamed[seat]),
        float(markers),
        survey.skill[seat] if here >= 0 and survey.prey >> here & 1 else 0.0,
        chances_here(game, seat, survey) if here >= 0 else 0.0,
        usurps_here(game, seat, survey) if here >= 0 else 0.0,
        float(way_to_prey(game, seat, survey, is_slayer)) if here >= 0 else 0.0,
        battle,
        hunt_outlook(game) if game.prey >= 0 and seat == game.active else 0.0,
        turn_order(game, seat),
    ]


def slayer_road(game: Lords, seat: Seat, survey: Survey, trophies: int, ready: float) -> float:
    """From 0 to 1: slain monsters, wounds on others, and how ready one is for the boss."""
    needed, here = survey.need_slain, game.hero_region[seat]
    if trophies >= needed:
        near = 0.25 if here == game.boss_region else 0.0
        return (needed + 0.7 * ready + near) / (needed + 1)
    nearby = 0.15 * (0.5 + survey.skill[seat])
    begun = nearby if here >= 0 and survey.prey >> here & 1 else 0.0
    for region, spaces, covered, counts in survey.wounds:
        part = (0.6 * covered + 0.4 * counts[seat]) / spaces
        begun = max(begun, part + nearby if region == here else part)
    return (trophies + 0.6 * min(1.0, begun) + 0.2 * ready) / (needed + 1)


def last_stand(game: Lords, seat: Seat, lead: int) -> float:
    """LOR-1.5.6, LOR-1.5.7: in the last turns, whether a seat would win if nothing changed."""
    if game.last_turns == NO_RAGNAROK:
        return 0.0
    if lead:
        return 1.0 if lead > 0 else -1.0
    first = (game.active + game.last_turns + 1) % game.seats
    return 0.5 - (seat - first) % game.seats / (game.seats - 1)


def chances_here(game: Lords, seat: Seat, survey: Survey) -> float:
    """What the hero could do where it is: tame, ally, forge."""
    board, content = survey.board, content_of(game)
    here, held = game.hero_region[seat], game.runes[seat]
    found = 1.0 if game.forged >> here & 1 else 0.0
    if survey.prey >> here & 1:
        for monster in ALL_MONSTERS:
            if game.monster_region[monster] == here and game.ring[monster] == NOBODY:
                found += 0.7 if held[content.prey_rune[monster]] else 0.0
    for realm in board.realms_of[here]:
        if not game.allies[realm] >> seat & 1 and held[content.realm_rune[realm]]:
            found += 1.0
    return found


def usurps_here(game: Lords, seat: Seat, survey: Survey) -> float:
    """LOR-8.5.10: whether the hero could usurp its region."""
    here = game.hero_region[seat]
    if game.domain[seat] >> here & 1 or game.hero_region.count(here) > 1:
        return 0.0
    if game.control[here] == NOBODY:
        needed = survey.board.population[here]
    else:
        needed = 0
        for army, region in enumerate(game.army_region):
            if region == here:
                needed += game.army_value[army]
    return 1.0 if attribute(game, seat, STRENGTH) >= needed else 0.0


def way_to_prey(game: Lords, seat: Seat, survey: Survey, is_slayer: bool) -> int:
    """How far the hero is from what it would hunt next; 3 is far."""
    prey = survey.prey
    if is_slayer:
        prey = 1 << game.boss_region if game.boss_region >= 0 else 0
    steps = survey.chart.steps[game.drakkar_sea[seat]]
    reached = 1 << game.hero_region[seat]
    if reached & prey:
        return 0
    for moves in range(1, 3):
        grown, left = reached, reached
        while left:
            lowest = left & -left
            grown |= steps[lowest.bit_length() - 1]
            left ^= lowest
        if grown & prey:
            return moves
        reached = grown
    return 3


def hunt_outlook(game: Lords) -> float:
    """From 0 to 1: the part of the open wound spaces for which the hunter holds a card."""
    if not is_hunting(game):
        return 0.0
    content, spaces = content_of(game), open_spaces(game, game.prey)
    if not spaces:
        return 1.0
    held = [0] * (1 + max(content.weapon))
    for card in game.zones[hand_of(game.active)]:
        held[content.weapon[card]] += 1
    covered = 0
    for space in spaces:
        weapons = WEAPONS_OF[content.space_kind[space]]
        if min([held[weapon] for weapon in weapons]):
            for weapon in weapons:
                held[weapon] -= 1
            covered += 1
    return covered / len(spaces)


def turn_order(game: Lords, seat: Seat) -> float:
    """From 0 to 1: how soon the seat has its next turn; its own has it last."""
    if game.active == NOBODY:
        return 0.0
    waits: int = (seat - game.active - 1) % game.seats
    return 1.0 - waits / (game.seats - 1)


def battle_stake(game: Lords, seat: Seat, survey: Survey) -> float:
    """What is at stake in the battle that is going on, by the chance to win it."""
    region = game.battle_region
    chance = survey.attack if seat == game.attacker else 1.0 - survey.attack
    stake = 0.8 + region_stake(game, seat, survey, region)
    if game.domain[seat] >> region & 1:
        return -(1.0 - chance) * stake
    return chance * stake - (1.0 - chance)


def region_stake(game: Lords, seat: Seat, survey: Survey, region: int) -> float:
    """How far a region would bring a player on the roads of Jarl and Gothi, or has brought it."""
    chart, bit = survey.chart, 1 << region
    held, lost = game.domain[seat] | bit, game.domain[seat] & ~bit
    jarl = chart.jarl_road(held) ** 2 - chart.jarl_road(lost) ** 2
    gothi = 0.0
    if game.temples & bit:
        temples = (held & game.temples).bit_count()
        gothi = (2 * temples - 1) / survey.need_temples**2
    return 16.0 * (jarl + gothi) + chart.worths[region]


def is_quiet(game: Lords) -> bool:
    """No battle and no hunt is going on, so that there is nothing to be guessed about them."""
    return game.battle_region < 0 and game.prey < 0


LEANINGS: Final = (
    Leaning(
        "jarl",
        (
            ("jarl", 1.0), ("jarl-near", 2.0), ("armies", 0.15), ("ready-armies", 0.08),
            ("army-values", 0.06), ("cards", 0.05),
        ),
        between_two=(("jarl-near", 0.7), ("jarl-next", 0.05)),
    ),
    Leaning(
        "gothi",
        (("gothi", 1.0), ("gothi-near", 0.6), ("shrines", 0.1)),
        between_two=(("gothi", 0.25), ("gothi-near", 0.5)),
    ),
    Leaning(
        "slayer",
        (
            ("slayer", 5.0), ("trophies", 1.2), ("hunt", 1.0), ("boss", 3.5), ("boss-here", 3.0),
            ("prey-here", 0.25), ("hero-away", -0.25), ("strength", 0.12), ("wisdom", 0.1),
            ("cards", 0.08),
        ),
        between_two=(
            ("slayer", 2.25), ("trophies", 0.6), ("hunt", 1.2), ("boss", 2.8), ("boss-here", 0.6),
            ("prey-here", 0.3), ("hero-away", -0.05), ("strength", 0.1), ("wisdom", 0.06),
            ("cards", 0.05),
        ),
    ),
    Leaning(
        "ragnarok",
        (("ring", 0.04), ("ring-lead", 0.05), ("ragnarok", 0.15)),
        between_two=(("ring", 0.02), ("ring-lead", 0.05), ("ragnarok", 0.05)),
    ),
)  # fmt: skip
"""Weights are fitted to the games of those who did not hunt, so who does needs a strong leaning,
above all to stand before the boss: else a search that has slain enough never goes there."""
TERMS: Final[Terms[Lords]] = Terms(NAMES, count, progress, LEANINGS)

__all__ = ["NAMES", "TERMS", "Survey", "count", "is_quiet", "own_terms", "progress"]
