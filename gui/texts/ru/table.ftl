table-can-be-chosen = можно выбрать
table-idle = сейчас ничего не даст
table-of-side = владелец: { $side }
table-and-more = и ещё { $n }
table-more-answers = ▾ ещё { $n } — подсвечены на столе
table-answers-beside = ▾ ещё { $n } — подсвечены сбоку от стола
table-answers = { $n ->
    [one] { $n } вариант подсвечен на столе
    [few] { $n } варианта подсвечены на столе
   *[other] { $n } вариантов подсвечены на столе
}
table-some-answers = ▾ вариантов: { $n }, из них подсвечены на столе { $lit }
table-fewer-answers = Свернуть
table-unfold-question = весь текст…
table-fold-question = свернуть
table-not-there = Сюда нельзя: только на подсвеченное место
table-would-be = так будет
table-would-be-then = так станет к следующему вопросу
table-carried-as = как «{ $name }»
# $what, $reason
table-refused = Нельзя «{ $what }»: { $reason }
table-with-section = { $reason } (правила: { $section })
table-undo = Взять назад
table-undo-consent = { $what } (остальные должны согласиться)
table-undo-alone = { $what } (что выпало или взято из колоды, останется тем же)
table-hint = Подсказка
table-hint-is = Бот выбрал бы: { $what }
table-hint-as-good = Почти так же хорошо: { $what }
table-hint-perhaps = Возможно, не хуже: { $what }
table-hint-perhaps-help = Разница в числе побед не больше случайной: при большем числе проб она может стать обратной.
table-hint-or = Или: { $what }
table-hint-wins = Шансы на победу: { $percent } %
table-hint-tries = Проб: { $n }
table-hint-points = Во сколько бот это оценивает: по своей шкале, это не деньги и не очки игры. Стрелка вверх — довод за ответ, стрелка вниз — против.
table-hint-value = Оценка бота:
table-hint-chances = Шансы на победу
table-fit = Весь стол
table-to-action = Показать, где можно сыграть
table-pause = Остановить ботов
table-go-on = Пусть боты продолжают
table-acts = Ход: { $side }
table-decides = { $side }: ходит { $person }
table-wins = Победа: { $side }
table-win-together = Общая победа: { $side }
table-curve = Счёт по ходу игры
table-again = Сыграть ещё раз
table-again-swapped = Ещё раз, поменявшись местами
table-look-at-table = Посмотреть на стол
table-review = Где партия выиграна и проиграна?
table-result = Итог
table-continues = Дальше
table-newest = К последнему
table-next-step = Следующий шаг
table-thinks = { $name } думает…
table-seeks-hint = Бот ищет подсказку…
table-paused = Боты остановлены
table-looking = Стол после { $step } из { $steps } действий
table-now = Вернуться к настоящему
table-branch = Играть отсюда…
table-confirm = Подтвердить
table-take-back = Взять назад
table-back = Назад
table-confirm-what = { $what } — отменить это можно будет только с общего согласия
table-really = Точно? { $what }
table-never-ask = Подтвердить и больше не спрашивать
table-never-ask-help = Выключает в настройках «{ $setting }»
table-choose-part = Что именно?
table-all-actions = { $n ->
        [0] Выбирать нечего
       *[other] Все возможности ({ $n })
    }
table-log = Что произошло
table-log-empty = Пока ничего не произошло
table-log-number = После действия { $step }. Считаются все ответы, броски и карты, в том числе те, о которых здесь ничего не сказано, поэтому номера идут не подряд. Щелчок по строке покажет стол таким, каким он был тогда.
table-read-first = Прочитайте текст справа и нажмите «Дальше»
table-asked = — ход
table-pile-title = Что там ещё может быть
table-pile-row = { $name } ×{ $n }
table-pile-chance = { $percent } %
table-pile-empty = О содержимом ничего не известно
table-save = Сохранить…
table-pass-to = Передайте экран: { $name }
table-lift = Я здесь
table-place = Место
table-who = Кто
table-points = Счёт
table-tie-break = При равенстве
table-tie-break-help = Решает при равном счёте; что именно считается, сказано в правилах игры.
table-lines = { $text }
table-saved = Сохранено: { $file }
table-explain = Объяснить эту карту
table-explained = О чём её спрашивали, что она ответила и сделала
table-explaining = Партия проигрывается заново…
table-explained-nothing = Пока ничего
table-explained-step = Действие { $step }: { $what }
table-explained-earlier = { $n ->
        [one] не показано ещё { $n } более раннее действие
        [few] не показаны ещё { $n } более ранних действия
       *[many] не показано ещё { $n } более ранних действий
    }

table-more-left = Стол продолжается слева{ $n ->
    [0] {""}
   *[other] ; там можно выбрать ещё { $n }
}
table-more-right = Стол продолжается справа{ $n ->
    [0] {""}
   *[other] ; там можно выбрать ещё { $n }
}
table-more-above = Стол продолжается выше{ $n ->
    [0] {""}
   *[other] ; там можно выбрать ещё { $n }
}
table-more-below = Стол продолжается ниже{ $n ->
    [0] {""}
   *[other] ; там можно выбрать ещё { $n }
}
