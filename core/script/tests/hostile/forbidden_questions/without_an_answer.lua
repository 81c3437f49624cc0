-- A question has an answer.
-- run as: play
-- expect: fails, ""

-- case: no numbers
g:choose_number('one', {}) --!

-- case: no words
g:choose_word('one', {}) --!

-- case: a word twice
g:choose_word('one', { 'two', 'two' }) --!

-- case: a word that is a number
local words = { 0 }
g:choose_word('one', words) --!

-- case: a word that the card does not have
local words = { 'three' }
g:choose_word('one', words) --!

-- case: no things
g:choose_thing('one', {}) --!

-- case: a number beyond
g:choose_number('one', { 256 }) --!

-- case: a thing beyond
g:choose_thing('one', { -1 }) --!

-- case: none of them
g:choose_things('one', { 1 }, 0) --!

-- case: more than fit
g:choose_things('one', { 1 }, 33) --!

-- case: more than can be offered
local t = {}
for i = 1, 49 do t[i] = i end
g:choose_number('one', t) --!

-- case: things that are texts
g:choose_thing('one', { 'x' }) --!

-- case: a die of one face
g:roll(1) --!

-- case: a die of less
g:roll(-6) --!

-- case: a die of a million
g:roll(1e6) --!
