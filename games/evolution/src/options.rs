//! Which sets are in play, and the switches where the rulebook is silent or groups differ (§5).

use clade_engine::{Preset, options};
use clade_script::Varies;

options! {
    /// The options as the rules read them.
    pub(crate) struct Options, "evolution-option-";
    /// Time to Fly is in.
    option "time-to-fly" flies: bool { "no" => false, "yes" => true };
    /// Three territories instead of one table.
    option "continents" territories: bool { "no" => false, "yes" => true };
    /// Gifts are in; a card says so in its file, and no rule asks.
    option "gift" gift: bool { "no" => false, "yes" => true };
    /// Second sides of the special cards in threes, as in the online game; again the cards say so.
    option "gift-cards" online_gifts: bool { "even" => false, "online" => true };
    /// How much of the deck is left out.
    option "half-deck" half: Half { "none" => Half::None, "random" => Half::Random, "each-kind" => Half::EachKind };
    /// A5: a pair card's bonus counts for one of its hosts only.
    ruling "trematode-points" pair_bonus_once: bool { "3" => false, "2" => true };
    /// A9: Tail loss may be declined.
    ruling "tail-loss" tail_loss_is_optional: bool { "must" => false, "may" => true };
    /// A11: Piracy may fill stores.
    ruling "piracy-fills-fat" piracy_fills_fat: bool { "yes" => true, "no" => false };
    /// A16: players may ambush their own animals.
    ruling "ambush-own" ambush_own: bool { "no" => false, "yes" => true };
    /// A17: what is unused against one animal may be used against the one that the attack is passed to.
    ruling "intellect-after-mimicry" aims_again: bool { "asked-again" => true, "once" => false };
    /// A18: Metamorphose and Specialization act once a turn.
    ruling "once-per-turn" used_up_by_one_use: bool { "no" => false, "yes" => true };
    /// A28: an animal that passed an attack on counts as attacked.
    ruling "flighty-after-mimicry" redirect_counts: bool { "counts" => true, "does-not" => false };
    /// A34: feeding ends as soon as every animal is fed and full.
    ruling "feeding-ends" ends_when_fed: bool { "all-fed" => true, "full-circle" => false };
    /// A35: a deck emptied by new animals on remains ends the game at once.
    ruling "refill-empties-deck" refill_ends_now: bool { "next-turn" => false, "this-turn" => true };
    /// A6: a hunter may attack though it can get no food now.
    ruling "hunts-in-vain" hunts_in_vain: bool { "yes" => true, "no" => false };
    /// A58: stored food is lost when its card changes the animal.
    ruling "recombined-fat" recombined_fat_is_lost: bool { "kept" => false, "lost" => true };
    /// A53: any ability of the feeding phase replaces the duty to take.
    ruling "duty-to-take" any_trait_replaces_taking: bool { "any-trait" => true, "main-action" => false };
    /// Where food comes from and goes.
    experiment "cycle" cycle: Cycle {
        "printed" => Cycle::Printed, "closed" => Cycle::Closed, "level" => Cycle::Level, "growing" => Cycle::Growing,
    };
}

/// Options that go together.
pub const PRESETS: &[Preset] = &[
    Preset { name: "time-to-fly", options: &[("time-to-fly", "yes")], help: "evolution-preset-time-to-fly" },
    Preset { name: "continents", options: &[("continents", "yes")], help: "evolution-preset-continents" },
    Preset { name: "both-expansions", options: &[("time-to-fly", "yes"), ("continents", "yes")], help: "evolution-preset-both-expansions" },
    Preset {
        name: "all-sets",
        options: &[("time-to-fly", "yes"), ("continents", "yes"), ("gift", "yes")],
        help: "evolution-preset-all-sets",
    },
];

/// The options that change what a card does, and how players read it: its text follows them.
pub const VARIES: &[Varies] = &Varies::options(
    ROWS,
    [
        "time-to-fly",
        "continents",
        "tail-loss",
        "piracy-fills-fat",
        "ambush-own",
        "once-per-turn",
        "flighty-after-mimicry",
        "recombined-fat",
    ],
);

/// How much of the deck is left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Half {
    /// Nothing.
    None,
    /// Half of the shuffled deck, unseen (A30: rounded down).
    Random,
    /// Half of each kind of card is left out, rounded down.
    EachKind,
}

/// Where the food of the banks comes from, and where it goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// As printed: from dice and a table, to nowhere.
    Printed,
    /// From the compost and back to it: nothing is made and nothing is lost.
    Closed,
    /// The mean of the printed rules, without dice: what a closed cycle is compared with.
    Level,
    /// As printed, and more when many animals live.
    Growing,
}

impl Options {
    /// The most players that the rulebook names for the sets in play (What is in the deck, «Состав колоды»): 4, with Time to Fly 6, with both expansions 8.
    pub(crate) fn most_players(&self) -> u8 {
        match (self.flies, self.territories) {
            (true, true) => 8,
            (true, false) => 6,
            (false, _) => 4,
        }
    }
}
