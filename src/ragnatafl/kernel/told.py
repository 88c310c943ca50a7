"""Cards told at a real table: what may lie where, and how a told card comes to its place.

Beside a physical deck the program knows no more than the people do. A card that nobody has seen is
stood in for by one of the state's own; when it is turned up, the told card changes places with it,
wherever it was among the hidden zones. Nobody's memory is contradicted: where the stand-in cannot
lie where the told card was, other unseen cards move up between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import NOBODY, PUBLIC, Seat, SeatMask, everyone, seats_in
from ragnatafl.kernel.state import State, memory_of


def lookers(game: State) -> SeatMask:
    """The seats that look at cards: people, and automas whose rules do, at cards on the table."""
    everybody, setup = everyone(game.seats), game.setup
    blind = setup.held_by_app if setup.game.automas_look else PUBLIC
    return SeatMask(everybody & ~(game.automas & blind))


def is_unseen(game: State, zone: int) -> bool:
    """Does nobody look at the cards of this zone?"""
    return not game.setup.zones[zone].seen_by & lookers(game)


def counted_of(game: State, seat: Seat) -> list[int]:
    """The zones of a seat of whose cards we know but the number."""
    setup = game.setup
    return [zone for zone in setup.counted if setup.zones[zone].owner == seat]


def lies_unseen(game: State, card: int) -> bool:
    """Does a card lie where nobody looks at it?"""
    return [z for z, pile in enumerate(game.zones) if card in pile and is_unseen(game, z)] != []


def copies(titles: Sequence[int]) -> dict[int, int]:
    """By card that has copies the others with its title, as a bit mask; -1 is no title.

    >>> copies([0, 0, 1, -1, -1])
    {0: 2, 1: 1}
    """
    masks: dict[int, int] = {}
    for card, title in enumerate(titles):
        masks[title] = masks.get(title, 0) | 1 << card
    return {
        card: masks[title] & ~(1 << card)
        for card, title in enumerate(titles)
        if title >= 0 and masks[title] != 1 << card
    }


def one_of_each(cards: list[int], alike: Mapping[int, int]) -> list[int]:
    """Of cards that are alike the first one.

    >>> one_of_each([2, 3, 5, 9], copies([0, 0, 1, 1, 1, 2]))
    [2, 5, 9]
    """
    found = 0
    for card in cards:
        if not alike.get(card, 0) & found:
            found |= 1 << card
    return [card for card in cards if found >> card & 1]


def cards_in(option: Option) -> list[int]:
    """The cards that an option names."""
    return [
        number
        for field, number in zip(option.fields, option.numbers(), strict=False)
        if field.codec.kind == "card"
    ]


def promised(game: State) -> int:
    """Cards of hands that we do not know, named by answers that are still sealed: they stay."""
    if not game.setup.counted:
        return 0
    named = [card for answer in game.sealed if answer is not None for card in cards_in(answer)]
    return sum({1 << card for card in named})


def only_one_of(game: State, seen_by: SeatMask) -> Seat:
    """The one person among these seats, if a card is for their eyes alone; else NOBODY."""
    people = list(seats_in(seen_by & lookers(game))) if seen_by != PUBLIC else []
    alone = len(people) == 1 and not game.automas >> people[0] & 1
    return people[0] if alone else NOBODY


def possible(game: State, zone: int, place: int, fixed: int = 0) -> list[int]:
    """The cards that may turn out to lie at a place of a zone; `fixed` ones were told just now."""
    pile = game.zones[zone]
    found = sum(1 << card for card in pile)
    believed = _believed(game, zone)
    for other in _ways(game, zone, pile[place], fixed):
        found |= believed & sum(1 << card for card in game.zones[other])
    found &= ~fixed
    return [card for card in range(found.bit_length()) if found >> card & 1]


def put_at(game: State, zone: int, place: int, card: int, fixed: int = 0) -> None:
    """A told card changes places with the one that the state had there."""
    pile = game.zones[zone]
    if card not in pile:
        ways = _ways(game, zone, pile[place], fixed)
        home = next(other for other in ways if card in game.zones[other])
        hole, index = home, game.zones[home].index(card)
        while hole != zone:
            origin, moved = ways[hole]
            game.zones[hole][index], before = moved, game.zones[origin].index(moved)
            _remember(game, moved, origin, hole)
            hole, index = origin, before
        pile[index] = card
        _remember(game, card, home, zone)
    index = pile.index(card)
    pile[place], pile[index] = pile[index], pile[place]


def _believed(game: State, zone: int) -> int:
    """The cards that may lie in a zone by all that those who look know together."""
    may_be, mask = memory_of(game), -1
    for seat in seats_in(lookers(game)):
        mask &= may_be[seat * len(game.zones) + zone]
    return mask


def _ways(game: State, zone: int, first: int, fixed: int) -> dict[int, tuple[int, int]]:
    """By other unseen zone: from which zone which card may move there, on the shortest way.

    Every way begins in `zone`, if it can be with its card `first`.
    """
    others = [other for other in range(len(game.zones)) if is_unseen(game, other) and other != zone]
    believed = {other: _believed(game, other) for other in others if game.zones[other]}
    ways: dict[int, tuple[int, int]] = {}
    waiting = [zone]
    for origin in waiting:
        for card in sorted(game.zones[origin], key=lambda card: card != first):
            for other, mask in believed.items():
                if other not in ways and mask >> card & 1 and not fixed >> card & 1:
                    ways[other] = (origin, card)
                    waiting.append(other)
    return ways


def _remember(game: State, card: int, origin: int, target: int) -> None:
    """Seats that do not look thought the card elsewhere; those who look knew it possible here."""
    count, mask = len(game.zones), 1 << card
    for seat in range(game.seats):
        if lookers(game) >> seat & 1:
            continue
        row = seat * count
        if game.setup.zones[target].seen_by >> seat & 1:
            for zone in range(row, row + count):
                game.may_be[zone] &= ~mask
        elif game.setup.zones[origin].seen_by >> seat & 1:
            game.may_be[row + origin] &= ~mask
        game.may_be[row + target] |= mask
