//! Who answers, who plays, who looks.

use serde::{Deserialize, Serialize};

/// The person or bot who answers, counted from 0 around the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

crate::small! {
    /// What plays, in the game's own word: a colour, an animal. One seat may answer for several sides.
    pub struct Side;
}

impl Side {
    /// The side as an index into arrays of sides.
    #[inline]
    pub fn ix(self) -> usize {
        usize::from(self.0)
    }
}

/// Whose answer is awaited.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Actor {
    /// A person or bot.
    Seat(Seat),
    /// Dice, bags and decks.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who looks at the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Observer {
    /// One seat, with what it knows.
    Seat(Seat),
    /// A spectator: only what everybody knows.
    Public,
    /// The host of the table, who sees everything.
    Host,
}

/// A set of seats.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// Every seat, and every spectator.
    pub const ALL: Self = Self(u8::MAX);

    /// The set of one seat.
    pub fn one(seat: Seat) -> Self {
        Self(1u8.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// This set with one more seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// Whether the seat is in the set. A seat that no table has is only in [`Seats::ALL`], like spectators.
    pub fn contains(self, seat: Seat) -> bool {
        self == Self::ALL || self.0 & Self::one(seat).0 != 0
    }

    /// Whether the observer sees what this set of seats knows.
    pub fn shows(self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => self.contains(seat),
            Observer::Public => self == Self::ALL,
            Observer::Host => true,
        }
    }
}
