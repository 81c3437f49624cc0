# Program `clade`, po polsku.

## Co poszło źle

cli-no-game = nie ma gry „{ $word }”
cli-no-bot = nie można posadzić „{ $word }” przy stole
cli-no-language = nie ma tekstów w języku „{ $word }”
cli-near = czy chodziło o „{ $word }”?
cli-valid = do wyboru: { $words }
cli-option-form = opcję zapisuje się nazwa=wartość, a nie „{ $text }”
cli-wrong-seats = w { $game } gra od { $min } do { $max } osób, a nie { $found }
cli-no-option = { $game } nie ma opcji „{ $name }”
cli-bad-value = opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe: { $allowed }
cli-bad-file = { $file }: { $reason }
cli-other-game = { $file } zawiera partię gry { $found }
cli-other-rules = partia { $file } była grana według innych zasad, kart lub opcji (wersja { $version })
cli-dead-end = partia z ziarnem { $seed } zadaje pytanie bez żadnej odpowiedzi
cli-endless = partia z ziarnem { $seed } się nie kończy
cli-checksums = te same partie dały dwie sumy kontrolne: { $one } i { $other }
cli-fault = Uwaga, błąd w karcie: { $text }

## clade games

cli-seats = graczy: { $min }–{ $max }
cli-seats-exactly =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[many] { $n } graczy
    }
cli-default = domyślnie: { $value }

## clade bench

cli-bench-title =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, graczy: { $seats }, decyzji: { $decisions }
cli-bench-speed = decyzji na sekundę
cli-bench-speed-clone = … z kopią stanu przed każdą
cli-bench-ns = nanosekund na decyzję
cli-bench-ns-clone = … na kopię stanu
cli-bench-length = decyzji na partię
cli-bench-list = możliwości na decyzję
cli-bench-forced = wymuszonych odpowiedzi na decyzję
cli-bench-chance = odpowiedzi losu na decyzję
cli-bench-counter = { $name } na decyzję
cli-bench-state = bajtów w stanie
cli-bench-checksum = suma kontrolna wszystkich partii

## clade sim

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }
cli-sim-seat = miejsce
cli-sim-bot = bot
cli-sim-wins = wygrane
cli-sim-ties = remisy
cli-sim-interval = 95 %
cli-sim-score = punkty
cli-sim-length = Średnio na partię: decyzji { $decisions } (z wymuszonymi odpowiedziami { $answers }), odpowiedzi losu { $chance }.
cli-sim-cut-short = Przerwano: rozegrano { $done } z { $asked } partii.

## clade

cli-choose-game = W co gramy?
cli-which-game = Numer albo nazwa:
cli-which-seats = Kto gra, miejsce po miejscu? Enter – { $default }:
cli-which-language = Język (en, ru, pl)? Enter – { $default }:
cli-game-line = { $n }. { $name } ({ $id }), { $seats }. { $summary }

## clade play

cli-welcome = { $game }, ziarno { $seed }. Wpisz numer, akcję albo „pomoc”.
cli-seat-line = { $side }: { $sitter }
cli-sitter-human = ty
cli-sitter-person = gracz
cli-sitter-bot = bot { $name }
cli-pass-to = ── Kolej: { $side } ──
cli-action-line-plain = { $n }. { $label }
cli-curtain = Pozostali się odwracają. { $side }: naciśnij Enter.
cli-action-line = { $n }. { $label }  ({ $text })
cli-standing = { $place }. { $side } ({ $sitter }): { $score }
cli-over = Koniec gry.
cli-resumed =
    { $file }: { $answers ->
        [one] powtórzono { $answers } odpowiedź
        [few] powtórzono { $answers } odpowiedzi
       *[many] powtórzono { $answers } odpowiedzi
    }.
cli-ends-here = Wejście się skończyło, a z nim gra.
cli-not-saved = Partia nie jest zapisana. Aby ją zachować: „zapisz PLIK”.
cli-quit-again = Jeszcze raz „wyjdź” – wyjście bez zapisu.
cli-stopped = Skrypt działał zbyt długo i został zatrzymany: { $reason }. Stół jest taki jak przed odpowiedzią.

cli-no-number =
    Nie ma akcji { $number }; { $count ->
        [one] jest tylko 1
       *[other] numery od 1 do { $count }
    }.
cli-no-action = Nic tu nie przypomina „{ $word }”.
cli-no-action-near = Nie ma tu „{ $word }”; czy chodziło o „{ $near }”?
cli-many-actions = „{ $word }” może znaczyć: { $list }
cli-hint = Bot wybrałby { $n }: { $label }
cli-no-undo-nothing = Jeszcze nie było twojej odpowiedzi.
cli-no-undo-chance = Po twojej odpowiedzi odpowiedział już los. Mimo to cofnąć: „cofnij!”.
cli-no-undo-seat = Po twojej odpowiedzi odpowiedział już inny gracz. Mimo to cofnąć: „cofnij!”.
cli-no-undo-secret = Twoja odpowiedź odsłoniła coś ukrytego. Mimo to cofnąć: „cofnij!”.
cli-undone = Cofnięto.
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-why-none = Wszystko, co można tu wymyślić, jest dozwolone.
cli-why-legal = „{ $action }” jest dozwolone.
cli-why-line = { $label }  ({ $text })
cli-why-reason = nie: { $reason }
cli-why-section = nie: { $reason } (zasady, { $section })
cli-save-where = Dokąd? Napisz: zapisz PLIK
cli-saved = Zapisano: { $file }. Ciąg dalszy: clade play { $game } --load { $file }
cli-save-other = Nie zapisano: { $file } już istnieje i nie jest zapisaną partią.
cli-save-failed = Nie zapisano: { $file }: { $reason }
cli-help =
    Wpisz numer akcji albo początek jej tekstu. Polecenia:
      cofnij            cofnij swoją ostatnią odpowiedź
      dlaczego [akcja]  czego tu nie wolno i według której zasady
      dziennik [n]      ostatnie n wierszy o tym, co się stało
      podpowiedź        co wybrałby bot
      stół              pokaż stół jeszcze raz
      zapisz PLIK       zapisz; ciąg dalszy: „clade play { $game } --load PLIK”
      wyjdź             wyjdź
