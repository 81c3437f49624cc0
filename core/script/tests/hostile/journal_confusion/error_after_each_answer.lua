-- The last segment fails, the others stand.
-- run as: play
-- answers: yes, die 4
-- expect: fails, "too late"
-- leaves: 17
g:add(1)
g:ask_yes('one')
g:add(1)
g:roll()
g:add(1)
error('too late') --!
