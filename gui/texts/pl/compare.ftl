# Porównanie gier, po polsku.
compare-what = Co porównać
compare-beside = Różne gry
compare-versus = Jedną grę w kilku wariantach
compare-usual-rules = zwykłe zasady
compare-set = { $option }: { $value }
compare-with-mod = mod { $name }
compare-change-rules = Zmień…
compare-change-rules-of = Zmień zasady gry „{ $game }”
compare-done = Gotowe
compare-game = Gra
compare-as-printed = Pierwszy wariant to gra według zwykłych zasad. Każdy następny coś w niej zmienia:
compare-against = Wariant { $n }
compare-changes = Co się zmienia
compare-value = Jak się gra
compare-and = I jeszcze…
compare-less = Bez ostatniej zmiany
compare-remove = Usuń
compare-add = Dodaj wariant
compare-who = Kto gra
compare-usual-seats = Zwykła liczba miejsc, najwyżej 4
compare-seats = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
}
compare-seats-of-all = Miejsca
compare-bots-of-all = Boty
compare-how-many = Ile partii
compare-games-each = partii każdego wariantu
compare-seed = numer rozdania
compare-play = Porównaj
compare-lead = Jak w tych grach pojawia się i znika pokarm, kto głoduje i na ile rozstrzyga to o zwycięstwie: grają boty, a wszystkie gry mierzy się tak samo.
compare-how = Wybierz, co porównać. Obrazy wypełniają się w miarę rozgrywania partii; tymczasem możesz sam grać, zatrzymać porównanie i podjąć je później.
compare-pictures = Obrazy
compare-numbers = Liczby
compare-differences = Różnice
compare-differences-says = Drugi wariant minus pierwszy; w nawiasie granice, w których prawdziwa różnica leży z ufnością 95%. „Wyżej” i „niżej” mówi się tylko tam, gdzie przypadek raczej tego nie tłumaczy; „w granicach szumu” nie dowodzi, że różnicy nie ma.
compare-table = Liczby tego obrazu
compare-found = Wnioski
compare-rulebooks = Zasady słowami
compare-progress = Partie: { $ended } z { $all }
compare-stop = Zatrzymaj
compare-go-on = Kontynuuj
compare-rate = { $n } decyzji na sekundę
compare-left = zostało około { $minutes } min { $seconds } s
compare-judging = Ocena wszystkich partii…
compare-so-far = Na razie partii każdego wariantu: { $n }; przedziały przybliżone.
compare-whole = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
} każdego wariantu, obliczenia zakończone.
compare-stopped = Zatrzymano; partii każdego wariantu: { $n }.
compare-failed = Partie, w których zawiodła karta: { $n }
compare-same = To niczego nie zmienia: { $change }
compare-save-report = Zapisz raport
compare-save-csv = Liczby jako CSV
compare-save-png = PNG
compare-save-png-of = Zapisz jako PNG: { $picture }
compare-not-yet = Gdy wszystkie partie są rozegrane i ocenione albo po zatrzymaniu
compare-saved = Zapisano: { $path }
compare-died = Wątek, który to robił, zakończył działanie.
compare-plays-again = Ta partia jest rozgrywana ponownie…
compare-findings = Co można powiedzieć
compare-no-findings = Na razie nic.
compare-outliers = Partie, które się wyróżniają
compare-outliers-says = Otwórz partię, aby zobaczyć, co się w niej stało, ruch po ruchu.
compare-no-outliers = Żadna partia się nie wyróżnia.
compare-open = Otwórz tę partię
compare-open-nth = Otwórz partię { $n } z tych
compare-all-numbers = Wszystkie liczby, nie tylko te, które wskazano przed pierwszą partią
compare-dash = Kreska oznacza, że takiej liczby nie ma; dlaczego – widać po najechaniu wskaźnikiem.
compare-unit = jednostka
compare-number = Wskaźnik
compare-flows = Skąd bierze się pokarm i dokąd trafia
compare-flows-says = Wysokość każdego obrazu to cały pokarm, który w tej grze trafił na stół: wysokości można porównywać tylko w obrębie jednej gry.
compare-no-flows = W tych partiach pokarm się nie przemieszczał.
compare-food-unit = 100% = { $n ->
    [fraction] { $number } jednostki pokarmu na partię
    [one] { $number } jednostka pokarmu na partię
    [few] { $number } jednostki pokarmu na partię
   *[other] { $number } jednostek pokarmu na partię
}
compare-life-unit = 100% = { $n ->
    [fraction] { $number } osobnika na partię
    [one] { $number } osobnik na partię
    [few] { $number } osobniki na partię
   *[other] { $number } osobników na partię
}
compare-food-of = { $arm }: pokarm
compare-lives-of = { $arm }: osobniki
compare-share-over = część partii
compare-population = Liczebność w trakcie partii
compare-population-says = Względem średniej danej gry (1). W paśmie leży 95% średnich z ponownych losowań. Patrz na kształty, nie na przyczyny.
compare-scarcity = Niedobór i głód w trakcie partii
compare-scarcity-says = Niedobór to część zapotrzebowania, na którą na początku żerowania brakuje pokarmu; głód to część sprawdzonych na końcu żerowania, która pozostała głodna; zjedzonych wcześniej się nie sprawdza. Odstęp między liniami to rozdział: pokarm jest, ale nie tam lub nie dla tych, którzy go potrzebują, albo powstaje dopiero w trakcie żerowania, albo potrzebujących ktoś zjada.
compare-survival = Jak długo żyją osobniki
compare-survival-says = Odsetek osobników, które przeżyły tyle żerowań. Tam, gdzie nie da się ich odróżnić, wiek jest założony – między dwiema granicami.
compare-windows = przeżyte żerowania
compare-outlive = przeżywa
compare-oldest-first = gdyby najpierw ginęły najstarsze
compare-youngest-first = gdyby najpierw ginęły najmłodsze
compare-deaths = Od czego giną osobniki
compare-deaths-says = Zgony na osobnika i rundę. Przesunięcie wbrew woli właściciela i opuszczenie gry za życia to nie śmierć: zakreskowano je pod słupkiem. Runda jednej gry mieści więcej niż runda innej: między grami porównuj części słupka, a nie całe słupki.
compare-origins = Skąd bierze się pokarm
compare-origins-says = Części tego, co zjedzono, a gdzie nic się nie zjada – pokarmu, który żywi tam, gdzie leży. Gdzie leży zmieszany pokarm różnego pochodzenia, dzieli się go proporcjonalnie.
compare-early = Jak wcześnie rozstrzyga pokarm
compare-early-says = Jak często prowadzący w tej chwili w końcu wygrywa. Linia kropkowana to przypadek.
compare-single = Partie po jednej
compare-single-says = Każdy punkt to partia. Kliknij go albo przejdź do niego klawiszami strzałek i naciśnij Enter: partia otworzy się tam, gdzie dzieje się tego najwięcej.
compare-spot = { $arm }, partia { $game } (numer rozdania { $seed }): { $measure } – { $value }.
compare-spot-round = Najwyraźniej widać to w rundzie { $round }.
