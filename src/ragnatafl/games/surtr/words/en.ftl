# Followers of Surtr, in English: what is said besides Lords of Ragnarok, or otherwise than there.

game-title = Followers of Surtr
game-about =
    Lords of Ragnarok alone, or with friends, against Followers of Surtr, who play by rules and dice. They invade, build
    and hunt as you do, and desolation spreads behind them. Win first, or hold the middle against it when Ragnarok comes.

# Why armies shrink and fall, by the rule; other sentences put it in.
loss-cause =
    { $rule ->
        [LOR-6-1-2] not saved
        [LOR-6-4-2] nowhere to retreat
        [LOR-9-1-2] territory attack
        [LOR-9-2] stomped by a monster
        [LOR-10-2-1] { name-impale }
        [LOR-10-4-1] the battle is lost
        [LOR-10-4-2] casualties of the battle
        [SOLO-7-5] stomped by a monster
        [SOLO-7-5-1] territory attack
        [SOLO-9-7] casualties of the battle
        [SOLO-12-6-2] Follower against Follower
        [SOLO-15-1] { name-scorched-earth }
       *[other] loss
    }

# Which special action a Follower looks at, and what runes it gains; other sentences put them in.
action-role =
    { $rule ->
        [SOLO-5-5-1-1] The action of the selected card, { $action_name },
        [SOLO-5-5-1-2] The priority action, { $action_name },
        [ANY] The action { $action_name }
       *[other] The action to fall back on, { $action_name },
    }
runes-gained =
    { $lost ->
        [0]
            { $count ->
                [one] { $seat_name } gains { $count } rune and has { $runes }
               *[other] { $seat_name } gains { $count } runes and has { $runes }
            }
       *[other]
            { $count ->
                [0] { $seat_name } has 6 runes, the most there are: it gains none
                [one] { $seat_name } gains { $count } rune and has { $runes }; what goes above 6 is lost
               *[other] { $seat_name } gains { $count } runes and has { $runes }; what goes above 6 is lost
            }
    }

# What chance draws, and where cards lie.
name-surtr-die = the Surtr die
name-corrupted-hero = the corrupted hero
name-basic-set = the set of basic cards
name-a = set A
name-b = set B
name-c = set C
name-pile = the pile of a random card
name-action-deck = the action deck
name-row = the action row
name-battle-deck = the battle deck
name-jarl-stack = the Jarl cards
name-gothi-stack = the Gothi cards
name-slayer-stack = the Slayer cards

# Rune actions of Followers.
name-control-monster = control a monster
name-ally = ally with a realm
name-strengthen-army = strengthen an army
name-activate-monster = activate a monster
name-draw-combat = draw combat cards
name-raise-attribute = raise an attribute
name-recruit = recruit an army

# Corrupted heroes, and the advantage each begins with.
name-sixth = the sixth hero

# Action cards: basic ones, those of the heroes, advanced ones; and the bonus of each.
name-basic-a1 = Basic A1
name-basic-a2 = Basic A2
name-basic-a3 = Basic A3
name-basic-a4 = Basic A4
name-basic-a5 = Basic A5
name-basic-a6 = Basic A6
name-basic-b1 = Basic B1
name-basic-b2 = Basic B2
name-basic-b3 = Basic B3
name-basic-b4 = Basic B4
name-basic-b5 = Basic B5
name-basic-b6 = Basic B6
name-basic-c1 = Basic C1
name-basic-c2 = Basic C2
name-basic-c3 = Basic C3
name-basic-c4 = Basic C4
name-basic-c5 = Basic C5
name-basic-c6 = Basic C6
name-ragnar-1 = { name-ragnar } 1
name-ragnar-2 = { name-ragnar } 2
name-lagertha-1 = { name-lagertha } 1
name-lagertha-2 = { name-lagertha } 2
name-aslaug-1 = { name-aslaug } 1
name-aslaug-2 = { name-aslaug } 2
name-snorri-1 = { name-snorri } 1
name-snorri-2 = { name-snorri } 2
name-beowulf-1 = { name-beowulf } 1
name-beowulf-2 = { name-beowulf } 2
name-sixth-1 = Sixth Hero 1
name-sixth-2 = Sixth Hero 2
name-jarl-1 = Jarl 1
name-jarl-2 = Jarl 2
name-jarl-3 = Jarl 3
name-jarl-4 = Jarl 4
name-jarl-5 = Jarl 5
name-jarl-6 = Jarl 6
name-jarl-7 = Jarl 7
name-jarl-8 = Jarl 8
name-jarl-9 = Jarl 9
name-gothi-1 = Gothi 1
name-gothi-2 = Gothi 2
name-gothi-3 = Gothi 3
name-gothi-4 = Gothi 4
name-gothi-5 = Gothi 5
name-gothi-6 = Gothi 6
name-gothi-7 = Gothi 7
name-gothi-8 = Gothi 8
name-gothi-9 = Gothi 9
name-slayer-1 = Slayer 1
name-slayer-2 = Slayer 2
name-slayer-3 = Slayer 3
name-slayer-4 = Slayer 4
name-slayer-5 = Slayer 5
name-slayer-6 = Slayer 6
name-slayer-7 = Slayer 7
name-slayer-8 = Slayer 8
name-slayer-9 = Slayer 9
text-army-up = +{ $count } to its frontier army
text-draw-cards-times =
    { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }
text-take-runes-times =
    { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    }
text-take-priests =
    { $count ->
        [one] { $count } priest
       *[other] { $count } priests
    }
text-raise-by-rule =
    { $count ->
        [one] +{ $count } to an attribute
       *[other] { $count } times +1 to an attribute
    }
text-tuck-blessings =
    { $count ->
        [one] it tucks a random blessing
       *[other] it tucks { $count } random blessings
    }
text-won-battle-this-turn = If it won a battle in this turn: { $bonus }
text-gained-region-this-turn = If it gained a region in this turn: { $bonus }
text-hero-beside-allied-realm = If its hero's region borders a realm allied with it: { $bonus }
text-hero-on-shrine = If its hero's region has a shrine: { $bonus }
text-hero-beside-monster = If a monster or Loki is in its hero's region or beside it: { $bonus }
text-per-settlement = For each settlement it controls: { $bonus }
text-per-forge = For each forge it controls: { $bonus }
text-controls-open-shrine = If it controls a shrine without a temple: { $bonus }
text-controls-monument = If it controls the region of a monument: { $bonus }
text-more-regions-than-each-human = If it controls more regions than each person: { $bonus }
text-temples-at-least-each-human = If it controls a temple, and no person controls more: { $bonus }
text-strength-at-least = If its strength is { $count } or more: { $bonus }
text-armies-on-board-at-least = If { $count } of its armies or more are on the board: { $bonus }
text-regions-at-least = If it controls { $count } regions or more: { $bonus }
text-settlements-at-least = If it controls { $count } settlements or more: { $bonus }
text-shrines-at-least = If it controls { $count } shrines or more: { $bonus }
text-temples-at-least = If it controls { $count } temples or more: { $bonus }
text-alliances-at-least = If it is allied with { $count } realms or more: { $bonus }
text-wounds-at-least = If { $count } of its markers or more lie on living monsters: { $bonus }
text-hand-at-most = If it holds { $count } combat cards or fewer: { $bonus }
text-whole-lands-at-least =
    { $count ->
        [one] If it controls a whole land: { $bonus }
       *[other] If it controls { $count } whole lands or more: { $bonus }
    }
text-monsters-controlled-at-least =
    { $count ->
        [one] If it controls a monster: { $bonus }
       *[other] If it controls two monsters: { $bonus }
    }
text-slain-at-least =
    { $count ->
        [one] If it has a slain monster or a slayer token: { $bonus }
       *[other] If it has { $count } slain monsters and slayer tokens or more: { $bonus }
    }
text-tucked-at-least =
    { $count ->
        [one] If a card is tucked under its board: { $bonus }
       *[other] If { $count } cards or more are tucked under its board: { $bonus }
    }

# Challenges.
name-deep-roots = Deep Roots
name-full-quivers = Full Quivers
name-old-oaths = Old Oaths
name-fire-in-the-blood = Fire in the Blood
name-scorched-earth = Scorched Earth
name-hosts-of-surtr = Hosts of Surtr
text-deep-roots = Preparation: place one more desolation token by the usual rule.
text-full-quivers = Preparation: the Follower begins with { $gain_runes_count ->
        [one] { $gain_runes_count } more rune
       *[other] { $gain_runes_count } more runes
    } and { $draw_cards_count ->
        [one] { $draw_cards_count } more combat card.
       *[other] { $draw_cards_count } more combat cards.
    }
text-old-oaths = Preparation: the Follower is allied with the first { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } realms clockwise from Muspelheim.
text-fire-in-the-blood = Rule: the Follower carries out up to { $count ->
        [3] three
       *[other] { $count }
    } rune actions a turn.
text-scorched-earth = Rule: an army that removes desolation loses { $count }; no blessing is gained for it.
text-hosts-of-surtr = Rule: armies which the Follower recruits have { $count } value more, at most 6.

# The scale of difficulty, and its levers.
name-first-game = First game
name-easy = Easy
name-middle = Middle
name-hard = Hard
name-ragnarok = Ragnarok
text-no-levers = no levers: cards and rules as they are
lever-follower-runes = its rune actions a turn: { $change }
lever-recruit-bonus = value of the armies it recruits: { $change }
lever-invasion-value = value of its armies where it looks what it can invade: { $change }
lever-battle-bonus = its battle values: { $change }
lever-support-armies =
    { $count ->
        [-1] no army from beside a battle comes to its help
        [0] no army from beside a battle comes to its help
       *[other] its strongest army beside a battle comes to its help
    }
lever-marching-armies = armies that its Mobilise moves: { $change }
lever-resting-rounds = one round in { $count } it rests and does no manoeuvres
lever-quiet-rounds = rounds at the beginning without new desolation: { $count }
lever-removal-value = army value that removes desolation: { $change }
lever-removal-cost = army value that removing desolation costs: { $change }
lever-its-send-priests-away = its priests at the start: −{ $count }
lever-its-strengthen-frontier = its armies at the start: { $change }
lever-its-gain-runes = its runes at the start: { $change }
lever-its-draw-cards = its combat cards at the start: { $change }
lever-its-raise-attributes = its attributes at the start: { $change }
lever-its-tuck-cards = cards tucked under its board at the start: { $change }
lever-its-place-desolation = desolation tokens at the start: { $change }
lever-its-ally-first-realms = realms allied with it at the start: { $count }
lever-its-control-nearest-monster = it controls the nearest monster at the start
lever-its-gain-priests = its priests at the start: { $change }
lever-your-strengthen-armies = your armies at the start: { $change }
lever-your-draw-cards = your combat cards at the start: { $change }
lever-your-gain-runes = your runes at the start: { $change }
lever-your-gain-priests = your priests at the start: { $change }

# What is asked.
prompt-arbiter-invasion = You are the Arbiter: which region does { $follower_name } invade?
prompt-arbiter-usurp = You are the Arbiter: which region does { $follower_name } usurp?
prompt-arbiter-monster = You are the Arbiter: which monster does { $follower_name } activate?
prompt-arbiter-stomp = You are the Arbiter: into which region does { $follower_name } send the monster to stomp?
prompt-arbiter-gnaw = You are the Arbiter: which army loses 2 by the monster of { $follower_name }?
prompt-follower-suffers =
    { $count ->
        [one] { $follower_name } suffers a loss: which?
       *[other] { $follower_name } suffers a loss: which? Left to choose: { $count }
    }
prompt-take-a-blessing = The token goes back to one of the two leftmost slots: take a random blessing?
prompt-cleanse = Remove desolation with an army, or end it here

# What can be chosen.
option-let-it-be = region { $region }
option-let-it-act =
    { $monster ->
        [ANY] let { $monster_name } act
       *[other] { $monster_name }
    }
option-cleanse = remove the desolation in region { $region } with the army of value { $value }
option-take-ablessing = take a random blessing

# The set-up.
event-follower = { $seat_name } is a Follower of Surtr: the corrupted { $hero_name }
event-keep-hero =
    { $rule ->
        [SOLO-2-6-1] The tile of { $card_name } lies with its corrupted side up
       *[other] { $seat_name } plays { $card_name }
    }
event-take-origin =
    { $rule ->
        [SOLO-2-2] { $seat_name } gets the origin { $card_name }, which stands for the first turn
       *[other] { $seat_name } may choose { $card_name }
    }
event-action-deck = { $seat_name } plays with these action cards: { $cards_name }
event-advanced-cards =
    { $count ->
        [one] { $count } advanced card is shuffled unseen into the action deck of { $seat_name }
       *[other] { $count } advanced cards are shuffled unseen into the action deck of { $seat_name }
    }
event-challenge = Challenge: { $challenge_name }
event-arbiter = { $seat_name } holds the Arbiter token

# A Follower's turn, step by step.
event-turn =
    { $rule ->
        [SOLO-5] Round { $round }, turn of the Follower { $seat_name }
       *[other] Round { $round }, turn of { $seat_name }
    }
event-selects-card = The Surtr die shows { $place }, counted from the left: { $seat_name } selects { $card_name }
event-priority-attribute = { $seat_name } turns to its priority attribute, { $attribute_name }: it is not more than 1 ahead of the others ({ $lead })
event-raise-attribute =
    { $rule ->
        [SOLO-8-1-4] { $seat_name } finds no region for a new army and raises { $attribute_name } to { $value } instead
       *[other] { $seat_name } raises { $attribute_name } to { $value }
    }
event-takes-from-forge = { $seat_name } takes the rune from the forge in region { $region }
event-gains-power =
    { $rule ->
        [SOLO-3-3-5] For the realm allied with it: { runes-gained }
        [SOLO-5-3-2] No rune action was possible: { runes-gained }
       *[other] { runes-gained }
    }
event-pays-power =
    { $count ->
        [one] { $seat_name } pays { $count } rune and has { $runes } left
       *[other] { $seat_name } pays { $count } runes and has { $runes } left
    }
event-loses-power =
    { $count ->
        [one] { $seat_name } loses { $count } rune and has { $runes } left
       *[other] { $seat_name } loses { $count } runes and has { $runes } left
    }
event-cards-lost =
    { $count ->
        [one] { $seat_name } holds 8 combat cards, the most there are: { $count } is lost
       *[other] { $seat_name } holds 8 combat cards, the most there are: { $count } are lost
    }
event-tuck =
    { $rule ->
        [SOLO-8-4-2] { $seat_name } takes a blessing blindly and tucks it under its board: { $card_name }
       *[other] { $seat_name } tucks { $card_name } under its board
    }
event-place-hero =
    { $rule ->
        [SOLO-5-2-1] { $seat_name } places the hero in region { $region }, as the selected card says
       *[other] { $seat_name } places the hero in region { $region }
    }
event-rune-action = { $seat_name } carries out a rune action: { $action_name }
event-skips-rune-action =
    { $why ->
        [too-dear] { $seat_name } skips a rune action, { $action_name }: too few runes
        [ANY] { $seat_name } skips a rune action, { $action_name }
       *[impossible] { $seat_name } skips a rune action, { $action_name }: it cannot be done
    }
event-could-invade =
    { $owner ->
        [nobody]
            { $symbol ->
                [temple] Open to { $seat_name }: neutral region { $region } with a temple; difficulty { $difficulty }, distance to people's regions { $distance }
                [shrine] Open to { $seat_name }: neutral region { $region } with a shrine; difficulty { $difficulty }, distance to people's regions { $distance }
               *[none] Open to { $seat_name }: neutral region { $region }; difficulty { $difficulty }, distance to people's regions { $distance }
            }
       *[other]
            { $symbol ->
                [temple] Open to { $seat_name }: region { $region } of { $owner_name } with a temple; difficulty { $difficulty }, distance to people's regions { $distance }
                [shrine] Open to { $seat_name }: region { $region } of { $owner_name } with a shrine; difficulty { $difficulty }, distance to people's regions { $distance }
               *[none] Open to { $seat_name }: region { $region } of { $owner_name }; difficulty { $difficulty }, distance to people's regions { $distance }
            }
    }
event-prefers =
    { $by ->
        [wins] { $seat_name } prefers region { $chosen_name } to { $others_name }: taking it wins the game at once
        [symbol]
            { $own ->
                [0] { $seat_name } prefers region { $chosen_name } to { $others_name }: it has a temple
               *[other] { $seat_name } prefers region { $chosen_name } to { $others_name }: it has a shrine
            }
        [difficulty] { $seat_name } prefers region { $chosen_name } to { $others_name }: difficulty { $own } against { $theirs }
        [distance]
            { $rule ->
                [SOLO-4-8] { $seat_name } prefers the army in region { $chosen_name } to that in { $others_name }: distance to people's regions { $own } against { $theirs }
               *[other] { $seat_name } prefers region { $chosen_name } to { $others_name }: distance to people's regions { $own } against { $theirs }
            }
        [land] { $seat_name } prefers region { $chosen_name } to { $others_name }: of its land it controls { $own } against { $theirs }
        [defence] { $seat_name } prefers region { $chosen_name } to { $others_name }: defence value { $own } against { $theirs }
        [theirs] { $seat_name } prefers region { $chosen_name } to { $others_name }: people control it
        [owner]
            { $rule ->
                [SOLO-10-2]
                    { $own ->
                        [0] { $seat_name } prefers region { $chosen_name } to { $others_name }: it is its own
                        [1] { $seat_name } prefers region { $chosen_name } to { $others_name }: it is another Follower's
                       *[other] { $seat_name } prefers region { $chosen_name } to { $others_name }: it is neutral
                    }
               *[other]
                    { $own ->
                        [0] { $seat_name } prefers region { $chosen_name } to { $others_name }: it is a person's
                       *[other] { $seat_name } prefers region { $chosen_name } to { $others_name }: it has a claim on this region of another Follower
                    }
            }
        [hero]
            { $rule ->
                [SOLO-2-8] { $seat_name } prefers { $chosen_name } to { $others_name }: distance to its hero { $own } against { $theirs }
               *[other] { $seat_name } prefers the forge in region { $chosen_name } to that in { $others_name }: distance to a person's hero { $own } against { $theirs }
            }
        [max] { $seat_name } takes { $chosen_name } rather than { $others_name }: the highest region number (Max)
        [min] { $seat_name } takes { $chosen_name } rather than { $others_name }: the lowest region number (Min)
        [stronger] { $seat_name } takes the stronger army in region { $chosen_name } (Max): value { $own } against { $theirs }
        [weaker] { $seat_name } takes the weaker army in region { $chosen_name } (Min): value { $own } against { $theirs }
        [strongest] { $seat_name } looks for the strongest army: value { $own } in region { $chosen_name }, against { $theirs }
        [frontier] { $seat_name } prefers the army in region { $chosen_name } to that in { $others_name }: regions beside it that are not its own, { $own } against { $theirs }
        [beside] { $seat_name } prefers the army in region { $chosen_name } to that in { $others_name }: people's regions beside it, { $own } against { $theirs }
        [as-near] { $seat_name } prefers the army in region { $chosen_name } to that in { $others_name }: people's regions so near, { $own } against { $theirs }
        [armies] { $seat_name } prefers { $chosen_name } to { $others_name }: distance to people's armies { $own } against { $theirs }
        [own] { $seat_name } prefers { $chosen_name } to { $others_name }: its own monsters go before neutral ones
        [open-spaces] { $seat_name } prefers { $chosen_name } to { $others_name }: open wound spaces, { $own } against { $theirs }
        [open-after] { $seat_name } prefers { $chosen_name } to { $others_name }: wound spaces left open after the hunt, { $own } against { $theirs }
        [boards] { $seat_name } takes { $chosen_name } rather than { $others_name }: Loki goes first, then the boards clockwise from the upper left
        [clockwise] { $seat_name } takes { $chosen_name } rather than { $others_name }: the first realm clockwise from Muspelheim
        [asgard] { $seat_name } takes { $chosen_name } rather than { $others_name }: Asgard goes before all other realms
        [lowest] { $seat_name } prefers { $chosen_name } to { $others_name }: the lowest attribute, { $own } against { $theirs }
        [ANY] { $seat_name } prefers { $chosen_name } to { $others_name }
       *[tile] { $seat_name } takes { $chosen_name } rather than { $others_name }: the order on its tile
    }
event-prefers-by = { event-prefers }
event-invades = { $seat_name } invades region { $region } with the army of value { $value } from region { $origin }
event-army-grows =
    { $rule ->
        [SOLO-5-4-7-2] { $seat_name } can invade no region: the frontline army in region { $region } grows from { $value } to { $new }
        [SOLO-8-2-4] { $seat_name } cannot invade with the army in region { $region }: it grows from { $value } to { $new }
       *[other] { $seat_name }: the army in region { $region } grows from { $value } to { $new }
    }
event-move-army =
    { $rule ->
        [SOLO-5-4-7-3] { $seat_name } can invade no region: the army of value { $value } goes from region { $origin } to region { $region }, towards foreign ones
        [SOLO-8-2-3] { $seat_name } moves an army of value { $value } from region { $origin } to region { $region }, towards foreign ones
       *[other] { $seat_name } moves an army of value { $value } from region { $origin } to region { $region }
    }
event-no-manoeuvre = { $seat_name } has no manoeuvre left to make
event-action-unavailable =
    { $rule ->
        [SOLO-5-5-2] The bonuses have made { $action_name } impossible: { $seat_name } does nothing
       *[other]
            { $why ->
                [marked] { action-role } is not available: a marker of { $seat_name } lies there
                [ANY] { action-role } is not available to { $seat_name }
               *[impossible] { action-role } is not available: { $seat_name } cannot carry it out
            }
    }
event-chooses-action = { action-role } is available to { $seat_name }
event-special-action = { $seat_name } puts a marker on the wheel: { $action_name }
event-move-monster =
    { $rule ->
        [SOLO-7-3-2] { $seat_name } moves { monster-object } to region { $region }, to stomp there
        [SOLO-7-3-3] { $seat_name } moves { monster-object } to region { $region }, nearer to people's armies
       *[other] { $seat_name } moves { monster-object } to region { $region }
    }
event-monster-stays = { $monster_name } stays where it is: no way leads nearer to people's armies
event-follower-hunts = { $seat_name } hunts { prey-object } with all its cards
event-hunt = { $seat_name } hunts { prey-object }; { $keeper_name } plays for the prey, a Follower at random
event-shows-hand = { $seat_name } shows its hand: { $cards_name }
event-returns-hand =
    { $count ->
        [one] { $seat_name } shuffles the { $count } card left into the deck
       *[other] { $seat_name } shuffles the { $count } cards left into the deck
    }
event-gains-bonus =
    { $times ->
        [one] { $seat_name } gains the bonus of { $card_name }
       *[other] { $seat_name } gains the bonus of { $card_name } { $times } times
    }
event-bonus-unfulfilled = The condition on { $card_name } does not hold: { $seat_name } gains no bonus
event-no-bonus = { $card_name } has no bonus for { $seat_name }
event-puts-aside = { $seat_name } puts { $card_name } aside
event-new-card =
    { $rule ->
        [SOLO-2-7-2] New in the action row of { $seat_name }: { $cards_name }
       *[other] New in the action row of { $seat_name }: { $card_name }
    }
event-reshuffles-card = { $card_name } is shuffled back into the action deck of { $seat_name }
event-removes-card = { $card_name } of { $seat_name } leaves the game

# Battles with Followers.
event-battle-deck =
    { $count ->
        [one] { $seat_name } lays { $count } card face down as its battle deck
       *[other] { $seat_name } lays { $count } cards face down as its battle deck
    }
event-battle-deck-returns =
    { $count ->
        [one] { $seat_name } takes { $count } card left of its battle deck back into its hand
       *[other] { $seat_name } takes { $count } cards left of its battle deck back into its hand
    }
event-support = The support army of { $seat_name }, value { $value }, comes from region { $origin } to region { $region }
event-battle-value =
    { $bonus ->
        [0] { $seat_name } before cards: armies { $armies }
       *[other] { $seat_name } before cards: armies { $armies }, tucked cards and temple +{ $bonus }
    }

# Desolation and the Arbiter.
event-desolation =
    { $left ->
        [0] { $seat_name } spreads desolation to region { $region }. It was the last token: the next one brings Surtr himself
       *[other] { $seat_name } spreads desolation to region { $region }; tokens left on Surtr's card: { $left }
    }
event-token-ignored = { $seat_name } places no desolation: a token has been placed in this round of the Followers
event-difficulty = Difficulty: { $difficulty_name }
event-priests-away = { $seat_name } begins with fewer priests; sent away: { $count }
event-rests = { $seat_name } rests in this round and does no manoeuvres
event-no-token-yet = { $seat_name } places no desolation: it does not spread yet
event-cleansed = { $seat_name } removes the desolation in region { $region }; tokens on Surtr's card: { $left }
event-arbiter-moves = The Arbiter token goes to { $seat_name }

# What is refused, and what would be right.
refuse-no-desolation = { $seat_name } cannot remove desolation in region { $region }: no token lies there; choose a region with a token
refuse-too-weak-to-cleanse = { $seat_name } cannot remove the desolation in region { $region }: it takes an army of value { $needed }, and this one has { $value }
refuse-region-not-own = { $seat_name } cannot do that in region { $region }: it is not an own region; choose one with an own marker
refuse-no-injury-of-follower = { $seat_name } cannot let { $follower_name } take an injury: a Follower is never injured; choose another loss

# What is wrong with a set-up.
fault-barred-by-sea-monsters = { $hero_name } cannot be a Follower beside { $monsters_name }: the priority action on that tile is { name-monsters } (SOLO-14.4)
fault-people-of-seats = Of { $seats } seats { $people } cannot be people’s: there are 1 to { $most } Followers (SOLO-13.1)
fault-too-few-priorities = { $count } Followers need different priority actions, and there are { $found } (SOLO-12.1)
fault-no-other-boss = The boss “{ $boss }” does not play with Followers: only { name-loki } does (SOLO-14.5)
fault-unknown-challenge = unknown challenge “{ $told }”, { $right }
fault-unknown-reading = unknown reading “{ $told }”, { $right }

# Set-up options.
option-help-people = people at the table; the other seats are Followers
option-help-people-1 = one person, alone against them
option-help-people-2 = two people
option-help-people-3 = three people
option-help-hero = corrupted hero of one Follower
option-help-hero-random = at random
option-help-hero-ragnar = Ragnar: raises armies, to become Great Jarl
option-help-hero-lagertha = Lagertha: usurps, to become Great Jarl
option-help-hero-aslaug = Aslaug: builds temples, to become Great Gothi
option-help-hero-snorri = Snorri: builds temples, to become Great Gothi
option-help-hero-beowulf = Beowulf: hunts, to become Slayer
option-help-hero-sixth = the sixth hero, not in the box: hunts, to become Slayer
option-help-difficulty = how hard the game is
option-help-difficulty-first-game = first game: you begin stronger, the Follower is weak and slow
option-help-difficulty-easy = easy: the rules as the rulebook has them, nothing added
option-help-difficulty-middle = middle: the Follower begins stronger; an even fight for those who know the game well
option-help-difficulty-hard = hard: the Follower begins stronger still, and does more in a turn
option-help-difficulty-ragnarok = Ragnarok: the Follower at its strongest
option-help-challenges = challenges, as many as you like
option-help-challenges-none = none
option-help-challenges-all = all six
option-help-challenges-deep-roots = { name-deep-roots }: one more desolation token at the start
option-help-challenges-full-quivers = { name-full-quivers }: 3 more runes and 3 more combat cards for the Follower
option-help-challenges-old-oaths = { name-old-oaths }: the Follower begins with three alliances
option-help-challenges-fire-in-the-blood = { name-fire-in-the-blood }: up to three rune actions a turn
option-help-challenges-scorched-earth = { name-scorched-earth }: removing desolation costs 1 army value and brings no blessing
option-help-challenges-hosts-of-surtr = { name-hosts-of-surtr }: recruited armies have 1 value more
option-help-readings = other readings of the rules than ours
option-help-readings-none = ours
option-help-readings-all = the other one wherever there is a choice
option-help-readings-origin-bonuses = the first Follower gains the bonuses of its origin
option-help-readings-no-control-by-cards = an invasion that needs tucked cards gives no control
option-help-readings-own-realms-first = realms beside its hero's own region go first
option-help-readings-monsters-by-tie-break = which monster it activates is settled by the tie-break alone
option-help-readings-tokens-for-reinforce = of all recruiting only Reinforce places desolation
option-help-readings-usurp-needs-army = to usurp it needs an army in reserve
option-help-readings-start-token-apart = in Ragnarok only tokens beside Yggdrasil count

# How games end.
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } rules three lands and wins the game as Great Jarl
        [LOR-1-3] { $winners_name } holds enough temples and wins the game as Great Gothi
        [LOR-1-4] { $winners_name } has slain Loki and wins the game as Slayer
        [SOLO-10-6] No desolation token is left: Surtr comes himself and destroys Midgard. All people lose to { $winners_name }
        [SOLO-11-3] Ragnarok ends the game: { $winners_name } wins with the regions at Yggdrasil, desolation counting for Followers
       *[other] The game ends. Won by: { $winners_name }
    }
ending-SOLO-10-6 = Surtr's incarnation
ending-SOLO-11-3 = Ragnarok

# The steps of a Follower's turn, as headings.
story-difficulty = Difficulty
story-SOLO-5-0 = The card
story-SOLO-5-1 = Prayer
story-SOLO-5-2 = The hero
story-SOLO-5-3 = Runes
story-SOLO-6 = Runes
story-SOLO-5-4 = Manoeuvres
story-SOLO-5-5 = Special action
story-SOLO-5-6 = Bonus and new card

# What pictures say.
draw-title = Followers of Surtr: the island and the players
draw-incarnation = Surtr's incarnation
draw-tokens-map = desolation on the map: { $count } of { $tokens }
draw-cleanse-needs = to remove one: an army of value { $value }
draw-cleanse-blessing = that may give a blessing
draw-surtr-near = one more token and Midgard burns
draw-desolation = desolation
draw-corrupted = corrupted { $tile_name }
draw-follower = Follower of Surtr
draw-road = works to be { $title }
draw-order = attributes in its order: { $names }
draw-power = runes { $count } of { $most }
draw-follower-hand = combat cards { $count } of { $most }
draw-tucked = tucked cards: { $names }
draw-priority-action = priority action: { $action_name }
draw-preference = { $preference ->
    [1] invades first temples and shrines, then the least difficult, then the nearest
    [2] invades first the nearest, then the least difficult, then temples and shrines
   *[3] invades first in lands where it has most regions, then temples and shrines, then the least difficult
 }
draw-action-deck = action deck { $count }
draw-card-hero = hero to region { $region }
draw-card-runes = rune actions: { $names }
draw-card-special = special action: { $action_name }
draw-card-tie = ties: { $tie ->
    [max] Max, the highest number
   *[min] Min, the lowest number
 }
draw-card-bonus = bonus: { $text }
draw-card-no-bonus = no bonus
draw-card-refresh = { $refresh ->
    [reshuffle] goes back into the action deck
   *[remove] leaves the game afterwards
 }
draw-selected = selected by the Surtr die
draw-arbiter = Arbiter: { $name }
draw-challenges = challenges: { $names }
draw-difficulty = difficulty: { $name }
draw-could-invade = What could { $name } invade now?
draw-could-invade-list = { $name } could invade regions { $regions } now
draw-could-invade-none = { $name } can invade nothing now

# What a bot weighs, for hints.
term-follower = the Follower of Surtr itself
term-follower-jarl = the Follower's lands
term-follower-jarl-near = the Follower is few regions short of three lands
term-follower-gothi = the Follower's temples
term-follower-gothi-near = the Follower is few temples short of victory
term-follower-shrines = shrines where the Follower could build
term-follower-slain = monsters the Follower has slain
term-follower-boss = the Follower may hunt Loki
term-follower-best-road = the Follower's best road to victory
term-follower-regions = the Follower's regions
term-follower-armies = the strength of the Follower's armies
term-follower-attributes = the Follower's attributes
term-follower-cards = the Follower's combat cards
term-follower-tucked = cards tucked under the Follower's board
term-follower-power = the Follower's runes
term-follower-ring = the Follower's lead at Yggdrasil as Ragnarok nears
term-desolation = desolation
term-incarnation = Surtr is about to appear
term-follower-takes = regions the Follower will take next
term-follower-wins-next = the Follower may win in its next turn
term-follower-battle = the Follower's battle, by its chance
# What is in the box, to be read.
kind-basic-actions = Basic action cards
kind-hero-actions = Action cards of heroes
kind-advanced-actions = Advanced action cards
kind-tiles = Corrupted heroes
kind-challenges = Challenges
kind-difficulties = Difficulty
kind-surtr = Surtr
draw-starts-in = starts in region { $regions }
draw-chosen = Chosen for this table.
draw-advantage = Advantage at the start: { $text }.
advantage-gain-runes = { text-take-runes-times }
advantage-draw-cards = { text-draw-cards-times }
advantage-gain-priests = { text-take-priests }
advantage-strengthen-frontier = { text-army-up }
advantage-raise-attributes = { text-raise-by-rule }
advantage-tuck-cards = { text-tuck-blessings }
advantage-ally-first-realms =
    { $count ->
        [one] an alliance with the first realm
       *[other] alliances with the first { $count } realms
    }
advantage-control-nearest-monster = control of the nearest monster
draw-incarnation-text = All { $tokens } desolation tokens lie on its slots; the lowest uncovered number is the army value that removes one. Faces of the Surtr die for the left, middle and right card: { $faces }.

# Beside a real board: who keeps what of the Followers, and what is asked of who tells it.
keep-die = the Surtr die
keep-actions = the action cards of Followers
keep-hands = the combat cards of Followers
prompt-chance-surtr-die = Roll the Surtr die: which card of the row does it name?
prompt-chance-corrupted-hero = Draw a corrupted hero: which one is it?
prompt-chance-basic-set = Draw a set of basic action cards: which one is it?
prompt-chance-action-deck = Turn up the top action card: which one is it?
prompt-chance-battle-deck = Turn up the top card of the battle deck: which one is it?
prompt-chance-selection = Draw one of the blessings at random: which one is it?

# What can be told of a real board with Followers, and what can be asked of them.
group-desolation = desolation
group-followers = the Followers
group-arbiter = the Arbiter
field-desolation = desolation token
field-power = runes
field-row = action row, from left to right
field-arbiter = who holds the Arbiter token
call-retreat = its armies must retreat from there
call-lose-card = it loses a combat card
call-lose-rune = it loses a rune
call-monster = its monster is activated
call-blessing = a blessing is taken for removed desolation

# What people carry out on their board for a Follower, one step at a time.
closing-holds =
    { $seat_name } has { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }, { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }
do-follower = Give { $seat_name } the corrupted { $hero_name } and set its attributes: { name-authority } { $authority }, { name-strength } { $strength }, { name-wisdom } { $wisdom }
do-arbiter = Give the Arbiter token to { $seat_name }
do-arbiter-moves = Give the Arbiter token to { $seat_name }
do-sail = Move the drakkar of { $seat_name } to the { $sea_name }
do-use-card = { $seat_name } uses { $card_name }: turn it if it is an artefact
do-take-blessing = Tuck the blessing { $card_name } under the board of { $seat_name }
do-blessings-left = Discard the blessings that are left: { $cards_name }
do-send-priest = Put a priest of { $seat_name } on { $god_name }'s monument
do-raise-attribute = Move { $attribute_name } of { $seat_name } up to { $value }
do-lower-attribute = Move { $attribute_name } of { $seat_name } down to { $value }
do-takes-from-forge = Take the rune off the forge in region { $region }, back to the supply
do-priests-away =
    { $count ->
        [one] Take { $count } priest of { $seat_name } out of its reserve
       *[other] Take { $count } priests of { $seat_name } out of its reserve
    }
do-gain-priests =
    { $count ->
        [one] Put { $count } priest into the reserve of { $seat_name }
       *[other] Put { $count } priests into the reserve of { $seat_name }
    }
do-place-hero = Put the hero of { $seat_name } into region { $region }
do-ally = Put a marker of { $seat_name } into { $realm_name }
do-control-monster = Put a ring of { $seat_name } under { $monster_name }
do-release-monster = Take the ring of { $seat_name } away from { $monster_name }
do-recruit = Put a new army of value { $value } of { $seat_name } into region { $region }
do-invades = Move the army of value { $value } of { $seat_name } from region { $origin } into region { $region }
do-move-army = Move the army of value { $value } of { $seat_name } from region { $origin } into region { $region }
do-place-army = Put the army of value { $value } of { $seat_name } from region { $origin } into region { $region }
do-support = Move the support army of value { $value } of { $seat_name } from region { $origin } into region { $region }
do-carried-off = Put the army of value { $value } of { $seat_name } from region { $origin } into region { $region }
do-retreat = Move the army of value { $value } of { $seat_name } back from region { $origin } to region { $region }
do-army-grows = Turn the army of { $seat_name } in region { $region } from { $value } up to { $new }
do-army-shrinks = Turn the army of { $seat_name } in region { $region } from { $value } down to { $new }
do-army-destroyed = Take the army of value { $value } of { $seat_name } out of region { $region }
do-army-stays = Turn the army of { $seat_name } in region { $region } down to 1: it is saved
do-take-control =
    { $former ->
        [nobody] Put a control marker of { $seat_name } into region { $region }
       *[other] In region { $region } put a control marker of { $seat_name } in place of that of { $former_name }
    }
do-special-action = Put a marker of { $seat_name } on { $action_name } on the wheel, on top of all others
do-build-temple = Put a temple into region { $region }
do-build-monument =
    { $god ->
        [none] No monument rises: all are complete
       *[other] Raise { $god_name }'s monument to level { $level }
    }
do-condition-fulfilled = Turn the condition face down: { $condition_name }
do-table-cleared = Take all priests off the monuments and all markers off the wheel
do-forges-filled = Put a rune of its type on the forges in regions: { $regions_name }
do-recharge = Turn these artefacts back, charged: { $cards_name }
do-event = Draw the event card and lay it on its discards
do-place-monster = Put { $monster_name } into region { $region }
do-place-boss = Put Loki into region { $region }
do-move-monster = Move { $monster_name } into region { $region }
do-territory-attack = { $monster_name } attacks region { $region }: carry out its territory attack as told next
do-desolation = Put a desolation token into region { $region }, the leftmost one of Surtr's card
do-wound = Put a marker of { $seat_name } on the board of { $prey_name }, on an open space with { $space_name }
do-wound-healed = Take a marker of { $seat_name } off the board of { $prey_name }, off a space with { $space_name }
do-kill = Take { $prey_name } off the board: the figure goes to { $seat_name }, markers and ring back to their owners
do-regenerate = Take all markers off the board of { $prey_name }
do-attacks-discarded = Put on the discards of attack cards: { $cards_name }
do-attack-deck = Shuffle all attack cards into a new deck, those of the discards too
do-reshuffle =
    { $target ->
        [event-deck] Shuffle the discarded event cards: they are the new deck
       *[blessing-deck] Shuffle the discarded blessings: they are the new deck
    }
do-slayer-token = Give { $seat_name } a slayer token
do-claim-artefact = Tuck the artefact { $card_name } under the board of { $seat_name }
do-artefact-lost = Put the artefact { $card_name } back into the box
do-injured = Injure the hero of { $seat_name }: turn over { $attribute_name }
do-healed = Heal the hero of { $seat_name }: turn { $attribute_name } back
do-gain-rune = { $seat_name } takes a rune of { $rune_name } from the supply
do-forge-rune = { $seat_name } takes the rune of { $rune_name } from the forge in region { $region }
do-discard-rune = { $seat_name } puts a rune of { $rune_name } back into the supply
do-forge-emptied = Take the rune of { $rune_name } off the forge in region { $region }, back to the supply
do-tuck = Tuck the blessing { $card_name } under the board of { $seat_name }
do-new-card =
    { $rule ->
        [SOLO-2-7-2] Lay these action cards into the row of { $seat_name }, from left to right: { $cards_name }
       *[other] Lay the action card { $card_name } at the right end of the row of { $seat_name }
    }
do-puts-aside = Take the action card { $card_name } out of the row of { $seat_name }
do-reshuffles-card = Shuffle the action card { $card_name } into the action deck of { $seat_name }
do-removes-card = Put the action card { $card_name } back into the box

# What is impossible on a board with Followers that was told.
fault-follower-hero = the corrupted hero of { $seat_name } is in some region
fault-row-size = the action row of { $seat_name } has 1 to { $most } cards
fault-too-many-cards = { $seat_name } has more than { $most } combat cards
fault-too-many-tokens = there are only { $most } desolation tokens
fault-selected-in-row = the selected card lies in the row

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-let-it-be = Choose a region
verb-let-it-act = { verb-activate }
verb-cleanse = Remove a desolation
short-cleanse = region { $region }, army of value { $value }
verb-take-ablessing = Take a blessing
cost-value = army { $was } → { $new }
gain-blessing = a random blessing, if wanted

### My box

## My box: kinds

kind-actions-action = Action cards
kind-tiles-tile = Corrupted heroes
kind-challenges-challenge = Challenges
kind-surtr-incarnation = Surtr's incarnation and die
kind-difficulty-difficulty = Difficulty
kind-surtr-edition = Numbers of cards

## My box: fields

entry-kind = Kind
entry-kind-basic = basic
entry-kind-hero = of a hero
entry-kind-advanced = advanced
entry-kind-preparation = preparation
entry-kind-rule = rule
entry-set = Set
entry-regions = Region of the hero
entry-special = Special action
entry-tie = Ties
entry-tie-max = Max
entry-tie-min = Min
entry-refresh = Afterwards
entry-refresh-remove = put away
entry-refresh-reshuffle = shuffle in again
entry-road = Road
entry-road-jarl = Jarl
entry-road-gothi = Gothi
entry-road-slayer = Slayer
entry-start = Starts in region
entry-desolation = Desolation
entry-attributes = Attributes
entry-order = Order of attributes
entry-preference = Preference
entry-priority = Priority action
entry-advanced = Advanced cards
entry-basic = Basic cards
entry-hero = Cards of heroes
entry-tiles = Tiles
entry-challenges = Challenges
entry-once = Once only
entry-slots = Slots
entry-die = Faces of the die
entry-times = Times
entry-regions-1 = side for 3 and 4
entry-regions-2 = side for 2
entry-start-1 = side for 3 and 4
entry-start-2 = side for 2
entry-desolation-1 = side for 3 and 4
entry-desolation-2 = side for 2
entry-attributes-1 = { name-authority }
entry-attributes-2 = { name-strength }
entry-attributes-3 = { name-wisdom }
entry-advanced-1 = { entry-road-jarl }
entry-advanced-2 = { entry-road-gothi }
entry-advanced-3 = { entry-road-slayer }
entry-die-1 = left card
entry-die-2 = middle card
entry-die-3 = right card
entry-action-runes = Rune action
entry-set-a = set A
entry-set-b = set B
entry-set-c = set C
entry-set-jarl = { entry-road-jarl }
entry-set-gothi = { entry-road-gothi }
entry-set-slayer = { entry-road-slayer }

## My box: faults

fault-attribute-order = each attribute stands once in the order (SOLO-4.6)
fault-advanced-cards = there must be { $wanted } advanced cards (SOLO-2.7.3)
fault-hero-cards = must have { $wanted } action cards of its own (SOLO-2.7.1)
fault-start-population = region { $region } must have population strength 2 (SOLO-2.6.2)
fault-slots = the slots read 5, 4, 3, 2, 1

## My box: moments

moment-advantage = From the start
moment-battle-bonus = In its battles
moment-bonus = Bonus of the card
moment-bonus-times = When, or how often
moment-follower-runes = Rune actions it does in a turn
moment-marching-armies = Armies that march
moment-peoples-preparation = Before the game, for people
moment-preparation = Before the game, for it
moment-quiet-rounds = Rounds before desolation
moment-recruit-bonus = Armies it recruits
moment-removal-cost = Cost to remove desolation
moment-removal-value = Value to remove desolation
moment-resting-rounds = Rounds it rests
moment-support-armies = Armies that support

## My box: effects

effect-adds = { $count } more, or fewer below 0
effect-set-to = just { $count }
effect-ally-first-realms = allied with realms: { $count }
effect-control-nearest-monster = controls the nearest monster
effect-raise-attributes = its attributes rise by { $count }
effect-tuck-cards = blessings tucked under its board: { $count }
effect-place-desolation = places a desolation token
effect-send-priests-away = priests sent away: { $count }
effect-strengthen-frontier = its frontier armies gain { $count }
