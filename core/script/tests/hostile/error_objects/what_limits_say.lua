-- An error in the words of a limit is still only an error: no second run, no other verdict.
-- run as: play, amount, file
-- expect: fails, ""

-- case: steps
error('the script takes too many steps') --!

-- case: memory
error('not enough memory') --!

-- case: memory, in other words
error('the script takes too much memory') --!

-- case: in the error handler
error('error in error handling') --!

-- case: the clock
error('the script runs for too long') --!

-- case: the stack
error('stack overflow') --!
