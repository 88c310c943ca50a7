# Lords of Ragnarok, em português do Brasil. O gênero de quem joga é desconhecido: frases sem ele.

game-title = Lords of Ragnarok
game-about =
    Heróis conduzem exércitos por uma ilha em volta da árvore do mundo, caçam monstros, constroem templos e erguem monumentos às divindades.
    Vence quem primeiro dominar três regiões, tiver templos bastantes ou matar Loki; ou o Ragnarok chega e conta quem domina o centro.

# Formas dos nomes que outras frases usam.
god-of = { $god_name }
monster-object = { $monster_name }
prey-object = { $prey_name }

# Por que exércitos encolhem e caem, pela regra; outras frases o inserem.
loss-cause =
    { $rule ->
        [LOR-6-1-2] não foi salvo
        [LOR-6-4-2] sem ter para onde recuar
        [LOR-9-1-2] ataque a território
        [LOR-9-2] Pisada de um monstro
        [LOR-10-2-1] { name-impale }
        [LOR-10-4-1] batalha perdida
        [LOR-10-4-2] baixas da batalha
       *[other] baixa
    }

# Runas, atributos, divindades, reinos, ações especiais.
name-uruz = Uruz
name-othala = Othala
name-algiz = Algiz
name-authority = Autoridade
name-strength = Força
name-wisdom = Sabedoria
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
name-monsters = Monstros
name-usurp = Usurpar
name-prepare = Preparar
name-mobilise = Marchar
name-reinforce = Recrutar
name-build-temple = Construir templo
name-build-monument = Construir monumento

# Regiões e mares; os territórios têm números.
name-l1 = Região do Corvo
name-l2 = Região do Chifre
name-l3 = Região do Carvalho
name-l4 = Região do Urso
name-l5 = Região do Lobo
name-l6 = Região do Javali
name-l7 = Região do Cervo
name-s1 = Mar do Norte
name-s2 = Mar do Nordeste
name-s3 = Mar do Sudeste
name-s4 = Mar do Sul
name-s5 = Mar do Sudoeste
name-s6 = Mar do Noroeste

# Monstros, o chefe, as faces do dado de monstro.
name-draugr = Draugr
name-garm = Garm
name-fafnir = Fafnir
name-grendel = Grendel
name-hraesvelgr = Hraesvelgr
name-nidhogg = Nidhogg
name-loki = Loki
name-jormungandr = Jormungandr
name-kraken = Kraken
name-move = mover
name-attack = ataque a território
name-either = mover ou ataque a território

# Armas, recompensas, espaços de ferimento.
name-sword = espada
name-spear = lança
name-axe = machado
name-bow = arco
name-hammer = martelo
name-shield = escudo
name-reward-rune = 1 runa
name-reward-priest = 1 sacerdote
name-reward-army = +1 a um exército
name-reward-realm = uma aliança
name-sword-rune = espada + runa
name-sword-priest = espada + sacerdote
name-sword-army = espada + exército
name-sword-realm = espada + reino
name-spear-rune = lança + runa
name-spear-priest = lança + sacerdote
name-spear-army = lança + exército
name-spear-realm = lança + reino
name-axe-rune = machado + runa
name-axe-priest = machado + sacerdote
name-axe-army = machado + exército
name-axe-realm = machado + reino
name-bow-rune = arco + runa
name-bow-priest = arco + sacerdote
name-bow-army = arco + exército
name-bow-realm = arco + reino
name-hammer-rune = martelo + runa
name-hammer-priest = martelo + sacerdote
name-hammer-army = martelo + exército
name-hammer-realm = martelo + reino
name-sword-sword = duas espadas
name-sword-spear = espada e lança
name-sword-axe = espada e machado
name-sword-bow = espada e arco
name-sword-hammer = espada e martelo
name-spear-sword = lança e espada
name-spear-spear = duas lanças
name-spear-axe = lança e machado
name-spear-bow = lança e arco
name-spear-hammer = lança e martelo
name-axe-sword = machado e espada
name-axe-spear = machado e lança
name-axe-axe = dois machados
name-axe-bow = machado e arco
name-axe-hammer = machado e martelo
name-bow-sword = arco e espada
name-bow-spear = arco e lança
name-bow-axe = arco e machado
name-bow-bow = dois arcos
name-bow-hammer = arco e martelo
name-hammer-sword = martelo e espada
name-hammer-spear = martelo e lança
name-hammer-axe = martelo e machado
name-hammer-bow = martelo e arco
name-hammer-hammer = dois martelos

# Nada e ninguém; o que o acaso sorteia.
name-none = nenhum
name-nobody = ninguém
name-monster-die = o dado de monstro

# Cartas de combate; as cópias se chamam como a primeira.
name-sword-a = Espada
name-sword-b = { name-sword-a }
name-sword-c = { name-sword-a }
name-sword-dance-a = Dança das Espadas
name-sword-dance-b = { name-sword-dance-a }
name-onslaught = Investida
name-barrow-spear = Lança do Túmulo
name-spear-a = Lança
name-spear-b = { name-spear-a }
name-spear-c = { name-spear-a }
name-spear-wall-a = Muralha de Lanças
name-spear-wall-b = { name-spear-wall-a }
name-impale = Empalar
name-axe-a = Machado
name-axe-b = { name-axe-a }
name-axe-c = { name-axe-a }
name-frenzy-a = Frenesi
name-frenzy-b = { name-frenzy-a }
name-cleave = Golpe Largo
name-bow-a = Arco
name-bow-b = { name-bow-a }
name-bow-c = { name-bow-a }
name-volley-a = Saraivada
name-volley-b = { name-volley-a }
name-ambush = Emboscada
name-hammer-a = Martelo
name-hammer-b = { name-hammer-a }
name-hammer-c = { name-hammer-a }
name-stagger-a = Atordoar
name-stagger-b = { name-stagger-a }
name-thunderclap = Trovoada
name-shield-a = Escudo
name-shield-b = { name-shield-a }
name-shield-c = { name-shield-a }
name-reinforcements-a = Reforços
name-reinforcements-b = { name-reinforcements-a }

# Cartas de ataque.
name-special-1 = Ataque Especial I
name-special-2 = Ataque Especial II
name-special-3 = Ataque Especial III
name-attack-1 = Ataque I
name-attack-2 = Ataque II
name-attack-3 = Ataque III
name-mighty = Ataque Poderoso
name-wild-1 = Ataque Selvagem I
name-wild-2 = Ataque Selvagem II
name-quick = Ataque Rápido
name-nasty = Ferida Feia
name-charge = Carga
name-surprise = Ataque Surpresa
name-recall = Volta ao Covil

# Bênçãos de Odin, Thor e Freya.
name-raven-banner = Estandarte do Corvo
name-hall-of-the-dead = Salão dos Mortos
name-watch-on-the-bridge = Vigia da Ponte
name-levy = Recrutamento
name-war-council = Conselho de Guerra
name-hird-discipline = Disciplina da Hird
name-stone-ramparts = Muralhas de Pedra
name-einherjar = Einherjar
name-allfathers-due = Tributo ao Pai de Todos
name-forced-march = Marcha Forçada
name-garrison-law = Lei da Guarnição
name-runic-muster = Convocação Rúnica
name-wolf-pack = Alcateia
name-jarls-word = Palavra do Jarl
name-thunder-arm = Braço do Trovão
name-weapon-rack = Suporte de Armas
name-monster-lore = Saber dos Monstros
name-old-scar = Velha Cicatriz
name-combat-training = Treino de Combate
name-thick-hide = Couro Grosso
name-hunters-offering = Oferenda da Caça
name-blood-rush = Sangue Quente
name-beast-tamer = Doma de Feras
name-trophies = Troféus
name-drive-the-beast = Tanger a Fera
name-feared-name = Nome Temido
name-seidr = Seidr
name-rune-carver = Entalhe de Runas
name-falcon-cloak = Manto de Falcão
name-sea-paths = Caminhos do Mar
name-guest-of-the-realms = Visita aos Reinos
name-many-friends = Muitas Amizades
name-tithe = Dízimo
name-pilgrimage = Peregrinação
name-forge-sisters = Irmãs da Forja
name-tears-of-gold = Lágrimas de Ouro
name-folkvang = Folkvang
name-peace-of-the-thing = Paz do Thing

# Eventos.
name-event-1 = evento 1
name-event-2 = evento 2
name-event-3 = evento 3
name-event-4 = evento 4
name-event-5 = evento 5
name-event-6 = evento 6
name-event-7 = evento 7
name-event-8 = evento 8
name-event-9 = evento 9
name-event-10 = evento 10
name-event-11 = evento 11
name-event-12 = evento 12
name-event-13 = evento 13
name-event-14 = evento 14
name-event-15 = evento 15
name-event-16 = evento 16
name-event-17 = evento 17
name-event-18 = evento 18
name-event-19 = evento 19
name-event-20 = evento 20
name-event-21 = evento 21

# Heróis, origens, artefatos.
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
name-barrow-crown = Coroa da Tumba
name-gnipa-chain = Corrente de Gnipa
name-andvaranaut = Andvaranaut
name-grendels-arm = Braço de Grendel
name-eagle-feather = Pena de Águia
name-root-fang = Presa da Raiz
name-sultr = Sultr
name-gjallarhorn = Gjallarhorn

# Requisitos de Ragnarok.
name-monument-large = Monumento
name-monument-small = { name-monument-large }
name-slayer-large = Matador
name-slayer-small = { name-slayer-large }
name-jarl-large = Grande Jarl
name-jarl-small = { name-jarl-large }
name-gothi-large = Grande Gothi
name-gothi-small = { name-gothi-large }
name-realms-large = Reinos
name-realms-small = { name-realms-large }

# O que fazem as cartas de combate, na caçada e na batalha.
text-hunt-sword-dance = Depois do ferimento, compre { $draw_cards_count ->
        [one] { $draw_cards_count } carta de combate
       *[other] { $draw_cards_count } cartas de combate
    }.
text-battle-sword-dance = +{ $amount } se você defende.
text-battle-onslaught = +{ $amount } se você ataca.
text-battle-barrow-spear = { text-battle-onslaught }
text-hunt-spear-wall = A próxima carta de ataque nesta caçada tem { $calm_next_attack_amount } de fúria a menos.
text-battle-spear-wall = +{ $amount } por exército seu nesta batalha.
text-battle-impale = Na hora, reduza em 1 um exército inimigo nesta batalha.
text-hunt-frenzy = Você pode sofrer 1 ferimento para comprar { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }.
text-hunt-cleave = Você pode cobrir dois espaços livres de machado em vez de um.
text-battle-cleave = Se você vencer, quem perde distribui 1 baixa a mais.
text-hunt-bow = Depois do ferimento, compre { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }.
text-battle-volley = Na hora, o rival descarta 1 carta de combate ao acaso.
text-hunt-ambush = Veja a mão do monstro e escolha a próxima carta que ele joga.
text-battle-ambush = +{ $amount } se é a primeira carta que você joga nesta batalha.
text-battle-hammer = +{ $amount } se seu herói está no território da batalha.
text-hunt-stagger = No fim da próxima rodada, o monstro compra 1 carta a menos, mas ao menos 1.
text-battle-stagger = A próxima carta do rival nesta batalha fica sem efeito de batalha.
text-hunt-thunderclap = Conta como uma arma qualquer.
text-hunt-shield = Bloqueia um ataque, seja qual for a fúria.
text-battle-shield = Ignore 1 símbolo de baixa seu nesta batalha.
text-hunt-reinforcements = Bloqueia um ataque, seja qual for a fúria; depois compre { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }.
text-battle-reinforcements = Mova um exército seu de um território adjacente para a batalha.

# O que fazem as cartas de ataque sem defesa.
text-special-1 = O ataque especial da cartela do monstro.
text-special-2 = { text-special-1 }
text-special-3 = { text-special-1 }
text-attack-1 =
    { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }.
text-attack-2 = { text-attack-1 }
text-attack-3 = { text-attack-1 }
text-mighty =
    { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }.
text-wild-1 =
    { $injure_count ->
        [one] { $injure_count } ferimento
       *[other] { $injure_count } ferimentos
    }; descarte { $lose_random_cards_count ->
        [one] { $lose_random_cards_count } carta de combate
       *[other] { $lose_random_cards_count } cartas de combate
    } ao acaso.
text-wild-2 = { text-wild-1 }
text-quick =
    { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }; descarte cartas de combate até ter tantas quanto sua Sabedoria.
text-nasty =
    { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }; reduza em 1 seu maior atributo, não abaixo de 2.
text-charge =
    { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }. Escudos não bloqueiam.
text-surprise = Descarte metade de suas cartas de combate, arredondando para cima.
text-recall = A caçada acaba na hora, em fracasso. Escudos não bloqueiam.

# O que fazem as bênçãos.
text-raven-banner = +{ $amount } nas batalhas no território do seu herói.
text-hall-of-the-dead = +{ $amount } de Força ao usurpar.
text-watch-on-the-bridge = Você pode ter { $amount } carta de combate a mais.
text-levy = Ao recrutar como ação especial, recrute também um exército de força 1 num território seu.
text-war-council = Sua primeira carta de combate em cada batalha vale { $amount } a mais.
text-hird-discipline = Ignore os símbolos de baixa da sua primeira carta em cada batalha.
text-stone-ramparts = +{ $amount } ao defender; +{ $settlement } num território com cidade.
text-einherjar = Depois de perder uma batalha, seus exércitos não sofrem a baixa pela derrota.
text-allfathers-due = Depois de vencer uma batalha, ganhe 1 sacerdote.
text-forced-march = Ao marchar, você pode ativar um dos exércitos duas vezes.
text-garrison-law = Um exército ativado pode ganhar +1 em qualquer território seu.
text-runic-muster = Ação de runa, { $runes ->
        [one] { $runes } runa diferente
       *[other] { $runes } runas diferentes
    }: recrute 1 exército.
text-wolf-pack = +{ $amount } ao atacar com { $armies } ou mais exércitos na batalha.
text-jarls-word = Agora +1 de Autoridade. Você pode recrutar em qualquer território seu.
text-thunder-arm = Agora +1 de Força. Sempre que um monumento é construído, cure 1 ferimento.
text-weapon-rack = Agora compre { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }. Seu limite dessas cartas é Sabedoria + { $amount }.
text-monster-lore = No início de uma caçada, compre { $amount ->
        [one] { $amount } carta de combate
       *[other] { $amount } cartas de combate
    } a mais.
text-old-scar = No início da caçada, pode descartar 1 carta de combate para cobrir um espaço livre; não de Loki.
text-combat-training = Ao preparar, compre { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    } a mais.
text-thick-hide = Uma vez por caçada, ignore 1 ferimento.
text-hunters-offering = Depois da sua caçada, acabe como acabar, ganhe 1 sacerdote.
text-blood-rush = A cada ferimento seu numa caçada, compre 1 carta de combate.
text-beast-tamer = Ação de runa, 1 runa qualquer: controle um monstro neutro no território do herói ou adjacente.
text-trophies = +1 em batalhas por monstro morto e por ficha de matador que você tem.
text-drive-the-beast = Depois que seu herói se move, pode mover um monstro dali a um território vizinho; Pisada se quiser.
text-feared-name = Para usurpar, sua Força vale { $amount } a mais.
text-seidr = Agora +1 de Sabedoria e { $count ->
        [one] { $count } runa
       *[other] { $count } runas
    } à escolha.
text-rune-carver = Você pode fazer uma segunda ação de runa, diferente, no mesmo turno.
text-falcon-cloak = Seu herói se move até 3 territórios.
text-sea-paths = Na fase de herói, além da sua escolha, mova seu drakkar 1 mar.
text-guest-of-the-realms = Ação de runa, 1 runa qualquer: aliança com um reino adjacente ao território do seu herói.
text-many-friends = Em vez de um bônus de reino, pode usar o de outro reino com que tem aliança.
text-tithe = Ao construir um templo, ganhe { $amount ->
        [one] { $amount } sacerdote
       *[other] { $amount } sacerdotes
    } a mais.
text-pilgrimage = Ao enviar um sacerdote a um monumento de nível 0, ganhe 1 runa à escolha.
text-forge-sisters = Você pode forjar em qualquer território seu, esteja onde estiver seu herói.
text-tears-of-gold = Uma vez na sua fase de runa, troque 1 runa por outra de outro tipo.
text-folkvang = Quando um exército seu é destruído, ganhe 1 runa à escolha.
text-peace-of-the-thing = Os outros não podem usurpar territórios seus com templo.

# O que os heróis sabem, e o que as origens dão no início.
text-ragnar = Quando você ataca na região onde Ragnar está: +1 por exército seu na batalha.
text-aslaug = Para bônus de reino, reinos adjacentes ao território de Aslaug contam como aliados.
text-snorri = Ao tomar sem batalha um território com cidade na região de Snorri: 1 runa à escolha.
text-lagertha = Depois de vencer uma batalha na região de Lagertha: +1 a um exército que lutou nela.
text-beowulf = 1 carta de combate por ferimento. Pode sofrer 1 antes de caçada ou de batalha na região dele.
text-odinson = Você tem o primeiro turno do jogo. +1 de Autoridade.
text-thorson = +1 de Força; compre { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }.
text-freyason = +1 de Sabedoria; { $count ->
        [one] { $count } runa
       *[other] { $count } runas
    } à escolha.
text-tyrson = +{ $strengthen_armies_count } a um exército seu; compre { $draw_cards_count ->
        [one] { $draw_cards_count } carta de combate
       *[other] { $draw_cards_count } cartas de combate
    }.
text-njordson = Aliança com um reino adjacente ao território do seu herói; se não houver, 1 runa à escolha.
text-baldrson =
    { $gain_priests_count ->
        [one] { $gain_priests_count } sacerdote
       *[other] { $gain_priests_count } sacerdotes
    }; { $gain_runes_count ->
        [one] { $gain_runes_count } runa
       *[other] { $gain_runes_count } runas
    } à escolha.

# O que faz exaurir um artefato.
text-gungnir = Numa batalha, ao contar os valores: +{ $amount }.
text-mjolnir = No seu turno: 1 ferimento a um monstro qualquer ou ao herói de outro jogador.
text-brisingamen = Na sua fase de runa: 1 runa à escolha, e você pode fazer uma segunda ação de runa.
text-barrow-crown = Quando um exército seu seria destruído: ele fica com força 1.
text-gnipa-chain = Nas suas manobras: mova um monstro, não Loki, a um território adjacente; você decide a Pisada.
text-andvaranaut = Na sua fase de runa: ganhe 1 runa à escolha.
text-grendels-arm = No início da sua caçada: compre { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }.
text-eagle-feather = Na sua fase de herói: coloque seu herói em qualquer território ou seu drakkar em qualquer mar.
text-root-fang = Depois de vencer uma batalha: cada exército de quem perdeu sofre mais 1 baixa.
text-sultr = { text-andvaranaut }
text-gjallarhorn = { text-eagle-feather }

# Ataques a território e ataques especiais.
text-territory-draugr = Reduza em 1 cada exército no território dele.
text-territory-garm = Todos os exércitos no território dele recuam.
text-territory-fafnir = A runa da forja dali vai ao suprimento; quem tem herói ou exército ali descarta 1 runa.
text-territory-grendel = 1 ferimento a cada herói no território dele.
text-territory-hraesvelgr = Coloque um exército dali num território adjacente sem exércitos de outros e sem Loki.
text-territory-nidhogg = Reduza em 2 um exército no território dele ou adjacente.
text-special-draugr =
    { $injure_count ->
        [one] { $injure_count } ferimento
       *[other] { $injure_count } ferimentos
    }; descarte { $lose_cards_count ->
        [one] { $lose_cards_count } carta de combate
       *[other] { $lose_cards_count } cartas de combate
    } à escolha.
text-special-garm =
    { $injure_count ->
        [one] { $injure_count } ferimento
       *[other] { $injure_count } ferimentos
    }; no fim desta rodada o monstro compra { $more_attacks_count ->
        [one] { $more_attacks_count } carta
       *[other] { $more_attacks_count } cartas
    } a mais.
text-special-fafnir = Descarte { $count ->
        [one] { $count } runa
       *[other] { $count } runas
    }; 1 ferimento por runa não descartada.
text-special-grendel =
    { $injuries ->
        [one] { $injuries } ferimento
       *[other] { $injuries } ferimentos
    }; pode descartar { $cards ->
        [one] { $cards } carta de combate
       *[other] { $cards } cartas de combate
    } para sofrer só { $fewer }.
text-special-hraesvelgr = Descarte { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    } ao acaso.
text-special-nidhogg = Retire um marcador que você pôs nesta caçada; se não houver, 1 ferimento.
text-special-loki =
    { $injure_count ->
        [one] { $injure_count } ferimento
       *[other] { $injure_count } ferimentos
    }; embaralhe sua mão no baralho de combate e compre o mesmo número menos um.
text-loki = Não se movem exércitos para o território dele. Ativado, é colocado em qualquer outro território.

# Bônus dos reinos, divindades, requisitos.
text-god-odin = Um sacerdote traz +1 de Autoridade, depois +1 de força a exércitos por nível do monumento.
text-god-thor = Um sacerdote traz +1 de Força, depois 1 carta de combate por nível do monumento.
text-god-freya = Um sacerdote traz +1 de Sabedoria, depois 1 runa por nível do monumento.
text-god-hel = Um sacerdote traz +1 de Força; depois cada rival sofre uma perda à sua escolha por nível do monumento: uma runa, uma carta de combate ao acaso, 1 de um exército ou um ferimento.
text-god-heimdall = Um sacerdote traz +1 de Sabedoria, depois 1 carta de combate por nível do monumento.
text-muspelheim = Recrute um exército de força 1 em qualquer território seu.
text-svartalfheim = Compre 1 carta de combate.
text-niflheim = Mova seu drakkar até 3 mares, ou coloque um exército seu em qualquer território seu.
text-vanaheim = Ganhe 1 runa à escolha.
text-alfheim = Coloque seu herói em qualquer território, ou cure 1 ferimento.
text-jotunheim = +1 a um exército seu.
text-asgard = Ganhe 1 sacerdote.
text-monument-large = Há um monumento de nível { $level }.
text-monument-small = { text-monument-large }
text-slayer-large = Alguém tem { $count ->
        [one] { $count } monstro morto
       *[other] { $count } monstros mortos
    }; fichas de matador contam.
text-slayer-small = Alguém tem { $count ->
        [one] { $count } monstro morto
       *[other] { $count } monstros mortos
    }; fichas de matador contam.
text-jarl-large = Alguém controla { $count ->
        [one] { $count } região
       *[other] { $count } regiões
    }.
text-jarl-small = { text-jarl-large }
text-gothi-large = Alguém controla { $count ->
        [one] { $count } território com templo
       *[other] { $count } territórios com templos
    }.
text-gothi-small = Alguém controla { $count ->
        [one] { $count } território com templo
       *[other] { $count } territórios com templos
    }.
text-realms-large = Alguém tem aliança com { $count ->
        [one] { $count } reino
       *[other] { $count } reinos
    }.
text-realms-small = Alguém tem aliança com { $count ->
        [one] { $count } reino
       *[other] { $count } reinos
    }.

# Onde estão as cartas, e o que o acaso sorteia.
name-combat-deck = o baralho de combate
name-combat-discard = o descarte de combate
name-attack-deck = o baralho de ataque
name-attack-discard = o descarte de ataque
name-attack-played = o ataque em jogo
name-blessing-deck = o baralho de bênçãos
name-blessing-discard = o descarte de bênçãos
name-selection = a seleção de bênçãos
name-event-deck = o baralho de eventos
name-event-discard = o descarte de eventos
name-hero-stack = as peças de herói
name-origin-stack = as origens
name-unclaimed = artefatos de ninguém
name-out = fora do jogo
name-hand = mão
name-played = cartas jogadas
name-blessings = bênçãos
name-artefacts = artefatos
name-tiles = herói e origem
name-claws = a mão do monstro
name-forge-token = a ficha de forja
name-upper-board = a cartela de cima
name-first-to-choose = quem escolhe herói primeiro

part-lands = regiões
part-temples = templos
part-slain = monstros mortos
part-yggdrasil = territórios junto a Yggdrasil

# O que se pergunta.
prompt-keep-hero = Escolha seu herói
prompt-keep-origin = Escolha a origem do seu herói
prompt-place-drakkar = Coloque seu drakkar num mar
prompt-start-in = Escolha o território onde começam seu herói e dois exércitos
prompt-prayer = Oração: envie um sacerdote, forje uma runa ou encerre a fase
prompt-hero-phase = Herói: mova seu herói ou seu drakkar, cure ou encerre a fase
prompt-rune-phase = Ação de runa, ou encerre a fase. Aliança, controle, Loki: 1 runa; exército, monstro, carta, herói: 2; atributo, duas cartas: 3
prompt-manoeuvres = Manobras: ative um exército ou encerre a fase
prompt-special-action = Escolha sua ação especial
prompt-pay-runes =
    { $count ->
        [one] Que runa você paga?
       *[other] Que { $count } runas você paga?
    }
prompt-swap-rune = Troque uma runa sua por outra
prompt-tame = Que monstro você passa a controlar?
prompt-ally = Com que reino você faz aliança?
prompt-take-bonus = Receber o bônus do reino { $realm_name }?
prompt-sail-or-place = Mova seu drakkar até 3 mares, ou coloque um exército num território seu
prompt-place-hero-or-heal = Coloque seu herói em qualquer território, ou cure 1 ferimento
prompt-fly-anywhere = Coloque seu herói em qualquer território, ou seu drakkar em qualquer mar
prompt-sail =
    { $steps ->
        [one] Mova seu drakkar { $steps } mar
       *[other] Mova seu drakkar até { $steps } mares
    }
prompt-gain-rune =
    { $count ->
        [one] Escolha a runa que ganha
       *[other] Escolha a runa que ganha; ainda a escolher: { $count }
    }
prompt-limit-runes = Runas demais: descarte uma; seu limite é { $limit }
prompt-limit-cards = Cartas de combate demais: descarte uma; seu limite é { $limit }
prompt-lose-rune =
    { $count ->
        [one] Descarte uma runa
       *[other] Descarte uma runa; ainda a descartar: { $count }
    }
prompt-lose-card =
    { $count ->
        [one] Descarte uma carta de combate
       *[other] Descarte uma carta de combate; ainda a descartar: { $count }
    }
prompt-suffer =
    { $count ->
        [one] Você sofre uma perda: qual?
       *[other] Você sofre uma perda: qual? Faltam: { $count }
    }
prompt-strengthen =
    { $count ->
        [one] Que exército recebe +1?
       *[other] Que exército recebe +1? Ainda a distribuir: { $count }
    }
prompt-strengthen-fighter = Depois da vitória: que exército recebe +1?
prompt-recruit = Recrute um exército: em que território?
prompt-recruit-one = Recrute um exército de força 1: em qual dos seus territórios?
prompt-recruit-there = Recrutar um exército no território usurpado?
prompt-retreat = Seus exércitos no território { $region } precisam recuar: para onde?
prompt-save-army = Seu exército de força { $value } no território { $region } seria destruído. Salvar?
prompt-injure =
    { $count ->
        [one] Seu herói se fere: qual atributo?
       *[other] Seu herói sofre { $count } ferimentos, um a um: qual atributo primeiro?
    }
prompt-ignore-injury = Todos os atributos estão feridos: mais um ferimento acaba com a caçada. Ignorar?
prompt-heal = Que atributo ferido você cura?
prompt-weaken = Qual dos seus maiores atributos cai 1?
prompt-use-card =
    { $moment ->
        [before-hunt] Antes da caçada: usar uma carta?
        [hunt-begins] A caçada começa: usar uma carta?
        [battle-begins] A batalha começa: usar uma carta?
        [values-counted] Contam-se os valores de batalha: usar uma carta?
        [battle-decided] Você venceu a batalha: usar uma carta?
       *[other] Usar uma carta?
    }
prompt-mobilise = Marchar: ative seus exércitos um a um
prompt-prepare =
    { $left ->
        [one] Preparar: a segunda escolha
       *[other] Preparar: a primeira de duas escolhas
    }
prompt-build-temple = Construa um templo: em que território?
prompt-take-blessing = Escolha uma bênção
prompt-monsters = Ative um monstro ou cace
prompt-second-monster = Ativar um segundo monstro?
prompt-move-or-attack = { $monster_name } está ativo: para onde se move, ou ataca?
prompt-stomp = Pisada de { $monster_name }: que exército perde 1?
prompt-release = Você controla dois monstros. Para ter { $monster_name }, solte um deles
prompt-lead-monster = Mova um monstro a um território adjacente
prompt-carry-off = Hraesvelgr leva um exército: qual, e para onde?
prompt-gnaw = Nidhogg rói: que exército perde 2?
prompt-place-boss = Coloque Loki em outro território
prompt-wound-or-injure = Fira um monstro ou o herói de outro jogador
prompt-attack = Jogue uma carta de ataque por { prey-object }; as outras são descartadas
prompt-defend = Fúria { $fury }, sua defesa { $defence }: somar uma carta?
prompt-strike =
    { $wounds ->
        [0] Cause um ferimento; sem nenhum nesta rodada a caçada fracassa
       *[other] Ferimentos nesta rodada: { $wounds }. Mais um, ou encerrar a rodada?
    }
prompt-hunt-effect = Usar o efeito de caçada de { $card_name }?
prompt-second-space = Golpe Largo: que segundo espaço você cobre?
prompt-runes-or-injuries = Descarte uma runa, ou recuse e sofra os ferimentos; restam: { $count }
prompt-injuries-or-cards = Descartar cartas de combate ({ $cards }) e sofrer menos ferimentos ({ $fewer }), ou recusar e sofrer todos ({ $injuries })?
prompt-heal-wound = Nidhogg se cura: qual dos seus marcadores desta caçada é retirado?
prompt-card-for-wound = Descarte uma carta de combate para cobrir um espaço de ferimento
prompt-cover-any = Que espaço de ferimento você cobre?
prompt-choose-battle = Que batalha se trava primeiro?
prompt-play-or-pass = Batalha no território { $region }, { $own } a { $other }: jogue uma carta ou passe
prompt-spread-losses =
    { $losses ->
        [one] Que exército sofre a baixa?
       *[other] Distribua { $losses } baixas: que exército sofre uma?
    }
prompt-lower-enemy = Empalar: que exército inimigo perde 1?
prompt-bring-army = Reforços: que exército entra na batalha?

# O que se pode escolher.
option-keep = ficar com { $card_name }
option-start-in = começar no território { $region }
option-send-priest = enviar um sacerdote ao monumento de { god-of }
option-forge = pegar a runa da forja no território { $region }
option-move-hero = mover o herói para o território { $region }
option-place-hero = colocar o herói no território { $region }
option-move-drakkar = navegar para o { $sea_name }
option-place-drakkar = colocar o drakkar no { $sea_name }
option-heal-attribute = curar { $attribute_name }
option-injure-attribute = ferir { $attribute_name }
option-raise-attribute = aumentar { $attribute_name }
option-weaken-attribute = reduzir { $attribute_name }
option-use = usar { $card_name }
option-decline = recusar
option-skip = encerrar a fase
option-stop = basta
option-ally = fazer aliança com { $realm_name }
option-take-bonus = receber o bônus de { $realm_name }
option-place-army = colocar o exército de força { $value } de { $owner_name } do território { $origin } no território { $region }
option-move-army = mover o exército de força { $value } do território { $origin } para o território { $region }
option-grow-army = +1 ao exército ativado de força { $value } no território { $region }
option-strengthen = +1 ao exército de força { $value } no território { $region }
option-lower = o exército de força { $value } de { $owner_name } no território { $region }
option-suffer =
    { $loss ->
        [rune] descartar uma runa
        [card] descartar uma carta de combate ao acaso
        [ANY] sofrer uma perda
       *[injury] sofrer um ferimento
    }
option-recruit-in = recrutar no território { $region }
option-retreat-to = recuar para o território { $region }
option-let-fall = deixar o exército ser destruído
option-gain-rune = ganhar { $rune_name }
option-discard-rune =
    { $rune ->
        [ANY] descartar a runa { $rune_name }
       *[other] descartar { $rune_name }
    }
option-pay-runes = pagar { $runes_name }
option-swap-rune = trocar { $given_name } por { $rune_name }
option-discard-card = descartar { $card_name }
option-draw =
    { $count ->
        [one] comprar { $count } carta de combate
       *[other] comprar { $count } cartas de combate
    }
option-activate = ativar { prey-object }
option-tame = controlar { monster-object }
option-release = soltar { monster-object }
option-move-monster = mover { monster-object } para o território { $region }
option-attack-with = ataque a território de { monster-object }
option-place-boss = colocar Loki no território { $region }
option-act =
    { $action ->
        [ANY] escolher a ação especial { $action_name }
       *[other] { $action_name }
    }
option-build-monument = Construir monumento: { $god_name }
option-build-nothing = Construir monumento: todos estão completos, só o resto é feito
option-build-temple-in = construir um templo no território { $region }
option-take-blessing = pegar { $card_name }
option-hunt = caçar { prey-object }
option-play-attack = atacar com { $card_name }
option-defend-with = defender com { $card_name }
option-defend-no-more = não defender com mais cartas
option-strike = ferir com { $card_name }: { $kind_name }
option-strike-twice = ferir com { $first_name } e { $second_name }: { $kind_name }
option-end-round = encerrar a rodada
option-pay-with-cards = descartar as cartas
option-uncover = retirar o marcador de { $kind_name }
option-cover = ferir { prey-object }: { $kind_name }
option-injure-hero = ferir o herói de { $victim_name }
option-fight-in = lutar no território { $region }
option-play-card = jogar { $card_name }
option-pass = passar e não jogar mais nesta batalha

# O que aconteceu.
event-forge-token = A forja no território { $region } faz { $rune_name }
event-upper-board = { $monster_name } está na cartela de cima do seu par
event-first-to-choose = { $seat_name } escolhe herói primeiro
event-take-origin = { $seat_name } pode escolher { $card_name }
event-draw-tiles = { $seat_name } pode escolher entre { $cards_name }
event-keep-hero = { $seat_name } joga com { $card_name }
event-keep-origin = { $seat_name } escolhe a origem { $card_name }
event-pass-origin = { $seat_name } não fica com { $card_name }
event-return-tiles = { $seat_name } devolve o resto
event-lay-hero-tile = { $card_name } parte, sob o comando de { $seat_name }
event-first-turn = { $seat_name } tem o primeiro turno
event-turn = Rodada { $round }, turno de { $seat_name }
event-send-priest = { $seat_name } envia um sacerdote ao monumento de { god-of }
event-forge-rune = { $seat_name } pega { $rune_name } da forja no território { $region }
event-gain-rune = { $seat_name } ganha { $rune_name }
event-discard-rune =
    { $rune ->
        [ANY] { $seat_name } descarta a runa { $rune_name }
       *[other] { $seat_name } descarta { $rune_name }
    }
event-pay-runes = { $seat_name } paga { $runes_name }
event-forge-emptied = { $rune_name } da forja no território { $region } vai para o suprimento
event-gain-priests =
    { $count ->
        [one] { $seat_name } ganha { $count } sacerdote
       *[other] { $seat_name } ganha { $count } sacerdotes
    }
event-raise-attribute = { $seat_name } aumenta { $attribute_name } para { $value }
event-lower-attribute = { $seat_name } reduz { $attribute_name } para { $value }
event-injured = O herói de { $seat_name } se fere: { $attribute_name }
event-healed = { $seat_name } cura { $attribute_name }
event-draw-cards = { $seat_name } compra { $cards_name }
event-draw-cards-hidden =
    { $count ->
        [one] { $seat_name } compra { $count } carta de combate
       *[other] { $seat_name } compra { $count } cartas de combate
    }
event-discard-card = { $seat_name } descarta { $card_name }
event-reshuffle =
    { $count ->
        [one] { $count } carta descartada é o novo baralho
       *[other] { $count } cartas descartadas são embaralhadas num novo baralho
    }
event-army-grows = { $seat_name }: o exército no território { $region } sobe de { $value } para { $new }
event-army-shrinks = { $seat_name }: o exército no território { $region } cai de { $value } para { $new } ({ loss-cause })
event-army-shrinks-by = { $seat_name }: o exército no território { $region } cai de { $value } para { $new } ({ $by_name })
event-army-destroyed = { $seat_name } perde o exército de força { $value } no território { $region } ({ loss-cause })
event-army-destroyed-by = { $seat_name } perde o exército de força { $value } no território { $region } ({ $by_name })
event-army-stays = { $seat_name } salva o exército no território { $region }: ele fica com força 1
event-recruit = { $seat_name } recruta um exército de força { $value } no território { $region }
event-move-army = { $seat_name } move um exército de força { $value } do território { $origin } para o território { $region }
event-place-army = { $seat_name } coloca um exército de força { $value } do território { $origin } no território { $region }
event-carried-off = { $seat_name }: o exército de força { $value } é levado do território { $origin } para o território { $region }
event-retreat = { $seat_name } recua um exército de força { $value } do território { $origin } para o território { $region }
event-take-control =
    { $former ->
        [nobody] { $seat_name } toma o controle do território { $region }
       *[other] { $seat_name } toma o controle do território { $region }, que era de { $former_name }
    }
event-move-hero = O herói de { $seat_name } vai para o território { $region }
event-place-hero = { $seat_name } coloca o herói no território { $region }
event-sail = O drakkar de { $seat_name } está agora no { $sea_name }
event-ally = { $seat_name } faz aliança com { $realm_name }
event-take-bonus = { $seat_name } recebe o bônus de { $realm_name }
event-claim-artefact = { $seat_name } fica com o artefato { $card_name }
event-artefact-lost = O artefato { $card_name } sai do jogo
event-use-card = { $seat_name } usa { $card_name }
event-recharge = Recarregados: { $cards_name }
event-special-action = { $seat_name } escolhe a ação especial { $action_name }
event-marker-covered = { $seat_name }: o marcador em { $action_name } é coberto, o que rende 1 runa
event-no-special-action = { $seat_name }: nenhuma ação especial é possível; o turno acaba
event-build-temple = { $seat_name } constrói um templo no território { $region }, o templo do espaço { $space }
event-blessing-shown = Em seleção: { $card_name }
event-take-blessing = { $seat_name } fica com a bênção { $card_name }
event-blessings-left = Descarte: { $cards_name }
event-build-monument =
    { $god ->
        [none] { $seat_name } constrói monumento; todos já estão completos
       *[other] { $seat_name } ergue o monumento de { $god_name } ao nível { $level }
    }
event-condition-fulfilled = Um requisito de Ragnarok é cumprido: { $condition_name }
event-ragnarok = O Ragnarok começa: cada um tem um último turno; o derradeiro é de { $seat_name }
event-table-cleared = Os sacerdotes deixam os monumentos, os marcadores deixam a roda
event-forges-filled = Forjas com runa outra vez, territórios: { $regions_name }
event-event =
    { $rule ->
        [LOR-7-9-1] Evento: colocar Loki no território { $region }
        [LOR-7-9-2] Evento: colocar um monstro de { $rune_name } no território { $region }
       *[other]
            { $boss ->
                [yes] Evento: colocar um monstro de { $rune_name } no território { $region }, ativar os de { $runes_name }, depois Loki
               *[no] Evento: colocar um monstro de { $rune_name } no território { $region }, ativar os de { $runes_name }
            }
    }
event-place-monster = { $monster_name } aparece no território { $region }
event-place-boss = Loki aparece no território { $region }
event-monster-die = { $seat_name } rola o dado por { monster-object }: { $face_name }
event-move-monster = { $seat_name } move { monster-object } para o território { $region }
event-territory-attack = { $monster_name } ataca o território { $region }, decide { $seat_name }
event-control-monster = { $seat_name } passa a controlar { monster-object }
event-release-monster = { $seat_name } solta { monster-object }
event-hunt = { $seat_name } caça { prey-object }; { $keeper_name } joga pela presa
event-attack-deck = O baralho de ataque é refeito
event-monster-draws = O monstro compra { $cards_name }
event-monster-draws-hidden =
    { $count ->
        [one] O monstro compra { $count } carta
       *[other] O monstro compra { $count } cartas
    }
event-attack = O monstro ataca: { $card_name }
event-attacks-discarded =
    { $rule ->
        [LOR-9-6-2] O monstro descarta o resto: { $cards_name }
       *[other] O monstro descarta { $cards_name }
    }
event-attacks-run-out = Não há mais cartas de ataque: a caçada de { $seat_name } acaba
event-defend = { $seat_name } defende com { $card_name }
event-blocked = Um escudo de { $seat_name } bloqueia o ataque, seja qual for a fúria ({ $fury })
event-defended = A defesa de { $seat_name } basta: valor { $defence } contra fúria { $fury }
event-undefended = A defesa de { $seat_name } não basta: valor { $defence } contra fúria { $fury }
event-cards-spent =
    { $cards ->
        [ANY] { $seat_name } descarta as cartas jogadas: { $cards_name }
       *[other] { $seat_name } descarta { $cards_name }
    }
event-strike = { $seat_name } golpeia com { $cards_name }
event-wound = { $seat_name } fere { $prey_name }: { $space_name }
event-wound-healed = { $seat_name } retira um marcador: { $prey_name }, { $space_name }
event-look-at-claws = { $seat_name } vê a mão do monstro: { $cards_name }
event-look-at-claws-hidden = { $seat_name } vê a mão do monstro
event-hand-returned = { $seat_name } embaralha no baralho: { $cards_name }
event-hand-returned-hidden =
    { $count ->
        [one] { $seat_name } embaralha { $count } carta no baralho
       *[other] { $seat_name } embaralha { $count } cartas no baralho
    }
event-hunt-succeeds = A caçada de { $seat_name } tem sucesso: { $prey_name }
event-hunt-fails = A caçada de { $seat_name } fracassa: { $prey_name } vive
event-kill = { $seat_name } mata { prey-object }
event-slayer-token = { $seat_name } recebe uma ficha de matador
event-battle = { $seat_name } ataca { $defender_name } no território { $region }
event-play-card = { $seat_name } joga { $card_name }, +{ $value }
event-pass = { $seat_name } passa
event-battle-decided = { $seat_name } vence a batalha: ataque { $attack }, defesa { $defence }
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } domina três regiões e vence a partida como Grande Jarl
        [LOR-1-3] { $winners_name } tem templos suficientes e vence a partida como Grande Gothi
        [LOR-1-4] { $winners_name } matou Loki e vence a partida como Matador
        [LOR-1-5-6] O Ragnarok encerra a partida: ninguém controla mais territórios junto a Yggdrasil do que { $winners_name }, que vence
       *[other] Fim de jogo. Vitória: { $winners_name }
    }

# O que se recusa, e o que seria certo.
refuse-sea-without-start = { $seat_name } não pode começar no { $sea_name }: não há território livre adjacente; escolha outro mar
refuse-start-off-coast = { $seat_name } não pode começar no território { $region }: não é adjacente ao mar do próprio drakkar; escolha um que seja
refuse-start-taken = { $seat_name } não pode começar no território { $region }: outro jogador está lá; escolha um território livre
refuse-army-of-another = { $seat_name } não pode escolher o exército de outro jogador: escolha um exército próprio
refuse-no-such-army = { $seat_name } não pode escolher ali um exército de força { $value }: não há nenhum; escolha um que esteja no tabuleiro
refuse-army-full = { $seat_name } não pode fortalecer o exército no território { $region }: a força já é { $value }, a maior que há
refuse-recruit-elsewhere = { $seat_name } não pode recrutar no território { $region }: escolha um território junto ao próprio drakkar, ou um próprio com cidade
refuse-retreat-too-far = { $seat_name } não pode recuar para o território { $region }: não é adjacente; escolha um território próprio adjacente
refuse-retreat-not-own = { $seat_name } não pode recuar para o território { $region }: não é próprio; escolha um com marcador próprio
refuse-retreat-into-battle = { $seat_name } não pode recuar para o território { $region }: ali ainda haverá batalha; escolha outro território próprio
refuse-already-injured = { $seat_name } não pode ferir { $attribute_name }: já está com ferimento; escolha um atributo são
refuse-not-injured = { $seat_name } não pode curar { $attribute_name }: não está com ferimento; escolha um atributo ferido
refuse-not-lowest = { $seat_name } não pode aumentar { $attribute_name }: não está entre os menores que podem subir; escolha um desses
refuse-hero-phase-done = { $seat_name } não pode fazer também isso: num turno, só uma coisa: mover o herói, mover o drakkar ou curar
refuse-hero-too-far = { $seat_name } não pode mover o herói para o território { $region }: é longe demais; este herói se move até { $steps } territórios, também por drakkar
refuse-drakkar-too-far = { $seat_name } não pode navegar para o { $sea_name }: é longe demais; um drakkar se move até 2 mares
refuse-hero-is-there = { $seat_name } não pode colocar o herói no território { $region }: ele já está lá; escolha outro território
refuse-no-priest = { $seat_name } não pode enviar um sacerdote ao monumento de { god-of }: não há nenhum na reserva; templos e recompensas trazem sacerdotes
refuse-no-priest-space = { $seat_name } não pode enviar um sacerdote ao monumento de { god-of }: todos os espaços estão ocupados; escolha outro monumento
refuse-priest-sent-already = { $seat_name } não pode enviar outro sacerdote: só um por turno
refuse-forged-already = { $seat_name } não pode forjar outra runa: só uma por turno
refuse-no-rune-on-forge = { $seat_name } não pode forjar no território { $region }: ali não há runa; escolha uma forja com runa
refuse-forge-too-far = { $seat_name } não pode forjar no território { $region }: o herói não está lá; só a forja no território do herói está ao alcance
refuse-no-rune-left = { $seat_name } não pode ganhar { $rune_name }: não resta nenhuma no suprimento; escolha outra runa
refuse-wrong-rune = { $seat_name } não pode pagar por isso: é preciso a runa { $rune_name }
refuse-too-few-runes = { $seat_name } não pode pagar por isso: tipos diferentes de runa necessários: { $needed }; na reserva: { $types }
refuse-rune-action-done = { $seat_name } não pode fazer essa ação de runa: só uma por turno, a não ser que uma carta permita a segunda
refuse-already-allied = { $seat_name } não pode fazer aliança com { $realm_name }: essa aliança já existe; escolha outro reino
refuse-realm-too-far = { $seat_name } não pode fazer aliança com { $realm_name }: não é adjacente ao território { $region } do herói; escolha um reino junto ao herói
refuse-not-in-hand = { $seat_name } não pode jogar { $card_name }: não está na mão; escolha uma carta da mão
refuse-activated-already = { $seat_name } não pode ativar o exército de força { $value } no território { $origin }: ele já agiu; escolha outro
refuse-army-too-far = { $seat_name } não pode mover o exército do território { $origin } para o território { $region }: não são adjacentes; escolha um adjacente, ou por drakkar
refuse-region-of-boss = { $seat_name } não pode mover um exército para o território { $region }: Loki está lá; escolha outro território
refuse-no-own-settlement = { $seat_name } não pode fortalecer o exército no território { $region }: é preciso um território próprio com cidade
refuse-manoeuvre-done = { $seat_name } não pode ativar outro exército: só um nas manobras; para ativar mais, há a ação Marchar
refuse-armies-on-board = { $seat_name } não pode recrutar agora: há exércitos no tabuleiro; ative um deles
refuse-mobilise-one-at-least = { $seat_name } não pode parar ainda: ao menos um exército é ativado
refuse-marked-already = { $seat_name } não pode escolher { $action_name }: já há um marcador próprio; escolha uma ação sem ele, ou construa um monumento
refuse-action-impossible = { $seat_name } não pode escolher { $action_name }: nada disso poderia ser feito; escolha outra ação
refuse-no-marker = { $seat_name } não pode construir um monumento: antes é preciso um marcador próprio na roda
refuse-monument-complete = o monumento de { god-of } está completo: escolha um abaixo do nível 3
refuse-region-not-own = { $seat_name } não pode construir um templo no território { $region }: não é próprio; escolha um com marcador próprio
refuse-no-shrine = { $seat_name } não pode construir um templo no território { $region }: não há santuário; escolha um com santuário
refuse-temple-there = { $seat_name } não pode construir um templo no território { $region }: já há um; escolha outro território
refuse-region-is-own = { $seat_name } não pode usurpar o território { $region }: já é próprio; mova o herói para outro
refuse-another-hero = { $seat_name } não pode usurpar o território { $region }: outro herói está lá; o próprio precisa ser o único
refuse-usurp-barred = { $seat_name } não pode usurpar o território { $region }: o templo está sob a Paz do Thing; escolha outro território
refuse-too-weak-to-usurp = { $seat_name } não pode usurpar o território { $region }: é preciso Força { $needed }, e o herói tem { $strength }
refuse-prey-not-here = { $seat_name } não pode alcançar { prey-object }: não está no território do herói; vá até lá primeiro
refuse-too-few-slain = { $seat_name } não pode caçar { prey-object }: monstros mortos necessários: { $needed }, mortos até agora: { $slain }
refuse-not-on-board = { $monster_name } não está no tabuleiro: escolha um monstro que esteja
refuse-monster-controlled = { $seat_name } não pode escolher { monster-object }: quem controla é { $owner_name }; escolha um monstro neutro
refuse-monster-not-here = { $seat_name } não pode controlar { monster-object }: não está ao alcance do herói; escolha um monstro que esteja
refuse-die-says-move = { $monster_name } só se move, diz o dado: escolha um território
refuse-monster-too-far = { $monster_name } não chega ao território { $region }: escolha um território adjacente
refuse-must-stomp = { $monster_name } é neutro e sempre faz a Pisada: escolha um exército
refuse-defend-in-order = { $seat_name } não pode somar { $card_name } agora: cartas de defesa são somadas na ordem da mão
refuse-no-open-space = { $seat_name } não pode cobrir { $kind_name }: não há espaço livre assim; escolha um livre
refuse-two-weapons = { $seat_name } não pode cobrir { $kind_name } assim: são precisas tantas cartas quantas armas o espaço mostra
refuse-weapon-differs = { $seat_name } não pode cobrir { $kind_name } com { $card_name }: a arma não confere; escolha um espaço com a arma dela
refuse-too-many-symbols = { $seat_name } não pode jogar { $card_name }: os símbolos de baixa seriam { $symbols }, e os exércitos ali somam { $total }

# Opções de preparação.
option-help-track = lado da trilha de templos
option-help-track-a = duas seleções de bênçãos, para a primeira partida
option-help-track-b = três seleções de bênçãos
option-help-start_priests = sacerdotes em cada reserva no início
option-help-start_priests-0 = nenhum: os quatro esperam no suprimento
option-help-start_priests-1 = um
option-help-start_priests-2 = dois
option-help-start_priests-3 = três
option-help-start_priests-4 = os quatro, como dizem ao pé da letra os manuais
option-help-forges = runas das forjas: random (ao acaso), ou por número de território, como 'uruz algiz ...'
option-help-retreat = para onde os exércitos podem recuar
option-help-retreat-any = para qualquer território próprio vizinho, mesmo onde ainda haverá batalha
option-help-retreat-quiet = não para um território onde ainda haverá batalha
option-help-nothing_higher = com todos os monumentos completos, ainda se pode "construir": nada cresce, o resto é feito
refuse-alike-card = { $seat_name } não pode usar esta cópia de { $card_name }: { $other } é igual e vale pelas duas
refuse-no-card-left = { $seat_name } não pode comprar: não há mais cartas de combate
refuse-activated-just-now = { $seat_name } não pode ativar { $monster_name } de novo: o segundo deve ser outro monstro
refuse-monument-can-rise = { $seat_name } não pode deixar os monumentos como estão: algum ainda pode crescer
refuse-all-monuments-complete = { $seat_name } não pode construir um monumento: todos estão completos
event-regenerate = { $prey_name } se regenera: todos os marcadores saem

# Como as partidas acabam.
ending-LOR-1-2 = Grande Jarl
ending-LOR-1-3 = Grande Gothi
ending-LOR-1-4 = Matador
ending-LOR-1-5-6 = Ragnarok

# O que as imagens dizem.
draw-title = Lords of Ragnarok: a ilha e os jogadores
draw-region = território { $number }
draw-population = resistência local { $value }
draw-controlled = controle: { $name }
draw-settlement = cidade
draw-shrine = santuário
draw-temple = santuário com templo
draw-forge = forja com runa: { $rune }
draw-forge-empty = forja vazia ({ $rune })
draw-monument = monumento de { $god } ({ $attribute }), nível { $level }, sacerdotes: { $taken } de { $spaces }
draw-at-yggdrasil = adjacente a Yggdrasil
draw-beside = ao lado de { $names }
draw-armies = exércitos { $values }, total { $total }
draw-army = exército de força { $value } × { $count }
draw-hero = herói
draw-hero-of = herói de { $name }: { $hero }
draw-drakkar = drakkar
draw-drakkars = drakkars: { $names }
draw-coast = territórios adjacentes: { $regions }
draw-ring = controle: { $name }
draw-markers = marcadores: { $names }
draw-covered = 1 runa para { $name }, cujo marcador está em cima
draw-bonus-for = bônus para { $names }
draw-bonus-none = ninguém é aliado
draw-would-give = para { $name } agora: { $gains }
draw-allies = aliados: { $names }
draw-no-allies = ainda sem aliados
draw-build-monument = exige um marcador seu na roda; marcadores e sacerdotes são retirados
draw-phases = fases do turno: { $names }
draw-phase-now = turno de { $name }, fase: { $phase }
draw-phase-prayer = oração
draw-phase-hero = herói
draw-phase-rune = ação de runa
draw-phase-manoeuvres = manobras
draw-phase-special = ação especial
draw-face-down = cumprido, virado para baixo
draw-nearest = mais perto: { $names }, { $best } de { $need }
draw-track = templos na trilha: { $left } de { $spaces }; seleção de bênçãos em { $selections }
draw-ragnarok = Ragnarok: { $down } de { $need } requisitos
draw-last-turns = Ragnarok! Turnos que faltam: { $count }
draw-race = regiões { $lands } de 3, templos { $temples } de { $need }, monstros mortos { $slain } de { $slainneed }, territórios em Yggdrasil: { $ring }
draw-slain-by = morto por { $name }
draw-in-region = no território { $region }
draw-off-board = ainda fora do tabuleiro
draw-open-spaces = espaços de ferimento abertos: { $spaces }
draw-covered-space = coberto
draw-wounds-by = ferimentos de { $names }
draw-artefact-there = artefato: { $artefact }
draw-exhausted = exaurido
draw-injured = { $value } (ferido, ficha em { $token })
draw-priests = sacerdotes na reserva: { $count }, no suprimento: { $supply }
draw-armies-reserve = exércitos na reserva: { $count }
draw-hand-count = cartas de combate: { $count }, limite { $limit }
draw-slain = mortos: { $names }, fichas de matador: { $tokens }
draw-allied-with = aliado a { $names }
draw-controls = controla { $names }
draw-first = teve o primeiro turno
draw-first-to-choose = escolhe herói primeiro
draw-battle = Batalha no território { $region }
draw-attacker = atacante
draw-defender = defensor
draw-passed = passou
draw-army-value = força dos exércitos { $value }
draw-battle-value = valor de batalha { $low }, no máximo { $high }
draw-symbols = símbolos de baixa: { $count }
draw-won = venceu
draw-hunt = Caçada: { $prey }
draw-no-attack = nenhum ataque em jogo
draw-attacks-left = baralho de ataque { $deck }, na mão { $claws }
draw-attack = fúria { $fury }, ponto fraco { $weak }, compra { $draws }
draw-defence = defesa { $value }, com Sabedoria { $reach }
draw-hand = Cartas de combate
draw-claws = Cartas de ataque do monstro
draw-blessings = Bênçãos
draw-artefacts = Artefatos
draw-hero-tile = Herói e origem
draw-choose-tile = Escolha herói e origem
draw-selection = Seleção de bênçãos
draw-chances-how = O que você não vê é distribuído muitas vezes conforme o que você pode saber, e a batalha é jogada pelas regras: os dois lados jogam tudo o que podem. Nove em cada dez vezes a verdade fica dentro dos limites.
draw-hunt-chances-how = O que você não vê é distribuído muitas vezes conforme o que você pode saber, e a caçada é jogada pelas regras: o monstro ataca com qualquer uma de suas cartas, o caçador se defende e golpeia com bom senso. Nove em cada dez vezes a verdade fica dentro dos limites.
draw-wound-spaces = Espaços de ferimento
draw-in-hunt = caçada
draw-in-battle = batalha
draw-value = valor { $value }
draw-god-blessing = bênção de { $god }
draw-artefact = artefato
draw-offered = Agora
draw-supply-title = Suprimento
draw-monsters = Monstros
draw-race-title = Quem está mais perto de vencer
draw-supply = suprimento: { $runes }; baralho de combate { $deck }, descarte { $discard }; bênçãos { $blessings }; eventos { $events }
draw-limit = limite { $limit }
draw-seas = Mares

# Of the web page: there are no points here, the standing is told in regions.
web-scores = Territórios
ui-points = territórios
web-points = { ui-points }
web-result = Até onde cada um chegou
web-course = Territórios ao longo da partida
web-part-count = { $count }

# What a bot weighs, for hints.
term-jarl = regiões no caminho do Jarl
term-jarl-near = poucos territórios faltam para três regiões
term-jarl-next = regiões que os exércitos podem ganhar a seguir
term-gothi = templos no caminho do Gothi
term-gothi-near = poucos templos faltam para a vitória
term-gothi-next = templos ao alcance de um exército
term-shrines = santuários onde cabe um templo
term-slayer = o caminho do Matador: monstros e ferimentos neles
term-trophies = monstros mortos
term-boss = preparo para enfrentar Loki
term-boss-here = o herói está diante de Loki
term-best-road = o melhor caminho para a vitória
term-ring = territórios junto a Yggdrasil
term-ring-lead = a vantagem em Yggdrasil com o Ragnarok próximo
term-ragnarok = o Ragnarok seria vencido agora
term-regions = territórios
term-marked-regions = cidades, santuários e forjas
term-monuments = territórios com monumentos
term-danger = territórios em perigo
term-temples-in-danger = templos em perigo
term-armies = exércitos no tabuleiro
term-army-values = a força dos exércitos
term-ready-armies = exércitos que podem tomar um território a seguir
term-nearly-ready = exércitos a que falta 1 para tomar um território
term-footholds = exércitos em territórios neutros
term-authority = Autoridade
term-strength = Força
term-wisdom = Sabedoria
term-injuries = ferimentos
term-runes = runas
term-rune-kinds = runas diferentes
term-cards = cartas de combate
term-priests = sacerdotes
term-alliances = alianças com reinos
term-blessings = bênçãos
term-artefacts = artefatos
term-tamed = monstros controlados
term-spent-actions = marcadores na roda de ações
term-prey-here = presa onde está o herói
term-hero-here = runas e alianças onde está o herói
term-usurp-here = um território que o herói pode usurpar
term-hero-away = o caminho do herói até a presa
term-battle = a batalha, pela chance de vencê-la
term-hunt = a caçada, pelas cartas para ela
term-turn-order = o próximo turno vem logo
# O que há na caixa, para ler.
kind-combat-cards = Cartas de combate
kind-attack-cards = Cartas de ataque
kind-blessing-cards = Bênçãos
kind-artefact-cards = Artefatos
kind-hero-cards = Heróis
kind-origin-cards = Origens
kind-events = Eventos
kind-monsters = Monstros e Loki
kind-gods = Divindades e monumentos
kind-realms = Reinos
kind-actions = Ações especiais
kind-attributes = Atributos
draw-about-authority = A força de um exército ao ser recrutado.
draw-about-strength = Tantas cartas de combate você compra no início de uma caçada; e ela deve bastar para usurpar um território.
draw-about-wisdom = O limite das suas runas e das suas cartas de combate; também acha o ponto fraco nas caçadas.
kind-conditions = Requisitos de Ragnarok
kind-tracks = Trilhas de templos
kind-tokens = Runas, fichas e dado
kind-boards = A ilha
draw-copies = cópias na caixa: { $count }
draw-no-text = Só o seu valor conta.
draw-blocked = um escudo o bloqueia
draw-not-blocked = nenhum escudo o bloqueia
draw-artefact-of =
    { $is ->
        [god] artefato de { $owner }
       *[monster] guardado por { $owner }
    }
draw-event =
    Coloque um monstro de { $place_name } no território { $region }. Ative os monstros de { $first_name }, depois os de { $second_name }{ $boss ->
        [0] .
       *[other] , depois Loki.
    }
draw-rune = runa: { $rune_name }
draw-territory-attack = Ataque a território: { $text }
draw-special-attack = Ataque especial: { $text }
draw-priest-spaces = espaços para sacerdotes: { $count }
draw-realm-action = sua ação especial: { $action_name }
draw-for-players = para { $players } jogadores
draw-temple-track = Trilha de templos
draw-track-side = lado { $side }
draw-track-text = Lugar para { $spaces } templos. Uma seleção de bênçãos segue quando estes são construídos: { $selections }.
draw-rune-text = Paga ações de runa; a do tipo que a cartela ou o reino mostra, para controlar, ativar ou aliar-se.
draw-forges = fichas de forja: { $count }
draw-piece-army = Exército
draw-piece-priest = Sacerdote
draw-piece-ring = Anel
draw-piece-temple = Templo
draw-piece-slayer-token = Ficha de matador
draw-text-army = Cada jogador tem 6, de força 1 a 6. Abaixo de 1, volta à reserva.
draw-text-priest = Cada jogador tem 4. Enviado a um monumento, aumenta um atributo e traz o bônus da divindade.
draw-text-ring = Cada jogador tem 2: um monstro com anel é controlado por seu dono.
draw-text-temple = Há 7. Constrói-se num santuário próprio, na ordem da trilha.
draw-text-slayer-token = Há 6. Quem tem 4 marcadores num monstro morto por outro recebe uma; conta como monstro morto.
draw-die-text = Diz o que faz um monstro ativado. Faces: { $faces }.
draw-island =
    { $size ->
        [small] A ilha, lado para 2 jogadores
       *[large] A ilha, lado para 3 ou 4 jogadores
    }
draw-forge-here = forja
draw-not-played = Não se usa nesta mesa.
draw-in-supply = no suprimento: { $count }
draw-action-monsters = Ative 1 ou 2 monstros seus ou neutros; ou cace um monstro ou Loki no território do seu herói.
draw-action-usurp = Tome o controle do território do seu herói, se a sua Força bastar; os exércitos dali recuam. Depois pode recrutar ali.
draw-action-prepare = Duas vezes, também a mesma: cure 1 ferimento, compre 1 carta de combate, ganhe 1 runa ou +1 a um exército numa cidade.
draw-action-mobilise = Ative quantos exércitos seus quiser, um após o outro.
draw-action-reinforce = Recrute 1 exército, de força igual à sua Autoridade.
draw-action-build-temple = Construa um templo num santuário seu e ganhe 1 sacerdote; pode trazer uma seleção de bênçãos.
draw-action-build-monument = Precisa de um marcador seu na roda. Um monumento sobe, marcadores e sacerdotes voltam, você ganha de templos e forjas, depois um evento.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Ficar com
short-keep = { $card_name }
verb-start-in = Começar
short-start-in = território { $region }
verb-send-priest = Enviar um sacerdote
short-send-priest = { $god_name }
verb-forge = Pegar a runa de uma forja
short-forge = território { $region }
verb-move-hero = Mover o herói
short-move-hero = território { $region }
verb-place-hero = Colocar o herói
short-place-hero = território { $region }
verb-move-drakkar = Navegar
short-move-drakkar = { $sea_name }
verb-place-drakkar = Colocar o drakkar
short-place-drakkar = { $sea_name }
verb-heal-attribute = Curar
short-heal-attribute = { $attribute_name }
verb-injure-attribute = Ferir
short-injure-attribute = { $attribute_name }
verb-raise-attribute = Aumentar
short-raise-attribute = { $attribute_name }
verb-weaken-attribute = Reduzir
short-weaken-attribute = { $attribute_name }
verb-use = Usar
short-use = { $card_name }
verb-ally = Fazer aliança
short-ally = { $realm_name }
verb-take-bonus = Receber o bônus
short-take-bonus = { $realm_name }
verb-place-army = Colocar
with-place-army = o exército de força { $value } de { $owner_name } do território { $origin }
short-place-army = território { $region }
verb-move-army = Mover
with-move-army = o exército de força { $value } do território { $origin }
short-move-army = território { $region }
verb-strengthen = Fortalecer um exército
short-strengthen = força { $value }, território { $region }
verb-grow-army = { verb-strengthen }
short-grow-army = força { $value }, território { $region }
verb-lower = Enfraquecer um exército
verb-suffer = Sofrer uma perda
short-lower = { $owner_name }: força { $value }, território { $region }
verb-recruit-in = Recrutar
short-recruit-in = território { $region }
verb-retreat-to = Recuar
short-retreat-to = território { $region }
verb-gain-rune = Ganhar uma runa
short-gain-rune = { $rune_name }
verb-discard-rune = Descartar uma runa
short-discard-rune = { $rune_name }
verb-pay-runes = Pagar
short-pay-runes = { $runes_name }
verb-swap-rune = Trocar
with-swap-rune = { $given_name }
short-swap-rune = por { $rune_name }
verb-discard-card = Descartar uma carta
short-discard-card = { $card_name }
verb-draw = Comprar cartas
verb-activate = Ativar
short-activate = { $prey_name }
verb-tame = Controlar
short-tame = { $monster_name }
verb-release = Soltar
short-release = { $monster_name }
verb-move-monster = { verb-move-army }
with-move-monster = { monster-object }
short-move-monster = território { $region }
verb-attack-with = Ataque a território
short-attack-with = { $monster_name }
verb-place-boss = Colocar Loki
short-place-boss = território { $region }
verb-act = Ação especial
short-act = { $action_name }
verb-build-monument = Construir monumento
short-build-monument = { $god_name }
verb-build-nothing = { verb-build-monument }
verb-build-temple-in = Construir um templo
short-build-temple-in = território { $region }
verb-take-blessing = Pegar uma bênção
short-take-blessing = { $card_name }
verb-hunt = Caçar
short-hunt = { $prey_name }
verb-play-attack = Atacar com
short-play-attack = { $card_name }
verb-defend-with = Defender com
short-defend-with = { $card_name }
verb-strike = Ferir
with-strike = com { $card_name }
short-strike = { $kind_name }
verb-strike-twice = { verb-strike }
with-strike-twice = com { $first_name } e { $second_name }
short-strike-twice = { $kind_name }
verb-uncover = Retirar um marcador
short-uncover = { $kind_name }
verb-pay-with-cards = Descartar as cartas
verb-cover = { verb-strike }
with-cover = { prey-object }
short-cover = { $kind_name }
verb-injure-hero = Ferir um herói
short-injure-hero = { $victim_name }
verb-fight-in = Lutar
short-fight-in = território { $region }
verb-play-card = Jogar
short-play-card = { $card_name }
short-pass = Passar
short-defend-no-more = Defesa encerrada
cost-rune = { $rune_name }
cost-runes =
    { $count ->
        [one] { $count } runa qualquer
       *[other] { $count } runas diferentes
    }
cost-priest = 1 sacerdote
cost-losses =
    { $count ->
        [one] { $count } baixa
       *[other] { $count } baixas
    }
cost-covered = { $rival_name } ganha uma runa
gain-rune = + { $rune_name }
gain-runes =
    { $count ->
        [one] +{ $count } runa
       *[other] +{ $count } runas
    }
gain-cards =
    { $count ->
        [one] +{ $count } carta de combate
       *[other] +{ $count } cartas de combate
    }
gain-priests =
    { $count ->
        [one] +{ $count } sacerdote
       *[other] +{ $count } sacerdotes
    }
gain-attribute = { $attribute_name } { $was } → { $new }
gain-value = { $was } → { $new }
gain-army = exército de força { $value }
gain-strength = +{ $count }
gain-battle = batalha: { $rival_name }, { $own } contra { $other }
gain-control = controle do território
gain-monument = nível { $was } → { $new }
gain-blessings = depois todos escolhem bênçãos
gain-armies-by-level = exércitos +{ $level } ao todo
gain-cards-by-level = cartas de combate +{ $level }
gain-runes-by-level = runas +{ $level }
gain-losses-by-level = perdas de cada rival: { $level }
gain-more = o bônus do nível { $level }
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
        [one] ativar 1 monstro
       *[other] ativar até { $count } monstros
    }
gain-hunt = caçar { $prey_name }, ou ativar monstros: { $count }
gain-usurp = território { $region }, força { $own } contra { $other }; lá um exército de força { $value }
gain-prepare = duas vezes: curar, comprar uma carta, ganhar uma runa, +1 a um exército em uma cidade
gain-mobilise =
    { $count ->
        [one] mover ou fortalecer 1 exército
       *[other] mover ou fortalecer até { $count } exércitos
    }
gain-reinforce =
    { $count ->
        [1] um exército de força { $value } em um território
       *[other] um exército de força { $value } em um de { $count } territórios
    }
gain-temple = um templo no território { $regions }, +1 sacerdote
gain-temples = um templo em um dos territórios { $regions }, +1 sacerdote

# Como se conta.
story-start = Preparativos
story-battle = Batalha
story-hunt = Caçada
story-ragnarok = Ragnarok
story-LOR-8-1 = Oração
story-LOR-8-2 = O herói
story-LOR-8-3 = Runas
story-LOR-8-4 = Manobras
story-LOR-8-5 = Ação especial
story-round = Rodada { $round }

# Ao lado de um tabuleiro de verdade: quem guarda o quê, e o que se pergunta a quem conta.
keep-set-up = o que a preparação tira: fichas de forja, cartelas, heróis, origens
keep-events = o baralho de eventos
keep-monster-die = o dado de monstro
keep-attacks = as cartas de ataque dos monstros
keep-blessings = as bênçãos
keep-combat = as cartas de combate dos jogadores
prompt-board-laid = Conte o tabuleiro como está à sua frente e comece.
option-begin = começar: o tabuleiro está contado
do-forge-token = Ponha a ficha de forja de { $rune_name } na forja do território { $region }
do-upper-board = Ponha a cartela de { $monster_name } por cima da do outro monstro com a mesma runa
prompt-chance-forge-token =
    { $region ->
        [none] Tire mais uma ficha de forja: que runa ela mostra?
       *[other] Ponha uma ficha de forja no território { $region }: que runa ela mostra?
    }
prompt-chance-upper-board = Dos dois monstros de { $rune_name }: qual cartela fica em cima?
prompt-chance-first-to-choose = Quem escolhe herói primeiro?
prompt-chance-event-deck = Compre uma carta de evento: qual é?
prompt-chance-monster-die = Role o dado de monstro para { $monster_name }: o que ele mostra?
prompt-chance-attack-deck = Compre uma carta de ataque para o monstro: qual é?
prompt-chance-claws = Tire ao acaso uma das cartas de ataque do monstro: qual é?
prompt-chance-blessing-deck = Compre uma bênção: qual é?
prompt-chance-combat-deck = Compre uma carta de combate: qual é?
gain-event = { draw-event }
gain-places-boss = Loki no território { $region }
gain-places-monster = um monstro de { $place_name } no território { $region }

# O que se conta de um tabuleiro de verdade: lugares, grupos, coisas; e o que se pode pedir.
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
       *[other] território { $thing }
    }
place-piece =
    { $thing ->
        [monument-odin] monumento de Odin
        [monument-thor] monumento de Thor
        [monument-freya] monumento de Freya
        [monument-hel] monumento de Hel
        [monument-heimdall] monumento de Heimdall
        [action-monsters] { name-monsters } na roda
        [action-usurp] { name-usurp } na roda
        [action-prepare] { name-prepare } na roda
        [action-mobilise] { name-mobilise } na roda
        [action-reinforce] { name-reinforce } na roda
        [action-build-temple] { name-build-temple } na roda
       *[other] { $thing_name }
    }
place-seat = { $thing_name }
place-board = a cartela de { $thing_name }
place-table = a mesa
group-control = controle
group-armies = exércitos
group-heroes = heróis
group-tiles = herói e origem
group-monsters = monstros
group-wounds = ferimentos dos monstros
group-temples = templos
group-forges = forjas
group-drakkars = drakkars
group-realms = alianças
group-monuments = monumentos
group-wheel = a roda
group-attributes = atributos
group-runes = runas
group-priests = sacerdotes
group-cards = cartas
group-conditions = requisitos de Ragnarok
field-control = controle
field-armies = exércitos de { $of_name }
field-heroes = heróis
field-monsters = monstros
field-temple = templo
field-forge = runa na forja
field-token = ficha de forja
field-drakkars = drakkars
field-allies = aliados
field-level = nível
field-sent = sacerdotes de { $of_name }
field-markers = marcadores, o de cima por último
field-attribute = { $of_name }
field-injured = ferimentos
field-runes = runas de { $of_name }
field-priests = sacerdotes na reserva
field-cards = quantas cartas de combate
field-hand = cartas de combate na mão
field-blessings = bênçãos
field-artefacts = artefatos
field-exhausted = artefatos exauridos
field-slayer-tokens = fichas de matador
field-hero = herói
field-origin = origem
field-ring = controlado por
field-slain = morto por
field-upper = cartela de cima do par
field-wound = espaço de ferimento { $of }
field-conditions = requisitos virados
field-pile = { $of_name }
call-event = compra-se uma carta de evento
call-selection = escolhem-se bênçãos
call-monument = constrói-se um monumento
call-hunt = joga-se aqui uma caçada
call-slay-boss = Loki foi morto
call-monster-die = rola-se o dado por um monstro neutro
fault-too-many-armies = { $seat_name } tem mais de { $most } exércitos
fault-named-twice = { $thing_name } aparece duas vezes
fault-no-cards-left = { $seat_name } tem { $count } cartas de combate: o baralho não tem mais

# O que é impossível num tabuleiro que foi contado.
fault-army-value = um exército de { $seat_name } não pode ter força { $value }
fault-armies-of-three = há exércitos de três jogadores no território { $region }
fault-temple-of-nobody = o território { $region } tem um templo, logo alguém o controla
fault-too-many-temples = há só { $most } templos
fault-too-many-runes = há só { $most } runas de { $rune_name }
fault-artefact-of-another = { $seat_name } controla o território do monumento, logo tem { $card_name }
fault-too-many-sent = no máximo { $most } sacerdotes ficam no monumento: { $god_name }
fault-too-many-priests = { $seat_name } tem mais de { $most } sacerdotes, com os dos monumentos
fault-runes-above-wisdom = { $seat_name } pode ter { $most } runas, tantas quanto a Sabedoria
fault-cards-above-wisdom = { $seat_name } pode ter { $most } cartas de combate, tantas quanto a Sabedoria
fault-too-many-slayer-tokens = há só { $most } fichas de matador
fault-too-many-rings = { $seat_name } controla mais de { $most } monstros
fault-monster-away = { $monster_name } não está no tabuleiro, logo ninguém controla nem fere
fault-slain-on-board = { $monster_name } foi morto, logo não está no tabuleiro
fault-no-open-space = { $monster_name } não tem espaço de ferimento livre, logo foi morto
fault-has-won = { $seat_name } já venceu: termine o turno
fault-forges-laid = cada forja tem uma ficha, e nenhuma runa aparece mais de duas vezes
fault-hero-and-origin = { $seat_name } tem um herói e uma origem
fault-hero-away = o herói de { $seat_name } está em algum território
fault-cards-before-hero = { $seat_name } não tem carta de combate antes de escolher um herói
fault-pieces-before-hero = { $seat_name } não tem nada no tabuleiro antes de escolher um herói
fault-boss-away = Loki está em algum território
fault-monster-underway = { $monster_name } é caçado ou age agora: só sai do tabuleiro quando isso terminar
fault-army-underway = algo acontece agora com este exército de { $seat_name }: tire-o quando isso terminar

# O que há de errado no que foi digitado ou enviado.
fault-forges-named = forges: para este tabuleiro diga { $count } runas, cada tipo ao menos uma vez e no máximo duas, não “{ $told }”

# Respostas fixas
standing-not-this-turn = não perguntar por { $card_name } até o fim do turno

# Para onde um bot se inclina, ao lado do nome.
leaning-jarl = rumo ao Jarl
leaning-gothi = rumo ao Gothi
leaning-slayer = rumo ao Matador
leaning-ragnarok = rumo ao Ragnarok

### My box

## My box: kinds

kind-combat-card = Cartas de combate
kind-attacks-attack = Cartas de ataque
kind-blessings-blessing = Bênçãos
kind-events-event = Eventos
kind-heroes-hero = Heróis
kind-heroes-origin = Origens
kind-artefacts-artefact = Artefatos
kind-monsters-monster = Cartelas dos monstros
kind-monsters-boss = Cartela de Loki
kind-monsters-sea-monster = Monstros marinhos
kind-gods-god = Divindades e monumentos
kind-realms-realm = Reinos
kind-conditions-condition = Requisitos de Ragnarok
kind-tracks-track = Trilhas de templos
kind-box-rune = Runas e fichas de forja
kind-box-face = Dado de monstro
kind-box-piece = Peças de um jogador
kind-box-deck = Tamanhos dos baralhos
kind-box-weapon = Cartas de combate por arma
kind-board-small-region = Territórios, lado para 2
kind-board-large-region = Territórios, lado para 3 e 4
kind-board-small-sea = Mares, lado para 2
kind-board-large-sea = Mares, lado para 3 e 4
kind-board-small-realm = Reinos no mapa, lado para 2
kind-board-large-realm = Reinos no mapa, lado para 3 e 4
kind-board-small-tree = Yggdrasil, lado para 2
kind-board-large-tree = Yggdrasil, lado para 3 e 4

## My box: fields

entry-weapon = Arma
entry-value = Valor
entry-casualties = Símbolos de baixa
entry-copies = Cópias na caixa
entry-fury = Fúria
entry-weak-point = Ponto fraco
entry-draws = Cartas que o monstro compra
entry-shield = Um escudo a bloqueia
entry-god = Divindade
entry-region = Território
entry-place = Coloca um monstro da runa
entry-activate = Ativa monstros da runa
entry-boss = Loki também
entry-first = Do primeiro jogador
entry-rune = Runa
entry-spaces = Espaços
entry-artefact = Artefato
entry-bars-armies = Exércitos não entram ali
entry-attribute = Atributo
entry-action = Ação especial
entry-players = Jogadores
entry-players-2 = 2
entry-players-3-4 = 3 e 4
entry-selections = Seleções de bênçãos em
entry-tokens = Fichas
entry-forges = Fichas de forja
entry-count = Número
entry-population = Resistência local
entry-land = Região
entry-settlement = Cidade
entry-shrine = Santuário
entry-forge = Forja
entry-monument = Monumento
entry-adjacent = Faz fronteira com
entry-seas = Mares
entry-realms = Reinos
entry-yggdrasil = Junto a Yggdrasil
entry-amount = Quanto
entry-armies = Exércitos
entry-attacks = Ataques
entry-cards = Cartas
entry-fewer = A menos
entry-in-battle = Em batalha
entry-injuries = Ferimentos
entry-level = Nível
entry-runes = Runas

## My box: faults

fault-attack = fúria e ponto fraco de 0 a 20, cartas de 1 a 5
fault-event-regions = cada território de 1 a 21 tem um evento
fault-two-of-rune = deve haver dois monstros com { $rune_name } (LOR-7.5.1)
fault-space-weapons = “{ $space }” não mostra { $weapons } armas (LOR-9.10)
fault-space-bare = algum espaço deve ficar sem recompensa (LOR-9.14)
fault-god-attributes = cada atributo tem uma divindade (LOR-2.4)
fault-artefact-kept = { $artefact_name } já é de outro
fault-artefact-of-nobody = não é de nenhuma divindade nem monstro (LOR-11.1)
fault-first-origin = uma origem é do primeiro jogador, agora há { $found } (LOR-7.10.1)
fault-for-players = é para { $players } jogadores
fault-condition-empty = deve dizer quando se cumpre
fault-realm-action = sua ação é { $action_name } (LOR-7.1.3)
fault-pieces = as peças de um jogador são tantas quantas no livro de regras
fault-rune-tokens = há 36 runas, ao menos 3 de cada tipo
fault-forge-tokens-each = há duas fichas de forja de cada runa
fault-die-faces = o dado tem 6 faces
fault-selections = as seleções devem ser espaços da trilha
fault-region-symbol = um território tem ao menos um símbolo (LOR-2.3)
fault-land-size = { $land }: uma região tem 3 ou 4 territórios, não { $found } (LOR-2.2)
fault-forges = deve haver { $wanted } forjas, agora há { $found } (LOR-7.3)
fault-monuments = cada divindade tem um monumento (LOR-2.4)
fault-not-reached = todo território deve ser alcançado por fronteiras
fault-one-way = { $other } também deve fazer fronteira com ele
fault-outline = um contorno tem de 3 a 40 cantos

## My box: moments

moment-activated = Ao ser ativado
moment-allied = Alianças
moment-any-weapon = Na caçada
moment-army-destroyed = Quando um exército seu seria destruído
moment-army-lost = Quando um exército seu é destruído
moment-attack = Quando ataca
moment-battle = Em batalha
moment-battle-begins = Quando sua batalha começa
moment-battle-decided = Quando a batalha se decide
moment-battle-value = Valor em batalha
moment-battle-won = Quando você vence uma batalha
moment-before-hunt = Antes da sua caçada
moment-block = Quando bloqueia
moment-card-limit = Limite da mão
moment-card-value = Valores das suas cartas de combate
moment-chosen = Ao ser escolhida
moment-control-taken = Quando você toma um território
moment-forge-afar = Forjas
moment-fulfilled = Cumprida
moment-gained = Ao ser ganha
moment-god-bonus = Por um sacerdote
moment-grow-anywhere = Fortalecer exércitos em qualquer lugar
moment-hero-moved = Quando seu herói se moveu
moment-hero-phase = Na sua fase de herói
moment-hero-returns = O herói fica no território
moment-hero-steps = Passos do seu herói
moment-hunt = Na caçada
moment-hunt-after = Depois da carta do monstro
moment-hunt-begins = No início da sua caçada
moment-hunt-cards = Cartas compradas para a caçada
moment-hunt-ended = No fim da sua caçada
moment-injured = Quando seu herói é ferido
moment-injury = Em vez de um ferimento
moment-loss-for-losing = Baixa por batalha perdida
moment-manoeuvres-phase = Nas suas manobras
moment-mobilise-twice = Marchar: um exército duas vezes
moment-monument-built = Quando um monumento é construído
moment-more-rune-actions = Segunda ação de runa
moment-other-bonus = Bônus de outro reino
moment-own-value = Seu próprio valor
moment-prayer-phase = Na sua fase de oração
moment-prepared = Ao preparar
moment-priest-sent = Ao enviar um sacerdote
moment-realm-bonus = Bônus de reino
moment-recruit-anywhere = Recrutar em qualquer lugar
moment-reinforced = Na ação Recrutar
moment-rune-action = Como ação de runa
moment-rune-actions = Ações de runa no turno
moment-rune-phase = Na sua fase de runa
moment-special-attack = Ataque especial
moment-special-phase = Na sua fase especial
moment-symbols = Símbolos de baixa
moment-temple-priests = Sacerdotes por templo
moment-territory-attack = Ataque a território
moment-usurp-barred = Seus territórios não podem ser usurpados
moment-usurp-strength = Força para usurpar
moment-values-counted = Quando se contam os valores da batalha

## My box: effects

effect-add-to-value = +{ $amount } ao seu valor na batalha
effect-ally-beside-hero-or-rune = alie-se a um reino ao lado do herói, ou 1 runa se não houver
effect-attackers-in-land = +1 por exército seu, ao atacar na região do herói
effect-beast-tamer = 1 runa qualquer: controle um monstro neutro no território do herói ou ao lado
effect-bite-each-army = cada exército do perdedor sofre mais 1 baixa
effect-bring-army = mova um exército seu de um território adjacente para a batalha
effect-calm-next-attack = a próxima carta de ataque tem menos fúria: { $amount }
effect-card-for-wound = pode descartar 1 carta de combate para cobrir um espaço livre; não de Loki
effect-carry-army-off = coloque um exército dali num território adjacente sem exércitos de outros e sem Loki
effect-discard-half = descarte metade das cartas de combate, arredondando para cima
effect-discard-to-wisdom = descarte até ficar com tantas cartas de combate quanta a sua Sabedoria
effect-draw-by-level = cartas de combate pelo nível do monumento
effect-draw-cards = compre cartas de combate: { $count }
effect-draw-combat-card = compre 1 carta de combate
effect-draw-for-injury = compre 1 carta de combate
effect-draw-for-injury-in-hunt = numa caçada, compre 1 carta de combate
effect-draw-for-preparing = compre mais cartas de combate: { $count }
effect-drive-monster = pode mover um monstro dali a um território vizinho; Pisada se quiser
effect-drive-out = todos os exércitos no território dele recuam
effect-fail-hunt = a caçada termina na hora, em fracasso
effect-first-card-plus = sua primeira carta em cada batalha vale mais: { $amount }
effect-fly-anywhere = coloque seu herói em qualquer território ou seu drakkar em qualquer mar
effect-gain-a-rune = ganhe 1 runa à escolha
effect-gain-priest-for-hunt = ganhe 1 sacerdote
effect-gain-priest-for-victory = ganhe 1 sacerdote
effect-gain-priests = ganhe sacerdotes: { $count }
effect-gain-rune = ganhe 1 runa à escolha
effect-gain-runes = ganhe runas à escolha: { $count }
effect-gnaw-army = reduza em 2 um exército no território dele ou adjacente
effect-guest-of-realms = 1 runa qualquer: alie-se a um reino ao lado do herói
effect-hand-anew = embaralhe a mão e compre tantas cartas menos { $fewer }
effect-heal-for-monument = cure 1 ferimento
effect-heal-wound = retire um marcador que pôs nesta caçada; senão 1 ferimento
effect-ignored-once-a-hunt = uma vez por caçada, ignore
effect-injure = ferimentos: { $count }
effect-injure-heroes = 1 ferimento a cada herói no território dele
effect-injuries-or-cards = ferimentos: { $injuries }; descarte { $cards } cartas de combate para sofrer só { $fewer }
effect-injury-for-cards = pode sofrer 1 ferimento para comprar cartas de combate: { $count }
effect-lands-controlled = um jogador controla regiões: { $count }
effect-lead-monster = mova um monstro, não Loki, a um território adjacente; você decide a Pisada
effect-look-at-claws = veja a mão do monstro e escolha a próxima carta que ele joga
effect-lose-cards = descarte cartas de combate: { $count }
effect-lose-random-cards = descarte cartas de combate ao acaso: { $count }
effect-lower-each-army = reduza em 1 cada exército no território dele
effect-lower-enemy-army = reduza em 1 um exército inimigo nesta batalha
effect-may-be-injured = pode sofrer 1 ferimento
effect-may-be-injured-in-land = na região do herói, pode sofrer 1 ferimento
effect-may-draw-for-hunt = pode comprar cartas de combate: { $count }
effect-monument-at-level = um monumento está no nível { $level }
effect-more-attacks = o monstro compra cartas de ataque: { $count }
effect-more-losses-if-won = se vencer, o perdedor distribui mais 1 baixa
effect-mute-next-card = a próxima carta do rival fica sem efeito de batalha
effect-none-for-owner = nenhum para você
effect-none-on-first-card = nenhum na sua primeira carta em cada batalha
effect-opponent-discards = o rival descarta 1 carta de combate ao acaso
effect-others-suffer-by-level = cada rival perde algo, tantas vezes quantos os níveis do monumento
effect-place-boss-elsewhere = coloque-o em qualquer outro território
effect-place-hero-or-heal = coloque seu herói em qualquer território, ou cure 1 ferimento
effect-plus-as-attacker = +{ $amount } se você ataca
effect-plus-as-defender = +{ $amount } se você defende
effect-plus-beside-hero = +{ $amount } se seu herói está no território da batalha
effect-plus-for-each-army = +{ $amount } por exército seu nesta batalha
effect-plus-for-owner = +{ $amount } para você
effect-plus-if-first = +{ $amount } se é a primeira carta que você joga nesta batalha
effect-plus-where-hero-is = +{ $amount } no território do seu herói
effect-raise-attribute = +1 de { $attribute_name }
effect-ramparts = +{ $amount } ao defender; +{ $settlement } num território com cidade
effect-realms-allied = um jogador tem reinos aliados: { $count }
effect-realms-beside-hero = reinos ao lado do seu herói contam como aliados
effect-recruit-one-anywhere = recrute um exército de força 1 em qualquer território seu
effect-recruit-value-one = recrute também um exército de força 1 num território seu
effect-rune-at-level-zero = no nível 0, ganhe 1 runa à escolha
effect-rune-for-army = ganhe 1 runa à escolha
effect-rune-for-settlement = na região do herói, com cidade e sem batalha: 1 runa
effect-runes-by-level = runas pelo nível do monumento
effect-runes-or-injuries = descarte runas: { $count }; 1 ferimento por cada uma que não descartar
effect-runic-muster = runas diferentes: { $runes }; recrute 1 exército
effect-sail-one-sea = além da sua escolha, mova seu drakkar 1 mar
effect-sail-or-place-army = mova seu drakkar até 3 mares, ou coloque um exército seu em qualquer território seu
effect-second-space = pode cobrir dois espaços livres desta arma em vez de um
effect-slain-monsters = um jogador matou monstros: { $count }; fichas de matador contam
effect-spare-symbol = ignore 1 símbolo de baixa seu
effect-special-attack = o ataque especial da cartela do monstro
effect-stagger-monster = no fim da próxima rodada, o monstro compra 1 carta a menos, mas ao menos 1
effect-stays-with-one = ele fica com força 1
effect-strengthen-a-fighter = na região do herói, +1 a um exército que lutou
effect-strengthen-armies = +1 aos seus exércitos, ao todo: { $count }
effect-strengthen-army = +1 a um exército seu
effect-strengthen-by-level = força dos exércitos pelo nível do monumento
effect-swallow-runes = a runa da forja dali vai ao suprimento; quem tem herói ou exército ali descarta 1 runa
effect-swap-rune = uma vez, troque 1 runa por outra de outro tipo
effect-temples-controlled = um jogador controla territórios com templos: { $count }
effect-temples-of-owner = onde há um templo seu
effect-trophies = +1 por monstro morto e por ficha de matador que você tem
effect-weaken-highest = reduza seu maior atributo em 1, não abaixo de 2
effect-wolf-pack = +{ $amount } ao atacar com { $armies } ou mais exércitos
effect-wound-or-injure = 1 ferimento a um monstro qualquer ou ao herói de outro jogador
effect-yes = sim
effect-yes-for-owner = sim, para você
