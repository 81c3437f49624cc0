-- A verb is a method of g, nothing else.
-- run as: play
-- expect: fails, "colon"

-- case: with a dot
g.add(1) --!

-- case: of another table
local add = g.add
add({}, 1) --!

-- case: of a text
local add = g.add
add('x', 1) --!

-- case: of nothing
local add = g.add
add() --!

-- case: of a copy that has it
local mine = { add = g.add }
mine:add(1) --!
