-- The verbs are the same functions in each run.
-- run as: play
-- answers: yes
-- expect: gives 1
local add = (g).add
g:ask_yes('one')
return add == (g).add and string.rep == ('').rep
