### Looking at a saved game, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $step (number) - an action by its number
### $steps (number) - how many actions there are
### $what - what a button does
### $keys - keys by their names
### $n - how many times as fast
### $sides - sides by their names, listed
### $person - who sits there
### $side - a side by its name
### $points - points
### $why - why it ends there
### $told - what is told of the rules
### $sure - what is said, which is unsure
### $chance (number) - how probably somebody wins, in percent
### $choices (number) - how many choices
### $errors (number) - how many mistakes
### $percent - a share of a hundred
### $lost - what mistakes cost, in percent
### $luck - what luck changed, in percent
### $when - after how many actions, and when that is
### $until (number) - after how many actions it ends

# The bar of all actions.
replay-timeline = Timeline
# Where it is now.
replay-at = After { $step } of { $steps } actions
replay-first = To the start
replay-turn-back = Turn before
replay-back = Action before
replay-run = Run
replay-stop = Stop
replay-on = Next action
replay-turn-on = Next turn
replay-last = To the end
# A button with its keys.
replay-with-keys = { $what } ({ $keys })
# How fast it runs.
replay-speed = Speed
# So many times as fast.
replay-times = ×{ $n }
replay-not-over = This game is not over. Show what is hidden from whoever plays on?
replay-show-hidden = Show it
replay-seen-by = Seen by
replay-everybody = Everybody
replay-open = All revealed
replay-open-help = Everything that was hidden is shown.
# A side with its person.
replay-seat = { $sides } · { $person }
# The scores after what is looked at.
replay-scores = Score
replay-score = { $side }: { $points }
# What an action was.
replay-after = After action { $step }
replay-chance = Chance
replay-start = At the start
# Why the timeline ends.
replay-ends = It goes no further: { $why }
# What is told of the rules.
replay-rules = { $told }
replay-play-on = Play on from here…
# Why not from here.
replay-unsure = Only up to action { $sure } is this certainly the saved game; it cannot be played on from a later table
# A menu of what else can be done, where there is little room.
replay-more = More
replay-play-title = { $step ->
    [0] Play on from the start
    [one] Play on after { $step } action
   *[other] Play on after { $step } actions
}
replay-play-help = This becomes a game of its own; the saved one stays as it is.
replay-sits = Who plays { $sides }
replay-play = Play on

## Where it was won and lost

replay-review = Review
replay-review-about = A review of the game so far: which choices were good and which were not. The table waits as you left it.
replay-review-thinking = A bot thinks each answer through again. You can go on looking meanwhile.
replay-review-level = Judged by
replay-review-level-help = The bot that judges: at first the strongest one at the table, at least the normal one. With another bot the whole game is thought through again; a stronger one sees more and takes longer.
replay-review-failed = There is no review: { $why }
replay-review-nothing = Nobody had a choice, or the game does not say how far its values can be trusted.
replay-review-chances = Chances of winning
replay-review-actions = actions
# $side, $chance, $step
replay-review-point = { $side }: { $chance }% after action { $step }
replay-review-first = chance at first
replay-review-first-help = The chance of winning before the first choice, as the bot saw it.
replay-review-luck = luck
replay-review-luck-help = What dice and draws have changed.
replay-review-mistakes = own mistakes
replay-review-mistakes-help = What this player’s answers gave away where the bot knew better ones.
replay-review-gained = others’ mistakes
replay-review-gained-help = What the mistakes of the other players brought.
replay-review-rest = unforeseen
replay-review-rest-help = The rest of the sum: what the bot saw only later.
replay-review-last = chance at the end
replay-review-last-help = How the game ended: 100% for whoever won alone.
replay-review-now = chance now
replay-review-now-help = The chance of winning as the game stands.
# $percent
replay-review-percent = { $percent }%
replay-review-sum = Each column is a sum from top to bottom: the chance at first and what luck, own mistakes, others’ mistakes and what the bot saw only later (unforeseen) changed make the last line.
# $side, $choices, $errors
replay-review-account = { $side }: choices { $choices }, mistakes { $errors }
replay-review-judge = A mistake is an answer to which the judging bot knew a better one. It knows no more than the player could know then, so that what a hidden card brought about is no mistake. With a bot that thinks as it does it hardly finds any: a zero there does not mean that it played well. A mistake costs as much as the chance of winning falls if everybody then plays as well as this bot. But weaker players go wrong later, too, and so do their opponents. So own mistakes can come to more than 100% in all, and those of others make up for much of it.
replay-review-turned = Where the game turned
# $when, $until, $luck
replay-review-stretch = After { $when }, until { $until }: { $luck }
# $step, $told
replay-review-cause = Action { $step }: { $told }
# $step, $until, $told
replay-review-causes = Actions { $step } to { $until }: { $told }
replay-review-many = It was many small things; none of them changed much by itself.
replay-review-cost = What cost most
replay-review-none = No answer was surely worse than the bot’s.
# $step, $side, $lost
replay-review-error = After { $step }: { $side } { $lost }
# $what
replay-review-given = Answer: { $what }
# $what, $chance
replay-review-with-chance = { $what } ({ $chance }%)
replay-review-what-points = What cost ground in the score, but hardly a chance
# $points
replay-review-points = score −{ $points }
# $what
replay-review-better = Better: { $what }
replay-review-over = What the better answer changes against the one given, at the end of the turn: an estimate of the bot’s, not the score of the game
replay-review-strokes = What luck changed most
# $step, $told, $luck
replay-review-stroke = After { $step }: { $told } ({ $luck })

replay-whatif = What if…
replay-whatif-title = From here on, with something different
replay-whatif-about = What if: bots play on from here to the end of the game, as it is and with one change, with the same rolls and draws.
replay-whatif-dealt = What you do not see is dealt anew for each game. The lines below show one way in which it may lie.
replay-whatif-answer = Another answer
# $what
replay-whatif-given = as it was: { $what }
replay-whatif-any = whatever the bot answers
replay-whatif-rule = A rule that is different
replay-whatif-no-rule = none
replay-whatif-set = What lies differently, in the game’s words
replay-whatif-set-hint = Click a line of the table below and change its value
replay-whatif-table = This table in the game’s words
replay-whatif-take = Take this line, to change it
replay-whatif-who = Who plays on
replay-whatif-games = Games each way
replay-whatif-play = Play it on
replay-whatif-stop = Stop
replay-whatif-nothing = Choose another answer or a rule, or write what lies differently.
replay-whatif-refused = That cannot be: { $why }
# $step, $n
replay-whatif-played = Played after action { $step }: { $n } games each way
replay-whatif-wins = wins
replay-whatif-points = score
replay-whatif-as-is = as it is
replay-whatif-other = other way
replay-whatif-more = difference
replay-whatif-curves = Score on the way, { $side }
replay-whatif-sure = A difference that is greater than the number behind ± is more than chance (19 times of 20).
replay-whatif-unsure = No difference is greater than chance: with more games it may show.
replay-whatif-same = Every game went the same both ways: from here on nothing depends on it any more.
replay-whatif-chance = ± stands for the chance of dice and hidden cards only, not for how well these bots play.
replay-whatif-of-bots = Wins are those of these games by these bots. A hint or a review thinks ahead from the table instead, so its chances may be others.
replay-whatif-clock = time
replay-whatif-none = No game came to its end both ways.
