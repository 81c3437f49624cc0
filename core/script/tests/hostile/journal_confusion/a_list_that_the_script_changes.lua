-- What is written into a list of the host's is not in the journal.
-- run as: play
-- answers: yes
-- expect: gives 6
local list = g:things()
table.sort(list)
list[4] = 100
g:ask_yes('one')
local again = g:things()
return again[1] + again[2] + again[3] + (again[4] or 0)
