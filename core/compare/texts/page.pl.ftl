# Strona porównania. Liczby i nazwy są wstawiane już w polskim zapisie.
page-title = Pokarm w porównaniu: { $games }
page-contents = Spis treści
page-lead = Skąd w tych grach bierze się pokarm i dokąd znika, kto głoduje i na ile rozstrzyga to o zwycięstwie. Grały boty, a wszystko zmierzono wszędzie tak samo.

page-played = Co rozegrano
page-arm = Wariant
page-finished = Ukończone zgodnie z zasadami
page-stopped = Przerwane
page-failed = Z błędem karty
page-games = Partie
page-rules-hash = Zasady
page-mods = Karty
page-how = Partie w każdym wariancie: { $games }; wersja { $version }, numer rozdania { $seed }. N-ta partia ma we wszystkich wariantach ten sam numer rozdania.
page-cut = Obliczenia przerwano: zamówiono partii: { $asked }, uwzględniono: { $games }.
page-shown = Na rysunkach: { $players }; co dotyczy pozostałych, podano we wnioskach i w tabelach.
page-rest-ends = { $game }: jeśli nikt nie wziął karty przez tyle rund z rzędu ({ $rounds }), partia się kończy z mocy zasady tego programu (opcja „rest-ends”), której nie ma w instrukcji. Takie partie liczą się jako przerwane.
page-repeat = Aby rozegrać te same partie jeszcze raz:
page-few = Za mało partii na przedziały: potrzeba co najmniej { $least }.

page-findings = Co stwierdzono
page-no-findings = Poza pojedynczymi liczbami o tych wariantach nic nie da się powiedzieć.
page-looked-says = Tych wskaźników nie było na liście { $main } ustalonych przed obliczeniami, więc ważą mniej: to raczej pytania niż odpowiedzi. Dla każdych dwóch wariantów podano najwyżej { $most } największych różnic.

page-rules-says = Co mówią drukowane zasady, zanim cokolwiek zmierzono.

page-pictures = Rysunki
page-table = Liczby z tego rysunku
page-sankey = Skąd bierze się pokarm i dokąd trafia
page-sankey-says = Wysokość każdego rysunku to cały pokarm, który pojawił się w partii (100%), więc wysokości można porównywać tylko w obrębie jednej gry; gdzie pokarm krąży, przez jedno miejsce może go przejść więcej. To, co zostawiają żywi i martwi, zawraca: znów jest pokarmem. Pochodzi z puli i nie zawsze jest go tyle, ile zjedzono. W Ewolucji to, co zwierzę zjadło, leży na nim do końca tury i może zostać skradzione albo przepaść razem z nim.
page-sankey-habitat = Tam, gdzie niczego się nie zjada, są dwa rysunki, których nie wolno sumować: pokarmu, który tylko pojawia się i znika, oraz tych, którzy dzięki niemu żyją.
page-food-unit = Pokarm, sztuk na partię: { $n } = 100%
page-life-unit = Osobników na partię: { $n } = 100%
page-food-of = { $arm }: pokarm
page-lives-of = { $arm }: osobniki
page-flow-from = skąd
page-flow-to = dokąd
page-flow-why = dlaczego
page-flow-pieces = na partię
page-flow-share = udział
page-no-flows = W tych partiach pokarm się nie przemieszczał.
page-says-flows = Źródła pokarmu, miejsca i ujścia (razem { $n }) oraz przepływy między nimi; wszystkie liczby są w tabeli pod rysunkiem.
page-population = Liczebność w ciągu partii
page-population-says = Liczba osobników względem średniej z tej samej partii (1 to średnia). Osobniki liczy się na początku żerowania, zanim ktokolwiek umrze z głodu. Pasmo obejmuje 95% średnich z prób powtórzonych. Partie zestawiono według rozegranej części, niezależnie od długości: warto patrzeć na kształt, nie szukać przyczyn.
page-population-round = policzone na początku rundy: tylko ocalałe
page-scarcity = Niedobór i głód w ciągu partii
page-scarcity-says = Niedobór to część zapotrzebowania, na którą na początku żerowania brakuje pokarmu; głód to część sprawdzonych na końcu żerowania, która pozostała głodna; zjedzonych wcześniej się nie sprawdza. Odstęp między liniami to rozdział: pokarm jest, ale nie tam lub nie dla tych, którzy go potrzebują, albo powstaje dopiero w trakcie żerowania, albo potrzebujących ktoś zjada.
page-scarcity-habitat = Gdzie niczego się nie zjada, rozdziału nie ma: linie różnią się tylko o tych, którzy pokarmu nie potrzebują.
page-survival = Jak długo żyją osobniki
page-survival-says = Część osobników, które przeżyły tyle żerowań, z pasmem; niżej – ile dożyło tego wieku. Linia kreskowana: osobników nie da się odróżnić i wiek jest założony; linie kropkowane to granice założenia.
page-deaths = Od czego giną osobniki
page-deaths-says = Śmierci na osobnika i rundę. Kogo przesunięto wbrew woli właściciela lub kto opuścił grę żywy, ten nie zginął: kreskowanie pod słupkiem. Runda jednej gry mieści więcej niż runda innej: między grami porównuj części słupka, a nie całe słupki.
page-displaced = wyparte
page-origin = Skąd bierze się pokarm
page-origin-says = Części tego, co zjedzono, a gdzie nic się nie zjada – pokarmu, który żywi tam, gdzie leży. Gdzie leży zmieszany pokarm różnego pochodzenia, dzieli się go proporcjonalnie.
page-early = Jak wcześnie pokarm rozstrzyga
page-early-says = Jak często wygrywa w końcu strona, która do tej pory nakarmiła najwięcej osobników – według rozegranej części partii. Linia kropkowana to przypadek. To, że pod koniec zwycięzcę zdradzają punkty, nie dziwi tam, gdzie punkty daje się za osobniki.
page-chance = przypadek: 1 z { $sides }
page-matrix = Wszystkie wskaźniki
page-matrix-says = Im ciemniejsze pole, tym wyższa liczba w wierszu. Kreskowanie, na papierze ramka z kropek: porównywanie z resztą wiersza byłoby nieuczciwe; dlaczego – mówi niżej część „Jak mierzono”, a także wskaźnik. Kreska: liczby nie ma; dlaczego – podano pod tabelą, pod numerem przy kresce.
page-others = Grają { $players }
page-unit = jednostka

page-pairs = Co się różni
page-pairs-says = Drugi wariant minus pierwszy. d to różnica podzielona przez odchylenie standardowe partii. p z poprawką na liczbę pytań: Holma dla { $main } wskaźników ustalonych przed obliczeniami, Benjaminiego i Hochberga dla pozostałych. Partie o tym samym numerze rozdania porównuje się parami, jeśli pozwalają na to miejsca i karty; korelacja mówi, ile to daje.
page-sweep = Krok po kroku
page-sweep-says = Wskaźniki ustalone przed obliczeniami w zależności od tego, co zmieniano. Linie między punktami tylko prowadzą wzrok.

page-outliers = Partie nietypowe
page-outliers-says = Po otwarciu widać ruch po ruchu, co się tam wydarzyło.
page-no-outliers = Żadna partia się nie wyróżnia.
page-open = Aby otworzyć:
page-no-record = Zapisu nie zachowano.

page-method = Jak mierzono
page-method-says = Co mówi każdy wskaźnik, kto go zaproponował i kiedy nie wolno go porównywać.
page-method-statistics = Jednostką jest partia. Przedziały i p pochodzą z ponownego losowania partii (bootstrap; prób: { $n }), w którym partie o tym samym numerze rozdania trzymają się razem. Dwa warianty przy jednym rodzaju botów to jedna rodzina pytań; jest ich { $families } i każda ma własną poprawkę, więc przy wielu rodzinach niektóre różnice to przypadek. W rodzinie p dla { $main } wskaźników ustalonych przed obliczeniami poprawiono metodą Holma, dla pozostałych – Benjaminiego i Hochberga. Wnioski stoją według wielkości: najpierw ustalone przed obliczeniami, potem zauważone w wynikach, jedne i drugie według d; gdzie d nie ma, zastępuje je to, co wynika z błędu i liczby partii.
page-source = Źródło
page-after = na podstawie: { $source }
page-ours = własny
page-help = Co mówi
page-care = Ostrożnie przy porównaniach
page-limits = Czego to wszystko nie dowodzi
page-limit-bots = Grały boty. To, co jest prawdą wśród nich, nie musi być prawdą wśród ludzi, a bot „zachłanny” był dostrojony do zasad drukowanych: przy zmienionych może po prostu grać gorzej.
page-limit-pieces = Kostka, żeton i zasób nie mają wspólnej miary. Między grami porównuj udziały i wartości na osobnika, nigdy sztuki pokarmu.
page-limit-cause = To, co występuje razem, nie musi być przyczyną i skutkiem. Co robi zasada, widać dopiero wtedy, gdy zmieniono tylko ją, i to w porównaniu z kontrolą.
page-limit-stopped = Przerwane partie nie mają zwycięzcy: pominięto je tam, gdzie liczy się wynik.
page-limit-noise = „W granicach szumu” nie znaczy „równe”: tylu partii po prostu nie wystarczyło, by zobaczyć różnicę.
page-limit-round = Runda w każdej grze jest czymś innym, decyzja też.
