# Володарі Раґнароку, українською. Імена гравців не відмінюються, рід невідомий: дієслова в теперішньому часі.

game-title = Володарі Раґнароку
game-about =
    Герої ведуть армії островом довкола світового дерева, полюють на монстрів, будують храми й зводять монументи богам.
    Перемагає, хто перший підкорить три землі, здобуде досить храмів чи вб’є Локі; або настане Раґнарок, і вирішить середина острова.

# Форми імен, які вставляють інші речення.
god-of =
    { $god ->
        [odin] Одіна
        [thor] Тора
        [hel] Гель
        [heimdall] Геймдалля
        [ANY] { $god_name }
       *[other] Фреї
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

# Чому армії слабшають і гинуть, за правилом; це вставляють інші речення.
loss-cause =
    { $rule ->
        [LOR-6-1-2] не врятовано
        [LOR-6-4-2] нікуди відступати
        [LOR-9-1-2] регіональна атака
        [LOR-9-2] чавить монстр
        [LOR-10-2-1] { name-impale }
        [LOR-10-4-1] битву програно
        [LOR-10-4-2] втрати в битві
       *[other] втрата
    }

# Руни, атрибути, боги, царства, особливі дії.
name-uruz = Уруз
name-othala = Одал
name-algiz = Альгіз
name-authority = вплив
name-strength = міць
name-wisdom = мудрість
name-odin = Одін
name-thor = Тор
name-freya = Фрея
name-hel = Гель
name-heimdall = Геймдалль
name-muspelheim = Муспельгейм
name-svartalfheim = Свартальвгейм
name-niflheim = Ніфльгейм
name-vanaheim = Ванагейм
name-alfheim = Альвгейм
name-jotunheim = Йотунгейм
name-asgard = Асґард
name-yggdrasil = Іггдрасіль
name-monsters = Монстри
name-usurp = Узурпація
name-prepare = Підготовка
name-mobilise = Мобілізація
name-reinforce = Підкріплення
name-build-temple = Будівництво храму
name-build-monument = Будівництво монумента

# Землі й моря; регіони мають номери.
name-l1 = Земля Крука
name-l2 = Земля Рогу
name-l3 = Земля Дуба
name-l4 = Земля Ведмедя
name-l5 = Земля Вовка
name-l6 = Земля Вепра
name-l7 = Земля Оленя
name-s1 = Північне море
name-s2 = Північно-східне море
name-s3 = Південно-східне море
name-s4 = Південне море
name-s5 = Південно-західне море
name-s6 = Північно-західне море

# Монстри, бос, грані куба монстра.
name-draugr = Драугр
name-garm = Гарм
name-fafnir = Фафнір
name-grendel = Грендель
name-hraesvelgr = Гресвельг
name-nidhogg = Нідгегг
name-loki = Локі
name-jormungandr = Йормунґанд
name-kraken = Кракен
name-move = рух
name-attack = регіональна атака
name-either = рух або регіональна атака

# Зброя, нагороди, комірки ран.
name-sword = меч
name-spear = спис
name-axe = сокира
name-bow = лук
name-hammer = молот
name-shield = щит
name-reward-rune = 1 руна
name-reward-priest = 1 жрець
name-reward-army = +1 до армії
name-reward-realm = союз
name-sword-rune = меч + руна
name-sword-priest = меч + жрець
name-sword-army = меч + армія
name-sword-realm = меч + царство
name-spear-rune = спис + руна
name-spear-priest = спис + жрець
name-spear-army = спис + армія
name-spear-realm = спис + царство
name-axe-rune = сокира + руна
name-axe-priest = сокира + жрець
name-axe-army = сокира + армія
name-axe-realm = сокира + царство
name-bow-rune = лук + руна
name-bow-priest = лук + жрець
name-bow-army = лук + армія
name-bow-realm = лук + царство
name-hammer-rune = молот + руна
name-hammer-priest = молот + жрець
name-hammer-army = молот + армія
name-hammer-realm = молот + царство
name-sword-sword = два мечі
name-sword-spear = меч і спис
name-sword-axe = меч і сокира
name-sword-bow = меч і лук
name-sword-hammer = меч і молот
name-spear-sword = спис і меч
name-spear-spear = два списи
name-spear-axe = спис і сокира
name-spear-bow = спис і лук
name-spear-hammer = спис і молот
name-axe-sword = сокира і меч
name-axe-spear = сокира і спис
name-axe-axe = дві сокири
name-axe-bow = сокира і лук
name-axe-hammer = сокира і молот
name-bow-sword = лук і меч
name-bow-spear = лук і спис
name-bow-axe = лук і сокира
name-bow-bow = два луки
name-bow-hammer = лук і молот
name-hammer-sword = молот і меч
name-hammer-spear = молот і спис
name-hammer-axe = молот і сокира
name-hammer-bow = молот і лук
name-hammer-hammer = два молоти

# Нічого й нікого; що тягне випадок.
name-none = немає
name-nobody = ніхто
name-monster-die = куб монстра

# Карти битви; копії звуться як перша.
name-sword-a = Меч
name-sword-b = { name-sword-a }
name-sword-c = { name-sword-a }
name-sword-dance-a = Танець мечів
name-sword-dance-b = { name-sword-dance-a }
name-onslaught = Навала
name-barrow-spear = Курганний спис
name-spear-a = Спис
name-spear-b = { name-spear-a }
name-spear-c = { name-spear-a }
name-spear-wall-a = Стіна списів
name-spear-wall-b = { name-spear-wall-a }
name-impale = Наскрізний удар
name-axe-a = Сокира
name-axe-b = { name-axe-a }
name-axe-c = { name-axe-a }
name-frenzy-a = Шал
name-frenzy-b = { name-frenzy-a }
name-cleave = Розруб
name-bow-a = Лук
name-bow-b = { name-bow-a }
name-bow-c = { name-bow-a }
name-volley-a = Залп
name-volley-b = { name-volley-a }
name-ambush = Засідка
name-hammer-a = Молот
name-hammer-b = { name-hammer-a }
name-hammer-c = { name-hammer-a }
name-stagger-a = Приголомшення
name-stagger-b = { name-stagger-a }
name-thunderclap = Удар грому
name-shield-a = Щит
name-shield-b = { name-shield-a }
name-shield-c = { name-shield-a }
name-reinforcements-a = Підмога
name-reinforcements-b = { name-reinforcements-a }

# Карти атаки.
name-special-1 = Спеціальна атака I
name-special-2 = Спеціальна атака II
name-special-3 = Спеціальна атака III
name-attack-1 = Атака I
name-attack-2 = Атака II
name-attack-3 = Атака III
name-mighty = Потужна атака
name-wild-1 = Дика атака I
name-wild-2 = Дика атака II
name-quick = Швидка атака
name-nasty = Лиха рана
name-charge = Наскок
name-surprise = Раптова атака
name-recall = Відхід у лігво

# Благословення Одіна, Тора і Фреї.
name-raven-banner = Стяг Крука
name-hall-of-the-dead = Чертог мертвих
name-watch-on-the-bridge = Варта на мосту
name-levy = Ополчення
name-war-council = Військова рада
name-hird-discipline = Вишкіл дружини
name-stone-ramparts = Кам’яні вали
name-einherjar = Ейнгерії
name-allfathers-due = Данина Всебатькові
name-forced-march = Форсований марш
name-garrison-law = Закон залоги
name-runic-muster = Рунічний збір
name-wolf-pack = Вовча зграя
name-jarls-word = Слово ярла
name-thunder-arm = Громова правиця
name-weapon-rack = Стійка зі зброєю
name-monster-lore = Знання про монстрів
name-old-scar = Давній шрам
name-combat-training = Бойовий вишкіл
name-thick-hide = Товста шкура
name-hunters-offering = Дар мисливця
name-blood-rush = Кипіння крові
name-beast-tamer = Приборкання звіра
name-trophies = Трофеї
name-drive-the-beast = Гонитва за звіром
name-feared-name = Грізне ім’я
name-seidr = Сейд
name-rune-carver = Різьблення рун
name-falcon-cloak = Соколиний плащ
name-sea-paths = Морські шляхи
name-guest-of-the-realms = Гість царств
name-many-friends = Багато друзів
name-tithe = Десятина
name-pilgrimage = Проща
name-forge-sisters = Сестри-ковалі
name-tears-of-gold = Золоті сльози
name-folkvang = Фолькванг
name-peace-of-the-thing = Мир тингу

# Події.
name-event-1 = подія 1
name-event-2 = подія 2
name-event-3 = подія 3
name-event-4 = подія 4
name-event-5 = подія 5
name-event-6 = подія 6
name-event-7 = подія 7
name-event-8 = подія 8
name-event-9 = подія 9
name-event-10 = подія 10
name-event-11 = подія 11
name-event-12 = подія 12
name-event-13 = подія 13
name-event-14 = подія 14
name-event-15 = подія 15
name-event-16 = подія 16
name-event-17 = подія 17
name-event-18 = подія 18
name-event-19 = подія 19
name-event-20 = подія 20
name-event-21 = подія 21

# Герої, походження, артефакти.
name-ragnar = Рагнар
name-aslaug = Аслауг
name-snorri = Сноррі
name-lagertha = Лагерта
name-beowulf = Беовульф
name-odinson = Одінсон/Одінсдоттір
name-thorson = Торсон/Торсдоттір
name-freyason = Фреясон/Фреясдоттір
name-tyrson = Тюрсон/Тюрсдоттір
name-njordson = Ньйордсон/Ньйордсдоттір
name-baldrson = Бальдрсон/Бальдрсдоттір
name-gungnir = Гунгнір
name-mjolnir = Мйольнір
name-brisingamen = Брісінгамен
name-barrow-crown = Курганна корона
name-gnipa-chain = Ланцюг Гніпи
name-andvaranaut = Андваранаут
name-grendels-arm = Рука Гренделя
name-eagle-feather = Орлине перо
name-root-fang = Ікло з коріння
name-sultr = Султр
name-gjallarhorn = Ґ’ялларгорн

# Передумови Раґнароку.
name-monument-large = Монумент
name-monument-small = { name-monument-large }
name-slayer-large = Мисливець
name-slayer-small = { name-slayer-large }
name-jarl-large = Великий Ярл
name-jarl-small = { name-jarl-large }
name-gothi-large = Великий Готі
name-gothi-small = { name-gothi-large }
name-realms-large = Царства
name-realms-small = { name-realms-large }

# Що роблять карти битви, на полюванні і в битві.
text-hunt-sword-dance = Після рани візьміть { $draw_cards_count ->
        [one] { $draw_cards_count } карту битви
        [few] { $draw_cards_count } карти битви
       *[other] { $draw_cards_count } карт битви
    }.
text-battle-sword-dance = +{ $amount }, якщо ви обороняєтеся.
text-battle-onslaught = +{ $amount }, якщо ви нападаєте.
text-battle-barrow-spear = { text-battle-onslaught }
text-hunt-spear-wall = Наступна карта атаки на цьому полюванні має на { $calm_next_attack_amount } люті менше.
text-battle-spear-wall = +{ $amount } за кожну вашу армію в цій битві.
text-battle-impale = Одразу зменште на 1 одну ворожу армію в цій битві.
text-hunt-frenzy = Можете отримати 1 поранення, щоб узяти { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }.
text-hunt-cleave = Можете закрити дві вільні комірки із сокирою замість однієї.
text-battle-cleave = Якщо ви переможете, суперник розподіляє на 1 втрату більше.
text-hunt-bow = Після рани візьміть { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }.
text-battle-volley = Суперник одразу скидає 1 випадкову карту битви.
text-hunt-ambush = Подивіться руку монстра й виберіть карту, яку він зіграє наступною.
text-battle-ambush = +{ $amount }, якщо це ваша перша карта в цій битві.
text-battle-hammer = +{ $amount }, якщо ваш герой у регіоні битви.
text-hunt-stagger = Наприкінці наступного раунду монстр бере на 1 карту менше, але щонайменше 1.
text-battle-stagger = Наступна карта суперника в цій битві не має ефекту битви.
text-hunt-thunderclap = Вважається будь-якою однією зброєю.
text-hunt-shield = Блокує атаку, хай яка в неї лють.
text-battle-shield = Не зважайте на 1 свій символ втрат у цій битві.
text-hunt-reinforcements = Блокує атаку, хай яка в неї лють; потім візьміть { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }.
text-battle-reinforcements = Перемістіть одну свою армію із суміжного регіону в битву.

# Що роблять карти атаки, якщо від них не захиститися.
text-special-1 = Спеціальна атака з планшета монстра.
text-special-2 = { text-special-1 }
text-special-3 = { text-special-1 }
text-attack-1 =
    { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[other] { $count } поранень
    }.
text-attack-2 = { text-attack-1 }
text-attack-3 = { text-attack-1 }
text-mighty =
    { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[other] { $count } поранень
    }.
text-wild-1 =
    { $injure_count ->
        [one] { $injure_count } поранення
        [few] { $injure_count } поранення
       *[other] { $injure_count } поранень
    }; скиньте { $lose_random_cards_count ->
        [one] { $lose_random_cards_count } випадкову карту битви
        [few] { $lose_random_cards_count } випадкові карти битви
       *[other] { $lose_random_cards_count } випадкових карт битви
    }.
text-wild-2 = { text-wild-1 }
text-quick =
    { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[other] { $count } поранень
    }; скиньте карти битви, щоб лишилося стільки, скільки у вас мудрості.
text-nasty =
    { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[other] { $count } поранень
    }; знизьте на 1 свій найвищий атрибут, але не нижче 2.
text-charge =
    { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[other] { $count } поранень
    }. Щити її не блокують.
text-surprise = Скиньте половину своїх карт битви, округливши вгору.
text-recall = Полювання одразу закінчується невдачею. Щити цю атаку не блокують.

# Що роблять благословення.
text-raven-banner = +{ $amount } у битвах у регіоні вашого героя.
text-hall-of-the-dead = +{ $amount } до міці, коли ви узурпуєте.
text-watch-on-the-bridge = Можете тримати на { $amount } карту битви більше.
text-levy = Під час підкріплення найміть іще армію з параметром 1 у будь-якому своєму регіоні.
text-war-council = Ваша перша карта битви в кожній битві додає на { $amount } більше.
text-hird-discipline = Не зважайте на символи втрат своєї першої карти в кожній битві.
text-stone-ramparts = +{ $amount }, коли ви обороняєтеся; +{ $settlement } у регіоні з поселенням.
text-einherjar = Після програної битви ваші армії не зазнають по 1 втраті за поразку.
text-allfathers-due = Після виграної битви отримайте 1 жерця.
text-forced-march = Під час мобілізації можете активувати одну з армій двічі.
text-garrison-law = Активована армія може отримати +1 у будь-якому вашому регіоні.
text-runic-muster = Рунічна дія, { $runes ->
        [one] { $runes } руна
        [few] { $runes } різні руни
       *[other] { $runes } різних рун
    }: найміть 1 армію.
text-wolf-pack = +{ $amount }, коли ви нападаєте { $armies } чи більше арміями.
text-jarls-word = Зараз +1 вплив. Можете наймати в будь-якому своєму регіоні.
text-thunder-arm = Зараз +1 міць. Щоразу, як будують монумент, зціліть 1 поранення.
text-weapon-rack = Зараз візьміть { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }. Ваш ліміт карт битви: мудрість + { $amount }.
text-monster-lore = На початку полювання візьміть на { $amount ->
        [one] { $amount } карту битви
        [few] { $amount } карти битви
       *[other] { $amount } карт битви
    } більше.
text-old-scar = На початку полювання можете скинути 1 карту битви й закрити будь-яку вільну комірку; не в Локі.
text-combat-training = Під час підготовки візьміть ще { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }.
text-thick-hide = Раз за полювання не зважайте на 1 поранення.
text-hunters-offering = Після свого полювання, хай чим воно скінчиться, отримайте 1 жерця.
text-blood-rush = За кожне поранення на полюванні візьміть 1 карту битви.
text-beast-tamer = Рунічна дія, будь-яка руна: контроль над нейтральним монстром у регіоні героя чи суміжному.
text-trophies = +1 у битвах за кожного вбитого монстра і кожен жетон мисливця у вас.
text-drive-the-beast = Після руху героя можете перемістити монстра з його регіону в суміжний; розчавлення за бажанням.
text-feared-name = Для узурпації ваша міць на { $amount } більша.
text-seidr = Зараз +1 мудрість і { $count ->
        [one] { $count } руна
        [few] { $count } руни
       *[other] { $count } рун
    } на вибір.
text-rune-carver = Можете виконати за хід другу рунічну дію, іншу.
text-falcon-cloak = Ваш герой рухається щонайбільше на 3 регіони.
text-sea-paths = На кроці героя, крім вашого вибору, перемістіть дракар на 1 море.
text-guest-of-the-realms = Рунічна дія, будь-яка руна: союз із царством, суміжним із регіоном вашого героя.
text-many-friends = Замість бонусу царства можете взяти бонус іншого царства, з яким ви в союзі.
text-tithe = Будуючи храм, отримайте ще { $amount ->
        [one] { $amount } жерця
        [few] { $amount } жерців
       *[other] { $amount } жерців
    }.
text-pilgrimage = Відрядивши жерця до монумента рівня 0, отримайте 1 руну на вибір.
text-forge-sisters = Можете кувати руни в будь-якому своєму регіоні, хай де ваш герой.
text-tears-of-gold = Раз на своєму кроці рун обміняйте 1 руну на руну іншого типу.
text-folkvang = Коли знищено вашу армію, отримайте 1 руну на вибір.
text-peace-of-the-thing = Інші гравці не можуть узурпувати ваші регіони з храмом.

# Що вміють герої та що дає походження на початку.
text-ragnar = Коли ви нападаєте в землі, де Рагнар: +1 за кожну вашу армію в битві.
text-aslaug = Для бонусів царств: царства, суміжні з регіоном Аслауг, вважаються вашими союзниками.
text-snorri = Коли ви берете регіон із поселенням у землі, де Сноррі, без битви: 1 руна на вибір.
text-lagertha = Після виграної битви в землі, де Лагерта: +1 одній армії, що в ній билася.
text-beowulf = Карта битви за кожне поранення. Можете взяти 1 перед полюванням чи битвою в землі, де Беовульф.
text-odinson = Перший хід у грі — ваш. +1 вплив.
text-thorson = +1 міць; візьміть { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }.
text-freyason = +1 мудрість; { $count ->
        [one] { $count } руна
        [few] { $count } руни
       *[other] { $count } рун
    } на вибір.
text-tyrson = +{ $strengthen_armies_count } одній вашій армії; візьміть { $draw_cards_count ->
        [one] { $draw_cards_count } карту битви
        [few] { $draw_cards_count } карти битви
       *[other] { $draw_cards_count } карт битви
    }.
text-njordson = Союз із царством, суміжним із регіоном вашого героя; якщо такого немає, 1 руна на вибір.
text-baldrson =
    { $gain_priests_count ->
        [one] { $gain_priests_count } жрець
        [few] { $gain_priests_count } жерці
       *[other] { $gain_priests_count } жерців
    }; { $gain_runes_count ->
        [one] { $gain_runes_count } руна
        [few] { $gain_runes_count } руни
       *[other] { $gain_runes_count } рун
    } на вибір.

# Що дає використання артефакту.
text-gungnir = У битві, коли рахують параметри: +{ $amount }.
text-mjolnir = У свій хід: 1 рана будь-якому монстрові або 1 поранення чужому героєві.
text-brisingamen = На своєму кроці рун: 1 руна на вибір, і можете виконати другу рунічну дію.
text-barrow-crown = Коли вашу армію мало б бути знищено: вона лишається з параметром 1.
text-gnipa-chain = На своїх маневрах: перемістіть монстра, не Локі, в суміжний регіон; розчавлення на ваш розсуд.
text-andvaranaut = На своєму кроці рун: отримайте 1 руну на вибір.
text-grendels-arm = На початку свого полювання: візьміть { $count ->
        [one] { $count } карту битви
        [few] { $count } карти битви
       *[other] { $count } карт битви
    }.
text-eagle-feather = На своєму кроці героя: розмістіть героя в будь-якому регіоні або дракар у будь-якому морі.
text-root-fang = Після вашої перемоги в битві: кожна армія переможеного зазнає ще 1 втрати.
text-sultr = { text-andvaranaut }
text-gjallarhorn = { text-eagle-feather }

# Регіональні та спеціальні атаки.
text-territory-draugr = Зменште на 1 кожну армію в його регіоні.
text-territory-garm = Усі армії в його регіоні відступають.
text-territory-fafnir = Руна з тамтешньої кузні йде в ресурси; хто має там героя чи армію, скидає 1 руну.
text-territory-grendel = 1 поранення кожному героєві в його регіоні.
text-territory-hraesvelgr = Розмістіть армію з його регіону в суміжному, де немає ні армій інших гравців, ні Локі.
text-territory-nidhogg = Зменште на 2 одну армію в його регіоні або суміжному.
text-special-draugr =
    { $injure_count ->
        [one] { $injure_count } поранення
        [few] { $injure_count } поранення
       *[other] { $injure_count } поранень
    }; скиньте { $lose_cards_count ->
        [one] { $lose_cards_count } карту битви
        [few] { $lose_cards_count } карти битви
       *[other] { $lose_cards_count } карт битви
    } на вибір.
text-special-garm =
    { $injure_count ->
        [one] { $injure_count } поранення
        [few] { $injure_count } поранення
       *[other] { $injure_count } поранень
    }; наприкінці цього раунду монстр бере на { $more_attacks_count ->
        [one] { $more_attacks_count } карту
        [few] { $more_attacks_count } карти
       *[other] { $more_attacks_count } карт
    } більше.
text-special-fafnir = Скиньте { $count ->
        [one] { $count } руну
        [few] { $count } руни
       *[other] { $count } рун
    }; 1 поранення за кожну не скинуту.
text-special-grendel =
    { $injuries ->
        [one] { $injuries } поранення
        [few] { $injuries } поранення
       *[other] { $injuries } поранень
    }; можете скинути { $cards ->
        [one] { $cards } карту битви
        [few] { $cards } карти битви
       *[other] { $cards } карт битви
    }, щоб отримати лише { $fewer }.
text-special-hraesvelgr = Скиньте { $count ->
        [one] { $count } випадкову карту битви
        [few] { $count } випадкові карти битви
       *[other] { $count } випадкових карт битви
    }.
text-special-nidhogg = Заберіть один свій маркер, покладений на цьому полюванні; якщо такого немає, 1 поранення.
text-special-loki =
    { $injure_count ->
        [one] { $injure_count } поранення
        [few] { $injure_count } поранення
       *[other] { $injure_count } поранень
    }; замішайте руку в колоду карт битви й візьміть стільки ж карт без однієї.
text-loki = У його регіон не можна переміщувати армії. Активований, він з’являється в будь-якому іншому регіоні.

# Бонуси царств, боги, передумови.
text-god-odin = Жрець дає +1 вплив, потім +1 до параметрів армій за кожен рівень монумента.
text-god-thor = Жрець дає +1 міць, потім 1 карту битви за кожен рівень монумента.
text-god-freya = Жрець дає +1 мудрість, потім 1 руну за кожен рівень монумента.
text-god-hel = Жрець дає +1 міць; потім кожен суперник за кожен рівень монумента зазнає втрати на свій вибір: руна, випадкова карта битви, −1 армії або поранення.
text-god-heimdall = Жрець дає +1 мудрість, потім 1 карту битви за кожен рівень монумента.
text-muspelheim = Найміть армію з параметром 1 у будь-якому своєму регіоні.
text-svartalfheim = Візьміть 1 карту битви.
text-niflheim = Перемістіть дракар щонайбільше на 3 моря або розмістіть одну свою армію в будь-якому своєму регіоні.
text-vanaheim = Отримайте 1 руну на вибір.
text-alfheim = Розмістіть героя в будь-якому регіоні або зціліть 1 поранення.
text-jotunheim = +1 одній вашій армії.
text-asgard = Отримайте 1 жерця.
text-monument-large = Є монумент рівня { $level }.
text-monument-small = { text-monument-large }
text-slayer-large = Хтось із гравців має { $count ->
        [one] { $count } вбитого монстра
        [few] { $count } вбитих монстрів
       *[other] { $count } вбитих монстрів
    }; жетони мисливця враховано.
text-slayer-small = Хтось із гравців має { $count ->
        [one] { $count } вбитого монстра
        [few] { $count } вбитих монстрів
       *[other] { $count } вбитих монстрів
    }; жетони мисливця враховано.
text-jarl-large = Хтось із гравців контролює { $count ->
        [one] { $count } землю
        [few] { $count } землі
       *[other] { $count } земель
    }.
text-jarl-small = { text-jarl-large }
text-gothi-large = Хтось із гравців контролює { $count ->
        [one] { $count } регіон із храмом
        [few] { $count } регіони з храмами
       *[other] { $count } регіонів із храмами
    }.
text-gothi-small = Хтось із гравців контролює { $count ->
        [one] { $count } регіон із храмом
        [few] { $count } регіони з храмами
       *[other] { $count } регіонів із храмами
    }.
text-realms-large = Хтось із гравців у союзі з { $count ->
        [one] { $count } царством
        [few] { $count } царствами
       *[other] { $count } царствами
    }.
text-realms-small = Хтось із гравців у союзі з { $count ->
        [one] { $count } царством
        [few] { $count } царствами
       *[other] { $count } царствами
    }.

# Де лежать карти й що тягне випадок.
name-combat-deck = колода битви
name-combat-discard = скид карт битви
name-attack-deck = колода атак
name-attack-discard = скид карт атаки
name-attack-played = зіграна атака
name-blessing-deck = колода благословень
name-blessing-discard = скид благословень
name-selection = вибір благословень
name-event-deck = колода подій
name-event-discard = скид подій
name-hero-stack = плитки героїв
name-origin-stack = карти походження
name-unclaimed = нічиї артефакти
name-out = поза грою
name-hand = рука
name-played = зіграні карти
name-blessings = благословення
name-artefacts = артефакти
name-tiles = герой і походження
name-claws = рука монстра
name-forge-token = жетон кузні
name-upper-board = верхній планшет
name-first-to-choose = перший вибір героя

part-lands = землі
part-temples = храми
part-slain = вбиті монстри
part-yggdrasil = регіони біля Іггдрасіля

# Що запитують.
prompt-keep-hero = Оберіть свого героя
prompt-keep-origin = Оберіть походження свого героя
prompt-place-drakkar = Розмістіть свій дракар у морі
prompt-start-in = Оберіть регіон, де починають ваш герой і дві армії
prompt-prayer = Молитва: відрядіть жерця, викуйте руну або завершіть крок
prompt-hero-phase = Герой: перемістіть героя чи дракар, зцілюйтеся або завершіть крок
prompt-rune-phase = Рунічна дія або кінець кроку. Союз, контроль, Локі: 1 руна; армія, монстр, карта, герой: 2; атрибут, дві карти: 3
prompt-manoeuvres = Маневри: активуйте армію або завершіть крок
prompt-special-action = Оберіть особливу дію
prompt-pay-runes =
    { $count ->
        [one] Яку руну ви сплачуєте?
        [few] Які { $count } руни ви сплачуєте?
       *[many] Які { $count } рун ви сплачуєте?
    }
prompt-swap-rune = Обміняйте одну свою руну на іншу
prompt-tame = Якого монстра ви берете під контроль?
prompt-ally = З яким царством ви укладаєте союз?
prompt-take-bonus = Узяти бонус царства { $realm_name }?
prompt-sail-or-place = Перемістіть дракар щонайбільше на 3 моря або розмістіть армію у своєму регіоні
prompt-place-hero-or-heal = Розмістіть героя в будь-якому регіоні або зціліть 1 поранення
prompt-fly-anywhere = Розмістіть героя в будь-якому регіоні або дракар у будь-якому морі
prompt-sail =
    { $steps ->
        [one] Перемістіть дракар на { $steps } море
        [few] Перемістіть дракар щонайбільше на { $steps } моря
       *[many] Перемістіть дракар щонайбільше на { $steps } морів
    }
prompt-gain-rune =
    { $count ->
        [one] Виберіть руну, яку отримуєте
       *[other] Виберіть руну, яку отримуєте; ще вибирати: { $count }
    }
prompt-limit-runes = Забагато рун: скиньте одну; ваш ліміт { $limit }
prompt-limit-cards = Забагато карт битви: скиньте одну; ваш ліміт { $limit }
prompt-lose-rune =
    { $count ->
        [one] Скиньте руну
       *[other] Скиньте руну; ще скидати: { $count }
    }
prompt-lose-card =
    { $count ->
        [one] Скиньте карту битви
       *[other] Скиньте карту битви; ще скидати: { $count }
    }
prompt-suffer =
    { $count ->
        [one] Ви зазнаєте втрати: якої?
       *[other] Ви зазнаєте втрати: якої? Лишилося втрат: { $count }
    }
prompt-strengthen =
    { $count ->
        [one] Яка армія отримує +1?
       *[other] Яка армія отримує +1? Ще розподілити: { $count }
    }
prompt-strengthen-fighter = Після перемоги: яка армія отримує +1?
prompt-recruit = Найміть армію: у якому регіоні?
prompt-recruit-one = Найміть армію з параметром 1: у якому своєму регіоні?
prompt-recruit-there = Найняти армію в узурпованому регіоні?
prompt-retreat = Ваші армії в регіоні { $region } мусять відступити: куди?
prompt-save-army = Вашу армію з параметром { $value } у регіоні { $region } буде знищено. Врятувати?
prompt-injure =
    { $count ->
        [one] Вашого героя поранено: який атрибут?
        [few] Ваш герой дістає { $count } поранення, одне за одним: який атрибут перший?
       *[many] Ваш герой дістає { $count } поранень, одне за одним: який атрибут перший?
    }
prompt-ignore-injury = Усі атрибути поранено: ще одне поранення закінчить полювання. Не зважати на нього?
prompt-heal = Який поранений атрибут ви зцілюєте?
prompt-weaken = Який із ваших найвищих атрибутів знижується на 1?
prompt-use-card =
    { $moment ->
        [before-hunt] Перед полюванням: використати карту?
        [hunt-begins] Полювання починається: використати карту?
        [battle-begins] Битва починається: використати карту?
        [values-counted] Рахують параметри битви: використати карту?
        [battle-decided] Ви перемогли в битві: використати карту?
       *[other] Використати карту?
    }
prompt-mobilise = Мобілізація: активуйте свої армії одну за одною
prompt-prepare =
    { $left ->
        [one] Підготовка: другий вибір
       *[other] Підготовка: перший вибір із двох
    }
prompt-build-temple = Збудуйте храм: у якому регіоні?
prompt-take-blessing = Виберіть благословення
prompt-monsters = Активуйте монстра або полюйте
prompt-second-monster = Активувати другого монстра?
prompt-move-or-attack = { $monster_name } діє: куди він рухається, чи атакує?
prompt-stomp = { $monster_name } чавить: яка армія втрачає 1?
prompt-release = Ви контролюєте двох монстрів. Заради нового ({ $monster_name }) відпустіть одного з них
prompt-lead-monster = Перемістіть монстра в суміжний регіон
prompt-carry-off = Гресвельг відносить армію: яку й куди?
prompt-gnaw = Нідгегг гризе: яка армія втрачає 2?
prompt-place-boss = Розмістіть Локі в іншому регіоні
prompt-wound-or-injure = Завдайте рани монстрові або поранення чужому героєві
prompt-attack = Зіграйте карту атаки за { prey-object }; решту скидають
prompt-defend = Лють { $fury }, ваш захист { $defence }: додати карту?
prompt-strike =
    { $wounds ->
        [0] Завдайте рани; без рани в цьому раунді полювання не вдасться
       *[other] Ран у цьому раунді: { $wounds }. Іще одна чи кінець раунду?
    }
prompt-hunt-effect = Використати ефект полювання карти «{ $card_name }»?
prompt-second-space = «Розруб»: яку другу комірку ви закриваєте?
prompt-runes-or-injuries = Скиньте руну або відмовтеся й дістаньте поранення; лишилося: { $count }
prompt-injuries-or-cards = Скинути карти битви ({ $cards }) і дістати менше поранень ({ $fewer }) чи відмовитися й дістати всі ({ $injuries })?
prompt-heal-wound = Нідгегг зцілюється: який ваш маркер цього полювання забрати?
prompt-card-for-wound = Скиньте карту битви, щоб закрити комірку ран
prompt-cover-any = Яку комірку ран ви закриваєте?
prompt-choose-battle = Яка битва перша?
prompt-play-or-pass = Битва в регіоні { $region }, { $own } до { $other }: зіграйте карту або пасуйте
prompt-spread-losses =
    { $losses ->
        [one] Яка армія зазнає втрати?
        [few] Розподіліть { $losses } втрати: яка армія зазнає однієї?
       *[many] Розподіліть { $losses } втрат: яка армія зазнає однієї?
    }
prompt-lower-enemy = «Наскрізний удар»: яка ворожа армія втрачає 1?
prompt-bring-army = «Підмога»: яка армія вступає в битву?

# Що можна обрати.
option-keep = обрати: { $card_name }
option-start-in = почати в регіоні { $region }
option-send-priest = відрядити жерця до монумента { god-of }
option-forge = узяти руну з кузні в регіоні { $region }
option-move-hero = перемістити героя в регіон { $region }
option-place-hero = розмістити героя в регіоні { $region }
option-move-drakkar = відплисти у { $sea_name }
option-place-drakkar = розмістити дракар: { $sea_name }
option-heal-attribute = зцілити { $attribute_name }
option-injure-attribute = поранити { $attribute_name }
option-raise-attribute = підвищити { $attribute_name }
option-weaken-attribute = знизити { $attribute_name }
option-use = використати «{ $card_name }»
option-decline = відмовитися
option-skip = завершити крок
option-stop = досить
option-ally = укласти союз із царством { $realm_name }
option-take-bonus = узяти бонус царства { $realm_name }
option-place-army = розмістити армію з параметром { $value } ({ $owner_name }) з регіону { $origin } в регіоні { $region }
option-move-army = перемістити армію з параметром { $value } з регіону { $origin } в регіон { $region }
option-grow-army = +1 активованій армії з параметром { $value } у регіоні { $region }
option-strengthen = +1 армії з параметром { $value } у регіоні { $region }
option-lower = армія з параметром { $value } у регіоні { $region } ({ $owner_name })
option-suffer =
    { $loss ->
        [rune] скинути руну
        [card] скинути випадкову карту битви
        [ANY] зазнати втрати
       *[injury] отримати поранення
    }
option-recruit-in = найняти в регіоні { $region }
option-retreat-to = відступити в регіон { $region }
option-let-fall = нехай армію буде знищено
option-gain-rune = отримати руну { $rune_name }
option-discard-rune = скинути руну { $rune_name }
option-pay-runes = сплатити: { $runes_name }
option-swap-rune = обміняти { $given_name } на { $rune_name }
option-discard-card = скинути карту «{ $card_name }»
option-draw =
    { $count ->
        [one] узяти { $count } карту битви
        [few] узяти { $count } карти битви
       *[many] узяти { $count } карт битви
    }
option-activate = активувати { prey-object }
option-tame = узяти під контроль { monster-object }
option-release = відпустити { monster-object }
option-move-monster = перемістити { monster-object } в регіон { $region }
option-attack-with = регіональна атака { monster-object }
option-place-boss = розмістити Локі в регіоні { $region }
option-act =
    { $action ->
        [ANY] обрати особливу дію «{ $action_name }»
       *[other] { $action_name }
    }
option-build-monument = Будівництво монумента: { $god_name }
option-build-nothing = Будівництво монумента: усі завершено, виконується лише решта
option-build-temple-in = збудувати храм у регіоні { $region }
option-take-blessing = узяти «{ $card_name }»
option-hunt = полювати на { prey-object }
option-play-attack = атакувати картою «{ $card_name }»
option-defend-with = захищатися картою «{ $card_name }»
option-defend-no-more = більше карт для захисту не грати
option-strike = рана картою «{ $card_name }»: { $kind_name }
option-strike-twice = рана картами «{ $first_name }» і «{ $second_name }»: { $kind_name }
option-end-round = завершити раунд
option-pay-with-cards = скинути карти
option-uncover = забрати маркер із комірки: { $kind_name }
option-cover = рана для { prey-object }: { $kind_name }
option-injure-hero = поранити героя гравця { $victim_name }
option-fight-in = битва в регіоні { $region }
option-play-card = зіграти карту «{ $card_name }»
option-pass = спасувати й більше не грати карт у цій битві

# Що сталося.
event-forge-token = Кузня в регіоні { $region } кує руну { $rune_name }
event-upper-board = { $monster_name } на верхньому планшеті своєї пари
event-first-to-choose = Перший вибір героя: { $seat_name }
event-take-origin = { $seat_name } може обрати походження: { $card_name }
event-draw-tiles = { $seat_name } обирає з такого: { $cards_name }
event-keep-hero = { $seat_name } обирає героя: { $card_name }
event-keep-origin = { $seat_name } обирає походження: { $card_name }
event-pass-origin = { $seat_name } не бере походження: { $card_name }
event-return-tiles = { $seat_name } повертає решту
event-lay-hero-tile = { $card_name } вирушає, веде { $seat_name }
event-first-turn = Перший хід у грі: { $seat_name }
event-turn = Раунд { $round }, ходить { $seat_name }
event-send-priest = { $seat_name } відряджає жерця до монумента { god-of }
event-forge-rune = { $seat_name } бере руну { $rune_name } з кузні в регіоні { $region }
event-gain-rune = { $seat_name } отримує руну { $rune_name }
event-discard-rune = { $seat_name } скидає руну { $rune_name }
event-pay-runes = { $seat_name } сплачує: { $runes_name }
event-forge-emptied = Руна { $rune_name } з кузні в регіоні { $region } іде в ресурси
event-gain-priests =
    { $count ->
        [one] { $seat_name } отримує { $count } жерця
        [few] { $seat_name } отримує { $count } жерців
       *[many] { $seat_name } отримує { $count } жерців
    }
event-raise-attribute = { $seat_name } підвищує { $attribute_name } до { $value }
event-lower-attribute = { $seat_name } знижує { $attribute_name } до { $value }
event-injured = { $seat_name }: героя поранено, { $attribute_name }
event-healed = { $seat_name } зцілює { $attribute_name }
event-draw-cards = { $seat_name } бере карти битви: { $cards_name }
event-draw-cards-hidden =
    { $count ->
        [one] { $seat_name } бере { $count } карту битви
        [few] { $seat_name } бере { $count } карти битви
       *[many] { $seat_name } бере { $count } карт битви
    }
event-discard-card = { $seat_name } скидає карту «{ $card_name }»
event-reshuffle =
    { $count ->
        [one] { $count } скинута карта стає новою колодою
        [few] { $count } скинуті карти перетасовано в нову колоду
       *[many] { $count } скинутих карт перетасовано в нову колоду
    }
event-army-grows = { $seat_name }: армія в регіоні { $region } зростає з { $value } до { $new }
event-army-shrinks = { $seat_name }: армія в регіоні { $region } зменшується з { $value } до { $new } ({ loss-cause })
event-army-shrinks-by = { $seat_name }: армія в регіоні { $region } зменшується з { $value } до { $new } ({ $by_name })
event-army-destroyed = { $seat_name } втрачає армію з параметром { $value } у регіоні { $region } ({ loss-cause })
event-army-destroyed-by = { $seat_name } втрачає армію з параметром { $value } у регіоні { $region } ({ $by_name })
event-army-stays = { $seat_name } рятує армію в регіоні { $region }: вона лишається з параметром 1
event-recruit = { $seat_name } наймає армію з параметром { $value } у регіоні { $region }
event-move-army = { $seat_name } переміщує армію з параметром { $value } з регіону { $origin } в регіон { $region }
event-place-army = { $seat_name } розміщує армію з параметром { $value } з регіону { $origin } в регіоні { $region }
event-carried-off = { $seat_name }: армію з параметром { $value } віднесено з регіону { $origin } в регіон { $region }
event-retreat = { $seat_name } відступає армією з параметром { $value } з регіону { $origin } в регіон { $region }
event-take-control =
    { $former ->
        [nobody] { $seat_name } бере під контроль регіон { $region }
       *[other] { $seat_name } бере під контроль регіон { $region }, його втрачає { $former_name }
    }
event-move-hero = { $seat_name }: герой іде в регіон { $region }
event-place-hero = { $seat_name } розміщує героя в регіоні { $region }
event-sail = { $seat_name }: дракар тепер тут: { $sea_name }
event-ally = { $seat_name } укладає союз із царством { $realm_name }
event-take-bonus = { $seat_name } бере бонус царства { $realm_name }
event-claim-artefact = { $seat_name } отримує артефакт «{ $card_name }»
event-artefact-lost = Артефакт «{ $card_name }» виходить із гри
event-use-card = { $seat_name } використовує «{ $card_name }»
event-recharge = Знову заряджено: { $cards_name }
event-special-action = { $seat_name } обирає особливу дію «{ $action_name }»
event-marker-covered = { $seat_name }: маркер на дії «{ $action_name }» накрито, за це 1 руна
event-no-special-action = { $seat_name }: жодна особлива дія неможлива; хід закінчується
event-build-temple = { $seat_name } будує храм у регіоні { $region }, храм із комірки { $space }
event-blessing-shown = На вибір: «{ $card_name }»
event-take-blessing = { $seat_name } бере благословення «{ $card_name }»
event-blessings-left = Скинуто: { $cards_name }
event-build-monument =
    { $god ->
        [none] { $seat_name } будує монумент; усі вже завершено
        [odin] { $seat_name } підносить монумент Одіна до рівня { $level }
        [thor] { $seat_name } підносить монумент Тора до рівня { $level }
        [hel] { $seat_name } підносить монумент Гель до рівня { $level }
        [heimdall] { $seat_name } підносить монумент Геймдалля до рівня { $level }
        [ANY] { $seat_name } підносить монумент { $god_name } до рівня { $level }
       *[other] { $seat_name } підносить монумент Фреї до рівня { $level }
    }
event-condition-fulfilled = Передумову Раґнароку виконано: { $condition_name }
event-ragnarok = Раґнарок починається: у кожного лишився один хід, останній робить { $seat_name }
event-table-cleared = Жерці сходять із монументів, маркери — з колеса дій
event-forges-filled = Кузні знову мають руни, регіони: { $regions_name }
event-event =
    { $rule ->
        [LOR-7-9-1] Подія: розмістити Локі в регіоні { $region }
        [LOR-7-9-2] Подія: розмістити монстра руни { $rune_name } в регіоні { $region }
       *[other]
            { $boss ->
                [yes] Подія: розмістити монстра руни { $rune_name } в регіоні { $region }, активувати монстрів рун { $runes_name }, а потім Локі
               *[no] Подія: розмістити монстра руни { $rune_name } в регіоні { $region }, активувати монстрів рун { $runes_name }
            }
    }
event-place-monster = { $monster_name } з’являється в регіоні { $region }
event-place-boss = Локі з’являється в регіоні { $region }
event-monster-die = { $seat_name } кидає куб за { monster-object }: { $face_name }
event-move-monster = { $seat_name } переміщує { monster-object } в регіон { $region }
event-territory-attack = { $monster_name } атакує регіон { $region }, вирішує { $seat_name }
event-control-monster = { $seat_name } бере під контроль { monster-object }
event-release-monster = { $seat_name } відпускає { monster-object }
event-hunt = { $seat_name } полює на { prey-object }; за здобич грає { $keeper_name }
event-attack-deck = Колоду атак зібрано заново
event-monster-draws = Монстр бере карти: { $cards_name }
event-monster-draws-hidden =
    { $count ->
        [one] Монстр бере { $count } карту
        [few] Монстр бере { $count } карти
       *[many] Монстр бере { $count } карт
    }
event-attack = Монстр атакує: «{ $card_name }»
event-attacks-discarded =
    { $rule ->
        [LOR-9-6-2] Монстр скидає решту: { $cards_name }
       *[other] Монстр скидає: { $cards_name }
    }
event-attacks-run-out = Карт атаки не лишилося: полювання закінчується ({ $seat_name })
event-defend = { $seat_name } захищається картою «{ $card_name }»
event-blocked = { $seat_name }: щит блокує атаку, хай яка в неї лють ({ $fury })
event-defended = { $seat_name }: захист вдався, значення { $defence } проти люті { $fury }
event-undefended = { $seat_name }: захист не вдався, значення { $defence } проти люті { $fury }
event-cards-spent = { $seat_name } скидає: { $cards_name }
event-strike = { $seat_name } б’є: { $cards_name }
event-wound = { $seat_name } завдає рани: { $prey_name }, { $space_name }
event-wound-healed = { $seat_name } забирає маркер: { $prey_name }, { $space_name }
event-look-at-claws = { $seat_name } бачить руку монстра: { $cards_name }
event-look-at-claws-hidden = { $seat_name } бачить руку монстра
event-hand-returned = { $seat_name } замішує в колоду: { $cards_name }
event-hand-returned-hidden =
    { $count ->
        [one] { $seat_name } замішує в колоду { $count } карту
        [few] { $seat_name } замішує в колоду { $count } карти
       *[many] { $seat_name } замішує в колоду { $count } карт
    }
event-hunt-succeeds = { $seat_name }: полювання вдалося, { $prey_name }
event-hunt-fails = { $seat_name }: полювання не вдалося, { $prey_name } живий
event-kill = { $seat_name } вбиває { prey-object }
event-slayer-token = { $seat_name } отримує жетон мисливця
event-battle = { $seat_name } нападає в регіоні { $region }, обороняється { $defender_name }
event-play-card = { $seat_name } грає карту «{ $card_name }», +{ $value }
event-pass = { $seat_name } пасує
event-battle-decided = { $seat_name } перемагає в битві: напад { $attack }, оборона { $defence }
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } контролює три землі й перемагає в грі як Великий Ярл
        [LOR-1-3] { $winners_name } має досить храмів і перемагає в грі як Великий Готі
        [LOR-1-4] { $winners_name } вбиває Локі й перемагає в грі як Мисливець
        [LOR-1-5-6] Раґнарок завершує гру: { $winners_name } перемагає, бо більше регіонів біля Іггдрасіля не контролює ніхто
       *[other] Гру закінчено. Перемога: { $winners_name }
    }

# У чому відмовлено, і що було б правильно.
refuse-sea-without-start = { $seat_name } не може почати там ({ $sea_name }): поруч немає вільного регіону; оберіть інше море
refuse-start-off-coast = { $seat_name } не може почати в регіоні { $region }: він не біля моря зі своїм дракаром; оберіть прилеглий
refuse-start-taken = { $seat_name } не може почати в регіоні { $region }: там інший гравець; оберіть вільний регіон
refuse-army-of-another = { $seat_name } не може обрати армію іншого гравця: оберіть свою армію
refuse-no-such-army = { $seat_name } не може обрати там армію з параметром { $value }: такої немає; оберіть армію, що є на полі
refuse-army-full = { $seat_name } не може посилити армію в регіоні { $region }: її параметр { $value }, більшого не буває
refuse-recruit-elsewhere = { $seat_name } не може найняти армію в регіоні { $region }: оберіть регіон біля свого дракара або свій регіон із поселенням
refuse-retreat-too-far = { $seat_name } не може відступити в регіон { $region }: він не суміжний; оберіть суміжний свій регіон
refuse-retreat-not-own = { $seat_name } не може відступити в регіон { $region }: це не свій регіон; оберіть регіон зі своїм маркером
refuse-retreat-into-battle = { $seat_name } не може відступити в регіон { $region }: там ще буде битва; оберіть інший свій регіон
refuse-already-injured = { $seat_name } не може поранити { $attribute_name }: цей атрибут уже поранено; оберіть неушкоджений
refuse-not-injured = { $seat_name } не може зцілити { $attribute_name }: цей атрибут не поранено; оберіть поранений
refuse-not-lowest = { $seat_name } не може підвищити { $attribute_name }: це не найнижчий атрибут, який можна підвищити; оберіть такий
refuse-hero-phase-done = { $seat_name } не може зробити ще й це: за хід щось одне — рух героя, рух дракара або зцілення
refuse-hero-too-far = { $seat_name } не може перемістити героя в регіон { $region }: це надто далеко; цей герой проходить регіонів щонайбільше { $steps }, і дракаром теж
refuse-drakkar-too-far = { $seat_name } не може відплисти у { $sea_name }: це надто далеко; дракар проходить щонайбільше 2 моря
refuse-hero-is-there = { $seat_name } не може розмістити героя в регіоні { $region }: він уже там; оберіть інший регіон
refuse-no-priest = { $seat_name } не може відрядити жерця до монумента { god-of }: у запасі жодного; жерців дають храми й нагороди
refuse-no-priest-space = { $seat_name } не може відрядити жерця до монумента { god-of }: усі його комірки зайнято; оберіть інший монумент
refuse-priest-sent-already = { $seat_name } не може відрядити ще одного жерця: за хід лише одного
refuse-forged-already = { $seat_name } не може викувати ще одну руну: за хід лише одну
refuse-no-rune-on-forge = { $seat_name } не може викувати руну в регіоні { $region }: там руни немає; оберіть кузню з руною
refuse-forge-too-far = { $seat_name } не може викувати руну в регіоні { $region }: герой не там; досяжна лише кузня в регіоні героя
refuse-no-rune-left = { $seat_name } не може отримати руну { $rune_name }: у ресурсах таких не лишилося; оберіть іншу
refuse-wrong-rune = { $seat_name } не може за це сплатити: потрібна руна { $rune_name }
refuse-too-few-runes = { $seat_name } не може за це сплатити: потрібно рун різних типів: { $needed }, а є { $types }
refuse-rune-action-done = { $seat_name } не може виконати цю рунічну дію: за хід лише одна, якщо карта не дозволяє другої
refuse-already-allied = { $seat_name } не може укласти союз із царством { $realm_name }: цей союз уже є; оберіть інше царство
refuse-realm-too-far = { $seat_name } не може укласти союз із царством { $realm_name }: воно не суміжне з регіоном { $region }, де герой; оберіть царство поруч із героєм
refuse-not-in-hand = { $seat_name } не може зіграти карту «{ $card_name }»: її немає в руці; оберіть карту з руки
refuse-activated-already = { $seat_name } не може активувати армію з параметром { $value } у регіоні { $origin }: вона вже діяла; оберіть іншу
refuse-army-too-far = { $seat_name } не може перемістити армію з регіону { $origin } в регіон { $region }: вони не суміжні; оберіть суміжний або досяжний дракаром
refuse-region-of-boss = { $seat_name } не може перемістити армію в регіон { $region }: там Локі; оберіть інший регіон
refuse-no-own-settlement = { $seat_name } не може посилити армію в регіоні { $region }: потрібен свій регіон із поселенням
refuse-manoeuvre-done = { $seat_name } не може активувати ще одну армію: на маневрах лише одну; для більшого є «Мобілізація»
refuse-armies-on-board = { $seat_name } не може зараз наймати: армії є на полі; активуйте одну з них
refuse-mobilise-one-at-least = { $seat_name } не може ще зупинитися: треба активувати щонайменше одну армію
refuse-marked-already = { $seat_name } не може обрати «{ $action_name }»: там свій маркер; оберіть дію без нього або будуйте монумент
refuse-action-impossible = { $seat_name } не може обрати «{ $action_name }»: її зараз не виконати; оберіть іншу дію
refuse-no-marker = { $seat_name } не може будувати монумент: спершу потрібен свій маркер на колесі дій
refuse-monument-complete = монумент { god-of } завершено: оберіть нижчий за рівень 3
refuse-region-not-own = { $seat_name } не може будувати храм у регіоні { $region }: це не свій регіон; оберіть регіон зі своїм маркером
refuse-no-shrine = { $seat_name } не може будувати храм у регіоні { $region }: там немає святині; оберіть регіон зі святинею
refuse-temple-there = { $seat_name } не може будувати храм у регіоні { $region }: там уже є храм; оберіть інший регіон
refuse-region-is-own = { $seat_name } не може узурпувати регіон { $region }: це свій регіон; перемістіть героя в інший
refuse-another-hero = { $seat_name } не може узурпувати регіон { $region }: там інший герой; ваш герой має бути там єдиним
refuse-usurp-barred = { $seat_name } не може узурпувати регіон { $region }: його храм береже «Мир тингу»; оберіть інший регіон
refuse-too-weak-to-usurp = { $seat_name } не може узурпувати регіон { $region }: потрібна міць { $needed }, у героя { $strength }
refuse-prey-not-here = { $seat_name } не може дістати { prey-object }: він не в регіоні героя; спершу прийдіть туди
refuse-too-few-slain = { $seat_name } не може полювати на { prey-object }: потрібно вбитих монстрів: { $needed }, поки що вбито: { $slain }
refuse-not-on-board = { $monster_name } не на полі: оберіть монстра, що є на полі
refuse-monster-controlled = { $seat_name } не може обрати { monster-object }: його контролює { $owner_name }; оберіть нейтрального монстра
refuse-monster-not-here = { $seat_name } не може взяти під контроль { monster-object }: герой його не дістане; оберіть досяжного монстра
refuse-die-says-move = { $monster_name } лише рухається, так каже куб: оберіть регіон
refuse-monster-too-far = { $monster_name } не дістанеться регіону { $region }: оберіть суміжний регіон
refuse-must-stomp = { $monster_name } нейтральний і чавить завжди: оберіть армію
refuse-defend-in-order = { $seat_name } не може зараз додати карту «{ $card_name }»: карти для захисту додають у порядку руки
refuse-no-open-space = { $seat_name } не може закрити комірку ({ $kind_name }): такої вільної немає; оберіть вільну
refuse-two-weapons = { $seat_name } не може так закрити комірку ({ $kind_name }): потрібно стільки карт, скільки на ній зброї
refuse-weapon-differs = { $seat_name } не може закрити комірку ({ $kind_name }) картою «{ $card_name }»: зброя не та; оберіть комірку з її зброєю
refuse-too-many-symbols = { $seat_name } не може зіграти карту «{ $card_name }»: символів втрат було б { $symbols }, а сума армій там { $total }

# Налаштування.
option-help-track = сторона треку храму
option-help-track-a = два вибори благословень, для першої гри
option-help-track-b = три вибори благословень
option-help-start_priests = жерців у кожному запасі на початку
option-help-start_priests-0 = жодного: усі четверо чекають у ресурсах
option-help-start_priests-1 = один
option-help-start_priests-2 = двоє
option-help-start_priests-3 = троє
option-help-start_priests-4 = усі четверо, як дослівно сказано в правилах
option-help-forges = руни кузень: random (випадково) або за номером регіону, наприклад 'uruz algiz ...'
option-help-retreat = куди можуть відступати армії
option-help-retreat-any = у будь-який сусідній свій регіон, навіть туди, де ще буде битва
option-help-retreat-quiet = не в регіон, де ще буде битва
option-help-nothing_higher = коли всі монументи завершено, монумент можна «будувати» й далі: нічого не росте, решта виконується
refuse-alike-card = { $seat_name } не може взяти саме цю карту «{ $card_name }»: { $other } така сама і стоїть за обидві
refuse-no-card-left = { $seat_name } не може взяти карту: карт битви не лишилося
refuse-activated-just-now = { $seat_name } не може активувати монстра { $monster_name } знову: другим має бути інший монстр
refuse-monument-can-rise = { $seat_name } не може лишити монументи як є: якийсь ще може вирости
refuse-all-monuments-complete = { $seat_name } не може будувати монумент: усі вже завершено
event-regenerate = { $prey_name } відновлюється: усі маркери знято

# Як закінчуються ігри.
ending-LOR-1-2 = Великий Ярл
ending-LOR-1-3 = Великий Готі
ending-LOR-1-4 = Мисливець
ending-LOR-1-5-6 = Раґнарок

# Що кажуть малюнки.
draw-title = Володарі Раґнароку: острів і гравці
draw-region = регіон { $number }
draw-population = сила населення { $value }
draw-controlled = контроль: { $name }
draw-settlement = поселення
draw-shrine = святиня
draw-temple = святиня з храмом
draw-forge = кузня з руною: { $rune }
draw-forge-empty = порожня кузня ({ $rune })
draw-monument = монумент, { $god } ({ $attribute }), рівень { $level }, жерці: { $taken } з { $spaces }
draw-at-yggdrasil = поруч з Іггдрасілем
draw-beside = поруч: { $names }
draw-armies = армії { $values }, разом { $total }
draw-army = армія з параметром { $value } × { $count }
draw-hero = герой
draw-hero-of = герой ({ $name }): { $hero }
draw-drakkar = дракар
draw-drakkars = дракари: { $names }
draw-coast = прилеглі регіони: { $regions }
draw-ring = контроль: { $name }
draw-markers = маркери: { $names }
draw-covered = 1 руну отримує { $name }: цей маркер лежить зверху
draw-bonus-for = бонус отримують: { $names }
draw-bonus-none = союзників немає
draw-would-give = { $name } зараз: { $gains }
draw-allies = у союзі: { $names }
draw-no-allies = союзників ще немає
draw-build-monument = потрібен власний маркер на колесі; маркери й жерців забирають
draw-phases = кроки ходу: { $names }
draw-phase-now = хід: { $name }, крок: { $phase }
draw-phase-prayer = молитва
draw-phase-hero = герой
draw-phase-rune = рунічна дія
draw-phase-manoeuvres = маневри
draw-phase-special = особлива дія
draw-face-down = виконано, долілиць
draw-nearest = найближче: { $names }, { $best } з { $need }
draw-track = храмів на треку: { $left } з { $spaces }; вибір благословення: { $selections }
draw-ragnarok = Раґнарок: { $down } з { $need } передумов
draw-last-turns = Раґнарок! Залишилося ходів: { $count }
draw-race = землі { $lands } з 3, храми { $temples } з { $need }, убиті монстри { $slain } з { $slainneed }, регіони біля Іггдрасіля: { $ring }
draw-slain-by = убито: { $name }
draw-in-region = у регіоні { $region }
draw-off-board = ще не на полі
draw-open-spaces = вільні комірки ран: { $spaces }
draw-covered-space = зайнято
draw-wounds-by = рани завдали: { $names }
draw-artefact-there = артефакт: { $artefact }
draw-exhausted = використано
draw-injured = { $value } (поранено, жетон на { $token })
draw-priests = жерці в запасі: { $count }, у ресурсах: { $supply }
draw-armies-reserve = армії в запасі: { $count }
draw-hand-count = карти битви: { $count }, ліміт { $limit }
draw-slain = убиті: { $names }, жетони мисливця: { $tokens }
draw-allied-with = союзи: { $names }
draw-controls = контролює: { $names }
draw-first = перший хід у грі
draw-first-to-choose = перший вибір героя
draw-battle = Битва в регіоні { $region }
draw-attacker = нападник
draw-defender = оборонець
draw-passed = пас
draw-army-value = параметр армій { $value }
draw-battle-value = параметр битви { $low }, щонайбільше { $high }
draw-symbols = символи втрат: { $count }
draw-won = перемога
draw-hunt = Полювання: { $prey }
draw-no-attack = атаки ще немає
draw-attacks-left = колода атак { $deck }, на руці { $claws }
draw-attack = лють { $fury }, слабкість { $weak }, бере { $draws }
draw-defence = захист { $value }, з мудрістю { $reach }
draw-hand = Карти битви
draw-claws = Карти атаки монстра
draw-blessings = Благословення
draw-artefacts = Артефакти
draw-hero-tile = Герой і походження
draw-choose-tile = Оберіть героя і походження
draw-selection = Вибір благословення
draw-chances-how = Те, чого ви не бачите, роздається багато разів так, як ви можете це знати, і битва грається за правилами: обидві сторони грають усе, що можуть. У дев’яти випадках із десяти правда лежить у цих межах.
draw-hunt-chances-how = Те, чого ви не бачите, роздається багато разів так, як ви можете це знати, і полювання грається за правилами: монстр атакує будь-якою зі своїх карт, мисливець захищається і б’є розважливо. У дев’яти випадках із десяти правда лежить у цих межах.
draw-wound-spaces = Комірки ран
draw-in-hunt = полювання
draw-in-battle = битва
draw-value = параметр { $value }
draw-god-blessing = благословення, { $god }
draw-artefact = артефакт
draw-offered = Зараз
draw-supply-title = Ресурси
draw-monsters = Монстри
draw-race-title = Хто наскільки близько до перемоги
draw-supply = ресурси: { $runes }; колода битви { $deck }, скид { $discard }; благословення { $blessings }; події { $events }
draw-limit = ліміт { $limit }
draw-seas = Моря

# Of the web page: there are no points here, the standing is told in regions.
web-scores = Регіони
ui-points = регіони
web-points = { ui-points }
web-result = Як далеко зайшов кожен
web-course = Регіони впродовж гри
web-part-count = { $count }

# What a bot weighs, for hints.
term-jarl = землі на шляху Ярла
term-jarl-near = мало регіонів бракує до трьох земель
term-jarl-next = землі, які армії здобудуть далі
term-gothi = храми на шляху Готі
term-gothi-near = мало храмів бракує до перемоги
term-gothi-next = храми, до яких дістане армія
term-shrines = святині, де можна звести храм
term-slayer = шлях Мисливця: монстри й рани
term-trophies = убиті монстри
term-boss = готовність до Локі
term-boss-here = герой стоїть перед Локі
term-best-road = найкращий шлях до перемоги
term-ring = регіони біля Іггдрасіля
term-ring-lead = перевага біля Іггдрасіля, коли близько Раґнарок
term-ragnarok = Раґнарок був би виграний зараз
term-regions = регіони
term-marked-regions = поселення, святині й кузні
term-monuments = регіони з монументами
term-danger = регіони під загрозою
term-temples-in-danger = храми під загрозою
term-armies = армії на полі
term-army-values = сила армій
term-ready-armies = армії, що далі візьмуть регіон
term-nearly-ready = армії, яким бракує 1, щоб узяти регіон
term-footholds = армії в нейтральних регіонах
term-authority = вплив
term-strength = міць
term-wisdom = мудрість
term-injuries = поранення
term-runes = руни
term-rune-kinds = різні руни
term-cards = карти битви
term-priests = жерці
term-alliances = союзи з царствами
term-blessings = благословення
term-artefacts = артефакти
term-tamed = монстри під контролем
term-spent-actions = маркери на колесі дій
term-prey-here = здобич там, де герой
term-hero-here = руни й союзи там, де герой
term-usurp-here = регіон, який герой може узурпувати
term-hero-away = шлях героя до здобичі
term-battle = битва, за шансом її виграти
term-hunt = полювання, за картами для нього
term-turn-order = наступний хід скоро
# Що є в коробці, щоб читати.
kind-combat-cards = Карти битви
kind-attack-cards = Карти атаки
kind-blessing-cards = Благословення
kind-artefact-cards = Артефакти
kind-hero-cards = Герої
kind-origin-cards = Походження
kind-events = Події
kind-monsters = Монстри й Локі
kind-gods = Боги й монументи
kind-realms = Царства
kind-actions = Особливі дії
kind-attributes = Атрибути
draw-about-authority = Параметр армії, коли її наймають.
draw-about-strength = Стільки карт битви ви берете на початку полювання; і її має вистачити, щоб узурпувати регіон.
draw-about-wisdom = Межа для рун і для карт битви; на полюванні знаходить слабкість.
kind-conditions = Передумови Раґнароку
kind-tracks = Треки храму
kind-tokens = Руни, жетони й куб
kind-boards = Острів
draw-copies = примірників у коробці: { $count }
draw-no-text = Важить лише її параметр.
draw-blocked = щит її блокує
draw-not-blocked = щити її не блокують
draw-artefact-of =
    { $is ->
        [god] артефакт бога: { $owner }
       *[monster] його стереже { $owner }
    }
draw-event =
    Розмістіть монстра руни { $place_name } в регіоні { $region }. Активуйте монстрів руни { $first_name }, потім руни { $second_name }{ $boss ->
        [0] .
       *[other] , потім Локі.
    }
draw-rune = руна: { $rune_name }
draw-territory-attack = Регіональна атака: { $text }
draw-special-attack = Спеціальна атака: { $text }
draw-priest-spaces = місць для жерців: { $count }
draw-realm-action = його особлива дія: { $action_name }
draw-for-players = для { $players } гравців
draw-temple-track = Трек храму
draw-track-side = сторона { $side }
draw-track-text = Місць для храмів: { $spaces }. Вибір благословення настає, коли збудовано такі: { $selections }.
draw-rune-text = Нею платять за рунічні дії; тієї, що на планшеті, — за контроль, активацію чи союз.
draw-forges = жетонів кузень: { $count }
draw-piece-army = Армія
draw-piece-priest = Жрець
draw-piece-ring = Підставка
draw-piece-temple = Храм
draw-piece-slayer-token = Жетон мисливця
draw-text-army = У кожного гравця їх 6, параметр від 1 до 6. Якщо він менший за 1, армія йде в запас.
draw-text-priest = У кожного гравця їх 4. Жрець біля монумента підвищує атрибут і дає бонус бога.
draw-text-ring = У кожного гравця їх 2: монстра з підставкою контролює її власник.
draw-text-temple = Їх 7. Будують на власній святині, у порядку треку.
draw-text-slayer-token = Їх 6. Отримує той, хто має 4 маркери на монстрі, якого вбиває інший; рахується як убитий монстр.
draw-die-text = Каже, що робить активований монстр. Грані: { $faces }.
draw-island =
    { $size ->
        [small] Острів, сторона для 2 гравців
       *[large] Острів, сторона для 3–4 гравців
    }
draw-forge-here = кузня
draw-not-played = За цим столом не використовується.
draw-in-supply = у ресурсах: { $count }
draw-action-monsters = Активуйте 1 чи 2 своїх або нейтральних монстрів; або полюйте на монстра чи Локі в регіоні свого героя.
draw-action-usurp = Візьміть під контроль регіон свого героя, якщо вистачає міці; армії звідти відступають. Потім можна найняти там армію.
draw-action-prepare = Двічі, можна те саме: зціліть 1 поранення, візьміть 1 карту битви, 1 руну або +1 до армії в поселенні.
draw-action-mobilise = Активуйте скільки завгодно своїх армій, одну за одною.
draw-action-reinforce = Найміть 1 армію, її параметр дорівнює вашому впливу.
draw-action-build-temple = Збудуйте храм на своїй святині й отримайте 1 жерця; може настати вибір благословення.
draw-action-build-monument = Потрібен ваш маркер на колесі. Монумент росте, маркери й жерці повертаються, ви отримуєте від храмів і кузень, потім подія.

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Обрати
short-keep = { $card_name }
verb-start-in = Почати
short-start-in = регіон { $region }
verb-send-priest = Відрядити жерця
short-send-priest = { $god_name }
verb-forge = Узяти руну з кузні
short-forge = регіон { $region }
verb-move-hero = Перемістити героя
short-move-hero = регіон { $region }
verb-place-hero = Розмістити героя
short-place-hero = регіон { $region }
verb-move-drakkar = Відплисти
short-move-drakkar = { $sea_name }
verb-place-drakkar = Розмістити дракар
short-place-drakkar = { $sea_name }
verb-heal-attribute = Зцілити
short-heal-attribute = { $attribute_name }
verb-injure-attribute = Поранити
short-injure-attribute = { $attribute_name }
verb-raise-attribute = Підвищити
short-raise-attribute = { $attribute_name }
verb-weaken-attribute = Знизити
short-weaken-attribute = { $attribute_name }
verb-use = Використати
short-use = { $card_name }
verb-ally = Укласти союз із царством
short-ally = { $realm_name }
verb-take-bonus = Узяти бонус
short-take-bonus = { $realm_name }
verb-place-army = Розмістити
with-place-army = армію з параметром { $value } ({ $owner_name }) з регіону { $origin }
short-place-army = регіон { $region }
verb-move-army = Перемістити
with-move-army = армію з параметром { $value } з регіону { $origin }
short-move-army = регіон { $region }
verb-strengthen = Посилити армію
short-strengthen = параметр { $value }, регіон { $region }
verb-grow-army = { verb-strengthen }
short-grow-army = параметр { $value }, регіон { $region }
verb-lower = Послабити армію
verb-suffer = Зазнати втрати
short-lower = { $owner_name }: параметр { $value }, регіон { $region }
verb-recruit-in = Найняти
short-recruit-in = регіон { $region }
verb-retreat-to = Відступити
short-retreat-to = регіон { $region }
verb-gain-rune = Отримати руну
short-gain-rune = { $rune_name }
verb-discard-rune = Скинути руну
short-discard-rune = { $rune_name }
verb-pay-runes = Сплатити
short-pay-runes = { $runes_name }
verb-swap-rune = Обміняти
with-swap-rune = { $given_name }
short-swap-rune = на { $rune_name }
verb-discard-card = Скинути карту
short-discard-card = { $card_name }
verb-draw = Узяти карти
verb-activate = Активувати
short-activate = { $prey_name }
verb-tame = Узяти під контроль
short-tame = { $monster_name }
verb-release = Відпустити
short-release = { $monster_name }
verb-move-monster = { verb-move-army }
with-move-monster = { monster-object }
short-move-monster = регіон { $region }
verb-attack-with = Регіональна атака
short-attack-with = { $monster_name }
verb-place-boss = Розмістити Локі
short-place-boss = регіон { $region }
verb-act = Особлива дія
short-act = { $action_name }
verb-build-monument = Будівництво монумента
short-build-monument = { $god_name }
verb-build-nothing = { verb-build-monument }
verb-build-temple-in = Збудувати храм
short-build-temple-in = регіон { $region }
verb-take-blessing = Узяти благословення
short-take-blessing = { $card_name }
verb-hunt = Полювати
short-hunt = { $prey_name }
verb-play-attack = Атакувати картою
short-play-attack = { $card_name }
verb-defend-with = Захищатися картою
short-defend-with = { $card_name }
verb-strike = Поранити
with-strike = картою «{ $card_name }»
short-strike = { $kind_name }
verb-strike-twice = { verb-strike }
with-strike-twice = картами «{ $first_name }» і «{ $second_name }»
short-strike-twice = { $kind_name }
verb-uncover = Забрати маркер
short-uncover = { $kind_name }
verb-pay-with-cards = Скинути карти
verb-cover = { verb-strike }
with-cover = { prey-object }
short-cover = { $kind_name }
verb-injure-hero = Поранити героя
short-injure-hero = { $victim_name }
verb-fight-in = Битва
short-fight-in = регіон { $region }
verb-play-card = Зіграти
short-play-card = { $card_name }
short-pass = Пас
short-defend-no-more = Досить захисту
cost-rune = { $rune_name }
cost-runes =
    { $count ->
        [one] { $count } руна
        [few] { $count } різні руни
       *[many] { $count } різних рун
    }
cost-priest = 1 жрець
cost-losses =
    { $count ->
        [one] { $count } втрата
        [few] { $count } втрати
       *[many] { $count } втрат
    }
cost-covered = { $rival_name } отримує руну
gain-rune = + { $rune_name }
gain-runes =
    { $count ->
        [one] +{ $count } руна
        [few] +{ $count } руни
       *[many] +{ $count } рун
    }
gain-cards =
    { $count ->
        [one] +{ $count } карта битви
        [few] +{ $count } карти битви
       *[many] +{ $count } карт битви
    }
gain-priests =
    { $count ->
        [one] +{ $count } жрець
        [few] +{ $count } жерці
       *[many] +{ $count } жерців
    }
gain-attribute = { $attribute_name } { $was } → { $new }
gain-value = { $was } → { $new }
gain-army = армія з параметром { $value }
gain-strength = +{ $count }
gain-battle = битва: { $rival_name }, { $own } проти { $other }
gain-control = контроль над регіоном
gain-monument = рівень { $was } → { $new }
gain-blessings = потім усі обирають благословення
gain-armies-by-level = армії разом +{ $level }
gain-cards-by-level = карти битви +{ $level }
gain-runes-by-level = руни +{ $level }
gain-losses-by-level = втрати кожного суперника: { $level }
gain-more = бонус рівня { $level }
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
        [one] активувати 1 монстра
        [few] активувати до { $count } монстрів
       *[many] активувати до { $count } монстрів
    }
gain-hunt = полювання: { $prey_name }, або активувати монстрів: { $count }
gain-usurp = регіон { $region }, міць { $own } проти { $other }; там армія з параметром { $value }
gain-prepare = двічі: зцілити, узяти карту, отримати руну, +1 армії в поселенні
gain-mobilise =
    { $count ->
        [one] перемістити чи посилити 1 армію
        [few] перемістити чи посилити до { $count } армій
       *[many] перемістити чи посилити до { $count } армій
    }
gain-reinforce =
    { $count ->
        [1] армія з параметром { $value } в регіоні
       *[other] армія з параметром { $value } в одному з { $count } регіонів
    }
gain-temple = храм у регіоні { $regions }, +1 жрець
gain-temples = храм в одному з регіонів { $regions }, +1 жрець

# Як про це розповідають.
story-start = Приготування
story-battle = Битва
story-hunt = Полювання
story-ragnarok = Раґнарок
story-LOR-8-1 = Молитва
story-LOR-8-2 = Герой
story-LOR-8-3 = Руни
story-LOR-8-4 = Маневри
story-LOR-8-5 = Особлива дія
story-round = Раунд { $round }

# Біля справжнього поля: хто що тримає, і про що питають того, хто розповідає.
keep-set-up = усе, що тягнуть на початку: жетони кузень, планшети, герої, походження
keep-events = колода подій
keep-monster-die = куб монстра
keep-attacks = карти атаки монстрів
keep-blessings = благословення
keep-combat = карти битви гравців
prompt-board-laid = Розкажіть про поле, як воно лежить перед вами, і починайте.
option-begin = почати: про поле розказано
do-forge-token = Покладіть жетон кузні з руною { $rune_name } на кузню в регіоні { $region }
do-upper-board = Покладіть планшет «{ $monster_name }» зверху на планшет другого монстра з тією ж руною
prompt-chance-forge-token =
    { $region ->
        [none] Візьміть ще один жетон кузні: яка на ньому руна?
       *[other] Покладіть жетон кузні в регіон { $region }: яка на ньому руна?
    }
prompt-chance-upper-board = Із двох монстрів руни { $rune_name }: чий планшет лежить зверху?
prompt-chance-first-to-choose = Хто обирає героя першим?
prompt-chance-event-deck = Візьміть карту події: яка вона?
prompt-chance-monster-die = Киньте куб монстра, монстр — { $monster_name }: що випало?
prompt-chance-attack-deck = Візьміть карту атаки для монстра: яка вона?
prompt-chance-claws = Витягніть навмання одну з карт атаки монстра: яка вона?
prompt-chance-blessing-deck = Візьміть благословення: яке воно?
prompt-chance-combat-deck = Візьміть карту битви: яка вона?
gain-event = { draw-event }
gain-places-boss = Локі в регіоні { $region }
gain-places-monster = монстр руни { $place_name } в регіоні { $region }

# Що розповідають про справжнє поле: місця, групи, окремі речі; і про що можна попросити.
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
       *[other] регіон { $thing }
    }
place-piece =
    { $thing ->
        [monument-odin] монумент Одіна
        [monument-thor] монумент Тора
        [monument-freya] монумент Фреї
        [monument-hel] монумент Гель
        [monument-heimdall] монумент Геймдалля
        [action-monsters] колесо дій, «{ name-monsters }»
        [action-usurp] колесо дій, «{ name-usurp }»
        [action-prepare] колесо дій, «{ name-prepare }»
        [action-mobilise] колесо дій, «{ name-mobilise }»
        [action-reinforce] колесо дій, «{ name-reinforce }»
        [action-build-temple] колесо дій, «{ name-build-temple }»
       *[other] { $thing_name }
    }
place-seat = { $thing_name }
place-board = планшет монстра, { $thing_name }
place-table = стіл
group-control = контроль
group-armies = армії
group-heroes = герої
group-tiles = герой і походження
group-monsters = монстри
group-wounds = рани монстрів
group-temples = храми
group-forges = кузні
group-drakkars = дракари
group-realms = союзи
group-monuments = монументи
group-wheel = колесо дій
group-attributes = атрибути
group-runes = руни
group-priests = жерці
group-cards = карти
group-conditions = передумови Раґнароку
field-control = контроль
field-armies = армії, { $of_name }
field-heroes = герої
field-monsters = монстри
field-temple = храм
field-forge = руна на кузні
field-token = жетон кузні
field-drakkars = дракари
field-allies = союзники
field-level = рівень
field-sent = жерці, { $of_name }
field-markers = маркери, верхній останній
field-attribute = { $of_name }
field-injured = поранення
field-runes = руни { $of_name }
field-priests = жерці в запасі
field-cards = карти битви, скільки
field-hand = карти битви в руці
field-blessings = благословення
field-artefacts = артефакти
field-exhausted = використані артефакти
field-slayer-tokens = жетони мисливця
field-hero = герой
field-origin = походження
field-ring = під контролем
field-slain = убито гравцем
field-upper = верхній планшет пари
field-wound = комірка рани { $of }
field-conditions = перевернуті передумови
field-pile = { $of_name }
call-event = береться карта події
call-selection = обирають благословення
call-monument = будується монумент
call-hunt = тут відбувається полювання
call-slay-boss = Локі вбито
call-monster-die = кидається куб за нейтрального монстра
fault-too-many-armies = { $seat_name }: армій більше, ніж { $most }
fault-named-twice = { $thing_name }: названо двічі
fault-no-cards-left = { $seat_name }: карт битви { $count }, у колоді більше немає

# Що неможливе на полі, про яке розповіли.
fault-army-value = { $seat_name }: армія не може мати параметр { $value }
fault-armies-of-three = у регіоні { $region } стоять армії трьох гравців
fault-temple-of-nobody = у регіоні { $region } є храм, отже хтось його контролює
fault-too-many-temples = храмів усього { $most }
fault-too-many-runes = рун { $rune_name } усього { $most }
fault-artefact-of-another = { $seat_name } контролює регіон монумента, отже має й артефакт «{ $card_name }»
fault-too-many-sent = біля монумента жерців щонайбільше { $most }: { $god_name }
fault-too-many-priests = { $seat_name }: жерців більше, ніж { $most }, разом із тими, що біля монументів
fault-runes-above-wisdom = { $seat_name }: рун може бути { $most }, стільки, скільки мудрості
fault-cards-above-wisdom = { $seat_name }: карт битви може бути { $most }, стільки, скільки мудрості
fault-too-many-slayer-tokens = жетонів мисливця всього { $most }
fault-too-many-rings = { $seat_name } контролює більше монстрів, ніж { $most }
fault-monster-away = { $monster_name } не на полі, отже під контролем і з ранами бути не може
fault-slain-on-board = { $monster_name }: монстра вбито, отже на полі його немає
fault-no-open-space = { $monster_name }: вільних комірок ран немає, отже монстра вбито
fault-has-won = { $seat_name } вже перемагає: завершіть хід
fault-forges-laid = кожна кузня має жетон, і жодна руна не трапляється більше ніж двічі
fault-hero-and-origin = { $seat_name } має одного героя й одне походження
fault-hero-away = герой ({ $seat_name }) стоїть у якомусь регіоні
fault-cards-before-hero = { $seat_name } не має карт битви, доки не обере героя
fault-pieces-before-hero = { $seat_name } не має нічого на полі, доки не обере героя
fault-boss-away = Локі стоїть у якомусь регіоні
fault-monster-underway = { $monster_name }: на монстра полюють, або він зараз діє; з поля він зійде, коли це скінчиться
fault-army-underway = { $seat_name }: з цією армією зараз щось відбувається; приберіть її, коли це скінчиться

# Що не так із введеним або надісланим.
fault-forges-named = forges: для цього поля назвіть { $count } рун, кожен тип щонайменше раз і щонайбільше двічі, а не «{ $told }»

# Сталі відповіді
standing-not-this-turn = не питати про «{ $card_name }» до кінця ходу

# До чого схиляється бот, поруч з іменем.
leaning-jarl = шлях Ярла
leaning-gothi = шлях Готі
leaning-slayer = шлях Мисливця
leaning-ragnarok = до Раґнароку

### My box

## My box: kinds

kind-combat-card = Карти битви
kind-attacks-attack = Карти атаки
kind-blessings-blessing = Благословення
kind-events-event = Події
kind-heroes-hero = Герої
kind-heroes-origin = Походження
kind-artefacts-artefact = Артефакти
kind-monsters-monster = Планшети монстрів
kind-monsters-boss = Планшет Локі
kind-monsters-sea-monster = Морські монстри
kind-gods-god = Боги й монументи
kind-realms-realm = Царства
kind-conditions-condition = Передумови Раґнароку
kind-tracks-track = Треки храму
kind-box-rune = Руни й жетони кузень
kind-box-face = Куб монстра
kind-box-piece = Фігури гравця
kind-box-deck = Розміри колод
kind-box-weapon = Карти битви за зброєю
kind-board-small-region = Регіони, сторона для 2
kind-board-large-region = Регіони, сторона для 3 і 4
kind-board-small-sea = Моря, сторона для 2
kind-board-large-sea = Моря, сторона для 3 і 4
kind-board-small-realm = Царства на мапі, сторона для 2
kind-board-large-realm = Царства на мапі, сторона для 3 і 4
kind-board-small-tree = Іггдрасіль, сторона для 2
kind-board-large-tree = Іггдрасіль, сторона для 3 і 4

## My box: fields

entry-weapon = Зброя
entry-value = Параметр
entry-casualties = Символи втрат
entry-copies = Примірників у коробці
entry-fury = Лють
entry-weak-point = Слабкість
entry-draws = Карт бере монстр
entry-shield = Щит її блокує
entry-god = Бог
entry-region = Регіон
entry-place = Розміщує монстра руни
entry-activate = Активує монстрів руни
entry-boss = І Локі
entry-first = Першого гравця
entry-rune = Руна
entry-spaces = Комірки
entry-artefact = Артефакт
entry-bars-armies = Армії туди не йдуть
entry-attribute = Атрибут
entry-action = Особлива дія
entry-players = Гравців
entry-players-2 = 2
entry-players-3-4 = 3 і 4
entry-selections = Вибір благословення на
entry-tokens = Жетонів
entry-forges = Жетонів кузень
entry-count = Кількість
entry-population = Сила населення
entry-land = Земля
entry-settlement = Поселення
entry-shrine = Святиня
entry-forge = Кузня
entry-monument = Монумент
entry-adjacent = Межує з
entry-seas = Моря
entry-realms = Царства
entry-yggdrasil = Біля Іггдрасіля
entry-amount = На скільки
entry-armies = Армій
entry-attacks = Атак
entry-cards = Карт
entry-fewer = Менше
entry-in-battle = У битві
entry-injuries = Поранень
entry-level = Рівень
entry-runes = Рун

## My box: faults

fault-attack = лють і слабкість від 0 до 20, карт від 1 до 5
fault-event-regions = кожен регіон від 1 до 21 має одну подію
fault-two-of-rune = монстрів із руною { $rune_name } має бути двоє (LOR-7.5.1)
fault-space-weapons = «{ $space }»: зброї має бути { $weapons } (LOR-9.10)
fault-space-bare = якась комірка має бути без нагороди (LOR-9.14)
fault-god-attributes = кожен атрибут має одного бога (LOR-2.4)
fault-artefact-kept = { $artefact_name }: уже належить іншому
fault-artefact-of-nobody = не належить ні богові, ні монстрові (LOR-11.1)
fault-first-origin = походження першого гравця має бути одне, а зараз { $found } (LOR-7.10.1)
fault-for-players = для гравців: { $players }
fault-condition-empty = має казати, коли її виконано
fault-realm-action = його дія: { $action_name } (LOR-7.1.3)
fault-pieces = фігур гравця стільки, скільки в правилах
fault-rune-tokens = рун 36, щонайменше 3 кожного виду
fault-forge-tokens-each = жетонів кузень по два на кожну руну
fault-die-faces = куб має 6 граней
fault-selections = вибір має бути на комірці треку
fault-region-symbol = регіон має хоча б один символ (LOR-2.3)
fault-land-size = { $land }: земля має 3 або 4 регіони, а не { $found } (LOR-2.2)
fault-forges = кузень має бути { $wanted }, а зараз { $found } (LOR-7.3)
fault-monuments = кожен бог має один монумент (LOR-2.4)
fault-not-reached = до кожного регіону має бути шлях через межі
fault-one-way = { $other } теж має з ним межувати
fault-outline = обрис має від 3 до 40 кутів

## My box: moments

moment-activated = Коли активовано
moment-allied = Союзи
moment-any-weapon = На полюванні
moment-army-destroyed = Коли вашу армію мало б бути знищено
moment-army-lost = Коли знищено вашу армію
moment-attack = Коли атакує
moment-battle = У битві
moment-battle-begins = Коли починається ваша битва
moment-battle-decided = Коли битву вирішено
moment-battle-value = Параметр битви
moment-battle-won = Коли ви виграли битву
moment-before-hunt = Перед вашим полюванням
moment-block = Коли блокує
moment-card-limit = Ліміт руки
moment-card-value = Параметри ваших карт битви
moment-chosen = Коли вибрано
moment-control-taken = Коли ви берете регіон
moment-forge-afar = Кузні
moment-fulfilled = Виконано
moment-gained = Коли отримано
moment-god-bonus = За жерця
moment-grow-anywhere = Посилення армій де завгодно
moment-hero-moved = Коли ваш герой перемістився
moment-hero-phase = На кроці героя
moment-hero-returns = Герой лишається в регіоні
moment-hero-steps = Кроки вашого героя
moment-hunt = На полюванні
moment-hunt-after = Після карти монстра
moment-hunt-begins = На початку полювання
moment-hunt-cards = Карти, взяті на полювання
moment-hunt-ended = Наприкінці полювання
moment-injured = Коли вашого героя поранено
moment-injury = Замість поранення
moment-loss-for-losing = Втрата за програну битву
moment-manoeuvres-phase = На своїх маневрах
moment-mobilise-twice = Мобілізація: одна армія двічі
moment-monument-built = Коли збудовано монумент
moment-more-rune-actions = Друга рунічна дія
moment-other-bonus = Бонус іншого царства
moment-own-value = Її власний параметр
moment-prayer-phase = На кроці молитви
moment-prepared = Під час підготовки
moment-priest-sent = Коли ви відряджаєте жерця
moment-realm-bonus = Бонус царства
moment-recruit-anywhere = Наймання де завгодно
moment-reinforced = Під час підкріплення
moment-rune-action = Як рунічна дія
moment-rune-actions = Рунічні дії за хід
moment-rune-phase = На кроці рун
moment-special-attack = Спеціальна атака
moment-special-phase = На кроці особливої дії
moment-symbols = Символи втрат
moment-temple-priests = Жерці за храм
moment-territory-attack = Регіональна атака
moment-usurp-barred = Ваші регіони не узурпувати
moment-usurp-strength = Міць для узурпації
moment-values-counted = Коли рахують параметри битви

## My box: effects

effect-add-to-value = +{ $amount } до вашого параметра битви
effect-ally-beside-hero-or-rune = союз із царством поруч із героєм, а як немає, 1 руна
effect-attackers-in-land = +1 за кожну вашу армію, коли нападаєте в землі героя
effect-beast-tamer = будь-яка 1 руна: контролюйте нейтрального монстра в регіоні героя чи поруч
effect-bite-each-army = кожна армія переможеного втрачає ще 1
effect-bring-army = перемістіть у битву свою армію із суміжного регіону
effect-calm-next-attack = наступна карта атаки має меншу лють: { $amount }
effect-card-for-wound = можете скинути 1 карту битви й закрити будь-яку вільну комірку; не в Локі
effect-carry-army-off = розмістіть армію з його регіону в суміжному без чужих армій і Локі
effect-discard-half = скиньте половину карт битви, з округленням угору
effect-discard-to-wisdom = скиньте карти битви до своєї мудрості
effect-draw-by-level = карти битви за рівнем монумента
effect-draw-cards = візьміть карт битви: { $count }
effect-draw-combat-card = візьміть 1 карту битви
effect-draw-for-injury = візьміть 1 карту битви
effect-draw-for-injury-in-hunt = на полюванні візьміть 1 карту битви
effect-draw-for-preparing = візьміть ще карт битви: { $count }
effect-drive-monster = можете перемістити монстра з його регіону в суміжний; розчавлення за бажанням
effect-drive-out = усі армії в його регіоні відступають
effect-fail-hunt = полювання одразу закінчується невдачею
effect-first-card-plus = ваша перша карта в кожній битві додає більше: { $amount }
effect-fly-anywhere = розмістіть героя в будь-якому регіоні або дракар у будь-якому морі
effect-gain-a-rune = отримайте 1 руну на вибір
effect-gain-priest-for-hunt = отримайте 1 жерця
effect-gain-priest-for-victory = отримайте 1 жерця
effect-gain-priests = отримайте жерців: { $count }
effect-gain-rune = отримайте 1 руну на вибір
effect-gain-runes = отримайте рун на вибір: { $count }
effect-gnaw-army = зменште на 2 одну армію в його регіоні або суміжному
effect-guest-of-realms = будь-яка 1 руна: союз із царством поруч із героєм
effect-hand-anew = замішайте руку й візьміть стільки ж карт мінус { $fewer }
effect-heal-for-monument = зціліть 1 поранення
effect-heal-wound = заберіть один свій маркер цього полювання; інакше 1 поранення
effect-ignored-once-a-hunt = раз за полювання не зважайте
effect-injure = поранень: { $count }
effect-injure-heroes = 1 поранення кожному героєві в його регіоні
effect-injuries-or-cards = поранень: { $injuries }; скиньте карт битви { $cards }, щоб дістати лише { $fewer }
effect-injury-for-cards = можете отримати 1 поранення, щоб узяти карт битви: { $count }
effect-lands-controlled = гравець контролює земель: { $count }
effect-lead-monster = перемістіть монстра, не Локі, в суміжний регіон; розчавлення на ваш розсуд
effect-look-at-claws = подивіться руку монстра й виберіть, що він зіграє наступним
effect-lose-cards = скиньте карт битви: { $count }
effect-lose-random-cards = скиньте випадкових карт битви: { $count }
effect-lower-each-army = зменште на 1 кожну армію в його регіоні
effect-lower-enemy-army = зменште на 1 одну ворожу армію в цій битві
effect-may-be-injured = можете отримати 1 поранення
effect-may-be-injured-in-land = у землі героя можете отримати 1 поранення
effect-may-draw-for-hunt = можете взяти карт битви: { $count }
effect-monument-at-level = монумент має рівень { $level }
effect-more-attacks = монстр бере карт атаки: { $count }
effect-more-losses-if-won = якщо виграєте, переможений розподіляє ще 1 втрату
effect-mute-next-card = наступна карта суперника не має ефекту битви
effect-none-for-owner = у вас немає
effect-none-on-first-card = немає на вашій першій карті в кожній битві
effect-opponent-discards = суперник скидає 1 випадкову карту битви
effect-others-suffer-by-level = кожен суперник щось втрачає, стільки разів, скільки рівнів у монумента
effect-place-boss-elsewhere = розмістіть його в будь-якому іншому регіоні
effect-place-hero-or-heal = розмістіть героя в будь-якому регіоні або зціліть 1 поранення
effect-plus-as-attacker = +{ $amount }, якщо ви нападаєте
effect-plus-as-defender = +{ $amount }, якщо ви обороняєтеся
effect-plus-beside-hero = +{ $amount }, якщо ваш герой у регіоні битви
effect-plus-for-each-army = +{ $amount } за кожну вашу армію в цій битві
effect-plus-for-owner = +{ $amount } для вас
effect-plus-if-first = +{ $amount }, якщо це ваша перша карта в цій битві
effect-plus-where-hero-is = +{ $amount } в регіоні вашого героя
effect-raise-attribute = +1 { $attribute_name }
effect-ramparts = +{ $amount } в обороні; +{ $settlement } в регіоні з поселенням
effect-realms-allied = гравець має союзів із царствами: { $count }
effect-realms-beside-hero = царства поруч із вашим героєм вважаються союзними
effect-recruit-one-anywhere = найміть армію з параметром 1 у будь-якому своєму регіоні
effect-recruit-value-one = найміть іще армію з параметром 1 у будь-якому своєму регіоні
effect-rune-at-level-zero = на рівні 0 отримайте 1 руну на вибір
effect-rune-for-army = отримайте 1 руну на вибір
effect-rune-for-settlement = у землі героя, з поселенням і без битви: 1 руна
effect-runes-by-level = руни за рівнем монумента
effect-runes-or-injuries = скиньте рун: { $count }; 1 поранення за кожну нескинуту
effect-runic-muster = різних рун: { $runes }; найміть 1 армію
effect-sail-one-sea = крім вашого вибору, перемістіть дракар на 1 море
effect-sail-or-place-army = перемістіть дракар щонайбільше на 3 моря або розмістіть свою армію в будь-якому своєму регіоні
effect-second-space = можете закрити дві вільні комірки цієї зброї замість однієї
effect-slain-monsters = гравець убив монстрів: { $count }; жетони мисливця рахуються
effect-spare-symbol = не зважайте на 1 свій символ втрат
effect-special-attack = спеціальна атака з планшета монстра
effect-stagger-monster = наприкінці наступного раунду монстр бере на 1 карту менше, але щонайменше 1
effect-stays-with-one = вона лишається з параметром 1
effect-strengthen-a-fighter = у землі героя +1 одній армії, що билася
effect-strengthen-armies = +1 вашим арміям, усього: { $count }
effect-strengthen-army = +1 одній вашій армії
effect-strengthen-by-level = параметри армій за рівнем монумента
effect-swallow-runes = руна з тамтешньої кузні йде в ресурси; хто має там героя чи армію, скидає 1 руну
effect-swap-rune = раз обміняйте 1 руну на руну іншого типу
effect-temples-controlled = гравець контролює регіонів із храмами: { $count }
effect-temples-of-owner = де ваш храм
effect-trophies = +1 за кожного вбитого монстра і жетон мисливця у вас
effect-weaken-highest = знизьте найвищий атрибут на 1, не нижче 2
effect-wolf-pack = +{ $amount }, коли нападаєте { $armies } чи більше арміями
effect-wound-or-injure = 1 рана будь-якому монстрові або 1 поранення чужому героєві
effect-yes = так
effect-yes-for-owner = так, для вас
