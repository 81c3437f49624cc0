-- Another card's effect, with its own questions, is one entry of the outer journal.
-- run as: play
-- answers: yes, die 6, no
-- expect: gives 2
-- leaves: 21
local inner = g:nested(2)
if inner == 0 and g:ask_yes('one') then return 1 end
return 2
