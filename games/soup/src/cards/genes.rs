//! The facts of a gene as the rules read them.

use crate::{looks, texts};
use clade_engine::{Cost, Costs, Kinds, Small, small};
use clade_script::{Card, Cards};

small! {
    /// A duty that a gene may release its owner from.
    pub enum Duty {
        /// To drift or to move, in phase 1.
        MustMove,
        /// Newborns touch an amoeba of their own.
        NotAdjacent,
    }
}

impl Duty {
    /// What genes call them under `ignores`, in their order.
    pub const WORDS: [&str; 2] = ["must_move", "not_adjacent"];
}

/// The facts of a gene.
#[derive(Clone, Debug)]
pub struct Gene {
    /// Copies in the pool at the start.
    pub copies: u8,
    /// Its price.
    pub price: u16,
    /// Its mutation points.
    pub mutation: i16,
    /// What giving it up pays.
    pub pays: u8,
    /// How many cards it counts as.
    pub scores: u8,
    /// Genes of which one is given up for it.
    pub gives_up: Kinds,
    /// Genes in force with it.
    pub contains: Kinds,
    /// What using it costs.
    pub costs: u16,
}

impl Gene {
    /// What is printed on it: its price and its mutations.
    pub(crate) fn printed_costs(&self) -> Costs {
        let numbers = [Cost::of(&looks::POINTS, self.price), Cost::of(&looks::MUTATIONS, self.mutation)];
        Costs::new(texts::gene_card(self.price, self.mutation), numbers)
    }

    /// Reads the facts of a card for a number of players.
    pub fn read(card: &Card, seats: u8) -> Self {
        let mutation = card.int("mutation", 0);
        Self {
            copies: card.per_seats("copies", seats) as u8,
            price: card.int("price", 0) as u16,
            mutation: mutation as i16,
            pays: card.int("pays", mutation.max(0)) as u8,
            scores: card.int("scores", 1) as u8,
            gives_up: card.cards("gives_up").iter().copied().collect(),
            contains: card.cards("contains").iter().copied().collect(),
            costs: card.int("costs", 0) as u16,
        }
    }
}

/// The genes that release their owner from each [`Duty`].
#[derive(Copy, Clone, Debug)]
pub(crate) struct Ignoring([Kinds; Duty::WORDS.len()]);

impl Ignoring {
    /// Reads it from the cards.
    pub(crate) fn read(cards: &Cards) -> Self {
        Self(Duty::WORDS.map(|word| cards.with_word("ignores", word)))
    }

    /// The genes that release from a duty.
    pub(crate) fn of(self, duty: Duty) -> Kinds {
        self.0[duty.ix()]
    }
}
