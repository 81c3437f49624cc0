# Co się mówi o porównaniu: liczby, warunki, wnioski, nazwy. Nazwy wskaźników i jednostek są w measures.pl.ftl.

## Liczby

words-decimal-sign = ,
words-thousands-sign = { "\u00A0" }
words-none = –
words-points-short = { $number }{ "\u00A0" }p.p.
words-interval = { $value } [{ $low }; { $high }]
words-effect = d = { $number }
words-adjusted = p z poprawką { $number }
words-signs = d: różnica podzielona przez odchylenie standardowe partii. p z poprawką: jak prawdopodobna byłaby taka różnica z samego przypadku, przy tylu pytaniach o te dwa warianty i jeden rodzaj botów; znak ≤ stoi tam, gdzie p może być mniejsze, niż pokazuje ponowne losowanie prób. Dla wskaźników ustalonych przed obliczeniami poprawka jest Holma, dla zauważonych w wynikach – Benjaminiego i Hochberga, łagodniejsza: mniejsze p u tych drugich nie znaczy więcej. Gdy po jednej stronie wskaźnik jest taki sam w każdej partii, a po drugiej nie ma takiej wartości żadna, nie podano ani d, ani p: nie ma czego sprawdzać. To, co liczy się ze wszystkich partii razem, na przykład krzywa przeżycia, nie ma d.
words-in-each = { $value } w każdej partii
words-brackets = Liczby w nawiasach kwadratowych: gdyby w kółko rozgrywać tyle samo partii, 95 na 100 takich przedziałów zawierałoby prawdziwą średnią.
words-unfair = *: tej liczby nie można uczciwie porównać z pozostałymi w jej wierszu.
words-n = n = { $n }
words-n-each = n = { $one } i { $other }

## Kilka po kolei

words-list = { $one }; { $more }
words-comma = { $one }, { $more }
words-and = { $one } i { $more }
words-then = { $one } { $more }

## Warunki

words-named = { $name } ({ $brackets })
words-printed = według instrukcji
words-unchanged = bez zmian
words-without-change = bez tej zmiany
words-option = { $title }: { $value }
words-added = mod „{ $id }”
words-seats = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
words-with-option = przy ustawieniu „{ $option }”
words-with-mod = z modem „{ $id }”
words-with-seats = przy { $n ->
    [one] { $n } graczu
   *[other] { $n } graczach
}
words-inside = w grze „{ $game }” ({ $brackets })
words-inside-bare = w grze „{ $game }”
words-in-setting = { $place } { $setting }

## Gracze

words-count-random = { $n ->
    [one] { $n } bot losowy
    [few] { $n } boty losowe
   *[other] { $n } botów losowych
}
words-count-greedy = { $n ->
    [one] { $n } bot zachłanny
    [few] { $n } boty zachłanne
   *[other] { $n } botów zachłannych
}
words-count-other = { $n ->
    [one] { $n } bot „{ $name }”
    [few] { $n } boty „{ $name }”
   *[other] { $n } botów „{ $name }”
}
words-kind-random = boty losowe
    .among = botów losowych
    .with = z botami losowymi
words-kind-greedy = boty zachłanne
    .among = botów zachłannych
    .with = z botami zachłannymi
words-kind-other = boty „{ $name }”
    .among = botów „{ $name }”
    .with = z botami „{ $name }”
words-kind-mixed = boty różnych rodzajów ({ $names })
    .among = botów różnych rodzajów ({ $names })
    .with = z botami różnych rodzajów ({ $names })

## Wnioski

words-differs = { $there } { $says } niż { $here } o { $by } ({ $value_there } wobec { $value_here }; { $numbers }).
words-alike = { $measure }: tak samo z dokładnością do { $within }, { $value_there } { $there } i { $value_here } { $here } ({ $n }).
words-unsure = { $measure }: nie widać różnicy, { $value_there } { $there } i { $value_here } { $here } ({ $n }). To nie dowodzi równości: przy tylu partiach różnicę { $least } wykrywa się w czterech przypadkach na pięć.
words-unsure-at-all = { $measure }: nie widać różnicy, { $value_there } { $there } i { $value_here } { $here } ({ $n }). To nie dowodzi równości.
words-experiment = Innych zasad nie zmieniono, a numery rozdań były te same.
words-found-by-looking = Zauważone dopiero w wynikach: na liście ułożonej przed rozgrywkami tego wskaźnika nie było.
words-holds-everywhere = Dotyczy to { $among }.
words-holds-only = Dotyczy to { $among }, ale nie { $not }.
words-holds-reversed = Dotyczy to { $among }, a w przypadku { $not } jest odwrotnie.
words-tested = Sprawdzono to dla { $among }.
words-stopped-length = Partie przerwane nie mają długości: jeśli właśnie one trwałyby najdłużej, jest zaniżona.
words-supply-differs = Dostępnego pokarmu też jest nie tyle samo: { $value_there } { $there }, { $value_here } { $here }. Tego, co robi sama ilość pokarmu, nie oddzielono tu od reszty zasady; pokazałaby to kontrola z taką samą ilością.
words-asked-only = Sprawdzono to tylko dla { $among }.

## Partie, które się wyróżniają

words-outlier = { $name }, partia { $game }, licząc od 0 (numer rozdania { $seed }): { $measure } – { $value }, { $extreme }; mediana { $median }.
words-outlier-round = Najwyraźniej widać to w rundzie { $round }.
words-lowest = najniższa wartość
words-highest = najwyższa wartość

## Grupy wskaźników

words-family-food = Pokarm
words-family-populations = Populacje
words-family-feeding = Odżywianie
words-family-fairness = Równość
words-family-game = Sama gra

## Dlaczego nie ma wartości

words-absent-nothing-to-share = nie ma całości, z której liczyłoby się udział
words-absent-nothing-eaten = w tej grze niczego się nie zjada
words-absent-no-stores = w tej grze nie ma zapasów pokarmu
words-absent-not-by-killing = zabijanie nie daje tu pokarmu w ten sposób
words-absent-no-cap = zasady tej gry nie ograniczają liczebności
words-absent-nobody-died = w żadnej z tych partii nikt od tego nie zginął
words-absent-shrinks = nawet przy małej liczebności osobników ubywa
words-absent-step-by-rule = według zasad tej gry wszystko albo nic
words-absent-no-scores = nie podano punktów
words-absent-unfinished = partia nie skończyła się zgodnie z zasadami
words-absent-two-sides = przy dwóch stronach możliwe jest tylko 1 albo −1
words-absent-one-side = potrzebne są co najmniej dwie strony
words-absent-one-patch = wszyscy są w jednym miejscu
words-absent-mixed-sides = w partiach grały różne liczby stron
words-absent-few-rounds = { $n ->
    [one] potrzebna jest co najmniej { $n } runda
    [few] potrzebne są co najmniej { $n } rundy
   *[other] potrzeba co najmniej { $n } rund
}
words-absent-few-games = { $n ->
    [one] potrzebna jest co najmniej { $n } partia
    [few] potrzebne są co najmniej { $n } partie
   *[other] potrzeba co najmniej { $n } partii
}
words-absent-few-at-risk = tego wieku dożyło mniej niż { $n ->
    [one] { $n } osobnik
    [few] { $n } osobniki
   *[other] { $n } osobników
}
words-absent-outlived = ponad połowa przeżyła czas obserwacji
words-absent-few-levels = ilość dostępnego pokarmu przybrała mniej niż { $n ->
    [one] { $n } wartość
    [few] { $n } różne wartości
   *[other] { $n } różnych wartości
}
words-absent-no-variation = to, od czego miałoby zależeć, się nie zmienia
words-absent-not-told-apart = typów nie da się rozróżnić
words-absent-not-shown = nie wykracza poza przypadek
words-absent-unstable = zbyt wiele ponownych prób nie ma wartości
words-absent-no-amount = to nazwa, a nie wielkość
words-absent-never = nigdy

## Co się zmienia w ciągu partii

words-series-supply = dostępny pokarm
words-series-need = zapotrzebowanie na pokarm
words-series-heads = liczebność
words-series-relative-heads = liczebność względem średniej
words-series-scarcity = niedobór pokarmu
words-series-hunger = odsetek głodnych
words-series-intake = zdobyty pokarm
words-series-births = urodzenia
words-series-deaths = śmierci

## Skąd pokarm

words-origin-environment = ze środowiska
words-origin-waste = resztki po żywych
words-origin-body = szczątki martwych
words-origin-prey = zdobycz
words-origin-carrion = padlina
words-origin-shared = od partnera
words-origin-own-store = własny zapas
words-origin-theft = odebrany innym
words-origin-made = wytworzony przez osobnika
words-origin-placed = położony przez gracza

## Przyczyny śmierci

words-death-hunger = głód
words-death-predation = drapieżnictwo
words-death-competition = konkurencja
words-death-doom = wcześniejsza przyczyna
words-death-effect = inny efekt

## Jak pojawiają się osobniki

words-birth-setup = przygotowanie gry
words-birth-bought = kupione przez gracza
words-birth-brood = urodzone przez pobratymców
words-birth-regrown = odrosły
words-birth-spread = rozprzestrzeniły się z puli
words-birth-revived = przywrócone spośród wymarłych

## Gdzie leży pokarm

words-place-outside = poza stołem
words-place-patch = dostępny dla wszystkich
words-place-plate = u jedzących
words-place-store = w zapasach
words-place-body = w ciałach

## Dlaczego pokarm się przemieszcza

words-reason-opening = był od początku
words-reason-weather = kostki, woreczek, talia lub zasada
words-reason-waste = zostawiony przez żywych
words-reason-corpse = pozostał po martwych
words-reason-player = decyzja gracza
words-reason-card = karta
words-reason-meal = posiłek: { $origin }
words-reason-eaten = posiłek
words-reason-end = na końcu
words-reason-converted = wzięty z zapasu
words-reason-theft = odebrany
words-reason-digested = strawiony
words-reason-spoiled = niewykorzystany
words-reason-destroyed = zniszczony
words-reason-with-death = przepadł z martwymi
words-reason-carried = przeniesiony

## W czym się prowadzi

words-leader-fed = w liczbie nakarmionych od początku
words-leader-heads = w liczebności
words-leader-score = w punktach

# Skąd, gdzie i dokąd: pokarm i osobniki.
words-node-comes-opening = na początku
words-node-comes-weather = wyrzucone na kostkach lub wylosowane
words-node-comes-player = od graczy
words-node-comes-card = z kart
words-node-comes-other = { $why }
words-node-returns-waste = zostawili żywi
words-node-returns-corpse = zostawili martwi
words-node-lies-patch = na stole
words-node-lies-plate = u jedzących
words-node-lies-store = w zapasach
words-node-lies-body = w ciałach
words-node-eaten = zjedzono
words-node-left = zostało na koniec
words-node-goes-weather = usunięte z mocy zasad
words-node-goes-player = zabrali gracze
words-node-goes-card = zabrały karty
words-node-goes-spoiled = resztki i straty
words-node-goes-destroyed = zniszczono
words-node-goes-death = przepadło z martwymi
words-node-goes-other = ubyło: { $why }
words-node-lives = żyją
words-node-living = żywe na koniec
words-node-leaves = poza grą, żywe

# Tabele
words-share-of-game = rozegrana część partii
words-part-of-game = { $from }–{ $to }
words-windows = przebyte żerowania
words-at-risk = dożyło tego wieku
words-died-at = zginęło w nim
words-outlives = przeżyło go
words-number = Wskaźnik
words-difference = różnica
words-deviations = d
words-adjusted-p = p z poprawką
words-pair-correlation = korelacja par
words-verdict = wniosek
words-verdict-higher = wyżej
words-verdict-lower = niżej
words-verdict-fixed = po jednej stronie tak samo w każdej partii, po drugiej w żadnej: nie ma czego sprawdzać
words-verdict-alike = jednakowo z dokładnością do { $within }
words-verdict-noise = w granicach szumu; zauważono by różnicę { $least }
words-verdict-unsure = nie da się powiedzieć
words-looked-for = Zauważone w wynikach: { $n } z { $all }, największe
words-more-findings = Dalsze wnioski ({ $n })
words-others-of-pair = Wszystkie pozostałe wskaźniki ({ $n })
