//! What a line of the log is about, for those who pick lines from it.

/// What a line of the log tells, as far as hosts treat such lines in a way of their own. Its words are the line's.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Tells {
    /// That somebody lost something: a being, pieces, points. What came before it is its cause.
    Loss = 1,
    /// That somebody had no choice, and what it costs them; the line itself says why.
    Forced = 2,
    /// That a part of the game begins: it is the cause of nothing.
    Begins = 3,
    /// How somebody answered a card: what came of it says more.
    Answered = 4,
}

impl Tells {
    const ALL: [Self; 4] = [Self::Loss, Self::Forced, Self::Begins, Self::Answered];

    /// As it crosses the door of plugins: a number that means nothing to one side is none of these there.
    pub fn number(tells: Option<Self>) -> u8 {
        tells.map_or(0, |tells| tells as u8)
    }

    /// What a number says.
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|&known| known as u8 == number)
    }
}
