"""Every invariant of Blood Rage, for tests and for positions from outside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    MAP,
    OUTER_PROVINCES,
    PLACES,
    PROVINCES,
    RESERVE,
    YGGDRASIL,
)
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    CARDS,
    GIFTS,
    HORNS,
    OUT,
    REWARD_ALL,
    SLOTS,
    SOURCES,
    STATS,
    UNKNOWN,
    deck_of,
    hand_of,
    pack_of,
    played_by,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.figures import (
    COUNT,
    FIGURES,
    FIRST_MONSTER,
    LEADER,
    ONE,
    SHIPS,
    WARRIOR,
    WARRIORS,
    FigureId,
)
from ragnatafl.games.bloodrage.rules.setup import DESTROYED_AT_FIRST
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    empty_villages,
    glory,
    open_fjords,
    stat,
    switches_of,
)
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.kernel.state import seats_of

PHASES: Final = (
    "next-turn", "save-one-card", "quests", "ragnarok", "release-valhalla", "end-age",
)  # fmt: skip
"""What is still to come in an age, from the first action on."""
LAST_STEPS: Final = ("play-age", "end-game")


def faults(game: BloodRage) -> Iterator[str]:
    """What is wrong with this table, one line each."""
    misfits = list(_size_faults(game))
    yield from misfits
    if misfits:
        return  # nothing else could be said about such a table
    yield from _card_faults(game)
    yield from _figure_faults(game)
    yield from _place_faults(game)
    yield from _token_faults(game)
    yield from _clan_faults(game)
    yield from _battle_faults(game)
    yield from _agenda_faults(game)


def board_faults(game: BloodRage) -> Iterator[str]:
    """The same of cards, figures and clans alone, whatever game led to them."""
    yield from _card_faults(game)
    yield from _figure_faults(game)
    yield from _place_faults(game)
    yield from _clan_faults(game)


def _size_faults(game: BloodRage) -> Iterator[str]:
    """Columns by seat, by province and by age have an entry for each."""
    seats = game.seats
    for name in ("cells", "rage", "earned", "groups", "mustered", "fallen", "texts"):
        if len(getattr(game, name)) != seats:
            yield f"table: {name} must have {seats} entries"
    for name, width in (("cells", len(STATS)), ("earned", len(SOURCES)), ("groups", len(PLACES))):
        if any(len(row) != width for row in getattr(game, name)):
            yield f"table: each entry of {name} must be a list of {width}"
    for name in ("rewards", "buried"):
        if len(getattr(game, name)) != len(PROVINCES):
            yield f"table: {name} must have {len(PROVINCES)} entries"
    if game.first >= seats or game.pillager >= seats or game.winner >= seats:
        yield f"table: first, pillager and winner must be among the {seats} seats"
    if (game.fighters | game.counted) >> seats:
        yield f"table: fighters and counted may name only the {seats} seats"
    if game.passed >> seats:
        yield f"table: passed may name only the {seats} seats"


def _card_faults(game: BloodRage) -> Iterator[str]:
    """BR-2.5, BR-3.5, BR-6.9.1: each card in one place, and each place with the right kind."""
    content, edition = content_of(game), switches_of(game).edition
    if sorted(card for pile in game.zones for card in pile) != list(content.cards):
        yield f"zones: each of the {len(content.cards)} cards must be in one zone"
    wanted = {card for card in content.cards if not content.in_game(card, game.seats, edition)}
    for card in sorted(wanted ^ set(game.zones[OUT])):
        why = "is not in the game" if card in wanted else "must not be in 'out'"
        yield f"zones: {CARDS.write(card)} {why} at this table (BR-3.5)"
    for age in range(game.age + 1, AGES + 1):
        deck = game.zones[deck_of(age)]
        if len(deck) < GIFTS * game.seats or any(content.age[c] != age for c in deck):
            least = GIFTS * game.seats
            yield f"zones: deck {age} must have {least} or more cards of its age (BR-5.2)"
    for seat in seats_of(game):
        name = SEATS.write(seat)
        kinds: list[str] = [content.kind[card] for card in game.zones[slots_of(seat)]]
        for other in sorted({*kinds} - {*SLOTS}):
            yield f"zones: slots {name}: a {other} card is no upgrade (BR-6.9.1)"
        for kind, slots in SLOTS.items():
            if kinds.count(kind) > slots:
                line = f"zones: slots {name}: {slots} of kind {kind} at most (BR-6.9.1)"
                facts: Facts = (("most", slots), ("kind", kind))
                yield Fault(line, "too-many-upgrades", facts, f"seat:{name}", "upgrades")
        if any(content.kind[card] != "quest" for card in game.zones[quests_of(seat)]):
            yield f"zones: quests {name}: only quests are committed (BR-6.10.1)"
        if (
            len(game.zones[hand_of(seat)]) > len(content.cards) // 2
            or len(game.zones[pack_of(seat)]) > GIFTS
        ):
            yield f"zones: {name} holds too many cards (BR-5.6)"


def _figure_faults(game: BloodRage) -> Iterator[str]:
    """BR-2.2: a clan has its figures and the monsters of its cards, each in one place."""
    content = content_of(game)
    for seat in seats_of(game):
        name, groups = SEATS.write(seat), game.groups[seat]
        warriors = sum(group & WARRIORS for group in groups)
        if warriors != content.count[WARRIOR]:
            yield f"table: {name} must have {content.count[WARRIOR]} warriors, not {warriors}"
        owned = {content.figure[card] for card in game.zones[slots_of(seat)]}
        for figure in map(FigureId, range(LEADER, len(FIGURES))):
            count = sum(1 for group in groups if group & ONE[figure])
            wanted = 1 if figure < FIRST_MONSTER or figure in owned else 0
            if count != wanted:
                what = FIGURES.write(figure)
                yield f"table: {name} must have {wanted} {what}, not {count} (BR-2.2, BR-6.9.4)"


def _place_faults(game: BloodRage) -> Iterator[str]:
    """BR-2.1, BR-3.4.1: ships in fjords, others in villages, nobody where nothing is left."""
    for seat in seats_of(game):
        groups = game.groups[seat]
        if any(groups[place] & SHIPS for place in ALL_PROVINCES):
            yield f"table: a ship of {SEATS.write(seat)} stands ashore (BR-2.1.5)"
        if any(groups[place] & ~SHIPS for place in FJORDS):
            yield f"table: a figure of {SEATS.write(seat)} that is no ship is in a fjord (BR-2.1.5)"
    for province in OUTER_PROVINCES:
        name = PROVINCES.write(province)
        at, facts = f"area:{name}", (("province", name),)
        if empty_villages(game, province) < 0:
            line = f"table: {name} has more figures than villages (BR-2.1.1)"
            most = ("most", content_of(game).villages[province])
            yield Fault(line, "more-than-villages", (*facts, most), at)
        if game.destroyed >> province & 1 and any(groups[province] for groups in game.groups):
            line = f"table: {name} is destroyed, but figures stand there (BR-3.4.1)"
            yield Fault(line, "figures-in-ruins", facts, at, "destroyed")
    for fjord in FJORDS:
        if not open_fjords(game) >> fjord & 1 and any(groups[fjord] for groups in game.groups):
            name = PLACES.write(fjord)
            line = f"table: the fjord {name} is closed, with ships (BR-3.4.2)"
            yield Fault(line, "ships-in-closed-fjord", (("place", name),), f"area:{name}", "ships")


def _token_faults(game: BloodRage) -> Iterator[str]:
    """BR-3.2 to BR-3.4: nine pillage tokens, three dooms, and what they destroyed so far."""
    if _is_unset(game):
        return
    hidden = switches_of(game).hidden_pillage
    tokens = [r if r != UNKNOWN else b for r, b in zip(game.rewards, game.buried, strict=True)]
    wanted = sorted(r for r, n in enumerate(content_of(game).tokens) for _ in range(n))
    if sorted(tokens) != wanted or game.rewards[YGGDRASIL] != REWARD_ALL:
        yield "table: rewards must be the 9 tokens, 'all' on yggdrasil (BR-3.2)"
    both = [UNKNOWN not in (r, b) for r, b in zip(game.rewards, game.buried, strict=True)]
    if any(both) or (not hidden and any(b != UNKNOWN for b in game.buried)):
        yield "table: a token lies face down only with hidden_pillage, until it is known (BR-3.2.1)"
    if len(set(game.dooms)) != AGES or YGGDRASIL in game.dooms:
        yield "table: dooms must be three outer provinces (BR-3.3)"
        return
    fallen = [doom for doom in game.dooms if game.destroyed >> doom & 1]
    rest = game.destroyed.bit_count() - len(fallen)
    if rest != DESTROYED_AT_FIRST[game.seats] or game.destroyed >> YGGDRASIL & 1:
        at_first = DESTROYED_AT_FIRST[game.seats]
        yield f"table: destroyed must name {at_first} provinces besides fallen dooms (BR-3.4)"
    if fallen != game.dooms[: len(fallen)] or not game.age - 1 <= len(fallen) <= game.age:
        yield f"table: in age {game.age} the dooms of earlier ages have fallen (BR-9.1)"


def _is_unset(game: BloodRage) -> bool:
    """The table before its set-up."""
    return [step.name for step in game.agenda] == ["set-up"]


def _clan_faults(game: BloodRage) -> Iterator[str]:
    """BR-2.7, BR-6.7.3: glory is never below 0, figures never above the Horns."""
    for seat in seats_of(game):
        name = SEATS.write(seat)
        if glory(game, seat) < 0:
            yield f"table: {name} has less than 0 glory (BR-2.7)"
        if game.rage[seat] < 0:
            yield f"table: {name} has less than 0 rage (BR-2.3.5)"
        count = sum(COUNT[game.groups[seat][place]] for place in MAP)  # too many, perhaps
        horns = stat(game, seat, HORNS)
        if count > horns:
            line = f"table: {name} has {count} figures on the map, horns {horns} (BR-6.7.3)"
            facts = (("seat", name), ("count", count), ("horns", horns))
            yield Fault(line, "more-than-horns", facts, f"seat:{name}", "stat horns")


def _battle_faults(game: BloodRage) -> Iterator[str]:
    """BR-6.11: what a battle leaves on the table only while it lasts."""
    if (game.province < 0) != (game.pillager == NOBODY):
        yield "table: province and pillager belong together (BR-6.11.1)"
    battle_cards = content_of(game).battle_cards
    if any(cards.bit_count() > 1 or cards & ~battle_cards for cards in game.texts):
        yield "table: texts must be one battle card a seat at most (BR-6.11.4)"
    if game.province >= 0:
        if game.destroyed >> game.province & 1:
            yield f"table: {PROVINCES.write(game.province)} is destroyed (BR-3.4.1)"
        return
    left_over = (*game.mustered, *game.fallen, *game.texts, game.fighters, game.counted)
    if any(left_over) or game.winner != NOBODY:
        yield "table: mustered, fallen, texts, fighters, counted and winner are for a battle"
    if any(game.zones[played_by(seat)] for seat in seats_of(game)):
        yield "zones: cards are played only in a battle (BR-6.11.4)"


def _agenda_faults(game: BloodRage) -> Iterator[str]:
    """BR-4.1: whatever is going on, the rest of the age comes after it, in its order."""
    names = [step.name for step in game.agenda]
    if game.over:
        if names or game.age != AGES:
            yield "result: the game ends after its third age, not before (BR-4.3)"
        return
    if _is_unset(game):
        placed = any(any(row[:RESERVE]) or any(row[RESERVE + 1 :]) for row in game.groups)
        if placed or game.dooms or game.destroyed:
            yield "agenda: set-up comes first, before anything is on the map (BR-3)"
        return
    last = LAST_STEPS[0] if game.age < AGES else LAST_STEPS[1]
    if not names or names[0] not in LAST_STEPS:
        yield f"agenda: the last step must be {last} (BR-4.3)"
        return
    if names[0] == LAST_STEPS[0] and len(names) > 1 and game.agenda[0].numbers() != (game.age + 1,):
        yield f"agenda: after age {game.age} comes age {game.age + 1} (BR-4.3)"
    if names[0] == LAST_STEPS[1] and game.age != AGES:
        yield "agenda: the game ends after age 3 (BR-4.3)"
    to_come = [name for name in reversed(names) if name in PHASES]
    if tuple(to_come) != PHASES[len(PHASES) - len(to_come) :]:
        yield f"agenda: the phases of an age come in the order {', '.join(PHASES)} (BR-4.1)"
    if any(seat >= game.seats for seat in _seats_named(game)):
        yield f"agenda: its steps may name only the {game.seats} seats"
    pillaging = "end-pillage" in names or "muster" in names or "end-battle" in names
    if pillaging != (game.province >= 0):
        yield "agenda: province is that of the pillage going on (BR-6.11)"


def _seats_named(game: BloodRage) -> Iterator[Seat]:
    for step in game.agenda:
        for codec, number in zip(step.codecs, step.numbers(), strict=True):
            if codec is SEATS:
                yield Seat(number)
