-- A function in an answer is never called.
-- run as: amount
-- expect: fails, line 1, "amount answers"
return { at_most = function(g) return g:ask_yes('one') end }
