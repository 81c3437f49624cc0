-- The path depends on what was answered before: handed back in order, it is the same path.
-- run as: play
-- answers: no, number 3, yes, die 6
-- expect: gives 116
-- leaves: 115
if g:ask_yes('one') then
    g:roll(20)
else
    local n = g:choose_number('two', { 1, 3 })
    for i = 1, n do g:number() end
    if g:ask_yes('one') then g:add(100) end
end
return g:number() - 5 + g:roll()
