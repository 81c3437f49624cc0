//! One table as one observer looks at it: the view is made once, however much is asked about it.

use super::table::Table;
use crate::face::value::{Happened, Value};
use crate::face::{About, Gain, Refusal};
use crate::{Actor, Audit, Game, Objection, Observer, Scene, View};
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

    /// What is asked for.
    pub(super) fn at(&self, what: About) -> Box<dyn Value> {
        let Self { game, .. } = self;
        match what {
            About::Prompt => Box::new(game.prompt(self.view())),
            About::Scene => Box::new(self.scene(self.list())),
            About::Explained => Box::new(self.explained()),
            About::Points => Box::new(self.points()),
            About::Labels => Box::new(self.list().iter().map(|&action| game.label(self.view(), action)).collect::<Vec<_>>()),
            About::Log => Box::new(self.events().iter().filter_map(|event| game.tell(event)).collect::<Vec<_>>()),
            About::Events => Box::new(Happened(self.events())),
            About::Refusals => Box::new(self.refusals()),
            About::Reasons => Box::new(self.reasons().collect::<Vec<_>>()),
            About::View => Box::new(self.view().clone().into_state()),
            About::Listed => Box::new(self.listed()),
            About::Audit if self.observer == Observer::Host => Box::new(self.audit()),
            About::Audit => Box::new(Audit::default()),
        }
    }

    /// Whether another look has the same view, the same list before it, and the same actor asked.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.table.actor == other.table.actor && self.list() == other.list() && **self.view() == **other.view()
    }

    /// Whether this is worked out from a view, the list and who is asked, and from nothing else: then it is the same where these are.
    /// What a game hands out for it gets no more to look at.
    pub(super) fn is_seen(what: About) -> bool {
        match what {
            About::Prompt
            | About::Scene
            | About::Explained
            | About::Labels
            | About::Refusals
            | About::Reasons
            | About::View
            | About::Listed => true,
            About::Points | About::Log | About::Events | About::Audit => false,
        }
    }

    fn view(&self) -> &View<G::State> {
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

    fn scene(&self, list: &[G::Action]) -> Scene {
        let game = self.game;
        Scene { sides: game.all_sides().map(|side| game.side_look(side)).collect(), ..game.scene(self.view(), list) }
    }

    /// The scene with what may not be done: where it would light up if it might.
    fn explained(&self) -> Scene {
        let mut scene = self.scene(self.list());
        if !self.list().is_empty() {
            let mut barred: BTreeMap<String, Vec<u16>> =
                self.game.scene(self.view(), self.barred()).nodes.into_iter().map(|node| (node.id, node.actions)).collect();
            for node in &mut scene.nodes {
                node.barred = barred.remove(&node.id).unwrap_or_default();
            }
        }
        scene
    }

    /// The candidates that are not legal. From the view: what is told of them must not tell what its reader does not know.
    fn barred(&self) -> &[G::Action] {
        self.barred.get_or_init(|| {
            let mut candidates = Vec::new();
            self.game.candidates(self.view(), &mut candidates);
            // The list has its order from the candidates: each of its actions is met when it is the next one.
            let mut listed = self.table.list.iter().peekable();
            candidates.retain(|action| listed.next_if_eq(&action).is_none());
            if listed.next().is_some() {
                candidates.retain(|action| !self.table.list.contains(action)); // a view that lists otherwise: laws will say so
            }
            candidates
        })
    }

    fn refusals(&self) -> Vec<Refusal> {
        let labels = self.unlisted().iter().map(|&action| self.game.label(self.view(), action));
        self.reasons().zip(labels).map(|((text, reasons), label)| Refusal { text, label, reasons }).collect()
    }

    fn reasons(&self) -> impl Iterator<Item = (String, Vec<Objection>)> {
        let state: &G::State = self.view();
        self.unlisted().iter().map(move |&action| (self.text(action), self.game.objections(state, action)))
    }

    /// [`Self::barred`] for whoever has the list before it.
    fn unlisted(&self) -> &[G::Action] {
        if self.list().is_empty() { &[] } else { self.barred() }
    }

    fn points(&self) -> Vec<Gain> {
        let mut gains = Vec::new();
        for event in self.events() {
            self.game.points(&event, &mut |side, points, source| gains.push(Gain { side, points, source }));
        }
        gains
    }

    /// The events as the observer may know them.
    fn events(&self) -> Vec<G::Event> {
        self.table.events.iter().map(|event| self.game.redact_event(event, self.observer)).collect()
    }

    fn listed(&self) -> (Actor, Vec<String>) {
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

    fn audit(&self) -> Audit {
        let (game, table, state) = (self.game, self.table, &self.table.state);
        let mut balances = Vec::new();
        game.balances(state, &mut balances);
        let mut ledgers: Vec<(i64, i64)> = balances.into_iter().map(|balance| (balance, 0)).collect();
        let mut causes = Vec::new();
        for event in &table.events {
            game.enter(event, &mut |ledger, change| ledgers[ledger].1 += change);
            game.causes(event, &mut |kind| causes.push(kind));
        }
        let mut recounted = state.clone();
        game.recount(&mut recounted);
        Audit {
            is_skipped: table.list.len() == 1 && game.is_public(state),
            picks: (0..).zip(&table.list).filter(|&(_, &action)| game.is_pick(state, action)).map(|(at, _)| at).collect(),
            pick_set: game.pick_set(state),
            open_scripts: game.open_scripts(state) as u32,
            causes,
            failures: table.events.iter().filter(|event| game.is_failure(event)).count() as u32,
            ledgers,
            is_recounted: recounted == *state,
        }
    }
}
