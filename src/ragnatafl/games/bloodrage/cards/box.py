"""BR-2: the box: reads the content files, checks them, and fills the tables that rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from string import ascii_lowercase
from typing import Final

from ragnatafl.games.bloodrage.cards.effects import EFFECTS
from ragnatafl.games.bloodrage.cards.entries import (
    BOARD_FILE,
    CARD_FILE,
    AgeEntry,
    CardEntry,
    EditionEntry,
    FigureEntry,
    ProvinceEntry,
    RewardEntry,
    StatEntry,
)
from ragnatafl.games.bloodrage.rules.board import (
    FJORD_IDS,
    FJORDS,
    OUTER,
    PLACES,
    REGIONS,
    PlaceId,
)
from ragnatafl.games.bloodrage.rules.components import (
    ACTIONS,
    AGES,
    CARDS,
    CELLS,
    REWARD_ALL,
    REWARDS,
    SLOTS,
    STATS,
    TITLES,
    BloodRageContent,
    CardId,
    TitleId,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, MONSTERS, SHIP, FigureId
from ragnatafl.kernel.codecs import BadInput, Names
from ragnatafl.kernel.content import (
    AnyKind,
    Kind,
    entries_of,
    facts_of,
    name_faults,
    only_these_are_added,
)
from ragnatafl.kernel.shelf import Shelf, Tables

SHELF: Final = Shelf(files("ragnatafl.games.bloodrage.cards") / "content")
FIGURE_COUNTS: Final = (8, 1, 1)
"""Warriors, leader and ship of a clan (BR-2.2)."""
VICTIMS: Final = Names("kind of victims", ("warriors", "no monsters"))
"""Whom a monster destroys when it invades."""
_NAMES: Final[dict[str, Names]] = {"figure": FIGURES, "action": ACTIONS, "whom": VICTIMS}
"""What arguments of effects name."""
_HERE: Final = {"region": Names("region", REGIONS.ids[:-1]), "fjord": Names("fjord", FJORD_IDS)}
AGE_CARDS: Final = Kind(
    CARD_FILE, "card", CardEntry, named=_NAMES, grows=True, which=("age", "kind", "edition")
)
EDITIONS: Final = Kind(CARD_FILE, "edition", EditionEntry, Names("edition", ("99", "102")))
PROVINCES: Final = Kind(BOARD_FILE, "province", ProvinceEntry, Names("province", OUTER), _HERE)
TOKENS: Final = Kind(BOARD_FILE, "reward", RewardEntry, REWARDS)
PIECES: Final = Kind(BOARD_FILE, "figure", FigureEntry, Names("figure", FIGURES.ids[: SHIP + 1]))
TRACKS: Final = Kind(BOARD_FILE, "stat", StatEntry, STATS)
AGE_GLORY: Final = Kind(
    BOARD_FILE, "age", AgeEntry, Names("age", [str(age) for age in range(1, AGES + 1)])
)
KINDS: Final[tuple[AnyKind, ...]] = (
    AGE_CARDS, PROVINCES, TOKENS, PIECES, TRACKS, AGE_GLORY, EDITIONS,
)  # fmt: skip
_NO_CARD: Final = CardEntry(id="", source="proposed", age=1, kind="clan", players=())
"""In the place of a card that another pack has added."""


def load(tables: Tables) -> BloodRageContent:
    """The box with these files; every fault of theirs is named at once."""
    only_these_are_added(tables, KINDS)
    content = BloodRageContent(tables)
    _lay_out_cards(content, tables)
    _lay_out_board(content, tables)
    return content


# Cards


def _lay_out_cards(content: BloodRageContent, tables: Tables) -> None:
    titles = entries_of(tables, AGE_CARDS)
    editions = entries_of(tables, EDITIONS)
    added = tables.added.get((CARD_FILE, "card"), ())
    own = [entry for entry in titles if entry.id not in added]
    faults = [*_card_faults(titles), *_total_faults(own, editions), *name_faults(AGE_CARDS, titles)]
    if faults:
        raise BadInput(*faults)
    by_card = _numbered(titles)
    entries = [by_card.get(CardId(card), _NO_CARD) for card in range(max(by_card) + 1)]
    content.cards = tuple(sorted(by_card))
    content.entry = tuple(entries)
    content.title = tuple(TitleId(TITLES.read(e.id) if e.id else -1) for e in entries)
    content.age = tuple(e.age for e in entries)
    content.kind = tuple(e.kind for e in entries)
    content.edition = tuple(e.edition for e in entries)
    icons = {name: icon for e in titles for name, icon in zip(copies(e), e.players, strict=True)}
    content.icon = tuple(icons.get(CARDS.write(card), "-") for card in range(len(entries)))
    content.strength = tuple(e.strength for e in entries)
    content.cost = tuple(e.cost for e in entries)
    content.glory = tuple(e.glory for e in entries)
    content.dead = tuple(e.dead for e in entries)
    content.quest_region = tuple(REGIONS.read(e.region) if e.region else -1 for e in entries)
    content.figure = tuple(FigureId(FIGURES.read(e.figure) if e.figure else -1) for e in entries)

    cards = by_card.items()
    content.of_age = tuple(sum(1 << c for c, e in cards if e.age == a) for a in range(AGES + 1))
    content.battle_cards = sum(1 << card for card, entry in cards if entry.kind == "battle")
    content.quest_cards = sum(1 << card for card, entry in cards if entry.kind == "quest")
    content.is_battle = tuple(e.kind == "battle" for e in entries)
    content.is_quest = tuple(e.kind == "quest" for e in entries)
    content.is_late = tuple(e.late for e in entries)
    content.late = tuple(card for card in content.cards if entries[card].late)
    content.slots = tuple(SLOTS.get(e.kind, 0) for e in entries)
    sheet = FIGURES.ids[: SHIP + 1]
    content.trained = tuple(FigureId(sheet.index(k) if k in sheet else -1) for k in content.kind)
    copied = [title for title, count in Counter(content.title).items() if count > 1]
    content.alike = tuple(1 << copied.index(t) if t in copied else 0 for t in content.title)
    content.hooks = EFFECTS.bind(CARD_FILE, cards, len(entries))
    content.titles = {CARDS.write(card): entry.title for card, entry in cards if entry.title}
    content.copy_of = {
        name: next((own for own in (f"{e.id}a", e.id) if own in OWN[CARDS.kind]), e.id)
        for e in titles
        for name in copies(e)
        if name not in OWN[CARDS.kind]
    }


def copies(entry: CardEntry) -> tuple[str, ...]:
    """The ids of the cards of a title: "troll-1", or "tyrs-smash-1a" and "tyrs-smash-1b"."""
    if len(entry.players) == 1:
        return (entry.id,)
    return tuple(entry.id + letter for letter in ascii_lowercase[: len(entry.players)])


def _numbered(titles: Sequence[CardEntry]) -> dict[CardId, CardEntry]:
    """The entry of each card, by its number: ours keep theirs, others come after them."""
    _numbers(TITLES, [entry.id for entry in titles])
    of = {name: entry for entry in titles for name in copies(entry)}
    return {CardId(card): of[CARDS.write(card)] for card in _numbers(CARDS, list(of))}


def _numbers(names: Names, ids: Sequence[str]) -> tuple[int, ...]:
    """Ours first. Where a pack has more copies of a title than we have, all that there might be are
    numbered at once: numbers must not hang on which pack came first."""
    own = OWN.get(names.kind, ())
    if names is CARDS and own and any(name in COPIES for name in ids):
        own = *own, *COPIES
        names.take(own)
    return names.take([*(name for name in own if name in ids), *(n for n in ids if n not in own)])


OWN: Final[dict[str, tuple[str, ...]]] = {}
"""Our own titles and cards, of all versions, in the order of their numbers."""
COPIES: tuple[str, ...] = ()
"""The cards of our titles that only packs have."""
for _version in SHELF.versions:
    _numbered(entries_of(SHELF.take(version=_version.number), AGE_CARDS))
    OWN.update({names.kind: names.ids for names in (TITLES, CARDS)})
COPIES = tuple(
    name
    for title in TITLES.ids
    for name in (title, *(title + letter for letter in ascii_lowercase))
    if name not in OWN[CARDS.kind]
)


def _card_faults(titles: Sequence[CardEntry]) -> Iterator[str]:
    names = Counter(name for entry in titles for name in copies(entry))
    monsters = Counter(entry.figure for entry in titles)
    for entry in titles:
        where = f"{CARD_FILE}: {entry.id}"
        if not 1 <= len(entry.players) <= len(ascii_lowercase):
            yield f"{where}: players must have an icon for each copy, 1 to {len(ascii_lowercase)}"
        if double := [name for name in copies(entry) if names[name] > 1]:
            yield f"{where}: '{double[0]}' is the id of a copy of another card too"
        if (entry.kind == "monster") != bool(entry.figure):
            yield f"{where}: a monster brings its figure, and no other card does"
        elif entry.figure and (entry.figure not in MONSTERS or monsters[entry.figure] > 1):
            left = ", ".join(name for name in MONSTERS if not monsters[name]) or "none is left"
            yield f"{where}: a monster needs a figure that no other card brings: {left}"
        if entry.kind == "quest" and bool(entry.region) == bool(entry.dead):
            yield f"{where}: a quest names a region, or a number of dead figures"
        elif entry.kind != "quest" and (entry.region or entry.dead):
            yield f"{where}: only a quest names a region, or a number of dead figures"
        if min(number for _, number in facts_of(entry)) < 0:
            yield f"{where}: numbers must not be below 0"


def _total_faults(own: Sequence[CardEntry], editions: Sequence[EditionEntry]) -> Iterator[str]:
    """BR-2.5.1, BR-3.5: the totals of an edition, age by age; what a pack adds does not count."""
    for edition in editions:
        for age in range(1, AGES + 1):
            cards = [e for e in own if e.age == age and e.edition in ("99", edition.id)]
            icons = [icon for entry in cards for icon in entry.players]
            found = (len(icons), icons.count("3+"), icons.count("4+"))
            if found != (edition.cards, edition.three, edition.four):
                yield (
                    f"{CARD_FILE}: age {age} of edition {edition.id} must have {edition.cards} "
                    f"cards, {edition.three} of them 3+ and {edition.four} 4+, not {found}"
                )


# The board


def _lay_out_board(content: BloodRageContent, tables: Tables) -> None:
    provinces = entries_of(tables, PROVINCES)
    rewards = entries_of(tables, TOKENS)
    figures = entries_of(tables, PIECES)
    stats = entries_of(tables, TRACKS)
    ages = entries_of(tables, AGE_GLORY)
    faults = [
        *name_faults(PROVINCES, provinces), *_province_faults(provinces), *_token_faults(rewards),
        *_figure_faults(figures), *_track_faults(stats), *_age_faults(ages),
    ]  # fmt: skip
    if faults:
        raise BadInput(*faults)
    content.villages = tuple(province.villages for province in provinces)
    content.region = tuple(
        REGIONS.read(region) for region in (*(p.region for p in provinces), "yggdrasil")
    )
    content.fjord = tuple(PlaceId(PLACES.read(province.fjord)) for province in provinces)
    content.shores = tuple(
        sum(1 << province for province, fjord in enumerate(content.fjord) if fjord == place)
        for place in range(len(PLACES))
    )
    content.supported = tuple(
        sum(content.shores[fjord] for nth, fjord in enumerate(FJORDS) if fjords >> nth & 1)
        for fjords in range(1 << len(FJORDS))
    )
    content.tokens = tuple(reward.tokens for reward in rewards)
    content.count = tuple(figure.count for figure in figures)
    brought = {content.figure[card]: content.strength[card] for card in content.cards}
    content.figure_strength = (
        *(figure.strength for figure in figures),
        *(brought.get(FigureId(FIGURES.read(monster)), 0) for monster in MONSTERS),
    )
    content.track = tuple(stat.track for stat in stats)
    content.ragnarok_glory = tuple(age.ragnarok for age in ages)


def _figure_faults(figures: Sequence[FigureEntry]) -> Iterator[str]:
    """BR-2.2"""
    for figure, count in zip(figures, FIGURE_COUNTS, strict=True):
        if figure.count != count or figure.strength < 0:
            yield (
                f"{BOARD_FILE}: {figure.id}: count must be {count}, and strength not below 0, "
                f"not {figure.count} and {figure.strength}"
            )


def _province_faults(provinces: Sequence[ProvinceEntry]) -> Iterator[str]:
    for province in provinces:
        if not 1 <= province.villages <= 9:
            yield f"{BOARD_FILE}: {province.id}: villages must be 1 to 9, not {province.villages}"


def _token_faults(rewards: Sequence[RewardEntry]) -> Iterator[str]:
    """BR-3.2: nine tokens, one of them for Yggdrasil."""
    counts = [reward.tokens for reward in rewards]
    if min(counts) < 0 or sum(counts) != len(OUTER) + 1 or counts[REWARD_ALL] != 1:
        yield f"{BOARD_FILE}: there must be 9 pillage tokens, one of them 'all', not {counts}"


def _track_faults(stats: Sequence[StatEntry]) -> Iterator[str]:
    for stat in stats:
        if len(stat.track) != CELLS or list(stat.track) != sorted(stat.track) or stat.track[0] < 1:
            yield f"{BOARD_FILE}: {stat.id}: a track has {CELLS} cells that never fall, from 1 up"


def _age_faults(ages: Sequence[AgeEntry]) -> Iterator[str]:
    for age in ages:
        if age.ragnarok < 0:
            yield f"{BOARD_FILE}: age {age.id}: ragnarok must not be below 0"
