# Lords of Ragnarok, in English. $card is a content id, $card_name its name; regions are plain numbers.

game-title = Lords of Ragnarok
game-about =
    Heroes lead armies over an island around the world tree, hunt monsters, build temples and raise monuments to the gods.
    Whoever first rules three lands, holds enough temples or slays Loki wins; or Ragnarok comes and counts who holds the middle.

# Forms of names that other sentences put in.
god-of = { $god_name }
monster-object = { $monster_name }
prey-object = { $prey_name }

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
       *[other] loss
    }

# Runes, attributes, gods, realms, special actions.
name-uruz = Uruz
name-othala = Othala
name-algiz = Algiz
name-authority = authority
name-strength = strength
name-wisdom = wisdom
name-odin = Odin
name-thor = Thor
name-freya = Freya
name-hel = Hel
name-heimdall = Heimdall
name-muspelheim = Muspelheim
name-svartalfheim = Svartalfheim
name-niflheim = Niflheim
name-vanaheim = Vanaheim
name-alfheim = Alfheim
name-jotunheim = Jotunheim
name-asgard = Asgard
name-yggdrasil = Yggdrasil
name-monsters = Monsters
name-usurp = Usurp
name-prepare = Prepare
name-mobilise = Mobilise
name-reinforce = Reinforce
name-build-temple = Build temple
name-build-monument = Build monument

# Lands and seas; regions have numbers.
name-l1 = Raven Land
name-l2 = Horn Land
name-l3 = Oak Land
name-l4 = Bear Land
name-l5 = Wolf Land
name-l6 = Boar Land
name-l7 = Stag Land
name-s1 = Northern Sea
name-s2 = North-Eastern Sea
name-s3 = South-Eastern Sea
name-s4 = Southern Sea
name-s5 = South-Western Sea
name-s6 = North-Western Sea

# Monsters, the boss, the faces of the monster die.
name-draugr = Draugr
name-garm = Garm
name-fafnir = Fafnir
name-grendel = Grendel
name-hraesvelgr = Hraesvelgr
name-nidhogg = Nidhogg
name-loki = Loki
name-jormungandr = Jormungandr
name-kraken = Kraken
name-move = move
name-attack = territory attack
name-either = move or territory attack

# Weapons, rewards, wound spaces.
name-sword = sword
name-spear = spear
name-axe = axe
name-bow = bow
name-hammer = hammer
name-shield = shield
name-reward-rune = 1 rune
name-reward-priest = 1 priest
name-reward-army = +1 to an army
name-reward-realm = an alliance
name-sword-rune = sword + rune
name-sword-priest = sword + priest
name-sword-army = sword + army
name-sword-realm = sword + realm
name-spear-rune = spear + rune
name-spear-priest = spear + priest
name-spear-army = spear + army
name-spear-realm = spear + realm
name-axe-rune = axe + rune
name-axe-priest = axe + priest
name-axe-army = axe + army
name-axe-realm = axe + realm
name-bow-rune = bow + rune
name-bow-priest = bow + priest
name-bow-army = bow + army
name-bow-realm = bow + realm
name-hammer-rune = hammer + rune
name-hammer-priest = hammer + priest
name-hammer-army = hammer + army
name-hammer-realm = hammer + realm
name-sword-sword = two swords
name-sword-spear = sword and spear
name-sword-axe = sword and axe
name-sword-bow = sword and bow
name-sword-hammer = sword and hammer
name-spear-sword = spear and sword
name-spear-spear = two spears
name-spear-axe = spear and axe
name-spear-bow = spear and bow
name-spear-hammer = spear and hammer
name-axe-sword = axe and sword
name-axe-spear = axe and spear
name-axe-axe = two axes
name-axe-bow = axe and bow
name-axe-hammer = axe and hammer
name-bow-sword = bow and sword
name-bow-spear = bow and spear
name-bow-axe = bow and axe
name-bow-bow = two bows
name-bow-hammer = bow and hammer
name-hammer-sword = hammer and sword
name-hammer-spear = hammer and spear
name-hammer-axe = hammer and axe
name-hammer-bow = hammer and bow
name-hammer-hammer = two hammers

# Nothing and nobody; what chance draws.
name-none = none
name-nobody = nobody
name-monster-die = the monster die

# Combat cards; copies are called like the first.
name-sword-a = Sword
name-sword-b = { name-sword-a }
name-sword-c = { name-sword-a }
name-sword-dance-a = Sword Dance
name-sword-dance-b = { name-sword-dance-a }
name-onslaught = Onslaught
name-barrow-spear = Barrow Spear
name-spear-a = Spear
name-spear-b = { name-spear-a }
name-spear-c = { name-spear-a }
name-spear-wall-a = Spear Wall
name-spear-wall-b = { name-spear-wall-a }
name-impale = Impale
name-axe-a = Axe
name-axe-b = { name-axe-a }
name-axe-c = { name-axe-a }
name-frenzy-a = Frenzy
name-frenzy-b = { name-frenzy-a }
name-cleave = Cleave
name-bow-a = Bow
name-bow-b = { name-bow-a }
name-bow-c = { name-bow-a }
name-volley-a = Volley
name-volley-b = { name-volley-a }
name-ambush = Ambush
name-hammer-a = Hammer
name-hammer-b = { name-hammer-a }
name-hammer-c = { name-hammer-a }
name-stagger-a = Stagger
name-stagger-b = { name-stagger-a }
name-thunderclap = Thunderclap
name-shield-a = Shield
name-shield-b = { name-shield-a }
name-shield-c = { name-shield-a }
name-reinforcements-a = Reinforcements
name-reinforcements-b = { name-reinforcements-a }

# Attack cards.
name-special-1 = Special Attack I
name-special-2 = Special Attack II
name-special-3 = Special Attack III
name-attack-1 = Attack I
name-attack-2 = Attack II
name-attack-3 = Attack III
name-mighty = Mighty Attack
name-wild-1 = Wild Attack I
name-wild-2 = Wild Attack II
name-quick = Quick Attack
name-nasty = Nasty Wound
name-charge = Charge
name-surprise = Surprise Attack
name-recall = Retreat to the Lair

# Blessings of Odin, Thor and Freya.
name-raven-banner = Raven Banner
name-hall-of-the-dead = Hall of the Dead
name-watch-on-the-bridge = Watch on the Bridge
name-levy = Levy
name-war-council = War Council
name-hird-discipline = Hird Discipline
name-stone-ramparts = Stone Ramparts
name-einherjar = Einherjar
name-allfathers-due = Allfather's Due
name-forced-march = Forced March
name-garrison-law = Garrison Law
name-runic-muster = Runic Muster
name-wolf-pack = Wolf Pack
name-jarls-word = Jarl's Word
name-thunder-arm = Thunder Arm
name-weapon-rack = Weapon Rack
name-monster-lore = Monster Lore
name-old-scar = Old Scar
name-combat-training = Combat Training
name-thick-hide = Thick Hide
name-hunters-offering = Hunter's Offering
name-blood-rush = Blood Rush
name-beast-tamer = Beast Tamer
name-trophies = Trophies
name-drive-the-beast = Drive the Beast
name-feared-name = Feared Name
name-seidr = Seidr
name-rune-carver = Rune Carver
name-falcon-cloak = Falcon Cloak
name-sea-paths = Sea Paths
name-guest-of-the-realms = Guest of the Realms
name-many-friends = Many Friends
name-tithe = Tithe
name-pilgrimage = Pilgrimage
name-forge-sisters = Forge Sisters
name-tears-of-gold = Tears of Gold
name-folkvang = Folkvang
name-peace-of-the-thing = Peace of the Thing

# Events.
name-event-1 = event 1
name-event-2 = event 2
name-event-3 = event 3
name-event-4 = event 4
name-event-5 = event 5
name-event-6 = event 6
name-event-7 = event 7
name-event-8 = event 8
name-event-9 = event 9
name-event-10 = event 10
name-event-11 = event 11
name-event-12 = event 12
name-event-13 = event 13
name-event-14 = event 14
name-event-15 = event 15
name-event-16 = event 16
name-event-17 = event 17
name-event-18 = event 18
name-event-19 = event 19
name-event-20 = event 20
name-event-21 = event 21

# Heroes, origins, artefacts.
name-ragnar = Ragnar
name-aslaug = Aslaug
name-snorri = Snorri
name-lagertha = Lagertha
name-beowulf = Beowulf
name-odinson = Odinson/Odinsdottir
name-thorson = Thorson/Thorsdottir
name-freyason = Freyason/Freyasdottir
name-tyrson = Tyrson/Tyrsdottir
name-njordson = Njordson/Njordsdottir
name-baldrson = Baldrson/Baldrsdottir
name-gungnir = Gungnir
name-mjolnir = Mjolnir
name-brisingamen = Brisingamen
name-barrow-crown = Barrow Crown
name-gnipa-chain = Gnipa Chain
name-andvaranaut = Andvaranaut
name-grendels-arm = Grendel's Arm
name-eagle-feather = Eagle Feather
name-root-fang = Root Fang
name-sultr = Sultr
name-gjallarhorn = Gjallarhorn

# Ragnarok conditions.
name-monument-large = Monument
name-monument-small = { name-monument-large }
name-slayer-large = Slayer
name-slayer-small = { name-slayer-large }
name-jarl-large = Great Jarl
name-jarl-small = { name-jarl-large }
name-gothi-large = Great Gothi
name-gothi-small = { name-gothi-large }
name-realms-large = Realms
name-realms-small = { name-realms-large }

# What combat cards do, in a hunt and in a battle.
text-hunt-sword-dance = After the wound draw { $draw_cards_count ->
        [one] { $draw_cards_count } combat card
       *[other] { $draw_cards_count } combat cards
    }.
text-battle-sword-dance = +{ $amount } if you are the defender.
text-battle-onslaught = +{ $amount } if you are the attacker.
text-battle-barrow-spear = { text-battle-onslaught }
text-hunt-spear-wall = The next attack card in this hunt has { $calm_next_attack_amount } fury less.
text-battle-spear-wall = +{ $amount } for each of your armies in this battle.
text-battle-impale = Lower one enemy army in this battle by 1, at once.
text-hunt-frenzy = You may take 1 injury to draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }.
text-hunt-cleave = You may cover two open axe spaces instead of one.
text-battle-cleave = If you win, the loser spreads 1 loss more.
text-hunt-bow = After the wound draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }.
text-battle-volley = The opponent discards 1 random combat card, at once.
text-hunt-ambush = Look at the monster's hand and choose the card it plays next.
text-battle-ambush = +{ $amount } if it is the first card you play in this battle.
text-battle-hammer = +{ $amount } if your hero is in the region of the battle.
text-hunt-stagger = At the end of its next round the monster draws 1 card fewer, but at least 1.
text-battle-stagger = The opponent's next card in this battle has no battle effect.
text-hunt-thunderclap = Counts as any one weapon.
text-hunt-shield = Blocks an attack, whatever its fury.
text-battle-shield = Ignore 1 of your own casualty symbols in this battle.
text-hunt-reinforcements = Blocks an attack, whatever its fury; then draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }.
text-battle-reinforcements = Move one of your armies from an adjacent region into the battle.

# What attack cards do if they are not defended.
text-special-1 = The special attack of the monster's board.
text-special-2 = { text-special-1 }
text-special-3 = { text-special-1 }
text-attack-1 =
    { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }.
text-attack-2 = { text-attack-1 }
text-attack-3 = { text-attack-1 }
text-mighty =
    { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }.
text-wild-1 =
    { $injure_count ->
        [one] { $injure_count } injury
       *[other] { $injure_count } injuries
    }; discard { $lose_random_cards_count ->
        [one] { $lose_random_cards_count } random combat card
       *[other] { $lose_random_cards_count } random combat cards
    }.
text-wild-2 = { text-wild-1 }
text-quick =
    { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }; discard down to as many combat cards as your wisdom.
text-nasty =
    { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }; lower your highest attribute by 1, not below 2.
text-charge =
    { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }. Shields do not block it.
text-surprise = Discard half of your combat cards, rounded up.
text-recall = The hunt ends at once, in failure. Shields do not block it.

# What blessings do.
text-raven-banner = +{ $amount } in battles in the region of your hero.
text-hall-of-the-dead = +{ $amount } strength when you usurp.
text-watch-on-the-bridge = You may hold { $amount } combat card more.
text-levy = When you reinforce, also recruit an army of value 1 in any region you control.
text-war-council = Your first combat card in each battle counts { $amount } more.
text-hird-discipline = Ignore the casualty symbols of your first combat card in each battle.
text-stone-ramparts = +{ $amount } as defender; +{ $settlement } in a region with a settlement.
text-einherjar = After a lost battle your armies do not take the 1 loss each for losing.
text-allfathers-due = After you win a battle gain 1 priest.
text-forced-march = When you mobilise, you may activate one of the armies twice.
text-garrison-law = An activated army may gain +1 in any region you control.
text-runic-muster = Rune action, { $runes ->
        [one] { $runes } different rune
       *[other] { $runes } different runes
    }: recruit 1 army.
text-wolf-pack = +{ $amount } as attacker with { $armies } or more armies in the battle.
text-jarls-word = Now +1 authority. You may recruit in any region you control.
text-thunder-arm = Now +1 strength. Whenever a monument is built heal 1 injury.
text-weapon-rack = Now draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }. Your limit of combat cards is wisdom + { $amount }.
text-monster-lore = At the start of a hunt draw { $amount ->
        [one] { $amount } combat card
       *[other] { $amount } combat cards
    } more.
text-old-scar = At the start of a hunt you may discard 1 combat card to wound any open space; not Loki's.
text-combat-training = When you prepare, draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    } more.
text-thick-hide = Once a hunt ignore 1 injury.
text-hunters-offering = After your hunt, however it ends, gain 1 priest.
text-blood-rush = With each injury in a hunt draw 1 combat card.
text-beast-tamer = Rune action, any 1 rune: control a neutral monster in or next to your hero's region.
text-trophies = +1 in battles for each slain monster and slayer token you have.
text-drive-the-beast = After your hero moved, you may move a monster of its region next door; stomp as you like.
text-feared-name = Your strength counts { $amount } more when you usurp.
text-seidr = Now +1 wisdom and { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    } of your choice.
text-rune-carver = You may take a second, different rune action in the same turn.
text-falcon-cloak = Your hero moves up to 3 regions.
text-sea-paths = In the hero phase, besides your choice, move your drakkar 1 sea.
text-guest-of-the-realms = Rune action, any 1 rune: ally with a realm adjacent to your hero's region.
text-many-friends = Instead of a realm bonus you may take that of another realm you are allied with.
text-tithe = When you build a temple gain { $amount ->
        [one] { $amount } priest
       *[other] { $amount } priests
    } more.
text-pilgrimage = When you send a priest to a monument of level 0 gain 1 rune of your choice.
text-forge-sisters = You may forge in any region you control, wherever your hero is.
text-tears-of-gold = Once in your rune phase swap 1 of your runes for one of another type.
text-folkvang = When one of your armies is destroyed gain 1 rune of your choice.
text-peace-of-the-thing = Other players cannot usurp your regions with a temple.

# What heroes can do, and what origins give at the start.
text-ragnar = When you attack in the land where Ragnar is: +1 for each of your armies in the battle.
text-aslaug = For realm bonuses, realms adjacent to Aslaug's region count as allied with you.
text-snorri = When you take a region with a settlement in Snorri's land without a battle: 1 rune of choice.
text-lagertha = After you win a battle in the land where Lagertha is: +1 to one army that fought in it.
text-beowulf = Draw 1 combat card with each injury. You may take 1 before a hunt, or a battle in Beowulf's land.
text-odinson = You have the first turn of the game. +1 authority.
text-thorson = +1 strength; draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }.
text-freyason = +1 wisdom; { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    } of your choice.
text-tyrson = +{ $strengthen_armies_count } to one of your armies; draw { $draw_cards_count ->
        [one] { $draw_cards_count } combat card
       *[other] { $draw_cards_count } combat cards
    }.
text-njordson = Ally with a realm adjacent to your hero's region; if there is none, 1 rune of your choice.
text-baldrson =
    { $gain_priests_count ->
        [one] { $gain_priests_count } priest
       *[other] { $gain_priests_count } priests
    }; { $gain_runes_count ->
        [one] { $gain_runes_count } rune
       *[other] { $gain_runes_count } runes
    } of your choice.

# What exhausting an artefact does.
text-gungnir = In a battle, when values are counted: +{ $amount }.
text-mjolnir = In your turn: 1 wound to any monster, or 1 injury to another player's hero.
text-brisingamen = In your rune phase: 1 rune of your choice, and you may take a second rune action.
text-barrow-crown = When one of your armies would be destroyed: it stays with value 1.
text-gnipa-chain = In your manoeuvres: move a monster, not Loki, to an adjacent region; you decide on the stomp.
text-andvaranaut = In your rune phase: gain 1 rune of your choice.
text-grendels-arm = At the start of your hunt: draw { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }.
text-eagle-feather = In your hero phase: place your hero in any region or your drakkar in any sea.
text-root-fang = After you won a battle: each of the loser's armies takes 1 loss more.
text-sultr = { text-andvaranaut }
text-gjallarhorn = { text-eagle-feather }

# Territory attacks and special attacks.
text-territory-draugr = Lower each army in its region by 1.
text-territory-garm = All armies in its region retreat.
text-territory-fafnir = The forge's rune there goes to the supply; who has a hero or army there discards 1 rune.
text-territory-grendel = 1 injury to each hero in its region.
text-territory-hraesvelgr = Place an army of its region in an adjacent region without other players' armies and without Loki.
text-territory-nidhogg = Lower one army in its region or an adjacent one by 2.
text-special-draugr =
    { $injure_count ->
        [one] { $injure_count } injury
       *[other] { $injure_count } injuries
    }; discard { $lose_cards_count ->
        [one] { $lose_cards_count } combat card
       *[other] { $lose_cards_count } combat cards
    } of your choice.
text-special-garm =
    { $injure_count ->
        [one] { $injure_count } injury
       *[other] { $injure_count } injuries
    }; the monster draws { $more_attacks_count ->
        [one] { $more_attacks_count } card
       *[other] { $more_attacks_count } cards
    } more at the end of this round.
text-special-fafnir = Discard { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    }; 1 injury for each that you do not discard.
text-special-grendel =
    { $injuries ->
        [one] { $injuries } injury
       *[other] { $injuries } injuries
    }; you may discard { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    } to take only { $fewer }.
text-special-hraesvelgr = Discard { $count ->
        [one] { $count } random combat card
       *[other] { $count } random combat cards
    }.
text-special-nidhogg = Take back one marker you placed in this hunt; if there is none, 1 injury.
text-special-loki =
    { $injure_count ->
        [one] { $injure_count } injury
       *[other] { $injure_count } injuries
    }; shuffle your hand into the combat deck and draw as many cards, less one.
text-loki = Armies cannot be moved into its region. Activated, it is placed in any other region.

# Realm bonuses, gods, conditions.
text-god-odin = A priest brings +1 authority, then +1 army value for each level of the monument.
text-god-thor = A priest brings +1 strength, then 1 combat card for each level of the monument.
text-god-freya = A priest brings +1 wisdom, then 1 rune for each level of the monument.
text-god-hel = A priest brings +1 strength; then each opponent suffers a loss of its choice for each level of the monument: a rune, a random combat card, 1 of an army or an injury.
text-god-heimdall = A priest brings +1 wisdom, then 1 combat card for each level of the monument.
text-muspelheim = Recruit an army of value 1 in any region you control.
text-svartalfheim = Draw 1 combat card.
text-niflheim = Move your drakkar up to 3 seas, or place one of your armies in any region you control.
text-vanaheim = Gain 1 rune of your choice.
text-alfheim = Place your hero in any region, or heal 1 injury.
text-jotunheim = +1 to one of your armies.
text-asgard = Gain 1 priest.
text-monument-large = A monument is at level { $level }.
text-monument-small = { text-monument-large }
text-slayer-large = A player has { $count ->
        [one] { $count } slain monster
       *[other] { $count } slain monsters
    }; slayer tokens count.
text-slayer-small = A player has { $count ->
        [one] { $count } slain monster
       *[other] { $count } slain monsters
    }; slayer tokens count.
text-jarl-large = A player controls { $count ->
        [one] { $count } land
       *[other] { $count } lands
    }.
text-jarl-small = { text-jarl-large }
text-gothi-large = A player controls { $count ->
        [one] { $count } region with a temple
       *[other] { $count } regions with temples
    }.
text-gothi-small = A player controls { $count ->
        [one] { $count } region with a temple
       *[other] { $count } regions with temples
    }.
text-realms-large = A player is allied with { $count ->
        [one] { $count } realm
       *[other] { $count } realms
    }.
text-realms-small = A player is allied with { $count ->
        [one] { $count } realm
       *[other] { $count } realms
    }.

# Where cards lie, and what chance draws.
name-combat-deck = the combat deck
name-combat-discard = the combat discards
name-attack-deck = the attack deck
name-attack-discard = the attack discards
name-attack-played = the attack in play
name-blessing-deck = the blessing deck
name-blessing-discard = the blessing discards
name-selection = the blessing selection
name-event-deck = the event deck
name-event-discard = the event discards
name-hero-stack = the hero tiles
name-origin-stack = the origins
name-unclaimed = artefacts of nobody
name-out = out of the game
name-hand = hand
name-played = played cards
name-blessings = blessings
name-artefacts = artefacts
name-tiles = hero and origin
name-claws = the monster's hand
name-forge-token = the forge token
name-upper-board = the upper board
name-first-to-choose = the first to choose a hero

part-lands = lands
part-temples = temples
part-slain = slain monsters
part-yggdrasil = regions at Yggdrasil

# What is asked.
prompt-keep-hero = Choose your hero
prompt-keep-origin = Choose the origin of your hero
prompt-place-drakkar = Place your drakkar in a sea
prompt-start-in = Choose the region where your hero and two armies start
prompt-prayer = Prayer: send a priest, forge a rune, or end the phase
prompt-hero-phase = Hero: move your hero or your drakkar, heal, or end the phase
prompt-rune-phase = Rune action, or end the phase. Alliance, control, Loki: 1 rune; army, monster, card, hero: 2; attribute, two cards: 3
prompt-manoeuvres = Manoeuvres: activate an army, or end the phase
prompt-special-action = Choose your special action
prompt-pay-runes =
    { $count ->
        [one] Which rune do you pay?
       *[other] Which { $count } runes do you pay?
    }
prompt-swap-rune = Swap one of your runes for another
prompt-tame = Which monster do you take control of?
prompt-ally = With which realm do you ally?
prompt-take-bonus = Take the realm bonus of { $realm_name }?
prompt-sail-or-place = Move your drakkar up to 3 seas, or place an army in a region you control
prompt-place-hero-or-heal = Place your hero in any region, or heal 1 injury
prompt-fly-anywhere = Place your hero in any region, or your drakkar in any sea
prompt-sail =
    { $steps ->
        [one] Move your drakkar { $steps } sea
       *[other] Move your drakkar up to { $steps } seas
    }
prompt-gain-rune =
    { $count ->
        [one] Choose a rune to gain
       *[other] Choose a rune to gain; left to choose: { $count }
    }
prompt-limit-runes = Too many runes: discard one; your limit is { $limit }
prompt-limit-cards = Too many combat cards: discard one; your limit is { $limit }
prompt-lose-rune =
    { $count ->
        [one] Discard a rune
       *[other] Discard a rune; left to discard: { $count }
    }
prompt-lose-card =
    { $count ->
        [one] Discard a combat card
       *[other] Discard a combat card; left to discard: { $count }
    }
prompt-suffer =
    { $count ->
        [one] You suffer a loss: which?
       *[other] You suffer a loss: which? Left to suffer: { $count }
    }
prompt-strengthen =
    { $count ->
        [one] Which army gets +1?
       *[other] Which army gets +1? Left to spread: { $count }
    }
prompt-strengthen-fighter = After the victory: which army gets +1?
prompt-recruit = Recruit an army: in which region?
prompt-recruit-one = Recruit an army of value 1: in which of your regions?
prompt-recruit-there = Recruit an army in the usurped region?
prompt-retreat = Your armies in region { $region } must retreat: where to?
prompt-save-army = Your army of value { $value } in region { $region } would be destroyed. Save it?
prompt-injure =
    { $count ->
        [one] Your hero is injured: which attribute?
       *[other] Your hero takes { $count } injuries, one by one: which attribute first?
    }
prompt-ignore-injury = All attributes are injured: one more injury ends the hunt. Ignore it?
prompt-heal = Which injured attribute do you heal?
prompt-weaken = Which of your highest attributes falls by 1?
prompt-use-card =
    { $moment ->
        [before-hunt] Before the hunt: use a card?
        [hunt-begins] The hunt begins: use a card?
        [battle-begins] The battle begins: use a card?
        [values-counted] Battle values are counted: use a card?
        [battle-decided] You have won the battle: use a card?
       *[other] Use a card?
    }
prompt-mobilise = Mobilise: activate your armies one by one
prompt-prepare =
    { $left ->
        [one] Prepare: the second choice
       *[other] Prepare: the first of two choices
    }
prompt-build-temple = Build a temple: in which region?
prompt-take-blessing = Choose a blessing
prompt-monsters = Activate a monster, or hunt
prompt-second-monster = Activate a second monster?
prompt-move-or-attack = { $monster_name } is activated: where does it move, or does it attack?
prompt-stomp = { $monster_name } stomps: which army loses 1?
prompt-release = You control two monsters. For { $monster_name } let one of them go
prompt-lead-monster = Move a monster to an adjacent region
prompt-carry-off = Hraesvelgr carries off an army: which one, and where to?
prompt-gnaw = Nidhogg gnaws: which army loses 2?
prompt-place-boss = Place Loki in another region
prompt-wound-or-injure = Wound a monster, or injure another player's hero
prompt-attack = Play an attack card for { prey-object }; the others are discarded
prompt-defend = Fury { $fury }, your defence { $defence }: add a card?
prompt-strike =
    { $wounds ->
        [0] Wound the monster; without a wound in this round the hunt fails
       *[other] Wounds in this round: { $wounds }. One more, or end the round?
    }
prompt-hunt-effect = Use the hunt effect of { $card_name }?
prompt-second-space = Cleave: which second space do you cover?
prompt-runes-or-injuries = Discard a rune, or decline and take the injuries; left: { $count }
prompt-injuries-or-cards = Discard combat cards ({ $cards }) and take fewer injuries ({ $fewer }), or decline and take them all ({ $injuries })?
prompt-heal-wound = Nidhogg heals: which of your markers of this hunt is taken back?
prompt-card-for-wound = Discard a combat card to cover a wound space
prompt-cover-any = Which wound space do you cover?
prompt-choose-battle = Which battle is fought first?
prompt-play-or-pass = Battle in region { $region }, { $own } to { $other }: play a card, or pass
prompt-spread-losses =
    { $losses ->
        [one] Which army takes the loss?
       *[other] Spread { $losses } losses: which army takes one?
    }
prompt-lower-enemy = Impale: which enemy army loses 1?
prompt-bring-army = Reinforcements: which army joins the battle?

# What can be chosen.
option-keep = keep { $card_name }
option-start-in = start in region { $region }
option-send-priest = send a priest to the monument of { god-of }
option-forge = take the rune from the forge in region { $region }
option-move-hero = move the hero to region { $region }
option-place-hero = place the hero in region { $region }
option-move-drakkar = sail to the { $sea_name }
option-place-drakkar = place the drakkar in the { $sea_name }
option-heal-attribute = heal { $attribute_name }
option-injure-attribute = injure { $attribute_name }
option-raise-attribute = raise { $attribute_name }
option-weaken-attribute = lower { $attribute_name }
option-use = use { $card_name }
option-decline = decline
option-skip = end the phase
option-stop = no more
option-ally = ally with { $realm_name }
option-take-bonus = take the bonus of { $realm_name }
option-place-army = place the army of value { $value } of { $owner_name } from region { $origin } in region { $region }
option-move-army = move the army of value { $value } from region { $origin } to region { $region }
option-grow-army = +1 to the activated army of value { $value } in region { $region }
option-strengthen = +1 to the army of value { $value } in region { $region }
option-lower = the army of value { $value } of { $owner_name } in region { $region }
option-suffer =
    { $loss ->
        [rune] discard a rune
        [card] discard a random combat card
        [ANY] suffer a loss
       *[injury] take an injury
    }
option-recruit-in = recruit in region { $region }
option-retreat-to = retreat to region { $region }
option-let-fall = let the army be destroyed
option-gain-rune = gain { $rune_name }
option-discard-rune =
    { $rune ->
        [ANY] discard the rune { $rune_name }
       *[other] discard { $rune_name }
    }
option-pay-runes = pay { $runes_name }
option-swap-rune = swap { $given_name } for { $rune_name }
option-discard-card = discard { $card_name }
option-draw =
    { $count ->
        [one] draw 1 combat card
       *[other] draw { $count } combat cards
    }
option-activate = activate { prey-object }
option-tame = take control of { monster-object }
option-release = let { monster-object } go
option-move-monster = move { monster-object } to region { $region }
option-attack-with = territory attack of { monster-object }
option-place-boss = place Loki in region { $region }
option-act =
    { $action ->
        [ANY] choose the special action { $action_name }
       *[other] { $action_name }
    }
option-build-monument = Build monument: { $god_name }
option-build-nothing = Build monument: all are complete, only the rest is done
option-build-temple-in = build a temple in region { $region }
option-take-blessing = take { $card_name }
option-hunt = hunt { prey-object }
option-play-attack = attack with { $card_name }
option-defend-with = defend with { $card_name }
option-defend-no-more = no more cards to defend
option-strike = wound with { $card_name }: { $kind_name }
option-strike-twice = wound with { $first_name } and { $second_name }: { $kind_name }
option-end-round = end the round
option-pay-with-cards = discard the cards
option-uncover = take back the marker from { $kind_name }
option-cover = wound { prey-object }: { $kind_name }
option-injure-hero = injure the hero of { $victim_name }
option-fight-in = fight in region { $region }
option-play-card = play { $card_name }
option-pass = pass and play no more in this battle

# What happened.
event-forge-token = The forge in region { $region } makes { $rune_name }
event-upper-board = { $monster_name } is on the upper board of its pair
event-first-to-choose = { $seat_name } is the first to choose a hero
event-take-origin = { $seat_name } may choose { $card_name }
event-draw-tiles = { $seat_name } may choose from { $cards_name }
event-keep-hero = { $seat_name } plays { $card_name }
event-keep-origin = { $seat_name } chooses the origin { $card_name }
event-pass-origin = { $seat_name } does not take { $card_name }
event-return-tiles = { $seat_name } gives back the rest
event-lay-hero-tile = { $card_name } sets out, led by { $seat_name }
event-first-turn = { $seat_name } has the first turn
event-turn = Round { $round }, turn of { $seat_name }
event-send-priest = { $seat_name } sends a priest to the monument of { god-of }
event-forge-rune = { $seat_name } takes { $rune_name } from the forge in region { $region }
event-gain-rune = { $seat_name } gains { $rune_name }
event-discard-rune =
    { $rune ->
        [ANY] { $seat_name } discards the rune { $rune_name }
       *[other] { $seat_name } discards { $rune_name }
    }
event-pay-runes = { $seat_name } pays { $runes_name }
event-forge-emptied = { $rune_name } on the forge in region { $region } goes to the supply
event-gain-priests =
    { $count ->
        [one] { $seat_name } gains { $count } priest
       *[other] { $seat_name } gains { $count } priests
    }
event-raise-attribute = { $seat_name } raises { $attribute_name } to { $value }
event-lower-attribute = { $seat_name } lowers { $attribute_name } to { $value }
event-injured = The hero of { $seat_name } is injured: { $attribute_name }
event-healed = { $seat_name } heals { $attribute_name }
event-draw-cards = { $seat_name } draws { $cards_name }
event-draw-cards-hidden =
    { $count ->
        [one] { $seat_name } draws { $count } combat card
       *[other] { $seat_name } draws { $count } combat cards
    }
event-discard-card = { $seat_name } discards { $card_name }
event-reshuffle =
    { $count ->
        [one] { $count } discarded card is the new deck
       *[other] { $count } discarded cards are shuffled into a new deck
    }
event-army-grows = { $seat_name }: the army in region { $region } grows from { $value } to { $new }
event-army-shrinks = { $seat_name }: the army in region { $region } falls from { $value } to { $new } ({ loss-cause })
event-army-shrinks-by = { $seat_name }: the army in region { $region } falls from { $value } to { $new } ({ $by_name })
event-army-destroyed = { $seat_name } loses the army of value { $value } in region { $region } ({ loss-cause })
event-army-destroyed-by = { $seat_name } loses the army of value { $value } in region { $region } ({ $by_name })
event-army-stays = { $seat_name } saves the army in region { $region }: it stays with value 1
event-recruit = { $seat_name } recruits an army of value { $value } in region { $region }
event-move-army = { $seat_name } moves an army of value { $value } from region { $origin } to region { $region }
event-place-army = { $seat_name } places an army of value { $value } from region { $origin } in region { $region }
event-carried-off = { $seat_name }: the army of value { $value } is carried off from region { $origin } to region { $region }
event-retreat = { $seat_name } retreats with an army of value { $value } from region { $origin } to region { $region }
event-take-control =
    { $former ->
        [nobody] { $seat_name } takes control of region { $region }
       *[other] { $seat_name } takes control of region { $region } from { $former_name }
    }
event-move-hero = The hero of { $seat_name } moves to region { $region }
event-place-hero = { $seat_name } places the hero in region { $region }
event-sail = The drakkar of { $seat_name } is now in the { $sea_name }
event-ally = { $seat_name } allies with { $realm_name }
event-take-bonus = { $seat_name } takes the bonus of { $realm_name }
event-claim-artefact = { $seat_name } takes the artefact { $card_name }
event-artefact-lost = The artefact { $card_name } leaves the game
event-use-card = { $seat_name } uses { $card_name }
event-recharge = Charged again: { $cards_name }
event-special-action = { $seat_name } chooses the special action { $action_name }
event-marker-covered = { $seat_name }: the marker on { $action_name } is covered, which brings 1 rune
event-no-special-action = { $seat_name }: no special action is possible; the turn ends
event-build-temple = { $seat_name } builds a temple in region { $region }, the temple of space { $space }
event-blessing-shown = Offered for selection: { $card_name }
event-take-blessing = { $seat_name } takes the blessing { $card_name }
event-blessings-left = Discarded: { $cards_name }
event-build-monument =
    { $god ->
        [none] { $seat_name } builds monument; all are complete
       *[other] { $seat_name } raises the monument of { $god_name } to level { $level }
    }
event-condition-fulfilled = A condition of Ragnarok is fulfilled: { $condition_name }
event-ragnarok = Ragnarok begins: everybody has one last turn, { $seat_name } the very last
event-table-cleared = Priests leave the monuments, markers leave the wheel
event-forges-filled = Forges refilled in regions: { $regions_name }
event-event =
    { $rule ->
        [LOR-7-9-1] Event: place Loki in region { $region }
        [LOR-7-9-2] Event: place a monster of { $rune_name } in region { $region }
       *[other]
            { $boss ->
                [yes] Event: place a monster of { $rune_name } in region { $region }, activate those of { $runes_name }, then Loki
               *[no] Event: place a monster of { $rune_name } in region { $region }, activate those of { $runes_name }
            }
    }
event-place-monster = { $monster_name } appears in region { $region }
event-place-boss = Loki appears in region { $region }
event-monster-die = { $seat_name } rolls for { monster-object }: { $face_name }
event-move-monster = { $seat_name } moves { monster-object } to region { $region }
event-territory-attack = { $monster_name } attacks region { $region }, decided by { $seat_name }
event-control-monster = { $seat_name } takes control of { monster-object }
event-release-monster = { $seat_name } lets { monster-object } go
event-hunt = { $seat_name } hunts { prey-object }; { $keeper_name } plays for the prey
event-attack-deck = The attack deck is made anew
event-monster-draws = The monster draws { $cards_name }
event-monster-draws-hidden =
    { $count ->
        [one] The monster draws { $count } card
       *[other] The monster draws { $count } cards
    }
event-attack = The monster attacks: { $card_name }
event-attacks-discarded =
    { $rule ->
        [LOR-9-6-2] The monster discards the rest: { $cards_name }
       *[other] The monster discards { $cards_name }
    }
event-attacks-run-out = No attack card is left: the hunt of { $seat_name } ends
event-defend = { $seat_name } defends with { $card_name }
event-blocked = A shield of { $seat_name } blocks the attack, whatever its fury ({ $fury })
event-defended = { $seat_name } is defended: value { $defence } against fury { $fury }
event-undefended = { $seat_name } is not defended: value { $defence } against fury { $fury }
event-cards-spent =
    { $cards ->
        [ANY] { $seat_name } discards the cards played: { $cards_name }
       *[other] { $seat_name } discards { $cards_name }
    }
event-strike = { $seat_name } strikes with { $cards_name }
event-wound = { $seat_name } wounds { $prey_name }: { $space_name }
event-wound-healed = { $seat_name } takes back a marker: { $prey_name }, { $space_name }
event-look-at-claws = { $seat_name } sees the monster's hand: { $cards_name }
event-look-at-claws-hidden = { $seat_name } sees the monster's hand
event-hand-returned = { $seat_name } shuffles into the deck: { $cards_name }
event-hand-returned-hidden =
    { $count ->
        [one] { $seat_name } shuffles { $count } card into the deck
       *[other] { $seat_name } shuffles { $count } cards into the deck
    }
event-hunt-succeeds = The hunt of { $seat_name } succeeds: { $prey_name }
event-hunt-fails = The hunt of { $seat_name } fails: { $prey_name } lives
event-kill = { $seat_name } slays { prey-object }
event-slayer-token = { $seat_name } gets a slayer token
event-battle = { $seat_name } attacks { $defender_name } in region { $region }
event-play-card = { $seat_name } plays { $card_name }, +{ $value }
event-pass = { $seat_name } passes
event-battle-decided = { $seat_name } wins the battle: attack { $attack }, defence { $defence }
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } rules three lands and wins the game as Great Jarl
        [LOR-1-3] { $winners_name } holds enough temples and wins the game as Great Gothi
        [LOR-1-4] { $winners_name } has slain Loki and wins the game as Slayer
        [LOR-1-5-6] Ragnarok ends the game: nobody holds more regions at Yggdrasil than { $winners_name }, who wins
       *[other] The game ends. Won by: { $winners_name }
    }

# What is refused, and what would be right.
refuse-sea-without-start = { $seat_name } cannot begin in the { $sea_name }: no free region is adjacent to it; choose another sea
refuse-start-off-coast = { $seat_name } cannot start in region { $region }: it is not adjacent to the sea of the own drakkar; choose one that is
refuse-start-taken = { $seat_name } cannot start in region { $region }: another player is there; choose a free region
refuse-army-of-another = { $seat_name } cannot choose the army of another player: choose an own army
refuse-no-such-army = { $seat_name } cannot choose an army of value { $value } there: there is none; choose an army that is on the board
refuse-army-full = { $seat_name } cannot strengthen the army in region { $region }: its value is { $value }, the most there is
refuse-recruit-elsewhere = { $seat_name } cannot recruit in region { $region }: choose a region beside the own drakkar, or an own one with a settlement
refuse-retreat-too-far = { $seat_name } cannot retreat to region { $region }: it is not adjacent; choose an adjacent own region
refuse-retreat-not-own = { $seat_name } cannot retreat to region { $region }: it is not an own region; choose one with an own marker
refuse-retreat-into-battle = { $seat_name } cannot retreat to region { $region }: a battle is pending there; choose another own region
refuse-already-injured = { $seat_name } cannot injure { $attribute_name }: it is injured already; choose an unhurt attribute
refuse-not-injured = { $seat_name } cannot heal { $attribute_name }: it is not injured; choose an injured attribute
refuse-not-lowest = { $seat_name } cannot raise { $attribute_name }: it is not among the lowest that can rise; choose one of those
refuse-hero-phase-done = { $seat_name } cannot do that as well: one of moving the hero, moving the drakkar and healing in a turn
refuse-hero-too-far = { $seat_name } cannot move the hero to region { $region }: it is too far; this hero moves up to { $steps } regions, by drakkar too
refuse-drakkar-too-far = { $seat_name } cannot sail to the { $sea_name }: it is too far; a drakkar moves up to 2 seas
refuse-hero-is-there = { $seat_name } cannot place the hero in region { $region }: it is there already; choose another region
refuse-no-priest = { $seat_name } cannot send a priest to the monument of { god-of }: there is none in the reserve; temples and rewards bring priests
refuse-no-priest-space = { $seat_name } cannot send a priest to the monument of { god-of }: all its spaces are taken; choose another monument
refuse-priest-sent-already = { $seat_name } cannot send another priest: one in a turn
refuse-forged-already = { $seat_name } cannot forge another rune: one in a turn
refuse-no-rune-on-forge = { $seat_name } cannot forge in region { $region }: no rune lies there; choose a forge with a rune
refuse-forge-too-far = { $seat_name } cannot forge in region { $region }: the hero is not there; only the forge in the hero's region is in reach
refuse-no-rune-left = { $seat_name } cannot gain { $rune_name }: none is left in the supply; choose another rune
refuse-wrong-rune = { $seat_name } cannot pay for that: it takes the rune { $rune_name }
refuse-too-few-runes = { $seat_name } cannot pay for that: it takes runes of different types, { $needed } of them, and { $types } are there
refuse-rune-action-done = { $seat_name } cannot take that rune action: only one in a turn, unless a card allows a second
refuse-already-allied = { $seat_name } cannot ally with { $realm_name }: that alliance stands already; choose another realm
refuse-realm-too-far = { $seat_name } cannot ally with { $realm_name }: it is not adjacent to region { $region } of the hero; choose a realm beside the hero
refuse-not-in-hand = { $seat_name } cannot play { $card_name }: it is not in the hand; choose a card of the hand
refuse-activated-already = { $seat_name } cannot activate the army of value { $value } in region { $origin }: it has acted; choose an army that has not
refuse-army-too-far = { $seat_name } cannot move the army from region { $origin } to region { $region }: they are not adjacent; choose an adjacent region, or one by drakkar
refuse-region-of-boss = { $seat_name } cannot move an army to region { $region }: Loki is there; choose another region
refuse-no-own-settlement = { $seat_name } cannot strengthen the army in region { $region }: it takes an own region with a settlement
refuse-manoeuvre-done = { $seat_name } cannot activate another army: one in the manoeuvres; to activate more, mobilise
refuse-armies-on-board = { $seat_name } cannot recruit now: armies are on the board; activate one of them
refuse-mobilise-one-at-least = { $seat_name } cannot stop yet: one army at least is activated
refuse-marked-already = { $seat_name } cannot choose { $action_name }: an own marker lies there; choose an action without one, or build a monument
refuse-action-impossible = { $seat_name } cannot choose { $action_name }: nothing of it could be carried out; choose another action
refuse-no-marker = { $seat_name } cannot build a monument: an own marker on the wheel is needed first
refuse-monument-complete = the monument of { god-of } is complete: choose one below level 3
refuse-region-not-own = { $seat_name } cannot build a temple in region { $region }: it is not an own region; choose one with an own marker
refuse-no-shrine = { $seat_name } cannot build a temple in region { $region }: it has no shrine; choose a region with a shrine
refuse-temple-there = { $seat_name } cannot build a temple in region { $region }: there is one already; choose another region
refuse-region-is-own = { $seat_name } cannot usurp region { $region }: it is an own region; move the hero to another one
refuse-another-hero = { $seat_name } cannot usurp region { $region }: another hero is there; the own hero must be the only one
refuse-usurp-barred = { $seat_name } cannot usurp region { $region }: its temple is under the Peace of the Thing; choose another region
refuse-too-weak-to-usurp = { $seat_name } cannot usurp region { $region }: it takes strength { $needed }, and the hero has { $strength }
refuse-prey-not-here = { $seat_name } cannot reach { prey-object }: it is not in the hero's region; go there first
refuse-too-few-slain = { $seat_name } cannot hunt { prey-object }: slain monsters needed: { $needed }, slain so far: { $slain }
refuse-not-on-board = { $monster_name } is not on the board: choose a monster that is
refuse-monster-controlled = { $seat_name } cannot choose { monster-object }: { $owner_name } controls it; choose a neutral monster
refuse-monster-not-here = { $seat_name } cannot take control of { monster-object }: it is not within the hero's reach; choose a monster that is
refuse-die-says-move = { $monster_name } only moves, the die says: choose a region
refuse-monster-too-far = { $monster_name } does not come to region { $region }: choose an adjacent region
refuse-must-stomp = { $monster_name } is neutral and always stomps: choose an army
refuse-defend-in-order = { $seat_name } cannot add { $card_name } now: cards to defend are added in the order of the hand
refuse-no-open-space = { $seat_name } cannot cover { $kind_name }: no such space is open; choose an open one
refuse-two-weapons = { $seat_name } cannot cover { $kind_name } so: a space takes as many cards as it shows weapons
refuse-weapon-differs = { $seat_name } cannot cover { $kind_name } with { $card_name }: the weapon does not match; choose a space with its weapon
refuse-too-many-symbols = { $seat_name } cannot play { $card_name }: casualty symbols would be { $symbols }, and the armies there total { $total }

# Set-up options.
option-help-track = side of the temple track
option-help-track-a = two blessing selections, for a first game
option-help-track-b = three blessing selections
option-help-start_priests = priests in each reserve at the start
option-help-start_priests-0 = none: all four wait in the supply
option-help-start_priests-1 = one
option-help-start_priests-2 = two
option-help-start_priests-3 = three
option-help-start_priests-4 = all four, as the rulebooks say word for word
option-help-forges = runes of the forges: random, or by rising region such as 'uruz algiz ...'
option-help-retreat = where armies may retreat to
option-help-retreat-any = to any own region beside, into a pending battle too
option-help-retreat-quiet = not into a region where a battle is pending
option-help-nothing_higher = when all monuments are complete, a monument may still be 'built': nothing rises, the rest is done
refuse-alike-card = { $seat_name } cannot take { $card_name } here: { $other } is like it and stands for both
refuse-no-card-left = { $seat_name } cannot draw: no combat card is left
refuse-activated-just-now = { $seat_name } cannot activate { $monster_name } again: the second must be another monster
refuse-monument-can-rise = { $seat_name } cannot leave the monuments as they are: one can still rise
refuse-all-monuments-complete = { $seat_name } cannot build a monument: all are complete
event-regenerate = { $prey_name } regenerates: all markers come off

# How games end.
ending-LOR-1-2 = Great Jarl
ending-LOR-1-3 = Great Gothi
ending-LOR-1-4 = Slayer
ending-LOR-1-5-6 = Ragnarok

# What pictures say.
draw-title = Lords of Ragnarok: the island and the players
draw-region = region { $number }
draw-population = population strength { $value }
draw-controlled = controlled by { $name }
draw-settlement = settlement
draw-shrine = shrine
draw-temple = shrine with a temple
draw-forge = forge with a rune: { $rune }
draw-forge-empty = empty forge ({ $rune })
draw-monument = monument of { $god } ({ $attribute }), level { $level }, priests { $taken } of { $spaces }
draw-at-yggdrasil = adjacent to Yggdrasil
draw-beside = beside { $names }
draw-armies = armies { $values }, in all { $total }
draw-army = army of value { $value } × { $count }
draw-hero = hero
draw-hero-of = hero of { $name }: { $hero }
draw-drakkar = drakkar
draw-drakkars = drakkars: { $names }
draw-coast = adjacent to regions { $regions }
draw-ring = controlled by { $name }
draw-markers = markers: { $names }
draw-covered = 1 rune for { $name }, whose marker lies on top
draw-bonus-for = bonus for { $names }
draw-bonus-none = nobody is allied
draw-would-give = for { $name } now: { $gains }
draw-allies = allied: { $names }
draw-no-allies = no allies yet
draw-build-monument = needs a marker of your own on the wheel; markers and priests are taken back
draw-phases = phases of a turn: { $names }
draw-phase-now = turn of { $name }, phase: { $phase }
draw-phase-prayer = prayer
draw-phase-hero = hero
draw-phase-rune = rune action
draw-phase-manoeuvres = manoeuvres
draw-phase-special = special action
draw-face-down = fulfilled, face down
draw-nearest = nearest: { $names } with { $best } of { $need }
draw-track = temples left on the track: { $left } of { $spaces }; blessing selections at { $selections }
draw-ragnarok = Ragnarok: { $down } of { $need } conditions
draw-last-turns = Ragnarok! Turns still to come: { $count }
draw-race = lands { $lands } of 3, temples { $temples } of { $need }, slain monsters { $slain } of { $slainneed }, regions at Yggdrasil { $ring }
draw-slain-by = slain by { $name }
draw-in-region = in region { $region }
draw-off-board = not on the board yet
draw-open-spaces = open wound spaces: { $spaces }
draw-covered-space = covered
draw-wounds-by = wounds by { $names }
draw-artefact-there = artefact: { $artefact }
draw-exhausted = exhausted
draw-injured = { $value } (injured, token at { $token })
draw-priests = priests in reserve { $count }, in the supply { $supply }
draw-armies-reserve = armies in reserve { $count }
draw-hand-count = combat cards { $count }, limit { $limit }
draw-slain = slain: { $names }, slayer tokens { $tokens }
draw-allied-with = allied with { $names }
draw-controls = controls { $names }
draw-first = had the first turn
draw-first-to-choose = first to choose a hero
draw-battle = Battle in region { $region }
draw-attacker = attacker
draw-defender = defender
draw-passed = passed
draw-army-value = army value { $value }
draw-battle-value = battle value { $low }, at most { $high }
draw-symbols = casualty symbols { $count }
draw-won = has won
draw-hunt = Hunt: { $prey }
draw-no-attack = no attack in play
draw-attacks-left = attack deck { $deck }, in hand { $claws }
draw-attack = fury { $fury }, weak point { $weak }, draws { $draws }
draw-defence = defence { $value }, with wisdom { $reach }
draw-hand = Combat cards
draw-claws = Attack cards of the monster
draw-blessings = Blessings
draw-artefacts = Artefacts
draw-hero-tile = Hero and origin
draw-choose-tile = Choose hero and origin
draw-selection = Blessing selection
draw-chances-how = What you cannot see is dealt many times as far as you can know it, and the battle fought out by the rules: both sides play all that they may. Nine times out of ten the truth lies within the bounds.
draw-hunt-chances-how = What you cannot see is dealt many times as far as you can know it, and the hunt played out by the rules: the monster attacks with any of its cards, the hunter defends and strikes sensibly. Nine times out of ten the truth lies within the bounds.
draw-wound-spaces = Wound spaces
draw-in-hunt = hunt
draw-in-battle = battle
draw-value = value { $value }
draw-god-blessing = blessing of { $god }
draw-artefact = artefact
draw-offered = Now
draw-supply-title = Supply
draw-monsters = Monsters
draw-race-title = Who is how near to winning
draw-supply = supply: { $runes }; combat deck { $deck }, discards { $discard }; blessings { $blessings }; events { $events }
draw-limit = limit { $limit }
draw-seas = Seas

# Of the web page: there are no points here, the standing is told in regions.
web-scores = Regions
ui-points = regions
web-points = { ui-points }
web-result = How far each has come
web-course = Regions over time
web-part-count = { $count }

# What a bot weighs, for hints.
term-jarl = lands on the Jarl's road
term-jarl-near = few regions short of three lands
term-jarl-next = lands that armies could win next
term-gothi = temples on the Gothi's road
term-gothi-near = few temples short of victory
term-gothi-next = temples within an army's reach
term-shrines = shrines where a temple could be built
term-slayer = the Slayer's road: monsters and wounds
term-trophies = slain monsters
term-boss = strength enough for Loki
term-boss-here = the hero stands before Loki
term-best-road = the best road to victory
term-ring = regions at Yggdrasil
term-ring-lead = the lead at Yggdrasil as Ragnarok nears
term-ragnarok = Ragnarok would be won now
term-regions = regions
term-marked-regions = settlements, shrines and forges
term-monuments = regions with monuments
term-danger = regions in danger
term-temples-in-danger = temples in danger
term-armies = armies on the board
term-army-values = the strength of armies
term-ready-armies = armies that can take a region next
term-nearly-ready = armies that lack 1 to take a region
term-footholds = armies in neutral regions
term-authority = authority
term-strength = strength
term-wisdom = wisdom
term-injuries = injuries
term-runes = runes
term-rune-kinds = different runes
term-cards = combat cards
term-priests = priests
term-alliances = alliances with realms
term-blessings = blessings
term-artefacts = artefacts
term-tamed = controlled monsters
term-spent-actions = markers on the action wheel
term-prey-here = prey where the hero stands
term-hero-here = runes and alliances where the hero stands
term-usurp-here = a region the hero can usurp
term-hero-away = the hero's way to its prey
term-battle = the battle, by the chance to win it
term-hunt = the hunt, by the cards for it
term-turn-order = the next turn comes soon
# What is in the box, to be read.
kind-combat-cards = Combat cards
kind-attack-cards = Attack cards
kind-blessing-cards = Blessings
kind-artefact-cards = Artefacts
kind-hero-cards = Heroes
kind-origin-cards = Origins
kind-events = Events
kind-monsters = Monsters and Loki
kind-gods = Gods and monuments
kind-realms = Realms
kind-actions = Special actions
kind-attributes = Attributes
draw-about-authority = The value of an army when it is recruited.
draw-about-strength = So many combat cards you draw at the start of a hunt; and it must suffice to usurp a region.
draw-about-wisdom = The limit of your runes and of your combat cards; it also finds the weak point in hunts.
kind-conditions = Conditions of Ragnarok
kind-tracks = Temple tracks
kind-tokens = Runes, tokens and die
kind-boards = The island
draw-copies = copies in the box: { $count }
draw-no-text = Its value alone counts.
draw-blocked = a shield blocks it
draw-not-blocked = no shield blocks it
draw-artefact-of =
    { $is ->
        [god] artefact of { $owner }
       *[monster] guarded by { $owner }
    }
draw-event =
    Place a monster of { $place_name } in region { $region }. Activate the monsters of { $first_name }, then those of { $second_name }{ $boss ->
        [0] .
       *[other] , then Loki.
    }
draw-rune = rune: { $rune_name }
draw-territory-attack = Territory attack: { $text }
draw-special-attack = Special attack: { $text }
draw-priest-spaces = spaces for priests: { $count }
draw-realm-action = its special action: { $action_name }
draw-for-players = for { $players } players
draw-temple-track = Temple track
draw-track-side = side { $side }
draw-track-text = Room for { $spaces } temples. A blessing selection follows when these are built: { $selections }.
draw-rune-text = Paid for rune actions; of the type that a board shows, to control, activate or ally.
draw-forges = forge tokens: { $count }
draw-piece-army = Army
draw-piece-priest = Priest
draw-piece-ring = Ring
draw-piece-temple = Temple
draw-piece-slayer-token = Slayer token
draw-text-army = Each player has 6, each worth 1 to 6. Below 1 it goes back to the reserve.
draw-text-priest = Each player has 4. Sent to a monument a priest raises an attribute and brings the god's bonus.
draw-text-ring = Each player has 2: a monster with a ring is controlled by its owner.
draw-text-temple = There are 7. Built on a shrine of one's own, in the order of the track.
draw-text-slayer-token = There are 6. Who has 4 markers on a monster that another slays gets one; it counts as slain.
draw-die-text = Says what an activated monster does. Faces: { $faces }.
draw-island =
    { $size ->
        [small] The island, side for 2 players
       *[large] The island, side for 3 or 4 players
    }
draw-forge-here = forge
draw-not-played = Not played with at this table.
draw-in-supply = in the supply: { $count }
draw-action-monsters = Activate 1 or 2 monsters of your own or neutral ones; or hunt a monster or Loki in your hero's region.
draw-action-usurp = Take control of your hero's region, if your strength suffices; armies there retreat. Then you may recruit there.
draw-action-prepare = Twice, also the same: heal 1 injury, draw 1 combat card, gain 1 rune, or +1 to an army at a settlement.
draw-action-mobilise = Activate any number of your armies, one after the other.
draw-action-reinforce = Recruit 1 army, its value is your authority.
draw-action-build-temple = Build a temple on a shrine you control and gain 1 priest; it may bring a blessing selection.
draw-action-build-monument = Needs your marker on the wheel. A monument rises, markers and priests go back, you gain from temples and forges, then an event.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Keep
short-keep = { $card_name }
verb-start-in = Start in
short-start-in = region { $region }
verb-send-priest = Send a priest
short-send-priest = { $god_name }
verb-forge = Take the rune of a forge
short-forge = region { $region }
verb-move-hero = Move the hero
short-move-hero = region { $region }
verb-place-hero = Place the hero
short-place-hero = region { $region }
verb-move-drakkar = Sail
short-move-drakkar = { $sea_name }
verb-place-drakkar = Place the drakkar
short-place-drakkar = { $sea_name }
verb-heal-attribute = Heal
short-heal-attribute = { $attribute_name }
verb-injure-attribute = Injure
short-injure-attribute = { $attribute_name }
verb-raise-attribute = Raise
short-raise-attribute = { $attribute_name }
verb-weaken-attribute = Lower
short-weaken-attribute = { $attribute_name }
verb-use = Use
short-use = { $card_name }
verb-ally = Ally with a realm
short-ally = { $realm_name }
verb-take-bonus = Take the bonus
short-take-bonus = { $realm_name }
verb-place-army = Place
with-place-army = the army of value { $value } of { $owner_name } from region { $origin }
short-place-army = region { $region }
verb-move-army = Move
with-move-army = the army of value { $value } from region { $origin }
short-move-army = region { $region }
verb-strengthen = Strengthen an army
short-strengthen = value { $value }, region { $region }
verb-grow-army = { verb-strengthen }
short-grow-army = value { $value }, region { $region }
verb-lower = Lower an army
verb-suffer = Suffer a loss
short-lower = { $owner_name }: value { $value }, region { $region }
verb-recruit-in = Recruit
short-recruit-in = region { $region }
verb-retreat-to = Retreat
short-retreat-to = region { $region }
verb-gain-rune = Gain a rune
short-gain-rune = { $rune_name }
verb-discard-rune = Discard a rune
short-discard-rune = { $rune_name }
verb-pay-runes = Pay
short-pay-runes = { $runes_name }
verb-swap-rune = Swap
with-swap-rune = { $given_name }
short-swap-rune = for { $rune_name }
verb-discard-card = Discard a card
short-discard-card = { $card_name }
verb-draw = Draw cards
verb-activate = Activate
short-activate = { $prey_name }
verb-tame = Take control
short-tame = { $monster_name }
verb-release = Let go
short-release = { $monster_name }
verb-move-monster = { verb-move-army }
with-move-monster = { monster-object }
short-move-monster = region { $region }
verb-attack-with = Territory attack
short-attack-with = { $monster_name }
verb-place-boss = Place Loki
short-place-boss = region { $region }
verb-act = Special action
short-act = { $action_name }
verb-build-monument = Build monument
short-build-monument = { $god_name }
verb-build-nothing = { verb-build-monument }
verb-build-temple-in = Build a temple
short-build-temple-in = region { $region }
verb-take-blessing = Take a blessing
short-take-blessing = { $card_name }
verb-hunt = Hunt
short-hunt = { $prey_name }
verb-play-attack = Attack with
short-play-attack = { $card_name }
verb-defend-with = Defend with
short-defend-with = { $card_name }
verb-strike = Wound
with-strike = with { $card_name }
short-strike = { $kind_name }
verb-strike-twice = { verb-strike }
with-strike-twice = with { $first_name } and { $second_name }
short-strike-twice = { $kind_name }
verb-uncover = Take back a marker
short-uncover = { $kind_name }
verb-pay-with-cards = Discard the cards
verb-cover = { verb-strike }
with-cover = { prey-object }
short-cover = { $kind_name }
verb-injure-hero = Injure a hero
short-injure-hero = { $victim_name }
verb-fight-in = Fight
short-fight-in = region { $region }
verb-play-card = Play
short-play-card = { $card_name }
short-pass = Pass
short-defend-no-more = No more defence
cost-rune = { $rune_name }
cost-runes =
    { $count ->
        [one] { $count } rune of any type
       *[other] { $count } different runes
    }
cost-priest = 1 priest
cost-losses =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
cost-covered = { $rival_name } gains a rune
gain-rune = + { $rune_name }
gain-runes =
    { $count ->
        [one] +{ $count } rune
       *[other] +{ $count } runes
    }
gain-cards =
    { $count ->
        [one] +{ $count } combat card
       *[other] +{ $count } combat cards
    }
gain-priests =
    { $count ->
        [one] +{ $count } priest
       *[other] +{ $count } priests
    }
gain-attribute = { $attribute_name } { $was } → { $new }
gain-value = { $was } → { $new }
gain-army = army of value { $value }
gain-strength = +{ $count }
gain-battle = battle with { $rival_name }, { $own } against { $other }
gain-control = control of the region
gain-monument = level { $was } → { $new }
gain-blessings = then all choose blessings
gain-armies-by-level = armies +{ $level } in all
gain-cards-by-level = combat cards +{ $level }
gain-runes-by-level = runes +{ $level }
gain-losses-by-level = losses of each opponent: { $level }
gain-more = the bonus of level { $level }
gain-bonus =
    { $realm ->
        [muspelheim] { text-muspelheim }
        [svartalfheim] { text-svartalfheim }
        [niflheim] { text-niflheim }
        [vanaheim] { text-vanaheim }
        [alfheim] { text-alfheim }
        [asgard] { text-asgard }
       *[jotunheim] { text-jotunheim }
    }
gain-monsters =
    { $count ->
        [one] activate 1 monster
       *[other] activate up to { $count } monsters
    }
gain-hunt = hunt { $prey_name }, or activate monsters: { $count }
gain-usurp = region { $region }, strength { $own } against { $other }; there an army of value { $value }
gain-prepare = two of: heal, draw a card, gain a rune, +1 to an army in a settlement
gain-mobilise =
    { $count ->
        [one] move or strengthen 1 army
       *[other] move or strengthen up to { $count } armies
    }
gain-reinforce =
    { $count ->
        [1] an army of value { $value } in a region
       *[other] an army of value { $value } in one of { $count } regions
    }
gain-temple = a temple in region { $regions }, +1 priest
gain-temples = a temple in one of the regions { $regions }, +1 priest

# How it is told.
story-start = Preparations
story-battle = Battle
story-hunt = Hunt
story-ragnarok = Ragnarok
story-LOR-8-1 = Prayer
story-LOR-8-2 = The hero
story-LOR-8-3 = Runes
story-LOR-8-4 = Manoeuvres
story-LOR-8-5 = Special action
story-round = Round { $round }

# Beside a real board: who keeps what, and what is asked of who tells it.
keep-set-up = what the set-up draws: forge tokens, boards, heroes, origins
keep-events = the event deck
keep-monster-die = the monster die
keep-attacks = the attack cards of monsters
keep-blessings = the blessings
keep-combat = the combat cards of players
prompt-board-laid = Tell the board as it lies before you, then begin.
option-begin = begin: the board is told
do-forge-token = Lay the forge token of { $rune_name } on the forge in region { $region }
do-upper-board = Lay the board of { $monster_name } above that of the other monster with its rune
prompt-chance-forge-token =
    { $region ->
        [none] Draw one forge token more: which rune does it show?
       *[other] Lay a forge token into region { $region }: which rune does it show?
    }
prompt-chance-upper-board = Of the two monsters of { $rune_name }: whose board lies on top?
prompt-chance-first-to-choose = Who chooses a hero first?
prompt-chance-event-deck = Draw an event card: which one is it?
prompt-chance-monster-die = Roll the monster die for { $monster_name }: what does it show?
prompt-chance-attack-deck = Draw an attack card for the monster: which one is it?
prompt-chance-claws = Draw one of the monster's attack cards at random: which one is it?
prompt-chance-blessing-deck = Draw a blessing: which one is it?
prompt-chance-combat-deck = Draw a combat card: which one is it?
gain-event = { draw-event }
gain-places-boss = Loki in region { $region }
gain-places-monster = a monster of { $place_name } in region { $region }

# What can be told of a real board: places, groups, single things; and what can be asked for.
place-area =
    { $thing ->
        [s1] { $thing_name }
        [s2] { $thing_name }
        [s3] { $thing_name }
        [s4] { $thing_name }
        [s5] { $thing_name }
        [s6] { $thing_name }
        [muspelheim] { $thing_name }
        [svartalfheim] { $thing_name }
        [niflheim] { $thing_name }
        [vanaheim] { $thing_name }
        [alfheim] { $thing_name }
        [jotunheim] { $thing_name }
        [asgard] { $thing_name }
       *[other] region { $thing }
    }
place-piece =
    { $thing ->
        [monument-odin] Odin's monument
        [monument-thor] Thor's monument
        [monument-freya] Freya's monument
        [monument-hel] Hel's monument
        [monument-heimdall] Heimdall's monument
        [action-monsters] { name-monsters } on the wheel
        [action-usurp] { name-usurp } on the wheel
        [action-prepare] { name-prepare } on the wheel
        [action-mobilise] { name-mobilise } on the wheel
        [action-reinforce] { name-reinforce } on the wheel
        [action-build-temple] { name-build-temple } on the wheel
       *[other] { $thing_name }
    }
place-seat = { $thing_name }
place-board = the board of { $thing_name }
place-table = the table
group-control = control
group-armies = armies
group-heroes = heroes
group-tiles = hero and origin
group-monsters = monsters
group-wounds = wounds of monsters
group-temples = temples
group-forges = forges
group-drakkars = drakkars
group-realms = alliances
group-monuments = monuments
group-wheel = the wheel
group-attributes = attributes
group-runes = runes
group-priests = priests
group-cards = cards
group-conditions = conditions of Ragnarok
field-control = control
field-armies = armies of { $of_name }
field-heroes = heroes
field-monsters = monsters
field-temple = temple
field-forge = rune on the forge
field-token = forge token
field-drakkars = drakkars
field-allies = allies
field-level = level
field-sent = priests of { $of_name }
field-markers = markers, the top one last
field-attribute = { $of_name }
field-injured = injuries
field-runes = runes of { $of_name }
field-priests = priests in reserve
field-cards = combat cards, how many
field-hand = combat cards in hand
field-blessings = blessings
field-artefacts = artefacts
field-exhausted = exhausted artefacts
field-slayer-tokens = slayer tokens
field-hero = hero
field-origin = origin
field-ring = controlled by
field-slain = slain by
field-upper = upper board of its pair
field-wound = wound space { $of }
field-conditions = conditions face down
field-pile = { $of_name }
call-event = an event card is drawn
call-selection = blessings are selected
call-monument = a monument is built
call-hunt = a hunt is played here
call-slay-boss = Loki is slain
call-monster-die = the die is rolled for a neutral monster
fault-too-many-armies = { $seat_name } has more than { $most } armies
fault-named-twice = { $thing_name } is named twice
fault-no-cards-left = { $seat_name } has { $count } combat cards: the deck has no more

# What is impossible on a board that was told.
fault-army-value = an army of { $seat_name } cannot have value { $value }
fault-armies-of-three = armies of three players stand in region { $region }
fault-temple-of-nobody = region { $region } has a temple, so somebody controls it
fault-too-many-temples = there are only { $most } temples
fault-too-many-runes = there are only { $most } runes of { $rune_name }
fault-artefact-of-another = { $seat_name } controls the region of its monument, so { $card_name } is theirs
fault-too-many-sent = at most { $most } priests stand at the monument: { $god_name }
fault-too-many-priests = { $seat_name } has more than { $most } priests, those at monuments counted
fault-runes-above-wisdom = { $seat_name } may have { $most } runes, as many as wisdom
fault-cards-above-wisdom = { $seat_name } may have { $most } combat cards, as many as wisdom
fault-too-many-slayer-tokens = there are only { $most } slayer tokens
fault-too-many-rings = { $seat_name } controls more than { $most } monsters
fault-monster-away = { $monster_name } is not on the board, so nobody controls or wounds it
fault-slain-on-board = { $monster_name } is slain, so it is not on the board
fault-no-open-space = { $monster_name } has no open wound space left, so it is slain
fault-has-won = { $seat_name } has won already: end the turn
fault-forges-laid = each forge has a token, and no rune lies there more than twice
fault-hero-and-origin = { $seat_name } has one hero and one origin
fault-hero-away = the hero of { $seat_name } is in some region
fault-cards-before-hero = { $seat_name } has no combat card before choosing a hero
fault-pieces-before-hero = { $seat_name } has no pieces on the board before choosing a hero
fault-boss-away = Loki is in some region
fault-monster-underway = { $monster_name } is hunted or acts now: it leaves the board when that is over
fault-army-underway = something happens to this army of { $seat_name } now: take it off when that is over

# What is wrong with something typed or sent.
fault-forges-named = forges must name { $count } runes for this board, each type at least once and at most twice, not “{ $told }”

# Standing answers
standing-not-this-turn = do not ask about { $card_name } in this turn

# How a bot leans, beside its name.
leaning-jarl = the Jarl's road
leaning-gothi = the Gothi's road
leaning-slayer = the Slayer's road
leaning-ragnarok = towards Ragnarok

### My box

## My box: kinds

kind-combat-card = Combat cards
kind-attacks-attack = Attack cards
kind-blessings-blessing = Blessings
kind-events-event = Events
kind-heroes-hero = Heroes
kind-heroes-origin = Origins
kind-artefacts-artefact = Artefacts
kind-monsters-monster = Boards of monsters
kind-monsters-boss = Board of Loki
kind-monsters-sea-monster = Sea monsters
kind-gods-god = Gods and monuments
kind-realms-realm = Realms
kind-conditions-condition = Conditions of Ragnarok
kind-tracks-track = Temple tracks
kind-box-rune = Runes and forge tokens
kind-box-face = Monster die
kind-box-piece = Pieces of a player
kind-box-deck = Sizes of decks
kind-box-weapon = Combat cards by weapon
kind-board-small-region = Regions, side for 2
kind-board-large-region = Regions, side for 3 and 4
kind-board-small-sea = Seas, side for 2
kind-board-large-sea = Seas, side for 3 and 4
kind-board-small-realm = Realms on the map, side for 2
kind-board-large-realm = Realms on the map, side for 3 and 4
kind-board-small-tree = Yggdrasil, side for 2
kind-board-large-tree = Yggdrasil, side for 3 and 4

## My box: fields

entry-weapon = Weapon
entry-value = Value
entry-casualties = Casualty symbols
entry-copies = Copies in the box
entry-fury = Fury
entry-weak-point = Weak point
entry-draws = Cards the monster draws
entry-shield = A shield blocks it
entry-god = God
entry-region = Region
entry-place = Places a monster of
entry-activate = Activates monsters of
entry-boss = Loki too
entry-first = Of the first player
entry-rune = Rune
entry-spaces = Spaces
entry-artefact = Artefact
entry-bars-armies = No army moves there
entry-attribute = Attribute
entry-action = Special action
entry-players = Players
entry-players-2 = 2
entry-players-3-4 = 3 and 4
entry-selections = Blessing selections at
entry-tokens = Tokens
entry-forges = Forge tokens
entry-count = Number
entry-population = Population strength
entry-land = Land
entry-settlement = Settlement
entry-shrine = Shrine
entry-forge = Forge
entry-monument = Monument
entry-adjacent = Borders on
entry-seas = Seas
entry-realms = Realms
entry-yggdrasil = At Yggdrasil
entry-amount = By how much
entry-armies = Armies
entry-attacks = Attacks
entry-cards = Cards
entry-fewer = Fewer
entry-in-battle = In a battle
entry-injuries = Injuries
entry-level = Level
entry-runes = Runes

## My box: faults

fault-attack = fury and weak point are 0 to 20, cards drawn 1 to 5
fault-event-regions = each region from 1 to 21 has one event
fault-two-of-rune = there must be two monsters with { $rune_name } (LOR-7.5.1)
fault-space-weapons = “{ $space }” does not show { $weapons } weapons (LOR-9.10)
fault-space-bare = some space must have no reward (LOR-9.14)
fault-god-attributes = each attribute has one god (LOR-2.4)
fault-artefact-kept = { $artefact_name } belongs to another one
fault-artefact-of-nobody = belongs to no god and no monster (LOR-11.1)
fault-first-origin = one origin is the first player's, now there are { $found } (LOR-7.10.1)
fault-for-players = is for { $players } players
fault-condition-empty = must say when it is fulfilled
fault-realm-action = its action is { $action_name } (LOR-7.1.3)
fault-pieces = the pieces of a player are as many as in the rulebook
fault-rune-tokens = there are 36 runes, 3 of each type at least
fault-forge-tokens-each = there are two forge tokens of each rune
fault-die-faces = the die has 6 faces
fault-selections = selections must be spaces of the track
fault-region-symbol = a region has one symbol at least (LOR-2.3)
fault-land-size = { $land }: a land has 3 or 4 regions, not { $found } (LOR-2.2)
fault-forges = there must be { $wanted } forges, now there are { $found } (LOR-7.3)
fault-monuments = each god has one monument (LOR-2.4)
fault-not-reached = every region must be reached over borders
fault-one-way = { $other } must border on it too
fault-outline = an outline has 3 to 40 corners

## My box: moments

moment-activated = When activated
moment-allied = Alliances
moment-any-weapon = In a hunt
moment-army-destroyed = When your army would be destroyed
moment-army-lost = When your army is destroyed
moment-attack = When it attacks
moment-battle = In a battle
moment-battle-begins = When your battle begins
moment-battle-decided = When a battle is decided
moment-battle-value = Battle value
moment-battle-won = When you win a battle
moment-before-hunt = Before your hunt
moment-block = When it blocks
moment-card-limit = Hand limit
moment-card-value = Values of your combat cards
moment-chosen = When chosen
moment-control-taken = When you take a region
moment-forge-afar = Forges
moment-fulfilled = Fulfilled
moment-gained = When gained
moment-god-bonus = For a priest
moment-grow-anywhere = Growing armies anywhere
moment-hero-moved = When your hero has moved
moment-hero-phase = In your hero phase
moment-hero-returns = Hero stays in its region
moment-hero-steps = Steps of your hero
moment-hunt = In a hunt
moment-hunt-after = After the monster's card
moment-hunt-begins = When your hunt begins
moment-hunt-cards = Cards drawn for a hunt
moment-hunt-ended = When your hunt ends
moment-injured = When your hero is injured
moment-injury = In place of an injury
moment-loss-for-losing = Loss for a lost battle
moment-manoeuvres-phase = In your manoeuvres
moment-mobilise-twice = Mobilise, one army twice
moment-monument-built = When a monument is built
moment-more-rune-actions = Second rune action
moment-other-bonus = Another realm's bonus
moment-own-value = Its own value
moment-prayer-phase = In your prayer phase
moment-prepared = When you prepare
moment-priest-sent = When you send a priest
moment-realm-bonus = Realm bonus
moment-recruit-anywhere = Recruiting anywhere
moment-reinforced = When you reinforce
moment-rune-action = As a rune action
moment-rune-actions = Rune actions in a turn
moment-rune-phase = In your rune phase
moment-special-attack = Special attack
moment-special-phase = In your special phase
moment-symbols = Casualty symbols
moment-temple-priests = Priests for a temple
moment-territory-attack = Territory attack
moment-usurp-barred = Your regions cannot be usurped
moment-usurp-strength = Strength to usurp
moment-values-counted = When battle values are counted

## My box: effects

effect-add-to-value = +{ $amount } to your battle value
effect-ally-beside-hero-or-rune = ally with a realm beside your hero, or 1 rune if there is none
effect-attackers-in-land = +1 for each of your armies, attacking in your hero's land
effect-beast-tamer = any 1 rune: control a neutral monster in or beside your hero's region
effect-bite-each-army = each of the loser's armies takes 1 loss more
effect-bring-army = move one of your armies from an adjacent region into the battle
effect-calm-next-attack = the next attack card has less fury: { $amount }
effect-card-for-wound = you may discard 1 combat card to wound any open space; not Loki's
effect-carry-army-off = place an army of its region in an adjacent one without others' armies and Loki
effect-discard-half = discard half of your combat cards, rounded up
effect-discard-to-wisdom = discard down to as many combat cards as your wisdom
effect-draw-by-level = combat cards by the level of the monument
effect-draw-cards = draw combat cards: { $count }
effect-draw-combat-card = draw 1 combat card
effect-draw-for-injury = draw 1 combat card
effect-draw-for-injury-in-hunt = in a hunt, draw 1 combat card
effect-draw-for-preparing = draw more combat cards: { $count }
effect-drive-monster = you may move a monster of its region next door; stomp as you like
effect-drive-out = all armies in its region retreat
effect-fail-hunt = the hunt ends at once, in failure
effect-first-card-plus = your first card in each battle counts more: { $amount }
effect-fly-anywhere = place your hero in any region or your drakkar in any sea
effect-gain-a-rune = gain 1 rune of your choice
effect-gain-priest-for-hunt = gain 1 priest
effect-gain-priest-for-victory = gain 1 priest
effect-gain-priests = gain priests: { $count }
effect-gain-rune = gain 1 rune of your choice
effect-gain-runes = gain runes of your choice: { $count }
effect-gnaw-army = lower one army in its region or an adjacent one by 2
effect-guest-of-realms = any 1 rune: ally with a realm beside your hero
effect-hand-anew = shuffle your hand in and draw as many cards less { $fewer }
effect-heal-for-monument = heal 1 injury
effect-heal-wound = take back one marker you placed in this hunt; else 1 injury
effect-ignored-once-a-hunt = once a hunt ignore it
effect-injure = injuries: { $count }
effect-injure-heroes = 1 injury to each hero in its region
effect-injuries-or-cards = injuries: { $injuries }; discard { $cards } combat cards to take only { $fewer }
effect-injury-for-cards = you may take 1 injury to draw combat cards: { $count }
effect-lands-controlled = a player controls lands: { $count }
effect-lead-monster = move a monster, not Loki, to an adjacent region; you decide on the stomp
effect-look-at-claws = look at the monster's hand and choose the card it plays next
effect-lose-cards = discard combat cards: { $count }
effect-lose-random-cards = discard random combat cards: { $count }
effect-lower-each-army = lower each army in its region by 1
effect-lower-enemy-army = lower one enemy army in this battle by 1
effect-may-be-injured = you may take 1 injury
effect-may-be-injured-in-land = in your hero's land you may take 1 injury
effect-may-draw-for-hunt = you may draw combat cards: { $count }
effect-monument-at-level = a monument is at level { $level }
effect-more-attacks = the monster draws attack cards: { $count }
effect-more-losses-if-won = if you win, the loser spreads 1 loss more
effect-mute-next-card = the opponent's next card has no battle effect
effect-none-for-owner = none for you
effect-none-on-first-card = none on your first card in each battle
effect-opponent-discards = the opponent discards 1 random combat card
effect-others-suffer-by-level = each opponent loses something, as often as the monument has levels
effect-place-boss-elsewhere = place it in any other region
effect-place-hero-or-heal = place your hero in any region, or heal 1 injury
effect-plus-as-attacker = +{ $amount } if you are the attacker
effect-plus-as-defender = +{ $amount } if you are the defender
effect-plus-beside-hero = +{ $amount } if your hero is in the region of the battle
effect-plus-for-each-army = +{ $amount } for each of your armies in this battle
effect-plus-for-owner = +{ $amount } for you
effect-plus-if-first = +{ $amount } if it is the first card you play in this battle
effect-plus-where-hero-is = +{ $amount } in the region of your hero
effect-raise-attribute = +1 { $attribute_name }
effect-ramparts = +{ $amount } as defender; +{ $settlement } in a region with a settlement
effect-realms-allied = a player is allied with realms: { $count }
effect-realms-beside-hero = realms beside your hero count as allied with you
effect-recruit-one-anywhere = recruit an army of value 1 in any region you control
effect-recruit-value-one = also recruit an army of value 1 in any region you control
effect-rune-at-level-zero = at level 0 gain 1 rune of your choice
effect-rune-for-army = gain 1 rune of your choice
effect-rune-for-settlement = in your hero's land, with a settlement and without a battle: 1 rune
effect-runes-by-level = runes by the level of the monument
effect-runes-or-injuries = discard runes: { $count }; 1 injury for each you do not
effect-runic-muster = different runes: { $runes }; recruit 1 army
effect-sail-one-sea = besides your choice, move your drakkar 1 sea
effect-sail-or-place-army = move your drakkar up to 3 seas, or place one of your armies in any region you control
effect-second-space = you may cover two open spaces of this weapon instead of one
effect-slain-monsters = a player has slain monsters: { $count }; slayer tokens count
effect-spare-symbol = ignore 1 of your own casualty symbols
effect-special-attack = the special attack of the monster's board
effect-stagger-monster = at the end of its next round the monster draws 1 card fewer, but at least 1
effect-stays-with-one = it stays with value 1
effect-strengthen-a-fighter = in your hero's land, +1 to one army that fought
effect-strengthen-armies = +1 to your armies, in all: { $count }
effect-strengthen-army = +1 to one of your armies
effect-strengthen-by-level = army values by the level of the monument
effect-swallow-runes = the forge's rune there goes to the supply; who has a hero or army there discards 1 rune
effect-swap-rune = once, swap 1 of your runes for one of another type
effect-temples-controlled = a player controls regions with temples: { $count }
effect-temples-of-owner = where a temple of yours is
effect-trophies = +1 for each slain monster and slayer token you have
effect-weaken-highest = lower your highest attribute by 1, not below 2
effect-wolf-pack = +{ $amount } as attacker with { $armies } or more armies
effect-wound-or-injure = 1 wound to any monster, or 1 injury to another player's hero
effect-yes = yes
effect-yes-for-owner = yes, for you
