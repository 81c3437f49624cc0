# The program `clade`, English.

## What went wrong

cli-no-game = there is no game '{ $word }'
cli-no-bot = nobody called '{ $word }' can sit here
cli-no-language = there are no texts in '{ $word }'
cli-near = did you mean '{ $word }'?
cli-valid = there are: { $words }
cli-option-form = an option is written name=value, not '{ $text }'
cli-wrong-seats = { $game } is played by { $min } to { $max }, not by { $found }
cli-no-option = { $game } has no option '{ $name }'
cli-bad-value = option '{ $name }' cannot be '{ $value }'; it may be { $allowed }
cli-bad-file = { $file }: { $reason }
cli-other-game = { $file } holds a game of { $found }
cli-other-rules = { $file } was played by other rules, cards or options (version { $version })
cli-dead-end = the game of seed { $seed } asks a question without any answer
cli-endless = the game of seed { $seed } does not end
cli-checksums = the same games played twice gave two checksums: { $one } and { $other }
cli-fault = Warning: a card failed: { $text }

## clade games

cli-seats = { $min }–{ $max } players
cli-seats-exactly =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
cli-default = default: { $value }

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
cli-bench-length = decisions per game
cli-bench-list = legal actions at a decision
cli-bench-forced = forced answers per decision
cli-bench-chance = chance answers per decision
cli-bench-counter = { $name } per decision
cli-bench-state = bytes of a state
cli-bench-checksum = checksum of all games

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
cli-sim-interval = 95 %
cli-sim-score = score
cli-sim-length = A game takes { $decisions } decisions ({ $answers } answers with the forced ones) and { $chance } answers of chance.
cli-sim-cut-short =
    Stopped after { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $asked }.

## clade

cli-choose-game = Which game?
cli-which-game = Number or name:
cli-which-seats = Who plays, seat by seat? Enter for { $default }:
cli-which-language = Language (en, ru, pl)? Enter for { $default }:
cli-game-line = { $n }. { $name } ({ $id }), { $seats }. { $summary }

## clade play

cli-welcome = { $game }, seed { $seed }. Type a number, an action or “help”.
cli-seat-line = { $side }: { $sitter }
cli-sitter-human = you
cli-sitter-person = player
cli-sitter-bot = bot { $name }
cli-pass-to = ── Now { $side } ──
cli-action-line-plain = { $n }. { $label }
cli-curtain = The others look away. { $side }: press Enter.
cli-action-line = { $n }. { $label }  ({ $text })
cli-standing = { $place }. { $side } ({ $sitter }): { $score }
cli-over = The game is over.
cli-resumed =
    { $file }: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } played again.
cli-ends-here = The input ends here, and so does the game.
cli-not-saved = The game is not saved. “save FILE” keeps it.
cli-quit-again = “quit” once more leaves it.
cli-stopped = A script took too long and was stopped: { $reason }. The table is as before the answer.

cli-no-number =
    There is no action { $number }; { $count ->
        [one] there is only 1
       *[other] the numbers are 1 to { $count }
    }.
cli-no-action = Nothing here is called “{ $word }”.
cli-no-action-near = Nothing here is called “{ $word }”; did you mean “{ $near }”?
cli-many-actions = “{ $word }” could be: { $list }
cli-hint = The bot would choose { $n }: { $label }
cli-no-undo-nothing = You have not answered yet.
cli-no-undo-chance = Since your last answer chance has answered. “undo!” takes it back all the same.
cli-no-undo-seat = Since your last answer another player has answered. “undo!” takes it back all the same.
cli-no-undo-secret = Your last answer showed something hidden. “undo!” takes it back all the same.
cli-undone = Taken back.
cli-log-empty = Nothing has happened yet.
cli-why-none = Everything that can be thought of here is allowed.
cli-why-legal = “{ $action }” is allowed.
cli-why-line = { $label }  ({ $text })
cli-why-reason = no: { $reason }
cli-why-section = no: { $reason } (rules { $section })
cli-save-where = Where to? Write: save FILE
cli-saved = Saved: { $file }. Go on later with: clade play { $game } --load { $file }
cli-save-other = Not saved: { $file } is there already and is no saved game.
cli-save-failed = Not saved: { $file }: { $reason }
cli-help =
    Type the number of an action, or the beginning of its text. Commands:
      undo          take back your last answer
      why [action]  what is not allowed here, and by which rule
      log [n]       the last n lines of what happened
      hint          what a bot would choose
      show          draw the table again
      save FILE     keep the game; “clade play { $game } --load FILE” goes on
      quit          leave
