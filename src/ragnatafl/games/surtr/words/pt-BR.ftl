# Seguidores de Surtr, em português do Brasil: o que se diz além de Lords of Ragnarok, ou de outro modo. «Jogadores» são pessoas.

game-title = Seguidores de Surtr
game-about =
    Lords of Ragnarok a sós, ou com amigos, contra Seguidores de Surtr, que jogam por regras e dados. Eles invadem, constroem
    e caçam como você, e atrás deles se espalha a desolação. Vença primeiro, ou domine o centro quando vier o Ragnarok.

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
        [SOLO-7-5] Pisada de um monstro
        [SOLO-7-5-1] ataque a território
        [SOLO-9-7] baixas da batalha
        [SOLO-12-6-2] Seguidor contra Seguidor
        [SOLO-15-1] { name-scorched-earth }
       *[other] baixa
    }

# Que ação especial um Seguidor considera, e que runas ganha; outras frases o inserem.
action-role =
    { $rule ->
        [SOLO-5-5-1-1] A ação da carta escolhida, { $action_name },
        [SOLO-5-5-1-2] A ação prioritária, { $action_name },
        [ANY] A ação { $action_name }
       *[other] A ação de reserva, { $action_name },
    }
runes-gained =
    { $lost ->
        [0]
            { $count ->
                [one] { $seat_name } ganha { $count } runa e tem { $runes }
               *[other] { $seat_name } ganha { $count } runas e tem { $runes }
            }
       *[other]
            { $count ->
                [0] { $seat_name } tem 6 runas, o máximo: não ganha nenhuma
                [one] { $seat_name } ganha { $count } runa e tem { $runes }; o que passa de 6 se perde
               *[other] { $seat_name } ganha { $count } runas e tem { $runes }; o que passa de 6 se perde
            }
    }

# O que o acaso tira, e onde ficam as cartas.
name-surtr-die = o dado de Surtr
name-corrupted-hero = o herói corrompido
name-basic-set = o conjunto de cartas básicas
name-a = conjunto A
name-b = conjunto B
name-c = conjunto C
name-pile = a pilha de uma carta ao acaso
name-action-deck = o baralho de ações
name-row = a fileira de ações
name-battle-deck = o baralho de batalha
name-jarl-stack = as cartas de Jarl
name-gothi-stack = as cartas de Gothi
name-slayer-stack = as cartas de Matador

# Ações de runa dos Seguidores.
name-control-monster = controlar um monstro
name-ally = aliança com um reino
name-strengthen-army = fortalecer um exército
name-activate-monster = ativar um monstro
name-draw-combat = comprar cartas de combate
name-raise-attribute = aumentar um atributo
name-recruit = recrutar um exército

# Heróis corrompidos, e a vantagem com que cada um começa.
name-sixth = o sexto herói

# Cartas de ação: básicas, dos heróis, avançadas; e o bônus de cada uma.
name-basic-a1 = Básica A1
name-basic-a2 = Básica A2
name-basic-a3 = Básica A3
name-basic-a4 = Básica A4
name-basic-a5 = Básica A5
name-basic-a6 = Básica A6
name-basic-b1 = Básica B1
name-basic-b2 = Básica B2
name-basic-b3 = Básica B3
name-basic-b4 = Básica B4
name-basic-b5 = Básica B5
name-basic-b6 = Básica B6
name-basic-c1 = Básica C1
name-basic-c2 = Básica C2
name-basic-c3 = Básica C3
name-basic-c4 = Básica C4
name-basic-c5 = Básica C5
name-basic-c6 = Básica C6
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
name-sixth-1 = Sexto herói 1
name-sixth-2 = Sexto herói 2
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
name-slayer-1 = Matador 1
name-slayer-2 = Matador 2
name-slayer-3 = Matador 3
name-slayer-4 = Matador 4
name-slayer-5 = Matador 5
name-slayer-6 = Matador 6
name-slayer-7 = Matador 7
name-slayer-8 = Matador 8
name-slayer-9 = Matador 9
text-army-up = +{ $count } ao seu exército de fronteira
text-draw-cards-times =
    { $count ->
        [one] { $count } carta de combate
       *[other] { $count } cartas de combate
    }
text-take-runes-times =
    { $count ->
        [one] { $count } runa
       *[other] { $count } runas
    }
text-take-priests =
    { $count ->
        [one] { $count } sacerdote
       *[other] { $count } sacerdotes
    }
text-raise-by-rule =
    { $count ->
        [one] +{ $count } a um atributo
       *[other] { $count } vezes +1 a um atributo
    }
text-tuck-blessings =
    { $count ->
        [one] guarda uma bênção ao acaso
       *[other] guarda { $count } bênçãos ao acaso
    }
text-won-battle-this-turn = Se venceu uma batalha neste turno: { $bonus }
text-gained-region-this-turn = Se ganhou um território neste turno: { $bonus }
text-hero-beside-allied-realm = Se o território do seu herói faz fronteira com um reino aliado: { $bonus }
text-hero-on-shrine = Se há um santuário no território do seu herói: { $bonus }
text-hero-beside-monster = Se há um monstro ou Loki no território do seu herói ou ao lado: { $bonus }
text-per-settlement = Por cidade que controla: { $bonus }
text-per-forge = Por forja que controla: { $bonus }
text-controls-open-shrine = Se controla um santuário sem templo: { $bonus }
text-controls-monument = Se controla o território de um monumento: { $bonus }
text-more-regions-than-each-human = Se controla mais territórios que cada pessoa: { $bonus }
text-temples-at-least-each-human = Se controla um templo, e nenhuma pessoa controla mais: { $bonus }
text-strength-at-least = Se sua Força é { $count } ou mais: { $bonus }
text-armies-on-board-at-least = Se tem { $count } exércitos ou mais no tabuleiro: { $bonus }
text-regions-at-least = Se controla { $count } territórios ou mais: { $bonus }
text-settlements-at-least = Se controla { $count } cidades ou mais: { $bonus }
text-shrines-at-least = Se controla { $count } santuários ou mais: { $bonus }
text-temples-at-least = Se controla { $count } templos ou mais: { $bonus }
text-alliances-at-least = Se tem aliança com { $count } reinos ou mais: { $bonus }
text-wounds-at-least = Se tem { $count } marcadores ou mais em monstros vivos: { $bonus }
text-hand-at-most = Se tem { $count } cartas de combate ou menos: { $bonus }
text-whole-lands-at-least =
    { $count ->
        [one] Se controla uma região inteira: { $bonus }
       *[other] Se controla { $count } regiões inteiras ou mais: { $bonus }
    }
text-monsters-controlled-at-least =
    { $count ->
        [one] Se controla um monstro: { $bonus }
       *[other] Se controla dois monstros: { $bonus }
    }
text-slain-at-least =
    { $count ->
        [one] Se tem um monstro morto ou uma ficha de matador: { $bonus }
       *[other] Se tem { $count } monstros mortos e fichas de matador ou mais: { $bonus }
    }
text-tucked-at-least =
    { $count ->
        [one] Se há uma carta guardada sob seu tabuleiro: { $bonus }
       *[other] Se há { $count } cartas ou mais guardadas sob seu tabuleiro: { $bonus }
    }

# Desafios.
name-deep-roots = Raízes Profundas
name-full-quivers = Aljavas Cheias
name-old-oaths = Velhos Juramentos
name-fire-in-the-blood = Fogo no Sangue
name-scorched-earth = Terra Queimada
name-hosts-of-surtr = Hostes de Surtr
text-deep-roots = Preparação: coloque mais uma ficha de desolação pela regra usual.
text-full-quivers = Preparação: o Seguidor começa com { $gain_runes_count ->
        [one] mais { $gain_runes_count } runa
       *[other] mais { $gain_runes_count } runas
    } e { $draw_cards_count ->
        [one] mais { $draw_cards_count } carta de combate.
       *[other] mais { $draw_cards_count } cartas de combate.
    }
text-old-oaths = Preparação: o Seguidor tem aliança com os { $count ->
        [2] dois
        [3] três
       *[other] { $count }
    } primeiros reinos desde Muspelheim.
text-fire-in-the-blood = Regra: o Seguidor faz até { $count ->
        [3] três
       *[other] { $count }
    } ações de runa por turno.
text-scorched-earth = Regra: um exército que remove desolação perde { $count }; não se ganha bênção por isso.
text-hosts-of-surtr = Regra: exércitos que o Seguidor recruta têm { $count } de força a mais, no máximo 6.

# A escala de dificuldade e suas alavancas.
name-first-game = Primeira partida
name-easy = Fácil
name-middle = Média
name-hard = Difícil
name-ragnarok = Ragnarok
text-no-levers = sem alavancas: cartas e regras como são
lever-follower-runes = suas ações de runa por turno: { $change }
lever-recruit-bonus = força dos exércitos que recruta: { $change }
lever-invasion-value = força dos seus exércitos quando vê o que pode invadir: { $change }
lever-battle-bonus = seus valores de batalha: { $change }
lever-support-armies =
    { $count ->
        [-1] nenhum exército ao lado de uma batalha vem em seu socorro
        [0] nenhum exército ao lado de uma batalha vem em seu socorro
       *[other] seu exército mais forte ao lado de uma batalha vem em seu socorro
    }
lever-marching-armies = exércitos que ele move com Marchar: { $change }
lever-resting-rounds = uma rodada em { $count } ele descansa e não faz manobras
lever-quiet-rounds = rodadas no início sem nova desolação: { $count }
lever-removal-value = força do exército que remove desolação: { $change }
lever-removal-cost = força de exército que custa remover desolação: { $change }
lever-its-send-priests-away = seus sacerdotes no início: −{ $count }
lever-its-strengthen-frontier = os exércitos dele no início: { $change }
lever-its-gain-runes = as runas dele no início: { $change }
lever-its-draw-cards = as cartas de combate dele no início: { $change }
lever-its-raise-attributes = os atributos dele no início: { $change }
lever-its-tuck-cards = cartas sob o tabuleiro dele no início: { $change }
lever-its-place-desolation = fichas de desolação no início: { $change }
lever-its-ally-first-realms = reinos aliados a ele no início: { $count }
lever-its-control-nearest-monster = no início ele controla o monstro mais próximo
lever-its-gain-priests = os sacerdotes dele no início: { $change }
lever-your-strengthen-armies = os exércitos de vocês no início: { $change }
lever-your-draw-cards = as cartas de combate de vocês no início: { $change }
lever-your-gain-runes = as runas de vocês no início: { $change }
lever-your-gain-priests = os sacerdotes de vocês no início: { $change }

# O que se pergunta.
prompt-arbiter-invasion = Você é o Árbitro: que território { $follower_name } invade?
prompt-arbiter-usurp = Você é o Árbitro: que território { $follower_name } usurpa?
prompt-arbiter-monster = Você é o Árbitro: que monstro { $follower_name } ativa?
prompt-arbiter-stomp = Você é o Árbitro: para que território { $follower_name } leva o monstro para a Pisada?
prompt-arbiter-gnaw = Você é o Árbitro: que exército perde 2 pelo monstro de { $follower_name }?
prompt-follower-suffers =
    { $count ->
        [one] { $follower_name } sofre uma perda: qual?
       *[other] { $follower_name } sofre uma perda: qual? Falta escolher: { $count }
    }
prompt-take-a-blessing = A ficha volta a um dos dois espaços da esquerda: pegar uma bênção ao acaso?
prompt-cleanse = Remova desolação com um exército, ou termine aqui

# O que se pode escolher.
option-let-it-be = território { $region }
option-let-it-act =
    { $monster ->
        [ANY] deixar agir: { $monster_name }
       *[other] { $monster_name }
    }
option-cleanse = remover a desolação no território { $region } com o exército de força { $value }
option-take-ablessing = pegar uma bênção ao acaso

# A preparação.
event-follower = { $seat_name } é um Seguidor de Surtr, herói corrompido: { $hero_name }
event-keep-hero =
    { $rule ->
        [SOLO-2-6-1] A peça de { $card_name } fica com o lado corrompido para cima
       *[other] { $seat_name } joga com { $card_name }
    }
event-take-origin =
    { $rule ->
        [SOLO-2-2] { $seat_name } recebe a origem { $card_name }, que indica o primeiro turno
       *[other] { $seat_name } pode escolher { $card_name }
    }
event-action-deck = { $seat_name } joga com estas cartas de ação: { $cards_name }
event-advanced-cards =
    { $count ->
        [one] { $count } carta avançada entra às cegas no baralho de ações de { $seat_name }
       *[other] { $count } cartas avançadas entram às cegas no baralho de ações de { $seat_name }
    }
event-challenge = Desafio: { $challenge_name }
event-arbiter = { $seat_name } tem a ficha de Árbitro

# O turno de um Seguidor, passo a passo.
event-turn =
    { $rule ->
        [SOLO-5] Rodada { $round }, turno do Seguidor { $seat_name }
       *[other] Rodada { $round }, turno de { $seat_name }
    }
event-selects-card = O dado de Surtr mostra { $place }, contando da esquerda: { $seat_name } escolhe { $card_name }
event-priority-attribute = { $seat_name } vai ao seu atributo prioritário, { $attribute_name }: ele não está mais de 1 à frente dos outros ({ $lead })
event-raise-attribute =
    { $rule ->
        [SOLO-8-1-4] { $seat_name } não acha território para um novo exército e aumenta { $attribute_name } para { $value }
       *[other] { $seat_name } aumenta { $attribute_name } para { $value }
    }
event-takes-from-forge = { $seat_name } pega a runa da forja no território { $region }
event-gains-power =
    { $rule ->
        [SOLO-3-3-5] Pelo reino aliado: { runes-gained }
        [SOLO-5-3-2] Nenhuma ação de runa foi possível: { runes-gained }
       *[other] { runes-gained }
    }
event-pays-power =
    { $count ->
        [one] { $seat_name } paga { $count } runa; runas que restam: { $runes }
       *[other] { $seat_name } paga { $count } runas; runas que restam: { $runes }
    }
event-loses-power =
    { $count ->
        [one] { $seat_name } perde { $count } runa; runas que restam: { $runes }
       *[other] { $seat_name } perde { $count } runas; runas que restam: { $runes }
    }
event-cards-lost =
    { $count ->
        [one] { $seat_name } tem 8 cartas de combate, o máximo: { $count } se perde
       *[other] { $seat_name } tem 8 cartas de combate, o máximo: { $count } se perdem
    }
event-tuck =
    { $rule ->
        [SOLO-8-4-2] { $seat_name } pega uma bênção às cegas e a guarda sob seu tabuleiro: { $card_name }
       *[other] { $seat_name } guarda { $card_name } sob seu tabuleiro
    }
event-place-hero =
    { $rule ->
        [SOLO-5-2-1] { $seat_name } coloca o herói no território { $region }, como diz a carta escolhida
       *[other] { $seat_name } coloca o herói no território { $region }
    }
event-rune-action = { $seat_name } faz uma ação de runa: { $action_name }
event-skips-rune-action =
    { $why ->
        [too-dear] { $seat_name } pula uma ação de runa, { $action_name }: faltam runas
        [ANY] { $seat_name } pula uma ação de runa, { $action_name }
       *[impossible] { $seat_name } pula uma ação de runa, { $action_name }: não é possível
    }
event-could-invade =
    { $owner ->
        [nobody]
            { $symbol ->
                [temple] Ao alcance de { $seat_name }: território neutro { $region } com templo; dificuldade { $difficulty }, distância até territórios de pessoas { $distance }
                [shrine] Ao alcance de { $seat_name }: território neutro { $region } com santuário; dificuldade { $difficulty }, distância até territórios de pessoas { $distance }
               *[none] Ao alcance de { $seat_name }: território neutro { $region }; dificuldade { $difficulty }, distância até territórios de pessoas { $distance }
            }
       *[other]
            { $symbol ->
                [temple] Ao alcance de { $seat_name }: território { $region } de { $owner_name } com templo; dificuldade { $difficulty }, distância até territórios de pessoas { $distance }
                [shrine] Ao alcance de { $seat_name }: território { $region } de { $owner_name } com santuário; dificuldade { $difficulty }, distância até territórios de pessoas { $distance }
               *[none] Ao alcance de { $seat_name }: território { $region } de { $owner_name }; dificuldade { $difficulty }, distância até territórios de pessoas { $distance }
            }
    }
event-prefers =
    { $by ->
        [wins] { $seat_name } prefere o território { $chosen_name } a { $others_name }: tomá-lo vence a partida na hora
        [symbol]
            { $own ->
                [0] { $seat_name } prefere o território { $chosen_name } a { $others_name }: tem um templo
               *[other] { $seat_name } prefere o território { $chosen_name } a { $others_name }: tem um santuário
            }
        [difficulty] { $seat_name } prefere o território { $chosen_name } a { $others_name }: dificuldade { $own } contra { $theirs }
        [distance]
            { $rule ->
                [SOLO-4-8] { $seat_name } prefere o exército no território { $chosen_name } ao de { $others_name }: distância até territórios de pessoas { $own } contra { $theirs }
               *[other] { $seat_name } prefere o território { $chosen_name } a { $others_name }: distância até territórios de pessoas { $own } contra { $theirs }
            }
        [land] { $seat_name } prefere o território { $chosen_name } a { $others_name }: territórios seus naquela região, { $own } contra { $theirs }
        [defence] { $seat_name } prefere o território { $chosen_name } a { $others_name }: valor de defesa { $own } contra { $theirs }
        [theirs] { $seat_name } prefere o território { $chosen_name } a { $others_name }: pessoas o controlam
        [owner]
            { $rule ->
                [SOLO-10-2]
                    { $own ->
                        [0] { $seat_name } prefere o território { $chosen_name } a { $others_name }: é seu
                        [1] { $seat_name } prefere o território { $chosen_name } a { $others_name }: é de outro Seguidor
                       *[other] { $seat_name } prefere o território { $chosen_name } a { $others_name }: é neutro
                    }
               *[other]
                    { $own ->
                        [0] { $seat_name } prefere o território { $chosen_name } a { $others_name }: é de uma pessoa
                       *[other] { $seat_name } prefere o território { $chosen_name } a { $others_name }: tem sobre ele uma reivindicação contra outro Seguidor
                    }
            }
        [hero]
            { $rule ->
                [SOLO-2-8] { $seat_name } prefere { $chosen_name } a { $others_name }: distância até o seu herói { $own } contra { $theirs }
               *[other] { $seat_name } prefere a forja no território { $chosen_name } à de { $others_name }: distância até o herói de uma pessoa { $own } contra { $theirs }
            }
        [max] { $seat_name } fica com { $chosen_name } em vez de { $others_name }: o maior número de território (Max)
        [min] { $seat_name } fica com { $chosen_name } em vez de { $others_name }: o menor número de território (Min)
        [stronger] { $seat_name } fica com o exército mais forte no território { $chosen_name } (Max): força { $own } contra { $theirs }
        [weaker] { $seat_name } fica com o exército mais fraco no território { $chosen_name } (Min): força { $own } contra { $theirs }
        [strongest] { $seat_name } procura o exército mais forte: força { $own } no território { $chosen_name }, contra { $theirs }
        [frontier] { $seat_name } prefere o exército no território { $chosen_name } ao de { $others_name }: territórios vizinhos que não são seus, { $own } contra { $theirs }
        [beside] { $seat_name } prefere o exército no território { $chosen_name } ao de { $others_name }: territórios vizinhos de pessoas, { $own } contra { $theirs }
        [as-near] { $seat_name } prefere o exército no território { $chosen_name } ao de { $others_name }: territórios de pessoas a essa distância, { $own } contra { $theirs }
        [armies] { $seat_name } prefere { $chosen_name } a { $others_name }: distância até exércitos de pessoas { $own } contra { $theirs }
        [own] { $seat_name } prefere { $chosen_name } a { $others_name }: os monstros que controla vêm antes dos neutros
        [open-spaces] { $seat_name } prefere { $chosen_name } a { $others_name }: espaços de ferimento livres, { $own } contra { $theirs }
        [open-after] { $seat_name } prefere { $chosen_name } a { $others_name }: espaços de ferimento livres depois da caçada, { $own } contra { $theirs }
        [boards] { $seat_name } fica com { $chosen_name } em vez de { $others_name }: primeiro Loki, depois as cartelas no sentido horário desde a de cima à esquerda
        [clockwise] { $seat_name } fica com { $chosen_name } em vez de { $others_name }: o primeiro reino no sentido horário desde Muspelheim
        [asgard] { $seat_name } fica com { $chosen_name } em vez de { $others_name }: Asgard vem antes de todos os outros reinos
        [lowest] { $seat_name } prefere { $chosen_name } a { $others_name }: o menor atributo, { $own } contra { $theirs }
        [ANY] { $seat_name } prefere { $chosen_name } a { $others_name }
       *[tile] { $seat_name } fica com { $chosen_name } em vez de { $others_name }: pela ordem na peça do herói
    }
event-prefers-by = { event-prefers }
event-invades = { $seat_name } invade o território { $region } com o exército de força { $value } do território { $origin }
event-army-grows =
    { $rule ->
        [SOLO-5-4-7-2] { $seat_name } não pode invadir nada: o exército de frente no território { $region } sobe de { $value } para { $new }
        [SOLO-8-2-4] { $seat_name } não pode invadir com o exército no território { $region }: ele sobe de { $value } para { $new }
       *[other] { $seat_name }: o exército no território { $region } sobe de { $value } para { $new }
    }
event-move-army =
    { $rule ->
        [SOLO-5-4-7-3] { $seat_name } não pode invadir nada: o exército de força { $value } vai do território { $origin } para o território { $region }, rumo a territórios alheios
        [SOLO-8-2-3] { $seat_name } move um exército de força { $value } do território { $origin } para o território { $region }, rumo a territórios alheios
       *[other] { $seat_name } move um exército de força { $value } do território { $origin } para o território { $region }
    }
event-no-manoeuvre = { $seat_name } não tem manobra a fazer
event-action-unavailable =
    { $rule ->
        [SOLO-5-5-2] Os bônus tornaram { $action_name } impossível: { $seat_name } não faz nada
       *[other]
            { $why ->
                [marked] { action-role } não está disponível: já há ali um marcador de { $seat_name }
                [ANY] { action-role } não está disponível para { $seat_name }
               *[impossible] { action-role } não está disponível: { $seat_name } não pode fazê-la
            }
    }
event-chooses-action = { action-role } está disponível para { $seat_name }
event-special-action = { $seat_name } põe um marcador na roda: { $action_name }
event-move-monster =
    { $rule ->
        [SOLO-7-3-2] { $seat_name } move { monster-object } para o território { $region }, para a Pisada
        [SOLO-7-3-3] { $seat_name } move { monster-object } para o território { $region }, mais perto dos exércitos de pessoas
       *[other] { $seat_name } move { monster-object } para o território { $region }
    }
event-monster-stays = { $monster_name } fica onde está: nenhum caminho leva mais perto dos exércitos de pessoas
event-follower-hunts = { $seat_name } caça { prey-object } com todas as suas cartas
event-hunt = { $seat_name } caça { prey-object }; { $keeper_name } joga pela presa, um Seguidor ao acaso
event-shows-hand = { $seat_name } mostra sua mão: { $cards_name }
event-returns-hand =
    { $count ->
        [one] { $seat_name } embaralha no baralho a { $count } carta que sobrou
       *[other] { $seat_name } embaralha no baralho as { $count } cartas que sobraram
    }
event-gains-bonus =
    { $times ->
        [one] { $seat_name } ganha o bônus de { $card_name }
       *[other] { $seat_name } ganha o bônus de { $card_name } { $times } vezes
    }
event-bonus-unfulfilled = A condição de { $card_name } não se cumpre: { $seat_name } não ganha bônus
event-no-bonus = { $card_name } não tem bônus para { $seat_name }
event-puts-aside = { $seat_name } põe { $card_name } de lado
event-new-card =
    { $rule ->
        [SOLO-2-7-2] Nova na fileira de ações de { $seat_name }: { $cards_name }
       *[other] Nova na fileira de ações de { $seat_name }: { $card_name }
    }
event-reshuffles-card = { $card_name } volta embaralhada ao baralho de ações de { $seat_name }
event-removes-card = { $card_name } de { $seat_name } sai do jogo

# Batalhas com Seguidores.
event-battle-deck =
    { $count ->
        [one] { $seat_name } põe { $count } carta virada para baixo como seu baralho de batalha
       *[other] { $seat_name } põe { $count } cartas viradas para baixo como seu baralho de batalha
    }
event-battle-deck-returns =
    { $count ->
        [one] { $seat_name } devolve à mão { $count } carta do baralho de batalha
       *[other] { $seat_name } devolve à mão { $count } cartas do baralho de batalha
    }
event-support = O exército de apoio de { $seat_name }, força { $value }, vem do território { $origin } para o território { $region }
event-battle-value =
    { $bonus ->
        [0] { $seat_name } antes das cartas: exércitos { $armies }
       *[other] { $seat_name } antes das cartas: exércitos { $armies }, cartas guardadas e templo +{ $bonus }
    }

# Desolação e Árbitro.
event-desolation =
    { $left ->
        [0] { $seat_name } leva a desolação ao território { $region }. Era a última ficha: a próxima traz o próprio Surtr
       *[other] { $seat_name } leva a desolação ao território { $region }; fichas que restam na carta de Surtr: { $left }
    }
event-token-ignored = { $seat_name } não coloca desolação: já se colocou uma ficha nesta rodada dos Seguidores
event-difficulty = Dificuldade: { $difficulty_name }
event-priests-away = { $seat_name } começa com menos sacerdotes; mandados embora: { $count }
event-rests = { $seat_name } descansa nesta rodada e não faz manobras
event-no-token-yet = { $seat_name } não coloca desolação: ela ainda não se espalha
event-cleansed = { $seat_name } remove a desolação no território { $region }; fichas na carta de Surtr: { $left }
event-arbiter-moves = A ficha de Árbitro vai para { $seat_name }

# O que se recusa, e o que seria certo.
refuse-no-desolation = { $seat_name } não pode remover desolação no território { $region }: não há ficha ali; escolha um território com ficha
refuse-too-weak-to-cleanse = { $seat_name } não pode remover a desolação no território { $region }: é preciso um exército de força { $needed }, e este tem { $value }
refuse-region-not-own = { $seat_name } não pode fazer isso no território { $region }: não é próprio; escolha um com marcador próprio
refuse-no-injury-of-follower = { $seat_name } não pode causar um ferimento a { $follower_name }: um Seguidor nunca é ferido; escolha outra perda

# O que há de errado com uma preparação.
fault-barred-by-sea-monsters = { $hero_name } não pode ser um Seguidor ao lado de { $monsters_name }: a ação prioritária na peça é { name-monsters } (SOLO-14.4)
fault-people-of-seats = De { $seats } lugares, { $people } não podem ser de pessoas: há de 1 a { $most } Seguidores (SOLO-13.1)
fault-too-few-priorities = { $count } Seguidores precisam de ações prioritárias diferentes, e há { $found } (SOLO-12.1)
fault-no-other-boss = O chefe “{ $boss }” não joga com Seguidores: só { name-loki } joga (SOLO-14.5)
fault-unknown-challenge = desafio desconhecido: “{ $told }”; { $right }
fault-unknown-reading = leitura desconhecida: “{ $told }”; { $right }

# Opções da partida.
option-help-people = pessoas à mesa; os outros lugares são de Seguidores
option-help-people-1 = uma pessoa, a sós contra eles
option-help-people-2 = duas pessoas
option-help-people-3 = três pessoas
option-help-hero = herói corrompido de um dos Seguidores
option-help-hero-random = ao acaso
option-help-hero-ragnar = Ragnar: reúne exércitos, para ser Grande Jarl
option-help-hero-lagertha = Lagertha: usurpa, para ser Grande Jarl
option-help-hero-aslaug = Aslaug: constrói templos, para ser Grande Gothi
option-help-hero-snorri = Snorri: constrói templos, para ser Grande Gothi
option-help-hero-beowulf = Beowulf: caça, para ser Matador
option-help-hero-sixth = o sexto herói, que não está na caixa: caça, para ser Matador
option-help-difficulty = quão difícil é a partida
option-help-difficulty-first-game = primeira partida: você começa mais forte, o Seguidor é fraco e lento
option-help-difficulty-easy = fácil: as regras como no livro, sem nada a mais
option-help-difficulty-middle = média: o Seguidor começa mais forte; uma luta equilibrada para quem conhece bem o jogo
option-help-difficulty-hard = difícil: o Seguidor começa ainda mais forte e faz mais por turno
option-help-difficulty-ragnarok = Ragnarok: o Seguidor no auge da força
option-help-challenges = desafios, quantos quiser
option-help-challenges-none = nenhum
option-help-challenges-all = todos os seis
option-help-challenges-deep-roots = { name-deep-roots }: mais uma ficha de desolação no início
option-help-challenges-full-quivers = { name-full-quivers }: mais 3 runas e mais 3 cartas de combate para o Seguidor
option-help-challenges-old-oaths = { name-old-oaths }: o Seguidor começa com três alianças
option-help-challenges-fire-in-the-blood = { name-fire-in-the-blood }: até três ações de runa por turno
option-help-challenges-scorched-earth = { name-scorched-earth }: remover desolação custa 1 de força e não traz bênção
option-help-challenges-hosts-of-surtr = { name-hosts-of-surtr }: exércitos recrutados têm 1 de força a mais
option-help-readings = outras leituras das regras que as nossas
option-help-readings-none = as nossas
option-help-readings-all = a outra onde houver escolha
option-help-readings-origin-bonuses = o primeiro Seguidor ganha os bônus da sua origem
option-help-readings-no-control-by-cards = uma invasão que precisa de cartas guardadas não dá controle
option-help-readings-own-realms-first = primeiro os reinos junto ao próprio território do seu herói
option-help-readings-monsters-by-tie-break = que monstro ele ativa se decide só pelo desempate
option-help-readings-tokens-for-reinforce = de todo recrutamento, só a ação especial Recrutar põe desolação
option-help-readings-usurp-needs-army = para usurpar ele precisa de um exército na reserva
option-help-readings-start-token-apart = no Ragnarok só contam as fichas junto a Yggdrasil

# Como as partidas acabam.
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } domina três regiões e vence a partida como Grande Jarl
        [LOR-1-3] { $winners_name } tem templos suficientes e vence a partida como Grande Gothi
        [LOR-1-4] { $winners_name } matou Loki e vence a partida como Matador
        [SOLO-10-6] Não resta ficha de desolação: vem o próprio Surtr e destrói Midgard. Todas as pessoas perdem para { $winners_name }
        [SOLO-11-3] O Ragnarok encerra a partida: { $winners_name } vence pelos territórios junto a Yggdrasil, e a desolação conta para os Seguidores
       *[other] Fim de jogo. Vitória: { $winners_name }
    }
ending-SOLO-10-6 = Encarnação de Surtr
ending-SOLO-11-3 = Ragnarok

# Os passos do turno de um Seguidor, como títulos.
story-difficulty = Dificuldade
story-SOLO-5-0 = A carta
story-SOLO-5-1 = Oração
story-SOLO-5-2 = O herói
story-SOLO-5-3 = Runas
story-SOLO-6 = Runas
story-SOLO-5-4 = Manobras
story-SOLO-5-5 = Ação especial
story-SOLO-5-6 = Bônus e nova carta

# O que dizem as figuras.
draw-title = Seguidores de Surtr: a ilha e os jogadores
draw-incarnation = Encarnação de Surtr
draw-tokens-map = desolação no mapa: { $count } de { $tokens }
draw-cleanse-needs = para remover uma: um exército de força { $value }
draw-cleanse-blessing = isso pode dar uma bênção
draw-surtr-near = mais uma ficha e Midgard arde
draw-desolation = desolação
draw-corrupted = { $tile ->
    [lagertha] { $tile_name } corrompida
    [aslaug] { $tile_name } corrompida
   *[other] { $tile_name } corrompido
 }
draw-follower = Seguidor de Surtr
draw-road = busca ser { $title }
draw-order = atributos na sua ordem: { $names }
draw-power = runas: { $count } de { $most }
draw-follower-hand = cartas de combate: { $count } de { $most }
draw-tucked = cartas guardadas: { $names }
draw-priority-action = ação prioritária: { $action_name }
draw-preference = { $preference ->
    [1] invade primeiro templos e santuários, depois o mais fácil, depois o mais próximo
    [2] invade primeiro o mais próximo, depois o mais fácil, depois templos e santuários
   *[3] invade primeiro nas regiões onde tem mais territórios, depois templos e santuários, depois o mais fácil
 }
draw-action-deck = baralho de ações: { $count }
draw-card-hero = herói no território { $region }
draw-card-runes = ações de runa: { $names }
draw-card-special = ação especial: { $action_name }
draw-card-tie = empates: { $tie ->
    [max] Max, o maior número
   *[min] Min, o menor número
 }
draw-card-bonus = bônus: { $text }
draw-card-no-bonus = sem bônus
draw-card-refresh = { $refresh ->
    [reshuffle] volta ao baralho de ações
   *[remove] depois sai do jogo
 }
draw-selected = escolhida pelo dado de Surtr
draw-arbiter = Árbitro: { $name }
draw-challenges = desafios: { $names }
draw-difficulty = dificuldade: { $name }
draw-could-invade = O que { $name } poderia invadir agora?
draw-could-invade-list = { $name } poderia invadir agora os territórios { $regions }
draw-could-invade-none = { $name } não pode invadir nada agora

# What a bot weighs, for hints.
term-follower = o próprio Seguidor de Surtr
term-follower-jarl = regiões do Seguidor
term-follower-jarl-near = faltam poucos territórios ao Seguidor para três regiões
term-follower-gothi = templos do Seguidor
term-follower-gothi-near = faltam poucos templos ao Seguidor para a vitória
term-follower-shrines = santuários onde o Seguidor pode construir
term-follower-slain = monstros mortos pelo Seguidor
term-follower-boss = o Seguidor pode caçar Loki
term-follower-best-road = o melhor caminho do Seguidor para a vitória
term-follower-regions = territórios do Seguidor
term-follower-armies = a força dos exércitos do Seguidor
term-follower-attributes = atributos do Seguidor
term-follower-cards = cartas de combate do Seguidor
term-follower-tucked = cartas sob o tabuleiro do Seguidor
term-follower-power = runas do Seguidor
term-follower-ring = a vantagem do Seguidor em Yggdrasil com o Ragnarok próximo
term-desolation = desolação
term-incarnation = Surtr está prestes a encarnar
term-follower-takes = territórios que o Seguidor tomará a seguir
term-follower-wins-next = o Seguidor pode vencer no próximo turno
term-follower-battle = a batalha do Seguidor, pela chance dele
# O que há na caixa, para ler.
kind-basic-actions = Cartas de ação básicas
kind-hero-actions = Cartas de ação dos heróis
kind-advanced-actions = Cartas de ação avançadas
kind-tiles = Heróis corrompidos
kind-challenges = Desafios
kind-difficulties = Dificuldade
kind-surtr = Surtr
draw-starts-in = começa no território { $regions }
draw-chosen = Escolhido para esta mesa.
draw-advantage = Vantagem no início: { $text }.
advantage-gain-runes = { text-take-runes-times }
advantage-draw-cards = { text-draw-cards-times }
advantage-gain-priests = { text-take-priests }
advantage-strengthen-frontier = { text-army-up }
advantage-raise-attributes = { text-raise-by-rule }
advantage-tuck-cards = { text-tuck-blessings }
advantage-ally-first-realms =
    { $count ->
        [one] aliança com o primeiro reino
       *[other] alianças com os { $count } primeiros reinos
    }
advantage-control-nearest-monster = controle do monstro mais próximo
draw-incarnation-text = As { $tokens } fichas de desolação ficam em seus espaços; o menor número descoberto é a força do exército que remove uma. Faces do dado de Surtr para a carta da esquerda, do meio e da direita: { $faces }.

# Ao lado de um tabuleiro de verdade: quem guarda o quê dos Seguidores, e o que se pergunta a quem conta.
keep-die = o dado de Surtr
keep-actions = as cartas de ação dos Seguidores
keep-hands = as cartas de combate dos Seguidores
prompt-chance-surtr-die = Role o dado de Surtr: que carta da fileira ele indica?
prompt-chance-corrupted-hero = Sorteie um herói corrompido: qual é?
prompt-chance-basic-set = Sorteie um conjunto de cartas básicas de ação: qual é?
prompt-chance-action-deck = Vire a carta de ação de cima: qual é?
prompt-chance-battle-deck = Vire a carta de cima do baralho de batalha: qual é?
prompt-chance-selection = Tire ao acaso uma das bênçãos: qual é?

# O que se conta de um tabuleiro com Seguidores, e o que se pode pedir a eles.
group-desolation = desolação
group-followers = os Seguidores
group-arbiter = o Árbitro
field-desolation = ficha de desolação
field-power = runas
field-row = fileira de ações, da esquerda para a direita
field-arbiter = quem tem a ficha de Árbitro
call-retreat = os exércitos dele devem recuar dali
call-lose-card = ele perde uma carta de combate
call-lose-rune = ele perde uma runa
call-monster = o monstro dele é ativado
call-blessing = ganha-se uma bênção por remover desolação

# O que as pessoas fazem no seu tabuleiro por um Seguidor, um passo de cada vez.
closing-holds =
    { $seat_name } tem { $runes ->
        [1] { $runes } runa
       *[other] { $runes } runas
    } e { $cards ->
        [1] { $cards } carta de combate
       *[other] { $cards } cartas de combate
    }
do-follower = Dê o herói corrompido { $hero_name } a { $seat_name } e ajuste os atributos: { name-authority } { $authority }, { name-strength } { $strength }, { name-wisdom } { $wisdom }
do-arbiter = Dê a ficha de Árbitro a { $seat_name }
do-arbiter-moves = Dê a ficha de Árbitro a { $seat_name }
do-sail = Mova o drakkar de { $seat_name } para o { $sea_name }
do-use-card = { $seat_name } usa { $card_name }: vire se for um artefato
do-take-blessing = Guarde a bênção { $card_name } sob o tabuleiro de { $seat_name }
do-blessings-left = Descarte as bênçãos que sobraram: { $cards_name }
do-send-priest = Ponha um sacerdote de { $seat_name } no monumento de { $god_name }
do-raise-attribute = Suba { $attribute_name } de { $seat_name } para { $value }
do-lower-attribute = Desça { $attribute_name } de { $seat_name } para { $value }
do-takes-from-forge = Tire a runa da forja no território { $region }, de volta ao suprimento
do-priests-away =
    { $count ->
        [one] Tire { $count } sacerdote da reserva de { $seat_name }
       *[other] Tire { $count } sacerdotes da reserva de { $seat_name }
    }
do-gain-priests =
    { $count ->
        [one] Ponha { $count } sacerdote na reserva de { $seat_name }
       *[other] Ponha { $count } sacerdotes na reserva de { $seat_name }
    }
do-place-hero = Ponha o herói de { $seat_name } no território { $region }
do-ally = Ponha um marcador de { $seat_name } em { $realm_name }
do-control-monster = Ponha um anel de { $seat_name } sob { $monster_name }
do-release-monster = Tire o anel de { $seat_name } de { $monster_name }
do-recruit = Ponha um exército novo de força { $value } de { $seat_name } no território { $region }
do-invades = Mova o exército de força { $value } de { $seat_name } do território { $origin } para o território { $region }
do-move-army = Mova o exército de força { $value } de { $seat_name } do território { $origin } para o território { $region }
do-place-army = Ponha o exército de força { $value } de { $seat_name } do território { $origin } no território { $region }
do-support = Mova o exército de apoio de força { $value } de { $seat_name } do território { $origin } para o território { $region }
do-carried-off = Ponha o exército de força { $value } de { $seat_name } do território { $origin } no território { $region }
do-retreat = Recue o exército de força { $value } de { $seat_name } do território { $origin } para o território { $region }
do-army-grows = Gire o exército de { $seat_name } no território { $region } de { $value } para { $new }
do-army-shrinks = Reduza o exército de { $seat_name } no território { $region } de { $value } para { $new }
do-army-destroyed = Tire o exército de força { $value } de { $seat_name } do território { $region }
do-army-stays = Reduza para 1 o exército de { $seat_name } no território { $region }: ele foi salvo
do-take-control =
    { $former ->
        [nobody] Ponha um marcador de controle de { $seat_name } no território { $region }
       *[other] No território { $region } troque o marcador de controle de { $former_name } pelo de { $seat_name }
    }
do-special-action = Ponha um marcador de { $seat_name } em { $action_name } na roda, em cima dos outros
do-build-temple = Ponha um templo no território { $region }
do-build-monument =
    { $god ->
        [none] Nenhum monumento sobe: todos estão completos
       *[other] Suba o monumento de { $god_name } para o nível { $level }
    }
do-condition-fulfilled = Vire para baixo o requisito: { $condition_name }
do-table-cleared = Tire todos os sacerdotes dos monumentos e todos os marcadores da roda
do-forges-filled = Ponha uma runa do tipo certo nas forjas dos territórios: { $regions_name }
do-recharge = Desvire estes artefatos, recarregados: { $cards_name }
do-event = Compre a carta de evento e ponha no descarte
do-place-monster = Ponha { $monster_name } no território { $region }
do-place-boss = Ponha Loki no território { $region }
do-move-monster = Mova { $monster_name } para o território { $region }
do-territory-attack = { $monster_name } ataca o território { $region }: faça o ataque a território como dito a seguir
do-desolation = Ponha no território { $region } a ficha de desolação mais à esquerda da carta de Surtr
do-wound = Ponha um marcador de { $seat_name } na cartela de { $prey_name }, num espaço livre com { $space_name }
do-wound-healed = Tire um marcador de { $seat_name } da cartela de { $prey_name }, de um espaço com { $space_name }
do-kill = Tire { $prey_name } do tabuleiro: a figura vai para { $seat_name }, marcadores e anel voltam aos donos
do-regenerate = Tire todos os marcadores da cartela de { $prey_name }
do-attacks-discarded = Ponha no descarte das cartas de ataque: { $cards_name }
do-attack-deck = Embaralhe todas as cartas de ataque num novo baralho, as do descarte também
do-reshuffle =
    { $target ->
        [event-deck] Embaralhe as cartas de evento descartadas: são o novo baralho
       *[blessing-deck] Embaralhe as bênçãos descartadas: são o novo baralho
    }
do-slayer-token = Dê uma ficha de matador a { $seat_name }
do-claim-artefact = Guarde o artefato { $card_name } sob o tabuleiro de { $seat_name }
do-artefact-lost = Devolva o artefato { $card_name } à caixa
do-injured = Fira o herói de { $seat_name }: vire { $attribute_name }
do-healed = Cure o herói de { $seat_name }: desvire { $attribute_name }
do-gain-rune = { $seat_name } pega do suprimento uma runa de { $rune_name }
do-forge-rune = { $seat_name } pega a runa de { $rune_name } da forja no território { $region }
do-discard-rune = { $seat_name } devolve uma runa de { $rune_name } ao suprimento
do-forge-emptied = Tire a runa de { $rune_name } da forja no território { $region }, de volta ao suprimento
do-tuck = Guarde a bênção { $card_name } sob o tabuleiro de { $seat_name }
do-new-card =
    { $rule ->
        [SOLO-2-7-2] Ponha estas cartas de ação na fileira de { $seat_name }, da esquerda para a direita: { $cards_name }
       *[other] Ponha a carta de ação { $card_name } na ponta direita da fileira de { $seat_name }
    }
do-puts-aside = Tire a carta de ação { $card_name } da fileira de { $seat_name }
do-reshuffles-card = Embaralhe a carta de ação { $card_name } no baralho de ações de { $seat_name }
do-removes-card = Devolva a carta de ação { $card_name } à caixa

# O que é impossível num tabuleiro com Seguidores que foi contado.
fault-follower-hero = o herói corrompido de { $seat_name } está em algum território
fault-row-size = a fileira de ações de { $seat_name } tem de 1 a { $most } cartas
fault-too-many-cards = { $seat_name } tem mais de { $most } cartas de combate
fault-too-many-tokens = há só { $most } fichas de desolação
fault-selected-in-row = a carta escolhida está na fileira

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-let-it-be = Escolher um território
verb-let-it-act = { verb-activate }
verb-cleanse = Remover uma desolação
short-cleanse = território { $region }, exército de força { $value }
verb-take-ablessing = Pegar uma bênção
cost-value = exército { $was } → { $new }
gain-blessing = uma bênção aleatória, se quiser

### My box

## My box: kinds

kind-actions-action = Cartas de ação
kind-tiles-tile = Heróis corrompidos
kind-challenges-challenge = Desafios
kind-surtr-incarnation = Encarnação de Surtr e dado
kind-difficulty-difficulty = Dificuldade
kind-surtr-edition = Números de cartas

## My box: fields

entry-kind = Tipo
entry-kind-basic = básica
entry-kind-hero = de herói
entry-kind-advanced = avançada
entry-kind-preparation = preparação
entry-kind-rule = regra
entry-set = Conjunto
entry-regions = Território do herói
entry-special = Ação especial
entry-tie = Empates
entry-tie-max = Max
entry-tie-min = Min
entry-refresh = Depois
entry-refresh-remove = retirar
entry-refresh-reshuffle = embaralhar de novo
entry-road = Caminho
entry-road-jarl = Jarl
entry-road-gothi = Gothi
entry-road-slayer = Matador
entry-start = Começa no território
entry-desolation = Desolação
entry-attributes = Atributos
entry-order = Ordem dos atributos
entry-preference = Preferência
entry-priority = Ação prioritária
entry-advanced = Cartas avançadas
entry-basic = Cartas básicas
entry-hero = Cartas de heróis
entry-tiles = Peças de herói
entry-challenges = Desafios
entry-once = Só uma vez
entry-slots = Espaços
entry-die = Faces do dado
entry-times = Vezes
entry-regions-1 = lado para 3 e 4
entry-regions-2 = lado para 2
entry-start-1 = lado para 3 e 4
entry-start-2 = lado para 2
entry-desolation-1 = lado para 3 e 4
entry-desolation-2 = lado para 2
entry-attributes-1 = { name-authority }
entry-attributes-2 = { name-strength }
entry-attributes-3 = { name-wisdom }
entry-advanced-1 = { entry-road-jarl }
entry-advanced-2 = { entry-road-gothi }
entry-advanced-3 = { entry-road-slayer }
entry-die-1 = carta da esquerda
entry-die-2 = carta do meio
entry-die-3 = carta da direita
entry-action-runes = Ação de runa
entry-set-a = conjunto A
entry-set-b = conjunto B
entry-set-c = conjunto C
entry-set-jarl = { entry-road-jarl }
entry-set-gothi = { entry-road-gothi }
entry-set-slayer = { entry-road-slayer }

## My box: faults

fault-attribute-order = cada atributo aparece uma vez na ordem (SOLO-4.6)
fault-advanced-cards = deve haver { $wanted } cartas avançadas (SOLO-2.7.3)
fault-hero-cards = deve ter { $wanted } cartas de ação próprias (SOLO-2.7.1)
fault-start-population = o território { $region } deve ter resistência local 2 (SOLO-2.6.2)
fault-slots = os espaços são 5, 4, 3, 2, 1

## My box: moments

moment-advantage = Desde o início
moment-battle-bonus = Nas batalhas dele
moment-bonus = Bônus da carta
moment-bonus-times = Quando, ou quantas vezes
moment-follower-runes = Ações de runa que faz por turno
moment-marching-armies = Exércitos que marcham
moment-peoples-preparation = Antes do jogo, para as pessoas
moment-preparation = Antes do jogo, para ele
moment-quiet-rounds = Rodadas antes da desolação
moment-recruit-bonus = Exércitos que recruta
moment-removal-cost = Custo para remover desolação
moment-removal-value = Força para remover desolação
moment-resting-rounds = Rodadas de descanso
moment-support-armies = Exércitos de apoio

## My box: effects

effect-adds = { $count } a mais, ou a menos abaixo de 0
effect-set-to = exatamente { $count }
effect-ally-first-realms = reinos aliados: { $count }
effect-control-nearest-monster = controla o monstro mais próximo
effect-raise-attributes = seus atributos sobem { $count }
effect-tuck-cards = bênçãos guardadas sob o tabuleiro dele: { $count }
effect-place-desolation = coloca uma ficha de desolação
effect-send-priests-away = sacerdotes mandados embora: { $count }
effect-strengthen-frontier = seus exércitos de fronteira: +{ $count }
