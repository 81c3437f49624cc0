//! A row as flat numbers with names, for tables in files: one line for a game, one for each of its sides, one for each round and side.
//!
//! Every number is a double: whole numbers up to 2⁵³ stay whole. `None` means "has none", never 0. Names do not change once published.

use super::{BIRTHS, DEATHS, End, Round, Row, SideRound, SideTotals};
use clade_engine::Side;
use clade_engine::ecology::Origin;

/// One column: its name, what it says with its unit, and how it is read from a line.
#[derive(Debug)]
pub struct Column<Line: ?Sized> {
    /// Its name in a file.
    pub name: &'static str,
    /// What it says, and its unit.
    pub meaning: &'static str,
    /// Its value, if the line has one.
    pub value: fn(&Line) -> Option<f64>,
}

/// A side of a game.
#[derive(Copy, Clone, Debug)]
pub struct SideLine {
    /// Its number.
    pub side: Side,
    /// What came of it.
    pub totals: SideTotals,
    /// Its heads at the end.
    pub closing: u32,
}

/// A side in a round.
#[derive(Copy, Clone, Debug)]
pub struct RoundLine {
    /// The number of the round.
    pub round: u16,
    /// Its feeding windows.
    pub windows: u16,
    /// Its supply, of all sides together.
    pub supply: u32,
    /// Its stores, of all sides together.
    pub stored: u32,
    /// The number of the side.
    pub side: Side,
    /// The side in that round.
    pub of: SideRound,
}

/// The lines of the sides of a game.
pub fn sides(row: &Row) -> impl Iterator<Item = SideLine> {
    let line = |(side, (&totals, &closing)): (Side, (&SideTotals, &u32))| SideLine { side, totals, closing };
    row.reading.sides.iter().zip(row.sides.iter().zip(&row.closing)).map(line)
}

/// The lines of the rounds of a game, side by side.
pub fn rounds(row: &Row) -> impl Iterator<Item = RoundLine> {
    let line = |round: &Round, side: Side, of: SideRound| RoundLine {
        round: round.number,
        windows: round.windows,
        supply: round.supply,
        stored: round.stored,
        side,
        of,
    };
    row.rounds.iter().flat_map(move |round| row.reading.sides.iter().zip(&round.sides).map(move |(side, &of)| line(round, side, of)))
}

const fn column<Line: ?Sized>(name: &'static str, meaning: &'static str, value: fn(&Line) -> Option<f64>) -> Column<Line> {
    Column { name, meaning, value }
}

fn whole(n: u64) -> Option<f64> {
    Some(n as f64)
}

/// Births by the place of a way in [`BIRTHS`].
fn births<const WAY: usize>(row: &Row) -> Option<f64> {
    const { assert!(WAY < BIRTHS.len()) }
    Some(f64::from(row.births[WAY]))
}

/// Deaths by the place of a cause in [`DEATHS`].
fn deaths<const CAUSE: usize>(line: &RoundLine) -> Option<f64> {
    const { assert!(CAUSE < DEATHS.len()) }
    Some(f64::from(line.of.deaths[CAUSE]))
}

fn origin<const PLACE: usize>(line: &SideLine) -> Option<f64> {
    const { assert!(PLACE < Origin::ALL.len()) }
    Some(line.totals.origins[PLACE])
}

fn diet<const PLACE: usize>(line: &SideLine) -> Option<f64> {
    Some(line.totals.diet[PLACE])
}

/// The columns of a game.
pub const OF_GAME: &[Column<Row>] = &[
    column("sides", "sides that take part", |row| whole(row.reading.sides.count() as u64)),
    column("finished", "1 if it ended by its rules, else 0", |row| Some(f64::from(u8::from(row.end == End::Finished)))),
    column("failed", "1 if a card or a program failed, else 0", |row| Some(f64::from(u8::from(row.end == End::Failed)))),
    column("rounds", "rounds begun", |row| whole(u64::from(row.played))),
    column("decisions", "decisions of seats", |row| whole(row.decisions)),
    column("options", "options of these decisions, added up", |row| whole(row.options)),
    column("food_left", "pieces of food on the table at the end", |row| whole(row.food.closing)),
    column("lost_with_killed", "pieces lost with those who were killed", |row| whole(row.food.lost_with_killed)),
    column("fed_by_killing", "heads judged fed because they killed", |row| whole(row.food.fed_by_killing)),
    column("born_setup", "heads set up", births::<0>),
    column("born_bought", "heads bought", births::<1>),
    column("born_brood", "heads born by their own kind", births::<2>),
    column("born_regrown", "heads regrown from parts", births::<3>),
    column("born_spread", "heads that came to where their kind is", births::<4>),
    column("born_revived", "heads that came back", births::<5>),
];

/// The columns of a side of a game.
pub const OF_SIDE: &[Column<SideLine>] = &[
    column("side", "number of the side", |line| Some(f64::from(line.side.0))),
    column("score", "final score, points", |line| line.totals.score.map(f64::from)),
    column("tie_break", "what decides between equal scores", |line| Some(f64::from(line.totals.tie_break))),
    column("food", "its food: intake in pieces, or heads served", |line| whole(line.totals.food)),
    column("heads_at_end", "heads at the end", |line| Some(f64::from(line.closing))),
    column("kills", "heads of other sides that it killed", |line| Some(f64::from(line.totals.kills))),
    column("from_environment", "food that was there by itself, pieces or heads served", origin::<0>),
    column("from_waste", "intake left by the living, pieces", origin::<1>),
    column("from_body", "intake left by the dead, pieces", origin::<2>),
    column("from_prey", "intake by killing, pieces", origin::<3>),
    column("from_carrion", "intake where another killed, pieces", origin::<4>),
    column("from_shared", "intake by a partner's meal, pieces", origin::<5>),
    column("from_own_store", "pieces from its own store: not intake, always 0 here", origin::<6>),
    column("from_theft", "intake taken from others, pieces", origin::<7>),
    column("from_made", "intake made by the eater's nature, pieces", origin::<8>),
    column("from_placed", "food that a player put there, pieces or heads served", origin::<9>),
    column("from_own_placed", "heads served by what the side itself put there", |line| Some(line.totals.own_placed)),
    column("diet_0", "first resource of its diet: pieces, or heads served", diet::<0>),
    column("diet_1", "second resource", diet::<1>),
    column("diet_2", "third resource", diet::<2>),
    column("diet_3", "fourth resource", diet::<3>),
    column("diet_4", "fifth resource", diet::<4>),
    column("diet_5", "sixth resource", diet::<5>),
    column("diet_6", "seventh resource", diet::<6>),
    column("diet_7", "eighth resource", diet::<7>),
    column("diet_8", "ninth resource", diet::<8>),
    column("diet_9", "tenth resource", diet::<9>),
];

/// The columns of a side in a round.
pub const OF_ROUND: &[Column<RoundLine>] = &[
    column("round", "number of the round, from 1", |line| Some(f64::from(line.round))),
    column("side", "number of the side", |line| Some(f64::from(line.side.0))),
    column("windows", "feeding windows of the round", |line| Some(f64::from(line.windows))),
    column("supply", "food at hand in the round, of all sides together", |line| Some(f64::from(line.supply))),
    column("stored", "pieces in stores, of all sides together", |line| Some(f64::from(line.stored))),
    column("heads", "heads", |line| Some(f64::from(line.of.heads))),
    column("lost", "heads that died for good until then; 0 where the dead go back to the supply", |line| Some(f64::from(line.of.lost))),
    column("faced", "heads alive when feeding windows opened, over all windows", |line| Some(f64::from(line.of.faced))),
    column("need", "pieces that would feed them all", |line| Some(f64::from(line.of.need))),
    column("intake", "pieces obtained", |line| Some(f64::from(line.of.intake))),
    column("judged", "heads judged", |line| Some(f64::from(line.of.judged))),
    column("fed", "of these, fed", |line| Some(f64::from(line.of.fed))),
    column("waived", "of these, fed because they needed nothing", |line| Some(f64::from(line.of.waived))),
    column("service", "of these, fed by their place", |line| Some(f64::from(line.of.service))),
    column("needed", "pieces that the judged needed", |line| Some(f64::from(line.of.needed))),
    column("met", "how many of these they got; all, if they were fed by killing", |line| Some(f64::from(line.of.met))),
    column("births", "heads that came into play", |line| Some(f64::from(line.of.births))),
    column("died_hunger", "heads that starved", deaths::<0>),
    column("died_predation", "heads killed", deaths::<1>),
    column("died_competition", "heads killed by being driven out", deaths::<2>),
    column("died_doom", "heads that died of what came earlier", deaths::<3>),
    column("died_effect", "heads that died by a card or an event", deaths::<4>),
    column("left", "heads that went out of play alive", |line| Some(f64::from(line.of.left))),
    column("forced", "heads moved by others", |line| Some(f64::from(line.of.forced))),
    column("drifted", "heads that drifted", |line| Some(f64::from(line.of.drifted))),
    column("score", "score at its end, points", |line| line.of.score.map(f64::from)),
];
