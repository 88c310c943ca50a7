"""Lords of Ragnarok in the words of its board: what lies where, as people beside it tell it.

A field that names whole figures (heroes, monsters, drakkars) brings them to its place from wherever
they were. Cards that nobody sees stand in for others: where one is told that the program had
elsewhere, another takes its place there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

from ragnatafl.games.lords.rules.armies import station
from ragnatafl.games.lords.rules.artefacts import BEFORE_HUNT, Offer
from ragnatafl.games.lords.rules.battle.battles import FightBattles
from ragnatafl.games.lords.rules.board import (
    GODS,
    NO_REGION,
    NO_SEA,
    REALMS,
    REGIONS,
    SEAS,
    GodId,
    RegionId,
    RegionSet,
    SeaId,
)
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_ATTRIBUTES,
    ALL_MONSTERS,
    ALL_RUNES,
    ARMIES,
    ATTACK_DECK,
    ATTACK_DISCARD,
    ATTRIBUTES,
    BLESSING_DECK,
    BLESSING_DISCARD,
    BOSS,
    CARDS,
    COMBAT_DECK,
    COMBAT_DISCARD,
    CONDITIONS,
    EVENT_DECK,
    EVENT_DISCARD,
    HERO_STACK,
    LEAST,
    MONSTERS,
    MOST,
    ORIGIN_STACK,
    PREY,
    PRIESTS,
    RUNES,
    SELECTION,
    SLAYER_TOKENS,
    TO_RAGNAROK,
    TOP_LEVEL,
    UNCLAIMED,
    CardId,
    MonsterId,
    PreyId,
    RuneId,
    artefacts_of,
    blessings_of,
    cards_as_set,
    hand_of,
    tiles_of,
    without_card,
)
from ragnatafl.games.lords.rules.control import SettleControl
from ragnatafl.games.lords.rules.faults import is_laid
from ragnatafl.games.lords.rules.hunt.hunts import BeginHunt
from ragnatafl.games.lords.rules.monsters import ActivateMonster, is_on_board, pair_of
from ragnatafl.games.lords.rules.monuments import DrawEvent, build_monument
from ragnatafl.games.lords.rules.setup import BeginAsLaid, BeginGame
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    NO_RAGNAROK,
    ArmyId,
    Lords,
    armies,
    army_in_reserve,
    board_of,
    conditions_of,
    content_of,
    left_of,
    rebuild,
    slain,
    slain_needed,
    switches_of,
)
from ragnatafl.games.lords.rules.temples import SelectBlessings
from ragnatafl.games.lords.rules.turn import CheckVictory, SlayBoss, TakeTurn
from ragnatafl.games.lords.rules.underway import torn
from ragnatafl.games.lords.rules.wounds import clear_wounds, lose_artefact
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.beside import Beside, Call, Field, Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.keeps import APP
from ragnatafl.kernel.seats import NOBODY, PUBLIC, SEATS, Seat, SeatMask, seats_in
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import seats_of

PILES: Final = {
    "combat-discard": (COMBAT_DISCARD, COMBAT_DECK, 0),
    "attack-discard": (ATTACK_DISCARD, ATTACK_DECK, 1),
    "blessing-discard": (BLESSING_DISCARD, BLESSING_DECK, 2),
    "event-discard": (EVENT_DISCARD, EVENT_DECK, 3),
}
"""Open piles: the zone, the deck that its cards go back to, and which of the content's decks."""
PHASES: Final = frozenset(("prayer", "hero-phase", "rune-phase", "manoeuvres", "special-action"))
"""What the phases of a turn ask."""


# What there is


def places(game: Lords) -> list[str]:
    """The map with its regions, seas, realms, monuments and wheel; then boards of seats and
    monsters, and the middle of the table."""
    board, content = board_of(game), content_of(game)
    return [
        *(f"area:{REGIONS.write(region)}" for region in board.regions),
        *(f"area:{SEAS.write(sea)}" for sea in board.seas),
        *(f"area:{REALMS.write(realm)}" for realm in content.realms),
        *(f"piece:monument-{GODS.write(god)}" for god in content.gods),
        *(f"piece:action-{ACTIONS.write(action)}" for action in range(len(game.marked))),
        *(f"seat:{SEATS.write(seat)}" for seat in seats_of(game)),
        *(f"board:{MONSTERS.write(monster)}" for monster in ALL_MONSTERS),
        "table:",
    ]


def fields(game: Lords, at: str) -> list[Field]:
    kind, _, thing = at.partition(":")
    match kind:
        case "area" if thing in SEAS.ids:
            found = _of_sea(game, at, thing)
        case "area" if thing in REALMS.ids:
            found = _of_realm(game, at, thing)
        case "area":
            found = _of_region(game, at, RegionId(REGIONS.read(thing)))
        case "piece" if thing.startswith("monument-"):
            found = _of_monument(game, at, GODS.read(thing.removeprefix("monument-")))
        case "piece":
            found = _of_action(game, at, ACTIONS.read(thing.removeprefix("action-")))
        case "seat":
            found = _of_seat(game, at, Seat(SEATS.read(thing)))
        case "board":
            found = _of_board(game, at, MonsterId(PreyId(MONSTERS.read(thing))))
        case _:
            found = _of_table(game, at)
    return list(found)


def _names(game: Lords) -> tuple[str, ...]:
    return SEATS.ids[: game.seats]


def _or_none(seat: int) -> str:
    return SEATS.write(seat) if seat != NOBODY else ""


def _here(spots: list[RegionId], region: RegionId, names: tuple[str, ...]) -> tuple[str, ...]:
    """Which of those named stand there."""
    return tuple(name for name, spot in zip(names, spots, strict=False) if spot == region)


def _of_region(game: Lords, at: str, region: RegionId) -> Iterator[Field]:
    board, names = board_of(game), _names(game)
    for seat in seats_of(game):
        values = sorted([game.army_value[a] for a in _standing(game, seat, region)], reverse=True)
        yield Field(
            at, f"armies {SEATS.write(seat)}", "armies", "values", tuple(values),
            low=1, high=ARMIES,
        )  # fmt: skip
    yield Field(
        at, "heroes", "heroes", "several", _here(game.hero_region, region, names), choices=names
    )  # fmt: skip
    yield Field(
        at, "control", "control", "choice", _or_none(game.control[region]), choices=names
    )  # fmt: skip
    prey = (*game.monster_region, game.boss_region)
    yield Field(
        at, "monsters", "monsters", "several", _here([*prey], region, PREY.ids), choices=PREY.ids
    )  # fmt: skip
    if board.shrines >> region & 1:
        yield Field(at, "temple", "temples", "flag", bool(game.temples >> region & 1))
    if board.forges >> region & 1:
        rune = game.forge_rune[region]
        token = RUNES.write(rune) if rune >= 0 else ""
        yield Field(at, "forge", "forges", "flag", bool(game.forged >> region & 1))
        yield Field(at, "token", "forges", "choice", token, choices=RUNES.ids)


def _standing(game: Lords, seat: Seat, region: RegionId) -> list[ArmyId]:
    """Looked up in the armies: on a draft nothing else is up to date."""
    return [ArmyId(army) for army in armies(seat) if game.army_region[army] == region]


def _of_sea(game: Lords, at: str, thing: str) -> Iterator[Field]:
    sea, names = SEAS.read(thing), _names(game)
    there = tuple(n for n, s in zip(names, game.drakkar_sea, strict=True) if s == sea)
    yield Field(at, "drakkars", "drakkars", "several", there, choices=names)


def _of_realm(game: Lords, at: str, thing: str) -> Iterator[Field]:
    allies = tuple(map(SEATS.write, seats_in(game.allies[REALMS.read(thing)])))
    yield Field(at, "allies", "realms", "several", allies, choices=_names(game))


def _of_monument(game: Lords, at: str, god: int) -> Iterator[Field]:
    yield Field(at, "level", "monuments", "number", game.levels[god], high=TOP_LEVEL)
    most = min(PRIESTS, content_of(game).priest_spaces[god])
    for seat in seats_of(game):
        name = f"sent {SEATS.write(seat)}"
        yield Field(at, name, "monuments", "number", game.sent[god][seat], high=most)


def _of_action(game: Lords, at: str, action: int) -> Iterator[Field]:
    """Markers from below to the one on top; who lies below whom there is nobody's concern."""
    top = game.top[action]
    below = [SEATS.write(seat) for seat in seats_in(game.marked[action]) if seat != top]
    pile = (*below, *([SEATS.write(top)] if top != NOBODY else ()))
    names = _names(game)
    yield Field(at, "markers", "wheel", "cards", pile, choices=names, most=len(names))


def _of_seat(game: Lords, at: str, seat: Seat) -> Iterator[Field]:
    content = content_of(game)
    for which in ALL_ATTRIBUTES:
        yield Field(
            at, f"attribute {ATTRIBUTES.write(which)}", "attributes", "number",
            game.tokens[seat][which], low=LEAST, high=MOST,
        )  # fmt: skip
    hurt = tuple(n for i, n in enumerate(ATTRIBUTES.ids) if game.injured[seat] >> i & 1)
    yield Field(at, "injured", "attributes", "several", hurt, choices=ATTRIBUTES.ids)
    for rune in ALL_RUNES:
        name, most = f"runes {RUNES.write(rune)}", content.rune_tokens[rune]
        yield Field(at, name, "runes", "number", game.runes[seat][rune], high=most)
    yield Field(at, "priests", "priests", "number", game.priests[seat], high=PRIESTS)
    yield _hand(game, at, seat)
    own = game.zones[blessings_of(seat)], game.zones[artefacts_of(seat)]
    yield _pile(at, "blessings", own[0], content.blessings)
    yield _pile(at, "artefacts", own[1], content.artefacts)
    used = tuple(CARDS.write(card) for card in own[1] if game.exhausted >> card & 1)
    every = tuple(map(CARDS.write, content.artefacts))  # one may be taken and used in one turn
    yield Field(at, "exhausted", "cards", "several", used, choices=every)
    tokens = game.slayer_tokens[seat]
    yield Field(at, "slayer-tokens", "monsters", "number", tokens, high=SLAYER_TOKENS)
    yield from _tiles(game, at, seat)


def _hand(game: Lords, at: str, seat: Seat) -> Field:
    """One's own cards where they are told; else only how many there are."""
    zone, deck = hand_of(seat), content_of(game).combat
    held = game.zones[zone]
    if game.viewer == seat and zone not in game.setup.counted:
        return _pile(at, "hand", held, deck)
    return Field(at, "cards", "cards", "number", len(held), high=len(deck))


def _pile(at: str, name: str, pile: list[int], deck: tuple[CardId, ...]) -> Field:
    choices = tuple(map(CARDS.write, deck))
    cards = tuple(map(CARDS.write, pile))
    return Field(at, name, "cards", "cards", cards, choices=choices, most=len(choices))


def _tiles(game: Lords, at: str, seat: Seat) -> Iterator[Field]:
    content = content_of(game)
    for name, deck in (("hero", content.heroes), ("origin", content.origins)):
        kept = [CARDS.write(card) for card in game.zones[tiles_of(seat)] if card in deck]
        chosen = kept[0] if len(kept) == 1 else ""
        yield Field(at, name, "tiles", "choice", chosen, choices=tuple(map(CARDS.write, deck)))


def _of_board(game: Lords, at: str, monster: MonsterId) -> Iterator[Field]:
    names = _names(game)
    owner, slayer = _or_none(game.ring[monster]), _or_none(game.slayer[monster])
    yield Field(at, "ring", "monsters", "choice", owner, choices=names)
    yield Field(at, "slain", "monsters", "choice", slayer, choices=names)
    yield Field(at, "upper", "monsters", "flag", bool(game.upper >> monster & 1))
    for number, space in enumerate(content_of(game).spaces_of[monster], 1):
        marker = _or_none(game.wounds[space])
        yield Field(at, f"wound {number}", "wounds", "choice", marker, choices=names)


def _of_table(game: Lords, at: str) -> Iterator[Field]:
    known = tuple(map(CONDITIONS.write, conditions_of(game)))
    down = tuple(n for n in known if game.face_down >> CONDITIONS.read(n) & 1)
    yield Field(at, "conditions", "conditions", "several", down, choices=known)
    for name, (zone, _, deck) in PILES.items():
        yield _pile(at, f"pile {name}", game.zones[zone], content_of(game).decks[deck])


# What is told of it


def put(game: Lords, at: str, name: str, value: Value) -> None:
    """On a draft; all that follows from other columns is made anew."""
    first, _, of = name.partition(" ")
    _PUT[first](game, at.partition(":")[2], of, value)
    rebuild(game)


def _seat(name: object) -> Seat:
    return Seat(SEATS.read(name)) if name else NOBODY


def _mask(value: Value) -> SeatMask:
    return SeatMask(sum(1 << SEATS.read(name) for name in cast("tuple[str, ...]", value)))


def _region(thing: str) -> RegionId:
    return RegionId(REGIONS.read(thing))


def _control(game: Lords, thing: str, of: str, value: Value) -> None:
    """LOR-3.4: a god artefact goes with the region of its monument."""
    region, seat = _region(thing), _seat(value)
    game.control[region] = seat
    god = board_of(game).god_in[region]
    if god >= 0:
        card = content_of(game).god_artefact[god]
        _bring(game, UNCLAIMED if seat == NOBODY else artefacts_of(seat), card)


def _armies(game: Lords, thing: str, of: str, value: Value) -> None:
    """LOR-6.1: free ones of the six; which of them it is, nobody sees."""
    seat, region, new = _seat(of), _region(thing), list(cast("tuple[int, ...]", value))
    for army in _standing(game, seat, region):
        if game.army_value[army] in new:
            new.remove(game.army_value[army])
        else:
            station(game, army, NO_REGION)
            game.army_value[army] = 0
    for worth in new:
        free = army_in_reserve(game, seat)
        if free == NO_ARMY:
            line = f"{of} has more than {ARMIES} armies (LOR-6.1)"
            raise BadInput(Fault(line, "too-many-armies", (("seat", of), ("most", ARMIES))))
        station(game, free, region)
        game.army_value[free] = worth


def _heroes(game: Lords, thing: str, of: str, value: Value) -> None:
    region, there = _region(thing), _mask(value)
    for seat in seats_of(game):
        if there >> seat & 1:
            game.hero_region[seat] = region
        elif game.hero_region[seat] == region:
            game.hero_region[seat] = NO_REGION


def _monsters(game: Lords, thing: str, of: str, value: Value) -> None:
    region, there = _region(thing), {PREY.read(name) for name in cast("tuple[str, ...]", value)}
    for monster in ALL_MONSTERS:
        if monster in there:
            game.monster_region[monster], game.slayer[monster] = region, NOBODY
        elif game.monster_region[monster] == region:
            game.monster_region[monster] = NO_REGION
    if BOSS in there:
        game.boss_region = region
    elif game.boss_region == region:
        game.boss_region = NO_REGION


def settle(before: Lords, draft: Lords) -> None:
    """LOR-9.12: a monster that has left the board has left its ring and its markers too; one that
    has only gone elsewhere keeps them."""
    for monster in ALL_MONSTERS:
        if before.monster_region[monster] >= 0 and draft.monster_region[monster] < 0:
            _leave(draft, monster)


def _leave(game: Lords, monster: MonsterId) -> None:
    game.monster_region[monster], game.ring[monster] = NO_REGION, NOBODY
    clear_wounds(game, monster)


def _with(regions: RegionSet, thing: str, is_there: Value) -> RegionSet:
    one = 1 << REGIONS.read(thing)
    return RegionSet(regions | one if is_there else regions & ~one)


def _temple(game: Lords, thing: str, of: str, value: Value) -> None:
    game.temples = _with(game.temples, thing, value)


def _forge(game: Lords, thing: str, of: str, value: Value) -> None:
    game.forged = _with(game.forged, thing, value)


def _token(game: Lords, thing: str, of: str, value: Value) -> None:
    game.forge_rune[_region(thing)] = RuneId(RUNES.read(value) if value else -1)


def _drakkars(game: Lords, thing: str, of: str, value: Value) -> None:
    sea, there = SeaId(SEAS.read(thing)), _mask(value)
    for seat in seats_of(game):
        if there >> seat & 1:
            game.drakkar_sea[seat] = sea
        elif game.drakkar_sea[seat] == sea:
            game.drakkar_sea[seat] = NO_SEA


def _allies(game: Lords, thing: str, of: str, value: Value) -> None:
    game.allies[REALMS.read(thing)] = _mask(value)


def _god(thing: str) -> GodId:
    return GodId(GODS.read(thing.removeprefix("monument-")))


def _level(game: Lords, thing: str, of: str, value: Value) -> None:
    game.levels[_god(thing)] = cast("int", value)


def _sent(game: Lords, thing: str, of: str, value: Value) -> None:
    game.sent[_god(thing)][_seat(of)] = cast("int", value)


def _markers(game: Lords, thing: str, of: str, value: Value) -> None:
    action, pile = ACTIONS.read(thing.removeprefix("action-")), cast("tuple[str, ...]", value)
    _no_two_alike(pile)
    game.marked[action] = _mask(pile)
    game.top[action] = _seat(pile[-1]) if pile else NOBODY


def _no_two_alike(names: tuple[str, ...]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadInput(Fault(f"{name} is named twice", "named-twice", (("thing", name),)))


def _attribute(game: Lords, thing: str, of: str, value: Value) -> None:
    game.tokens[_seat(thing)][ATTRIBUTES.read(of)] = cast("int", value)


def _injured(game: Lords, thing: str, of: str, value: Value) -> None:
    hurt = {ATTRIBUTES.read(name) for name in cast("tuple[str, ...]", value)}
    game.injured[_seat(thing)] = sum(1 << which for which in hurt)


def _runes(game: Lords, thing: str, of: str, value: Value) -> None:
    game.runes[_seat(thing)][RUNES.read(of)] = cast("int", value)


def _priests(game: Lords, thing: str, of: str, value: Value) -> None:
    game.priests[_seat(thing)] = cast("int", value)


def _slayer_tokens(game: Lords, thing: str, of: str, value: Value) -> None:
    game.slayer_tokens[_seat(thing)] = cast("int", value)


def _cards(game: Lords, thing: str, of: str, value: Value) -> None:
    """So many, whichever; others come from the deck and go below it. What stood in for a counted
    card goes on top of it: if the card is told where it lies now, it is fetched from there."""
    zone, deck = hand_of(_seat(thing)), game.zones[COMBAT_DECK]
    held, place = game.zones[zone], len(deck) if zone in game.setup.counted else 0
    while len(held) > cast("int", value):
        deck.insert(place, held.pop())
    while len(held) < cast("int", value):
        if not deck:
            line = f"{thing} cannot have {value} combat cards: the deck has no more"
            raise BadInput(Fault(line, "no-cards-left", (("seat", thing), ("count", len(held)))))
        held.append(deck.pop())


def _hand_of_own(game: Lords, thing: str, of: str, value: Value) -> None:
    lay(game, hand_of(_seat(thing)), COMBAT_DECK, value)


def _blessings(game: Lords, thing: str, of: str, value: Value) -> None:
    lay(game, blessings_of(_seat(thing)), BLESSING_DECK, value)


def _artefacts(game: Lords, thing: str, of: str, value: Value) -> None:
    before = game.zones[artefacts_of(_seat(thing))][:]
    lay(game, artefacts_of(_seat(thing)), UNCLAIMED, value)
    after = game.zones[artefacts_of(_seat(thing))]
    changed = {CardId(card) for card in (*before, *after) if (card in before) != (card in after)}
    game.exhausted = type(game.exhausted)(game.exhausted & ~cards_as_set(changed))


def _exhausted(game: Lords, thing: str, of: str, value: Value) -> None:
    own = cards_as_set(map(CardId, game.zones[artefacts_of(_seat(thing))]))
    used = cards_as_set(CardId(CARDS.read(name)) for name in cast("tuple[str, ...]", value))
    if used & ~own:
        raise BadInput(Fault(f"{thing} has not all of these artefacts (LOR-11.3)", "told-some"))
    game.exhausted = type(game.exhausted)(game.exhausted & ~own | used)


def _hero(game: Lords, thing: str, of: str, value: Value) -> None:
    _keep_tile(game, thing, value, content_of(game).heroes, HERO_STACK)


def _origin(game: Lords, thing: str, of: str, value: Value) -> None:
    _keep_tile(game, thing, value, content_of(game).origins, ORIGIN_STACK)


def _keep_tile(game: Lords, thing: str, value: Value, deck: tuple[CardId, ...], stack: int) -> None:
    zone = tiles_of(_seat(thing))
    kept = [CARDS.write(card) for card in game.zones[zone]]
    others = [name for name in kept if CARDS.read(name) not in deck]
    if [name for name in kept if name not in others] != [value]:
        lay(game, zone, stack, (*others, *([str(value)] if value else ())))


def _ring(game: Lords, thing: str, of: str, value: Value) -> None:
    game.ring[MONSTERS.read(thing)] = _seat(value)


def _slain(game: Lords, thing: str, of: str, value: Value) -> None:
    """LOR-9.12: its figure is its slayer's, ring and markers are taken off; LOR-9.14.2."""
    monster = MonsterId(PreyId(MONSTERS.read(thing)))
    game.slayer[monster] = _seat(value)
    if value:
        _leave(game, monster)
        lose_artefact(game, monster)


def _upper(game: Lords, thing: str, of: str, value: Value) -> None:
    """LOR-7.5.1: the other one of the pair lies below it then."""
    monster = MonsterId(PreyId(MONSTERS.read(thing)))
    pair = pair_of(game, content_of(game).prey_rune[monster])
    other = next(one for one in pair if one != monster)
    top = monster if value else other
    game.upper = game.upper & ~(1 << monster | 1 << other) | 1 << top


def _wound(game: Lords, thing: str, of: str, value: Value) -> None:
    spaces = content_of(game).spaces_of[MONSTERS.read(thing)]
    game.wounds[spaces[int(of) - 1]] = _seat(value)


def _conditions(game: Lords, thing: str, of: str, value: Value) -> None:
    """LOR-1.5.3, LOR-1.5.4: with the third one Ragnarok begins, and each has a last turn."""
    down = {CONDITIONS.read(name) for name in cast("tuple[str, ...]", value)}
    game.face_down = sum(1 << condition for condition in down)
    if len(down) < TO_RAGNAROK:
        game.last_turns = NO_RAGNAROK
    elif game.last_turns == NO_RAGNAROK:
        game.last_turns = game.seats


def _open_pile(game: Lords, thing: str, of: str, value: Value) -> None:
    zone, deck, _ = PILES[of]
    lay(game, zone, deck, value)


def lay(game: Lords, zone: int, home: int, value: Value) -> None:
    """Just these cards lie in a zone; what else lay there goes below its deck."""
    names = cast("tuple[str, ...]", value)
    _no_two_alike(names)
    wanted = [CARDS.read(name) for name in names]
    for card in [card for card in game.zones[zone] if card not in wanted]:
        game.zones[zone].remove(card)
        game.zones[home].insert(0, card)
    for card in wanted:
        if card not in game.zones[zone]:
            _bring(game, zone, card)
    game.zones[zone].sort(key=wanted.index)


def _bring(game: Lords, zone: int, card: int) -> None:
    """A card to a zone from wherever it is thought to be; a hand stays as large as it was.
    LOR-3.4, LOR-9.14: an artefact comes charged."""
    origin = next(place for place, pile in enumerate(game.zones) if card in pile)
    if origin == zone:
        return
    if card in content_of(game).artefacts:
        game.exhausted = without_card(game.exhausted, CardId(card))
    pile, held = game.zones[origin], game.setup.zones[origin]
    index = pile.index(card)
    pile.remove(card)
    game.zones[zone].append(card)
    is_held = held.owner != NOBODY and held.seen_by != PUBLIC
    if is_held and card in content_of(game).combat:
        _stand_in(game, origin, index)


def _stand_in(game: Lords, hand: int, index: int) -> None:
    """Another card takes the place of one that was no longer, or never, in a hand: one of a hand
    that is only counted, since it was laid by people, and they draw from the deck. So the deck
    keeps what was shuffled into it (LOR-4.4.1)."""
    pile, deck, counted = game.zones[hand], game.zones[COMBAT_DECK], game.setup.counted
    hands = [game.zones[hand_of(seat)] for seat in seats_of(game) if hand_of(seat) in counted]
    theirs = next((held for held in hands if held), None)
    if hand in counted or theirs is None:
        if deck:
            pile.insert(index, deck.pop())
        return
    pile.insert(index, theirs.pop(0))
    if deck:
        theirs.append(deck.pop())


Put = Callable[[Lords, str, str, Value], None]
_PUT: Final[dict[str, Put]] = {
    "control": _control, "armies": _armies, "heroes": _heroes, "monsters": _monsters,
    "temple": _temple, "forge": _forge, "token": _token, "drakkars": _drakkars,
    "allies": _allies, "level": _level, "sent": _sent, "markers": _markers,
    "attribute": _attribute, "injured": _injured, "runes": _runes, "priests": _priests,
    "slayer-tokens": _slayer_tokens, "cards": _cards, "hand": _hand_of_own,
    "blessings": _blessings, "artefacts": _artefacts, "exhausted": _exhausted, "hero": _hero,
    "origin": _origin, "ring": _ring, "slain": _slain, "upper": _upper, "wound": _wound,
    "conditions": _conditions, "pile": _open_pile,
}  # fmt: skip


# What comes of it


def is_in_turn(game: Lords) -> bool:
    """Somebody has a turn, and nobody fights, hunts or selects blessings."""
    busy = game.battle_region >= 0 or game.prey >= 0 or bool(game.zones[SELECTION])
    return game.active != NOBODY and not busy


def is_at_rest(game: Lords) -> bool:
    """LOR-8.0: a phase of the turn is open, and all that was called for is done: monsters of an
    event act before anything else."""
    return is_in_turn(game) and any(not PHASES.isdisjoint(s.prompts) for s in game.agenda[-1:])


def follows(before: Lords, told: Lords, seat: Seat) -> tuple[AnyStep, ...]:
    """LOR-3.2, LOR-10.1: control is settled and battles are fought, as after each phase; LOR-1.1:
    who has won then has won."""
    return (SettleControl(), FightBattles(), CheckVictory()) if is_in_turn(told) else ()


def over(game: Lords, seat: Seat) -> tuple[AnyStep, ...]:
    """LOR-8.0: after its turn the next player has one; LOR-1.1: unless somebody has won."""
    if game.active != seat or not is_at_rest(game):
        return ()
    return (SettleControl(), FightBattles(), CheckVictory(), TakeTurn(left_of(game, seat)))


def calls(game: Lords, seat: Seat) -> list[Call]:
    """A monument with all that it brings, an event alone, blessings for all, a hunt, its end; a
    monster whose die lies here."""
    if game.active != seat or not is_at_rest(game):
        return []
    gods = content_of(game).gods
    rising = [GODS.write(god) for god in gods if game.levels[god] < TOP_LEVEL]
    found = [Call("event"), Call("selection")]
    if rising or switches_of(game).nothing_higher:  # LOR-8.5.12.1: all may be complete
        found.append(Call("monument", "", tuple(rising)))
    prey = [PREY.write(monster) for monster in ALL_MONSTERS if game.monster_region[monster] >= 0]
    if slain(game, seat) >= slain_needed(game):  # LOR-1.4
        prey.append(PREY.write(BOSS))
        found.append(Call("slay-boss"))
    if prey:  # where its hero is may be told with it
        found.append(Call("hunt", "", tuple(prey)))
    neutral = [m for m in ALL_MONSTERS if is_on_board(game, m) and game.ring[m] == NOBODY]
    if neutral and game.setup.kept.get("monster-die") == APP:  # LOR-9.1.3
        found.append(Call("monster-die", "", tuple(map(MONSTERS.write, neutral))))
    return found


def called(game: Lords, seat: Seat, call: str, option: str) -> tuple[AnyStep, ...]:
    match call:
        case "event":
            return (DrawEvent(seat),)
        case "selection":
            return (SelectBlessings(seat),)
        case "monument":
            return build_monument(seat, GodId(GODS.read(option) if option else -1))
        case "slay-boss":
            return (SlayBoss(seat),)
        case "monster-die":
            return (ActivateMonster(MonsterId(PreyId(MONSTERS.read(option)))),)
    prey = PreyId(PREY.read(option))
    return (Offer(seat, BEFORE_HUNT), BeginHunt(seat, prey))


def fresh(setup: Setup) -> tuple[tuple[str, str], ...]:
    """LOR-7.3, LOR-7.5.1, LOR-7.9, LOR-7.10: forges, boards, monsters; then seat by seat."""
    game = cast("Lords", setup.new_table())
    board, seats = board_of(game), _names(game)
    regions = [REGIONS.write(region) for region in board.regions]
    return (
        *((f"area:{REGIONS.write(r)}", "token") for r in board.regions if board.forges >> r & 1),
        *((f"board:{MONSTERS.write(monster)}", "upper") for monster in ALL_MONSTERS),
        *((f"area:{region}", "monsters") for region in regions),
        *((f"seat:{seat}", name) for seat in seats for name in ("hero", "origin")),
        *((f"area:{region}", "heroes") for region in regions),
        *((f"area:{SEAS.write(sea)}", "drakkars") for sea in board.seas),
        *((f"area:{region}", f"armies {seat}") for seat in seats for region in regions),
        *((f"area:{region}", "control") for region in regions),
    )


def begins(game: Lords, seat: Seat) -> tuple[AnyStep, ...]:
    game.active, game.turns = NOBODY, 0
    return (BeginAsLaid(seat), BeginGame())


BESIDE: Final = Beside(
    places=places, fields=fields, put=put, is_laid=is_laid, settle=settle, torn=torn,
    follows=follows, over=over, calls=calls, called=called, fresh=fresh, begins=begins,
)  # fmt: skip
