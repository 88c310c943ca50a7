"""LOR-4 to LOR-6, LOR-9.17: cards, monsters, runes and tracks: what is in the box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, NewType, cast

from ragnatafl.games.lords.rules.board import GODS, REALMS, Board, GodId, RealmId, RegionId
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import Custom, Names, Parts, set_of, spelt
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, PUBLIC, SEATS, Seat, mask_of
from ragnatafl.kernel.setup import Content, Setup

CardId = NewType("CardId", int)
CardSet = NewType("CardSet", int)
"""Cards as a bit mask."""
NO_CARDS: Final = CardSet(0)
ThingId = NewType("ThingId", int)
"""What may have a text of its own: every card, realm, monster, god and condition."""
RuneId = NewType("RuneId", int)
AttributeId = NewType("AttributeId", int)
ActionId = NewType("ActionId", int)
PreyId = NewType("PreyId", int)
"""What can be hunted: a monster or the boss (LOR-9.15)."""
MonsterId = NewType("MonsterId", PreyId)
FaceId = NewType("FaceId", int)
"""A face of the monster die."""
SpaceId = NewType("SpaceId", int)
"""A wound space, counted over all boards from left to right."""
KindId = NewType("KindId", int)
"""What a wound space shows: its weapon with its reward, or its two weapons."""
WeaponId = NewType("WeaponId", int)
ConditionId = NewType("ConditionId", int)

RUNES: Final = spelt(RuneId, Names("rune", ("uruz", "othala", "algiz")))
ALL_RUNES: Final = tuple(map(RuneId, range(len(RUNES))))
ATTRIBUTES: Final = spelt(AttributeId, Names("attribute", ("authority", "strength", "wisdom")))
AUTHORITY: Final = AttributeId(0)
STRENGTH: Final = AttributeId(1)
WISDOM: Final = AttributeId(2)
ALL_ATTRIBUTES: Final[tuple[AttributeId, ...]] = (AUTHORITY, STRENGTH, WISDOM)
_ACTIONS: Final = ("monsters", "usurp", "prepare", "mobilise", "reinforce", "build-temple")
ACTIONS: Final = spelt(ActionId, Names("special action", _ACTIONS))
"""Clockwise round the wheel: each belongs to the realm of the same number (LOR-7.1.3)."""
MONSTERS_ACTION: Final = ActionId(0)
USURP: Final = ActionId(1)
PREPARE: Final = ActionId(2)
MOBILISE: Final = ActionId(3)
REINFORCE: Final = ActionId(4)
BUILD_TEMPLE: Final = ActionId(5)
ALL_ACTIONS: Final = tuple(map(ActionId, range(len(ACTIONS))))
_MONSTERS: Final = ("draugr", "garm", "fafnir", "grendel", "hraesvelgr", "nidhogg")
MONSTERS: Final = spelt(MonsterId, Names("monster", _MONSTERS))
ALL_MONSTERS: Final = tuple(MonsterId(PreyId(monster)) for monster in range(len(MONSTERS)))
SEA_MONSTERS: Final = Names("sea monster", ("jormungandr", "kraken"))
"""They come only with a pack."""
PREY: Final = spelt(PreyId, Names("prey", (*MONSTERS.ids, "loki")))
ALL_PREY: Final = tuple(map(PreyId, range(len(PREY))))
BOSS: Final = ALL_PREY[-1]
NO_MONSTER: Final = MonsterId(PreyId(-1))
NO_PREY: Final = PreyId(-1)
WEAPONS: Final = Names("weapon", ("sword", "spear", "axe", "bow", "hammer", "shield"))
SHIELD: Final = WeaponId(WEAPONS.read("shield"))
REWARDS: Final = Names("reward", ("rune", "priest", "army", "realm"))
_BLADES: Final = WEAPONS.ids[:SHIELD]
_SPACES: Final = (
    *_BLADES,
    *(f"{weapon}-{reward}" for weapon in _BLADES for reward in REWARDS.ids),
    *(f"{first}-{second}" for first in _BLADES for second in _BLADES),
)
SPACE_KINDS: Final = spelt(KindId, Names("wound space", _SPACES))
FACES: Final = spelt(FaceId, Names("face of the monster die", ("move", "attack", "either")))
MOVE: Final = FaceId(0)
ATTACK: Final = FaceId(1)
EITHER: Final = FaceId(2)
_CONDITIONS: Final = ("monument", "slayer", "jarl", "gothi", "realms")
CONDITIONS: Final = spelt(
    ConditionId,
    Names("condition", tuple(f"{c}-{side}" for side in ("large", "small") for c in _CONDITIONS)),
)
IN_PLAY: Final = 5
"""LOR-7.7: how many conditions lie on the table."""
TO_RAGNAROK: Final = 3
"""LOR-1.5.3: so many of them face down."""

ARMIES: Final = 6
"""Armies of a player, and the most that one may be worth (LOR-6.1)."""
PRIESTS: Final = 4
RINGS: Final = 2
SLAYER_TOKENS: Final = 6
LEAST: Final = 2
MOST: Final = 6
"""LOR-5.1: the ends of an attribute's track."""
TOP_LEVEL: Final = 3
"""LOR-2.4.1: a complete monument."""


TITLES: Final = Names("title")
CARDS: Final = spelt(CardId, Names("card"))
"""Filled when the box is opened: our own cards first, in their order, then those of packs."""
CARD_SET: Final = spelt(CardSet, set_of(CARDS))

FIRST_REALM: Final = 10_000
"""Things that are no cards come after all cards there may ever be."""
FIRST_PREY: Final = FIRST_REALM + len(REALMS)
FIRST_GOD: Final = FIRST_PREY + len(PREY)
FIRST_CONDITION: Final = FIRST_GOD + len(GODS)


_THINGS: Final = ((FIRST_GOD, GODS), (FIRST_PREY, PREY), (FIRST_REALM, REALMS), (0, CARDS))


def _thing_written(thing: int) -> str:
    return next(names.write(thing - first) for first, names in _THINGS if thing >= first)


def _thing_read(text: str) -> int:
    first, names = next((shelf for shelf in _THINGS if text in shelf[1].ids), _THINGS[-1])
    return first + names.read(text)


def _thing_split(thing: int) -> tuple[int, ...]:
    """Which god, prey, realm or card it is: of one of these lists."""
    here = next(first for first, _ in _THINGS if thing >= first) if thing >= 0 else -1
    return tuple([thing - first if first == here else -1 for first, _ in _THINGS])


THINGS: Final = spelt(
    ThingId,
    Custom(
        "thing", _thing_written, _thing_read,
        Parts(_thing_split, god=GODS, prey=PREY, realm=REALMS, card=CARDS),
    ),
)  # fmt: skip
"""Cards, realms, monsters and gods: what brings something about."""


def with_card(cards: CardSet, card: CardId) -> CardSet:
    return CardSet(cards | 1 << card)


def without_card(cards: CardSet, card: CardId) -> CardSet:
    return CardSet(cards & ~(1 << card))


def thing_of_realm(realm: int) -> ThingId:
    return ThingId(FIRST_REALM + realm)


def thing_of_prey(prey: int) -> ThingId:
    return ThingId(FIRST_PREY + prey)


def thing_of_god(god: int) -> ThingId:
    return ThingId(FIRST_GOD + god)


def thing_of_condition(condition: int) -> ThingId:
    return ThingId(FIRST_CONDITION + condition)


# Zones (LOR-4.5): common ones, then six of each seat.
COMBAT_DECK: Final = 0
COMBAT_DISCARD: Final = 1
ATTACK_DECK: Final = 2
ATTACK_DISCARD: Final = 3
ATTACK_PLAYED: Final = 4
BLESSING_DECK: Final = 5
BLESSING_DISCARD: Final = 6
SELECTION: Final = 7
EVENT_DECK: Final = 8
EVENT_DISCARD: Final = 9
HERO_STACK: Final = 10
ORIGIN_STACK: Final = 11
UNCLAIMED: Final = 12
OUT: Final = 13
_COMMON: Final = 14
_OWNED: Final = 6


def number_of_zones(seats: int) -> int:
    return _COMMON + _OWNED * seats


def hand_of(seat: Seat) -> int:
    """The zone of combat cards in reserve."""
    return _COMMON + _OWNED * seat


def played_by(seat: Seat) -> int:
    """The zone of combat cards played in the battle or hunt going on."""
    return _COMMON + 1 + _OWNED * seat


def blessings_of(seat: Seat) -> int:
    return _COMMON + 2 + _OWNED * seat


def artefacts_of(seat: Seat) -> int:
    return _COMMON + 3 + _OWNED * seat


def tiles_of(seat: Seat) -> int:
    """The zone of hero tile and origin, and of those to choose from (LOR-7.10.1)."""
    return _COMMON + 4 + _OWNED * seat


def claws_of(seat: Seat) -> int:
    """The zone of the monster's attack hand while this seat plays it (LOR-9.4.1)."""
    return _COMMON + 5 + _OWNED * seat


def cards_in(cards: CardSet) -> list[CardId]:
    """The cards of a set, lowest number first."""
    found: list[CardId] = []
    left: int = cards
    while left:
        lowest = left & -left
        found.append(CardId(lowest.bit_length() - 1))
        left ^= lowest
    return found


def cards_as_set(cards: Iterable[CardId]) -> CardSet:
    return CardSet(sum(1 << card for card in cards))


def zones(setup: Setup) -> tuple[Zone, ...]:
    """LOR-4.5: hands, the monster's attack hand and the order of decks are secret."""
    decks = cast("LordsContent", setup.content).decks
    combat, attacks, blessings, events, heroes, origins, artefacts = map(cards_as_set, decks)

    def own() -> Iterator[Zone]:
        for seat in map(Seat, range(setup.seats)):
            name, alone = SEATS.write(seat), mask_of(seat)
            yield Zone(f"hand {name}", alone, seat, combat)
            yield Zone(f"played {name}", PUBLIC, seat, combat)
            yield Zone(f"blessings {name}", PUBLIC, seat, blessings)
            yield Zone(f"artefacts {name}", PUBLIC, seat, artefacts)
            yield Zone(f"tiles {name}", PUBLIC, seat, heroes | origins)
            yield Zone(f"claws {name}", alone, seat, attacks)

    return (
        Zone("combat-deck", NO_SEATS, NOBODY, combat),
        Zone("combat-discard", PUBLIC, NOBODY, combat),
        Zone("attack-deck", NO_SEATS, NOBODY, attacks),
        Zone("attack-discard", PUBLIC, NOBODY, attacks),
        Zone("attack-played", PUBLIC, NOBODY, attacks),
        Zone("blessing-deck", NO_SEATS, NOBODY, blessings),
        Zone("blessing-discard", PUBLIC, NOBODY, blessings),
        Zone("selection", PUBLIC, NOBODY, blessings),
        Zone("event-deck", NO_SEATS, NOBODY, events),
        Zone("event-discard", PUBLIC, NOBODY, events),
        Zone("hero-stack", NO_SEATS, NOBODY, heroes),
        Zone("origin-stack", NO_SEATS, NOBODY, origins),
        Zone("unclaimed", PUBLIC, NOBODY, artefacts),
        Zone("out", PUBLIC),
        *own(),
    )


WEAPONS_OF: Final = tuple(
    tuple(WeaponId(WEAPONS.read(part)) for part in kind.split("-") if part in WEAPONS.ids)
    for kind in SPACE_KINDS.ids
)
"""The weapons that a wound space asks for: one, or two at once (LOR-9.10)."""
REWARD_OF: Final = tuple(
    next((REWARDS.read(part) for part in kind.split("-") if part in REWARDS.ids), -1)
    for kind in SPACE_KINDS.ids
)
"""The reward of a wound space, -1 for none."""


class Attack(NamedTuple):
    """What an attack card says; cards alike are of one kind."""

    fury: int
    weak_point: int
    draws: int
    shield: bool
    """Does a shield block it?"""
    kind: int


class Track(NamedTuple):
    """A side of the temple track (LOR-7.2)."""

    spaces: int
    selections: tuple[int, ...]


class LordsContent(Content):
    """Boards, cards by number, monsters, gods and tracks, as rules read them.

    Tables by card have a place for every number; `decks` are those that there are.
    """

    small: Board
    large: Board

    cards: tuple[int, ...]
    """All that there are, of a mode of the game too."""
    decks: tuple[tuple[CardId, ...], ...]
    """Combat, attack, blessing and event cards, heroes, origins and artefacts."""
    entry: tuple[Entry, ...]
    """By card: its entry; copies have one."""
    title: tuple[int, ...]
    """By combat card: its title, by which copies are alike."""
    weapon: tuple[WeaponId, ...]
    value: tuple[int, ...]
    symbols: tuple[int, ...]
    """By combat card: its casualty symbols."""
    attack: dict[int, Attack]
    god_of: dict[int, GodId]
    """By blessing."""
    event_region: dict[int, RegionId]
    event_place: dict[int, RuneId]
    event_activate: dict[int, tuple[RuneId, ...]]
    event_boss: dict[int, bool]
    first_origin: CardId
    """Odinson or Odinsdottir (LOR-7.10.1)."""

    gods: tuple[GodId, ...]
    """Those that are there: three, and what a pack brings. Tables by god have a place for all."""
    realms: tuple[RealmId, ...]
    """Likewise: six, and what a pack brings."""
    realms_of: tuple[tuple[RealmId, ...], ...]
    """By special action: the realms whose bonuses it brings (LOR-8.5.2)."""
    sea_monsters: tuple[str, ...]
    """Those that a pack brings; people move them, no rule does."""
    realm_rune: tuple[RuneId, ...]
    prey_rune: tuple[RuneId, ...]
    """The rune of each monster, and of the boss."""
    spaces: tuple[tuple[KindId, ...], ...]
    """What the wound spaces of each board show."""
    spaces_of: tuple[tuple[SpaceId, ...], ...]
    """The numbers of the wound spaces of each board."""
    space_kind: tuple[KindId, ...]
    artefact_of: tuple[CardId, ...]
    """By monster."""
    bars_armies: bool
    """LOR-6.3.2: armies are not moved into the region of the boss."""
    god_artefact: tuple[CardId, ...]
    god_attribute: tuple[AttributeId, ...]
    priest_spaces: tuple[int, ...]
    tracks: dict[str, Track]
    rune_tokens: tuple[int, ...]
    forge_tokens: tuple[int, ...]
    faces: tuple[int, ...]
    """How many faces of the monster die show each."""
    things: dict[int, Entry]
    """The entry of each card, realm, monster, god and condition."""

    @property
    def combat(self) -> tuple[CardId, ...]:
        return self.decks[0]

    @property
    def attacks(self) -> tuple[CardId, ...]:
        return self.decks[1]

    @property
    def blessings(self) -> tuple[CardId, ...]:
        return self.decks[2]

    @property
    def events(self) -> tuple[CardId, ...]:
        return self.decks[3]

    @property
    def heroes(self) -> tuple[CardId, ...]:
        return self.decks[4]

    @property
    def origins(self) -> tuple[CardId, ...]:
        return self.decks[5]

    @property
    def artefacts(self) -> tuple[CardId, ...]:
        return self.decks[6]
