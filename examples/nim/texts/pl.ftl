nim = Nim
nim-summary = Zabawka bez kart: jedz liście i postaraj się zjeść ostatni.
nim-side = Gracz { $n }
nim-leaves = liście
nim-turn = { $side }: ile liści zjesz?
nim-chance = Kostka decyduje, ile liści wyrośnie
nim-over = Koniec gry
nim-eat = { $n ->
    [one] zjedz { $n } liść
    [few] zjedz { $n } liście
   *[other] zjedz { $n } liści
}
nim-why-fewer = { $n ->
    [one] został tylko { $n } liść
    [few] zostały tylko { $n } liście
   *[other] zostało tylko { $n } liści
}
nim-grew = { $n ->
    [one] Wyrasta { $n } liść.
    [few] Wyrastają { $n } liście.
   *[other] Wyrasta { $n } liści.
}
nim-ate = { $n ->
    [one] { $side }: zjedzony { $n } liść.
    [few] { $side }: zjedzone { $n } liście.
   *[other] { $side }: zjedzonych { $n } liści.
}
