"""How good a table is for a clan, for bots: the glory it may still expect, against the others.

Everything is counted in glory: what is there already; what the stats will pay; committed quests by
how they stand; figures in the doomed province; figures on the map by what they cost; rage and cards
by what can still be made of them; a battle that is going on by its odds. The numbers are rules of
thumb.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, inf, tanh
from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import cards_strength
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    NEIGHBOUR_SET,
    NO_PROVINCE,
    PROVINCES_IN,
    VALHALLA,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    ALL_STATS,
    AXES,
    CELLS,
    GLORY_OF_TOKEN,
    HORNS,
    RAGE,
    REWARD_ALL,
    REWARD_GLORY,
    UNKNOWN,
    BloodRageContent,
    StatId,
    hand_of,
    played_by,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    figure_strengths,
    force,
    glory,
    has_room,
    provinces_held,
    stat,
    strength_with,
)
from ragnatafl.games.bloodrage.rules.valhalla import END_GLORY
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of

SCALE: Final = 14.0
"""So much glory ahead is a good lead, twice as much is nearly won. Bots that search need it steep:
alternatives differ by a glory or two."""
RAGE_WORTH: Final = 0.9
FIGURE_WORTH: Final = 0.55
"""Of each point of STR on the map."""
CARD_WORTH: Final = 0.45
"""Of each point of STR of a battle card in hand."""
NO_STRENGTH: Final = -(1 << 30)
"""Below all that figures can have."""
ABSENT: Final = -1.0
"""In the place of a chance, for who is not in the battle."""
NO_BATTLE: Final[list[float]] = []
WIDTH: Final = len(ALL_PROVINCES)
"""Numbers by seat and province stand in one list, so many a seat."""

UPGRADES: Final = {
    "lord-of-hammers": 1.5, "lord-of-axes": 4.0, "lord-of-spears": 9.0,
    "brothers-in-arms": 2.0, "experts-in-arms": 2.5, "masters-in-arms": 4.5,
    "lokis-dragons": 2.5, "fire-dragons": 5.0, "eternal-dragons": 8.0,
    "lokis-domain": 3.0, "lokis-eminence": 6.0, "lokis-wrath": 9.0,
    "friggas-charm": 1.5, "friggas-succor": 3.0, "friggas-protection": 2.0,
    "friggas-domain": 4.0, "friggas-sacrifice": 3.0,
    "thors-glory": 2.0, "thors-domain": 3.0, "thors-conquest": 15.0,
    "tyrs-domain": 2.0, "tyrs-challenge": 3.0, "tyrs-prowess": 2.5, "tyrs-wrath": 3.0,
    "lokis-blessing": 2.0, "odins-inspiration": 4.0, "odins-throne": 9.0,
    "troll": 2.0, "sea-serpent": 2.5, "valkyrie": 3.0, "fire-giant": 4.0, "frost-giant": 5.0,
    "volur-witch": 2.0, "dwarf-chieftain": 2.5, "dark-elf": 1.5, "soldier-of-hel": 3.5,
}  # fmt: skip
"""What an upgrade in its slot is worth, by title, for each age that is left."""
TEXTS: Final = {
    "heimdalls-sight": 3.0, "heimdalls-watch": 3.0, "odins-smite": 1.0, "odins-tide": 1.5,
    "odins-judgement": 3.0, "friggas-grace": 2.0, "lokis-trickery": 1.5, "lokis-backstab": 2.5,
    "lokis-poison": 2.0, "thors-hammer": 2.0, "thors-oath": 3.0, "thors-ascension": 3.5,
    "thors-primacy": 1.5, "heimdalls-eye": 1.0, "heimdalls-gaze": 1.0,
}  # fmt: skip
"""What the text of a battle card is worth besides its STR."""


class Worths:
    """What cards are worth by their content alone, reckoned once."""

    def __init__(self, content: BloodRageContent) -> None:
        names = [entry.id[:-2] for entry in content.entry]  # without their ages
        self.upgrade = [UPGRADES.get(name, 1.0) for name in names]
        """By card: as an upgrade, for each age that is left."""
        self.battle = [
            CARD_WORTH * strength + TEXTS.get(name, 0.0)
            for name, strength in zip(names, content.strength, strict=True)
        ]
        """By card: in hand, as a battle card."""
        self.planned = [0.55 * worth for worth in self.upgrade]
        """By card: in hand, as an upgrade to come, for each age that is left;"""
        self.price = [0.5 * cost for cost in content.cost]
        """and what its rage is worth."""


@cache
def worths(content: BloodRageContent) -> Worths:
    return Worths(content)


class Survey:
    """What all clans' outlooks have in common, looked at once."""

    __slots__ = (
        "ages_left", "calm", "held", "leads", "odds", "stats", "strengths", "strongest", "worths",
    )  # fmt: skip

    def __init__(self, game: BloodRage) -> None:
        self.calm = calmness(game)
        self.ages_left = AGES - game.age + (1.0 - self.calm)
        self.stats = stat_worths(self.ages_left)
        self.worths = worths(content_of(game))
        self.held = [provinces_held(game, seat) for seat in seats_of(game)]
        """By seat: the provinces with its figures, fjords included, as a set."""
        self.strengths = [0] * (game.seats * WIDTH)
        """By seat and province."""
        self.leads = [0] * (game.seats * WIDTH)
        """By seat and province: how much STR it has above the strongest of the others."""
        self.strongest = [0] * game.seats
        """By seat: the regions in which it is alone the strongest somewhere, as bits."""
        self._count(game)
        self._compare(game.seats, content_of(game).region)
        self.odds = NO_BATTLE
        """By seat: the chance to win the battle that is going on."""
        if game.province >= 0 and game.winner < 0:
            self.odds = battle_odds(game, self)

    def _count(self, game: BloodRage) -> None:
        for seat in seats_of(game):
            held, row = self.held[seat], seat * WIDTH
            if held:
                numbers = figure_strengths(game, seat)
                for province in PROVINCES_IN[held]:
                    counted = strength_with(game, seat, province, numbers)
                    self.strengths[row + province] = counted

    def _compare(self, seats: int, region: tuple[int, ...]) -> None:
        strengths, leads, anywhere = self.strengths, self.leads, 0
        for held in self.held:
            anywhere |= held
        for province in PROVINCES_IN[anywhere]:
            first = second = NO_STRENGTH
            for place in range(province, seats * WIDTH, WIDTH):
                own = strengths[place]
                if own > first:
                    first, second = own, first
                elif own > second:
                    second = own
            for seat in range(seats):
                place = seat * WIDTH + province
                own = strengths[place]
                leads[place] = own - (second if own == first else first)
                if leads[place] > 0:
                    self.strongest[seat] |= 1 << region[province]


def evaluate(game: BloodRage, seat: Seat) -> float:
    """From -1 to 1: the own outlook against the best of the others, and a little all of them."""
    return _against(outlooks(game), seat)


def evaluate_all(game: BloodRage) -> tuple[float, ...]:
    """The same for every seat, for little more than for one."""
    found = outlooks(game)
    return tuple([_against(found, seat) for seat in seats_of(game)])


def outlooks(game: BloodRage) -> list[float]:
    if game.over:
        return [float(glory(game, seat)) for seat in seats_of(game)]
    survey = Survey(game)
    return [outlook(game, seat, survey) for seat in seats_of(game)]


def _against(found: list[float], seat: Seat) -> float:
    return tanh((found[seat] - _rivals(found, seat)) / SCALE)


def _rivals(found: list[float], seat: Seat) -> float:
    best, total = -inf, 0.0
    for other, outlook in enumerate(found):
        if other != seat:
            total += outlook
            best = max(best, outlook)
    return 0.7 * best + 0.3 * total / (len(found) - 1)


def parts(game: BloodRage, seat: Seat) -> tuple[tuple[str, float], ...]:
    """What the own outlook is made of, and that of the others, all in glory."""
    owned, others = float(glory(game, seat)), -_rivals(outlooks(game), seat)
    if game.over:
        return ("glory", owned), ("rivals", others)
    survey, stats, battle = Survey(game), 0.0, 0.0
    for which in ALL_STATS:
        stats += survey.stats[which][game.cells[seat][which]]
    if survey.odds and survey.odds[seat] != ABSENT:
        battle = _battle_worth(game, seat, survey)
    return (
        ("glory", owned),
        ("stats", stats),
        ("rage", _rage_worth(game.rage[seat])),
        ("cards", _cards_worth(game, seat, survey)),
        ("figures", _figures_worth(game, seat, survey)),
        ("battle", battle),
        ("rivals", others),
    )


def is_quiet(game: BloodRage) -> bool:
    """No pillage is going on, so that there is nothing to be guessed about a battle."""
    return game.province < 0


def calmness(game: BloodRage) -> float:
    """How little may still change in this age: 1 when all rage is spent."""
    most = left = 0
    for seat in seats_of(game):
        most += stat(game, seat, RAGE)
        left += game.rage[seat]
    return 1.0 - min(1.0, left / most)


def outlook(game: BloodRage, seat: Seat, survey: Survey) -> float:
    """The glory a clan may hope for at the end of the game, as things are."""
    total = float(glory(game, seat))
    cells = game.cells[seat]
    for which in ALL_STATS:
        total += survey.stats[which][cells[which]]
    total += _rage_worth(game.rage[seat])
    total += _cards_worth(game, seat, survey)
    total += _figures_worth(game, seat, survey)
    if survey.odds and survey.odds[seat] != ABSENT:
        total += _battle_worth(game, seat, survey)
    return total


@lru_cache(maxsize=1024)
def stat_worths(ages_left: float) -> list[list[float]]:
    """By stat and cell."""
    return [[stat_worth(cell, which, ages_left) for cell in range(CELLS)] for which in ALL_STATS]


def stat_worth(cell: int, which: StatId, ages_left: float) -> float:
    """What a stat pays at the end, what it will with luck, and what it brings in on the way."""
    final = float(END_GLORY[cell])
    following = next((c for c in range(cell + 1, CELLS) if END_GLORY[c] > final), None)
    if following is not None:
        reach = min(0.85, ages_left * 0.55 / (following - cell))
        final += reach * (END_GLORY[following] - final)
    use = {RAGE: 1.1, AXES: 1.4, HORNS: 0.8}[which]
    return final + use * cell * max(0.0, ages_left - (0.9 if which == RAGE else 0.0))


def _raises(age: int) -> list[list[float]]:
    """By stat and cell: what one raise in this age is worth."""
    worth = stat_worths(AGES - age + 0.6)
    return [[row[min(CELLS - 1, cell + 1)] - row[cell] for cell in range(CELLS)] for row in worth]


RAISES: Final = [_raises(age) for age in range(AGES + 1)]


def _rage_worth(rage: int) -> float:
    """The first points are worth most: with none there is no turn left."""
    return RAGE_WORTH * rage + (1.5 if rage else 0.0)


def _cards_worth(game: BloodRage, seat: Seat, survey: Survey) -> float:
    """Hand, committed quests and upgrades."""
    content, calm, worth_of = content_of(game), survey.calm, survey.worths
    span = max(0.35, survey.ages_left)
    total = 0.0
    best_kept = 0.0
    rage_left = game.rage[seat] if game.province >= 0 or calm < 1 else 0
    for card in game.zones[hand_of(seat)]:
        if content.is_battle[card]:
            worth = worth_of.battle[card]
        elif content.is_quest[card]:
            worth = 0.7 * _quest_worth(game, seat, card, survey)
        else:
            worth = max(0.3, worth_of.planned[card] * span - worth_of.price[card])
            if content.cost[card] > rage_left:
                worth *= 0.4
        best_kept = max(best_kept, worth)
        total += worth
    fading = 1.0 - 0.8 * calm
    total = total * fading + (1 - fading) * (best_kept * 0.7 if game.age < AGES else 0.0)
    for card in game.zones[quests_of(seat)]:
        total += _quest_worth(game, seat, card, survey)
    for card in game.zones[slots_of(seat)]:
        total += worth_of.upgrade[card] * span
    return total


def _quest_worth(game: BloodRage, seat: Seat, card: int, survey: Survey) -> float:
    """Its glory and a raised stat, by the chance that it will be fulfilled."""
    content, calm = content_of(game), survey.calm
    paid = moments.QUEST_GLORY.of(game, content.glory[card], seat) + 4.0
    if content.dead[card]:
        dead = COUNT[game.groups[seat][VALHALLA]]
        if dead >= content.dead[card]:
            return paid
        return paid * (1 - calm) * (0.15 + 0.15 * dead)
    if survey.strongest[seat] >> content.quest_region[card] & 1:
        return paid * (0.55 + 0.45 * calm)
    return paid * (1 - calm) * 0.35


def _figures_worth(game: BloodRage, seat: Seat, survey: Survey) -> float:
    """Figures on the map, by STR; in the doomed province by the glory of dying there."""
    total, calm = 0.0, survey.calm
    doomed = game.dooms[game.age - 1] if game.dooms else NO_PROVINCE
    lasting = 1.0 if game.age < AGES else 1 - calm
    prizes = ~(game.pillaged | game.destroyed) if game.rage[seat] > 0 else 0
    strengths, leads, row = survey.strengths, survey.leads, seat * WIDTH
    for province in PROVINCES_IN[survey.held[seat]]:
        own = strengths[row + province]
        if province == doomed:
            each = content_of(game).ragnarok_glory[game.age - 1]
            each = moments.RAGNAROK_GLORY.of(game, each, seat)
            total += COUNT[force(game, seat, province)] * each * (0.65 + 0.35 * calm)
            total += 0.2 * own * (1 - calm)
        else:
            total += FIGURE_WORTH * own * lasting
        if prizes >> province & 1:
            lead = leads[row + province]
            chance = 0.85 if lead == own else _even(lead)
            total += 0.3 * chance * reward_worth(game, seat, province)
    dead = COUNT[game.groups[seat][VALHALLA]]
    return total + dead * moments.RELEASE_GLORY.of(game, 0, seat) if dead else total


def _even(ahead: float) -> float:
    """The chance to win with so much more STR, cards unknown."""
    return 1 / (1 + exp(-0.55 * ahead))


def reward_worth(game: BloodRage, seat: Seat, province: ProvinceId) -> float:
    """What the token of a province is worth to a clan."""
    reward = game.rewards[province]
    if reward == REWARD_GLORY:
        return float(GLORY_OF_TOKEN)
    if reward == UNKNOWN:
        return 5.0
    raises, cells = RAISES[game.age], game.cells[seat]
    if reward != REWARD_ALL:
        return raises[reward][cells[reward]]
    total = 0.0
    for which in ALL_STATS:
        total += raises[which][cells[which]]
    return total


def battle_odds(game: BloodRage, survey: Survey) -> list[float]:
    """The chance of each clan to win the battle that is going on, by figures and likely cards."""
    calling = not game.fighters
    first = second = ABSENT
    odds: list[float] = []
    for seat in seats_of(game):
        own = ABSENT
        if game.fighters >> seat & 1 or (calling and survey.held[seat] >> game.province & 1):
            own = _expected_strength(game, seat, survey)
        elif calling and seat != game.pillager and _could_join(game, seat):
            own = _expected_strength(game, seat, survey) + 0.5
        odds.append(own)
        if own > first:
            first, second = own, first
        elif own > second:
            second = own
    for seat in seats_of(game):
        own = odds[seat]
        if own != ABSENT:
            rival = second if own == first else first
            odds[seat] = 1.0 if rival == ABSENT else _even(round(own - rival, 1))
    return odds


def _could_join(game: BloodRage, seat: Seat) -> bool:
    near = NEIGHBOUR_SET[game.province] & game.presence[seat]
    return near != 0 and has_room(game, game.province)


def _expected_strength(game: BloodRage, seat: Seat, survey: Survey) -> float:
    """Figures there and the card played, or most of the best one in hand."""
    figures = survey.strengths[seat * WIDTH + game.province]
    total = float(figures + cards_strength(game, seat))
    content, best = content_of(game), 0
    if not game.zones[played_by(seat)]:
        for card in game.zones[hand_of(seat)]:
            if content.is_battle[card] and content.strength[card] > best:
                best = content.strength[card]
        total += 0.8 * best
    return total


def _battle_worth(game: BloodRage, seat: Seat, survey: Survey) -> float:
    """Glory and reward of winning, and the figures that losing costs."""
    province, chance = game.province, survey.odds[seat]
    fought = len(game.zones[played_by(seat)]) > 0 or game.fighters.bit_count() > 1
    prize = float(stat(game, seat, AXES)) if fought or chance < 1.0 else 0.0
    if seat == game.pillager:
        prize += reward_worth(game, seat, province)
    at_stake = FIGURE_WORTH * survey.strengths[seat * WIDTH + province]
    return chance * prize - (1 - chance) * at_stake
