//! Phase 3 (§4.6): buying genes, in descending order; any number of them, open to all from the pool.

use crate::prelude::*;
use crate::state::Upgrade;
use clade_engine::Kinds;

step! {
    /// A player buys genes, one after the other.
    pub struct NewGenes for Soup {
        side: Side as OwnerWord,
    }
}

impl Question<Soup> for NewGenes {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        texts::ask_new_genes(game.name_of(self.side), state.tribe(self.side).bp)
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let side = self.side;
        for (kind, gene) in game.genes() {
            if gene.gives_up.is_empty() {
                to.offer_unless(Action::Buy(kind), |why| game.object_to_buying(state, side, kind, why));
            }
            for given in gene.gives_up {
                let upgrade = Upgrade { advanced: kind, given };
                to.offer_unless(Action::Upgrade(upgrade), |why| game.object_to_upgrade(state, side, upgrade, why));
            }
        }
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (kind, given) = match action {
            Action::Buy(kind) => (kind, None),
            Action::Upgrade(Upgrade { advanced, given }) => (advanced, Some(given)),
            _ => {
                if state.tribe(self.side).new.is_empty() {
                    sink.tell(|| Event::BoughtNothing(self.side));
                }
                return game.end_turn(state, self.side);
            }
        };
        game.then(state, [*self]);
        game.buys(state, self.side, kind, given, sink);
    }
}

impl Soup {
    /// A gene may not come back while it is given up for an advanced one, and by an option not be owned beside one (S3, S11).
    fn object_to_predecessor(&self, state: &State, side: Side, kind: Kind, why: &mut Why<'_>) -> ControlFlow<()> {
        let tribe = state.tribe(side);
        let given = tribe.given_up.iter().any(|upgrade| upgrade.given == kind);
        why.object_if(given, rulebook::ADVANCED, texts::why_banned)?;
        if given || !self.options.bans_all_predecessors {
            return ControlFlow::Continue(());
        }
        match tribe.genes.into_iter().find(|&advanced| self.gene(advanced).gives_up.contains(kind)) {
            Some(advanced) => why.object_if(true, rulebook::OPTION, || texts::why_beside(self.cards().get(advanced).name())),
            None => ControlFlow::Continue(()),
        }
    }

    /// What every purchase needs.
    fn object_to_buying(&self, state: &State, side: Side, kind: Kind, why: &mut Why<'_>) -> ControlFlow<()> {
        let (tribe, gene) = (state.tribe(side), self.gene(kind));
        why.object_if(tribe.genes.contains(kind), rulebook::NEW_GENES, texts::why_owned)?;
        why.object_if(tribe.bp < gene.price, rulebook::NEW_GENES, || texts::why_points(gene.price, tribe.bp))?;
        why.object_if(self.pool(state, kind) == 0, rulebook::NEW_GENES, texts::why_no_copy)?;
        self.object_to_predecessor(state, side, kind, why)
    }

    /// An advanced gene also needs a gene to give up, bought in an earlier round.
    fn object_to_upgrade(&self, state: &State, side: Side, upgrade: Upgrade, why: &mut Why<'_>) -> ControlFlow<()> {
        let (tribe, Upgrade { advanced, given }) = (state.tribe(side), upgrade);
        let name = || self.cards().get(given).name();
        why.object_if(!tribe.genes.contains(given), rulebook::ADVANCED, || texts::why_needs(name()))?;
        why.object_if(tribe.new.contains(given), rulebook::ADVANCED, || texts::why_too_new(name()))?;
        let room = tribe.given_up.remaining_capacity() >= self.gene(advanced).gives_up.len() as usize;
        why.object_if(!room, rulebook::ADVANCED, texts::why_no_room)?;
        self.object_to_buying(state, side, advanced, why)
    }

    /// A gene is bought; it acts at once on all amoebas of its owner.
    fn buys(&self, state: &mut State, side: Side, kind: Kind, given: Option<Kind>, sink: &mut Events<'_>) {
        self.pay(state, side, self.gene(kind).price, sink);
        if let Some(given) = given {
            let all = if self.options.bans_all_predecessors { self.gene(kind).gives_up } else { Kinds::one(given) };
            for predecessor in all.and(state.tribe(side).genes) {
                let given_up = &mut state.tribe_mut(side).given_up;
                let upgrade = Upgrade { advanced: kind, given: predecessor };
                let at = given_up.partition_point(|other| *other < upgrade);
                if given_up.try_insert(at, upgrade).is_err() {
                    debug_assert!(false, "object_to_upgrade keeps places free");
                }
                self.own(state, side, predecessor, false);
                if predecessor != given {
                    sink.tell(|| Event::Dropped(side, predecessor));
                }
            }
        }
        self.own(state, side, kind, true);
        state.tribe_mut(side).new.insert(kind);
        sink.tell(|| Event::Bought(side, kind, given));
    }
}
