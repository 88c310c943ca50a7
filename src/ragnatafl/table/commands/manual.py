"""What `--help` teaches: a few sentences and examples for every command."""

from __future__ import annotations

from typing import Final, NamedTuple


class Page(NamedTuple):
    """The help of one command."""

    summary: str
    text: str
    examples: str


ABOUT: Final = """\
Norse board games at one table: play them against people and bots, watch bots
play, study the rules.

  ragnatafl serve                              the table in the browser
  ragnatafl play runics                        play Runics against a bot, here in the terminal
  ragnatafl learn bloodrage                    learn a game by playing it
  ragnatafl games                              which games there are, and their options
  ragnatafl rules runics                       read the rules
  ragnatafl cards bloodrage Sea Serpent        read a card
"""

MORE: Final = """\
Each command has a page of its own, with examples: ragnatafl play --help
"""

PLAY: Final = Page(
    "play a game in the terminal",
    """\
Play a game in the terminal. The table, the question and its numbered options
are shown; answer with a number, with the option's own words, or with part of
them to shorten the list. Other things you can type: undo, hint, try, why,
rules, card, board, scores, log, change, save, help, quit.

Players are 'me' for a person at this terminal, or a bot: thrall (random),
bondi (for a first game), karl (greedy), jarl (thinks ahead; jarl:0.5s for half
a second a move, jarl:400 for 400 tries, jarl:0.5s:2 for half a second on two
cores). Two people at one terminal see their own cards only: the screen is
cleared between them. 'ragnatafl bots' tells how strong each is.

Chance comes from one of three sources. fast: a seed, the same seed gives the
same game. sealed: a secret nobody knows; its hash is shown at the start and
the secret at the end, so that everyone can check that no card was changed
('ragnatafl verify'). asked: you roll dice and draw cards at a real table, and
tell the outcomes; --keep leaves some of them to the program (app), and cards
that you hold untold (counted).
""",
    """\
examples:
  ragnatafl play runics                                 you against karl
  ragnatafl play runics --players me,jarl:1s            against a stronger bot
  ragnatafl play runics --players me,me --names Olha,Rui
                                                        two people at one terminal
  ragnatafl play runics --seats 3 --option adepts=true --option archmasters=true
  ragnatafl play runics --source sealed                 a game that can be verified
  ragnatafl play surtr --source asked --keep usual      beside your board, the Follower ours
  ragnatafl play runics --players karl,jarl             watch two bots
  ragnatafl play --from saved.json                      go on with a saved game or a position
  ragnatafl --lang uk play runics                       in Ukrainian
  ragnatafl --load my_games.raid play raid              a game of your own
  printf '1\\n2\\n' | ragnatafl play runics --seed 7      answers from a script, one a line
""",
)

REPLAY: Final = Page(
    "step through a record",
    """\
Step through a recorded game. Enter or n goes on, b goes back, a number jumps
to that choice, s and e go to start and end, q leaves. Without a terminal the
whole game is printed once.

Eyes say whose view is shown: a seat (astrid, bjorn, ... or the player's name),
spectator (what was open to all), or all (everything, hidden cards too).
""",
    """\
examples:
  ragnatafl replay game.json                            all cards open
  ragnatafl replay game.json --eyes astrid              as Astrid saw it
  ragnatafl replay game.json --at 12 | less             one point only
""",
)

SIMULATE: Final = Page(
    "let bots play many games",
    """\
Let bots play many games on all cores, with seats swapped from game to game,
and show who won how often, with 95 % confidence intervals. Bots that think in
iterations (jarl:200) give the same result for the same seed, on any number of
cores; bots that think in seconds do not. A bot may share its own iterations
among workers (jarl:200:2), with the same result for the same number of them.
""",
    """\
examples:
  ragnatafl simulate runics -n 1000 --bots thrall,karl
  ragnatafl simulate runics -n 200 --bots karl,jarl:0.5s
  ragnatafl simulate bloodrage -n 40 --bots karl,thrall --seats 4 --chart glory.svg
  ragnatafl simulate runics -n 300 --bots karl --seats 3 --option adepts=true --json
""",
)

TRAIN: Final = Page(
    "learn from games what a table is worth",
    """\
Learn what the terms of a game are worth: bots play games on all cores, and
weights are fitted to who won them. A fifth of the games is held out, and the
figures are of those: cross-entropy beside that of the weights there were,
predicted against real chances, what each term is worth.

The weights are written as weights.json; --write puts them in place of those
that come with the game. Bots of a server or of 'simulate' take GAME.json from
the folder RAGNATAFL_WEIGHTS. The same seed gives the same weights.
Games can be gathered on several machines (each with a seed of its own) and
fitted together. With --rounds the bots play on by what they have learnt; a
round is kept if the new weights win duels against the old ones, or foretell
games better and do not lose.
""",
    """\
examples:
  ragnatafl train runics -n 2000
  ragnatafl train bloodrage -n 4000 --seats 2,3,4 --rounds 4 --duels 400
  ragnatafl train lords -n 5000 --seed here --gather here.npz
  ragnatafl train lords --fit here.npz there.npz -o weights/lords.json
  python -m ragnatafl.lab.training runics -n 2000       needs numpy, msgspec and rich alone
""",
)

STRENGTH: Final = Page(
    "measure how strong the bots are",
    """\
Let one bot of each level play against all others of the level below, in every
game and with every number of seats, and keep who won how often, with 95 %
intervals (Wilson), the fair share, seconds and iterations a decision. Each
sits in every seat equally often, and every game has a seed of its own.

Without --pace levels think as at tables; the figures of those are told in the
form of a new table and by 'ragnatafl bots'. When --minutes are over, what has
been played is told and kept; --add plays more of it another time.
--calibration compares chances that were predicted with what came, in games
that nothing was learnt from; it needs numpy.
""",
    """\
examples:
  ragnatafl strength runics --games 200
  ragnatafl strength --pace 0.3s --minutes 9 --write --docs docs/measured.md
  ragnatafl strength lords --seats 2 --match konung:0.05s jarl:0.5s --games 60
  ragnatafl strength --games 0 --calibration 2000 --speed --write
  python -m ragnatafl.lab.strength --games 40            needs msgspec and rich alone
""",
)

ANALYSE: Final = Page(
    "look back upon a game",
    """\
Look back upon a recorded game that is over: everybody's chance to win, choice
by choice; the three turning points; what chance gave and took, measured by
drawing it anew; and the choices that gave most away, each with what would have
been better, found by a search from what that player could see.
""",
    """\
examples:
  ragnatafl analyse game.json
  ragnatafl analyse game.json --think 1s --html game.html
  ragnatafl analyse game.json --think 200 --json          the same figures every time
""",
)

PERFT: Final = Page(
    "count sequences of choices",
    """\
Count the sequences of choices from the start of a game, or from a position. A
wrong rule changes the counts; --divide shows the count behind each first
option, to find where.
""",
    """\
examples:
  ragnatafl perft runics --depth 3 --seed 1
  ragnatafl perft runics --depth 2 --divide --option turns=half
  ragnatafl perft --from position.json --depth 2
""",
)

POSITION: Final = Page(
    "write, check or play a position",
    """\
A position is the whole table as a readable JSON file. Write one from a record,
check one you typed from a physical table, and play on from it. It holds hidden
cards too: keep it from your opponents.
""",
    """\
examples:
  ragnatafl position write game.json --at 12 -o middle.json
  ragnatafl position check middle.json                  names every fault, one line each
  ragnatafl position play middle.json --players me,jarl
""",
)

LEARN: Final = Page(
    "learn a game by playing it",
    """\
Lessons that one plays: a coach tells, asks for a move, and says by which rule
something is wrong. Enter goes on; type show to see it done, what to try other
things, back, again, quit. A lesson that you leave goes on there the next time.
The lesson 'game' is a whole first game against a beginner, with remarks.
Without a game all lessons are listed.
""",
    """\
examples:
  ragnatafl learn                                       which lessons there are
  ragnatafl learn bloodrage                             the first one
  ragnatafl --lang uk learn lords game                  a whole game with a coach
  ragnatafl learn runics first --again                  from its beginning
""",
)

RULES: Final = Page(
    "read the rules of a game",
    """\
Show the rules of a game in your language: the whole book, one rule with all
that stands below it, or what tells of some words, of a term or of a card.
Every rule has an id; the game, its log and its refusals name them.
""",
    """\
examples:
  ragnatafl rules runics
  ragnatafl rules runics RUN-5                          the chapter on laying cards
  ragnatafl rules runics RUN-5.4                        one rule
  ragnatafl --lang uk rules runics --find майстра       by a word in any form
  ragnatafl rules --counts                              how much there is, by language
""",
)

CARDS: Final = Page(
    "read the cards, boards and tokens of a game",
    """\
Show what is in the box of a game: all of it, what has some words in its name
or text, or one thing with all it says. Each tells where it comes from: the
rulebook, people who own the box, or our own proposal.
""",
    """\
examples:
  ragnatafl cards bloodrage
  ragnatafl cards bloodrage Sea Serpent                 one card
  ragnatafl cards lords injury                          all that speak of injuries
  ragnatafl cards lords --kind monsters --lang uk       one kind, in Ukrainian
""",
)

SERVE: Final = Page(
    "the table in the browser",
    """\
Serve the table in the browser: for people at this machine, people by link, and
bots. Nobody needs an account: whoever has the link of a seat sits there. Every
choice is stored before it is acknowledged, so nothing is lost when the program
stops; start it again and play on.

Only this machine can reach it. With --lan your whole network can: addresses
for others are shown, with a QR code for telephones. Behind a proxy say with
--public-url how people reach it: invitations have that address, and a name
that is neither that nor this machine's own is not answered to (--set names=).
""",
    """\
examples:
  ragnatafl serve                              open it and go to the browser
  ragnatafl serve --no-open --port 9000        another port, without opening a browser
  ragnatafl serve --lan                        for the whole house: who has a link can join
  ragnatafl serve --public-url https://tafl.example --set trusted_proxies=127.0.0.1
                                               behind a proxy on this machine
  ragnatafl serve --set tables_a_minute=10     limits of one address: 'ragnatafl config' has them
  ragnatafl serve --db club.db                 keep the tables in a file of your own
  ragnatafl serve --config club.toml --log-format json
                                               settings from a file, logs for programs
""",
)

ADMIN: Final = Page(
    "orders of who keeps a server: close tables, ban, announce",
    """\
Orders of who keeps a server. They are written into its store, so that they
work while it runs, on this machine or any that reaches the store: servers hear
them within a second. Every order stands in a log with time and giver.
No order shows a card of a running game to anybody.

'ragnatafl admin link' prints a link to a page in the browser that can do the
same. Without --db it is the store that 'ragnatafl serve' uses.
""",
    """\
examples:
  ragnatafl admin tables
  ragnatafl admin close kQ3xkQ3xkQ3x --why 'the club closes at ten'
  ragnatafl admin announce 'Tournament at five' --minutes 60
  ragnatafl admin ban 203.0.113.7 --days 7
  ragnatafl admin link
""",
)

ADMIN_TABLES: Final = Page(
    "a line a table, the latest opened first",
    """\
List stored tables: name, game, how many choices, when something happened last,
who sits there.
""",
    """\
examples:
  ragnatafl admin tables
  ragnatafl admin tables --first 40
""",
)

ADMIN_SHOW: Final = Page(
    "one table from outside",
    """\
Show who sits at a table, with the browsers that a ban can name. Of what lies
on the table nothing is shown.
""",
    """\
examples:
  ragnatafl admin show kQ3xkQ3xkQ3x
  ragnatafl admin show https://tafl.example/t/kQ3xkQ3xkQ3x
""",
)

ADMIN_CLOSE: Final = Page(
    "let nothing be done at a table any more",
    """\
Close a table: it can be looked at, and everything else is refused with a
sentence until it is opened again. Bots stop there too.
""",
    """\
examples:
  ragnatafl admin close kQ3xkQ3xkQ3x --why 'until Friday'
""",
)

ADMIN_OPEN: Final = Page(
    "open a closed table again",
    """\
Open a closed table again; it goes on where it was.
""",
    """\
examples:
  ragnatafl admin open kQ3xkQ3xkQ3x
""",
)

ADMIN_RENAME: Final = Page(
    "give a table a name",
    """\
Give a table a name, which everybody at it sees.
""",
    """\
examples:
  ragnatafl admin rename kQ3xkQ3xkQ3x 'Final of the club'
""",
)

ADMIN_REMOVE: Final = Page(
    "remove a table for ever",
    """\
Remove a table with all that was played there. Make a backup before.
""",
    """\
examples:
  ragnatafl admin remove kQ3xkQ3xkQ3x
""",
)

ADMIN_INVITE: Final = Page(
    "a new invitation to a seat",
    """\
Make an invitation to a seat, of a person who lost the own browser. It works
once and moves the seat: who sat there does not any more. The log has it.
""",
    """\
examples:
  ragnatafl admin invite kQ3xkQ3xkQ3x 2
""",
)

ADMIN_BAN: Final = Page(
    "keep somebody out",
    """\
Keep out an address, a network, or a browser that 'ragnatafl admin show' names.
""",
    """\
examples:
  ragnatafl admin ban 203.0.113.7 --days 7 --why spam
  ragnatafl admin ban 203.0.113.0/24
""",
)

ADMIN_UNBAN: Final = Page(
    "let somebody in again",
    """\
Lift a ban, named as it was set.
""",
    """\
examples:
  ragnatafl admin unban 203.0.113.7
""",
)

ADMIN_ANNOUNCE: Final = Page(
    "tell everybody at the tables something",
    """\
Show a line to everybody at the tables, for some minutes or until another one
takes its place; an empty one withdraws it.
""",
    """\
examples:
  ragnatafl admin announce 'The server moves at midnight' --minutes 90
  ragnatafl admin announce ''
""",
)

ADMIN_AUDIT: Final = Page(
    "the log of orders",
    """\
Print all orders that were ever given: when, by whom, what.
""",
    """\
examples:
  ragnatafl admin audit
  ragnatafl admin audit --json
""",
)

ADMIN_LINK: Final = Page(
    "a link to the page of who keeps the server",
    """\
Print a link to a page with these orders. It works once, within 15 minutes; the
browser is known for 12 hours from then on.
""",
    """\
examples:
  ragnatafl admin link
""",
)

ADMIN_LOCK: Final = Page(
    "shut everybody out of that page",
    """\
From now on no link and no browser opens the page; 'ragnatafl admin link' makes
a new one.
""",
    """\
examples:
  ragnatafl admin lock
""",
)

CONFIG: Final = Page(
    "show the settings of the server, and where they come from",
    """\
Show every setting of the server and where it comes from. The command line goes
before the environment, the environment before the file, the file before the
defaults. The output is a file of settings itself; secrets in it are masked.

The file is TOML: a line a setting, as in  port = 9000  or  host = "0.0.0.0".
In the environment the setting public_url is called RAGNATAFL_PUBLIC_URL; lists
have commas. RAGNATAFL_CONFIG names the file, as --config does.
""",
    """\
examples:
  ragnatafl config                             what holds here
  ragnatafl config --config club.toml          what this file would do
  RAGNATAFL_PORT=9000 ragnatafl config --set log_level=info
""",
)

DB: Final = Page(
    "copy, back up, check, list and prune stored tables",
    """\
Look after the tables that a server keeps: a file, or a database of PostgreSQL.
All of this may be done while the server runs. Without --db it is the store
that 'ragnatafl serve' uses.
""",
    """\
examples:
  ragnatafl db backup tables-monday.db
  ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
  ragnatafl db check
  ragnatafl db prune --older-than 90d
""",
)
DB_COPY: Final = Page(
    "copy all tables into another store, of another kind too",
    """\
Copy all tables from one store into another that has none: from a file into a
database, or back. Numbers and times stay as they are; what was copied is read
again and compared. Tables that are there already are never overwritten. What
is played meanwhile is not copied: end the server before you move for good.
""",
    """\
examples:
  ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
  ragnatafl db copy postgresql://tafl@localhost/tafl tables.db
""",
)
DB_BACKUP: Final = Page(
    "all tables as they are now, in a new file",
    """\
Write all tables, as they are at this moment, into a new file. The server may
run meanwhile. The file is a store like any other: 'ragnatafl serve --db FILE'
opens it, 'ragnatafl db copy' brings it back into a database.
""",
    """\
examples:
  ragnatafl db backup tables-monday.db
  ragnatafl db backup --db postgresql://tafl@localhost/tafl tables-monday.db
""",
)
DB_CHECK: Final = Page(
    "play every stored table again, and name those that cannot be",
    """\
Open every stored table and play it again, choice by choice, on all cores. Each
that cannot be played as it was stored is named with the reason, and the
command ends with 1.
""",
    """\
examples:
  ragnatafl db check
  ragnatafl db check --db tables-monday.db
""",
)
DB_LIST: Final = Page(
    "all stored tables, a line each",
    """\
List all stored tables, the latest first: the game, how many events, when it
was opened, and when something happened there last.
""",
    """\
examples:
  ragnatafl db list
""",
)
DB_PRUNE: Final = Page(
    "remove old tables for ever",
    """\
Remove tables in which nothing happened for long: those whose game is over,
those that were left before their end (idle), or all. It says how many, and
asks. Nothing else that is stored is ever deleted; make a backup before.
""",
    """\
examples:
  ragnatafl db prune --older-than 90d                 games that ended long ago
  ragnatafl db prune --older-than 1y --state all      everything that old
  ragnatafl db prune --older-than 8w --state idle --yes
""",
)

WORKER: Final = Page(
    "think for the bots of servers that share a database",
    """\
Take the work of bots from a database and think, for all servers whose tables
are there: any number of these, on any machine that reaches the database. Ended
or killed, another goes on with what it was thinking about. Servers think with
processes of their own too, unless they are started with '--workers 0'.
""",
    """\
examples:
  ragnatafl worker --db postgresql://tafl@db.example/tafl
  ragnatafl worker --db postgresql:///tafl --workers 3
  ragnatafl serve --db postgresql:///tafl --workers 0    a server that leaves thinking to others
""",
)

VERIFY: Final = Page(
    "check a sealed game",
    """\
Check a game played with '--source sealed'. At its start the SHA-256 of a
secret was shown, at its end the secret, from which all shuffles and dice come.
This checks that the secret is the one whose hash was shown, that every choice
replays, and that the result is the recorded one. At tables in the browser each
person's browser mixes in a number of its own, a nonce, after it was shown the
hash: with --nonce this also checks that yours was used.
""",
    """\
examples:
  ragnatafl verify game.json
  ragnatafl verify game.json --hash 66687aadf862bd77...   against the hash you noted yourself
  ragnatafl verify game.json --hash 66687aadf862bd77... --nonce 5c0f...
                                                        and that your browser's nonce is in it
""",
)

GAMES: Final = Page(
    "list the games",
    """\
List the games: for how many players, their set-up options with defaults, and
where the component data come from, since some cards are our own proposals
where no source shows the printed ones.
""",
    """\
examples:
  ragnatafl games
  ragnatafl --lang pt-BR games
  ragnatafl --load my_games.raid games
""",
)

BOTS: Final = Page(
    "list the bots, and how strong each is",
    """\
List the levels of bots, and how often each beats the one below, game by game,
as far as it was measured ('ragnatafl strength').
""",
    """\
examples:
  ragnatafl bots
  ragnatafl --lang uk bots
""",
)

WRITE: Final = Page(
    "the table of a record, after so many choices",
    """\
Write the table of a record as a position: after all its choices, or after the
first N of them. It goes to the screen, or to a file with -o.
""",
    """\
examples:
  ragnatafl position write game.json
  ragnatafl position write game.json --at 12 -o middle.json
""",
)

CHECK: Final = Page(
    "name every fault of a position",
    """\
Read a position and name every fault in it, one line each; or say who is asked
what in it. Cards you leave out are shuffled into the deck.
""",
    """\
examples:
  ragnatafl position check middle.json
  ragnatafl position check middle.json --content my-pack
""",
)

PLAY_ON: Final = Page(
    "play on from a position",
    """\
Play on from a position, as 'ragnatafl play --from' does; that page tells more.
""",
    """\
examples:
  ragnatafl position play middle.json
  ragnatafl position play middle.json --players karl,me --seed 7
""",
)
