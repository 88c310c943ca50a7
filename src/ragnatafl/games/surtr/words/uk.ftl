# Послідовники Суртура, українською: що сказано понад «Володарів Раґнароку» або інакше, ніж там. «Гравці» тут люди.

game-title = Послідовники Суртура
game-about =
    «Володарі Раґнароку» наодинці або з друзями проти Послідовників Суртура, які ходять за правилами й кубами. Вони вторгаються,
    будують і полюють, як і ви, а за ними шириться спустошення. Переможіть першими або втримайте середину острова до Раґнароку.

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
        [SOLO-7-5] чавить монстр
        [SOLO-7-5-1] регіональна атака
        [SOLO-9-7] втрати в битві
        [SOLO-12-6-2] Послідовник проти Послідовника
        [SOLO-15-1] { name-scorched-earth }
       *[other] втрата
    }

# На яку особливу дію дивиться Послідовник і скільки рун отримує; це вставляють інші речення.
action-role =
    { $rule ->
        [SOLO-5-5-1-1] Дія обраної карти, «{ $action_name }»,
        [SOLO-5-5-1-2] Пріоритетна дія, «{ $action_name }»,
        [ANY] Дія «{ $action_name }»
       *[other] Запасна дія, «{ $action_name }»,
    }
runes-gained =
    { $lost ->
        [0]
            { $count ->
                [one] { $seat_name } отримує { $count } руну й має { $runes }
                [few] { $seat_name } отримує { $count } руни й має { $runes }
               *[many] { $seat_name } отримує { $count } рун і має { $runes }
            }
       *[other]
            { $count ->
                [0] { $seat_name } має 6 рун, більше не буває: нових немає
                [one] { $seat_name } отримує { $count } руну й має { $runes }; усе понад 6 втрачено
                [few] { $seat_name } отримує { $count } руни й має { $runes }; усе понад 6 втрачено
               *[many] { $seat_name } отримує { $count } рун і має { $runes }; усе понад 6 втрачено
            }
    }

# Що тягне випадок і де лежать карти.
name-surtr-die = куб Суртура
name-corrupted-hero = споганений герой
name-basic-set = набір базових карт
name-a = набір A
name-b = набір B
name-c = набір C
name-pile = стос випадкової карти
name-action-deck = колода дій
name-row = ряд дій
name-battle-deck = бойова колода
name-jarl-stack = карти Ярла
name-gothi-stack = карти Готі
name-slayer-stack = карти Мисливця

# Рунічні дії Послідовників.
name-control-monster = контроль над монстром
name-ally = союз із царством
name-strengthen-army = посилення армії
name-activate-monster = активація монстра
name-draw-combat = карти битви
name-raise-attribute = підвищення атрибута
name-recruit = наймання армії

# Споганені герої та перевага, з якою починає кожен.
name-sixth = шостий герой

# Карти дій: базові, геройські, вдосконалені; і бонус кожної.
name-basic-a1 = Базова A1
name-basic-a2 = Базова A2
name-basic-a3 = Базова A3
name-basic-a4 = Базова A4
name-basic-a5 = Базова A5
name-basic-a6 = Базова A6
name-basic-b1 = Базова B1
name-basic-b2 = Базова B2
name-basic-b3 = Базова B3
name-basic-b4 = Базова B4
name-basic-b5 = Базова B5
name-basic-b6 = Базова B6
name-basic-c1 = Базова C1
name-basic-c2 = Базова C2
name-basic-c3 = Базова C3
name-basic-c4 = Базова C4
name-basic-c5 = Базова C5
name-basic-c6 = Базова C6
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
name-sixth-1 = Шостий герой 1
name-sixth-2 = Шостий герой 2
name-jarl-1 = Ярл 1
name-jarl-2 = Ярл 2
name-jarl-3 = Ярл 3
name-jarl-4 = Ярл 4
name-jarl-5 = Ярл 5
name-jarl-6 = Ярл 6
name-jarl-7 = Ярл 7
name-jarl-8 = Ярл 8
name-jarl-9 = Ярл 9
name-gothi-1 = Готі 1
name-gothi-2 = Готі 2
name-gothi-3 = Готі 3
name-gothi-4 = Готі 4
name-gothi-5 = Готі 5
name-gothi-6 = Готі 6
name-gothi-7 = Готі 7
name-gothi-8 = Готі 8
name-gothi-9 = Готі 9
name-slayer-1 = Мисливець 1
name-slayer-2 = Мисливець 2
name-slayer-3 = Мисливець 3
name-slayer-4 = Мисливець 4
name-slayer-5 = Мисливець 5
name-slayer-6 = Мисливець 6
name-slayer-7 = Мисливець 7
name-slayer-8 = Мисливець 8
name-slayer-9 = Мисливець 9
text-army-up = +{ $count } його прикордонній армії
text-draw-cards-times =
    { $count ->
        [one] { $count } карта битви
        [few] { $count } карти битви
       *[many] { $count } карт битви
    }
text-take-runes-times =
    { $count ->
        [one] { $count } руна
        [few] { $count } руни
       *[many] { $count } рун
    }
text-take-priests =
    { $count ->
        [one] { $count } жрець
        [few] { $count } жерці
       *[many] { $count } жерців
    }
text-raise-by-rule =
    { $count ->
        [1] +{ $count } до атрибута
        [few] { $count } рази +1 до атрибута
       *[many] { $count } разів +1 до атрибута
    }
text-tuck-blessings =
    { $count ->
        [1] він підкладає випадкове благословення
        [few] він підкладає { $count } випадкові благословення
       *[many] він підкладає { $count } випадкових благословень
    }
text-won-battle-this-turn = Якщо цього ходу він переміг у битві: { $bonus }
text-gained-region-this-turn = Якщо цього ходу він здобув регіон: { $bonus }
text-hero-beside-allied-realm = Якщо регіон його героя межує із союзним царством: { $bonus }
text-hero-on-shrine = Якщо в регіоні його героя є святиня: { $bonus }
text-hero-beside-monster = Якщо в регіоні його героя або поруч є монстр чи Локі: { $bonus }
text-per-settlement = За кожне поселення під його контролем: { $bonus }
text-per-forge = За кожну кузню під його контролем: { $bonus }
text-controls-open-shrine = Якщо він контролює святиню без храму: { $bonus }
text-controls-monument = Якщо він контролює регіон із монументом: { $bonus }
text-more-regions-than-each-human = Якщо він контролює більше регіонів, ніж кожна людина: { $bonus }
text-temples-at-least-each-human = Якщо він контролює храм і жодна людина не має їх більше: { $bonus }
text-strength-at-least = Якщо його міць { $count } або більша: { $bonus }
text-armies-on-board-at-least = Якщо на полі { $count } або більше його армій: { $bonus }
text-regions-at-least = Якщо він контролює { $count } або більше регіонів: { $bonus }
text-settlements-at-least = Якщо він контролює { $count } або більше поселень: { $bonus }
text-shrines-at-least = Якщо він контролює { $count } або більше святинь: { $bonus }
text-temples-at-least = Якщо він контролює { $count } або більше храмів: { $bonus }
text-alliances-at-least = Якщо він у союзі з { $count } або більше царствами: { $bonus }
text-wounds-at-least = Якщо на живих монстрах { $count } або більше його маркерів: { $bonus }
text-hand-at-most = Якщо в нього { $count } або менше карт битви: { $bonus }
text-whole-lands-at-least =
    { $count ->
        [1] Якщо він контролює цілу землю: { $bonus }
       *[other] Якщо він контролює { $count } або більше цілих земель: { $bonus }
    }
text-monsters-controlled-at-least =
    { $count ->
        [1] Якщо він контролює монстра: { $bonus }
       *[other] Якщо він контролює двох монстрів: { $bonus }
    }
text-slain-at-least =
    { $count ->
        [1] Якщо він має вбитого монстра або жетон мисливця: { $bonus }
       *[other] Якщо він має { $count } або більше вбитих монстрів і жетонів мисливця: { $bonus }
    }
text-tucked-at-least =
    { $count ->
        [1] Якщо в нього є підкладена карта: { $bonus }
       *[other] Якщо в нього { $count } або більше підкладених карт: { $bonus }
    }

# Випробування.
name-deep-roots = Глибоке коріння
name-full-quivers = Повні сагайдаки
name-old-oaths = Давні клятви
name-fire-in-the-blood = Вогонь у крові
name-scorched-earth = Випалена земля
name-hosts-of-surtr = Воїнство Суртура
text-deep-roots = Підготовка: розмістіть іще один жетон спустошення за звичайним правилом.
text-full-quivers = Підготовка: Послідовник отримує ще { $gain_runes_count ->
        [one] { $gain_runes_count } руну
        [few] { $gain_runes_count } руни
       *[many] { $gain_runes_count } рун
    } і { $draw_cards_count ->
        [one] { $draw_cards_count } карту битви.
        [few] { $draw_cards_count } карти битви.
       *[many] { $draw_cards_count } карт битви.
    }
text-old-oaths = Підготовка: Послідовник у союзі з першими { $count ->
        [2] двома
        [3] трьома
       *[other] { $count }
    } царствами від Муспельгейму.
text-fire-in-the-blood = Правило: Послідовник виконує до { $count ->
        [3] трьох
       *[other] { $count }
    } рунічних дій за хід.
text-scorched-earth = Правило: армія, яка прибирає спустошення, втрачає { $count }; благословення за це немає.
text-hosts-of-surtr = Правило: армії, які наймає Послідовник, мають на { $count } більший параметр, але не понад 6.

# Шкала складності та її важелі.
name-first-game = Перша гра
name-easy = Легко
name-middle = Середньо
name-hard = Важко
name-ragnarok = Раґнарок
text-no-levers = без важелів: карти й правила як є
lever-follower-runes = його рунічні дії за хід: { $change }
lever-recruit-bonus = параметр армій, які він наймає: { $change }
lever-invasion-value = параметр його армій, коли він шукає, куди вторгнутися: { $change }
lever-battle-bonus = його параметр битви: { $change }
lever-support-armies =
    { $count ->
        [-1] жодна сусідня армія не приходить йому на допомогу
        [0] жодна сусідня армія не приходить йому на допомогу
       *[other] найсильніша сусідня армія приходить йому на допомогу
    }
lever-marching-armies = армії, які рухає його «Мобілізація»: { $change }
lever-resting-rounds = один раунд із { $count } він відпочиває й не маневрує
lever-quiet-rounds = раунди на початку без нового спустошення: { $count }
lever-removal-value = параметр армії, що прибирає спустошення: { $change }
lever-removal-cost = скільки параметра армії коштує прибрати спустошення: { $change }
lever-its-send-priests-away = його жерці на початку: −{ $count }
lever-its-strengthen-frontier = його армії на початку: { $change }
lever-its-gain-runes = його руни на початку: { $change }
lever-its-draw-cards = його карти битви на початку: { $change }
lever-its-raise-attributes = його атрибути на початку: { $change }
lever-its-tuck-cards = карти під його планшетом на початку: { $change }
lever-its-place-desolation = жетони спустошення на початку: { $change }
lever-its-ally-first-realms = царства, з якими він у союзі на початку: { $count }
lever-its-control-nearest-monster = на початку він контролює найближчого монстра
lever-its-gain-priests = його жерці на початку: { $change }
lever-your-strengthen-armies = ваші армії на початку: { $change }
lever-your-draw-cards = ваші карти битви на початку: { $change }
lever-your-gain-runes = ваші руни на початку: { $change }
lever-your-gain-priests = ваші жерці на початку: { $change }

# Про що питають.
prompt-arbiter-invasion = Ви Арбітр: у який регіон вторгається { $follower_name }?
prompt-arbiter-usurp = Ви Арбітр: який регіон узурпує { $follower_name }?
prompt-arbiter-monster = Ви Арбітр: якого монстра активує { $follower_name }?
prompt-arbiter-stomp = Ви Арбітр: у який регіон { $follower_name } веде монстра чавити?
prompt-arbiter-gnaw = Ви Арбітр: яка армія втрачає 2 через монстра, якого веде { $follower_name }?
prompt-follower-suffers =
    { $count ->
        [one] { $follower_name } зазнає втрати: якої?
       *[other] { $follower_name } зазнає втрати: якої? Лишилося обрати: { $count }
    }
prompt-take-a-blessing = Жетон повертається на одне з двох лівих місць: узяти випадкове благословення?
prompt-cleanse = Приберіть спустошення армією або закінчіть на цьому

# Що можна обрати.
option-let-it-be = регіон { $region }
option-let-it-act =
    { $monster ->
        [ANY] дати діяти: { $monster_name }
       *[other] { $monster_name }
    }
option-cleanse = прибрати спустошення в регіоні { $region } армією з параметром { $value }
option-take-ablessing = узяти випадкове благословення

# Підготовка до гри.
event-follower = { $seat_name } — Послідовник Суртура, споганений герой: { $hero_name }
event-keep-hero =
    { $rule ->
        [SOLO-2-6-1] Плитка героя лежить споганеною стороною догори: { $card_name }
       *[other] { $seat_name } обирає героя: { $card_name }
    }
event-take-origin =
    { $rule ->
        [SOLO-2-2] { $seat_name } отримує походження, яке означає перший хід: { $card_name }
       *[other] { $seat_name } може обрати походження: { $card_name }
    }
event-action-deck = { $seat_name } грає такими картами дій: { $cards_name }
event-advanced-cards =
    { $count ->
        [one] { $seat_name }: у колоду дій наосліп замішано { $count } вдосконалену карту
        [few] { $seat_name }: у колоду дій наосліп замішано { $count } вдосконалені карти
       *[many] { $seat_name }: у колоду дій наосліп замішано { $count } вдосконалених карт
    }
event-challenge = Випробування: «{ $challenge_name }»
event-arbiter = { $seat_name } має жетон Арбітра

# Хід Послідовника крок за кроком.
event-turn =
    { $rule ->
        [SOLO-5] Раунд { $round }, ходить Послідовник { $seat_name }
       *[other] Раунд { $round }, ходить { $seat_name }
    }
event-selects-card = Куб Суртура показує { $place }, рахуючи зліва: обрана карта «{ $card_name }» ({ $seat_name })
event-priority-attribute = { $seat_name } береться за свій пріоритетний атрибут, { $attribute_name }: він випереджає інші не більш ніж на 1 ({ $lead })
event-raise-attribute =
    { $rule ->
        [SOLO-8-1-4] { $seat_name } не має регіону для нової армії й натомість підвищує { $attribute_name } до { $value }
       *[other] { $seat_name } підвищує { $attribute_name } до { $value }
    }
event-takes-from-forge = { $seat_name } бере руну з кузні в регіоні { $region }
event-gains-power =
    { $rule ->
        [SOLO-3-3-5] За союзне царство: { runes-gained }
        [SOLO-5-3-2] Жодна рунічна дія не була можлива: { runes-gained }
       *[other] { runes-gained }
    }
event-pays-power =
    { $count ->
        [one] { $seat_name } сплачує { $count } руну, лишається { $runes }
        [few] { $seat_name } сплачує { $count } руни, лишається { $runes }
       *[many] { $seat_name } сплачує { $count } рун, лишається { $runes }
    }
event-loses-power =
    { $count ->
        [one] { $seat_name } втрачає { $count } руну, лишається { $runes }
        [few] { $seat_name } втрачає { $count } руни, лишається { $runes }
       *[many] { $seat_name } втрачає { $count } рун, лишається { $runes }
    }
event-cards-lost =
    { $count ->
        [one] { $seat_name } має 8 карт битви, більше не буває: { $count } карту втрачено
        [few] { $seat_name } має 8 карт битви, більше не буває: { $count } карти втрачено
       *[many] { $seat_name } має 8 карт битви, більше не буває: { $count } карт втрачено
    }
event-tuck =
    { $rule ->
        [SOLO-8-4-2] { $seat_name } наосліп бере благословення й підкладає його під свій планшет: «{ $card_name }»
       *[other] { $seat_name } підкладає під свій планшет «{ $card_name }»
    }
event-place-hero =
    { $rule ->
        [SOLO-5-2-1] { $seat_name } розміщує героя в регіоні { $region }, як каже обрана карта
       *[other] { $seat_name } розміщує героя в регіоні { $region }
    }
event-rune-action = { $seat_name } виконує рунічну дію: { $action_name }
event-skips-rune-action =
    { $why ->
        [too-dear] { $seat_name } пропускає рунічну дію ({ $action_name }): замало рун
        [ANY] { $seat_name } пропускає рунічну дію ({ $action_name })
       *[impossible] { $seat_name } пропускає рунічну дію ({ $action_name }): її неможливо виконати
    }
event-could-invade =
    { $owner ->
        [nobody]
            { $symbol ->
                [temple] { $seat_name } може вторгнутися: нейтральний регіон { $region } із храмом; складність { $difficulty }, відстань до регіонів людей { $distance }
                [shrine] { $seat_name } може вторгнутися: нейтральний регіон { $region } зі святинею; складність { $difficulty }, відстань до регіонів людей { $distance }
               *[none] { $seat_name } може вторгнутися: нейтральний регіон { $region }; складність { $difficulty }, відстань до регіонів людей { $distance }
            }
       *[other]
            { $symbol ->
                [temple] { $seat_name } може вторгнутися: регіон { $region } із храмом (контролює { $owner_name }); складність { $difficulty }, відстань до регіонів людей { $distance }
                [shrine] { $seat_name } може вторгнутися: регіон { $region } зі святинею (контролює { $owner_name }); складність { $difficulty }, відстань до регіонів людей { $distance }
               *[none] { $seat_name } може вторгнутися: регіон { $region } (контролює { $owner_name }); складність { $difficulty }, відстань до регіонів людей { $distance }
            }
    }
event-prefers =
    { $by ->
        [wins] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо це негайна перемога
        [symbol]
            { $own ->
                [0] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там храм
               *[other] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там святиня
            }
        [difficulty] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }: складність { $own } проти { $theirs }
        [distance]
            { $rule ->
                [SOLO-4-8] { $seat_name }: радше армія в регіоні { $chosen_name }, ніж у { $others_name }: відстань до регіонів людей { $own } проти { $theirs }
               *[other] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }: відстань до регіонів людей { $own } проти { $theirs }
            }
        [land] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }: своїх регіонів у тій землі { $own } проти { $theirs }
        [defence] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }: параметр захисту { $own } проти { $theirs }
        [theirs] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там контроль людей
        [owner]
            { $rule ->
                [SOLO-10-2]
                    { $own ->
                        [0] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там контроль свій
                        [1] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там контроль іншого Послідовника
                       *[other] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там контролю немає
                    }
               *[other]
                    { $own ->
                        [0] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо там контроль людей
                       *[other] { $seat_name }: радше регіон { $chosen_name }, ніж { $others_name }, бо є переважна претензія до іншого Послідовника
                    }
            }
        [hero]
            { $rule ->
                [SOLO-2-8] { $seat_name }: радше { $chosen_name }, ніж { $others_name }: відстань до свого героя { $own } проти { $theirs }
               *[other] { $seat_name }: радше кузня в регіоні { $chosen_name }, ніж у { $others_name }: відстань до героя людини { $own } проти { $theirs }
            }
        [max] { $seat_name }: { $chosen_name }, а не { $others_name }: найбільший номер регіону (Макс.)
        [min] { $seat_name }: { $chosen_name }, а не { $others_name }: найменший номер регіону (Мін.)
        [stronger] { $seat_name }: сильніша армія в регіоні { $chosen_name } (Макс.): параметр { $own } проти { $theirs }
        [weaker] { $seat_name }: слабша армія в регіоні { $chosen_name } (Мін.): параметр { $own } проти { $theirs }
        [strongest] { $seat_name }: потрібна найсильніша армія: параметр { $own } у регіоні { $chosen_name } проти { $theirs }
        [frontier] { $seat_name }: радше армія в регіоні { $chosen_name }, ніж у { $others_name }: несвоїх регіонів поруч { $own } проти { $theirs }
        [beside] { $seat_name }: радше армія в регіоні { $chosen_name }, ніж у { $others_name }: регіонів людей поруч { $own } проти { $theirs }
        [as-near] { $seat_name }: радше армія в регіоні { $chosen_name }, ніж у { $others_name }: регіонів людей на такій відстані { $own } проти { $theirs }
        [armies] { $seat_name }: радше { $chosen_name }, ніж { $others_name }: відстань до армій людей { $own } проти { $theirs }
        [own] { $seat_name }: радше { $chosen_name }, ніж { $others_name }, бо свої монстри йдуть перед нейтральними
        [open-spaces] { $seat_name }: радше { $chosen_name }, ніж { $others_name }: вільних комірок ран { $own } проти { $theirs }
        [open-after] { $seat_name }: радше { $chosen_name }, ніж { $others_name }: після полювання вільних комірок ран { $own } проти { $theirs }
        [boards] { $seat_name }: { $chosen_name }, а не { $others_name }: спершу Локі, далі планшети за годинниковою стрілкою від лівого верхнього
        [clockwise] { $seat_name }: { $chosen_name }, а не { $others_name }: перше царство за годинниковою стрілкою від Муспельгейму
        [asgard] { $seat_name }: { $chosen_name }, а не { $others_name }: Асґард іде перед усіма іншими царствами
        [lowest] { $seat_name }: радше { $chosen_name }, ніж { $others_name }: найнижчий атрибут, { $own } проти { $theirs }
        [ANY] { $seat_name }: { $chosen_name }, а не { $others_name }
       *[tile] { $seat_name }: { $chosen_name }, а не { $others_name }: за порядком на плитці героя
    }
event-prefers-by = { event-prefers }
event-invades = { $seat_name } вторгається в регіон { $region } армією з параметром { $value } з регіону { $origin }
event-army-grows =
    { $rule ->
        [SOLO-5-4-7-2] { $seat_name } не може вторгнутися нікуди: передова армія в регіоні { $region } зростає з { $value } до { $new }
        [SOLO-8-2-4] { $seat_name } не може вторгнутися армією з регіону { $region }: вона зростає з { $value } до { $new }
       *[other] { $seat_name }: армія в регіоні { $region } зростає з { $value } до { $new }
    }
event-move-army =
    { $rule ->
        [SOLO-5-4-7-3] { $seat_name } не може вторгнутися нікуди: армія з параметром { $value } йде з регіону { $origin } в регіон { $region }, до чужих регіонів
        [SOLO-8-2-3] { $seat_name } переміщує армію з параметром { $value } з регіону { $origin } в регіон { $region }, до чужих регіонів
       *[other] { $seat_name } переміщує армію з параметром { $value } з регіону { $origin } в регіон { $region }
    }
event-no-manoeuvre = { $seat_name } не має жодного маневру
event-action-unavailable =
    { $rule ->
        [SOLO-5-5-2] Через бонуси дія «{ $action_name }» стала неможливою: { $seat_name } нічого не робить
       *[other]
            { $why ->
                [marked] { action-role } недоступна: там уже лежить маркер ({ $seat_name })
                [ANY] { action-role } недоступна ({ $seat_name })
               *[impossible] { action-role } недоступна: її неможливо виконати ({ $seat_name })
            }
    }
event-chooses-action = { action-role } доступна ({ $seat_name })
event-special-action = { $seat_name } кладе маркер на колесо: «{ $action_name }»
event-move-monster =
    { $rule ->
        [SOLO-7-3-2] { $seat_name } переміщує { monster-object } в регіон { $region }, щоб чавити
        [SOLO-7-3-3] { $seat_name } переміщує { monster-object } в регіон { $region }, ближче до армій людей
       *[other] { $seat_name } переміщує { monster-object } в регіон { $region }
    }
event-monster-stays = { $monster_name } лишається на місці: ближче до армій людей не підійти
event-follower-hunts = { $seat_name } полює на { prey-object } всіма своїми картами
event-hunt = { $seat_name } полює на { prey-object }; за здобич грає { $keeper_name }, Послідовник навмання
event-shows-hand = { $seat_name } показує свою руку: { $cards_name }
event-returns-hand =
    { $count ->
        [one] { $seat_name } замішує в колоду { $count } карту, що лишилася
        [few] { $seat_name } замішує в колоду { $count } карти, що лишилися
       *[many] { $seat_name } замішує в колоду { $count } карт, що лишилися
    }
event-gains-bonus =
    { $times ->
        [one] { $seat_name } отримує бонус карти «{ $card_name }»
        [few] { $seat_name } отримує бонус карти «{ $card_name }» { $times } рази
       *[many] { $seat_name } отримує бонус карти «{ $card_name }» { $times } разів
    }
event-bonus-unfulfilled = Умову карти «{ $card_name }» не виконано: { $seat_name } не отримує бонусу
event-no-bonus = Карта «{ $card_name }» не має бонусу ({ $seat_name })
event-puts-aside = { $seat_name } відкладає карту «{ $card_name }»
event-new-card =
    { $rule ->
        [SOLO-2-7-2] { $seat_name }: нове в ряді дій: «{ $cards_name }»
       *[other] { $seat_name }: нове в ряді дій: «{ $card_name }»
    }
event-reshuffles-card = { $seat_name }: карту «{ $card_name }» замішано назад у колоду дій
event-removes-card = { $seat_name }: карта «{ $card_name }» виходить із гри

# Битви з Послідовниками.
event-battle-deck =
    { $count ->
        [one] { $seat_name } кладе долілиць бойову колоду: { $count } карта
        [few] { $seat_name } кладе долілиць бойову колоду: { $count } карти
       *[many] { $seat_name } кладе долілиць бойову колоду: { $count } карт
    }
event-battle-deck-returns =
    { $count ->
        [one] { $seat_name } повертає в руку { $count } карту бойової колоди
        [few] { $seat_name } повертає в руку { $count } карти бойової колоди
       *[many] { $seat_name } повертає в руку { $count } карт бойової колоди
    }
event-support = { $seat_name }: армія підтримки з параметром { $value } приходить із регіону { $origin } в регіон { $region }
event-battle-value =
    { $bonus ->
        [0] { $seat_name } до карт: армії { $armies }
       *[other] { $seat_name } до карт: армії { $armies }, підкладені карти й храм +{ $bonus }
    }

# Спустошення й Арбітр.
event-desolation =
    { $left ->
        [0] { $seat_name } ширить спустошення в регіон { $region }. Це останній жетон: після наступного прийде сам Суртур
       *[other] { $seat_name } ширить спустошення в регіон { $region }; жетонів на карті Суртура лишається { $left }
    }
event-token-ignored = { $seat_name } не кладе спустошення: цього кола Послідовників жетон уже покладено
event-difficulty = Складність: «{ $difficulty_name }»
event-priests-away = { $seat_name } починає з меншою кількістю жерців; відіслано: { $count }
event-rests = { $seat_name } цього раунду відпочиває й не маневрує
event-no-token-yet = { $seat_name } не кладе спустошення: воно ще не шириться
event-cleansed = { $seat_name } прибирає спустошення в регіоні { $region }; жетонів на карті Суртура: { $left }
event-arbiter-moves = Жетон Арбітра переходить далі: { $seat_name }

# У чому відмовлено, і що було б правильно.
refuse-no-desolation = { $seat_name } не може прибрати спустошення в регіоні { $region }: там немає жетона; оберіть регіон із жетоном
refuse-too-weak-to-cleanse = { $seat_name } не може прибрати спустошення в регіоні { $region }: потрібна армія з параметром { $needed }, а в цієї { $value }
refuse-region-not-own = { $seat_name } не може зробити це в регіоні { $region }: це не свій регіон; оберіть регіон зі своїм маркером
refuse-no-injury-of-follower = { $seat_name } не може вибрати поранення: { $follower_name } — Послідовник, а їх не ранять; оберіть іншу втрату

# Що не так із приготуванням.
fault-barred-by-sea-monsters = { $hero_name } не може бути Послідовником поряд із такими монстрами: { $monsters_name }; пріоритетна дія на цій плитці — «{ name-monsters }» (SOLO-14.4)
fault-people-of-seats = З { $seats } місць людям не може належати { $people }: Послідовників від 1 до { $most } (SOLO-13.1)
fault-too-few-priorities = Послідовників { $count }: їм потрібні різні пріоритетні дії, а їх тут { $found } (SOLO-12.1)
fault-no-other-boss = Бос «{ $boss }» не грає з Послідовниками: грає лише { name-loki } (SOLO-14.5)
fault-unknown-challenge = невідоме випробування «{ $told }»; { $right }
fault-unknown-reading = невідоме тлумачення «{ $told }»; { $right }

# Налаштування гри.
option-help-people = скільки людей за столом; решта місць — Послідовники
option-help-people-1 = одна людина, сама проти них
option-help-people-2 = двоє людей
option-help-people-3 = троє людей
option-help-hero = споганений герой одного з Послідовників
option-help-hero-random = випадковий
option-help-hero-ragnar = Рагнар: збирає армії, щоб стати Великим Ярлом
option-help-hero-lagertha = Лагерта: узурпує, щоб стати Великим Ярлом
option-help-hero-aslaug = Аслауг: будує храми, щоб стати Великим Готі
option-help-hero-snorri = Сноррі: будує храми, щоб стати Великим Готі
option-help-hero-beowulf = Беовульф: полює, щоб стати Мисливцем
option-help-hero-sixth = шостий герой, якого немає в коробці: полює, щоб стати Мисливцем
option-help-difficulty = наскільки важка гра
option-help-difficulty-first-game = перша гра: ви починаєте сильнішими, Послідовник слабкий і повільний
option-help-difficulty-easy = легко: правила як у книзі, без додатків
option-help-difficulty-middle = середньо: Послідовник починає сильнішим; рівний бій для тих, хто добре знає гру
option-help-difficulty-hard = важко: Послідовник починає ще сильнішим і більше робить за хід
option-help-difficulty-ragnarok = Раґнарок: Послідовник найсильніший
option-help-challenges = випробування, скільки завгодно
option-help-challenges-none = жодного
option-help-challenges-all = усі шість
option-help-challenges-deep-roots = { name-deep-roots }: на початку ще один жетон спустошення
option-help-challenges-full-quivers = { name-full-quivers }: Послідовник має ще 3 руни й 3 карти битви
option-help-challenges-old-oaths = { name-old-oaths }: Послідовник починає з трьома союзами
option-help-challenges-fire-in-the-blood = { name-fire-in-the-blood }: до трьох рунічних дій за хід
option-help-challenges-scorched-earth = { name-scorched-earth }: армія, що прибирає спустошення, втрачає 1, і благословення за це немає
option-help-challenges-hosts-of-surtr = { name-hosts-of-surtr }: найняті армії мають на 1 більший параметр
option-help-readings = інші тлумачення правил, ніж наші
option-help-readings-none = наші
option-help-readings-all = інше всюди, де є вибір
option-help-readings-origin-bonuses = перший Послідовник отримує бонуси свого походження
option-help-readings-no-control-by-cards = вторгнення, яке вдалося завдяки підкладеним картам, не дає контролю
option-help-readings-own-realms-first = спершу царства біля самого регіону його героя
option-help-readings-monsters-by-tie-break = якого монстра активувати, вирішує лише правило вирішення нічиєї
option-help-readings-tokens-for-reinforce = з усього наймання лише «Підкріплення» кладе спустошення
option-help-readings-usurp-needs-army = для узурпації потрібна армія в запасі
option-help-readings-start-token-apart = у Раґнароку рахуються лише жетони біля Іггдрасіля

# Як закінчується гра.
event-game-ends =
    { $rule ->
        [LOR-1-2] { $winners_name } контролює три землі й перемагає в грі як Великий Ярл
        [LOR-1-3] { $winners_name } має досить храмів і перемагає в грі як Великий Готі
        [LOR-1-4] { $winners_name } вбиває Локі й перемагає в грі як Мисливець
        [SOLO-10-6] Жетонів спустошення не лишилося: приходить сам Суртур і нищить Мідґард. Усі люди програють, перемога: { $winners_name }
        [SOLO-11-3] Раґнарок завершує гру: { $winners_name } перемагає за регіонами біля Іггдрасіля, а спустошення рахується Послідовникам
       *[other] Гру закінчено. Перемога: { $winners_name }
    }
ending-SOLO-10-6 = Втілення Суртура
ending-SOLO-11-3 = Раґнарок

# Кроки ходу Послідовника, як заголовки.
story-difficulty = Складність
story-SOLO-5-0 = Карта
story-SOLO-5-1 = Молитва
story-SOLO-5-2 = Герой
story-SOLO-5-3 = Руни
story-SOLO-6 = Руни
story-SOLO-5-4 = Маневри
story-SOLO-5-5 = Особлива дія
story-SOLO-5-6 = Бонус і нова карта

# Що кажуть малюнки.
draw-title = Послідовники Суртура: острів і гравці
draw-incarnation = Втілення Суртура
draw-tokens-map = спустошення на полі: { $count } з { $tokens }
draw-cleanse-needs = щоб прибрати жетон: армія з параметром { $value }
draw-cleanse-blessing = це може дати благословення
draw-surtr-near = ще один жетон, і Мідґард згорить
draw-desolation = спустошення
draw-corrupted = { $tile ->
    [lagertha] споганена { $tile_name }
    [aslaug] споганена { $tile_name }
   *[other] споганений { $tile_name }
 }
draw-follower = Послідовник Суртура
draw-road = прагне перемоги: { $title }
draw-order = атрибути в його порядку: { $names }
draw-power = руни: { $count } з { $most }
draw-follower-hand = карти битви: { $count } з { $most }
draw-tucked = підкладені карти: { $names }
draw-priority-action = пріоритетна дія: { $action_name }
draw-preference = { $preference ->
    [1] вторгається спершу до храмів і святинь, далі де легше, далі де ближче
    [2] вторгається спершу де ближче, далі де легше, далі до храмів і святинь
   *[3] вторгається спершу в землях, де має найбільше регіонів, далі до храмів і святинь, далі де легше
 }
draw-action-deck = колода дій: { $count }
draw-card-hero = герой у регіон { $region }
draw-card-runes = рунічні дії: { $names }
draw-card-special = особлива дія: { $action_name }
draw-card-tie = за нічиєї: { $tie ->
    [max] Макс., найбільший номер
   *[min] Мін., найменший номер
 }
draw-card-bonus = бонус: { $text }
draw-card-no-bonus = без бонусу
draw-card-refresh = { $refresh ->
    [reshuffle] повертається до колоди дій
   *[remove] потім виходить із гри
 }
draw-selected = обрана кубом Суртура
draw-arbiter = Арбітр: { $name }
draw-challenges = випробування: { $names }
draw-difficulty = складність: { $name }
draw-could-invade = Куди зараз може вторгнутися { $name }?
draw-could-invade-list = { $name } зараз може вторгнутися до регіонів { $regions }
draw-could-invade-none = { $name } зараз не може вторгнутися нікуди

# What a bot weighs, for hints.
term-follower = сам Послідовник Суртура
term-follower-jarl = землі Послідовника
term-follower-jarl-near = Послідовнику бракує мало регіонів до трьох земель
term-follower-gothi = храми Послідовника
term-follower-gothi-near = Послідовнику бракує мало храмів до перемоги
term-follower-shrines = святині, де Послідовник може будувати
term-follower-slain = монстри, яких убив Послідовник
term-follower-boss = Послідовник може полювати на Локі
term-follower-best-road = найкращий шлях Послідовника до перемоги
term-follower-regions = регіони Послідовника
term-follower-armies = сила армій Послідовника
term-follower-attributes = атрибути Послідовника
term-follower-cards = карти битви Послідовника
term-follower-tucked = карти, підкладені під планшет Послідовника
term-follower-power = руни Послідовника
term-follower-ring = перевага Послідовника біля Іггдрасіля, коли близько Раґнарок
term-desolation = спустошення
term-incarnation = Суртур ось-ось утілиться
term-follower-takes = регіони, які Послідовник візьме далі
term-follower-wins-next = Послідовник може виграти наступним ходом
term-follower-battle = битва Послідовника, за його шансом
# Що є в коробці, щоб читати.
kind-basic-actions = Базові карти дій
kind-hero-actions = Карти дій героїв
kind-advanced-actions = Удосконалені карти дій
kind-tiles = Споганені герої
kind-challenges = Випробування
kind-difficulties = Складність
kind-surtr = Суртур
draw-starts-in = починає в регіоні { $regions }
draw-chosen = Вибрано за цим столом.
draw-advantage = Перевага на початку: { $text }.
advantage-gain-runes = { text-take-runes-times }
advantage-draw-cards = { text-draw-cards-times }
advantage-gain-priests = { text-take-priests }
advantage-strengthen-frontier = { text-army-up }
advantage-raise-attributes = { text-raise-by-rule }
advantage-tuck-cards = { text-tuck-blessings }
advantage-ally-first-realms =
    { $count ->
        [one] союз із першим царством
       *[other] союзи з першими царствами: { $count }
    }
advantage-control-nearest-monster = контроль над найближчим монстром
draw-incarnation-text = На її комірках лежать усі жетони спустошення: { $tokens }; найменше відкрите число — параметр армії, що прибирає жетон. Грані куба Суртура для лівої, середньої та правої карти: { $faces }.

# Біля справжнього поля: хто що тримає за Послідовників, і про що питають того, хто розповідає.
keep-die = куб Суртура
keep-actions = карти дій Послідовників
keep-hands = карти битви Послідовників
prompt-chance-surtr-die = Киньте куб Суртура: яку карту ряду названо?
prompt-chance-corrupted-hero = Витягніть споганеного героя: який він?
prompt-chance-basic-set = Витягніть набір базових карт дій: який він?
prompt-chance-action-deck = Відкрийте верхню карту дій: яка вона?
prompt-chance-battle-deck = Відкрийте верхню карту бойової колоди: яка вона?
prompt-chance-selection = Витягніть навмання одне з благословень: яке воно?

# Що розповідають про справжнє поле з Послідовниками, і про що їх можна попросити.
group-desolation = спустошення
group-followers = Послідовники
group-arbiter = Арбітр
field-desolation = жетон спустошення
field-power = руни
field-row = ряд дій, зліва направо
field-arbiter = у кого жетон Арбітра
call-retreat = його армії мусять звідти відступити
call-lose-card = він утрачає карту битви
call-lose-rune = він утрачає руну
call-monster = його монстра активовано
call-blessing = беруть благословення за прибране спустошення

# Що люди роблять на своєму полі за Послідовника, крок за кроком.
closing-holds =
    { $seat_name }: { $runes ->
        [one] { $runes } руна
        [few] { $runes } руни
       *[other] { $runes } рун
    }, { $cards ->
        [one] { $cards } карта битви
        [few] { $cards } карти битви
       *[other] { $cards } карт битви
    }
do-follower = Виставте атрибути споганеного героя ({ $seat_name }, { $hero_name }): { name-authority } { $authority }, { name-strength } { $strength }, { name-wisdom } { $wisdom }
do-arbiter = Віддайте жетон Арбітра: { $seat_name }
do-arbiter-moves = Віддайте жетон Арбітра: { $seat_name }
do-sail = Перемістіть дракар ({ $seat_name }) сюди: { $sea_name }
do-use-card = { $seat_name } використовує «{ $card_name }»: поверніть, якщо це артефакт
do-take-blessing = Підкладіть благословення «{ $card_name }» під планшет ({ $seat_name })
do-blessings-left = Скиньте благословення, що лишилися: { $cards_name }
do-send-priest = Поставте жерця ({ $seat_name }) на монумент { god-of }
do-raise-attribute = Підніміть атрибут ({ $seat_name }): { $attribute_name }, { $value }
do-lower-attribute = Опустіть атрибут ({ $seat_name }): { $attribute_name }, { $value }
do-takes-from-forge = Заберіть руну з кузні в регіоні { $region } в ресурси
do-priests-away =
    { $count ->
        [one] Приберіть із запасу ({ $seat_name }) { $count } жерця
        [few] Приберіть із запасу ({ $seat_name }) { $count } жерців
       *[many] Приберіть із запасу ({ $seat_name }) { $count } жерців
    }
do-gain-priests =
    { $count ->
        [one] Покладіть у запас ({ $seat_name }) { $count } жерця
        [few] Покладіть у запас ({ $seat_name }) { $count } жерців
       *[many] Покладіть у запас ({ $seat_name }) { $count } жерців
    }
do-place-hero = Поставте героя ({ $seat_name }) в регіон { $region }
do-ally = Покладіть маркер ({ $seat_name }) у царство { $realm_name }
do-control-monster = Поставте { monster-object } на підставку ({ $seat_name })
do-release-monster = Зніміть { monster-object } з підставки ({ $seat_name })
do-recruit = Поставте нову армію з параметром { $value } ({ $seat_name }) в регіон { $region }
do-invades = Перемістіть армію з параметром { $value } ({ $seat_name }) з регіону { $origin } в регіон { $region }
do-move-army = Перемістіть армію з параметром { $value } ({ $seat_name }) з регіону { $origin } в регіон { $region }
do-place-army = Переставте армію з параметром { $value } ({ $seat_name }) з регіону { $origin } в регіон { $region }
do-support = Перемістіть армію підтримки з параметром { $value } ({ $seat_name }) з регіону { $origin } в регіон { $region }
do-carried-off = Переставте армію з параметром { $value } ({ $seat_name }) з регіону { $origin } в регіон { $region }
do-retreat = Відведіть армію з параметром { $value } ({ $seat_name }) з регіону { $origin } в регіон { $region }
do-army-grows = Армія в регіоні { $region } ({ $seat_name }): збільште з { $value } до { $new }
do-army-shrinks = Армія в регіоні { $region } ({ $seat_name }): зменште з { $value } до { $new }
do-army-destroyed = Заберіть армію з параметром { $value } ({ $seat_name }) з регіону { $region }
do-army-stays = Армія в регіоні { $region } ({ $seat_name }): зменште до 1, її врятовано
do-take-control =
    { $former ->
        [nobody] Покладіть маркер контролю ({ $seat_name }) в регіон { $region }
       *[other] У регіоні { $region } замініть маркер контролю: був { $former_name }, тепер { $seat_name }
    }
do-special-action = Покладіть маркер ({ $seat_name }) на дію «{ $action_name }» поверх інших
do-build-temple = Поставте храм у регіон { $region }
do-build-monument =
    { $god ->
        [none] Жоден монумент не росте: усі завершено
       *[other] Піднесіть монумент { god-of } до рівня { $level }
    }
do-condition-fulfilled = Переверніть передумову: { $condition_name }
do-table-cleared = Заберіть усіх жерців із монументів і всі маркери з колеса дій
do-forges-filled = Покладіть на кузні руни їхнього виду, регіони: { $regions_name }
do-recharge = Поверніть артефакти, знову заряджені: { $cards_name }
do-event = Візьміть карту події й покладіть до скинутих
do-place-monster = Поставте { monster-object } в регіон { $region }
do-place-boss = Поставте Локі в регіон { $region }
do-move-monster = Перемістіть { monster-object } в регіон { $region }
do-territory-attack = { $monster_name } атакує регіон { $region }: виконайте регіональну атаку, як сказано далі
do-desolation = Покладіть жетон спустошення в регіон { $region }, найлівіший із карти Суртура
do-wound = Покладіть маркер ({ $seat_name }) на планшет { prey-object }, на вільну комірку: { $space_name }
do-wound-healed = Зніміть маркер ({ $seat_name }) з планшета { prey-object }, з комірки: { $space_name }
do-kill = Зніміть { prey-object } з поля: фігурку отримує { $seat_name }, маркери й підставка повертаються власникам
do-regenerate = Зніміть усі маркери з планшета { prey-object }
do-attacks-discarded = Покладіть у скид карт атаки: { $cards_name }
do-attack-deck = Замішайте всі карти атаки в нову колоду, зі скиду теж
do-reshuffle =
    { $target ->
        [event-deck] Перемішайте скинуті карти подій: це нова колода
       *[blessing-deck] Перемішайте скинуті благословення: це нова колода
    }
do-slayer-token = Дайте жетон мисливця: { $seat_name }
do-claim-artefact = Підкладіть артефакт «{ $card_name }» під планшет ({ $seat_name })
do-artefact-lost = Покладіть артефакт «{ $card_name }» назад до коробки
do-injured = Пораньте героя ({ $seat_name }): переверніть жетон атрибута, { $attribute_name }
do-healed = Зціліть героя ({ $seat_name }): переверніть назад жетон атрибута, { $attribute_name }
do-gain-rune = { $seat_name } бере руну { $rune_name } з ресурсів
do-forge-rune = { $seat_name } бере руну { $rune_name } з кузні в регіоні { $region }
do-discard-rune = { $seat_name } повертає руну { $rune_name } в ресурси
do-forge-emptied = Заберіть руну { $rune_name } з кузні в регіоні { $region } в ресурси
do-tuck = Підкладіть благословення «{ $card_name }» під планшет ({ $seat_name })
do-new-card =
    { $rule ->
        [SOLO-2-7-2] Викладіть ці карти дій у ряд ({ $seat_name }), зліва направо: { $cards_name }
       *[other] Покладіть карту дій «{ $card_name }» праворуч у ряд ({ $seat_name })
    }
do-puts-aside = Заберіть карту дій «{ $card_name }» з ряду ({ $seat_name })
do-reshuffles-card = Замішайте карту дій «{ $card_name }» у колоду дій ({ $seat_name })
do-removes-card = Покладіть карту дій «{ $card_name }» назад до коробки

# Що неможливе на полі з Послідовниками, про яке розповіли.
fault-follower-hero = споганений герой ({ $seat_name }) стоїть у якомусь регіоні
fault-row-size = у ряді дій ({ $seat_name }) від 1 до { $most } карт
fault-too-many-cards = { $seat_name }: карт битви більше, ніж { $most }
fault-too-many-tokens = жетонів спустошення всього { $most }
fault-selected-in-row = обрана карта лежить у ряді

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-let-it-be = Обрати регіон
verb-let-it-act = { verb-activate }
verb-cleanse = Прибрати спустошення
short-cleanse = регіон { $region }, армія з параметром { $value }
verb-take-ablessing = Узяти благословення
cost-value = армія { $was } → { $new }
gain-blessing = випадкове благословення за бажання

### My box

## My box: kinds

kind-actions-action = Карти дій
kind-tiles-tile = Споганені герої
kind-challenges-challenge = Випробування
kind-surtr-incarnation = Утілення Суртура і куб
kind-difficulty-difficulty = Складність
kind-surtr-edition = Кількість карт

## My box: fields

entry-kind = Вид
entry-kind-basic = базова
entry-kind-hero = героя
entry-kind-advanced = удосконалена
entry-kind-preparation = підготовка
entry-kind-rule = правило
entry-set = Набір
entry-regions = Регіон героя
entry-special = Особлива дія
entry-tie = За нічиєї
entry-tie-max = Макс.
entry-tie-min = Мін.
entry-refresh = Потім
entry-refresh-remove = відкласти
entry-refresh-reshuffle = знову замішати
entry-road = Шлях
entry-road-jarl = Ярл
entry-road-gothi = Готі
entry-road-slayer = Мисливець
entry-start = Починає в регіоні
entry-desolation = Спустошення
entry-attributes = Атрибути
entry-order = Порядок атрибутів
entry-preference = Уподобання
entry-priority = Пріоритетна дія
entry-advanced = Удосконалені карти
entry-basic = Базові карти
entry-hero = Карти героїв
entry-tiles = Плитки
entry-challenges = Випробування
entry-once = Лише раз
entry-slots = Комірки
entry-die = Грані куба
entry-times = Разів
entry-regions-1 = сторона для 3 і 4
entry-regions-2 = сторона для 2
entry-start-1 = сторона для 3 і 4
entry-start-2 = сторона для 2
entry-desolation-1 = сторона для 3 і 4
entry-desolation-2 = сторона для 2
entry-attributes-1 = { name-authority }
entry-attributes-2 = { name-strength }
entry-attributes-3 = { name-wisdom }
entry-advanced-1 = { entry-road-jarl }
entry-advanced-2 = { entry-road-gothi }
entry-advanced-3 = { entry-road-slayer }
entry-die-1 = ліва карта
entry-die-2 = середня карта
entry-die-3 = права карта
entry-action-runes = Рунічна дія
entry-set-a = набір A
entry-set-b = набір B
entry-set-c = набір C
entry-set-jarl = { entry-road-jarl }
entry-set-gothi = { entry-road-gothi }
entry-set-slayer = { entry-road-slayer }

## My box: faults

fault-attribute-order = кожен атрибут стоїть у порядку раз (SOLO-4.6)
fault-advanced-cards = удосконалених карт має бути { $wanted } (SOLO-2.7.3)
fault-hero-cards = має мати власних карт дій: { $wanted } (SOLO-2.7.1)
fault-start-population = регіон { $region } має мати силу населення 2 (SOLO-2.6.2)
fault-slots = комірки: 5, 4, 3, 2, 1

## My box: moments

moment-advantage = Від початку
moment-battle-bonus = У його битвах
moment-bonus = Бонус карти
moment-bonus-times = Коли чи скільки разів
moment-follower-runes = Рунічні дії за хід
moment-marching-armies = Армії, що йдуть
moment-peoples-preparation = До гри, для людей
moment-preparation = До гри, для нього
moment-quiet-rounds = Раунди до спустошення
moment-recruit-bonus = Армії, які наймає
moment-removal-cost = Скільки коштує прибрати спустошення
moment-removal-value = Параметр армії, щоб прибрати спустошення
moment-resting-rounds = Раунди відпочинку
moment-support-armies = Армії підтримки

## My box: effects

effect-adds = більше на { $count }, а з від’ємним числом менше
effect-set-to = рівно { $count }
effect-ally-first-realms = союзів із царствами: { $count }
effect-control-nearest-monster = контролює найближчого монстра
effect-raise-attributes = його атрибути зростають на { $count }
effect-tuck-cards = благословень під його планшетом: { $count }
effect-place-desolation = кладе жетон спустошення
effect-send-priests-away = жерців відіслано: { $count }
effect-strengthen-frontier = його прикордонні армії: +{ $count }
