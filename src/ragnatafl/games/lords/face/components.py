"""The box of Lords to be read: cards, boards of monsters and gods, realms, conditions, tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.components import map_face, picture, printed, sign, source_of
from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.sheets import in_rows
from ragnatafl.games.lords.face.cards import printed_card
from ragnatafl.games.lords.face.figures import monster_art, rune_stone
from ragnatafl.games.lords.face.labels import monument_label
from ragnatafl.games.lords.face.livery import LIVERIES
from ragnatafl.games.lords.face.map import SIZE
from ragnatafl.games.lords.face.monsters import board_label, wound_space
from ragnatafl.games.lords.face.sheets import sheet_label
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.tracker import condition_label
from ragnatafl.games.lords.face.wheel import action_label, realm_label
from ragnatafl.games.lords.face.words import (
    battle_text,
    card_name,
    card_text,
    condition_text,
    god_text,
    hunt_text,
    special_text,
    territory_text,
)
from ragnatafl.games.lords.rules.board import GODS, REALMS, REGIONS, Board, GodId, RealmId
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_ACTIONS,
    ATTRIBUTES,
    BOSS,
    CARDS,
    CONDITIONS,
    FACES,
    PREY,
    REWARD_OF,
    REWARDS,
    RUNES,
    WEAPONS,
    WEAPONS_OF,
    ActionId,
    CardId,
    ConditionId,
    KindId,
    LordsContent,
    PreyId,
    RuneId,
    thing_of_condition,
    thing_of_god,
    thing_of_prey,
    thing_of_realm,
    tiles_of,
)
from ragnatafl.games.lords.rules.state import Lords, conditions_of, content_of, runes_in_supply
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.language import Language, language_at
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.kernel.setup import Content

LOOK: Final = "lords lr-hand"
PIECES: Final = {
    "army": sign("lr-army"),
    "priest": sign("lr-priest"),
    "ring": sign("lr-lair", size=0.6),
    "temple": sign("lr-church"),
    "slayer-token": sign("lr-skull"),
}
"""The signs of pieces."""
_SPACE: Final = 48


def art() -> str:
    return artwork(__package__ or "", "lr", LIVERIES)


def components_of(content: Content, code: str) -> list[Component]:
    box = cast("LordsContent", content)
    return list(Box(box, language_at(content, code, "ragnatafl.games.lords")).all())


class Box:
    """What there is, in the words of one language."""

    def __init__(self, content: LordsContent, words: Language) -> None:
        self.content = content
        self.words = words

    def all(self) -> Iterator[Component]:
        yield from self.cards()
        yield from self.events()
        yield from self.monsters()
        yield from self.gods()
        yield from self.realms()
        yield from self.actions()
        yield from self.attributes()
        yield from self.conditions()
        yield from self.tracks()
        yield from self.tokens()
        yield from self.boards()

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.words.say(key, facts)

    # Cards

    def cards(self) -> Iterator[Component]:
        """One a title: combat and attack cards, blessings, artefacts, heroes and origins."""
        box = self.content
        copies: dict[int, list[CardId]] = {}
        for card in box.combat:
            copies.setdefault(box.title[card], []).append(card)
        for cards in copies.values():
            yield self.card(cards, "combat", "combat card", "LOR-9.17.1")
        decks = (
            (box.attacks, "attack", "attacks attack", "LOR-9.17.2"),
            (box.blessings, "blessing", "blessings blessing", "LOR-8.5.8"),
            (box.artefacts, "artefact", "artefacts artefact", "LOR-11"),
            (box.heroes, "hero", "heroes hero", "LOR-5.4"),
            (box.origins, "origin", "heroes origin", "LOR-7.10.1"),
        )
        for deck, kind, entries, rule in decks:
            for card in deck:
                yield self.card([card], kind, entries, rule)

    def card(self, cards: Sequence[CardId], kind: str, entries: str, rule: str) -> Component:
        box, words, first = self.content, self.words, cards[0]
        entry, names = box.entry[first], tuple(map(CARDS.write, cards))
        face, high = printed_card(box, words, first, False)
        title = (f"card:{entry.id}",) if kind == "combat" else ()
        anchors = tuple(f"card:{name}" for name in names)
        return Component(
            id=(*title, *anchors)[0], kind=f"{kind}-cards", name=card_name(box, words, first),
            text=self.card_text(first), source=entry.source, face=picture(LOOK, face, high),
            facts=tuple(map(heading, self.card_facts(first, len(cards)))), rules=(rule,),
            anchors=anchors, ids=names, cards=tuple(cards), entries=(f"{entries} {entry.id}",),
        )  # fmt: skip

    def card_text(self, card: CardId) -> str:
        """Of a combat card that does nothing besides, its numbers tell all."""
        box, words = self.content, self.words
        if card not in box.combat:
            return card_text(box, words, card)
        found = (
            ("draw-in-hunt", hunt_text(box, words, card)),
            ("draw-in-battle", battle_text(box, words, card)),
        )
        told = " ".join(f"{heading(self.say(key))}: {text}" for key, text in found if text)
        return told or self.say("draw-no-text")

    def card_facts(self, card: CardId, copies: int) -> Iterator[str]:
        box, say = self.content, self.say
        if card in box.combat:
            yield self.words.name(WEAPONS.write(box.weapon[card]))
            yield say("draw-value", ("value", box.value[card]))
            yield say("draw-symbols", ("count", box.symbols[card]))
            yield say("draw-copies", ("count", copies))
        elif card in box.attacks:
            entry = box.attack[card]
            numbers = (("fury", entry.fury), ("weak", entry.weak_point), ("draws", entry.draws))
            yield say("draw-attack", *numbers)
            yield say("draw-blocked" if entry.shield else "draw-not-blocked")
        elif card in box.blessings:
            god = self.words.name(GODS.write(box.god_of[card]))
            yield say("draw-god-blessing", ("god", god))
        elif card in box.artefacts:
            for owner, name in self.owners(card):
                yield say("draw-artefact-of", ("owner", name), ("is", owner))

    def owners(self, card: CardId) -> Iterator[tuple[str, str]]:
        """The monster that guards an artefact, or the god whose it is."""
        box = self.content
        for prey, artefact in enumerate(box.artefact_of):
            if artefact == card:
                yield "monster", self.words.name(PREY.write(prey))
        for god, artefact in enumerate(box.god_artefact):
            if artefact == card:
                yield "god", self.words.name(GODS.write(god))

    def events(self) -> Iterator[Component]:
        box = self.content
        for card in box.events:
            name = CARDS.write(card)
            first, second = box.event_activate[card]
            text = self.say(
                "draw-event", ("region", REGIONS.write(box.event_region[card])),
                ("place", RUNES.write(box.event_place[card])), ("first", RUNES.write(first)),
                ("second", RUNES.write(second)), ("boss", int(box.event_boss[card])),
            )  # fmt: skip
            stones = "".join(
                f'<g transform="translate({x} 22)">{rune_stone(rune, 0.8)}</g>'
                for x, rune in ((20, box.event_place[card]), (106, first), (152, second))
            )
            arrow = '<path class="line" d="M50 22h26m-8-8l8 8-8 8"/>'
            yield self.thing(
                f"card:{name}", "events", heading(self.words.name(name)), text,
                [f"events event {name}"], signs=sign("lr-card"), more=stones + arrow, room=48,
                rules=("LOR-8.5.11.6",), ids=(name,), cards=(card,),
            )  # fmt: skip

    # Boards

    def monsters(self) -> Iterator[Component]:
        """Wound spaces, rune, territory attack and special attack of each board."""
        for prey in map(PreyId, range(len(PREY))):
            yield self.monster(prey)

    def monster(self, prey: PreyId) -> Component:
        box, name, say = self.content, PREY.write(prey), self.say
        spaces = box.spaces[prey]
        drawn = "".join(
            wound_space(kind, NOBODY, in_rows(place, 4, _SPACE + 1, 60), _SPACE - 3, 56)
            for place, kind in enumerate(spaces)
        )
        special = say("draw-special-attack", ("text", special_text(box, self.words, prey)))
        territory = territory_text(box, self.words, prey)
        texts = [say("draw-territory-attack", ("text", territory)) if prey != BOSS else territory]
        facts = [
            say("draw-rune", ("rune", RUNES.write(box.prey_rune[prey]))),
            f"{say('draw-wound-spaces')}: {', '.join(map(self.space, spaces))}",
        ]
        if prey != BOSS:
            artefact = card_name(box, self.words, box.artefact_of[prey])
            facts.append(say("draw-artefact-there", ("artefact", artefact)))
        signs = (
            f'<g transform="translate(32 30) scale(.66)">{monster_art(prey)}</g>'
            f'<g transform="translate(186 30)">{rune_stone(box.prey_rune[prey], 0.8)}</g>'
        )
        kind = "boss" if prey == BOSS else "monster"
        return self.thing(
            f"board:{name}", "monsters", self.words.name(name), " ".join((*texts, special)),
            [f"monsters {kind} {name}"], signs=signs, more=drawn,
            room=60 * ((len(spaces) + 3) // 4), texts=(*texts, special), facts=tuple(facts),
            rules=("LOR-9.17.3", "LOR-9.1"), ids=(name,), source=self.source(thing_of_prey(prey)),
            anchors=(f"piece:{name}", f"piece:figure-{name}"),
        )  # fmt: skip

    def space(self, kind: KindId) -> str:
        name = self.words.name
        weapons = " + ".join(name(WEAPONS.write(weapon)) for weapon in WEAPONS_OF[kind])
        reward = REWARD_OF[kind]
        return f"{weapons} ({name(f'reward-{REWARDS.write(reward)}')})" if reward >= 0 else weapons

    def gods(self) -> Iterator[Component]:
        box, say = self.content, self.say
        for god in box.gods:
            name, attribute = GODS.write(god), ATTRIBUTES.write(box.god_attribute[god])
            artefact = card_name(box, self.words, box.god_artefact[god])
            yield self.thing(
                f"god:{name}", "gods", self.words.name(name),
                god_text(self.content, self.words, god),
                [f"gods god {name}"],
                signs=sign(f"lr-{name}") + sign(f"lr-{attribute}", 186, 0.8),
                facts=(
                    heading(self.words.name(attribute)),
                    say("draw-priest-spaces", ("count", box.priest_spaces[god])),
                    say("draw-artefact-there", ("artefact", artefact)),
                ),
                rules=("LOR-2.4", "LOR-8.1.1"), ids=(name,), source=self.source(thing_of_god(god)),
                anchors=(f"piece:monument-{name}",),
            )  # fmt: skip

    def realms(self) -> Iterator[Component]:
        """What allies gain with the first marker on its action."""
        box = self.content
        for realm in box.realms:
            name = REALMS.write(realm)
            action = next(ACTIONS.write(a) for a in ALL_ACTIONS if realm in box.realms_of[a])
            stone = f'<g transform="translate(186 31)">{rune_stone(box.realm_rune[realm], 0.8)}</g>'
            yield self.thing(
                f"realm:{name}", "realms", self.words.name(name), self.say(f"text-{name}"),
                [f"realms realm {name}"], signs=sign("lr-realm") + stone,
                facts=(
                    self.say("draw-rune", ("rune", RUNES.write(box.realm_rune[realm]))),
                    self.say("draw-realm-action", ("action", action)),
                ),
                rules=("LOR-2.9", "LOR-8.5.2"), ids=(name,),
                source=self.source(thing_of_realm(realm)), anchors=(f"area:{name}",),
            )  # fmt: skip

    def actions(self) -> Iterator[Component]:
        """The special actions of the wheel."""
        rules = ("LOR-8.5.9", "LOR-8.5.10", "LOR-8.5.6", "LOR-8.5.5", "LOR-8.5.4", "LOR-8.5.7")
        for name, rule in zip(
            (*ACTIONS.ids, "build-monument"), (*rules, "LOR-8.5.11"), strict=True
        ):
            yield self.thing(
                f"action:{name}", "actions", self.words.name(name),
                self.say(f"draw-action-{name}"), [], signs=sign(f"lr-action-{name}"),
                rules=("LOR-8.5", rule), source="seed", anchors=(f"piece:action-{name}",),
            )  # fmt: skip

    def attributes(self) -> Iterator[Component]:
        """What they are good for."""
        for name in ATTRIBUTES.ids:
            yield self.thing(
                f"attribute:{name}", "attributes", heading(self.words.name(name)),
                self.say(f"draw-about-{name}"), [], signs=sign(f"lr-{name}"), rules=("LOR-5",),
                source="seed", anchors=(f"piece:attribute-{name}",),
            )  # fmt: skip

    def conditions(self) -> Iterator[Component]:
        """Of Ragnarok, for two players and for more."""
        for condition in map(ConditionId, range(len(CONDITIONS))):
            name = CONDITIONS.write(condition)
            players = "2" if name.endswith("small") else "3–4"
            yield self.thing(
                f"condition:{name}", "conditions", self.words.name(name),
                condition_text(self.content, self.words, condition),
                [f"conditions condition {name}"], signs=sign("lr-first"),
                facts=(self.say("draw-for-players", ("players", players)),),
                rules=("LOR-1.5",), ids=(name,),
                source=self.source(thing_of_condition(condition)),
            )  # fmt: skip

    def tracks(self) -> Iterator[Component]:
        for name, track in self.content.tracks.items():
            at = ", ".join(map(str, track.selections))
            players = "2" if name.startswith("small") else "3–4"
            yield self.thing(
                f"track:{name}", "tracks", self.say("draw-temple-track"),
                self.say("draw-track-text", ("spaces", track.spaces), ("selections", at)),
                [f"tracks track {name}"], signs=sign("lr-church"),
                facts=(
                    self.say("draw-for-players", ("players", players)),
                    self.say("draw-track-side", ("side", name[-1].upper())),
                ),
                rules=("LOR-7.2", "LOR-8.5.7"),
            )  # fmt: skip

    # Tokens

    def tokens(self) -> Iterator[Component]:
        """Runes, pieces and the die."""
        box, say = self.content, self.say
        for rune in map(RuneId, range(len(RUNES))):
            name = RUNES.write(rune)
            stone = f'<g transform="translate(97 30)">{rune_stone(rune, 1.3)}</g>'
            yield self.thing(
                f"rune:{name}", "tokens", self.words.name(name), say("draw-rune-text"),
                [f"box rune {name}"], signs=sign("lr-rune"), more=stone, room=62,
                facts=(
                    say("draw-copies", ("count", box.rune_tokens[rune])),
                    say("draw-forges", ("count", box.forge_tokens[rune])),
                ),
                rules=("LOR-4.1", "LOR-8.3"), anchors=(f"piece:rune-{name}",),
            )  # fmt: skip
        counts = {e.rsplit(" ", 1)[1]: e for e in box.sources if e.startswith("box piece ")}
        for name, entry in counts.items():
            yield self.thing(
                f"token:{name}", "tokens", say(f"draw-piece-{name}"), say(f"draw-text-{name}"),
                [entry], signs=PIECES[name], rules=("LOR-6",),
            )  # fmt: skip
        faces = "; ".join(
            f"{self.words.name(face)}: {box.faces[number]}" for number, face in enumerate(FACES.ids)
        )
        yield self.thing(
            "token:monster-die", "tokens", heading(self.words.name("monster-die")),
            say("draw-die-text", ("faces", faces)), [f"box face {face}" for face in FACES.ids],
            signs=sign("lr-action-monsters"), rules=("LOR-9.1",),
        )  # fmt: skip

    def boards(self) -> Iterator[Component]:
        yield self.board("large", self.content.large)
        yield self.board("small", self.content.small)

    def board(self, size: str, board: Board) -> Component:
        """Regions in the colours of their lands, with what is in them."""
        areas = [
            (f"land-{board.land_of[r]}", f"M{'L'.join(f'{x} {y}' for x, y in e.outline)}z")
            for r, e in enumerate(board.entries)
        ]
        regions = "; ".join(self.region(board, region) for region in board.regions)
        file = f"board_{size} "
        return self.thing(
            f"board:{size}", "boards", self.say("draw-island", ("size", size)), f"{regions}.",
            [entry for entry in self.content.sources if entry.startswith(file)],
            signs=sign("lr-tree"), more=map_face(areas, SIZE), room=200, texts=(),
            facts=(self.say("draw-for-players", ("players", "2" if size == "small" else "3–4")),),
            rules=("LOR-2",),
        )  # fmt: skip

    def region(self, board: Board, region: int) -> str:
        entry, say = board.entries[region], self.say
        parts = [say("draw-population", ("value", entry.population)), self.words.name(entry.land)]
        if entry.settlement:
            parts.append(say("draw-settlement"))
        if entry.shrine:
            parts.append(say("draw-shrine"))
        if entry.forge:
            parts.append(say("draw-forge-here"))
        if entry.monument:
            parts.append(self.words.name(entry.monument))
        return f"{entry.id} ({', '.join(parts)})"

    # All

    def source(self, thing: int) -> str:
        return self.content.things[thing].source

    def thing(
        self, name: str, kind: str, title: str, text: str, entries: Sequence[str], *, signs: str,
        rules: tuple[str, ...], more: str = "", room: int = 0, facts: tuple[str, ...] = (),
        anchors: tuple[str, ...] = (), ids: tuple[str, ...] = (), cards: tuple[int, ...] = (),
        source: str = "", texts: tuple[str, ...] | None = None,
    ) -> Component:  # fmt: skip
        """Something that is no card of a hand, drawn like one."""
        facts = tuple(map(heading, facts))
        shown = (text,) if texts is None else texts
        body, high = printed("tile", signs, title, shown, more, room)
        return Component(
            id=name, kind=kind, name=title, text=text,
            source=source or source_of(self.content, entries), face=picture(LOOK, body, high),
            facts=facts, rules=rules, anchors=anchors, ids=ids, cards=cards,
            entries=tuple(entries),
        )  # fmt: skip


def component_at(game: Lords, anchor: str) -> str:
    """Which component something on the table is: a hero, an army, a priest."""
    kind, _, name = anchor.partition(":")
    if kind != "piece":
        return anchor
    words = name.split("-")
    owner = next((word for word in words[:2] if word in SEATS.ids[: game.seats]), "")
    if owner and "hero" in words:
        heroes = content_of(game).heroes
        own = [card for card in game.zones[tiles_of(Seat(SEATS.read(owner)))] if card in heroes]
        return f"card:{CARDS.write(own[0])}" if len(own) == 1 else anchor
    return next((f"token:{word}" for word in words[:2] if word in PIECES), anchor)


def tell_now(game: Lords, name: str, code: str, names: Sequence[str]) -> list[str]:
    """Where a monster is and who wounded it, how high a monument is, who is allied."""
    return told(LordsSight(game, code, names), name)


def told(sight: LordsSight, component: str) -> list[str]:
    kind, _, name = component.partition(":")
    if kind == "seat":
        return [sheet_label(sight, Seat(SEATS.read(name)))]
    if kind == "board" and name in PREY.ids:
        return [board_label(sight, PreyId(PREY.read(name)))]
    if kind == "god":
        return [monument_label(sight, GodId(GODS.read(name)))]
    if kind == "realm":
        return [realm_label(sight, RealmId(REALMS.read(name)))]
    if kind == "action" and name in ACTIONS.ids:
        return [action_label(sight, ActionId(ACTIONS.read(name)))]
    if kind == "condition":
        condition = ConditionId(CONDITIONS.read(name))
        if condition in conditions_of(sight.game):
            return [condition_label(sight, condition)]
        return [sight.say("draw-not-played")]
    if kind == "rune":
        rune = RuneId(RUNES.read(name))
        return [sight.say("draw-in-supply", ("count", runes_in_supply(sight.game, rune)))]
    return []
