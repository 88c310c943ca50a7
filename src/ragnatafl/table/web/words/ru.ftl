# Стол в браузере, по-русски. Имена не склоняются, род неизвестен: глаголы в настоящем времени.

web-title = Ragnatafl: северные настольные игры
web-tagline = Северные настольные игры за одним столом
web-home = На главную
web-fault = Не получилось
web-language = Язык
web-menu = Что можно сделать
web-skip = К вашим вариантам
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-open = Открыть
web-copied = Скопировано

# Главная страница.
web-my-tables = Мои столы
web-no-tables = В этом браузере ещё не играли. Откройте стол ниже: бот всегда готов сыграть.
web-games = Игры
web-more-ways = Другие пути к столу
web-new-table = Новый стол
web-join = Перейти
web-join-link = Ссылка, которую вам прислали
web-upload = Запись игры из файла
web-how = Как играть
web-rules = Правила
web-rules-contents = Содержание
web-rules-found = Найдено по «{ $words }»: { $count }.
web-rules-found-ours = Наши толкования неясных предложений: { $count }.
web-rules-near = Ближайшее:
web-rules-only-ours = только наши толкования
web-rules-search-how = Слово в любой форме, карта или правило, например 5.2. Сюда ведёт клавиша /.
web-rules-whole = Все правила
web-rules-ours = наше толкование
web-rules-open = Открыть этот стол
web-rules-spec = Нумерованное описание для тех, кто пишет код (на английском)
web-glossary = Словарик
web-term-printed = в книге: { $word }
web-sheet = Памятка для печати
web-sheet-of = { $game }: памятка для печати
web-no-sheet = У игры «{ $game }» нет памятки для печати.
web-sheet-how = Напечатайте на двух страницах A4 или сохраните как PDF.
web-sheet-signs = Знаки

# Рядом с печатной игрой: одна страница для всех игр и поля, рассказанные без стола.
web-helper = Рядом с вашим полем
web-helper-about = Вы играете на своём столе; вот что здесь под рукой.
web-helper-table = Разложить стол здесь
web-helper-table-why = Программа играет по правилам то, у чего нет игрока, и держит кубики и колоды, которые вы ей оставляете. Вы рассказываете, что меняется на вашем поле.
web-helper-scratch = Коснуться поля
web-helper-scratch-why = Коснитесь того, что где лежит: что может случиться там сейчас и какими были бы очки, если бы игра закончилась.
web-helper-rules = Найти правило
web-helper-find = Найти
web-scratch-how = Коснитесь места на карте или откройте список под ней и укажите, что там лежит. Поле остаётся в этом браузере.
web-scratch-seats = Игроков
web-scratch-seat = Ваше место
web-scratch-anew = Очистить поле
web-scratch-nothing = Ещё ничего не рассказано.
web-scratch-points = Если бы игра закончилась сейчас
web-scratch-so-far = до сих пор
web-scratch-counted = Как это посчитано

web-players = Игроков
web-name = Имя
web-fill = Кто играет
web-fill-here = человек за этим экраном
web-fill-link = человек по ссылке
web-fill-bot = бот
web-level = Уровень
web-game-options = Как играем
web-open-table = Открыть стол
web-waits-for-you = Ждёт вас
web-forget = Убрать из списка

# Чья очередь.
web-your-turn = { $who }, ваша очередь
web-turn-of = Очередь: { $who }
web-thinking = { $who } думает…
web-waiting-for = Ждём ответов: { $who }
web-sealed-in = Ваш запечатанный ответ: { $option }. Его можно изменить, пока не собраны все.
web-curtain = Теперь за экраном: { $who }
web-curtain-why = До этого ничьих карт не видно.
web-ready = Это я, { $who }: показать мои карты
web-won-by-resigning = Игра сдана. Победа: { $who }
web-no-such-table = Такого стола нет: ссылка неверная или неполная.
web-away = Связь потеряна. Пытаемся вернуться…
web-not-stored = Стол сейчас не удаётся сохранить. Попытки продолжаются, ничего из показанного не потеряно.
web-broken = Здесь что-то сломалось; для хозяина это записано под { $id }. Сам стол цел: загляните ещё раз через мгновение.

# Выбор.
web-options = Ваши варианты
web-no-options = Сейчас вас ни о чём не спрашивают.
web-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
web-ways =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
web-armed = Сделать это?
web-confirm-yes = Да
web-confirm-no = Ещё нет
web-final-unseen = Этого не взять назад: решит случай или откроется скрытое.
web-final-answered = Этого не взять назад: очередь перейдёт к другому игроку.
web-forced-taken = Единственный вариант выбран:
web-hint = Подсказка
web-hint-is = Бот советует:
web-hint-later = Сейчас подсказок просят многие: спросите немного позже
web-hint-none = Сейчас подсказывать нечего
web-thinking-hint = Бот думает над этим…
web-back = Назад
web-rotate = Повернуть
web-undo = Отменить
web-log = Что произошло
web-scores = Очки
web-zoom = Размер
web-rule = Правило { $rule }
web-why = Правило
web-points = очки
web-part-count = { $signed }
web-too-many = слишком много сообщений сразу, подождите немного

# Настройки и справка.
web-settings = Настройки
web-set-sound = Звуки
web-set-motion = Движение карт и фигур
web-sound = Звук
web-set-confirm = Переспрашивать перед тем, чего не взять назад
web-set-forced = Самому брать единственный вариант (никогда там, где это что-то выдало бы)
web-help = Справка
web-how-chosen = Возможное подсвечено. Укажите на него или возьмите номер из списка. Где выбирают дважды, сначала возьмите одно, потом скажите, куда оно пойдёт. Где нужен набор, выбирайте в любом порядке; указав ещё раз, вернёте; затем подтвердите.
web-help-digits = взять вариант с этим номером; 1 и 2 быстро друг за другом — номер 12
web-help-move = к следующему, что можно выбрать, или к ближайшему в этом направлении
web-help-enter = выбрать; ещё раз, если переспрашивают
web-help-esc = шаг назад
web-help-rotate = повернуть то, что держите; колёсико тоже поворачивает
web-help-undo = взять назад свой последний выбор
web-help-hint = спросить бота, что сделал бы он
web-help-why = правило варианта или строки, на которой вы сейчас
web-help-log = к журналу
web-help-sound = включить или выключить звуки
web-help-help = эта страница
web-report = Сохранить отчёт об ошибке

# Места.
web-kind-bot =
    { $level ->
        [thrall] бот, трелл
        [bondi] бот, бонд
        [karl] бот, карл
        [jarl] бот, ярл
        [konung] бот, конунг
       *[other] бот, { $level }
    }
web-kind-you = вы
web-kind-present = здесь
web-kind-away = не за столом
web-kind-resigned = игра сдана
web-kind-taken-over = вместо человека играет бот
web-act-rename = Сменить имя
web-act-take-over = Пусть играет бот
web-wait-left = · бот сможет играть через
web-never-handed = за этим столом никто не сажает бота вместо других
web-grace = Когда кого-то нет, другие могут посадить бота на его место
web-grace-0 = никогда
web-grace-60 = через минуту
web-grace-300 = через 5 минут
web-grace-1800 = через полчаса
web-handed-by-you = Вместо вас играет бот.
web-handed-by = Вместо вас играет бот: его посадили, пока вас не было ({ $who }).
web-handed-nothing-yet = Он ещё ничего не выбрал.
web-handed-chose = Он выбрал: { $options }
web-act-take-back = { $count ->
    [one] Вернуть место и взять назад { $count } выбор бота
    [few] Вернуть место и взять назад { $count } выбора бота
   *[other] Вернуть место и взять назад { $count } выборов бота
  }
web-act-give-back = Вернуть место себе
web-act-resign = Сдаться
web-rename-what = Как вас называть?
web-resign-sure = Сдать эту игру? Если игроков двое, победит второй; если больше, за вас доиграет бот.
web-invite = Пригласить
web-watch-link = Ссылка для зрителей
web-kind-invited = приглашение отправлено, ещё не здесь
web-doubled = открыто в двух браузерах
web-act-move = Перенести на другое устройство
web-invite-link = Пригласить
web-invite-how = Для одного человека: ссылка действует один раз, дальше место его.
web-watch-how = Кто откроет эту ссылку, будет только смотреть.
web-copy-link = Скопировать ссылку
web-move-link = Перенести место
web-invite-anew = Новое приглашение
web-move-how = Откройте эту ссылку на другом устройстве: место перейдёт туда.

# Приглашения.
web-invited = Вас приглашают в игру «{ $game }»
web-invites = { $who } приглашает вас в игру «{ $game }»
web-moves-here = Ваше место в игре «{ $game }» переходит на это устройство
web-seat-invited = приглашение отправлено
web-seat-taken = уже за столом
web-sit-down = Сесть за стол
web-works-once = Приглашение действует один раз. С этого момента место держит этот браузер; он помнит его по файлу cookie.
web-look-on = Только смотреть
web-no-seat = Это приглашение не действует
web-sits-here = Вы уже сидите здесь

# Конец и что потом.
web-result = Откуда взялись очки
web-course = Очки по ходу игры
web-rematch = Сыграть ещё раз
web-rematch-go = К следующей игре
web-replay = Просмотреть игру
web-record = Сохранить запись
web-moment = Момент игры
web-eyes = Чьими глазами
web-moment-link = Ссылка на этот момент
web-play-on = Играть дальше отсюда
web-look-back = Просмотреть с начала
web-to-table = К столу
web-go-first = В начало
web-go-before = На выбор назад
web-go-next = На выбор вперёд
web-go-last = В конец

# Отказы самого стола.
refuse-too-many-at-once = сервер занят другими присланными столами и файлами: попробуйте ещё раз чуть позже
refuse-takes-too-long = читать это слишком долго: пришлось оставить
refuse-too-often = вы только что делали это очень часто: подождите немного
refuse-grace-left = человек ещё может вернуться: подождите { $seconds } с
refuse-not-handed-over = за этим столом никто не сажает бота вместо других
refuse-stale = тем временем на столе всё изменилось: посмотрите ещё раз
refuse-not-your-seat = это не ваше место
refuse-hand-is-counted = о картах, которые человек держит у поля, бот ничего не знает: он здесь не сыграет
refuse-no-such-invitation = такого приглашения нет: ссылка неверная или неполная
refuse-invitation-used = это приглашение уже использовано, а каждое действует один раз: попросите новое у того, кто его прислал
refuse-invitation-revoked = вместо этого приглашения есть более новое: попросите его у того, кто прислал это
refuse-sits-here-already = этот браузер уже держит место за этим столом
refuse-keeps-no-cookies = этот браузер не хранит файлы cookie и поэтому не может держать место: разрешите их для этого сайта и откройте приглашение ещё раз
refuse-not-yours-to-invite = на место приглашает тот, кто его держит, а на свободное — тот, кто открыл стол
refuse-seat-is-taken = человек с этого места здесь
refuse-nothing-asked = сейчас вас ни о чём не спрашивают
refuse-nothing-to-pick = сейчас просят не набор
refuse-set-not-whole = в этом наборе ещё чего-то не хватает
refuse-no-such-standing = сейчас такого постоянного ответа нет
refuse-no-rematch-yet = следующая игра начнётся, когда закончится эта
refuse-table-is-closed = хозяин закрыл этот стол: за ним ничего нельзя сделать
refuse-server-ends = сервер сейчас перезапускают: откройте стол через минуту
refuse-record-when-over = запись можно сохранить, когда игра закончена: до того она выдала бы тайны
refuse-analysis-when-over = партию можно разобрать, когда она закончена: до того разбор выдал бы тайны
refuse-not-analysed = боты не умеют оценивать столы этой игры, разбирать нечего
refuse-one-analysis-each = другая ваша партия ещё разбирается: подождите или остановите разбор
refuse-too-many-analyses = сейчас разбирается много партий: попробуйте через несколько минут
refuse-not-your-analysis = этот разбор заказал кто-то другой
refuse-play-on-when-over = когда за столом несколько людей, играть дальше с какого-то момента можно только после конца игры: до этого это выдало бы тайны

# Automas.
web-kind-automa = автома: играют правила
web-fill-automa = автома: за это место играют правила

# Рядом с настоящим полем.
web-tell-chance = Скажите, что выпало на настоящем столе
web-search-outcome = Поиск
web-beside-board = Рядом с настоящим полем
web-beside-board-why = Вы играете на своём столе и говорите, какие кубики и карты там выпали. О картах, которых никто не должен видеть, не спрашивают. Всё можно взять назад.
web-beside-board-new = Открыть и рассказать о подготовке
web-beside-board-set-up = К помощнику за столом
web-setup-title = { $game }: рядом с вашим полем
web-setup-how = Вы играете на своём столе; приложение играет за места, за которые играют правила, и говорит, что передвинуть. На всё здесь есть обычный ответ: если он вам подходит, сразу открывайте стол.
web-setup-who = Кто сидит
web-setup-who-how = Люди за этим экраном делят его; другие приходят по ссылке. За какие места играют правила, следует из чисел.
web-setup-seats = Всего мест
web-setup-board = Как раскладывается поле
web-setup-board-how = Что не так, можно исправить в любой момент, на карте.
web-setup-laid-app = Приложение тянет и говорит, что куда положить
web-setup-laid-asked = Тянете вы, а приложение спрашивает, что выпало
web-setup-laid-told = Поле уже разложено: расскажем о нём на карте, начав с пустой
web-setup-laid-file = Как в файле позиции
web-setup-keeps = Кто что ведёт
web-setup-keeps-how = Для того, что ведёт приложение, из вашей коробки ничего не нужно. О том, что ведёт коробка, вы говорите, когда это выпадет. Сосчитанное остаётся у вас на руке: говорите только то, что сыграли.
web-setup-keeper-app = приложение
web-setup-keeper-told = коробка
web-setup-keeper-counted = только считаем
web-setup-usual = обычно
web-setup-cards = Какие карты
web-setup-cards-how = Карты, которых не приводят правила, мы предложили сами. Впишите один раз карты своей коробки, и приложение будет играть ими.
web-setup-expansions = наши предложения с дополнениями

# Tabs of a small screen.
web-tab-options = Выбор
web-tab-hand = Рука
web-tab-players = Игроки
web-tab-log = Журнал
web-tab-boards = Поля

# The log and the end.
web-chances = Шансы по ходу игры
web-chances-how = Шансы по ходу игры, как оценивает стол бот: лишь приблизительно
web-analyse = Разобрать эту партию
web-analyse-on = Продолжить разбор
web-analysis = Разбор партии
web-analysis-stop = Остановить разбор
web-analysis-none = Боты рассмотрят каждое решение: что ещё можно было выбрать и что было удачей. Это займёт несколько минут; страницу тем временем можно закрыть. Найденное увидят все, кто может смотреть эту партию.
web-analysis-done = Партия разобрана.
web-analysis-going = Рассматриваем выборы: { $done } из { $of }
web-analysis-stopped = Остановлено после { $done } из { $of } выборов. Найденное сохранено.
web-analysis-failed = Не удалось закончить: боты сдались после { $done } из { $of } выборов. Попробуйте ещё раз — разбор продолжится оттуда.
web-analysis-seats = Разобрать партию может тот, кто сидел за столом или открыл его.
web-turning-points = Переломные моменты
# Чтение карт, планшетов и жетонов.
web-read = Прочитать
web-read-now = Теперь
web-read-back = Предыдущая
web-read-next = Следующая
web-read-backs = Ещё рубашкой вверх: { $count }
web-piles = Открытые стопки
web-no-such-pile = Открытой стопки «{ $pile }» здесь нет
web-piles-none = Сейчас там не лежит ни одной открытой карты.
web-help-read = прочитать карту, планшет или жетон в фокусе или под указателем; в строке — то, что она называет
web-gallery = Карты и планшеты
web-gallery-of = { $game }: карты, планшеты и жетоны
web-gallery-search = Поиск
web-gallery-kind = Вид
web-gallery-source = Источник
web-gallery-all = все
web-gallery-print = Печать


# Просмотр игры и «что, если».
web-go-turn-back = На ход назад
web-go-turn-on = На ход вперёд
web-go-play = Воспроизвести
web-go-pause = Пауза
web-speed = Скорость
web-jump = Перейти к
web-what-if = Что, если…
web-what-if-told = Новый стол начинается с этого момента, с теми же картами и тем же случаем. Боты остаются на своих местах.
web-what-if-running = Новый стол начинается с этого момента; ваша игра идёт дальше, как шла. Невидимое для вас там роздано заново, и случай новый: о будущем он ничего не говорит.
web-what-if-seat = Ваше место
web-what-if-others = Места других людей
web-others-bot = за них играют боты
web-others-here = за них играют люди у этого экрана
web-branch =
    Что, если: ответвлено от другого стола { $turn ->
        [0] до первого хода
       *[other] на ходу { $turn }
    }, после выбора { $at }.
web-branch-back = Назад туда
web-log-filter = Показать строки только о
web-log-new = Новые строки

# Рассказ со своего хода, итоги.
web-story = С вашего хода
web-story-start = Показать
web-story-again = Ещё раз
web-story-back = Назад
web-story-next = Дальше
web-story-play = Показывать
web-story-pause = Пауза
web-story-now = К настоящему
web-help-story = что сделали другие: показывать или пауза, назад, дальше, к настоящему
web-pace = Ходы других
web-pace-off = не показывать, только отмечать
web-pace-quick = быстро, ход за ходом
web-pace-normal = шаг за шагом
web-pace-slow = строка за строкой
web-set-last = отмечать последний ход каждого
web-result-close = Закрыть
web-result-next = Дальше

# Постоянные ответы и наборы, которые составляют.
web-standing = Постоянные ответы
web-standing-withdraw = отменить
web-standing-given = За вас дан постоянный ответ: { $option }
web-standing-so = ↻ постоянный ответ
web-picked = Выбрано
web-picked-none = Пока ничего не выбрано.
web-picked-missing = Выберите недостающее.
web-put-back = Вернуть:
web-pick-all = Выбрать всё
web-pick-whole = Подтвердить

# Пределы и адреса.
web-unknown-host = Этот сервер не откликается на имя «{ $name }». Если это ваше имя: запустите его с --set names={ $name }, а за прокси — с --public-url.
web-other-site = Этот запрос пришёл с другого сайта.
web-too-often = С вашего адреса слишком много запросов. Попробуйте ещё раз через { $seconds } с.
web-too-many-at-house = С вашего адреса открыто слишком много столов: закройте один из них.
web-too-many-at-table = За этим столом сейчас слишком много браузеров.
web-full = Сейчас слишком много посетителей. Попробуйте немного позже.
web-slow-body = Запрос длился слишком долго.
web-only-here = Пока к столу может прийти только этот компьютер. Чтобы пригласить людей в вашей сети, запустите сервер так:
web-qr = QR-код
web-qr-how = Для камеры телефона. Дома он должен быть в той же сети.

# Страница хозяина.
web-admin = Хозяйство сервера
web-admin-door = Эта ссылка открывает страницу того, кто держит сервер. Она действует один раз; дальше браузер помнят двенадцать часов.
web-admin-enter = Открыть страницу
web-admin-nobody = Эта страница для того, кто держит сервер: ссылку на неё печатает команда 'ragnatafl admin link'.
web-admin-link-used = Эта ссылка уже использована или устарела: команда 'ragnatafl admin link' напечатает новую.
web-admin-you-are = Вы здесь как { $who }.
web-admin-leave = Покинуть страницу
web-admin-announcement = Объявление
web-admin-text = Текст для всех за столами; пустой его снимает
web-admin-minutes = Минут (0: пока не снимут)
web-admin-announce = Объявить
web-admin-tables = Столы
web-admin-count =
    { $count ->
        [one] Хранится { $count } стол.
        [few] Хранится { $count } стола.
       *[other] Хранится { $count } столов.
    }
web-admin-choices =
    { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[other] { $count } выборов
    }
web-admin-here =
    { $count ->
        [one] здесь { $count } браузер
        [few] здесь { $count } браузера
       *[other] здесь { $count } браузеров
    }
web-admin-is-closed = закрыт
web-admin-is-damaged = повреждён: то, что о нём сохранено, не читается
web-admin-newer = Новее
web-admin-older = Старее
web-admin-why = Почему
web-admin-close = Закрыть стол
web-admin-open = Открыть снова
web-admin-title = Название стола
web-admin-rename = Назвать
web-admin-sure = навсегда, со всем сыгранным
web-admin-remove = Удалить стол
web-admin-invite = Новое приглашение на это место
web-admin-invitation = Приглашение, действует один раз; оно переносит место:
web-admin-bans = Кого не впускают
web-admin-whom = Адрес, сеть или браузер
web-admin-days = Дней (0: навсегда)
web-admin-ban = Не впускать
web-admin-unban = Снова впускать
web-admin-log = Прежние распоряжения
web-admin-order =
    { $what ->
        [close] закрыт стол
        [open] стол снова открыт
        [rename] назван стол
        [remove] удалён стол
        [invite] создано приглашение
        [ban] вход запрещён
        [unban] вход снова разрешён
        [announce] объявлено
        [link] создана ссылка на эту страницу
        [enter] эта страница открыта
        [leave] эта страница покинута
        [lock] эта страница заперта
        [unsay] убрана реплика из беседы
       *[other] { $what }
    }
web-table-closed = Хозяин закрыл этот стол: на него можно смотреть, но сделать ничего нельзя.
web-removed = Хозяин удалил этот стол.
web-banned = Хозяин этого сервера вас не впускает.

# Запечатанный случай, и стол, который собирается.
web-luck = Случай за этим столом
web-luck-look = Проверить случай
web-luck-sealed = Запечатанный случай
web-luck-sealed-told = Каждая тасовка и каждый кубик этой игры выходят из секрета и из того, что подмешано. SHA-256 секрета показали прежде, чем кто-либо что-то подмешал; сам секрет показывают в конце, так что проверить может каждый.
web-luck-open = Открытый случай
web-luck-open-told = Случай этого стола взят из игры, запись которой известна: у кого она есть, тот может знать, что будет дальше.
web-luck-anew = Роздано заново
web-luck-anew-told = Всё, чего не было видно, и весь дальнейший случай за этим столом новые. Ничего из этого не объявляли заранее, так что проверить нельзя.
web-luck-hash = SHA-256 секрета
web-luck-copy = Копировать
web-luck-mixed = Подмешано
web-luck-mixed-sealed = Подмешано; каждое число запечатали, прежде чем показали хоть одно
web-luck-seals = Запечатано, чтобы подмешать
web-luck-seal = Печать (SHA-256):
web-luck-unopened = так и не распечатано, не подмешано
web-luck-own = (ваше)
web-luck-server = (сделал сервер)
web-luck-secret = Секрет
web-luck-check = Проверить здесь
web-luck-fits = Секрет соответствует хешу, который этот браузер записал в начале.
web-luck-fits-shown = Секрет соответствует хешу, показанному здесь; во время игры этот браузер не записал никакого.
web-luck-own-in = Подмешанное этим браузером на месте.
web-luck-own-missing = Внимание: посланного этим браузером среди подмешанного нет.
web-luck-seal-missing = Внимание: печати, которую послал этот браузер, нет.
web-luck-nonce-lost = Этот браузер не сохранил числа, запечатанного для его места, и не может его показать. Кто открыл стол, может начать без него.
web-luck-hash-differs = Внимание: сначала этому браузеру показали другой хеш:
web-luck-secret-differs = Внимание: секрет не соответствует хешу, который записал этот браузер:
web-luck-seals-differ = Внимание: с тех пор как этот браузер показал своё число, печати изменились.
web-luck-nonce-differs = Внимание: какое-то число не соответствует своей печати.
web-luck-verify = Чтобы проверить и каждую тасовку, сохраните запись и выполните:
web-gathering = Стол собирается
web-gathering-told = Раздают, когда придут все. Каждый браузер запечатывает своё число; когда запечатаны все, их показывают и подмешивают к случаю. До того смотреть не на что.
web-gathering-here = здесь
web-gathering-awaited = ждём
web-gathering-opens = Числа показывают
web-gathering-opens-told = Запечатанное число уже никто не изменит. Показано { $shown } из { $all }; ждём: { $who }. Продолжим, как только эти браузеры откроют этот стол.
web-gathering-shown = число показано
web-gathering-closed = ждём: нужно открыть этот стол
web-gathering-out = ещё может прийти
web-dealing = Раздаём карты…
web-begin = Начать без них
web-begin-told = Незанятые места остаются свободными: приглашённые ещё могут сесть, но ничего уже не подмешают.
web-begin-without-told = Запечатанное ими останется закрытым и не подмешается. Все увидят, что его пропустили.
web-join-luck = Когда вы сядете, ваш браузер запечатает собственное случайное число. Когда это сделают все, числа покажут и подмешают к случаю этого стола. Секрет уже определён, и вот его хеш: браузер запишет его, чтобы в конце проверить секрет.
web-join-luck-server = Ваш браузер не выполняет программ: это число сделает за вас сервер.
refuse-not-dealt-yet = стол ещё не роздан: ждём, пока придут все
refuse-seals-not-in = числа для случая показывают, когда запечатают все, не раньше
refuse-seal-differs = это не то число, которое запечатал ваш браузер
refuse-sealed-already = ваш браузер уже запечатал своё число: оно остаётся
refuse-not-yours-to-begin = начать без остальных может тот, кто открыл стол, пока он не роздан

# The turn beside a real board

web-beside-title = Ход шаг за шагом
web-beside-next = Дальше
web-beside-back = Назад
web-beside-why = Почему?
web-beside-tell = Рассказать мой ход
web-beside-hold = Эта карта у нас: { $card }
web-beside-your-turn = { $seat }: сыграйте ход на своём поле, а затем расскажите, что изменилось.
web-beside-waits = Ждём: { $who }.
web-beside-behalf = { $seat } решает за игрока: { $behalf }
web-beside-compare = Сравнить с полем
web-beside-pause = Прошло какое-то время. Посмотрите, так ли на вашем столе, как здесь записано.
web-beside-speak = Читать вслух
web-beside-speak-stop = Молчать
web-beside-speak-not = Нет голоса для этого языка
web-beside-offline = Сервер не отвечает. Как только он вернётся, игра пойдёт дальше сама. Показано, как было:
web-beside-tell-later = Играйте дальше; рассказать можно будет, как только сервер ответит.
web-beside-unheard = Запомнено: стол услышит это, как только ответит.
web-beside-awake-not = Экран тем временем может погаснуть: браузер оставляет его включённым только на этом же устройстве или по https.

# Boxes of people

web-box = Моя коробка
web-box-played = Карты
web-box-none = наши предложения

# Telling a real board.
web-tell-title = Рассказать о поле
web-tell-how = { $seat }: коснитесь места на карте и укажите, что там теперь лежит.
web-tell-rest = Всё остальное об этом месте
web-tell-likely = Вероятные изменения
web-tell-leave = Всё поле
web-tell-changed = Что рассказано
web-tell-where = Что где лежит
web-tell-compare = Сравните со своим столом; коснитесь того, что иначе.
web-tell-right = Всё так
web-tell-over = Мой ход окончен
web-tell-correct = Только исправить
web-tell-else = Другое
web-tell-add = ещё одно
web-tell-drop = убрать
web-tell-less = меньше
web-tell-more = больше
web-tell-nothing = Ничего не изменилось.
web-tell-told = Теперь стол это знает.
web-tell-meanwhile = Тем временем что-то рассказали. Рассказанное вами здесь сохранено.
web-tell-unheard = Сервер не отвечает. Рассказанное вами сохранено здесь.

# Уроки
web-newcomer = Впервые здесь?
web-newcomer-about = Урок длится 5–10 минут: вы играете, тренер объясняет. Затем первая игра против новичков: тренер отмечает, что выбрал бы он, часов нет, и любой ход можно забрать назад.
web-newcomer-known = Я знаю эти игры
web-first-offer = Вы ещё не доиграли здесь ни одной партии этой игры: сначала урок, потом первая игра с тренером.
web-first-known = Я знаю эту игру
web-learn = Учиться играя
web-learn-all = Все уроки
web-learn-begin = Начать
web-learn-on = Продолжить
web-learn-again = Начать снова
web-learn-done = пройдено
web-coach = Тренер
web-coach-next = Дальше
web-coach-back = Назад
web-coach-again = С начала
web-coach-show = Покажите
web-coach-undo = Забрать ход назад
web-coach-try = А если…
web-coach-hush = Убрать
web-coach-game = Сыграть первую игру
web-coach-marks = Отметки тренера
web-coach-would = так выбрал бы тренер
web-coach-lessons = Уроки
web-help-coach = На уроке: следующий шаг, шаг назад
refuse-coach-tells = говорит тренер: сначала «Дальше»
refuse-coach-waits = сначала нужно что-то сделать
refuse-not-in-lesson = на уроке это не нужно

# Что не так с введённым или отправленным.
fault-too-much-sent = это слишком велико: не больше { $most } КБ
fault-sent-cut-off = отправленное оборвано: попробуйте ещё раз
fault-form = форму не прочитать: { $told }
fault-no-automa = правила не играют за место { $told }
fault-no-scratch = поле этой игры без стола не рассказать
fault-text-long = текст слишком длинный: не больше { $most } букв
fault-values-many = там слишком много всего: не больше { $most } значений
fault-nested = вложено слишком глубоко: не больше { $most }
fault-unreadable = этого не прочитать
fault-table-spoilt = сохранённое об этом столе не прочитать
fault-tick-remove = убранный стол исчезает навсегда: поставьте отметку, что правда этого хотите
fault-no-order = такого приказа нет
fault-no-told-start = первый ход этой игры не ждёт рассказанного поля
fault-scene-picture = сцена «{ $told }» — это только рисунок
fault-no-picture = нет рисунка «{ $told }»

### Клуб: рейтинги, партии людей, турниры.

web-club = Клуб
web-club-ratings = Рейтинги
web-club-tournaments = Турниры
web-club-bot = Бот { $level }
web-club-somebody = Кто-то
web-rating-place = Место
web-rating-player = Игрок
web-rating-value = Рейтинг
web-rating-games = Партии
web-rating-won = Выиграно
web-rating-guess = (мало партий)
web-rating-none = Здесь ещё никто не сыграл партии, которая идёт в зачёт.
web-rating-how = Все начинают с 1500. После ± указано, насколько точно известно число; список упорядочен по тому, какой силы игрок по меньшей мере. В зачёт идут партии, где встречаются разные игроки: не за одним экраном, не со своей коробкой и не рядом с настоящим полем, не наедине с ботами, если что-то было взято назад.
web-rating-always = За всё время
web-rating-season = { $year }, квартал { $quarter }
web-rating-course = Рейтинг в игре «{ $game }», партия за партией
web-person-open = Эту страницу видят все.
web-person-hidden = Эту страницу видите только вы.
web-person-hide = Скрыть
web-person-show = Показать всем
web-person-total = { $games ->
    [one] { $games } партия, выиграно: { $won }.
    [few] { $games } партии, выиграно: { $won }.
   *[other] { $games } партий, выиграно: { $won }.
  }
web-person-reliable = Партий с людьми, сыгранных до конца: { $percent } %.
web-person-against = Вы встречались { $games ->
    [one] { $games } раз
    [few] { $games } раза
   *[other] { $games } раз
  }: выше вас — { $behind }, ниже — { $ahead }.
web-person-games = Партии
web-person-found = Найдено: { $count }
web-person-day = День
web-person-game = Игра
web-person-result = Итог
web-person-plays = Герой
web-person-others = Другие
web-person-ending = Чем кончилось
web-person-seats = Игроков
web-person-wins = Выиграно
web-person-share = Доля
web-person-all = все
web-person-filter = Показать
web-person-won = выиграно
web-person-lost = проиграно
web-person-left = брошено
web-person-figures = Статистика
web-person-given-up = сдача
web-tournament-none = Турниров ещё нет. Откройте первый.
web-tournament-new = Новый турнир
web-tournament-name = Название
web-tournament-game = Игра
web-tournament-of-seats = { $game }, за столом { $seats }
web-tournament-system = Система
web-tournament-swiss = Швейцарская
web-tournament-round-robin = Каждый с каждым
web-tournament-rounds = Туры
web-tournament-do-open = Открыть
web-tournament-how = Люди записываются на этой странице, пока вы не начнёте. Столы тура открываются сами; когда закончится последний, составляется следующий тур. Если за столом двое, «каждый с каждым» длится столько туров, сколько для этого нужно.
web-tournament-state = Состояние
web-tournament-players = Игроки
web-tournament-day = Открыт
web-tournament-open = открыт: записывайтесь
web-tournament-over = закончен
web-tournament-round-of = тур { $number } из { $of }
web-tournament-about = { $game }, за столом { $seats }; { $system }, туров: { $rounds }; { $clock }.
web-tournament-your-name = Ваше имя
web-tournament-do-join = Записаться
web-tournament-do-leave = Выбыть
web-tournament-do-begin = Начать
web-tournament-do-close = Закончить
web-tournament-do-decide = Решить
web-tournament-round = Тур { $number }
web-tournament-table = Стол { $number }
web-tournament-where = Стол
web-tournament-result = Итог
web-tournament-rests = Отдыхает, с очком: { $who }
web-tournament-played = сыграно
web-tournament-plays = идёт
web-tournament-unplayed = не сыграно
web-tournament-who-won = Кто выиграл
web-tournament-nobody = никто: поровну
web-tournament-standings = Таблица
web-tournament-entered = Записались
web-tournament-nobody-yet = Ещё никто не записался.
web-tournament-place = Место
web-tournament-player = Игрок
web-tournament-points = Очки
web-tournament-opponents = Соперники
web-tournament-beaten = Побеждённые
web-tournament-wins = Победы
web-tournament-ties = Победитель стола получает 1 очко, последний — 0, остальные — свою долю. При равенстве: средние очки соперников (Бухгольц), очки тех, кого обошли (Зоннеборн — Бергер), победы.
web-tournament-withdrawn = (выбытие)
refuse-not-your-tournament = турнир ведёт только тот, кто его открыл
refuse-tournament-begun = турнир уже начался: записаться нельзя
refuse-tournament-over = это уже закончено: ничего не изменить
refuse-too-few-entered = для турнира нужно не меньше двух игроков
refuse-too-many-entered = турнир полон: игроков не больше { $most }
refuse-too-many-tournaments = у вас открыто турниров: { $most }; сначала закончите один из них
### The club: clocks

web-clock = Часы
web-clock-live = За один присест
web-clock-days = В течение дней, каждый когда есть время
web-clock-off = без часов
web-clock-told-live = { $bank } на игру + { $increment } за ход
web-clock-told-plain = { $bank } на игру
web-clock-told-days = { $bank } на ход
web-clock-told-workdays = { $bank } на ход, выходные не считаются
web-clock-zero = Когда у кого-то кончилось время
web-clock-zero-bot = дальше за них играет бот
web-clock-zero-vote = остальные голосуют
web-clock-zero-forfeit = они сдали игру
web-clock-line = Часы: { $clock }. Когда у кого-то кончилось время: { $zero }.
web-clock-line-off = Часы выключены.
web-clock-propose = Предложить другие часы
web-clock-propose-this = Предложить
web-clock-propose-why = Они начнут действовать, когда согласятся все; тогда время у всех начнётся заново.
web-clock-proposed = Предложены другие часы: { $clock }.
web-clock-agreed = Согласны: { $who }. Ещё не ответили: { $others }.
web-clock-agree = Согласиться
web-clock-refuse = Оставить часы как есть
web-clock-up = Время вышло: { $who }. Что дальше?
web-clock-up-you = У вас не осталось времени: остальные решают, как быть дальше. До этого вы ещё можете ответить.
web-clock-up-others = Время вышло: { $who }. Остальные голосуют.
web-clock-vote-wait = Подождать ещё: { $time }
web-clock-vote-bot = Пусть дальше играет бот
web-clock-vote-forfeit = Считать игру сданной
web-clock-votes = { $say }: { $count }
web-clock-own = Ваше время
web-clock-soon = Ваше время истекает:
web-clock-mine = осталось { $time }
web-clock-stops = часы стоят
web-clock-d = дн
web-clock-h = ч
web-clock-min = мин
web-clock-s = с
web-vacation = Отпуск
web-vacation-about = В эти дни часы, которые считают дни, для вас стоят. Укажите их не позднее чем накануне; дни начинаются и кончаются в полночь по UTC. Не больше { $most } дней в год.
web-vacation-first = Первый день
web-vacation-last = Последний день
web-vacation-add = Добавить
web-vacation-remove = Убрать
web-vacation-end = Закончить сегодня
web-vacation-none = Отпуск не запланирован.
web-vacation-used = { $year }: { $count } из { $most } дней
web-vacation-span = { $first } – { $last }
refuse-no-clock = этот стол открыт без часов
refuse-no-vote = сейчас вам не о чем голосовать
refuse-no-proposal = вам не предлагают других часов
refuse-same-clock = у этого стола уже такие часы
fault-clock-bank-live = часы: запас { $told } с; за один присест он от { $low } до { $high }
fault-clock-bank-days = часы: { $told } с на ход; в течение дней их от { $low } до { $high }
fault-clock-increment = часы: ещё { $told } с за ход; их должно быть от 0 до { $high }
fault-clock-days-increment = часы: в течение дней ничего не добавляется, ведь у каждого хода своё время
fault-vacation-order = отпуск кончается раньше, чем начинается
fault-vacation-past = отпуск может начаться не раньше завтрашнего дня
fault-vacation-far = отпуск должен быть в пределах ближайших { $most } дней
fault-vacation-long = дней отпуска за { $year } год: { $told }; не больше { $most }
fault-vacation-days = нужны две даты, например 2026-12-24
web-clock-count-d =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
web-clock-count-h =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
web-clock-count-min =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
web-clock-count-s =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
## The club: alerts

web-alert-me = Сообщить, когда мой ход
### The club: lobby and talk
web-lobby = Зал
web-club-pages = Страницы клуба
web-club-about = Сказанное здесь читают все в клубе. Будьте приветливы.
web-lobby-about = Эти столы ждут игроков. Сядьте за один из них или откройте свой.
web-lobby-tables = Столы, которые ждут
web-lobby-none = Сейчас такие столы не ждут. Откройте свой: его здесь сразу увидят все.
web-lobby-open = Открыть стол
web-lobby-game = Игра
web-lobby-pace = Темп
web-lobby-every = Все
web-lobby-look = Наблюдать
web-lobby-chair = свободное место
web-lobby-boxed = со своей коробкой
web-lobby-free = { $count ->
    [0] все места заняты
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
  }
web-lobby-options = Необычные параметры: { $count }
web-lobby-waits = Стол ждёт в зале
web-lobby-waits-told = { $count ->
    [one] Свободно ещё { $count } место. Когда все сядут, каждого спросят, на месте ли он, и игра начнётся сама.
    [few] Свободно ещё { $count } места. Когда все сядут, каждого спросят, на месте ли он, и игра начнётся сама.
   *[other] Свободно ещё { $count } мест. Когда все сядут, каждого спросят, на месте ли он, и игра начнётся сама.
  }
web-lobby-check = Все на месте?
web-lobby-check-told = Подтвердите, что вы здесь, иначе потеряете место.
web-lobby-check-others = Игра начнётся, как только все это подтвердят.
web-lobby-ready = Я здесь
web-lobby-leave = Освободить место
web-lobby-left = Осталось времени:
web-lobby-send-away = Удалить
web-lobby-send-away-whom = Удалить из-за стола: { $who }
web-lobby-send-away-sure = Удалить этого человека? Он не сможет вернуться за этот стол.
web-lobby-seen-private = Не в зале: сюда приходят только по приглашению.
web-lobby-seen-club = В зале, для всех, кто уже бывал здесь.
web-lobby-seen-open = В зале, для всех.
web-listed = Кто может присоединиться
web-listed-private = по приглашению
web-listed-club = клуб
web-listed-open = все
web-wanted = Кого ищем
web-wanted-any = любой силы
web-wanted-newcomer = рады новичкам
web-wanted-experienced = опытных игроков
web-pace-of-untimed = без часов
web-pace-of-live = вживую
web-pace-of-days = несколько дней
web-gathering-free = свободно
web-gathering-sits = сидит здесь
web-gathering-ready = на месте
web-tab-talk = Беседа
web-help-talk = Поговорить с другими
web-talk = Беседа
web-talk-what = Что вы хотите сказать
web-talk-send = Отправить
web-talk-phrases = Фразы
web-talk-settings = Настройки
web-talk-want = Я хочу здесь читать и писать
web-talk-on = Беседа за этим столом
web-talk-log = Всё, что сказано за этим столом
web-talk-nothing = Ничего не сказано.
web-talk-onlooker = наблюдает
web-talk-stranger = Гость
web-talk-mute = Не слышать
web-talk-unmute = Слышать снова:
web-talk-report = Пожаловаться
web-talk-reported = Спасибо. Это прочитает тот, кто ведёт сервер.
web-talk-unread = непрочитанное
web-talk-switched-off = (беседа выключена)
web-talk-switched-on = (беседа включена)
web-talk-phrase-hello = Здравствуйте!
web-talk-phrase-luck = Удачи!
web-talk-phrase-moment = Минутку, пожалуйста.
web-talk-phrase-back = Я снова здесь.
web-talk-phrase-your-turn = Ваш ход.
web-talk-phrase-thanks = Спасибо!
web-talk-phrase-sorry = Извините!
web-talk-phrase-take-back = Моя ошибка: можно взять ход назад?
web-talk-phrase-of-course = Конечно.
web-talk-phrase-nice = Хороший ход!
web-talk-phrase-well-played = Отличная игра!
web-talk-phrase-again = Сыграем ещё?
web-talk-phrase-bye = До свидания!
web-admin-talk = Беседы
web-admin-reports = Жалобы: { $count }
web-admin-reported = { $by } жалуется на реплику: { $who }
web-admin-unsay = Убрать эту реплику
web-admin-read-talk = Читать
web-admin-place = Стол или club
refuse-not-listed = за этот стол садятся только по приглашению
refuse-seat-just-taken = это место только что занял кто-то другой
refuse-table-is-full = кто-то был быстрее: свободных мест здесь больше нет
refuse-begun-already = эта игра началась: никто уже не садится и не встаёт
refuse-sent-away = вас удалили из-за этого стола, вернуться за него нельзя
refuse-not-yours-to-send-away = удалять других может только тот, кто открыл стол
refuse-not-yours-to-list = кто видит стол, решает только тот, кто его открыл
refuse-no-free-seat = столу в зале нужно свободное место: оставьте одно по приглашению
refuse-not-listed-beside = стол у настоящей доски в зале не показывают
refuse-too-many-listed = у вас в зале уже столько столов: { $most }
refuse-waits-at-too-many = вы уже ждёте за столами, их { $most }: сначала освободите место
refuse-too-fast = это уже слишком часто: подождите { $seconds } с
refuse-line-too-long = здесь знаков { $signs }, а сказать за раз можно не больше { $most }
refuse-nothing-said = в этом нет ничего, что можно прочитать
refuse-talk-is-off = за этим столом беседа выключена
refuse-wants-no-talk = вы решили ничего не читать и не писать: сначала включите беседу
refuse-no-such-line = такой реплики нет
refuse-no-such-phrase = такой фразы нет
refuse-not-yours-to-switch = читать журнал стола и выключать беседу может только тот, кто открыл стол
refuse-mutes-too-many = вы уже не слышите { $most } человек
### The club: identity

web-me-title = Я
web-me-about = Пароль не нужен: этот браузер вас знает. Здесь вы переносите своё на другое устройство и заботитесь о том, чтобы суметь вернуться.
web-me-name = Имя и язык
web-me-name-about = Так вас называют за столами, и на этом языке вам пишут письма. Настройки следуют за вами на другие ваши устройства.
web-me-devices = Ваши устройства
web-me-devices-about = Браузеры, которые и есть вы. Если какое-то устройство вам незнакомо, выйдите на нём.
web-me-move = Другое устройство
web-me-move-about = Ссылка и её картинка для телефона: кто её откроет, тот и там будет вами, со всеми вашими местами. Она действует один раз, несколько минут.
web-me-recovery = Код восстановления
web-me-recovery-about = На тот день, когда этот браузер вас забудет. Распечатайте и уберите; действует один раз.
web-me-mail = Почта
web-me-mail-about = Адрес, на который можно прислать путь назад. Больше он ни для чего не нужен.
web-me-passkeys = Ключи доступа
web-me-passkeys-about = Вход по отпечатку пальца, лицу или замку устройства.
web-me-bots = Ваши собственные боты
web-me-bots-about = Программы, которые сами играют через API. У каждой есть имя и токен, и за столами она отмечена как бот.
web-me-data = Ваши данные
web-me-data-about = Всё, что о вас известно: взять с собой или удалить.
web-me-do-out = Выйти
web-me-do-others = Выйти на всех остальных
web-me-do-move = Сделать ссылку
web-me-do-recovery = Сделать код восстановления
web-me-do-mail = Прислать письмо для подтверждения
web-me-do-unmail = Забыть адрес
web-me-do-passkey = Добавить ключ доступа
web-me-do-passkey-enter = Войти ключом доступа
web-me-do-bot = Создать бота
web-me-do-token = Новый токен
web-me-do-remove = Убрать
web-me-do-leave = Уйти навсегда
web-me-do-enter = Войти здесь
web-me-do-enter-both = Войти и сохранить обоих
web-me-do-send = Прислать письмо
web-me-do-confirm = Да, он мой
web-me-never = никогда
web-me-some-device = Какое-то устройство
web-me-this-device = (это)
web-me-seen = в последний раз здесь
web-me-recovery-made = Код есть, он сделан
web-me-recovery-none = Кода ещё нет.
web-me-mail-known = Путь назад можно прислать на
web-me-mail-address = Адрес почты
web-me-passkey-of = Ключ доступа от
web-me-bot-no-token = нет токена
web-me-bot-name = Имя бота
web-me-bot-docs = Как здесь играет бот: API
web-me-export = Выгрузить все мои данные
web-me-leave = Уйти
web-me-leave-about = Ваше имя, настройки, устройства, коды, каналы, боты и сказанное в разговорах будут удалены. Партии остаются целыми для тех, кто играл с вами: ваши места с этого дня носят обычные имена мест. Отменить это не сможет никто.
web-me-leave-sure = Я действительно этого хочу
web-me-move-ready = Откройте это на другом устройстве
web-me-move-ready-about = Действует один раз, { $minutes } мин, и больше не показывается.
web-me-recovery-ready = Ваш код восстановления
web-me-recovery-ready-about = Распечатайте или запишите его сейчас: больше он показан не будет, а прежний уже не действует. Вводят его на странице «Вернуться».
web-me-token-ready = Токен вашего бота
web-me-token-ready-about = Скопируйте его сейчас: больше он показан не будет. У кого он есть, тот играет как ваш бот.
web-me-copy = Копировать
web-me-print = Печатать
web-me-enter = Быть { $who } на этом устройстве?
web-me-enter-both = До сих пор этот браузер – { $who }.
web-me-enter-both-about = Все места и столы, которые есть у { $who }, тоже станут вашими; ничего не потеряется. На других устройствах { $who } больше не узнают. Отменить это нельзя.
web-me-recover = Вернуться
web-me-lost = Вы уже были здесь, на другом устройстве или в другом браузере? Вернуться
web-me-recover-about = Если этот браузер вас забыл, что-то из этого вернёт вас на ваши места. С другим устройством, которое вас знает, быстрее: сделайте там ссылку на странице «Я».
web-me-recover-mail = Письмо
web-me-mail-on-its-way = Если этот адрес здесь известен, письмо уже в пути. Ссылка в нём действует один раз, полчаса.
web-me-confirm-on-its-way = Письмо в пути. Откройте ссылку из него в течение получаса.
web-me-code = Код
web-me-not-entered = По этому никто не войдёт
web-me-left = Вы ушли
web-me-left-about = То, что о вас было известно, удалено. Вернуться можно когда угодно, уже кем-то новым.
web-me-nameless = кто-то без имени
web-me-confirm = { $address } – это ваш адрес?
web-me-letter-recover-subject = Ваш путь назад в Ragnatafl
web-me-letter-recover = Откройте эту ссылку на устройстве, где хотите играть. Она действует один раз, полчаса:
web-me-letter-confirm-subject = Это ваш адрес?
web-me-letter-confirm = Кто-то в Ragnatafl говорит, что это его адрес. Если это вы, откройте эту ссылку в течение получаса:
web-me-letter-not-you = Если это не вы, делать ничего не нужно.
refuse-nobody-known = этот браузер неизвестен: сначала откройте свою страницу
refuse-key-used = этим уже воспользовались, а действует оно один раз
refuse-key-old = это устарело, или уже сделано новое
refuse-key-unknown = такой ссылки или кода нет
refuse-no-name = в имени должна быть видимая буква
refuse-no-address = это не адрес почты
refuse-no-mail = письмо не удалось отправить: попробуйте позже
refuse-too-many-keys = вы только что сделали таких много: подождите час
refuse-too-many-bots = больше { $most } ботов для одного человека не хранится
refuse-passkey-refused = ключ доступа не принят
refuse-not-sure = поставьте отметку, если действительно этого хотите
refuse-no-token = покажите токен бота, который здесь действует

### The club: people's own bots

web-kind-program = бот
web-api-title = API для ботов
web-api-about = Напишите программу, которая играет здесь, за столами с людьми, ботами и другими программами. Она говорит то же, что и страница, а стол получает как данные. За столами и в списках она отмечена как бот, а рейтинг у неё, как у всех.
web-api-first = Создайте бота на своей странице и скопируйте его токен:
web-api-second = Присылайте токен с каждым запросом: { $header }
web-api-third = Начните с примера строк на 40, { $file } в исходных текстах этой программы.
web-api-requests = Запросы
web-api-who = Чей это токен.
web-api-tables = Столы, за которыми он сидит; сначала те, что ждут его.
web-api-open = Новый стол, как его открывает форма на странице; места вида «here» – самого бота, к местам вида «link» в ответе есть приглашения.
web-api-join = Сесть по приглашению, ссылка которого имеет вид /t/…/join/…
web-api-table = Стол, каким его может знать место бота.
web-api-socket = Связь со столом: состояние сразу и после каждого изменения; там бот и отвечает.
web-api-schema = JSON Schema всех сообщений
web-api-talk = Что говорят по связи
web-api-talk-about = Каждое сообщение – объект JSON, чьё «say» говорит, что это. В состоянии есть вопрос к месту бота, если он задан, со всеми вариантами; позиция, где вместо скрытого стоит ?; события с прошлого состояния; и результат, когда партия сыграна. Ответ называет вариант его текстом и момент состояния, на которое отвечает.
web-api-rules = Честная игра
web-api-rules-about = Бот узнаёт то, что мог бы видеть человек на его месте, и больше ничего. Все за столом читают, что играет программа.
web-api-limits = Пределы
web-api-limits-about = Столько-то запросов в минуту для токена и 20 сообщений в секунду по всем его связям вместе. Лишнее отклоняется, словами или со статусом 429, и ничего не теряется.
