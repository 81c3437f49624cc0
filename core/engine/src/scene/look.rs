//! How a thing looks, in words: each host draws them in its own way, and one that cannot draw leaves them out.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A picture and a colour. Neither says anything that the name and mark of the thing do not say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    /// A picture by its name in the set of icons (game-icons.net, such as `sea-turtle`); empty for none. A host that does not
    /// have it draws the mark.
    pub icon: Cow<'static, str>,
    /// A colour by its name.
    pub tint: Tint,
    /// Whereto it points, in degrees clockwise from straight up: the picture is turned so far. On a board it is the current of its
    /// ground.
    pub turn: Option<u16>,
}

/// The names of all available pictures, in the order of the viewer's font.
pub fn icons() -> impl Iterator<Item = &'static str> {
    include_str!("icons.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// A colour by its name. Hosts choose what each means in light and dark themes, so that people with any kind of colour vision can
/// tell them apart.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tint {
    /// None of its own.
    #[default]
    Plain,
    /// A game's usual red.
    Red,
    /// Between red and yellow; clay.
    Orange,
    /// Sun, sand, straw.
    Yellow,
    /// Leaves, plankton.
    Green,
    /// Shallow water.
    Teal,
    /// Deep water.
    Blue,
    /// Between blue and red.
    Purple,
    /// Coral, flesh.
    Pink,
    /// Earth, wood.
    Brown,
    /// Stone, smoke.
    Grey,
    /// Ice, bone.
    White,
    /// Coal, ink.
    Black,
}

impl Look {
    /// A picture in a colour; for a constant.
    pub const fn of(icon: &'static str, tint: Tint) -> Self {
        Self { icon: Cow::Borrowed(icon), tint, turn: None }
    }

    /// A picture in a colour.
    pub fn new(icon: impl Into<Cow<'static, str>>, tint: Tint) -> Self {
        Self { icon: icon.into(), tint, turn: None }
    }

    /// The same, pointing somewhere: degrees clockwise from straight up.
    #[must_use]
    pub fn turned(self, turn: Option<u16>) -> Self {
        Self { turn, ..self }
    }
}
