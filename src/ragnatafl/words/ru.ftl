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
fault-no-such-call = сейчас этого не попросить
fault-no-such-option = должно быть что-то из показанного
fault-told-meanwhile = тем временем кто-то рассказал: { $now_name }
fault-not-held = { $card_name }: в этой руке такой карты быть не может
fault-seats = в это не играют, если игроков { $count }; можно так: { $allowed }
fault-seats-by-rule = в это не играют, если игроков { $count }; можно так: { $allowed } ({ $rule })
fault-unknown-game = Игры «{ $asked }» нет; ближайшие: { $near }.
fault-unknown-rule = Правила { $asked } нет; ближайшие: { $near }.
fault-position-file = Из этого файла играть нельзя: { $line }

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
