-- What was done before it is put back.
-- run as: play
-- expect: fails, "cannot be asked inside a sort"
g:add(1)
table.sort({ 3, 2, 1 }, function(a, b)
    g:add(1)
    return g:ask_yes('one') --!
end)
