# Сравнение игр, по-русски.
compare-what = Что сравнить
compare-beside = Разные игры
compare-versus = Одну игру с разными настройками
compare-usual-rules = обычные правила
compare-set = { $option }: { $value }
compare-with-mod = мод { $name }
compare-change-rules = Изменить…
compare-change-rules-of = Изменить правила игры «{ $game }»
compare-done = Готово
compare-game = Игра
compare-as-printed = Первый вариант — игра по обычным правилам. Каждый следующий что-то в них меняет:
compare-against = Вариант { $n }
compare-changes = Что меняется
compare-value = Как это играется
compare-and = И ещё…
compare-less = Без последнего
compare-remove = Убрать
compare-add = Добавить вариант
compare-who = Кто играет
compare-usual-seats = Обычное число мест, не больше 4
compare-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
compare-seats-of-all = Места
compare-bots-of-all = Боты
compare-how-many = Сколько партий
compare-games-each = партий каждого варианта
compare-seed = номер раздачи
compare-play = Сравнить
compare-lead = Как в этих играх появляется и исчезает пища, кто голодает и насколько это решает, кто победит: играют боты, и все игры измеряются одинаково.
compare-how = Выберите, что сравнить. Картинки заполняются, пока идут партии; тем временем можно играть самому, остановить сравнение и продолжить его.
compare-pictures = Картинки
compare-numbers = Числа
compare-differences = Различия
compare-differences-says = Второй вариант минус первый; в скобках — границы, в которых истинная разность лежит с уверенностью 95 %. «Выше» и «ниже» говорится, только если случайностью это едва ли объяснить; «в пределах шума» не доказывает, что разницы нет.
compare-table = Числа этой картинки
compare-found = Выводы
compare-rulebooks = Правила словами
compare-progress = Партии: { $ended } из { $all }
compare-stop = Остановить
compare-go-on = Продолжить
compare-rate = { $n } решений в секунду
compare-left = осталось около { $minutes } мин { $seconds } с
compare-judging = Оценка всех партий…
compare-so-far = Пока что партий каждого варианта: { $n }; интервалы приблизительные.
compare-whole = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
} каждого варианта, подсчёт окончен.
compare-stopped = Остановлено; партий каждого варианта: { $n }.
compare-failed = Партии, в которых отказала карта: { $n }
compare-same = Это ничего не меняет: { $change }
compare-save-report = Сохранить отчёт
compare-save-csv = Числа в CSV
compare-save-png = PNG
compare-save-png-of = Сохранить в PNG: { $picture }
compare-not-yet = Когда все партии сыграны и оценены или после остановки
compare-saved = Сохранено: { $path }
compare-died = Поток, который это делал, завершился.
compare-plays-again = Эта партия разыгрывается заново…
compare-findings = Что можно сказать
compare-no-findings = Пока ничего.
compare-outliers = Партии, которые выделяются
compare-outliers-says = Откройте партию, чтобы посмотреть, что в ней произошло, ход за ходом.
compare-no-outliers = Ни одна партия не выделяется.
compare-open = Открыть эту партию
compare-open-nth = Открыть партию { $n } из этих
compare-all-numbers = Все числа, а не только названные до первой партии
compare-dash = Прочерк означает, что такого числа нет; почему — видно, если навести указатель.
compare-unit = единица
compare-number = Показатель
compare-flows = Откуда берётся пища и куда уходит
compare-flows-says = Высота каждой картинки — вся пища, появившаяся на столе в этой игре: сравнивать высоты можно только внутри одной игры.
compare-no-flows = В этих партиях пища не перемещалась.
compare-food-unit = 100 % = { $n ->
    [fraction] { $number } единицы пищи за партию
    [one] { $number } единица пищи за партию
    [few] { $number } единицы пищи за партию
   *[other] { $number } единиц пищи за партию
}
compare-life-unit = 100 % = { $n ->
    [fraction] { $number } особи за партию
    [one] { $number } особь за партию
    [few] { $number } особи за партию
   *[other] { $number } особей за партию
}
compare-food-of = { $arm }: пища
compare-lives-of = { $arm }: особи
compare-share-over = часть партии
compare-population = Численность в ходе партии
compare-population-says = Относительно среднего этой игры (1). В полосе лежат 95 % средних повторных выборок. Смотрите на форму, а не на причины.
compare-scarcity = Дефицит пищи и голод в ходе партии
compare-scarcity-says = Дефицит — часть потребности, на которую к началу кормления нет пищи; голод — часть проверенных в конце кормления, что остались голодными; съеденных раньше не проверяют. Промежуток между линиями — распределение: пища есть, но не там или не для тех, кому она нужна, либо появляется по ходу кормления, либо нуждавшихся съедают.
compare-survival = Как долго живут особи
compare-survival-says = Доля особей, переживших столько кормлений. Где особей не различить, возраст предполагается — между двумя границами.
compare-windows = пережито кормлений
compare-outlive = переживают
compare-oldest-first = если первыми гибнут старшие
compare-youngest-first = если первыми гибнут младшие
compare-deaths = Отчего гибнут особи
compare-deaths-says = Гибель на особь и раунд. Перемещённые против воли владельца и покинувшие игру живыми не погибли: они заштрихованы под полосой. В раунд одной игры умещается больше, чем в раунд другой: между играми сравнивайте части полосы, а не полосы целиком.
compare-origins = Откуда берётся пища
compare-origins-says = Части съеденного; там, где ничего не едят, — части пищи, которая кормит на своём месте. Где пища разного происхождения перемешана, она делится пропорционально.
compare-early = Как рано решает пища
compare-early-says = Как часто лидирующий в этот момент в итоге побеждает. Пунктир — случайность.
compare-single = Партии по одной
compare-single-says = Каждая точка — партия. Щёлкните по ней или дойдите до неё клавишами со стрелками и нажмите Enter: партия откроется там, где этого больше всего.
compare-spot = { $arm }, партия { $game } (номер раздачи { $seed }): { $measure } — { $value }.
compare-spot-round = Заметнее всего это в раунде { $round }.
