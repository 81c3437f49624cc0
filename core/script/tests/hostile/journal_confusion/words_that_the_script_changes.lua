-- The words are as they were when the question was asked, in their order, and what comes back is the word.
-- run as: play
-- answers: text 1, text 0
-- expect: gives 21
local words = { 'two', 'one' }
local first = g:choose_word('one', words)
words[1] = first
local second = g:choose_word('two', { 'one', 'two' })
return (first == 'two' and 20 or 10) + (second == 'one' and 1 or 2)
