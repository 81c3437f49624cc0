//! Survival (§5.4, 2): the Survival card pays its holder. The card says who holds it and what it pays.

use crate::dominant::bonus;
use crate::event::PointsFor;
use crate::prelude::*;
use crate::schema::{Holds, Pays};
use crate::state::SIDES;
use clade_engine::Kinds;

step! {
    /// The card pays.
    pub struct Survival for Dominant {}
}

impl Work<Dominant> for Survival {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        let holder = state.survival.get();
        sink.tell(|| Event::Survival(holder));
        if let Some(side) = holder {
            let n = state.tundra.and(state.occupied(side)).len();
            game.gain(state, side, game.survival_pays(state, side), PointsFor::Survival(n), sink);
        }
    }
}

impl Dominant {
    /// Who holds the Survival card, by its word: nobody, if several would.
    pub(crate) fn survivor(&self, state: &State) -> Option<Side> {
        let cubes = self.cubes_on_tundra(state);
        let mut holders = self.upwards().filter(|&side| {
            let (own, rival, tiles) = survives(state, &cubes, side);
            self.vm.ask_yes(self.rules.survival, Holds { cubes: own, rival, tiles }, |read| self.read(state, side, read))
        });
        holders.next().filter(|_| holders.next().is_none())
    }

    /// The Survival card changes hands as soon as somebody else leads.
    pub(crate) fn pass_survival_card(&self, state: &mut State, sink: &mut Events<'_>) {
        let holder = self.survivor(state);
        if state.survival.get() != holder {
            state.survival = holder.into();
            sink.tell(|| Event::SurvivalCard(holder));
        }
    }

    /// What the Survival card pays an animal that holds it.
    pub(crate) fn survival_pays(&self, state: &State, side: Side) -> i16 {
        let (cubes, rival, tiles) = survives(state, &self.cubes_on_tundra(state), side);
        let told = Pays { cubes, rival, tiles, bonus: bonus(tiles as u8).into() };
        self.vm.ask_number(Kinds::one(self.rules.survival), 0, told, |read| self.read(state, side, read)) as i16
    }

    fn cubes_on_tundra(&self, state: &State) -> [i32; SIDES] {
        let mut cubes = [0; SIDES];
        for cell in state.tundra {
            self.upwards().for_each(|side| cubes[side.ix()] += i32::from(state.cubes(cell, side)));
        }
        cubes
    }
}

/// What the Survival card is told of an animal: its cubes on tundra, the most that another one has there, and on how many tundra tiles it
/// is.
fn survives(state: &State, cubes: &[i32; SIDES], side: Side) -> (i32, i32, i32) {
    let others = cubes.iter().enumerate().filter(|&(other, _)| other != side.ix()).map(|(_, &n)| n);
    (cubes[side.ix()], others.max().unwrap_or(0), state.tundra.and(state.occupied(side)).len().into())
}
