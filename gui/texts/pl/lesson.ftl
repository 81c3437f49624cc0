### Lekcje i przykłady, po polsku.

lesson-learn = Lekcja: „{ $title }”
lesson-resume = Dalej: „{ $title }”, rozdział { $at } z { $all }
lesson-examples = Obejrzyj przykłady
lesson-step = { $chapters ->
        [1] Krok { $at } z { $all }
       *[other] Rozdział { $chapter } z { $chapters }, krok { $at } z { $all }
    }
lesson-new-table = Na potrzeby tego rozdziału stół ustawiono od nowa.
lesson-go-on = Dalej
lesson-plays = Autoodtwarzanie
lesson-show = Pokaż
lesson-back = Krok wstecz
lesson-leave = Wyjdź
lesson-next-chapter = Następny rozdział
lesson-play = Przygotuj partię
lesson-once-more = Jeszcze raz
lesson-chapter-end = To koniec tego rozdziału. Następny zacznie się od nowej sytuacji.
lesson-end = „{ $title }”: koniec.
lesson-wrong = W grze tak można. Tutaj zrób jednak to, co zaznaczono na stole.
lesson-not-saved = Lekcja nie jest zapisywana.
lesson-broken = Nie można pokazać tej lekcji: { $reason }
