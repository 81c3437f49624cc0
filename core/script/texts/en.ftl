# How sure a fact is: as printed, worked out, or a guess.
source-rulebook = as printed
source-inferred = inferred
source-assumed = assumed
