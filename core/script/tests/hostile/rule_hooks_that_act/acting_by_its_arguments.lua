-- A rule hook gets its facts and nothing behind them.
-- run as: amount, may, objects
-- expect: refused, "vararg"
local facts, host = ... host:add(1) --!
