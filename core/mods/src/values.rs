//! The file that says what bots like.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The file. It changes no rule, so it is no part of what identifies a mod.
pub const VALUES: &str = "values.toml";
/// For how many stretches of a game it says so: early, in the middle, late.
pub const THIRDS: usize = 3;

/// What is in the file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// Pairs of what is left of the game and of how far a lead may be trusted then: see [`clade_engine::Outlook::doubt`].
    pub doubt: Option<Vec<(u32, u32)>>,
    /// What the parts of a value count, in percent, in each third of the game, by their names.
    #[serde(default)]
    pub weights: BTreeMap<Spanned<String>, Spanned<[i64; THIRDS]>>,
    /// The same for bots that think ahead, and for the chances that hints and reviews tell: see [`clade_engine::Counting::Ahead`]. Without it
    /// they are as above.
    #[serde(default)]
    pub ahead: BTreeMap<Spanned<String>, Spanned<[i64; THIRDS]>>,
}

/// The name of a part in the file, by its message: `ladder` for `soup-value-ladder`.
pub fn part_name(message: &str) -> &str {
    message.split_once("value-").map_or(message, |(_, name)| name)
}

/// The third in which a game is, 0 for the first, if so much of a whole is left.
pub fn third(left: u32, whole: u32) -> usize {
    let gone = whole.saturating_sub(left);
    (gone * THIRDS as u32 / whole.max(1)).min(THIRDS as u32 - 1) as usize
}
