# Dominant Species: Władcy Oceanu. Wszystkie teksty własne.
marine = Dominant Species: Władcy Oceanu
marine-summary = Zwierzęta zasiedlają rosnący ocean, przystosowują się i rywalizują; wygrywa ten, kto ma najwięcej punktów zwycięstwa, gdy spadnie Asteroida.

marine-crustaceans = Skorupiaki
marine-fishes = Ryby
marine-cephalopods = Głowonogi
marine-reptiles = Gady
marine-algae = algi
marine-gastropods = ślimaki
marine-worms = bezkręgowce
marine-plankton = plankton
marine-sponges = gąbki
marine-sun = słońce
marine-land = Ląd
marine-kelp-forest = Wodorosty
marine-coral-reef = Rafa
marine-seamount = Góra
marine-seagrass-meadow = Łąka
marine-sand-plain = Równina
marine-open-ocean = Ocean
marine-vent = Erupcja
marine-smoker = Komin hydrotermalny
marine-geyser = Gejzer
marine-abundance = Wzbogacenie
marine-autotrophs = Autotrofia
marine-depletion = Wyjałowienie
marine-adaptation = Adaptacja
marine-regression = Regresja
marine-speciation = Specjacja
marine-wanderlust = Odkrywanie
marine-tectonics = Tektonika
marine-migration = Migracja
marine-competition = Rywalizacja
marine-evolution = Ewolucja
marine-domination = Dominacja
marine-nothing = nic
marine-list = { $one }, { $more }
marine-counted = { $said } ×{ $n }
marine-tile = { $terrain } { $cell }
marine-empty-cell = { $cell }
marine-crowded = { $tile } (kostki: własne { $own }, cudze { $others })
marine-limited = { $tile } do { $n }
marine-at-element = { $element } – { $tiles }
marine-corner-of = { $one } + { $more }
marine-to-wind = { $tile } ({ $wind })
marine-upper-right = u góry po prawej
marine-right = po prawej
marine-lower-right = u dołu po prawej
marine-lower-left = u dołu po lewej
marine-left = po lewej
marine-upper-left = u góry po lewej
marine-paying = { $animal } { $n }
marine-special-pawn = pionek specjalny ({ $element })
marine-basic-pawn = pionek zwykły
marine-trait-of = { $kind } ({ $side })
marine-space = { $section }, pole { $nth }
marine-space-with = { $space } ({ $lies })
marine-trait-space = pole cechy „{ $kind }”
marine-trait-action = „{ $kind }”
marine-lies-none = puste
marine-lies-squares = { $lies }; kostek: { $n } z 2
marine-lies-any-element = dowolny zasób na ziemi
marine-lies-vents = kafel na krawędzi; zostało kafli erupcji: { $n }
marine-lies-vents-any = dowolny kafel; zostało kafli erupcji: { $n }
marine-lies-migrants = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
marine-lies-migrants-all = dowolna liczba kostek
marine-lies-replacing = { $lies }; także zamiast własnego zasobu
marine-lies-turn = { $lies }; potem jeszcze jedna tura
marine-lies-victims = { $terrain }, do { $n ->
    [one] { $n } kostki
   *[other] { $n } kostek
}
marine-lies-victims-any = dowolny teren, po jednej ofierze na dwóch kaflach
marine-lies-cards = { $terrain }, karta do pozycji { $n }
marine-lies-won = możesz przejąć: { $elements }

marine-order-after = za wszystkimi twoimi pionkami
marine-order-around = za wszystkimi twoimi pionkami albo przed wszystkimi, nie pomiędzy nimi
marine-order-any = w dowolnej kolejności
marine-goes = Pionek zwykły trafia na puste pole { $order }
marine-goes-bumping = Pionek zwykły trafia na puste pole albo wypycha cudzy zwykły, { $order }
marine-ask-turn = { $side }: umieść pionek zwykły (dostępne: { $n }) albo odzyskaj wszystkie pionki. { $goes }
marine-ask-turn-special = { $side }: umieść pionek (dostępne zwykłe: { $n }; specjalne: { $special }) albo odzyskaj wszystkie pionki. { $goes }; specjalne też się liczą. Pionek specjalny trafia gdziekolwiek i może wypchnąć cudzy zwykły
marine-ask-turn-only-special = { $side }: umieść pionek specjalny ({ $special }) albo odzyskaj wszystkie pionki. Trafia gdziekolwiek i może wypchnąć cudzy zwykły
marine-ask-turn-retrieve = { $side }: nie masz dostępnych pionków, odzyskaj wszystkie
marine-ask-take = { $side }: wykonaj całą akcję albo ją pomiń. { $space }: { $plan }
marine-ask-take-idle = { $side }: pomiń akcję, teraz nie miałaby efektu: { $reason }. { $space }
marine-ask-take-trait = { $side }: wykonaj akcję cechy „{ $kind }” albo ją pomiń. Karta: { $text }
marine-ask-abundance = { $side }, Wzbogacenie: wybierz z sekcji zasób, który umieścisz na ziemi
marine-ask-put = { $side }: wybierz wolny wierzchołek dla zasobu: { $element }
marine-ask-autotrophs-smoker = { $side }, Autotrofia: usuń przy kominie hydrotermalnym zasób tego rodzaju, jaki leży w sekcji, albo wybierz zasób, który wymienisz na zasób z sekcji
marine-ask-autotrophs-geyser = { $side }, Autotrofia: usuń przy gejzerze zasób tego rodzaju, jaki leży w sekcji, albo wybierz zasób, który wymienisz na zasób z sekcji
marine-ask-swap-for = { $side }, Autotrofia: wymieniasz: { $element }. Wybierz z sekcji zasób, który zajmie to miejsce
marine-ask-devour = { $side }, po Wymieraniu: wybierz zasób, dzięki któremu twoje kostki się rozwijają; zostaje zużyty. Pozostało do wybrania: { $n }
marine-ask-depletion = { $side }, Wyjałowienie: wybierz zasób, który usuniesz z ziemi
marine-ask-adaptation = { $side }, Adaptacja: wybierz zasób, który weźmiesz
marine-ask-adapt = { $side }, Adaptacja: gdzie położyć ten zasób: { $element }?
marine-ask-speciation = { $side }, Specjacja: wybierz na ziemi zasób tego rodzaju: { $element }. Twoje kostki z puli genowej trafią na kafle wokół niego
marine-ask-speciation-any = { $side }, Specjacja: wybierz dowolny zasób na ziemi. Twoje kostki z puli genowej trafią na kafle wokół niego
marine-ask-speciate = { $side }, Specjacja: ile kostek umieszczasz na tym kaflu: { $tile }? Najwyżej { $n }, możesz też nie umieszczać żadnej
marine-ask-wanderlust = { $side }, Odkrywanie: wybierz stos, z którego bierzesz odkryty kafel
marine-face-down = { $said }. Zakryte we wszystkich trzech stosach razem: { $tiles }
marine-ask-lay = { $side }, Odkrywanie: wybierz puste pole mapy dla nowego kafla ({ $tile }); sąsiednie kafle tego rodzaju dają więcej bonusowych PZ
marine-ask-garnish = { $side }, Odkrywanie: wybierz z sekcji zasób na wierzchołek nowego kafla ({ $tile }) albo zrezygnuj
marine-ask-arrive = { $side }: ile kostek przenosisz na nowy kafel: { $from } → { $to }? Na starym kaflu masz { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}; możesz też nie przenosić żadnej
marine-ask-tectonics = { $side }, Tektonika: wybierz na krawędzi mapy kafel, na którym położysz erupcję. Z każdej gromady zostanie tam jedna kostka, pozostałe wrócą do pul genowych
marine-ask-tectonics-any = { $side }, Tektonika: połóż erupcję na dowolnym kaflu, na którym jej nie ma. Z każdej gromady zostanie tam jedna kostka, pozostałe wrócą do pul genowych
marine-ask-tectonics-kinds = { $side }, Tektonika: wybierz kafel na krawędzi mapy albo jeden z takich: { $terrains }. Położysz na nim erupcję; z każdej gromady zostanie tam jedna kostka, pozostałe wrócą do pul genowych
marine-ask-crust = { $side }, Tektonika: kafel leży na równiku ({ $tile }). Wybierz rodzaj erupcji
marine-ask-colonise = { $side }, Tektonika: trafi tu jeszcze jedna twoja kostka: { $tile }. Wybierz, skąd
marine-ask-migration = { $side }, Migracja: przenoś po jednej swoje kostki na sąsiednie kafle (pozostało ruchów: { $n }) albo skończ. Kostki już przeniesionej nie można ruszyć ponownie
marine-ask-migration-all = { $side }, Migracja: przenieś po jednej dowolną liczbę swoich kostek na sąsiednie kafle albo skończ. Kostki już przeniesionej nie można ruszyć ponownie
marine-reaching = { $said }. Dzięki karcie każda może przejść do { $n } kafli
marine-ask-competition = { $side }, Rywalizacja: wybierz kafel z twoimi kostkami ({ $terrain }). Możesz tam usunąć cudzych kostek: do { $n }
marine-ask-competition-any = { $side }, Rywalizacja: wybierz kafel z twoimi kostkami, na którym możesz usunąć jedną cudzą kostkę; potem będzie drugi kafel
marine-ask-competition-second = { $side }, Rywalizacja: wybierz drugi kafel (może być ten sam) albo zrezygnuj
marine-ask-eliminate = { $side }, Rywalizacja, { $tile }: wybierz, czyja kostka zostanie usunięta (możesz usunąć: { $n }), albo skończ
marine-ask-evolution = { $side }, Ewolucja: wybierz kafel, który zostanie podliczony ({ $terrain }). Jeśli twoje kostki nie są tam zagrożone, musisz wybrać kartę
marine-ask-choose = { $side }, Ewolucja: twoje kostki nie są tu zagrożone. Wybierz kartę z pozycji od 1 do { $n }; jej główne efekty działają teraz
marine-ask-choose-x = { $said }. X na karcie to numer jej pozycji, chyba że karta mówi inaczej
marine-ask-domination = { $side }, Dominacja: wybierz zasób, dla którego twój poziom przystosowania przewyższa znacznik dominacji. Przejmiesz jego pionek specjalny, a znacznik podniesie się do twojego poziomu
marine-ask-regress = { $side }, Regresja: tracisz po jednym żetonie: { $elements }. Możesz zachować { $n } z nich: wybierz który albo zrezygnuj
marine-ask-keep = { $side }: wybierz { $n ->
    [one] cechę, którą zachowasz
   *[other] pierwszą z { $n } cech, które zachowasz
}; nikt inny nie widzi, z czego wybierasz
marine-ask-keep-second = { $side }: wybierz drugą cechę, którą zachowasz; nikt inny nie widzi, z czego wybierasz
marine-ask-exchange = { $side }: wybierz, którą ze swoich cech oddajesz za tę, którą zachowujesz
marine-ask-draft = { $side }: wybierz cechę spośród odkrytych
marine-ask-slot = { $side }: gdzie położyć ten zasób: { $element }?
marine-ask-order = { $side }: działa teraz kilka twoich kart. Wybierz następną
marine-ask-card = { $side }: { $said } („{ $kind }”)
marine-about = { $said } – { $about }
marine-nth-of = { $n } z { $all }
marine-card-x = X = { $n }
marine-for-card = { $said } (karta „{ $kind }”)
marine-picked = { $said } – wskazano { $n }, najwyżej { $most }{ $n ->
    [0] {""}
   *[other] : { $names }
}
marine-chance-tile = Losowa ziemia: kafel na środek
marine-chance-dwindle = Zasób, który znika z ziemi
marine-chance-centre = Losowa ziemia: zasób na środek
marine-chance-mat = { $side }: zasób na planszetkę
marine-chance-elements = Zasób z czarnego woreczka: { $section }
marine-chance-markers = Znacznik terenu z czerwonego woreczka
marine-chance-reveal = Stos { $n }: odkrywa się następny kafel
marine-chance-traits = { $side }: rozdanie cechy
marine-chance-open-trait = Odkrywana jest cecha
marine-chance-trait = { $side }: losowa niewykorzystana cecha
marine-chance-card = Karta z talii trafia do rzędu
marine-chance-element = { $side }: zasób z czarnego woreczka
marine-chance-die = Rzut dla karty „{ $kind }”
marine-working = Gra toczy się dalej
marine-over = Koniec gry

marine-plan-item = { $n }) { $said }
marine-plan-targets = { $said }: { $targets }
marine-plan-many = { $said } (możliwości: { $n })
marine-plan-more = { $one }; { $more }
marine-plan-abundance = zasób z sekcji
marine-plan-put = wolny wierzchołek dla niego
marine-plan-put-new = wierzchołek nowego kafla dla niego
marine-plan-autotrophs = usuń albo wymień zasób przy erupcji
marine-plan-swap-for = przy wymianie – zasób z sekcji
marine-plan-depletion = zasób, który usuwasz
marine-plan-adaptation = zasób z sekcji
marine-plan-adapt = miejsce dla niego
marine-plan-speciation = zasób na ziemi
marine-plan-speciate = na każdy kafel wokół niego do { $n ->
    [one] { $n } kostki
   *[other] { $n } kostek
}, zależnie od terenu
marine-plan-wanderlust = odkryty kafel jednego ze stosów
marine-plan-lay = puste pole mapy dla niego
marine-plan-garnish = zasób dla niego, jeśli chcesz
marine-plan-arrive = { $side }: można tam przenieść dowolne swoje kostki z sąsiednich kafli
marine-plan-tectonics = kafel pod erupcję
marine-plan-crust = na równiku – rodzaj erupcji
marine-plan-colonise = trafia tam jeszcze jedna twoja kostka – wybierz, skąd
marine-plan-migration = do { $n ->
    [one] { $n } ruchu
   *[other] { $n } ruchów
}, możesz skończyć wcześniej
marine-plan-migration-all = dowolna liczba ruchów
marine-plan-competition = kafel z twoimi kostkami
marine-plan-second-competition = drugi kafel, jeśli chcesz
marine-plan-eliminate = usuń na nim do { $n ->
    [one] { $n } kostki
   *[other] { $n } kostek
}
marine-plan-evolution = kafel, który podlicza się dla wszystkich
marine-plan-choose = jeśli twoje kostki nie są tam zagrożone – karta
marine-plan-domination = zasób
marine-then-protect = kostka z puli genowej trafia na wolny kwadrat: przy najbliższej regresji nic nie tracisz
marine-then-slot = trafia on na wolne miejsce
marine-then-bonus = zdobywasz bonusowe PZ za nowy kafel i sąsiednie kafle tego rodzaju
marine-then-extra-turn = masz jeszcze jedną turę
marine-then-vent = zdobywasz bonusowe PZ za tę erupcję i sąsiednie
marine-then-lifted = z każdej gromady zostaje tam jedna kostka, pozostałe wracają do pul genowych
marine-then-cube = trafia tam jeszcze jedna twoja kostka, jeśli jest
marine-then-card = karta działa, a do rzędu trafia następna

marine-do-die = wypadło { $n }
marine-do-place = { $pawn } → { $space }
    .short = { $pawn }
marine-do-bump = { $said }, wypycha pionek: { $animal }
    .short = { $said-short }, wypycha pionek: { $animal }
marine-do-endangered = { $said } (tam będą zagrożone)
marine-do-place-late = { $said } – potem { $spaces ->
    [0] nie zostaje żadne pole
    [one] zostaje tylko { $spaces } pole
    [few] zostają tylko { $spaces } pola
   *[other] zostaje tylko { $spaces } pól
} na { $n ->
    [one] twój drugi pionek zwykły
    [few] twoje { $n } pozostałe pionki zwykłe
   *[other] twoje { $n } pozostałych pionków zwykłych
}
    .short = { $said-short } – potem wolnych pól: { $spaces }
marine-do-idle = { $said } – teraz bez efektu: { $reason }
    .short = { $said-short } – teraz bez efektu: { $reason }
marine-do-retrieve = odzyskaj wszystkie pionki
marine-do-take = wykonaj akcję
marine-do-skip = pomiń akcję
marine-do-domination = { $element }: masz { $value }, znacznik dominacji na { $target }
marine-do-remove = usuń: { $element } – { $tiles }
marine-do-swap = wymień: { $element } – { $tiles }
marine-do-on-mat = na wolne miejsce planszetki
marine-do-on-trait = na wolne miejsce cechy
marine-do-replace = zamiast własnego zasobu: { $element }
marine-do-cubes = { $n ->
    [0] ani jednej kostki
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
marine-do-stack = stos { $n }: { $tile }
marine-do-lay = { $cell }, obok { $tiles }; bonusowe PZ: { $n }
marine-do-vent = { $tile }; bonusowe PZ: { $n }
marine-do-score = { $tile }: { $points }
marine-do-tokens = { $tile }: żetonów { $n }
marine-do-score-nobody = { $tile }: nikogo tam nie ma
marine-do-nothing-changes = { $said } (nic się nie zmieni)
marine-do-same-mat = { $said } (planszetka się nie zmieni, ale żeton zniknie z sekcji)
marine-do-score-thriving = { $said } – twoje kostki nie są zagrożone
marine-do-smoker = komin hydrotermalny
marine-do-geyser = gejzer
marine-do-from-pool = z puli genowej (w puli: { $n })
marine-do-from-box = usunięta kostka (takich: { $n })
marine-do-move = { $from } → { $to }
marine-do-eliminate = { $animal } (na kaflu: { $n })
marine-do-slot = pozycja { $n }: { $kind }
marine-do-stay = koniec ruchów
marine-do-no-element = bez zasobu
marine-do-no-tile = bez drugiego kafla
marine-do-enough = wystarczy

marine-log-began = Środek: { $terrain } { $cell }
marine-log-filled = { $section }: przybywa zasób – { $element }
marine-log-drew = { $side }: z woreczka – { $element }
marine-log-marked = { $section }: przybywa znacznik terenu – { $terrain }
marine-log-revealed = Stos { $n } pokazuje kafel: { $terrain }
marine-log-dealt = { $side }: rozdano cechę
marine-log-dealt-trait = { $side }: rozdano cechę – { $kind }
marine-log-laid-open = Odkryta cecha: { $kind }
marine-log-kept = { $side } wybierają
marine-log-kept-traits = { $side } zachowują: { $kinds }
marine-log-got-trait = { $side }: nowa cecha – { $kind }
marine-log-copied-trait = { $side }: kopia cechy – { $kind }
marine-log-lost-trait = { $side }: utracona cecha – { $kind }
marine-log-lost-copy = { $side }: utracona kopia – { $kind }
marine-log-appeared = Do rzędu trafia „{ $kind }”
marine-log-round = Zaczyna się runda { $n }
marine-log-placed = { $side }: { $pawn } – { $space }
marine-log-bumped = Wypchnięty wraca do tego, kto go kontroluje: { $pawn }
marine-log-bumped-of = { $side }: { $pawn } wypchnięty, wraca do właściciela
marine-log-skipped = { $side }: akcja pominięta – { $space }
marine-log-idle = { $side }: akcja nie ma efektu – { $space }
marine-log-unused = { $side }: akcja niczego nie zmieniła – { $space }
marine-log-retrieved = { $side }: odzyskiwanie, wszystkie pionki wracają
marine-log-retrieved-forced = { $side }: żadnego pionka nie da się umieścić – wymuszone odzyskiwanie, wszystkie pionki wracają
marine-log-pawns-back = { $side }: wszystkie pionki wracają, ale to nie odzyskiwanie
marine-log-put = Z woreczka na ziemię, { $corner }: { $element }
marine-log-put-from = Z sekcji „{ $section }” na ziemię, { $corner }: { $element }
marine-log-redrawn = { $side }: nie ma żadnego własnego zasobu, wszystkie sześć wraca do woreczka i losuje się je od nowa
marine-log-dwindled = Po Wymieraniu przepada, { $corner }: { $element }
marine-log-used-up = { $side }: zużyto na { $corner } – { $element }
marine-log-removed = Usunięto z ziemi, { $corner }: { $element }
marine-log-shifted = { $from } → { $to }: { $element }
marine-log-swapped = Wymiana z sekcją „{ $section }”, { $corner }: { $old } → { $element }
marine-log-adapted = { $side }: wymiana z ziemią, { $corner } – z ziemi: { $old }, na ziemię: { $element }
marine-log-took = { $side }: z sekcji „{ $section }” – { $element }
marine-log-took-for = { $side }: z sekcji „{ $section }” – { $element } (zamiast żetonu: { $old })
marine-log-lost = { $side }: utracony zasób – { $element }
marine-log-emptied = { $section }: do woreczka – { $element }
marine-log-slid = { $from } → { $to }: { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
marine-log-protected = { $side }: kostka trafia na kwadrat regresji
marine-log-unprotected = { $side }: z regresji do puli genowej { $n ->
    [one] wraca { $n } kostka
    [few] wracają { $n } kostki
   *[many] wraca { $n } kostek
}
marine-log-spread = { $side }: +{ $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
} na { $cell }
marine-log-revived = { $side }: usunięta kostka trafia na { $cell }
marine-log-moved = { $side }: { $from } → { $to }, { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
marine-log-eliminated = { $side }: na { $cell } usunięto { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
marine-log-returned = { $side }: z { $cell } do puli genowej { $n ->
    [one] wraca { $n } kostka
    [few] wracają { $n } kostki
   *[many] wraca { $n } kostek
}
marine-log-took-tile = { $side }: kafel ze stosu { $n } – { $terrain }
marine-log-laid = { $side }: nowy kafel – { $terrain } { $cell }
marine-log-vented = { $side }: nowa erupcja – { $kind } { $cell }
marine-log-scored = PZ za kafel: { $terrain } { $cell }
marine-log-scored-nothing = Nikt nie zdobywa PZ za { $n ->
    [one] kafel
   *[other] kafle
}: { $cells }
marine-log-points = { $side }: +{ $n } PZ – { $why }
marine-log-points-lost = { $side }: −{ $n } PZ – { $why }
marine-log-chose = { $side } biorą kartę „{ $kind }” (pozycja { $n })
marine-log-discarded = „{ $kind }” trafia na stos odrzuconych
marine-log-dominated = { $side }: kontrola nad pionkiem specjalnym ({ $element }); znacznik dominacji na { $n }
marine-log-dominated-from = { $side }: kontrola nad pionkiem specjalnym ({ $element }), tracą ją { $other }; znacznik dominacji na { $n }
marine-log-pawn-more = { $side }: jeszcze jeden pionek zwykły („{ $kind }”)
marine-log-survival-card = { $side } przejmują kartę Przetrwanie
marine-log-survival-card-none = Karta Przetrwanie jest teraz niczyja
marine-log-extinction = Wymieranie: zagrożone gatunki są usuwane
marine-log-unharmed = Nie ma zagrożonych gatunków, żadna kostka nie jest usuwana
marine-log-survival = Przetrwanie: PZ za kafle erupcji zdobywa posiadacz karty – { $side }
marine-log-survival-nobody = Przetrwanie: karta jest niczyja, nikt nie zdobywa PZ
marine-log-reseed = Rozkładanie
marine-log-ending = Gra skończy się z tą rundą
marine-log-ending-quiet = Gra skończy się z tą rundą: od { $n } rund nikt nie wybrał karty
marine-log-markers-back = Znaczniki terenu wracają do czerwonego woreczka: { $n }
marine-log-extra-turn = { $side }: jeszcze jedna tura
marine-log-acted = { $side }: działa „{ $kind }”
marine-log-acted-itself = Działa „{ $kind }”
marine-log-played = { $side }: rozpatrywana karta „{ $kind }” (X = { $n })
marine-log-no-effect = „{ $kind }” nie ma efektu
marine-log-thrives-by = { $side }: kostki na { $cells } nie są zagrożone („{ $kind }”)
marine-log-points-more = „{ $kind }”: o { $n } PZ więcej – { $side }
marine-log-points-fewer = { $side } dostaną o { $n } PZ mniej („{ $kind }”)
marine-log-reaches = „{ $kind }”: kostka idzie dalej niż na sąsiedni kafel ({ $side })
marine-log-may-bump = „{ $kind }”: pionek zwykły może wypchnąć cudzy ({ $side })
marine-log-free-order = „{ $kind }”: pionek zwykły może stanąć przed wszystkimi własnymi ({ $side })
marine-log-limit = „{ $kind }” ({ $side }): na { $cell } kostek najwyżej { $n }
marine-log-keeps = „{ $kind }”: żeton zachowany ({ $side }) – { $element }
marine-log-keeps-all = „{ $kind }”: żaden żeton nie przepada ({ $side })
marine-log-may-vent = „{ $kind }”: można wybrać kafel nie na krawędzi ({ $side })
marine-log-struck = „{ $kind }”: uderzenie w kafel { $terrain } { $cell }
marine-log-struck-sparing = „{ $kind }”: uderzenie w kafel { $terrain } { $cell }, przetrwały tam: { $side } { $n }
marine-log-die-rolled = „{ $kind }”: wypadło { $n }
marine-log-total = { $side }: razem { $n } PZ
marine-log-counted = { $side } + { $other }: liczy się niższy wynik – { $n } PZ
marine-log-tie = Remis: wyżej w łańcuchu pokarmowym są { $side }, niżej { $other }
marine-log-over = Koniec gry
marine-log-card-failed = Karta „{ $kind }” zawiodła i jej efekt cofnięto: { $fault }

marine-for-place = { $n }. miejsce, { $cell }
marine-for-tile = kafel { $cell }
marine-for-bonus = bonusowe PZ za { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}
marine-for-survival = Przetrwanie, kafli erupcji: { $n }
marine-for-target = znacznik dominacji: { $element }
marine-for-middle = środek losowej ziemi
marine-from-tiles = punktowane kafle
marine-from-bonus = bonusowe PZ za nowe kafle
marine-from-survival = przetrwanie
marine-from-targets = znaczniki dominacji
marine-pays = { $points }
marine-part-place = { $n }. miejsce: { $animal }, { $points } PZ
marine-part-tie = tyle samo kostek: wyższe miejsce ma ten, kto stoi wyżej w łańcuchu pokarmowym
marine-part-but-endangered = { $said }; zagrożone
marine-part-in-action = { $said }; w akcji Ewolucja teraz { $points }
marine-part-printed = nadrukowane, nie można ich stracić: { $elements }
marine-part-tokens = żetony: { $elements }
marine-part-free = wolne pola: { $n }
marine-part-thrives = nie są zagrożone: { $element } przy kaflu i na planszetce
marine-part-thrives-by = nie są zagrożone: { $kind }
marine-part-endangered = zagrożone: żaden ich zasób nie styka się z kaflem
marine-part-domination = { $animal }: kafle { $tiles } × zasoby { $elements } = { $value }

marine-fact-evolution = karta Ewolucji
marine-fact-trait = cecha
marine-fact-extinction = po odkryciu wywołuje Wymieranie ({ $source })
marine-fact-survival = po odkryciu wywołuje Przetrwanie ({ $source })
marine-fact-survival-card = jedyna karta Przetrwanie
marine-fact-no-events = nie wywołuje wydarzeń ({ $source })
marine-fact-x = X wynosi { $x } ({ $source })
marine-fact-x-slot = X to numer pozycji karty ({ $source })
marine-with-x = X = { $n }. { $text }
marine-with-second = { $text } { $second }
marine-fact-second = efekt dodatkowy: koniec tekstu ({ $source })
marine-fact-second-unknown = efekt dodatkowy: nieznany
marine-fact-slots = dodatkowe miejsca na zasoby: { $n }
marine-fact-prints = liczy się jak nadrukowane na planszetce: { $elements }
marine-fact-last = zawsze wśród ostatnich pięciu kart
marine-fact-unless-two = można ją wyłączyć, gdy każdy zachowuje dwie cechy

-marine-as-edition = jak w wydaniu
marine-preset-first-game = Krótsza rozgrywka z instrukcji: odpada 15 kart Ewolucji zamiast 10.
    .title = Pierwsza gra
marine-preset-phalanx2023 = Zasady jak w wydaniu Phalanx tam, gdzie różni się od wydania GMT z 2021.
    .title = Phalanx, 2023
marine-preset-another-earth = Losowe kafle pośrodku i planszetki z losowymi zasobami: żadne dwie gry nie zaczynają się tak samo.
    .title = Inna Ziemia
marine-preset-superheroes = Po dwie cechy na zwierzę, bez Egzaptacji, jak radzi instrukcja, i cała talia: długa gra dla tych, którzy znają karty.
    .title = Superbohaterowie
marine-preset-tournament = Cechy nie są rozdawane, tylko wybierane po kolei spośród odkrytych, jak na turnieju w 2022 roku. Tam wybierano tak także zwierzęta: tu każdy wybiera zwierzę razem z miejscem.
    .title = Turniej

marine-option-edition = Zasady wydania GMT z 2021 roku albo, tam gdzie się różnią, wydania Phalanx z 2023 roku. Za wydaniem idą wszystkie opcje „{ -marine-as-edition }”.
    .title = Wydanie
    .gmt2021 = GMT, 2021
    .phalanx2023 = Phalanx, 2023
marine-option-animals = Które gromady grają: tyle, ilu jest graczy, od dołu łańcucha pokarmowego, albo dokładnie wymienione.
    .title = Gromady w grze
    .seats = od dołu łańcucha pokarmowego
    .crustaceans-fishes = skorupiaki, ryby
    .crustaceans-cephalopods = skorupiaki, głowonogi
    .crustaceans-reptiles = skorupiaki, gady
    .fishes-cephalopods = ryby, głowonogi
    .fishes-reptiles = ryby, gady
    .cephalopods-reptiles = głowonogi, gady
    .crustaceans-fishes-cephalopods = skorupiaki, ryby, głowonogi
    .crustaceans-fishes-reptiles = skorupiaki, ryby, gady
    .crustaceans-cephalopods-reptiles = skorupiaki, głowonogi, gady
    .fishes-cephalopods-reptiles = ryby, głowonogi, gady
marine-option-two-animals = Dla dwóch graczy: każdy prowadzi dwie gromady, a liczy się niższy z dwóch wyników. Opcja określa, kto prowadzi które gromady, w kolejności tur: skrajne i środkowe, co druga albo dolne i górne.
    .title = Po dwie gromady na gracza
    .outer-inner = skrajne i środkowe
    .alternating = co druga
    .halves = dolne i górne
marine-option-earth = Środek ziemi jak nadrukowany albo losowe kafle i zasoby.
    .title = Środek ziemi
    .printed = jak nadrukowany
    .random = losowy
marine-option-mats = Planszetki z nadrukowanymi zasobami albo druga strona z losowymi.
    .title = Planszetki
    .printed = z nadrukowanymi zasobami
    .alternative = druga strona, zasoby losowe
marine-option-superheroes = Każdy zachowuje jedną cechę (nie) albo dwie (tak); Egzaptację można wyłączyć, bo obok drugiej cechy jest za silna.
    .title = Superbohaterowie
    .without-exaptation = tak, bez Egzaptacji
marine-option-traits = Skąd zwierzęta mają pierwsze cechy: każde dostaje potajemnie trzy do wyboru albo cechy wybiera się po kolei: odkrywa się o dwie więcej, niż trzeba, a pierwszy wybiera ostatni w kolejności tury. Takiego draftu nie ma w instrukcji; był na turnieju w 2022 roku, a kto wybiera pierwszy, to założenie.
    .title = Pierwsze cechy
    .dealt = rozdane potajemnie
    .draft = otwarty draft
marine-option-length = Ile kart Ewolucji odpada: 10 (zwykła), 15 (krótsza), 5 (dłuższa) albo żadna (epicka).
    .title = Długość rozgrywki
    .standard = zwykła
    .quick = krótsza
    .long = dłuższa
    .epic = epicka
marine-option-bonus-table = Bonusowe PZ rosną do sześciu kafli (21 PZ) albo do dziewięciu (45 PZ).
    .title = Tabela bonusowych PZ
    .edition = { -marine-as-edition }
    .to-six = do sześciu kafli
    .to-nine = do dziewięciu kafli
marine-option-element-tokens = Ile jest żetonów każdego zasobu: 19 albo 17.
    .title = Żetony każdego zasobu
    .edition = { -marine-as-edition }
marine-option-land-first = PZ za pierwsze miejsce na lądzie: 8 albo 3, jak w jednym z wydań.
    .title = PZ za pierwsze miejsce na lądzie
marine-option-voracious-predator = Ofiary Zachłannego drapieżnika tylko na kaflach z własnymi kostkami albo gdziekolwiek.
    .title = Ofiary Zachłannego drapieżnika
    .edition = { -marine-as-edition }
    .own-tiles = tylko na kaflach z własnymi kostkami
    .anywhere = gdziekolwiek
marine-option-resilience = Odporność chroni przed regresją jeden zasób albo wszystkie.
    .title = Odporność chroni
    .edition = { -marine-as-edition }
    .one-token = jeden zasób
    .full = wszystkie zasoby
marine-option-phenotypic-plasticity = Miejsca Plastyczności fenotypowej są zwykłe albo to, co tam leży, liczy się jak nadrukowane.
    .title = Miejsca Plastyczności fenotypowej
    .edition = { -marine-as-edition }
    .slots = zwykłe
    .printed = liczą się jak nadrukowane
marine-option-monotypic-habitat = Siedlisko monotypowe daje bonusowe PZ według tabeli albo po 1 PZ za kafel.
    .title = Siedlisko monotypowe daje
    .table = bonusowe PZ według tabeli
    .one-each = po jednym za kafel
marine-option-marine-snow = Śnieg morski podlicza tylko kominy hydrotermalne albo wszystkie kafle erupcji.
    .title = Śnieg morski podlicza
    .smokers = tylko kominy hydrotermalne
    .all-vents = wszystkie kafle erupcji
marine-option-fecundity = Plenność pozwala umieścić kostkę na każdym własnym kaflu albo to nakazuje.
    .title = Plenność
    .edition = { -marine-as-edition }
    .may = pozwala umieszczać kostki
    .must = nakazuje umieszczać kostki
marine-option-exaptation-ends = Egzaptacja traci kopię po akcji, w której pula genowa stała się dość mała, albo od razu.
    .title = Egzaptacja traci kopię
    .edition = { -marine-as-edition }
    .after-action = po akcji
    .at-once = od razu
marine-option-benthic-pawn = Pionek na polu Zwierząt bentosowych nie wpływa na kolejność pionków albo pole to liczy się jako ostatnie.
    .title = Pionek na polu Zwierząt bentosowych
    .apart = poza kolejnością pionków
    .last = za wszystkimi polami
marine-option-solar-radiation = Dopóki Promieniowanie słoneczne leży w rzędzie, kafle dają mniej PZ przez całą akcję Ewolucja, także z zagranej w niej karty, albo mniej daje tylko kafel samej akcji.
    .title = Promieniowanie słoneczne w rzędzie
    .whole-action = cała akcja Ewolucja
    .scored-tile = tylko kafel akcji
marine-option-domination-spaces = Gdy gracz ma dwie gromady: pola Dominacji są otwarte jak dla gromad w grze albo jak dla graczy.
    .title = Pola Dominacji
    .animals = jak dla gromad
    .players = jak dla graczy
marine-option-adaptation-special = Specjalne pole adaptacji bierze zasób z sekcji albo dowolny z woreczka.
    .title = Specjalne pole adaptacji
    .section = zasób z sekcji
    .bag = dowolny z woreczka
marine-option-new-card = Nowa karta w rzędzie działa przed swoimi wydarzeniami albo po nich.
    .title = Nowa karta w rzędzie
    .effect-first = działa przed swoimi wydarzeniami
    .events-first = działa po swoich wydarzeniach
marine-option-last-reseed = Ostatnia runda kończy się od razu albo z Rozkładaniem przed końcowym punktowaniem.
    .title = Rozkładanie w ostatniej rundzie
marine-option-migration-values = Liczby kostek na zwykłych polach migracji, od lewej.
    .title = Kostki na polach migracji
    .v1-3-5 = 1, 3, 5
    .v5-3-1 = 5, 3, 1
marine-option-competition-values = Liczby ofiar na zwykłych polach rywalizacji, od lewej.
    .title = Ofiary na polach rywalizacji
    .v1-2-3 = 1, 2, 3
    .v3-2-1 = 3, 2, 1
marine-option-rest-ends = Gra kończy się także, gdy przez tyle rund z rzędu nikt nie wybrał karty: 20 albo 250, czyli prawie nigdy.
    .title = Rund bez kart do końca gry
marine-option-elements = Co się dzieje z zasobami, dzięki którym kostki się rozwijają. Jak w instrukcji: zostają. Zjadane: po śmierciach w Wymieraniu każde zwierzę usuwa za każde pełne pięć kostek rozwijających się dzięki zasobom jeden taki zasób. Tracone: tyle samo zasobów znika z ziemi losowo.
    .title = Zasoby po Wymieraniu
    .printed = zostają, jak w instrukcji
    .eaten = zjadają je ci, którzy się rozwijają
    .lost = tyle samo przepada losowo

marine-rules-placing = Umieszczenie pionka
marine-rules-card = Rozpatrywanie karty Ewolucji
marine-rules-actions = Akcje
marine-why-closed = przy tylu gromadach to pole jest zamknięte
marine-why-special-space = to pole jest tylko dla pionków specjalnych
marine-why-own-pawn = stoi tam twój pionek
marine-why-special-pawn = stoi tam pionek specjalny
marine-why-occupied = pionek zwykły nie wypycha innego
marine-why-not-after = pionek zwykły musi stanąć za wszystkimi twoimi pionkami
marine-why-in-between = pionek zwykły musi stanąć za wszystkimi twoimi pionkami albo przed nimi wszystkimi, nie pomiędzy nimi
marine-why-section-empty = w sekcji nie ma zasobów
marine-why-no-corner = nie ma wolnego wierzchołka
marine-why-corner-taken = leży tam już żeton
marine-why-no-element-at-vents = przy takich kaflach erupcji nie ma zasobów
marine-why-no-such-element = na ziemi nie ma takiego zasobu
marine-why-no-token = przy tym polu nie ma zasobu
marine-why-no-slot = nie ma na to wolnego miejsca
marine-why-squares-full = oba kwadraty są zajęte
marine-why-pool-empty = twoja pula genowa jest pusta
marine-why-no-tiles = stosy są puste
marine-why-no-vents = wszystkie kafle erupcji są na ziemi
marine-why-no-tile = nie ma na to kafla
marine-why-has-vent = jest tam już kafel erupcji
marine-why-not-at-edge = ten kafel nie leży na krawędzi
marine-why-nobody-migrates = żadna twoja kostka nie może się ruszyć
marine-why-no-arena = nie ma takiego kafla z twoimi i cudzymi kostkami
marine-why-other-terrain = to inny teren
marine-why-not-there = nie masz tam kostki
marine-why-no-opponent = nie ma tam innych gromad
marine-why-no-such-tile = nie ma kafla tego terenu
marine-why-nobody-on-such = na takich kaflach nikogo nie ma
marine-why-nobody-there = nikogo tam nie ma
marine-why-slot-too-high = z tego pola sięga się najwyżej do pozycji { $slots }
marine-why-no-card = nie ma tam karty
marine-why-dominates-nothing = żaden twój poziom nie przewyższa znacznika dominacji
marine-why-value-too-small = twój poziom musi przewyższać znacznik dominacji

# Scena
marine-setup-round = Przygotowanie
marine-round = Runda { $n }
marine-turn-of = · tura: { $animal }
marine-last-round = · ostatnia runda
marine-earth = Ziemia
marine-tile-mark = { $cell } { $mark }
marine-corner = wierzchołek: { $corner }
marine-endangered = !
marine-crustaceans-mark = Sk
marine-fishes-mark = Ry
marine-cephalopods-mark = Gł
marine-reptiles-mark = Ga
marine-algae-mark = al
marine-gastropods-mark = śl
marine-worms-mark = be
marine-plankton-mark = pl
marine-sponges-mark = gą
marine-sun-mark = sł
marine-land-mark = ląd
marine-kelp-forest-mark = wodor
marine-coral-reef-mark = rafa
marine-seamount-mark = góra
marine-seagrass-meadow-mark = łąka
marine-sand-plain-mark = równ
marine-open-ocean-mark = ocean
marine-smoker-mark = hydro
marine-geyser-mark = geo
marine-vent-mark = erup
marine-counted-mark = { $mark } { "" }
marine-display = Obszar akcji
marine-nth-space = { $n })
marine-special-space = { $n }*)
marine-prints = { "" } ×{ $n }
marine-prints-all = { "" } wszystkie
marine-prints-two = { "" } ×1+1
marine-prints-vent = { "" } { $mark }
marine-prints-closed = { "" } zamk.
marine-pawn-mark = <{ $mark }>
marine-special-mark = <{ $mark }*{ $element }>
marine-food-chain = Łańcuch pokarmowy, od góry:
marine-has-retrieved = (pionki wróciły)
marine-survival-of = { $kind }: { $animal }
marine-survival-nobody = { $kind }: niczyja
marine-targets = Pionki specjalne, znaczniki dominacji:
marine-controlled = ({ $animal })
marine-stacks = Stosy kafli
marine-stack = stos { $n } ({ $tile })
marine-face-down-stack = stos { $n }
marine-empty-stack = stos { $n }: pusty
marine-vents-left = zostało kafli erupcji
# $tile
marine-in-hand = nowy kafel: { $tile }
marine-unused-traits = niewykorzystane cechy
marine-open-traits = odkryte cechy do wyboru
marine-bags = Woreczki
marine-element-bag = zasoby
marine-marker-bag = znaczniki terenu
marine-row = Karty Ewolucji
marine-in-slot = { $n }. { $kind }
marine-part-extinction = karta z tym symbolem wywołuje Wymieranie tylko raz: w chwili, gdy trafia do rzędu; leżąc w nim, już go nie wywołuje
marine-part-survival = karta z tym symbolem wywołuje Przetrwanie tylko raz: w chwili, gdy trafia do rzędu; leżąc w nim, już go nie wywołuje
marine-symbol-extinction = (wymieranie)
marine-symbol-survival = (przetrwanie)
marine-discard = odrzucone
marine-deck = talia
marine-among-the-last = (wśród ostatnich pięciu)
marine-mat = { $animal } ({ $mark })
marine-points = PZ
marine-gene-pool = pula genowa
marine-eliminated = usunięte
marine-pawns = pionki: { $n } z { $all }
marine-elements = zasoby
marine-printed = ({ $mark })
marine-free-slots = +{ $n } woln.
marine-copied = (kopia)
marine-chosen = (wybrana)
marine-dealt-traits = cechy do wyboru ({ $n })
marine-kept-traits = wybrane cechy, zakryte ({ $n })

## Co instrukcja mówi o pokarmie, obok innych gier

marine-food-rules = Pokarm to miejsce: zasób żywi wszystkich wokół, dopóki leży, ale tylko tych, którym odpowiada.
    .comes = Zasoby leżą na wierzchołkach kafli; na początku jest ich 6, wokół rafy pośrodku. Kolejne kładą gracze akcjami Wzbogacenie, Odkrywanie i Autotrofia – z tych, które wylosowano z woreczka na obszar akcji.
    .eats = Niczego się nie zjada. Zasób żywi na kaflach wokół siebie kostki wszystkich gromad, które mają jego rodzaj na planszetce; co wykorzystuje jedna, tego nie ubywa drugiej.
    .needs = Jeden pasujący zasób przy kaflu starcza wszystkim kostkom gromady, które tam są; więcej nie znaczy lepiej. Gromada ma nadrukowane trzy zasoby dwóch rodzajów, a kolejne zdobywa Adaptacją.
    .kills = Kostki bez pasującego zasobu są zagrożone; giną przy najbliższym Wymieraniu, które przynoszą karty Ewolucji i które następuje jeszcze raz na końcu gry. Rywalizacja i niektóre karty usuwają cudze kostki, bez względu na to, czy mają pokarm.
    .left = Usunięte kostki trafiają do pudełka i nie zostawiają pokarmu. Usunięte zasoby wracają do woreczka.
    .stored = Pokarmu się nie przechowuje. Gromada ma zasoby na planszetce i od nich zależy, gdzie może żyć; przy Rozkładaniu Regresja odbiera część z nich tym, którzy nie mają tam kostki.
    .taken = Pokarmu nie da się ukraść, ale Wyjałowienie i Autotrofia mogą go zabrać wszystkim naraz. Rywalizacja usuwa z kafla cudze kostki, lecz nikogo nie żywi.
    .displaced = Gdzie Tektonika kładzie erupcję, zostaje po jednej kostce każdej gromady, a pozostałe wracają do pul genowych. Wędrówki zwierząt pozwalają przenieść z kafla wszystkie kostki, swoje i cudze.
    .scores = Kafle – według tego, kto ma tam najwięcej kostek, gdy podlicza je Ewolucja; bonusowe PZ za nowe kafle i erupcje oraz za większość na erupcjach przy Przetrwaniu; karty. Na końcu jeszcze raz każdy kafel i zasoby, w których gromada dominuje.
    .ends = Na końcu rundy, w której zagrano Asteroidę, gdy wszyscy odzyskali pionki: jeszcze jedno Wymieranie, Przetrwanie i końcowe punktowanie.
    .decides = Które akcje wykonać pionkami; gdzie pojawią się i znikną zasoby; do czego się przystosować; gdzie rozmieścić i przenieść kostki; kogo wyprzeć; którą kartę wybrać.

# The sections of the rules page that say so, by their number or their title.
marine-food-sections =
    .comes = 2
    .eats = 5.4
    .needs = 4
    .kills = 8.1
    .left = 5.7
    .stored = 8.3
    .taken = 5.3
    .displaced = 5.3
    .scores = 5.5
    .ends = 8.4
    .decides = 5.2

## Co o pudełku mówi jego właściciel

marine-box-main = efekt główny
marine-box-x = X w efekcie głównym
marine-box-x-is = { $x ->
    [slot] numer pozycji
   *[other] { $x }
}
marine-box-events = symbole wydarzeń
marine-box-second = efekt dodatkowy
marine-box-extinction = Wymieranie
marine-box-survival = Przetrwanie

## Z czego składa się ocena

marine-value-points = punkty zwycięstwa
marine-value-tiles = dochód z kafli
marine-value-pawns = wolne pionki
marine-value-elements = własne zasoby i takie same zasoby na ziemi
marine-value-regression = zasoby bezpieczne przed Regresją
marine-value-pool = kostki w puli genowej
marine-value-special-pawns = pionki specjalne
marine-value-reach = pionki specjalne do przejęcia
marine-value-survival = karta Przetrwania
marine-value-tile-in-hand = kafel do wyłożenia
