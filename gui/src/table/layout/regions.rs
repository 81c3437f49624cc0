//! A table that stays still: each part in the region that the game gives it, at a scale of its own.

use super::{GAP, Laid, Layout, Ruler, SLOT};
use clade_engine::Scene;
use clade_engine::scene::{Region, Shape, Template};
use egui::{Rect, Vec2, pos2, vec2};

/// Nothing is drawn larger, in a usual size of text.
const LARGEST: f32 = 2.2;
/// Nor smaller, however much there is of it.
const SMALLEST: f32 = 0.25;
/// From one scale to the next smaller one.
const STEP: f32 = 0.95;

/// Below this scale names of traits cannot be read: then their pictures stand for them.
const NAMED: f32 = 0.6;
/// From this scale on there is room for their names again.
const NAMED_AGAIN: f32 = 0.7;

/// How large a part of the table was drawn the last time, and whether pictures stood for names.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Drawn {
    pub(crate) scale: f32,
    pub(crate) is_brief: bool,
}

/// A part of the table: how it is laid out, where it begins, and how large it is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// Where its things are, at scale 1.
    pub(crate) laid: Laid,
    /// Its upper left corner on the table.
    pub(crate) at: Vec2,
    /// How it is drawn.
    pub(crate) drawn: Drawn,
}

impl Part {
    /// Where on the table an area of it is.
    pub(crate) fn on_table(&self, area: Rect) -> Rect {
        Rect::from_min_size((self.at + area.min.to_vec2() * self.drawn.scale).to_pos2(), area.size() * self.drawn.scale)
    }
}

/// Lays the roots on a table of this size, region by region. `before` is how they were drawn the last time on the same table: a region that
/// had to shrink does not grow again, so that nothing in it moves to and fro.
pub(crate) fn regions(
    scene: &Scene,
    template: &Template,
    roots: &[u16],
    size: Vec2,
    text: f32,
    before: &[Drawn],
    ruler: &Ruler,
) -> Vec<Part> {
    let part = |(nth, region): (usize, &Region)| {
        let [x, y, width, height] = region.place.map(|part| f32::from(part) / 1000.0);
        let area = Rect::from_min_size(pos2(x * size.x, y * size.y), vec2(width * size.x, height * size.y)).shrink(GAP / 2.0);
        let is_of = |id: &String| roots.iter().copied().find(|&root| scene.nodes[usize::from(root)].id == *id);
        let nodes: Vec<u16> = region.nodes.iter().filter_map(is_of).collect();
        let [across, down] = region.reserved.map(|places| f32::from(places.max(1)) * SLOT);
        let scale = (area.width() / across).min(area.height() / down).min(LARGEST * text.max(1.0)).max(SMALLEST);
        let usual = Drawn { scale, is_brief: false };
        let laid_out = |drawn: Drawn, is_broad: bool| {
            let mut layout = Layout::new(scene, ruler);
            (layout.is_fixed, layout.is_broad, layout.is_brief) = (true, is_broad, drawn.is_brief);
            let whole = layout.flow(&nodes, Vec2::ZERO, area.width() / drawn.scale, false);
            let fits = whole.x * drawn.scale <= area.width() + 0.5 && whole.y * drawn.scale <= area.height() + 0.5;
            (fits, layout, whole)
        };
        // What is high may lie broad, where it is larger so.
        let fits = |drawn: Drawn| {
            Some(laid_out(drawn, false)).filter(|high| high.0).or_else(|| Some(laid_out(drawn, true)).filter(|broad| broad.0))
        };
        let largest = |from: f32, least: f32, is_brief: bool| {
            let scales = std::iter::successors(Some(from), |scale| Some(scale * STEP)).take_while(|&scale| scale >= least.min(from));
            scales.map(|scale| Drawn { scale, is_brief }).find_map(|drawn| fits(drawn).map(|found| (drawn, found)))
        };
        let last = before.get(nth).copied().unwrap_or(usual);
        let named =
            if last.is_brief { largest(NAMED_AGAIN.min(usual.scale), NAMED_AGAIN, false) } else { largest(last.scale, NAMED, false) };
        let brief = || largest(if last.is_brief { last.scale } else { usual.scale }, SMALLEST, true);
        let (drawn, (_, mut layout, whole)) = named.or_else(brief).unwrap_or_else(|| {
            let drawn = Drawn { scale: SMALLEST, is_brief: true };
            (drawn, laid_out(drawn, false))
        });
        // A surface that has a region for itself is all of it, whatever lies there.
        if let [only] = *nodes {
            layout.stretch(only, area.size() / drawn.scale);
        }
        // A board lies in the middle of its region, everything else begins at its corner.
        let is_board = |&root: &u16| matches!(scene.nodes[usize::from(root)].shape, Shape::Board | Shape::Hexes);
        let free = if nodes.iter().all(is_board) { (area.size() - whole * drawn.scale).max(Vec2::ZERO) / 2.0 } else { Vec2::ZERO };
        Part { laid: layout.laid(&nodes, whole), at: area.min.to_vec2() + free, drawn }
    };
    template.regions.iter().enumerate().map(part).collect()
}
