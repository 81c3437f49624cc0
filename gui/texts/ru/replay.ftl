# Посмотреть сохранённую игру, по-русски.
replay-timeline = Лента времени
replay-at = После { $step } из { $steps } действий
replay-first = К началу
replay-turn-back = Предыдущий ход
replay-back = Предыдущее действие
replay-run = Пустить
replay-stop = Остановить
replay-on = Следующее действие
replay-turn-on = Следующий ход
replay-last = К концу
replay-with-keys = { $what } ({ $keys })
replay-speed = Скорость
replay-times = ×{ $n }
replay-not-over = Эта партия не окончена. Показать то, что скрыто от того, кто её доиграет?
replay-show-hidden = Показать
replay-seen-by = Чьими глазами
replay-everybody = Что видят все
replay-open = Всё открыто
replay-open-help = Показано и всё скрытое.
replay-seat = { $sides } · { $person }
replay-scores = Очки
replay-score = { $side }: { $points }
replay-after = После действия { $step }
replay-chance = Случай
replay-start = В начале
replay-ends = Дальше не идёт: { $why }
replay-rules = { $told }
replay-play-on = Играть отсюда…
replay-unsure = Только до действия { $sure } это точно сохранённая партия; с более позднего стола продолжить нельзя
replay-play-title = { $step ->
    [0] Играть с самого начала
    [one] Играть после { $step } действия
   *[other] Играть после { $step } действий
}
replay-play-help = Это будет отдельная игра; сохранённая останется как есть.
replay-sits = Кто играет: { $sides }
replay-play = Играть дальше

## Где партия выиграна и проиграна

replay-review = Разбор
replay-review-thinking = Бот заново обдумывает каждое решение. Тем временем партию можно смотреть дальше.
replay-review-failed = Разбора не будет: { $why }
replay-review-nothing = Выбора ни у кого не было, или игра не говорит, насколько можно верить её оценкам.
replay-review-chances = Шансы на победу
replay-review-actions = действия
replay-review-point = { $side }: { $chance } % после действия { $step }
replay-review-first = вначале
replay-review-luck = удача
replay-review-mistakes = ошибки
replay-review-rest = прочее
replay-review-last = в конце
replay-review-sum = Шансы на победу складываются из этих частей. «Прочее» — ошибки остальных и то, что бот увидел лишь позже.
replay-review-account = { $side }: решений { $choices }, ошибок { $errors }, { $lost } за решение
replay-review-judge = Ошибка — это когда сильнейший бот ответил бы лучше: у ботов, которые думают так же, он редко их находит.
replay-review-turned = Где игра повернулась
replay-review-stretch = После { $when } и до { $until }: { $luck }
replay-review-cause = Действие { $step }: { $told }
replay-review-cost = Что стоило дороже всего
replay-review-none = Ни одно решение не было заведомо хуже, чем у бота.
replay-review-error = После { $step }: { $side } { $lost }
replay-review-given = Ответ: { $what }
replay-review-with-chance = { $what } ({ $chance } %)
replay-review-what-points = Что стоило очков в сравнении с остальными, но почти не меняло шансов
replay-review-points = −{ $points } очка
replay-review-better = Лучше: { $what }
replay-review-over = Что лучший ответ меняет по сравнению с данным к концу хода, в очках
replay-review-strokes = Что случай изменил сильнее всего
replay-review-stroke = После { $step }: { $told } ({ $luck })

replay-whatif = Что, если…
replay-whatif-title = Отсюда — с одним отличием
replay-whatif-about = Что было бы, если: боты доигрывают партию с этого места, как есть и с одним изменением, с теми же бросками и картами.
replay-whatif-dealt = То, чего вы не видите, для каждой партии сдаётся заново. Строки ниже показывают один из возможных раскладов.
replay-whatif-rule = Другое правило
replay-whatif-no-rule = никакое
replay-whatif-set = Что лежит иначе, словами игры
replay-whatif-set-hint = Щёлкните по строке стола ниже и измените значение
replay-whatif-table = Этот стол словами игры
replay-whatif-take = Взять эту строку, чтобы изменить её
replay-whatif-who = Кто доигрывает
replay-whatif-games = Партий в каждом варианте
replay-whatif-play = Доиграть
replay-whatif-stop = Остановить
replay-whatif-nothing = Выберите правило или напишите, что лежит иначе.
replay-whatif-refused = Так быть не может: { $why }
replay-whatif-played = После действия { $step }; партий в каждом варианте: { $n }
replay-whatif-wins = победы
replay-whatif-points = очки
replay-whatif-as-is = как есть
replay-whatif-other = иначе
replay-whatif-more = разница
replay-whatif-curves = Очки по пути: { $side }
replay-whatif-sure = Разница больше числа после ± — не случайность (в 19 случаях из 20).
replay-whatif-unsure = Ни одна разница не выходит за пределы случайной: сыграйте больше партий.
replay-whatif-clock = время
replay-whatif-none = Ни одна партия не была доиграна в обоих вариантах.
