### The program `clade`, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $mods - mods, listed, or how many (number)
### $name - what something is called
### $n (number) - how many, or which one
### $until - after how many actions a part of a game ends
### $offer (number) - how many actions can be kept
### $one - the first of two
### $found (number) - what was given instead
### $file - a file by its path
### $id - a card, a mod or a game by its id
### $version - the version of a mod
### $folder - a folder by its path
### $library - the file of a library with a game
### $word - a word of the command line, as it was written
### $other - the second of two
### $range - between which numbers
### $value - a value as it was written, or a usual one
### $list - what there is, listed
### $command - a command to type
### $most (number) - how much there is
### $questions (number) - how many questions
### $at (number) - the question asked for
### $actions (number) - how many actions
### $step - an action, by its number
### $game - a game by its name
### $seats - players, in words or a number
### $games (number) - how many games
### $seed - the seed of a game
### $who - who answers
### $label - an answer in words
### $text - what stands there, as it is
### $hashes (number) - how many states were compared
### $doubt - why a card is unsure
### $min (number) - the fewest players
### $max (number) - the most players
### $players - who plays
### $rate - how fast
### $pair - two settings
### $before - how it was
### $now - how it is
### $won - what was won, in percent
### $points - points of the score, with a decimal
### $margin - half the width of an interval
### $hash - the hash of a file
### $change - a change of the rules
### $part - what differs
### $missing (number) - how many are missing
### $errors (number) - how many errors
### $warnings (number) - how many warnings
### $hints (number) - how many hints
### $decisions - how many decisions (number, or written)
### $answers (number) - how many answers
### $nodes (number) - how many things lie on the table
### $setups (number) - how many ways to set up
### $reason - why, in words
### $law - a law by its name
### $detail - what was found
### $card - a card by its id
### $times (number) - how often
### $fault - what went wrong
### $cards - cards, listed or how many
### $files (number) - how many files
### $cases (number) - how many cases
### $faults (number) - how many faults
### $paths - where it was looked
### $after (number) - after how many actions
### $choices (number) - how many choices
### $thoughts (number) - how often each is thought through
### $level - a bot by its level
### $lost (number) - by how much it is less probable to win, in percent
### $given - the answer that was given
### $wins (number) - how often an answer wins, in percent
### $best - the answer that would have been better
### $told - what happened
### $gains - what each player gained by it
### $failures (number) - how often a card failed
### $why - why it was refused
### $what - what is wrong
### $place - where, in words or a number
### $sides - sides by their names, listed
### $chance - how many answers of chance
### $done (number) - how many were played
### $asked (number) - how many were asked for
### $often (number) - how often
### $words - what can be typed
### $default - what Enter stands for
### $summary - a game in one sentence
### $title - what a preset is called
### $about - what it is for
### $side - a side by its name
### $sitter - who sits there
### $action - an action in words
### $score - points
### $each - the points of each side, listed
### $number - a number as it was typed
### $count (number) - how many there are
### $near - the most similar word
### $line - a line as it was typed
### $later (number) - how many answers came after it
### $reasons - reasons, listed
### $section - a section of the rules
### $percent - how likely, in percent
### $kind - a card by its name
### $weight (number) - how many of them
### $all (number) - how many in all
### $typed - how to play on
### $rounds (number) - how many rounds
### $fair - what equals win, in percent
### $bot - a bot by its name

## What went wrong

cli-option-form = an option is written name=value, not '{ $text }'
cli-no-window = no window can be opened here ({ $reason }); `clade play` plays in the terminal
cli-built-without-window = this program was built without its window; `cargo install --path cli` builds it with it
cli-no-window-but-terminal = no window can be opened here ({ $reason }), so the game is played in the terminal
cli-no-input = the input cannot be read: { $reason }
cli-no-output = the output cannot be written: { $reason }
cli-dead-end = the game of seed { $seed } asks a question without any answer
cli-not-measured = the food of this game cannot be measured: { $reason }
cli-endless =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } did not end
cli-checksums = the same games played twice gave two checksums: { $one } and { $other }
# $seats, $found
cli-saved-seats = the saved game has { $seats } seats, not { $found }
# $mods
cli-playing-with = Mods: { $mods }
cli-missing-mod = { $file } needs the mod { $id } { $version }: name its folder with --mod FOLDER
cli-missing-mod-in = { $file } needs the mod { $id } { $version }: name its folder with --mod FOLDER (it was { $folder })
cli-rescue = { $offer }: clade play --load { $file } --rescue
cli-no-last = there is no game to go on with

## A wrong command line

cli-no-command = there is no command '{ $word }'
cli-no-argument = '{ $word }' means nothing here
cli-missing-argument = something is missing: { $word }
cli-missing-check = name scenarios (FILE), or a game with --battery GAME or --perft GAME
cli-argument-twice = { $word } is given twice
cli-argument-conflict = { $word } and { $other } do not go together
cli-argument-empty = { $word } needs a value
cli-no-number-within = { $word } must be a number in { $range }, not '{ $value }'
cli-no-value = { $word } cannot be '{ $value }'; choose from: { $list }
cli-number-too-large = '{ $value }' is too large for { $word }
cli-no-number-at-all = { $word } must be a number from 0 up, not '{ $value }'
cli-argument-no-text = one of the words is not valid UTF-8
cli-see-help = see { $command } --help

## clade replay

cli-no-seat = there is no seat { $found }; the seats are 1 to { $most }
cli-no-question =
    { $questions ->
        [one] the game has one question, numbered 0; there is none numbered { $at }
       *[other] the game has { $questions } questions, numbered from 0; there is none numbered { $at }
    }
cli-no-step =
    { $file } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, no action { $step }
# $game, $seed, $step, $actions
cli-replay-title = { $game }, seed { $seed }, after action { $step } of { $actions }
cli-replay-next = Then { $who }: { $label }
cli-verified =
    { $file }: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } played again, { $hashes ->
        [one] { $hashes } state
       *[other] { $hashes } states
    } compared: all as when it was saved.

## --explain CARD

cli-no-card-of-game = no card of this game is called “{ $word }”
cli-all-cards = clade cards shows them all

## clade cards

cli-card-title = { $name } ({ $id })
cli-card-doubt = text not certain: { $doubt }
cli-card-changed = changed by { $mods }
cli-no-cards = { $game } has no cards to look up

## clade mod

cli-mod-error = error
cli-mod-warning = warning
cli-mod-hint = hint
cli-mod-rule = the rule: { $command }
cli-mod-fine = { $folder }: nothing is wrong
cli-mod-found = { $folder }: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] 1 warning
       *[other] { $warnings } warnings
    }, { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
cli-mod-bad = { $folder } cannot be used: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }
cli-mod-no-card = no card of this mod is called “{ $word }”
# $list - cards, $value - in how many games, $folder
cli-mod-no-table = In { $value } random games you never met a table where one of these could act: { $list }. clade mod test { $folder } says what became of them; what a card does that acts by itself, whatever you answer, is seen with clade play --mod { $folder } --explain.
# $id, $n - the number of the answer, $folder
cli-mod-trying = “{ $id }” can be used here: it comes into play with answer { $n }. Change a file in { $folder }, save it, and press Enter: the same table goes on under the new cards.
# $value - how many actions
cli-mod-again = Read again: the { $value } actions up to here are possible as before.
# $n, $value - of how many, $text - why
cli-mod-again-until = Read again: { $n } of { $value } actions are still possible; the game goes on from there. { $text }
cli-mod-not-read = The mod cannot be used as it is; the table goes on under the cards that it had.
cli-mod-no-section = the reference has no section “{ $word }”
# $folder, $game
cli-mod-new-next = Next: open { $folder } in your editor, and in a terminal: clade mod watch { $folder }. Play with it: clade play { $game } --mod { $folder }. How a card is written: clade mod guide

# $n (number) - how many laws are broken, $value - how many decisions
cli-mod-laws = { $n ->
        [0] All laws hold in { $value } decisions.
        [one] 1 law is broken.
       *[other] { $n } laws are broken.
    }
cli-mod-test-fine = all is well
# $text - how it went, $folder
cli-mod-watching = { $text }. Waiting for changes in { $folder }; Ctrl-C ends it.
cli-mod-card = card
cli-mod-met = met
cli-mod-offered = offered
cli-mod-chosen = chosen
cli-mod-effects = effects
cli-mod-asked = hooks asked
cli-mod-spoke = hooks answered
cli-mod-acted = acted
cli-mod-failed = failed
cli-mod-time = µs a game
# $id, $value - how often
cli-mod-fails = { $id } failed { $value } times in these games:
# $id, $value - how often, $text - why
cli-mod-refused = { $id } refused { $value } times: { $text }
# $id, $n (number) - how many lines
cli-mod-logged = { $id } logged { $n ->
        [one] 1 line:
       *[other] { $n } lines, such as:
    }
# $list, $value - in how many games
cli-mod-idle = In { $value } random games these never did anything: { $list }. See “Why did my card do nothing?” in clade mod guide.

# $file
cli-mod-packed = Packed: { $file }. Others install it with: clade mod install { $file }
# $id, $version, $folder
cli-mod-installed = { $id } { $version } is installed in { $folder } and takes part in every game that is played; clade mod disable { $id } switches it off.
# $id, $other - the version before, $version, $folder
cli-mod-renewed = { $id } { $version } is installed in { $folder }, in the place of { $other }.
# $id
cli-mod-enabled = { $id } takes part in new games.
# $id
cli-mod-disabled = { $id } takes no part in new games any more.
# $id, $folder
cli-mod-removed = { $id } is removed: { $folder }
cli-mod-none-installed = No mods are installed. clade mod install FILE installs one.
cli-mod-id = id
cli-mod-version = version
cli-mod-game = game
cli-mod-state = state
cli-mod-name = name
cli-mod-on = on
cli-mod-off = off
# $errors
cli-mod-left-out = { $errors ->
        [one] left out: 1 error
       *[other] left out: { $errors } errors
    }
cli-mod-authors = by
cli-mod-licence = licence
cli-mod-needs = needs
cli-mod-options = options
cli-mod-clashes = not beside
cli-mod-overrides = corrects
cli-mod-cards = cards
cli-mod-files = files
# $files, $most - how many kilobytes
cli-mod-size = { $files } ({ $most } kB)
cli-mod-hash = hash
cli-mod-where = where
# $reason
cli-mod-lsp = the editor said what the protocol does not know ({ $reason })

## clade games

cli-seats = { $min }–{ $max } players
cli-seats-exactly =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
cli-default = (default)
cli-default-number = (default: { $value })

## clade compare

cli-compare-title = { $players }, games of each: { $games }.
cli-compare-brackets = In brackets: 95% intervals.
cli-compare-few = So few games give no intervals.
cli-compare-arrows = ↑ ↓: higher or lower than in the first column, beyond chance.
cli-compare-first = { $pair }: the first { $n } of { $all } differences; those named before the run stand before those found by looking, each the largest first
cli-compare-stopped = Of { $games } games each, some were stopped before their end: { $list }. They have no length and no winner.
cli-compare-partial = Games reported: { $games } of { $all }.
cli-compare-written = Written to { $folder }: report.html to read, report.json and *.parquet for programs, *.clade for `clade gui`.
cli-compare-rate = { $rate } decisions/s,
cli-compare-one-game = name one game: --vs compares settings of one game with each other
cli-compare-one-seat = --seats { $bot } seats one bot only: name one for each seat, or say --bots { $bot } for a table full of them
cli-compare-no-sweep = '{ $word }' cannot be changed step by step
cli-compare-no-values = '{ $name }' has too many values to try them all: name some, such as --by { $name }=1,2,3
cli-compare-other-rules = the rules of { $game } are not those that this comparison began with: this program is another version, or a mod has changed or is not named with --mod
cli-compare-same = '{ $change }' changes nothing: this setting is there already
cli-compare-there = there is a comparison in { $folder } already; --resume { $folder } goes on with it, or choose another folder
cli-compare-none = there is no comparison in { $folder }
cli-compare-damaged = { $file } is damaged
cli-compare-other =
    { $folder } holds another comparison: { $part ->
        [version] of another version of this program
        [setups] other games, rules, mods or bots
        [games] another number of games
        [seed] another seed
       *[shard] another share of the games
    }
cli-compare-missing = games missing: { $missing } of { $all }; finish each share with --resume, and name the folders of all of them
cli-compare-not-measured = the food of { $game } cannot be measured: { $reason }

## clade bench

cli-bench-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats } players, { $decisions } decisions
cli-bench-speed = decisions per second
cli-bench-speed-clone = … with a copy of the state before each
cli-bench-ns = nanoseconds per decision
cli-bench-ns-clone = … of a copy of the state
cli-bench-ecology = … more while food and life are measured
cli-bench-length = decisions per game
cli-bench-list = legal actions at a decision
cli-bench-forced = forced answers per decision
cli-bench-chance = chance answers per decision
cli-bench-counter = { $name } per decision
cli-bench-state = bytes of a state
cli-bench-door = the game is
cli-bench-built-in = built in
cli-bench-here = in the library, in this program
cli-bench-far = in the library, in a process of its own
cli-bench-ratio = time, as a ratio
cli-bench-playouts = … of whole games in one crossing
cli-bench-checksum = checksum of all games
cli-frames-title = { $game }, { $seats } players: the table after { $answers } answers has { $nodes } things. One frame takes, in milliseconds:
cli-frames-median = half of them at most
cli-frames-p99 = 99 of 100 at most
cli-frames-slowest = the slowest
# $game, $seats, $n
cli-thinking-title = { $game }, { $seats } players, { $n ->
        [one] one core
       *[other] { $n } cores
    }: how often a decision is thought through
cli-thinking-level = level
cli-thinking-thoughts = per decision
cli-thinking-one = per second, one core
cli-thinking-all = per second, all cores
cli-thinking-mean = ms per decision
cli-thinking-slowest = the slowest

## clade sim

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-ties = ties
cli-sim-interval = 95%
cli-sim-score = score
cli-sim-length = A game takes { $decisions } decisions ({ $answers } answers, forced ones included) and { $chance } chance answers.
# $card, $fault, $times, $games
cli-card-failed = { $card } failed: { $fault } ({ $times } ×, games: { $games })
cli-cards-failed = cards failed in play: { $cards }
cli-sim-cut-short =
    Stopped after { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $asked }.
cli-sim-given-up = The game of seed { $seed } was given up after { $answers } answers and is not counted. The most frequent answer towards the end: ‘{ $often }’.

## clade review

# $game, $choices, $level, $thoughts
cli-review-title = { $game }: { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, each thought through { $thoughts } times by the { $level } (another level: --level)
cli-review-nothing = Nobody had a choice, or the game does not say how far its values can be trusted.
cli-review-curve = Chances of winning from the first choice to the last; at the start, in the middle, at the end:
cli-review-choices = choices
cli-review-errors = mistakes
cli-review-lost = given away per choice
cli-review-first = chance at first
cli-review-luck = luck
cli-review-lost-in-all = own mistakes
cli-review-gained-in-all = others’ mistakes
cli-review-rest = unforeseen
cli-review-last = chance at the end
cli-review-now = chance now
cli-review-percent = { $percent }%
cli-review-result = result
cli-review-sum = How the first chance of winning became the last, as a sum. Luck: what dice and draws have changed. Own mistakes: what was lost by answers where the bot knew better ones. Others’ mistakes: what theirs brought. Unforeseen: what the bot saw only later.
cli-review-judge = A mistake is an answer to which the judging bot knew a better one. It knows no more than the player could know then, so that what a hidden card brought about is no mistake. With a bot that thinks as it does it hardly finds any: a zero there does not mean that it played well. A mistake costs as much as the chance of winning falls if everybody then plays as well as this bot. But weaker players go wrong later, too, and so do their opponents. So own mistakes can come to more than 100% in all, and those of others make up for much of it.
cli-review-turned = Where the game turned (everybody’s chances of winning):
# $after, $until, $gains
cli-review-stretch = After action { $after }, until { $until }: { $gains }
# $step, $told
cli-review-cause = Action { $step }: { $told }
# $step, $until, $told
cli-review-causes = Actions { $step } to { $until }: { $told }
cli-review-many = It was many small things; none of them changed much by itself.
cli-review-what-cost = What cost most, in chances of winning:
cli-review-no-errors = No answer was surely worse than the bot’s.
# $after, $who, $lost
cli-review-error = After action { $after } { $who } gave away { $lost }%:
# $given
cli-review-given = Answer: { $given }
# $label, $wins
cli-review-with-chance = { $label } ({ $wins }%)
# $best
cli-review-better = Better: { $best }
cli-review-what-points = What cost ground in the score, but hardly a chance of winning:
# $after, $who, $points
cli-review-point-error = After action { $after } { $who } gave away { $points } of the score:
cli-review-strokes = What luck changed most:
# $after, $told, $gains
cli-review-stroke = After action { $after }: { $told } ({ $gains })
# $file, $after
cli-review-see = clade gui { $file } --at { $after } shows the first of these tables.
cli-review-cut-short = Stopped. A review of a lower level takes less time: --level easy
cli-review-not-kept = The review could not be kept as { $file }.

## clade whatif

# $game, $after, $games, $list
cli-whatif-title = { $game }, after action { $after }; games played on each way: { $games }. The other way: { $list }
# $n
cli-whatif-dealt = What seat { $n } does not see is dealt anew for each game.
cli-whatif-wins = wins
cli-whatif-other = other way
cli-whatif-more = difference
cli-whatif-result = result
cli-whatif-curves = Score on the way to the end, as it was and the other way:
cli-whatif-sure = A difference that is greater than the number behind ± is more than chance (19 times of 20).
cli-whatif-unsure = No difference is greater than chance: with more games (-n) it may show.
cli-whatif-same = Every game went the same both ways: from here on nothing depends on it any more.
cli-whatif-chance = ± stands for the chance of dice and hidden cards only, not for how well these bots play.
cli-whatif-of-bots = Wins are those of these games by these bots. A hint or a review thinks ahead from the table instead, so its chances may be others.
cli-whatif-nothing = No game came to its end both ways.
# $word
cli-whatif-no-answer = nobody is asked for the answer “{ $word }” there
# $why
cli-no-such-table = there is no such table: { $why }

## clade rate

# $game, $seats, $games, $rounds, $seed
cli-rate-title =
    { $game }, { $seats } at a table: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, seed { $seed }
cli-rate-rating = rating
# $fair
cli-rate-alone = Games won by one bot alone (row) against copies of another (column); among equals it is { $fair }%:
# $games
cli-rate-given-up = { $games ->
        [one] { $games } game did not end and is not counted.
       *[other] { $games } games did not end and are not counted.
    }
# $rounds, $asked
cli-rate-cut-short = Stopped: whole rounds { $rounds } of { $asked }. With --report and --resume it goes on from here.
cli-rate-one-bot = a rating needs at least two bots, such as --seats greedy,normal
cli-rate-twice = the bot { $bot } is named twice

## clade train

cli-train-plays = games to learn from
# $change
cli-train-tries = { $change }
cli-train-judges = what it brought
cli-train-part = part of a value
cli-train-early = early
cli-train-middle = middle
cli-train-late = late
cli-train-change = change
cli-train-fitted = as fitted
cli-train-half = half of that
cli-train-won = won
cli-train-games = games
cli-train-taken = taken
cli-train-yes = yes
cli-train-no = no
# $games, $before, $now
cli-train-foretold = In { $games } other games the order of two seats was foretold in { $before }% before, and in { $now }% now (3rd, 5th and 7th tenth of the game).
# $won, $margin
cli-train-wins = Bots with the new values win { $won } ± { $margin }% against as many with the old ones.
# $file
cli-train-written = Written to { $file }. In the folder of a mod it counts wherever that mod is played.
# $file
cli-train-cut-short = Stopped; what was best so far is in { $file }. With --resume it goes on from here.
# $game
cli-train-no-values = the values of { $game } are written in its code: there is nothing to fit
# $folder
cli-train-other = { $folder } holds the games of another training: name another folder, or leave --resume out to begin anew

## clade

cli-choose-game = Which game?
cli-which-game = Number or name:
cli-which-preset = Rules, by number or name? Enter for as printed:
cli-as-printed = As printed
cli-all-usual = Nothing is played differently.
# $n, $title, $about
cli-preset-line = { $n }. { $title }: { $about }
cli-which-seats = Who plays, seat by seat ({ $words })? Enter for { $default }:
cli-which-language = Language (en, ru, pl)? Enter for { $default }:
# $n, $id, $name, $seats, $summary
cli-game-line = { $n }. { $name } ({ $id }), { $seats }. { $summary }

## clade results

cli-no-results = You have not played a game to its end here yet.
cli-column-game = game
cli-column-seats = seats
cli-column-against = against
cli-column-played = played
cli-column-won = won
cli-column-best = best score
cli-column-answers = answers
cli-among-people = people
cli-last-results = The last games:
cli-person-at = player { $n }
cli-person = you

## clade play

cli-welcome = { $game }, seed { $seed }. Type a number, an action or “help”.
cli-seat-line = { $side }: { $sitter }
cli-sitter-human = you
cli-sitter-person = player
cli-sitter-bot = bot { $name }
cli-bot-easy = easy bot
cli-bot-normal = normal bot
cli-bot-hard = hard bot
cli-bot-expert = expert bot
cli-bot-greedy = greedy bot
cli-bot-plain = plain greedy bot
cli-bot-random = random bot
cli-pass-to = ── Now { $side } ──
cli-curtain = The others look away. { $side }: press Enter.
cli-action-line = { $n }. { $action }
cli-action-with-text = { $label }  ({ $text })
cli-folded = (A long log is folded; “log” shows it line by line.)
cli-chance = chance
cli-standing = { $place }. { $side } ({ $sitter }): { $score }
cli-standing-mixed = { $place }. { $sides } ({ $sitter }): { $score } ({ $each })
cli-standing-side = { $side } { $score }
cli-over = The game is over.
cli-what-now = “log all” shows the whole game, “save FILE” saves it, “undo!” goes back; Enter leaves.
cli-resumed =
    { $file }: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } played again. “log all” shows what has happened so far.
cli-rescued =
    { $actions ->
        [0] kept: no action
        [one] kept: the first action
       *[other] kept: the first { $actions } actions
    }. The file stays as it is: “save FILE” under another name saves the game, “quit” leaves it.
cli-ends-here = The input ends here, and so does the game.
cli-not-saved = The game is not saved. “save FILE” saves it.
cli-kept = The game was saved automatically: “clade play --last” goes on with it.
cli-not-kept = From now on the game is not saved automatically ({ $reason }): “save FILE” saves it.
cli-quit-again = “quit” once more leaves it.

# $number, $count, $one - the lowest number, $other - the highest
cli-no-number =
    There is no action { $number }; { $count ->
        [one] there is only { $one }
       *[other] the numbers are { $one } to { $other }
    }.
cli-no-action = Nothing here is called “{ $word }”.
cli-no-action-near = Nothing here is called “{ $word }”; did you mean “{ $near }”?
cli-many-actions = “{ $word }” could be: { $list }
cli-not-taken = Not done: { $line } (what stands before it is not an answer to this question)
cli-not-passed = Not done: { $line } (a line ends where the next person is asked)
cli-hint = The bot would choose { $n }: { $label }
cli-hint-as-good = About as good, { $n }: { $label }
cli-hint-perhaps = Perhaps as good, { $n }: { $label }
cli-hint-or = Or { $n }: { $label }
cli-no-undo-nothing = You have not answered yet.
cli-answer-of = the answer of { $side }
cli-undo-one = Not yet taken back: “{ $label }”.
# $label, $later, $who
cli-undo-many =
    Not yet taken back: “{ $label }”, and with it { $later ->
        [one] 1 later answer
       *[other] { $later } later answers
    }: { $who }.
cli-undo-chance = In the way: chance has answered since.
cli-undo-seat = In the way: others have answered since.
cli-undo-other = In the way: it is not the answer of whoever is asked now.
cli-undo-secret = In the way: the answer showed something hidden.
cli-undo-alone = You are the only person here, so you alone agree: “undo!” takes it back. The dice are kept: if you answer the same again, so do chance and bots.
cli-undo-agree = If everybody here agrees, “undo!” takes it back. The dice are kept: if you answer the same again, so do chance and bots.
cli-undone = Taken back: “{ $label }”.
cli-undone-past =
    Taken back: “{ $label }” and { $later ->
        [one] 1 later answer
       *[other] { $later } later answers
    }. The dice are kept: if you answer the same again, so do chance and bots.
cli-log-empty = Nothing has happened yet.
cli-nobody-asked = Nobody is asked anything now.
cli-why-none = Nothing is forbidden here.
cli-why-legal = “{ $action }” is allowed.
cli-why-line = { $action } – no: { $reasons }
cli-why-reason = { $reason }
cli-why-section = { $reason } (rules: { $section })
cli-many-cards = “{ $word }” could be: { $list }
cli-no-card = There is no card “{ $word }”; “card” lists all.
cli-no-card-near = There is no card “{ $word }”; did you mean “{ $near }”?
cli-no-card-in = Answer { $n } names no card; “card” lists all.
cli-no-piles = There is no pile here with odds to work out.
cli-no-pile = There is no pile “{ $word }” here; choose from: { $list }
cli-which-pile = Which pile? { $list }
cli-pile-title = { $name }: { $n }. Odds of the next one:
cli-pile-open = { $name }:
cli-pile-line = { $percent }%  { $kind } ({ $weight } of { $all })
cli-pile-deeper = {"  –   "}{ $kind }, not the next one
cli-save-where = Where to? Write: save FILE
cli-save-over = Write “save! { $file }” to replace it with this game.
cli-saved = Saved: { $file }. Go on later with: clade play --load { $typed }
cli-saved-over = Saved: { $file }. Look at it with clade replay { $typed } or clade review { $typed }
cli-help =
    Type the number of an action, or the beginning of its text; several answers
    in one line: 2; 1; 3. Where answers are quantities, type the quantity.
    Commands:
      card [name]   what a card does: its name, its id or the number of an action;
                    without a name: all cards
      why [action]  what is not allowed here, and by which rule;
                    with the name of a thing on the table: how its number
                    comes about or what it does
      pile [name]   what may still lie in a deck or bag, and its odds; what lies
                    open to be taken
      rules [part]  what the rules say: a section such as 4.3, or a word;
                    without: the chapters
      hint          what a bot would choose
      log [n|all]   what has happened since your last answer, or the last n lines
      undo          take back your last answer;
                    “undo!” also those of others, if all agree
      show          draw the table again
      save FILE     save the game; “clade play --load FILE” goes on with it
                    (save FILE --with-mods: bring the mods along,
                    for whoever does not have them)
      quit          leave

# clade check
cli-check-title = { $game }: all laws on { $games } random games of { $setups } set-ups
cli-check-law = law
cli-check-says = says
cli-check-times = checked
cli-check-decisions = decisions
cli-check-chance = chance answers
cli-check-inside = states inside cards
cli-check-differences = hidden differences tried
cli-check-rivals = answers in worlds that only others could tell apart
cli-check-picks = picks swapped
cli-check-refusals = refusals with a reason
cli-check-acted = cards that acted, of those in play
cli-check-checksum = checksum of all games
cli-check-broken = { $law } is broken: { $detail }
# $place, $seed, $step
cli-check-place = { $place }, game { $seed }, after { $step } answers
cli-check-broken-mark = BROKEN
cli-check-failed-card = the card '{ $card }' failed { $times } × (with tried answers): { $fault }
cli-check-left-out = Set-ups left out, because the mods cannot be used in them: { $setups } ({ $reason })
cli-check-too-few = Games: { $games }, too few to say what never happens. Not met: { $cards }
cli-check-written = the table before it: clade check { $file }
cli-check-recorded = the game up to there: clade replay { $file }
cli-check-again = this game alone: { $command }
cli-check-rate = { $decisions } decisions/s,
cli-check-how = With --tables FOLDER the table before each of these is written as a file for `clade check`, and the game up to there as a saved game.
cli-report-there = { $file } is there already; --resume goes on with it, or choose another name
cli-no-report = { $file } is not such a report
cli-other-report =
    { $file } rests on something else: { $part ->
        [game] another game, or another version of it
        [mods] other mods
        [setups] other set-ups
        [rules] other rules or cards
        [games] another number of games
        [seed] another seed
        [rates] another rate of the laws
       *[shard] another share of the games
    }
cli-report-twice = { $one } and { $other } hold the same games
cli-report-missing = parts missing: { $missing } of { $all }; finish each share with --resume, and name the files of all of them
cli-no-shard = --shard is written I/N with I from 1 to N, such as 2/8, not '{ $value }'
# $files, $cases, $answers
cli-scenarios-checked = Scenarios: { $files }, cases: { $cases }, answers: { $answers }
cli-scenarios-fail =
    { $faults ->
        [one] { $faults } fault in the scenarios
       *[other] { $faults } faults in the scenarios
    }
cli-rules-none = the game “{ $game }” has no rules page
cli-rules-nowhere = the rules say nothing of “{ $word }”
cli-no-scenarios = there is no scenario (a .toml file) in { $paths }
cli-perft-over = the random game of seed { $seed } is over before its answer { $after }: there is nothing to count
cli-perft-depth = answers
cli-perft-ways = ways
cli-perft-tables = tables
cli-perft-inside = inside cards
cli-law-is-broken = the law '{ $law }' is broken
# $game, $mods, $answers, $decisions, $failures
cli-wild-done = { $game }: { $mods } mods made at random; { $decisions } decisions under all laws, { $answers } answers in whole games; cards failed { $failures } times.
cli-wild-refused = Not loaded: { $mods }; the first one, of seed { $seed }: { $why }
cli-wild-broken = { $folder }: { $what } ({ $place })
cli-law-no-panic = nothing panics
cli-law-ends = a game ends
cli-law-answerable = whoever is asked has a legal action, and Chance has an outcome
cli-law-unique-texts = texts of actions are unique within their list
cli-law-fixed-order = a list has one order
cli-law-accepted = what is listed is accepted; anything else is refused and changes nothing
cli-law-reasons = every refused candidate has a reason
cli-law-saved = a copy is equal, and so is what was saved and loaded
cli-law-cold = saved and loaded into a game just opened, a table plays on in the same way, even inside cards
cli-law-unremembered = a game that keeps nothing between two calls plays in the same way
cli-law-skipped = what is skipped has one answer that everybody can foresee
cli-law-sampled = a random word draws the same outcome with and without the list
cli-law-clock = the clock of a game never goes back
cli-law-keys = each answer has a key of its own, and the key betrays nothing hidden
cli-law-playout = answers played in one go lead to the same table as one by one
cli-law-staged = what is staged is on the table, before the answer or after it
cli-law-placed = on a table with fixed places everything has one
cli-law-no-leak = what an observer cannot see changes nothing that it sees
cli-law-log-leak = what an observer is told tells no more than its view
cli-law-look-alike = things that an observer is told in the same words look alike to it
cli-law-own-list = the asked seat finds its open list in its view
cli-law-believable = what an observer could believe is a table that can be played on
cli-law-ledgers = what is on the table changes by what events say
cli-law-points = what a side had at the beginning, and what it got since, is its score at the end
cli-law-accounts = what was noted of food and life adds up to what lies and lives on the table
cli-law-recounted = what follows from the rest of the state is as if worked out anew
cli-law-picks-commute = picks of a set lead to the same table in any order
cli-law-progress = no table repeats without Chance
cli-law-replayed = a record replays to the same tables, and so do jumping and undoing
cli-law-same-seed = the same seed gives the same bytes wherever it is played
cli-law-scenario = a state written out as a scenario reads back equal
cli-law-no-failure = no shipped card fails
cli-law-cards-act = every card acts in some game
cli-law-met = the laws met what they are about: states inside cards, hidden differences

## clade box

cli-box-empty = In { $game } nothing that is printed is unsure.
# $n - how much is sure, $most
cli-box-sure = { $n } of { $most } are sure
cli-box-how = Say what your box shows: clade box { $game } WORD FACT=VALUE, or clade box { $game } WORD --as-shown
# $folder
cli-box-kept = Kept as a mod in { $folder }; it takes part in your games. clade mod pack makes one file of it, to send.
cli-box-said = you said so
cli-box-printed = as printed
# $name, $part
cli-box-part = { $name }: { $part }

## Games in libraries

# $file, $game
cli-plugin-tried = { $file }: a random game of { $game } was played in a process of its own, with everything asked. Nothing failed.
# $folder, $library
cli-plugin-new-next = Build it and play it:
    {"    "}cd { $folder }
    {"    "}cargo build
    {"    "}clade plugin try { $library }
    {"    "}clade play { $library }
    Its cards, texts and rules are yours to change; its titles in texts/*.ftl are to be translated. “cargo test” proves the laws.
# $file, $hash
cli-plugin-trusted = { $file } is trusted until it changes (hash { $hash }): it is loaded into this program and can do whatever you can.
# $file
cli-plugin-untrusted = { $file } is not trusted: it runs in a process of its own.
cli-plugin-file = file
cli-plugin-game = game
cli-plugin-hash = hash
cli-plugin-runs = runs
cli-plugin-is-trusted = in this program (trusted)
cli-plugin-is-far = in a process of its own (not trusted)
# $folder
cli-no-plugins = No libraries with games are found. They lie in { $folder }, or in folders that --plugins names.
