source-rulebook = według instrukcji
source-inferred = wywnioskowane
source-assumed = założenie
source-unknown = nikt tu nie wie
answer-yes = tak
answer-no = nie
answer-done = gotowe
answer-number = { $n }
