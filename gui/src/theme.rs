//! How the viewer looks: colours and sizes by what they are for, fonts, the style of all widgets.
//!
//! **Decides:** what is readable on what, and that no two sides look alike to anybody's eyes ([`palette`]). **Does not decide:** the
//! shapes of things on the table; those are in [`crate::art`].

mod colour;
#[cfg(test)]
mod contrast;
#[cfg(test)]
mod eyes;
mod fonts;
#[cfg(test)]
mod glyphs;
mod palette;
mod seal;
mod style;
#[cfg(test)]
mod widgets;

pub(crate) use colour::{ink_on, mix, stands_out};
pub(crate) use fonts::{ICONS, body, strong, title};
pub(crate) use seal::Seal;
pub(crate) use style::{apply, zoom};

use clade_engine::scene::Tint;
use egui::Color32;

/// A colour to fill with, one for its edge, and one that can be read on it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    /// The area.
    pub(crate) fill: Color32,
    /// Its edge, darker or lighter.
    pub(crate) edge: Color32,
    /// Text and pictures on it.
    pub(crate) ink: Color32,
}

/// Colours, by what they are for.
#[derive(Clone, Debug)]
pub(crate) struct Theme {
    /// Whether it is dark.
    pub(crate) dark: bool,
    /// The table top: in the middle and at its edges.
    pub(crate) table: [Color32; 2],
    /// What lies on the table and holds things: panels, boards.
    pub(crate) mat: Paint,
    /// Panels of the window around the table.
    pub(crate) panel: Paint,
    /// Buttons in those panels.
    pub(crate) button: Paint,
    /// What stands out among them: the main button, what is chosen.
    pub(crate) accent: Paint,
    /// The paper of a card.
    pub(crate) card: Paint,
    /// The back of a card.
    pub(crate) back: Paint,
    /// Text in the background.
    pub(crate) faint: Color32,
    /// What can be chosen.
    pub(crate) lit: Color32,
    /// What the pointer or the keyboard is at.
    pub(crate) focus: Color32,
    /// The ring around what the keyboard is at, and what lies around the ring: one of them stands out from every ground.
    pub(crate) ring: [Color32; 2],
    /// What is wrong.
    pub(crate) alarm: Color32,
    /// Shadows.
    pub(crate) shadow: Color32,
    tints: [Paint; 13],
    grounds: [Color32; 13],
}

impl Theme {
    /// What a tint means here.
    pub(crate) fn tint(&self, tint: Tint) -> Paint {
        self.tints[tint as usize]
    }

    /// The colour of ground in a tint: everything that can be read and seen on a mat can be so on it.
    pub(crate) fn ground(&self, tint: Tint) -> Color32 {
        self.grounds[tint as usize]
    }
}
