//! The edition, the switches (§4.11) and the shortened game: where editions or groups differ, players choose.

use crate::things::COLOURS;
use clade_engine::{OptionRow, Setup, SetupError};
use clade_script::Varies;

const fn row(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help, experiment: false }
}

/// What is in no rulebook.
const fn experiment(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help, experiment: true }
}

/// All options, the default value first. `edition` means: as in the edition that is chosen.
pub const ROWS: &[OptionRow] = &[
    row("edition", &["df1998", "df1997", "zman2004", "russian"], "soup-option-edition"),
    row("two-players", &["dummy", "two-colours", "tribe"], "soup-option-two-players"),
    row("fight-cubes", &["edition", "one-each", "none"], "soup-option-fight-cubes"),
    row("armor-at-limit", &["edition", "dies-now", "dies-later"], "soup-option-armor-at-limit"),
    row("armor-guards", &["foes", "all"], "soup-option-armor-guards"),
    row("predecessors", &["given-up", "all"], "soup-option-predecessors"),
    row("holding-clings-to", &["edition", "foes", "anyone"], "soup-option-holding-clings-to"),
    row("dragged-carries", &["edition", "no", "yes"], "soup-option-dragged-carries"),
    row("six-into-obstacle", &["yes", "no"], "soup-option-six-into-obstacle"),
    row("second-attack", &["any-target", "same-target"], "soup-option-second-attack"),
    row("overpay-defect", &["no", "yes"], "soup-option-overpay-defect"),
    row("beyond-ladder", &["goes-on", "stops"], "soup-option-beyond-ladder"),
    row("predecessor-after-loss", &["edition", "may-return", "never"], "soup-option-predecessor-after-loss"),
    row("reactions", &["edition", "once-per-attack", "once-per-round"], "soup-option-reactions"),
    row("finish", &["5..51=42"], "soup-option-finish"),
    experiment("waste", &["printed", "common", "later", "own"], "soup-option-waste"),
];

const fn varies(option: &'static str, values: &'static [&'static str]) -> Varies {
    Varies { option, values }
}

/// The options that change what a gene does: its text follows them.
pub const VARIES: &[Varies] = &[
    varies("two-players", &["dummy", "two-colours", "tribe"]),
    varies("fight-cubes", &["one-each", "none"]),
    varies("armor-at-limit", &["dies-now", "dies-later"]),
    varies("armor-guards", &["foes", "all"]),
    varies("holding-clings-to", &["foes", "anyone"]),
    varies("dragged-carries", &["no", "yes"]),
    varies("second-attack", &["any-target", "same-target"]),
    varies("reactions", &["once-per-attack", "once-per-round"]),
];

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

/// The options as the rules read them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How two players play.
    pub two_players: Cast,
    /// S1: a fight in phase 1 that the attacker wins leaves no cubes.
    pub fight_leaves_none: bool,
    /// S2: an armored amoeba at its limit dies in a later death phase.
    pub armor_dies_later: bool,
    /// Armor, and whatever else protects, also counts against the owner's own colony.
    pub guards_own: bool,
    /// S3: no predecessor of an advanced gene may be owned beside it, not only the one given up.
    pub bans_all_predecessors: bool,
    /// S4: Holding clings to the owner's amoebas, too.
    pub clings_to_anyone: bool,
    /// S5: a dragged amoeba may carry cubes.
    pub dragged_carries: bool,
    /// S6: a blocked direction may not be chosen on a 6.
    pub six_needs_open: bool,
    /// S7: a second attempt goes against the same target.
    pub same_target: bool,
    /// S8: more genes than needed may be given up for a defect.
    pub overpay: bool,
    /// S9: the ladder ends at its last printed cell.
    pub ladder_stops: bool,
    /// S11: a gene given up for an advanced one never comes back.
    pub never_again: bool,
    /// S12: each reaction once per round instead of once per attack.
    pub reactions_per_round: bool,
    /// The first cell of the finish zone.
    pub finish: u16,
    /// An experiment: where left cubes go.
    pub left: Left,
}

impl Options {
    /// The value that an option of [`VARIES`] comes to.
    pub fn value_of(&self, option: &str) -> &'static str {
        let at = match option {
            "two-players" => match self.two_players {
                Cast::Pairs => 1,
                Cast::Tribes => 2,
                _ => 0,
            },
            "fight-cubes" => self.fight_leaves_none.into(),
            "armor-at-limit" => self.armor_dies_later.into(),
            "armor-guards" => self.guards_own.into(),
            "holding-clings-to" => self.clings_to_anyone.into(),
            "dragged-carries" => self.dragged_carries.into(),
            "second-attack" => self.same_target.into(),
            "reactions" => self.reactions_per_round.into(),
            _ => unreachable!("'{option}' stands in VARIES and has no arm"),
        };
        VARIES.iter().find(|varies| varies.option == option).map_or("", |varies| varies.values[at])
    }

    /// Reads a checked set-up.
    ///
    /// # Errors
    /// [`SetupError::OptionSeats`] if a variant for two players is chosen for more.
    pub fn read(setup: &Setup) -> Result<Self, SetupError> {
        let value = |name: &str| ROWS.iter().find(|row| row.name == name).map_or("", |row| setup.value(row));
        let is = |name: &str, word: &str| value(name) == word;
        // A switch that follows the edition unless it is set: these editions have the other value.
        let differs =
            |name: &str, word: &str, editions: &[&str]| is(name, word) || is(name, "edition") && editions.contains(&value("edition"));
        let zman: &[&str] = &["zman2004", "russian"];
        let silent_on_foes: &[&str] = &["df1997", "zman2004", "russian"];
        if let Some(value) = setup.options.get("two-players").filter(|_| setup.seats != 2) {
            return Err(SetupError::OptionSeats { option: "two-players", value: value.clone(), needs: 2, found: setup.seats });
        }
        Ok(Self {
            two_players: match value("two-players") {
                "two-colours" => Cast::Pairs,
                "tribe" => Cast::Tribes,
                _ => Cast::Dummy,
            },
            fight_leaves_none: differs("fight-cubes", "none", zman),
            armor_dies_later: differs("armor-at-limit", "dies-later", zman),
            guards_own: is("armor-guards", "all"),
            bans_all_predecessors: is("predecessors", "all"),
            clings_to_anyone: differs("holding-clings-to", "anyone", silent_on_foes),
            dragged_carries: differs("dragged-carries", "yes", zman),
            six_needs_open: is("six-into-obstacle", "no"),
            same_target: is("second-attack", "same-target"),
            overpay: is("overpay-defect", "yes"),
            ladder_stops: is("beyond-ladder", "stops"),
            never_again: differs("predecessor-after-loss", "never", &["russian"]),
            reactions_per_round: differs("reactions", "once-per-round", &["df1997"]),
            finish: value("finish").parse().unwrap_or(42),
            left: match value("waste") {
                "common" => Left::Common,
                "later" => Left::Later,
                "own" => Left::Own,
                _ => Left::Printed,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_texts_follow_has_a_value() {
        let options = Options::read(&Setup { seats: 4, options: Default::default() }).expect("a set-up");
        assert!(VARIES.iter().all(|varies| varies.values.contains(&options.value_of(varies.option))));
    }
}
