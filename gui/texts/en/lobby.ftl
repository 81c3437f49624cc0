### The lobby, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $min (number) - the smallest number
### $max (number) - the largest number
### $n (number) - how many, or which one
### $changed (number) - how many of them are changed
### $game - a game by its name
### $steps (number) - how many steps
### $players - who plays
### $text - what is wrong, as it is
### $name - a bot or a mod by its name
### $option - an option by its name
### $value - a value of an option
### $path - the folder of a mod
### $reason - why, in words
### $who - who played
### $won (number) - games won
### $played (number) - games played
### $date - a day

lobby-choose = Choose a game
lobby-learn = Never played? Learn it
lobby-seats = { $min } to { $max } players
lobby-seats-exactly = { $n } players

lobby-minutes = { $min } to { $max } minutes
lobby-from-library = from a library
lobby-from-far-library = from a library, in a process of its own
lobby-minutes-about = about { $n } minutes

# Heading: games that lie on tables in this window.
lobby-on-tables = On the table
# A button.
lobby-go-on-with = Go on with { $game }
# A button: the game is kept, and leaves its table.
lobby-put-away = Put away
lobby-go-on = Go on with the last game
lobby-last-game = { $game }, { $players }, { $steps ->
    [one] after { $steps } step
   *[other] after { $steps } steps
}
lobby-open-saved = Open a saved game
lobby-open-help = Type the path of the file, choose it, or drop it on this window.
lobby-file = File of a saved game
lobby-file-hint = Path of the file
lobby-open = Open

lobby-see-cards = See its cards
lobby-all-games = All games
lobby-play = Play
lobby-not-yet = It cannot begin yet: the red lines say why.
lobby-warning = ⚠ { $text }
lobby-fault = ✗ { $text }

lobby-players = Who plays
lobby-place = { $n }.
lobby-who = Who is player { $n }
lobby-name-of = Name of player { $n }
lobby-name-hint = Name
lobby-move-up = Move player { $n } up
lobby-remove = Remove
lobby-remove-player = Remove player { $n }
lobby-add-player = Add a player
lobby-all-bots = All bots
lobby-all-bots-help = Lets the same bot sit at all places of bots
lobby-person = Person
lobby-measures = To measure others against
lobby-bot-random = Random bot
lobby-bot-greedy = Greedy bot
lobby-bot-plain = Plain greedy bot
lobby-bot-easy = Easy bot
lobby-bot-normal = Normal bot
lobby-bot-hard = Hard bot
lobby-bot-expert = Expert bot
lobby-bot = Bot { $name }
lobby-about-person = Somebody at this computer.
lobby-about-random = Takes any action: a yardstick for comparisons. Good for a look at a game.
lobby-about-greedy = Takes what looks best at this moment: a yardstick for comparisons, no level.
lobby-about-easy = Thinks ahead a little for all players, and errs as people do.
lobby-about-normal = Thinks ahead for all players, in an instant.
lobby-about-hard = Thinks ahead longer, up to a second or so.
lobby-about-expert = Thinks ahead longest, often several seconds.
lobby-about-bot = Plays by itself.

lobby-rules = Rules
lobby-as-printed = As printed
# $n, $changed
lobby-rulings = Rulings: { $n }{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
}
lobby-rulings-help = Passages that editions or groups read differently.
# $n, $changed
lobby-experiments = Experiments: { $n }{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
}
lobby-experiments-help = In no rulebook: one rule changes, to see what happens.
lobby-all-usual = The usual rules.
lobby-changed-count = { $n ->
    [one] { $n } rule differs from what is usual
   *[other] { $n } rules differ from what is usual
}
lobby-as-preset = Set up as “{ $name }”.
lobby-all-back = Back to the usual rules
lobby-changed = Changed
lobby-back-to = Back to “{ $value }”
lobby-back-of = Back to the usual value: { $option }
lobby-usual = usual: { $value }
lobby-option-value = { $option }, { $value }
lobby-option-number = { $option }, number
lobby-forget-option = Forget { $option }

lobby-mods = More cards
lobby-mods-help = A mod is a folder with cards and a mod.toml. Type its path, or drop it on this window.
lobby-mod-cards = { $n ->
    [one] { $n } card file
   *[other] { $n } card files
}
lobby-mod-path = Folder of a mod
lobby-mod-path-hint = Path of the folder
lobby-add-mod = Add the folder
lobby-known-mod = Add { $name }
lobby-remove-mod = Remove { $path }

lobby-seed = Seed
lobby-seed-help = Dice, bags and decks follow from this number. The same number gives the same luck; with none, each game has its own.
lobby-seed-by-clock = by the clock
lobby-bad-seed = a seed is a whole number from 0 to 18446744073709551615

lobby-refused = the set-up cannot be used: { $reason }

lobby-results = Your games
lobby-results-game = game
lobby-results-against = against
lobby-results-won = won
lobby-results-best = best score
lobby-results-answers = answers
lobby-results-people = people
# $who, $n
lobby-results-at = { $who }, { $n } seats
# $won, $played
lobby-results-of = { $won } of { $played }
# $date, $game, $players
lobby-results-line = { $date }: { $game }: { $players }
