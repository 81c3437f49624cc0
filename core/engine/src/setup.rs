//! What players choose before the game.

use crate::foreign::one_line;
use crate::nearest::{hint, nearest};
use crate::{FileFault, OptionRow};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What players choose beforehand: seats, options, and (kept beside it by the host) mods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their defaults, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// Why a set-up was refused.
#[derive(Debug, thiserror::Error, Serialize, Deserialize)]
pub enum SetupError {
    /// The wrong number of seats.
    #[error("{game} is played by {min} to {max} seats, not {found}")]
    Seats {
        /// The game.
        game: Cow<'static, str>,
        /// The fewest seats.
        min: u8,
        /// The most seats.
        max: u8,
        /// The seats asked for.
        found: u8,
    },
    /// No option of this name.
    #[error("{game} has no option '{}'{}", one_line(.name), hint(.nearest))]
    UnknownOption {
        /// The game.
        game: Cow<'static, str>,
        /// The name asked for.
        name: String,
        /// The names of all its options.
        valid: Vec<Cow<'static, str>>,
        /// The nearest name.
        nearest: Option<String>,
    },
    /// A value that the option does not have.
    #[error("option '{name}' has no value '{}'; it may be {allowed}{}", one_line(.value), hint(.nearest))]
    BadValue {
        /// The option.
        name: String,
        /// The value asked for.
        value: String,
        /// What is allowed.
        allowed: String,
        /// The nearest value.
        nearest: Option<String>,
    },
    /// An option's value that is for another number of seats.
    #[error("option '{option}' = '{value}' is for {needs} seats, not {found}")]
    OptionSeats {
        /// The option.
        option: Cow<'static, str>,
        /// Its value.
        value: String,
        /// The seats that go with it.
        needs: u8,
        /// The seats asked for.
        found: u8,
    },
    /// Two options that conflict.
    #[error("option '{option}' leaves no choice for option '{other}': leave that one out")]
    OptionsClash {
        /// The option that decides.
        option: Cow<'static, str>,
        /// The one that then has no effect.
        other: Cow<'static, str>,
    },
    /// Fewer cards than the table needs.
    #[error("{place}: too few cards for this table: {found} of {need}")]
    FewCards {
        /// The mod that has them.
        place: String,
        /// How many there are.
        found: u32,
        /// How many there must be.
        need: u32,
    },
    /// Files of mods that cannot be used: all that is wrong with them.
    #[error("{}", lines(.0))]
    Files(Vec<FileFault>),
    /// A card or mod that cannot be used, for another reason.
    #[error("{0}")]
    Cards(String),
}

/// How many faults are shown at once.
const MOST_FAULTS: usize = 20;

/// Faults, one line each; of many the first ones.
fn lines(faults: &[FileFault]) -> String {
    let shown: Vec<String> = faults.iter().take(MOST_FAULTS).map(ToString::to_string).collect();
    let more = faults.len().saturating_sub(MOST_FAULTS);
    shown.join("\n") + &if more > 0 { format!(" (and {more} more)") } else { String::new() }
}

impl From<FileFault> for SetupError {
    fn from(fault: FileFault) -> Self {
        Self::Files(vec![fault])
    }
}

impl From<Vec<FileFault>> for SetupError {
    fn from(faults: Vec<FileFault>) -> Self {
        Self::Files(faults)
    }
}

impl From<String> for SetupError {
    fn from(reason: String) -> Self {
        Self::Cards(reason)
    }
}

impl Setup {
    /// The value of an option, by its row: what was chosen, or the default.
    pub fn value<'a>(&'a self, row: &OptionRow) -> &'a str
    where
        'static: 'a,
    {
        match self.options.get(row.name) {
            Some(value) => value,
            None => row.default_value(),
        }
    }

    /// Checks seats, names and values of the options; not those of mods, which only they know.
    ///
    /// # Errors
    /// A [`SetupError`] that names what is wrong, with the nearest valid word.
    pub fn check(&self, game: &'static str, seats: std::ops::RangeInclusive<u8>, rows: &[OptionRow]) -> Result<(), SetupError> {
        if !seats.contains(&self.seats) {
            return Err(SetupError::Seats { game: game.into(), min: *seats.start(), max: *seats.end(), found: self.seats });
        }
        for (name, value) in self.options.iter().filter(|(name, _)| !is_of_mod(name)) {
            let Some(row) = rows.iter().find(|row| row.name == name) else {
                let valid = rows.iter().map(|row| row.name);
                let nearest = nearest(name, valid.clone());
                let valid = valid.map(Cow::Borrowed).collect();
                return Err(SetupError::UnknownOption { game: game.into(), name: name.clone(), valid, nearest });
            };
            if !row.allows(value) {
                return Err(row.refusal(value));
            }
        }
        Ok(())
    }
}

/// Whether an option is one that a mod adds: its name is that of the mod, a dot, and its own.
pub fn is_of_mod(name: &str) -> bool {
    name.contains('.')
}

impl OptionRow {
    /// What is said of a value that it does not have.
    pub fn refusal(&self, value: &str) -> SetupError {
        let nearest = nearest(value, self.values.iter().copied().filter(|word| !word.contains("..")));
        SetupError::BadValue { name: self.name.to_owned(), value: value.to_owned(), allowed: self.values.join(", "), nearest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OptionKind;

    const ROWS: &[OptionRow] = &[
        OptionRow { name: "finish", values: &["5..51=42"], help: "", kind: OptionKind::Variant },
        OptionRow { name: "armor-ban", values: &["given-up", "both"], help: "", kind: OptionKind::Variant },
    ];

    fn check(name: &str, value: &str) -> String {
        let options = BTreeMap::from([(name.to_owned(), value.to_owned())]);
        let setup = Setup { seats: 3, options };
        setup.check("soup", 3..=4, ROWS).map_or_else(|e| e.to_string(), |()| "ok".to_owned())
    }

    #[test]
    fn options_are_checked_with_the_nearest_word() {
        assert_eq!(check("finish", "30"), "ok");
        assert_eq!(check("finish", "4"), "option 'finish' has no value '4'; it may be 5..51=42");
        assert_eq!(check("finsih", "30"), "soup has no option 'finsih'; did you mean 'finish'?");
        assert_eq!(check("armor-ban", "boht"), "option 'armor-ban' has no value 'boht'; it may be given-up, both; did you mean 'both'?");
        assert_eq!(check("a\nb", ""), "soup has no option 'a\\nb'");
        let setup = Setup { seats: 7, options: BTreeMap::new() };
        assert_eq!(setup.check("soup", 3..=4, ROWS).map_err(|e| e.to_string()), Err("soup is played by 3 to 4 seats, not 7".into()));
        assert_eq!((setup.value(&ROWS[0]), setup.value(&ROWS[1])), ("42", "given-up"));
    }
}
