source-rulebook = według instrukcji
source-inferred = wywnioskowane
source-assumed = założenie
answer-yes = tak
answer-no = nie
answer-done = gotowe
answer-number = { $n }
