-- Letters beyond ASCII are letters, also in errors.
-- run as: play, amount, file
-- expect: fails, "żółw"

-- case: written
error('żółw 🐢 черепаха') --!

-- case: put together
error('żó' .. 'łw') --!
