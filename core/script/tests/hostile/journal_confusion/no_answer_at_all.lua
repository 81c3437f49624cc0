-- None is an answer too.
-- run as: play
-- answers: done, done
-- expect: gives 2
local none = 0
if g:choose_thing('one', { 1, 2 }, true) == nil then none = none + 1 end
if g:hidden('one') == nil then none = none + 1 end
return none
