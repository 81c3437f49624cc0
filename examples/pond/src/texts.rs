//! What the game says: a constructor for each message of `texts/en.ftl`. The words of a card are in its own file.

include!(concat!(env!("OUT_DIR"), "/pond.rs"));
