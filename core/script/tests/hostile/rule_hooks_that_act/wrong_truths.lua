-- A yes-or-no hook answers true or false.
-- run as: may
-- expect: fails, line 1, "may answers true or false"

-- case: a number
return 1

-- case: zero
return 0

-- case: a text
return 'yes'

-- case: a table
return {}

-- case: a function
return function() return true end
