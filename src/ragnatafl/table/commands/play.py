"""`ragnatafl play`: seats people and bots, plays, and saves the record at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

import ragnatafl
from ragnatafl.games import find_game
from ragnatafl.kernel.chance import ASKED, SEALED, published_hash
from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.automas import names_by_seat, seats_for
from ragnatafl.table.commands.documents import read_document, take_up
from ragnatafl.table.commands.parsing import INTERRUPTED
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.asides import Left, save_record
from ragnatafl.table.terminal.console import InputEnded, Terminal
from ragnatafl.table.terminal.players import Players, Spec, parse_players
from ragnatafl.table.terminal.sitting import Sitting

_LONGEST_NAME = 80
_MOST_SEATS = 6


@dataclass(frozen=True)
class Invitation:
    """What was asked for on the command line."""

    game: str | None = None
    seats: int | None = None
    players: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None
    source: str | None = None
    keep: str | None = None
    """Who keeps which dice and decks, or 'usual'."""
    content: str | None = None
    start: str | None = None
    """A position or a saved game to play on from."""
    names: str | None = None
    curtain: bool = True
    ask_forced: bool = False
    confirm: bool = False


def play(invitation: Invitation, code: str) -> int:
    """One game at this terminal; 0 however it ends, but for Ctrl-C."""
    specs = parse_players(invitation.players) if invitation.players is not None else None
    match = _open_match(invitation, specs, code)
    voice, terminal = Voice(code, match.game, match.names, match.setup.content), Terminal()
    players = Players(match, specs)
    voice.kinds = players.kinds()
    match.free_undo = len(players.people) <= 1 or match.source == ASKED
    sitting = Sitting(
        match, players, voice, terminal,
        curtain=invitation.curtain, ask_forced=invitation.ask_forced, confirm=invitation.confirm,
    )  # fmt: skip
    terminal.show(Text(f"{voice.title()}: {_line_up(match, players, voice)}", style="bold"))
    if match.source == SEALED:
        terminal.show(voice.say("sealed-hash", hash=published_hash(match.seed)))
    try:
        sitting.play()
        _close(sitting)
    except Left:
        terminal.show(voice.say("left"))
    except KeyboardInterrupt:
        terminal.show("")
        terminal.show(voice.say("left"))
        return INTERRUPTED
    except InputEnded:
        terminal.show(voice.say("input-ended", choices=len(match.lines), game=match.game.name))
    return 0


def _open_match(
    invitation: Invitation, specs: tuple[Spec, ...] | None, code: str
) -> Match[Any]:  # Any: a game of any state
    names = _read_names(invitation.names)
    usual = Voice(code).usual_names(_MOST_SEATS)
    if invitation.start is not None:
        _check_start(invitation)
        match = take_up(invitation.start, invitation.seed, usual, invitation.content)
        usual = match.names
    elif invitation.game is None:
        line = "which game? give its name, as in 'ragnatafl play runics', or --from FILE"
        raise bad(line, "which-game", command="play")
    else:
        seats = invitation.seats
        if seats is None and specs:
            seats = seats_for(find_game(invitation.game), len(specs), invitation.options)
        match = ragnatafl.new(
            invitation.game,
            seats=seats,
            seed=invitation.seed,
            options=invitation.options,
            source=invitation.source or "fast",
            names=usual,
            content=invitation.content,
            kept=_read_keepers(invitation, seats),
        )
    people = match.setup.seats - match.state.automas.bit_count()
    if len(names) > people:
        line = f"--names has {len(names)} names, but {people} sit at the table"
        raise bad(line, "too-many-names", names=len(names), people=people)
    match.names = names_by_seat(match, Voice(code, match.game), names, usual)
    return match


def _check_start(invitation: Invitation) -> None:
    """What a file already says is not said again beside it."""
    given = {
        "--seats": invitation.seats is not None,
        "--option": bool(invitation.options),
        "--source": invitation.source is not None,
        "--keep": invitation.keep is not None,
    }
    for name, is_given in given.items():
        if is_given:
            line = f"{name} cannot stand beside --from: the file says it already"
            raise bad(line, "beside-from", option=name)
    assert invitation.start is not None
    game = read_document(invitation.start).get("game")
    if invitation.game is not None and game != invitation.game:
        file, wanted = invitation.start, invitation.game
        line = f"{file}: is of the game {game!r}, not of {wanted}"
        raise bad(line, "file-of-game", file=file, told=str(game), wanted=wanted)


def _read_keepers(invitation: Invitation, seats: int | None) -> dict[str, object]:
    """By name who keeps what beside a real board."""
    if invitation.keep is None:
        return {}
    if invitation.source != "asked":
        raise bad("--keep is for a real board: it needs --source asked", "keep-asked")
    assert invitation.game is not None
    if invitation.keep == "usual":
        setup = make_setup(find_game(invitation.game), seats, invitation.options)
        return {**usual_keepers(setup.keeps)}
    pairs = [one.partition("=") for one in invitation.keep.split(",")]
    for name, equals, keeper in pairs:
        if not (name and equals and keeper):
            line = f"--keep: '{name}' must be NAME=WHO, as in die=app,hands=app"
            raise bad(line, "keep-pair", told=name)
    return {name.strip(): keeper.strip() for name, _, keeper in pairs}


def _read_names(text: str | None) -> tuple[str, ...]:
    if text is None:
        return ()
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
            line = (
                f"--names: {name!r} is no name: 1 to {_LONGEST_NAME} letters, with commas between"
            )
            raise bad(line, "no-name", told=name, most=_LONGEST_NAME)
    if len(set(names)) != len(names):
        raise bad("--names: two people of one name cannot be told apart", "same-names")
    return names


def _line_up(match: Match[Any], players: Players, voice: Voice) -> str:
    seats = [Seat(seat) for seat in range(match.setup.seats)]
    leanings = [voice.leaning(players.leaning(match, seat)) for seat in seats]
    return ", ".join(
        f"{voice.titled(seat)} {leaning}".rstrip()
        for seat, leaning in zip(seats, leanings, strict=True)
    )


def _close(sitting: Sitting) -> None:
    """The secret of a sealed game, the seed of another one, and the record if wished."""
    match, voice, terminal = sitting.match, sitting.voice, sitting.terminal
    if match.source == SEALED:
        terminal.show(voice.say("sealed-secret", secret=match.seed))
    elif match.start is None and match.source != ASKED:
        terminal.show(voice.say("seed", seed=match.seed))
    while True:
        try:
            file = terminal.read(voice.say("save-offer") + " ")
        except InputEnded:
            return
        if not file:
            return
        if file.isdecimal():  # an answer that came too late, not a name
            continue
        if save_record(sitting, file):
            if match.source == SEALED:
                digest = published_hash(match.seed)
                terminal.show(voice.say("sealed-verify", file=file, hash=digest))
            return
