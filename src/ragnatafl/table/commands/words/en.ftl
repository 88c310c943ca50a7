# What the command line says: pages of help, and what is wrong with what was typed. Only plain texts.

title-commands = commands
title-what = what to do
title-settings = settings, see 'ragnatafl config'
title-again = also here
title-examples = examples
see-help = { $line }; '{ $command } --help' shows examples
not-setting = '{ $told }' must be NAME=VALUE, as in adepts=true
not-whole = '{ $told }' must be a whole number
not-above-0 = '{ $told }' must be a number above 0
not-share = '{ $told }' must be a number from 0 to 1

# Sentences of argparse, as it has them.
argparse-usage = usage:
argparse-positionals = positional arguments
argparse-options = options
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-unrecognized = unrecognized arguments: %s
argparse-unexpected = unexpected option string: %s
argparse-ignored = ignored explicit argument %r
argparse-together = not allowed with argument %s
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-value = invalid %(type)s value: %(value)r
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-choice-near = invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)
argparse-command = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-expected-one = expected one argument
argparse-expected-at-most = expected at most one argument
argparse-expected-at-least = expected at least one argument
argparse-expected-some = expected %s argument
argparse-expected-several = expected %s arguments

# Words that stand for values.
metavar-COMMAND = COMMAND
metavar-WHAT = WHAT
metavar-LANGUAGE = LANGUAGE
metavar-MODULE = MODULE
metavar-GAME = GAME
metavar-FILE = FILE
metavar-RECORD = RECORD
metavar-PACK = PACK
metavar-NAME-VALUE = NAME=VALUE
metavar-NAME-A-B = NAME=A,B
metavar-LIST = LIST
metavar-SOURCE = SOURCE
metavar-WHO = WHO
metavar-WHOM = WHOM
metavar-BUDGET = BUDGET
metavar-BOT = BOT
metavar-OTHERS = OTHERS
metavar-SHARE = SHARE
metavar-ADDRESS = ADDRESS
metavar-PORT = PORT
metavar-URL = URL
metavar-STORE = STORE
metavar-LEVEL = LEVEL
metavar-FORMAT = FORMAT
metavar-FROM = FROM
metavar-TO = TO
metavar-AGE = AGE
metavar-STATE = STATE
metavar-PLACE = PLACE
metavar-NUMBER = NUMBER
metavar-TABLE = TABLE
metavar-TITLE = TITLE
metavar-SEAT = SEAT
metavar-TEXT = TEXT
metavar-LESSON = LESSON
metavar-ID = ID
metavar-WORDS = WORDS
metavar-WHERE = WHERE
metavar-FOLDER = FOLDER

ragnatafl-about =
    Norse board games at one table: play them against people and bots, watch bots
    play, study the rules.

      ragnatafl serve                              the table in the browser
      ragnatafl play runics                        play Runics against a bot, here in the terminal
      ragnatafl learn bloodrage                    learn a game by playing it
      ragnatafl games                              which games there are, and their options
      ragnatafl rules runics                       read the rules
      ragnatafl cards bloodrage Sea Serpent        read a card
ragnatafl-examples = ragnatafl play --help                        each command has a page of its own
ragnatafl-lang = en, uk, ru or pt-BR; without it the language of your system (LC_ALL, LANG)
ragnatafl-load = import a Python module that brings a GAME of its own; may be given several times

# What arguments of several commands are, where a command has no words of its own for them.
any-ask-forced = ask even when only one option is left
any-config = a file of settings (TOML)
any-confirm = ask again before what cannot be taken back
any-content = a content pack: a folder of TOML files or one JSON file, with entries for ours
any-cores = so many cores jarl thinks on at once (1)
any-db = where tables are kept: a file, or postgresql://...
any-game = the game's name, as in 'runics'
any-help = show this help and end
any-lang = en, uk, ...
any-load = a module with a game of its own
any-log-format = plain or json
any-log-level = debug, info, ...
any-names = what the players are called
any-no-curtain = several people look at one screen together: do not clear it between them
any-on = who plays: here (processes of this machine), ray, or ray://HOST:PORT (here)
any-option = a set-up option; 'ragnatafl games' lists them; may be given several times
any-players = who plays, by seat: me,karl or me,me or me,jarl:0.5s
any-seats = how many play
any-secret = if the record has none yet
any-seed = any word or number (0)
any-set = any setting; may be given several times
any-table = its name, or a link to it
any-version = show the version and end
any-whom = an address, a network, or a browser as 'show' tells it
any-workers = processes (all cores)
any-yes = do not ask

serve = the table in the browser
serve-about =
    Serve the table in the browser: for people at this machine, people by link, and
    bots. Nobody needs an account: whoever has the link of a seat sits there. Every
    choice is stored before it is acknowledged, so nothing is lost when the program
    stops; start it again and play on.

    Only this machine can reach it. With --lan your whole network can: addresses
    for others are shown, with a QR code for telephones. Behind a proxy say with
    --public-url how people reach it: invitations have that address, and a name
    that is neither that nor this machine's own is not answered to (--set names=).
serve-examples =
    ragnatafl serve                              open it and go to the browser
    ragnatafl serve --no-open --port 9000        another port, without opening a browser
    ragnatafl serve --lan                        for the whole house: who has a link can join
    ragnatafl serve --public-url https://tafl.example --set trusted_proxies=127.0.0.1
                                                 behind a proxy on this machine
    ragnatafl serve --set tables_a_minute=10     limits of one address: 'ragnatafl config' has them
    ragnatafl serve --db club.db                 keep the tables in a file of your own
    ragnatafl serve --config club.toml --log-format json
                                                 settings from a file, logs for programs
serve-host = address to listen at (127.0.0.1)
serve-port = port (7777 or the next free one; 0: any)
serve-lan = for the whole house: at all addresses of this machine
serve-content = a content pack for new tables: a folder of TOML files or one JSON file
serve-public-url = how people reach it through a proxy, as in https://tafl.example
serve-no-open = do not open a browser
serve-workers = processes that think for bots (cores less 1)

play = play a game in the terminal
play-about =
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
play-examples =
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
    printf '1\n2\n' | ragnatafl play runics --seed 7      answers from a script, one a line
play-source = where chance comes from: fast (usual), sealed or asked
play-keep = asked: who keeps which dice and decks, as in die=app,hands=app; or 'usual'
play-from = play on from a position or a saved game
play-seed = any word or number: the same game again

replay = step through a record
replay-about =
    Step through a recorded game. Enter or n goes on, b goes back, a number jumps
    to that choice, s and e go to start and end, q leaves. Without a terminal the
    whole game is printed once.

    Eyes say whose view is shown: a seat (astrid, bjorn, ... or the player's name),
    spectator (what was open to all), or all (everything, hidden cards too).
replay-examples =
    ragnatafl replay game.json                            all cards open
    ragnatafl replay game.json --eyes astrid              as Astrid saw it
    ragnatafl replay game.json --at 12 | less             one point only
replay-file = a record, as 'save' writes it
replay-at = begin after so many choices
replay-eyes = a seat, spectator or all (usual)
replay-secret = of a sealed game that is not over

simulate = let bots play many games
simulate-about =
    Let bots play many games on all cores, with seats swapped from game to game,
    and show who won how often, with 95 % confidence intervals. Bots that think in
    iterations (jarl:200) give the same result for the same seed, on any number of
    cores; bots that think in seconds do not. A bot may share its own iterations
    among workers (jarl:200:2), with the same result for the same number of them.
simulate-examples =
    ragnatafl simulate runics -n 1000 --bots thrall,karl
    ragnatafl simulate runics -n 200 --bots karl,jarl:0.5s
    ragnatafl simulate bloodrage -n 40 --bots karl,thrall --seats 4 --chart glory.svg
    ragnatafl simulate runics -n 300 --bots karl --seats 3 --option adepts=true --json
    ragnatafl simulate bloodrage -n 10000 --bots thrall --seats 4 --on ray --out games
simulate-n = games (100)
simulate-bots = as in karl,jarl:0.5s (thrall,karl)
simulate-json = the results for another program
simulate-chart = draw where the points come from (SVG)
simulate-out = keep every game in this folder (Parquet); go on where it was stopped

report = how a game plays: a page of figures for who designs it
report-about =
    Let bots play many games, with every number of players in turn, and write a
    page of what can be learnt from them: how games end and how long they are,
    whether a seat is better than another, what each card, god or realm is worth
    and how often it is taken, points over the game and comebacks, how wide and
    how many the questions are, which rules are met. Rates have 95 % intervals;
    where many are compared at once, the chance that one of them only looks
    unusual is allowed for.

    With --against the same games are played with another pack too, and the page
    shows what it changes, game by game. With --games they are kept, and not
    played again; -n 0 plays none and tells of those that are there. Needs pip
    install 'ragnatafl[report]'.
report-examples =
    ragnatafl report lords -n 2000 --bots karl --out report.html
    ragnatafl report bloodrage -n 400 --seats 4 --games games --csv figures
    ragnatafl report lords -n 600 --against my-pack --out change.html
    ragnatafl report bloodrage -n 0 --games games --lang uk
report-n = games in all (200)
report-bots = who plays, as in karl or karl,thrall (karl)
report-seats = how many play, in turn: 2,3,4 (all that the game allows)
report-against = a content pack: the same games with it, and what it changes
report-games = keep every game in this folder (Parquet); go on where it was stopped
report-out = the page (report.html)
report-csv = all tables as CSV files in this folder

export = games as a data set
export-about =
    Write games as one Parquet file, for polars, pandas and others: a row for each
    decision (who was asked what by which rule, all options, what was chosen, what
    came of it) or for each game. Every row has the whole record, so that it can
    be played again. docs/data.md tells all columns. Needs pip install
    'ragnatafl[data]'.
export-examples =
    ragnatafl simulate bloodrage -n 500 --bots karl --seats 4 --out games
    ragnatafl export games --out decisions.parquet
    ragnatafl export game.json other.json --rows games --out games.parquet
export-files = records, folders of them, or games that 'simulate' and 'report' have kept
export-rows = a row for each of: decisions (usual) or games
export-out = the data set (decisions.parquet)

soak = check a game by playing it at random
soak-about =
    Play random games over all set-ups of each game. In each of them no invariant
    may be broken at any decision, its record must replay to the same end, and
    neither views nor events may leak. With --bot the seats are played by bots.
    Games that count rounds are stopped after 300 of them.

    Progress is kept for each commit under .soak: stop it with Ctrl-C and start it
    again as you like.
soak-examples =
    ragnatafl soak --games 1000
    ragnatafl soak --game lords --bot karl --games 200 --on ray
    ragnatafl soak --game lords --number 17               one game again, after a fault
soak-games = games of each kind (20000)
soak-game = only this game; may be given several times
soak-bot = who plays: thrall, bondi, karl, jarl:50; else chance
soak-set = a set-up option that is so at every table; may be given several times
soak-rules = by the rules of this version (the newest)
soak-number = check the one game of this number
soak-folder = where progress is kept (.soak)

train = learn from games what a table is worth
train-about =
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
train-examples =
    ragnatafl train runics -n 2000
    ragnatafl train bloodrage -n 4000 --seats 2,3,4 --rounds 4 --duels 400
    ragnatafl train lords -n 5000 --seed here --gather here.npz
    ragnatafl train lords --fit here.npz there.npz -o weights/lords.json
    python -m ragnatafl.lab.training runics -n 2000       needs numpy, msgspec and rich alone
train-n = games a round (1000)
train-seats = how many play, in turn: 2,3,4
train-option = a set-up option; may be given several times
train-vary = a set-up option that changes from game to game; may be given several times
train-bots = who plays (karl)
train-explore = so often an answer is drawn by lot, so that odd tables are seen (0.05)
train-positions = from each game at most (24)
train-dealt = count terms as the asked seat might think it to be
train-gather = only gather games, in a file
train-fit = play no games, fit to gathered ones
train-targets =
    of a table's target from results, the rest from what is said of the next table (1)
train-rounds = so many rounds (1)
train-duels =
    games of new weights against old, for each number of seats (200, with one round 0)
train-o = where the weights go (weights.json)
train-network = then a network on top of them, for konung
train-write = in place of the weights that come with the game
train-chart = draw predicted chances (SVG)
train-report = all figures as a page (HTML)

strength = measure how strong the bots are
strength-about =
    Let one bot of each level play against all others of the level below, in every
    game and with every number of seats, and keep who won how often, with 95 %
    intervals (Wilson), the fair share, seconds and iterations a decision. Each
    sits in every seat equally often, and every game has a seed of its own.

    Without --pace levels think as at tables; the figures of those are told in the
    form of a new table and by 'ragnatafl bots'. When --minutes are over, what has
    been played is told and kept; --add plays more of it another time.
    --calibration compares chances that were predicted with what came, in games
    that nothing was learnt from; it needs numpy.
strength-examples =
    ragnatafl strength runics --games 200
    ragnatafl strength --pace 0.3s --minutes 9 --write --docs docs/measured.md
    ragnatafl strength lords --seats 2 --match konung:0.05s jarl:0.5s --games 60
    ragnatafl strength --games 0 --calibration 2000 --speed --write
    python -m ragnatafl.lab.strength --games 40            needs msgspec and rich alone
strength-game = which ones (all)
strength-seats = how many play (as many as can)
strength-option = a set-up option; may be given several times
strength-match = these instead of each level against the one below; may be given several times
strength-pace = how long levels that search have for a decision: 0.3s, or 400 (as at tables)
strength-games = of each match (100; 0: none)
strength-minutes = end after so long, and tell what there is
strength-cores = processes (all cores)
strength-seed = any word or number
strength-add = more games of matches that the file has already
strength-calibration = also predicted chances against results, in so many games (0)
strength-speed = also how fast a jarl thinks
strength-join = also what was measured elsewhere
strength-o = what is there stays unless it is measured again (strength.json)
strength-write = into the file that comes with the program
strength-docs = put the tables into a page: docs/measured.md

analyse = look back upon a game
analyse-about =
    Look back upon a recorded game that is over: everybody's chance to win, choice
    by choice; the three turning points; what chance gave and took, measured by
    drawing it anew; and the choices that gave most away, each with what would have
    been better, found by a search from what that player could see.
analyse-examples =
    ragnatafl analyse game.json
    ragnatafl analyse game.json --think 1s --html game.html
    ragnatafl analyse game.json --think 200 --json          the same figures every time
analyse-file = the record of a game that is over
analyse-think = at each choice: 0.5s, or 400 (0.2s)
analyse-html = write a page, with a chart
analyse-json = all of it for another program

perft = count sequences of choices
perft-about =
    Count the sequences of choices from the start of a game, or from a position. A
    wrong rule changes the counts; --divide shows the count behind each first
    option, to find where.
perft-examples =
    ragnatafl perft runics --depth 3 --seed 1
    ragnatafl perft runics --depth 2 --divide --option turns=half
    ragnatafl perft --from position.json --depth 2
perft-depth = choices deep (2)
perft-source = asked: go through every outcome
perft-divide = the count behind each first option
perft-from = a position or a record

position = write, check or play a position
position-about =
    A position is the whole table as a readable JSON file. Write one from a record,
    check one you typed from a physical table, and play on from it. It holds hidden
    cards too: keep it from your opponents.
position-examples =
    ragnatafl position write game.json --at 12 -o middle.json
    ragnatafl position check middle.json                  names every fault, one line each
    ragnatafl position play middle.json --players me,jarl

position-write = the table of a record, after so many choices
position-write-about =
    Write the table of a record as a position: after all its choices, or after the
    first N of them. It goes to the screen, or to a file with -o.
position-write-examples =
    ragnatafl position write game.json
    ragnatafl position write game.json --at 12 -o middle.json
position-write-file = the record of a game
position-write-at = after so many choices (all)
position-write-o = where to (the screen)
position-write-secret = of a sealed game not over

position-check = name every fault of a position
position-check-about =
    Read a position and name every fault in it, one line each; or say who is asked
    what in it. Cards you leave out are shuffled into the deck.
position-check-examples =
    ragnatafl position check middle.json
    ragnatafl position check middle.json --content my-pack
position-check-file = the position

position-play = play on from a position
position-play-about = Play on from a position, as 'ragnatafl play --from' does; that page tells more.
position-play-examples =
    ragnatafl position play middle.json
    ragnatafl position play middle.json --players karl,me --seed 7
position-play-start = the position
position-play-seed = any word or number: the same game again

learn = learn a game by playing it
learn-about =
    Lessons that one plays: a coach tells, asks for a move, and says by which rule
    something is wrong. Enter goes on; type show to see it done, what to try other
    things, back, again, quit. A lesson that you leave goes on there the next time.
    The lesson 'game' is a whole first game against a beginner, with remarks.
    Without a game all lessons are listed.
learn-examples =
    ragnatafl learn                                       which lessons there are
    ragnatafl learn bloodrage                             the first one
    ragnatafl --lang uk learn lords game                  a whole game with a coach
    ragnatafl learn runics first --again                  from its beginning
learn-lesson = as the list names it (first)
learn-again = from the beginning

rules = read the rules of a game
rules-about =
    Show the rules of a game in your language: the whole book, one rule with all
    that stands below it, or what tells of some words, of a term or of a card.
    Every rule has an id; the game, its log and its refusals name them.
rules-examples =
    ragnatafl rules runics
    ragnatafl rules runics RUN-5                          the chapter on laying cards
    ragnatafl rules runics RUN-5.4                        one rule
    ragnatafl --lang uk rules runics --find майстра       by a word in any form
    ragnatafl rules --counts                              how much there is, by language
rules-rule = a rule, as in RUN-5.4
rules-find = what tells of these words or this card
rules-counts = how much there is, by language

cards = read the cards, boards and tokens of a game
cards-about =
    Show what is in the box of a game: all of it, what has some words in its name
    or text, or one thing with all it says. Each tells where it comes from: the
    rulebook, people who own the box, or our own proposal.
cards-examples =
    ragnatafl cards bloodrage
    ragnatafl cards bloodrage Sea Serpent                 one card
    ragnatafl cards lords injury                          all that speak of injuries
    ragnatafl cards lords --kind monsters --lang uk       one kind, in Ukrainian
cards-words = a name, or words of its text
cards-kind = only this kind, as in monsters

verify = check a sealed game
verify-about =
    Check a game played with '--source sealed'. At its start the SHA-256 of a
    secret was shown, at its end the secret, from which all shuffles and dice come.
    This checks that the secret is the one whose hash was shown, that every choice
    replays, and that the result is the recorded one. At tables in the browser each
    person's browser mixes in a number of its own, a nonce, after it was shown the
    hash: with --nonce this also checks that yours was used.
verify-examples =
    ragnatafl verify game.json
    ragnatafl verify game.json --hash 66687aadf862bd77...   against the hash you noted yourself
    ragnatafl verify game.json --hash 66687aadf862bd77... --nonce 5c0f...
                                                          and that your browser's nonce is in it
verify-file = the record of a game with --source sealed
verify-hash = the hash shown at the start
verify-nonce = what your own browser mixed in

games = list the games
games-about =
    List the games: for how many players, their set-up options with defaults, and
    where the component data come from, since some cards are our own proposals
    where no source shows the printed ones.
games-examples =
    ragnatafl games
    ragnatafl --lang pt-BR games
    ragnatafl --load my_games.raid games

bots = list the bots, and how strong each is
bots-about =
    List the levels of bots, and how often each beats the one below, game by game,
    as far as it was measured ('ragnatafl strength').
bots-examples =
    ragnatafl bots
    ragnatafl --lang uk bots

config = show the settings of the server, and where they come from
config-about =
    Show every setting of the server and where it comes from. The command line goes
    before the environment, the environment before the file, the file before the
    defaults. The output is a file of settings itself; secrets in it are masked.

    The file is TOML: a line a setting, as in  port = 9000  or  host = "0.0.0.0".
    In the environment the setting public_url is called RAGNATAFL_PUBLIC_URL; lists
    have commas. RAGNATAFL_CONFIG names the file, as --config does.
config-examples =
    ragnatafl config                             what holds here
    ragnatafl config --config club.toml          what this file would do
    RAGNATAFL_PORT=9000 ragnatafl config --set log_level=info

db = copy, back up, check, list and prune stored tables
db-about =
    Look after the tables that a server keeps: a file, or a database of PostgreSQL.
    All of this may be done while the server runs. Without --db it is the store
    that 'ragnatafl serve' uses.
db-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db check
    ragnatafl db prune --older-than 90d

db-copy = copy all tables into another store, of another kind too
db-copy-about =
    Copy all tables from one store into another that has none: from a file into a
    database, or back. Numbers and times stay as they are; what was copied is read
    again and compared. Tables that are there already are never overwritten. What
    is played meanwhile is not copied: end the server before you move for good.
db-copy-examples =
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db copy postgresql://tafl@localhost/tafl tables.db
db-copy-source = a file, or postgresql://...
db-copy-to = the same; a new file, or a database without tables

db-backup = all tables as they are now, in a new file
db-backup-about =
    Write all tables, as they are at this moment, into a new file. The server may
    run meanwhile. The file is a store like any other: 'ragnatafl serve --db FILE'
    opens it, 'ragnatafl db copy' brings it back into a database.
db-backup-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db backup --db postgresql://tafl@localhost/tafl tables-monday.db
db-backup-to = a new file

db-check = play every stored table again, and name those that cannot be
db-check-about =
    Open every stored table and play it again, choice by choice, on all cores. Each
    that cannot be played as it was stored is named with the reason, and the
    command ends with 1.
db-check-examples =
    ragnatafl db check
    ragnatafl db check --db tables-monday.db

db-list = all stored tables, a line each
db-list-about =
    List all stored tables, the latest first: the game, how many events, when it
    was opened, and when something happened there last.
db-list-examples = ragnatafl db list

db-rate = make all ratings anew from the games that were noted
db-rate-about =
    Ratings follow from the games that are over, one after the other. This makes
    them anew and says whether they are as they were kept; the exit code is 1 if
    not.
db-rate-examples = ragnatafl db rate

db-prune = remove old tables for ever
db-prune-about =
    Remove tables in which nothing happened for long: those whose game is over,
    those that were left before their end (idle), or all. It says how many, and
    asks. Nothing else that is stored is ever deleted; make a backup before.
db-prune-examples =
    ragnatafl db prune --older-than 90d                 games that ended long ago
    ragnatafl db prune --older-than 1y --state all      everything that old
    ragnatafl db prune --older-than 8w --state idle --yes
db-prune-older-than = of the last event: 12h, 90d, 8w, 1y
db-prune-state = over (usual), idle (not over), all

worker = think for the bots of servers that share a database
worker-about =
    Take the work of bots from a database and think, for all servers whose tables
    are there: any number of these, on any machine that reaches the database. Ended
    or killed, another goes on with what it was thinking about. Servers think with
    processes of their own too, unless they are started with '--workers 0'.
worker-examples =
    ragnatafl worker --db postgresql://tafl@db.example/tafl
    ragnatafl worker --db postgresql:///tafl --workers 3
    ragnatafl serve --db postgresql:///tafl --workers 0    a server that leaves thinking to others
worker-workers = processes that think for bots (cores less 1)

admin = orders of who keeps a server: close tables, ban, announce
admin-about =
    Orders of who keeps a server. They are written into its store, so that they
    work while it runs, on this machine or any that reaches the store: servers hear
    them within a second. Every order stands in a log with time and giver.
    No order shows a card of a running game to anybody.

    'ragnatafl admin link' prints a link to a page in the browser that can do the
    same. Without --db it is the store that 'ragnatafl serve' uses.
admin-examples =
    ragnatafl admin tables
    ragnatafl admin close kQ3xkQ3xkQ3x --why 'the club closes at ten'
    ragnatafl admin announce 'Tournament at five' --minutes 60
    ragnatafl admin ban 203.0.113.7 --days 7
    ragnatafl admin link

admin-tables = a line a table, the latest opened first
admin-tables-about =
    List stored tables: name, game, how many choices, when something happened last,
    who sits there.
admin-tables-examples =
    ragnatafl admin tables
    ragnatafl admin tables --first 40
admin-tables-first = leave out so many
admin-tables-count = so many (40)

admin-show = one table from outside
admin-show-about =
    Show who sits at a table, with the browsers that a ban can name. Of what lies
    on the table nothing is shown.
admin-show-examples =
    ragnatafl admin show kQ3xkQ3xkQ3x
    ragnatafl admin show https://tafl.example/t/kQ3xkQ3xkQ3x

admin-close = let nothing be done at a table any more
admin-close-about =
    Close a table: it can be looked at, and everything else is refused with a
    sentence until it is opened again. Bots stop there too.
admin-close-examples = ragnatafl admin close kQ3xkQ3xkQ3x --why 'until Friday'
admin-close-why = told to everybody at it

admin-open = open a closed table again
admin-open-about = Open a closed table again; it goes on where it was.
admin-open-examples = ragnatafl admin open kQ3xkQ3xkQ3x

admin-rename = give a table a name
admin-rename-about = Give a table a name, which everybody at it sees.
admin-rename-examples = ragnatafl admin rename kQ3xkQ3xkQ3x 'Final of the club'
admin-rename-title = what it is called; empty: nothing

admin-remove = remove a table for ever
admin-remove-about = Remove a table with all that was played there. Make a backup before.
admin-remove-examples = ragnatafl admin remove kQ3xkQ3xkQ3x

admin-invite = a new invitation to a seat
admin-invite-about =
    Make an invitation to a seat, of a person who lost the own browser. It works
    once and moves the seat: who sat there does not any more. The log has it.
admin-invite-examples = ragnatafl admin invite kQ3xkQ3xkQ3x 2
admin-invite-seat = from 1 on, see 'show'

admin-ban = keep somebody out
admin-ban-about = Keep out an address, a network, or a browser that 'ragnatafl admin show' names.
admin-ban-examples =
    ragnatafl admin ban 203.0.113.7 --days 7 --why spam
    ragnatafl admin ban 203.0.113.0/24
admin-ban-why = for the log of orders
admin-ban-days = for so long (for ever)

admin-unban = let somebody in again
admin-unban-about = Lift a ban, named as it was set.
admin-unban-examples = ragnatafl admin unban 203.0.113.7

admin-announce = tell everybody at the tables something
admin-announce-about =
    Show a line to everybody at the tables, for some minutes or until another one
    takes its place; an empty one withdraws it.
admin-announce-examples =
    ragnatafl admin announce 'The server moves at midnight' --minutes 90
    ragnatafl admin announce ''
admin-announce-text = one line; empty withdraws it
admin-announce-minutes = for so long (for ever)

admin-talk = what people have reported, or what was said
admin-talk-about =
    Print what people have reported, with what was said before it; or all that was
    said in the club or at a table. Each line begins with its place and number.
admin-talk-examples =
    ragnatafl admin talk
    ragnatafl admin talk club
    ragnatafl admin talk kQ3xkQ3xkQ3x
admin-talk-place = club, a table, or a link to one; nothing: what was reported
admin-talk-count = so many of the last lines
admin-unsay = take a line of talk away
admin-unsay-about = The line is not shown any more; it stays in the store.
admin-unsay-examples = ragnatafl admin unsay club 17
admin-unsay-place = where it was said, as admin talk tells it
admin-unsay-number = the number of the line
admin-audit = the log of orders
admin-audit-about = Print all orders that were ever given: when, by whom, what.
admin-audit-examples =
    ragnatafl admin audit
    ragnatafl admin audit --json
admin-audit-json = a JSON object a line

admin-link = a link to the page of who keeps the server
admin-link-about =
    Print a link to a page with these orders. It works once, within 15 minutes; the
    browser is known for 12 hours from then on.
admin-link-examples = ragnatafl admin link

admin-lock = shut everybody out of that page
admin-lock-about =
    From now on no link and no browser opens the page; 'ragnatafl admin link' makes
    a new one.
admin-lock-examples = ragnatafl admin lock
