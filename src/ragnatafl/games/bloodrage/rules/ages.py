"""BR-4 Order of an age: six phases, three times."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.actions import Actions
from ragnatafl.games.bloodrage.rules.components import AGES
from ragnatafl.games.bloodrage.rules.discard import SaveOneCard
from ragnatafl.games.bloodrage.rules.gods_gifts import DealGifts
from ragnatafl.games.bloodrage.rules.quest import Quests
from ragnatafl.games.bloodrage.rules.ragnarok import Ragnarok
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.games.bloodrage.rules.valhalla import EndAge, EndGame, ReleaseValhalla
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.events import Event, event, tell


@event("BR-4.1")
class AgeBegins(Event):
    age: int


@step("BR-4.1")
class PlayAge(Step[BloodRage]):
    """Gods' gifts, Actions, Discard, Quests, Ragnarok, Release Valhalla."""

    age: int

    def run(self, game: BloodRage) -> Next:
        game.age = self.age
        tell(game, AgeBegins(self.age))
        then = PlayAge(self.age + 1) if self.age < AGES else EndGame()  # BR-4.3
        return (
            DealGifts(),
            Actions(),
            SaveOneCard(),
            Quests(),
            Ragnarok(),
            ReleaseValhalla(),
            EndAge(),
            then,
        )
