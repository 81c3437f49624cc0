//! Where the nodes and ribbons of a diagram are drawn: columns from left to right, heights by share, what flows back bends below.

use super::{Diagram, Node};

/// The width of every diagram.
pub(in crate::page) const WIDTH: f64 = 460.0;
/// The height of all that came, 100 %; where food goes round and round, of the place through which most goes.
const WHOLE: f64 = 190.0;
/// The width of a node.
pub(in crate::page) const NODE: f64 = 11.0;
/// The least room between the middles of two nodes: two lines of letters.
const LINES: f64 = 37.0;
/// Room for the two lines above a place.
const ABOVE: f64 = 40.0;
/// The least room between two nodes.
const GAP: f64 = 9.0;
/// The margin above and below.
const MARGIN: f64 = 18.0;
/// How far a loop about a place swings out.
const SWING: f64 = 26.0;

/// A node's rectangle.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(in crate::page) struct Block {
    pub(in crate::page) x: f64,
    pub(in crate::page) y: f64,
    pub(in crate::page) height: f64,
    /// Where its words stand.
    pub(in crate::page) words: Words,
}

/// Where the words of a node stand: where they leave room for those of others.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::page) enum Words {
    Right,
    Left,
    Above,
}

/// A ribbon: the middles of its ends, and how thick it is.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(in crate::page) struct Band {
    pub(in crate::page) from: (f64, f64),
    pub(in crate::page) to: (f64, f64),
    pub(in crate::page) thick: f64,
    pub(in crate::page) way: Way,
}

/// How it goes.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(in crate::page) enum Way {
    /// To the right.
    On,
    /// From the far end straight back to the left, and round into its node.
    Returns,
    /// Round from the right side of its node, back along this height, round into the left side of the other.
    Loops(f64),
}

/// A diagram with places.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::page) struct Layout {
    pub(in crate::page) height: f64,
    /// As the nodes of the diagram.
    pub(in crate::page) blocks: Vec<Block>,
    /// As the ribbons of the diagram.
    pub(in crate::page) bands: Vec<Band>,
}

impl Layout {
    pub(in crate::page) fn new(diagram: &Diagram) -> Self {
        let scale = WHOLE / fullest(diagram).max(f64::MIN_POSITIVE);
        let blocks = blocks(diagram, scale);
        let mut bottom = blocks.iter().map(|block| block.y + block.height).fold(0.0, f64::max) + GAP;
        let mut bands = bands(diagram, &blocks, scale);
        for band in &mut bands {
            if let Way::Loops(lane) = &mut band.way {
                *lane = bottom + band.thick / 2.0;
                bottom += band.thick + GAP / 2.0;
            }
        }
        Self { height: bottom + MARGIN, blocks, bands }
    }
}

/// All that came, or where more goes through a place, that.
fn fullest(diagram: &Diagram) -> f64 {
    let through = (0..diagram.nodes.len()).flat_map(|node| diagram.through(node));
    through.fold(diagram.total(), f64::max)
}

fn blocks(diagram: &Diagram, scale: f64) -> Vec<Block> {
    let mut columns: Vec<usize> = diagram.nodes.iter().map(|node| node.column()).collect();
    columns.dedup();
    let step = (WIDTH - NODE) / (columns.len().saturating_sub(1).max(1)) as f64;
    let mut blocks: Vec<Block> = Vec::new();
    for (place, node) in diagram.nodes.iter().enumerate() {
        let column = columns.iter().position(|column| *column == node.column()).unwrap_or(0);
        let height = diagram.through(place).into_iter().fold(0.0, f64::max) * scale;
        let x = column as f64 * step;
        let words = match node {
            _ if node.is_between() => Words::Above,
            _ if column + 1 == columns.len() => Words::Left,
            _ => Words::Right,
        };
        let above = place.checked_sub(1).and_then(|above| blocks.get(above)).filter(|above| above.x == x);
        let y = above.map_or(ABOVE, |above| below(above, height));
        let y = if matches!(node, Node::Returns(_)) { y.max(under_places(diagram, &blocks)) } else { y };
        blocks.push(Block { x, y, height, words });
    }
    blocks
}

/// The next place in a column.
fn below(above: &Block, height: f64) -> f64 {
    above.y + above.height + GAP.max(LINES - f64::midpoint(above.height, height))
}

/// Below all that stands between the ends, so that nothing is crossed on the way back.
fn under_places(diagram: &Diagram, blocks: &[Block]) -> f64 {
    let between = diagram.nodes.iter().zip(blocks).filter(|(node, _)| matches!(node, Node::Lies(_)));
    between.map(|(_, block)| block.y + block.height + GAP).fold(0.0, f64::max)
}

/// Ribbons leave and reach a node one below the other, in the order of the nodes at their other ends; what comes back enters last.
fn bands(diagram: &Diagram, blocks: &[Block], scale: f64) -> Vec<Band> {
    let way = |from: usize, to: usize| match diagram.nodes[from] {
        Node::Returns(_) => Way::Returns,
        _ if blocks[from].x < blocks[to].x => Way::On,
        _ => Way::Loops(0.0),
    };
    let mut bands: Vec<Band> = diagram
        .ribbons
        .iter()
        .map(|ribbon| {
            let (from, to, way) = (blocks[ribbon.from], blocks[ribbon.to], way(ribbon.from, ribbon.to));
            let leaves = if way == Way::Returns { from.x } else { from.x + NODE };
            Band { from: (leaves, 0.0), to: (to.x, 0.0), thick: ribbon.amount * scale, way }
        })
        .collect();
    for (node, block) in blocks.iter().enumerate() {
        let is_back = |ix: &usize| bands[*ix].way != Way::On;
        let mut out: Vec<usize> = (0..bands.len()).filter(|&ix| diagram.ribbons[ix].from == node).collect();
        out.sort_by(|a, b| {
            (is_back(a), blocks[diagram.ribbons[*a].to].y)
                .partial_cmp(&(is_back(b), blocks[diagram.ribbons[*b].to].y))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        let mut into: Vec<usize> = (0..bands.len()).filter(|&ix| diagram.ribbons[ix].to == node).collect();
        // What bends round from farther below is the outer one.
        let order = |ix: usize| if is_back(&ix) { usize::MAX - ix } else { diagram.ribbons[ix].from };
        into.sort_by_key(|&ix| (is_back(&ix), order(ix)));
        stack(&out, block.y, &mut bands, |band| &mut band.from.1);
        stack(&into, block.y, &mut bands, |band| &mut band.to.1);
    }
    bands
}

fn stack(order: &[usize], top: f64, bands: &mut [Band], end: impl Fn(&mut Band) -> &mut f64) {
    let mut y = top;
    for &ix in order {
        let thick = bands[ix].thick;
        *end(&mut bands[ix]) = y + thick / 2.0;
        y += thick;
    }
}

impl Band {
    /// The outline of an area, or the middle of a stroke that is as wide as the band.
    pub(in crate::page) fn path(&self) -> String {
        let ((x0, y0), (x1, y1), half) = (self.from, self.to, self.thick / 2.0);
        match self.way {
            Way::On => {
                let mid = f64::midpoint(x0, x1);
                let (a, b, c, d) = (y0 - half, y1 - half, y1 + half, y0 + half);
                format!(
                    "M{x0:.1},{a:.1}C{mid:.1},{a:.1} {mid:.1},{b:.1} {x1:.1},{b:.1}V{c:.1}C{mid:.1},{c:.1} {mid:.1},{d:.1} {x0:.1},{d:.1}Z"
                )
            }
            Way::Returns => {
                let turn = x1 - SWING.max((y0 - y1).abs() * 0.62).min(x1 * 1.1);
                format!("M{x0:.1},{y0:.1}H{x1:.1}C{turn:.1},{y0:.1} {turn:.1},{y1:.1} {x1:.1},{y1:.1}")
            }
            Way::Loops(lane) => {
                let swing = SWING.max(self.thick * 0.8);
                let (right, left) = (x0 + swing, x1 - swing);
                format!(
                    "M{x0:.1},{y0:.1}C{right:.1},{y0:.1} {right:.1},{lane:.1} {x0:.1},{lane:.1}H{x1:.1}C{left:.1},{lane:.1} {left:.1},{y1:.1} {x1:.1},{y1:.1}"
                )
            }
        }
    }
}
