//! The attack procedure (§4.4), in phase 1 by a starving amoeba, in phase 5 after the deaths.
//!
//! Target → reactions → hit or failure → perhaps one further attempt. The result is 1 if the attempt worked.

use crate::event::{Event, Fate};
use crate::phases::Phase;
use crate::rulebook;
use crate::schema::{Failed, Hook, MovePrice, Protects, React, Struck};
use crate::soup::Soup;
use crate::state::{Attack, Attempt, Fighters, Id, State, Step};
use crate::texts;
use clade_engine::{Kinds, Maybe, Side, Sink, Why};
use std::ops::ControlFlow;

impl Soup {
    /// Phase 1 is violent: it kills without leaving more than a cube of each colour.
    pub(crate) fn is_violent(&self, state: &State) -> bool {
        state.phase == Phase::Movement
    }

    /// The amoebas that this one could attack.
    pub(crate) fn targets<'a>(&'a self, state: &'a State, attacker: Id, foreign: bool) -> impl Iterator<Item = Id> + 'a {
        state.beside(attacker).filter(move |&id| self.object_to_target(state, attacker, id, foreign, &mut Why::quiet()).is_continue())
    }

    /// Who may be attacked: another amoeba in the same cell, not protected by a gene.
    pub(crate) fn object_to_target(&self, state: &State, attacker: Id, target: Id, foreign: bool, why: &mut Why<'_>) -> ControlFlow<()> {
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

    /// An attack begins.
    pub(crate) fn attack(&self, state: &mut State, attacker: Id, gene: u8, foreign: bool) {
        let cell = state.amoeba(attacker).cell;
        state.fought = false;
        self.push(state, Step::Target(Attempt { attacker, target: Maybe::NONE, cell, gene, used: 0, foreign, second: false }));
    }

    /// The target is to be named; without any, the attempt fails.
    pub(crate) fn target(&self, state: &mut State, attack: Attempt) -> bool {
        if self.targets(state, attack.attacker, attack.foreign).next().is_some() {
            return false;
        }
        state.agenda.pop();
        state.result = 0;
        true
    }

    /// The target is named.
    pub(crate) fn names_target(&self, state: &mut State, attack: Attempt, target: Id, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        sink.tell(|| Event::Attacked(attack.attacker, target));
        self.push(state, Step::React(attack.on(target)));
    }

    /// The reactions that a target's owner could use. Own amoebas get none.
    pub(crate) fn reactions(&self, state: &State, attack: Attack) -> Kinds {
        if self.are_kin(attack.target, attack.attacker) {
            return Kinds::NONE;
        }
        self.acting(state, self.owner(attack.target), Hook::React)
    }

    /// The bit of a gene among those that define a hook, lowest kind first: for [`Attack::used`] and [`Step::Feeding`].
    pub(crate) fn ordinal_bit(&self, hook: Hook, kind: u8) -> u16 {
        let before = self.vm.defines(hook).take_while(|&k| k < kind).count();
        1 << before.min(15)
    }

    /// A reaction must be unused and affordable.
    pub(crate) fn object_to_reaction(&self, state: &State, attack: Attack, kind: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = self.owner(attack.target);
        why.object_if(attack.used & self.ordinal_bit(Hook::React, kind) != 0, rulebook::GENES, texts::why_tried)?;
        let spent = self.options.reactions_per_round && state.tribe(side).reacted.contains(kind);
        why.object_if(spent, rulebook::OPTION, texts::why_tried_this_round)?;
        let cost = self.cost(state, side, kind);
        why.object_if(state.tribe(side).bp < cost, rulebook::GENES, || texts::why_points(cost, state.tribe(side).bp))
    }

    /// Step 2: while the target is in the attacker's cell its owner may react; step 3: then the attack hits.
    pub(crate) fn react(&self, state: &mut State, attack: Attack, _: &mut Sink<'_, Event>) -> bool {
        let can = self
            .reactions(state, attack)
            .into_iter()
            .any(|kind| self.object_to_reaction(state, attack, kind, &mut Why::quiet()).is_continue());
        if can {
            return false;
        }
        self.takes_hit(state, attack);
        true
    }

    /// No reaction is left, or none is wanted.
    pub(crate) fn takes_hit(&self, state: &mut State, attack: Attack) {
        state.agenda.pop();
        self.push(state, Step::Hit(attack, 0));
    }

    /// A reaction is used.
    pub(crate) fn reacts(&self, state: &mut State, attack: Attack, kind: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let side = self.owner(attack.target);
        let cost = self.cost(state, side, kind);
        state.tribe_mut(side).reacted.insert(kind);
        self.push(state, Step::Reacted(Attack { used: attack.used | self.ordinal_bit(Hook::React, kind), ..attack }));
        self.start(state, side, kind, React { amoeba: attack.target, attacker: attack.attacker }, sink);
        if self.vm.defines(Hook::UsePrice).contains(kind) {
            self.tell_helpers::<MovePrice>(state, side, attack.target, sink);
        }
        self.pay(state, side, cost, sink);
    }

    /// The reaction has acted: the attack has failed, or goes on.
    pub(crate) fn reacted(&self, state: &mut State, attack: Attack) {
        state.agenda.pop();
        // Not only the target may be elsewhere now: an attacker that was dragged along need not come back with it.
        let together = [attack.target, attack.attacker].iter().all(|&id| state.amoeba(id).cell == attack.cell);
        let next = if std::mem::take(&mut state.result) > 0 || !together { Step::Failed(attack) } else { Step::React(attack) };
        self.push(state, next);
    }

    /// The attack hits; genes of the target may turn its death into something else.
    pub(crate) fn hit(&self, state: &mut State, attack: Attack, from: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let side = self.owner(attack.target);
        let may_save = !self.is_defenceless(attack.attacker, attack.target);
        let saving = self.acting(state, side, Hook::Struck).into_iter().find(|&kind| may_save && kind >= from);
        match saving {
            Some(kind) => {
                self.push(state, Step::Saved(attack, kind));
                self.start(state, side, kind, Struck { amoeba: attack.target, attacker: attack.attacker }, sink);
            }
            None => {
                let violent = self.is_violent(state);
                let leaves = match (violent, state.fought && self.options.fight_leaves_none) {
                    (true, true) => 0,
                    (true, false) => 1,
                    (false, _) => 2,
                };
                self.dies(state, attack.target, leaves, Fate::Attack(attack.attacker), sink);
                state.fought = false;
                state.result = 1;
            }
        }
    }

    /// A saving gene has acted. What only damages has not failed (§3.3 G17).
    pub(crate) fn saved(&self, state: &mut State, attack: Attack, kind: u8) {
        state.agenda.pop();
        if state.result > 0 {
            state.fought = false;
            state.result = 1;
        } else {
            self.push(state, Step::Hit(attack, kind.saturating_add(1)));
        }
    }

    /// Step 4: the attempt failed; genes of the attacker may grant a further one, if a target is in its cell.
    pub(crate) fn failed(&self, state: &mut State, attack: Attack, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        sink.tell(|| Event::AttackFailed(attack.attacker, attack.target));
        let side = self.owner(attack.attacker);
        let gene = self.retry_gene(state, side);
        let possible = |state: &State| {
            let mut targets = self.targets(state, attack.attacker, attack.foreign);
            let target = targets.any(|id| !self.options.same_target || id == attack.target);
            // Dragged to where a usual meal lies an amoeba would not starve: in phase 1 nothing is left to attack for.
            target && (!self.is_violent(state) || self.is_offered(state, attack.attacker, attack.gene))
        };
        match gene {
            Some(kind) if !attack.second && possible(state) => {
                self.push(state, Step::Again(attack));
                self.start(state, side, kind, Failed { amoeba: attack.attacker }, sink);
            }
            _ => {
                state.fought = false;
                state.result = 0;
            }
        }
    }

    /// The further attempt is free; the defender may use each reaction once more.
    pub(crate) fn again(&self, state: &mut State, attack: Attack, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        state.fought = false;
        if state.result > 0 {
            self.tell_retry(state, attack.attacker, sink);
            let cell = state.amoeba(attack.attacker).cell;
            self.push(state, Step::Target(Attempt { cell, used: 0, second: true, ..attack.into() }));
        }
        state.result = 0;
    }

    /// The gene that grants a further attempt.
    fn retry_gene(&self, state: &State, side: Side) -> Option<u8> {
        self.acting(state, side, Hook::Failed).into_iter().next()
    }

    /// A further attempt is made: that gene is named.
    fn tell_retry(&self, state: &State, id: Id, sink: &mut Sink<'_, Event>) {
        let side = self.owner(id);
        if let Some(kind) = self.retry_gene(state, side) {
            sink.emit(|| self.acted(state, side, kind, id));
        }
    }

    /// Chance has rolled for a fight: the attacker first, then the defender; equal dice are rolled again.
    pub(crate) fn fight_rolled(&self, state: &mut State, die: u8, sink: &mut Sink<'_, Event>) {
        let Some(Step::Fight(fighters, first, second)) = state.agenda.pop() else { return };
        if first == 0 {
            self.push(state, Step::Fight(fighters, die, second));
            return;
        }
        sink.tell(|| Event::Fought(fighters.attacker, first, fighters.defender, die));
        if die == first {
            self.push(state, Step::Fight(fighters, 0, second));
        } else if die > first {
            state.result = 1;
        } else {
            self.lost_fight(state, fighters, second, sink);
        }
    }

    /// The defender lost: genes may let it fight once more, free.
    fn lost_fight(&self, state: &mut State, fighters: Fighters, second: bool, sink: &mut Sink<'_, Event>) {
        let (me, side) = (fighters.defender, self.owner(fighters.defender));
        match self.retry_gene(state, side) {
            Some(kind) if !second => {
                self.push(state, Step::FightAgain(fighters));
                self.start(state, side, kind, Failed { amoeba: me }, sink);
            }
            _ => {
                state.fought = true;
                state.result = 0;
            }
        }
    }

    /// The defender's gene has said whether it fights again.
    pub(crate) fn fight_again(&self, state: &mut State, fighters: Fighters, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        if state.result > 0 {
            self.tell_retry(state, fighters.defender, sink);
            self.push(state, Step::Fight(fighters, 0, true));
        } else {
            state.fought = true;
        }
        state.result = 0;
    }
}
