-- There are no metamethods to ask in.
-- run as: play
-- expect: fails, "nil"

-- case: an index
local t = setmetatable({}, { __index = function() return g:ask_yes('one') end }) --!

-- case: of texts
local of_texts = getmetatable('') --!
of_texts.__add = function() return g:roll() end
