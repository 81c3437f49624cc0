//! The game as the engine sees it: who is asked, what could be answered, what may be, and what an answer does.

use crate::action::Action;
use crate::book::MIGRATION;
use crate::event::Event;
use crate::evolution::Evolution;
use crate::migration::Going;
use crate::schema::Hook;
use crate::state::{Card, Id, Place, State, Step};
use crate::texts;
use clade_engine::{Actor, Answer, Answers, Effects, Game, Rules, Sink, Why};
use clade_script::Stepped;
use std::ops::ControlFlow;

impl Rules for Evolution {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.rules.seats
    }

    fn start(&self) -> State {
        let mut state = self.new_state();
        self.run(&mut state, &mut Sink::null());
        state
    }

    fn actor(&self, state: &State) -> Actor {
        let Some(step) = state.agenda.top() else { return Actor::Over };
        match step {
            Step::FirstPlayer | Step::Deal(_) | Step::Birth(..) | Step::Roll(_) | Step::RegrowFromDeck(_) => Actor::Chance,
            Step::Script if state.frames.die().is_some() => Actor::Chance,
            _ => self.asked(state).map_or(Actor::Over, |side| Actor::Seat(self.seat_of(side))),
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Action>) {
        let mut candidates = Vec::new();
        self.candidates(state, &mut candidates);
        for action in candidates {
            to.offer_unless(action, |why| self.object(state, action, why));
        }
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        self.answer(state, action, sink);
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.agenda.top() {
            Some(Step::FirstPlayer) => out.extend(self.all_sides().map(|side| (Action::Begins(side), 1))),
            Some(Step::Deal(_) | Step::Birth(..) | Step::RegrowFromDeck(_)) => {
                out.extend(state.deck.outcomes().map(|(card, weight)| (Action::Draw(Card(card)), weight)));
            }
            Some(Step::Roll(place)) => {
                let sums = Self::sums(self.dice_of(place));
                out.extend(sums.into_iter().map(|(sum, ways)| (Action::Total(sum), ways)));
            }
            Some(Step::Script) => out.extend((1..=state.frames.die().unwrap_or(0)).map(|n| (Action::Die(n), 1))),
            _ => {}
        }
    }

    fn sample(&self, state: &State, word: u64) -> Option<Action> {
        match state.agenda.top()? {
            Step::Deal(_) | Step::Birth(..) | Step::RegrowFromDeck(_) => state.deck.sample(word).map(Card).map(Action::Draw),
            Step::Script => state.frames.die().map(|faces| Action::Die(clade_engine::chance::below(word, u32::from(faces)) as u8 + 1)),
            _ => {
                let mut outcomes = Vec::with_capacity(24);
                self.outcomes(state, &mut outcomes);
                clade_engine::chance::pick(word, &outcomes)
            }
        }
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(self.score(state, side).points())).collect()
    }

    /// Of equal points the greater discard pile counts (rulebook); then the victory is shared (A36).
    fn tie_breaks(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(self.pile_size(state, side))).collect()
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        crate::evaluate::values(self, state, out);
    }

    /// Turns and their phases.
    fn clock(&self, state: &State) -> u32 {
        5 * u32::from(state.turn) + state.phase as u32
    }

    fn search_budget(&self) -> u32 {
        crate::evaluate::SEARCH_BUDGET
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Some(&mut state.frames)
    }

    fn answer_of(action: Action) -> Option<Answer> {
        if let Action::Answer(answer) = action { Some(answer) } else { None }
    }
}

impl Evolution {
    pub(crate) fn candidates(&self, state: &State, out: &mut Vec<Action>) {
        let Some(step) = state.agenda.top() else { return };
        let living = || state.living().into_iter().map(Id);
        match step {
            Step::Script => {
                if let Some(question) = state.frames.question() {
                    question.answers(|answer| out.push(Action::Answer(answer)));
                }
            }
            Step::Develop(side, _) => self.plays(state, side, out),
            Step::Feeding(side, _, main, acted) => {
                self.meals(state, side, state.here, main, out);
                if self.may_declare(acted)
                    && state.player(side).own.into_iter().any(|slot| !self.acting(state, Id(slot), Hook::Travels).is_empty())
                {
                    out.push(Action::Migrate);
                }
                out.push(Action::Done);
            }
            Step::Prey(hunter) => {
                let place = state.animal(hunter).place;
                out.extend(living().filter(|&id| id != hunter && state.animal(id).place == place).map(Action::Prey));
            }
            Step::Adopt(side, _) => {
                let own = state.player(side).own.into_iter().map(Id);
                out.extend(own.filter(|&id| state.here.is_none() || state.animal(id).place == state.here).map(Action::On));
            }
            Step::Migrate(side) | Step::Follow(side) => {
                let going = if matches!(step, Step::Migrate(_)) { Going::Travels } else { Going::Follows };
                let own = state.player(side).own.into_iter().map(Id).filter(|&id| !self.acting(state, id, going.hook()).is_empty());
                out.extend(
                    own.flat_map(|id| self.places().filter(move |&to| !state.animal(id).place.is(to)).map(move |to| Action::Move(id, to))),
                );
                out.push(Action::Done);
            }
            Step::Take(id, side, _) => {
                out.extend(self.ambushers(state, side, id).map(Action::Ambush));
                out.push(Action::Done);
            }
            Step::Share(side) => out.extend(self.sharing(state, side).map(|(slot, to)| Action::Share(slot, to))),
            Step::Act(.., triggers) | Step::Eaten(.., triggers) => out.extend(triggers.pending().iter().map(|&kind| Action::Next(kind))),
            Step::Aim(attack) => {
                out.extend(self.aims(state, attack).map(Action::Ignore));
                out.push(Action::Done);
            }
            Step::Guard(attack) => {
                let prey = attack.prey;
                if self.is_guard(state, prey) {
                    return out.push(Action::TurnOver(prey));
                }
                let animal = state.animal(prey);
                let own = state.player(animal.owner).own.into_iter().map(Id);
                let guards = own.filter(|&id| id != attack.hunter && state.animal(id).place == animal.place && self.is_guard(state, id));
                out.extend(guards.map(Action::TurnOver));
                out.push(Action::Done);
            }
            Step::React(attack) => {
                let (able, must) = self.reactions(state, attack);
                out.extend(able.map(Action::React));
                if must.is_empty() {
                    out.push(Action::Done);
                }
            }
            Step::Carrion(side, place, _) => out.extend(self.scavengers(state, side, place).map(|(id, _)| Action::Feast(id))),
            Step::Duplicate(id, kind) => out.extend(self.copies_on(state, id, kind).map(Action::Drop)),
            Step::RegrowWith(id) => {
                out.extend(state.player(state.animal(id).owner).hand.cards().iter().map(|(card, _)| Action::Lay(Card(card))));
            }
            Step::Rescue(side, _) => {
                if state.pick.get().is_none_or(|pick| pick.card.is_none()) {
                    out.extend(state.player(side).hand.cards().iter().map(|(card, _)| Action::Lay(Card(card))));
                } else {
                    out.extend(Place::CONTINENTS.map(Action::To));
                }
            }
            _ => {}
        }
    }

    pub(crate) fn object(&self, state: &State, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        let free = ControlFlow::Continue(());
        match (state.agenda.top(), action) {
            (Some(Step::Develop(side, _)), action) => self.object_to_play(state, side, action, why),
            (Some(step @ Step::Feeding(..)), Action::Done) => self.object_to_ending(state, step, why),
            (Some(Step::Feeding(side, ..)), action) => self.object_to_meal(state, side, action, why),
            (Some(Step::Prey(hunter)), Action::Prey(prey)) => {
                self.object_to_prey(state, hunter, prey, false, self.can_ignore(state, hunter), why)
            }
            (Some(Step::Adopt(side, kind)), Action::On(id)) => self.object_to_host(state, side, kind, id, why),
            (Some(Step::Migrate(_)), Action::Move(id, to)) => self.object_to_move(state, id, to, Going::Travels, why),
            (Some(Step::Migrate(side)), Action::Done) => {
                let none = !state.player(side).own.into_iter().any(|slot| state.animal(Id(slot)).to.is_some());
                why.object_if(none, MIGRATION, texts::why_must_migrate)
            }
            (Some(Step::Follow(_)), Action::Move(id, to)) => self.object_to_move(state, id, to, Going::Follows, why),
            _ => free,
        }
    }
}
