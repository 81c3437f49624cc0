//! How the viewer looks: colours and sizes by what they are for, fonts, the style of all widgets.
//!
//! **Decides:** what is readable on what, and that no two sides look alike to any eyes ([`palette`]). **Does not decide:** the shapes of
//! things on the table; those are in [`crate::art`].

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

pub(crate) use fonts::{ICONS, body, fonts, strong, title};
pub(crate) use palette::{Paint, mix};
pub(crate) use seal::Seal;
pub(crate) use style::apply;

use crate::prefs::{Mood, Palette};
use clade_engine::scene::Tint;
use egui::Color32;

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
    /// What is wrong.
    pub(crate) alarm: Color32,
    /// Shadows.
    pub(crate) shadow: Color32,
    tints: [Paint; 13],
}

/// Whether a shape of this colour stands out from a ground.
pub(crate) fn stands_out(color: Color32, ground: Color32) -> bool {
    palette::contrast(color, ground) >= palette::EDGE
}

/// The ink that can be read on a colour.
pub(crate) fn ink_on(fill: Color32) -> Color32 {
    palette::ink_on(fill)
}

impl Theme {
    /// The theme of a mood with a palette.
    pub(crate) fn new(mood: Mood, palette: Palette) -> Self {
        palette::theme(mood, palette)
    }

    /// What a tint means here.
    pub(crate) fn tint(&self, tint: Tint) -> Paint {
        self.tints[tint as usize]
    }
}
