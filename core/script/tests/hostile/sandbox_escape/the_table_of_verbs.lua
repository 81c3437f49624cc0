-- g is for calling only.
-- run as: play
-- expect: fails, "readonly"

-- case: taking a verb away
g.add = nil --!

-- case: adding one
g.x = 1 --!

-- case: by insert
table.insert(g, 1) --!
