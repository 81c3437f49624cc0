-- The same in a card that another card plays: only the inner one fails.
-- run as: play
-- answers: yes
-- expect: fails, "cannot be asked inside a sort"
-- leaves: 15
g:ask_yes('one')
table.sort({ 2, 1 }, function() return g:nested(0) > 0 end) --!
