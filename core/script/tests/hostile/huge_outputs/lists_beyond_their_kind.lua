-- A list for a verb is a list of whole numbers.
-- run as: play
-- expect: fails, "whole numbers"

-- case: texts
g:echo({ 'x' }) --!

-- case: numbers as texts
g:echo({ '5' }) --!

-- case: halves
g:echo({ 0.5 }) --!

-- case: tables
g:echo({ {} }) --!

-- case: too much
g:echo({ 1e300 }) --!

-- case: itself
local t = {}
t[1] = t
g:echo(t) --!
