### Zasady gry.

rules-button = Zasady
rules-search = Szukaj w zasadach
rules-nothing = Nie ma tego w zasadach
rules-read = Przeczytaj zasady
