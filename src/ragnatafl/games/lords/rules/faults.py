"""Every invariant of Lords of Ragnarok, for tests and for positions from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from itertools import chain
from operator import attrgetter
from typing import Final

from ragnatafl.games.lords.rules.board import GODS, NO_REGION, REGIONS, regions_in
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_MONSTERS,
    ALL_RUNES,
    ARMIES,
    ATTACK_PLAYED,
    ATTRIBUTES,
    BOSS,
    CARDS,
    LEAST,
    MONSTERS,
    MOST,
    PRIESTS,
    RINGS,
    RUNES,
    SELECTION,
    SLAYER_TOKENS,
    TO_RAGNAROK,
    artefacts_of,
    claws_of,
    hand_of,
    played_by,
    tiles_of,
)
from ragnatafl.games.lords.rules.control import LANDS_TO_WIN, temples_to_win
from ragnatafl.games.lords.rules.reserves import GainRunes, LimitCards, LimitRunes
from ragnatafl.games.lords.rules.setup import (
    BeginAsLaid,
    DrawFirstCard,
    KeepHero,
    KeepOrigin,
    PlaceFirstDrakkar,
    PlaceFirstPieces,
    SelectHero,
)
from ragnatafl.games.lords.rules.state import (
    NO_RAGNAROK,
    Lords,
    armies,
    board_of,
    card_limit,
    conditions_of,
    content_of,
    controlled,
    owner_of,
    rune_limit,
    runes_in_supply,
    texts_hold,
    track_of,
)
from ragnatafl.games.lords.rules.turn import BeginsTurns, TakeTurn
from ragnatafl.kernel.codecs import Codec
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import NOBODY, SEATS
from ragnatafl.kernel.state import seats_of


def faults(game: Lords) -> Iterator[str]:
    """What is wrong with this table, one line each."""
    misfits = list(_size_faults(game))
    yield from misfits
    if misfits:
        return  # nothing else could be said about such a table
    yield from _card_faults(game)
    yield from _army_faults(game)
    yield from _region_faults(game)
    yield from _monument_faults(game)
    yield from _player_faults(game)
    yield from _monster_faults(game)
    yield from _hunt_faults(game)
    yield from _battle_faults(game)
    yield from _turn_faults(game)
    yield from _laid_out_faults(game)
    yield from _agenda_faults(game)
    yield from _boss_faults(game)


Check = Callable[[Lords], Iterator[str]]
READ: Final[list[tuple[Check, tuple[str, ...]]]] = []
"""Checks that remember, and the columns they read."""


def reads(*names: str) -> Callable[[Check], Check]:
    """A check that reads just these columns need not be made again while they stay the same."""
    columns = attrgetter("setup", *names)

    def remembering(check: Check) -> Check:
        READ.append((check, names))
        fine: list[object] = []  # the columns of the last table without a fault

        @wraps(check)
        def again(game: Lords) -> Iterator[str]:
            read = columns(game)
            if fine and fine[0] == read:
                return
            found = list(check(game))
            if not found:
                fine[:] = [tuple(map(_copied, read))]
            yield from found

        return again

    return remembering


def _copied(column: object) -> object:
    """The lists of a column change; what was looked at should not."""
    if not isinstance(column, list):
        return column
    return [entry[:] if isinstance(entry, list) else entry for entry in column]


BY_SEAT: Final = (
    "hero_region", "drakkar_sea", "tokens", "injured", "runes", "priests", "slayer_tokens",
    "card_total", "symbols", "spared", "harm", "bitten",
)  # fmt: skip
BY_REGION: Final = ("control", "forge_rune")
BY_MONSTER: Final = ("monster_region", "ring", "slayer")
SIZED: Final = (
    *BY_SEAT, *BY_REGION, *BY_MONSTER, "levels", "sent", "allies", "marked", "top",
    "army_region", "army_value", "wounds",
)  # fmt: skip
_columns: Final = attrgetter(*SIZED)


@cache
def _sizes(seats: int, regions: int, spaces: int, gods: int, realms: int) -> tuple[int, ...]:
    """How long each of these columns is."""
    lists = (
        (BY_SEAT, seats), (BY_REGION, regions), (BY_MONSTER, len(MONSTERS)),
        (("levels", "sent"), gods), (("allies",), realms),
        (("marked", "top"), len(ACTIONS)), (("army_region", "army_value"), ARMIES * seats),
        (("wounds",), spaces),
    )  # fmt: skip
    return tuple(size for names, size in lists for _ in names)


def _size_faults(game: Lords) -> Iterator[str]:
    """Every column has an entry for each seat, region, god, realm or monster."""
    seats, board = game.seats, board_of(game)
    content = content_of(game)
    gods, realms = content.gods[-1] + 1, content.realms[-1] + 1
    sizes = _sizes(seats, len(board.regions), len(content.space_kind), gods, realms)
    for name, column, size in zip(SIZED, _columns(game), sizes, strict=True):
        if len(column) != size:
            yield f"table: {name} must have {size} entries"
            return
    for name, rows, width in (
        ("sent", game.sent, seats), ("tokens", game.tokens, len(ATTRIBUTES)),
        ("runes", game.runes, len(RUNES)),
    ):  # fmt: skip
        for row in rows:
            if len(row) != width:
                yield f"table: each entry of {name} must be a list of {width}"
    named = (
        game.active, game.first, game.attacker, game.defender, game.winner, *game.control,
        *game.top, *game.ring, *game.slayer, *game.wounds,
    )  # fmt: skip
    if max(named) >= seats:
        yield f"table: only the {seats} seats may be named"
    if max(*game.allies, *game.marked, game.passed, game.muted) >> seats:
        yield f"table: sets of seats may hold only the {seats} seats"
    places = (*game.army_region, *game.hero_region, *game.monster_region, game.boss_region)
    last = len(board.regions)
    if max(*places, game.battle_region) >= last:
        yield f"table: this board has {last} regions (LOR-2.1.1)"
    if max(game.drakkar_sea) >= len(board.seas):
        yield f"table: this board has {len(board.seas)} seas"
    if (game.temples | game.forged) >> last:
        yield f"table: this board has {last} regions (LOR-2.1.1)"


@cache
def _cards_of(holds: int, every: tuple[int, ...]) -> frozenset[int]:
    """The cards of a bit mask; a zone may hold just these."""
    return frozenset(card for card in every if holds >> card & 1)


@reads("zones", "exhausted", "prey", "battle_region")
def _card_faults(game: Lords) -> Iterator[str]:
    """Each card in one zone of its kind."""
    cards, every = game.setup.game.cards, content_of(game).cards
    for pile, zone in zip(game.zones, game.setup.zones, strict=True):
        if pile and not _cards_of(zone.holds, every).issuperset(pile):
            for card in sorted({*pile} - _cards_of(zone.holds, every)):
                yield f"zones: {cards.write(card)} does not belong into '{zone.name}'"
    if tuple(sorted(chain.from_iterable(game.zones))) != every:
        yield f"zones: each of the {len(every)} cards must be in one zone"
    seats = list(seats_of(game))
    if (
        sum(len(game.zones[claws_of(seat)]) for seat in seats) + len(game.zones[ATTACK_PLAYED])
        and game.prey < 0
    ):
        yield "zones: the monster holds attack cards only in a hunt (LOR-9.5.3)"
    if game.prey < 0 and game.battle_region < 0 and any(game.zones[played_by(s)] for s in seats):
        yield "zones: combat cards are played only in battles and hunts"
    owned = [card for seat in seats for card in game.zones[artefacts_of(seat)]]
    if game.exhausted and game.exhausted & ~sum({1 << card for card in owned}):
        yield "table: only artefacts that somebody has can be exhausted (LOR-11.3)"
    if len(game.zones[SELECTION]) > game.seats + 1:
        yield "zones: a selection has one blessing more than there are players (LOR-8.5.8.1)"


@reads("army_region", "army_value")
def _army_faults(game: Lords) -> Iterator[str]:
    """LOR-6.1, LOR-3.1.1"""
    owners = [0] * len(board_of(game).regions)
    for army, (region, value) in enumerate(zip(game.army_region, game.army_value, strict=True)):
        if (region == NO_REGION) != (value == 0):
            owner, where = SEATS.write(owner_of(army)), REGIONS.write(region) if region >= 0 else ""
            line = f"table: an army of {owner} has value {value} (LOR-6.1)"
            facts = (("seat", owner), ("value", value))
            yield Fault(line, "army-value", facts, f"area:{where}", f"armies {owner}")
        if region >= 0:
            owners[region] |= 1 << owner_of(army)
    for place, mask in enumerate(owners):
        if mask.bit_count() > 2:
            where = REGIONS.write(place)
            line = f"table: armies of three players in {where} (LOR-3.1.1)"
            yield Fault(line, "armies-of-three", (("region", where),), f"area:{where}")


@reads("temples", "control", "forge_rune", "forged", "runes", "zones")
def _region_faults(game: Lords) -> Iterator[str]:
    """LOR-2.6, LOR-2.7, LOR-3.4: temples, forges, runes, god artefacts."""
    board, content = board_of(game), content_of(game)
    if game.temples & ~board.shrines:
        yield "table: temples stand only where a shrine is (LOR-2.6)"
    for region in regions_in(game.temples):
        if game.control[region] == NOBODY:
            line = "table: a region with a temple is controlled by somebody (LOR-8.5.7.1)"
            where = REGIONS.write(region)
            yield Fault(line, "temple-of-nobody", (("region", where),), f"area:{where}", "control")
            break
    spaces = track_of(game).spaces
    if game.temples.bit_count() > spaces:
        line = f"table: there are {spaces} temples (LOR-7.2.2)"
        yield Fault(line, "too-many-temples", (("most", spaces),), name="temple")
    tokens_at = [region for region, rune in enumerate(game.forge_rune) if rune >= 0]
    if sum([1 << region for region in tokens_at]) & ~board.forges:
        yield "table: forge tokens lie only on forges (LOR-2.7)"
    if game.forged & ~board.forges:
        yield "table: runes lie only on forges (LOR-2.7.1)"
    for rune in ALL_RUNES:
        if runes_in_supply(game, rune) < 0:
            tokens, name = content.rune_tokens[rune], RUNES.write(rune)
            line = f"table: there are only {tokens} runes of {name} (LOR-4.3)"
            facts = (("rune", name), ("most", tokens))
            yield Fault(line, "too-many-runes", facts, name=f"runes {name}")
    for god in content.gods:
        owner = game.control[board.monument[god]]
        card = content.god_artefact[god]
        if owner != NOBODY and card not in game.zones[artefacts_of(owner)]:
            line = f"zones: {CARDS.write(card)} belongs to who controls its region (LOR-3.4)"
            whose = (("card", CARDS.write(card)), ("seat", SEATS.write(owner)))
            where = f"area:{REGIONS.write(board.monument[god])}"
            yield Fault(line, "artefact-of-another", whose, where, "control")


@reads("sent", "marked", "top")
def _monument_faults(game: Lords) -> Iterator[str]:
    """LOR-2.4, LOR-8.5.1: monuments, priests, markers on the wheel."""
    content = content_of(game)
    for god in content.gods:
        if sum(game.sent[god]) > content.priest_spaces[god]:
            name, most = GODS.write(god), content.priest_spaces[god]
            line = f"table: too many priests at the monument of {name} (LOR-2.4.2)"
            facts = (("god", name), ("most", most))
            yield Fault(line, "too-many-sent", facts, f"piece:monument-{name}")
    for action, (mask, top) in enumerate(zip(game.marked, game.top, strict=True)):
        if (top == NOBODY) != (not mask) or (top != NOBODY and not mask >> top & 1):
            yield f"table: the marker on top of {ACTIONS.write(action)} is one of those there"


def _player_faults(game: Lords) -> Iterator[str]:
    """LOR-4.2, LOR-4.3, LOR-5.1: limits and counts."""
    # Whose reserves above their limit are still to be dealt with.
    runes_due = {step.seat for step in game.agenda if isinstance(step, GainRunes | LimitRunes)}
    cards_due = {step.seat for step in game.agenda if isinstance(step, LimitCards)}
    for seat in seats_of(game):
        name = SEATS.write(seat)
        priests = game.priests[seat] + sum([row[seat] for row in game.sent])
        if priests > PRIESTS:
            line = f"table: {name} has more than {PRIESTS} priests (LOR-4.3)"
            facts = (("seat", name), ("most", PRIESTS))
            yield Fault(line, "too-many-priests", facts, f"seat:{name}", "priests")
        if min(game.tokens[seat]) < LEAST or max(game.tokens[seat]) > MOST:
            yield f"table: attributes of {name} must be {LEAST} to {MOST} (LOR-5.1)"
        if sum(game.runes[seat]) > rune_limit(game, seat) and seat not in runes_due:
            limit = (("seat", name), ("most", rune_limit(game, seat)))
            line = f"table: {name} has more runes than wisdom allows (LOR-4.2)"
            yield Fault(line, "runes-above-wisdom", limit, f"seat:{name}", "attribute wisdom")
        hunting = game.prey >= 0 and seat == game.active
        held = len(game.zones[hand_of(seat)])
        if (
            held > LEAST  # the least limit there is
            and held > card_limit(game, seat)
            and not hunting
            and seat not in cards_due
        ):
            limit = (("seat", name), ("most", card_limit(game, seat)))
            line = f"zones: {name} has more combat cards than wisdom allows (LOR-4.2)"
            yield Fault(line, "cards-above-wisdom", limit, f"seat:{name}", "cards")
    if sum(game.slayer_tokens) > SLAYER_TOKENS:
        line = f"table: there are {SLAYER_TOKENS} slayer tokens (LOR-4.3)"
        most = (("most", SLAYER_TOKENS),)
        yield Fault(line, "too-many-slayer-tokens", most, name="slayer-tokens")


@reads("ring", "monster_region", "wounds", "slayer", "prey", "over")
def _monster_faults(game: Lords) -> Iterator[str]:
    """LOR-9.3, LOR-9.12: rings, slain monsters, wounds."""
    content = content_of(game)
    for seat in seats_of(game):
        if game.ring.count(seat) > RINGS:
            owner = SEATS.write(seat)
            line = f"table: {owner} controls more than {RINGS} monsters (LOR-9.3)"
            yield Fault(line, "too-many-rings", (("seat", owner), ("most", RINGS)), name="ring")
    for monster in ALL_MONSTERS:
        name = MONSTERS.write(monster)
        away = game.monster_region[monster] < 0
        spaces = content.spaces_of[monster]
        markers = {*game.wounds[spaces[0] : spaces[-1] + 1]}
        facts, at = (("monster", name),), f"board:{name}"
        if away and (game.ring[monster] != NOBODY or markers != {NOBODY}):
            line = f"table: {name} is not on the board, but controlled or wounded (LOR-9.12)"
            yield Fault(line, "monster-away", facts, at)
        if not away and game.slayer[monster] != NOBODY:
            line = f"table: {name} is slain, but on the board (LOR-9.12)"
            yield Fault(line, "slain-on-board", facts, at, "slain")
        if not away and NOBODY not in markers and game.prey != monster:
            line = f"table: {name} has no open wound space, but lives (LOR-9.7.5)"
            yield Fault(line, "no-open-space", facts, at)
    boss = content.spaces_of[BOSS]
    if game.prey != BOSS and not game.over and {*game.wounds[boss[0] :]} != {NOBODY}:
        yield "table: the boss has wounds only in a hunt (LOR-9.10.1)"


def _hunt_faults(game: Lords) -> Iterator[str]:
    """LOR-9.4: what a hunt leaves on the table only while it lasts."""
    if game.over:
        return  # won in the middle of it
    names = {step.name for step in game.agenda}
    if (game.prey >= 0) != bool(names & {"end-hunt", "close-hunt"}):
        yield "agenda: prey is what is hunted now (LOR-9.4)"
    if game.prey >= 0:
        return
    rest = (
        game.hunt_ended, game.struck, game.struck_now, game.calmed, game.staggered,
        game.emboldened, game.lured, game.shrugged,
    )  # fmt: skip
    if any(rest):
        yield "table: struck, calmed and the like are for a hunt"


def _battle_faults(game: Lords) -> Iterator[str]:
    """LOR-10: what a battle leaves on the table only while it lasts."""
    if game.over:
        return  # won in the middle of it
    names = {step.name for step in game.agenda}
    fighting = game.battle_region >= 0
    if fighting != ("end-battle" in names):
        yield "agenda: battle_region is where a battle goes on (LOR-10.1)"
    if fighting != (game.attacker != NOBODY) or fighting != (game.defender != NOBODY):
        yield "table: attacker and defender are for a battle (LOR-10.1)"
    if fighting and game.attacker == game.defender:
        yield "table: nobody fights alone (LOR-10.1)"
    if not fighting:
        rest = (
            *game.card_total, *game.symbols, *game.spared, *game.harm, *game.bitten,
            game.passed, game.muted,
        )  # fmt: skip
        if any(rest) or game.winner != NOBODY:
            yield "table: card_total, symbols and the like are for a battle"


def _turn_faults(game: Lords) -> Iterator[str]:
    """LOR-1: nobody has won unnoticed, conditions and last turns agree."""
    known = sum(1 << condition for condition in conditions_of(game))
    if game.face_down & ~known:
        yield "table: face_down may hold only the conditions of this table (LOR-7.7)"
    begun = game.face_down.bit_count() >= TO_RAGNAROK
    if begun != (game.last_turns != NO_RAGNAROK) or game.last_turns > game.seats:
        yield "table: last_turns count from the moment three conditions are fulfilled (LOR-1.5.3)"
    if game.over or CHECK_VICTORY in {step.name for step in game.agenda}:
        return
    board, needed = board_of(game), temples_to_win(game)
    for seat in seats_of(game):
        own = controlled(game, seat)
        lands = sum([land & own == land for land in board.lands])
        if lands >= LANDS_TO_WIN or (own & game.temples).bit_count() >= needed:
            name = SEATS.write(seat)
            line = f"table: {name} has won already (LOR-1.2, LOR-1.3)"
            yield Fault(line, "has-won", (("seat", name),), name="control")


CHECK_VICTORY: Final = "check-victory"
"""What is still to be done about who has won on a told board."""


def _is_unset(game: Lords) -> bool:
    """The table before its set-up."""
    return game.agenda == [game.setup.game.first_step()]


def is_laid(game: Lords) -> bool:
    """The set-up has laid the board out (LOR-7)."""
    return not _is_unset(game)


def _laid_out_faults(game: Lords) -> Iterator[str]:
    """LOR-7.3, LOR-7.5.1: what the set-up has laid out."""
    if _is_unset(game):
        return
    content = content_of(game)
    laid = [game.forge_rune[region] for region in regions_in(board_of(game).forges)]
    if -1 in laid or any(laid.count(rune) > content.forge_tokens[rune] for rune in ALL_RUNES):
        line = "table: each forge has a token, and there are two of each rune (LOR-7.3)"
        yield Fault(line, "forges-laid", name="token")
    upper = sorted([content.prey_rune[m] for m in ALL_MONSTERS if game.upper >> m & 1])
    if upper != [*ALL_RUNES]:
        yield "table: of each pair of monsters one board is the upper one (LOR-7.5.1)"


def _boss_faults(game: Lords) -> Iterator[str]:
    """LOR-7.9.1: he is placed by the set-up, and only his death takes him away."""
    if game.boss_region < 0 and not game.over and not _is_unset(game):
        line = "table: the boss is on the board (LOR-7.9.1)"
        yield Fault(line, "boss-away", name="monsters")


def _agenda_faults(game: Lords) -> Iterator[str]:
    """LOR-8.0: whatever is going on, another turn comes after it."""
    if game.over:
        return
    names = [step.name for step in game.agenda]
    if _is_unset(game):
        if any(region >= 0 for region in game.monster_region):
            yield "agenda: set-up comes first, before anything is on the board (LOR-7)"
        yield from _chosen_faults(game)
        return
    if not names or not isinstance(game.agenda[0], TakeTurn | BeginsTurns):
        yield "agenda: the last step must be take-turn (LOR-8.0.4)"
        return
    begun = names[0] == "take-turn" and len(names) > 1
    if begun != (game.active != NOBODY):
        yield "agenda: active is whose turn it is (LOR-8.0)"
    yield from _chosen_faults(game)
    for step in game.agenda:
        for name in _seat_fields(step.__match_args__, step.codecs):
            if getattr(step, name) >= game.seats:
                yield f"agenda: its steps may name only the {game.seats} seats"


def _chosen_faults(game: Lords) -> Iterator[str]:
    """LOR-7.10: one after another chooses a hero and an origin, and only then has something."""
    unchosen = set(seats_of(game)) if _is_unset(game) else set()
    unplaced = set()
    for step in game.agenda:
        if isinstance(step, SelectHero | KeepHero | KeepOrigin | DrawFirstCard):
            unchosen.add(step.seat)
        elif isinstance(step, PlaceFirstDrakkar | PlaceFirstPieces):
            unplaced.add(step.seat)
        elif isinstance(step, BeginAsLaid):
            return  # people lay it all out themselves, in any order
    for seat in seats_of(game):
        name, tiles = SEATS.write(seat), game.zones[tiles_of(seat)]
        facts, at = (("seat", name),), f"seat:{name}"
        placed = game.hero_region[seat] >= 0
        if seat in unchosen:
            if game.zones[hand_of(seat)]:
                line = f"zones: {name} has no combat card before the choice of a hero (LOR-7.10.5)"
                yield Fault(line, "cards-before-hero", facts, at, "cards")
            if placed or any(game.army_value[army] for army in armies(seat)):
                line = f"table: {name} has no pieces before the choice of a hero (LOR-7.10)"
                yield Fault(line, "pieces-before-hero", facts, at, "hero")
        elif texts_hold(game, seat):
            heroes = [card for card in tiles if card in content_of(game).heroes]
            away = not placed and seat not in unplaced
            if len(tiles) != 2 or len(heroes) != 1 or away:
                line = f"zones: {name} has one hero and one origin (LOR-7.10.2)"
                key = "hero-away" if away and len(heroes) == 1 else "hero-and-origin"
                yield Fault(line, key, facts, at, "hero")


@cache
def _seat_fields(names: tuple[str, ...], codecs: tuple[Codec, ...]) -> tuple[str, ...]:
    """Which fields of a step are seats."""
    return tuple(name for name, codec in zip(names, codecs, strict=True) if codec is SEATS)
