# Runics, in English. $card is a content id, $card_name its name; coordinates are written x,y.

game-title = Runics
game-about =
    Players lay rune cards over each other so that areas of one colour grow, and claim areas with their rune masters.
    Blue runes are worth 1 point, green 2, red 3; whoever has most at the end is Lord of the Runes.

name-blue = blue
name-green = green
name-red = red
name-none = none
name-deck = the deck
name-table = the table
name-out = out of the game
name-hand = hand
name-kept = discarded cards
name-first-player = the first player
name-S00 = the start card

part-blue = blue runes
part-green = green runes
part-red = red runes
part-kept-cards = discarded cards

prompt-lay = Lay a card of your hand
prompt-draw-or-place = Draw a card or place a master
prompt-must-place = No card can be drawn: place a master
prompt-extra-card = Draw an extra card? You discard one at the end of the turn, and lose a point
prompt-repay = You drew an extra card: discard one before you, a point less
prompt-token = Put your archmaster token beside the new master?
prompt-adept = Choose the side of your adept

option-lay =
    { $turn ->
        [0] lay { $card_name }, upright, at { $x },{ $y }
       *[other] lay { $card_name }, turned { $turn }°, at { $x },{ $y }
    }
option-lay-ignoring =
    { $turn ->
        [0] lay { $card_name }, upright, at { $x },{ $y }; the adept ignores a rune
       *[other] lay { $card_name }, turned { $turn }°, at { $x },{ $y }; the adept ignores a rune
    }
option-discard = discard { $card_name }
option-draw = draw a card
option-place = place a master at { $x },{ $y }
option-set-aside = set the master aside
option-draw-extra = draw an extra card
option-no-extra = draw no extra card
option-keep-card = discard { $card_name } before you
option-put-token = put the token, { $colour_name } side up, at { $x },{ $y }
option-keep-token = keep the token
option-adept-side =
    { $side ->
        [green] green side: a card after your first master
        [blue] blue side: ignore a rune, once
        [ANY] choose the { $side_name } side of the adept
       *[other] { $side_name }
    }

event-first-player = { $seat_name } begins
event-adept = { $seat_name } plays with the { $side_name } side of the adept
event-draw = { $seat_name } draws { $card_name }
event-draw-hidden = { $seat_name } draws a card
event-draw-extra = { $seat_name } draws { $card_name }, the extra card
event-draw-extra-hidden = { $seat_name } draws an extra card
event-draw-adept = { $seat_name } draws { $card_name } for the green adept
event-draw-adept-hidden = { $seat_name } draws a card for the green adept
event-lay =
    { $turn ->
        [0] { $seat_name } lays { $card_name }, upright, at { $x },{ $y }
       *[other] { $seat_name } lays { $card_name }, turned { $turn }°, at { $x },{ $y }
    }
event-lay-ignoring =
    { $turn ->
        [0] { $seat_name } lays { $card_name }, upright, at { $x },{ $y }; the blue adept ignores a rune
       *[other] { $seat_name } lays { $card_name }, turned { $turn }°, at { $x },{ $y }; the blue adept ignores a rune
    }
event-show-hand = { $seat_name } can lay no card and shows the hand: { $cards_name }
event-show-hand-hidden = { $seat_name } can lay no card and shows the hand
event-discard = { $seat_name } discards { $card_name }
event-place = { $seat_name } places a master at { $x },{ $y }
event-set-aside = { $seat_name } finds no rune for the master and sets it aside
event-token = { $seat_name } puts the archmaster token at { $x },{ $y }: the rune is { $colour_name } now
event-keep = { $seat_name } discards { $card_name } face up for the extra card, a point less at the end

refuse-not-in-hand = { $seat_name } cannot lay { $card_name }: it is not in the hand; lay a card of the hand
refuse-no-blue-adept = { $seat_name } cannot ignore a rune under or beside { $card_name }: that takes a blue adept not used yet
refuse-no-such-turn = { $seat_name } cannot lay { $card_name } turned { $turn }°: this table does not allow that turn; choose another
refuse-covers-no-rune = { $seat_name } cannot lay { $card_name } at { $x },{ $y }, turned { $turn }°: it would cover no rune; it must cover one at least
refuse-colours-do-not-fit = { $seat_name } cannot lay { $card_name } at { $x },{ $y }, turned { $turn }°: the colours do not fit; either all runes below the card must match, or all runes beside it
refuse-hides-card = { $seat_name } cannot lay { $card_name } at { $x },{ $y }, turned { $turn }°: it would hide a whole card; move or turn it so that it does not
refuse-covers-piece = { $seat_name } cannot lay { $card_name } at { $x },{ $y }, turned { $turn }°: it would cover a master or an archmaster token; leave those runes free
refuse-joins-areas = { $seat_name } cannot lay { $card_name } at { $x },{ $y }, turned { $turn }°: it would join areas of two players; their masters must stay in areas apart
refuse-must-lay = { $seat_name } cannot discard: a card of the hand can be laid, so one must be
refuse-cannot-draw = { $seat_name } cannot draw: the deck is empty or somebody has placed the last master; place a master
refuse-no-rune-there = { $seat_name } cannot place a master at { $x },{ $y }: there is no rune; choose a visible rune
refuse-area-taken = { $seat_name } cannot place a master at { $x },{ $y }: the rune or its area is taken; choose a free rune in an area without another player's master
refuse-cannot-set-aside = { $seat_name } cannot set a master aside: that is only for who must place one and finds no free rune
refuse-no-new-master = { $seat_name } cannot put the token at { $x },{ $y }: it goes beside the own master just placed
refuse-not-beside-master = { $seat_name } cannot put the token at { $x },{ $y }: choose one of the 8 cells around the new master, with a rune on it
refuse-no-such-side = { $seat_name } cannot put the token at { $x },{ $y } so: its sides are blue and green
refuse-rune-or-area-taken = { $seat_name } cannot put the token at { $x },{ $y }: a piece stands there, or areas of two players would join; choose another rune or side
refuse-rune-has-that-colour = { $seat_name } cannot put the token at { $x },{ $y } so: the rune has that colour already; choose the other side or another rune
refuse-nothing-to-ignore = { $seat_name } cannot use the adept for { $card_name } at { $x },{ $y }, turned { $turn }°: no rune has to be ignored; lay it without the adept
refuse-shrinks-area = { $seat_name } cannot use the adept for { $card_name } at { $x },{ $y }, turned { $turn }°: an opponent's area would shrink; their areas must stay whole

option-help-extra_card = at the start of a turn you may draw a card, and discard one at its end for a point less
option-help-archmasters = with archmasters: one token each, which changes the colour of a rune beside a new master
option-help-adepts = with adepts: each player chooses a side with an ability of its own
option-help-first = who begins
option-help-first-random = chance decides
option-help-first-astrid = the first seat
option-help-first-bjorn = the second seat
option-help-first-dagny = the third seat
option-help-turns = how cards may be turned
option-help-turns-quarter = by 0, 90, 180 or 270 degrees
option-help-turns-half = by 0 or 180 degrees only
option-help-covering = what it means that a card must not lie wholly on another one
option-help-covering-same_footprint = not on exactly the six cells of an earlier card
option-help-covering-must_extend = at least one section must lie on the bare table
option-help-covering-no_card_hidden = no card may lose its last visible rune
option-help-second_master = you may place a second master in an area of your own
option-help-tie_break = what happens when players are tied
option-help-tie_break-shared = they share the victory
option-help-tie_break-league = fewer discarded cards win, then more red runes
option-help-token_colour = which colour an archmaster token may give its rune
option-help-token_colour-other = another than it has
option-help-token_colour-any = also the one that it has already

# The table, as it is drawn.
table-title = Table of Runics
table-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
table-out = out of the game: { $cards_name }
table-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-count-masters =
    { $count ->
        [0] no master left
        [one] { $count } master to place
       *[other] { $count } masters to place
    }
table-count-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
table-token-unused = token unused
table-token-put = token put
table-adept = { $side_name } adept
table-adept-spent = { $side_name } adept, used
table-kept = discarded: { $cards_name }
table-to-move = to move
table-winner = Lord of the Runes
table-last = card laid last
table-card = card { $card_name }: { $runes }
table-cell = { $x },{ $y }: { $colour_name } rune
table-cell-bare = { $x },{ $y }: bare table

# What a bot weighs, for hints.
term-points = points held
term-firm = runes beside own masters, which nobody can change
term-at-risk = runes that rivals' cards may cut off
term-shared = masters that share an area
term-near = free runes near own areas
term-sides = room for own areas to grow
term-blocked = places where a rival's area is in the way
term-claim-now = the best free area, to be claimed now
term-claim-first = a free area for the next master
term-claim-second = a free area for the master after that
term-claim-third = a free area for the last master
term-masters = masters in supply
term-turns = cards still to lay
term-last = laying the last card
term-spare-cards = cards to choose from
term-debt = a card still to be discarded
term-token = an unused token
term-blue-adept = a blue adept that is not used up
term-green-adept = a green adept whose card is to come
# What is in the box, to be read.
kind-rune-cards = Rune cards
kind-runes = Runes
kind-pieces = Pieces
table-piece-master = Rune master
table-piece-archmaster = Archmaster token
table-about-master = Each player has 3. It stands on a rune for the rest of the game and controls the whole area of its colour.
table-about-archmaster = Once in the game, put on a rune beside a new master: from then on that rune is blue or green, as you choose.
kind-adepts = Adepts
table-card-text = Covers 2 by 3 cells and may be turned. Only runes on top count.
table-start-text = Lies in the middle from the start.
table-rune-text =
    { $points ->
        [one] Worth { $points } point to the one whose master stands in its area.
       *[other] Worth { $points } points to the one whose master stands in its area.
    }
table-adept-green = Draw one card more after your first master.
table-adept-blue = Once in the game one rune need not match when you lay a card.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-lay = Lay
with-lay = { $card_name }
short-lay =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-lay-ignoring = { verb-lay }
with-lay-ignoring = { $card_name }, ignoring a rune
short-lay-ignoring =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-discard = Discard
short-discard = { $card_name }
verb-draw = Draw
verb-place = Place a master
short-place = { $x },{ $y }
verb-set-aside = Set aside
verb-draw-extra = Extra card
verb-keep-card = Discard before you
short-keep-card = { $card_name }
verb-put-token = Put the token
short-put-token = { $colour_name }, { $x },{ $y }
verb-adept-side = Adept
cost-points =
    { $count ->
        [one] −{ $count } point
       *[other] −{ $count } points
    }
gain-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
cost-rival = { $rival_name } +{ $count }
gain-rival = { $rival_name } −{ $count }
cost-repaid = repaid with a card, −1 point

# Beside a printed board: what can be told of it, and what cannot be so.
place-area = cell { $thing }
group-cards = cards
group-pieces = masters and tokens
field-upright = upright card with its upper left rune here, row by row (B blue, G green, R red)
field-lying = lying card with its upper left rune here, row by row (B blue, G green, R red)
field-master = master
field-token = archmaster token
field-hand = your hand, either way up (B blue, G green, R red)
field-kept = cards discarded for the extra card, how many
fault-card-told = a card with these runes, turned or seen in a mirror, is told already: there is one of each kind
fault-too-many-masters = { $seat_name } has only { $most } masters
fault-too-few-cards = only { $left } cards are left
fault-covers-nothing = this card covers no rune: every card must cover one at least
fault-two-pieces = two pieces stand on this rune
fault-shared-area = masters of two players stand in this area
fault-token-alone = the token of { $seat_name } lies beside none of their masters
scratch-heading = What you could lay
scratch-here = By the cards of your hand, where you look or anywhere; what puts you ahead most comes first.
scratch-points = Tell the cards in the order in which they were laid: later ones lie on top.

# My box: kinds of components, their fields, and what cards do.
kind-cards-card = Rune cards
kind-cards-rune = Runes and points
kind-cards-adept = Adepts
kind-cards-edition = Number of cards
entry-rows = Row
entry-start = The start card
entry-edition = Edition
entry-edition-box = of the box
entry-edition-own = one of ours
entry-letter = Letter
entry-points = Points
entry-on-each-card = On each card
entry-cards = Rune cards
entry-row-BB = { name-blue } + { name-blue }
entry-row-BG = { name-blue } + { name-green }
entry-row-BR = { name-blue } + { name-red }
entry-row-GB = { name-green } + { name-blue }
entry-row-GG = { name-green } + { name-green }
entry-row-GR = { name-green } + { name-red }
entry-row-RB = { name-red } + { name-blue }
entry-row-RG = { name-red } + { name-green }
entry-row-RR = { name-red } + { name-red }
