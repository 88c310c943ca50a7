"""Games that are over, in the order in which they were noted; and ratings after each of them.

Both follow from the events and can be made anew. Whatever is noted twice is there once: a crash in
the middle is mended by doing it again. A game is told as its players are known now: those of
somebody who turned out to be another person are that person's, and so ratings are made anew then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.table.club.outcomes import Outcome, why_unrated
from ragnatafl.table.club.ratings import Rating, rate, seasons
from ragnatafl.table.storage.events import Store, StoreFault
from ragnatafl.table.storage.identities import Identities
from ragnatafl.table.storage.marks import Marks
from ragnatafl.table.storage.people import ALIAS, People
from ragnatafl.table.storage.statements import Statements

TRIES: Final = 20
_NOTE: Final = """
    INSERT INTO results (room, number, ended, game, data)
    SELECT :room, coalesce(max(number), 0) + 1, :ended, :game, :data FROM results WHERE true
    ON CONFLICT DO NOTHING RETURNING number
"""
_NUMBER: Final = "SELECT number FROM results WHERE room = :room"
_PLAYED: Final = """
    INSERT INTO played (room, seat, person, mark) VALUES (:room, :seat, :person, :mark)
    ON CONFLICT DO NOTHING
"""
_SINCE: Final = """
    SELECT number, data FROM results WHERE number > :number ORDER BY number LIMIT :most
"""
_OF: Final = """
    SELECT number, data FROM results
    WHERE room IN (SELECT room FROM played WHERE person IN ({})) ORDER BY number DESC
"""
_AT: Final = "SELECT number, data FROM results WHERE room = :room"
_JOINED: Final = f"""
    SELECT count(*) FROM people WHERE kind = '{ALIAS}' AND id IN (SELECT person FROM played)
"""
_WHO: Final = "SELECT person FROM played WHERE mark = :mark LIMIT 1"
_RATE: Final = "INSERT INTO ratings (game, season, player, number, data) VALUES "
_RATINGS: Final = """
    SELECT player, data FROM ratings WHERE game = :game AND season = :season AND number = (
        SELECT max(number) FROM ratings AS later WHERE later.game = ratings.game
        AND later.season = ratings.season AND later.player = ratings.player
    )
"""
_BEFORE: Final = """
    SELECT data FROM ratings WHERE game = :game AND season = :season AND player = :player
    AND number < :number ORDER BY number DESC LIMIT 1
"""
_RATINGS_OF: Final = """
    SELECT number, data FROM ratings
    WHERE game = :game AND season = :season AND player = :player ORDER BY number
"""
_SEASONS: Final = "SELECT DISTINCT season FROM ratings WHERE game = :game ORDER BY season DESC"
_EVERYTHING: Final = """
    SELECT game, season, player, number, data FROM ratings
    ORDER BY game, season, player, number
"""
_FORGET: Final = "DELETE FROM ratings"


class Noted(NamedTuple):
    """A game that is over, with its number among all."""

    number: int
    outcome: Outcome


class Results:
    """The games that are over. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run
        self.marks = Marks(store)
        self._people = People(store)

    def identities(self) -> Identities:
        """Who turned out to be whom, until now."""
        found = Identities()
        found.learn(self._people.changed(0.0))
        return found

    def joined(self) -> int:
        """How many who have played turned out to be somebody else: all others change no rating."""
        ((count,),) = self._run(_JOINED)
        return int(count)

    def note(self, outcome: Outcome, marks: Mapping[str, str]) -> int:
        """Note how a game came out, once; its number. `marks` are what pages may know people by."""
        for seat, one in enumerate(outcome.players):
            if one.is_person and one.player:
                mark = marks[one.player]
                self._run(_PLAYED, room=outcome.room, seat=seat, person=one.player, mark=mark)
        data = msgspec.json.encode(outcome).decode()
        facts = {"room": outcome.room, "ended": outcome.ended, "game": outcome.game, "data": data}
        for _ in range(TRIES):  # somebody else may take the number
            self._run(_NOTE, **facts)
            for (number,) in self._run(_NUMBER, room=outcome.room):
                return int(number)
        raise StoreFault("too many results are noted at once")

    def since(self, number: int = 0, most: int = 1_000_000_000) -> list[Noted]:
        """All that were noted after this one."""
        known = self.identities()
        return [_noted(row, known) for row in self._run(_SINCE, number=number, most=most)]

    def of(self, person: str) -> list[Noted]:
        """Those of a person, the latest first."""
        known = self.identities()
        names = {f"id{n}": name for n, name in enumerate(known.names_of(person))}
        listed = ", ".join(f":{name}" for name in names)
        return [_noted(row, known) for row in self._run(_OF.format(listed), **names)]

    def at(self, room: str) -> Noted | None:
        known = self.identities()
        return next((_noted(row, known) for row in self._run(_AT, room=room)), None)

    def who(self, mark: str) -> str:
        """The person whom pages know by this mark; empty for nobody who has played."""
        for (person,) in self._run(_WHO, mark=mark):
            return self.identities().of(str(person))
        return ""


class Ratings:
    """What is believed of players, after every game that counted."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def before(
        self, number: int, game: str, season: str, players: Iterable[str]
    ) -> dict[str, Rating]:
        """What was believed of these before the game with this number; not of who is new."""
        found: dict[str, Rating] = {}
        for player in players:
            asked = {"game": game, "season": season, "player": player, "number": number}
            for (data,) in self._run(_BEFORE, **asked):
                found[player] = _rating(data)
        return found

    def keep(self, number: int, game: str, by_season: Mapping[str, Mapping[str, Rating]]) -> None:
        """All that follows from a game, at once; a second time nothing changes."""
        rows: list[str] = []
        values: dict[str, object] = {"game": game, "number": number}
        for season, after in by_season.items():
            for player, rating in after.items():
                n = len(rows)
                rows.append(f"(:game, :season{n}, :player{n}, :number, :data{n})")
                data = msgspec.json.encode(tuple(rating)).decode()
                values |= {f"season{n}": season, f"player{n}": player, f"data{n}": data}
        self._run(f"{_RATE} {', '.join(rows)} ON CONFLICT DO NOTHING", **values)

    def all(self, game: str, season: str = "") -> dict[str, Rating]:
        """What is believed of everybody now, in a game and a season."""
        rows = self._run(_RATINGS, game=game, season=season)
        return {str(player): _rating(data) for player, data in rows}

    def course(self, game: str, player: str, season: str = "") -> list[tuple[int, Rating]]:
        """What was believed of a player after each game, by its number."""
        rows = self._run(_RATINGS_OF, game=game, season=season, player=player)
        return [(int(number), _rating(data)) for number, data in rows]

    def seasons(self, game: str) -> list[str]:
        """Those in which somebody has played, the latest first, and the one that never ends."""
        return [str(season) for (season,) in self._run(_SEASONS, game=game)]

    def everything(self) -> list[tuple[Any, ...]]:  # Any: what the columns hold
        """All that is kept, to be compared."""
        return self._run(_EVERYTHING)

    def forget(self) -> None:
        """All of it, to be made anew."""
        self._run(_FORGET)


RATED: Final = "rated"
JOINED: Final = "rated joined"
"""So many who have played and turned out to be somebody else were known when all ratings were last
made anew."""


def rate_new(results: Results, ratings: Ratings) -> int:
    """Take all games into account that were noted since the last time, or all of them anew if
    somebody turned out to be another person since; how many counted."""
    marks = results.marks
    if (marks.find(JOINED) or 0) != results.joined():
        return rate_anew(results, ratings)
    counted, mark = 0, int(marks.find(RATED) or 0)
    for number, outcome in results.since(mark):
        if not outcome.unrated:
            players = [one.player for one in outcome.players]
            by_season = {
                season: rate(outcome, ratings.before(number, outcome.game, season, players))
                for season in seasons(outcome.ended)
            }
            ratings.keep(number, outcome.game, by_season)
            counted += 1
        if not marks.move(RATED, mark, number):  # another process rates too
            is_begun_anew = (marks.find(RATED) or 0) < number
            return rate_anew(results, ratings) if is_begun_anew else counted
        mark = number
    return counted


def rate_anew(results: Results, ratings: Ratings) -> int:
    """Forget all ratings and make them anew from the games; how many counted."""
    ratings.forget()
    results.marks.set(RATED, 0)
    results.marks.set(JOINED, results.joined())
    return rate_new(results, ratings)


def _noted(row: Sequence[Any], known: Identities) -> Noted:  # Any: what the columns hold
    number, data = row
    outcome = msgspec.json.decode(data, type=Outcome)
    people = [known.of(one.player) for one in outcome.players]
    seated = zip(outcome.players, people, strict=True)
    told = msgspec.structs.replace(
        outcome,
        players=tuple(msgspec.structs.replace(one, player=who) for one, who in seated),
        unrated=outcome.unrated or why_unrated(people, undone=False),
    )
    return Noted(int(number), told)


def _rating(data: str) -> Rating:
    return Rating(*msgspec.json.decode(data, type=tuple[float, float, int, int]))
