"""Reasons: what a jarl expects to follow from its choice, and what that is worth to its seat.

They are read off the tree that the choice was made by, which stays as it was; so they are made of
a view and of deals of it, and of nothing else. What is told holds in more than half of the deals.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ragnatafl.bots.jarl import Edge, Jarl, Node, Search, carry_out, rank
from ragnatafl.bots.judgement import judgement_of
from ragnatafl.bots.worth import everybodys_chances, goes_on, is_quiet
from ragnatafl.kernel.agenda import offered
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

DEALS: Final = 12
"""In so many deals at most an answer is followed."""
LONGEST: Final = 6
"""So many answers are followed."""
LEAST_TRIES: Final = 2
"""An answer tried less often was hardly thought about."""
EVEN: Final = 25.0
"""A point of a score is worth so many of a hundred to who has an even chance."""
ENDS: Final = "game-ends"
"""What is told in place of all terms where the game is over."""


class Turn(NamedTuple):
    """Who is expected to answer what."""

    seat: Seat
    option: Option


class Prospect:
    """What an option is expected to lead to."""

    __slots__ = ("follows", "option", "parts", "value")

    def __init__(
        self, option: Option, value: float, parts: list[tuple[str, float]], follows: list[Turn]
    ) -> None:
        self.option = option
        self.value = value
        """To the seat that is asked, from -1 to 1."""
        self.parts = parts
        """How the parts of the judgement change until all is quiet after the own answers."""
        self.follows = follows


class Reason:
    """Why a bot chose as it did: what it expects of that, and of the next best option."""

    __slots__ = ("choice", "second")

    def __init__(self, choice: Prospect, second: Prospect | None) -> None:
        self.choice = choice
        self.second = second


def reason_of(jarl: Jarl) -> Reason | None:
    """Why it chose as it did last; None where there was but one option."""
    search = jarl.search
    if search is None:
        return None
    edges = search.asked.edges
    known = [option for option in search.decision.options if option in edges]
    known.sort(key=lambda option: rank(edges[option]), reverse=True)
    deals = search.deals[:DEALS]
    second = None
    if len(known) > 1 and edges[known[1]].visits:
        second = _prospect(search, known[1], deals)
    return Reason(_prospect(search, known[0], deals), second)


def _prospect(search: Search, option: Option, deals: list[State]) -> Prospect:
    seat = search.decision.seat
    lines: list[list[Turn]] = []
    change: dict[str, float] = {}
    for deal in deals:
        line, quiet = _followed(search, deal, option)
        lines.append(line)
        for key, number in changes(deal, quiet, seat):
            change[key] = change.get(key, 0.0) + number
    parts = [(key, number / len(deals)) for key, number in change.items()]
    return Prospect(option, _value(search.asked.edges[option]), parts, _agreed(lines))


def changes(before: State, after: State, seat: Seat) -> list[tuple[str, float]]:
    """How what a judgement is made of changes between two tables, in hundredths of a chance; where
    the game ends, that is the one change. Without a judgement, points."""
    game = before.setup.game
    judgement = judgement_of(game)
    if judgement is None:
        return [("points", float(game.scores(after)[seat] - game.scores(before)[seat]))]
    if after.over:
        rise = everybodys_chances(after)[seat] - everybodys_chances(before)[seat]
        return [(ENDS, 100.0 * rise)]
    was = judgement.parts(before, seat)
    now = judgement.parts(after, seat)
    return [(name, EVEN * (number - was[at][1])) for at, (name, number) in enumerate(now)]


def _value(edge: Edge) -> float:
    return (edge.guess + edge.total) / (1 + edge.visits)


def _followed(search: Search, deal: State, option: Option) -> tuple[list[Turn], State]:
    """The ways most trodden from an option on, in one deal: the answers, and the table when all is
    quiet after the own ones."""
    game, seat = deal.clone(), search.decision.seat
    line: list[Turn] = []
    node: Node | None
    if search.view.pending:
        node = _opened(search.root, game, line, Turn(seat, option))
        line.clear()  # what others have sealed meanwhile, nobody is told
    else:
        carry_out(game, option)
        node = search.root.after.get(option)
    quiet: State | None = None
    while node is not None and not game.over and len(line) < LONGEST:
        if quiet is None and not goes_on(game, seat) and is_quiet(game):
            quiet = game.clone()
        if game.pending:
            node = _opened(node, game, line, None)
            continue
        answer = _most_tried(node, offered(game))
        if answer is None:
            break
        if len(game.decision.options) > 1:
            line.append(Turn(game.decision.seat, answer))
        carry_out(game, answer)
        node = node.after.get(answer)
    return line, quiet or game


def _opened(node: Node, game: State, line: list[Turn], own: Turn | None) -> Node | None:
    """All sealed answers, each the one most tried; None where one was not thought about."""
    answers: list[Option] = []
    for decision in game.decisions:
        if own is not None and decision.seat == own.seat:
            answers.append(own.option)
            continue
        asked = node.after.get(decision.seat)
        answer = _most_tried(asked, decision.options) if asked is not None else None
        if answer is None:
            answer = decision.options[0]
        elif len(decision.options) > 1:
            line.append(Turn(decision.seat, answer))
        answers.append(answer)
    for answer in answers:
        carry_out(game, answer)
    return node.after.get(tuple(answers))


def _most_tried(node: Node, options: tuple[Option, ...]) -> Option | None:
    """Of these options; None if no one was tried often enough to tell."""
    if len(options) == 1:
        return options[0]
    best: Option | None = None
    tries = LEAST_TRIES - 1
    for option in options:
        edge = node.edges.get(option)
        if edge is not None and edge.visits > tries:
            best, tries = option, edge.visits
    return best


def _agreed(lines: list[list[Turn]]) -> list[Turn]:
    """The beginning that more than half of all lines share."""
    half = len(lines) / 2
    agreed: list[Turn] = []
    while True:
        place = len(agreed)
        lines = [line for line in lines if len(line) > place]
        counts: dict[Turn, int] = {}
        for line in lines:
            counts[line[place]] = counts.get(line[place], 0) + 1
        likely = [turn for turn, count in counts.items() if count > half]
        if not likely:
            return agreed
        agreed.append(likely[0])
        lines = [line for line in lines if line[place] == likely[0]]
