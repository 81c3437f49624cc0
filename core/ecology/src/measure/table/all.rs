//! All measures, and the document made from them.

use super::{fairness_and_game, food, life};
use crate::measure::{Measure, Part};
use std::fmt::Write;

/// As many as there are.
const COUNT: usize = food::ALL.len() + life::ALL.len() + fairness_and_game::ALL.len();

const fn joined() -> [&'static Measure; COUNT] {
    let mut all = [&food::ALL[0]; COUNT];
    let mut ix = 0;
    while ix < COUNT {
        all[ix] = match ix {
            _ if ix < food::ALL.len() => &food::ALL[ix],
            _ if ix < food::ALL.len() + life::ALL.len() => &life::ALL[ix - food::ALL.len()],
            _ => &fairness_and_game::ALL[ix - food::ALL.len() - life::ALL.len()],
        };
        ix += 1;
    }
    all
}

/// All measures.
static ALL: [&Measure; COUNT] = joined();

impl Measure {
    /// All measures, in the order of their numbers.
    pub const ALL: &'static [&'static Self] = &ALL;

    /// All numbers, each with its measure.
    pub fn parts() -> impl Iterator<Item = (&'static Self, &'static Part)> {
        Self::ALL.iter().flat_map(|&measure| measure.parts.iter().map(move |part| (measure, part)))
    }

    /// The number of this name, with its measure.
    pub fn part(id: &str) -> Option<(&'static Self, &'static Part)> {
        Self::parts().find(|(_, part)| part.id == id)
    }

    /// The table as a document.
    pub fn document() -> String {
        let mut text = String::from("# Measures\n\nWritten from the table in the code; a test compares them.\n");
        for &measure in Self::ALL {
            let Self { number, name, formula, source, meaning, unfair, .. } = measure;
            let _ = write!(text, "\n## {number}. {name}\n\n{formula}\n\n");
            for Part { id, says, unit, least, most, .. } in measure.parts {
                let _ = writeln!(text, "- `{id}`: {says}; {}, {}.", unit.name(), range(*least, *most));
            }
            let _ = write!(text, "\nSource: {source}.\n\nIn the games: {meaning}\n\nCompare with care: {unfair}\n");
        }
        text
    }
}

fn range(least: f64, most: f64) -> String {
    match (least.is_finite(), most.is_finite()) {
        (true, true) => format!("{least} to {most}"),
        (true, false) => format!("{least} or more"),
        (false, true) => format!("up to {most}"),
        (false, false) => "any number".into(),
    }
}
