"""What tables of Blood Rage are judged by: everything a clan has and may still get, by kinds.

What pays glory is counted in glory, what fights in STR. The tables of worth by title compare cards
of one kind with each other; what a kind is worth, is learnt. While a battle goes on, numbers are
what they will be after it on average, by the odds: so what is learnt of quiet tables holds there
too. All is told of a state, whatever lies in hands there: bots ask it of states that are dealt as
their view allows.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import cards_strength
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    NEIGHBOUR_SET,
    NO_PROVINCE,
    ON_LAND,
    PROVINCES_IN,
    RESERVE,
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
    pack_of,
    played_by,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT, SHIPS, part
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    figure_strengths,
    force,
    glory,
    has_room,
    horns_left,
    provinces_held,
    stat,
    strength_with,
)
from ragnatafl.games.bloodrage.rules.valhalla import END_GLORY
from ragnatafl.kernel.game import Leaning, Terms
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of

WIDTH: Final = len(ALL_PROVINCES)
"""Numbers by seat and province stand in one list, so many a seat."""
REGIONS: Final = 4
NO_STRENGTH: Final = -(1 << 30)
"""Below all that figures can have."""
ABSENT: Final = -1.0
"""In the place of a chance, for who is not in the battle."""
NO_BATTLE: Final[list[float]] = []
RAISE: Final = 4.0
"""What the raised stat of a quest is worth, in glory."""
NEAR: Final = 2
"""So many STR, or dead figures, are soon found."""
STEEPNESS: Final = 0.55
"""How much a point of STR does for the chance to win."""

TO_DIE: Final = 0
TO_FIGHT: Final = 1
TO_PILLAGE: Final = 2
TO_SCORE: Final = 3
TO_MOVE: Final = 4
MONSTERS: Final = 5
WAYS: Final[dict[str, tuple[int, float]]] = {
    "lokis-domain": (TO_DIE, 3.0), "lokis-eminence": (TO_DIE, 6.0), "lokis-wrath": (TO_DIE, 9.0),
    "lokis-dragons": (TO_DIE, 2.5), "fire-dragons": (TO_DIE, 5.0), "eternal-dragons": (TO_DIE, 8.0),
    "odins-inspiration": (TO_DIE, 4.0), "friggas-sacrifice": (TO_DIE, 3.0),
    "lokis-blessing": (TO_DIE, 2.0),
    "brothers-in-arms": (TO_FIGHT, 2.0), "experts-in-arms": (TO_FIGHT, 2.5),
    "masters-in-arms": (TO_FIGHT, 4.5), "thors-glory": (TO_FIGHT, 2.0),
    "tyrs-domain": (TO_FIGHT, 2.0), "tyrs-prowess": (TO_FIGHT, 2.5), "tyrs-wrath": (TO_FIGHT, 3.0),
    "lord-of-hammers": (TO_PILLAGE, 1.5), "lord-of-axes": (TO_PILLAGE, 4.0),
    "lord-of-spears": (TO_PILLAGE, 9.0), "tyrs-challenge": (TO_PILLAGE, 3.0),
    "thors-domain": (TO_PILLAGE, 3.0),
    "odins-throne": (TO_SCORE, 9.0), "thors-conquest": (TO_SCORE, 15.0),
    "friggas-charm": (TO_MOVE, 1.5), "friggas-succor": (TO_MOVE, 3.0),
    "friggas-protection": (TO_MOVE, 2.0), "friggas-domain": (TO_MOVE, 4.0),
    "troll": (MONSTERS, 2.0), "sea-serpent": (MONSTERS, 2.5), "valkyrie": (MONSTERS, 3.0),
    "fire-giant": (MONSTERS, 4.0), "frost-giant": (MONSTERS, 5.0), "volur-witch": (MONSTERS, 2.0),
    "dwarf-chieftain": (MONSTERS, 2.5), "dark-elf": (MONSTERS, 1.5),
    "soldier-of-hel": (MONSTERS, 3.5),
}  # fmt: skip
"""What an upgrade is for, and what it is worth in its slot for each age that is left, by title."""
OTHER_WAYS: Final = {
    "leader": TO_PILLAGE, "warrior": TO_FIGHT, "ship": TO_DIE, "monster": MONSTERS,
}  # fmt: skip
"""By kind, for titles that are not in the table."""

TO_WIN: Final = 0
TO_LOSE: Final = 1
TO_TURN: Final = 2
TEXTS: Final[dict[str, tuple[int, float]]] = {
    "friggas-grace": (TO_WIN, 2.0), "thors-hammer": (TO_WIN, 2.0), "thors-oath": (TO_WIN, 3.0),
    "thors-ascension": (TO_WIN, 3.5),
    "lokis-trickery": (TO_LOSE, 1.5), "lokis-backstab": (TO_LOSE, 2.5),
    "lokis-poison": (TO_LOSE, 2.0),
    "heimdalls-sight": (TO_TURN, 3.0), "heimdalls-watch": (TO_TURN, 3.0),
    "odins-smite": (TO_TURN, 1.0), "odins-tide": (TO_TURN, 1.5), "odins-judgement": (TO_TURN, 3.0),
    "thors-primacy": (TO_TURN, 1.5), "heimdalls-eye": (TO_TURN, 1.0),
    "heimdalls-gaze": (TO_TURN, 1.0),
}  # fmt: skip
"""Whom the text of a battle card helps, and what it is worth besides its STR, by title."""


class Worths:
    """What cards are worth by their content alone, reckoned once."""

    def __init__(self, content: BloodRageContent) -> None:
        names = [entry.id[:-2] for entry in content.entry]  # without their ages
        self.way: list[int] = []
        """By card: what it is for, as an upgrade;"""
        self.upgrade: list[float] = []
        """and its worth in a slot, for each age that is left."""
        for name, kind in zip(names, content.kind, strict=True):
            way, worth = WAYS.get(name, (OTHER_WAYS.get(kind, TO_MOVE), 1.0))
            self.way.append(way)
            self.upgrade.append(worth)
        self.helps = [TEXTS.get(name, (TO_TURN, 0.0))[0] for name in names]
        """By card: whom its text helps;"""
        self.text = [TEXTS.get(name, (TO_TURN, 0.0))[1] for name in names]
        """and what that is worth."""


@cache
def worths(content: BloodRageContent) -> Worths:
    return Worths(content)


REACH: Final[list[int]] = [0] * (ON_LAND + 1)
"""By set of provinces: all that are adjacent to one of them, as a set."""
for _places in range(ON_LAND + 1):
    for _province in PROVINCES_IN[_places]:
        REACH[_places] |= NEIGHBOUR_SET[_province]


class Survey:
    """What the numbers of all clans have in common, looked at once."""

    __slots__ = (
        "ages_left", "bare", "calm", "firmness", "held", "leads", "live", "most_rage",
        "odds", "open", "pays", "rage", "regions", "second_rage", "strengths", "worths",
    )  # fmt: skip

    def __init__(self, game: BloodRage) -> None:
        self.rage = rage_ahead(game)
        """By seat: what it can still spend in this age."""
        in_order = sorted(self.rage)
        self.most_rage, self.second_rage = in_order[-1], in_order[-2]
        self.calm = calmness(game, self.rage)
        """How little may still change in this age: 1 when all rage is spent."""
        self.ages_left = AGES - game.age + (1.0 - self.calm)
        self.pays = pays(self.ages_left)
        self.live = 0.0 if self.calm == 1.0 else 1.0 - 0.8 * self.calm
        """What a card for this age is worth of what it was at first."""
        self.firmness = 1.0 if game.age < AGES else 1.0 - self.calm
        """What a figure on the map is still good for, of what it is in earlier ages."""
        self.open = ON_LAND & ~(game.pillaged | game.destroyed)
        """The provinces that can be pillaged, as a set."""
        self.worths = worths(content_of(game))
        standing = ~game.destroyed
        self.held = [provinces_held(game, seat) & standing for seat in seats_of(game)]
        """By seat: the provinces with its figures, fjords included, as a set."""
        self.strengths = [0] * (game.seats * WIDTH)
        """By seat and province."""
        self.leads = [0] * (game.seats * WIDTH)
        """By seat and province: how much STR it has above the strongest of the others."""
        self.regions = [NO_STRENGTH] * (game.seats * REGIONS)
        """By seat and region: the most of these where anybody stands."""
        self.bare = 0
        """The regions with a province where nobody stands, as bits."""
        self._count(game)
        self._compare(game)
        self.odds = NO_BATTLE
        """By seat: the chance to win the battle that is going on."""
        if game.province >= 0 and game.winner < 0:
            self.odds = battle_odds(game, self)

    def chance(self, seat: Seat) -> float:
        """To win the battle that is going on; ABSENT without one, or for who has no part in it."""
        return self.odds[seat] if self.odds else ABSENT

    def _count(self, game: BloodRage) -> None:
        for seat in seats_of(game):
            held, row = self.held[seat], seat * WIDTH
            if held:
                numbers = figure_strengths(game, seat)
                for province in PROVINCES_IN[held]:
                    counted = strength_with(game, seat, province, numbers)
                    self.strengths[row + province] = counted

    def _compare(self, game: BloodRage) -> None:
        strengths, leads, regions, seats = self.strengths, self.leads, self.regions, game.seats
        region, anywhere = content_of(game).region, 0
        for held in self.held:
            anywhere |= held
        for province in PROVINCES_IN[ON_LAND & ~(game.destroyed | anywhere)]:
            self.bare |= 1 << region[province]
        for province in PROVINCES_IN[anywhere]:
            first = second = NO_STRENGTH
            for place in range(province, seats * WIDTH, WIDTH):
                own = strengths[place]
                if own > first:
                    first, second = own, first
                elif own > second:
                    second = own
            where = region[province]
            for seat in range(seats):
                own = strengths[seat * WIDTH + province]
                lead = own - (second if own == first else first)
                leads[seat * WIDTH + province] = lead
                regions[where] = max(regions[where], lead)
                where += REGIONS


def is_drafting(game: BloodRage) -> bool:
    """BR-5: gifts are being chosen; rage will be set after that (BR-6.1)."""
    return len(game.zones[pack_of(Seat(0))]) > 0  # all packs have as many


def rage_ahead(game: BloodRage) -> list[int]:
    """By seat: what it can still spend in this age."""
    if is_drafting(game):
        return [stat(game, seat, RAGE) for seat in seats_of(game)]
    return [0 if game.passed >> seat & 1 else game.rage[seat] for seat in seats_of(game)]


def calmness(game: BloodRage, rage: list[int]) -> float:
    most = left = 0
    for seat in seats_of(game):
        most += stat(game, seat, RAGE)
        left += rage[seat]
    return 1.0 - min(1.0, left / most)


def progress(game: BloodRage) -> float:
    """Ages, and of the one that is played the rage that is spent."""
    return (game.age - 1 + calmness(game, rage_ahead(game))) / AGES


def is_quiet(game: BloodRage) -> bool:
    """No pillage is going on, so that there is nothing to be guessed about a battle."""
    return game.province < 0


def count(game: BloodRage) -> list[list[float]]:
    survey = Survey(game)
    return [
        [
            *_sheet(game, seat, survey),
            *_hand(game, seat, survey),
            *_quests(game, seat, survey),
            *_upgrades(game, seat, survey),
            *_figures(game, seat, survey),
            *_prizes(game, seat, survey),
        ]
        for seat in seats_of(game)
    ]


# Glory, stats and rage

SHEET: Final = (
    "glory", "stats", "rage-later", "axes", "horns", "rage", "turns", "last-word",
)  # fmt: skip


def _sheet(game: BloodRage, seat: Seat, survey: Survey) -> list[float]:
    rage = survey.rage[seat]
    others = survey.second_rage if rage == survey.most_rage else survey.most_rage
    earned, stats = float(glory(game, seat)), _stats(game, game.cells[seat], survey)
    chance = survey.chance(seat)
    if chance != ABSENT:
        if chance < 1.0 or game.fighters.bit_count() > 1:
            earned += chance * stat(game, seat, AXES)
        if seat == game.pillager:
            reward = game.rewards[game.province]
            if reward == REWARD_GLORY:
                earned += chance * GLORY_OF_TOKEN
            elif reward != UNKNOWN:
                after = _stats(game, _raised(game.cells[seat], reward), survey)
                for place, before in enumerate(stats):
                    stats[place] = before + chance * (after[place] - before)
    turns = 1.0 if rage else 0.0
    return [earned, *stats, float(rage), turns, float(max(0, rage - others))]


def _stats(game: BloodRage, cells: list[int], survey: Survey) -> list[float]:
    """What stats will pay, and what they bring in on the way."""
    pays, paid = survey.pays, 0.0
    for cell in cells:
        paid += pays[cell]
    track = content_of(game).track
    return [
        paid,
        float((track[RAGE][cells[RAGE]] - track[RAGE][0]) * (AGES - game.age)),
        (track[AXES][cells[AXES]] - track[AXES][0]) * survey.ages_left,
        (track[HORNS][cells[HORNS]] - track[HORNS][0]) * survey.ages_left,
    ]


def _raised(cells: list[int], reward: int) -> list[int]:
    """BR-6.11.13"""
    found = cells[:]
    for which in ALL_STATS:
        if reward in (which, REWARD_ALL):
            found[which] = min(CELLS - 1, found[which] + 1)
    return found


@lru_cache(maxsize=1024)
def pays(ages_left: float) -> list[float]:
    """BR-11.1: by cell what a stat pays at the end, and a part of what it would pay further on."""
    found: list[float] = []
    for cell in range(CELLS):
        paid = float(END_GLORY[cell])
        for further in range(cell + 1, CELLS):
            more = END_GLORY[further] - END_GLORY[cell]
            if more:
                paid += min(0.85, ages_left * 0.55 / (further - cell)) * more
                break
        found.append(paid)
    return found


# Cards in hand

HAND: Final = (
    "best-card", "other-cards", "texts-win", "texts-lose", "texts-turn",
    "hand-upgrades", "dear-upgrades", "kept-card", "hand-quests-met", "hand-quests",
)  # fmt: skip


def _hand(game: BloodRage, seat: Seat, survey: Survey) -> list[float]:
    content, worth_of, live, rage = content_of(game), survey.worths, survey.live, survey.rage[seat]
    span, best, rest = max(0.35, survey.ages_left), 0, 0
    texts = [0.0, 0.0, 0.0]
    upgrades = dear = kept = met = quests = 0.0
    for card in game.zones[hand_of(seat)]:
        if content.is_battle[card]:
            number = content.strength[card]
            if number > best:
                best, number = number, best
            rest += number
            worth = worth_of.text[card]
            texts[worth_of.helps[card]] += worth
            worth += 0.45 * content.strength[card]
        elif content.is_quest[card]:
            paid = _paid(game, seat, card)
            worth = 0.35 * paid
            if rage:
                if _missing(game, seat, card, survey) <= 0:
                    met += paid
                else:
                    quests += paid
        else:
            cost = content.cost[card]
            worth = max(0.3, 0.55 * worth_of.upgrade[card] * span - 0.5 * cost)
            if cost <= rage and rage:
                upgrades += worth
            else:
                dear += worth
        kept = max(kept, worth)
    return [
        best * live,
        rest * live,
        texts[TO_WIN] * live,
        texts[TO_LOSE] * live,
        texts[TO_TURN] * live,
        upgrades * live,
        dear * live,
        kept * survey.calm if game.age < AGES else 0.0,
        met * live,
        quests * live,
    ]


# Quests

QUESTS: Final = ("quests-met", "quests-shaky", "quests-near", "quests-far")


def _quests(game: BloodRage, seat: Seat, survey: Survey) -> list[float]:
    met = shaky = near = far = 0.0
    time = 1.0 - survey.calm
    for card in game.zones[quests_of(seat)]:
        paid, missing = _paid(game, seat, card), _missing(game, seat, card, survey)
        if missing <= 0:
            met += paid
            if not content_of(game).dead[card]:
                shaky += paid * time / (2 - missing)
        elif missing <= NEAR:
            near += paid * time
        else:
            far += paid * time
    return [met, shaky, near, far]


def _paid(game: BloodRage, seat: Seat, card: int) -> float:
    """BR-8.1.7: glory and a raised stat."""
    return moments.QUEST_GLORY.of(game, content_of(game).glory[card], seat) + RAISE


def _missing(game: BloodRage, seat: Seat, card: int, survey: Survey) -> int:
    """How many dead, or how much STR, a quest still asks for; 0 or less if it is fulfilled."""
    content = content_of(game)
    if content.dead[card]:
        return content.dead[card] - COUNT[game.groups[seat][VALHALLA]]
    region = content.quest_region[card]
    lead = survey.regions[seat * REGIONS + region]
    return 1 - (max(lead, 0) if survey.bare >> region & 1 else lead)


# Upgrades in their slots

UPGRADES: Final = (
    "ways-to-die", "ways-to-fight", "ways-to-pillage", "ways-to-score", "ways-to-move", "monsters",
)  # fmt: skip


def _upgrades(game: BloodRage, seat: Seat, survey: Survey) -> list[float]:
    found = [0.0] * len(UPGRADES)
    span, worth_of = max(0.35, survey.ages_left), survey.worths
    for card in game.zones[slots_of(seat)]:
        found[worth_of.way[card]] += worth_of.upgrade[card] * span
    return found


# Figures

FIGURES: Final = (
    "strength", "figures", "room", "reach", "exposed", "ragnarok", "dead", "dead-pay", "end-pay",
)  # fmt: skip


def _figures(game: BloodRage, seat: Seat, survey: Survey) -> list[float]:
    doomed = game.dooms[game.age - 1] if game.dooms else NO_PROVINCE
    groups, strengths, row = game.groups[seat], survey.strengths, seat * WIDTH
    pay = moments.RELEASE_GLORY.of(game, 0, seat)
    strong = ragnarok = dying = 0.0
    exposed = falling = 0
    for province in PROVINCES_IN[survey.held[seat]]:
        own, stays = strengths[row + province], 1.0
        if province == game.province:
            chance = survey.chance(seat)
            if chance != ABSENT:
                stays = chance
                dying = (1.0 - chance) * COUNT[force(game, seat, province)]
        elif survey.open >> province & 1 and survey.leads[row + province] < 0:
            exposed += own
        if province == doomed:
            falling = COUNT[force(game, seat, province)]
            ragnarok = stays * _ragnarok_glory(game, seat, province, pay)
        else:
            strong += stays * own
    left, dead = horns_left(game, seat), COUNT[groups[VALHALLA]] + dying
    there = stat(game, seat, HORNS) - left
    final = float(moments.FINAL_GLORY.of(game, 0, seat))
    if final and game.age == AGES:
        final *= (there - falling) / max(1, there)
    near = REACH[game.presence[seat] & ON_LAND] & survey.open & ~game.full
    return [
        strong * survey.firmness,
        (there - falling) * survey.firmness,
        float(min(left, COUNT[groups[RESERVE]])) if survey.rage[seat] else 0.0,
        near.bit_count() * survey.live,
        exposed * survey.live,
        ragnarok * (0.65 + 0.35 * survey.calm),
        dead,
        dead * pay,
        final,
    ]


def _ragnarok_glory(game: BloodRage, seat: Seat, province: ProvinceId, pay: int) -> int:
    """BR-9.1: of a clan in the doomed province; with what cards pay for its ships and its dead."""
    group = force(game, seat, province)
    each = content_of(game).ragnarok_glory[game.age - 1]
    total = COUNT[group] * (moments.RAGNAROK_GLORY.of(game, each, seat) + pay)
    if group & SHIPS:
        total += COUNT[part(group, SHIPS)] * moments.SHIP_GLORY.of(game, 0, seat)
    return total


# What can be pillaged

PRIZES: Final = ("best-prize", "other-prizes")


def _prizes(game: BloodRage, seat: Seat, survey: Survey) -> list[float]:
    if not survey.rage[seat]:
        return [0.0, 0.0]
    best = total = 0.0
    axes, row = stat(game, seat, AXES), seat * WIDTH
    for province in PROVINCES_IN[survey.held[seat] & survey.open]:
        lead, prize = survey.leads[row + province], reward_worth(game, seat, province)
        if lead == survey.strengths[row + province]:
            prize *= 0.85
        else:
            prize = _even(lead) * (prize + axes)
        if province == game.province and survey.odds:
            prize *= 1.0 - survey.odds[game.pillager]
        total += prize
        best = max(best, prize)
    return [best, total - best]


def _even(ahead: float) -> float:
    """The chance to win with so much more STR, cards unknown."""
    return 1 / (1 + exp(-STEEPNESS * ahead))


def stat_worth(cell: int, which: StatId, ages_left: float) -> float:
    """What a stat pays at the end, what it will with luck, and what it brings in on the way."""
    use = {RAGE: 1.1, AXES: 1.4, HORNS: 0.8}[which]
    ages = max(0.0, ages_left - (0.9 if which == RAGE else 0.0))
    return pays(ages_left)[cell] + use * cell * ages


def _raises(age: int) -> list[list[float]]:
    """By stat and cell: what one raise in this age is worth."""
    left = AGES - age + 0.6
    return [
        [
            stat_worth(min(CELLS - 1, cell + 1), which, left) - stat_worth(cell, which, left)
            for cell in range(CELLS)
        ]
        for which in ALL_STATS
    ]


RAISES: Final = [_raises(age) for age in range(AGES + 1)]


def reward_worth(game: BloodRage, seat: Seat, province: ProvinceId) -> float:
    """What the token of a province is worth to a clan, in glory."""
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


# The battle that is going on


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


NAMES: Final = (*SHEET, *HAND, *QUESTS, *UPGRADES, *FIGURES, *PRIZES)
LEANINGS: Final = (
    Leaning(
        "warrior",
        (("best-card", 0.03), ("other-cards", 0.02), ("ways-to-fight", 0.013), ("axes", 0.025)),
    ),
    Leaning(
        "quester", (("hand-quests", 0.006), ("hand-quests-met", 0.005), ("quests-near", 0.009))
    ),
    Leaning(
        "doomed",
        (("ragnarok", 0.011), ("ways-to-die", 0.02), ("dead-pay", 0.013), ("dead", 0.008)),
    ),
    Leaning(
        "pillager", (("best-prize", 0.004), ("other-prizes", 0.002), ("ways-to-pillage", 0.007))
    ),
)
TERMS: Final[Terms[BloodRage]] = Terms(NAMES, count, progress, LEANINGS)
