-- Lengths and parts are of bytes, everywhere the same.
-- run as: play
-- expect: gives 226
local s = 'ż🐢'
return #s * 10 + #s:sub(2, 3) + s:byte(1) - s:byte(1) + 164 - #s + #s
