"""What the club answers to over HTTP: people's games, ratings, tournaments."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Route

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.club.outcomes import Outcome
from ragnatafl.table.club.ratings import Rating
from ragnatafl.table.club.statistics import Played, Wanted, games_of, head_to_head
from ragnatafl.table.club.tournament import Tournament
from ragnatafl.table.storage.people import People
from ragnatafl.table.web.asking import LARGEST_MESSAGE, code_of, form_in, number_in, read_body
from ragnatafl.table.web.club.chronicle import Chronicle
from ragnatafl.table.web.club.tournaments import Tournaments
from ragnatafl.table.web.holders import (
    browser_of,
    keep_name,
    mark_of,
    name_before,
)
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.knowing import Knowing
from ragnatafl.table.web.pages.club.person import PersonSeen, person_page
from ragnatafl.table.web.pages.club.ratings import ratings_page
from ragnatafl.table.web.pages.club.tournaments import (
    SYSTEMS,
    tournament_page,
    tournaments_page,
)
from ragnatafl.table.web.refusals import KeepsNoCookies
from ragnatafl.table.web.saying import PageVoice

HISTORY: Final = "history"
"""Under which a person's wish about their page is kept."""


class HistoryRoutes:
    """Pages and files of the club."""

    def __init__(
        self, keeper: Keeper, chronicle: Chronicle, tournaments: Tournaments, knowing: Knowing
    ) -> None:
        self._keeper = keeper
        self._chronicle = chronicle
        self._tournaments = tournaments
        self._knowing = knowing
        self._people = People(keeper.store)

    def all(self) -> list[Route]:
        return [
            Route("/ratings", self.ratings_of_first),
            Route("/ratings/{game}", self.ratings),
            Route("/people/{mark}", self.person),
            Route("/people/{mark}", self.wish, methods=["POST"]),
            Route("/people/{mark}/games.json", self.games_json),
            Route("/people/{mark}/games.csv", self.games_csv),
            Route("/tournaments", self.tournaments),
            Route("/tournaments", self.open_tournament, methods=["POST"]),
            Route("/tournaments/{id}", self.tournament),
            Route("/tournaments/{id}", self.act, methods=["POST"]),
        ]

    # Ratings

    async def ratings_of_first(self, request: Request) -> Response:
        return RedirectResponse(f"/ratings/{game_names()[0]}")

    async def ratings(self, request: Request) -> Response:
        game = find_game(request.path_params["game"]).name
        season = request.query_params.get("season", "")[:8]
        call, ratings = self._keeper.call, self._chronicle.ratings
        found = await call(ratings.all, game, season)
        seasons = await call(ratings.seasons, game)
        names = await self._names(found)
        code, viewer = code_of(request), browser_of(request)
        return HTMLResponse(ratings_page(game, season, seasons, found, names, viewer, code))

    async def _names(self, players: Iterable[str]) -> dict[str, str]:
        """What these are called: as they say, or as they were called in their last game."""
        players = list(dict.fromkeys(players))
        names = await self._keeper.call(self._people.names, players)
        for player in players:
            if not names.get(player) and ":" not in player:
                for played in games_of(player, await self._outcomes(player)):
                    names[player] = played.own.name
                    break
        return names

    async def _outcomes(self, person: str) -> list[Outcome]:
        return [noted.outcome for noted in await self._chronicle.of(person)]

    # A person

    async def person(self, request: Request) -> Response:
        person, games = await self._games(request)
        viewer, code = browser_of(request), code_of(request)
        others = {one.player for played in games for one in played.others if one.is_person}
        names = await self._names({person, *others} - {""})
        wanted = _wanted(request, games)
        met = head_to_head(games_of(viewer, [played.outcome for played in games]), person)
        seen = PersonSeen(
            person=person, name=names.get(person) or PageVoice(code).line("club-somebody"),
            games=games, wanted=wanted, names=names, own=viewer == person,
            courses=await self._courses(person, games), hidden=await self._hidden(person),
            against=met if viewer != person and met.games else None,
        )  # fmt: skip
        return HTMLResponse(person_page(seen, code))

    async def _games(self, request: Request) -> tuple[str, list[Played]]:
        """Whose page it is, and their games; a hidden one is there for its owner alone."""
        mark = request.path_params["mark"][:12]
        person = await self._keeper.call(self._chronicle.results.who, mark)
        own = browser_of(request)
        if not person and own and mark_of(own) == mark:
            person = own
        if not person or (person != own and await self._hidden(person)):
            line = "no such person: nobody is known here by this address"
            raise bad(line, "no-such-person")
        return person, list(games_of(person, await self._outcomes(person)))

    async def _hidden(self, person: str) -> bool:
        found = await self._keeper.call(self._people.find, person)
        return bool(found is not None and found.data.get(HISTORY, {}).get("hidden"))

    async def _courses(self, person: str, games: Sequence[Played]) -> dict[str, list[Rating]]:
        found = {}
        for game in dict.fromkeys(played.outcome.game for played in games):
            course = await self._keeper.call(self._chronicle.ratings.course, game, person)
            if course:
                found[game] = [rating for _, rating in course]
        return found

    async def wish(self, request: Request) -> Response:
        """Somebody hides their page from others, or shows it."""
        act = form_in(await read_body(request, LARGEST_MESSAGE)).get("act", "")
        own = browser_of(request)
        mark = request.path_params["mark"][:12]
        if not own or mark_of(own) != mark or act not in ("hide", "show"):
            line = "no such person: nobody is known here by this address"
            raise bad(line, "no-such-person")
        await self._knowing.meet(request, name_before(request))
        await self._keeper.call(self._people.keep, own, HISTORY, {"hidden": act == "hide"})
        return RedirectResponse(f"/people/{mark}", 303)

    async def games_json(self, request: Request) -> Response:
        _, games = await self._games(request)
        return JSONResponse([_told(played) for played in games])

    async def games_csv(self, request: Request) -> Response:
        _, games = await self._games(request)
        written = io.StringIO()
        writer = csv.writer(written)
        writer.writerow(("ended", "game", "seats", "result", "rank", "points", "plays", "others",
                         "rule", "rated", "record"))  # fmt: skip
        for played in games:
            told = _told(played)
            others = "; ".join(_plain(one["name"]) for one in told["others"])
            writer.writerow(
                (told["ended"], told["game"], told["seats"], told["result"], told["rank"],
                 told["points"], told["plays"], others, told["rule"], told["rated"],
                 told["record"])
            )  # fmt: skip
        headers = {"content-disposition": 'attachment; filename="games.csv"'}
        return PlainTextResponse(written.getvalue(), media_type="text/csv", headers=headers)

    # Tournaments

    async def tournaments(self, request: Request, fault: str = "") -> Response:
        await self._knowing.welcome(request)
        found = await self._tournaments.all()
        page = tournaments_page(found, code_of(request), fault)
        return HTMLResponse(page, 400 if fault else 200)

    async def open_tournament(self, request: Request) -> Response:
        form = form_in(await read_body(request, LARGEST_MESSAGE))
        game, _, seats = form.get("game", "").partition(" ")
        system, rounds = form.get("system", ""), form.get("rounds", "")
        try:
            opener = _own(request) and await self._knowing.meet(request)
            if system not in SYSTEMS:
                raise BadInput(f"system: must be one of {', '.join(SYSTEMS)}")
            made = await self._tournaments.open(
                opener, form.get("name", ""), find_game(game).name, _whole(seats),
                "swiss" if system == "swiss" else "round-robin", _whole(rounds),
                pace=form.get("pace", "off"),
            )  # fmt: skip
        except (BadInput, Illegal) as wrong:
            return await self.tournaments(request, _told_fault(wrong, request))
        return RedirectResponse(f"/tournaments/{made.id}", 303)

    async def tournament(self, request: Request, fault: str = "") -> Response:
        one = await self._tournament(request)
        await self._knowing.welcome(request)
        names = await self._keeper.call(self._people.names, [*one.players])
        viewer, name = browser_of(request), name_before(request)
        page = tournament_page(one, viewer, name, names, code_of(request), fault)
        return HTMLResponse(page, 400 if fault else 200)

    async def _tournament(self, request: Request) -> Tournament:
        one = await self._tournaments.find(request.path_params["id"][:40])
        if one is None:
            raise bad("no such tournament: the link is wrong", "no-such-tournament")
        return one

    async def act(self, request: Request) -> Response:
        """Somebody enters, leaves, begins, ends or decides."""
        one, form = (
            await self._tournament(request),
            form_in(await read_body(request, LARGEST_MESSAGE)),
        )
        answer = RedirectResponse(f"/tournaments/{one.id}", 303)
        try:
            who = _own(request)
            match form.get("act", ""):
                case "join":
                    await self._knowing.meet(request, form.get("name", ""))
                    await self._tournaments.join(one, who, form.get("name", ""))
                    keep_name(answer, one.players[who])
                case "leave":
                    await self._tournaments.leave(one, who)
                case "begin":
                    await self._tournaments.begin(one, who)
                case "close":
                    await self._tournaments.close(one, who)
                case "decide":
                    at, table = _whole(form.get("round", "")), _whole(form.get("table", ""))
                    won = form.get("won", "")
                    seat = _whole(won) if won else None
                    await self._tournaments.decide(one, who, at, table, seat)
                case _:
                    raise BadInput("tournament: 'act' is none that is known")
        except (BadInput, Illegal) as wrong:
            return await self.tournament(request, _told_fault(wrong, request))
        return answer


def _own(request: Request) -> str:
    who = browser_of(request)
    if not who:
        raise Illegal(KeepsNoCookies())
    return who


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise bad(f"'{text[:20]}' is not a number", "not-a-number", told=text[:20])
    return int(text)


def _told_fault(wrong: BadInput | Illegal, request: Request) -> str:
    voice = PageVoice(code_of(request))
    if isinstance(wrong, Illegal):
        return voice.reason(wrong.refusal)
    return "; ".join(map(voice.fault, wrong.faults))


def _wanted(request: Request, games: Sequence[Played]) -> Wanted:
    """What an address asks for; players stand there as pages may know them."""
    asked = request.query_params
    against = asked.get("against", "")[:40]
    people = {mark_of(one.player): one.player for played in games for one in played.others}
    return Wanted(
        game=asked.get("game", "")[:40], seats=number_in(request, "seats") or 0,
        came=asked.get("came", "")[:8], plays=asked.get("plays", "")[:40],
        against=people.get(against, against),
    )  # fmt: skip


# Any: JSON
def _told(played: Played) -> dict[str, Any]:
    """A game for a file: nobody is named but as pages do."""
    outcome, own = played
    return {
        "ended": datetime.fromtimestamp(outcome.ended, UTC).isoformat(timespec="seconds"),
        "game": outcome.game,
        "seats": outcome.seats,
        "options": outcome.options,
        "result": played.came,
        "rank": own.rank,
        "points": own.points,
        "plays": own.plays,
        "rule": outcome.rule,
        "rated": not outcome.unrated,
        "record": f"/t/{outcome.room}/record",
        "others": [
            {
                "player": mark_of(one.player) if one.is_person else one.player,
                "name": one.name,
                "rank": one.rank,
                "points": one.points,
                "plays": one.plays,
                "left": one.left,
            }
            for one in played.others
        ],
    }


def _plain(name: str) -> str:
    """A name that no table program takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t\r" else name
