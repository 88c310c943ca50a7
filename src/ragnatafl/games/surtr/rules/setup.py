"""SOLO-2: the set-up with Followers; SOLO-12.1: with several; SOLO-13.1: with several people."""

from __future__ import annotations

from functools import cache

from ragnatafl.games.lords.rules import moments as base_moments
from ragnatafl.games.lords.rules.armies import place_army
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    BLESSING_DECK,
    COMBAT_DECK,
    EVENT_DECK,
    HERO_STACK,
    ORIGIN_STACK,
    OUT,
    tiles_of,
)
from ragnatafl.games.lords.rules.control import take_control
from ragnatafl.games.lords.rules.heroes import place_hero
from ragnatafl.games.lords.rules.setup import (
    START_ARMIES,
    FirstTurn,
    OriginTaken,
    SelectHero,
    lay_forges,
    pile_boards,
    place_first,
)
from ragnatafl.games.lords.rules.state import population, total
from ragnatafl.games.lords.rules.turn import BeginsTurns, TakeTurn
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.components import (
    ROW,
    SETS,
    TILES,
    ChallengeId,
    DifficultyId,
    TileId,
    row_of,
    stack_of,
    thing_of_challenge,
    thing_of_difficulty,
    thing_of_tile,
)
from ragnatafl.games.surtr.rules.desolation import place_token
from ragnatafl.games.surtr.rules.gains import gain_cards
from ragnatafl.games.surtr.rules.readings import origin_gives_bonuses
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    action_deck,
    challenges_of,
    content_of,
    difficulty_of,
    followers_of,
    people_of,
    side_of,
    switches_of,
    tile_of,
    tiles_to_use,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.cards import deal, move, move_some
from ragnatafl.kernel.chance import Lot, draw, shuffle
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat


@cache
def hero_lot(left: tuple[int, ...]) -> Lot:
    return Lot("corrupted-hero", Names("corrupted hero", [TILES.write(tile) for tile in left]))


@cache
def set_lot(left: tuple[int, ...]) -> Lot:
    return Lot("basic-set", Names("set", [SETS.write(kind) for kind in left]))


@step("SOLO-2")
class SetUpSurtr(Step[Surtr]):
    """SOLO-2.1: as for so many players; then the Followers, the people, and the challenges."""

    def run(self, game: Surtr) -> Next:
        lay_forges(game)
        pile_boards(game)
        for deck in (COMBAT_DECK, ATTACK_DECK, BLESSING_DECK, EVENT_DECK):
            shuffle(game, deck)
        place_first(game)
        followers, people = followers_of(game), people_of(game)
        for seat, tile in zip(followers, choose_heroes(game, len(followers)), strict=True):
            game.corrupted[seat] = tile
        return (
            *[step for seat in followers for step in (LayFollower(seat), Advantage(seat))],
            *[SelectHero(seat) for seat in people],
            *preparations(game),
            BeginWithFollowers(),
        )


def choose_heroes(game: Surtr, count: int) -> list[TileId]:
    """SOLO-2.2, SOLO-12.1 (S-27): by wish and at random, no two priority actions alike; in a
    random order. SOLO-14.4: without those that sea monsters bar."""
    tiles, usable = content_of(game).tile, tiles_to_use(content_of(game))
    wish = switches_of(game).hero
    chosen = [] if wish == "random" else [TileId(TILES.read(wish))]
    while len(chosen) < count:
        taken = {tiles[tile].priority for tile in chosen}
        left = [tile for tile in usable if tiles[tile].priority not in taken]
        chosen.append(TileId(left[draw(game, hero_lot(tuple(left)), "SOLO-2.2")]))
    order: list[TileId] = []
    while len(chosen) > 1:  # SOLO-12.2
        order.append(chosen.pop(draw(game, hero_lot(tuple(chosen)), "SOLO-12.2")))
    return [*order, *chosen]


@event("SOLO-2.2")
class Follower(Event):
    seat: Seat
    hero: TileId


@event("SOLO-2.6.1", "keep-hero")
class HeroLaid(Moved):
    pass


@event("SOLO-2.7.1")
class ActionDeck(Moved):
    pass


@event("SOLO-2.7.2", "new-card")
class IntoRow(Moved):
    pass


@event("SOLO-2.7.3")
class AdvancedCards(Moved):
    pass


@step("SOLO-2.6")
class LayFollower(Step[Surtr]):
    """Tile, hero, armies, the first token, attributes, a combat card, and its action cards."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat, tile = self.seat, tile_of(game, self.seat)
        side = side_of(game)
        tell(game, Follower(seat, game.corrupted[seat]))
        if tile.hero >= 0:
            move(game, tile.hero, HERO_STACK, tiles_of(seat), HeroLaid, seat=seat)
        start = tile.start[side]
        place_hero(game, seat, start, "SOLO-2.6.2")
        for _ in range(START_ARMIES):
            place_army(game, seat, start, 1, "SOLO-2.6.2")
        if total(game, seat, start) >= population(game, start):  # S-2
            take_control(game, seat, start, "SOLO-2.6.2")
        game.tokens[seat] = list(tile.attributes)  # SOLO-2.6.5
        first = seat == 0
        if first:  # SOLO-12.1.3
            place_token(game, seat, tile.desolation[side], "SOLO-2.6.3")
        gain_cards(game, seat, 1, "SOLO-2.6.6")
        self._lay_cards(game)
        return self._origin(game) if first else None

    def _origin(self, game: Surtr) -> tuple[AnyStep, ...]:
        """SOLO-2.2: Odinson or Odinsdottir stands for the first turn (S-1)."""
        odinson = content_of(game).first_origin
        move(game, odinson, ORIGIN_STACK, tiles_of(self.seat), OriginTaken, "SOLO-2.2", self.seat)
        if origin_gives_bonuses(game):
            return base_moments.CHOSEN.steps_of(game, odinson, self.seat)
        return ()

    def _lay_cards(self, game: Surtr) -> None:
        """SOLO-2.7: a set and the hero's two, three of them in the row; then six advanced ones."""
        seat, tile, deck = self.seat, tile_of(game, self.seat), action_deck(game, self.seat)
        sets = content_of(game).basic
        left = [kind for kind, cards in enumerate(sets) if cards[0] in game.zones[OUT]]
        kind = left[draw(game, set_lot(tuple(left)), "SOLO-2.7.1")]
        move_some(game, (*sets[kind], *tile.cards), OUT, deck, ActionDeck, seat=seat)
        shuffle(game, deck)
        for _ in range(ROW):
            deal(game, deck, row_of(game.seats, seat), 1, IntoRow, seat=seat)
        for type_of, count in enumerate(tile.advanced):
            stack = stack_of(game.seats, type_of)
            shuffle(game, stack)
            deal(game, stack, deck, count, AdvancedCards, seat=seat)
        shuffle(game, deck)


@step("SOLO-2.8")
class Advantage(Step[Surtr]):
    seat: Seat

    def run(self, game: Surtr) -> Next:
        return moments.ADVANTAGE.steps_of(game, thing_of_tile(game.corrupted[self.seat]), self.seat)


def preparations(game: Surtr) -> tuple[AnyStep, ...]:
    """SOLO-2.11, SOLO-15.2: the difficulty and chosen challenges, applied now where they say so."""
    chosen, difficulty = challenges_of(game.setup), difficulty_of(game.setup)
    steps: list[AnyStep] = []
    if difficulty is not None:
        steps.append(Difficulty(difficulty))
    for challenge, once in content_of(game).once.items():
        if chosen >> challenge & 1:
            seats = followers_of(game)[:1] if once else followers_of(game)
            steps += [Challenge(seat, ChallengeId(challenge)) for seat in seats]
    return tuple(steps)


@event("SOLO-2.11.1", "challenge")
class Challenged(Event):
    seat: Seat
    challenge: ChallengeId


@step("SOLO-2.11.1")
class Challenge(Step[Surtr]):
    seat: Seat
    challenge: ChallengeId

    def run(self, game: Surtr) -> Next:
        tell(game, Challenged(self.seat, self.challenge))
        return moments.PREPARATION.steps_of(game, thing_of_challenge(self.challenge), self.seat)


@event("SOLO-15.2", "difficulty")
class DifficultyTold(Event):
    difficulty: DifficultyId


@step("SOLO-15.2")
class Difficulty(Step[Surtr]):
    """What helps or hinders the Followers holds for each of them, the rest once."""

    difficulty: DifficultyId

    def run(self, game: Surtr) -> Next:
        tell(game, DifficultyTold(self.difficulty))
        thing = thing_of_difficulty(self.difficulty)
        steps: tuple[AnyStep, ...] = ()
        for seat in followers_of(game):
            steps += moments.PREPARATION.steps_of(game, thing, seat)
        for seat in people_of(game):
            steps += moments.PEOPLES_PREPARATION.steps_of(game, thing, seat)
        return steps


@event("SOLO-13.1.1", "arbiter")
class FirstArbiter(Event):
    seat: Seat


@step("SOLO-3.1")
class BeginWithFollowers(BeginsTurns[Surtr]):
    """The first Follower takes the first turn; SOLO-13.1.1: the last person is the Arbiter."""

    def run(self, game: Surtr) -> Next:
        people = people_of(game)
        game.first = Seat(0)
        game.placed = False
        game.arbiter = people[-1] if len(people) > 1 else NOBODY  # SOLO-2.10
        tell(game, FirstTurn(game.first), self.rule)
        if game.arbiter != NOBODY:
            tell(game, FirstArbiter(game.arbiter))
        return (TakeTurn(game.first),)
