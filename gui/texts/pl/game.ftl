game-fault = Karta zawiodła i nie zadziałała: { $text }
game-stopped = Skrypt działał zbyt długo i został zatrzymany: { $reason }. Stół jest taki jak przedtem
game-refused = Nie udało się: { $reason }. Stół jest taki jak przedtem
game-dead-end = Zasady zadają pytanie, na które nie ma odpowiedzi. To błąd w grze; numer rozdania: { $seed }
game-no-thought = Bot nie mógł się zastanowić: { $reason }
game-not-kept = Gra nie jest już zapisywana na bieżąco: { $reason }. Zapisz ją, zanim wyjdziesz
game-and = { $one } i { $other }
game-answer-of = odpowiedź ({ $who })
game-undo-one = Cofnij: { $label }
game-undo-many =
    { $later ->
        [one] Cofnij: { $label } – i jedną odpowiedź po tym
        [few] Cofnij: { $label } – i { $later } odpowiedzi po tym
       *[many] Cofnij: { $label } – i { $later } odpowiedzi po tym
    }
game-undo-chance = Potem odpowiedział los.
game-undo-seat = Potem odpowiadali inni.
game-undo-other = To odpowiedź innej osoby.
game-undo-secret = Ta odpowiedź odsłoniła coś ukrytego.
game-undo-alone = Przy stole nie ma innych ludzi, więc niczyja zgoda nie jest potrzebna. Rzuty i losowania zostają te same: jeśli odpowiesz tak samo, los i boty też odpowiedzą tak samo.
game-undo-agree = Cofnij tylko wtedy, gdy wszyscy się zgadzają. Rzuty i losowania zostają te same: jeśli odpowiesz tak samo, los i boty też odpowiedzą tak samo.
game-only-answer = { $who }: jedyna odpowiedź – { $label }
