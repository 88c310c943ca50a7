"""A table as its stored events say, as far as bots need it: the match, and who sits there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from ragnatafl.bots import parse_bot
from ragnatafl.bots.analysis import Story
from ragnatafl.bots.seated import Seated, seated_at
from ragnatafl.games import find_game
from ragnatafl.kernel.chance import mix, split_seed
from ragnatafl.kernel.game import Setup, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import pack_of
from ragnatafl.kernel.positions import check_content
from ragnatafl.kernel.positions import setup_of as setup_of_position
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Data, Stored

MOST_TABLES: Final = 48
"""So many a worker keeps, those that it saw last;"""
MOST_BOTS: Final = 24
"""and so many bots, whose trees may be large; one that was let go can be made again;"""
MOST_STORIES: Final = 2
"""and so many games that are looked back upon, each with all its tables."""


def setup_of(data: Data) -> Setup:
    """What a table was opened with; from before contents had versions it has the first one."""
    content = data.get("content", {"version": 1, "digest": None})
    setup = make_setup(
        find_game(data["game"]),
        data["seats"],
        data["options"],
        pack_of(content["pack"], "the table") if "pack" in content else None,
        version=data["version"],
        content_version=content["version"],
        kept=data.get("kept"),
    )
    check_content("the table was", setup, content["digest"], told=True)
    return setup


class Followed:
    """A table, event by event."""

    def __init__(self, opened: Stored) -> None:
        self._opened = opened.data
        self._setup = setup_of(opened.data)
        self.number = opened.number + 1
        """Of the next event."""
        self.match = self._deal(opened.data["seed"])

    def _deal(self, seed: str) -> Match[Any]:  # Any: of whichever game
        source, start = self._opened["source"], self._opened.get("start")
        return Match(self._setup, seed=seed, source=source, start=start)

    def take(self, event: Stored) -> None:
        self.number = event.number + 1
        match event.kind:
            case "begin":  # with what everybody mixed into its luck
                secret, _ = split_seed(self._opened["seed"])
                self.match = self._deal(mix(secret, event.data["nonces"]))
            case "scene":  # another table of a lesson
                document = event.data["document"]
                self._setup = setup_of_position(self._setup.game, document)
                self._opened = {**self._opened, "start": document}
                self.match = self._deal(self._opened["seed"])
            case "choice":
                self.match.choose(event.data["text"], Seat(event.data["seat"]))
            case "undo":
                self.match.undo_to(event.data["to"])


class Seen:
    """The tables that a worker saw lately, and the bots that it thought for."""

    def __init__(self, most: int = MOST_TABLES, most_bots: int = MOST_BOTS) -> None:
        self._tables: OrderedDict[str, Followed] = OrderedDict()
        self._most = most
        self._bots: OrderedDict[tuple[str, Seat], Seated] = OrderedDict()
        self._most_bots = most_bots
        self._stories: OrderedDict[str, Story] = OrderedDict()

    def number(self, room: str) -> int:
        """The first event of a table that it does not know."""
        return self._tables[room].number if room in self._tables else 0

    def follow(self, room: str, events: Sequence[Stored]) -> Match[Any]:
        """The table after these events, the first of them one that it does not know."""
        table = self._tables.pop(room, None)
        for event in events:
            if table is None:
                table = Followed(event)
            else:
                table.take(event)
        assert table is not None, "it begins with its opening"
        self._tables[room] = table
        while len(self._tables) > self._most:
            self.forget(next(iter(self._tables)))
        return table.match

    def seated(self, room: str, seat: Seat, bot: str) -> Seated:
        """The bot at this seat of a table that is followed, as it was left."""
        spec = parse_bot(bot)
        found = self._bots.pop((room, seat), None)
        if found is None or found.spec != spec:
            found = seated_at(self._tables[room].match, spec, seat)
        self._bots[room, seat] = found
        while len(self._bots) > self._most_bots:
            self._bots.popitem(last=False)
        return found

    def story(self, room: str) -> Story:
        """The game of a table that is followed, as far as it has been told."""
        match = self._tables[room].match
        found = self._stories.pop(room, None)
        if found is None or found.lines != match.lines:
            found = Story(match)
        self._stories[room] = found
        while len(self._stories) > MOST_STORIES:
            self._stories.popitem(last=False)
        return found

    def forget(self, room: str) -> None:
        self._tables.pop(room, None)
        self._stories.pop(room, None)
        for place in [place for place in self._bots if place[0] == room]:
            del self._bots[place]
