//! A table that stays still: the fixed place of each part of a scene, whatever comes and goes in it.

use super::{Node, Shape};
use serde::{Deserialize, Serialize};

/// The shape of the window that a table is laid out for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// Wider than high.
    Wide,
    /// Higher than wide.
    Tall,
}

/// Fixed places for the parts of a scene: the same for all tables of a set-up. If one side has more room than every other one, a host may turn
/// the table, so that whoever looks sits there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Template {
    /// The regions, in the order in which they are drawn. Together they hold every top-level node, each in one region. Texts, hands and panels of sides may be left out: a host
    /// has places of its own for them.
    pub regions: Vec<Region>,
}

/// A part of the table that keeps its place and its size: growth happens inside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Region {
    /// Its name: stable, and not a text for people.
    pub name: String,
    /// The ids of the nodes that lie in it, in their order. One that comes and goes is the last one, so that the others stay.
    pub nodes: Vec<String>,
    /// Its left and upper edge, width and height, in thousandths of the table.
    pub place: [u16; 4],
    /// How much it has room for, across and down, in places on which one pawn stands (a card is about three wide and four high). Only
    /// what needs more than that is drawn smaller.
    pub reserved: [u8; 2],
}

impl Region {
    /// A region with these nodes at this place, with room for so much.
    pub fn new(name: &str, nodes: impl IntoIterator<Item = impl Into<String>>, place: [u16; 4], reserved: [u8; 2]) -> Self {
        Self { name: name.to_owned(), nodes: nodes.into_iter().map(Into::into).collect(), place, reserved }
    }
}

impl Template {
    /// The region of a top-level node.
    pub fn region_of(&self, node: &str) -> Option<&Region> {
        self.regions.iter().find(|region| region.nodes.iter().any(|id| id == node))
    }

    /// Whether this top-level node may be in no region.
    pub fn may_leave_out(node: &Node) -> bool {
        matches!(node.shape, Shape::Text | Shape::Hand) || node.shape == Shape::Panel && node.owner.is_some()
    }

    /// Whether all regions lie on the table and none overlap, but for those that lie wholly on an earlier one.
    pub fn is_sound(&self) -> bool {
        let edges = |region: &Region| {
            let [x, y, width, height] = region.place.map(u32::from);
            [x, y, x + width, y + height]
        };
        let on_table = |region: &Region| edges(region).iter().all(|edge| *edge <= 1000) && region.place[2] > 0 && region.place[3] > 0;
        let apart = |one: &Region, other: &Region| {
            let ([a, b, c, d], [e, f, g, h]) = (edges(one), edges(other));
            let lies_on = a <= e && b <= f && g <= c && h <= d;
            lies_on || c <= e || g <= a || d <= f || h <= b
        };
        let pairs = self.regions.iter().enumerate().flat_map(|(i, one)| self.regions[i + 1..].iter().map(move |other| (one, other)));
        self.regions.iter().all(on_table) && pairs.into_iter().all(|(one, other)| apart(one, other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn region(name: &str, place: [u16; 4]) -> Region {
        Region { name: name.to_owned(), nodes: vec![name.to_owned()], place, reserved: [1, 1] }
    }

    #[test]
    fn regions_lie_side_by_side_on_the_table() {
        let halves = Template { regions: vec![region("left", [0, 0, 500, 1000]), region("right", [500, 0, 500, 1000])] };
        assert!(halves.is_sound());
        assert_eq!(halves.region_of("right").map(|region| &*region.name), Some("right"));
        assert_eq!(halves.region_of("middle"), None);
        let nested = Template { regions: vec![region("land", [0, 0, 1000, 1000]), region("herd", [0, 500, 1000, 500])] };
        assert!(nested.is_sound(), "animals on their land");
        assert!(!Template { regions: nested.regions.into_iter().rev().collect() }.is_sound(), "what lies below comes first");
        let unsound = [[0, 0, 501, 10], [900, 0, 101, 10], [0, 0, 0, 10]];
        for place in unsound {
            let regions = vec![region("right", [500, 0, 100, 1000]), region("other", place)];
            assert!(!Template { regions }.is_sound(), "{place:?}");
        }
    }
}
