-- Two equal calls, two answers.
-- run as: play
-- answers: thing 1, done, thing 2, thing 1
-- expect: gives 10
local sum = 0
for _, thing in ipairs(g:choose_things('one', { 1, 2 }, 2)) do sum = sum + thing end
for _, thing in ipairs(g:choose_things('one', { 1, 2 }, 2)) do sum = sum * 3 + thing end
return sum % 100 - 4
