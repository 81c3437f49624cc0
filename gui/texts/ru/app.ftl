# Рамка вокруг всех страниц, по-русски.
app-title = Clade

app-menu = Меню
app-games = Игры
app-table = Стол
app-replay = Запись
app-codex = Карты
app-workshop = Моды
app-compare = Сравнение
app-settings = Настройки
app-about = О программе

app-english = English
app-russian = Русский
app-polish = Polski

app-light = Светлая
app-dark = Тёмная

app-waits = Ждёт ответа
app-messages = Сообщения
app-messages-unread = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
app-no-messages = Пока не случилось ничего, о чём вам стоило бы знать.
app-error = Ошибка
app-note = Сообщение
app-close = Закрыть
app-cancel = Отмена
app-speed-slow = медленно
app-speed-normal = нормально
app-speed-fast = быстро
app-speed-step = по шагам
app-speed-at-once = сразу

app-quit = Выйти
app-quit-help = Партии сохраняются как есть, их можно продолжить позже.
