//! Who is asked, and what an answer does.

use crate::action::Action;
use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::migration::Going;
use crate::state::{Face, Id, Pick, State, Step};
use clade_engine::{Maybe, Side};

impl Evolution {
    /// The side that the open question asks.
    pub(crate) fn asked(&self, state: &State) -> Option<Side> {
        let owner = |id: Id| state.animal(id).owner;
        Some(match state.agenda.top()? {
            Step::Script => state.frames.question()?.who,
            Step::Develop(side, _)
            | Step::Feeding(side, ..)
            | Step::Adopt(side, _)
            | Step::Migrate(side)
            | Step::Follow(side)
            | Step::Take(_, side, _)
            | Step::Eaten(side, ..)
            | Step::Carrion(side, ..)
            | Step::Share(side)
            | Step::Rescue(side, _) => side,
            Step::Prey(id) | Step::Act(_, id, ..) | Step::Duplicate(id, _) | Step::RegrowWith(id) => owner(id),
            Step::Aim(attack) => owner(attack.hunter),
            Step::Guard(attack) | Step::React(attack) => owner(attack.prey),
            _ => return None,
        })
    }

    /// Does what an answer says.
    pub(crate) fn answer(&self, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Some(step) = state.agenda.top() else { return };
        match (step, action) {
            (Step::Script, Action::Answer(answer)) => drop(state.frames.answer(answer)),
            (Step::Script, Action::Die(n)) => {
                let by = state.frames.top().map(|frame| self.by_frame(state, frame));
                by.into_iter().for_each(|by| sink.emit(|| Event::DieRolled(by, n)));
                state.frames.rolled(n);
                self.is_named(state);
            }
            (Step::FirstPlayer, Action::Begins(side)) => self.begins(state, side, sink),
            (Step::Deal(_), Action::Draw(card)) => self.drew(state, card, sink),
            (Step::Birth(..), Action::Draw(card)) => self.born(state, card, sink),
            (Step::RegrowFromDeck(id), Action::Draw(card)) => {
                state.deck.draw(card.0);
                self.regrows(state, id, card, sink);
            }
            (Step::RegrowWith(id), Action::Lay(card)) => {
                let side = state.animal(id).owner;
                state.player_mut(side).hand.take(card.0);
                self.regrows(state, id, card, sink);
            }
            (Step::Roll(_), Action::Total(sum)) => self.rolled(state, sum, sink),
            (Step::Develop(..), Action::Pass) => self.passes(state, sink),
            (Step::Develop(side, _), action) => self.picks(state, side, action, sink),
            (Step::Feeding(side, _, _, acted), Action::Done) => {
                if !acted {
                    sink.emit(|| Event::Ended(side));
                }
                self.ends(state, acted);
            }
            (Step::Feeding(..), action) => self.does(state, action, sink),
            (Step::Prey(hunter), Action::Prey(prey)) => {
                state.agenda.pop();
                self.attacks(state, hunter, prey, (false, false), sink);
            }
            (Step::Adopt(_, kind), Action::On(id)) => self.adopts(state, kind, id, sink),
            (Step::Migrate(_), Action::Move(id, to)) => self.will_go(state, id, to, Going::Travels, sink),
            (Step::Follow(_), Action::Move(id, to)) => self.will_go(state, id, to, Going::Follows, sink),
            (Step::Migrate(side), _) => self.declared(state, side),
            (Step::Take(..), Action::Ambush(hunter)) => self.ambushed(state, hunter, sink),
            (Step::Take(..), _) => self.declines(state),
            (Step::Share(_), Action::Share(slot, to)) => self.shares_by(state, slot, to, sink),
            (Step::Act(..) | Step::Eaten(..), Action::Next(kind)) => self.acts(state, kind, sink),
            (Step::Aim(_), Action::Ignore(kind)) => self.ignores(state, kind, sink),
            (Step::Aim(attack), _) => self.aimed(state, attack),
            (Step::Guard(attack), Action::TurnOver(id)) => self.turns_over(state, attack, id, sink),
            (Step::Guard(attack), _) => {
                state.agenda.pop();
                self.then(state, [Step::React(attack)]);
            }
            (Step::React(attack), Action::React(kind)) => self.reacts(state, attack, kind, sink),
            (Step::React(attack), _) => {
                state.agenda.pop();
                self.then(state, [Step::Strike(attack)]);
            }
            (Step::Carrion(side, place, _), Action::Feast(id)) => {
                let slot = self.scavengers(state, side, place).find(|&(other, _)| other == id).map(|(_, slot)| slot);
                if let Some(slot) = slot {
                    self.feasts(state, id, slot, sink);
                }
            }
            (Step::Duplicate(..), Action::Drop(slot)) => {
                state.agenda.pop();
                self.shed(state, slot, self.cause(state), sink);
            }
            (Step::Rescue(side, _), Action::Lay(card)) => {
                let pick = Pick { card: card.into(), face: Face::Animal, first: Maybe::NONE };
                state.pick = self.secret(side, pick);
            }
            (Step::Rescue(..), Action::To(place)) => self.rescues(state, place, sink),
            _ => {
                state.agenda.pop();
            }
        }
    }
}
