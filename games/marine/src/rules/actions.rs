//! The actions: what taking one begins with, and why one has no effect. Each has its own file, named after its section.

pub(crate) mod abundance;
pub(crate) mod adaptation;
pub(crate) mod autotrophs;
pub(crate) mod competition;
pub(crate) mod depletion;
pub(crate) mod domination;
pub(crate) mod evolution;
pub(crate) mod migration;
pub(crate) mod regression;
pub(crate) mod speciation;
pub(crate) mod tectonics;
pub(crate) mod wanderlust;

use crate::display::{Section, Space};
use crate::plan::Ahead;
use crate::prelude::*;
use abundance::Abundance;
use adaptation::Adaptation;
use autotrophs::Autotrophs;
use competition::Competition;
use depletion::Depletion;
use domination::Domination;
use evolution::Evolution;
use regression::Regression;
use speciation::Speciation;
use tectonics::Tectonics;
use wanderlust::Wanderlust;

/// What an action of the display begins with: a step, or all that it does, if it asks nothing.
pub(crate) trait First: Begins {
    /// Tells what the action asks and what it does besides, in this order.
    fn help(&self, ahead: &mut Ahead<'_>);
}

/// How it begins.
pub(crate) trait Begins {
    /// Begins the action.
    fn begins(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>);
}

/// A step goes on the agenda.
impl<S: Copy + Into<Step>> Begins for S {
    fn begins(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) {
        game.then(state, [*self]);
    }
}

impl Marine {
    /// Why taking the action of a space would do nothing; `None` if it does something.
    pub(crate) fn idle(&self, state: &State, side: Side, space: Space) -> Option<Msg> {
        if !space.is_displayed() {
            return None;
        }
        let (section, nth) = space.section();
        let special = space.is_special();
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

    /// What the action of a space of the display begins with.
    pub(crate) fn first(&self, state: &State, side: Side, space: Space) -> Option<Box<dyn First>> {
        if !space.is_displayed() {
            return None;
        }
        let (section, nth) = space.section();
        let special = space.is_special();
        Some(match section {
            Section::Abundance => Box::new(Abundance { side }),
            Section::Autotrophs => Box::new(Autotrophs { side, geyser: nth == 1 }),
            Section::Depletion => Box::new(Depletion { side }),
            Section::Adaptation => Box::new(Adaptation { side, special }),
            Section::Regression => Box::new(Regression { side }),
            Section::Speciation => Box::new(Speciation { side, of: self.element_of(state, nth)? }),
            Section::Wanderlust => Box::new(Wanderlust { side, special }),
            Section::Tectonics => Box::new(Tectonics { side, special, kinds: 0 }),
            Section::Migration => Box::new(self.first_migration(state, side, nth)),
            Section::Competition => Box::new(Competition { side, nth, more: u8::from(special) }),
            Section::Evolution => Box::new(Evolution { side, nth }),
            Section::Domination => Box::new(Domination { side }),
        })
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
