//! The table: the page on which a game is played.
