table-can-be-chosen = można wybrać
table-idle = teraz nic nie da
table-of-side = właściciel: { $side }
table-and-more = i jeszcze { $n }
table-more-answers = ▾ jeszcze { $n }, podświetlone na stole
table-answers-beside = ▾ jeszcze { $n }, podświetlone obok stołu
table-answers = { $n ->
    [one] { $n } odpowiedź podświetlona na stole
    [few] { $n } odpowiedzi podświetlone na stole
   *[other] { $n } odpowiedzi podświetlonych na stole
}
table-some-answers = ▾ odpowiedzi: { $n }, z tego podświetlone na stole: { $lit }
table-fewer-answers = Zwiń
table-unfold-question = więcej…
table-fold-question = mniej
table-not-there = Tam nie można: tylko tam, gdzie jest podświetlone
table-would-be = tak by było
table-would-be-then = tak będzie przy następnym pytaniu
table-carried-as = jako „{ $name }”
# $what, $reason
table-refused = Niemożliwe: „{ $what }” – { $reason }
table-with-section = { $reason } (instrukcja: { $section })
table-undo = Cofnij
table-undo-consent = { $what } (pozostali muszą się zgodzić)
table-undo-alone = { $what } (co wypadło lub zostało dobrane, pozostaje takie samo)
table-hint = Podpowiedź
table-hint-is = Bot wybrałby: { $what }
table-hint-as-good = Mniej więcej równie dobre: { $what }
table-hint-perhaps = Być może równie dobre: { $what }
table-hint-perhaps-help = Różnica w liczbie zwycięstw nie przekracza przypadku: przy większej liczbie prób mogłaby się odwrócić.
table-hint-or = Albo: { $what }
table-hint-wins = Szansa na zwycięstwo: { $percent }%
table-hint-tries = Prób: { $n }
table-hint-points = Na ile bot to ocenia: we własnej skali, to ani pieniądze, ani punkty gry. Strzałka w górę przemawia za odpowiedzią, strzałka w dół – przeciw niej.
table-hint-value = Ocena bota:
table-hint-chances = Szanse na zwycięstwo
table-fit = Cały stół
table-to-action = Pokaż, gdzie można zagrać
table-pause = Zatrzymaj boty
table-go-on = Niech boty grają dalej
table-acts = Ruch: { $side }
table-decides = { $side }: decyduje { $person }
table-wins = Zwycięstwo: { $side }
table-win-together = Wspólne zwycięstwo: { $side }
table-curve = Wynik w trakcie gry
table-again = Zagraj jeszcze raz
table-again-swapped = Jeszcze raz, z zamianą miejsc
table-look-at-table = Obejrzyj stół
table-review = Gdzie grę wygrano i przegrano?
table-result = Wynik
table-continues = Dalej
table-newest = Najnowsze
table-next-step = Następny krok
table-thinks = { $name } myśli…
table-seeks-hint = Bot szuka podpowiedzi…
table-paused = Boty są zatrzymane
table-looking = Stół po { $step } z { $steps } kroków
table-now = Wróć do teraz
table-branch = Graj dalej stąd…
table-confirm = Potwierdź
table-take-back = Cofnij odpowiedź
table-back = Wstecz
table-confirm-what = { $what } – cofnąć to można tylko za zgodą wszystkich
table-really = Na pewno? { $what }
table-never-ask = Potwierdź i nie pytaj więcej
table-never-ask-help = Wyłącza w ustawieniach „{ $setting }”
table-choose-part = Co dokładnie?
table-all-actions = { $n ->
        [0] Nie ma wyboru
       *[other] Wszystkie możliwości ({ $n })
    }
table-log = Co się wydarzyło
table-log-empty = Nic się jeszcze nie wydarzyło
table-log-number = Po kroku { $step } partii. Liczą się wszystkie odpowiedzi, rzuty i dobrane karty, także te, o których nic tu nie powiedziano, dlatego numery nie idą po kolei. Kliknięcie wiersza pokaże stół z tamtej chwili.
table-read-first = Przeczytaj tekst po prawej i naciśnij „Dalej”
table-asked = na ruchu
table-pile-title = Co jeszcze może w tym być
table-pile-row = { $name } ×{ $n }
table-pile-chance = { $percent }%
table-pile-empty = O zawartości nic nie wiadomo
table-save = Zapisz…
table-pass-to = Przekaż ekran: { $name }
table-lift = Jestem
table-place = Miejsce
table-who = Kto
table-points = Wynik
table-tie-break = Rozstrzygnięcie remisu
table-tie-break-help = Rozstrzyga przy równym wyniku; co się liczy, mówią zasady gry.
table-lines = { $text }
table-saved = Zapisano: { $file }
table-explain = Wyjaśnij tę kartę
table-explained = O co ją pytano, co odpowiedziała i co zrobiła
table-explaining = Gra jest odtwarzana od początku…
table-explained-nothing = Jeszcze nic
table-explained-step = Akcja { $step }: { $what }
table-explained-earlier = { $n ->
        [one] nie pokazano jednego wcześniejszego kroku
        [few] nie pokazano { $n } wcześniejszych kroków
       *[many] nie pokazano { $n } wcześniejszych kroków
    }

table-more-left = Stół ciągnie się dalej po lewej{ $n ->
    [0] {""}
   *[other] ; można tam wybrać jeszcze { $n }
}
table-more-right = Stół ciągnie się dalej po prawej{ $n ->
    [0] {""}
   *[other] ; można tam wybrać jeszcze { $n }
}
table-more-above = Stół ciągnie się dalej powyżej{ $n ->
    [0] {""}
   *[other] ; można tam wybrać jeszcze { $n }
}
table-more-below = Stół ciągnie się dalej poniżej{ $n ->
    [0] {""}
   *[other] ; można tam wybrać jeszcze { $n }
}
