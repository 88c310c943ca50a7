# Ragnatafl, те, що кажуть усі ігри. $x — код або число, $x_name — назва.
name-chance = випадок
name-spectator = глядач

prompt-chance = Назвіть, що випало: { $lot_name }

option-outcome = { $lot_name }: { $face_name }

event-game-ends = Гру закінчено. Перемога: { $winners_name }
event-automa-chooses = { $seat_name } обирає за правилом: { $option }
event-field-told = { $seat_name } розповідає про поле: { $at }, { $field }: { $after_name } (було { $before_name })
event-board-told =
    { $then ->
        [over] { $seat_name }: хід зіграно на полі
        [call] { $seat_name } просить: { $call }
       *[on] { $seat_name }: розповідь про поле
    }
event-by = { $line } ({ $by_name })

refuse-not-offered = { $seat_name } не може обрати тут «{ $tried }»
refuse-unknown-words = «{ $tried }» тут нічого не означає: { $fault }
refuse-offered =
    { $left ->
        [0] можливо: { $options }
       *[other] можливо: { $options } і ще { $left }
    }
refuse-not-your-turn = { $seat_name } зараз не відповідає, черга іншого гравця: { $asked_name }
refuse-game-is-over = гру закінчено
refuse-not-beside-board = цей стіл не стоїть поруч зі справжнім полем: тут про нього не розповідають
refuse-nothing-to-undo = нема чого брати назад
refuse-undo-not-yours = останній вибір належить іншому гравцеві: { $seat_name }
refuse-undo-chance = цього не взяти назад: втрутився випадок
refuse-undo-shown = цього не взяти назад: приховане вже показано
refuse-undo-answered = цього не взяти назад: відтоді черга перейшла до іншого гравця
refuse-undo-sealed = цього не взяти назад: натомість змініть запечатану відповідь

# Що не так із розказаним про справжнє поле.
name-yes = так
name-no = ні
name-none = нічого
fault-nothing-told = нічого не розказано
fault-too-much-told = за раз розказано { $count }; щонайбільше { $most }
fault-told-twice = це розказано двічі
fault-told-otherwise = це не узгоджується з рештою розказаного
fault-no-field = тут такого не розповідають
fault-told-number = має бути число від { $low } до { $high }
fault-told-flag = має бути «так» або «ні»
fault-told-choice = має бути щось із показаного або нічого
fault-told-values = мають бути числа від { $low } до { $high }
fault-told-some = має бути щось із показаного
fault-told-most = щонайбільше { $most }
fault-no-turn-to-end = зараз жоден ваш хід не може скінчитися
fault-not-at-rest = спершу має скінчитися те, що триває
fault-not-laid = це ще розкладає підготовка: розкажіть, коли вона скінчиться
fault-no-such-call = зараз цього не попросити
fault-no-such-option = має бути щось із показаного
fault-told-meanwhile = тим часом хтось розповів: { $now_name }
fault-not-held = { $card_name }: у цій руці такої карти бути не може
fault-seats = у це не грають, якщо гравців { $count }; можна так: { $allowed }
fault-seats-by-rule = у це не грають, якщо гравців { $count }; можна так: { $allowed } ({ $rule })
fault-unknown-game = Гри «{ $asked }» немає; найближчі: { $near }.
fault-unknown-rule = Правила { $asked } немає; найближчі: { $near }.
fault-position-file = З цього файлу грати не можна: { $line }

# Що не так із введеним або надісланим.
fault-near = може, «{ $near }»?
fault-known = є: { $known }
fault-known-more = є: { $known } і ще { $more }
fault-known-none = тут нічого такого немає
fault-within = { $what }: { $line }
fault-perhaps-more = і, можливо, ще
fault-unknown-here = «{ $told }» тут невідоме; { $right }
fault-unknown-at = { $what }: «{ $told }» невідоме; { $right }
fault-no-number = має бути ціле число, а не «{ $told }»
fault-between = { $told } не лежить між { $low } та { $high }
fault-no-text = має бути текст, а не «{ $told }»
fault-no-flag = має бути true або false, а не «{ $told }»
fault-no-list = має бути список
fault-no-object = { $what }: має бути об’єкт
fault-twice = «{ $told }» називає щось двічі
fault-unknown-language = невідома мова «{ $told }»; { $right }
fault-unknown-source = невідоме джерело випадку «{ $told }»; { $right }
fault-unknown-option = невідомий параметр «{ $option }»; { $right }
fault-option-value = параметр { $option } не може бути «{ $told }»; { $right }
fault-option-kind = параметр { $option } не може бути «{ $told }»
fault-option-later = параметр «{ $option }» з’явився у версії правил { $version }; для старіших його не вказують
fault-rules-version = версія правил { $told } невідома; ця програма має: { $known }
fault-content-version = версія компонентів { $told } невідома; ця програма має: { $known }
fault-game-module = не вдалося завантажити модуль гри «{ $module }»: { $told }
fault-module-no-game = у модулі «{ $module }» немає GAME
fault-unknown-keep = хто що тримає: «{ $told }» невідоме; { $right }
fault-keep-value = { $keep }: це не може тримати «{ $told }»; { $right }
fault-cannot-begin = { $seat_name } не може починати: місць { $count }
fault-no-secret = секрет запечатаної гри — це 64 шістнадцяткові цифри малими літерами
fault-no-rule = немає правила «{ $told }»; { $right }
fault-no-record = це не запис гри
fault-record-cut-off = це не запис гри: файл обірвано
fault-record-format = формат запису «{ $told }» невідомий; ця програма читає { $known }
fault-record-spoilt = запис гри зіпсовано: { $told }
fault-record-of-other = це запис гри «{ $told }», а не { $wanted }
fault-record-names = у записі гри місць { $seats }, а імен { $names }
fault-record-no-seed = у записі гри немає зерна; запечатану гру можна відтворити, коли її закінчено
fault-record-secret = секрет у записі гри — не той, чий хеш було оголошено
fault-record-seat = запис гри, вибір { $number }: «{ $told }» має починатися з місця; { $right }
fault-record-choice = запис гри, вибір { $number }: «{ $told }» там неможливе ({ $rule })
fault-record-answered = запис гри, вибір { $number }: { $seat_name } — відповідь уже є
fault-record-not-over = у записі є результат, але його вибори не закінчують гри
fault-record-result = якщо зіграти цей запис, результат інший, ніж у ньому стоїть
fault-record-long = у записі гри виборів { $count }, щонайбільше може бути { $most }
fault-without-pack = це зроблено без набору: не вказуйте «{ $pack }»
fault-other-content = це зроблено з іншими компонентами, ніж тут (версія { $version }): укажіть набір, з яким грали
fault-no-position = це не позиція
fault-position-format = формат позиції «{ $told }» невідомий; тут { $known }
fault-position-of-other = це позиція гри «{ $told }», а не { $wanted }
fault-position-set-up = позиція: seats має бути цілим числом, version теж, options — об’єктом
fault-position-misfits = table: записи не узгоджуються між собою
fault-agenda-misfits = agenda: { $step } не підходить до цього столу
fault-agenda-no-choice = agenda: { $step } не лишає вибору: { $seat_name }
fault-agenda-list = agenda має бути списком кроків, наступний перший
fault-no-step = agenda: { $told } — це не крок: потрібна назва у «step»
fault-step-fields = agenda: { $step } має містити саме це: { $needed }
fault-nobody-sits = agenda: { $step }: такого місця за столом немає: { $seat_name }
fault-no-winners = result: переможці мають бути серед цих: { $known }
fault-zone-list = zones: { $zone } має бути списком карт, щонайбільше { $most }, або їхнім числом
fault-zone-not-left = zones: { $zone }: стільки карт не лишилося: { $count }
fault-card-too-often = zones: карта { $card_name } стоїть там надто часто або не у грі
fault-cards-nowhere = zones: цих карт немає ніде: { $cards }
fault-memory-impossible = memory: { $seat_name }: можливою має вважатися кожна карта, що лежить у { $zone }
fault-sealed-secret = chance: запечатана позиція потребує своєї таємниці
fault-chance-numbers = chance: «a» має бути числом як текстом, «b» числом, у межах
fault-not-sealed = sealed: { $seat_name }: «{ $told }» там не пропонується
fault-not-underway = underway: це не відповідь, що чекає на сказаний наслідок
fault-no-file = { $file }: такого файлу немає
fault-file-barred = { $file }: до цього файлу немає доступу
fault-file-is-folder = { $file }: це тека; назвіть файл у ній
fault-file = { $file }: помилка файлу: { $told }
fault-no-folder = { $file }: теки { $folder } немає; спершу створіть її
fault-cannot-make = { $file }: не вдалося створити: { $told }
fault-cannot-write = не записати { $file }: такої теки немає або писати туди не можна
fault-read-only = { $file }: сюди не записати: файл лише для читання або іншого користувача
fault-folder-read-only = { $file }: до теки { $folder } не можна писати, а сховище тримає там журнал
fault-no-json = { $file }: це не JSON
fault-file-cut-off = { $file }: це не JSON: файл обірвано
fault-no-toml = { $file }: це не TOML: { $told }
fault-no-utf8 = { $file }: це не текст UTF-8
fault-no-document = { $file }: це не позиція і не запис гри
fault-record-not-position = { $file }: це запис гри, а не позиція; позицію з нього зробить «ragnatafl position write»
fault-file-of-game = { $file }: це гра «{ $told }», а не { $wanted }
fault-pack-of-other = це набір для { $told }, а не для { $wanted }
fault-pack-no-folder = набір { $file }: такої теки немає
fault-pack-file = { $file }: не прочитати: { $told }
fault-pack-empty = у наборі { $pack } немає жодного файлу компонентів; бувають: { $known }
fault-no-content-file = { $file }: такого файлу компонентів не буває; { $right }
fault-no-entries = { $file }: немає записів; бувають: { $known }
fault-no-such-entries = { $file }: «{ $told }» не замінити; { $right }
fault-entries-begin = { $file }: «{ $told }» не замінити: записи починаються з [[{ $told }]]
fault-entry-no-id = { $file }: [[{ $entries }]] { $number }: має бути id, текст
fault-entry-versions = { $file }: { $id }: у набору немає версій: не вказуйте since та until
fault-entry-not-new = { $file }: { $id }: це в нас уже є; щоб замінити, не вказуйте «new»
fault-entry-id = { $file }: { $id }: в id щонайбільше 40 літер і цифр, між ними поодинокі дефіси
fault-entry-our-word = { $file }: { $id }: це наше слово, дайте інший id
fault-entry-too-like = { $file }: { $id }: надто схоже на наше «{ $known }», дайте інший id
fault-unknown-bot = невідомий бот «{ $told }»; { $right }
fault-bot-workers = бот «{ $told }»: немає кількості процесів, як у «{ $right }»
fault-bot-budget = бот «{ $told }»: потрібні спроби або секунди на рішення, як у «{ $level }:400» чи «{ $level }:0.5s»
fault-budget-iterations = потрібна хоча б 1 спроба
fault-budget-seconds = секунд має бути більше за 0
fault-budget-workers = процесів має бути від 1 до { $most }, а не { $told }
fault-unknown-player = невідомий гравець «{ $told }»; { $right }
fault-players = --players: місць { $seats }, а гравців названо { $named }; для кожного місця назвіть me або когось із цих: { $levels }
fault-bot-counted = --players: { $bot } не може грати картами, які лише рахують
fault-eyes = --eyes: невідоме місце «{ $told }»; { $right }
fault-unknown-kind = невідомий вид «{ $told }»; є: { $known }
fault-no-lesson = немає уроку «{ $told }»; { $right }
fault-no-scene = немає сцени «{ $told }»; { $right }
fault-which-game = яка гра? назвіть її, наприклад «ragnatafl { $command } runics», або дайте --from ФАЙЛ
fault-too-many-names = --names: імен { $names }, а за столом людей { $people }
fault-beside-from = { $option } не може стояти поруч із --from: це вже сказано у файлі
fault-own-seed = --seed: збережена гра має власне зерно
fault-keep-asked = --keep — для справжнього поля: потрібне --source asked
fault-keep-pair = --keep: «{ $told }» має бути НАЗВА=ХТО, наприклад die=app,hands=app
fault-no-name = --names: «{ $told }» — це не ім’я: від 1 до { $most } літер, між іменами коми
fault-same-names = --names: двох людей з одним іменем не розрізнити
fault-no-point = --at { $told }: у записі гри є моменти від 0 до { $most }
fault-depth = --depth { $told }: має бути від 1 до { $most }
fault-no-state = --state має бути одним із цих: { $known }, а не «{ $told }»
fault-no-age = «{ $told }» — це не вік: пишіть 12h, 90d, 8w або 1y
fault-say-yes = нема кому погодитися: щоб прибрати, додайте --yes
fault-gather-or-fit = --gather грає ігри, а --fit не грає: щось одне за раз
fault-no-such-hands = --on має бути here, ray або ray://HOST:PORT, а не «{ $told }»
fault-no-workers = потрібен щонайменше 1 процес, а не { $told }
fault-worker-lost = процес загинув на тих самих іграх стільки разів: { $count }
fault-worker-lost-kept = процес загинув на тих самих іграх стільки разів: { $count }; зігране збережено
fault-worker-lost-unkept = процес загинув на тих самих іграх стільки разів: { $count }; із { $option } зігране було б збережено
fault-needs-extra = для { $what } потрібно більше: pip install 'ragnatafl[{ $extra }]'
fault-no-cluster = за адресою { $address } немає кластера Ray: { $told }
fault-other-program = на { $host } інша версія Ragnatafl: вона зіграла б інші ігри
fault-no-program = на машині кластера { $address } немає Ragnatafl: встановіть його на кожній
fault-games-count = ігор має бути від 1 до { $most }
fault-too-many-bots = ботів { $count }, а місць лише { $seats }
fault-no-parquet = { $file }: це не файл Parquet, або він обірваний
fault-parquet-of-other = { $file }: це не ігри Ragnatafl
fault-parquet-format = { $file }: формат даних { $told } невідомий, ця програма знає { $known }
fault-other-plan = у { $file } ігри за іншим планом ({ $told }): назвіть іншу теку
fault-foreign-games = { $file }: ці ігри за іншим планом ({ $told }), ніж їхня тека
fault-no-collection = { $file }: тут немає ігор Ragnatafl
fault-no-plan = { $file }: це не план ігор
fault-no-games = немає ігор, про які розповідати
fault-no-store = { $file }: такого сховища немає
fault-store-not-empty = { $file }: там уже є столи, поверх них нічого не копіюють
fault-store-foreign = { $file }: це файл іншої програми, а не сховище столів
fault-store-newer = { $file }: записано новішою програмою (версія { $told }, а не { $known })
fault-store-open = { $file }: його вже відкрив інший сервер
fault-store-locked = { $file }: його замкнула інша програма
fault-no-database = { $file }: база даних не відповідає: { $told }
fault-database-address = адресу бази даних не прочитати: пишіть postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, а знаки на кшталт / @ % у паролі — як %2F %40 %25
fault-pack-of-none = набір { $pack } не підходить до жодної з наших ігор: { $known }
fault-public-url = public url: «{ $told }» має бути як https://tafl.example, без шляху
fault-no-default-store = { $file }: сховище тут не створити ({ $told }); назвіть файл через --db
fault-backup-is-file = резервна копія — це файл; у базу даних копіює «ragnatafl db copy»
fault-backup-there = { $file }: такий файл уже є; резервна копія — це новий файл
fault-needs-postgres = для сховища в PostgreSQL потрібні ще бібліотеки: pip install 'ragnatafl[postgres]'
fault-worker-database = worker бере роботу з бази даних: назвіть її через --db postgresql://...
fault-one-worker = --workers тут має бути щонайменше 1
fault-no-port = порт { $told } не лежить між 0 та 65535
fault-cannot-listen = за адресою { $host }, порт { $port }, слухати не вдалося: { $told }
fault-setting-value = { $what }: { $setting } має бути { $right }, а не { $told }
fault-settings-shown = усі покаже «ragnatafl config»
fault-one-of = одним із { $known }
fault-from-to = числом від { $low } до { $high }
fault-networks = адресами чи мережами, як 192.168.1.7 або 10.0.0.0/8
fault-web-address = адресою, як https://tafl.example
fault-token-letters = з 16 чи більше літер або порожнім
fault-true-or-false = true або false
fault-a-whole-number = цілим числом
fault-a-number = числом
fault-a-text = { "\"текстом\"" }
fault-a-list = { "[\"списком\", \"текстів\"]" }
fault-no-table = немає столу «{ $told }»
fault-no-persons-seat = місце { $told } — не людини; місця людей: { $known }
fault-ban-days = не пускати можна від 1 до { $most } днів, або 0: назавжди
fault-not-banned = { $told }: заборони немає
fault-no-line = у «{ $place }» немає репліки { $told }
fault-announce-minutes = оголошення висить до { $most } хвилин, або 0: назавжди
fault-link-old = це посилання вже не діє; нове зробить «ragnatafl admin link»
fault-link-used = це посилання вже використали; нове зробить «ragnatafl admin link»
fault-no-whom = «{ $told }» — не адреса й не мережа, як 203.0.113.7 або 203.0.113.0/24, і не браузер: 64 знаки, як їх називає «ragnatafl admin show»

# Що каже стіл у терміналі.

# Люди за столом, якщо вони не назвалися.
ui-seat-astrid = Астрід
ui-seat-bjorn = Бйорн
ui-seat-dagny = Даґні
ui-seat-eirik = Ейрік
ui-seat-freydis = Фрейдіс
ui-seat-gunnar = Ґуннар

# Що можна ввести; англійські слова розуміються всіма мовами.
ui-word-undo = назад
ui-word-hint = підказка
ui-word-try = спробувати
ui-word-why = чому
ui-word-rules = правила
ui-word-board = стіл
ui-word-more = далі
ui-word-scores = рахунок
ui-word-log = журнал
ui-word-change = змінити
ui-word-standing = сталі
ui-word-save = зберегти
ui-word-help = довідка
ui-word-quit = вийти
ui-yes = так
ui-automa = автома
ui-tale = Хід: { $who }
ui-tale-of-all = За столом

ui-tip = Введіть номер або частину варіанта, щоб скоротити список; «довідка» розкаже, що ще можна ввести.
ui-help =
    Відповідайте номером варіанта, його словами або їх частиною, щоб скоротити список:
    якщо лишиться один варіант, Enter обере його. Крім того, можна ввести:
ui-help-undo = взяти назад свій останній вибір
ui-help-hint = запитати бота, що зробив би він
ui-help-try = з номером: побачити стіл таким, яким він був би після цього варіанта
ui-help-why = правило, за яким поставлено запитання; також із номером варіанта, з правилом, після відмови; з іменем бота: що він має на меті
ui-help-rules = розділи правил; з номером правила: його текст
ui-help-board = ще раз стіл і всі варіанти
ui-help-more = наступні варіанти довгого списку
ui-help-scores = рахунок на цю мить
ui-help-log = що сталося, останні 20 рядків; з числом: стільки рядків; «журнал усе»: геть усе
ui-help-change = з ім’ям: цей гравець змінює запечатану відповідь, доки не зібрано всіх
ui-help-standing = з номером: відмовитися від чогось на певний час або скасувати це
ui-help-save = з назвою файлу: зберегти запис гри
ui-help-help = ця сторінка
ui-help-quit = встати з-за столу

ui-more =
    { $left ->
        [one] … ще { $left } варіант: його покаже Enter або «далі»
        [few] … ще { $left } варіанти: їх покаже Enter або «далі», а частина варіанта скоротить список
        [many] … ще { $left } варіантів: їх покаже Enter або «далі», а частина варіанта скоротить список
       *[other] … ще { $left } варіанта: їх покаже Enter або «далі», а частина варіанта скоротить список
    }
ui-only-one-left = Enter обирає цей варіант.
ui-no-such-number = Варіанта { $number } немає: введіть номер від 1 до { $last }.
ui-did-you-mean = Може, ви мали на увазі «{ $word }»?
ui-told-so-far = Вже названо: { $faces }
ui-forced = Лишився єдиний варіант, тож його обрано: { $option }
ui-for = (за гравця: { $who })
ui-thinks = { $who } думає…
ui-taken-back = Взято назад.
ui-hint = { $bot } радить { $number }: { $option }
ui-hint-only = Іншого варіанта немає.
ui-aim = { $who } має на меті: { $what }
ui-aim-unseen = { $who }: з того, що ви бачите, мети не видно.
ui-hint-gains = Це дає:
ui-hint-gives-up = За це доведеться віддати:
term-game-ends = кінець гри
ui-hint-expects = Бот очікує далі:
ui-hint-turn = { $who }: { $option }
ui-hint-outlook = Ваші перспективи після цього, на думку бота: { $count } зі 100, де 50 — рівновага.
ui-hint-second =
    Наступний за якістю варіант: { $option } ({ $gap ->
        [near] майже такий самий
        [little] трохи гірший
        [clear] помітно гірший
       *[far] набагато гірший
    }, { $count } зі 100).
ui-hint-second-less = Він дав би менше:
ui-hint-second-more = Він дав би більше:
ui-no-hint-for-chance = Жоден бот не знає, що принесе випадок: назвіть те, що бачите.
ui-no-hint-for-counted = Жоден бот не знає карт, які ви тримаєте: їх лише пораховано.
ui-try-what = Який варіант спробувати? Введіть «спробувати» і номер від 1 до { $last }.
ui-tried = Після «{ $option }» стіл виглядав би так; поки що нічого не обрано.
ui-cannot-try = Спробувати не можна: стало б видно те, що має показати лише сам вибір.
ui-no-such-rule = Правила { $rule } немає; найближчі: { $near }.
ui-rules-none = Про «{ $words }» у правилах нічого немає; найближче: { $near }.
ui-rules-which = Правила якої гри? Є: { $games }.
ui-count-game = гра
ui-count-language = мова
ui-count-ids = правил
ui-count-paragraphs = абзаців
ui-count-sentences = речень
ui-count-scenes = малюнків
ui-count-terms = термінів
ui-log-more =
    { $left ->
        [one] … раніше ще { $left } рядок: «журнал усе» покаже геть усе
        [few] … раніше ще { $left } рядки: «журнал усе» покаже геть усе
        [many] … раніше ще { $left } рядків: «журнал усе» покаже геть усе
       *[other] … раніше ще { $left } рядка: «журнал усе» покаже геть усе
    }

ui-confirm-unseen = «{ $option }» не можна буде взяти назад: втрутиться випадок або буде показано приховане. Enter або «так» — зробити, будь-що інше — ні:
ui-confirm-answered = «{ $option }» не можна буде взяти назад: далі черга іншого гравця. Enter або «так» — зробити, будь-що інше — ні:

ui-curtain = { $who }, натисніть Enter, коли будете готові.
ui-pause = Натисніть Enter, щоб продовжити.
ui-sealed = Цю відповідь запечатують: ніхто не дізнається її, доки не зібрано всіх.
ui-sealed-so-far = Ваша відповідь поки що: { $option }
ui-sealed-in = Відповідь запечатано.
ui-may-change = Хто хоче змінити запечатану відповідь, хай введе своє ім’я: { $who }
ui-change-who = Хто хоче змінити відповідь? Введіть «змінити» та ім’я: { $who }
ui-change-nobody = Немає запечатаних відповідей, які можна було б змінити.

ui-save-where = Куди зберегти? Введіть «зберегти» і назву файлу.
ui-saved =
    { $choices ->
        [one] Збережено у { $file }: { $choices } вибір.
        [few] Збережено у { $file }: { $choices } вибори.
        [many] Збережено у { $file }: { $choices } виборів.
       *[other] Збережено у { $file }: { $choices } вибору.
    }
ui-saved-running = Щоб грати далі: ragnatafl play --from { $file } --players { $players }
ui-saved-sealed = Секрету цієї гри не буде в записі, доки її не закінчено; до того ніхто не зможе її відтворити.
ui-save-failed = Не вдалося записати { $file }: { $reason }
ui-save-foreign = Файл { $file } вже є, і це не запис гри: оберіть іншу назву.
ui-save-offer = Щоб зберегти запис, введіть назву файлу або просто натисніть Enter:
ui-quit-save = Щоб спершу зберегти гру, введіть назву файлу або просто натисніть Enter, щоб вийти:
ui-left = Гру залишено незакінченою.
ui-input-ended =
    { $choices ->
        [one] Введення скінчилося після { $choices } вибору, нічого не збережено; щоб грати, запустіть ragnatafl play { $game } у терміналі або подавайте по одній відповіді в рядку (номер чи текст).
       *[other] Введення скінчилося після { $choices } виборів, нічого не збережено; щоб грати, запустіть ragnatafl play { $game } у терміналі або подавайте по одній відповіді в рядку (номер чи текст).
    }

ui-won =
    { $count ->
        [0] Гру закінчено. Не переміг ніхто.
        [one] Гру закінчено. Перемагає { $who }!
       *[other] Гру закінчено. Спільна перемога: { $who }
    }
ui-lost =
    { $count ->
        [one] Ви програли. Перемагає { $who }!
       *[other] Ви програли. Спільна перемога: { $who }
    }
ui-points = очки
ui-seed = Зерно цієї гри: { $seed }. З --seed { $seed } карти роздадуть так само.
ui-sealed-hash = Випадок запечатано. SHA-256 його секрету, запишіть собі: { $hash }
ui-sealed-secret = Секрет цієї гри: { $secret }
ui-sealed-verify = Щоб перевірити кожне тасування: ragnatafl verify { $file } --hash { $hash }

ui-replay-point = { $point } з { $last }
ui-replay-keys = Enter далі · b назад · номер перейти · s початок · e кінець · q вийти:

ui-simulating = ігри
ui-exporting = ігри
ui-exported-decisions = рішень: { $rows }, ігор: { $games }: { $file }
ui-exported-games = ігор: { $games }: { $file }

# What `ragnatafl report` tells.
ui-report-title = { $game }: як вона грається
ui-report-lead = Ігор: { $games }; грають { $bots }; гравців: { $seats }; зерно { $seed }; версія правил { $rules }, версія вмісту { $content }
ui-report-lead-options = Розкладка: { $options }
ui-report-lead-pack = Набір вмісту: { $pack }
ui-report-lead-against = Порівняно з тими самими іграми, зіграними з набором { $pack }
ui-report-lead-rates = За частками стоять 95 % інтервали. «Випадок» — як часто сама випадковість завела б так далеко; де порівнюється багато чого відразу, це враховано (за Бенджаміні й Гохбергом), а менше за 0,05 позначено. Те, що йде поруч із перемогою, не мусить бути її причиною.
ui-report-written = ігор: { $games }: { $file }
ui-report-contents = Зміст
ui-report-nothing = Нічого.
ui-report-rows = Усі рядки: { $count }
ui-report-search = Знайти
ui-report-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
ui-report-section-games = Ігри
ui-report-section-things = Карти та інші речі
ui-report-section-course = Очки та відігравання
ui-report-section-asked = Запитання
ui-report-section-rulebook = Правила
ui-report-section-changed = Що змінює набір
ui-report-endings = Як ігри закінчуються
ui-report-endings-about = За правилом, яке їх закінчило, з медіаною раундів (де гра їх лічить) і ходів.
ui-report-lengths = Які вони довгі
ui-report-lengths-about = Половина ігор лежить у межах прямокутника, дев’ять із десяти — між кінцями лінії.
ui-report-seats = Місця за столом
ui-report-seats-about = Як часто перемагало кожне місце поруч зі справедливою часткою (вертикальна позначка).
ui-report-bots = Гравці
ui-report-bots-about = Як часто перемагав кожен бот і як довго думав над вибором.
ui-report-deeds = Що вибирають
ui-report-deeds-about = Про все, чого торкається варіант: як часто його можна було вибрати, як часто вибрали і як часто перемагали місця, що вибрали його хоча б раз. На малюнку — різниця зі справедливою часткою, найкращі й найгірші.
ui-report-happenings = Що стається
ui-report-happenings-about = Те саме про все, що стається з річчю, вибрано це чи ні.
ui-report-unmet = Жодного разу не трапилося
ui-report-unmet-about = Речі, які можна обрати чи назвати поіменно, але яких у жодній грі не обрали й не назвали; тих видів, що траплялися.
ui-report-pace = Очки протягом гри
ui-report-pace-about = Середні очки переможців та інших, від першого запитання до останнього.
ui-report-comebacks = Відігравання
ui-report-comebacks-about = У скількох іграх майбутній переможець веде або є останнім у кожну мить і який стан посеред гри.
ui-report-questions = Скільки запитань
ui-report-questions-about = Запитання вимушене, якщо можлива лише одна відповідь.
ui-report-widths = Скільки варіантів
ui-report-widths-about = Запитання за кількістю варіантів.
ui-report-rules = Правила, що трапляються
ui-report-rules-about = Правила, за якими щось запитали або щось сталося.
ui-report-unmet-rules = Правила, що не трапилися
ui-report-unmet-rules-about = Правила, за якими щось можна запитати чи повідомити, але в жодній грі цього не було. Що лише виконується, без слів, тут не враховано.
ui-report-changed-shares = Кінцівки та місця
ui-report-changed-shares-about = Різниця в сотих, гра за грою з тим самим зерном.
ui-report-changed-counts = Тривалість і очки
ui-report-changed-counts-about = Середня різниця ігор із тим самим зерном.
ui-report-changed-deeds = Що вибирають частіше чи рідше
ui-report-changed-deeds-about = З того, що можна було вибрати без набору та з ним; спершу те, що є лише на одному боці, далі найпевніші зміни.
ui-report-measure-rounds = раунди
ui-report-measure-turns = ходи
ui-report-measure-questions = запитання
ui-report-measure-choices = справжні вибори
ui-report-measure-forced = вимушені запитання
ui-report-measure-best = очки найкращого
ui-report-measure-gap = відрив від другого
ui-report-measure-behind = переможець позаду посеред гри
ui-report-measure-ending = кінець: { $ending }
ui-report-measure-seat = переміг: { $seat }
ui-report-col-seats = гравців
ui-report-col-ending = кінець
ui-report-col-games = ігор
ui-report-col-share = частка
ui-report-col-rounds = раундів
ui-report-col-turns = ходів
ui-report-col-measure = міра
ui-report-col-mean = середнє
ui-report-col-q5 = 5 %
ui-report-col-q25 = 25 %
ui-report-col-q50 = медіана
ui-report-col-q75 = 75 %
ui-report-col-q95 = 95 %
ui-report-col-seat = місце
ui-report-col-won = перемог
ui-report-col-lift = від справедливої частки
ui-report-col-points = очки
ui-report-col-bot = бот
ui-report-col-seconds = с/вибір
ui-report-col-thing = річ
ui-report-col-kind = вид
ui-report-col-deed = вибрано як
ui-report-col-event = подія
ui-report-col-offered = пропонували
ui-report-col-taken = вибрали
ui-report-col-picked = вибрали із запропонованого
ui-report-col-luck = випадок
ui-report-col-times = разів
ui-report-col-of-games = з усіх ігор
ui-report-col-at = частина гри
ui-report-col-winner = очки переможця
ui-report-col-others = очки інших
ui-report-col-led = переможець веде
ui-report-col-last = переможець останній
ui-report-col-leader-wins = лідер половини перемагає
ui-report-col-from-behind = переможець був позаду
ui-report-col-from-last = переможець був останнім
ui-report-col-changes = змін лідера
ui-report-col-a-game = за гру
ui-report-col-a-turn = за хід
ui-report-col-forced = вимушених
ui-report-col-forced-a-turn = вимушених за хід
ui-report-col-width = варіантів
ui-report-col-widest = найбільше варіантів
ui-report-col-options = варіантів
ui-report-col-rule = правило
ui-report-col-text = що воно каже
ui-report-col-in-games = в іграх
ui-report-col-pairs = пар
ui-report-col-before = без набору
ui-report-col-after = з набором
ui-report-col-difference = різниця
ui-report-col-from = від
ui-report-col-to = до
ui-report-col-picked-after = з набором
ui-report-col-won-after = перемог із набором

ui-results =
    { $seats ->
        [one] { $game }: { $seats } гравець, зерно { $seed }
        [few] { $game }: { $seats } гравці, зерно { $seed }
        [many] { $game }: { $seats } гравців, зерно { $seed }
       *[other] { $game }: { $seats } гравця, зерно { $seed }
    }
ui-column-bot = бот
ui-column-games = ігор
ui-column-wins = перемог
ui-column-shared = спільних
ui-column-rate = частка
ui-column-interval = 95 %
ui-column-score = очки
ui-column-decisions = рішень
ui-column-ending = кінець
ui-column-share = частка
ui-column-rounds = раундів (медіана)
ui-ending-stopped = зупинено
ui-ending-all = усі ігри
ui-column-seconds = с/рішення
ui-column-option = перший варіант
ui-column-depth = глибина
ui-column-sequences = послідовностей
ui-sum = разом

ui-position-written =
    { $point ->
        [one] Позицію після { $point } вибору записано у { $file }.
       *[other] Позицію після { $point } виборів записано у { $file }.
    }
ui-position-good = { $file }: справна позиція гри { $game }. Відповідає { $who }: { $prompt } ({ $rule })
ui-position-over = { $file }: справна позиція гри { $game }. Гру закінчено.

ui-verified-hash = Секрет саме той, чий SHA-256 було оголошено: { $hash }
ui-verified-nonce = Домішав гравець { $who }, як ви й записали: { $nonce }
ui-verified-seals = Домішане відповідає печаткам, які дали, перш ніж щось показали.
ui-verified-unopened = Запечатано, але так і не розпечатано й не домішано: { $who }
ui-verified =
    { $choices ->
        [one] Кожне тасування і { $choices } вибір ведуть до записаного результату. Перемога: { $who }
        [few] Кожне тасування і всі { $choices } вибори ведуть до записаного результату. Перемога: { $who }
        [many] Кожне тасування і всі { $choices } виборів ведуть до записаного результату. Перемога: { $who }
       *[other] Кожне тасування і всі { $choices } вибору ведуть до записаного результату. Перемога: { $who }
    }
ui-verified-running =
    { $choices ->
        [one] Кожне тасування і { $choices } вибір відтворюються; гру ще не закінчено.
        [few] Кожне тасування і всі { $choices } вибори відтворюються; гру ще не закінчено.
        [many] Кожне тасування і всі { $choices } виборів відтворюються; гру ще не закінчено.
       *[other] Кожне тасування і всі { $choices } вибору відтворюються; гру ще не закінчено.
    }
ui-misfit-source = { $file }: випадок ішов із джерела «{ $source }», нічого не було оголошено; перевірити можна лише ігри з '--source sealed'
ui-misfit-secret = { $file }: містить інший секрет, ніж даний із --secret
ui-misfit-no-secret = { $file }: секрету ще немає, гру не закінчено: дограйте її або дайте --secret
ui-misfit-hash-record = { $file }: SHA-256 секрету { $hash }, а в записі { $wanted }: це не та гра, чий хеш було оголошено
ui-misfit-hash-noted = { $file }: SHA-256 секрету { $hash }, а з --hash дано { $wanted }: це не та гра, чий хеш було оголошено
ui-misfit-no-hash = { $file }: не містить оголошеного хешу: дайте той, що вам показали, з --hash
ui-misfit-nonce = { $file }: надіслане вашим браузером, { $nonce }, не домішано; домішано: { $mixed }
ui-misfit-seal = { $file }: домішане гравцем { $who } не відповідає печатці в записі
ui-misfit-replay = { $file }: із цим секретом вибори не відтворюються: { $fault }

ui-game-seats = Гравців: { $seats }
ui-game-version = Версія правил: { $version }
ui-game-content = Складників: { $total }; з книги правил { $seed }, з відкритих джерел { $public }, наших пропозицій { $proposed }
ui-game-marks = Окремі відомості в наших пропозиціях: з книги правил { $seed }, з відкритих джерел { $public }
ui-column-option-name = налаштування
ui-column-default = зазвичай
ui-column-meaning = що воно змінює

# Карти, планшети й жетони, щоб читати.
ui-word-card = карта
ui-help-card = з назвою: що каже карта, планшет чи жетон і де вони тепер
ui-source-seed = Є в правилах
ui-source-public = Розповіли люди, які мають коробку
ui-source-proposed = Наша власна пропозиція
ui-lies-hidden = приховано: { $places }
ui-lies-nowhere = не в цій грі
ui-no-such-card = Нічого з назвою «{ $card }» тут немає; найближче: { $near }
ui-card-what = Яка карта? Наберіть «карта» й назву або її частину.
ui-cards-none = Ніщо не пасує до «{ $words }»; найближче: { $near }
ui-cards-found =
    { $count ->
        [one] { $count } річ
        [few] { $count } речі
       *[other] { $count } речей
    }

# Шанси, як їх можна порахувати з того, що видно читачеві. $chance є одним із перших чотирьох.
chance-title = Імовірності, наскільки ви можете знати
chance-percent = { $percent } %
chance-within = { $percent } % (від { $low } до { $high })
chance-above = понад { $percent } %
chance-below = менш ніж { $percent } %
gain-chance = перемога { $percent } %
chance-win = імовірність перемоги { $chance }
chance-kill = імовірність убити { $chance }
chance-with = з вашою найкращою картою: { $card }
chance-with-any = хоч би що ви зіграли
chance-with-laid = з картою, яку ви поклали: { $card }
chance-with-pass = якщо ви спасуєте, і це для вас найкраще
chance-if-pass = якщо ви спасуєте
chance-call = якщо більше ніхто не приєднається

ui-standing-may = сталі { $number }: { $what }
ui-standing-holds = сталі { $number } скасовує: { $what }
ui-standing-none = Тут немає нічого, від чого можна відмовитися на певний час.
ui-standing-given = За вас дано сталу відповідь: { $option }
ui-pick-all = усі
ui-picked = Вибрано: { $members }
ui-pick-missing = Чогось бракує: виберіть ще.
ui-pick-tip = Введіть номери, можна кілька одразу; «усі» вибирає все, -1 повертає.
ui-pick-tip-whole = Enter підтверджує; номери додають, «усі» вибирає все, -1 повертає.

# Боти за рівнями, і які вони сильні за вимірами: $wins ігор із 10.
ui-level-thrall = трел: грає навмання
ui-level-bondi = бонд: для першої гри, бере те, що непогано
ui-level-karl = карл: бере те, що здається найкращим
ui-level-jarl = ярл: думає наперед
ui-level-konung = конунг: думає найдовше і судить найкраще
ui-rivals =
    { $count ->
        [0] саму гру
        [1]
            { $others ->
                [thrall] одного трела
                [bondi] одного бонда
                [karl] одного карла
                [jarl] одного ярла
                [konung] одного конунга
               *[other] одного { $others }
            }
        [2]
            { $others ->
                [thrall] двох трелів
                [bondi] двох бондів
                [karl] двох карлів
                [jarl] двох ярлів
                [konung] двох конунгів
               *[other] двох { $others }
            }
       *[other]
            { $others ->
                [thrall] трьох трелів
                [bondi] трьох бондів
                [karl] трьох карлів
                [jarl] трьох ярлів
                [konung] трьох конунгів
               *[other] трьох { $others }
            }
    }
ui-strength =
    { $wins ->
        [0] перемагає { $rivals } дуже рідко
        [10] перемагає { $rivals } майже завжди
        [one] перемагає { $rivals } { $wins } раз із 10
        [few] перемагає { $rivals } { $wins } рази з 10
       *[other] перемагає { $rivals } { $wins } разів із 10
    }
ui-rival =
    { $one ->
        [game] їй
        [thrall] одному трелу
        [bondi] одному бонду
        [karl] одному карлу
        [jarl] одному ярлу
        [konung] одному конунгу
       *[other] одному { $one }
    }
ui-weakness =
    { $losses ->
        [0] програє { $rival } дуже рідко
        [10] програє { $rival } майже завжди
        [one] програє { $rival } { $losses } раз із 10
        [few] програє { $rival } { $losses } рази з 10
       *[other] програє { $rival } { $losses } разів із 10
    }

## Looking back upon a game
ui-analysing = Розбираємо партію
ui-analysis-title = { $game }: розбір партії
ui-analysis-who = Гравець
ui-analysis-start = Шанс на початку
ui-analysis-luck = Від удачі
ui-analysis-lost = Втрачено за вибір
ui-analysis-end = Наприкінці
ui-analysis-chart = Шанси всіх на перемогу протягом партії, переломні моменти позначено
ui-analysis-turning-points = Переломні моменти
ui-analysis-turn = Вибір { $number }, { $who }: { $option }
ui-analysis-chance = випадок
ui-analysis-swing = { $who }: { $before } % → { $after } %
ui-analysis-by-luck = Радше удача, ніж вибір.
ui-analysis-by-choice = Радше вибір, ніж удача.
ui-analysis-missed = Де втрачено найбільше
ui-analysis-missed-choice = Вибір { $number }, { $who }: { $option } ({ $chance } %)
ui-analysis-better = краще: { $option } ({ $chance } %)
ui-analysis-nothing = Нічого вартого згадки.
ui-analysis-decisions = Усі рішення
ui-analysis-decisions-of = { $who }, рішень: { $count }
ui-analysis-open = з відкритими картами: { $before } % → { $after } %
ui-analysis-also = також: { $option } ({ $chance } %)
ui-analysis-mark = Переломний момент { $number }
ui-analysis-explained = Шанси оцінено з відкритими картами. Удача — це те, що випало, мінус те, що випадає в середньому, коли випадок розіграти наново. Втрачене вибором — те, що зберегли б кращі рішення, наскільки гравець міг бачити.

# Що сервер каже в терміналі, коли починає.
ui-serve-at = Ragnatafl за адресою { $address }  (столи зберігаються в { $store }; Ctrl-C завершує роботу)
ui-serve-already = Ragnatafl уже працює за адресою { $address }  (столи зберігаються в { $store })
ui-serve-others = Для інших:      { $address }
ui-serve-no-network = Не знайдено мережі, у якій інші могли б до нього дістатися.
ui-serve-open = Кожен, хто може дістатися до цієї машини, може відкривати тут столи.
ui-worker-at =
    { $count ->
        [one] Ragnatafl думає для { $store }: { $count } процес (Ctrl-C завершує роботу)
        [few] Ragnatafl думає для { $store }: { $count } процеси (Ctrl-C завершує роботу)
       *[other] Ragnatafl думає для { $store }: { $count } процесів (Ctrl-C завершує роботу)
    }

# Тренер уроків, у браузері й терміналі.
ui-lesson-minutes = близько { $count ->
    [one] { $count } хвилини
   *[other] { $count } хвилин
  }
ui-coach-astray = Так можна, але урок іде тут іншим шляхом. Заберіть хід назад.
ui-coach-done = Чудово.
ui-coach-finished = Ви пройшли цей урок.
ui-coach-gone = Цей урок змінився, відколи ви тут були. Почніть його знову.
ui-coach-at = { $lesson }: { $number } з { $total }
ui-coach-marked = Позначено: { $things }
ui-coach-tip = Відповідайте, як за столом, або введіть: { $words }.
ui-coach-enter-back = Натисніть Enter, щоб забрати хід назад.
ui-coach-left = Продовжити можна будь-коли: ragnatafl learn.
ui-coach-would = Тренер вибрав би { $number }: { $option }  («{ $word }» вимикає це)
ui-coach-marks = Тренер знову каже, що вибрав би він.
ui-coach-no-marks = Тренер більше не каже, що вибрав би він; «{ $word }» вмикає це знову.
ui-word-coach = тренер
ui-word-show = показати
ui-word-what = якщо
ui-word-back = попередній
ui-word-again = спочатку

### Клуб.

fault-no-such-person = за цією адресою тут нікого не знають
fault-no-such-tournament = такого турніру немає: посилання хибне
fault-pairing-few = гравців ({ $told }) не розвести за столи: треба щонайменше двох
fault-tournament-automas = у цій грі частину місць грають правила, тож турнірів у ній немає
fault-tournament-rounds = турів має бути від 1 до { $most }
fault-tournament-name = турніру потрібна назва
fault-tournament-nameless = скажіть, як вас звати
fault-not-a-number = «{ $told }» — не число
### The club: alerts

alert-page = Сповіщення
alert-page-about = Коли настане ваш хід, а вас немає за столом, ми сповістимо вас. Про кілька столів надходить одне повідомлення, і про кожен — лише раз, доки ви там не побуваєте.
alert-page-links = Посилання в повідомленнях ведуть просто до столу. Нікого іншого вони не впускають: ви сидите там у браузерах, яким належить ваше місце.
alert-said-added = Відтепер ви отримуватимете сповіщення і так.
alert-said-removed = Так ви більше не отримуватимете сповіщень.
alert-said-tested = Пробне сповіщення вже в дорозі.
alert-said-kept = Ваші побажання збережено.
alert-said-confirm = На цю адресу надіслано лист. Перейдіть за посиланням у ньому, і відтоді сповіщення надходитимуть туди.
alert-said-on = Ви отримуватимете сповіщення про цей стіл.
alert-said-off = Ви не отримуватимете сповіщень про цей стіл.
alert-part-table = Цей стіл
alert-part-tables = Столи, щодо яких ви вирішили окремо
alert-part-channels = Як вас сповіщати
alert-part-more = Інший спосіб
alert-part-wishes = Про що і коли сповіщати
alert-part-kinds = Сповіщати мене
alert-part-quiet = Тихі години
alert-none = Поки що ви не отримуєте сповіщень у жоден спосіб.
alert-unconfirmed = Ніхто ще не перейшов за посиланням у нашому листі, тож більше нічого туди не надсилається.
alert-dead-gone = Там більше нікого немає, тож нічого туди не надсилається. Видаліть цей спосіб або додайте знову.
alert-dead-refused = Звідти годинами відхиляли всі повідомлення, тож нічого туди не надсилається. Видаліть цей спосіб або додайте знову.
alert-dead-silent = Звідти годинами не було відповіді, тож нічого туди не надсилається. Видаліть цей спосіб або додайте знову.
alert-dead-private = Ця адреса веде до закритої мережі, тож нічого туди не надсилається. Видаліть її.
alert-trouble-gone = Останнє повідомлення не дійшло: за цією адресою нікого немає. Спробуємо ще.
alert-trouble-refused = Останнє повідомлення відхилено. Спробуємо ще.
alert-trouble-silent = На останнє повідомлення не було відповіді. Спробуємо ще.
alert-kind-push = Браузер
alert-kind-mail = Електронна пошта
alert-kind-webhook = Вебхук
alert-here = цей браузер
alert-act-test = Надіслати пробне
alert-act-remove = Видалити
alert-push-add = Сповіщати в цьому браузері
alert-push-cannot = Цей браузер тут не може отримувати сповіщень: потрібен https, а на деяких телефонах — сторінка на головному екрані.
alert-push-denied = Ви заборонили сповіщення цього сайту. Дозвольте їх у налаштуваннях браузера.
alert-push-failed = Браузер не зміг зв’язатися зі своєю службою сповіщень. Спробуйте пізніше або виберіть інший спосіб.
alert-no-mail = Цей сервер не надсилає листів.
alert-add = Додати
alert-shape-discord = Discord
alert-shape-slack = Slack
alert-shape-matrix = Matrix
alert-shape-ntfy = ntfy
alert-shape-json = простий JSON
alert-address = Адреса
alert-webhook-about = Хто може читати канал за вебхуком, прочитає імена за вашими столами і чий там хід, але жодної карти.
alert-want-turn = коли мій хід
alert-want-over = коли гру закінчено
alert-want-invited = коли мене запрошують за стіл
alert-want-paired = коли мені визначено суперників у турнірі
alert-quiet = Не турбувати в тихі години; про те, що станеться тоді, сповістити, коли вони скінчаться
alert-quiet-from = від
alert-quiet-to = до
alert-zone = Часовий пояс
alert-save = Зберегти
alert-table-on = Сповіщення ввімкнено.
alert-table-off = Сповіщення вимкнено.
alert-turn-on = Сповістити, коли мій хід
alert-turn-off = Не сповіщати про цей стіл
alert-confirm-page = Сповіщення електронною поштою
alert-confirm-about = Хтось із гравців хоче отримувати на вашу адресу сповіщення про свій хід. Це ви?
alert-confirm-yes = Так, сповіщайте мене тут
alert-confirmed = Відтепер сповіщення надходитимуть на цю адресу.
alert-title-turn = Ваш хід
alert-title-over = Гру закінчено
alert-title-invited = Запрошення
alert-title-paired = Ваші наступні суперники
alert-title-test = Проба
alert-title-confirm = Це ваша адреса?
alert-title-many =
    { $count ->
        [one] { $count } повідомлення
        [few] { $count } повідомлення
       *[many] { $count } повідомлень
    }
alert-told-turn = { $game }: ваш хід ({ $names })
alert-told-over = { $game }: гру закінчено, перемога за { $winners } ({ $names })
alert-told-over-nobody = { $game }: гру закінчено ({ $names })
alert-told-invited = { $game }: { $who } запрошує вас за стіл
alert-told-paired = { $tournament }, тур { $round }: ви граєте в { $game } ({ $names })
alert-told-test = Ось так вас буде сповіщено.
alert-told-confirm = Хтось хоче отримувати тут сповіщення про свій хід. Якщо це ви, перейдіть за посиланням протягом доби; якщо ні, нічого не робіть.
alert-more =
    { $count ->
        [one] і ще { $count }
        [few] і ще { $count }
       *[many] і ще { $count }
    }
alert-footing = Як вас сповіщати і як від цього відмовитися:

fault-mail-server = поштовий сервер, як-от smtp://name:password@mail.example:587
fault-mail-address = адреса, як-от tafl@club.example
fault-push-contact = адреса, як-от mailto:olena@club.example або https://club.example
fault-alert-url = Адреса має починатися з https:// і бути такою, як https://hooks.example/...
fault-alert-private = Ця адреса веде до закритої мережі; можливі лише адреси відкритого інтернету.
fault-alert-push-keys = Не вдалося прочитати те, що браузер каже про себе. Спробуйте ще раз або виберіть інший спосіб.
fault-alert-shape = Вебхук має бути одним із таких: { $known }.
fault-alert-topic = Адреса ntfy називає тему, як-от https://ntfy.sh/my-tables.
fault-alert-time = «{ $told }» — не час, як-от 22:30.
fault-alert-zone = «{ $told }» — не часовий пояс, як-от Europe/Kyiv.
fault-alert-no-mail = Цей сервер не надсилає листів.
fault-alert-mail = Це не адреса електронної пошти, як-от olena@club.example.
fault-alert-many = Способів сповіщення вже { $count }. Спершу видаліть один.
fault-alert-no-channel = Цього способу сповіщення більше немає.
fault-alert-not-live = Туди нічого не надсилається. Видаліть цей спосіб або додайте знову.
fault-alert-link = Це посилання використане, застаріле або хибне. Щоб отримати нове, додайте адресу знову.
