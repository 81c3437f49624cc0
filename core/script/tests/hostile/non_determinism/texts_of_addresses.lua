-- What has an address is told by its kind only.
-- run as: play
-- expect: fails, "tablefunctiontabletablefunction"
error(tostring({}) .. tostring(g.add) .. tostring(g) .. tostring(string) .. tostring(function() end)) --!
