-- A function that calls itself, in every way.
-- run as: play, amount, may, objects, split, file
-- expect: fails, ""

-- case: with something left to do
local function f() return 1 + f() end --!
f()

-- case: with nothing left to do
local function f() f() end --!
f()

-- case: as a tail
local function f() return f() end --!
f()

-- case: two
local a
local function b() return a() end a = function() return b() end --!
a()

-- case: with more arguments each time
local function f(...) return f(1, ...) end --!
f()

-- case: with a closure each time
local function f(g) return f(function() return g end) end --!
f()

-- case: without a name
local t = {}
t.f = function(self) return self:f() + 1 end --!
t:f()
