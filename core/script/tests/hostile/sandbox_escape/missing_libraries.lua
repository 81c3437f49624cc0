-- What cards do not have.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: os
os.exit(1) --!

-- case: io
io.open('/etc/passwd') --!

-- case: require
require('x') --!

-- case: debug
debug.info(1, 'l') --!

-- case: the memory count
collectgarbage('count') --!

-- case: the memory count of Luau
local n = gcinfo() --!

-- case: print
print('x') --!

-- case: utf8
local n = utf8.char(65) --!

-- case: buffers
local b = buffer.create(1) --!

-- case: vectors
local x = vector.create(1, 2, 3) --!

-- case: bits
local x = bit32.bnot(1) --!

-- case: packages
local p = package.loaded --!

-- case: jit
local j = jit.off() --!
