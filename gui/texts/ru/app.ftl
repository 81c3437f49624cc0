# Рамка вокруг всех страниц, по-русски.
gui-title = Clade

gui-games = Игры
gui-table = Стол
gui-replay = Запись
gui-codex = Карты
gui-compare = Сравнение
gui-settings = Настройки
gui-about = О программе

gui-english = English
gui-russian = Русский
gui-polish = Polski

gui-light = Светлая
gui-dark = Тёмная

gui-messages = Сообщения
gui-messages-unread = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
gui-no-messages = Пока не случилось ничего, о чём вам стоило бы знать.
gui-error = Ошибка
gui-note = Сообщение
gui-close = Закрыть
gui-cancel = Отмена
