-- What a failing segment wrote into a cell is put back with it.
-- run as: play
-- expect: fails, "stop"
g:remember('cell', g:recall('cell') + 1)
error('stop') --!
