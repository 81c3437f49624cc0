//! The attack procedure (§4.4), in phase 1 by a starving amoeba, in phase 5 after the deaths: what an attack is, and whom it may hit.
//!
//! Target → reactions → hit or failure → perhaps one further attempt (`attempt`, `hit`); a reaction may be a fight (`fight`). The result
//! is 1 if the attempt worked.

mod attempt;
mod fight;
mod hit;

pub(crate) use attempt::{Again, Failed, React, Reacted, Target};
pub(crate) use fight::{Fight, FightAgain, Fighters, FirstDie};
pub(crate) use hit::{Hit, Saved};

use crate::map::Cell;
use crate::phase::Phase;
use crate::prelude::*;
use crate::schema::Protects;
use crate::things::Tried;
use serde::{Deserialize, Serialize};

/// Reactions that were used.
pub(crate) type Reactions = Tried<{ Hook::React as u8 }>;

/// An attack in progress, with its target.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack<T = Id> {
    /// The attacking amoeba.
    pub attacker: Id,
    /// Its target.
    pub target: T,
    /// The cell of both; none if the attacker died before its further attempt.
    pub cell: Maybe<Cell>,
    /// The gene that attacks.
    pub gene: Kind,
    /// Reactions used in this attempt.
    pub used: Reactions,
    /// Only foreign targets.
    pub foreign: bool,
    /// This is the second attempt.
    pub second: bool,
}

/// An attack that has no target yet, or in the second attempt that of the first one.
pub(crate) type Attempt = Attack<Maybe<Id>>;

impl Attempt {
    /// The attack, when its target is named.
    pub fn on(self, target: Id) -> Attack {
        let Self { attacker, target: _, cell, gene, used, foreign, second } = self;
        Attack { attacker, target, cell, gene, used, foreign, second }
    }
}

impl From<Attack> for Attempt {
    fn from(Attack { attacker, target, cell, gene, used, foreign, second }: Attack) -> Self {
        Self { attacker, target: target.into(), cell, gene, used, foreign, second }
    }
}

impl Soup {
    /// Phase 1 is violent: it kills without leaving more than a cube of each colour.
    fn is_violent(&self, state: &State) -> bool {
        state.phase == Phase::Movement
    }

    /// The amoebas that this one could attack.
    pub(crate) fn targets<'a>(&'a self, state: &'a State, attacker: Id, foreign: bool) -> impl Iterator<Item = Id> + 'a {
        state.beside(attacker).filter(move |&id| self.object_to_target(state, attacker, id, foreign, &mut Why::quiet()).is_continue())
    }

    /// Who may be attacked: another amoeba in the same cell, not protected by a gene.
    fn object_to_target(&self, state: &State, attacker: Id, target: Id, foreign: bool, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = self.owner(target);
        why.object_if(target == attacker, rulebook::GENES, texts::why_itself)?;
        why.object_if(foreign && self.are_kin(target, attacker), rulebook::GENES, texts::why_own)?;
        let guards = self.acting(state, side, Hook::Protects);
        if guards.is_empty() || self.is_defenceless(attacker, target) {
            return ControlFlow::Continue(());
        }
        let told = Protects { violent: self.is_violent(state) };
        let objection = self.vm.ask_objection(guards, told, |read| self.read(state, side, read));
        match objection {
            None => ControlFlow::Continue(()),
            Some((kind, key)) => why.object_if(true, rulebook::GENES, || {
                texts::why_by_gene(self.cards().get(kind).said(key), self.gene_name(state, side, kind))
            }),
        }
    }

    /// Against its own colony an amoeba has neither reaction nor protection; an option gives it the protection.
    fn is_defenceless(&self, attacker: Id, target: Id) -> bool {
        self.are_kin(target, attacker) && !self.options.guards_own
    }

    /// The gene that grants a further attempt.
    fn retry_gene(&self, state: &State, side: Side) -> Option<Kind> {
        self.acting(state, side, Hook::Failed).into_iter().next()
    }

    /// A further attempt is made: that gene is named.
    fn tell_retry(&self, state: &State, id: Id, sink: &mut Events<'_>) {
        let side = self.owner(id);
        if let Some(kind) = self.retry_gene(state, side) {
            sink.emit(|| self.acted(state, side, kind, id));
        }
    }
}
