-- The number of questions grows with each answer.
-- run as: play
-- answers: yes, yes, yes, yes, yes, yes, yes, no
-- expect: gives 7
local n = 0
while g:ask_yes('one') do n = n + 1 end
return n
