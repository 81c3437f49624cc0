-- The words of a question stand under says.
-- run as: play
-- expect: fails, ""

-- case: none
g:ask_yes() --!

-- case: not there
g:ask_yes('none') --!

-- case: a table
g:ask_yes({ en = 'Really?' }) --!

-- case: a number
g:ask_yes(1) --!

-- case: a key with more behind it
g:ask_yes('one\0') --!

-- case: no UTF-8
g:ask_yes('\255') --!

-- case: a key of another card
g:ask_yes('really') --!
