"""BR-2.3, BR-2.4: the few ways in which a clan's glory, stats, rage and figures change."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import VALHALLA, PlaceId
from ragnatafl.games.bloodrage.rules.components import (
    ALL_STATS,
    BY_RAGNAROK,
    CARD,
    CELLS,
    IN_BATTLE,
    NO_STAT,
    RAGNAROK,
    STATS,
    CardId,
    CauseId,
    SourceId,
    StatId,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT, SHIPS, Group
from ragnatafl.games.bloodrage.rules.mends import CARD_NAMED
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    can_rise,
    content_of,
    glory,
    put_group,
    stat,
)
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.codecs import or_none
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.hooks import Modify
from ragnatafl.kernel.seats import Seat


@event("BR-1.2", "glory")
class GloryGained(Event):
    seat: Seat
    amount: int
    source: SourceId
    by: CardId | None = None


def gain_glory(
    game: BloodRage,
    seat: Seat,
    amount: int,
    source: SourceId,
    rule: str,
    by: CardId | None = None,
) -> None:
    """BR-1.2; nothing is told of no glory. It may come `by` a card."""
    if amount:
        game.earned[seat][source] += amount
        tell(game, GloryGained(seat, amount, source, by), rule)


def named(game: BloodRage, card: int | None) -> CardId | None:
    """The card that an event tells of, where there is one and the rules tell it."""
    if card is None or card < 0 or not CARD_NAMED.holds(game):
        return None
    return CardId(card)


def gain_with_cards(
    game: BloodRage,
    seat: Seat,
    each: int,
    count: int,
    moment: Modify,
    source: SourceId,
    rule: str,
    by: CardId | None = None,
) -> None:
    """So much glory for each, and what cards in force add to that, card by card."""
    if not CARD_NAMED.holds(game):
        gain_glory(game, seat, count * moment.of(game, each, seat), source, rule)
        return
    gain_glory(game, seat, count * each, source, rule, by)
    for card, more in moment.parts(game, each, seat):
        gain_glory(game, seat, count * more, source, rule, named(game, card))


def allowing(game: BloodRage, seat: Seat, action: int) -> CardId | None:
    """BR-6.2.3: the upgrade that adds this action, if somebody listens to what it is called."""
    if game.events is not None:
        for card, added in moments.ACTIONS.parts(game, 0, seat):
            if added & action:
                return named(game, card)
    return None


@event("BR-2.7", "steal-glory")
class GloryStolen(Event):
    seat: Seat
    amount: int
    victim: Seat
    by: CardId | None = None


def steal_glory(
    game: BloodRage, thief: Seat, victim: Seat, amount: int, rule: str, by: CardId | None = None
) -> None:
    """BR-2.7, BR-Ft: takes what is there."""
    taken = min(amount, glory(game, victim))
    if taken:
        game.earned[victim][CARD] -= taken
        game.earned[thief][CARD] += taken
        tell(game, GloryStolen(thief, taken, victim, by), rule)


@event()
class RageChanged(Event):
    seat: Seat
    amount: int
    left: int
    by: CardId | None = None


@event("BR-2.3.5", "pay-rage")
class RagePaid(RageChanged):
    pass


@event("BR-2.3.5", "gain-rage")
class RageGained(RageChanged):
    pass


def change_rage(
    game: BloodRage, seat: Seat, amount: int, rule: str, by: CardId | None = None
) -> None:
    """BR-2.3.5: pay rage, or gain it; nobody pays more than it has."""
    if amount:
        game.rage[seat] += amount
        if game.events is not None:
            change = RagePaid if amount < 0 else RageGained
            tell(game, change(seat, abs(amount), game.rage[seat], by), rule)


@event("BR-2.3.2", "raise-stat")
class StatRaised(Event):
    seat: Seat
    stat: StatId
    value: int
    by: CardId | None = None


def raise_stat(
    game: BloodRage, seat: Seat, which: StatId, rule: str, by: CardId | None = None
) -> None:
    """BR-2.3.2: one cell up; at the end of the track the raise is lost."""
    if can_rise(game, seat, which):
        game.cells[seat][which] += 1
        tell(game, StatRaised(seat, which, stat(game, seat, which), by), rule)


@event()
class FiguresMoved(Event):
    """Figures of one clan went from place to place."""

    seat: Seat
    figures: Group
    origin: PlaceId
    target: PlaceId
    by: CardId | None = None


def move_group(
    game: BloodRage,
    seat: Seat,
    group: Group,
    origin: PlaceId,
    target: PlaceId,
    kind: type[FiguresMoved],
    rule: str = "",
    by: CardId | None = None,
) -> None:
    """Move figures of one clan; `kind` is the event that tells of it."""
    groups = game.groups[seat]
    put_group(game, seat, origin, Group(groups[origin] - group))
    put_group(game, seat, target, Group(groups[target] + group))
    if game.events is not None:
        tell(game, kind(seat, group, origin, target, by), rule)


@event("BR-2.4", "destroy")
class Destroyed(FiguresMoved):
    pass


def destroy(
    game: BloodRage,
    seat: Seat,
    group: Group,
    place: PlaceId,
    cause: CauseId,
    rule: str,
    by: CardId | None = None,
) -> None:
    """BR-2.4: figures go to Valhalla, and what is paid for it is paid at once."""
    count = COUNT[group]
    move_group(game, seat, group, place, VALHALLA, Destroyed, rule, by)
    if cause == IN_BATTLE:
        game.fallen[seat] += count
    elif cause == BY_RAGNAROK:
        each = content_of(game).ragnarok_glory[game.age - 1]
        gain_with_cards(game, seat, each, count, moments.RAGNAROK_GLORY, RAGNAROK, "BR-9.1")
    ships = COUNT[group & SHIPS]
    if ships:  # BR-Fx: for whatever reason
        gain_with_cards(game, seat, 0, ships, moments.SHIP_GLORY, CARD, "BR-Fx")


@option("raise {stat}", at="piece:stat-{stat}")
class Raise(Option):
    stat: StatId


@refusal()
class CannotRaise(Refusal):
    seat: Seat
    stat: StatId


@refusal("BR-F18")
class StatJustRaised(CannotRaise):
    pass


@refusal("BR-2.3.3")
class StatAtItsEnd(CannotRaise):
    pass


@step("BR-2.3.3", asks="raise", but=or_none(STATS))
class RaiseOne(Asks[BloodRage, Raise]):
    """The clan chooses a stat to raise; those at the end of their track are not offered."""

    seat: Seat
    but: StatId = NO_STAT
    """A stat that may not be chosen (BR-F18)."""
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        cells, last = game.cells[self.seat], CELLS - 1
        options = [Raise(s) for s in ALL_STATS if s != self.but and cells[s] < last]
        return self.ask(self.seat, "raise", options) if options else None

    def answer(self, game: BloodRage, seat: Seat, choice: Raise) -> Next:
        raise_stat(game, seat, choice.stat, self.rule, self.card)
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return self.why_not_raise(game, choice.stat) if isinstance(choice, Raise) else None

    def why_not_raise(self, game: BloodRage, which: StatId) -> Refusal | None:
        if which == self.but:
            return StatJustRaised(self.seat, which)
        if not can_rise(game, self.seat, which):
            return StatAtItsEnd(self.seat, which)
        return None


@step("BR-2.3.2")
class RaiseAll(Step[BloodRage]):
    """All three stats rise."""

    seat: Seat
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        for which in ALL_STATS:
            raise_stat(game, self.seat, which, self.rule, self.card)
        return None


@step("BR-C")
class GainByCard(Step[BloodRage]):
    """A card's text pays rage and glory."""

    seat: Seat
    rage: int
    glory: int
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        change_rage(game, self.seat, self.rage, self.rule, self.card)
        gain_glory(game, self.seat, self.glory, CARD, self.rule, self.card)
        return None
