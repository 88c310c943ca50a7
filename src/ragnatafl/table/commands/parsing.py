"""What may be typed after `ragnatafl`, and which function each command runs.

Commands import what they need when they run, so that `--help` comes at once.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from ragnatafl.table.commands import manual

if TYPE_CHECKING:
    from ragnatafl.table.config import Held
    from ragnatafl.table.settings import Settings

GOOD: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
STORE: Final = "where tables are kept: a file, or postgresql://..."


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def __init__(self, **keywords: object) -> None:
        keywords.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **keywords)  # type: ignore[arg-type]  # handed on

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}; '{self.prog} --help' shows examples\n")


def make_parser() -> Parser:
    from ragnatafl.build import told

    parser = Parser(prog="ragnatafl", description=manual.ABOUT, epilog=manual.MORE)
    parser.add_argument("--version", action="version", version=told())
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        help="en, uk, ru or pt-BR; without it the language of your system (LC_ALL, LANG)",
    )
    parser.add_argument(
        "--load",
        metavar="MODULE",
        action="append",
        default=[],
        help="import a Python module that brings a GAME of its own; may be given several times",
    )
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for add in (
        _add_serve,
        _add_play,
        _add_replay,
        _add_simulate,
        _add_train,
        _add_strength,
        _add_analyse,
        _add_perft,
        _add_position,
        _add_learn,
        _add_rules,
        _add_cards,
        _add_verify,
        _add_games,
        _add_bots,
        _add_config,
        _add_db,
        _add_worker,
        _add_admin,
    ):
        add(commands)
    return parser


Commands = argparse._SubParsersAction  # argparse gives it no public name


def _command(commands: Commands[Parser], name: str, page: manual.Page) -> Parser:
    parser = commands.add_parser(
        name, help=page.summary, description=page.text, epilog=page.examples
    )
    again = parser.add_argument_group("also here")
    again.add_argument("--lang", metavar="LANGUAGE", default=argparse.SUPPRESS, help="en, uk, ...")
    again.add_argument(
        "--load",
        metavar="MODULE",
        dest="load_here",
        action="append",
        default=argparse.SUPPRESS,
        help="a module with a game of its own",
    )
    return parser


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=VALUE, as in adepts=true")
    return name.strip(), value.strip()


def _whole(text: str) -> int:
    if not text.isascii() or not text.lstrip("-").isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"'{text}' must be a whole number")
    return int(text)


def _add_set_up(parser: Parser) -> None:
    parser.add_argument("--seats", type=_whole, metavar="N", help="how many play")
    parser.add_argument(
        "--option",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a set-up option; 'ragnatafl games' lists them; may be given several times",
    )


def _add_content(parser: Parser) -> None:
    parser.add_argument(
        "--content",
        metavar="PACK",
        help="a content pack: a folder of TOML files or one JSON file, with entries for ours",
    )


def _add_at_table(parser: Parser) -> None:
    """What `play` and `position play` have in common."""
    parser.add_argument(
        "--players", metavar="LIST", help="who plays, by seat: me,karl or me,me or me,jarl:0.5s"
    )
    parser.add_argument("--names", metavar="A,B", help="what the players are called")
    parser.add_argument("--seed", metavar="S", help="any word or number: the same game again")
    parser.add_argument(
        "--ask-forced", action="store_true", help="ask even when only one option is left"
    )
    parser.add_argument(
        "--confirm", action="store_true", help="ask again before what cannot be taken back"
    )
    parser.add_argument(
        "--no-curtain",
        dest="curtain",
        action="store_false",
        help="several people look at one screen together: do not clear it between them",
    )
    _add_content(parser)


class _Says(argparse.Action):
    """A setting on the command line: kept with its option until files and environment are read."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        value = self.const if self.nargs == 0 else values
        said = {self.dest: (option_string, value)} if self.dest != "set" else _set(value)
        namespace.said = {**namespace.said, **said}


def _set(values: object) -> dict[str, tuple[str, object]]:
    name, value = _setting(str(values))
    return {name: (f"--set {name}", value)}


def _add_settings(parser: Parser) -> None:
    """Where settings come from."""
    group = parser.add_argument_group("settings, see 'ragnatafl config'")
    group.add_argument("--config", metavar="FILE", help="a file of settings (TOML)")
    group.add_argument("--db", dest="store", action=_Says, metavar="STORE", help=STORE)
    group.add_argument(
        "--set", action=_Says, metavar="NAME=VALUE", help="any setting; may be given several times"
    )
    group.add_argument("--log-level", action=_Says, metavar="LEVEL", help="debug, info, ...")
    group.add_argument("--log-format", action=_Says, metavar="FORMAT", help="plain or json")
    parser.set_defaults(said={})


def _held(chosen: argparse.Namespace) -> dict[str, Held]:
    """What holds for every setting, and from where."""
    from ragnatafl.table.config import hold

    said = {**chosen.said}
    if chosen.load:
        said["modules"] = "--load", tuple(chosen.load)
    return hold(said, chosen.config)


def _settings(chosen: argparse.Namespace) -> Settings:
    """The settings of a command that has `_add_settings`; its logs are as they say."""
    from ragnatafl.table import logs
    from ragnatafl.table.config import settings_of

    settings = settings_of(_held(chosen))
    logs.set_up(settings.log_level, settings.log_format)
    return settings


def _add_serve(commands: Commands[Parser]) -> None:
    parser = _command(commands, "serve", manual.SERVE)
    parser.add_argument("--host", action=_Says, help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", action=_Says, help="port (7777 or the next free one; 0: any)")
    parser.add_argument(
        "--lan", dest="host", action=_Says, nargs=0, const="0.0.0.0",
        help="for the whole house: at all addresses of this machine",
    )  # fmt: skip
    parser.add_argument(
        "--content", action=_Says, metavar="PACK",
        help="a content pack for new tables: a folder of TOML files or one JSON file",
    )  # fmt: skip
    parser.add_argument(
        "--public-url", action=_Says, metavar="URL",
        help="how people reach it through a proxy, as in https://tafl.example",
    )  # fmt: skip
    parser.add_argument(
        "--no-open", dest="open_browser", action=_Says, nargs=0, const=False,
        help="do not open a browser",
    )  # fmt: skip
    _add_thinkers(parser)
    _add_settings(parser)
    parser.set_defaults(run=_serve)


def _serve(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.serve import serve

    return serve(_settings(chosen), chosen.lang)


def _add_thinkers(parser: Parser) -> None:
    parser.add_argument("--cores", action=_Says, help="so many cores jarl thinks on at once (1)")
    parser.add_argument(
        "--workers", action=_Says, metavar="N", help="processes that think for bots (cores less 1)"
    )


def _add_worker(commands: Commands[Parser]) -> None:
    parser = _command(commands, "worker", manual.WORKER)
    _add_thinkers(parser)
    _add_settings(parser)
    parser.set_defaults(run=_worker)


def _worker(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.worker import work

    return work(_settings(chosen), chosen.lang)


def _add_config(commands: Commands[Parser]) -> None:
    parser = _command(commands, "config", manual.CONFIG)
    _add_settings(parser)
    parser.set_defaults(run=_config)


def _config(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.config import file_of, shown

    told = shown(_held(chosen))
    path, _ = file_of(chosen.config, os.environ)
    print(f"# {path}{'' if path.exists() else ' would be read, if it were there'}\n{told}")
    return GOOD


def _add_db(commands: Commands[Parser]) -> None:
    parser = _command(commands, "db", manual.DB)
    what = parser.add_subparsers(title="what to do", metavar="WHAT", dest="what", required=True)

    copy = _command(what, "copy", manual.DB_COPY)
    copy.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    copy.add_argument("to", metavar="TO", help="the same; a new file, or a database without tables")

    backup = _command(what, "backup", manual.DB_BACKUP)
    backup.add_argument("to", metavar="FILE", help="a new file")

    check = _command(what, "check", manual.DB_CHECK)
    listing = _command(what, "list", manual.DB_LIST)

    prune = _command(what, "prune", manual.DB_PRUNE)
    prune.add_argument(
        "--older-than", required=True, metavar="AGE", help="of the last event: 12h, 90d, 8w, 1y"
    )
    prune.add_argument(
        "--state", default="over", metavar="STATE", help="over (usual), idle (not over), all"
    )
    prune.add_argument("--yes", action="store_true", help="do not ask")

    for one in (check, prune):
        one.add_argument("--workers", type=_whole, metavar="N", help="processes (all cores)")
    for one in (backup, check, listing, prune):
        _add_settings(one)
    parser.set_defaults(run=_db)


def _db(chosen: argparse.Namespace) -> int:
    from ragnatafl.games import load_game
    from ragnatafl.table.commands import db
    from ragnatafl.table.commands.serve import default_store

    if chosen.what == "copy":
        return db.copy_store(chosen.source, chosen.to)
    settings = _settings(chosen)
    store = settings.store or str(default_store())
    for module in settings.modules:
        load_game(module)
    match chosen.what:
        case "backup":
            return db.back_up(store, chosen.to)
        case "check":
            return db.check(store, settings.modules, chosen.workers)
        case "list":
            return db.list_store(store)
    return db.prune(
        store, chosen.older_than, chosen.state, settings.modules, chosen.yes, chosen.workers
    )


def _add_admin(commands: Commands[Parser]) -> None:
    parser = _command(commands, "admin", manual.ADMIN)
    what = parser.add_subparsers(title="what to do", metavar="WHAT", dest="what", required=True)

    def add(name: str, page: manual.Page, *words: str) -> Parser:
        made = _command(what, name, page)
        for word in words:
            made.add_argument(word.lower(), metavar=word, help=_ADMIN_WORDS[word])
        _add_settings(made)
        made.set_defaults(run=_admin)
        return made

    tables = add("tables", manual.ADMIN_TABLES)
    tables.add_argument("--first", type=_whole, default=0, metavar="N", help="leave out so many")
    tables.add_argument("--count", type=_whole, default=40, metavar="N", help="so many (40)")
    add("show", manual.ADMIN_SHOW, "TABLE")
    close = add("close", manual.ADMIN_CLOSE, "TABLE")
    close.add_argument("--why", default="", metavar="TEXT", help="told to everybody at it")
    add("open", manual.ADMIN_OPEN, "TABLE")
    add("rename", manual.ADMIN_RENAME, "TABLE", "TITLE")
    remove = add("remove", manual.ADMIN_REMOVE, "TABLE")
    remove.add_argument("--yes", action="store_true", help="do not ask")
    invite = add("invite", manual.ADMIN_INVITE, "TABLE")
    invite.add_argument("seat", type=_whole, metavar="SEAT", help="from 1 on, see 'show'")
    ban = add("ban", manual.ADMIN_BAN, "WHOM")
    ban.add_argument("--why", default="", metavar="TEXT", help="for the log of orders")
    ban.add_argument("--days", type=_whole, default=0, metavar="N", help="(for ever)")
    add("unban", manual.ADMIN_UNBAN, "WHOM")
    announce = add("announce", manual.ADMIN_ANNOUNCE, "TEXT")
    announce.add_argument("--minutes", type=_whole, default=0, metavar="N", help="(for ever)")
    audit = add("audit", manual.ADMIN_AUDIT)
    audit.add_argument("--json", action="store_true", help="a JSON object a line")
    add("link", manual.ADMIN_LINK)
    add("lock", manual.ADMIN_LOCK)


_ADMIN_WORDS: Final = {
    "TABLE": "its name, or a link to it",
    "TITLE": "what it is called; empty: nothing",
    "WHOM": "an address, a network, or a browser as 'show' tells it",
    "TEXT": "one line; empty withdraws it",
}


def _admin(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.admin import office

    with office(_settings(chosen)) as at:
        match chosen.what:
            case "tables":
                at.tables(chosen.first, chosen.count)
            case "show":
                at.show(chosen.table)
            case "close":
                print(f"{at.owner.close(chosen.table, chosen.why)} is closed.")
            case "open":
                print(f"{at.owner.open(chosen.table)} is open again.")
            case "rename":
                print(f"{at.owner.rename(chosen.table, chosen.title)} has its name.")
            case "remove":
                at.remove(chosen.table, chosen.yes)
            case "invite":
                print(at.address(at.owner.invite(chosen.table, chosen.seat - 1), for_guest=True))
            case "ban":
                print(f"{at.owner.ban(chosen.whom, chosen.why, chosen.days)} is not let in.")
            case "unban":
                print(f"{at.owner.unban(chosen.whom)} is let in again.")
            case "announce":
                shown = at.owner.announce(chosen.text, chosen.minutes)
                print(f"Everybody is told: {shown}" if shown else "Nothing is announced any more.")
            case "audit":
                at.audit(chosen.json)
            case "link":
                print(at.address(at.owner.link()))
            case "lock":
                at.owner.lock()
                print("No link and no browser opens the page any more.")
    return GOOD


def _add_play(commands: Commands[Parser]) -> None:
    parser = _command(commands, "play", manual.PLAY)
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name, as in 'runics'")
    _add_set_up(parser)
    parser.add_argument(
        "--source", metavar="SOURCE", help="where chance comes from: fast (usual), sealed or asked"
    )
    parser.add_argument(
        "--keep",
        metavar="LIST",
        help="asked: who keeps which dice and decks, as in die=app,hands=app; or 'usual'",
    )
    parser.add_argument(
        "--from", dest="start", metavar="FILE", help="play on from a position or a saved game"
    )
    _add_at_table(parser)
    parser.set_defaults(run=_play)


def _play(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.play import Invitation, play

    invitation = Invitation(
        game=chosen.game,
        seats=chosen.seats,
        players=chosen.players,
        options=dict(chosen.option),
        seed=chosen.seed,
        source=chosen.source,
        keep=chosen.keep,
        content=chosen.content,
        start=chosen.start,
        names=chosen.names,
        curtain=chosen.curtain,
        ask_forced=chosen.ask_forced,
        confirm=chosen.confirm,
    )
    return play(invitation, chosen.lang)


def _add_replay(commands: Commands[Parser]) -> None:
    parser = _command(commands, "replay", manual.REPLAY)
    parser.add_argument("file", metavar="FILE", help="a record, as 'save' writes it")
    parser.add_argument("--at", type=_whole, metavar="N", help="begin after so many choices")
    parser.add_argument(
        "--eyes", default="all", metavar="WHO", help="a seat, spectator or all (usual)"
    )
    parser.add_argument(
        "--secret", default="", metavar="S", help="of a sealed game that is not over"
    )
    _add_content(parser)
    parser.set_defaults(run=_replay)


def _replay(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.replay import replay

    return replay(
        chosen.file, chosen.lang, chosen.at, chosen.eyes, chosen.content, chosen.secret
    )  # fmt: skip


def _add_simulate(commands: Commands[Parser]) -> None:
    parser = _command(commands, "simulate", manual.SIMULATE)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", type=_whole, default=100, metavar="N", help="games (100)")
    parser.add_argument(
        "--bots", default="thrall,karl", metavar="LIST", help="as in karl,jarl:0.5s (thrall,karl)"
    )
    _add_set_up(parser)
    _add_content(parser)
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number (0)")
    parser.add_argument("--workers", type=_whole, metavar="N", help="processes (all cores)")
    parser.add_argument("--json", action="store_true", help="the results for another program")
    parser.add_argument(
        "--chart", type=Path, metavar="FILE", help="draw where the points come from (SVG)"
    )
    parser.set_defaults(run=_simulate)


def _simulate(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.simulate import simulate

    return simulate(
        chosen.game,
        chosen.bots,
        chosen.n,
        chosen.lang,
        seats=chosen.seats,
        options=dict(chosen.option),
        seed=chosen.seed,
        workers=chosen.workers,
        modules=chosen.load,
        as_json=chosen.json,
        chart=chosen.chart,
        content=chosen.content,
    )


def _add_train(commands: Commands[Parser]) -> None:
    parser = _command(commands, "train", manual.TRAIN)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", type=_whole, default=1000, metavar="N", help="games a round (1000)")
    parser.add_argument(
        "--seats", type=_several, default=(), metavar="N,N", help="how many play, in turn: 2,3,4"
    )
    parser.add_argument(
        "--option", type=_setting, action="append", default=[], metavar="NAME=VALUE",
        help="a set-up option; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--vary", type=_setting, action="append", default=[], metavar="NAME=A,B",
        help="a set-up option that changes from game to game; may be given several times",
    )  # fmt: skip
    parser.add_argument("--bots", default="karl", metavar="LIST", help="who plays (karl)")
    parser.add_argument(
        "--explore", type=_share, default=0.05, metavar="SHARE",
        help="so often an answer is drawn by lot, so that odd tables are seen (0.05)",
    )  # fmt: skip
    parser.add_argument(
        "--positions", type=_whole, default=24, metavar="N", help="from each game at most (24)"
    )
    parser.add_argument(
        "--dealt", action="store_true", help="count terms as the asked seat might think it to be"
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number (0)")
    parser.add_argument("--workers", type=_whole, metavar="N", help="processes (all cores)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="a Ray cluster plays instead; 'local': one made here"
    )
    parser.add_argument("--gather", type=Path, metavar="FILE", help="only gather games, in a file")
    parser.add_argument(
        "--fit", type=Path, nargs="+", metavar="FILE", help="play no games, fit to gathered ones"
    )
    parser.add_argument(
        "--targets", type=_share, default=1.0, metavar="SHARE",
        help="of a table's target from results, the rest from what is said of the next table (1)",
    )  # fmt: skip
    parser.add_argument("--rounds", type=_whole, default=1, metavar="N", help="(1)")
    parser.add_argument(
        "--duels", type=_whole, metavar="N",
        help="games of new weights against old, for each number of seats (200, with one round 0)",
    )  # fmt: skip
    parser.add_argument(
        "-o", dest="output", type=Path, default=Path("weights.json"), metavar="FILE",
        help="where the weights go (weights.json)",
    )  # fmt: skip
    parser.add_argument(
        "--network", type=Path, metavar="FILE", help="then a network on top of them, for konung"
    )
    parser.add_argument(
        "--write", action="store_true", help="in place of the weights that come with the game"
    )
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw predicted chances (SVG)")
    parser.add_argument("--report", type=Path, metavar="FILE", help="all figures as a page (HTML)")
    parser.set_defaults(run=_train)


def _train(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.train import train

    return train(chosen)


def _add_strength(commands: Commands[Parser]) -> None:
    parser = _command(commands, "strength", manual.STRENGTH)
    parser.add_argument("game", nargs="*", metavar="GAME", help="which ones (all)")
    parser.add_argument(
        "--seats", type=_several, default=(), metavar="N,N", help="how many play (as many as can)"
    )
    parser.add_argument(
        "--option", type=_setting, action="append", default=[], metavar="NAME=VALUE",
        help="a set-up option; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--match", nargs=2, action="append", default=[], metavar=("BOT", "OTHERS"),
        help="these instead of each level against the one below; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--pace", default="", metavar="BUDGET",
        help="how long levels that search have for a decision: 0.3s, or 400 (as at tables)",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=_whole, default=100, metavar="N", help="of each match (100; 0: none)"
    )
    parser.add_argument(
        "--minutes", type=_minutes, metavar="M", help="end after so long, and tell what there is"
    )
    parser.add_argument("--cores", type=_whole, metavar="N", help="processes (all cores)")
    parser.add_argument("--seed", default="strength", metavar="S", help="any word or number")
    parser.add_argument(
        "--add", action="store_true", help="more games of matches that the file has already"
    )
    parser.add_argument(
        "--calibration", type=_whole, default=0, metavar="N",
        help="also predicted chances against results, in so many games (0)",
    )  # fmt: skip
    parser.add_argument("--speed", action="store_true", help="also how fast a jarl thinks")
    parser.add_argument(
        "--join", type=Path, nargs="+", default=[], metavar="FILE",
        help="also what was measured elsewhere",
    )  # fmt: skip
    parser.add_argument(
        "-o", dest="output", type=Path, default=Path("strength.json"), metavar="FILE",
        help="what is there stays unless it is measured again (strength.json)",
    )  # fmt: skip
    parser.add_argument(
        "--write", action="store_true", help="into the file that comes with the program"
    )
    parser.add_argument(
        "--docs", type=Path, metavar="FILE", help="put the tables into a page: docs/measured.md"
    )
    parser.set_defaults(run=_strength)


def _strength(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.strength import strength

    return strength(chosen)


def _several(text: str) -> tuple[int, ...]:
    return tuple(_whole(part.strip()) for part in text.split(","))


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' must be a number above 0")
    return minutes


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"'{text}' must be a number from 0 to 1")
    return share


def _add_analyse(commands: Commands[Parser]) -> None:
    parser = _command(commands, "analyse", manual.ANALYSE)
    parser.add_argument("file", metavar="FILE", help="the record of a game that is over")
    parser.add_argument(
        "--think", default="0.2s", metavar="BUDGET", help="at each choice: 0.5s, or 400 (0.2s)"
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page, with a chart")
    parser.add_argument("--json", action="store_true", help="all of it for another program")
    parser.add_argument("--workers", type=_whole, metavar="N", help="processes (all cores)")
    parser.add_argument("--secret", default="", metavar="S", help="if the record has none yet")
    _add_content(parser)
    parser.set_defaults(run=_analyse)


def _analyse(chosen: argparse.Namespace) -> int:
    from ragnatafl.bots import parse_bot
    from ragnatafl.table.commands.analyse import analyse

    return analyse(
        chosen.file,
        chosen.lang,
        budget=parse_bot(f"jarl:{chosen.think}").budget,
        content=chosen.content,
        secret=chosen.secret,
        workers=chosen.workers,
        modules=chosen.load,
        page=chosen.html,
        as_json=chosen.json,
    )


def _add_perft(commands: Commands[Parser]) -> None:
    parser = _command(commands, "perft", manual.PERFT)
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--depth", type=_whole, default=2, metavar="N", help="choices deep (2)")
    _add_set_up(parser)
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number (0)")
    parser.add_argument(
        "--source", default="fast", metavar="SOURCE", help="asked: go through every outcome"
    )
    parser.add_argument("--divide", action="store_true", help="the count behind each first option")
    parser.add_argument("--from", dest="start", metavar="FILE", help="a position or a record")
    _add_content(parser)
    parser.set_defaults(run=_perft)


def _perft(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.perft import count

    return count(
        chosen.game,
        chosen.depth,
        chosen.lang,
        seats=chosen.seats,
        options=dict(chosen.option),
        seed=chosen.seed,
        source=chosen.source,
        content=chosen.content,
        start=chosen.start,
        by_first=chosen.divide,
    )


def _add_position(commands: Commands[Parser]) -> None:
    parser = _command(commands, "position", manual.POSITION)
    what = parser.add_subparsers(title="what to do", metavar="WHAT", dest="what", required=True)

    write = _command(what, "write", manual.WRITE)
    write.add_argument("file", metavar="RECORD")
    write.add_argument("--at", type=_whole, metavar="N", help="after so many choices (all)")
    write.add_argument("-o", dest="output", metavar="FILE", help="where to (the screen)")
    write.add_argument("--secret", default="", metavar="S", help="of a sealed game not over")
    _add_content(write)
    write.set_defaults(run=_write_position)

    check = _command(what, "check", manual.CHECK)
    check.add_argument("file", metavar="FILE")
    _add_content(check)
    check.set_defaults(run=_check_position)

    play = _command(what, "play", manual.PLAY_ON)
    play.add_argument("start", metavar="FILE")
    _add_at_table(play)
    play.set_defaults(run=_play, game=None, seats=None, option=[], source=None, keep=None)


def _write_position(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.position import write

    return write(
        chosen.file, chosen.at, chosen.output, chosen.content, chosen.secret, chosen.lang
    )  # fmt: skip


def _check_position(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.position import check

    return check(chosen.file, chosen.content, chosen.lang)


def _add_learn(commands: Commands[Parser]) -> None:
    parser = _command(commands, "learn", manual.LEARN)
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="as the list names it (first)")
    parser.add_argument("--again", action="store_true", help="from the beginning")
    parser.set_defaults(run=_learn)


def _learn(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.learn import learn

    return learn(chosen.game, chosen.lesson, chosen.again, chosen.lang)


def _add_rules(commands: Commands[Parser]) -> None:
    parser = _command(commands, "rules", manual.RULES)
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("rule", nargs="?", metavar="ID", help="a rule, as in RUN-5.4")
    parser.add_argument("--find", metavar="WORDS", help="what tells of these words or this card")
    parser.add_argument("--counts", action="store_true", help="how much there is, by language")
    parser.set_defaults(run=_rules)


def _rules(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.rules import count_rules, show_rules

    if chosen.counts:
        return count_rules(chosen.game, chosen.lang)
    return show_rules(chosen.game, chosen.rule, chosen.find, chosen.lang)


def _add_cards(commands: Commands[Parser]) -> None:
    parser = _command(commands, "cards", manual.CARDS)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("words", nargs="*", metavar="WORDS", help="a name, or words of its text")
    parser.add_argument("--kind", metavar="K", help="only this kind, as in monsters")
    parser.set_defaults(run=_cards)


def _cards(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.cards import show_cards

    return show_cards(chosen.game, chosen.words, chosen.kind, chosen.lang)


def _add_verify(commands: Commands[Parser]) -> None:
    parser = _command(commands, "verify", manual.VERIFY)
    parser.add_argument("file", metavar="FILE", help="the record of a game with --source sealed")
    parser.add_argument("--hash", default="", metavar="H", help="the hash shown at the start")
    parser.add_argument(
        "--nonce", action="append", default=[], metavar="N", help="what your own browser mixed in"
    )
    parser.add_argument("--secret", default="", metavar="S", help="if the record has none yet")
    _add_content(parser)
    parser.set_defaults(run=_verify)


def _verify(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.verify import verify

    return verify(
        chosen.file, chosen.lang, chosen.hash, chosen.secret, chosen.content, chosen.nonce
    )


def _add_games(commands: Commands[Parser]) -> None:
    parser = _command(commands, "games", manual.GAMES)
    parser.set_defaults(run=_games)


def _games(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.games import list_games

    return list_games(chosen.lang)


def _add_bots(commands: Commands[Parser]) -> None:
    parser = _command(commands, "bots", manual.BOTS)
    parser.set_defaults(run=_bots)


def _bots(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.bots import list_bots

    return list_bots(chosen.lang)
