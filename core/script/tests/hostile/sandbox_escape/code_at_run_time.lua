-- No code but what stands in the file.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: loadstring
loadstring('while true do end')() --!

-- case: load
load('x') --!

-- case: dofile
dofile('/etc/passwd') --!

-- case: getfenv
local x = getfenv() --!

-- case: setfenv
setfenv(1, {}) --!

-- case: the globals
local x = _G.string --!

-- case: the globals, by another name
local x = _ENV.string --!

-- case: the functions of the host
local x = __host() --!
