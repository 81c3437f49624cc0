//! The experiment `cycle`: where the food of the banks comes from, and where it goes. By the printed rules dice and a table bring it, and
//! what was eaten is gone. In a closed cycle there is a compost in each territory: all of it becomes the bank of the next turn, and all
//! that leaves a bank, an animal or a store goes there. An animal that grew up binds one token as its body.
//!
//! Decides: what a compost gets and gives, who has a body, how much a bank gets without dice. Does not decide: who eats.

use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::options::Cycle;
use crate::rules::food::Feed;
use crate::state::{Closed, Herd, Id, Place, State, Step};
use crate::things::FOOD;
use clade_engine::Small;

/// More than a compost ever holds.
pub(crate) const MOST: u8 = 250;

impl State {
    /// Tokens in the compost of a territory.
    pub fn compost(&self, place: Place) -> u8 {
        self.bank.beside.compost[place.ix()]
    }

    /// Whether an animal has bound a token as its body.
    pub fn has_body(&self, id: Id) -> bool {
        self.bank.beside.bodies().contains(id)
    }

    /// An animal binds a token as its body.
    pub(crate) fn give_body(&mut self, id: Id) {
        let closed = &mut self.bank.beside;
        closed.set_bodies(closed.bodies().or(Herd::one(id)));
    }

    /// An animal has no body any more; returns how many tokens it had: 1 or 0.
    pub(crate) fn take_body(&mut self, id: Id) -> u8 {
        let closed = &mut self.bank.beside;
        let n = u8::from(closed.bodies().contains(id));
        if n > 0 {
            closed.set_bodies(closed.bodies().without(Herd::one(id)));
        }
        n
    }
}

impl Evolution {
    /// Whether nothing is made and nothing is lost.
    pub(crate) fn is_closed(&self) -> bool {
        self.options().cycle == Cycle::Closed
    }

    /// The dice of a bank: none where its food is not left to chance.
    pub(crate) fn dice_of(&self, place: Place) -> u8 {
        match self.options().cycle {
            Cycle::Printed | Cycle::Growing => self.bank_of(place).0,
            Cycle::Closed | Cycle::Level => 0,
        }
    }

    /// Twice the mean of what the printed rules bring to a bank: a whole number, as a die has a mean of 3 ½.
    pub(crate) fn twice_the_mean(&self, place: Place) -> u8 {
        let (dice, more) = self.bank_of(place);
        7 * dice + 2 * more
    }

    /// The compost before the first turn: enough for two turns.
    pub(crate) fn first_compost(&self) -> Closed {
        let mut closed = Closed::default();
        if self.is_closed() {
            self.places().for_each(|place| closed.compost[place.ix()] = self.twice_the_mean(place));
        }
        closed
    }

    /// How much comes to a bank from outside, after this roll.
    pub(crate) fn comes(&self, state: &State, place: Place, sum: u8, sink: &mut Events<'_>) -> u8 {
        let printed = sum.saturating_add(self.bank_of(place).1);
        match self.options().cycle {
            Cycle::Printed | Cycle::Closed => printed,
            // Of a half: rounded down in the first turn, up in the second, and so on.
            Cycle::Level => (self.twice_the_mean(place) + u8::from(state.turn.is_multiple_of(2))) / 2,
            Cycle::Growing => {
                let (animals, change) = self.herd_brings(state, place);
                if change != 0 {
                    sink.emit(|| Event::Herd(place, animals, change));
                }
                (i16::from(printed) + i16::from(change)).clamp(0, i16::from(FOOD)) as u8
            }
        }
    }

    /// The animals of a territory, and how much food they bring more (or less): one for every two of them, relative to two animals per
    /// player.
    fn herd_brings(&self, state: &State, place: Place) -> (u8, i8) {
        let animals = state.living().filter(|&id| state.animal(id).place.is(place)).count() as u8;
        let usual = if self.options().territories { self.rules.seats / 3 } else { self.rules.seats };
        (animals, (animals / 2) as i8 - usual as i8)
    }

    /// The whole compost of a territory becomes its bank.
    pub(crate) fn ripens(&self, state: &mut State, place: Place, sink: &mut Events<'_>) {
        let at = place.ix();
        let n = state.compost(place).min(FOOD.saturating_sub(state.bank[at]));
        state.bank.beside.compost[at] -= n;
        state.bank[at] += n;
        sink.emit(|| Event::Ripened(place, n));
    }

    /// Tokens leave the table, in a closed cycle for the compost.
    pub(crate) fn goes_back(&self, state: &mut State, place: Place, n: u16) {
        if self.is_closed() && n > 0 {
            let compost = &mut state.bank.beside.compost[place.ix()];
            *compost = (u16::from(*compost) + n).min(MOST.into()) as u8;
        }
    }

    /// How many tokens a card can make: in a closed cycle no more than the compost has.
    pub(crate) fn makes(&self, state: &mut State, place: Place, n: u8) -> u8 {
        if !self.is_closed() {
            return n;
        }
        let made = self.free_compost(state, place).min(n);
        state.bank.beside.compost[place.ix()] -= made;
        made
    }

    /// What in a compost is not yet promised: an animal that gets several tokens gets them before its partners do.
    fn free_compost(&self, state: &State, place: Place) -> u8 {
        let promised = state.agenda.iter().map(|step| match *step {
            Step::Feed(Feed { eater, n }) if state.lives(eater) && state.animal(eater).place.is(place) && self.can_get(state, eater) => n,
            _ => 0,
        });
        state.compost(place).saturating_sub(promised.fold(0, u8::saturating_add))
    }

    /// An animal would get a token by a card, and there is none.
    pub(crate) fn lacks(&self, state: &State, id: Id, sink: &mut Events<'_>) {
        let (who, by) = (self.who(state, id), self.cause(state));
        sink.emit(|| Event::Lacked(who, by));
    }

    /// A turn other than the last one is over: each surviving animal that holds a token and has no body keeps one as its body.
    pub(crate) fn binds_bodies(&self, state: &mut State, sink: &mut Events<'_>) {
        if !self.is_closed() {
            return;
        }
        for id in state.living() {
            if state.has_body(id) || state.animal(id).food() == 0 {
                continue;
            }
            let animal = state.animal_mut(id);
            let token = if animal.red > 0 { &mut animal.red } else { &mut animal.blue };
            *token -= 1;
            state.give_body(id);
            let who = self.who(state, id);
            sink.emit(|| Event::Bound(who));
        }
    }

    /// Whether the rules could have led to what lies beside the banks.
    pub(crate) fn is_cycle(&self, state: &State) -> bool {
        let (compost, bodies) = (state.bank.beside.compost, state.bank.beside.bodies());
        let lies = |(&place, &n): (&Place, &u8)| n == 0 || self.is_closed() && n <= MOST && self.is_place(place);
        Place::ALL.iter().zip(&compost).all(lies) && (bodies.is_empty() || self.is_closed() && bodies.without(state.living()).is_empty())
    }

    /// All food on the table, wherever it lies. In a closed cycle no rule changes that.
    pub(crate) fn all_food(&self, state: &State) -> i64 {
        let bound = i64::from(state.bank.beside.bodies().len());
        let composts: i64 = state.bank.beside.compost.iter().map(|&n| i64::from(n)).sum();
        state.bank.iter().map(|&n| i64::from(n)).sum::<i64>() + self.on_animals(state) + bound + composts
    }
}
