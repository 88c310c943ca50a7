"""One view being drawn, with the content of its box and what clans and figures are called."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.drawing.sight import Sight
from ragnatafl.games.bloodrage.face.words import clan_name, group_name
from ragnatafl.games.bloodrage.rules.figures import Group
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of


class BloodRageSight(Sight[BloodRage]):
    def __init__(self, game: BloodRage, code: str, names: Sequence[str]) -> None:
        super().__init__(game, code, names)
        self.content = content_of(game)

    def clan(self, seat: int) -> str:
        return clan_name(self.words, seat)

    def group(self, group: Group) -> str:
        return group_name(self.words, group)
