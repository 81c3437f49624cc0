//! Colours and strokes of pictures, and how they come from the drawing library into the page.
//!
//! The library knows colours as numbers only, but a page is light or dark. So a pen is drawn as a number that no picture uses for
//! anything else, and [`paint`] puts a variable of the page's style in its place. No pen differs from another by its colour alone.

use super::Page;
use maud::{Markup, PreEscaped, html};
use plotters::style::{RGBColor, ShapeStyle};

/// A colour of the page's style and what it is drawn with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Pen {
    colour: u8,
    kind: Kind,
}

/// The second channel beside the colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Solid,
    Dashed,
    Dotted,
    /// An area filled with a pattern of ink.
    Pattern,
}

/// Colours of data in the style: those of Okabe & Ito (2008) without black.
const COLOURS: u8 = 7;
/// The first of them in the style; before it: ink, grid, muted ink.
const FIRST: u8 = 3;

/// The strokes of the patterns, in a square of 40; the first is none.
const PATTERNS: [&str; 8] = [
    "",
    "M-10,10 l20,-20 M0,40 l40,-40 M30,50 l20,-20",
    "M-10,30 l20,20 M0,0 l40,40 M30,-10 l20,20",
    "M0,10 h40 M0,30 h40",
    "M10,0 v40 M30,0 v40",
    "M8,10 h4 M28,30 h4",
    "M0,20 h40 M20,0 v40",
    "M0,0 l40,40 M0,40 l40,-40",
];

impl Pen {
    pub(super) const INK: Self = Self { colour: 0, kind: Kind::Solid };
    pub(super) const GRID: Self = Self { colour: 1, kind: Kind::Solid };
    pub(super) const MUTED: Self = Self { colour: 2, kind: Kind::Solid };

    /// A colour of data by its place; after the last they begin again.
    pub(super) const fn data(place: usize) -> Self {
        Self { colour: FIRST + (place % COLOURS as usize) as u8, kind: Kind::Solid }
    }

    pub(super) const fn dashed(self) -> Self {
        Self { kind: Kind::Dashed, ..self }
    }

    pub(super) const fn dotted(self) -> Self {
        Self { kind: Kind::Dotted, ..self }
    }

    /// What is laid over an area of the same place; none for the first.
    pub(super) const fn pattern(place: usize) -> Self {
        Self { colour: (place % PATTERNS.len()) as u8, kind: Kind::Pattern }
    }

    /// As a value of the style.
    pub(super) fn value(self) -> String {
        match self.kind {
            Kind::Pattern if self.colour == 0 => "none".into(),
            Kind::Pattern => format!("url(#pattern-{})", self.colour),
            _ => format!("var(--c{})", self.colour),
        }
    }

    /// The lengths of its dashes.
    pub(super) fn dashes(self) -> Option<&'static str> {
        match self.kind {
            Kind::Dashed => Some("26 14"),
            Kind::Dotted => Some("4 12"),
            Kind::Solid | Kind::Pattern => None,
        }
    }

    fn number(self) -> RGBColor {
        RGBColor(self.colour, self.kind as u8, 0)
    }

    fn of_number(hex: &str) -> Option<Self> {
        let byte = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
        let kinds = [Kind::Solid, Kind::Dashed, Kind::Dotted, Kind::Pattern];
        Some(Self { colour: byte(0)?, kind: *kinds.get(usize::from(byte(2)?))? })
    }

    /// For an area.
    pub(super) fn area(self, opacity: f64) -> ShapeStyle {
        ShapeStyle { color: plotters::style::Color::mix(&self.number(), opacity), filled: true, stroke_width: 0 }
    }

    /// For a line.
    pub(super) fn line(self, width: u32) -> ShapeStyle {
        ShapeStyle { color: plotters::style::Color::to_rgba(&self.number()), filled: false, stroke_width: width }
    }

    /// For letters.
    pub(super) fn letters(self) -> RGBColor {
        self.number()
    }
}

/// Puts the style's variables where the library wrote the numbers of pens.
pub(super) fn paint(drawn: &str) -> String {
    let mut parts = drawn.split("=\"#");
    let mut painted = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        painted.push_str("=\"");
        match Pen::of_number(part) {
            Some(pen) => {
                painted.push_str(&pen.value());
                pen.dashes().into_iter().for_each(|dashes| painted.extend(["\" stroke-dasharray=\"", dashes]));
                painted.push_str(&part[6..]);
            }
            None => painted.extend(["#", part]),
        }
    }
    painted
}

/// The patterns, once in a page.
pub(super) fn patterns() -> Markup {
    html! {
        svg class="patterns" aria-hidden="true" width="0" height="0" {
            defs {
                @for (place, strokes) in PATTERNS.iter().enumerate().skip(1) {
                    pattern id=(format!("pattern-{place}")) width="40" height="40" patternUnits="userSpaceOnUse" {
                        path d=(strokes) fill="none" stroke="var(--pattern)" stroke-width="5" {}
                    }
                }
            }
        }
    }
}

/// A little square of an area, for legends.
pub(super) fn swatch(fill: Pen, pattern: Pen) -> Markup {
    html! {
        svg class="swatch" viewBox="0 0 80 56" aria-hidden="true" {
            rect width="80" height="56" fill=(fill.value()) {}
            rect width="80" height="56" fill=(pattern.value()) {}
        }
    }
}

/// A little piece of a line, for legends.
pub(super) fn stroke(pen: Pen, width: u32) -> Markup {
    let dashes = pen.dashes().map_or(String::new(), |dashes| format!(" stroke-dasharray=\"{dashes}\""));
    PreEscaped(format!(
        "<svg class=\"swatch\" viewBox=\"0 0 80 56\" aria-hidden=\"true\"><path d=\"M0,28h80\" stroke=\"{}\" stroke-width=\"{width}\"{dashes}/></svg>",
        pen.value()
    ))
}

impl Page<'_> {
    /// The colour of a setting: everywhere the same.
    pub(super) fn pen(&self, arm: usize) -> Pen {
        Pen::data(self.report.asked.arms[arm].setting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_pens_become_variables() {
        let line = "<line opacity=\"1\" stroke=\"#040100\" x1=\"3\"/><text>a=\u{201c}#1</text>";
        assert_eq!(paint(line), "<line opacity=\"1\" stroke=\"var(--c4)\" stroke-dasharray=\"26 14\" x1=\"3\"/><text>a=\u{201c}#1</text>");
        for pen in [Pen::INK, Pen::data(9).dotted(), Pen::pattern(3)] {
            let RGBColor(red, green, blue) = pen.letters();
            assert_eq!(Pen::of_number(&format!("{red:02X}{green:02X}{blue:02X}")), Some(pen));
        }
    }
}
