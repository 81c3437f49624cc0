-- Things with addresses have no order.
-- run as: play, amount, file
-- expect: fails, "compare"

-- case: tables
local x = {} < {} --!

-- case: functions
local x = function() end
local y = x < x --!

-- case: sorted tables
table.sort({ {}, {}, {} }) --!

-- case: mixed
table.sort({ 3, 'x', {} }) --!

-- case: truths
local x = true < false --!
