-- A verb that is refused ends the script, there is no second try.
-- run as: play
-- expect: fails, "not now"
while true do g:refuse(1) end --!
