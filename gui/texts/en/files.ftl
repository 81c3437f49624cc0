### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $file - a file by its path
### $reason - why, in words

# The system names no place for files.
files-no-home = The system names no folder for settings and games, so nothing is kept
# Preferences that cannot be read or moved.
files-prefs-unread = The settings in { $file } could not be read: { $reason }. The usual ones are used
# Preferences that could not be understood.
files-prefs-damaged = The settings could not be understood. The usual ones are used; the old file is now { $file }
# Something could not be written.
files-unwritten = { $file } could not be written: { $reason }
