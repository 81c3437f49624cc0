-- In texts and comments it is a letter.
-- run as: play
-- expect: gives 1
-- `g` is the host
return #'`'
