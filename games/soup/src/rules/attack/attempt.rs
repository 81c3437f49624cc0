//! An attempt of an attack: the target is named, its owner reacts, and where the attempt failed it may be made once more.

use super::hit::Hit;
use super::{Attack, Attempt, Reactions};
use crate::prelude::*;
use crate::rules::feeding::Found;
use crate::schema::MovePrice;
use clade_engine::Kinds;

step! {
    /// Step 1: the target is to be named; without any, the attempt fails.
    pub struct Target for Soup {
        attack: Attempt,
    }
}

impl Question<Soup> for Target {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.attack.attacker.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let (attacker, side) = (self.attack.attacker, game.owner(self.attack.attacker));
        texts::ask_target(
            game.name_of(side),
            texts::here(attacker, state.amoeba(attacker).cell),
            game.gene_name(state, side, self.attack.gene),
        )
    }

    fn works(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) -> Progress {
        if game.targets(state, self.attack.attacker, self.attack.foreign).next().is_some() {
            return Progress::Waits;
        }
        state.result = 0;
        Progress::Done
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let Attempt { attacker, target, foreign, second, .. } = self.attack;
        let same = second && game.options.same_target;
        for id in state.beside(attacker).filter(|&id| !same || target.is(id)) {
            to.offer_unless(Action::Target(id), |why| game.object_to_target(state, attacker, id, foreign, why));
        }
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Target(target) = action else { return };
        sink.tell(|| Event::Attacked(self.attack.attacker, target));
        game.then(state, [React { attack: self.attack.on(target) }]);
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.attack.attacker) || !state.waits_for(*self)
    }
}

step! {
    /// Step 2: while the target is in the attacker's cell its owner may react; step 3: then the attack hits.
    pub struct React for Soup {
        attack: Attack,
    }
}

impl Question<Soup> for React {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.attack.target.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let Attack { attacker, target, gene, .. } = self.attack;
        let by = game.gene_name(state, game.owner(attacker), gene);
        texts::ask_react(game.whose(target.colour()), texts::here(target, state.amoeba(target).cell), texts::amoeba_of(attacker), by)
    }

    fn works(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) -> Progress {
        let mut reactions = self.reactions(game, state);
        if reactions.any(|kind| self.object_to(game, state, kind, &mut Why::quiet()).is_continue()) {
            return Progress::Waits;
        }
        self.hits(game, state);
        Progress::Done
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        for kind in self.reactions(game, state) {
            to.offer_unless(Action::Use(kind), |why| self.object_to(game, state, kind, why));
        }
        to.offer(Action::Done);
    }

    fn label(&self, _: &Soup, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_no_reaction)
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Use(kind) => self.reacts(game, state, kind, sink),
            _ => self.hits(game, state),
        }
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.attack.attacker) && state.lives(self.attack.target) || !state.waits_for(*self)
    }
}

impl React {
    /// The reactions that a target's owner could use. The attacker's own amoebas get none.
    fn reactions(self, game: &Soup, state: &State) -> Kinds {
        let Attack { attacker, target, .. } = self.attack;
        if game.are_kin(target, attacker) { Kinds::NONE } else { game.acting(state, game.owner(target), Hook::React) }
    }

    /// A reaction must be unused and affordable.
    fn object_to(self, game: &Soup, state: &State, kind: Kind, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = game.owner(self.attack.target);
        why.object_if(game.was_tried(self.attack.used, kind), rulebook::GENES, texts::why_tried)?;
        let spent = game.options.reactions_per_round && state.tribe(side).reacted.contains(kind);
        why.object_if(spent, rulebook::OPTION, texts::why_tried_this_round)?;
        let (cost, bp) = (game.cost(state, side, kind), state.tribe(side).bp);
        why.object_if(bp < cost, rulebook::GENES, || texts::why_points(cost, bp))
    }

    /// No reaction is left, or none is wanted.
    fn hits(self, game: &Soup, state: &mut State) {
        game.then(state, [Hit { attack: self.attack, from: 0 }]);
    }

    /// A reaction is used.
    fn reacts(self, game: &Soup, state: &mut State, kind: Kind, sink: &mut Events<'_>) {
        let Attack { attacker, target, used, .. } = self.attack;
        let side = game.owner(target);
        let cost = game.cost(state, side, kind);
        state.tribe_mut(side).reacted.insert(kind);
        game.then(state, [Reacted { attack: Attack { used: game.tried_too(used, kind), ..self.attack } }]);
        game.start(state, side, kind, schema::React { amoeba: target, attacker }, sink);
        if game.vm.defines(Hook::UsePrice).contains(kind) {
            game.tell_helpers::<MovePrice>(state, side, target, sink);
        }
        game.pay(state, side, cost, sink);
    }
}

step! {
    /// The reaction has acted: the attack has failed, or goes on.
    pub struct Reacted for Soup {
        attack: Attack,
    }
}

impl Work<Soup> for Reacted {
    fn does(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) {
        let attack = self.attack;
        // Not only the target may be elsewhere now: an attacker that was dragged along need not come back with it.
        let together = [attack.target, attack.attacker].iter().all(|&id| state.amoeba(id).cell == attack.cell);
        let failed = std::mem::take(&mut state.result) > 0 || !together;
        game.then(state, [if failed { Step::from(Failed { attack }) } else { React { attack }.into() }]);
    }
}

step! {
    /// Step 4: the attempt failed; genes of the attacker may grant a further one, if a target is in its cell.
    pub struct Failed for Soup {
        attack: Attack,
    }
}

impl Work<Soup> for Failed {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Attack { attacker, target, gene, foreign, second, .. } = self.attack;
        sink.tell(|| Event::AttackFailed(attacker, target));
        let side = game.owner(attacker);
        let possible = |state: &State| {
            let mut targets = game.targets(state, attacker, foreign);
            let found = targets.any(|id| !game.options.same_target || id == target);
            // Dragged to where a usual meal lies an amoeba would not starve: in phase 1 nothing is left to attack for.
            found && (!game.is_violent(state) || Found::of(game, state, attacker).is_offered(gene))
        };
        match game.retry_gene(state, side) {
            Some(kind) if !second && possible(state) => {
                game.then(state, [Again { attack: self.attack }]);
                game.start(state, side, kind, schema::Failed { amoeba: attacker }, sink);
            }
            _ => {
                state.fought = false;
                state.result = 0;
            }
        }
    }
}

step! {
    /// The attacker's genes have said whether it tries again. The further attempt is free; the defender may use each reaction once more.
    pub struct Again for Soup {
        attack: Attack,
    }
}

impl Work<Soup> for Again {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        state.fought = false;
        if state.result > 0 {
            let attacker = self.attack.attacker;
            game.tell_retry(state, attacker, sink);
            let cell = state.amoeba(attacker).cell;
            let attack = Attempt { cell, used: Reactions::default(), second: true, ..self.attack.into() };
            game.then(state, [Target { attack }]);
        }
        state.result = 0;
    }
}

impl Soup {
    /// An attack begins.
    pub(crate) fn attack(&self, state: &mut State, attacker: Id, gene: Kind, foreign: bool) {
        let cell = state.amoeba(attacker).cell;
        state.fought = false;
        let attack = Attempt { attacker, target: Maybe::NONE, cell, gene, used: Reactions::default(), foreign, second: false };
        self.then(state, [Target { attack }]);
    }
}
