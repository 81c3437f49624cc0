//! Where the nodes of a scene go: pure arithmetic, no drawing.
//!
//! A layout is a list of [`Place`]s in the order in which they are painted: what holds things before the things. Lengths are points
//! at zoom 1. Boards put their spaces where the scene says; everything else flows like words on a page.

mod boards;
mod flow;
mod places;
mod plane;
mod regions;
mod rows;
#[cfg(test)]
mod still;

use clade_engine::scene::{Node, Shape, Template};
use clade_engine::{Scene, Translate};
use egui::{Rect, Vec2, pos2, vec2};
use std::collections::BTreeMap;

/// How a node is drawn.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Form {
    /// A surface with spaces.
    Board,
    /// A hexagonal space.
    Hex,
    /// A square space.
    Square,
    /// A place where hexagons meet.
    Corner,
    /// A place in a row of places.
    Slot,
    /// A surface with a heading, and things on it.
    Zone,
    /// The same without heading and edge: what is around it says whose it is.
    Bare,
    /// Land on which other parts of the table lie.
    Ground,
    /// The things of a side on it, behind its seal.
    Herd,
    /// Cards that lie aside, as a pile.
    Aside,
    /// A row of places with its name above them.
    Row,
    /// The same with its name before them, which has this much room.
    Named(f32),
    /// A track of numbered cells.
    Cells {
        /// The number of the last one.
        most: i64,
        /// How many are side by side.
        in_line: i64,
        /// The number of the first one of the goal.
        goal: i64,
    },
    /// One of them, which can be chosen.
    Cell,
    /// A number behind its picture, without its name.
    Number,
    /// Cubes of a side, as many as its value says.
    Cube,
    /// A figure of a side.
    Figure,
    /// A round token.
    Disc,
    /// A die.
    Die,
    /// A whole card.
    Card,
    /// A card in a hand, as much of it as the next one does not cover.
    InHand {
        /// How wide all of it is.
        wide: f32,
        /// How much larger its words are than it is.
        print: f32,
    },
    /// The same, low and broad: the picture beside the name, what it does below.
    Low,
    /// A card on which things lie: an animal with its traits.
    Beast,
    /// Places for food on it, in a row.
    Places {
        /// The side of one.
        side: f32,
        /// Where the first one begins, behind the picture of what they are.
        left: f32,
    },
    /// What lies on some of them, or in a heap: as many tokens as its value says.
    Meals {
        /// The side of one.
        side: f32,
    },
    /// A card as a strip: picture and name.
    Strip,
    /// The picture alone, where its name could not be read.
    Chip,
    /// A deck, bag or stack.
    Pile,
    /// Words, with a number.
    Line,
}

impl Form {
    /// Where a thing is drawn that has this place: a card in a hand goes on below the next one.
    pub(crate) fn drawn(self, rect: Rect, scale: f32) -> Rect {
        if let Self::InHand { wide, .. } = self { Rect::from_min_size(rect.min, vec2(wide * scale, rect.height())) } else { rect }
    }
}

/// Where a node lies.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Place {
    /// The node, by index in the scene.
    pub(crate) node: u16,
    /// Its area.
    pub(crate) rect: Rect,
    /// How it is drawn.
    pub(crate) form: Form,
}

impl Place {
    /// The part of it in which something is told or shown; of a surface on which other things lie, its heading.
    pub(crate) fn told(&self) -> Rect {
        match self.form {
            Form::Board | Form::Bare | Form::Ground => Rect::from_min_size(self.rect.min, Vec2::ZERO),
            Form::Zone | Form::Herd | Form::Row => {
                Rect::from_min_size(self.rect.min, self.rect.size().min(vec2(6.0, 1.0) * (LINE + 2.0 * GAP)))
            }
            Form::Named(wide) => self.rect.with_max_x(self.rect.left() + wide),
            _ => self.rect,
        }
    }
}

/// Where some roots of a scene lie, with all that is in them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Laid {
    /// In the order in which they are painted.
    pub(crate) places: Vec<Place>,
    /// How much room they take, from the upper left corner.
    pub(crate) size: Vec2,
}

/// What a layout asks of the window: words and how wide they are.
pub(crate) struct Ruler<'a> {
    /// The language.
    pub(crate) words: &'a dyn Translate,
    /// The width of a text in a font of this size.
    pub(crate) width_of: &'a dyn Fn(&str, f32) -> f32,
}

/// The size of text on the table.
pub(crate) const TEXT: f32 = 14.0;
/// The size of what is said beside names: signs, numbers of cells.
pub(crate) const SMALL: f32 = 12.5;
/// The size of headings on the table.
pub(crate) const HEADING: f32 = 15.0;
/// The height of a line.
pub(crate) const LINE: f32 = 20.0;
/// Room around and between things.
pub(crate) const GAP: f32 = 6.0;

/// A layout that is being made.
struct Layout<'a> {
    scene: &'a Scene,
    ruler: &'a Ruler<'a>,
    kids: Vec<Vec<u16>>,
    /// Where each node lies in its parent.
    within: Vec<Option<(Rect, Form)>>,
    /// Whether every part of the table has its own place.
    is_fixed: bool,
    /// Whether an animal with many traits is broad instead of high.
    is_broad: bool,
    /// Whether cards on a surface are low and broad: so more of them can be read.
    is_low: bool,
    /// Whether animals are narrow and their traits low: so all of them are larger.
    is_tight: bool,
    /// Whether pictures stand for the traits of an animal: their names could not be read.
    is_brief: bool,
    /// The animals that keep the names of theirs all the same: there is room for them.
    named: Vec<u16>,
    /// Whether numbers with a picture have no name beside it: there is no room for all of them.
    is_terse: bool,
    /// How high the room of the things of a side is, if they have it for themselves.
    room: Option<f32>,
    /// Who stands where among the things of each side.
    stands: Stands,
}

/// Things on common ground, by what they stand on, in their order; a place may be free.
type Stands = BTreeMap<u16, Vec<Option<u16>>>;

impl<'a> Layout<'a> {
    fn new(scene: &'a Scene, ruler: &'a Ruler<'a>) -> Self {
        let mut kids = vec![Vec::new(); scene.nodes.len()];
        for (i, node) in (0u16..).zip(&scene.nodes) {
            if let Some(parent) = node.parent {
                kids[usize::from(parent)].push(i);
            }
        }
        Self {
            scene,
            ruler,
            kids,
            within: vec![None; scene.nodes.len()],
            is_fixed: false,
            is_broad: false,
            is_low: false,
            is_tight: false,
            is_brief: false,
            named: Vec::new(),
            is_terse: false,
            room: None,
            stands: Stands::new(),
        }
    }

    fn node(&self, i: u16) -> &'a Node {
        &self.scene.nodes[usize::from(i)]
    }

    fn kids(&self, i: u16) -> Vec<u16> {
        self.kids[usize::from(i)].clone()
    }

    fn put(&mut self, i: u16, at: Vec2, size: Vec2, form: Form) {
        self.within[usize::from(i)] = Some((Rect::from_min_size(pos2(at.x, at.y), size), form));
    }

    /// Moves what was put already.
    fn shift(&mut self, i: u16, by: Vec2) {
        if let Some((rect, _)) = &mut self.within[usize::from(i)] {
            *rect = rect.translate(by);
        }
    }

    /// Makes a surface larger.
    fn stretch(&mut self, i: u16, size: Vec2) {
        if let Some((rect, Form::Zone | Form::Herd | Form::Ground)) = &mut self.within[usize::from(i)] {
            *rect = Rect::from_min_size(rect.min, size.max(rect.size()));
        }
    }

    fn text(&self, i: u16) -> String {
        self.ruler.words.text(&self.node(i).name)
    }

    fn width_of(&self, text: &str, size: f32) -> f32 {
        (self.ruler.width_of)(text, size)
    }

    /// The places of these roots, absolute.
    fn laid(&self, roots: &[u16], size: Vec2) -> Laid {
        let mut laid = Laid { places: Vec::new(), size };
        for &root in roots {
            self.gather(root, Vec2::ZERO, &mut laid.places);
        }
        laid
    }

    fn gather(&self, i: u16, origin: Vec2, out: &mut Vec<Place>) {
        let Some((rect, form)) = self.within[usize::from(i)] else { return };
        let rect = rect.translate(origin);
        out.push(Place { node: i, rect, form });
        // On boards, what lies in spaces is painted after all spaces, as tokens may reach over.
        if matches!(form, Form::Pile | Form::Aside) {
            return; // what may lie in it is no thing on the table
        }
        let (spaces, things): (Vec<u16>, Vec<u16>) = self.kids(i).into_iter().partition(|&kid| self.node(kid).shape == Shape::Space);
        for kid in spaces.into_iter().chain(things) {
            self.gather(kid, rect.min.to_vec2(), out);
        }
    }
}

/// The roots that lie on the plane, those at the edge (panels of sides, where there is a board), and the hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roots {
    /// On the plane.
    pub(crate) plane: Vec<u16>,
    /// At the edge of the window, one for each side.
    pub(crate) edge: Vec<u16>,
    /// The hands with cards that can be seen.
    pub(crate) hands: Vec<u16>,
}

impl Roots {
    /// Sorts the roots of a scene. Panels of sides stand at the edge if a board needs the plane, or a template gives them no region; else
    /// they are the table.
    pub(crate) fn of(scene: &Scene, template: Option<&Template>) -> Self {
        let mut roots = Self::default();
        let needs_plane =
            template.is_some() || scene.nodes.iter().any(|node| node.parent.is_none() && matches!(node.shape, Shape::Board | Shape::Hexes));
        let is_placed = |node: &Node| template.is_some_and(|template| template.region_of(&node.id).is_some());
        for (i, node) in (0u16..).zip(&scene.nodes) {
            match (node.parent, node.shape) {
                (_, Shape::Hand) => roots.hands.push(i),
                (Some(_), _) | (None, Shape::Text) => {}
                (None, Shape::Panel) if node.owner.is_some() && needs_plane && !is_placed(node) => roots.edge.push(i),
                (None, _) => roots.plane.push(i),
            }
        }
        roots
    }
}

/// Whether these hands have their places for good: how many cards are in them is told beside them. Others come now and then.
pub(crate) fn is_lasting(scene: &Scene, hands: &[u16]) -> bool {
    let node = |at: u16| &scene.nodes[usize::from(at)];
    let is_told = |hand: u16| {
        scene.nodes.iter().any(|other| other.shape == Shape::Text && other.parent == node(hand).parent && other.name == node(hand).name)
    };
    hands.iter().any(|&hand| is_told(hand))
}

/// Whether these panels hold only numbers, and cards that lie aside: what else belongs to a side lies on land of its own.
pub(crate) fn are_slight(scene: &Scene, roots: &[u16]) -> bool {
    if !scene.nodes.iter().any(|node| node.is_land() && node.owner.is_some()) {
        return false;
    }
    let is_slight = |node: &Node| matches!(node.shape, Shape::Text | Shape::Hand | Shape::Panel);
    roots.iter().all(|&root| scene.children(root).all(|(_, kid)| is_slight(kid)))
}

/// Lays some roots below each other within a width.
pub(crate) fn column(scene: &Scene, roots: &[u16], width: f32, is_terse: bool, ruler: &Ruler) -> Laid {
    let mut layout = Layout { is_terse, ..Layout::new(scene, ruler) };
    let mut at = Vec2::ZERO;
    for &root in roots {
        let size = layout.bare(root, width);
        layout.shift(root, at);
        at.y += size.y + GAP;
    }
    layout.laid(roots, vec2(width, (at.y - GAP).max(0.0)))
}

/// How wide so many cards of hands are in a room. Few cards in a wide room are wider: more of their texts can be read. Without a room of their
/// own they are as wide as usual.
pub(crate) fn width_in_hand(cards: usize, room: f32) -> f32 {
    if room <= 0.0 {
        return flow::IN_HAND.x;
    }
    ((room - GAP) / cards.max(1) as f32 - GAP).clamp(flow::NARROW_IN_HAND, flow::WIDE_IN_HAND)
}

/// How far each of these cards in a hand lies from the next one, at most: side by side if there is room for that, or each over the one before
/// it, so that something of all of them is seen.
pub(crate) fn step_in_hand(wide: &[f32], room: f32) -> f32 {
    let Some((last, others)) = wide.split_last() else { return room };
    let taken = |step: f32| others.iter().map(|wide| (wide + GAP).min(step)).sum::<f32>() + last + 2.0 * GAP;
    let steps = std::iter::successors(others.iter().copied().reduce(f32::max).map(|widest| widest + GAP), |step| Some(step - 2.0));
    steps.take_while(|&step| step > flow::NARROW_IN_HAND).find(|&step| taken(step) <= room).unwrap_or(flow::NARROW_IN_HAND)
}

/// Whether cards of these widths have room side by side.
pub(crate) fn is_side_by_side(wide: &[f32], room: f32) -> bool {
    wide.iter().map(|wide| wide + GAP).sum::<f32>() + GAP <= room
}

/// Makes cards of these widths at least so wide; where they would not lie side by side then but do as they are, they share what room is left.
pub(crate) fn widen_in_hand(wide: &mut [f32], least: f32, room: f32) {
    let widened: Vec<f32> = wide.iter().map(|wide| wide.max(least)).collect();
    if is_side_by_side(&widened, room) || !is_side_by_side(wide, room) {
        return wide.copy_from_slice(&widened);
    }
    let left = room - GAP - wide.iter().map(|wide| wide + GAP).sum::<f32>();
    let share = (left / wide.len().max(1) as f32).floor();
    wide.iter_mut().for_each(|wide| *wide += share);
}

/// How wide one of so many cards in a hand is at most, so that something of all others is in sight beside it.
pub(crate) fn most_in_hand(cards: usize, room: f32) -> f32 {
    (room - 2.0 * GAP - cards.saturating_sub(1) as f32 * flow::NARROW_IN_HAND).max(flow::IN_HAND.x)
}

/// Lays the cards of hands in one line, each so wide, and no further from the next one than this.
pub(crate) fn fan(scene: &Scene, hands: &[u16], wide: &[f32], step: f32, print: f32, ruler: &Ruler) -> Laid {
    let mut layout = Layout::new(scene, ruler);
    let cards: Vec<u16> = hands.iter().flat_map(|&hand| layout.kids(hand)).collect();
    let mut x = GAP;
    for (nth, (&card, &wide)) in cards.iter().zip(wide).enumerate() {
        let seen = if nth + 1 == cards.len() { wide } else { wide.min(step) };
        layout.put(card, vec2(x, GAP), vec2(seen, flow::IN_HAND.y), Form::InHand { wide, print });
        x += if seen < wide { step } else { wide + GAP };
    }
    // An empty hand keeps its place.
    layout.laid(&cards, vec2(x, flow::IN_HAND.y + 2.0 * GAP))
}

/// How high a card in a hand is.
pub(crate) const CARD_IN_HAND: f32 = flow::IN_HAND.y;
/// How high hands are.
pub(crate) const HANDS: f32 = flow::IN_HAND.y + 2.0 * GAP;

pub(crate) use flow::{BEAST, BRIEF, CELL, HEAD, PILE, SLOT};
pub(crate) use plane::{Order, plane};
pub(crate) use regions::{Drawn, Part, regions};

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Msg;

    #[test]
    fn cards_that_lie_side_by_side_are_no_wider_than_their_room() {
        let mut scene = Scene::default();
        let hand = scene.add(Node::new("hand", Shape::Hand, Msg::new("hand")));
        (0..3).for_each(|n| _ = scene.add(Node::new(format!("card{n}"), Shape::Card, Msg::new("card")).within(hand)));
        let (wide, room) = ([200.0; 3], 3.0 * (200.0 + GAP) + GAP);
        assert!(is_side_by_side(&wide, room));
        let laid = fan(&scene, &[hand], &wide, step_in_hand(&wide, room), 1.0, &still::RULER);
        assert_eq!(laid.size.x, room, "nothing has to be scrolled into sight");
        assert!(laid.places.windows(2).all(|pair| pair[0].rect.right() < pair[1].rect.left()));
    }
}
