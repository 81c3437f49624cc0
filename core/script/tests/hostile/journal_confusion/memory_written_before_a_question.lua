-- A cell is read again as it was read: the journal has it, whatever the cell holds now.
-- run as: play
-- answers: yes, yes
-- expect: gives 12
local before = g:recall('cell')
g:remember('cell', before + 1)
g:ask_yes('one')
local between = g:recall('cell')
g:remember('cell', between + 1)
g:ask_yes('two')
return g:recall('cell') * 5 + before * 100 + between * 2
