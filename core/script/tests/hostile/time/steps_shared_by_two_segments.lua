-- Steps before an answer do not count after it: each of three segments is nearly full.
-- run as: play
-- answers: yes, die 3
-- expect: gives 3
for i = 1, 15000 do end
g:ask_yes('one')
for i = 1, 15000 do end
local rolled = g:roll()
for i = 1, 15000 do end
return rolled
