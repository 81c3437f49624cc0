-- The options are as they were when the question was asked.
-- run as: play
-- answers: number 9
-- expect: gives 9
local options = { 5, 9 }
local n = g:choose_number('one', options)
options[1] = n
return options[1]
