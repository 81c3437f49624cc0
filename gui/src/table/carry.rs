//! A thing in the hand: what can be chosen can be dragged to what it is chosen with, and a card to the table. Decides what a drop means; the
//! rest is clicks.

use super::half::Half;
use super::pick::Pick;
use super::table_view::TableView;
use crate::game::{Aims, Seen};
use crate::texts::table as texts;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Side, Translate as _};
use clade_table::SHORT;
use egui::{Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

/// What is dragged, between frames.
#[derive(Debug, Default)]
pub(super) struct Carry {
    carried: Option<Carried>,
    dropped: Option<Dropped>,
}

/// A card that was dropped on the table.
#[derive(Clone, Debug)]
struct Dropped {
    /// What it was dropped on, by id: if the very next question is about one of these, that is the answer.
    on: Vec<String>,
    /// Its uses, as answers.
    uses: Vec<u16>,
    /// Whether it was let go on land, or on an animal there: then it goes there, or nowhere.
    on_land: bool,
    /// Where the pointer let it go, if that is known.
    at: Option<Pos2>,
    /// The uses of the half by which it was taken; nothing, if it has no halves.
    by: Vec<u16>,
    /// After how many actions of the game.
    step: usize,
}

/// Something that is dragged.
#[derive(Clone, Debug)]
struct Carried {
    /// The thing, by id.
    id: String,
    /// Whose it is, if it is somebody's.
    owner: Option<Side>,
    /// Whether it is a card, and whether it is a piece that means one answer: the question after that may be where it goes.
    is_card: bool,
    is_piece: bool,
    /// The answers that it means, and those of them for which a place is looked for: of a card taken by a half not those of the other half.
    actions: Vec<u16>,
    looks_for: Vec<u16>,
    /// Where the pointer took it.
    from: Pos2,
    /// Whether it counts as clicked while it is dragged.
    is_picked: bool,
    /// The half by which it was taken, of a card that has two.
    half: Option<Half>,
}

impl Carried {
    /// Of the things under it those that are meant: what is let go on an animal, or on another side's part of some land, is not meant for that
    /// land.
    fn meant<'a>(&self, over: &[&'a Node]) -> Vec<&'a Node> {
        let is_theirs = |node: &Node| node.is_land() && node.owner.zip(self.owner).is_some_and(|(its, own)| its != own);
        let is_on_card = over.iter().any(|node| node.shape == Shape::Card && node.id != self.id);
        let is_on_theirs = over.iter().any(|node| is_theirs(node));
        over.iter().copied().filter(|node| !node.is_land() || !is_on_card && (!is_on_theirs || is_theirs(node))).collect()
    }

    /// The uppermost of these with which it goes. What means all of it is where it comes from, not where it goes.
    fn goal<'a>(&self, meant: &[&'a Node]) -> Option<&'a Node> {
        let goes_with = |node: &&&Node| {
            let meant = self.actions.iter().filter(|action| node.actions.contains(action)).count();
            meant > 0 && (meant < self.actions.len() || self.actions.len() == 1 || node.id == self.id)
        };
        meant.iter().rfind(goes_with).copied()
    }

    /// The use that would be made of a card with several, let go over these things; `Some(None)`: none fits there. `None` if that is not
    /// known: over its hand, over nothing, and where the menu would ask.
    fn becomes(&self, view: &TableView, over: &[&Node]) -> Option<Option<u16>> {
        let is_at_home = over.is_empty() || over.iter().any(|node| node.shape == Shape::Hand || is_place(node) && !node.is_land());
        if !self.is_card || self.looks_for.len() < 2 || is_at_home {
            return None;
        }
        let meant = self.meant(over);
        let fits: Vec<u16> = match self.goal(&meant) {
            Some(goal) => self.actions.iter().copied().filter(|action| goal.actions.contains(action)).collect(),
            None => {
                let on: Vec<String> = meant.iter().map(|node| node.id.clone()).collect();
                view.aims.uses_on(&on).into_iter().filter(|one| self.looks_for.contains(one)).collect()
            }
        };
        let of_half = || fits.iter().copied().filter(|one| self.half.as_ref().is_some_and(|half| half.uses.contains(one)));
        match fits[..] {
            [] => Some(None),
            [only] => Some(Some(only)),
            _ if of_half().count() == 1 => Some(of_half().next()),
            _ => None,
        }
    }
}

impl Carry {
    /// What is dragged, and how far from where it lies.
    pub(super) fn shown(&self, ui: &Ui) -> Option<(&str, Vec2)> {
        let carried = self.carried.as_ref()?;
        let at = ui.input(|input| input.pointer.latest_pos())?;
        Some((&carried.id, at - carried.from))
    }

    /// The card is taken by this half: where both could be meant, it is this one.
    pub(super) fn by_half(&mut self, half: Half) {
        if let Some(carried) = &mut self.carried {
            carried.looks_for.retain(|one| !half.others.contains(one));
            carried.half = Some(half);
        }
    }

    /// The half by which a card is dragged, if it has two.
    pub(super) fn half(&self) -> Option<&Half> {
        self.carried.as_ref().and_then(|carried| carried.half.as_ref())
    }

    /// Whether a card is dragged by its lower half; nothing if it has no halves.
    pub(super) fn is_by_lower_half(&self) -> Option<bool> {
        self.half().map(|half| half.is_lower)
    }

    /// Tells beside the pointer what a card would be where it is now, over these things; elsewhere by which half it is dragged.
    pub(super) fn tell(&self, ui: &Ui, view: &TableView, over: &[&Node]) {
        let Some((carried, at)) = self.carried.as_ref().zip(ui.input(|input| input.pointer.latest_pos())) else { return };
        let as_half = |half: &Half| texts::carried_as(view.say(&half.name));
        let of_half = |one: u16| carried.half.as_ref().filter(|half| half.uses.contains(&one)).map(as_half);
        let told = match carried.becomes(view, over) {
            Some(Some(one)) => {
                of_half(one).or_else(|| view.seen.labels.get(usize::from(one)).map(|label| texts::lines(view.words.form(label, SHORT))))
            }
            Some(None) => Some(texts::not_there()),
            None => carried.half.as_ref().map(as_half),
        };
        let Some(told) = told else { return };
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("carried")));
        let (colors, font) = (&view.shared.theme, crate::theme::strong(13.0 * view.shared.prefs.text));
        let galley = painter.layout_no_wrap(view.shared.say(&told), font, colors.panel.ink);
        let rect = Rect::from_min_size(at + vec2(14.0, -34.0), galley.size() + vec2(14.0, 6.0));
        painter.rect(rect, 6.0, colors.panel.fill, Stroke::new(1.5, colors.lit), StrokeKind::Inside);
        painter.galley(rect.min + vec2(7.0, 3.0), galley, colors.panel.ink);
    }

    /// The uses of the card or piece that is dragged.
    pub(super) fn uses(&self) -> &[u16] {
        self.carried.as_ref().filter(|carried| carried.is_card || carried.is_piece).map_or(&[], |carried| &carried.looks_for)
    }

    /// The answers that what is dragged means.
    pub(super) fn means(&self) -> Option<&[u16]> {
        self.carried.as_ref().map(|carried| &carried.actions[..])
    }

    /// The one thing on the panel of a side that goes with what is dragged, if it is let go beside that: the panel is as good as what is on it.
    pub(super) fn on_panel<'a>(&self, over: &[&Node], nodes: &'a [Node]) -> Option<&'a Node> {
        let carried = self.carried.as_ref()?;
        // With all that it means: a gene that may be bought or exchanged for one there asks which.
        let goes_with = |node: &Node| node.id != carried.id && carried.actions.iter().all(|action| node.actions.contains(action));
        let is_of_side = |panel: &Node| panel.shape == Shape::Panel && panel.owner.is_some();
        let is_on_panel = |node: &&Node| {
            let mut above = std::iter::successors(node.parent, |&at| nodes.get(usize::from(at))?.parent);
            above.any(|at| over.iter().any(|panel| is_of_side(panel) && panel.id == nodes[usize::from(at)].id))
        };
        // What comes from the panel is at home there.
        if nodes.iter().filter(is_on_panel).any(|node| node.id == carried.id) || over.iter().any(|node| goes_with(node)) {
            return None;
        }
        let mut found = nodes.iter().filter(|node| goes_with(node) && is_on_panel(node));
        found.next().filter(|_| found.next().is_none())
    }

    /// Another question is asked: the answer to it, if it comes of the card that was dropped, and is about what that was dropped on.
    pub(super) fn follow(&mut self, pick: &mut Pick, seen: &Seen) -> Option<u16> {
        self.carried = None;
        let Dropped { on, step, .. } = self.dropped.take_if(|dropped| dropped.step != seen.step && !seen.labels.is_empty())?;
        // What Chance does in between is nobody's answer.
        let is_next = |node: &&Node| seen.step == step + 1 + seen.chances && on.contains(&node.id) && pick.lights(node);
        let node = seen.scene.nodes.iter().find(is_next)?;
        pick.click(node, seen)
    }

    /// What was dropped is no answer to the next question.
    pub(super) fn forget(&mut self) {
        self.dropped = None;
    }

    /// A card that was just dropped on things and has several uses: these, and what it was dropped on.
    pub(super) fn asks_for(&self) -> Option<(&[u16], &[String])> {
        self.dropped
            .as_ref()
            .filter(|dropped| dropped.uses.len() > 1 || dropped.on_land || !dropped.by.is_empty())
            .map(|dropped| (&dropped.uses[..], &dropped.on[..]))
    }

    /// A thing that was clicked, by the half with these uses if it has two, goes to what was clicked next, which is as good as dropped there.
    pub(super) fn aimed(&mut self, uses: &[u16], by: &[u16], on: &[String], at: Option<Pos2>, step: usize) {
        self.dropped = Some(Dropped { on: on.to_vec(), uses: uses.to_vec(), on_land: false, at, by: by.to_vec(), step });
    }

    /// Only these uses fit where it was dropped. Gives the one that is meant, if that is known: by which half the card was taken.
    pub(super) fn narrow(&mut self, uses: &[u16]) -> Option<u16> {
        let dropped = self.dropped.as_mut()?;
        dropped.uses.retain(|one| uses.contains(one));
        let mut meant = dropped.uses.iter().copied().filter(|one| dropped.by.contains(one));
        meant.next().filter(|_| meant.next().is_none())
    }

    /// The pointer let it go there: if it has several uses, which one is asked there, too.
    pub(super) fn let_go(&mut self, at: Option<Pos2>) {
        if let Some(dropped) = &mut self.dropped {
            dropped.at = dropped.at.or(at);
        }
    }

    /// Where the card was let go of whose uses one is to be chosen.
    pub(super) fn let_go_at(&self, uses: &[u16]) -> Option<Pos2> {
        self.dropped.as_ref().filter(|dropped| dropped.uses == uses).and_then(|dropped| dropped.at)
    }

    /// An answer was chosen: by another than a use of the card it does not matter any more where that was dropped.
    pub(super) fn chosen(&mut self, action: u16) {
        self.dropped.take_if(|dropped| !dropped.uses.contains(&action));
    }

    /// The pointer takes a thing: what can be chosen with it is lit, as after a click.
    pub(super) fn take(&mut self, node: &Node, pick: &mut Pick, seen: &Seen, from: Pos2) {
        if !pick.carries(node) {
            return;
        }
        // What was clicked before it is carried begins anew.
        if pick.last() == Some(&node.id) {
            pick.back();
        }
        let open = pick.open(seen);
        let actions: Vec<u16> = node.actions.iter().copied().filter(|action| open.contains(action)).collect();
        let is_picked = actions.len() > 1 && pick.click(node, seen).is_none();
        let (is_card, is_piece) = (node.shape == Shape::Card, matches!(node.shape, Shape::Token | Shape::Pile) && actions.len() == 1);
        let (id, owner, looks_for) = (node.id.clone(), node.owner, actions.clone());
        self.carried = Some(Carried { id, owner, is_card, is_piece, looks_for, actions, from, is_picked, half: None });
    }

    /// The pointer lets it go over these things, the uppermost last: the answer that this means, if it is one. Over itself it was clicked, a
    /// card is played where it is dropped on the table, a piece goes to one of these `aims`, and anything else back to where it was.
    pub(super) fn drop(&mut self, over: &[&Node], aims: &Aims, pick: &mut Pick, seen: &Seen) -> Option<u16> {
        let carried = self.carried.take()?;
        let meant = carried.meant(over);
        let goal = carried.goal(&meant);
        let Carried { id, is_card, is_piece, actions, looks_for, is_picked, half, .. } = carried;
        let by = half.map_or_else(Vec::new, |half| half.uses);
        match goal {
            // A click that slipped.
            Some(node) if node.id == id && is_picked => None,
            Some(node) if node.id == id || is_picked => pick.click(node, seen),
            Some(_) => actions.first().copied(),
            // Of several uses of a card on the table the menu asks which one. On a place for pieces it was meant for that, and does not go there.
            None if is_card && !over.is_empty() && !over.iter().any(|node| is_place(node) && !node.is_land()) => {
                let on = meant.iter().map(|node| node.id.clone()).collect();
                // On an animal it was meant for that one, on land for that.
                let on_land = over.iter().any(|node| node.is_land());
                // Of a card that was taken by one half only that half is played, however well the other one would fit.
                self.dropped = Some(Dropped { on, uses: looks_for, on_land, at: None, by, step: seen.step });
                if on_land {
                    return None;
                }
                let only = actions.first().copied().filter(|_| !is_picked)?;
                // On another card it may have been meant for that, which its only use is not: then it waits to be confirmed.
                if over.iter().any(|node| node.shape == Shape::Card) {
                    pick.arm(only, None);
                    return None;
                }
                Some(only)
            }
            None if is_piece && over.iter().any(|node| is_place(node) && aims.contains(&node.id)) => {
                let on = over.iter().filter(|node| is_place(node) && aims.contains(&node.id)).map(|node| node.id.clone()).collect();
                self.dropped = Some(Dropped { on, uses: actions.clone(), on_land: false, at: None, by, step: seen.step });
                actions.first().copied()
            }
            None => {
                if is_picked {
                    pick.back();
                }
                None
            }
        }
    }
}

/// How far the pointer goes, in points, until it points at something again.
const REST: f32 = 12.0;

/// Where something was let go.
fn place_of_drop() -> Id {
    Id::unique("where something was let go")
}

/// Something was let go where the pointer is.
pub(super) fn lets_go(ui: &Ui) {
    let at = ui.input(|input| input.pointer.latest_pos());
    ui.data_mut(|data| data.insert_temp(place_of_drop(), at));
}

/// Whether the pointer is still where something was let go.
pub(super) fn has_just_let_go(ui: &Ui) -> bool {
    let Some(dropped) = ui.data(|data| data.get_temp::<Option<Pos2>>(place_of_drop())).flatten() else { return false };
    let is_there = ui.input(|input| input.pointer.latest_pos()).is_some_and(|at| at.distance(dropped) < REST);
    if !is_there {
        ui.data_mut(|data| data.insert_temp(place_of_drop(), None::<Pos2>));
    }
    is_there
}

/// Whether a piece can lie there.
pub(super) fn is_place(node: &Node) -> bool {
    matches!(node.shape, Shape::Space | Shape::Corner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::pick::tests::{node, seen};
    use egui::pos2;

    #[test]
    fn a_thing_is_dropped_where_it_may_go() {
        let seen = seen();
        let [pawn, other, here, there] = [0, 1, 2, 3].map(|i: usize| seen.scene.nodes[i].clone());
        let pawn = Node { shape: Shape::Text, ..pawn };
        let start = || {
            let mut pick = Pick::default();
            pick.follow(1, seen.labels.len());
            let mut carry = Carry::default();
            carry.take(&pawn, &mut pick, &seen, pos2(0.0, 0.0));
            (carry, pick)
        };
        let (mut carry, mut pick) = start();
        assert!(pick.lights(&here) && !pick.lights(&other), "what it may go to is lit");
        assert_eq!(carry.drop(&[&there], &Aims::NONE, &mut pick, &seen), Some(1));
        let (mut carry, mut pick) = start();
        assert_eq!(carry.drop(&[&pawn], &Aims::NONE, &mut pick, &seen), None);
        assert!(pick.is_begun(), "let go over itself it was clicked");
        for nothing in [&[][..], &[&other]] {
            let (mut carry, mut pick) = start();
            assert_eq!(carry.drop(nothing, &Aims::NONE, &mut pick, &seen), None);
            assert!(!pick.is_begun(), "it goes back");
        }
    }

    #[test]
    fn what_means_one_answer_needs_no_place() {
        let mut seen = seen();
        seen.scene.nodes.push(Node { shape: Shape::Text, ..node("last", &[4]) });
        let last = seen.scene.nodes[4].clone();
        let mut pick = Pick::default();
        pick.follow(1, seen.labels.len());
        let mut carry = Carry::default();
        carry.take(&last, &mut pick, &seen, pos2(0.0, 0.0));
        assert_eq!(carry.drop(&[&last], &Aims::NONE, &mut pick, &seen), Some(4), "a click that slipped");
        carry.take(&last, &mut pick, &seen, pos2(0.0, 0.0));
        assert_eq!(carry.drop(&[], &Aims::NONE, &mut pick, &seen), None);
    }

    #[test]
    fn a_panel_is_as_good_as_the_one_thing_on_it() {
        let mut seen = seen();
        let own = |id: &str, parent, actions: &[u16]| Node { shape: Shape::Track, parent, ..node(id, actions) };
        seen.scene.nodes.push(Node { shape: Shape::Panel, owner: Some(Side(0)), ..own("mat", None, &[]) });
        seen.scene.nodes.push(own("elements", Some(4), &[1, 3]));
        seen.scene.nodes.push(Node { shape: Shape::Panel, ..own("display", None, &[]) });
        seen.scene.nodes.push(own("row", Some(6), &[1, 3]));
        let [element, mat, display] = [3, 4, 6].map(|i: usize| seen.scene.nodes[i].clone());
        let element = Node { shape: Shape::Token, actions: vec![1], ..element };
        let mut pick = Pick::default();
        pick.follow(1, seen.labels.len());
        let mut carry = Carry::default();
        carry.take(&element, &mut pick, &seen, pos2(0.0, 0.0));
        let on = |over: &[&Node]| carry.on_panel(over, &seen.scene.nodes).map(|node| node.id.as_str());
        assert_eq!(on(&[&mat]), Some("elements"));
        assert_eq!(on(&[&display]), None, "that is nobody's: what lies beside its rows was not meant for one");
        assert_eq!(on(&[&mat, &seen.scene.nodes[5]]), None, "it is there already");
        let home = Node { parent: Some(4), id: "b".to_owned(), ..element.clone() };
        let at_home: Vec<Node> = seen.scene.nodes.iter().map(|node| if node.id == "b" { home.clone() } else { node.clone() }).collect();
        assert_eq!(carry.on_panel(&[&mat], &at_home), None, "it comes from there");
        seen.scene.nodes.push(own("more", Some(4), &[1]));
        assert_eq!(carry.on_panel(&[&mat], &seen.scene.nodes), None, "which of the two is not known");
    }

    #[test]
    fn a_piece_goes_to_what_the_next_question_is_about() {
        let mut seen = seen();
        seen.scene.nodes.push(Node { shape: Shape::Token, ..node("piece", &[4]) });
        let [piece, corner] =
            [4, 3].map(|i: usize| Node { actions: if i == 4 { vec![4] } else { Vec::new() }, ..seen.scene.nodes[i].clone() });
        let (mut pick, mut carry) = (Pick::default(), Carry::default());
        pick.follow(1, seen.labels.len());
        for (aims, answer) in [(Aims::NONE, None), (Aims::to("b"), Some(4))] {
            carry.take(&piece, &mut pick, &seen, pos2(0.0, 0.0));
            assert_eq!(carry.uses(), [4], "where it may go is looked for");
            assert_eq!(carry.drop(&[&corner], &aims, &mut pick, &seen), answer);
        }
        seen.scene.nodes = vec![node("a", &[0, 2]), node("b", &[1])];
        (seen.step, _) = (1, pick.follow(2, seen.labels.len()));
        assert_eq!(carry.follow(&mut pick, &seen), Some(1));
    }

    #[test]
    fn of_two_halves_only_the_one_by_which_it_was_taken_is_played() {
        let mut seen = seen();
        seen.scene.nodes.push(Node { shape: Shape::Card, ..node("card", &[3, 4]) });
        let [card, animal] = [4, 0].map(|i: usize| seen.scene.nodes[i].clone());
        let animal = Node { shape: Shape::Card, actions: Vec::new(), ..animal };
        let (mut pick, mut carry) = (Pick::default(), Carry::default());
        pick.follow(1, seen.labels.len());
        carry.take(&card, &mut pick, &seen, pos2(0.0, 0.0));
        carry.by_half(Half { is_lower: false, name: clade_engine::Msg::new("half"), uses: vec![4], others: vec![3] });
        assert_eq!(carry.drop(&[&animal], &Aims::NONE, &mut pick, &seen), None);
        assert_eq!(carry.asks_for(), Some((&[4][..], &["p".to_owned()][..])), "whether it fits there is looked up");
        assert_eq!(carry.narrow(&[4]), Some(4));
    }

    #[test]
    fn a_card_is_played_on_what_it_is_dropped_on() {
        let mut seen = seen();
        seen.scene.nodes.push(Node { shape: Shape::Card, ..node("card", &[4]) });
        let [card, animal] = [4, 0].map(|i: usize| seen.scene.nodes[i].clone());
        let mut pick = Pick::default();
        pick.follow(1, seen.labels.len());
        let mut carry = Carry::default();
        carry.take(&card, &mut pick, &seen, pos2(0.0, 0.0));
        let land = Node { actions: Vec::new(), ..animal };
        assert_eq!(carry.drop(&[&land], &Aims::NONE, &mut pick, &seen), None);
        assert_eq!(carry.asks_for(), Some((&[4][..], &["p".to_owned()][..])), "on land it goes there, or nowhere");
        let mut over_theirs = Carry::default();
        let theirs = Node { id: "theirs".to_owned(), owner: Some(Side(1)), ..land.clone() };
        over_theirs.take(&Node { owner: Some(Side(0)), ..card.clone() }, &mut pick, &seen, pos2(0.0, 0.0));
        assert_eq!(over_theirs.drop(&[&land, &theirs], &Aims::NONE, &mut pick, &seen), None);
        assert_eq!(over_theirs.asks_for(), Some((&[4][..], &["theirs".to_owned()][..])), "not for all of the land");
        let place = Node { parent: Some(0), ..land.clone() };
        let mut onto_cell = Carry::default();
        onto_cell.take(&card, &mut pick, &seen, pos2(0.0, 0.0));
        let dropped = (onto_cell.drop(&[&place], &Aims::NONE, &mut pick, &seen), onto_cell.asks_for());
        assert_eq!(dropped, (None, None), "on a place for pieces it was not meant for the table");
        let other = Node { shape: Shape::Token, ..land };
        carry.take(&card, &mut pick, &seen, pos2(0.0, 0.0));
        assert_eq!(carry.drop(&[&other], &Aims::NONE, &mut pick, &seen), Some(4));
        carry.take(&card, &mut pick, &seen, pos2(0.0, 0.0));
        let beside = Node { shape: Shape::Card, ..other };
        assert_eq!(
            (carry.drop(&[&beside], &Aims::NONE, &mut pick, &seen), pick.armed()),
            (None, Some(4)),
            "perhaps it was meant for that card"
        );
        // The next question: onto which?
        seen.scene.nodes = vec![node("p", &[0]), node("q", &[1, 2, 3, 4])];
        let mut answer = |step, chosen| {
            let mut carry = Carry { carried: None, dropped: carry.dropped.clone() };
            carry.chosen(chosen);
            pick.follow(2 + step as u64, seen.labels.len());
            seen.step = step;
            [carry.follow(&mut pick, &seen), carry.follow(&mut pick, &seen)]
        };
        assert_eq!(answer(1, 4), [Some(0), None], "once");
        assert_eq!(answer(1, 3), [None; 2], "another answer was chosen");
        assert_eq!(answer(2, 4), [None; 2], "somebody else came in between");
    }
}
