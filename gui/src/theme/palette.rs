//! The colours themselves: a table for each mood and for each palette.
//!
//! The safe palettes were searched for, within what each name allows, such that the most similar two differ as much as possible for
//! all eyes they are made for; in greyscale the tints are steps of lightness. What must hold is tested in `contrast` and `eyes`.

use super::colour::{EDGE, TEXT, contrast, grey, ink_on, mix, rgb};
use super::{Paint, Theme};
use crate::prefs::{Mood, Palette};
use egui::Color32;

/// What a mood gives all palettes.
struct Tokens {
    table: [u32; 2],
    mat: [u32; 3],
    panel: [u32; 3],
    button: [u32; 3],
    accent: [u32; 3],
    card: [u32; 3],
    back: [u32; 3],
    faint: u32,
    lit: u32,
    focus: u32,
    ring: [u32; 2],
    alarm: u32,
    shadow: u8,
}

/// Paper and wood in daylight.
const LIGHT: Tokens = Tokens {
    table: [0xd6dfd6, 0xb3c2bc],
    mat: [0xf4eedf, 0x8f8364, 0x22201b],
    panel: [0xfaf6ec, 0x938a72, 0x22201b],
    button: [0xefe7d3, 0x8f8364, 0x22201b],
    accent: [0x1f5f66, 0x123c41, 0xfdfaf2],
    card: [0xfffaee, 0x8f8261, 0x26211a],
    back: [0x2f5a62, 0x18363c, 0xe9f2f0],
    faint: 0x625c4d,
    lit: 0x994a00,
    focus: 0x00588a,
    ring: [0x003c5f, 0xffffff],
    alarm: 0xa3231b,
    shadow: 70,
};

/// A lamp over the table at night.
const DARK: Tokens = Tokens {
    table: [0x27474c, 0x0e1d22],
    mat: [0x1b3138, 0x6d8a90, 0xedf2ee],
    panel: [0x14242a, 0x5f7b82, 0xedf2ee],
    button: [0x243d45, 0x6d8a90, 0xedf2ee],
    accent: [0xe3b454, 0x8d6a1f, 0x1c170c],
    card: [0xf2e9d5, 0x7a6d50, 0x26211a],
    back: [0x35626b, 0x7f9ba1, 0xeef5f3],
    faint: 0xa9bdbe,
    lit: 0xffd166,
    focus: 0x7fe3ff,
    ring: [0x7fe3ff, 0x06141a],
    alarm: 0xff9a8a,
    shadow: 120,
};

/// Fills in the order of [`clade_engine::scene::Tint`]: plain, red, orange, yellow, green, teal, blue, purple, pink, brown, grey, white,
/// black.
type Fills = [u32; 13];

const USUAL: Fills =
    [0xc2b59c, 0xb5342b, 0xd97f2b, 0xe6c249, 0x437f3a, 0x4fa7a2, 0x2a64a3, 0x8653a6, 0xdb8fa3, 0x74502f, 0x848c94, 0xf4f0e6, 0x292d32];
const RED_GREEN: Fills =
    [0xc1ab8c, 0xa62d1e, 0xf19b26, 0xffdc4c, 0x63905d, 0x6fd2c8, 0x4276b2, 0x593a7b, 0xcd7c94, 0x5e2e12, 0x6e7275, 0xf5f3f0, 0x212325];
const BLUE_YELLOW: Fills =
    [0xaaa091, 0xa10217, 0xd76a1b, 0xd7c239, 0x39aa73, 0x82ccd4, 0x0861a4, 0x5d0777, 0xf48fb5, 0x725133, 0x7f8890, 0xf6f3ed, 0x161b20];
const GREYSCALE: Fills =
    [0xe2e2e2, 0x6b6b6b, 0xb5b5b5, 0xd4d4d4, 0x989898, 0x8a8a8a, 0x3b3b3b, 0x525252, 0xc5c5c5, 0x474747, 0xa7a7a7, 0xf4f4f4, 0x1e1e1e];

impl Theme {
    /// The theme of a mood with a palette.
    pub(crate) fn new(mood: Mood, palette: Palette) -> Self {
        let (tokens, dark) = match mood {
            Mood::Light => (LIGHT, false),
            Mood::Dark => (DARK, true),
        };
        let fills = match palette {
            Palette::Usual => USUAL,
            Palette::RedGreen => RED_GREEN,
            Palette::BlueYellow => BLUE_YELLOW,
            Palette::Greyscale => GREYSCALE,
        };
        let shown = |hex: u32| if palette == Palette::Greyscale { grey(rgb(hex)) } else { rgb(hex) };
        let paint = |[fill, edge, ink]: [u32; 3]| Paint { fill: shown(fill), edge: shown(edge), ink: shown(ink) };
        let mat = paint(tokens.mat);
        let table = tokens.table.map(shown);
        let grounds = [mat.fill, table[0], table[1]];
        let mut theme = Self {
            dark,
            table,
            mat,
            panel: paint(tokens.panel),
            button: paint(tokens.button),
            accent: paint(tokens.accent),
            card: paint(tokens.card),
            back: paint(tokens.back),
            faint: shown(tokens.faint),
            // Without colours the strongest contrast says it.
            lit: if palette == Palette::Greyscale { mat.ink } else { shown(tokens.lit) },
            focus: shown(tokens.focus),
            ring: tokens.ring.map(shown),
            alarm: shown(tokens.alarm),
            shadow: Color32::from_black_alpha(tokens.shadow),
            tints: fills.map(|fill| tinted(rgb(fill), grounds)),
            grounds: [mat.fill; 13],
        };
        theme.grounds = theme.tints.map(|tint| theme.ground_of(tint));
        theme
    }

    /// As much of a tint on a mat as lets everything be read. On a light mat its pale shade: blue on cream would be grey.
    fn ground_of(&self, tint: Paint) -> Color32 {
        let (shade, most) = if self.dark { (tint.fill, GROUND) } else { (mix(Color32::WHITE, tint.fill, PALE), 90) };
        let shares = (0u8..=most).rev().map(|share| mix(self.mat.fill, shade, f32::from(share) / 100.0));
        shares.into_iter().find(|&ground| self.reads_on(ground)).unwrap_or(self.mat.fill)
    }

    /// Whether text, marks and pieces stand out from this ground.
    pub(super) fn reads_on(&self, ground: Color32) -> bool {
        let piece = |paint: &Paint| contrast(paint.fill, ground).max(contrast(paint.edge, ground)) >= EDGE;
        [self.mat.ink, self.faint].into_iter().all(|ink| contrast(ink, ground) >= TEXT)
            && [self.lit, self.focus].into_iter().all(|mark| contrast(mark, ground) >= EDGE)
            && self.tints.iter().all(piece)
    }
}

/// The greatest share of a tint in the ground of a board, in percent.
const GROUND: u8 = 38;
/// How much of a tint its pale shade has.
const PALE: f32 = 0.35;

/// A tint on the table: where its fill cannot be told from what it lies on, its edge can.
fn tinted(fill: Color32, grounds: [Color32; 3]) -> Paint {
    let stands_out = |edge: &Color32| grounds.iter().all(|&ground| contrast(fill, ground).max(contrast(*edge, ground)) >= EDGE);
    let darker = (5u8..=8).map(|step| mix(fill, Color32::BLACK, f32::from(step) / 10.0));
    let lighter = (1u8..=9).map(|step| mix(fill, Color32::WHITE, f32::from(step) / 10.0));
    let edge = darker.chain(lighter).find(stands_out).unwrap_or(mix(fill, Color32::BLACK, 0.5));
    Paint { fill, edge, ink: ink_on(fill) }
}
