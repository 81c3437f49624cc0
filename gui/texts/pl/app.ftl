# Rama wokół wszystkich stron, po polsku.
app-title = Clade

app-menu = Menu
app-games = Gry
app-table = Stół
app-replay = Zapis
app-codex = Karty
app-workshop = Mody
app-compare = Porównanie
app-settings = Ustawienia
app-about = O programie

app-english = English
app-russian = Русский
app-polish = Polski

app-light = Jasny
app-dark = Ciemny

app-waits = Czeka na odpowiedź
app-messages = Wiadomości
app-messages-unread = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
app-no-messages = Jak dotąd nie zdarzyło się nic, o czym warto by wiedzieć.
app-error = Błąd
app-note = Wiadomość
app-close = Zamknij
app-cancel = Anuluj
app-speed-slow = wolno
app-speed-normal = normalnie
app-speed-fast = szybko
app-speed-step = krok po kroku
app-speed-at-once = od razu

app-quit = Zakończ
app-quit-help = Gry zostają zachowane i można do nich wrócić później.
