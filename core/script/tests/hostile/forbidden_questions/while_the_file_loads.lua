-- A file has no g.
-- run as: file
-- expect: fails, ""

-- case: a question
g:ask_yes('one')

-- case: a die
g:roll()
