-- A verb takes what its row says.
-- run as: play
-- expect: fails, "expected a"

-- case: a text
g:add('x') --!

-- case: a number as a text
g:add('5') --!

-- case: a table
g:add({}) --!

-- case: the verbs
g:add(g) --!

-- case: half
g:add(0.5) --!

-- case: no number
g:add(0 / 0) --!

-- case: for ever
g:add(1 / 0) --!

-- case: too much
g:add(1e300) --!

-- case: one too much
g:add(2147483648) --!

-- case: a function
g:add(function() end) --!

-- case: a truth
g:add(true) --!

-- case: no list
g:echo(1) --!
