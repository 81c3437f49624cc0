source-rulebook = według instrukcji
source-inferred = wywnioskowane
source-assumed = założenie
