//! Where the nodes and ribbons of a diagram are drawn: columns from left to right, heights by share, what flows back bends below.

use super::{Diagram, Node};

/// The height of all that came, 100 %; where food goes round and round, of the place through which most goes.
const WHOLE: f64 = 190.0;
/// The width of a node.
pub const NODE: f64 = 11.0;
/// The least room between the middles of two nodes: two lines of letters.
const LINES: f64 = 37.0;
/// Room for the two lines above a place.
const ABOVE: f64 = 40.0;
/// The least room between two nodes.
const GAP: f64 = 9.0;
/// The margin above and below.
const MARGIN: f64 = 18.0;
/// How far a loop about a place swings out.
pub const SWING: f64 = 26.0;

/// A node's rectangle.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Block {
    /// Its left side.
    pub x: f64,
    /// Its upper side.
    pub y: f64,
    /// Its height: the most of what comes and goes.
    pub height: f64,
    /// Where its words stand.
    pub words: Side,
}

/// Where the words of a node stand: where they leave room for those of others.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// To the right of it.
    Right,
    /// To the left of it.
    Left,
    /// Above it.
    Above,
}

/// A ribbon: the middles of its ends, and how thick it is.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Band {
    /// The middle of the end at which it begins: to the right, and down.
    pub from: (f64, f64),
    /// The middle of the other end.
    pub to: (f64, f64),
    /// How thick.
    pub thick: f64,
    /// How it goes.
    pub way: Way,
}

/// How it goes.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Way {
    /// To the right.
    On,
    /// From the far end straight back to the left, and round into its node.
    Returns,
    /// Round from the right side of its node, back along this height, round into the left side of the other.
    Loops(f64),
}

/// A diagram with places.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// How high the picture is.
    pub height: f64,
    /// As the nodes of the diagram.
    pub blocks: Vec<Block>,
    /// As the ribbons of the diagram.
    pub bands: Vec<Band>,
}

impl Layout {
    /// A diagram in a picture of this width. Lengths are for letters of size 13.
    pub fn new(diagram: &Diagram, width: f64) -> Self {
        let scale = WHOLE / fullest(diagram).max(f64::MIN_POSITIVE);
        let blocks = blocks(diagram, width, scale);
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

fn blocks(diagram: &Diagram, width: f64, scale: f64) -> Vec<Block> {
    let mut columns: Vec<usize> = diagram.nodes.iter().map(|node| node.column()).collect();
    columns.dedup();
    let step = (width - NODE) / (columns.len().saturating_sub(1).max(1)) as f64;
    let mut blocks: Vec<Block> = Vec::new();
    for (place, node) in diagram.nodes.iter().enumerate() {
        let column = columns.iter().position(|column| *column == node.column()).unwrap_or(0);
        let height = diagram.through(place).into_iter().fold(0.0, f64::max) * scale;
        let x = column as f64 * step;
        let words = match node {
            _ if node.is_between() => Side::Above,
            _ if column + 1 == columns.len() => Side::Left,
            _ => Side::Right,
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
