-- A list's entries look like answers to others; each call takes its own.
-- run as: play
-- answers: number 2, thing 1
-- expect: gives 6
local list = g:echo({ 2, 1, 1 })
local n = g:choose_number('one', list)
local none = g:echo({})
return #list + n + #none + g:choose_thing('two', list)
