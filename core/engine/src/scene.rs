//! What to draw of a view: data, no drawing calls. Viewer, terminal, plugins and golden tests share it.

mod look;
mod staged;
mod template;
mod text;

pub use look::{Look, Tint, icons};
pub use staged::Staged;
pub use template::{Form, Region, Template};
pub use text::{Paint, Plain, draw, draw_close};

use crate::{Msg, Side};
use serde::{Deserialize, Serialize};

/// A table, ready to be drawn: nodes, parents before their children.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// How the things of each side look, by number of the side.
    pub sides: Vec<Look>,
    /// The nodes.
    pub nodes: Vec<Node>,
}

/// What a node is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    /// A surface with spaces.
    Board,
    /// A place on a board where things lie.
    Space,
    /// What belongs to one side, or to all: numbers, cards.
    Panel,
    /// A card.
    Card,
    /// A figure, cube or disc; with a value, that many alike.
    Token,
    /// A die with its value.
    Die,
    /// A row of cells: its tokens carry their cell as value; in a panel its spaces stand side by side. On a card it is as many places as
    /// its value says, which its tokens fill one after another, each as many as its own value says. For its goal see [`Scene::goal`].
    Track,
    /// A deck, bag or supply; the value says how many are in it. Its children are what may be in it, as far as the observer knows:
    /// the next draw is one of them, each as likely as its value says (0: not the next). If none of them has a value nothing is
    /// drawn: they are open, and players take what they want.
    Pile,
    /// A named number or line. At the top level it is the title of the table; texts in it are the phases of a round, see [`Scene::titles`].
    Text,
    /// A surface of hexagons that stand on a side, with spaces and corners. Spaces of neighbouring columns are 3 apart, those of a
    /// column 2; so the corners of a hexagon are 1 above or below its middle and 1 to the left or right of it, and 2 to the left or
    /// right of it.
    Hexes,
    /// A place where hexagons meet.
    Corner,
    /// The cards in somebody's hand, in a panel of their owner.
    Hand,
}

/// One thing on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Stable: the same thing keeps its id, wherever it goes. Unique within the scene.
    pub id: String,
    /// The index of the node it lies in.
    pub parent: Option<u16>,
    /// What it is.
    pub shape: Shape,
    /// Where, in units of its parent: x to the right, y down. In a row of cards x counts the places, from 0: what is taken leaves its own free.
    pub at: [i16; 2],
    /// Whose.
    pub owner: Option<Side>,
    /// A few letters that identify it without its colour; of a card on another one a short name, where its name is long.
    pub mark: Msg,
    /// Its full name, also for screen readers.
    pub name: Msg,
    /// A number that belongs to it: how many, which cell, how much.
    pub value: Option<i64>,
    /// How its number came about: one part per line, with what it adds. Empty where the number is a plain count.
    pub because: Vec<Msg>,
    /// Small signs on it.
    pub badges: Vec<Msg>,
    /// The id of another node to which it is tied: what is said of one is said of both.
    pub bond: Option<String>,
    /// How it looks; what belongs to a side looks like that side unless it says otherwise.
    pub look: Look,
    /// The legal actions that mean this node, by index in the open list.
    pub actions: Vec<u16>,
    /// What may not be done with this node, by index in [`crate::Face::refusals`]. Filled by the face, and only for
    /// [`crate::Face::explained`].
    pub barred: Vec<u16>,
}

impl Node {
    /// Whether it is land: a space by itself, on which other parts of the table may lie.
    pub fn is_land(&self) -> bool {
        self.shape == Shape::Space && self.parent.is_none()
    }

    /// A node with a name and nothing else.
    pub fn new(id: impl Into<String>, shape: Shape, name: Msg) -> Self {
        let mark = name.clone();
        Self {
            id: id.into(),
            parent: None,
            shape,
            at: [0; 2],
            owner: None,
            mark,
            name,
            value: None,
            because: Vec::new(),
            badges: Vec::new(),
            bond: None,
            look: Look::default(),
            actions: Vec::new(),
            barred: Vec::new(),
        }
    }

    /// It lies in this node.
    #[must_use]
    pub fn within(mut self, parent: u16) -> Self {
        self.parent = Some(parent);
        self
    }

    /// It lies here, in units of its parent.
    #[must_use]
    pub fn at(mut self, x: i16, y: i16) -> Self {
        self.at = [x, y];
        self
    }

    /// It belongs to this side.
    #[must_use]
    pub fn of(mut self, side: Side) -> Self {
        self.owner = Some(side);
        self
    }

    /// Its short mark.
    #[must_use]
    pub fn mark(mut self, mark: Msg) -> Self {
        self.mark = mark;
        self
    }

    /// Its number.
    #[must_use]
    pub fn value(mut self, value: impl Into<i64>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// How its number came about.
    #[must_use]
    pub fn because(mut self, parts: Vec<Msg>) -> Self {
        self.because = parts;
        self
    }

    /// Its picture and colour.
    #[must_use]
    pub fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// Its picture, by the name of an icon, see [`Look`].
    #[must_use]
    pub fn icon(mut self, icon: impl Into<std::borrow::Cow<'static, str>>) -> Self {
        self.look.icon = icon.into();
        self
    }

    /// Its colour.
    #[must_use]
    pub fn tint(mut self, tint: Tint) -> Self {
        self.look.tint = tint;
        self
    }

    /// One more small sign on it.
    #[must_use]
    pub fn badge(mut self, badge: Msg) -> Self {
        self.badges.push(badge);
        self
    }

    /// It is tied to the node with this id.
    #[must_use]
    pub fn tied_to(mut self, other: impl Into<String>) -> Self {
        self.bond = Some(other.into());
        self
    }

    /// The legal actions among `list` that mean this node.
    #[must_use]
    pub fn actions_where<A>(mut self, list: &[A], means: impl Fn(&A) -> bool) -> Self {
        self.actions = (0u16..).zip(list).filter(|(_, a)| means(a)).map(|(i, _)| i).collect();
        self
    }
}

impl Scene {
    /// Adds a node and gives its index, for its children.
    pub fn add(&mut self, node: Node) -> u16 {
        self.nodes.push(node);
        (self.nodes.len() - 1) as u16
    }

    /// Where the goal of a track begins, which goes on to its last cell: the first of its spaces, if no answer means that one.
    pub fn goal(&self, track: u16) -> Option<(u16, &Node)> {
        let first = self.children(track).find(|(_, node)| node.shape == Shape::Space);
        first.filter(|(_, node)| node.actions.is_empty())
    }

    /// The titles of the table, each with the phases of a round in their order: where a phase is in the list of nodes, and whether it is on,
    /// which is so where the title or one of its signs names it. A phase whose name only fits into the title has another one as its mark.
    pub fn titles(&self) -> impl Iterator<Item = (&Node, Vec<(u16, &Node, bool)>)> {
        let titles = (0u16..).zip(&self.nodes).filter(|(_, node)| node.parent.is_none() && node.shape == Shape::Text);
        titles.map(|(at, title)| {
            let names = |phase: &Node| [&title.name].into_iter().chain(&title.badges).any(|msg| msg.mentions(&phase.name));
            (title, self.children(at).map(|(at, phase)| (at, phase, names(phase))).collect())
        })
    }

    /// The nodes that lie in this one.
    pub fn children(&self, parent: u16) -> impl Iterator<Item = (u16, &Node)> {
        (0u16..).zip(&self.nodes).filter(move |(_, node)| node.parent == Some(parent))
    }

    /// Whether nothing is drawn from this node: it has things in it, but none with a value.
    pub fn lies_open(&self, pile: u16) -> bool {
        let mut inside = self.children(pile).peekable();
        inside.peek().is_some() && inside.all(|(_, node)| node.value.is_none())
    }
}
