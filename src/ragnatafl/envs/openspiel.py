"""OpenSpiel games, with chance nodes for every die and every card that somebody sees.

    >>> import pyspiel
    >>> import ragnatafl.envs.openspiel
    >>> state = pyspiel.load_game("ragnatafl_runics").new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 16)

Parameters: `seats`; `longest`, after so many answers a game is cut off; `most`, so many actions
there are; `opening` and `seed`, so many answers are given at random before the game begins, which
makes small games of large ones. An action is a place in the list of options; sealed questions are
simultaneous nodes. The information state of a player is what its seat was told and saw from the
beginning on, and what it may say now, as a hash; its tensor is the encoded view, and the hash as 64
numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias, cast

import msgspec
import numpy as np
import pyspiel

from ragnatafl.bots.encoding import Array
from ragnatafl.bots.offers import MOST_OFFERED
from ragnatafl.envs.frame import LONGEST, Frame, Plan, answer, open_to, returns, scores_of
from ragnatafl.games import find_game
from ragnatafl.kernel.agenda import Seals, apply
from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import start_game
from ragnatafl.kernel.positions import digest, from_position, position
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.kernel.state import ASKED, State
from ragnatafl.kernel.views import determinize, unanswered_view, view

GAMES: Final = {
    "runics": "Runics",
    "bloodrage": "Blood Rage",
    "lords": "Lords of Ragnarok",
    "surtr": "Followers of Surtr",
}
DEFAULTS: Final = {"seats": 0, "longest": LONGEST, "most": MOST_OFFERED, "opening": 0, "seed": 0}
LEAST: Final = {"longest": 1, "most": 1, "opening": 0}
"""Parameters that are no less than this."""
BITS: Final = 64
"""So many numbers of an information state tell histories apart."""

Said: TypeAlias = Mapping[Seat, Option] | int
"""Answers to all open questions, or the place of an outcome among all that may be told."""


class Play:
    """A game underway: the table, and the hashes of what each player heard, and the public last.

    They hear late, when somebody asks what they know: all is said again then. In playouts nobody
    asks, and those stay fast.
    """

    __slots__ = ("_before", "_heard", "_unheard", "answers", "frame", "table")

    def __init__(self, frame: Frame, table: State, heard: list[bytes], answers: int) -> None:
        self.frame = frame
        self.table = table
        self.answers = answers
        self._heard = heard
        self._before = table
        self._unheard: list[Said] = []
        """What was said since players heard, and the table before that."""

    @property
    def heard(self) -> list[bytes]:
        for said in self._unheard:
            self._say_again(said)
        self._unheard = []
        return self._heard

    def copy(self) -> Play:
        return Play(self.frame, self.table.clone(), self.heard[:], self.answers)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel writes states by pickle: the table goes as a position."""
        plan = msgspec.json.encode(self.frame.plan)
        table = msgspec.json.encode(position(self.table))
        return restored, (plan, table, self.heard, self.answers)

    @property
    def is_chance(self) -> bool:
        return bool(self.table.decisions) and self.table.decisions[0].seat == CHANCE

    @property
    def is_over(self) -> bool:
        return self.table.over or self.answers >= self.frame.plan.longest

    def seat(self, player: int) -> Seat:
        return self.frame.seats[player]

    def go_on(self, said: Said) -> None:
        """Carry out what was said; players hear of it when somebody asks."""
        if not self._unheard:
            self._before = self.table.clone()
        self.answers += not isinstance(said, int)
        _carry_out(self.table, said)
        self._unheard.append(said)

    def known(self, player: int) -> bytes:
        """The hash of an information state: all that a player heard, what it sees and may say."""
        return _hash(self.heard[player], self._asked(self.table, self.seat(player)))

    def known_to_all(self) -> bytes:
        return _hash(self.heard[-1], self.look(self.table, SPECTATOR))

    def look(self, table: State, seat: Seat) -> bytes:
        return _hash(self.frame.encoder.packed(unanswered_view(table, seat)))

    def _asked(self, table: State, seat: Seat) -> bytes:
        """What a seat sees and may say, in the order in which it is offered."""
        options = [option.text for option in open_to(table, seat)]
        return _hash(self.look(table, seat), msgspec.json.encode(options))

    def _say_again(self, said: Said) -> None:
        """Who answers sees the table, and what else there is to say; all others what lies open.
        Then they are told what happens, which is not all that will be seen."""
        table, events, seen = self._before, list[Event](), list[bytes]()
        if not isinstance(said, int):
            open_to_all = self.look(table, SPECTATOR)
            for seat in self._listeners:
                own = self._asked(table, seat) + said[seat].text.encode() if seat in said else b""
                seen.append(open_to_all + own)
        table.events = events
        _carry_out(table, said)
        table.events = None
        self.hear(events, seen)

    def hear(self, events: Sequence[Event], seen: Sequence[bytes] = ()) -> None:
        """Let all hear what happened, as far as they may know, after what each saw before."""
        lines = [_told(event) for event in events]
        for place, seat in enumerate(self._listeners):
            heard = [*seen[place : place + 1]]
            for event, line in zip(events, lines, strict=True):
                own = event.seen_from(seat)
                heard.append(line if own is event else _told(own))
            if heard:
                self._heard[place] = _hash(self._heard[place], *heard)

    @property
    def _listeners(self) -> tuple[Seat, ...]:
        return *self.frame.seats, SPECTATOR


def _carry_out(table: State, said: Said) -> None:
    if isinstance(said, int):
        apply(table, table.decisions[0].options[said])
    else:
        answer(table, said)


@lru_cache(maxsize=16)
def frame_of(plan: bytes) -> Frame:
    return Frame(msgspec.json.decode(plan, type=Plan))


def restored(plan: bytes, table: bytes, heard: list[bytes], answers: int) -> Play:
    """A game as it was written down."""
    frame = frame_of(plan)
    found = from_position(frame.setup.game, msgspec.json.decode(table))
    return Play(frame, found, heard, answers)


def _hash(*parts: bytes | bytearray) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=BITS // 8).digest()


def _told(event: Event) -> bytes:
    return msgspec.json.encode((event.kind, event.seat, event.facts, event.secrets))


def first_play(frame: Frame, opening: int, seed: int) -> Play:
    """A new game up to its first die or question, behind an opening of so many random answers."""
    events: list[Event] = []
    table = start_game(frame.setup, str(seed), ASKED, events)
    play = Play(frame, table, [b""] * (len(frame.seats) + 1), 0)
    table.events = None
    play.hear(events)
    rng = Random(seed)
    while play.answers < opening and not table.over:
        if play.is_chance:
            weights = [cast("Outcome", o).weight for o in table.decisions[0].options]
            play.go_on(rng.choices(range(len(weights)), weights)[0])
        else:
            play.go_on({d.seat: rng.choice(d.options) for d in table.decisions})
    if table.over:
        asked = f"opening={opening} leaves nothing to play"
        ended = f"with seed={seed} the game ends after {play.answers} answers"
        raise ValueError(f"{frame.plan.game}: {asked}, {ended}")
    play.answers = 0
    return play


def resample(state: RagnataflState, player: int, rng: Random) -> RagnataflState:
    """Another state of the same information state: what the player does not see is dealt anew by
    what its seat remembers. For `ISMCTSBot.set_resampler`.

    Others know of this deal what they see, and of what happened before what everybody knows.
    """
    play = state.play
    if play.is_chance:
        raise ValueError("at a chance node nothing is dealt anew: tell its outcome first")
    if not 0 <= player < len(play.frame.seats):
        raise ValueError(f"player must be from 0 to {len(play.frame.seats) - 1}, not {player}")
    table = determinize(view(play.table, play.seat(player)), rng)
    table.source = ASKED
    heard = [_hash(play.heard[-1], play.look(table, seat)) for seat in play.frame.seats]
    heard[player] = play.heard[player]
    other = cast("RagnataflState", state.get_game().new_initial_state())
    other.play = Play(play.frame, table, [*heard, play.heard[-1]], play.answers)
    return other


class RagnataflGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games, as OpenSpiel loads it."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Any: parameters as OpenSpiel hands them over, whole numbers all."""
        given = {**DEFAULTS, **{name: int(value) for name, value in (params or {}).items()}}
        for name, least in LEAST.items():
            if given[name] < least:
                line = f"{name} must be {least} or more, not {given[name]}"
                raise ValueError(f"{self.name}: {line}")
        plan = Plan(self.name, given["seats"] or None, most=given["most"], longest=given["longest"])
        self.frame = Frame(plan)
        self._first = first_play(self.frame, given["opening"], given["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=given["most"],
            max_chance_outcomes=max(self.frame.encoder.cards, BITS),
            num_players=len(self.frame.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if _has_automas(self.frame) else 0.0,
            max_game_length=given["longest"],
        )
        super().__init__(game_type(self.name), info, dict(params or {}))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied by name and parameters: all else follows from these."""
        return loaded, (str(self),)

    def new_initial_state(self, text: str | None = None) -> RagnataflState:
        return RagnataflState(self, self._first.copy())

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # Any: OpenSpiel has no types
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        return Observer(self.frame, kind)

    def max_chance_nodes_in_history(self) -> int:
        """Of each answer come no more than a whole deck and some dice."""
        return (self.frame.plan.longest + 1) * (self.frame.encoder.cards + BITS)


def loaded(text: str) -> Any:  # Any: OpenSpiel has no types
    """A game as OpenSpiel loads it. It stands here so that another process imports our games."""
    return pyspiel.load_game(text)


class RagnataflState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state: chance is asked where a die is thrown or a card is seen."""

    def __init__(self, game: RagnataflGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        play = self.play
        if play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if play.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if len(play.table.decisions) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return play.frame.seats.index(play.table.decisions[0].seat)

    def _legal_actions(self, player: int) -> list[int]:
        options = open_to(self.play.table, self.play.seat(player))
        return sorted(self.play.frame.actions.numbers(options))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [cast("Outcome", o).weight for o in self.play.table.decisions[0].options]
        return [(place, weight / sum(weights)) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.play.is_chance:
            self.play.go_on(action)
        else:
            decision = self.play.table.decisions[0]
            self.play.go_on({decision.seat: self._option(decision.seat, action)})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        asked = [decision.seat for decision in self.play.table.decisions]
        seats = self.play.frame.seats
        self.play.go_on({s: self._option(s, actions[seats.index(s)]) for s in asked})

    def _option(self, seat: Seat, action: int) -> Option:
        found = self.play.frame.actions.option(open_to(self.play.table, seat), action)
        if found is None:
            raise ValueError(f"action {action} is not open")
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.play.table
        if player == pyspiel.PlayerId.CHANCE:
            return table.decisions[0].options[action].text
        options = open_to(table, self.play.seat(player))
        found = self.play.frame.actions.option(options, action)
        return "nothing" if found is None else found.text

    def is_terminal(self) -> bool:
        return self.play.is_over

    def returns(self) -> list[float]:
        worth = returns(self.play.table)
        return [worth[seat] for seat in self.play.frame.seats]

    def __str__(self) -> str:
        table = self.play.table
        asked = [f"{d.prompt} {d.seat}" for d in table.decisions]
        return " ".join((digest(table), f"scores {tuple(scores_of(table))}", *asked))


class Observer:
    """What a player sees, or the public, as OpenSpiel asks for it."""

    def __init__(self, frame: Frame, kind: Any) -> None:  # Any: OpenSpiel has no types
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("views are of one player, or of the public alone")
        self.frame = frame
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        length = frame.encoder.length
        self.tensor: Array = np.zeros(length + (BITS if self._recalls else 0), np.float32)
        self.dict: dict[str, Array] = {"view": self.tensor[:length]}
        if self._recalls:
            self.dict["history"] = self.tensor[length:]

    def _seen(self, state: RagnataflState, player: int) -> Array:
        seat = state.play.seat(player) if self._own else SPECTATOR
        return self.frame.encoder.dense(unanswered_view(state.play.table, seat))

    def _known(self, state: RagnataflState, player: int) -> bytes:
        return state.play.known(player) if self._own else state.play.known_to_all()

    def set_from(self, state: RagnataflState, player: int) -> None:
        self.dict["view"][:] = self._seen(state, player)
        if self._recalls:
            known = np.frombuffer(self._known(state, player), dtype=np.uint8)
            self.dict["history"][:] = np.unpackbits(known)

    def string_from(self, state: RagnataflState, player: int) -> str:
        name = self.frame.agents[player] if self._own else "public"
        if self._recalls:
            options = open_to(state.play.table, state.play.seat(player)) if self._own else ()
            asked = ", ".join([option.text for option in options])
            return f"{name} {self._known(state, player).hex()} {asked}".rstrip()
        seen, legend = self._seen(state, player), self.frame.encoder.legend
        said = [f"{legend[place]}={seen[place]:g}" for place in np.flatnonzero(seen)]
        return f"{name}: {'; '.join(said)}"


def _has_automas(frame: Frame) -> bool:
    return len(frame.seats) < frame.setup.seats


def game_type(name: str) -> Any:  # Any: OpenSpiel has no types
    """What OpenSpiel knows of a game before it is loaded."""
    game = find_game(name)
    sealed = any(issubclass(step, Seals) for step in game.step_classes.values())
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"ragnatafl_{name}",
        long_name=GAMES[name],
        dynamics=kinds.Dynamics.SIMULTANEOUS if sealed else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if game.mode else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=1 if game.mode else min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in GAMES:
        kind = type(f"{name.capitalize()}Game", (RagnataflGame,), {"name": name})
        pyspiel.register_game(game_type(name), kind)


register()
