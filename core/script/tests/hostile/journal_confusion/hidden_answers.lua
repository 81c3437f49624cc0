-- What only some may know is an entry like any other to the script.
-- run as: play
-- answers: thing 5, yes
-- expect: gives 47
local known = g:secret()
local thing = g:hidden('one')
g:ask_yes('two')
return known + thing
