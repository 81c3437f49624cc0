-- Letters that turn the direction of the rest are spelt out too.
-- run as: play, amount, file
-- expect: fails, "u{"

-- case: right to left
error('\226\128\174txt.exe') --!

-- case: an isolate
error('\226\129\167x') --!

-- case: a line of its own kind
error('a\226\128\168b') --!

-- case: a mark of order
error('\239\187\191x') --!
