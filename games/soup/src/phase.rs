//! The phases of a round.

use clade_engine::{Small, small};

small! {
    /// A phase of a round.
    pub enum Phase {
        /// Before the first round.
        Setup,
        /// 1: movement and feeding.
        Movement,
        /// 2: environment and gene defects.
        Environment,
        /// 3: new genes.
        NewGenes,
        /// 4: cell division.
        Division,
        /// 5: deaths.
        Deaths,
        /// 6: scoring.
        Scoring,
    }
}

impl Phase {
    /// This phase of a round and those after it.
    pub fn on(self) -> impl DoubleEndedIterator<Item = Self> {
        Self::ALL.iter().copied().skip(self.ix())
    }

    /// Its number in the rulebook; 0 is setup.
    pub fn number(self) -> u8 {
        self.byte()
    }
}
