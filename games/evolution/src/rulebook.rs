//! Headings of the rulebook, which `why` cites: each is the id of a text.

pub(crate) const DEVELOPMENT: &str = "evolution-book-development";
pub(crate) const FEEDING: &str = "evolution-book-feeding";
pub(crate) const TRAITS: &str = "evolution-book-traits";
pub(crate) const PAIRS: &str = "evolution-book-pairs";
pub(crate) const CARNIVORES: &str = "evolution-book-carnivores";
pub(crate) const CONTINENTS: &str = "evolution-book-continents";
pub(crate) const MIGRATION: &str = "evolution-book-migration";
pub(crate) const SUCKERFISH: &str = "evolution-book-suckerfish";
pub(crate) const SHELL: &str = "evolution-book-shell";
pub(crate) const ANGLERFISH: &str = "evolution-book-anglerfish";
