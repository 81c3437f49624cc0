-- The same in a list.
-- run as: play, amount, file
-- expect: fails, "'no number'"
local zero = #''
local s = table.concat({ 1, zero / zero }) --!
