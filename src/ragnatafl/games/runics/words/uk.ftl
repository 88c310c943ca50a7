# Руниці, українською. Імена гравців не відмінюються, рід невідомий: дієслова в теперішньому часі.
# Назви кольорів у жіночому роді: і руна, і сторона адепта.

game-title = Руниці
game-about =
    Гравці викладають карти рун одна на одну, щоб області одного кольору росли, і займають області своїми рунічними майстрами.
    Синя руна дає 1 очко, зелена 2, червона 3; хто наприкінці має найбільше, той Повелитель рун.

name-blue = синя
name-green = зелена
name-red = червона
name-none = жодна
name-deck = колода
name-table = стіл
name-out = поза грою
name-hand = рука
name-kept = скинуті карти
name-first-player = перший гравець
name-S00 = стартова карта

part-blue = сині руни
part-green = зелені руни
part-red = червоні руни
part-kept-cards = скинуті карти

prompt-lay = Викладіть карту з руки
prompt-draw-or-place = Візьміть карту або розмістіть майстра
prompt-must-place = Карт брати не можна: розмістіть майстра
prompt-extra-card = Узяти додаткову карту? Наприкінці ходу доведеться скинути одну, це мінус очко
prompt-repay = За додаткову карту скиньте одну з руки: вона лишиться перед вами, мінус очко
prompt-token = Викласти жетон верховного майстра поруч із новим майстром?
prompt-adept = Виберіть сторону свого адепта

option-lay =
    { $turn ->
        [0] викласти { $card_name } без повороту на { $x },{ $y }
       *[other] викласти { $card_name }, поворот { $turn }°, на { $x },{ $y }
    }
option-lay-ignoring =
    { $turn ->
        [0] викласти { $card_name } без повороту на { $x },{ $y }; адепт нехтує однією руною
       *[other] викласти { $card_name }, поворот { $turn }°, на { $x },{ $y }; адепт нехтує однією руною
    }
option-discard = скинути { $card_name } з гри
option-draw = узяти карту
option-place = розмістити майстра на { $x },{ $y }
option-set-aside = відкласти майстра
option-draw-extra = узяти додаткову карту
option-no-extra = не брати додаткової карти
option-keep-card = скинути { $card_name } перед собою
option-put-token =
    { $colour ->
        [blue] викласти жетон синім боком на { $x },{ $y }
        [green] викласти жетон зеленим боком на { $x },{ $y }
       *[other] викласти жетон ({ $colour_name }) на { $x },{ $y }
    }
option-keep-token = лишити жетон собі
option-adept-side =
    { $side ->
        [green] зелена сторона: карта після першого майстра
        [blue] синя сторона: раз за гру знехтувати руною
        [ANY] обрати сторону адепта: { $side_name }
       *[other] { $side_name }
    }

event-first-player = { $seat_name } починає
event-adept =
    { $side ->
        [green] { $seat_name } грає зеленою стороною адепта
        [blue] { $seat_name } грає синьою стороною адепта
       *[other] { $seat_name }, адепт: { $side_name }
    }
event-draw = { $seat_name } бере { $card_name }
event-draw-hidden = { $seat_name } бере карту
event-draw-extra = { $seat_name } бере { $card_name } як додаткову карту
event-draw-extra-hidden = { $seat_name } бере додаткову карту
event-draw-adept = { $seat_name } бере { $card_name } за зеленого адепта
event-draw-adept-hidden = { $seat_name } бере карту за зеленого адепта
event-lay =
    { $turn ->
        [0] { $seat_name } викладає { $card_name } без повороту на { $x },{ $y }
       *[other] { $seat_name } викладає { $card_name }, поворот { $turn }°, на { $x },{ $y }
    }
event-lay-ignoring =
    { $turn ->
        [0] { $seat_name } викладає { $card_name } без повороту на { $x },{ $y }; синій адепт нехтує однією руною
       *[other] { $seat_name } викладає { $card_name }, поворот { $turn }°, на { $x },{ $y }; синій адепт нехтує однією руною
    }
event-show-hand = { $seat_name } не може викласти жодної карти й показує руку: { $cards_name }
event-show-hand-hidden = { $seat_name } не може викласти жодної карти й показує руку
event-discard = { $seat_name } скидає { $card_name } з гри
event-place = { $seat_name } розміщує майстра на { $x },{ $y }
event-set-aside = { $seat_name } не має вільної руни для майстра й відкладає його
event-token =
    { $colour ->
        [blue] { $seat_name } викладає жетон верховного майстра на { $x },{ $y }: руна стає синьою
        [green] { $seat_name } викладає жетон верховного майстра на { $x },{ $y }: руна стає зеленою
       *[other] { $seat_name } викладає жетон верховного майстра на { $x },{ $y }: { $colour_name } руна
    }
event-keep = { $seat_name } скидає { $card_name } горілиць перед собою: мінус очко наприкінці

refuse-not-in-hand = { $seat_name } не може викласти { $card_name }: її немає в руці; викладіть карту з руки
refuse-no-blue-adept = { $seat_name } не може знехтувати руною під { $card_name } чи поруч: для цього потрібен ще не використаний синій адепт
refuse-no-such-turn = { $seat_name } не може викласти { $card_name } з поворотом { $turn }°: за цим столом так не повертають; виберіть інший поворот
refuse-covers-no-rune = { $seat_name } не може викласти { $card_name } на { $x },{ $y }, поворот { $turn }°: вона не накриє жодної руни; треба накрити принаймні одну
refuse-colours-do-not-fit = { $seat_name } не може викласти { $card_name } на { $x },{ $y }, поворот { $turn }°: кольори не збігаються; мають збігатися або всі руни під картою, або всі руни поруч із нею
refuse-hides-card = { $seat_name } не може викласти { $card_name } на { $x },{ $y }, поворот { $turn }°: вона цілком накрила б іншу карту; зсуньте її або поверніть
refuse-covers-piece = { $seat_name } не може викласти { $card_name } на { $x },{ $y }, поворот { $turn }°: вона накрила б майстра або жетон верховного майстра; лишіть ці руни відкритими
refuse-joins-areas = { $seat_name } не може викласти { $card_name } на { $x },{ $y }, поворот { $turn }°: вона поєднала б області двох гравців; їхні майстри мають лишатися в різних областях
refuse-must-lay = { $seat_name } не може скинути карту з гри: якусь карту з руки можна викласти, тож треба викласти
refuse-cannot-draw = { $seat_name } не може взяти карту: колода вичерпалася або хтось уже розмістив останнього майстра; розмістіть майстра
refuse-no-rune-there = { $seat_name } не може розмістити майстра на { $x },{ $y }: там немає руни; виберіть видиму руну
refuse-area-taken = { $seat_name } не може розмістити майстра на { $x },{ $y }: руна або її область зайнята; виберіть вільну руну в області без майстра іншого гравця
refuse-cannot-set-aside = { $seat_name } не може відкласти майстра: так роблять, лише коли майстра треба розмістити, а вільної руни немає
refuse-no-new-master = { $seat_name } не може викласти жетон на { $x },{ $y }: його кладуть поруч із власним щойно розміщеним майстром
refuse-not-beside-master = { $seat_name } не може викласти жетон на { $x },{ $y }: виберіть одну з 8 клітинок навколо нового майстра, на якій є руна
refuse-no-such-side = { $seat_name } не може так викласти жетон на { $x },{ $y }: його боки синій і зелений
refuse-rune-or-area-taken = { $seat_name } не може викласти жетон на { $x },{ $y }: там уже щось стоїть або поєдналися б області двох гравців; виберіть іншу руну чи інший бік
refuse-rune-has-that-colour = { $seat_name } не може так викласти жетон на { $x },{ $y }: руна вже має цей колір; виберіть інший бік або іншу руну
refuse-nothing-to-ignore = { $seat_name } не може залучити адепта для { $card_name } на { $x },{ $y }, поворот { $turn }°: тут нічим нехтувати; викладіть карту без адепта
refuse-shrinks-area = { $seat_name } не може залучити адепта для { $card_name } на { $x },{ $y }, поворот { $turn }°: область суперника звузилася б; області суперників мають лишитися цілими

option-help-extra_card = на початку ходу можна взяти карту, а наприкінці скинути одну, це мінус очко
option-help-archmasters = з верховними майстрами: кожен має жетон, що змінює колір руни поруч із новим майстром
option-help-adepts = з адептами: кожен вибирає сторону з власною здатністю
option-help-first = хто починає
option-help-first-random = вирішує випадок
option-help-first-astrid = перше місце
option-help-first-bjorn = друге місце
option-help-first-dagny = третє місце
option-help-turns = як можна повертати карти
option-help-turns-quarter = на 0, 90, 180 або 270 градусів
option-help-turns-half = лише на 0 або 180 градусів
option-help-covering = що означає заборона класти карту цілком поверх іншої
option-help-covering-same_footprint = не точно на ті шість клітинок, де лежить раніша карта
option-help-covering-must_extend = принаймні одна секція має лягти на порожній стіл
option-help-covering-no_card_hidden = жодна карта не може втратити останню видиму руну
option-help-second_master = у власній області можна розмістити другого майстра
option-help-tie_break = що робити за нічиєї
option-help-tie_break-shared = перемога спільна
option-help-tie_break-league = перемагає той, у кого менше скинутих карт, далі той, у кого більше червоних рун
option-help-token_colour = якого кольору жетон верховного майстра може надати руні
option-help-token_colour-other = іншого, ніж вона має
option-help-token_colour-any = також того, який вона вже має

# Стіл, як його намальовано.
table-title = Стіл гри «Руниці»
table-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карти
       *[many] Колода: { $count } карт
    }
table-out = поза грою: { $cards_name }
table-count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
table-count-masters =
    { $count ->
        [0] майстрів немає
        [one] { $count } майстер у запасі
        [few] { $count } майстри в запасі
       *[many] { $count } майстрів у запасі
    }
table-count-cards =
    { $count ->
        [0] карт немає
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
table-token-unused = жетон у запасі
table-token-put = жетон викладено
table-adept =
    { $side ->
        [green] зелений адепт
        [blue] синій адепт
       *[other] адепт: { $side_name }
    }
table-adept-spent =
    { $side ->
        [green] зелений адепт: вжито
        [blue] синій адепт: вжито
       *[other] адепт: { $side_name }
    }
table-kept = скинуто: { $cards_name }
table-to-move = хід
table-winner = Повелитель рун
table-last = остання карта
table-card = карта { $card_name }: { $runes }
table-cell = { $x },{ $y }: { $colour_name } руна
table-cell-bare = { $x },{ $y }: порожній стіл

# What a bot weighs, for hints.
term-points = очки, що вже є
term-firm = руни біля своїх майстрів, яких ніхто не змінить
term-at-risk = руни, які можуть відрізати карти суперників
term-shared = майстри в одній області
term-near = вільні руни біля своїх областей
term-sides = місце, куди можуть рости свої області
term-blocked = місця, де заважає область суперника
term-claim-now = найкраща вільна область, яку можна зайняти зараз
term-claim-first = вільна область для наступного майстра
term-claim-second = вільна область для майстра після нього
term-claim-third = вільна область для останнього майстра
term-masters = майстри в запасі
term-turns = карти, які ще треба викласти
term-last = хід останньою картою
term-spare-cards = карти, з яких можна вибирати
term-debt = карта, яку ще треба скинути
term-token = невикористаний жетон
term-blue-adept = невикористаний синій адепт
term-green-adept = зелений адепт, чия карта ще попереду
# Що є в коробці, щоб читати.
kind-rune-cards = Карти рун
kind-runes = Руни
kind-pieces = Фігури
table-piece-master = Рунічний майстер
table-piece-archmaster = Жетон верховного майстра
table-about-master = У кожного гравця їх 3. Стоїть на руні до кінця гри й контролює всю область її кольору.
table-about-archmaster = Раз за гру кладуть на руну поруч із новим майстром: відтоді вона синя або зелена, на ваш вибір.
kind-adepts = Адепти
table-card-text = Вкриває 2 на 3 клітинки, її можна повертати. Рахуються лише руни зверху.
table-start-text = Лежить посередині від початку.
table-rune-text =
    { $points ->
        [one] Дає { $points } очко тому, чий майстер стоїть у її області.
        [few] Дає { $points } очки тому, чий майстер стоїть у її області.
       *[many] Дає { $points } очок тому, чий майстер стоїть у її області.
    }
table-adept-green = Візьміть ще одну карту після першого майстра.
table-adept-blue = Раз за гру одна руна може не збігатися, коли ви кладете карту.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-lay = Викласти
with-lay = { $card_name }
short-lay =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-lay-ignoring = { verb-lay }
with-lay-ignoring = { $card_name }, нехтуючи руною
short-lay-ignoring =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-discard = Скинути
short-discard = { $card_name }
verb-draw = Узяти карту
verb-place = Розмістити майстра
short-place = { $x },{ $y }
verb-set-aside = Відкласти
verb-draw-extra = Додаткова карта
verb-keep-card = Скинути перед собою
short-keep-card = { $card_name }
verb-put-token = Викласти жетон
short-put-token = { $colour_name }, { $x },{ $y }
verb-adept-side = Адепт
cost-points =
    { $count ->
        [one] −{ $count } очко
        [few] −{ $count } очки
       *[many] −{ $count } очок
    }
gain-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очки
       *[many] +{ $count } очок
    }
cost-rival = { $rival_name } +{ $count }
gain-rival = { $rival_name } −{ $count }
cost-repaid = доведеться скинути карту, −1 очко

# Поруч із друкованим полем: що про нього розповідають і що неможливе.
place-area = клітинка { $thing }
group-cards = карти
group-pieces = майстри й жетони
field-upright = карта сторч, ліва верхня руна тут; рядок за рядком (B синя, G зелена, R червона)
field-lying = карта лежма, ліва верхня руна тут; рядок за рядком (B синя, G зелена, R червона)
field-master = майстер
field-token = жетон верховного майстра
field-hand = ваша рука, будь-яким боком угору (B синя, G зелена, R червона)
field-kept = скинутих за додаткову карту
fault-card-told = карту з такими рунами, повернуту чи дзеркальну, вже розказано: кожного виду лише одна
fault-too-many-masters = { $seat_name }: майстрів лише { $most }
fault-too-few-cards = карт лишилося лише { $left }
fault-covers-nothing = ця карта не накриває жодної руни: кожна має накрити хоча б одну
fault-two-pieces = на цій руні стоять дві фігурки
fault-shared-area = у цій області стоять майстри двох гравців
fault-token-alone = { $seat_name }: жетон не лежить поруч із власним майстром
scratch-heading = Що ви могли б викласти
scratch-here = З карт вашої руки, де ви дивитеся або будь-де; спершу те, що дає найбільшу перевагу.
scratch-points = Називайте карти в тому порядку, у якому їх викладали: пізніші лежать зверху.

# Моя коробка: види компонентів, їхні поля і що роблять карти.
kind-cards-card = Карти рун
kind-cards-rune = Руни й очки
kind-cards-adept = Адепти
kind-cards-edition = Кількість карт
entry-rows = Рядок
entry-start = Стартова карта
entry-edition = Видання
entry-edition-box = з коробки
entry-edition-own = одна з наших
entry-letter = Літера
entry-points = Очки
entry-on-each-card = На кожній карті
entry-cards = Карт рун
entry-row-BB = { name-blue } + { name-blue }
entry-row-BG = { name-blue } + { name-green }
entry-row-BR = { name-blue } + { name-red }
entry-row-GB = { name-green } + { name-blue }
entry-row-GG = { name-green } + { name-green }
entry-row-GR = { name-green } + { name-red }
entry-row-RB = { name-red } + { name-blue }
entry-row-RG = { name-red } + { name-green }
entry-row-RR = { name-red } + { name-red }
