"""What a game is to the rest of the program: one object with its rules, content and drawings."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from ragnatafl.kernel import pointing
from ragnatafl.kernel.agenda import STEPS, AnyStep, begin
from ragnatafl.kernel.beside import Beside, Scratch
from ragnatafl.kernel.cards import Zone, forget
from ragnatafl.kernel.chance import ASKED, SEALED, SOURCES, new_secret, seed_luck
from ragnatafl.kernel.codecs import BadInput, Names, bad, did_you_mean, plain_error
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.decisions import OPTIONS, Decision, Facts, Option
from ragnatafl.kernel.effects import Effects
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.keeps import Keep
from ragnatafl.kernel.livery import PLAIN, Livery
from ragnatafl.kernel.modes import Mode
from ragnatafl.kernel.odds import Prospect
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.setup import Content, Setup
from ragnatafl.kernel.shelf import EMPTY, Shelf, Tables
from ragnatafl.kernel.standing import STANDING, Standing
from ragnatafl.kernel.state import State, seats_of
from ragnatafl.kernel.story import Story

if TYPE_CHECKING:
    from rich.console import RenderableType

S = TypeVar("S", bound=State)
MOST_PACKS: Final = 16
"""Of so many a game keeps the content, those that were played with last."""


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is agreed before a game, each with a default. Games add their own."""

    since: ClassVar[Mapping[str, int]] = {}
    """Switches that came with a later version of the rules: at older ones they are not there."""
    formerly: ClassVar[Mapping[str, tuple[int, object]]] = {}
    """What a switch was by default, and is where it is not there, before a version of the rules."""
    several: ClassVar[Mapping[str, Names]] = {}
    """Switches that are some of these names with blanks between, 'all' or 'none'."""


Stake = tuple[str, Facts]
"""What an option costs or gives, as a message: the key behind `cost-` or `gain-`, and its facts."""
Stakes = tuple[tuple[Stake, ...], tuple[Stake, ...]]
"""What it costs, what it gives."""


@dataclass(frozen=True)
class Face(Generic[S]):
    """How a game looks. What is not given, the table shows in its own plain way."""

    draw_svg: Callable[[S, str, Sequence[str]], str] | None = None
    """The table as seen in a view, as a picture."""
    draw_plates: Callable[[S, str, Sequence[str]], Sequence[str]] | None = None
    """The same in pieces that a page can lay out: art, map, sheets of seats, all else."""
    draw_row: Callable[[S, Seat, str, Sequence[str]], str] | None = None
    """What a seat has in a line or two, as a small picture."""
    draw_hand: Callable[[S, str, Sequence[str]], str] | None = None
    """The viewer's own cards as a picture beside it; the table is then drawn alike for all."""
    draw_ghost: Callable[[S, Option], str] | None = None
    """What an option would put on the table, as a piece of that picture."""
    option_at: Callable[[S, Sequence[str], str], str] = pointing.option_at
    """The text of the option that pointing at anchors means, with a variant, offered or not."""
    draw_text: Callable[[S, str, Sequence[str]], RenderableType] | None = None
    """The table as seen in a view, for a terminal, in a language."""
    liveries: tuple[Livery, ...] = PLAIN
    """By seat the colours and the sign that map, log, chart and terminal know it by."""
    components: Callable[[Content, str], Sequence[Component]] | None = None
    """All that is in the box, kind by kind, in a language."""
    art: Callable[[], str] | None = None
    """Style and definitions that faces need, where no table is drawn;"""
    letters: str = ""
    """and the style of their letters, where no hand is."""
    symbols: Callable[[str, str], Sequence[str]] | None = None
    """Of a thing that entries name, by its kind and its id: the definitions that show it, as it is
    printed."""
    component_at: Callable[[S, str], str] | None = None
    """Which component lies at an anchor of a view, if that depends on the table."""
    tell_now: Callable[[S, str, str, Sequence[str]], Sequence[str]] | None = None
    """What a view shows of a component now, by its id, in words: where a monster is, how high a
    monument. Where cards lie is told without it."""
    stakes: Callable[[S, Decision, Option], Stakes] | None = None
    """What an option of this question costs and gives as things stand, as far as a view tells."""
    strengths: Callable[[S, str, Sequence[str]], Sequence[tuple[str, str]]] | None = None
    """What is fought now in a few numbers, each with whose or what it is; nothing in peace."""
    beside: Beside[S] | None = None
    """The game in the words of its board, for people who tell theirs."""
    scratch: Scratch[S] | None = None
    """The same for a board without a table here: what the rules can say of it."""


More = tuple[tuple[str, float], ...]
"""By term what is added to its weight."""


class Leaning(NamedTuple):
    """A way to play, for its name a key of messages `leaning-...`."""

    name: str
    more: More
    between_two: More | None = None
    """At a table of two, if it is another: there every detour is the other one's gain."""


@dataclass(frozen=True)
class Terms(Generic[S]):
    """What the tables of a game are judged by: named numbers, with weights that are learnt.

    A seat's score is the sum of its numbers, each times its weight; and the chance to win follows
    from the scores of all seats (`bots/judgement.py`). So a number says nothing of the other seats
    unless that seat itself gains by it.
    """

    names: tuple[str, ...]
    """Keys of messages `term-...`."""
    count: Callable[[S], list[list[float]]]
    """By seat, a number for each name, all of them in one pass. The game is not over."""
    progress: Callable[[S], float]
    """How far the game has come, from 0 to 1: a term has a weight for the beginning and one for the
    end, and between them what lies between."""
    leanings: tuple[Leaning, ...] = ()
    """Ways to play, of which a bot may have one."""

    def way(self, character: float) -> Leaning | None:
        """The leaning of a character from 0 to 1; None where nobody leans."""
        return self.leanings[int(character * len(self.leanings))] if self.leanings else None


@dataclass(frozen=True)
class Mind(Generic[S]):
    """How a game's tables are judged, for bots; and what is likely, for people."""

    terms: Terms[S] | None = None
    """By what; the weights lie beside it in `mind/weights.json`."""
    evaluate: Callable[[S, Seat], float] | None = None
    """For a game without terms: how good the table is for a seat, from -1 to 1."""
    is_quiet: Callable[[S], bool] | None = None
    """Is this a table to be judged, or is something going on that should be seen through first?"""
    horizon: int = 2
    """Who looks ahead sees so many seats' plans through at least, the own one included."""
    chances: Callable[[S], list[Prospect]] | None = None
    """How likely what goes on comes out how, as the viewer may know it; nothing if nothing does."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game as the rest of the program sees it. Only the first group has no default."""

    name: str
    version: int
    """Raised by one with every change after which an old record would play differently."""
    seats: tuple[int, ...]
    """The numbers of players it is made for; the first is the usual one."""
    package: str
    """The module path its steps and options live under."""
    start: Callable[[Setup], S]
    """The table before anything is done; `first_step` sets it up."""
    first_step: Callable[[], AnyStep]
    state: type[S]
    scores: Callable[[S], tuple[int, ...]]

    seats_rule: str = ""
    """The rule by which no others can play it, if there is one."""
    switches: type[Switches] = Switches
    """Its set-up switches."""
    cards: Names = field(default_factory=lambda: Names("card"))
    zones: Callable[[Setup], tuple[Zone, ...]] = lambda setup: ()
    faults: Callable[[S], Iterable[str]] = lambda state: ()
    """Every invariant that does not hold, one line each: for tests and positions from outside."""
    shelf: Shelf = EMPTY
    """Its content files, in all their versions."""
    load: Callable[[Tables], Content] = Content
    kinds: tuple[AnyKind, ...] = ()
    """The kinds of entries in them, what people type first."""
    effects: Effects | None = None
    """What entries may name."""
    expansions: Path | None = None
    """A pack of its own that people may add: what we propose of its expansions."""
    mode: Mode | None = None
    """What it does in place of what, if it is a mode of a game;"""
    base: Game[Any] | None = None
    """and that game, whose steps, options and words it shares."""
    titles: Callable[[Any], Sequence[int]] = lambda content: ()
    """By card its title, where copies are alike and make one option. Any: of its own content."""
    copies_blur: int = 0
    """Since these rules nobody beside a real board knows which copy of a card was seen; 0: never.
    """
    keeps: Callable[[Setup], tuple[Keep, ...]] = lambda setup: ()
    """Dice and decks that somebody keeps together beside a real board; a mode adds to its base's.
    """
    rulebook: str = ""
    """The file under docs/rules, without its ending; several with blanks between."""
    in_force: Callable[[Setup], Mapping[int, Seat]] = lambda setup: {}
    """Things whose text holds the whole game, as the set-up has it, and for which seat."""
    plays: Callable[[S, Seat], str] | None = None
    """The id of what a seat has chosen to play (its hero), by whose name an automa is called; or
    ''."""
    oldest_version: int = 1
    automas_look: bool = True
    """Do its automas look at cards they hold? Else nobody knows them till they are turned up."""
    rest_zone: int = 0
    """Where cards lie that a position does not mention."""
    rebuild: Callable[[S], None] | None = None
    """Makes the derived columns anew."""
    fill_hidden: Callable[[Any, Seat, random.Random], None] | None = None
    """Fills hidden columns other than zones, from a view alone. Any: it serves all games."""
    rounds: Callable[[S], int] | None = None
    """How many rounds have begun, for a game that may go on for long."""
    score_parts: Callable[[S, Seat], tuple[tuple[str, int], ...]] | None = None
    """Where a seat's points come from, message keys and points."""
    score_sources: Callable[[S, Seat], tuple[tuple[str, int, tuple[str, ...]], ...]] | None = None
    """The same points place by place: message key, points, and the anchors where they lie."""
    story: Story = Story()  # noqa: RUF009 (it is never changed)
    """How it is told: its turns, and what ends in a result."""
    open_face: Callable[[], Face[S]] = Face
    """How it looks; opened only for who draws it, since drawing takes long to load."""
    open_mind: Callable[[], Mind[S]] = Mind
    """How its tables are judged; opened for bots."""

    @cached_property
    def contents(self) -> dict[tuple[int, str], Content]:
        """What was read of its content, by version and digest of a pack."""
        return {}

    @cached_property
    def face(self) -> Face[S]:
        return self.open_face()

    @cached_property
    def mind(self) -> Mind[S]:
        return self.open_mind()

    @cached_property
    def step_classes(self) -> Mapping[str, type[AnyStep]]:
        return {step.name: step for step in STEPS if self._owns(step.__module__)}

    @cached_property
    def option_classes(self) -> tuple[type[Option], ...]:
        return tuple(option for option in OPTIONS if self._owns(option.__module__))

    @cached_property
    def standing(self) -> Mapping[str, Standing]:
        """What its players may refuse for a while, by name."""
        return {one.name: one for one in STANDING if self._owns(one.refuses.__module__)}

    @cached_property
    def packages(self) -> tuple[str, ...]:
        """Where its code and words are, what it builds upon first."""
        return (self.base.package, self.package) if self.base else (self.package,)

    def _owns(self, module: str) -> bool:
        def lies_in(package: str) -> bool:
            return module == package or module.startswith(package + ".")

        return any(map(lies_in, self.packages))

    def switch_names(self, version: int = 0) -> tuple[str, ...]:
        """The switches that rules of this version have, by default the newest."""
        since, version = self.switches.since, version or self.version
        return tuple(n for n in self.switches.__struct_fields__ if since.get(n, 1) <= version)


def make_setup(
    game: Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
    content_version: int | None = None,
    kept: Mapping[str, object] | None = None,
) -> Setup:
    """A checked set-up: seats, options by name, rules version, content with version and pack, and
    who keeps what beside a real board."""
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        line = f"{game.name}: {seats} seats are not possible, only {allowed}"
        if not game.seats_rule:
            facts: Facts = ("count", seats), ("allowed", allowed)
            raise BadInput(Fault(line, "seats", facts, name="count"))
        facts = ("count", seats), ("allowed", allowed), ("rule", game.seats_rule)
        raise BadInput(Fault(f"{line} ({game.seats_rule})", "seats-by-rule", facts, name="count"))
    version = game.version if version is None else version
    if not game.oldest_version <= version <= game.version:
        known = f"{game.oldest_version} to {game.version}"
        line = f"{game.name}: rules version {version} is unknown, this program has {known}"
        raise bad(line, "rules-version", told=str(version), known=known)
    content = load_content(game, version, content_version, pack)
    return Setup(game, seats, read_switches(game, options or {}, version), content, version, kept)


def load_content(
    game: Game[Any],
    rules: int | None = None,
    version: int | None = None,
    pack: Pack | None = None,
) -> Content:
    """The content of a game at a version, by default the newest for these rules."""
    rules = game.version if rules is None else rules
    pack = packed_for(game, pack) if pack is not None else None
    number = game.shelf.version_for(rules, pack) if version is None else version
    known, key = game.contents, (number, pack.digest if pack else "")
    content = known.pop(key, None) or game.load(game.shelf.take(rules, number, pack))
    if pack is None or not pack.adds:  # ids that packs add are read as in the last one
        known[key] = content
        packed = [one for one in known if one[1]]
        for one in packed[:-MOST_PACKS]:
            del known[one]
    if (since := game.shelf.find(content.version).rules) > rules:
        told = f"content version {content.version} came with rules version {since}"
        raise BadInput(f"{game.name}: {told}, it is not for version {rules}")
    return content


def fits_game(game: Game[Any], pack: Pack) -> bool:
    """Is this pack for this game? One that does not tell is for whoever knows its entries."""
    if pack.game:
        return pack.game == (game.base or game).name
    known = game.shelf.ids
    return game.shelf.names.issuperset(pack.files) and any(
        item.get("id") in known[file] for file, item in pack.entries()
    )


def packed_for(game: Game[Any], pack: Pack) -> Pack | None:
    """What of a pack this game plays with: one box serves a game and all its modes.

    One that only names an older version of our content is for the game whose content that is.
    """
    if not pack.game:
        return pack
    if not fits_game(game, pack):
        wanted = (game.base or game).name
        line = f"this is a pack for {pack.game}, not for {wanted}"
        raise bad(line, "pack-of-other", told=pack.game, wanted=wanted)
    if game.base:
        return pack if pack.files else None
    pack = pack.only(game.shelf.names)
    return pack if pack.files or pack.version else None


def read_switches(game: Game[Any], given: Mapping[str, object], version: int = 0) -> Switches:
    """Set-up options by name; values may be texts, as on a command line.

    Switches that these rules do not have yet cannot be given; they are what held before them.
    """
    version = version or game.version
    known = game.switch_names(version)
    if unknown := [name for name in given if name not in known]:
        raise BadInput(*(_unknown(game, n, known) for n in unknown))
    if wrong := list(_not_among(game, given)):
        raise BadInput(*wrong)
    formerly = {
        name: value for name, (until, value) in game.switches.formerly.items() if version < until
    }
    try:
        return msgspec.convert({**formerly, **given}, game.switches, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(_no_value(game, given, plain_error(error))) from None


def _not_among(game: Game[Any], given: Mapping[str, object]) -> Iterator[Fault]:
    """Values of switches that have a few, and not these."""
    hints = get_type_hints(game.switches)
    for name, value in given.items():
        known = [str(one) for one in get_args(hints[name])]
        if get_origin(hints[name]) is Literal and str(value) not in known:
            right = did_you_mean(str(value), known)
            facts = (("option", name), ("told", str(value)), ("right", right))
            line = f"{game.name}: option {name} cannot be '{value}', {right}"
            yield Fault(line, "option-value", facts, name=name)


def _no_value(game: Game[Any], given: Mapping[str, object], error: str) -> Fault:
    """Of a kind that a switch cannot have; the library names it as '$.adepts'."""
    line = f"{game.name}: option {error}"
    name = next((name for name in given if error.endswith(f"$.{name}'")), "")
    if not name:
        return Fault(line, "")
    return Fault(line, "option-kind", (("option", name), ("told", str(given[name]))), name=name)


def _unknown(game: Game[Any], name: str, known: Sequence[str]) -> Fault:
    if since := game.switches.since.get(name):
        line = f"option '{name}' came with rules version {since}, leave it out for older ones"
        facts: Facts = (("option", name), ("version", since))
        return Fault(f"{game.name}: {line}", "option-later", facts, name=name)
    right = did_you_mean(name, known)
    facts = (("option", name), ("right", right))
    line = f"{game.name}: unknown option '{name}', {right}"
    return Fault(line, "unknown-option", facts, name=name)


def new_seed(source: int) -> str:
    """A seed nobody knows: for a sealed game its secret."""
    return new_secret() if source == SEALED else str(random.SystemRandom().getrandbits(48))


def start_game(
    setup: Setup,
    seed: str,
    source: int = 0,
    events: list[Event] | None = None,
    remember: bool | Sequence[Seat] = True,
) -> State:
    """A new game, run up to its first question.

    Without `remember` no seat remembers cards: for games that nobody will look into. Where only
    some seats will be looked through, they are named, and no other remembers anything.
    """
    game = setup.new_table()
    if remember is False:
        game.may_be = []
    elif remember is not True and game.may_be:
        for seat in seats_of(game):
            if seat not in remember:
                forget(game, seat)
    seed_luck(game, source, seed)
    game.events = events
    begin(game, setup.game.first_step())
    return game


def source_by_name(name: str) -> int:
    try:
        return SOURCES.read(name)
    except BadInput as fault:
        right = did_you_mean(name, SOURCES.ids)
        raise bad(str(fault), "unknown-source", told=name, right=right) from None


__all__ = [
    "ASKED",
    "Game",
    "Setup",
    "Switches",
    "load_content",
    "make_setup",
    "new_seed",
    "read_switches",
    "source_by_name",
    "start_game",
]
