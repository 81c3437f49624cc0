### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name
### $n (number) - how many, or which one
### $other - another side by its name
### $what - what a card asks
### $card - a card by its name
### $why - why a card failed
### $grass (number) - how much grass is on the meadow

overgrazed = Overgrazed
overgrazed-summary = One meadow for all, a herd for each. Grass grows from what is left of it: eat today, or have something to eat tomorrow.
overgrazed-side = Herd { $n }
overgrazed-meadow = grass on the meadow
overgrazed-deck = deck
overgrazed-hand = hand
overgrazed-animals = animals
overgrazed-eaten = eaten this summer
overgrazed-evolve = { $side }: choose a card of your hand as a new trait, or none
overgrazed-graze = { $side }: choose how much grass the herd eats (there is { $grass })
# $side, $what, $card
overgrazed-asked = { $side }: { $what } ({ $card })
overgrazed-chance = Chance decides
overgrazed-over = The game is over
overgrazed-none = no new trait
overgrazed-eat = { $n ->
    [0] eat nothing
   *[other] eat { $n } grass
}
overgrazed-why-again = Your herd has this trait already.
overgrazed-card = a card
overgrazed-summer = Summer { $n } begins
overgrazed-supply = { $n } grass is on the meadow
# $side, $card
overgrazed-drew = { $side } draws { $card }
# $side, $card
overgrazed-evolved = { $side } has a new trait: { $card }
overgrazed-ate = { $side } eats { $n } grass
overgrazed-found = { $side } finds { $n } food
# $side, $n, $other
overgrazed-robbed = { $side } takes { $n } food from { $other }
overgrazed-grew = { $n } grass grows
overgrazed-withered = { $n } grass withers
overgrazed-died = { $side }: { $n ->
    [one] one animal starves
   *[other] { $n } animals starve
}
overgrazed-born = { $side }: { $n ->
    [one] one young animal is born
   *[other] { $n } young animals are born
}
overgrazed-frost = { $n ->
    [1] The die shows 1: another summer comes
    [2] The die shows 2: another summer comes
    [3] The die shows 3: another summer comes
   *[other] The die shows { $n }: it was the last summer
}
# $side, $card
overgrazed-acted = { $side } uses { $card }
# $card, $why
overgrazed-failed = { $card } failed and is skipped: { $why }
