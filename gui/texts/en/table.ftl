### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name
### $reason - why something may not be done
### $section - a section of the rules
### $what - an answer in words
### $name - somebody or something by name
### $person - who sits there
### $n (number) - how many
### $lit (number) - how many of them are lit
### $step (number) - an action by its number
### $steps (number) - how many actions there are
### $percent - how likely, in percent
### $text - lines, as they are
### $setting - a setting by its name
### $file - a file by its path

table-can-be-chosen = can be chosen
table-idle = without effect now
table-of-side = belongs to { $side }
table-and-more = and { $n } more
table-more-answers = ▾ { $n } more, lit on the table
table-answers-beside = ▾ { $n } more, lit beside the table
table-answers = { $n } answers, lit on the table
table-some-answers = ▾ { $n } answers, { $lit } of them lit on the table
table-fewer-answers = Show fewer
table-unfold-question = more…
table-fold-question = less
table-not-there = It cannot go there, only to what lights up
table-would-be = would be
table-would-be-then = would be at the next question
table-carried-as = as { $name }
# $what, $reason
table-refused = Not possible: { $what } – { $reason }
table-with-section = { $reason } (rules: { $section })
table-undo = Take back
table-undo-consent = { $what } (the others must agree)
table-undo-alone = { $what } (what was rolled or drawn stays so)
table-hint = Hint
table-hint-is = The bot would choose: { $what }
table-hint-as-good = About as good: { $what }
table-hint-perhaps = Perhaps as good: { $what }
table-hint-perhaps-help = The difference in wins is no more than chance: with more tries it could turn round.
table-hint-or = Or: { $what }
table-hint-wins = Chance of winning { $percent }%
table-hint-tries = Tried { $n } times
table-hint-points = How much the bot thinks it is worth: an estimate on a scale of its own, no money and no points of the game. What points up speaks for the answer, what points down against it.
table-hint-value = Estimated value:
table-hint-chances = Chances of winning
table-fit = Whole table
table-to-action = To the action
table-pause = Stop the bots
table-go-on = Let the bots go on
table-acts = { $side } to play
table-decides = { $side }: { $person } decides
table-wins = Won by { $side }
table-win-together = Won together by { $side }
table-curve = Score over the game
table-again = Play again
table-again-swapped = Again, everybody one seat further
table-look-at-table = Look at the table
table-review = Where was it won and lost?
table-result = Result
table-continues = Go on
table-newest = Newest
table-next-step = Next step
table-thinks = { $name } is thinking…
table-seeks-hint = A bot looks for a hint…
table-paused = The bots are stopped
table-looking = The table after { $step } of { $steps } actions
table-now = Back to now
table-branch = Play on from here…
table-confirm = Confirm
table-take-back = Take back
table-back = Back
table-confirm-what = { $what } – can be taken back only if everybody agrees
table-really = Really? { $what }
table-never-ask = Confirm, and do not ask again
table-never-ask-help = Switches off “{ $setting }” in the settings
table-choose-part = Which one?
table-all-actions = { $n ->
        [0] Nothing to choose
        [one] The only possibility
       *[other] All { $n } possibilities
    }
table-log = What happened
table-log-empty = Nothing has happened yet
table-log-number = After action { $step } of the game. Every answer, roll and draw is counted, also those of which nothing is told here, so numbers are left out. A click on the line shows the table as it was then.
table-read-first = Read the text on the right, then press “Go on”
table-asked = to move
table-pile-title = What may still be in it
table-pile-row = { $name } ×{ $n }
table-pile-chance = { $percent }%
table-pile-empty = Nothing is known about what is in it
table-save = Save…
table-pass-to = Pass the screen to { $name }
table-lift = I am here
table-place = Place
table-who = Who
table-points = Score
table-tie-break = Tie-break
table-tie-break-help = Decides between equal scores; the rules of the game say what it counts.
table-lines = { $text }
table-saved = Saved as { $file }
table-explain = Explain this card
table-explained = What it was asked, answered and did
table-explaining = The game is being played again…
table-explained-nothing = Nothing yet
# $step (number) - which action, $what - what happened
table-explained-step = Action { $step }: { $what }
table-explained-earlier = { $n ->
        [one] one earlier action is not shown
       *[other] { $n } earlier actions are not shown
    }

# A sign at the edge: more of the table lies there, and how many things there can be chosen.
table-more-left = There is more of the table on the left{ $n ->
    [0] {""}
    [one] ; { $n } thing there can be chosen
   *[other] ; { $n } things there can be chosen
}
# A sign at the edge: more of the table lies there, and how many things there can be chosen.
table-more-right = There is more of the table on the right{ $n ->
    [0] {""}
    [one] ; { $n } thing there can be chosen
   *[other] ; { $n } things there can be chosen
}
# A sign at the edge: more of the table lies there, and how many things there can be chosen.
table-more-above = There is more of the table above{ $n ->
    [0] {""}
    [one] ; { $n } thing there can be chosen
   *[other] ; { $n } things there can be chosen
}
# A sign at the edge: more of the table lies there, and how many things there can be chosen.
table-more-below = There is more of the table below{ $n ->
    [0] {""}
    [one] ; { $n } thing there can be chosen
   *[other] ; { $n } things there can be chosen
}
