-- Luau keeps texts in a pool: whether one was made before cannot be asked.
-- run as: play
-- answers: yes
-- expect: gives 1
local secret = 'a text that ' .. n .. ' made'
local t = { [secret] = 1 }
g:ask_yes('one')
return t['a text that ' .. n .. ' made'] or 0
