# Looking at a saved game, English.
replay-timeline = Timeline
replay-at = After { $step } of { $steps } actions
replay-first = To the start
replay-turn-back = Turn before
replay-back = Action before
replay-run = Run
replay-stop = Stop
replay-on = Next action
replay-turn-on = Next turn
replay-last = To the end
replay-with-keys = { $what } ({ $keys })
replay-speed = Speed
replay-times = ×{ $n }
replay-seen-by = Seen by
replay-everybody = Everybody
replay-open = All revealed
replay-open-help = Everything that was hidden is shown.
replay-seat = { $sides } · { $person }
replay-scores = Points
replay-score = { $side }: { $points }
replay-after = After action { $step }
replay-chance = Chance
replay-start = At the start
replay-ends = It goes no further: { $why }
replay-rules = { $told }
replay-play-on = Play on from here…
replay-unsure = Only up to action { $sure } is this certainly the saved game; it cannot be played on from a later table
replay-play-title = { $step ->
    [0] Play on from the start
    [one] Play on after { $step } action
   *[other] Play on after { $step } actions
}
replay-play-help = This becomes a game of its own; the saved one stays as it is.
replay-sits = Who plays { $sides }
replay-play = Play on
