# Владыки Рагнарока, по-русски. Имена игроков не склоняются, род неизвестен: глаголы в настоящем времени.

game-title = Владыки Рагнарока
game-about =
    Герои ведут армии по острову вокруг мирового древа, охотятся на монстров, строят храмы и возводят монументы богам.
    Побеждает тот, кто первым подчинит три земли, получит достаточно храмов или убьёт Локи; или настанет Рагнарок, и всё решит середина острова.

# Формы имён, которые вставляют другие предложения.
god-of =
    { $god ->
        [odin] Одина
        [thor] Тора
        [hel] Хель
        [heimdall] Хеймдалля
        [ANY] { $god_name }
       *[other] Фрейи
    }
monster-object =
    { $monster ->
        [grendel] Гренделя
        [ANY] { $monster_name }
       *[other] { $monster_name }а
    }
prey-object =
    { $prey ->
        [loki] { $prey_name }
        [grendel] Гренделя
        [ANY] { $prey_name }
       *[other] { $prey_name }а
    }

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
       *[other] потеря
    }

# Руны, атрибуты, боги, царства, особые действия.
name-uruz = Уруз
name-othala = Одал
name-algiz = Альгиз
name-authority = влияние
name-strength = мощь
name-wisdom = мудрость
name-odin = Один
name-thor = Тор
name-freya = Фрейя
name-hel = Хель
name-heimdall = Хеймдалль
name-muspelheim = Муспельхейм
name-svartalfheim = Свартальфхейм
name-niflheim = Нифльхейм
name-vanaheim = Ванахейм
name-alfheim = Альфхейм
name-jotunheim = Йотунхейм
name-asgard = Асгард
name-yggdrasil = Иггдрасиль
name-monsters = Монстры
name-usurp = Узурпация
name-prepare = Подготовка
name-mobilise = Мобилизация
name-reinforce = Подкрепление
name-build-temple = Строительство храма
name-build-monument = Строительство монумента

# Земли и моря; у регионов номера.
name-l1 = Земля Ворона
name-l2 = Земля Рога
name-l3 = Земля Дуба
name-l4 = Земля Медведя
name-l5 = Земля Волка
name-l6 = Земля Вепря
name-l7 = Земля Оленя
name-s1 = Северное море
name-s2 = Северо-восточное море
name-s3 = Юго-восточное море
name-s4 = Южное море
name-s5 = Юго-западное море
name-s6 = Северо-западное море

# Монстры, босс, грани куба монстра.
name-draugr = Драугр
name-garm = Гарм
name-fafnir = Фафнир
name-grendel = Грендель
name-hraesvelgr = Хресвельг
name-nidhogg = Нидхёгг
name-loki = Локи
name-jormungandr = Йормунганд
name-kraken = Кракен
name-move = движение
name-attack = региональная атака
name-either = движение или региональная атака

# Оружие, награды, ячейки ран.
name-sword = меч
name-spear = копьё
name-axe = топор
name-bow = лук
name-hammer = молот
name-shield = щит
name-reward-rune = 1 руна
name-reward-priest = 1 жрец
name-reward-army = +1 к армии
name-reward-realm = союз
name-sword-rune = меч + руна
name-sword-priest = меч + жрец
name-sword-army = меч + армия
name-sword-realm = меч + царство
name-spear-rune = копьё + руна
name-spear-priest = копьё + жрец
name-spear-army = копьё + армия
name-spear-realm = копьё + царство
name-axe-rune = топор + руна
name-axe-priest = топор + жрец
name-axe-army = топор + армия
name-axe-realm = топор + царство
name-bow-rune = лук + руна
name-bow-priest = лук + жрец
name-bow-army = лук + армия
name-bow-realm = лук + царство
name-hammer-rune = молот + руна
name-hammer-priest = молот + жрец
name-hammer-army = молот + армия
name-hammer-realm = молот + царство
name-sword-sword = два меча
name-sword-spear = меч и копьё
name-sword-axe = меч и топор
name-sword-bow = меч и лук
name-sword-hammer = меч и молот
name-spear-sword = копьё и меч
name-spear-spear = два копья
name-spear-axe = копьё и топор
name-spear-bow = копьё и лук
name-spear-hammer = копьё и молот
name-axe-sword = топор и меч
name-axe-spear = топор и копьё
name-axe-axe = два топора
name-axe-bow = топор и лук
name-axe-hammer = топор и молот
name-bow-sword = лук и меч
name-bow-spear = лук и копьё
name-bow-axe = лук и топор
name-bow-bow = два лука
name-bow-hammer = лук и молот
name-hammer-sword = молот и меч
name-hammer-spear = молот и копьё
name-hammer-axe = молот и топор
name-hammer-bow = молот и лук
name-hammer-hammer = два молота

# Ничего и никого; что тянет случай.
name-none = нет
name-nobody = никто
name-monster-die = куб монстра

# Карты битвы; копии называются как первая.
name-sword-a = Меч
name-sword-b = { name-sword-a }
name-sword-c = { name-sword-a }
name-sword-dance-a = Танец мечей
name-sword-dance-b = { name-sword-dance-a }
name-onslaught = Натиск
name-barrow-spear = Курганное копьё
name-spear-a = Копьё
name-spear-b = { name-spear-a }
name-spear-c = { name-spear-a }
name-spear-wall-a = Стена копий
name-spear-wall-b = { name-spear-wall-a }
name-impale = Сквозной удар
name-axe-a = Топор
name-axe-b = { name-axe-a }
name-axe-c = { name-axe-a }
name-frenzy-a = Неистовство
name-frenzy-b = { name-frenzy-a }
name-cleave = Разрубание
name-bow-a = Лук
name-bow-b = { name-bow-a }
name-bow-c = { name-bow-a }
name-volley-a = Залп
name-volley-b = { name-volley-a }
name-ambush = Засада
name-hammer-a = Молот
name-hammer-b = { name-hammer-a }
name-hammer-c = { name-hammer-a }
name-stagger-a = Оглушение
name-stagger-b = { name-stagger-a }
name-thunderclap = Удар грома
name-shield-a = Щит
name-shield-b = { name-shield-a }
name-shield-c = { name-shield-a }
name-reinforcements-a = Подмога
name-reinforcements-b = { name-reinforcements-a }

# Карты атаки.
name-special-1 = Специальная атака I
name-special-2 = Специальная атака II
name-special-3 = Специальная атака III
name-attack-1 = Атака I
name-attack-2 = Атака II
name-attack-3 = Атака III
name-mighty = Мощная атака
name-wild-1 = Дикая атака I
name-wild-2 = Дикая атака II
name-quick = Быстрая атака
name-nasty = Скверная рана
name-charge = Наскок
name-surprise = Внезапная атака
name-recall = Уход в логово

# Благословения Одина, Тора и Фрейи.
name-raven-banner = Стяг Ворона
name-hall-of-the-dead = Чертог мёртвых
name-watch-on-the-bridge = Стража на мосту
name-levy = Ополчение
name-war-council = Военный совет
name-hird-discipline = Выучка дружины
name-stone-ramparts = Каменные валы
name-einherjar = Эйнхерии
name-allfathers-due = Дань Всеотцу
name-forced-march = Форсированный марш
name-garrison-law = Закон гарнизона
name-runic-muster = Рунический сбор
name-wolf-pack = Волчья стая
name-jarls-word = Слово ярла
name-thunder-arm = Громовая десница
name-weapon-rack = Стойка с оружием
name-monster-lore = Знание о монстрах
name-old-scar = Старый шрам
name-combat-training = Боевая выучка
name-thick-hide = Толстая шкура
name-hunters-offering = Дар охотника
name-blood-rush = Кипение крови
name-beast-tamer = Укрощение зверя
name-trophies = Трофеи
name-drive-the-beast = Загон зверя
name-feared-name = Грозное имя
name-seidr = Сейд
name-rune-carver = Резьба рун
name-falcon-cloak = Соколиный плащ
name-sea-paths = Морские пути
name-guest-of-the-realms = Гость царств
name-many-friends = Много друзей
name-tithe = Десятина
name-pilgrimage = Паломничество
name-forge-sisters = Сёстры-кузнецы
name-tears-of-gold = Золотые слёзы
name-folkvang = Фолькванг
name-peace-of-the-thing = Мир тинга

# События.
name-event-1 = событие 1
name-event-2 = событие 2
name-event-3 = событие 3
name-event-4 = событие 4
name-event-5 = событие 5
name-event-6 = событие 6
name-event-7 = событие 7
name-event-8 = событие 8
name-event-9 = событие 9
name-event-10 = событие 10
name-event-11 = событие 11
name-event-12 = событие 12
name-event-13 = событие 13
name-event-14 = событие 14
name-event-15 = событие 15
name-event-16 = событие 16
name-event-17 = событие 17
name-event-18 = событие 18
name-event-19 = событие 19
name-event-20 = событие 20
name-event-21 = событие 21

# Герои, происхождения, артефакты.
name-ragnar = Рагнар
name-aslaug = Аслауг
name-snorri = Снорри
name-lagertha = Лагерта
name-beowulf = Беовульф
name-odinson = Одинсон/Одинсдоттир
name-thorson = Торсон/Торсдоттир
name-freyason = Фрейясон/Фрейясдоттир
name-tyrson = Тюрсон/Тюрсдоттир
name-njordson = Ньёрдсон/Ньёрдсдоттир
name-baldrson = Бальдрсон/Бальдрсдоттир
name-gungnir = Гунгнир
name-mjolnir = Мьёльнир
name-brisingamen = Брисингамен
name-barrow-crown = Курганная корона
name-gnipa-chain = Цепь Гнипы
name-andvaranaut = Андваранаут
name-grendels-arm = Рука Гренделя
name-eagle-feather = Орлиное перо
name-root-fang = Корневой клык
name-sultr = Султр
name-gjallarhorn = Гьяллархорн

# Предпосылки Рагнарока.
name-monument-large = Монумент
name-monument-small = { name-monument-large }
name-slayer-large = Охотник
name-slayer-small = { name-slayer-large }
name-jarl-large = Великий ярл
name-jarl-small = { name-jarl-large }
name-gothi-large = Великий годи
name-gothi-small = { name-gothi-large }
name-realms-large = Царства
name-realms-small = { name-realms-large }

# Что делают карты битвы, на охоте и в битве.
text-hunt-sword-dance = После раны возьмите { $draw_cards_count ->
        [one] { $draw_cards_count } карту битвы
        [few] { $draw_cards_count } карты битвы
       *[other] { $draw_cards_count } карт битвы
    }.
text-battle-sword-dance = +{ $amount }, если вы обороняетесь.
text-battle-onslaught = +{ $amount }, если вы нападаете.
text-battle-barrow-spear = { text-battle-onslaught }
text-hunt-spear-wall = У следующей карты атаки на этой охоте ярости на { $calm_next_attack_amount } меньше.
text-battle-spear-wall = +{ $amount } за каждую вашу армию в этой битве.
text-battle-impale = Сразу уменьшите на 1 одну вражескую армию в этой битве.
text-hunt-frenzy = Можете получить 1 ранение, чтобы взять { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }.
text-hunt-cleave = Можете закрыть две свободные ячейки с топором вместо одной.
text-battle-cleave = Если вы победите, соперник распределяет на 1 потерю больше.
text-hunt-bow = После раны возьмите { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }.
text-battle-volley = Соперник сразу сбрасывает 1 случайную карту битвы.
text-hunt-ambush = Посмотрите руку монстра и выберите карту, которую он сыграет следующей.
text-battle-ambush = +{ $amount }, если это ваша первая карта в этой битве.
text-battle-hammer = +{ $amount }, если ваш герой в регионе битвы.
text-hunt-stagger = В конце следующего раунда монстр берёт на 1 карту меньше, но не меньше 1.
text-battle-stagger = Следующая карта соперника в этой битве не имеет эффекта битвы.
text-hunt-thunderclap = Считается любым одним оружием.
text-hunt-shield = Блокирует атаку, какой бы ни была её ярость.
text-battle-shield = Не учитывайте 1 свой символ потерь в этой битве.
text-hunt-reinforcements = Блокирует атаку, какой бы ни была её ярость; затем возьмите { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }.
text-battle-reinforcements = Переместите одну свою армию из соседнего региона в битву.

# Что делают карты атаки, если от них не защититься.
text-special-1 = Специальная атака с планшета монстра.
text-special-2 = { text-special-1 }
text-special-3 = { text-special-1 }
text-attack-1 =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }.
text-attack-2 = { text-attack-1 }
text-attack-3 = { text-attack-1 }
text-mighty =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }.
text-wild-1 =
    { $injure_count ->
        [one] { $injure_count } ранение
        [few] { $injure_count } ранения
       *[other] { $injure_count } ранений
    }; сбросьте { $lose_random_cards_count ->
        [one] { $lose_random_cards_count } случайную карту битвы
        [few] { $lose_random_cards_count } случайные карты битвы
       *[other] { $lose_random_cards_count } случайных карт битвы
    }.
text-wild-2 = { text-wild-1 }
text-quick =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }; сбросьте карты битвы, чтобы осталось столько, сколько у вас мудрости.
text-nasty =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }; понизьте на 1 свой самый высокий атрибут, но не ниже 2.
text-charge =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }. Щиты её не блокируют.
text-surprise = Сбросьте половину своих карт битвы, округлив вверх.
text-recall = Охота сразу кончается неудачей. Щиты эту атаку не блокируют.

# Что делают благословения.
text-raven-banner = +{ $amount } в битвах в регионе вашего героя.
text-hall-of-the-dead = +{ $amount } к мощи, когда вы узурпируете.
text-watch-on-the-bridge = Можете держать на { $amount } карту битвы больше.
text-levy = При подкреплении наймите ещё армию силой 1 в любом своём регионе.
text-war-council = Ваша первая карта битвы в каждой битве прибавляет на { $amount } больше.
text-hird-discipline = Не учитывайте символы потерь своей первой карты в каждой битве.
text-stone-ramparts = +{ $amount }, когда вы обороняетесь; +{ $settlement } в регионе с поселением.
text-einherjar = После проигранной битвы ваши армии не несут по 1 потере за поражение.
text-allfathers-due = После выигранной битвы получите 1 жреца.
text-forced-march = При мобилизации можете активировать одну из армий дважды.
text-garrison-law = Активированная армия может получить +1 в любом вашем регионе.
text-runic-muster = Руническое действие, { $runes ->
        [one] { $runes } руна
        [few] { $runes } разные руны
       *[other] { $runes } разных рун
    }: наймите 1 армию.
text-wolf-pack = +{ $amount }, когда вы нападаете { $armies } или более армиями.
text-jarls-word = Сейчас +1 влияние. Можете нанимать в любом своём регионе.
text-thunder-arm = Сейчас +1 мощь. Каждый раз, когда строят монумент, исцелите 1 ранение.
text-weapon-rack = Сейчас возьмите { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }. Ваш предел карт битвы: мудрость + { $amount }.
text-monster-lore = В начале охоты возьмите на { $amount ->
        [one] { $amount } карту битвы
        [few] { $amount } карты битвы
       *[other] { $amount } карт битвы
    } больше.
text-old-scar = В начале охоты можете сбросить 1 карту битвы и закрыть любую свободную ячейку; не у Локи.
text-combat-training = При подготовке возьмите ещё { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }.
text-thick-hide = Раз за охоту не учитывайте 1 ранение.
text-hunters-offering = После своей охоты, чем бы она ни кончилась, получите 1 жреца.
text-blood-rush = За каждое ранение на охоте возьмите 1 карту битвы.
text-beast-tamer = Руническое действие, любая руна: контроль над нейтральным монстром в регионе героя или соседнем.
text-trophies = +1 в битвах за каждого убитого монстра и каждый жетон охотника у вас.
text-drive-the-beast = После движения героя можете переместить монстра из его региона в соседний; растоптать по желанию.
text-feared-name = Для узурпации ваша мощь на { $amount } больше.
text-seidr = Сейчас +1 мудрость и { $count ->
        [one] { $count } руна
        [few] { $count } руны
       *[other] { $count } рун
    } на выбор.
text-rune-carver = Можете выполнить за ход второе руническое действие, другое.
text-falcon-cloak = Ваш герой движется не более чем на 3 региона.
text-sea-paths = На этапе героя, кроме вашего выбора, переместите драккар на 1 море.
text-guest-of-the-realms = Руническое действие, любая руна: союз с царством рядом с регионом вашего героя.
text-many-friends = Вместо бонуса царства можете взять бонус другого царства, с которым вы в союзе.
text-tithe = Строя храм, получите ещё { $amount ->
        [one] { $amount } жреца
        [few] { $amount } жрецов
       *[other] { $amount } жрецов
    }.
text-pilgrimage = Отправив жреца к монументу уровня 0, получите 1 руну на выбор.
text-forge-sisters = Можете ковать руны в любом своём регионе, где бы ни был ваш герой.
text-tears-of-gold = Раз на своём этапе рун обменяйте 1 руну на руну другого типа.
text-folkvang = Когда уничтожена ваша армия, получите 1 руну на выбор.
text-peace-of-the-thing = Другие игроки не могут узурпировать ваши регионы с храмом.

# Что умеют герои и что даёт происхождение в начале.
text-ragnar = Когда вы нападаете в земле, где Рагнар: +1 за каждую вашу армию в битве.
text-aslaug = Для бонусов царств: царства рядом с регионом Аслауг считаются вашими союзниками.
text-snorri = Когда вы берёте регион с поселением в земле, где Снорри, без битвы: 1 руна на выбор.
text-lagertha = После выигранной битвы в земле, где Лагерта: +1 одной армии, что в ней сражалась.
text-beowulf = Карта битвы за каждое ранение. Можете взять 1 перед охотой или битвой в земле, где Беовульф.
text-odinson = Первый ход в игре — ваш. +1 влияние.
text-thorson = +1 мощь; возьмите { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }.
text-freyason = +1 мудрость; { $count ->
        [one] { $count } руна
        [few] { $count } руны
       *[other] { $count } рун
    } на выбор.
text-tyrson = +{ $strengthen_armies_count } одной вашей армии; возьмите { $draw_cards_count ->
        [one] { $draw_cards_count } карту битвы
        [few] { $draw_cards_count } карты битвы
       *[other] { $draw_cards_count } карт битвы
    }.
text-njordson = Союз с царством рядом с регионом вашего героя; если такого нет, 1 руна на выбор.
text-baldrson =
    { $gain_priests_count ->
        [one] { $gain_priests_count } жрец
        [few] { $gain_priests_count } жреца
       *[other] { $gain_priests_count } жрецов
    }; { $gain_runes_count ->
        [one] { $gain_runes_count } руна
        [few] { $gain_runes_count } руны
       *[other] { $gain_runes_count } рун
    } на выбор.

# Что даёт использование артефакта.
text-gungnir = В битве, когда считают силы: +{ $amount }.
text-mjolnir = В свой ход: 1 рана любому монстру или 1 ранение чужому герою.
text-brisingamen = На своём этапе рун: 1 руна на выбор, и можете выполнить второе руническое действие.
text-barrow-crown = Когда ваша армия должна быть уничтожена: она остаётся с силой 1.
text-gnipa-chain = На своих манёврах: переместите монстра, не Локи, в соседний регион; растоптать ли, решаете вы.
text-andvaranaut = На своём этапе рун: получите 1 руну на выбор.
text-grendels-arm = В начале своей охоты: возьмите { $count ->
        [one] { $count } карту битвы
        [few] { $count } карты битвы
       *[other] { $count } карт битвы
    }.
text-eagle-feather = На своём этапе героя: разместите героя в любом регионе или драккар в любом море.
text-root-fang = После вашей победы в битве: каждая армия проигравшего несёт ещё 1 потерю.
text-sultr = { text-andvaranaut }
text-gjallarhorn = { text-eagle-feather }

# Региональные и специальные атаки.
text-territory-draugr = Уменьшите на 1 каждую армию в его регионе.
text-territory-garm = Все армии в его регионе отступают.
text-territory-fafnir = Руна из тамошней кузницы уходит в ресурсы; у кого там герой или армия, сбрасывает 1 руну.
text-territory-grendel = 1 ранение каждому герою в его регионе.
text-territory-hraesvelgr = Разместите армию из его региона в соседнем, где нет ни армий других игроков, ни Локи.
text-territory-nidhogg = Уменьшите на 2 одну армию в его регионе или соседнем.
text-special-draugr =
    { $injure_count ->
        [one] { $injure_count } ранение
        [few] { $injure_count } ранения
       *[other] { $injure_count } ранений
    }; сбросьте { $lose_cards_count ->
        [one] { $lose_cards_count } карту битвы
        [few] { $lose_cards_count } карты битвы
       *[other] { $lose_cards_count } карт битвы
    } на выбор.
text-special-garm =
    { $injure_count ->
        [one] { $injure_count } ранение
        [few] { $injure_count } ранения
       *[other] { $injure_count } ранений
    }; в конце этого раунда монстр берёт на { $more_attacks_count ->
        [one] { $more_attacks_count } карту
        [few] { $more_attacks_count } карты
       *[other] { $more_attacks_count } карт
    } больше.
text-special-fafnir = Сбросьте { $count ->
        [one] { $count } руну
        [few] { $count } руны
       *[other] { $count } рун
    }; 1 ранение за каждую не сброшенную.
text-special-grendel =
    { $injuries ->
        [one] { $injuries } ранение
        [few] { $injuries } ранения
       *[other] { $injuries } ранений
    }; можете сбросить { $cards ->
        [one] { $cards } карту битвы
        [few] { $cards } карты битвы
       *[other] { $cards } карт битвы
    }, чтобы получить только { $fewer }.
text-special-hraesvelgr = Сбросьте { $count ->
        [one] { $count } случайную карту битвы
        [few] { $count } случайные карты битвы
       *[other] { $count } случайных карт битвы
    }.
text-special-nidhogg = Заберите один свой маркер, положенный на этой охоте; если такого нет, 1 ранение.
text-special-loki =
    { $injure_count ->
        [one] { $injure_count } ранение
        [few] { $injure_count } ранения
       *[other] { $injure_count } ранений
    }; замешайте руку в колоду карт битвы и возьмите столько же карт без одной.
text-loki = В его регион нельзя перемещать армии. Активированный, он появляется в любом другом регионе.

# Бонусы царств, боги, предпосылки.
text-god-odin = Жрец даёт +1 влияние, затем +1 к силе армий за каждый уровень монумента.
text-god-thor = Жрец даёт +1 мощь, затем 1 карту битвы за каждый уровень монумента.
text-god-freya = Жрец даёт +1 мудрость, затем 1 руну за каждый уровень монумента.
text-god-hel = Жрец даёт +1 мощь; затем каждый соперник за каждый уровень монумента несёт потерю на свой выбор: руна, случайная карта битвы, −1 армии или ранение.
text-god-heimdall = Жрец даёт +1 мудрость, затем 1 карту битвы за каждый уровень монумента.
text-muspelheim = Наймите армию силой 1 в любом своём регионе.
text-svartalfheim = Возьмите 1 карту битвы.
text-niflheim = Переместите драккар не более чем на 3 моря или разместите одну свою армию в любом своём регионе.
text-vanaheim = Получите 1 руну на выбор.
text-alfheim = Разместите героя в любом регионе или исцелите 1 ранение.
text-jotunheim = +1 одной вашей армии.
text-asgard = Получите 1 жреца.
text-monument-large = Есть монумент уровня { $level }.
text-monument-small = { text-monument-large }
text-slayer-large = У кого-то из игроков { $count ->
        [one] { $count } убитый монстр
        [few] { $count } убитых монстра
       *[other] { $count } убитых монстров
    }; жетоны охотника считаются.
text-slayer-small = У кого-то из игроков { $count ->
        [one] { $count } убитый монстр
        [few] { $count } убитых монстра
       *[other] { $count } убитых монстров
    }; жетоны охотника считаются.
text-jarl-large = Кто-то из игроков контролирует { $count ->
        [one] { $count } землю
        [few] { $count } земли
       *[other] { $count } земель
    }.
text-jarl-small = { text-jarl-large }
text-gothi-large = Кто-то из игроков контролирует { $count ->
        [one] { $count } регион с храмом
        [few] { $count } региона с храмами
       *[other] { $count } регионов с храмами
    }.
text-gothi-small = Кто-то из игроков контролирует { $count ->
        [one] { $count } регион с храмом
        [few] { $count } региона с храмами
       *[other] { $count } регионов с храмами
    }.
text-realms-large = Кто-то из игроков в союзе с { $count ->
        [one] { $count } царством
        [few] { $count } царствами
       *[other] { $count } царствами
    }.
text-realms-small = Кто-то из игроков в союзе с { $count ->
        [one] { $count } царством
        [few] { $count } царствами
       *[other] { $count } царствами
    }.

# Где лежат карты и что тянет случай.
name-combat-deck = колода битвы
name-combat-discard = сброс карт битвы
name-attack-deck = колода атак
name-attack-discard = сброс карт атаки
name-attack-played = сыгранная атака
name-blessing-deck = колода благословений
name-blessing-discard = сброс благословений
name-selection = выбор благословений
name-event-deck = колода событий
name-event-discard = сброс событий
name-hero-stack = плитки героев
name-origin-stack = карты происхождения
name-unclaimed = ничьи артефакты
name-out = вне игры
name-hand = рука
name-played = сыгранные карты
name-blessings = благословения
name-artefacts = артефакты
name-tiles = герой и происхождение
name-claws = рука монстра
name-forge-token = жетон кузницы
name-upper-board = верхний планшет
name-first-to-choose = первый выбор героя

part-lands = земли
part-temples = храмы
part-slain = убитые монстры
part-yggdrasil = регионы у Иггдрасиля

# О чём спрашивают.
prompt-keep-hero = Выберите своего героя
prompt-keep-origin = Выберите происхождение своего героя
prompt-place-drakkar = Разместите свой драккар в море
prompt-start-in = Выберите регион, где начинают ваш герой и две армии
prompt-prayer = Молитва: отправьте жреца, выкуйте руну или закончите этап
prompt-hero-phase = Герой: переместите героя или драккар, исцелитесь или закончите этап
prompt-rune-phase = Руническое действие или конец этапа. Союз, контроль, Локи: 1 руна; армия, монстр, карта, герой: 2; атрибут, две карты: 3
prompt-manoeuvres = Манёвры: активируйте армию или закончите этап
prompt-special-action = Выберите особое действие
prompt-pay-runes =
    { $count ->
        [one] Какой руной вы платите?
        [few] Какими { $count } рунами вы платите?
       *[many] Какими { $count } рунами вы платите?
    }
prompt-swap-rune = Обменяйте одну свою руну на другую
prompt-tame = Какого монстра вы берёте под контроль?
prompt-ally = С каким царством вы заключаете союз?
prompt-take-bonus = Взять бонус царства { $realm_name }?
prompt-sail-or-place = Переместите драккар не более чем на 3 моря или разместите армию в своём регионе
prompt-place-hero-or-heal = Разместите героя в любом регионе или исцелите 1 ранение
prompt-fly-anywhere = Разместите героя в любом регионе или драккар в любом море
prompt-sail =
    { $steps ->
        [one] Переместите драккар на { $steps } море
        [few] Переместите драккар не более чем на { $steps } моря
       *[many] Переместите драккар не более чем на { $steps } морей
    }
prompt-gain-rune =
    { $count ->
        [one] Выберите руну, которую получаете
       *[other] Выберите руну, которую получаете; осталось выбрать: { $count }
    }
prompt-limit-runes = Слишком много рун: сбросьте одну; ваш предел { $limit }
prompt-limit-cards = Слишком много карт битвы: сбросьте одну; ваш предел { $limit }
prompt-lose-rune =
    { $count ->
        [one] Сбросьте руну
       *[other] Сбросьте руну; осталось сбросить: { $count }
    }
prompt-lose-card =
    { $count ->
        [one] Сбросьте карту битвы
       *[other] Сбросьте карту битвы; осталось сбросить: { $count }
    }
prompt-suffer =
    { $count ->
        [one] Вы несёте потерю: какую?
       *[other] Вы несёте потерю: какую? Осталось потерь: { $count }
    }
prompt-strengthen =
    { $count ->
        [one] Какая армия получает +1?
       *[other] Какая армия получает +1? Осталось распределить: { $count }
    }
prompt-strengthen-fighter = После победы: какая армия получает +1?
prompt-recruit = Наймите армию: в каком регионе?
prompt-recruit-one = Наймите армию силой 1: в каком своём регионе?
prompt-recruit-there = Нанять армию в узурпированном регионе?
prompt-retreat = Ваши армии в регионе { $region } должны отступить: куда?
prompt-save-army = Ваша армия силой { $value } в регионе { $region } будет уничтожена. Спасти?
prompt-injure =
    { $count ->
        [one] Ваш герой ранен: какой атрибут?
        [few] Ваш герой получает { $count } ранения, одно за другим: какой атрибут первый?
       *[many] Ваш герой получает { $count } ранений, одно за другим: какой атрибут первый?
    }
prompt-ignore-injury = Все атрибуты ранены: ещё одно ранение закончит охоту. Не учитывать его?
prompt-heal = Какой раненый атрибут вы исцеляете?
prompt-weaken = Какой из ваших самых высоких атрибутов снижается на 1?
prompt-use-card =
    { $moment ->
        [before-hunt] Перед охотой: использовать карту?
        [hunt-begins] Охота начинается: использовать карту?
        [battle-begins] Битва начинается: использовать карту?
        [values-counted] Подсчитывают силы в битве: использовать карту?
        [battle-decided] Вы победили в битве: использовать карту?
       *[other] Использовать карту?
    }
prompt-mobilise = Мобилизация: активируйте свои армии одну за другой
prompt-prepare =
    { $left ->
        [one] Подготовка: второй выбор
       *[other] Подготовка: первый выбор из двух
    }
prompt-build-temple = Постройте храм: в каком регионе?
prompt-take-blessing = Выберите благословение
prompt-monsters = Активируйте монстра или охотьтесь
prompt-second-monster = Активировать второго монстра?
prompt-move-or-attack = { $monster_name } действует: куда он движется, или атакует?
prompt-stomp = { $monster_name } топчет: какая армия теряет 1?
prompt-release = Вы контролируете двух монстров. Ради нового ({ $monster_name }) отпустите одного из них
prompt-lead-monster = Переместите монстра в соседний регион
prompt-carry-off = Хресвельг уносит армию: какую и куда?
prompt-gnaw = Нидхёгг грызёт: какая армия теряет 2?
prompt-place-boss = Разместите Локи в другом регионе
prompt-wound-or-injure = Нанесите рану монстру или ранение чужому герою
prompt-attack = Сыграйте карту атаки за { prey-object }; остальные сбрасываются
prompt-defend = Ярость { $fury }, ваша защита { $defence }: добавить карту?
prompt-strike =
    { $wounds ->
        [0] Нанесите рану; без раны в этом раунде охота не удастся
       *[other] Ран в этом раунде: { $wounds }. Ещё одна или конец раунда?
    }
prompt-hunt-effect = Использовать эффект охоты карты «{ $card_name }»?
prompt-second-space = «Разрубание»: какую вторую ячейку вы закрываете?
prompt-runes-or-injuries = Сбросьте руну или откажитесь и получите ранения; осталось: { $count }
prompt-injuries-or-cards = Сбросить карты битвы ({ $cards }) и получить меньше ранений ({ $fewer }) или отказаться и получить все ({ $injuries })?
prompt-heal-wound = Нидхёгг исцеляется: какой ваш маркер этой охоты забрать?
prompt-card-for-wound = Сбросьте карту битвы, чтобы закрыть ячейку ран
prompt-cover-any = Какую ячейку ран вы закрываете?
prompt-choose-battle = Какая битва первая?
prompt-play-or-pass = Битва в регионе { $region }, { $own } против { $other }: сыграйте карту или пасуйте
prompt-spread-losses =
    { $losses ->
        [one] Какая армия несёт потерю?
        [few] Распределите { $losses } потери: какая армия несёт одну?
       *[many] Распределите { $losses } потерь: какая армия несёт одну?
    }
prompt-lower-enemy = «Сквозной удар»: какая вражеская армия теряет 1?
prompt-bring-army = «Подмога»: какая армия вступает в битву?

# Что можно выбрать.
option-keep = выбрать: { $card_name }
option-start-in = начать в регионе { $region }
option-send-priest = отправить жреца к монументу { god-of }
option-forge = взять руну из кузницы в регионе { $region }
option-move-hero = переместить героя в регион { $region }
option-place-hero = разместить героя в регионе { $region }
option-move-drakkar = отплыть в { $sea_name }
option-place-drakkar = разместить драккар: { $sea_name }
option-heal-attribute = исцелить { $attribute_name }
option-injure-attribute = ранить { $attribute_name }
option-raise-attribute = повысить { $attribute_name }
option-weaken-attribute = понизить { $attribute_name }
option-use = использовать «{ $card_name }»
option-decline = отказаться
option-skip = закончить этап
option-stop = достаточно
option-ally = заключить союз с царством { $realm_name }
option-take-bonus = взять бонус царства { $realm_name }
option-place-army = разместить армию силой { $value } ({ $owner_name }) из региона { $origin } в регионе { $region }
option-move-army = переместить армию силой { $value } из региона { $origin } в регион { $region }
option-grow-army = +1 активированной армии силой { $value } в регионе { $region }
option-strengthen = +1 армии силой { $value } в регионе { $region }
option-lower = армия силой { $value } в регионе { $region } ({ $owner_name })
option-suffer =
    { $loss ->
        [rune] сбросить руну
        [card] сбросить случайную карту битвы
        [ANY] понести потерю
       *[injury] получить ранение
    }
option-recruit-in = нанять в регионе { $region }
option-retreat-to = отступить в регион { $region }
option-let-fall = пусть армия будет уничтожена
option-gain-rune = получить руну { $rune_name }
option-discard-rune = сбросить руну { $rune_name }
option-pay-runes = заплатить: { $runes_name }
option-swap-rune = обменять { $given_name } на { $rune_name }
option-discard-card = сбросить карту «{ $card_name }»
option-draw =
    { $count ->
        [one] взять { $count } карту битвы
        [few] взять { $count } карты битвы
       *[many] взять { $count } карт битвы
    }
option-activate = активировать { prey-object }
option-tame = взять под контроль { monster-object }
option-release = отпустить { monster-object }
option-move-monster = переместить { monster-object } в регион { $region }
option-attack-with = региональная атака { monster-object }
option-place-boss = разместить Локи в регионе { $region }
option-act =
    { $action ->
        [ANY] выбрать особое действие «{ $action_name }»
       *[other] { $action_name }
    }
option-build-monument = Строительство монумента: { $god_name }
option-build-nothing = Строительство монумента: все завершены, выполняется только остальное
option-build-temple-in = построить храм в регионе { $region }
option-take-blessing = взять «{ $card_name }»
option-hunt = охотиться на { prey-object }
option-play-attack = атаковать картой «{ $card_name }»
option-defend-with = защищаться картой «{ $card_name }»
option-defend-no-more = больше карт для защиты не играть
option-strike = рана картой «{ $card_name }»: { $kind_name }
option-strike-twice = рана картами «{ $first_name }» и «{ $second_name }»: { $kind_name }
option-end-round = закончить раунд
option-pay-with-cards = сбросить карты
option-uncover = забрать маркер из ячейки: { $kind_name }
option-cover = рана для { prey-object }: { $kind_name }
option-injure-hero = ранить героя игрока { $victim_name }
option-fight-in = битва в регионе { $region }
option-play-card = сыграть карту «{ $card_name }»
option-pass = спасовать и больше не играть карт в этой битве

# Что произошло.
event-forge-token = Кузница в регионе { $region } куёт руну { $rune_name }
event-upper-board = { $monster_name } на верхнем планшете своей пары
event-first-to-choose = Первый выбор героя: { $seat_name }
event-take-origin = { $seat_name } может выбрать происхождение: { $card_name }
event-draw-tiles = { $seat_name } выбирает из такого: { $cards_name }
event-keep-hero = { $seat_name } выбирает героя: { $card_name }
event-keep-origin = { $seat_name } выбирает происхождение: { $card_name }
event-pass-origin = { $seat_name } не берёт происхождение: { $card_name }
event-return-tiles = { $seat_name } возвращает остальное
event-lay-hero-tile = { $card_name } отправляется в путь, ведёт { $seat_name }
event-first-turn = Первый ход в игре: { $seat_name }
event-turn = Раунд { $round }, ходит { $seat_name }
event-send-priest = { $seat_name } отправляет жреца к монументу { god-of }
event-forge-rune = { $seat_name } берёт руну { $rune_name } из кузницы в регионе { $region }
event-gain-rune = { $seat_name } получает руну { $rune_name }
event-discard-rune = { $seat_name } сбрасывает руну { $rune_name }
event-pay-runes = { $seat_name } платит: { $runes_name }
event-forge-emptied = Руна { $rune_name } из кузницы в регионе { $region } уходит в ресурсы
event-gain-priests =
    { $count ->
        [one] { $seat_name } получает { $count } жреца
        [few] { $seat_name } получает { $count } жрецов
       *[many] { $seat_name } получает { $count } жрецов
    }
event-raise-attribute = { $seat_name } повышает { $attribute_name } до { $value }
event-lower-attribute = { $seat_name } понижает { $attribute_name } до { $value }
event-injured = { $seat_name }: герой ранен, { $attribute_name }
event-healed = { $seat_name } исцеляет { $attribute_name }
event-draw-cards = { $seat_name } берёт карты битвы: { $cards_name }
event-draw-cards-hidden =
    { $count ->
        [one] { $seat_name } берёт { $count } карту битвы
        [few] { $seat_name } берёт { $count } карты битвы
       *[many] { $seat_name } берёт { $count } карт битвы
    }
event-discard-card = { $seat_name } сбрасывает карту «{ $card_name }»
event-reshuffle =
    { $count ->
        [one] { $count } сброшенная карта становится новой колодой
        [few] { $count } сброшенные карты перетасованы в новую колоду
       *[many] { $count } сброшенных карт перетасовано в новую колоду
    }
event-army-grows = { $seat_name }: армия в регионе { $region } растёт с { $value } до { $new }
event-army-shrinks = { $seat_name }: армия в регионе { $region } уменьшается с { $value } до { $new } ({ loss-cause })
event-army-shrinks-by = { $seat_name }: армия в регионе { $region } уменьшается с { $value } до { $new } ({ $by_name })
event-army-destroyed = { $seat_name } теряет армию силой { $value } в регионе { $region } ({ loss-cause })
event-army-destroyed-by = { $seat_name } теряет армию силой { $value } в регионе { $region } ({ $by_name })
event-army-stays = { $seat_name } спасает армию в регионе { $region }: она остаётся с силой 1
event-recruit = { $seat_name } нанимает армию силой { $value } в регионе { $region }
event-move-army = { $seat_name } перемещает армию силой { $value } из региона { $origin } в регион { $region }
event-place-army = { $seat_name } размещает армию силой { $value } из региона { $origin } в регионе { $region }
event-carried-off = { $seat_name }: армия силой { $value } унесена из региона { $origin } в регион { $region }
event-retreat = { $seat_name } отступает армией силой { $value } из региона { $origin } в регион { $region }
event-take-control =
    { $former ->
        [nobody] { $seat_name } берёт под контроль регион { $region }
       *[other] { $seat_name } берёт под контроль регион { $region }, его теряет { $former_name }
    }
event-move-hero = { $seat_name }: герой идёт в регион { $region }
event-place-hero = { $seat_name } размещает героя в регионе { $region }
event-sail = { $seat_name }: драккар теперь здесь: { $sea_name }
event-ally = { $seat_name } заключает союз с царством { $realm_name }
event-take-bonus = { $seat_name } берёт бонус царства { $realm_name }
event-claim-artefact = { $seat_name } получает артефакт «{ $card_name }»
event-artefact-lost = Артефакт «{ $card_name }» выходит из игры
event-use-card = { $seat_name } использует «{ $card_name }»
event-recharge = Снова заряжены: { $cards_name }
event-special-action = { $seat_name } выбирает особое действие «{ $action_name }»
event-marker-covered = { $seat_name }: маркер на действии «{ $action_name }» накрыт, за это 1 руна
event-no-special-action = { $seat_name }: ни одно особое действие невозможно; ход заканчивается
event-build-temple = { $seat_name } строит храм в регионе { $region }, храм с ячейки { $space }
event-blessing-shown = На выбор: «{ $card_name }»
event-take-blessing = { $seat_name } берёт благословение «{ $card_name }»
event-blessings-left = Сброшено: { $cards_name }
event-build-monument =
    { $god ->
        [none] { $seat_name } строит монумент; все уже завершены
        [odin] { $seat_name } поднимает монумент Одина до уровня { $level }
        [thor] { $seat_name } поднимает монумент Тора до уровня { $level }
        [hel] { $seat_name } поднимает монумент Хель до уровня { $level }
        [heimdall] { $seat_name } поднимает монумент Хеймдалля до уровня { $level }
        [ANY] { $seat_name } поднимает монумент { $god_name } до уровня { $level }
       *[other] { $seat_name } поднимает монумент Фрейи до уровня { $level }
    }
event-condition-fulfilled = Предпосылка Рагнарока выполнена: { $condition_name }
event-ragnarok = Рагнарок начинается: у каждого остался один ход, последний делает { $seat_name }
event-table-cleared = Жрецы сходят с монументов, маркеры — с колеса действий
event-forges-filled = На кузницах снова руны, регионы: { $regions_name }
event-event =
    { $rule ->
        [LOR-7-9-1] Событие: разместить Локи в регионе { $region }
        [LOR-7-9-2] Событие: разместить монстра руны { $rune_name } в регионе { $region }
       *[other]
            { $boss ->
                [yes] Событие: разместить монстра руны { $rune_name } в регионе { $region }, активировать монстров рун { $runes_name }, а затем Локи
               *[no] Событие: разместить монстра руны { $rune_name } в регионе { $region }, активировать монстров рун { $runes_name }
            }
    }
event-place-monster = { $monster_name } появляется в регионе { $region }
event-place-boss = Локи появляется в регионе { $region }
event-monster-die = { $seat_name } бросает куб за { monster-object }: { $face_name }
event-move-monster = { $seat_name } перемещает { monster-object } в регион { $region }
event-territory-attack = { $monster_name } атакует регион { $region }, решает { $seat_name }
event-control-monster = { $seat_name } берёт под контроль { monster-object }
event-release-monster = { $seat_name } отпускает { monster-object }
event-hunt = { $seat_name } охотится на { prey-object }; за добычу играет { $keeper_name }
event-attack-deck = Колода атак собрана заново
event-monster-draws = Монстр берёт карты: { $cards_name }
event-monster-draws-hidden =
    { $count ->
        [one] Монстр берёт { $count } карту
        [few] Монстр берёт { $count } карты
       *[many] Монстр берёт { $count } карт
    }
event-attack = Монстр атакует: «{ $card_name }»
event-attacks-discarded =
    { $rule ->
        [LOR-9-6-2] Монстр сбрасывает остальное: { $cards_name }
       *[other] Монстр сбрасывает: { $cards_name }
    }
event-attacks-run-out = Карт атаки не осталось: охота заканчивается ({ $seat_name })
event-defend = { $seat_name } защищается картой «{ $card_name }»
event-blocked = { $seat_name }: щит блокирует атаку, какой бы ни была её ярость ({ $fury })
event-defended = { $seat_name }: защита удалась, значение { $defence } против ярости { $fury }
event-undefended = { $seat_name }: защита не удалась, значение { $defence } против ярости { $fury }
event-cards-spent = { $seat_name } сбрасывает: { $cards_name }
event-strike = { $seat_name } бьёт: { $cards_name }
event-wound = { $seat_name } наносит рану: { $prey_name }, { $space_name }
event-wound-healed = { $seat_name } забирает маркер: { $prey_name }, { $space_name }
event-look-at-claws = { $seat_name } видит руку монстра: { $cards_name }
event-look-at-claws-hidden = { $seat_name } видит руку монстра
event-hand-returned = { $seat_name } замешивает в колоду: { $cards_name }
event-hand-returned-hidden =
    { $count ->
        [one] { $seat_name } замешивает в колоду { $count } карту
        [few] { $seat_name } замешивает в колоду { $count } карты
       *[many] { $seat_name } замешивает в колоду { $count } карт
    }
event-hunt-succeeds = { $seat_name }: охота удалась, { $prey_name }
event-hunt-fails = { $seat_name }: охота не удалась, { $prey_name } жив
event-kill = { $seat_name } убивает { prey-object }
event-slayer-token = { $seat_name } получает жетон охотника
event-battle = { $seat_name } нападает в регионе { $region }, обороняется { $defender_name }
event-play-card = { $seat_name } играет карту «{ $card_name }», +{ $value }
event-pass = { $seat_name } пасует
event-battle-decided = { $seat_name } побеждает в битве: нападение { $attack }, оборона { $defence }
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } контролирует три земли и побеждает в игре как Великий ярл
        [LOR-1-3] { $winners_name } имеет достаточно храмов и побеждает в игре как Великий годи
        [LOR-1-4] { $winners_name } убивает Локи и побеждает в игре как Охотник
        [LOR-1-5-6] Рагнарок завершает игру: { $winners_name } побеждает, ведь больше регионов у Иггдрасиля не контролирует никто
       *[other] Игра окончена. Победа: { $winners_name }
    }

# В чём отказано, и что было бы правильно.
refuse-sea-without-start = { $seat_name } не может начать там ({ $sea_name }): рядом нет свободного региона; выберите другое море
refuse-start-off-coast = { $seat_name } не может начать в регионе { $region }: он не у моря со своим драккаром; выберите прилегающий
refuse-start-taken = { $seat_name } не может начать в регионе { $region }: там другой игрок; выберите свободный регион
refuse-army-of-another = { $seat_name } не может выбрать армию другого игрока: выберите свою армию
refuse-no-such-army = { $seat_name } не может выбрать там армию силой { $value }: такой нет; выберите армию, которая есть на поле
refuse-army-full = { $seat_name } не может усилить армию в регионе { $region }: её сила { $value }, большей не бывает
refuse-recruit-elsewhere = { $seat_name } не может нанять армию в регионе { $region }: выберите регион у своего драккара или свой регион с поселением
refuse-retreat-too-far = { $seat_name } не может отступить в регион { $region }: он не соседний; выберите соседний свой регион
refuse-retreat-not-own = { $seat_name } не может отступить в регион { $region }: это не свой регион; выберите регион со своим маркером
refuse-retreat-into-battle = { $seat_name } не может отступить в регион { $region }: там ещё будет битва; выберите другой свой регион
refuse-already-injured = { $seat_name } не может ранить { $attribute_name }: этот атрибут уже ранен; выберите невредимый
refuse-not-injured = { $seat_name } не может исцелить { $attribute_name }: этот атрибут не ранен; выберите раненый
refuse-not-lowest = { $seat_name } не может повысить { $attribute_name }: это не самый низкий атрибут, который можно повысить; выберите такой
refuse-hero-phase-done = { $seat_name } не может сделать ещё и это: за ход что-то одно — движение героя, движение драккара или исцеление
refuse-hero-too-far = { $seat_name } не может переместить героя в регион { $region }: это слишком далеко; этот герой проходит регионов не больше { $steps }, и драккаром тоже
refuse-drakkar-too-far = { $seat_name } не может отплыть в { $sea_name }: это слишком далеко; драккар проходит не больше 2 морей
refuse-hero-is-there = { $seat_name } не может разместить героя в регионе { $region }: он уже там; выберите другой регион
refuse-no-priest = { $seat_name } не может отправить жреца к монументу { god-of }: в запасе ни одного; жрецов дают храмы и награды
refuse-no-priest-space = { $seat_name } не может отправить жреца к монументу { god-of }: все его ячейки заняты; выберите другой монумент
refuse-priest-sent-already = { $seat_name } не может отправить ещё одного жреца: за ход только одного
refuse-forged-already = { $seat_name } не может выковать ещё одну руну: за ход только одну
refuse-no-rune-on-forge = { $seat_name } не может выковать руну в регионе { $region }: там руны нет; выберите кузницу с руной
refuse-forge-too-far = { $seat_name } не может выковать руну в регионе { $region }: герой не там; доступна только кузница в регионе героя
refuse-no-rune-left = { $seat_name } не может получить руну { $rune_name }: в ресурсах таких не осталось; выберите другую
refuse-wrong-rune = { $seat_name } не может за это заплатить: нужна руна { $rune_name }
refuse-too-few-runes = { $seat_name } не может за это заплатить: нужно рун разных типов: { $needed }, а есть { $types }
refuse-rune-action-done = { $seat_name } не может выполнить это руническое действие: за ход только одно, если карта не разрешает второе
refuse-already-allied = { $seat_name } не может заключить союз с царством { $realm_name }: этот союз уже есть; выберите другое царство
refuse-realm-too-far = { $seat_name } не может заключить союз с царством { $realm_name }: оно не рядом с регионом { $region }, где герой; выберите царство рядом с героем
refuse-not-in-hand = { $seat_name } не может сыграть карту «{ $card_name }»: её нет в руке; выберите карту из руки
refuse-activated-already = { $seat_name } не может активировать армию силой { $value } в регионе { $origin }: она уже действовала; выберите другую
refuse-army-too-far = { $seat_name } не может переместить армию из региона { $origin } в регион { $region }: они не соседние; выберите соседний или доступный драккаром
refuse-region-of-boss = { $seat_name } не может переместить армию в регион { $region }: там Локи; выберите другой регион
refuse-no-own-settlement = { $seat_name } не может усилить армию в регионе { $region }: нужен свой регион с поселением
refuse-manoeuvre-done = { $seat_name } не может активировать ещё одну армию: на манёврах только одну; для большего есть «Мобилизация»
refuse-armies-on-board = { $seat_name } не может сейчас нанимать: армии есть на поле; активируйте одну из них
refuse-mobilise-one-at-least = { $seat_name } не может ещё остановиться: нужно активировать хотя бы одну армию
refuse-marked-already = { $seat_name } не может выбрать «{ $action_name }»: там свой маркер; выберите действие без него или стройте монумент
refuse-action-impossible = { $seat_name } не может выбрать «{ $action_name }»: его сейчас не выполнить; выберите другое действие
refuse-no-marker = { $seat_name } не может строить монумент: сначала нужен свой маркер на колесе действий
refuse-monument-complete = монумент { god-of } завершён: выберите ниже уровня 3
refuse-region-not-own = { $seat_name } не может строить храм в регионе { $region }: это не свой регион; выберите регион со своим маркером
refuse-no-shrine = { $seat_name } не может строить храм в регионе { $region }: там нет святилища; выберите регион со святилищем
refuse-temple-there = { $seat_name } не может строить храм в регионе { $region }: там уже есть храм; выберите другой регион
refuse-region-is-own = { $seat_name } не может узурпировать регион { $region }: это свой регион; переместите героя в другой
refuse-another-hero = { $seat_name } не может узурпировать регион { $region }: там другой герой; ваш герой должен быть там единственным
refuse-usurp-barred = { $seat_name } не может узурпировать регион { $region }: его храм хранит «Мир тинга»; выберите другой регион
refuse-too-weak-to-usurp = { $seat_name } не может узурпировать регион { $region }: нужна мощь { $needed }, у героя { $strength }
refuse-prey-not-here = { $seat_name } не может достать { prey-object }: он не в регионе героя; сначала придите туда
refuse-too-few-slain = { $seat_name } не может охотиться на { prey-object }: нужно убитых монстров: { $needed }, пока убито: { $slain }
refuse-not-on-board = { $monster_name } не на поле: выберите монстра, который на поле
refuse-monster-controlled = { $seat_name } не может выбрать { monster-object }: его контролирует { $owner_name }; выберите нейтрального монстра
refuse-monster-not-here = { $seat_name } не может взять под контроль { monster-object }: герой его не достанет; выберите доступного монстра
refuse-die-says-move = { $monster_name } только движется, так говорит куб: выберите регион
refuse-monster-too-far = { $monster_name } не доберётся до региона { $region }: выберите соседний регион
refuse-must-stomp = { $monster_name } нейтрален и топчет всегда: выберите армию
refuse-defend-in-order = { $seat_name } не может сейчас добавить карту «{ $card_name }»: карты для защиты добавляют в порядке руки
refuse-no-open-space = { $seat_name } не может закрыть ячейку ({ $kind_name }): такой свободной нет; выберите свободную
refuse-two-weapons = { $seat_name } не может так закрыть ячейку ({ $kind_name }): нужно столько карт, сколько на ней оружия
refuse-weapon-differs = { $seat_name } не может закрыть ячейку ({ $kind_name }) картой «{ $card_name }»: оружие не то; выберите ячейку с её оружием
refuse-too-many-symbols = { $seat_name } не может сыграть карту «{ $card_name }»: символов потерь было бы { $symbols }, а сумма армий там { $total }

# Настройки.
option-help-track = сторона трека храмов
option-help-track-a = два выбора благословений, для первой игры
option-help-track-b = три выбора благословений
option-help-start_priests = жрецов в каждом запасе в начале
option-help-start_priests-0 = ни одного: все четверо ждут в ресурсах
option-help-start_priests-1 = один
option-help-start_priests-2 = двое
option-help-start_priests-3 = трое
option-help-start_priests-4 = все четверо, как дословно сказано в правилах
option-help-forges = руны кузниц: random (случайно) или по номеру региона, например 'uruz algiz ...'
option-help-retreat = куда могут отступать армии
option-help-retreat-any = в любой соседний свой регион, даже туда, где ещё будет битва
option-help-retreat-quiet = не в регион, где ещё будет битва
option-help-nothing_higher = когда все монументы завершены, монумент можно «строить» и дальше: ничего не растёт, остальное выполняется
refuse-alike-card = { $seat_name } не может взять именно эту карту «{ $card_name }»: { $other } такая же и стоит за обе
refuse-no-card-left = { $seat_name } не может взять карту: карт битвы не осталось
refuse-activated-just-now = { $seat_name } не может активировать монстра { $monster_name } снова: вторым должен быть другой монстр
refuse-monument-can-rise = { $seat_name } не может оставить монументы как есть: какой-то ещё может вырасти
refuse-all-monuments-complete = { $seat_name } не может строить монумент: все уже завершены
event-regenerate = { $prey_name } восстанавливается: все маркеры сняты

# Как заканчиваются игры.
ending-LOR-1-2 = Великий ярл
ending-LOR-1-3 = Великий годи
ending-LOR-1-4 = Охотник
ending-LOR-1-5-6 = Рагнарок

# Что говорят рисунки.
draw-title = Владыки Рагнарока: остров и игроки
draw-region = регион { $number }
draw-population = сила населения { $value }
draw-controlled = контроль: { $name }
draw-settlement = поселение
draw-shrine = святилище
draw-temple = святилище с храмом
draw-forge = кузница с руной: { $rune }
draw-forge-empty = пустая кузница ({ $rune })
draw-monument = монумент, { $god } ({ $attribute }), уровень { $level }, жрецы: { $taken } из { $spaces }
draw-at-yggdrasil = рядом с Иггдрасилем
draw-beside = рядом: { $names }
draw-armies = армии { $values }, всего { $total }
draw-army = армия силой { $value } × { $count }
draw-hero = герой
draw-hero-of = герой ({ $name }): { $hero }
draw-drakkar = драккар
draw-drakkars = драккары: { $names }
draw-coast = прилегающие регионы: { $regions }
draw-ring = контроль: { $name }
draw-markers = маркеры: { $names }
draw-covered = 1 руну получает { $name }: этот маркер лежит сверху
draw-bonus-for = бонус получают: { $names }
draw-bonus-none = союзников нет
draw-would-give = { $name } сейчас: { $gains }
draw-allies = в союзе: { $names }
draw-no-allies = союзников ещё нет
draw-build-monument = нужен свой маркер на колесе; маркеры и жрецов забирают
draw-phases = этапы хода: { $names }
draw-phase-now = ход: { $name }, этап: { $phase }
draw-phase-prayer = молитва
draw-phase-hero = герой
draw-phase-rune = руническое действие
draw-phase-manoeuvres = манёвры
draw-phase-special = особое действие
draw-face-down = выполнено, лицом вниз
draw-nearest = ближе всех: { $names }, { $best } из { $need }
draw-track = храмов на треке: { $left } из { $spaces }; выбор благословения: { $selections }
draw-ragnarok = Рагнарок: { $down } из { $need } предпосылок
draw-last-turns = Рагнарок! Осталось ходов: { $count }
draw-race = земли { $lands } из 3, храмы { $temples } из { $need }, убитые монстры { $slain } из { $slainneed }, регионы у Иггдрасиля: { $ring }
draw-slain-by = убит: { $name }
draw-in-region = в регионе { $region }
draw-off-board = ещё не на поле
draw-open-spaces = свободные ячейки ран: { $spaces }
draw-covered-space = занято
draw-wounds-by = раны нанесли: { $names }
draw-artefact-there = артефакт: { $artefact }
draw-exhausted = использован
draw-injured = { $value } (ранено, жетон на { $token })
draw-priests = жрецы в запасе: { $count }, в ресурсах: { $supply }
draw-armies-reserve = армии в запасе: { $count }
draw-hand-count = карты битвы: { $count }, предел { $limit }
draw-slain = убитые: { $names }, жетоны охотника: { $tokens }
draw-allied-with = союзы: { $names }
draw-controls = контролирует: { $names }
draw-first = первый ход в игре
draw-first-to-choose = первый выбор героя
draw-battle = Битва в регионе { $region }
draw-attacker = нападающий
draw-defender = обороняющийся
draw-passed = пас
draw-army-value = сила армий { $value }
draw-battle-value = сила в битве { $low }, не больше { $high }
draw-symbols = символы потерь: { $count }
draw-won = победа
draw-hunt = Охота: { $prey }
draw-no-attack = атаки ещё нет
draw-attacks-left = колода атак { $deck }, на руке { $claws }
draw-attack = ярость { $fury }, слабое место { $weak }, берёт { $draws }
draw-defence = защита { $value }, с мудростью { $reach }
draw-hand = Карты битвы
draw-claws = Карты атаки монстра
draw-blessings = Благословения
draw-artefacts = Артефакты
draw-hero-tile = Герой и происхождение
draw-choose-tile = Выберите героя и происхождение
draw-selection = Выбор благословения
draw-chances-how = То, чего вы не видите, раздаётся много раз так, как вы можете это знать, и битва играется по правилам: обе стороны играют всё, что могут. В девяти случаях из десяти правда лежит в этих пределах.
draw-hunt-chances-how = То, чего вы не видите, раздаётся много раз так, как вы можете это знать, и охота играется по правилам: монстр атакует любой из своих карт, охотник защищается и бьёт разумно. В девяти случаях из десяти правда лежит в этих пределах.
draw-wound-spaces = Ячейки ран
draw-in-hunt = охота
draw-in-battle = битва
draw-value = значение { $value }
draw-god-blessing = благословение, { $god }
draw-artefact = артефакт
draw-offered = Сейчас
draw-supply-title = Ресурсы
draw-monsters = Монстры
draw-race-title = Кто насколько близок к победе
draw-supply = ресурсы: { $runes }; колода битвы { $deck }, сброс { $discard }; благословения { $blessings }; события { $events }
draw-limit = предел { $limit }
draw-seas = Моря

# Of the web page: there are no points here, the standing is told in regions.
web-scores = Регионы
ui-points = регионы
web-points = { ui-points }
web-result = Как далеко зашёл каждый
web-course = Регионы по ходу игры
web-part-count = { $count }

# What a bot weighs, for hints.
term-jarl = земли на пути ярла
term-jarl-near = мало регионов не хватает до трёх земель
term-jarl-next = земли, которые армии возьмут дальше
term-gothi = храмы на пути годи
term-gothi-near = мало храмов не хватает до победы
term-gothi-next = храмы, до которых достанет армия
term-shrines = святилища, где можно возвести храм
term-slayer = путь Охотника: монстры и раны
term-trophies = убитые монстры
term-boss = готовность к Локи
term-boss-here = герой стоит перед Локи
term-best-road = лучший путь к победе
term-ring = регионы у Иггдрасиля
term-ring-lead = перевес у Иггдрасиля, когда близок Рагнарок
term-ragnarok = Рагнарок был бы выигран сейчас
term-regions = регионы
term-marked-regions = поселения, святилища и кузницы
term-monuments = регионы с монументами
term-danger = регионы под угрозой
term-temples-in-danger = храмы под угрозой
term-armies = армии на поле
term-army-values = сила армий
term-ready-armies = армии, которые дальше возьмут регион
term-nearly-ready = армии, которым не хватает 1, чтобы взять регион
term-footholds = армии в нейтральных регионах
term-authority = влияние
term-strength = мощь
term-wisdom = мудрость
term-injuries = ранения
term-runes = руны
term-rune-kinds = разные руны
term-cards = карты битвы
term-priests = жрецы
term-alliances = союзы с царствами
term-blessings = благословения
term-artefacts = артефакты
term-tamed = монстры под контролем
term-spent-actions = маркеры на колесе действий
term-prey-here = добыча там, где герой
term-hero-here = руны и союзы там, где герой
term-usurp-here = регион, который герой может узурпировать
term-hero-away = путь героя до добычи
term-battle = битва, по шансу её выиграть
term-hunt = охота, по картам для неё
term-turn-order = следующий ход скоро
# Что есть в коробке, чтобы читать.
kind-combat-cards = Карты битвы
kind-attack-cards = Карты атаки
kind-blessing-cards = Благословения
kind-artefact-cards = Артефакты
kind-hero-cards = Герои
kind-origin-cards = Происхождения
kind-events = События
kind-monsters = Монстры и Локи
kind-gods = Боги и монументы
kind-realms = Царства
kind-actions = Особые действия
kind-attributes = Атрибуты
draw-about-authority = Сила армии, когда её нанимают.
draw-about-strength = Столько карт битвы вы берёте в начале охоты; и её должно хватить, чтобы узурпировать регион.
draw-about-wisdom = Предел для рун и для карт битвы; на охоте находит слабое место.
kind-conditions = Предпосылки Рагнарока
kind-tracks = Треки храмов
kind-tokens = Руны, жетоны и куб
kind-boards = Остров
draw-copies = экземпляров в коробке: { $count }
draw-no-text = Важно только её значение.
draw-blocked = щит её блокирует
draw-not-blocked = щиты её не блокируют
draw-artefact-of =
    { $is ->
        [god] артефакт бога: { $owner }
       *[monster] его стережёт { $owner }
    }
draw-event =
    Разместите монстра руны { $place_name } в регионе { $region }. Активируйте монстров руны { $first_name }, затем руны { $second_name }{ $boss ->
        [0] .
       *[other] , затем Локи.
    }
draw-rune = руна: { $rune_name }
draw-territory-attack = Региональная атака: { $text }
draw-special-attack = Специальная атака: { $text }
draw-priest-spaces = мест для жрецов: { $count }
draw-realm-action = его особое действие: { $action_name }
draw-for-players = для { $players } игроков
draw-temple-track = Трек храмов
draw-track-side = сторона { $side }
draw-track-text = Мест для храмов: { $spaces }. Выбор благословения наступает, когда построены такие: { $selections }.
draw-rune-text = Ею платят за рунические действия; той, что на планшете, — за контроль, активацию или союз.
draw-forges = жетонов кузниц: { $count }
draw-piece-army = Армия
draw-piece-priest = Жрец
draw-piece-ring = Кольцо
draw-piece-temple = Храм
draw-piece-slayer-token = Жетон охотника
draw-text-army = У каждого игрока их 6, сила от 1 до 6. Если она меньше 1, армия уходит в запас.
draw-text-priest = У каждого игрока их 4. Жрец у монумента повышает атрибут и даёт бонус бога.
draw-text-ring = У каждого игрока их 2: монстра с кольцом контролирует его владелец.
draw-text-temple = Их 7. Строят на своём святилище, в порядке трека.
draw-text-slayer-token = Их 6. Получает тот, у кого 4 маркера на монстре, которого убивает другой; считается как убитый монстр.
draw-die-text = Говорит, что делает активированный монстр. Грани: { $faces }.
draw-island =
    { $size ->
        [small] Остров, сторона для 2 игроков
       *[large] Остров, сторона для 3–4 игроков
    }
draw-forge-here = кузница
draw-not-played = За этим столом не используется.
draw-in-supply = в ресурсах: { $count }
draw-action-monsters = Активируйте 1 или 2 своих либо нейтральных монстров; или охотьтесь на монстра или Локи в регионе своего героя.
draw-action-usurp = Возьмите под контроль регион своего героя, если хватает мощи; армии оттуда отступают. Затем можно нанять там армию.
draw-action-prepare = Дважды, можно то же самое: исцелите 1 ранение, возьмите 1 карту битвы, 1 руну или +1 к армии в поселении.
draw-action-mobilise = Активируйте сколько угодно своих армий, одну за другой.
draw-action-reinforce = Наймите 1 армию, её сила равна вашему влиянию.
draw-action-build-temple = Постройте храм на своём святилище и получите 1 жреца; может наступить выбор благословения.
draw-action-build-monument = Нужен ваш маркер на колесе. Монумент растёт, маркеры и жрецы возвращаются, вы получаете от храмов и кузниц, затем событие.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Выбрать
short-keep = { $card_name }
verb-start-in = Начать
short-start-in = регион { $region }
verb-send-priest = Отправить жреца
short-send-priest = { $god_name }
verb-forge = Взять руну из кузницы
short-forge = регион { $region }
verb-move-hero = Переместить героя
short-move-hero = регион { $region }
verb-place-hero = Разместить героя
short-place-hero = регион { $region }
verb-move-drakkar = Отплыть
short-move-drakkar = { $sea_name }
verb-place-drakkar = Разместить драккар
short-place-drakkar = { $sea_name }
verb-heal-attribute = Исцелить
short-heal-attribute = { $attribute_name }
verb-injure-attribute = Ранить
short-injure-attribute = { $attribute_name }
verb-raise-attribute = Повысить
short-raise-attribute = { $attribute_name }
verb-weaken-attribute = Понизить
short-weaken-attribute = { $attribute_name }
verb-use = Использовать
short-use = { $card_name }
verb-ally = Заключить союз с царством
short-ally = { $realm_name }
verb-take-bonus = Взять бонус
short-take-bonus = { $realm_name }
verb-place-army = Разместить
with-place-army = армию силой { $value } ({ $owner_name }) из региона { $origin }
short-place-army = регион { $region }
verb-move-army = Переместить
with-move-army = армию силой { $value } из региона { $origin }
short-move-army = регион { $region }
verb-strengthen = Усилить армию
short-strengthen = сила { $value }, регион { $region }
verb-grow-army = { verb-strengthen }
short-grow-army = сила { $value }, регион { $region }
verb-lower = Ослабить армию
verb-suffer = Понести потерю
short-lower = { $owner_name }: сила { $value }, регион { $region }
verb-recruit-in = Нанять
short-recruit-in = регион { $region }
verb-retreat-to = Отступить
short-retreat-to = регион { $region }
verb-gain-rune = Получить руну
short-gain-rune = { $rune_name }
verb-discard-rune = Сбросить руну
short-discard-rune = { $rune_name }
verb-pay-runes = Заплатить
short-pay-runes = { $runes_name }
verb-swap-rune = Обменять
with-swap-rune = { $given_name }
short-swap-rune = на { $rune_name }
verb-discard-card = Сбросить карту
short-discard-card = { $card_name }
verb-draw = Взять карты
verb-activate = Активировать
short-activate = { $prey_name }
verb-tame = Взять под контроль
short-tame = { $monster_name }
verb-release = Отпустить
short-release = { $monster_name }
verb-move-monster = { verb-move-army }
with-move-monster = { monster-object }
short-move-monster = регион { $region }
verb-attack-with = Региональная атака
short-attack-with = { $monster_name }
verb-place-boss = Разместить Локи
short-place-boss = регион { $region }
verb-act = Особое действие
short-act = { $action_name }
verb-build-monument = Строительство монумента
short-build-monument = { $god_name }
verb-build-nothing = { verb-build-monument }
verb-build-temple-in = Построить храм
short-build-temple-in = регион { $region }
verb-take-blessing = Взять благословение
short-take-blessing = { $card_name }
verb-hunt = Охотиться
short-hunt = { $prey_name }
verb-play-attack = Атаковать картой
short-play-attack = { $card_name }
verb-defend-with = Защищаться картой
short-defend-with = { $card_name }
verb-strike = Ранить
with-strike = картой «{ $card_name }»
short-strike = { $kind_name }
verb-strike-twice = { verb-strike }
with-strike-twice = картами «{ $first_name }» и «{ $second_name }»
short-strike-twice = { $kind_name }
verb-uncover = Забрать маркер
short-uncover = { $kind_name }
verb-pay-with-cards = Сбросить карты
verb-cover = { verb-strike }
with-cover = { prey-object }
short-cover = { $kind_name }
verb-injure-hero = Ранить героя
short-injure-hero = { $victim_name }
verb-fight-in = Битва
short-fight-in = регион { $region }
verb-play-card = Сыграть
short-play-card = { $card_name }
short-pass = Пас
short-defend-no-more = Хватит защиты
cost-rune = { $rune_name }
cost-runes =
    { $count ->
        [one] { $count } руна
        [few] { $count } разные руны
       *[many] { $count } разных рун
    }
cost-priest = 1 жрец
cost-losses =
    { $count ->
        [one] { $count } потеря
        [few] { $count } потери
       *[many] { $count } потерь
    }
cost-covered = { $rival_name } получает руну
gain-rune = + { $rune_name }
gain-runes =
    { $count ->
        [one] +{ $count } руна
        [few] +{ $count } руны
       *[many] +{ $count } рун
    }
gain-cards =
    { $count ->
        [one] +{ $count } карта битвы
        [few] +{ $count } карты битвы
       *[many] +{ $count } карт битвы
    }
gain-priests =
    { $count ->
        [one] +{ $count } жрец
        [few] +{ $count } жреца
       *[many] +{ $count } жрецов
    }
gain-attribute = { $attribute_name } { $was } → { $new }
gain-value = { $was } → { $new }
gain-army = армия силой { $value }
gain-strength = +{ $count }
gain-battle = битва: { $rival_name }, { $own } против { $other }
gain-control = контроль над регионом
gain-monument = уровень { $was } → { $new }
gain-blessings = потом все выбирают благословения
gain-armies-by-level = армии вместе +{ $level }
gain-cards-by-level = карты битвы +{ $level }
gain-runes-by-level = руны +{ $level }
gain-losses-by-level = потери каждого соперника: { $level }
gain-more = бонус уровня { $level }
gain-bonus =
    { $realm ->
        [muspelheim] { text-muspelheim }
        [svartalfheim] { text-svartalfheim }
        [niflheim] { text-niflheim }
        [vanaheim] { text-vanaheim }
        [alfheim] { text-alfheim }
        [asgard] { text-asgard }
       *[jotunheim] { text-jotunheim }
    }
gain-monsters =
    { $count ->
        [one] активировать 1 монстра
        [few] активировать до { $count } монстров
       *[many] активировать до { $count } монстров
    }
gain-hunt = охота: { $prey_name }, или активировать монстров: { $count }
gain-usurp = регион { $region }, мощь { $own } против { $other }; там армия силой { $value }
gain-prepare = дважды: исцелить, взять карту, получить руну, +1 армии в поселении
gain-mobilise =
    { $count ->
        [one] переместить или усилить 1 армию
        [few] переместить или усилить до { $count } армий
       *[many] переместить или усилить до { $count } армий
    }
gain-reinforce =
    { $count ->
        [1] армия силой { $value } в регионе
       *[other] армия силой { $value } в одном из { $count } регионов
    }
gain-temple = храм в регионе { $regions }, +1 жрец
gain-temples = храм в одном из регионов { $regions }, +1 жрец

# Как об этом рассказывают.
story-start = Подготовка к игре
story-battle = Битва
story-hunt = Охота
story-ragnarok = Рагнарок
story-LOR-8-1 = Молитва
story-LOR-8-2 = Герой
story-LOR-8-3 = Руны
story-LOR-8-4 = Манёвры
story-LOR-8-5 = Особое действие
story-round = Раунд { $round }

# Рядом с настоящим полем: кто что держит и о чём спрашивают того, кто рассказывает.
keep-set-up = всё, что тянут в начале: жетоны кузниц, планшеты, герои, происхождения
keep-events = колода событий
keep-monster-die = куб монстра
keep-attacks = карты атаки монстров
keep-blessings = благословения
keep-combat = карты битвы игроков
prompt-board-laid = Расскажите о поле, как оно лежит перед вами, и начинайте.
option-begin = начать: о поле рассказано
do-forge-token = Положите жетон кузницы с руной { $rune_name } на кузницу в регионе { $region }
do-upper-board = Положите планшет «{ $monster_name }» сверху на планшет второго монстра с той же руной
prompt-chance-forge-token =
    { $region ->
        [none] Возьмите ещё один жетон кузницы: какая на нём руна?
       *[other] Положите жетон кузницы в регион { $region }: какая на нём руна?
    }
prompt-chance-upper-board = Из двух монстров руны { $rune_name }: чей планшет лежит сверху?
prompt-chance-first-to-choose = Кто выбирает героя первым?
prompt-chance-event-deck = Возьмите карту события: какая она?
prompt-chance-monster-die = Бросьте куб монстра, монстр — { $monster_name }: что выпало?
prompt-chance-attack-deck = Возьмите карту атаки для монстра: какая она?
prompt-chance-claws = Вытяните наугад одну из карт атаки монстра: какая она?
prompt-chance-blessing-deck = Возьмите благословение: какое оно?
prompt-chance-combat-deck = Возьмите карту битвы: какая она?
gain-event = { draw-event }
gain-places-boss = Локи в регионе { $region }
gain-places-monster = монстр руны { $place_name } в регионе { $region }

# Что рассказывают о настоящем поле: места, группы, отдельные вещи; и о чём можно попросить.
place-area =
    { $thing ->
        [s1] { $thing_name }
        [s2] { $thing_name }
        [s3] { $thing_name }
        [s4] { $thing_name }
        [s5] { $thing_name }
        [s6] { $thing_name }
        [muspelheim] { $thing_name }
        [svartalfheim] { $thing_name }
        [niflheim] { $thing_name }
        [vanaheim] { $thing_name }
        [alfheim] { $thing_name }
        [jotunheim] { $thing_name }
        [asgard] { $thing_name }
       *[other] регион { $thing }
    }
place-piece =
    { $thing ->
        [monument-odin] монумент Одина
        [monument-thor] монумент Тора
        [monument-freya] монумент Фрейи
        [monument-hel] монумент Хель
        [monument-heimdall] монумент Хеймдалля
        [action-monsters] колесо действий, «{ name-monsters }»
        [action-usurp] колесо действий, «{ name-usurp }»
        [action-prepare] колесо действий, «{ name-prepare }»
        [action-mobilise] колесо действий, «{ name-mobilise }»
        [action-reinforce] колесо действий, «{ name-reinforce }»
        [action-build-temple] колесо действий, «{ name-build-temple }»
       *[other] { $thing_name }
    }
place-seat = { $thing_name }
place-board = планшет монстра, { $thing_name }
place-table = стол
group-control = контроль
group-armies = армии
group-heroes = герои
group-tiles = герой и происхождение
group-monsters = монстры
group-wounds = раны монстров
group-temples = храмы
group-forges = кузницы
group-drakkars = драккары
group-realms = союзы
group-monuments = монументы
group-wheel = колесо действий
group-attributes = атрибуты
group-runes = руны
group-priests = жрецы
group-cards = карты
group-conditions = предпосылки Рагнарока
field-control = контроль
field-armies = армии, { $of_name }
field-heroes = герои
field-monsters = монстры
field-temple = храм
field-forge = руна на кузнице
field-token = жетон кузницы
field-drakkars = драккары
field-allies = союзники
field-level = уровень
field-sent = жрецы, { $of_name }
field-markers = маркеры, верхний последним
field-attribute = { $of_name }
field-injured = ранения
field-runes = руны { $of_name }
field-priests = жрецы в запасе
field-cards = карты битвы, сколько
field-hand = карты битвы в руке
field-blessings = благословения
field-artefacts = артефакты
field-exhausted = использованные артефакты
field-slayer-tokens = жетоны охотника
field-hero = герой
field-origin = происхождение
field-ring = под контролем
field-slain = убит игроком
field-upper = верхний планшет пары
field-wound = ячейка раны { $of }
field-conditions = перевёрнутые предпосылки
field-pile = { $of_name }
call-event = берётся карта события
call-selection = выбирают благословения
call-monument = строится монумент
call-hunt = здесь идёт охота
call-slay-boss = Локи убит
call-monster-die = бросается куб за нейтрального монстра
fault-too-many-armies = { $seat_name }: армий больше, чем { $most }
fault-named-twice = { $thing_name }: названо дважды
fault-no-cards-left = { $seat_name }: карт битвы { $count }, в колоде больше нет

# Что невозможно на поле, о котором рассказали.
fault-army-value = { $seat_name }: армия не может иметь силу { $value }
fault-armies-of-three = в регионе { $region } стоят армии трёх игроков
fault-temple-of-nobody = в регионе { $region } есть храм, значит, кто-то его контролирует
fault-too-many-temples = храмов всего { $most }
fault-too-many-runes = рун { $rune_name } всего { $most }
fault-artefact-of-another = { $seat_name } контролирует регион монумента, значит, имеет и артефакт «{ $card_name }»
fault-too-many-sent = у монумента жрецов самое большее { $most }: { $god_name }
fault-too-many-priests = { $seat_name }: жрецов больше, чем { $most }, вместе с теми, что у монументов
fault-runes-above-wisdom = { $seat_name }: рун может быть { $most }, столько, сколько мудрости
fault-cards-above-wisdom = { $seat_name }: карт битвы может быть { $most }, столько, сколько мудрости
fault-too-many-slayer-tokens = жетонов охотника всего { $most }
fault-too-many-rings = { $seat_name } контролирует больше монстров, чем { $most }
fault-monster-away = { $monster_name } не на поле, значит, под контролем и с ранами быть не может
fault-slain-on-board = { $monster_name }: монстр убит, значит, на поле его нет
fault-no-open-space = { $monster_name }: свободных ячеек ран нет, значит, монстр убит
fault-has-won = { $seat_name } уже побеждает: завершите ход
fault-forges-laid = у каждой кузницы есть жетон, и ни одна руна не встречается больше двух раз
fault-hero-and-origin = { $seat_name } имеет одного героя и одно происхождение
fault-hero-away = герой ({ $seat_name }) стоит в каком-то регионе
fault-cards-before-hero = { $seat_name } не имеет карт битвы, пока не выберет героя
fault-pieces-before-hero = { $seat_name } не имеет ничего на поле, пока не выберет героя
fault-boss-away = Локи стоит в каком-то регионе
fault-monster-underway = { $monster_name }: на монстра охотятся, или он сейчас действует; с поля он уйдёт, когда это закончится
fault-army-underway = { $seat_name }: с этой армией сейчас что-то происходит; уберите её, когда это закончится

# Что не так с введённым или отправленным.
fault-forges-named = forges: для этого поля назовите { $count } рун, каждый тип не меньше раза и не больше двух, а не «{ $told }»

# Постоянные ответы
standing-not-this-turn = не спрашивать про «{ $card_name }» до конца хода

# К чему склоняется бот, рядом с именем.
leaning-jarl = путь Ярла
leaning-gothi = путь Годи
leaning-slayer = путь Охотника
leaning-ragnarok = к Рагнароку

### My box

## My box: kinds

kind-combat-card = Карты битвы
kind-attacks-attack = Карты атаки
kind-blessings-blessing = Благословения
kind-events-event = События
kind-heroes-hero = Герои
kind-heroes-origin = Происхождения
kind-artefacts-artefact = Артефакты
kind-monsters-monster = Планшеты монстров
kind-monsters-boss = Планшет Локи
kind-monsters-sea-monster = Морские монстры
kind-gods-god = Боги и монументы
kind-realms-realm = Царства
kind-conditions-condition = Предпосылки Рагнарока
kind-tracks-track = Треки храмов
kind-box-rune = Руны и жетоны кузниц
kind-box-face = Куб монстра
kind-box-piece = Фигуры игрока
kind-box-deck = Размеры колод
kind-box-weapon = Карты битвы по оружию
kind-board-small-region = Регионы, сторона для 2
kind-board-large-region = Регионы, сторона для 3 и 4
kind-board-small-sea = Моря, сторона для 2
kind-board-large-sea = Моря, сторона для 3 и 4
kind-board-small-realm = Царства на карте, сторона для 2
kind-board-large-realm = Царства на карте, сторона для 3 и 4
kind-board-small-tree = Иггдрасиль, сторона для 2
kind-board-large-tree = Иггдрасиль, сторона для 3 и 4

## My box: fields

entry-weapon = Оружие
entry-value = Значение
entry-casualties = Символы потерь
entry-copies = Экземпляров в коробке
entry-fury = Ярость
entry-weak-point = Слабое место
entry-draws = Карт берёт монстр
entry-shield = Щит её блокирует
entry-god = Бог
entry-region = Регион
entry-place = Размещает монстра руны
entry-activate = Активирует монстров руны
entry-boss = И Локи
entry-first = Первого игрока
entry-rune = Руна
entry-spaces = Ячейки
entry-artefact = Артефакт
entry-bars-armies = Армии туда не идут
entry-attribute = Атрибут
entry-action = Особое действие
entry-players = Игроков
entry-players-2 = 2
entry-players-3-4 = 3 и 4
entry-selections = Выбор благословения на
entry-tokens = Жетонов
entry-forges = Жетонов кузниц
entry-count = Количество
entry-population = Сила населения
entry-land = Земля
entry-settlement = Поселение
entry-shrine = Святилище
entry-forge = Кузница
entry-monument = Монумент
entry-adjacent = Граничит с
entry-seas = Моря
entry-realms = Царства
entry-yggdrasil = У Иггдрасиля
entry-amount = На сколько
entry-armies = Армий
entry-attacks = Атак
entry-cards = Карт
entry-fewer = Меньше
entry-in-battle = В битве
entry-injuries = Ранений
entry-level = Уровень
entry-runes = Рун

## My box: faults

fault-attack = ярость и слабое место от 0 до 20, карт от 1 до 5
fault-event-regions = у каждого региона от 1 до 21 одно событие
fault-two-of-rune = монстров с руной { $rune_name } должно быть двое (LOR-7.5.1)
fault-space-weapons = «{ $space }»: оружия должно быть { $weapons } (LOR-9.10)
fault-space-bare = какая-то ячейка должна быть без награды (LOR-9.14)
fault-god-attributes = у каждого атрибута один бог (LOR-2.4)
fault-artefact-kept = { $artefact_name }: уже принадлежит другому
fault-artefact-of-nobody = не принадлежит ни богу, ни монстру (LOR-11.1)
fault-first-origin = происхождение первого игрока должно быть одно, а сейчас { $found } (LOR-7.10.1)
fault-for-players = для игроков: { $players }
fault-condition-empty = должна говорить, когда она выполнена
fault-realm-action = его действие: { $action_name } (LOR-7.1.3)
fault-pieces = фигур игрока столько, сколько в правилах
fault-rune-tokens = рун 36, не меньше 3 каждого вида
fault-forge-tokens-each = жетонов кузниц по два на каждую руну
fault-die-faces = у куба 6 граней
fault-selections = выбор должен быть на ячейке трека
fault-region-symbol = у региона хотя бы один символ (LOR-2.3)
fault-land-size = { $land }: в земле 3 или 4 региона, а не { $found } (LOR-2.2)
fault-forges = кузниц должно быть { $wanted }, а сейчас { $found } (LOR-7.3)
fault-monuments = у каждого бога один монумент (LOR-2.4)
fault-not-reached = до каждого региона должен быть путь через границы
fault-one-way = { $other } тоже должен с ним граничить
fault-outline = у контура от 3 до 40 углов

## My box: moments

moment-activated = При активации
moment-allied = Союзы
moment-any-weapon = На охоте
moment-army-destroyed = Когда ваша армия должна быть уничтожена
moment-army-lost = Когда уничтожена ваша армия
moment-attack = Когда атакует
moment-battle = В битве
moment-battle-begins = Когда начинается ваша битва
moment-battle-decided = Когда битва решена
moment-battle-value = Сила в битве
moment-battle-won = Когда вы выиграли битву
moment-before-hunt = Перед вашей охотой
moment-block = Когда блокирует
moment-card-limit = Предел руки
moment-card-value = Значения ваших карт битвы
moment-chosen = При выборе
moment-control-taken = Когда вы берёте регион
moment-forge-afar = Кузницы
moment-fulfilled = Выполнено
moment-gained = При получении
moment-god-bonus = За жреца
moment-grow-anywhere = Усиление армий где угодно
moment-hero-moved = Когда ваш герой переместился
moment-hero-phase = На этапе героя
moment-hero-returns = Герой остаётся в регионе
moment-hero-steps = Шаги вашего героя
moment-hunt = На охоте
moment-hunt-after = После карты монстра
moment-hunt-begins = В начале охоты
moment-hunt-cards = Карты, взятые на охоту
moment-hunt-ended = В конце охоты
moment-injured = Когда ваш герой ранен
moment-injury = Вместо ранения
moment-loss-for-losing = Потеря за проигранную битву
moment-manoeuvres-phase = На своих манёврах
moment-mobilise-twice = Мобилизация: одна армия дважды
moment-monument-built = Когда построен монумент
moment-more-rune-actions = Второе руническое действие
moment-other-bonus = Бонус другого царства
moment-own-value = Её собственное значение
moment-prayer-phase = На этапе молитвы
moment-prepared = При подготовке
moment-priest-sent = Когда вы отправляете жреца
moment-realm-bonus = Бонус царства
moment-recruit-anywhere = Наём где угодно
moment-reinforced = При подкреплении
moment-rune-action = Как руническое действие
moment-rune-actions = Рунические действия за ход
moment-rune-phase = На этапе рун
moment-special-attack = Специальная атака
moment-special-phase = На этапе особого действия
moment-symbols = Символы потерь
moment-temple-priests = Жрецы за храм
moment-territory-attack = Региональная атака
moment-usurp-barred = Ваши регионы не узурпировать
moment-usurp-strength = Мощь для узурпации
moment-values-counted = Когда считают силы в битве

## My box: effects

effect-add-to-value = +{ $amount } к вашей силе в битве
effect-ally-beside-hero-or-rune = союз с царством рядом с героем, а если нет, 1 руна
effect-attackers-in-land = +1 за каждую вашу армию, когда нападаете в земле героя
effect-beast-tamer = любая 1 руна: контролируйте нейтрального монстра в регионе героя или рядом
effect-bite-each-army = каждая армия побеждённого теряет ещё 1
effect-bring-army = переместите в битву свою армию из соседнего региона
effect-calm-next-attack = у следующей карты атаки меньше ярости: { $amount }
effect-card-for-wound = можете сбросить 1 карту битвы и закрыть любую свободную ячейку; не у Локи
effect-carry-army-off = разместите армию из его региона в соседнем без чужих армий и Локи
effect-discard-half = сбросьте половину карт битвы, с округлением вверх
effect-discard-to-wisdom = сбросьте карты битвы до своей мудрости
effect-draw-by-level = карты битвы по уровню монумента
effect-draw-cards = возьмите карт битвы: { $count }
effect-draw-combat-card = возьмите 1 карту битвы
effect-draw-for-injury = возьмите 1 карту битвы
effect-draw-for-injury-in-hunt = на охоте возьмите 1 карту битвы
effect-draw-for-preparing = возьмите ещё карт битвы: { $count }
effect-drive-monster = можете переместить монстра из его региона в соседний; растоптать по желанию
effect-drive-out = все армии в его регионе отступают
effect-fail-hunt = охота сразу заканчивается неудачей
effect-first-card-plus = ваша первая карта в каждой битве прибавляет больше: { $amount }
effect-fly-anywhere = разместите героя в любом регионе или драккар в любом море
effect-gain-a-rune = получите 1 руну на выбор
effect-gain-priest-for-hunt = получите 1 жреца
effect-gain-priest-for-victory = получите 1 жреца
effect-gain-priests = получите жрецов: { $count }
effect-gain-rune = получите 1 руну на выбор
effect-gain-runes = получите рун на выбор: { $count }
effect-gnaw-army = уменьшите на 2 одну армию в его регионе или соседнем
effect-guest-of-realms = любая 1 руна: союз с царством рядом с героем
effect-hand-anew = замешайте руку и возьмите столько же карт минус { $fewer }
effect-heal-for-monument = исцелите 1 ранение
effect-heal-wound = заберите один свой маркер этой охоты; иначе 1 ранение
effect-ignored-once-a-hunt = раз за охоту не учитывайте
effect-injure = ранений: { $count }
effect-injure-heroes = 1 ранение каждому герою в его регионе
effect-injuries-or-cards = ранений: { $injuries }; сбросьте карт битвы { $cards }, чтобы получить лишь { $fewer }
effect-injury-for-cards = можете получить 1 ранение, чтобы взять карт битвы: { $count }
effect-lands-controlled = игрок контролирует земель: { $count }
effect-lead-monster = переместите монстра, не Локи, в соседний регион; растоптать ли, решаете вы
effect-look-at-claws = посмотрите руку монстра и выберите, что он сыграет следующим
effect-lose-cards = сбросьте карт битвы: { $count }
effect-lose-random-cards = сбросьте случайных карт битвы: { $count }
effect-lower-each-army = уменьшите на 1 каждую армию в его регионе
effect-lower-enemy-army = уменьшите на 1 одну вражескую армию в этой битве
effect-may-be-injured = можете получить 1 ранение
effect-may-be-injured-in-land = в земле героя можете получить 1 ранение
effect-may-draw-for-hunt = можете взять карт битвы: { $count }
effect-monument-at-level = монумент достиг уровня { $level }
effect-more-attacks = монстр берёт карт атаки: { $count }
effect-more-losses-if-won = если выиграете, побеждённый распределяет ещё 1 потерю
effect-mute-next-card = следующая карта соперника не имеет эффекта битвы
effect-none-for-owner = у вас нет
effect-none-on-first-card = нет на вашей первой карте в каждой битве
effect-opponent-discards = соперник сбрасывает 1 случайную карту битвы
effect-others-suffer-by-level = каждый соперник что-то теряет, столько раз, сколько уровней у монумента
effect-place-boss-elsewhere = разместите его в любом другом регионе
effect-place-hero-or-heal = разместите героя в любом регионе или исцелите 1 ранение
effect-plus-as-attacker = +{ $amount }, если вы нападаете
effect-plus-as-defender = +{ $amount }, если вы обороняетесь
effect-plus-beside-hero = +{ $amount }, если ваш герой в регионе битвы
effect-plus-for-each-army = +{ $amount } за каждую вашу армию в этой битве
effect-plus-for-owner = +{ $amount } для вас
effect-plus-if-first = +{ $amount }, если это ваша первая карта в этой битве
effect-plus-where-hero-is = +{ $amount } в регионе вашего героя
effect-raise-attribute = +1 { $attribute_name }
effect-ramparts = +{ $amount } в обороне; +{ $settlement } в регионе с поселением
effect-realms-allied = у игрока союзов с царствами: { $count }
effect-realms-beside-hero = царства рядом с вашим героем считаются союзными
effect-recruit-one-anywhere = наймите армию силой 1 в любом своём регионе
effect-recruit-value-one = наймите ещё армию силой 1 в любом своём регионе
effect-rune-at-level-zero = на уровне 0 получите 1 руну на выбор
effect-rune-for-army = получите 1 руну на выбор
effect-rune-for-settlement = в земле героя, с поселением и без битвы: 1 руна
effect-runes-by-level = руны по уровню монумента
effect-runes-or-injuries = сбросьте рун: { $count }; 1 ранение за каждую несброшенную
effect-runic-muster = разных рун: { $runes }; наймите 1 армию
effect-sail-one-sea = кроме вашего выбора, переместите драккар на 1 море
effect-sail-or-place-army = переместите драккар не более чем на 3 моря или разместите свою армию в любом своём регионе
effect-second-space = можете закрыть две свободные ячейки этого оружия вместо одной
effect-slain-monsters = игрок убил монстров: { $count }; жетоны охотника считаются
effect-spare-symbol = не учитывайте 1 свой символ потерь
effect-special-attack = специальная атака с планшета монстра
effect-stagger-monster = в конце следующего раунда монстр берёт на 1 карту меньше, но не меньше 1
effect-stays-with-one = она остаётся с силой 1
effect-strengthen-a-fighter = в земле героя +1 одной армии, что сражалась
effect-strengthen-armies = +1 вашим армиям, всего: { $count }
effect-strengthen-army = +1 одной вашей армии
effect-strengthen-by-level = сила армий по уровню монумента
effect-swallow-runes = руна из тамошней кузницы уходит в ресурсы; у кого там герой или армия, сбрасывает 1 руну
effect-swap-rune = один раз обменяйте 1 руну на руну другого типа
effect-temples-controlled = игрок контролирует регионов с храмами: { $count }
effect-temples-of-owner = где ваш храм
effect-trophies = +1 за каждого убитого монстра и жетон охотника у вас
effect-weaken-highest = понизьте самый высокий атрибут на 1, не ниже 2
effect-wolf-pack = +{ $amount }, когда нападаете { $armies } или более армиями
effect-wound-or-injure = 1 рана любому монстру или 1 ранение чужому герою
effect-yes = да
effect-yes-for-owner = да, для вас
