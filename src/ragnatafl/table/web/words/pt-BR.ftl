# A mesa no navegador, em português do Brasil. O gênero de quem joga é desconhecido: frases sem ele.

web-title = Ragnatafl: jogos de tabuleiro nórdicos
web-tagline = Jogos de tabuleiro nórdicos em uma só mesa
web-home = Para a página inicial
web-fault = Não deu certo
web-language = Idioma
web-menu = O que você pode fazer
web-skip = Ir para suas opções
web-close = Fechar
web-cancel = Cancelar
web-save = Salvar
web-open = Abrir
web-copied = Copiado

# A página inicial.
web-my-tables = Minhas mesas
web-no-tables = Neste navegador ainda não se jogou. Abra uma mesa abaixo: há sempre um bot pronto para jogar.
web-games = Jogos
web-more-ways = Outros caminhos até uma mesa
web-new-table = Nova mesa
web-join = Ir
web-join-link = Link que você recebeu
web-upload = Registro de uma partida, de um arquivo
web-how = Como jogar
web-rules = Regras
web-rules-contents = Índice
web-rules-found = Encontrado para “{ $words }”: { $count }.
web-rules-found-ours = As nossas leituras de frases pouco claras: { $count }.
web-rules-near = O mais próximo:
web-rules-only-ours = só as nossas leituras
web-rules-search-how = Uma palavra em qualquer forma, uma carta ou uma regra como 5.2. A tecla / leva para cá.
web-rules-whole = Todas as regras
web-rules-ours = nossa leitura
web-rules-open = Abrir esta mesa
web-rules-spec = A especificação numerada, para quem escreve código (em inglês)
web-glossary = Glossário
web-term-printed = no livro: { $word }
web-sheet = Folha para imprimir
web-sheet-of = { $game }: folha para imprimir
web-no-sheet = { $game } não tem folha para imprimir.
web-sheet-how = Imprima em duas páginas A4 ou guarde como PDF.
web-sheet-signs = Sinais

# Ao lado de um jogo impresso: uma página para todos os jogos, e tabuleiros contados sem mesa.
web-helper = Ao lado do seu tabuleiro
web-helper-about = Vocês jogam na própria mesa; isto é o que há à mão ao lado dela.
web-helper-table = Preparar a mesa aqui
web-helper-table-why = O programa joga pelas regras o que não tem jogador e guarda os dados e baralhos que vocês deixarem com ele. Vocês contam o que muda no tabuleiro.
web-helper-scratch = Tocar no tabuleiro
web-helper-scratch-why = Toque no que está em cada lugar: o que pode acontecer ali agora, e como seriam os pontos se o jogo acabasse.
web-helper-rules = Procurar uma regra
web-helper-find = Procurar
web-scratch-how = Toque num lugar do mapa, ou abra a lista abaixo dele, e marque o que está ali. O tabuleiro fica neste navegador.
web-scratch-seats = Jogadores
web-scratch-seat = Você joga com
web-scratch-anew = Esvaziar o tabuleiro
web-scratch-nothing = Nada foi contado ainda.
web-scratch-points = Se o jogo acabasse agora
web-scratch-so-far = até agora
web-scratch-counted = Como se conta

web-players = Jogadores
web-name = Nome
web-fill = Quem joga
web-fill-here = uma pessoa nesta tela
web-fill-link = uma pessoa por link
web-fill-bot = um bot
web-level = Nível
web-game-options = Como se joga
web-open-table = Abrir a mesa
web-waits-for-you = Espera por você
web-forget = Tirar desta lista

# De quem é a vez.
web-your-turn = { $who }, é a sua vez
web-turn-of = Vez de: { $who }
web-thinking = { $who } está pensando…
web-waiting-for = À espera de: { $who }
web-sealed-in = Sua resposta lacrada: { $option }. Você pode mudá-la até que todas cheguem.
web-curtain = A tela agora é de: { $who }
web-curtain-why = Até lá não se mostram as cartas de ninguém.
web-ready = Aqui é { $who }: mostrar minhas cartas
web-won-by-resigning = Houve desistência. Vitória de: { $who }
web-no-such-table = Não existe essa mesa: o link está errado ou incompleto.
web-away = A conexão caiu. Tentando voltar…
web-not-stored = Não é possível guardar a mesa neste momento. Novas tentativas estão em curso; nada do que foi mostrado se perdeu.
web-broken = Algo quebrou aqui; ficou anotado para o anfitrião como { $id }. A mesa está a salvo: olhe de novo daqui a pouco.

# Escolher.
web-options = Suas opções
web-no-options = Nada se pergunta a você agora.
web-places =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
web-ways =
    { $count ->
        [one] { $count } opção
       *[other] { $count } opções
    }
web-armed = Fazer isto?
web-confirm-yes = Fazer
web-confirm-no = Ainda não
web-final-unseen = Não há volta: o acaso decide ou algo oculto será mostrado.
web-final-answered = Não há volta: a vez passa para outra pessoa.
web-forced-taken = A única opção foi escolhida:
web-hint = Dica
web-hint-is = Um bot escolheria:
web-hint-later = Muita gente pede dicas agora: pergunte de novo daqui a pouco
web-hint-none = Nenhuma dica agora
web-thinking-hint = Um bot está pensando nisso…
web-back = Voltar
web-rotate = Girar
web-undo = Desfazer
web-log = O que aconteceu
web-scores = Pontos
web-zoom = Tamanho
web-rule = Regra { $rule }
web-why = A regra
web-points = pontos
web-part-count = { $signed }
web-too-many = mensagens demais de uma vez, espere um momento

# Configurações e ajuda.
web-settings = Configurações
web-set-sound = Sons
web-set-motion = Movimento de cartas e peças
web-sound = Som
web-set-confirm = Perguntar antes do que não tem volta
web-set-forced = Escolher automaticamente quando há uma só opção (nunca onde isso revelaria algo)
web-help = Ajuda
web-how-chosen = O que se pode escolher está aceso. Aponte para ele ou pegue um número da lista. Onde se escolhe duas vezes, pegue primeiro uma coisa e depois diga para onde ela vai. Onde se pede um conjunto, escolha em qualquer ordem, devolva apontando de novo e depois confirme.
web-help-digits = pegar a opção com este número; 1 e 2 em seguida para o número 12
web-help-move = ir à próxima coisa que se pode escolher, ou à mais próxima nessa direção
web-help-enter = escolher; de novo, se houver pergunta
web-help-esc = um passo atrás
web-help-rotate = girar o que está na mão; a rodinha também gira
web-help-undo = desfazer sua última escolha
web-help-hint = perguntar a um bot o que ele faria
web-help-why = a regra da opção ou da linha em foco
web-help-log = ao que aconteceu
web-help-sound = ligar ou desligar os sons
web-help-help = esta página
web-report = Salvar um relato de erro

# Lugares.
web-kind-bot =
    { $level ->
        [thrall] bot, thrall
        [bondi] bot, bondi
        [karl] bot, karl
        [jarl] bot, jarl
        [konung] bot, konung
       *[other] bot, { $level }
    }
web-kind-you = você
web-kind-present = está aqui
web-kind-away = não está à mesa
web-kind-resigned = desistiu
web-kind-taken-over = um bot joga neste lugar
web-act-rename = Mudar o nome
web-act-take-over = Deixar um bot jogar
web-wait-left = · um bot pode jogar em
web-never-handed = nesta mesa ninguém deixa um bot jogar por outra pessoa
web-grace = Quando alguém se ausenta, as outras pessoas podem deixar um bot jogar ali
web-grace-0 = nunca
web-grace-60 = após um minuto
web-grace-300 = após 5 minutos
web-grace-1800 = após meia hora
web-handed-by-you = Um bot joga por você.
web-handed-by = { $who } deixou um bot jogar por você durante a sua ausência.
web-handed-nothing-yet = Ele ainda não escolheu nada.
web-handed-chose = Ele escolheu: { $options }
web-act-take-back = { $count ->
    [one] Retomar o lugar e desfazer a última escolha do bot
   *[other] Retomar o lugar e desfazer as últimas { $count } escolhas do bot
  }
web-act-give-back = Retomar o lugar
web-act-resign = Desistir
web-rename-what = Como devemos chamar você?
web-resign-sure = Desistir desta partida? Em dois, a outra pessoa vence; em mais, um bot joga até o fim por você.
web-invite = Convidar
web-watch-link = Link para quem assiste
web-kind-invited = recebeu convite, ainda não chegou
web-doubled = aberto em dois navegadores
web-act-move = Passar para outro aparelho
web-invite-link = Convidar
web-invite-how = Para uma pessoa: o link vale uma vez, depois o lugar é dela.
web-watch-how = Quem abrir este link só assiste.
web-copy-link = Copiar o link
web-move-link = Passar o lugar
web-invite-anew = Novo convite
web-move-how = Abra este link no outro aparelho: o lugar passa para lá.

# Convites.
web-invited = Há um convite para você: { $game }
web-invites = { $who } convida você para jogar { $game }
web-moves-here = Seu lugar em { $game } passa para este aparelho
web-seat-invited = recebeu convite
web-seat-taken = já está à mesa
web-sit-down = Sentar-se à mesa
web-works-once = O convite vale uma vez. A partir daí o lugar é deste navegador, que se lembra dele por um cookie.
web-look-on = Só assistir
web-no-seat = Este convite não vale
web-sits-here = Você já está nesta mesa

# O fim, e depois.
web-result = De onde vieram os pontos
web-course = Pontos ao longo da partida
web-rematch = Jogar de novo
web-rematch-go = Para a próxima partida
web-replay = Rever a partida
web-record = Salvar o registro
web-moment = Momento da partida
web-eyes = Vista por
web-moment-link = Link para este momento
web-play-on = Continuar daqui
web-look-back = Rever desde o começo
web-to-table = Para a mesa
web-go-first = Para o começo
web-go-before = Uma escolha atrás
web-go-next = Uma escolha adiante
web-go-last = Para o fim

# Recusas da própria mesa.
refuse-too-many-at-once = o servidor está ocupado com outras mesas e arquivos enviados: tente de novo daqui a pouco
refuse-takes-too-long = leva tempo demais para ler isto: foi deixado de lado
refuse-too-often = você acabou de fazer isso muitas vezes: espere um pouco
refuse-grace-left = esta pessoa ainda pode voltar: espere { $seconds } s
refuse-not-handed-over = nesta mesa ninguém deixa um bot jogar por outra pessoa
refuse-stale = a mesa mudou enquanto isso: olhe de novo
refuse-not-your-seat = este lugar não é seu
refuse-hand-is-counted = das cartas que uma pessoa segura ao lado do tabuleiro um bot não sabe nada: não pode jogar ali
refuse-no-such-invitation = não existe esse convite: o link está errado ou incompleto
refuse-invitation-used = este convite já foi usado, e cada um vale uma vez: peça um novo a quem o enviou
refuse-invitation-revoked = há um convite mais novo no lugar deste: peça-o a quem enviou este
refuse-sits-here-already = este navegador já ocupa um lugar nesta mesa
refuse-keeps-no-cookies = este navegador não guarda cookies e por isso não pode ocupar um lugar: permita-os para este site e abra o convite de novo
refuse-not-yours-to-invite = quem ocupa um lugar convida para ele, e para um lugar livre convida quem abriu a mesa
refuse-seat-is-taken = a pessoa deste lugar está aqui
refuse-nothing-asked = nada se pergunta a você agora
refuse-nothing-to-pick = o que se pede agora não é um conjunto
refuse-set-not-whole = ainda falta algo neste conjunto
refuse-no-such-standing = essa resposta fixa não existe agora
refuse-no-rematch-yet = a próxima partida pode começar quando esta terminar
refuse-table-is-closed = o anfitrião fechou esta mesa: nada se pode fazer nela
refuse-server-ends = o servidor está para ser reiniciado: abra a mesa daqui a um minuto
refuse-record-when-over = o registro pode ser salvo quando a partida terminar: antes, contaria segredos
refuse-analysis-when-over = uma partida pode ser analisada quando terminar: antes, a análise contaria segredos
refuse-not-analysed = os bots não sabem avaliar mesas deste jogo, então não há o que analisar
refuse-one-analysis-each = outra partida sua está sendo analisada: espere por ela ou pare-a
refuse-too-many-analyses = muitas partidas estão sendo analisadas agora: tente de novo em alguns minutos
refuse-not-your-analysis = outra pessoa pediu esta análise
refuse-play-on-when-over = com várias pessoas à mesa, só se pode continuar a partir de um momento quando a partida acabar: antes disso revelaria segredos

# Automas.
web-kind-automa = automa: as regras jogam
web-fill-automa = automa: as regras jogam neste lugar

# Ao lado de um tabuleiro de verdade.
web-tell-chance = Diga o que saiu na mesa de verdade
web-search-outcome = Buscar
web-beside-board = Ao lado de um tabuleiro de verdade
web-beside-board-why = Você joga na sua própria mesa e diz quais dados e cartas saem nela. Cartas que ninguém pode ver não são perguntadas. Tudo pode ser desfeito.
web-beside-board-new = Abrir e contar a preparação
web-beside-board-set-up = Para o ajudante de mesa
web-setup-title = { $game }: ao lado do seu tabuleiro
web-setup-how = Você joga na sua própria mesa; o aplicativo joga nos lugares que as regras jogam e diz o que mover. Tudo aqui tem uma resposta usual: se servir, abra a mesa já.
web-setup-who = Quem se senta
web-setup-who-how = As pessoas nesta tela a dividem; as outras vêm por um link. Os lugares que as regras jogam seguem dos números.
web-setup-seats = Lugares ao todo
web-setup-board = Como o tabuleiro é montado
web-setup-board-how = O que estiver errado pode ser corrigido a qualquer hora, no mapa.
web-setup-laid-app = O aplicativo sorteia e diz o que colocar onde
web-setup-laid-asked = Vocês sorteiam, e o aplicativo pergunta o que saiu
web-setup-laid-told = Já está montado: contamos no mapa, a partir de um vazio
web-setup-laid-file = Como num arquivo de posição
web-setup-keeps = Quem cuida do quê
web-setup-keeps-how = O que o aplicativo cuida não precisa de nada da sua caixa. O que a caixa cuida você conta quando sai. O que é contado fica na sua mão: só se diz o que foi jogado.
web-setup-keeper-app = o aplicativo
web-setup-keeper-told = a caixa
web-setup-keeper-counted = só contadas
web-setup-usual = usual
web-setup-cards = Quais cartas
web-setup-cards-how = As cartas que nenhum livro de regras traz são propostas nossas. Digite uma vez as da sua caixa, e o aplicativo joga com elas.
web-setup-expansions = nossas propostas com expansões

# Tabs of a small screen.
web-tab-options = Opções
web-tab-hand = Mão
web-tab-players = Jogadores
web-tab-log = Registro
web-tab-boards = Quadros

# The log and the end.
web-chances = Chances ao longo do jogo
web-chances-how = Chances ao longo do jogo, como um bot avalia a mesa: só uma estimativa
web-analyse = Analisar esta partida
web-analyse-on = Continuar a análise
web-analysis = Análise
web-analysis-stop = Parar a análise
web-analysis-none = Bots examinam cada decisão: o que mais se podia escolher e o que foi sorte. Leva alguns minutos; enquanto isso você pode fechar esta página. Todos que podem ver esta partida verão o que foi achado.
web-analysis-done = A partida está analisada.
web-analysis-going = Examinando as escolhas: { $done } de { $of }
web-analysis-stopped = Parada após { $done } de { $of } escolhas. O que foi achado fica guardado.
web-analysis-failed = Não foi possível terminar: os bots desistiram após { $done } de { $of } escolhas. Tente de novo, e a análise continua dali.
web-analysis-seats = Quem se sentou à mesa, ou a abriu, pode pedir a análise.
web-turning-points = Viradas
# Leitura de cartas, tabuleiros e fichas.
web-read = Ler
web-read-now = Agora
web-read-back = Anterior
web-read-next = Próxima
web-read-backs =
    { $count ->
        [one] Mais { $count } virada para baixo
       *[other] Mais { $count } viradas para baixo
    }
web-piles = Pilhas abertas
web-no-such-pile = Não há pilha aberta '{ $pile }' aqui
web-piles-none = Nenhuma carta aberta ali agora.
web-help-read = ler a carta, o tabuleiro ou a ficha em foco ou sob o ponteiro; numa linha, o que ela nomeia
web-gallery = Cartas e tabuleiros
web-gallery-of = { $game }: cartas, tabuleiros e fichas
web-gallery-search = Buscar
web-gallery-kind = Tipo
web-gallery-source = Fonte
web-gallery-all = todos
web-gallery-print = Imprimir


# Rever uma partida, e os «e se».
web-go-turn-back = Um turno para trás
web-go-turn-on = Um turno adiante
web-go-play = Reproduzir
web-go-pause = Pausar
web-speed = Velocidade
web-jump = Ir para
web-what-if = E se…
web-what-if-told = Uma nova mesa começa neste momento, com as mesmas cartas e a mesma sorte. Os bots continuam em seus lugares.
web-what-if-running = Uma nova mesa começa neste momento; sua partida segue como está. O que você não vê é distribuído de novo ali, e a sorte é nova: nada revela do que está por vir.
web-what-if-seat = Seu lugar
web-what-if-others = Lugares das outras pessoas
web-others-bot = bots jogam por elas
web-others-here = pessoas nesta tela jogam por elas
web-branch =
    E se: derivada de outra mesa { $turn ->
        [0] antes do primeiro turno
       *[other] no turno { $turn }
    }, depois da escolha { $at }.
web-branch-back = Voltar para lá
web-log-filter = Mostrar só linhas de
web-log-new = Linhas novas

# A história desde a própria vez, resultados.
web-story = Desde a sua vez
web-story-start = Mostrar
web-story-again = Mais uma vez
web-story-back = Voltar
web-story-next = Avançar
web-story-play = Reproduzir
web-story-pause = Pausar
web-story-now = Ir para agora
web-help-story = o que os outros fizeram: reproduzir ou pausar, voltar, avançar, ir para agora
web-pace = Vez dos outros
web-pace-off = não mostrar, só marcar
web-pace-quick = rápido, vez por vez
web-pace-normal = passo a passo
web-pace-slow = linha por linha
web-set-last = marcar a última jogada de cada um
web-result-close = Fechar
web-result-next = Próximo

# Respostas fixas, e conjuntos que se escolhem.
web-standing = Respostas fixas
web-standing-withdraw = retirar
web-standing-given = Uma resposta fixa foi dada por você: { $option }
web-standing-so = ↻ resposta fixa
web-picked = Escolhido
web-picked-none = Nada foi escolhido ainda.
web-picked-missing = Escolha o que falta.
web-put-back = Devolver:
web-pick-all = Escolher tudo
web-pick-whole = Confirmar

# Limites e endereços.
web-unknown-host = Este servidor não responde ao nome '{ $name }'. Se o nome é seu: inicie-o com --set names={ $name } ou, atrás de um proxy, com --public-url.
web-other-site = Este pedido vem de outro site.
web-too-often = Pedidos demais vieram do seu endereço. Tente de novo em { $seconds } s.
web-too-many-at-house = Há mesas demais abertas no seu endereço: feche uma delas.
web-too-many-at-table = Há navegadores demais nesta mesa agora.
web-full = Há visitantes demais agora. Tente de novo em breve.
web-slow-body = O pedido demorou demais.
web-only-here = Por enquanto só este computador chega à mesa. Para convidar pessoas da sua rede, inicie o servidor com:
web-qr = Código QR
web-qr-how = Para a câmera de um telefone. Em casa ele precisa estar na mesma rede.

# A página de quem mantém o servidor.
web-admin = Cuidar deste servidor
web-admin-door = Este link abre a página de quem mantém o servidor. Funciona uma vez; a partir daí o navegador é reconhecido por doze horas.
web-admin-enter = Abrir a página
web-admin-nobody = Esta página é de quem mantém o servidor: o comando 'ragnatafl admin link' imprime um link para ela.
web-admin-link-used = Este link já foi usado ou está velho demais: o comando 'ragnatafl admin link' imprime um novo.
web-admin-you-are = Você está aqui como { $who }.
web-admin-leave = Sair da página
web-admin-announcement = Aviso
web-admin-text = Texto para todos nas mesas; vazio, retira o aviso
web-admin-minutes = Minutos (0: até ser retirado)
web-admin-announce = Avisar
web-admin-tables = Mesas
web-admin-count =
    { $count ->
        [one] { $count } mesa guardada.
       *[other] { $count } mesas guardadas.
    }
web-admin-choices =
    { $count ->
        [one] { $count } escolha
       *[other] { $count } escolhas
    }
web-admin-here =
    { $count ->
        [one] { $count } navegador aqui
       *[other] { $count } navegadores aqui
    }
web-admin-is-closed = fechada
web-admin-is-damaged = danificada: o que está guardado dela não pode ser lido
web-admin-newer = Mais novas
web-admin-older = Mais antigas
web-admin-why = Por quê
web-admin-close = Fechar a mesa
web-admin-open = Abrir de novo
web-admin-title = Nome da mesa
web-admin-rename = Dar este nome
web-admin-sure = para sempre, com tudo o que foi jogado
web-admin-remove = Remover a mesa
web-admin-invite = Novo convite para este lugar
web-admin-invitation = O convite, que vale uma vez; ele muda o lugar de dono:
web-admin-bans = Quem não entra
web-admin-whom = Endereço, rede ou navegador
web-admin-days = Dias (0: para sempre)
web-admin-ban = Não deixar entrar
web-admin-unban = Deixar entrar de novo
web-admin-log = Ordens até agora
web-admin-order =
    { $what ->
        [close] fechou uma mesa
        [open] abriu uma mesa de novo
        [rename] deu nome a uma mesa
        [remove] removeu uma mesa
        [invite] fez um convite
        [ban] proibiu a entrada
        [unban] permitiu a entrada de novo
        [announce] avisou
        [link] fez um link para esta página
        [enter] abriu esta página
        [leave] saiu desta página
        [lock] trancou esta página
        [unsay] removeu uma fala
       *[other] { $what }
    }
web-table-closed = O anfitrião fechou esta mesa: pode-se olhar, mas nada se pode fazer.
web-removed = O anfitrião removeu esta mesa.
web-banned = O anfitrião deste servidor não deixa você entrar.

# O acaso lacrado, e uma mesa que se reúne.
web-luck = O acaso nesta mesa
web-luck-look = Conferir o acaso
web-luck-sealed = Acaso lacrado
web-luck-sealed-told = Cada embaralhada e cada dado desta partida vêm de um segredo e do que foi misturado. O SHA-256 do segredo foi mostrado antes que alguém misturasse algo; o segredo é mostrado no fim, para que todos possam conferir.
web-luck-open = Acaso aberto
web-luck-open-told = O acaso desta mesa é o de uma partida cujo registro é conhecido: quem o tem pode saber o que vem.
web-luck-anew = Distribuída de novo
web-luck-anew-told = O que não se via e todo o acaso por vir são novos nesta mesa. Nada disso foi publicado antes, portanto não pode ser conferido.
web-luck-hash = SHA-256 do segredo
web-luck-copy = Copiar
web-luck-mixed = Misturado
web-luck-mixed-sealed = Misturado; cada número foi lacrado antes que qualquer um fosse mostrado
web-luck-seals = Lacrado, para ser misturado
web-luck-seal = Lacre (SHA-256):
web-luck-unopened = nunca aberto, não misturado
web-luck-own = (seu)
web-luck-server = (feito pelo servidor)
web-luck-secret = O segredo
web-luck-check = Conferir aqui
web-luck-fits = O segredo corresponde ao hash que este navegador anotou no começo.
web-luck-fits-shown = O segredo corresponde ao hash mostrado aqui; durante a partida este navegador não anotou nenhum.
web-luck-own-in = O que este navegador misturou está lá.
web-luck-own-missing = Atenção: o que este navegador enviou para misturar não está lá.
web-luck-seal-missing = Atenção: o lacre que este navegador enviou não está aí.
web-luck-nonce-lost = Este navegador não guardou o número lacrado para o seu lugar e não pode mostrá-lo. Quem abriu a mesa pode começar sem ele.
web-luck-hash-differs = Atenção: a princípio mostraram outro hash a este navegador:
web-luck-secret-differs = Atenção: o segredo não corresponde ao hash que este navegador anotou:
web-luck-seals-differ = Atenção: depois que este navegador mostrou seu número, os lacres mudaram.
web-luck-nonce-differs = Atenção: um número não corresponde ao seu lacre.
web-luck-verify = Para conferir também cada embaralhada, salve o registro e execute:
web-gathering = A mesa se reúne
web-gathering-told = As cartas são dadas quando todos chegarem. Cada navegador lacra um número próprio; quando todos estiverem lacrados, eles são mostrados e misturados ao acaso. Até lá não há nada para ver.
web-gathering-here = está aqui
web-gathering-awaited = falta chegar
web-gathering-opens = Os números são mostrados
web-gathering-opens-told = Ninguém pode mais mudar um número lacrado. Mostrados: { $shown } de { $all }; à espera de: { $who }. Continua quando esses navegadores abrirem esta mesa.
web-gathering-shown = mostrou o número
web-gathering-closed = falta: precisa abrir esta mesa
web-gathering-out = ainda pode vir
web-dealing = A mesa está sendo preparada …
web-begin = Começar sem eles
web-begin-told = Os lugares não ocupados ficam livres: quem foi convidado ainda pode sentar-se, mas não mistura mais nada.
web-begin-without-told = O que lacraram fica fechado e não é misturado. Todos podem ver que ficou de fora.
web-join-luck = Quando você se senta, seu navegador lacra um número aleatório próprio. Quando todos o fizerem, os números são mostrados e misturados ao acaso desta mesa. O segredo já está fixado, e este é o seu hash: seu navegador o anota, para conferir o segredo no fim.
web-join-luck-server = Seu navegador não executa programas: o servidor faz este número por você.
refuse-not-dealt-yet = a mesa ainda não foi preparada: espera até que todos cheguem
refuse-seals-not-in = os números para o acaso são mostrados quando todos tiverem lacrado o seu, não antes
refuse-seal-differs = este não é o número que o seu navegador lacrou
refuse-sealed-already = seu navegador já lacrou o número dele: fica como está
refuse-not-yours-to-begin = quem abriu a mesa pode começar sem os outros, até que ela seja preparada

# The turn beside a real board

web-beside-title = O turno, passo a passo
web-beside-next = Próximo
web-beside-back = Voltar
web-beside-why = Por quê?
web-beside-tell = Contar meu turno
web-beside-hold = Essa está conosco: { $card }
web-beside-your-turn = { $seat }: jogue seu turno no seu tabuleiro e depois conte o que mudou.
web-beside-waits = À espera de { $who }.
web-beside-behalf = { $seat } decide por { $behalf }
web-beside-compare = Comparar com o tabuleiro
web-beside-pause = Passou algum tempo. Veja se a sua mesa continua como está contada aqui.
web-beside-speak = Ler em voz alta
web-beside-speak-stop = Silêncio
web-beside-speak-not = Não há voz para este idioma
web-beside-offline = O servidor não responde. Quando ele voltar, tudo continua sozinho. O que se vê era assim em:
web-beside-tell-later = Continue jogando; você poderá contar assim que o servidor responder.
web-beside-unheard = Guardado: a mesa ouve assim que responder.
web-beside-awake-not = A tela pode apagar enquanto isso: o navegador só a mantém ligada neste mesmo aparelho ou por https.

# Boxes of people

web-box = Minha caixa
web-box-played = Cartas
web-box-none = nossas propostas

# Telling a real board.
web-tell-title = Contar o tabuleiro
web-tell-how = Por { $seat }: toque num lugar do mapa e ponha o que há ali agora.
web-tell-rest = Todo o resto deste lugar
web-tell-likely = Mudanças prováveis
web-tell-leave = Tabuleiro inteiro
web-tell-changed = O que foi contado
web-tell-where = O que está onde
web-tell-compare = Compare com a sua mesa; toque no que for diferente.
web-tell-right = Está tudo certo
web-tell-over = Meu turno acabou
web-tell-correct = Só corrigir
web-tell-else = Outra coisa
web-tell-add = mais um
web-tell-drop = tirar
web-tell-less = menos
web-tell-more = mais
web-tell-nothing = Nada mudou.
web-tell-told = Agora a mesa sabe.
web-tell-meanwhile = Algo foi contado nesse meio-tempo. O que você contou aqui continua guardado.
web-tell-unheard = O servidor não responde. O que você contou está guardado aqui.

# Lições
web-newcomer = Primeira vez aqui?
web-newcomer-about = Uma lição leva de 5 a 10 minutos: você joga, o treinador explica. Depois vem uma primeira partida contra iniciantes: o treinador marca o que escolheria, não há relógio e tudo pode ser desfeito.
web-newcomer-known = Já conheço estes jogos
web-first-offer = Você ainda não terminou uma partida deste jogo aqui: primeiro uma lição, depois uma primeira partida com o treinador.
web-first-known = Já conheço este jogo
web-learn = Aprender jogando
web-learn-all = Todas as lições
web-learn-begin = Começar
web-learn-on = Continuar
web-learn-again = Começar de novo
web-learn-done = concluída
web-coach = O treinador
web-coach-next = Adiante
web-coach-back = Passo anterior
web-coach-again = Do começo
web-coach-show = Mostre
web-coach-undo = Voltar atrás
web-coach-try = E se …
web-coach-hush = Guardar
web-coach-game = Jogar a primeira partida
web-coach-marks = Marcas do treinador
web-coach-would = o treinador escolheria isto
web-coach-lessons = Lições
web-help-coach = Numa lição: próximo passo, passo atrás
refuse-coach-tells = o treinador está falando: siga adiante primeiro
refuse-coach-waits = primeiro é preciso fazer algo
refuse-not-in-lesson = numa lição isso não é preciso

# O que há de errado no que foi digitado ou enviado.
fault-too-much-sent = isto é grande demais: no máximo { $most } KB
fault-sent-cut-off = o que foi enviado está cortado: tente de novo
fault-form = não dá para ler o formulário: { $told }
fault-no-automa = as regras não jogam no lugar { $told }
fault-no-scratch = o tabuleiro deste jogo não pode ser contado sem uma mesa
fault-text-long = um texto é longo demais: no máximo { $most } letras
fault-values-many = há coisas demais: no máximo { $most } valores
fault-nested = está aninhado demais: no máximo { $most }
fault-unreadable = isto não pode ser lido
fault-table-spoilt = o que está guardado desta mesa não pode ser lido
fault-tick-remove = uma mesa removida some para sempre: marque que é isso mesmo que você quer
fault-no-order = não existe essa ordem
fault-no-told-start = o primeiro turno deste jogo não espera que um tabuleiro seja contado
fault-scene-picture = a cena “{ $told }” é só uma figura
fault-no-picture = não existe a figura “{ $told }”

### O clube: classificações, partidas das pessoas, torneios.

web-club = Clube
web-club-ratings = Classificação
web-club-tournaments = Torneios
web-club-bot = Bot { $level }
web-club-somebody = Alguém
web-rating-place = Lugar
web-rating-player = Jogador
web-rating-value = Pontuação
web-rating-games = Partidas
web-rating-won = Vitórias
web-rating-guess = (poucas partidas)
web-rating-none = Ninguém jogou aqui ainda uma partida que conte.
web-rating-how = Todos começam com 1500. Depois de ± está a margem em que o número é conhecido; a lista é ordenada pelo que um jogador vale no mínimo. Contam as partidas em que jogadores diferentes se encontram: não as de uma só tela, nem com caixa própria ou ao lado de um tabuleiro, nem as jogadas a sós em que algo foi desfeito.
web-rating-always = Desde sempre
web-rating-season = { $year }, trimestre { $quarter }
web-rating-course = Pontuação em { $game }, partida a partida
web-person-open = Todos aqui podem ver esta página.
web-person-hidden = Só você pode ver esta página.
web-person-hide = Ocultar
web-person-show = Mostrar a todos
web-person-total = { $games ->
    [one] { $games } partida, vitórias: { $won }.
   *[other] { $games } partidas, vitórias: { $won }.
  }
web-person-reliable = Ficou até o fim em { $percent } % das partidas com pessoas.
web-person-against = Vocês se encontraram { $games ->
    [one] { $games } vez
   *[other] { $games } vezes
  }: à sua frente { $behind }, atrás de você { $ahead }.
web-person-games = Partidas
web-person-found = Encontradas: { $count }
web-person-day = Dia
web-person-game = Jogo
web-person-result = Resultado
web-person-plays = Herói
web-person-others = Outros
web-person-ending = Terminou por
web-person-seats = Jogadores
web-person-wins = Vitórias
web-person-share = Parcela
web-person-all = todos
web-person-filter = Mostrar
web-person-won = venceu
web-person-lost = perdeu
web-person-left = abandonou
web-person-figures = Estatísticas
web-person-given-up = desistência
web-tournament-none = Ainda não há torneios. Abra o primeiro.
web-tournament-new = Um novo torneio
web-tournament-name = Nome
web-tournament-game = Jogo
web-tournament-of-seats = { $game }, { $seats } por mesa
web-tournament-system = Sistema
web-tournament-swiss = Suíço
web-tournament-round-robin = Todos contra todos
web-tournament-rounds = Rodadas
web-tournament-do-open = Abrir
web-tournament-how = As pessoas se inscrevem nesta página até você começar. As mesas de uma rodada abrem sozinhas; quando a última termina, a próxima rodada é emparceirada. Com dois por mesa, todos contra todos leva tantas rodadas quantas forem precisas.
web-tournament-state = Situação
web-tournament-players = Jogadores
web-tournament-day = Aberto em
web-tournament-open = aberto: inscreva-se
web-tournament-over = encerrado
web-tournament-round-of = rodada { $number } de { $of }
web-tournament-about = { $game }, { $seats } por mesa; { $system }, rodadas: { $rounds }; { $clock }.
web-tournament-your-name = Seu nome
web-tournament-do-join = Inscrever-se
web-tournament-do-leave = Retirar-se
web-tournament-do-begin = Começar
web-tournament-do-close = Encerrar
web-tournament-do-decide = Decidir
web-tournament-round = Rodada { $number }
web-tournament-table = Mesa { $number }
web-tournament-where = Mesa
web-tournament-result = Resultado
web-tournament-rests = Descansa, com um ponto: { $who }
web-tournament-played = terminada
web-tournament-plays = em jogo
web-tournament-unplayed = não jogada
web-tournament-who-won = Quem venceu
web-tournament-nobody = ninguém: dividido
web-tournament-standings = Classificação do torneio
web-tournament-entered = Inscritos
web-tournament-nobody-yet = Ninguém se inscreveu ainda.
web-tournament-place = Lugar
web-tournament-player = Jogador
web-tournament-points = Pontos
web-tournament-opponents = Adversários
web-tournament-beaten = Superados
web-tournament-wins = Vitórias
web-tournament-ties = Quem vence uma mesa recebe 1 ponto, o último 0, os demais a sua parte. Desempate: a média de pontos dos adversários (Buchholz), os pontos de quem ficou para trás (Sonneborn-Berger), vitórias.
web-tournament-withdrawn = (retirou-se)
refuse-not-your-tournament = só quem abriu este torneio o conduz
refuse-tournament-begun = este torneio já começou: ninguém mais pode se inscrever
refuse-tournament-over = isto já terminou: nada pode ser mudado
refuse-too-few-entered = um torneio precisa de pelo menos dois jogadores
refuse-too-many-entered = este torneio está cheio: no máximo { $most } jogadores
refuse-too-many-tournaments = você tem { $most } torneios abertos: encerre um deles primeiro
### The club: clocks

web-clock = Relógio
web-clock-live = De uma só vez
web-clock-days = Ao longo de dias, cada um quando puder
web-clock-off = sem relógio
web-clock-told-live = { $bank } para o jogo + { $increment } por vez
web-clock-told-plain = { $bank } para o jogo
web-clock-told-days = { $bank } por vez
web-clock-told-workdays = { $bank } por vez, sem contar fins de semana
web-clock-zero = Quando acaba o tempo de alguém
web-clock-zero-bot = um bot joga no lugar
web-clock-zero-vote = os outros votam
web-clock-zero-forfeit = a pessoa perde por tempo
web-clock-line = Relógio: { $clock }. Quando acaba o tempo de alguém: { $zero }.
web-clock-line-off = O relógio foi desligado.
web-clock-propose = Propor outro relógio
web-clock-propose-this = Propor
web-clock-propose-why = Vale quando todos concordarem; aí o tempo de todos recomeça.
web-clock-proposed = Foi proposto outro relógio: { $clock }.
web-clock-agreed = De acordo: { $who }. Falta responder: { $others }.
web-clock-agree = Concordar
web-clock-refuse = Manter o relógio
web-clock-up = { $who } ficou sem tempo. E agora?
web-clock-up-you = Seu tempo acabou: os outros decidem como continuar. Até lá você ainda pode responder.
web-clock-up-others = { $who } ficou sem tempo: os outros votam.
web-clock-vote-wait = Esperar mais { $time }
web-clock-vote-bot = Deixar um bot continuar
web-clock-vote-forfeit = Dar o jogo como perdido
web-clock-votes = { $say }: { $count }
web-clock-own = Seu tempo
web-clock-soon = Seu tempo está acabando:
web-clock-mine = restam { $time }
web-clock-stops = o relógio está parado
web-clock-d = d
web-clock-h = h
web-clock-min = min
web-clock-s = s
web-vacation = Férias
web-vacation-about = Nesses dias os relógios que contam dias não correm contra você. Informe no máximo até a véspera; os dias começam e terminam à meia-noite UTC. No máximo { $most } dias por ano.
web-vacation-first = Primeiro dia
web-vacation-last = Último dia
web-vacation-add = Adicionar
web-vacation-remove = Remover
web-vacation-end = Terminar hoje
web-vacation-none = Nenhum período de férias planejado.
web-vacation-used = { $year }: { $count } de { $most } dias
web-vacation-span = { $first } a { $last }
refuse-no-clock = esta mesa foi aberta sem relógio
refuse-no-vote = não há nada para você votar
refuse-no-proposal = nenhum outro relógio foi proposto a você
refuse-same-clock = este já é o relógio da mesa
fault-clock-bank-live = relógio: { $told } segundos; de uma só vez vão de { $low } a { $high }
fault-clock-bank-days = relógio: { $told } segundos por vez; ao longo de dias vão de { $low } a { $high }
fault-clock-increment = relógio: mais { $told } segundos por vez; vão de 0 a { $high }
fault-clock-days-increment = relógio: ao longo de dias nada se soma, pois cada vez tem seu próprio tempo
fault-vacation-order = as férias terminam antes de começar
fault-vacation-past = as férias só podem começar a partir de amanhã
fault-vacation-far = as férias devem ficar nos próximos { $most } dias
fault-vacation-long = dias de férias em { $year }: { $told }; no máximo { $most }
fault-vacation-days = são precisas duas datas, como 2026-12-24
web-clock-count-d =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
web-clock-count-h =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
web-clock-count-min =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-clock-count-s =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
## The club: alerts

web-alert-me = Avise-me quando for a minha vez
### The club: lobby and talk
web-lobby = Salão
web-club-pages = Páginas do clube
web-club-about = O que se diz aqui todos no clube leem. Seja gentil.
web-lobby-about = Estas mesas esperam jogadores. Sente-se a uma delas ou abra a sua.
web-lobby-tables = Mesas à espera
web-lobby-none = Nenhuma mesa assim espera agora. Abra uma: ela aparece aqui para todos na hora.
web-lobby-open = Abrir uma mesa
web-lobby-game = Jogo
web-lobby-pace = Ritmo
web-lobby-every = Todos
web-lobby-look = Assistir
web-lobby-chair = lugar livre
web-lobby-boxed = com uma caixa própria
web-lobby-free = { $count ->
    [0] todos os lugares estão ocupados
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
  }
web-lobby-options = Opções fora do comum: { $count }
web-lobby-waits = A mesa espera no salão
web-lobby-waits-told = { $count ->
    [one] Ainda há um lugar livre. Quando ele for ocupado, todos confirmam que estão presentes e o jogo começa sozinho.
   *[other] Ainda há { $count } lugares livres. Quando todos forem ocupados, todos confirmam que estão presentes e o jogo começa sozinho.
  }
web-lobby-check = Estão todos aí?
web-lobby-check-told = Confirme que você está aqui, ou perderá o lugar.
web-lobby-check-others = O jogo começa assim que todos confirmarem.
web-lobby-ready = Estou aqui
web-lobby-leave = Deixar o lugar
web-lobby-left = Tempo restante:
web-lobby-send-away = Retirar
web-lobby-send-away-whom = Retirar { $who } da mesa
web-lobby-send-away-sure = Retirar esta pessoa? Ela não poderá voltar a esta mesa.
web-lobby-seen-private = Fora do salão: só se entra aqui por convite.
web-lobby-seen-club = No salão, para quem já esteve aqui.
web-lobby-seen-open = No salão, para todos.
web-listed = Quem pode entrar
web-listed-private = por convite
web-listed-club = o clube
web-listed-open = todos
web-wanted = Jogadores procurados
web-wanted-any = de qualquer nível
web-wanted-newcomer = novatos são bem-vindos
web-wanted-experienced = jogadores experientes
web-pace-of-untimed = sem relógio
web-pace-of-live = ao vivo
web-pace-of-days = ao longo de dias
web-gathering-free = livre
web-gathering-sits = está sentado
web-gathering-ready = está pronto
web-tab-talk = Conversa
web-help-talk = Conversar com os outros
web-talk = Conversa
web-talk-what = O que você quer dizer
web-talk-send = Enviar
web-talk-phrases = Frases
web-talk-settings = Configurações
web-talk-want = Quero ler e escrever aqui
web-talk-on = Conversa nesta mesa
web-talk-log = Tudo o que foi dito nesta mesa
web-talk-nothing = Nada foi dito.
web-talk-onlooker = assiste
web-talk-stranger = Visitante
web-talk-mute = Silenciar
web-talk-unmute = Ouvir de novo:
web-talk-report = Denunciar
web-talk-reported = Obrigado. Quem cuida deste servidor vai ler.
web-talk-unread = não lidas
web-talk-switched-off = (a conversa foi desligada)
web-talk-switched-on = (a conversa foi ligada)
web-talk-phrase-hello = Olá!
web-talk-phrase-luck = Boa sorte!
web-talk-phrase-moment = Um momento, por favor.
web-talk-phrase-back = Voltei.
web-talk-phrase-your-turn = É a sua vez.
web-talk-phrase-thanks = Obrigado!
web-talk-phrase-sorry = Desculpe!
web-talk-phrase-take-back = Erro meu: posso voltar atrás?
web-talk-phrase-of-course = Claro.
web-talk-phrase-nice = Boa jogada!
web-talk-phrase-well-played = Bem jogado!
web-talk-phrase-again = Jogamos de novo?
web-talk-phrase-bye = Até logo!
web-admin-talk = Conversas
web-admin-reports = Falas denunciadas: { $count }
web-admin-reported = { $by } denuncia uma fala de { $who }
web-admin-unsay = Remover esta fala
web-admin-read-talk = Ler
web-admin-place = Mesa, ou club
refuse-not-listed = a esta mesa só se senta por convite
refuse-seat-just-taken = alguém acabou de ocupar este lugar
refuse-table-is-full = alguém foi mais rápido: não há mais lugar livre aqui
refuse-begun-already = este jogo já começou: ninguém mais entra nem sai
refuse-sent-away = você foi retirado desta mesa e não pode voltar a ela
refuse-not-yours-to-send-away = só quem abriu a mesa retira outras pessoas
refuse-not-yours-to-list = só quem abriu a mesa decide quem a vê
refuse-no-free-seat = uma mesa no salão precisa de um lugar livre: deixe um por convite
refuse-not-listed-beside = uma mesa ao lado de um tabuleiro real não aparece no salão
refuse-too-many-listed = você já tem { $most } mesas no salão
refuse-waits-at-too-many = você já espera em { $most } mesas: deixe um lugar primeiro
refuse-too-fast = isso foi vezes demais: espere { $seconds } s
refuse-line-too-long = são { $signs } sinais, e só se podem dizer { $most } de uma vez
refuse-nothing-said = não há nada nisso que se possa ler
refuse-talk-is-off = a conversa está desligada nesta mesa
refuse-wants-no-talk = você escolheu não ler nem escrever nada: ligue a conversa primeiro
refuse-no-such-line = não existe essa fala
refuse-no-such-phrase = não existe essa frase
refuse-not-yours-to-switch = só quem abriu a mesa lê o registro dela e desliga a conversa
refuse-mutes-too-many = você já silenciou { $most } pessoas
### The club: identity

web-me-title = Eu
web-me-about = Você não precisa de senha: este navegador conhece você. Aqui você leva o que é seu para outro dispositivo e garante que pode voltar.
web-me-name = Nome e idioma
web-me-name-about = Assim você é chamado nas mesas, e neste idioma as cartas são escritas para você. As configurações acompanham você em seus outros dispositivos.
web-me-devices = Seus dispositivos
web-me-devices-about = Navegadores que são você. Se não reconhecer um dispositivo, encerre a sessão dele.
web-me-move = Outro dispositivo
web-me-move-about = Um link, e uma imagem dele para o telefone: quem o abrir é você lá também, com todos os seus lugares. Funciona uma vez, por alguns minutos.
web-me-recovery = Código de recuperação
web-me-recovery-about = Para o dia em que este navegador esquecer você. Imprima e guarde; funciona uma vez.
web-me-mail = E-mail
web-me-mail-about = Um endereço para o qual se pode enviar o caminho de volta. Não é usado para mais nada.
web-me-passkeys = Chaves de acesso
web-me-passkeys-about = Entre com a impressão digital, o rosto ou o bloqueio do dispositivo.
web-me-bots = Seus próprios bots
web-me-bots-about = Programas que jogam sozinhos pela API. Cada um tem um nome e um token, e é marcado como bot nas mesas.
web-me-data = Seus dados
web-me-data-about = Tudo o que se sabe de você, para levar consigo ou apagar.
web-me-do-out = Encerrar a sessão
web-me-do-others = Encerrar todas as outras
web-me-do-move = Criar um link
web-me-do-recovery = Criar um código de recuperação
web-me-do-mail = Enviar uma carta de confirmação
web-me-do-unmail = Esquecer o endereço
web-me-do-passkey = Adicionar uma chave de acesso
web-me-do-passkey-enter = Entrar com uma chave de acesso
web-me-do-bot = Criar um bot
web-me-do-token = Novo token
web-me-do-remove = Remover
web-me-do-leave = Sair de vez
web-me-do-enter = Entrar aqui
web-me-do-enter-both = Entrar e manter os dois
web-me-do-send = Enviar uma carta
web-me-do-confirm = Sim, é meu
web-me-never = nunca
web-me-some-device = Algum dispositivo
web-me-this-device = (este)
web-me-seen = visto por último
web-me-recovery-made = Há um código, criado em
web-me-recovery-none = Ainda não há código.
web-me-mail-known = O caminho de volta pode ser enviado para
web-me-mail-address = Endereço de e-mail
web-me-passkey-of = Chave de acesso de
web-me-bot-no-token = sem token
web-me-bot-name = Nome do bot
web-me-bot-docs = Como um bot joga aqui: a API
web-me-export = Exportar todos os meus dados
web-me-leave = Sair
web-me-leave-about = Seu nome, configurações, dispositivos, códigos, canais, bots e o que você disse nas conversas são apagados. As partidas ficam inteiras para quem jogou com você: a partir daí seus lugares levam os nomes comuns dos lugares. Ninguém pode desfazer isso.
web-me-leave-sure = É isso mesmo que eu quero
web-me-move-ready = Abra isto no outro dispositivo
web-me-move-ready-about = Funciona uma vez, por { $minutes } minutos, e não é mostrado de novo.
web-me-recovery-ready = Seu código de recuperação
web-me-recovery-ready-about = Imprima ou anote agora: ele não é mostrado de novo, e um criado antes não funciona mais. Digite-o na página “Voltar”.
web-me-token-ready = O token do seu bot
web-me-token-ready-about = Copie agora: ele não é mostrado de novo. Quem o tiver joga como seu bot.
web-me-copy = Copiar
web-me-print = Imprimir
web-me-enter = Ser { $who } neste dispositivo?
web-me-enter-both = Até agora este navegador é { $who }.
web-me-enter-both-about = Todos os lugares e mesas de { $who } passam a ser seus também; nada se perde. Outros dispositivos de { $who } perdem a sessão. Isso não pode ser desfeito.
web-me-recover = Voltar
web-me-lost = Você já esteve aqui, em outro dispositivo ou navegador? Voltar
web-me-recover-about = Se este navegador esqueceu você, uma destas formas leva você de volta aos seus lugares. Com outro dispositivo que conhece você é mais rápido: crie lá um link, em “Eu”.
web-me-recover-mail = Uma carta
web-me-mail-on-its-way = Se este endereço é conhecido aqui, uma carta está a caminho. O link dela funciona uma vez, por meia hora.
web-me-confirm-on-its-way = Uma carta está a caminho. Abra o link dela em até meia hora.
web-me-code = Código
web-me-not-entered = Ninguém entra com isto
web-me-left = Você saiu
web-me-left-about = O que se sabia de você foi apagado. Você pode voltar quando quiser, como alguém novo.
web-me-nameless = alguém sem nome
web-me-confirm = { $address } é seu endereço?
web-me-letter-recover-subject = Seu caminho de volta ao Ragnatafl
web-me-letter-recover = Abra este link no dispositivo em que quer jogar. Ele funciona uma vez, por meia hora:
web-me-letter-confirm-subject = Este endereço é seu?
web-me-letter-confirm = Alguém no Ragnatafl diz que este é o endereço dele. Se foi você, abra este link em até meia hora:
web-me-letter-not-you = Se não foi você, não é preciso fazer nada.
refuse-nobody-known = este navegador não é conhecido: abra antes a sua página
refuse-key-used = isto já foi usado e só funciona uma vez
refuse-key-old = isto é antigo demais, ou um mais novo foi criado
refuse-key-unknown = não há tal link ou código
refuse-no-name = um nome precisa de uma letra que se veja
refuse-no-address = isto não é um endereço de e-mail
refuse-no-mail = a carta não pôde ser enviada: tente mais tarde
refuse-too-many-keys = você acabou de criar muitos destes: espere uma hora
refuse-too-many-bots = não se guardam mais de { $most } bots por pessoa
refuse-passkey-refused = a chave de acesso não foi aceita
refuse-not-sure = marque a caixa se é isso que você quer
refuse-no-token = mostre o token de um bot que vale aqui

### The club: people's own bots

web-kind-program = bot
web-api-title = A API para bots
web-api-about = Escreva um programa que joga aqui, em mesas com pessoas, bots e outros programas. Ele diz o que uma página diz e recebe a mesa como dados. Nas mesas e nas listas é marcado como bot, e tem classificação como todos.
web-api-first = Crie um bot na sua página e copie o token dele:
web-api-second = Envie o token com cada pedido: { $header }
web-api-third = Comece pelo exemplo de umas 40 linhas, { $file } no código-fonte deste programa.
web-api-requests = Pedidos
web-api-who = De quem é o token.
web-api-tables = As mesas em que ele se senta, antes as que esperam por ele.
web-api-open = Uma mesa nova, como o formulário da página a abre; lugares do tipo “here” são do próprio bot, e para os do tipo “link” a resposta traz convites.
web-api-join = Sentar-se por um convite, cujo link é /t/…/join/…
web-api-table = A mesa como o lugar do bot pode conhecê-la.
web-api-socket = Uma linha com a mesa: o estado logo de início e depois de cada mudança; é ali que o bot responde.
web-api-schema = JSON Schema de todas as mensagens
web-api-talk = O que se diz na linha
web-api-talk-about = Cada mensagem é um objeto JSON cujo “say” diz o que ela é. Um estado traz a pergunta ao lugar do bot, se houver, com todas as opções; a posição, com ? no lugar do que está oculto; os eventos desde o último estado; e o resultado quando a partida acaba. Uma resposta nomeia uma opção pelo texto, e o momento do estado a que responde.
web-api-rules = Jogo limpo
web-api-rules-about = Um bot fica sabendo o que uma pessoa no lugar dele poderia ver, e nada mais. Quem está à mesa lê que um programa joga.
web-api-limits = Limites
web-api-limits-about = Tantos pedidos por minuto para um token, e 20 mensagens por segundo em todas as suas linhas juntas. O que passa disso é recusado, em palavras ou com o status 429, e nada se perde.
