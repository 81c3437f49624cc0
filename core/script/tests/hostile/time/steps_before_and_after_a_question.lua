-- Each segment has its steps; the second has too many.
-- run as: play
-- answers: yes
-- expect: fails, "too many steps"
-- leaves: 15
for i = 1, 15000 do end
g:ask_yes('one')
for i = 1, 25000 do end --!
