# Pierwotna zupa. Wszystkie teksty własne.
soup = Pierwotna zupa
soup-summary = Ameby dryfują, zjadają to, co zostawiły inne, dzielą się i mutują; wygrywa ten, kto zajdzie najwyżej po drabinie ewolucji.

soup-red = Czerwoni
soup-blue = Niebiescy
soup-green = Zieloni
soup-yellow = Żółci
soup-red-green = Czerwono-zieloni
soup-blue-yellow = Niebiesko-żółci
soup-pair = { $one } + { $other }
soup-letter-red = C
soup-letter-blue = N
soup-letter-green = Z
soup-letter-yellow = Ż
soup-amoeba = { $letter }#{ $number }
soup-amoeba-at = { $amoeba } ({ $cell })
soup-cell-coming = { $cell } ← { $amoeba }
soup-coming = tu zmierza { $amoeba }
soup-cube-count = { $n } { $letter }
soup-cube-list = { $one }, { $more }
soup-fallen = { $cell }: { $cubes }
soup-fallen-list = { $one }; { $more }
soup-no-cubes = brak
soup-no-drift = bez dryfu
soup-west = zachód
soup-north = północ
soup-east = wschód
soup-south = południe
soup-phase-setup = przygotowanie
soup-phase-movement = ruch i żerowanie
soup-phase-environment = środowisko i uszkodzenia genów
soup-phase-new-genes = nowe geny
soup-phase-division = podział
soup-phase-death = śmierć
soup-phase-scoring = punktacja

soup-dummy = (nikt nie gra)
soup-by-chance = { $said } (decyduje los)
soup-board = Zupa
soup-compass-bare = kompas
soup-compass = dryf: { $drift }
soup-finish = Strefa mety, od pola { $finish }
soup-ladder = Drabina (strefa mety od { $finish })
soup-free = wolne
soup-from-start = pole startowe
soup-from-amoebas = ameby
soup-from-genes = geny
soup-from-ladder = przeskoczone pola drabiny
soup-deck = Pozostałe karty środowiska
soup-sure = ({ $source })
soup-environment-card = Dryf: { $drift }, ozon { $ozone }
soup-environment-card-still = Bez dryfu, ozon { $ozone }
soup-environment-named = { $name }. { $said }
soup-environment-text = Ozon liczy się, gdy karta zostaje odsłonięta w fazie 2, dryf – w fazie 1 następnej rundy.
soup-card-drift = Dryf: w fazie 1 rundy { $round } każda ameba, która nie wykonuje aktywnego ruchu, dryfuje za darmo o jedno pole na { $drift }; jeśli jest tam przeszkoda, zostaje na miejscu.
soup-card-no-drift = Bez dryfu: w fazie 1 rundy { $round } ameba, która nie wykonuje aktywnego ruchu, zostaje na miejscu.
soup-card-drift-over = Dryf już się nie liczy: nie będzie następnej rundy.
soup-card-ozone = Ozon: gdy karta zostaje odsłonięta (faza 2, ale nie w rundzie 1), gracz, którego geny mają razem więcej mutacji niż { $ozone }, pokrywa różnicę: oddaje geny (każdy pokrywa tyle, ile ma mutacji) lub płaci punktami. Reszty się nie wydaje.
soup-supply = Zapas pokarmu
soup-pile-of-waste = Odpadki, spadają w następnej rundzie
soup-waiting = { $colour }, spadnie w następnej rundzie
soup-waiting-mark = +{ $letter }
soup-pool = Geny do kupienia
soup-closed = (zamknięte)
soup-round = Runda { $round }, { $phase }
    .short = Runda { $round }
soup-title-setup = Przygotowanie
soup-points = punkty
soup-mutations = mutacje
soup-defect-ahead = (uszkodzenie przy { $n } z { $all } pozostałych kart)
soup-defect-sure = { $all ->
    [1] (uszkodzenie przy ostatniej karcie)
    [2] (uszkodzenie przy każdej z dwóch pozostałych kart)
   *[other] (uszkodzenie przy każdej z pozostałych kart)
}
soup-move-price = aktywny ruch: { $price ->
    [0] bezpłatny
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}
soup-newborn-price = nowa ameba: { $price ->
    [0] bezpłatna
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}
soup-amoeba-dies = ameba; przy { $n } uszkodzeniach ginie w fazie 5
soup-damage-limit = { $n ->
    [one] ginie przy { $n } uszkodzeniu
   *[other] ginie przy { $n } uszkodzeniach
}
soup-part = { $gene } { $n }
soup-part-base = według zasad { $n }
soup-part-at-most = { $gene }: najwyżej { $n }
soup-part-at-least = { $gene }: co najmniej { $n }
soup-damage = *
soup-copies = ×{ $n }
soup-gene-card = (cena { $price }, mutacje { $mutation })
soup-ozone = ozon { $n }
soup-deed = użyć
soup-drifts-to = dryfuje na { $drift } (pole { $cell })
soup-stays-no-drift = zostaje (nie ma dryfu)
soup-stays-drift-blocked = zostaje (dryf na { $drift }: przeszkoda)

soup-ask-start = { $side }: wybierz pole startowe na drabinie (kto stoi niżej, w fazie 1 działa wcześniej, a w pozostałych fazach później niż inni)
soup-ask-start-of-tribe = { $side }: wybierz pole startowe na drabinie (w fazie 1 plemię, które jest niżej, działa pierwsze jednym kolorem i ostatnie drugim; w pozostałych fazach pierwsze jest to wyżej)
soup-ask-which = { $side }: postaw amebę { $amoeba } na polu bez ameb (numer wpływa tylko na kolejność)
soup-ask-where = { $side }: postaw amebę { $amoeba } na polu bez ameb
soup-ask-movement = { $side }: ameba { $amoeba } { $drift } albo się porusza ({ $price ->
    [0] za darmo
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
})
soup-ask-direction-gene = { $side }: wybierz gen, który wyznaczy kierunek ameby { $amoeba }
soup-ask-direction = { $side }: wybierz kierunek ameby { $amoeba }
soup-ask-order = { $side }: wybierz, który gen zadziała następny
soup-ask-feeding = { $side }: wybierz, co zje ameba { $amoeba }
soup-ask-target = { $side }: wybierz, kogo zaatakuje ameba { $amoeba } („{ $gene }”)
soup-ask-react = { $side }: twoją amebę { $amoeba } atakuje { $attacker } („{ $gene }”). Co robisz?
soup-ask-defect = { $side }: { $given ->
    [0] mutacje { $mutations }, ozon { $ozone }: do pokrycia jest
   *[other] mutacji było { $mutations }, ozon { $ozone }: do pokrycia zostało
} { $due } (genami lub punktami)
soup-ask-more-than-defect = { $side }: wszystko już pokryte; możesz oddać więcej genów albo skończyć
soup-ask-new-genes = { $side }: zakup genów, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
soup-ask-division = { $side }: postaw nową amebę { $amoeba } { $place } ({ $price }; masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
soup-next-to-own = na polu obok jednej z twoich ameb
soup-next-to-colour = na polu obok ameby jej koloru
soup-anywhere = na dowolnym polu
soup-anywhere-without-own = na dowolnym polu bez twoich ameb
soup-anywhere-without-colour = na dowolnym polu bez ameb jej koloru
soup-costs = { $price ->
    [0] za darmo
   *[other] koszt { $price }
}
soup-first-is-free = za darmo: w zupie nie ma żadnej twojej
soup-first-of-colour-is-free = za darmo: w zupie nie ma żadnej tego koloru
soup-ask-newborn = { $side }: postaw nową amebę { $amoeba } { $place }
soup-ask-after-deaths = { $side }: wybierz gen do użycia po śmierci ameb albo spasuj
soup-ask-deed = { $side }: { $deed }? Gen „{ $gene }”, { $cost ->
    [0] za darmo
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}
soup-ask-gene = { $side }: { $what } („{ $gene }”)
soup-ask-leaving = { $side }: { $amoeba } przechodzi z { $from } na { $to }; { $what } („{ $gene }”)
soup-chance-start = { $side } rzucają dwiema kostkami do gry o pole startowe
soup-chance-direction = Rzut na ruch ameby { $amoeba }
soup-chance-fight = Starcie { $amoeba } z { $attacker }: rzut kostkami do gry
soup-chance-environment = Odsłania się następna karta środowiska
soup-chance-fall = Gdzie spada następna kostka ze stosu ({ $colour })
soup-chance-gene = Rzut dla genu „{ $gene }”
soup-over = Koniec gry

soup-do-done = gotowe
soup-do-done-with = { $colour ->
    [0] czerwoni gotowi
    [1] niebiescy gotowi
    [2] zieloni gotowi
   *[3] żółci gotowi
}
soup-do-pass = spasuj
soup-do-no-reaction = nie reaguj
soup-do-compass = weź { $number }: { $meaning }
soup-do-total = wypada { $n }
soup-do-die = wypada { $n }
soup-do-start = pole { $cell } drabiny
soup-do-amoeba = ameba { $amoeba }
soup-do-other-number = inny numer: { $amoeba }
soup-do-place = { $amoeba } na { $cell }
soup-do-place-beside = { $amoeba } na { $cell }, obok { $kin }
soup-kin-list = { $one }, { $more }
soup-do-cell = pole { $cell }
soup-do-drift = dryf ({ $drift }, na { $cell })
soup-do-drift-blocked = zostań (dryf na { $drift }: przeszkoda)
soup-do-move = aktywny ruch ({ $price ->
    [0] za darmo
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
})
soup-do-move-by-die = aktywny ruch według rzutu ({ $price ->
    [0] za darmo
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
})
soup-do-stay = zostań w miejscu
soup-do-stay-blocked = zostań (wybierz przeszkodę)
soup-do-direction = { $direction }, na { $cell }
soup-do-direction-blocked = { $direction } (przeszkoda)
soup-do-eat = zjedz { $cubes }
soup-do-starve = głoduj
soup-do-use = użyj genu „{ $gene }” ({ $cost ->
    [0] za darmo
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
})
soup-do-deed = „{ $gene }”: { $deed } ({ $cost ->
    [0] za darmo
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
})
soup-do-act = { $gene }
soup-do-target = zaatakuj { $amoeba }
soup-do-give-up = oddaj gen „{ $gene }” (pokrywa { $pays })
soup-do-pay = zapłać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
soup-do-pay-rest = dopłać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
soup-do-buy = kup gen „{ $gene }” ({ $price ->
    [0] za darmo
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
})
soup-do-upgrade = kup gen „{ $gene }” ({ $price ->
    [0] za darmo
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}, oddając gen „{ $given }”)

soup-why-points = potrzeba { $needed }, a masz { $have ->
    [one] { $have } punkt
    [few] { $have } punkty
   *[many] { $have } punktów
}
soup-why-due = zostało do pokrycia { $due }, a masz { $have ->
    [one] { $have } punkt
    [few] { $have } punkty
   *[many] { $have } punktów
}
soup-why-must-move = bez odpowiedniego genu ameba musi dryfować albo się poruszyć
soup-why-no-food = na polu nie ma tych kostek
soup-why-must-eat = jest zwykły posiłek, więc ameba musi jeść
soup-why-tried = to już było użyte
soup-why-tried-this-round = to już było użyte w tej rundzie
soup-why-not-offered = gen „{ $gene }” nic tu teraz nie da
soup-why-itself = ameba nie atakuje samej siebie
soup-why-own = teraz można atakować tylko obce ameby
soup-why-obstacle = tam jest przeszkoda
soup-why-stay-instead = tam jest przeszkoda: zamiast tego odpowiedz „zostań”
soup-why-taken = tam leży już inny znacznik
soup-why-all-seven = wszystkie siedem twoich ameb jest już w zupie
soup-why-colour-all-seven = wszystkie siedem ameb tego koloru jest już w zupie
soup-why-number-used = ta ameba jest już w zupie
soup-why-no-place = nie ma dla niej wolnego pola
soup-why-own-there = tam jest już twoja ameba
soup-why-colour-there = tam jest już twoja ameba tego koloru
soup-why-somebody-there = tam jest już ameba
soup-why-not-adjacent = obok nie ma twojej ameby
soup-why-colour-not-adjacent = obok nie ma twojej ameby tego koloru
soup-why-by-gene = { $what } („{ $gene }”)
soup-why-pays-nothing = ten gen niczego nie pokrywa
soup-why-not-needed = oddano by więcej genów, niż trzeba
soup-why-owned = masz już ten gen
soup-why-no-copy = nie ma już kart tego genu
soup-why-banned = ten gen został oddany za zaawansowany
soup-why-beside = nie można go mieć obok genu „{ $gene }”
soup-why-no-room = za zaawansowane geny nie można oddać więcej genów
soup-why-needs = trzeba za niego oddać gen „{ $gene }”, a ty go nie masz
soup-why-too-new = gen „{ $gene }” kupiono dopiero w tej rundzie

soup-log-rolled-for-start = { $side }: wypada { $total }
soup-log-started = { $side } zaczynają na polu { $cell } drabiny
soup-log-placed = { $amoeba } pojawia się na { $cell }
soup-log-placed-hurt = { $amoeba } pojawia się na { $cell } z { $damage ->
    [one] { $damage } uszkodzeniem
   *[other] { $damage } uszkodzeniami
}
soup-log-round = Zaczyna się runda { $n }
soup-log-phase = Faza { $n }: { $name }
soup-log-rolled = Wypada { $n }
soup-log-drifted = { $amoeba } dryfuje z { $from } na { $to }
soup-log-moved = { $amoeba } przechodzi z { $from } na { $to }
soup-log-dragged = { $amoeba } zostaje pociągnięta z { $from } na { $to }
soup-log-drift-blocked = { $amoeba } nie dryfuje: przeszkoda
soup-log-stayed = { $amoeba } zostaje w miejscu
soup-log-carried = Kostki przeniesione z { $from } na { $to }: { $cubes }
soup-log-fell = Pozostawione kostki wpadają do zupy: { $cubes }
soup-log-ate = { $amoeba } zjada { $cubes }; { $left ->
    [0] nic nie zostawia: w zapasie nie ma { $letter }
    [1] zostawia 1 { $letter }: więcej w zapasie nie ma
   *[other] zostawia { $left } { $letter }
}
soup-log-starved = { $amoeba } głoduje i otrzymuje uszkodzenie
soup-log-acted = { $side } używają genu „{ $gene }”
soup-log-attacked = { $amoeba } atakuje { $target }
soup-log-fought = Starcie: { $attacker } wyrzuca { $first }, { $defender } wyrzuca { $second }
soup-log-attack-failed = Atak { $amoeba } na { $target } się nie udaje
soup-log-damaged = { $amoeba } otrzymuje uszkodzenie
soup-log-died = { $amoeba } ginie { $of } na { $cell }, zostawiając kostki: { $cubes }
soup-log-killed = { $amoeba } ginie na { $cell }, zabita przez { $attacker }; zostawia kostki: { $cubes }
soup-log-died-bare = { $amoeba } ginie { $of } na { $cell }, nie zostawiając kostek: zapas jest pusty
soup-log-killed-bare = { $amoeba } ginie na { $cell }, zabita przez { $attacker }; nie zostawia kostek
soup-died-of-hunger = z głodu
soup-died-of-damage = od uszkodzeń
soup-died-of-wound = od rany po ataku { $attacker }
soup-died-of-gene = przez gen, który mają { $side }
soup-log-short = { $said } (w zapasie zabrakło kostek)
soup-log-environment = Nowe środowisko: dryf – { $drift }, ozon – { $ozone }
soup-log-environment-still = Nowe środowisko: bez dryfu, ozon – { $ozone }
soup-log-environment-named = { $said }: „{ $name }”
soup-log-environment-acts = Działa karta „{ $name }”
soup-log-defect = { $side }: uszkodzenie genów, do pokrycia { $excess }
soup-log-gave-up = { $side } oddają gen „{ $gene }”, który pokrywa { $pays }
soup-log-bought-nothing = { $side } nie kupują genów
soup-log-bought = { $side } kupują gen „{ $gene }”
soup-log-upgraded = { $side } kupują gen „{ $gene }”, oddając gen „{ $given }”
soup-log-paid = { $side } płacą { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
soup-log-gained = { $side } zyskują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
soup-log-income = { $side } otrzymują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
soup-log-born = { $amoeba } rodzi się na { $cell }
soup-log-scored-nothing = { $side } zostają na polu { $cell } drabiny: ani ameby, ani geny nie dają kroków
soup-log-scored = { $side } wspinają się o { $amoebas } za ameby i o { $genes } za geny, z pola { $from } na { $to }
soup-log-scored-jumping = { $side } wspinają się o { $amoebas } za ameby i o { $genes } za geny, z pola { $from } na { $to } (przeskoczone zajęte pola: { $jumped })
soup-log-scored-at-end = { $side } wspinają się o { $amoebas } za ameby i o { $genes } za geny, z pola { $from } na { $to }: drabina się kończy
soup-log-finished = { $side } docierają do strefy mety
soup-log-finished-dummy = { $side }, którymi nikt nie gra, docierają do strefy mety: to kończy grę
soup-log-last-card = Karty środowiska się skończyły: to była ostatnia runda
soup-log-over = Koniec gry. { $side } wygrywają!
soup-log-failed = Gen „{ $gene }” zawiódł, jego działanie cofnięto: { $fault }
soup-log-environment-failed = Karta środowiska „{ $name }” zawiodła, jej działanie cofnięto: { $fault }

soup-preset-first-game = Strefa mety zaczyna się na polu 30 zamiast 42: gra krótsza o jedną trzecią, zasady pełne. Nie ma tego w instrukcji; niżej można wybrać inną liczbę.
    .title = Pierwsza gra
soup-preset-df1997 = Zasady jak w pierwszym arkuszu angielskim.
    .title = Pierwszy arkusz angielski, 1997
soup-preset-zman2004 = Zasady jak w pudełku z 2004 roku tam, gdzie różni się od wydania z 1998.
    .title = Z-Man Games, 2004
soup-preset-russian = Zasady jak w rosyjskim tłumaczeniu wydania Z-Man.
    .title = Rosyjskie tłumaczenie

soup-option-edition = Które wydanie gry obowiązuje tam, gdzie opcja mówi „jak w wydaniu”.
    .title = Wydanie
    .df1998 = Doris & Frank, trzeci nakład, 1998
    .df1997 = Doris & Frank, pierwszy arkusz angielski, 1997
    .zman2004 = Z-Man Games, 2004
    .russian = rosyjskie tłumaczenie wydania Z-Man
soup-option-two-players = Jak grać we dwoje: z trzecią kolonią, którą nikt nie gra; z dwiema koloniami u każdego, z których liczy się gorsza; albo z plemieniem dwóch kolorów u każdego. Tylko dla dwóch graczy.
    .title = Gra we dwoje
    .dummy = trzecia kolonia dryfuje sama
    .two-colours = po dwie kolonie, liczy się gorsza
    .tribe = po plemieniu dwóch kolorów
soup-option-fight-cubes = Po przegranym starciu w fazie 1 zabita ameba zostawia po jednej kostce każdego koloru albo nic.
    .title = Kostki po przegranym starciu
    .edition = jak w wydaniu
    .one-each = po jednej każdego koloru
    .none = żadnych
soup-option-armor-at-limit = Ameba z pancerzem, którą atak w fazie 5 doprowadził do limitu uszkodzeń, ginie od razu albo w którejś następnej fazie 5.
    .title = Ameba z pancerzem przy limicie uszkodzeń
    .edition = jak w wydaniu
    .dies-now = ginie od razu
    .dies-later = ginie później
soup-option-armor-guards = Pancerz chroni tylko przed innymi koloniami albo także przed własną „Walką o przetrwanie”.
    .title = Pancerz chroni
    .foes = tylko przed innymi koloniami
    .all = także przed własną kolonią
soup-option-predecessors = Zaawansowany gen wyklucza tylko gen oddany za niego albo wszystkie swoje geny podstawowe.
    .title = Co wyklucza zaawansowany gen
    .given-up = tylko oddany gen
    .all = wszystkie jego geny podstawowe
soup-option-holding-clings-to = Przyczepność pozwala uczepić się tylko obcych ameb albo dowolnych.
    .title = Przyczepność: kogo się uczepić
    .edition = jak w wydaniu
    .foes = tylko obcych ameb
    .anyone = dowolnych ameb
soup-option-dragged-carries = Pociągnięta ameba z Macką przenosi kostki albo nie.
    .title = Pociągnięta ameba przenosi kostki
    .edition = jak w wydaniu
soup-option-six-into-obstacle = Przy 6 można wybrać kierunek z przeszkodą (ameba zostaje w miejscu) albo nie można.
    .title = Przy 6 – kierunek z przeszkodą
soup-option-second-attack = Ponowna próba ataku dotyczy dowolnego celu na polu albo tego samego.
    .title = Cel ponownej próby ataku
    .any-target = dowolny na polu
    .same-target = ten sam
soup-option-overpay-defect = Przy uszkodzeniu genów można oddać więcej genów, niż trzeba, albo nie można.
    .title = Więcej genów, niż trzeba przy uszkodzeniu
soup-option-beyond-ladder = Za polem 51 drabina ciągnie się dalej albo znaczniki stają na jej ostatnim wolnym polu.
    .title = Za polem 51
    .goes-on = drabina ciągnie się dalej
    .stops = znaczniki się zatrzymują
soup-option-predecessor-after-loss = Po utracie zaawansowanego genu jego gen podstawowy można kupić ponownie albo już nigdy.
    .title = Gen podstawowy po utracie zaawansowanego
    .edition = jak w wydaniu
    .may-return = można kupić ponownie
    .never = już nigdy
soup-option-reactions = Obrony i Ucieczki można użyć po razie na atak albo po razie na rundę.
    .title = Obrona i Ucieczka
    .edition = jak w wydaniu
    .once-per-attack = raz na atak
    .once-per-round = raz na rundę
soup-option-finish = Pierwsze pole strefy mety; im wcześniejsze, tym krótsza gra.
    .title = Początek strefy mety
soup-option-waste = Co się dzieje z kostkami, które zostają po posiłku lub śmierci. Jak w instrukcji: od razu leżą na polu. Wspólny stos: na początku każdej rundy każda kostka spada na losowe pole. Później: czekają na swoim polu do następnej rundy. Własny kolor: jak w instrukcji, ale kostki własnego koloru też są pokarmem.
    .title = Pozostawione kostki
    .printed = od razu na polu, jak w instrukcji
    .common = wspólny stos, spadają losowo
    .later = na tym samym polu w następnej rundzie (kontrola)
    .own = ameby jedzą też swój kolor

soup-plain = { $text }
soup-figure = ({ $name })

soup-fact-price = cena { $points }
soup-fact-mutation = mutacje { $n }
soup-fact-pays = pokrywa { $n } przy uszkodzeniu genów
soup-fact-scores = liczy się jako { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
soup-fact-copies = egzemplarze ({ $players } graczy): { $n }
soup-fact-also = w innych wydaniach: { $names }
soup-fact-absent = nie występuje w grze na { $players } osoby
soup-fact-environment = karta środowiska { $number }
soup-fact-in-deck = egzemplarze w talii: { $n }
soup-fact-gives-up = zaawansowany: oddaje się za niego gen: { $gene }
soup-either = { $one } lub { $other }
soup-log-dropped = { $side } oddają też gen „{ $gene }”
soup-contained = (w genie „{ $gene }”)
soup-gene-within = { $card } ({ $gene })
soup-of-one-colony = { $text } „Twoje” znaczy tu: należące do kolonii, która ma ten gen; twoja druga kolonia jest dla niej obca.
soup-changed = { $said } [{ $gene }: { $n }]
soup-at-most = { $n ->
    [0] { $said } [{ $gene }]
   *[other] { $said } [{ $gene }: najwyżej { $n }]
}
soup-at-least = { $said } [{ $gene }: co najmniej { $n }]
soup-log-rolls-again = { $side } rzucają jeszcze raz: remis
soup-log-rolled-for-move = { $amoeba }: wypada { $number }
soup-log-no-drift = { $amoeba } zostaje: nie ma dryfu
soup-log-moved-nowhere = { $amoeba } zostaje tam, gdzie była
soup-log-move-blocked = { $amoeba } nie rusza się: przeszkoda
soup-log-counts = { $amoeba }: wybrany wynik to { $number }
soup-log-heads-for-obstacle = { $amoeba } kieruje się na przeszkodę
soup-log-heads = { $amoeba } obiera kierunek: { $direction }
soup-log-spared = { $side }: „{ $gene }” zmniejsza uszkodzenie genów o { $n }
soup-log-acted-for = { $amoeba } korzysta z genu „{ $gene }”
soup-do-no-drift = zostań (nie ma dryfu)
soup-ask-gene-for = { $side }: ameba { $amoeba }: { $what } („{ $gene }”)
soup-ask-failed-attack = { $side }: atak { $amoeba } na { $target } się nie udał; { $what } („{ $gene }”)
soup-ask-lost-fight = { $side }: { $amoeba } przegrywa starcie z { $attacker }; { $what } („{ $gene }”)
soup-picked = { $said } – wybrano { $n }, najwyżej { $most }
soup-picked-cubes = { $said } – wybrano już: { $cubes } ({ $n }, najwyżej { $most })
soup-compass-number = { $number } ({ $meaning })
soup-compass-stay = bez ruchu
soup-compass-blocked = { $direction }, przeszkoda
soup-compass-free = dowolny kierunek

soup-rule-setup = Przygotowanie
soup-rule-movement = Faza 1: ruch
soup-rule-feeding = Faza 1: żerowanie
soup-rule-defects = Faza 2: uszkodzenia genów
soup-rule-new-genes = Faza 3: nowe geny
soup-rule-advanced = Encyklopedia: zaawansowane geny
soup-rule-division = Faza 4: podział
soup-rule-genes = Broszura: geny
soup-rule-option = opcja tej partii

## Co instrukcja mówi o pokarmie, obok innych gier

soup-food-rules = Pokarm krąży: co zostawia jedna kolonia, zjada inna, a martwi żywią żywych.
    .comes = Na początku na każdym z 19 pól leżą po 2 kostki każdego koloru. Potem cały pokarm bierze się z ameb: z posiłków i ze śmierci. Kostek każdego koloru jest 55; jeśli w zapasie ich nie ma, nie wykłada się ich.
    .eats = Każda ameba zaraz po swoim ruchu zjada na swoim polu kostki innych kolorów, nigdy własnego. Zaczyna gracz, który jest najniżej na drabinie.
    .needs = Cały posiłek albo nic: w cztery osoby po 1 kostce każdego z cudzych kolorów, w trzy 2 kostki jednego koloru i 1 drugiego. Geny „Substytucja”, „Oszczędność” i „Pasożytnictwo” zmieniają skład posiłku.
    .kills = Kto nie znajdzie posiłku, dostaje uszkodzenie; z 2 uszkodzeniami (z genem „Długowieczność” z 3) ameba ginie w fazie 5. Ameby z genami „Walka o przetrwanie” i „Agresja” zabijają inne.
    .left = Po posiłku na polu zostają 2 kostki koloru jedzącej ameby. Martwa zostawia po 2 kostki każdego koloru, a zabita w „Walce o przetrwanie” po 1.
    .stored = Nic: cały pokarm leży w zupie na widoku. Odkładać można tylko punkty: to pieniądze w tej grze.
    .taken = Ameba, której grozi głód, może dzięki „Walce o przetrwanie” zabić inną na swoim polu, i to zastępuje jej posiłek. Z „Pasożytnictwem” potrzebuje o kostkę mniej, a właściciel obcej ameby na polu płaci punkt.
    .displaced = Kogo właściciel nie poruszy za punkty, tego unosi dryf, jeśli nie ma przeszkody. Z „Przyczepnością” ameba może zostać albo uczepić się odchodzącej obcej.
    .scores = W każdej rundzie ameby i geny: od 3 do 7 ameb daje od 1 do 6 kroków na drabinie, 3 lub więcej kart genów od 1 do 4.
    .ends = Po rundzie, w której czyjś znacznik stoi w strefie mety albo odsłonięto ostatnią kartę środowiska, najpóźniej po 10. Wygrywa ten, kto jest najdalej.
    .decides = Zapłacić za ruch czy dryfować; które kostki zjeść; jakie geny kupić i jakie oddać z powodu ozonu; ile ameb dodać i gdzie.

# The sections of the rules page that say so, by their number or their title.
soup-food-sections =
    .comes = 4.1
    .eats = 4.3
    .needs = 4.3
    .kills = 4.8
    .left = 4.3
    .stored = 1
    .taken = 4.4
    .displaced = 4.3
    .scores = 4.9
    .ends = 4.10
    .decides = 4.2

## Co o pudełku mówi jego właściciel

soup-box-environment = Karta środowiska { $card }
soup-box-environment-facts = dryf i warstwa ozonu
soup-box-drift = dryf
soup-box-ozone = warstwa ozonu
soup-box-copies = ile ich jest

## Z czego składa się ocena

soup-value-ladder = pola na drabinie
soup-value-amoebas = dochód z ameb
soup-value-genes = dochód z genów
soup-value-colony = wielkość kolonii
soup-value-points = zapas punktów
soup-value-ozone = mutacje ponad warstwę ozonową
soup-value-mutations = mutacje
soup-value-power = możliwości genów
soup-value-meals = pożywienie w zasięgu
soup-value-damage = zdrowie ameb
