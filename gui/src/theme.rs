//! Colours and sizes, by what they are for.

use crate::prefs::{Mood, Palette};
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

/// Colours and sizes, by what they are for.
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

impl Theme {
    /// The theme of a mood with a palette.
    pub(crate) fn new(mood: Mood, _palette: Palette) -> Self {
        let dark = mood == Mood::Dark;
        let paint = |fill: u32, edge: u32, ink: u32| Paint { fill: rgb(fill), edge: rgb(edge), ink: rgb(ink) };
        let tints = [
            paint(0xb9ad97, 0x7d7260, 0x1d1a15),
            paint(0xc0392b, 0x7b2119, 0xffffff),
            paint(0xd9822b, 0x8f5215, 0x1d1a15),
            paint(0xe6c24a, 0x977920, 0x1d1a15),
            paint(0x5f9e4b, 0x37632a, 0xffffff),
            paint(0x3aa6a0, 0x1f6a66, 0x101b1a),
            paint(0x2f6fb0, 0x1a436e, 0xffffff),
            paint(0x7d53a8, 0x4a2f68, 0xffffff),
            paint(0xe08fa4, 0x96505f, 0x1d1a15),
            paint(0x8a6242, 0x553a25, 0xffffff),
            paint(0x8d949b, 0x575d63, 0x101214),
            paint(0xf1ede2, 0xa59d8c, 0x1d1a15),
            paint(0x2f3236, 0x0f1113, 0xf4f1ea),
        ];
        Self {
            dark,
            table: if dark { [rgb(0x1f3a44), rgb(0x10222b)] } else { [rgb(0xcfe0e0), rgb(0xa9c3c6)] },
            mat: if dark { paint(0x27414b, 0x3d5c68, 0xeef3f2) } else { paint(0xf3efe4, 0xcbbf9f, 0x22201b) },
            panel: if dark { paint(0x18262d, 0x2f444e, 0xeef3f2) } else { paint(0xfbf8f0, 0xd6ccb2, 0x22201b) },
            card: if dark { paint(0xefe6d2, 0x8d7f63, 0x26211a) } else { paint(0xfffaf0, 0xb7a988, 0x26211a) },
            back: paint(0x3b5d6b, 0x20363f, 0xe8f0f2),
            faint: if dark { rgb(0xa9bac0) } else { rgb(0x5f5a4e) },
            lit: if dark { rgb(0xffd166) } else { rgb(0xb25e00) },
            focus: if dark { rgb(0x7fe3ff) } else { rgb(0x00588a) },
            alarm: if dark { rgb(0xff8a7a) } else { rgb(0xa3231b) },
            shadow: Color32::from_black_alpha(if dark { 110 } else { 60 }),
            tints,
        }
    }

    /// A space that says nothing of itself: open water.
    pub(crate) fn water(&self) -> Color32 {
        self.tint(Tint::Teal).fill.lerp_to_gamma(self.mat.fill, 0.72)
    }

    /// What a tint means here.
    pub(crate) fn tint(&self, tint: Tint) -> Paint {
        self.tints[tint as usize]
    }
}

fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// Sets fonts, colours and sizes of a window.
pub(crate) fn apply(ctx: &egui::Context, _theme: &Theme, _prefs: &crate::prefs::Preferences) {
    let mut fonts = egui::FontDefinitions::default();
    let body = fonts.families[&egui::FontFamily::Proportional].clone();
    for name in ["title", "strong"] {
        fonts.families.insert(egui::FontFamily::Name(name.into()), body.clone());
    }
    ctx.set_fonts(fonts);
}
