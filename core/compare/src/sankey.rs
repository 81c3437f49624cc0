//! Where something comes from and where it goes, as shares of all that came: food, and where nothing is eaten, individuals.
//!
//! **Decides:** which nodes there are, in which order, and what flows between them. What is in a place at the end flows on to a node of
//! its own, so that as much leaves every place as came to it. **Does not decide:** where they are drawn ([`layout`]), or what they are
//! called.

mod layout;

pub use layout::{Band, Block, Layout, NODE, SWING, Side, Way};

use crate::report::{Lives, Moved};
use clade_ecology::row::{Place, Reason};
use clade_engine::ecology::{Birth, Death, Origin};

/// Less than this, in pieces a game, is a rounding error.
const NOTHING: f64 = 1e-6;

/// Nodes and what flows between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagram {
    /// Column by column, from the top.
    pub nodes: Vec<Node>,
    /// In the order of the nodes that they leave.
    pub ribbons: Vec<Ribbon>,
}

/// What a node stands for. The order is the one in which nodes of a column are drawn, from the top.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Node {
    /// Food comes to the table.
    Comes(Reason),
    /// Food lies there.
    Lies(Place),
    /// It feeds, and is gone.
    Eaten,
    /// It leaves the table for another reason.
    Goes(Reason),
    /// It lies there at the end.
    Left,
    /// What the living and the dead leave: it comes to the table too, but is drawn at the other end, behind those who leave it.
    Returns(Reason),
    /// Somebody comes to live.
    Born(Birth),
    /// Somebody lives.
    Lives,
    /// Somebody lives at the end.
    Living,
    /// Somebody goes out of play alive.
    Leaves,
    /// Somebody dies.
    Dies(Death),
}

/// What flows from a node to another.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Ribbon {
    /// The place of the node that it leaves.
    pub from: usize,
    /// The place of the node that it reaches.
    pub to: usize,
    /// How much, a game.
    pub amount: f64,
    /// Why.
    pub why: Cause,
}

/// The place of the colour of an origin, in all pictures: those that come together in a game, or in the two that are compared most, have different
/// ones as far as seven go.
pub fn colour(origin: Origin) -> usize {
    match origin {
        Origin::Environment => 0,
        Origin::Waste | Origin::OwnStore => 1,
        Origin::Body | Origin::Made => 2,
        Origin::Prey | Origin::Placed => 3,
        Origin::Carrion => 4,
        Origin::Shared => 5,
        Origin::Theft => 6,
    }
}

/// Why it flows: what it is coloured by.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Food moved.
    Food(Reason),
    /// Somebody came to live.
    Birth(Birth),
    /// Somebody died.
    Death(Death),
    /// It stays, or goes alive.
    Rest,
}

impl Node {
    /// How far right it is drawn. Columns in which nothing is are left out.
    fn column(self) -> usize {
        match self {
            Self::Comes(_) | Self::Born(_) => 0,
            Self::Lies(Place::Patch) | Self::Lives => 1,
            Self::Lies(Place::Store) => 2,
            Self::Lies(Place::Plate) => 3,
            Self::Lies(Place::Body | Place::Outside) => 4,
            Self::Eaten | Self::Goes(_) | Self::Left | Self::Returns(_) => 5,
            Self::Living | Self::Leaves | Self::Dies(_) => 5,
        }
    }

    /// Whether something lies there between coming and going.
    fn is_between(self) -> bool {
        matches!(self, Self::Lies(_) | Self::Lives)
    }
}

impl Diagram {
    /// Movements of food.
    pub fn of_food(flows: &[Moved]) -> Self {
        let mut diagram = Self::default();
        let mut lying = [Place::Patch, Place::Store, Place::Plate, Place::Body].map(|place| (place, 0.0));
        for moved in flows.iter().filter(|moved| moved.pieces > NOTHING && !is_only_elsewhere(moved)) {
            let (from, to) = (came(moved.from, moved.why), went(moved.to, moved.why));
            diagram.flow(from, to, moved.pieces, Cause::Food(moved.why));
            for (place, pieces) in &mut lying {
                let is = |other: Place| if *place == other { moved.pieces } else { 0.0 };
                *pieces += is(moved.to) - is(moved.from);
            }
        }
        // What lies on plates has fed.
        let end = |place: Place| if place == Place::Plate { Node::Eaten } else { Node::Left };
        lying.into_iter().for_each(|(place, pieces)| diagram.flow(Node::Lies(place), end(place), pieces, Cause::Rest));
        diagram.in_order()
    }

    /// Individuals: who came to live, and what became of them.
    pub fn of_lives(lives: &Lives) -> Self {
        let mut diagram = Self::default();
        lives.births.iter().for_each(|&(way, heads)| diagram.flow(Node::Born(way), Node::Lives, heads, Cause::Birth(way)));
        diagram.flow(Node::Lives, Node::Living, lives.living, Cause::Rest);
        diagram.flow(Node::Lives, Node::Leaves, lives.left, Cause::Rest);
        lives.deaths.iter().for_each(|&(cause, heads)| diagram.flow(Node::Lives, Node::Dies(cause), heads, Cause::Death(cause)));
        diagram.in_order()
    }

    /// All that came: 100 %.
    pub fn total(&self) -> f64 {
        let comes = |ribbon: &&Ribbon| matches!(self.nodes[ribbon.from], Node::Comes(_) | Node::Returns(_) | Node::Born(_));
        self.ribbons.iter().filter(comes).map(|ribbon| ribbon.amount).sum()
    }

    /// What comes to a node, and what goes from it.
    pub fn through(&self, node: usize) -> [f64; 2] {
        let sum = |is: &dyn Fn(&Ribbon) -> bool| self.ribbons.iter().filter(|ribbon| is(ribbon)).map(|ribbon| ribbon.amount).sum();
        [sum(&|ribbon| ribbon.to == node), sum(&|ribbon| ribbon.from == node)]
    }

    fn flow(&mut self, from: Node, to: Node, amount: f64, why: Cause) {
        if amount <= NOTHING {
            return;
        }
        let (from, to) = (self.place(from), self.place(to));
        match self.ribbons.iter_mut().find(|ribbon| (ribbon.from, ribbon.to, ribbon.why) == (from, to, why)) {
            Some(ribbon) => ribbon.amount += amount,
            None => self.ribbons.push(Ribbon { from, to, amount, why }),
        }
    }

    fn place(&mut self, node: Node) -> usize {
        let place = self.nodes.iter().position(|other| *other == node);
        place.unwrap_or_else(|| {
            self.nodes.push(node);
            self.nodes.len() - 1
        })
    }

    /// Whatever the order in which flows were told, the picture is the same.
    fn in_order(mut self) -> Self {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|&place| (self.nodes[place].column(), self.nodes[place]));
        let new = |old: usize| order.iter().position(|&place| place == old).unwrap_or(old);
        for ribbon in &mut self.ribbons {
            (ribbon.from, ribbon.to) = (new(ribbon.from), new(ribbon.to));
        }
        self.ribbons.sort_by_key(|ribbon| (ribbon.from, ribbon.to));
        self.nodes = order.iter().map(|&place| self.nodes[place]).collect();
        self
    }
}

/// Whether food only went from one place to another of the same kind: nobody got or lost it.
fn is_only_elsewhere(moved: &Moved) -> bool {
    moved.from == moved.to && moved.why == Reason::Carried
}

/// Where food comes from that moves.
fn came(from: Place, why: Reason) -> Node {
    match (from, why) {
        (Place::Outside, Reason::Waste | Reason::Corpse) => Node::Returns(why),
        (Place::Outside, _) => Node::Comes(why),
        _ => Node::Lies(from),
    }
}

/// Where it goes. A meal that goes nowhere on the table is eaten at once.
fn went(to: Place, why: Reason) -> Node {
    match (to, why) {
        (Place::Outside, Reason::Meal(_) | Reason::Digested) => Node::Eaten,
        (Place::Outside, _) => Node::Goes(why),
        _ => Node::Lies(to),
    }
}

#[cfg(test)]
mod tests;
