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
