//! One table as one observer looks at it: the view is made once, however much is asked about it.

use super::table::Table;
use super::{Gain, Refusal};
use crate::scene::Staged;
use crate::{Actor, Answers, Caution, Game, Msg, Objection, Observer, Scene, Tells, View};
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// A table and who looks.
pub(super) struct Look<'a, G: Game> {
    game: &'a G,
    table: &'a Table<G>,
    observer: Observer,
    view: OnceCell<View<G::State>>,
    barred: OnceCell<Vec<G::Action>>,
}

impl<'a, G: Game> Look<'a, G> {
    pub(super) fn new(game: &'a G, table: &'a Table<G>, observer: Observer) -> Self {
        Self { game, table, observer, view: OnceCell::new(), barred: OnceCell::new() }
    }

    /// Whether another look has the same view, the same list, and the same actor asked.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.table.actor == other.table.actor && self.list() == other.list() && **self.view() == **other.view()
    }

    pub(super) fn view(&self) -> &View<G::State> {
        self.view.get_or_init(|| self.game.view(&self.table.state, self.observer))
    }

    /// The open list if this observer may see it.
    fn list(&self) -> &'a [G::Action] {
        match (self.table.actor, self.observer) {
            (Actor::Seat(_), Observer::Host) => &self.table.list,
            (Actor::Seat(asked), Observer::Seat(seat)) if asked == seat => &self.table.list,
            _ => &[],
        }
    }

    pub(super) fn prompt(&self) -> Msg {
        self.game.prompt(self.view())
    }

    pub(super) fn labels(&self) -> Vec<Msg> {
        self.list().iter().map(|&action| self.game.label(self.view(), action)).collect()
    }

    pub(super) fn cautions(&self) -> Vec<Option<Caution>> {
        self.list().iter().map(|&action| self.game.caution(self.view(), action)).collect()
    }

    pub(super) fn scene(&self) -> Scene {
        let game = self.game;
        Scene { sides: game.all_sides().map(|side| game.side_look(side)).collect(), ..game.scene(self.view(), self.list()) }
    }

    /// The scene with what may not be done: where it would light up if it might.
    pub(super) fn explained(&self) -> Scene {
        let mut scene = self.scene();
        if !self.list().is_empty() {
            let mut barred: BTreeMap<String, Vec<u16>> =
                self.game.scene(self.view(), self.barred()).nodes.into_iter().map(|node| (node.id, node.actions)).collect();
            for node in &mut scene.nodes {
                node.barred = barred.remove(&node.id).unwrap_or_default();
            }
        }
        scene
    }

    /// The candidates that are not legal. From the view: what is said about them must not reveal what its reader does not know.
    fn barred(&self) -> &[G::Action] {
        self.barred.get_or_init(|| {
            let mut candidates = Vec::new();
            self.game.answers(self.view(), &mut Answers::all(&mut candidates));
            // The list has its order from the candidates: each of its actions is met when it is the next one.
            let mut listed = self.table.list.iter().peekable();
            candidates.retain(|action| listed.next_if_eq(&action).is_none());
            if listed.next().is_some() {
                candidates.retain(|action| !self.table.list.contains(action)); // a view that lists otherwise: laws will say so
            }
            candidates
        })
    }

    pub(super) fn refusals(&self) -> Vec<Refusal> {
        let labels = self.unlisted().iter().map(|&action| self.game.label(self.view(), action));
        self.reasons().zip(labels).map(|((text, reasons), label)| Refusal { text, label, reasons }).collect()
    }

    pub(super) fn reasons(&self) -> impl Iterator<Item = (String, Vec<Objection>)> {
        let mut judged = if self.unlisted().is_empty() { Vec::new() } else { self.game.judged(self.view()) };
        self.unlisted().iter().map(move |&action| {
            let reasons = judged.iter_mut().find(|(judged, _)| *judged == action).map(|(_, reasons)| std::mem::take(reasons));
            (self.text(action), reasons.unwrap_or_default())
        })
    }

    /// [`Self::barred`] for an observer who sees the list.
    fn unlisted(&self) -> &[G::Action] {
        if self.list().is_empty() { &[] } else { self.barred() }
    }

    pub(super) fn points(&self) -> Vec<Gain> {
        let mut gains = Vec::new();
        for event in self.events() {
            self.game.score_changes(&event, &mut |side, points, source| gains.push(Gain { side, points, source }));
        }
        gains
    }

    /// The lines of the log, each with what it is about.
    pub(super) fn log(&self) -> Vec<(Msg, Option<Tells>)> {
        self.events().iter().filter_map(|event| Some((self.game.log_line(event)?, self.game.tells(event)))).collect()
    }

    pub(super) fn staged(&self) -> Vec<Staged> {
        let mut staged = Vec::new();
        for event in &self.events() {
            let before = staged.len();
            self.game.staged(event, &mut |what| staged.push(what));
            if staged.len() == before {
                staged.extend(self.game.log_line(event).map(Staged::Said));
            }
        }
        staged
    }

    /// The events as the observer may know them.
    pub(super) fn events(&self) -> Vec<G::Event> {
        self.table.events.iter().map(|event| self.game.redact_event(event, self.observer)).collect()
    }

    pub(super) fn listed(&self) -> (Actor, Vec<String>) {
        let actor = self.game.actor(self.view());
        let mut actions = Vec::new();
        if matches!(actor, Actor::Seat(_)) {
            self.game.legal_actions(self.view(), &mut actions);
        }
        (actor, actions.into_iter().map(|action| self.text(action)).collect())
    }

    fn text(&self, action: G::Action) -> String {
        let mut text = String::new();
        self.game.action_text(self.view(), action, &mut text);
        text
    }
}
