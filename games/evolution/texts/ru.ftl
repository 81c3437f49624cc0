# Эволюция. Все тексты свои.
evolution = Эволюция
evolution-summary = Животные обретают свойства, кормятся и охотятся; побеждает тот, у кого в конце больше всего самых приспособленных животных.

evolution-red = Красные
evolution-species-red = Лис
    .gen = Лиса
    .dat = Лису
    .acc = Лиса
    .ins = Лисом
    .loc = Лисе
evolution-blue = Синие
evolution-species-blue = Олень
    .gen = Оленя
    .dat = Оленю
    .acc = Оленя
    .ins = Оленем
    .loc = Олене
evolution-green = Зелёные
evolution-species-green = Геккон
    .gen = Геккона
    .dat = Геккону
    .acc = Геккона
    .ins = Гекконом
    .loc = Гекконе
evolution-yellow = Жёлтые
evolution-species-yellow = Филин
    .gen = Филина
    .dat = Филину
    .acc = Филина
    .ins = Филином
    .loc = Филине
evolution-orange = Оранжевые
evolution-species-orange = Тигр
    .gen = Тигра
    .dat = Тигру
    .acc = Тигра
    .ins = Тигром
    .loc = Тигре
evolution-purple = Фиолетовые
evolution-species-purple = Ёж
    .gen = Ежа
    .dat = Ежу
    .acc = Ежа
    .ins = Ежом
    .loc = Еже
evolution-white = Белые
evolution-species-white = Кролик
    .gen = Кролика
    .dat = Кролику
    .acc = Кролика
    .ins = Кроликом
    .loc = Кролике
evolution-black = Чёрные
evolution-species-black = Ворон
    .gen = Ворона
    .dat = Ворону
    .acc = Ворона
    .ins = Вороном
    .loc = Вороне
evolution-animal = { $species } { $number }
    .gen = { $species-gen } { $number }
    .dat = { $species-dat } { $number }
    .acc = { $species-acc } { $number }
    .ins = { $species-ins } { $number }
    .loc = { $species-loc } { $number }
evolution-animal-in-full = { $animal } ({ $traits })
    .gen = { $animal-gen } ({ $traits })
    .dat = { $animal-dat } ({ $traits })
    .acc = { $animal-acc } ({ $traits })
    .ins = { $animal-ins } ({ $traits })
    .loc = { $animal-loc } ({ $traits })
evolution-no-traits = без свойств
evolution-list = { $one }, { $more }
evolution-two-sided = { $front } / { $second }
evolution-trait-of = { $kind } ({ $animal })
evolution-pair-of = { $kind } ({ $animal } — { $mate })
evolution-paired = { $kind } ↔ { $mate }
evolution-paired-briefly = { $kind } ↔ { $number }
evolution-route = { $animal } → { $place }
evolution-laurasia = Лавразия
evolution-gondwana = Гондвана
evolution-ocean = Океан
evolution-food-bank = кормовая база
evolution-phase-setup = Подготовка
evolution-phase-development = развития
evolution-phase-food-bank = определения кормовой базы
evolution-phase-feeding = питания
evolution-phase-extinction = вымирания и получения карт
# The same as names of their own.
evolution-phase-development-itself = развитие
evolution-phase-food-bank-itself = кормовая база
evolution-phase-feeding-itself = питание
evolution-phase-extinction-itself = вымирание и получение карт

evolution-title = Ход { $turn }, фаза { $phase }
    .short = Ход { $turn }
evolution-last-turn = — последний ход
evolution-begins = — первыми ходят { $side }
evolution-table = Стол
evolution-herd = { $side }: { $what }
evolution-deck = колода
evolution-middle = В центре стола
evolution-hand = рука
evolution-pile = снос
evolution-score = очков на столе
evolution-from-animals = животные
evolution-from-traits = свойства
evolution-from-needs = потребность в еде
evolution-from-ocean = животные в Океане
evolution-part-base = потребность каждого животного { $n }
evolution-part-need = { $kind }: потребность +{ $n }
evolution-part-red = красная еда { $n }
evolution-part-blue = синяя еда { $n }
evolution-part-newborn = новорождённый: в этот ход накормлен
evolution-part-counts-as-fed = { $kind }: считается накормленным
evolution-part-animals = животные { $n } × 2 = { $points }
evolution-part-traits = свойства { $n }
evolution-part-needs = потребность в еде { $n }
evolution-part-ocean = животные в Океане { $n }
evolution-need = еда { $food }/{ $need }
evolution-store = запас { $food }/{ $need }
evolution-fed = накормлен
evolution-face = На обороте карты — «{ $card }»; роли это уже не играет
evolution-face-turns = На обороте карты — «{ $card }»; пока у животного нет свойств, карту можно вскрыть
evolution-red-token = красные фишки
evolution-blue-token = синие фишки
evolution-yellow-token = жёлтые фишки
evolution-red-tokens = красные ×
evolution-blue-tokens = синие ×
evolution-yellow-tokens = жёлтые ×
evolution-compost = компост
evolution-compost-of = компост: { $place }
evolution-body = тело
evolution-body-mark = тело ×
evolution-remains = свойства без животного
evolution-doomed = (погибнет)
evolution-paralysed = (парализован)
evolution-newborn = (новорождённый)
evolution-turned-over = (карта вскрыта)
evolution-leaving = → { $place }
evolution-has-passed = (пас)
evolution-used = (использовано)
evolution-used-round = (использовано в этом раунде)
evolution-marked = (действует)
evolution-rested = (действовало в прошлый ход)
evolution-silenced = (выключено)
evolution-role-of = ({ $kind } — { $role })
evolution-ignoring = (игнорирует «{ $kind }» у { $animal-gen })
evolution-stored = (запас: { $n })
evolution-empty = (пусто)
evolution-noted = { $said } { $note }
evolution-attack = Атака: { $hunter } → { $prey }
evolution-from-ambush = (из засады)
evolution-in-counter = (ответный удар)
evolution-playing = разыгрывается

evolution-fact-need = потребность в еде +{ $n }
evolution-fact-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
evolution-fact-on-own = играется на своих животных
evolution-fact-on-other = играется на чужих животных
evolution-fact-on-any = играется на любых животных
evolution-fact-hidden = играется только как животное
evolution-fact-pair = парное свойство
evolution-fact-directed = парное свойство, роли животных различны
evolution-fact-stores = запасает еды: { $n }
evolution-fact-ocean = его животное живёт в Океане
evolution-fact-hunters-need = атаковать может только хищник со свойством «{ $kind }»
evolution-fact-excludes = несовместимо со свойством «{ $kind }»
evolution-fact-once-round = раз в раунд питания
evolution-fact-once-turn = раз в ход
evolution-fact-card = { $card } ×{ $n }
evolution-fact-cards = на картах: { $cards } (число карт: { $source })

evolution-ask-develop = { $side }: сыграйте карту как животное или как свойство либо спасуйте. Спасовавший больше не выкладывает карт в эту фазу
evolution-ask-continent = { $side }: вы играете карту «{ $card }» как животное. Выберите континент
evolution-ask-on = { $side }: вы играете свойство «{ $kind }». Выберите животное, которое его получит
evolution-ask-first-of-pair = { $side }: вы играете свойство «{ $kind }» на пару животных. Выберите первое
evolution-ask-second-of-pair = { $side }: вы играете свойство «{ $kind }», первое животное — { $animal }. Выберите второе
evolution-with-role = { $said } ({ $role })
evolution-ask-feeding = { $side }: возьмите фишку ({ $banks }) или используйте свойство. Пока ваше животное может взять фишку, нужно сделать одно из двух
evolution-ask-feeding-take = { $side }: возьмите фишку ({ $banks })
evolution-ask-feeding-none = { $side }: ваши животные сейчас не могут взять фишку. Используйте свойство или ничего не делайте в этом раунде
evolution-bank-there = { $place }: { $n }
evolution-settles = { $said }. Первое же действие определит территорию этого раунда
evolution-ask-more = { $side }: используйте другие свойства или больше ничего не делайте в этом раунде
evolution-ask-more-food = { $side }: возьмите фишку ({ $banks }), используйте другие свойства или больше ничего не делайте в этом раунде
evolution-ask-more-take = { $side }: возьмите фишку ({ $banks }) или больше ничего не делайте в этом раунде
evolution-ask-more-must = { $side }: уже использованные свойства не заменяют основного действия. Возьмите фишку ({ $banks }) или используйте свойство вместо взятия фишки
evolution-ask-more-must-take = { $side }: уже использованные свойства не заменяют основного действия. Возьмите фишку ({ $banks })
evolution-ask-migrating = { $side }: ваши животные сейчас не могут ни взять фишку, ни использовать свойства иначе как для миграции. Объявите миграцию или ничего не делайте в этом раунде
evolution-ask-migrating-from-ocean = { $side }: ваши животные сейчас не могут ни взять фишку, ни использовать свойства иначе как для миграции. Объявите миграцию, если можете, или ничего не делайте в этом раунде (вас спрашивают в любом случае, чтобы никто не узнал, что лежит у вас в сносе)
evolution-ask-prey = { $side }: выберите, кого атакует { $hunter }
evolution-ask-adopt = { $side }: выберите своё животное, которое получит свойство «{ $kind }» из центра стола
evolution-ask-migrate = { $side }: вы объявили миграцию и больше ничего не делаете в этом раунде. Выберите, какие животные куда идут; уходят все сразу
evolution-ask-follow = { $side }: животные мигрируют ({ $routes }). Выберите, кто из ваших последует за ними; остальные останутся
evolution-ask-ambush = { $side }: { $animal } ({ $owner }) берёт фишку из кормовой базы. Нападите на него из засады (если его съедят, фишка останется в базе) или дайте ему поесть
evolution-ask-share = { $side }: могут сработать несколько парных свойств. Выберите, какое сработает следующим
evolution-ask-order = { $side }: у { $animal-gen } действует сразу несколько свойств. Выберите следующее
evolution-ask-order-fed = { $side }: { $animal } накормлен, и действует несколько его свойств. Выберите следующее
evolution-ask-order-meal = { $side }: { $animal } съел добычу, и действует несколько его свойств. Выберите следующее
evolution-ask-order-attacked = { $side }: { $animal } пережил атаку, и действует несколько его свойств. Выберите следующее
evolution-ask-order-carrion = { $side }: животное съедено, и у { $animal-gen } действует несколько свойств. Выберите следующее
evolution-ask-eaten = { $side }: ваше животное съел { $hunter }. Выберите, какое из свойств съеденного подействует на хищника следующим
evolution-ask-aim = { $side }: { $hunter } атакует { $prey-acc }. Выберите свойство добычи, которое { $hunter } игнорирует, или ни одного
evolution-ask-guard = { $side }: на вашего { $prey-acc } без свойств нападает { $hunter }. Вскройте скрытое животное, способное ответить, или не вскрывайте никого (об этом спрашивают всегда, чтобы никто не узнал, есть ли оно у вас)
evolution-ask-guard-itself = { $side }: { $hunter } нападает на вашего { $prey-acc } — скрытое животное, способное ответить. Вы обязаны его вскрыть
evolution-ask-react = { $side }: на вашего { $prey-acc } нападает { $hunter }. Выберите, как защититься; если больше ничто не поможет, ваше животное съедят
evolution-ask-react-ambush = { $side }: на вашего { $prey-acc } из засады нападает { $hunter }. Выберите, как защититься; если больше ничто не поможет, ваше животное съедят
evolution-ask-react-counter = { $side }: на вашего { $prey-acc } нападает { $hunter } (ответный удар). Выберите, как защититься; если больше ничто не поможет, ваше животное съедят
evolution-ask-carrion = { $side }: животное съедено. Выберите, кто из ваших животных получит еду от остатков
evolution-ask-duplicate = { $side }: у { $animal-gen } два свойства «{ $kind }». Выберите, какое уйдёт в снос
evolution-ask-regrow = { $side }: { $animal } съеден, но его свойства остались. Положите к ним карту с руки как новое животное
evolution-ask-rescue = { $side }: у вас не было ни животных, ни карт. Выложите сразу { $n ->
    [one] { $n } карту из новой руки как животное
    [few] { $n } карты из новой руки как животных
   *[many] { $n } карт из новой руки как животных
}
evolution-ask-trait = { $side }: { $said } («{ $kind }»)
evolution-ask-trait-of = { $side }, { $animal }: { $said } («{ $kind }»)
evolution-ask-trait-between = { $side }, { $animal } и { $mate }: { $said } («{ $kind }»)
evolution-ask-trait-against = { $side }, на { $animal-acc } нападает { $hunter }: { $said } («{ $kind }»)
evolution-picked = { $said } — выбрано { $n }, можно не больше { $most }
evolution-chance-first = Жребий решает, кто ходит первым
evolution-chance-card = { $side } получают карту из колоды
evolution-chance-birth = Карта из колоды становится новым животным рядом с { $animal-ins }
evolution-chance-bank = Бросок на еду: { $place }
evolution-chance-regrow = Карта из колоды становится новым животным: { $animal }
evolution-chance-trait = Бросок для свойства «{ $kind }»
evolution-chance-trait-of = Бросок для свойства «{ $kind }» у { $animal-gen }
evolution-working = Игра продолжается
evolution-over = Игра окончена

evolution-do-done = готово
evolution-do-begins = первыми ходят { $side }
evolution-do-draw = карта: { $card }
evolution-do-total = выпало { $n }
evolution-do-animal = сыграть карту «{ $card }» как животное
    .short = как животное
evolution-do-trait = сыграть свойство «{ $kind }»
    .short = как свойство «{ $kind }»
evolution-do-trait-of-card = сыграть свойство «{ $kind }» (карта «{ $card }»)
    .short = как свойство «{ $kind }»
evolution-do-on = { $animal }, { $side }
evolution-do-pass = пас
evolution-do-take = фишка для { $animal-gen }, еда { $food }/{ $need }
evolution-do-hunt = охотиться: { $animal }
evolution-only-prey = { $said } (единственная добыча: { $animal }, { $side })
evolution-only-own-prey = { $said } (единственная добыча — ваше животное: { $animal })
evolution-only-own-preys = { $said } (напасть можно только на своих)
evolution-do-prey = атаковать: { $animal }, { $side }
evolution-do-prey-own = атаковать своё животное: { $animal }
evolution-do-use = использовать: { $kind }
evolution-do-adopt = взять свойство «{ $kind }» из центра стола
evolution-do-migrate = объявить миграцию
evolution-do-move = { $animal } → { $place }
evolution-do-ignore = игнорировать свойство «{ $kind }»
evolution-do-turn-over = вскрыть карту { $animal-gen }
evolution-do-react = защититься: «{ $kind }»
evolution-do-ambush = напасть из засады: { $animal }
evolution-do-feast = еда для { $animal-gen }
evolution-do-lay = положить карту «{ $card }» как животное
evolution-do-drop = сбросить: { $kind } (карта «{ $card }», { $n }-я от животного)
evolution-do-nothing-more = больше ничего не делать в этом раунде
evolution-do-nothing = ничего не делать в этом раунде
evolution-do-share = еда для { $animal-gen } («{ $kind }» с { $mate-ins })
evolution-when-fed = { $said } — { $animal } уже накормлен
evolution-in-vain = { $said } (еды он сейчас не получит)
evolution-by-ignoring = { $said } (игнорируя «{ $kind }»)
evolution-do-ignore-nothing = ничего не игнорировать
evolution-do-turn-over-nothing = ничего не вскрывать
evolution-do-no-reaction = больше не защищаться
evolution-do-no-ambush = не нападать
evolution-do-depart = больше никто не мигрирует: в путь
evolution-do-stay = больше никто не следует
evolution-do-stay-all = никто не следует

evolution-log-turn = Начинается ход { $n }; первыми ходят { $side }
evolution-log-turn-last = Колода пуста: начинается ход { $n }, последний; первыми ходят { $side }
evolution-log-last-turn = Колода опустела: этот ход последний
evolution-log-hungry-again = { $animal } снова голоден: в последний ход он не считается накормленным
evolution-log-phase = { $n }. Фаза { $name }
evolution-many-players = Обратите внимание: по правилам с этими наборами играют не больше { $most }; вас { $seats }.
evolution-log-draws = { $side }: из колоды { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
evolution-log-drew-card = { $side } получают карту «{ $card }»
evolution-in-place = { $said } ({ $place })
    .gen = { $said-gen } ({ $place })
    .dat = { $said-dat } ({ $place })
    .acc = { $said-acc } ({ $place })
    .ins = { $said-ins } ({ $place })
    .loc = { $said-loc } ({ $place })
evolution-of-card = { $said } (карта: { $card })
evolution-with-card = { $said } (закрытая карта: { $card })
evolution-was-card = { $said } (само животное — карта «{ $card }»)
    .gen = { $said-gen } (закрытая карта: { $card })
    .dat = { $said-dat } (закрытая карта: { $card })
    .acc = { $said-acc } (закрытая карта: { $card })
    .ins = { $said-ins } (закрытая карта: { $card })
    .loc = { $said-loc } (закрытая карта: { $card })
evolution-into-store = { $said } — в запас
evolution-with-stored = { $said }, в запасе { $n ->
    [one] { $n } фишка еды
    [few] { $n } фишки еды
   *[many] { $n } фишек еды
}
evolution-with-tokens = { $said }; потеряно: { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
evolution-with-composted = { $said }; в компост: { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
evolution-log-laid = { $side } выкладывают { $animal-acc }
evolution-log-added = { $side } играют свойство «{ $kind }» на { $animal-acc }
evolution-log-added-roles = { $side } играют свойство «{ $kind }» на { $animal-acc } ({ $first }) и { $mate-acc } ({ $second })
evolution-log-added-pair = { $side } играют свойство «{ $kind }» на { $animal-acc } и { $mate-acc }
evolution-log-passed = { $side } пасуют
evolution-log-rolled-for = На { $dice ->
    [one] { $dice } кубике
   *[other] { $dice } кубиках
} выпало { $n }
evolution-log-filled = Еды в кормовой базе: { $n }
evolution-log-filled-more = Еды в кормовой базе: { $n } (бросок + { $further })
evolution-log-herd-more = Животных: { $animals }. Еды на { $n } больше
evolution-log-herd-less = Животных: { $animals }. Еды на { $n } меньше
evolution-log-ripened = Компост становится кормовой базой: { $n }
evolution-log-composted = Остаток уходит в компост: { $n ->
    [one] { $n } фишка еды
    [few] { $n } фишки еды
   *[many] { $n } фишек еды
}
evolution-log-trampled = Из кормовой базы в компост: { $n ->
    [one] { $n } фишка еды
    [few] { $n } фишки еды
   *[many] { $n } фишек еды
}
evolution-log-bound = { $animal } оставляет себе фишку: теперь это его тело
evolution-log-lacked = { $animal } ничего не получает: компост пуст
evolution-log-grew = Добавлено: { $n ->
    [one] { $n } фишка еды
    [few] { $n } фишки еды
   *[many] { $n } фишек еды
}
evolution-log-destroyed = Уничтожено: { $n ->
    [one] { $n } фишка еды
    [few] { $n } фишки еды
   *[many] { $n } фишек еды
}
evolution-log-cleared = Остаток сброшен: { $n ->
    [one] { $n } фишка еды
    [few] { $n } фишки еды
   *[many] { $n } фишек еды
}
evolution-log-ended = { $side } ничего не делают в этом раунде
evolution-log-passed-over = Делать нечего, ход пропущен: { $sides }
evolution-log-took = { $animal } берёт фишку из кормовой базы
evolution-log-automatic = { $said } (автоматически)
evolution-log-ate = { $animal } получает синюю фишку
evolution-log-converted = { $animal } превращает запас в { $n ->
    [one] { $n } синюю фишку
    [few] { $n } синие фишки
   *[many] { $n } синих фишек
}
evolution-log-stolen = { $thief } забирает фишку у { $animal-gen }
evolution-log-fed = { $animal } накормлен
evolution-by = { $said } («{ $kind }»)
evolution-by-of = { $said } («{ $kind }» у { $animal-gen })
evolution-log-marked = { $animal } { $said }
evolution-log-in-effect = «{ $kind }» у { $animal-gen } действует до конца хода
evolution-log-rolled = { $animal }: на кубике { $n } («{ $kind }»)
evolution-log-attacked = { $hunter } атакует { $prey-acc }
evolution-log-ambushed = { $hunter } нападает на { $prey-acc } из засады
evolution-log-ambushed-at-bank = { $hunter } нападает из засады на { $prey-acc }, когда тот берёт фишку из кормовой базы
evolution-log-struck-back = { $hunter } наносит ответный удар и атакует { $prey-acc }
evolution-log-stays = Фишка, которую брал { $animal }, остаётся в кормовой базе
evolution-log-helpless = «{ $kind }» не спасает { $prey-acc } от { $hunter-gen }
evolution-log-helpless-why = «{ $kind }» не спасает { $prey-acc }: { $why }
evolution-log-helpless-skill = «{ $kind }» не спасает { $prey-acc }: у { $hunter-gen } есть «{ $skill }»
evolution-log-ignored = { $hunter } игнорирует свойство «{ $kind }» у { $prey-gen }
evolution-log-turned-over = Карта { $animal-gen } вскрыта: «{ $card }»
evolution-log-redirected = Атака переходит с { $from-gen } на { $to-acc }
evolution-log-failed = Атака { $hunter-gen } на { $prey-acc } не удалась
evolution-log-again = { $said }; { $hunter } может снова атаковать в одном из следующих раундов
evolution-log-eaten = { $hunter } съедает { $prey-acc }
evolution-log-remains = Свойства { $animal-gen } остаются на столе
evolution-log-starved = { $animal } умирает от голода
evolution-log-died-doomed = { $animal } погибает: в этот ход он был обречён
evolution-log-died-doomed-by = { $animal } погибает в конце хода из-за свойства «{ $kind }»
evolution-log-died-of = { $animal } погибает из-за свойства «{ $kind }»
evolution-log-discarded = Свойство «{ $kind }» у { $animal-gen } уходит в снос
evolution-log-discarded-pair = Парное свойство «{ $kind }» ({ $animal } — { $mate }) уходит в снос
evolution-log-to-middle = Свойство «{ $kind }» переходит в центр стола
evolution-log-adopted = { $animal } получает свойство «{ $kind }» из центра стола
evolution-log-doomed = { $animal } погибнет в конце этого хода
evolution-log-paralysed = { $animal } парализован: его свойства не действуют до следующего хода
evolution-log-silenced = Свойство «{ $kind }» у { $animal-gen } больше не действует
evolution-log-born = { $animal } рождается рядом с { $parent-ins }
evolution-log-migrates = { $side } объявляют миграцию
evolution-log-moved = { $animal }: { $from } → { $to }
evolution-log-returned = Свойство «{ $kind }» возвращается из сноса к { $animal-dat }
evolution-log-swapped = { $animal } и { $mate } меняются свойствами: «{ $one }» на «{ $other }»
evolution-log-regrown = { $side } кладут к оставшимся свойствам новое животное: { $animal }
evolution-log-tokens-back = Снято с животных: { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
evolution-log-tokens-composted = С животных в компост: { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
evolution-log-scored = { $side }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} — { $parts }; карт в сносе: { $pile }
evolution-log-scored-nothing = { $side }: 0 очков; карт в сносе: { $pile }
evolution-log-over = Игра окончена
evolution-log-card-failed = Свойство «{ $kind }» дало сбой, его действие отменено: { $fault }

evolution-preset-time-to-fly = Первое дополнение: ещё 42 карты, до шести игроков.
    .title = Со «Временем летать»
evolution-preset-continents = Второе дополнение: ещё 42 карты и три территории вместо одного стола.
    .title = С «Континентами»
evolution-preset-both-expansions = «Время летать» и «Континенты» вместе: ещё 84 карты и три территории.
    .title = С обоими дополнениями
evolution-preset-all-sets = База, «Время летать», «Континенты» и подарочные карты вместе, до восьми игроков: партия долгая.
    .title = Все наборы

evolution-option-time-to-fly = Да: добавлены 42 карты «Время летать»; нет: игра без них.
    .title = Время летать
evolution-option-continents = Да: добавлены 42 карты «Континентов», и на столе три территории; нет: игра без них.
    .title = Континенты
evolution-option-gift = Да: добавлены 18 специальных карт подарочного набора; нет: игра без них.
    .title = Подарочный набор
evolution-option-gift-cards = Вторые свойства специальных карт: поровну по две или по три, как в онлайн-игре.
    .title = Вторые свойства специальных карт
    .even = поровну по две
    .online = по три, как в онлайн-игре
evolution-option-half-deck = Играется вся колода, случайная её половина или половина карт каждого вида (для двух-трёх игроков).
    .title = Колода
    .none = вся колода
    .random = случайная половина
    .each-kind = половина карт каждого вида
evolution-option-trematode-points = Трематода приносит 3 очка (потребность считается у обоих животных) или 2 (один раз).
    .title = Очки за Трематоду
evolution-option-tail-loss = Отбрасывание хвоста обязательно, если ничто другое не спасёт животное, или от него можно отказаться.
    .title = Отбрасывание хвоста
    .must = обязательно
    .may = по желанию
evolution-option-piracy-fills-fat = Накормленный пират может пополнять жировой запас или должен быть голоден.
    .title = Накормленный пират пополняет жировой запас
evolution-option-ambush-own = Из засады можно нападать и на своих животных или только на чужих.
    .title = Засада на своих животных
evolution-option-intellect-after-mimicry = После Мимикрии неиспользованный Интеллект предлагается снова или только раз за атаку.
    .title = Интеллект после Мимикрии
    .asked-again = предлагается снова
    .once = только раз за атаку
evolution-option-once-per-turn = Метаморфоза и Специализация действуют в каждом раунде питания (нет) или раз за ход (да).
    .title = Метаморфоза и Специализация раз за ход
evolution-option-flighty-after-mimicry = Атака, переданная Мимикрией, для Пугливого считается атакой или не считается.
    .title = Пугливое после Мимикрии
    .counts = атака считается
    .does-not = атака не считается
evolution-option-feeding-ends = Питание кончается, как только все животные накормлены и их жировой запас заполнен (так в правилах), или лишь когда за целый круг никто ничего не сделал.
    .title = Конец питания
    .full-circle = после круга без действий
    .all-fed = как только все накормлены
evolution-option-refill-empties-deck = Если Регенерация забирает последнюю карту колоды, последним будет следующий ход или этот.
    .title = Регенерация исчерпала колоду
    .next-turn = последний ход — следующий
    .this-turn = последний ход — этот
evolution-option-hunts-in-vain = Голодный хищник, который сейчас не может получить еду (его симбионт голоден, он закрылся в раковине), всё же может атаковать (так в правилах) или не может.
    .title = Охота без пользы
evolution-option-recombined-fat = Когда Рекомбинация переносит Жировой запас, жёлтая фишка остаётся на карте или теряется.
    .title = Запас и Рекомбинация
    .kept = остаётся на карте
    .lost = теряется
evolution-option-duty-to-take = Вместо взятия фишки можно использовать любое свойство фазы питания (так в правилах), или от неё освобождает только основное действие.
    .title = Что освобождает от взятия еды
    .main-action = только основное действие
    .any-trait = любое свойство фазы питания
evolution-option-cycle = Откуда берётся еда в кормовой базе. Как в правилах: кубики и таблица. Замкнутый: еда не появляется и не исчезает; всё съеденное, оставшееся и погибшее возвращается через компост, а каждое животное удерживает одну фишку как своё тело. Ровный: каждый ход среднее по таблице, без кубиков. Растущий: как в правилах, но когда животных много, еды больше, а когда мало — меньше.
    .title = Круговорот еды
    .printed = кубики и таблица, как в правилах
    .closed = замкнутый, через компост
    .level = среднее по таблице (контроль)
    .growing = растёт вместе с животными

evolution-book-development = Фаза развития
evolution-book-feeding = Фаза питания
evolution-book-traits = Свойства животных
evolution-book-pairs = Парные свойства
evolution-book-carnivores = Хищники
evolution-book-continents = Дополнение «Континенты»
evolution-book-migration = Миграция
evolution-book-suckerfish = Прилипала
evolution-book-shell = Раковина
evolution-book-anglerfish = Удильщик

evolution-why-itself = не с самим собой
evolution-why-apart = они на разных территориях
evolution-why-no-hunter = это не хищник
evolution-why-has-hunted = в этот ход он уже нападал
evolution-why-hunts-later = снова напасть он может лишь со следующего вашего раунда питания
evolution-why-hunter-needs = «{ $kind }»: хищнику нужно свойство «{ $missing }»
evolution-why-fed = он накормлен и больше ничего не запасёт
evolution-why-is-there = он уже там или уже в пути
evolution-why-nobody-leads = никто не мигрирует отсюда туда
evolution-why-has-migrated = он уже мигрировал в этот ход
evolution-why-no-way = он не может туда попасть
evolution-why-no-ocean-card = в сносе нет карты, с которой он мог бы покинуть Океан
evolution-why-only-own = это свойство играется только на своих животных
evolution-why-only-other = это свойство играется только на чужих животных
evolution-why-only-animal = эту карту можно сыграть только как животное
evolution-why-has-it = у него уже есть «{ $kind }»
evolution-why-excluded = у него есть несовместимое свойство «{ $kind }»
evolution-why-in-ocean = он уже живёт в Океане
evolution-why-not-laid-in-ocean = из руки животное выкладывают на континент; в Океан оно попадает только с «Водоплавающим»
evolution-why-one-player = оба животных должны принадлежать одному игроку
evolution-why-no-mate = для него нет второго животного
evolution-why-must-migrate = миграция объявлена: хотя бы одно животное должно уйти
evolution-why-nobody-migrates = ваши животные сейчас не могут мигрировать
evolution-why-table-full = на столе помещается не больше { $n } животных
evolution-why-no-host = нет животного, которое могло бы его получить
evolution-why-bank-empty = в кормовой базе нет еды
evolution-why-no-prey = ему некого атаковать
evolution-why-used-this-turn = в этом ходу оно уже использовано
evolution-why-used-this-round = в этом раунде оно уже использовано
evolution-why-is-fed = он накормлен
evolution-why-in-effect = оно уже действует
evolution-why-rested = оно действовало в прошлый ход
evolution-why-last-turn = в последний ход нельзя
evolution-why-alike = у другого животного здесь тоже есть «{ $kind }»
evolution-why-rivals = у другого животного здесь есть несовместимое с ним свойство
evolution-why-nothing-stored = у него нет запаса, который можно потратить
evolution-why-no-victims = здесь нет другого животного, которое в этот ход получало еду и ещё не накормлено
evolution-why-nothing-to-lose = у него нет свойства, которое можно сбросить
evolution-why-nothing-to-swap = у этой пары нет свойств, которыми можно обменяться
evolution-why-not-offered = сейчас нельзя использовать «{ $kind }»
evolution-why-must-take = ваше животное может взять фишку: возьмите её или используйте вместо этого свойство
evolution-why-must-take-food = ваше животное может взять фишку: возьмите её

## Что в правилах сказано о еде, рядом с другими играми

evolution-food-rules = Одна кормовая база на всех: еду приносят кубики, её берут по очереди, а в конце хода она исчезает.
    .comes = Каждый ход кормовую базу наполняют кубики, сколько бы ни было животных: вдвоём — 1 кубик + 2, втроём — 2 кубика, вчетвером — 2 кубика + 2 и так далее. В «Континентах» у каждого континента свои кубики, а у Океана постоянное число фишек.
    .eats = Игроки по очереди берут по одной красной фишке для своего животного. Вместо этого хищник может съесть другое животное и получить 2 синие. Свойства кормят и других: «Падальщик», «Взаимодействие», «Сотрудничество».
    .needs = Каждому животному нужна 1 фишка еды, а с некоторыми свойствами больше, например на 1 с «Хищником» и с «Большим», на 2 с «Паразитом». Накормлено то, у которого есть всё.
    .kills = Ненакормленное животное вымирает после питания. Хищники убивают добычу. Съевший ядовитое животное умирает в конце хода, а в «Континентах» может убить и «Неоплазия».
    .left = Другим не остаётся ничего: еда с животных в конце хода уходит, остаток кормовой базы сбрасывается, а что было у погибшего, пропадает. Только «Падальщик» получает новую фишку, когда съедено животное.
    .stored = Каждый «Жировой запас» накормленного животного хранит одну фишку; в следующих ходах её можно использовать как еду. Со смертью животного она пропадает.
    .taken = «Пиратство» отнимает фишку у животного, которое в этот ход получило еду, но ещё не накормлено. Хищники охотятся на всех, кого не защищают свойства. «Топотун» уничтожает еду в базе.
    .displaced = Никого не вытесняют. В «Континентах» животные переходят на другую территорию по решению владельца: мигрируют или с «Водоплавающим» уходят в Океан.
    .scores = Только в конце: 2 очка за животное, 1 за свойство и ещё по 1 за каждую фишку еды, которой требуют свойства; в «Континентах» 1 за животное в Океане.
    .ends = Ход, который начинается с пустой колодой, последний. Побеждает тот, у кого больше очков; при равенстве — больше карт в сносе.
    .decides = Станет ли карта животным или свойством и чьим; какое животное получит еду; на кого нападёт хищник; когда использовать запас и другие свойства.

evolution-food-round = ход
    .gen = хода

# The sections of the rules page that say so, by their number or their title.
evolution-food-sections =
    .comes = 3.3
    .eats = 3.5
    .needs = 2
    .kills = Вымирание и получение карт
    .left = Вымирание и получение карт
    .stored = 3.5
    .taken = 3.5
    .displaced = 3.8
    .scores = 3.7
    .ends = 3.7
    .decides = 3.2

## Что говорит о коробке её владелец

evolution-box-copies = сколько карт

## Из чего складывается оценка

evolution-value-animals = животные
evolution-value-traits = свойства
evolution-value-draws = карты, которые возьмут выжившие
evolution-value-needs = небольшая потребность в еде
evolution-value-quarry = добыча по силам
evolution-value-stored = запасённая пища
evolution-value-harm = свобода от вредных свойств
evolution-value-hunger = сытость животных
evolution-value-hunters = безопасность от хищников
evolution-value-cards = карты в руке
evolution-value-pile = карты в сбросе
