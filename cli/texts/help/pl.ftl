# Pomoc programu `clade`, po polsku.

## Słowa ramy

help-frame =
    .usage = Użycie:
    .commands = Polecenia:
    .arguments = Argumenty:
    .options = Opcje:
    .some-options = [OPCJE]
    .some-command = [POLECENIE]
    .default = [domyślnie:
    .print-help = Pokaż pomoc
    .print-version = Pokaż wersję
    .help-command = Pokaż tę pomoc albo pomoc polecenia
    .examples = Przykłady:
    .codes =
        Kody wyjścia: 0 – gotowe; 1 – prawo, zapisana partia albo scenariusz się nie zgadza lub czegoś nie dało się zapisać; 2 – słowo
        albo plik nie do użycia; 130 – przerwane przez Ctrl-C.

## Wspólne argumenty

help-any =
    .lang = Język wszystkich tekstów: en, ru albo pl [domyślnie: według LC_ALL lub LANG]
    .home = Gdzie leżą ustawienia i zapisane partie [domyślnie: CLADE_HOME, inaczej tam, gdzie trzyma je system]
    .quiet = Nie pokazuj, ile już zrobiono
    .color = Kolory: auto (w terminalu), always albo never [domyślnie: auto]
    .game = Gra, pod nazwą z `clade games`
    .preset = Zasady zebrane pod nazwą z `clade games`; pojedyncze można zmienić
    .options = Zasada, w którą gra się inaczej; można powtarzać
    .shelves = Folder z modami, każdy we własnym folderze: wszystkie biorą udział, a --mod zna je po id; można powtarzać
    .plugins = Folder z bibliotekami gier, poza tym w folderze --home; można powtarzać
    .safe = Każda biblioteka działa w osobnym procesie, także zaufana
    .mods = Mod: folder, spakowany plik albo id zainstalowanego; można powtarzać
    .no_mods = Bez włączonych zainstalowanych modów
    .json = Wypisz JSON

## Polecenia

help-clade = Gry planszowe o ewolucji: graj, symuluj, mierz
    .alone = Bez polecenia: wybierz grę i graj – w oknie, jeśli jest ekran.
    .examples =
        clade                           wybierz grę i graj, w oknie, jeśli jest ekran
        clade play soup                 graj w terminalu
        clade sim soup --help           co potrafi polecenie
help-games = Pokaż gry z liczbą graczy i opcjami
    .game = Tylko ta gra
    .examples =
        clade games                     wszystkie gry z miejscami i opcjami
        clade games marine --lang pl    jedna z nich, po polsku
help-rules = Przeczytaj zasady gry
    .game = Gra, pod nazwą z `clade games`
    .part = Tylko ten rozdział, np. 4.3, albo rozdziały z tym słowem [domyślnie: wszystko]
    .examples =
        clade rules soup                całe zasady
        clade rules soup 4.3            rozdział, na który powołuje się odmowa
        clade rules marine kostka       rozdziały, w których jest to słowo
help-cards = Pokaż, co robią karty gry
    .lua = Zamiast tego, co mówią, ich pliki, do czytania i kopiowania
    .cards = Tylko te karty: id, nazwa lub jej początek [domyślnie: wszystkie]
    .seats = Ilu graczy [domyślnie: ilu mieści gra]
    .examples =
        clade cards soup                wszystkie geny, do czytania
        clade cards soup Ruch           tylko te
        clade cards soup speed --lua    plik tej karty, do skopiowania
        clade cards soup --mod my_mod   także geny moda, takie, jakie są teraz w jego plikach
help-box = Powiedz, co wydrukowano w twoim pudełku, gdy program tego nie wie
    .part = Co wydrukowano, słowem z listy [domyślnie: wszystko, co niepewne]
    .facts = Co tam wydrukowano: FAKT=WARTOŚĆ, słowa po przecinku
    .as_shown = Wydrukowano tak, jak pokazano
    .forget = Zapomnij, co o tym powiedziano
    .all = Pokaż też to, co pewne
    .examples =
        clade box soup                  co w tej grze jest niepewne
        clade box soup e05 drift=north ozone=7
        clade box marine annelids.events --as-shown
help-gui = Graj w oknie
    .file = Zapisana partia do otwarcia
    .at = Pokaż ją po tylu akcjach; akcje losu też się liczą
    .examples =
        clade gui                       wybór gry
        clade gui my.clade              zapisana partia
        clade gui my.clade --at 120     ta sama po 120 akcjach
help-play = Graj w terminalu
    .seats = Kto gdzie siedzi: human (człowiek), bot według poziomu (easy, normal, hard, expert) albo greedy lub random do porównań; sama liczba to tyle miejsc, ty i boty [domyślnie: ty i boty normal]
    .seed = Numer rozdania: od niego zależą rzuty kostkami i losowania z worków [domyślnie: według zegara]
    .load = Graj dalej zapisaną partię
    .last = Graj dalej ostatnią niedokończoną partię, stąd albo z okna: zachowała się sama
    .rescue = Z --load: graj dalej od tego, co z uszkodzonej partii albo według zmienionych zasad da się jeszcze zagrać
    .save = Zapisz partię w tym pliku: na początku i jeszcze raz, gdy się skończy albo gdy ją opuszczasz; plik podany w --load zostanie zastąpiony
    .explain = Dla autorów: pokazywać, o co pyta się tę kartę, co robi, co odpowiada i co zapisuje, z plikiem i wierszem; niczego nie ukrywa. Można powtarzać
    .examples =
        clade play soup --seats 3                       ty i dwa boty
        clade play marine --seats human,greedy,random   kto gdzie siedzi
        clade play soup -o finish=30 --mod my_mod       z opcją i modem
        clade play --last                               graj dalej ostatnią partię
        clade play --load my.clade                      graj dalej zapisaną partię
help-replay = Obejrzyj zapisaną partię krok po kroku i sprawdź ją
    .file = Partia zapisana przez „zapisz PLIK”
    .at = Po ilu akcjach; akcje losu też się liczą [domyślnie: po wszystkich]
    .seat = Oczami tego miejsca, licząc od 1 [domyślnie: oczami wszystkich]
    .open = Ze wszystkim, co ukryte, na wierzchu
    .log = Opowiedz, co było do tego miejsca
    .explain = Dla autorów: opowiedzieć, o co pytano tę kartę, co robiła, co odpowiadała i co zapisywała, z plikiem i wierszem; niczego nie ukrywa. Można powtarzać
    .verify = Tylko sprawdź: czy każda akcja jest możliwa i każdy stan taki jak przy zapisie
    .save = Zapisz pierwsze N akcji jako nową partię, żeby dalej zagrać inaczej
    .as_scenario = Wypisz stół jako scenariusz, do sprawdzenia albo dopisania przypadków
    .with_mods = Z --save: dołącz mody, żeby partię dało się otworzyć tam, gdzie ich nie ma
    .mods = Mod, którego potrzebuje partia: folder, spakowany plik albo id zainstalowanego; można powtarzać
    .examples =
        clade replay my.clade --at 120 --log            stół po 120 akcjach i co do niego doprowadziło
        clade replay my.clade --verify                  czy gra się tak, jak ją zapisano?
        clade replay my.clade --at 120 --save new.clade nowa partia o tym samym początku
help-sim = Niech boty zagrają wiele partii; policz, kto wygrywa
    .games = Ile partii [domyślnie: 1000]
    .seats = Kto gdzie siedzi; sama liczba to tyle botów random [domyślnie: random na tylu miejscach, na ile są zasady]
    .rotate = Co partię przesadzaj boty o jedno miejsce
    .seed = Numer, z którego biorą się numery rozdań wszystkich partii [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .examples =
        clade sim soup -n 1000 --seats greedy,random,random,random --rotate
        clade sim soup --seats 3 --json                 trzy boty random, dla innego programu
help-results = Zobacz, jak poszły partie rozegrane do końca
    .game = Tylko ta gra
    .most = Ile ostatnich partii wypisać [domyślnie: 10; z --json wszystkie]
    .json = Wypisz JSON
    .examples =
        clade results                   według gier i przeciwników: partie, wygrane, najlepszy wynik
        clade results soup -n 30        jedna gra i trzydzieści jej ostatnich partii
help-review = Sprawdź, gdzie zapisana partia została wygrana i przegrana
    .file = Gra zapisana poleceniem `save PLIK`
    .level = Który bot ocenia: easy, normal, hard albo expert [domyślnie: najsilniejszy z siedzących przy stole, co najmniej normal]
    .seat = Tylko odpowiedzi tego miejsca, licząc od 1
    .most = O ilu odpowiedziach i zdarzeniach losowych opowiedzieć [domyślnie: 5]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .examples =
        clade review my.clade                           gdzie została wygrana i przegrana i ile w tym szczęścia
        clade review my.clade --seat 1 -n 10            dziesięć twoich najgorszych odpowiedzi i lepsze od nich
        clade review my.clade --level hard --json       przeanalizowane dokładniej, dla innego programu
help-whatif = Dograj zapisaną partię od danego stołu: takiego, jaki był, i trochę innego
    .file = Gra zapisana poleceniem `save PLIK`
    .at = Stół po tylu działaniach, licząc też działania losu
    .seat = Czyimi oczami, licząc od 1: czego to miejsce nie widzi, jest w każdej partii rozdawane od nowa [domyślnie: wszystko leży tak, jak leży]
    .set = Co jest na nim inne, słowami gry, tak jak pisze je `clade replay PLIK --at N --as-scenario`; można powtarzać
    .answer = Jaka odpowiedź padnie przy nim zamiast udzielonej, tekstem akcji, jak je wymienia `clade replay PLIK --at N`
    .options = Zasada, która od tego miejsca jest inna; można powtarzać
    .seats = Kto dogrywa: jeden bot na wszystkich miejscach albo po jednym na każdym [domyślnie: greedy]
    .games = Ile razy dograć każdy wariant [domyślnie: 200]
    .seed = Numer, z którego biorą się wszystkie rzuty; oba warianty mają te same [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .examples =
        clade replay my.clade --at 120 --as-scenario    jak stół nazywa się słowami gry
        clade whatif my.clade --at 120 --set 'bank.table = 9' co byłoby przy takim zapasie pożywienia
        clade whatif my.clade --at 120 --answer done   z inną odpowiedzią
        clade whatif my.clade --at 120 --seat 1 -o gift=yes   na ile widzi pierwsze miejsce
        clade whatif my.clade --at 120 -o gift=yes -n 1000   z inną zasadą od tego miejsca
help-rate = Niech boty zagrają każdy z każdym i dostaną ranking
    .game = Gra, według nazwy z `clade games`
    .seats = Boty, które mają dostać ranking; pierwszy ma 0
    .table = Ilu siedzi przy stole [domyślnie: na ilu są zasady]
    .rounds = Ile rund; w każdej wszystkie pary spotykają się przy tych samych rzutach, zamieniając się miejscami [domyślnie: 50]
    .until = Zatrzymać się, gdy każdy ranking jest znany z dokładnością do tylu punktów
    .seed = Numer, z którego biorą się numery rozdań wszystkich rund [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .report = Zachować w tym pliku, kto wygrał każdą partię; `--merge` łączy takie pliki
    .shard = Rozegrać tylko tę część rund, na przykład 2/8; pozostałe są dla innych maszyn
    .resume = Kontynuować od miejsca, w którym kończy się plik `--report`
    .merge = Połączyć to, co znalazły części
    .examples =
        clade rate soup --seats random,greedy,normal -n 40
        clade rate marine -o length=quick --table 2 --seats greedy,normal,hard --until 50
        clade rate soup --seats greedy,hard --report 1.json --shard 1/2   pierwsza z dwóch maszyn
        clade rate --merge 1.json 2.json                co znalazły obie razem
help-train = Naucz boty, co lubić: dopasuj wagi części oceny
    .game = Gra, według nazwy z `clade games`
    .table = Ilu siedzi przy stole [domyślnie: na ilu są zasady]
    .games = Z ilu partii się uczyć; jeszcze połowa z tego pokaże, co to dało [domyślnie: 1000]
    .tune = Ile najwyżej partii grać, żeby zobaczyć, czy zmiana jest lepsza; 0 bierze to, co wynika z partii do nauki [domyślnie: 400]
    .bot = Kto gra wszystkie te partie; oceny wyuczone z partii botów, które myślą naprzód, pasują do takich botów i do szans w analizie [domyślnie: greedy]
    .seed = Numer, z którego biorą się numery rozdań wszystkich partii [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .out = Folder na values.toml i na rozegrane partie
    .judge = Tylko powiedzieć, co daje ten plik w porównaniu z obecnymi ocenami
    .resume = Kontynuować od miejsca, w którym kończą się partie w tym folderze
    .examples =
        clade train soup -n 1000 --out soup-values
        clade train evolution --mod my_mod --tune 1000 --out my_mod-values   dla partii z twoimi kartami
        clade train marine -n 300 --tune 0 --out v --resume     kontynuować po przerwie, bez prób
        clade train soup --judge values.toml            czy ten plik je ulepsza?
help-compare = Porównać, co znaczy jedzenie w każdej grze: rozegrać, zmierzyć, opisać
    .games = Gry [domyślnie: wszystkie prócz przykładu]
    .options = Zasada, którą we wszystkich wariantach gra się inaczej albo, z nazwą gry i kropką przed nią, tylko w niej; można powtarzać
    .number = Ile partii na każdy wariant i rodzaj botów [domyślnie: 2000]
    .seats = Ile miejsc albo kto gdzie siedzi przy jednym stole [domyślnie: na ile przewidują zasady, najwyżej 4]
    .bots = Rodzaje botów; każdy gra wszystkie warianty przy własnych stołach, a wniosek mówi, dla kogo jest prawdziwy [domyślnie: greedy,random]
    .vs = Ta sama gra w innym wariancie: NAZWA=WARTOŚĆ opcji, seats=N, bots=BOT lub mod=FOLDER, po przecinku; można powtarzać
    .by = Co zmienia się krok po kroku: seats, bots albo opcja, z wartościami, jeśli nie wszystkie
    .seed = Ziarno, z którego powstają ziarna wszystkich partii [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .out = Przechowywać porównanie w tym folderze i zapisać tam report.html, report.json, tabele wszystkich partii i partie, które się wyróżniają
    .resume = Kontynuować porównanie z tego folderu
    .shard = Rozegrać tylko tę część partii, na przykład 2/8; reszta jest dla innych maszyn
    .merge = Połączyć porównania z tych folderów: części jednego porównania
    .rules = Niczego nie rozgrywać: pokazać obok siebie, co o pożywieniu mówią instrukcje
    .all = Pokazać wszystkie liczby, nie tylko nazwane z góry
    .examples =
        clade compare                                   wszystkie gry, boty greedy i random: liczby obok siebie
        clade compare soup evolution -n 200 --out food  dwie gry; otwórz food/report.html w przeglądarce
        clade compare evolution --vs time-to-fly=yes    jedna gra z opcją i bez, te same ziarna
        clade compare soup --by seats                   co zmienia się z liczbą miejsc
        clade compare --out 2 --shard 2/8               druga z ośmiu maszyn; po przerwie: clade compare --resume 2
        clade compare --merge 1 2 3 --out food          co rozegrały wszystkie maszyny, razem
        clade compare --rules                           co o pożywieniu mówią instrukcje
help-bench = Zmierz, jak szybko gra się w grę
    .games = Ile partii; przy tej samej liczbie sumy kontrolne da się porównać [domyślnie: 2000]
    .seconds = Zamiast tego graj mniej więcej tyle sekund
    .seats = Ile miejsc [domyślnie: 4 albo na ile są zasady]
    .seed = Numer rozdania wszystkich partii [domyślnie: 1]
    .frames = Zamiast tego zmierz okno: klatki przy najpełniejszym stole partii
    .thinking = Zamiast tego zmierz boty, które myślą naprzód: ile razy na sekundę każdy poziom przemyśli decyzję
    .plugin = Zamiast tego zmierz, ile kosztują drzwi biblioteki: ta zawiera tę samą grę; do programu jest wczytywana, jeśli jest zaufana
    .examples =
        clade bench soup                                decyzje na sekundę, z sumą kontrolną
        clade bench soup --seconds 10                   przez dziesięć sekund
        clade bench soup --thinking                     ile razy boty przemyślą decyzję
        clade bench pond --plugin libpond.so            ile razy wolniejsza jest gra w bibliotece
help-check = Sprawdź prawa, których musi przestrzegać każda gra
    .files = Scenariusze: pliki i foldery z nimi
    .battery = Sprawdź prawa na losowych partiach tej gry
    .options = Tylko z tą zasadą; można powtarzać [domyślnie: każda wartość każdej opcji]
    .seats = Tylko dla tylu graczy [domyślnie: dla każdej liczby]
    .games = Ile partii na każdy zestaw zasad [domyślnie: 160]
    .seed = Numer, z którego biorą się numery rozdań wszystkich partii [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .tables = Zapisz w tym folderze stół przed każdym złamaniem prawa jako scenariusz dla `clade check`, a partię do tego miejsca jako zapisaną grę
    .report = Zachowuj wyniki w tym pliku, fragment po fragmencie; takie pliki łączy `--merge`
    .shard = Sprawdź tylko tę część partii, na przykład 2/8; pozostałe są dla innych maszyn
    .resume = Kontynuuj od miejsca, w którym stoi plik z `--report`
    .merge = Połącz wyniki części jednego sprawdzenia
    .game = Rozegraj tylko partię o tym ziarnie, które podaje złamane prawo
    .random_mods = Zamiast samej gry zagraj w tyle losowych modów; numer pierwszego mówi --seed
    .thorough = Wszystkie prawa przy każdym pytaniu: powoli
    .perft = Policz stoły tej gry, do których prowadzi tyle odpowiedzi, licząc odpowiedzi losu
    .depth = Ile odpowiedzi [domyślnie: 4]
    .after = Z losowej partii o tym numerze rozdania po tylu odpowiedziach [domyślnie: od początku]
    .playthrough = Zapisz losową partię tej gry pytanie po pytaniu: o co gra pyta, co można odpowiedzieć, kto czego się dowiaduje
    .at = Tylko to pytanie
    .examples =
        clade check games/soup/scenarios                scenariusze: pliki i foldery
        clade check --battery soup --mod my_mod         wszystkie prawa na losowych partiach z modem
        clade check --battery soup -n 9999 --shard 2/8 --report 2.json   druga z ośmiu maszyn; po przerwie z --resume
        clade check --merge 1.json 2.json 3.json        co znalazły wszystkie maszyny razem
        clade check --perft soup --depth 4              do ilu stołów prowadzą cztery odpowiedzi
        clade check --playthrough soup --at 12          jedno pytanie losowej partii w całości
help-mod = Zacząć moda, sprawdzić go i wypróbować
    .examples =
        clade mod new my_mod --game soup      folder z działającymi kartami, do zmieniania
        clade mod watch my_mod                sprawdza i testuje przy każdym zapisie pliku
        clade mod guide                       jak się pisze karty
help-mod-new = Zacząć moda: folder z działającymi kartami, scenariuszami i typami dla edytora
    .folder = Nowy folder; jego nazwa zostanie nazwą moda
    .game = Gra, do której jest
    .kinds = Tylko karty tego rodzaju; można powtarzać [domyślnie: po jednej każdego rodzaju]
    .types = Tylko odświeżyć typy dla edytora w gotowym modzie
    .examples =
        clade mod new my_mod --game evolution          po karcie każdego rodzaju
        clade mod new my_mod --game soup --kind rule   tylko tego rodzaju
        clade mod new my_mod --game soup --types       odświeżyć typy dla edytora
help-mod-check = Wszystko, co jest nie tak w modzie, naraz
    .folder = Folder moda albo jego id, jeśli jest zainstalowany
    .examples =
        clade mod check my_mod                wszystkie błędy, ostrzeżenia i wskazówki
        clade mod check my_mod --json         to samo dla programów
help-mod-test = Scenariusze moda, losowe partie z nim i co robiły jego karty
    .folder = Folder moda albo jego id, jeśli jest zainstalowany
    .games = Ile losowych partii przy każdej liczbie graczy [domyślnie: 20]
    .seed = Ziarno, z którego wynikają ziarna wszystkich partii [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .examples =
        clade mod test my_mod                 scenariusze, prawa i co robiły karty
        clade mod test my_mod -n 200          więcej partii: rzadkie karty ich potrzebują
help-mod-watch = Sprawdzać i testować moda przy każdym zapisie pliku
    .folder = Folder moda albo jego id, jeśli jest zainstalowany
    .games = Ile losowych partii przy każdej liczbie graczy [domyślnie: 20]
    .seed = Ziarno, z którego wynikają ziarna wszystkich partii [domyślnie: 1]
    .jobs = Ile wątków [domyślnie: wszystkie rdzenie]
    .examples =
        clade mod watch my_mod -n 5           na pierwszy rzut oka wystarczy kilka partii
help-mod-try = Otworzyć stół, przy którym można użyć karty moda; zapisane pliki wchodzą tam do gry
    .folder = Folder moda albo jego id, jeśli jest zainstalowany
    .card = Karta, według jej id [domyślnie: pierwsza, której można użyć]
    .seats = Ile osób gra: ty i boty random [domyślnie: jak najmniej]
    .seed = Ziarno, od którego szuka się stołu; inne da inny stół [domyślnie: 1]
    .explain = Pokazywać, o co pyta się kartę, co robi, co odpowiada i co zapisuje, z plikiem i wierszem; w terminalu (w oknie ma to powiększona karta)
    .window = W oknie zamiast w terminalu
    .examples =
        clade mod try my_mod                  stół, przy którym można użyć jednej z jego kart
        clade mod try my_mod --card explorer  właśnie tej
        clade mod try my_mod --window         w oknie, które śledzi zapisywane pliki
help-mod-guide = Jak się pisze karty, co mogą zawierać i co mogą wywoływać
    .game = Gra, której spis pokazać; bez niej: jak się pisze karty
    .section = Tylko ten rozdział: facts, effects, rule-hooks, verbs, language, files, limits; jak pisze się scenariusze: scenarios; nazwy wszystkich obrazków: icons
    .examples =
        clade mod guide                       jak się pisze karty
        clade mod guide soup                  wszystko, co może być w karcie tej gry
        clade mod guide soup verbs            tylko ten rozdział
help-mod-lsp = Pokazywać w edytorze, co jest nie tak w modzie, w trakcie pisania
    .examples =
        clade mod lsp                         uruchamia to edytor, nie człowiek
help-mod-pack = Spakować moda w jeden plik, żeby inni mogli go zainstalować
    .folder = Folder moda
    .out = Jaki plik zapisać [domyślnie: ID-WERSJA.clademod tutaj]
    .examples =
        clade mod pack my_mod                 my_mod-0.1.clademod, po sprawdzeniu
help-mod-install = Zainstalować moda: odtąd bierze udział w każdej partii
    .file = Spakowany mod albo folder moda
    .replace = Także w miejsce tej samej albo nowszej wersji
    .examples =
        clade mod install my_mod-0.1.clademod      z przysłanego pliku
        clade mod install my_mod                   z folderu
help-mod-list = Jakie mody są zainstalowane
    .game = Tylko do tej gry
    .examples =
        clade mod list                        wszystkie zainstalowane
        clade mod list soup                   tylko do tej gry
help-mod-info = Czym jest mod i co jest w nim nie tak
    .which = Mod: folder, spakowany plik albo id zainstalowanego
    .examples =
        clade mod info my_mod-0.1.clademod    przed instalacją
        clade mod info my_mod                 zainstalowany albo jego folder
help-mod-enable = Zainstalowany mod bierze udział w nowych partiach
    .id = id zainstalowanego moda, jak w `clade mod list`
    .examples =
        clade mod enable my_mod               zainstalowane mody biorą udział od razu
help-mod-disable = Zainstalowany mod nie bierze udziału w nowych partiach
    .id = id zainstalowanego moda, jak w `clade mod list`
    .examples =
        clade mod disable my_mod              zostaje zainstalowany, a --mod go znajduje
help-mod-remove = Usunąć zainstalowanego moda
    .id = id zainstalowanego moda, jak w `clade mod list`
    .examples =
        clade mod remove my_mod               jego folder znika
help-plugin = Gry w ładowanych bibliotekach: lista, próba, zaufanie
    .examples =
        clade plugin list                     biblioteki w folderze wtyczek
        clade play ./libmy_game.so            gra według pliku biblioteki
        clade plugin trust ./libmy_game.so    odtąd wczytywać ją do tego programu
help-plugin-list = Jakie biblioteki z grami znaleziono i czy są zaufane
    .json = Wypisz JSON
    .examples =
        clade plugin list --plugins games     także te w tym folderze
help-plugin-info = Jaka gra jest w bibliotece i czy jest zaufana
    .file = Biblioteka
    .json = Wypisz JSON
    .examples =
        clade plugin info ./libmy_game.so     jej gra, skrót i to, jak działa
help-plugin-try = Wypróbuj bibliotekę w osobnym procesie: losowa partia, pytania o wszystko
    .file = Biblioteka
    .examples =
        clade plugin try ./libmy_game.so      zanim w nią zagrasz albo gdy ją piszesz
help-plugin-new = Zacznij własną grę: działający projekt w Ruście, do zmieniania krok po kroku
    .folder = Nowy folder; jego nazwa staje się nazwą gry
    .clade = Folder z kodem źródłowym Clade [domyślnie: tam, gdzie zbudowano ten program albo leży bieżący folder]
    .examples =
        clade plugin new fenland              gra fenland w osobnym folderze
        clade plugin new fenland --clade ../clade
help-plugin-trust = Ufaj bibliotece, dopóki jej plik się nie zmieni: jest wczytywana do tego programu i może wszystko to, co ty
    .file = Biblioteka
    .examples =
        clade plugin trust ./libmy_game.so    tylko jeśli wiesz, skąd pochodzi
help-plugin-untrust = Nie ufaj już bibliotece: znów działa w osobnym procesie
    .file = Biblioteka
    .examples =
        clade plugin untrust ./libmy_game.so  nadal gra, w osobnym procesie
help-completions = Wypisz, czego potrzebuje powłoka, by uzupełniać ten wiersz poleceń
    .shell = Powłoka: bash, elvish, fish, powershell albo zsh
    .examples =
        clade completions bash > ~/.local/share/bash-completion/completions/clade
        clade completions zsh                           dla zsh
help-man = Wypisz stronę podręcznika
    .command = Strona tego polecenia [domyślnie: całego programu]
    .examples =
        clade man > clade.1                             strona programu
        clade man play > clade-play.1                   strona polecenia
