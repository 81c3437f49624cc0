-- An error that names another place is still told where it was thrown.
-- run as: play, amount, file
-- expect: fails, "wrong"

-- case: its own file, another line
error('hostile/error_objects/foreign_file_names.lua:999: wrong line') --!

-- case: another file
error('neighbours/acts.lua:1: wrong card') --!

-- case: with a trace
error('wrong\nstack traceback:\nhostile/error_objects/foreign_file_names.lua:999: x') --!

-- case: a number as the trace
error('wrong' .. ' [string "x"]:5: in function') --!

-- case: the host
error('wrong: src/vm.rs:1: panicked') --!
