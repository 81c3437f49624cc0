# Что говорится о сравнении: числа, условия, выводы, названия. Названия показателей и единиц — в measures.ru.ftl.

## Числа

words-decimal-sign = ,
words-thousands-sign = { "\u00A0" }
words-none = –
words-points-short = { $number }{ "\u00A0" }п.{ "\u00A0" }п.
words-interval = { $value } [{ $low }; { $high }]
words-effect = d = { $number }
words-adjusted = p с поправкой { $number }
words-signs = d — разница, делённая на стандартное отклонение партий. p с поправкой — насколько вероятна такая разница по одной случайности, с учётом числа вопросов об этих двух вариантах при одних и тех же ботах; знак ≤ стоит, где p может быть и меньше, чем показывают повторные выборки. Для показателей, названных до расчёта, поправка — по Холму, для замеченных по результатам — по Бенджамини и Хохбергу, она мягче: меньшее p у последних не значит большего. Если у одной стороны показатель одинаков во всех партиях, а у другой такого значения нет ни в одной, ни d, ни p не указаны: проверять нечего. У того, что считается по всем партиям вместе, например у кривой выживания, нет d.
words-in-each = { $value } в каждой партии
words-brackets = Числа в квадратных скобках: если снова и снова играть столько же партий, 95 из 100 таких промежутков накроют истинное среднее.
words-unfair = *: сравнивать это число с остальными в его строке некорректно.
words-n = n = { $n }
words-n-each = n = { $one } и { $other }

## Несколько подряд

words-list = { $one }; { $more }
words-comma = { $one }, { $more }
words-and = { $one } и { $more }
words-then = { $one } { $more }

## Условия

words-named = { $name } ({ $brackets })
words-printed = по печатным правилам
words-unchanged = без изменений
words-without-change = без этого изменения
words-option = { $title }: { $value }
words-added = мод «{ $id }»
words-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
words-with-option = при настройке «{ $option }»
words-with-mod = с модом «{ $id }»
words-with-seats = при { $n ->
    [one] { $n } игроке
   *[other] { $n } игроках
}
words-inside = в игре «{ $game }» ({ $brackets })
words-inside-bare = в игре «{ $game }»
words-in-setting = { $place } { $setting }

## Игроки

words-count-random = { $n ->
    [one] { $n } случайный бот
    [few] { $n } случайных бота
   *[other] { $n } случайных ботов
}
words-count-greedy = { $n ->
    [one] { $n } жадный бот
    [few] { $n } жадных бота
   *[other] { $n } жадных ботов
}
words-count-other = { $n ->
    [one] { $n } бот «{ $name }»
    [few] { $n } бота «{ $name }»
   *[other] { $n } ботов «{ $name }»
}
words-kind-random = случайные боты
    .among = случайных ботов
    .with = со случайными ботами
words-kind-greedy = жадные боты
    .among = жадных ботов
    .with = с жадными ботами
words-kind-other = боты «{ $name }»
    .among = ботов «{ $name }»
    .with = с ботами «{ $name }»
words-kind-mixed = боты разных видов ({ $names })
    .among = ботов разных видов ({ $names })
    .with = с ботами разных видов ({ $names })

## Выводы

words-differs = { $there } { $says }, чем { $here }, на { $by } ({ $value_there } против { $value_here }; { $numbers }).
words-alike = { $measure }: одинаково с точностью до { $within }, { $value_there } { $there } и { $value_here } { $here } ({ $n }).
words-unsure = { $measure }: различий не видно, { $value_there } { $there } и { $value_here } { $here } ({ $n }). Это не доказывает равенства: при таком числе партий различие в { $least } обнаруживается в четырёх случаях из пяти.
words-unsure-at-all = { $measure }: различий не видно, { $value_there } { $there } и { $value_here } { $here } ({ $n }). Это не доказывает равенства.
words-experiment = Других правил не меняли, номера раздач те же.
words-found-by-looking = Замечено уже по результатам: в списке, составленном до игр, этого показателя не было.
words-holds-everywhere = Это верно для { $among }.
words-holds-only = Это верно для { $among }, но не для { $not }.
words-holds-reversed = Это верно для { $among }, а для { $not } верно обратное.
words-tested = Проверено для { $among }.
words-stopped-length = У прерванных партий длины нет: если затянулись бы именно они, она занижена.
words-supply-differs = Пищи к началу кормления тоже стало не столько же: { $value_there } { $there }, { $value_here } { $here }. Что делает само количество пищи, а что — остальное в правиле, здесь не разделено; это показал бы контроль, в котором пищи столько же.
words-asked-only = Проверено только для { $among }.

## Необычные партии

words-outlier = { $name }, партия { $game }, считая с 0 (номер раздачи { $seed }): { $measure } — { $value }, { $extreme }; медиана { $median }.
words-outlier-round = Сильнее всего это видно в раунде { $round }.
words-lowest = наименьшее значение
words-highest = наибольшее значение

## Группы показателей

words-family-food = Пища
words-family-populations = Популяции
words-family-feeding = Питание
words-family-fairness = Равенство
words-family-game = Сама игра

## Почему нет значения

words-absent-nothing-to-share = не от чего считать долю
words-absent-nothing-eaten = в этой игре ничего не едят
words-absent-no-stores = в этой игре нет запасов пищи
words-absent-not-by-killing = здесь убийство так не кормит
words-absent-no-cap = правила этой игры не ограничивают численность
words-absent-nobody-died = ни в одной из этих партий никто от этого не умер
words-absent-shrinks = даже при малой численности особей становится меньше
words-absent-step-by-rule = по правилам этой игры — всё или ничего
words-absent-no-scores = очки не сообщались
words-absent-unfinished = партия закончилась не по правилам
words-absent-two-sides = при двух сторонах бывает только 1 или −1
words-absent-one-side = нужны хотя бы две стороны
words-absent-one-patch = все находятся в одном месте
words-absent-mixed-sides = в партиях разное число сторон
words-absent-few-rounds = { $n ->
    [one] нужен хотя бы { $n } раунд
    [few] нужно хотя бы { $n } раунда
   *[other] нужно хотя бы { $n } раундов
}
words-absent-few-games = { $n ->
    [one] нужна хотя бы { $n } партия
    [few] нужно хотя бы { $n } партии
   *[other] нужно хотя бы { $n } партий
}
words-absent-few-at-risk = до этого возраста дожило меньше { $n ->
    [one] { $n } особи
   *[other] { $n } особей
}
words-absent-outlived = больше половины пережили срок наблюдения
words-absent-few-levels = у количества доступной пищи меньше { $n ->
    [one] { $n } значения
   *[other] { $n } разных значений
}
words-absent-no-variation = то, от чего это зависит, не меняется
words-absent-not-told-apart = типы не различить
words-absent-not-shown = не отличается от случайного
words-absent-unstable = слишком много повторных выборок без значения
words-absent-no-amount = это название, а не величина
words-absent-never = никогда

## Что меняется по ходу партии

words-series-supply = доступная пища
words-series-need = потребность в пище
words-series-heads = численность
words-series-relative-heads = численность относительно средней
words-series-scarcity = дефицит пищи
words-series-hunger = доля голодных
words-series-intake = полученная пища
words-series-births = рождения
words-series-deaths = смерти

## Откуда пища

words-origin-environment = из среды
words-origin-waste = отходы живых
words-origin-body = останки погибших
words-origin-prey = добыча
words-origin-carrion = падаль
words-origin-shared = от партнёра
words-origin-own-store = свой запас
words-origin-theft = отнято у других
words-origin-made = создано самой особью
words-origin-placed = положено игроком

## Причины смерти

words-death-hunger = голод
words-death-predation = хищничество
words-death-competition = конкуренция
words-death-doom = прежние причины
words-death-effect = прочие эффекты

## Как появляются особи

words-birth-setup = подготовка к игре
words-birth-bought = куплены игроком
words-birth-brood = рождены сородичами
words-birth-regrown = выросли заново
words-birth-spread = расселились из резерва
words-birth-revived = возвращены из вымерших

## Где лежит пища

words-place-outside = вне стола
words-place-patch = доступна всем
words-place-plate = у съевших
words-place-store = в запасах
words-place-body = в телах

## Почему пища перемещается

words-reason-opening = была с самого начала
words-reason-weather = кубики, мешочек, колода или правило
words-reason-waste = оставлена живыми
words-reason-corpse = осталась от погибших
words-reason-player = решение игрока
words-reason-card = карта
words-reason-meal = пища: { $origin }
words-reason-eaten = съедено
words-reason-end = в конце
words-reason-converted = взята из запаса
words-reason-theft = отнята
words-reason-digested = переварена
words-reason-spoiled = осталась лишней
words-reason-destroyed = уничтожена
words-reason-with-death = пропала вместе с погибшими
words-reason-carried = перенесена

## В чём лидируют

words-leader-fed = по накормленным с начала партии
words-leader-heads = по численности
words-leader-score = по очкам

# Откуда, где и куда: пища и особи.
words-node-comes-opening = в начале
words-node-comes-weather = выпало или вытянуто
words-node-comes-player = от игроков
words-node-comes-card = от карт
words-node-comes-other = { $why }
words-node-returns-waste = оставили живые
words-node-returns-corpse = оставили мёртвые
words-node-lies-patch = на столе
words-node-lies-plate = у едоков
words-node-lies-store = в запасах
words-node-lies-body = в телах
words-node-eaten = съедено
words-node-left = осталось в конце
words-node-goes-weather = убрано по правилам
words-node-goes-player = убрали игроки
words-node-goes-card = убрали карты
words-node-goes-spoiled = не съедено, пропало
words-node-goes-destroyed = уничтожено
words-node-goes-death = пропало с погибшими
words-node-goes-other = ушло: { $why }
words-node-lives = живут
words-node-living = живы в конце
words-node-leaves = вне игры, живы

## Таблицы
words-share-of-game = пройденная часть партии
words-part-of-game = { $from }–{ $to }
words-windows = пройдено кормлений
words-at-risk = дожили до этого возраста
words-died-at = погибли в нём
words-outlives = пережили его
words-number = Показатель
words-difference = разность
words-deviations = d
words-adjusted-p = p с поправкой
words-pair-correlation = корреляция пар
words-verdict = вывод
words-verdict-higher = выше
words-verdict-lower = ниже
words-verdict-fixed = у одной стороны одинаково во всех партиях, у другой такого нет ни в одной: проверять нечего
words-verdict-alike = одинаково с точностью до { $within }
words-verdict-noise = в пределах шума; была бы замечена разность { $least }
words-verdict-unsure = сказать нельзя
words-looked-for = Замечено по результатам: { $n } из { $all }, самые большие
words-more-findings = Другие выводы ({ $n })
words-others-of-pair = Все прочие показатели ({ $n })
