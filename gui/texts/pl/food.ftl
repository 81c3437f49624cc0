# Co się je, obok stołu, po polsku.
food-title = Pokarm
food-until = Do { $word-gen } { $round } włącznie
food-counting = Trwa liczenie…
food-nothing-yet = Nikt jeszcze niczego nie zjadł.
food-no-feeding = Jak dotąd nie było żerowania.
food-not-noted = Ta gra nie zapisuje, kto co zjada.
food-failed = Nie da się tego policzyć: { $why }

food-supply-and-need = Dostępny pokarm i zapotrzebowanie
food-round = runda
    .gen = rundy
food-pieces = jednostek pokarmu
food-heads = osobników
food-counted-window = Osobniki policzono na początku żerowania.
food-counted-round = Osobniki policzono na początku rundy.
food-share-hungry = odsetek głodnych

food-flows = Skąd bierze się pokarm i dokąd trafia
food-lives = Nowe osobniki i co się z nimi stało
food-flow-unit = 100% = { $n ->
    [fraction] { $number } jednostki pokarmu
    [one] { $number } jednostka pokarmu
    [few] { $number } jednostki pokarmu
   *[other] { $number } jednostek pokarmu
}
food-life-unit = 100% = { $n ->
    [fraction] { $number } osobnika
    [one] { $number } osobnik
    [few] { $number } osobniki
   *[other] { $number } osobników
}
food-still-there = jeszcze leży
food-alive-now = żyje teraz

food-numbers = Liczby
food-side = strona
food-from = skąd
food-to = dokąd
food-why = dlaczego
food-amount = ile
