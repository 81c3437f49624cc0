-- assert is error in other words.
-- run as: play, amount, file
-- expect: fails, ""

-- case: false
assert(false) --!

-- case: a table as its message
assert(nil, {}) --!

-- case: a function as its message
assert(false, function() end) --!

-- case: a place as its message
assert(false, 'hostile/error_objects/assertions.lua:999: x') --!

-- case: no arguments
assert() --!
