"""LOR-7 Set-up: the board is laid out, then each player in turn selects a hero."""

from __future__ import annotations

from functools import cache
from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import place_army
from ragnatafl.games.lords.rules.board import REGIONS, RegionId, RegionSet, SeaId, regions_in
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    ATTACK_DECK,
    BLESSING_DECK,
    COMBAT_DECK,
    EVENT_DECK,
    HERO_STACK,
    MONSTERS,
    ORIGIN_STACK,
    OUT,
    RUNES,
    CardId,
    MonsterId,
    RuneId,
    tiles_of,
)
from ragnatafl.games.lords.rules.control import take_control
from ragnatafl.games.lords.rules.heroes import PlaceDrakkar, place_hero, sail
from ragnatafl.games.lords.rules.monsters import pair_of, put_boss
from ragnatafl.games.lords.rules.monuments import draw_event, place_by_event
from ragnatafl.games.lords.rules.reserves import draw_combat
from ragnatafl.games.lords.rules.state import (
    Lords,
    board_of,
    content_of,
    hero_of,
    in_turn,
    left_of,
    population,
    seats_with_armies,
    switches_of,
    total,
)
from ragnatafl.games.lords.rules.turn import BeginsTurns, TakeTurn
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.cards import deal, move, move_some
from ragnatafl.kernel.chance import Lot, draw, shuffle
from ragnatafl.kernel.codecs import BadInput, Names, bad, within
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.hooks import put_in_force
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.kernel.state import seats_of

OFFERED: Final = 2
"""LOR-7.10.1: hero tiles and origins drawn by each player."""
START_ARMIES: Final = 2


@cache
def forge_lot(left: tuple[int, ...]) -> Lot:
    """The forge tokens still to be laid."""
    return Lot("forge-token", RUNES, left)


@cache
def upper_lot(pair: tuple[int, ...]) -> Lot:
    return Lot("upper-board", Names("monster", [MONSTERS.write(monster) for monster in pair]))


@cache
def first_lot(seats: int) -> Lot:
    return Lot("first-to-choose", Names("seat", SEATS.ids[:seats]))


@option("keep {card}")
class Keep(Option):
    """A hero tile or an origin."""

    card: CardId


@option("start in {region}", at="area:{region}")
class StartIn(Option):
    region: RegionId


@option("begin", ending=True)
class Begin(Option):
    """The board is laid, and told."""


@event("LOR-7.10")
class FirstToChoose(Event):
    seat: Seat


@event("LOR-7.10.1", "take-origin")
class OriginTaken(Moved):
    pass


@event("LOR-7.3.1", "forge-token")
class ForgeTokenLaid(Event):
    rune: RuneId
    region: RegionId


@event("LOR-7.5.1", "upper-board")
class BoardOnTop(Event):
    monster: MonsterId


@step("LOR-7")
class SetUp(Step[Lords]):
    def run(self, game: Lords) -> Next:
        lay_forges(game)
        pile_boards(game)
        for deck in (COMBAT_DECK, ATTACK_DECK, BLESSING_DECK, EVENT_DECK):  # LOR-7.6.1
            shuffle(game, deck)
        place_first(game)
        first = Seat(draw(game, first_lot(game.seats), "LOR-7.10"))
        tell(game, FirstToChoose(first))
        game.first = first
        odinson = content_of(game).first_origin
        move(game, odinson, ORIGIN_STACK, tiles_of(first), OriginTaken, seat=first)
        return (*[SelectHero(seat) for seat in in_turn(game, first)], BeginGame())


def lay_forges(game: Lords) -> None:
    """LOR-7.3: at random, or as the option says; for 2 players three types and one more."""
    board, content = board_of(game), content_of(game)
    places = list(regions_in(board.forges))
    wanted = switches_of(game).forges
    if wanted != "random":
        runes = _named_forges(game, wanted, len(places))
    else:
        left = list(content.forge_tokens)
        if sum(left) > len(places):  # LOR-7.3.2
            more = draw(game, forge_lot((1,) * len(RUNES)), "LOR-7.3.2", ("region", "none"))
            left = [1 + (rune == more) for rune in ALL_RUNES]
        runes = []
        for region in places:
            where = ("region", REGIONS.write(region))
            rune = draw(game, forge_lot(tuple(left)), "LOR-7.3.1", where)
            left[rune] -= 1
            runes.append(RuneId(rune))
    for region, rune in zip(places, runes, strict=True):
        game.forge_rune[region] = rune
        game.forged = RegionSet(game.forged | 1 << region)
        tell(game, ForgeTokenLaid(rune, region))


def _named_forges(game: Lords, wanted: str, count: int) -> list[RuneId]:
    try:
        runes = [RuneId(RUNES.read(name)) for name in wanted.split()]
    except BadInput as fault:
        raise BadInput(within("forges", fault)) from None
    most = content_of(game).forge_tokens
    if (
        len(runes) != count
        or len(set(runes)) < len(RUNES)
        or any(runes.count(rune) > most[rune] for rune in ALL_RUNES)
    ):
        line = f"lords: forges must name {count} runes for this board, each type at least once and "
        line += f"at most twice, not '{wanted}'"
        raise bad(line, "forges-named", count=count, told=wanted)
    return runes


def pile_boards(game: Lords) -> None:
    """LOR-7.5.1: in each pair of a rune one board at random above the other."""
    for rune in ALL_RUNES:
        pair = tuple(sorted(pair_of(game, rune)))
        of = ("rune", RUNES.write(rune))
        monster = pair[draw(game, upper_lot(pair), "LOR-7.5.1", of)]
        game.upper |= 1 << monster
        tell(game, BoardOnTop(monster))


def place_first(game: Lords) -> None:
    """LOR-7.9: Loki, then as many events as players; their 'activate' parts are ignored."""
    event = draw_event(game, "LOR-7.9.1")
    put_boss(game, content_of(game).event_region[event], "LOR-7.9.1")
    for _ in seats_of(game):
        place_by_event(game, draw_event(game, "LOR-7.9.2"), "LOR-7.9.2")


@event("LOR-7.10.1", "draw-tiles")
class TilesDrawn(Moved):
    pass


@event("LOR-7.10.2.3", "return-tiles")
class TilesReturned(Moved):
    pass


@event("LOR-7.10.2", "keep-hero")
class HeroKept(Event):
    seat: Seat
    card: CardId


@event("LOR-7.10.2", "keep-origin")
class OriginKept(Event):
    seat: Seat
    card: CardId


@event("LOR-7.10.2.1", "pass-origin")
class OriginPassed(Moved):
    pass


@event("LOR-7.10.8", "lay-hero-tile")
class HeroTileLaid(Event):
    seat: Seat
    card: CardId


@event("LOR-7.10.9")
class FirstTurn(Event):
    seat: Seat


@step("LOR-7.10")
class SelectHero(Step[Lords]):
    """Draw 2 heroes and 2 origins, and go through the steps before the next player begins."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        seat = self.seat
        for stack in (HERO_STACK, ORIGIN_STACK):
            shuffle(game, stack)
            deal(game, stack, tiles_of(seat), OFFERED, TilesDrawn, seat=seat)
        return (
            KeepHero(seat), KeepOrigin(seat), DrawFirstCard(seat), PlaceFirstDrakkar(seat),
            PlaceFirstPieces(seat), ApplyOrigin(seat), LayHeroTile(seat),
        )  # fmt: skip


def offered(game: Lords, seat: Seat, kind: tuple[CardId, ...]) -> list[CardId]:
    return [CardId(card) for card in sorted(game.zones[tiles_of(seat)]) if card in kind]


@step("LOR-7.10.2", asks="keep-hero")
class KeepHero(Asks[Lords, Keep]):
    """One hero of those in hand; the other goes back (LOR-7.10.2.3)."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        ways = [Keep(card) for card in offered(game, self.seat, content_of(game).heroes)]
        return self.ask(self.seat, "keep-hero", ways)

    def answer(self, game: Lords, seat: Seat, choice: Keep) -> Next:
        rest = [
            card for card in offered(game, seat, content_of(game).heroes) if card != choice.card
        ]
        move_some(game, rest, tiles_of(seat), HERO_STACK, TilesReturned, seat=seat)
        tell(game, HeroKept(seat, choice.card))
        return None


@step("LOR-7.10.2", asks="keep-origin")
class KeepOrigin(Asks[Lords, Keep]):
    """One origin; Odinson, if not kept, is passed to the left (LOR-7.10.2.1)."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        ways = [Keep(card) for card in offered(game, self.seat, content_of(game).origins)]
        return self.ask(self.seat, "keep-origin", ways)

    def answer(self, game: Lords, seat: Seat, choice: Keep) -> Next:
        odinson = content_of(game).first_origin
        others = [
            card for card in offered(game, seat, content_of(game).origins) if card != choice.card
        ]
        if odinson in others:
            following = left_of(game, seat)
            target = OUT if following == game.first else tiles_of(following)
            move(game, odinson, tiles_of(seat), target, OriginPassed, seat=seat)
            others.remove(odinson)
        move_some(game, others, tiles_of(seat), ORIGIN_STACK, TilesReturned, seat=seat)
        tell(game, OriginKept(seat, choice.card))
        return None


@step("LOR-7.10.5")
class DrawFirstCard(Step[Lords]):
    seat: Seat

    def run(self, game: Lords) -> Next:
        draw_combat(game, self.seat, 1, self.rule)
        return None


def start_regions(game: Lords, seat: Seat, sea: SeaId) -> list[RegionId]:
    """LOR-7.10.6.3: adjacent to the sea, without other players' armies and markers."""
    return [
        region
        for region in board_of(game).coast[sea]
        if game.control[region] == NOBODY and not seats_with_armies(game, region)
    ]


@refusal("LOR-7.10.6.3")
class SeaWithoutStart(Refusal):
    seat: Seat
    sea: SeaId


@refusal("LOR-7.10.6.2")
class StartOffCoast(Refusal):
    seat: Seat
    region: RegionId


@refusal("LOR-7.10.6.3")
class StartTaken(Refusal):
    seat: Seat
    region: RegionId


@step("LOR-7.10.6.1", asks="place-drakkar")
class PlaceFirstDrakkar(Asks[Lords, PlaceDrakkar]):
    """Any sea that has a region to start in."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        seas = [sea for sea in board_of(game).seas if start_regions(game, self.seat, sea)]
        return self.ask(self.seat, "place-drakkar", [PlaceDrakkar(sea) for sea in seas])

    def answer(self, game: Lords, seat: Seat, choice: PlaceDrakkar) -> Next:
        sail(game, seat, choice.sea, self.rule)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return SeaWithoutStart(seat, choice.sea) if isinstance(choice, PlaceDrakkar) else None


@step("LOR-7.10.6.2", asks="start-in")
class PlaceFirstPieces(Asks[Lords, StartIn]):
    """Hero and 2 armies of value 1 in one region; population strength 2: control at once."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        regions = start_regions(game, self.seat, game.drakkar_sea[self.seat])
        return self.ask(self.seat, "start-in", [StartIn(region) for region in regions])

    def answer(self, game: Lords, seat: Seat, choice: StartIn) -> Next:
        region = choice.region
        for _ in range(START_ARMIES):
            place_army(game, seat, region, 1, self.rule)
        if total(game, seat, region) >= population(game, region):
            take_control(game, seat, region, "LOR-7.10.6.4")
        place_hero(game, seat, region, self.rule)
        put_in_force(game, hero_of(game, seat), seat)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, StartIn):
            return None
        if choice.region not in board_of(game).coast[game.drakkar_sea[seat]]:
            return StartOffCoast(seat, choice.region)
        return StartTaken(seat, choice.region)


@step("LOR-7.10.7")
class ApplyOrigin(Step[Lords]):
    seat: Seat

    def run(self, game: Lords) -> Next:
        (origin,) = offered(game, self.seat, content_of(game).origins)
        return moments.CHOSEN.steps_of(game, origin, self.seat)


@step("LOR-7.10.8")
class LayHeroTile(Step[Lords]):
    """The hero tile is put on the origin: from now on its ability holds."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        tell(game, HeroTileLaid(self.seat, hero_of(game, self.seat)))
        return None


@step("LOR-7.10.9")
class BeginGame(BeginsTurns[Lords]):
    """Who kept Odinson has the first turn; else who began the selection."""

    def run(self, game: Lords) -> Next:
        odinson = content_of(game).first_origin
        for seat in seats_of(game):
            if odinson in game.zones[tiles_of(seat)]:
                game.first = seat
        tell(game, FirstTurn(game.first))
        return (TakeTurn(game.first),)


@step("LOR-7.10.9", asks="board-laid")
class BeginAsLaid(Asks[Lords, Begin]):
    """Beside a real board that people laid themselves: the first turn waits until it is told."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        return self.ask(self.seat, "board-laid", (Begin(),))

    def answer(self, game: Lords, seat: Seat, choice: Begin) -> Next:
        return None
