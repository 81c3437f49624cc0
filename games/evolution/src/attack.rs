//! An attack (fact sheet §3.6): aim, hidden cards, reactions, the kill and what follows.

use crate::event::{By, Event, Way, Who};
use crate::evolution::{Events, Evolution};
use crate::schema::{Carrion, Guard, Hook, Meal};
use crate::state::{Attack, Id, Ignored, Kind, Place, Reaction, Slot, State, Step, mark, used};
use crate::told::known;
use clade_engine::{Kinds, Maybe, Side, Triggers};

impl Evolution {
    /// A hunter attacks: that uses its trait up for this turn.
    pub(crate) fn attacks(&self, state: &mut State, hunter: Id, prey: Id, (ambush, counter): (bool, bool), sink: &mut Events<'_>) {
        let Some(slot) = self.hunting(state, hunter) else { return };
        let lying = state.lying_mut(slot);
        lying.used.add(used::TURN);
        let by = lying.kind;
        let (who, whom) = (self.who(state, hunter), self.who(state, prey));
        if sink.is_told() {
            self.tell_what_mattered(state, hunter, prey, ambush, sink);
        }
        let is_taking = state.agenda.iter().any(|step| matches!(step, Step::Waylaid(id, ..) if *id == prey));
        let way = match (ambush, counter) {
            (_, true) => Way::Back,
            (true, _) if is_taking => Way::AtTheBank,
            (true, _) => Way::Ambush,
            _ => Way::Openly,
        };
        sink.emit(|| Event::Attacked(who, whom, way));
        self.then(state, [Step::Aim(Attack { hunter, prey, by, ambush, counter, aimed: false, tried: 0, passed: [Maybe::NONE; 4] })]);
    }

    /// Whether an attack can still go on.
    pub(crate) fn goes_on(&self, state: &State, attack: Attack) -> bool {
        let (hunter, prey) = (attack.hunter, attack.prey);
        state.lives(hunter) && state.lives(prey) && state.animal(hunter).place == state.animal(prey).place
    }

    /// Whether the attacker may still choose a trait of this prey to ignore.
    pub(crate) fn may_aim(&self, state: &State, attack: Attack) -> bool {
        let by_card = attack.counter && state.animal(attack.hunter).ignored == Ignored::NOTHING;
        !attack.aimed && (by_card || self.can_ignore(state, attack.hunter))
    }

    /// The traits of a prey that act upon its hunter in an attack: only those are offered to be ignored (rulebook, Intellect,
    /// «Интеллект»: the trait does not act on the hunter). What happens to the prey itself (Regeneration, Flighty) is none of them.
    pub(crate) fn aims(&self, state: &State, attack: Attack) -> Kinds {
        let defines = |hook: Hook| self.vm.defines(hook);
        let matters = defines(Hook::React).or(defines(Hook::Eaten)).or(defines(Hook::Attacked).without(defines(Hook::Protects)));
        state.animal(attack.prey).force.kinds().and(matters)
    }

    /// Step 2: a hunter that ignores a trait says which. One that bars the attack must be it.
    pub(crate) fn aim(&self, state: &mut State, attack: Attack, sink: &mut Events<'_>) -> bool {
        if !self.goes_on(state, attack) {
            state.agenda.pop();
            return true;
        }
        let guards = self.guarding(state, attack.hunter, attack.prey, attack.ambush);
        let barriers = self.barriers(state, attack.hunter, attack.prey, attack.ambush, guards);
        let may_aim = self.may_aim(state, attack);
        match (guards.into_iter().next(), barriers) {
            (None, _) if may_aim && !self.aims(state, attack).is_empty() => return false,
            (None, _) => self.aimed(state, attack),
            (Some(only), 1) if may_aim => self.ignores(state, only, sink),
            _ => {
                // It could not even attack: nothing acts upon the hunter.
                state.agenda.pop();
                let (who, whom) = (self.who(state, attack.hunter), self.who(state, attack.prey));
                sink.emit(|| Event::Failed(who, whom, false, None));
            }
        }
        true
    }

    /// The hunter ignores a trait of its prey until the end of the turn.
    pub(crate) fn ignores(&self, state: &mut State, kind: u8, sink: &mut Events<'_>) {
        let Some(&Step::Aim(attack)) = state.agenda.top().as_ref() else { return };
        let (who, whom) = (self.who(state, attack.hunter), self.who(state, attack.prey));
        let mut by = None;
        if let Some(slot) = self.ignoring(state, attack.hunter).filter(|_| !attack.counter) {
            state.lying_mut(slot).used.add(used::TURN);
            let kind = state.lying(slot).kind;
            by = Some(By::of(kind, who));
            sink.emit(|| Event::Acted(kind));
        } else if let Some(frame) = state.frames.top() {
            by = Some(By::of(frame.card, who));
        }
        state.animal_mut(attack.hunter).ignored = Ignored::new(attack.prey, kind);
        sink.emit(|| Event::Ignored(who, whom, kind, by));
        self.aimed(state, attack);
    }

    /// The attack goes on to the hidden cards, or to the reactions.
    pub(crate) fn aimed(&self, state: &mut State, attack: Attack) {
        state.agenda.pop();
        let attack = Attack { aimed: true, ..attack };
        let is_plain = state.animal(attack.prey).first.is_none();
        let step = if is_plain && self.rules.has_guards { Step::Guard(attack) } else { Step::React(attack) };
        self.then(state, [step]);
    }

    /// Whether a card that lies as an animal can be turned over, as far as the state knows it.
    pub(crate) fn is_guard(&self, state: &State, id: Id) -> bool {
        let animal = state.animal(id);
        let front = known(&animal.card).and_then(|card| self.faces(card)[0]);
        animal.first.is_none() && !animal.is(mark::TURNED) && front.is_some_and(|kind| self.vm.defines(Hook::Guard).contains(kind))
    }

    /// Step 3: the side of an animal without traits is asked whether it turns over a card, whether it has one or not (A45).
    pub(crate) fn guard(&self, state: &mut State, attack: Attack) -> bool {
        if self.goes_on(state, attack) {
            return false;
        }
        state.agenda.pop();
        true
    }

    /// A card is turned over: it attacks the hunter, whose own attack has failed, which is told when the counter-attack is over
    /// (rulebook, Anglerfish, «Удильщик»: it stays unfed and attacks no more in this turn).
    pub(crate) fn turns_over(&self, state: &mut State, attack: Attack, id: Id, sink: &mut Events<'_>) {
        state.agenda.pop();
        let who = self.who(state, id);
        let animal = state.animal_mut(id);
        animal.card.reveal();
        animal.marks.add(mark::TURNED);
        let Some(card) = known(&animal.card) else { return };
        sink.emit(|| Event::TurnedOver(who, card));
        let [front, second] = self.faces(card);
        if let Some(kind) = second {
            self.lay_trait(state, None, kind, id, None, sink);
        }
        if let Some(front) = front {
            self.then(state, [Step::Reacted(attack, Reaction::Failed, Kind(front).into())]);
            self.start(state, front, who.0, Guard { me: id, hunter: attack.hunter }, sink);
        }
    }

    /// Step 5: the prey dies. The hunter eats, then the prey's traits act upon it, then one scavenger profits (A26).
    pub(crate) fn strike(&self, state: &mut State, attack: Attack, sink: &mut Events<'_>) {
        state.agenda.pop();
        if !self.goes_on(state, attack) {
            return;
        }
        let (hunter, prey) = (self.who(state, attack.hunter), attack.prey);
        let (side, place) = (state.animal(prey).owner, state.animal(prey).at());
        let ignored = state.animal(attack.hunter).ignored.of(prey).map(Kind).into();
        let mut last_words = self.acting(state, prey, Hook::Eaten);
        self.is_eaten(state, prey, hunter, sink);
        if state.agenda.iter().any(|step| matches!(step, Step::Waylaid(id, ..) if *id == prey)) {
            sink.emit(|| Event::Stays(Who(side, prey), place));
        }
        if !self.vm.defines(Hook::Carrion).is_empty() {
            self.then(state, [Step::Carrion(hunter.0, place, self.rules.seats)]);
        }
        while !last_words.is_empty() {
            let triggers = Triggers::collect(&mut last_words);
            self.then(state, [Step::Eaten(side, attack.hunter, ignored, triggers)]);
        }
        if let Some(slot) = state.find(attack.hunter, attack.by) {
            self.act(state, slot, attack.hunter, Meal { me: attack.hunter, this: slot }, sink);
        }
    }

    /// The scavengers of a side in a territory that can profit now.
    pub(crate) fn scavengers(&self, state: &State, side: Side, place: Place) -> impl Iterator<Item = (Id, Slot)> {
        let here = state.player(side).own.into_iter().map(Id).filter(move |&id| state.animal(id).place.is(place));
        here.filter_map(move |id| {
            let able = |kind: u8| state.find(id, kind).filter(|&slot| self.is_offered(state, slot, id, None));
            self.acting(state, id, Hook::Carrion).into_iter().find_map(able).map(|slot| (id, slot))
        })
    }

    /// One scavenger gets food: the first that can, from the hunter's owner clockwise (rulebook, Scavenger, «Падальщик»); of several of one
    /// side its owner chooses (A10).
    pub(crate) fn carrion(&self, state: &mut State, side: Side, place: Place, left: u8, sink: &mut Events<'_>) -> bool {
        if left == 0 {
            state.agenda.pop();
            return true;
        }
        let mut able = self.scavengers(state, side, place);
        match (able.next(), able.next()) {
            (None, _) => {
                drop(able);
                state.agenda.pop();
                self.then(state, [Step::Carrion(self.next(side), place, left - 1)]);
            }
            (Some((id, slot)), None) => {
                drop(able);
                self.feasts(state, id, slot, sink);
            }
            _ => return false,
        }
        true
    }

    /// This scavenger profits.
    pub(crate) fn feasts(&self, state: &mut State, id: Id, slot: Slot, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.lying_mut(slot).used.add(used::TURN);
        self.act(state, slot, id, Carrion { me: id, this: slot }, sink);
    }
}
