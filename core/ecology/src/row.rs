//! One row for each game: sums, small histograms and short series, from which every measure follows.
//!
//! A row has a fixed maximum size, whatever happens in the game: at most [`ROUNDS`] rounds, [`crate::reading::SIDES`] sides, [`TOP`] levels
//! of a histogram. It holds no event and no text.
//!
//! **Decides:** what is kept of a game. **Does not decide:** how it is used.

pub mod columns;
mod stream;

pub use stream::{Place, Reason, Stream};

use crate::reading::Reading;
use clade_engine::ecology::{Birth, Death, Origin};
use serde::{Deserialize, Serialize};

/// The most rounds that are kept one by one; later ones count in the totals only.
pub const ROUNDS: usize = 128;
/// Room for the rounds of a usual game.
const USUAL_ROUNDS: usize = 16;
/// The levels of a histogram: 0 to 30, and 31 for all above.
pub const TOP: usize = 32;
/// Causes of death, in the order of [`DEATHS`].
pub const DEATHS: [Death; 5] = [Death::Hunger, Death::Predation, Death::Competition, Death::Doom, Death::Effect];
/// Ways of being born, in their order.
pub const BIRTHS: [Birth; 6] = [Birth::Setup, Birth::Bought, Birth::Brood, Birth::Regrown, Birth::Spread, Birth::Revived];

/// What is kept of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// How its notes were read.
    pub reading: Reading,
    /// How it ended.
    pub end: End,
    /// How many rounds were begun.
    pub played: u16,
    /// The first [`ROUNDS`] of them, in order.
    pub rounds: Vec<Round>,
    /// Heads at the end, by the sides that take part.
    pub closing: Vec<u32>,
    /// What became of each side over the whole game, in their order.
    pub sides: Vec<SideTotals>,
    /// What happened to food over the whole game.
    pub food: FoodTotals,
    /// Who stood where.
    pub ground: Ground,
    /// How many were born, in the order of [`BIRTHS`].
    pub births: [u32; 6],
    /// How long beings live.
    pub ages: Ages,
    /// Intake by what was at hand: [`TOP`] levels of pieces at hand.
    pub hands: Vec<Hand>,
    /// Decisions of seats.
    pub decisions: u64,
    /// Options that these decisions had, added up.
    pub options: u64,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// By its rules.
    Finished,
    /// By a limit of the host, or by an option that cuts it short: its scores decide nothing.
    Stopped,
    /// A card or a program failed.
    Failed,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Its number, counted from 1.
    pub number: u16,
    /// How many feeding windows opened.
    pub windows: u16,
    /// Pieces of food at hand when they opened, each once; where a place feeds, heads that it feeds.
    pub supply: u32,
    /// Pieces in stores when heads were counted.
    pub stored: u32,
    /// By the sides that take part, in their order.
    pub sides: Vec<SideRound>,
}

/// One side in one round.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SideRound {
    /// Heads, counted when [`crate::reading::Levels`] says.
    pub heads: u32,
    /// Where a place feeds, the dead do not go back to where the living come from: who had died by then and had not come back. Else 0.
    pub lost: u32,
    /// Heads alive when feeding windows opened, over all windows.
    pub faced: u32,
    /// Pieces that would have fed them all, over all windows.
    pub need: u32,
    /// Pieces of food that it got from outside its own stores.
    pub intake: u32,
    /// Heads judged.
    pub judged: u32,
    /// Of these, fed.
    pub fed: u32,
    /// Of these, fed because they needed nothing.
    pub waived: u32,
    /// Of these, fed by their place.
    pub service: u32,
    /// Pieces that the judged needed, without the waived.
    pub needed: u32,
    /// Pieces that they got of that.
    pub met: u32,
    /// Who was born.
    pub births: u32,
    /// Who died, by the order of [`DEATHS`].
    pub deaths: [u32; 5],
    /// Who went out of play alive.
    pub left: u32,
    /// Who was moved by another side, or by nobody's will.
    pub forced: u32,
    /// Who drifted.
    pub drifted: u32,
    /// The score at its end, where the side has one.
    pub score: Option<i32>,
}

/// One side over the whole game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SideTotals {
    /// Its food: intake in pieces, or heads served where a place feeds ([`crate::reading::Food`]).
    pub food: u64,
    /// Its food by [`Origin`], in pieces or heads served; parts where pieces of several origins lay mixed or served together.
    pub origins: [f64; Origin::ALL.len()],
    /// Heads served by what the side itself put there, where a place feeds.
    pub own_placed: f64,
    /// What its diet is made of, by [`crate::reading::Diet`]: pieces that reached a mouth or plate, or service split over all that fits.
    pub diet: [f64; Origin::ALL.len()],
    /// Heads of other sides that it killed.
    pub kills: u32,
    /// Its final score, where it has one.
    pub score: Option<i32>,
    /// What decides between equal scores; more is better, 0 where it was not told.
    pub tie_break: i32,
}

/// Food over the whole game, in pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FoodTotals {
    /// All movements, added up by where from, where to and why; in this order.
    pub streams: Vec<Stream>,
    /// What lies on the table at the end.
    pub closing: u64,
    /// Pieces lost with those who were killed.
    pub lost_with_killed: u64,
    /// Heads judged fed because they killed.
    pub fed_by_killing: u64,
}

/// Where heads stood when feeding windows opened.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ground {
    /// The most patches with heads at once.
    pub patches: u16,
    /// Σnᵢnⱼ over patches and windows, n being the heads of a side in a patch, of each side i with itself and those after it.
    pub products: Vec<f64>,
}

impl Ground {
    /// Σnᵢnⱼ of two sides, by their places among so many.
    pub fn product(&self, i: usize, j: usize, sides: usize) -> f64 {
        let (i, j) = (i.min(j), i.max(j));
        self.products.get(i * sides - i * i.saturating_sub(1) / 2 + j - i).copied().unwrap_or_default()
    }
}

/// Ages at death and at the end of watching, in feeding windows faced.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ages {
    /// Whether some beings cannot be told apart, so that ages are assumed.
    pub assumed: bool,
    /// Where it is unknown which of several it was: taken in proportion.
    pub mixed: AgeSums,
    /// Taken from the oldest.
    pub oldest: AgeSums,
    /// Taken from the youngest.
    pub youngest: AgeSums,
}

/// Who died and who was censored at which age; ages up to [`TOP`] − 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgeSums {
    /// Deaths by age and by the order of [`DEATHS`].
    pub died: Vec<[f64; 5]>,
    /// Who left play or lived at the end, by age.
    pub censored: Vec<f64>,
}

impl AgeSums {
    /// Nobody's: without a place for any age.
    const NONE: Self = Self { died: Vec::new(), censored: Vec::new() };
}

impl Default for AgeSums {
    fn default() -> Self {
        Self { died: vec![[0.0; 5]; TOP], censored: vec![0.0; TOP] }
    }
}

/// What heads with this many pieces at hand got. `ln` of competitors and of 1 + what was got, for interference.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// Heads judged.
    pub cases: u32,
    /// What they got.
    pub got: u32,
    /// The squares of what each got.
    pub got_squared: u64,
    /// What they needed.
    pub needed: u32,
    /// Σx, Σy, Σx², Σxy of those whose patch is known: x = ln(heads in the patch), y = ln(1 + got).
    pub sums: [f64; 4],
    /// How many these are.
    pub placed: u32,
}

impl Row {
    /// The sum over rounds and sides of something in whole numbers.
    pub fn total(&self, of: impl Fn(&SideRound) -> u32) -> f64 {
        self.rounds.iter().flat_map(|round| &round.sides).map(|side| f64::from(of(side))).sum()
    }

    /// The sum over sides in each round, of something in whole numbers.
    pub fn series(&self, of: impl Fn(&SideRound) -> u32) -> Vec<f64> {
        self.rounds.iter().map(|round| round.sides.iter().map(|side| f64::from(of(side))).sum()).collect()
    }

    /// The sum over rounds for each side, of something in whole numbers.
    pub fn by_side(&self, of: impl Fn(&SideRound) -> u32) -> Vec<f64> {
        (0..self.sides.len()).map(|ix| self.rounds.iter().map(|round| f64::from(of(&round.sides[ix]))).sum()).collect()
    }

    /// Heads of the table in each round, and at the end.
    pub fn heads(&self) -> Vec<f64> {
        let mut heads = self.series(|side| side.heads);
        heads.push(self.closing.iter().map(|n| f64::from(*n)).sum());
        heads
    }

    /// Pieces that moved in this way.
    pub fn streamed(&self, is: impl Fn(&Stream) -> bool) -> f64 {
        self.food.streams.iter().filter(|stream| is(stream)).map(|stream| stream.n as f64).sum()
    }

    /// A row of a game in which nothing has happened.
    pub fn new(reading: Reading) -> Self {
        let sides = reading.sides.count();
        Self {
            reading,
            end: End::Stopped,
            played: 0,
            rounds: Vec::with_capacity(USUAL_ROUNDS),
            closing: vec![0; sides],
            sides: vec![SideTotals::default(); sides],
            food: FoodTotals::default(),
            ground: Ground { patches: 0, products: vec![0.0; sides * (sides + 1) / 2] },
            births: [0; 6],
            ages: Ages { assumed: false, mixed: AgeSums::NONE, oldest: AgeSums::NONE, youngest: AgeSums::NONE },
            hands: vec![Hand::default(); TOP],
            decisions: 0,
            options: 0,
        }
    }
}
