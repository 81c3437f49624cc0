//! What clicks, drags and the bar above do at the table.

use super::carry;
use super::half::Half;
use super::nodes::Done;
use super::page::TablePage;
use super::prompt::Used;
use super::table_view::TableView;
use super::{nodes, tell};
use crate::intent::Intent;
use crate::keys;
use clade_engine::scene::{Node, Shape};
use egui::Ui;

impl TablePage {
    /// What a click on a thing does: choose it or what it lies on, otherwise show it up close.
    pub(super) fn do_click(&mut self, ui: &Ui, view: &TableView, done: &Done, wants: &mut Vec<Intent>) {
        let nodes = &view.seen.scene.nodes;
        let Some(node) = done.clicked.and_then(|at| nodes.get(usize::from(at))) else { return };
        if done.plays
            && let Some(only) = self.pick.only(node, view.seen)
        {
            return self.choose(view, only, wants);
        }
        if !done.only_looks && self.pick.is_other_card(node, view.seen) {
            self.pick.back();
        }
        // A second click on what was chosen takes it back, unless it came so quickly that both are one. It never plays.
        if self.pick.last() == Some(&node.id) && !done.only_looks {
            let half = Half::of(view, node, done.by_lower_half);
            if half.is_some() && half != self.half {
                self.half = half; // the other half of the same card
            } else if !done.is_twice {
                self.pick.back();
            }
            return;
        }
        // A trait on an animal means the animal; a card on somebody's panel does not mean the person, nor an animal the land below it.
        let is_on_land = |below: &Node| node.shape == Shape::Card && below.is_land();
        let below = node.parent.and_then(|parent| nodes.get(usize::from(parent)));
        let below = below.filter(|below| !nodes::holds_only(below) && !is_on_land(below));
        let is_aim = |thing: &Node| self.pick.last().is_some() && view.aims.contains(&thing.id);
        let meant = [Some(node), below].into_iter().flatten().find(|&thing| self.pick.lights(thing) || is_aim(thing));
        if let Some(meant) = meant.filter(|_| !done.only_looks) {
            if !self.pick.lights(meant) {
                // What was clicked before goes there, as if it had been dropped on it.
                let (uses, on) = (self.uses.clone(), vec![meant.id.clone()]);
                let by = self.half.as_ref().map_or(&[][..], |half| &half.uses);
                self.carry.aimed(&uses, by, &on, ui.input(|input| input.pointer.latest_pos()), view.seen.step);
                wants.push(Intent::Drop { uses, on });
            } else if let Some(action) = self.pick.click(meant, view.seen) {
                self.choose(view, action, wants);
            } else {
                // By the keys no half is meant.
                self.half = Half::of(view, meant, done.by_lower_half).filter(|_| !done.plays && keys::ring::are_used(ui) != Some(true));
            }
        } else if self.refused.was_told_of(&node.id)
            && let Some((book, section)) = view.rules.zip(view.section_against(node)).filter(|_| !done.only_looks)
        {
            // A second click: the rules say more.
            self.rules.open_at(book, &section);
        } else if let Some(refusal) =
            node.barred.first().and_then(|&at| view.seen.refusals.get(usize::from(at))).filter(|_| !done.only_looks)
        {
            self.refused.tell_of(&node.id, tell::refused(view.words, view.shared, Some(refusal)));
        } else if done.opens {
            self.closer = Some(node.id.clone());
            self.explains.clear();
        }
    }

    /// A thing is taken, carried and dropped.
    pub(super) fn do_drag(&mut self, ui: &Ui, view: &TableView, all: &[Done], wants: &mut Vec<Intent>) {
        let nodes = &view.seen.scene.nodes;
        let node = |at: Option<u16>| at.and_then(|at| nodes.get(usize::from(at)));
        let from = ui.input(|input| input.pointer.press_origin());
        let taken = all.iter().find_map(|done| Some((node(done.taken)?, done.by_lower_half))).filter(|_| self.carry.shown(ui).is_none());
        if let (Some((taken, is_lower)), Some(from)) = (taken, from) {
            self.carry.take(taken, &mut self.pick, view.seen, from);
            // Where it is not played as this trait the halves mean nothing.
            if let Some(half) = Half::of(view, taken, is_lower) {
                self.carry.by_half(half);
            }
            self.closer = None;
        }
        if !ui.input(|input| input.pointer.any_down()) {
            let mut over: Vec<_> = all.iter().flat_map(|done| &done.under).filter_map(|&at| node(Some(at))).collect();
            over.extend(self.carry.on_panel(&over, nodes));
            let carried = self.carry.shown(ui).map(|(id, _)| id.to_owned());
            if carried.is_some() {
                carry::lets_go(ui);
            }
            let half = self.carry.half().cloned();
            let is_half_meant = half.is_some();
            let dropped = self.carry.drop(&over, view.aims, &mut self.pick, view.seen);
            // Let go over itself it was clicked by this half.
            if carried.is_some() && carried.as_deref() == self.pick.last() {
                self.half = half;
            }
            match dropped {
                Some(action) => {
                    self.stage.was_carried();
                    self.choose(view, action, wants);
                }
                None if carried.is_some() => {
                    self.carry.let_go(ui.input(|input| input.pointer.latest_pos()));
                    match self.carry.asks_for() {
                        Some((uses, on)) => wants.push(Intent::Drop { uses: uses.to_vec(), on: on.to_vec() }),
                        None if self.pick.armed().is_none() => self.refuse_drop(view, &over, carried.as_deref(), is_half_meant),
                        None => {}
                    }
                }
                None => {}
            }
        }
    }

    /// What was dropped goes back: why is told, unless it lies again where it was.
    pub(super) fn refuse_drop(&mut self, view: &TableView, over: &[&Node], carried: Option<&str>, is_half_meant: bool) {
        let nodes = &view.seen.scene.nodes;
        let origin = nodes.iter().find(|node| Some(&*node.id) == carried);
        let parent = origin.and_then(|node| nodes.get(usize::from(node.parent?)));
        if over.iter().any(|node| Some(&*node.id) == carried || parent.is_some_and(|parent| parent.id == node.id)) {
            return;
        }
        let barred = over.iter().rev().filter(|node| node.actions.is_empty()).flat_map(|node| &node.barred);
        let refusals: Vec<_> = barred.filter_map(|&at| view.seen.refusals.get(usize::from(at))).collect();
        // Of several the one that is about this thing, if things like it are told of at all.
        let is_of = |refusal: &clade_engine::face::Refusal| origin.is_some_and(|origin| refusal.label.mentions(&origin.name));
        let is_told_of = view.seen.labels.iter().any(|label| origin.is_some_and(|origin| label.mentions(&origin.name)));
        let own = refusals.iter().find(|refusal| is_of(refusal)).copied();
        // Where the place says nothing of it, the one use that this thing does not have now may be what was meant.
        let only = origin.filter(|origin| origin.barred.len() == 1 && !is_half_meant);
        let unused = || only.and_then(|origin| view.seen.refusals.get(usize::from(origin.barred[0])));
        let refusal = own.or_else(|| refusals.first().copied().filter(|_| !is_told_of)).or_else(unused);
        if refusal.is_some() || !over.is_empty() {
            self.refused.tell(tell::refused(view.words, view.shared, refusal));
        }
    }

    /// What the bar was used for is done.
    pub(super) fn use_bar(&mut self, view: &TableView, used: Used, wants: &mut Vec<Intent>) {
        match used {
            Used::Choose(action) => self.choose(view, action, wants),
            Used::Confirm(action) => wants.push(Intent::Answer { index: u32::from(action), sure: true }),
            Used::Back => drop(self.pick.back()),
            Used::GoOn => wants.push(Intent::Skip),
            Used::Undo => wants.push(Intent::Undo { agreed: false }),
            Used::Rules(phase) => {
                if let Some(book) = view.rules {
                    let phase = phase.and_then(|at| view.seen.scene.nodes.get(usize::from(at))).map(|node| vec![view.say(&node.name)]);
                    self.rules.open_titled(book, &phase.unwrap_or_else(|| view.phases()));
                }
            }
            Used::Now => {
                self.log.release();
                self.log.go_to_newest();
                wants.push(Intent::Look(None));
            }
            Used::Branch => wants.push(Intent::Branch),
            Used::NeverAsk(doubt) => {
                let mut prefs = view.shared.prefs.clone();
                *prefs.asks_twice(doubt) = false;
                wants.push(Intent::Prefer(Box::new(prefs)));
            }
        }
    }
}
