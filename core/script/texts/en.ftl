# How sure a fact is: as printed, worked out, or a guess.
source-rulebook = as printed
source-own = the mod's own idea
source-inferred = inferred
source-assumed = assumed
source-unknown = nobody here knows

# Answers to the question of a card.
answer-yes = yes
answer-no = no
answer-done = done
answer-number = { $n }
