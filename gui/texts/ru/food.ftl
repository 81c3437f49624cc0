# Что едят, рядом со столом, по-русски.
food-title = Пища
food-until = До { $word-gen } { $round } включительно
food-counting = Идёт подсчёт…
food-nothing-yet = Пока никто ничего не ел.
food-no-feeding = Кормлений пока не было.
food-not-noted = Эта игра не записывает, кто что ест.
food-failed = Подсчитать не удалось: { $why }

food-supply-and-need = Доступная пища и потребность в ней
food-round = раунд
    .gen = раунда
food-pieces = единиц пищи
food-heads = особей
food-counted-window = Особи подсчитаны перед кормлением.
food-counted-round = Особи подсчитаны в начале раунда.
food-share-hungry = доля голодных

food-flows = Откуда берётся пища и куда уходит
food-lives = Кто появился и что с ними стало
food-flow-unit = 100 % = { $n ->
    [fraction] { $number } единицы пищи
    [one] { $number } единица пищи
    [few] { $number } единицы пищи
   *[other] { $number } единиц пищи
}
food-life-unit = 100 % = { $n ->
    [fraction] { $number } особи
    [one] { $number } особь
    [few] { $number } особи
   *[other] { $number } особей
}
food-still-there = пока лежит
food-alive-now = живы сейчас

food-numbers = Числа
food-side = сторона
food-from = откуда
food-to = куда
food-why = почему
food-amount = сколько
