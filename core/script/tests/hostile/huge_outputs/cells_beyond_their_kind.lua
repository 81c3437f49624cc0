-- A cell holds a small number.
-- run as: play
-- expect: fails, ""

-- case: too much
g:remember('cell', 40000) --!

-- case: too little
g:remember('cell', -40000) --!

-- case: a text
g:remember('cell', 'x') --!

-- case: a table
g:remember('cell', { 1 }) --!

-- case: half
g:remember('cell', 0.5) --!
