"""The box: all content files, read once, and checked against the totals of the rulebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from string import ascii_lowercase
from typing import Final, TypeVar

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
    TrackEntry,
)
from ragnatafl.games.lords.cards.island import read_board
from ragnatafl.games.lords.rules.board import GODS, REALMS, GodId, RegionId
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
    CARDS,
    CONDITIONS,
    FACES,
    MONSTERS,
    PREY,
    RUNES,
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
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.content import Entry, entries_of, same_ids
from ragnatafl.kernel.shelf import Shelf, Tables

E = TypeVar("E", bound=Entry)


SHELF: Final = Shelf(
    files("ragnatafl.games.lords.cards") / "content", apart=("label", "centre", "outline")
)
DECKS: Final = (
    ("combat.toml", "card"), ("attacks.toml", "attack"), ("blessings.toml", "blessing"),
    ("events.toml", "event"), ("heroes.toml", "hero"), ("heroes.toml", "origin"),
    ("artefacts.toml", "artefact"),
)  # fmt: skip
"""File and key of each kind of card, in the order of their numbers."""
_NO_CARD: Final = HeroEntry(id="", source="proposed")
"""In the place of a number that is of another pack, or of another game."""


class Box:
    """All entries of the files, by kind, before rules see them."""

    def __init__(self, tables: Tables) -> None:
        def entries(file: str, key: str, kind: type[E]) -> tuple[E, ...]:
            return entries_of(tables, file, key, kind)

        self.combat = entries("combat.toml", "card", CombatEntry)
        self.attacks = entries("attacks.toml", "attack", AttackEntry)
        self.blessings = entries("blessings.toml", "blessing", BlessingEntry)
        self.events = entries("events.toml", "event", EventEntry)
        self.heroes = entries("heroes.toml", "hero", HeroEntry)
        self.origins = entries("heroes.toml", "origin", OriginEntry)
        self.artefacts = entries("artefacts.toml", "artefact", ArtefactEntry)
        self.realms = entries("realms.toml", "realm", RealmEntry)
        self.monsters = entries("monsters.toml", "monster", MonsterEntry)
        self.bosses = entries("monsters.toml", "boss", BossEntry)
        self.gods = entries("gods.toml", "god", GodEntry)
        self.conditions = entries("conditions.toml", "condition", ConditionEntry)
        self.tracks = entries("tracks.toml", "track", TrackEntry)
        self.runes = entries("box.toml", "rune", RuneEntry)
        self.pieces = entries("box.toml", "piece", CountEntry)
        self.faces = entries("box.toml", "face", CountEntry)
        self.totals = entries("box.toml", "deck", CountEntry)
        self.weapons = entries("box.toml", "weapon", CountEntry)

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
    def named(self) -> tuple[tuple[str, Sequence[Entry]], ...]:
        """All that may have a text, with the files they are in."""
        return (
            *((file, entries) for (file, _), entries in zip(DECKS, self.decks, strict=True)),
            ("realms.toml", self.realms), ("monsters.toml", self.boards),
            ("gods.toml", self.gods), ("conditions.toml", self.conditions),
        )  # fmt: skip


def fill(
    content: LordsContent, tables: Tables, besides: Sequence[tuple[str, str]] = ()
) -> dict[int, str]:
    """The tables that rules read; every fault of the files is named at once.

    `besides` is what a pack may add for a mode of the game. Returns the file of each thing that may
    have a text.
    """
    _nothing_else_is_added(tables, besides)
    box = Box(tables)
    _check(box, tables)
    _lay_out_cards(content, box)
    _lay_out_pieces(content, box)
    content.small = read_board("board_small.toml", tables)
    content.large = read_board("board_large.toml", tables)
    of_decks = zip(DECKS, content.decks, strict=True)
    return {
        **{card: file for (file, _), deck in of_decks for card in deck},
        **{thing_of_realm(realm): "realms.toml" for realm in range(len(REALMS))},
        **{thing_of_prey(prey): "monsters.toml" for prey in range(len(PREY))},
        **{thing_of_god(god): "gods.toml" for god in range(len(GODS))},
        **{thing_of_condition(c): "conditions.toml" for c in range(len(CONDITIONS))},
    }


def _nothing_else_is_added(tables: Tables, besides: Sequence[tuple[str, str]]) -> None:
    """A pack may add cards; of all else there is as much as in the box."""
    faults = [
        f"{file}: {added[0]}: a pack may add cards, but no {key}: ours may be replaced"
        for (file, key), added in tables.added.items()
        if added and ((file, key) not in (*DECKS, *besides) or key in FIXED)
    ]
    if faults:
        raise BadInput(*faults)


FIXED: Final = ("event", "artefact")
"""Each region has one event, each monster and god one artefact: there can be no more of them."""


def _check(box: Box, tables: Tables) -> None:
    for file, entries, names in (
        ("realms.toml", box.realms, REALMS), ("monsters.toml", box.monsters, MONSTERS),
        ("monsters.toml", box.bosses, Names("boss", ("loki",))), ("gods.toml", box.gods, GODS),
        ("conditions.toml", box.conditions, CONDITIONS), ("box.toml", box.runes, RUNES),
        ("box.toml", box.faces, FACES), ("box.toml", box.weapons, WEAPONS),
        ("box.toml", box.totals, Names("deck", TOTALS)),
    ):  # fmt: skip
        same_ids(file, entries, names)
    faults = [
        *_combat_faults(box.combat), *_attack_faults(box.attacks), *_total_faults(box, tables),
        *_event_faults(box.events), *_monster_faults(box.monsters, box.bosses[0]),
        *_god_faults(box.gods), *_realm_faults(box.realms), *_track_faults(box.tracks),
        *_box_faults(box.runes, box.pieces, box.faces),
        *_artefact_faults(box.artefacts, box.monsters, box.gods),
        *_origin_faults(box.origins), *_condition_faults(box.conditions),
        *(fault for file, entries in box.named for fault in _name_faults(file, entries)),
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
    own = [name for name in OWN if name in ids]
    others = [name for name in ids if name not in OWN]
    taken = CARDS.take([*own, *others])
    return dict(zip([*own, *others], map(CardId, taken), strict=True))


OWN: dict[str, int] = {}
"""The numbers of our own cards, of all versions."""
for _version in SHELF.versions:
    numbered(Box(SHELF.take(version=_version.number)).decks)
    OWN.update({name: number for number, name in enumerate(CARDS.ids)})


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
        **{thing_of_realm(realm): entry for realm, entry in enumerate(box.realms)},
        **{thing_of_prey(prey): entry for prey, entry in enumerate(box.boards)},
        **{thing_of_god(god): entry for god, entry in enumerate(box.gods)},
        **{thing_of_condition(c): entry for c, entry in enumerate(box.conditions)},
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
    content.god_artefact = tuple(CardId(CARDS.read(god.artefact)) for god in box.gods)
    content.god_attribute = tuple(AttributeId(ATTRIBUTES.read(g.attribute)) for g in box.gods)
    content.priest_spaces = tuple(god.spaces for god in box.gods)
    content.tracks = {track.id: Track(track.spaces, track.selections) for track in box.tracks}
    content.rune_tokens = tuple(rune.tokens for rune in box.runes)
    content.forge_tokens = tuple(rune.forges for rune in box.runes)
    content.faces = tuple(face.count for face in box.faces)


NAMED: Final[dict[str, Names]] = {
    "rune": RUNES, "place": RUNES, "activate": RUNES, "attribute": ATTRIBUTES, "god": GODS,
    "spaces": SPACE_KINDS,
}  # fmt: skip
"""Fields of entries and arguments of effects that name something, and what there is."""


def _name_faults(file: str, entries: Sequence[Entry]) -> Iterator[str]:
    """What is named must be there; the nearest right name is told."""
    for entry in entries:
        fields = [(field, getattr(entry, field)) for field in entry.__struct_fields__]
        lines = (*entry.modify, *entry.when, *entry.instead, *entry.blank)
        arguments = [argument for line in lines for argument in line.items()]
        for field, value in (*fields, *arguments):
            if field in NAMED:
                for name in value if isinstance(value, tuple) else (value,):
                    if isinstance(name, str) and name not in NAMED[field].ids:
                        kind, right = NAMED[field].kind, did_you_mean(name, NAMED[field].ids)
                        yield f"{file}: {entry.id}: unknown {kind} '{name}', {right}"


def _double_faults(box: Box) -> Iterator[str]:
    """No two cards are called alike, also not a copy and another one."""
    names = Counter(name for deck in box.decks for entry in deck for name in copies(entry))
    for (file, _), deck in zip(DECKS, box.decks, strict=True):
        for entry in deck:
            if double := [name for name in copies(entry) if names[name] > 1]:
                yield f"{file}: {entry.id}: '{double[0]}' is the id of another card too"


def _combat_faults(cards: tuple[CombatEntry, ...]) -> Iterator[str]:
    for card in cards:
        if not 0 <= card.value <= 9 or not 0 <= card.casualties <= 9:
            yield f"combat.toml: {card.id}: value and casualties must be 0 to 9"
        if not 1 <= card.copies <= len(ascii_lowercase):
            yield f"combat.toml: {card.id}: copies must be 1 to {len(ascii_lowercase)}"


TOTALS: Final = ("combat", "attack", "blessings-of-each-god")


def _total_faults(box: Box, tables: Tables) -> Iterator[str]:
    """What the decks of the edition total; what a pack adds does not count."""
    added = {name for deck in DECKS for name in tables.added.get(deck, ())}
    own = [card for card in box.combat if card.id not in added]
    combat, attack, blessings = (total.count for total in box.totals)
    if (found := sum(card.copies for card in own)) != combat:
        yield f"combat.toml: there must be {combat} combat cards, not {found}"
    for weapon in box.weapons:
        found = sum(card.copies for card in own if card.weapon == weapon.id)
        if found != weapon.count:
            yield (
                f"combat.toml: there must be {weapon.count} combat cards with a {weapon.id}, "
                f"not {found}"
            )
    if (found := sum(card.id not in added for card in box.attacks)) != attack:
        yield f"attacks.toml: there must be {attack} attack cards, not {found}"
    for god in box.gods:
        if sum(b.god == god.id for b in box.blessings if b.id not in added) != blessings:
            yield f"blessings.toml: there must be {blessings} blessings of {god.id}"


def _attack_faults(attacks: tuple[AttackEntry, ...]) -> Iterator[str]:
    for card in attacks:
        if not (0 <= card.fury <= 20 and 0 <= card.weak_point <= 20 and 1 <= card.draws <= 5):
            yield f"attacks.toml: {card.id}: fury and weak point are 0 to 20, draws 1 to 5"


def _event_faults(events: tuple[EventEntry, ...]) -> Iterator[str]:
    """One for each region of the large side."""
    if [event.region for event in events] != [str(number) for number in range(1, 22)]:
        yield "events.toml: there must be one event for each region from 1 to 21, in this order"


def _monster_faults(monsters: tuple[MonsterEntry, ...], boss: BossEntry) -> Iterator[str]:
    """Two monsters of each rune; spaces without a reward on every board (LOR-9.14)."""
    for rune in RUNES.ids:
        if sum(monster.rune == rune for monster in monsters) != 2:
            yield f"monsters.toml: there must be two monsters with {rune} (LOR-7.5.1)"
    boards: tuple[MonsterEntry | BossEntry, ...] = (*monsters, boss)
    for board in boards:
        weapons = 2 if board is boss else 1
        for kind in board.spaces:
            known = kind in SPACE_KINDS.ids
            if known and len(WEAPONS_OF[SPACE_KINDS.read(kind)]) != weapons:
                yield f"monsters.toml: {board.id}: '{kind}' must show {weapons} weapons (LOR-9.10)"
    for monster in monsters:
        if not 5 <= len(monster.spaces) <= 12:
            yield f"monsters.toml: {monster.id}: a monster has 5 to 12 wound spaces"
        if all("-" in kind for kind in monster.spaces):
            yield f"monsters.toml: {monster.id}: some space must have no reward (LOR-9.14)"
    if not 1 <= len(boss.spaces) <= 12:
        yield f"monsters.toml: {boss.id}: the boss has 1 to 12 wound spaces"


def _god_faults(gods: tuple[GodEntry, ...]) -> Iterator[str]:
    if sorted(god.attribute for god in gods) != sorted(ATTRIBUTES.ids):
        yield "gods.toml: each attribute must have one god (LOR-2.4)"
    for god in gods:
        if not 1 <= god.spaces <= 9:
            yield f"gods.toml: {god.id}: a monument has 1 to 9 priest spaces, not {god.spaces}"


def _artefact_faults(
    artefacts: tuple[ArtefactEntry, ...],
    monsters: tuple[MonsterEntry, ...],
    gods: tuple[GodEntry, ...],
) -> Iterator[str]:
    """LOR-11.1: each artefact is of one monster or god."""
    names = [artefact.id for artefact in artefacts]
    kept: list[str] = []
    for file, keeper, artefact in (
        *(("gods.toml", god.id, god.artefact) for god in gods),
        *(("monsters.toml", monster.id, monster.artefact) for monster in monsters),
    ):
        if artefact not in names:
            right = did_you_mean(artefact, names)
            yield f"{file}: {keeper}: unknown artefact '{artefact}', {right}"
        elif artefact in kept:
            yield f"{file}: {keeper}: '{artefact}' belongs to another one"
        kept.append(artefact)


def _origin_faults(origins: tuple[OriginEntry, ...]) -> Iterator[str]:
    """LOR-7.10.1"""
    first = sum(origin.first for origin in origins)
    if first != 1:
        yield f"heroes.toml: one origin must be the first player's, not {first} (LOR-7.10.1)"


def _condition_faults(conditions: tuple[ConditionEntry, ...]) -> Iterator[str]:
    """LOR-7.7"""
    for condition in conditions:
        players = "2" if condition.id.endswith("-small") else "3-4"
        if condition.players != players:
            yield f"conditions.toml: {condition.id}: is for {players} players"
        if not condition.modify:
            yield f"conditions.toml: {condition.id}: must say when it is fulfilled"


def _realm_faults(realms: tuple[RealmEntry, ...]) -> Iterator[str]:
    for realm, action in zip(realms, ACTIONS.ids, strict=True):
        if realm.action != action:
            yield f"realms.toml: {realm.id}: its action must be {action} (LOR-7.1.3)"


def _box_faults(
    runes: tuple[RuneEntry, ...], pieces: tuple[CountEntry, ...], faces: tuple[CountEntry, ...]
) -> Iterator[str]:
    """LOR-4.3: limited pieces have the numbers of the box."""
    counts = {piece.id: piece.count for piece in pieces}
    wanted = {"army": 6, "priest": 4, "ring": 2, "temple": 7, "slayer-token": 6}
    if counts != wanted:
        yield f"box.toml: the pieces must be {wanted}, not {counts}"
    if sum(rune.tokens for rune in runes) != 36 or min(rune.tokens for rune in runes) < 3:
        yield "box.toml: there must be 36 runes, 3 of each type at least"
    if any(rune.forges != 2 for rune in runes):
        yield "box.toml: there must be two forge tokens of each rune"
    if sum(face.count for face in faces) != 6 or min(face.count for face in faces) < 0:
        yield "box.toml: the monster die must have 6 faces"


def _track_faults(tracks: tuple[TrackEntry, ...]) -> Iterator[str]:
    if [track.id for track in tracks] != ["large-a", "large-b", "small-a", "small-b"]:
        yield "tracks.toml: the tracks must be large-a, large-b, small-a and small-b"
    for track in tracks:
        players = "2" if track.id.startswith("small") else "3-4"
        if track.players != players:
            yield f"tracks.toml: {track.id}: is for {players} players"
        if not 1 <= track.spaces <= 7:
            yield f"tracks.toml: {track.id}: 1 to 7 spaces, there are 7 temples"
        if any(not 1 <= space <= track.spaces for space in track.selections):
            yield f"tracks.toml: {track.id}: selections must be spaces of the track"
