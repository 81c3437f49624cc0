-- A number hook answers a whole number, at_most(n) or at_least(n).
-- run as: amount
-- expect: fails, line 1, "amount answers"

-- case: a table
return {}

-- case: a text
return 'x'

-- case: a number as a text
return '5'

-- case: half a number
return 0.5

-- case: no number
return 0 / 0

-- case: for ever
return 1 / 0

-- case: too much
return 1e300

-- case: one too much
return 2147483648

-- case: a truth
return true

-- case: a function
return function() end

-- case: its facts
return facts

-- case: a bound that is a text
return at_most('x')

-- case: a bound that looks like a number
return at_most('5')

-- case: half a bound
return at_most(0.5)

-- case: a table as a bound
return at_least({})

-- case: too great a bound
return at_least(1e300)

-- case: a bound of a bound
return at_most(at_most(1))

-- case: a library
return string
