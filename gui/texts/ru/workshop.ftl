# Моды, по-русски.

workshop-help = Карты, которые добавляют к играм сами люди. Как их пишут: «clade mod guide» в терминале.
workshop-none-open = Выберите мод слева или перетащите в окно папку или упакованный мод.
workshop-path = Папка мода или файл, в который он упакован
workshop-open = Открыть
workshop-unread = ⚠ { $name }
workshop-takes-part = участвует
workshop-takes-part-help = Участвует ли он в новых партиях
workshop-not-installed = не установлен
workshop-what = { $id } { $version }, для игры «{ $game }»
workshop-by = Авторы: { $authors }
workshop-licence = Лицензия: { $licence }
workshop-needs = Нужны: { $list }
workshop-lies-in = { $path }
workshop-play = Играть с ним
workshop-read-again = Прочитать заново
workshop-install = Установить
workshop-remove = Удалить
workshop-ask-remove = Удалить мод { $id }? Его папка { $path } исчезнет.
workshop-open-folder = Открыть папку
workshop-installed = { $id } { $version } установлен и участвует в новых партиях.
workshop-removed = { $id } удалён.
workshop-fine = Всё в порядке
workshop-found = { $errors ->
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[other] { $errors } ошибок
}, { $warnings ->
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[other] { $warnings } предупреждений
}, { $hints ->
    [one] { $hints } совет
    [few] { $hints } совета
   *[other] { $hints } советов
}
workshop-error = ✖ Ошибка: { $what }
workshop-warning = ⚠ Предупреждение: { $what }
workshop-hint = Совет: { $what }
workshop-at = { $file }, строка { $line }
workshop-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
workshop-try-title = Испытать карту
workshop-try-help = Вы сядете за стол, где карту можно применить. Сохраните файл мода — и тот же стол продолжится с новыми картами.
workshop-any-card = любую
workshop-which-card = Какую карту
workshop-try-it = Испытать
workshop-stop = Прервать
workshop-searching = Ищем стол: партий { $n } из { $all }.
workshop-no-table = Случайных партий сыграно: { $n }. Стола, где сработала бы одна из этих карт, не нашлось: { $list }.
workshop-trying = Здесь можно применить «{ $name }». Измените файл в { $path } и сохраните: тот же стол продолжится с новыми картами.
workshop-again = Мод прочитан заново: все действия до этого места ({ $n }) возможны, как и прежде.
workshop-again-until = Мод прочитан заново: из { $all } действий возможны ещё { $n }, партия продолжается оттуда. { $what }
workshop-not-read = В таком виде мод не годится, стол продолжается с прежними картами: { $what }
workshop-test-title = Что происходит с картами
workshop-test-help = Случайные игроки сыграют по 20 партий каждым числом игроков.
workshop-test-it = Пусть играют
workshop-testing = Партий: { $n } из { $all }.
workshop-use-card = карта
workshop-use-met = встретилась
workshop-use-offered = предложена
workshop-use-chosen = выбрана
workshop-use-effects = эффектов
workshop-use-spoke = ответов
workshop-use-acted = сработала
workshop-use-failed = сбоев
workshop-refused = { $name }, отказов { $n }: { $what }
workshop-idle = Партий сыграно: { $n }. Ни разу ничего не сделали: { $list }.
workshop-my-box = Моя коробка
workshop-my-box-help = У вас есть игра? Скажите, что в ней напечатано, где программа этого не знает.
workshop-box-title = Моя коробка: { $game }
workshop-box-empty = Всё, что в ней напечатано, известно точно.
workshop-box-help = Посмотрите на свои карты и скажите, что там стоит; где именно — показывает яркое место. По вашим словам и играют в ваших партиях, и пометки о сомнении исчезнут.
workshop-box-sure = точно известно { $n } из { $all }
workshop-box-kept = Хранится как мод в { $path }; его можно послать другим.
workshop-box-all = Показать и то, что известно точно
workshop-box-part = { $name }: { $what }
workshop-box-said = сказано вами
workshop-box-printed = как напечатано
workshop-box-say = Так и напечатано
workshop-box-forget = Забыть
workshop-make = Сделать карту
workshop-make-for = для: { $game }
workshop-make-title = Карта для игры { $game }
workshop-make-help = Выберите, что она делает. Карта и её Lua меняются сразу; сохранив её как мод, можно тут же играть с ней и продолжить в редакторе.
workshop-make-name = Как она называется
workshop-make-when = Когда
workshop-make-check = При каком условии
workshop-make-whom = Кому
workshop-make-what = Что
workshop-make-keep = Сохранить как мод
workshop-make-taken = Не сохранено: { $path } уже есть, это мод этой или другой игры. Назовите карту иначе.
workshop-make-no-place = Не сохранено: для модов здесь нет места.
workshop-make-unkept = Не сохранено: { $what }
workshop-make-lua = Её Lua
