# Ragnatafl, what all games say. $x is a content id or number, $x_name its name.
name-chance = chance
name-spectator = spectator

prompt-chance = Tell the outcome of { $lot_name }

option-outcome = { $lot_name } shows { $face_name }

event-game-ends = The game ends. Won by: { $winners_name }
event-automa-chooses = { $seat_name } chooses by rule: { $option }
event-field-told = { $seat_name } tells of the board: { $at }, { $field }: { $after_name } (it was { $before_name })
event-board-told =
    { $then ->
        [over] { $seat_name } has played the turn on the board
        [call] { $seat_name } asks for it: { $call }
       *[on] { $seat_name } has told the board
    }
event-by = { $line } ({ $by_name })

refuse-not-offered = { $seat_name } cannot choose '{ $tried }' here
refuse-unknown-words = '{ $tried }' means nothing here: { $fault }
refuse-offered =
    { $left ->
        [0] offered: { $options }
       *[other] offered: { $options } and { $left } more
    }
refuse-not-your-turn = { $seat_name } is not asked now, { $asked_name } is
refuse-game-is-over = the game is over
refuse-not-beside-board = this table stands beside no real board: nothing of one is told here
refuse-nothing-to-undo = there is nothing to take back
refuse-undo-not-yours = the last choice was { $seat_name }'s
refuse-undo-chance = it cannot be taken back: chance was drawn
refuse-undo-shown = it cannot be taken back: something hidden was shown
refuse-undo-answered = it cannot be taken back: another seat is asked since
refuse-undo-sealed = it cannot be taken back: change the sealed answer instead

# What is wrong with something told of a real board.
name-yes = yes
name-no = no
name-none = none
fault-nothing-told = nothing is told
fault-too-much-told = { $count } things are told at once; { $most } at most
fault-told-twice = this is told twice
fault-told-otherwise = it does not go with what else is told
fault-no-field = there is no such thing to tell here
fault-told-number = it must be a number from { $low } to { $high }
fault-told-flag = it must be yes or no
fault-told-choice = it must be one of those shown, or none
fault-told-values = they must be numbers from { $low } to { $high }
fault-told-some = they must be some of those shown
fault-told-most = at most { $most }
fault-no-turn-to-end = no turn of yours can be over now
fault-not-at-rest = something is going on that must end first
fault-not-laid = the set-up still lays this out: tell it when it is done
fault-no-such-call = this cannot be asked for now
fault-no-such-option = this must be one of those shown
fault-told-meanwhile = somebody has told { $now_name } meanwhile
fault-not-held = { $card_name } cannot be in this hand
fault-seats = { $count } cannot play this; it is for { $allowed }
fault-seats-by-rule = { $count } cannot play this; it is for { $allowed } ({ $rule })
fault-unknown-game = unknown game '{ $asked }'; the nearest: { $near }.
fault-unknown-rule = There is no rule { $asked }; the nearest: { $near }.
fault-position-file = The file cannot be played from: { $line }

# What is wrong with something typed or sent.
fault-near = did you mean “{ $near }”?
fault-known = known: { $known }
fault-known-more = known: { $known } and { $more } more
fault-known-none = there are none
fault-within = { $what }: { $line }
fault-perhaps-more = and perhaps more
fault-unknown-here = “{ $told }” is unknown here, { $right }
fault-unknown-at = { $what }: “{ $told }” is unknown, { $right }
fault-no-number = it must be a whole number, not “{ $told }”
fault-between = { $told } is not between { $low } and { $high }
fault-no-text = it must be a text, not “{ $told }”
fault-no-flag = it must be true or false, not “{ $told }”
fault-no-list = it must be a list
fault-no-object = { $what } must be an object
fault-twice = “{ $told }” names something twice
fault-unknown-language = unknown language “{ $told }”, { $right }
fault-unknown-source = unknown source of chance “{ $told }”, { $right }
fault-unknown-option = unknown option “{ $option }”, { $right }
fault-option-value = the option { $option } cannot be “{ $told }”, { $right }
fault-option-kind = the option { $option } cannot be “{ $told }”
fault-option-later = the option “{ $option }” came with rules version { $version }, leave it out for older ones
fault-rules-version = rules version { $told } is unknown, this program has { $known }
fault-content-version = content version { $told } is unknown, this program has { $known }
fault-game-module = cannot load the game module “{ $module }”: { $told }
fault-module-no-game = the module “{ $module }” has no GAME
fault-unknown-keep = keep: unknown “{ $told }”, { $right }
fault-keep-value = keep { $keep }: cannot be “{ $told }”, { $right }
fault-cannot-begin = { $seat_name } cannot begin, there are { $count } seats
fault-no-secret = the secret of a sealed game is 64 hex digits in lower case
fault-no-rule = there is no rule “{ $told }”, { $right }
fault-no-record = this is not a record of a game
fault-record-cut-off = this is not a record: it is cut off
fault-record-format = record format “{ $told }” is unknown, this program reads { $known }
fault-record-spoilt = the record is spoilt: { $told }
fault-record-of-other = this is a record of “{ $told }”, not of { $wanted }
fault-record-names = the record has { $seats } seats, but { $names } names
fault-record-no-seed = the record has no seed; a sealed game can be replayed when it is over
fault-record-secret = the secret of the record is not the one whose hash was published
fault-record-seat = the record, choice { $number }: “{ $told }” must begin with a seat, { $right }
fault-record-choice = the record, choice { $number }: “{ $told }” is not possible there ({ $rule })
fault-record-answered = the record, choice { $number }: { $seat_name } has answered already
fault-record-not-over = the record has a result, but its choices do not end the game
fault-record-result = replaying the record gives another result than the one it holds
fault-record-long = the record has { $count } choices, at most { $most }
fault-without-pack = it was made without a pack: leave out “{ $pack }”
fault-other-content = it was made with other content than this, version { $version }: give the pack it was played with
fault-no-position = this is not a position
fault-position-format = position format “{ $told }” is unknown, not { $known }
fault-position-of-other = this is a position of “{ $told }”, not of { $wanted }
fault-position-set-up = position: seats must be a whole number, version too, options an object
fault-position-misfits = table: its entries do not fit together
fault-agenda-misfits = agenda: { $step } does not fit this table
fault-agenda-no-choice = agenda: { $step } leaves { $seat_name } nothing to choose
fault-agenda-list = agenda must be a list of steps, the next one first
fault-no-step = agenda: { $told } is not a step: it needs a name under “step”
fault-step-fields = agenda: { $step } must have exactly this: { $needed }
fault-nobody-sits = agenda: { $step }: nobody sits at { $seat_name }
fault-no-winners = result: winners must be some of { $known }
fault-zone-list = zones: { $zone } must be a list of at most { $most } cards, or their number
fault-zone-not-left = zones: { $zone }: { $count } cards are not left
fault-card-too-often = zones: card { $card_name } stands there too often or is not in play
fault-cards-nowhere = zones: these cards are nowhere: { $cards }
fault-memory-impossible = memory: { $seat_name } must think a card of { $zone } possible
fault-sealed-secret = chance: a sealed position needs its secret
fault-chance-numbers = chance: “a” must be a number as a text, “b” a number, in range
fault-not-sealed = sealed: { $seat_name }: “{ $told }” is not offered there
fault-not-underway = underway: not an answer that waits for a told outcome
fault-no-file = { $file }: there is no such file
fault-file-barred = { $file }: it may not be read or written here
fault-file-is-folder = { $file }: is a folder; name a file in it
fault-file = { $file }: { $told }
fault-no-folder = { $file }: there is no folder { $folder }; make it first
fault-cannot-make = { $file }: cannot be made: { $told }
fault-cannot-write = cannot write { $file }: there is no such folder, or nobody may write there
fault-read-only = { $file }: cannot be written to: it is read-only, or another user's
fault-folder-read-only = { $file }: its folder { $folder } cannot be written to, and a store keeps a log there
fault-no-json = { $file }: is not JSON
fault-file-cut-off = { $file }: is not JSON: it is cut off
fault-no-toml = { $file }: is not TOML: { $told }
fault-no-utf8 = { $file }: is not UTF-8 text
fault-no-document = { $file }: is neither a position nor a record
fault-record-not-position = { $file }: is a record, not a position: 'ragnatafl position write' makes a position of it
fault-file-of-game = { $file }: is of the game “{ $told }”, not of { $wanted }
fault-pack-of-other = this is a pack for { $told }, not for { $wanted }
fault-pack-no-folder = content pack { $file }: there is no such folder
fault-pack-file = { $file }: cannot be read: { $told }
fault-pack-empty = content pack { $pack } has no content file, known: { $known }
fault-no-content-file = { $file }: no such content file, { $right }
fault-no-entries = { $file }: has no entries, known: { $known }
fault-no-such-entries = { $file }: “{ $told }” cannot be replaced, { $right }
fault-entries-begin = { $file }: “{ $told }” cannot be replaced: entries begin with [[{ $told }]]
fault-entry-no-id = { $file }: [[{ $entries }]] { $number }: must have an id, a text
fault-entry-versions = { $file }: { $id }: a pack has no versions: leave out since and until
fault-entry-not-new = { $file }: { $id }: is in our content already: leave out “new” to replace it
fault-entry-id = { $file }: { $id }: an id has at most 40 letters and digits, with single hyphens between them
fault-entry-our-word = { $file }: { $id }: is a word of ours, give it another id
fault-entry-too-like = { $file }: { $id }: is too like our “{ $known }”, give it another id
fault-unknown-bot = unknown bot “{ $told }”, { $right }
fault-bot-workers = bot “{ $told }”: no number of workers, as in “{ $right }”
fault-bot-budget = bot “{ $told }”: it must be iterations or seconds a decision, as in “{ $level }:400” or “{ $level }:0.5s”
fault-budget-iterations = it must have 1 iteration at least
fault-budget-seconds = it must have more than 0 seconds
fault-budget-workers = it must have 1 to { $most } workers, not { $told }
fault-unknown-player = unknown player “{ $told }”, { $right }
fault-players = --players: seats to fill: { $seats }, players named: { $named }; name me or one of { $levels } for each seat
fault-bot-counted = --players: { $bot } cannot play cards that are only counted
fault-eyes = --eyes: unknown seat “{ $told }”, { $right }
fault-unknown-kind = unknown kind “{ $told }”, there are: { $known }
fault-no-lesson = there is no lesson “{ $told }”, { $right }
fault-no-scene = there is no scene “{ $told }”, { $right }
fault-which-game = which game? give its name, as in 'ragnatafl { $command } runics', or --from FILE
fault-too-many-names = --names has { $names } names, but { $people } sit at the table
fault-beside-from = { $option } cannot stand beside --from: the file says it already
fault-own-seed = --seed: a saved game has its own seed
fault-keep-asked = --keep is for a real board: it needs --source asked
fault-keep-pair = --keep: “{ $told }” must be NAME=WHO, as in die=app,hands=app
fault-no-name = --names: “{ $told }” is no name: 1 to { $most } letters, with commas between
fault-same-names = --names: two people of one name cannot be told apart
fault-no-point = --at { $told }: the record has the points 0 to { $most }
fault-depth = --depth { $told }: it must be from 1 to { $most }
fault-no-state = --state must be one of { $known }, not “{ $told }”
fault-no-age = “{ $told }” is no age: write 12h, 90d, 8w or 1y
fault-say-yes = nobody is there to agree: say --yes to remove it
fault-gather-or-fit = --gather plays games and --fit plays none: one of them at a time
fault-no-such-hands = --on must be here, ray or ray://HOST:PORT, not “{ $told }”
fault-no-workers = there must be 1 worker at least, not { $told }
fault-worker-lost = the same games have ended their worker { $count } times
fault-worker-lost-kept = the same games have ended their worker { $count } times; what was finished is kept
fault-worker-lost-unkept = the same games have ended their worker { $count } times; with { $option } what was finished would have been kept
fault-needs-extra = { $what } needs more: pip install 'ragnatafl[{ $extra }]'
fault-no-cluster = no cluster of Ray at { $address }: { $told }
fault-other-program = { $host } has another version of Ragnatafl: it would play other games
fault-no-program = a machine of the cluster at { $address } has no Ragnatafl: install it on every one
fault-games-count = there must be 1 to { $most } games
fault-too-many-bots = { $count } bots cannot sit on { $seats } seats
fault-no-parquet = { $file }: this is no Parquet file, or it is cut off
fault-parquet-of-other = { $file }: these are no games of Ragnatafl
fault-parquet-format = { $file }: data format { $told } is unknown, this program has { $known }
fault-other-plan = { $file } holds games of another plan ({ $told }): name another folder
fault-foreign-games = { $file }: these games are of another plan ({ $told }) than their folder
fault-no-collection = { $file }: there are no games of Ragnatafl here
fault-no-plan = { $file }: this is no plan of games
fault-no-games = there are no games to tell of
fault-no-store = { $file }: there is no such store
fault-store-not-empty = { $file }: has tables already, and nothing is copied over them
fault-store-foreign = { $file }: is the file of another program, not a table store
fault-store-newer = { $file }: was written by a newer program (version { $told }, not { $known })
fault-store-open = { $file }: another server has it open
fault-store-locked = { $file }: is locked by another program
fault-no-database = { $file }: the database does not answer: { $told }
fault-database-address = the address of the database cannot be read: write postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, signs like / @ % in a password as %2F %40 %25
fault-pack-of-none = content: { $pack } is a pack for none of our games: { $known }
fault-public-url = public url: “{ $told }” must be as in https://tafl.example, without a path
fault-no-default-store = { $file }: { $told }; name a file with --db
fault-backup-is-file = a backup is a file; 'ragnatafl db copy' copies into a database
fault-backup-there = { $file }: is there already; a backup is a new file
fault-needs-postgres = a store in PostgreSQL needs more libraries: pip install 'ragnatafl[postgres]'
fault-worker-database = workers take their jobs from a database: name it with --db postgresql://...
fault-one-worker = workers must be 1 at least here
fault-no-port = port { $told } is not between 0 and 65535
fault-cannot-listen = cannot listen at { $host } port { $port }: { $told }
fault-setting-value = { $what }: { $setting } must be { $right }, not { $told }
fault-settings-shown = 'ragnatafl config' shows them all
fault-one-of = one of { $known }
fault-from-to = a number from { $low } to { $high }
fault-networks = addresses or networks, as in 192.168.1.7 or 10.0.0.0/8
fault-web-address = an address as in https://tafl.example
fault-token-letters = 16 letters or more, or empty
fault-true-or-false = true or false
fault-a-whole-number = a whole number
fault-a-number = a number
fault-a-text = { "\"a text\"" }
fault-a-list = { "[\"a\", \"list of texts\"]" }
fault-no-table = there is no table “{ $told }”
fault-no-persons-seat = seat { $told } is no person's; seats of people: { $known }
fault-ban-days = a ban lasts from 1 to { $most } days, or 0: for ever
fault-not-banned = { $told } is not banned
fault-no-line = there is no line { $told } in “{ $place }”
fault-announce-minutes = an announcement stays up to { $most } minutes, or 0: for ever
fault-link-old = this link is not good any more: 'ragnatafl admin link' makes a new one
fault-link-used = this link was used: 'ragnatafl admin link' makes a new one
fault-no-whom = “{ $told }” is neither an address or network, as in 203.0.113.7 or 203.0.113.0/24, nor a browser, 64 signs as 'ragnatafl admin show' tells them

# What the table says in the terminal.

# The people at it, when they give no names of their own.
ui-seat-astrid = Astrid
ui-seat-bjorn = Bjorn
ui-seat-dagny = Dagny
ui-seat-eirik = Eirik
ui-seat-freydis = Freydis
ui-seat-gunnar = Gunnar

# What a person may type; English words are understood in every language.
ui-word-undo = undo
ui-word-hint = hint
ui-word-try = try
ui-word-why = why
ui-word-rules = rules
ui-word-board = board
ui-word-more = more
ui-word-scores = scores
ui-word-log = log
ui-word-change = change
ui-word-standing = standing
ui-word-save = save
ui-word-help = help
ui-word-quit = quit
ui-yes = yes
ui-automa = automa
ui-tale = Turn of { $who }
ui-tale-of-all = At the table

ui-tip = Type a number, or part of an option to shorten the list; help tells what else you can type.
ui-help =
    Answer with the number of an option, with its words, or with part of them to shorten the list:
    if one option is left, Enter takes it. Besides you can type:
ui-help-undo = take back your last choice
ui-help-hint = ask a bot what it would do
ui-help-try = with a number: see the table as it would be after that option
ui-help-why = the rule behind the question; also with the number of an option, with a rule, after a refusal; with the name of a bot: what it is after
ui-help-rules = the chapters of the rules; with a rule: its text
ui-help-board = the table and all options again
ui-help-more = the next options of a long list
ui-help-scores = points so far
ui-help-log = what happened, the last 20 lines; with a number: so many lines; log all: everything
ui-help-change = with a name: that player changes a sealed answer, as long as not all are in
ui-help-standing = with a number: refuse something for a while, or withdraw that
ui-help-save = with a file name: save the game as a record
ui-help-help = this page
ui-help-quit = leave the table

ui-more =
    { $left ->
        [one] … { $left } more option: Enter or more shows it
       *[other] … { $left } more options: Enter or more shows them, part of an option shortens the list
    }
ui-only-one-left = Enter takes it.
ui-no-such-number = There is no option { $number }: type a number from 1 to { $last }.
ui-did-you-mean = Did you mean { $word }?
ui-told-so-far = Told so far: { $faces }
ui-forced = Only one option is left, so it is taken: { $option }
ui-for = (for { $who })
ui-thinks = { $who } is thinking …
ui-taken-back = Taken back.
ui-hint = { $bot } would choose { $number }: { $option }
ui-hint-only = It is the only option.
ui-aim = { $who } is after: { $what }
ui-aim-unseen = { $who }: what it is after cannot be told from what you see.
ui-hint-gains = It gains:
ui-hint-gives-up = It gives up:
term-game-ends = the end of the game
ui-hint-expects = It expects to follow:
ui-hint-turn = { $who }: { $option }
ui-hint-outlook = Your prospects then, as it sees them: { $count } of 100, where 50 is even.
ui-hint-second =
    Next best: { $option } ({ $gap ->
        [near] nearly as good
        [little] a little worse
        [clear] clearly worse
       *[far] far worse
    }, { $count } of 100).
ui-hint-second-less = That would bring less of:
ui-hint-second-more = That would bring more of:
ui-no-hint-for-chance = No bot knows what chance will bring: tell what you see.
ui-no-hint-for-counted = No bot knows the cards that you hold: they are only counted.
ui-try-what = Try which option? Type try and a number from 1 to { $last }.
ui-tried = After '{ $option }' the table would look like this; nothing has been chosen yet.
ui-cannot-try = This cannot be tried: it would show what only the choice itself may show.
ui-no-such-rule = There is no rule { $rule }; near it are { $near }.
ui-rules-none = The rules say nothing of '{ $words }'; the nearest: { $near }.
ui-rules-which = Which game's rules? There are: { $games }.
ui-count-game = game
ui-count-language = language
ui-count-ids = rules
ui-count-paragraphs = paragraphs
ui-count-sentences = sentences
ui-count-scenes = pictures
ui-count-terms = terms
ui-log-more =
    { $left ->
        [one] … { $left } earlier line: log all shows everything
       *[other] … { $left } earlier lines: log all shows everything
    }

ui-confirm-unseen = '{ $option }' cannot be taken back: chance is drawn, or something hidden is shown. Enter or yes does it, anything else does not:
ui-confirm-answered = '{ $option }' cannot be taken back: another player is asked next. Enter or yes does it, anything else does not:

ui-curtain = { $who }, press Enter when ready.
ui-pause = Press Enter to go on.
ui-sealed = This answer is sealed: nobody learns it before all are in.
ui-sealed-so-far = Your answer so far: { $option }
ui-sealed-in = The answer is sealed.
ui-may-change = Who wants to change a sealed answer types the name now: { $who }
ui-change-who = Who wants to change the answer? Type change and a name: { $who }
ui-change-nobody = Nobody has a sealed answer that could be changed.

ui-save-where = Save where? Type save and a file name.
ui-saved =
    { $choices ->
        [one] Saved in { $file }, with { $choices } choice.
       *[other] Saved in { $file }, with { $choices } choices.
    }
ui-saved-running = To play on later: ragnatafl play --from { $file } --players { $players }
ui-saved-sealed = The secret of this game stays out of the record until the game is over; until then nobody can replay it.
ui-save-failed = { $file } cannot be written: { $reason }
ui-save-foreign = { $file } is there already and is no record of a game: choose another name.
ui-save-offer = To save the record type a file name, or just press Enter:
ui-quit-save = To save the game first type a file name, or just press Enter to leave:
ui-left = The game was left unfinished.
ui-input-ended =
    { $choices ->
        [one] The input ended after { $choices } choice and nothing was saved; to play, start ragnatafl play { $game } in a terminal, or give one answer a line (number or text).
       *[other] The input ended after { $choices } choices and nothing was saved; to play, start ragnatafl play { $game } in a terminal, or give one answer a line (number or text).
    }

ui-won =
    { $count ->
        [0] The game is over. Nobody wins.
        [one] The game is over. { $who } wins!
       *[other] The game is over. The victory is shared: { $who }
    }
ui-lost =
    { $count ->
        [one] You have lost. { $who } wins!
       *[other] You have lost. The victory is shared: { $who }
    }
ui-points = points
ui-seed = The seed of this game was { $seed }: --seed { $seed } deals the same cards again.
ui-sealed-hash = Chance is sealed. The SHA-256 of its secret, for you to note: { $hash }
ui-sealed-secret = The secret of this game was { $secret }
ui-sealed-verify = To check every shuffle: ragnatafl verify { $file } --hash { $hash }

ui-replay-point = { $point } of { $last }
ui-replay-keys = Enter on · b back · number jump · s start · e end · q quit:

ui-simulating = games
ui-exporting = games
ui-exported-decisions = { $rows } decisions of { $games } games: { $file }
ui-exported-games = { $games } games: { $file }

# What `ragnatafl report` tells.
ui-report-title = { $game }: how it plays
ui-report-lead = { $games } games of { $bots } with { $seats } players, seed { $seed }; rules version { $rules }, content version { $content }
ui-report-lead-options = Set-up: { $options }
ui-report-lead-pack = Content pack: { $pack }
ui-report-lead-against = Compared with the same games played with the pack { $pack }
ui-report-lead-rates = Shares have 95 % intervals behind them. “Luck” is how often chance alone would lead so far; where many are compared at once, this is allowed for (Benjamini and Hochberg), and marked below 0.05. What goes together with winning need not be its cause.
ui-report-written = { $games } games: { $file }
ui-report-contents = Contents
ui-report-nothing = None.
ui-report-rows = All { $count } rows
ui-report-search = Find
ui-report-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
ui-report-section-games = The games
ui-report-section-things = Cards and other things
ui-report-section-course = Points and comebacks
ui-report-section-asked = Questions
ui-report-section-rulebook = Rules
ui-report-section-changed = What the pack changes
ui-report-endings = How games end
ui-report-endings-about = By the rule that ended them, with the median of rounds (where the game counts them) and of turns.
ui-report-lengths = How long they are
ui-report-lengths-about = Half of the games lie within the box, nine of ten between the ends of the line.
ui-report-seats = Seats
ui-report-seats-about = How often each seat won, beside its fair share (the upright mark).
ui-report-bots = Players
ui-report-bots-about = How often each bot won, and how long it thought about a choice.
ui-report-deeds = What is chosen
ui-report-deeds-about = For everything that an option touches: how often it could be chosen, how often it was, and how often those seats won that chose it at least once. The picture shows the difference from a fair share, best and worst.
ui-report-happenings = What happens
ui-report-happenings-about = The same for everything that happens with a thing, chosen or not.
ui-report-unmet = Never met
ui-report-unmet-about = Things that can be chosen or told of by name, and that never were in any of the games; of kinds that were.
ui-report-pace = Points over the game
ui-report-pace-about = Mean points of winners and others, from the first question to the last.
ui-report-comebacks = Comebacks
ui-report-comebacks-about = In how many games the later winner leads, or is last, at each moment; and how things stand at half of the game.
ui-report-questions = How much is asked
ui-report-questions-about = A question is forced if only one answer is possible.
ui-report-widths = How many options
ui-report-widths-about = Questions by the number of their options.
ui-report-rules = Rules that are met
ui-report-rules-about = Rules by which something was asked or happened.
ui-report-unmet-rules = Rules that are never met
ui-report-unmet-rules-about = Rules by which something can be asked or told, and was not in any of the games. What is only carried out, without a word, is not counted.
ui-report-changed-shares = Endings and seats
ui-report-changed-shares-about = The difference in hundredths, game by game with the same seed.
ui-report-changed-counts = Length and points
ui-report-changed-counts-about = The mean difference of games with the same seed.
ui-report-changed-deeds = What is chosen more or less often
ui-report-changed-deeds-about = Of what could be chosen without and with the pack; first what only one side has, then the most certain changes.
ui-report-measure-rounds = rounds
ui-report-measure-turns = turns
ui-report-measure-questions = questions
ui-report-measure-choices = real choices
ui-report-measure-forced = forced questions
ui-report-measure-best = points of the best
ui-report-measure-gap = points ahead of the second
ui-report-measure-behind = winner behind at half
ui-report-measure-ending = ends by: { $ending }
ui-report-measure-seat = won by: { $seat }
ui-report-col-seats = players
ui-report-col-ending = ending
ui-report-col-games = games
ui-report-col-share = share
ui-report-col-rounds = rounds
ui-report-col-turns = turns
ui-report-col-measure = measure
ui-report-col-mean = mean
ui-report-col-q5 = 5 %
ui-report-col-q25 = 25 %
ui-report-col-q50 = median
ui-report-col-q75 = 75 %
ui-report-col-q95 = 95 %
ui-report-col-seat = seat
ui-report-col-won = won
ui-report-col-lift = from fair share
ui-report-col-points = points
ui-report-col-bot = bot
ui-report-col-seconds = s/choice
ui-report-col-thing = thing
ui-report-col-kind = kind
ui-report-col-deed = chosen as
ui-report-col-event = event
ui-report-col-offered = offered
ui-report-col-taken = chosen
ui-report-col-picked = chosen of offered
ui-report-col-luck = luck
ui-report-col-times = times
ui-report-col-of-games = of all games
ui-report-col-at = of the game
ui-report-col-winner = winner’s points
ui-report-col-others = others’ points
ui-report-col-led = winner leads
ui-report-col-last = winner is last
ui-report-col-leader-wins = leader at half wins
ui-report-col-from-behind = winner was behind
ui-report-col-from-last = winner was last
ui-report-col-changes = changes of lead
ui-report-col-a-game = a game
ui-report-col-a-turn = a turn
ui-report-col-forced = forced
ui-report-col-forced-a-turn = forced a turn
ui-report-col-width = options
ui-report-col-widest = most options
ui-report-col-options = options
ui-report-col-rule = rule
ui-report-col-text = what it says
ui-report-col-in-games = in games
ui-report-col-pairs = pairs
ui-report-col-before = without
ui-report-col-after = with
ui-report-col-difference = difference
ui-report-col-from = from
ui-report-col-to = to
ui-report-col-picked-after = with the pack
ui-report-col-won-after = won with the pack

ui-results =
    { $seats ->
        [one] { $game }: { $seats } player, seed { $seed }
       *[other] { $game }: { $seats } players, seed { $seed }
    }
ui-column-bot = bot
ui-column-games = games
ui-column-wins = wins
ui-column-shared = shared
ui-column-rate = rate
ui-column-interval = 95 %
ui-column-score = score
ui-column-decisions = decisions
ui-column-ending = ending
ui-column-share = share
ui-column-rounds = rounds (median)
ui-ending-stopped = stopped
ui-ending-all = all games
ui-column-seconds = s/decision
ui-column-option = first option
ui-column-depth = depth
ui-column-sequences = sequences
ui-sum = sum

ui-position-written =
    { $point ->
        [one] The position after { $point } choice is written to { $file }.
       *[other] The position after { $point } choices is written to { $file }.
    }
ui-position-good = { $file }: a good position of { $game }. { $who } is asked: { $prompt } ({ $rule })
ui-position-over = { $file }: a good position of { $game }. The game is over.

ui-verified-hash = The secret is the one whose SHA-256 was published: { $hash }
ui-verified-nonce = Mixed in by { $who }, as you noted: { $nonce }
ui-verified-seals = What was mixed in fits the seals that were given before any of it was shown.
ui-verified-unopened = Sealed but never opened, and not mixed in: { $who }
ui-verified =
    { $choices ->
        [one] Every shuffle and { $choices } choice replay to the recorded result. Won by: { $who }
       *[other] Every shuffle and all { $choices } choices replay to the recorded result. Won by: { $who }
    }
ui-verified-running =
    { $choices ->
        [one] Every shuffle and { $choices } choice replay; the game is not over yet.
       *[other] Every shuffle and all { $choices } choices replay; the game is not over yet.
    }
ui-misfit-source = { $file }: chance came from the source '{ $source }', nothing was published; only games played with '--source sealed' can be verified
ui-misfit-secret = { $file }: holds another secret than the one given with --secret
ui-misfit-no-secret = { $file }: has no secret yet, the game is not over: play it to its end, or give --secret
ui-misfit-hash-record = { $file }: the secret's SHA-256 is { $hash }, but the record says { $wanted }: this is not the game whose hash was published
ui-misfit-hash-noted = { $file }: the secret's SHA-256 is { $hash }, but --hash says { $wanted }: this is not the game whose hash was published
ui-misfit-no-hash = { $file }: holds no published hash: give the one you were shown as --hash
ui-misfit-nonce = { $file }: what your browser sent, { $nonce }, is not mixed in; mixed in is: { $mixed }
ui-misfit-seal = { $file }: what { $who } mixed in does not fit the seal that the record holds
ui-misfit-replay = { $file }: the choices do not replay with this secret: { $fault }

ui-game-seats = Players: { $seats }
ui-game-version = Rules version: { $version }
ui-game-content = Components: { $total }; from the rulebook { $seed }, from public sources { $public }, our own proposals { $proposed }
ui-game-marks = Single facts within our proposals: from the rulebook { $seed }, from public sources { $public }
ui-column-option-name = option
ui-column-default = usually
ui-column-meaning = what it does

# Cards, boards and tokens to be read.
ui-word-card = card
ui-help-card = with a name: what a card, a board or a token says, and where it is now
ui-source-seed = Stands in the rulebook
ui-source-public = Told by people who own the box
ui-source-proposed = Our own proposal
ui-lies-hidden = hidden: { $places }
ui-lies-nowhere = not in this game
ui-no-such-card = There is nothing called '{ $card }' here; the nearest are: { $near }
ui-card-what = Which card? Type card and a name, or part of it.
ui-cards-none = Nothing fits '{ $words }'; the nearest are: { $near }
ui-cards-found =
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }

# Chances, as the reader's own view lets them be reckoned. $chance is one of the first four.
chance-title = Chances, as far as you can know
chance-percent = { $percent }%
chance-within = { $percent }% (between { $low } and { $high })
chance-above = above { $percent }%
chance-below = below { $percent }%
gain-chance = { $percent }% to win
chance-win = chance to win { $chance }
chance-kill = chance to kill { $chance }
chance-with = with your best card: { $card }
chance-with-any = whatever you play
chance-with-laid = with the card that you have put down: { $card }
chance-with-pass = if you pass, which is best for you
chance-if-pass = if you pass
chance-call = if nobody else joins

ui-standing-may = standing { $number }: { $what }
ui-standing-holds = standing { $number } withdraws: { $what }
ui-standing-none = There is nothing that you could refuse for a while here.
ui-standing-given = A standing answer was given for you: { $option }
ui-pick-all = all
ui-picked = Picked: { $members }
ui-pick-missing = Something is missing: pick more.
ui-pick-tip = Type numbers, several at once if you like; all picks all, -1 puts back.
ui-pick-tip-whole = Enter confirms; numbers pick more, all picks all, -1 puts back.

# Bots by their levels, and how strong they were measured to be: $wins of 10 games.
ui-level-thrall = thrall: plays at random
ui-level-bondi = bondi: for a first game, takes what is not bad
ui-level-karl = karl: takes what looks best
ui-level-jarl = jarl: thinks ahead
ui-level-konung = konung: thinks longest and judges best
ui-rivals =
    { $count ->
        [0] the game itself
        [1] one { $others }
        [2] two { $others }s
       *[other] three { $others }s
    }
ui-strength =
    { $wins ->
        [0] hardly ever beats { $rivals }
        [10] nearly always beats { $rivals }
        [one] beats { $rivals } once in 10 games
       *[other] beats { $rivals } { $wins } of 10 times
    }
ui-rival =
    { $one ->
        [game] it
       *[other] one { $one }
    }
ui-weakness =
    { $losses ->
        [0] hardly ever loses to { $rival }
        [10] nearly always loses to { $rival }
        [one] loses to { $rival } once in 10 games
       *[other] loses to { $rival } { $losses } of 10 times
    }

## Looking back upon a game
ui-analysing = Looking back
ui-analysis-title = { $game }: the game looked back upon
ui-analysis-who = Player
ui-analysis-start = Chance at the start
ui-analysis-luck = By luck
ui-analysis-lost = Given away a choice
ui-analysis-end = At the end
ui-analysis-chart = Everybody's chance to win over the game, turning points marked
ui-analysis-turning-points = Turning points
ui-analysis-turn = Choice { $number }, { $who }: { $option }
ui-analysis-chance = chance
ui-analysis-swing = { $who }: { $before } % → { $after } %
ui-analysis-by-luck = Rather luck than a choice.
ui-analysis-by-choice = Rather a choice than luck.
ui-analysis-missed = What gave most away
ui-analysis-missed-choice = Choice { $number }, { $who }: { $option } ({ $chance } %)
ui-analysis-better = better: { $option } ({ $chance } %)
ui-analysis-nothing = Nothing worth a word.
ui-analysis-decisions = Every decision
ui-analysis-decisions-of = { $who }, decisions: { $count }
ui-analysis-open = with all cards open: { $before } % → { $after } %
ui-analysis-also = also: { $option } ({ $chance } %)
ui-analysis-mark = Turning point { $number }
ui-analysis-explained = Chances are judged with all cards open. Luck is what came out, less what comes out on average when chance is drawn anew. Given away is what better choices would have kept, as far as the player could see.

# What a server says in the terminal when it starts.
ui-serve-at = Ragnatafl is at { $address }  (tables are kept in { $store }; Ctrl-C ends it)
ui-serve-already = Ragnatafl is at { $address } already  (tables are kept in { $store })
ui-serve-others = For others:     { $address }
ui-serve-no-network = No network was found in which others could reach it.
ui-serve-open = Everybody who can reach this machine can open tables here.
ui-worker-at =
    { $count ->
        [one] Ragnatafl thinks for { $store } with { $count } worker (Ctrl-C ends it)
       *[other] Ragnatafl thinks for { $store } with { $count } workers (Ctrl-C ends it)
    }

# The coach of lessons, in browser and terminal.
ui-lesson-minutes = about { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
ui-coach-astray = That is allowed, but the lesson goes another way here. Take it back.
ui-coach-done = Well done.
ui-coach-finished = You have finished this lesson.
ui-coach-gone = This lesson has changed since you were here. Begin it again.
ui-coach-at = { $lesson }: { $number } of { $total }
ui-coach-marked = Marked: { $things }
ui-coach-tip = Answer as at any table, or type: { $words }.
ui-coach-enter-back = Press Enter to take it back.
ui-coach-left = You can go on with ragnatafl learn whenever you like.
ui-coach-would = The coach would choose { $number }: { $option }  ({ $word } switches this off)
ui-coach-marks = The coach says again what it would choose.
ui-coach-no-marks = The coach no longer says what it would choose; { $word } switches that on.
ui-word-coach = coach
ui-word-show = show
ui-word-what = what
ui-word-back = back
ui-word-again = again

### The club.

fault-no-such-person = nobody is known here by this address
fault-no-such-tournament = there is no such tournament: the link is wrong
fault-pairing-few = { $told } players cannot be paired: two are needed at least
fault-tournament-automas = in this game the rules play seats of their own, so that it has no tournaments
fault-tournament-rounds = the rounds must be a number from 1 to { $most }
fault-tournament-name = a tournament needs a name
fault-tournament-nameless = say what you are called
fault-not-a-number = '{ $told }' is not a number
### The club: alerts

alert-page = Alerts
alert-page-about = When it is your turn and you are not at the table, we tell you. Several tables come as one message, and of each you hear once until you have been there.
alert-page-links = Links in messages lead to the table itself. They let nobody else in: you sit there in the browsers that hold your seat.
alert-said-added = You are told this way from now on.
alert-said-removed = You are not told this way any more.
alert-said-tested = A test is on its way.
alert-said-kept = Your wishes are kept.
alert-said-confirm = A letter is on its way to this address. Follow the link in it, and you are told there from then on.
alert-said-on = You will hear of this table.
alert-said-off = You will hear nothing of this table.
alert-part-table = This table
alert-part-tables = Tables you decided about
alert-part-channels = How you are told
alert-part-more = Another way
alert-part-wishes = What you are told, and when
alert-part-kinds = Tell me
alert-part-quiet = Quiet hours
alert-none = You are not told in any way yet.
alert-unconfirmed = Nobody has followed the link in our letter yet: nothing else is sent there.
alert-dead-gone = It is not there any more, so nothing is sent there. Remove it, or add it again.
alert-dead-refused = It refused all messages for hours, so nothing is sent there. Remove it, or add it again.
alert-dead-silent = It did not answer for hours, so nothing is sent there. Remove it, or add it again.
alert-dead-private = Its address leads into a closed network, so nothing is sent there. Remove it.
alert-trouble-gone = The last message did not arrive: nothing is at this address. We try again.
alert-trouble-refused = The last message was refused. We try again.
alert-trouble-silent = The last message found no answer. We try again.
alert-kind-push = Browser
alert-kind-mail = E-mail
alert-kind-webhook = Webhook
alert-here = this browser
alert-act-test = Send a test
alert-act-remove = Remove
alert-push-add = Tell me in this browser
alert-push-cannot = This browser cannot be told here: it needs https, and on some telephones the page on the home screen.
alert-push-denied = You have forbidden notifications of this site. Allow them in the settings of the browser.
alert-push-failed = The browser could not reach its push service. Try again later, or take another way.
alert-no-mail = This server sends no e-mail.
alert-add = Add
alert-shape-discord = Discord
alert-shape-slack = Slack
alert-shape-matrix = Matrix
alert-shape-ntfy = ntfy
alert-shape-json = plain JSON
alert-address = Address
alert-webhook-about = Whoever can read the channel behind a webhook reads the names at your tables and whose turn it is, never a card.
alert-want-turn = when it is my turn
alert-want-over = when a game is over
alert-want-invited = when somebody invites me to a table
alert-want-paired = when I am paired in a tournament
alert-quiet = Leave me alone in quiet hours; what happens then is told when they end
alert-quiet-from = from
alert-quiet-to = to
alert-zone = Time zone
alert-save = Save
alert-table-on = You hear of it.
alert-table-off = You hear nothing of it.
alert-turn-on = Tell me when it is my turn
alert-turn-off = Tell me nothing of this table
alert-confirm-page = Alerts by e-mail
alert-confirm-about = Somebody who plays here wants to be told at your address when it is their turn. Is that you?
alert-confirm-yes = Yes, tell me here
alert-confirmed = From now on you are told at this address.
alert-title-turn = Your turn
alert-title-over = Game over
alert-title-invited = Invitation
alert-title-paired = Your next opponents
alert-title-test = Test
alert-title-confirm = Is this your address?
alert-title-many =
    { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
alert-told-turn = { $game }: it is your turn ({ $names })
alert-told-over = { $game } is over, won by { $winners } ({ $names })
alert-told-over-nobody = { $game } is over ({ $names })
alert-told-invited = { $game }: { $who } invites you to a table
alert-told-paired = { $tournament }, round { $round }: you play { $game } ({ $names })
alert-told-test = This is how you will be told.
alert-told-confirm = Somebody wants to be told here when it is their turn. If that is you, follow the link within a day; if not, do nothing.
alert-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
alert-footing = How you are told, and how to hear no more:

fault-mail-server = a mail server as in smtp://name:password@mail.example:587
fault-mail-address = an address as in tafl@club.example
fault-push-contact = an address as in mailto:olena@club.example or https://club.example
fault-alert-url = The address must begin with https:// and be as in https://hooks.example/...
fault-alert-private = This address leads into a closed network; only addresses of the open internet are possible.
fault-alert-push-keys = What this browser says of itself cannot be read. Try again, or take another way.
fault-alert-shape = A webhook must be one of: { $known }.
fault-alert-topic = An address of ntfy names a topic, as in https://ntfy.sh/my-tables.
fault-alert-time = “{ $told }” is no time as in 22:30.
fault-alert-zone = “{ $told }” is no time zone as in Europe/Kyiv.
fault-alert-no-mail = This server sends no e-mail.
fault-alert-mail = This is no e-mail address as in olena@club.example.
fault-alert-many = You have { $count } ways to be told already. Remove one first.
fault-alert-no-channel = This way to be told is not there any more.
fault-alert-not-live = Nothing is sent there. Remove it, or add it again.
fault-alert-link = This link is used, too old or wrong. Add the address again for a new one.
