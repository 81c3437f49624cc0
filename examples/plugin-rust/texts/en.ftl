### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name
### $n (number) - how many, or which one
### $what - what a card asks
### $card - a card by its name
### $why - why a card failed
### $grass (number) - how much grass is on the meadow

overgrazed = Overgrazed
overgrazed-summary = One meadow for all, a herd for each. Grass grows from what is left of it: eat today, or have something to eat tomorrow.
overgrazed-side = Herd { $n }
overgrazed-meadow = grass on the meadow
overgrazed-hand = hand
overgrazed-animals = animals
# $side, $grass, $n
overgrazed-graze = { $n ->
    [2] { $side }: choose a new trait, or how much grass the herd eats (there is { $grass })
   *[other] { $side }: choose how much grass the herd eats (there is { $grass })
}
overgrazed-asked = { $side }: { $what }
overgrazed-chance = Chance decides
overgrazed-over = The game is over
overgrazed-summer = Summer { $n } begins
# $side, $card
overgrazed-evolved = { $side } has a new trait: { $card }
overgrazed-ate = { $side } eats { $n } grass
overgrazed-grew = { $n } grass grows
overgrazed-died = { $side }: { $n ->
    [one] one animal starves
   *[other] { $n } animals starve
}
overgrazed-born = { $side }: { $n ->
    [one] one young animal is born
   *[other] { $n } young animals are born
}
# $side, $card
overgrazed-acted = { $side } uses { $card }
# $card, $why
overgrazed-failed = { $card } failed and is skipped: { $why }
