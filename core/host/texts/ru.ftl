# Что говорит любая программа, в которой идут партии, по-русски.

## Неверные слова и настройки

host-no-game = нет игры «{ $word }»
host-no-bot = за стол нельзя посадить «{ $word }»
host-no-language = нет текстов на языке «{ $word }»
host-no-preset = у игры нет набора правил «{ $word }»
host-near = может быть, «{ $word }»?
host-valid = есть: { $words }
host-wrong-seats = в { $game } играют от { $min } до { $max } человек, а не { $found }
host-no-option = у { $game } нет параметра «{ $name }»
host-bad-value = параметр «{ $name }» не может быть «{ $value }»; возможно: { $allowed }
host-option-seats = параметр «{ $option }» = «{ $value }» рассчитан на стольких игроков: { $needs }, а не { $found }
host-options-clash = при параметре «{ $option }» параметру «{ $other }» нечего решать: уберите его
host-few-cards = { $place }: для этого стола не хватает карт: { $found } из { $need }
host-bad-cards = мод не годится: { $reason }

## Значения вариантов правил

host-yes = да
host-no = нет
host-value = { $value }
host-experiment = эксперимент: такого нет в правилах

## Файлы и папки

host-bad-file = { $file }: { $reason }
host-in-file = { $file }, строка { $line }: { $reason }
host-file-missing = такого файла или папки нет
host-file-forbidden = доступ запрещён
host-file-is-folder = это папка, а не файл
host-file-no-folder = это файл, а не папка
host-file-no-text = это не текст в UTF-8; сохраните его в UTF-8
host-file-irregular = это не обычный файл, а канал, устройство или что-то подобное
host-file-outside = это ссылка на файл в другом месте: файлы мода лежат в его папке
host-file-too-long = файл длиннее { $most } кБ; больше такому файлу нельзя
host-file-exists = такой файл уже есть: удалите его или выберите другое имя
host-file-full-folder = такая папка уже есть, и она не пуста: выберите другое имя
host-file-no-space = не осталось места
host-file-bad-name = такого имени у файла быть не может
host-file-link-loop = эта ссылка ведёт сама на себя
host-file-system = система отказывает ({ $reason })
host-stray-card = { $file }: это не будет прочитано: карта — файл в той же папке, что и mod.toml, и его имя кончается на .lua
host-no-mod = { $folder } — не мод: внутри нет mod.toml
host-many-files = в { $folder } больше файлов, чем можно ({ $most })
# $path, $errors (number)
host-faulty = { $path }: мод нельзя использовать, { $errors ->
    [one] в нём { $errors } ошибка
    [few] в нём { $errors } ошибки
   *[other] в нём { $errors } ошибок
}
# $path, $reason
host-left-out = { $path }: мод не участвует: { $reason }
# $text, $n (number)
host-first-fault = { $text } ({ $n ->
    [one] и ещё { $n } ошибка
    [few] и ещё { $n } ошибки
   *[other] и ещё { $n } ошибок
})
host-not-installed = мод «{ $word }» не установлен
host-is-installed = { $id } уже установлен, версия { $version }: увеличьте version в mod.toml или добавьте --replace
host-no-place = система не указывает папку для ваших файлов: назовите её в переменной CLADE_HOME
host-packed-no-archive = это не упакованный мод, или файл повреждён ({ $reason })
host-packed-no-head = это не упакованный мод: внутри нет mod.toml
host-packed-name = у файла внутри недопустимое имя: «{ $name }»
host-packed-twice = внутри два файла с именем «{ $name }»
host-packed-link = «{ $name }» внутри — ссылка, а мод состоит из файлов
# $name, $reason
host-packed-file = «{ $name }» внутри не удаётся распаковать ({ $reason })
# $name, $most (number)
host-packed-too-long = «{ $name }» внутри длиннее { $most } кБ, допустимых для такого файла
host-packed-no-text = «{ $name }» внутри — не текст UTF-8
host-packed-many-files = внутри больше файлов, чем { $most }
host-packed-too-much = внутри больше { $most } кБ, допустимых для мода
# $file, $list
host-brought = { $file }: моды приложены к партии: { $list }
host-no-cards-to-write = в { $game } нет карт, которые можно написать самому
host-no-kind = нет карт такого вида: «{ $word }»
host-name-of-game = новую игру нельзя назвать «{ $word }»: в имени не больше 24 строчных латинских букв и цифр, первой стоит буква, и такой игры ещё нет
host-no-sources = в { $folder } нет исходного кода Clade, с которым собирается игра на Rust: назовите его папку в --clade
host-no-part = в этой коробке ничто не называется «{ $word }»
host-no-fact = факта «{ $word }» здесь нет
host-not-printed = «{ $name }» не может быть «{ $value }», а может быть: { $allowed }
host-many-mods = в партии может быть не больше модов, чем { $most }
host-long-name = { $file }: в «{ $word }» больше букв, чем можно ({ $most })

## Сохранённая партия не читается

host-other-game = в файле { $file } партия в { $found }
host-missing-game = в файле { $file } партия в { $found }, а такой игры здесь нет: игра из библиотеки приходит с её файлом
host-missing-mod = партии { $file } нужен мод { $id } { $version }, а его нет
host-missing-mod-in = партии { $file } нужен мод { $id } { $version }, а среди открытых вами его нет; в партии его папка названа { $folder }
host-no-record = { $file } — не сохранённая партия (строка { $line }: { $reason })
host-header-missing = нет ключа «{ $key }»
host-header-unknown = ключа «{ $key }» не бывает
host-header-other = в сохранённой партии здесь стоит другое
host-header-long = заголовок длиннее { $most } кБ
host-record-format = { $file } — партия в формате { $format }, который эта программа не читает
host-record-torn = { $file } — не целиком: обрывается в строке { $line }
host-record-line = { $file } повреждён: в строке { $line } не ответ: «{ $text }»
host-record-no-text = { $file } повреждён или не сохранённая партия: строка { $line } — не текст
host-record-too-much = { $file } слишком длинный: в строке { $line } больше, чем бывает в партии ({ $actions } действий или 16 МБ)

## Сохранённая партия не подходит к правилам

host-other-rules = партия { $file } сыграна по другим правилам
host-rules-changed = изменилось: { $list }
host-rules-new = появилось: { $list }
host-rules-gone = исчезло: { $list }
host-rules-differ =
    { $actions ->
        [one] { $actions } действие по-прежнему возможно
        [few] все { $actions } действия по-прежнему возможны
       *[other] все { $actions } действий по-прежнему возможны
    }, но не позже чем после действия { $action } стол уже не тот
host-rules-same =
    { $actions ->
        [one] { $actions } действие по-прежнему возможно
        [few] все { $actions } действия по-прежнему возможны
       *[other] все { $actions } действий по-прежнему возможны
    }, и стол тот же
host-replay-actor = { $file }, строка { $line } (действие { $action }): отвечает { $found }, а спрошен { $asked }
host-replay-answer = { $file }, строка { $line } (действие { $action }): «{ $text }» там невозможно
host-replay-no-longer = { $file }, строка { $line } (действие { $action }): «{ $text }» там больше невозможно
host-replay-hash = { $file }, строка { $line }: после действия { $action } стол не такой, как при сохранении (состояние { $found }, было { $recorded })
host-replay-reason = { $reason }
host-rescue =
    { $actions ->
        [one] можно сохранить первое { $actions } действие
        [few] можно сохранить первые { $actions } действия
       *[other] можно сохранить первые { $actions } действий
    }

## Партия не сохранена

host-save-other = Не сохранено: { $file } уже есть, и это не сохранённая партия.
host-save-game = Не сохранено: в { $file } другая сохранённая партия.
host-save-unreadable = Не сохранено: { $file } нельзя было бы прочитать ({ $reason }).
host-save-spared = Не сохранено: { $file } остаётся как есть. Выберите другое имя.
host-save-failed = Не сохранено: { $file }: { $reason }

## Идёт партия

host-fault = Внимание, ошибка в карте: { $text }
host-broken = { $reason }. Этот стол на этом кончается; ответы сохранены: откройте сохранённую партию, чтобы продолжить.
host-stopped = Скрипт работал слишком долго и остановлен: { $reason }. Стол такой же, как до ответа.
host-not-legal = здесь невозможно: «{ $text }»
host-no-step = сыграно только действий: { $steps }, а не { $step }
host-game-full = в партии может быть не больше { $actions } действий
host-refused = стол этого не принимает ({ $reason })

## Что спрашивали у карты и что она сделала

host-explain-goes-on = { $call } — продолжение
host-explain-logs = записывает: { $text }
host-explain-done = заканчивает
host-explain-waits = ждёт
host-explain-returns = возвращает { $value }
host-explain-fails = ошибка: { $reason }
host-explain-more = { $call }: так же ещё на { $n ->
        [one] { $n } вопрос
        [few] { $n } вопроса
       *[many] { $n } вопросов
    } с другими фактами

## Игры в библиотеках

# $game, $file, $hash
host-library-new = Игра { $game } — из библиотеки { $file } (хеш { $hash }), которой здесь ещё не было. Она проверена и работает в отдельном процессе: медленнее, и её сбои не вредят другим играм. Как любая программа, она и там может читать и менять ваши файлы и выходить в сеть. Если вы знаете, откуда она: clade plugin trust { $file }
# $file, $why
host-library = библиотеку { $file } нельзя использовать: { $why }
host-library-far = { $reason }
host-library-other = это не библиотека
host-library-system = это библиотека для другой системы ({ $found })
host-library-processor = это библиотека для другого процессора ({ $found })
host-library-truncated = у файла нет конца
host-library-refused = система её не загружает: { $reason }
host-library-no-game = в ней нет игры для этой версии Clade
host-library-declined = она сообщает, что не может работать с этой версией Clade
host-library-wire = она собрана для другой версии Clade: её нужно собрать заново
host-library-lacks = в её таблице нет функции '{ $name }'
host-library-nameless = она не сообщает, что это за игра: { $reason }
host-library-twice = игра '{ $game }' уже есть
host-library-trial = проверка не пройдена: { $reason }

## Что советует бот

host-advice-tried = Проб: { $visits }
host-advice-wins = Шансы на победу: { $wins } % (проб: { $visits })
host-advice-then = а затем: { $list }
host-advice-expected = а затем, вероятно: { $list }
host-advice-for = За это говорит, по оценке бота: { $list }
host-advice-against = Против этого говорит, по оценке бота: { $list }
host-advice-less = { $about }: потеря { $whole },{ $tenth }
host-advice-more = { $about }: прибавка { $whole },{ $tenth }
host-advice-and = { $one }; { $more }
host-advice-chance = { $who } — { $chance } %
host-advice-chances = Шансы на победу: { $list }
