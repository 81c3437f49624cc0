//! What the calls of a card do: the glue between scripts and rules.

use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::rules::births::Birth;
use crate::rules::effects::Settle;
use crate::rules::food::Feed;
use crate::schema::Verb;
use crate::state::{Id, Slot, State, Step, Trait, mark, used};
use crate::things::FOOD;
use clade_engine::Small;
use clade_script::{Reply, VerbError};

/// How many items a list for a script has at most: more cannot be offered.
const MOST_ITEMS: usize = 48;

fn list<T: Small>(items: impl Iterator<Item = T>) -> Reply {
    Reply::List(items.take(MOST_ITEMS).map(|item| item.byte().into()).collect())
}

fn truth(yes: bool) -> Reply {
    Reply::Int(yes.into())
}

/// An amount of food in a bank.
fn so_much(n: i32) -> Result<u8, VerbError> {
    Ok(u8::try_from(n).ok().filter(|&n| n <= 99).ok_or("so much food there never is")?)
}

impl Evolution {
    /// What a call of a card returns or does.
    pub(super) fn does_verb(&self, state: &mut State, verb: &Verb, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        match *verb {
            Verb::Owner { animal } => Ok(Reply::Int(state.animal(animal).owner.0.into())),
            Verb::Others { animal } => Ok(list(self.others(state, animal))),
            Verb::Traits { animal } => Ok(list(state.traits_of(animal))),
            Verb::IsFed { animal } => Ok(truth(state.animal(animal).is_fed())),
            Verb::CanEat { animal } => Ok(truth(state.lives(animal) && self.can_get(state, animal))),
            Verb::Convertible { animal } => Ok(Reply::Int(self.convertible(state, animal).into())),
            Verb::Sheddable { animal } => Ok(list(self.sheddable(state, animal))),
            Verb::Losable { animal } => Ok(list(self.losable(state, animal))),
            Verb::Victims { animal } => Ok(list(self.victims(state, animal))),
            Verb::Decoys { .. } => Ok(list(self.current_attack(state).into_iter().flat_map(|attack| self.decoys(state, attack)))),
            Verb::Gifts { animal, to } => Ok(list(self.gifts(state, animal, to))),
            Verb::Returns { gift, to } => Ok(list(self.returns(state, gift, to))),
            Verb::Partner { animal, this } => Ok(state.lying(this).other(animal).map_or(Reply::Nil, |other| Reply::Int(other.0.into()))),
            Verb::RedirectCounts {} => Ok(truth(self.options().redirect_counts)),
            // What concerns an animal or a trait that is not there any more does nothing.
            Verb::Feed { animal, .. }
            | Verb::TakeFood { animal }
            | Verb::DestroyFood { animal, .. }
            | Verb::AddFood { animal, .. }
            | Verb::Steal { animal, .. }
            | Verb::Convert { animal, .. }
            | Verb::Doom { animal }
            | Verb::Paralyse { animal }
            | Verb::Attack { animal, .. }
            | Verb::Ambush { animal, .. }
            | Verb::Redirect { animal }
            | Verb::Newborn { animal }
                if !state.lives(animal) =>
            {
                Ok(Reply::Nothing)
            }
            Verb::Shed { this } | Verb::Swap { one: this, .. } | Verb::Mark { this } | Verb::Climb { this }
                if !state.lying(this).is_there() =>
            {
                Ok(Reply::Nothing)
            }
            Verb::Feed { animal, n } => self.feeds_by_card(state, animal, n),
            Verb::TakeFood { animal } => {
                self.then(state, [Settle {}]);
                self.takes(state, animal, sink);
                Ok(Reply::Suspend)
            }
            Verb::DestroyFood { animal, n } => self.destroys_food(state, animal, so_much(n)?, sink),
            Verb::AddFood { animal, n } => self.adds_food(state, animal, so_much(n)?, sink),
            Verb::Steal { animal, from } => self.steals_by_card(state, animal, from, sink),
            Verb::Convert { animal, n } => self.converts_by_card(state, animal, n, sink),
            Verb::Shed { this } => self.sheds_by_card(state, this, sink),
            Verb::Swap { one, other } => self.swaps_by_card(state, one, other, sink),
            Verb::Mark { this } => self.marks_by_card(state, this, sink),
            Verb::Doom { animal } => {
                let (who, by) = (self.who(state, animal), self.cause(state));
                Self::dooms(state, animal);
                sink.emit(|| Event::Doomed(who, by));
                Ok(Reply::Nothing)
            }
            Verb::Paralyse { animal } => self.paralyses(state, animal, sink),
            Verb::Attack { animal, prey } => self.attacks_by_card(state, animal, prey, false, sink),
            Verb::Ambush { animal, prey } => self.attacks_by_card(state, animal, prey, true, sink),
            Verb::Redirect { animal } => {
                state.redirected = animal.into();
                Ok(Reply::Nothing)
            }
            Verb::Newborn { animal } if !state.deck.is_empty() && self.has_room(state) => {
                self.stop(state, Birth { parent: animal, fed: true })
            }
            Verb::Newborn { .. } => Ok(Reply::Nothing),
            Verb::Climb { this } => self.climbs_by_card(state, this, sink),
        }
    }
}

/// What verbs do. The animals live, and the traits lie on one.
impl Evolution {
    fn feeds_by_card(&self, state: &mut State, id: Id, n: i32) -> Result<Reply, VerbError> {
        let n = u8::try_from(n).ok().filter(|&n| n <= 9).ok_or("an animal is fed 0 to 9 tokens at once")?;
        self.then(state, [Settle {}]);
        self.stop(state, Feed { eater: id, n })
    }

    /// An animal destroys food in the bank of its territory.
    fn destroys_food(&self, state: &mut State, id: Id, n: u8, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        let (place, by) = (state.animal(id).at(), self.cause(state));
        let n = n.min(state.bank[place.ix()]);
        state.bank[place.ix()] -= n;
        self.goes_back(state, place, n.into());
        sink.emit(|| Event::Destroyed(place, n, by, self.agent(state, id)));
        Ok(Reply::Nothing)
    }

    /// An animal adds food to the bank of its territory.
    fn adds_food(&self, state: &mut State, id: Id, n: u8, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        let (place, by) = (state.animal(id).at(), self.cause(state));
        let wanted = n.min(FOOD.saturating_sub(state.bank[place.ix()]));
        let n = self.makes(state, place, wanted);
        if n < wanted && n == 0 {
            self.lacks(state, id, sink);
            return Ok(Reply::Nothing);
        }
        state.bank[place.ix()] += n;
        sink.emit(|| Event::Grew(place, n, by, self.agent(state, id)));
        Ok(Reply::Nothing)
    }

    fn steals_by_card(&self, state: &mut State, id: Id, from: Id, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        if !self.can_get(state, id) || !self.victims(state, id).any(|other| other == from) {
            return Ok(Reply::Nothing);
        }
        self.then(state, [Settle {}]);
        self.steals(state, id, from, sink);
        Ok(Reply::Suspend)
    }

    fn converts_by_card(&self, state: &mut State, id: Id, n: i32, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        let n = u8::try_from(n).ok().filter(|&n| n <= self.convertible(state, id)).ok_or("so much food is not stored")?;
        self.converts(state, id, n, sink);
        self.stop(state, Settle {})
    }

    fn paralyses(&self, state: &mut State, id: Id, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        if !state.animal(id).is(mark::PARALYSED) {
            state.animal_mut(id).marks.add(mark::PARALYSED);
            let (who, by) = (self.who(state, id), self.cause(state));
            sink.emit(|| Event::Paralysed(who, by));
            self.refresh_around(state, id);
        }
        self.stop(state, Settle {})
    }

    fn attacks_by_card(&self, state: &mut State, id: Id, prey: Id, ambush: bool, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        let by_card = state.frames.top().map(|frame| frame.card).filter(|&card| self.facts(card).ignores);
        if !state.lives(prey) || prey == id || self.hunting(state, id).is_none() {
            return Ok(Reply::Nothing);
        }
        self.attacks(state, id, prey, (ambush, by_card.is_some()), sink);
        Ok(Reply::Suspend)
    }

    fn sheds_by_card(&self, state: &mut State, this: Slot, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        if !self.may_be_shed(state, this) {
            return Err("this trait cannot be discarded".into());
        }
        let by = self.named_cause(state);
        self.shed(state, this, by, sink);
        self.stop(state, Settle {})
    }

    fn swaps_by_card(&self, state: &mut State, one: Slot, other: Slot, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        if !state.lying(other).is_there() || !self.may_swap(state, one, other) {
            return Err("these traits cannot change their animals".into());
        }
        self.swaps(state, one, other, sink);
        self.stop(state, Settle {})
    }

    fn marks_by_card(&self, state: &mut State, this: Slot, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        let Trait { kind, host, .. } = *state.lying(this);
        let Some(host) = host.get() else { return Ok(Reply::Nothing) };
        if !state.lying(this).is(used::MARKED) {
            let who = self.who(state, host);
            self.named_cause(state);
            sink.emit(|| Event::Marked(kind, who));
        }
        state.lying_mut(this).used.add(used::MARKED);
        self.refresh_around(state, host);
        self.stop(state, Settle {})
    }

    fn climbs_by_card(&self, state: &mut State, this: Slot, sink: &mut Events<'_>) -> Result<Reply, VerbError> {
        if !self.facts(state.lying(this).kind).silences {
            return Err("only a trait that silences others can climb".into());
        }
        self.climb(state, this, sink);
        self.stop(state, Settle {})
    }

    /// Puts a step on the agenda and stops the script until it is done.
    fn stop(&self, state: &mut State, step: impl Into<Step>) -> Result<Reply, VerbError> {
        state.agenda.push(step.into()).map_err(|e| e.to_string())?;
        Ok(Reply::Suspend)
    }
}
