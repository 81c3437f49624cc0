-- A text cut within a letter is no UTF-8; the fault is.
-- run as: play, amount, file
-- expect: fails, ""

-- case: cut
error(('ż'):sub(1, 1)) --!

-- case: made of bytes
error(string.char(255, 254, 0, 200)) --!

-- case: a surrogate
error('\237\160\128') --!

-- case: too long a form
error('\192\175') --!
