//! The whole table: the one of several arrangements that can be shown largest.

use super::{GAP, Laid, Layout, Ruler};
use clade_engine::Scene;
use clade_engine::scene::Shape;
use egui::{Vec2, vec2};

/// Widths that are tried for what is not a board.
const WIDTHS: [f32; 16] =
    [240.0, 320.0, 400.0, 500.0, 620.0, 700.0, 780.0, 880.0, 1000.0, 1100.0, 1200.0, 1300.0, 1400.0, 1550.0, 1700.0, 2000.0];
/// Between a board and what lies beside it.
const BESIDE: f32 = 3.0 * GAP;

/// By how much another order must suit a window better than the current one.
const STAYS: f32 = 1.1;
/// Places whose heights differ by no more than this count as equally high.
const ABOUT: f32 = 2.0 * GAP;

/// In which order the table is arranged.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Order {
    /// How wide everything else than boards is.
    width: f32,
    /// Whether that lies beside the boards or below them.
    is_beside: bool,
}

/// An arrangement: what lies where, relative to the upper left corner.
type Arranged = (Vec<(u16, Vec2)>, Vec2);

/// How well a table of this size suits a window: by the scale at which all of it is seen; if it cannot be read so, by how much of it is
/// seen at the least scale at which it can.
fn fitness(size: Vec2, window: Vec2, least: f32) -> f32 {
    let seen = [window.x / size.x.max(1.0), window.y / size.y.max(1.0)];
    let scale = seen[0].min(seen[1]);
    if scale >= least { 1.0 + scale } else { seen.map(|part| (part / least).min(1.0)).into_iter().product() }
}

/// Lays roots on a plane for a window of this size, where text can be read from a `least` scale on. The order `before` is kept unless
/// another one suits the window clearly better.
pub(crate) fn plane(scene: &Scene, roots: &[u16], window: Vec2, least: f32, before: Option<Order>, ruler: &Ruler) -> (Laid, Order) {
    let is_board = |root: &u16| matches!(scene.nodes[usize::from(*root)].shape, Shape::Board | Shape::Hexes);
    let (boards, others): (Vec<u16>, Vec<u16>) = roots.iter().copied().partition(is_board);
    let mut layout = Layout::new(scene, ruler);
    let mut board = Vec2::ZERO;
    for &root in &boards {
        let size = layout.block(root, f32::INFINITY, false);
        layout.shift(root, vec2(0.0, board.y));
        board = vec2(board.x.max(size.x), board.y + size.y + BESIDE);
    }
    let mut best: Option<(f32, Vec2, Order)> = None;
    for width in WIDTHS {
        let (_, size) = arranged(&mut layout, &others, width);
        let beside = vec2(board.x + BESIDE + size.x, board.y.max(size.y));
        let below = vec2(board.x.max(size.x), board.y + size.y);
        for (whole, is_beside) in [(beside, true), (below, false)] {
            let order = Order { width, is_beside };
            let stays = if before == Some(order) { STAYS } else { 1.0 };
            let fitness = fitness(whole, window, least) * stays;
            if best.is_none_or(|(other, ..)| fitness > other) {
                best = Some((fitness, whole, order));
            }
        }
    }
    let Some((_, whole, order)) = best else { return (Laid::default(), Order::default()) };
    let (places, _) = arranged(&mut layout, &others, order.width);
    let origin = match (boards.is_empty(), order.is_beside) {
        (true, _) => Vec2::ZERO,
        (false, true) => vec2(board.x + BESIDE, 0.0),
        (false, false) => vec2(0.0, board.y),
    };
    for (root, at) in places {
        layout.shift(root, at + origin);
    }
    (layout.laid(roots, whole), order)
}

/// Puts blocks into columns of a width: each where about the least height is used so far, of several such places on the left one.
fn arranged(layout: &mut Layout, roots: &[u16], width: f32) -> Arranged {
    let mut places = Vec::new();
    // The skyline: from which x on what height is used.
    let mut used: Vec<(f32, f32, f32)> = Vec::new();
    let mut whole = Vec2::ZERO;
    for &root in roots {
        let size = layout.block(root, width, false);
        let free = |x: f32| {
            let over = used.iter().filter(|&&(from, to, _)| from < x + size.x && x < to);
            over.map(|&(_, _, bottom)| bottom).fold(0.0f32, f32::max)
        };
        let starts = std::iter::once(0.0).chain(used.iter().map(|&(_, to, _)| to + GAP));
        let fits: Vec<(f32, f32)> = starts.filter(|x| *x == 0.0 || x + size.x <= width).map(|x| (x, free(x))).collect();
        let least = fits.iter().map(|&(_, y)| y).fold(f32::INFINITY, f32::min);
        let about = fits.into_iter().filter(|&(_, y)| y <= least + ABOUT);
        let (x, y) = about.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, 0.0));
        places.push((root, vec2(x, y)));
        used.push((x, x + size.x, y + size.y + GAP));
        whole = whole.max(vec2(x + size.x, y + size.y));
    }
    (places, whole)
}
