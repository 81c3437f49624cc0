### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $text - what went wrong, as it is
### $reason - why, in words
### $seed - the seed of the game
### $one - the first of two names
### $other - the second of two names
### $who - who answers
### $label - an answer in words
### $later (number) - how many answers came after it

# A card failed: file, line, reason.
game-fault = A card failed and had no effect: { $text }
# A script was stopped by the clock.
game-stopped = A script took too long and was stopped: { $reason }. The table is as it was before
# The table refused for a reason of its own.
game-refused = This could not be done: { $reason }. The table is as it was before
# Somebody is asked and has no answer: a bug of the game.
game-dead-end = The rules ask a question that has no answer. This is an error in the game; its seed is { $seed }
# A bot could not think.
game-no-thought = The bot could not think: { $reason }
# The game is no longer kept while it is played.
game-not-kept = The game can no longer be saved automatically: { $reason }. Save it before you leave
# Two names of one person.
game-and = { $one } and { $other }
# An answer of somebody else.
game-answer-of = an answer by { $who }
# What a button takes back.
game-undo-one = Take back “{ $label }”
# What a button takes back, with answers after it.
game-undo-many =
    { $later ->
        [one] Take back “{ $label }” and the answer after it
       *[other] Take back “{ $label }” and the { $later } answers after it
    }
# A barrier.
game-undo-chance = Chance has answered since.
# A barrier.
game-undo-seat = Others have answered since.
# A barrier.
game-undo-other = It is the answer of another person.
# A barrier.
game-undo-secret = The answer has shown something hidden.
# Who must agree.
game-undo-alone = You are the only person here, so nobody else need agree. What is rolled or drawn stays the same: if you answer as before, so do chance and bots.
# Who must agree.
game-undo-agree = Take it back only if everybody agrees. What is rolled or drawn stays the same: if you answer as before, so do chance and bots.
# There was only one answer: it was given for whoever is asked.
# $who, $label
game-only-answer = { $who }: the only answer – { $label }
