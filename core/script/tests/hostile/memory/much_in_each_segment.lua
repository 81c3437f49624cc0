-- Each segment takes a good part of its memory; together it is still within it.
-- run as: play
-- answers: yes, no, die 6
-- expect: gives 900
local t = {}
for i = 1, 300 do t[i] = { i } end
g:ask_yes('one')
for i = 301, 600 do t[i] = { i } end
g:ask_yes('two')
for i = 601, 900 do t[i] = { i } end
g:roll()
return #t
