//! What should give pause before an answer is given.

use serde::{Deserialize, Serialize};

/// Why an answer is seldom meant. Its label says so in words; hosts show it behind the others, and ask again before one is given of which
/// nothing would come.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Caution {
    /// As things stand nothing would come of it.
    Idle,
    /// It harms what belongs to whoever answers.
    HarmsOwn,
    /// It only leads to the same question about another thing of the same kind.
    Aside,
}

impl Caution {
    /// As it crosses the door of plugins: a number that means nothing to one side is no caution there.
    pub fn number(caution: Option<Self>) -> u8 {
        match caution {
            None => 0,
            Some(Self::Idle) => 1,
            Some(Self::HarmsOwn) => 2,
            Some(Self::Aside) => 3,
        }
    }

    /// What a number says.
    pub fn of(number: u8) -> Option<Self> {
        [Self::Idle, Self::HarmsOwn, Self::Aside].into_iter().find(|&known| Self::number(Some(known)) == number)
    }
}
