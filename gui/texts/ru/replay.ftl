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
