# Co mówi każdy program, w którym toczą się partie, po polsku.

## Złe słowa i ustawienia

host-no-game = nie ma gry „{ $word }”
host-no-bot = nie można posadzić „{ $word }” przy stole
host-no-language = nie ma tekstów w języku „{ $word }”
host-no-preset = gra nie ma zestawu zasad „{ $word }”
host-near = czy chodziło o „{ $word }”?
host-valid = do wyboru: { $words }
host-wrong-seats = w { $game } gra od { $min } do { $max } osób, a nie { $found }
host-no-option = { $game } nie ma opcji „{ $name }”
host-bad-value = opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe: { $allowed }
host-option-seats = opcja „{ $option }” = „{ $value }” wymaga tylu graczy: { $needs }, a nie { $found }
host-options-clash = opcja „{ $option }” nie zostawia wyboru opcji „{ $other }”: usuń ją
host-few-cards = { $place }: za mało kart na ten stół: { $found } z { $need }
host-bad-cards = moda nie da się użyć: { $reason }

## Wartości opcji

host-yes = tak
host-no = nie
host-value = { $value }
host-experiment = eksperyment: tego nie ma w instrukcji

## Pliki i foldery

host-bad-file = { $file }: { $reason }
host-in-file = { $file }, wiersz { $line }: { $reason }
host-file-missing = nie ma takiego pliku ani folderu
host-file-forbidden = dostęp zabroniony
host-file-is-folder = to folder, a nie plik
host-file-no-folder = to plik, a nie folder
host-file-no-text = to nie jest tekst w UTF-8; zapisz go w UTF-8
host-file-irregular = to nie zwykły plik, lecz potok, urządzenie albo coś podobnego
host-file-outside = to dowiązanie do pliku w innym miejscu: pliki moda leżą w jego folderze
host-file-too-long = plik jest dłuższy niż { $most } kB, a tyle może mieć najwyżej
host-file-exists = taki plik już istnieje: usuń go albo wybierz inną nazwę
host-file-full-folder = taki folder już istnieje i nie jest pusty: wybierz inną nazwę
host-file-no-space = nie ma już miejsca
host-file-bad-name = żaden plik nie może się tak nazywać
host-file-link-loop = ten odnośnik prowadzi do siebie samego
host-file-system = system odmawia ({ $reason })
host-stray-card = { $file }: to nie zostanie wczytane: karta to plik w tym samym folderze co mod.toml, a jego nazwa kończy się na .lua
host-no-mod = { $folder } to nie mod: nie ma w nim mod.toml
host-many-files = { $folder } ma więcej plików niż { $most }
# $path, $errors (number)
host-faulty = { $path }: moda nie można użyć, { $errors ->
    [one] jest w nim { $errors } błąd
    [few] są w nim { $errors } błędy
   *[other] jest w nim { $errors } błędów
}
# $path, $reason
host-left-out = { $path }: mod nie bierze udziału: { $reason }
# $text, $n (number)
host-first-fault = { $text } ({ $n ->
    [one] i jeszcze { $n } błąd
    [few] i jeszcze { $n } błędy
   *[other] i jeszcze { $n } błędów
})
host-not-installed = mod „{ $word }” nie jest zainstalowany
host-is-installed = { $id } jest już zainstalowany w wersji { $version }: zwiększ version w mod.toml albo użyj --replace
host-no-place = system nie wskazuje folderu na twoje pliki: podaj go w zmiennej CLADE_HOME
host-packed-no-archive = to nie jest spakowany mod albo plik jest uszkodzony ({ $reason })
host-packed-no-head = to nie jest spakowany mod: w środku nie ma mod.toml
host-packed-name = plik w środku ma niedozwoloną nazwę: „{ $name }”
host-packed-twice = w środku są dwa pliki o nazwie „{ $name }”
host-packed-link = „{ $name }” w środku to dowiązanie, a mod składa się z plików
# $name, $reason
host-packed-file = „{ $name }” w środku nie da się rozpakować ({ $reason })
# $name, $most (number)
host-packed-too-long = „{ $name }” w środku jest dłuższy niż { $most } kB, dozwolone dla takiego pliku
host-packed-no-text = „{ $name }” w środku to nie tekst UTF-8
host-packed-many-files = w środku jest więcej plików niż { $most }
host-packed-too-much = w środku jest więcej niż { $most } kB, dozwolone dla moda
# $file, $list
host-brought = { $file }: mody są dołączone do partii: { $list }
host-no-cards-to-write = w { $game } nie ma kart, które można napisać samemu
host-no-kind = nie ma takiego rodzaju kart: „{ $word }”
host-name-of-game = nowej gry nie można nazwać „{ $word }”: nazwa ma najwyżej 24 małe litery (a do z) i cyfry, zaczyna się literą i nie jest zajęta
host-no-sources = { $folder } nie zawiera kodu źródłowego Clade, z którym buduje się grę w Ruście: podaj jego folder w --clade
host-no-part = nic w tym pudełku nie nazywa się „{ $word }”
host-no-fact = nie ma tu faktu „{ $word }”
host-not-printed = „{ $name }” nie może być „{ $value }”, a może być: { $allowed }
host-many-mods = w partii może być najwyżej tyle modów: { $most }
host-long-name = { $file }: „{ $word }” ma więcej niż { $most } liter

## Zapisanej partii nie da się odczytać

host-other-game = { $file } zawiera partię gry { $found }
host-missing-game = { $file } zawiera partię gry { $found }, a takiej gry tu nie ma: gra z biblioteki przychodzi wraz z jej plikiem
host-missing-mod = { $file } potrzebuje moda { $id } { $version }, a go nie ma
host-missing-mod-in = { $file } potrzebuje moda { $id } { $version }, a nie ma go wśród otwieranych przez ciebie; partia nazywa jego folder { $folder }
host-no-record = { $file } to nie zapisana partia (wiersz { $line }: { $reason })
host-header-missing = brakuje klucza „{ $key }”
host-header-unknown = nie ma klucza „{ $key }”
host-header-other = w zapisanej partii stoi tu co innego
host-header-long = nagłówek jest dłuższy niż { $most } kB
host-record-format = { $file } to partia w formacie { $format }, którego ten program nie czyta
host-record-torn = { $file } nie jest cały: urywa się w wierszu { $line }
host-record-line = { $file } jest uszkodzony: wiersz { $line } to nie odpowiedź: „{ $text }”
host-record-no-text = { $file } jest uszkodzony albo to nie zapisana partia: wiersz { $line } to nie tekst
host-record-too-much = { $file } jest za długi: wiersz { $line } wykracza poza { $actions } akcji lub 16 MB, które może mieć partia

## Zapisana partia nie pasuje do zasad

host-other-rules = partia { $file } była grana według innych zasad
host-rules-changed = zmienione: { $list }
host-rules-new = nowe: { $list }
host-rules-gone = brakuje: { $list }
host-rules-differ =
    { $actions ->
        [one] jej jedyna akcja jest nadal możliwa
        [few] wszystkie { $actions } akcje są nadal możliwe
       *[other] wszystkie { $actions } akcji jest nadal możliwych
    }, ale najpóźniej po akcji { $action } stół jest już inny
host-rules-same =
    { $actions ->
        [one] jej jedyna akcja jest nadal możliwa
        [few] wszystkie { $actions } akcje są nadal możliwe
       *[other] wszystkie { $actions } akcji jest nadal możliwych
    }, a stół jest ten sam
host-replay-actor = { $file }, wiersz { $line } (akcja { $action }): odpowiada { $found }, a zapytany jest { $asked }
host-replay-answer = { $file }, wiersz { $line } (akcja { $action }): „{ $text }” nie jest tam możliwe
host-replay-no-longer = { $file }, wiersz { $line } (akcja { $action }): „{ $text }” nie jest tam już możliwe
host-replay-hash = { $file }, wiersz { $line }: po akcji { $action } stół jest inny niż przy zapisie (stan { $found }, zapisany { $recorded })
host-replay-reason = { $reason }
host-rescue =
    { $actions ->
        [one] można zachować pierwszą akcję
        [few] można zachować pierwsze { $actions } akcje
       *[other] można zachować pierwszych { $actions } akcji
    }

## Partia nie jest zapisana

host-save-other = Nie zapisano: { $file } już istnieje i nie jest zapisaną partią.
host-save-game = Nie zapisano: { $file } zawiera inną zapisaną partię.
host-save-unreadable = Nie zapisano: pliku { $file } nie dałoby się potem odczytać ({ $reason }).
host-save-spared = Nie zapisano: { $file } pozostaje bez zmian. Wybierz inną nazwę.
host-save-failed = Nie zapisano: { $file }: { $reason }

## Partia w toku

host-fault = Uwaga, błąd w karcie: { $text }
host-broken = { $reason }. Ten stół na tym się kończy; odpowiedzi są zachowane: otwórz zapisaną partię, żeby grać dalej.
host-stopped = Skrypt działał zbyt długo i został zatrzymany: { $reason }. Stół jest taki jak przed odpowiedzią.
host-not-legal = tutaj nie można: „{ $text }”
host-no-step = rozegrano tylko tyle akcji: { $steps }, a nie { $step }
host-game-full = partia ma najwyżej { $actions } akcji
host-refused = stół tego nie przyjmuje ({ $reason })

## O co pytano kartę i co zrobiła

host-explain-goes-on = { $call } – ciąg dalszy
host-explain-logs = zapisuje: { $text }
host-explain-done = kończy
host-explain-waits = czeka
host-explain-returns = zwraca { $value }
host-explain-fails = błąd: { $reason }
host-explain-more = { $call }: tak samo na { $n ->
        [one] jeszcze jedno pytanie
        [few] { $n } dalsze pytania
       *[many] { $n } dalszych pytań
    } z innymi faktami

## Gry w bibliotekach

# $game, $file, $hash
host-library-new = Gra { $game } pochodzi z biblioteki { $file } (skrót { $hash }), której tu jeszcze nie było. Została wypróbowana i działa w osobnym procesie: wolniej, a jej błędy nie szkodzą innym grom. Jak każdy program może jednak także tam czytać i zmieniać twoje pliki oraz korzystać z sieci. Jeśli wiesz, skąd pochodzi: clade plugin trust { $file }
# $file, $why
host-library = nie można użyć biblioteki { $file }: { $why }
host-library-far = { $reason }
host-library-other = to nie jest biblioteka
host-library-system = to biblioteka dla innego systemu ({ $found })
host-library-processor = to biblioteka dla innego procesora ({ $found })
host-library-truncated = brakuje końca pliku
host-library-refused = system jej nie wczytuje: { $reason }
host-library-no-game = nie ma w niej gry dla tej wersji Clade
host-library-declined = zgłasza, że nie może działać z tą wersją Clade
host-library-wire = została zbudowana dla innej wersji Clade: trzeba ją zbudować od nowa
host-library-lacks = w jej tabeli nie ma funkcji '{ $name }'
host-library-nameless = nie podaje, co to za gra: { $reason }
host-library-twice = gra '{ $game }' już jest
host-library-trial = próba się nie powiodła: { $reason }

## Co radzi bot

host-advice-tried = Prób: { $visits }
host-advice-wins = Szansa na zwycięstwo: { $wins }% (prób: { $visits })
host-advice-then = a potem: { $list }
host-advice-expected = a potem prawdopodobnie: { $list }
host-advice-for = Co za tym przemawia, w ocenie bota: { $list }
host-advice-against = Co przemawia przeciw, w ocenie bota: { $list }
host-advice-less = { $about }: strata { $whole },{ $tenth }
host-advice-more = { $about }: zysk { $whole },{ $tenth }
host-advice-and = { $one }; { $more }
host-advice-chance = { $who } { $chance }%
host-advice-chances = Szanse na zwycięstwo: { $list }
