"""The box: all content files, read once, and checked against the totals of the rulebooks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    TrackEntry,
)
from ragnatafl.games.lords.rules.board import GODS, REALMS, Board
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ARTEFACTS,
    ATTACKS,
    ATTRIBUTES,
    BLESSINGS,
    CARDS,
    COMBAT,
    CONDITIONS,
    EVENTS,
    FACES,
    HEROES,
    MONSTERS,
    ORIGINS,
    RUNES,
    SPACE_KINDS,
    TITLE_OF,
    TITLES,
    WEAPONS,
    WEAPONS_OF,
    AttributeId,
    CardId,
    KindId,
    RuneId,
    SpaceId,
    WeaponId,
    own_combat,
)
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.content import Content, Entry, entries_of, same_ids
from ragnatafl.kernel.shelf import Tables


def _read_all(names: tuple[str, ...], codec: Names) -> tuple[int, ...]:
    return tuple(codec.read(name) for name in names)


class LordsContent(Content):
    """Boards, cards by number, monsters, gods and tracks."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.tables = tables
        combat = entries_of(tables, "combat.toml", "card", CombatEntry)
        attacks = entries_of(tables, "attacks.toml", "attack", AttackEntry)
        blessings = entries_of(tables, "blessings.toml", "blessing", BlessingEntry)
        events = entries_of(tables, "events.toml", "event", EventEntry)
        heroes = entries_of(tables, "heroes.toml", "hero", HeroEntry)
        origins = entries_of(tables, "heroes.toml", "origin", OriginEntry)
        artefacts = entries_of(tables, "artefacts.toml", "artefact", ArtefactEntry)
        realms = entries_of(tables, "realms.toml", "realm", RealmEntry)
        monsters = entries_of(tables, "monsters.toml", "monster", MonsterEntry)
        bosses = entries_of(tables, "monsters.toml", "boss", BossEntry)
        gods = entries_of(tables, "gods.toml", "god", GodEntry)
        conditions = entries_of(tables, "conditions.toml", "condition", ConditionEntry)
        tracks = entries_of(tables, "tracks.toml", "track", TrackEntry)
        runes = entries_of(tables, "box.toml", "rune", RuneEntry)
        pieces = entries_of(tables, "box.toml", "piece", CountEntry)
        faces = entries_of(tables, "box.toml", "face", CountEntry)
        same_ids("combat.toml", combat, TITLES)
        for file, entries, cards in (
            ("attacks.toml", attacks, ATTACKS), ("blessings.toml", blessings, BLESSINGS),
            ("events.toml", events, EVENTS), ("heroes.toml", heroes, HEROES),
            ("heroes.toml", origins, ORIGINS), ("artefacts.toml", artefacts, ARTEFACTS),
        ):  # fmt: skip
            same_ids(file, entries, Names("card", [CARDS.write(card) for card in cards]))
        same_ids("realms.toml", realms, REALMS)
        same_ids("monsters.toml", monsters, MONSTERS)
        same_ids("monsters.toml", bosses, Names("boss", ("loki",)))
        same_ids("gods.toml", gods, GODS)
        same_ids("conditions.toml", conditions, CONDITIONS)
        same_ids("box.toml", runes, RUNES)
        same_ids("box.toml", faces, FACES)
        faults = [
            *_combat_faults(combat), *_attack_faults(attacks), *_event_faults(events),
            *_monster_faults(monsters, bosses[0]), *_god_faults(gods, blessings),
            *_realm_faults(realms), *_box_faults(runes, pieces, faces), *_track_faults(tracks),
            *_artefact_faults(monsters, gods), *_origin_faults(origins),
            *_condition_faults(conditions),
        ]  # fmt: skip
        named: tuple[tuple[str, Sequence[Entry]], ...] = (
            ("combat.toml", combat), ("attacks.toml", attacks), ("blessings.toml", blessings),
            ("events.toml", events), ("heroes.toml", (*heroes, *origins)),
            ("artefacts.toml", artefacts), ("realms.toml", realms),
            ("monsters.toml", (*monsters, *bosses)), ("gods.toml", gods),
            ("conditions.toml", conditions),
        )  # fmt: skip
        for file, naming in named:
            faults += _name_faults(file, naming)
        if faults:
            raise BadInput(*faults)

        self.small = Board("board_small.toml", tables)
        self.large = Board("board_large.toml", tables)
        self.title = combat
        self.combat = tuple(combat[title] for title in TITLE_OF)
        """The entry of each combat card."""
        self.weapon = tuple(WeaponId(WEAPONS.read(card.weapon)) for card in self.combat)
        self.value = tuple(card.value for card in self.combat)
        self.symbols = tuple(card.casualties for card in self.combat)
        self.attack = attacks
        self.blessing = blessings
        self.event = events
        self.event_region = tuple(int(event.region) - 1 for event in events)
        self.event_place = tuple(RuneId(RUNES.read(event.place)) for event in events)
        self.event_activate = tuple(
            tuple(map(RuneId, _read_all(event.activate, RUNES))) for event in events
        )
        self.origin = origins
        self.first_origin = CardId(
            next(c for c, entry in zip(ORIGINS, origins, strict=True) if entry.first)
        )
        """Odinson or Odinsdottir (LOR-7.10.1)."""
        self.realm = realms
        self.realm_rune = tuple(RuneId(RUNES.read(realm.rune)) for realm in realms)
        self.monster = monsters
        self.boss = bosses[0]
        boards: tuple[MonsterEntry | BossEntry, ...] = (*monsters, bosses[0])
        self.prey_rune = tuple(RuneId(RUNES.read(board.rune)) for board in boards)
        """The rune of each monster, and of the boss."""
        self.spaces = tuple(
            tuple(KindId(SPACE_KINDS.read(kind)) for kind in board.spaces) for board in boards
        )
        """What the wound spaces of each board show."""
        starts = [sum(len(board.spaces) for board in boards[:prey]) for prey in range(len(boards))]
        self.spaces_of = tuple(
            tuple(map(SpaceId, range(start, start + len(board.spaces))))
            for start, board in zip(starts, boards, strict=True)
        )
        """The numbers of the wound spaces of each board."""
        self.space_kind = tuple(kind for board in self.spaces for kind in board)
        self.artefact_of = tuple(CardId(CARDS.read(monster.artefact)) for monster in monsters)
        self.god_artefact = tuple(CardId(CARDS.read(god.artefact)) for god in gods)
        self.god_attribute = tuple(AttributeId(ATTRIBUTES.read(god.attribute)) for god in gods)
        self.priest_spaces = tuple(god.spaces for god in gods)
        self.tracks = {track.id: track for track in tracks}
        self.rune_tokens = tuple(rune.tokens for rune in runes)
        self.forge_tokens = tuple(rune.forges for rune in runes)
        self.faces = tuple(face.count for face in faces)
        self.things: tuple[Entry, ...] = (
            *self.combat, *attacks, *blessings, *events, *heroes, *origins, *artefacts,
            *realms, *boards, *gods, *conditions,
        )  # fmt: skip
        """The entry of each thing that may have a text."""
        self.file_of = (
            *("combat.toml" for _ in COMBAT), *("attacks.toml" for _ in ATTACKS),
            *("blessings.toml" for _ in BLESSINGS), *("events.toml" for _ in EVENTS),
            *("heroes.toml" for _ in (*HEROES, *ORIGINS)), *("artefacts.toml" for _ in ARTEFACTS),
            *("realms.toml" for _ in realms), *("monsters.toml" for _ in boards),
            *("gods.toml" for _ in gods), *("conditions.toml" for _ in conditions),
        )  # fmt: skip
        """The file of each of them."""


NAMED: Final[dict[str, Names]] = {
    "rune": RUNES, "place": RUNES, "activate": RUNES, "attribute": ATTRIBUTES, "god": GODS,
    "spaces": SPACE_KINDS, "card": CARDS,
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


def _combat_faults(cards: tuple[CombatEntry, ...]) -> Iterator[str]:
    """35 cards; six of each weapon and five shields."""
    for card, own in zip(cards, own_combat(), strict=True):
        if (card.weapon, card.copies) != (own.weapon, own.copies):
            yield f"combat.toml: {card.id}: weapon and copies must be those of our own card"
        if not 0 <= card.value <= 9 or not 0 <= card.casualties <= 9:
            yield f"combat.toml: {card.id}: value and casualties must be 0 to 9"
    total = sum(card.copies for card in cards)
    if total != 35:
        yield f"combat.toml: there must be 35 combat cards, not {total}"


def _attack_faults(attacks: tuple[AttackEntry, ...]) -> Iterator[str]:
    if len(attacks) != 14:
        yield f"attacks.toml: there must be 14 attack cards, not {len(attacks)}"
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


def _god_faults(gods: tuple[GodEntry, ...], blessings: tuple[BlessingEntry, ...]) -> Iterator[str]:
    if sorted(god.attribute for god in gods) != sorted(ATTRIBUTES.ids):
        yield "gods.toml: each attribute must have one god (LOR-2.4)"
    for god in gods:
        if not 1 <= god.spaces <= 9:
            yield f"gods.toml: {god.id}: a monument has 1 to 9 priest spaces, not {god.spaces}"
        if sum(blessing.god == god.id for blessing in blessings) != 12:
            yield f"blessings.toml: there must be 12 blessings of {god.id}"


def _artefact_faults(
    monsters: tuple[MonsterEntry, ...], gods: tuple[GodEntry, ...]
) -> Iterator[str]:
    """LOR-11.1: each artefact is of one monster or god."""
    names = [CARDS.write(card) for card in ARTEFACTS]
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
