### Zasady gry.

rules-button = Zasady
rules-section = Zasady: { $section }
rules-search = Szukaj w zasadach
rules-nothing = Nie ma tego w zasadach
rules-read = Przeczytaj zasady
