//! The variants, and the switches where the sources leave something open (§10, §14).

use clade_engine::{Preset, options};
use clade_script::Varies;

options! {
    /// The options as the rules read them.
    pub(crate) struct Options, "dominant-option-";
    /// Whether the insects play.
    option "insects" insects: Plays { "perhaps" => Plays::Perhaps, "yes" => Plays::Yes, "no" => Plays::No };
    /// Whether the arachnids play.
    option "arachnids" arachnids: Plays { "perhaps" => Plays::Perhaps, "yes" => Plays::Yes, "no" => Plays::No };
    /// Whether the amphibians play.
    option "amphibians" amphibians: Plays { "perhaps" => Plays::Perhaps, "yes" => Plays::Yes, "no" => Plays::No };
    /// Whether the birds play.
    option "birds" birds: Plays { "perhaps" => Plays::Perhaps, "yes" => Plays::Yes, "no" => Plays::No };
    /// Whether the reptiles play.
    option "reptiles" reptiles: Plays { "perhaps" => Plays::Perhaps, "yes" => Plays::Yes, "no" => Plays::No };
    /// Whether the mammals play.
    option "mammals" mammals: Plays { "perhaps" => Plays::Perhaps, "yes" => Plays::Yes, "no" => Plays::No };
    /// All six animals for two or three players, of which the lowest counts: whose is whose.
    option "several-animals" several: Option<Share> {
        "no" => None, "in-turn" => Some(Share::InTurn), "there-and-back" => Some(Share::ThereAndBack), "neighbours" => Some(Share::Neighbours),
    };
    /// Random earth.
    option "earth" random_earth: bool { "printed" => false, "random" => true };
    /// Dominance cards that are taken out.
    option "length" taken_out: u8 { "standard" => 0, "shorter" => 5, "short" => 10 };
    /// Whether corners at the edge of the board hold elements.
    ruling "rim" rim_holds: bool { "holds" => true, "empty" => false };
    /// Whether the pawn of Initiative, and one that a card places, may go to the space of Initiative.
    ruling "initiative-again" initiative_again: bool { "no" => false, "yes" => true };
    /// Whether only the first space of Glaciation acts, or the leftmost pawn.
    ruling "glaciation-queue" leftmost_acts: bool { "first-space" => false, "leftmost-pawn" => true };
    /// Whether pawns may be placed where nothing can come of it this turn.
    ruling "idle-spaces" useful_only: bool { "open" => false, "closed" => true };
    /// Whether the cubes that Evolution replaces go home.
    ruling "evolution-cubes" replaced_go_home: bool { "box" => false, "gene-pool" => true };
    /// Whether Aquatic still places cubes where it can put no element.
    ruling "aquatic" wades: bool { "cubes-still" => true, "element-first" => false };
    /// How many turns without a card end the game.
    ruling "rest-ends" quiet_turns: u8 { "20" => 20, "250" => 250 };
}

/// Options that go together.
pub const PRESETS: &[Preset] = &[
    Preset { name: "first-game", options: &[("length", "short")], help: "dominant-preset-first-game" },
    Preset { name: "another-earth", options: &[("earth", "random")], help: "dominant-preset-another-earth" },
];

/// The options that change what a card does: its text follows them.
pub const VARIES: &[Varies] = &Varies::options(ROWS, ["evolution-cubes", "aquatic"]);

/// Whether an animal plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Plays {
    /// If seats are left.
    Perhaps,
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// How six animals are shared out among two or three players, from the bottom of the food chain.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Share {
    /// One after the other.
    InTurn,
    /// One after the other, and back again.
    ThereAndBack,
    /// Neighbours in the food chain together.
    Neighbours,
}

impl Share {
    /// The seat of each animal.
    pub(crate) fn seats(self, players: u8) -> [u8; 6] {
        match (self, players) {
            (Self::InTurn, 2) => [0, 1, 0, 1, 0, 1],
            (Self::InTurn, _) => [0, 1, 2, 0, 1, 2],
            (Self::ThereAndBack, 2) => [0, 1, 1, 0, 0, 1],
            (Self::ThereAndBack, _) => [0, 1, 2, 2, 1, 0],
            (Self::Neighbours, 2) => [0, 0, 0, 1, 1, 1],
            (Self::Neighbours, _) => [0, 0, 1, 1, 2, 2],
        }
    }
}

impl Options {
    /// Whether each animal plays, from the bottom of the food chain upwards.
    pub(crate) fn plays(&self) -> [Plays; 6] {
        [self.insects, self.arachnids, self.amphibians, self.birds, self.reptiles, self.mammals]
    }
}
