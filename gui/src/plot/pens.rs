//! Colours, dashes and marks of what is drawn.

use crate::theme::Theme;
use egui::Color32;
use egui_plot::{LineStyle, MarkerShape};

/// The colours of Okabe & Ito (2008) without black, as on the page of a comparison. Yellow is darker where it would not stand out from paper.
const DATA: [u32; 7] = [0x0072b2, 0xe69f00, 0x009e73, 0xd55e00, 0xcc79a7, 0x56b4e9, 0xf0e442];
/// The first of them is too dark for a dark ground.
const BLUE_AT_NIGHT: u32 = 0x2b95d6;

const DASHES: [LineStyle; 4] =
    [LineStyle::Solid, LineStyle::Dashed { length: 9.0 }, LineStyle::Dotted { spacing: 6.0 }, LineStyle::Dashed { length: 4.0 }];

const MARKS: [MarkerShape; 8] = [
    MarkerShape::Circle,
    MarkerShape::Square,
    MarkerShape::Up,
    MarkerShape::Diamond,
    MarkerShape::Down,
    MarkerShape::Plus,
    MarkerShape::Cross,
    MarkerShape::Asterisk,
];

/// The colour of data by its place; after the last they begin again.
pub(crate) fn data(theme: &Theme, place: usize) -> Color32 {
    let hex = match place % DATA.len() {
        0 if theme.dark => BLUE_AT_NIGHT,
        nth => DATA[nth],
    };
    let [_, red, green, blue] = hex.to_be_bytes();
    on(theme, Color32::from_rgb(red, green, blue))
}

/// A colour such that a line of it stands out from the window's ground: if need be darker, or lighter.
pub(crate) fn on(theme: &Theme, color: Color32) -> Color32 {
    let ink = theme.panel.ink;
    let steps = (0u8..10).map(|step| crate::theme::mix(color, ink, f32::from(step) / 10.0));
    steps.into_iter().find(|color| crate::theme::stands_out(*color, theme.panel.fill)).unwrap_or(ink)
}

/// The dashes of a place.
pub(super) fn dashes(place: usize) -> LineStyle {
    DASHES[place % DASHES.len()]
}

/// The mark of a place.
pub(super) fn mark(place: usize) -> MarkerShape {
    MARKS[place % MARKS.len()]
}
