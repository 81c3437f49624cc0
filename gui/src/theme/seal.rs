//! The shape of a side: it says the same as its colour.

use clade_engine::scene::Tint;

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

    /// The seal of one of these sides: the shape belongs to the colour, so that an animal has the same whoever else plays. Where two
    /// of them would look alike, all go by their numbers.
    pub(crate) fn among(side: u8, tints: &[Tint]) -> Self {
        let shapes: Vec<Option<Self>> = tints.iter().map(|&tint| Self::of_tint(tint)).collect();
        let differ = shapes.iter().enumerate().all(|(at, shape)| shape.is_some() && !shapes[..at].contains(shape));
        shapes.get(usize::from(side)).copied().flatten().filter(|_| differ).unwrap_or_else(|| Self::of(side))
    }

    fn of_tint(tint: Tint) -> Option<Self> {
        Some(match tint {
            Tint::Plain => return None,
            Tint::Red => Self::Disc,
            Tint::Blue => Self::Square,
            Tint::Green => Self::Triangle,
            Tint::Yellow => Self::Diamond,
            Tint::Black | Tint::Brown => Self::Hexagon,
            Tint::White | Tint::Pink => Self::Star,
            Tint::Orange | Tint::Teal => Self::Cross,
            Tint::Purple | Tint::Grey => Self::Drop,
        })
    }
}
