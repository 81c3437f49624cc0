# Программа `clade`, по-русски.

## Что не так

cli-option-form = параметр пишется имя=значение, а не «{ $text }»
cli-no-window = здесь нельзя открыть окно ({ $reason }); `clade play` играет в терминале
cli-built-without-window = эта программа собрана без окна; `cargo install --path cli` соберёт её с окном
cli-no-window-but-terminal = здесь нельзя открыть окно ({ $reason }), поэтому игра идёт в терминале
cli-no-input = ввод не читается: { $reason }
cli-no-output = вывод не пишется: { $reason }
cli-dead-end = партия с номером раздачи { $seed } задаёт вопрос, на который нет ответа
cli-not-measured = еду в этой игре нельзя измерить: { $reason }
cli-endless = не закончилось партий: { $games }
cli-checksums = одни и те же партии дали две контрольные суммы: { $one } и { $other }
cli-playing-with = Моды: { $mods }
cli-saved-seats = в сохранённой партии мест: { $seats }, а не { $found }
cli-missing-mod = партии { $file } нужен мод { $id } { $version }: укажите его папку: --mod ПАПКА
cli-missing-mod-in = партии { $file } нужен мод { $id } { $version }: укажите его папку: --mod ПАПКА (была { $folder })
cli-rescue = { $offer }: clade play --load { $file } --rescue
cli-no-last = нет партии, которую можно было бы продолжить

## Неверная командная строка

cli-no-command = нет команды «{ $word }»
cli-no-argument = «{ $word }» здесь ничего не значит
cli-missing-argument = чего-то не хватает: { $word }
cli-missing-check = назовите сценарии (FILE) или игру: --battery GAME либо --perft GAME
cli-argument-twice = { $word } указано дважды
cli-argument-conflict = { $word } и { $other } не сочетаются
cli-argument-empty = { $word } требует значения
cli-no-number-within = { $word } — число из { $range }, а не «{ $value }»
cli-no-value = { $word } не может быть «{ $value }»; есть: { $list }
cli-number-too-large = «{ $value }» — слишком большое число для { $word }
cli-no-number-at-all = { $word } — неотрицательное число, а не «{ $value }»
cli-argument-no-text = одно из слов — не текст (UTF-8)
cli-see-help = справка: { $command } --help

## clade replay

cli-no-seat = места { $found } нет; места от 1 до { $most }
cli-no-question =
    { $questions ->
        [one] в партии { $questions } вопрос, счёт с 0; номера { $at } нет
        [few] в партии { $questions } вопроса, счёт с 0; номера { $at } нет
       *[other] в партии { $questions } вопросов, счёт с 0; номера { $at } нет
    }
cli-no-step =
    в { $file } { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }, действия { $step } нет
cli-replay-title = { $game }, номер раздачи { $seed }, после действия { $step } из { $actions }
cli-replay-next = Затем { $who }: { $label }
cli-verified =
    { $file }: сыграно заново { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }, сравнено { $hashes ->
        [one] { $hashes } состояние
        [few] { $hashes } состояния
       *[other] { $hashes } состояний
    }: всё как при сохранении.

## --explain КАРТА

cli-no-card-of-game = в этой игре нет карты «{ $word }»
cli-all-cards = все карты показывает clade cards

## clade cards

cli-card-title = { $name } ({ $id })
cli-card-doubt = текст не точен: { $doubt }
cli-card-changed = изменили моды: { $mods }
cli-no-cards = в { $game } нет карт, которые можно посмотреть

## clade mod

cli-mod-error = ошибка
cli-mod-warning = внимание
cli-mod-hint = совет
cli-mod-rule = правило: { $command }
cli-mod-fine = { $folder }: всё в порядке
cli-mod-found = { $folder }: ошибок { $errors }, предупреждений { $warnings }, советов { $hints }
cli-mod-bad = { $folder }: мод не годится, ошибок: { $errors }
cli-mod-no-card = в этом моде нет карты «{ $word }»
cli-mod-no-table = За { $value } случайных партий не нашлось стола, где сработала бы одна из этих карт: { $list }. Что с ними стало, скажет clade mod test { $folder }; карту, которая действует сама, что бы вы ни ответили, покажет clade play --mod { $folder } --explain.
cli-mod-trying = Здесь можно применить «{ $id }»: карта вступит в дело с ответом { $n }. Измените файл в { $folder }, сохраните и нажмите Enter: тот же стол продолжится с новыми картами.
cli-mod-again = Файлы прочитаны заново: все действия до этого места ({ $value }) возможны, как и прежде.
cli-mod-again-until = Файлы прочитаны заново: из { $value } действий возможны ещё { $n }; партия продолжается оттуда. { $text }
cli-mod-not-read = В таком виде мод не годится; стол продолжается с прежними картами.
cli-mod-no-section = в справочнике нет раздела «{ $word }»
cli-mod-new-next = Дальше: откройте { $folder } в редакторе, а в терминале запустите clade mod watch { $folder }. Сыграть с ним: clade play { $game } --mod { $folder }. Как пишут карты: clade mod guide

cli-mod-laws = { $n ->
        [0] Все законы соблюдены, решений: { $value }.
       *[other] Нарушено законов: { $n }.
    }
cli-mod-test-fine = всё в порядке
cli-mod-watching = { $text }. Жду изменений в { $folder }; остановить — Ctrl-C.
cli-mod-card = карта
cli-mod-met = встретилась
cli-mod-offered = предложена
cli-mod-chosen = выбрана
cli-mod-effects = эффектов
cli-mod-asked = хуки: вопросов
cli-mod-spoke = хуки: ответов
cli-mod-acted = сработала
cli-mod-failed = сбоев
cli-mod-time = мкс за партию
cli-mod-fails = { $id }: ошибок в этих партиях: { $value }
cli-mod-refused = { $id }, отказов { $value }: { $text }
cli-mod-logged = { $id }: { $n ->
        [one] записана { $n } строка, например:
        [few] записаны { $n } строки, например:
       *[many] записано { $n } строк, например:
    }
cli-mod-idle = За { $value } случайных партий эти карты ничего не сделали: { $list }. Почему так бывает — «Why did my card do nothing?» в clade mod guide.

cli-mod-packed = Упаковано: { $file }. Установить: clade mod install { $file }
cli-mod-installed = { $id } { $version } установлен в { $folder } и участвует во всех партиях; выключить: clade mod disable { $id }
cli-mod-renewed = { $id } { $version } установлен в { $folder } вместо { $other }.
cli-mod-enabled = { $id } участвует в новых партиях.
cli-mod-disabled = { $id } больше не участвует в новых партиях.
cli-mod-removed = { $id } удалён: { $folder }
cli-mod-none-installed = Моды не установлены. Установить: clade mod install ФАЙЛ
cli-mod-id = id
cli-mod-version = версия
cli-mod-game = игра
cli-mod-state = состояние
cli-mod-name = название
cli-mod-on = включён
cli-mod-off = выключен
cli-mod-left-out = { $errors ->
        [one] не участвует: { $errors } ошибка
        [few] не участвует: { $errors } ошибки
       *[other] не участвует: { $errors } ошибок
    }
cli-mod-authors = авторы
cli-mod-licence = лицензия
cli-mod-needs = нужны
cli-mod-options = параметры
cli-mod-clashes = несовместим с
cli-mod-overrides = исправляет
cli-mod-cards = карты
cli-mod-files = файлы
cli-mod-size = { $files } ({ $most } кБ)
cli-mod-hash = хеш
cli-mod-where = где
cli-mod-lsp = редактор сказал то, чего нет в протоколе ({ $reason })

## clade games

cli-seats = игроков: { $min }–{ $max }
cli-seats-exactly =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
cli-default = (по умолчанию)
cli-default-number = (по умолчанию: { $value })

## clade compare

cli-compare-title = { $players }, партий в каждом столбце: { $games }.
cli-compare-brackets = В скобках — доверительный интервал 95 %.
cli-compare-few = По столь немногим партиям доверительных интервалов нет.
cli-compare-arrows = ↑ ↓ — больше или меньше, чем в первом столбце, и это не случайность.
cli-compare-first = { $pair }: различия, первые { $n } из { $all }; названные до расчёта стоят перед замеченными по результатам, те и другие — по величине
cli-compare-stopped = Прервано партий (из { $games }): { $list }. У них нет ни длины, ни победителя.
cli-compare-partial = Учтено партий: { $games } из { $all }.
cli-compare-written = Записано в { $folder }: report.html — для чтения, report.json и *.parquet — для программ, *.clade — для `clade gui`.
cli-compare-rate = решений в секунду: { $rate },
cli-compare-one-game = назовите одну игру: --vs сравнивает разные правила одной игры
cli-compare-one-seat = --seats { $bot } сажает за стол только одного бота: назовите бота для каждого места, или --bots { $bot } — и такие боты займут все места
cli-compare-no-sweep = «{ $word }» нельзя менять шаг за шагом
cli-compare-no-values = у «{ $name }» слишком много значений, чтобы перебрать все: назовите некоторые, например --by { $name }=1,2,3
cli-compare-other-rules = правила игры { $game } не те, с которыми сравнение начиналось: это другая версия программы, либо мод изменился или не назван через --mod
cli-compare-same = «{ $change }» ничего не меняет: такой вариант уже есть
cli-compare-there = в { $folder } уже есть сравнение; --resume { $folder } продолжит его, иначе выберите другую папку
cli-compare-none = в { $folder } нет сравнения
cli-compare-damaged = файл { $file } повреждён
cli-compare-other =
    в { $folder } лежит другое сравнение: { $part ->
        [version] другая версия программы
        [setups] другие игры, правила, моды или боты
        [games] другое число партий
        [seed] другой номер раздач
       *[shard] другая доля партий
    }
cli-compare-missing = не хватает партий: { $missing } из { $all }; доведите каждую долю до конца с --resume и назовите папки всех долей
cli-compare-not-measured = еду в игре { $game } нельзя измерить: { $reason }

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
cli-bench-ecology = … дольше, когда измеряются еда и жизнь
cli-bench-length = решений за партию
cli-bench-list = вариантов на решение
cli-bench-forced = вынужденных ответов на решение
cli-bench-chance = ответов случая на решение
cli-bench-counter = { $name } на решение
cli-bench-state = байт в состоянии
cli-bench-door = игра
cli-bench-built-in = встроена
cli-bench-here = в библиотеке, в этой программе
cli-bench-far = в библиотеке, в отдельном процессе
cli-bench-ratio = время, в отношении
cli-bench-playouts = … целых партий за одно обращение
cli-bench-checksum = контрольная сумма всех партий
cli-frames-title = { $game }, игроков: { $seats }. После { $answers } ответов на столе { $nodes } предметов. Один кадр занимает, в миллисекундах:
cli-frames-median = половина кадров не дольше
cli-frames-p99 = 99 из 100 не дольше
cli-frames-slowest = самый долгий
cli-thinking-title = { $game }, игроков: { $seats }, ядер: { $n }. Сколько раз продумывается решение
cli-thinking-level = уровень
cli-thinking-thoughts = за решение
cli-thinking-one = в секунду, одно ядро
cli-thinking-all = в секунду, все ядра
cli-thinking-mean = мс на решение
cli-thinking-slowest = самое долгое

## clade sim

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, номер раздачи { $seed }
cli-sim-seat = место
cli-sim-bot = бот
cli-sim-wins = победы
cli-sim-ties = ничьи
cli-sim-interval = 95 %
cli-sim-score = счёт
cli-sim-length = В среднем за партию: решений { $decisions } (с вынужденными ответами { $answers }), ответов случая { $chance }.
cli-card-failed = { $card }: сбой: { $fault } ({ $times } ×, партий: { $games })
cli-cards-failed = в игре дали сбой карты: { $cards }
cli-sim-cut-short = Остановлено: сыграно партий { $done } из { $asked }.
cli-sim-given-up = Партия с номером раздачи { $seed } прервана после { $answers } ответов и не учтена. Под конец чаще всего повторялся ответ «{ $often }».

## clade review

cli-review-title = { $game }: { $choices ->
        [one] { $choices } решение
        [few] { $choices } решения
       *[other] { $choices } решений
    }, каждое { $level } обдумал { $thoughts } раз (другой уровень: --level)
cli-review-nothing = Выбора ни у кого не было, или игра не говорит, насколько можно верить её оценкам.
cli-review-curve = Шансы на победу от первого решения до последнего; в начале, в середине, в конце:
cli-review-choices = решений
cli-review-errors = ошибок
cli-review-lost = упущено за решение
cli-review-first = шанс в начале
cli-review-luck = везение
cli-review-lost-in-all = свои ошибки
cli-review-gained-in-all = чужие ошибки
cli-review-rest = непредвиденное
cli-review-last = шанс в конце
cli-review-now = шанс сейчас
cli-review-percent = { $percent } %
cli-review-result = итог
cli-review-sum = Как из первого шанса на победу получился последний, в виде суммы. Везение: что изменили броски и добор. Свои ошибки: сколько стоили ответы, лучше которых бот знал другие. Чужие ошибки: что принесли ошибки остальных. Непредвиденное: что бот увидел лишь позже.
cli-review-judge = Ошибка — ответ, вместо которого оценивающий бот знал лучший. Он знает не больше, чем тогда мог знать игрок: случившееся из-за скрытой карты — не ошибка. У бота, который думает так же, как он сам, он их почти не находит: ноль там не значит, что тот играл хорошо. Ошибка стоит столько, на сколько падает шанс на победу, если дальше все играют так же хорошо, как этот бот. Но игроки послабее ошибаются и потом, как и их соперники. Поэтому свои ошибки вместе могут превысить 100 %, а чужие во многом это возмещают.
cli-review-turned = Переломные моменты (шансы всех на победу):
# $after, $until, $gains
cli-review-stretch = После действия { $after } и до { $until }: { $gains }
cli-review-cause = Действие { $step }: { $told }
cli-review-causes = Действия с { $step } по { $until }: { $told }
cli-review-many = Сложилось из многих мелочей: ни одна сама по себе много не изменила.
cli-review-what-cost = Что стоило дороже всего (в шансах на победу):
cli-review-no-errors = Ни одно решение не было заведомо хуже, чем у бота.
cli-review-error = После действия { $after } { $who }: −{ $lost } %.
cli-review-given = Ответ: { $given }
cli-review-with-chance = { $label } ({ $wins } %)
cli-review-better = Лучше: { $best }
cli-review-what-points = Что ухудшило счёт относительно остальных, но почти не изменило шансов на победу:
cli-review-point-error = После действия { $after } { $who }: счёт −{ $points }.
cli-review-strokes = Что случай изменил сильнее всего:
cli-review-stroke = После действия { $after }: { $told } ({ $gains })
cli-review-see = clade gui { $file } --at { $after } покажет первый из этих столов.
cli-review-cut-short = Остановлено. Разбор уровнем ниже займёт меньше времени: --level easy
cli-review-not-kept = Разбор не удалось сохранить: { $file }.

## clade whatif

cli-whatif-title = { $game }, после действия { $after }; доиграно партий в каждом варианте: { $games }. Иначе: { $list }
cli-whatif-dealt = То, чего не видит место { $n }, для каждой партии сдаётся заново.
cli-whatif-wins = победы
cli-whatif-other = иначе
cli-whatif-more = разница
cli-whatif-result = итог
cli-whatif-curves = Счёт по пути к концу, как было и иначе:
cli-whatif-sure = Разница больше числа после ± — не случайность (в 19 случаях из 20).
cli-whatif-unsure = Ни одна разница не выходит за пределы случайной: сыграйте больше партий (-n).
cli-whatif-same = Все партии прошли одинаково: от этого дальше уже ничего не зависит.
cli-whatif-chance = ± учитывает только случайность бросков и скрытых карт, а не то, насколько хорошо играют эти боты.
cli-whatif-of-bots = Победы посчитаны по этим партиям этих ботов. Подсказка и разбор вместо этого просчитывают ходы от этого положения, поэтому шансы у них могут быть другими.
cli-whatif-nothing = Ни одна партия не была доиграна в обоих вариантах.
cli-whatif-no-answer = там никого не спрашивают о варианте «{ $word }»
cli-no-such-table = такого стола быть не может: { $why }

## clade rate

cli-rate-title =
    { $game }, за столом { $seats }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в { $rounds ->
        [one] { $rounds } круге
       *[many] { $rounds } кругах
    }, номер раздачи { $seed }
cli-rate-rating = рейтинг
cli-rate-alone = Один бот (строка) против копий другого (столбец), доля побед; равные выигрывают { $fair } %:
cli-rate-given-up = { $games ->
        [one] { $games } партия не закончилась и не учтена.
        [few] { $games } партии не закончились и не учтены.
       *[many] { $games } партий не закончились и не учтены.
    }
cli-rate-cut-short = Остановлено: полных кругов { $rounds } из { $asked }. С --report и --resume можно продолжить отсюда.
cli-rate-one-bot = для рейтинга нужно хотя бы два бота, например --seats greedy,normal
cli-rate-twice = бот { $bot } назван дважды

## clade train

cli-train-plays = партии для учёбы
cli-train-tries = { $change }
cli-train-judges = что это дало
cli-train-part = часть оценки
cli-train-early = начало
cli-train-middle = середина
cli-train-late = конец
cli-train-change = изменение
cli-train-fitted = как подобрано
cli-train-half = наполовину
cli-train-won = побед
cli-train-games = партий
cli-train-taken = принято
cli-train-yes = да
cli-train-no = нет
cli-train-foretold = В других партиях (их { $games }) порядок двух мест был предсказан в { $before } % раньше и в { $now } % теперь (3-я, 5-я и 7-я десятая часть партии).
cli-train-wins = Боты с новыми оценками выигрывают { $won } ± { $margin } % против стольких же со старыми.
cli-train-written = Записано в { $file }. В папке мода файл действует везде, где играют с этим модом.
cli-train-cut-short = Остановлено; лучшее на это время лежит в { $file }. С --resume можно продолжить отсюда.
cli-train-no-values = оценки игры { $game } записаны в её коде: подбирать нечего
cli-train-other = в { $folder } лежат партии другой учёбы: назовите другую папку или уберите --resume, чтобы начать заново

## clade

cli-choose-game = Во что играем?
cli-which-game = Номер или имя:
cli-which-preset = По каким правилам, номер или имя? Enter — как напечатано:
cli-as-printed = Как напечатано
cli-all-usual = Ни одно правило не меняется.
cli-preset-line = { $n }. { $title }: { $about }
cli-which-seats = Кто играет, место за местом ({ $words })? Enter — { $default }:
cli-which-language = Язык (en, ru, pl)? Enter — { $default }:
cli-game-line = { $n }. { $name } ({ $id }), { $seats }. { $summary }

## clade results

cli-no-results = Здесь ещё ни одна партия не доиграна до конца.
cli-column-game = игра
cli-column-seats = мест
cli-column-against = против
cli-column-played = партий
cli-column-won = побед
cli-column-best = лучший счёт
cli-column-answers = ответов
cli-among-people = люди
cli-last-results = Последние партии:
cli-person-at = игрок { $n }
cli-person = вы

## clade play

cli-welcome = { $game }, номер раздачи { $seed }. Введите номер, действие или «помощь».
cli-seat-line = { $side }: { $sitter }
cli-sitter-human = вы
cli-sitter-person = игрок
cli-sitter-bot = бот { $name }
cli-bot-easy = лёгкий бот
cli-bot-normal = обычный бот
cli-bot-hard = сильный бот
cli-bot-expert = бот-мастер
cli-bot-greedy = жадный бот
cli-bot-plain = простой жадный бот
cli-bot-random = случайный бот
cli-pass-to = ── Ход: { $side } ──
cli-curtain = Остальные отворачиваются. { $side }: нажмите Enter.
cli-action-line = { $n }. { $action }
cli-action-with-text = { $label }  ({ $text })
cli-folded = (Длинный журнал свёрнут; построчно — «журнал».)
cli-chance = случай
cli-standing = { $place }. { $side } ({ $sitter }): { $score }
cli-standing-mixed = { $place }. { $sides } ({ $sitter }): { $score } ({ $each })
cli-standing-side = { $side } { $score }
cli-over = Игра окончена.
cli-what-now = «журнал всё» — вся партия, «сохранить ФАЙЛ», «отмена!» — вернуться; Enter — выйти.
cli-resumed =
    { $file }: { $answers ->
        [one] повторён { $answers } ответ
        [few] повторены { $answers } ответа
       *[many] повторено { $answers } ответов
    }. Что было до сих пор: «журнал всё».
cli-rescued =
    { $actions ->
        [0] не осталось ни одного действия
        [one] осталось первое { $actions } действие
        [few] остались первые { $actions } действия
       *[other] остались первые { $actions } действий
    }. Файл остаётся как есть: «save ФАЙЛ» под другим именем сохранит партию, «выход» закончит.
cli-ends-here = Ввод закончился, а с ним и игра.
cli-not-saved = Партия не сохранена. Сохранить: «сохранить ФАЙЛ».
cli-kept = Партия записана: продолжить её — «clade play --last».
cli-not-kept = Дальше партия не записывается сама ({ $reason }): сохранить — «сохранить ФАЙЛ».
cli-quit-again = Ещё раз «выход» — выйти без сохранения.

cli-no-number =
    Нет действия { $number }; { $count ->
        [1] есть только { $one }
       *[other] номера от { $one } до { $other }
    }.
cli-no-action = Здесь нет ничего похожего на «{ $word }».
cli-no-action-near = Здесь нет «{ $word }»; может быть, «{ $near }»?
cli-many-actions = «{ $word }» может значить: { $list }
cli-not-taken = Не выполнено: { $line } (перед этим стоит не ответ на этот вопрос)
cli-not-passed = Не выполнено: { $line } (строка кончается там, где спрашивают следующего)
cli-hint = Бот выбрал бы { $n }: { $label }
cli-hint-as-good = Почти так же хорошо, { $n }: { $label }
cli-hint-perhaps = Возможно, не хуже, { $n }: { $label }
cli-hint-or = Или { $n }: { $label }
cli-no-undo-nothing = Вы ещё не отвечали.
cli-answer-of = ответ: { $side }
cli-undo-one = Пока не отменено: { $label }.
cli-undo-many =
    Пока не отменено: { $label } — и с этим { $later ->
        [one] ещё { $later } ответ
        [few] ещё { $later } ответа
       *[many] ещё { $later } ответов
    }: { $who }.
cli-undo-chance = Препятствие: после этого вмешался случай.
cli-undo-seat = Препятствие: после этого отвечали другие.
cli-undo-other = Препятствие: это ответ не того, кого спрашивают сейчас.
cli-undo-secret = Препятствие: ответ открыл нечто скрытое.
cli-undo-alone = Кроме вас, людей за столом нет, так что достаточно вашего согласия: «отмена!». Кубики запомнены: если ответить так же, так же ответят и случай, и боты.
cli-undo-agree = Если все за столом согласны — «отмена!». Кубики запомнены: если ответить так же, так же ответят и случай, и боты.
cli-undone = Отменено: { $label }.
cli-undone-past =
    Отменено: { $label } — и { $later ->
        [one] ещё { $later } ответ
        [few] ещё { $later } ответа
       *[many] ещё { $later } ответов
    }. Кубики запомнены: если ответить так же, так же ответят и случай, и боты.
cli-log-empty = Пока ничего не произошло.
cli-nobody-asked = Сейчас никого ни о чём не спрашивают.
cli-why-none = Здесь ничего не запрещено.
cli-why-legal = { $action } — можно.
cli-why-line = { $action } — нельзя: { $reasons }
cli-why-reason = { $reason }
cli-why-section = { $reason } (правила: { $section })
cli-many-cards = «{ $word }» может значить: { $list }
cli-no-card = Нет карты «{ $word }»; все карты — «карта».
cli-no-card-near = Нет карты «{ $word }»; может быть, «{ $near }»?
cli-no-card-in = В ответе { $n } карт нет; все карты — «карта».
cli-no-piles = Здесь нет стопок, о содержимом которых можно судить.
cli-no-pile = Стопки «{ $word }» здесь нет, есть: { $list }
cli-which-pile = Какая стопка? { $list }
cli-pile-title = { $name }: { $n }. Следующим может выйти:
cli-pile-open = { $name }:
cli-pile-line = { $percent } %  { $kind } ({ $weight } из { $all })
cli-pile-deeper = {"  –    "}{ $kind }, но не следующей
cli-save-where = Куда? Напишите: сохранить ФАЙЛ
cli-save-over = Чтобы записать эту партию на её место: «сохранить! { $file }».
cli-saved = Сохранено: { $file }. Продолжить потом: clade play --load { $typed }
cli-saved-over = Сохранено: { $file }. Посмотреть: clade replay { $typed } или clade review { $typed }
cli-help =
    Введите номер действия или начало его текста; несколько ответов в одной
    строке: 2; 1; 3. Где отвечают количеством, введите само количество.
    Команды:
      карта [имя]        что делает карта: имя, id или номер действия;
                         без имени — все карты
      почему [действие]  что здесь нельзя и по какому правилу;
                         с названием вещи на столе — откуда взялось её число
                         или что она делает
      стопка [имя]       что ещё может лежать в колоде или мешке
                         и с какой вероятностью; что лежит в открытую
                         и может быть взято
      правила [часть]    что говорят правила: раздел, например 4.3, или слово;
                         без этого — главы
      совет              что выбрал бы бот
      журнал [n|всё]     что было после вашего ответа или последние n строк
      отмена             вернуть свой ответ; «отмена!» — с согласия остальных
      стол               показать стол ещё раз
      сохранить ФАЙЛ     сохранить; продолжить: «clade play --load ФАЙЛ»
                         (сохранить ФАЙЛ --with-mods: приложить моды
                         для тех, у кого их нет)
      выход              выйти

# clade check
cli-check-title = { $game }: все законы; случайных игр: { $games }, наборов правил: { $setups }
cli-check-law = закон
cli-check-says = о чём
cli-check-times = проверок
cli-check-decisions = решения
cli-check-chance = ответы случая
cli-check-inside = состояния внутри карт
cli-check-differences = испытанные скрытые различия
cli-check-rivals = ответы в мирах, которые различат только другие
cli-check-picks = переставленные выборы
cli-check-refusals = отказы с причиной
cli-check-acted = карты, которые действовали, из всех в игре
cli-check-checksum = контрольная сумма всех игр
cli-check-broken = Закон { $law } нарушен: { $detail }
cli-check-place = { $place }, игра { $seed }, ответов до этого: { $step }
cli-check-broken-mark = НАРУШЕН
cli-check-failed-card = карта «{ $card }» дала сбой { $times } × (вместе с пробными ответами): { $fault }
cli-check-left-out = Пропущены, так как с ними моды не годятся: наборов правил: { $setups } ({ $reason })
cli-check-too-few = Партий: { $games }, этого мало, чтобы сказать, чего не бывает никогда. Не встретились: { $cards }
cli-check-written = стол перед этим: clade check { $file }
cli-check-recorded = партия до этого места: clade replay { $file }
cli-check-again = только эта партия: { $command }
cli-check-rate = решений в секунду: { $decisions },
cli-check-how = С --tables ПАПКА стол перед каждым таким случаем записывается в файл для `clade check`, а партия до этого места — как сохранённая игра.
cli-report-there = { $file } уже есть; --resume продолжит его, иначе выберите другое имя
cli-no-report = { $file } — не такой отчёт
cli-other-report =
    { $file } — о другом: { $part ->
        [game] другая игра или другая её версия
        [mods] другие моды
        [setups] другие наборы правил
        [rules] другие правила или карты
        [games] другое число партий
        [seed] другой номер раздачи
        [rates] другая частота законов
       *[shard] другая доля партий
    }
cli-report-twice = в { $one } и { $other } одни и те же партии
cli-report-missing = здесь не всё: не хватает частей: { $missing } из { $all }; доведите каждую долю до конца с --resume и назовите файлы всех долей
cli-no-shard = --shard пишется I/N, где I от 1 до N, например 2/8, а не «{ $value }»
cli-scenarios-checked = Сценариев: { $files }, случаев: { $cases }, ответов: { $answers }
cli-scenarios-fail =
    { $faults ->
        [one] { $faults } ошибка в сценариях
        [few] { $faults } ошибки в сценариях
       *[other] { $faults } ошибок в сценариях
    }
cli-rules-none = у игры «{ $game }» нет страницы правил
cli-rules-nowhere = в правилах нет слова «{ $word }»
cli-no-scenarios = нет ни одного сценария (файла .toml): { $paths }
cli-perft-over = случайная партия с номером раздачи { $seed } кончается раньше ответа { $after }: считать нечего
cli-perft-depth = ответов
cli-perft-ways = путей
cli-perft-tables = столов
cli-perft-inside = внутри карт
cli-law-is-broken = закон «{ $law }» нарушен
cli-wild-done = { $game }: случайных модов { $mods }; решений под всеми законами { $decisions }, ответов в целых партиях { $answers }; сбоев карт { $failures }.
cli-wild-refused = Не загружено: { $mods }; первый, с номером раздачи { $seed }: { $why }
cli-wild-broken = { $folder }: { $what } ({ $place })
cli-law-no-panic = ничто не падает
cli-law-ends = игра кончается
cli-law-answerable = у того, кого спросили, есть ход, а у случая — исход
cli-law-unique-texts = в списке нет двух одинаковых записей
cli-law-fixed-order = у списка один порядок
cli-law-accepted = всё из списка принимается, остальное отвергается и ничего не меняет
cli-law-reasons = у каждого отказа есть причина
cli-law-saved = копия и сохранённая игра равны исходной
cli-law-cold = сохранённая и загруженная в новую игру, она идёт так же, и посреди карты
cli-law-unremembered = игра, которая ничего не запоминает между вызовами, идёт так же
cli-law-skipped = пропускается только то, на что есть один всем известный ответ
cli-law-sampled = случай выбирает один и тот же исход, со списком и без него
cli-law-clock = часы партии не идут назад
cli-law-keys = у каждого ответа свой ключ, и скрытого он не выдаёт
cli-law-playout = ответы, сыгранные разом, приводят к тому же столу, что и сыгранные по одному
cli-law-staged = всё, что показано в движении, есть на столе до ответа или после него
cli-law-placed = на столе с постоянными местами место есть у всего
cli-law-no-leak = скрытое ничего не меняет в том, что видит наблюдатель
cli-law-log-leak = журнал говорит не больше, чем видно
cli-law-look-alike = что описано одинаково, то и выглядит одинаково
cli-law-own-list = спрошенный находит свой список в своём виде стола
cli-law-believable = стол, в который наблюдатель мог бы верить, возможен
cli-law-ledgers = всё на столе меняется так, как говорят события
cli-law-points = очки в конце — это начальные очки и всё, что получено за игру
cli-law-accounts = всё, что записано о еде и жизни, сходится с тем, что лежит и живёт на столе
cli-law-recounted = производное совпадает с пересчётом
cli-law-picks-commute = порядок выборов не важен
cli-law-progress = без случая стол не повторяется
cli-law-replayed = запись, переход и отмена приводят к тем же столам
cli-law-same-seed = один номер раздачи — одни и те же байты где угодно
cli-law-scenario = записанная позиция читается равной
cli-law-no-failure = ни одна карта не сбоит
cli-law-cards-act = каждая карта где-нибудь действует
cli-law-met = законы встретили то, о чём они: состояния внутри карт, скрытые различия

## clade box

cli-box-empty = В { $game } всё напечатанное известно точно.
cli-box-sure = точно известно { $n } из { $most }
cli-box-how = Скажите, что напечатано в вашей коробке: clade box { $game } СЛОВО ФАКТ=ЗНАЧЕНИЕ или clade box { $game } СЛОВО --as-shown
cli-box-kept = Хранится как мод в { $folder } и участвует в ваших партиях. clade mod pack сделает из него один файл, чтобы послать другим.
cli-box-said = сказано вами
cli-box-printed = как напечатано
cli-box-part = { $name }: { $part }

## Игры в библиотеках

# $file, $game
cli-plugin-tried = { $file }: в отдельном процессе сыграна случайная партия { $game }, спрошено обо всём. Сбоев не было.
# $folder, $library
cli-plugin-new-next = Соберите её и сыграйте:
    {"    "}cd { $folder }
    {"    "}cargo build
    {"    "}clade plugin try { $library }
    {"    "}clade play { $library }
    Карты, тексты и правила теперь ваши: меняйте их; название переведите в texts/*.ftl. «cargo test» проверяет законы.
# $file, $hash
cli-plugin-trusted = Библиотеке { $file } вы доверяете, пока она не изменится (хеш { $hash }): она загружается в эту программу и может всё, что можете вы.
# $file
cli-plugin-untrusted = Библиотеке { $file } вы больше не доверяете: она работает в отдельном процессе.
cli-plugin-file = файл
cli-plugin-game = игра
cli-plugin-hash = хеш
cli-plugin-runs = работает
cli-plugin-is-trusted = в этой программе (вы ей доверяете)
cli-plugin-is-far = в отдельном процессе (вы ей не доверяете)
# $folder
cli-no-plugins = Библиотек с играми нет. Они лежат в { $folder } или в папках, которые указывает --plugins.
