# Программа `clade`, по-русски.

## Что не так

cli-no-game = нет игры «{ $word }»
cli-no-bot = за стол нельзя посадить «{ $word }»
cli-no-language = нет текстов на языке «{ $word }»
cli-near = может быть, «{ $word }»?
cli-valid = есть: { $words }
cli-option-form = параметр пишется имя=значение, а не «{ $text }»
cli-wrong-seats = в { $game } играют от { $min } до { $max }, а не { $found }
cli-no-option = у { $game } нет параметра «{ $name }»
cli-bad-value = параметр «{ $name }» не может быть «{ $value }»; возможно: { $allowed }
cli-bad-file = { $file }: { $reason }
cli-other-game = в файле { $file } партия в { $found }
cli-other-rules = партия { $file } сыграна по другим правилам, картам или параметрам (версия { $version })
cli-dead-end = партия с зерном { $seed } задаёт вопрос, на который нет ответа
cli-endless = партия с зерном { $seed } не заканчивается
cli-checksums = одни и те же партии дали две контрольные суммы: { $one } и { $other }
cli-fault = Внимание, ошибка в карте: { $text }

## clade games

cli-seats = игроков: { $min }–{ $max }
cli-seats-exactly =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
cli-default = по умолчанию: { $value }

## clade bench

cli-bench-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков: { $seats }, решений: { $decisions }
cli-bench-speed = решений в секунду
cli-bench-speed-clone = … с копией состояния перед каждым
cli-bench-ns = наносекунд на решение
cli-bench-ns-clone = … на копию состояния
cli-bench-length = решений за партию
cli-bench-list = вариантов на решение
cli-bench-forced = вынужденных ответов на решение
cli-bench-chance = ответов случая на решение
cli-bench-counter = { $name } на решение
cli-bench-state = байт в состоянии
cli-bench-checksum = контрольная сумма всех партий

## clade sim

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
cli-sim-seat = место
cli-sim-bot = бот
cli-sim-wins = победы
cli-sim-ties = ничьи
cli-sim-interval = 95 %
cli-sim-score = очки
cli-sim-length = В среднем за партию: решений { $decisions } (с вынужденными ответами { $answers }), ответов случая { $chance }.
cli-sim-cut-short = Остановлено: сыграно партий { $done } из { $asked }.

## clade

cli-choose-game = Во что играем?
cli-which-game = Номер или имя:
cli-which-seats = Кто играет, место за местом? Enter — { $default }:
cli-which-language = Язык (en, ru, pl)? Enter — { $default }:
cli-game-line = { $n }. { $name } ({ $id }), { $seats }. { $summary }

## clade play

cli-welcome = { $game }, зерно { $seed }. Введите номер, действие или «помощь».
cli-seat-line = { $side }: { $sitter }
cli-sitter-human = вы
cli-sitter-person = игрок
cli-sitter-bot = бот { $name }
cli-pass-to = ── Ход: { $side } ──
cli-action-line-plain = { $n }. { $label }
cli-curtain = Остальные отворачиваются. { $side }: нажмите Enter.
cli-action-line = { $n }. { $label }  ({ $text })
cli-standing = { $place }. { $side } ({ $sitter }): { $score }
cli-over = Игра окончена.
cli-resumed =
    { $file }: { $answers ->
        [one] повторён { $answers } ответ
        [few] повторены { $answers } ответа
       *[many] повторено { $answers } ответов
    }.
cli-ends-here = Ввод закончился, а с ним и игра.
cli-not-saved = Партия не сохранена. Сохранить: «сохранить ФАЙЛ».
cli-quit-again = Ещё раз «выход» — выйти без сохранения.
cli-stopped = Скрипт работал слишком долго и остановлен: { $reason }. Стол такой же, как до ответа.

cli-no-number =
    Нет действия { $number }; { $count ->
        [one] есть только 1
       *[other] номера от 1 до { $count }
    }.
cli-no-action = Здесь нет ничего похожего на «{ $word }».
cli-no-action-near = Здесь нет «{ $word }»; может быть, «{ $near }»?
cli-many-actions = «{ $word }» может значить: { $list }
cli-hint = Бот выбрал бы { $n }: { $label }
cli-no-undo-nothing = Вы ещё не отвечали.
cli-no-undo-chance = После вашего ответа вмешался случай. Всё равно отменить: «отмена!».
cli-no-undo-seat = После вас уже ответил другой игрок. Всё равно отменить: «отмена!».
cli-no-undo-secret = Ваш ответ открыл нечто скрытое. Всё равно отменить: «отмена!».
cli-undone = Отменено.
cli-log-empty = Пока ничего не произошло.
cli-why-none = Всё, что здесь можно придумать, разрешено.
cli-why-legal = «{ $action }» разрешено.
cli-why-line = { $label }  ({ $text })
cli-why-reason = нельзя: { $reason }
cli-why-section = нельзя: { $reason } (правила, { $section })
cli-save-where = Куда? Напишите: сохранить ФАЙЛ
cli-saved = Сохранено: { $file }. Продолжить потом: clade play { $game } --load { $file }
cli-save-other = Не сохранено: { $file } уже есть, и это не сохранённая партия.
cli-save-failed = Не сохранено: { $file }: { $reason }
cli-help =
    Введите номер действия или начало его текста. Команды:
      отмена             вернуть свой последний ответ
      почему [действие]  что здесь нельзя и по какому правилу
      журнал [n]         последние n строк о том, что было
      совет              что выбрал бы бот
      стол               показать стол ещё раз
      сохранить ФАЙЛ     сохранить; продолжить: «clade play { $game } --load ФАЙЛ»
      выход              выйти
