-- No clock, no sleep, no waiting: there is nothing to wait with.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: the clock
while os.clock() < 1e9 do end --!

-- case: the time
local t = os.time() --!

-- case: tick
local t = tick() --!

-- case: wait
wait(10) --!

-- case: task
task.wait(10) --!

-- case: sleep
sleep(10) --!
