# Ragnatafl, то, что говорят все игры. $x — код или число, $x_name — название.
name-chance = случай
name-spectator = зритель

prompt-chance = Назовите, что выпало: { $lot_name }

option-outcome = { $lot_name }: { $face_name }

event-game-ends = Игра окончена. Победа: { $winners_name }
event-automa-chooses = { $seat_name } выбирает по правилу: { $option }
event-field-told = { $seat_name } рассказывает о поле: { $at }, { $field }: { $after_name } (было { $before_name })
event-board-told =
    { $then ->
        [over] { $seat_name }: ход сыгран на поле
        [call] { $seat_name } просит: { $call }
       *[on] { $seat_name }: рассказ о поле
    }
event-by = { $line } ({ $by_name })

refuse-not-offered = { $seat_name } не может выбрать здесь «{ $tried }»
refuse-unknown-words = «{ $tried }» здесь ничего не значит: { $fault }
refuse-offered =
    { $left ->
        [0] можно: { $options }
       *[other] можно: { $options } и ещё { $left }
    }
refuse-not-your-turn = { $seat_name } сейчас не отвечает, очередь другого игрока: { $asked_name }
refuse-game-is-over = игра окончена
refuse-not-beside-board = этот стол не стоит рядом с настоящим полем: здесь о нём не рассказывают
refuse-nothing-to-undo = нечего брать назад
refuse-undo-not-yours = последний выбор принадлежит другому игроку: { $seat_name }
refuse-undo-chance = этого не взять назад: вмешался случай
refuse-undo-shown = этого не взять назад: скрытое уже показано
refuse-undo-answered = этого не взять назад: с тех пор очередь перешла к другому игроку
refuse-undo-sealed = этого не взять назад: вместо этого измените запечатанный ответ

# Что не так с рассказанным о настоящем поле.
name-yes = да
name-no = нет
name-none = ничего
fault-nothing-told = ничего не рассказано
fault-too-much-told = за раз рассказано { $count }; самое большее { $most }
fault-told-twice = это рассказано дважды
fault-told-otherwise = это не согласуется с остальным рассказанным
fault-no-field = здесь такого не рассказывают
fault-told-number = должно быть число от { $low } до { $high }
fault-told-flag = должно быть «да» или «нет»
fault-told-choice = должно быть что-то из показанного или ничего
fault-told-values = должны быть числа от { $low } до { $high }
fault-told-some = должно быть что-то из показанного
fault-told-most = самое большее { $most }
fault-no-turn-to-end = сейчас ни один ваш ход не может закончиться
fault-not-at-rest = сперва должно закончиться то, что идёт
fault-not-laid = это ещё раскладывает подготовка: расскажите, когда она закончится
fault-no-such-call = сейчас этого не попросить
fault-no-such-option = должно быть что-то из показанного
fault-told-meanwhile = тем временем кто-то рассказал: { $now_name }
fault-not-held = { $card_name }: в этой руке такой карты быть не может
fault-seats = в это не играют, если игроков { $count }; можно так: { $allowed }
fault-seats-by-rule = в это не играют, если игроков { $count }; можно так: { $allowed } ({ $rule })
fault-unknown-game = Игры «{ $asked }» нет; ближайшие: { $near }.
fault-unknown-rule = Правила { $asked } нет; ближайшие: { $near }.
fault-position-file = Из этого файла играть нельзя: { $line }

# Что не так с введённым или отправленным.
fault-near = может быть, «{ $near }»?
fault-known = есть: { $known }
fault-known-more = есть: { $known } и ещё { $more }
fault-known-none = здесь ничего такого нет
fault-within = { $what }: { $line }
fault-perhaps-more = и, возможно, ещё
fault-unknown-here = «{ $told }» здесь неизвестно; { $right }
fault-unknown-at = { $what }: «{ $told }» неизвестно; { $right }
fault-no-number = должно быть целое число, а не «{ $told }»
fault-between = { $told } не лежит между { $low } и { $high }
fault-no-text = должен быть текст, а не «{ $told }»
fault-no-flag = должно быть true или false, а не «{ $told }»
fault-no-list = должен быть список
fault-no-object = { $what }: должен быть объект
fault-twice = «{ $told }» называет что-то дважды
fault-unknown-language = неизвестный язык «{ $told }»; { $right }
fault-unknown-source = неизвестный источник случая «{ $told }»; { $right }
fault-unknown-option = неизвестный параметр «{ $option }»; { $right }
fault-option-value = параметр { $option } не может быть «{ $told }»; { $right }
fault-option-kind = параметр { $option } не может быть «{ $told }»
fault-option-later = параметр «{ $option }» появился в версии правил { $version }; для более старых его не указывают
fault-rules-version = версия правил { $told } неизвестна; у этой программы: { $known }
fault-content-version = версия компонентов { $told } неизвестна; у этой программы: { $known }
fault-game-module = не удалось загрузить модуль игры «{ $module }»: { $told }
fault-module-no-game = в модуле «{ $module }» нет GAME
fault-unknown-keep = кто что держит: «{ $told }» неизвестно; { $right }
fault-keep-value = { $keep }: это не может держать «{ $told }»; { $right }
fault-cannot-begin = { $seat_name } не может начинать: мест { $count }
fault-no-secret = секрет запечатанной игры — это 64 шестнадцатеричные цифры строчными буквами
fault-no-rule = нет правила «{ $told }»; { $right }
fault-no-record = это не запись игры
fault-record-cut-off = это не запись игры: файл оборван
fault-record-format = формат записи «{ $told }» неизвестен; эта программа читает { $known }
fault-record-spoilt = запись игры испорчена: { $told }
fault-record-of-other = это запись игры «{ $told }», а не { $wanted }
fault-record-names = в записи игры мест { $seats }, а имён { $names }
fault-record-no-seed = в записи игры нет зерна; запечатанную игру можно воспроизвести, когда она окончена
fault-record-secret = секрет в записи игры — не тот, чей хеш был объявлен
fault-record-seat = запись игры, выбор { $number }: «{ $told }» должно начинаться с места; { $right }
fault-record-choice = запись игры, выбор { $number }: «{ $told }» там невозможно ({ $rule })
fault-record-answered = запись игры, выбор { $number }: { $seat_name } — ответ уже есть
fault-record-not-over = в записи есть результат, но её выборы не заканчивают игры
fault-record-result = если сыграть эту запись, результат другой, чем в ней стоит
fault-record-long = в записи игры выборов { $count }, не больше { $most }
fault-without-pack = это сделано без набора: не указывайте «{ $pack }»
fault-other-content = это сделано с другими компонентами, чем здесь (версия { $version }): укажите набор, с которым играли
fault-no-position = это не позиция
fault-position-format = формат позиции «{ $told }» неизвестен; здесь { $known }
fault-position-of-other = это позиция игры «{ $told }», а не { $wanted }
fault-position-set-up = позиция: seats должно быть целым числом, version тоже, options — объектом
fault-position-misfits = table: записи не согласуются между собой
fault-agenda-misfits = agenda: { $step } не подходит к этому столу
fault-agenda-no-choice = agenda: { $step } не оставляет выбора: { $seat_name }
fault-agenda-list = agenda должна быть списком шагов, следующий первым
fault-no-step = agenda: { $told } — это не шаг: нужно имя в «step»
fault-step-fields = agenda: { $step } должен содержать именно это: { $needed }
fault-nobody-sits = agenda: { $step }: такого места за столом нет: { $seat_name }
fault-no-winners = result: победители должны быть среди этих: { $known }
fault-zone-list = zones: { $zone } должно быть списком карт, не больше { $most }, или их числом
fault-zone-not-left = zones: { $zone }: столько карт не осталось: { $count }
fault-card-too-often = zones: карта { $card_name } стоит там слишком часто или не в игре
fault-cards-nowhere = zones: этих карт нет нигде: { $cards }
fault-memory-impossible = memory: { $seat_name }: возможной должна считаться каждая карта, что лежит в { $zone }
fault-sealed-secret = chance: запечатанной позиции нужна её тайна
fault-chance-numbers = chance: «a» должно быть числом в виде текста, «b» числом, в пределах
fault-not-sealed = sealed: { $seat_name }: «{ $told }» там не предлагается
fault-not-underway = underway: это не ответ, который ждёт названного исхода
fault-no-file = { $file }: такого файла нет
fault-file-barred = { $file }: к этому файлу нет доступа
fault-file-is-folder = { $file }: это папка; назовите файл в ней
fault-file = { $file }: ошибка файла: { $told }
fault-no-folder = { $file }: папки { $folder } нет; сначала создайте её
fault-cannot-make = { $file }: не удалось создать: { $told }
fault-cannot-write = не записать { $file }: такой папки нет или писать туда нельзя
fault-read-only = { $file }: сюда не записать: файл только для чтения или другого пользователя
fault-folder-read-only = { $file }: в папку { $folder } нельзя писать, а хранилище держит там журнал
fault-no-json = { $file }: это не JSON
fault-file-cut-off = { $file }: это не JSON: файл оборван
fault-no-toml = { $file }: это не TOML: { $told }
fault-no-utf8 = { $file }: это не текст UTF-8
fault-no-document = { $file }: это не позиция и не запись игры
fault-record-not-position = { $file }: это запись игры, а не позиция; позицию из неё сделает «ragnatafl position write»
fault-file-of-game = { $file }: это игра «{ $told }», а не { $wanted }
fault-pack-of-other = это набор для { $told }, а не для { $wanted }
fault-pack-no-folder = набор { $file }: такой папки нет
fault-pack-file = { $file }: не прочитать: { $told }
fault-pack-empty = в наборе { $pack } нет ни одного файла компонентов; бывают: { $known }
fault-no-content-file = { $file }: такого файла компонентов не бывает; { $right }
fault-no-entries = { $file }: нет записей; бывают: { $known }
fault-no-such-entries = { $file }: «{ $told }» не заменить; { $right }
fault-entries-begin = { $file }: «{ $told }» не заменить: записи начинаются с [[{ $told }]]
fault-entry-no-id = { $file }: [[{ $entries }]] { $number }: должен быть id, текст
fault-entry-versions = { $file }: { $id }: у набора нет версий: не указывайте since и until
fault-entry-not-new = { $file }: { $id }: это у нас уже есть; чтобы заменить, не указывайте «new»
fault-entry-id = { $file }: { $id }: в id не больше 40 букв и цифр, между ними одиночные дефисы
fault-entry-our-word = { $file }: { $id }: это наше слово, дайте другой id
fault-entry-too-like = { $file }: { $id }: слишком похоже на наше «{ $known }», дайте другой id
fault-unknown-bot = неизвестный бот «{ $told }»; { $right }
fault-bot-workers = бот «{ $told }»: нет числа процессов, как в «{ $right }»
fault-bot-budget = бот «{ $told }»: нужны попытки или секунды на решение, как в «{ $level }:400» или «{ $level }:0.5s»
fault-budget-iterations = нужна хотя бы 1 попытка
fault-budget-seconds = секунд должно быть больше 0
fault-budget-workers = процессов должно быть от 1 до { $most }, а не { $told }
fault-unknown-player = неизвестный игрок «{ $told }»; { $right }
fault-players = --players: мест { $seats }, а игроков названо { $named }; для каждого места назовите me или кого-то из этих: { $levels }
fault-bot-counted = --players: { $bot } не может играть картами, которые только считают
fault-eyes = --eyes: неизвестное место «{ $told }»; { $right }
fault-unknown-kind = неизвестный вид «{ $told }»; есть: { $known }
fault-no-lesson = нет урока «{ $told }»; { $right }
fault-no-scene = нет сцены «{ $told }»; { $right }
fault-which-game = какая игра? назовите её, например «ragnatafl { $command } runics», или дайте --from ФАЙЛ
fault-too-many-names = --names: имён { $names }, а за столом людей { $people }
fault-beside-from = { $option } не может стоять рядом с --from: это уже сказано в файле
fault-own-seed = --seed: у сохранённой игры своё зерно
fault-keep-asked = --keep — для настоящего поля: нужно --source asked
fault-keep-pair = --keep: «{ $told }» должно быть ИМЯ=КТО, например die=app,hands=app
fault-no-name = --names: «{ $told }» — это не имя: от 1 до { $most } букв, между именами запятые
fault-same-names = --names: двух людей с одним именем не различить
fault-no-point = --at { $told }: в записи игры есть моменты от 0 до { $most }
fault-depth = --depth { $told }: должно быть от 1 до { $most }
fault-no-state = --state должно быть одним из этих: { $known }, а не «{ $told }»
fault-no-age = «{ $told }» — это не возраст: пишите 12h, 90d, 8w или 1y
fault-say-yes = некому согласиться: чтобы убрать, добавьте --yes
fault-gather-or-fit = --gather играет игры, а --fit не играет: что-то одно за раз
fault-no-such-hands = --on должно быть here, ray или ray://HOST:PORT, а не «{ $told }»
fault-no-workers = нужен хотя бы 1 процесс, а не { $told }
fault-worker-lost = процесс погиб на одних и тех же играх столько раз: { $count }
fault-worker-lost-kept = процесс погиб на одних и тех же играх столько раз: { $count }; сыгранное сохранено
fault-worker-lost-unkept = процесс погиб на одних и тех же играх столько раз: { $count }; с { $option } сыгранное было бы сохранено
fault-needs-extra = для { $what } нужно больше: pip install 'ragnatafl[{ $extra }]'
fault-no-cluster = по адресу { $address } нет кластера Ray: { $told }
fault-other-program = на { $host } другая версия Ragnatafl: она сыграла бы другие игры
fault-no-program = на машине кластера { $address } нет Ragnatafl: установите его на каждой
fault-games-count = игр должно быть от 1 до { $most }
fault-too-many-bots = ботов { $count }, а мест только { $seats }
fault-no-parquet = { $file }: это не файл Parquet, или он оборван
fault-parquet-of-other = { $file }: это не игры Ragnatafl
fault-parquet-format = { $file }: формат данных { $told } неизвестен, эта программа знает { $known }
fault-other-plan = в { $file } игры по другому плану ({ $told }): назовите другую папку
fault-foreign-games = { $file }: эти игры по другому плану ({ $told }), чем их папка
fault-no-collection = { $file }: здесь нет игр Ragnatafl
fault-no-plan = { $file }: это не план игр
fault-no-games = нет игр, о которых рассказать
fault-no-store = { $file }: такого хранилища нет
fault-store-not-empty = { $file }: там уже есть столы, поверх них ничего не копируют
fault-store-foreign = { $file }: это файл другой программы, а не хранилище столов
fault-store-newer = { $file }: записано более новой программой (версия { $told }, а не { $known })
fault-store-open = { $file }: его уже открыл другой сервер
fault-store-locked = { $file }: его заперла другая программа
fault-no-database = { $file }: база данных не отвечает: { $told }
fault-database-address = адрес базы данных не прочитать: пишите postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, а знаки вроде / @ % в пароле — как %2F %40 %25
fault-pack-of-none = набор { $pack } не подходит ни к одной из наших игр: { $known }
fault-public-url = public url: «{ $told }» должно быть как https://tafl.example, без пути
fault-no-default-store = { $file }: хранилище здесь не создать ({ $told }); назовите файл через --db
fault-backup-is-file = резервная копия — это файл; в базу данных копирует «ragnatafl db copy»
fault-backup-there = { $file }: такой файл уже есть; резервная копия — это новый файл
fault-needs-postgres = для хранилища в PostgreSQL нужны ещё библиотеки: pip install 'ragnatafl[postgres]'
fault-worker-database = worker берёт работу из базы данных: назовите её через --db postgresql://...
fault-one-worker = --workers здесь должно быть не меньше 1
fault-no-port = порт { $told } не лежит между 0 и 65535
fault-cannot-listen = на адресе { $host }, порт { $port }, слушать не удалось: { $told }
fault-setting-value = { $what }: { $setting } должно быть { $right }, а не { $told }
fault-settings-shown = все покажет «ragnatafl config»
fault-one-of = одним из { $known }
fault-from-to = числом от { $low } до { $high }
fault-networks = адресами или сетями, как 192.168.1.7 или 10.0.0.0/8
fault-web-address = адресом, как https://tafl.example
fault-token-letters = из 16 или более букв или пустым
fault-true-or-false = true или false
fault-a-whole-number = целым числом
fault-a-number = числом
fault-a-text = { "\"текстом\"" }
fault-a-list = { "[\"списком\", \"текстов\"]" }
fault-no-table = нет стола «{ $told }»
fault-no-persons-seat = место { $told } — не человека; места людей: { $known }
fault-ban-days = не пускать можно от 1 до { $most } дней, или 0: навсегда
fault-not-banned = { $told }: запрета нет
fault-no-line = в «{ $place }» нет реплики { $told }
fault-announce-minutes = объявление висит до { $most } минут, или 0: навсегда
fault-link-old = эта ссылка уже не действует; новую сделает «ragnatafl admin link»
fault-link-used = эту ссылку уже использовали; новую сделает «ragnatafl admin link»
fault-no-whom = «{ $told }» — не адрес и не сеть, как 203.0.113.7 или 203.0.113.0/24, и не браузер: 64 знака, как их называет «ragnatafl admin show»

# Что говорит стол в терминале.

# Люди за столом, если они не назвались.
ui-seat-astrid = Астрид
ui-seat-bjorn = Бьёрн
ui-seat-dagny = Дагни
ui-seat-eirik = Эйрик
ui-seat-freydis = Фрейдис
ui-seat-gunnar = Гуннар

# Что можно ввести; английские слова понятны на всех языках.
ui-word-undo = назад
ui-word-hint = подсказка
ui-word-try = попробовать
ui-word-why = почему
ui-word-rules = правила
ui-word-board = стол
ui-word-more = дальше
ui-word-scores = счёт
ui-word-log = журнал
ui-word-change = изменить
ui-word-standing = постоянные
ui-word-save = сохранить
ui-word-help = справка
ui-word-quit = выйти
ui-yes = да
ui-automa = автома
ui-tale = Ход: { $who }
ui-tale-of-all = За столом

ui-tip = Введите номер или часть варианта, чтобы сократить список; «справка» расскажет, что ещё можно ввести.
ui-help =
    Отвечайте номером варианта, его словами или их частью, чтобы сократить список:
    если останется один вариант, Enter выберет его. Кроме того, можно ввести:
ui-help-undo = взять назад свой последний выбор
ui-help-hint = спросить бота, что сделал бы он
ui-help-try = с номером: увидеть стол таким, каким он был бы после этого варианта
ui-help-why = правило, по которому задан вопрос; также с номером варианта, с правилом, после отказа; с именем бота: к чему он стремится
ui-help-rules = главы правил; с номером правила: его текст
ui-help-board = ещё раз стол и все варианты
ui-help-more = следующие варианты длинного списка
ui-help-scores = счёт на эту минуту
ui-help-log = что произошло, последние 20 строк; с числом: столько строк; «журнал всё»: целиком
ui-help-change = с именем: этот игрок меняет запечатанный ответ, пока не собраны все
ui-help-standing = с номером: отказаться от чего-то на время или отменить это
ui-help-save = с именем файла: сохранить запись игры
ui-help-help = эта страница
ui-help-quit = встать из-за стола

ui-more =
    { $left ->
        [one] … ещё { $left } вариант: его покажет Enter или «дальше»
        [few] … ещё { $left } варианта: их покажет Enter или «дальше», а часть варианта сократит список
        [many] … ещё { $left } вариантов: их покажет Enter или «дальше», а часть варианта сократит список
       *[other] … ещё { $left } варианта: их покажет Enter или «дальше», а часть варианта сократит список
    }
ui-only-one-left = Enter выбирает этот вариант.
ui-no-such-number = Варианта { $number } нет: введите номер от 1 до { $last }.
ui-did-you-mean = Может быть, вы имели в виду «{ $word }»?
ui-told-so-far = Уже названо: { $faces }
ui-forced = Остался единственный вариант, поэтому он выбран: { $option }
ui-for = (за игрока: { $who })
ui-thinks = { $who } думает…
ui-taken-back = Взято назад.
ui-hint = { $bot } советует { $number }: { $option }
ui-hint-only = Другого варианта нет.
ui-aim = { $who } стремится к цели: { $what }
ui-aim-unseen = { $who }: по тому, что вы видите, цели не понять.
ui-hint-gains = Это даёт:
ui-hint-gives-up = За это придётся отдать:
term-game-ends = конец игры
ui-hint-expects = Бот ожидает дальше:
ui-hint-turn = { $who }: { $option }
ui-hint-outlook = Ваши перспективы после этого, по мнению бота: { $count } из 100, где 50 — равновесие.
ui-hint-second =
    Следующий по качеству вариант: { $option } ({ $gap ->
        [near] почти такой же
        [little] немного хуже
        [clear] заметно хуже
       *[far] намного хуже
    }, { $count } из 100).
ui-hint-second-less = Он дал бы меньше:
ui-hint-second-more = Он дал бы больше:
ui-no-hint-for-chance = Ни один бот не знает, что принесёт случай: назовите то, что видите.
ui-no-hint-for-counted = Ни один бот не знает карт, которые вы держите: они только сосчитаны.
ui-try-what = Какой вариант попробовать? Введите «попробовать» и номер от 1 до { $last }.
ui-tried = После «{ $option }» стол выглядел бы так; пока ничего не выбрано.
ui-cannot-try = Попробовать нельзя: стало бы видно то, что может показать только сам выбор.
ui-no-such-rule = Правила { $rule } нет; ближайшие: { $near }.
ui-rules-none = О «{ $words }» в правилах ничего нет; ближайшее: { $near }.
ui-rules-which = Правила какой игры? Есть: { $games }.
ui-count-game = игра
ui-count-language = язык
ui-count-ids = правил
ui-count-paragraphs = абзацев
ui-count-sentences = предложений
ui-count-scenes = рисунков
ui-count-terms = терминов
ui-log-more =
    { $left ->
        [one] … раньше ещё { $left } строка: «журнал всё» покажет целиком
        [few] … раньше ещё { $left } строки: «журнал всё» покажет целиком
        [many] … раньше ещё { $left } строк: «журнал всё» покажет целиком
       *[other] … раньше ещё { $left } строки: «журнал всё» покажет целиком
    }

ui-confirm-unseen = «{ $option }» нельзя будет взять назад: вмешается случай или будет показано скрытое. Enter или «да» — сделать, что угодно другое — нет:
ui-confirm-answered = «{ $option }» нельзя будет взять назад: дальше очередь другого игрока. Enter или «да» — сделать, что угодно другое — нет:

ui-curtain = { $who }, нажмите Enter, когда будете готовы.
ui-pause = Нажмите Enter, чтобы продолжить.
ui-sealed = Этот ответ запечатывают: никто не узнает его, пока не собраны все.
ui-sealed-so-far = Ваш ответ пока такой: { $option }
ui-sealed-in = Ответ запечатан.
ui-may-change = Кто хочет изменить запечатанный ответ, пусть введёт своё имя: { $who }
ui-change-who = Кто хочет изменить ответ? Введите «изменить» и имя: { $who }
ui-change-nobody = Нет запечатанных ответов, которые можно было бы изменить.

ui-save-where = Куда сохранить? Введите «сохранить» и имя файла.
ui-saved =
    { $choices ->
        [one] Сохранено в { $file }: { $choices } выбор.
        [few] Сохранено в { $file }: { $choices } выбора.
        [many] Сохранено в { $file }: { $choices } выборов.
       *[other] Сохранено в { $file }: { $choices } выбора.
    }
ui-saved-running = Чтобы играть дальше: ragnatafl play --from { $file } --players { $players }
ui-saved-sealed = Секрета этой игры не будет в записи, пока она не окончена; до тех пор никто не сможет её воспроизвести.
ui-save-failed = Не удалось записать { $file }: { $reason }
ui-save-foreign = Файл { $file } уже есть, и это не запись игры: выберите другое имя.
ui-save-offer = Чтобы сохранить запись, введите имя файла или просто нажмите Enter:
ui-quit-save = Чтобы сначала сохранить игру, введите имя файла или просто нажмите Enter, чтобы выйти:
ui-left = Игра осталась неоконченной.
ui-input-ended =
    { $choices ->
        [one] Ввод кончился после { $choices } выбора, ничего не сохранено; чтобы играть, запустите ragnatafl play { $game } в терминале или подавайте по одному ответу в строке (номер или текст).
       *[other] Ввод кончился после { $choices } выборов, ничего не сохранено; чтобы играть, запустите ragnatafl play { $game } в терминале или подавайте по одному ответу в строке (номер или текст).
    }

ui-won =
    { $count ->
        [0] Игра окончена. Не победил никто.
        [one] Игра окончена. Побеждает { $who }!
       *[other] Игра окончена. Общая победа: { $who }
    }
ui-lost =
    { $count ->
        [one] Вы проиграли. Побеждает { $who }!
       *[other] Вы проиграли. Общая победа: { $who }
    }
ui-points = очки
ui-seed = Зерно этой игры: { $seed }. С --seed { $seed } карты раздадут так же.
ui-sealed-hash = Случай запечатан. SHA-256 его секрета, запишите себе: { $hash }
ui-sealed-secret = Секрет этой игры: { $secret }
ui-sealed-verify = Чтобы проверить каждую тасовку: ragnatafl verify { $file } --hash { $hash }

ui-replay-point = { $point } из { $last }
ui-replay-keys = Enter дальше · b назад · номер перейти · s начало · e конец · q выйти:

ui-simulating = игры
ui-exporting = игры
ui-exported-decisions = решений: { $rows }, игр: { $games }: { $file }
ui-exported-games = игр: { $games }: { $file }

# What `ragnatafl report` tells.
ui-report-title = { $game }: как она играется
ui-report-lead = Игр: { $games }; играют { $bots }; игроков: { $seats }; зерно { $seed }; версия правил { $rules }, версия содержимого { $content }
ui-report-lead-options = Раскладка: { $options }
ui-report-lead-pack = Набор содержимого: { $pack }
ui-report-lead-against = Сравнено с теми же играми, сыгранными с набором { $pack }
ui-report-lead-rates = За долями стоят 95 % интервалы. «Случай» — как часто сама случайность завела бы так далеко; где сравнивается многое сразу, это учтено (по Бенджамини и Хохбергу), а меньшее 0,05 отмечено. То, что идёт рядом с победой, не обязательно её причина.
ui-report-written = игр: { $games }: { $file }
ui-report-contents = Содержание
ui-report-nothing = Ничего.
ui-report-rows = Все строки: { $count }
ui-report-search = Найти
ui-report-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-report-section-games = Игры
ui-report-section-things = Карты и другие вещи
ui-report-section-course = Очки и отыгрыши
ui-report-section-asked = Вопросы
ui-report-section-rulebook = Правила
ui-report-section-changed = Что меняет набор
ui-report-endings = Как игры кончаются
ui-report-endings-about = По правилу, которое их закончило, с медианой раундов (где игра их считает) и ходов.
ui-report-lengths = Какие они длинные
ui-report-lengths-about = Половина игр лежит в пределах прямоугольника, девять из десяти — между концами линии.
ui-report-seats = Места за столом
ui-report-seats-about = Как часто побеждало каждое место рядом со справедливой долей (вертикальная отметка).
ui-report-bots = Игроки
ui-report-bots-about = Как часто побеждал каждый бот и как долго думал над выбором.
ui-report-deeds = Что выбирают
ui-report-deeds-about = Обо всём, чего касается вариант: как часто его можно было выбрать, как часто выбрали и как часто побеждали места, выбравшие его хотя бы раз. На рисунке — разница со справедливой долей, лучшие и худшие.
ui-report-happenings = Что случается
ui-report-happenings-about = То же обо всём, что случается с вещью, выбрано это или нет.
ui-report-unmet = Ни разу не встретилось
ui-report-unmet-about = Вещи, которые можно выбрать или назвать по имени, но которых ни в одной игре не выбрали и не назвали; тех видов, что встречались.
ui-report-pace = Очки по ходу игры
ui-report-pace-about = Средние очки победителей и остальных, от первого вопроса до последнего.
ui-report-comebacks = Отыгрыши
ui-report-comebacks-about = В скольких играх будущий победитель ведёт или идёт последним в каждый момент и каково положение в середине игры.
ui-report-questions = Сколько вопросов
ui-report-questions-about = Вопрос вынужденный, если возможен только один ответ.
ui-report-widths = Сколько вариантов
ui-report-widths-about = Вопросы по числу вариантов.
ui-report-rules = Правила, которые встречаются
ui-report-rules-about = Правила, по которым что-то спросили или что-то случилось.
ui-report-unmet-rules = Правила, которые не встретились
ui-report-unmet-rules-about = Правила, по которым что-то можно спросить или сообщить, но ни в одной игре этого не было. Что только выполняется, без слов, здесь не учтено.
ui-report-changed-shares = Концовки и места
ui-report-changed-shares-about = Разница в сотых, игра за игрой с тем же зерном.
ui-report-changed-counts = Длительность и очки
ui-report-changed-counts-about = Средняя разница игр с тем же зерном.
ui-report-changed-deeds = Что выбирают чаще или реже
ui-report-changed-deeds-about = Из того, что можно было выбрать без набора и с ним; сначала то, что есть лишь на одной стороне, затем самые надёжные изменения.
ui-report-measure-rounds = раунды
ui-report-measure-turns = ходы
ui-report-measure-questions = вопросы
ui-report-measure-choices = настоящие выборы
ui-report-measure-forced = вынужденные вопросы
ui-report-measure-best = очки лучшего
ui-report-measure-gap = отрыв от второго
ui-report-measure-behind = победитель позади в середине игры
ui-report-measure-ending = конец: { $ending }
ui-report-measure-seat = победа: { $seat }
ui-report-col-seats = игроков
ui-report-col-ending = конец
ui-report-col-games = игр
ui-report-col-share = доля
ui-report-col-rounds = раундов
ui-report-col-turns = ходов
ui-report-col-measure = мера
ui-report-col-mean = среднее
ui-report-col-q5 = 5 %
ui-report-col-q25 = 25 %
ui-report-col-q50 = медиана
ui-report-col-q75 = 75 %
ui-report-col-q95 = 95 %
ui-report-col-seat = место
ui-report-col-won = побед
ui-report-col-lift = от справедливой доли
ui-report-col-points = очки
ui-report-col-bot = бот
ui-report-col-seconds = с/выбор
ui-report-col-thing = вещь
ui-report-col-kind = вид
ui-report-col-deed = выбрано как
ui-report-col-event = событие
ui-report-col-offered = предлагали
ui-report-col-taken = выбрали
ui-report-col-picked = выбрали из предложенного
ui-report-col-luck = случай
ui-report-col-times = раз
ui-report-col-of-games = из всех игр
ui-report-col-at = часть игры
ui-report-col-winner = очки победителя
ui-report-col-others = очки остальных
ui-report-col-led = победитель ведёт
ui-report-col-last = победитель последний
ui-report-col-leader-wins = лидер половины побеждает
ui-report-col-from-behind = победитель был позади
ui-report-col-from-last = победитель был последним
ui-report-col-changes = смен лидера
ui-report-col-a-game = за игру
ui-report-col-a-turn = за ход
ui-report-col-forced = вынужденных
ui-report-col-forced-a-turn = вынужденных за ход
ui-report-col-width = вариантов
ui-report-col-widest = больше всего вариантов
ui-report-col-options = вариантов
ui-report-col-rule = правило
ui-report-col-text = что оно говорит
ui-report-col-in-games = в играх
ui-report-col-pairs = пар
ui-report-col-before = без набора
ui-report-col-after = с набором
ui-report-col-difference = разница
ui-report-col-from = от
ui-report-col-to = до
ui-report-col-picked-after = с набором
ui-report-col-won-after = побед с набором

ui-results =
    { $seats ->
        [one] { $game }: { $seats } игрок, зерно { $seed }
        [few] { $game }: { $seats } игрока, зерно { $seed }
        [many] { $game }: { $seats } игроков, зерно { $seed }
       *[other] { $game }: { $seats } игрока, зерно { $seed }
    }
ui-column-bot = бот
ui-column-games = игр
ui-column-wins = побед
ui-column-shared = общих
ui-column-rate = доля
ui-column-interval = 95 %
ui-column-score = очки
ui-column-decisions = решений
ui-column-ending = конец
ui-column-share = доля
ui-column-rounds = раундов (медиана)
ui-ending-stopped = остановлено
ui-ending-all = все игры
ui-column-seconds = с/решение
ui-column-option = первый вариант
ui-column-depth = глубина
ui-column-sequences = последовательностей
ui-sum = всего

ui-position-written =
    { $point ->
        [one] Позиция после { $point } выбора записана в { $file }.
       *[other] Позиция после { $point } выборов записана в { $file }.
    }
ui-position-good = { $file }: исправная позиция игры { $game }. Отвечает { $who }: { $prompt } ({ $rule })
ui-position-over = { $file }: исправная позиция игры { $game }. Игра окончена.

ui-verified-hash = Секрет именно тот, чей SHA-256 был объявлен: { $hash }
ui-verified-nonce = Подмешал игрок { $who }, как вы и записали: { $nonce }
ui-verified-seals = Подмешанное соответствует печатям, которые дали прежде, чем что-то показали.
ui-verified-unopened = Запечатано, но так и не распечатано и не подмешано: { $who }
ui-verified =
    { $choices ->
        [one] Каждая тасовка и { $choices } выбор ведут к записанному результату. Победа: { $who }
        [few] Каждая тасовка и все { $choices } выбора ведут к записанному результату. Победа: { $who }
        [many] Каждая тасовка и все { $choices } выборов ведут к записанному результату. Победа: { $who }
       *[other] Каждая тасовка и все { $choices } выбора ведут к записанному результату. Победа: { $who }
    }
ui-verified-running =
    { $choices ->
        [one] Каждая тасовка и { $choices } выбор воспроизводятся; игра ещё не окончена.
        [few] Каждая тасовка и все { $choices } выбора воспроизводятся; игра ещё не окончена.
        [many] Каждая тасовка и все { $choices } выборов воспроизводятся; игра ещё не окончена.
       *[other] Каждая тасовка и все { $choices } выбора воспроизводятся; игра ещё не окончена.
    }
ui-misfit-source = { $file }: случай шёл из источника «{ $source }», ничего не было объявлено; проверить можно только игры с '--source sealed'
ui-misfit-secret = { $file }: содержит другой секрет, чем данный с --secret
ui-misfit-no-secret = { $file }: секрета ещё нет, игра не окончена: доиграйте её или дайте --secret
ui-misfit-hash-record = { $file }: SHA-256 секрета { $hash }, а в записи { $wanted }: это не та игра, чей хеш был объявлен
ui-misfit-hash-noted = { $file }: SHA-256 секрета { $hash }, а с --hash дано { $wanted }: это не та игра, чей хеш был объявлен
ui-misfit-no-hash = { $file }: не содержит объявленного хеша: дайте тот, что вам показали, с --hash
ui-misfit-nonce = { $file }: посланное вашим браузером, { $nonce }, не подмешано; подмешано: { $mixed }
ui-misfit-seal = { $file }: подмешанное игроком { $who } не соответствует печати в записи
ui-misfit-replay = { $file }: с этим секретом выборы не воспроизводятся: { $fault }

ui-game-seats = Игроков: { $seats }
ui-game-version = Версия правил: { $version }
ui-game-content = Компонентов: { $total }; из книги правил { $seed }, из открытых источников { $public }, наших предложений { $proposed }
ui-game-marks = Отдельные сведения в наших предложениях: из книги правил { $seed }, из открытых источников { $public }
ui-column-option-name = настройка
ui-column-default = обычно
ui-column-meaning = что она меняет

# Карты, планшеты и жетоны, чтобы читать.
ui-word-card = карта
ui-help-card = с названием: что говорит карта, планшет или жетон и где они теперь
ui-source-seed = Есть в правилах
ui-source-public = Рассказали люди, у которых есть коробка
ui-source-proposed = Наше собственное предложение
ui-lies-hidden = скрыто: { $places }
ui-lies-nowhere = не в этой игре
ui-no-such-card = Ничего с названием «{ $card }» здесь нет; ближе всего: { $near }
ui-card-what = Какая карта? Наберите «карта» и название или его часть.
ui-cards-none = Ничто не подходит к «{ $words }»; ближе всего: { $near }
ui-cards-found =
    { $count ->
        [one] { $count } вещь
        [few] { $count } вещи
       *[other] { $count } вещей
    }

# Шансы, как их можно посчитать из того, что видно читателю. $chance - одно из первых четырёх.
chance-title = Вероятности, насколько вы можете знать
chance-percent = { $percent } %
chance-within = { $percent } % (от { $low } до { $high })
chance-above = больше { $percent } %
chance-below = меньше { $percent } %
gain-chance = победа { $percent } %
chance-win = вероятность победы { $chance }
chance-kill = вероятность убить { $chance }
chance-with = с вашей лучшей картой: { $card }
chance-with-any = что бы вы ни сыграли
chance-with-laid = с картой, которую вы положили: { $card }
chance-with-pass = если вы спасуете, и это для вас лучше всего
chance-if-pass = если вы спасуете
chance-call = если больше никто не присоединится

ui-standing-may = постоянные { $number }: { $what }
ui-standing-holds = постоянные { $number } отменяет: { $what }
ui-standing-none = Здесь нет ничего, от чего можно отказаться на время.
ui-standing-given = За вас дан постоянный ответ: { $option }
ui-pick-all = все
ui-picked = Выбрано: { $members }
ui-pick-missing = Чего-то не хватает: выберите ещё.
ui-pick-tip = Введите номера, можно несколько сразу; «все» выбирает всё, -1 возвращает.
ui-pick-tip-whole = Enter подтверждает; номера добавляют, «все» выбирает всё, -1 возвращает.

# Боты по уровням, и насколько они сильны по измерениям: $wins игр из 10.
ui-level-thrall = трелл: играет наугад
ui-level-bondi = бонд: для первой игры, берёт то, что неплохо
ui-level-karl = карл: берёт то, что кажется лучшим
ui-level-jarl = ярл: думает наперёд
ui-level-konung = конунг: думает дольше всех и судит лучше всех
ui-rivals =
    { $count ->
        [0] саму игру
        [1]
            { $others ->
                [thrall] одного трелла
                [bondi] одного бонда
                [karl] одного карла
                [jarl] одного ярла
                [konung] одного конунга
               *[other] одного { $others }
            }
        [2]
            { $others ->
                [thrall] двух треллов
                [bondi] двух бондов
                [karl] двух карлов
                [jarl] двух ярлов
                [konung] двух конунгов
               *[other] двух { $others }
            }
       *[other]
            { $others ->
                [thrall] трёх треллов
                [bondi] трёх бондов
                [karl] трёх карлов
                [jarl] трёх ярлов
                [konung] трёх конунгов
               *[other] трёх { $others }
            }
    }
ui-strength =
    { $wins ->
        [0] побеждает { $rivals } очень редко
        [10] побеждает { $rivals } почти всегда
        [few] побеждает { $rivals } { $wins } раза из 10
       *[other] побеждает { $rivals } { $wins } раз из 10
    }
ui-rival =
    { $one ->
        [game] ей
        [thrall] одному треллу
        [bondi] одному бонду
        [karl] одному карлу
        [jarl] одному ярлу
        [konung] одному конунгу
       *[other] одному { $one }
    }
ui-weakness =
    { $losses ->
        [0] проигрывает { $rival } очень редко
        [10] проигрывает { $rival } почти всегда
        [few] проигрывает { $rival } { $losses } раза из 10
       *[other] проигрывает { $rival } { $losses } раз из 10
    }

## Looking back upon a game
ui-analysing = Разбираем партию
ui-analysis-title = { $game }: разбор партии
ui-analysis-who = Игрок
ui-analysis-start = Шанс в начале
ui-analysis-luck = От удачи
ui-analysis-lost = Упущено за выбор
ui-analysis-end = В конце
ui-analysis-chart = Шансы всех на победу по ходу партии, переломные моменты отмечены
ui-analysis-turning-points = Переломные моменты
ui-analysis-turn = Выбор { $number }, { $who }: { $option }
ui-analysis-chance = случай
ui-analysis-swing = { $who }: { $before } % → { $after } %
ui-analysis-by-luck = Скорее удача, чем выбор.
ui-analysis-by-choice = Скорее выбор, чем удача.
ui-analysis-missed = Где упущено больше всего
ui-analysis-missed-choice = Выбор { $number }, { $who }: { $option } ({ $chance } %)
ui-analysis-better = лучше: { $option } ({ $chance } %)
ui-analysis-nothing = Ничего, о чём стоило бы сказать.
ui-analysis-decisions = Все решения
ui-analysis-decisions-of = { $who }, решений: { $count }
ui-analysis-open = с открытыми картами: { $before } % → { $after } %
ui-analysis-also = также: { $option } ({ $chance } %)
ui-analysis-mark = Переломный момент { $number }
ui-analysis-explained = Шансы оценены с открытыми картами. Удача — то, что выпало, за вычетом того, что выпадает в среднем, если разыграть случай заново. Упущенное выбором — то, что сохранили бы лучшие решения, насколько игрок мог видеть.

# Что сервер говорит в терминале, когда начинает.
ui-serve-at = Ragnatafl по адресу { $address }  (столы хранятся в { $store }; Ctrl-C завершает работу)
ui-serve-already = Ragnatafl уже работает по адресу { $address }  (столы хранятся в { $store })
ui-serve-others = Для других:     { $address }
ui-serve-no-network = Не найдено сети, в которой другие могли бы до него добраться.
ui-serve-open = Каждый, кто может добраться до этой машины, может открывать здесь столы.
ui-worker-at =
    { $count ->
        [one] Ragnatafl думает для { $store }: { $count } процесс (Ctrl-C завершает работу)
        [few] Ragnatafl думает для { $store }: { $count } процесса (Ctrl-C завершает работу)
       *[other] Ragnatafl думает для { $store }: { $count } процессов (Ctrl-C завершает работу)
    }

# Тренер уроков, в браузере и терминале.
ui-lesson-minutes = около { $count ->
    [one] { $count } минуты
   *[other] { $count } минут
  }
ui-coach-astray = Так можно, но урок идёт здесь другим путём. Заберите ход назад.
ui-coach-done = Отлично.
ui-coach-finished = Вы прошли этот урок.
ui-coach-gone = Этот урок изменился с тех пор, как вы здесь были. Начните его снова.
ui-coach-at = { $lesson }: { $number } из { $total }
ui-coach-marked = Отмечено: { $things }
ui-coach-tip = Отвечайте, как за столом, или введите: { $words }.
ui-coach-enter-back = Нажмите Enter, чтобы забрать ход назад.
ui-coach-left = Продолжить можно в любое время: ragnatafl learn.
ui-coach-would = Тренер выбрал бы { $number }: { $option }  («{ $word }» отключает это)
ui-coach-marks = Тренер снова говорит, что выбрал бы он.
ui-coach-no-marks = Тренер больше не говорит, что выбрал бы он; «{ $word }» включает это снова.
ui-word-coach = тренер
ui-word-show = показать
ui-word-what = если
ui-word-back = предыдущий
ui-word-again = сначала

### Клуб.

fault-no-such-person = по этому адресу здесь никого не знают
fault-no-such-tournament = такого турнира нет: ссылка неверна
fault-pairing-few = игроков ({ $told }) не развести по столам: нужно не меньше двух
fault-tournament-automas = в этой игре часть мест играют правила, поэтому турниров в ней нет
fault-tournament-rounds = туров должно быть от 1 до { $most }
fault-tournament-name = турниру нужно название
fault-tournament-nameless = скажите, как вас зовут
fault-not-a-number = «{ $told }» — не число
### The club: alerts

alert-page = Оповещения
alert-page-about = Когда наступит ваш ход, а вас нет за столом, мы сообщим вам. О нескольких столах приходит одно сообщение, и о каждом — лишь раз, пока вы там не побываете.
alert-page-links = Ссылки в сообщениях ведут прямо к столу. Никого другого они не впускают: вы сидите там в браузерах, которым принадлежит ваше место.
alert-said-added = Теперь вы будете получать оповещения и так.
alert-said-removed = Так вы больше не будете получать оповещений.
alert-said-tested = Пробное оповещение уже в пути.
alert-said-kept = Ваши пожелания сохранены.
alert-said-confirm = На этот адрес отправлено письмо. Перейдите по ссылке в нём, и с тех пор оповещения будут приходить туда.
alert-said-on = Вы будете получать оповещения об этом столе.
alert-said-off = Вы не будете получать оповещений об этом столе.
alert-part-table = Этот стол
alert-part-tables = Столы, о которых вы решили отдельно
alert-part-channels = Как вас оповещать
alert-part-more = Другой способ
alert-part-wishes = О чём и когда оповещать
alert-part-kinds = Оповещать меня
alert-part-quiet = Тихие часы
alert-none = Пока вы не получаете оповещений никаким способом.
alert-unconfirmed = Никто ещё не перешёл по ссылке в нашем письме, поэтому больше ничего туда не отправляется.
alert-dead-gone = Там больше никого нет, поэтому ничего туда не отправляется. Удалите этот способ или добавьте снова.
alert-dead-refused = Оттуда часами отклоняли все сообщения, поэтому ничего туда не отправляется. Удалите этот способ или добавьте снова.
alert-dead-silent = Оттуда часами не было ответа, поэтому ничего туда не отправляется. Удалите этот способ или добавьте снова.
alert-dead-private = Этот адрес ведёт в закрытую сеть, поэтому ничего туда не отправляется. Удалите его.
alert-trouble-gone = Последнее сообщение не дошло: по этому адресу никого нет. Попробуем ещё.
alert-trouble-refused = Последнее сообщение отклонено. Попробуем ещё.
alert-trouble-silent = На последнее сообщение не было ответа. Попробуем ещё.
alert-kind-push = Браузер
alert-kind-mail = Электронная почта
alert-kind-webhook = Вебхук
alert-here = этот браузер
alert-act-test = Отправить пробное
alert-act-remove = Удалить
alert-push-add = Оповещать в этом браузере
alert-push-cannot = Этот браузер здесь не может получать оповещений: нужен https, а на некоторых телефонах — страница на главном экране.
alert-push-denied = Вы запретили уведомления этого сайта. Разрешите их в настройках браузера.
alert-push-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте позже или выберите другой способ.
alert-no-mail = Этот сервер не отправляет писем.
alert-add = Добавить
alert-shape-discord = Discord
alert-shape-slack = Slack
alert-shape-matrix = Matrix
alert-shape-ntfy = ntfy
alert-shape-json = простой JSON
alert-address = Адрес
alert-webhook-about = Кто может читать канал за вебхуком, прочтёт имена за вашими столами и чей там ход, но ни одной карты.
alert-want-turn = когда мой ход
alert-want-over = когда игра окончена
alert-want-invited = когда меня приглашают за стол
alert-want-paired = когда мне назначены соперники в турнире
alert-quiet = Не беспокоить в тихие часы; о том, что случится тогда, сообщить, когда они закончатся
alert-quiet-from = с
alert-quiet-to = до
alert-zone = Часовой пояс
alert-save = Сохранить
alert-table-on = Оповещения включены.
alert-table-off = Оповещения выключены.
alert-turn-on = Сообщить, когда мой ход
alert-turn-off = Не оповещать об этом столе
alert-confirm-page = Оповещения по электронной почте
alert-confirm-about = Кто-то из игроков хочет получать на ваш адрес оповещения о своём ходе. Это вы?
alert-confirm-yes = Да, оповещайте меня здесь
alert-confirmed = Теперь оповещения будут приходить на этот адрес.
alert-title-turn = Ваш ход
alert-title-over = Игра окончена
alert-title-invited = Приглашение
alert-title-paired = Ваши следующие соперники
alert-title-test = Проба
alert-title-confirm = Это ваш адрес?
alert-title-many =
    { $count ->
        [one] { $count } сообщение
        [few] { $count } сообщения
       *[many] { $count } сообщений
    }
alert-told-turn = { $game }: ваш ход ({ $names })
alert-told-over = { $game }: игра окончена, победа за { $winners } ({ $names })
alert-told-over-nobody = { $game }: игра окончена ({ $names })
alert-told-invited = { $game }: { $who } приглашает вас за стол
alert-told-paired = { $tournament }, тур { $round }: вы играете в { $game } ({ $names })
alert-told-test = Вот так вы будете узнавать новости.
alert-told-confirm = Кто-то хочет получать здесь оповещения о своём ходе. Если это вы, перейдите по ссылке в течение суток; если нет, ничего не делайте.
alert-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
alert-footing = Как вас оповещать и как от этого отказаться:

fault-mail-server = почтовый сервер, например smtp://name:password@mail.example:587
fault-mail-address = адрес, например tafl@club.example
fault-push-contact = адрес, например mailto:olena@club.example или https://club.example
fault-alert-url = Адрес должен начинаться с https:// и быть таким, как https://hooks.example/...
fault-alert-private = Этот адрес ведёт в закрытую сеть; возможны только адреса открытого интернета.
fault-alert-push-keys = Не удалось прочесть то, что браузер говорит о себе. Попробуйте ещё раз или выберите другой способ.
fault-alert-shape = Вебхук должен быть одним из таких: { $known }.
fault-alert-topic = Адрес ntfy называет тему, например https://ntfy.sh/my-tables.
fault-alert-time = «{ $told }» — не время, как, например, 22:30.
fault-alert-zone = «{ $told }» — не часовой пояс, как, например, Europe/Kyiv.
fault-alert-no-mail = Этот сервер не отправляет писем.
fault-alert-mail = Это не адрес электронной почты, как, например, olena@club.example.
fault-alert-many = Способов оповещения уже { $count }. Сначала удалите один.
fault-alert-no-channel = Этого способа оповещения больше нет.
fault-alert-not-live = Туда ничего не отправляется. Удалите этот способ или добавьте снова.
fault-alert-link = Эта ссылка использована, устарела или неверна. Чтобы получить новую, добавьте адрес снова.
