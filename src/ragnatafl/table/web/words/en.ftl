# The table in the browser, in English.

web-title = Ragnatafl: Norse board games
web-tagline = Norse board games at one table
web-home = To the home page
web-fault = This did not work
web-language = Language
web-menu = What you can do
web-skip = Skip to your options
web-close = Close
web-cancel = Cancel
web-save = Save
web-open = Open
web-copied = Copied

# The home page.
web-my-tables = My tables
web-no-tables = This browser has not sat at any table yet. Open one below: a bot is always ready to play.
web-games = Games
web-more-ways = Other ways to a table
web-new-table = New table
web-join = Go there
web-join-link = Link you were given
web-upload = Record of a game, from a file
web-how = How to play
web-rules = Rules
web-rules-contents = Contents
web-rules-found = Found for '{ $words }': { $count }.
web-rules-found-ours = Our readings of unclear sentences: { $count }.
web-rules-near = The nearest:
web-rules-only-ours = only our readings
web-rules-search-how = A word in any form, a card, or a rule such as 5.2. The key / leads here.
web-rules-whole = All the rules
web-rules-ours = our reading
web-rules-open = Open this table
web-rules-spec = The numbered specification, for those who write code (English)
web-glossary = Glossary
web-term-printed = printed: { $word }
web-sheet = Sheet to print
web-sheet-of = { $game }: a sheet to print
web-no-sheet = { $game } has no sheet to print.
web-sheet-how = Put it on paper as two pages A4, or keep it as a PDF.
web-sheet-signs = Signs

# Beside a printed game: one page for all games, and boards that are told without a table.
web-helper = Beside your board
web-helper-about = You play on your own table; this is what is at hand beside it.
web-helper-table = Set up your table here
web-helper-table-why = The program plays by the rules what has no player, and keeps the dice and decks that you leave to it. You tell it what changes on your board.
web-helper-scratch = Tap your board
web-helper-scratch-why = Tap what lies where: what can happen there now, and how the points would be if the game ended.
web-helper-rules = Look up a rule
web-helper-find = Find
web-scratch-how = Tap a place on the map, or open the list below it, and set what lies there. The board stays in this browser.
web-scratch-seats = Players
web-scratch-seat = You are
web-scratch-anew = Empty the board
web-scratch-nothing = Nothing is told yet.
web-scratch-points = If the game ended now
web-scratch-so-far = so far
web-scratch-counted = How it is counted

web-players = Players
web-name = Name
web-fill = Played by
web-fill-here = a person at this screen
web-fill-link = a person by link
web-fill-bot = a bot
web-level = Level
web-game-options = How it is played
web-open-table = Open the table
web-waits-for-you = Waits for you
web-forget = Take off this list

# Whose turn it is.
web-your-turn = { $who }, your turn
web-turn-of = Turn: { $who }
web-thinking = { $who } is thinking …
web-waiting-for = Waiting for: { $who }
web-sealed-in = Your sealed answer: { $option }. You may change it until all are in.
web-curtain = The screen goes to { $who }
web-curtain-why = Nobody's cards are shown until then.
web-ready = I am { $who }: show my cards
web-won-by-resigning = The game was given up. { $who } wins!
web-no-such-table = There is no such table: the link is wrong or incomplete.
web-away = The connection is lost. Trying to come back …
web-not-stored = The table cannot be stored at the moment. It is tried again, nothing that was shown is lost.
web-broken = Something is broken here; it is noted for the host under { $id }. The table itself is safe: look again in a moment.

# Choosing.
web-options = Your options
web-no-options = Nothing is asked of you now.
web-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
web-armed = Do this?
web-confirm-yes = Do it
web-confirm-no = Not yet
web-final-unseen = It cannot be taken back: chance is drawn, or something hidden is shown.
web-final-answered = It cannot be taken back: another player is asked next.
web-forced-taken = The only option was taken:
web-hint = Hint
web-hint-is = A bot would choose:
web-hint-later = Many ask for hints just now: ask again in a little while
web-hint-none = No hint now
web-thinking-hint = A bot thinks about it …
web-back = Back
web-rotate = Turn
web-undo = Undo
web-log = What happened
web-scores = Points
web-zoom = Size
web-rule = Rule { $rule }
web-why = The rule
web-points = points
web-part-count = { $signed }
web-too-many = too many messages at once, wait a moment

# Settings and help.
web-settings = Settings
web-set-sound = Sounds
web-set-motion = Movement of cards and pieces
web-sound = Sound
web-set-confirm = Ask before what cannot be taken back
web-set-forced = Take the only option by itself (never where that would betray something)
web-help = Help
web-how-chosen = What you can choose is lit. Point at it, or take a number from the list. Where two things are chosen, take up the first, then say where it goes. Where a set is asked for, pick its members in any order, put back by pointing again, then confirm.
web-help-digits = take the option with this number; 1 and 2 quickly for number 12
web-help-move = go to the next thing that can be chosen, or the nearest in a direction
web-help-enter = choose it; again, if you are asked whether you are sure
web-help-esc = one step back
web-help-rotate = turn what you hold; so does the wheel
web-help-undo = take back your last choice
web-help-hint = ask a bot what it would do
web-help-why = the rule behind the option or line in focus
web-help-log = to what happened
web-help-sound = sounds on or off
web-help-help = this page
web-report = Save a bug report

# Seats.
web-kind-bot =
    { $level ->
        [thrall] bot, thrall
        [bondi] bot, bondi
        [karl] bot, karl
        [jarl] bot, jarl
        [konung] bot, konung
       *[other] bot, { $level }
    }
web-kind-you = you
web-kind-present = here
web-kind-away = away
web-kind-resigned = gave up
web-kind-taken-over = a bot plays for them
web-act-rename = Change name
web-act-take-over = Let a bot play
web-wait-left = · a bot may play in
web-never-handed = at this table nobody lets a bot play for others
web-grace = When somebody is away, others may let a bot play there
web-grace-0 = never
web-grace-60 = after a minute
web-grace-300 = after 5 minutes
web-grace-1800 = after half an hour
web-handed-by-you = A bot plays for you.
web-handed-by = { $who } let a bot play for you while you were away.
web-handed-nothing-yet = It has chosen nothing yet.
web-handed-chose = It chose: { $options }
web-act-take-back = { $count ->
    [one] Take it back, and the bot's last choice too
   *[other] Take it back, and the bot's last { $count } choices too
  }
web-act-give-back = Take the seat back
web-act-resign = Give up
web-rename-what = What shall you be called?
web-resign-sure = Give up this game? Of two players the other one wins; among more a bot plays on for you.
web-invite = Invite
web-watch-link = Link for onlookers
web-kind-invited = invited, not here yet
web-doubled = open in two browsers
web-act-move = Move to another device
web-invite-link = Invite
web-invite-how = For one person: the link works once, then the seat is theirs.
web-watch-how = Whoever opens this link looks on.
web-copy-link = Copy the link
web-move-link = Move the seat
web-invite-anew = New invitation
web-move-how = Open this link on the other device: the seat moves there.

# Invitations.
web-invited = You are invited to { $game }
web-invites = { $who } invites you to { $game }
web-moves-here = Your seat at { $game } moves to this device
web-seat-invited = invited
web-seat-taken = sits there
web-sit-down = Sit down
web-works-once = This invitation works once. From then on this browser holds the seat; it remembers it by a cookie.
web-look-on = Look on only
web-no-seat = This invitation does not work
web-sits-here = You sit here already

# The end, and afterwards.
web-result = Where the points came from
web-course = Points over time
web-rematch = Play again
web-rematch-go = To the next game
web-replay = Replay
web-record = Save the record
web-moment = Moment of the game
web-eyes = Seen by
web-moment-link = Link to this moment
web-play-on = Play on from here
web-look-back = Look at it again from the start
web-to-table = To the table
web-go-first = To the beginning
web-go-before = One choice back
web-go-next = One choice on
web-go-last = To the end

# Refusals of the table itself.
refuse-too-many-at-once = the server is busy with other tables and files that were sent: try again in a moment
refuse-takes-too-long = this takes too long to read: it was given up
refuse-too-often = you did that very often just now: wait a little
refuse-grace-left = this person may come back: wait { $seconds } s
refuse-not-handed-over = at this table nobody lets a bot play for others
refuse-stale = the table has changed meanwhile: look again
refuse-not-your-seat = this is not your seat
refuse-hand-is-counted = of cards that a person holds beside the board no bot knows anything: it cannot play there
refuse-no-such-invitation = there is no such invitation: the link is wrong or incomplete
refuse-invitation-used = this invitation was used already, and each works once: ask whoever sent it for a new one
refuse-invitation-revoked = there is a newer invitation in place of this one: ask whoever sent it
refuse-sits-here-already = this browser holds a seat at this table already
refuse-keeps-no-cookies = this browser keeps no cookies, so it cannot hold a seat: allow them for this site, then open the invitation once more
refuse-not-yours-to-invite = whoever holds a seat invites to it, and to one that is free whoever opened the table
refuse-seat-is-taken = the person of this seat is here
refuse-nothing-asked = nothing is asked of you now
refuse-nothing-to-pick = what is asked now is not a set
refuse-set-not-whole = something is still missing in this set
refuse-no-such-standing = there is no such standing answer now
refuse-no-rematch-yet = the next game can begin when this one is over
refuse-table-is-closed = the host has closed this table: nothing can be done at it
refuse-server-ends = the server is about to be started anew: open the table in a minute
refuse-record-when-over = the record can be saved when the game is over: until then it would tell secrets
refuse-analysis-when-over = a game can be analysed when it is over: until then it would tell secrets
refuse-not-analysed = bots cannot judge tables of this game, so there is nothing to analyse
refuse-one-analysis-each = another game of yours is being analysed: wait for it, or stop it
refuse-too-many-analyses = many games are being analysed just now: try again in a few minutes
refuse-not-your-analysis = somebody else asked for this analysis
refuse-play-on-when-over = with other people at the table one can play on from a moment only when the game is over: until then it would tell secrets

# Automas.
web-kind-automa = automa: the rules play it
web-fill-automa = automa: the rules play this seat

# Beside a real board.
web-tell-chance = Tell what the real table shows
web-search-outcome = Search
web-beside-board = Beside a real board
web-beside-board-why = You play on your own table and tell the dice and cards that come up there. Cards that nobody may see are not asked for. Everything can be taken back.
web-beside-board-new = Open it and tell the set-up
web-beside-board-set-up = To the companion
web-setup-title = { $game }: beside your board
web-setup-how = You play on your own table; the app plays the seats that the rules play, and says what to move. Everything here has a usual answer: open the table at once if it suits you.
web-setup-who = Who sits
web-setup-who-how = People at this screen share it; others come by a link. Which seats the rules play follows from the numbers.
web-setup-seats = Seats in all
web-setup-board = How the board gets laid
web-setup-board-how = Whatever is wrong can be corrected at any time, on the map.
web-setup-laid-app = The app draws and says what to lay where
web-setup-laid-asked = You draw, and the app asks what came up
web-setup-laid-told = It lies there already: we tell it on the map, from an empty one
web-setup-laid-file = As in a position file
web-setup-keeps = Who keeps what
web-setup-keeps-how = What the app keeps needs nothing of your box. What the box keeps you tell when it comes up. What is counted stays in your hand: only what you play is told.
web-setup-keeper-app = the app
web-setup-keeper-told = the box
web-setup-keeper-counted = counted
web-setup-usual = usual
web-setup-cards = Which cards
web-setup-cards-how = Cards that no rulebook prints are our proposals. Type those of your box once, and the app plays with them.
web-setup-expansions = our proposals with expansions

# Tabs of a small screen.
web-tab-options = Options
web-tab-hand = Hand
web-tab-players = Players
web-tab-log = Log
web-tab-boards = Boards

# The log and the end.
web-chances = Chances over time
web-chances-how = Chances over time, as a bot judges the table: a rule of thumb
web-analyse = Analyse this game
web-analyse-on = Go on with the analysis
web-analysis = Analysis
web-analysis-stop = Stop the analysis
web-analysis-none = Bots look at every decision: what else could have been chosen, and what was luck. It takes a few minutes; you may close this page meanwhile. Everybody who may look at this game sees what was found.
web-analysis-done = The game is analysed.
web-analysis-going = Looking at the choices: { $done } of { $of }
web-analysis-stopped = Stopped after { $done } of { $of } choices. What was found is kept.
web-analysis-failed = It could not be finished: the bots gave up after { $done } of { $of } choices. Try again, and it goes on from there.
web-analysis-seats = Whoever sat at the table, or opened it, can have it analysed.
web-turning-points = Turning points
# Reading cards, boards and tokens.
web-read = Read
web-read-now = Now
web-read-back = Previous
web-read-next = Next
web-read-backs =
    { $count ->
        [one] { $count } more with its back up
       *[other] { $count } more with their backs up
    }
web-piles = Open piles
web-no-such-pile = There is no open pile '{ $pile }' here
web-piles-none = No card lies open there now.
web-help-read = read the card, board or token in focus or under the pointer; on a line, what it names
web-gallery = Cards and boards
web-gallery-of = { $game }: cards, boards and tokens
web-gallery-search = Search
web-gallery-kind = Kind
web-gallery-source = Source
web-gallery-all = all
web-gallery-print = Print


# Looking at a game again, and what-ifs.
web-go-turn-back = One turn back
web-go-turn-on = One turn on
web-go-play = Play
web-go-pause = Pause
web-speed = Speed
web-jump = Jump to
web-what-if = What if …
web-what-if-told = A new table begins at this moment, with the same cards and the same luck. Bots keep their seats.
web-what-if-running = A new table begins at this moment; your game goes on as it is. What you cannot see is dealt anew there, and luck is new: it tells nothing of what is to come.
web-what-if-seat = Your seat
web-what-if-others = Other people’s seats
web-others-bot = bots play them
web-others-here = people at this screen play them
web-branch =
    What if: branched off another table { $turn ->
        [0] before the first turn
       *[other] in turn { $turn }
    }, after choice { $at }.
web-branch-back = Back there
web-log-filter = Pick out lines of
web-log-new = New lines

# The story since one's turn, and results.
web-story = Since your turn
web-story-start = Show
web-story-again = Once more
web-story-back = Back
web-story-next = Next
web-story-play = Play
web-story-pause = Pause
web-story-now = Skip to now
web-help-story = what others did: play or pause, back, next, skip to now
web-pace = Turns of others
web-pace-off = not shown, marked only
web-pace-quick = quick, turn by turn
web-pace-normal = step by step
web-pace-slow = line by line
web-set-last = mark the last move of everybody
web-result-close = Close
web-result-next = Next

# Standing answers, and sets that are picked.
web-standing = Standing answers
web-standing-withdraw = withdraw
web-standing-given = A standing answer was given for you: { $option }
web-standing-so = ↻ standing answer
web-picked = Picked
web-picked-none = Nothing is picked yet.
web-picked-missing = Pick what is missing.
web-put-back = Put back:
web-pick-all = Pick all
web-pick-whole = Confirm

# Limits and addresses.
web-unknown-host = This server does not answer to the name '{ $name }'. If it is a name of yours: start it with --set names={ $name }, or behind a proxy with --public-url.
web-other-site = This request comes from another site.
web-too-often = Too much was asked for from your address. Try again in { $seconds } s.
web-too-many-at-house = Too many tables are open at your address: close one of them.
web-too-many-at-table = There are too many browsers at this table just now.
web-full = There are too many visitors just now. Try again soon.
web-slow-body = The request took too long.
web-only-here = Only this machine can come to the table so far. To invite people in your network, start the server with:
web-qr = QR code
web-qr-how = For the camera of a telephone. At home it must be in the same network.

# The owner's page.
web-admin = Keeping this server
web-admin-door = This link opens the page of who keeps this server. It works once; the browser is known for twelve hours from then on.
web-admin-enter = Open the page
web-admin-nobody = This page is for who keeps the server: the command 'ragnatafl admin link' prints a link to it.
web-admin-link-used = This link was used or is too old: the command 'ragnatafl admin link' prints a new one.
web-admin-you-are = You are here as { $who }.
web-admin-leave = Leave the page
web-admin-announcement = Announcement
web-admin-text = Text for everybody at the tables; empty withdraws it
web-admin-minutes = Minutes (0: until withdrawn)
web-admin-announce = Announce
web-admin-tables = Tables
web-admin-count =
    { $count ->
        [one] { $count } table is stored.
       *[other] { $count } tables are stored.
    }
web-admin-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-admin-here =
    { $count ->
        [one] { $count } browser here
       *[other] { $count } browsers here
    }
web-admin-is-closed = closed
web-admin-is-damaged = damaged: what is stored of it cannot be read
web-admin-newer = Newer
web-admin-older = Older
web-admin-why = Why
web-admin-close = Close the table
web-admin-open = Open it again
web-admin-title = Name of the table
web-admin-rename = Name it
web-admin-sure = for ever, with all that was played
web-admin-remove = Remove the table
web-admin-invite = New invitation to this seat
web-admin-invitation = The invitation, to be used once; it moves the seat:
web-admin-bans = Who is not let in
web-admin-whom = Address, network or browser
web-admin-days = Days (0: for ever)
web-admin-ban = Ban
web-admin-unban = Let in again
web-admin-log = Orders so far
web-admin-order =
    { $what ->
        [close] closed a table
        [open] opened a table again
        [rename] named a table
        [remove] removed a table
        [invite] made an invitation
        [ban] banned
        [unban] let in again
        [announce] announced
        [link] made a link to this page
        [enter] came to this page
        [leave] left this page
        [lock] locked this page
        [unsay] removed a line of talk
       *[other] { $what }
    }
web-table-closed = The host has closed this table: it can be looked at, and nothing can be done.
web-removed = The host has removed this table.
web-banned = The host of this server does not let you in.

# Sealed chance, and a table that gathers.
web-luck = Chance at this table
web-luck-look = Check the chance
web-luck-sealed = Sealed chance
web-luck-sealed-told = Every shuffle and every die of this game comes from a secret and from what is mixed in. The SHA-256 of the secret was shown before anybody mixed anything in; the secret is shown at the end, so that everybody can check it.
web-luck-open = Open luck
web-luck-open-told = The luck of this table is that of a game whose record is known: whoever has it can know what comes.
web-luck-anew = Dealt anew
web-luck-anew-told = What could not be seen and all luck to come are new at this table. Nothing of it was published beforehand, so it cannot be checked.
web-luck-hash = SHA-256 of the secret
web-luck-copy = Copy
web-luck-mixed = Mixed in
web-luck-mixed-sealed = Mixed in; every number was sealed before any was shown
web-luck-seals = Sealed, to be mixed in
web-luck-seal = Seal (SHA-256):
web-luck-unopened = never opened, not mixed in
web-luck-own = (yours)
web-luck-server = (made by the server)
web-luck-secret = The secret
web-luck-check = Check it here
web-luck-fits = The secret fits the hash that this browser noted at the start.
web-luck-fits-shown = The secret fits the hash that is shown here; this browser had noted none while the game ran.
web-luck-own-in = What this browser mixed in is there.
web-luck-own-missing = Take care: what this browser sent to be mixed in is not there.
web-luck-seal-missing = Take care: the seal that this browser sent is not there.
web-luck-nonce-lost = This browser has not kept the number that was sealed for its seat, and cannot show it. Whoever opened the table can begin without it.
web-luck-hash-differs = Take care: at first this browser was shown another hash:
web-luck-secret-differs = Take care: the secret does not fit the hash that this browser noted:
web-luck-seals-differ = Take care: since this browser showed its number, the seals have changed.
web-luck-nonce-differs = Take care: a number does not fit its seal.
web-luck-verify = To check every shuffle as well, save the record and run:
web-gathering = The table gathers
web-gathering-told = It is dealt when everybody has come. Every browser seals a number of its own; when all are sealed they are shown and mixed into the luck. Until then there is nothing to see.
web-gathering-here = is here
web-gathering-awaited = awaited
web-gathering-opens = The numbers are shown
web-gathering-opens-told = Nobody can change a sealed number any more. { $shown } of { $all } are shown; awaited: { $who }. It goes on when their browsers have this table open.
web-gathering-shown = has shown the number
web-gathering-closed = awaited: has to open this table
web-gathering-out = may still come
web-dealing = The table is dealt …
web-begin = Begin without them
web-begin-told = Seats that nobody took stay free: who is invited may still sit down, but mixes nothing in.
web-begin-without-told = What they sealed stays closed and is not mixed in. Everybody can see that it was left out.
web-join-luck = When you sit down, your browser seals a random number of its own. When everybody has, the numbers are shown and mixed into the luck of this table. The secret is fixed already, and this is its hash: your browser notes it, to check the secret at the end.
web-join-luck-server = Your browser runs no programs: the server makes this number for you.
refuse-not-dealt-yet = the table is not dealt yet: it waits until everybody has come
refuse-seals-not-in = numbers for the luck are shown when everybody has sealed one, not before
refuse-seal-differs = this is not the number that your browser sealed
refuse-sealed-already = your browser has sealed its number already: it stays
refuse-not-yours-to-begin = whoever opened the table may begin without the others, until it is dealt

# The turn beside a real board

web-beside-title = The turn, step by step
web-beside-next = Next
web-beside-back = Back
web-beside-why = Why?
web-beside-tell = Tell my turn
web-beside-hold = We hold that one: { $card }
web-beside-your-turn = { $seat }: play your turn on your board, then tell what changed.
web-beside-waits = Waiting for { $who }.
web-beside-behalf = { $seat } decides for { $behalf }
web-beside-compare = Compare with your board
web-beside-pause = Some time has passed. Look whether your table still is as it is told here.
web-beside-speak = Read aloud
web-beside-speak-stop = Be silent
web-beside-speak-not = No voice for this language
web-beside-offline = The server does not answer. It goes on by itself when it is back. What is shown was so at:
web-beside-tell-later = Play on; you can tell it as soon as the server answers.
web-beside-unheard = Kept: the table hears it as soon as it answers.
web-beside-awake-not = This browser may darken the screen meanwhile: it keeps it on only at this device or over https.

# Boxes of people

web-box = My box
web-box-played = Cards
web-box-none = our proposals

# Telling a real board.
web-tell-title = Tell your board
web-tell-how = For { $seat }: tap a place on the map and set what lies there now.
web-tell-rest = All the rest of it
web-tell-likely = Likely changes
web-tell-leave = Whole board
web-tell-changed = What is told
web-tell-where = What lies where
web-tell-compare = Compare it with your table; tap what differs.
web-tell-right = All is right
web-tell-over = My turn is over
web-tell-correct = Only correct
web-tell-else = Something else
web-tell-add = one more
web-tell-drop = take it away
web-tell-less = less
web-tell-more = more
web-tell-nothing = Nothing has changed.
web-tell-told = The table knows it now.
web-tell-meanwhile = Something was told meanwhile. What you have told here is still there.
web-tell-unheard = The server does not answer. What you have told is kept here.

# Lessons
web-newcomer = New here?
web-newcomer-about = A lesson takes 5 to 10 minutes: you play, a coach explains. Then comes a first game against beginners: the coach marks what it would choose, there is no clock, and everything can be taken back.
web-newcomer-known = I know these games
web-first-offer = You have not finished this game here yet: first a lesson, then a first game with a coach.
web-first-known = I know this game
web-learn = Learn by playing
web-learn-all = All lessons
web-learn-begin = Begin
web-learn-on = Go on
web-learn-again = Begin again
web-learn-done = done
web-coach = The coach
web-coach-next = Next
web-coach-back = Back
web-coach-again = From the beginning
web-coach-show = Show me
web-coach-undo = Take back
web-coach-try = What if …
web-coach-hush = Put away
web-coach-game = Play your first game
web-coach-marks = Coach's marks
web-coach-would = the coach would choose this
web-coach-lessons = Lessons
web-help-coach = In a lesson: next step, step back
refuse-coach-tells = the coach is speaking: go on first
refuse-coach-waits = something is to be done first
refuse-not-in-lesson = a lesson does without that

# What is wrong with something typed or sent.
fault-too-much-sent = this is too large: { $most } KB at most
fault-sent-cut-off = what was sent is cut off: try again
fault-form = the form cannot be read: { $told }
fault-no-automa = the rules do not play seat { $told }
fault-no-scratch = no board of this game can be told without a table
fault-text-long = a text is too long: { $most } letters at most
fault-values-many = there is too much in it: { $most } values at most
fault-nested = it is nested too deeply: { $most } deep at most
fault-unreadable = this cannot be read
fault-table-spoilt = what is stored of this table cannot be read
fault-tick-remove = a table that is removed is gone for ever: tick that you mean it
fault-no-order = there is no such order
fault-no-told-start = the first turn of this game does not wait for a board to be told
fault-scene-picture = the scene “{ $told }” is only a picture
fault-no-picture = there is no picture “{ $told }”

### The club: ratings, people's games, tournaments.

web-club = Club
web-club-ratings = Ratings
web-club-tournaments = Tournaments
web-club-bot = Bot { $level }
web-club-somebody = Somebody
web-rating-place = Place
web-rating-player = Player
web-rating-value = Rating
web-rating-games = Games
web-rating-won = Won
web-rating-guess = (few games)
web-rating-none = Nobody has played a game here that counts yet.
web-rating-how = Everybody begins at 1500. Behind ± stands within how much the number is known; the list is sorted by what a player is at least. Games count where different players meet: not hot seats, not games with a box of one's own or beside a board, not those alone in which something was taken back.
web-rating-always = All time
web-rating-season = { $year }, quarter { $quarter }
web-rating-course = Rating in { $game }, game by game
web-person-open = Everybody here can see this page.
web-person-hidden = Only you can see this page.
web-person-hide = Hide it
web-person-show = Show it to all
web-person-total = { $games ->
    [one] { $games } game, { $won } won.
   *[other] { $games } games, { $won } won.
  }
web-person-reliable = Stayed to the end in { $percent } % of the games with people.
web-person-against = You two met { $games ->
    [one] { $games } time
   *[other] { $games } times
  }: ahead of you { $behind }, behind you { $ahead }.
web-person-games = Games
web-person-found = Found: { $count }
web-person-day = Day
web-person-game = Game
web-person-result = Result
web-person-plays = Hero
web-person-others = Others
web-person-ending = Ended by
web-person-seats = Players
web-person-wins = Won
web-person-share = Share
web-person-all = all
web-person-filter = Show
web-person-won = won
web-person-lost = lost
web-person-left = left
web-person-figures = What they add up to
web-person-given-up = giving up
web-tournament-none = There is no tournament yet. Open the first one.
web-tournament-new = A new tournament
web-tournament-name = Name
web-tournament-game = Game
web-tournament-of-seats = { $game }, { $seats } at a table
web-tournament-system = System
web-tournament-swiss = Swiss
web-tournament-round-robin = Everybody meets everybody
web-tournament-rounds = Rounds
web-tournament-do-open = Open it
web-tournament-how = People enter by this page until you begin. Tables of a round open by themselves; when the last is over the next round is paired. With two at a table, everybody meets everybody in as many rounds as that takes.
web-tournament-state = State
web-tournament-players = Players
web-tournament-day = Opened
web-tournament-open = open: enter now
web-tournament-over = over
web-tournament-round-of = round { $number } of { $of }
web-tournament-about = { $game }, { $seats } at a table; { $system }, rounds: { $rounds }; { $clock }.
web-tournament-your-name = Your name
web-tournament-do-join = Enter
web-tournament-do-leave = Withdraw
web-tournament-do-begin = Begin
web-tournament-do-close = End it
web-tournament-do-decide = Decide
web-tournament-round = Round { $number }
web-tournament-table = Table { $number }
web-tournament-where = Table
web-tournament-result = Result
web-tournament-rests = Rests, with a point: { $who }
web-tournament-played = over
web-tournament-plays = is played
web-tournament-unplayed = not played
web-tournament-who-won = Who won
web-tournament-nobody = nobody: shared
web-tournament-standings = Standings
web-tournament-entered = Entered
web-tournament-nobody-yet = Nobody has entered yet.
web-tournament-place = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-opponents = Opponents
web-tournament-beaten = Beaten
web-tournament-wins = Wins
web-tournament-ties = The winner of a table gets 1 point, the last 0, those between their share. Ties: the mean points of the opponents one met (Buchholz), the points of those one left behind (Sonneborn-Berger), wins.
web-tournament-withdrawn = (withdrew)
refuse-not-your-tournament = only who opened this tournament leads it
refuse-tournament-begun = this tournament has begun: nobody can enter any more
refuse-tournament-over = this is over: nothing can be changed there
refuse-too-few-entered = a tournament needs two players at least
refuse-too-many-entered = this tournament is full: { $most } players at most
refuse-too-many-tournaments = you have { $most } tournaments open: end one of them first
### The club: clocks

web-clock = Clock
web-clock-live = In one sitting
web-clock-days = Over days, each when there is time
web-clock-off = no clock
web-clock-told-live = { $bank } for the game + { $increment } a turn
web-clock-told-plain = { $bank } for the game
web-clock-told-days = { $bank } a turn
web-clock-told-workdays = { $bank } a turn, weekends not counted
web-clock-zero = When somebody’s time is up
web-clock-zero-bot = a bot plays on for them
web-clock-zero-vote = the others vote
web-clock-zero-forfeit = they have given up the game
web-clock-line = Clock: { $clock }. When somebody’s time is up: { $zero }.
web-clock-line-off = The clock was switched off.
web-clock-propose = Propose another clock
web-clock-propose-this = Propose
web-clock-propose-why = It is in force when everybody has agreed; everybody’s time begins anew then.
web-clock-proposed = Another clock is proposed: { $clock }.
web-clock-agreed = Agreed: { $who }. Still asked: { $others }.
web-clock-agree = Agree
web-clock-refuse = Keep the clock as it is
web-clock-up = { $who } has no time left. What now?
web-clock-up-you = You have no time left: the others decide how to go on. Until then you may still answer.
web-clock-up-others = { $who } has no time left: the others vote.
web-clock-vote-wait = Wait { $time } more
web-clock-vote-bot = Let a bot play on
web-clock-vote-forfeit = Count the game as given up
web-clock-votes = { $say }: { $count }
web-clock-own = Your time
web-clock-soon = Your time runs out:
web-clock-mine = { $time } left
web-clock-stops = the clock stands
web-clock-d = d
web-clock-h = h
web-clock-min = min
web-clock-s = s
web-vacation = Vacation
web-vacation-about = On these days clocks that count days do not run against you. Say them the day before at the latest; days begin and end at midnight UTC. At most { $most } days a year.
web-vacation-first = First day
web-vacation-last = Last day
web-vacation-add = Add
web-vacation-remove = Remove
web-vacation-end = End today
web-vacation-none = No vacation is planned.
web-vacation-used = { $year }: { $count } of { $most } days
web-vacation-span = { $first } to { $last }
refuse-no-clock = this table was opened without a clock
refuse-no-vote = there is nothing for you to vote about
refuse-no-proposal = no other clock is proposed to you
refuse-same-clock = that is the clock of this table already
fault-clock-bank-live = clock: a bank of { $told } seconds; in one sitting it has { $low } to { $high }
fault-clock-bank-days = clock: { $told } seconds a turn; over days it has { $low } to { $high }
fault-clock-increment = clock: { $told } seconds more for each turn; it has 0 to { $high }
fault-clock-days-increment = clock: over days nothing is added, for each turn has its own time
fault-vacation-order = the vacation ends before it begins
fault-vacation-past = a vacation can begin tomorrow at the earliest
fault-vacation-far = a vacation lies within the next { $most } days
fault-vacation-long = days of vacation in { $year }: { $told }; { $most } at most
fault-vacation-days = two days are needed, as in 2026-12-24
web-clock-count-d =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-clock-count-h =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-clock-count-min =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-clock-count-s =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
## The club: alerts

web-alert-me = Tell me when it is my turn
### The club: lobby and talk
web-lobby = Lobby
web-club-pages = Pages of the club
web-club-about = What is said here everybody in the club reads. Be kind.
web-lobby-about = These tables wait for players. Sit down at one, or open your own.
web-lobby-tables = Tables that wait
web-lobby-none = No table waits like this now. Open one: it is shown here to everybody at once.
web-lobby-open = Open a table
web-lobby-game = Game
web-lobby-pace = Pace
web-lobby-every = All
web-lobby-look = Look on
web-lobby-chair = free seat
web-lobby-boxed = with a box of their own
web-lobby-free = { $count ->
    [0] all seats are taken
    [one] { $count } free seat
   *[other] { $count } free seats
  }
web-lobby-options = Options that are not as usual: { $count }
web-lobby-waits = The table waits in the lobby
web-lobby-waits-told = { $count ->
    [one] One seat is still free. When it is taken, everybody is asked whether they are there; then it begins by itself.
   *[other] { $count } seats are still free. When all are taken, everybody is asked whether they are there; then it begins by itself.
  }
web-lobby-check = Is everybody there?
web-lobby-check-told = Say that you are there, or you lose the seat.
web-lobby-check-others = The game begins as soon as everybody has said so.
web-lobby-ready = I am here
web-lobby-leave = Give up the seat
web-lobby-left = Time left:
web-lobby-send-away = Send away
web-lobby-send-away-whom = Send { $who } away
web-lobby-send-away-sure = Send this person away? They cannot come back to this table.
web-lobby-seen-private = Not in the lobby: one comes here by invitation only.
web-lobby-seen-club = In the lobby, for everybody who has been here before.
web-lobby-seen-open = In the lobby, for everybody.
web-listed = Who may join
web-listed-private = by invitation
web-listed-club = the club
web-listed-open = everybody
web-wanted = Players wanted
web-wanted-any = of any strength
web-wanted-newcomer = newcomers welcome
web-wanted-experienced = experienced players
web-pace-of-untimed = without a clock
web-pace-of-live = live
web-pace-of-days = over days
web-gathering-free = free
web-gathering-sits = sits here
web-gathering-ready = is ready
web-tab-talk = Talk
web-help-talk = Talk with the others
web-talk = Talk
web-talk-what = What you want to say
web-talk-send = Send
web-talk-phrases = Phrases
web-talk-settings = Settings
web-talk-want = I want to read and write here
web-talk-on = Talk at this table
web-talk-log = All that was said at this table
web-talk-nothing = Nothing was said.
web-talk-onlooker = looks on
web-talk-stranger = Guest
web-talk-mute = Mute
web-talk-unmute = Hear again:
web-talk-report = Report
web-talk-reported = Thank you. Who keeps this server will read it.
web-talk-unread = unread
web-talk-switched-off = (talk was switched off)
web-talk-switched-on = (talk was switched on)
web-talk-phrase-hello = Hello!
web-talk-phrase-luck = Good luck!
web-talk-phrase-moment = One moment, please.
web-talk-phrase-back = I am back.
web-talk-phrase-your-turn = It is your turn.
web-talk-phrase-thanks = Thank you!
web-talk-phrase-sorry = Sorry!
web-talk-phrase-take-back = My mistake: may I take that back?
web-talk-phrase-of-course = Of course.
web-talk-phrase-nice = Nice move!
web-talk-phrase-well-played = Well played!
web-talk-phrase-again = Shall we play again?
web-talk-phrase-bye = Goodbye!
web-admin-talk = Talk
web-admin-reports = Reported lines: { $count }
web-admin-reported = { $by } reports a line of { $who }
web-admin-unsay = Remove this line
web-admin-read-talk = Read
web-admin-place = Table, or club
refuse-not-listed = one sits down at this table by invitation only
refuse-seat-just-taken = somebody has just taken this seat
refuse-table-is-full = somebody else was faster: no seat is free here any more
refuse-begun-already = this game has begun: nobody comes or goes any more
refuse-sent-away = you were sent away from this table and cannot come back to it
refuse-not-yours-to-send-away = only who opened the table sends others away
refuse-not-yours-to-list = only who opened the table decides who sees it
refuse-no-free-seat = a table in the lobby needs a free seat: let one be filled by invitation
refuse-not-listed-beside = a table beside a real board is not shown in the lobby
refuse-too-many-listed = you have { $most } tables in the lobby already
refuse-waits-at-too-many = you wait at { $most } tables already: give up a seat first
refuse-too-fast = that was very often: wait { $seconds } s
refuse-line-too-long = these are { $signs } signs, and at most { $most } can be said at once
refuse-nothing-said = there is nothing in it that could be read
refuse-talk-is-off = talk is switched off at this table
refuse-wants-no-talk = you have chosen to read and write nothing: switch talk on first
refuse-no-such-line = there is no such line
refuse-no-such-phrase = there is no such phrase
refuse-not-yours-to-switch = only who opened the table reads its log and switches its talk
refuse-mutes-too-many = you have muted { $most } people already
### The club: identity

web-me-title = Me
web-me-about = You need no password: this browser knows you. Here you bring what is yours to another device, and make sure that you can come back.
web-me-name = Name and language
web-me-name-about = So you are called at tables, and in this language letters are written to you. Settings follow you to your other devices.
web-me-devices = Your devices
web-me-devices-about = Browsers that are you. A device that you do not know: sign it out.
web-me-move = Another device
web-me-move-about = A link, and a picture of it for a telephone: whoever opens it is you there too, with all your seats. It works once, for a few minutes.
web-me-recovery = Recovery code
web-me-recovery-about = For the day on which this browser forgets you. Print it and put it away; it works once.
web-me-mail = Mail
web-me-mail-about = An address to which a way back can be sent. It is used for nothing else.
web-me-passkeys = Passkeys
web-me-passkeys-about = Sign in by fingerprint, face or the lock of a device.
web-me-bots = Your own bots
web-me-bots-about = Programs that play for themselves over the API. Each has a name and a token, and is marked as a bot at tables.
web-me-data = Your data
web-me-data-about = All that is known of you, to take along; or to delete.
web-me-do-out = Sign out
web-me-do-others = Sign out all others
web-me-do-move = Make a link
web-me-do-recovery = Make a recovery code
web-me-do-mail = Send a letter to confirm it
web-me-do-unmail = Forget the address
web-me-do-passkey = Add a passkey
web-me-do-passkey-enter = Sign in with a passkey
web-me-do-bot = Make a bot
web-me-do-token = New token
web-me-do-remove = Remove
web-me-do-leave = Leave for good
web-me-do-enter = Sign in here
web-me-do-enter-both = Sign in and keep both
web-me-do-send = Send a letter
web-me-do-confirm = Yes, it is mine
web-me-never = never
web-me-some-device = Some device
web-me-this-device = (this one)
web-me-seen = last here
web-me-recovery-made = There is a code, made on
web-me-recovery-none = There is no code yet.
web-me-mail-known = A way back can be sent to
web-me-mail-address = Address of mail
web-me-passkey-of = Passkey of
web-me-bot-no-token = no token
web-me-bot-name = Name of the bot
web-me-bot-docs = How a bot plays here: the API
web-me-export = Export all my data
web-me-leave = Leave
web-me-leave-about = Your name, settings, devices, codes, channels, bots and what you said in talks are deleted. Games stay whole for those who played with you: your seats bear the usual names of seats from then on. Nobody can undo this.
web-me-leave-sure = I mean it
web-me-move-ready = Open this on the other device
web-me-move-ready-about = It works once, for { $minutes } minutes, and is not shown again.
web-me-recovery-ready = Your recovery code
web-me-recovery-ready-about = Print it or write it down now: it is not shown again, and one made before does not work any more. You type it in under “Come back”.
web-me-token-ready = The token of your bot
web-me-token-ready-about = Copy it now: it is not shown again. Whoever has it plays as your bot.
web-me-copy = Copy
web-me-print = Print
web-me-enter = Be { $who } on this device?
web-me-enter-both = This browser is { $who } until now.
web-me-enter-both-about = All seats and tables of { $who } become yours too; nothing is lost. Other devices of { $who } are signed out. This cannot be undone.
web-me-recover = Come back
web-me-lost = You were here before, on another device or in another browser? Come back
web-me-recover-about = If this browser has forgotten you, one of these brings you back to your seats. With another device that knows you it is quicker: make a link there, under “Me”.
web-me-recover-mail = A letter
web-me-mail-on-its-way = If this address is known here, a letter is on its way. The link in it works once, for half an hour.
web-me-confirm-on-its-way = A letter is on its way. Open the link in it within half an hour.
web-me-code = Code
web-me-not-entered = Nobody is signed in by this
web-me-left = You have left
web-me-left-about = What was known of you is deleted. You may come back any time, as somebody new.
web-me-nameless = somebody without a name
web-me-confirm = Is { $address } your address?
web-me-letter-recover-subject = Your way back to Ragnatafl
web-me-letter-recover = Open this link on the device where you want to play. It works once, for half an hour:
web-me-letter-confirm-subject = Is this your address?
web-me-letter-confirm = Somebody at Ragnatafl says that this is their address. If it was you, open this link within half an hour:
web-me-letter-not-you = If it was not you, there is nothing to do.
refuse-nobody-known = this browser is not known: open your page first
refuse-key-used = this was used already and works only once
refuse-key-old = this is too old, or a newer one was made
refuse-key-unknown = there is no such link or code
refuse-no-name = a name needs a letter that can be seen
refuse-no-address = this is not an address of mail
refuse-no-mail = the letter could not be sent: try again later
refuse-too-many-keys = you made many of these just now: wait an hour
refuse-too-many-bots = more than { $most } bots are not kept for one person
refuse-passkey-refused = the passkey was not accepted
refuse-not-sure = tick the box if you mean it
refuse-no-token = show the token of a bot that is good here

### The club: people's own bots

web-kind-program = bot
web-api-title = The API for bots
web-api-about = Write a program that plays here, at tables with people, bots and other programs. It says what a page says and is told the table as data. At tables and in lists it is marked as a bot, and rated like everybody.
web-api-first = Make a bot on your page and copy its token:
web-api-second = Send the token with every request: { $header }
web-api-third = Begin with the example of about 40 lines, { $file } in the sources of this program.
web-api-requests = Requests
web-api-who = Whose token it is.
web-api-tables = The tables where it sits, those that wait for it first.
web-api-open = A new table, as the form of the page opens it; seats of kind “here” are the bot’s own, to those of kind “link” the answer has invitations.
web-api-join = Sit down by an invitation, whose link is /t/…/join/…
web-api-table = The table as the bot’s seat may know it.
web-api-socket = A line to the table: the state at once and after every change; the bot answers there.
web-api-schema = JSON Schema of all messages
web-api-talk = What is said on the line
web-api-talk-about = Every message is a JSON object whose “say” tells what it is. A state has the question of the bot’s seat, if it is asked, with all options; the position, with ? for what is hidden; the events since the last state; and the result when the game is over. An answer names an option by its text, and the moment of the state that it answers.
web-api-rules = Fair play
web-api-rules-about = A bot is told what a person at its seat could see, and nothing else. Whoever sits at the table reads that a program plays.
web-api-limits = Limits
web-api-limits-about = So many requests a minute for a token, and 20 messages a second on all its lines together. What is too much is refused, in words or with status 429, and loses nothing.
