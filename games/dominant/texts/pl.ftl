# Dominant Species. Wszystkie teksty własne.
dominant = Dominant Species
dominant-summary = Nadchodzi epoka lodowcowa: zwierzęta zasiedlają rosnącą ziemię, przystosowują się i rywalizują; wygrywa ten, kto ma najwięcej punktów zwycięstwa, gdy ktoś weźmie Epokę lodowcową.

dominant-insects = Owady
dominant-arachnids = Pajęczaki
dominant-amphibians = Płazy
dominant-birds = Ptaki
dominant-reptiles = Gady
dominant-mammals = Ssaki
dominant-grass = trawa
dominant-grub = larwy
dominant-meat = mięso
dominant-seed = nasiona
dominant-sun = słońce
dominant-water = woda
dominant-sea = Morze
    .abbr = Mo
dominant-wetland = Mokradło
    .abbr = Mk
dominant-savannah = Sawanna
    .abbr = Sa
dominant-jungle = Dżungla
    .abbr = Dż
dominant-forest = Las
    .abbr = La
dominant-desert = Pustynia
    .abbr = Pu
dominant-mountain = Góry
    .abbr = Gó
dominant-tundra = Tundra
    .abbr = Tu
dominant-initiative = Inicjatywa
dominant-adaptation = Adaptacja
dominant-regression = Regresja
dominant-abundance = Wzbogacenie
dominant-wasteland = Pustkowie
dominant-depletion = Wyjałowienie
dominant-glaciation = Zlodowacenie
dominant-speciation = Specjacja
dominant-wanderlust = Odkrywanie
dominant-migration = Migracja
dominant-competition = Rywalizacja
dominant-domination = Dominacja
dominant-setup-phase = Przygotowanie
dominant-planning = Planowanie
dominant-execution = Wykonanie
dominant-reset = Porządkowanie
dominant-nothing = nic
dominant-list = { $one }, { $more }
dominant-counted = { $said } ×{ $n }
dominant-tile = { $terrain } { $cell }
dominant-empty-cell = { $cell }
dominant-crowded = { $tile } (kostki: własne { $own }, cudze { $others })
dominant-limited = { $tile } do { $n }
dominant-at-element = { $element } – { $tiles }
dominant-corner-of = { $one } + { $more }
dominant-to-wind = { $tile } ({ $wind })
dominant-upper-right = u góry po prawej
dominant-right = po prawej
dominant-lower-right = u dołu po prawej
dominant-lower-left = u dołu po lewej
dominant-left = po lewej
dominant-upper-left = u góry po lewej
dominant-paying = { $animal } { $n }
dominant-space = { $section }, pole { $nth }
dominant-space-with = { $space } ({ $lies })
dominant-lies-none = puste
dominant-lies-initiative = krok do przodu, chyba że jesteś już na początku; potem ten pionek trafia na inne pole
dominant-lies-glaciation = kafel obok tundry zamarza; zostało kafli tundry: { $n }
dominant-lies-queue = czeka; na końcu rundy może przejść o jedno pole w lewo
dominant-lies-leftmost = działa, jeśli to skrajny lewy pionek; zostało kafli tundry: { $n }
dominant-lies-on-earth = { $element }, na ziemi: { $n }
dominant-lies-migrants = do { $n ->
    [one] { $n } kostki
   *[other] { $n } kostek
}
dominant-lies-arena = po jednej ofierze na jednym kaflu każdego rodzaju: { $terrains }

dominant-ask-plan = { $side }: umieść pionek na dowolnym wolnym polu (dostępne pionki: { $n }). Akcje wykonuje się później, z góry na dół i od lewej do prawej
dominant-ask-initiative = { $side }, Inicjatywa: zamieniasz się miejscami z gromadą, która jest przed tobą ({ $other })? Liczy się to od następnego planowania. Potem umieszczasz ten pionek jeszcze raz
dominant-ask-replace = { $side }: umieść pionek na wolnym polu
dominant-ask-adaptation = { $side }, Adaptacja: wybierz zasób, który bierzesz, albo zrezygnuj
dominant-ask-regression = { $side }, Regresja: wybierz rodzaj zasobu, którego w tej rundzie nie tracisz, albo zrezygnuj
dominant-ask-abundance = { $side }, Wzbogacenie: wybierz zasób, który umieścisz na ziemi, albo zrezygnuj
dominant-ask-put = { $side }: wybierz wolny wierzchołek dla zasobu: { $element }
dominant-ask-wasteland = { $side }, Pustkowie: wybierz z rzędu zasób, który wraca do woreczka, albo zrezygnuj. Potem obok tundry znika każdy zasób, którego rodzaj został w rzędzie
dominant-ask-depletion = { $side }, Wyjałowienie: wybierz zasób, który usuniesz z ziemi, albo zrezygnuj
dominant-ask-glaciation = { $side }, Zlodowacenie: wybierz obok tundry kafel, który stanie się tundrą, albo zrezygnuj. Z każdej gromady zostanie tam jedna kostka, pozostałe wrócą do pul genowych
dominant-ask-glaciation-must = { $side }, Zlodowacenie: wybierz obok tundry kafel, który stanie się tundrą. Z każdej gromady zostanie tam jedna kostka, pozostałe wrócą do pul genowych
dominant-ask-speciation = { $side }, Specjacja: wybierz na ziemi zasób tego rodzaju ({ $element }) albo zrezygnuj. Twoje kostki z puli genowej trafią na kafle wokół niego
dominant-ask-speciate = { $side }, Specjacja: ile kostek umieszczasz na tym kaflu: { $tile }? Najwyżej { $n }, możesz też nie umieszczać żadnej
dominant-ask-spawn = { $side }, Specjacja: możesz umieścić jedną kostkę z puli genowej na dowolnym kaflu
dominant-ask-wanderlust = { $side }, Odkrywanie: wybierz stos, z którego bierzesz odkryty kafel, albo zrezygnuj
dominant-ask-lay = { $side }, Odkrywanie: wybierz puste pole mapy dla nowego kafla ({ $terrain }); im więcej kafli obok, tym więcej bonusowych PZ
dominant-ask-garnish = { $side }, Odkrywanie: wybierz z rzędu zasób na wierzchołek nowego kafla ({ $tile }) albo zrezygnuj
dominant-ask-arrive = { $side }, Odkrywanie: ile kostek przenosisz na nowy kafel: { $from } → { $to }? Na starym kaflu masz { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}; możesz też nie przenosić żadnej
dominant-ask-migration = { $side }, Migracja: przenoś swoje kostki po jednej na sąsiednie kafle (pozostało ruchów: { $n }) albo skończ. Kostki już przeniesionej nie można ruszyć ponownie
dominant-reaching = { $said }. Każda może przejść do { $n } kafli
dominant-ask-competition = { $side }, Rywalizacja: wybierz kafel tego terenu ({ $terrain }) z twoimi i cudzymi kostkami albo zrezygnuj. Zostanie tam usunięta jedna cudza kostka
dominant-ask-competition-any = { $side }, Rywalizacja: wybierz dowolny kafel z twoimi i cudzymi kostkami albo zrezygnuj. Zostanie tam usunięta jedna cudza kostka
dominant-ask-victim = { $side }, Rywalizacja, { $tile }: wybierz, czyja kostka zostanie usunięta
dominant-ask-domination = { $side }, Dominacja: wybierz kafel, który zostanie podliczony dla wszystkich, albo zrezygnuj. Kto na nim dominuje, bierze kartę
dominant-ask-choose = { $side }, Dominacja: dominujesz tutaj: { $tile }. Weź kartę; rozpatruje się ją od razu
dominant-ask-save = { $side }, Wymieranie: wybierz kafel, na którym przetrwa jedna twoja zagrożona kostka, albo zrezygnuj
dominant-ask-card = { $side }: { $said } („{ $kind }”)
dominant-about = { $said } – { $about }
dominant-nth-of = { $n } z { $all }
dominant-for-card = { $said } (karta „{ $kind }”)
dominant-at-space = { $said } (pole { $nth })
dominant-picked = { $said } – wskazano { $n }, najwyżej { $most }{ $n ->
    [0] {""}
   *[other] : { $names }
}
dominant-chance-tile = Losowa ziemia: kafel początkowy
dominant-chance-elements = Zasób z woreczka: { $section }
dominant-chance-reveal = Stos { $n }: odkrywa się następny kafel
dominant-chance-card = Odkrywa się karta
dominant-chance-element = { $side }: zasób z woreczka
dominant-chance-die = Rzut dla karty „{ $kind }”
dominant-working = Gra toczy się dalej
dominant-over = Koniec gry

dominant-do-die = wypadło { $n }
dominant-do-idle = { $said } – na razie nic to nie da: { $reason }
dominant-do-wait = { $said } – zadziała najwcześniej w następnej rundzie
dominant-do-advance = krok do przodu
dominant-do-keep-place = zostań na swoim miejscu
dominant-do-remove = usuń: { $element } – { $tiles }
dominant-do-cubes = { $n ->
    [0] ani jednej kostki
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
dominant-do-stack = stos { $n }: { $tile }
dominant-do-lay = { $cell }, obok: { $tiles }; bonusowe PZ: { $n }
dominant-do-freeze = { $tile }; bonusowe PZ: { $n }
dominant-do-score = { $tile }: { $points }
dominant-do-score-nobody = { $tile }: nikogo tam nie ma
dominant-do-score-card = { $said } – karta: { $animal }
dominant-do-score-no-card = { $said } – bez karty
dominant-do-move = { $from } → { $to }
dominant-do-eliminate = { $animal } (na kaflu: { $n })
dominant-do-stay = koniec ruchów
dominant-do-no-element = bez zasobu
dominant-do-no-tile = bez kafla
dominant-do-decline = nie rób nic

dominant-log-began = Na początku: { $terrain } { $cell }
dominant-log-filled = { $section }: przybywa zasób – { $element }
dominant-log-drew = { $side }: z woreczka – { $element }
dominant-log-revealed = Na stosie { $n } odkryto kafel: { $terrain }
dominant-log-appeared = Odkryta karta: „{ $kind }”
dominant-log-round = Zaczyna się runda { $n }
dominant-log-phase = { $phase }
dominant-log-placed = { $side }: umieszczony pionek – { $space }
dominant-log-advanced = { $side }: krok do przodu w inicjatywie, za nimi teraz { $other }
dominant-log-acts = { $side }: akcja – { $space }
dominant-log-idle = { $side }: brak efektu ({ $space }) – { $reason }
dominant-log-no-victim = { $side }: Rywalizacja bez ofiary – { $terrain }
dominant-log-declined = { $side }: rezygnacja
dominant-log-innate = { $side }: akcja bez pionka – { $section }
dominant-log-put = Z woreczka na ziemię, { $corner }: { $element }
dominant-log-put-from = Z rzędu „{ $section }” na ziemię, { $corner }: { $element }
dominant-log-removed = Usunięto z ziemi, { $corner }: { $element }
dominant-log-took = { $side }: z rzędu „{ $section }” – { $element }
dominant-log-lost = { $side }: utracony zasób – { $element }
dominant-log-exempt = { $side }: w tej rundzie chroniony zasób – { $element }
dominant-log-losses = Regresja: niechronieni tracą zasoby
dominant-log-desolation = Pustkowie: zasoby obok tundry, których rodzaj leży w rzędzie, trafiają do woreczka
dominant-log-emptied = { $section }: do woreczka – { $element }
dominant-log-slid = { $from } → { $to }: { $lies }
dominant-log-moved-up = { $side }: pionek przesuwa się – { $space }
dominant-log-spread = { $side }: +{ $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
} na { $cell }
dominant-log-revived = { $side }: na { $cell } { $n ->
    [one] trafia { $n } usunięta kostka
    [few] trafiają { $n } usunięte kostki
   *[many] trafia { $n } usuniętych kostek
}; pod ochroną przed najbliższym Wymieraniem
dominant-log-moved = { $side }: { $from } → { $to }, { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
dominant-log-eliminated = { $side }: na { $cell } usunięto { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
dominant-log-returned = { $side }: z { $cell } do puli genowej { $n ->
    [one] wraca { $n } kostka
    [few] wracają { $n } kostki
   *[many] wraca { $n } kostek
}
dominant-log-took-tile = { $side }: kafel ze stosu { $n } – { $terrain }
dominant-log-laid = { $side }: nowy kafel – { $terrain } { $cell }
dominant-log-froze = { $side }: nowa tundra – { $terrain } { $cell }
dominant-log-scored = PZ za kafel: { $terrain } { $cell }
dominant-log-scored-nothing = Nikt nie zdobywa PZ za { $n ->
    [one] kafel
   *[other] kafle
}: { $cells }
dominant-log-points = { $side }: +{ $n } PZ – { $why }
dominant-log-points-lost = { $side }: −{ $n } PZ – { $why }
dominant-log-no-card = { $side }: nie ma karty do wzięcia, żadna nie leży odkryta
dominant-log-undominated = Na { $cell } nikt nie dominuje: nikt nie bierze karty
dominant-log-chose = { $side }: dominacja na { $cell }, wzięta karta „{ $kind }”
dominant-log-discarded = „{ $kind }” wychodzi z gry
dominant-log-pawn-more = { $side }: jeszcze jeden pionek („{ $kind }”)
dominant-log-pawn-less = { $side }: utracony pionek („{ $kind }”)
dominant-log-survival-card = { $side } przejmują kartę Przetrwanie
dominant-log-survival-card-none = Karta Przetrwanie jest teraz niczyja
dominant-log-extinction = Wymieranie: zagrożone kostki, których nie ocalono, są usuwane
dominant-log-saved = Wymieranie, { $side }: ocalona kostka na { $cell }
dominant-log-unharmed = Podczas Wymierania nie jest usuwana żadna kostka
dominant-log-survival = Przetrwanie: PZ za tundrę zdobywa posiadacz karty – { $side }
dominant-log-survival-nobody = Przetrwanie: karta jest niczyja, nikt nie zdobywa PZ
dominant-log-reseed = Uzupełnienie
dominant-log-ending = Gra skończy się z tą rundą
dominant-log-ending-quiet = Gra skończy się z tą rundą: od { $n } rund nikt nie wziął karty
dominant-log-answered = { $side }, „{ $kind }”: { $said } – { $about }
dominant-log-answered-so = { $side }, „{ $kind }”: { $about }
dominant-log-no-effect = „{ $kind }” nie ma efektu
dominant-log-die-rolled = „{ $kind }”: wypadło { $n }
dominant-log-last-scoring = Końcowe punktowanie: jeszcze raz każdy kafel
dominant-log-total = { $side }: razem { $n } PZ
dominant-log-counted = { $side }: najniższy wynik u gracza, liczy się { $n } PZ
dominant-log-tie = Remis: wygrywają { $side }, są wyżej w łańcuchu pokarmowym niż { $other }
dominant-log-over = Koniec gry
dominant-log-card-failed = Karta „{ $kind }” zawiodła i jej efekt cofnięto: { $fault }

dominant-for-place = { $n }. miejsce, { $cell }
dominant-for-wanderlust = bonusowe PZ, kafli obok nowego: { $n }
dominant-for-glaciation = bonusowe PZ, kafli tundry obok nowego: { $n }
dominant-for-survival = Przetrwanie, kafli tundry: { $n }
dominant-from-tiles = punktowane kafle
dominant-from-wanderlust = bonusowe PZ za nowe kafle
dominant-from-glaciation = bonusowe PZ za tundrę
dominant-from-survival = przetrwanie
dominant-pays = { $points }
dominant-part-place = { $n }. miejsce: { $animal }, { $points } PZ
dominant-part-tie = tyle samo kostek: wyższe miejsce ma ten, kto stoi wyżej w łańcuchu pokarmowym
dominant-part-dominates = dominują { $animal }, najlepsze dopasowanie: { $value }
dominant-part-tied = nikt nie dominuje, po równo mają: { $animals }, po { $value }
dominant-part-printed = nadrukowane, nie można ich stracić: { $elements }
dominant-part-tokens = żetony: { $elements }
dominant-part-free = wolne pola: { $n }
dominant-part-nobody = nikt nie dominuje: wszyscy są zagrożeni
dominant-part-each = dopasowanie każdej gromady: { $animals }
dominant-part-matches = { $element }: na planszetce { $one } × przy kaflu { $more } = { $value }
dominant-part-sum = dopasowanie do kafla: { $value }
dominant-part-endangered = zagrożone: żaden ich zasób nie styka się z kaflem
dominant-part-asleep = z nich Wymieranie nie dotyczy: { $n }
dominant-part-on-tundra = { $animal }: kostek na tundrze { $n }, kafli tundry { $tiles }
dominant-part-unheld = niczyja: żadna gromada nie ma sama najwięcej kostek na tundrze

dominant-fact-dominance = karta dominacji
dominant-fact-survival-card = jedyna karta Przetrwanie
dominant-fact-last = zawsze leży pod wszystkimi innymi

dominant-preset-first-game = Dziesięć kart dominacji odpada w ciemno: gra krótsza o ponad jedną trzecią. Zasada domowa; instrukcja takiej nie zna.
    .title = Pierwsza gra
dominant-preset-another-earth = Losowe kafle na początku: żadne dwie gry nie zaczynają się tak samo.
    .title = Inna Ziemia

dominant-option-insects = Czy grają owady. „Być może”: jeśli zostanie dla nich miejsce, najpierw dla tych, które są niżej w łańcuchu pokarmowym. Żeby nimi pokierować, wybierz „tak” i zajmij ich miejsce wśród graczy.
    .title = Owady
    .perhaps = być może
dominant-option-arachnids = Czy grają pajęczaki. „Być może”: jeśli zostanie dla nich miejsce, najpierw dla tych, które są niżej w łańcuchu pokarmowym. Żeby nimi pokierować, wybierz „tak” i zajmij ich miejsce wśród graczy.
    .title = Pajęczaki
    .perhaps = być może
dominant-option-amphibians = Czy grają płazy. „Być może”: jeśli zostanie dla nich miejsce, najpierw dla tych, które są niżej w łańcuchu pokarmowym. Żeby nimi pokierować, wybierz „tak” i zajmij ich miejsce wśród graczy.
    .title = Płazy
    .perhaps = być może
dominant-option-birds = Czy grają ptaki. „Być może”: jeśli zostanie dla nich miejsce, najpierw dla tych, które są niżej w łańcuchu pokarmowym. Żeby nimi pokierować, wybierz „tak” i zajmij ich miejsce wśród graczy.
    .title = Ptaki
    .perhaps = być może
dominant-option-reptiles = Czy grają gady. „Być może”: jeśli zostanie dla nich miejsce, najpierw dla tych, które są niżej w łańcuchu pokarmowym. Żeby nimi pokierować, wybierz „tak” i zajmij ich miejsce wśród graczy.
    .title = Gady
    .perhaps = być może
dominant-option-mammals = Czy grają ssaki. „Być może”: jeśli zostanie dla nich miejsce, najpierw dla tych, które są niżej w łańcuchu pokarmowym. Żeby nimi pokierować, wybierz „tak” i zajmij ich miejsce wśród graczy.
    .title = Ssaki
    .perhaps = być może
dominant-option-several-animals = Dla dwóch lub trzech graczy: gra wszystkie sześć gromad, każdy gracz ma ich kilka, a liczy się najniższy z jego wyników. Wartość mówi, kto ma które, od dołu łańcucha pokarmowego: po kolei, tam i z powrotem albo sąsiednie razem.
    .title = Po kilka gromad na gracza
    .in-turn = po kolei
    .there-and-back = tam i z powrotem
    .neighbours = sąsiednie razem
dominant-option-earth = Siedem początkowych kafli: jak na planszy albo losowe. Tundra, zasoby i kostki zawsze leżą jak na planszy.
    .title = Kafle na początku
    .printed = jak na planszy
    .random = losowe
dominant-option-length = Ile kart dominacji odpada: żadna (zwykła), 5 (krótsza) albo 10 (krótka). Epoka lodowcowa zawsze zostaje.
    .title = Długość rozgrywki
    .standard = zwykła
    .shorter = krótsza
    .short = krótka
dominant-option-rim = Na wierzchołkach na krawędzi planszy leżą zasoby jak na wszystkich innych albo pozostają one puste.
    .title = Wierzchołki na krawędzi planszy
    .holds = mieszczą zasoby
    .empty = pozostają puste
dominant-option-initiative-again = Czy pionek Inicjatywy i pionek, który umieszcza karta, mogą trafić na pole Inicjatywy.
    .title = Z Inicjatywy znów na Inicjatywę
dominant-option-glaciation-queue = W każdej rundzie działa pionek na pierwszym polu Zlodowacenia, jeśli tam stoi, albo skrajny lewy pionek, gdziekolwiek stoi.
    .title = Kolejka Zlodowacenia
    .first-space = działa pierwsze pole
    .leftmost-pawn = działa skrajny lewy pionek
dominant-option-idle-spaces = Pionki można umieszczać na każdym wolnym polu albo tylko tam, gdzie w tej rundzie coś może się udać, dopóki jest takie pole.
    .title = Pola bez efektu
    .open = otwarte
    .closed = zamknięte
dominant-option-evolution-cubes = Kostki, które zastępuje Ewolucja, są usuwane albo wracają do puli genowej.
    .title = Kostki zastąpione przez Ewolucję
    .box = są usuwane
    .gene-pool = wracają do puli genowej
dominant-option-aquatic = Gdy Gatunek wodny nie ma gdzie położyć zasobu, i tak umieszcza kostki albo nie robi nic.
    .title = Gatunek wodny bez zasobu
    .cubes-still = i tak umieszcza kostki
    .element-first = nie robi nic
dominant-option-rest-ends = Gra kończy się także, gdy przez tyle rund z rzędu nikt nie wziął karty: 20 albo 250, czyli prawie nigdy.
    .title = Rund bez kart do końca gry

dominant-rules-planning = Planowanie
dominant-rules-initiative = Inicjatywa
dominant-rules-competition = Rywalizacja
dominant-rules-domination = Dominacja
dominant-why-occupied = stoi tam pionek
dominant-why-initiative-again = ten pionek nie może trafić na Inicjatywę
dominant-why-section-empty = nie ma tam zasobów
dominant-why-no-slot = nie ma wolnego miejsca na zasób
dominant-why-nothing-to-lose = nie ma nic do stracenia
dominant-why-no-corner = nie ma wolnego wierzchołka
dominant-why-no-such-element = na ziemi nie ma takiego zasobu
dominant-why-no-tundra = wszystkie kafle tundry są na ziemi
dominant-why-no-tile = nie ma na to kafla
dominant-why-pool-empty = pula genowa jest pusta
dominant-why-no-tiles = na żadnym stosie nie ma odkrytego kafla
dominant-why-nobody-migrates = żadna własna kostka nie może się ruszyć
dominant-why-no-arena = nie ma takiego kafla z własnymi i cudzymi kostkami
dominant-why-other-terrain = to inny teren
dominant-why-not-there = nie masz tam kostki
dominant-why-no-opponent = nie ma tam innych gromad
dominant-why-nothing-to-score = nie został żaden kafel do podliczenia
dominant-why-scored-already = w tej rundzie już go podliczono
dominant-why-nobody-there = nikogo tam nie ma

# Scena
dominant-round = Runda { $n }
dominant-phase-now = · { $phase }
dominant-asked-now = · decydują: { $animal }
dominant-last-round = · ostatnia runda
dominant-earth = Ziemia
dominant-tile-mark = { $cell } { $mark }
dominant-corner = wierzchołek: { $corner }
dominant-endangered = !
dominant-dominates = *
dominant-scored-mark = { "" } podliczony
dominant-insects-mark = Ow
dominant-arachnids-mark = Pa
dominant-amphibians-mark = Pł
dominant-birds-mark = Pt
dominant-reptiles-mark = Ga
dominant-mammals-mark = Ss
dominant-grass-mark = tr
dominant-grub-mark = la
dominant-meat-mark = mi
dominant-seed-mark = na
dominant-sun-mark = sł
dominant-water-mark = wo
dominant-sea-mark = morze
dominant-wetland-mark = mokr
dominant-savannah-mark = saw
dominant-jungle-mark = dżun
dominant-forest-mark = las
dominant-desert-mark = pust
dominant-mountain-mark = góry
dominant-tundra-mark = tundra
dominant-counted-mark = { $mark } { "" }
dominant-display = Obszar akcji
dominant-nth-space = { $n })
dominant-prints = { "" } ×{ $n }
dominant-prints-element = { "" } { $element }
dominant-prints-arena = { "" } { $one-abbr }{ $more-abbr }
dominant-innate = { $animal }, bez pionka
dominant-innate-mark = { $mark }+
dominant-flies = { $animal }, do dwóch kafli
dominant-flies-mark = { $mark }: 2 kafle
dominant-pawn-mark = <{ $mark }>
dominant-track = Kolejność inicjatywy
dominant-order = { $n }. { $animal }
dominant-survival-of = { $kind }: { $animal }
dominant-survival-nobody = { $kind }: niczyja
dominant-supply = Zapas
dominant-stack = { $tile } (stos { $n })
dominant-face-down-stack = stos { $n }, zakryte
dominant-empty-stack = stos { $n }: pusty
dominant-tundra-left = pozostałe kafle tundry
dominant-food-chain = Łańcuch pokarmowy, od góry: { $animals }
dominant-in-hand = nowy kafel: { $terrain }
dominant-element-bag = zasoby w woreczku
dominant-cards = Karty dominacji
dominant-discard = wyszły z gry
dominant-deck = talia
dominant-on-the-bottom = (na samym dole)
dominant-mat = { $animal } ({ $mark })
dominant-points = PZ
dominant-gene-pool = pula genowa
dominant-eliminated = usunięte
dominant-dominated = zdominowane kafle
dominant-place = miejsce w inicjatywie
dominant-holds = ({ $kind })
dominant-pawn = pionek
dominant-pawns = pionki: { $n } z { $all }
dominant-elements = zasoby
dominant-printed = ({ $mark })
dominant-exempt = =
dominant-free-slots = +{ $n } woln.

## Co instrukcja mówi o pokarmie, obok innych gier

dominant-food-rules = Pokarm to miejsce: zasób żywi wszystkich wokół, dopóki leży, ale tylko tych, którym odpowiada.
    .comes = Zasoby leżą na wierzchołkach kafli; na początku jest ich 12, po dwa każdego rodzaju. Kolejne kładą gracze akcjami Wzbogacenie i Odkrywanie – z tych, które wylosowano z woreczka na obszar akcji – oraz dwiema kartami.
    .eats = Niczego się nie zjada. Zasób żywi na kaflach wokół siebie kostki wszystkich gromad, które mają jego rodzaj na planszetce; co wykorzystuje jedna, tego nie ubywa drugiej.
    .needs = Jeden pasujący zasób przy kaflu starcza wszystkim kostkom gromady, które tam są; więcej pomaga tylko dominować. Gromada ma nadrukowane dwa zasoby własnego rodzaju, płazy trzy, a kolejne zdobywa Adaptacją.
    .kills = Kostki bez pasującego zasobu są zagrożone; giną podczas Wymierania na końcu każdej rundy, oprócz jednej, którą mogą ocalić ssaki, i tych, które zapadły w sen dzięki karcie. Rywalizacja i niektóre karty usuwają cudze kostki, bez względu na to, czy mają pokarm.
    .left = Usunięte kostki trafiają do pudełka i nie zostawiają pokarmu. Usunięte zasoby wracają do woreczka.
    .stored = Pokarmu się nie przechowuje. Gromada ma na planszetce do sześciu zasobów i od nich zależy, gdzie może żyć; co rundę Regresja odbiera po jednym zasobie każdego leżącego w niej rodzaju tym, którzy go zdobyli i nie są chronieni.
    .taken = Pokarmu nie da się ukraść, ale można go zabrać wszystkim naraz: Wyjałowieniem, Pustkowiem obok tundry i tam, gdzie otaczają go trzy kafle tundry, a także kartą Zaraza. Rywalizacja usuwa z kafla cudze kostki, lecz nikogo nie żywi.
    .displaced = Tam, gdzie Zlodowacenie tworzy tundrę, zostaje po jednej kostce każdej gromady, a pozostałe wracają do pul genowych. Wędrówki zwierząt pozwalają przenieść z kafla wszystkie kostki, swoje i cudze.
    .scores = Kafle – według tego, kto ma tam najwięcej kostek, gdy podlicza je Dominacja; bonusowe PZ za nowe kafle i za tundrę oraz co rundę za najwięcej kostek na tundrze przy Przetrwaniu; karty. Na końcu jeszcze raz każdy kafel.
    .ends = Runda, w której wzięto Epokę lodowcową, najniższą kartę talii, jest ostatnia: gra się ją do końca Przetrwania, a potem następuje końcowe punktowanie.
    .decides = Które akcje zaplanować pionkami i w jakiej kolejności; gdzie pojawią się i znikną zasoby; do czego się przystosować; gdzie rozmieścić i przenieść kostki; kogo wyprzeć; który kafel podliczyć; którą kartę wziąć.

dominant-food-round = tura
    .gen = tury

# The sections of the rules page that say so, by their number or their title.
dominant-food-sections =
    .comes = 2
    .eats = 6
    .needs = 6
    .kills = 5.4
    .left = 1
    .stored = 3
    .taken = 5.3
    .displaced = 5.3.7
    .scores = 7
    .ends = 9
    .decides = 5

## Z czego składa się ocena

dominant-value-points = punkty zwycięstwa
dominant-value-tiles = dochód z kafli
dominant-value-pawns = pionki akcji
dominant-value-elements = własne zasoby i takie same zasoby na ziemi
dominant-value-regression = zasoby bezpieczne przed Regresją
dominant-value-pool = kostki w puli genowej
dominant-value-initiative = miejsce w inicjatywie
dominant-value-survival = karta Przetrwania
dominant-value-planned = zaplanowane akcje
dominant-value-tile-in-hand = kafel do wyłożenia
