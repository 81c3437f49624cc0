-- A query's answer changes with the table; the journal hands back the old one.
-- run as: play
-- answers: yes
-- expect: gives 1
-- leaves: 35
local before = g:number()
g:add(20)
if before < 20 then g:ask_yes('one') else g:roll() end
return g:number() > before
