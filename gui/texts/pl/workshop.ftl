# Mody, po polsku.

workshop-help = Karty, które ludzie sami dodają do gier. Jak się je pisze: „clade mod guide” w terminalu.
workshop-none-open = Wybierz moda po lewej albo upuść w oknie folder lub spakowanego moda.
workshop-path = Folder moda albo plik, w który jest spakowany
workshop-open = Otwórz
workshop-unread = ⚠ { $name }
workshop-takes-part = bierze udział
workshop-takes-part-help = Czy bierze udział w nowych partiach
workshop-not-installed = niezainstalowany
workshop-what = { $id } { $version }, do gry „{ $game }”
workshop-by = Autorzy: { $authors }
workshop-licence = Licencja: { $licence }
workshop-needs = Wymaga: { $list }
workshop-lies-in = { $path }
workshop-play = Graj z nim
workshop-read-again = Przeczytaj ponownie
workshop-install = Zainstaluj
workshop-remove = Usuń
workshop-ask-remove = Usunąć moda { $id }? Jego folder { $path } zniknie.
workshop-open-folder = Otwórz folder
workshop-installed = { $id } { $version } jest zainstalowany i bierze udział w nowych partiach.
workshop-removed = { $id } jest usunięty.
workshop-fine = Wszystko w porządku
workshop-found = { $errors ->
    [one] { $errors } błąd
    [few] { $errors } błędy
   *[other] { $errors } błędów
}, { $warnings ->
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
   *[other] { $warnings } ostrzeżeń
}, { $hints ->
    [one] { $hints } wskazówka
    [few] { $hints } wskazówki
   *[other] { $hints } wskazówek
}
workshop-error = ✖ Błąd: { $what }
workshop-warning = ⚠ Ostrzeżenie: { $what }
workshop-hint = Wskazówka: { $what }
workshop-at = { $file }, wiersz { $line }
workshop-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
