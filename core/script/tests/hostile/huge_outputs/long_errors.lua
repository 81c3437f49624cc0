-- A fault is one line of a bearable length.
-- run as: play, amount, file
-- expect: fails, ""

-- case: as long as a text can be
error(('x'):rep(100)) --!

-- case: of many lines
error(('x\n'):rep(50)) --!

-- case: of tables in a list
error(table.concat({ 1, 2, 3 }, ('y'):rep(90))) --!

-- case: a long name of what is not there
local t = {}
t[('k'):rep(100)]() --!

-- case: a method with a long name
local t = {}
t:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa() --!
