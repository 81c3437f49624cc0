# Лобби, по-русски.
lobby-choose = Выберите игру
lobby-learn = Ещё не играли? Пройдите урок
lobby-seats = игроков: { $min }–{ $max }
lobby-seats-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}

lobby-minutes = { $min }–{ $max } минут
lobby-from-library = из библиотеки
lobby-from-far-library = из библиотеки, в отдельном процессе
lobby-minutes-about = около { $n ->
    [one] { $n } минуты
   *[other] { $n } минут
}

lobby-on-tables = На столе
lobby-go-on-with = Продолжить: { $game }
lobby-put-away = Убрать со стола
lobby-go-on = Продолжить последнюю игру
lobby-last-game = { $game }, { $players }, { $steps ->
    [one] сделан { $steps } шаг
    [few] сделано { $steps } шага
   *[many] сделано { $steps } шагов
}
lobby-open-saved = Открыть сохранённую игру
lobby-open-help = Напишите, где лежит файл, выберите его или бросьте в это окно.
lobby-file = Файл сохранённой игры
lobby-file-hint = Путь к файлу
lobby-open = Открыть

lobby-see-cards = Карты игры
lobby-all-games = Все игры
lobby-play = Играть
lobby-not-yet = Начать пока нельзя: красные строки говорят почему.
lobby-warning = ⚠ { $text }
lobby-fault = ✗ { $text }

lobby-players = Кто играет
lobby-place = { $n }.
lobby-who = Кто игрок { $n }
lobby-name-of = Имя игрока { $n }
lobby-name-hint = Имя
lobby-move-up = Переставить игрока { $n } выше
lobby-remove = Убрать
lobby-remove-player = Убрать игрока { $n }
lobby-add-player = Добавить игрока
lobby-all-bots = Все боты
lobby-all-bots-help = Посадить одного и того же бота на все места ботов
lobby-person = Человек
lobby-measures = Для сравнения
lobby-bot-random = Случайный бот
lobby-bot-greedy = Жадный бот
lobby-bot-plain = Простой жадный бот
lobby-bot-easy = Лёгкий бот
lobby-bot-normal = Обычный бот
lobby-bot-hard = Сильный бот
lobby-bot-expert = Бот-мастер
lobby-bot = Бот { $name }
lobby-about-person = Кто-то за этим компьютером.
lobby-about-random = Ходит как попало: мерка для сравнений. Хорош, чтобы посмотреть на игру.
lobby-about-greedy = Делает то, что лучше всего выглядит прямо сейчас: мерка для сравнений, а не уровень.
lobby-about-easy = Немного думает наперёд за всех игроков и ошибается, как люди.
lobby-about-normal = Думает наперёд за всех игроков — за мгновение.
lobby-about-hard = Думает наперёд дольше — примерно до секунды.
lobby-about-expert = Думает наперёд дольше всех, часто несколько секунд.
lobby-about-bot = Играет сам.

lobby-rules = Правила
lobby-as-printed = По печатным правилам
lobby-rulings = Трактовки: { $n }{ $changed ->
    [0] {""}
   *[other] , изменено { $changed }
}
lobby-rulings-help = Места, которые издания или компании читают по-разному.
lobby-experiments = Эксперименты: { $n }{ $changed ->
    [0] {""}
   *[other] , изменено { $changed }
}
lobby-experiments-help = В правилах такого нет: меняется одно правило, чтобы посмотреть, что будет.
lobby-all-usual = Обычные правила.
lobby-changed-count = { $n ->
    [one] { $n } правило отличается от обычного
    [few] { $n } правила отличаются от обычных
   *[many] { $n } правил отличаются от обычных
}
lobby-as-preset = Выбран набор «{ $name }».
lobby-all-back = Вернуть обычные правила
lobby-changed = Изменено
lobby-back-to = Вернуть «{ $value }»
lobby-back-of = Вернуть обычное значение: { $option }
lobby-usual = обычно { $value }
lobby-option-value = { $option }, { $value }
lobby-option-number = { $option }, число
lobby-forget-option = Забыть { $option }

lobby-mods = Ещё карты
lobby-mods-help = Мод — это папка с картами и файлом mod.toml. Напишите, где она лежит, или бросьте её в это окно.
lobby-mod-cards = { $n ->
    [one] { $n } файл с картой
    [few] { $n } файла с картами
   *[many] { $n } файлов с картами
}
lobby-mod-path = Папка мода
lobby-mod-path-hint = Путь к папке
lobby-add-mod = Добавить папку
lobby-known-mod = Добавить { $name }
lobby-remove-mod = Убрать { $path }

lobby-seed = Номер раздачи
lobby-seed-help = От этого числа зависят броски и раздача: с тем же числом всё выпадет так же, а без него каждый раз по-новому.
lobby-seed-by-clock = случайно
lobby-bad-seed = номер раздачи — целое число от 0 до 18446744073709551615

lobby-refused = так начать нельзя: { $reason }

lobby-results = Ваши партии
lobby-results-game = игра
lobby-results-against = против
lobby-results-won = побед
lobby-results-best = лучший счёт
lobby-results-answers = ответов
lobby-results-people = люди
lobby-results-at = { $who }, мест: { $n }
lobby-results-of = { $won } из { $played }
lobby-results-line = { $date }: { $game }: { $players }
