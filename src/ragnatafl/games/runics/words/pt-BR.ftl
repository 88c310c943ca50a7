# Runics, em português do Brasil. O gênero de quem joga é desconhecido: frases sem ele.
# Nomes de cores no feminino: as runas.

game-title = Runics
game-about =
    Cada jogador põe cartas de runas umas sobre as outras para que áreas de uma só cor cresçam, e toma áreas com seus mestres das runas.
    Runas azuis valem 1 ponto, verdes 2, vermelhas 3; quem tiver mais no fim reina sobre as runas.

name-blue = azul
name-green = verde
name-red = vermelha
name-none = nenhuma
name-deck = o baralho
name-table = a mesa
name-out = fora do jogo
name-hand = mão
name-kept = cartas descartadas
name-first-player = quem começa
name-S00 = a carta inicial

part-blue = runas azuis
part-green = runas verdes
part-red = runas vermelhas
part-kept-cards = cartas descartadas

prompt-lay = Ponha uma carta da sua mão
prompt-draw-or-place = Compre uma carta ou coloque um mestre
prompt-must-place = Não se pode comprar: coloque um mestre
prompt-extra-card = Comprar uma carta extra? No fim do turno você descarta uma e perde um ponto
prompt-repay = Você comprou uma carta extra: descarte uma à sua frente, um ponto a menos
prompt-token = Pôr sua ficha de arquimestre ao lado do novo mestre?
prompt-adept = Escolha o lado do seu adepto

option-lay =
    { $turn ->
        [0] pôr { $card_name }, sem girar, em { $x },{ $y }
       *[other] pôr { $card_name }, girada { $turn }°, em { $x },{ $y }
    }
option-lay-ignoring =
    { $turn ->
        [0] pôr { $card_name }, sem girar, em { $x },{ $y }; o adepto ignora uma runa
       *[other] pôr { $card_name }, girada { $turn }°, em { $x },{ $y }; o adepto ignora uma runa
    }
option-discard = descartar { $card_name }
option-draw = comprar uma carta
option-place = colocar um mestre em { $x },{ $y }
option-set-aside = pôr o mestre de lado
option-draw-extra = comprar uma carta extra
option-no-extra = não comprar carta extra
option-keep-card = descartar { $card_name } à sua frente
option-put-token = pôr a ficha, lado { $colour_name }, em { $x },{ $y }
option-keep-token = ficar com a ficha
option-adept-side =
    { $side ->
        [green] lado verde: uma carta depois do primeiro mestre
        [blue] lado azul: ignorar uma runa, uma vez
        [ANY] escolher o lado { $side_name } do adepto
       *[other] { $side_name }
    }

event-first-player = { $seat_name } começa
event-adept = { $seat_name } joga com o lado { $side_name } do adepto
event-draw = { $seat_name } compra { $card_name }
event-draw-hidden = { $seat_name } compra uma carta
event-draw-extra = { $seat_name } compra { $card_name }, a carta extra
event-draw-extra-hidden = { $seat_name } compra uma carta extra
event-draw-adept = { $seat_name } compra { $card_name } pelo adepto verde
event-draw-adept-hidden = { $seat_name } compra uma carta pelo adepto verde
event-lay =
    { $turn ->
        [0] { $seat_name } põe { $card_name }, sem girar, em { $x },{ $y }
       *[other] { $seat_name } põe { $card_name }, girada { $turn }°, em { $x },{ $y }
    }
event-lay-ignoring =
    { $turn ->
        [0] { $seat_name } põe { $card_name }, sem girar, em { $x },{ $y }; o adepto azul ignora uma runa
       *[other] { $seat_name } põe { $card_name }, girada { $turn }°, em { $x },{ $y }; o adepto azul ignora uma runa
    }
event-show-hand = { $seat_name } não pode pôr nenhuma carta e mostra a mão: { $cards_name }
event-show-hand-hidden = { $seat_name } não pode pôr nenhuma carta e mostra a mão
event-discard = { $seat_name } descarta { $card_name }
event-place = { $seat_name } coloca um mestre em { $x },{ $y }
event-set-aside = { $seat_name } não acha runa livre para o mestre e o põe de lado
event-token = { $seat_name } põe a ficha de arquimestre em { $x },{ $y }: a runa agora é { $colour_name }
event-keep = { $seat_name } descarta { $card_name } com a face para cima pela carta extra, um ponto a menos no fim

refuse-not-in-hand = { $seat_name } não pode pôr { $card_name }: a carta não está na mão; ponha uma carta da mão
refuse-no-blue-adept = { $seat_name } não pode ignorar uma runa sob { $card_name } ou ao lado: para isso é preciso um adepto azul ainda não usado
refuse-no-such-turn = { $seat_name } não pode pôr { $card_name } girada { $turn }°: esta mesa não permite esse giro; escolha outro
refuse-covers-no-rune = { $seat_name } não pode pôr { $card_name } em { $x },{ $y }, girada { $turn }°: não cobriria nenhuma runa; deve cobrir ao menos uma
refuse-colours-do-not-fit = { $seat_name } não pode pôr { $card_name } em { $x },{ $y }, girada { $turn }°: as cores não combinam; devem combinar todas as runas debaixo da carta ou todas as runas ao lado dela
refuse-hides-card = { $seat_name } não pode pôr { $card_name } em { $x },{ $y }, girada { $turn }°: esconderia uma carta inteira; mova ou gire a carta
refuse-covers-piece = { $seat_name } não pode pôr { $card_name } em { $x },{ $y }, girada { $turn }°: cobriria um mestre ou uma ficha de arquimestre; deixe essas runas livres
refuse-joins-areas = { $seat_name } não pode pôr { $card_name } em { $x },{ $y }, girada { $turn }°: uniria áreas de dois jogadores; seus mestres devem ficar em áreas separadas
refuse-must-lay = { $seat_name } não pode descartar: há uma carta da mão que pode ser posta, então deve pôr uma
refuse-cannot-draw = { $seat_name } não pode comprar: o baralho acabou ou alguém já colocou o último mestre; coloque um mestre
refuse-no-rune-there = { $seat_name } não pode colocar um mestre em { $x },{ $y }: não há runa ali; escolha uma runa visível
refuse-area-taken = { $seat_name } não pode colocar um mestre em { $x },{ $y }: a runa ou sua área está ocupada; escolha uma runa livre numa área sem mestre de outro jogador
refuse-cannot-set-aside = { $seat_name } não pode pôr um mestre de lado: isso só vale para quem deve colocar um e não tem runa livre
refuse-no-new-master = { $seat_name } não pode pôr a ficha em { $x },{ $y }: ela vai ao lado do próprio mestre recém-colocado
refuse-not-beside-master = { $seat_name } não pode pôr a ficha em { $x },{ $y }: escolha uma das 8 casas em volta do novo mestre, com uma runa nela
refuse-no-such-side = { $seat_name } não pode pôr a ficha assim em { $x },{ $y }: seus lados são azul e verde
refuse-rune-or-area-taken = { $seat_name } não pode pôr a ficha em { $x },{ $y }: já há uma peça ali, ou áreas de dois jogadores se uniriam; escolha outra runa ou outro lado
refuse-rune-has-that-colour = { $seat_name } não pode pôr a ficha em { $x },{ $y } assim: a runa já tem essa cor; escolha o outro lado ou outra runa
refuse-nothing-to-ignore = { $seat_name } não pode usar o adepto para { $card_name } em { $x },{ $y }, girada { $turn }°: não há runa a ignorar; ponha a carta sem o adepto
refuse-shrinks-area = { $seat_name } não pode usar o adepto para { $card_name } em { $x },{ $y }, girada { $turn }°: a área de um rival diminuiria; as áreas dos rivais devem ficar inteiras

option-help-extra_card = no começo do turno pode-se comprar uma carta, e no fim descartar uma por um ponto a menos
option-help-archmasters = com arquimestres: uma ficha para cada um, que muda a cor de uma runa ao lado de um novo mestre
option-help-adepts = com adeptos: cada um escolhe um lado com habilidade própria
option-help-first = quem começa
option-help-first-random = o acaso decide
option-help-first-astrid = o primeiro lugar
option-help-first-bjorn = o segundo lugar
option-help-first-dagny = o terceiro lugar
option-help-turns = como se pode girar as cartas
option-help-turns-quarter = 0, 90, 180 ou 270 graus
option-help-turns-half = só 0 ou 180 graus
option-help-covering = o que significa que uma carta não pode ficar inteira sobre outra
option-help-covering-same_footprint = não exatamente nas seis casas de uma carta anterior
option-help-covering-must_extend = ao menos uma seção deve ficar sobre a mesa vazia
option-help-covering-no_card_hidden = nenhuma carta pode perder sua última runa visível
option-help-second_master = pode-se colocar um segundo mestre numa área própria
option-help-tie_break = o que acontece num empate
option-help-tie_break-shared = a vitória é compartilhada
option-help-tie_break-league = vence quem descartou menos cartas, depois quem tem mais runas vermelhas
option-help-token_colour = que cor a ficha de arquimestre pode dar à sua runa
option-help-token_colour-other = outra que não a que ela tem
option-help-token_colour-any = também a que ela já tem

# A mesa, como é desenhada.
table-title = Mesa de Runics
table-deck =
    { $count ->
        [one] Baralho: { $count } carta
       *[other] Baralho: { $count } cartas
    }
table-out = fora do jogo: { $cards_name }
table-count-points =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
table-count-masters =
    { $count ->
        [0] nenhum mestre
        [one] { $count } mestre na reserva
       *[other] { $count } mestres na reserva
    }
table-count-cards =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-token-unused = ficha na reserva
table-token-put = ficha posta
table-adept = adepto { $side_name }
table-adept-spent = adepto { $side_name }, usado
table-kept = descartadas: { $cards_name }
table-to-move = joga
table-winner = reina sobre as runas
table-last = última carta posta
table-card = carta { $card_name }: { $runes }
table-cell = { $x },{ $y }: runa { $colour_name }
table-cell-bare = { $x },{ $y }: mesa vazia

# What a bot weighs, for hints.
term-points = pontos que já tem
term-firm = runas ao lado dos mestres, que ninguém muda
term-at-risk = runas que cartas dos rivais podem cortar
term-shared = mestres na mesma área
term-near = runas livres perto das áreas
term-sides = espaço para as áreas crescerem
term-blocked = lugares em que a área de um rival atrapalha
term-claim-now = a melhor área livre, para tomar agora
term-claim-first = uma área livre para o próximo mestre
term-claim-second = uma área livre para o mestre seguinte
term-claim-third = uma área livre para o último mestre
term-masters = mestres na reserva
term-turns = cartas ainda por pôr
term-last = pôr a última carta
term-spare-cards = cartas para escolher
term-debt = uma carta ainda a descartar
term-token = uma ficha não usada
term-blue-adept = um adepto azul ainda não usado
term-green-adept = um adepto verde cuja carta ainda virá
# O que há na caixa, para ler.
kind-rune-cards = Cartas de runas
kind-runes = Runas
kind-pieces = Peças
table-piece-master = Mestre das runas
table-piece-archmaster = Ficha de arquimestre
table-about-master = Cada jogador tem 3. Fica numa runa até o fim do jogo e controla toda a área da cor dela.
table-about-archmaster = Uma vez por jogo, vai para uma runa ao lado de um mestre novo: dali em diante ela é azul ou verde, à sua escolha.
kind-adepts = Adeptos
table-card-text = Cobre 2 por 3 casas e pode ser girada. Só as runas de cima contam.
table-start-text = Fica no meio desde o início.
table-rune-text =
    { $points ->
        [one] Vale { $points } ponto para quem tem um mestre em sua área.
       *[other] Vale { $points } pontos para quem tem um mestre em sua área.
    }
table-adept-green = Compre mais uma carta depois do primeiro mestre.
table-adept-blue = Uma vez por jogo uma runa não precisa combinar quando você põe uma carta.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-lay = Pôr
with-lay = { $card_name }
short-lay =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-lay-ignoring = { verb-lay }
with-lay-ignoring = { $card_name }, ignorando uma runa
short-lay-ignoring =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-discard = Descartar
short-discard = { $card_name }
verb-draw = Comprar
verb-place = Colocar um mestre
short-place = { $x },{ $y }
verb-set-aside = Pôr de lado
verb-draw-extra = Carta extra
verb-keep-card = Descartar à sua frente
short-keep-card = { $card_name }
verb-put-token = Pôr a ficha
short-put-token = { $colour_name }, { $x },{ $y }
verb-adept-side = Adepto
cost-points =
    { $count ->
        [one] −{ $count } ponto
       *[other] −{ $count } pontos
    }
gain-points =
    { $count ->
        [one] +{ $count } ponto
       *[other] +{ $count } pontos
    }
cost-rival = { $rival_name } +{ $count }
gain-rival = { $rival_name } −{ $count }
cost-repaid = paga com uma carta, −1 ponto

# Ao lado de um tabuleiro impresso: o que se conta dele, e o que não pode ser.
place-area = casa { $thing }
group-cards = cartas
group-pieces = mestres e fichas
field-upright = carta em pé com a runa de cima à esquerda aqui, linha por linha (B azul, G verde, R vermelha)
field-lying = carta deitada com a runa de cima à esquerda aqui, linha por linha (B azul, G verde, R vermelha)
field-master = mestre
field-token = ficha de arquimestre
field-hand = sua mão, de qualquer lado (B azul, G verde, R vermelha)
field-kept = cartas descartadas pela carta extra
fault-card-told = uma carta com estas runas, girada ou espelhada, já foi contada: há uma de cada tipo
fault-too-many-masters = { $seat_name } tem só { $most } mestres
fault-too-few-cards = restam só { $left } cartas
fault-covers-nothing = esta carta não cobre nenhuma runa: cada carta deve cobrir ao menos uma
fault-two-pieces = há duas peças nesta runa
fault-shared-area = há mestres de dois jogadores nesta área
fault-token-alone = a ficha de { $seat_name } não está ao lado de um mestre seu
scratch-heading = O que você poderia pôr
scratch-here = Com as cartas da sua mão, onde você olha ou em qualquer lugar; primeiro o que dá mais vantagem.
scratch-points = Conte as cartas na ordem em que foram postas: as posteriores ficam por cima.

# Minha caixa: tipos de componentes, seus campos e o que as cartas fazem.
kind-cards-card = Cartas de runas
kind-cards-rune = Runas e pontos
kind-cards-adept = Adeptos
kind-cards-edition = Número de cartas
entry-rows = Fila
entry-start = A carta inicial
entry-edition = Edição
entry-edition-box = da caixa
entry-edition-own = uma das nossas
entry-letter = Letra
entry-points = Pontos
entry-on-each-card = Em cada carta
entry-cards = Cartas de runas
entry-row-BB = { name-blue } + { name-blue }
entry-row-BG = { name-blue } + { name-green }
entry-row-BR = { name-blue } + { name-red }
entry-row-GB = { name-green } + { name-blue }
entry-row-GG = { name-green } + { name-green }
entry-row-GR = { name-green } + { name-red }
entry-row-RB = { name-red } + { name-blue }
entry-row-RG = { name-red } + { name-green }
entry-row-RR = { name-red } + { name-red }
