### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name
### $n (number) - how many, or which one
### $what - what a side chose, or what a card asks
### $card - a card by its name
### $why - why a card failed

pond = Pond
pond-summary = A toy game to copy: hidden hands, a secret choice, four cards that are scripts.
pond-side = Player { $n }
pond-food = food
pond-feeding = grazing and hunting
pond-deck = deck
pond-hand = hand
pond-choose = { $side }: choose in secret how to feed this round
pond-turn = { $side }: play a card or pass
pond-order = { $side }: choose which card acts next at dusk
pond-asked = { $side }: { $what } ({ $card })
pond-chance = Chance decides
pond-over = The game is over
pond-graze = graze: take 2 food from the pond
pond-hunt = hunt: take 1 food for each player who grazes
pond-pass = pass
pond-done = no more
pond-revealed = { $side } chose: { $what }
pond-hidden = a card
pond-drew = { $side } draws { $card }
pond-fed = { $side } takes { $n } food
pond-filled = The food in the pond changes by { $n }
pond-washed = { $side } loses { $card } to the tide
pond-acted = { $side } plays { $card }
pond-failed = Card { $card } failed and is skipped: { $why }

## What a value is made of

pond-value-food = food
