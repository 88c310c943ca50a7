"""BR-3 Set-up: tokens, dooms, decks and the first player."""

from __future__ import annotations

from functools import cache
from typing import Final

from ragnatafl.games.bloodrage.rules.ages import PlayAge
from ragnatafl.games.bloodrage.rules.board import (
    OUTER,
    OUTER_PROVINCES,
    YGGDRASIL,
    ProvinceId,
    province_of,
)
from ragnatafl.games.bloodrage.rules.components import AGES, REWARD_ALL, REWARDS, RewardId, deck_of
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, switches_of
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.chance import Lot, draw, shuffle
from ragnatafl.kernel.codecs import Names, bad
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import SEATS, Seat

DESTROYED_AT_FIRST: Final = {4: 1, 3: 2, 2: 3}
"""BR-3.4: provinces destroyed before the game, by the number of players."""


@cache
def pillage_tokens(left: tuple[int, ...]) -> Lot:
    """The pillage tokens that have not been drawn yet."""
    return Lot("pillage-token", REWARDS, left)


@cache
def ragnarok_tokens(drawn: int) -> Lot:
    """The Ragnarok tokens but those drawn already, a set of provinces."""
    left = tuple(1 - (drawn >> province & 1) for province in OUTER_PROVINCES)
    return Lot("ragnarok-token", Names("province", OUTER), left)


@cache
def first_players(seats: int) -> Lot:
    return Lot("first-player", Names("seat", SEATS.ids[:seats]))


def first_player(game: BloodRage) -> Seat:
    """BR-3.6: at random, or whom the option names."""
    named = switches_of(game).first
    if named == "random":
        return Seat(draw(game, first_players(game.seats), "BR-3.6"))
    seat = Seat(SEATS.read(named))
    if seat >= game.seats:
        line = f"bloodrage: {named} cannot begin, there are {game.seats} seats"
        raise bad(line, "cannot-begin", seat=named, count=game.seats)
    return seat


@event("BR-3.6")
class FirstPlayer(Event):
    seat: Seat


@event("BR-3.3")
class Doom(Event):
    age: int
    province: ProvinceId


@event("BR-3.4")
class DestroyedAtFirst(Event):
    province: ProvinceId


@step("BR-3")
class SetUp(Step[BloodRage]):
    def run(self, game: BloodRage) -> Next:
        self._lay_pillage_tokens(game)
        self._draw_ragnarok_tokens(game)
        for age in range(1, AGES + 1):  # BR-3.5.1
            shuffle(game, deck_of(age))
        game.first = first_player(game)
        tell(game, FirstPlayer(game.first))
        return (PlayAge(1),)

    def _lay_pillage_tokens(self, game: BloodRage) -> None:
        """BR-3.2: the green-bordered one on Yggdrasil, the others at random."""
        hidden = switches_of(game).hidden_pillage
        left = list(content_of(game).tokens)
        left[REWARD_ALL] -= 1
        game.rewards[YGGDRASIL] = REWARD_ALL
        for province in OUTER_PROVINCES:
            reward = RewardId(draw(game, pillage_tokens(tuple(left)), "BR-3.2"))
            left[reward] -= 1
            (game.buried if hidden else game.rewards)[province] = reward

    def _draw_ragnarok_tokens(self, game: BloodRage) -> None:
        """BR-3.3, BR-3.4: three dooms in the open, and some provinces that are no more."""
        drawn = 0
        for age in range(1, AGES + 1):
            doomed = province_of(draw(game, ragnarok_tokens(drawn), "BR-3.3"))
            drawn |= 1 << doomed
            game.dooms.append(doomed)
            tell(game, Doom(age, doomed))
        for _ in range(DESTROYED_AT_FIRST[game.seats]):
            gone = province_of(draw(game, ragnarok_tokens(drawn), "BR-3.4"))
            drawn |= 1 << gone
            game.destroyed |= 1 << gone
            tell(game, DestroyedAtFirst(gone))
