"""The box: all content files, read once, and checked against the totals of the rulebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from ragnatafl.games.lords.cards.entries import (
    ArtefactEntry,
    AttackEntry,
    BlessingEntry,
    BossEntry,
    CombatEntry,
    ConditionEntry,
    CountEntry,
    EventEntry,
    GodEntry,
    HeroEntry,
    MonsterEntry,
    OriginEntry,
    RealmEntry,
    RuneEntry,
    SeaMonsterEntry,
    TrackEntry,
)
from ragnatafl.games.lords.cards.island import ISLAND, OUR_GODS, OUR_REALMS, read_board
from ragnatafl.games.lords.rules.board import GODS, REALMS, REGIONS, GodId, RealmId, RegionId
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
    CARDS,
    CONDITIONS,
    FACES,
    MONSTERS,
    PREY,
    RUNES,
    SEA_MONSTERS,
    SPACE_KINDS,
    TITLES,
    WEAPONS,
    WEAPONS_OF,
    Attack,
    AttributeId,
    CardId,
    KindId,
    LordsContent,
    RuneId,
    SpaceId,
    Track,
    WeaponId,
    thing_of_condition,
    thing_of_god,
    thing_of_prey,
    thing_of_realm,
)
from ragnatafl.kernel.codecs import BadInput, Names
from ragnatafl.kernel.content import AnyKind, Entry, Kind, entries_of, name_faults, titles_of
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.shelf import Shelf, Tables

_HERE: Final = files("ragnatafl.games.lords.cards")
SHELF: Final = Shelf(
    _HERE / "content",
    apart=("label", "centre", "outline"),
    of_packs=[("monsters.toml", "sea-monster")],
)
EXPANSIONS: Final = Path(str(_HERE / "expansions"))
"""A pack of ours, for those who own expansions: two gods, a realm, cards, sea monsters."""
TOTALS: Final = ("combat", "attack", "blessings-of-each-god")
_NAMES: Final[dict[str, Names]] = {"rune": RUNES, "attribute": ATTRIBUTES, "god": OUR_GODS}
"""What arguments of effects name."""
_ARTEFACTS: Final = Names("artefact", SHELF.every("artefacts.toml", "artefact"))
_BOARD: Final = {**_NAMES, "spaces": SPACE_KINDS, "artefact": _ARTEFACTS}
_EVENT: Final = {**_NAMES, "place": RUNES, "activate": RUNES, "region": REGIONS}
_REALM: Final = {**_NAMES, "action": ACTIONS}

COMBAT: Final = Kind(
    "combat.toml", "card", CombatEntry, named=_NAMES, grows=True, more=("barrow-spear",)
)
ATTACKS: Final = Kind("attacks.toml", "attack", AttackEntry, named=_NAMES, grows=True)
BLESSINGS: Final = Kind(
    "blessings.toml", "blessing", BlessingEntry, named=_NAMES, grows=True,
    more=("hall-of-the-dead", "watch-on-the-bridge"),
)  # fmt: skip
EVENTS: Final = Kind("events.toml", "event", EventEntry, named=_EVENT, which=("region",))
HEROES: Final = Kind("heroes.toml", "hero", HeroEntry, named=_NAMES, grows=True)
ORIGINS: Final = Kind("heroes.toml", "origin", OriginEntry, named=_NAMES, grows=True)
ARTEFACTS: Final = Kind(
    "artefacts.toml", "artefact", ArtefactEntry, named=_NAMES, more=("sultr", "gjallarhorn")
)
REALM_BONUSES: Final = Kind(
    "realms.toml", "realm", RealmEntry, OUR_REALMS, _REALM, more=REALMS.ids[len(OUR_REALMS) :],
    which=("action",),
)  # fmt: skip
MONSTER_BOARDS: Final = Kind("monsters.toml", "monster", MonsterEntry, MONSTERS, _BOARD)
SEA_MONSTER_FIGURES: Final = Kind(
    "monsters.toml", "sea-monster", SeaMonsterEntry, Names("sea monster"), more=SEA_MONSTERS.ids
)
BOSSES: Final = Kind("monsters.toml", "boss", BossEntry, Names("boss", ("loki",)), _BOARD)
GOD_BOARDS: Final = Kind(
    "gods.toml", "god", GodEntry, OUR_GODS, _BOARD, more=GODS.ids[len(OUR_GODS) :]
)
CONDITION_CARDS: Final = Kind(
    "conditions.toml", "condition", ConditionEntry, CONDITIONS, _NAMES, which=("players",)
)
TRACKS: Final = Kind("tracks.toml", "track", TrackEntry, which=("players",))
RUNE_TOKENS: Final = Kind("box.toml", "rune", RuneEntry, RUNES)
PIECES: Final = Kind("box.toml", "piece", CountEntry)
DIE_FACES: Final = Kind("box.toml", "face", CountEntry, FACES)
DECK_SIZES: Final = Kind("box.toml", "deck", CountEntry, Names("deck", TOTALS))
WEAPON_CARDS: Final = Kind("box.toml", "weapon", CountEntry, WEAPONS)
DECKS: Final[tuple[AnyKind, ...]] = (
    COMBAT, ATTACKS, BLESSINGS, EVENTS, HEROES, ORIGINS, ARTEFACTS,
)  # fmt: skip
"""The kinds of cards, in the order of their numbers. Each region has one event, each monster and
god one artefact: a pack adds none of these but for its own gods."""
KINDS: Final[tuple[AnyKind, ...]] = (
    *DECKS, MONSTER_BOARDS, BOSSES, GOD_BOARDS, REALM_BONUSES, CONDITION_CARDS, TRACKS,
    RUNE_TOKENS, DIE_FACES, PIECES, DECK_SIZES, WEAPON_CARDS, *ISLAND, SEA_MONSTER_FIGURES,
)  # fmt: skip
_NO_CARD: Final = HeroEntry(id="", source="proposed")
"""In the place of a number that is of another pack, or of another game."""


class Box:
    """All entries of the files, by kind, before rules see them."""

    def __init__(self, tables: Tables) -> None:
        self.combat = entries_of(tables, COMBAT)
        self.attacks = entries_of(tables, ATTACKS)
        self.blessings = entries_of(tables, BLESSINGS)
        self.events = entries_of(tables, EVENTS)
        self.heroes = entries_of(tables, HEROES)
        self.origins = entries_of(tables, ORIGINS)
        self.artefacts = entries_of(tables, ARTEFACTS)
        self.realms = entries_of(tables, REALM_BONUSES)
        self.monsters = entries_of(tables, MONSTER_BOARDS)
        self.sea_monsters: tuple[SeaMonsterEntry, ...] = ()
        if SEA_MONSTER_FIGURES.key in tables[SEA_MONSTER_FIGURES.file]:  # only with a pack
            self.sea_monsters = entries_of(tables, SEA_MONSTER_FIGURES)
        self.bosses = entries_of(tables, BOSSES)
        self.gods = entries_of(tables, GOD_BOARDS)
        self.conditions = entries_of(tables, CONDITION_CARDS)
        self.tracks = entries_of(tables, TRACKS)
        self.runes = entries_of(tables, RUNE_TOKENS)
        self.pieces = entries_of(tables, PIECES)
        self.faces = entries_of(tables, DIE_FACES)
        self.totals = entries_of(tables, DECK_SIZES)
        self.weapons = entries_of(tables, WEAPON_CARDS)

    @property
    def there(self) -> dict[str, Names]:
        """The gods, realms and artefacts that can be named: ours and those of a pack."""
        return {
            "god": Names("god", [god.id for god in self.gods]),
            "realms": Names("realm", [realm.id for realm in self.realms]),
            "artefact": Names("artefact", [artefact.id for artefact in self.artefacts]),
        }

    @property
    def boards(self) -> tuple[MonsterEntry | BossEntry, ...]:
        return (*self.monsters, *self.bosses)

    @property
    def decks(self) -> tuple[tuple[Entry, ...], ...]:
        return (
            self.combat, self.attacks, self.blessings, self.events, self.heroes, self.origins,
            self.artefacts,
        )  # fmt: skip

    @property
    def named(self) -> tuple[tuple[AnyKind, Sequence[Entry]], ...]:
        """All that may have a text."""
        return (
            *zip(DECKS, self.decks, strict=True), (REALM_BONUSES, self.realms),
            (MONSTER_BOARDS, self.monsters), (BOSSES, self.bosses), (GOD_BOARDS, self.gods),
            (CONDITION_CARDS, self.conditions),
        )  # fmt: skip


def fill(content: LordsContent, tables: Tables, kinds: Sequence[AnyKind] = KINDS) -> dict[int, str]:
    """The tables that rules read; every fault of the files is named at once.

    `kinds` are those of a mode too. Returns the file of each thing that may have a text.
    """
    _nothing_else_is_added(tables, kinds)
    box = Box(tables)
    _check(box, tables)
    _lay_out_cards(content, box)
    _lay_out_pieces(content, box)
    content.small = read_board("board_small.toml", tables, box.there)
    content.large = read_board("board_large.toml", tables, box.there)
    of_decks = zip((kind.file for kind in DECKS), content.decks, strict=True)
    return {
        **{card: file for (file, deck) in of_decks for card in deck},
        **{thing_of_realm(realm): "realms.toml" for realm in content.realms},
        **{thing_of_prey(prey): "monsters.toml" for prey in range(len(PREY))},
        **{thing_of_god(god): "gods.toml" for god in content.gods},
        **{thing_of_condition(c): "conditions.toml" for c in range(len(CONDITIONS))},
    }


def _nothing_else_is_added(tables: Tables, kinds: Sequence[AnyKind]) -> None:
    """A pack may add cards, and what we have numbered for it; of all else there is as
    much as in the box."""
    grow = [(kind.file, kind.key) for kind in kinds if kind.grows]
    more = {(kind.file, kind.key): kind.more for kind in kinds}
    faults = [
        f"{file}: {name}: a pack may add {_what(more.get((file, key)))} {key}: ours may be replaced"
        for (file, key), added in tables.added.items()
        for name in added
        if (file, key) not in grow and name not in more.get((file, key), ())
    ]
    taken = {
        name: kind for kind in kinds for name in (*(kind.ids.ids if kind.ids else ()), *kind.more)
    }
    faults += [
        f"{file}: {name}: is the id of a {taken[name].key}, give it another one"
        for (file, key), added in tables.added.items()
        for name in added
        if (file, key) in grow and name in taken and name not in more.get((file, key), ())
    ]
    if faults:
        raise BadInput(*faults)


def _what(known: tuple[str, ...] | None) -> str:
    return f"{' and '.join(known)}, but no other" if known else "cards, but no"


def _check(box: Box, tables: Tables) -> None:
    faults = [
        *_combat_faults(box.combat), *_attack_faults(box.attacks), *_total_faults(box, tables),
        *_event_faults(box.events), *_monster_faults(box.monsters, box.bosses[0]),
        *_god_faults(box.gods), *_realm_faults(box.realms), *_track_faults(box.tracks),
        *_box_faults(box.runes, box.pieces, box.faces),
        *_artefact_faults(box),
        *_origin_faults(box.origins), *_condition_faults(box.conditions),
        *(fault for kind, entries in box.named for fault in name_faults(kind, entries, box.there)),
        *_double_faults(box),
    ]  # fmt: skip
    if faults:
        raise BadInput(*faults)


# Cards


def copies(entry: Entry) -> tuple[str, ...]:
    """The ids of the cards of an entry: "onslaught", or "spear-a", "spear-b" and "spear-c"."""
    if not isinstance(entry, CombatEntry) or entry.copies == 1:
        return (entry.id,)
    return tuple(f"{entry.id}-{letter}" for letter in ascii_lowercase[: entry.copies])


def numbered(decks: Sequence[Sequence[Entry]]) -> tuple[dict[CardId, Entry], ...]:
    """By deck the entry of each card: ours keep their numbers, others come after them."""
    TITLES.take([entry.id for entry in decks[0]])
    of = [{name: entry for entry in deck for name in copies(entry)} for deck in decks]
    ids = [name for deck in of for name in deck]
    numbers = _numbers(ids)
    return tuple({numbers[name]: entry for name, entry in deck.items()} for deck in of)


def _numbers(ids: Sequence[str]) -> dict[str, CardId]:
    """Ours first. Where a pack has more copies of a title than we have, all that there might be are
    numbered at once: numbers must not hang on which pack came first."""
    if OWN and any(name in COPIES for name in ids):
        CARDS.take([*OWN, *COPIES])
    known = [name for name in (*OWN, *COPIES) if name in ids]
    others = [name for name in ids if name not in known]
    taken = CARDS.take([*known, *others])
    return dict(zip([*known, *others], map(CardId, taken), strict=True))


OWN: dict[str, int] = {}
"""The numbers of our own cards, of all versions."""
COPIES: tuple[str, ...] = ()
"""The cards that only packs have: more of our titles, and those that we number for them."""
for _version in SHELF.versions:
    numbered(Box(SHELF.take(version=_version.number)).decks)
    OWN.update({name: number for number, name in enumerate(CARDS.ids)})
COPIES = (
    *(
        name
        for title in (*TITLES.ids, *COMBAT.more)
        for name in (title, *(f"{title}-{letter}" for letter in ascii_lowercase))
        if name not in OWN
    ),
    *BLESSINGS.more,
    *ARTEFACTS.more,
)


def _lay_out_cards(content: LordsContent, box: Box) -> None:
    decks = numbered(box.decks)
    by_card = {int(card): entry for deck in decks for card, entry in deck.items()}
    content.decks = tuple(tuple(sorted(deck)) for deck in decks)
    content.cards = tuple(sorted(by_card))
    content.entry = tuple(by_card.get(c, _NO_CARD) for c in range(max(by_card) + 1))
    combat = [entry if isinstance(entry, CombatEntry) else None for entry in content.entry]
    content.title = tuple(TITLES.read(e.id) if e else -1 for e in combat)
    content.weapon = tuple(WeaponId(WEAPONS.read(e.weapon) if e else -1) for e in combat)
    content.value = tuple(e.value if e else 0 for e in combat)
    content.symbols = tuple(e.casualties if e else 0 for e in combat)
    content.attack = _attacks({c: e for c, e in by_card.items() if isinstance(e, AttackEntry)})
    content.god_of = {
        c: GodId(GODS.read(e.god)) for c, e in by_card.items() if isinstance(e, BlessingEntry)
    }
    events = {c: e for c, e in by_card.items() if isinstance(e, EventEntry)}
    content.event_region = {c: RegionId(int(e.region) - 1) for c, e in events.items()}
    content.event_place = {c: RuneId(RUNES.read(e.place)) for c, e in events.items()}
    content.event_activate = {
        c: tuple(RuneId(RUNES.read(rune)) for rune in e.activate) for c, e in events.items()
    }
    content.event_boss = {c: e.boss for c, e in events.items()}
    content.first_origin = next(
        CardId(c) for c, e in by_card.items() if isinstance(e, OriginEntry) and e.first
    )
    content.things = {
        **by_card,
        **{thing_of_realm(REALMS.read(entry.id)): entry for entry in box.realms},
        **{thing_of_prey(prey): entry for prey, entry in enumerate(box.boards)},
        **{thing_of_god(GODS.read(entry.id)): entry for entry in box.gods},
        **{thing_of_condition(c): entry for c, entry in enumerate(box.conditions)},
    }
    content.titles = {
        **titles_of((*box.realms, *box.boards, *box.gods, *box.conditions)),
        **{CARDS.write(card): entry.title for card, entry in by_card.items() if entry.title},
    }
    for weapon in WEAPONS.ids:  # sentences name the weapon
        content.titles.pop(weapon, None)
    content.copy_of = {
        name: f"{entry.id}-a" if f"{entry.id}-a" in OWN else entry.id
        for entry in box.combat
        for name in copies(entry)
        if name not in OWN
    }


def _attacks(entries: Mapping[int, AttackEntry]) -> dict[int, Attack]:
    """What attack cards say; those with the same numbers and effects are of one kind."""
    kinds: dict[object, int] = {}
    found = {}
    for card, entry in entries.items():
        effects = tuple(tuple(sorted(line.items())) for line in entry.when)
        said = entry.fury, entry.weak_point, entry.draws, entry.shield
        found[card] = Attack(*said, kinds.setdefault((*said, effects), len(kinds)))
    return found


# Monsters, gods and what else is in the box


def _lay_out_pieces(content: LordsContent, box: Box) -> None:
    boards = box.boards
    content.realm_rune = tuple(RuneId(RUNES.read(realm.rune)) for realm in box.realms)
    content.prey_rune = tuple(RuneId(RUNES.read(board.rune)) for board in boards)
    content.spaces = tuple(
        tuple(KindId(SPACE_KINDS.read(kind)) for kind in board.spaces) for board in boards
    )
    starts = [sum(len(board.spaces) for board in boards[:prey]) for prey in range(len(boards))]
    content.spaces_of = tuple(
        tuple(map(SpaceId, range(start, start + len(board.spaces))))
        for start, board in zip(starts, boards, strict=True)
    )
    content.space_kind = tuple(kind for board in content.spaces for kind in board)
    content.artefact_of = tuple(CardId(CARDS.read(m.artefact)) for m in box.monsters)
    content.bars_armies = box.bosses[0].bars_armies
    gods = {entry.id: entry for entry in box.gods}
    by_god = [gods.get(name) for name in GODS.ids]
    content.gods = tuple(GodId(GODS.read(name)) for name in gods)
    content.god_artefact = tuple(CardId(CARDS.read(g.artefact) if g else -1) for g in by_god)
    content.god_attribute = tuple(
        AttributeId(ATTRIBUTES.read(god.attribute) if god else -1) for god in by_god
    )
    content.priest_spaces = tuple(god.spaces if god else 0 for god in by_god)
    content.realms = tuple(RealmId(REALMS.read(realm.id)) for realm in box.realms)
    content.realms_of = tuple(
        tuple(RealmId(REALMS.read(realm.id)) for realm in box.realms if realm.action == action)
        for action in ACTIONS.ids
    )
    content.sea_monsters = tuple(monster.id for monster in box.sea_monsters)
    content.tracks = {track.id: Track(track.spaces, track.selections) for track in box.tracks}
    content.rune_tokens = tuple(rune.tokens for rune in box.runes)
    content.forge_tokens = tuple(rune.forges for rune in box.runes)
    content.faces = tuple(face.count for face in box.faces)


def _double_faults(box: Box) -> Iterator[Fault]:
    """No two cards are called alike, also not a copy and another one."""
    names = Counter(name for deck in box.decks for entry in deck for name in copies(entry))
    for kind, deck in zip(DECKS, box.decks, strict=True):
        for entry in deck:
            if double := [name for name in copies(entry) if names[name] > 1]:
                line = f"'{double[0]}' is the id of another card too"
                yield kind.fault(line, "other-card", (("id", double[0]),), entry=entry.id)


def _combat_faults(cards: tuple[CombatEntry, ...]) -> Iterator[Fault]:
    for card in cards:
        if not 0 <= card.value <= 9 or not 0 <= card.casualties <= 9:
            line = "value and casualties must be 0 to 9"
            yield COMBAT.beyond(card.id, "value casualties", line, 0, 9)
        if not 1 <= card.copies <= len(ascii_lowercase):
            most = len(ascii_lowercase)
            yield COMBAT.beyond(card.id, "copies", f"copies must be 1 to {most}", 1, most)


def _total_faults(box: Box, tables: Tables) -> Iterator[Fault]:
    """What the decks of the edition total; what a pack adds does not count."""
    added = {name for kind in DECKS for name in tables.added.get((kind.file, kind.key), ())}
    own = [card for card in box.combat if card.id not in added]
    combat, attack, blessings = (total.count for total in box.totals)
    if (found := sum(card.copies for card in own)) != combat:
        line = f"there must be {combat} combat cards, not {found}"
        yield COMBAT.total(line, combat, found)
    for weapon in box.weapons:
        found = sum(card.copies for card in own if card.weapon == weapon.id)
        if found != weapon.count:
            line = f"there must be {weapon.count} combat cards with a {weapon.id}, not {found}"
            yield COMBAT.total(line, weapon.count, found, weapon.id)
    if (found := sum(card.id not in added for card in box.attacks)) != attack:
        line = f"there must be {attack} attack cards, not {found}"
        yield ATTACKS.total(line, attack, found)
    for god in box.gods[: len(OUR_GODS)]:  # others have as many as their pack brings
        found = sum(b.god == god.id for b in box.blessings if b.id not in added)
        if found != blessings:
            line = f"there must be {blessings} blessings of {god.id}"
            yield BLESSINGS.total(line, blessings, found, god.id)


def _attack_faults(attacks: tuple[AttackEntry, ...]) -> Iterator[Fault]:
    for card in attacks:
        if not (0 <= card.fury <= 20 and 0 <= card.weak_point <= 20 and 1 <= card.draws <= 5):
            line = "fury and weak point are 0 to 20, draws 1 to 5"
            yield ATTACKS.fault(line, "attack", entry=card.id, name="fury weak_point draws")


def _event_faults(events: tuple[EventEntry, ...]) -> Iterator[Fault]:
    """One for each region of the large side."""
    if [event.region for event in events] != [str(number) for number in range(1, 22)]:
        line = "there must be one event for each region from 1 to 21, in this order"
        yield EVENTS.fault(line, "event-regions", name="region")


def _monster_faults(monsters: tuple[MonsterEntry, ...], boss: BossEntry) -> Iterator[Fault]:
    """Two monsters of each rune; spaces without a reward on every board (LOR-9.14)."""
    for rune in RUNES.ids:
        if sum(monster.rune == rune for monster in monsters) != 2:
            line, facts = f"there must be two monsters with {rune} (LOR-7.5.1)", (("rune", rune),)
            yield MONSTER_BOARDS.fault(line, "two-of-rune", facts, name="rune")
    boards: tuple[MonsterEntry | BossEntry, ...] = (*monsters, boss)
    for board in boards:
        sort: AnyKind = BOSSES if board is boss else MONSTER_BOARDS
        weapons = 2 if board is boss else 1
        for kind in board.spaces:
            known = kind in SPACE_KINDS.ids
            if known and len(WEAPONS_OF[SPACE_KINDS.read(kind)]) != weapons:
                line = f"'{kind}' must show {weapons} weapons (LOR-9.10)"
                shown = (("space", kind), ("weapons", weapons))
                yield sort.fault(line, "space-weapons", shown, entry=board.id, name="spaces")
    for monster in monsters:
        if not 5 <= len(monster.spaces) <= 12:
            line = "a monster has 5 to 12 wound spaces"
            yield MONSTER_BOARDS.beyond(monster.id, "spaces", line, 5, 12)
        if all("-" in kind for kind in monster.spaces):
            line = "some space must have no reward (LOR-9.14)"
            yield MONSTER_BOARDS.fault(line, "space-bare", entry=monster.id, name="spaces")
    if not 1 <= len(boss.spaces) <= 12:
        yield BOSSES.beyond(boss.id, "spaces", "the boss has 1 to 12 wound spaces", 1, 12)


def _god_faults(gods: tuple[GodEntry, ...]) -> Iterator[Fault]:
    if sorted(god.attribute for god in gods[: len(OUR_GODS)]) != sorted(ATTRIBUTES.ids):
        line = "each attribute must have one god (LOR-2.4)"
        yield GOD_BOARDS.fault(line, "god-attributes", name="attribute")
    for god in gods:
        if not 1 <= god.spaces <= 9:
            line = f"a monument has 1 to 9 priest spaces, not {god.spaces}"
            yield GOD_BOARDS.beyond(god.id, "spaces", line, 1, 9)


def _artefact_faults(box: Box) -> Iterator[Fault]:
    """LOR-11.1: each artefact is of one monster or god."""
    kept: list[str] = []
    keepers: list[tuple[AnyKind, str, str]] = [(GOD_BOARDS, g.id, g.artefact) for g in box.gods]
    keepers += [(MONSTER_BOARDS, monster.id, monster.artefact) for monster in box.monsters]
    for kind, keeper, artefact in keepers:
        if artefact in kept:
            line, facts = f"'{artefact}' belongs to another one", (("artefact", artefact),)
            yield kind.fault(line, "artefact-kept", facts, entry=keeper, name="artefact")
        kept.append(artefact)
    for entry in box.artefacts:
        if entry.id not in kept:
            line = "belongs to no god and no monster (LOR-11.1)"
            yield ARTEFACTS.fault(line, "artefact-of-nobody", entry=entry.id)


def _origin_faults(origins: tuple[OriginEntry, ...]) -> Iterator[Fault]:
    """LOR-7.10.1"""
    first = sum(origin.first for origin in origins)
    if first != 1:
        line = f"one origin must be the first player's, not {first} (LOR-7.10.1)"
        yield ORIGINS.fault(line, "first-origin", (("found", first),), name="first")


def _condition_faults(conditions: tuple[ConditionEntry, ...]) -> Iterator[Fault]:
    """LOR-7.7"""
    for condition in conditions:
        players = "2" if condition.id.endswith("-small") else "3-4"
        if condition.players != players:
            line, facts = f"is for {players} players", (("players", players),)
            yield CONDITION_CARDS.fault(
                line, "for-players", facts, entry=condition.id, name="players"
            )
        if not condition.modify:
            line = "must say when it is fulfilled"
            yield CONDITION_CARDS.fault(line, "condition-empty", entry=condition.id, name="does")


def _realm_faults(realms: tuple[RealmEntry, ...]) -> Iterator[Fault]:
    for realm, action in zip(realms, ACTIONS.ids, strict=False):  # others share one
        if realm.action != action:
            line, facts = f"its action must be {action} (LOR-7.1.3)", (("action", action),)
            yield REALM_BONUSES.fault(line, "realm-action", facts, entry=realm.id, name="action")


def _box_faults(
    runes: tuple[RuneEntry, ...], pieces: tuple[CountEntry, ...], faces: tuple[CountEntry, ...]
) -> Iterator[Fault]:
    """LOR-4.3: limited pieces have the numbers of the box."""
    counts = {piece.id: piece.count for piece in pieces}
    wanted = {"army": 6, "priest": 4, "ring": 2, "temple": 7, "slayer-token": 6}
    if counts != wanted:
        yield PIECES.fault(f"the pieces must be {wanted}, not {counts}", "pieces", name="count")
    if sum(rune.tokens for rune in runes) != 36 or min(rune.tokens for rune in runes) < 3:
        line = "there must be 36 runes, 3 of each type at least"
        yield RUNE_TOKENS.fault(line, "rune-tokens", name="tokens")
    if any(rune.forges != 2 for rune in runes):
        line = "there must be two forge tokens of each rune"
        yield RUNE_TOKENS.fault(line, "forge-tokens-each", name="forges")
    if sum(face.count for face in faces) != 6 or min(face.count for face in faces) < 0:
        yield DIE_FACES.fault("the monster die must have 6 faces", "die-faces", name="count")


def _track_faults(tracks: tuple[TrackEntry, ...]) -> Iterator[Fault]:
    if [track.id for track in tracks] != ["large-a", "large-b", "small-a", "small-b"]:
        line = "the tracks must be large-a, large-b, small-a and small-b"
        yield TRACKS.fault(line, "fixed-ids", (("ids", "large-a large-b small-a small-b"),))
    for track in tracks:
        players = "2" if track.id.startswith("small") else "3-4"
        if track.players != players:
            line, facts = f"is for {players} players", (("players", players),)
            yield TRACKS.fault(line, "for-players", facts, entry=track.id, name="players")
        if not 1 <= track.spaces <= 7:
            line = "1 to 7 spaces, there are 7 temples"
            yield TRACKS.beyond(track.id, "spaces", line, 1, 7)
        if any(not 1 <= space <= track.spaces for space in track.selections):
            line = "selections must be spaces of the track"
            yield TRACKS.fault(line, "selections", entry=track.id, name="selections")
