-- Cards keep to what every Lua understands; the lint knows nothing else.
-- run as: play, amount
-- expect: refused, ""

-- case: types
local x: number = 1 --!

-- case: compound assignment
local x = 1
x += 1 --!

-- case: continue
for i = 1, 2 do continue end --!

-- case: texts with values in them
local s = `{1}` --!

-- case: if as a value
local x = if true then 1 else 2 --!

-- case: integer division
local x = 5 // 2 --!

-- case: bit operators
local x = 1 & 2 --!

-- case: goto
goto out --!

-- case: attributes
local x <const> = 1 --!

-- case: exported types
export type X = number --!
