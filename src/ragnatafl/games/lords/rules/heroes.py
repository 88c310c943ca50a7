"""LOR-8.2: the hero phase: move the hero, move the drakkar, or heal."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import HERO_PHASE, Skip, Use, usable, use
from ragnatafl.games.lords.rules.attributes import HealAttribute, heal, hurt, why_not_heal
from ragnatafl.games.lords.rules.board import RegionId, SeaId, after
from ragnatafl.games.lords.rules.components import NO_CARDS, CardSet, ThingId, with_card
from ragnatafl.games.lords.rules.state import Lords, board_of
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat

HERO_STEPS: Final = 2
DRAKKAR_STEPS: Final = 2


@option("hero {region}", at="area:{region}")
class MoveHero(Option):
    region: RegionId


@option("place hero {region}", at="area:{region}")
class PlaceHero(Option):
    region: RegionId


@option("drakkar {sea}", at="area:{sea}")
class MoveDrakkar(Option):
    sea: SeaId


@option("place drakkar {sea}", at="area:{sea}")
class PlaceDrakkar(Option):
    sea: SeaId


HeroChoice = MoveHero | MoveDrakkar | HealAttribute | Use | Skip


def hero_reach(game: Lords, seat: Seat) -> tuple[RegionId, ...]:
    """LOR-8.2.1: the regions a hero comes to with up to 2 moves, each by land or drakkar."""
    start = game.hero_region[seat]
    if start < 0:
        return ()
    steps = moments.HERO_STEPS.of(game, HERO_STEPS, seat)
    found = after(board_of(game).walks[game.drakkar_sea[seat]][start], steps)
    if start in game.monster_region and moments.HERO_RETURNS.of(game, 0, seat):
        return tuple(sorted((*found, start)))  # back again is worth it to who drives beasts
    return found


def seas_within(game: Lords, seat: Seat, steps: int) -> tuple[SeaId, ...]:
    """LOR-6.5.1: the seas a drakkar comes to, but its own."""
    start = game.drakkar_sea[seat]
    return after(board_of(game).voyages[start], steps) if start >= 0 else ()


@event("LOR-8.2.1", "move-hero")
class HeroMoved(Event):
    seat: Seat
    region: RegionId


@event("LOR-6.6", "place-hero")
class HeroPlaced(Event):
    seat: Seat
    region: RegionId
    by: ThingId | None = None


@event("LOR-8.2.2", "sail")
class Sailed(Event):
    seat: Seat
    sea: SeaId
    by: ThingId | None = None


def move_hero(game: Lords, seat: Seat, region: RegionId, rule: str) -> None:
    game.hero_region[seat] = region
    tell(game, HeroMoved(seat, region), rule)


def place_hero(
    game: Lords, seat: Seat, region: RegionId, rule: str, by: ThingId | None = None
) -> None:
    """LOR-6.6: not a movement."""
    game.hero_region[seat] = region
    tell(game, HeroPlaced(seat, region, by), rule)


def sail(game: Lords, seat: Seat, sea: SeaId, rule: str, by: ThingId | None = None) -> None:
    game.drakkar_sea[seat] = sea
    tell(game, Sailed(seat, sea, by), rule)


@refusal("LOR-8.2")
class HeroPhaseDone(Refusal):
    seat: Seat


@refusal("LOR-8.0.5")
class HeroIsThere(Refusal):
    seat: Seat
    region: RegionId


@refusal("LOR-8.2.1")
class HeroTooFar(Refusal):
    seat: Seat
    region: RegionId
    steps: int


@refusal("LOR-8.2.2")
class DrakkarTooFar(Refusal):
    seat: Seat
    sea: SeaId


@step("LOR-8.2", asks="hero-phase", chosen=Number("chosen", 0, 1))
class HeroPhase(Asks[Lords, HeroChoice]):
    """One of three; cards may add to it, before or after."""

    seat: Seat
    chosen: int = 0
    done: CardSet = NO_CARDS

    def run(self, game: Lords) -> Next:
        seat = self.seat
        ways: list[HeroChoice] = []
        if not self.chosen:
            ways += [MoveHero(region) for region in hero_reach(game, seat)]
            ways += [MoveDrakkar(sea) for sea in seas_within(game, seat, DRAKKAR_STEPS)]
            ways += [HealAttribute(which) for which in hurt(game, seat)]
        ways += usable(game, HERO_PHASE, seat, self.done)
        if not ways:
            return None
        ways.append(Skip())
        return self.ask(seat, "hero-phase", ways)

    def answer(self, game: Lords, seat: Seat, choice: HeroChoice) -> Next:
        after = HeroPhase(seat, 1, self.done)
        match choice:
            case MoveHero(region):
                move_hero(game, seat, region, "LOR-8.2.1")
                return (*moments.HERO_MOVED.steps(game, seat, seat), after)
            case MoveDrakkar(sea):
                sail(game, seat, sea, "LOR-8.2.2")
                return (after,)
            case HealAttribute(which):
                heal(game, seat, which, "LOR-8.2.3")
                return (after,)
            case Use(card):
                steps = use(game, HERO_PHASE, seat, card, "LOR-11.3")
                return (*steps, HeroPhase(seat, self.chosen, with_card(self.done, card)))
            case Skip():
                return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, MoveHero | MoveDrakkar | HealAttribute) and self.chosen:
            return HeroPhaseDone(seat)
        match choice:
            case MoveHero(region):
                if region == game.hero_region[seat]:
                    return HeroIsThere(seat, region)
                return HeroTooFar(seat, region, moments.HERO_STEPS.of(game, HERO_STEPS, seat))
            case MoveDrakkar(sea):
                return DrakkarTooFar(seat, sea)
            case HealAttribute():
                return why_not_heal(game, seat, choice)
        return None


@step("LOR-8.2.2", asks="sail")
class Sail(Asks[Lords, MoveDrakkar]):
    """Move the drakkar so many seas at most."""

    seat: Seat
    steps: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [MoveDrakkar(sea) for sea in seas_within(game, self.seat, self.steps)]
        return self.ask(self.seat, "sail", ways, ("steps", self.steps)) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: MoveDrakkar) -> Next:
        sail(game, seat, choice.sea, self.rule, self.card)
        return None


@step("LOR-11.3", asks="fly-anywhere")
class FlyAnywhere(Asks[Lords, PlaceHero | PlaceDrakkar]):
    """Eagle Feather: the hero in any region, or the drakkar in any sea."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        board, seat = board_of(game), self.seat
        here, at_sea = game.hero_region[seat], game.drakkar_sea[seat]
        ways: list[PlaceHero | PlaceDrakkar] = [
            PlaceHero(region) for region in board.regions if region != here
        ]
        ways += [PlaceDrakkar(sea) for sea in board.seas if sea != at_sea]
        return self.ask(seat, "fly-anywhere", ways)

    def answer(self, game: Lords, seat: Seat, choice: PlaceHero | PlaceDrakkar) -> Next:
        match choice:
            case PlaceHero(region):
                place_hero(game, seat, region, self.rule, self.card)
            case PlaceDrakkar(sea):
                sail(game, seat, sea, self.rule, self.card)
        return None
