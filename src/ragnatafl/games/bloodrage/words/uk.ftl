# Blood Rage, українською. Імена гравців не відмінюються, рід невідомий: дієслова в теперішньому часі.

game-title = Blood Rage
game-about =
    Клани вікінгів вторгаються, ідуть маршем, грабують і б’ються, поки довкола гине світ: три епохи.
    Дари богів розбирають по одному, і кожен клан стає не схожим на інші; хто після Рагнароку має найбільше слави, той перемагає.

# Форми імен, які вставляють інші речення.
figure-object =
    { $figure ->
        [warrior] воїна
        [leader] вождя
        [troll] троля
        [sea-serpent] морського змія
        [valkyrie] валькірію
        [fire-giant] вогняного велетня
        [frost-giant] крижаного велетня
        [volur-witch] відьму-вельву
        [dwarf-chieftain] ватажка гномів
        [dark-elf] темного ельфа
        [soldier-of-hel] солдата Гель
       *[other] { $figure_name }
    }
figure-with =
    { $figure ->
        [warrior] воїном
        [leader] вождем
        [ship] кораблем
        [troll] тролем
        [sea-serpent] морським змієм
        [valkyrie] валькірією
        [fire-giant] вогняним велетнем
        [frost-giant] крижаним велетнем
        [volur-witch] відьмою-вельвою
        [dwarf-chieftain] ватажком гномів
        [dark-elf] темним ельфом
        [soldier-of-hel] солдатом Гель
       *[other] { $figure_name }
    }
into-place =
    { $place ->
        [angerboda] в Ангербоду
        [valhalla] у Вальгаллу
       *[other] в { $place_name }
    }
into-target =
    { $target ->
        [angerboda] в Ангербоду
        [valhalla] у Вальгаллу
       *[other] в { $target_name }
    }
at-place =
    { $place ->
        [myrkulor] в Міркулорі
        [elvagar] в Ельвагарі
        [angerboda] в Ангербоді
        [muspelheim] в Муспельгеймі
        [horgr] в Горгрі
        [utgard] в Утгарді
        [andlang] в Андлангу
        [yggdrasil] в Іггдрасілі
        [nw] в північно-західному фіорді
        [ne] в північно-східному фіорді
        [se] в південно-східному фіорді
        [sw] в південно-західному фіорді
        [reserve] в резерві
        [valhalla] у Вальгаллі
       *[other] в { $place_name }
    }
at-origin =
    { $origin ->
        [myrkulor] в Міркулорі
        [elvagar] в Ельвагарі
        [angerboda] в Ангербоді
        [muspelheim] в Муспельгеймі
        [horgr] в Горгрі
        [utgard] в Утгарді
        [andlang] в Андлангу
        [yggdrasil] в Іггдрасілі
        [nw] в північно-західному фіорді
        [ne] в північно-східному фіорді
        [se] в південно-східному фіорді
        [sw] в південно-західному фіорді
        [reserve] в резерві
        [valhalla] у Вальгаллі
       *[other] в { $origin_name }
    }
from-origin =
    { $origin ->
        [myrkulor] з Міркулора
        [elvagar] з Ельвагара
        [angerboda] з Ангербоди
        [muspelheim] з Муспельгейма
        [horgr] з Горгра
        [utgard] з Утгарда
        [andlang] з Андланга
        [yggdrasil] з Іггдрасіля
        [nw] з північно-західного фіорду
        [ne] з північно-східного фіорду
        [se] з південно-східного фіорду
        [sw] з південно-західного фіорду
        [reserve] з резерву
        [valhalla] з Вальгалли
       *[other] з { $origin_name }
    }
province-object =
    { $province ->
        [angerboda] Ангербоду
       *[other] { $province_name }
    }

# Фігурки та групи воїнів.
name-warrior = воїн
name-2-warrior = 2 воїни
name-3-warrior = 3 воїни
name-4-warrior = 4 воїни
name-5-warrior = 5 воїнів
name-6-warrior = 6 воїнів
name-7-warrior = 7 воїнів
name-8-warrior = 8 воїнів
name-leader = вождь
name-ship = корабель
name-troll = троль
name-sea-serpent = морський змій
name-valkyrie = валькірія
name-fire-giant = вогняний велетень
name-frost-giant = крижаний велетень
name-volur-witch = відьма-вельва
name-dwarf-chieftain = ватажок гномів
name-dark-elf = темний ельф
name-soldier-of-hel = солдат Гель
name-nothing = нікого

# Місця.
name-myrkulor = Міркулор
name-elvagar = Ельвагар
name-angerboda = Ангербода
name-muspelheim = Муспельгейм
name-horgr = Горгр
name-utgard = Утгард
name-andlang = Андланг
name-gimle = Гімле
name-yggdrasil = Іггдрасіль
name-nw = північно-західний фіорд
name-ne = північно-східний фіорд
name-se = південно-східний фіорд
name-sw = південно-західний фіорд
name-reserve = резерв
name-valhalla = Вальгалла
name-manheim = Мангейм
name-jotunheim = Йотунгейм
name-alfheim = Альвгейм
name-none = немає

# Параметри, нагороди, джерела слави, види карт, клани.
name-rage = Лють
name-axes = Сокири
name-horns = Роги
name-glory = 5 слави
name-all = усі три параметри
name-battle = битва
name-pillage = грабунок
name-quest = завдання
name-ragnarok = Рагнарок
name-card = карта
name-end = кінець гри
name-monster = чудовисько
name-clan = клан
name-clan-wolf = клан Вовка
name-clan-raven = клан Крука
name-clan-serpent = клан Змії
name-clan-bear = клан Ведмедя

# Де лежать карти й що тягне випадок.
name-deck = колода
name-discard = скид
name-out = поза грою
name-gone = вийшли з гри закритими
name-hand = рука
name-pack = дари на вибір
name-quests = прийняті завдання
name-slots = поліпшення
name-played = зіграні в битві
name-pillage-token = жетон грабунку
name-ragnarok-token = жетон Рагнароку
name-first-player = перший гравець

part-battle = битви
part-pillage = грабунки
part-quest = завдання
part-ragnarok = Рагнарок
part-card = карти
part-end = параметри клану

prompt-keep-gift = Лишіть собі дар богів, { $pick } із { $picks }
prompt-turn = Дія або пас; лють: { $rage }
prompt-free-invade = Вторгнутися фігуркою безплатно?
prompt-reinforce = Привести безплатно ще одного воїна?
prompt-take =
    { $figure ->
        [warrior] Скільки воїнів іде { into-target }?
       *[other] Чи йде { $figure_name } { into-target }?
    }
prompt-call-to-battle = Заклик до битви за { province-object }: привести фігурку?
prompt-pillage-at-once = Грабувати одразу? Це коштує люті: { $cost }
prompt-play-card = Битва за { province-object }: зіграйте карту долілиць
prompt-count-quest = Вважати ваше завдання картою битви із силою { $strength }?
prompt-spare = «Приплив Одіна»: виберіть єдину фігурку, яка лишиться у вас у цій битві
prompt-add-late-card = Усі карти відкрито: додати ще одну?
prompt-take-back = Лишити собі зіграні карти? Люті за кожну: { $cost }
prompt-save =
    { $figure ->
        [warrior] { $count ->
            [one] Гине { $count } воїн { at-place }. Врятувати його?
            [few] Гинуть { $count } воїни { at-place }. Врятувати одного?
           *[many] Гинуть { $count } воїнів { at-place }. Врятувати одного?
        }
       *[other] Гине { $figure_name } { at-place }. Врятувати?
    }
prompt-move-leader = «Володар молотів»: перевести вождя в сусідню провінцію?
prompt-raise = Виберіть параметр, який підвищити
prompt-sacrifice =
    { $left ->
        [one] Виберіть другу фігурку для жертви
       *[other] Виберіть першу фігурку для жертви
    }
prompt-save-card = Лишіть одну карту на наступну епоху або жодної; решту скидають

option-keep = лишити карту «{ $card_name }»
option-invade = вторгнутися { into-place } { figure-with }
option-recall = вторгнутися { into-place } { figure-with } з Вальгалли
option-stay = лишити все як є
option-march = марш { from-origin } { into-target }
option-take =
    { $figure ->
        [warrior] { $count ->
            [0] воїни лишаються
            [one] іде { $count } воїн
            [few] ідуть { $count } воїни
           *[many] ідуть { $count } воїнів
        }
       *[other] { $count ->
            [0] { $figure_name }: лишитися
           *[other] { $figure_name }: іти
        }
    }
option-upgrade = поліпшення: «{ $card_name }»
option-upgrade-replacing = поліпшення: «{ $card_name }» замість карти «{ $old_name }»
option-commit = прийняти завдання «{ $card_name }»
option-pillage = грабувати { province-object }
option-challenge = знову грабувати { province-object } («Виклик Тюра»)
option-let-it-be = не грабувати
option-sacrifice = пожертвувати двома фігурками («Жертва Фрігги»)
option-sacrifice-figure = пожертвувати { figure-with } { at-place }
option-pass = спасувати й утратити всю лють
option-join = привести { figure-object } { from-origin }
option-decline = нікого не приводити
option-play = зіграти карту «{ $card_name }»
option-count = зарахувати завдання «{ $card_name }»
option-count-nothing = не зараховувати
option-spare = лишити { figure-object }
option-add = додати карту «{ $card_name }»
option-add-nothing = нічого не додавати
option-take-back = повернути собі карту «{ $card_name }»
option-discard-rest = скинути решту
option-save = врятувати { figure-object } («{ $card_name }»)
option-let-die =
    { $figure ->
        [warrior] нехай воїни гинуть
       *[other] нехай { $figure_name } гине
    }
option-move-leader-to = перевести вождя { into-place }
option-raise = підвищити параметр: { $stat_name }
option-save-card = лишити карту «{ $card_name }» на наступну епоху
option-save-nothing = не лишати карт

event-doom = Рагнарок епохи { $age } знищить { province-object }
event-destroyed-at-first = Ще до початку гри знищено провінцію { $province_name }
event-first-player = { $seat_name } починає
event-age-begins = Починається епоха { $age }
event-deal = { $seat_name } отримує карти: { $cards_name }
event-deal-hidden = { $count ->
    [one] { $seat_name } отримує { $count } карту
    [few] { $seat_name } отримує { $count } карти
   *[many] { $seat_name } отримує { $count } карт
}
event-leave-unseen = { $count ->
    [one] { $count } карта з колоди виходить із гри закритою
    [few] { $count } карти з колоди виходять із гри закритими
   *[many] { $count } карт із колоди виходять із гри закритими
}
event-keep = { $seat_name } лишає собі карту «{ $card_name }»
event-keep-hidden = { $seat_name } лишає собі карту
event-pass-gifts = Усі передають карти ліворуч
event-discard-unseen = { $seat_name } скидає закритими: { $cards_name }
event-discard-unseen-hidden = { $count ->
    [one] { $seat_name } скидає { $count } карту закритою
    [few] { $seat_name } скидає { $count } карти закритими
   *[many] { $seat_name } скидає { $count } карт закритими
}
event-set-rage = { $seat_name } починає з люттю { $rage }
event-pay-rage = { $seat_name }: лють −{ $amount }, тепер { $left }
event-pay-rage-by = { $seat_name }: лють −{ $amount }, тепер { $left } («{ $by_name }»)
event-gain-rage = { $seat_name }: лють +{ $amount }, тепер { $left }
event-gain-rage-by = { $seat_name }: лють +{ $amount }, тепер { $left } («{ $by_name }»)
event-glory =
    { $amount ->
        [one] { $seat_name } отримує { $amount } славу ({ $source_name })
       *[other] { $seat_name } отримує { $amount } слави ({ $source_name })
    }
event-glory-by =
    { $amount ->
        [one] { $seat_name } отримує { $amount } славу («{ $by_name }»)
       *[other] { $seat_name } отримує { $amount } слави («{ $by_name }»)
    }
event-steal-glory =
    { $amount ->
        [one] { $seat_name } краде { $amount } славу, її втрачає { $victim_name }
       *[other] { $seat_name } краде { $amount } слави, її втрачає { $victim_name }
    }
event-steal-glory-by =
    { $amount ->
        [one] { $seat_name } краде { $amount } славу, її втрачає { $victim_name } («{ $by_name }»)
       *[other] { $seat_name } краде { $amount } слави, її втрачає { $victim_name } («{ $by_name }»)
    }
event-raise-stat = { $seat_name } підвищує параметр { $stat_name } до { $value }
event-raise-stat-by = { $seat_name } підвищує параметр { $stat_name } до { $value } («{ $by_name }»)
event-invade = { $seat_name } вторгається { into-target }: { $figures_name }
event-march = { $seat_name } іде маршем { from-origin } { into-target }: { $figures_name }
event-upgrade = { $seat_name } грає поліпшення «{ $card_name }»
event-replace-upgrade = { $seat_name } скидає поліпшення «{ $card_name }»
event-monster-leaves = { $seat_name } розлучається з чудовиськом: { $figure_name } { at-place } виходить із гри
event-commit = { $seat_name } приймає завдання «{ $card_name }»
event-commit-hidden = { $seat_name } приймає завдання
event-pass = { $seat_name } пасує
event-actions-end = Дії цієї епохи скінчилися
event-pillage = { $seat_name } іде грабувати { province-object }
event-join = { $seat_name } вступає в битву: { $figures_name } { from-origin }
event-decline = { $seat_name } нікого не приводить
event-reveal = { $seat_name } відкриває карту «{ $card_name }»
event-quest-counts = { $seat_name } зараховує завдання «{ $card_name }» як силу { $strength }
event-add-card = { $seat_name } додає карту «{ $card_name }»
event-strength = { $seat_name }: сила { $total }
event-battle-won = { $seat_name } перемагає в битві
event-battle-tied = Нічия, сила { $total }: битву програють усі
event-take-card = { $seat_name } забирає в переможця карту «{ $card_name }»
event-take-back = { $seat_name } повертає собі карту «{ $card_name }»
event-discard = { $seat_name } скидає карту «{ $card_name }»
event-destroy = { $seat_name } втрачає { at-origin }: { $figures_name }
event-destroy-by = { $seat_name } втрачає { at-origin }: { $figures_name } («{ $by_name }»)
event-retreat = { $seat_name } відступає { from-origin } { into-target }: { $figures_name }
event-saved = { $seat_name } рятує { figure-object } { at-place }
event-text-cancelled = Текст карти «{ $card_name }» скасовано ({ $seat_name })
event-pillaged = { $seat_name } успішно грабує { province-object }; нагорода: { $reward_name }
event-move-leader = { $seat_name } переходить { from-origin } { into-target }: { $figures_name }
event-reveal-quest = { $seat_name } відкриває завдання «{ $card_name }»
event-quest-fulfilled = { $seat_name }: завдання «{ $card_name }» виконано
event-quest-failed = { $seat_name }: завдання «{ $card_name }» не виконано
event-ragnarok = Рагнарок знищує { province-object }
event-doom-moves = Наступною впаде провінція { $province_name }
event-release = { $seat_name } повертає з Вальгалли: { $figures_name }
event-age-ends =
    { $age ->
        [3] Епоха { $age } скінчилася
       *[other] Епоха { $age } скінчилася; перший гравець тепер { $first_name }
    }
event-final-stat =
    { $amount ->
        [one] { $seat_name }: параметр { $stat_name } дає { $amount } славу
       *[other] { $seat_name }: параметр { $stat_name } дає { $amount } слави
    }

refuse-invade-off-map = { $seat_name } не може вторгнутися { into-place } { figure-with }: це не частина мапи; виберіть провінцію або фіорд
refuse-invade-ship-ashore = { $seat_name } не може вторгнутися { into-place } { figure-with }: це місце не для кораблів; виберіть фіорд
refuse-invade-fjord = { $seat_name } не може вторгнутися { into-place } { figure-with }: у фіорди входять лише кораблі; виберіть провінцію
refuse-invade-closed-fjord = { $seat_name } не може вторгнутися { into-place } { figure-with }: обидві провінції фіорду знищено; виберіть інший фіорд
refuse-invade-yggdrasil = { $seat_name } не може вторгнутися { into-place } { figure-with }: туди йдуть маршем; виберіть зовнішню провінцію
refuse-invade-destroyed = { $seat_name } не може вторгнутися { into-place } { figure-with }: провінцію знищено; виберіть уцілілу
refuse-invade-full = { $seat_name } не може вторгнутися { into-place } { figure-with }: там немає порожнього села; виберіть провінцію з порожнім селом
refuse-invade-horns =
    { $count ->
        [one] { $seat_name } не може вторгнутися { into-place } { figure-with }: на мапі { $count } фігурка, Роги { $horns }
        [few] { $seat_name } не може вторгнутися { into-place } { figure-with }: на мапі { $count } фігурки, Роги { $horns }
       *[many] { $seat_name } не може вторгнутися { into-place } { figure-with }: на мапі { $count } фігурок, Роги { $horns }
    }
refuse-invade-none-there = { $seat_name } не може вторгнутися { figure-with } { from-origin }: там такої фігурки немає; виберіть ту, що там є
refuse-invade-rage = { $seat_name } не може вторгнутися { figure-with }: потрібно люті { $cost }, у клану { $rage }
refuse-invade-other-kind = { $seat_name } не може зараз вторгнутися { figure-with }: безплатно вторгається лише фігурка зіграної карти
refuse-invade-elsewhere = { $seat_name } не може зараз вторгнутися деінде: лише { into-place } або нікуди
refuse-reinforce-otherwise = { $seat_name } не може привести нікого іншого: один воїн { at-place } або ніхто
refuse-march-fjord = { $seat_name } не може піти маршем { from-origin } { into-target }: кораблі не ходять маршем, і у фіорд ніхто не ходить; виберіть дві провінції
refuse-march-off-map = { $seat_name } не може піти маршем { from-origin } { into-target }: маршем ходять із провінції в провінцію
refuse-march-nowhere = { $seat_name } не може піти маршем { from-origin } { into-target }: це та сама провінція; виберіть іншу
refuse-march-nobody = { $seat_name } не може піти маршем { from-origin } { into-target }: у клану немає фігурок там, звідки йти
refuse-march-destroyed = { $seat_name } не може піти маршем { from-origin } { into-target }: цю провінцію знищено; виберіть уцілілу
refuse-march-full = { $seat_name } не може піти маршем { from-origin } { into-target }: там немає порожнього села; виберіть провінцію з порожнім селом
refuse-march-rage = { $seat_name } не може піти маршем { from-origin } { into-target }: потрібна 1 лють, а її не лишилося
refuse-take-too-many = { $seat_name } не може привести стільки { into-target } ({ $figure_name }, { $count }): є лише { $there }
refuse-take-no-village = { $seat_name } не може привести стільки { into-target } ({ $figure_name }, { $count }): порожніх сіл там лишилося { $room }
refuse-take-nobody = { $seat_name } не може піти { into-target } без фігурок ({ $figure_name }, { $count }): має піти принаймні одна
refuse-no-challenge = { $seat_name } не може грабувати вже пограбовану провінцію: для цього потрібне поліпшення «Виклик Тюра»
refuse-no-sacrifice = { $seat_name } не може жертвувати фігурками: для цього потрібне поліпшення «Жертва Фрігги»
refuse-no-recall = { $seat_name } не може вторгнутися з Вальгалли: для цього потрібне поліпшення «Володіння Фрігги»
refuse-sacrifice-too-few = { $seat_name } не може пожертвувати двома фігурками: на мапі фігурок клану { $count }
refuse-upgrade-not-in-hand = { $seat_name } не може зіграти поліпшення «{ $card_name }»: цієї карти немає в руці; виберіть карту з руки
refuse-upgrade-no-upgrade = { $seat_name } не може зіграти карту «{ $card_name }» як поліпшення: це не поліпшення; виберіть поліпшення
refuse-upgrade-other-slot = { $seat_name } не може покласти карту «{ $card_name }» замість карти «{ $old_name }»: у комірках цього виду такої карти немає; виберіть ту, що там лежить
refuse-upgrade-slots-full = { $seat_name } не може просто додати карту «{ $card_name }»: усі комірки цього виду зайняті; виберіть, яке поліпшення замінити
refuse-upgrade-rage = { $seat_name } не може зіграти поліпшення «{ $card_name }»: потрібно люті { $cost }, у клану { $rage }
refuse-commit-twice = { $seat_name } не може прийняти завдання «{ $card_name }»: його вже прийнято
refuse-commit-not-in-hand = { $seat_name } не може прийняти завдання «{ $card_name }»: цієї карти немає в руці; виберіть завдання з руки
refuse-commit-no-quest = { $seat_name } не може прийняти карту «{ $card_name }» як завдання: це не завдання; виберіть завдання
refuse-pillage-destroyed = { $seat_name } не може грабувати { province-object }: провінцію знищено; виберіть уцілілу
refuse-pillage-pillaged = { $seat_name } не може грабувати { province-object }: у цю епоху там уже грабували; виберіть іншу провінцію
refuse-challenge-unpillaged = { $seat_name } не може знову грабувати { province-object }: у цю епоху там ще не грабували; грабуйте як звичайно, без люті
refuse-pillage-absent = { $seat_name } не може грабувати { province-object }: клан не має ні фігурки там, ні корабля у фіорді
refuse-pillage-rage = { $seat_name } не може грабувати { province-object }: потрібно люті { $cost }, у клану { $rage }
refuse-join-ship = { $seat_name } не може привести { figure-object } { from-origin } на битву за { province-object }: кораблі не рухаються
refuse-join-not-adjacent = { $seat_name } не може привести { figure-object } { from-origin } на битву за { province-object }: приходять лише із сусідніх провінцій; виберіть сусідню
refuse-join-none-there = { $seat_name } не може привести { figure-object } { from-origin } на битву за { province-object }: там такої фігурки немає; виберіть ту, що там є
refuse-play-not-in-hand = { $seat_name } не може вибрати карту «{ $card_name }»: цієї карти немає в руці; виберіть карту з руки
refuse-keep-not-in-pack = { $seat_name } не може лишити собі карту «{ $card_name }»: цієї карти немає серед дарів; виберіть одну з них
refuse-add-too-late = { $seat_name } не може зараз додати карту «{ $card_name }»: після відкриття додають лише карти, на яких це сказано
refuse-move-not-adjacent = { $seat_name } не може перевести вождя { into-place }: це не сусідня провінція; виберіть сусідню з пограбованою
refuse-move-destroyed = { $seat_name } не може перевести вождя { into-place }: провінцію знищено; виберіть уцілілу
refuse-move-full = { $seat_name } не може перевести вождя { into-place }: там немає порожнього села; виберіть провінцію з порожнім селом
refuse-stat-just-raised = { $seat_name } не може підвищити параметр { $stat_name }: його щойно підвищив жетон; виберіть інший
refuse-stat-at-its-end = { $seat_name } не може підвищити параметр { $stat_name }: він на останній клітинці; виберіть інший

option-help-edition = яке видання
option-help-edition-102 = 102 карти й 9 чудовиськ, як у продажу
option-help-edition-99 = 99 карт і 6 чудовиськ, як у першій книзі правил
option-help-hidden_pillage = жетони грабунку лежать долілиць, поки їхню провінцію не пограбують
option-help-first_game = для першої гри: в епоху 1 карт не розбирають, кожен грає вісьмома розданими
option-help-first = хто починає
option-help-first-random = вирішує випадок
option-help-first-astrid = перше місце
option-help-first-bjorn = друге місце
option-help-first-dagny = третє місце
option-help-first-eirik = четверте місце
option-help-passing = що означає пас
option-help-passing-final = хто пасував, більше не діє в цій епосі
option-help-passing-open = хто пасував, ходить знову, якщо здобуде лють

# Карти. Назви, що є в кількох епохах, мають її число; копії звуться як перша.
name-odins-smite-1a = Кара Одіна
name-odins-smite-1b = { name-odins-smite-1a }
name-tyrs-bash-1 = Поштовх Тюра
name-tyrs-smash-1a = Удар Тюра I
name-tyrs-smash-1b = { name-tyrs-smash-1a }
name-tyrs-crush-1 = Нищівні удари Тюра I
name-tyrs-smite-1 = Кара Тюра I
name-heimdalls-sight-1 = Пильність Геймдалля
name-friggas-grace-1a = Милість Фрігги
name-friggas-grace-1b = { name-friggas-grace-1a }
name-lokis-trickery-1a = Хитрощі Локі
name-lokis-trickery-1b = { name-lokis-trickery-1a }
name-thors-hammer-1 = Молот Тора
name-alfheim-1a = Альвгейм! I
name-alfheim-1b = { name-alfheim-1a }
name-jotunheim-1a = Йотунгейм! I
name-jotunheim-1b = { name-jotunheim-1a }
name-manheim-1a = Мангейм! I
name-manheim-1b = { name-manheim-1a }
name-glorious-death-1a = Славна смерть! I
name-glorious-death-1b = { name-glorious-death-1a }
name-yggdrasil-1 = Іггдрасіль! I
name-troll-1 = Троль
name-sea-serpent-1 = Морський змій
name-lord-of-hammers-1 = Володар молотів
name-brothers-in-arms-1 = Брати по зброї
name-lokis-dragons-1 = Дракони Локі
name-lokis-domain-1 = Володіння Локі
name-friggas-charm-1 = Чари Фрігги
name-thors-glory-1 = Слава Тора
name-friggas-succor-1 = Допомога Фрігги
name-tyrs-domain-1 = Володіння Тюра
name-lokis-blessing-1 = Благословення Локі
name-dwarf-chieftain-1 = Ватажок гномів
name-tyrs-smash-2 = Удар Тюра II
name-tyrs-crush-2 = Нищівні удари Тюра II
name-tyrs-smite-2 = Кара Тюра II
name-tyrs-rage-2 = Лють Тюра II
name-heimdalls-eye-2a = Око Геймдалля
name-heimdalls-eye-2b = { name-heimdalls-eye-2a }
name-heimdalls-eye-2c = { name-heimdalls-eye-2a }
name-heimdalls-watch-2 = Варта Геймдалля II
name-odins-tide-2a = Приплив Одіна
name-odins-tide-2b = { name-odins-tide-2a }
name-lokis-backstab-2a = Зрада Локі
name-lokis-backstab-2b = { name-lokis-backstab-2a }
name-thors-oath-2 = Клятва Тора
name-alfheim-2a = Альвгейм! II
name-alfheim-2b = { name-alfheim-2a }
name-jotunheim-2a = Йотунгейм! II
name-jotunheim-2b = { name-jotunheim-2a }
name-manheim-2a = Мангейм! II
name-manheim-2b = { name-manheim-2a }
name-glorious-death-2a = Славна смерть! II
name-glorious-death-2b = { name-glorious-death-2a }
name-yggdrasil-2 = Іггдрасіль! II
name-valkyrie-2 = Валькірія
name-fire-giant-2 = Вогняний велетень
name-lord-of-axes-2 = Володар сокир
name-experts-in-arms-2 = Знавці зброї
name-fire-dragons-2 = Вогняні дракони
name-odins-inspiration-2 = Натхнення Одіна
name-tyrs-challenge-2 = Виклик Тюра
name-friggas-protection-2 = Захист Фрігги
name-lokis-eminence-2 = Піднесення Локі
name-tyrs-prowess-2 = Звитяга Тюра
name-thors-domain-2 = Володіння Тора
name-dark-elf-2 = Темний ельф
name-tyrs-crush-3 = Нищівні удари Тюра III
name-tyrs-smite-3 = Кара Тюра III
name-tyrs-rage-3 = Лють Тюра III
name-heimdalls-gaze-3a = Погляд Геймдалля
name-heimdalls-gaze-3b = { name-heimdalls-gaze-3a }
name-heimdalls-watch-3 = Варта Геймдалля III
name-odins-judgement-3a = Суд Одіна
name-odins-judgement-3b = { name-odins-judgement-3a }
name-lokis-poison-3 = Отрута Локі
name-thors-ascension-3a = Сходження Тора
name-thors-ascension-3b = { name-thors-ascension-3a }
name-thors-primacy-3a = Першість Тора
name-thors-primacy-3b = { name-thors-primacy-3a }
name-alfheim-3a = Альвгейм! III
name-alfheim-3b = { name-alfheim-3a }
name-jotunheim-3a = Йотунгейм! III
name-jotunheim-3b = { name-jotunheim-3a }
name-manheim-3a = Мангейм! III
name-manheim-3b = { name-manheim-3a }
name-glorious-death-3a = Славна смерть! III
name-glorious-death-3b = { name-glorious-death-3a }
name-yggdrasil-3 = Іггдрасіль! III
name-frost-giant-3 = Крижаний велетень
name-volur-witch-3 = Відьма-вельва
name-lord-of-spears-3 = Володар списів
name-masters-in-arms-3 = Майстри зброї
name-eternal-dragons-3 = Вічні дракони
name-friggas-domain-3 = Володіння Фрігги
name-odins-throne-3 = Трон Одіна
name-thors-conquest-3 = Завоювання Тора
name-friggas-sacrifice-3 = Жертва Фрігги
name-tyrs-wrath-3 = Гнів Тюра
name-lokis-wrath-3 = Гнів Локі
name-soldier-of-hel-3 = Солдат Гель

# Що роблять карти, по рядку на назву.
text-odins-smite-1 = Перед порівнянням сил гине по одному воїну кожного суперника в битві.
text-tyrs-bash-1 = Додає свою силу, і більше нічого.
text-tyrs-smash-1 = Додає свою силу, і більше нічого.
text-tyrs-crush-1 = Додає свою силу, і більше нічого.
text-tyrs-smite-1 = Додає свою силу, і більше нічого.
text-heimdalls-sight-1 = Така сильна, як найсильніша карта суперника.
text-friggas-grace-1 = Якщо грабунок вдався, підвищте ще один параметр, не той, що на жетоні.
text-lokis-trickery-1 =
    Якщо ви програли, вкрадіть у переможця { $amount ->
        [one] { $amount } лють
       *[other] { $amount } люті
    }.
text-thors-hammer-1 =
    Якщо ви перемогли, отримайте { $gain_if_won_glory ->
        [one] { $gain_if_won_glory } славу
       *[other] { $gain_if_won_glory } слави
    }.
text-alfheim-1 = Найбільша сила, без нічиєї, в Андлангу або в Гімле. Слава і +1 до одного параметра.
text-jotunheim-1 = Найбільша сила, без нічиєї, в Утгарді, Горгрі або Муспельгеймі. Слава і +1 до одного параметра.
text-manheim-1 = Найбільша сила, без нічиєї, в Міркулорі, Ельвагарі або Ангербоді. Слава і +1 до одного параметра.
text-glorious-death-1 =
    Перед Рагнароком у Вальгаллі щонайменше { $dead ->
        [one] { $dead } ваша фігурка
        [few] { $dead } ваші фігурки
       *[many] { $dead } ваших фігурок
    }. Слава і +1 до одного параметра.
text-yggdrasil-1 = Найбільша сила в Іггдрасілі, без нічиєї. Слава і +1 до одного параметра.
text-troll-1 = Коли він вторгається в провінцію, усі ворожі воїни там гинуть.
text-sea-serpent-1 = Корабель і чудовисько водночас: живе у фіордах, не рухається, підтримує обидві провінції.
text-lord-of-hammers-1 = Після вдалого грабунку з вождем він може перейти в сусідню провінцію.
text-brothers-in-arms-1 = Кожна пара ваших воїнів в одній провінції має разом силу { $pair }, непарний воїн — { $strength }.
text-lokis-dragons-1 =
    Отримайте { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    } за кожен свій знищений корабель, хай що його знищило.
text-lokis-domain-1 =
    Отримайте { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    } за кожну свою фігурку, яка повертається з Вальгалли.
text-friggas-charm-1 =
    Ваші поліпшення коштують на { $amount ->
        [one] { $amount } лють
       *[other] { $amount } люті
    } менше, але не менше 0.
text-thors-glory-1 =
    Отримайте { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    }, якщо у вашій битві знищено { $least } чи більше ворожих фігурок.
text-friggas-succor-1 = Коли ви вторгаєтеся в провінцію, туди безплатно може вторгнутися ще один воїн.
text-tyrs-domain-1 = Завдання, відкрите вами в битві, може вважатися картою битви із силою { $amount }.
text-lokis-blessing-1 = Після програної битви воїн може безплатно вторгнутися в ту провінцію.
text-dwarf-chieftain-1 = Не коштує люті: ні сама карта, ні вторгнення.
text-tyrs-smash-2 = { text-tyrs-smash-1 }
text-tyrs-crush-2 = { text-tyrs-crush-1 }
text-tyrs-smite-2 = { text-tyrs-smite-1 }
text-tyrs-rage-2 = Додає свою силу, і більше нічого.
text-heimdalls-eye-2 = Її можна також додати після того, як усі карти відкрито.
text-heimdalls-watch-2 = Скидає всі відкриті карти; ви отримуєте їхню силу як славу; далі всі грають нові карти.
text-odins-tide-2 = Перед порівнянням сил кожен клан лишає в битві одну фігурку, решта гинуть.
text-lokis-backstab-2 =
    Якщо ви програли, вкрадіть у переможця { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    }.
text-thors-oath-2 = Якщо ви перемогли, підвищте один параметр.
text-alfheim-2 = { text-alfheim-1 }
text-jotunheim-2 = { text-jotunheim-1 }
text-manheim-2 = { text-manheim-1 }
text-glorious-death-2 = { text-glorious-death-1 }
text-yggdrasil-2 = { text-yggdrasil-1 }
text-valkyrie-2 =
    Отримайте { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    } за кожну ворожу фігурку, знищену в битві з її участю.
text-fire-giant-2 = Коли він вторгається в провінцію, усі вороги там, крім чудовиськ, гинуть, кораблі теж.
text-lord-of-axes-2 = Після вдалого грабунку з вождем підвищте один параметр.
text-experts-in-arms-2 =
    Ваші воїни мають силу { $strength }, їхнє вторгнення коштує { $strength ->
        [one] { $strength } лють
       *[other] { $strength } люті
    }.
text-fire-dragons-2 = { text-lokis-dragons-1 }
text-odins-inspiration-2 = Подвоює вашу славу за фігурки, що гинуть у Рагнароку.
text-tyrs-challenge-2 = Дія: заплатіть 2 люті, щоб пограбувати вже пограбовану провінцію.
text-friggas-protection-2 =
    За { $rage ->
        [one] { $rage } лють
       *[other] { $rage } люті
    } врятуйте свою фігурку від знищення, хоч щоразу; не в Рагнароку.
text-lokis-eminence-2 = { text-lokis-domain-1 }
text-tyrs-prowess-2 = Після виграної битви лишіть собі будь-які свої відкриті карти, по { $rage } люті за кожну.
text-thors-domain-2 =
    Після вторгнення в провінцію можна заплатити { $rage ->
        [one] { $rage } лють
       *[other] { $rage } люті
    } й одразу її грабувати.
text-dark-elf-2 = Може вторгнутися в Іггдрасіль, і там має силу { $strength_in_yggdrasil_strength }.
text-tyrs-crush-3 = { text-tyrs-crush-1 }
text-tyrs-smite-3 = { text-tyrs-smite-1 }
text-tyrs-rage-3 = { text-tyrs-rage-2 }
text-heimdalls-gaze-3 = Її можна також додати після того, як усі карти відкрито.
text-heimdalls-watch-3 = { text-heimdalls-watch-2 }
text-odins-judgement-3 =
    Отримайте { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    } за кожну знищену в цій битві фігурку, свої теж рахуються.
text-lokis-poison-3 = Якщо ви програли, візьміть відкриті карти переможця собі в руку.
text-thors-ascension-3 =
    Якщо ви перемогли, отримайте { $rage ->
        [one] { $rage } лють
       *[other] { $rage } люті
    } й { $gain_if_won_glory ->
        [one] { $gain_if_won_glory } славу
       *[other] { $gain_if_won_glory } слави
    }.
text-thors-primacy-3 = Скасовує тексти відкритих карт суперників, перш ніж вони подіють.
text-alfheim-3 = { text-alfheim-1 }
text-jotunheim-3 = { text-jotunheim-1 }
text-manheim-3 = { text-manheim-1 }
text-glorious-death-3 = { text-glorious-death-1 }
text-yggdrasil-3 = { text-yggdrasil-1 }
text-frost-giant-3 = Після вдалого грабунку з ним візьміть нагороду вдруге.
text-volur-witch-3 = Замість загинути в зовнішній провінції, вона може відступити до Іггдрасіля.
text-lord-of-spears-3 = Після вдалого грабунку з вождем підвищте всі три параметри.
text-masters-in-arms-3 = { text-brothers-in-arms-1 }
text-eternal-dragons-3 = { text-lokis-dragons-1 }
text-friggas-domain-3 = За 1 лють можна вторгнутися своєю фігуркою з Вальгалли.
text-odins-throne-3 = Подвоює славу за ваші виконані завдання.
text-thors-conquest-3 =
    Наприкінці гри отримайте { $amount ->
        [one] { $amount } славу
       *[other] { $amount } слави
    } за кожну свою фігурку на мапі.
text-friggas-sacrifice-3 = Дія: знищте дві свої фігурки, щоб підвищити один параметр.
text-tyrs-wrath-3 = { text-tyrs-domain-1 }
text-lokis-wrath-3 = { text-lokis-domain-1 }
text-soldier-of-hel-3 = Не коштує люті: ні сама карта, ні вторгнення.


# Що кажуть зображення Blood Rage, українською.

draw-title = Blood Rage: мапа і клани
draw-villages =
    { $count ->
        [one] вільних сіл: { $empty } з { $count }
       *[other] вільних сіл: { $empty } з { $count }
    }
draw-str = сила { $value }
draw-token =
    { $reward ->
        [none] жетон грабунку лежить долілиць
       *[other] нагорода за грабунок: { $reward_name }
    }
draw-pillaged = пограбовано в цю епоху
draw-doom = гине в Рагнароку епохи { $age }
draw-destroyed = знищено
draw-fjord = підтримує провінції: { $provinces_name }
draw-age = епоха { $age }
draw-age-doom = епоха { $age }: гине { $province_name }, слави за кожну фігурку там: { $glory }
draw-stat = { $stat_name } { $value }, клітинка { $cell } з { $cells }
draw-rage = лють { $value }
draw-glory = слава { $value }
draw-hand-count =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[other] { $count } карт у руці
    }
draw-quest-count =
    { $count ->
        [one] { $count } прийняте завдання
        [few] { $count } прийняті завдання
       *[other] { $count } прийнятих завдань
    }
draw-slot-empty = порожньо
draw-kept = узяті дари
draw-cost = коштує люті: { $value }
draw-battle = Битва: { $province_name }
draw-call = Заклик до битви: { $province_name }
draw-chances-how = Те, чого ви не бачите, роздається багато разів так, як ви можете це знати, і битва грається за правилами. Інші грають будь-яку карту битви з руки, ви найкращу зі своїх; пізню карту додає той, хто нею виграє. У дев’яти випадках із десяти правда лежить у цих межах.
draw-total = разом { $low }
draw-range = разом від { $low } до { $high }
draw-won = перемога
draw-pillager = грабує

# Що є в коробці, щоб читати.
kind-battle-cards = Карти битви
kind-quest-cards = Завдання
kind-warrior-cards = Поліпшення воїнів
kind-leader-cards = Поліпшення вождя
kind-ship-cards = Поліпшення корабля
kind-monster-cards = Чудовиська
kind-clan-cards = Поліпшення клану
kind-tokens = Жетони грабунку
kind-figures = Фігурки
kind-stats = Параметри клану
kind-ages = Епохи
kind-clans = Клани
kind-boards = Мапа
draw-copies = примірників у коробці: { $count }
draw-players = деякі примірники лише за такої кількості гравців: { $icons }
draw-edition = лише у виданні на { $cards } карти
draw-token-of = Жетон: { $reward_name }
draw-token-stat = Хто грабує провінцію, де він лежить, підвищує на одну клітинку цей параметр: { $stat_name }.
draw-token-glory = Хто грабує провінцію, де він лежить, здобуває славу: { $glory }.
draw-token-all = Лежить на Іггдрасілі. Хто його грабує, підвищує всі три параметри на одну клітинку.
draw-figure-warrior = Вторгнення коштує стільки люті, скільки в нього сили.
draw-figure-leader = Вторгнення не коштує люті.
draw-figure-ship = Вторгається лише у фіорди, ніколи не рухається й рахується в обох провінціях, які підтримує його фіорд.
draw-stat-rage = Стільки люті клан має на початку кожної епохи.
draw-stat-axes = Стільки слави клан здобуває за виграну битву.
draw-stat-horns = Стільки фігурок клан може мати на мапі.
draw-cells = клітинки: { $values }
draw-cells-end = слава наприкінці за останні три клітинки: { $values }
draw-age-pays = Приречена провінція гине в Рагнароку: слави за кожну загиблу там фігурку: { $glory }.
draw-clan-sheet = Місця для поліпшень: 1 для воїнів, 1 для вождя, 1 для корабля, 2 для чудовиськ, 3 для клану. Усі клани починають однаково.
draw-board = Мапа
draw-board-middle = Посередині — Іггдрасіль: він межує з кожною провінцією й вміщує скільки завгодно фігурок.
draw-province =
    { $province_name } ({ $region_name }, { $count ->
        [one] { $count } село
        [few] { $count } села
       *[other] { $count } сіл
    }, { $fjord_name })

# Of the page and the terminal: points are glory here.
web-scores = Слава
ui-points = слава
web-points = { ui-points }
web-result = Звідки взялася слава
web-course = Слава впродовж гри

# What a bot weighs, for hints.
term-glory = слава
term-stats = що заплатять параметри клану
term-rage-later = лють у наступних епохах
term-axes = Сокири для майбутніх битв
term-horns = Роги для майбутніх фігурок
term-rage = лють
term-turns = ходи в цій епосі
term-last-word = більше люті, ніж у решти
term-best-card = найкраща карта битви
term-other-cards = інші карти битви
term-texts-win = карти битви, що платять переможцю
term-texts-lose = карти битви, що платять переможеному
term-texts-turn = карти битви, що змінюють битву
term-hand-upgrades = поліпшення в руці
term-dear-upgrades = задорогі поліпшення в руці
term-kept-card = карта для наступної епохи
term-hand-quests-met = завдання в руці, які вже можна виконати
term-hand-quests = інші завдання в руці
term-quests-met = завдання, які зараз виконані
term-quests-shaky = виконані завдання, які ще можуть зірвати
term-quests-near = завдання, яким бракує мало
term-quests-far = завдання, яким бракує багато
term-ways-to-die = поліпшення, що платять за загибель
term-ways-to-fight = поліпшення для битви
term-ways-to-pillage = поліпшення для грабунку
term-ways-to-score = поліпшення, що множать славу
term-ways-to-move = поліпшення, що допомагають фігуркам
term-monsters = чудовиська
term-strength = сила на мапі
term-figures = фігурки на мапі
term-room = вільні Роги для фігурок у резерві
term-reach = провінції, до битв яких можна долучитися
term-exposed = сила там, де інші сильніші
term-ragnarok = слава за загибель у Рагнароку
term-dead = фігурки у Вальгаллі
term-dead-pay = слава за вихід із Вальгалли
term-end-pay = слава за карти наприкінці гри
term-best-prize = найкраща нагода пограбувати
term-other-prizes = інші нагоди пограбувати

# Lists of options: what is done, with what, and what is left to say; then costs and gains.
verb-keep = Лишити
short-keep = { $card_name }
verb-invade = Вторгнутися
with-invade = { figure-with }
short-invade = { $place_name }
verb-recall = { verb-invade }
with-recall = { figure-with } з Вальгалли
short-recall = { $place_name }
verb-march = Марш
with-march = { from-origin }
short-march = { $target_name }
verb-take = Узяти з собою
verb-upgrade = Поліпшення
with-upgrade = «{ $card_name }»
short-upgrade = у вільну комірку
verb-upgrade-replacing = { verb-upgrade }
with-upgrade-replacing = «{ $card_name }»
short-upgrade-replacing = замість карти «{ $old_name }»
verb-commit = Прийняти завдання
short-commit = { $card_name }
verb-pillage = Грабувати
short-pillage = { $province_name }
verb-challenge = Грабувати знову
short-challenge = { $province_name }
verb-sacrifice = Пожертвувати
verb-sacrifice-figure = { verb-sacrifice }
with-sacrifice-figure = { figure-with }
short-sacrifice-figure = { $place_name }
verb-join = Привести
with-join = { figure-object }
short-join = { from-origin }
verb-play = Зіграти
short-play = { $card_name }
verb-count = Зарахувати
short-count = { $card_name }
verb-spare = Лишити в живих
short-spare = { $figure_name }
verb-add = Додати
short-add = { $card_name }
verb-take-back = Повернути собі
short-take-back = { $card_name }
verb-save = Урятувати
verb-move-leader-to = Перевести вождя
short-move-leader-to = { $place_name }
verb-raise = Підвищити
short-raise = { $stat_name }
verb-save-card = Лишити на наступну епоху
short-save-card = { $card_name }
short-pass = Пас
cost-rage =
    { $count ->
        [0] безплатно
       *[other] лють: { $count }
    }
cost-figures = фігурки: { $count }
gain-strength = сила +{ $count }
gain-glory = слава +{ $count }
gain-quest = слава +{ $count }, якщо виконати
gain-quest-now = слава +{ $count }, зараз виконано
gain-stat = { $stat_name } { $was } → { $new }
gain-any-stat = +1 до параметра
gain-all-stats = +1 до всіх параметрів
gain-unknown = невідома нагорода
gain-nothing = більше не зростає

# Як про це розповідають.
story-start = Підготовка
story-set-rage = Починаються дії
story-reveal-quest = Завдання
story-ragnarok = Рагнарок
story-release = Кінець епохи
story-final-stat = Підсумок
story-battle = Битва
story-quests = Завдання
story-age-end = Кінець епохи
story-final = Підсумок
story-age = Епоха { $age }
events-decline = { $seats_name } нікого не приводять
events-deal = { $seats_name } отримують карт: по { $count }
events-keep = { $seats_name } лишають собі по карті
events-discard-unseen = { $seats_name } скидають закритими карт: по { $count }

# Сталі відповіді
standing-bring-nobody = нікого не приводити до мого ходу
standing-no-late-cards = до кінця епохи не додавати карт

# До чого схиляється бот, поруч з іменем.
leaning-warrior = грає як воїн
leaning-quester = грає заради завдань
leaning-doomed = шукає славетної загибелі
leaning-pillager = грає як грабіжник

# Поруч із друкованим полем: що про нього розповідають, що неможливе, як розуміти шанси.
place-table = стіл
group-figures = фігурки
group-provinces = провінції
group-clans = клани
group-cards = карти
group-ages = епоха
field-warriors = воїни: { $of_name }
field-leaders = вожді
field-ships = кораблі
field-monsters = чудовиська
field-destroyed = знищена
field-glory = слава
field-stat = { $of_name }: кроків від початку треку
field-hand = ваша рука
field-cards = карт у руці
field-upgrades = поліпшення на планшеті клану
field-quests = прийняті завдання, наскільки відомо
field-age = епоха
field-doom = наступний Рагнарок
field-discard = скинуті карти
fault-too-many-warriors = у клану лише { $most } воїнів
fault-too-many-upgrades = на планшеті клану щонайбільше { $most }: { $kind_name }
fault-more-than-villages = { $province_name }: сіл лише { $most }
fault-figures-in-ruins = знищена, але там стоять фігурки
fault-ships-in-closed-fjord = обидві провінції цього фіорду знищено, тож кораблів там немає
fault-more-than-horns = фігурок на мапі { $count }, а Роги { $horns }
fault-too-few-cards = карт епохи { $age } лишилося лише { $left }
fault-no-copy-left = { $card_name }: усі копії вже розказано
scratch-heading = Якби тут дійшло до битви
scratch-here = Шанси, наскільки ви можете знати: в інших будь-які карти цієї епохи, яких ви не назвали, і вони грають одну зі своїх карт битви.
scratch-points = Параметри й карти дають славу, як наприкінці. Виконане завдання підвищує той параметр, що дає найбільше. Рагнарок рахується, якщо наступний розказано.

# Моя коробка: види компонентів, їхні поля і що роблять карти.
kind-cards-card = Карти епох
kind-board-province = Провінції
kind-board-reward = Жетони грабунку
kind-board-figure = Фігурки
kind-board-stat = Параметри клану
kind-board-age = Епохи
kind-cards-edition = Кількість карт
entry-age = Епоха
entry-kind = Вид
entry-kind-battle = битва
entry-kind-quest = завдання
entry-kind-warrior = воїни
entry-kind-leader = вождь
entry-kind-ship = корабель
entry-kind-monster = чудовисько
entry-kind-clan = клан
entry-players = Примірник
entry-players-- = завжди
entry-players-3 = від 3 кланів
entry-players-4 = для 4 кланів
entry-edition = Видання
entry-edition-99 = в обох, 99 карт
entry-edition-102 = лише у виданні зі 102 карт
entry-strength = Сила
entry-cost = Ціна в люті
entry-glory = Слава
entry-region = Регіон
entry-dead = Скільки фігурок загине
entry-late = Можна додати, коли всі карти відкрито
entry-figure = Фігурка
entry-cards = Карт в епосі
entry-three = Лише від 3 кланів
entry-four = Лише для 4 кланів
entry-villages = Села
entry-fjord = Фіорд
entry-tokens = Жетонів
entry-count = Скільки
entry-track = Крок
entry-ragnarok = Слава за фігурку в Рагнароку
entry-amount = На скільки
entry-rage = Лють
entry-least = Щонайменше
entry-pair = Пара разом
entry-action = Дія
entry-whom = Кого
moment-before-comparing = Перед порівнянням сил
moment-card-strength = Сила цієї карти
moment-pillage-succeeded = Коли ваш грабунок вдався
moment-battle-decided = Коли битву вирішено
moment-invaded = Коли ця фігурка вторгається
moment-pillaged-with-leader = Після грабунку з вождем
moment-strength = Сила фігурок
moment-ship-glory = Слава за втрачений корабель
moment-release-glory = Слава за фігурки з Вальгалли
moment-upgrade-cost = Ціна поліпшень
moment-dead-counted = Коли рахують загиблих
moment-reinforced = Коли ви вторгаєтеся в провінцію
moment-quest-strength = Сила завдання в битві
moment-battle-lost = Після битви, якої ви не виграли
moment-invade-cost = Ціна вторгнення
moment-cards-revealed = Коли карти відкрито
moment-battle-glory-taken = Коли беруть славу за битву
moment-ragnarok-glory = Слава в Рагнароку
moment-actions = Дії, які можна виконати
moment-destroyed = Коли фігурка гине
moment-cards-put-away = Коли карти битви скидають
moment-province-invaded = Коли ви вторглися в провінцію
moment-yggdrasil-opens = Чи входить до Іггдрасіля?
moment-text = Тексти інших карт
moment-reward-taken = Коли беруть жетон грабунку
moment-quest-glory = Слава за завдання
moment-final-glory = Слава наприкінці
effect-each-keeps-one-figure = кожен клан лишає одну фігурку, решта гинуть
effect-glory-for-all-dead = слава за кожну загиблу фігурку: { $amount }
effect-glory-for-enemy-dead = якщо ця фігурка там, слава за кожного загиблого ворога: { $amount }
effect-glory-once-for-enemy-dead = слава, якщо ворогів загинуло щонайменше { $least }: { $amount }
effect-all-cards-anew = усі відкриті карти скидають і грають нові
effect-smite = кожен суперник втрачає воїна
effect-highest-of-opponents = така сильна, як найсильніша карта суперника
effect-reward-again = якщо ця фігурка там, нагорода жетона ще раз
effect-raise-another = ще один параметр зростає на один
effect-raise-one = один параметр зростає на один
effect-raise-all = усі параметри зростають на один
effect-leader-may-move = вождь може перейти в сусідню провінцію
effect-steal-rage-if-lost = якщо ви програли, заберіть у переможця люті: { $amount }
effect-steal-glory-if-lost = якщо ви програли, заберіть у переможця слави: { $amount }
effect-take-winners-cards-if-lost = якщо ви програли, візьміть відкриті карти переможця
effect-gain-if-won = якщо ви перемогли, лють { $rage } і слава { $glory }
effect-raise-if-won = якщо ви перемогли, один параметр зростає на один
effect-keep-cards-for-rage = якщо ви перемогли, лишіть відкриті карти за лють, кожна: { $rage }
effect-destroys-enemies = вороги там гинуть
effect-extra-warrior = ще один воїн може безплатно вторгнутися туди
effect-may-pillage-for-rage = можна відразу грабувати за лють: { $rage }
effect-warriors-in-pairs = пара ваших воїнів має разом: { $pair }
effect-strength-in-yggdrasil = її сила в Іггдрасілі: { $strength }
effect-own-plus = ваше більше на { $amount }
effect-own-less = ваше менше на { $amount }
effect-own-double = ваше подвоюється
effect-own-at-least = ваше щонайменше { $amount }
effect-for-each-figure-on-the-map = слава за кожну вашу фігурку на мапі: { $amount }
effect-adds-action = у вас є ще один вид дії
effect-invade-after-losing = воїн може безплатно вторгнутися в ту провінцію
effect-invades-for-nothing = ця фігурка вторгається безплатно
effect-may-invade-yggdrasil = ця фігурка може вторгнутися в Іггдрасіль
effect-retreats-to-yggdrasil = ця фігурка натомість іде до Іггдрасіля
effect-saved-for-rage = її можна врятувати за лють: { $rage }
effect-opponents-revealed-cards = тексти відкритих карт суперників не діють
entry-action-challenge = грабувати вже пограбовану провінцію
entry-action-recall = забрати фігурки назад
entry-action-sacrifice = пожертвувати фігурками
entry-whom-warriors = воїни
entry-whom-no-monsters = усі, крім чудовиськ
