# O que a linha de comando diz: páginas de ajuda e o que há de errado no que foi digitado. Só textos simples.

title-commands = comandos
title-what = o que fazer
title-settings = configurações, veja 'ragnatafl config'
title-again = também aqui
title-examples = exemplos
see-help = { $line }; '{ $command } --help' mostra exemplos
not-setting = '{ $told }' precisa ser NOME=VALOR, como em adepts=true
not-whole = '{ $told }' precisa ser um número inteiro
not-above-0 = '{ $told }' precisa ser um número maior que 0
not-share = '{ $told }' precisa ser um número de 0 a 1

# Frases do argparse.
argparse-usage = uso:
argparse-positionals = argumentos
argparse-options = opções
argparse-argument = %(argument_name)s: %(message)s
argparse-required = falta o obrigatório: %s
argparse-one-required = é preciso um destes: %s
argparse-unrecognized = argumentos desconhecidos: %s
argparse-unexpected = a opção %s não cabe aqui
argparse-ignored = o valor %r não cabe aqui
argparse-together = não pode vir junto com %s
argparse-ambiguous = opção ambígua %(option)s, pode ser: %(matches)s
argparse-value = %(value)r não serve aqui (%(type)s)
argparse-choice = %(value)r é desconhecido aqui (escolha entre: %(choices)s)
argparse-choice-near = %(value)r é desconhecido aqui, seria %(suggestion)r? (escolha entre: %(choices)s)
argparse-command = o comando %(parser_name)r é desconhecido (há: %(choices)s)
argparse-expected-one = é preciso um valor
argparse-expected-at-most = é preciso um valor, no máximo
argparse-expected-at-least = é preciso um valor, no mínimo
argparse-expected-some = quantos valores são precisos: %s
argparse-expected-several = quantos valores são precisos: %s

# Palavras que ficam no lugar de valores.
metavar-COMMAND = COMANDO
metavar-WHAT = O_QUÊ
metavar-LANGUAGE = IDIOMA
metavar-MODULE = MÓDULO
metavar-GAME = JOGO
metavar-FILE = ARQUIVO
metavar-RECORD = REGISTRO
metavar-PACK = PACOTE
metavar-NAME-VALUE = NOME=VALOR
metavar-NAME-A-B = NOME=A,B
metavar-LIST = LISTA
metavar-SOURCE = FONTE
metavar-WHO = QUEM
metavar-WHOM = QUEM
metavar-BUDGET = QUANTO
metavar-BOT = BOT
metavar-OTHERS = OUTROS
metavar-SHARE = PARTE
metavar-ADDRESS = ENDEREÇO
metavar-PORT = PORTA
metavar-URL = URL
metavar-STORE = ARMAZÉM
metavar-LEVEL = NÍVEL
metavar-FORMAT = FORMATO
metavar-FROM = DE
metavar-TO = PARA
metavar-AGE = IDADE
metavar-STATE = ESTADO
metavar-TABLE = MESA
metavar-TITLE = TÍTULO
metavar-SEAT = LUGAR
metavar-TEXT = TEXTO
metavar-LESSON = LIÇÃO
metavar-ID = ID
metavar-WORDS = PALAVRAS
metavar-WHERE = ONDE
metavar-FOLDER = PASTA

ragnatafl-about =
    Jogos de tabuleiro nórdicos em uma só mesa: jogue com pessoas e bots, veja bots
    jogarem, estude as regras.

      ragnatafl serve                              a mesa no navegador
      ragnatafl play runics                        jogar Runics contra um bot, aqui no terminal
      ragnatafl learn bloodrage                    aprender um jogo jogando
      ragnatafl games                              quais jogos há, e suas opções
      ragnatafl rules runics                       ler as regras
      ragnatafl cards bloodrage Sea Serpent        ler uma carta
ragnatafl-examples = ragnatafl play --help                        cada comando tem uma página própria
ragnatafl-lang = en, uk, ru ou pt-BR; sem isso, o idioma do seu sistema (LC_ALL, LANG)
ragnatafl-load = importar um módulo Python que traz um jogo próprio (GAME); pode ser dado várias vezes

# O que são os argumentos de vários comandos, onde o comando não tem palavras próprias para eles.
any-ask-forced = perguntar mesmo quando só resta uma opção
any-config = um arquivo de configurações (TOML)
any-confirm = perguntar de novo antes do que não se pode desfazer
any-content = um pacote de conteúdo: uma pasta de arquivos TOML ou um arquivo JSON, com entradas no lugar das nossas
any-cores = em quantos núcleos o jarl pensa ao mesmo tempo (1)
any-db = onde as mesas são guardadas: um arquivo ou postgresql://...
any-game = o nome do jogo, como em runics
any-help = mostrar esta ajuda e sair
any-lang = en, uk, ...
any-load = um módulo com um jogo próprio
any-log-format = plain ou json
any-log-level = debug, info, ...
any-names = como se chamam os jogadores
any-no-curtain = várias pessoas olham juntas para uma tela: não limpá-la entre elas
any-on = quem joga: here (processos desta máquina), ray ou ray://HOST:PORT (here)
any-option = uma opção da preparação; 'ragnatafl games' as lista; pode ser dada várias vezes
any-players = quem joga, por lugar: me,karl ou me,me ou me,jarl:0.5s
any-seats = quantos jogam
any-secret = se o registro ainda não o tem
any-seed = qualquer palavra ou número (0)
any-set = qualquer configuração; pode ser dada várias vezes
any-table = o nome dela, ou um link para ela
any-version = mostrar a versão e sair
any-whom = um endereço, uma rede ou um navegador como 'show' o mostra
any-workers = processos (todos os núcleos)
any-yes = não perguntar

serve = a mesa no navegador
serve-about =
    Serve a mesa no navegador: para pessoas neste computador, pessoas por link e
    bots. Ninguém precisa de conta: quem tem o link de um lugar senta ali. Cada
    escolha é guardada antes de ser confirmada, então nada se perde quando o
    programa para; inicie-o de novo e continue.

    Só este computador a alcança. Com --lan, toda a sua rede: são mostrados
    endereços para os outros, com um código QR para celulares. Atrás de um proxy,
    diga com --public-url como as pessoas chegam até ela: os convites têm esse
    endereço, e um nome que não seja ele nem o deste computador fica sem resposta
    (--set names=).
serve-examples =
    ragnatafl serve                              iniciar e abrir o navegador
    ragnatafl serve --no-open --port 9000        outra porta, sem abrir o navegador
    ragnatafl serve --lan                        para a casa toda: quem tem um link pode entrar
    ragnatafl serve --public-url https://tafl.example --set trusted_proxies=127.0.0.1
                                                 atrás de um proxy neste computador
    ragnatafl serve --set tables_a_minute=10     limites de um endereço: veja 'ragnatafl config'
    ragnatafl serve --db club.db                 guardar as mesas em um arquivo seu
    ragnatafl serve --config club.toml --log-format json
                                                 configurações de um arquivo, logs para programas
serve-host = endereço em que escutar (127.0.0.1)
serve-port = porta (7777 ou a próxima livre; 0: qualquer uma)
serve-lan = para a casa toda: em todos os endereços deste computador
serve-content = um pacote de conteúdo para mesas novas: uma pasta de arquivos TOML ou um arquivo JSON
serve-public-url = como se chega a ela por um proxy, como em https://tafl.example
serve-no-open = não abrir o navegador
serve-workers = processos que pensam pelos bots (núcleos menos 1)

play = jogar no terminal
play-about =
    Jogue no terminal. Aparecem a mesa, a pergunta e as opções numeradas; responda
    com um número, com as palavras da opção ou com parte delas para encurtar a
    lista. Você também pode digitar: desfazer, dica, testar, porquê, regras, carta,
    mesa, placar, histórico, mudar, salvar, ajuda, sair.

    Os jogadores são 'me', uma pessoa neste terminal, ou um bot: thrall (ao acaso),
    bondi (para a primeira partida), karl (pega o que parece melhor), jarl (pensa
    adiante; jarl:0.5s é meio segundo por jogada, jarl:400 são 400 tentativas,
    jarl:0.5s:2 é meio segundo em dois núcleos). Duas pessoas em um terminal veem
    só as próprias cartas: a tela é limpa entre elas. 'ragnatafl bots' conta a
    força de cada um.

    O acaso vem de uma de três fontes. fast: uma semente; a mesma semente dá a
    mesma partida. sealed: um segredo que ninguém conhece; o hash dele é mostrado
    no início e o segredo no fim, para que todos possam conferir que nenhuma carta
    foi trocada ('ragnatafl verify'). asked: vocês rolam dados e compram cartas em
    uma mesa de verdade e contam o que saiu; --keep deixa parte disso com o
    programa (app), e cartas na mão sem contar (counted).
play-examples =
    ragnatafl play runics                                 você contra o karl
    ragnatafl play runics --players me,jarl:1s            contra um bot mais forte
    ragnatafl play runics --players me,me --names Olha,Rui
                                                          duas pessoas em um terminal
    ragnatafl play runics --seats 3 --option adepts=true --option archmasters=true
    ragnatafl play runics --source sealed                 uma partida que se pode verificar
    ragnatafl play surtr --source asked --keep usual      ao lado do seu tabuleiro, o Seguidor é nosso
    ragnatafl play runics --players karl,jarl             ver dois bots
    ragnatafl play --from saved.json                      continuar uma partida salva ou uma posição
    ragnatafl --lang uk play runics                       em ucraniano
    ragnatafl --load my_games.raid play raid              um jogo seu
    printf '1\n2\n' | ragnatafl play runics --seed 7      respostas de um script, uma por linha
play-source = de onde vem o acaso: fast (usual), sealed ou asked
play-keep = com asked: quem cuida de quais dados e baralhos, como em die=app,hands=app; ou 'usual'
play-from = continuar de uma posição ou partida salva
play-seed = qualquer palavra ou número: a mesma partida de novo

replay = percorrer um registro
replay-about =
    Percorra uma partida registrada. Enter ou n avança, b volta, um número salta
    para essa escolha, s e e vão ao início e ao fim, q sai. Sem terminal, a partida
    toda é impressa uma vez.

    Pelos olhos de quem se vê: um lugar (astrid, bjorn, ... ou o nome da pessoa),
    spectator (o que estava aberto a todos) ou all (tudo, também as cartas
    ocultas).
replay-examples =
    ragnatafl replay game.json                            todas as cartas abertas
    ragnatafl replay game.json --eyes astrid              como Astrid viu
    ragnatafl replay game.json --at 12 | less             só um momento
replay-file = um registro, como 'salvar' o grava
replay-at = começar depois de tantas escolhas
replay-eyes = um lugar, spectator ou all (usual)
replay-secret = de uma partida lacrada que não acabou

simulate = deixar bots jogarem muitas partidas
simulate-about =
    Bots jogam muitas partidas em todos os núcleos, trocando de lugar de partida em
    partida, e se mostra quem venceu com que frequência, com intervalos de
    confiança de 95 %. Bots que pensam em tentativas (jarl:200) dão o mesmo
    resultado para a mesma semente, em qualquer número de núcleos; bots que pensam
    em segundos, não. Um bot pode dividir suas tentativas entre processos
    (jarl:200:2), com o mesmo resultado para o mesmo número deles.
simulate-examples =
    ragnatafl simulate runics -n 1000 --bots thrall,karl
    ragnatafl simulate runics -n 200 --bots karl,jarl:0.5s
    ragnatafl simulate bloodrage -n 40 --bots karl,thrall --seats 4 --chart glory.svg
    ragnatafl simulate runics -n 300 --bots karl --seats 3 --option adepts=true --json
    ragnatafl simulate bloodrage -n 10000 --bots thrall --seats 4 --on ray --out games
simulate-n = quantas partidas (100)
simulate-bots = como em karl,jarl:0.5s (thrall,karl)
simulate-json = os resultados para outro programa
simulate-chart = desenhar de onde vêm os pontos (SVG)
simulate-out = guardar cada partida nesta pasta (Parquet) e continuar de onde parou

report = como o jogo se comporta: uma página de números para quem o projeta
report-about =
    Bots jogam muitas partidas, com cada número de jogadores por vez, e se escreve
    uma página com o que se aprende delas: como as partidas terminam e quanto
    duram, se um lugar é melhor que outro, quanto vale cada carta, deus ou reino e
    com que frequência é escolhido, pontos ao longo da partida e viradas, quantas
    perguntas e opções há, quais regras aparecem. As taxas têm intervalos de 95 %;
    onde se comparam muitas de uma vez, leva-se em conta que alguma só pareça
    incomum.

    Com --against as mesmas partidas são jogadas também com outro pacote, e a
    página mostra o que ele muda, partida por partida. Com --games elas são
    guardadas e não são jogadas de novo; -n 0 não joga nenhuma e fala das que
    estão lá. Precisa de pip install 'ragnatafl[report]'.
report-examples =
    ragnatafl report lords -n 2000 --bots karl --out report.html
    ragnatafl report bloodrage -n 400 --seats 4 --games games --csv figures
    ragnatafl report lords -n 600 --against my-pack --out change.html
    ragnatafl report bloodrage -n 0 --games games --lang uk
report-n = partidas ao todo (200)
report-bots = quem joga, como em karl ou karl,thrall (karl)
report-seats = quantos jogam, por vez: 2,3,4 (todos que o jogo permite)
report-against = um pacote de conteúdo: as mesmas partidas com ele, e o que ele muda
report-games = guardar cada partida nesta pasta (Parquet) e continuar de onde parou
report-out = a página (report.html)
report-csv = todas as tabelas como arquivos CSV nesta pasta

export = partidas como conjunto de dados
export-about =
    Escreve partidas em um arquivo Parquet, para polars, pandas e outros: uma
    linha para cada decisão (a quem se perguntou o quê e por qual regra, todas as
    opções, o que foi escolhido e no que deu) ou para cada partida. Cada linha tem
    o registro inteiro, para que se possa jogá-la de novo. docs/data.md descreve
    todas as colunas. Precisa de pip install 'ragnatafl[data]'.
export-examples =
    ragnatafl simulate bloodrage -n 500 --bots karl --seats 4 --out games
    ragnatafl export games --out decisions.parquet
    ragnatafl export game.json other.json --rows games --out games.parquet
export-files = registros, pastas com eles ou partidas que 'simulate' e 'report' guardaram
export-rows = uma linha para cada decisão (decisions, o usual) ou partida (games)
export-out = o conjunto de dados (decisions.parquet)

soak = testar um jogo jogando ao acaso
soak-about =
    Joga ao acaso com todas as preparações de cada jogo. Em nenhuma partida um
    invariante pode ser violado, o registro tem de levar ao mesmo fim, e nem
    visões nem eventos podem vazar nada. Com --bot os lugares são jogados por
    bots. Jogos que contam rodadas são parados depois de 300 delas.

    O progresso é guardado para cada commit em .soak: pare com Ctrl-C e comece de
    novo quando quiser.
soak-examples =
    ragnatafl soak --games 1000
    ragnatafl soak --game lords --bot karl --games 200 --on ray
    ragnatafl soak --game lords --number 17               uma partida de novo, após uma falha
soak-games = partidas de cada tipo (20000)
soak-game = só este jogo; pode ser dado várias vezes
soak-bot = quem joga: thrall, bondi, karl, jarl:50; senão o acaso
soak-set = uma opção de preparação igual em todas as mesas; pode ser dada várias vezes
soak-rules = pelas regras desta versão (a mais nova)
soak-number = testar só a partida deste número
soak-folder = onde o progresso é guardado (.soak)

train = aprender com partidas quanto vale uma mesa
train-about =
    Aprende quanto valem os termos de um jogo: bots jogam em todos os núcleos, e os
    pesos são ajustados a quem venceu. Um quinto das partidas fica de fora, e os
    números são delas: a entropia cruzada ao lado da dos pesos anteriores, as
    chances previstas contra as reais, quanto vale cada termo.

    Os pesos são gravados como weights.json; --write os põe no lugar dos que vêm
    com o jogo. Bots de um servidor ou de 'simulate' leem GAME.json da pasta
    RAGNATAFL_WEIGHTS. A mesma semente dá os mesmos pesos. Partidas podem ser
    reunidas em vários computadores (cada um com a própria semente) e ajustadas
    juntas. Com --rounds os bots seguem jogando com o que aprenderam; uma rodada é
    mantida se os pesos novos vencem duelos contra os antigos, ou preveem melhor as
    partidas e não perdem.
train-examples =
    ragnatafl train runics -n 2000
    ragnatafl train bloodrage -n 4000 --seats 2,3,4 --rounds 4 --duels 400
    ragnatafl train lords -n 5000 --seed here --gather here.npz
    ragnatafl train lords --fit here.npz there.npz -o weights/lords.json
    python -m ragnatafl.lab.training runics -n 2000       precisa só de numpy, msgspec e rich
train-n = partidas por rodada (1000)
train-seats = quantos jogam, um número de cada vez: 2,3,4
train-option = uma opção da preparação; pode ser dada várias vezes
train-vary = uma opção da preparação que muda de partida em partida; pode ser dada várias vezes
train-bots = quem joga (karl)
train-explore = com que frequência a resposta é sorteada, para que surjam mesas estranhas (0.05)
train-positions = no máximo de cada partida (24)
train-dealt = contar os termos como poderia imaginá-los o lugar perguntado
train-gather = só reunir partidas, em um arquivo
train-fit = não jogar, ajustar às partidas reunidas
train-targets = parte do alvo de uma mesa que vem dos resultados; o resto, do que se diz da mesa seguinte (1)
train-rounds = quantas rodadas (1)
train-duels = partidas dos pesos novos contra os antigos, para cada número de jogadores (200; com uma rodada, 0)
train-o = onde gravar os pesos (weights.json)
train-network = depois uma rede por cima deles, para o konung
train-write = no lugar dos pesos que vêm com o jogo
train-chart = desenhar as chances previstas (SVG)
train-report = todos os números em uma página (HTML)

strength = medir a força dos bots
strength-about =
    Um bot de cada nível joga contra os demais do nível abaixo, em cada jogo e com
    cada número de jogadores, e se guarda quem venceu com que frequência, com
    intervalos de 95 % (Wilson), a parte justa, segundos e tentativas por decisão.
    Cada um senta em cada lugar o mesmo número de vezes, e cada partida tem a
    própria semente.

    Sem --pace os níveis pensam como nas mesas; esses números aparecem no
    formulário de uma mesa nova e em 'ragnatafl bots'. Quando acabam os --minutes,
    o que foi jogado é mostrado e guardado; --add joga mais em outra ocasião.
    --calibration compara as chances previstas com o que aconteceu, em partidas das
    quais nada foi aprendido; precisa de numpy.
strength-examples =
    ragnatafl strength runics --games 200
    ragnatafl strength --pace 0.3s --minutes 9 --write --docs docs/measured.md
    ragnatafl strength lords --seats 2 --match konung:0.05s jarl:0.5s --games 60
    ragnatafl strength --games 0 --calibration 2000 --speed --write
    python -m ragnatafl.lab.strength --games 40            precisa só de msgspec e rich
strength-game = quais (todos)
strength-seats = quantos jogam (todos os números possíveis)
strength-option = uma opção da preparação; pode ser dada várias vezes
strength-match = estes em vez de cada nível contra o de baixo; pode ser dado várias vezes
strength-pace = quanto os níveis que buscam têm por decisão: 0.3s ou 400 (como nas mesas)
strength-games = de cada confronto (100; 0: nenhuma)
strength-minutes = acabar depois de tantos minutos e mostrar o que há
strength-cores = processos (todos os núcleos)
strength-seed = qualquer palavra ou número
strength-add = mais partidas de confrontos que o arquivo já tem
strength-calibration = também chances previstas contra resultados, em tantas partidas (0)
strength-speed = também a rapidez com que um jarl pensa
strength-join = também o que foi medido em outro lugar
strength-o = o que está lá fica, a menos que seja medido de novo (strength.json)
strength-write = no arquivo que vem com o programa
strength-docs = pôr as tabelas em uma página: docs/measured.md

analyse = rever uma partida
analyse-about =
    Reveja uma partida registrada que acabou: a chance de cada um de vencer,
    escolha por escolha; os três momentos decisivos; o que o acaso deu e tirou,
    medido sorteando de novo; e as escolhas que mais entregaram, cada uma com o que
    teria sido melhor, achado por uma busca a partir do que aquela pessoa podia
    ver.
analyse-examples =
    ragnatafl analyse game.json
    ragnatafl analyse game.json --think 1s --html game.html
    ragnatafl analyse game.json --think 200 --json          os mesmos números toda vez
analyse-file = o registro de uma partida que acabou
analyse-think = em cada escolha: 0.5s ou 400 (0.2s)
analyse-html = gravar uma página, com um gráfico
analyse-json = tudo para outro programa

perft = contar sequências de escolhas
perft-about =
    Conta as sequências de escolhas desde o início de um jogo ou de uma posição.
    Uma regra errada muda as contagens; --divide mostra a contagem atrás de cada
    primeira opção, para achar onde.
perft-examples =
    ragnatafl perft runics --depth 3 --seed 1
    ragnatafl perft runics --depth 2 --divide --option turns=half
    ragnatafl perft --from position.json --depth 2
perft-depth = quantas escolhas de profundidade (2)
perft-source = asked: passar por todos os resultados
perft-divide = a contagem atrás de cada primeira opção
perft-from = uma posição ou um registro

position = gravar, conferir ou jogar uma posição
position-about =
    Uma posição é a mesa toda em um arquivo JSON legível. Grave uma a partir de um
    registro, confira uma que você digitou de uma mesa de verdade e continue dela.
    Ela também tem as cartas ocultas: não a mostre aos rivais.
position-examples =
    ragnatafl position write game.json --at 12 -o middle.json
    ragnatafl position check middle.json                  nomeia cada erro, um por linha
    ragnatafl position play middle.json --players me,jarl

position-write = a mesa de um registro, depois de tantas escolhas
position-write-about =
    Grava a mesa de um registro como posição: depois de todas as escolhas ou depois
    das N primeiras. Vai para a tela, ou para um arquivo com -o.
position-write-examples =
    ragnatafl position write game.json
    ragnatafl position write game.json --at 12 -o middle.json
position-write-file = o registro de uma partida
position-write-at = depois de tantas escolhas (todas)
position-write-o = para onde (a tela)
position-write-secret = de uma partida lacrada que não acabou

position-check = nomear cada erro de uma posição
position-check-about =
    Lê uma posição e nomeia cada erro nela, um por linha; ou diz a quem se pergunta
    o quê. As cartas que você não citou são embaralhadas no baralho.
position-check-examples =
    ragnatafl position check middle.json
    ragnatafl position check middle.json --content my-pack
position-check-file = a posição

position-play = continuar de uma posição
position-play-about =
    Continue de uma posição, como faz 'ragnatafl play --from'; aquela página conta
    mais.
position-play-examples =
    ragnatafl position play middle.json
    ragnatafl position play middle.json --players karl,me --seed 7
position-play-start = a posição
position-play-seed = qualquer palavra ou número: a mesma partida de novo

learn = aprender um jogo jogando
learn-about =
    Lições que se jogam: um treinador conta, pede uma jogada e diz por qual regra
    algo está errado. Enter avança; digite mostrar para ver feito, se para tentar
    outras coisas, anterior, recomeçar, sair. Uma lição que você deixa continua
    dali na próxima vez. A lição 'game' é uma primeira partida inteira contra um
    iniciante, com comentários. Sem um jogo, são listadas todas as lições.
learn-examples =
    ragnatafl learn                                       quais lições há
    ragnatafl learn bloodrage                             a primeira
    ragnatafl --lang uk learn lords game                  uma partida inteira com treinador
    ragnatafl learn runics first --again                  desde o começo
learn-lesson = como a lista a chama (a primeira)
learn-again = desde o começo

rules = ler as regras de um jogo
rules-about =
    Mostra as regras de um jogo no seu idioma: o livro todo, uma regra com tudo o
    que está abaixo dela, ou o que fala de certas palavras, de um termo ou de uma
    carta. Cada regra tem um número; o jogo, o histórico e as recusas o citam.
rules-examples =
    ragnatafl rules runics
    ragnatafl rules runics RUN-5                          o capítulo sobre pôr cartas
    ragnatafl rules runics RUN-5.4                        uma regra
    ragnatafl --lang uk rules runics --find майстра       por uma palavra em qualquer forma
    ragnatafl rules --counts                              quanto há, por idioma
rules-rule = uma regra, como em RUN-5.4
rules-find = o que fala destas palavras ou desta carta
rules-counts = quanto há, por idioma

cards = ler as cartas, tabuleiros e fichas de um jogo
cards-about =
    Mostra o que há na caixa de um jogo: tudo, o que tem certas palavras no nome ou
    no texto, ou uma coisa só com tudo o que diz. De cada uma se conta de onde vem:
    do livro de regras, de quem tem a caixa, ou se é proposta nossa.
cards-examples =
    ragnatafl cards bloodrage
    ragnatafl cards bloodrage Sea Serpent                 uma carta
    ragnatafl cards lords injury                          tudo o que fala de ferimentos
    ragnatafl cards lords --kind monsters --lang uk       um tipo, em ucraniano
cards-words = um nome, ou palavras do texto
cards-kind = só este tipo, como em monsters

verify = conferir uma partida lacrada
verify-about =
    Confere uma partida jogada com '--source sealed'. No início foi mostrado o
    SHA-256 de um segredo e, no fim, o segredo, do qual vêm todas as embaralhadas e
    os dados. Confere-se que o segredo é aquele cujo hash foi mostrado, que cada
    escolha se reproduz e que o resultado é o registrado. Nas mesas do navegador,
    cada navegador mistura um número próprio, um nonce, depois de ver o hash: com
    --nonce confere-se também que o seu foi usado.
verify-examples =
    ragnatafl verify game.json
    ragnatafl verify game.json --hash 66687aadf862bd77...   contra o hash que você mesmo anotou
    ragnatafl verify game.json --hash 66687aadf862bd77... --nonce 5c0f...
                                                          e que o nonce do seu navegador está lá
verify-file = o registro de uma partida com --source sealed
verify-hash = o hash mostrado no início
verify-nonce = o que o seu navegador misturou

games = listar os jogos
games-about =
    Lista os jogos: para quantas pessoas, as opções da preparação com os valores
    usuais, e de onde vêm os dados dos componentes, já que algumas cartas são
    propostas nossas onde nenhuma fonte mostra as impressas.
games-examples =
    ragnatafl games
    ragnatafl --lang pt-BR games
    ragnatafl --load my_games.raid games

bots = listar os bots e a força de cada um
bots-about =
    Lista os níveis de bots e com que frequência cada um vence o de baixo, jogo por
    jogo, até onde foi medido ('ragnatafl strength').
bots-examples =
    ragnatafl bots
    ragnatafl --lang uk bots

config = mostrar as configurações do servidor e de onde vêm
config-about =
    Mostra cada configuração do servidor e de onde vem. A linha de comando vale
    mais que o ambiente, o ambiente mais que o arquivo, o arquivo mais que os
    valores usuais. A saída é ela mesma um arquivo de configurações; os segredos
    nela ficam encobertos.

    O arquivo é TOML: uma configuração por linha, como em  port = 9000  ou  host =
    "0.0.0.0". No ambiente, a configuração public_url se chama
    RAGNATAFL_PUBLIC_URL; listas têm vírgulas. RAGNATAFL_CONFIG indica o arquivo,
    como --config.
config-examples =
    ragnatafl config                             o que vale aqui
    ragnatafl config --config club.toml          o que este arquivo faria
    RAGNATAFL_PORT=9000 ragnatafl config --set log_level=info

db = copiar, fazer backup, conferir, listar e limpar mesas guardadas
db-about =
    Cuida das mesas que um servidor guarda: em um arquivo ou em um banco de dados
    PostgreSQL. Tudo isso pode ser feito com o servidor em funcionamento. Sem --db,
    é o armazém que 'ragnatafl serve' usa.
db-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db check
    ragnatafl db prune --older-than 90d

db-copy = copiar todas as mesas para outro armazém, também de outro tipo
db-copy-about =
    Copia todas as mesas de um armazém para outro que não tem nenhuma: de um
    arquivo para um banco de dados, ou de volta. Números e horários ficam como
    estão; o que foi copiado é relido e comparado. Mesas que já estão lá nunca são
    sobrescritas. O que se joga enquanto isso não é copiado: encerre o servidor
    antes de mudar de vez.
db-copy-examples =
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db copy postgresql://tafl@localhost/tafl tables.db
db-copy-source = um arquivo, ou postgresql://...
db-copy-to = o mesmo; um arquivo novo, ou um banco de dados sem mesas

db-backup = todas as mesas como estão agora, em um arquivo novo
db-backup-about =
    Grava todas as mesas, como estão neste momento, em um arquivo novo. O servidor
    pode continuar em funcionamento. O arquivo é um armazém como qualquer outro:
    'ragnatafl serve --db ARQUIVO' o abre, 'ragnatafl db copy' o leva de volta para
    um banco de dados.
db-backup-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db backup --db postgresql://tafl@localhost/tafl tables-monday.db
db-backup-to = um arquivo novo

db-check = jogar de novo cada mesa guardada e nomear as estragadas
db-check-about =
    Abre cada mesa guardada e a joga de novo, escolha por escolha, em todos os
    núcleos. Cada uma que não pode ser jogada como foi guardada é nomeada com o
    motivo, e o comando termina com 1.
db-check-examples =
    ragnatafl db check
    ragnatafl db check --db tables-monday.db

db-list = todas as mesas guardadas, uma por linha
db-list-about =
    Lista todas as mesas guardadas, as mais novas primeiro: o jogo, quantos
    eventos, quando foi aberta e quando algo aconteceu ali pela última vez.
db-list-examples = ragnatafl db list

db-prune = remover mesas antigas para sempre
db-prune-about =
    Remove mesas em que nada acontece há muito tempo: aquelas cuja partida acabou
    (over), as que foram deixadas antes do fim (idle) ou todas (all). Diz quantas
    são e pergunta. Nada mais do que está guardado é apagado; faça um backup antes.
db-prune-examples =
    ragnatafl db prune --older-than 90d                 partidas que acabaram há muito tempo
    ragnatafl db prune --older-than 1y --state all      tudo que é tão antigo
    ragnatafl db prune --older-than 8w --state idle --yes
db-prune-older-than = do último evento: 12h, 90d, 8w, 1y
db-prune-state = over (usual), idle (não acabou), all

worker = pensar pelos bots de servidores que dividem um banco de dados
worker-about =
    Pega o trabalho dos bots em um banco de dados e pensa, por todos os servidores
    cujas mesas estão lá: pode haver quantos destes se queira, em qualquer
    computador que alcance o banco. Se um é encerrado ou morto, outro continua o
    que ele pensava. Os servidores também pensam com processos próprios, a menos
    que sejam iniciados com '--workers 0'.
worker-examples =
    ragnatafl worker --db postgresql://tafl@db.example/tafl
    ragnatafl worker --db postgresql:///tafl --workers 3
    ragnatafl serve --db postgresql:///tafl --workers 0    um servidor que deixa outros pensarem
worker-workers = processos que pensam pelos bots (núcleos menos 1)

admin = ordens de quem cuida de um servidor: fechar mesas, barrar, anunciar
admin-about =
    Ordens de quem cuida de um servidor. Elas são gravadas no armazém dele, então
    valem com ele em funcionamento, deste computador ou de qualquer um que alcance
    o armazém: os servidores as ouvem em um segundo. Cada ordem fica em um registro
    com hora e autor. Nenhuma ordem mostra a alguém uma carta de uma partida em
    andamento.

    'ragnatafl admin link' imprime um link para uma página no navegador que faz o
    mesmo. Sem --db, é o armazém que 'ragnatafl serve' usa.
admin-examples =
    ragnatafl admin tables
    ragnatafl admin close kQ3xkQ3xkQ3x --why 'the club closes at ten'
    ragnatafl admin announce 'Tournament at five' --minutes 60
    ragnatafl admin ban 203.0.113.7 --days 7
    ragnatafl admin link

admin-tables = uma mesa por linha, as abertas por último primeiro
admin-tables-about =
    Lista as mesas guardadas: nome, jogo, quantas escolhas, quando algo aconteceu
    pela última vez, quem senta ali.
admin-tables-examples =
    ragnatafl admin tables
    ragnatafl admin tables --first 40
admin-tables-first = pular tantas
admin-tables-count = quantas mostrar (40)

admin-show = uma mesa vista de fora
admin-show-about =
    Mostra quem senta a uma mesa, com os navegadores que se pode barrar. Do que
    está sobre a mesa nada se mostra.
admin-show-examples =
    ragnatafl admin show kQ3xkQ3xkQ3x
    ragnatafl admin show https://tafl.example/t/kQ3xkQ3xkQ3x

admin-close = não deixar fazer mais nada em uma mesa
admin-close-about =
    Fecha uma mesa: pode-se olhar para ela, e tudo o mais é recusado com uma frase
    até que seja aberta de novo. Os bots também param ali.
admin-close-examples = ragnatafl admin close kQ3xkQ3xkQ3x --why 'until Friday'
admin-close-why = dito a todos que estão nela

admin-open = abrir de novo uma mesa fechada
admin-open-about = Abre de novo uma mesa fechada; ela continua de onde estava.
admin-open-examples = ragnatafl admin open kQ3xkQ3xkQ3x

admin-rename = dar um nome a uma mesa
admin-rename-about = Dá a uma mesa um nome, que todos nela veem.
admin-rename-examples = ragnatafl admin rename kQ3xkQ3xkQ3x 'Final of the club'
admin-rename-title = como se chama; vazio: nada

admin-remove = remover uma mesa para sempre
admin-remove-about = Remove uma mesa com tudo o que foi jogado nela. Faça um backup antes.
admin-remove-examples = ragnatafl admin remove kQ3xkQ3xkQ3x

admin-invite = um novo convite para um lugar
admin-invite-about =
    Faz um convite para o lugar de uma pessoa que perdeu o próprio navegador. Vale
    uma vez e muda o lugar de mãos: quem estava ali não está mais. Fica no
    registro.
admin-invite-examples = ragnatafl admin invite kQ3xkQ3xkQ3x 2
admin-invite-seat = a partir de 1, veja 'show'

admin-ban = barrar alguém
admin-ban-about = Barra um endereço, uma rede ou um navegador que 'ragnatafl admin show' mostra.
admin-ban-examples =
    ragnatafl admin ban 203.0.113.7 --days 7 --why spam
    ragnatafl admin ban 203.0.113.0/24
admin-ban-why = para o registro de ordens
admin-ban-days = por quanto tempo (para sempre)

admin-unban = deixar alguém entrar de novo
admin-unban-about = Retira uma proibição, citada como foi dada.
admin-unban-examples = ragnatafl admin unban 203.0.113.7

admin-announce = dizer algo a todos nas mesas
admin-announce-about =
    Mostra uma linha a todos nas mesas, por alguns minutos ou até que outra tome o
    lugar dela; uma vazia a retira.
admin-announce-examples =
    ragnatafl admin announce 'The server moves at midnight' --minutes 90
    ragnatafl admin announce ''
admin-announce-text = uma linha; vazia, retira o anúncio
admin-announce-minutes = por quanto tempo (para sempre)

admin-audit = o registro de ordens
admin-audit-about = Imprime todas as ordens já dadas: quando, por quem, o quê.
admin-audit-examples =
    ragnatafl admin audit
    ragnatafl admin audit --json
admin-audit-json = um objeto JSON por linha

admin-link = um link para a página de quem cuida do servidor
admin-link-about =
    Imprime um link para uma página com estas ordens. Vale uma vez, por 15 minutos;
    a partir daí o navegador é reconhecido por 12 horas.
admin-link-examples = ragnatafl admin link

admin-lock = fechar aquela página a todos
admin-lock-about =
    De agora em diante nenhum link e nenhum navegador abre a página; 'ragnatafl
    admin link' faz um link novo.
admin-lock-examples = ragnatafl admin lock
