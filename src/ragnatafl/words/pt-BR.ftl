# Ragnatafl, o que todos os jogos dizem. $x é um código ou número, $x_name é o nome.
name-chance = acaso
name-spectator = plateia

prompt-chance = Diga o resultado: { $lot_name }

option-outcome = { $lot_name }: { $face_name }

event-game-ends = Fim de jogo. Vitória: { $winners_name }
event-automa-chooses = { $seat_name } escolhe pela regra: { $option }
event-field-told = { $seat_name } conta o tabuleiro: { $at }, { $field }: { $after_name } (era { $before_name })
event-board-told =
    { $then ->
        [over] { $seat_name }: turno jogado no tabuleiro
        [call] { $seat_name } pede: { $call }
       *[on] { $seat_name }: tabuleiro contado
    }
event-by = { $line } ({ $by_name })

refuse-not-offered = { $seat_name } não pode escolher “{ $tried }” aqui
refuse-unknown-words = “{ $tried }” não quer dizer nada aqui: { $fault }
refuse-offered =
    { $left ->
        [0] opções: { $options }
       *[other] opções: { $options } e mais { $left }
    }
refuse-not-your-turn = não é a vez de { $seat_name }, e sim de { $asked_name }
refuse-game-is-over = o jogo acabou
refuse-not-beside-board = esta mesa não está ao lado de um tabuleiro de verdade: aqui não se conta nada dele
refuse-nothing-to-undo = não há nada para desfazer
refuse-undo-not-yours = a última escolha foi de { $seat_name }
refuse-undo-chance = não dá para desfazer: o acaso já decidiu
refuse-undo-shown = não dá para desfazer: algo oculto foi mostrado
refuse-undo-answered = não dá para desfazer: a vez já passou para outro lugar da mesa
refuse-undo-sealed = não dá para desfazer: em vez disso, mude a resposta lacrada

# O que há de errado com algo contado de um tabuleiro de verdade.
name-yes = sim
name-no = não
name-none = nada
fault-nothing-told = nada foi contado
fault-too-much-told = { $count } coisas contadas de uma vez; no máximo { $most }
fault-told-twice = isto foi contado duas vezes
fault-told-otherwise = não combina com o resto do que foi contado
fault-no-field = não há isso para contar aqui
fault-told-number = precisa ser um número de { $low } a { $high }
fault-told-flag = precisa ser sim ou não
fault-told-choice = precisa ser um dos mostrados, ou nada
fault-told-values = precisam ser números de { $low } a { $high }
fault-told-some = precisam ser alguns dos mostrados
fault-told-most = no máximo { $most }
fault-no-turn-to-end = nenhum turno seu pode terminar agora
fault-not-at-rest = antes precisa terminar o que está em andamento
fault-not-laid = a preparação ainda vai dispor isto: conte quando ela terminar
fault-no-such-call = isto não pode ser pedido agora
fault-no-such-option = precisa ser um dos mostrados
fault-told-meanwhile = enquanto isso, alguém contou { $now_name }
fault-not-held = { $card_name } não pode estar nesta mão
fault-seats = { $count } não podem jogar isto; é para { $allowed }
fault-seats-by-rule = { $count } não podem jogar isto; é para { $allowed } ({ $rule })
fault-unknown-game = Não há o jogo “{ $asked }”; os mais próximos: { $near }.
fault-unknown-rule = Não há a regra { $asked }; as mais próximas: { $near }.
fault-position-file = Não dá para jogar a partir deste arquivo: { $line }

# O que há de errado no que foi digitado ou enviado.
fault-near = seria “{ $near }”?
fault-known = há: { $known }
fault-known-more = há: { $known } e mais { $more }
fault-known-none = não há nenhum
fault-within = { $what }: { $line }
fault-perhaps-more = e talvez mais
fault-unknown-here = “{ $told }” é desconhecido aqui; { $right }
fault-unknown-at = { $what }: “{ $told }” é desconhecido; { $right }
fault-no-number = precisa ser um número inteiro, não “{ $told }”
fault-between = { $told } não está entre { $low } e { $high }
fault-no-text = precisa ser um texto, não “{ $told }”
fault-no-flag = precisa ser true ou false, não “{ $told }”
fault-no-list = precisa ser uma lista
fault-no-object = { $what }: precisa ser um objeto
fault-twice = “{ $told }” cita algo duas vezes
fault-unknown-language = idioma desconhecido: “{ $told }”; { $right }
fault-unknown-source = fonte de acaso desconhecida: “{ $told }”; { $right }
fault-unknown-option = opção desconhecida: “{ $option }”; { $right }
fault-option-value = a opção { $option } não pode ser “{ $told }”; { $right }
fault-option-kind = a opção { $option } não pode ser “{ $told }”
fault-option-later = a opção “{ $option }” veio com a versão { $version } das regras; com as mais antigas, deixe-a de fora
fault-rules-version = a versão { $told } das regras é desconhecida; este programa tem: { $known }
fault-content-version = a versão { $told } do conteúdo é desconhecida; este programa tem: { $known }
fault-game-module = não foi possível carregar o módulo de jogo “{ $module }”: { $told }
fault-module-no-game = o módulo “{ $module }” não tem GAME
fault-unknown-keep = quem cuida do quê: “{ $told }” é desconhecido; { $right }
fault-keep-value = { $keep }: disso não pode cuidar “{ $told }”; { $right }
fault-cannot-begin = { $seat_name } não pode começar: há { $count } lugares
fault-no-secret = o segredo de uma partida lacrada são 64 dígitos hexadecimais minúsculos
fault-no-rule = não existe a regra “{ $told }”; { $right }
fault-no-record = isto não é o registro de uma partida
fault-record-cut-off = isto não é um registro: o arquivo está cortado
fault-record-format = o formato de registro “{ $told }” é desconhecido; este programa lê { $known }
fault-record-spoilt = o registro está estragado: { $told }
fault-record-of-other = este é um registro de “{ $told }”, não de { $wanted }
fault-record-names = o registro tem { $seats } lugares, mas { $names } nomes
fault-record-no-seed = o registro não tem semente; uma partida lacrada pode ser reproduzida quando acaba
fault-record-secret = o segredo do registro não é aquele cujo hash foi publicado
fault-record-seat = o registro, escolha { $number }: “{ $told }” precisa começar com um lugar; { $right }
fault-record-choice = o registro, escolha { $number }: “{ $told }” não é possível ali ({ $rule })
fault-record-answered = o registro, escolha { $number }: { $seat_name } já respondeu
fault-record-not-over = o registro tem um resultado, mas as escolhas dele não terminam a partida
fault-record-result = jogar este registro de novo dá um resultado diferente do que está nele
fault-record-long = o registro tem { $count } escolhas, no máximo { $most }
fault-without-pack = foi feito sem pacote: deixe “{ $pack }” de fora
fault-other-content = foi feito com outro conteúdo, não com este (versão { $version }): dê o pacote com que se jogou
fault-no-position = isto não é uma posição
fault-position-format = o formato de posição “{ $told }” é desconhecido; aqui é { $known }
fault-position-of-other = esta é uma posição de “{ $told }”, não de { $wanted }
fault-position-set-up = posição: seats precisa ser um número inteiro, version também, options um objeto
fault-position-misfits = table: as entradas não combinam entre si
fault-agenda-misfits = agenda: { $step } não combina com esta mesa
fault-agenda-no-choice = agenda: { $step } não deixa escolha: { $seat_name }
fault-agenda-list = agenda precisa ser uma lista de passos, o próximo primeiro
fault-no-step = agenda: { $told } não é um passo: precisa de um nome em “step”
fault-step-fields = agenda: { $step } precisa ter exatamente isto: { $needed }
fault-nobody-sits = agenda: { $step }: não há este lugar à mesa: { $seat_name }
fault-no-winners = result: os vencedores precisam estar entre estes: { $known }
fault-zone-list = zones: { $zone } precisa ser uma lista de no máximo { $most } cartas, ou o número delas
fault-zone-not-left = zones: { $zone }: não restam { $count } cartas
fault-card-too-often = zones: a carta { $card_name } aparece vezes demais ou não está em jogo
fault-cards-nowhere = zones: estas cartas não estão em lugar nenhum: { $cards }
fault-memory-impossible = memory: { $seat_name } precisa considerar possível uma carta que está em { $zone }
fault-sealed-secret = chance: uma posição selada precisa do seu segredo
fault-chance-numbers = chance: “a” precisa ser um número em texto, “b” um número, dentro dos limites
fault-not-sealed = sealed: { $seat_name }: “{ $told }” não é oferecido ali
fault-not-underway = underway: não é uma resposta que espera um resultado informado
fault-no-file = { $file }: não existe este arquivo
fault-file-barred = { $file }: sem permissão para este arquivo
fault-file-is-folder = { $file }: é uma pasta; diga um arquivo dentro dela
fault-file = { $file }: erro no arquivo: { $told }
fault-no-folder = { $file }: não existe a pasta { $folder }; crie-a antes
fault-cannot-make = { $file }: não foi possível criar: { $told }
fault-cannot-write = não dá para gravar { $file }: não existe esta pasta, ou não se pode gravar nela
fault-read-only = { $file }: não dá para gravar: é só para leitura, ou de outro usuário
fault-folder-read-only = { $file }: não se pode gravar na pasta { $folder }, e o armazém guarda um log nela
fault-no-json = { $file }: não é JSON
fault-file-cut-off = { $file }: não é JSON: o arquivo está cortado
fault-no-toml = { $file }: não é TOML: { $told }
fault-no-utf8 = { $file }: não é texto UTF-8
fault-no-document = { $file }: não é nem posição nem registro
fault-record-not-position = { $file }: é um registro, não uma posição: 'ragnatafl position write' faz dele uma posição
fault-file-of-game = { $file }: é do jogo “{ $told }”, não de { $wanted }
fault-pack-of-other = este é um pacote para { $told }, não para { $wanted }
fault-pack-no-folder = pacote { $file }: não existe esta pasta
fault-pack-file = { $file }: não dá para ler: { $told }
fault-pack-empty = o pacote { $pack } não tem arquivo de conteúdo; há: { $known }
fault-no-content-file = { $file }: não há este arquivo de conteúdo; { $right }
fault-no-entries = { $file }: não tem entradas; há: { $known }
fault-no-such-entries = { $file }: “{ $told }” não pode ser trocado; { $right }
fault-entries-begin = { $file }: “{ $told }” não pode ser trocado: as entradas começam com [[{ $told }]]
fault-entry-no-id = { $file }: [[{ $entries }]] { $number }: precisa de um id, um texto
fault-entry-versions = { $file }: { $id }: um pacote não tem versões: deixe de fora since e until
fault-entry-not-new = { $file }: { $id }: já está no nosso conteúdo: deixe “new” de fora para trocar
fault-entry-id = { $file }: { $id }: um id tem no máximo 40 letras e números, com hifens simples entre eles
fault-entry-our-word = { $file }: { $id }: é uma palavra nossa, dê outro id
fault-entry-too-like = { $file }: { $id }: parece demais com o nosso “{ $known }”, dê outro id
fault-unknown-bot = bot desconhecido: “{ $told }”; { $right }
fault-bot-workers = bot “{ $told }”: falta o número de processos, como em “{ $right }”
fault-bot-budget = bot “{ $told }”: precisa de tentativas ou segundos por decisão, como em “{ $level }:400” ou “{ $level }:0.5s”
fault-budget-iterations = precisa de ao menos 1 tentativa
fault-budget-seconds = precisa de mais de 0 segundos
fault-budget-workers = precisa de 1 a { $most } processos, não { $told }
fault-unknown-player = jogador desconhecido: “{ $told }”; { $right }
fault-players = --players: há { $seats } lugares, e { $named } jogadores citados; para cada lugar diga me ou um destes: { $levels }
fault-bot-counted = --players: { $bot } não pode jogar com cartas que só são contadas
fault-eyes = --eyes: lugar desconhecido: “{ $told }”; { $right }
fault-unknown-kind = tipo desconhecido: “{ $told }”; há: { $known }
fault-no-lesson = não existe a lição “{ $told }”; { $right }
fault-no-scene = não existe a cena “{ $told }”; { $right }
fault-which-game = qual jogo? diga o nome, como em 'ragnatafl { $command } runics', ou dê --from ARQUIVO
fault-too-many-names = --names: há { $names } nomes, mas { $people } pessoas à mesa
fault-beside-from = { $option } não pode vir com --from: o arquivo já o diz
fault-own-seed = --seed: uma partida salva tem a própria semente
fault-keep-asked = --keep é para um tabuleiro de verdade: precisa de --source asked
fault-keep-pair = --keep: “{ $told }” precisa ser NOME=QUEM, como em die=app,hands=app
fault-no-name = --names: “{ $told }” não é um nome: de 1 a { $most } letras, com vírgulas entre os nomes
fault-same-names = --names: duas pessoas com o mesmo nome se confundem
fault-no-point = --at { $told }: o registro tem os pontos de 0 a { $most }
fault-depth = --depth { $told }: precisa ser de 1 a { $most }
fault-no-state = --state precisa ser um destes: { $known }, não “{ $told }”
fault-no-age = “{ $told }” não é uma idade: escreva 12h, 90d, 8w ou 1y
fault-say-yes = não há ninguém para concordar: diga --yes para remover
fault-gather-or-fit = --gather joga partidas e --fit não joga: um de cada vez
fault-no-such-hands = --on deve ser here, ray ou ray://HOST:PORT, não “{ $told }”
fault-no-workers = é preciso ao menos 1 processo, não { $told }
fault-worker-lost = as mesmas partidas derrubaram seu processo { $count } vezes
fault-worker-lost-kept = as mesmas partidas derrubaram seu processo { $count } vezes; o que terminou está guardado
fault-worker-lost-unkept = as mesmas partidas derrubaram seu processo { $count } vezes; com { $option } o que terminou teria sido guardado
fault-needs-extra = { $what } precisa de mais: pip install 'ragnatafl[{ $extra }]'
fault-no-cluster = não há cluster Ray em { $address }: { $told }
fault-other-program = { $host } tem outra versão do Ragnatafl: jogaria outras partidas
fault-no-program = uma máquina do cluster em { $address } não tem o Ragnatafl: instale-o em todas
fault-games-count = é preciso haver de 1 a { $most } partidas
fault-too-many-bots = { $count } bots não cabem em { $seats } lugares
fault-no-parquet = { $file }: isto não é um arquivo Parquet, ou está cortado
fault-parquet-of-other = { $file }: estas não são partidas do Ragnatafl
fault-parquet-format = { $file }: o formato de dados { $told } é desconhecido, este programa tem { $known }
fault-other-plan = { $file } contém partidas de outro plano ({ $told }): indique outra pasta
fault-foreign-games = { $file }: estas partidas são de outro plano ({ $told }) que o da sua pasta
fault-no-collection = { $file }: não há partidas do Ragnatafl aqui
fault-no-plan = { $file }: isto não é um plano de partidas
fault-no-games = não há partidas de que falar
fault-no-store = { $file }: não existe este armazém
fault-store-not-empty = { $file }: já tem mesas, e nada é copiado por cima delas
fault-store-foreign = { $file }: é o arquivo de outro programa, não um armazém de mesas
fault-store-newer = { $file }: foi gravado por um programa mais novo (versão { $told }, não { $known })
fault-store-open = { $file }: outro servidor já o abriu
fault-store-locked = { $file }: está trancado por outro programa
fault-no-database = { $file }: o banco de dados não responde: { $told }
fault-database-address = não dá para ler o endereço do banco de dados: escreva postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, e sinais como / @ % na senha como %2F %40 %25
fault-pack-of-none = o pacote { $pack } não serve para nenhum dos nossos jogos: { $known }
fault-public-url = public url: “{ $told }” precisa ser como https://tafl.example, sem caminho
fault-no-default-store = { $file }: não dá para criar o armazém aqui ({ $told }); diga um arquivo com --db
fault-backup-is-file = um backup é um arquivo; 'ragnatafl db copy' copia para um banco de dados
fault-backup-there = { $file }: já existe; um backup é um arquivo novo
fault-needs-postgres = um armazém em PostgreSQL precisa de mais bibliotecas: pip install 'ragnatafl[postgres]'
fault-worker-database = worker pega o trabalho em um banco de dados: diga qual com --db postgresql://...
fault-one-worker = --workers aqui precisa ser ao menos 1
fault-no-port = a porta { $told } não está entre 0 e 65535
fault-cannot-listen = não foi possível escutar em { $host }, porta { $port }: { $told }
fault-setting-value = { $what }: { $setting } precisa ser { $right }, não { $told }
fault-settings-shown = 'ragnatafl config' mostra todas
fault-one-of = um de { $known }
fault-from-to = um número de { $low } a { $high }
fault-networks = endereços ou redes, como 192.168.1.7 ou 10.0.0.0/8
fault-web-address = um endereço como https://tafl.example
fault-token-letters = 16 letras ou mais, ou vazio
fault-true-or-false = true ou false
fault-a-whole-number = um número inteiro
fault-a-number = um número
fault-a-text = { "\"um texto\"" }
fault-a-list = { "[\"uma\", \"lista de textos\"]" }
fault-no-table = não existe a mesa “{ $told }”
fault-no-persons-seat = o lugar { $told } não é de uma pessoa; lugares de pessoas: { $known }
fault-ban-days = barra-se de 1 a { $most } dias, ou 0: para sempre
fault-not-banned = { $told } não está barrado
fault-no-line = não existe a fala { $told } em “{ $place }”
fault-announce-minutes = um anúncio fica até { $most } minutos, ou 0: para sempre
fault-link-old = este link já não vale: 'ragnatafl admin link' faz um novo
fault-link-used = este link já foi usado: 'ragnatafl admin link' faz um novo
fault-no-whom = “{ $told }” não é um endereço nem uma rede, como 203.0.113.7 ou 203.0.113.0/24, nem um navegador: 64 sinais, como 'ragnatafl admin show' os mostra

# O que a mesa diz no terminal.

# Quem está à mesa e não deu nome.
ui-seat-astrid = Astrid
ui-seat-bjorn = Bjorn
ui-seat-dagny = Dagny
ui-seat-eirik = Eirik
ui-seat-freydis = Freydis
ui-seat-gunnar = Gunnar

# O que se pode digitar; as palavras em inglês valem em todas as línguas.
ui-word-undo = desfazer
ui-word-hint = dica
ui-word-try = testar
ui-word-why = porquê
ui-word-rules = regras
ui-word-board = mesa
ui-word-more = mais
ui-word-scores = placar
ui-word-log = histórico
ui-word-change = mudar
ui-word-standing = fixas
ui-word-save = salvar
ui-word-help = ajuda
ui-word-quit = sair
ui-yes = sim
ui-automa = automa
ui-tale = Vez de { $who }
ui-tale-of-all = Na mesa

ui-tip = Digite um número, ou parte de uma opção para encurtar a lista; “ajuda” mostra o que mais você pode digitar.
ui-help =
    Responda com o número de uma opção, com as palavras dela ou com parte delas para encurtar a lista:
    se sobrar uma só, Enter a escolhe. Você também pode digitar:
ui-help-undo = desfazer sua última escolha
ui-help-hint = perguntar a um bot o que ele faria
ui-help-try = com um número: ver como a mesa ficaria depois dessa opção
ui-help-why = a regra por trás da pergunta; também com o número de uma opção, com uma regra, depois de uma recusa; com o nome de um bot: o que ele busca
ui-help-rules = os capítulos das regras; com uma regra: o texto dela
ui-help-board = a mesa e todas as opções de novo
ui-help-more = as próximas opções de uma lista longa
ui-help-scores = os pontos até agora
ui-help-log = o que aconteceu, as últimas 20 linhas; com um número: tantas linhas; “histórico tudo”: tudo
ui-help-change = com um nome: essa pessoa muda a resposta lacrada, enquanto faltar alguma
ui-help-standing = com um número: recusar algo por um tempo, ou retirar isso
ui-help-save = com um nome de arquivo: salvar o registro da partida
ui-help-help = esta página
ui-help-quit = sair da mesa

ui-more =
    { $left ->
        [one] … mais { $left } opção: Enter ou “mais” mostra
       *[other] … mais { $left } opções: Enter ou “mais” mostra, parte de uma opção encurta a lista
    }
ui-only-one-left = Enter escolhe esta.
ui-no-such-number = Não existe a opção { $number }: digite um número de 1 a { $last }.
ui-did-you-mean = Você quis dizer “{ $word }”?
ui-told-so-far = Já dito: { $faces }
ui-forced = Só resta uma opção, então foi escolhida: { $option }
ui-for = (por { $who })
ui-thinks = { $who } está pensando…
ui-taken-back = Desfeito.
ui-hint = { $bot } escolheria { $number }: { $option }
ui-hint-only = É a única opção.
ui-aim = { $who } busca: { $what }
ui-aim-unseen = { $who }: pelo que você vê, não dá para saber o que busca.
ui-hint-gains = Ganha:
ui-hint-gives-up = Abre mão de:
term-game-ends = o fim do jogo
ui-hint-expects = Espera em seguida:
ui-hint-turn = { $who }: { $option }
ui-hint-outlook = Suas perspectivas depois disso, na visão do bot: { $count } de 100; 50 é equilíbrio.
ui-hint-second =
    Segunda melhor opção: { $option } ({ $gap ->
        [near] quase tão boa
        [little] um pouco pior
        [clear] claramente pior
       *[far] muito pior
    }, { $count } de 100).
ui-hint-second-less = Ela traria menos:
ui-hint-second-more = Ela traria mais:
ui-no-hint-for-chance = Nenhum bot sabe o que o acaso vai trazer: diga o que você vê.
ui-no-hint-for-counted = Nenhum bot conhece as cartas que você segura: elas só são contadas.
ui-try-what = Testar qual opção? Digite “testar” e um número de 1 a { $last }.
ui-tried = Depois de “{ $option }” a mesa ficaria assim; nada foi escolhido ainda.
ui-cannot-try = Não dá para testar: apareceria o que só a própria escolha pode mostrar.
ui-no-such-rule = Não existe a regra { $rule }; as mais próximas são { $near }.
ui-rules-none = As regras nada dizem de “{ $words }”; o mais próximo: { $near }.
ui-rules-which = As regras de que jogo? Há: { $games }.
ui-count-game = jogo
ui-count-language = língua
ui-count-ids = regras
ui-count-paragraphs = parágrafos
ui-count-sentences = frases
ui-count-scenes = imagens
ui-count-terms = termos
ui-log-more =
    { $left ->
        [one] … mais { $left } linha antes: “histórico tudo” mostra tudo
       *[other] … mais { $left } linhas antes: “histórico tudo” mostra tudo
    }

ui-confirm-unseen = “{ $option }” não poderá ser desfeito: o acaso decide ou algo oculto será mostrado. Enter ou “sim” confirma, qualquer outra coisa cancela:
ui-confirm-answered = “{ $option }” não poderá ser desfeito: a vez passa adiante. Enter ou “sim” confirma, qualquer outra coisa cancela:

ui-curtain = { $who }, pressione Enter quando estiver a postos.
ui-pause = Pressione Enter para continuar.
ui-sealed = Esta resposta fica lacrada: ninguém a conhece antes que todas cheguem.
ui-sealed-so-far = Sua resposta até agora: { $option }
ui-sealed-in = A resposta está lacrada.
ui-may-change = Quem quiser mudar a resposta lacrada digite o nome agora: { $who }
ui-change-who = Quem quer mudar a resposta? Digite “mudar” e um nome: { $who }
ui-change-nobody = Não há resposta lacrada que possa ser mudada.

ui-save-where = Salvar onde? Digite “salvar” e um nome de arquivo.
ui-saved =
    { $choices ->
        [one] Salvo em { $file }, com { $choices } escolha.
       *[other] Salvo em { $file }, com { $choices } escolhas.
    }
ui-saved-running = Para continuar depois: ragnatafl play --from { $file } --players { $players }
ui-saved-sealed = O segredo desta partida fica fora do registro até ela acabar; antes disso ninguém pode reproduzi-la.
ui-save-failed = Não foi possível gravar { $file }: { $reason }
ui-save-foreign = { $file } já existe e não é o registro de uma partida: escolha outro nome.
ui-save-offer = Para salvar o registro digite um nome de arquivo, ou só pressione Enter:
ui-quit-save = Para salvar a partida antes digite um nome de arquivo, ou só pressione Enter para sair:
ui-left = A partida ficou inacabada.
ui-input-ended =
    { $choices ->
        [one] A entrada terminou depois de { $choices } escolha e nada foi salvo; para jogar, rode ragnatafl play { $game } em um terminal, ou dê uma resposta por linha (número ou texto).
       *[other] A entrada terminou depois de { $choices } escolhas e nada foi salvo; para jogar, rode ragnatafl play { $game } em um terminal, ou dê uma resposta por linha (número ou texto).
    }

ui-won =
    { $count ->
        [0] Fim de jogo. Ninguém vence.
        [one] Fim de jogo. Vitória de { $who }!
       *[other] Fim de jogo. Vitória dividida: { $who }
    }
ui-lost =
    { $count ->
        [one] Derrota. Vitória de { $who }!
       *[other] Derrota. Vitória dividida: { $who }
    }
ui-points = pontos
ui-seed = A semente desta partida foi { $seed }: com --seed { $seed } as mesmas cartas voltam.
ui-sealed-hash = O acaso está lacrado. Anote o SHA-256 do segredo: { $hash }
ui-sealed-secret = O segredo desta partida foi { $secret }
ui-sealed-verify = Para conferir cada embaralhada: ragnatafl verify { $file } --hash { $hash }

ui-replay-point = { $point } de { $last }
ui-replay-keys = Enter avança · b volta · número pula · s início · e fim · q sai:

ui-simulating = partidas
ui-exporting = partidas
ui-exported-decisions = { $rows } decisões de { $games } partidas: { $file }
ui-exported-games = { $games } partidas: { $file }

# What `ragnatafl report` tells.
ui-report-title = { $game }: como se joga de fato
ui-report-lead = { $games } partidas de { $bots } com { $seats } jogadores, semente { $seed }; versão das regras { $rules }, versão do conteúdo { $content }
ui-report-lead-options = Preparação: { $options }
ui-report-lead-pack = Pacote de conteúdo: { $pack }
ui-report-lead-against = Comparado com as mesmas partidas jogadas com o pacote { $pack }
ui-report-lead-rates = Depois das taxas vêm intervalos de 95 %. “Acaso” é com que frequência só o acaso levaria tão longe; onde se comparam muitos de uma vez, isso é levado em conta (Benjamini e Hochberg), e marcado abaixo de 0,05. O que acompanha a vitória não precisa ser a causa dela.
ui-report-written = { $games } partidas: { $file }
ui-report-contents = Conteúdo
ui-report-nothing = Nada.
ui-report-rows = Todas as linhas: { $count }
ui-report-search = Procurar
ui-report-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
ui-report-section-games = As partidas
ui-report-section-things = Cartas e outras coisas
ui-report-section-course = Pontos e viradas
ui-report-section-asked = Perguntas
ui-report-section-rulebook = Regras
ui-report-section-changed = O que o pacote muda
ui-report-endings = Como as partidas terminam
ui-report-endings-about = Pela regra que as encerrou, com a mediana de rodadas (onde o jogo as conta) e de turnos.
ui-report-lengths = Quanto duram
ui-report-lengths-about = Metade das partidas fica dentro da caixa, nove em cada dez entre as pontas da linha.
ui-report-seats = Lugares
ui-report-seats-about = Com que frequência cada lugar venceu, ao lado da sua parte justa (a marca vertical).
ui-report-bots = Jogadores
ui-report-bots-about = Com que frequência cada bot venceu e quanto pensou em uma escolha.
ui-report-deeds = O que se escolhe
ui-report-deeds-about = De tudo o que uma opção toca: quantas vezes podia ser escolhido, quantas vezes foi, e com que frequência venceram os lugares que o escolheram ao menos uma vez. A figura mostra a diferença da parte justa, os melhores e os piores.
ui-report-happenings = O que acontece
ui-report-happenings-about = O mesmo para tudo o que acontece com uma coisa, escolhido ou não.
ui-report-unmet = Nunca apareceu
ui-report-unmet-about = Coisas que podem ser escolhidas ou citadas pelo nome, e que nenhuma partida escolheu nem citou; dos tipos que apareceram.
ui-report-pace = Pontos ao longo da partida
ui-report-pace-about = Pontos médios de quem vence e dos outros, da primeira pergunta à última.
ui-report-comebacks = Viradas
ui-report-comebacks-about = Em quantas partidas quem vai vencer lidera, ou está em último, a cada momento; e como está a partida na metade.
ui-report-questions = Quanto se pergunta
ui-report-questions-about = Uma pergunta é forçada se só há uma resposta possível.
ui-report-widths = Quantas opções
ui-report-widths-about = Perguntas pelo número de opções.
ui-report-rules = Regras que aparecem
ui-report-rules-about = Regras pelas quais algo foi perguntado ou aconteceu.
ui-report-unmet-rules = Regras que nunca aparecem
ui-report-unmet-rules-about = Regras pelas quais algo pode ser perguntado ou contado, e não foi em nenhuma partida. O que só é executado, sem uma palavra, não é contado.
ui-report-changed-shares = Finais e lugares
ui-report-changed-shares-about = A diferença em centésimos, partida por partida com a mesma semente.
ui-report-changed-counts = Duração e pontos
ui-report-changed-counts-about = A diferença média de partidas com a mesma semente.
ui-report-changed-deeds = O que se escolhe mais ou menos vezes
ui-report-changed-deeds-about = Do que se podia escolher sem e com o pacote; primeiro o que só um dos lados tem, depois as mudanças mais certas.
ui-report-measure-rounds = rodadas
ui-report-measure-turns = turnos
ui-report-measure-questions = perguntas
ui-report-measure-choices = escolhas de verdade
ui-report-measure-forced = perguntas forçadas
ui-report-measure-best = pontos do melhor
ui-report-measure-gap = vantagem sobre o segundo
ui-report-measure-behind = vencedor atrás na metade
ui-report-measure-ending = fim: { $ending }
ui-report-measure-seat = vitória: { $seat }
ui-report-col-seats = jogadores
ui-report-col-ending = fim
ui-report-col-games = partidas
ui-report-col-share = parte
ui-report-col-rounds = rodadas
ui-report-col-turns = turnos
ui-report-col-measure = medida
ui-report-col-mean = média
ui-report-col-q5 = 5 %
ui-report-col-q25 = 25 %
ui-report-col-q50 = mediana
ui-report-col-q75 = 75 %
ui-report-col-q95 = 95 %
ui-report-col-seat = lugar
ui-report-col-won = vitórias
ui-report-col-lift = da parte justa
ui-report-col-points = pontos
ui-report-col-bot = bot
ui-report-col-seconds = s/escolha
ui-report-col-thing = coisa
ui-report-col-kind = tipo
ui-report-col-deed = escolhida como
ui-report-col-event = evento
ui-report-col-offered = oferecida
ui-report-col-taken = escolhida
ui-report-col-picked = escolhida das ofertas
ui-report-col-luck = acaso
ui-report-col-times = vezes
ui-report-col-of-games = de todas as partidas
ui-report-col-at = da partida
ui-report-col-winner = pontos do vencedor
ui-report-col-others = pontos dos outros
ui-report-col-led = o vencedor lidera
ui-report-col-last = o vencedor é o último
ui-report-col-leader-wins = o líder da metade vence
ui-report-col-from-behind = o vencedor estava atrás
ui-report-col-from-last = o vencedor era o último
ui-report-col-changes = trocas de líder
ui-report-col-a-game = por partida
ui-report-col-a-turn = por turno
ui-report-col-forced = forçadas
ui-report-col-forced-a-turn = forçadas por turno
ui-report-col-width = opções
ui-report-col-widest = máximo de opções
ui-report-col-options = opções
ui-report-col-rule = regra
ui-report-col-text = o que diz
ui-report-col-in-games = em partidas
ui-report-col-pairs = pares
ui-report-col-before = sem
ui-report-col-after = com
ui-report-col-difference = diferença
ui-report-col-from = de
ui-report-col-to = até
ui-report-col-picked-after = com o pacote
ui-report-col-won-after = vitórias com o pacote

ui-results =
    { $seats ->
        [one] { $game }: { $seats } jogador, semente { $seed }
       *[other] { $game }: { $seats } jogadores, semente { $seed }
    }
ui-column-bot = bot
ui-column-games = partidas
ui-column-wins = vitórias
ui-column-shared = divididas
ui-column-rate = taxa
ui-column-interval = 95 %
ui-column-score = pontos
ui-column-decisions = decisões
ui-column-ending = fim
ui-column-share = parte
ui-column-rounds = rodadas (mediana)
ui-ending-stopped = paradas
ui-ending-all = todas as partidas
ui-column-seconds = s/decisão
ui-column-option = primeira opção
ui-column-depth = profundidade
ui-column-sequences = sequências
ui-sum = soma

ui-position-written =
    { $point ->
        [one] A posição depois de { $point } escolha foi gravada em { $file }.
       *[other] A posição depois de { $point } escolhas foi gravada em { $file }.
    }
ui-position-good = { $file }: posição válida de { $game }. A vez é de { $who }: { $prompt } ({ $rule })
ui-position-over = { $file }: posição válida de { $game }. O jogo acabou.

ui-verified-hash = O segredo é mesmo aquele cujo SHA-256 foi publicado: { $hash }
ui-verified-nonce = Misturado por { $who }, como você anotou: { $nonce }
ui-verified-seals = O que foi misturado corresponde aos lacres dados antes que algo fosse mostrado.
ui-verified-unopened = Lacrado, mas nunca aberto nem misturado: { $who }
ui-verified =
    { $choices ->
        [one] Cada embaralhada e { $choices } escolha levam ao resultado registrado. Vitória: { $who }
       *[other] Cada embaralhada e todas as { $choices } escolhas levam ao resultado registrado. Vitória: { $who }
    }
ui-verified-running =
    { $choices ->
        [one] Cada embaralhada e { $choices } escolha se reproduzem; a partida ainda não acabou.
       *[other] Cada embaralhada e todas as { $choices } escolhas se reproduzem; a partida ainda não acabou.
    }
ui-misfit-source = { $file }: o acaso veio da fonte '{ $source }', nada foi publicado; só partidas com '--source sealed' podem ser verificadas
ui-misfit-secret = { $file }: contém outro segredo que o dado com --secret
ui-misfit-no-secret = { $file }: ainda não tem segredo, a partida não acabou: jogue até o fim ou dê --secret
ui-misfit-hash-record = { $file }: o SHA-256 do segredo é { $hash }, mas o registro diz { $wanted }: esta não é a partida cujo hash foi publicado
ui-misfit-hash-noted = { $file }: o SHA-256 do segredo é { $hash }, mas --hash diz { $wanted }: esta não é a partida cujo hash foi publicado
ui-misfit-no-hash = { $file }: não contém hash publicado: dê com --hash o que lhe mostraram
ui-misfit-nonce = { $file }: o que seu navegador enviou, { $nonce }, não foi misturado; foi misturado: { $mixed }
ui-misfit-seal = { $file }: o que { $who } misturou não corresponde ao lacre que está no registro
ui-misfit-replay = { $file }: com este segredo as escolhas não se reproduzem: { $fault }

ui-game-seats = Jogadores: { $seats }
ui-game-version = Versão das regras: { $version }
ui-game-content = Componentes: { $total }; do livro de regras { $seed }, de fontes públicas { $public }, propostas nossas { $proposed }
ui-game-marks = Dados isolados em nossas propostas: do livro de regras { $seed }, de fontes públicas { $public }
ui-column-option-name = opção
ui-column-default = normalmente
ui-column-meaning = o que faz

# Cartas, tabuleiros e fichas para ler.
ui-word-card = carta
ui-help-card = com um nome: o que diz uma carta, um tabuleiro ou uma ficha, e onde está agora
ui-source-seed = Está no livro de regras
ui-source-public = Contado por quem tem a caixa
ui-source-proposed = Proposta nossa
ui-lies-hidden = oculto: { $places }
ui-lies-nowhere = fora deste jogo
ui-no-such-card = Não há nada chamado '{ $card }' aqui; o mais próximo: { $near }
ui-card-what = Qual carta? Digite carta e um nome, ou parte dele.
ui-cards-none = Nada corresponde a '{ $words }'; o mais próximo: { $near }
ui-cards-found =
    { $count ->
        [one] { $count } item
       *[other] { $count } itens
    }

# Chances, calculadas a partir do que o leitor pode ver. $chance é uma das quatro primeiras.
chance-title = Chances, até onde você pode saber
chance-percent = { $percent }%
chance-within = { $percent }% (entre { $low } e { $high })
chance-above = mais de { $percent }%
chance-below = menos de { $percent }%
gain-chance = { $percent }% de vencer
chance-win = chance de vencer { $chance }
chance-kill = chance de matar { $chance }
chance-with = com a sua melhor carta: { $card }
chance-with-any = jogue o que jogar
chance-with-laid = com a carta que você baixou: { $card }
chance-with-pass = se você passar, o que é melhor para você
chance-if-pass = se você passar
chance-call = se mais ninguém entrar

ui-standing-may = fixas { $number }: { $what }
ui-standing-holds = fixas { $number } retira: { $what }
ui-standing-none = Não há nada aqui que você possa recusar por um tempo.
ui-standing-given = Uma resposta fixa foi dada por você: { $option }
ui-pick-all = todos
ui-picked = Escolhido: { $members }
ui-pick-missing = Falta algo: escolha mais.
ui-pick-tip = Digite números, vários de uma vez se quiser; “todos” escolhe tudo, -1 devolve.
ui-pick-tip-whole = Enter confirma; números escolhem mais, “todos” escolhe tudo, -1 devolve.

# Bots por nível, e quão fortes foram medidos: $wins de 10 partidas.
ui-level-thrall = thrall: joga ao acaso
ui-level-bondi = bondi: para a primeira partida, pega o que não é ruim
ui-level-karl = karl: pega o que parece melhor
ui-level-jarl = jarl: pensa adiante
ui-level-konung = konung: é quem mais pensa e melhor julga
ui-rivals =
    { $count ->
        [0] o próprio jogo
        [1] um { $others }
        [2] dois { $others }s
       *[other] três { $others }s
    }
ui-strength =
    { $wins ->
        [0] quase nunca vence { $rivals }
        [10] quase sempre vence { $rivals }
        [one] vence { $rivals } uma vez em 10
       *[other] vence { $rivals } { $wins } vezes em 10
    }
ui-rival =
    { $one ->
        [game] ele
       *[other] um { $one }
    }
ui-weakness =
    { $losses ->
        [0] quase nunca perde para { $rival }
        [10] quase sempre perde para { $rival }
        [one] perde para { $rival } uma vez em 10
       *[other] perde para { $rival } { $losses } vezes em 10
    }

## Looking back upon a game
ui-analysing = Revendo a partida
ui-analysis-title = { $game }: a partida revista
ui-analysis-who = Jogador
ui-analysis-start = Chance no início
ui-analysis-luck = Por sorte
ui-analysis-lost = Desperdiçado por escolha
ui-analysis-end = No fim
ui-analysis-chart = A chance de vitória de cada um ao longo da partida, com as viradas marcadas
ui-analysis-turning-points = Viradas
ui-analysis-turn = Escolha { $number }, { $who }: { $option }
ui-analysis-chance = o acaso
ui-analysis-swing = { $who }: { $before } % → { $after } %
ui-analysis-by-luck = Mais sorte do que escolha.
ui-analysis-by-choice = Mais escolha do que sorte.
ui-analysis-missed = O que mais desperdiçou
ui-analysis-missed-choice = Escolha { $number }, { $who }: { $option } ({ $chance } %)
ui-analysis-better = melhor: { $option } ({ $chance } %)
ui-analysis-nothing = Nada que mereça menção.
ui-analysis-decisions = Todas as decisões
ui-analysis-decisions-of = { $who }, decisões: { $count }
ui-analysis-open = com as cartas abertas: { $before } % → { $after } %
ui-analysis-also = também: { $option } ({ $chance } %)
ui-analysis-mark = Virada { $number }
ui-analysis-explained = As chances são avaliadas com todas as cartas abertas. Sorte é o que saiu menos o que sai em média quando o acaso é sorteado de novo. Desperdiçado é o que escolhas melhores teriam guardado, até onde o jogador podia ver.

# O que um servidor diz no terminal quando começa.
ui-serve-at = O Ragnatafl está em { $address }  (as mesas ficam em { $store }; Ctrl-C o encerra)
ui-serve-already = O Ragnatafl já está em { $address }  (as mesas ficam em { $store })
ui-serve-others = Para os outros: { $address }
ui-serve-no-network = Não foi encontrada nenhuma rede em que outros pudessem alcançá-lo.
ui-serve-open = Quem alcança esta máquina pode abrir mesas aqui.
ui-worker-at =
    { $count ->
        [one] O Ragnatafl pensa por { $store } com { $count } processo (Ctrl-C o encerra)
       *[other] O Ragnatafl pensa por { $store } com { $count } processos (Ctrl-C o encerra)
    }

# O treinador das lições, no navegador e no terminal.
ui-lesson-minutes = cerca de { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
  }
ui-coach-astray = Isso é permitido, mas aqui a lição segue outro caminho. Volte atrás.
ui-coach-done = Muito bem.
ui-coach-finished = Você terminou esta lição.
ui-coach-gone = Esta lição mudou desde que você esteve aqui. Comece-a de novo.
ui-coach-at = { $lesson }: { $number } de { $total }
ui-coach-marked = Marcado: { $things }
ui-coach-tip = Responda como a qualquer mesa, ou digite: { $words }.
ui-coach-enter-back = Pressione Enter para voltar atrás.
ui-coach-left = Você pode continuar quando quiser com ragnatafl learn.
ui-coach-would = O treinador escolheria { $number }: { $option }  ({ $word } desliga isto)
ui-coach-marks = O treinador volta a dizer o que escolheria.
ui-coach-no-marks = O treinador não diz mais o que escolheria; { $word } liga isto de novo.
ui-word-coach = treinador
ui-word-show = mostrar
ui-word-what = se
ui-word-back = anterior
ui-word-again = recomeçar

### O clube.

fault-no-such-person = ninguém é conhecido aqui por este endereço
fault-no-such-tournament = não há este torneio: o link está errado
fault-pairing-few = { $told } jogadores não podem ser emparceirados: são precisos pelo menos dois
fault-tournament-automas = neste jogo as regras jogam lugares próprios, por isso não há torneios
fault-tournament-rounds = as rodadas devem ser um número de 1 a { $most }
fault-tournament-name = um torneio precisa de um nome
fault-tournament-nameless = diga como você se chama
fault-not-a-number = '{ $told }' não é um número
### The club: alerts

alert-page = Avisos
alert-page-about = Quando for a sua vez e você não estiver à mesa, nós avisamos. Várias mesas chegam em uma só mensagem, e cada uma é avisada uma vez, até você passar por lá.
alert-page-links = Os links das mensagens levam à própria mesa. Eles não deixam mais ninguém entrar: você está sentado nos navegadores que guardam o seu lugar.
alert-said-added = A partir de agora você também é avisado assim.
alert-said-removed = Você não é mais avisado assim.
alert-said-tested = Um teste está a caminho.
alert-said-kept = Suas preferências foram salvas.
alert-said-confirm = Uma mensagem está a caminho desse endereço. Siga o link nela e, a partir daí, você será avisado lá.
alert-said-on = Você receberá avisos desta mesa.
alert-said-off = Você não receberá avisos desta mesa.
alert-part-table = Esta mesa
alert-part-tables = Mesas sobre as quais você decidiu
alert-part-channels = Como você é avisado
alert-part-more = Outro modo
alert-part-wishes = Sobre o quê, e quando
alert-part-kinds = Avise-me
alert-part-quiet = Horas de silêncio
alert-none = Você ainda não é avisado de nenhum modo.
alert-unconfirmed = Ninguém seguiu ainda o link da nossa mensagem: nada mais é enviado para lá.
alert-dead-gone = Não há mais ninguém lá, então nada é enviado. Remova este modo ou adicione-o de novo.
alert-dead-refused = Todas as mensagens foram recusadas por horas, então nada é enviado. Remova este modo ou adicione-o de novo.
alert-dead-silent = Não houve resposta por horas, então nada é enviado. Remova este modo ou adicione-o de novo.
alert-dead-private = O endereço leva a uma rede fechada, então nada é enviado. Remova-o.
alert-trouble-gone = A última mensagem não chegou: não há ninguém nesse endereço. Tentaremos de novo.
alert-trouble-refused = A última mensagem foi recusada. Tentaremos de novo.
alert-trouble-silent = A última mensagem ficou sem resposta. Tentaremos de novo.
alert-kind-push = Navegador
alert-kind-mail = E-mail
alert-kind-webhook = Webhook
alert-here = este navegador
alert-act-test = Enviar um teste
alert-act-remove = Remover
alert-push-add = Avise-me neste navegador
alert-push-cannot = Este navegador não pode ser avisado aqui: é preciso https e, em alguns telefones, a página na tela inicial.
alert-push-denied = Você proibiu as notificações deste site. Permita-as nas configurações do navegador.
alert-push-failed = O navegador não alcançou o serviço de notificações dele. Tente mais tarde ou escolha outro modo.
alert-no-mail = Este servidor não envia e-mails.
alert-add = Adicionar
alert-shape-discord = Discord
alert-shape-slack = Slack
alert-shape-matrix = Matrix
alert-shape-ntfy = ntfy
alert-shape-json = JSON simples
alert-address = Endereço
alert-webhook-about = Quem pode ler o canal por trás de um webhook lê os nomes nas suas mesas e de quem é a vez, nunca uma carta.
alert-want-turn = quando for a minha vez
alert-want-over = quando um jogo acabar
alert-want-invited = quando alguém me convidar para uma mesa
alert-want-paired = quando eu tiver adversários em um torneio
alert-quiet = Não me perturbe nas horas de silêncio; o que acontecer nelas é avisado quando terminarem
alert-quiet-from = das
alert-quiet-to = às
alert-zone = Fuso horário
alert-save = Salvar
alert-table-on = Você recebe avisos dela.
alert-table-off = Você não recebe avisos dela.
alert-turn-on = Avise-me quando for a minha vez
alert-turn-off = Não me avise desta mesa
alert-confirm-page = Avisos por e-mail
alert-confirm-about = Alguém que joga aqui quer ser avisado no seu endereço quando for a vez dele. É você?
alert-confirm-yes = Sim, avise-me aqui
alert-confirmed = A partir de agora você é avisado neste endereço.
alert-title-turn = Sua vez
alert-title-over = Fim de jogo
alert-title-invited = Convite
alert-title-paired = Seus próximos adversários
alert-title-test = Teste
alert-title-confirm = Este endereço é seu?
alert-title-many =
    { $count ->
        [one] { $count } mensagem
       *[other] { $count } mensagens
    }
alert-told-turn = { $game }: é a sua vez ({ $names })
alert-told-over = { $game } acabou, vitória de { $winners } ({ $names })
alert-told-over-nobody = { $game } acabou ({ $names })
alert-told-invited = { $game }: { $who } convida você para uma mesa
alert-told-paired = { $tournament }, rodada { $round }: você joga { $game } ({ $names })
alert-told-test = É assim que você será avisado.
alert-told-confirm = Alguém quer ser avisado aqui quando for a vez dele. Se é você, siga o link dentro de um dia; se não, não faça nada.
alert-more =
    { $count ->
        [one] e mais { $count }
       *[other] e mais { $count }
    }
alert-footing = Como você é avisado, e como não receber mais:

fault-mail-server = um servidor de e-mail como smtp://name:password@mail.example:587
fault-mail-address = um endereço como tafl@club.example
fault-push-contact = um endereço como mailto:olena@club.example ou https://club.example
fault-alert-url = O endereço deve começar com https:// e ser como https://hooks.example/...
fault-alert-private = Este endereço leva a uma rede fechada; só são possíveis endereços da internet aberta.
fault-alert-push-keys = Não foi possível ler o que o navegador diz de si. Tente de novo ou escolha outro modo.
fault-alert-shape = Um webhook deve ser um destes: { $known }.
fault-alert-topic = Um endereço do ntfy nomeia um tópico, como https://ntfy.sh/my-tables.
fault-alert-time = “{ $told }” não é uma hora como 22:30.
fault-alert-zone = “{ $told }” não é um fuso horário como Europe/Kyiv.
fault-alert-no-mail = Este servidor não envia e-mails.
fault-alert-mail = Isto não é um endereço de e-mail como olena@club.example.
fault-alert-many = Você já tem { $count } modos de ser avisado. Remova um primeiro.
fault-alert-no-channel = Este modo de ser avisado não existe mais.
fault-alert-not-live = Nada é enviado para lá. Remova este modo ou adicione-o de novo.
fault-alert-link = Este link foi usado, é antigo demais ou está errado. Adicione o endereço de novo para receber outro.
