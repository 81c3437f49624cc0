-- A rule hook has no g: it cannot act.
-- run as: amount, may, objects, split, file
-- expect: fails, "nil"

-- case: an act
g:add(1) --!

-- case: a query
local x = g:number() --!

-- case: a cell
g:remember('cell', 1) --!

-- case: a question
g:ask_yes('one') --!

-- case: a die
g:roll() --!

-- case: another card
g:nested(1) --!

-- case: asked for by a helper
local function act(host) host:add(1) end --!
act(g)
