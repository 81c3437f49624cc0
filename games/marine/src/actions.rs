//! The actions: what taking one begins with, and why one has no effect. Each has its own file, named by its section.

mod abundance;
mod adaptation;
mod autotrophs;
mod competition;
mod depletion;
mod domination;
mod evolution;
mod migration;
mod regression;
mod speciation;
mod tectonics;
mod wanderlust;

pub(crate) use migration::EVERYBODY;

use crate::cards::hook;
use crate::display::{OWN, Section, Space, at, is_special};
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use crate::texts;
use clade_engine::{Msg, Side};

impl Marine {
    /// Why taking the action of a space would do nothing; `None` if it does something.
    pub(crate) fn idle(&self, state: &State, side: Side, space: Space) -> Option<Msg> {
        if space >= OWN {
            return None;
        }
        let (section, nth) = at(space);
        let special = is_special(space);
        match section {
            Section::Abundance => self.idle_abundance(state),
            Section::Autotrophs => self.idle_autotrophs(state, nth == 1),
            Section::Depletion => self.idle_depletion(state),
            Section::Adaptation => self.idle_adaptation(state, side, special),
            Section::Regression => self.idle_regression(state, side),
            Section::Speciation => self.idle_speciation(state, side, self.element_of(state, nth)),
            Section::Wanderlust => self.idle_wanderlust(state),
            Section::Tectonics => self.idle_tectonics(state, side, special),
            Section::Migration => self.idle_migration(state, side),
            Section::Competition => self.idle_competition(state, side, nth),
            Section::Evolution => self.idle_evolution(state, nth),
            Section::Domination => self.idle_domination(state, side),
        }
    }

    /// The first step of the action of a space.
    pub(crate) fn first_step(&self, state: &State, side: Side, space: Space) -> Option<Step> {
        if space >= OWN {
            return None;
        }
        let (section, nth) = at(space);
        let special = is_special(space);
        Some(match section {
            Section::Abundance => Step::Abundance(side),
            Section::Autotrophs => Step::Autotrophs(side, nth == 1),
            Section::Depletion => Step::Depletion(side),
            Section::Adaptation => Step::Adaptation(side, special),
            Section::Regression => return None,
            Section::Speciation => Step::Speciation(side, self.element_of(state, nth)),
            Section::Wanderlust => Step::Wanderlust(side, special),
            Section::Tectonics => Step::Tectonics(side, special, 0),
            Section::Migration => self.first_migration(state, side, nth),
            Section::Competition => Step::Competition(side, nth, u8::from(special)),
            Section::Evolution => Step::Evolution(side, nth),
            Section::Domination => Step::Domination(side),
        })
    }

    /// The action is taken.
    pub(crate) fn takes(&self, state: &mut State, side: Side, space: Space, sink: &mut Events<'_>) {
        state.agenda.pop();
        // These may be taken and used for nothing.
        let own = space >= OWN;
        if own || matches!(at(space).0, Section::Speciation | Section::Migration | Section::Competition) {
            state.idle = true;
            self.then(state, [Step::Taken(side, space)]);
        }
        if let Some(kind) = space.checked_sub(OWN) {
            return self.start(state, kind, hook::ACTION, side, [0; 4], sink);
        }
        match self.first_step(state, side, space) {
            Some(step) => self.then(state, [step]),
            None => self.regression(state, side, sink),
        }
    }

    /// The action is skipped, all of it.
    pub(crate) fn skips(&self, state: &mut State, side: Side, space: Space, sink: &mut Events<'_>) {
        state.agenda.pop();
        sink.tell(|| Event::Skipped(side, space, self.idle(state, side, space).is_some()));
    }

    /// Why an action has no effect, as a sentence.
    pub(crate) fn idle_because(reason: fn() -> Msg, is: bool) -> Option<Msg> {
        is.then(reason)
    }

    /// The words of a section that is empty.
    pub(crate) fn idle_if_empty(state: &State, section: Section) -> Option<Msg> {
        Self::idle_because(texts::why_section_empty, state.section(section).is_empty())
    }
}
