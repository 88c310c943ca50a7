# «Кровь и ярость», по-русски. Имена игроков не склоняются, род неизвестен: глаголы в настоящем времени.
# Слова книги правил: область, регион, деревня, лидер, параметр, грабёж; map — «поле», чтобы не путать с картой.

game-title = Кровь и ярость
game-about =
    Blood Rage: кланы викингов вторгаются, идут маршем, грабят и сражаются три эпохи, пока вокруг гибнет мир.
    Дары богов разбирают по одному, и каждый клан становится непохожим на другие; у кого после Рагнарока больше всех славы, тот побеждает.

# Формы имён, которые вставляют другие предложения.
figure-object =
    { $figure ->
        [warrior] воина
        [leader] лидера
        [troll] тролля
        [sea-serpent] морского змея
        [valkyrie] валькирию
        [fire-giant] огненного великана
        [frost-giant] ледяного великана
        [volur-witch] ведьму-вёльву
        [dwarf-chieftain] вождя гномов
        [dark-elf] тёмного эльфа
        [soldier-of-hel] солдата Хель
       *[other] { $figure_name }
    }
figure-with =
    { $figure ->
        [warrior] воином
        [leader] лидером
        [ship] кораблём
        [troll] троллем
        [sea-serpent] морским змеем
        [valkyrie] валькирией
        [fire-giant] огненным великаном
        [frost-giant] ледяным великаном
        [volur-witch] ведьмой-вёльвой
        [dwarf-chieftain] вождём гномов
        [dark-elf] тёмным эльфом
        [soldier-of-hel] солдатом Хель
       *[other] { $figure_name }
    }
into-place =
    { $place ->
        [angerboda] в Ангербоду
        [valhalla] в Вальгаллу
       *[other] в { $place_name }
    }
into-target =
    { $target ->
        [angerboda] в Ангербоду
        [valhalla] в Вальгаллу
       *[other] в { $target_name }
    }
at-place =
    { $place ->
        [myrkulor] в Миркулоре
        [elvagar] в Эльвагаре
        [angerboda] в Ангербоде
        [muspelheim] в Муспельхейме
        [horgr] в Хоргре
        [utgard] в Утгарде
        [andlang] в Андланге
        [yggdrasil] в Иггдрасиле
        [nw] в северо-западном фьорде
        [ne] в северо-восточном фьорде
        [se] в юго-восточном фьорде
        [sw] в юго-западном фьорде
        [reserve] в резерве
        [valhalla] в Вальгалле
       *[other] в { $place_name }
    }
at-origin =
    { $origin ->
        [myrkulor] в Миркулоре
        [elvagar] в Эльвагаре
        [angerboda] в Ангербоде
        [muspelheim] в Муспельхейме
        [horgr] в Хоргре
        [utgard] в Утгарде
        [andlang] в Андланге
        [yggdrasil] в Иггдрасиле
        [nw] в северо-западном фьорде
        [ne] в северо-восточном фьорде
        [se] в юго-восточном фьорде
        [sw] в юго-западном фьорде
        [reserve] в резерве
        [valhalla] в Вальгалле
       *[other] в { $origin_name }
    }
from-origin =
    { $origin ->
        [myrkulor] из Миркулора
        [elvagar] из Эльвагара
        [angerboda] из Ангербоды
        [muspelheim] из Муспельхейма
        [horgr] из Хоргра
        [utgard] из Утгарда
        [andlang] из Андланга
        [yggdrasil] из Иггдрасиля
        [nw] из северо-западного фьорда
        [ne] из северо-восточного фьорда
        [se] из юго-восточного фьорда
        [sw] из юго-западного фьорда
        [reserve] из резерва
        [valhalla] из Вальгаллы
       *[other] из { $origin_name }
    }
province-object =
    { $province ->
        [angerboda] Ангербоду
       *[other] { $province_name }
    }

# Фигурки и группы воинов.
name-warrior = воин
name-2-warrior = 2 воина
name-3-warrior = 3 воина
name-4-warrior = 4 воина
name-5-warrior = 5 воинов
name-6-warrior = 6 воинов
name-7-warrior = 7 воинов
name-8-warrior = 8 воинов
name-leader = лидер
name-ship = корабль
name-troll = тролль
name-sea-serpent = морской змей
name-valkyrie = валькирия
name-fire-giant = огненный великан
name-frost-giant = ледяной великан
name-volur-witch = ведьма-вёльва
name-dwarf-chieftain = вождь гномов
name-dark-elf = тёмный эльф
name-soldier-of-hel = солдат Хель
name-nothing = никого

# Места.
name-myrkulor = Миркулор
name-elvagar = Эльвагар
name-angerboda = Ангербода
name-muspelheim = Муспельхейм
name-horgr = Хоргр
name-utgard = Утгард
name-andlang = Андланг
name-gimle = Гимле
name-yggdrasil = Иггдрасиль
name-nw = северо-западный фьорд
name-ne = северо-восточный фьорд
name-se = юго-восточный фьорд
name-sw = юго-западный фьорд
name-reserve = резерв
name-valhalla = Вальгалла
name-manheim = Манхейм
name-jotunheim = Йотунхейм
name-alfheim = Альфхейм
name-none = нет

# Параметры, награды, источники славы, виды карт, кланы.
name-rage = Ярость
name-axes = Топоры
name-horns = Рога
name-glory = 5 славы
name-all = все три параметра
name-battle = битва
name-pillage = грабёж
name-quest = задание
name-ragnarok = Рагнарок
name-card = карта
name-end = конец игры
name-monster = чудовище
name-clan = клан
name-clan-wolf = клан Волка
name-clan-raven = клан Ворона
name-clan-serpent = клан Змеи
name-clan-bear = клан Медведя

# Где лежат карты и что тянет случай.
name-deck = колода
name-discard = сброс
name-out = вне игры
name-gone = ушли из игры в закрытую
name-hand = рука
name-pack = дары на выбор
name-quests = принятые задания
name-slots = улучшения
name-played = сыграны в битве
name-pillage-token = жетон грабежа
name-ragnarok-token = жетон Рагнарока
name-first-player = первый игрок

part-battle = битвы
part-pillage = грабежи
part-quest = задания
part-ragnarok = Рагнарок
part-card = карты
part-end = параметры клана

prompt-keep-gift = Оставьте себе дар богов, { $pick } из { $picks }
prompt-turn = Действие или пас; ярость: { $rage }
prompt-free-invade = Вторгнуться фигуркой бесплатно?
prompt-reinforce = Привести бесплатно ещё одного воина?
prompt-take =
    { $figure ->
        [warrior] Сколько воинов идёт { into-target }?
       *[other] Идёт ли { $figure_name } { into-target }?
    }
prompt-call-to-battle = Призыв к битве за { province-object }: привести фигурку?
prompt-pillage-at-once = Грабить сразу? Это стоит ярости: { $cost }
prompt-play-card = Битва за { province-object }: сыграйте карту лицом вниз
prompt-count-quest = Считать ваше задание картой битвы с силой { $strength }?
prompt-spare = «Прилив Одина»: выберите единственную фигурку, которая останется у вас в этой битве
prompt-add-late-card = Все карты открыты: добавить ещё одну?
prompt-take-back = Оставить себе сыгранные карты? Ярости за каждую: { $cost }
prompt-save =
    { $figure ->
        [warrior] { $count ->
            [one] Гибнет { $count } воин { at-place }. Спасти его?
            [few] Гибнут { $count } воина { at-place }. Спасти одного?
           *[many] Гибнут { $count } воинов { at-place }. Спасти одного?
        }
       *[other] Гибнет { $figure_name } { at-place }. Спасти?
    }
prompt-move-leader = «Повелитель молотов»: перевести лидера в соседнюю область?
prompt-raise = Выберите параметр, который повысить
prompt-sacrifice =
    { $left ->
        [one] Выберите вторую фигурку для жертвы
       *[other] Выберите первую фигурку для жертвы
    }
prompt-save-card = Оставьте одну карту на следующую эпоху или ни одной; остальные сбрасываются

option-keep = оставить карту «{ $card_name }»
option-invade = вторгнуться { into-place } { figure-with }
option-recall = вторгнуться { into-place } { figure-with } из Вальгаллы
option-stay = оставить всё как есть
option-march = марш { from-origin } { into-target }
option-take =
    { $figure ->
        [warrior] { $count ->
            [0] воины остаются
            [one] идёт { $count } воин
            [few] идут { $count } воина
           *[many] идут { $count } воинов
        }
       *[other] { $count ->
            [0] { $figure_name }: остаться
           *[other] { $figure_name }: идти
        }
    }
option-upgrade = улучшение: «{ $card_name }»
option-upgrade-replacing = улучшение: «{ $card_name }» вместо карты «{ $old_name }»
option-commit = принять задание «{ $card_name }»
option-pillage = грабить { province-object }
option-challenge = снова грабить { province-object } («Вызов Тюра»)
option-let-it-be = не грабить
option-sacrifice = пожертвовать двумя фигурками («Жертва Фригги»)
option-sacrifice-figure = пожертвовать { figure-with } { at-place }
option-pass = спасовать и потерять всю ярость
option-join = привести { figure-object } { from-origin }
option-decline = никого не приводить
option-play = сыграть карту «{ $card_name }»
option-count = засчитать задание «{ $card_name }»
option-count-nothing = не засчитывать
option-spare = оставить { figure-object }
option-add = добавить карту «{ $card_name }»
option-add-nothing = ничего не добавлять
option-take-back = вернуть себе карту «{ $card_name }»
option-discard-rest = сбросить остальные
option-save = спасти { figure-object } («{ $card_name }»)
option-let-die =
    { $figure ->
        [warrior] пусть воины гибнут
       *[other] пусть { $figure_name } гибнет
    }
option-move-leader-to = перевести лидера { into-place }
option-raise = повысить параметр: { $stat_name }
option-save-card = оставить карту «{ $card_name }» на следующую эпоху
option-save-nothing = не оставлять карт

event-doom = Рагнарок эпохи { $age } уничтожит { province-object }
event-destroyed-at-first = Ещё до начала игры уничтожена область { $province_name }
event-first-player = { $seat_name } начинает
event-age-begins = Начинается эпоха { $age }
event-deal = { $seat_name } получает карты: { $cards_name }
event-deal-hidden = { $count ->
    [one] { $seat_name } получает { $count } карту
    [few] { $seat_name } получает { $count } карты
   *[many] { $seat_name } получает { $count } карт
}
event-leave-unseen = { $count ->
    [one] { $count } карта из колоды уходит из игры в закрытую
    [few] { $count } карты из колоды уходят из игры в закрытую
   *[many] { $count } карт из колоды уходят из игры в закрытую
}
event-keep = { $seat_name } оставляет себе карту «{ $card_name }»
event-keep-hidden = { $seat_name } оставляет себе карту
event-pass-gifts = Все передают карты налево
event-discard-unseen = { $seat_name } сбрасывает в закрытую: { $cards_name }
event-discard-unseen-hidden = { $count ->
    [one] { $seat_name } сбрасывает { $count } карту в закрытую
    [few] { $seat_name } сбрасывает { $count } карты в закрытую
   *[many] { $seat_name } сбрасывает { $count } карт в закрытую
}
event-set-rage = { $seat_name } начинает с яростью { $rage }
event-pay-rage = { $seat_name }: ярость −{ $amount }, теперь { $left }
event-pay-rage-by = { $seat_name }: ярость −{ $amount }, теперь { $left } («{ $by_name }»)
event-gain-rage = { $seat_name }: ярость +{ $amount }, теперь { $left }
event-gain-rage-by = { $seat_name }: ярость +{ $amount }, теперь { $left } («{ $by_name }»)
event-glory =
    { $amount ->
        [one] { $seat_name } получает { $amount } славу ({ $source_name })
       *[other] { $seat_name } получает { $amount } славы ({ $source_name })
    }
event-glory-by =
    { $amount ->
        [one] { $seat_name } получает { $amount } славу («{ $by_name }»)
       *[other] { $seat_name } получает { $amount } славы («{ $by_name }»)
    }
event-steal-glory =
    { $amount ->
        [one] { $seat_name } крадёт { $amount } славу, её теряет { $victim_name }
       *[other] { $seat_name } крадёт { $amount } славы, её теряет { $victim_name }
    }
event-steal-glory-by =
    { $amount ->
        [one] { $seat_name } крадёт { $amount } славу, её теряет { $victim_name } («{ $by_name }»)
       *[other] { $seat_name } крадёт { $amount } славы, её теряет { $victim_name } («{ $by_name }»)
    }
event-raise-stat = { $seat_name } повышает параметр { $stat_name } до { $value }
event-raise-stat-by = { $seat_name } повышает параметр { $stat_name } до { $value } («{ $by_name }»)
event-invade = { $seat_name } вторгается { into-target }: { $figures_name }
event-march = { $seat_name } идёт маршем { from-origin } { into-target }: { $figures_name }
event-upgrade = { $seat_name } играет улучшение «{ $card_name }»
event-replace-upgrade = { $seat_name } сбрасывает улучшение «{ $card_name }»
event-monster-leaves = { $seat_name } расстаётся с чудовищем: { $figure_name } { at-place } покидает игру
event-commit = { $seat_name } принимает задание «{ $card_name }»
event-commit-hidden = { $seat_name } принимает задание
event-pass = { $seat_name } пасует
event-actions-end = Действия этой эпохи закончены
event-pillage = { $seat_name } идёт грабить { province-object }
event-join = { $seat_name } вступает в битву: { $figures_name } { from-origin }
event-decline = { $seat_name } никого не приводит
event-reveal = { $seat_name } открывает карту «{ $card_name }»
event-quest-counts = { $seat_name } засчитывает задание «{ $card_name }» как силу { $strength }
event-add-card = { $seat_name } добавляет карту «{ $card_name }»
event-strength = { $seat_name }: сила { $total }
event-battle-won = { $seat_name } побеждает в битве
event-battle-tied = Ничья, сила { $total }: битву проигрывают все
event-take-card = { $seat_name } забирает у победителя карту «{ $card_name }»
event-take-back = { $seat_name } возвращает себе карту «{ $card_name }»
event-discard = { $seat_name } сбрасывает карту «{ $card_name }»
event-destroy = { $seat_name } теряет { at-origin }: { $figures_name }
event-destroy-by = { $seat_name } теряет { at-origin }: { $figures_name } («{ $by_name }»)
event-retreat = { $seat_name } отступает { from-origin } { into-target }: { $figures_name }
event-saved = { $seat_name } спасает { figure-object } { at-place }
event-text-cancelled = Текст карты «{ $card_name }» отменён ({ $seat_name })
event-pillaged = { $seat_name } успешно грабит { province-object }; награда: { $reward_name }
event-move-leader = { $seat_name } переходит { from-origin } { into-target }: { $figures_name }
event-reveal-quest = { $seat_name } открывает задание «{ $card_name }»
event-quest-fulfilled = { $seat_name }: задание «{ $card_name }» выполнено
event-quest-failed = { $seat_name }: задание «{ $card_name }» не выполнено
event-ragnarok = Рагнарок уничтожает { province-object }
event-doom-moves = Следующей падёт область { $province_name }
event-release = { $seat_name } возвращает из Вальгаллы: { $figures_name }
event-age-ends =
    { $age ->
        [3] Эпоха { $age } закончена
       *[other] Эпоха { $age } закончена; первый игрок теперь { $first_name }
    }
event-final-stat =
    { $amount ->
        [one] { $seat_name }: параметр { $stat_name } даёт { $amount } славу
       *[other] { $seat_name }: параметр { $stat_name } даёт { $amount } славы
    }

refuse-invade-off-map = { $seat_name } не может вторгнуться { into-place } { figure-with }: это не часть поля; выберите область или фьорд
refuse-invade-ship-ashore = { $seat_name } не может вторгнуться { into-place } { figure-with }: это место не для кораблей; выберите фьорд
refuse-invade-fjord = { $seat_name } не может вторгнуться { into-place } { figure-with }: во фьорды входят только корабли; выберите область
refuse-invade-closed-fjord = { $seat_name } не может вторгнуться { into-place } { figure-with }: обе области фьорда уничтожены; выберите другой фьорд
refuse-invade-yggdrasil = { $seat_name } не может вторгнуться { into-place } { figure-with }: туда идут маршем; выберите внешнюю область
refuse-invade-destroyed = { $seat_name } не может вторгнуться { into-place } { figure-with }: область уничтожена; выберите уцелевшую
refuse-invade-full = { $seat_name } не может вторгнуться { into-place } { figure-with }: там нет пустой деревни; выберите область с пустой деревней
refuse-invade-horns =
    { $count ->
        [one] { $seat_name } не может вторгнуться { into-place } { figure-with }: на поле { $count } фигурка, Рога { $horns }
        [few] { $seat_name } не может вторгнуться { into-place } { figure-with }: на поле { $count } фигурки, Рога { $horns }
       *[many] { $seat_name } не может вторгнуться { into-place } { figure-with }: на поле { $count } фигурок, Рога { $horns }
    }
refuse-invade-none-there = { $seat_name } не может вторгнуться { figure-with } { from-origin }: там такой фигурки нет; выберите ту, что там есть
refuse-invade-rage = { $seat_name } не может вторгнуться { figure-with }: нужно ярости { $cost }, у клана { $rage }
refuse-invade-other-kind = { $seat_name } не может сейчас вторгнуться { figure-with }: бесплатно вторгается только фигурка сыгранной карты
refuse-invade-elsewhere = { $seat_name } не может сейчас вторгнуться в другое место: только { into-place } или никуда
refuse-reinforce-otherwise = { $seat_name } не может привести никого другого: один воин { at-place } или никто
refuse-march-fjord = { $seat_name } не может пойти маршем { from-origin } { into-target }: корабли не ходят маршем, и во фьорд никто не ходит; выберите две области
refuse-march-off-map = { $seat_name } не может пойти маршем { from-origin } { into-target }: маршем ходят из области в область
refuse-march-nowhere = { $seat_name } не может пойти маршем { from-origin } { into-target }: это та же область; выберите другую
refuse-march-nobody = { $seat_name } не может пойти маршем { from-origin } { into-target }: у клана нет фигурок там, откуда идти
refuse-march-destroyed = { $seat_name } не может пойти маршем { from-origin } { into-target }: эта область уничтожена; выберите уцелевшую
refuse-march-full = { $seat_name } не может пойти маршем { from-origin } { into-target }: там нет пустой деревни; выберите область с пустой деревней
refuse-march-rage = { $seat_name } не может пойти маршем { from-origin } { into-target }: нужна 1 ярость, а её не осталось
refuse-take-too-many = { $seat_name } не может привести столько { into-target } ({ $figure_name }, { $count }): есть только { $there }
refuse-take-no-village = { $seat_name } не может привести столько { into-target } ({ $figure_name }, { $count }): пустых деревень там осталось { $room }
refuse-take-nobody = { $seat_name } не может пойти { into-target } без фигурок ({ $figure_name }, { $count }): должна пойти хотя бы одна
refuse-no-challenge = { $seat_name } не может грабить разграбленную область: для этого нужно улучшение «Вызов Тюра»
refuse-no-sacrifice = { $seat_name } не может жертвовать фигурками: для этого нужно улучшение «Жертва Фригги»
refuse-no-recall = { $seat_name } не может вторгнуться из Вальгаллы: для этого нужно улучшение «Владения Фригги»
refuse-sacrifice-too-few = { $seat_name } не может пожертвовать двумя фигурками: на поле фигурок клана { $count }
refuse-upgrade-not-in-hand = { $seat_name } не может сыграть улучшение «{ $card_name }»: этой карты нет в руке; выберите карту с руки
refuse-upgrade-no-upgrade = { $seat_name } не может сыграть карту «{ $card_name }» как улучшение: это не улучшение; выберите улучшение
refuse-upgrade-other-slot = { $seat_name } не может положить карту «{ $card_name }» вместо карты «{ $old_name }»: в ячейках этого вида такой карты нет; выберите ту, что там лежит
refuse-upgrade-slots-full = { $seat_name } не может просто добавить карту «{ $card_name }»: все ячейки этого вида заняты; выберите, какое улучшение заменить
refuse-upgrade-rage = { $seat_name } не может сыграть улучшение «{ $card_name }»: нужно ярости { $cost }, у клана { $rage }
refuse-commit-twice = { $seat_name } не может принять задание «{ $card_name }»: оно уже принято
refuse-commit-not-in-hand = { $seat_name } не может принять задание «{ $card_name }»: этой карты нет в руке; выберите задание с руки
refuse-commit-no-quest = { $seat_name } не может принять карту «{ $card_name }» как задание: это не задание; выберите задание
refuse-pillage-destroyed = { $seat_name } не может грабить { province-object }: область уничтожена; выберите уцелевшую
refuse-pillage-pillaged = { $seat_name } не может грабить { province-object }: в эту эпоху там уже грабили; выберите другую область
refuse-challenge-unpillaged = { $seat_name } не может снова грабить { province-object }: в эту эпоху там ещё не грабили; грабьте как обычно, без ярости
refuse-pillage-absent = { $seat_name } не может грабить { province-object }: у клана нет ни фигурки там, ни корабля во фьорде
refuse-pillage-rage = { $seat_name } не может грабить { province-object }: нужно ярости { $cost }, у клана { $rage }
refuse-join-ship = { $seat_name } не может привести { figure-object } { from-origin } на битву за { province-object }: корабли не двигаются
refuse-join-not-adjacent = { $seat_name } не может привести { figure-object } { from-origin } на битву за { province-object }: приходят только из соседних областей; выберите соседнюю
refuse-join-none-there = { $seat_name } не может привести { figure-object } { from-origin } на битву за { province-object }: там такой фигурки нет; выберите ту, что там есть
refuse-play-not-in-hand = { $seat_name } не может выбрать карту «{ $card_name }»: этой карты нет в руке; выберите карту с руки
refuse-keep-not-in-pack = { $seat_name } не может оставить себе карту «{ $card_name }»: этой карты нет среди даров; выберите одну из них
refuse-add-too-late = { $seat_name } не может сейчас добавить карту «{ $card_name }»: после открытия добавляют только карты, на которых это сказано
refuse-move-not-adjacent = { $seat_name } не может перевести лидера { into-place }: это не соседняя область; выберите соседнюю с разграбленной
refuse-move-destroyed = { $seat_name } не может перевести лидера { into-place }: область уничтожена; выберите уцелевшую
refuse-move-full = { $seat_name } не может перевести лидера { into-place }: там нет пустой деревни; выберите область с пустой деревней
refuse-stat-just-raised = { $seat_name } не может повысить параметр { $stat_name }: его только что повысил жетон; выберите другой
refuse-stat-at-its-end = { $seat_name } не может повысить параметр { $stat_name }: он на последнем делении; выберите другой

option-help-edition = какое издание
option-help-edition-102 = 102 карты и 9 чудовищ, как в продаже
option-help-edition-99 = 99 карт и 6 чудовищ, как в первой книге правил
option-help-hidden_pillage = жетоны грабежа лежат лицом вниз, пока их область не разграбят
option-help-first_game = для первой игры: в эпоху 1 карты не разбирают, каждый играет восемью розданными
option-help-first = кто начинает
option-help-first-random = решает случай
option-help-first-astrid = первое место
option-help-first-bjorn = второе место
option-help-first-dagny = третье место
option-help-first-eirik = четвёртое место
option-help-passing = что означает пас
option-help-passing-final = кто спасовал, больше не действует в эту эпоху
option-help-passing-open = кто спасовал, ходит снова, если получит ярость

# Карты. Названия, которые есть в нескольких эпохах, имеют её число; копии зовутся как первая.
name-odins-smite-1a = Кара Одина
name-odins-smite-1b = { name-odins-smite-1a }
name-tyrs-bash-1 = Толчок Тюра
name-tyrs-smash-1a = Удар Тюра I
name-tyrs-smash-1b = { name-tyrs-smash-1a }
name-tyrs-crush-1 = Сокрушающие удары Тюра I
name-tyrs-smite-1 = Кара Тюра I
name-heimdalls-sight-1 = Зоркость Хеймдаля
name-friggas-grace-1a = Милость Фригги
name-friggas-grace-1b = { name-friggas-grace-1a }
name-lokis-trickery-1a = Хитрость Локи
name-lokis-trickery-1b = { name-lokis-trickery-1a }
name-thors-hammer-1 = Молот Тора
name-alfheim-1a = Альфхейм! I
name-alfheim-1b = { name-alfheim-1a }
name-jotunheim-1a = Йотунхейм! I
name-jotunheim-1b = { name-jotunheim-1a }
name-manheim-1a = Манхейм! I
name-manheim-1b = { name-manheim-1a }
name-glorious-death-1a = Славная смерть! I
name-glorious-death-1b = { name-glorious-death-1a }
name-yggdrasil-1 = Иггдрасиль! I
name-troll-1 = Тролль
name-sea-serpent-1 = Морской змей
name-lord-of-hammers-1 = Повелитель молотов
name-brothers-in-arms-1 = Братья по оружию
name-lokis-dragons-1 = Драконы Локи
name-lokis-domain-1 = Владения Локи
name-friggas-charm-1 = Чары Фригги
name-thors-glory-1 = Слава Тора
name-friggas-succor-1 = Помощь Фригги
name-tyrs-domain-1 = Владения Тюра
name-lokis-blessing-1 = Благословение Локи
name-dwarf-chieftain-1 = Вождь гномов
name-tyrs-smash-2 = Удар Тюра II
name-tyrs-crush-2 = Сокрушающие удары Тюра II
name-tyrs-smite-2 = Кара Тюра II
name-tyrs-rage-2 = Ярость Тюра II
name-heimdalls-eye-2a = Око Хеймдаля
name-heimdalls-eye-2b = { name-heimdalls-eye-2a }
name-heimdalls-eye-2c = { name-heimdalls-eye-2a }
name-heimdalls-watch-2 = Дозор Хеймдаля II
name-odins-tide-2a = Прилив Одина
name-odins-tide-2b = { name-odins-tide-2a }
name-lokis-backstab-2a = Предательство Локи
name-lokis-backstab-2b = { name-lokis-backstab-2a }
name-thors-oath-2 = Клятва Тора
name-alfheim-2a = Альфхейм! II
name-alfheim-2b = { name-alfheim-2a }
name-jotunheim-2a = Йотунхейм! II
name-jotunheim-2b = { name-jotunheim-2a }
name-manheim-2a = Манхейм! II
name-manheim-2b = { name-manheim-2a }
name-glorious-death-2a = Славная смерть! II
name-glorious-death-2b = { name-glorious-death-2a }
name-yggdrasil-2 = Иггдрасиль! II
name-valkyrie-2 = Валькирия
name-fire-giant-2 = Огненный великан
name-lord-of-axes-2 = Повелитель топоров
name-experts-in-arms-2 = Знатоки оружия
name-fire-dragons-2 = Огненные драконы
name-odins-inspiration-2 = Вдохновение Одина
name-tyrs-challenge-2 = Вызов Тюра
name-friggas-protection-2 = Защита Фригги
name-lokis-eminence-2 = Возвышение Локи
name-tyrs-prowess-2 = Доблесть Тюра
name-thors-domain-2 = Владения Тора
name-dark-elf-2 = Тёмный эльф
name-tyrs-crush-3 = Сокрушающие удары Тюра III
name-tyrs-smite-3 = Кара Тюра III
name-tyrs-rage-3 = Ярость Тюра III
name-heimdalls-gaze-3a = Взгляд Хеймдаля
name-heimdalls-gaze-3b = { name-heimdalls-gaze-3a }
name-heimdalls-watch-3 = Дозор Хеймдаля III
name-odins-judgement-3a = Суд Одина
name-odins-judgement-3b = { name-odins-judgement-3a }
name-lokis-poison-3 = Яд Локи
name-thors-ascension-3a = Восхождение Тора
name-thors-ascension-3b = { name-thors-ascension-3a }
name-thors-primacy-3a = Первенство Тора
name-thors-primacy-3b = { name-thors-primacy-3a }
name-alfheim-3a = Альфхейм! III
name-alfheim-3b = { name-alfheim-3a }
name-jotunheim-3a = Йотунхейм! III
name-jotunheim-3b = { name-jotunheim-3a }
name-manheim-3a = Манхейм! III
name-manheim-3b = { name-manheim-3a }
name-glorious-death-3a = Славная смерть! III
name-glorious-death-3b = { name-glorious-death-3a }
name-yggdrasil-3 = Иггдрасиль! III
name-frost-giant-3 = Ледяной великан
name-volur-witch-3 = Ведьма-вёльва
name-lord-of-spears-3 = Повелитель копий
name-masters-in-arms-3 = Мастера оружия
name-eternal-dragons-3 = Вечные драконы
name-friggas-domain-3 = Владения Фригги
name-odins-throne-3 = Трон Одина
name-thors-conquest-3 = Завоевания Тора
name-friggas-sacrifice-3 = Жертва Фригги
name-tyrs-wrath-3 = Гнев Тюра
name-lokis-wrath-3 = Гнев Локи
name-soldier-of-hel-3 = Солдат Хель

# Что делают карты, по строке на название.
text-odins-smite-1 = Перед сравнением сил гибнет по одному воину каждого соперника в битве.
text-tyrs-bash-1 = Добавляет свою силу, и больше ничего.
text-tyrs-smash-1 = Добавляет свою силу, и больше ничего.
text-tyrs-crush-1 = Добавляет свою силу, и больше ничего.
text-tyrs-smite-1 = Добавляет свою силу, и больше ничего.
text-heimdalls-sight-1 = Сила равна самой сильной карте соперника.
text-friggas-grace-1 = Если грабёж удался, повысьте ещё один параметр, не тот, что на жетоне.
text-lokis-trickery-1 =
    Если вы проиграли, украдите у победителя { $amount ->
        [one] { $amount } ярость
       *[other] { $amount } ярости
    }.
text-thors-hammer-1 =
    Если вы победили, получите { $gain_if_won_glory ->
        [one] { $gain_if_won_glory } славу
       *[other] { $gain_if_won_glory } славы
    }.
text-alfheim-1 = Наибольшая сила, без ничьей, в Андланге или в Гимле. Слава и +1 к одному параметру.
text-jotunheim-1 = Наибольшая сила, без ничьей, в Утгарде, Хоргре или Муспельхейме. Слава и +1 к одному параметру.
text-manheim-1 = Наибольшая сила, без ничьей, в Миркулоре, Эльвагаре или Ангербоде. Слава и +1 к одному параметру.
text-glorious-death-1 =
    Перед Рагнароком в Вальгалле не меньше { $dead ->
        [one] { $dead } вашей фигурки
       *[other] { $dead } ваших фигурок
    }. Слава и +1 к одному параметру.
text-yggdrasil-1 = Наибольшая сила в Иггдрасиле, без ничьей. Слава и +1 к одному параметру.
text-troll-1 = Когда он вторгается в область, все вражеские воины там гибнут.
text-sea-serpent-1 = Корабль и чудовище сразу: живёт во фьордах, не двигается, поддерживает обе области.
text-lord-of-hammers-1 = После удачного грабежа с лидером он может перейти в соседнюю область.
text-brothers-in-arms-1 = Каждая пара ваших воинов в одной области имеет вместе силу { $pair }, непарный воин — { $strength }.
text-lokis-dragons-1 =
    Получите { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    } за каждый свой уничтоженный корабль, что бы его ни уничтожило.
text-lokis-domain-1 =
    Получите { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    } за каждую свою фигурку, которая возвращается из Вальгаллы.
text-friggas-charm-1 =
    Ваши улучшения стоят на { $amount ->
        [one] { $amount } ярость
       *[other] { $amount } ярости
    } меньше, но не меньше 0.
text-thors-glory-1 =
    Получите { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    }, если в вашей битве уничтожены { $least } или больше вражеских фигурок.
text-friggas-succor-1 = Когда вы вторгаетесь в область, туда бесплатно может вторгнуться ещё один воин.
text-tyrs-domain-1 = Задание, открытое вами в битве, может считаться картой битвы с силой { $amount }.
text-lokis-blessing-1 = После проигранной битвы воин может бесплатно вторгнуться в ту область.
text-dwarf-chieftain-1 = Не стоит ярости: ни сама карта, ни вторжение.
text-tyrs-smash-2 = { text-tyrs-smash-1 }
text-tyrs-crush-2 = { text-tyrs-crush-1 }
text-tyrs-smite-2 = { text-tyrs-smite-1 }
text-tyrs-rage-2 = Добавляет свою силу, и больше ничего.
text-heimdalls-eye-2 = Её можно также добавить после того, как все карты открыты.
text-heimdalls-watch-2 = Сбрасывает все открытые карты; вы получаете их силу как славу; затем все играют новые карты.
text-odins-tide-2 = Перед сравнением сил каждый клан оставляет в битве одну фигурку, остальные гибнут.
text-lokis-backstab-2 =
    Если вы проиграли, украдите у победителя { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    }.
text-thors-oath-2 = Если вы победили, повысьте один параметр.
text-alfheim-2 = { text-alfheim-1 }
text-jotunheim-2 = { text-jotunheim-1 }
text-manheim-2 = { text-manheim-1 }
text-glorious-death-2 = { text-glorious-death-1 }
text-yggdrasil-2 = { text-yggdrasil-1 }
text-valkyrie-2 =
    Получите { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    } за каждую вражескую фигурку, уничтоженную в битве с её участием.
text-fire-giant-2 = Когда он вторгается в область, все враги там, кроме чудовищ, гибнут, корабли тоже.
text-lord-of-axes-2 = После удачного грабежа с лидером повысьте один параметр.
text-experts-in-arms-2 =
    Сила ваших воинов { $strength }, их вторжение стоит { $strength ->
        [one] { $strength } ярость
       *[other] { $strength } ярости
    }.
text-fire-dragons-2 = { text-lokis-dragons-1 }
text-odins-inspiration-2 = Удваивает вашу славу за фигурки, погибшие в Рагнароке.
text-tyrs-challenge-2 = Действие: заплатите 2 ярости, чтобы снова грабить уже разграбленную область.
text-friggas-protection-2 =
    За { $rage ->
        [one] { $rage } ярость
       *[other] { $rage } ярости
    } спасите свою фигурку от уничтожения, хоть каждый раз; не в Рагнароке.
text-lokis-eminence-2 = { text-lokis-domain-1 }
text-tyrs-prowess-2 = После выигранной битвы оставьте себе любые свои открытые карты, по { $rage } ярости за каждую.
text-thors-domain-2 =
    После вторжения в область можно заплатить { $rage ->
        [one] { $rage } ярость
       *[other] { $rage } ярости
    } и сразу её грабить.
text-dark-elf-2 = Может вторгнуться в Иггдрасиль, и там его сила { $strength_in_yggdrasil_strength }.
text-tyrs-crush-3 = { text-tyrs-crush-1 }
text-tyrs-smite-3 = { text-tyrs-smite-1 }
text-tyrs-rage-3 = { text-tyrs-rage-2 }
text-heimdalls-gaze-3 = Её можно также добавить после того, как все карты открыты.
text-heimdalls-watch-3 = { text-heimdalls-watch-2 }
text-odins-judgement-3 =
    Получите { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    } за каждую уничтоженную в этой битве фигурку, свои тоже считаются.
text-lokis-poison-3 = Если вы проиграли, возьмите открытые карты победителя себе в руку.
text-thors-ascension-3 =
    Если вы победили, получите { $rage ->
        [one] { $rage } ярость
       *[other] { $rage } ярости
    } и { $gain_if_won_glory ->
        [one] { $gain_if_won_glory } славу
       *[other] { $gain_if_won_glory } славы
    }.
text-thors-primacy-3 = Отменяет тексты открытых карт соперников прежде, чем они подействуют.
text-alfheim-3 = { text-alfheim-1 }
text-jotunheim-3 = { text-jotunheim-1 }
text-manheim-3 = { text-manheim-1 }
text-glorious-death-3 = { text-glorious-death-1 }
text-yggdrasil-3 = { text-yggdrasil-1 }
text-frost-giant-3 = После удачного грабежа с ним возьмите награду второй раз.
text-volur-witch-3 = Вместо гибели во внешней области она может отступить в Иггдрасиль.
text-lord-of-spears-3 = После удачного грабежа с лидером повысьте все три параметра.
text-masters-in-arms-3 = { text-brothers-in-arms-1 }
text-eternal-dragons-3 = { text-lokis-dragons-1 }
text-friggas-domain-3 = За 1 ярость можно вторгнуться своей фигуркой из Вальгаллы.
text-odins-throne-3 = Удваивает славу за ваши выполненные задания.
text-thors-conquest-3 =
    В конце игры получите { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    } за каждую свою фигурку на поле.
text-friggas-sacrifice-3 = Действие: уничтожьте две свои фигурки, чтобы повысить один параметр.
text-tyrs-wrath-3 = { text-tyrs-domain-1 }
text-lokis-wrath-3 = { text-lokis-domain-1 }
text-soldier-of-hel-3 = Не стоит ярости: ни сама карта, ни вторжение.


# Что говорят изображения Blood Rage, по-русски.

draw-title = Кровь и ярость: поле и кланы
draw-villages =
    { $count ->
        [one] свободных деревень: { $empty } из { $count }
       *[other] свободных деревень: { $empty } из { $count }
    }
draw-str = сила { $value }
draw-token =
    { $reward ->
        [none] жетон грабежа лежит лицом вниз
       *[other] награда за грабёж: { $reward_name }
    }
draw-pillaged = разграблено в эту эпоху
draw-doom = гибнет в Рагнароке эпохи { $age }
draw-destroyed = уничтожено
draw-fjord = поддерживает области: { $provinces_name }
draw-age = эпоха { $age }
draw-age-doom = эпоха { $age }: гибнет { $province_name }, славы за каждую фигурку там: { $glory }
draw-stat = { $stat_name } { $value }, деление { $cell } из { $cells }
draw-rage = ярость { $value }
draw-glory = слава { $value }
draw-hand-count =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
draw-quest-count =
    { $count ->
        [one] { $count } принятое задание
        [few] { $count } принятых задания
       *[other] { $count } принятых заданий
    }
draw-slot-empty = пусто
draw-kept = взятые дары
draw-cost = стоит ярости: { $value }
draw-battle = Битва: { $province_name }
draw-call = Призыв к битве: { $province_name }
draw-chances-how = То, чего вы не видите, раздаётся много раз так, как вы можете это знать, и битва играется по правилам. Остальные играют любую карту битвы с руки, вы лучшую из своих; позднюю карту добавляет тот, кто ею выигрывает. В девяти случаях из десяти правда лежит в этих пределах.
draw-total = всего { $low }
draw-range = всего от { $low } до { $high }
draw-won = победа
draw-pillager = грабит

# Что есть в коробке, чтобы читать.
kind-battle-cards = Карты битвы
kind-quest-cards = Задания
kind-warrior-cards = Улучшения воинов
kind-leader-cards = Улучшения лидера
kind-ship-cards = Улучшения корабля
kind-monster-cards = Чудовища
kind-clan-cards = Улучшения клана
kind-tokens = Жетоны грабежа
kind-figures = Фигурки
kind-stats = Параметры клана
kind-ages = Эпохи
kind-clans = Кланы
kind-boards = Поле
draw-copies = экземпляров в коробке: { $count }
draw-players = некоторые экземпляры только при таком числе игроков: { $icons }
draw-edition = только в издании на { $cards } карты
draw-token-of = Жетон: { $reward_name }
draw-token-stat = Кто грабит область, где он лежит, повышает на одно деление этот параметр: { $stat_name }.
draw-token-glory = Кто грабит область, где он лежит, получает славу: { $glory }.
draw-token-all = Лежит на Иггдрасиле. Кто его грабит, повышает все три параметра на одно деление.
draw-figure-warrior = Вторжение стоит столько ярости, сколько у него силы.
draw-figure-leader = Вторжение не стоит ярости.
draw-figure-ship = Вторгается только во фьорды, никогда не движется и считается в обеих областях, которые поддерживает его фьорд.
draw-stat-rage = Столько ярости у клана в начале каждой эпохи.
draw-stat-axes = Столько славы клан получает за выигранную битву.
draw-stat-horns = Столько фигурок клан может иметь на поле.
draw-cells = деления: { $values }
draw-cells-end = слава в конце за последние три деления: { $values }
draw-age-pays = Обречённая область гибнет в Рагнароке: славы за каждую погибшую там фигурку: { $glory }.
draw-clan-sheet = Места для улучшений: 1 для воинов, 1 для лидера, 1 для корабля, 2 для чудовищ, 3 для клана. Все кланы начинают одинаково.
draw-board = Игровое поле
draw-board-middle = Посередине — Иггдрасиль: он граничит с каждой областью и вмещает сколько угодно фигурок.
draw-province =
    { $province_name } ({ $region_name }, { $count ->
        [one] { $count } деревня
        [few] { $count } деревни
       *[other] { $count } деревень
    }, { $fjord_name })

# Of the page and the terminal: points are glory here.
web-scores = Слава
ui-points = слава
web-points = { ui-points }
web-result = Откуда взялась слава
web-course = Слава по ходу игры

# What a bot weighs, for hints.
term-glory = слава
term-stats = что заплатят параметры клана
term-rage-later = ярость в следующих эпохах
term-axes = Топоры для будущих битв
term-horns = Рога для будущих фигурок
term-rage = ярость
term-turns = ходы в этой эпохе
term-last-word = больше ярости, чем у остальных
term-best-card = лучшая карта битвы
term-other-cards = другие карты битвы
term-texts-win = карты битвы, что платят победителю
term-texts-lose = карты битвы, что платят побеждённому
term-texts-turn = карты битвы, что меняют битву
term-hand-upgrades = улучшения в руке
term-dear-upgrades = слишком дорогие улучшения в руке
term-kept-card = карта для следующей эпохи
term-hand-quests-met = задания в руке, которые уже можно выполнить
term-hand-quests = другие задания в руке
term-quests-met = задания, которые сейчас выполнены
term-quests-shaky = выполненные задания, которые ещё могут сорвать
term-quests-near = задания, которым не хватает немногого
term-quests-far = задания, которым не хватает многого
term-ways-to-die = улучшения, что платят за гибель
term-ways-to-fight = улучшения для битвы
term-ways-to-pillage = улучшения для грабежа
term-ways-to-score = улучшения, что множат славу
term-ways-to-move = улучшения, что помогают фигуркам
term-monsters = чудовища
term-strength = сила на поле
term-figures = фигурки на поле
term-room = свободные Рога для фигурок в резерве
term-reach = области, в битвы которых можно вступить
term-exposed = сила там, где другие сильнее
term-ragnarok = слава за гибель в Рагнароке
term-dead = фигурки в Вальгалле
term-dead-pay = слава за выход из Вальгаллы
term-end-pay = слава за карты в конце игры
term-best-prize = лучшая возможность разграбить область
term-other-prizes = другие возможности разграбить область

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Оставить
short-keep = { $card_name }
verb-invade = Вторгнуться
with-invade = { figure-with }
short-invade = { $place_name }
verb-recall = { verb-invade }
with-recall = { figure-with } из Вальгаллы
short-recall = { $place_name }
verb-march = Марш
with-march = { from-origin }
short-march = { $target_name }
verb-take = Взять с собой
verb-upgrade = Улучшение
with-upgrade = «{ $card_name }»
short-upgrade = в свободную ячейку
verb-upgrade-replacing = { verb-upgrade }
with-upgrade-replacing = «{ $card_name }»
short-upgrade-replacing = вместо карты «{ $old_name }»
verb-commit = Принять задание
short-commit = { $card_name }
verb-pillage = Грабить
short-pillage = { $province_name }
verb-challenge = Грабить снова
short-challenge = { $province_name }
verb-sacrifice = Пожертвовать
verb-sacrifice-figure = { verb-sacrifice }
with-sacrifice-figure = { figure-with }
short-sacrifice-figure = { $place_name }
verb-join = Привести
with-join = { figure-object }
short-join = { from-origin }
verb-play = Сыграть
short-play = { $card_name }
verb-count = Засчитать
short-count = { $card_name }
verb-spare = Оставить в живых
short-spare = { $figure_name }
verb-add = Добавить
short-add = { $card_name }
verb-take-back = Вернуть себе
short-take-back = { $card_name }
verb-save = Спасти
verb-move-leader-to = Перевести лидера
short-move-leader-to = { $place_name }
verb-raise = Повысить
short-raise = { $stat_name }
verb-save-card = Оставить на следующую эпоху
short-save-card = { $card_name }
short-pass = Пас
cost-rage =
    { $count ->
        [0] бесплатно
       *[other] ярость: { $count }
    }
cost-figures = фигурки: { $count }
gain-strength = сила +{ $count }
gain-glory = слава +{ $count }
gain-quest = слава +{ $count }, если выполнить
gain-quest-now = слава +{ $count }, сейчас выполнено
gain-stat = { $stat_name } { $was } → { $new }
gain-any-stat = +1 к параметру
gain-all-stats = +1 ко всем параметрам
gain-unknown = неизвестная награда
gain-nothing = больше не растёт

# Как об этом рассказывают.
story-start = Подготовка
story-set-rage = Начинаются действия
story-reveal-quest = Задания
story-ragnarok = Рагнарок
story-release = Конец эпохи
story-final-stat = Итог
story-battle = Битва
story-quests = Задания
story-age-end = Конец эпохи
story-final = Итог
story-age = Эпоха { $age }
events-decline = { $seats_name } никого не приводят
events-deal = { $seats_name } получают карт: по { $count }
events-keep = { $seats_name } оставляют себе по карте
events-discard-unseen = { $seats_name } сбрасывают в закрытую карт: по { $count }

# Постоянные ответы
standing-bring-nobody = никого не приводить до моего хода
standing-no-late-cards = до конца эпохи не добавлять карт

# К чему склоняется бот, рядом с именем.
leaning-warrior = играет как воин
leaning-quester = играет ради заданий
leaning-doomed = ищет славной гибели
leaning-pillager = играет как грабитель

# Рядом с печатным полем: что о нём рассказывают, что невозможно, как понимать шансы.
place-table = стол
group-figures = фигурки
group-provinces = области
group-clans = кланы
group-cards = карты
group-ages = эпоха
field-warriors = воины: { $of_name }
field-leaders = лидеры
field-ships = корабли
field-monsters = чудовища
field-destroyed = уничтожена
field-glory = слава
field-stat = { $of_name }: шагов от начала трека
field-hand = ваша рука
field-cards = карт в руке
field-upgrades = улучшения на планшете клана
field-quests = принятые задания, насколько известно
field-age = эпоха
field-doom = следующий Рагнарок
field-discard = сброшенные карты
fault-too-many-warriors = у клана только { $most } воинов
fault-too-many-upgrades = на планшете клана самое большее { $most }: { $kind_name }
fault-more-than-villages = { $province_name }: деревень только { $most }
fault-figures-in-ruins = уничтожена, но там стоят фигурки
fault-ships-in-closed-fjord = обе области этого фьорда уничтожены, поэтому кораблей там нет
fault-more-than-horns = фигурок на поле { $count }, а Рога { $horns }
fault-too-few-cards = карт эпохи { $age } осталось только { $left }
fault-no-copy-left = { $card_name }: все копии уже рассказаны
scratch-heading = Если бы здесь дошло до битвы
scratch-here = Шансы, насколько вы можете знать: у других любые карты этой эпохи, которых вы не назвали, и они играют одну из своих карт битвы.
scratch-points = Параметры и карты дают славу, как в конце. Выполненное задание повышает тот параметр, что даёт больше всего. Рагнарок считается, если следующий рассказан.

# Моя коробка: виды компонентов, их поля и что делают карты.
kind-cards-card = Карты эпох
kind-board-province = Области
kind-board-reward = Жетоны грабежа
kind-board-figure = Фигурки
kind-board-stat = Параметры клана
kind-board-age = Эпохи
kind-cards-edition = Число карт
entry-age = Эпоха
entry-kind = Вид
entry-kind-battle = битва
entry-kind-quest = задание
entry-kind-warrior = воины
entry-kind-leader = лидер
entry-kind-ship = корабль
entry-kind-monster = чудовище
entry-kind-clan = клан
entry-players = Экземпляр
entry-players-- = всегда
entry-players-3 = от 3 кланов
entry-players-4 = для 4 кланов
entry-edition = Издание
entry-edition-99 = в обоих, 99 карт
entry-edition-102 = только в издании из 102 карт
entry-strength = Сила
entry-cost = Цена в ярости
entry-glory = Слава
entry-region = Регион
entry-dead = Сколько фигурок погибнет
entry-late = Можно добавить, когда все карты открыты
entry-figure = Фигурка
entry-cards = Карт в эпохе
entry-three = Только от 3 кланов
entry-four = Только для 4 кланов
entry-villages = Деревни
entry-fjord = Фьорд
entry-tokens = Жетонов
entry-count = Сколько
entry-track = Шаг
entry-ragnarok = Слава за фигурку в Рагнароке
entry-amount = На сколько
entry-rage = Ярость
entry-least = Не меньше
entry-pair = Пара вместе
entry-action = Действие
entry-whom = Кого
moment-before-comparing = Перед сравнением сил
moment-card-strength = Сила этой карты
moment-pillage-succeeded = Когда ваш грабёж удался
moment-battle-decided = Когда битва решена
moment-invaded = Когда эта фигурка вторгается
moment-pillaged-with-leader = После грабежа с лидером
moment-strength = Сила фигурок
moment-ship-glory = Слава за потерянный корабль
moment-release-glory = Слава за фигурки из Вальгаллы
moment-upgrade-cost = Цена улучшений
moment-dead-counted = Когда считают погибших
moment-reinforced = Когда вы вторгаетесь в область
moment-quest-strength = Сила задания в битве
moment-battle-lost = После битвы, которую вы не выиграли
moment-invade-cost = Цена вторжения
moment-cards-revealed = Когда карты открыты
moment-battle-glory-taken = Когда берут славу за битву
moment-ragnarok-glory = Слава в Рагнароке
moment-actions = Действия, которые можно выполнить
moment-destroyed = Когда фигурка гибнет
moment-cards-put-away = Когда карты битвы сбрасывают
moment-province-invaded = Когда вы вторглись в область
moment-yggdrasil-opens = Входит ли в Иггдрасиль?
moment-text = Тексты других карт
moment-reward-taken = Когда берут жетон грабежа
moment-quest-glory = Слава за задания
moment-final-glory = Слава в конце
effect-each-keeps-one-figure = каждый клан оставляет одну фигурку, остальные гибнут
effect-glory-for-all-dead = слава за каждую погибшую фигурку: { $amount }
effect-glory-for-enemy-dead = если эта фигурка там, слава за каждого погибшего врага: { $amount }
effect-glory-once-for-enemy-dead = слава, если врагов погибло не меньше { $least }: { $amount }
effect-all-cards-anew = все открытые карты сбрасывают и играют новые
effect-smite = каждый соперник теряет воина
effect-highest-of-opponents = так же сильна, как сильнейшая карта соперника
effect-reward-again = если эта фигурка там, награда жетона ещё раз
effect-raise-another = ещё один параметр растёт на один
effect-raise-one = один параметр растёт на один
effect-raise-all = все параметры растут на один
effect-leader-may-move = лидер может перейти в соседнюю область
effect-steal-rage-if-lost = если вы проиграли, заберите у победителя ярости: { $amount }
effect-steal-glory-if-lost = если вы проиграли, заберите у победителя славы: { $amount }
effect-take-winners-cards-if-lost = если вы проиграли, возьмите открытые карты победителя
effect-gain-if-won = если вы победили, ярость { $rage } и слава { $glory }
effect-raise-if-won = если вы победили, один параметр растёт на один
effect-keep-cards-for-rage = если вы победили, оставьте открытые карты за ярость, каждая: { $rage }
effect-destroys-enemies = враги там гибнут
effect-extra-warrior = ещё один воин может бесплатно вторгнуться туда
effect-may-pillage-for-rage = можно сразу грабить за ярость: { $rage }
effect-warriors-in-pairs = пара ваших воинов имеет вместе: { $pair }
effect-strength-in-yggdrasil = её сила в Иггдрасиле: { $strength }
effect-own-plus = ваше больше на { $amount }
effect-own-less = ваше меньше на { $amount }
effect-own-double = ваше удваивается
effect-own-at-least = ваше не меньше { $amount }
effect-for-each-figure-on-the-map = слава за каждую вашу фигурку на поле: { $amount }
effect-adds-action = у вас есть ещё один вид действия
effect-invade-after-losing = воин может бесплатно вторгнуться в ту область
effect-invades-for-nothing = эта фигурка вторгается бесплатно
effect-may-invade-yggdrasil = эта фигурка может вторгнуться в Иггдрасиль
effect-retreats-to-yggdrasil = эта фигурка вместо этого идёт в Иггдрасиль
effect-saved-for-rage = её можно спасти за ярость: { $rage }
effect-opponents-revealed-cards = тексты открытых карт соперников не действуют
entry-action-challenge = грабить уже разграбленную область
entry-action-recall = забрать фигурки назад
entry-action-sacrifice = пожертвовать фигурками
entry-whom-warriors = воины
entry-whom-no-monsters = все, кроме чудовищ
