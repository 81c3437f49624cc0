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
workshop-try-title = Wypróbuj kartę
workshop-try-help = Siadasz do stołu, przy którym karty można użyć. Zapisz plik moda, a ten sam stół gra dalej z nowymi kartami.
workshop-any-card = dowolna karta
workshop-which-card = Która karta
workshop-try-it = Wypróbuj
workshop-stop = Przerwij
workshop-searching = Szukamy stołu: { $n } z { $all } partii.
workshop-no-table = Losowe partie: { $n }. Nie znalazł się stół, przy którym zadziałałaby jedna z tych kart: { $list }.
workshop-trying = Tutaj można użyć „{ $name }”. Zmień plik w { $path } i zapisz go: ten sam stół gra dalej z nowymi kartami.
workshop-again = Mod wczytano od nowa: wszystkie działania do tego miejsca ({ $n }) są możliwe jak przedtem.
workshop-again-until = Mod wczytano od nowa: z { $all } działań możliwych jest jeszcze { $n }, gra toczy się dalej od tego miejsca. { $what }
workshop-not-read = Takiego moda nie da się użyć, stół gra dalej z dotychczasowymi kartami: { $what }
workshop-test-title = Co się dzieje z kartami
workshop-test-help = Losowi gracze rozegrają po 20 partii w każdym składzie.
workshop-test-it = Niech grają
workshop-testing = Partie: { $n } z { $all }.
workshop-use-card = karta
workshop-use-met = spotkana
workshop-use-offered = możliwa
workshop-use-chosen = wybrana
workshop-use-effects = efekty
workshop-use-spoke = odpowiedzi
workshop-use-acted = zadziałała
workshop-use-failed = awarie
workshop-refused = { $name }, odmowy: { $n }: { $what }
workshop-idle = Partie: { $n }. Ani razu nic nie zrobiły: { $list }.
workshop-my-box = Moje pudełko
workshop-my-box-help = Masz grę? Powiedz, co w niej wydrukowano tam, gdzie program tego nie wie.
workshop-box-title = Moje pudełko: { $game }
workshop-box-empty = Wszystko, co w nim wydrukowano, jest pewne.
workshop-box-help = Spójrz na swoje karty i powiedz, co na nich jest; jasne pole pokazuje gdzie. W twoich partiach gra się według twoich słów, a znaki wątpliwości znikają.
workshop-box-sure = pewne: { $n } z { $all }
workshop-box-kept = Leży jako mod w { $path }; można go wysłać innym.
workshop-box-all = Pokaż też to, co pewne
workshop-box-part = { $name }: { $what }
workshop-box-said = według ciebie
workshop-box-printed = jak na karcie
workshop-box-say = Tak jest na karcie
workshop-box-forget = Zapomnij
workshop-make = Zrób kartę
workshop-make-for = do gry { $game }
workshop-make-title = Karta do gry { $game }
workshop-make-help = Wybierz, co robi. Karta i jej Lua zmieniają się od razu; zapisana jako mod, nadaje się od razu do gry i do dalszej pracy w edytorze.
workshop-make-name = Jak się nazywa
workshop-make-when = Kiedy
workshop-make-check = Pod jakim warunkiem
workshop-make-whom = Komu
workshop-make-what = Co
workshop-make-keep = Zachowaj jako mod
workshop-make-taken = Nie zapisano: { $path } już istnieje, to mod tej albo innej gry. Nazwij kartę inaczej.
workshop-make-no-place = Nie zapisano: nie ma tu miejsca na mody.
workshop-make-unkept = Nie zapisano: { $what }
workshop-make-lua = Jej Lua
