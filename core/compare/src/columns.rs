//! Rows of games as tables with named columns, in Parquet: for polars, pandas and duckdb.
//!
//! Three tables: one line a game, one for each of its sides, one for each round and side. Each line names its arm and its game. A number
//! that a line does not have is null, never 0.
//!
//! **Decides:** names and types of columns. **Does not decide:** what is in them ([`clade_ecology::row::columns`]).

mod parquet;

use crate::asked::{Arm, Asked, Change, Shape};
use crate::play::seed_of;
use clade_ecology::row::columns::{OF_GAME, OF_ROUND, OF_SIDE, rounds, sides};
use clade_ecology::{Games, Measure, Played, Row};
use clade_engine::Setup;
pub use parquet::{ColumnsError, written};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A table of measured games.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// One line a game.
    Games,
    /// One line for each side of a game.
    Sides,
    /// One line for each side in each round.
    Rounds,
}

/// The cells of a column, line by line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cells {
    /// Texts.
    Texts(Vec<String>),
    /// Whole numbers.
    Whole(Vec<u64>),
    /// Numbers, where there are some.
    Numbers(Vec<Option<f64>>),
}

/// A column of a table.
struct Column {
    name: String,
    meaning: String,
    cells: Cells,
}

/// Before the name of a measure: `rounds` is a count of each game, `m_rounds` the measure, which only games that ended by their rules have.
const MEASURE: &str = "m_";

impl Sheet {
    /// All tables.
    pub const ALL: [Self; 3] = [Self::Games, Self::Sides, Self::Rounds];

    /// The file that it is written to.
    pub fn file(self) -> &'static str {
        match self {
            Self::Games => "games.parquet",
            Self::Sides => "sides.parquet",
            Self::Rounds => "rounds.parquet",
        }
    }

    fn is_about(self) -> &'static str {
        match self {
            Self::Games => "One line for each game.",
            Self::Sides => "One line for each side that takes part in a game.",
            Self::Rounds => "One line for each side in each of the first 128 rounds of a game.",
        }
    }

    /// The columns with the lines of one arm.
    fn columns(self, asked: &Asked, arm: usize, games: &Games) -> Vec<Column> {
        match self {
            Self::Games => {
                let mut columns = keys(asked, arm, games, |_| 1);
                columns.extend(OF_GAME.iter().map(|of| numbers(of.name, of.meaning, games.rows().map(of.value))));
                columns.extend(measures(games));
                columns
            }
            Self::Sides => {
                let mut columns = keys(asked, arm, games, |row| sides(row).count());
                let cells = |of: fn(&_) -> Option<f64>| games.rows().flat_map(sides).map(move |line| of(&line));
                columns.extend(OF_SIDE.iter().map(|of| numbers(of.name, of.meaning, cells(of.value))));
                columns
            }
            Self::Rounds => {
                let mut columns = keys(asked, arm, games, |row| rounds(row).count());
                let cells = |of: fn(&_) -> Option<f64>| games.rows().flat_map(rounds).map(move |line| of(&line));
                columns.extend(OF_ROUND.iter().map(|of| numbers(of.name, of.meaning, cells(of.value))));
                columns
            }
        }
    }
}

/// What each line says of its game.
fn keys(asked: &Asked, place: usize, games: &Games, lines: fn(&Row) -> usize) -> Vec<Column> {
    let arm = &asked.arms[place];
    let words = |of: &dyn Fn(&Arm) -> String| vec![of(arm); games.rows().map(lines).sum()];
    let each = |of: &dyn Fn(u64, &Played) -> u64| {
        games.iter().flat_map(|(game, played)| std::iter::repeat_n(of(game, played), lines(&played.row))).collect()
    };
    let column = |name: &str, meaning: &str, cells| Column { name: name.to_owned(), meaning: meaning.to_owned(), cells };
    let options = |arm: &Arm| {
        let options: Vec<String> = arm.setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        options.join(",")
    };
    let changes = |arm: &Arm| arm.changes.iter().map(Change::word).collect::<Vec<_>>().join(",");
    vec![
        column("arm", "place of the arm in report.json, from 0", Cells::Whole(each(&|_, _| place as u64))),
        column("game", "the game", Cells::Texts(words(&|arm| arm.game.clone()))),
        column("changes", "how the setting differs from the first one of the game", Cells::Texts(words(&changes))),
        column("set_options", "options that differ from their defaults", Cells::Texts(words(&options))),
        column("players", "who plays", Cells::Texts(words(&Arm::strength))),
        column("seats", "seats", Cells::Whole(each(&|_, _| arm.setup.seats.into()))),
        column("number", "number of the game in its arm, from 0", Cells::Whole(each(&|game, _| game))),
        column("cluster", "games of an arm in the same cluster have the same seed", Cells::Whole(each(&|_, played| played.cluster))),
        column("seed", "the seed of the game", Cells::Whole(each(&|game, _| seed_of(asked, arm, game)))),
    ]
}

fn numbers(name: &str, meaning: &str, cells: impl Iterator<Item = Option<f64>>) -> Column {
    Column { name: name.to_owned(), meaning: meaning.to_owned(), cells: Cells::Numbers(cells.collect()) }
}

/// The measures that each game has a value of.
fn measures(games: &Games) -> impl Iterator<Item = Column> {
    Measure::parts().filter(|(_, part)| part.is_of_each()).map(|(measure, part)| {
        let meaning = format!("measure {}: {}; {}", measure.number, part.says, part.unit.name());
        numbers(&format!("{MEASURE}{}", part.id), &meaning, games.rows().map(|row| part.of_game(row)?.ok()))
    })
}

/// The tables as a document.
pub fn document() -> String {
    let arm = Arm {
        setting: 0,
        game: String::new(),
        version: String::new(),
        ruleset: String::new(),
        setup: Setup { seats: 0, options: BTreeMap::new() },
        mods: Vec::new(),
        added: 0,
        players: Vec::new(),
        changes: Vec::new(),
    };
    let asked = Asked { version: String::new(), shape: Shape::Beside, games: 0, seed: 0, arms: vec![arm] };
    let mut text = String::from("# Columns\n\nWritten from the tables in the code; a test compares them.\n");
    for table in Sheet::ALL {
        let _ = write!(text, "\n## {}\n\n{}\n\n| column | type | meaning |\n|---|---|---|\n", table.file(), table.is_about());
        for Column { name, meaning, cells } in table.columns(&asked, 0, &Games::default()) {
            let kind = match cells {
                Cells::Texts(_) => "text",
                Cells::Whole(_) => "whole number",
                Cells::Numbers(_) => "number or null",
            };
            let _ = writeln!(text, "| `{name}` | {kind} | {meaning} |");
        }
    }
    text
}
