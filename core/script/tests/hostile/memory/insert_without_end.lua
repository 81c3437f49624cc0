-- A list has a length that builtins go along with.
-- run as: play, file
-- expect: fails, "at most 1000"
local t = {}
for i = 1, 1e9 do table.insert(t, 'x') end --!
