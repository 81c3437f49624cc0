# Oglądanie zapisanej gry, po polsku.
replay-timeline = Oś czasu
replay-at = Po { $step } z { $steps } akcji
replay-first = Na początek
replay-turn-back = Poprzednia tura
replay-back = Poprzednia akcja
replay-run = Odtwarzaj
replay-stop = Zatrzymaj
replay-on = Następna akcja
replay-turn-on = Następna tura
replay-last = Na koniec
replay-with-keys = { $what } ({ $keys })
replay-speed = Szybkość
replay-times = ×{ $n }
replay-not-over = Ta partia nie jest skończona. Pokazać to, co jest ukryte przed tym, kto zagra dalej?
replay-show-hidden = Pokaż
replay-seen-by = Czyimi oczami
replay-everybody = Co widzą wszyscy
replay-open = Wszystko odkryte
replay-open-help = Widać także to, co było ukryte.
replay-seat = { $sides } · { $person }
replay-scores = Punkty
replay-score = { $side }: { $points }
replay-after = Po akcji { $step }
replay-chance = Los
replay-start = Na początku
replay-ends = Dalej się nie da: { $why }
replay-rules = { $told }
replay-play-on = Graj dalej stąd…
replay-unsure = Tylko do akcji { $sure } jest to na pewno zapisana partia; z późniejszego stołu nie można grać dalej
replay-play-title = { $step ->
    [0] Graj od samego początku
    [one] Graj po { $step } akcji
   *[other] Graj po { $step } akcjach
}
replay-play-help = To będzie osobna gra; zapisana pozostanie bez zmian.
replay-sits = Kto gra: { $sides }
replay-play = Graj dalej

## Gdzie grę wygrano i przegrano

replay-review = Analiza
replay-review-thinking = Bot przemyśla każdą odpowiedź od nowa. Tymczasem możesz oglądać dalej.
replay-review-failed = Nie będzie analizy: { $why }
replay-review-nothing = Nikt nie miał wyboru albo gra nie mówi, jak dalece można ufać jej ocenom.
replay-review-chances = Szanse na zwycięstwo
replay-review-actions = działania
replay-review-point = { $side }: { $chance }% po działaniu { $step }
replay-review-first = na początku
replay-review-luck = szczęście
replay-review-mistakes = błędy
replay-review-rest = reszta
replay-review-last = na końcu
replay-review-sum = Szanse na zwycięstwo jako suma. Reszta to błędy innych i to, co bot dostrzegł dopiero później.
replay-review-account = { $side }: decyzje { $choices }, błędy { $errors }, { $lost } na decyzję
replay-review-judge = Błąd to odpowiedź, od której najsilniejszy bot znałby lepszą: u botów, które myślą tak jak on, rzadko je znajduje.
replay-review-turned = Gdzie gra się odwróciła
replay-review-stretch = Po { $when }, do { $until }: { $luck }
replay-review-cause = Działanie { $step }: { $told }
replay-review-cost = Co kosztowało najwięcej
replay-review-none = Żadna odpowiedź nie była na pewno gorsza niż odpowiedź bota.
replay-review-error = Po { $step }: { $side } { $lost }
replay-review-given = Odpowiedź: { $what }
replay-review-with-chance = { $what } ({ $chance }%)
replay-review-what-points = Co kosztowało punkty względem innych, a szans prawie nie zmieniło
replay-review-points = −{ $points } punktu
replay-review-better = Lepiej: { $what }
replay-review-over = Co lepsza odpowiedź zmienia względem udzielonej do końca tury, w punktach
replay-review-strokes = Co najbardziej zmienił los
replay-review-stroke = Po { $step }: { $told } ({ $luck })

replay-whatif = Co, jeśli…
replay-whatif-title = Odtąd z jedną różnicą
replay-whatif-about = Co by było, gdyby: boty dokańczają partię od tego miejsca, tak jak jest i z jedną zmianą, przy tym samym losowaniu.
replay-whatif-dealt = To, czego nie widzisz, w każdej partii jest rozdawane od nowa. Wiersze poniżej pokazują jeden z możliwych układów.
replay-whatif-rule = Inna zasada
replay-whatif-no-rule = żadna
replay-whatif-set = Co leży inaczej, słowami gry
replay-whatif-set-hint = Kliknij wiersz stołu poniżej i zmień wartość
replay-whatif-table = Ten stół słowami gry
replay-whatif-take = Weź ten wiersz, aby go zmienić
replay-whatif-who = Kto dogrywa
replay-whatif-games = Partii w każdym wariancie
replay-whatif-play = Dograj
replay-whatif-stop = Zatrzymaj
replay-whatif-nothing = Wybierz zasadę albo napisz, co leży inaczej.
replay-whatif-refused = Tak być nie może: { $why }
replay-whatif-played = Po akcji { $step }; partii w każdym wariancie: { $n }
replay-whatif-wins = wygrane
replay-whatif-points = punkty
replay-whatif-as-is = tak jak jest
replay-whatif-other = inaczej
replay-whatif-more = różnica
replay-whatif-curves = Punkty po drodze: { $side }
replay-whatif-sure = Różnica większa niż liczba po ± nie jest dziełem przypadku (19 razy na 20).
replay-whatif-unsure = Żadna różnica nie wykracza poza granice przypadku: przy większej liczbie partii może się ujawnić.
replay-whatif-clock = czas
replay-whatif-none = Żadna partia nie została dograna na oba sposoby.
