-- Any border is a length; it is the same in an old VM, a fresh one, and after a question.
-- run as: play
-- answers: yes, die 2
-- expect: gives 3001
local function fill(holes)
    local t = {}
    for i = 1, 20 do if i % holes ~= 0 then t[i] = i end end
    t[100] = 1
    return #t
end
local before = fill(3)
g:ask_yes('one')
local after = fill(3)
g:roll()
local made = { 1, nil, 3 }
return #made * 1000 + (before == after and before or 999) % 10 + 1
