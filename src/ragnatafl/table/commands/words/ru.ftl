# Что говорит командная строка: страницы справки и что не так с введённым. Только простые тексты.

title-commands = команды
title-what = что сделать
title-settings = настройки, см. «ragnatafl config»
title-again = можно и здесь
title-examples = примеры
see-help = { $line }; примеры покажет «{ $command } --help»
not-setting = «{ $told }» должно быть ИМЯ=ЗНАЧЕНИЕ, например adepts=true
not-whole = «{ $told }» должно быть целым числом
not-above-0 = «{ $told }» должно быть числом больше 0
not-share = «{ $told }» должно быть числом от 0 до 1

# Предложения argparse.
argparse-usage = использование:
argparse-positionals = аргументы
argparse-options = параметры
argparse-argument = %(argument_name)s: %(message)s
argparse-required = не хватает обязательного: %s
argparse-one-required = нужно что-то одно из этого: %s
argparse-unrecognized = неизвестные аргументы: %s
argparse-unexpected = здесь не может быть параметра %s
argparse-ignored = здесь не может быть значения %r
argparse-together = нельзя вместе с %s
argparse-ambiguous = неоднозначный параметр %(option)s, это может быть: %(matches)s
argparse-value = %(value)r здесь не подходит (%(type)s)
argparse-choice = %(value)r здесь неизвестно (можно: %(choices)s)
argparse-choice-near = %(value)r здесь неизвестно, может быть, %(suggestion)r? (можно: %(choices)s)
argparse-command = команда %(parser_name)r неизвестна (есть: %(choices)s)
argparse-expected-one = нужно одно значение
argparse-expected-at-most = нужно не больше одного значения
argparse-expected-at-least = нужно хотя бы одно значение
argparse-expected-some = сколько нужно значений: %s
argparse-expected-several = сколько нужно значений: %s

# Слова, которые стоят вместо значений.
metavar-COMMAND = КОМАНДА
metavar-WHAT = ЧТО
metavar-LANGUAGE = ЯЗЫК
metavar-MODULE = МОДУЛЬ
metavar-GAME = ИГРА
metavar-FILE = ФАЙЛ
metavar-RECORD = ЗАПИСЬ
metavar-PACK = НАБОР
metavar-NAME-VALUE = ИМЯ=ЗНАЧЕНИЕ
metavar-NAME-A-B = ИМЯ=A,B
metavar-LIST = СПИСОК
metavar-SOURCE = ИСТОЧНИК
metavar-WHO = КТО
metavar-WHOM = КОГО
metavar-BUDGET = СКОЛЬКО
metavar-BOT = БОТ
metavar-OTHERS = ДРУГИЕ
metavar-SHARE = ДОЛЯ
metavar-ADDRESS = АДРЕС
metavar-PORT = ПОРТ
metavar-URL = URL
metavar-STORE = ХРАНИЛИЩЕ
metavar-LEVEL = УРОВЕНЬ
metavar-FORMAT = ФОРМАТ
metavar-FROM = ОТКУДА
metavar-TO = КУДА
metavar-AGE = ВОЗРАСТ
metavar-STATE = СОСТОЯНИЕ
metavar-TABLE = СТОЛ
metavar-TITLE = НАЗВАНИЕ
metavar-SEAT = МЕСТО
metavar-TEXT = ТЕКСТ
metavar-LESSON = УРОК
metavar-ID = ID
metavar-WORDS = СЛОВА
metavar-WHERE = ГДЕ
metavar-FOLDER = ПАПКА

ragnatafl-about =
    Северные настольные игры за одним столом: играйте с людьми и ботами, смотрите,
    как играют боты, изучайте правила.

      ragnatafl serve                              стол в браузере
      ragnatafl play runics                        играть в «Руницы» с ботом здесь, в терминале
      ragnatafl learn bloodrage                    выучить игру, играя в неё
      ragnatafl games                              какие есть игры и их параметры
      ragnatafl rules runics                       читать правила
      ragnatafl cards bloodrage Sea Serpent        прочитать карту
ragnatafl-examples = ragnatafl play --help                        у каждой команды своя страница
ragnatafl-lang = en, uk, ru или pt-BR; без этого — язык вашей системы (LC_ALL, LANG)
ragnatafl-load = загрузить модуль Python со своей игрой (GAME); можно несколько раз

# Аргументы нескольких команд, где у команды нет для них своих слов.
any-ask-forced = спрашивать, даже когда остался один вариант
any-config = файл настроек (TOML)
any-confirm = переспрашивать перед тем, чего не взять назад
any-content = набор компонентов: папка с файлами TOML или один файл JSON, с записями вместо наших
any-cores = на скольких ядрах сразу думает ярл (1)
any-db = где хранятся столы: файл или postgresql://...
any-game = название игры, например runics
any-help = показать эту справку и выйти
any-lang = en, uk, ...
any-load = модуль со своей игрой
any-log-format = plain или json
any-log-level = debug, info, ...
any-names = как зовут игроков
any-no-curtain = несколько человек вместе смотрят на один экран: не очищать его между ними
any-on = кто играет: here (процессы этой машины), ray или ray://HOST:PORT (here)
any-option = параметр подготовки; их перечисляет «ragnatafl games»; можно несколько раз
any-players = кто играет, по местам: me,karl, или me,me, или me,jarl:0.5s
any-seats = сколько игроков
any-secret = если в записи его ещё нет
any-seed = любое слово или число (0)
any-set = любая настройка; можно несколько раз
any-table = его имя или ссылка на него
any-version = показать версию и выйти
any-whom = адрес, сеть или браузер, как его называет «show»
any-workers = процессов (на всех ядрах)
any-yes = не переспрашивать

serve = стол в браузере
serve-about =
    Держит стол в браузере: для людей за этим компьютером, для людей по ссылке и
    для ботов. Учётные записи не нужны: у кого ссылка места, тот на нём и сидит.
    Каждый выбор сначала сохраняется, а потом подтверждается, так что, когда
    программа остановится, ничего не пропадёт: запустите её снова и играйте дальше.

    Доступен стол только с этого компьютера. С --lan — из всей вашей сети: будут
    показаны адреса для других и QR-код для телефонов. За прокси скажите через
    --public-url, как до него добираются люди: этот адрес будет в приглашениях, а
    на имя, которое не он и не собственное имя этого компьютера, сервер не отвечает
    (--set names=).
serve-examples =
    ragnatafl serve                              запустить и перейти в браузер
    ragnatafl serve --no-open --port 9000        другой порт, без браузера
    ragnatafl serve --lan                        для всего дома: присоединится любой, у кого ссылка
    ragnatafl serve --public-url https://tafl.example --set trusted_proxies=127.0.0.1
                                                 за прокси на этом компьютере
    ragnatafl serve --set tables_a_minute=10     пределы одного адреса: см. «ragnatafl config»
    ragnatafl serve --db club.db                 хранить столы в своём файле
    ragnatafl serve --config club.toml --log-format json
                                                 настройки из файла, журнал для программ
serve-host = адрес, на котором слушать (127.0.0.1)
serve-port = порт (7777 или следующий свободный; 0: любой)
serve-lan = для всего дома: на всех адресах этого компьютера
serve-content = набор компонентов для новых столов: папка с файлами TOML или один файл JSON
serve-public-url = как сюда добираются через прокси, например https://tafl.example
serve-no-open = не открывать браузер
serve-workers = процессов, которые думают за ботов (ядер минус 1)

play = играть в терминале
play-about =
    Игра в терминале. Видны стол, вопрос и пронумерованные варианты; отвечайте
    номером, словами варианта или их частью, чтобы сократить список. Ещё можно
    ввести: назад, подсказка, попробовать, почему, правила, карта, стол, счёт,
    журнал, изменить, сохранить, справка, выйти.

    Игроки: me — человек за этим терминалом, или бот: thrall (наугад), bondi (для
    первой игры), karl (берёт лучшее на вид), jarl (думает наперёд; jarl:0.5s —
    полсекунды на ход, jarl:400 — 400 попыток, jarl:0.5s:2 — полсекунды на двух
    ядрах). Двое за одним терминалом видят только свои карты: между ними экран
    очищается. О силе каждого расскажет «ragnatafl bots».

    У случая три источника. fast: зерно; то же зерно даёт ту же игру. sealed:
    никому не известный секрет; в начале показан его хеш, в конце — сам секрет, так
    что каждый может проверить, что ни одна карта не подменена («ragnatafl
    verify»). asked: вы бросаете кубики и тянете карты за настоящим столом и
    говорите, что выпало; --keep оставляет что-то из этого программе (app), а карты
    на руках — нерассказанными (counted).
play-examples =
    ragnatafl play runics                                 вы против карла
    ragnatafl play runics --players me,jarl:1s            против бота посильнее
    ragnatafl play runics --players me,me --names Olha,Rui
                                                          двое за одним терминалом
    ragnatafl play runics --seats 3 --option adepts=true --option archmasters=true
    ragnatafl play runics --source sealed                 игра, которую можно проверить
    ragnatafl play surtr --source asked --keep usual      рядом с вашим полем, Последователь наш
    ragnatafl play runics --players karl,jarl             смотреть на двух ботов
    ragnatafl play --from saved.json                      играть дальше с сохранённого или с позиции
    ragnatafl --lang uk play runics                       по-украински
    ragnatafl --load my_games.raid play raid              ваша собственная игра
    printf '1\n2\n' | ragnatafl play runics --seed 7      ответы из скрипта, по строке
play-source = откуда берётся случай: fast (обычно), sealed или asked
play-keep = для asked: кто держит какие кубики и колоды, например die=app,hands=app; или usual
play-from = играть дальше с позиции или сохранённой игры
play-seed = любое слово или число: та же игра ещё раз

replay = просмотреть запись игры
replay-about =
    Просмотр записанной игры. Enter или n — дальше, b — назад, число — к этому
    выбору, s и e — в начало и в конец, q — выйти. Без терминала вся игра будет
    напечатана один раз.

    Чьими глазами смотреть: место (astrid, bjorn, ... или имя игрока), spectator
    (что было открыто всем) или all (всё, вместе со скрытыми картами).
replay-examples =
    ragnatafl replay game.json                            все карты открыты
    ragnatafl replay game.json --eyes astrid              как это видела Астрид
    ragnatafl replay game.json --at 12 | less             только один момент
replay-file = запись, как её пишет команда «сохранить»
replay-at = начать после стольких выборов
replay-eyes = место, spectator или all (обычно)
replay-secret = запечатанной игры, которая не окончена

simulate = пусть боты сыграют много игр
simulate-about =
    Боты играют много игр на всех ядрах, меняясь местами от игры к игре; показано,
    кто как часто побеждал, с 95 % доверительными интервалами. Боты, которые думают
    в попытках (jarl:200), для того же зерна дают тот же результат на любом числе
    ядер; боты, которые думают в секундах, — нет. Бот может поделить свои попытки
    между процессами (jarl:200:2), с тем же результатом для того же их числа.
simulate-examples =
    ragnatafl simulate runics -n 1000 --bots thrall,karl
    ragnatafl simulate runics -n 200 --bots karl,jarl:0.5s
    ragnatafl simulate bloodrage -n 40 --bots karl,thrall --seats 4 --chart glory.svg
    ragnatafl simulate runics -n 300 --bots karl --seats 3 --option adepts=true --json
    ragnatafl simulate bloodrage -n 10000 --bots thrall --seats 4 --on ray --out games
simulate-n = сколько игр (100)
simulate-bots = например karl,jarl:0.5s (thrall,karl)
simulate-json = результаты для другой программы
simulate-chart = начертить, откуда берутся очки (SVG)
simulate-out = хранить каждую игру в этой папке (Parquet) и продолжить с места остановки

report = как играется игра: страница цифр для того, кто её создаёт
report-about =
    Боты играют много игр, по очереди с каждым числом игроков, и пишется страница
    со всем, чему по ним можно научиться: как и когда игры кончаются, есть ли
    лучшие места за столом, чего стоит каждая карта, бог или царство и как часто
    их берут, очки по ходу игры и отыгрыши, сколько вопросов и вариантов, какие
    правила встречаются. У долей есть 95 % интервалы; где сравнивается многое
    сразу, учтено, что что-то может лишь казаться необычным.

    С --against те же игры играются ещё и с другим набором, и страница показывает,
    что он меняет, игра за игрой. С --games игры хранятся и второй раз не
    играются; -n 0 не играет ничего и рассказывает о тех, что есть. Нужно pip
    install 'ragnatafl[report]'.
report-examples =
    ragnatafl report lords -n 2000 --bots karl --out report.html
    ragnatafl report bloodrage -n 400 --seats 4 --games games --csv figures
    ragnatafl report lords -n 600 --against my-pack --out change.html
    ragnatafl report bloodrage -n 0 --games games --lang uk
report-n = сколько игр всего (200)
report-bots = кто играет, например karl или karl,thrall (karl)
report-seats = сколько игроков, по очереди: 2,3,4 (все, что позволяет игра)
report-against = набор содержимого: те же игры с ним, и что он меняет
report-games = хранить каждую игру в этой папке (Parquet) и продолжить с места остановки
report-out = страница (report.html)
report-csv = все таблицы как файлы CSV в этой папке

export = игры как набор данных
export-about =
    Записывает игры одним файлом Parquet для polars, pandas и других: строка на
    каждое решение (кого, о чём и по какому правилу спросили, все варианты, что
    выбрано и что из этого вышло) или на каждую игру. В каждой строке есть вся
    запись игры, так что её можно сыграть снова. Все столбцы описаны в
    docs/data.md. Нужно pip install 'ragnatafl[data]'.
export-examples =
    ragnatafl simulate bloodrage -n 500 --bots karl --seats 4 --out games
    ragnatafl export games --out decisions.parquet
    ragnatafl export game.json other.json --rows games --out games.parquet
export-files = записи игр, папки с ними или игры, которые сохранили «simulate» или «report»
export-rows = строка на каждое решение (decisions, обычно) или игру (games)
export-out = набор данных (decisions.parquet)

soak = проверить игру, играя наугад
soak-about =
    Играет наугад во всех раскладках каждой игры. Ни в одной игре нельзя нарушить
    инвариант, её запись должна привести к тому же концу, а взгляды и события не
    должны ничего выдать. С --bot за местами играют боты. Игры, которые считают
    раунды, останавливаются после 300 раундов.

    Ход проверки хранится для каждого коммита в .soak: останавливайте её через
    Ctrl-C и запускайте снова, когда угодно.
soak-examples =
    ragnatafl soak --games 1000
    ragnatafl soak --game lords --bot karl --games 200 --on ray
    ragnatafl soak --game lords --number 17               одна игра ещё раз, после ошибки
soak-games = игр каждого вида (20000)
soak-game = только эта игра; можно несколько раз
soak-bot = кто играет: thrall, bondi, karl, jarl:50; иначе случай
soak-set = опция раскладки, одинаковая за всеми столами; можно несколько раз
soak-rules = по правилам этой версии (новейшей)
soak-number = проверить одну игру с этим номером
soak-folder = где хранится ход проверки (.soak)

train = узнать из игр, чего стоит стол
train-about =
    Учит, чего стоят слагаемые оценки игры: боты играют на всех ядрах, и веса
    подбираются по тому, кто победил. Пятая часть игр отложена, и все цифры именно
    о ней: перекрёстная энтропия рядом с той, что дают прежние веса, предсказанные
    шансы против настоящих, чего стоит каждое слагаемое.

    Веса записываются в weights.json; --write ставит их на место тех, что идут с
    игрой. Боты сервера или команды simulate берут GAME.json из папки
    RAGNATAFL_WEIGHTS. То же зерно даёт те же веса. Игры можно собрать на
    нескольких компьютерах (у каждого своё зерно) и подобрать веса по всем вместе.
    С --rounds боты играют дальше с тем, чему научились; круг сохраняется, если
    новые веса выигрывают поединки у старых или лучше предсказывают игры и не
    проигрывают.
train-examples =
    ragnatafl train runics -n 2000
    ragnatafl train bloodrage -n 4000 --seats 2,3,4 --rounds 4 --duels 400
    ragnatafl train lords -n 5000 --seed here --gather here.npz
    ragnatafl train lords --fit here.npz there.npz -o weights/lords.json
    python -m ragnatafl.lab.training runics -n 2000       достаточно numpy, msgspec и rich
train-n = игр за круг (1000)
train-seats = сколько игроков, по очереди: 2,3,4
train-option = параметр подготовки; можно несколько раз
train-vary = параметр подготовки, который меняется от игры к игре; можно несколько раз
train-bots = кто играет (karl)
train-explore = как часто ответ выбирает жребий, чтобы встречались и странные столы (0.05)
train-positions = не больше, чем столько, из каждой игры (24)
train-dealt = считать слагаемые так, как мог бы представлять стол тот, кого спрашивают
train-gather = только собрать игры, в файл
train-fit = не играть, подобрать по собранным играм
train-targets = доля цели стола от результатов, остальное — от оценки следующего стола (1)
train-rounds = сколько кругов (1)
train-duels = игр новых весов против старых, для каждого числа игроков (200, с одним кругом 0)
train-o = куда записать веса (weights.json)
train-network = потом сеть поверх них, для konung
train-write = на место весов, что идут с игрой
train-chart = начертить предсказанные шансы (SVG)
train-report = все цифры страницей (HTML)

strength = измерить, насколько сильны боты
strength-about =
    По одному боту каждого уровня играет против остальных ботов уровня ниже, в
    каждой игре и при каждом числе игроков; хранится, кто как часто побеждал, с
    95 % интервалами (Вильсон), справедливая доля, секунды и попытки на решение.
    Каждый сидит на каждом месте одинаково часто, и у каждой игры своё зерно.

    Без --pace уровни думают как за столами; эти цифры показаны в форме нового
    стола и в «ragnatafl bots». Когда выйдут --minutes, сыгранное будет показано и
    сохранено; --add доиграет в другой раз. --calibration сравнивает предсказанные
    шансы с тем, что вышло, в играх, по которым ничему не учились; для этого нужен
    numpy.
strength-examples =
    ragnatafl strength runics --games 200
    ragnatafl strength --pace 0.3s --minutes 9 --write --docs docs/measured.md
    ragnatafl strength lords --seats 2 --match konung:0.05s jarl:0.5s --games 60
    ragnatafl strength --games 0 --calibration 2000 --speed --write
    python -m ragnatafl.lab.strength --games 40            достаточно msgspec и rich
strength-game = в какие (во все)
strength-seats = сколько игроков (все возможные числа)
strength-option = параметр подготовки; можно несколько раз
strength-match = эти пары, а не каждый уровень против нижнего; можно несколько раз
strength-pace = сколько думают уровни, которые ищут: 0.3s или 400 (как за столами)
strength-games = в каждой паре (100; 0: ни одной)
strength-minutes = закончить через столько минут и показать, что есть
strength-cores = процессов (на всех ядрах)
strength-seed = любое слово или число
strength-add = ещё игр для пар, которые уже есть в файле
strength-calibration = также предсказанные шансы против результатов, в стольких играх (0)
strength-speed = также как быстро думает ярл
strength-join = также измеренное в другом месте
strength-o = что там есть, остаётся, пока не измерено снова (strength.json)
strength-write = в файл, который идёт с программой
strength-docs = вставить таблицы в страницу: docs/measured.md

analyse = разобрать сыгранную игру
analyse-about =
    Разбор записанной игры, которая окончена: шансы каждого на победу, выбор за
    выбором; три переломных момента; что дал и отнял случай, измеренное новыми
    жребиями; и выборы, которые отдали больше всего, — каждый с тем, что было бы
    лучше; найденное поиском из того, что видел тот игрок.
analyse-examples =
    ragnatafl analyse game.json
    ragnatafl analyse game.json --think 1s --html game.html
    ragnatafl analyse game.json --think 200 --json          каждый раз те же цифры
analyse-file = запись игры, которая окончена
analyse-think = на каждый выбор: 0.5s или 400 (0.2s)
analyse-html = записать страницу с графиком
analyse-json = всё для другой программы

perft = сосчитать последовательности выборов
perft-about =
    Считает последовательности выборов от начала игры или от позиции. Неверное
    правило меняет числа; --divide показывает число за каждым первым вариантом,
    чтобы найти, где именно.
perft-examples =
    ragnatafl perft runics --depth 3 --seed 1
    ragnatafl perft runics --depth 2 --divide --option turns=half
    ragnatafl perft --from position.json --depth 2
perft-depth = на сколько выборов вглубь (2)
perft-source = asked: пройти все исходы
perft-divide = число за каждым первым вариантом
perft-from = позиция или запись

position = записать, проверить или сыграть позицию
position-about =
    Позиция — это весь стол в читаемом файле JSON. Запишите её из записи игры,
    проверьте введённую с настоящего стола, играйте с неё дальше. В ней есть и
    скрытые карты: берегите её от соперников.
position-examples =
    ragnatafl position write game.json --at 12 -o middle.json
    ragnatafl position check middle.json                  называет каждую ошибку отдельной строкой
    ragnatafl position play middle.json --players me,jarl

position-write = стол из записи, после стольких выборов
position-write-about =
    Записывает стол из записи игры как позицию: после всех выборов или после первых
    N. На экран или в файл, если есть -o.
position-write-examples =
    ragnatafl position write game.json
    ragnatafl position write game.json --at 12 -o middle.json
position-write-file = запись игры
position-write-at = после стольких выборов (всех)
position-write-o = куда (на экран)
position-write-secret = запечатанной игры, которая не окончена

position-check = назвать все ошибки позиции
position-check-about =
    Читает позицию и называет каждую ошибку отдельной строкой; или говорит, кого и
    о чём в ней спрашивают. Карты, которых вы не назвали, замешиваются в колоду.
position-check-examples =
    ragnatafl position check middle.json
    ragnatafl position check middle.json --content my-pack
position-check-file = позиция

position-play = играть дальше с позиции
position-play-about =
    Игра дальше с позиции, как «ragnatafl play --from»; на той странице сказано
    больше.
position-play-examples =
    ragnatafl position play middle.json
    ragnatafl position play middle.json --players karl,me --seed 7
position-play-start = позиция
position-play-seed = любое слово или число: та же игра ещё раз

learn = выучить игру, играя в неё
learn-about =
    Уроки, в которые играют: тренер рассказывает, просит сделать ход и говорит,
    по какому правилу что-то не так. Enter — дальше; введите «показать», чтобы
    увидеть сделанное, «если», чтобы попробовать другое, а также: предыдущий,
    сначала, выйти. Оставленный урок в следующий раз пойдёт с того же места. Урок
    game — целая первая игра против новичка, с замечаниями. Без названия игры будет
    список всех уроков.
learn-examples =
    ragnatafl learn                                       какие есть уроки
    ragnatafl learn bloodrage                             первый
    ragnatafl --lang uk learn lords game                  целая игра с тренером
    ragnatafl learn runics first --again                  с его начала
learn-lesson = как в списке (первый)
learn-again = с начала

rules = читать правила игры
rules-about =
    Показывает правила игры на вашем языке: всю книгу, одно правило со всем, что
    под ним, или то, где речь о каких-то словах, термине или карте. У каждого
    правила есть номер; его называют игра, журнал и отказы.
rules-examples =
    ragnatafl rules runics
    ragnatafl rules runics RUN-5                          раздел о выкладывании карт
    ragnatafl rules runics RUN-5.4                        одно правило
    ragnatafl --lang uk rules runics --find майстра       по слову в любой форме
    ragnatafl rules --counts                              сколько всего есть, по языкам
rules-rule = правило, например RUN-5.4
rules-find = где речь об этих словах или об этой карте
rules-counts = сколько всего есть, по языкам

cards = читать карты, планшеты и жетоны игры
cards-about =
    Показывает, что есть в коробке игры: всё, то, у чего есть какие-то слова в
    названии или тексте, или что-то одно со всем его текстом. О каждом сказано,
    откуда оно: из книги правил, от людей, у которых есть коробка, или это наше
    собственное предложение.
cards-examples =
    ragnatafl cards bloodrage
    ragnatafl cards bloodrage Sea Serpent                 одна карта
    ragnatafl cards lords injury                          всё, где речь о ранениях
    ragnatafl cards lords --kind monsters --lang uk       один вид, по-украински
cards-words = название или слова из текста
cards-kind = только этот вид, например monsters

verify = проверить запечатанную игру
verify-about =
    Проверяет игру, сыгранную с --source sealed. В её начале был показан SHA-256
    секрета, в конце — сам секрет, из которого происходят все тасовки и кубики.
    Проверяется, что это тот секрет, чей хеш показали, что каждый выбор
    воспроизводится и что результат такой, как записано. За столами в браузере
    каждый браузер подмешивает своё число (nonce), после того как ему показали хеш:
    с --nonce проверяется и то, что ваше использовано.
verify-examples =
    ragnatafl verify game.json
    ragnatafl verify game.json --hash 66687aadf862bd77...   против хеша, который вы записали сами
    ragnatafl verify game.json --hash 66687aadf862bd77... --nonce 5c0f...
                                                          и есть ли там nonce вашего браузера
verify-file = запись игры с --source sealed
verify-hash = хеш, показанный в начале
verify-nonce = что подмешал ваш собственный браузер

games = перечислить игры
games-about =
    Список игр: для скольких игроков, параметры подготовки с их обычными значениями
    и откуда взяты данные о компонентах, потому что некоторые карты — наши
    собственные предложения там, где ни один источник не показывает напечатанных.
games-examples =
    ragnatafl games
    ragnatafl --lang pt-BR games
    ragnatafl --load my_games.raid games

bots = перечислить ботов и силу каждого
bots-about =
    Список уровней ботов и как часто каждый побеждает нижнего, игра за игрой,
    насколько это измерено («ragnatafl strength»).
bots-examples =
    ragnatafl bots
    ragnatafl --lang uk bots

config = показать настройки сервера и откуда они
config-about =
    Показывает каждую настройку сервера и откуда она взята. Командная строка важнее
    среды, среда — файла, файл — обычных значений. Выведенное само служит
    файлом настроек; тайны в нём скрыты.

    Файл имеет формат TOML: строка на настройку, например  port = 9000  или  host =
    "0.0.0.0". В среде настройка public_url называется RAGNATAFL_PUBLIC_URL; в
    списках ставят запятые. Файл называет RAGNATAFL_CONFIG, так же как --config.
config-examples =
    ragnatafl config                             что действует здесь
    ragnatafl config --config club.toml          что сделал бы этот файл
    RAGNATAFL_PORT=9000 ragnatafl config --set log_level=info

db = копировать, сохранить, проверить, перечислить и убрать столы
db-about =
    Заботится о столах, которые держит сервер: в файле или в базе данных
    PostgreSQL. Всё это можно делать, пока сервер работает. Без --db берётся
    хранилище, которым пользуется «ragnatafl serve».
db-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db check
    ragnatafl db prune --older-than 90d

db-copy = скопировать все столы в другое хранилище, даже другого вида
db-copy-about =
    Копирует все столы из одного хранилища в другое, где их нет: из файла в базу
    данных или обратно. Номера и времена остаются; скопированное перечитывается и
    сравнивается. Столы, которые там уже есть, никогда не перезаписываются.
    Сыгранное тем временем не копируется: перед окончательным переездом остановите
    сервер.
db-copy-examples =
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db copy postgresql://tafl@localhost/tafl tables.db
db-copy-source = файл или postgresql://...
db-copy-to = так же; новый файл или база данных без столов

db-backup = все столы, как они есть сейчас, в новый файл
db-backup-about =
    Записывает все столы, как они есть в эту минуту, в новый файл. Сервер может тем
    временем работать. Этот файл — такое же хранилище: его откроет «ragnatafl serve
    --db ФАЙЛ», а «ragnatafl db copy» вернёт его в базу данных.
db-backup-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db backup --db postgresql://tafl@localhost/tafl tables-monday.db
db-backup-to = новый файл

db-check = сыграть каждый сохранённый стол снова и назвать испорченные
db-check-about =
    Открывает каждый сохранённый стол и играет его снова, выбор за выбором, на всех
    ядрах. Каждый, который не сыграть так, как сохранено, будет назван вместе с
    причиной, и команда закончится кодом 1.
db-check-examples =
    ragnatafl db check
    ragnatafl db check --db tables-monday.db

db-list = все сохранённые столы, по строке
db-list-about =
    Список всех сохранённых столов, новейшие первыми: игра, сколько событий, когда
    открыт и когда там в последний раз что-то случилось.
db-list-examples = ragnatafl db list

db-prune = убрать старые столы навсегда
db-prune-about =
    Убирает столы, где долго ничего не случалось: те, где игра окончена (over),
    покинутые до её конца (idle) или все (all). Говорит, сколько их, и
    переспрашивает. Ничто другое из сохранённого никогда не стирается; сначала
    сделайте резервную копию.
db-prune-examples =
    ragnatafl db prune --older-than 90d                 игры, которые давно закончились
    ragnatafl db prune --older-than 1y --state all      всё такое старое
    ragnatafl db prune --older-than 8w --state idle --yes
db-prune-older-than = от последнего события: 12h, 90d, 8w, 1y
db-prune-state = over (обычно), idle (не окончены), all

worker = думать за ботов серверов с общей базой данных
worker-about =
    Берёт работу ботов из базы данных и думает за все серверы, чьи столы в ней:
    таких процессов может быть сколько угодно, на любом компьютере, который достаёт
    до базы. Если его остановить или убить, начатое продолжит другой. Серверы
    думают и собственными процессами, если они не запущены с --workers 0.
worker-examples =
    ragnatafl worker --db postgresql://tafl@db.example/tafl
    ragnatafl worker --db postgresql:///tafl --workers 3
    ragnatafl serve --db postgresql:///tafl --workers 0    сервер, который оставляет думать другим
worker-workers = процессов, которые думают за ботов (ядер минус 1)

admin = приказы хозяина сервера: закрыть стол, не пускать, объявить
admin-about =
    Приказы того, кто держит сервер. Они записываются в его хранилище, так что
    действуют, пока он работает, с этого компьютера или любого, который достаёт до
    хранилища: серверы узнают о них за секунду. Каждый приказ стоит в журнале со
    временем и автором. Ни один приказ никому не показывает карт идущей игры.

    «ragnatafl admin link» печатает ссылку на страницу в браузере, где можно
    сделать то же самое. Без --db берётся хранилище, которым пользуется «ragnatafl
    serve».
admin-examples =
    ragnatafl admin tables
    ragnatafl admin close kQ3xkQ3xkQ3x --why 'the club closes at ten'
    ragnatafl admin announce 'Tournament at five' --minutes 60
    ragnatafl admin ban 203.0.113.7 --days 7
    ragnatafl admin link

admin-tables = по строке на стол, новейшие первыми
admin-tables-about =
    Список сохранённых столов: имя, игра, сколько выборов, когда в последний раз
    что-то случилось, кто сидит.
admin-tables-examples =
    ragnatafl admin tables
    ragnatafl admin tables --first 40
admin-tables-first = пропустить столько
admin-tables-count = сколько показать (40)

admin-show = один стол снаружи
admin-show-about =
    Показывает, кто сидит за столом, вместе с браузерами, которые можно назвать,
    чтобы не пускать. О том, что лежит на столе, не показывает ничего.
admin-show-examples =
    ragnatafl admin show kQ3xkQ3xkQ3x
    ragnatafl admin show https://tafl.example/t/kQ3xkQ3xkQ3x

admin-close = чтобы за столом больше ничего не делали
admin-close-about =
    Закрывает стол: на него можно смотреть, а во всём другом будет отказано с
    объяснением, пока его не откроют снова. Боты там тоже останавливаются.
admin-close-examples = ragnatafl admin close kQ3xkQ3xkQ3x --why 'until Friday'
admin-close-why = будет сказано всем за столом

admin-open = снова открыть закрытый стол
admin-open-about = Снова открывает закрытый стол; игра пойдёт дальше с того же места.
admin-open-examples = ragnatafl admin open kQ3xkQ3xkQ3x

admin-rename = дать столу название
admin-rename-about = Даёт столу название, которое видят все за ним.
admin-rename-examples = ragnatafl admin rename kQ3xkQ3xkQ3x 'Final of the club'
admin-rename-title = как он назван; пустое: никак

admin-remove = убрать стол навсегда
admin-remove-about = Убирает стол со всем, что за ним сыграно. Сначала сделайте резервную копию.
admin-remove-examples = ragnatafl admin remove kQ3xkQ3xkQ3x

admin-invite = новое приглашение на место
admin-invite-about =
    Делает приглашение на место человека, который потерял свой браузер. Оно
    действует один раз и переносит место: кто там сидел, больше не сидит. Это будет
    в журнале.
admin-invite-examples = ragnatafl admin invite kQ3xkQ3xkQ3x 2
admin-invite-seat = от 1, см. «show»

admin-ban = не пускать кого-то
admin-ban-about = Не пускать адрес, сеть или браузер, который называет «ragnatafl admin show».
admin-ban-examples =
    ragnatafl admin ban 203.0.113.7 --days 7 --why spam
    ragnatafl admin ban 203.0.113.0/24
admin-ban-why = для журнала приказов
admin-ban-days = на сколько (навсегда)

admin-unban = снова пускать
admin-unban-about = Отменяет запрет, названный так, как он был дан.
admin-unban-examples = ragnatafl admin unban 203.0.113.7

admin-announce = сказать что-то всем за столами
admin-announce-about =
    Показывает строку всем за столами, на несколько минут или пока её не сменит
    другая; пустая убирает её.
admin-announce-examples =
    ragnatafl admin announce 'The server moves at midnight' --minutes 90
    ragnatafl admin announce ''
admin-announce-text = одна строка; пустая убирает объявление
admin-announce-minutes = на сколько (навсегда)

admin-audit = журнал приказов
admin-audit-about = Печатает все приказы, которые когда-либо даны: когда, кто и что.
admin-audit-examples =
    ragnatafl admin audit
    ragnatafl admin audit --json
admin-audit-json = объект JSON на строку

admin-link = ссылка на страницу хозяина сервера
admin-link-about =
    Печатает ссылку на страницу с этими приказами. Она действует один раз, в
    течение 15 минут; с тех пор браузер узнают 12 часов.
admin-link-examples = ragnatafl admin link

admin-lock = никого не пускать на ту страницу
admin-lock-about =
    Отныне ни одна ссылка и ни один браузер не откроют страницу; новую ссылку
    сделает «ragnatafl admin link».
admin-lock-examples = ragnatafl admin lock
