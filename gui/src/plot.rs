//! Pictures of numbers: curves and bars over axes. Whatever is distinguished by colour is also distinguished by dashes, marks and words.
//!
//! **Decides:** how numbers are drawn. **Does not decide:** which ones, nor how they are written ([`clade_compare::Prose`]).

mod bars;
mod chart;
mod legend;
mod pens;
mod pick;
mod sankey;
#[cfg(test)]
mod tests;

pub(crate) use bars::{Bar, Bars, Part};
pub(crate) use chart::{Axis, Chart, Point, Scale};
pub(crate) use pens::{data, on};
pub(crate) use sankey::{Sankey, death, origin};

use egui::Color32;

/// Something that is followed along an axis.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    /// What it is called.
    pub(crate) name: String,
    /// The same in a letter or word at its end; empty for none.
    pub(crate) short: String,
    pub(crate) color: Color32,
    /// Which dashes and marks it has: those of its place.
    pub(crate) place: usize,
    pub(crate) trace: Trace,
    /// From left to right.
    pub(crate) points: Vec<[f64; 2]>,
    /// The range in which each of its points may lie; empty where that is not known.
    pub(crate) band: Vec<[f64; 2]>,
}

/// How a curve goes from point to point.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trace {
    /// Straight on.
    Line,
    /// Straight on to the next round; where a round has no value, it breaks off.
    Rounds,
    /// It stays as it is until the next.
    Steps,
    /// Not at all: each point stands for itself.
    Points,
}
