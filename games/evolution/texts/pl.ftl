# Ewolucja. Wszystkie teksty własne.
evolution = Ewolucja
evolution-summary = Zwierzęta zyskują cechy, żerują i polują; wygrywa ten, kto na końcu ma najwięcej najlepiej przystosowanych zwierząt.

evolution-red = Czerwoni
evolution-species-red = Lis
    .gen = Lisa
    .dat = Lisowi
    .acc = Lisa
    .ins = Lisem
    .loc = Lisie
evolution-blue = Niebiescy
evolution-species-blue = Jeleń
    .gen = Jelenia
    .dat = Jeleniowi
    .acc = Jelenia
    .ins = Jeleniem
    .loc = Jeleniu
evolution-green = Zieloni
evolution-species-green = Gekon
    .gen = Gekona
    .dat = Gekonowi
    .acc = Gekona
    .ins = Gekonem
    .loc = Gekonie
evolution-yellow = Żółci
evolution-species-yellow = Puchacz
    .gen = Puchacza
    .dat = Puchaczowi
    .acc = Puchacza
    .ins = Puchaczem
    .loc = Puchaczu
evolution-orange = Pomarańczowi
evolution-species-orange = Tygrys
    .gen = Tygrysa
    .dat = Tygrysowi
    .acc = Tygrysa
    .ins = Tygrysem
    .loc = Tygrysie
evolution-purple = Fioletowi
evolution-species-purple = Jeż
    .gen = Jeża
    .dat = Jeżowi
    .acc = Jeża
    .ins = Jeżem
    .loc = Jeżu
evolution-white = Biali
evolution-species-white = Królik
    .gen = Królika
    .dat = Królikowi
    .acc = Królika
    .ins = Królikiem
    .loc = Króliku
evolution-black = Czarni
evolution-species-black = Kruk
    .gen = Kruka
    .dat = Krukowi
    .acc = Kruka
    .ins = Krukiem
    .loc = Kruku
evolution-animal = { $species } { $number }
    .gen = { $species-gen } { $number }
    .dat = { $species-dat } { $number }
    .acc = { $species-acc } { $number }
    .ins = { $species-ins } { $number }
    .loc = { $species-loc } { $number }
evolution-animal-in-full = { $animal } ({ $traits })
    .gen = { $animal-gen } ({ $traits })
    .dat = { $animal-dat } ({ $traits })
    .acc = { $animal-acc } ({ $traits })
    .ins = { $animal-ins } ({ $traits })
    .loc = { $animal-loc } ({ $traits })
evolution-no-traits = bez cech
evolution-list = { $one }, { $more }
evolution-two-sided = { $front } / { $second }
evolution-trait-of = { $kind } ({ $animal })
evolution-pair-of = { $kind } ({ $animal } – { $mate })
evolution-paired = { $kind } ↔ { $mate }
evolution-paired-briefly = { $kind } ↔ { $number }
evolution-route = { $animal } → { $place }
evolution-laurasia = Laurazja
evolution-gondwana = Gondwana
evolution-ocean = Ocean
evolution-food-bank = baza pokarmowa
evolution-phase-setup = Przygotowanie
evolution-phase-development = rozwoju
evolution-phase-food-bank = określania bazy pokarmowej
evolution-phase-feeding = żywienia
evolution-phase-extinction = wymierania i dobierania kart
# The same as names of their own.
evolution-phase-development-itself = rozwój
evolution-phase-food-bank-itself = baza pokarmowa
evolution-phase-feeding-itself = żywienie
evolution-phase-extinction-itself = wymieranie i dobieranie kart

evolution-title = Tura { $turn }, faza { $phase }
    .short = Tura { $turn }
evolution-last-turn = – ostatnia tura
evolution-begins = – zaczynają { $side }
evolution-table = Stół
evolution-herd = { $side }: { $what }
evolution-deck = talia
evolution-middle = Na środku stołu
evolution-hand = ręka
evolution-pile = odrzucone
evolution-score = punkty na stole
evolution-from-animals = zwierzęta
evolution-from-traits = cechy
evolution-from-needs = potrzeba pokarmu
evolution-from-ocean = zwierzęta w Oceanie
evolution-part-base = potrzeba każdego zwierzęcia { $n }
evolution-part-need = { $kind }: potrzeba +{ $n }
evolution-part-red = czerwony pokarm { $n }
evolution-part-blue = niebieski pokarm { $n }
evolution-part-newborn = nowo narodzony: w tej turze nakarmiony
evolution-part-counts-as-fed = { $kind }: liczy się jako nakarmiony
evolution-part-animals = zwierzęta { $n } × 2 = { $points }
evolution-part-traits = cechy { $n }
evolution-part-needs = potrzeba pokarmu { $n }
evolution-part-ocean = zwierzęta w Oceanie { $n }
evolution-need = pokarm { $food }/{ $need }
evolution-store = zapas { $food }/{ $need }
evolution-fed = nakarmiony
evolution-face = Na drugiej stronie karty: „{ $card }”; to już bez znaczenia
evolution-face-turns = Na drugiej stronie karty: „{ $card }”; dopóki nie ma cech, może się odwrócić
evolution-red-token = czerwone żetony
evolution-blue-token = niebieskie żetony
evolution-yellow-token = żółte żetony
evolution-red-tokens = czerwone ×
evolution-blue-tokens = niebieskie ×
evolution-yellow-tokens = żółte ×
evolution-compost = kompost
evolution-compost-of = kompost: { $place }
evolution-body = ciało
evolution-body-mark = ciało ×
evolution-remains = cechy bez zwierzęcia
evolution-doomed = (zginie)
evolution-paralysed = (sparaliżowany)
evolution-newborn = (nowo narodzony)
evolution-turned-over = (odsłonięty)
evolution-leaving = → { $place }
evolution-has-passed = (pas)
evolution-used = (użyto)
evolution-used-round = (użyto w tej rundzie)
evolution-marked = (działa)
evolution-rested = (działała w poprzedniej turze)
evolution-silenced = (wyłączona)
evolution-role-of = ({ $kind } – { $role })
evolution-ignoring = (ignoruje „{ $kind }” { $animal-gen })
evolution-stored = (zapas: { $n })
evolution-empty = (pusta)
evolution-noted = { $said } { $note }
evolution-attack = Atak: { $hunter } → { $prey }
evolution-from-ambush = (z zasadzki)
evolution-in-counter = (kontratak)
evolution-playing = zagrywana

evolution-fact-need = potrzebuje pokarmu: +{ $n }
evolution-fact-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
evolution-fact-on-own = zagrywana na własne zwierzęta
evolution-fact-on-other = zagrywana na cudze zwierzęta
evolution-fact-on-any = zagrywana na dowolne zwierzęta
evolution-fact-hidden = zagrywana tylko jako zwierzę
evolution-fact-pair = cecha parowa
evolution-fact-directed = cecha parowa, zwierzęta mają różne role
evolution-fact-stores = gromadzi pokarm: { $n }
evolution-fact-ocean = jej zwierzę żyje w Oceanie
evolution-fact-hunters-need = atakować może tylko drapieżnik z cechą „{ $kind }”
evolution-fact-excludes = wyklucza się z cechą „{ $kind }”
evolution-fact-once-round = raz na rundę żywienia
evolution-fact-once-turn = raz na turę
evolution-fact-card = { $card } ×{ $n }
evolution-fact-cards = na kartach: { $cards } (liczby kart: { $source })

evolution-ask-develop = { $side }: zagrajcie kartę jako zwierzę lub cechę albo spasujcie. Kto spasuje, nie zagrywa już kart w tej fazie
evolution-ask-continent = { $side }: zagrywacie kartę „{ $card }” jako zwierzę. Wybierzcie kontynent
evolution-ask-on = { $side }: zagrywacie cechę „{ $kind }”. Wybierzcie zwierzę, które ją dostanie
evolution-ask-first-of-pair = { $side }: zagrywacie cechę „{ $kind }” na parę zwierząt. Wybierzcie pierwsze
evolution-ask-second-of-pair = { $side }: zagrywacie cechę „{ $kind }”, pierwsze zwierzę to { $animal }. Wybierzcie drugie
evolution-with-role = { $said } ({ $role })
evolution-ask-feeding = { $side }: weźcie pokarm ({ $banks }) lub użyjcie cechy. Dopóki wasze zwierzę może wziąć pokarm, musicie zrobić jedno albo drugie
evolution-ask-feeding-take = { $side }: weźcie pokarm ({ $banks })
evolution-ask-feeding-none = { $side }: żadne wasze zwierzę nie może teraz wziąć pokarmu. Użyjcie cechy albo nic nie róbcie w tej rundzie
evolution-bank-there = { $place }: { $n }
evolution-settles = { $said }. Pierwsze działanie określa terytorium tej rundy
evolution-ask-more = { $side }: użyjcie innych cech albo nie róbcie nic więcej w tej rundzie
evolution-ask-more-food = { $side }: weźcie pokarm ({ $banks }), użyjcie innych cech albo nie róbcie nic więcej w tej rundzie
evolution-ask-more-take = { $side }: weźcie pokarm ({ $banks }) albo nie róbcie nic więcej w tej rundzie
evolution-ask-more-must = { $side }: użyte dotąd cechy nie zastępują działania głównego. Weźcie pokarm ({ $banks }) albo użyjcie cechy, która działa zamiast brania pokarmu
evolution-ask-more-must-take = { $side }: użyte dotąd cechy nie zastępują działania głównego. Weźcie pokarm ({ $banks })
evolution-ask-migrating = { $side }: żadne wasze zwierzę nie może teraz wziąć pokarmu ani użyć cechy, chyba że do migracji. Ogłoście migrację albo nic nie róbcie w tej rundzie
evolution-ask-migrating-from-ocean = { $side }: żadne wasze zwierzę nie może teraz wziąć pokarmu ani użyć cechy, chyba że do migracji. Ogłoście migrację, jeśli możecie, albo nic nie róbcie w tej rundzie (pytanie pada w każdym wypadku, by nikt się nie dowiedział, co leży na waszym stosie odrzuconych)
evolution-ask-prey = { $side }: wybierzcie, kogo atakuje { $hunter }
evolution-ask-adopt = { $side }: wybierzcie swoje zwierzę, które dostanie cechę „{ $kind }” ze środka stołu
evolution-ask-migrate = { $side }: migrujecie i nie robicie w tej rundzie nic więcej. Wybierzcie, które zwierzęta dokąd idą; ruszają razem
evolution-ask-follow = { $side }: zwierzęta migrują ({ $routes }). Wybierzcie, które z waszych pójdą za nimi; pozostałe zostają
evolution-ask-ambush = { $side }: { $animal } ({ $owner }) bierze pokarm z bazy. Zaatakujcie go z zasadzki (jeśli zostanie zjedzony, pokarm zostaje w bazie) albo pozwólcie mu jeść
evolution-ask-share = { $side }: może zadziałać kilka cech parowych. Wybierzcie, która zadziała następna
evolution-ask-order = { $side }: działa teraz kilka cech { $animal-gen }. Wybierzcie następną
evolution-ask-order-fed = { $side }: { $animal } jest nakarmiony i działa kilka jego cech. Wybierzcie następną
evolution-ask-order-meal = { $side }: { $animal } zjadł ofiarę i działa kilka jego cech. Wybierzcie następną
evolution-ask-order-attacked = { $side }: { $animal } przeżył atak i działa kilka jego cech. Wybierzcie następną
evolution-ask-order-carrion = { $side }: zwierzę zostało zjedzone i działa kilka cech { $animal-gen }. Wybierzcie następną
evolution-ask-eaten = { $side }: { $hunter } zjadł wasze zwierzę. Wybierzcie, która z cech zjedzonego zwierzęcia zadziała na drapieżnika następna
evolution-ask-aim = { $side }: { $hunter } atakuje { $prey-acc }. Wybierzcie cechę ofiary, którą { $hunter } ignoruje, albo żadną
evolution-ask-guard = { $side }: { $hunter } atakuje waszego { $prey-acc }, który nie ma cech. Odsłońcie ukryte zwierzę, które potrafi odpowiedzieć, albo pozwólcie, by atak trwał (to pytanie pada zawsze, by nikt się nie dowiedział, czy je macie)
evolution-ask-guard-itself = { $side }: { $hunter } atakuje waszego { $prey-acc } – ukryte zwierzę, które potrafi odpowiedzieć. Musicie je odsłonić
evolution-ask-react = { $side }: { $hunter } atakuje waszego { $prey-acc }. Wybierzcie obronę; jeśli nic już nie pomoże, wasze zwierzę zostanie zjedzone
evolution-ask-react-ambush = { $side }: { $hunter } atakuje z zasadzki waszego { $prey-acc }. Wybierzcie obronę; jeśli nic już nie pomoże, wasze zwierzę zostanie zjedzone
evolution-ask-react-counter = { $side }: { $hunter } w kontrataku atakuje waszego { $prey-acc }. Wybierzcie obronę; jeśli nic już nie pomoże, wasze zwierzę zostanie zjedzone
evolution-ask-carrion = { $side }: zwierzę zostało zjedzone. Wybierzcie, które z waszych zwierząt dostanie pokarm z resztek
evolution-ask-duplicate = { $side }: { $animal } ma dwie cechy „{ $kind }”. Wybierzcie, która zostanie odrzucona
evolution-ask-regrow = { $side }: { $animal } został zjedzony, ale jego cechy zostały. Połóżcie tam kartę z ręki jako nowe zwierzę
evolution-ask-rescue = { $side }: nie mieliście zwierząt ani kart. Połóżcie od razu { $n ->
    [one] { $n } kartę z nowej ręki jako zwierzę
    [few] { $n } karty z nowej ręki jako zwierzęta
   *[many] { $n } kart z nowej ręki jako zwierzęta
}
evolution-ask-trait = { $side }: { $said } („{ $kind }”)
evolution-ask-trait-of = { $side }, { $animal }: { $said } („{ $kind }”)
evolution-ask-trait-between = { $side }, { $animal } i { $mate }: { $said } („{ $kind }”)
evolution-ask-trait-against = { $side }, { $hunter } atakuje { $animal-acc }: { $said } („{ $kind }”)
evolution-picked = { $said } – wybrano { $n }, najwyżej { $most }
evolution-chance-first = Los decyduje, kto zaczyna
evolution-chance-card = { $side } dostają kartę z talii
evolution-chance-birth = Karta z talii staje się nowym zwierzęciem obok { $animal-gen }
evolution-chance-bank = Rzut na pokarm: { $place }
evolution-chance-regrow = Karta z talii staje się nowym zwierzęciem: { $animal }
evolution-chance-trait = Rzut dla cechy „{ $kind }”
evolution-chance-trait-of = Rzut dla cechy „{ $kind }” { $animal-gen }
evolution-working = Gra toczy się dalej
evolution-over = Koniec gry

evolution-do-done = gotowe
evolution-do-begins = zaczynają { $side }
evolution-do-draw = karta: { $card }
evolution-do-total = wypada { $n }
evolution-do-animal = zagraj kartę „{ $card }” jako zwierzę
    .short = jako zwierzę
evolution-do-trait = zagraj cechę „{ $kind }”
    .short = jako cechę „{ $kind }”
evolution-do-trait-of-card = zagraj cechę „{ $kind }” (karta „{ $card }”)
    .short = jako cechę „{ $kind }”
evolution-do-on = { $animal }, { $side }
evolution-do-pass = spasuj
evolution-do-take = pokarm dla { $animal-gen }, { $food }/{ $need }
evolution-do-hunt = poluj: { $animal }
evolution-only-prey = { $said } (jedyna ofiara: { $animal }, { $side })
evolution-only-own-prey = { $said } (jedyna ofiara to twoje zwierzę: { $animal })
evolution-only-own-preys = { $said } (może zaatakować tylko twoje zwierzęta)
evolution-do-prey = zaatakuj: { $animal }, { $side }
evolution-do-prey-own = zaatakuj własne zwierzę: { $animal }
evolution-do-use = użyj: { $kind }
evolution-do-adopt = weź cechę „{ $kind }” ze środka stołu
evolution-do-migrate = ogłoś migrację
evolution-do-move = { $animal } → { $place }
evolution-do-ignore = zignoruj cechę „{ $kind }”
evolution-do-turn-over = odsłoń { $animal-acc }
evolution-do-react = broń się: „{ $kind }”
evolution-do-ambush = zaatakuj z zasadzki: { $animal }
evolution-do-feast = pokarm dla { $animal-gen }
evolution-do-lay = połóż kartę „{ $card }” jako zwierzę
evolution-do-drop = odrzuć: { $kind } (karta „{ $card }”, { $n }. od zwierzęcia)
evolution-do-nothing-more = nic więcej nie rób w tej rundzie
evolution-do-nothing = nic nie rób w tej rundzie
evolution-do-share = pokarm dla { $animal-gen } („{ $kind }” z { $mate-ins })
evolution-when-fed = { $said } – { $animal } jest już nakarmiony
evolution-in-vain = { $said } (nie dostanie teraz pokarmu)
evolution-by-ignoring = { $said } (ignorując „{ $kind }”)
evolution-do-ignore-nothing = nie ignoruj niczego
evolution-do-turn-over-nothing = nie odsłaniaj niczego
evolution-do-no-reaction = nie broń się więcej
evolution-do-no-ambush = nie atakuj
evolution-do-depart = nikt więcej nie migruje: w drogę
evolution-do-stay = nikt więcej nie idzie
evolution-do-stay-all = nikt nie idzie

evolution-log-turn = Zaczyna się tura { $n }; pierwsi są { $side }
evolution-log-turn-last = Talia jest pusta: zaczyna się tura { $n }, ostatnia; pierwsi są { $side }
evolution-log-last-turn = Talia właśnie się skończyła: ta tura jest ostatnia
evolution-log-hungry-again = { $animal } znów jest głodny: w ostatniej turze nie liczy się jako nakarmiony
evolution-log-phase = { $n }. Faza { $name }
evolution-many-players = Uwaga: według zasad z tymi zestawami gra najwyżej { $most } osób; was jest { $seats }.
evolution-log-draws = { $side }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
} z talii
evolution-log-drew-card = { $side } dobierają kartę „{ $card }”
evolution-in-place = { $said } ({ $place })
    .gen = { $said-gen } ({ $place })
    .dat = { $said-dat } ({ $place })
    .acc = { $said-acc } ({ $place })
    .ins = { $said-ins } ({ $place })
    .loc = { $said-loc } ({ $place })
evolution-of-card = { $said } (karta: { $card })
evolution-with-card = { $said } (zakryta karta: { $card })
evolution-was-card = { $said } (samym zwierzęciem była karta „{ $card }”)
    .gen = { $said-gen } (zakryta karta: { $card })
    .dat = { $said-dat } (zakryta karta: { $card })
    .acc = { $said-acc } (zakryta karta: { $card })
    .ins = { $said-ins } (zakryta karta: { $card })
    .loc = { $said-loc } (zakryta karta: { $card })
evolution-into-store = { $said } – do zapasu
evolution-with-stored = { $said }, w zapasie { $n ->
    [one] { $n } żeton pokarmu
    [few] { $n } żetony pokarmu
   *[many] { $n } żetonów pokarmu
}
evolution-with-tokens = { $said }; stracono: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
evolution-with-composted = { $said }; do kompostu: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
evolution-log-laid = { $side } wykładają { $animal-acc }
evolution-log-added = { $side } zagrywają cechę „{ $kind }” na { $animal-acc }
evolution-log-added-roles = { $side } zagrywają cechę „{ $kind }” na { $animal-acc } ({ $first }) i { $mate-acc } ({ $second })
evolution-log-added-pair = { $side } zagrywają cechę „{ $kind }” na { $animal-acc } i { $mate-acc }
evolution-log-passed = { $side } pasują
evolution-log-rolled-for = Na { $dice ->
    [one] { $dice } kostce
   *[other] { $dice } kostkach
} wypada { $n }
evolution-log-filled = Pokarm w bazie: { $n }
evolution-log-filled-more = Pokarm w bazie: { $n } (rzut + { $further })
evolution-log-herd-more = Zwierząt: { $animals }. Pokarmu więcej o { $n }
evolution-log-herd-less = Zwierząt: { $animals }. Pokarmu mniej o { $n }
evolution-log-ripened = Kompost staje się bazą pokarmową: { $n }
evolution-log-composted = Resztę odłożono do kompostu: { $n ->
    [one] { $n } żeton pokarmu
    [few] { $n } żetony pokarmu
   *[many] { $n } żetonów pokarmu
}
evolution-log-trampled = Z bazy do kompostu: { $n ->
    [one] { $n } żeton pokarmu
    [few] { $n } żetony pokarmu
   *[many] { $n } żetonów pokarmu
}
evolution-log-bound = { $animal } zatrzymuje żeton jako swoje ciało
evolution-log-lacked = { $animal } nic nie dostaje: kompost jest pusty
evolution-log-grew = Dodano { $n ->
    [one] { $n } żeton pokarmu
    [few] { $n } żetony pokarmu
   *[many] { $n } żetonów pokarmu
}
evolution-log-destroyed = Zniszczono { $n ->
    [one] { $n } żeton pokarmu
    [few] { $n } żetony pokarmu
   *[many] { $n } żetonów pokarmu
}
evolution-log-cleared = Resztę odłożono: { $n ->
    [one] { $n } żeton pokarmu
    [few] { $n } żetony pokarmu
   *[many] { $n } żetonów pokarmu
}
evolution-log-ended = { $side } nic nie robią w tej rundzie
evolution-log-passed-over = Nic do zrobienia, tura pominięta: { $sides }
evolution-log-took = { $animal } bierze pokarm z bazy
evolution-log-automatic = { $said } (automatycznie)
evolution-log-ate = { $animal } dostaje niebieski żeton
evolution-log-converted = { $animal } zamienia zapas na { $n ->
    [one] { $n } niebieski żeton
    [few] { $n } niebieskie żetony
   *[many] { $n } niebieskich żetonów
}
evolution-log-stolen = { $thief } zabiera żeton { $animal-dat }
evolution-log-fed = { $animal } jest nakarmiony
evolution-by = { $said } („{ $kind }”)
evolution-by-of = { $said } („{ $kind }” { $animal-gen })
evolution-log-marked = { $animal } { $said }
evolution-log-in-effect = „{ $kind }” { $animal-gen } działa do końca tury
evolution-log-rolled = { $animal }: na kostce { $n } („{ $kind }”)
evolution-log-attacked = { $hunter } atakuje { $prey-acc }
evolution-log-ambushed = { $hunter } atakuje { $prey-acc } z zasadzki
evolution-log-ambushed-at-bank = { $hunter } atakuje z zasadzki { $prey-acc }, który bierze pokarm z bazy
evolution-log-struck-back = { $hunter } odpowiada i atakuje { $prey-acc }
evolution-log-stays = Pokarm, który brał { $animal }, zostaje w bazie
evolution-log-helpless = „{ $kind }” nie chroni { $prey-gen } przed { $hunter-ins }
evolution-log-helpless-why = „{ $kind }” nie chroni { $prey-gen }: { $why }
evolution-log-helpless-skill = „{ $kind }” nie chroni { $prey-gen }: { $hunter } ma cechę „{ $skill }”
evolution-log-ignored = { $hunter } ignoruje cechę „{ $kind }” { $prey-gen }
evolution-log-turned-over = { $animal } zostaje odsłonięty: „{ $card }”
evolution-log-redirected = Atak przechodzi z { $from-gen } na { $to-acc }
evolution-log-failed = Atak { $hunter-gen } na { $prey-acc } się nie udaje
evolution-log-again = { $said }; { $hunter } może zaatakować znowu w jednej z następnych rund
evolution-log-eaten = { $hunter } zjada { $prey-acc }
evolution-log-remains = Cechy { $animal-gen } zostają na stole
evolution-log-starved = { $animal } umiera z głodu
evolution-log-died-doomed = { $animal } ginie: w tej turze był na to skazany
evolution-log-died-doomed-by = { $animal } ginie na koniec tury przez cechę „{ $kind }”
evolution-log-died-of = { $animal } ginie przez cechę „{ $kind }”
evolution-log-discarded = Cecha „{ $kind }” { $animal-gen } zostaje odrzucona
evolution-log-discarded-pair = Cecha parowa „{ $kind }” ({ $animal } – { $mate }) zostaje odrzucona
evolution-log-to-middle = Cecha „{ $kind }” trafia na środek stołu
evolution-log-adopted = { $animal } dostaje cechę „{ $kind }” ze środka stołu
evolution-log-doomed = { $animal } zginie pod koniec tej tury
evolution-log-paralysed = { $animal } jest sparaliżowany: jego cechy nie działają do następnej tury
evolution-log-silenced = Cecha „{ $kind }” { $animal-gen } przestaje działać
evolution-log-born = { $animal } rodzi się obok { $parent-gen }
evolution-log-migrates = { $side } ogłaszają migrację
evolution-log-moved = { $animal }: { $from } → { $to }
evolution-log-returned = Cecha „{ $kind }” wraca ze stosu odrzuconych do { $animal-gen }
evolution-log-swapped = { $animal } i { $mate } wymieniają się cechami: „{ $one }” za „{ $other }”
evolution-log-regrown = { $side } kładą nowe zwierzę na pozostałych cechach: { $animal }
evolution-log-tokens-back = Zdjęto ze zwierząt: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
evolution-log-tokens-composted = Ze zwierząt do kompostu: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
evolution-log-scored = { $side }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} – { $parts }; odrzuconych kart: { $pile }
evolution-log-scored-nothing = { $side }: 0 punktów; odrzuconych kart: { $pile }
evolution-log-over = Gra skończona
evolution-log-card-failed = Cecha „{ $kind }” zawiodła i jej działanie cofnięto: { $fault }

evolution-preset-time-to-fly = Pierwszy dodatek: 42 karty więcej, do sześciu osób.
    .title = Z dodatkiem „Czas latać”
evolution-preset-continents = Drugi dodatek: 42 karty więcej i trzy terytoria zamiast jednego stołu.
    .title = Z dodatkiem „Kontynenty”
evolution-preset-both-expansions = „Czas latać” i „Kontynenty” razem: 84 karty więcej i trzy terytoria.
    .title = Z oboma dodatkami
evolution-preset-all-sets = Podstawa, „Czas latać”, „Kontynenty” i karty prezentowe razem, do ośmiu osób: długa gra.
    .title = Wszystkie zestawy

evolution-option-time-to-fly = Tak: dochodzą 42 karty „Czas latać”; nie: gra się bez nich.
    .title = Czas latać
evolution-option-continents = Tak: dochodzą 42 karty „Kontynentów”, a stół ma trzy terytoria; nie: gra się bez nich.
    .title = Kontynenty
evolution-option-gift = Tak: dochodzi 18 kart specjalnych zestawu prezentowego; nie: gra się bez nich.
    .title = Zestaw prezentowy
evolution-option-gift-cards = Drugie cechy kart specjalnych: równo po dwie albo po trzy, jak w grze online.
    .title = Drugie cechy kart specjalnych
    .even = równo po dwie
    .online = po trzy, jak w grze online
evolution-option-half-deck = Gra się całą talią, losową jej połową albo połową kart każdego rodzaju (dla dwóch lub trzech graczy).
    .title = Talia
    .none = cała talia
    .random = losowa połowa
    .each-kind = połowa kart każdego rodzaju
evolution-option-trematode-points = Przywra jest warta 3 punkty (liczy się potrzeba obu żywicieli) albo 2 (liczy się raz).
    .title = Punkty za Przywrę
evolution-option-tail-loss = Użycie Odpadającego ogona jest obowiązkowe, gdy nic innego nie ocali zwierzęcia, albo można z niego zrezygnować.
    .title = Odpadający ogon
    .must = obowiązkowe
    .may = dobrowolne
evolution-option-piracy-fills-fat = Nakarmiony pirat może uzupełniać tkankę tłuszczową albo musi być głodny.
    .title = Nakarmiony pirat uzupełnia tkankę tłuszczową
evolution-option-ambush-own = Z zasadzki można atakować także własne zwierzęta albo tylko cudze.
    .title = Zasadzka na własne zwierzęta
evolution-option-intellect-after-mimicry = Po Mimikrze nieużyta Inteligencja jest proponowana ponownie albo tylko raz na atak.
    .title = Inteligencja po Mimikrze
    .asked-again = proponowana ponownie
    .once = tylko raz na atak
evolution-option-once-per-turn = Metamorfoza i Specjalizacja działają w każdej rundzie żywienia (nie) albo raz na turę (tak).
    .title = Metamorfoza i Specjalizacja raz na turę
evolution-option-flighty-after-mimicry = Atak przekazany Mimikrą liczy się dla Płochliwości jako atak albo się nie liczy.
    .title = Płochliwość po Mimikrze
    .counts = atak się liczy
    .does-not = atak się nie liczy
evolution-option-feeding-ends = Żywienie kończy się, gdy tylko wszystkie zwierzęta są nakarmione i mają pełną tkankę tłuszczową (tak w instrukcji), albo dopiero gdy w całej rundzie nikt nic nie zrobił.
    .title = Koniec żywienia
    .full-circle = po rundzie bez akcji
    .all-fed = gdy tylko wszystkie są nakarmione
evolution-option-refill-empties-deck = Jeśli Regeneracja zabiera ostatnią kartę talii, ostatnia jest następna tura albo bieżąca.
    .title = Regeneracja wyczerpała talię
    .next-turn = ostatnia jest następna tura
    .this-turn = ostatnia jest bieżąca tura
evolution-option-hunts-in-vain = Głodny drapieżnik, który nie może teraz dostać pokarmu (jego symbiont jest głodny, zamknął się w muszli), mimo to może atakować (tak w instrukcji) albo nie może.
    .title = Polowanie na próżno
evolution-option-recombined-fat = Gdy Rekombinacja przenosi Tkankę tłuszczową, żółty żeton zostaje na karcie albo przepada.
    .title = Zapas i Rekombinacja
    .kept = zostaje na karcie
    .lost = przepada
evolution-option-duty-to-take = Zamiast brać pokarm, można użyć dowolnej cechy fazy żywienia (tak w instrukcji), albo zwalnia z tego tylko działanie główne.
    .title = Co zwalnia od brania pokarmu
    .main-action = tylko działanie główne
    .any-trait = każda cecha fazy żywienia
evolution-option-cycle = Skąd bierze się pokarm w bazie. Jak w instrukcji: kostki i tabela. Zamknięty: pokarmu nie przybywa ani nie ubywa; to, co zjedzone, pozostawione i martwe, wraca przez kompost, a każde zwierzę wiąże jeden żeton jako swoje ciało. Równy: w każdej turze średnia z tabeli, bez kostek. Rosnący: jak w instrukcji, ale gdy zwierząt jest dużo, pokarmu jest więcej, a gdy mało – mniej.
    .title = Obieg pokarmu
    .printed = kostki i tabela, jak w instrukcji
    .closed = zamknięty, przez kompost
    .level = średnia z tabeli (kontrola)
    .growing = rośnie wraz ze zwierzętami

evolution-book-development = Faza rozwoju
evolution-book-feeding = Faza żywienia
evolution-book-traits = Cechy zwierząt
evolution-book-pairs = Cechy parowe
evolution-book-carnivores = Drapieżniki
evolution-book-continents = Dodatek „Kontynenty”
evolution-book-migration = Migracja
evolution-book-suckerfish = Podnawka
evolution-book-shell = Muszla
evolution-book-anglerfish = Żabnica

evolution-why-itself = nie z samym sobą
evolution-why-apart = są na różnych terytoriach
evolution-why-no-hunter = to nie drapieżnik
evolution-why-has-hunted = w tej turze już atakował
evolution-why-hunts-later = może zaatakować znowu dopiero w waszej następnej kolejce żywienia
evolution-why-hunter-needs = „{ $kind }”: drapieżnik musi mieć cechę „{ $missing }”
evolution-why-fed = jest nakarmiony i nic więcej nie zgromadzi
evolution-why-is-there = już tam jest albo już jest w drodze
evolution-why-nobody-leads = żadne zwierzę nie migruje stąd tam
evolution-why-has-migrated = już migrował w tej turze
evolution-why-no-way = nie może tam pójść
evolution-why-no-ocean-card = wśród odrzuconych nie ma karty, z którą mógłby opuścić Ocean
evolution-why-only-own = ta cecha trafia tylko na własne zwierzęta
evolution-why-only-other = ta cecha trafia tylko na cudze zwierzęta
evolution-why-only-animal = tę kartę można zagrać tylko jako zwierzę
evolution-why-has-it = ma już cechę „{ $kind }”
evolution-why-excluded = ma cechę „{ $kind }”, która wyklucza tę
evolution-why-in-ocean = już żyje w Oceanie
evolution-why-not-laid-in-ocean = z ręki zwierzę wykłada się na kontynent; do Oceanu trafia tylko dzięki Pływaniu
evolution-why-one-player = oba zwierzęta muszą należeć do jednego gracza
evolution-why-no-mate = nie ma dla niego drugiego zwierzęcia
evolution-why-must-migrate = ogłoszono migrację: przynajmniej jedno zwierzę musi pójść
evolution-why-nobody-migrates = żadne wasze zwierzę nie może teraz migrować
evolution-why-table-full = na stole mieści się najwyżej { $n } zwierząt
evolution-why-no-host = nie ma zwierzęcia, które mogłoby ją dostać
evolution-why-bank-empty = w bazie pokarmowej nie ma pokarmu
evolution-why-no-prey = nie ma kogo zaatakować
evolution-why-used-this-turn = użyto jej już w tej turze
evolution-why-used-this-round = użyto jej już w tej rundzie
evolution-why-is-fed = jest nakarmiony
evolution-why-in-effect = już działa
evolution-why-rested = działała w poprzedniej turze
evolution-why-last-turn = nie w ostatniej turze
evolution-why-alike = inne zwierzę tutaj też ma cechę „{ $kind }”
evolution-why-rivals = inne zwierzę tutaj ma cechę, która wyklucza tę
evolution-why-nothing-stored = nie ma zapasu, który mógłby zużyć
evolution-why-no-victims = nie ma tu innego zwierzęcia, które w tej turze dostało już pokarm, a nie jest nakarmione
evolution-why-nothing-to-lose = nie ma cechy, którą mógłby odrzucić
evolution-why-nothing-to-swap = te dwa zwierzęta nie mają cech do wymiany
evolution-why-not-offered = nie można teraz użyć „{ $kind }”
evolution-why-must-take = wasze zwierzę może wziąć pokarm: weźcie go albo użyjcie zamiast tego cechy
evolution-why-must-take-food = wasze zwierzę może wziąć pokarm: weźcie go

## Co instrukcja mówi o pokarmie, obok innych gier

evolution-food-rules = Jedna baza dla wszystkich: pokarm przynoszą kostki, bierze się go po kolei, a na końcu tury znika.
    .comes = W każdej turze bazę pokarmową napełniają kostki, bez względu na liczbę zwierząt: w dwie osoby 1 kostka + 2, w trzy 2 kostki, w cztery 2 kostki + 2 i tak dalej. W „Kontynentach” każdy kontynent ma własne kostki, a Ocean stałą liczbę żetonów.
    .eats = Gracze po kolei biorą po jednym czerwonym żetonie dla swojego zwierzęcia. Zamiast tego drapieżnik może zjeść inne zwierzę i dostać 2 niebieskie. Cechy karmią też inne zwierzęta: Padlinożerca, Komunikacja, Współpraca.
    .needs = Każde zwierzę potrzebuje 1 pokarmu, a z niektórymi cechami więcej, na przykład o 1 z Drapieżnikiem i z Dużą masą ciała, o 2 z Pasożytem. Nakarmione jest to, które ma wszystko.
    .kills = Nienakarmione zwierzę umiera po żywieniu. Drapieżniki zabijają ofiary. Kto zjadł trujące zwierzę, umiera na końcu tury, a w „Kontynentach” zabić może także Nowotwór.
    .left = Innym nie zostaje nic: pokarm ze zwierząt odchodzi na końcu tury, reszta bazy pokarmowej jest odrzucana, a co miało martwe zwierzę, przepada. Tylko Padlinożerca dostaje nowy żeton, gdy zwierzę zostaje zjedzone.
    .stored = Każda Tkanka tłuszczowa nakarmionego zwierzęcia przechowuje jeden żeton; w późniejszej turze można go użyć jako pokarmu. Przepada ze śmiercią zwierzęcia.
    .taken = Piractwo odbiera żeton zwierzęciu, które w tej turze dostało pokarm, a nie jest jeszcze nakarmione. Drapieżniki polują na każde zwierzę, którego nie chronią cechy. Wypas niszczy pokarm w bazie.
    .displaced = Nikt nie jest wypierany. W „Kontynentach” zwierzęta przechodzą na inne terytorium z woli właściciela: migrując albo dzięki Pływaniu do Oceanu.
    .scores = Dopiero na końcu: 2 punkty za zwierzę, 1 za cechę i jeszcze 1 za każdy pokarm, którego wymagają cechy; w „Kontynentach” 1 za zwierzę w Oceanie.
    .ends = Tura, która zaczyna się z pustą talią, jest ostatnia. Wygrywa, kto ma najwięcej punktów; przy remisie więcej kart odrzuconych.
    .decides = Czy karta stanie się zwierzęciem czy cechą i czyją; które zwierzę dostanie pokarm; kogo zaatakuje drapieżnik; kiedy użyć zapasu i innych cech.

evolution-food-round = tura
    .gen = tury

# The sections of the rules page that say so, by their number or their title.
evolution-food-sections =
    .comes = 3.3
    .eats = 3.5
    .needs = 2
    .kills = Wymieranie i dobieranie kart
    .left = Wymieranie i dobieranie kart
    .stored = 3.5
    .taken = 3.5
    .displaced = 3.8
    .scores = 3.7
    .ends = 3.7
    .decides = 3.2

## Co o pudełku mówi jego właściciel

evolution-box-copies = ile kart

## Z czego składa się ocena

evolution-value-animals = zwierzęta
evolution-value-traits = cechy
evolution-value-draws = karty, które dobiorą ocaleni
evolution-value-needs = małe potrzeby cech
evolution-value-quarry = zdobycz w zasięgu
evolution-value-stored = odłożone pożywienie
evolution-value-harm = brak szkodliwych cech
evolution-value-hunger = sytość zwierząt
evolution-value-hunters = bezpieczeństwo przed drapieżnikami
evolution-value-cards = karty na ręce
evolution-value-pile = karty w stosie odrzuconych
