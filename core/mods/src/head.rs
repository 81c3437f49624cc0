//! What the head of a mod says.

use crate::{Wanted, Wording};
use std::collections::BTreeMap;
use std::ops::Range;

/// The head of a mod.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its id.
    pub id: String,
    /// The game that it is for.
    pub game: String,
    /// Its version.
    pub version: String,
    /// What it is called; its id, if it does not say.
    pub name: Option<Wording>,
    /// What it does, in a sentence.
    pub about: Option<Wording>,
    /// Who made it.
    pub authors: Vec<String>,
    /// Under which licence others may use it.
    pub licence: Option<String>,
    /// The mod whose cards it corrects: each of its cards takes the place of the one with the same id there.
    pub overrides: Option<Need>,
    /// The mods that must be there, before it.
    pub needs: Vec<Need>,
    /// The mods beside which it cannot be used.
    pub clashes: Vec<Need>,
    /// The options that it adds to a set-up.
    pub options: Vec<ModOption>,
}

/// An option that a mod adds to a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModOption {
    /// Its name within the mod. In a set-up the mod's id stands before it: `my_mod.tides`.
    pub name: String,
    /// Its values; the first counts if nothing was chosen.
    pub values: Vec<String>,
    /// What it is called; its name, if the mod does not say.
    pub title: Option<Wording>,
    /// What it decides, in a sentence.
    pub about: Option<Wording>,
}

impl ModOption {
    /// Its name in a set-up.
    pub fn full_name(&self, of_mod: &str) -> String {
        format!("{of_mod}.{}", self.name)
    }

    /// The value that counts in a set-up with these options.
    pub fn value<'a>(&'a self, of_mod: &str, options: &'a BTreeMap<String, String>) -> &'a str {
        let usual = self.values.first().map_or("", String::as_str);
        options.get(&self.full_name(of_mod)).map_or(usual, String::as_str)
    }
}

/// Another mod that a head names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// What is named.
    pub wanted: Wanted,
    /// Where in `mod.toml`, in bytes.
    pub at: Range<usize>,
}

impl Head {
    /// The mods that must come before it.
    pub fn first(&self) -> impl Iterator<Item = &Need> {
        self.needs.iter().chain(&self.overrides)
    }
}

/// A key of `mod.toml`.
#[derive(Copy, Clone, Debug)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// Whether it must be there.
    pub required: bool,
    /// What it says.
    pub doc: &'static str,
}

const fn key(name: &'static str, required: bool, doc: &'static str) -> Key {
    Key { name, required, doc }
}

/// The keys of `mod.toml`.
pub const KEYS: [Key; 12] = [
    key("id", true, "The mod's id: small letters, digits, `_`. It differs from that of any mod beside it."),
    key("game", true, "The game that it is for."),
    key("version", true, "Its version, a text such as `\"1.0\"`."),
    key("name", false, "What it is called: a text, or a table with `en` and perhaps `ru`, `pl`."),
    key("about", false, "What it does, in a sentence; written like `name`."),
    key("authors", false, "Who made it, a list of texts."),
    key("licence", false, "Under which licence others may use it, such as `\"CC BY 4.0\"`."),
    key("clade", false, "The least version of Clade that it works with, such as `\"0.1\"`."),
    key(
        "needs",
        false,
        "Mods that must be there: `[\"herbs\", \"roots >= 1.2\"]`. They are loaded before it, whatever the order in which they are named.",
    ),
    key("clashes", false, "Mods beside which it cannot be used, written like `needs`."),
    key(
        "options",
        false,
        "Options that it adds to the set-up, a table each: `[options.tides]` with `values = [\"gentle\", \"wild\"]`, the usual one first, and perhaps \
         `name` and `about`, written like those of the mod. Players choose `-o my_mod.tides=wild`, cards ask `option(\"tides\")`.",
    ),
    key("overrides", false, "The id of a mod whose cards it corrects: each of its cards takes the place of the one with its id there."),
];

/// Whether this can be the id of a mod or card.
pub fn is_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}
