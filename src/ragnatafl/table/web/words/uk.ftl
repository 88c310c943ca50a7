# Стіл у браузері, українською. Імена не відмінюються, рід невідомий: дієслова в теперішньому часі.

web-title = Ragnatafl: північні настільні ігри
web-tagline = Північні настільні ігри за одним столом
web-home = На головну
web-fault = Не вийшло
web-language = Мова
web-menu = Що можна зробити
web-skip = До ваших варіантів
web-close = Закрити
web-cancel = Скасувати
web-save = Зберегти
web-open = Відкрити
web-copied = Скопійовано

# Головна сторінка.
web-my-tables = Мої столи
web-no-tables = У цьому браузері ще не грали. Відкрийте стіл нижче: бот завжди готовий зіграти.
web-games = Ігри
web-more-ways = Інші шляхи до столу
web-new-table = Новий стіл
web-join = Перейти
web-join-link = Посилання, яке вам надіслали
web-upload = Запис гри з файлу
web-how = Як грати
web-rules = Правила
web-rules-contents = Зміст
web-rules-found = Знайдено за «{ $words }»: { $count }.
web-rules-found-ours = Наші тлумачення неясних речень: { $count }.
web-rules-near = Найближче:
web-rules-only-ours = лише наші тлумачення
web-rules-search-how = Слово в будь-якій формі, карта або правило, як-от 5.2. Сюди веде клавіша /.
web-rules-whole = Усі правила
web-rules-ours = наше тлумачення
web-rules-open = Відкрити цей стіл
web-rules-spec = Нумерований опис для тих, хто пише код (англійською)
web-glossary = Словничок
web-term-printed = у книзі: { $word }
web-sheet = Пам’ятка для друку
web-sheet-of = { $game }: пам’ятка для друку
web-no-sheet = У гри «{ $game }» немає пам’ятки для друку.
web-sheet-how = Надрукуйте на двох сторінках A4 або збережіть як PDF.
web-sheet-signs = Знаки

# Поруч із друкованою грою: одна сторінка для всіх ігор і поля, розказані без столу.
web-helper = Поруч із вашим полем
web-helper-about = Ви граєте на своєму столі; ось що тут є під рукою.
web-helper-table = Розкласти стіл тут
web-helper-table-why = Програма грає за правилами те, що не має гравця, і тримає кубики й колоди, які ви їй лишаєте. Ви розповідаєте, що змінюється на вашому полі.
web-helper-scratch = Торкнутися поля
web-helper-scratch-why = Торкніться того, що де лежить: що може статися там зараз і які були б очки, якби гра скінчилася.
web-helper-rules = Знайти правило
web-helper-find = Знайти
web-scratch-how = Торкніться місця на мапі або відкрийте список під нею і вкажіть, що там лежить. Поле лишається в цьому браузері.
web-scratch-seats = Гравців
web-scratch-seat = Ваше місце
web-scratch-anew = Очистити поле
web-scratch-nothing = Ще нічого не розказано.
web-scratch-points = Якби гра скінчилася зараз
web-scratch-so-far = досі
web-scratch-counted = Як це пораховано

web-players = Гравців
web-name = Ім’я
web-fill = Хто грає
web-fill-here = людина за цим екраном
web-fill-link = людина за посиланням
web-fill-bot = бот
web-level = Рівень
web-game-options = Як граємо
web-open-table = Відкрити стіл
web-waits-for-you = Чекає на вас
web-forget = Прибрати зі списку

# Чия черга.
web-your-turn = { $who }, ваша черга
web-turn-of = Черга: { $who }
web-thinking = { $who } думає…
web-waiting-for = Чекаємо на відповіді: { $who }
web-sealed-in = Ваша запечатана відповідь: { $option }. Її можна змінити, доки не зібрано всіх.
web-curtain = Тепер за екраном: { $who }
web-curtain-why = До того нічиїх карт не видно.
web-ready = Це я, { $who }: показати мої карти
web-won-by-resigning = Гру здано. Перемога: { $who }
web-no-such-table = Такого столу немає: посилання хибне або неповне.
web-away = Зв’язок утрачено. Намагаємося повернутися…
web-not-stored = Стіл зараз не вдається зберегти. Спроби тривають, нічого з показаного не втрачено.
web-broken = Тут щось зламалося; для господаря це записано під { $id }. Сам стіл цілий: погляньте ще раз за мить.

# Вибір.
web-options = Ваші варіанти
web-no-options = Зараз вас ні про що не питають.
web-places =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }
web-ways =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
web-armed = Зробити це?
web-confirm-yes = Так
web-confirm-no = Ще ні
web-final-unseen = Цього не взяти назад: вирішить випадок або відкриється приховане.
web-final-answered = Цього не взяти назад: черга перейде до іншого гравця.
web-forced-taken = Єдиний варіант обрано:
web-hint = Підказка
web-hint-is = Бот радить:
web-hint-later = Зараз підказок просить багато хто: запитайте трохи згодом
web-hint-none = Зараз підказувати нічого
web-thinking-hint = Бот думає над цим…
web-back = Назад
web-rotate = Повернути
web-undo = Скасувати
web-log = Що сталося
web-scores = Очки
web-zoom = Розмір
web-rule = Правило { $rule }
web-why = Правило
web-points = очки
web-part-count = { $signed }
web-too-many = забагато повідомлень одразу, зачекайте хвильку

# Налаштування і довідка.
web-settings = Налаштування
web-set-sound = Звуки
web-set-motion = Рух карт і фігур
web-sound = Звук
web-set-confirm = Перепитувати перед тим, чого не взяти назад
web-set-forced = Самому брати єдиний варіант (ніколи там, де це щось виказало б)
web-help = Довідка
web-how-chosen = Можливе підсвічено. Укажіть на нього або візьміть номер зі списку. Де обирають двічі, спершу візьміть одне, тоді скажіть, куди воно піде. Де треба скласти набір, вибирайте в будь-якому порядку; вказавши ще раз, повернете; потім підтвердьте.
web-help-digits = взяти варіант із цим номером; 1 і 2 швидко одне за одним — номер 12
web-help-move = до наступного, що можна обрати, або до найближчого в цьому напрямку
web-help-enter = обрати; ще раз, якщо перепитують
web-help-esc = крок назад
web-help-rotate = повернути те, що тримаєте; коліщатко теж повертає
web-help-undo = взяти назад свій останній вибір
web-help-hint = запитати бота, що зробив би він
web-help-why = правило варіанта або рядка, на якому ви зараз
web-help-log = до журналу
web-help-sound = увімкнути або вимкнути звуки
web-help-help = ця сторінка
web-report = Зберегти звіт про помилку

# Місця.
web-kind-bot =
    { $level ->
        [thrall] бот, трел
        [bondi] бот, бонд
        [karl] бот, карл
        [jarl] бот, ярл
        [konung] бот, конунг
       *[other] бот, { $level }
    }
web-kind-you = ви
web-kind-present = тут
web-kind-away = не за столом
web-kind-resigned = гру здано
web-kind-taken-over = замість людини грає бот
web-act-rename = Змінити ім’я
web-act-take-over = Хай грає бот
web-wait-left = · бот зможе грати через
web-never-handed = за цим столом ніхто не садить бота замість інших
web-grace = Коли когось немає, інші можуть посадити бота на його місце
web-grace-0 = ніколи
web-grace-60 = за хвилину
web-grace-300 = за 5 хвилин
web-grace-1800 = за пів години
web-handed-by-you = Замість вас грає бот.
web-handed-by = Замість вас грає бот: його посадили, поки вас не було ({ $who }).
web-handed-nothing-yet = Він ще нічого не обрав.
web-handed-chose = Він обрав: { $options }
web-act-take-back = { $count ->
    [one] Повернути місце і взяти назад { $count } вибір бота
    [few] Повернути місце і взяти назад { $count } вибори бота
   *[other] Повернути місце і взяти назад { $count } виборів бота
  }
web-act-give-back = Повернути місце собі
web-act-resign = Здатися
web-rename-what = Як вас називати?
web-resign-sure = Здати цю гру? Якщо гравців двоє, переможе другий; якщо більше, за вас догратиме бот.
web-invite = Запросити
web-watch-link = Посилання для глядачів
web-kind-invited = запрошено, ще не тут
web-doubled = відкрито у двох браузерах
web-act-move = Перенести на інший пристрій
web-invite-link = Запросити
web-invite-how = Для однієї людини: посилання діє один раз, далі місце її.
web-watch-how = Хто відкриє це посилання, лише дивитиметься.
web-copy-link = Скопіювати посилання
web-move-link = Перенести місце
web-invite-anew = Нове запрошення
web-move-how = Відкрийте це посилання на іншому пристрої: місце перейде туди.

# Запрошення.
web-invited = Вас запрошено до гри «{ $game }»
web-invites = { $who } запрошує вас до гри «{ $game }»
web-moves-here = Ваше місце у грі «{ $game }» переходить на цей пристрій
web-seat-invited = запрошено
web-seat-taken = уже за столом
web-sit-down = Сісти за стіл
web-works-once = Запрошення діє один раз. Відтоді місце тримає цей браузер; він пам’ятає його за файлом cookie.
web-look-on = Лише дивитися
web-no-seat = Це запрошення не діє
web-sits-here = Ви вже сидите тут

# Кінець і що потім.
web-result = Звідки взялися очки
web-course = Очки впродовж гри
web-rematch = Зіграти ще раз
web-rematch-go = До наступної гри
web-replay = Переглянути гру
web-record = Зберегти запис
web-moment = Мить гри
web-eyes = Чиїми очима
web-moment-link = Посилання на цю мить
web-play-on = Грати далі звідси
web-look-back = Переглянути від початку
web-to-table = До столу
web-go-first = На початок
web-go-before = На вибір назад
web-go-next = На вибір уперед
web-go-last = У кінець

# Відмови самого столу.
refuse-too-many-at-once = сервер зайнятий іншими надісланими столами й файлами: спробуйте ще раз за хвильку
refuse-takes-too-long = читати це задовго: довелося облишити
refuse-too-often = ви щойно робили це дуже часто: зачекайте трохи
refuse-grace-left = людина ще може повернутися: зачекайте { $seconds } с
refuse-not-handed-over = за цим столом ніхто не садить бота замість інших
refuse-stale = тим часом на столі все змінилося: гляньте ще раз
refuse-not-your-seat = це не ваше місце
refuse-hand-is-counted = про карти, які людина тримає біля поля, бот нічого не знає: він тут не зіграє
refuse-no-such-invitation = такого запрошення немає: посилання хибне або неповне
refuse-invitation-used = це запрошення вже використано, а кожне діє один раз: попросіть нове в того, хто його надіслав
refuse-invitation-revoked = замість цього запрошення є новіше: попросіть його в того, хто надіслав це
refuse-sits-here-already = цей браузер уже тримає місце за цим столом
refuse-keeps-no-cookies = цей браузер не зберігає файлів cookie, тож не може тримати місце: дозвольте їх для цього сайту й відкрийте запрошення ще раз
refuse-not-yours-to-invite = на місце запрошує той, хто його тримає, а на вільне — той, хто відкрив стіл
refuse-seat-is-taken = людина з цього місця тут
refuse-nothing-asked = зараз вас ні про що не питають
refuse-nothing-to-pick = зараз просять не набір
refuse-set-not-whole = у цьому наборі ще чогось бракує
refuse-no-such-standing = зараз такої сталої відповіді немає
refuse-no-rematch-yet = наступна гра почнеться, коли закінчиться ця
refuse-table-is-closed = господар закрив цей стіл: за ним нічого не можна зробити
refuse-server-ends = сервер зараз перезапускають: відкрийте стіл за хвилину
refuse-record-when-over = запис можна зберегти, коли гру закінчено: доти він виказав би таємниці
refuse-analysis-when-over = партію можна розібрати, коли її закінчено: доти розбір виказав би таємниці
refuse-not-analysed = боти не вміють оцінювати столи цієї гри, тож розбирати нічого
refuse-one-analysis-each = інша ваша партія ще розбирається: зачекайте або зупиніть розбір
refuse-too-many-analyses = зараз розбирається багато партій: спробуйте за кілька хвилин
refuse-not-your-analysis = цей розбір замовив хтось інший
refuse-play-on-when-over = коли за столом кілька людей, грати далі з якогось моменту можна лише після кінця гри: доти це видало б таємниці

# Automas.
web-kind-automa = автома: грають правила
web-fill-automa = автома: за це місце грають правила

# Поруч зі справжнім полем.
web-tell-chance = Скажіть, що випало на справжньому столі
web-search-outcome = Пошук
web-beside-board = Поруч зі справжнім полем
web-beside-board-why = Ви граєте на своєму столі й кажете, які кубики та карти там випали. Про карти, яких ніхто не має бачити, не питають. Усе можна взяти назад.
web-beside-board-new = Відкрити й розповісти про підготовку
web-beside-board-set-up = До помічника за столом
web-setup-title = { $game }: поруч із вашим полем
web-setup-how = Ви граєте на своєму столі; застосунок грає за місця, за які грають правила, і каже, що пересунути. На все тут є звична відповідь: якщо вона вам підходить, одразу відкривайте стіл.
web-setup-who = Хто сидить
web-setup-who-how = Люди за цим екраном ділять його; інші приходять за посиланням. За які місця грають правила, випливає з чисел.
web-setup-seats = Усього місць
web-setup-board = Як розкладається поле
web-setup-board-how = Що не так, можна виправити будь-коли, на мапі.
web-setup-laid-app = Застосунок тягне й каже, що куди покласти
web-setup-laid-asked = Тягнете ви, а застосунок питає, що випало
web-setup-laid-told = Поле вже розкладено: розкажемо про нього на мапі, почавши з порожньої
web-setup-laid-file = Як у файлі позиції
web-setup-keeps = Хто що веде
web-setup-keeps-how = Для того, що веде застосунок, з вашої коробки не треба нічого. Про те, що веде коробка, ви кажете, коли воно випаде. Пораховане лишається у вас на руці: кажете лише те, що зіграли.
web-setup-keeper-app = застосунок
web-setup-keeper-told = коробка
web-setup-keeper-counted = лише рахуємо
web-setup-usual = звичайно
web-setup-cards = Які карти
web-setup-cards-how = Карти, яких не наводять правила, ми запропонували самі. Впишіть раз карти своєї коробки, і застосунок гратиме ними.
web-setup-expansions = наші пропозиції з доповненнями

# Tabs of a small screen.
web-tab-options = Вибір
web-tab-hand = Рука
web-tab-players = Гравці
web-tab-log = Журнал
web-tab-boards = Поля

# The log and the end.
web-chances = Шанси з плином гри
web-chances-how = Шанси з плином гри, як оцінює стіл бот: лише приблизно
web-analyse = Розібрати цю партію
web-analyse-on = Продовжити розбір
web-analysis = Розбір партії
web-analysis-stop = Зупинити розбір
web-analysis-none = Боти розглянуть кожне рішення: що ще можна було вибрати і що було удачею. Це триває кілька хвилин; сторінку тим часом можна закрити. Знайдене побачать усі, хто може дивитися цю партію.
web-analysis-done = Партію розібрано.
web-analysis-going = Розглядаємо вибори: { $done } з { $of }
web-analysis-stopped = Зупинено після { $done } з { $of } виборів. Знайдене збережено.
web-analysis-failed = Не вдалося завершити: боти здалися після { $done } з { $of } виборів. Спробуйте ще раз — розбір продовжиться звідти.
web-analysis-seats = Розібрати партію може той, хто сидів за столом або відкрив його.
web-turning-points = Переломні моменти
# Читання карт, планшетів і жетонів.
web-read = Прочитати
web-read-now = Тепер
web-read-back = Попередня
web-read-next = Наступна
web-read-backs = Ще сорочкою догори: { $count }
web-piles = Відкриті стопки
web-no-such-pile = Відкритої стопки «{ $pile }» тут немає
web-piles-none = Тепер там не лежить жодна відкрита карта.
web-help-read = прочитати карту, планшет чи жетон у фокусі або під вказівником; у рядку — те, що він називає
web-gallery = Карти й планшети
web-gallery-of = { $game }: карти, планшети й жетони
web-gallery-search = Пошук
web-gallery-kind = Вид
web-gallery-source = Джерело
web-gallery-all = усі
web-gallery-print = Друкувати


# Перегляд гри та «що, якби».
web-go-turn-back = На хід назад
web-go-turn-on = На хід уперед
web-go-play = Відтворити
web-go-pause = Пауза
web-speed = Швидкість
web-jump = Перейти до
web-what-if = Що, якби…
web-what-if-told = Новий стіл починається з цього моменту, з тими самими картами й тим самим випадком. Боти лишаються на своїх місцях.
web-what-if-running = Новий стіл починається з цього моменту; ваша гра йде далі, як ішла. Невидиме для вас там роздано заново, і випадок новий: про майбутнє він нічого не каже.
web-what-if-seat = Ваше місце
web-what-if-others = Місця інших людей
web-others-bot = за них грають боти
web-others-here = за них грають люди біля цього екрана
web-branch =
    Що, якби: відгалужено від іншого столу { $turn ->
        [0] до першого ходу
       *[other] на ході { $turn }
    }, після вибору { $at }.
web-branch-back = Назад туди
web-log-filter = Показати рядки лише про
web-log-new = Нові рядки

# Розповідь від свого ходу, підсумки.
web-story = Від вашого ходу
web-story-start = Показати
web-story-again = Ще раз
web-story-back = Назад
web-story-next = Далі
web-story-play = Показувати
web-story-pause = Пауза
web-story-now = До теперішнього
web-help-story = що зробили інші: показувати чи пауза, назад, далі, до теперішнього
web-pace = Ходи інших
web-pace-off = не показувати, лише позначати
web-pace-quick = швидко, хід за ходом
web-pace-normal = крок за кроком
web-pace-slow = рядок за рядком
web-set-last = позначати останній хід кожного
web-result-close = Закрити
web-result-next = Далі

# Сталі відповіді та набори, що їх складають.
web-standing = Сталі відповіді
web-standing-withdraw = скасувати
web-standing-given = За вас дано сталу відповідь: { $option }
web-standing-so = ↻ стала відповідь
web-picked = Вибрано
web-picked-none = Ще нічого не вибрано.
web-picked-missing = Виберіть те, чого бракує.
web-put-back = Повернути:
web-pick-all = Вибрати все
web-pick-whole = Підтвердити

# Межі й адреси.
web-unknown-host = Цей сервер не відгукується на ім’я «{ $name }». Якщо це ваше ім’я: запустіть його з --set names={ $name }, а за проксі — з --public-url.
web-other-site = Цей запит прийшов з іншого сайту.
web-too-often = З вашої адреси забагато запитів. Спробуйте ще раз за { $seconds } с.
web-too-many-at-house = З вашої адреси відкрито забагато столів: закрийте один із них.
web-too-many-at-table = За цим столом зараз забагато браузерів.
web-full = Зараз забагато відвідувачів. Спробуйте трохи згодом.
web-slow-body = Запит тривав надто довго.
web-only-here = Поки що до столу може прийти лише цей комп’ютер. Щоб запросити людей у вашій мережі, запустіть сервер так:
web-qr = QR-код
web-qr-how = Для камери телефона. Удома він має бути в тій самій мережі.

# Сторінка господаря.
web-admin = Господарство сервера
web-admin-door = Це посилання відкриває сторінку того, хто тримає сервер. Воно діє один раз; далі браузер пам’ятають дванадцять годин.
web-admin-enter = Відкрити сторінку
web-admin-nobody = Ця сторінка для того, хто тримає сервер: посилання на неї друкує команда 'ragnatafl admin link'.
web-admin-link-used = Це посилання вже використано або воно застаре: команда 'ragnatafl admin link' надрукує нове.
web-admin-you-are = Ви тут як { $who }.
web-admin-leave = Покинути сторінку
web-admin-announcement = Оголошення
web-admin-text = Текст для всіх за столами; порожній його знімає
web-admin-minutes = Хвилин (0: доки не знімуть)
web-admin-announce = Оголосити
web-admin-tables = Столи
web-admin-count =
    { $count ->
        [one] Збережено { $count } стіл.
        [few] Збережено { $count } столи.
       *[other] Збережено { $count } столів.
    }
web-admin-choices =
    { $count ->
        [one] { $count } вибір
        [few] { $count } вибори
       *[other] { $count } виборів
    }
web-admin-here =
    { $count ->
        [one] тут { $count } браузер
        [few] тут { $count } браузери
       *[other] тут { $count } браузерів
    }
web-admin-is-closed = закритий
web-admin-is-damaged = пошкоджений: те, що про нього збережено, не читається
web-admin-newer = Новіші
web-admin-older = Старіші
web-admin-why = Чому
web-admin-close = Закрити стіл
web-admin-open = Відкрити знову
web-admin-title = Назва столу
web-admin-rename = Назвати
web-admin-sure = назавжди, з усім зіграним
web-admin-remove = Вилучити стіл
web-admin-invite = Нове запрошення на це місце
web-admin-invitation = Запрошення, діє один раз; воно переносить місце:
web-admin-bans = Кого не впускають
web-admin-whom = Адреса, мережа або браузер
web-admin-days = Днів (0: назавжди)
web-admin-ban = Не впускати
web-admin-unban = Знову впускати
web-admin-log = Дотеперішні розпорядження
web-admin-order =
    { $what ->
        [close] закрито стіл
        [open] стіл знову відкрито
        [rename] названо стіл
        [remove] вилучено стіл
        [invite] створено запрошення
        [ban] заборонено вхід
        [unban] вхід знову дозволено
        [announce] оголошено
        [link] створено посилання на цю сторінку
        [enter] відкрито цю сторінку
        [leave] цю сторінку покинуто
        [lock] цю сторінку замкнено
        [unsay] прибрано репліку з розмови
       *[other] { $what }
    }
web-table-closed = Господар закрив цей стіл: на нього можна дивитися, але зробити нічого не можна.
web-removed = Господар вилучив цей стіл.
web-banned = Господар цього сервера вас не впускає.

# Запечатаний випадок, і стіл, що збирається.
web-luck = Випадок за цим столом
web-luck-look = Перевірити випадок
web-luck-sealed = Запечатаний випадок
web-luck-sealed-told = Кожне тасування і кожен кубик цієї гри виходять із секрету та з того, що домішано. SHA-256 секрету показали, перш ніж хтось щось домішав; сам секрет показують наприкінці, тож перевірити може кожен.
web-luck-open = Відкритий випадок
web-luck-open-told = Випадок цього столу взято з гри, запис якої відомий: хто його має, може знати, що буде далі.
web-luck-anew = Роздано наново
web-luck-anew-told = Усе, чого не було видно, і весь подальший випадок за цим столом нові. Нічого з цього не оголошували заздалегідь, тож перевірити не можна.
web-luck-hash = SHA-256 секрету
web-luck-copy = Копіювати
web-luck-mixed = Домішано
web-luck-mixed-sealed = Домішано; кожне число запечатали, перш ніж показали хоч одне
web-luck-seals = Запечатано, щоб домішати
web-luck-seal = Печатка (SHA-256):
web-luck-unopened = так і не розпечатано, не домішано
web-luck-own = (ваше)
web-luck-server = (зробив сервер)
web-luck-secret = Секрет
web-luck-check = Перевірити тут
web-luck-fits = Секрет відповідає хешу, який цей браузер записав на початку.
web-luck-fits-shown = Секрет відповідає хешу, показаному тут; за гри цей браузер не записав жодного.
web-luck-own-in = Домішане цим браузером на місці.
web-luck-own-missing = Увага: надісланого цим браузером серед домішаного немає.
web-luck-seal-missing = Увага: печатки, яку надіслав цей браузер, немає.
web-luck-nonce-lost = Цей браузер не зберіг числа, запечатаного для його місця, і не може його показати. Хто відкрив стіл, може почати без нього.
web-luck-hash-differs = Увага: спершу цьому браузеру показали інший хеш:
web-luck-secret-differs = Увага: секрет не відповідає хешу, який записав цей браузер:
web-luck-seals-differ = Увага: відколи цей браузер показав своє число, печатки змінилися.
web-luck-nonce-differs = Увага: якесь число не відповідає своїй печатці.
web-luck-verify = Щоб перевірити й кожне тасування, збережіть запис і виконайте:
web-gathering = Стіл збирається
web-gathering-told = Роздають, коли прийдуть усі. Кожен браузер запечатує своє число; коли запечатано всі, їх показують і домішують до випадку. До того дивитися нема на що.
web-gathering-here = тут
web-gathering-awaited = чекаємо
web-gathering-opens = Числа показують
web-gathering-opens-told = Запечатаного числа вже ніхто не змінить. Показано { $shown } з { $all }; чекаємо: { $who }. Далі буде, щойно ці браузери відкриють цей стіл.
web-gathering-shown = число показано
web-gathering-closed = чекаємо: треба відкрити цей стіл
web-gathering-out = ще може прийти
web-dealing = Роздаємо карти…
web-begin = Почати без них
web-begin-told = Незайняті місця лишаються вільними: запрошені ще можуть сісти, але нічого вже не домішають.
web-begin-without-told = Запечатане ними лишиться закритим і не домішається. Усі бачитимуть, що його пропущено.
web-join-luck = Коли ви сядете, ваш браузер запечатає власне випадкове число. Коли це зроблять усі, числа покажуть і домішають до випадку цього столу. Секрет уже визначено, і ось його хеш: браузер запише його, щоб наприкінці перевірити секрет.
web-join-luck-server = Ваш браузер не виконує програм: це число зробить за вас сервер.
refuse-not-dealt-yet = стіл ще не роздано: чекаємо, поки прийдуть усі
refuse-seals-not-in = числа для випадку показують, коли запечатають усі, не раніше
refuse-seal-differs = це не те число, яке запечатав ваш браузер
refuse-sealed-already = ваш браузер уже запечатав своє число: воно лишається
refuse-not-yours-to-begin = почати без інших може той, хто відкрив стіл, поки його не роздано

# The turn beside a real board

web-beside-title = Хід крок за кроком
web-beside-next = Далі
web-beside-back = Назад
web-beside-why = Чому?
web-beside-tell = Розповісти мій хід
web-beside-hold = Ця карта в нас: { $card }
web-beside-your-turn = { $seat }: зіграйте хід на своєму полі, а тоді розкажіть, що змінилося.
web-beside-waits = Чекаємо: { $who }.
web-beside-behalf = { $seat } вирішує за гравця: { $behalf }
web-beside-compare = Порівняти з полем
web-beside-pause = Минув якийсь час. Гляньте, чи на вашому столі все так, як тут записано.
web-beside-speak = Читати вголос
web-beside-speak-stop = Мовчати
web-beside-speak-not = Немає голосу для цієї мови
web-beside-offline = Сервер не відповідає. Щойно він повернеться, гра піде далі сама. Показано, як було:
web-beside-tell-later = Грайте далі; розповісти можна буде, щойно сервер відповість.
web-beside-unheard = Запам’ятано: стіл почує це, щойно відповість.
web-beside-awake-not = Екран тим часом може згаснути: браузер лишає його ввімкненим тільки на цьому ж пристрої або через https.

# Boxes of people

web-box = Моя коробка
web-box-played = Карти
web-box-none = наші пропозиції

# Telling a real board.
web-tell-title = Розказати про поле
web-tell-how = { $seat }: торкніться місця на мапі й укажіть, що там тепер лежить.
web-tell-rest = Усе інше про це місце
web-tell-likely = Імовірні зміни
web-tell-leave = Усе поле
web-tell-changed = Що розказано
web-tell-where = Що де лежить
web-tell-compare = Порівняйте зі своїм столом; торкніться того, що інакше.
web-tell-right = Усе так
web-tell-over = Мій хід завершено
web-tell-correct = Лише виправити
web-tell-else = Щось інше
web-tell-add = ще одне
web-tell-drop = прибрати
web-tell-less = менше
web-tell-more = більше
web-tell-nothing = Нічого не змінилося.
web-tell-told = Тепер стіл це знає.
web-tell-meanwhile = Тим часом щось розказали. Розказане вами тут збережено.
web-tell-unheard = Сервер не відповідає. Розказане вами збережено тут.

# Уроки
web-newcomer = Уперше тут?
web-newcomer-about = Урок триває 5–10 хвилин: ви граєте, тренер пояснює. Далі перша гра проти початківців: тренер позначає, що вибрав би він, годинника немає, і кожен хід можна забрати назад.
web-newcomer-known = Я знаю ці ігри
web-first-offer = Ви ще не дограли тут жодної партії цієї гри: спершу урок, потім перша гра з тренером.
web-first-known = Я знаю цю гру
web-learn = Вчитися граючи
web-learn-all = Усі уроки
web-learn-begin = Почати
web-learn-on = Продовжити
web-learn-again = Почати знову
web-learn-done = пройдено
web-coach = Тренер
web-coach-next = Далі
web-coach-back = Назад
web-coach-again = З початку
web-coach-show = Покажіть
web-coach-undo = Забрати хід назад
web-coach-try = А якщо…
web-coach-hush = Сховати
web-coach-game = Зіграти першу гру
web-coach-marks = Позначки тренера
web-coach-would = так вибрав би тренер
web-coach-lessons = Уроки
web-help-coach = На уроці: наступний крок, крок назад
refuse-coach-tells = говорить тренер: спершу «Далі»
refuse-coach-waits = спершу треба щось зробити
refuse-not-in-lesson = на уроці це не потрібно

# Що не так із введеним або надісланим.
fault-too-much-sent = це завелике: щонайбільше { $most } КБ
fault-sent-cut-off = надіслане обірвано: спробуйте ще раз
fault-form = форму не прочитати: { $told }
fault-no-automa = правила не грають за місце { $told }
fault-no-scratch = поле цієї гри без столу не розказати
fault-text-long = текст задовгий: щонайбільше { $most } літер
fault-values-many = там забагато всього: щонайбільше { $most } значень
fault-nested = вкладено заглибоко: щонайбільше { $most }
fault-unreadable = цього не прочитати
fault-table-spoilt = збережене про цей стіл не прочитати
fault-tick-remove = прибраний стіл зникає назавжди: поставте позначку, що справді цього хочете
fault-no-order = такого наказу немає
fault-no-told-start = перший хід цієї гри не чекає на розказане поле
fault-scene-picture = сцена «{ $told }» — це лише малюнок
fault-no-picture = немає малюнка «{ $told }»

### Клуб: рейтинги, партії людей, турніри.

web-club = Клуб
web-club-ratings = Рейтинги
web-club-tournaments = Турніри
web-club-bot = Бот { $level }
web-club-somebody = Хтось
web-rating-place = Місце
web-rating-player = Гравець
web-rating-value = Рейтинг
web-rating-games = Партії
web-rating-won = Виграно
web-rating-guess = (мало партій)
web-rating-none = Тут ще ніхто не зіграв партії, що йде в залік.
web-rating-how = Усі починають з 1500. Після ± стоїть, наскільки точно відоме число; список упорядковано за тим, якої сили гравець щонайменше. У залік ідуть партії, де зустрічаються різні гравці: не за одним екраном, не з власною коробкою чи біля справжнього поля, не наодинці з ботами, якщо щось було взято назад.
web-rating-always = За весь час
web-rating-season = { $year }, квартал { $quarter }
web-rating-course = Рейтинг у грі «{ $game }», партія за партією
web-person-open = Цю сторінку бачать усі.
web-person-hidden = Цю сторінку бачите лише ви.
web-person-hide = Сховати
web-person-show = Показати всім
web-person-total = { $games ->
    [one] { $games } партія, виграно: { $won }.
    [few] { $games } партії, виграно: { $won }.
   *[other] { $games } партій, виграно: { $won }.
  }
web-person-reliable = Партій з людьми, зіграних до кінця: { $percent } %.
web-person-against = Ви зустрічалися { $games ->
    [one] { $games } раз
    [few] { $games } рази
   *[other] { $games } разів
  }: вище за вас — { $behind }, нижче — { $ahead }.
web-person-games = Партії
web-person-found = Знайдено: { $count }
web-person-day = День
web-person-game = Гра
web-person-result = Підсумок
web-person-plays = Герой
web-person-others = Інші
web-person-ending = Чим скінчилося
web-person-seats = Гравців
web-person-wins = Виграно
web-person-share = Частка
web-person-all = усі
web-person-filter = Показати
web-person-won = виграно
web-person-lost = програно
web-person-left = покинуто
web-person-figures = Статистика
web-person-given-up = здача
web-tournament-none = Турнірів ще немає. Відкрийте перший.
web-tournament-new = Новий турнір
web-tournament-name = Назва
web-tournament-game = Гра
web-tournament-of-seats = { $game }, за столом { $seats }
web-tournament-system = Система
web-tournament-swiss = Швейцарська
web-tournament-round-robin = Кожен з кожним
web-tournament-rounds = Тури
web-tournament-do-open = Відкрити
web-tournament-how = Люди записуються на цій сторінці, доки ви не почнете. Столи туру відкриваються самі; коли скінчиться останній, складається наступний тур. Якщо за столом двоє, «кожен з кожним» триває стільки турів, скільки для цього треба.
web-tournament-state = Стан
web-tournament-players = Гравці
web-tournament-day = Відкрито
web-tournament-open = відкрито: записуйтеся
web-tournament-over = закінчено
web-tournament-round-of = тур { $number } з { $of }
web-tournament-about = { $game }, за столом { $seats }; { $system }, турів: { $rounds }; { $clock }.
web-tournament-your-name = Ваше ім'я
web-tournament-do-join = Записатися
web-tournament-do-leave = Вибути
web-tournament-do-begin = Почати
web-tournament-do-close = Закінчити
web-tournament-do-decide = Вирішити
web-tournament-round = Тур { $number }
web-tournament-table = Стіл { $number }
web-tournament-where = Стіл
web-tournament-result = Підсумок
web-tournament-rests = Відпочиває, з очком: { $who }
web-tournament-played = зіграно
web-tournament-plays = триває
web-tournament-unplayed = не зіграно
web-tournament-who-won = Хто виграв
web-tournament-nobody = ніхто: порівну
web-tournament-standings = Таблиця
web-tournament-entered = Записалися
web-tournament-nobody-yet = Ще ніхто не записався.
web-tournament-place = Місце
web-tournament-player = Гравець
web-tournament-points = Очки
web-tournament-opponents = Суперники
web-tournament-beaten = Переможені
web-tournament-wins = Перемоги
web-tournament-ties = Переможець столу отримує 1 очко, останній — 0, решта — свою частку. За рівності: середні очки суперників (Бухгольц), очки тих, кого обійдено (Зоннеборн — Бергер), перемоги.
web-tournament-withdrawn = (вибуття)
refuse-not-your-tournament = турнір веде лише той, хто його відкрив
refuse-tournament-begun = турнір уже почався: записатися не можна
refuse-tournament-over = це вже закінчено: нічого не змінити
refuse-too-few-entered = для турніру треба щонайменше двох гравців
refuse-too-many-entered = турнір повний: гравців не більше ніж { $most }
refuse-too-many-tournaments = у вас відкрито турнірів: { $most }; спершу закінчіть один із них
### The club: clocks

web-clock = Годинник
web-clock-live = За один раз
web-clock-days = Протягом днів, кожен коли має час
web-clock-off = без годинника
web-clock-told-live = { $bank } на гру + { $increment } за хід
web-clock-told-plain = { $bank } на гру
web-clock-told-days = { $bank } на хід
web-clock-told-workdays = { $bank } на хід, вихідні не рахуються
web-clock-zero = Коли в когось скінчився час
web-clock-zero-bot = далі за них грає бот
web-clock-zero-vote = інші голосують
web-clock-zero-forfeit = вони здали гру
web-clock-line = Годинник: { $clock }. Коли в когось скінчився час: { $zero }.
web-clock-line-off = Годинник вимкнено.
web-clock-propose = Запропонувати інший годинник
web-clock-propose-this = Запропонувати
web-clock-propose-why = Він почне діяти, коли погодяться всі; тоді час у всіх почнеться заново.
web-clock-proposed = Запропоновано інший годинник: { $clock }.
web-clock-agreed = Погодилися: { $who }. Ще не відповіли: { $others }.
web-clock-agree = Погодитися
web-clock-refuse = Залишити годинник як є
web-clock-up = Час вийшов: { $who }. Що далі?
web-clock-up-you = У вас не лишилося часу: інші вирішують, як бути далі. До того ви ще можете відповісти.
web-clock-up-others = Час вийшов: { $who }. Інші голосують.
web-clock-vote-wait = Зачекати ще: { $time }
web-clock-vote-bot = Хай далі грає бот
web-clock-vote-forfeit = Вважати гру зданою
web-clock-votes = { $say }: { $count }
web-clock-own = Ваш час
web-clock-soon = Ваш час спливає:
web-clock-mine = лишилося { $time }
web-clock-stops = годинник стоїть
web-clock-d = дн
web-clock-h = год
web-clock-min = хв
web-clock-s = с
web-vacation = Відпустка
web-vacation-about = У ці дні годинники, що рахують дні, для вас стоять. Вкажіть їх не пізніше ніж напередодні; дні починаються й закінчуються опівночі за UTC. Щонайбільше { $most } днів на рік.
web-vacation-first = Перший день
web-vacation-last = Останній день
web-vacation-add = Додати
web-vacation-remove = Вилучити
web-vacation-end = Закінчити сьогодні
web-vacation-none = Відпустку не заплановано.
web-vacation-used = { $year }: { $count } з { $most } днів
web-vacation-span = { $first } – { $last }
refuse-no-clock = цей стіл відкрито без годинника
refuse-no-vote = зараз вам нема про що голосувати
refuse-no-proposal = вам не пропонують іншого годинника
refuse-same-clock = цей стіл уже має саме такий годинник
fault-clock-bank-live = годинник: запас { $told } с; за один раз він має від { $low } до { $high }
fault-clock-bank-days = годинник: { $told } с на хід; протягом днів їх від { $low } до { $high }
fault-clock-increment = годинник: ще { $told } с за хід; їх має бути від 0 до { $high }
fault-clock-days-increment = годинник: протягом днів нічого не додається, бо кожен хід має власний час
fault-vacation-order = відпустка закінчується раніше, ніж починається
fault-vacation-past = відпустка може початися щонайраніше завтра
fault-vacation-far = відпустка має бути в межах наступних { $most } днів
fault-vacation-long = днів відпустки за { $year } рік: { $told }; щонайбільше { $most }
fault-vacation-days = потрібні дві дати, як-от 2026-12-24
web-clock-count-d =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
web-clock-count-h =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
web-clock-count-min =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
web-clock-count-s =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
## The club: alerts

web-alert-me = Сповістити, коли мій хід
### The club: lobby and talk
web-lobby = Зала
web-club-pages = Сторінки клубу
web-club-about = Сказане тут читають усі в клубі. Будьте привітні.
web-lobby-about = Ці столи чекають на гравців. Сядьте за один із них або відкрийте свій.
web-lobby-tables = Столи, що чекають
web-lobby-none = Зараз такі столи не чекають. Відкрийте свій: його тут одразу побачать усі.
web-lobby-open = Відкрити стіл
web-lobby-game = Гра
web-lobby-pace = Темп
web-lobby-every = Усі
web-lobby-look = Спостерігати
web-lobby-chair = вільне місце
web-lobby-boxed = зі своєю коробкою
web-lobby-free = { $count ->
    [0] усі місця зайняті
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
  }
web-lobby-options = Незвичні параметри: { $count }
web-lobby-waits = Стіл чекає в залі
web-lobby-waits-told = { $count ->
    [one] Вільне ще { $count } місце. Коли всі сядуть, кожного спитають, чи він тут, і гра почнеться сама.
    [few] Вільні ще { $count } місця. Коли всі сядуть, кожного спитають, чи він тут, і гра почнеться сама.
   *[other] Вільних іще { $count } місць. Коли всі сядуть, кожного спитають, чи він тут, і гра почнеться сама.
  }
web-lobby-check = Усі тут?
web-lobby-check-told = Підтвердьте, що ви тут, інакше втратите місце.
web-lobby-check-others = Гра почнеться, щойно всі це підтвердять.
web-lobby-ready = Я тут
web-lobby-leave = Звільнити місце
web-lobby-left = Залишилося часу:
web-lobby-send-away = Вивести
web-lobby-send-away-whom = Вивести з-за столу: { $who }
web-lobby-send-away-sure = Вивести цю людину? Вона не зможе повернутися за цей стіл.
web-lobby-seen-private = Не в залі: сюди приходять лише за запрошенням.
web-lobby-seen-club = У залі, для всіх, хто вже бував тут.
web-lobby-seen-open = У залі, для всіх.
web-listed = Хто може приєднатися
web-listed-private = за запрошенням
web-listed-club = клуб
web-listed-open = усі
web-wanted = Кого шукаємо
web-wanted-any = будь-якої сили
web-wanted-newcomer = раді новачкам
web-wanted-experienced = досвідчених гравців
web-pace-of-untimed = без годинника
web-pace-of-live = наживо
web-pace-of-days = кілька днів
web-gathering-free = вільно
web-gathering-sits = сидить тут
web-gathering-ready = на місці
web-tab-talk = Розмова
web-help-talk = Поговорити з іншими
web-talk = Розмова
web-talk-what = Що ви хочете сказати
web-talk-send = Надіслати
web-talk-phrases = Фрази
web-talk-settings = Налаштування
web-talk-want = Я хочу тут читати й писати
web-talk-on = Розмова за цим столом
web-talk-log = Усе, що сказано за цим столом
web-talk-nothing = Нічого не сказано.
web-talk-onlooker = спостерігає
web-talk-stranger = Гість
web-talk-mute = Не чути
web-talk-unmute = Чути знову:
web-talk-report = Поскаржитися
web-talk-reported = Дякуємо. Це прочитає той, хто веде сервер.
web-talk-unread = непрочитане
web-talk-switched-off = (розмову вимкнено)
web-talk-switched-on = (розмову ввімкнено)
web-talk-phrase-hello = Вітаю!
web-talk-phrase-luck = Успіху!
web-talk-phrase-moment = Хвилинку, будь ласка.
web-talk-phrase-back = Я знову тут.
web-talk-phrase-your-turn = Ваш хід.
web-talk-phrase-thanks = Дякую!
web-talk-phrase-sorry = Перепрошую!
web-talk-phrase-take-back = Моя помилка: можна забрати хід?
web-talk-phrase-of-course = Звичайно.
web-talk-phrase-nice = Гарний хід!
web-talk-phrase-well-played = Чудова гра!
web-talk-phrase-again = Зіграємо ще?
web-talk-phrase-bye = До побачення!
web-admin-talk = Розмови
web-admin-reports = Скарги: { $count }
web-admin-reported = { $by } скаржиться на репліку: { $who }
web-admin-unsay = Прибрати цю репліку
web-admin-read-talk = Читати
web-admin-place = Стіл або club
refuse-not-listed = за цей стіл сідають лише за запрошенням
refuse-seat-just-taken = це місце щойно зайняв хтось інший
refuse-table-is-full = хтось був швидший: вільних місць тут більше немає
refuse-begun-already = ця гра почалася: ніхто вже не сідає й не встає
refuse-sent-away = вас вивели з-за цього столу, повернутися за нього не можна
refuse-not-yours-to-send-away = виводити інших може лише той, хто відкрив стіл
refuse-not-yours-to-list = хто бачить стіл, вирішує лише той, хто його відкрив
refuse-no-free-seat = столові в залі потрібне вільне місце: залиште одне за запрошенням
refuse-not-listed-beside = стіл біля справжньої дошки в залі не показують
refuse-too-many-listed = у вас уже { $most } столи в залі
refuse-waits-at-too-many = ви вже чекаєте за { $most } столами: спершу звільніть місце
refuse-too-fast = це вже надто часто: зачекайте { $seconds } с
refuse-line-too-long = тут знаків { $signs }, а сказати за раз можна щонайбільше { $most }
refuse-nothing-said = у цьому немає нічого, що можна прочитати
refuse-talk-is-off = за цим столом розмову вимкнено
refuse-wants-no-talk = ви вирішили нічого не читати й не писати: спершу ввімкніть розмову
refuse-no-such-line = такої репліки немає
refuse-no-such-phrase = такої фрази немає
refuse-not-yours-to-switch = читати журнал столу й вимикати розмову може лише той, хто відкрив стіл
refuse-mutes-too-many = ви вже не чуєте { $most } людей
### The club: identity

web-me-title = Я
web-me-about = Пароль не потрібен: цей браузер вас знає. Тут ви переносите своє на інший пристрій і дбаєте про те, щоб могти повернутися.
web-me-name = Ім’я та мова
web-me-name-about = Так вас називають за столами, і цією мовою вам пишуть листи. Налаштування йдуть за вами на інші ваші пристрої.
web-me-devices = Ваші пристрої
web-me-devices-about = Браузери, які є вами. Якщо якогось пристрою не впізнаєте, вийдіть на ньому.
web-me-move = Інший пристрій
web-me-move-about = Посилання і його картинка для телефона: хто його відкриє, той і там буде вами, з усіма вашими місцями. Воно діє один раз, кілька хвилин.
web-me-recovery = Код відновлення
web-me-recovery-about = На той день, коли цей браузер вас забуде. Роздрукуйте й сховайте; діє один раз.
web-me-mail = Пошта
web-me-mail-about = Адреса, на яку можна надіслати шлях назад. Більше ні для чого вона не потрібна.
web-me-passkeys = Ключі доступу
web-me-passkeys-about = Вхід за відбитком пальця, обличчям чи замком пристрою.
web-me-bots = Ваші власні боти
web-me-bots-about = Програми, що самі грають через API. Кожна має ім’я та токен, і за столами позначена як бот.
web-me-data = Ваші дані
web-me-data-about = Усе, що про вас відомо: узяти з собою або видалити.
web-me-do-out = Вийти
web-me-do-others = Вийти на всіх інших
web-me-do-move = Зробити посилання
web-me-do-recovery = Зробити код відновлення
web-me-do-mail = Надіслати листа для підтвердження
web-me-do-unmail = Забути адресу
web-me-do-passkey = Додати ключ доступу
web-me-do-passkey-enter = Увійти ключем доступу
web-me-do-bot = Створити бота
web-me-do-token = Новий токен
web-me-do-remove = Прибрати
web-me-do-leave = Піти назавжди
web-me-do-enter = Увійти тут
web-me-do-enter-both = Увійти і зберегти обох
web-me-do-send = Надіслати листа
web-me-do-confirm = Так, вона моя
web-me-never = ніколи
web-me-some-device = Якийсь пристрій
web-me-this-device = (цей)
web-me-seen = востаннє тут
web-me-recovery-made = Код є, його зроблено
web-me-recovery-none = Коду ще немає.
web-me-mail-known = Шлях назад можна надіслати на
web-me-mail-address = Адреса пошти
web-me-passkey-of = Ключ доступу від
web-me-bot-no-token = немає токена
web-me-bot-name = Ім’я бота
web-me-bot-docs = Як тут грає бот: API
web-me-export = Вивантажити всі мої дані
web-me-leave = Піти
web-me-leave-about = Ваше ім’я, налаштування, пристрої, коди, канали, боти й сказане в розмовах буде видалено. Партії лишаються цілими для тих, хто грав із вами: ваші місця відтоді мають звичайні імена місць. Скасувати це не зможе ніхто.
web-me-leave-sure = Я справді цього хочу
web-me-move-ready = Відкрийте це на іншому пристрої
web-me-move-ready-about = Діє один раз, { $minutes } хв, і більше не показується.
web-me-recovery-ready = Ваш код відновлення
web-me-recovery-ready-about = Роздрукуйте або запишіть його зараз: більше його не буде показано, а попередній уже не діє. Вводять його на сторінці «Повернутися».
web-me-token-ready = Токен вашого бота
web-me-token-ready-about = Скопіюйте його зараз: більше його не буде показано. Хто його має, той грає як ваш бот.
web-me-copy = Копіювати
web-me-print = Друкувати
web-me-enter = Бути { $who } на цьому пристрої?
web-me-enter-both = Досі цей браузер – { $who }.
web-me-enter-both-about = Усі місця й столи, які має { $who }, теж стануть вашими; нічого не загубиться. На інших пристроях { $who } більше не впізнають. Скасувати це не можна.
web-me-recover = Повернутися
web-me-lost = Ви вже були тут, на іншому пристрої чи в іншому браузері? Повернутися
web-me-recover-about = Якщо цей браузер вас забув, щось із цього поверне вас на ваші місця. З іншим пристроєм, який вас знає, швидше: зробіть там посилання на сторінці «Я».
web-me-recover-mail = Лист
web-me-mail-on-its-way = Якщо ця адреса тут відома, лист уже в дорозі. Посилання в ньому діє один раз, пів години.
web-me-confirm-on-its-way = Лист у дорозі. Відкрийте посилання з нього протягом пів години.
web-me-code = Код
web-me-not-entered = За цим ніхто не увійде
web-me-left = Ви пішли
web-me-left-about = Те, що про вас було відомо, видалено. Повернутися можна будь-коли, вже кимось новим.
web-me-nameless = хтось без імені
web-me-confirm = { $address } – це ваша адреса?
web-me-letter-recover-subject = Ваш шлях назад до Ragnatafl
web-me-letter-recover = Відкрийте це посилання на пристрої, де хочете грати. Воно діє один раз, пів години:
web-me-letter-confirm-subject = Це ваша адреса?
web-me-letter-confirm = Хтось у Ragnatafl каже, що це його адреса. Якщо це ви, відкрийте це посилання протягом пів години:
web-me-letter-not-you = Якщо це не ви, нічого робити не треба.
refuse-nobody-known = цей браузер невідомий: спершу відкрийте свою сторінку
refuse-key-used = цим уже скористалися, а діє воно один раз
refuse-key-old = це застаріло, або вже зроблено новіше
refuse-key-unknown = такого посилання чи коду немає
refuse-no-name = в імені має бути видима літера
refuse-no-address = це не адреса пошти
refuse-no-mail = листа не вдалося надіслати: спробуйте пізніше
refuse-too-many-keys = ви щойно зробили таких багато: зачекайте годину
refuse-too-many-bots = більш ніж { $most } ботів для однієї людини не зберігається
refuse-passkey-refused = ключ доступу не прийнято
refuse-not-sure = поставте позначку, якщо справді цього хочете
refuse-no-token = покажіть токен бота, який тут діє

### The club: people's own bots

web-kind-program = бот
web-api-title = API для ботів
web-api-about = Напишіть програму, яка грає тут, за столами з людьми, ботами та іншими програмами. Вона каже те саме, що й сторінка, а стіл отримує як дані. За столами й у списках її позначено як бота, а рейтинг вона має, як усі.
web-api-first = Створіть бота на своїй сторінці й скопіюйте його токен:
web-api-second = Надсилайте токен із кожним запитом: { $header }
web-api-third = Почніть із прикладу на якихось 40 рядків, { $file } у вихідних текстах цієї програми.
web-api-requests = Запити
web-api-who = Чий це токен.
web-api-tables = Столи, за якими він сидить; спершу ті, що чекають на нього.
web-api-open = Новий стіл, як його відкриває форма на сторінці; місця виду «here» – самого бота, до місць виду «link» у відповіді є запрошення.
web-api-join = Сісти за запрошенням, посилання якого має вигляд /t/…/join/…
web-api-table = Стіл, яким його може знати місце бота.
web-api-socket = Зв’язок зі столом: стан одразу й після кожної зміни; там бот і відповідає.
web-api-schema = JSON Schema всіх повідомлень
web-api-talk = Що кажуть на зв’язку
web-api-talk-about = Кожне повідомлення – об’єкт JSON, чиє «say» каже, що це. У стані є питання до місця бота, якщо воно є, з усіма варіантами; позиція, де замість прихованого стоїть ?; події від попереднього стану; і результат, коли партію зіграно. Відповідь називає варіант його текстом і момент стану, на який відповідає.
web-api-rules = Чесна гра
web-api-rules-about = Бот дізнається те, що могла б бачити людина на його місці, і більше нічого. Усі за столом читають, що грає програма.
web-api-limits = Межі
web-api-limits-about = Стільки-то запитів на хвилину для токена і 20 повідомлень на секунду на всіх його зв’язках разом. Зайве відхиляється, словами або зі статусом 429, і нічого не губиться.
