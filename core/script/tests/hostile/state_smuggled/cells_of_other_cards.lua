-- A card has its own cells only.
-- run as: play
-- expect: fails, "under 'remembers'"

-- case: another name
g:recall('rolled') --!

-- case: no name at all
g:remember('', 1) --!

-- case: by number
g:recall(0 .. '') --!
