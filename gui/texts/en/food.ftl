### What is eaten, beside the table, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $word - what the game calls a round, or that in another case
### $round - a round by its number
### $why - what went wrong
### $n (number) - how many are all
### $number - the same as it is written

# The panel, and the button that shows it.
food-title = Food
# Until when it is counted.
food-until = Up to { $word } { $round }
food-counting = Counting…
food-nothing-yet = Nothing has been eaten yet.
food-no-feeding = No feeding so far.
food-not-noted = This game does not record what is eaten.
food-failed = This cannot be counted: { $why }

food-supply-and-need = Food at hand and need
food-round = round
food-pieces = pieces of food
food-heads = individuals
food-counted-window = Individuals are counted when feeding begins.
food-counted-round = Individuals are counted when the round begins.
food-share-hungry = share hungry

food-flows = Where food comes from and where it goes
food-lives = Who came into play, and what became of them
food-flow-unit = 100% = { $n ->
    [one] { $number } piece of food
   *[other] { $number } pieces of food
}
food-life-unit = 100% = { $n ->
    [one] { $number } individual
   *[other] { $number } individuals
}
food-still-there = still there
food-alive-now = alive now

food-numbers = The numbers
food-side = side
food-from = from
food-to = to
food-why = why
food-amount = how much
