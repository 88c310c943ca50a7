"""The whole engine: steps, the agenda they lie on, and the loop that runs them until one asks.

A step is one sentence of the rulebook. It changes the table, then says what comes next: nothing,
more steps, or a question. A step that asks has changed nothing before: it lies on top of the agenda
until the answer is in, so that a saved game simply asks it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    NoReturn,
    TypeAlias,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
)

from ragnatafl.kernel.codecs import Codec, kebab
from ragnatafl.kernel.decisions import Decision, Facts, Illegal, Option, Refusal
from ragnatafl.kernel.events import Event, Told, event, tell
from ragnatafl.kernel.made import Field, declared, fields_of, record_source
from ragnatafl.kernel.refusals import GameIsOver, NotOffered, NotYourTurn
from ragnatafl.kernel.scenes import Scene
from ragnatafl.kernel.seats import (
    CHANCE,
    NO_SEATS,
    NOBODY,
    SEATS,
    Seat,
    SeatMask,
    mask_of,
    seats_in,
)
from ragnatafl.kernel.state import ASKED, State, restore
from ragnatafl.kernel.told import (
    cards_in,
    counted_of,
    lies_unseen,
    one_of_each,
    possible,
    promised,
    put_at,
)

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Option)  # noqa: E741
T = TypeVar("T")


class Sealed:
    """Questions to several seats at once; nobody learns an answer before the last one is in."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: Iterable[Decision]) -> None:
        self.decisions = tuple(sorted(decisions, key=lambda decision: decision.seat))


class Verdict:
    """What an automa's rule chose, and what it compared."""

    __slots__ = ("because", "option")

    def __init__(self, option: Option, because: Facts = ()) -> None:
        self.option = option
        self.because = because


class Step(Generic[S]):
    """One sentence of the rules, still to be done. Subclasses are made by `@step`."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    codecs: ClassVar[tuple[Codec, ...]] = ()
    prompts: ClassVar[tuple[str, ...]] = ()
    """The keys of what it asks."""
    scene: ClassVar[Scene | None] = None
    gathers: ClassVar[bool] = False
    """It asks for the members of a set one by one: a table may let them be picked together."""

    def run(self, game: S) -> Next:
        raise NotImplementedError(type(self).__name__)

    def whom(self, game: S) -> Seat:
        """The seat it asks for certain, whatever there is to be offered; NOBODY: run it and see."""
        return NOBODY

    def numbers(self) -> tuple[int, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.numbers() == cast("AnyStep", other).numbers()

    def __hash__(self) -> int:
        return hash((type(self), self.numbers()))

    def __repr__(self) -> str:
        words = (
            f"{name}={codec.write(number)}"
            for name, codec, number in zip(
                self.__match_args__, self.codecs, self.numbers(), strict=True
            )
            if cast("int | None", number) is not None  # a field that may be left out
        )
        return " ".join((self.name, *words))


# Any: the kernel keeps steps of all games and never looks at the state that they take.
AnyStep: TypeAlias = Step[Any]
Next: TypeAlias = "tuple[AnyStep, ...] | Decision | Sealed | None"


def run_step(game: State, top: AnyStep) -> Next:
    """What a step says comes next; in a mode of the game perhaps the mode's rule in its place."""
    scene = top.scene
    if scene is not None and scene.left and scene.is_left(game):
        return None
    instead = game.setup.instead
    if instead:
        substitute = instead.get(type(top))
        if substitute is not None and substitute.holds(top, game):
            return substitute.rule(top, game)
    return top.run(game)


class Asks(Step[S], Generic[S, O]):
    """A step that asks one seat and goes on with the answer."""

    __slots__ = ()

    @classmethod
    def choices(cls) -> tuple[type[Option], ...]:
        """The kinds of options it may offer, as its declaration says."""
        bases: tuple[object, ...] = getattr(cls, "__orig_bases__", ())
        kinds = get_args(bases[0])[-1]
        return get_args(kinds) or (kinds,)

    def answer(self, game: S, seat: Seat, choice: O) -> Next:
        raise NotImplementedError(type(self).__name__)

    def ask(
        self, seat: Seat, prompt: str, options: Iterable[O], *facts: tuple[str, str | int],
        secret: bool = False,
    ) -> Decision:  # fmt: skip
        """The question; `secret` when hidden facts decide what is offered: it is never skipped."""
        return Decision(seat, prompt, self.rule, tuple(options), facts, secret)

    def why_not(self, game: S, seat: Seat, choice: Option) -> Refusal | None:
        """Why this choice is not offered, in the words of the rule that forbids it."""
        return None

    def takes_nothing(self, choice: O) -> bool:
        """Where it gathers a set: does this choice add no member to it?"""
        return False

    def decide(self, game: S, decision: Decision) -> Verdict | Decision:
        """The automa's rule for this question; or the same question put to a person."""
        raise NotImplementedError(f"{self.name} has no rule for an automa")

    def arbitrate(self, game: S, decision: Decision, choice: O) -> Next:
        """A person answered in an automa's place."""
        return self.answer(game, decision.behalf, choice)


class Seals(Asks[S, O], Generic[S, O]):
    """A step that asks several seats at once and goes on when all answers are in."""

    __slots__ = ()

    def answers(self, game: S, choices: list[O | None]) -> Next:
        """`choices[seat]` is that seat's answer, None for a seat that was not asked."""
        raise NotImplementedError(type(self).__name__)


STEPS: Final[list[type[AnyStep]]] = []
"""Every step class made so far; a game finds its own by their module."""


@dataclass_transform()
def step(
    rule: str,
    *,
    asks: str = "",
    scene: Scene | None = None,
    gathers: bool = False,
    **codecs: Codec,
) -> Callable[[type[T]], type[T]]:
    """Make a class a step of this rule; its annotated fields, public facts, are all it carries.

    `asks` are the keys of its prompts, with blanks between, of a step that asks; `scene` is what it
    belongs to, if it is not done once that has been left; `gathers`: it is asked again and again,
    until all members of a set are named.
    """

    def make(cls: type[T]) -> type[T]:
        fields = fields_of(cls, codecs)
        new = declared(
            cls, fields, record_source([field.slot() for field in fields]),
            rule=rule, name=kebab(cls.__name__), codecs=tuple(field.codec for field in fields),
            prompts=tuple(asks.split()), scene=scene, gathers=gathers,
        )  # fmt: skip
        STEPS.append(cast("type[AnyStep]", new))
        return new

    return make


class Untold(Exception):
    """A draw met no told outcome: the step is abandoned and the outcome asked of CHANCE."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        super().__init__(decision.prompt)


class Finished(Exception):
    """The game has ended; raised by `finish` through any depth of rules code."""


@event("-")
class GameEnds(Event):
    winners: tuple[Seat, ...]


def finish(game: State, winners: SeatMask, rule: str) -> NoReturn:
    """The game ends here and now: nothing more is carried out."""
    game.over = True
    game.winners = winners
    game.ended_by = rule
    tell(game, GameEnds(tuple(seats_in(winners))), rule)
    raise Finished


def begin(game: State, *steps: AnyStep) -> None:
    """Put steps on the empty agenda and run up to the first question."""
    game.agenda = list(steps[::-1])
    game.sealed = (None,) * game.seats
    advance(game)


def advance(game: State, pause: bool = False) -> None:
    """Run steps from the top of the agenda until one asks or the game is over.

    With `pause`, for who wants to judge the table: also until an automa's turn would begin, and
    what is offered is not listed where it is plain who is asked.
    """
    agenda = game.agenda
    try:
        while agenda:
            if pause and (_begins_turn(game, agenda[-1]) or _is_plain(game, agenda[-1])):
                return
            if game.source == ASKED:
                if not _run_asking_chance(game):
                    return
                agenda = game.agenda
                continue
            if _take(game, run_step(game, agenda[-1])):
                return
    except Finished:
        game.agenda.clear()
        game.told.clear()
        game.told_drawn = 0
    game.decisions = ()
    if not game.over:
        raise RuntimeError("the agenda is empty, but the game was not finished")


UNLISTED: Final[list[tuple[Decision, ...]]] = [
    (Decision(Seat(seat), "", "", ()),) for seat in range(len(SEATS))
]
"""By seat: a question to it, of which nobody has wanted to know the options yet."""


def _begins_turn(game: State, top: AnyStep) -> bool:
    """An automa's turn begins: nobody is asked."""
    substitute = game.setup.instead.get(type(top))
    if substitute is None or not substitute.begins_turn or not substitute.holds(top, game):
        return False
    game.decisions = ()
    return True


def _is_plain(game: State, top: AnyStep) -> bool:
    """It is plain whom the step asks: the question stands, its options are not listed."""
    seat = top.whom(game)
    if seat == NOBODY or game.source == ASKED or game.automas >> seat & 1:
        return False
    if top.scene is not None or type(top) in game.setup.instead:
        return False
    game.decisions = UNLISTED[seat]
    return True


def offered(game: State) -> tuple[Option, ...]:
    """What may be answered to `game.decision`, listed now if it was not yet."""
    if not game.decisions[0].options:
        advance(game)
    return game.decisions[0].options


def _take(game: State, then: Next) -> bool:
    """Take up what a step said comes next; True when somebody is asked."""
    agenda = game.agenda
    if type(then) is tuple:
        if len(then) == 1:
            agenda[-1] = then[0]
        else:
            agenda.pop()
            agenda.extend(then[::-1])
        return False
    if then is None:
        agenda.pop()
        return False
    if type(then) is Decision:
        if game.automas and (game.automas >> then.seat) & 1:
            return _ask_automa(game, then)
        game.decisions = (then,)
        return True
    return _seal(game, cast("Sealed", then))


def _ask_automa(game: State, decision: Decision) -> bool:
    """No question is put to an automa: the rule of the step says what it chooses."""
    asking = cast("Asks[State, Option]", game.agenda[-1])
    verdict = asking.decide(game, decision)
    if isinstance(verdict, Decision):
        game.decisions = (verdict,)
        return True
    if game.events is not None:
        facts = (("option", verdict.option.text), *verdict.because)
        tell(game, Told("automa-chooses", asking.rule, decision.seat, facts, (), 0))
    return _take(game, asking.answer(game, decision.seat, verdict.option))


def _seal(game: State, question: Sealed) -> bool:
    """Ask all seats of a sealed question that have not answered yet."""
    for decision in question.decisions if game.automas else ():
        if (game.automas >> decision.seat) & 1 and game.sealed[decision.seat] is None:
            asking = cast("Asks[State, Option]", game.agenda[-1])
            verdict = cast("Verdict", asking.decide(game, decision))
            put_sealed(game, decision.seat, verdict.option)
    waiting = [d for d in question.decisions if game.sealed[d.seat] is None]
    game.decisions = tuple(waiting)
    pending = 0
    for decision in waiting:
        pending |= 1 << decision.seat
    game.pending = SeatMask(pending)
    return bool(waiting) or _take(game, _unseal(game))


def _unseal(game: State) -> Next:
    """All sealed answers are in: open them together."""
    choices = list(game.sealed)
    game.sealed = (None,) * game.seats
    return cast("Seals[State, Option]", game.agenda[-1]).answers(game, choices)


def apply(game: State, choice: Option, pause: bool = False) -> None:
    """Carry out an answer to `game.decision` that is known to be offered, and run on.

    With `pause` only as far as `advance` says, which goes on from there: `offered` lists.
    """
    decision = game.decisions[0]
    game.drawn = False
    game.shown = NO_SEATS
    if game.source == ASKED or decision.seat == CHANCE:
        _apply_asking_chance(game, decision, choice, pause)
        return
    asking: Asks[State, Option] = game.agenda[-1]  # type: ignore[assignment]  # only these ask
    try:
        if game.pending:
            seal(game, decision.seat, choice)
            if game.pending:
                return
            then = _unseal(game)
        elif decision.behalf == decision.seat:
            then = asking.answer(game, decision.seat, choice)
        else:
            then = asking.arbitrate(game, decision, choice)
        asked = _take(game, then)
    except Finished:
        game.agenda.clear()
        game.decisions = ()
        return
    if not asked:
        advance(game, pause)


def _apply_asking_chance(game: State, decision: Decision, choice: Option, pause: bool) -> None:
    """Keep the answer, or the told outcome, until its step has run to its end."""
    if decision.seat == CHANCE:
        game.told.append(decision.options.index(choice))
    elif game.pending:
        seal(game, decision.seat, choice)
        if game.pending:
            return
    else:
        take_up(game, decision.seat, choice)
        game.underway = choice
    advance(game, pause)


def put_sealed(game: State, seat: Seat, choice: Option | None) -> None:
    """Keep the sealed answer of a seat, or none."""
    game.sealed = (*game.sealed[:seat], choice, *game.sealed[seat + 1 :])


def seal(game: State, seat: Seat, choice: Option) -> None:
    """Put in, or change, a sealed answer; the answers open when the step runs on."""
    if game.source == ASKED:
        take_up(game, seat, choice)
    put_sealed(game, seat, choice)
    game.pending = SeatMask(game.pending & ~(1 << seat))
    game.decisions = tuple([d for d in game.decisions if d.seat != seat])


def _run_asking_chance(game: State) -> bool:
    """One call into the top step with chance asked; False when somebody, or chance, is asked."""
    before = game.clone()
    heard = len(game.events) if game.events is not None else 0
    try:
        asking = game.agenda[-1]
        if game.underway is not None:
            choice, game.underway = game.underway, None
            decision = _asked_again(game)
            if decision.behalf == decision.seat:
                then = cast("Asks[State, Option]", asking).answer(game, decision.seat, choice)
            else:
                then = cast("Asks[State, Option]", asking).arbitrate(game, decision, choice)
        else:
            then = run_step(game, asking)
        asked = _take(game, then)
    except Untold as untold:
        restore(game, before)
        if game.events is not None:
            del game.events[heard:]
        game.decisions = (untold.decision,)
        return False
    game.told.clear()
    game.told_drawn = 0
    if asked:
        game.decisions = _widened(game, game.decisions)
    return not asked


def _asked_again(game: State) -> Decision:
    """The question on top of the agenda, asked anew: it changes nothing, so it may be."""
    return _put_to_person(game, run_step(game, game.agenda[-1]))


def _put_to_person(game: State, question: Next | Verdict) -> Decision:
    """The question itself; one to an automa as its rule hands it to a person."""
    asking = cast("Asks[State, Option]", game.agenda[-1])
    if isinstance(question, Decision) and game.automas & mask_of(question.seat):
        question = asking.decide(game, question)
    if not isinstance(question, Decision):
        raise TypeError(f"{asking!r} did not ask again")
    return question


def questions(game: State) -> tuple[Decision, ...]:
    """Every question of the top step, asked anew: those with a sealed answer in them too."""
    if game.over:
        return ()
    if game.decisions and game.decisions[0].seat == CHANCE:
        return game.decisions
    question = run_step(game, game.agenda[-1])
    if isinstance(question, Sealed):
        return _widened(game, question.decisions)
    return _widened(game, (_put_to_person(game, question),))


def _widened(game: State, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Who holds cards of which we know but the number may play any that can be there."""
    if not game.setup.counted or game.source != ASKED or game.viewer >= 0:
        return asked
    return tuple([_with_any_card(game, decision) for decision in asked])


def _with_any_card(game: State, decision: Decision) -> Decision:
    """What could be answered with each of these cards in hand, one after the other: it does not
    hang on those that stand in for them."""
    asking, seat = game.agenda[-1], decision.seat
    hands = [zone for zone in counted_of(game, seat) if game.zones[zone]]
    kinds = asking.choices() if isinstance(asking, Asks) else ()
    if not hands or decision.behalf != seat or not [k for k in kinds if _names_cards(k)]:
        return decision
    offered: dict[Option, None] = {}
    for zone in hands:
        for card in one_of_each(possible(game, zone, 0), game.setup.alike):
            offered.update(dict.fromkeys(_answers_with(game, seat, zone, card)))
    held = [card for zone in hands for card in game.zones[zone]]
    for option in decision.options:
        if not [card for card in cards_in(option) if card in held]:
            offered[option] = None
    return Decision(
        seat, decision.prompt, decision.rule, tuple(offered), decision.facts, decision.secret
    )


def _answers_with(game: State, seat: Seat, zone: int, card: int) -> list[Option]:
    """What a seat could answer that names a card, were it the first one in its hand."""
    trial = game.clone()
    put_at(trial, zone, 0, card)
    held = [other for hand in counted_of(game, seat) for other in trial.zones[hand]]
    try:
        question = run_step(trial, trial.agenda[-1])
    except (Untold, Finished):
        return []
    asked = question.decisions if isinstance(question, Sealed) else (question,)
    return [
        option
        for decision in asked
        if isinstance(decision, Decision) and decision.seat == seat
        for option in decision.options
        if [other for other in cards_in(option) if other in held] == [card]
    ]


def _names_cards(kind: type[Option]) -> bool:
    return "card" in [field.codec.kind for field in kind.fields]


def take_up(game: State, seat: Seat, choice: Option) -> None:
    """A card is played from a hand of which we know but the number: it is there now. A card that
    no such hand may hold is one of others, at which somebody looks."""
    hands = [zone for zone in counted_of(game, seat) if game.zones[zone]]
    held = [card for zone in hands for card in game.zones[zone]]
    stays = promised(game)
    for card in cards_in(choice) if hands else []:
        own = [zone for zone in hands if game.setup.zones[zone].holds >> card & 1]
        if not own or card in held or not lies_unseen(game, card):
            continue
        there = [zone for zone in own if card in possible(game, zone, 0, stays)]
        if not there:  # another has sealed it, and there is but one
            raise Illegal(NotOffered(seat, choice.text))
        put_at(game, there[0], 0, card, stays)


def choose(game: State, choice: Option, seat: Seat | None = None) -> None:
    """Answer an open question; a choice that is not offered is refused and changes nothing."""
    decision = decision_of(game, seat)
    if choice not in decision.options:
        why = _why_not(game, decision, choice)
        raise Illegal(why, decision.options, game.setup.game.packages)
    if decision is game.decisions[0]:
        apply(game, choice)
    else:  # a sealed answer out of turn, or changed before the last one is in
        seal(game, decision.seat, choice)


def decision_of(game: State, seat: Seat | None) -> Decision:
    """The question open to this seat; with None the one to be answered next."""
    if not game.decisions:
        raise Illegal(GameIsOver().under(game.ended_by or "-"))
    if seat is None:
        return game.decisions[0]
    for decision in game.decisions:
        if decision.seat == seat:
            return decision
    person = 0 <= seat < game.seats and not game.automas & mask_of(seat)
    if game.pending and person and game.sealed[seat] is not None:
        for decision in questions(game):
            if decision.seat == seat:
                return decision
    asked = game.decisions[0]
    raise Illegal(NotYourTurn(seat, asked.seat).under(asked.rule))


def _why_not(game: State, decision: Decision, choice: Option) -> Refusal:
    asking = game.agenda[-1]
    refusal = None
    if isinstance(asking, Asks) and decision.seat != CHANCE:
        refusal = asking.why_not(game, decision.behalf, choice)
    return refusal or NotOffered(decision.seat, choice.text).under(decision.rule)
