-- What is declared is remembered, in the state: the same in every VM.
-- run as: play
-- answers: yes
-- expect: gives 7
g:remember('cell', 7)
g:ask_yes('one')
return g:recall('cell')
