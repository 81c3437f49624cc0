-- Dice are rolled by the table.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: random
local x = math.random() --!

-- case: seeded
math.randomseed(1) --!

-- case: noise
local x = math.noise(1, 2, 3) --!

-- case: the date
local x = os.date() --!

-- case: the age of the VM
local x = os.clock() --!

-- case: the memory
local x = gcinfo() --!
