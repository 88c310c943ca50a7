"""BR-2: cards, tokens, tracks and options: what is in the box, and how it is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NewType, cast

from ragnatafl.games.bloodrage.rules.board import PlaceId
from ragnatafl.games.bloodrage.rules.figures import FigureId
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import Names, set_of, spelt
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, PUBLIC, SEATS, Seat, mask_of
from ragnatafl.kernel.setup import Content, Setup

CardId = NewType("CardId", int)
TitleId = NewType("TitleId", int)
"""A title of one age: its copies are alike but for the icon."""
StatId = NewType("StatId", int)
RewardId = NewType("RewardId", int)
SourceId = NewType("SourceId", int)
CauseId = NewType("CauseId", int)

AGES: Final = 3
CELLS: Final = 6
"""Cells of a stat track (BR-2.3.1)."""
SLOTS: Final = {"leader": 1, "ship": 1, "warrior": 1, "monster": 2, "clan": 3}
"""BR-6.9.1: how many upgrades of each kind a clan sheet takes."""

TITLES: Final = spelt(TitleId, Names("title"))
CARDS: Final = spelt(CardId, Names("card"))
"""Filled when the box is opened: our own cards first, in their order, then those of packs."""
CARD_SET: Final = set_of(CARDS)
STATS: Final = spelt(StatId, Names("stat", ("rage", "axes", "horns")))
RAGE: Final = StatId(0)
AXES: Final = StatId(1)
HORNS: Final = StatId(2)
ALL_STATS: Final = (RAGE, AXES, HORNS)
NO_STAT: Final = StatId(-1)
REWARDS: Final = spelt(RewardId, Names("reward", ("rage", "axes", "horns", "glory", "all")))
"""The first three raise the stat of that number."""
REWARD_GLORY: Final = RewardId(3)
REWARD_ALL: Final = RewardId(4)
UNKNOWN: Final = RewardId(-1)
GLORY_OF_TOKEN: Final = 5
SOURCES: Final = spelt(
    SourceId,
    Names("source of glory", ("battle", "pillage", "quest", "ragnarok", "card", "end")),
)
"""BR-1.2: where glory comes from, and nowhere else."""
BATTLE: Final = SourceId(0)
PILLAGE: Final = SourceId(1)
QUEST: Final = SourceId(2)
RAGNAROK: Final = SourceId(3)
CARD: Final = SourceId(4)
END: Final = SourceId(5)
CAUSES: Final = spelt(CauseId, Names("cause", ("battle", "effect", "ragnarok", "sacrifice")))
"""Why a figure is destroyed; what may save it depends on that."""
IN_BATTLE: Final = CauseId(0)
BY_EFFECT: Final = CauseId(1)
BY_RAGNAROK: Final = CauseId(2)
BY_SACRIFICE: Final = CauseId(3)
ACTIONS: Final = Names("action", ("challenge", "sacrifice", "recall"))
"""BR-6.2.3: what clan upgrades may add to the five actions; each is a bit."""
CHALLENGE: Final = 1 << 0
SACRIFICE: Final = 1 << 1
RECALL: Final = 1 << 2

GIFTS: Final = 8
"""Cards dealt to each clan (BR-5.2)."""
PICKS: Final = 6
"""Cards each clan keeps (BR-5.3)."""

# Zones: one deck an age, the open discard pile, cards out of the game from the start (BR-3.5),
# and those that left it unseen (BR-2.6.4). Five more a seat follow.
DECK: Final = 0
DISCARD: Final = 3
OUT: Final = 4
GONE: Final = 5
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


def zones(setup: Setup) -> tuple[Zone, ...]:
    """BR-2.6: hands, packs and committed quests are their owners' secrets."""

    content = cast("BloodRageContent", setup.content)

    def own() -> Iterator[Zone]:
        for seat in map(Seat, range(setup.seats)):
            name, alone = SEATS.write(seat), mask_of(seat)
            yield Zone(f"hand {name}", alone, seat)
            yield Zone(f"pack {name}", alone, seat)
            yield Zone(f"quests {name}", alone, seat, content.quest_cards)
            yield Zone(f"slots {name}", PUBLIC, seat)
            yield Zone(f"played {name}", PUBLIC, seat)

    decks = (
        Zone(f"deck {age}", NO_SEATS, NOBODY, content.of_age[age]) for age in range(1, AGES + 1)
    )
    return (
        *decks, Zone("discard", PUBLIC), Zone("out", PUBLIC), Zone("gone", NO_SEATS), *own(),
    )  # fmt: skip


class BloodRageContent(Content):
    """What is in the box, as rules read it: tables by card, by province, by figure and so on.

    Tables by card have a place for every number; `cards` are those that there are.
    """

    cards: tuple[CardId, ...]
    entry: tuple[Entry, ...]
    title: tuple[TitleId, ...]
    age: tuple[int, ...]
    kind: tuple[str, ...]
    edition: tuple[str, ...]
    icon: tuple[str, ...]
    """BR-3.5: from how many clans on a card is played with."""
    strength: tuple[int, ...]
    cost: tuple[int, ...]
    glory: tuple[int, ...]
    dead: tuple[int, ...]
    """BR-8.1.6: so many figures in Valhalla a quest asks for;"""
    quest_region: tuple[int, ...]
    """or the region it is about, -1 for none."""
    figure: tuple[FigureId, ...]
    """The monster a card brings."""
    of_age: tuple[int, ...]
    """The cards of each age, as bit masks; there is no age 0."""
    battle_cards: int
    quest_cards: int
    is_battle: tuple[bool, ...]
    is_quest: tuple[bool, ...]
    is_late: tuple[bool, ...]
    """BR-6.11.8.1: may it be added after the reveal?"""
    late: tuple[CardId, ...]
    """The cards which may."""
    slots: tuple[int, ...]
    """BR-6.9.1: how many upgrades of its kind a clan sheet takes; 0 for what is no upgrade."""
    trained: tuple[FigureId, ...]
    """The figure of the clan sheet whose STR an upgrade replaces, -1 for none."""
    alike: tuple[int, ...]
    """A bit that all copies of a title have in common, 0 for a card without another copy."""

    villages: tuple[int, ...]
    region: tuple[int, ...]
    fjord: tuple[PlaceId, ...]
    """The fjord that supports each outer province (BR-2.1.3)."""
    shores: tuple[int, ...]
    """By place: the provinces that it supports, as a set; none but for fjords."""
    supported: tuple[int, ...]
    """By set of fjords, the first of them as bit 0: the provinces that they support."""
    tokens: tuple[int, ...]
    """How many pillage tokens pay each reward."""
    count: tuple[int, ...]
    """Warriors, leader and ship of a clan (BR-2.2)."""
    figure_strength: tuple[int, ...]
    """STR of each figure as printed on the clan sheet or the monster's card."""
    track: tuple[tuple[int, ...], ...]
    ragnarok_glory: tuple[int, ...]

    def in_game(self, card: int, seats: int, edition: str) -> bool:
        """BR-2.5.1, BR-3.5: is this card played with at a table of so many clans?"""
        if self.edition[card] == "102" and edition != "102":
            return False
        return self.icon[card] == "-" or seats >= int(self.icon[card][0])
