-- The second segment takes what the first left: a kept coroutine holds its memory, a re-run makes it again.
-- run as: play
-- answers: yes
-- expect: fails, ""
-- leaves: 15
local t = {}
for i = 1, 500 do t[i] = { i, i } end
g:ask_yes('one')
for i = 501, 60000 do t[i] = { i, i } end --!
