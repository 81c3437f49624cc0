-- The facts of a rule hook are frozen: nothing for the next call.
-- run as: amount, may, objects
-- expect: fails, "readonly"

-- case: one of them
facts.n = 5 --!

-- case: one more
facts.extra = 5 --!

-- case: by its name as a text
facts['st' .. 'rong'] = true --!
