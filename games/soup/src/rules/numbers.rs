//! The numbers of the rules that genes can change: prices, and the damage at which an amoeba dies.

use crate::event::Event;
use crate::options::Cast;
use crate::rules::deaths::LIMIT;
use crate::rules::division::{NEWBORN, NEWBORN_IN_TRIBE};
use crate::rules::movement::MOVE;
use crate::schema::{DamageLimit, Hook, MovePrice, NewbornPrice, Read, UsePrice};
use crate::soup::Soup;
use crate::state::{Id, State};
use clade_engine::{Kind, Kinds, Side, Sink};
use clade_script::{Joined, RuleHook};

/// A number of the rules that genes change, by the hook with which they do.
pub(crate) trait Changes: RuleHook<Read = Read> {
    /// What the number is without them.
    fn base(game: &Soup) -> i32;

    /// The facts they get.
    fn told_by(game: &Soup) -> Self;
}

impl Changes for MovePrice {
    fn base(_: &Soup) -> i32 {
        MOVE
    }

    fn told_by(game: &Soup) -> Self {
        Self { players: game.colours.into(), base: Self::base(game) }
    }
}

impl Changes for NewbornPrice {
    fn base(game: &Soup) -> i32 {
        if game.cast == Cast::Tribes { NEWBORN_IN_TRIBE } else { NEWBORN }
    }

    fn told_by(game: &Soup) -> Self {
        Self { players: game.colours.into(), base: Self::base(game) }
    }
}

impl Changes for DamageLimit {
    fn base(_: &Soup) -> i32 {
        LIMIT
    }

    fn told_by(game: &Soup) -> Self {
        Self { players: game.colours.into(), base: Self::base(game) }
    }
}

impl Soup {
    /// A number after the owner's genes have spoken.
    pub(crate) fn number<H: Changes>(&self, state: &State, side: Side) -> i32 {
        self.number_by::<H>(state, side, state.tribe(side).in_force)
    }

    /// The same with these genes alone.
    fn number_by<H: Changes>(&self, state: &State, side: Side, genes: Kinds) -> i32 {
        let number = self.vm.ask_number(genes, H::base(self), H::told_by(self), |read| self.read(state, side, read));
        number.clamp(0, i32::from(u16::MAX))
    }

    /// How a number comes about: the share of each of the owner's genes.
    pub(crate) fn shares<H: Changes>(&self, state: &State, side: Side) -> Vec<Joined> {
        self.vm.ask_shares(state.tribe(side).in_force, H::told_by(self), |read| self.read(state, side, read))
    }

    /// A count that a card asks for under `reads`.
    pub(crate) fn read(&self, state: &State, side: Side, read: Read) -> i32 {
        match read {
            Read::OwnAmoebas => self.amoebas_of_tribe(state, side).into(),
            Read::Round => state.round.into(),
            Read::Points => state.tribe(side).bp.into(),
        }
    }

    /// §4.3: the price of an active move.
    pub(crate) fn move_price(&self, state: &State, side: Side) -> u16 {
        self.number::<MovePrice>(state, side) as u16
    }

    /// What using a gene costs its owner.
    pub(crate) fn cost(&self, state: &State, side: Side, kind: Kind) -> u16 {
        let base = i32::from(self.gene(kind).costs);
        if !self.vm.defines(Hook::UsePrice).contains(kind) {
            return self.gene(kind).costs;
        }
        let told = UsePrice { players: self.colours.into(), move_price: self.move_price(state, side).into() };
        let price = self.vm.ask_number(Kinds::one(kind), base, told, |read| self.read(state, side, read));
        price.clamp(0, i32::from(u16::MAX)) as u16
    }

    /// Logs which genes changed a number of the rules for this amoeba: those without which it would differ.
    pub(crate) fn tell_helpers<H: Changes>(&self, state: &State, side: Side, id: Id, sink: &mut Sink<'_, Event>) {
        if !sink.is_told() {
            return;
        }
        let genes = self.acting(state, side, H::HOOK);
        let number = |genes: Kinds| self.number_by::<H>(state, side, genes);
        for kind in genes {
            if number(genes) != number(genes.without(Kinds::one(kind))) {
                sink.emit(|| self.acted(state, side, kind, id));
            }
        }
    }
}
