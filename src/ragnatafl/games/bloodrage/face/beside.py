"""Blood Rage in the words of its board, for people who play it on their own table.

A field that names whole figures brings them to its place from wherever they were; warriors come
from the reserve and go back there. Cards are told by their titles, one card for all copies; those
that nobody told lie in the decks, and a hand of which only the number is told holds some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

from ragnatafl.games.bloodrage.face.words import CLANS
from ragnatafl.games.bloodrage.mind.endings import ended
from ragnatafl.games.bloodrage.rules.board import (
    FJORDS,
    MAP,
    OUTER,
    OUTER_PROVINCES,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
    PlaceId,
    province_of,
)
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    BATTLE,
    CARDS,
    CELLS,
    DISCARD,
    GIFTS,
    REWARD_ALL,
    SLOTS,
    SOURCES,
    STATS,
    CardId,
    StatId,
    deck_of,
    hand_of,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.faults import board_faults
from ragnatafl.games.bloodrage.rules.figures import (
    FIGURES,
    FIRST_MONSTER,
    LEADER,
    ONE,
    SEA_SERPENT,
    SHIP,
    WARRIOR,
    WARRIORS,
    FigureId,
    Group,
)
from ragnatafl.games.bloodrage.rules.pillage import Muster
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    force,
    glory,
    put_group,
    rebuild,
    switches_of,
)
from ragnatafl.kernel.agenda import AnyStep, begin
from ragnatafl.kernel.beside import Beside, Field, Scratch, Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import seats_of
from ragnatafl.kernel.views import suspected

MOST_GLORY: Final = 400
MONSTERS: Final = tuple(map(FigureId, range(FIRST_MONSTER, len(FIGURES))))


# What there is


def places(game: BloodRage) -> list[str]:
    """The map with its provinces and fjords, Valhalla, the clans, and the middle of the table."""
    return [
        *(f"area:{PLACES.write(place)}" for place in (*MAP, VALHALLA)),
        *(f"seat:{SEATS.write(seat)}" for seat in seats_of(game)),
        "table:",
    ]


def fields(game: BloodRage, at: str) -> list[Field]:
    kind, _, thing = at.partition(":")
    match kind:
        case "area":
            return list(_of_place(game, at, PlaceId(PLACES.read(thing))))
        case "seat":
            return list(_of_clan(game, at, Seat(SEATS.read(thing))))
    return list(_of_table(game, at))


def _of_place(game: BloodRage, at: str, place: PlaceId) -> Iterator[Field]:
    names, is_fjord = SEATS.ids[: game.seats], place in FJORDS
    if not is_fjord:
        most = content_of(game).count[WARRIOR]
        for seat in seats_of(game):
            count = game.groups[seat][place] & WARRIORS
            yield Field(at, f"warriors {SEATS.write(seat)}", "figures", "number", count, high=most)
        yield _one_each(game, at, "leaders", LEADER, place, names)
    if is_fjord or place == VALHALLA:
        yield _one_each(game, at, "ships", SHIP, place, names)
    may_stand = [f for f in MONSTERS if place == VALHALLA or (f == SEA_SERPENT) == is_fjord]
    owned = [figure for figure in may_stand if _owner(game, figure) != NOBODY]
    if owned:
        here = [f for f in owned if game.groups[_owner(game, f)][place] & ONE[f]]
        yield Field(
            at, "monsters", "figures", "several", tuple(map(FIGURES.write, here)),
            choices=tuple(map(FIGURES.write, owned)),
        )  # fmt: skip
    if place in OUTER_PROVINCES:
        yield Field(at, "destroyed", "provinces", "flag", bool(game.destroyed >> place & 1))


def _one_each(
    game: BloodRage, at: str, name: str, figure: FigureId, place: PlaceId, names: tuple[str, ...]
) -> Field:
    """Whose figure of this kind is there; every clan has one."""
    here = tuple(
        n for n, groups in zip(names, game.groups, strict=True) if groups[place] & ONE[figure]
    )
    return Field(at, name, "figures", "several", here, choices=names)


def _owner(game: BloodRage, monster: FigureId) -> Seat:
    """The clan that has its card."""
    brings = content_of(game).figure
    for seat in seats_of(game):
        if any(brings[card] == monster for card in game.zones[slots_of(seat)]):
            return seat
    return NOBODY


def _of_clan(game: BloodRage, at: str, seat: Seat) -> Iterator[Field]:
    content, held = content_of(game), game.zones[hand_of(seat)]
    yield Field(at, "glory", "clans", "number", glory(game, seat), high=MOST_GLORY)
    for which, name in enumerate(STATS.ids):
        cell = game.cells[seat][which]
        yield Field(at, f"stat {name}", "clans", "number", cell, high=CELLS - 1)
    if game.viewer == seat:
        yield _pile(game, at, "hand", held, lambda card: True)
    else:
        yield Field(at, "cards", "cards", "number", len(held), high=GIFTS)
    slots = game.zones[slots_of(seat)]
    yield _pile(game, at, "upgrades", slots, lambda card: content.kind[card] in SLOTS)
    quests = game.zones[quests_of(seat)]
    yield _pile(game, at, "quests", quests, lambda card: content.is_quest[card])


def _of_table(game: BloodRage, at: str) -> Iterator[Field]:
    yield Field(at, "age", "ages", "number", game.age, low=1, high=AGES)
    doom = PROVINCES.write(game.dooms[0]) if game.dooms else ""
    yield Field(at, "doom", "ages", "choice", doom, choices=OUTER)
    yield _pile(game, at, "discard", game.zones[DISCARD], lambda card: True)


def _pile(
    game: BloodRage, at: str, name: str, pile: list[int], fits: Callable[[CardId], bool]
) -> Field:
    """Cards of this age and before, one of each title; what is hidden is left out."""
    firsts = _titles(game)
    choices = tuple(CARDS.write(card) for card in firsts.values() if fits(card))
    titles = content_of(game).title
    lying = tuple(CARDS.write(firsts[titles[card]]) for card in pile if card >= 0)
    return Field(at, name, "cards", "cards", lying, choices=choices, most=len(choices))


def _titles(game: BloodRage) -> dict[int, CardId]:
    """By title its first card, of those that may have been seen at this table."""
    content, edition = content_of(game), switches_of(game).edition
    found: dict[int, CardId] = {}
    for card in content.cards:
        if content.in_game(card, game.seats, edition) and content.age[card] <= game.age:
            found.setdefault(content.title[card], card)
    return found


# What is told of it


def put(game: BloodRage, at: str, name: str, value: Value) -> None:
    """On a draft; all that follows from other columns is made anew."""
    first, _, of = name.partition(" ")
    _PUT[first](game, at.partition(":")[2], of, value)
    rebuild(game)


def _place(thing: str) -> PlaceId:
    return PlaceId(PLACES.read(thing))


def _warriors(game: BloodRage, thing: str, of: str, value: Value) -> None:
    groups, place, wanted = game.groups[SEATS.read(of)], _place(thing), cast("int", value)
    more = wanted - (groups[place] & WARRIORS)
    if more > groups[RESERVE] & WARRIORS:
        most = content_of(game).count[WARRIOR]
        line = f"{of} has {most} warriors (BR-2.2)"
        raise BadInput(Fault(line, "too-many-warriors", (("seat", of), ("most", most))))
    groups[place] = Group(groups[place] + more)
    groups[RESERVE] = Group(groups[RESERVE] - more)


def _leaders(game: BloodRage, thing: str, of: str, value: Value) -> None:
    _bring_each(game, thing, LEADER, value)


def _ships(game: BloodRage, thing: str, of: str, value: Value) -> None:
    _bring_each(game, thing, SHIP, value)


def _bring_each(game: BloodRage, thing: str, figure: FigureId, value: Value) -> None:
    named = cast("tuple[str, ...]", value)
    for seat in seats_of(game):
        _bring(game, seat, figure, _place(thing), SEATS.write(seat) in named)


def _bring(
    game: BloodRage, seat: Seat, figure: FigureId, place: PlaceId, is_here: bool
) -> None:  # fmt: skip
    """The one figure of its kind that a clan has stands here, or not here."""
    groups, one = game.groups[seat], ONE[figure]
    if bool(groups[place] & one) == is_here:
        return
    for other, group in enumerate(groups):
        groups[other] = Group(group & ~one)
    target = place if is_here else RESERVE
    groups[target] = Group(groups[target] | one)


def _monsters(game: BloodRage, thing: str, of: str, value: Value) -> None:
    named = cast("tuple[str, ...]", value)
    for figure in MONSTERS:
        if (owner := _owner(game, figure)) != NOBODY:
            _bring(game, owner, figure, _place(thing), FIGURES.write(figure) in named)


def _destroyed(game: BloodRage, thing: str, of: str, value: Value) -> None:
    one = 1 << PROVINCES.read(thing)
    game.destroyed = game.destroyed | one if value else game.destroyed & ~one


def _glory(game: BloodRage, thing: str, of: str, value: Value) -> None:
    """What it came from is not told: all of it counts as one."""
    earned = [0] * len(SOURCES)
    earned[BATTLE] = cast("int", value)
    game.earned[SEATS.read(thing)] = earned


def _stat(game: BloodRage, thing: str, of: str, value: Value) -> None:
    game.cells[SEATS.read(thing)][StatId(STATS.read(of))] = cast("int", value)


def _hand(game: BloodRage, thing: str, of: str, value: Value) -> None:
    _lay(game, hand_of(Seat(SEATS.read(thing))), value)


def _quests(game: BloodRage, thing: str, of: str, value: Value) -> None:
    _lay(game, quests_of(Seat(SEATS.read(thing))), value)


def _discard(game: BloodRage, thing: str, of: str, value: Value) -> None:
    _lay(game, DISCARD, value)


def _upgrades(game: BloodRage, thing: str, of: str, value: Value) -> None:
    """BR-6.9.4: a monster's figure comes with its card, and goes with it."""
    seat = Seat(SEATS.read(thing))
    _lay(game, slots_of(seat), value)
    for figure in MONSTERS:
        if _owner(game, figure) == seat:
            if not any(group & ONE[figure] for group in game.groups[seat]):
                put_group(game, seat, RESERVE, Group(game.groups[seat][RESERVE] | ONE[figure]))
        else:
            for place, group in enumerate(game.groups[seat]):
                put_group(game, seat, PlaceId(place), Group(group & ~ONE[figure]))


def _cards(game: BloodRage, thing: str, of: str, value: Value) -> None:
    """Some of this age that nobody told; which they are, nobody knows."""
    hand, count = game.zones[hand_of(Seat(SEATS.read(thing)))], cast("int", value)
    deck = game.zones[deck_of(game.age)]
    deck += hand
    if len(deck) < count:
        line = f"{thing}: only {len(deck)} cards of age {game.age} are left"
        facts = (("left", len(deck)), ("age", game.age))
        raise BadInput(Fault(line, "too-few-cards", facts))
    hand[:] = deck[:count]
    del deck[:count]


def _lay(game: BloodRage, zone: int, value: Value) -> None:
    """These titles lie there, and nothing else does."""
    for card in game.zones[zone]:
        game.zones[deck_of(content_of(game).age[card])].append(card)
    game.zones[zone] = []
    for name in cast("tuple[str, ...]", value):
        game.zones[zone].append(_taken(game, name, zone))


def _taken(game: BloodRage, name: str, zone: int) -> int:
    """A card of this title from where it lies untold: a deck, or another's hand, where another card
    then stands in for it."""
    content = content_of(game)
    title, deck = content.title[CARDS.read(name)], game.zones[deck_of(game.age)]
    for pile in game.zones[:DISCARD]:
        for card in pile:
            if content.title[card] == title:
                pile.remove(card)
                return card
    for seat in seats_of(game):
        held = game.zones[hand_of(seat)]
        for place, card in enumerate(held):
            if content.title[card] == title and deck and hand_of(seat) != zone:
                held[place] = deck.pop()
                return card
    line = f"{name}: all its copies are told already"
    raise BadInput(Fault(line, "no-copy-left", (("card", name),)))


def _age(game: BloodRage, thing: str, of: str, value: Value) -> None:
    game.age = cast("int", value)


def _doom(game: BloodRage, thing: str, of: str, value: Value) -> None:
    """The one that is next; which others there are does not matter to what is counted now."""
    game.dooms = [province_of(PROVINCES.read(value))] * AGES if value else []


_PUT: Final[dict[str, Callable[[BloodRage, str, str, Value], None]]] = {
    "warriors": _warriors, "leaders": _leaders, "ships": _ships, "monsters": _monsters,
    "destroyed": _destroyed, "glory": _glory, "stat": _stat, "hand": _hand, "cards": _cards,
    "upgrades": _upgrades, "quests": _quests, "discard": _discard, "age": _age, "doom": _doom,
}  # fmt: skip


# What the rules say of it


def bare(setup: Setup) -> BloodRage:
    """All figures in reserve, all cards in their decks, tokens face down."""
    game = cast("BloodRage", setup.new_table())
    game.rewards[YGGDRASIL] = REWARD_ALL
    return game


def drawn_up(game: BloodRage, seat: Seat, at: str) -> BloodRage | None:
    """BR-6.11: the battle of all who have figures in a province, which the seat began if it has."""
    kind, _, thing = at.partition(":")
    if kind != "area" or thing not in PROVINCES.ids:
        return None
    table, province = game.clone(), province_of(PROVINCES.read(thing))
    clans = [other for other in seats_of(game) if force(game, other, province)]
    if len(clans) < 2:
        return None
    table.may_be = suspected(table)
    table.province, table.pillager = province, seat if seat in clans else clans[0]
    steps = cast("tuple[AnyStep, ...]", Muster().run(table))
    if any(game.zones[hand_of(other)] for other in clans):
        begin(table, *steps)
    else:
        table.agenda = [*reversed(steps)]
    return table


SCRATCH: Final = Scratch(
    beside=Beside(places=places, fields=fields, put=put),
    bare=bare,
    faults=board_faults,
    ended=ended,
    drawn_up=drawn_up,
    names=tuple(f"clan-{clan}" for clan in CLANS),
)
