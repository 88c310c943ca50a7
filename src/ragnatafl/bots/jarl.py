"""Jarl: information-set Monte Carlo tree search, few simulations and each of them well guided.

Each iteration deals the hidden cards as the view allows, and walks down one tree whose nodes are
what has been answered so far, whatever was dealt. A question met for the first time is looked at
all over: every answer is tried and the table after it judged by the game's own evaluation. That
guess is where the search begins, as a first value and as a prior (PUCT). From there the walk goes
on greedily, without random playouts, and brings home what the table is worth to each seat; each
seat looks for its own good.

How large a difference is, the search knows from the values it has seen: its constants are in units
of their spread, and so are the same in all games, with few seats or many, early and late.
"""

from __future__ import annotations

import gc
import os
import random
import time
from math import exp, inf, sqrt
from typing import Any, Final

from ragnatafl.bots import Budget, Seed
from ragnatafl.bots.judgement import Judgement, leaning_judgement
from ragnatafl.bots.plans import look_through
from ragnatafl.bots.workers import CAN_FORK, Finding, Findings, Worker
from ragnatafl.bots.worth import (
    everybodys_worth,
    goes_on,
    is_quiet,
    who_plays,
    with_others_sealed,
    worth,
)
from ragnatafl.kernel.agenda import advance, apply, offered
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import NOBODY, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize
from ragnatafl.kernel.views import view as view_of

GLANCE: Final = 120
"""At most so many new options are judged at one visit of a question; the others have to wait."""

GLANCES: Final = 8
"""After so many iterations each it looks whether one option is out of the others' reach."""

ROLLS: Final = 4
"""So often a roll is tried before an option with chance in it is judged."""

FAINTEST: Final = -50.0
"""The logarithm of the least pull there is."""

NARROWEST: Final = 0.001
"""Values that lie closer together than this are the same."""

STALE: Final = 0.8
"""Options are weighed again when values lie so much closer together, or further apart."""

LONGEST_WALK: Final = 200
"""In answers; for games in which one might go on for ever."""


class Edge:
    """An option at a node: how it was judged at first, and what came of trying it."""

    __slots__ = ("guess", "pull", "seen", "total", "visits")

    def __init__(self, guess: float) -> None:
        self.guess = guess
        self.pull = 0.0
        """Of the prior, before it is shared out."""
        self.seen = 0
        """How often it could have been chosen: in some deals it cannot."""
        self.visits = 0
        self.total = 0.0


Key = Option | Seat | tuple[Option, ...]
"""What leads from one node to the next: an answer; to a sealed question the seat that is asked, so
that nobody knows what the others have answered; and all answers together when they are opened."""


class Node:
    """A question in the tree, as all deals share it."""

    __slots__ = ("after", "edges", "heat", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.heat = 0.0
        """By which its options were weighed."""
        self.edges: dict[Option, Edge] = {}
        self.after: dict[Key, Node] = {}

    def follow(self, key: Key) -> Node:
        child = self.after.get(key)
        if child is None:
            child = self.after[key] = Node()
        return child


class Fame:
    """How far an option was judged below the best one, wherever in the tree it was offered."""

    __slots__ = ("lag", "times")

    def __init__(self) -> None:
        self.lag = 0.0
        self.times = 0

    @property
    def mean(self) -> float:
        return self.lag / self.times


class Spread:
    """How far apart the values lie that a seat was seen to get."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def take(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def width(self) -> float:
        """Their standard deviation."""
        if self.count < 2:
            return NARROWEST
        return max(NARROWEST, sqrt(self.squares / self.count))


class Path:
    """The way of one walk: the options taken, who took them, and whether a question was new."""

    __slots__ = ("edges", "new", "seats")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.seats: list[Seat] = []
        self.new = False


class Thread:
    """Where the last choice left off: its next question may find the tree half grown."""

    __slots__ = ("choice", "deals", "root", "seat")

    def __init__(self, seat: Seat, root: Node, deals: list[State], choice: Option) -> None:
        self.seat = seat
        self.root = root
        self.deals = deals
        self.choice = choice

    def after(self, deal: State) -> State:
        game = deal.clone()
        apply(game, self.choice, pause=True)
        return game

    def leads_to(self, view: State) -> bool:
        """Is this view what the same seat was to see next, with nothing learnt in between?"""
        if view.viewer != self.seat or view.setup is not self.deals[0].setup:
            return False
        game = self.after(self.deals[0])
        if not goes_on(game, self.seat):
            return False
        expected = view_of(game, self.seat)
        expected.may_be = view.may_be  # a deal has no memory; what was seen of cards is the same
        return all(
            getattr(expected, column.name) == getattr(view, column.name)
            for column in view.columns
            if column.role in ("data", "kernel") and column.name != "source"
        )


class Search:
    """All that a search is about: where it begins, and how far it may go."""

    __slots__ = (
        "asked", "began", "deals", "decision", "end", "hurry", "most", "root", "spare", "view",
        "workers",
    )  # fmt: skip

    def __init__(
        self, root: Node, decision: Decision, view: State, deals: list[State],
        most: float, asked_at: float, workers: int, budget: Budget,
    ) -> None:  # fmt: skip
        self.root = root
        self.decision = decision
        self.view = view
        self.deals = deals
        self.most = most
        """In iterations, of all workers together;"""
        self.began = time.perf_counter()
        self.end = inf if budget.seconds is None else asked_at + budget.seconds
        """and when the clock says so,"""
        self.hurry = budget.hurry
        """or somebody else does."""
        self.spare = budget.spare
        """Seconds that a hard choice may take besides."""
        self.workers = workers
        self.asked = root.follow(decision.seat) if view.pending else root
        """The node of the question itself."""

    def is_late(self) -> bool:
        if self.hurry is not None and self.hurry():
            return True
        if time.perf_counter() < self.end:
            return False
        if not self.spare or self.is_plain():
            return True
        self.end += self.spare
        self.spare = 0.0
        return False

    def is_decided(self, iterations: int) -> bool:
        """No other option can be tried as often as the best one in the time that is left, as fast
        as it went so far. Iterations that were asked for are all done."""
        if self.end == inf or self.workers > 1:
            return False
        now = time.perf_counter()
        first, second = self._most_tried()
        return (first - second) * (now - self.began) > iterations * (self.end - now)

    def is_plain(self) -> bool:
        """The best option was tried twice as often as any other."""
        first, second = self._most_tried()
        return first >= 2 * second

    def _most_tried(self) -> tuple[int, int]:
        first = second = 0
        for edge in self.asked.edges.values():
            visits = edge.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first, second

    def share(self, worker: int) -> float:
        """How many of the iterations are this worker's."""
        if self.most == inf:
            return inf
        each, rest = divmod(int(self.most), self.workers)
        return each + (1 if worker < rest else 0)

    def findings(self, before: list[Finding] | None = None) -> list[Finding]:
        """What is known of each option that was judged; of visits, those since `before`."""
        known = {finding.place: finding for finding in before or ()}
        found: list[Finding] = []
        for place, option in enumerate(self.decision.options):
            edge = self.asked.edges.get(option)
            if edge is not None:
                old = known.get(place)
                visits = edge.visits - old.visits if old is not None else edge.visits
                total = edge.total - old.total if old is not None else edge.total
                found.append(Finding(place, visits, total, edge.guess))
        return found

    def add(self, found: list[Finding]) -> None:
        """Count in what another worker found."""
        edges, options = self.asked.edges, self.decision.options
        for finding in found:
            option = options[finding.place]
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(finding.guess)
            edge.visits += finding.visits
            edge.total += finding.total


class Jarl:
    pace = 100
    """So many iterations, when nobody sets a budget."""
    curiosity = 3.5
    """How much options draw that were seldom tried, in spreads of values;"""
    heat = 0.7
    """and how far below the best one may be judged and still be tried (of the prior)."""
    doubt = 0.2
    """The part of the prior that all options share, however they are judged."""
    keep = 12
    """So many options of a question are judged when it is new, if the search knows them already."""
    trust = 1.0
    """So many visits the first guess counts for."""

    def __init__(self, seed: Seed = None, character: float | None = None) -> None:
        """With a character, from 0 to 1, it leans to a way to play, where a game knows several."""
        self.rng = random.Random(seed)
        self.character = character
        self.iterations = 0
        """How many the last choice took."""
        self.resumed = False
        """The last choice went on with the tree of the one before."""
        self.search: Search | None = None
        """What the last choice was made by; None if there was nothing to think about."""
        self._fame: dict[tuple[Seat, Option], Fame] = {}
        self._spreads: list[Spread] = []
        """By seat."""
        self._last: Thread | None = None
        self._guess_by: Judgement | None = None
        self._judge_by: Judgement | None = None

    def guessed_by(self, game: Game[Any]) -> Judgement | None:  # Any: of any game
        """By what it judges answers that are new, if not by what the game itself says."""
        return None if self.character is None else leaning_judgement(game, self.character)

    def judged_by(self, game: Game[Any]) -> Judgement | None:  # Any: of any game
        """The same for where a walk ends."""
        return self._guess_by

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        self.iterations = 0
        self.search = None
        if len(decision.options) == 1:
            return decision.options[0]
        collects = gc.isenabled()
        gc.disable()  # a search makes no cycles; to look for them takes up to a seventh of its time
        try:
            return self._choose(view, decision, budget)
        finally:
            if collects:
                gc.enable()

    def _choose(self, view: State, decision: Decision, budget: Budget) -> Option:
        self._guess_by = self.guessed_by(view.setup.game)
        self._judge_by = self.judged_by(view.setup.game)
        most = budget.iterations or (self.pace if budget.seconds is None else inf)
        asked_at = time.perf_counter()
        root, deals = self._take_up(view)
        if not view.pending:
            self._look_ahead(root, deals[0], decision)
        workers = min(budget.workers, most) if CAN_FORK else 1
        search = Search(root, decision, view, deals, most, asked_at, int(workers), budget)
        if search.workers == 1:
            self._search(search)
        else:
            self._search_together(search)
        edges = search.asked.edges
        choice = max(decision.options, key=lambda option: rank(edges.get(option)))
        self.search = search
        self._last = None if view.pending else Thread(view.viewer, root, deals, choice)
        return choice

    def _search(self, search: Search, number: int = 0, parent: int = 0) -> None:
        """The share of one worker, which ends with its parent."""
        most = search.share(number)
        while self.iterations < most and not (self.iterations and search.is_late()):
            self._iterate(search.root, search.decision, search.view, search.deals)
            self.iterations += 1
            if parent and os.getppid() != parent:
                return
            if not self.iterations % GLANCES and search.is_decided(self.iterations):
                return

    def _search_together(self, search: Search) -> None:
        """Each worker grows a tree of its own, by its own luck; what they found is added up.

        They are heard in their order, so that the sums are the same whoever is ready first.
        """
        seeds = [self.rng.getrandbits(64) for _ in range(1, search.workers)]
        others: list[Worker] = []
        try:
            for number, seed in enumerate(seeds, 1):
                try:
                    worker = Worker()
                except OSError:  # there is no room for another process
                    break
                if not worker.pid:
                    self._work(worker, search, number, seed)
                others.append(worker)
            self._search(search)
            for worker in others:
                findings = worker.fetch()
                if findings is not None:
                    self.iterations += findings.iterations
                    search.add(findings.options)
        finally:
            for worker in others:
                worker.dismiss()

    def _work(self, worker: Worker, search: Search, number: int, seed: int) -> None:
        """In a worker, which ends here, come what may: search, and send home what was found."""
        try:
            self.rng = random.Random(seed)
            before = search.findings()
            self._search(search, number, worker.parent)
            worker.send(Findings(self.iterations, search.findings(before)))
        finally:
            os._exit(0)

    def _take_up(self, view: State) -> tuple[Node, list[State]]:
        """A new tree and a first deal; or those of the last choice, if it has led right here."""
        thread, self._last = self._last, None
        self.resumed = thread is not None and thread.leads_to(view)
        if thread is not None and self.resumed:
            return thread.root.follow(thread.choice), [thread.after(deal) for deal in thread.deals]
        self._fame = {}
        self._spreads = [Spread() for _ in range(view.seats)]
        return Node(), [determinize(view, self.rng, remember=False)]

    def _look_ahead(self, root: Node, deal: State, decision: Decision) -> None:
        """Judge the own options by the ends of plans that begin with them, where it can be."""
        if len(decision.options) <= GLANCE:
            outlook = look_through(deal, decision.seat, decision.options, self._guess_by)
            for option in decision.options:
                if option not in outlook.chancy and option not in root.edges:
                    guess = outlook.ends.get(option, outlook.tips.get(option, 0.0))
                    root.edges[option] = Edge(guess)
                    self._spreads[decision.seat].take(guess)

    def _iterate(self, root: Node, decision: Decision, view: State, deals: list[State]) -> None:
        """One walk. The n-th try of an own option meets the n-th deal, so that all options are
        tried against the same luck.
        """
        seat, path = decision.seat, Path()
        asked = root.follow(seat) if view.pending else root
        if view.pending:
            table = with_others_sealed(deals[0], seat, self.rng)
            option, _ = self._pick(asked, table, decision, path)
        else:
            option, _ = self._pick(asked, deals[0], decision, path)
        attempt = path.edges[0].visits
        if attempt == len(deals):
            deals.append(determinize(view, self.rng, remember=False))
        game = deals[attempt].clone()
        if view.pending:
            node = self._open_sealed(root, game, path, seat, option)
        else:
            apply(game, option, pause=True)
            node = root.follow(option)
        path.new = False
        game = self._walk(node, game, path, seat)
        worths = everybodys_worth(game, self._judge_by)
        for edge, mover in zip(path.edges, path.seats, strict=True):
            edge.visits += 1
            edge.total += worths[mover]
        for spread, value in zip(self._spreads, worths, strict=True):
            spread.take(value)

    def _walk(self, node: Node, game: State, path: Path, seat: Seat) -> State:
        """Down the tree, and on from the first question that is new; returns the table there.

        That is as far as the game would have one look; where automas play, until one of them would
        play again.
        """
        horizon = game.setup.game.mind.horizon
        plans = heard = 0
        while not game.over and len(path.edges) < LONGEST_WALK:
            if not game.automas:
                if not goes_on(game, seat):
                    plans += 1
                if path.new and plans >= horizon and is_quiet(game):
                    break
            elif not game.decisions:
                automa = mask_of(who_plays(game))
                if path.new and heard & automa:
                    break
                heard |= automa
                advance(game)
                continue
            seat = game.decision.seat
            if game.pending:
                node = self._open_sealed(node, game, path)
            else:
                offered(game)
                option, after = self._pick(node, game, game.decision, path)
                if after is None:
                    apply(game, option, pause=True)
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
            apply(game, option, pause=True)
        return node.follow(tuple(answers))

    def _pick(
        self, node: Node, game: State, decision: Decision, path: Path
    ) -> tuple[Option, State | None]:
        """The most promising answer in this deal, and the table after it, if it was just tried."""
        options, edges = decision.options, node.edges
        if len(options) == 1:
            return options[0], None
        path.new = path.new or not edges
        tried = self._judge(node, game, decision)
        node.visits += 1
        here = [(option, edges[option]) for option in options if option in edges]
        width = self._spreads[decision.seat].width
        if not STALE * node.heat < self.heat * width < node.heat / STALE:
            self._weigh(node, decision.seat)
        curiosity = self.curiosity * width
        reach = curiosity * (1 - self.doubt) / sum([edge.pull for _, edge in here])
        floor = curiosity * self.doubt / len(here)
        trust = self.trust
        best, chosen = -inf, here[0]
        for pair in here:
            edge = pair[1]
            edge.seen += 1
            visits = edge.visits
            value = (trust * edge.guess + edge.total) / (trust + visits)
            value += (reach * edge.pull + floor) * sqrt(edge.seen) / (1 + visits)
            if value > best:
                best, chosen = value, pair
        option, edge = chosen
        path.edges.append(edge)
        path.seats.append(decision.seat)
        return option, tried.get(option)

    def _judge(self, node: Node, game: State, decision: Decision) -> dict[Option, State]:
        """Try options that are new here; returns the tables after them."""
        edges, seat = node.edges, decision.seat
        tried: dict[Option, State] = {}
        guesses: dict[Option, float] = {}
        for option in self._worth_a_try(node, decision):
            after = tried[option] = game.clone()
            apply(after, option, pause=True)
            guess = worth(after, seat, self._guess_by)
            if after.drawn:
                guess = (guess + self._roll_again(game, option, seat)) / ROLLS
            edges[option] = Edge(guess)
            guesses[option] = guess
        if guesses:
            self._weigh(node, seat)
            best = max(edges[option].guess for option in decision.options if option in edges)
            for option, guess in guesses.items():
                fame = self._fame.setdefault((seat, option), Fame())
                fame.lag += best - guess
                fame.times += 1
        return tried

    def _weigh(self, node: Node, seat: Seat) -> None:
        """How much each option draws by its guess, as far apart as values are by now."""
        edges = node.edges.values()
        best = max([edge.guess for edge in edges])
        heat = node.heat = self.heat * self._spreads[seat].width
        for edge in edges:
            edge.pull = exp(max(FAINTEST, (edge.guess - best) / heat))

    def _worth_a_try(self, node: Node, decision: Decision) -> list[Option]:
        """New options: all that this search has never met, and the best of those it has met
        elsewhere in the tree, a few more at each visit.
        """
        edges, seat, fame = node.edges, decision.seat, self._fame
        unknown = [option for option in decision.options if option not in edges]
        room = self.keep + 2 * node.visits - (len(decision.options) - len(unknown))
        if len(unknown) <= room:
            return unknown
        met = [option for option in unknown if (seat, option) in fame]
        if len(met) > room:
            met.sort(key=lambda option: fame[seat, option].mean)
            poor = set(met[max(0, room) :])
            unknown = [option for option in unknown if option not in poor]
        if len(unknown) > GLANCE:
            unknown = self.rng.sample(unknown, GLANCE)
        return unknown

    def _roll_again(self, game: State, option: Option, seat: Seat) -> float:
        """The worth of a chancy option, the first roll not included."""
        total = 0.0
        for _ in range(ROLLS - 1):
            after = game.clone()
            fresh_luck(after, self.rng)
            apply(after, option, pause=True)
            total += worth(after, seat, self._guess_by)
        return total


def carry_out(game: State, option: Option) -> None:
    """An answer and what follows from it, automas' turns too, to the next question; its options
    are not listed."""
    apply(game, option, pause=True)
    if not game.decisions and not game.over:
        advance(game)


def rank(edge: Edge | None) -> tuple[int, float]:
    """Most visited wins; of equals the better one."""
    if edge is None:
        return -1, 0.0
    return edge.visits, (edge.guess + edge.total) / (1 + edge.visits)
