"""Cards in zones, and what each seat remembers of them.

A zone is a pile of cards with a declared audience. Only the mutators here move cards, and they keep
`may_be`: for each seat and zone the cards which that seat believes may be there. Who sees a card at
either end of its way knows where it is; for everybody else any card that may have been where it
came from may now be where it went. Beside a real table copies look alike: whoever sees one does not
know which of them it is. At a table that nobody will look into (`remember=False`) there is no
`may_be`, and nothing is done for it; nor for a single seat that forgets (its masks are -1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

from ragnatafl.kernel import chance
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.events import Moved, Told, tell
from ragnatafl.kernel.seats import NOBODY, PUBLIC, Seat, SeatMask
from ragnatafl.kernel.state import ASKED, State
from ragnatafl.kernel.told import is_unseen, lookers

ANY_CARD: Final = -1
FORGOTTEN: Final = -1
"""What a seat that remembers nothing believes to be in a zone."""
C = TypeVar("C", bound=int)
Kind: TypeAlias = type[Moved] | Moved
"""The event that tells of a move, made where it has facts of its own.

It has the rule it is declared with, if no other is given.
"""


class Zone:
    """A place for cards: its name, the seats that see the faces there, and its owner, if any."""

    __slots__ = ("holds", "name", "owner", "places", "seen_by")

    def __init__(
        self,
        name: str,
        seen_by: SeatMask,
        owner: Seat = NOBODY,
        holds: int = ANY_CARD,
        places: int = 0,
    ) -> None:
        self.name = name
        self.seen_by = seen_by
        self.owner = owner
        self.holds = holds
        """The cards that the rules let lie here, as a bit mask: everybody knows that much."""
        self.places = places
        """In a row of so many places it matters which card lies where; a pile has none."""


def put_all(game: State, zone: int, cards: Iterable[int]) -> None:
    """Set-up: put cards that everybody knows to be here into an empty zone."""
    game.zones[zone] = list(cards)
    mask = sum(1 << card for card in game.zones[zone])
    for place in range(zone, len(game.may_be), len(game.zones)):
        if game.may_be[place] >= 0:
            game.may_be[place] = mask


def no_zones(game: State) -> None:
    """Set-up: as many empty zones as the game declares, and nothing remembered."""
    game.zones = [[] for _ in game.setup.zones]
    game.may_be = [0] * (game.seats * len(game.zones))


def forget(game: State, seat: Seat) -> None:
    """This seat remembers nothing, now or later: nobody will look through its eyes."""
    count = len(game.zones)
    game.may_be[seat * count : (seat + 1) * count] = [FORGOTTEN] * count


def move(
    game: State,
    card: int,
    origin: int,
    target: int,
    kind: Kind,
    rule: str = "",
    seat: Seat = NOBODY,
) -> None:
    """Move one card; `kind` is the event that tells of it."""
    _move(game, card, origin, target)
    if game.events is not None:
        _tell_of(game, card, origin, target, kind, rule, seat)


def move_top(
    game: State, origin: int, target: int, kind: Kind, rule: str = "", seat: Seat = NOBODY
) -> int:
    """Move the top card of a pile, drawn through the door of chance; returns it."""
    rule = rule or kind.usual_rule
    card = chance.draw_from(game, origin, rule, target)
    _move(game, card, origin, target)
    if game.events is not None:
        _tell_of(game, card, origin, target, kind, rule, seat)
    return card


def deal(
    game: State,
    origin: int,
    target: int,
    count: int,
    kind: Kind,
    rule: str = "",
    seat: Seat = NOBODY,
) -> None:
    """Move so many cards from the top of a pile, each drawn; one event tells of all of them."""
    rule = rule or kind.usual_rule
    cards: list[int] = []
    for _ in range(count):
        cards.append(chance.draw_from(game, origin, rule, target))
        _move(game, cards[-1], origin, target)
    _tell_of_all(game, cards, origin, target, kind, rule, seat)


def move_some(
    game: State,
    cards: Iterable[int],
    origin: int,
    target: int,
    kind: Kind,
    rule: str = "",
    seat: Seat = NOBODY,
) -> None:
    """Move some cards of a zone on top of another; one event tells of all of them."""
    moved = tuple(cards)
    for card in moved:
        _move(game, card, origin, target)
    _tell_of_all(game, moved, origin, target, kind, rule, seat)


def move_pile(
    game: State, origin: int, target: int, kind: Kind, rule: str = "", seat: Seat = NOBODY
) -> None:
    """Move all cards of a zone on top of another, in their order.

    Beside a real table cards that nobody saw are told as they are turned up, the top one first.
    """
    if chance.is_told(game, origin) and is_unseen(game, origin) and not is_unseen(game, target):
        deal(game, origin, target, len(game.zones[origin]), kind, rule, seat)
    else:
        move_some(game, game.zones[origin], origin, target, kind, rule, seat)


def _tell_of_all(
    game: State, cards: Sequence[int], origin: int, target: int, kind: Kind, rule: str, seat: Seat
) -> None:
    """One event for cards that moved together; in which order they lay is nobody's business."""
    if game.events is None or not cards:
        return
    zones = game.setup.zones
    names = " ".join(game.setup.game.cards.write(card) for card in sorted(cards))
    facts: Facts = (
        ("count", len(cards)),
        ("origin", zones[origin].name),
        ("target", zones[target].name),
        *_own(kind),
    )
    seen = zones[origin].seen_by | zones[target].seen_by
    _tell(game, kind, rule, seat, (("cards", names),), facts, seen)


def turn_piles(game: State, zones: tuple[int, ...], kind: Kind, rule: str = "") -> None:
    """Every pile goes on to the next zone of the list, the last one to the first, all at once.

    Draft packs travel so. Each seat still knows which cards went where, if it saw them.
    """
    piles, targets = [game.zones[zone] for zone in zones], (*zones[1:], zones[0])
    for target, pile in zip(targets, piles, strict=True):
        game.zones[target] = pile
    may_be = game.may_be
    for row in range(0, len(may_be), len(game.zones)):
        believed = [may_be[row + zone] for zone in zones]
        for target, mask in zip(targets, believed, strict=True):
            may_be[row + target] = mask
    for zone in zones:
        _see_pile(game, game.setup.zones[zone].seen_by, zone)
        game.shown = SeatMask(game.shown | game.setup.zones[zone].seen_by)
    _tell(game, kind, rule, NOBODY, (), (), 0)


def show(
    game: State, zone: int, to: SeatMask, kind: Kind, rule: str = "", seat: Seat = NOBODY
) -> None:
    """Show all cards of a zone to these seats; they stay where they are."""
    rule = rule or kind.usual_rule
    if chance.is_told(game, zone) and is_unseen(game, zone):
        seen_by = SeatMask(to & lookers(game)) if to != PUBLIC else to
        told = 0
        for place in range(len(game.zones[zone]) if seen_by else 0):
            told |= 1 << chance.turn_up(game, zone, place, rule, seen_by, told)
    _see_pile(game, to, zone)
    game.shown = SeatMask(game.shown | to & ~game.setup.zones[zone].seen_by)
    if game.events is not None:
        shown = sorted(game.zones[zone])  # in which order they were drawn is nobody's business
        names = " ".join(game.setup.game.cards.write(card) for card in shown)
        name = kind.word
        tell(game, Told(name, rule, seat, _own(kind), (("cards", names),), to))


def _see_pile(game: State, to: SeatMask, zone: int) -> None:
    """Seats see every card of a zone: each is here and nowhere else, and nothing else is here."""
    may_be, count = game.may_be, len(game.zones)
    if not may_be:
        return
    here = sum(1 << card for card in game.zones[zone])
    for viewer in range(game.seats):
        row = viewer * count
        if to >> viewer & 1 and may_be[row] >= 0:
            for card in game.zones[zone]:
                _blur(game, row, zone, card)
            for other in range(row, row + count):
                may_be[other] &= ~here
            may_be[row + zone] = here


def _move(game: State, card: int, origin: int, target: int) -> None:
    """Move a card, and let every seat remember what it may know of it."""
    pile = game.zones[origin]
    if pile[-1] == card:
        pile.pop()
    else:
        pile.remove(card)
    game.zones[target].append(card)
    zones = game.setup.zones
    before, after = zones[origin].seen_by, zones[target].seen_by
    game.shown = SeatMask(game.shown | after & ~before)
    may_be = game.may_be
    if not may_be:
        return
    count, holds = len(zones), zones[target].holds
    mask, emptied = 1 << card, not pile
    for viewer in range(game.seats):
        row = viewer * count
        if may_be[row] < 0:  # it forgets
            continue
        if before >> viewer & 1:  # it knew that the card was there, and only there
            may_be[row + origin] ^= mask
            may_be[row + target] |= mask
        elif after >> viewer & 1:
            _blur(game, row, origin, card)
            for zone in range(row, row + count):
                if may_be[zone] & mask:
                    may_be[zone] ^= mask
            may_be[row + target] |= mask
        else:
            may_be[row + target] |= may_be[row + origin] & holds
        if emptied:
            may_be[row + origin] = 0


def _blur(game: State, row: int, zone: int, card: int) -> None:
    """Who sees a card come out of a zone may see one of those that look like it: each of them that
    may have lain there may now be wherever this one might."""
    setup, may_be = game.setup, game.may_be
    if game.source != ASKED or not 0 < setup.game.copies_blur <= setup.version:
        return
    twins = setup.alike.get(card, 0) & may_be[row + zone]
    for other in range(row, row + len(game.zones)) if twins else ():
        if may_be[other] >> card & 1:
            may_be[other] |= twins


def _tell_of(
    game: State,
    card: int,
    origin: int,
    target: int,
    kind: Kind,
    rule: str,
    seat: Seat,
) -> None:
    """One event for a card that moved; its face is for those who saw it at either end."""
    zones = game.setup.zones
    here = (("card", game.setup.game.cards.write(card)),)
    ways = (("origin", zones[origin].name), ("target", zones[target].name), *_own(kind))
    seen = zones[origin].seen_by | zones[target].seen_by
    _tell(game, kind, rule, seat, here, ways, seen)


def _own(kind: Kind) -> Facts:
    """What the event of a move tells besides the move."""
    return kind.facts if isinstance(kind, Moved) else ()


def _tell(
    game: State, kind: Kind, rule: str, seat: Seat, faces: Facts, ways: Facts, seen_by: int
) -> None:
    """Faces that all saw are facts like others; else they are secrets of those who did."""
    name = kind.word
    rule = rule or kind.usual_rule
    if seen_by == PUBLIC:
        tell(game, Told(name, rule, seat, (*faces, *ways), (), 0))
    else:
        tell(game, Told(name, rule, seat, ways, faces, seen_by))


def unlike(cards: Iterable[C], title_of: Sequence[int]) -> list[C]:
    """One card of each title, in their order: copies are alike and make one option.

    >>> unlike([4, 7, 5], title_of=[0, 0, 0, 0, 1, 1, 1, 2])
    [4, 7]
    """
    first: dict[int, C] = {}
    for card in cards:
        first.setdefault(title_of[card], card)
    return list(first.values())
