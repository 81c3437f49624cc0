# Lobby, po polsku.
lobby-choose = Wybierz grę
lobby-learn = Grasz pierwszy raz? Naucz się
lobby-seats = { $min }–{ $max } graczy
lobby-seats-exactly = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[many] { $n } graczy
}

lobby-minutes = { $min }–{ $max } minut
lobby-from-library = z biblioteki
lobby-from-far-library = z biblioteki, w osobnym procesie
lobby-minutes-about = około { $n ->
    [one] { $n } minuty
   *[other] { $n } minut
}

lobby-on-tables = Na stole
lobby-go-on-with = Graj dalej: { $game }
lobby-put-away = Odłóż
lobby-go-on = Graj dalej w ostatnią grę
lobby-last-game = { $game }, { $players }, { $steps ->
    [one] po { $steps } kroku
   *[other] po { $steps } krokach
}
lobby-open-saved = Otwórz zapisaną grę
lobby-open-help = Wpisz ścieżkę do pliku, wskaż go albo upuść tutaj.
lobby-file = Plik zapisanej gry
lobby-file-hint = Ścieżka do pliku
lobby-open = Otwórz

lobby-see-cards = Zobacz karty
lobby-all-games = Wszystkie gry
lobby-play = Graj
lobby-not-yet = Jeszcze nie można zacząć: czerwone wiersze mówią dlaczego.
lobby-warning = ⚠ { $text }
lobby-fault = ✗ { $text }

lobby-players = Kto gra
lobby-place = { $n }.
lobby-who = Kim jest gracz { $n }
lobby-name-of = Imię gracza { $n }
lobby-name-hint = Imię
lobby-move-up = Przesuń gracza { $n } wyżej
lobby-remove = Usuń
lobby-remove-player = Usuń gracza { $n }
lobby-add-player = Dodaj gracza
lobby-all-bots = Wszystkie boty
lobby-all-bots-help = Sadza tego samego bota na wszystkich miejscach botów
lobby-person = Człowiek
lobby-measures = Do porównań
lobby-bot-random = Bot losowy
lobby-bot-greedy = Bot zachłanny
lobby-bot-plain = Bot zachłanny prosty
lobby-bot-easy = Bot łatwy
lobby-bot-normal = Bot zwykły
lobby-bot-hard = Bot trudny
lobby-bot-expert = Bot mistrz
lobby-bot = Bot { $name }
lobby-about-person = Ktoś przy tym komputerze.
lobby-about-random = Robi cokolwiek: miara do porównań. Dobry, żeby przyjrzeć się grze.
lobby-about-greedy = Robi to, co w tej chwili wygląda najlepiej: miara do porównań, nie poziom.
lobby-about-easy = Trochę myśli naprzód za wszystkich i myli się jak człowiek.
lobby-about-normal = Myśli naprzód za wszystkich, w mgnieniu oka.
lobby-about-hard = Myśli naprzód dłużej, mniej więcej do sekundy.
lobby-about-expert = Myśli naprzód najdłużej, często kilka sekund.
lobby-about-bot = Gra sam.

lobby-rules = Zasady
lobby-as-printed = Zgodnie z instrukcją
lobby-rulings = Interpretacje: { $n }{ $changed ->
    [0] {""}
   *[other] , zmieniono { $changed }
}
lobby-rulings-help = Miejsca, które wydania albo grupy czytają różnie.
lobby-experiments = Eksperymenty: { $n }{ $changed ->
    [0] {""}
   *[other] , zmieniono { $changed }
}
lobby-experiments-help = Nie ma ich w instrukcji: zmienia się jedna zasada, żeby zobaczyć, co się stanie.
lobby-all-usual = Zwykłe zasady.
lobby-changed-count = { $n ->
    [one] { $n } zasada różni się od zwykłej
    [few] { $n } zasady różnią się od zwykłych
   *[many] { $n } zasad różni się od zwykłych
}
lobby-as-preset = Wybrano zestaw „{ $name }”.
lobby-all-back = Wróć do zwykłych zasad
lobby-changed = Zmienione
lobby-back-to = Przywróć „{ $value }”
lobby-back-of = Przywróć zwykłą wartość: { $option }
lobby-usual = zwykle { $value }
lobby-option-value = { $option }, { $value }
lobby-option-number = { $option }, liczba
lobby-forget-option = Zapomnij { $option }

lobby-mods = Więcej kart
lobby-mods-help = Mod to folder z kartami i plikiem mod.toml. Wpisz, gdzie leży, albo upuść go na to okno.
lobby-mod-cards = { $n ->
    [one] { $n } plik z kartą
    [few] { $n } pliki z kartami
   *[many] { $n } plików z kartami
}
lobby-mod-path = Folder moda
lobby-mod-path-hint = Ścieżka do folderu
lobby-add-mod = Dodaj folder
lobby-known-mod = Dodaj { $name }
lobby-remove-mod = Usuń { $path }

lobby-seed = Numer rozdania
lobby-seed-help = Z tej liczby wynikają rzuty kostkami, woreczki i talie. Ta sama liczba daje to samo szczęście; bez niej każda gra ma własne.
lobby-seed-by-clock = według zegara
lobby-bad-seed = numer rozdania to liczba całkowita od 0 do 18446744073709551615

lobby-refused = tak nie można zacząć: { $reason }

lobby-results = Twoje partie
lobby-results-game = gra
lobby-results-against = przeciw
lobby-results-won = wygrane
lobby-results-best = najlepszy wynik
lobby-results-answers = odpowiedzi
lobby-results-people = ludzie
lobby-results-at = { $who }, miejsc: { $n }
lobby-results-of = { $won } z { $played }
lobby-results-line = { $date }: { $game }: { $players }
