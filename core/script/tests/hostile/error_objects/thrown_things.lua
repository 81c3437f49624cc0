-- Whatever is thrown, the fault is a text with file and line.
-- run as: play, amount, may, objects, split, file
-- expect: fails, ""

-- case: a table
error({}) --!

-- case: nothing
error(nil) --!

-- case: without arguments
error() --!

-- case: a function
error(function() end) --!

-- case: a truth
error(true) --!

-- case: a number
error(42) --!

-- case: no number
error(0 / 0) --!

-- case: a frozen table
error(constant{ 1 }) --!

-- case: a library
error(string) --!

-- case: an empty text
error('') --!
