//! One account: opening + in = out + closing.

use serde::{Deserialize, Serialize};

/// What came to and went from one pool, of one kind, in pieces.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// What lay there at first.
    pub opening: u64,
    /// What came.
    pub inflow: u64,
    /// What went.
    pub outflow: u64,
    /// What lies there now: counted separately, so that [`Account::closes`] proves something.
    pub closing: u64,
}

impl Account {
    /// An account that holds this much.
    pub fn opened(n: u64) -> Self {
        Self { opening: n, closing: n, ..Self::default() }
    }

    /// Whether opening + in = out + closing.
    pub fn closes(&self) -> bool {
        self.opening + self.inflow == self.outflow + self.closing
    }

    pub(super) fn give(&mut self, n: u64, opening: bool) {
        *if opening { &mut self.opening } else { &mut self.inflow } += n;
        self.closing += n;
    }

    /// The caller has checked that so much is there.
    pub(super) fn take(&mut self, n: u64) {
        self.outflow += n;
        self.closing -= n;
    }
}
