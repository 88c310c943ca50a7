"""What may be typed after `ragnatafl`, and which function each command runs.

Commands import what they need when they run, so that `--help` comes at once.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ragnatafl.table.commands.parser import ENGLISH, TOP, Commands, Parser, Words, no_value

if TYPE_CHECKING:
    from ragnatafl.table.config import Held
    from ragnatafl.table.settings import Settings

GOOD: Final = 0
INTERRUPTED: Final = 130


def make_parser(code: str = ENGLISH) -> Parser:
    from ragnatafl.build import told

    parser = Parser(prog=TOP)
    parser.add_argument("--version", action="version", version=told())
    parser.add_argument("--lang", metavar="LANGUAGE")
    parser.add_argument("--load", metavar="MODULE", action="append", default=[])
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for add in (
        _add_serve,
        _add_play,
        _add_replay,
        _add_simulate,
        _add_report,
        _add_export,
        _add_soak,
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
    parser.speak(Words(code))
    return parser


def _command(commands: Commands[Parser], name: str) -> Parser:
    parser = commands.add_parser(name, help=name)
    again = parser.add_argument_group("again")
    again.add_argument("--lang", metavar="LANGUAGE", default=argparse.SUPPRESS)
    again.add_argument(
        "--load", metavar="MODULE", dest="load_here", action="append", default=argparse.SUPPRESS
    )
    return parser


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise no_value("not-setting", told=text)
    return name.strip(), value.strip()


def _whole(text: str) -> int:
    if not text.isascii() or not text.lstrip("-").isdecimal() or len(text) > 9:
        raise no_value("not-whole", told=text)
    return int(text)


def _add_set_up(parser: Parser) -> None:
    parser.add_argument("--seats", type=_whole, metavar="N")
    parser.add_argument(
        "--option", type=_setting, action="append", default=[], metavar="NAME=VALUE"
    )


def _add_content(parser: Parser) -> None:
    parser.add_argument("--content", metavar="PACK")


def _add_at_table(parser: Parser) -> None:
    """What `play` and `position play` have in common."""
    parser.add_argument("--players", metavar="LIST")
    parser.add_argument("--names", metavar="A,B")
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--ask-forced", action="store_true")
    parser.add_argument("--confirm", action="store_true")
    parser.add_argument("--no-curtain", dest="curtain", action="store_false")
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
    group = parser.add_argument_group("settings")
    group.add_argument("--config", metavar="FILE")
    group.add_argument("--db", dest="store", action=_Says, metavar="STORE")
    group.add_argument("--set", action=_Says, metavar="NAME=VALUE")
    group.add_argument("--log-level", action=_Says, metavar="LEVEL")
    group.add_argument("--log-format", action=_Says, metavar="FORMAT")
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
    parser = _command(commands, "serve")
    parser.add_argument("--host", action=_Says, metavar="ADDRESS")
    parser.add_argument("--port", action=_Says, metavar="PORT")
    parser.add_argument("--lan", dest="host", action=_Says, nargs=0, const="0.0.0.0")
    parser.add_argument("--content", action=_Says, metavar="PACK")
    parser.add_argument("--public-url", action=_Says, metavar="URL")
    parser.add_argument("--no-open", dest="open_browser", action=_Says, nargs=0, const=False)
    _add_thinkers(parser)
    _add_settings(parser)
    parser.set_defaults(run=_serve)


def _serve(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.serve import serve

    return serve(_settings(chosen), chosen.lang)


def _add_thinkers(parser: Parser) -> None:
    parser.add_argument("--cores", action=_Says, metavar="N")
    parser.add_argument("--workers", action=_Says, metavar="N")


def _add_worker(commands: Commands[Parser]) -> None:
    parser = _command(commands, "worker")
    _add_thinkers(parser)
    _add_settings(parser)
    parser.set_defaults(run=_worker)


def _worker(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.worker import work

    return work(_settings(chosen), chosen.lang)


def _add_config(commands: Commands[Parser]) -> None:
    parser = _command(commands, "config")
    _add_settings(parser)
    parser.set_defaults(run=_config)


def _config(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.config import file_of, shown

    told = shown(_held(chosen))
    path, _ = file_of(chosen.config, os.environ)
    print(f"# {path}{'' if path.exists() else ' would be read, if it were there'}\n{told}")
    return GOOD


def _add_db(commands: Commands[Parser]) -> None:
    parser = _command(commands, "db")
    what = parser.add_subparsers(title="what", metavar="WHAT", dest="what", required=True)

    copy = _command(what, "copy")
    copy.add_argument("source", metavar="FROM")
    copy.add_argument("to", metavar="TO")

    backup = _command(what, "backup")
    backup.add_argument("to", metavar="FILE")

    check = _command(what, "check")
    listing = _command(what, "list")
    rating = _command(what, "rate")

    prune = _command(what, "prune")
    prune.add_argument("--older-than", required=True, metavar="AGE")
    prune.add_argument("--state", default="over", metavar="STATE")
    prune.add_argument("--yes", action="store_true")

    for one in (check, prune):
        one.add_argument("--workers", type=_whole, metavar="N")
    for one in (backup, check, listing, rating, prune):
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
        case "rate":
            return db.rate(store)
    return db.prune(
        store, chosen.older_than, chosen.state, settings.modules, chosen.yes, chosen.workers
    )


def _add_admin(commands: Commands[Parser]) -> None:
    parser = _command(commands, "admin")
    what = parser.add_subparsers(title="what", metavar="WHAT", dest="what", required=True)

    def add(name: str, *words: str) -> Parser:
        made = _command(what, name)
        for word in words:
            made.add_argument(word.lower(), metavar=word)
        _add_settings(made)
        made.set_defaults(run=_admin)
        return made

    tables = add("tables")
    tables.add_argument("--first", type=_whole, default=0, metavar="N")
    tables.add_argument("--count", type=_whole, default=40, metavar="N")
    add("show", "TABLE")
    close = add("close", "TABLE")
    close.add_argument("--why", default="", metavar="TEXT")
    add("open", "TABLE")
    add("rename", "TABLE", "TITLE")
    remove = add("remove", "TABLE")
    remove.add_argument("--yes", action="store_true")
    invite = add("invite", "TABLE")
    invite.add_argument("seat", type=_whole, metavar="SEAT")
    ban = add("ban", "WHOM")
    ban.add_argument("--why", default="", metavar="TEXT")
    ban.add_argument("--days", type=_whole, default=0, metavar="N")
    add("unban", "WHOM")
    announce = add("announce", "TEXT")
    announce.add_argument("--minutes", type=_whole, default=0, metavar="N")
    talk = add("talk")
    talk.add_argument("place", nargs="?", default="", metavar="PLACE")
    talk.add_argument("--count", type=_whole, default=100, metavar="N")
    unsay = add("unsay", "PLACE")
    unsay.add_argument("number", type=_whole, metavar="NUMBER")
    audit = add("audit")
    audit.add_argument("--json", action="store_true")
    add("link")
    add("lock")


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
            case "talk":
                at.talk(chosen.place, chosen.count)
            case "unsay":
                print(f"{at.owner.unsay(chosen.place, chosen.number)} is not shown any more.")
            case "audit":
                at.audit(chosen.json)
            case "link":
                print(at.address(at.owner.link()))
            case "lock":
                at.owner.lock()
                print("No link and no browser opens the page any more.")
    return GOOD


def _add_play(commands: Commands[Parser]) -> None:
    parser = _command(commands, "play")
    parser.add_argument("game", nargs="?", metavar="GAME")
    _add_set_up(parser)
    parser.add_argument("--source", metavar="SOURCE")
    parser.add_argument("--keep", metavar="LIST")
    parser.add_argument("--from", dest="start", metavar="FILE")
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
    parser = _command(commands, "replay")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--at", type=_whole, metavar="N")
    parser.add_argument("--eyes", default="all", metavar="WHO")
    parser.add_argument("--secret", default="", metavar="S")
    _add_content(parser)
    parser.set_defaults(run=_replay)


def _replay(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.replay import replay

    return replay(
        chosen.file, chosen.lang, chosen.at, chosen.eyes, chosen.content, chosen.secret
    )  # fmt: skip


def _add_simulate(commands: Commands[Parser]) -> None:
    parser = _command(commands, "simulate")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", type=_whole, default=100, metavar="N")
    parser.add_argument("--bots", default="thrall,karl", metavar="LIST")
    _add_set_up(parser)
    _add_content(parser)
    parser.add_argument("--seed", default="0", metavar="S")
    parser.add_argument("--workers", type=_whole, metavar="N")
    parser.add_argument("--on", default="here", metavar="WHERE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--chart", type=Path, metavar="FILE")
    parser.add_argument("--out", type=Path, metavar="FOLDER")
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
        on=chosen.on,
        out=chosen.out,
    )


def _add_report(commands: Commands[Parser]) -> None:
    parser = _command(commands, "report")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", type=_whole, default=200, metavar="N")
    parser.add_argument("--bots", default="karl", metavar="LIST")
    parser.add_argument("--seats", type=_several, default=(), metavar="N,N")
    parser.add_argument(
        "--option", type=_setting, action="append", default=[], metavar="NAME=VALUE"
    )
    _add_content(parser)
    parser.add_argument("--against", metavar="PACK")
    parser.add_argument("--seed", default="0", metavar="S")
    parser.add_argument("--workers", type=_whole, metavar="N")
    parser.add_argument("--on", default="here", metavar="WHERE")
    parser.add_argument("--games", type=Path, metavar="FOLDER")
    parser.add_argument("--out", type=Path, default=Path("report.html"), metavar="FILE")
    parser.add_argument("--csv", type=Path, metavar="FOLDER")
    parser.set_defaults(run=_report)


def _report(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.report import report

    return report(chosen)


def _add_export(commands: Commands[Parser]) -> None:
    parser = _command(commands, "export")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--rows", choices=("decisions", "games"), default="decisions")
    parser.add_argument("--workers", type=_whole, metavar="N")
    parser.add_argument("--on", default="here", metavar="WHERE")
    parser.add_argument("--out", type=Path, default=Path("decisions.parquet"), metavar="FILE")
    parser.set_defaults(run=_export)


def _export(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.export import export

    return export(chosen)


def _add_soak(commands: Commands[Parser]) -> None:
    parser = _command(commands, "soak")
    parser.add_argument("--games", type=_whole, default=20_000, metavar="N")
    parser.add_argument("--game", action="append", metavar="GAME")
    parser.add_argument("--bot", default="", metavar="BOT")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rules", type=_whole, metavar="N")
    parser.add_argument("--workers", type=_whole, metavar="N")
    parser.add_argument("--on", default="here", metavar="WHERE")
    parser.add_argument("--number", type=_whole, metavar="N")
    parser.add_argument("--folder", type=Path, default=Path(".soak"), metavar="FOLDER")
    parser.set_defaults(run=_soak)


def _soak(chosen: argparse.Namespace) -> int:
    from ragnatafl.lab.soak import run

    return run(chosen)


def _add_train(commands: Commands[Parser]) -> None:
    parser = _command(commands, "train")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", type=_whole, default=1000, metavar="N")
    parser.add_argument("--seats", type=_several, default=(), metavar="N,N")
    parser.add_argument(
        "--option", type=_setting, action="append", default=[], metavar="NAME=VALUE"
    )
    parser.add_argument("--vary", type=_setting, action="append", default=[], metavar="NAME=A,B")
    parser.add_argument("--bots", default="karl", metavar="LIST")
    parser.add_argument("--explore", type=_share, default=0.05, metavar="SHARE")
    parser.add_argument("--positions", type=_whole, default=24, metavar="N")
    parser.add_argument("--dealt", action="store_true")
    parser.add_argument("--seed", default="0", metavar="S")
    parser.add_argument("--workers", type=_whole, metavar="N")
    parser.add_argument("--on", default="here", metavar="WHERE")
    parser.add_argument("--gather", type=Path, metavar="FILE")
    parser.add_argument("--fit", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--targets", type=_share, default=1.0, metavar="SHARE")
    parser.add_argument("--rounds", type=_whole, default=1, metavar="N")
    parser.add_argument("--duels", type=_whole, metavar="N")
    parser.add_argument(
        "-o", dest="output", type=Path, default=Path("weights.json"), metavar="FILE"
    )
    parser.add_argument("--network", type=Path, metavar="FILE")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--chart", type=Path, metavar="FILE")
    parser.add_argument("--report", type=Path, metavar="FILE")
    parser.set_defaults(run=_train)


def _train(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.train import train

    return train(chosen)


def _add_strength(commands: Commands[Parser]) -> None:
    parser = _command(commands, "strength")
    parser.add_argument("game", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=_several, default=(), metavar="N,N")
    parser.add_argument(
        "--option", type=_setting, action="append", default=[], metavar="NAME=VALUE"
    )
    parser.add_argument("--match", nargs=2, action="append", default=[], metavar=("BOT", "OTHERS"))
    parser.add_argument("--pace", default="", metavar="BUDGET")
    parser.add_argument("--games", type=_whole, default=100, metavar="N")
    parser.add_argument("--minutes", type=_minutes, metavar="M")
    parser.add_argument("--cores", type=_whole, metavar="N")
    parser.add_argument("--seed", default="strength", metavar="S")
    parser.add_argument("--add", action="store_true")
    parser.add_argument("--calibration", type=_whole, default=0, metavar="N")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--join", type=Path, nargs="+", default=[], metavar="FILE")
    parser.add_argument(
        "-o", dest="output", type=Path, default=Path("strength.json"), metavar="FILE"
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--docs", type=Path, metavar="FILE")
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
        raise no_value("not-above-0", told=text)
    return minutes


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise no_value("not-share", told=text)
    return share


def _add_analyse(commands: Commands[Parser]) -> None:
    parser = _command(commands, "analyse")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--think", default="0.2s", metavar="BUDGET")
    parser.add_argument("--html", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--workers", type=_whole, metavar="N")
    parser.add_argument("--secret", default="", metavar="S")
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
    parser = _command(commands, "perft")
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--depth", type=_whole, default=2, metavar="N")
    _add_set_up(parser)
    parser.add_argument("--seed", default="0", metavar="S")
    parser.add_argument("--source", default="fast", metavar="SOURCE")
    parser.add_argument("--divide", action="store_true")
    parser.add_argument("--from", dest="start", metavar="FILE")
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
    parser = _command(commands, "position")
    what = parser.add_subparsers(title="what", metavar="WHAT", dest="what", required=True)

    write = _command(what, "write")
    write.add_argument("file", metavar="RECORD")
    write.add_argument("--at", type=_whole, metavar="N")
    write.add_argument("-o", dest="output", metavar="FILE")
    write.add_argument("--secret", default="", metavar="S")
    _add_content(write)
    write.set_defaults(run=_write_position)

    check = _command(what, "check")
    check.add_argument("file", metavar="FILE")
    _add_content(check)
    check.set_defaults(run=_check_position)

    play = _command(what, "play")
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
    parser = _command(commands, "learn")
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("lesson", nargs="?", metavar="LESSON")
    parser.add_argument("--again", action="store_true")
    parser.set_defaults(run=_learn)


def _learn(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.learn import learn

    return learn(chosen.game, chosen.lesson, chosen.again, chosen.lang)


def _add_rules(commands: Commands[Parser]) -> None:
    parser = _command(commands, "rules")
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("rule", nargs="?", metavar="ID")
    parser.add_argument("--find", metavar="WORDS")
    parser.add_argument("--counts", action="store_true")
    parser.set_defaults(run=_rules)


def _rules(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.rules import count_rules, show_rules

    if chosen.counts:
        return count_rules(chosen.game, chosen.lang)
    return show_rules(chosen.game, chosen.rule, chosen.find, chosen.lang)


def _add_cards(commands: Commands[Parser]) -> None:
    parser = _command(commands, "cards")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("words", nargs="*", metavar="WORDS")
    parser.add_argument("--kind", metavar="K")
    parser.set_defaults(run=_cards)


def _cards(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.cards import show_cards

    return show_cards(chosen.game, chosen.words, chosen.kind, chosen.lang)


def _add_verify(commands: Commands[Parser]) -> None:
    parser = _command(commands, "verify")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--hash", default="", metavar="H")
    parser.add_argument("--nonce", action="append", default=[], metavar="N")
    parser.add_argument("--secret", default="", metavar="S")
    _add_content(parser)
    parser.set_defaults(run=_verify)


def _verify(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.verify import verify

    return verify(
        chosen.file, chosen.lang, chosen.hash, chosen.secret, chosen.content, chosen.nonce
    )


def _add_games(commands: Commands[Parser]) -> None:
    parser = _command(commands, "games")
    parser.set_defaults(run=_games)


def _games(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.games import list_games

    return list_games(chosen.lang)


def _add_bots(commands: Commands[Parser]) -> None:
    parser = _command(commands, "bots")
    parser.set_defaults(run=_bots)


def _bots(chosen: argparse.Namespace) -> int:
    from ragnatafl.table.commands.bots import list_bots

    return list_bots(chosen.lang)
