-- The facts are numbers and truths, nothing to call.
-- run as: amount, may, objects
-- expect: fails, "attempt"

-- case: a fact as a verb
facts:add(1) --!

-- case: a number as a function
facts.n() --!

-- case: a field of a number
local x = facts.n.x --!

-- case: a method of a number
facts.n:add(1) --!

-- case: a count that was not asked for
local x = facts.rain + 1 --!
