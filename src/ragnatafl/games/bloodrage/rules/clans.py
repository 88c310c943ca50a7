"""BR-2.3, BR-2.4: the few ways in which a clan's glory, stats, rage and figures change."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import PLACES, VALHALLA, PlaceId
from ragnatafl.games.bloodrage.rules.components import (
    ALL_STATS,
    BY_RAGNAROK,
    CARD,
    IN_BATTLE,
    RAGNAROK,
    SOURCES,
    STATS,
    StatId,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT, SHIPS, Group, write_group
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    can_rise,
    content_of,
    glory,
    or_none,
    stat,
)
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import SEATS, Seat


def gain_glory(game: BloodRage, seat: Seat, amount: int, source: int, rule: str) -> None:
    """BR-1.2; nothing is told of no glory."""
    if amount:
        game.earned[seat][source] += amount
        if game.events is not None:
            tell(game, "glory", rule, seat, amount=amount, source=SOURCES.write(source))


def steal_glory(game: BloodRage, thief: Seat, victim: Seat, amount: int, rule: str) -> None:
    """BR-2.7, BR-Ft: takes what is there."""
    taken = min(amount, glory(game, victim))
    if taken:
        game.earned[victim][CARD] -= taken
        game.earned[thief][CARD] += taken
        if game.events is not None:
            tell(game, "steal-glory", rule, thief, amount=taken, victim=SEATS.write(victim))


def change_rage(game: BloodRage, seat: Seat, amount: int, rule: str) -> None:
    """BR-2.3.5: pay rage, or gain it; nobody pays more than it has."""
    if amount:
        game.rage[seat] += amount
        if game.events is not None:
            kind = "pay-rage" if amount < 0 else "gain-rage"
            tell(game, kind, rule, seat, amount=abs(amount), left=game.rage[seat])


def raise_stat(game: BloodRage, seat: Seat, which: StatId, rule: str) -> None:
    """BR-2.3.2: one cell up; at the end of the track the raise is lost."""
    if can_rise(game, seat, which):
        game.cells[seat][which] += 1
        if game.events is not None:
            value = stat(game, seat, which)
            tell(game, "raise-stat", rule, seat, stat=STATS.write(which), value=value)


def move_group(
    game: BloodRage,
    seat: Seat,
    group: Group,
    origin: PlaceId,
    target: PlaceId,
    kind: str,
    rule: str,
) -> None:
    """Move figures of one clan; `kind` is the event that tells of it."""
    groups = game.groups[seat]
    groups[origin] = Group(groups[origin] - group)
    groups[target] = Group(groups[target] + group)
    if game.events is not None:
        tell(
            game, kind, rule, seat,
            ("figures", write_group(group)),
            ("origin", PLACES.write(origin)),
            ("target", PLACES.write(target)),
        )  # fmt: skip


def destroy(
    game: BloodRage, seat: Seat, group: Group, place: PlaceId, cause: int, rule: str
) -> None:
    """BR-2.4: figures go to Valhalla, and what is paid for it is paid at once."""
    count = COUNT[group]
    move_group(game, seat, group, place, VALHALLA, "destroy", rule)
    if cause == IN_BATTLE:
        game.fallen[seat] += count
    elif cause == BY_RAGNAROK:
        each = moments.RAGNAROK_GLORY.of(game, content_of(game).ragnarok_glory[game.age - 1], seat)
        gain_glory(game, seat, count * each, RAGNAROK, "BR-9.1")
    ships = COUNT[group & SHIPS]
    if ships:  # BR-Fx: for whatever reason
        gain_glory(game, seat, ships * moments.SHIP_GLORY.of(game, 0, seat), CARD, "BR-Fx")


@option("raise {stat}", stat=STATS)
class Raise(Option):
    stat: StatId

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("piece", f"stat-{STATS.write(self.stat)}"),)


@step("BR-2.3.3", but=or_none(STATS))
class RaiseOne(Asks[BloodRage, Raise]):
    """The clan chooses a stat to raise; those at the end of their track are not offered."""

    seat: Seat
    but: int
    """A stat that may not be chosen, -1 for none (BR-F18)."""

    def run(self, game: BloodRage) -> Next:
        options = [Raise(which) for which in ALL_STATS if self.why_not_raise(game, which) is None]
        return self.ask(self.seat, "raise", options) if options else None

    def answer(self, game: BloodRage, seat: Seat, choice: Raise) -> Next:
        raise_stat(game, seat, choice.stat, self.rule)
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return self.why_not_raise(game, choice.stat) if isinstance(choice, Raise) else None

    def why_not_raise(self, game: BloodRage, which: StatId) -> Refusal | None:
        facts = (("seat", SEATS.write(self.seat)), ("stat", STATS.write(which)))
        if which == self.but:
            return Refusal("BR-F18", "stat-just-raised", *facts)
        if not can_rise(game, self.seat, which):
            return Refusal("BR-2.3.3", "stat-at-its-end", *facts)
        return None


@step("BR-2.3.2")
class RaiseAll(Step[BloodRage]):
    """All three stats rise."""

    seat: Seat

    def run(self, game: BloodRage) -> Next:
        for which in ALL_STATS:
            raise_stat(game, self.seat, which, self.rule)
        return None


@step("BR-C")
class GainByCard(Step[BloodRage]):
    """A card's text pays rage and glory."""

    seat: Seat
    rage: int
    glory: int

    def run(self, game: BloodRage) -> Next:
        change_rage(game, self.seat, self.rage, self.rule)
        gain_glory(game, self.seat, self.glory, CARD, self.rule)
        return None
