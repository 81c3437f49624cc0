# Rama wokół wszystkich stron, po polsku.
gui-title = Clade

gui-games = Gry
gui-table = Stół
gui-replay = Zapis
gui-codex = Karty
gui-compare = Porównanie
gui-settings = Ustawienia
gui-about = O programie

gui-english = English
gui-russian = Русский
gui-polish = Polski

gui-light = Jasny
gui-dark = Ciemny

gui-messages = Wiadomości
gui-messages-unread = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
gui-no-messages = Jak dotąd nie zdarzyło się nic, o czym warto by wiedzieć.
gui-error = Błąd
gui-note = Wiadomość
gui-close = Zamknij
gui-cancel = Anuluj
