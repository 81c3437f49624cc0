//! How far a script may go.

/// How far a script may go. Steps are loop turns, calls and returns; in a function that does a lot between them, each counts for more.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// Steps of an effect between two questions. A usual card takes under 100.
    pub steps: u32,
    /// Steps of an effect from beginning to end: to go on after a question it may have to run again from the top, and bots try
    /// thousands of answers.
    pub altogether: u32,
    /// Steps of a rule hook: rules ask them all the time.
    pub of_hook: u32,
    /// Bytes of memory that one effect or rule hook may take from its start, garbage included: the collector runs only between
    /// scripts, so that the count is the same everywhere. It bounds tables too, and with them what one write can cost: a full
    /// table moves.
    pub memory: usize,
    /// Asked now and then: has the script been running for too long by the host's clock? The argument is true the first time since
    /// it was entered. Then it fails; but its budgets end it long before, and are the same everywhere.
    pub out_of_time: Option<fn(bool) -> bool>,
    /// Asked now and then: has everybody stopped waiting for it? Then it is stopped.
    pub stop: Option<fn() -> bool>,
}

impl Limits {
    /// The limits of every shipped game.
    pub const STANDARD: Self = Self { steps: 20_000, altogether: 60_000, of_hook: 2_000, memory: 256 << 10, out_of_time: None, stop: None };
}
