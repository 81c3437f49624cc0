-- The list that a rule hook gets is made anew each time: what is written into it is gone.
-- run as: split
-- expect: gives [[1], [2, 3, 9]]
if list[4] then return { { 7 } } end
list[4] = 9
return { { list[1] }, { list[2], list[3], list[4] } }
