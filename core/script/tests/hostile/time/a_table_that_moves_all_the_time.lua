-- The same, as often as a function may write between two turns of a loop.
-- run as: play
-- expect: fails, "too many steps"
local t = {}
local function move()
    while true do
        t.a = nil t.b = 1 t.b = nil t.c = 1 t.c = nil t.d = 1 t.d = nil t.a = 1
        t.a = nil t.b = 1 t.b = nil t.c = 1 t.c = nil t.d = 1 t.d = nil t.a = 1
        t.a = nil t.b = 1 t.b = nil t.c = 1 t.c = nil t.d = 1 t.d = nil t.a = 1
        t.a = nil t.b = 1 t.b = nil t.c = 1 t.c = nil t.d = 1 t.d = nil t.a = 1
        t.a = nil t.b = 1 t.b = nil t.c = 1 t.c = nil t.d = 1 t.d = nil t.a = 1
        t.a = nil t.b = 1 t.b = nil t.c = 1 t.c = nil t.d = 1 t.d = nil t.a = 1
    end
end
for i = 1, 2047 do t[i + 0.5] = 1 end --!
move()
