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
use crate::prelude::*;
use abundance::Abundance;
use adaptation::Adaptation;
use autotrophs::Autotrophs;
use competition::Competition;
use depletion::Depletion;
use domination::Domination;
use evolution::Evolution;
use speciation::Speciation;
use tectonics::Tectonics;
use wanderlust::Wanderlust;

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

    /// The first step of the action of a space.
    pub(crate) fn first_step(&self, state: &State, side: Side, space: Space) -> Option<Step> {
        if !space.is_displayed() {
            return None;
        }
        let (section, nth) = space.section();
        let special = space.is_special();
        Some(match section {
            Section::Abundance => Abundance { side }.into(),
            Section::Autotrophs => Autotrophs { side, geyser: nth == 1 }.into(),
            Section::Depletion => Depletion { side }.into(),
            Section::Adaptation => Adaptation { side, special }.into(),
            Section::Regression => return None,
            Section::Speciation => Speciation { side, of: self.element_of(state, nth)? }.into(),
            Section::Wanderlust => Wanderlust { side, special }.into(),
            Section::Tectonics => Tectonics { side, special, kinds: 0 }.into(),
            Section::Migration => self.first_migration(state, side, nth).into(),
            Section::Competition => Competition { side, nth, more: u8::from(special) }.into(),
            Section::Evolution => Evolution { side, nth }.into(),
            Section::Domination => Domination { side }.into(),
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
