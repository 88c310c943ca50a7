# Blood Rage, em português do Brasil. O gênero de quem joga é desconhecido: frases sem ele.

game-title = Blood Rage
game-about =
    Clãs de vikings invadem, marcham, saqueiam e lutam enquanto o mundo acaba à sua volta, em três eras.
    As dádivas dos deuses são escolhidas uma a uma e fazem cada clã diferente; quem tiver mais glória depois do Ragnarok vence.

# Formas dos nomes que outras frases usam.
figure-object =
    { $figure ->
        [warrior] um guerreiro
        [sea-serpent] a { $figure_name }
        [valkyrie] a { $figure_name }
        [volur-witch] a { $figure_name }
       *[other] o { $figure_name }
    }
figure-with =
    { $figure ->
        [warrior] com um guerreiro
        [sea-serpent] com a { $figure_name }
        [valkyrie] com a { $figure_name }
        [volur-witch] com a { $figure_name }
       *[other] com o { $figure_name }
    }
into-place =
    { $place ->
        [reserve] a { $place_name }
        [nw] o { $place_name }
        [ne] o { $place_name }
        [se] o { $place_name }
        [sw] o { $place_name }
       *[other] { $place_name }
    }
into-target =
    { $target ->
        [reserve] a { $target_name }
        [nw] o { $target_name }
        [ne] o { $target_name }
        [se] o { $target_name }
        [sw] o { $target_name }
       *[other] { $target_name }
    }
at-place =
    { $place ->
        [reserve] na { $place_name }
        [nw] no { $place_name }
        [ne] no { $place_name }
        [se] no { $place_name }
        [sw] no { $place_name }
       *[other] em { $place_name }
    }
at-origin =
    { $origin ->
        [reserve] na { $origin_name }
        [nw] no { $origin_name }
        [ne] no { $origin_name }
        [se] no { $origin_name }
        [sw] no { $origin_name }
       *[other] em { $origin_name }
    }
from-origin =
    { $origin ->
        [reserve] da { $origin_name }
        [nw] do { $origin_name }
        [ne] do { $origin_name }
        [se] do { $origin_name }
        [sw] do { $origin_name }
       *[other] de { $origin_name }
    }
province-object = { $province_name }

# Figuras, e grupos de guerreiros.
name-warrior = guerreiro
name-2-warrior = 2 guerreiros
name-3-warrior = 3 guerreiros
name-4-warrior = 4 guerreiros
name-5-warrior = 5 guerreiros
name-6-warrior = 6 guerreiros
name-7-warrior = 7 guerreiros
name-8-warrior = 8 guerreiros
name-leader = líder
name-ship = dracar
name-troll = troll
name-sea-serpent = serpente marinha
name-valkyrie = valquíria
name-fire-giant = gigante de fogo
name-frost-giant = gigante de gelo
name-volur-witch = bruxa Volur
name-dwarf-chieftain = chefe anão
name-dark-elf = elfo sombrio
name-soldier-of-hel = soldado de Hel
name-nothing = nada

# Lugares.
name-myrkulor = Myrkulor
name-elvagar = Elvagar
name-angerboda = Angerboda
name-muspelheim = Muspelheim
name-horgr = Horgr
name-utgard = Utgard
name-andlang = Andlang
name-gimle = Gimle
name-yggdrasil = Yggdrasil
name-nw = fiorde do noroeste
name-ne = fiorde do nordeste
name-se = fiorde do sudeste
name-sw = fiorde do sudoeste
name-reserve = reserva
name-valhalla = Valhalla
name-manheim = Manheim
name-jotunheim = Jotunheim
name-alfheim = Alfheim
name-none = nenhuma

# Atributos, recompensas, de onde vem a glória, tipos de cartas, clãs.
name-rage = Fúria
name-axes = Machados
name-horns = Chifres
name-glory = 5 de glória
name-all = os três atributos
name-battle = batalha
name-pillage = saque
name-quest = missão
name-ragnarok = Ragnarok
name-card = carta
name-end = fim do jogo
name-monster = monstro
name-clan = clã
name-clan-wolf = clã do Lobo
name-clan-raven = clã do Corvo
name-clan-serpent = clã da Serpente
name-clan-bear = clã do Urso

# Onde estão as cartas, e o que o acaso sorteia.
name-deck = baralho
name-discard = descarte
name-out = fora do jogo
name-gone = saíram sem ser vistas
name-hand = mão
name-pack = dádivas a escolher
name-quests = missões assumidas
name-slots = melhorias
name-played = jogadas na batalha
name-pillage-token = a ficha de saque
name-ragnarok-token = a ficha de Ragnarok
name-first-player = quem começa

part-battle = batalhas
part-pillage = saques
part-quest = missões
part-ragnarok = Ragnarok
part-card = cartas
part-end = atributos do clã

prompt-keep-gift = Fique com uma dádiva dos deuses, { $pick } de { $picks }
prompt-turn = Uma ação, ou passar; fúria: { $rage }
prompt-free-invade = Invadir com uma figura, sem gastar fúria?
prompt-reinforce = Trazer mais um guerreiro, sem gastar fúria?
prompt-take =
    { $figure ->
        [warrior] Quantos guerreiros marcham para { into-target }?
       *[other] Marcha para { into-target }: { $figure_name }?
    }
prompt-call-to-battle = Chamado à batalha por { province-object }: trazer uma figura?
prompt-pillage-at-once = Saquear já? Custo em fúria: { $cost }
prompt-play-card = Batalha por { province-object }: jogue uma carta virada para baixo
prompt-count-quest = Sua missão conta como carta de batalha de força { $strength }?
prompt-spare = Maré de Odin: escolha a única figura que fica com você nesta batalha
prompt-add-late-card = Todas as cartas estão reveladas: somar mais uma?
prompt-take-back = Ficar com cartas que você jogou? Fúria por carta: { $cost }
prompt-save =
    { $figure ->
        [warrior] { $count ->
            [one] { $count } guerreiro vai morrer { at-place }. Salvar?
           *[other] { $count } guerreiros vão morrer { at-place }. Salvar um?
        }
       *[other] Vai morrer { at-place }: { $figure_name }. Salvar?
    }
prompt-move-leader = Senhor dos Martelos: levar seu líder a uma província adjacente?
prompt-raise = Escolha o atributo a aumentar
prompt-sacrifice =
    { $left ->
        [one] Escolha a segunda figura a sacrificar
       *[other] Escolha a primeira figura a sacrificar
    }
prompt-save-card = Guarde uma carta para a próxima era, ou nenhuma; o resto é descartado

option-keep = ficar com { $card_name }
option-invade = invadir { into-place } { figure-with }
option-recall = invadir { into-place } { figure-with } vindo de Valhalla
option-stay = deixar tudo como está
option-march = marchar { from-origin } para { into-target }
option-take =
    { $figure ->
        [warrior] { $count ->
            [0] nenhum guerreiro vai
            [one] { $count } guerreiro vai
           *[other] { $count } guerreiros vão
        }
       *[other] { $count ->
            [0] { $figure_name }: fica
           *[other] { $figure_name }: vai
        }
    }
option-upgrade = melhoria: { $card_name }
option-upgrade-replacing = melhoria: { $card_name } no lugar de { $old_name }
option-commit = assumir a missão { $card_name }
option-pillage = saquear { province-object }
option-challenge = saquear { province-object } de novo (Desafio de Tyr)
option-let-it-be = não saquear
option-sacrifice = sacrificar duas figuras (Sacrifício de Frigga)
option-sacrifice-figure = sacrificar { figure-object } { at-place }
option-pass = passar e perder toda a fúria
option-join = trazer { figure-object } { from-origin }
option-decline = não trazer ninguém
option-play = jogar { $card_name }
option-count = contar { $card_name }
option-count-nothing = não contar
option-spare = ficar com { figure-object }
option-add = somar { $card_name }
option-add-nothing = não somar nada
option-take-back = pegar de volta { $card_name }
option-discard-rest = descartar o resto
option-save = salvar { figure-object } ({ $card_name })
option-let-die =
    { $figure ->
        [warrior] deixar morrer os guerreiros
       *[other] deixar morrer: { $figure_name }
    }
option-move-leader-to = levar o líder para { into-place }
option-raise = aumentar { $stat_name }
option-save-card = guardar { $card_name } para a próxima era
option-save-nothing = não guardar carta

event-doom = O Ragnarok da era { $age } destruirá { province-object }
event-destroyed-at-first = { $province_name } já está destruída antes do jogo
event-first-player = { $seat_name } começa
event-age-begins = Começa a era { $age }
event-deal = { $seat_name } recebe { $cards_name }
event-deal-hidden = { $seat_name } recebe { $count } cartas
event-leave-unseen = { $count ->
    [one] Uma carta do baralho sai do jogo sem ser vista
   *[other] { $count } cartas do baralho saem do jogo sem serem vistas
}
event-keep = { $seat_name } fica com { $card_name }
event-keep-hidden = { $seat_name } fica com uma carta
event-pass-gifts = Todos passam as cartas para a esquerda
event-discard-unseen = { $seat_name } descarta sem mostrar: { $cards_name }
event-discard-unseen-hidden = { $count ->
    [one] { $seat_name } descarta uma carta sem mostrar
   *[other] { $seat_name } descarta { $count } cartas sem mostrar
}
event-set-rage = { $seat_name } começa com { $rage } de fúria
event-pay-rage = { $seat_name }: fúria −{ $amount }, agora { $left }
event-pay-rage-by = { $seat_name }: fúria −{ $amount }, agora { $left } ({ $by_name })
event-gain-rage = { $seat_name }: fúria +{ $amount }, agora { $left }
event-gain-rage-by = { $seat_name }: fúria +{ $amount }, agora { $left } ({ $by_name })
event-glory = { $seat_name } ganha { $amount } de glória ({ $source_name })
event-glory-by = { $seat_name } ganha { $amount } de glória ({ $by_name })
event-steal-glory = { $seat_name } rouba { $amount } de glória de { $victim_name }
event-steal-glory-by = { $seat_name } rouba { $amount } de glória de { $victim_name } ({ $by_name })
event-raise-stat = { $seat_name } aumenta { $stat_name } para { $value }
event-raise-stat-by = { $seat_name } aumenta { $stat_name } para { $value } ({ $by_name })
event-invade = { $seat_name } invade { into-target }: { $figures_name }
event-march = { $seat_name } marcha { from-origin } para { into-target }: { $figures_name }
event-upgrade = { $seat_name } joga a melhoria { $card_name }
event-replace-upgrade = { $seat_name } descarta a melhoria { $card_name }
event-monster-leaves = { $seat_name } abre mão de um monstro: { $figure_name } { at-place } sai do jogo
event-commit = { $seat_name } assume a missão { $card_name }
event-commit-hidden = { $seat_name } assume uma missão
event-pass = { $seat_name } passa
event-actions-end = As ações desta era acabaram
event-pillage = { $seat_name } vai saquear { province-object }
event-join = { $seat_name } entra na batalha: { $figures_name } { from-origin }
event-decline = { $seat_name } não traz ninguém
event-reveal = { $seat_name } revela { $card_name }
event-quest-counts = { $seat_name } conta { $card_name } como força { $strength }
event-add-card = { $seat_name } soma { $card_name }
event-strength = { $seat_name } tem força { $total }
event-battle-won = { $seat_name } vence a batalha
event-battle-tied = Empate com força { $total }: todos perdem a batalha
event-take-card = { $seat_name } leva { $card_name } de quem venceu
event-take-back = { $seat_name } pega { $card_name } de volta
event-discard = { $seat_name } descarta { $card_name }
event-destroy = { $seat_name } perde { at-origin }: { $figures_name }
event-destroy-by = { $seat_name } perde { at-origin }: { $figures_name } ({ $by_name })
event-retreat = { $seat_name } recua { from-origin } para { into-target }: { $figures_name }
event-saved = { $seat_name } salva { figure-object } { at-place }
event-text-cancelled = O texto de { $card_name } de { $seat_name } é anulado
event-pillaged = { $seat_name } saqueia { province-object } com sucesso; recompensa: { $reward_name }
event-move-leader = { $seat_name } segue { from-origin } para { into-target }: { $figures_name }
event-reveal-quest = { $seat_name } revela a missão { $card_name }
event-quest-fulfilled = { $seat_name } cumpre a missão { $card_name }
event-quest-failed = { $seat_name } não cumpre a missão { $card_name }
event-ragnarok = O Ragnarok destrói { province-object }
event-doom-moves = A próxima a cair é { $province_name }
event-release = { $seat_name } recebe de volta de Valhalla: { $figures_name }
event-age-ends =
    { $age ->
        [3] A era { $age } acabou
       *[other] A era { $age } acabou; agora quem começa é { $first_name }
    }
event-final-stat = { $seat_name }: { $stat_name } vale { $amount } de glória

refuse-invade-off-map = { $seat_name } não pode invadir { into-place } { figure-with }: isso não faz parte do mapa; escolha uma província ou um fiorde
refuse-invade-ship-ashore = { $seat_name } não pode invadir { into-place } { figure-with }: só vai a fiordes; escolha um fiorde
refuse-invade-fjord = { $seat_name } não pode invadir { into-place } { figure-with }: só dracares vão a fiordes; escolha uma província
refuse-invade-closed-fjord = { $seat_name } não pode invadir { into-place } { figure-with }: as duas províncias do fiorde estão destruídas; escolha outro
refuse-invade-yggdrasil = { $seat_name } não pode invadir { into-place } { figure-with }: para lá se marcha; invada uma província externa
refuse-invade-destroyed = { $seat_name } não pode invadir { into-place } { figure-with }: a província está destruída; escolha uma que esteja de pé
refuse-invade-full = { $seat_name } não pode invadir { into-place } { figure-with }: não há aldeia vazia ali; escolha uma província com aldeia vazia
refuse-invade-horns =
    { $count ->
        [one] { $seat_name } não pode invadir { into-place } { figure-with }: { $count } figura no mapa, Chifres { $horns }
       *[other] { $seat_name } não pode invadir { into-place } { figure-with }: { $count } figuras no mapa, Chifres { $horns }
    }
refuse-invade-none-there = { $seat_name } não pode invadir { figure-with } { from-origin }: não há nenhuma figura assim ali; escolha uma que esteja ali
refuse-invade-rage = { $seat_name } não pode invadir { figure-with }: custa { $cost } de fúria, e o clã tem { $rage }
refuse-invade-other-kind = { $seat_name } não pode invadir { figure-with } agora: a invasão grátis é da figura da carta jogada
refuse-invade-elsewhere = { $seat_name } não pode invadir outro lugar agora: { into-place }, ou lugar nenhum
refuse-reinforce-otherwise = { $seat_name } não pode trazer outra coisa: um guerreiro { at-place }, ou nada
refuse-march-fjord = { $seat_name } não pode marchar { from-origin } para { into-target }: dracares não marcham, e ninguém marcha para um fiorde; escolha duas províncias
refuse-march-off-map = { $seat_name } não pode marchar { from-origin } para { into-target }: marcha-se de província a província
refuse-march-nowhere = { $seat_name } não pode marchar { from-origin } para { into-target }: é a mesma província; escolha outra
refuse-march-nobody = { $seat_name } não pode marchar { from-origin } para { into-target }: o clã não tem figura no ponto de partida
refuse-march-destroyed = { $seat_name } não pode marchar { from-origin } para { into-target }: essa província está destruída; escolha uma que esteja de pé
refuse-march-full = { $seat_name } não pode marchar { from-origin } para { into-target }: não há aldeia vazia ali; escolha uma província com aldeia vazia
refuse-march-rage = { $seat_name } não pode marchar { from-origin } para { into-target }: custa 1 de fúria, e o clã não tem mais
refuse-take-too-many = { $seat_name } não pode levar tantas figuras para { into-target } ({ $figure_name }, { $count }): só há { $there }
refuse-take-no-village = { $seat_name } não pode levar tantas figuras para { into-target } ({ $figure_name }, { $count }): aldeias vazias que restam ali: { $room }
refuse-take-nobody = { $seat_name } não pode marchar para { into-target } sem ninguém ({ $figure_name }, { $count }): ao menos uma figura deve ir
refuse-no-challenge = { $seat_name } não pode saquear uma província já saqueada: para isso é preciso a melhoria Desafio de Tyr
refuse-no-sacrifice = { $seat_name } não pode sacrificar figuras: para isso é preciso a melhoria Sacrifício de Frigga
refuse-no-recall = { $seat_name } não pode invadir vindo de Valhalla: para isso é preciso a melhoria Domínio de Frigga
refuse-sacrifice-too-few = { $seat_name } não pode sacrificar duas figuras: figuras do clã no mapa: { $count }
refuse-upgrade-not-in-hand = { $seat_name } não pode jogar a melhoria { $card_name }: a carta não está na mão; escolha uma carta da mão
refuse-upgrade-no-upgrade = { $seat_name } não pode jogar { $card_name } como melhoria: não é melhoria; escolha uma melhoria
refuse-upgrade-other-slot = { $seat_name } não pode pôr { $card_name } no lugar de { $old_name }: não há tal carta num espaço desse tipo; escolha uma que esteja lá
refuse-upgrade-slots-full = { $seat_name } não pode só acrescentar { $card_name }: os espaços desse tipo estão cheios; escolha a melhoria a substituir
refuse-upgrade-rage = { $seat_name } não pode jogar a melhoria { $card_name }: custa { $cost } de fúria, e o clã tem { $rage }
refuse-commit-twice = { $seat_name } não pode assumir a missão { $card_name }: ela já foi assumida
refuse-commit-not-in-hand = { $seat_name } não pode assumir a missão { $card_name }: a carta não está na mão; escolha uma missão da mão
refuse-commit-no-quest = { $seat_name } não pode assumir { $card_name }: não é missão; escolha uma missão
refuse-pillage-destroyed = { $seat_name } não pode saquear { province-object }: a província está destruída; escolha uma que esteja de pé
refuse-pillage-pillaged = { $seat_name } não pode saquear { province-object }: já foi saqueada nesta era; escolha outra
refuse-challenge-unpillaged = { $seat_name } não pode saquear de novo { province-object }: ainda não foi saqueada nesta era; saqueie-a sem gastar fúria
refuse-pillage-absent = { $seat_name } não pode saquear { province-object }: o clã não tem figura ali nem dracar no fiorde
refuse-pillage-rage = { $seat_name } não pode saquear { province-object }: custa { $cost } de fúria, e o clã tem { $rage }
refuse-join-ship = { $seat_name } não pode trazer { figure-object } { from-origin } para { province-object }: dracares nunca se movem
refuse-join-not-adjacent = { $seat_name } não pode trazer { figure-object } { from-origin } para { province-object }: só vêm figuras de províncias adjacentes; escolha uma vizinha
refuse-join-none-there = { $seat_name } não pode trazer { figure-object } { from-origin } para { province-object }: não há nenhuma figura assim ali; escolha uma que esteja ali
refuse-play-not-in-hand = { $seat_name } não pode escolher { $card_name }: a carta não está na mão; escolha uma carta da mão
refuse-keep-not-in-pack = { $seat_name } não pode ficar com { $card_name }: a carta não está entre estas dádivas; escolha uma delas
refuse-add-too-late = { $seat_name } não pode somar { $card_name } agora: depois da revelação só entram cartas cujo texto o permite
refuse-move-not-adjacent = { $seat_name } não pode levar o líder para { into-place }: não é adjacente à província saqueada; escolha uma vizinha
refuse-move-destroyed = { $seat_name } não pode levar o líder para { into-place }: a província está destruída; escolha uma que esteja de pé
refuse-move-full = { $seat_name } não pode levar o líder para { into-place }: não há aldeia vazia ali; escolha uma província com aldeia vazia
refuse-stat-just-raised = { $seat_name } não pode aumentar { $stat_name }: a ficha acabou de aumentá-lo; escolha outro atributo
refuse-stat-at-its-end = { $seat_name } não pode aumentar { $stat_name }: já está no fim da trilha; escolha outro atributo

option-help-edition = qual caixa se joga
option-help-edition-102 = 102 cartas e 9 monstros, como se vende
option-help-edition-99 = 99 cartas e 6 monstros, como no primeiro livro de regras
option-help-hidden_pillage = as fichas de saque ficam viradas para baixo até sua província ser saqueada
option-help-first_game = para a primeira partida: sem escolha de cartas na era 1, todos jogam com as 8 recebidas
option-help-first = quem começa
option-help-first-random = o acaso decide
option-help-first-astrid = o primeiro lugar
option-help-first-bjorn = o segundo lugar
option-help-first-dagny = o terceiro lugar
option-help-first-eirik = o quarto lugar
option-help-passing = o que significa passar
option-help-passing-final = quem passou não age mais nesta era
option-help-passing-open = quem passou volta a agir se ganhar fúria

# Cartas. Títulos de mais de uma era têm o número dela; cópias têm o nome da primeira.
name-odins-smite-1a = Castigo de Odin
name-odins-smite-1b = { name-odins-smite-1a }
name-tyrs-bash-1 = Pancada de Tyr
name-tyrs-smash-1a = Golpe de Tyr I
name-tyrs-smash-1b = { name-tyrs-smash-1a }
name-tyrs-crush-1 = Esmagamento de Tyr I
name-tyrs-smite-1 = Castigo de Tyr I
name-heimdalls-sight-1 = Visão de Heimdall
name-friggas-grace-1a = Graça de Frigga
name-friggas-grace-1b = { name-friggas-grace-1a }
name-lokis-trickery-1a = Trapaça de Loki
name-lokis-trickery-1b = { name-lokis-trickery-1a }
name-thors-hammer-1 = Martelo de Thor
name-alfheim-1a = Alfheim! I
name-alfheim-1b = { name-alfheim-1a }
name-jotunheim-1a = Jotunheim! I
name-jotunheim-1b = { name-jotunheim-1a }
name-manheim-1a = Manheim! I
name-manheim-1b = { name-manheim-1a }
name-glorious-death-1a = Morte Gloriosa! I
name-glorious-death-1b = { name-glorious-death-1a }
name-yggdrasil-1 = Yggdrasil! I
name-troll-1 = Troll
name-sea-serpent-1 = Serpente Marinha
name-lord-of-hammers-1 = Senhor dos Martelos
name-brothers-in-arms-1 = Irmãos de Armas
name-lokis-dragons-1 = Dragões de Loki
name-lokis-domain-1 = Domínio de Loki
name-friggas-charm-1 = Encanto de Frigga
name-thors-glory-1 = Glória de Thor
name-friggas-succor-1 = Socorro de Frigga
name-tyrs-domain-1 = Domínio de Tyr
name-lokis-blessing-1 = Bênção de Loki
name-dwarf-chieftain-1 = Chefe Anão
name-tyrs-smash-2 = Golpe de Tyr II
name-tyrs-crush-2 = Esmagamento de Tyr II
name-tyrs-smite-2 = Castigo de Tyr II
name-tyrs-rage-2 = Fúria de Tyr II
name-heimdalls-eye-2a = Olho de Heimdall
name-heimdalls-eye-2b = { name-heimdalls-eye-2a }
name-heimdalls-eye-2c = { name-heimdalls-eye-2a }
name-heimdalls-watch-2 = Vigília de Heimdall II
name-odins-tide-2a = Maré de Odin
name-odins-tide-2b = { name-odins-tide-2a }
name-lokis-backstab-2a = Traição de Loki
name-lokis-backstab-2b = { name-lokis-backstab-2a }
name-thors-oath-2 = Juramento de Thor
name-alfheim-2a = Alfheim! II
name-alfheim-2b = { name-alfheim-2a }
name-jotunheim-2a = Jotunheim! II
name-jotunheim-2b = { name-jotunheim-2a }
name-manheim-2a = Manheim! II
name-manheim-2b = { name-manheim-2a }
name-glorious-death-2a = Morte Gloriosa! II
name-glorious-death-2b = { name-glorious-death-2a }
name-yggdrasil-2 = Yggdrasil! II
name-valkyrie-2 = Valquíria
name-fire-giant-2 = Gigante de Fogo
name-lord-of-axes-2 = Senhor dos Machados
name-experts-in-arms-2 = Peritos em Armas
name-fire-dragons-2 = Dragões de Fogo
name-odins-inspiration-2 = Inspiração de Odin
name-tyrs-challenge-2 = Desafio de Tyr
name-friggas-protection-2 = Proteção de Frigga
name-lokis-eminence-2 = Eminência de Loki
name-tyrs-prowess-2 = Proeza de Tyr
name-thors-domain-2 = Domínio de Thor
name-dark-elf-2 = Elfo Sombrio
name-tyrs-crush-3 = Esmagamento de Tyr III
name-tyrs-smite-3 = Castigo de Tyr III
name-tyrs-rage-3 = Fúria de Tyr III
name-heimdalls-gaze-3a = Olhar de Heimdall
name-heimdalls-gaze-3b = { name-heimdalls-gaze-3a }
name-heimdalls-watch-3 = Vigília de Heimdall III
name-odins-judgement-3a = Julgamento de Odin
name-odins-judgement-3b = { name-odins-judgement-3a }
name-lokis-poison-3 = Veneno de Loki
name-thors-ascension-3a = Ascensão de Thor
name-thors-ascension-3b = { name-thors-ascension-3a }
name-thors-primacy-3a = Primazia de Thor
name-thors-primacy-3b = { name-thors-primacy-3a }
name-alfheim-3a = Alfheim! III
name-alfheim-3b = { name-alfheim-3a }
name-jotunheim-3a = Jotunheim! III
name-jotunheim-3b = { name-jotunheim-3a }
name-manheim-3a = Manheim! III
name-manheim-3b = { name-manheim-3a }
name-glorious-death-3a = Morte Gloriosa! III
name-glorious-death-3b = { name-glorious-death-3a }
name-yggdrasil-3 = Yggdrasil! III
name-frost-giant-3 = Gigante de Gelo
name-volur-witch-3 = Bruxa Volur
name-lord-of-spears-3 = Senhor das Lanças
name-masters-in-arms-3 = Mestres em Armas
name-eternal-dragons-3 = Dragões Eternos
name-friggas-domain-3 = Domínio de Frigga
name-odins-throne-3 = Trono de Odin
name-thors-conquest-3 = Conquista de Thor
name-friggas-sacrifice-3 = Sacrifício de Frigga
name-tyrs-wrath-3 = Ira de Tyr
name-lokis-wrath-3 = Ira de Loki
name-soldier-of-hel-3 = Soldado de Hel

# O que as cartas fazem, uma linha por título.
text-odins-smite-1 = Antes de comparar as forças, um guerreiro de cada rival na batalha é destruído.
text-tyrs-bash-1 = Soma sua força, e nada mais.
text-tyrs-smash-1 = Soma sua força, e nada mais.
text-tyrs-crush-1 = Soma sua força, e nada mais.
text-tyrs-smite-1 = Soma sua força, e nada mais.
text-heimdalls-sight-1 = Tem a força da carta mais forte de um rival.
text-friggas-grace-1 = Se o saque der certo, aumente mais um atributo, diferente do da ficha.
text-lokis-trickery-1 = Se você perder, roube { $amount } de fúria de quem vencer.
text-thors-hammer-1 = Se você vencer, ganhe { $gain_if_won_glory } de glória.
text-alfheim-1 = Maior força, sem empate, em Andlang ou Gimle. Glória, e um atributo aumenta.
text-jotunheim-1 = Maior força, sem empate, em Utgard, Horgr ou Muspelheim. Glória, e um atributo aumenta.
text-manheim-1 = Maior força, sem empate, em Myrkulor, Elvagar ou Angerboda. Glória, e um atributo aumenta.
text-glorious-death-1 = Ao menos { $dead } figuras suas em Valhalla antes do Ragnarok. Glória, e um atributo aumenta.
text-yggdrasil-1 = Maior força em Yggdrasil, sem empate. Glória, e um atributo aumenta.
text-troll-1 = Quando invade uma província, todos os guerreiros inimigos ali são destruídos.
text-sea-serpent-1 = Dracar e monstro ao mesmo tempo: vive em fiordes, não se move, apoia as duas províncias.
text-lord-of-hammers-1 = Depois de um saque bem-sucedido com seu líder, ele pode ir a uma província adjacente.
text-brothers-in-arms-1 = Cada par de guerreiros seus numa província vale força { $pair }, o que sobra vale { $strength }.
text-lokis-dragons-1 = Ganhe { $amount } de glória por dracar seu destruído, seja qual for a causa.
text-lokis-domain-1 = Ganhe { $amount } de glória por figura sua que volta de Valhalla.
text-friggas-charm-1 = Suas melhorias custam { $amount } de fúria a menos, nunca abaixo de 0.
text-thors-glory-1 = Ganhe { $amount } de glória quando { $least } ou mais figuras inimigas são destruídas numa batalha sua.
text-friggas-succor-1 = Quando você invade uma província, mais um guerreiro pode invadi-la de graça.
text-tyrs-domain-1 = Uma missão que você revela em batalha pode contar como carta de batalha de força { $amount }.
text-lokis-blessing-1 = Depois que você perde uma batalha, um guerreiro pode invadir a província de graça.
text-dwarf-chieftain-1 = Não custa fúria, nem para jogar nem para invadir.
text-tyrs-smash-2 = { text-tyrs-smash-1 }
text-tyrs-crush-2 = { text-tyrs-crush-1 }
text-tyrs-smite-2 = { text-tyrs-smite-1 }
text-tyrs-rage-2 = Soma sua força, e nada mais.
text-heimdalls-eye-2 = Também pode ser somada depois que todas as cartas são reveladas.
text-heimdalls-watch-2 = Descarta todas as cartas reveladas; você ganha a força delas em glória; todos jogam de novo.
text-odins-tide-2 = Antes de comparar as forças, cada clã fica com uma figura na batalha; as outras morrem.
text-lokis-backstab-2 = Se você perder, roube { $amount } de glória de quem vencer.
text-thors-oath-2 = Se você vencer, aumente um atributo.
text-alfheim-2 = { text-alfheim-1 }
text-jotunheim-2 = { text-jotunheim-1 }
text-manheim-2 = { text-manheim-1 }
text-glorious-death-2 = { text-glorious-death-1 }
text-yggdrasil-2 = { text-yggdrasil-1 }
text-valkyrie-2 = Ganhe { $amount } de glória por figura inimiga destruída numa batalha em que ela está.
text-fire-giant-2 = Quando invade uma província, todos os inimigos ali, menos monstros, morrem; dracares também.
text-lord-of-axes-2 = Depois de um saque bem-sucedido com seu líder, aumente um atributo.
text-experts-in-arms-2 = Seus guerreiros têm força { $strength }, e invadir com eles custa { $strength } de fúria.
text-fire-dragons-2 = { text-lokis-dragons-1 }
text-odins-inspiration-2 = Dobra sua glória pelas figuras que morrem no Ragnarok.
text-tyrs-challenge-2 = Como ação, pague 2 de fúria para saquear uma província já saqueada.
text-friggas-protection-2 = Pague { $rage } de fúria para salvar uma figura sua, quantas vezes puder; não no Ragnarok.
text-lokis-eminence-2 = { text-lokis-domain-1 }
text-tyrs-prowess-2 = Depois de vencer uma batalha, fique com cartas suas reveladas, por { $rage } de fúria cada.
text-thors-domain-2 = Depois de invadir uma província, pode pagar { $rage } de fúria para saqueá-la na hora.
text-dark-elf-2 = Pode invadir Yggdrasil, e lá tem força { $strength_in_yggdrasil_strength }.
text-tyrs-crush-3 = { text-tyrs-crush-1 }
text-tyrs-smite-3 = { text-tyrs-smite-1 }
text-tyrs-rage-3 = { text-tyrs-rage-2 }
text-heimdalls-gaze-3 = Também pode ser somada depois que todas as cartas são reveladas.
text-heimdalls-watch-3 = { text-heimdalls-watch-2 }
text-odins-judgement-3 = Ganhe { $amount } de glória por figura destruída nesta batalha, também pelas suas.
text-lokis-poison-3 = Se você perder, leve para a mão as cartas reveladas de quem vencer.
text-thors-ascension-3 = Se você vencer, ganhe { $rage } de fúria e { $gain_if_won_glory } de glória.
text-thors-primacy-3 = Anula os textos das cartas reveladas dos rivais antes que façam efeito.
text-alfheim-3 = { text-alfheim-1 }
text-jotunheim-3 = { text-jotunheim-1 }
text-manheim-3 = { text-manheim-1 }
text-glorious-death-3 = { text-glorious-death-1 }
text-yggdrasil-3 = { text-yggdrasil-1 }
text-frost-giant-3 = Depois de um saque bem-sucedido com ele, receba a recompensa outra vez.
text-volur-witch-3 = Em vez de morrer numa província externa, pode recuar para Yggdrasil.
text-lord-of-spears-3 = Depois de um saque bem-sucedido com seu líder, aumente os três atributos.
text-masters-in-arms-3 = { text-brothers-in-arms-1 }
text-eternal-dragons-3 = { text-lokis-dragons-1 }
text-friggas-domain-3 = Pode pagar 1 de fúria para invadir com uma figura sua que está em Valhalla.
text-odins-throne-3 = Dobra a glória das suas missões cumpridas.
text-thors-conquest-3 = No fim do jogo, ganhe { $amount } de glória por figura sua no mapa.
text-friggas-sacrifice-3 = Como ação, destrua duas figuras suas para aumentar um atributo.
text-tyrs-wrath-3 = { text-tyrs-domain-1 }
text-lokis-wrath-3 = { text-lokis-domain-1 }
text-soldier-of-hel-3 = Não custa fúria, nem para jogar nem para invadir.


# O que dizem as imagens de Blood Rage, em português do Brasil.

draw-title = Blood Rage: o mapa e os clãs
draw-villages =
    { $count ->
        [one] { $empty } de { $count } aldeia vazia
       *[other] { $empty } de { $count } aldeias vazias
    }
draw-str = força { $value }
draw-token =
    { $reward ->
        [none] ficha de saque virada para baixo
       *[other] recompensa do saque: { $reward_name }
    }
draw-pillaged = saqueada nesta era
draw-doom = cai no Ragnarok da era { $age }
draw-destroyed = destruída
draw-fjord = apoia { $provinces_name }
draw-age = era { $age }
draw-age-doom = era { $age }: { $province_name } cai, { $glory } de glória por figura ali
draw-stat = { $stat_name } { $value }, casa { $cell } de { $cells }
draw-rage = fúria { $value }
draw-glory = glória { $value }
draw-hand-count =
    { $count ->
        [0] nenhuma carta na mão
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
draw-quest-count =
    { $count ->
        [0] nenhuma missão assumida
        [one] { $count } missão assumida
       *[other] { $count } missões assumidas
    }
draw-slot-empty = vazio
draw-kept = dádivas guardadas
draw-cost = custa fúria: { $value }
draw-battle = Batalha por { $province_name }
draw-call = Chamado à batalha: { $province_name }
draw-chances-how = O que você não vê é distribuído muitas vezes conforme o que você pode saber, e a batalha é jogada pelas regras. Os outros jogam qualquer carta de batalha que tenham, você a melhor das suas; quem vence com uma carta tardia a soma. Nove em cada dez vezes a verdade fica dentro dos limites.
draw-total = total { $low }
draw-range = total entre { $low } e { $high }
draw-won = venceu
draw-pillager = saqueia

# O que há na caixa, para ler.
kind-battle-cards = Cartas de batalha
kind-quest-cards = Missões
kind-warrior-cards = Melhorias de guerreiros
kind-leader-cards = Melhorias do líder
kind-ship-cards = Melhorias do dracar
kind-monster-cards = Monstros
kind-clan-cards = Melhorias do clã
kind-tokens = Fichas de saque
kind-figures = Figuras
kind-stats = Atributos do clã
kind-ages = Eras
kind-clans = Clãs
kind-boards = Tabuleiro
draw-copies = cópias na caixa: { $count }
draw-players = algumas cópias só com tantos jogadores: { $icons }
draw-edition = só na edição de { $cards } cartas
draw-token-of = Ficha: { $reward_name }
draw-token-stat = Quem saqueia a província onde ela está aumenta em uma casa este atributo: { $stat_name }.
draw-token-glory = Quem saqueia a província onde ela está ganha { $glory } de glória.
draw-token-all = Fica em Yggdrasil. Quem a saqueia aumenta os três atributos em uma casa.
draw-figure-warrior = Invade por tanta fúria quanto é sua força.
draw-figure-leader = Invade sem gastar fúria.
draw-figure-ship = Invade só fiordes, nunca se move e conta nas duas províncias que seu fiorde apoia.
draw-stat-rage = Tanta fúria o clã tem no início de cada era.
draw-stat-axes = Tanta glória o clã ganha por vencer uma batalha.
draw-stat-horns = Tantas figuras o clã pode ter no mapa.
draw-cells = casas: { $values }
draw-cells-end = glória no fim pelas três últimas casas: { $values }
draw-age-pays = A província condenada cai no Ragnarok: { $glory } de glória por figura que morre ali.
draw-clan-sheet = Espaços para melhorias: 1 de guerreiros, 1 de líder, 1 de dracar, 2 de monstros, 3 de clã. Todos os clãs começam iguais.
draw-board = O mapa
draw-board-middle = Yggdrasil, no meio, toca todas as províncias e tem lugar para quantas figuras for.
draw-province =
    { $province_name } ({ $region_name }, { $count ->
        [one] { $count } aldeia
       *[other] { $count } aldeias
    }, { $fjord_name })

# Of the page and the terminal: points are glory here.
web-scores = Glória
ui-points = glória
web-points = { ui-points }
web-result = De onde veio a glória
web-course = Glória ao longo da partida

# What a bot weighs, for hints.
term-glory = glória
term-stats = o que os atributos do clã vão pagar
term-rage-later = fúria nas próximas eras
term-axes = Machados para batalhas futuras
term-horns = Chifres para figuras futuras
term-rage = fúria
term-turns = turnos nesta era
term-last-word = mais fúria que todos
term-best-card = a melhor carta de batalha
term-other-cards = outras cartas de batalha
term-texts-win = cartas de batalha que pagam a quem vence
term-texts-lose = cartas de batalha que pagam a quem perde
term-texts-turn = cartas de batalha que viram a batalha
term-hand-upgrades = melhorias na mão
term-dear-upgrades = melhorias na mão caras demais
term-kept-card = uma carta para a próxima era
term-hand-quests-met = missões na mão que já se cumprem
term-hand-quests = outras missões na mão
term-quests-met = missões cumpridas como as coisas estão
term-quests-shaky = missões cumpridas que outros podem estragar
term-quests-near = missões a que falta pouco
term-quests-far = missões a que falta muito
term-ways-to-die = melhorias que pagam por morrer
term-ways-to-fight = melhorias para a batalha
term-ways-to-pillage = melhorias para o saque
term-ways-to-score = melhorias que multiplicam a glória
term-ways-to-move = melhorias que ajudam as figuras
term-monsters = monstros
term-strength = força no mapa
term-figures = figuras no mapa
term-room = Chifres livres para figuras na reserva
term-reach = províncias em cujas batalhas se pode entrar
term-exposed = força onde outros são mais fortes
term-ragnarok = glória por morrer no Ragnarok
term-dead = figuras em Valhalla
term-dead-pay = glória por sair de Valhalla
term-end-pay = glória de cartas no fim do jogo
term-best-prize = a melhor chance de saque
term-other-prizes = outras chances de saque

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Ficar com
short-keep = { $card_name }
verb-invade = Invadir
with-invade = { figure-with }
short-invade = { $place_name }
verb-recall = { verb-invade }
with-recall = { figure-with } vindo de Valhalla
short-recall = { $place_name }
verb-march = Marchar
with-march = { from-origin }
short-march = { $target_name }
verb-take = Levar junto
verb-upgrade = Melhoria
with-upgrade = { $card_name }
short-upgrade = em um espaço livre
verb-upgrade-replacing = { verb-upgrade }
with-upgrade-replacing = { $card_name }
short-upgrade-replacing = no lugar de { $old_name }
verb-commit = Assumir uma missão
short-commit = { $card_name }
verb-pillage = Saquear
short-pillage = { $province_name }
verb-challenge = Saquear de novo
short-challenge = { $province_name }
verb-sacrifice = Sacrificar
verb-sacrifice-figure = { verb-sacrifice }
with-sacrifice-figure = { figure-object }
short-sacrifice-figure = { $place_name }
verb-join = Trazer
with-join = { figure-object }
short-join = { from-origin }
verb-play = Jogar
short-play = { $card_name }
verb-count = Fazer valer
short-count = { $card_name }
verb-spare = Poupar
short-spare = { $figure_name }
verb-add = Somar
short-add = { $card_name }
verb-take-back = Pegar de volta
short-take-back = { $card_name }
verb-save = Salvar
verb-move-leader-to = Levar o líder
short-move-leader-to = { $place_name }
verb-raise = Aumentar
short-raise = { $stat_name }
verb-save-card = Guardar para a próxima era
short-save-card = { $card_name }
short-pass = Passar
cost-rage =
    { $count ->
        [0] grátis
       *[other] { $count } de fúria
    }
cost-figures = { $count } figuras
gain-strength = +{ $count } de força
gain-glory = +{ $count } de glória
gain-quest = +{ $count } de glória se cumprida
gain-quest-now = +{ $count } de glória, agora cumprida
gain-stat = { $stat_name } { $was } → { $new }
gain-any-stat = +1 em um atributo
gain-all-stats = +1 em todos os atributos
gain-unknown = recompensa desconhecida
gain-nothing = nada mais a ganhar

# Como se conta.
story-start = Preparativos
story-set-rage = Começam as ações
story-reveal-quest = Missões
story-ragnarok = Ragnarok
story-release = Fim da era
story-final-stat = O balanço final
story-battle = Batalha
story-quests = Missões
story-age-end = Fim da era
story-final = O balanço final
story-age = Era { $age }
events-decline = { $seats_name } não trazem ninguém
events-deal = { $seats_name } recebem { $count } cartas cada
events-keep = { $seats_name } ficam com uma carta cada
events-discard-unseen = { $count ->
    [one] { $seats_name } descartam uma carta cada, sem mostrar
   *[other] { $seats_name } descartam { $count } cartas cada, sem mostrar
}

# Respostas fixas
standing-bring-nobody = não trazer ninguém até o meu turno
standing-no-late-cards = não somar cartas tardias nesta era

# Para onde um bot se inclina, ao lado do nome.
leaning-warrior = joga como guerreiro
leaning-quester = joga por missões
leaning-doomed = busca mortes gloriosas
leaning-pillager = joga como saqueador

# Ao lado de um tabuleiro impresso: o que se conta dele, o que não pode ser, e o que dizem as chances.
place-table = a mesa
group-figures = figuras
group-provinces = províncias
group-clans = clãs
group-cards = cartas
group-ages = a era
field-warriors = guerreiros: { $of_name }
field-leaders = líderes
field-ships = dracares
field-monsters = monstros
field-destroyed = destruída
field-glory = glória
field-stat = { $of_name }: passos desde o começo da trilha
field-hand = sua mão
field-cards = quantas cartas na mão
field-upgrades = melhorias na folha do clã
field-quests = missões assumidas, até onde se sabe
field-age = era
field-doom = o próximo Ragnarok
field-discard = cartas descartadas
fault-too-many-warriors = um clã tem só { $most } guerreiros
fault-too-many-upgrades = a folha do clã leva no máximo { $most } do tipo { $kind_name }
fault-more-than-villages = { $province_name } tem só { $most } aldeias
fault-figures-in-ruins = destruída, mas há figuras ali
fault-ships-in-closed-fjord = as duas províncias deste fiorde estão destruídas, então não há dracares ali
fault-more-than-horns = há { $count } figuras no mapa, mas os Chifres são { $horns }
fault-too-few-cards = restam só { $left } cartas da era { $age }
fault-no-copy-left = { $card_name }: todas as cópias já foram contadas
scratch-heading = Se houvesse batalha aqui
scratch-here = Chances até onde você pode saber: os outros têm quaisquer cartas desta era que você não contou e jogam uma das suas cartas de batalha.
scratch-points = Atributos e cartas pagam como no fim. Uma missão cumprida aumenta o atributo que paga mais. O Ragnarok conta se o próximo foi contado.

# Minha caixa: tipos de componentes, seus campos e o que as cartas fazem.
kind-cards-card = Cartas das eras
kind-board-province = Províncias
kind-board-reward = Fichas de saque
kind-board-figure = Figuras
kind-board-stat = Atributos do clã
kind-board-age = Eras
kind-cards-edition = Número de cartas
entry-age = Era
entry-kind = Tipo
entry-kind-battle = batalha
entry-kind-quest = missão
entry-kind-warrior = guerreiros
entry-kind-leader = líder
entry-kind-ship = dracar
entry-kind-monster = monstro
entry-kind-clan = clã
entry-players = Cópia
entry-players-- = sempre
entry-players-3 = com 3 clãs ou mais
entry-players-4 = com 4 clãs
entry-edition = Edição
entry-edition-99 = nas duas, 99 cartas
entry-edition-102 = só na de 102 cartas
entry-strength = Força
entry-cost = Custo em fúria
entry-glory = Glória
entry-region = Região
entry-dead = Figuras a perder
entry-late = Pode ser somada depois que todas são reveladas
entry-figure = Figura
entry-cards = Cartas de uma era
entry-three = Só com 3 clãs ou mais
entry-four = Só com 4 clãs
entry-villages = Aldeias
entry-fjord = Fiorde
entry-tokens = Fichas
entry-count = Quantos
entry-track = Passo
entry-ragnarok = Glória por figura no Ragnarok
entry-amount = Quanto
entry-rage = Fúria
entry-least = No mínimo
entry-pair = Um par junto
entry-action = Ação
entry-whom = A quem
moment-before-comparing = Antes de comparar as forças
moment-card-strength = Força desta carta
moment-pillage-succeeded = Quando seu saque dá certo
moment-battle-decided = Quando a batalha é decidida
moment-invaded = Quando esta figura invade
moment-pillaged-with-leader = Depois de um saque com o líder
moment-strength = Força das figuras
moment-ship-glory = Glória por um dracar perdido
moment-release-glory = Glória por figuras vindas de Valhalla
moment-upgrade-cost = Custo das melhorias
moment-dead-counted = Quando os mortos são contados
moment-reinforced = Quando você invade uma província
moment-quest-strength = Força de uma missão na batalha
moment-battle-lost = Depois de uma batalha que você não venceu
moment-invade-cost = Custo de invadir
moment-cards-revealed = Quando as cartas são reveladas
moment-battle-glory-taken = Quando se recebe glória de uma batalha
moment-ragnarok-glory = Glória no Ragnarok
moment-actions = Ações que você pode fazer
moment-destroyed = Quando uma figura é destruída
moment-cards-put-away = Quando as cartas de batalha são descartadas
moment-province-invaded = Quando você invadiu uma província
moment-yggdrasil-opens = Entra em Yggdrasil?
moment-text = Textos de outras cartas
moment-reward-taken = Quando se pega uma ficha de saque
moment-quest-glory = Glória por missões
moment-final-glory = Glória no fim
effect-each-keeps-one-figure = cada clã fica com uma figura, as outras são destruídas
effect-glory-for-all-dead = glória por figura destruída: { $amount }
effect-glory-for-enemy-dead = com esta figura ali, glória por inimigo destruído: { $amount }
effect-glory-once-for-enemy-dead = glória se { $least } inimigos ou mais são destruídos: { $amount }
effect-all-cards-anew = todas as cartas reveladas são descartadas e jogam-se novas
effect-smite = cada rival perde um guerreiro
effect-highest-of-opponents = tão forte quanto a carta mais forte de um rival
effect-reward-again = com esta figura ali, a recompensa da ficha mais uma vez
effect-raise-another = outro atributo sobe um
effect-raise-one = um atributo sobe um
effect-raise-all = todos os atributos sobem um
effect-leader-may-move = o líder pode ir para uma província ao lado
effect-steal-rage-if-lost = se você perdeu, tome fúria do vencedor: { $amount }
effect-steal-glory-if-lost = se você perdeu, tome glória do vencedor: { $amount }
effect-take-winners-cards-if-lost = se você perdeu, pegue as cartas reveladas do vencedor
effect-gain-if-won = se você venceu, fúria { $rage } e glória { $glory }
effect-raise-if-won = se você venceu, um atributo sobe um
effect-keep-cards-for-rage = se você venceu, fique com cartas reveladas por fúria, cada uma: { $rage }
effect-destroys-enemies = os inimigos ali são destruídos
effect-extra-warrior = mais um guerreiro pode invadir ali de graça
effect-may-pillage-for-rage = você pode saquear na hora por fúria: { $rage }
effect-warriors-in-pairs = um par de seus guerreiros tem junto: { $pair }
effect-strength-in-yggdrasil = sua força em Yggdrasil: { $strength }
effect-own-plus = o seu é maior em { $amount }
effect-own-less = o seu é menor em { $amount }
effect-own-double = o seu dobra
effect-own-at-least = o seu é no mínimo { $amount }
effect-for-each-figure-on-the-map = glória por figura sua no mapa: { $amount }
effect-adds-action = você tem mais um tipo de ação
effect-invade-after-losing = um guerreiro pode invadir essa província de graça
effect-invades-for-nothing = esta figura invade de graça
effect-may-invade-yggdrasil = esta figura pode invadir Yggdrasil
effect-retreats-to-yggdrasil = esta figura vai para Yggdrasil em vez disso
effect-saved-for-rage = você pode salvá-la por fúria: { $rage }
effect-opponents-revealed-cards = os textos das cartas reveladas dos rivais não valem
entry-action-challenge = saquear uma província já saqueada
entry-action-recall = trazer figuras de volta
entry-action-sacrifice = sacrificar figuras
entry-whom-warriors = guerreiros
entry-whom-no-monsters = todos menos monstros
