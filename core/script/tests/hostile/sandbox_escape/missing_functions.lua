-- Builtins that are gone, also where Luau's compiler knows them by name.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: setmetatable
local t = setmetatable({}, { __index = function() while true do end end }) --!

-- case: getmetatable
local m = getmetatable('x') --!

-- case: rawset
rawset(string, 'rep', 1) --!

-- case: rawget
local x = rawget({}, 1) --!

-- case: rawlen
local x = rawlen({}) --!

-- case: typeof
local x = typeof({}) --!

-- case: next
local x = next({}) --!

-- case: pairs
local x = pairs({}) --!

-- case: unpack
local x = unpack({}) --!

-- case: newproxy
newproxy(true) --!

-- case: table.pack
local x = table.pack(1) --!

-- case: table.move
table.move({}, 1, 1073741824, 2) --!

-- case: table.find
table.find({}, 1) --!

-- case: table.clone
table.clone({}) --!

-- case: table.clear
table.clear({}) --!

-- case: table.freeze
table.freeze({}) --!

-- case: table.foreach
table.foreach({}, function() end) --!

-- case: table.maxn
local n = table.maxn({}) --!

-- case: math.sin
local x = math.sin(1) --!

-- case: math.pi
local x = math.pi + 1 --!

-- case: math.huge
local x = math.huge + 1 --!

-- case: string.format
local s = string.format('%d', 1) --!

-- case: string.find
local s = string.find('aaaa', 'a?a?a?') --!

-- case: string.dump
local s = string.dump(function() end) --!
