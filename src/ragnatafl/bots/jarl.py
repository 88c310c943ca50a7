"""Jarl: information-set Monte Carlo tree search, few simulations and each of them well guided.

Each iteration deals the hidden cards as the view allows, and walks down one tree whose nodes are
what has been answered so far, whatever was dealt. A question met for the first time is looked at
all over: every answer is tried and the table after it judged by the game's own evaluation. That
guess is where the search begins, as a first value and as a prior (PUCT). From there the walk goes
on greedily, without random playouts, and brings home what the table is worth to each seat; each
seat looks for its own good.
"""

from __future__ import annotations

import random
import time
from math import exp, inf, sqrt
from typing import Final

from ragnatafl.bots import Budget, Seed
from ragnatafl.bots.worth import everybodys_worth, goes_on, with_others_sealed, worth
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.chance import seed_luck
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import FAST, State
from ragnatafl.kernel.views import determinize

OWN_ITERATIONS: Final = 100
"""When nobody sets a budget."""
GLANCE: Final = 120
"""At most so many new options are judged at one visit of a question; the others have to wait."""

ROLLS: Final = 4
"""So often a roll is tried before an option with chance in it is judged."""


class Edge:
    """An option at a node: how it was judged at first, and what came of trying it."""

    __slots__ = ("guess", "pull", "seen", "total", "visits")

    def __init__(self, guess: float, pull: float) -> None:
        self.guess = guess
        self.pull = pull
        self.seen = 0
        """How often it could have been chosen: in some deals it cannot."""
        self.visits = 0
        self.total = 0.0


Key = Option | Seat | tuple[Option, ...]
"""What leads from one node to the next: an answer; to a sealed question the seat that is asked, so
that nobody knows what the others have answered; and all answers together when they are opened."""


class Node:
    """A question in the tree, as all deals share it."""

    __slots__ = ("after", "edges")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.after: dict[Key, Node] = {}

    def follow(self, key: Key) -> Node:
        child = self.after.get(key)
        if child is None:
            child = self.after[key] = Node()
        return child


class Path:
    """The way of one walk: the options taken, who took them, and whether a question was new."""

    __slots__ = ("edges", "new", "seats")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.seats: list[Seat] = []
        self.new = False


class Jarl:
    curiosity = 0.6
    """How much options draw that were seldom tried."""
    heat = 0.12
    """How far below the best an option may be judged and still be tried: the prior's temperature."""
    trust = 1.0
    """So many visits the first guess counts for."""
    horizon = 2
    """A walk goes through so many seats' strings of answers at least, the own one included."""

    def __init__(self, seed: Seed = None) -> None:
        self.rng = random.Random(seed)
        self.iterations = 0
        """How many the last choice took."""

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        self.iterations = 0
        if len(decision.options) == 1:
            return decision.options[0]
        most = budget.iterations or (OWN_ITERATIONS if budget.seconds is None else inf)
        end = inf if budget.seconds is None else time.perf_counter() + budget.seconds
        root, deals = Node(), [determinize(view, self.rng)]
        while self.iterations < most and (not self.iterations or time.perf_counter() < end):
            self._iterate(root, decision, view, deals)
            self.iterations += 1
        asked = root.follow(decision.seat) if view.pending else root
        return max(decision.options, key=lambda option: _rank(asked.edges.get(option)))

    def _iterate(self, root: Node, decision: Decision, view: State, deals: list[State]) -> None:
        """One walk. The n-th try of an own option meets the n-th deal, so that all options are
        tried against the same luck.
        """
        seat, path = decision.seat, Path()
        if view.pending:
            table = with_others_sealed(deals[0], seat, self.rng)
            option, _ = self._pick(root.follow(seat), table, decision, path)
        else:
            option, _ = self._pick(root, deals[0], decision, path)
        attempt = path.edges[0].visits
        if attempt == len(deals):
            deals.append(determinize(view, self.rng))
        game = deals[attempt].clone()
        if view.pending:
            node = self._open_sealed(root, game, path, seat, option)
        else:
            apply(game, option)
            node = root.follow(option)
        path.new = False
        game = self._walk(node, game, path, seat)
        worths = everybodys_worth(game)
        for edge, mover in zip(path.edges, path.seats, strict=True):
            edge.visits += 1
            edge.total += worths[mover]

    def _walk(self, node: Node, game: State, path: Path, seat: Seat) -> State:
        """Down the tree, and on from the first question that is new; returns the table there."""
        strings = 0
        while not game.over:
            if not goes_on(game, seat):
                strings += 1
                if path.new and strings >= self.horizon:
                    break
            seat = game.decision.seat
            if game.pending:
                node = self._open_sealed(node, game, path)
            else:
                option, after = self._pick(node, game, game.decision, path)
                if after is None:
                    apply(game, option)
                else:
                    game = after
                node = node.follow(option)
        return game

    def _open_sealed(
        self,
        node: Node,
        game: State,
        path: Path,
        chosen_by: Seat = NOBODY,
        chosen: Option | None = None,
    ) -> Node:
        """Answer for all seats that are asked at once, none of them knowing of the others."""
        answers: list[Option] = []
        for decision in game.decisions:
            if chosen is not None and decision.seat == chosen_by:
                answers.append(chosen)
                continue
            table = with_others_sealed(game, decision.seat, self.rng)
            option, _ = self._pick(node.follow(decision.seat), table, decision, path)
            answers.append(option)
        for option in answers:
            apply(game, option)
        return node.follow(tuple(answers))

    def _pick(
        self, node: Node, game: State, decision: Decision, path: Path
    ) -> tuple[Option, State | None]:
        """The most promising answer in this deal, and the table after it, if it was just tried."""
        options, edges = decision.options, node.edges
        if len(options) == 1:
            return options[0], None
        path.new = path.new or not edges
        tried = self._judge(edges, game, decision)
        here = [(option, edges[option]) for option in options if option in edges]
        reach = self.curiosity / sum(edge.pull for _, edge in here)
        trust = self.trust
        best, chosen = -inf, here[0]
        for pair in here:
            edge = pair[1]
            edge.seen += 1
            visits = edge.visits
            value = (trust * edge.guess + edge.total) / (trust + visits)
            value += reach * edge.pull * sqrt(edge.seen) / (1 + visits)
            if value > best:
                best, chosen = value, pair
        option, edge = chosen
        path.edges.append(edge)
        path.seats.append(decision.seat)
        return option, tried.get(option)

    def _judge(
        self, edges: dict[Option, Edge], game: State, decision: Decision
    ) -> dict[Option, State]:
        """Try every option that is new here; returns the tables after them."""
        unknown = [option for option in decision.options if option not in edges]
        if len(unknown) > GLANCE:
            unknown = self.rng.sample(unknown, GLANCE)
        tried: dict[Option, State] = {}
        for option in unknown:
            after = tried[option] = game.clone()
            apply(after, option)
            guess = worth(after, decision.seat)
            if after.drawn:
                guess = (guess + self._roll_again(game, option, decision.seat)) / ROLLS
            edges[option] = Edge(guess, exp(guess / self.heat))
        return tried

    def _roll_again(self, game: State, option: Option, seat: Seat) -> float:
        """The worth of a chancy option, the first roll not included."""
        total = 0.0
        for _ in range(ROLLS - 1):
            after = game.clone()
            seed_luck(after, FAST, f"{self.rng.getrandbits(64):x}")
            apply(after, option)
            total += worth(after, seat)
        return total


def _rank(edge: Edge | None) -> tuple[int, float]:
    """Most visited wins; of equals the better one."""
    if edge is None:
        return -1, 0.0
    return edge.visits, (edge.guess + edge.total) / (1 + edge.visits)
