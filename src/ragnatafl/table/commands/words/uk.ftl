# Що каже командний рядок: сторінки довідки та що не так із введеним. Лише прості тексти.

title-commands = команди
title-what = що зробити
title-settings = налаштування, див. «ragnatafl config»
title-again = можна й тут
title-examples = приклади
see-help = { $line }; приклади покаже «{ $command } --help»
not-setting = «{ $told }» має бути НАЗВА=ЗНАЧЕННЯ, наприклад adepts=true
not-whole = «{ $told }» має бути цілим числом
not-above-0 = «{ $told }» має бути числом, більшим за 0
not-share = «{ $told }» має бути числом від 0 до 1

# Речення argparse.
argparse-usage = використання:
argparse-positionals = аргументи
argparse-options = параметри
argparse-argument = %(argument_name)s: %(message)s
argparse-required = бракує обов’язкового: %s
argparse-one-required = потрібне щось одне з цього: %s
argparse-unrecognized = невідомі аргументи: %s
argparse-unexpected = тут не може бути параметра %s
argparse-ignored = тут не може бути значення %r
argparse-together = не можна разом із %s
argparse-ambiguous = неоднозначний параметр %(option)s, це може бути: %(matches)s
argparse-value = %(value)r тут не підходить (%(type)s)
argparse-choice = %(value)r тут невідоме (можна: %(choices)s)
argparse-choice-near = %(value)r тут невідоме, може, %(suggestion)r? (можна: %(choices)s)
argparse-command = команда %(parser_name)r невідома (є: %(choices)s)
argparse-expected-one = потрібне одне значення
argparse-expected-at-most = потрібне щонайбільше одне значення
argparse-expected-at-least = потрібне хоча б одне значення
argparse-expected-some = скільки потрібно значень: %s
argparse-expected-several = скільки потрібно значень: %s

# Слова, що стоять замість значень.
metavar-COMMAND = КОМАНДА
metavar-WHAT = ЩО
metavar-LANGUAGE = МОВА
metavar-MODULE = МОДУЛЬ
metavar-GAME = ГРА
metavar-FILE = ФАЙЛ
metavar-RECORD = ЗАПИС
metavar-PACK = НАБІР
metavar-NAME-VALUE = НАЗВА=ЗНАЧЕННЯ
metavar-NAME-A-B = НАЗВА=A,B
metavar-LIST = СПИСОК
metavar-SOURCE = ДЖЕРЕЛО
metavar-WHO = ХТО
metavar-WHOM = КОГО
metavar-BUDGET = СКІЛЬКИ
metavar-BOT = БОТ
metavar-OTHERS = ІНШІ
metavar-SHARE = ЧАСТКА
metavar-ADDRESS = АДРЕСА
metavar-PORT = ПОРТ
metavar-URL = URL
metavar-STORE = СХОВИЩЕ
metavar-LEVEL = РІВЕНЬ
metavar-FORMAT = ФОРМАТ
metavar-FROM = ЗВІДКИ
metavar-TO = КУДИ
metavar-AGE = ВІК
metavar-STATE = СТАН
metavar-TABLE = СТІЛ
metavar-TITLE = НАЗВА
metavar-SEAT = МІСЦЕ
metavar-TEXT = ТЕКСТ
metavar-LESSON = УРОК
metavar-ID = ID
metavar-WORDS = СЛОВА
metavar-WHERE = ДЕ
metavar-FOLDER = ТЕКА

ragnatafl-about =
    Північні настільні ігри за одним столом: грайте з людьми й ботами, дивіться, як
    грають боти, вивчайте правила.

      ragnatafl serve                              стіл у браузері
      ragnatafl play runics                        грати в «Руниці» з ботом тут, у терміналі
      ragnatafl learn bloodrage                    вивчити гру, граючи в неї
      ragnatafl games                              які є ігри та їхні параметри
      ragnatafl rules runics                       читати правила
      ragnatafl cards bloodrage Sea Serpent        прочитати карту
ragnatafl-examples = ragnatafl play --help                        кожна команда має власну сторінку
ragnatafl-lang = en, uk, ru або pt-BR; без цього — мова вашої системи (LC_ALL, LANG)
ragnatafl-load = завантажити модуль Python із власною грою (GAME); можна кілька разів

# Аргументи кількох команд, де команда не має для них власних слів.
any-ask-forced = питати, навіть коли лишився один варіант
any-config = файл налаштувань (TOML)
any-confirm = перепитувати перед тим, чого не взяти назад
any-content = набір компонентів: тека з файлами TOML або один файл JSON, із записами замість наших
any-cores = на скількох ядрах водночас думає ярл (1)
any-db = де зберігаються столи: файл або postgresql://...
any-game = назва гри, наприклад runics
any-help = показати цю довідку й вийти
any-lang = en, uk, ...
any-load = модуль із власною грою
any-log-format = plain або json
any-log-level = debug, info, ...
any-names = як звати гравців
any-no-curtain = кілька людей разом дивляться на один екран: не очищати його між ними
any-on = хто грає: here (процеси цієї машини), ray або ray://HOST:PORT (here)
any-option = параметр підготовки; їх перелічує «ragnatafl games»; можна кілька разів
any-players = хто грає, за місцями: me,karl, або me,me, або me,jarl:0.5s
any-seats = скільки гравців
any-secret = якщо в записі його ще немає
any-seed = будь-яке слово чи число (0)
any-set = будь-яке налаштування; можна кілька разів
any-table = його назва або посилання на нього
any-version = показати версію й вийти
any-whom = адреса, мережа або браузер, як його називає «show»
any-workers = процесів (на всіх ядрах)
any-yes = не перепитувати

serve = стіл у браузері
serve-about =
    Тримає стіл у браузері: для людей за цим комп’ютером, для людей за посиланням і
    для ботів. Облікові записи не потрібні: хто має посилання місця, той на ньому й
    сидить. Кожен вибір спершу зберігається, а тоді підтверджується, тож коли
    програма зупиниться, нічого не пропаде: запустіть її знову й грайте далі.

    Доступний стіл лише з цього комп’ютера. З --lan — з усієї вашої мережі: буде
    показано адреси для інших і QR-код для телефонів. За проксі скажіть через
    --public-url, як до нього дістаються люди: ця адреса буде в запрошеннях, а на
    ім’я, яке не є ні нею, ні власним ім’ям цього комп’ютера, сервер не відповідає
    (--set names=).
serve-examples =
    ragnatafl serve                              запустити й перейти до браузера
    ragnatafl serve --no-open --port 9000        інший порт, без браузера
    ragnatafl serve --lan                        для всього дому: приєднатися може кожен із посиланням
    ragnatafl serve --public-url https://tafl.example --set trusted_proxies=127.0.0.1
                                                 за проксі на цьому комп’ютері
    ragnatafl serve --set tables_a_minute=10     межі однієї адреси: див. «ragnatafl config»
    ragnatafl serve --db club.db                 зберігати столи у власному файлі
    ragnatafl serve --config club.toml --log-format json
                                                 налаштування з файлу, журнал для програм
serve-host = адреса, за якою слухати (127.0.0.1)
serve-port = порт (7777 або наступний вільний; 0: будь-який)
serve-lan = для всього дому: за всіма адресами цього комп’ютера
serve-content = набір компонентів для нових столів: тека з файлами TOML або один файл JSON
serve-public-url = як дістаються сюди через проксі, наприклад https://tafl.example
serve-no-open = не відкривати браузер
serve-workers = процесів, що думають за ботів (ядер мінус 1)

play = грати в терміналі
play-about =
    Гра в терміналі. Видно стіл, запитання і пронумеровані варіанти; відповідайте
    номером, словами варіанта або їхньою частиною, щоб скоротити список. Ще можна
    ввести: назад, підказка, спробувати, чому, правила, карта, стіл, рахунок,
    журнал, змінити, зберегти, довідка, вийти.

    Гравці: me — людина за цим терміналом, або бот: thrall (навмання), bondi (для
    першої гри), karl (бере найкраще на вигляд), jarl (думає наперед; jarl:0.5s —
    пів секунди на хід, jarl:400 — 400 спроб, jarl:0.5s:2 — пів секунди на двох
    ядрах). Двоє за одним терміналом бачать лише власні карти: між ними екран
    очищується. Про силу кожного розкаже «ragnatafl bots».

    Випадок має три джерела. fast: зерно; те саме зерно дає ту саму гру. sealed:
    нікому не відомий секрет; на початку показують його хеш, наприкінці — сам
    секрет, тож кожен може перевірити, що жодної карти не підмінено («ragnatafl
    verify»). asked: ви кидаєте кубики й тягнете карти за справжнім столом і
    кажете, що випало; --keep лишає щось із цього програмі (app), а карти на руках
    — нерозказаними (counted).
play-examples =
    ragnatafl play runics                                 ви проти карла
    ragnatafl play runics --players me,jarl:1s            проти сильнішого бота
    ragnatafl play runics --players me,me --names Olha,Rui
                                                          двоє за одним терміналом
    ragnatafl play runics --seats 3 --option adepts=true --option archmasters=true
    ragnatafl play runics --source sealed                 гра, яку можна перевірити
    ragnatafl play surtr --source asked --keep usual      поруч із вашим полем, Послідовник наш
    ragnatafl play runics --players karl,jarl             дивитися на двох ботів
    ragnatafl play --from saved.json                      грати далі зі збереженого чи з позиції
    ragnatafl --lang uk play runics                       українською
    ragnatafl --load my_games.raid play raid              ваша власна гра
    printf '1\n2\n' | ragnatafl play runics --seed 7      відповіді зі скрипту, по рядку
play-source = звідки береться випадок: fast (звичайно), sealed або asked
play-keep = для asked: хто тримає які кубики та колоди, наприклад die=app,hands=app; або usual
play-from = грати далі з позиції або збереженої гри
play-seed = будь-яке слово чи число: та сама гра ще раз

replay = переглянути запис гри
replay-about =
    Перегляд записаної гри. Enter або n — далі, b — назад, число — до цього вибору,
    s та e — на початок і в кінець, q — вийти. Без термінала всю гру буде
    надруковано один раз.

    Чиїми очима дивитися: місце (astrid, bjorn, ... або ім’я гравця), spectator (що
    було відкрите всім) або all (усе, разом із прихованими картами).
replay-examples =
    ragnatafl replay game.json                            усі карти відкрито
    ragnatafl replay game.json --eyes astrid              як це бачила Астрід
    ragnatafl replay game.json --at 12 | less             лише один момент
replay-file = запис, як його пише команда «зберегти»
replay-at = почати після стількох виборів
replay-eyes = місце, spectator або all (звичайно)
replay-secret = запечатаної гри, яку не закінчено

simulate = хай боти зіграють багато ігор
simulate-about =
    Боти грають багато ігор на всіх ядрах, міняючись місцями від гри до гри;
    показано, хто як часто переміг, із 95 % довірчими інтервалами. Боти, що думають
    у спробах (jarl:200), для того самого зерна дають той самий результат на
    будь-якій кількості ядер; боти, що думають у секундах, — ні. Бот може поділити
    свої спроби між процесами (jarl:200:2), з тим самим результатом для тієї самої
    їх кількості.
simulate-examples =
    ragnatafl simulate runics -n 1000 --bots thrall,karl
    ragnatafl simulate runics -n 200 --bots karl,jarl:0.5s
    ragnatafl simulate bloodrage -n 40 --bots karl,thrall --seats 4 --chart glory.svg
    ragnatafl simulate runics -n 300 --bots karl --seats 3 --option adepts=true --json
    ragnatafl simulate bloodrage -n 10000 --bots thrall --seats 4 --on ray --out games
simulate-n = скільки ігор (100)
simulate-bots = наприклад karl,jarl:0.5s (thrall,karl)
simulate-json = результати для іншої програми
simulate-chart = накреслити, звідки беруться очки (SVG)
simulate-out = зберігати кожну гру в цій теці (Parquet) і продовжити, де зупинилися

report = як грається гра: сторінка цифр для того, хто її створює
report-about =
    Боти грають багато ігор, по черзі з кожною кількістю гравців, і пишеться
    сторінка з усім, чого з них можна навчитися: як і коли ігри закінчуються, чи є
    кращі місця за столом, чого варта кожна карта, бог чи царство та як часто їх
    беруть, очки протягом гри та відігравання, скільки запитань і варіантів, які
    правила трапляються. Частки мають 95 % інтервали; де порівнюється багато чого
    відразу, враховано, що щось може лише здаватися незвичним.

    З --against ті самі ігри граються ще й з іншим набором, і сторінка показує, що
    він змінює, гра за грою. З --games ігри зберігаються й удруге не граються; -n
    0 не грає нічого й розповідає про ті, що є. Потрібно pip install
    'ragnatafl[report]'.
report-examples =
    ragnatafl report lords -n 2000 --bots karl --out report.html
    ragnatafl report bloodrage -n 400 --seats 4 --games games --csv figures
    ragnatafl report lords -n 600 --against my-pack --out change.html
    ragnatafl report bloodrage -n 0 --games games --lang uk
report-n = скільки ігор разом (200)
report-bots = хто грає, наприклад karl або karl,thrall (karl)
report-seats = скільки гравців, по черзі: 2,3,4 (усі, які дозволяє гра)
report-against = набір вмісту: ті самі ігри з ним, і що він змінює
report-games = зберігати кожну гру в цій теці (Parquet) і продовжити, де зупинилися
report-out = сторінка (report.html)
report-csv = усі таблиці як файли CSV у цій теці

export = ігри як набір даних
export-about =
    Записує ігри одним файлом Parquet для polars, pandas та інших: рядок на кожне
    рішення (кого, про що й за яким правилом запитали, усі варіанти, що вибрано й
    що з того вийшло) або на кожну гру. У кожному рядку є весь запис гри, тож її
    можна зіграти знову. Усі стовпці описано в docs/data.md. Потрібно pip install
    'ragnatafl[data]'.
export-examples =
    ragnatafl simulate bloodrage -n 500 --bots karl --seats 4 --out games
    ragnatafl export games --out decisions.parquet
    ragnatafl export game.json other.json --rows games --out games.parquet
export-files = записи ігор, теки з ними або ігри, які зберегли «simulate» чи «report»
export-rows = рядок на кожне рішення (decisions, звично) або гру (games)
export-out = набір даних (decisions.parquet)

soak = перевірити гру, граючи навмання
soak-about =
    Грає навмання в усіх розкладках кожної гри. У жодній грі не можна порушити
    інваріант, її запис мусить привести до того самого кінця, а погляди й події не
    сміють нічого видати. З --bot за місцями грають боти. Ігри, що лічать раунди,
    зупиняються після 300 раундів.

    Хід перевірки зберігається для кожного коміту в .soak: зупиняйте її через
    Ctrl-C і запускайте знову, коли завгодно.
soak-examples =
    ragnatafl soak --games 1000
    ragnatafl soak --game lords --bot karl --games 200 --on ray
    ragnatafl soak --game lords --number 17               одна гра ще раз, після помилки
soak-games = ігор кожного виду (20000)
soak-game = лише ця гра; можна кілька разів
soak-bot = хто грає: thrall, bondi, karl, jarl:50; інакше випадок
soak-set = опція розкладки, однакова за всіма столами; можна кілька разів
soak-rules = за правилами цієї версії (найновішої)
soak-number = перевірити одну гру з цим номером
soak-folder = де зберігається хід перевірки (.soak)

train = навчитися з ігор, чого вартий стіл
train-about =
    Вчить, чого варті складові оцінки гри: боти грають на всіх ядрах, і ваги
    підбираються за тим, хто переміг. П’яту частину ігор відкладено, і всі цифри
    саме про неї: перехресна ентропія поруч із тією, що дають попередні ваги,
    передбачені шанси проти справжніх, чого варта кожна складова.

    Ваги записуються у weights.json; --write ставить їх на місце тих, що йдуть із
    грою. Боти сервера чи команди simulate беруть GAME.json із теки
    RAGNATAFL_WEIGHTS. Те саме зерно дає ті самі ваги. Ігри можна зібрати на
    кількох комп’ютерах (кожен зі своїм зерном) і підібрати ваги за всіма разом. З
    --rounds боти грають далі з тим, чого навчилися; коло зберігається, якщо нові
    ваги виграють двобої проти старих або краще передбачають ігри й не програють.
train-examples =
    ragnatafl train runics -n 2000
    ragnatafl train bloodrage -n 4000 --seats 2,3,4 --rounds 4 --duels 400
    ragnatafl train lords -n 5000 --seed here --gather here.npz
    ragnatafl train lords --fit here.npz there.npz -o weights/lords.json
    python -m ragnatafl.lab.training runics -n 2000       досить numpy, msgspec і rich
train-n = ігор за коло (1000)
train-seats = скільки гравців, по черзі: 2,3,4
train-option = параметр підготовки; можна кілька разів
train-vary = параметр підготовки, що міняється від гри до гри; можна кілька разів
train-bots = хто грає (karl)
train-explore = як часто відповідь обирає жереб, щоб траплялися й дивні столи (0.05)
train-positions = щонайбільше з кожної гри (24)
train-dealt = рахувати складові так, як міг би уявляти стіл той, кого питають
train-gather = лише зібрати ігри, у файл
train-fit = не грати, підібрати за зібраними іграми
train-targets = частка цілі столу від результатів, решта — від оцінки наступного столу (1)
train-rounds = скільки кіл (1)
train-duels = ігор нових ваг проти старих, для кожної кількості гравців (200, з одним колом 0)
train-o = куди записати ваги (weights.json)
train-network = потім мережа поверх них, для konung
train-write = на місце ваг, що йдуть із грою
train-chart = накреслити передбачені шанси (SVG)
train-report = усі цифри сторінкою (HTML)

strength = виміряти, які сильні боти
strength-about =
    По одному боту кожного рівня грає проти решти ботів рівня нижче, у кожній грі й
    за кожної кількості гравців; зберігається, хто як часто переміг, із 95 %
    інтервалами (Вілсон), справедлива частка, секунди та спроби на рішення. Кожен
    сидить на кожному місці однаково часто, і кожна гра має власне зерно.

    Без --pace рівні думають як за столами; ці цифри показано у формі нового столу
    та в «ragnatafl bots». Коли спливуть --minutes, зігране буде показано і
    збережено; --add дограє іншим разом. --calibration порівнює передбачені шанси з
    тим, що вийшло, в іграх, з яких нічого не вчили; для цього потрібен numpy.
strength-examples =
    ragnatafl strength runics --games 200
    ragnatafl strength --pace 0.3s --minutes 9 --write --docs docs/measured.md
    ragnatafl strength lords --seats 2 --match konung:0.05s jarl:0.5s --games 60
    ragnatafl strength --games 0 --calibration 2000 --speed --write
    python -m ragnatafl.lab.strength --games 40            досить msgspec і rich
strength-game = у які (в усі)
strength-seats = скільки гравців (усі можливі кількості)
strength-option = параметр підготовки; можна кілька разів
strength-match = ці пари, а не кожен рівень проти нижчого; можна кілька разів
strength-pace = скільки думають рівні, що шукають: 0.3s або 400 (як за столами)
strength-games = у кожній парі (100; 0: жодної)
strength-minutes = скінчити через стільки хвилин і показати, що є
strength-cores = процесів (на всіх ядрах)
strength-seed = будь-яке слово чи число
strength-add = ще ігор для пар, які вже є у файлі
strength-calibration = також передбачені шанси проти результатів, у стількох іграх (0)
strength-speed = також як швидко думає ярл
strength-join = також виміряне деінде
strength-o = що там є, лишається, доки не виміряно знову (strength.json)
strength-write = у файл, що йде з програмою
strength-docs = вставити таблиці у сторінку: docs/measured.md

analyse = розібрати зіграну гру
analyse-about =
    Розбір записаної гри, яку закінчено: шанси кожного на перемогу, вибір за
    вибором; три переломні моменти; що дав і забрав випадок, виміряне новими
    жеребами; і вибори, які віддали найбільше, — кожен із тим, що було б краще;
    знайдене пошуком із того, що бачив той гравець.
analyse-examples =
    ragnatafl analyse game.json
    ragnatafl analyse game.json --think 1s --html game.html
    ragnatafl analyse game.json --think 200 --json          щоразу ті самі цифри
analyse-file = запис гри, яку закінчено
analyse-think = на кожен вибір: 0.5s або 400 (0.2s)
analyse-html = записати сторінку з графіком
analyse-json = усе для іншої програми

perft = порахувати послідовності виборів
perft-about =
    Рахує послідовності виборів від початку гри або від позиції. Хибне правило
    змінює числа; --divide показує число за кожним першим варіантом, щоб знайти, де
    саме.
perft-examples =
    ragnatafl perft runics --depth 3 --seed 1
    ragnatafl perft runics --depth 2 --divide --option turns=half
    ragnatafl perft --from position.json --depth 2
perft-depth = на скільки виборів углиб (2)
perft-source = asked: пройти всі випадки
perft-divide = число за кожним першим варіантом
perft-from = позиція або запис

position = записати, перевірити або зіграти позицію
position-about =
    Позиція — це весь стіл у читабельному файлі JSON. Запишіть її із запису гри,
    перевірте введену зі справжнього столу, грайте з неї далі. У ній є й приховані
    карти: бережіть її від суперників.
position-examples =
    ragnatafl position write game.json --at 12 -o middle.json
    ragnatafl position check middle.json                  називає кожну помилку окремим рядком
    ragnatafl position play middle.json --players me,jarl

position-write = стіл із запису, після стількох виборів
position-write-about =
    Записує стіл із запису гри як позицію: після всіх виборів або після перших N.
    На екран або у файл, якщо є -o.
position-write-examples =
    ragnatafl position write game.json
    ragnatafl position write game.json --at 12 -o middle.json
position-write-file = запис гри
position-write-at = після стількох виборів (усіх)
position-write-o = куди (на екран)
position-write-secret = запечатаної гри, яку не закінчено

position-check = назвати всі помилки позиції
position-check-about =
    Читає позицію і називає кожну помилку окремим рядком; або каже, кого й про що в
    ній питають. Карти, яких ви не назвали, замішуються в колоду.
position-check-examples =
    ragnatafl position check middle.json
    ragnatafl position check middle.json --content my-pack
position-check-file = позиція

position-play = грати далі з позиції
position-play-about = Гра далі з позиції, як «ragnatafl play --from»; на тій сторінці сказано більше.
position-play-examples =
    ragnatafl position play middle.json
    ragnatafl position play middle.json --players karl,me --seed 7
position-play-start = позиція
position-play-seed = будь-яке слово чи число: та сама гра ще раз

learn = вивчити гру, граючи в неї
learn-about =
    Уроки, у які грають: тренер розповідає, просить зробити хід і каже, за яким
    правилом щось не так. Enter — далі; введіть «показати», щоб побачити зроблене,
    «якщо», щоб спробувати інше, а також: попередній, спочатку, вийти. Залишений
    урок наступного разу піде з того самого місця. Урок game — ціла перша гра проти
    початківця, із зауваженнями. Без назви гри буде перелік усіх уроків.
learn-examples =
    ragnatafl learn                                       які є уроки
    ragnatafl learn bloodrage                             перший
    ragnatafl --lang uk learn lords game                  ціла гра з тренером
    ragnatafl learn runics first --again                  з його початку
learn-lesson = як у переліку (перший)
learn-again = з початку

rules = читати правила гри
rules-about =
    Показує правила гри вашою мовою: усю книгу, одне правило з усім, що під ним,
    або те, де йдеться про якісь слова, термін чи карту. Кожне правило має номер;
    його називають гра, журнал і відмови.
rules-examples =
    ragnatafl rules runics
    ragnatafl rules runics RUN-5                          розділ про викладання карт
    ragnatafl rules runics RUN-5.4                        одне правило
    ragnatafl --lang uk rules runics --find майстра       за словом у будь-якій формі
    ragnatafl rules --counts                              скільки всього є, за мовами
rules-rule = правило, наприклад RUN-5.4
rules-find = де йдеться про ці слова або про цю карту
rules-counts = скільки всього є, за мовами

cards = читати карти, планшети й жетони гри
cards-about =
    Показує, що є в коробці гри: усе, те, що має якісь слова в назві чи тексті, або
    щось одне з усім його текстом. Про кожне сказано, звідки воно: з книги правил,
    від людей, які мають коробку, чи це наша власна пропозиція.
cards-examples =
    ragnatafl cards bloodrage
    ragnatafl cards bloodrage Sea Serpent                 одна карта
    ragnatafl cards lords injury                          усе, де йдеться про поранення
    ragnatafl cards lords --kind monsters --lang uk       один вид, українською
cards-words = назва або слова з тексту
cards-kind = лише цей вид, наприклад monsters

verify = перевірити запечатану гру
verify-about =
    Перевіряє гру, зіграну з --source sealed. На її початку було показано SHA-256
    секрету, наприкінці — сам секрет, із якого походять усі тасування та кубики.
    Перевіряється, що це той секрет, чий хеш показали, що кожен вибір відтворюється
    і що результат такий, як записано. За столами в браузері кожен браузер домішує
    власне число (nonce), після того як йому показали хеш: з --nonce перевіряється
    й те, що ваше використано.
verify-examples =
    ragnatafl verify game.json
    ragnatafl verify game.json --hash 66687aadf862bd77...   проти хешу, який ви записали самі
    ragnatafl verify game.json --hash 66687aadf862bd77... --nonce 5c0f...
                                                          і чи є там nonce вашого браузера
verify-file = запис гри з --source sealed
verify-hash = хеш, показаний на початку
verify-nonce = що домішав ваш власний браузер

games = перелічити ігри
games-about =
    Перелік ігор: для скількох гравців, параметри підготовки з їхніми звичайними
    значеннями і звідки взято дані про компоненти, бо деякі карти — наші власні
    пропозиції там, де жодне джерело не показує надрукованих.
games-examples =
    ragnatafl games
    ragnatafl --lang pt-BR games
    ragnatafl --load my_games.raid games

bots = перелічити ботів і силу кожного
bots-about =
    Перелік рівнів ботів і як часто кожен перемагає нижчого, гра за грою, наскільки
    це виміряно («ragnatafl strength»).
bots-examples =
    ragnatafl bots
    ragnatafl --lang uk bots

config = показати налаштування сервера і звідки вони
config-about =
    Показує кожне налаштування сервера і звідки воно взяте. Командний рядок
    важливіший за середовище, середовище — за файл, файл — за звичайні значення.
    Виведене саме є файлом налаштувань; таємниці в ньому приховано.

    Файл має формат TOML: рядок на налаштування, наприклад  port = 9000  або  host
    = "0.0.0.0". У середовищі налаштування public_url зветься RAGNATAFL_PUBLIC_URL;
    у переліках ставлять коми. Файл називає RAGNATAFL_CONFIG, так само як --config.
config-examples =
    ragnatafl config                             що діє тут
    ragnatafl config --config club.toml          що зробив би цей файл
    RAGNATAFL_PORT=9000 ragnatafl config --set log_level=info

db = копіювати, зберегти, перевірити, перелічити й прибрати столи
db-about =
    Дбає про столи, які тримає сервер: у файлі або в базі даних PostgreSQL. Усе це
    можна робити, поки сервер працює. Без --db береться сховище, яким користується
    «ragnatafl serve».
db-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db check
    ragnatafl db prune --older-than 90d

db-copy = скопіювати всі столи в інше сховище, навіть іншого виду
db-copy-about =
    Копіює всі столи з одного сховища в інше, де їх немає: з файлу в базу даних або
    назад. Номери й часи лишаються; скопійоване перечитується і порівнюється.
    Столи, що там уже є, ніколи не перезаписуються. Зігране тим часом не
    копіюється: перед остаточним переїздом зупиніть сервер.
db-copy-examples =
    ragnatafl db copy tables.db postgresql://tafl@localhost/tafl
    ragnatafl db copy postgresql://tafl@localhost/tafl tables.db
db-copy-source = файл або postgresql://...
db-copy-to = так само; новий файл або база даних без столів

db-backup = усі столи, як вони є зараз, у новий файл
db-backup-about =
    Записує всі столи, як вони є цієї миті, у новий файл. Сервер може тим часом
    працювати. Цей файл — таке саме сховище: його відкриє «ragnatafl serve --db
    ФАЙЛ», а «ragnatafl db copy» поверне його в базу даних.
db-backup-examples =
    ragnatafl db backup tables-monday.db
    ragnatafl db backup --db postgresql://tafl@localhost/tafl tables-monday.db
db-backup-to = новий файл

db-check = зіграти кожен збережений стіл знову й назвати зіпсовані
db-check-about =
    Відкриває кожен збережений стіл і грає його знову, вибір за вибором, на всіх
    ядрах. Кожен, якого не зіграти так, як збережено, буде названо разом із
    причиною, і команда скінчиться кодом 1.
db-check-examples =
    ragnatafl db check
    ragnatafl db check --db tables-monday.db

db-list = усі збережені столи, по рядку
db-list-about =
    Перелік усіх збережених столів, найновіші перші: гра, скільки подій, коли
    відкрито і коли там востаннє щось сталося.
db-list-examples = ragnatafl db list

db-prune = прибрати старі столи назавжди
db-prune-about =
    Прибирає столи, де довго нічого не ставалося: ті, де гру закінчено (over),
    покинуті до її кінця (idle) або всі (all). Каже, скільки їх, і перепитує.
    Нічого іншого зі збереженого ніколи не стирається; спершу зробіть резервну
    копію.
db-prune-examples =
    ragnatafl db prune --older-than 90d                 ігри, що давно скінчилися
    ragnatafl db prune --older-than 1y --state all      усе таке старе
    ragnatafl db prune --older-than 8w --state idle --yes
db-prune-older-than = від останньої події: 12h, 90d, 8w, 1y
db-prune-state = over (звичайно), idle (не закінчені), all

worker = думати за ботів серверів зі спільною базою даних
worker-about =
    Бере роботу ботів із бази даних і думає за всі сервери, чиї столи в ній: таких
    процесів може бути скільки завгодно, на будь-якому комп’ютері, що дістається до
    бази. Якщо його зупинити чи вбити, розпочате продовжить інший. Сервери думають
    і власними процесами, якщо їх не запущено з --workers 0.
worker-examples =
    ragnatafl worker --db postgresql://tafl@db.example/tafl
    ragnatafl worker --db postgresql:///tafl --workers 3
    ragnatafl serve --db postgresql:///tafl --workers 0    сервер, що лишає думати іншим
worker-workers = процесів, що думають за ботів (ядер мінус 1)

admin = накази господаря сервера: закрити стіл, не пускати, оголосити
admin-about =
    Накази того, хто тримає сервер. Вони записуються в його сховище, тож діють,
    поки він працює, з цього комп’ютера чи будь-якого, що дістається до сховища:
    сервери дізнаються про них за секунду. Кожен наказ стоїть у журналі з часом і
    автором. Жоден наказ нікому не показує карт гри, що триває.

    «ragnatafl admin link» друкує посилання на сторінку в браузері, де можна
    зробити те саме. Без --db береться сховище, яким користується «ragnatafl
    serve».
admin-examples =
    ragnatafl admin tables
    ragnatafl admin close kQ3xkQ3xkQ3x --why 'the club closes at ten'
    ragnatafl admin announce 'Tournament at five' --minutes 60
    ragnatafl admin ban 203.0.113.7 --days 7
    ragnatafl admin link

admin-tables = по рядку на стіл, найновіші перші
admin-tables-about =
    Перелік збережених столів: назва, гра, скільки виборів, коли востаннє щось
    сталося, хто сидить.
admin-tables-examples =
    ragnatafl admin tables
    ragnatafl admin tables --first 40
admin-tables-first = пропустити стільки
admin-tables-count = скільки показати (40)

admin-show = один стіл іззовні
admin-show-about =
    Показує, хто сидить за столом, разом із браузерами, які можна назвати, щоб не
    пускати. Про те, що лежить на столі, не показує нічого.
admin-show-examples =
    ragnatafl admin show kQ3xkQ3xkQ3x
    ragnatafl admin show https://tafl.example/t/kQ3xkQ3xkQ3x

admin-close = щоб за столом більше нічого не робили
admin-close-about =
    Закриває стіл: на нього можна дивитися, а в усьому іншому буде відмовлено з
    поясненням, доки його не відкриють знову. Боти там теж зупиняються.
admin-close-examples = ragnatafl admin close kQ3xkQ3xkQ3x --why 'until Friday'
admin-close-why = буде сказано всім за столом

admin-open = знову відкрити закритий стіл
admin-open-about = Знову відкриває закритий стіл; гра піде далі з того самого місця.
admin-open-examples = ragnatafl admin open kQ3xkQ3xkQ3x

admin-rename = дати столу назву
admin-rename-about = Дає столу назву, яку бачать усі за ним.
admin-rename-examples = ragnatafl admin rename kQ3xkQ3xkQ3x 'Final of the club'
admin-rename-title = як його названо; порожня: ніяк

admin-remove = прибрати стіл назавжди
admin-remove-about = Прибирає стіл з усім, що за ним зіграно. Спершу зробіть резервну копію.
admin-remove-examples = ragnatafl admin remove kQ3xkQ3xkQ3x

admin-invite = нове запрошення на місце
admin-invite-about =
    Робить запрошення на місце людини, яка втратила свій браузер. Воно діє один раз
    і переносить місце: хто там сидів, більше не сидить. Це буде в журналі.
admin-invite-examples = ragnatafl admin invite kQ3xkQ3xkQ3x 2
admin-invite-seat = від 1, див. «show»

admin-ban = не пускати когось
admin-ban-about = Не пускати адресу, мережу або браузер, який називає «ragnatafl admin show».
admin-ban-examples =
    ragnatafl admin ban 203.0.113.7 --days 7 --why spam
    ragnatafl admin ban 203.0.113.0/24
admin-ban-why = для журналу наказів
admin-ban-days = на скільки (назавжди)

admin-unban = знову пускати
admin-unban-about = Скасовує заборону, названу так, як її було дано.
admin-unban-examples = ragnatafl admin unban 203.0.113.7

admin-announce = сказати щось усім за столами
admin-announce-about =
    Показує рядок усім за столами, на кілька хвилин або доки його не замінить
    інший; порожній прибирає його.
admin-announce-examples =
    ragnatafl admin announce 'The server moves at midnight' --minutes 90
    ragnatafl admin announce ''
admin-announce-text = один рядок; порожній прибирає оголошення
admin-announce-minutes = на скільки (назавжди)

admin-audit = журнал наказів
admin-audit-about = Друкує всі накази, які будь-коли дано: коли, хто і що.
admin-audit-examples =
    ragnatafl admin audit
    ragnatafl admin audit --json
admin-audit-json = об’єкт JSON на рядок

admin-link = посилання на сторінку господаря сервера
admin-link-about =
    Друкує посилання на сторінку з цими наказами. Воно діє один раз, упродовж 15
    хвилин; відтоді браузер упізнають 12 годин.
admin-link-examples = ragnatafl admin link

admin-lock = нікого не пускати на ту сторінку
admin-lock-about =
    Відтепер жодне посилання і жоден браузер не відкриє сторінки; нове посилання
    зробить «ragnatafl admin link».
admin-lock-examples = ragnatafl admin lock
