"""LOR-2 to LOR-6: everything on the table of Lords of Ragnarok, and questions about it."""

from __future__ import annotations

from typing import Final, NewType, cast

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.board import (
    GODS,
    NO_REGION,
    NO_SEA,
    REALMS,
    REGIONS,
    SEAS,
    Board,
    RealmId,
    RegionId,
    RegionSet,
    SeaId,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_MONSTERS,
    ALL_RUNES,
    ARMIES,
    ATTACK_DECK,
    ATTRIBUTES,
    BLESSING_DECK,
    BOSS,
    COMBAT_DECK,
    CONDITIONS,
    EVENT_DECK,
    HERO_STACK,
    IN_PLAY,
    LEAST,
    MONSTERS,
    MOST,
    NO_CARDS,
    NO_PREY,
    ORIGIN_STACK,
    OUT,
    PREY,
    PRIESTS,
    REWARD_OF,
    RINGS,
    RUNES,
    SLAYER_TOKENS,
    UNCLAIMED,
    WISDOM,
    AttributeId,
    CardId,
    CardSet,
    ConditionId,
    LordsContent,
    MonsterId,
    PreyId,
    RuneId,
    SpaceId,
    Track,
    artefacts_of,
    blessings_of,
    hand_of,
    tiles_of,
)
from ragnatafl.games.lords.rules.switches import LordsSwitches
from ragnatafl.kernel.cards import no_zones, put_all, unlike
from ragnatafl.kernel.codecs import MASK, Flags, Names, Number, Parts, or_none, spelt
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.hooks import none_in_force, put_in_force
from ragnatafl.kernel.scenes import Scene
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, SEATS, Seat, SeatMask, clockwise
from ragnatafl.kernel.state import State, field, seats_of, state

ArmyId = NewType("ArmyId", int)
"""Armies are numbered over all seats, six to each."""
OF_SEAT: Final = Names("army of a seat", tuple(map(str, range(1, ARMIES + 1))))


def split_army(army: int) -> tuple[int, int]:
    """Whose it is, and which of that seat's."""
    return divmod(army, ARMIES) if army >= 0 else (-1, -1)


ARMY: Final = spelt(
    ArmyId,
    Number("army", 0, ARMIES * len(SEATS) - 1, Parts(split_army, owner=SEATS, army=OF_SEAT)),
)
NO_ARMY: Final = ArmyId(-1)
NO_RAGNAROK: Final = -1


MOST_SPACES: Final = 100
"""More wound spaces than all boards have, those of packs too."""
SPACE: Final = Number("wound space", 1, MOST_SPACES)
SPACE_LABELS: Final = tuple(map(str, range(1, MOST_SPACES + 1)))

COUNT: Final = Number("count", 0, 2**31)

HUNTING: Final = Scene("hunt", left="hunt_ended")
"""LOR-9.4 to LOR-9.18; it is left when it is decided."""
FIGHTING: Final = Scene("battle")
"""LOR-10"""


@state
class Lords(State):
    # The turn
    active: Seat = field(codec=or_none(SEATS), default=NOBODY)
    """Whose turn it is (LOR-8.0); NOBODY during the set-up."""
    first: Seat = field(codec=or_none(SEATS), default=NOBODY)
    """Who had the first turn of the game (LOR-7.10.9)."""
    turns: int = field(codec=COUNT, default=0)
    """Turns begun so far."""
    last_turns: int = field(codec=Number("last turns", NO_RAGNAROK, 6), default=NO_RAGNAROK)
    """LOR-1.5.4: last turns still to begin; -1 before Ragnarok."""
    face_down: int = field(codec=Flags("conditions face down", CONDITIONS.ids), default=0)
    """LOR-1.5.1: the conditions that were fulfilled, as bits."""

    # The island
    control: list[Seat] = field(codec=or_none(SEATS), by=(REGIONS,))
    """By region: who controls it (LOR-3.1)."""
    temples: RegionSet = RegionSet(0)
    """The regions with a temple (LOR-2.6)."""
    forge_rune: list[RuneId] = field(codec=or_none(RUNES), by=(REGIONS,))
    """By region: the rune type of its forge token (LOR-2.7)."""
    forged: RegionSet = RegionSet(0)
    """The regions whose forge holds its rune."""
    levels: list[int] = field(codec=Number("level of a monument", 0, 3), by=(GODS,))
    """By god (LOR-2.4.1)."""
    sent: list[list[int]] = field(codec=Number("priests", 0, PRIESTS), by=(GODS, SEATS))
    """By god and seat: priests at the monument (LOR-8.1.1.5)."""
    allies: list[SeatMask] = field(codec=MASK, by=(REALMS,))
    """By realm: the seats allied with it (LOR-2.9)."""
    marked: list[SeatMask] = field(codec=MASK, by=(ACTIONS,))
    """By special action: the seats with a marker on it (LOR-8.5.1)."""
    top: list[Seat] = field(codec=or_none(SEATS), by=(ACTIONS,))
    """By special action: whose marker lies on top."""

    # Players
    army_region: list[RegionId] = field(codec=or_none(REGIONS), by=(SEATS, OF_SEAT))
    """By army: where it is; NO_REGION in its owner's reserve."""
    army_value: list[int] = field(codec=Number("army value", 0, ARMIES), by=(SEATS, OF_SEAT))
    """By army: 1 to 6 on the board, 0 in the reserve (LOR-6.1)."""
    hero_region: list[RegionId] = field(codec=or_none(REGIONS), by=(SEATS,))
    drakkar_sea: list[SeaId] = field(codec=or_none(SEAS), by=(SEATS,))
    tokens: list[list[int]] = field(codec=Number("attribute", LEAST, MOST), by=(SEATS, ATTRIBUTES))
    """By seat: where the attribute tokens are, hurt or not (LOR-5.1)."""
    injured: list[int] = field(codec=Flags("injured attributes", ATTRIBUTES.ids), by=(SEATS,))
    """By seat: the attributes whose token shows its injured side, as bits (LOR-5.3)."""
    runes: list[list[int]] = field(codec=Number("runes", 0, 36), by=(SEATS, RUNES))
    """By seat: runes of each type in reserve (LOR-4.1)."""
    priests: list[int] = field(codec=Number("priests", 0, PRIESTS), by=(SEATS,))
    """By seat: priests in reserve."""
    slayer_tokens: list[int] = field(codec=Number("slayer tokens", 0, SLAYER_TOKENS), by=(SEATS,))
    exhausted: CardSet = NO_CARDS
    """LOR-11.3: the artefacts that are exhausted."""

    # Monsters
    monster_region: list[RegionId] = field(codec=or_none(REGIONS), by=(MONSTERS,))
    """By monster: where it is; NO_REGION off the board, slain or not yet placed."""
    ring: list[Seat] = field(codec=or_none(SEATS), by=(MONSTERS,))
    """By monster: who controls it (LOR-9.3)."""
    slayer: list[Seat] = field(codec=or_none(SEATS), by=(MONSTERS,))
    """By monster: who has its figure (LOR-9.12.1); NOBODY while it lives."""
    upper: int = field(codec=Flags("upper boards", MONSTERS.ids), default=0)
    """LOR-7.5.1: the monsters on the upper boards, as bits."""
    wounds: list[Seat] = field(codec=or_none(SEATS), by=(SPACE,))
    """By wound space, boards one after the other: whose marker covers it (LOR-9.11)."""
    boss_region: RegionId = field(codec=or_none(REGIONS), default=NO_REGION)

    # A hunt (LOR-9.4)
    prey: PreyId = field(codec=or_none(PREY), default=NO_PREY, scene=HUNTING)
    """What is hunted; NO_PREY without a hunt. The hunter is the active seat."""
    hunt_ended: bool = field(codec=Number("hunt ended", 0, 1), default=False, scene=HUNTING)
    """It is decided; its remaining steps do nothing."""
    struck: int = field(codec=Flags("wounds", SPACE_LABELS), default=0, scene=HUNTING)
    """The wound spaces covered by the hunter in this hunt, as bits."""
    struck_now: int = field(codec=COUNT, default=0, scene=HUNTING)
    """Wounds in this hero's round (LOR-9.7.6)."""
    calmed: int = field(codec=COUNT, default=0, scene=HUNTING)
    """By how much the fury of the next attack is less."""
    staggered: int = field(codec=COUNT, default=0, scene=HUNTING)
    """How many cards fewer the monster draws at the end of its next round."""
    emboldened: int = field(codec=COUNT, default=0, scene=HUNTING)
    """How many cards more the monster draws at the end of this round."""
    lured: bool = field(codec=Number("lured", 0, 1), default=False, scene=HUNTING)
    """The hunter chooses the next attack card."""
    shrugged: CardSet = field(default=NO_CARDS, scene=HUNTING)
    """The cards that have saved the hunter from an injury in this hunt."""

    # A battle (LOR-10)
    battle_region: RegionId = field(codec=or_none(REGIONS), default=NO_REGION, scene=FIGHTING)
    attacker: Seat = field(codec=or_none(SEATS), default=NOBODY, scene=FIGHTING)
    defender: Seat = field(codec=or_none(SEATS), default=NOBODY, scene=FIGHTING)
    passed: SeatMask = field(codec=MASK, default=NO_SEATS, scene=FIGHTING)
    muted: SeatMask = field(codec=MASK, default=NO_SEATS, scene=FIGHTING)
    """The seats whose next card has no battle effect."""
    card_total: list[int] = field(codec=COUNT, default=0, scene=FIGHTING, by=(SEATS,))
    """By seat: what cards and artefacts add to its battle value."""
    symbols: list[int] = field(codec=COUNT, default=0, scene=FIGHTING, by=(SEATS,))
    """By seat: casualty symbols played and not ignored (LOR-10.2.3)."""
    spared: list[int] = field(codec=COUNT, default=0, scene=FIGHTING, by=(SEATS,))
    """By seat: casualty symbols that will be ignored."""
    harm: list[int] = field(codec=COUNT, default=0, scene=FIGHTING, by=(SEATS,))
    """By seat: more losses to spread if this seat loses."""
    bitten: list[int] = field(codec=COUNT, default=0, scene=FIGHTING, by=(SEATS,))
    """By seat: more losses of each of its armies if this seat loses."""
    winner: Seat = field(codec=or_none(SEATS), default=NOBODY, scene=FIGHTING)

    presence: list[RegionSet] = field(role="derived")
    """By seat: the regions where it has armies."""
    domain: list[RegionSet] = field(role="derived")
    """By seat: the regions it controls."""


def start(setup: Setup) -> Lords:
    """LOR-7: the table before its set-up, all cards in their decks."""
    seats, content = setup.seats, cast("LordsContent", setup.content)
    board = content.small if seats == 2 else content.large
    regions, spaces = len(board.regions), len(content.space_kind)
    gods = content.gods[-1] + 1
    game = Lords(
        setup=setup,
        seats=seats,
        control=[NOBODY] * regions,
        forge_rune=[RuneId(-1)] * regions,
        levels=[0] * gods,
        sent=[[0] * seats for _ in range(gods)],
        allies=[NO_SEATS] * (content.realms[-1] + 1),
        marked=[NO_SEATS] * len(ACTIONS),
        top=[NOBODY] * len(ACTIONS),
        army_region=[NO_REGION] * (ARMIES * seats),
        army_value=[0] * (ARMIES * seats),
        hero_region=[NO_REGION] * seats,
        drakkar_sea=[NO_SEA] * seats,
        tokens=[[LEAST] * len(ATTRIBUTES) for _ in range(seats)],
        injured=[0] * seats,
        runes=[[0] * len(RUNES) for _ in range(seats)],
        priests=[cast("LordsSwitches", setup.switches).start_priests] * seats,
        slayer_tokens=[0] * seats,
        monster_region=[NO_REGION] * len(MONSTERS),
        ring=[NOBODY] * len(MONSTERS),
        slayer=[NOBODY] * len(MONSTERS),
        wounds=[NOBODY] * spaces,
        card_total=[0] * seats,
        symbols=[0] * seats,
        spared=[0] * seats,
        harm=[0] * seats,
        bitten=[0] * seats,
        presence=[RegionSet(0)] * seats,
        domain=[RegionSet(0)] * seats,
    )
    none_in_force(game)
    no_zones(game)
    put_all(game, COMBAT_DECK, content.combat)
    put_all(game, ATTACK_DECK, content.attacks)
    put_all(game, BLESSING_DECK, content.blessings)
    put_all(game, EVENT_DECK, [c for c in content.events if content.event_region[c] < regions])
    put_all(game, OUT, [c for c in content.events if content.event_region[c] >= regions])
    put_all(game, HERO_STACK, content.heroes)
    put_all(game, ORIGIN_STACK, content.origins)
    put_all(game, UNCLAIMED, content.artefacts)
    return game


def rebuild(game: Lords) -> None:
    """Make anew what is derived: where armies are, who controls what, whose texts hold."""
    game.presence = [regions_with_armies(game, seat) for seat in seats_of(game)]
    game.domain = [
        region_set([RegionId(r) for r, owner in enumerate(game.control) if owner == seat])
        for seat in seats_of(game)
    ]
    none_in_force(game)
    for seat in seats_of(game):
        if not texts_hold(game, seat):
            continue
        if game.hero_region[seat : seat + 1] > [
            NO_REGION
        ]:  # before it is placed no ability holds (LOR-7.10.8)
            put_in_force(game, hero_of(game, seat), seat)
        for card in game.zones[blessings_of(seat)]:
            put_in_force(game, card, seat)
        for card in game.zones[artefacts_of(seat)]:
            if not game.exhausted >> card & 1:
                put_in_force(game, card, seat)


def texts_hold(game: Lords, seat: Seat) -> bool:
    """Do texts of heroes and cards hold for this player?"""
    return moments.TEXTS_HOLD.of(game, 1, seat) > 0


def content_of(game: State) -> LordsContent:
    return game.setup.content  # type: ignore[return-value]  # no other is ever set up with it


def switches_of(game: State) -> LordsSwitches:
    return cast("LordsSwitches", game.setup.switches)


def board_of(game: State) -> Board:
    """LOR-7.1.1: the side for the number of players."""
    content: LordsContent = game.setup.content  # type: ignore[assignment]
    return content.small if game.seats == 2 else content.large


def track_of(game: State) -> Track:
    """LOR-7.2: the temple track for the number of players, on the chosen side."""
    size = "small" if game.seats == 2 else "large"
    return content_of(game).tracks[f"{size}-{switches_of(game).track}"]


_LARGE_CONDITIONS: Final = tuple(map(ConditionId, range(IN_PLAY)))
_SMALL_CONDITIONS: Final = tuple(map(ConditionId, range(IN_PLAY, 2 * IN_PLAY)))


def conditions_of(game: State) -> tuple[ConditionId, ...]:
    """LOR-7.7: the five conditions for the number of players."""
    return _SMALL_CONDITIONS if game.seats == 2 else _LARGE_CONDITIONS


def in_turn(game: State, first: Seat) -> tuple[Seat, ...]:
    """All seats once, clockwise from `first`."""
    return clockwise(first, game.seats)


def left_of(game: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % game.seats)


def right_of(game: State, seat: Seat) -> Seat:
    return Seat((seat - 1) % game.seats)


def rounds(game: Lords) -> int:
    """How many rounds have begun."""
    return -(-game.turns // game.seats)


# Attributes (LOR-5)


def attribute(game: Lords, seat: Seat, which: AttributeId) -> int:
    """LOR-5.3.2: an injured attribute counts 2."""
    return LEAST if game.injured[seat] >> which & 1 else game.tokens[seat][which]


def rune_limit(game: Lords, seat: Seat) -> int:
    """LOR-4.2"""
    return attribute(game, seat, WISDOM)


def card_limit(game: Lords, seat: Seat) -> int:
    """LOR-4.2, with what blessings add."""
    return moments.CARD_LIMIT.of(game, attribute(game, seat, WISDOM), seat)


# Armies (LOR-6)


def owner_of(army: int) -> Seat:
    return Seat(army // ARMIES)


def armies(seat: Seat) -> range:
    """The numbers of a player's armies."""
    return range(seat * ARMIES, (seat + 1) * ARMIES)


def armies_in(game: Lords, seat: Seat, region: RegionId) -> list[ArmyId]:
    if not game.presence[seat] >> region & 1:
        return []
    places, first = game.army_region, seat * ARMIES
    return [ArmyId(a) for a in range(first, first + ARMIES) if places[a] == region]


def all_armies_in(game: Lords, region: RegionId) -> list[ArmyId]:
    """The armies of everybody in a region."""
    return [ArmyId(army) for army, place in enumerate(game.army_region) if place == region]


def armies_on_board(game: Lords, seat: Seat) -> list[ArmyId]:
    places, first = game.army_region, seat * ARMIES
    return [ArmyId(army) for army in range(first, first + ARMIES) if places[army] >= 0]


def army_in_reserve(game: Lords, seat: Seat) -> ArmyId:
    """An army to be placed, NO_ARMY if there is none."""
    places, first = game.army_region, seat * ARMIES
    for army in range(first, first + ARMIES):
        if places[army] < 0:
            return ArmyId(army)
    return NO_ARMY


def total(game: Lords, seat: Seat, region: RegionId) -> int:
    """LOR-6.1.3: the sum of a player's armies in a region."""
    if not game.presence[seat] >> region & 1:
        return 0
    places, values, found, first = game.army_region, game.army_value, 0, seat * ARMIES
    for army in range(first, first + ARMIES):
        if places[army] == region:
            found += values[army]
    return found


def regions_with_armies(game: Lords, seat: Seat) -> RegionSet:
    """Where a player has armies, looked up in them; `presence` is the same, kept."""
    found, first = 0, seat * ARMIES
    for region in game.army_region[first : first + ARMIES]:
        if region >= 0:
            found |= 1 << region
    return RegionSet(found)


def seats_with_armies(game: Lords, region: RegionId) -> list[Seat]:
    return [Seat(seat) for seat, there in enumerate(game.presence) if there >> region & 1]


def entered(game: Lords) -> RegionSet:
    """The regions with armies of a player who does not control them."""
    found = 0
    for seat, there in enumerate(game.presence):
        found |= there & ~game.domain[seat]
    return RegionSet(found)


def contested(game: Lords) -> RegionSet:
    """The regions with armies of several players."""
    there = met = 0
    for own in game.presence:
        met |= there & own
        there |= own
    return RegionSet(met)


def unlike_armies(game: Lords, found: list[ArmyId]) -> list[ArmyId]:
    """One army of each owner, region and value: the others are like it."""
    if len(found) < 2:
        return found
    places, values = game.army_region, game.army_value
    seen: set[int] = set()
    unlike_ones: list[ArmyId] = []
    for army in found:
        kind = (army // ARMIES << 5 | places[army]) << 3 | values[army]
        if kind not in seen:
            seen.add(kind)
            unlike_ones.append(army)
    return unlike_ones


# Regions, realms and temples


def population(game: Lords, region: RegionId) -> int:
    """LOR-3.3: what it takes to control a region; 0 once somebody has controlled it."""
    return board_of(game).population[region] if game.control[region] == NOBODY else 0


def controlled(game: Lords, seat: Seat) -> RegionSet:
    """The regions a player controls, as a set."""
    return game.domain[seat]


def lands_of(game: Lords, seat: Seat) -> int:
    """LOR-2.2.1: how many lands a player controls."""
    own, count = controlled(game, seat), 0
    for land in board_of(game).lands:
        if land & own == land:
            count += 1
    return count


def temples_of(game: Lords, seat: Seat) -> int:
    """LOR-1.3: how many regions with temples a player controls."""
    return (game.temples & controlled(game, seat)).bit_count()


def ring_regions(game: Lords, seat: Seat) -> int:
    """LOR-1.5.6: how many regions adjacent to Yggdrasil a player controls."""
    return (board_of(game).ring & controlled(game, seat)).bit_count()


def temples_left(game: Lords) -> int:
    """LOR-7.2: temples on the track."""
    return track_of(game).spaces - game.temples.bit_count()


def is_allied(game: Lords, seat: Seat, realm: RealmId) -> bool:
    return bool(game.allies[realm] >> seat & 1)


def alliances(game: Lords, seat: Seat) -> int:
    return sum([mask >> seat & 1 for mask in game.allies])


def slain(game: Lords, seat: Seat) -> int:
    """LOR-9.16: slain figures and slayer tokens count alike."""
    return game.slayer.count(seat) + game.slayer_tokens[seat]


def slain_needed(game: Lords) -> int:
    """LOR-1.4.1, LOR-1.4.2"""
    return 1 if game.seats == 2 else 2


def priests_in_supply(game: Lords, seat: Seat) -> int:
    """LOR-F1: the figures that are neither in reserve nor at a monument."""
    return PRIESTS - game.priests[seat] - sum([sent[seat] for sent in game.sent])


def runes_in_supply(game: Lords, rune: RuneId) -> int:
    """LOR-4.3"""
    left = content_of(game).rune_tokens[rune] - _held(game, rune)
    for region in regions_in(game.forged):
        if game.forge_rune[region] == rune:
            left -= 1
    return left


def _held(game: Lords, rune: RuneId) -> int:
    """How many runes of a type all players have."""
    held = 0
    for row in game.runes:
        held += row[rune]
    return held


def runes_to_gain(game: Lords) -> list[RuneId]:
    """The types of which a rune is left."""
    left = list(content_of(game).rune_tokens)
    for region in regions_in(game.forged):
        left[game.forge_rune[region]] -= 1
    return [rune for rune in ALL_RUNES if left[rune] > _held(game, rune)]


def hand(game: Lords, seat: Seat) -> list[CardId]:
    return game.zones[hand_of(seat)]  # type: ignore[return-value]  # only cards of this game


def unlike_in_hand(game: Lords, seat: Seat) -> list[CardId]:
    """One combat card of each title, by title: copies are alike and make one option."""
    held = hand(game, seat)
    return unlike(sorted(held), content_of(game).title) if len(held) > 1 else held[:]


def hero_of(game: Lords, seat: Seat) -> CardId:
    """The hero tile of a player; -1 before the choice."""
    heroes = content_of(game).heroes
    kept = [card for card in game.zones[tiles_of(seat)] if card in heroes]
    return CardId(kept[0] if len(kept) == 1 else -1)


def hero_played(game: Lords, seat: Seat) -> str:
    """The same by its id; '' before the choice."""
    hero = hero_of(game, seat)
    return game.setup.game.cards.write(hero) if hero >= 0 else ""


# Movement (LOR-2.8, LOR-6)


def reachable(game: Lords, seat: Seat, region: RegionId) -> tuple[RegionId, ...]:
    """LOR-2.8.3: where one move of an own army or hero leads, over borders or by drakkar."""
    return board_of(game).moves[game.drakkar_sea[seat]][region]


def barred_region(game: Lords) -> RegionId:
    """LOR-6.3.2: the region of the boss, into which no army is moved; NO_REGION for none."""
    return game.boss_region if content_of(game).bars_armies else NO_REGION


# Monsters (LOR-9)


def prey_region(game: Lords, prey: PreyId) -> RegionId:
    return game.boss_region if prey == BOSS else game.monster_region[prey]


def monsters_in(game: Lords, region: RegionId) -> list[MonsterId]:
    return [m for m in ALL_MONSTERS if game.monster_region[m] == region]


def open_spaces(game: Lords, prey: PreyId) -> list[SpaceId]:
    """The wound spaces without a marker."""
    return [s for s in content_of(game).spaces_of[prey] if game.wounds[s] == NOBODY]


def markers_on(game: Lords, prey: PreyId, seat: Seat) -> int:
    return len([s for s in content_of(game).spaces_of[prey] if game.wounds[s] == seat])


def is_artefact_earned(game: Lords, prey: PreyId) -> bool:
    """LOR-9.14: all spaces without a reward are covered."""
    kinds = content_of(game).space_kind
    return not [s for s in open_spaces(game, prey) if REWARD_OF[kinds[s]] < 0]


def rings_left(game: Lords, seat: Seat) -> int:
    """LOR-9.3: rings for monsters."""
    return RINGS - game.ring.count(seat)


def is_fighting(game: Lords) -> bool:
    return game.battle_region >= 0


def is_hunting(game: Lords) -> bool:
    """A hunt goes on and is not decided yet."""
    return game.prey >= 0 and not game.hunt_ended
