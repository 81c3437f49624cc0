# Nazwy tego, co się mierzy: nazwa, co mówi, dwie połowy zdania („... niż tam, o tyle”); zastrzeżenia; jednostki.

## 1. Pokarm i zapotrzebowanie

measure-supply = dostępny pokarm
    .help = Ile pokarmu leży dla wszystkich na początku żerowania, średnio na rundę; im więcej, tym bogatszy stół.
    .higher = dostępnego pokarmu było więcej
    .lower = dostępnego pokarmu było mniej
measure-need = zapotrzebowanie na pokarm
    .help = Ile pokarmu na początku żerowania nasyciłoby wszystkich, średnio na rundę; im więcej, tym więcej gąb do wykarmienia albo tym są żarłoczniejsze.
    .higher = zapotrzebowanie na pokarm było większe
    .lower = zapotrzebowanie na pokarm było mniejsze
measure-supply_per_head = dostępny pokarm na osobnika
    .help = Ile pokarmu dostępnego na początku żerowania przypada na jednego żywego osobnika; im więcej, tym łatwiej się najeść.
    .higher = dostępnego pokarmu na osobnika było więcej
    .lower = dostępnego pokarmu na osobnika było mniej
measure-need_per_head = zapotrzebowanie osobnika
    .help = Ile pokarmu potrzebuje jeden osobnik na żerowanie, średnio; im więcej, tym trudniej go wykarmić.
    .higher = zapotrzebowanie osobnika było większe
    .lower = zapotrzebowanie osobnika było mniejsze
limit-1 = Jednostki w każdej grze są inne: między grami porównuj niedobór i odsetki.
    .habitat = Gdzie niczego się nie zjada ({ $games }), dostępny pokarm to osobniki, które żywi ich miejsce, a każdy potrzebuje jednej sztuki; niepotrzebujących się nie liczy.
    .marine = We „Władcach oceanu” żerowań w rundzie bywa kilka albo wcale, a osobniki liczy się na początku rundy.

## 2. Niedobór

measure-scarcity = niedobór pokarmu
    .help = Część zapotrzebowania, na którą na początku żerowania nie ma pokarmu: 0% – starcza dla wszystkich, 100% – nie ma nic.
    .higher = niedobór pokarmu był większy
    .lower = niedobór pokarmu był mniejszy
limit-2 = Mówi, ile pokarmu było na początku żerowania, a nie kto go dostał.
    .soup = W „Pierwotnej zupie” pokarm liczy się przed żerowaniem, a w jego trakcie pojawia się nowy.
    .habitat = Gdzie niczego się nie zjada ({ $games }), to średnia z rund odsetka głodnych, bez tych, które pokarmu nie potrzebują; odsetek nakarmionych liczy każdego osobnika gry raz, więc razem nie muszą dawać 100%.

## 3. Odsetek nakarmionych

measure-fed = odsetek nakarmionych
    .help = Jaka część sprawdzanych osobników okazała się nakarmiona; im więcej, tym rzadszy głód. Zjedzonych w trakcie żerowania się nie sprawdza.
    .higher = odsetek nakarmionych był wyższy
    .lower = odsetek nakarmionych był niższy
measure-fed_of_all = odsetek nakarmionych ze wszystkich
    .help = Jaka część żyjących na początku żerowania jest na jego końcu nakarmiona; reszta głodowała albo została wcześniej zjedzona lub zabita.
    .higher = odsetek nakarmionych ze wszystkich żyjących na początku żerowania był wyższy
    .lower = odsetek nakarmionych ze wszystkich żyjących na początku żerowania był niższy
measure-waived = odsetek niepotrzebujących pokarmu
    .help = Jaka część jest nakarmiona tylko dlatego, że tym razem niczego nie potrzebuje (śpi, dopiero się urodziła); im więcej, tym częściej obywają się bez pokarmu.
    .higher = odsetek niepotrzebujących pokarmu był wyższy
    .lower = odsetek niepotrzebujących pokarmu był niższy
limit-3 = Ile kosztuje głód, każda gra rozstrzyga po swojemu.
    .fed = Zjedzonych i zabitych w trakcie żerowania się nie sprawdza: gdzie jest ich dużo, odsetek ten jest wyższy niż w grze, w której ich nie ma; między grami porównuj odsetek nakarmionych ze wszystkich.
    .fed_of_all-habitat = Gdzie niczego się nie zjada ({ $games }), zabitych wcześniej w tej samej rundzie się nie liczy.

## 4. Pokrycie zapotrzebowania

measure-met = pokryte zapotrzebowanie
    .help = Jaka część całego zapotrzebowania została zaspokojona: kto dostał połowę, liczy się w połowie; im więcej, tym mniej brakuje.
    .higher = pokryta część zapotrzebowania była większa
    .lower = pokryta część zapotrzebowania była mniejsza
limit-4 = Kto dostał połowę tego, czego potrzebuje, liczy się za połowę.
    .soup = W „Pierwotnej zupie” to to samo co odsetek nakarmionych, nie licząc tych, którym gen pozwala nie jeść.
    .habitat = Gdzie niczego się nie zjada ({ $games }), to to samo co odsetek nakarmionych, nie licząc niepotrzebujących pokarmu i tych, których żywią karty.

## 5. Luka podziału

measure-gap = luka podziału
    .help = Zapotrzebowanie, na które pokarm był, lecz nie trafił do głodnych: powyżej 0 pokarm leżał nie tam albo wzięli go inni, poniżej 0 nowy pojawiał się podczas żerowania albo potrzebujących zjedzono.
    .higher = luka podziału była większa
    .lower = luka podziału była mniejsza
limit-5 = To średnia z rund, tak jak niedobór: razem ze średnim w rundzie pokryciem zapotrzebowania dają 100%. Pokryte zapotrzebowanie liczy się z całych partii i może być inne. Poniżej 0 jest tam, gdzie pokarm powstaje w trakcie żerowania albo zapotrzebowanie znika, bo potrzebującego zjedzono, zanim go sprawdzono: które z dwojga, liczba nie mówi.
    .habitat = Gdzie niczego się nie zjada ({ $games }), nie ma wartości: według zasad wszystko albo nic.

## 6. Pochodzenie pokarmu

measure-from_environment = pokarm ze środowiska
    .help = Jaka część zdobytego pokarmu była w środowisku sama z siebie albo przyniosły ją zasady i karty; im więcej, tym mniej żyje się cudzym kosztem.
    .higher = udział pokarmu ze środowiska był większy
    .lower = udział pokarmu ze środowiska był mniejszy
measure-from_waste = pokarm z resztek
    .help = Jaką część zdobytego pokarmu zostawili żywi; im więcej, tym bardziej zależy się od cudzych resztek.
    .higher = udział pokarmu z resztek był większy
    .lower = udział pokarmu z resztek był mniejszy
measure-from_body = pokarm ze szczątków
    .help = Jaka część zdobytego pokarmu pozostała po martwych dla każdego, kto przyjdzie; zdobycz drapieżników i padlinożerców liczy się jako polowanie i padlina.
    .higher = udział pokarmu ze szczątków był większy
    .lower = udział pokarmu ze szczątków był mniejszy
measure-from_prey = pokarm z polowania
    .help = Jaką część zdobytego pokarmu dało zabicie lub zranienie innego; im więcej, tym ważniejsze polowanie.
    .higher = udział pokarmu z polowania był większy
    .lower = udział pokarmu z polowania był mniejszy
measure-from_carrion = pokarm z padliny
    .help = Jaką część zdobytego pokarmu znaleziono tam, gdzie zabił kto inny; im więcej, tym lepiej mają się padlinożercy.
    .higher = udział pokarmu z padliny był większy
    .lower = udział pokarmu z padliny był mniejszy
measure-from_shared = pokarm od partnerów
    .help = Jaka część zdobytego pokarmu przyszła dzięki temu, że najadł się partner; im więcej, tym bardziej opłaca się trzymać razem.
    .higher = udział pokarmu od partnerów był większy
    .lower = udział pokarmu od partnerów był mniejszy
measure-from_theft = odebrany pokarm
    .help = Jaką część zdobytego pokarmu odebrano innym; im więcej, tym lepiej żywi rozbój.
    .higher = udział odebranego pokarmu był większy
    .lower = udział odebranego pokarmu był mniejszy
measure-from_made = pokarm własnej produkcji
    .help = Jaką część zdobytego pokarmu osobniki wytworzyły same dzięki swoim cechom; im więcej, tym mniej potrzeba bazy pokarmowej i zdobyczy.
    .higher = udział pokarmu własnej produkcji był większy
    .lower = udział pokarmu własnej produkcji był mniejszy
measure-from_placed = pokarm położony przez graczy
    .help = Jaką część zdobytego pokarmu położyli tam gracze; im więcej, tym bardziej to oni decydują, gdzie będzie pokarm.
    .higher = udział pokarmu położonego przez graczy był większy
    .lower = udział pokarmu położonego przez graczy był mniejszy
measure-own_placed = własne dokładanie
    .help = Z pokarmu, który położyli gracze i który kogoś żywi: jaka część żywi tego, kto go położył.
    .higher = pokarm położony przez graczy częściej żywił ich samych
    .lower = pokarm położony przez graczy rzadziej żywił ich samych
limit-6 = Gdzie leży zmieszany pokarm różnego pochodzenia, dzieli się go proporcjonalnie.
    .soup = W „Pierwotnej zupie” przyjmuje się, że pokarm na polu jest dobrze wymieszany, bo jednej kostki od drugiej nikt nie odróżni.
    .habitat = Gdzie niczego się nie zjada ({ $games }), to pokarm, który żywi tam, gdzie leży, a to, co przynoszą zasady i karty, zalicza się do środowiska.

## 7. Niewykorzystany pokarm

measure-unused = niewykorzystany pokarm
    .help = Jakiej części całego pokarmu nikt nie zjadł: nie było chętnych, został zniszczony albo leżał do końca partii; im więcej, tym więcej było na darmo.
    .higher = udział niewykorzystanego pokarmu był większy
    .lower = udział niewykorzystanego pokarmu był mniejszy
limit-7 = Liczy się też pokarm, który leży do końca partii.
    .soup = Resztki w „Pierwotnej zupie” to pokarm, który zostawiają po sobie jedzący: do nich służy inny wskaźnik.
    .habitat = Gdzie niczego się nie zjada ({ $games }), nie ma wartości.

## 8. Zapasy

measure-store = zapasy
    .help = Ile pokarmu w zapasach przypada na jednostkę zapotrzebowania; im więcej, tym łatwiej przetrwać złe czasy.
    .higher = zapasy były większe
    .lower = zapasy były mniejsze
measure-store_turnover = wykorzystanie zapasów
    .help = Jaką część odłożonego pokarmu później zjedzono; jeśli małą, zapasy przepadają albo nie są potrzebne.
    .higher = zapasy wykorzystywano pełniej
    .lower = zapasy wykorzystywano słabiej
limit-8 = Wartość jest tylko tam, gdzie pokarm można przechować.

## 9. Obieg

measure-recycling = ponowne wykorzystanie
    .help = Jaką część zjedzonego pokarmu zostawili inni, żywi lub martwi; im więcej, tym pełniejszy obieg.
    .higher = udział ponownie wykorzystanego pokarmu był większy
    .lower = udział ponownie wykorzystanego pokarmu był mniejszy
measure-left_behind = pokarm zostawiony na jednostkę zjedzonego
    .help = Ile jednostek pokarmu zostawiają posiłki i śmierci na każdą zjedzoną; powyżej 1 żywi i martwi oddają więcej, niż się zjada.
    .higher = na jednostkę zjedzonego pokarmu zostawało go więcej
    .lower = na jednostkę zjedzonego pokarmu zostawało go mniej
limit-9 = Jeśli wynosi 0, tak wynika z zasad; zdobyczy drapieżników i padlinożerców się nie wlicza.

## 10. Przekaz przy zabijaniu

measure-transfer = zysk drapieżników na jednostkę straty
    .help = Ile pokarmu dostają drapieżniki i padlinożercy na każdą jednostkę, która przepadła z zabitymi; powyżej 1 zabijanie tworzy pokarm.
    .higher = zysk drapieżników na jednostkę straty był większy
    .lower = zysk drapieżników na jednostkę straty był mniejszy
measure-gain_per_kill = zysk z zabicia
    .help = Ile pokarmu przynosi drapieżnikom i padlinożercom jedno zabicie; im więcej, tym lepiej żywi polowanie.
    .higher = zysk z jednego zabicia był większy
    .lower = zysk z jednego zabicia był mniejszy
measure-fed_per_kill = nasyceni zabiciem
    .help = Ile osobników jedno zabicie syci bez żadnego pokarmu; im więcej, tym częściej samo zabicie zaspokaja głód.
    .higher = jedno zabicie syciło więcej osobników
    .lower = jedno zabicie syciło mniej osobników
limit-10 = Wartość jest tylko tam, gdzie zabijanie żywi.
    .soup = W „Pierwotnej zupie” zabicie nie daje pokarmu: coś mówi tam tylko liczba nasyconych na zabicie.

## 11. Przeżywalność

measure-survival_1 = przeżywalność jednego żerowania
    .help = Jaka część osobników przeżywa pierwsze żerowanie w swoim życiu; im więcej, tym lepiej mają nowo narodzone.
    .higher = przeżywalność jednego żerowania była wyższa
    .lower = przeżywalność jednego żerowania była niższa
measure-survival_3 = przeżywalność trzech żerowań
    .help = Jaka część osobników przeżywa pierwsze trzy żerowania w swoim życiu; im więcej, tym dłużej się żyje.
    .higher = przeżywalność trzech żerowań była wyższa
    .lower = przeżywalność trzech żerowań była niższa
measure-survival_median = mediana długości życia
    .help = Liczba żerowań, którą przeżywa nie więcej niż połowa osobników; im więcej, tym dłużej się żyje.
    .higher = mediana długości życia była większa
    .lower = mediana długości życia była mniejsza
limit-11 = Liczą się przeżyte żerowania, a nie rundy.
    .habitat = Gdzie niczego się nie zjada ({ $games }), wiek jest umowny, bo kostek nie da się odróżnić, a żerowanie to Wymieranie.
    .marine = We „Władcach oceanu” Wymieranie następuje wtedy, gdy wywołają je gracze: w niektórych rundach jest ich kilka, a u botów losowych w większości rund nie ma żadnego.

## 12. Śmiertelność według przyczyn

measure-died_hunger = śmiertelność z głodu
    .help = Ile osobników na rundę umiera z głodu w przeliczeniu na jednego żywego; im więcej, tym częściej zabija głód.
    .higher = śmiertelność z głodu była wyższa
    .lower = śmiertelność z głodu była niższa
measure-died_predation = śmiertelność z drapieżnictwa
    .help = Ile osobników na rundę ginie od innych, w atakach lub od kart, które działają na ich rzecz, w przeliczeniu na jednego żywego; im więcej, tym niebezpieczniejsze życie.
    .higher = śmiertelność z drapieżnictwa była wyższa
    .lower = śmiertelność z drapieżnictwa była niższa
measure-died_competition = śmiertelność z konkurencji
    .help = Ile osobników na rundę ginie, bo je wyparto, w przeliczeniu na jednego żywego; im więcej, tym ostrzejsza walka o miejsce.
    .higher = śmiertelność z konkurencji była wyższa
    .lower = śmiertelność z konkurencji była niższa
measure-died_doom = śmiertelność z wcześniejszych przyczyn
    .help = Ile osobników na rundę umiera od tego, co stało się wcześniej (na przykład od trucizny), sytych czy głodnych, w przeliczeniu na jednego żywego.
    .higher = śmiertelność z wcześniejszych przyczyn była wyższa
    .lower = śmiertelność z wcześniejszych przyczyn była niższa
measure-died_effect = śmiertelność od innych efektów
    .help = Ile osobników na rundę ginie przez kartę, gen, cechę lub wydarzenie, które nie jest drapieżnictwem, w przeliczeniu na jednego żywego; im więcej, tym częściej zabijają efekty.
    .higher = śmiertelność od innych efektów była wyższa
    .lower = śmiertelność od innych efektów była niższa
limit-12 = Runda jednej gry mieści więcej niż runda innej.
    .died_predation-habitat = Gdzie niczego się nie zjada ({ $games }), drapieżnictwo to zawsze karty, które działają na rzecz innej gromady.
    .died_hunger-marine = We „Władcach oceanu” osobniki liczy się na początku rundy, więc z głodu może w niej umrzeć więcej, niż policzono; a Wymieranie przychodzi, gdy wywołają je gracze: u losowych botów rzadziej niż w co drugiej rundzie.
    .dominant = W Dominant Species osobniki liczy się na początku Wymierania, więc zabitych wcześniej w tej samej rundzie wśród nich nie ma.

## 13. Wypieranie

measure-displaced = wypieranie
    .help = Ile osobników na rundę ktoś przesuwa wbrew woli lub usuwa z gry albo unosi dryf, w przeliczeniu na jednego żywego; im więcej, tym trudniej utrzymać się w miejscu.
    .higher = wypieranie zdarzało się częściej
    .lower = wypieranie zdarzało się rzadziej
limit-13 = Kogo przesuwa właściciel, ten nie jest wyparty.
    .soup = W „Pierwotnej zupie” to dryf, czyli środowisko, a nie czyjeś działanie.

## 14. Zależność od zagęszczenia

measure-growth = tempo wzrostu przy małej liczebności (stół)
    .help = O ile w ciągu rundy przybyłoby osobników na całym stole, gdyby było ich bardzo mało; im więcej, tym szybciej populacja się odradza.
    .higher = tempo wzrostu całej populacji było wyższe
    .lower = tempo wzrostu całej populacji było niższe
measure-growth_slope = wpływ zagęszczenia na wzrost (stół)
    .help = Jak zmienia się przyrost w ciągu rundy z każdym dodatkowym osobnikiem na stole; im dalej poniżej 0, tym mocniej tłok hamuje wzrost.
    .higher = tłok słabiej hamował wzrost całej populacji
    .lower = tłok mocniej hamował wzrost całej populacji
measure-capacity = pojemność środowiska (stół)
    .help = Liczebność, przy której populacja stołu ani nie rośnie, ani nie maleje; im większa, tym więcej osobników się tu mieści.
    .higher = pojemność środowiska dla całej populacji była większa
    .lower = pojemność środowiska dla całej populacji była mniejsza
measure-side_growth = tempo wzrostu przy małej liczebności (strona)
    .help = O ile w ciągu rundy przybyłoby osobników jednej stronie, gdyby miała ich bardzo mało; im więcej, tym łatwiej się podnieść temu, kto został w tyle.
    .higher = tempo wzrostu jednej strony było wyższe
    .lower = tempo wzrostu jednej strony było niższe
measure-side_growth_slope = wpływ zagęszczenia na wzrost (strona)
    .help = Jak zmienia się przyrost strony w ciągu rundy z każdym jej własnym dodatkowym osobnikiem; im dalej poniżej 0, tym mocniej hamuje sama siebie.
    .higher = tłok słabiej hamował wzrost jednej strony
    .lower = tłok mocniej hamował wzrost jednej strony
measure-side_capacity = pojemność środowiska (strona)
    .help = Liczebność, przy której strona ani nie rośnie, ani nie maleje; im większa, tym więcej jej osobników się mieści.
    .higher = pojemność środowiska dla jednej strony była większa
    .lower = pojemność środowiska dla jednej strony była mniejsza
measure-at_cap = strony u kresu liczebności
    .help = Jak często strona nie ma już kogo wprowadzić według zasad; im więcej, tym częściej wzrost zatrzymują zasady, a nie pokarm.
    .higher = strony częściej były u kresu liczebności
    .lower = strony rzadziej były u kresu liczebności
limit-14 = O urodzeniach decydują gracze, więc to nie biologia; a gdzie liczebność ograniczają zasady, pojemność może być właśnie tą granicą.
    .at_cap-habitat = Gdzie niczego się nie zjada ({ $games }), granicą jest pula genowa, do której martwe nie wracają: strona jest u kresu, gdy jej pula jest pusta.
    .at_cap-marine = We „Władcach oceanu” kostki na polach Regresji liczą się tak, jakby leżały w puli.

## 15. Wzloty i załamania

measure-variation = wahania liczebności
    .help = Jak bardzo liczebność waha się z rundy na rundę ponad przebieg wspólny wszystkim partiom; im więcej, tym silniejsze wzloty i załamania.
    .higher = wahania liczebności były silniejsze
    .lower = wahania liczebności były słabsze
measure-lag_one = trwałość wahań
    .help = Jak bardzo runda przypomina poprzednią: blisko 1 wzloty i załamania trwają długo, poniżej 0 natychmiast się odwracają.
    .higher = wahania liczebności były trwalsze
    .lower = wahania liczebności były mniej trwałe
measure-cycles = partie z równym rytmem
    .help = W jakiej części partii liczebność rośnie i spada w równym rytmie, jaki przypadek daje rzadko.
    .higher = równy rytm występował częściej
    .lower = równy rytm występował rzadziej
measure-period = długość rytmu
    .help = Tam, gdzie liczebność rośnie i spada w równym rytmie: ile rund mija od jednego szczytu do następnego.
    .higher = liczebność rosła i spadała wolniej
    .lower = liczebność rosła i spadała szybciej
limit-15 = Wahania pokazują, czym partia różni się od przeciętnego przebiegu wszystkich partii.
    .variation = Widać je od 6 rund.
    .lag_one = Ich trwałość widać od 10 rund, a w krótkich partiach wypada za nisko.
    .cycles = Rytm widać od 20 rund, a bywa przypadkowy.
    .period = Rytm widać od 20 rund, a bywa przypadkowy.

## 16. Opóźnione sprzężenie zwrotne

measure-feedback = niedobór po przeludnieniu
    .help = O ile większy niedobór następuje w rundzie po przeludnieniu: powyżej 0 po wielu jedzących przychodzą złe czasy, blisko 0 pokarmu przybywa wraz z nimi albo od nich nie zależy.
    .higher = po przeludnieniu następował większy niedobór
    .lower = po przeludnieniu następował mniejszy niedobór
limit-16 = Partie uważa się za powtórzenia jednej i tej samej, bez własnych cech.

## 17. Synchronia

measure-synchrony = synchronia
    .help = Czy strony rosną i maleją razem (100%), czy jedna zyskuje to, co druga traci (0%).
    .higher = synchronia stron była większa
    .lower = synchronia stron była mniejsza
limit-17 = Potrzeba 6 rund i tej samej liczby stron: u stron niezależnych wychodzi mniej więcej 1 podzielone przez ich liczbę.

## 18. Reakcja funkcjonalna

measure-holling = reakcja funkcjonalna
    .help = Jak spożycie rośnie z ilością dostępnego pokarmu: typ I – proporcjonalnie, typ II – coraz wolniej, typ III – najpierw wolno, potem szybko, potem znów wolno.
    .higher = typ reakcji funkcjonalnej był wyższy
    .lower = typ reakcji funkcjonalnej był niższy
limit-18 = Typ to nazwa, a nie wielkość, więc nie ma przedziału. Podano go tylko wtedy, gdy potwierdzają go cztery próby na pięć przy ponownym losowaniu partii.
    .soup = W „Pierwotnej zupie” typ III może wynikać z samego przepisu na posiłek.

## 19. Interferencja

measure-interference = interferencja
    .help = Jak bardzo sąsiedzi przeszkadzają w jedzeniu przy tej samej ilości pokarmu: przy 0 liczy się tylko pokarm, powyżej 0 także towarzystwo.
    .higher = interferencja była silniejsza
    .lower = interferencja była słabsza
limit-19 = Gdzie wszystkich żywi jedna baza, sąsiadami jest cały stół.
    .habitat = Gdzie niczego się nie zjada ({ $games }), nie ma wartości: co wykorzystuje jeden, tego nie ubywa drugiemu.

## 20. Szerokość diety

measure-breadth = szerokość diety
    .help = Z ilu rodzajów pokarmu strona korzysta jakby po równo; im więcej, tym rozmaitsza dieta.
    .higher = dieta była szersza
    .lower = dieta była węższa
measure-breadth_standard = standaryzowana szerokość diety
    .help = Szerokość diety między 0% (tylko jeden rodzaj pokarmu) a 100% (po równo wszystkie rodzaje dostępne stronie).
    .higher = standaryzowana szerokość diety była większa
    .lower = standaryzowana szerokość diety była mniejsza
limit-20 = Rodzaje pokarmu w każdej grze są inne: między grami porównuj tylko szerokość w procentach.

## 21. Nakładanie się diet

measure-overlap = nakładanie się diet
    .help = Jak podobne są diety dwóch stron: 100% – wszyscy jedzą to samo, 0% – nikt nie je tego, co inni.
    .higher = diety nakładały się bardziej
    .lower = diety nakładały się mniej
measure-shared_ground = wspólne miejsca
    .help = Jak często strony są w tych samych miejscach w tym samym czasie: 0 – nigdy razem, 1 – zawsze w równej liczbie.
    .higher = strony częściej były w tych samych miejscach
    .lower = strony rzadziej były w tych samych miejscach
limit-21 = Nałożenie to jeszcze nie rywalizacja: może starczać dla obu.
    .soup = W „Pierwotnej zupie” nikt nie je własnego koloru, więc pełnego nałożenia tam nie ma.

## 22. Koncentracja

measure-gini_food = koncentracja pokarmu
    .help = Jak nierówno pokarm przypada stronom (współczynnik Giniego): 0% – wszystkim po równo, 100% – wszystko jednej.
    .higher = koncentracja pokarmu była większa
    .lower = koncentracja pokarmu była mniejsza
measure-gini_heads = koncentracja osobników
    .help = Jak nierówno osobniki rozkładają się między strony (współczynnik Giniego): 0% – wszędzie tyle samo, 100% – wszystkie u jednej.
    .higher = koncentracja osobników była większa
    .lower = koncentracja osobników była mniejsza
measure-gini_slope = wzrost koncentracji
    .help = O ile koncentracja pokarmu rośnie z rundy na rundę: powyżej 0 bogaci się bogacą, poniżej 0 biedni ich doganiają.
    .higher = koncentracja pokarmu rosła szybciej
    .lower = koncentracja pokarmu rosła wolniej
limit-22 = Przy różnej liczbie stron porównuj ostrożnie.
    .gini_slope = Potrzeba 6 rund, więc krótszych partii się nie liczy. W jednej rundzie pokarm dzieli się mniej równo niż w całej partii, w której się wyrównuje: wzrostu nie można dodawać do koncentracji w całej partii. Runda jednej gry mieści więcej niż runda innej.

## 23. Przepływy między stronami

measure-thefts = skradziony pokarm
    .help = Pokarm skradziony innym stronom w stosunku do całego zdobytego; im więcej, tym bardziej strony żyją swoim kosztem.
    .higher = udział skradzionego pokarmu był większy
    .lower = udział skradzionego pokarmu był mniejszy
measure-victims = zabici przez innych na jednostkę pokarmu
    .help = Ile osobników zabijają inne strony na każdą jednostkę zdobytego pokarmu; im więcej, tym krwawsza walka o niego.
    .higher = na jednostkę pokarmu inne strony zabijały więcej
    .lower = na jednostkę pokarmu inne strony zabijały mniej
limit-23 = Gdzie niczego się nie zjada, nie ma wartości.
    .soup = „Pasożytnictwo” w „Pierwotnej zupie” odbiera punkty, a nie pokarm.

## 24. Pokarm i punkty

measure-rank_food = pokarm a punkty
    .help = Czy kolejność stron według pokarmu zgadza się z kolejnością według końcowych punktów: 1 – zawsze, 0 – nie ma związku, −1 – odwrotnie.
    .higher = związek pokarmu z punktami był wyższy
    .lower = związek pokarmu z punktami był niższy
measure-rank_food_per_head = pokarm na osobnika a punkty
    .help = Czy strony, których osobniki więcej jedzą, mają więcej końcowych punktów: 1 – zawsze, 0 – nie ma związku, −1 – odwrotnie.
    .higher = związek pokarmu na osobnika z punktami był wyższy
    .lower = związek pokarmu na osobnika z punktami był niższy
measure-rank_hunger = głód a punkty
    .help = Czy strony, które mają więcej głodnych, mają więcej końcowych punktów: 1 – zawsze, 0 – nie ma związku, −1 – odwrotnie.
    .higher = związek głodu z punktami był wyższy
    .lower = związek głodu z punktami był niższy
measure-explained = punkty wyjaśnione pokarmem
    .help = Jaka część różnic w punktach idzie w parze z pokarmem i głodem; im więcej, tym bardziej rozstrzyga pokarm.
    .higher = pokarm i głód wyjaśniały większą część różnic w punktach
    .lower = pokarm i głód wyjaśniały mniejszą część różnic w punktach
measure-leader_wins = wygrane tych, którzy nakarmili najwięcej
    .help = Jak często wygrywa strona, która nakarmiła najwięcej osobników; im więcej, tym pewniej wygrywa ten, kto karmi najlepiej. Sam przypadek dałby 50% przy dwóch stronach, 33% przy trzech, 25% przy czterech.
    .higher = strona, która nakarmiła najwięcej osobników, wygrywała częściej
    .lower = strona, która nakarmiła najwięcej osobników, wygrywała rzadziej
limit-24 = Związek z wynikiem to jeszcze nie przyczyna; przy dwóch stronach coś mówią tylko wygrane.
    .rank_food = Im więcej osobników, tym więcej jedzą: patrz też na pokarm na osobnika.
    .explained = Im więcej osobników, tym więcej jedzą: patrz też na pokarm na osobnika.
    .leader_wins = Kto ma więcej osobników, ten więcej ich karmi: patrz też, jak wcześnie zwycięzcę widać po liczbie osobników; a przypadek daje więcej wygranych, gdy gra mniej stron.
    .rank_food-soup = W „Pierwotnej zupie” ameba, która zabija, by się najeść, jest nakarmiona bez jednej kostki pokarmu: tu się to nie liczy.
    .rank_food_per_head-soup = W „Pierwotnej zupie” ameba, która zabija, by się najeść, jest nakarmiona bez jednej kostki pokarmu: tu się to nie liczy.
    .explained-soup = W „Pierwotnej zupie” ameba, która zabija, by się najeść, jest nakarmiona bez jednej kostki pokarmu: tu się to nie liczy.
    .marine = We „Władcach oceanu” miejsca nie są równe: każda gromada ma własne zasoby.
    .dominant = W Dominant Species miejsca nie są równe: każda gromada ma własne zasoby i zdolności; w cztery osoby grają owady, pajęczaki, płazy i ptaki, chyba że opcje mówią inaczej.

## 25. Kiedy widać zwycięzcę

measure-told_by_fed = zwycięzca widoczny po nakarmionych
    .help = Od której dziesiątej części partii warto stawiać na stronę, która od początku nakarmiła najwięcej osobników; im mniej, tym wcześniej rozstrzyga pokarm.
    .higher = po nakarmionych zwycięzcę było widać później
    .lower = po nakarmionych zwycięzcę było widać wcześniej
measure-told_by_heads = zwycięzca widoczny po liczebności
    .help = Od której dziesiątej części partii warto stawiać na stronę, która ma najwięcej żywych osobników; im mniej, tym wcześniej rozstrzyga liczebność.
    .higher = po liczebności zwycięzcę było widać później
    .lower = po liczebności zwycięzcę było widać wcześniej
measure-told_by_score = zwycięzca widoczny po punktach
    .help = Od której dziesiątej części partii warto stawiać na stronę, która ma najwięcej punktów; im mniej, tym wcześniej rozstrzygają punkty.
    .higher = po punktach zwycięzcę było widać później
    .lower = po punktach zwycięzcę było widać wcześniej
limit-25 = Potrzeba 200 partii; gdzie na koniec punktują żywi, ostatnie dziesiąte części tylko powtarzają wynik.

## 26. Cena głodu

measure-price = cena głodu
    .help = Ile punktów różnicy przypada na każdą brakującą jednostkę pokarmu; im więcej, tym dalej w tyle kończą głodni.
    .higher = cena głodu była wyższa
    .lower = cena głodu była niższa
measure-price_in_deviations = cena głodu w odchyleniach
    .help = Cena głodu w stosunku do zwykłego rozrzutu punktów, żeby porównać gry, w których punktów jest dużo i mało.
    .higher = cena głodu w odchyleniach była wyższa
    .lower = cena głodu w odchyleniach była niższa
limit-26 = Co idzie w parze z głodem, nie musi z niego wynikać: głodują też ci, którzy przegrywają z innych powodów, a najbardziej lider, który ma wiele gęb do wykarmienia.

## 27. Długość i rozgałęzienie

measure-rounds = długość partii w rundach
    .help = Ile rund trwa partia.
    .higher = partie były dłuższe
    .lower = partie były krótsze
measure-decisions = długość partii w decyzjach
    .help = Ile decyzji podejmują gracze w ciągu partii.
    .higher = gracze podejmowali więcej decyzji
    .lower = gracze podejmowali mniej decyzji
measure-branching = możliwości na decyzję
    .help = Spośród ilu możliwości gracze wybierają przeciętnie; im więcej, tym więcej trzeba przejrzeć, co nie musi znaczyć głębi.
    .higher = możliwości na decyzję było więcej
    .lower = możliwości na decyzję było mniej
limit-27 = Gra długa i pełna możliwości nie musi być złożona.
    .rounds = Runda jednej gry mieści więcej niż runda innej.
    .decisions = Każda gra dzieli decyzje po swojemu.

## 28. Dramatyzm

measure-drama = dramatyzm
    .help = Jak daleko w tyle byli późniejsi zwycięzcy, dopóki nie prowadzili; im więcej, tym częściej odrabia się straty.
    .higher = dramatyzm był większy
    .lower = dramatyzm był mniejszy
limit-28 = Potrzeba 30 partii, bo szans uczą inne partie; a punktów przyznawanych na końcu nikt wcześniej nie widzi.

## 29. Rozstrzygnięcie

measure-decisiveness = rozstrzygnięta część partii
    .help = W jakiej części partii zwycięzca prowadzi już do końca; im więcej, tym wcześniej wszystko jasne.
    .higher = rozstrzygnięta część partii była większa
    .lower = rozstrzygnięta część partii była mniejsza
limit-29 = O prowadzeniu decydują punkty na stole, a punktów przyznawanych na końcu nikt wcześniej nie widzi.

## 30. Zmiany prowadzącego i niepewność

measure-lead_changes = zmiany prowadzącego
    .help = Jaka część rund przynosi nowego prowadzącego; im więcej, tym bardziej wyrównana walka.
    .higher = prowadzący zmieniał się częściej
    .lower = prowadzący zmieniał się rzadziej
measure-uncertainty = niepewność wyniku
    .help = Jak bardzo według punktów nie wiadomo, kto wygra, średnio w ciągu partii: 100% – każdy może, 0% – wszystko rozstrzygnięte.
    .higher = niepewność wyniku była większa
    .lower = niepewność wyniku była mniejsza
limit-30 = O prowadzeniu decydują punkty na stole, a punktów przyznawanych na końcu nikt wcześniej nie widzi.
    .lead_changes = Wspólne prowadzenie liczy się jako zmiana dopiero wtedy, gdy prowadzi kto inny.
    .uncertainty = Niepewność wymaga 30 partii, bo szans uczą inne partie.

## Jednostki

unit-share = udział
    .of = { $number }%
unit-difference-of-shares = punkty procentowe
    .of = { $number }{ "\u00A0" }p.p.
unit-pieces-a-round = jedn. pokarmu na rundę
    .of = { $number } jedn. pokarmu na rundę
unit-pieces-a-head = jedn. pokarmu na osobnika
    .of = { $number } jedn. pokarmu na osobnika
unit-pieces-a-piece = jedn. na jednostkę
    .of = { $number } jedn. na jednostkę
unit-pieces-a-kill = jedn. pokarmu na zabicie
    .of = { $number } jedn. pokarmu na zabicie
unit-heads-a-kill = osobników na zabicie
    .of = { $n ->
        [fraction] { $number } osobnika na zabicie
        [one] { $number } osobnika na zabicie
        [few] { $number } osobniki na zabicie
       *[other] { $number } osobników na zabicie
    }
unit-heads-a-piece = osobników na jedn. pokarmu
    .of = { $n ->
        [fraction] { $number } osobnika na jedn. pokarmu
        [one] { $number } osobnika na jedn. pokarmu
        [few] { $number } osobniki na jedn. pokarmu
       *[other] { $number } osobników na jedn. pokarmu
    }
unit-per-head-and-round = na osobnika i rundę
    .of = { $number } na osobnika i rundę
unit-feeding-windows = żerowania
    .of = { $n ->
        [fraction] { $number } żerowania
        [one] { $number } żerowanie
        [few] { $number } żerowania
       *[other] { $number } żerowań
    }
unit-growth-a-round = przyrost na rundę
    .of = { $number } na rundę
unit-growth-a-round-and-head = przyrost na rundę i osobnika
    .of = { $number } na rundę i osobnika
unit-heads = osobniki
    .of = { $n ->
        [fraction] { $number } osobnika
        [one] { $number } osobnika
        [few] { $number } osobniki
       *[other] { $number } osobników
    }
unit-standard-deviation-by-mean = odchylenie standardowe / średnia
    .of = { $number }
unit-correlation = korelacja
    .of = { $number }
unit-scarcity-per-mean-population = niedobór na średnią liczebność
    .of = { $number }
unit-hollings-type = typ według Hollinga
    .of = typ { $number }
unit-exponent = wykładnik
    .of = { $number }
unit-resources = rodzaje pokarmu
    .of = { $n ->
        [fraction] { $number } rodzaju pokarmu
        [one] { $number } rodzaj pokarmu
        [few] { $number } rodzaje pokarmu
       *[other] { $number } rodzajów pokarmu
    }
unit-concentration-a-round = p.p. na rundę
    .of = { $number } p.p. na rundę
unit-tenth-of-the-game = dziesiąta część partii
    .of = { $n ->
        [fraction] { $number } dziesiątej części partii
        [one] { $number } dziesiątą część partii
        [few] { $number } dziesiąte części partii
       *[other] { $number } dziesiątych części partii
    }
unit-points-a-piece = punktów za jednostkę
    .of = { $n ->
        [fraction] { $number } punktu za jednostkę
        [one] { $number } punkt za jednostkę
        [few] { $number } punkty za jednostkę
       *[other] { $number } punktów za jednostkę
    }
unit-deviations-a-piece = odchyleń za jednostkę
    .of = { $n ->
        [fraction] { $number } odchylenia za jednostkę
        [one] { $number } odchylenie za jednostkę
        [few] { $number } odchylenia za jednostkę
       *[other] { $number } odchyleń za jednostkę
    }
unit-rounds = rundy
    .of = { $n ->
        [fraction] { $number } rundy
        [one] { $number } rundę
        [few] { $number } rundy
       *[other] { $number } rund
    }
unit-decisions = decyzje
    .of = { $n ->
        [fraction] { $number } decyzji
        [one] { $number } decyzję
        [few] { $number } decyzje
       *[other] { $number } decyzji
    }
unit-options-a-decision = możliwości na decyzję
    .of = { $n ->
        [fraction] { $number } możliwości na decyzję
        [one] { $number } możliwość na decyzję
        [few] { $number } możliwości na decyzję
       *[other] { $number } możliwości na decyzję
    }
