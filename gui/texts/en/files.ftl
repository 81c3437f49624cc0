files-no-home = The system names no folder for settings and games, so nothing is kept
files-prefs-unread = The settings in { $file } could not be read: { $reason }. The usual ones are used
files-prefs-damaged = The settings could not be understood. The usual ones are used; the old file is now { $file }
files-unwritten = { $file } could not be written: { $reason }
files-no-saved-game = { $file } is no saved game, or a damaged one, and stays as it is
files-spared = { $file } is the file the game was rescued from and stays as it is. Choose another name
