-- Tables made before a question are there after it, made again or kept: nobody can tell.
-- run as: play
-- answers: yes, yes
-- expect: gives 6
local log = {}
local function note(v) table.insert(log, v) return #log end
note('a')
g:ask_yes('one')
note('b')
g:ask_yes('two')
note('c')
local sum = 0
for i, v in ipairs(log) do sum = sum + i end
return sum
