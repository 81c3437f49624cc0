-- A limit cannot be caught.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: pcall
pcall(function() while true do end end) --!

-- case: xpcall
xpcall(function() end, function() while true do end end) --!

-- case: a coroutine that wraps
coroutine.wrap(function() while true do end end)() --!

-- case: a coroutine
coroutine.resume(coroutine.create(function() end)) --!

-- case: a yield of its own
coroutine.yield() --!

-- case: closing
coroutine.close() --!
