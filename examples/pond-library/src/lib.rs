//! Pond as a library: the proof that a game needs one line for it.

clade_plugin::export_game!(clade_pond::MODULE);
