-- Only sides that take part are asked.
-- run as: play
-- expect: fails, ""

-- case: a side that is not there
g:ask_yes('one', 7) --!

-- case: before the first
g:ask_yes('one', -1) --!

-- case: half a side
g:ask_yes('one', 0.5) --!

-- case: a number too many for a side
g:choose_number('one', { 1 }, 256) --!

-- case: a side by name
g:ask_yes('one', 'red') --!
