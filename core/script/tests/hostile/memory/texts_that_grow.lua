-- A text with a bit more each time.
-- run as: play, amount, file
-- expect: fails, "letters"
local s = ''
for i = 1, 1e9 do s = s .. 'some more letters ' .. i end --!
