# Доминирующие виды. Мировой океан. Все тексты свои.
marine = Доминирующие виды. Мировой океан
marine-summary = Животные заселяют растущий океан, приспосабливаются и соперничают; побеждает тот, у кого больше всего победных очков, когда упадёт Астероид.

marine-crustaceans = Ракообразные
marine-fishes = Рыбы
marine-cephalopods = Головоногие
marine-reptiles = Рептилии
marine-algae = водоросли
marine-gastropods = моллюски
marine-worms = черви
marine-plankton = планктон
marine-sponges = губки
marine-sun = солнечный свет
marine-land = Суша
marine-kelp-forest = Лес водорослей
marine-coral-reef = Коралловый риф
marine-seamount = Подводная гора
marine-seagrass-meadow = Подводный луг
marine-sand-plain = Песчаная равнина
marine-open-ocean = Открытый океан
marine-vent = Термальный источник
marine-smoker = Гидротермальный источник
marine-geyser = Геотермальный источник
marine-abundance = Изобилие
marine-autotrophs = Автотрофы
marine-depletion = Истощение
marine-adaptation = Адаптация
marine-regression = Регресс
marine-speciation = Видообразование
marine-wanderlust = Странствие
marine-tectonics = Деформация
marine-migration = Миграция
marine-competition = Конкуренция
marine-evolution = Эволюция
marine-domination = Доминирование
marine-nothing = ничего
marine-list = { $one }, { $more }
marine-counted = { $said } ×{ $n }
marine-tile = { $terrain } { $cell }
marine-empty-cell = { $cell }
marine-crowded = { $tile } (своих кубов { $own }, чужих { $others })
marine-limited = { $tile } до { $n }
marine-at-element = { $element } — { $tiles }
marine-corner-of = { $one } + { $more }
marine-to-wind = { $tile } ({ $wind })
marine-upper-right = вверху справа
marine-right = справа
marine-lower-right = внизу справа
marine-lower-left = внизу слева
marine-left = слева
marine-upper-left = вверху слева
marine-paying = { $animal } { $n }
marine-special-pawn = особый маркер ({ $element })
marine-basic-pawn = обычный маркер
marine-trait-of = { $kind } ({ $side })
marine-space = { $section }, ячейка { $nth }
marine-space-with = { $space } ({ $lies })
marine-trait-space = ячейка свойства «{ $kind }»
marine-trait-action = «{ $kind }»
marine-lies-none = пусто
marine-lies-squares = { $lies }; кубов: { $n } из 2
marine-lies-any-element = любой источник пищи на планете
marine-lies-vents = тайл на краю; тайлов источников осталось: { $n }
marine-lies-vents-any = любой тайл; тайлов источников осталось: { $n }
marine-lies-migrants = { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
}
marine-lies-migrants-all = сколько угодно кубов
marine-lies-replacing = { $lies }; можно и вместо своего жетона
marine-lies-turn = { $lies }; затем ещё один ход
marine-lies-victims = { $terrain }, до { $n ->
    [one] { $n } жертвы
    [few] { $n } жертв
   *[many] { $n } жертв
}
marine-lies-victims-any = любая местность, по одной жертве на двух тайлах
marine-lies-cards = { $terrain }, карта не выше { $n }
marine-lies-won = можно получить: { $elements }

marine-order-after = после всех ваших маркеров
marine-order-around = после всех ваших маркеров или перед всеми, но не между ними
marine-order-any = в любом порядке
marine-goes = Обычный маркер ставится в пустую ячейку { $order }
marine-goes-bumping = Обычный маркер ставится в пустую ячейку или выбивает чужой обычный, { $order }
marine-ask-turn = { $side }: поместите обычный маркер (доступно: { $n }) или выполните возврат. { $goes }
marine-ask-turn-special = { $side }: поместите маркер (доступно обычных: { $n }; особые: { $special }) или выполните возврат. { $goes }, считая и особые. Особый маркер ставится куда угодно и может выбить чужой обычный
marine-ask-turn-only-special = { $side }: поместите особый маркер ({ $special }) или выполните возврат. Он ставится куда угодно и может выбить чужой обычный
marine-ask-turn-retrieve = { $side }: доступных маркеров нет, выполните возврат
marine-ask-take = { $side }: выполните действие целиком или пропустите его. { $space }: { $plan }
marine-ask-take-idle = { $side }: пропустите действие, сейчас оно без эффекта: { $reason }. { $space }
marine-ask-take-trait = { $side }: выполните действие свойства «{ $kind }» или пропустите его. Карта: { $text }
marine-ask-abundance = { $side }, «Изобилие»: выберите в секции источник пищи, который вы поместите на планету
marine-ask-put = { $side }: выберите свободный угол для этого источника пищи: { $element }
marine-ask-autotrophs-smoker = { $side }, «Автотрофы»: уберите у гидротермального источника жетон пищи того типа, который есть в секции, или выберите жетон, который вы обменяете на жетон секции
marine-ask-autotrophs-geyser = { $side }, «Автотрофы»: уберите у геотермального источника жетон пищи того типа, который есть в секции, или выберите жетон, который вы обменяете на жетон секции
marine-ask-swap-for = { $side }, «Автотрофы»: вы обмениваете: { $element }. Выберите в секции, что займёт это место
marine-ask-devour = { $side }, после вымирания: выберите источник пищи, благодаря которому процветают ваши кубы; он израсходован. Осталось выбрать: { $n }
marine-ask-depletion = { $side }, «Истощение»: выберите источник пищи, который вы уберёте с планеты
marine-ask-adaptation = { $side }, «Адаптация»: выберите источник пищи, который вы возьмёте
marine-ask-adapt = { $side }, «Адаптация»: куда положить этот жетон: { $element }?
marine-ask-speciation = { $side }, «Видообразование»: выберите на планете источник пищи этого типа: { $element }. Ваши кубы из генофонда появятся на тайлах вокруг него
marine-ask-speciation-any = { $side }, «Видообразование»: выберите любой источник пищи на планете. Ваши кубы из генофонда появятся на тайлах вокруг него
marine-ask-speciate = { $side }, «Видообразование»: сколько кубов поместить на этот тайл: { $tile }? Не больше { $n }, можно ни одного
marine-ask-wanderlust = { $side }, «Странствие»: выберите стопку, с которой вы возьмёте открытый тайл
marine-face-down = { $said }. Лицом вниз во всех трёх стопках вместе: { $tiles }
marine-ask-lay = { $side }, «Странствие»: выберите пустую ячейку сетки для нового тайла ({ $tile }); соседние тайлы того же типа увеличат бонус
marine-ask-garnish = { $side }, «Странствие»: выберите в секции источник пищи для угла нового тайла ({ $tile }) или откажитесь
marine-ask-arrive = { $side }: сколько кубов переместить на новый тайл: { $from } → { $to }? На прежнем тайле ваших кубов: { $n }; можно ни одного
marine-ask-tectonics = { $side }, «Деформация»: выберите для термального источника тайл на краю сетки. От каждого класса животных там останется один куб, остальные вернутся в генофонды
marine-ask-tectonics-any = { $side }, «Деформация»: выберите для термального источника любой тайл без источника. От каждого класса животных там останется один куб, остальные вернутся в генофонды
marine-ask-tectonics-kinds = { $side }, «Деформация»: выберите для термального источника тайл на краю сетки или один из таких: { $terrains }. От каждого класса животных там останется один куб, остальные вернутся в генофонды
marine-ask-crust = { $side }, «Деформация»: тайл лежит на экваторе ({ $tile }). Выберите вид источника
marine-ask-colonise = { $side }, «Деформация»: сюда придёт ещё один ваш куб: { $tile }. Выберите, откуда
marine-ask-migration = { $side }, «Миграция»: по одному перемещайте свои кубы на соседние тайлы (осталось перемещений: { $n }) или закончите. Куб, который уже переместился, остаётся на месте
marine-ask-migration-all = { $side }, «Миграция»: по одному переместите сколько угодно своих кубов на соседние тайлы или закончите. Куб, который уже переместился, остаётся на месте
marine-reaching = { $said }. Благодаря карте каждый проходит до { $n } тайлов
marine-ask-competition = { $side }, «Конкуренция»: выберите тайл с вашими кубами ({ $terrain }). Там можно уничтожить чужих кубов: до { $n }
marine-ask-competition-any = { $side }, «Конкуренция»: выберите тайл с вашими кубами, где можно уничтожить один чужой куб; затем будет второй тайл
marine-ask-competition-second = { $side }, «Конкуренция»: выберите второй тайл (можно тот же самый) или откажитесь
marine-ask-eliminate = { $side }, «Конкуренция», { $tile }: выберите, чей куб будет уничтожен (можно уничтожить: { $n }), или закончите
marine-ask-evolution = { $side }, «Эволюция»: выберите тайл, за который начисляются ПО ({ $terrain }). Если ваши кубы там процветают, вы обязаны выбрать карту
marine-ask-choose = { $side }, «Эволюция»: ваши кубы процветают на этом тайле. Выберите карту из ячеек с 1-й по { $n }-ю; её основные эффекты сработают сейчас
marine-ask-choose-x = { $said }. X на карте — номер её ячейки, если на ней не сказано иначе
marine-ask-domination = { $side }, «Доминирование»: выберите источник пищи, по которому ваше значение больше значения жетона доминирования. Вы получите контроль над его особым маркером, а жетон поднимется до вашего значения
marine-ask-regress = { $side }, «Регресс»: вы потеряли бы по одному жетону: { $elements }. Сохранить можно { $n } из них: выберите какой или откажитесь
marine-ask-keep = { $side }: выберите { $n ->
    [one] свойство, которое вы оставите
   *[other] первое из { $n } свойств, которые вы оставите
}; никто другой не видит, из чего вы выбираете
marine-ask-keep-second = { $side }: выберите второе свойство, которое вы оставите; никто другой не видит, из чего вы выбираете
marine-ask-exchange = { $side }: выберите, какое из своих свойств вы отдадите за то, что оставили
marine-ask-draft = { $side }: выберите свойство из открытых
marine-ask-slot = { $side }: куда положить этот жетон: { $element }?
marine-ask-order = { $side }: сейчас действуют несколько ваших карт. Выберите следующую
marine-ask-card = { $side }: { $said } («{ $kind }»)
marine-about = { $said } — { $about }
marine-nth-of = { $n } из { $all }
marine-card-x = X = { $n }
marine-for-card = { $said } (карта «{ $kind }»)
marine-picked = { $said } — названо { $n }, можно до { $most }{ $n ->
    [0] {""}
   *[other] : { $names }
}
marine-chance-tile = Случайная планета: тайл для середины
marine-chance-dwindle = Источник пищи, который исчезает с планеты
marine-chance-centre = Случайная планета: источник пищи для середины
marine-chance-mat = { $side }: источник пищи для планшета
marine-chance-elements = Жетон пищи из чёрного мешочка: { $section }
marine-chance-markers = Жетон местности из красного мешочка
marine-chance-reveal = Стопка { $n }: открывается следующий тайл
marine-chance-traits = { $side }: раздаётся карта свойства
marine-chance-open-trait = Открывается свойство
marine-chance-trait = { $side }: случайное свободное свойство
marine-chance-card = Карта из колоды приходит в ряд эволюции
marine-chance-element = { $side }: жетон пищи из чёрного мешочка
marine-chance-die = Бросок для карты «{ $kind }»
marine-working = Игра идёт дальше
marine-over = Игра окончена

marine-plan-item = { $n }) { $said }
marine-plan-targets = { $said }: { $targets }
marine-plan-many = { $said } (вариантов: { $n })
marine-plan-more = { $one }; { $more }
marine-plan-abundance = источник пищи в секции
marine-plan-put = свободный угол для него
marine-plan-put-new = угол нового тайла для него
marine-plan-autotrophs = убрать или обменять жетон у термального источника
marine-plan-swap-for = при обмене — жетон секции
marine-plan-depletion = источник пищи, который убирается
marine-plan-adaptation = источник пищи в секции
marine-plan-adapt = место для него
marine-plan-speciation = источник пищи на планете
marine-plan-speciate = на каждый тайл вокруг него до { $n ->
    [one] { $n } куба
   *[other] { $n } кубов
}, как позволяет местность
marine-plan-wanderlust = открытый тайл одной из стопок
marine-plan-lay = пустая ячейка сетки для него
marine-plan-garnish = источник пищи для него, если нужен
marine-plan-arrive = { $side }: можно переселить туда любые свои кубы с соседних тайлов
marine-plan-tectonics = тайл для термального источника
marine-plan-crust = на экваторе — вид источника
marine-plan-colonise = туда приходит ещё один ваш куб — выберите, откуда
marine-plan-migration = перемещений до { $n }, можно закончить раньше
marine-plan-migration-all = сколько угодно перемещений
marine-plan-competition = тайл с вашими кубами
marine-plan-second-competition = второй тайл, если нужен
marine-plan-eliminate = жертвы на нём, до { $n }
marine-plan-evolution = тайл, за который все получают ПО
marine-plan-choose = если ваши кубы там процветают — карта
marine-plan-domination = источник пищи
marine-then-protect = куб из генофонда встаёт на свободный квадрат: при следующем регрессе вы ничего не теряете
marine-then-slot = он ложится на свободное место
marine-then-bonus = вы получаете бонус за новый тайл и соседние тайлы того же типа
marine-then-extra-turn = вы делаете ещё один ход
marine-then-vent = вы получаете бонус за этот источник и соседние
marine-then-lifted = от каждого класса животных там остаётся один куб, остальные возвращаются в генофонды
marine-then-cube = туда приходит ещё один ваш куб, если он есть
marine-then-card = карта действует, и в ряд приходит следующая

marine-do-die = выпало { $n }
marine-do-place = { $pawn } → { $space }
    .short = { $pawn }
marine-do-bump = { $said }, выбивает маркер: { $animal }
    .short = { $said-short }, выбивает маркер: { $animal }
marine-do-endangered = { $said } — кубы там окажутся под угрозой
marine-do-place-late = { $said } — { $spaces ->
    [0] больше не останется мест
    [one] останется только { $spaces } место
    [few] останется только { $spaces } места
   *[other] останется только { $spaces } мест
} для { $n ->
    [one] ещё { $n } вашего обычного маркера
   *[other] ещё { $n } ваших обычных маркеров
}
    .short = { $said-short } — останется мест: { $spaces }
marine-do-idle = { $said } — сейчас без эффекта: { $reason }
    .short = { $said-short } — сейчас без эффекта: { $reason }
marine-do-retrieve = возврат: забрать все маркеры
marine-do-take = выполнить действие
marine-do-skip = пропустить действие
marine-do-domination = { $element }: у вас { $value }, жетон доминирования на { $target }
marine-do-remove = убрать: { $element } — { $tiles }
marine-do-swap = обменять: { $element } — { $tiles }
marine-do-on-mat = на свободное место планшета
marine-do-on-trait = на свободное место свойства
marine-do-replace = вместо своего жетона: { $element }
marine-do-cubes = { $n ->
    [0] ни одного куба
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
}
marine-do-stack = стопка { $n }: { $tile }
marine-do-lay = { $cell }, рядом { $tiles }; бонусных ПО: { $n }
marine-do-vent = { $tile }; бонусных ПО: { $n }
marine-do-score = { $tile }: { $points }
marine-do-tokens = { $tile }: жетонов { $n }
marine-do-score-nobody = { $tile }: там никого нет
marine-do-nothing-changes = { $said } (ничего не изменится)
marine-do-same-mat = { $said } (на планшете ничего не изменится, но жетон уйдёт из секции)
marine-do-score-thriving = { $said } — ваши кубы процветают
marine-do-smoker = гидротермальный (чёрный курильщик)
marine-do-geyser = геотермальный (гейзер)
marine-do-from-pool = из генофонда (там { $n })
marine-do-from-box = уничтоженный куб (таких { $n })
marine-do-move = { $from } → { $to }
marine-do-eliminate = { $animal } (там { $n })
marine-do-slot = ячейка { $n }: { $kind }
marine-do-stay = больше не перемещать
marine-do-no-element = без источника пищи
marine-do-no-tile = без второго тайла
marine-do-enough = больше никого

marine-log-began = Середина: { $terrain } { $cell }
marine-log-filled = { $section }: кладётся жетон — { $element }
marine-log-drew = { $side }: из мешочка — { $element }
marine-log-marked = { $section }: кладётся жетон местности — { $terrain }
marine-log-revealed = В стопке { $n } открыт тайл: { $terrain }
marine-log-dealt = { $side }: роздана карта свойства
marine-log-dealt-trait = { $side }: роздана карта свойства — { $kind }
marine-log-laid-open = Открыто свойство: { $kind }
marine-log-kept = { $side }: выбор сделан
marine-log-kept-traits = { $side }: оставлено — { $kinds }
marine-log-got-trait = { $side }: новое свойство — { $kind }
marine-log-copied-trait = { $side }: копия свойства — { $kind }
marine-log-lost-trait = { $side }: свойство потеряно — { $kind }
marine-log-lost-copy = { $side }: копия потеряна — { $kind }
marine-log-appeared = В ряд эволюции приходит «{ $kind }»
marine-log-round = Начинается раунд { $n }
marine-log-placed = { $side }: { $pawn } — { $space }
marine-log-bumped = Возвращается к тому, кто его контролирует: { $pawn }
marine-log-bumped-of = { $side }: возвращается { $pawn }
marine-log-skipped = { $side }: действие пропущено — { $space }
marine-log-idle = { $side }: действие не имеет эффекта — { $space }
marine-log-unused = { $side }: действие ничего не изменило — { $space }
marine-log-retrieved = { $side }: возврат, все маркеры забраны
marine-log-retrieved-forced = { $side }: ни одного маркера не поставить — вынужденный возврат, все маркеры забраны
marine-log-pawns-back = { $side }: все маркеры вернулись, но это не возврат
marine-log-put = Из мешочка на планету, { $corner }: { $element }
marine-log-put-from = Из секции «{ $section }» на планету, { $corner }: { $element }
marine-log-redrawn = { $side }: нет ни одного своего источника пищи, все шесть возвращаются в мешочек и тянутся заново
marine-log-dwindled = После вымирания пропадает, { $corner }: { $element }
marine-log-used-up = { $side }: израсходовано, { $corner } — { $element }
marine-log-removed = Убрано с планеты, { $corner }: { $element }
marine-log-shifted = { $from } → { $to }: { $element }
marine-log-swapped = Обмен с секцией «{ $section }», { $corner }: { $old } → { $element }
marine-log-adapted = { $side }: обмен с планетой, { $corner } — получено: { $old }, отдано: { $element }
marine-log-took = { $side }: взято из секции «{ $section }» — { $element }
marine-log-took-for = { $side }: взято из секции «{ $section }» — { $element } (вместо жетона: { $old })
marine-log-lost = { $side }: потерян жетон — { $element }
marine-log-emptied = { $section }: в мешочек — { $element }
marine-log-slid = { $from } → { $to }: { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
marine-log-protected = { $side }: куб встал на квадрат регресса
marine-log-unprotected = { $side }: из регресса в генофонд { $n ->
    [one] возвращается { $n } куб
    [few] возвращаются { $n } куба
   *[many] возвращается { $n } кубов
}
marine-log-spread = { $side }: +{ $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
} на { $cell }
marine-log-revived = { $side }: уничтоженный куб приходит на { $cell }
marine-log-moved = { $side }: { $from } → { $to }, { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
}
marine-log-eliminated = { $side }: на { $cell } { $n ->
    [one] уничтожен { $n } куб
    [few] уничтожены { $n } куба
   *[many] уничтожено { $n } кубов
}
marine-log-returned = { $side }: с { $cell } в генофонд { $n ->
    [one] возвращается { $n } куб
    [few] возвращаются { $n } куба
   *[many] возвращается { $n } кубов
}
marine-log-took-tile = { $side }: взят тайл из стопки { $n } — { $terrain }
marine-log-laid = { $side }: новый тайл — { $terrain } { $cell }
marine-log-vented = { $side }: новый источник — { $kind } { $cell }
marine-log-scored = ПО за тайл: { $terrain } { $cell }
marine-log-scored-nothing = Никто не получает ПО за { $n ->
    [1] тайл
   *[other] тайлы
}: { $cells }
marine-log-points = { $side }: +{ $n } ПО — { $why }
marine-log-points-lost = { $side }: −{ $n } ПО — { $why }
marine-log-chose = { $side }: выбрана карта «{ $kind }» (ячейка { $n })
marine-log-discarded = «{ $kind }» уходит в сброс
marine-log-dominated = { $side }: получен контроль над особым маркером ({ $element }); жетон доминирования на { $n }
marine-log-dominated-from = { $side }: получен контроль над особым маркером ({ $element }), теряют его { $other }; жетон доминирования на { $n }
marine-log-pawn-more = { $side }: ещё один обычный маркер («{ $kind }»)
marine-log-survival-card = { $side }: получена карта «Выживание»
marine-log-survival-card-none = Карта «Выживание» теперь ни у кого
marine-log-extinction = Вымирание: вымирающие виды уничтожаются
marine-log-unharmed = Вымирающих видов нет, ни один куб не уничтожен
marine-log-survival = Выживание: ПО за термальные источники получает владелец карты — { $side }
marine-log-survival-nobody = Выживание: карта ничья, никто не получает ПО
marine-log-reseed = Обновление
marine-log-ending = Игра закончится с этим раундом
marine-log-ending-quiet = Игра закончится с этим раундом: за { $n } раундов никто не выбрал ни одной карты
marine-log-markers-back = Жетоны местности возвращаются в красный мешочек: { $n }
marine-log-extra-turn = { $side }: ещё один ход
marine-log-acted = { $side }: действует «{ $kind }»
marine-log-acted-itself = Действует «{ $kind }»
marine-log-played = { $side }: разыгрывается карта «{ $kind }» (X = { $n })
marine-log-no-effect = «{ $kind }» не имеет эффекта
marine-log-thrives-by = «{ $kind }»: процветают на { $cells } ({ $side })
marine-log-points-more = «{ $kind }»: на { $n } ПО больше — { $side }
marine-log-points-fewer = «{ $kind }»: на { $n } ПО меньше — { $side }
marine-log-reaches = «{ $kind }»: куб идёт дальше соседнего тайла ({ $side })
marine-log-may-bump = «{ $kind }»: обычный маркер может выбить чужой ({ $side })
marine-log-free-order = «{ $kind }»: обычный маркер можно поставить перед всеми своими ({ $side })
marine-log-limit = «{ $kind }» ({ $side }): на { $cell } кубов не больше { $n }
marine-log-keeps = «{ $kind }»: жетон сохранён ({ $side }) — { $element }
marine-log-keeps-all = «{ $kind }»: ни один жетон не потерян ({ $side })
marine-log-may-vent = «{ $kind }»: можно выбрать тайл не на краю ({ $side })
marine-log-struck = «{ $kind }»: удар приходится на тайл { $terrain } { $cell }
marine-log-struck-sparing = «{ $kind }»: удар приходится на тайл { $terrain } { $cell }, там уцелели: { $side } { $n }
marine-log-die-rolled = «{ $kind }»: выпало { $n }
marine-log-total = { $side }: всего { $n } ПО
marine-log-counted = { $side } + { $other }: засчитывается меньший итог — { $n } ПО
marine-log-tie = Ничья: выше в пищевой цепи { $side }, ниже { $other }
marine-log-over = Игра окончена
marine-log-card-failed = Карта «{ $kind }» дала сбой, её эффект отменён: { $fault }

marine-for-place = { $n }-е место, { $cell }
marine-for-tile = тайл { $cell }
marine-for-bonus = бонус, тайлов: { $n }
marine-for-survival = «Выживание», источников: { $n }
marine-for-target = жетон доминирования: { $element }
marine-for-middle = середина случайной планеты
marine-from-tiles = подсчёт тайлов
marine-from-bonus = бонус за новые тайлы
marine-from-survival = выживание
marine-from-targets = жетоны доминирования
marine-pays = { $points }
marine-part-place = { $n }-е место: { $animal }, { $points } ПО
marine-part-tie = кубов поровну: выше место у того, кто выше в пищевой цепи
marine-part-but-endangered = { $said }; вымирают
marine-part-in-action = { $said }; в действии «Эволюция» сейчас { $points }
marine-part-printed = напечатаны, не теряются: { $elements }
marine-part-tokens = жетоны: { $elements }
marine-part-free = свободных ячеек: { $n }
marine-part-thrives = процветают: { $element } на тайле и на планшете
marine-part-thrives-by = процветают: { $kind }
marine-part-endangered = вымирают: их источники пищи не касаются тайла
marine-part-domination = { $animal }: тайлы { $tiles } × источники { $elements } = { $value }

marine-fact-evolution = карта эволюции
marine-fact-trait = карта свойства
marine-fact-extinction = при появлении начинает вымирание ({ $source })
marine-fact-survival = при появлении начинает выживание ({ $source })
marine-fact-survival-card = единственная карта «Выживание»
marine-fact-no-events = не начинает событий ({ $source })
marine-fact-x = X равно { $x } ({ $source })
marine-fact-x-slot = X — номер ячейки карты ({ $source })
marine-with-x = X = { $n }. { $text }
marine-with-second = { $text } { $second }
marine-fact-second = дополнительный эффект: конец текста ({ $source })
marine-fact-second-unknown = дополнительный эффект: неизвестен
marine-fact-slots = мест для источников пищи больше на { $n }
marine-fact-prints = считается напечатанным на планшете: { $elements }
marine-fact-last = всегда среди последних пяти карт
marine-fact-unless-two = можно исключить, если у каждого по два свойства

-marine-as-edition = как в издании
marine-preset-first-game = Быстрая партия из правил: убирается 15 карт эволюции, а не 10.
    .title = Первая партия
marine-preset-phalanx2023 = Правила как в издании Phalanx там, где оно отличается от издания GMT 2021 года.
    .title = Phalanx, 2023
marine-preset-another-earth = Случайные тайлы в середине и планшеты со случайными источниками пищи: двух одинаковых начал не бывает.
    .title = Другая Земля
marine-preset-superheroes = По два свойства у каждого животного, без Экзаптации, как советуют правила, и вся колода: долгая партия для тех, кто знает карты.
    .title = Суперспособности
marine-preset-tournament = Свойства не раздаются, а по очереди выбираются из открытых, как на турнире 2022 года. Там так же выбирали и животных: здесь каждый выбирает животное вместе с местом.
    .title = Турнир

marine-option-edition = Правила издания GMT 2021 года (его локализация — русское издание) или, где они расходятся, издания Phalanx 2023 года. Издание определяет все варианты, где стоит «{ -marine-as-edition }».
    .title = Издание
    .gmt2021 = GMT, 2021
    .phalanx2023 = Phalanx, 2023
marine-option-animals = Какие классы животных играют: столько, сколько игроков, начиная с низа пищевой цепи, или ровно названные.
    .title = Классы животных в игре
    .seats = с низа пищевой цепи
    .crustaceans-fishes = ракообразные, рыбы
    .crustaceans-cephalopods = ракообразные, головоногие
    .crustaceans-reptiles = ракообразные, рептилии
    .fishes-cephalopods = рыбы, головоногие
    .fishes-reptiles = рыбы, рептилии
    .cephalopods-reptiles = головоногие, рептилии
    .crustaceans-fishes-cephalopods = ракообразные, рыбы, головоногие
    .crustaceans-fishes-reptiles = ракообразные, рыбы, рептилии
    .crustaceans-cephalopods-reptiles = ракообразные, головоногие, рептилии
    .fishes-cephalopods-reptiles = рыбы, головоногие, рептилии
marine-option-two-animals = Для двух игроков: у каждого два класса животных, считается меньший из двух итогов. Значение говорит, кому кто достаётся по порядку хода: крайние и средние, через один или нижние и верхние.
    .title = По два класса животных
    .outer-inner = крайние и средние
    .alternating = через один
    .halves = нижние и верхние
marine-option-earth = Середина планеты как напечатано или случайные тайлы и источники пищи.
    .title = Середина планеты
    .printed = как напечатано
    .random = случайная
marine-option-mats = Планшеты с напечатанными источниками пищи или другая сторона, где они случайные.
    .title = Планшеты
    .printed = с напечатанной пищей
    .alternative = другая сторона, пища случайна
marine-option-superheroes = Каждый оставляет одно свойство (нет) или два (да); Экзаптацию можно исключить: со вторым свойством она слишком сильна.
    .title = Суперспособности
    .without-exaptation = да, без Экзаптации
marine-option-traits = Откуда у животных первые свойства: каждое тайно получает три на выбор, или свойства разбирают по очереди: открывают на два больше, чем нужно, и первым выбирает последний по порядку хода. Такого драфта в правилах нет; он был на турнире 2022 года, а кто выбирает первым — предположение.
    .title = Первые свойства
    .dealt = тайно на выбор
    .draft = открытый драфт
marine-option-length = Сколько карт эволюции убирается: 10 (обычная), 15 (быстрая), 5 (долгая) или ни одной (эпичная).
    .title = Длина партии
    .standard = обычная
    .quick = быстрая
    .long = долгая
    .epic = эпичная
marine-option-bonus-table = Бонусные ПО растут до шести тайлов (21 ПО) или до девяти (45).
    .title = Таблица бонусов
    .edition = { -marine-as-edition }
    .to-six = до шести тайлов
    .to-nine = до девяти тайлов
marine-option-element-tokens = Сколько жетонов каждого источника пищи: 19 или 17.
    .title = Жетоны каждого источника пищи
    .edition = { -marine-as-edition }
marine-option-land-first = ПО за первое место на суше: 8 или 3, как в одном из изданий.
    .title = ПО за первое место на суше
marine-option-voracious-predator = Жертвы Плодовитых хищников — только на тайлах со своими кубами или где угодно.
    .title = Жертвы Плодовитых хищников
    .edition = { -marine-as-edition }
    .own-tiles = только на тайлах со своими кубами
    .anywhere = где угодно
marine-option-resilience = Живучесть спасает от регресса один жетон или все.
    .title = Живучесть спасает
    .edition = { -marine-as-edition }
    .one-token = один жетон
    .full = все жетоны
marine-option-phenotypic-plasticity = Места Фенотипической пластичности обычные, или лежащее там считается напечатанным.
    .title = Места Фенотипической пластичности
    .edition = { -marine-as-edition }
    .slots = обычные
    .printed = считаются напечатанными
marine-option-monotypic-habitat = Отсутствие конкуренции приносит бонусные ПО по таблице или по 1 ПО за тайл.
    .title = Отсутствие конкуренции приносит
    .table = бонусные ПО по таблице
    .one-each = 1 ПО за тайл
marine-option-marine-snow = Морской снег приносит ПО только за гидротермальные источники или за все.
    .title = Морской снег приносит ПО
    .smokers = только за гидротермальные источники
    .all-vents = за все термальные источники
marine-option-fecundity = Размножение разрешает поместить по кубу на каждый свой тайл или обязывает.
    .title = Размножение
    .edition = { -marine-as-edition }
    .may = разрешает помещать кубы
    .must = обязывает помещать кубы
marine-option-exaptation-ends = Экзаптация теряет копию после действия, за которое генофонд стал достаточно мал, или сразу.
    .title = Экзаптация теряет копию
    .edition = { -marine-as-edition }
    .after-action = после действия
    .at-once = сразу
marine-option-benthic-pawn = Маркер на ячейке Донных организмов не влияет на порядок маркеров, или эта ячейка считается последней в зоне действий.
    .title = Маркер на ячейке Донных организмов
    .apart = вне порядка маркеров
    .last = после всех ячеек
marine-option-solar-radiation = Пока «Солнечная радиация» в ряду, тайлы приносят меньше ПО во время всего действия «Эволюция», и за разыгранные им карты тоже, или только тайл самого действия.
    .title = «Солнечная радиация» в ряду
    .whole-action = всё действие «Эволюция»
    .scored-tile = только тайл действия
marine-option-domination-spaces = Если у игрока по два класса животных: ячейки «Доминирования» открыты по числу животных или по числу игроков.
    .title = Ячейки «Доминирования»
    .animals = по числу животных
    .players = по числу игроков
marine-option-adaptation-special = Особая ячейка адаптации берёт жетон секции или любой из мешочка.
    .title = Особая ячейка адаптации
    .section = жетон секции
    .bag = любой из мешочка
marine-option-new-card = Новая карта ряда действует до своих событий или после них.
    .title = Новая карта ряда
    .effect-first = действует до своих событий
    .events-first = действует после своих событий
marine-option-last-reseed = Последний раунд кончается сразу или с обновлением перед финальным подсчётом.
    .title = Обновление в последнем раунде
marine-option-migration-values = Числа кубов на обычных ячейках миграции, слева направо.
    .title = Кубы на ячейках миграции
    .v1-3-5 = 1, 3, 5
    .v5-3-1 = 5, 3, 1
marine-option-competition-values = Числа жертв на обычных ячейках конкуренции, слева направо.
    .title = Жертвы на ячейках конкуренции
    .v1-2-3 = 1, 2, 3
    .v3-2-1 = 3, 2, 1
marine-option-rest-ends = Игра кончается и тогда, когда столько раундов подряд никто не выбрал карту: 20 или 250, то есть почти никогда.
    .title = Раундов без карт до конца игры
marine-option-elements = Что происходит с источниками пищи, благодаря которым процветают кубы. Как в правилах: остаются. Съедаются: после вымирания каждое животное убирает за каждые полные пять кубов, процветающих благодаря источникам пищи, один такой источник. Теряются: столько же жетонов исчезает с планеты случайно.
    .title = Источники пищи после вымирания
    .printed = остаются, как в правилах
    .eaten = съедаются теми, кто процветает
    .lost = столько же теряется случайно

marine-rules-placing = Размещение маркеров
marine-rules-card = Розыгрыш карты эволюции
marine-rules-actions = Действия
marine-why-closed = при таком числе классов животных ячейка закрыта
marine-why-special-space = эта ячейка только для особых маркеров
marine-why-own-pawn = там стоит ваш маркер
marine-why-special-pawn = там стоит особый маркер
marine-why-occupied = обычный маркер не выбивает другой
marine-why-not-after = обычный маркер ставится после всех ваших маркеров
marine-why-in-between = ваш обычный маркер ставится после всех ваших маркеров или перед всеми, но не между ними
marine-why-section-empty = в секции нет источников пищи
marine-why-no-corner = нет свободных углов
marine-why-corner-taken = там уже лежит жетон
marine-why-no-element-at-vents = у таких термальных источников нет пищи
marine-why-no-such-element = на планете нет такого источника пищи
marine-why-no-token = у этой ячейки нет жетона
marine-why-no-slot = для него нет свободного места
marine-why-squares-full = оба квадрата заняты
marine-why-pool-empty = ваш генофонд пуст
marine-why-no-tiles = стопки пусты
marine-why-no-vents = все термальные источники уже на планете
marine-why-no-tile = подходящего тайла нет
marine-why-has-vent = там уже есть термальный источник
marine-why-not-at-edge = этот тайл не на краю
marine-why-nobody-migrates = ни один ваш куб не может переместиться
marine-why-no-arena = нет такого тайла с вашими и чужими кубами
marine-why-other-terrain = это другая местность
marine-why-not-there = ваших кубов там нет
marine-why-no-opponent = других животных там нет
marine-why-no-such-tile = нет тайла этой местности
marine-why-nobody-on-such = на таких тайлах никого нет
marine-why-nobody-there = там никого нет
marine-why-slot-too-high = с этой ячейки можно взять карту не выше { $slots }
marine-why-no-card = там нет карты
marine-why-dominates-nothing = ни одно ваше значение не больше жетона доминирования
marine-why-value-too-small = ваше значение должно быть больше значения жетона доминирования

# Сцена
marine-setup-round = Подготовка
marine-round = Раунд { $n }
marine-turn-of = · ходят: { $animal }
marine-last-round = · последний раунд
marine-earth = Планета
marine-tile-mark = { $cell } { $mark }
marine-corner = угол: { $corner }
marine-endangered = !
marine-crustaceans-mark = Ра
marine-fishes-mark = Ры
marine-cephalopods-mark = Го
marine-reptiles-mark = Ре
marine-algae-mark = во
marine-gastropods-mark = мо
marine-worms-mark = че
marine-plankton-mark = пл
marine-sponges-mark = гу
marine-sun-mark = со
marine-land-mark = суша
marine-kelp-forest-mark = лес
marine-coral-reef-mark = риф
marine-seamount-mark = гора
marine-seagrass-meadow-mark = луг
marine-sand-plain-mark = песок
marine-open-ocean-mark = океан
marine-smoker-mark = гидро
marine-geyser-mark = гео
marine-vent-mark = источник
marine-counted-mark = { $mark } { "" }
marine-display = Зона действий
marine-nth-space = { $n })
marine-special-space = { $n }*)
marine-prints = { "" } ×{ $n }
marine-prints-all = { "" } все
marine-prints-two = { "" } ×1+1
marine-prints-vent = { "" } { $mark }
marine-prints-closed = { "" } закр.
marine-pawn-mark = <{ $mark }>
marine-special-mark = <{ $mark }*{ $element }>
marine-food-chain = Пищевая цепь, сверху вниз:
marine-has-retrieved = (маркеры забраны)
marine-survival-of = { $kind }: { $animal }
marine-survival-nobody = { $kind }: ни у кого
marine-targets = Особые маркеры, жетоны доминирования:
marine-controlled = ({ $animal })
marine-stacks = Стопки тайлов
marine-stack = стопка { $n } ({ $tile })
marine-face-down-stack = стопка { $n }
marine-empty-stack = стопка { $n }: пусто
marine-vents-left = термальных источников
# $tile
marine-in-hand = новый тайл: { $tile }
marine-unused-traits = неиспользованные свойства
marine-open-traits = открытые свойства на выбор
marine-bags = Мешочки
marine-element-bag = источники пищи
marine-marker-bag = жетоны местности
marine-row = Ряд эволюции
marine-in-slot = { $n }. { $kind }
marine-part-extinction = карта с этим знаком вызывает Вымирание лишь раз: в тот миг, когда попадает в ряд; лёжа в ряду, она его больше не вызывает
marine-part-survival = карта с этим знаком вызывает Выживание лишь раз: в тот миг, когда попадает в ряд; лёжа в ряду, она его больше не вызывает
marine-symbol-extinction = (вымирание)
marine-symbol-survival = (выживание)
marine-discard = сброс
marine-deck = колода
marine-among-the-last = (среди последних пяти)
marine-mat = { $animal } ({ $mark })
marine-points = ПО
marine-gene-pool = генофонд
marine-eliminated = уничтожено
marine-pawns = маркеры: { $n } из { $all }
marine-elements = источники пищи
marine-printed = ({ $mark })
marine-free-slots = +{ $n } своб.
marine-copied = (копия)
marine-chosen = (выбрано)
marine-dealt-traits = свойства на выбор ({ $n })
marine-kept-traits = выбранные свойства, лицом вниз ({ $n })

## Что в правилах сказано о еде, рядом с другими играми

marine-food-rules = Еда — это место: источник пищи кормит всех вокруг, пока лежит, но только тех, кому он подходит.
    .comes = Источники пищи лежат на углах тайлов; в начале их 6, вокруг рифа в середине. Новые игроки кладут действиями «Изобилие», «Странствие» и «Автотрофы» — из тех, что вытянуты из мешочка в зону действий.
    .eats = Ничего не съедается. Источник пищи кормит на тайлах вокруг кубы всех классов животных, у которых на планшете есть его тип; что использует один, у другого не убывает.
    .needs = Одного подходящего источника пищи рядом с тайлом хватает всем кубам класса на нём; больше — не лучше. У класса напечатаны три источника пищи двух типов, новые он получает «Адаптацией».
    .kills = Кубы без подходящего источника пищи — вымирающие; они гибнут при ближайшем вымирании, которое приносят карты эволюции и которое наступает ещё раз в конце игры. «Конкуренция» и некоторые карты уничтожают чужие кубы, есть у них пища или нет.
    .left = Уничтоженные кубы уходят в коробку и пищи не оставляют. Убранные источники пищи возвращаются в мешочек.
    .stored = Пища не хранится. Класс держит источники пищи на планшете, и от них зависит, где он может жить; при обновлении «Регресс» отнимает часть у тех, кто не поставил туда куб.
    .taken = Украсть пищу нельзя, но «Истощение» и «Автотрофы» убирают её из-под всех сразу. «Конкуренция» убирает чужие кубы с тайла, но никого не кормит.
    .displaced = Где «Деформация» кладёт термальный источник, остаётся по одному кубу каждого класса, остальные возвращаются в генофонды. «Массовый исход» позволяет переместить с тайла все кубы, свои и чужие.
    .scores = Тайлы — по тому, у кого там больше кубов, когда их оценивает «Эволюция»; бонусные ПО за новые тайлы и термальные источники и за большинство на источниках при выживании; карты. В конце — ещё раз каждый тайл и источники пищи, где класс доминирует.
    .ends = В конце раунда, в котором сыгран Астероид, когда все выполнили возврат: ещё одно вымирание, одно выживание и финальный подсчёт.
    .decides = Какие действия выполнить маркерами; где появятся и исчезнут источники пищи; к чему приспособиться; куда расселить и переместить кубы; кого вытеснить; какую карту выбрать.

# The sections of the rules page that say so, by their number or their title.
marine-food-sections =
    .comes = 2
    .eats = 5.4
    .needs = 4
    .kills = 8.1
    .left = 5.7
    .stored = 8.3
    .taken = 5.3
    .displaced = 5.3
    .scores = 5.5
    .ends = 8.4
    .decides = 5.2

## Что говорит о коробке её владелец

marine-box-main = основной эффект
marine-box-x = X в основном эффекте
marine-box-x-is = { $x ->
    [slot] номер ячейки
   *[other] { $x }
}
marine-box-events = символы событий
marine-box-second = дополнительный эффект
marine-box-extinction = Вымирание
marine-box-survival = Выживание

## Из чего складывается оценка

marine-value-points = победные очки
marine-value-tiles = доход от тайлов
marine-value-pawns = свободные маркеры
marine-value-elements = жетоны пищи и источники пищи на планете
marine-value-regression = жетоны, которые не отнимет «Регресс»
marine-value-pool = кубы в генофонде
marine-value-special-pawns = особые маркеры
marine-value-reach = особые маркеры, которые можно взять
marine-value-survival = карта «Выживание»
marine-value-tile-in-hand = тайл, который предстоит выложить
