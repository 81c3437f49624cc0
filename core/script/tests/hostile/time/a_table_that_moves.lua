-- A full table moves for each new key: one goes, another comes.
-- run as: play
-- expect: fails, ""
local t = {}
local function move(from)
    for i = from, 1e9 do t[i + 0.5] = nil t[i + 50000.5] = 1 end --!
end
for i = 1, 2047 do t[i + 0.5] = 1 end
move(1)
