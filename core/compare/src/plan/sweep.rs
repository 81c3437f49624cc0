//! One thing that changes step by step.

use super::{Alteration, PlanError, Setting};
use clade_engine::OptionRow;

/// What changes, and the values that it takes: none for all that it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sweep {
    /// The number of seats.
    Seats(Vec<u8>),
    /// The players.
    Bots(Vec<String>),
    /// An option, by its name.
    Option(String, Vec<String>),
}

/// The longest range of numbers that is played through as a whole.
const LONG: usize = 12;

impl Sweep {
    /// What changes, in a word.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Seats(_) => "seats".to_owned(),
            Self::Bots(_) => "bots".to_owned(),
            Self::Option(name, _) => name.clone(),
        }
    }

    /// All settings: of each game one for each value.
    pub(super) fn settings(&self, firsts: &[Setting]) -> Result<Vec<Setting>, PlanError> {
        let mut all = Vec::new();
        for first in firsts {
            all.extend(self.steps(first)?.into_iter().map(|change| first.clone().altered(change)));
        }
        Ok(all)
    }

    fn steps(&self, first: &Setting) -> Result<Vec<Alteration>, PlanError> {
        Ok(match self {
            Self::Seats(seats) if seats.is_empty() => first.module.about().seats.map(Alteration::Seats).collect(),
            Self::Seats(seats) => seats.iter().map(|n| Alteration::Seats(*n)).collect(),
            Self::Bots(bots) => {
                let all: Vec<String> = clade_bots::QUICK.iter().map(|&name| name.to_owned()).collect();
                let bots = if bots.is_empty() { &all } else { bots };
                bots.iter().map(|bot| Alteration::Players(vec![bot.clone()])).collect()
            }
            Self::Option(name, values) => {
                let rows = first.module.about().options;
                let row = rows.iter().find(|row| row.name == name).ok_or_else(|| unknown(name, rows))?;
                let values = if values.is_empty() { values_of(row)? } else { values.clone() };
                values.into_iter().map(|value| Alteration::Option(name.clone(), value)).collect()
            }
        })
    }
}

fn unknown(word: &str, rows: &[OptionRow]) -> PlanError {
    let words = ["seats", "bots"].into_iter().chain(rows.iter().map(|row| row.name));
    PlanError::NoSweep { word: word.to_owned(), valid: words.map(str::to_owned).collect() }
}

fn values_of(row: &OptionRow) -> Result<Vec<String>, PlanError> {
    let Some(numbers) = row.numbers() else { return Ok(row.values.iter().map(|&value| value.to_owned()).collect()) };
    let all: Vec<String> = numbers.map(|n| n.to_string()).collect();
    if all.len() > LONG { Err(PlanError::NoValues(row.name.to_owned())) } else { Ok(all) }
}
