//! The edition, the switches (§4.11) and the shortened game: where editions or groups differ, players choose.

use crate::things::COLOURS;
use clade_engine::{Preset, Setup, SetupError, options};
use clade_script::Varies;

options! {
    /// The options as the rules read them.
    pub(crate) struct Options, "soup-option-", editions { "df1998" Df1998, "df1997" Df1997, "zman2004" Zman2004, "russian" Russian };
    /// How two players play.
    option "two-players" two_players: Cast { "dummy" => Cast::Dummy, "two-colours" => Cast::Pairs, "tribe" => Cast::Tribes };
    /// S1: a fight in phase 1 that the attacker wins leaves no cubes.
    by_edition "fight-cubes" fight_leaves_none: bool { "one-each" => false, "none" (Zman2004, Russian) => true };
    /// S2: an armored amoeba at its limit dies in a later death phase.
    by_edition "armor-at-limit" armor_dies_later: bool { "dies-now" => false, "dies-later" (Zman2004, Russian) => true };
    /// Armor, and whatever else protects, also counts against the owner's own colony.
    ruling "armor-guards" guards_own: bool { "foes" => false, "all" => true };
    /// S3: no predecessor of an advanced gene may be owned beside it, not only the one given up.
    ruling "predecessors" bans_all_predecessors: bool { "given-up" => false, "all" => true };
    /// S4: Holding clings to the owner's amoebas, too.
    by_edition "holding-clings-to" clings_to_anyone: bool { "foes" => false, "anyone" (Df1997, Zman2004, Russian) => true };
    /// S5: a dragged amoeba may carry cubes.
    by_edition "dragged-carries" dragged_carries: bool { "no" => false, "yes" (Zman2004, Russian) => true };
    /// S6: a blocked direction may not be chosen on a 6.
    ruling "six-into-obstacle" six_needs_open: bool { "yes" => false, "no" => true };
    /// S7: a second attempt goes against the same target.
    ruling "second-attack" same_target: bool { "any-target" => false, "same-target" => true };
    /// S8: more genes than needed may be given up for a defect.
    ruling "overpay-defect" overpay: bool { "no" => false, "yes" => true };
    /// S9: the ladder ends at its last printed cell.
    ruling "beyond-ladder" ladder_stops: bool { "goes-on" => false, "stops" => true };
    /// S11: a gene given up for an advanced one never comes back.
    by_edition "predecessor-after-loss" never_again: bool { "may-return" => false, "never" (Russian) => true };
    /// S12: each reaction once per round instead of once per attack.
    by_edition "reactions" reactions_per_round: bool { "once-per-attack" => false, "once-per-round" (Df1997) => true };
    /// The first cell of the finish zone.
    number "finish" finish: u16 { 5..51 = 42 };
    /// Where left cubes go.
    experiment "waste" left: Left { "printed" => Left::Printed, "common" => Left::Common, "later" => Left::Later, "own" => Left::Own };
}

/// Options that go together.
pub const PRESETS: &[Preset] = &[
    Preset { name: "first-game", options: &[("finish", "30")], help: "soup-preset-first-game" },
    Preset { name: "df1997", options: &[("edition", "df1997")], help: "soup-preset-df1997" },
    Preset { name: "zman2004", options: &[("edition", "zman2004")], help: "soup-preset-zman2004" },
    Preset { name: "russian", options: &[("edition", "russian")], help: "soup-preset-russian" },
];

/// The options that change what a gene does: its text follows them.
pub const VARIES: &[Varies] = &Varies::options(
    ROWS,
    ["two-players", "fight-cubes", "armor-at-limit", "armor-guards", "holding-clings-to", "dragged-carries", "second-attack", "reactions"],
);

/// Who plays which colours.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cast {
    /// Each player one colour.
    Each,
    /// Two players and a colony of nobody's.
    Dummy,
    /// Two players with two colonies each.
    Pairs,
    /// Two players with a tribe of two colours each.
    Tribes,
}

impl Cast {
    /// The cast for a number of seats.
    pub(crate) fn of(seats: u8, options: &Options) -> Self {
        if seats == 2 { options.two_players } else { Self::Each }
    }

    /// How many colours are in play.
    pub(crate) fn colours(self, seats: u8) -> u8 {
        match self {
            Self::Each => seats,
            Self::Dummy => 3,
            Self::Pairs | Self::Tribes => COLOURS as u8,
        }
    }
}

/// Where the cubes go that a meal or a death leaves, and who eats them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// As printed: into the cell, at once; for other colours.
    Printed,
    /// To a pile, which falls at random at the start of each round.
    Common,
    /// Into the cell, but only at the start of the next round: what `common` is compared with.
    Later,
    /// As printed, and amoebas eat their own colour, too.
    Own,
}

impl Options {
    /// Reads a set-up.
    ///
    /// # Errors
    /// [`SetupError::OptionSeats`] if a variant for two players is chosen for more.
    pub(crate) fn read(setup: &Setup) -> Result<Self, SetupError> {
        if let Some(value) = setup.options.get("two-players").filter(|_| setup.seats != 2) {
            return Err(SetupError::OptionSeats { option: "two-players".into(), value: value.clone(), needs: 2, found: setup.seats });
        }
        Self::of(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(options: &[(&str, &str)]) -> Options {
        let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        Options::read(&Setup { seats: 4, options }).expect("options for four")
    }

    #[test]
    fn each_edition_is_its_switches() {
        let switches = |edition: &[(&str, &str)]| {
            let o = read(edition);
            [o.fight_leaves_none, o.armor_dies_later, o.clings_to_anyone, o.dragged_carries, o.never_again, o.reactions_per_round]
        };
        assert_eq!(switches(&[]), [false; 6]);
        assert_eq!(switches(&[("edition", "df1997")]), [false, false, true, false, false, true]);
        assert_eq!(switches(&[("edition", "zman2004")]), [true, true, true, true, false, false]);
        assert_eq!(switches(&[("edition", "russian")]), [true, true, true, true, true, false]);
    }

    #[test]
    fn a_switch_that_is_set_wins() {
        let set = [("edition", "zman2004"), ("fight-cubes", "one-each"), ("dragged-carries", "no"), ("reactions", "once-per-round")];
        let o = read(&set);
        assert_eq!((o.fight_leaves_none, o.dragged_carries, o.reactions_per_round, o.clings_to_anyone), (false, false, true, true));
        let alone = read(&[("predecessor-after-loss", "never"), ("holding-clings-to", "anyone")]);
        assert!(alone.never_again && alone.clings_to_anyone && !alone.fight_leaves_none);
    }
}
