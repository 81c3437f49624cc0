### Zasady gry.

rules-button = Zasady
rules-section = Zasady: { $section }
rules-search = Szukaj w zasadach
rules-nothing = Nie ma tego w zasadach
rules-read = Przeczytaj zasady

# Sets of cards that are not in play, and what is of them.
rules-not-in-play = W tej partii nie ma: { $sets }
rules-show-not-in-play = Pokaż je
rules-hide-not-in-play = Ukryj je
