-- An effect returns a number, a truth or nothing.
-- run as: play
-- expect: fails, line 1, "returns a number"

-- case: a table
return {}

-- case: the verbs
return g

-- case: a function
return function() end

-- case: half
return 0.5

-- case: no number
return 0 / 0

-- case: for ever
return 1 / 0

-- case: too much
return 1e300

-- case: one too much
return 2147483648

-- case: a text
return 'x'

-- case: a number as a text
return '7'
