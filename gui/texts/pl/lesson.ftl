### Lekcje i przykłady, po polsku.

lesson-learn = Naucz się: { $title }
lesson-examples = Obejrzyj przykłady
lesson-step = { $at } z { $all }
lesson-go-on = Dalej
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-next-chapter = Następny rozdział
lesson-play = Graj
lesson-once-more = Jeszcze raz
lesson-chapter-end = To koniec tego rozdziału.
lesson-end = „{ $title }”: koniec.
lesson-wrong = W grze tak można. Lekcja toczy się jednak dalej tym, co zaznaczono na stole.
lesson-not-saved = Lekcji się nie zapisuje.
lesson-broken = Tej lekcji nie można pokazać: { $reason }
