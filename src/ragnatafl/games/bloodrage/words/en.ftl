# Blood Rage, in English. $card is a content id, $card_name its name; figures in lists have no article.

game-title = Blood Rage
game-about =
    Clans of Vikings invade, march, pillage and fight while the world ends around them, in three ages.
    Gifts of the gods are drafted and make each clan another; whoever has won most glory when Ragnarok is over wins.

# Forms of names that other sentences put in.
figure-object =
    { $figure ->
        [warrior] a warrior
       *[other] the { $figure_name }
    }
figure-with =
    { $figure ->
        [warrior] with a warrior
       *[other] with the { $figure_name }
    }
into-place = { $place_name }
into-target = { $target_name }
at-place = in { $place_name }
at-origin = in { $origin_name }
from-origin = from { $origin_name }
province-object = { $province_name }

# Figures, and groups of warriors.
name-warrior = warrior
name-2-warrior = 2 warriors
name-3-warrior = 3 warriors
name-4-warrior = 4 warriors
name-5-warrior = 5 warriors
name-6-warrior = 6 warriors
name-7-warrior = 7 warriors
name-8-warrior = 8 warriors
name-leader = leader
name-ship = ship
name-troll = troll
name-sea-serpent = sea serpent
name-valkyrie = valkyrie
name-fire-giant = fire giant
name-frost-giant = frost giant
name-volur-witch = Volur witch
name-dwarf-chieftain = dwarf chieftain
name-dark-elf = dark elf
name-soldier-of-hel = soldier of Hel
name-nothing = nothing

# Places.
name-myrkulor = Myrkulor
name-elvagar = Elvagar
name-angerboda = Angerboda
name-muspelheim = Muspelheim
name-horgr = Horgr
name-utgard = Utgard
name-andlang = Andlang
name-gimle = Gimle
name-yggdrasil = Yggdrasil
name-nw = the north-western fjord
name-ne = the north-eastern fjord
name-se = the south-eastern fjord
name-sw = the south-western fjord
name-reserve = the reserve
name-valhalla = Valhalla
name-manheim = Manheim
name-jotunheim = Jotunheim
name-alfheim = Alfheim
name-none = none

# Stats, rewards, where glory comes from, kinds of cards, clans.
name-rage = Rage
name-axes = Axes
name-horns = Horns
name-glory = 5 glory
name-all = all three stats
name-battle = battle
name-pillage = pillage
name-quest = quest
name-ragnarok = Ragnarok
name-card = card
name-end = end of the game
name-monster = monster
name-clan = clan
name-clan-wolf = Wolf clan
name-clan-raven = Raven clan
name-clan-serpent = Serpent clan
name-clan-bear = Bear clan

# Where cards lie, and what chance draws.
name-deck = deck
name-discard = discard pile
name-out = out of the game
name-gone = left unseen
name-hand = hand
name-pack = gifts to choose from
name-quests = committed quests
name-slots = upgrades
name-played = played in battle
name-pillage-token = the pillage token
name-ragnarok-token = the Ragnarok token
name-first-player = the first player

part-battle = battles
part-pillage = pillages
part-quest = quests
part-ragnarok = Ragnarok
part-card = cards
part-end = clan stats

prompt-keep-gift = Keep a gift of the gods, { $pick } of { $picks }
prompt-turn = An action, or pass; rage: { $rage }
prompt-free-invade = Invade with a figure for no rage?
prompt-reinforce = Bring one more warrior for no rage?
prompt-take =
    { $figure ->
        [warrior] How many warriors march to { into-target }?
       *[other] Does the { $figure_name } march to { into-target }?
    }
prompt-call-to-battle = Call to battle for { province-object }: bring a figure?
prompt-pillage-at-once = Pillage at once? Rage it costs: { $cost }
prompt-play-card = Battle for { province-object }: play a card face down
prompt-count-quest = Shall your quest count as a battle card of strength { $strength }?
prompt-spare = Odin's Tide: choose the one figure that you keep in this battle
prompt-add-late-card = All cards are revealed: add one?
prompt-take-back = Keep cards you played? Rage for each: { $cost }
prompt-save =
    { $figure ->
        [warrior] { $count ->
            [one] A warrior is to be destroyed { at-place }. Save it?
           *[other] { $count } warriors are to be destroyed { at-place }. Save one?
        }
       *[other] The { $figure_name } is to be destroyed { at-place }. Save it?
    }
prompt-move-leader = Lord of Hammers: move your leader to an adjacent province?
prompt-raise = Choose the stat to raise
prompt-sacrifice =
    { $left ->
        [one] Choose the second figure to sacrifice
       *[other] Choose the first figure to sacrifice
    }
prompt-save-card = Keep one card for the next age, or none; the rest is discarded

option-keep = keep { $card_name }
option-invade = invade { into-place } { figure-with }
option-recall = invade { into-place } { figure-with } from Valhalla
option-stay = leave things as they are
option-march = march { from-origin } to { into-target }
option-take =
    { $figure ->
        [warrior] { $count ->
            [0] no warrior goes
            [one] { $count } warrior goes
           *[other] { $count } warriors go
        }
       *[other] { $count ->
            [0] the { $figure_name } stays
           *[other] the { $figure_name } goes
        }
    }
option-upgrade = upgrade: { $card_name }
option-upgrade-replacing = upgrade: { $card_name } instead of { $old_name }
option-commit = commit to the quest { $card_name }
option-pillage = pillage { province-object }
option-challenge = pillage { province-object } again (Tyr's Challenge)
option-let-it-be = do not pillage
option-sacrifice = sacrifice two figures (Frigga's Sacrifice)
option-sacrifice-figure = sacrifice { figure-object } { at-place }
option-pass = pass and lose all rage
option-join = bring { figure-object } { from-origin }
option-decline = bring nobody
option-play = play { $card_name }
option-count = let { $card_name } count
option-count-nothing = let it count nothing
option-spare = keep { figure-object }
option-add = add { $card_name }
option-add-nothing = add nothing
option-take-back = take back { $card_name }
option-discard-rest = discard the rest
option-save = save { figure-object } ({ $card_name })
option-let-die =
    { $figure ->
        [warrior] let the warriors die
       *[other] let the { $figure_name } die
    }
option-move-leader-to = move the leader to { into-place }
option-raise = raise { $stat_name }
option-save-card = keep { $card_name } for the next age
option-save-nothing = keep no card

event-doom = Ragnarok of age { $age } will fall on { province-object }
event-destroyed-at-first = { $province_name } is destroyed before the game
event-first-player = { $seat_name } begins
event-age-begins = Age { $age } begins
event-deal = { $seat_name } is dealt { $cards_name }
event-deal-hidden = { $seat_name } is dealt { $count } cards
event-leave-unseen = { $count ->
    [one] One card of the deck leaves the game unseen
   *[other] { $count } cards of the deck leave the game unseen
}
event-keep = { $seat_name } keeps { $card_name }
event-keep-hidden = { $seat_name } keeps a card
event-pass-gifts = All pass their cards to the left
event-discard-unseen = { $seat_name } discards { $cards_name } unseen
event-discard-unseen-hidden = { $count ->
    [one] { $seat_name } discards a card unseen
   *[other] { $seat_name } discards { $count } cards unseen
}
event-set-rage = { $seat_name } starts with { $rage } rage
event-pay-rage = { $seat_name }: rage −{ $amount }, now { $left }
event-pay-rage-by = { $seat_name }: rage −{ $amount }, now { $left } ({ $by_name })
event-gain-rage = { $seat_name }: rage +{ $amount }, now { $left }
event-gain-rage-by = { $seat_name }: rage +{ $amount }, now { $left } ({ $by_name })
event-glory = { $seat_name } gains { $amount } glory ({ $source_name })
event-glory-by = { $seat_name } gains { $amount } glory ({ $by_name })
event-steal-glory = { $seat_name } steals { $amount } glory from { $victim_name }
event-steal-glory-by = { $seat_name } steals { $amount } glory from { $victim_name } ({ $by_name })
event-raise-stat = { $seat_name } raises { $stat_name } to { $value }
event-raise-stat-by = { $seat_name } raises { $stat_name } to { $value } ({ $by_name })
event-invade = { $seat_name } invades { into-target }: { $figures_name }
event-march = { $seat_name } marches { from-origin } to { into-target }: { $figures_name }
event-upgrade = { $seat_name } upgrades: { $card_name }
event-replace-upgrade = { $seat_name } discards the upgrade { $card_name }
event-monster-leaves = { $seat_name } gives up a monster: { $figure_name } { at-place } leaves the game
event-commit = { $seat_name } commits to the quest { $card_name }
event-commit-hidden = { $seat_name } commits to a quest
event-pass = { $seat_name } passes
event-actions-end = The actions of this age are over
event-pillage = { $seat_name } sets out to pillage { province-object }
event-join = { $seat_name } joins the battle: { $figures_name } { from-origin }
event-decline = { $seat_name } brings nobody
event-reveal = { $seat_name } reveals { $card_name }
event-quest-counts = { $seat_name } lets { $card_name } count as strength { $strength }
event-add-card = { $seat_name } adds { $card_name }
event-strength = { $seat_name } has strength { $total }
event-battle-won = { $seat_name } wins the battle
event-battle-tied = Strength { $total } is tied: everybody loses the battle
event-take-card = { $seat_name } takes { $card_name } from the winner
event-take-back = { $seat_name } takes { $card_name } back
event-discard = { $seat_name } discards { $card_name }
event-destroy = { $seat_name } loses { at-origin }: { $figures_name }
event-destroy-by = { $seat_name } loses { at-origin }: { $figures_name } ({ $by_name })
event-retreat = { $seat_name } retreats { from-origin } to { into-target }: { $figures_name }
event-saved = { $seat_name } saves { figure-object } { at-place }
event-text-cancelled = The text of { $card_name } of { $seat_name } is cancelled
event-pillaged = { $seat_name } has pillaged { province-object }; reward: { $reward_name }
event-move-leader = { $seat_name } moves on { from-origin } to { into-target }: { $figures_name }
event-reveal-quest = { $seat_name } reveals the quest { $card_name }
event-quest-fulfilled = { $seat_name } has fulfilled { $card_name }
event-quest-failed = { $seat_name } has failed { $card_name }
event-ragnarok = Ragnarok destroys { province-object }
event-doom-moves = The next to fall is { $province_name }
event-release = { $seat_name } gets back from Valhalla: { $figures_name }
event-age-ends =
    { $age ->
        [3] Age { $age } is over
       *[other] Age { $age } is over; { $first_name } is first player now
    }
event-final-stat = { $seat_name } has raised { $stat_name } far: { $amount } glory

refuse-invade-off-map = { $seat_name } cannot invade { into-place } { figure-with }: that is no part of the map; choose a province or a fjord
refuse-invade-ship-ashore = { $seat_name } cannot invade { into-place } { figure-with }: it goes into fjords only
refuse-invade-fjord = { $seat_name } cannot invade { into-place } { figure-with }: only ships go into fjords; choose a province
refuse-invade-closed-fjord = { $seat_name } cannot invade { into-place } { figure-with }: both its provinces are destroyed; choose another fjord
refuse-invade-yggdrasil = { $seat_name } cannot invade { into-place } { figure-with }: one marches there; invade an outer province
refuse-invade-destroyed = { $seat_name } cannot invade { into-place } { figure-with }: the province is destroyed; choose one that stands
refuse-invade-full = { $seat_name } cannot invade { into-place } { figure-with }: no village there is empty; choose a province with an empty village
refuse-invade-horns =
    { $count ->
        [one] { $seat_name } cannot invade { into-place } { figure-with }: { $count } figure on the map, Horns { $horns }
       *[other] { $seat_name } cannot invade { into-place } { figure-with }: { $count } figures on the map, Horns { $horns }
    }
refuse-invade-none-there = { $seat_name } cannot invade { figure-with } { from-origin }: there is none; choose a figure that is there
refuse-invade-rage = { $seat_name } cannot invade { figure-with }: it costs { $cost } rage, and the clan has { $rage }
refuse-invade-other-kind = { $seat_name } cannot invade { figure-with } now: the free invade is for the figure of the card just played
refuse-invade-elsewhere = { $seat_name } cannot invade anywhere else now: { into-place }, or nowhere
refuse-reinforce-otherwise = { $seat_name } cannot bring anything else: one warrior { at-place }, or nothing
refuse-march-fjord = { $seat_name } cannot march { from-origin } to { into-target }: ships never march, and nobody marches to a fjord; choose two provinces
refuse-march-off-map = { $seat_name } cannot march { from-origin } to { into-target }: one marches from province to province
refuse-march-nowhere = { $seat_name } cannot march { from-origin } to { into-target }: that is the same province; choose another
refuse-march-nobody = { $seat_name } cannot march { from-origin } to { into-target }: the clan has no figure where it would start
refuse-march-destroyed = { $seat_name } cannot march { from-origin } to { into-target }: that province is destroyed; choose one that stands
refuse-march-full = { $seat_name } cannot march { from-origin } to { into-target }: no village there is empty; choose a province with an empty village
refuse-march-rage = { $seat_name } cannot march { from-origin } to { into-target }: it costs 1 rage, and the clan has none
refuse-take-too-many = { $seat_name } cannot take so many to { into-target } ({ $figure_name }, { $count }): the clan has only { $there } there
refuse-take-no-village = { $seat_name } cannot take so many to { into-target } ({ $figure_name }, { $count }): empty villages left there: { $room }
refuse-take-nobody = { $seat_name } cannot march to { into-target } with nobody ({ $figure_name }, { $count }): one figure at least must go
refuse-no-challenge = { $seat_name } cannot pillage a pillaged province: that takes the upgrade Tyr's Challenge
refuse-no-sacrifice = { $seat_name } cannot sacrifice figures: that takes the upgrade Frigga's Sacrifice
refuse-no-recall = { $seat_name } cannot invade from Valhalla: that takes the upgrade Frigga's Domain
refuse-sacrifice-too-few = { $seat_name } cannot sacrifice two figures: figures of the clan on the map: { $count }
refuse-upgrade-not-in-hand = { $seat_name } cannot upgrade with { $card_name }: it is not in the hand; choose a card of the hand
refuse-upgrade-no-upgrade = { $seat_name } cannot upgrade with { $card_name }: it is no upgrade; choose an upgrade
refuse-upgrade-other-slot = { $seat_name } cannot put { $card_name } in the place of { $old_name }: no such card lies in a slot of that kind; choose one that does
refuse-upgrade-slots-full = { $seat_name } cannot simply add { $card_name }: all slots of that kind are taken; choose which upgrade it replaces
refuse-upgrade-rage = { $seat_name } cannot upgrade with { $card_name }: it costs { $cost } rage, and the clan has { $rage }
refuse-commit-twice = { $seat_name } cannot commit to { $card_name }: that quest is committed already
refuse-commit-not-in-hand = { $seat_name } cannot commit to { $card_name }: it is not in the hand; choose a quest of the hand
refuse-commit-no-quest = { $seat_name } cannot commit to { $card_name }: it is no quest; choose a quest
refuse-pillage-destroyed = { $seat_name } cannot pillage { province-object }: the province is destroyed; choose one that stands
refuse-pillage-pillaged = { $seat_name } cannot pillage { province-object }: it has been pillaged in this age; choose another
refuse-challenge-unpillaged = { $seat_name } cannot challenge { province-object }: it has not been pillaged in this age; pillage it for no rage
refuse-pillage-absent = { $seat_name } cannot pillage { province-object }: the clan has no figure there and no ship in its fjord
refuse-pillage-rage = { $seat_name } cannot pillage { province-object }: it costs { $cost } rage, and the clan has { $rage }
refuse-join-ship = { $seat_name } cannot bring { figure-object } { from-origin } to { province-object }: ships never move
refuse-join-not-adjacent = { $seat_name } cannot bring { figure-object } { from-origin } to { province-object }: only figures of adjacent provinces join; choose a neighbour
refuse-join-none-there = { $seat_name } cannot bring { figure-object } { from-origin } to { province-object }: there is none; choose a figure that is there
refuse-play-not-in-hand = { $seat_name } cannot choose { $card_name }: it is not in the hand; choose a card of the hand
refuse-keep-not-in-pack = { $seat_name } cannot keep { $card_name }: it is not among these gifts; choose one of them
refuse-add-too-late = { $seat_name } cannot add { $card_name } now: only a card whose text says so may follow the reveal
refuse-move-not-adjacent = { $seat_name } cannot move the leader to { into-place }: that is not adjacent to the pillaged province; choose a neighbour
refuse-move-destroyed = { $seat_name } cannot move the leader to { into-place }: the province is destroyed; choose one that stands
refuse-move-full = { $seat_name } cannot move the leader to { into-place }: no village there is empty; choose a province with an empty village
refuse-stat-just-raised = { $seat_name } cannot raise { $stat_name }: the token has raised it just now; choose another stat
refuse-stat-at-its-end = { $seat_name } cannot raise { $stat_name }: it is at the end of its track; choose another stat

option-help-edition = which box is played
option-help-edition-102 = 102 cards and 9 monsters, as sold
option-help-edition-99 = 99 cards and 6 monsters, as in the first rulebook
option-help-hidden_pillage = pillage tokens lie face down until their province is pillaged
option-help-first_game = for a first game: no draft in age 1, all play with the 8 cards dealt
option-help-first = who begins
option-help-first-random = chance decides
option-help-first-astrid = the first seat
option-help-first-bjorn = the second seat
option-help-first-dagny = the third seat
option-help-first-eirik = the fourth seat
option-help-passing = what passing means
option-help-passing-final = who passed takes no more actions in this age
option-help-passing-open = who passed has turns again if it gains rage

# Cards. Titles of more than one age have its number; copies are called like the first.
name-odins-smite-1a = Odin's Smite
name-odins-smite-1b = { name-odins-smite-1a }
name-tyrs-bash-1 = Tyr's Bash
name-tyrs-smash-1a = Tyr's Smash I
name-tyrs-smash-1b = { name-tyrs-smash-1a }
name-tyrs-crush-1 = Tyr's Crush I
name-tyrs-smite-1 = Tyr's Smite I
name-heimdalls-sight-1 = Heimdall's Sight
name-friggas-grace-1a = Frigga's Grace
name-friggas-grace-1b = { name-friggas-grace-1a }
name-lokis-trickery-1a = Loki's Trickery
name-lokis-trickery-1b = { name-lokis-trickery-1a }
name-thors-hammer-1 = Thor's Hammer
name-alfheim-1a = Alfheim! I
name-alfheim-1b = { name-alfheim-1a }
name-jotunheim-1a = Jotunheim! I
name-jotunheim-1b = { name-jotunheim-1a }
name-manheim-1a = Manheim! I
name-manheim-1b = { name-manheim-1a }
name-glorious-death-1a = Glorious Death! I
name-glorious-death-1b = { name-glorious-death-1a }
name-yggdrasil-1 = Yggdrasil! I
name-troll-1 = Troll
name-sea-serpent-1 = Sea Serpent
name-lord-of-hammers-1 = Lord of Hammers
name-brothers-in-arms-1 = Brothers in Arms
name-lokis-dragons-1 = Loki's Dragons
name-lokis-domain-1 = Loki's Domain
name-friggas-charm-1 = Frigga's Charm
name-thors-glory-1 = Thor's Glory
name-friggas-succor-1 = Frigga's Succor
name-tyrs-domain-1 = Tyr's Domain
name-lokis-blessing-1 = Loki's Blessing
name-dwarf-chieftain-1 = Dwarf Chieftain
name-tyrs-smash-2 = Tyr's Smash II
name-tyrs-crush-2 = Tyr's Crush II
name-tyrs-smite-2 = Tyr's Smite II
name-tyrs-rage-2 = Tyr's Rage II
name-heimdalls-eye-2a = Heimdall's Eye
name-heimdalls-eye-2b = { name-heimdalls-eye-2a }
name-heimdalls-eye-2c = { name-heimdalls-eye-2a }
name-heimdalls-watch-2 = Heimdall's Watch II
name-odins-tide-2a = Odin's Tide
name-odins-tide-2b = { name-odins-tide-2a }
name-lokis-backstab-2a = Loki's Backstab
name-lokis-backstab-2b = { name-lokis-backstab-2a }
name-thors-oath-2 = Thor's Oath
name-alfheim-2a = Alfheim! II
name-alfheim-2b = { name-alfheim-2a }
name-jotunheim-2a = Jotunheim! II
name-jotunheim-2b = { name-jotunheim-2a }
name-manheim-2a = Manheim! II
name-manheim-2b = { name-manheim-2a }
name-glorious-death-2a = Glorious Death! II
name-glorious-death-2b = { name-glorious-death-2a }
name-yggdrasil-2 = Yggdrasil! II
name-valkyrie-2 = Valkyrie
name-fire-giant-2 = Fire Giant
name-lord-of-axes-2 = Lord of Axes
name-experts-in-arms-2 = Experts in Arms
name-fire-dragons-2 = Fire Dragons
name-odins-inspiration-2 = Odin's Inspiration
name-tyrs-challenge-2 = Tyr's Challenge
name-friggas-protection-2 = Frigga's Protection
name-lokis-eminence-2 = Loki's Eminence
name-tyrs-prowess-2 = Tyr's Prowess
name-thors-domain-2 = Thor's Domain
name-dark-elf-2 = Dark Elf
name-tyrs-crush-3 = Tyr's Crush III
name-tyrs-smite-3 = Tyr's Smite III
name-tyrs-rage-3 = Tyr's Rage III
name-heimdalls-gaze-3a = Heimdall's Gaze
name-heimdalls-gaze-3b = { name-heimdalls-gaze-3a }
name-heimdalls-watch-3 = Heimdall's Watch III
name-odins-judgement-3a = Odin's Judgement
name-odins-judgement-3b = { name-odins-judgement-3a }
name-lokis-poison-3 = Loki's Poison
name-thors-ascension-3a = Thor's Ascension
name-thors-ascension-3b = { name-thors-ascension-3a }
name-thors-primacy-3a = Thor's Primacy
name-thors-primacy-3b = { name-thors-primacy-3a }
name-alfheim-3a = Alfheim! III
name-alfheim-3b = { name-alfheim-3a }
name-jotunheim-3a = Jotunheim! III
name-jotunheim-3b = { name-jotunheim-3a }
name-manheim-3a = Manheim! III
name-manheim-3b = { name-manheim-3a }
name-glorious-death-3a = Glorious Death! III
name-glorious-death-3b = { name-glorious-death-3a }
name-yggdrasil-3 = Yggdrasil! III
name-frost-giant-3 = Frost Giant
name-volur-witch-3 = Volur Witch
name-lord-of-spears-3 = Lord of Spears
name-masters-in-arms-3 = Masters in Arms
name-eternal-dragons-3 = Eternal Dragons
name-friggas-domain-3 = Frigga's Domain
name-odins-throne-3 = Odin's Throne
name-thors-conquest-3 = Thor's Conquest
name-friggas-sacrifice-3 = Frigga's Sacrifice
name-tyrs-wrath-3 = Tyr's Wrath
name-lokis-wrath-3 = Loki's Wrath
name-soldier-of-hel-3 = Soldier of Hel

# What cards do, one line a title.
text-odins-smite-1 = Before strengths are compared, one warrior of each opponent in the battle is destroyed.
text-tyrs-bash-1 = Adds its strength, nothing more.
text-tyrs-smash-1 = Adds its strength, nothing more.
text-tyrs-crush-1 = Adds its strength, nothing more.
text-tyrs-smite-1 = Adds its strength, nothing more.
text-heimdalls-sight-1 = As strong as the highest card of an opponent.
text-friggas-grace-1 = If you pillage successfully, raise one more stat, other than the token's.
text-lokis-trickery-1 = If you lose, steal { $amount } rage from the winner.
text-thors-hammer-1 = If you win, gain { $gain_if_won_glory } glory.
text-alfheim-1 = Be alone the strongest in one of these: Andlang or Gimle. Glory, and one stat rises.
text-jotunheim-1 = Be alone the strongest in one of these: Utgard, Horgr or Muspelheim. Glory, and one stat rises.
text-manheim-1 = Be alone the strongest in one of these: Myrkulor, Elvagar or Angerboda. Glory, and one stat rises.
text-glorious-death-1 = At least { $dead } of your figures in Valhalla before Ragnarok. Glory, and one stat rises.
text-yggdrasil-1 = Be alone the strongest in Yggdrasil. Glory, and one stat rises.
text-troll-1 = When it invades a province, all enemy warriors there are destroyed.
text-sea-serpent-1 = A ship and a monster in one: lives in fjords, never moves, supports both provinces.
text-lord-of-hammers-1 = After a successful pillage with your leader it may move to an adjacent province.
text-brothers-in-arms-1 = Each pair of your warriors in one province counts { $pair } together, an odd one { $strength }.
text-lokis-dragons-1 = Gain { $amount } glory for each ship of yours that is destroyed, for whatever reason.
text-lokis-domain-1 = Gain { $amount } glory for each figure of yours released from Valhalla.
text-friggas-charm-1 = Your upgrades cost { $amount } rage less, never below 0.
text-thors-glory-1 = Gain { $amount } glory when { $least } or more enemy figures are destroyed in a battle of yours.
text-friggas-succor-1 = When you invade a province, one more warrior may invade it for nothing.
text-tyrs-domain-1 = A quest you reveal in battle may count as a battle card of strength { $amount }.
text-lokis-blessing-1 = After you lose a battle a warrior may invade that province for nothing.
text-dwarf-chieftain-1 = Costs no rage, neither to play nor to invade.
text-tyrs-smash-2 = { text-tyrs-smash-1 }
text-tyrs-crush-2 = { text-tyrs-crush-1 }
text-tyrs-smite-2 = { text-tyrs-smite-1 }
text-tyrs-rage-2 = Adds its strength, nothing more.
text-heimdalls-eye-2 = May also be added after all cards are revealed.
text-heimdalls-watch-2 = Discards all revealed cards; you gain their strength as glory; then all play anew.
text-odins-tide-2 = Before strengths are compared, each clan keeps one figure in the battle, the rest die.
text-lokis-backstab-2 = If you lose, steal { $amount } glory from the winner.
text-thors-oath-2 = If you win, raise one stat.
text-alfheim-2 = { text-alfheim-1 }
text-jotunheim-2 = { text-jotunheim-1 }
text-manheim-2 = { text-manheim-1 }
text-glorious-death-2 = { text-glorious-death-1 }
text-yggdrasil-2 = { text-yggdrasil-1 }
text-valkyrie-2 = Gain { $amount } glory for each enemy figure destroyed in a battle she is in.
text-fire-giant-2 = When it invades a province, all enemies there but monsters are destroyed, ships too.
text-lord-of-axes-2 = After a successful pillage with your leader raise one stat.
text-experts-in-arms-2 = Your warriors have strength { $strength }, and cost { $strength } rage to invade.
text-fire-dragons-2 = { text-lokis-dragons-1 }
text-odins-inspiration-2 = Doubles your glory for figures that die in Ragnarok.
text-tyrs-challenge-2 = As an action pay 2 rage to pillage a province that is already pillaged.
text-friggas-protection-2 = Pay { $rage } rage to save a figure of yours from destruction, as often as you can; not in Ragnarok.
text-lokis-eminence-2 = { text-lokis-domain-1 }
text-tyrs-prowess-2 = After you win a battle keep any of your revealed cards, for { $rage } rage each.
text-thors-domain-2 = After you invade a province you may pay { $rage } rage to pillage it at once.
text-dark-elf-2 = May invade Yggdrasil, and has strength { $strength_in_yggdrasil_strength } there.
text-tyrs-crush-3 = { text-tyrs-crush-1 }
text-tyrs-smite-3 = { text-tyrs-smite-1 }
text-tyrs-rage-3 = { text-tyrs-rage-2 }
text-heimdalls-gaze-3 = May also be added after all cards are revealed.
text-heimdalls-watch-3 = { text-heimdalls-watch-2 }
text-odins-judgement-3 = Gain { $amount } glory for each figure destroyed in this battle, your own included.
text-lokis-poison-3 = If you lose, take the winner's revealed cards into your hand.
text-thors-ascension-3 = If you win, gain { $rage } rage and { $gain_if_won_glory } glory.
text-thors-primacy-3 = Cancels the texts of the opponents' revealed cards before they take effect.
text-alfheim-3 = { text-alfheim-1 }
text-jotunheim-3 = { text-jotunheim-1 }
text-manheim-3 = { text-manheim-1 }
text-glorious-death-3 = { text-glorious-death-1 }
text-yggdrasil-3 = { text-yggdrasil-1 }
text-frost-giant-3 = After a successful pillage with it take the reward a second time.
text-volur-witch-3 = Instead of dying in an outer province she may retreat to Yggdrasil.
text-lord-of-spears-3 = After a successful pillage with your leader raise all three stats.
text-masters-in-arms-3 = { text-brothers-in-arms-1 }
text-eternal-dragons-3 = { text-lokis-dragons-1 }
text-friggas-domain-3 = You may pay 1 rage to invade with a figure of yours from Valhalla.
text-odins-throne-3 = Doubles the glory of your fulfilled quests.
text-thors-conquest-3 = At the end of the game gain { $amount } glory for each figure of yours on the map.
text-friggas-sacrifice-3 = As an action destroy two figures of your own to raise one stat.
text-tyrs-wrath-3 = { text-tyrs-domain-1 }
text-lokis-wrath-3 = { text-lokis-domain-1 }
text-soldier-of-hel-3 = Costs no rage, neither to play nor to invade.


# What pictures of Blood Rage say, in English.

draw-title = Blood Rage: the map and the clans
draw-villages =
    { $count ->
        [one] { $empty } of { $count } village empty
       *[other] { $empty } of { $count } villages empty
    }
draw-str = STR { $value }
draw-token =
    { $reward ->
        [none] pillage token face down
       *[other] pillage pays: { $reward_name }
    }
draw-pillaged = pillaged in this age
draw-doom = falls in the Ragnarok of age { $age }
draw-destroyed = destroyed
draw-fjord = supports { $provinces_name }
draw-age = age { $age }
draw-age-doom = age { $age }: { $province_name } falls, { $glory } glory for each figure there
draw-stat = { $stat_name } { $value }, cell { $cell } of { $cells }
draw-rage = rage { $value }
draw-glory = glory { $value }
draw-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
draw-quest-count =
    { $count ->
        [one] { $count } quest committed
       *[other] { $count } quests committed
    }
draw-slot-empty = empty
draw-kept = kept gifts
draw-cost = rage it costs: { $value }
draw-battle = Battle for { $province_name }
draw-call = Call to battle: { $province_name }
draw-chances-how = What you cannot see is dealt many times as far as you can know it, and fought out by the rules. The others play any battle card that they hold, you the best of yours; whoever wins by a late card adds it. Nine times out of ten the truth lies within the bounds.
draw-total = total { $low }
draw-range = total between { $low } and { $high }
draw-won = has won
draw-pillager = pillager

# What is in the box, to be read.
kind-battle-cards = Battle cards
kind-quest-cards = Quests
kind-warrior-cards = Warrior upgrades
kind-leader-cards = Leader upgrades
kind-ship-cards = Ship upgrades
kind-monster-cards = Monsters
kind-clan-cards = Clan upgrades
kind-tokens = Pillage tokens
kind-figures = Figures
kind-stats = Clan stats
kind-ages = Ages
kind-clans = Clans
kind-boards = Board
draw-copies = copies in the box: { $count }
draw-players = some copies only with so many players: { $icons }
draw-edition = only in the edition of { $cards } cards
draw-token-of = Token: { $reward_name }
draw-token-stat = Who pillages the province where it lies raises this stat by one cell: { $stat_name }.
draw-token-glory = Who pillages the province where it lies gains { $glory } glory.
draw-token-all = Lies on Yggdrasil. Who pillages it raises all three stats by one cell.
draw-figure-warrior = Invades for as much rage as its strength.
draw-figure-leader = Invades for no rage.
draw-figure-ship = Invades fjords only, never moves, and counts in both provinces its fjord supports.
draw-stat-rage = So much rage the clan has at the start of each age.
draw-stat-axes = So much glory the clan gains for winning a battle.
draw-stat-horns = So many figures the clan may have on the map.
draw-cells = cells: { $values }
draw-cells-end = glory at the end for the last three cells: { $values }
draw-age-pays = The doomed province falls in Ragnarok: { $glory } glory for each figure that dies there.
draw-clan-sheet = Slots for upgrades: 1 warriors, 1 leader, 1 ship, 2 monsters, 3 clan. All clans start equal.
draw-board = The map
draw-board-middle = Yggdrasil in the middle touches every province and has room for any number of figures.
draw-province =
    { $province_name } ({ $region_name }, { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }, { $fjord_name })

# Of the page and the terminal: points are glory here.
web-scores = Glory
ui-points = glory
web-points = { ui-points }
web-result = Where the glory came from
web-course = Glory over time

# What a bot weighs, for hints.
term-glory = glory
term-stats = what clan stats will pay
term-rage-later = rage in ages to come
term-axes = Axes for battles to come
term-horns = Horns for figures to come
term-rage = rage
term-turns = turns left in this age
term-last-word = more rage than anybody else
term-best-card = the best battle card
term-other-cards = other battle cards
term-texts-win = battle cards that pay the winner
term-texts-lose = battle cards that pay the loser
term-texts-turn = battle cards that turn a battle
term-hand-upgrades = upgrades in hand
term-dear-upgrades = upgrades in hand that cost too much
term-kept-card = a card for the next age
term-hand-quests-met = quests in hand that are as good as fulfilled
term-hand-quests = other quests in hand
term-quests-met = quests fulfilled as things stand
term-quests-shaky = fulfilled quests that others may spoil
term-quests-near = quests that lack little
term-quests-far = quests that lack much
term-ways-to-die = upgrades that pay for dying
term-ways-to-fight = upgrades for battle
term-ways-to-pillage = upgrades for pillaging
term-ways-to-score = upgrades that multiply glory
term-ways-to-move = upgrades that help figures along
term-monsters = monsters
term-strength = strength on the map
term-figures = figures on the map
term-room = Horns for figures in reserve
term-reach = provinces whose battles can be joined
term-exposed = strength where others are stronger
term-ragnarok = glory of dying in Ragnarok
term-dead = figures in Valhalla
term-dead-pay = glory for leaving Valhalla
term-end-pay = glory of cards at the end of the game
term-best-prize = the best chance to pillage
term-other-prizes = other chances to pillage

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Keep
short-keep = { $card_name }
verb-invade = Invade
with-invade = { figure-with }
short-invade = { $place_name }
verb-recall = { verb-invade }
with-recall = { figure-with } from Valhalla
short-recall = { $place_name }
verb-march = March
with-march = { from-origin }
short-march = { $target_name }
verb-take = Take along
verb-upgrade = Upgrade
with-upgrade = { $card_name }
short-upgrade = into a free slot
verb-upgrade-replacing = { verb-upgrade }
with-upgrade-replacing = { $card_name }
short-upgrade-replacing = instead of { $old_name }
verb-commit = Commit to a quest
short-commit = { $card_name }
verb-pillage = Pillage
short-pillage = { $province_name }
verb-challenge = Pillage again
short-challenge = { $province_name }
verb-sacrifice = Sacrifice
verb-sacrifice-figure = { verb-sacrifice }
with-sacrifice-figure = { figure-object }
short-sacrifice-figure = { $place_name }
verb-join = Bring
with-join = { figure-object }
short-join = { from-origin }
verb-play = Play
short-play = { $card_name }
verb-count = Let it count
short-count = { $card_name }
verb-spare = Spare
short-spare = { $figure_name }
verb-add = Add
short-add = { $card_name }
verb-take-back = Take back
short-take-back = { $card_name }
verb-save = Save
verb-move-leader-to = Move the leader
short-move-leader-to = { $place_name }
verb-raise = Raise
short-raise = { $stat_name }
verb-save-card = Keep for the next age
short-save-card = { $card_name }
short-pass = Pass
cost-rage =
    { $count ->
        [0] free
       *[other] { $count } rage
    }
cost-figures = { $count } figures
gain-strength = +{ $count } strength
gain-glory = +{ $count } glory
gain-quest = +{ $count } glory if fulfilled
gain-quest-now = +{ $count } glory, fulfilled as things stand
gain-stat = { $stat_name } { $was } → { $new }
gain-any-stat = +1 to a stat
gain-all-stats = +1 to every stat
gain-unknown = unknown reward
gain-nothing = nothing more to gain

# How it is told.
story-start = Preparations
story-set-rage = The actions begin
story-reveal-quest = Quests
story-ragnarok = Ragnarok
story-release = The age ends
story-final-stat = The reckoning
story-battle = Battle
story-quests = Quests
story-age-end = The age ends
story-final = The reckoning
story-age = Age { $age }
events-decline = { $seats_name } bring nobody
events-deal = { $seats_name } are dealt { $count } cards each
events-keep = { $seats_name } keep a card each
events-discard-unseen = { $count ->
    [one] { $seats_name } discard a card each, unseen
   *[other] { $seats_name } discard { $count } cards each, unseen
}

# Standing answers
standing-bring-nobody = bring nobody until my turn
standing-no-late-cards = add no late cards in this age

# How a bot leans, beside its name.
leaning-warrior = plays as a warrior
leaning-quester = plays for quests
leaning-doomed = plays for glorious deaths
leaning-pillager = plays as a pillager

# Beside a printed board: what can be told of it, what cannot be so, and how its chances are meant.
place-table = the table
group-figures = figures
group-provinces = provinces
group-clans = clans
group-cards = cards
group-ages = the age
field-warriors = warriors: { $of_name }
field-leaders = leaders
field-ships = ships
field-monsters = monsters
field-destroyed = destroyed
field-glory = glory
field-stat = { $of_name }: steps from the start of the track
field-hand = your hand
field-cards = cards in hand, how many
field-upgrades = upgrades on the clan sheet
field-quests = committed quests, as far as known
field-age = age
field-doom = the next Ragnarok
field-discard = discarded cards
fault-too-many-warriors = a clan has only { $most } warriors
fault-too-many-upgrades = a clan sheet takes { $most } of the kind { $kind_name } at most
fault-more-than-villages = { $province_name } has only { $most } villages
fault-figures-in-ruins = destroyed, but figures stand there
fault-ships-in-closed-fjord = both provinces of this fjord are destroyed, so no ship is there
fault-more-than-horns = { $count } figures are on the map, but Horns are { $horns }
fault-too-few-cards = only { $left } cards of age { $age } are left
fault-no-copy-left = { $card_name }: all its copies are told already
scratch-heading = If it came to a battle here
scratch-here = Chances as far as you can know: the others hold any cards of this age that you have not told, and play one of their battle cards.
scratch-points = Stats and cards pay as at the end. A fulfilled quest raises the stat that pays most. Ragnarok counts if the next one is told.

# My box: kinds of components, their fields, and what cards do.
kind-cards-card = Cards of the ages
kind-board-province = Provinces
kind-board-reward = Pillage tokens
kind-board-figure = Figures
kind-board-stat = Clan stats
kind-board-age = Ages
kind-cards-edition = Number of cards
entry-age = Age
entry-kind = Kind
entry-kind-battle = battle
entry-kind-quest = quest
entry-kind-warrior = warriors
entry-kind-leader = leader
entry-kind-ship = ship
entry-kind-monster = monster
entry-kind-clan = clan
entry-players = Copy
entry-players-- = always
entry-players-3 = from 3 clans
entry-players-4 = with 4 clans
entry-edition = Edition
entry-edition-99 = in both, 99 cards
entry-edition-102 = only in that of 102 cards
entry-strength = Strength
entry-cost = Cost in rage
entry-glory = Glory
entry-region = Region
entry-dead = Figures to lose
entry-late = May be added after all are revealed
entry-figure = Figure
entry-cards = Cards of an age
entry-three = Only from 3 clans
entry-four = Only with 4 clans
entry-villages = Villages
entry-fjord = Fjord
entry-tokens = Tokens
entry-count = How many
entry-track = Step
entry-ragnarok = Glory for a figure in Ragnarok
entry-amount = How much
entry-rage = Rage
entry-least = At least
entry-pair = A pair together
entry-action = Action
entry-whom = Whom
moment-before-comparing = Before strengths are compared
moment-card-strength = Strength of this card
moment-pillage-succeeded = When your pillage succeeds
moment-battle-decided = When the battle is decided
moment-invaded = When this figure invades
moment-pillaged-with-leader = After a pillage with your leader
moment-strength = Strength of figures
moment-ship-glory = Glory for a lost ship
moment-release-glory = Glory for figures from Valhalla
moment-upgrade-cost = Cost of upgrades
moment-dead-counted = When the dead are counted
moment-reinforced = When you invade a province
moment-quest-strength = Strength of a quest in battle
moment-battle-lost = After a battle you did not win
moment-invade-cost = Cost of invading
moment-cards-revealed = When cards are revealed
moment-battle-glory-taken = When glory for a battle is taken
moment-ragnarok-glory = Glory in Ragnarok
moment-actions = Actions you may take
moment-destroyed = When a figure is destroyed
moment-cards-put-away = When battle cards are put away
moment-province-invaded = When you have invaded a province
moment-yggdrasil-opens = May it enter Yggdrasil?
moment-text = Texts of other cards
moment-reward-taken = When a pillage token is taken
moment-quest-glory = Glory for quests
moment-final-glory = Glory at the end
effect-each-keeps-one-figure = each clan keeps one figure, all others are destroyed
effect-glory-for-all-dead = glory for each destroyed figure: { $amount }
effect-glory-for-enemy-dead = with this figure there, glory for each destroyed enemy: { $amount }
effect-glory-once-for-enemy-dead = glory if { $least } enemies or more are destroyed: { $amount }
effect-all-cards-anew = all revealed cards are discarded, all play new ones
effect-smite = each opponent loses a warrior
effect-highest-of-opponents = as strong as the strongest card of an opponent
effect-reward-again = with this figure there, the reward of the token once more
effect-raise-another = another stat rises by one
effect-raise-one = one stat rises by one
effect-raise-all = all stats rise by one
effect-leader-may-move = the leader may move to a province beside
effect-steal-rage-if-lost = if you lost, take rage from the winner: { $amount }
effect-steal-glory-if-lost = if you lost, take glory from the winner: { $amount }
effect-take-winners-cards-if-lost = if you lost, take the winner's revealed cards
effect-gain-if-won = if you won, rage { $rage } and glory { $glory }
effect-raise-if-won = if you won, one stat rises by one
effect-keep-cards-for-rage = if you won, keep revealed cards for rage, each: { $rage }
effect-destroys-enemies = enemies there are destroyed
effect-extra-warrior = one more warrior may invade there for free
effect-may-pillage-for-rage = you may pillage at once for rage: { $rage }
effect-warriors-in-pairs = a pair of your warriors has together: { $pair }
effect-strength-in-yggdrasil = its strength in Yggdrasil: { $strength }
effect-own-plus = yours is greater by { $amount }
effect-own-less = yours is less by { $amount }
effect-own-double = yours is doubled
effect-own-at-least = yours is at least { $amount }
effect-for-each-figure-on-the-map = glory for each of your figures on the map: { $amount }
effect-adds-action = you have one more kind of action
effect-invade-after-losing = a warrior may invade that province for free
effect-invades-for-nothing = this figure invades for free
effect-may-invade-yggdrasil = this figure may invade Yggdrasil
effect-retreats-to-yggdrasil = this figure goes to Yggdrasil instead
effect-saved-for-rage = you may save it for rage: { $rage }
effect-opponents-revealed-cards = texts of opponents' revealed cards do not count
entry-action-challenge = pillage a pillaged province
entry-action-recall = take figures back
entry-action-sacrifice = sacrifice figures
entry-whom-warriors = warriors
entry-whom-no-monsters = all but monsters
