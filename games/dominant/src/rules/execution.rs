//! Execution (§5.2): from top to bottom, and in a row from left to right, each pawn is taken off the display and its action is carried out.

use crate::display::{Section, Space};
use crate::prelude::*;
use crate::rules::actions::competition::Competition;
use crate::rules::actions::regression::{Losses, Regression};
use crate::rules::actions::speciation::Spawn;
use crate::rules::actions::wasteland::Desolation;
use crate::rules::animals::Power;
use crate::state::Phase;
use std::sync::LazyLock;

/// What is carried out, one after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The pawn on this space acts.
    Pawn(Space),
    /// What an animal does by birth, without a pawn.
    Innate(Power, Section),
    /// Elements are lost to Regression.
    Losses,
    /// Elements next to tundra are removed.
    Desolation,
}

/// Innate actions before and after the pawns of their rows, and what happens whether there is a pawn or not.
static STAGES: LazyLock<Vec<Stage>> = LazyLock::new(|| {
    let mut stages = Vec::new();
    for &section in Section::ALL {
        stages.extend((section == Section::Competition).then_some(Stage::Innate(Power::Competes, section)));
        stages.extend((0..section.spaces()).map(|nth| Stage::Pawn(section.space(nth))));
        match section {
            Section::Regression => stages.extend([Stage::Innate(Power::Endures, section), Stage::Losses]),
            Section::Wasteland => stages.push(Stage::Desolation),
            Section::Speciation => stages.push(Stage::Innate(Power::Spawns, section)),
            _ => {}
        }
    }
    stages
});

step! {
    /// What comes next of the display.
    pub struct Execute for Dominant {
        at: u8,
    }
}

impl Work<Dominant> for Execute {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        let Some(&stage) = STAGES.get(usize::from(self.at)) else { return game.resets(state, sink) };
        game.then(state, [Self { at: self.at + 1 }]);
        match stage {
            Stage::Pawn(space) => game.pawn_acts(state, space, sink),
            Stage::Innate(power, section) => {
                if let Some(side) = game.players().who(power) {
                    game.acts_by_birth(state, side, power, section, sink);
                }
            }
            Stage::Losses => game.then(state, [Losses {}]),
            Stage::Desolation => game.then(state, [Desolation {}]),
        }
    }

    fn is_sound(&self, _: &Dominant, _: &State) -> bool {
        usize::from(self.at) <= STAGES.len()
    }
}

/// How many of the stages have begun, while they are carried out.
pub(crate) fn executing(state: &State) -> Option<u8> {
    state.agenda.iter().find_map(|step| if let Step::Execute(Execute { at }) = *step { Some(at) } else { None })
}

impl Dominant {
    /// All pawns are placed.
    pub(crate) fn execution_begins(&self, state: &mut State, sink: &mut Events<'_>) {
        self.enters(state, Phase::Execution, sink);
        self.then(state, [Execute { at: 0 }]);
    }

    /// The space whose pawn acts now, where the pawns of a row act one after the other.
    pub(crate) fn acting_space(&self, state: &State) -> Option<Space> {
        match STAGES.get(usize::from(executing(state)?).checked_sub(1)?)? {
            Stage::Pawn(space) if space.section().0 != Section::Glaciation => Some(*space),
            _ => None,
        }
    }

    /// Whether a space has had its turn already: a pawn that comes there now waits for the next one (D4).
    pub(crate) fn is_passed(&self, state: &State, space: Space) -> bool {
        executing(state).is_some_and(|at| STAGES[..usize::from(at).min(STAGES.len())].contains(&Stage::Pawn(space)))
            || self.waits_in_queue(state, space)
    }

    /// Whether a pawn that comes into the queue of Glaciation now does not act in this turn.
    fn waits_in_queue(&self, state: &State, space: Space) -> bool {
        let (Section::Glaciation, nth @ 1..) = space.section() else { return false };
        let mut before = (0..nth).map(|nth| Section::Glaciation.space(nth));
        !self.options().leftmost_acts
            || self.is_passed(state, Section::Glaciation.space(0))
            || before.any(|space| state.pawn_at(space).is_some())
    }

    /// The owner takes the pawn back, and carries out the action. In Glaciation one pawn a turn acts.
    fn pawn_acts(&self, state: &mut State, space: Space, sink: &mut Events<'_>) {
        let acting = match space.section() {
            (Section::Glaciation, 0) if self.options().leftmost_acts => {
                (0..Section::Glaciation.spaces()).map(|nth| Section::Glaciation.space(nth)).find(|&space| state.pawn_at(space).is_some())
            }
            (Section::Glaciation, 1..) => None,
            _ => Some(space),
        };
        let Some(space) = acting else { return };
        let Some(side) = state.pawns[space.ix()].take() else { return };
        sink.tell(|| Event::Acts(side, space));
        match self.idle(state, side, space) {
            Some(reason) => sink.tell(|| Event::Idle(side, space, reason)),
            None => self.begins(state, side, space),
        }
    }

    /// An innate action, if it can do anything now.
    fn acts_by_birth(&self, state: &mut State, side: Side, power: Power, section: Section, sink: &mut Events<'_>) {
        let step: Option<Step> = match power {
            Power::Endures => (!self.protectable(state, side).is_empty()).then_some(Regression { side }.into()),
            Power::Spawns => (state.animal(side).pool > 0).then_some(Spawn { side }.into()),
            Power::Competes => {
                let anywhere = Competition { side, of: Maybe::NONE };
                self.has_arena(state, &anywhere).then_some(anywhere.into())
            }
            Power::None | Power::Flies | Power::Saves => None,
        };
        if let Some(step) = step {
            sink.tell(|| Event::Innate(side, section));
            self.then(state, [step]);
        }
    }
}
