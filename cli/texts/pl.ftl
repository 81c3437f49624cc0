# Program `clade`, po polsku.

## Co poszło źle

cli-option-form = opcję zapisuje się nazwa=wartość, a nie „{ $text }”
cli-no-window = nie można tu otworzyć okna ({ $reason }); `clade play` gra w terminalu
cli-built-without-window = ten program zbudowano bez okna; `cargo install --path cli` zbuduje go z oknem
cli-no-window-but-terminal = nie można tu otworzyć okna ({ $reason }), więc gra toczy się w terminalu
cli-no-input = nie da się czytać wejścia: { $reason }
cli-no-output = nie da się pisać na wyjście: { $reason }
cli-dead-end = partia o numerze rozdania { $seed } zadaje pytanie bez żadnej odpowiedzi
cli-not-measured = pożywienia w tej grze nie da się zmierzyć: { $reason }
cli-endless = partii, które się nie skończyły: { $games }
cli-checksums = te same partie dały dwie sumy kontrolne: { $one } i { $other }
cli-playing-with = Mody: { $mods }
cli-saved-seats = zapisana partia ma miejsc: { $seats }, a nie { $found }
cli-missing-mod = { $file } potrzebuje moda { $id } { $version }: podaj jego folder przez --mod FOLDER
cli-missing-mod-in = { $file } potrzebuje moda { $id } { $version }: podaj jego folder przez --mod FOLDER (był to { $folder })
cli-rescue = { $offer }: clade play --load { $file } --rescue
cli-no-last = nie ma partii, którą można by podjąć

## Zły wiersz poleceń

cli-no-command = nie ma polecenia „{ $word }”
cli-no-argument = „{ $word }” nic tu nie znaczy
cli-missing-argument = czegoś brakuje: { $word }
cli-missing-check = podaj scenariusze (FILE) albo grę: --battery GAME lub --perft GAME
cli-argument-twice = { $word } występuje dwa razy
cli-argument-conflict = { $word } i { $other } się wykluczają
cli-argument-empty = { $word } wymaga wartości
cli-no-number-within = { $word } to liczba z { $range }, a nie „{ $value }”
cli-no-value = { $word } nie może mieć wartości „{ $value }”; do wyboru: { $list }
cli-number-too-large = „{ $value }” to za duża liczba dla { $word }
cli-no-number-at-all = { $word } to liczba nieujemna, a nie „{ $value }”
cli-argument-no-text = jedno ze słów nie jest tekstem (UTF-8)
cli-see-help = zobacz { $command } --help

## clade replay

cli-no-seat = nie ma miejsca { $found }; miejsca to 1 do { $most }
cli-no-question =
    { $questions ->
        [one] partia ma jedno pytanie, o numerze 0; numeru { $at } nie ma
        [few] partia ma { $questions } pytania, numerowane od 0; numeru { $at } nie ma
       *[other] partia ma { $questions } pytań, numerowanych od 0; numeru { $at } nie ma
    }
cli-no-step =
    { $file } ma { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }, nie ma akcji { $step }
cli-replay-title = { $game }, numer rozdania { $seed }, po kroku { $step } z { $actions }
cli-replay-next = Potem { $who }: { $label }
cli-verified =
    { $file }: zagrano ponownie { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }, porównano { $hashes ->
        [one] { $hashes } stan
        [few] { $hashes } stany
       *[other] { $hashes } stanów
    }: wszystko jak przy zapisie.

## --explain KARTA

cli-no-card-of-game = w tej grze nie ma karty „{ $word }”
cli-all-cards = wszystkie karty pokazuje clade cards

## clade cards

cli-card-title = { $name } ({ $id })
cli-card-doubt = treść niepewna: { $doubt }
cli-card-changed = zmieniły mody: { $mods }
cli-no-cards = { $game } nie ma kart do obejrzenia

## clade mod

cli-mod-error = błąd
cli-mod-warning = uwaga
cli-mod-hint = wskazówka
cli-mod-rule = reguła: { $command }
cli-mod-fine = { $folder }: wszystko w porządku
cli-mod-found = { $folder }: błędy: { $errors }, ostrzeżenia: { $warnings }, wskazówki: { $hints }
cli-mod-bad = { $folder }: moda nie da się użyć, błędy: { $errors }
cli-mod-no-card = w tym modzie nie ma karty „{ $word }”
cli-mod-no-table = W tylu losowych partiach: { $value } nie znalazł się stół, przy którym zadziałałaby jedna z tych kart: { $list }. Co się z nimi stało, powie clade mod test { $folder }; kartę, która działa sama, cokolwiek odpowiesz, pokaże clade play --mod { $folder } --explain.
cli-mod-trying = Tutaj można użyć „{ $id }”: karta zadziała po odpowiedzi { $n }. Zmień plik w { $folder }, zapisz go i naciśnij Enter: ten sam stół gra dalej z nowymi kartami.
cli-mod-again = Wczytano od nowa: wszystkie działania do tego miejsca ({ $value }) są możliwe jak przedtem.
cli-mod-again-until = Wczytano od nowa: z { $value } działań możliwych jest jeszcze { $n }; gra toczy się dalej od tego miejsca. { $text }
cli-mod-not-read = Takiego moda nie da się użyć; stół gra dalej z dotychczasowymi kartami.
cli-mod-no-section = w spisie nie ma rozdziału „{ $word }”
cli-mod-new-next = Dalej: otwórz { $folder } w edytorze, a w terminalu uruchom clade mod watch { $folder }. Gra z nim: clade play { $game } --mod { $folder }. Jak się pisze karty: clade mod guide

cli-mod-laws = { $n ->
        [0] Wszystkie prawa zachowane, decyzje: { $value }.
       *[other] Złamane prawa: { $n }.
    }
cli-mod-test-fine = wszystko w porządku
cli-mod-watching = { $text }. Czekam na zmiany w { $folder }; Ctrl-C kończy.
cli-mod-card = karta
cli-mod-met = spotkana
cli-mod-offered = możliwa
cli-mod-chosen = wybrana
cli-mod-effects = efekty
cli-mod-asked = haki: pytań
cli-mod-spoke = haki: odpowiedzi
cli-mod-acted = zadziałała
cli-mod-failed = awarie
cli-mod-time = µs na partię
cli-mod-fails = { $id }: błędów w tych grach: { $value }
cli-mod-refused = { $id }, odmowy: { $value }: { $text }
cli-mod-logged = { $id }: { $n ->
        [one] zapisano { $n } wiersz:
        [few] zapisano { $n } wiersze, na przykład:
       *[many] zapisano { $n } wierszy, na przykład:
    }
cli-mod-idle = W tylu losowych partiach: { $value } te karty nic nie zrobiły: { $list }. Dlaczego tak bywa: „Why did my card do nothing?” w clade mod guide.

cli-mod-packed = Spakowano: { $file }. Instalacja: clade mod install { $file }
cli-mod-installed = { $id } { $version } jest zainstalowany w { $folder } i bierze udział w każdej partii; wyłącza go: clade mod disable { $id }
cli-mod-renewed = { $id } { $version } jest zainstalowany w { $folder } w miejsce { $other }.
cli-mod-enabled = { $id } bierze udział w nowych partiach.
cli-mod-disabled = { $id } nie bierze już udziału w nowych partiach.
cli-mod-removed = { $id } jest usunięty: { $folder }
cli-mod-none-installed = Nie ma zainstalowanych modów. Instalacja: clade mod install PLIK
cli-mod-id = id
cli-mod-version = wersja
cli-mod-game = gra
cli-mod-state = stan
cli-mod-name = nazwa
cli-mod-on = włączony
cli-mod-off = wyłączony
cli-mod-left-out = { $errors ->
        [one] pominięty: { $errors } błąd
        [few] pominięty: { $errors } błędy
       *[other] pominięty: { $errors } błędów
    }
cli-mod-authors = autorzy
cli-mod-licence = licencja
cli-mod-needs = wymaga
cli-mod-options = opcje
cli-mod-clashes = nie obok
cli-mod-overrides = poprawia
cli-mod-cards = karty
cli-mod-files = pliki
cli-mod-size = { $files } ({ $most } kB)
cli-mod-hash = hash
cli-mod-where = gdzie
cli-mod-lsp = edytor powiedział coś, czego nie ma w protokole ({ $reason })

## clade games

cli-seats = graczy: { $min }–{ $max }
cli-seats-exactly =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[many] { $n } graczy
    }
cli-default = (domyślnie)
cli-default-number = (domyślnie: { $value })

## clade compare

cli-compare-title = { $players }, partii w każdej kolumnie: { $games }.
cli-compare-brackets = W nawiasach przedział ufności 95%.
cli-compare-few = Z tak niewielu partii nie ma przedziałów ufności.
cli-compare-arrows = ↑ ↓: więcej lub mniej niż w pierwszej kolumnie i nie jest to przypadek.
cli-compare-first = { $pair }: różnice, pierwsze { $n } z { $all }; ustalone przed obliczeniami stoją przed zauważonymi w wynikach, jedne i drugie według wielkości
cli-compare-stopped = Partie przerwane przed końcem (z { $games }): { $list }. Nie mają długości ani zwycięzcy.
cli-compare-partial = Uwzględnione partie: { $games } z { $all }.
cli-compare-written = Zapisano w { $folder }: report.html do czytania, report.json i *.parquet dla programów, *.clade dla `clade gui`.
cli-compare-rate = decyzji na sekundę: { $rate },
cli-compare-one-game = podaj jedną grę: --vs porównuje różne zasady jednej gry
cli-compare-one-seat = --seats { $bot } sadza przy stole tylko jednego bota: podaj bota na każde miejsce albo --bots { $bot }, a zajmą wszystkie
cli-compare-no-sweep = „{ $word }” nie może zmieniać się krok po kroku
cli-compare-no-values = „{ $name }” ma zbyt wiele wartości, by wypróbować wszystkie: podaj niektóre, na przykład --by { $name }=1,2,3
cli-compare-other-rules = zasady gry { $game } nie są tymi, z którymi zaczęto to porównanie: to inna wersja programu albo mod się zmienił lub nie podano go przez --mod
cli-compare-same = „{ $change }” niczego nie zmienia: taki wariant już jest
cli-compare-there = w { $folder } jest już porównanie; --resume { $folder } będzie je kontynuować, albo wybierz inny folder
cli-compare-none = w { $folder } nie ma porównania
cli-compare-damaged = plik { $file } jest uszkodzony
cli-compare-other =
    { $folder } zawiera inne porównanie: { $part ->
        [version] inna wersja programu
        [setups] inne gry, zasady, mody lub boty
        [games] inna liczba partii
        [seed] inne ziarno
       *[shard] inna część partii
    }
cli-compare-missing = brakujące partie: { $missing } z { $all }; dokończ każdą część z --resume i podaj foldery wszystkich części
cli-compare-not-measured = pożywienia w grze { $game } nie da się zmierzyć: { $reason }

## clade bench

cli-bench-title =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, graczy: { $seats }, decyzji: { $decisions }
cli-bench-speed = decyzji na sekundę
cli-bench-speed-clone = … z kopią stanu przed każdą
cli-bench-ns = nanosekund na decyzję
cli-bench-ns-clone = … na kopię stanu
cli-bench-ecology = … dłużej, gdy mierzy się pożywienie i życie
cli-bench-length = decyzji na partię
cli-bench-list = możliwości na decyzję
cli-bench-forced = wymuszonych odpowiedzi na decyzję
cli-bench-chance = odpowiedzi losu na decyzję
cli-bench-counter = { $name } na decyzję
cli-bench-state = bajtów w stanie
cli-bench-door = gra jest
cli-bench-built-in = wbudowana
cli-bench-here = w bibliotece, w tym programie
cli-bench-far = w bibliotece, w osobnym procesie
cli-bench-ratio = czas, jako stosunek
cli-bench-playouts = … całych partii w jednym przejściu
cli-bench-checksum = suma kontrolna wszystkich partii
cli-frames-title = { $game }, graczy: { $seats }. Po { $answers } odpowiedziach na stole leży { $nodes } rzeczy. Jedna klatka trwa, w milisekundach:
cli-frames-median = połowa klatek najwyżej
cli-frames-p99 = 99 na 100 najwyżej
cli-frames-slowest = najdłuższa
cli-thinking-title = { $game }, graczy: { $seats }, rdzeni: { $n }. Ile razy przemyślana jest decyzja
cli-thinking-level = poziom
cli-thinking-thoughts = na decyzję
cli-thinking-one = na sekundę, jeden rdzeń
cli-thinking-all = na sekundę, wszystkie rdzenie
cli-thinking-mean = ms na decyzję
cli-thinking-slowest = najdłuższa

## clade sim

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, numer rozdania { $seed }
cli-sim-seat = miejsce
cli-sim-bot = bot
cli-sim-wins = wygrane
cli-sim-ties = remisy
cli-sim-interval = 95%
cli-sim-score = wynik
cli-sim-length = Średnio na partię: decyzji { $decisions } (z wymuszonymi odpowiedziami { $answers }), odpowiedzi losu { $chance }.
cli-card-failed = { $card }: błąd: { $fault } ({ $times } ×, gier: { $games })
cli-cards-failed = w grze zawiodły karty: { $cards }
cli-sim-cut-short = Przerwano: rozegrano { $done } z { $asked } partii.
cli-sim-given-up = Partię o numerze rozdania { $seed } przerwano po { $answers } odpowiedziach i nie wliczono jej. Pod koniec najczęściej powtarzała się odpowiedź „{ $often }”.

## clade review

cli-review-title = { $game }: { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
       *[other] { $choices } decyzji
    }, każdą { $level } przeanalizował { $thoughts } razy (inny poziom: --level)
cli-review-nothing = Nikt nie miał wyboru albo gra nie mówi, jak dalece można ufać jej ocenom.
cli-review-curve = Szanse na zwycięstwo od pierwszej decyzji do ostatniej; na początku, w połowie, na końcu:
cli-review-choices = decyzje
cli-review-errors = błędy
cli-review-lost = stracone na decyzję
cli-review-first = szansa na początku
cli-review-luck = szczęście
cli-review-lost-in-all = własne błędy
cli-review-gained-in-all = cudze błędy
cli-review-rest = nieprzewidziane
cli-review-last = szansa na końcu
cli-review-now = szansa teraz
cli-review-percent = { $percent }%
cli-review-result = wynik
cli-review-sum = Jak z pierwszej szansy na zwycięstwo powstała ostatnia, jako suma. Szczęście: co zmieniły rzuty i dobieranie. Własne błędy: ile kosztowały odpowiedzi, od których bot znał lepsze. Cudze błędy: co przyniosły błędy innych. Nieprzewidziane: co bot dostrzegł dopiero później.
cli-review-judge = Błąd to odpowiedź, zamiast której oceniający bot znał lepszą. Wie on tylko tyle, ile gracz mógł wtedy wiedzieć: to, co sprawiła zakryta karta, nie jest błędem. U bota, który myśli tak samo jak on, prawie ich nie znajduje: zero nie znaczy tam, że grał dobrze. Błąd kosztuje tyle, o ile spada szansa na zwycięstwo, jeśli dalej wszyscy grają tak dobrze jak ten bot. Słabsi gracze mylą się jednak także później, podobnie jak ich przeciwnicy. Dlatego własne błędy mogą razem przekroczyć 100%, a cudze w dużej części to wyrównują.
cli-review-turned = Momenty zwrotne (szanse wszystkich na zwycięstwo):
# $after, $until, $gains
cli-review-stretch = Po kroku { $after }, do { $until }: { $gains }
cli-review-cause = Krok { $step }: { $told }
cli-review-causes = Kroki od { $step } do { $until }: { $told }
cli-review-many = Złożyło się na to wiele drobnych rzeczy; żadna z osobna nie zmieniła dużo.
cli-review-what-cost = Co kosztowało najwięcej (w szansach na zwycięstwo):
cli-review-no-errors = Żadna odpowiedź nie była na pewno gorsza niż odpowiedź bota.
cli-review-error = Po kroku { $after } { $who }: −{ $lost }%.
cli-review-given = Odpowiedź: { $given }
cli-review-with-chance = { $label } ({ $wins }%)
cli-review-better = Lepiej: { $best }
cli-review-what-points = Co pogorszyło wynik względem innych, a szans na zwycięstwo prawie nie zmieniło:
cli-review-point-error = Po kroku { $after } { $who }: wynik −{ $points }.
cli-review-strokes = Co najbardziej zmienił los:
cli-review-stroke = Po kroku { $after }: { $told } ({ $gains })
cli-review-see = clade gui { $file } --at { $after } pokaże pierwszy z tych stołów.
cli-review-cut-short = Przerwano. Analiza na niższym poziomie trwa krócej: --level easy
cli-review-not-kept = Nie udało się zachować analizy: { $file }.

## clade whatif

cli-whatif-title = { $game }, po działaniu { $after }; rozegrano partii w każdym wariancie: { $games }. Inaczej: { $list }
cli-whatif-dealt = To, czego miejsce { $n } nie widzi, w każdej partii jest rozdawane od nowa.
cli-whatif-wins = wygrane
cli-whatif-other = inaczej
cli-whatif-more = różnica
cli-whatif-result = wynik
cli-whatif-curves = Wynik w drodze do końca, tak jak było i inaczej:
cli-whatif-sure = Różnica większa niż liczba po ± nie jest dziełem przypadku (19 razy na 20).
cli-whatif-unsure = Żadna różnica nie wykracza poza granice przypadku: przy większej liczbie partii (-n) może się ujawnić.
cli-whatif-same = Wszystkie partie potoczyły się tak samo: od tego miejsca nic już od tego nie zależy.
cli-whatif-chance = ± obejmuje tylko przypadek: rzuty i ukryte karty, a nie to, jak dobrze grają te boty.
cli-whatif-of-bots = Wygrane policzono z tych partii tych botów. Podpowiedź i analiza obliczają za to ruchy naprzód od tego stanu stołu, więc ich szanse mogą być inne.
cli-whatif-nothing = Żadna partia nie została dograna na oba sposoby.
cli-whatif-no-answer = tam nikt nie jest pytany o odpowiedź „{ $word }”
cli-no-such-table = takiego stołu nie ma: { $why }

## clade rate

cli-rate-title =
    { $game }, przy stole { $seats }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { $rounds ->
        [one] { $rounds } rundzie
       *[many] { $rounds } rundach
    }, numer rozdania { $seed }
cli-rate-rating = ranking
cli-rate-alone = Jeden bot (wiersz) przeciw kopiom innego (kolumna), udział wygranych; równi wygrywają { $fair }%:
cli-rate-given-up = { $games ->
        [one] { $games } partia nie skończyła się i nie jest wliczona.
        [few] { $games } partie nie skończyły się i nie są wliczone.
       *[many] { $games } partii nie skończyło się i nie jest wliczonych.
    }
cli-rate-cut-short = Przerwano: pełnych rund { $rounds } z { $asked }. Z --report i --resume można kontynuować od tego miejsca.
cli-rate-one-bot = ranking wymaga co najmniej dwóch botów, na przykład --seats greedy,normal
cli-rate-twice = bot { $bot } jest podany dwa razy

## clade train

cli-train-plays = partie do nauki
cli-train-tries = { $change }
cli-train-judges = co to dało
cli-train-part = część oceny
cli-train-early = początek
cli-train-middle = środek
cli-train-late = koniec
cli-train-change = zmiana
cli-train-fitted = jak dopasowano
cli-train-half = w połowie
cli-train-won = wygrane
cli-train-games = partie
cli-train-taken = przyjęta
cli-train-yes = tak
cli-train-no = nie
cli-train-foretold = W innych partiach (jest ich { $games }) kolejność dwóch miejsc przewidziano w { $before }% dawniej i w { $now }% teraz (3., 5. i 7. dziesiąta część partii).
cli-train-wins = Boty z nowymi ocenami wygrywają { $won } ± { $margin }% przeciw tylu samym ze starymi.
cli-train-written = Zapisano w { $file }. W folderze moda plik działa wszędzie, gdzie gra się z tym modem.
cli-train-cut-short = Przerwano; najlepsze do tej pory jest w { $file }. Z --resume można kontynuować od tego miejsca.
cli-train-no-values = oceny gry { $game } są zapisane w jej kodzie: nie ma czego dopasować
cli-train-other = w { $folder } są partie innej nauki: podaj inny folder albo pomiń --resume, żeby zacząć od nowa

## clade

cli-choose-game = W co gramy?
cli-which-game = Numer albo nazwa:
cli-which-preset = Jakie zasady, numer albo nazwa? Enter – jak wydrukowano:
cli-as-printed = Jak wydrukowano
cli-all-usual = Żadna zasada się nie zmienia.
cli-preset-line = { $n }. { $title }: { $about }
cli-which-seats = Kto gra, miejsce po miejscu ({ $words })? Enter – { $default }:
cli-which-language = Język (en, ru, pl)? Enter – { $default }:
cli-game-line = { $n }. { $name } ({ $id }), { $seats }. { $summary }

## clade results

cli-no-results = Nie rozegrano tu jeszcze żadnej partii do końca.
cli-column-game = gra
cli-column-seats = miejsc
cli-column-against = przeciw
cli-column-played = partii
cli-column-won = wygrane
cli-column-best = najlepszy wynik
cli-column-answers = odpowiedzi
cli-among-people = ludzie
cli-last-results = Ostatnie partie:
cli-person-at = gracz { $n }
cli-person = ty

## clade play

cli-welcome = { $game }, numer rozdania { $seed }. Wpisz numer, akcję albo „pomoc”.
cli-seat-line = { $side }: { $sitter }
cli-sitter-human = ty
cli-sitter-person = gracz
cli-sitter-bot = bot { $name }
cli-bot-easy = bot łatwy
cli-bot-normal = bot zwykły
cli-bot-hard = bot trudny
cli-bot-expert = bot mistrz
cli-bot-greedy = bot zachłanny
cli-bot-plain = bot zachłanny prosty
cli-bot-random = bot losowy
cli-pass-to = ── Kolej: { $side } ──
cli-curtain = Pozostali się odwracają. { $side }: naciśnij Enter.
cli-action-line = { $n }. { $action }
cli-action-with-text = { $label }  ({ $text })
cli-folded = (Długi dziennik jest zwinięty; wiersz po wierszu: „dziennik”.)
cli-chance = los
cli-standing = { $place }. { $side } ({ $sitter }): { $score }
cli-standing-mixed = { $place }. { $sides } ({ $sitter }): { $score } ({ $each })
cli-standing-side = { $side } { $score }
cli-over = Koniec gry.
cli-what-now = „dziennik cały” opowie całą partię, „zapisz PLIK” ją zachowa, „cofnij!” wróci; Enter – wyjście.
cli-resumed =
    { $file }: { $answers ->
        [one] powtórzono { $answers } odpowiedź
        [few] powtórzono { $answers } odpowiedzi
       *[many] powtórzono { $answers } odpowiedzi
    }. Co było dotąd: „dziennik cały”.
cli-rescued =
    { $actions ->
        [0] nie zachowano żadnej akcji
        [one] zachowano pierwszą akcję
        [few] zachowano pierwsze { $actions } akcje
       *[other] zachowano pierwszych { $actions } akcji
    }. Plik pozostaje bez zmian: „save PLIK” pod inną nazwą zachowa partię, „wyjdź” kończy.
cli-ends-here = Wejście się skończyło, a z nim gra.
cli-not-saved = Partia nie jest zapisana. Aby ją zachować: „zapisz PLIK”.
cli-kept = Partia jest zachowana: „clade play --last” gra ją dalej.
cli-not-kept = Od teraz partia nie zachowuje się sama ({ $reason }): zachowa ją „zapisz PLIK”.
cli-quit-again = Jeszcze raz „wyjdź” – wyjście bez zapisu.

cli-no-number =
    Nie ma akcji { $number }; { $count ->
        [one] jest tylko { $one }
       *[other] numery od { $one } do { $other }
    }.
cli-no-action = Nic tu nie przypomina „{ $word }”.
cli-no-action-near = Nie ma tu „{ $word }”; czy chodziło o „{ $near }”?
cli-many-actions = „{ $word }” może znaczyć: { $list }
cli-not-taken = Nie wykonano: { $line } (to, co stoi przed tym, nie jest odpowiedzią na to pytanie)
cli-not-passed = Nie wykonano: { $line } (wiersz kończy się tam, gdzie odpowiada następna osoba)
cli-hint = Bot wybrałby { $n }: { $label }
cli-hint-as-good = Mniej więcej równie dobre, { $n }: { $label }
cli-hint-perhaps = Być może równie dobre, { $n }: { $label }
cli-hint-or = Albo { $n }: { $label }
cli-no-undo-nothing = Jeszcze nie było twojej odpowiedzi.
cli-answer-of = odpowiedź: { $side }
cli-undo-one = Jeszcze nie cofnięto: { $label }.
cli-undo-many =
    Jeszcze nie cofnięto: { $label } – a z tym { $later ->
        [one] { $later } późniejszej odpowiedzi
       *[other] { $later } późniejszych odpowiedzi
    }: { $who }.
cli-undo-chance = Na przeszkodzie: potem odpowiedział los.
cli-undo-seat = Na przeszkodzie: potem odpowiadali inni.
cli-undo-other = Na przeszkodzie: to nie jest odpowiedź tego, kto teraz odpowiada.
cli-undo-secret = Na przeszkodzie: odpowiedź odsłoniła coś ukrytego.
cli-undo-alone = Przy stole nie ma innych ludzi, więc wystarczy twoja zgoda: „cofnij!”. Rzuty są zapamiętane: jeśli odpowiesz tak samo, los i boty też odpowiedzą tak samo.
cli-undo-agree = Jeśli wszyscy przy stole się zgadzają: „cofnij!”. Rzuty są zapamiętane: jeśli odpowiesz tak samo, los i boty też odpowiedzą tak samo.
cli-undone = Cofnięto: { $label }.
cli-undone-past =
    Cofnięto: { $label } – i { $later ->
        [one] { $later } późniejszą odpowiedź
        [few] { $later } późniejsze odpowiedzi
       *[many] { $later } późniejszych odpowiedzi
    }. Rzuty są zapamiętane: jeśli odpowiesz tak samo, los i boty też odpowiedzą tak samo.
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-nobody-asked = Teraz nikt nie jest o nic pytany.
cli-why-none = Nic tu nie jest zabronione.
cli-why-legal = { $action } – wolno.
cli-why-line = { $action } – nie: { $reasons }
cli-why-reason = { $reason }
cli-why-section = { $reason } (zasady: { $section })
cli-many-cards = „{ $word }” może znaczyć: { $list }
cli-no-card = Nie ma karty „{ $word }”; wszystkie wypisze „karta”.
cli-no-card-near = Nie ma karty „{ $word }”; czy chodziło o „{ $near }”?
cli-no-card-in = Odpowiedź { $n } nie wymienia żadnej karty; wszystkie wypisze „karta”.
cli-no-piles = Nie ma tu stosów, o których zawartości można coś wnioskować.
cli-no-pile = Nie ma tu stosu „{ $word }”, są: { $list }
cli-which-pile = Który stos? { $list }
cli-pile-title = { $name }: { $n }. Jako następne może się trafić:
cli-pile-open = { $name }:
cli-pile-line = { $percent }%  { $kind } ({ $weight } z { $all })
cli-pile-deeper = {"  –    "}{ $kind }, ale nie jako następna
cli-save-where = Dokąd? Napisz: zapisz PLIK
cli-save-over = Aby zapisać tę partię w jej miejsce: „zapisz! { $file }”.
cli-saved = Zapisano: { $file }. Dalszy ciąg: clade play --load { $typed }
cli-saved-over = Zapisano: { $file }. Można ją obejrzeć: clade replay { $typed } albo clade review { $typed }
cli-help =
    Wpisz numer akcji albo początek jej tekstu; kilka odpowiedzi w jednym
    wierszu: 2; 1; 3. Gdy odpowiedzią jest liczba, wpisz samą liczbę.
    Polecenia:
      karta [nazwa]     co robi karta: nazwa, id albo numer akcji;
                        bez nazwy: wszystkie karty
      dlaczego [akcja]  czego tu nie wolno i według której zasady;
                        z nazwą rzeczy na stole: skąd wzięła się jej liczba
                        albo co robi
      stos [nazwa]      co jeszcze może leżeć w talii lub worku i z jaką szansą;
                        co leży odkryte i jest do wzięcia
      zasady [część]    co mówią zasady: rozdział, np. 4.3, albo słowo;
                        bez tego: spis rozdziałów
      podpowiedź        co wybrałby bot
      dziennik [n|cały] co się stało po twojej odpowiedzi albo ostatnie n wierszy
      cofnij            cofnij swoją odpowiedź; „cofnij!” za zgodą pozostałych
      stół              pokaż stół jeszcze raz
      zapisz PLIK       zapisz; ciąg dalszy: „clade play --load PLIK”
                        (zapisz PLIK --with-mods: dołącz mody,
                        dla kogoś, kto ich nie ma)
      wyjdź             wyjdź

# clade check
cli-check-title = { $game }: wszystkie prawa; losowych gier: { $games }, zestawów zasad: { $setups }
cli-check-law = prawo
cli-check-says = co mówi
cli-check-times = sprawdzeń
cli-check-decisions = decyzje
cli-check-chance = odpowiedzi losu
cli-check-inside = stany wewnątrz kart
cli-check-differences = wypróbowane ukryte różnice
cli-check-rivals = odpowiedzi w światach, które odróżnią tylko inni
cli-check-picks = zamienione wybory
cli-check-refusals = odmowy z powodem
cli-check-acted = karty, które zadziałały, spośród kart w grze
cli-check-checksum = suma kontrolna wszystkich gier
cli-check-broken = Prawo { $law } jest złamane: { $detail }
cli-check-place = { $place }, gra { $seed }, po tylu odpowiedziach: { $step }
cli-check-broken-mark = ZŁAMANE
cli-check-failed-card = karta „{ $card }” zawiodła { $times } × (razem z próbnymi odpowiedziami): { $fault }
cli-check-left-out = Pominięto, bo mody się w nich nie nadają: zestawów zasad: { $setups } ({ $reason })
cli-check-too-few = Gier: { $games }, to za mało, by powiedzieć, co nie zdarza się nigdy. Nie spotkano: { $cards }
cli-check-written = stół przed tym: clade check { $file }
cli-check-recorded = partia do tego miejsca: clade replay { $file }
cli-check-again = tylko ta partia: { $command }
cli-check-rate = decyzji na sekundę: { $decisions },
cli-check-how = Z --tables FOLDER stół przed każdym takim przypadkiem zapisuje się do pliku dla `clade check`, a partia do tego miejsca – jako zapisana gra.
cli-report-there = { $file } już istnieje; --resume będzie kontynuować, albo wybierz inną nazwę
cli-no-report = { $file } nie jest takim raportem
cli-other-report =
    { $file } dotyczy czegoś innego: { $part ->
        [game] inna gra lub inna jej wersja
        [mods] inne mody
        [setups] inne zestawy zasad
        [rules] inne zasady lub karty
        [games] inna liczba partii
        [seed] inne ziarno
        [rates] inna częstość praw
       *[shard] inna część partii
    }
cli-report-twice = { $one } i { $other } zawierają te same partie
cli-report-missing = nie ma tu wszystkiego: brakujące fragmenty: { $missing } z { $all }; dokończ każdą część z --resume i podaj pliki wszystkich części
cli-no-shard = --shard zapisuje się I/N, gdzie I jest od 1 do N, na przykład 2/8, a nie „{ $value }”
cli-scenarios-checked = Scenariusze: { $files }, przypadki: { $cases }, odpowiedzi: { $answers }
cli-scenarios-fail =
    { $faults ->
        [one] { $faults } błąd w scenariuszach
        [few] { $faults } błędy w scenariuszach
       *[other] { $faults } błędów w scenariuszach
    }
cli-rules-none = gra „{ $game }” nie ma strony z zasadami
cli-rules-nowhere = w zasadach nie ma słowa „{ $word }”
cli-no-scenarios = nie ma żadnego scenariusza (pliku .toml): { $paths }
cli-perft-over = losowa partia o numerze rozdania { $seed } kończy się przed odpowiedzią { $after }: nie ma czego liczyć
cli-perft-depth = odpowiedzi
cli-perft-ways = dróg
cli-perft-tables = stołów
cli-perft-inside = wewnątrz kart
cli-law-is-broken = prawo „{ $law }” jest złamane
cli-wild-done = { $game }: losowych modów { $mods }; decyzji pod wszystkimi prawami { $decisions }, odpowiedzi w całych partiach { $answers }; karty zawiodły { $failures } razy.
cli-wild-refused = Nie wczytano: { $mods }; pierwszy, o numerze rozdania { $seed }: { $why }
cli-wild-broken = { $folder }: { $what } ({ $place })
cli-law-no-panic = nic się nie załamuje
cli-law-ends = gra się kończy
cli-law-answerable = pytany ma ruch, a los – wynik
cli-law-unique-texts = na liście nie ma dwóch takich samych napisów
cli-law-fixed-order = lista ma jedną kolejność
cli-law-accepted = co jest na liście, jest przyjmowane; reszta jest odrzucana i nic nie zmienia
cli-law-reasons = każda odmowa ma powód
cli-law-saved = kopia i zapisana gra są równe
cli-law-cold = zapisana i wczytana do nowej gry toczy się tak samo, także w środku karty
cli-law-unremembered = gra, która niczego nie pamięta między wywołaniami, toczy się tak samo
cli-law-skipped = pomijane jest tylko to, na co jest jedna znana wszystkim odpowiedź
cli-law-sampled = los wybiera ten sam wynik z listą i bez niej
cli-law-clock = zegar partii nigdy się nie cofa
cli-law-keys = każda odpowiedź ma własny klucz, który nie zdradza niczego ukrytego
cli-law-playout = odpowiedzi rozegrane naraz prowadzą do tego samego stołu co rozegrane po kolei
cli-law-staged = wszystko, co pokazano w ruchu, jest na stole przed odpowiedzią albo po niej
cli-law-placed = na stole ze stałymi miejscami wszystko ma swoje miejsce
cli-law-no-leak = to, co ukryte, nie zmienia niczego, co widzi obserwator
cli-law-log-leak = dziennik nie mówi więcej, niż widać
cli-law-look-alike = co opisano tak samo, to wygląda tak samo
cli-law-own-list = pytany znajduje swoją listę w swoim widoku
cli-law-believable = stół, w który obserwator mógłby uwierzyć, jest możliwy
cli-law-ledgers = wszystko na stole zmienia się tak, jak mówią zdarzenia
cli-law-points = punkty na końcu to punkty początkowe i wszystko, co zdobyto w grze
cli-law-accounts = zapisy o pokarmie i życiu zgadzają się z tym, co leży i żyje na stole
cli-law-recounted = co wynika z reszty, zgadza się z przeliczeniem
cli-law-picks-commute = kolejność wyborów nie ma znaczenia
cli-law-progress = bez losu stół się nie powtarza
cli-law-replayed = zapis, skok i cofnięcie prowadzą do tych samych stołów
cli-law-same-seed = ten sam numer rozdania – te same bajty wszędzie
cli-law-scenario = zapisana pozycja czyta się jako równa
cli-law-no-failure = żadna karta nie zawodzi
cli-law-cards-act = każda karta gdzieś działa
cli-law-met = prawa spotkały to, o czym są: stany wewnątrz kart, ukryte różnice

## clade box

cli-box-empty = W { $game } wszystko, co wydrukowano, jest pewne.
cli-box-sure = pewne: { $n } z { $most }
cli-box-how = Powiedz, co jest w twoim pudełku: clade box { $game } SŁOWO FAKT=WARTOŚĆ albo clade box { $game } SŁOWO --as-shown
cli-box-kept = Leży jako mod w { $folder } i bierze udział w twoich partiach. clade mod pack zrobi z niego jeden plik do wysłania.
cli-box-said = według ciebie
cli-box-printed = jak na karcie
cli-box-part = { $name }: { $part }

## Gry w bibliotekach

# $file, $game
cli-plugin-tried = { $file }: w osobnym procesie rozegrano losową partię { $game } i zapytano o wszystko. Nic nie zawiodło.
# $folder, $library
cli-plugin-new-next = Zbuduj ją i zagraj:
    {"    "}cd { $folder }
    {"    "}cargo build
    {"    "}clade plugin try { $library }
    {"    "}clade play { $library }
    Karty, teksty i zasady są teraz twoje: zmieniaj je; tytuł przetłumacz w texts/*.ftl. „cargo test” sprawdza prawa.
# $file, $hash
cli-plugin-trusted = Biblioteka { $file } jest zaufana, dopóki się nie zmieni (skrót { $hash }): jest wczytywana do tego programu i może wszystko to, co ty.
# $file
cli-plugin-untrusted = Biblioteka { $file } nie jest już zaufana: działa w osobnym procesie.
cli-plugin-file = plik
cli-plugin-game = gra
cli-plugin-hash = skrót
cli-plugin-runs = działa
cli-plugin-is-trusted = w tym programie (zaufana)
cli-plugin-is-far = w osobnym procesie (niezaufana)
# $folder
cli-no-plugins = Nie ma bibliotek z grami. Leżą w { $folder } albo w folderach, które wskazuje --plugins.
