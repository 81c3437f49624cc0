//! The edition, the variants, and the switches where editions and groups differ (§9, §10).

use crate::rules::animals::Class::{self, Cephalopods, Crustaceans, Fishes, Reptiles};
use clade_engine::{Preset, options};
use clade_script::Varies;

options! {
    /// The options as the rules read them.
    pub(crate) struct Options, "marine-option-", editions { "gmt2021" Gmt2021, "phalanx2023" Phalanx2023 };
    /// The animals in play, in turn order; none: from the bottom of the food chain, as many as there are seats.
    option "animals" animals: Option<&'static [Class]> {
        "seats" => None,
        "crustaceans-fishes" => Some(&[Crustaceans, Fishes]),
        "crustaceans-cephalopods" => Some(&[Crustaceans, Cephalopods]),
        "crustaceans-reptiles" => Some(&[Crustaceans, Reptiles]),
        "fishes-cephalopods" => Some(&[Fishes, Cephalopods]),
        "fishes-reptiles" => Some(&[Fishes, Reptiles]),
        "cephalopods-reptiles" => Some(&[Cephalopods, Reptiles]),
        "crustaceans-fishes-cephalopods" => Some(&[Crustaceans, Fishes, Cephalopods]),
        "crustaceans-fishes-reptiles" => Some(&[Crustaceans, Fishes, Reptiles]),
        "crustaceans-cephalopods-reptiles" => Some(&[Crustaceans, Cephalopods, Reptiles]),
        "fishes-cephalopods-reptiles" => Some(&[Fishes, Cephalopods, Reptiles]),
    };
    /// Two animals per player, of which the lower total counts: the seat of each animal.
    option "two-animals" two_animals: Option<[u8; 4]> {
        "no" => None, "outer-inner" => Some([0, 1, 1, 0]), "alternating" => Some([0, 1, 0, 1]), "halves" => Some([0, 0, 1, 1]),
    };
    /// Random Earth.
    option "earth" random_earth: bool { "printed" => false, "random" => true };
    /// Alternative mats: nothing is printed.
    option "mats" alternative_mats: bool { "printed" => false, "alternative" => true };
    /// How many traits are kept of the three, and which are dealt.
    option "superheroes" superheroes: Superheroes {
        "no" => Superheroes::No, "yes" => Superheroes::Yes, "without-exaptation" => Superheroes::WithoutExaptation,
    };
    /// How the animals come to their first traits.
    option "traits" drafts: bool { "dealt" => false, "draft" => true };
    /// Evolution cards that are taken out.
    option "length" taken_out: u8 { "standard" => 10, "quick" => 15, "long" => 5, "epic" => 0 };
    /// From this number on the bonus does not grow.
    by_edition "bonus-table" bonus_cap: u8 { "to-six" => 6, "to-nine" (Phalanx2023) => 9 };
    /// Tokens of each element.
    by_edition "element-tokens" tokens: u8 { "19" => 19, "17" (Phalanx2023) => 17 };
    /// Points for the first place on Land.
    ruling "land-first" land_first: u8 { "8" => 8, "3" => 3 };
    /// Victims of Voracious Predator may be anywhere.
    by_edition "voracious-predator" predators_roam: bool { "own-tiles" => false, "anywhere" (Phalanx2023) => true };
    /// Resilience protects fully.
    by_edition "resilience" protects_fully: bool { "one-token" => false, "full" (Phalanx2023) => true };
    /// Tokens in slots of traits count as printed.
    by_edition "phenotypic-plasticity" slots_are_printed: bool { "slots" => false, "printed" (Phalanx2023) => true };
    /// Monotypic Habitat pays by the bonus table.
    ruling "monotypic-habitat" monotypic_table: bool { "table" => true, "one-each" => false };
    /// Marine Snow scores geothermal vents, too.
    ruling "marine-snow" snow_everywhere: bool { "smokers" => false, "all-vents" => true };
    /// Fecundity must place a cube on each tile.
    by_edition "fecundity" must_breed: bool { "may" => false, "must" (Phalanx2023) => true };
    /// Traits that watch act at once, not after the action.
    by_edition "exaptation-ends" watches_at_once: bool { "after-action" => false, "at-once" (Phalanx2023) => true };
    /// The space of a trait comes after all others.
    ruling "benthic-pawn" bench_is_last: bool { "apart" => false, "last" => true };
    /// What is scored by a card that an Evolution action plays is scored in that action, too.
    ruling "solar-radiation" plays_within: bool { "whole-action" => true, "scored-tile" => false };
    /// Spaces of Domination are open as for as many as there are players, not animals.
    ruling "domination-spaces" domination_by_players: bool { "animals" => false, "players" => true };
    /// The special space of Adaptation replaces a token by one from the bag.
    ruling "adaptation-special" replaces_from_bag: bool { "section" => false, "bag" => true };
    /// A new card starts its events before it acts.
    ruling "new-card" events_first: bool { "effect-first" => false, "events-first" => true };
    /// The last round ends with a Reseed, too.
    ruling "last-reseed" last_reseed: bool { "no" => false, "yes" => true };
    /// Cubes of the basic spaces of Migration.
    ruling "migration-values" migration: [u8; 3] { "1-3-5" => [1, 3, 5], "5-3-1" => [5, 3, 1] };
    /// Victims of the basic spaces of Competition.
    ruling "competition-values" competition: [u8; 3] { "1-2-3" => [1, 2, 3], "3-2-1" => [3, 2, 1] };
    /// How many rounds without a card end the game.
    ruling "rest-ends" quiet_rounds: u8 { "20" => 20, "250" => 250 };
    /// Whether elements are used up.
    experiment "elements" used: Used { "printed" => Used::Printed, "eaten" => Used::Eaten, "lost" => Used::Lost };
}

/// Options that go together.
pub const PRESETS: &[Preset] = &[
    Preset { name: "first-game", options: &[("length", "quick")], help: "marine-preset-first-game" },
    Preset { name: "phalanx2023", options: &[("edition", "phalanx2023")], help: "marine-preset-phalanx2023" },
    Preset { name: "another-earth", options: &[("earth", "random"), ("mats", "alternative")], help: "marine-preset-another-earth" },
    Preset {
        name: "superheroes",
        options: &[("superheroes", "without-exaptation"), ("length", "epic")],
        help: "marine-preset-superheroes",
    },
    Preset { name: "tournament", options: &[("traits", "draft")], help: "marine-preset-tournament" },
];

/// The options that change what a card does: its text follows them. The second value is that of the Phalanx edition, or what
/// the default is not.
pub const VARIES: &[Varies] = &Varies::options(
    ROWS,
    [
        "voracious-predator",
        "resilience",
        "phenotypic-plasticity",
        "monotypic-habitat",
        "marine-snow",
        "fecundity",
        "exaptation-ends",
        "benthic-pawn",
        "solar-radiation",
    ],
);

/// Superheroes: each animal keeps a second trait.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Superheroes {
    /// One trait each.
    No,
    /// Two of all that there are.
    Yes,
    /// Two, without those that are too strong beside a second one.
    WithoutExaptation,
}

impl Superheroes {
    /// Traits that are kept of the three.
    pub(crate) fn keeps(self) -> u8 {
        if self == Self::No { 1 } else { 2 }
    }
}

/// Whether species that thrive use elements up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Used {
    /// As printed: never.
    Printed,
    /// An element for every five cubes that thrive on elements.
    Eaten,
    /// As many, drawn among all on earth.
    Lost,
}
