//! The shape of a side: it says the same as its colour.

/// The shape of a side's seal. Colour, shape and letter always come together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seal {
    /// Round.
    Disc,
    /// Four sides, lying.
    Square,
    /// Three corners, one up.
    Triangle,
    /// Four sides, on a corner.
    Diamond,
    /// Six corners, one up.
    Hexagon,
    /// Five points.
    Star,
    /// Two bars.
    Cross,
    /// Round, with a point above.
    Drop,
}

impl Seal {
    /// All of them, in the order of the sides.
    pub(crate) const ALL: [Self; 8] =
        [Self::Disc, Self::Square, Self::Triangle, Self::Diamond, Self::Hexagon, Self::Star, Self::Cross, Self::Drop];

    /// The seal of a side, by its number.
    pub(crate) fn of(side: u8) -> Self {
        Self::ALL[usize::from(side) % Self::ALL.len()]
    }
}
