game-fault = A card failed and had no effect: { $text }
game-stopped = A script took too long and was stopped: { $reason }. The table is as it was before
game-refused = This could not be done: { $reason }. The table is as it was before
game-dead-end = The rules ask a question that has no answer. This is an error in the game; its seed is { $seed }
game-no-thought = The bot could not think: { $reason }
game-not-kept = The game can no longer be saved automatically: { $reason }. Save it before you leave
game-and = { $one } and { $other }
game-answer-of = an answer by { $who }
game-undo-one = Take back “{ $label }”
game-undo-many =
    { $later ->
        [one] Take back “{ $label }” and the answer after it
       *[other] Take back “{ $label }” and the { $later } answers after it
    }
game-undo-chance = Chance has answered since.
game-undo-seat = Others have answered since.
game-undo-secret = The answer has shown something hidden.
game-undo-alone = You are the only person here, so nobody else need agree. The dice stay the same: if you answer as before, so do chance and bots.
game-undo-agree = Take it back only if everybody agrees. The dice stay the same: if you answer as before, so do chance and bots.
