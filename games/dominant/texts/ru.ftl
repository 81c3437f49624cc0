# Доминирующие виды. Все тексты свои.
dominant = Доминирующие виды
dominant-summary = Близится ледниковый период: животные заселяют растущую планету, приспосабливаются и соперничают; побеждает тот, у кого больше всего победных очков, когда взят «Ледниковый период».

dominant-insects = Насекомые
dominant-arachnids = Паукообразные
dominant-amphibians = Земноводные
dominant-birds = Птицы
dominant-reptiles = Рептилии
dominant-mammals = Млекопитающие
dominant-grass = трава
dominant-grub = личинки
dominant-meat = мясо
dominant-seed = семена
dominant-sun = солнце
dominant-water = вода
dominant-sea = Море
    .abbr = Мо
dominant-wetland = Болото
    .abbr = Бо
dominant-savannah = Саванна
    .abbr = Са
dominant-jungle = Джунгли
    .abbr = Дж
dominant-forest = Лес
    .abbr = Ле
dominant-desert = Пустыня
    .abbr = Пу
dominant-mountain = Горы
    .abbr = Го
dominant-tundra = Тундра
    .abbr = Ту
dominant-initiative = Инициатива
dominant-adaptation = Адаптация
dominant-regression = Регресс
dominant-abundance = Изобилие
dominant-wasteland = Запустение
dominant-depletion = Истощение
dominant-glaciation = Оледенение
dominant-speciation = Видообразование
dominant-wanderlust = Странствие
dominant-migration = Миграция
dominant-competition = Конкуренция
dominant-domination = Доминирование
dominant-setup-phase = Подготовка
dominant-planning = Планирование
dominant-execution = Выполнение
dominant-reset = Сброс
dominant-nothing = ничего
dominant-list = { $one }, { $more }
dominant-counted = { $said } ×{ $n }
dominant-tile = { $terrain } { $cell }
dominant-empty-cell = { $cell }
dominant-crowded = { $tile } (своих кубов { $own }, чужих { $others })
dominant-limited = { $tile } до { $n }
dominant-at-element = { $element } — { $tiles }
dominant-corner-of = { $one } + { $more }
dominant-to-wind = { $tile } ({ $wind })
dominant-upper-right = вверху справа
dominant-right = справа
dominant-lower-right = внизу справа
dominant-lower-left = внизу слева
dominant-left = слева
dominant-upper-left = вверху слева
dominant-paying = { $animal } { $n }
dominant-space = { $section }, ячейка { $nth }
dominant-space-with = { $space } ({ $lies })
dominant-lies-none = пусто
dominant-lies-initiative = шаг вперёд, если вы ещё не первый; затем этот маркер ставится в другую ячейку
dominant-lies-glaciation = тайл рядом с тундрой замерзает; тайлов тундры осталось: { $n }
dominant-lies-queue = ждёт; в конце раунда может сдвинуться на ячейку влево
dominant-lies-leftmost = действует, если это самый левый маркер; тайлов тундры осталось: { $n }
dominant-lies-on-earth = { $element }, на планете: { $n }
dominant-lies-migrants = до { $n ->
    [one] { $n } куба
   *[other] { $n } кубов
}
dominant-lies-arena = по одной жертве на одном тайле каждой местности: { $terrains }

dominant-ask-plan = { $side }: поместите маркер в любую свободную ячейку (доступно маркеров: { $n }). Действия выполняются потом, сверху вниз и слева направо
dominant-ask-initiative = { $side }, «Инициатива»: поменяться местами с теми, кто ходит перед вами ({ $other })? Это действует со следующего планирования. Затем вы снова поместите этот маркер
dominant-ask-replace = { $side }: поместите маркер в свободную ячейку
dominant-ask-adaptation = { $side }, «Адаптация»: выберите источник пищи, который вы возьмёте, или откажитесь
dominant-ask-regression = { $side }, «Регресс»: выберите тип источника пищи, который вы в этом раунде не теряете, или откажитесь
dominant-ask-abundance = { $side }, «Изобилие»: выберите источник пищи, который вы поместите на планету, или откажитесь
dominant-ask-put = { $side }: выберите свободный угол для этого источника пищи: { $element }
dominant-ask-wasteland = { $side }, «Запустение»: выберите в ряду жетон, который вернётся в мешочек, или откажитесь. Затем рядом с тундрой убираются все источники пищи тех типов, которые остались в ряду
dominant-ask-depletion = { $side }, «Истощение»: выберите источник пищи, который вы уберёте с планеты, или откажитесь
dominant-ask-glaciation = { $side }, «Оледенение»: выберите рядом с тундрой тайл, который станет тундрой, или откажитесь. От каждого класса животных там останется один куб, остальные вернутся в генофонды
dominant-ask-glaciation-must = { $side }, «Оледенение»: выберите рядом с тундрой тайл, который станет тундрой. От каждого класса животных там останется один куб, остальные вернутся в генофонды
dominant-ask-speciation = { $side }, «Видообразование»: выберите на планете источник пищи этого типа ({ $element }) или откажитесь. Ваши кубы из генофонда появятся на тайлах вокруг него
dominant-ask-speciate = { $side }, «Видообразование»: сколько кубов поместить на этот тайл: { $tile }? Не больше { $n }, можно ни одного
dominant-ask-spawn = { $side }, «Видообразование»: можно поместить один куб из генофонда на любой тайл
dominant-ask-wanderlust = { $side }, «Странствие»: выберите стопку, с которой вы возьмёте открытый тайл, или откажитесь
dominant-ask-lay = { $side }, «Странствие»: выберите пустую клетку для нового тайла ({ $terrain }); чем больше тайлов рядом, тем больше бонус
dominant-ask-garnish = { $side }, «Странствие»: выберите в ряду источник пищи для угла нового тайла ({ $tile }) или откажитесь
dominant-ask-arrive = { $side }, «Странствие»: сколько кубов переместить на новый тайл: { $from } → { $to }? На прежнем тайле ваших кубов: { $n }; можно ни одного
dominant-ask-migration = { $side }, «Миграция»: по одному перемещайте свои кубы на соседние тайлы (осталось перемещений: { $n }) или закончите. Куб, который уже переместился, остаётся на месте
dominant-reaching = { $said }. Каждый проходит до { $n } тайлов
dominant-ask-competition = { $side }, «Конкуренция»: выберите тайл этой местности ({ $terrain }) с вашими и чужими кубами или откажитесь. Там будет уничтожен один чужой куб
dominant-ask-competition-any = { $side }, «Конкуренция»: выберите любой тайл с вашими и чужими кубами или откажитесь. Там будет уничтожен один чужой куб
dominant-ask-victim = { $side }, «Конкуренция», { $tile }: выберите, чей куб будет уничтожен
dominant-ask-domination = { $side }, «Доминирование»: выберите тайл, за который все получат ПО, или откажитесь. Кто на нём доминирует, берёт карту
dominant-ask-choose = { $side }, «Доминирование»: вы доминируете здесь: { $tile }. Возьмите карту; она выполняется сразу
dominant-ask-save = { $side }, вымирание: выберите тайл, где уцелеет один ваш вымирающий куб, или откажитесь
dominant-ask-card = { $side }: { $said } («{ $kind }»)
dominant-about = { $said } — { $about }
dominant-nth-of = { $n } из { $all }
dominant-for-card = { $said } (карта «{ $kind }»)
dominant-at-space = { $said } (ячейка { $nth })
dominant-picked = { $said } — названо { $n }, можно до { $most }{ $n ->
    [0] {""}
   *[other] : { $names }
}
dominant-chance-tile = Случайная планета: начальный тайл
dominant-chance-elements = Жетон пищи из мешочка: { $section }
dominant-chance-reveal = Стопка { $n }: открывается следующий тайл
dominant-chance-card = Открывается карта
dominant-chance-element = { $side }: жетон пищи из мешочка
dominant-chance-die = Бросок для карты «{ $kind }»
dominant-working = Игра идёт дальше
dominant-over = Игра окончена

dominant-do-die = выпало { $n }
dominant-do-idle = { $said } — пока ничего не даст: { $reason }
dominant-do-wait = { $said } — сработает не раньше следующего раунда
dominant-do-advance = шаг вперёд
dominant-do-keep-place = остаться на своём месте
dominant-do-remove = убрать: { $element } — { $tiles }
dominant-do-cubes = { $n ->
    [0] ни одного куба
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
}
dominant-do-stack = стопка { $n }: { $tile }
dominant-do-lay = { $cell }, рядом: { $tiles }; бонусных ПО: { $n }
dominant-do-freeze = { $tile }; бонусных ПО: { $n }
dominant-do-score = { $tile }: { $points }
dominant-do-score-nobody = { $tile }: там никого нет
dominant-do-score-card = { $said } — карта: { $animal }
dominant-do-score-no-card = { $said } — без карты
dominant-do-move = { $from } → { $to }
dominant-do-eliminate = { $animal } (там { $n })
dominant-do-stay = больше не перемещать
dominant-do-no-element = без источника пищи
dominant-do-no-tile = без тайла
dominant-do-decline = ничего не делать

dominant-log-began = В начале: { $terrain } { $cell }
dominant-log-filled = { $section }: кладётся жетон — { $element }
dominant-log-drew = { $side }: из мешочка — { $element }
dominant-log-revealed = В стопке { $n } открыт тайл: { $terrain }
dominant-log-appeared = Открыта карта «{ $kind }»
dominant-log-round = Начинается раунд { $n }
dominant-log-phase = { $phase }
dominant-log-placed = { $side }: поставлен маркер — { $space }
dominant-log-advanced = { $side }: шаг вперёд по инициативе, позади теперь { $other }
dominant-log-acts = { $side }: действие — { $space }
dominant-log-idle = { $side }: нет эффекта ({ $space }) — { $reason }
dominant-log-no-victim = { $side }: «Конкуренция» без жертвы — { $terrain }
dominant-log-declined = { $side }: отказ
dominant-log-innate = { $side }: действие без маркера — { $section }
dominant-log-put = Из мешочка на планету, { $corner }: { $element }
dominant-log-put-from = Из ряда «{ $section }» на планету, { $corner }: { $element }
dominant-log-removed = Убрано с планеты, { $corner }: { $element }
dominant-log-took = { $side }: взято из ряда «{ $section }» — { $element }
dominant-log-lost = { $side }: потерян жетон — { $element }
dominant-log-exempt = { $side }: в этом раунде защищено — { $element }
dominant-log-losses = Регресс: незащищённые теряют источники пищи
dominant-log-desolation = Запустение: источники пищи рядом с тундрой, тип которых лежит в ряду, уходят в мешочек
dominant-log-emptied = { $section }: в мешочек — { $element }
dominant-log-slid = { $from } → { $to }: { $lies }
dominant-log-moved-up = { $side }: маркер сдвигается — { $space }
dominant-log-spread = { $side }: +{ $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
} на { $cell }
dominant-log-revived = { $side }: на { $cell } { $n ->
    [one] приходит { $n } уничтоженный куб
    [few] приходят { $n } уничтоженных куба
   *[many] приходит { $n } уничтоженных кубов
}; под защитой от ближайшего вымирания
dominant-log-moved = { $side }: { $from } → { $to }, { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
}
dominant-log-eliminated = { $side }: на { $cell } { $n ->
    [one] уничтожен { $n } куб
    [few] уничтожены { $n } куба
   *[many] уничтожено { $n } кубов
}
dominant-log-returned = { $side }: с { $cell } в генофонд { $n ->
    [one] возвращается { $n } куб
    [few] возвращаются { $n } куба
   *[many] возвращается { $n } кубов
}
dominant-log-took-tile = { $side }: взят тайл из стопки { $n } — { $terrain }
dominant-log-laid = { $side }: новый тайл — { $terrain } { $cell }
dominant-log-froze = { $side }: новая тундра — { $terrain } { $cell }
dominant-log-scored = ПО за тайл: { $terrain } { $cell }
dominant-log-scored-nothing = Никто не получает ПО за { $n ->
    [1] тайл
   *[other] тайлы
}: { $cells }
dominant-log-points = { $side }: +{ $n } ПО — { $why }
dominant-log-points-lost = { $side }: −{ $n } ПО — { $why }
dominant-log-no-card = { $side }: карту взять нельзя, ни одна не лежит открыто
dominant-log-undominated = На { $cell } никто не доминирует: никто не берёт карту
dominant-log-chose = { $side }: доминирование на { $cell }, взята карта «{ $kind }»
dominant-log-discarded = «{ $kind }» выходит из игры
dominant-log-pawn-more = { $side }: ещё один маркер («{ $kind }»)
dominant-log-pawn-less = { $side }: потерян маркер («{ $kind }»)
dominant-log-survival-card = { $side }: получена карта «Выживание»
dominant-log-survival-card-none = Карта «Выживание» теперь ни у кого
dominant-log-extinction = Вымирание: кубы вымирающих видов, которые никто не спас, уничтожаются
dominant-log-saved = Вымирание, { $side }: спасён куб на { $cell }
dominant-log-unharmed = При вымирании ни один куб не уничтожен
dominant-log-survival = Выживание: ПО за тундру получает владелец карты — { $side }
dominant-log-survival-nobody = Выживание: карта ни у кого, никто не получает ПО
dominant-log-reseed = Обновление
dominant-log-ending = Игра закончится в конце этого раунда
dominant-log-ending-quiet = Игра закончится в конце этого раунда: раундов подряд без взятой карты — { $n }
dominant-log-answered = { $side }, «{ $kind }»: { $said } — { $about }
dominant-log-answered-so = { $side }, «{ $kind }»: { $about }
dominant-log-no-effect = «{ $kind }» не имеет эффекта
dominant-log-die-rolled = «{ $kind }»: выпало { $n }
dominant-log-last-scoring = Финальный подсчёт: ПО за каждый тайл ещё раз
dominant-log-total = { $side }: всего { $n } ПО
dominant-log-counted = { $side }: наименьший итог у игрока, засчитывается { $n } ПО
dominant-log-tie = Ничья: побеждают { $side }, они выше в пищевой цепи, чем { $other }
dominant-log-over = Игра окончена
dominant-log-card-failed = Карта «{ $kind }» дала сбой, её эффект отменён: { $fault }

dominant-for-place = { $n }-е место, { $cell }
dominant-for-wanderlust = бонус, тайлов рядом с новым: { $n }
dominant-for-glaciation = бонус, тайлов тундры рядом с новым: { $n }
dominant-for-survival = «Выживание», тайлов тундры: { $n }
dominant-from-tiles = подсчёт тайлов
dominant-from-wanderlust = бонус за новые тайлы
dominant-from-glaciation = бонус за тундру
dominant-from-survival = выживание
dominant-pays = { $points }
dominant-part-place = { $n }-е место: { $animal }, { $points } ПО
dominant-part-tie = кубов поровну: выше место у того, кто выше в пищевой цепи
dominant-part-dominates = доминируют { $animal }, лучшее соответствие: { $value }
dominant-part-tied = никто не доминирует, поровну у нескольких: { $animals }, по { $value }
dominant-part-printed = напечатаны, не теряются: { $elements }
dominant-part-tokens = жетоны: { $elements }
dominant-part-free = свободных ячеек: { $n }
dominant-part-nobody = никто не доминирует: все вымирают
dominant-part-each = соответствие каждого: { $animals }
dominant-part-matches = { $element }: на планшете { $one } × у тайла { $more } = { $value }
dominant-part-sum = соответствие тайлу: { $value }
dominant-part-endangered = вымирают: их источники пищи не касаются тайла
dominant-part-asleep = из них вымирание не коснётся: { $n }
dominant-part-on-tundra = { $animal }: кубов в тундре { $n }, тайлов тундры { $tiles }
dominant-part-unheld = ни у кого: в тундре никто не лидирует по кубам единолично

dominant-fact-dominance = карта доминирования
dominant-fact-survival-card = единственная карта «Выживание»
dominant-fact-last = всегда лежит под всеми остальными

dominant-preset-first-game = Десять карт доминирования убираются не глядя: партия короче больше чем на треть. Домашнее правило; в правилах такого нет.
    .title = Первая партия
dominant-preset-another-earth = Случайные тайлы в начале: двух одинаковых начал не бывает.
    .title = Другая Земля

dominant-option-insects = Играют ли насекомые. «Возможно» — если для них останется место: первыми садятся те, кто ниже в пищевой цепи. Чтобы играть за них, выберите «да» и займите их место среди игроков.
    .title = Насекомые
    .perhaps = возможно
dominant-option-arachnids = Играют ли паукообразные. «Возможно» — если для них останется место: первыми садятся те, кто ниже в пищевой цепи. Чтобы играть за них, выберите «да» и займите их место среди игроков.
    .title = Паукообразные
    .perhaps = возможно
dominant-option-amphibians = Играют ли земноводные. «Возможно» — если для них останется место: первыми садятся те, кто ниже в пищевой цепи. Чтобы играть за них, выберите «да» и займите их место среди игроков.
    .title = Земноводные
    .perhaps = возможно
dominant-option-birds = Играют ли птицы. «Возможно» — если для них останется место: первыми садятся те, кто ниже в пищевой цепи. Чтобы играть за них, выберите «да» и займите их место среди игроков.
    .title = Птицы
    .perhaps = возможно
dominant-option-reptiles = Играют ли рептилии. «Возможно» — если для них останется место: первыми садятся те, кто ниже в пищевой цепи. Чтобы играть за них, выберите «да» и займите их место среди игроков.
    .title = Рептилии
    .perhaps = возможно
dominant-option-mammals = Играют ли млекопитающие. «Возможно» — если для них останется место: первыми садятся те, кто ниже в пищевой цепи. Чтобы играть за них, выберите «да» и займите их место среди игроков.
    .title = Млекопитающие
    .perhaps = возможно
dominant-option-several-animals = Для двух или трёх игроков: играют все шесть классов животных, у каждого игрока их несколько, и считается наименьший из его итогов. Значение говорит, кому кто достаётся, начиная с низа пищевой цепи: по очереди, туда и обратно или соседи вместе.
    .title = По нескольку классов животных
    .in-turn = по очереди
    .there-and-back = туда и обратно
    .neighbours = соседи вместе
dominant-option-earth = Семь начальных тайлов: как на поле или случайные. Тундра, источники пищи и кубы всегда лежат как на поле.
    .title = Тайлы в начале
    .printed = как на поле
    .random = случайные
dominant-option-length = Сколько карт доминирования убирается: ни одной (обычная), 5 (короче) или 10 (короткая). «Ледниковый период» остаётся всегда.
    .title = Длина партии
    .standard = обычная
    .shorter = короче
    .short = короткая
dominant-option-rim = Углы на краю поля принимают источники пищи, как все остальные, или остаются пустыми.
    .title = Углы на краю поля
    .holds = принимают источники пищи
    .empty = остаются пустыми
dominant-option-initiative-again = Можно ли поставить в ячейку «Инициативы» маркер самой «Инициативы» и маркер, который ставится по карте.
    .title = Из «Инициативы» снова в «Инициативу»
dominant-option-glaciation-queue = Каждый раунд действует маркер в первой ячейке «Оледенения», если он там есть, или самый левый маркер, где бы он ни стоял.
    .title = Очередь «Оледенения»
    .first-space = действует первая ячейка
    .leftmost-pawn = действует самый левый маркер
dominant-option-idle-spaces = Маркеры можно ставить на любые свободные ячейки или только туда, где в этом раунде хоть что-то может получиться, пока такие ячейки есть.
    .title = Ячейки без эффекта
    .open = открыты
    .closed = закрыты
dominant-option-evolution-cubes = Кубы, которые заменяет «Эволюция», уничтожаются или возвращаются в генофонд.
    .title = Кубы, заменённые «Эволюцией»
    .box = уничтожаются
    .gene-pool = возвращаются в генофонд
dominant-option-aquatic = Если «Водным видам» некуда положить источник пищи, они всё же помещают кубы или не делают ничего.
    .title = «Водные виды» без источника пищи
    .cubes-still = всё же помещают кубы
    .element-first = не делают ничего
dominant-option-rest-ends = Игра заканчивается и тогда, когда столько раундов подряд никто не брал карт: 20 или 250, то есть почти никогда.
    .title = Раундов без карт до конца игры

dominant-rules-planning = Планирование
dominant-rules-initiative = Инициатива
dominant-rules-competition = Конкуренция
dominant-rules-domination = Доминирование
dominant-why-occupied = там стоит маркер
dominant-why-initiative-again = этот маркер нельзя поставить в «Инициативу»
dominant-why-section-empty = там нет источников пищи
dominant-why-no-slot = нет свободного места для источника пищи
dominant-why-nothing-to-lose = терять нечего
dominant-why-no-corner = нет свободных углов
dominant-why-no-such-element = на планете нет такого источника пищи
dominant-why-no-tundra = вся тундра уже на планете
dominant-why-no-tile = подходящего тайла нет
dominant-why-pool-empty = генофонд пуст
dominant-why-no-tiles = ни в одной стопке нет открытого тайла
dominant-why-nobody-migrates = ни один свой куб не может переместиться
dominant-why-no-arena = нет такого тайла со своими и чужими кубами
dominant-why-other-terrain = это другая местность
dominant-why-not-there = ваших кубов там нет
dominant-why-no-opponent = других животных там нет
dominant-why-nothing-to-score = не осталось тайлов, за которые можно получить ПО
dominant-why-scored-already = в этом раунде за него уже получали ПО
dominant-why-nobody-there = там никого нет

# Сцена
dominant-round = Раунд { $n }
dominant-phase-now = · { $phase }
dominant-asked-now = · решают: { $animal }
dominant-last-round = · последний раунд
dominant-earth = Планета
dominant-tile-mark = { $cell } { $mark }
dominant-corner = угол: { $corner }
dominant-endangered = !
dominant-dominates = *
dominant-scored-mark = { "" } подсчитан
dominant-insects-mark = На
dominant-arachnids-mark = Па
dominant-amphibians-mark = Зе
dominant-birds-mark = Пт
dominant-reptiles-mark = Ре
dominant-mammals-mark = Мл
dominant-grass-mark = тр
dominant-grub-mark = ли
dominant-meat-mark = мя
dominant-seed-mark = се
dominant-sun-mark = со
dominant-water-mark = во
dominant-sea-mark = море
dominant-wetland-mark = болото
dominant-savannah-mark = сав
dominant-jungle-mark = джун
dominant-forest-mark = лес
dominant-desert-mark = пуст
dominant-mountain-mark = горы
dominant-tundra-mark = тундра
dominant-counted-mark = { $mark } { "" }
dominant-display = Зона действий
dominant-nth-space = { $n })
dominant-prints = { "" } ×{ $n }
dominant-prints-element = { "" } { $element }
dominant-prints-arena = { "" } { $one-abbr }{ $more-abbr }
dominant-innate = { $animal }, без маркера
dominant-innate-mark = { $mark }+
dominant-flies = { $animal }, до двух тайлов
dominant-flies-mark = { $mark }: 2 тайла
dominant-pawn-mark = <{ $mark }>
dominant-track = Порядок инициативы
dominant-order = { $n }. { $animal }
dominant-survival-of = { $kind }: { $animal }
dominant-survival-nobody = { $kind }: ни у кого
dominant-supply = Запас
dominant-stack = { $tile } (стопка { $n })
dominant-face-down-stack = стопка { $n }, закрыто
dominant-empty-stack = стопка { $n }: пусто
dominant-tundra-left = осталось тайлов тундры
dominant-food-chain = Пищевая цепь, сверху вниз: { $animals }
dominant-in-hand = новый тайл: { $terrain }
dominant-element-bag = источников пищи в мешочке
dominant-cards = Карты доминирования
dominant-discard = вышли из игры
dominant-deck = колода
dominant-on-the-bottom = (в самом низу)
dominant-mat = { $animal } ({ $mark })
dominant-points = ПО
dominant-gene-pool = генофонд
dominant-eliminated = уничтожено
dominant-dominated = тайлы с доминированием
dominant-place = место по инициативе
dominant-holds = ({ $kind })
dominant-pawn = маркер
dominant-pawns = маркеры: { $n } из { $all }
dominant-elements = источники пищи
dominant-printed = ({ $mark })
dominant-exempt = =
dominant-free-slots = +{ $n } своб.

## Что в правилах сказано о еде, рядом с другими играми

dominant-food-rules = Еда — это место: источник пищи кормит всех вокруг, пока лежит, но только тех, кому он подходит.
    .comes = Источники пищи лежат на углах тайлов; в начале их 12, по два каждого типа. Новые жетоны игроки кладут действиями «Изобилие» и «Странствие» — из тех, что вытянуты из мешочка в зону действий, — и двумя картами.
    .eats = Ничего не съедается. Источник пищи кормит на тайлах вокруг кубы всех классов животных, у которых на планшете есть его тип; что использует один, у другого не убывает.
    .needs = Одного подходящего источника пищи рядом с тайлом хватает всем кубам класса на нём; больше нужно лишь для доминирования. У класса напечатаны два источника пищи его собственного типа, у земноводных три; новые он получает «Адаптацией».
    .kills = Кубы без подходящего источника пищи — вымирающие; они гибнут при вымирании в конце каждого раунда, кроме одного, который могут спасти млекопитающие, и тех, что впали в спячку по карте. «Конкуренция» и некоторые карты уничтожают чужие кубы, есть у них пища или нет.
    .left = Уничтоженные кубы уходят в коробку и пищи не оставляют. Убранные источники пищи возвращаются в мешочек.
    .stored = Пища не хранится. Класс держит на планшете до шести источников пищи, и от них зависит, где он может жить; каждый раунд «Регресс» отнимает по одному жетону каждого лежащего в нём типа у всех, кто его приобрёл и не защищён.
    .taken = Украсть пищу нельзя, но её можно убрать из-под всех сразу: «Истощением», «Запустением» рядом с тундрой и там, где её окружают три тайла тундры, а также картой «Увядание». «Конкуренция» убирает чужие кубы с тайла, но никого не кормит.
    .displaced = Там, где «Оледенение» создаёт тундру, остаётся по одному кубу каждого класса, остальные возвращаются в генофонды. «Массовый исход» позволяет переместить с тайла все кубы, свои и чужие.
    .scores = Тайлы — по тому, у кого там больше кубов, когда их оценивает «Доминирование»; бонусные ПО за новые тайлы и за тундру и каждый раунд за наибольшее число кубов в тундре при выживании; карты. В конце — ещё раз каждый тайл.
    .ends = Раунд, в котором взят «Ледниковый период», самая нижняя карта колоды, — последний: его доигрывают до конца выживания, затем следует финальный подсчёт.
    .decides = Какие действия запланировать маркерами и в каком порядке; где появятся и исчезнут источники пищи; к чему приспособиться; куда расселить и переместить кубы; кого вытеснить; какой тайл оценить; какую карту взять.

dominant-food-round = ход
    .gen = хода

# The sections of the rules page that say so, by their number or their title.
dominant-food-sections =
    .comes = 2
    .eats = 6
    .needs = 6
    .kills = 5.4
    .left = 1
    .stored = 3
    .taken = 5.3
    .displaced = 5.3.7
    .scores = 7
    .ends = 9
    .decides = 5

## Из чего складывается оценка

dominant-value-points = победные очки
dominant-value-tiles = доход от тайлов
dominant-value-pawns = маркеры действий
dominant-value-elements = жетоны пищи и источники пищи на планете
dominant-value-regression = жетоны, которые не отнимет «Регресс»
dominant-value-pool = кубы в генофонде
dominant-value-initiative = место в инициативе
dominant-value-survival = карта «Выживание»
dominant-value-planned = запланированные действия
dominant-value-tile-in-hand = тайл, который предстоит выложить
