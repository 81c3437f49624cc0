//! Preferences and saved games on disk.

clade_engine::messages! {
    /// The system names no place for files.
    no_home = "files-no-home" ();
    /// Preferences that cannot be read or moved.
    prefs_unread = "files-prefs-unread" (file, reason);
    /// Preferences that could not be understood.
    prefs_damaged = "files-prefs-damaged" (file);
    /// Something could not be written.
    unwritten = "files-unwritten" (file, reason);
}
