"""LOR-8.5.7: temples are built; LOR-8.5.8: and blessings selected."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.board import RegionId, RegionSet, regions_in
from ragnatafl.games.lords.rules.components import (
    BLESSING_DECK,
    BLESSING_DISCARD,
    SELECTION,
    CardId,
    blessings_of,
)
from ragnatafl.games.lords.rules.control import check_victory
from ragnatafl.games.lords.rules.reserves import GainPriests, Reshuffled
from ragnatafl.games.lords.rules.state import (
    Lords,
    board_of,
    in_turn,
    temples_left,
    track_of,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.cards import Kind, move, move_pile, move_top
from ragnatafl.kernel.chance import shuffle
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.hooks import put_in_force
from ragnatafl.kernel.seats import NOBODY, Seat


@option("build temple {region}", at="area:{region}")
class BuildTempleIn(Option):
    region: RegionId


@option("take {card}")
class TakeBlessing(Option):
    card: CardId


def temple_regions(game: Lords, seat: Seat) -> RegionSet:
    """LOR-8.5.7.1: own regions with a shrine and no temple, while a temple is left."""
    free = game.domain[seat] & board_of(game).shrines & ~game.temples
    return RegionSet(free if free and temples_left(game) else 0)


def temple_places(game: Lords, seat: Seat) -> list[RegionId]:
    return regions_in(temple_regions(game, seat))


@refusal()
class NoPlaceForTemple(Refusal):
    seat: Seat
    region: RegionId


@refusal("LOR-8.5.7.1")
class RegionNotOwn(NoPlaceForTemple):
    pass


@refusal("LOR-8.5.7.1")
class NoShrine(NoPlaceForTemple):
    pass


@refusal("LOR-2.6")
class TempleThere(NoPlaceForTemple):
    pass


def why_not_build(game: Lords, seat: Seat, region: RegionId) -> Refusal:
    if game.control[region] != seat:
        return RegionNotOwn(seat, region)
    if not board_of(game).shrines >> region & 1:
        return NoShrine(seat, region)
    return TempleThere(seat, region)


@event("LOR-8.5.7.2", "build-temple")
class TempleBuilt(Event):
    seat: Seat
    region: RegionId
    space: int


def build_temple(game: Lords, seat: Seat, region: RegionId) -> tuple[AnyStep, ...]:
    """LOR-8.5.7.2: the temple, a priest, and perhaps a blessing selection."""
    game.temples = RegionSet(game.temples | 1 << region)
    space = game.temples.bit_count()  # the lowest covered number of the track
    tell(game, TempleBuilt(seat, region, space))
    check_victory(game)
    priests = GainPriests(seat, moments.TEMPLE_PRIESTS.of(game, 1, seat))
    if space in track_of(game).selections:
        return (priests, SelectBlessings(seat))
    return (priests,)


@step("LOR-8.5.7", asks="build-temple")
class BuildTemple(Asks[Lords, BuildTempleIn]):
    seat: Seat

    def run(self, game: Lords) -> Next:
        ways = [BuildTempleIn(region) for region in temple_places(game, self.seat)]
        return self.ask(self.seat, "build-temple", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: BuildTempleIn) -> Next:
        return build_temple(game, seat, choice.region)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, BuildTempleIn):
            return why_not_build(game, seat, choice.region)
        return None


@event("LOR-8.5.8")
class BlessingShown(Moved):
    pass


@event("LOR-8.5.8.2", "take-blessing")
class BlessingTaken(Moved):
    pass


@event("LOR-8.5.8.3")
class BlessingsLeft(Moved):
    pass


@step("LOR-8.5.8")
class SelectBlessings(Step[Lords]):
    """Players + 1 blessings face up; the builder first, then counter-clockwise."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        for _ in range(game.seats + 1):
            draw_blessing_to(game, SELECTION, BlessingShown)
        first, *others = in_turn(game, self.seat)
        order = [first, *reversed(others)]
        return (*[ChooseBlessing(seat) for seat in order], EndSelection())


def draw_blessing_to(
    game: Lords, zone: int, kind: Kind, rule: str = "", seat: Seat = NOBODY
) -> CardId | None:
    """The top blessing to some zone; LOR-4.4.1: an empty deck is reshuffled, if it can be."""
    if not game.zones[BLESSING_DECK]:
        move_pile(game, BLESSING_DISCARD, BLESSING_DECK, Reshuffled)
        shuffle(game, BLESSING_DECK)
    if not game.zones[BLESSING_DECK]:
        return None
    return CardId(move_top(game, BLESSING_DECK, zone, kind, rule, seat))


@step("LOR-8.5.8.2", asks="take-blessing")
class ChooseBlessing(Asks[Lords, TakeBlessing]):
    seat: Seat

    def run(self, game: Lords) -> Next:
        shown = [TakeBlessing(CardId(card)) for card in sorted(game.zones[SELECTION])]
        return self.ask(self.seat, "take-blessing", shown) if shown else None

    def answer(self, game: Lords, seat: Seat, choice: TakeBlessing) -> Next:
        return gain_blessing(game, seat, choice.card, SELECTION, self.rule)


def gain_blessing(
    game: Lords, seat: Seat, card: CardId, origin: int, rule: str
) -> tuple[AnyStep, ...]:
    """LOR-8.5.8.4: it lasts the whole game; what it gives at once is given now."""
    move(game, card, origin, blessings_of(seat), BlessingTaken, rule, seat)
    put_in_force(game, card, seat)
    return moments.GAINED.steps_of(game, card, seat)


@step("LOR-8.5.8.3")
class EndSelection(Step[Lords]):
    """The last one is discarded."""

    def run(self, game: Lords) -> Next:
        move_pile(game, SELECTION, BLESSING_DISCARD, BlessingsLeft)
        return None
