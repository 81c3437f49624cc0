//! The actions: what a pawn's action begins with, and why one has no effect. Each has its own file, named after its row.

pub(crate) mod abundance;
pub(crate) mod adaptation;
pub(crate) mod competition;
pub(crate) mod depletion;
pub(crate) mod domination;
pub(crate) mod glaciation;
pub(crate) mod initiative;
pub(crate) mod migration;
pub(crate) mod regression;
pub(crate) mod speciation;
pub(crate) mod wanderlust;
pub(crate) mod wasteland;

use crate::display::{COMPETITION, MIGRATION, SPECIATION, Section, Space};
use crate::prelude::*;
use abundance::Abundance;
use adaptation::Adaptation;
use competition::Competition;
use depletion::Depletion;
use domination::Domination;
use glaciation::Glaciation;
use initiative::{Initiative, Replace};
use migration::Migration;
use regression::Regression;
use speciation::Speciation;
use wanderlust::Wanderlust;
use wasteland::Wasteland;

impl Dominant {
    /// Why the action of a space would do nothing now; `None` if it does something.
    pub(crate) fn idle(&self, state: &State, side: Side, space: Space) -> Option<Msg> {
        let (section, nth) = space.section();
        let nth = usize::from(nth);
        match section {
            Section::Initiative => None,
            Section::Adaptation => self.idle_adaptation(state, side),
            Section::Regression => self.idle_regression(state, side),
            Section::Abundance => self.idle_abundance(state),
            Section::Wasteland => idle_if_empty(state, Section::Wasteland),
            Section::Depletion => self.idle_depletion(state),
            Section::Glaciation => self.idle_glaciation(state),
            Section::Speciation => self.idle_speciation(state, side, SPECIATION[nth]),
            Section::Wanderlust => self.idle_wanderlust(state),
            Section::Migration => self.idle_migration(state, side),
            Section::Competition => self.idle_competition(state, side, COMPETITION[nth]),
            Section::Domination => self.idle_domination(state),
        }
    }

    /// Why the action of a space will do nothing in this turn, whatever is done before its row; `None` if it may do something. Boxes and
    /// displays stay as they are until their rows come; elements, cubes and tiles may still come to earth.
    pub(crate) fn idle_this_turn(&self, state: &State, side: Side, space: Space) -> Option<Msg> {
        match space.section().0 {
            section @ (Section::Regression | Section::Depletion) => idle_if_empty(state, section),
            Section::Speciation | Section::Migration | Section::Competition | Section::Domination => None,
            _ => self.idle(state, side, space),
        }
    }

    /// The action of a space begins.
    pub(crate) fn begins(&self, state: &mut State, side: Side, space: Space) {
        let (section, nth) = space.section();
        let nth = usize::from(nth);
        match section {
            Section::Initiative => self.then(state, [Step::from(Initiative { side }), Replace { side }.into()]),
            Section::Adaptation => self.then(state, [Adaptation { side }]),
            Section::Regression => self.then(state, [Regression { side }]),
            Section::Abundance => self.then(state, [Abundance { side }]),
            Section::Wasteland => self.then(state, [Wasteland { side }]),
            Section::Depletion => self.then(state, [Depletion { side }]),
            Section::Glaciation => self.then(state, [Glaciation { side, must: false }]),
            Section::Speciation => self.then(state, [Speciation { side, element: SPECIATION[nth] }]),
            Section::Wanderlust => self.then(state, [Wanderlust { side }]),
            Section::Migration => self.then(state, [Migration { side, nth: nth as u8, left: MIGRATION[nth], reach: self.reach(side) }]),
            Section::Competition => self.then(state, Competition::of(side, COMPETITION[nth])),
            Section::Domination => self.then(state, [Domination { side }]),
        }
    }
}

/// Why an action has no effect, as a sentence.
pub(crate) fn idle_because(reason: fn() -> Msg, is: bool) -> Option<Msg> {
    is.then(reason)
}

/// The words of a row that is empty.
pub(crate) fn idle_if_empty(state: &State, section: Section) -> Option<Msg> {
    idle_because(texts::why_section_empty, state.section(section).is_empty())
}
