-- Nothing acts twice, however often the function runs again.
-- run as: play
-- answers: yes, no, yes
-- expect: gives 18
-- leaves: 18
g:add(1)
g:ask_yes('one')
g:add(1)
g:ask_yes('two')
g:add(1)
g:ask_yes('one')
return g:number()
