"""BR-2: cards, tokens, tracks and options: what is in the box, and how it is written."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NewType

from ragnatafl.games.bloodrage.rules.board import FJORD_IDS, OUTER, PLACES, REGIONS, PlaceId
from ragnatafl.games.bloodrage.rules.figures import FIGURES, MONSTERS, SHIP, FigureId
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import BadInput, Names, set_of, spelt
from ragnatafl.kernel.content import Content, Entry, entries_of, same_ids
from ragnatafl.kernel.game import Options, Setup
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, PUBLIC, SEATS, Seat, mask_of
from ragnatafl.kernel.shelf import Shelf, Tables

CardId = NewType("CardId", int)
TitleId = NewType("TitleId", int)
"""A title of one age: its copies are alike but for the icon."""
StatId = NewType("StatId", int)
RewardId = NewType("RewardId", int)
SourceId = NewType("SourceId", int)
CauseId = NewType("CauseId", int)

CARD_FILE: Final = "cards.toml"
BOARD_FILE: Final = "board.toml"
AGES: Final = 3
CELLS: Final = 6
"""Cells of a stat track (BR-2.3.1)."""
SHELF: Final = Shelf(files("ragnatafl.games.bloodrage.cards") / "content")

CardKind = Literal["battle", "quest", "warrior", "leader", "ship", "monster", "clan"]
SLOTS: Final = {"leader": 1, "ship": 1, "warrior": 1, "monster": 2, "clan": 3}
"""BR-6.9.1: how many upgrades of each kind a clan sheet takes."""

STATS: Final = spelt(StatId, Names("stat", ("rage", "axes", "horns")))
RAGE, AXES, HORNS = map(StatId, range(3))
ALL_STATS: Final = (RAGE, AXES, HORNS)
NO_STAT: Final = StatId(-1)
REWARDS: Final = spelt(RewardId, Names("reward", ("rage", "axes", "horns", "glory", "all")))
"""The first three raise the stat of that number."""
REWARD_GLORY, REWARD_ALL, UNKNOWN = map(RewardId, (3, 4, -1))
GLORY_OF_TOKEN: Final = 5
SOURCES: Final = spelt(
    SourceId,
    Names("source of glory", ("battle", "pillage", "quest", "ragnarok", "card", "end")),
)
"""BR-1.2: where glory comes from, and nowhere else."""
BATTLE, PILLAGE, QUEST, RAGNAROK, CARD, END = map(SourceId, range(6))
CAUSES: Final = spelt(CauseId, Names("cause", ("battle", "effect", "ragnarok", "sacrifice")))
"""Why a figure is destroyed; what may save it depends on that."""
IN_BATTLE, BY_EFFECT, BY_RAGNAROK, BY_SACRIFICE = map(CauseId, range(4))
ACTIONS: Final = Names("action", ("challenge", "sacrifice", "recall"))
"""BR-6.2.3: what clan upgrades may add to the five actions."""

FIGURE_COUNTS: Final = (8, 1, 1)
"""Warriors, leader and ship of a clan (BR-2.2)."""
GIFTS: Final = 8
"""Cards dealt to each clan (BR-5.2)."""
PICKS: Final = 6
"""Cards each clan keeps (BR-5.3)."""

# Zones: one deck an age, the open discard pile, cards out of the game from the start (BR-3.5),
# and those that left it unseen (BR-2.6.4). Five more a seat follow.
DECK, DISCARD, OUT, GONE = 0, 3, 4, 5
_OWN: Final = 5


def deck_of(age: int) -> int:
    return DECK + age - 1


def hand_of(seat: Seat) -> int:
    """The zone of a hand: kept gifts and the card saved from the last age (BR-5.6)."""
    return 6 + _OWN * seat


def pack_of(seat: Seat) -> int:
    """The zone of the cards a seat is choosing a gift from (BR-5.3)."""
    return 7 + _OWN * seat


def quests_of(seat: Seat) -> int:
    """The zone of committed quests (BR-6.10)."""
    return 8 + _OWN * seat


def slots_of(seat: Seat) -> int:
    """The zone of upgrades on the clan sheet (BR-6.9)."""
    return 9 + _OWN * seat


def played_by(seat: Seat) -> int:
    """The zone of cards revealed in the battle (BR-6.11.4)."""
    return 10 + _OWN * seat


class BloodRageOptions(Options, frozen=True, kw_only=True):
    edition: Literal["102", "99"] = "102"
    """BR-2.5.1"""
    hidden_pillage: bool = False
    """BR-3.2.1"""
    first_game: bool = False
    """BR-5.5"""
    first: Literal["random", "astrid", "bjorn", "dagny", "eirik"] = "random"
    """BR-3.6"""


class CardEntry(Entry, frozen=True, kw_only=True):
    age: Literal[1, 2, 3]
    kind: CardKind
    players: tuple[Literal["-", "3+", "4+"], ...]
    """The icon of each copy (BR-3.5)."""
    edition: Literal["99", "102"] = "99"
    strength: int = 0
    cost: int = 0
    glory: int = 0
    region: Literal["", "manheim", "jotunheim", "alfheim", "yggdrasil"] = ""
    dead: int = 0
    late: bool = False
    figure: str = ""


class ProvinceEntry(Entry, frozen=True, kw_only=True):
    region: str
    villages: int
    fjord: str


class RewardEntry(Entry, frozen=True, kw_only=True):
    tokens: int


class FigureEntry(Entry, frozen=True, kw_only=True):
    strength: int
    count: int


class StatEntry(Entry, frozen=True, kw_only=True):
    track: tuple[int, ...]


class AgeEntry(Entry, frozen=True, kw_only=True):
    ragnarok: int


def _own_cards() -> tuple[CardEntry, ...]:
    return entries_of(SHELF.take(), CARD_FILE, "card", CardEntry)


def _copies(entry: CardEntry) -> tuple[str, ...]:
    """The ids of the cards of a title: "troll-1", or "tyrs-smash-1a" and "tyrs-smash-1b"."""
    if len(entry.players) == 1:
        return (entry.id,)
    return tuple(f"{entry.id}{'abc'[copy]}" for copy in range(len(entry.players)))


_CARDS: Final = _own_cards()
TITLES: Final = spelt(TitleId, Names("title", tuple(entry.id for entry in _CARDS)))
CARDS: Final = spelt(
    CardId, Names("card", tuple(name for entry in _CARDS for name in _copies(entry)))
)
CARD_SET: Final = set_of(CARDS)
TITLE_OF: Final = tuple(TitleId(title) for title, entry in enumerate(_CARDS) for _ in entry.players)
"""The title of each card."""
QUESTS: Final = sum(1 << card for card, t in enumerate(TITLE_OF) if _CARDS[t].kind == "quest")
OF_AGE: Final = tuple(
    sum(1 << card for card, title in enumerate(TITLE_OF) if _CARDS[title].age == age)
    for age in range(AGES + 1)
)
"""The cards of each age, as bit masks; there is no age 0."""


def zones(setup: Setup) -> tuple[Zone, ...]:
    """BR-2.6: hands, packs and committed quests are their owners' secrets."""

    def own() -> Iterator[Zone]:
        for seat in map(Seat, range(setup.seats)):
            name, alone = SEATS.write(seat), mask_of(seat)
            yield Zone(f"hand {name}", alone, seat)
            yield Zone(f"pack {name}", alone, seat)
            yield Zone(f"quests {name}", alone, seat, QUESTS)
            yield Zone(f"slots {name}", PUBLIC, seat)
            yield Zone(f"played {name}", PUBLIC, seat)

    decks = (Zone(f"deck {age}", NO_SEATS, NOBODY, OF_AGE[age]) for age in range(1, AGES + 1))
    return (
        *decks, Zone("discard", PUBLIC), Zone("out", PUBLIC), Zone("gone", NO_SEATS), *own(),
    )  # fmt: skip


VICTIMS: Final = Names("kind of victims", ("warriors", "no monsters"))
"""Whom a monster destroys when it invades."""
NAMED_ARGUMENTS: Final = {
    "figure": FIGURES, "action": ACTIONS, "title": TITLES, "whom": VICTIMS,
}  # fmt: skip
"""Arguments of effects that name something, and what there is."""


class BloodRageContent(Content):
    """Cards by number, the board, tokens and tracks."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        titles = entries_of(tables, CARD_FILE, "card", CardEntry)
        provinces = entries_of(tables, BOARD_FILE, "province", ProvinceEntry)
        rewards = entries_of(tables, BOARD_FILE, "reward", RewardEntry)
        figures = entries_of(tables, BOARD_FILE, "figure", FigureEntry)
        stats = entries_of(tables, BOARD_FILE, "stat", StatEntry)
        ages = entries_of(tables, BOARD_FILE, "age", AgeEntry)
        same_ids(CARD_FILE, titles, TITLES)
        same_ids(BOARD_FILE, provinces, Names("province", OUTER))
        same_ids(BOARD_FILE, rewards, REWARDS)
        same_ids(BOARD_FILE, figures, Names("figure", FIGURES.ids[: SHIP + 1]))
        same_ids(BOARD_FILE, stats, STATS)
        same_ids(BOARD_FILE, ages, Names("age", ("1", "2", "3")))
        faults = [
            *_card_faults(titles), *_argument_faults(titles), *_province_faults(provinces),
            *_token_faults(rewards), *_figure_faults(figures), *_track_faults(stats),
            *(f"{BOARD_FILE}: age {age.id}: ragnarok must not be below 0" for age in ages
              if age.ragnarok < 0),
        ]  # fmt: skip
        if faults:
            raise BadInput(*faults)

        self.titles = titles
        self.card = tuple(titles[title] for title in TITLE_OF)
        """The entry of each card."""
        self.icon = tuple(icon for title in titles for icon in title.players)
        self.kind = tuple(card.kind for card in self.card)
        self.strength = tuple(card.strength for card in self.card)
        self.cost_of = tuple(card.cost for card in self.card)
        self.late = sum(1 << card for card, entry in enumerate(self.card) if entry.late)
        """BR-6.11.8.1: the cards which may be added after the reveal."""
        self.battle_cards = self._cards_of("battle")
        self.quest_cards = self._cards_of("quest")
        self.figure = tuple(
            FigureId(FIGURES.read(card.figure)) if card.figure else FigureId(-1)
            for card in self.card
        )
        """The monster a card brings."""
        self.villages = tuple(province.villages for province in provinces)
        self.region = tuple(
            REGIONS.read(region) for region in (*(p.region for p in provinces), "yggdrasil")
        )
        self.fjord = tuple(PlaceId(PLACES.read(province.fjord)) for province in provinces)
        """The fjord that supports each outer province (BR-2.1.3)."""
        self.tokens = tuple(reward.tokens for reward in rewards)
        self.count = tuple(figure.count for figure in figures)
        self.track = tuple(stat.track for stat in stats)
        self.ragnarok_glory = tuple(age.ragnarok for age in ages)
        strength = {entry.figure: entry.strength for entry in titles if entry.figure}
        self.figure_strength = (
            *(figure.strength for figure in figures),
            *(strength[monster] for monster in MONSTERS),
        )
        """STR of each figure as printed on the clan sheet or the monster's card."""

    @cache  # noqa: B019 (contents are few and live as long as the program)
    def left_out(self, seats: int, edition: str) -> frozenset[int]:
        """BR-2.5.1, BR-3.5: the cards that are not played with at such a table."""
        return frozenset(
            card
            for card, entry in enumerate(self.card)
            if not in_game(entry, self.icon[card], seats, edition)
        )

    def _cards_of(self, *kinds: str) -> int:
        return sum(1 << card for card, kind in enumerate(self.kind) if kind in kinds)


def in_game(entry: CardEntry, icon: str, seats: int, edition: str) -> bool:
    """BR-2.5.1, BR-3.5: is a card with this icon played with at a table of so many clans?"""
    if entry.edition == "102" and edition != "102":
        return False
    return icon == "-" or seats >= int(icon[0])


def _card_faults(titles: tuple[CardEntry, ...]) -> Iterator[str]:
    """BR-2.5.1, BR-3.5: the totals of the rulebook, age by age."""
    for entry, own in zip(titles, _CARDS, strict=True):
        if (entry.age, entry.kind, entry.players) != (own.age, own.kind, own.players):
            yield f"{CARD_FILE}: {entry.id}: age, kind and players must be those of our own card"
        if entry.figure != own.figure:
            yield f"{CARD_FILE}: {entry.id}: figure must be '{own.figure}'"
        if entry.kind == "quest" and bool(entry.region) == bool(entry.dead):
            yield f"{CARD_FILE}: {entry.id}: a quest names a region, or a number of dead figures"
        if min(entry.strength, entry.cost, entry.glory, entry.dead) < 0:
            yield f"{CARD_FILE}: {entry.id}: numbers must not be below 0"
    for age in range(1, AGES + 1):
        icons = [icon for entry in titles if entry.age == age for icon in entry.players]
        later = [entry for entry in titles if entry.age == age and entry.edition == "102"]
        found = (len(icons), icons.count("4+"), icons.count("3+"), len(later))
        if found != (34, 8, 6, 1):
            yield (
                f"{CARD_FILE}: age {age} must have 34 cards, eight of them 4+, six 3+ and one of "
                f"edition 102, not {found}"
            )


def _argument_faults(titles: tuple[CardEntry, ...]) -> Iterator[str]:
    """What an effect is told by name must be there: figures, actions, titles, kinds of victims."""
    for entry in titles:
        for line in (*entry.modify, *entry.when, *entry.instead, *entry.blank):
            for name, codec in NAMED_ARGUMENTS.items():
                if name in line:
                    try:
                        codec.read(line[name])
                    except BadInput as fault:
                        yield f"{CARD_FILE}: {entry.id}: {fault}"


def _figure_faults(figures: tuple[FigureEntry, ...]) -> Iterator[str]:
    """BR-2.2"""
    for figure, count in zip(figures, FIGURE_COUNTS, strict=True):
        if figure.count != count or figure.strength < 0:
            yield (
                f"{BOARD_FILE}: {figure.id}: count must be {count}, and strength not below 0, "
                f"not {figure.count} and {figure.strength}"
            )


def _province_faults(provinces: tuple[ProvinceEntry, ...]) -> Iterator[str]:
    for province in provinces:
        if province.region not in REGIONS.ids[:-1]:
            yield f"{BOARD_FILE}: {province.id}: unknown region '{province.region}'"
        if province.fjord not in FJORD_IDS:
            yield f"{BOARD_FILE}: {province.id}: unknown fjord '{province.fjord}'"
        if not 1 <= province.villages <= 9:
            yield f"{BOARD_FILE}: {province.id}: villages must be 1 to 9, not {province.villages}"


def _token_faults(rewards: tuple[RewardEntry, ...]) -> Iterator[str]:
    """BR-3.2: nine tokens, one of them for Yggdrasil."""
    counts = [reward.tokens for reward in rewards]
    if min(counts) < 0 or sum(counts) != len(OUTER) + 1 or counts[REWARD_ALL] != 1:
        yield f"{BOARD_FILE}: there must be 9 pillage tokens, one of them 'all', not {counts}"


def _track_faults(stats: tuple[StatEntry, ...]) -> Iterator[str]:
    for stat in stats:
        if len(stat.track) != CELLS or list(stat.track) != sorted(stat.track) or stat.track[0] < 1:
            yield f"{BOARD_FILE}: {stat.id}: a track has {CELLS} cells that never fall, from 1 up"
