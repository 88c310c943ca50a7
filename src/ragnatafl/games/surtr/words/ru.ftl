# Последователи Суртура, по-русски: что сказано сверх «Владык Рагнарока» или иначе, чем там. «Игроки» здесь люди.

game-title = Последователи Суртура
game-about =
    «Владыки Рагнарока» в одиночку или с друзьями против Последователей Суртура, которые ходят по правилам и кубам. Они вторгаются,
    строят и охотятся, как и вы, а за ними ширится опустошение. Победите первыми или удержите середину острова до Рагнарока.

# Почему армии слабеют и гибнут, по правилу; это вставляют другие предложения.
loss-cause =
    { $rule ->
        [LOR-6-1-2] не спасена
        [LOR-6-4-2] некуда отступать
        [LOR-9-1-2] региональная атака
        [LOR-9-2] топчет монстр
        [LOR-10-2-1] { name-impale }
        [LOR-10-4-1] битва проиграна
        [LOR-10-4-2] потери в битве
        [SOLO-7-5] топчет монстр
        [SOLO-7-5-1] региональная атака
        [SOLO-9-7] потери в битве
        [SOLO-12-6-2] Последователь против Последователя
        [SOLO-15-1] { name-scorched-earth }
       *[other] потеря
    }

# На какое особое действие смотрит Последователь и сколько рун получает; это вставляют другие предложения.
action-role =
    { $rule ->
        [SOLO-5-5-1-1] Действие выбранной карты, «{ $action_name }»,
        [SOLO-5-5-1-2] Приоритетное действие, «{ $action_name }»,
        [ANY] Действие «{ $action_name }»
       *[other] Запасное действие, «{ $action_name }»,
    }
runes-gained =
    { $lost ->
        [0]
            { $count ->
                [one] { $seat_name } получает { $count } руну, теперь их { $runes }
                [few] { $seat_name } получает { $count } руны, теперь их { $runes }
               *[many] { $seat_name } получает { $count } рун, теперь их { $runes }
            }
       *[other]
            { $count ->
                [0] { $seat_name } имеет 6 рун, больше не бывает: новых нет
                [one] { $seat_name } получает { $count } руну, теперь их { $runes }; всё сверх 6 потеряно
                [few] { $seat_name } получает { $count } руны, теперь их { $runes }; всё сверх 6 потеряно
               *[many] { $seat_name } получает { $count } рун, теперь их { $runes }; всё сверх 6 потеряно
            }
    }

# Что тянет случай и где лежат карты.
name-surtr-die = куб Суртура
name-corrupted-hero = осквернённый герой
name-basic-set = набор базовых карт
name-a = набор A
name-b = набор B
name-c = набор C
name-pile = стопка случайной карты
name-action-deck = колода действий
name-row = ряд действий
name-battle-deck = боевая колода
name-jarl-stack = карты Ярла
name-gothi-stack = карты Годи
name-slayer-stack = карты Охотника

# Рунические действия Последователей.
name-control-monster = контроль над монстром
name-ally = союз с царством
name-strengthen-army = усиление армии
name-activate-monster = активация монстра
name-draw-combat = карты битвы
name-raise-attribute = повышение атрибута
name-recruit = наём армии

# Осквернённые герои и преимущество, с которым начинает каждый.
name-sixth = шестой герой

# Карты действий: базовые, геройские, усовершенствованные; и бонус каждой.
name-basic-a1 = Базовая A1
name-basic-a2 = Базовая A2
name-basic-a3 = Базовая A3
name-basic-a4 = Базовая A4
name-basic-a5 = Базовая A5
name-basic-a6 = Базовая A6
name-basic-b1 = Базовая B1
name-basic-b2 = Базовая B2
name-basic-b3 = Базовая B3
name-basic-b4 = Базовая B4
name-basic-b5 = Базовая B5
name-basic-b6 = Базовая B6
name-basic-c1 = Базовая C1
name-basic-c2 = Базовая C2
name-basic-c3 = Базовая C3
name-basic-c4 = Базовая C4
name-basic-c5 = Базовая C5
name-basic-c6 = Базовая C6
name-ragnar-1 = { name-ragnar } 1
name-ragnar-2 = { name-ragnar } 2
name-lagertha-1 = { name-lagertha } 1
name-lagertha-2 = { name-lagertha } 2
name-aslaug-1 = { name-aslaug } 1
name-aslaug-2 = { name-aslaug } 2
name-snorri-1 = { name-snorri } 1
name-snorri-2 = { name-snorri } 2
name-beowulf-1 = { name-beowulf } 1
name-beowulf-2 = { name-beowulf } 2
name-sixth-1 = Шестой герой 1
name-sixth-2 = Шестой герой 2
name-jarl-1 = Ярл 1
name-jarl-2 = Ярл 2
name-jarl-3 = Ярл 3
name-jarl-4 = Ярл 4
name-jarl-5 = Ярл 5
name-jarl-6 = Ярл 6
name-jarl-7 = Ярл 7
name-jarl-8 = Ярл 8
name-jarl-9 = Ярл 9
name-gothi-1 = Годи 1
name-gothi-2 = Годи 2
name-gothi-3 = Годи 3
name-gothi-4 = Годи 4
name-gothi-5 = Годи 5
name-gothi-6 = Годи 6
name-gothi-7 = Годи 7
name-gothi-8 = Годи 8
name-gothi-9 = Годи 9
name-slayer-1 = Охотник 1
name-slayer-2 = Охотник 2
name-slayer-3 = Охотник 3
name-slayer-4 = Охотник 4
name-slayer-5 = Охотник 5
name-slayer-6 = Охотник 6
name-slayer-7 = Охотник 7
name-slayer-8 = Охотник 8
name-slayer-9 = Охотник 9
text-army-up = +{ $count } его пограничной армии
text-draw-cards-times =
    { $count ->
        [one] { $count } карта битвы
        [few] { $count } карты битвы
       *[many] { $count } карт битвы
    }
text-take-runes-times =
    { $count ->
        [one] { $count } руна
        [few] { $count } руны
       *[many] { $count } рун
    }
text-take-priests =
    { $count ->
        [one] { $count } жрец
        [few] { $count } жреца
       *[many] { $count } жрецов
    }
text-raise-by-rule =
    { $count ->
        [1] +{ $count } к атрибуту
        [few] { $count } раза +1 к атрибуту
       *[many] { $count } раз +1 к атрибуту
    }
text-tuck-blessings =
    { $count ->
        [1] он подкладывает случайное благословение
        [few] он подкладывает { $count } случайных благословения
       *[many] он подкладывает { $count } случайных благословений
    }
text-won-battle-this-turn = Если в этот ход он победил в битве: { $bonus }
text-gained-region-this-turn = Если в этот ход он получил регион: { $bonus }
text-hero-beside-allied-realm = Если регион его героя граничит с союзным царством: { $bonus }
text-hero-on-shrine = Если в регионе его героя есть святилище: { $bonus }
text-hero-beside-monster = Если в регионе его героя или рядом есть монстр или Локи: { $bonus }
text-per-settlement = За каждое поселение под его контролем: { $bonus }
text-per-forge = За каждую кузницу под его контролем: { $bonus }
text-controls-open-shrine = Если он контролирует святилище без храма: { $bonus }
text-controls-monument = Если он контролирует регион с монументом: { $bonus }
text-more-regions-than-each-human = Если он контролирует больше регионов, чем каждый человек: { $bonus }
text-temples-at-least-each-human = Если он контролирует храм и ни у кого из людей их не больше: { $bonus }
text-strength-at-least = Если его мощь { $count } или больше: { $bonus }
text-armies-on-board-at-least = Если на поле { $count } или больше его армий: { $bonus }
text-regions-at-least = Если он контролирует { $count } или больше регионов: { $bonus }
text-settlements-at-least = Если он контролирует { $count } или больше поселений: { $bonus }
text-shrines-at-least = Если он контролирует { $count } или больше святилищ: { $bonus }
text-temples-at-least = Если он контролирует { $count } или больше храмов: { $bonus }
text-alliances-at-least = Если он в союзе с { $count } или больше царствами: { $bonus }
text-wounds-at-least = Если на живых монстрах { $count } или больше его маркеров: { $bonus }
text-hand-at-most = Если у него { $count } или меньше карт битвы: { $bonus }
text-whole-lands-at-least =
    { $count ->
        [1] Если он контролирует целую землю: { $bonus }
       *[other] Если он контролирует { $count } или больше целых земель: { $bonus }
    }
text-monsters-controlled-at-least =
    { $count ->
        [1] Если он контролирует монстра: { $bonus }
       *[other] Если он контролирует двух монстров: { $bonus }
    }
text-slain-at-least =
    { $count ->
        [1] Если у него есть убитый монстр или жетон охотника: { $bonus }
       *[other] Если у него { $count } или больше убитых монстров и жетонов охотника: { $bonus }
    }
text-tucked-at-least =
    { $count ->
        [1] Если у него есть подложенная карта: { $bonus }
       *[other] Если у него { $count } или больше подложенных карт: { $bonus }
    }

# Испытания.
name-deep-roots = Глубокие корни
name-full-quivers = Полные колчаны
name-old-oaths = Старые клятвы
name-fire-in-the-blood = Огонь в крови
name-scorched-earth = Выжженная земля
name-hosts-of-surtr = Воинство Суртура
text-deep-roots = Подготовка: разместите ещё один жетон опустошения по обычному правилу.
text-full-quivers = Подготовка: Последователь получает ещё { $gain_runes_count ->
        [one] { $gain_runes_count } руну
        [few] { $gain_runes_count } руны
       *[many] { $gain_runes_count } рун
    } и { $draw_cards_count ->
        [one] { $draw_cards_count } карту битвы.
        [few] { $draw_cards_count } карты битвы.
       *[many] { $draw_cards_count } карт битвы.
    }
text-old-oaths = Подготовка: Последователь в союзе с первыми { $count ->
        [2] двумя
        [3] тремя
       *[other] { $count }
    } царствами от Муспельхейма.
text-fire-in-the-blood = Правило: Последователь выполняет до { $count ->
        [3] трёх
       *[other] { $count }
    } рунических действий за ход.
text-scorched-earth = Правило: армия, которая убирает опустошение, теряет { $count }; благословения за это нет.
text-hosts-of-surtr = Правило: армии, которые нанимает Последователь, на { $count } сильнее, но не больше 6.

# Шкала сложности и её рычаги.
name-first-game = Первая игра
name-easy = Легко
name-middle = Средне
name-hard = Трудно
name-ragnarok = Рагнарок
text-no-levers = без рычагов: карты и правила как есть
lever-follower-runes = его рунические действия за ход: { $change }
lever-recruit-bonus = сила армий, которые он нанимает: { $change }
lever-invasion-value = сила его армий, когда он ищет, куда вторгнуться: { $change }
lever-battle-bonus = его сила в битвах: { $change }
lever-support-armies =
    { $count ->
        [-1] ни одна соседняя армия не приходит ему на помощь
        [0] ни одна соседняя армия не приходит ему на помощь
       *[other] сильнейшая соседняя армия приходит ему на помощь
    }
lever-marching-armies = армии, которые движет его «Мобилизация»: { $change }
lever-resting-rounds = один раунд из { $count } он отдыхает и не совершает манёвров
lever-quiet-rounds = раунды в начале без нового опустошения: { $count }
lever-removal-value = сила армии, которая убирает опустошение: { $change }
lever-removal-cost = сколько силы армии стоит убрать опустошение: { $change }
lever-its-send-priests-away = его жрецы в начале: −{ $count }
lever-its-strengthen-frontier = его армии в начале: { $change }
lever-its-gain-runes = его руны в начале: { $change }
lever-its-draw-cards = его карты битвы в начале: { $change }
lever-its-raise-attributes = его атрибуты в начале: { $change }
lever-its-tuck-cards = карты под его планшетом в начале: { $change }
lever-its-place-desolation = жетоны опустошения в начале: { $change }
lever-its-ally-first-realms = царства, с которыми он в союзе в начале: { $count }
lever-its-control-nearest-monster = в начале он контролирует ближайшего монстра
lever-its-gain-priests = его жрецы в начале: { $change }
lever-your-strengthen-armies = ваши армии в начале: { $change }
lever-your-draw-cards = ваши карты битвы в начале: { $change }
lever-your-gain-runes = ваши руны в начале: { $change }
lever-your-gain-priests = ваши жрецы в начале: { $change }

# О чём спрашивают.
prompt-arbiter-invasion = Вы Арбитр: в какой регион вторгается { $follower_name }?
prompt-arbiter-usurp = Вы Арбитр: какой регион узурпирует { $follower_name }?
prompt-arbiter-monster = Вы Арбитр: какого монстра активирует { $follower_name }?
prompt-arbiter-stomp = Вы Арбитр: в какой регион { $follower_name } ведёт монстра топтать?
prompt-arbiter-gnaw = Вы Арбитр: какая армия теряет 2 из-за монстра, которого ведёт { $follower_name }?
prompt-follower-suffers =
    { $count ->
        [one] { $follower_name } несёт потерю: какую?
       *[other] { $follower_name } несёт потерю: какую? Осталось выбрать: { $count }
    }
prompt-take-a-blessing = Жетон возвращается на одно из двух левых мест: взять случайное благословение?
prompt-cleanse = Уберите опустошение армией или закончите на этом

# Что можно выбрать.
option-let-it-be = регион { $region }
option-let-it-act =
    { $monster ->
        [ANY] дать действовать: { $monster_name }
       *[other] { $monster_name }
    }
option-cleanse = убрать опустошение в регионе { $region } армией силой { $value }
option-take-ablessing = взять случайное благословение

# Подготовка к игре.
event-follower = { $seat_name } — Последователь Суртура, осквернённый герой: { $hero_name }
event-keep-hero =
    { $rule ->
        [SOLO-2-6-1] Плитка героя лежит осквернённой стороной вверх: { $card_name }
       *[other] { $seat_name } выбирает героя: { $card_name }
    }
event-take-origin =
    { $rule ->
        [SOLO-2-2] { $seat_name } получает происхождение, которое означает первый ход: { $card_name }
       *[other] { $seat_name } может выбрать происхождение: { $card_name }
    }
event-action-deck = { $seat_name } играет такими картами действий: { $cards_name }
event-advanced-cards =
    { $count ->
        [one] { $seat_name }: в колоду действий вслепую замешана { $count } усовершенствованная карта
        [few] { $seat_name }: в колоду действий вслепую замешаны { $count } усовершенствованные карты
       *[many] { $seat_name }: в колоду действий вслепую замешано { $count } усовершенствованных карт
    }
event-challenge = Испытание: «{ $challenge_name }»
event-arbiter = { $seat_name } держит жетон Арбитра

# Ход Последователя шаг за шагом.
event-turn =
    { $rule ->
        [SOLO-5] Раунд { $round }, ходит Последователь { $seat_name }
       *[other] Раунд { $round }, ходит { $seat_name }
    }
event-selects-card = Куб Суртура показывает { $place }, считая слева: выбрана карта «{ $card_name }» ({ $seat_name })
event-priority-attribute = { $seat_name } берётся за свой приоритетный атрибут, { $attribute_name }: он опережает другие не больше чем на 1 ({ $lead })
event-raise-attribute =
    { $rule ->
        [SOLO-8-1-4] { $seat_name } не имеет региона для новой армии и вместо этого повышает { $attribute_name } до { $value }
       *[other] { $seat_name } повышает { $attribute_name } до { $value }
    }
event-takes-from-forge = { $seat_name } берёт руну из кузницы в регионе { $region }
event-gains-power =
    { $rule ->
        [SOLO-3-3-5] За союзное царство: { runes-gained }
        [SOLO-5-3-2] Ни одно руническое действие не было возможно: { runes-gained }
       *[other] { runes-gained }
    }
event-pays-power =
    { $count ->
        [one] { $seat_name } платит { $count } руну, остаётся { $runes }
        [few] { $seat_name } платит { $count } руны, остаётся { $runes }
       *[many] { $seat_name } платит { $count } рун, остаётся { $runes }
    }
event-loses-power =
    { $count ->
        [one] { $seat_name } теряет { $count } руну, остаётся { $runes }
        [few] { $seat_name } теряет { $count } руны, остаётся { $runes }
       *[many] { $seat_name } теряет { $count } рун, остаётся { $runes }
    }
event-cards-lost =
    { $count ->
        [one] { $seat_name } имеет 8 карт битвы, больше не бывает: потеряна { $count } карта
        [few] { $seat_name } имеет 8 карт битвы, больше не бывает: потеряны { $count } карты
       *[many] { $seat_name } имеет 8 карт битвы, больше не бывает: потеряно { $count } карт
    }
event-tuck =
    { $rule ->
        [SOLO-8-4-2] { $seat_name } вслепую берёт благословение и подкладывает его под свой планшет: «{ $card_name }»
       *[other] { $seat_name } подкладывает под свой планшет «{ $card_name }»
    }
event-place-hero =
    { $rule ->
        [SOLO-5-2-1] { $seat_name } размещает героя в регионе { $region }, как говорит выбранная карта
       *[other] { $seat_name } размещает героя в регионе { $region }
    }
event-rune-action = { $seat_name } выполняет руническое действие: { $action_name }
event-skips-rune-action =
    { $why ->
        [too-dear] { $seat_name } пропускает руническое действие ({ $action_name }): мало рун
        [ANY] { $seat_name } пропускает руническое действие ({ $action_name })
       *[impossible] { $seat_name } пропускает руническое действие ({ $action_name }): его нельзя выполнить
    }
event-could-invade =
    { $owner ->
        [nobody]
            { $symbol ->
                [temple] { $seat_name } может вторгнуться: нейтральный регион { $region } с храмом; сложность { $difficulty }, расстояние до регионов людей { $distance }
                [shrine] { $seat_name } может вторгнуться: нейтральный регион { $region } со святилищем; сложность { $difficulty }, расстояние до регионов людей { $distance }
               *[none] { $seat_name } может вторгнуться: нейтральный регион { $region }; сложность { $difficulty }, расстояние до регионов людей { $distance }
            }
       *[other]
            { $symbol ->
                [temple] { $seat_name } может вторгнуться: регион { $region } с храмом (контролирует { $owner_name }); сложность { $difficulty }, расстояние до регионов людей { $distance }
                [shrine] { $seat_name } может вторгнуться: регион { $region } со святилищем (контролирует { $owner_name }); сложность { $difficulty }, расстояние до регионов людей { $distance }
               *[none] { $seat_name } может вторгнуться: регион { $region } (контролирует { $owner_name }); сложность { $difficulty }, расстояние до регионов людей { $distance }
            }
    }
event-prefers =
    { $by ->
        [wins] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь это немедленная победа
        [symbol]
            { $own ->
                [0] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там храм
               *[other] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там святилище
            }
        [difficulty] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }: сложность { $own } против { $theirs }
        [distance]
            { $rule ->
                [SOLO-4-8] { $seat_name }: лучше армия в регионе { $chosen_name }, чем в { $others_name }: расстояние до регионов людей { $own } против { $theirs }
               *[other] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }: расстояние до регионов людей { $own } против { $theirs }
            }
        [land] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }: своих регионов в той земле { $own } против { $theirs }
        [defence] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }: сила защиты { $own } против { $theirs }
        [theirs] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там контроль людей
        [owner]
            { $rule ->
                [SOLO-10-2]
                    { $own ->
                        [0] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там контроль свой
                        [1] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там контроль другого Последователя
                       *[other] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там контроля нет
                    }
               *[other]
                    { $own ->
                        [0] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь там контроль людей
                       *[other] { $seat_name }: лучше регион { $chosen_name }, чем { $others_name }, ведь есть преимущественная претензия к другому Последователю
                    }
            }
        [hero]
            { $rule ->
                [SOLO-2-8] { $seat_name }: лучше { $chosen_name }, чем { $others_name }: расстояние до своего героя { $own } против { $theirs }
               *[other] { $seat_name }: лучше кузница в регионе { $chosen_name }, чем в { $others_name }: расстояние до героя человека { $own } против { $theirs }
            }
        [max] { $seat_name }: { $chosen_name }, а не { $others_name }: наибольший номер региона (Max)
        [min] { $seat_name }: { $chosen_name }, а не { $others_name }: наименьший номер региона (Min)
        [stronger] { $seat_name }: более сильная армия в регионе { $chosen_name } (Max): сила { $own } против { $theirs }
        [weaker] { $seat_name }: более слабая армия в регионе { $chosen_name } (Min): сила { $own } против { $theirs }
        [strongest] { $seat_name }: нужна самая сильная армия: сила { $own } в регионе { $chosen_name } против { $theirs }
        [frontier] { $seat_name }: лучше армия в регионе { $chosen_name }, чем в { $others_name }: не своих регионов рядом { $own } против { $theirs }
        [beside] { $seat_name }: лучше армия в регионе { $chosen_name }, чем в { $others_name }: регионов людей рядом { $own } против { $theirs }
        [as-near] { $seat_name }: лучше армия в регионе { $chosen_name }, чем в { $others_name }: регионов людей на таком расстоянии { $own } против { $theirs }
        [armies] { $seat_name }: лучше { $chosen_name }, чем { $others_name }: расстояние до армий людей { $own } против { $theirs }
        [own] { $seat_name }: лучше { $chosen_name }, чем { $others_name }, ведь свои монстры идут перед нейтральными
        [open-spaces] { $seat_name }: лучше { $chosen_name }, чем { $others_name }: свободных ячеек ран { $own } против { $theirs }
        [open-after] { $seat_name }: лучше { $chosen_name }, чем { $others_name }: после охоты свободных ячеек ран { $own } против { $theirs }
        [boards] { $seat_name }: { $chosen_name }, а не { $others_name }: сначала Локи, дальше планшеты по часовой стрелке от левого верхнего
        [clockwise] { $seat_name }: { $chosen_name }, а не { $others_name }: первое царство по часовой стрелке от Муспельхейма
        [asgard] { $seat_name }: { $chosen_name }, а не { $others_name }: Асгард идёт прежде всех других царств
        [lowest] { $seat_name }: лучше { $chosen_name }, чем { $others_name }: самый низкий атрибут, { $own } против { $theirs }
        [ANY] { $seat_name }: { $chosen_name }, а не { $others_name }
       *[tile] { $seat_name }: { $chosen_name }, а не { $others_name }: по порядку на плитке героя
    }
event-prefers-by = { event-prefers }
event-invades = { $seat_name } вторгается в регион { $region } армией силой { $value } из региона { $origin }
event-army-grows =
    { $rule ->
        [SOLO-5-4-7-2] { $seat_name } не может вторгнуться никуда: передовая армия в регионе { $region } растёт с { $value } до { $new }
        [SOLO-8-2-4] { $seat_name } не может вторгнуться армией из региона { $region }: она растёт с { $value } до { $new }
       *[other] { $seat_name }: армия в регионе { $region } растёт с { $value } до { $new }
    }
event-move-army =
    { $rule ->
        [SOLO-5-4-7-3] { $seat_name } не может вторгнуться никуда: армия силой { $value } идёт из региона { $origin } в регион { $region }, к чужим регионам
        [SOLO-8-2-3] { $seat_name } перемещает армию силой { $value } из региона { $origin } в регион { $region }, к чужим регионам
       *[other] { $seat_name } перемещает армию силой { $value } из региона { $origin } в регион { $region }
    }
event-no-manoeuvre = { $seat_name } не имеет ни одного манёвра
event-action-unavailable =
    { $rule ->
        [SOLO-5-5-2] Из-за бонусов действие «{ $action_name }» стало невозможным: { $seat_name } ничего не делает
       *[other]
            { $why ->
                [marked] { action-role } недоступно: там уже лежит маркер ({ $seat_name })
                [ANY] { action-role } недоступно ({ $seat_name })
               *[impossible] { action-role } недоступно: его нельзя выполнить ({ $seat_name })
            }
    }
event-chooses-action = { action-role } доступно ({ $seat_name })
event-special-action = { $seat_name } кладёт маркер на колесо: «{ $action_name }»
event-move-monster =
    { $rule ->
        [SOLO-7-3-2] { $seat_name } перемещает { monster-object } в регион { $region }, чтобы топтать
        [SOLO-7-3-3] { $seat_name } перемещает { monster-object } в регион { $region }, ближе к армиям людей
       *[other] { $seat_name } перемещает { monster-object } в регион { $region }
    }
event-monster-stays = { $monster_name } остаётся на месте: ближе к армиям людей не подойти
event-follower-hunts = { $seat_name } охотится на { prey-object } всеми своими картами
event-hunt = { $seat_name } охотится на { prey-object }; за добычу играет { $keeper_name }, Последователь наугад
event-shows-hand = { $seat_name } показывает свою руку: { $cards_name }
event-returns-hand =
    { $count ->
        [one] { $seat_name } замешивает в колоду { $count } оставшуюся карту
        [few] { $seat_name } замешивает в колоду { $count } оставшиеся карты
       *[many] { $seat_name } замешивает в колоду { $count } оставшихся карт
    }
event-gains-bonus =
    { $times ->
        [one] { $seat_name } получает бонус карты «{ $card_name }»
        [few] { $seat_name } получает бонус карты «{ $card_name }» { $times } раза
       *[many] { $seat_name } получает бонус карты «{ $card_name }» { $times } раз
    }
event-bonus-unfulfilled = Условие карты «{ $card_name }» не выполнено: { $seat_name } не получает бонуса
event-no-bonus = У карты «{ $card_name }» нет бонуса ({ $seat_name })
event-puts-aside = { $seat_name } откладывает карту «{ $card_name }»
event-new-card =
    { $rule ->
        [SOLO-2-7-2] { $seat_name }: новое в ряду действий: «{ $cards_name }»
       *[other] { $seat_name }: новое в ряду действий: «{ $card_name }»
    }
event-reshuffles-card = { $seat_name }: карта «{ $card_name }» замешана обратно в колоду действий
event-removes-card = { $seat_name }: карта «{ $card_name }» выходит из игры

# Битвы с Последователями.
event-battle-deck =
    { $count ->
        [one] { $seat_name } кладёт лицом вниз боевую колоду: { $count } карта
        [few] { $seat_name } кладёт лицом вниз боевую колоду: { $count } карты
       *[many] { $seat_name } кладёт лицом вниз боевую колоду: { $count } карт
    }
event-battle-deck-returns =
    { $count ->
        [one] { $seat_name } возвращает в руку { $count } карту боевой колоды
        [few] { $seat_name } возвращает в руку { $count } карты боевой колоды
       *[many] { $seat_name } возвращает в руку { $count } карт боевой колоды
    }
event-support = { $seat_name }: армия поддержки силой { $value } приходит из региона { $origin } в регион { $region }
event-battle-value =
    { $bonus ->
        [0] { $seat_name } до карт: армии { $armies }
       *[other] { $seat_name } до карт: армии { $armies }, подложенные карты и храм +{ $bonus }
    }

# Опустошение и Арбитр.
event-desolation =
    { $left ->
        [0] { $seat_name } распространяет опустошение на регион { $region }. Это последний жетон: после следующего придёт сам Суртур
       *[other] { $seat_name } распространяет опустошение на регион { $region }; жетонов на карте Суртура остаётся { $left }
    }
event-token-ignored = { $seat_name } не кладёт опустошение: в этом круге Последователей жетон уже положен
event-difficulty = Сложность: «{ $difficulty_name }»
event-priests-away = { $seat_name } начинает с меньшим числом жрецов; отослано: { $count }
event-rests = { $seat_name } в этом раунде отдыхает и не совершает манёвров
event-no-token-yet = { $seat_name } не кладёт опустошение: оно ещё не ширится
event-cleansed = { $seat_name } убирает опустошение в регионе { $region }; жетонов на карте Суртура: { $left }
event-arbiter-moves = Жетон Арбитра переходит дальше: { $seat_name }

# В чём отказано, и что было бы правильно.
refuse-no-desolation = { $seat_name } не может убрать опустошение в регионе { $region }: там нет жетона; выберите регион с жетоном
refuse-too-weak-to-cleanse = { $seat_name } не может убрать опустошение в регионе { $region }: нужна армия силой { $needed }, а у этой { $value }
refuse-region-not-own = { $seat_name } не может сделать это в регионе { $region }: это не свой регион; выберите регион со своим маркером
refuse-no-injury-of-follower = { $seat_name } не может выбрать ранение: { $follower_name } — Последователь, а их не ранят; выберите другую потерю

# Что не так с подготовкой.
fault-barred-by-sea-monsters = { $hero_name } не может быть Последователем рядом с такими монстрами: { $monsters_name }; приоритетное действие на этой плитке — «{ name-monsters }» (SOLO-14.4)
fault-people-of-seats = Из { $seats } мест людям не может принадлежать { $people }: Последователей от 1 до { $most } (SOLO-13.1)
fault-too-few-priorities = Последователей { $count }: им нужны разные приоритетные действия, а их здесь { $found } (SOLO-12.1)
fault-no-other-boss = Босс «{ $boss }» не играет с Последователями: играет только { name-loki } (SOLO-14.5)
fault-unknown-challenge = неизвестное испытание «{ $told }»; { $right }
fault-unknown-reading = неизвестное толкование «{ $told }»; { $right }

# Настройки игры.
option-help-people = сколько людей за столом; остальные места — Последователи
option-help-people-1 = один человек, сам против них
option-help-people-2 = два человека
option-help-people-3 = три человека
option-help-hero = осквернённый герой одного из Последователей
option-help-hero-random = случайный
option-help-hero-ragnar = Рагнар: собирает армии, чтобы стать Великим ярлом
option-help-hero-lagertha = Лагерта: узурпирует, чтобы стать Великим ярлом
option-help-hero-aslaug = Аслауг: строит храмы, чтобы стать Великим годи
option-help-hero-snorri = Снорри: строит храмы, чтобы стать Великим годи
option-help-hero-beowulf = Беовульф: охотится, чтобы стать Охотником
option-help-hero-sixth = шестой герой, которого нет в коробке: охотится, чтобы стать Охотником
option-help-difficulty = насколько трудна игра
option-help-difficulty-first-game = первая игра: вы начинаете сильнее, Последователь слаб и медлителен
option-help-difficulty-easy = легко: правила как в книге, без добавок
option-help-difficulty-middle = средне: Последователь начинает сильнее; равный бой для тех, кто хорошо знает игру
option-help-difficulty-hard = трудно: Последователь начинает ещё сильнее и больше делает за ход
option-help-difficulty-ragnarok = Рагнарок: Последователь сильнее всего
option-help-challenges = испытания, сколько угодно
option-help-challenges-none = ни одного
option-help-challenges-all = все шесть
option-help-challenges-deep-roots = { name-deep-roots }: в начале ещё один жетон опустошения
option-help-challenges-full-quivers = { name-full-quivers }: у Последователя ещё 3 руны и 3 карты битвы
option-help-challenges-old-oaths = { name-old-oaths }: Последователь начинает с тремя союзами
option-help-challenges-fire-in-the-blood = { name-fire-in-the-blood }: до трёх рунических действий за ход
option-help-challenges-scorched-earth = { name-scorched-earth }: армия, которая убирает опустошение, теряет 1, и благословения за это нет
option-help-challenges-hosts-of-surtr = { name-hosts-of-surtr }: нанятые армии на 1 сильнее
option-help-readings = другие толкования правил, чем наши
option-help-readings-none = наши
option-help-readings-all = другое везде, где есть выбор
option-help-readings-origin-bonuses = первый Последователь получает бонусы своего происхождения
option-help-readings-no-control-by-cards = вторжение, удавшееся благодаря подложенным картам, не даёт контроля
option-help-readings-own-realms-first = сначала царства у самого региона его героя
option-help-readings-monsters-by-tie-break = какого монстра активировать, решает только правило равенства
option-help-readings-tokens-for-reinforce = из всего найма только «Подкрепление» кладёт опустошение
option-help-readings-usurp-needs-army = для узурпации нужна армия в запасе
option-help-readings-start-token-apart = в Рагнароке считаются только жетоны у Иггдрасиля

# Как заканчивается игра.
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } контролирует три земли и побеждает в игре как Великий ярл
        [LOR-1-3] { $winners_name } имеет достаточно храмов и побеждает в игре как Великий годи
        [LOR-1-4] { $winners_name } убивает Локи и побеждает в игре как Охотник
        [SOLO-10-6] Жетонов опустошения не осталось: приходит сам Суртур и уничтожает Мидгард. Все люди проигрывают, победа: { $winners_name }
        [SOLO-11-3] Рагнарок завершает игру: { $winners_name } побеждает по регионам у Иггдрасиля, а опустошение считается Последователям
       *[other] Игра окончена. Победа: { $winners_name }
    }
ending-SOLO-10-6 = Воплощение Суртура
ending-SOLO-11-3 = Рагнарок

# Шаги хода Последователя, как заголовки.
story-difficulty = Сложность
story-SOLO-5-0 = Карта
story-SOLO-5-1 = Молитва
story-SOLO-5-2 = Герой
story-SOLO-5-3 = Руны
story-SOLO-6 = Руны
story-SOLO-5-4 = Манёвры
story-SOLO-5-5 = Особое действие
story-SOLO-5-6 = Бонус и новая карта

# Что говорят рисунки.
draw-title = Последователи Суртура: остров и игроки
draw-incarnation = Воплощение Суртура
draw-tokens-map = опустошение на поле: { $count } из { $tokens }
draw-cleanse-needs = чтобы убрать жетон: армия силой { $value }
draw-cleanse-blessing = это может дать благословение
draw-surtr-near = ещё один жетон, и Мидгард сгорит
draw-desolation = опустошение
draw-corrupted = { $tile ->
    [lagertha] осквернённая { $tile_name }
    [aslaug] осквернённая { $tile_name }
   *[other] осквернённый { $tile_name }
 }
draw-follower = Последователь Суртура
draw-road = стремится к победе: { $title }
draw-order = атрибуты в его порядке: { $names }
draw-power = руны: { $count } из { $most }
draw-follower-hand = карты битвы: { $count } из { $most }
draw-tucked = подложенные карты: { $names }
draw-priority-action = приоритетное действие: { $action_name }
draw-preference = { $preference ->
    [1] вторгается сначала к храмам и святилищам, потом где легче, потом где ближе
    [2] вторгается сначала где ближе, потом где легче, потом к храмам и святилищам
   *[3] вторгается сначала в землях, где у него больше регионов, потом к храмам и святилищам, потом где легче
 }
draw-action-deck = колода действий: { $count }
draw-card-hero = герой в регион { $region }
draw-card-runes = рунические действия: { $names }
draw-card-special = особое действие: { $action_name }
draw-card-tie = равенство: { $tie ->
    [max] Max, наибольший номер
   *[min] Min, наименьший номер
 }
draw-card-bonus = бонус: { $text }
draw-card-no-bonus = без бонуса
draw-card-refresh = { $refresh ->
    [reshuffle] возвращается в колоду действий
   *[remove] потом выходит из игры
 }
draw-selected = выбрана кубом Суртура
draw-arbiter = Арбитр: { $name }
draw-challenges = испытания: { $names }
draw-difficulty = сложность: { $name }
draw-could-invade = Куда сейчас может вторгнуться { $name }?
draw-could-invade-list = { $name } сейчас может вторгнуться в регионы { $regions }
draw-could-invade-none = { $name } сейчас не может вторгнуться никуда

# What a bot weighs, for hints.
term-follower = сам Последователь Суртура
term-follower-jarl = земли Последователя
term-follower-jarl-near = Последователю не хватает мало регионов до трёх земель
term-follower-gothi = храмы Последователя
term-follower-gothi-near = Последователю не хватает мало храмов до победы
term-follower-shrines = святилища, где Последователь может строить
term-follower-slain = монстры, которых убил Последователь
term-follower-boss = Последователь может охотиться на Локи
term-follower-best-road = лучший путь Последователя к победе
term-follower-regions = регионы Последователя
term-follower-armies = сила армий Последователя
term-follower-attributes = атрибуты Последователя
term-follower-cards = карты битвы Последователя
term-follower-tucked = карты, подложенные под планшет Последователя
term-follower-power = руны Последователя
term-follower-ring = перевес Последователя у Иггдрасиля, когда близок Рагнарок
term-desolation = опустошение
term-incarnation = Суртур вот-вот воплотится
term-follower-takes = регионы, которые Последователь возьмёт дальше
term-follower-wins-next = Последователь может выиграть следующим ходом
term-follower-battle = битва Последователя, по его шансу
# Что есть в коробке, чтобы читать.
kind-basic-actions = Базовые карты действий
kind-hero-actions = Карты действий героев
kind-advanced-actions = Усовершенствованные карты действий
kind-tiles = Осквернённые герои
kind-challenges = Испытания
kind-difficulties = Сложность
kind-surtr = Суртур
draw-starts-in = начинает в регионе { $regions }
draw-chosen = Выбрано за этим столом.
draw-advantage = Преимущество в начале: { $text }.
advantage-gain-runes = { text-take-runes-times }
advantage-draw-cards = { text-draw-cards-times }
advantage-gain-priests = { text-take-priests }
advantage-strengthen-frontier = { text-army-up }
advantage-raise-attributes = { text-raise-by-rule }
advantage-tuck-cards = { text-tuck-blessings }
advantage-ally-first-realms =
    { $count ->
        [one] союз с первым царством
       *[other] союзы с первыми царствами: { $count }
    }
advantage-control-nearest-monster = контроль над ближайшим монстром
draw-incarnation-text = На её ячейках лежат все жетоны опустошения: { $tokens }; наименьшее открытое число — сила армии, которая убирает жетон. Грани куба Суртура для левой, средней и правой карты: { $faces }.

# Рядом с настоящим полем: кто что держит за Последователей и о чём спрашивают того, кто рассказывает.
keep-die = куб Суртура
keep-actions = карты действий Последователей
keep-hands = карты битвы Последователей
prompt-chance-surtr-die = Бросьте куб Суртура: какая карта ряда названа?
prompt-chance-corrupted-hero = Вытяните осквернённого героя: какой он?
prompt-chance-basic-set = Вытяните набор базовых карт действий: какой он?
prompt-chance-action-deck = Откройте верхнюю карту действий: какая она?
prompt-chance-battle-deck = Откройте верхнюю карту боевой колоды: какая она?
prompt-chance-selection = Вытяните наугад одно из благословений: какое оно?

# Что рассказывают о настоящем поле с Последователями и о чём их можно попросить.
group-desolation = опустошение
group-followers = Последователи
group-arbiter = Арбитр
field-desolation = жетон опустошения
field-power = руны
field-row = ряд действий, слева направо
field-arbiter = у кого жетон Арбитра
call-retreat = его армии должны отступить оттуда
call-lose-card = он теряет карту битвы
call-lose-rune = он теряет руну
call-monster = его монстр активирован
call-blessing = берут благословение за убранное опустошение

# Что люди делают на своём поле за Последователя, шаг за шагом.
closing-holds =
    { $seat_name }: { $runes ->
        [one] { $runes } руна
        [few] { $runes } руны
       *[other] { $runes } рун
    }, { $cards ->
        [one] { $cards } карта битвы
        [few] { $cards } карты битвы
       *[other] { $cards } карт битвы
    }
do-follower = Выставьте атрибуты осквернённого героя ({ $seat_name }, { $hero_name }): { name-authority } { $authority }, { name-strength } { $strength }, { name-wisdom } { $wisdom }
do-arbiter = Отдайте жетон Арбитра: { $seat_name }
do-arbiter-moves = Отдайте жетон Арбитра: { $seat_name }
do-sail = Переместите драккар ({ $seat_name }) сюда: { $sea_name }
do-use-card = { $seat_name } использует «{ $card_name }»: поверните, если это артефакт
do-take-blessing = Подложите благословение «{ $card_name }» под планшет ({ $seat_name })
do-blessings-left = Сбросьте оставшиеся благословения: { $cards_name }
do-send-priest = Поставьте жреца ({ $seat_name }) на монумент { god-of }
do-raise-attribute = Поднимите атрибут ({ $seat_name }): { $attribute_name }, { $value }
do-lower-attribute = Опустите атрибут ({ $seat_name }): { $attribute_name }, { $value }
do-takes-from-forge = Заберите руну с кузницы в регионе { $region } в ресурсы
do-priests-away =
    { $count ->
        [one] Уберите из запаса ({ $seat_name }) { $count } жреца
        [few] Уберите из запаса ({ $seat_name }) { $count } жрецов
       *[many] Уберите из запаса ({ $seat_name }) { $count } жрецов
    }
do-gain-priests =
    { $count ->
        [one] Положите в запас ({ $seat_name }) { $count } жреца
        [few] Положите в запас ({ $seat_name }) { $count } жрецов
       *[many] Положите в запас ({ $seat_name }) { $count } жрецов
    }
do-place-hero = Поставьте героя ({ $seat_name }) в регион { $region }
do-ally = Положите маркер ({ $seat_name }) в царство { $realm_name }
do-control-monster = Положите кольцо ({ $seat_name }) под { monster-object }
do-release-monster = Заберите кольцо ({ $seat_name }) у { monster-object }
do-recruit = Поставьте новую армию силой { $value } ({ $seat_name }) в регион { $region }
do-invades = Переместите армию силой { $value } ({ $seat_name }) из региона { $origin } в регион { $region }
do-move-army = Переместите армию силой { $value } ({ $seat_name }) из региона { $origin } в регион { $region }
do-place-army = Переставьте армию силой { $value } ({ $seat_name }) из региона { $origin } в регион { $region }
do-support = Переместите армию поддержки силой { $value } ({ $seat_name }) из региона { $origin } в регион { $region }
do-carried-off = Переставьте армию силой { $value } ({ $seat_name }) из региона { $origin } в регион { $region }
do-retreat = Отведите армию силой { $value } ({ $seat_name }) из региона { $origin } в регион { $region }
do-army-grows = Армия в регионе { $region } ({ $seat_name }): увеличьте с { $value } до { $new }
do-army-shrinks = Армия в регионе { $region } ({ $seat_name }): уменьшите с { $value } до { $new }
do-army-destroyed = Заберите армию силой { $value } ({ $seat_name }) из региона { $region }
do-army-stays = Армия в регионе { $region } ({ $seat_name }): уменьшите до 1, она спасена
do-take-control =
    { $former ->
        [nobody] Положите маркер контроля ({ $seat_name }) в регион { $region }
       *[other] В регионе { $region } замените маркер контроля: был { $former_name }, теперь { $seat_name }
    }
do-special-action = Положите маркер ({ $seat_name }) на действие «{ $action_name }» поверх других
do-build-temple = Поставьте храм в регион { $region }
do-build-monument =
    { $god ->
        [none] Ни один монумент не растёт: все завершены
       *[other] Поднимите монумент { god-of } до уровня { $level }
    }
do-condition-fulfilled = Переверните предпосылку: { $condition_name }
do-table-cleared = Заберите всех жрецов с монументов и все маркеры с колеса действий
do-forges-filled = Положите на кузницы руны их вида, регионы: { $regions_name }
do-recharge = Поверните артефакты, снова заряженные: { $cards_name }
do-event = Возьмите карту события и положите в сброс
do-place-monster = Поставьте { monster-object } в регион { $region }
do-place-boss = Поставьте Локи в регион { $region }
do-move-monster = Переместите { monster-object } в регион { $region }
do-territory-attack = { $monster_name } атакует регион { $region }: выполните региональную атаку, как сказано дальше
do-desolation = Положите жетон опустошения в регион { $region }, самый левый с карты Суртура
do-wound = Положите маркер ({ $seat_name }) на планшет { prey-object }, на свободную ячейку: { $space_name }
do-wound-healed = Снимите маркер ({ $seat_name }) с планшета { prey-object }, с ячейки: { $space_name }
do-kill = Снимите { prey-object } с поля: фигурку получает { $seat_name }, маркеры и кольцо возвращаются владельцам
do-regenerate = Снимите все маркеры с планшета { prey-object }
do-attacks-discarded = Положите в сброс карт атаки: { $cards_name }
do-attack-deck = Замешайте все карты атаки в новую колоду, из сброса тоже
do-reshuffle =
    { $target ->
        [event-deck] Перемешайте сброшенные карты событий: это новая колода
       *[blessing-deck] Перемешайте сброшенные благословения: это новая колода
    }
do-slayer-token = Дайте жетон охотника: { $seat_name }
do-claim-artefact = Подложите артефакт «{ $card_name }» под планшет ({ $seat_name })
do-artefact-lost = Положите артефакт «{ $card_name }» обратно в коробку
do-injured = Раньте героя ({ $seat_name }): переверните жетон атрибута, { $attribute_name }
do-healed = Исцелите героя ({ $seat_name }): переверните обратно жетон атрибута, { $attribute_name }
do-gain-rune = { $seat_name } берёт руну { $rune_name } из ресурсов
do-forge-rune = { $seat_name } берёт руну { $rune_name } с кузницы в регионе { $region }
do-discard-rune = { $seat_name } возвращает руну { $rune_name } в ресурсы
do-forge-emptied = Заберите руну { $rune_name } с кузницы в регионе { $region } в ресурсы
do-tuck = Подложите благословение «{ $card_name }» под планшет ({ $seat_name })
do-new-card =
    { $rule ->
        [SOLO-2-7-2] Выложите эти карты действий в ряд ({ $seat_name }), слева направо: { $cards_name }
       *[other] Положите карту действий «{ $card_name }» справа в ряд ({ $seat_name })
    }
do-puts-aside = Уберите карту действий «{ $card_name }» из ряда ({ $seat_name })
do-reshuffles-card = Замешайте карту действий «{ $card_name }» в колоду действий ({ $seat_name })
do-removes-card = Положите карту действий «{ $card_name }» обратно в коробку

# Что невозможно на поле с Последователями, о котором рассказали.
fault-follower-hero = осквернённый герой ({ $seat_name }) стоит в каком-то регионе
fault-row-size = в ряду действий ({ $seat_name }) от 1 до { $most } карт
fault-too-many-cards = { $seat_name }: карт битвы больше, чем { $most }
fault-too-many-tokens = жетонов опустошения всего { $most }
fault-selected-in-row = выбранная карта лежит в ряду

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-let-it-be = Выбрать регион
verb-let-it-act = { verb-activate }
verb-cleanse = Убрать опустошение
short-cleanse = регион { $region }, армия силой { $value }
verb-take-ablessing = Взять благословение
cost-value = армия { $was } → { $new }
gain-blessing = случайное благословение по желанию

### My box

## My box: kinds

kind-actions-action = Карты действий
kind-tiles-tile = Осквернённые герои
kind-challenges-challenge = Испытания
kind-surtr-incarnation = Воплощение Суртура и куб
kind-difficulty-difficulty = Сложность
kind-surtr-edition = Количество карт

## My box: fields

entry-kind = Вид
entry-kind-basic = базовая
entry-kind-hero = героя
entry-kind-advanced = усовершенствованная
entry-kind-preparation = подготовка
entry-kind-rule = правило
entry-set = Набор
entry-regions = Регион героя
entry-special = Особое действие
entry-tie = Равенство
entry-tie-max = Max, наибольший номер
entry-tie-min = Min, наименьший номер
entry-refresh = Затем
entry-refresh-remove = отложить
entry-refresh-reshuffle = снова замешать
entry-road = Путь
entry-road-jarl = Ярл
entry-road-gothi = Годи
entry-road-slayer = Охотник
entry-start = Начинает в регионе
entry-desolation = Опустошение
entry-attributes = Атрибуты
entry-order = Порядок атрибутов
entry-preference = Предпочтение
entry-priority = Приоритетное действие
entry-advanced = Усовершенствованные карты
entry-basic = Базовые карты
entry-hero = Карты героев
entry-tiles = Плитки
entry-challenges = Испытания
entry-once = Лишь раз
entry-slots = Ячейки
entry-die = Грани куба
entry-times = Раз
entry-regions-1 = сторона для 3 и 4
entry-regions-2 = сторона для 2
entry-start-1 = сторона для 3 и 4
entry-start-2 = сторона для 2
entry-desolation-1 = сторона для 3 и 4
entry-desolation-2 = сторона для 2
entry-attributes-1 = { name-authority }
entry-attributes-2 = { name-strength }
entry-attributes-3 = { name-wisdom }
entry-advanced-1 = { entry-road-jarl }
entry-advanced-2 = { entry-road-gothi }
entry-advanced-3 = { entry-road-slayer }
entry-die-1 = левая карта
entry-die-2 = средняя карта
entry-die-3 = правая карта
entry-action-runes = Руническое действие
entry-set-a = набор A
entry-set-b = набор B
entry-set-c = набор C
entry-set-jarl = { entry-road-jarl }
entry-set-gothi = { entry-road-gothi }
entry-set-slayer = { entry-road-slayer }

## My box: faults

fault-attribute-order = каждый атрибут стоит в порядке один раз (SOLO-4.6)
fault-advanced-cards = усовершенствованных карт должно быть { $wanted } (SOLO-2.7.3)
fault-hero-cards = должно быть своих карт действий: { $wanted } (SOLO-2.7.1)
fault-start-population = у региона { $region } должна быть сила населения 2 (SOLO-2.6.2)
fault-slots = ячейки: 5, 4, 3, 2, 1

## My box: moments

moment-advantage = С самого начала
moment-battle-bonus = В его битвах
moment-bonus = Бонус карты
moment-bonus-times = Когда или сколько раз
moment-follower-runes = Рунические действия за ход
moment-marching-armies = Армии, что идут
moment-peoples-preparation = До игры, для людей
moment-preparation = До игры, для него
moment-quiet-rounds = Раунды до опустошения
moment-recruit-bonus = Армии, которые нанимает
moment-removal-cost = Сколько стоит убрать опустошение
moment-removal-value = Сила армии, чтобы убрать опустошение
moment-resting-rounds = Раунды отдыха
moment-support-armies = Армии поддержки

## My box: effects

effect-adds = больше на { $count }, а с отрицательным числом меньше
effect-set-to = ровно { $count }
effect-ally-first-realms = союзов с царствами: { $count }
effect-control-nearest-monster = контролирует ближайшего монстра
effect-raise-attributes = его атрибуты растут на { $count }
effect-tuck-cards = благословений под его планшетом: { $count }
effect-place-desolation = кладёт жетон опустошения
effect-send-priests-away = жрецов отослано: { $count }
effect-strengthen-frontier = его пограничные армии: +{ $count }
