-- A fault shows them, but does not do what they say.
-- run as: play, amount, file
-- expect: fails, "u{"

-- case: a colour
error('\27[31mred') --!

-- case: the screen is cleared
error('\27[2J\27[H') --!

-- case: the window's title
error('\27]0;owned\7') --!

-- case: back to the start of the line
error('x\rm/0.lua:1: fine') --!

-- case: one letter back
error('no\8\8yes') --!

-- case: the C1 form of escape
error('\194\15531m') --!

-- case: in the name of what is not there
local t
local x = t['\27[31m'] --!
