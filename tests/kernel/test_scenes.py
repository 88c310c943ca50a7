"""Scenes: scratch columns that one call clears, and steps that one call takes away."""

from __future__ import annotations

from ragnatafl.kernel.agenda import Next, Step, begin, finish, step
from ragnatafl.kernel.codecs import Names, Number
from ragnatafl.kernel.game import Game, Setup, Switches, make_setup
from ragnatafl.kernel.scenes import Scene
from ragnatafl.kernel.seats import NO_SEATS
from ragnatafl.kernel.state import State, field, state

HUNT = Scene("hunt")
FEAST = Scene("feast", left="full")


@state
class Wood(State):
    deer: int = 3
    arrows: int = field(scene=HUNT, default=0)
    tracks: list[int] = field(scene=HUNT, codec=Number("tracks", 0, 9), default=0)
    eaten: int = 0
    full: bool = field(scene=FEAST, default=False)


@step("WOOD-1")
class GoHunting(Step[Wood]):
    def run(self, game: Wood) -> Next:
        HUNT.open(game)
        game.arrows, game.tracks = 2, [1, 2]
        return Shoot(), Rest(), Shoot(), Shoot(), GoHome()


@step("WOOD-2", scene=HUNT)
class Shoot(Step[Wood]):
    def run(self, game: Wood) -> Next:
        game.arrows -= 1
        game.deer -= 1
        if not game.arrows:
            HUNT.leave(game)
        return None


@step("WOOD-3")
class Rest(Step[Wood]):
    def run(self, game: Wood) -> Next:
        game.tracks[0] = 9
        return None


@step("WOOD-4")
class GoHome(Step[Wood]):
    def run(self, game: Wood) -> Next:
        HUNT.close(game)
        finish(game, NO_SEATS, self.rule)


@step("WOOD-5", scene=FEAST)
class Eat(Step[Wood]):
    def run(self, game: Wood) -> Next:
        game.eaten += 1
        if game.eaten == 2:
            FEAST.leave(game)
        return None


@step("WOOD-7")
class Stop(Step[Wood]):
    def run(self, game: Wood) -> Next:
        finish(game, NO_SEATS, self.rule)


@step("WOOD-6")
class LookAround(Step[Wood]):
    """What is still to be done is there for all to see, also what will be skipped."""

    def run(self, game: Wood) -> Next:
        game.tracks = [len(game.agenda), int(FEAST.is_left(game))]
        return None


def start(setup: Setup) -> Wood:
    return Wood(setup=setup, seats=2, tracks=[0, 0])


GAME = Game(
    name="wood", version=1, seats=(2,), package=__name__, switches=Switches, start=start,
    first_step=GoHunting, state=Wood, cards=Names("card"), zones=lambda seats: (),
    faults=lambda game: (), scores=lambda game: (0, 0),
)  # fmt: skip


def test_a_scene_that_is_left_does_no_more_of_its_own_steps() -> None:
    """Two arrows, so the third shot is not made; what is no part of the scene is done."""
    game = start(make_setup(GAME))

    begin(game, GoHunting())

    assert game.deer == 1


def test_a_closed_scene_leaves_nothing_behind() -> None:
    game = start(make_setup(GAME))

    begin(game, GoHunting())

    assert (game.arrows, game.tracks) == (0, [0, 0])


def test_where_a_column_says_that_a_scene_is_left_its_steps_are_skipped_in_their_turn() -> None:
    """Two bites are enough; the third one lies on the agenda until its turn comes."""
    game = start(make_setup(GAME))

    begin(game, Eat(), Eat(), LookAround(), Eat(), Stop())

    assert game.eaten == 2
    assert game.tracks == [3, 1]  # itself, the bite that is skipped, and the end
