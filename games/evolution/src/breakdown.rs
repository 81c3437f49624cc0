//! Where the numbers of animals and players come from.

use crate::evolution::Evolution;
use crate::rules::end::Score;
use crate::schema::Hook;
use crate::state::{Id, State, mark};
use crate::texts;
use clade_engine::{Msg, Side};

impl Evolution {
    /// What an animal needs, trait by trait; the tokens on it; why it counts as fed without them.
    pub(crate) fn food_parts(&self, state: &State, id: Id) -> Vec<Msg> {
        let animal = state.animal(id);
        let mut parts = vec![texts::part_base(1)];
        for slot in state.traits_of(id) {
            let (kind, need) = (state.lying(slot).kind, self.needs_more(state, id, slot));
            parts.extend((need > 0).then(|| texts::part_need(self.cards().name_of(kind), need)));
        }
        parts.extend((animal.red > 0).then(|| texts::part_red(animal.red)));
        parts.extend((animal.blue > 0).then(|| texts::part_blue(animal.blue)));
        parts.extend(animal.is(mark::NEWBORN).then(texts::part_newborn));
        let counts = animal.force.kinds().and(self.vm.defines(Hook::CountsAsFed));
        let fed = counts.into_iter().filter(|&kind| self.says_fed(state, id, kind));
        parts.extend(fed.map(|kind| texts::part_counts_as_fed(self.cards().name_of(kind))));
        parts
    }

    /// Points by what they are for, as the last scoring would give them now.
    pub(crate) fn score_parts(&self, state: &State, side: Side) -> Vec<Msg> {
        self.score(state, side).parts()
    }
}

impl Score {
    /// Its parts, without those that are zero.
    pub(crate) fn parts(self) -> Vec<Msg> {
        let each = |n: u8, part: fn(u8) -> Msg| (n > 0).then(|| part(n));
        let animals = (self.animals > 0).then(|| texts::part_animals(self.animals, 2 * u16::from(self.animals)));
        let others = [each(self.traits, texts::part_traits), each(self.bonus, texts::part_needs), each(self.ocean, texts::part_ocean)];
        animals.into_iter().chain(others.into_iter().flatten()).collect()
    }
}
