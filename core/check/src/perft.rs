//! Perft: how many tables can be reached in a given number of answers. A rule that was changed by accident changes a number.
//!
//! Decides how the tree of all answers (those of seats and of Chance) is walked and counted, and how the expected numbers
//! are kept in a file. Does not decide where files lie.

use crate::random_game::{RandomGame, answer};
use clade_engine::face::FaceError;
use clade_engine::message::Ids;
use clade_engine::{Actor, Face, Handle, Module, Observer, Setup, SetupError, Tools, Translate};
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use toml::Value;

/// What was counted at one depth of the tree.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Nodes: ways to reach a table by this many answers.
    pub leaves: u64,
    /// Different states among them, by hash.
    pub states: u64,
    /// Those of the states that lie inside a card: a script is open.
    pub inside: u64,
}

/// Counts the tree below a table down to a depth: a row for each depth from 1 on. `progress` is called now and then with the
/// number of nodes walked; if it returns false, counting stops and the result is `None`.
///
/// # Errors
/// A [`FaceError`]. The table is as it was.
pub fn perft(
    face: &mut dyn Face,
    from: Handle,
    depth: usize,
    progress: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<Vec<Row>>, FaceError> {
    let mut tables = vec![from];
    for _ in 0..depth {
        tables.push(face.fork(from)?);
    }
    let mut walk = Walk { face, tables, levels: vec![Level::default(); depth], nodes: 0, progress };
    let whole = walk.below(0);
    let Walk { face, tables, levels, .. } = walk;
    tables.into_iter().skip(1).for_each(|table| face.free(table));
    Ok(whole?.then(|| levels.into_iter().map(|level| Row { states: level.seen.len() as u64, ..level.row }).collect()))
}

/// How often `progress` is called.
const TELL_EVERY: u64 = 4096;

#[derive(Clone, Default)]
struct Level {
    row: Row,
    seen: HashSet<u64>,
}

struct Walk<'a> {
    face: &'a mut dyn Face,
    /// One table a depth.
    tables: Vec<Handle>,
    levels: Vec<Level>,
    nodes: u64,
    progress: &'a mut dyn FnMut(u64) -> bool,
}

impl Walk<'_> {
    /// Counts what lies below the table of this depth; false if that was stopped.
    fn below(&mut self, depth: usize) -> Result<bool, FaceError> {
        let Some(&next) = self.tables.get(depth + 1) else { return Ok(true) };
        let here = self.tables[depth];
        let turn = self.face.turn(here)?;
        let answers = if turn.actor == Actor::Chance { self.face.weights(here)?.len() as u32 } else { turn.count };
        for index in 0..answers {
            self.face.copy(here, next)?;
            answer(self.face, next, index)?;
            if !self.count(depth, next)? || !self.below(depth + 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Counts a table that was reached; false if counting is to stop.
    fn count(&mut self, depth: usize, table: Handle) -> Result<bool, FaceError> {
        let level = &mut self.levels[depth];
        level.row.leaves += 1;
        if level.seen.insert(self.face.hash(table)?) {
            let audit = self.face.audit(table)?;
            level.row.inside += u64::from(audit.open_scripts > 0);
        }
        self.nodes += 1;
        Ok(!self.nodes.is_multiple_of(TELL_EVERY) || (self.progress)(self.nodes))
    }
}

/// Why a file of expected numbers could not be recounted.
#[derive(Debug, thiserror::Error)]
pub enum PerftError {
    /// It is not such a file.
    #[error("{0}")]
    File(#[from] toml::de::Error),
    /// A position asks for a set-up that the game does not have.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game refused.
    #[error(transparent)]
    Face(#[from] FaceError),
}

/// A file of expected numbers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    position: Vec<Position>,
}

/// A position of a random game and what is counted below it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    /// How many seats.
    seats: u8,
    /// The options that differ from their defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The seed of the random game.
    pub(crate) seed: u64,
    /// After how many of its answers.
    pub(crate) step: u32,
    /// For each depth from 1 on: nodes, states, states inside cards.
    pub(crate) counts: Vec<[u64; 3]>,
}

impl Position {
    /// The set-up of its game.
    pub(crate) fn setup(&self) -> Setup {
        Setup { seats: self.seats, options: self.options.clone() }
    }
}

/// The positions of a file of expected numbers.
///
/// # Errors
/// [`PerftError::File`] with line and key.
pub(crate) fn positions(file: &str) -> Result<Vec<Position>, PerftError> {
    Ok(toml::from_str::<Expected>(file)?.position)
}

/// The same file with every number recounted: equal, byte for byte, if nothing changed. To add a position, write it with
/// as many `[0, 0, 0]` as depths are wanted.
///
/// # Errors
/// A [`PerftError`].
pub fn recount(file: &str, module: &dyn Module) -> Result<String, PerftError> {
    let mut out = String::from(
        "# Tables that can be reached from a position of a random game. A line for each depth: [ways, different tables, inside cards].\n",
    );
    for position in positions(file)? {
        let mut face = module.ruleset(&position.setup(), &[])?.open(Tools::default())?;
        let Position { seats, options, seed, step, counts } = position;
        let at = RandomGame::position(&mut *face, seed, step)?;
        let prompt = face.prompt(at, Observer::Public)?;
        let _ = write!(out, "\n# {}\n[[position]]\nseats = {seats}\n", Ids.text(&prompt));
        if !options.is_empty() {
            let options = options.into_iter().map(|(name, value)| (name, Value::String(value)));
            let _ = writeln!(out, "options = {}", Value::Table(options.collect()));
        }
        let _ = write!(out, "seed = {seed}\nstep = {step}\ncounts = [\n");
        for row in perft(&mut *face, at, counts.len(), &mut |_| true)?.unwrap_or_default() {
            let _ = writeln!(out, "    [{}, {}, {}],", row.leaves, row.states, row.inside);
        }
        out.push_str("]\n");
    }
    Ok(out)
}
