-- A sort cannot wait.
-- run as: play
-- expect: fails, "cannot be asked inside a sort"

-- case: yes or no
table.sort({ 2, 1 }, function() g:ask_yes('one') return true end) --!

-- case: a die
table.sort({ 2, 1 }, function() g:roll() return true end) --!

-- case: steps
table.sort({ 2, 1 }, function() g:steps(1) return true end) --!

-- case: another card
table.sort({ 2, 1 }, function() g:nested(1) return true end) --!

-- case: a thing
table.sort({ 2, 1 }, function() g:choose_thing('one', { 1 }) return true end) --!

-- case: hidden things
table.sort({ 2, 1 }, function() g:hidden('one') return true end) --!

-- case: two calls down
local function ask() return g:ask_yes('one') end --!
table.sort({ 2, 1 }, function() return ask() end)
