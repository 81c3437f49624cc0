-- An objection is a key under says.
-- run as: objects
-- expect: fails, line 1, "a key under 'says'"

-- case: another key
return 'three'

-- case: yes
return true

-- case: a number
return 1

-- case: a table
return { 'one' }

-- case: no text at all
return ''

-- case: not even UTF-8
return '\255\254'

-- case: a key with something after it
return 'one\0'
