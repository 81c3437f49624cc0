files-no-home = The system names no folder for settings and games, so nothing is kept
files-prefs-unread = The settings in { $file } could not be read: { $reason }. The usual ones are used
files-prefs-damaged = The settings could not be understood. The usual ones are used; the old file is now { $file }
files-unwritten = { $file } could not be written: { $reason }
