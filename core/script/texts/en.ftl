# How sure a fact is: as printed, worked out, or a guess.
source-rulebook = as printed
source-own = the mod's own idea
source-inferred = inferred
source-assumed = assumed by the program
source-unknown = nobody here knows

# Answers to the question of a card.
answer-yes = yes
answer-no = no
answer-done = done
answer-none = none (done)
answer-number = { $n }

# What a card does above all.
family-attack = attack
family-defence = defence
family-feeding = feeding
family-store = store
family-movement = movement
family-actions = actions
family-growth = growth
family-harm = against others
family-change = change
family-land = habitat
family-points = points
