# Руницы, по-русски. Имена игроков не склоняются, род неизвестен: глаголы в настоящем времени.
# Названия цветов в женском роде: и руна, и сторона адепта.

game-title = Руницы
game-about =
    Игроки выкладывают карты рун друг на друга, чтобы области одного цвета росли, и занимают области своими руническими мастерами.
    Синяя руна даёт 1 очко, зелёная 2, красная 3; у кого в конце больше всех, тот Повелитель рун.

name-blue = синяя
name-green = зелёная
name-red = красная
name-none = никакая
name-deck = колода
name-table = стол
name-out = вне игры
name-hand = рука
name-kept = сброшенные карты
name-first-player = первый игрок
name-S00 = стартовая карта

part-blue = синие руны
part-green = зелёные руны
part-red = красные руны
part-kept-cards = сброшенные карты

prompt-lay = Выложите карту с руки
prompt-draw-or-place = Возьмите карту или разместите мастера
prompt-must-place = Карты брать нельзя: разместите мастера
prompt-extra-card = Взять дополнительную карту? В конце хода придётся сбросить одну, это минус очко
prompt-repay = За дополнительную карту сбросьте одну с руки: она останется перед вами, минус очко
prompt-token = Выложить жетон верховного мастера рядом с новым мастером?
prompt-adept = Выберите сторону своего адепта

option-lay =
    { $turn ->
        [0] выложить { $card_name } без поворота на { $x },{ $y }
       *[other] выложить { $card_name }, поворот { $turn }°, на { $x },{ $y }
    }
option-lay-ignoring =
    { $turn ->
        [0] выложить { $card_name } без поворота на { $x },{ $y }; адепт пропускает одну руну
       *[other] выложить { $card_name }, поворот { $turn }°, на { $x },{ $y }; адепт пропускает одну руну
    }
option-discard = сбросить { $card_name } из игры
option-draw = взять карту
option-place = разместить мастера на { $x },{ $y }
option-set-aside = отложить мастера
option-draw-extra = взять дополнительную карту
option-no-extra = не брать дополнительную карту
option-keep-card = сбросить { $card_name } перед собой
option-put-token =
    { $colour ->
        [blue] выложить жетон синей стороной на { $x },{ $y }
        [green] выложить жетон зелёной стороной на { $x },{ $y }
       *[other] выложить жетон ({ $colour_name }) на { $x },{ $y }
    }
option-keep-token = оставить жетон себе
option-adept-side =
    { $side ->
        [green] зелёная сторона: карта после первого мастера
        [blue] синяя сторона: раз за игру не считаться с руной
        [ANY] выбрать сторону адепта: { $side_name }
       *[other] { $side_name }
    }

event-first-player = { $seat_name } начинает
event-adept =
    { $side ->
        [green] { $seat_name } играет зелёной стороной адепта
        [blue] { $seat_name } играет синей стороной адепта
       *[other] { $seat_name }, адепт: { $side_name }
    }
event-draw = { $seat_name } берёт { $card_name }
event-draw-hidden = { $seat_name } берёт карту
event-draw-extra = { $seat_name } берёт { $card_name } как дополнительную карту
event-draw-extra-hidden = { $seat_name } берёт дополнительную карту
event-draw-adept = { $seat_name } берёт { $card_name } за зелёного адепта
event-draw-adept-hidden = { $seat_name } берёт карту за зелёного адепта
event-lay =
    { $turn ->
        [0] { $seat_name } выкладывает { $card_name } без поворота на { $x },{ $y }
       *[other] { $seat_name } выкладывает { $card_name }, поворот { $turn }°, на { $x },{ $y }
    }
event-lay-ignoring =
    { $turn ->
        [0] { $seat_name } выкладывает { $card_name } без поворота на { $x },{ $y }; синий адепт пропускает одну руну
       *[other] { $seat_name } выкладывает { $card_name }, поворот { $turn }°, на { $x },{ $y }; синий адепт пропускает одну руну
    }
event-show-hand = { $seat_name } не может выложить ни одной карты и показывает руку: { $cards_name }
event-show-hand-hidden = { $seat_name } не может выложить ни одной карты и показывает руку
event-discard = { $seat_name } сбрасывает { $card_name } из игры
event-place = { $seat_name } размещает мастера на { $x },{ $y }
event-set-aside = { $seat_name } не находит свободной руны для мастера и откладывает его
event-token =
    { $colour ->
        [blue] { $seat_name } выкладывает жетон верховного мастера на { $x },{ $y }: руна становится синей
        [green] { $seat_name } выкладывает жетон верховного мастера на { $x },{ $y }: руна становится зелёной
       *[other] { $seat_name } выкладывает жетон верховного мастера на { $x },{ $y }: { $colour_name } руна
    }
event-keep = { $seat_name } сбрасывает { $card_name } лицом вверх перед собой: минус очко в конце

refuse-not-in-hand = { $seat_name } не может выложить { $card_name }: этой карты нет в руке; выложите карту с руки
refuse-no-blue-adept = { $seat_name } не может не считаться с руной под { $card_name } или рядом: для этого нужен ещё не использованный синий адепт
refuse-no-such-turn = { $seat_name } не может выложить { $card_name } с поворотом { $turn }°: за этим столом так не поворачивают; выберите другой поворот
refuse-covers-no-rune = { $seat_name } не может выложить { $card_name } на { $x },{ $y }, поворот { $turn }°: карта не накроет ни одной руны; нужно накрыть хотя бы одну
refuse-colours-do-not-fit = { $seat_name } не может выложить { $card_name } на { $x },{ $y }, поворот { $turn }°: цвета не совпадают; должны совпасть либо все руны под картой, либо все руны рядом с ней
refuse-hides-card = { $seat_name } не может выложить { $card_name } на { $x },{ $y }, поворот { $turn }°: она целиком накрыла бы другую карту; сдвиньте её или поверните
refuse-covers-piece = { $seat_name } не может выложить { $card_name } на { $x },{ $y }, поворот { $turn }°: она накрыла бы мастера или жетон верховного мастера; оставьте эти руны открытыми
refuse-joins-areas = { $seat_name } не может выложить { $card_name } на { $x },{ $y }, поворот { $turn }°: она соединила бы области двух игроков; их мастера должны оставаться в разных областях
refuse-must-lay = { $seat_name } не может сбросить карту из игры: какую-то карту с руки можно выложить, значит, нужно выложить
refuse-cannot-draw = { $seat_name } не может взять карту: колода пуста или кто-то уже разместил последнего мастера; разместите мастера
refuse-no-rune-there = { $seat_name } не может разместить мастера на { $x },{ $y }: там нет руны; выберите видимую руну
refuse-area-taken = { $seat_name } не может разместить мастера на { $x },{ $y }: руна или её область занята; выберите свободную руну в области без мастера другого игрока
refuse-cannot-set-aside = { $seat_name } не может отложить мастера: так делают, только когда мастера нужно разместить, а свободной руны нет
refuse-no-new-master = { $seat_name } не может выложить жетон на { $x },{ $y }: его кладут рядом с собственным только что размещённым мастером
refuse-not-beside-master = { $seat_name } не может выложить жетон на { $x },{ $y }: выберите одну из 8 клеток вокруг нового мастера, на которой есть руна
refuse-no-such-side = { $seat_name } не может так выложить жетон на { $x },{ $y }: его стороны синяя и зелёная
refuse-rune-or-area-taken = { $seat_name } не может выложить жетон на { $x },{ $y }: там уже что-то стоит, или соединились бы области двух игроков; выберите другую руну или сторону
refuse-rune-has-that-colour = { $seat_name } не может так выложить жетон на { $x },{ $y }: руна уже этого цвета; выберите другую сторону или другую руну
refuse-nothing-to-ignore = { $seat_name } не может привлечь адепта для { $card_name } на { $x },{ $y }, поворот { $turn }°: здесь все руны и так подходят; выложите карту без адепта
refuse-shrinks-area = { $seat_name } не может привлечь адепта для { $card_name } на { $x },{ $y }, поворот { $turn }°: область соперника сузилась бы; области соперников должны остаться целыми

option-help-extra_card = в начале хода можно взять карту, а в конце сбросить одну, это минус очко
option-help-archmasters = с верховными мастерами: у каждого жетон, который меняет цвет руны рядом с новым мастером
option-help-adepts = с адептами: каждый выбирает сторону со своей способностью
option-help-first = кто начинает
option-help-first-random = решает случай
option-help-first-astrid = первое место
option-help-first-bjorn = второе место
option-help-first-dagny = третье место
option-help-turns = как можно поворачивать карты
option-help-turns-quarter = на 0, 90, 180 или 270 градусов
option-help-turns-half = только на 0 или 180 градусов
option-help-covering = что значит запрет класть карту целиком поверх другой
option-help-covering-same_footprint = не точно на те шесть клеток, где лежит прежняя карта
option-help-covering-must_extend = хотя бы одна секция должна лечь на пустой стол
option-help-covering-no_card_hidden = ни одна карта не может потерять последнюю видимую руну
option-help-second_master = в собственной области можно разместить второго мастера
option-help-tie_break = что делать при ничьей
option-help-tie_break-shared = победа общая
option-help-tie_break-league = побеждает тот, у кого меньше сброшенных карт, затем тот, у кого больше красных рун
option-help-token_colour = какой цвет жетон верховного мастера может дать руне
option-help-token_colour-other = не тот, что у неё есть
option-help-token_colour-any = и тот, что у неё уже есть

# Стол, как он нарисован.
table-title = Стол игры «Руницы»
table-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
table-out = вне игры: { $cards_name }
table-count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
table-count-masters =
    { $count ->
        [0] мастеров нет
        [one] { $count } мастер в запасе
        [few] { $count } мастера в запасе
       *[many] { $count } мастеров в запасе
    }
table-count-cards =
    { $count ->
        [0] карт нет
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
table-token-unused = жетон в запасе
table-token-put = жетон выложен
table-adept =
    { $side ->
        [green] зелёный адепт
        [blue] синий адепт
       *[other] адепт: { $side_name }
    }
table-adept-spent =
    { $side ->
        [green] зелёный адепт истрачен
        [blue] синий адепт истрачен
       *[other] адепт: { $side_name }
    }
table-kept = сброшено: { $cards_name }
table-to-move = ход
table-winner = Повелитель рун
table-last = последняя карта
table-card = карта { $card_name }: { $runes }
table-cell = { $x },{ $y }: { $colour_name } руна
table-cell-bare = { $x },{ $y }: пустой стол

# What a bot weighs, for hints.
term-points = очки, которые уже есть
term-firm = руны у своих мастеров, которых никто не изменит
term-at-risk = руны, которые могут отрезать карты соперников
term-shared = мастера в одной области
term-near = свободные руны у своих областей
term-sides = место, куда могут расти свои области
term-blocked = места, где мешает область соперника
term-claim-now = лучшая свободная область, которую можно занять сейчас
term-claim-first = свободная область для следующего мастера
term-claim-second = свободная область для мастера после него
term-claim-third = свободная область для последнего мастера
term-masters = мастера в запасе
term-turns = карты, которые ещё предстоит выложить
term-last = ход последней картой
term-spare-cards = карты, из которых можно выбирать
term-debt = карта, которую ещё надо сбросить
term-token = неиспользованный жетон
term-blue-adept = неиспользованный синий адепт
term-green-adept = зелёный адепт, чья карта ещё впереди
# Что есть в коробке, чтобы читать.
kind-rune-cards = Карты рун
kind-runes = Руны
kind-pieces = Фигуры
table-piece-master = Рунический мастер
table-piece-archmaster = Жетон верховного мастера
table-about-master = У каждого игрока их 3. Стоит на руне до конца игры и контролирует всю область её цвета.
table-about-archmaster = Раз за игру кладут на руну рядом с новым мастером: с тех пор она синяя или зелёная, на ваш выбор.
kind-adepts = Адепты
table-card-text = Покрывает 2 на 3 клетки, её можно поворачивать. Считаются только руны сверху.
table-start-text = Лежит посередине с начала.
table-rune-text =
    { $points ->
        [one] Даёт { $points } очко тому, чей мастер стоит в её области.
        [few] Даёт { $points } очка тому, чей мастер стоит в её области.
       *[many] Даёт { $points } очков тому, чей мастер стоит в её области.
    }
table-adept-green = Возьмите ещё одну карту после первого мастера.
table-adept-blue = Раз за игру одна руна может не совпадать, когда вы кладёте карту.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-lay = Выложить
with-lay = { $card_name }
short-lay =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-lay-ignoring = { verb-lay }
with-lay-ignoring = { $card_name }, пропуская руну
short-lay-ignoring =
    { $turn ->
        [0] { $x },{ $y }
       *[other] { $x },{ $y }, { $turn }°
    }
verb-discard = Сбросить
short-discard = { $card_name }
verb-draw = Взять карту
verb-place = Разместить мастера
short-place = { $x },{ $y }
verb-set-aside = Отложить
verb-draw-extra = Дополнительная карта
verb-keep-card = Сбросить перед собой
short-keep-card = { $card_name }
verb-put-token = Выложить жетон
short-put-token = { $colour_name }, { $x },{ $y }
verb-adept-side = Адепт
cost-points =
    { $count ->
        [one] −{ $count } очко
        [few] −{ $count } очка
       *[many] −{ $count } очков
    }
gain-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
       *[many] +{ $count } очков
    }
cost-rival = { $rival_name } +{ $count }
gain-rival = { $rival_name } −{ $count }
cost-repaid = придётся сбросить карту, −1 очко

# Рядом с печатным полем: что о нём рассказывают и что невозможно.
place-area = клетка { $thing }
group-cards = карты
group-pieces = мастера и жетоны
field-upright = карта стоймя, левая верхняя руна здесь; ряд за рядом (B синяя, G зелёная, R красная)
field-lying = карта лёжа, левая верхняя руна здесь; ряд за рядом (B синяя, G зелёная, R красная)
field-master = мастер
field-token = жетон верховного мастера
field-hand = ваша рука, любым краем вверх (B синяя, G зелёная, R красная)
field-kept = сброшенных за дополнительную карту
fault-card-told = карта с такими рунами, повёрнутая или зеркальная, уже рассказана: каждого вида только одна
fault-too-many-masters = { $seat_name }: мастеров только { $most }
fault-too-few-cards = карт осталось только { $left }
fault-covers-nothing = эта карта не накрывает ни одной руны: каждая должна накрыть хотя бы одну
fault-two-pieces = на этой руне стоят две фигурки
fault-shared-area = в этой области стоят мастера двух игроков
fault-token-alone = { $seat_name }: жетон не лежит рядом с собственным мастером
scratch-heading = Что вы могли бы выложить
scratch-here = Из карт вашей руки, где вы смотрите или где угодно; сначала то, что даёт наибольшее преимущество.
scratch-points = Называйте карты в том порядке, в котором их выкладывали: поздние лежат сверху.

# Моя коробка: виды компонентов, их поля и что делают карты.
kind-cards-card = Карты рун
kind-cards-rune = Руны и очки
kind-cards-adept = Адепты
kind-cards-edition = Число карт
entry-rows = Ряд
entry-start = Стартовая карта
entry-edition = Издание
entry-edition-box = из коробки
entry-edition-own = одна из наших
entry-letter = Буква
entry-points = Очки
entry-on-each-card = На каждой карте
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
