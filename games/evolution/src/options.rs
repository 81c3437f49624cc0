//! Which sets are in play, and the switches where the rulebook is silent or groups differ (§5).

use clade_engine::{OptionRow, Setup};
use clade_script::Varies;

const fn row(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help, experiment: false }
}

/// What is in no rulebook.
const fn experiment(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help, experiment: true }
}

const fn varies(option: &'static str, values: &'static [&'static str]) -> Varies {
    Varies { option, values }
}

/// All options, the default value first.
pub const ROWS: &[OptionRow] = &[
    row("time-to-fly", &["no", "yes"], "evolution-option-time-to-fly"),
    row("continents", &["no", "yes"], "evolution-option-continents"),
    row("gift", &["no", "yes"], "evolution-option-gift"),
    row("gift-cards", &["even", "online"], "evolution-option-gift-cards"),
    row("half-deck", &["none", "random", "each-kind"], "evolution-option-half-deck"),
    row("trematode-points", &["3", "2"], "evolution-option-trematode-points"),
    row("tail-loss", &["must", "may"], "evolution-option-tail-loss"),
    row("piracy-fills-fat", &["yes", "no"], "evolution-option-piracy-fills-fat"),
    row("ambush-own", &["no", "yes"], "evolution-option-ambush-own"),
    row("intellect-after-mimicry", &["asked-again", "once"], "evolution-option-intellect-after-mimicry"),
    row("once-per-turn", &["no", "yes"], "evolution-option-once-per-turn"),
    row("flighty-after-mimicry", &["counts", "does-not"], "evolution-option-flighty-after-mimicry"),
    row("feeding-ends", &["all-fed", "full-circle"], "evolution-option-feeding-ends"),
    row("refill-empties-deck", &["next-turn", "this-turn"], "evolution-option-refill-empties-deck"),
    row("hunts-in-vain", &["yes", "no"], "evolution-option-hunts-in-vain"),
    row("recombined-fat", &["kept", "lost"], "evolution-option-recombined-fat"),
    row("duty-to-take", &["any-trait", "main-action"], "evolution-option-duty-to-take"),
    experiment("cycle", &["printed", "closed", "level", "growing"], "evolution-option-cycle"),
];

/// The options that change what a card does, and how players read it: its text follows them.
pub const VARIES: &[Varies] = &[
    varies("tail-loss", &["must", "may"]),
    varies("piracy-fills-fat", &["yes", "no"]),
    varies("ambush-own", &["no", "yes"]),
    varies("once-per-turn", &["no", "yes"]),
    varies("flighty-after-mimicry", &["counts", "does-not"]),
    varies("recombined-fat", &["kept", "lost"]),
];

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

/// The options as the rules read them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Time to Fly is in.
    pub flies: bool,
    /// Three territories instead of one table.
    pub territories: bool,
    /// How much of the deck is left out.
    pub half: Half,
    /// A5: a pair card's bonus counts for one of its hosts only.
    pub pair_bonus_once: bool,
    /// A9: Tail loss may be declined.
    pub tail_loss_is_optional: bool,
    /// A11: Piracy may fill stores.
    pub piracy_fills_fat: bool,
    /// A16: players may ambush their own animals.
    pub ambush_own: bool,
    /// A17: what is unused against one animal may be used against the one that the attack is passed to.
    pub aims_again: bool,
    /// A18: Metamorphose and Specialization act once a turn.
    pub used_up_by_one_use: bool,
    /// A28: an animal that passed an attack on counts as attacked.
    pub redirect_counts: bool,
    /// A34: feeding ends as soon as every animal is fed and full.
    pub ends_when_fed: bool,
    /// A35: a deck emptied by new animals on remains ends the game at once.
    pub refill_ends_now: bool,
    /// A6: a hunter may attack though it can get no food now.
    pub hunts_in_vain: bool,
    /// A58: stored food is lost when its card changes the animal.
    pub recombined_fat_is_lost: bool,
    /// A53: any ability of the feeding phase replaces the duty to take.
    pub any_trait_replaces_taking: bool,
    /// An experiment: where food comes from and goes.
    pub cycle: Cycle,
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

    /// The value that an option of [`VARIES`] comes to.
    pub(crate) fn value_of(&self, option: &str) -> &'static str {
        let other = match option {
            "tail-loss" => self.tail_loss_is_optional,
            "piracy-fills-fat" => !self.piracy_fills_fat,
            "ambush-own" => self.ambush_own,
            "once-per-turn" => self.used_up_by_one_use,
            "flighty-after-mimicry" => !self.redirect_counts,
            "recombined-fat" => self.recombined_fat_is_lost,
            _ => unreachable!("'{option}' stands in VARIES and has no arm"),
        };
        VARIES.iter().find(|varies| varies.option == option).map_or("", |varies| varies.values[usize::from(other)])
    }

    /// Reads a checked set-up.
    pub fn read(setup: &Setup) -> Self {
        let value = |name: &str| ROWS.iter().find(|row| row.name == name).map_or("", |row| setup.value(row));
        Self {
            flies: value("time-to-fly") == "yes",
            territories: value("continents") == "yes",
            half: match value("half-deck") {
                "random" => Half::Random,
                "each-kind" => Half::EachKind,
                _ => Half::None,
            },
            pair_bonus_once: value("trematode-points") == "2",
            tail_loss_is_optional: value("tail-loss") == "may",
            piracy_fills_fat: value("piracy-fills-fat") == "yes",
            ambush_own: value("ambush-own") == "yes",
            aims_again: value("intellect-after-mimicry") == "asked-again",
            used_up_by_one_use: value("once-per-turn") == "yes",
            redirect_counts: value("flighty-after-mimicry") == "counts",
            ends_when_fed: value("feeding-ends") == "all-fed",
            refill_ends_now: value("refill-empties-deck") == "this-turn",
            hunts_in_vain: value("hunts-in-vain") == "yes",
            recombined_fat_is_lost: value("recombined-fat") == "lost",
            any_trait_replaces_taking: value("duty-to-take") == "any-trait",
            cycle: match value("cycle") {
                "closed" => Cycle::Closed,
                "level" => Cycle::Level,
                "growing" => Cycle::Growing,
                _ => Cycle::Printed,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_texts_follow_has_a_value() {
        let options = Options::read(&Setup { seats: 4, options: Default::default() });
        assert!(VARIES.iter().all(|varies| varies.values.contains(&options.value_of(varies.option))));
    }
}
