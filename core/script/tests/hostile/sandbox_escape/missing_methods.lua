-- Texts have methods: only those that are left of string.
-- run as: play, amount, file
-- expect: fails, "missing method"

-- case: format
local s = ('x'):format() --!

-- case: gsub
local s = ('x'):gsub('.', 'y') --!

-- case: gmatch
local s = ('x'):gmatch('.') --!

-- case: split
local s = ('x'):split('') --!

-- case: pack
local s = ('x'):unpack('x') --!

-- case: the metatable by its name
local s = ('x'):__index('x') --!
