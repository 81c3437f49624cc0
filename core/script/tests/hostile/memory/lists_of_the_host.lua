-- What the host hands over counts too.
-- run as: play
-- expect: fails, "512 entries"
local t = {}
for i = 1, 18 do t[i] = g:echo({ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 }) end --!
