-- Sixty questions, each asked one call deeper, is a lot, but allowed.
-- run as: play
-- answers: yes, yes, yes, yes, yes, no
-- expect: gives 5
local function f() if g:ask_yes('one') then return 1 + f() end return 0 end
return f()
