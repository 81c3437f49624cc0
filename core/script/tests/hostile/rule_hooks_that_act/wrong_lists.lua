-- A list hook answers lists of whole numbers.
-- run as: split
-- expect: fails, line 1, ""

-- case: nothing
return nil

-- case: a number
return 7

-- case: a text
return 'x'

-- case: numbers in one list
return { 1, 2 }

-- case: texts in lists
return { { '1' } }

-- case: halves
return { { 0.5 } }

-- case: no number
return { { 0 / 0 } }

-- case: too much
return { { 1e300 } }

-- case: deeper lists
return { { { 1 } } }

-- case: a function
return function() end
