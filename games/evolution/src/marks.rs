//! What is true of animals and of traits on the table, one bit each.

use serde::{Deserialize, Serialize};

/// A set of up to eight things that are true, a bit each, and a module with their names.
macro_rules! marks {
    ($(#[$meta:meta])* $marks:ident in $module:ident { $($(#[$doc:meta])* $mark:ident = $bit:literal;)* }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub struct $marks(pub(crate) u8);

        impl $marks {
            /// None of them.
            pub const NONE: Self = Self(0);
            /// All that there are.
            pub const ALL: Self = Self(0 $(| $bit)*);

            /// Whether one of these is among them.
            #[inline]
            pub const fn has(self, these: Self) -> bool {
                self.0 & these.0 != 0
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_none(self) -> bool {
                self.0 == 0
            }

            /// Them and these.
            #[inline]
            #[must_use]
            pub const fn and(self, these: Self) -> Self {
                Self(self.0 | these.0)
            }

            /// Those of them that are among these.
            #[inline]
            #[must_use]
            pub const fn only(self, these: Self) -> Self {
                Self(self.0 & these.0)
            }

            /// Them without these.
            #[inline]
            #[must_use]
            pub const fn without(self, these: Self) -> Self {
                Self(self.0 & !these.0)
            }

            /// These if the condition holds; otherwise none.
            #[inline]
            #[must_use]
            pub const fn when(self, so: bool) -> Self {
                if so { self } else { Self::NONE }
            }

            /// Adds these.
            #[inline]
            pub fn add(&mut self, these: Self) {
                *self = self.and(these);
            }

            /// Removes these.
            #[inline]
            pub fn remove(&mut self, these: Self) {
                *self = self.without(these);
            }
        }

        $(#[$meta])*
        pub mod $module {
            use super::$marks;

            $($(#[$doc])* pub const $mark: $marks = $marks($bit);)*
        }
    };
}

marks! {
    /// What is true of an animal.
    Marks in mark {
        /// It got a red or blue token this turn.
        ATE = 1;
        /// It dies in the extinction phase of this turn.
        DOOMED = 2;
        /// All its traits are off until the next turn.
        PARALYSED = 4;
        /// It was born this turn and counts as fed.
        NEWBORN = 8;
        /// Its traits that act when it becomes fed have acted this turn.
        FED = 16;
        /// Its card lies face up: it was turned over.
        TURNED = 32;
        /// Its card was laid on what remained of an animal: nothing is drawn for it, and nothing is born beside it.
        REGROWN = 64;
        /// A trait says that it counts as fed. Derived.
        COUNTS_AS_FED = 128;
    }
}

marks! {
    /// What is true of a trait on the table.
    Uses in used {
        /// Its ability was used this turn.
        TURN = 1;
        /// Its ability was used in this feeding round of its owner.
        ROUND = 2;
        /// It marked itself this turn.
        MARKED = 4;
        /// It marked itself in the turn before.
        RESTED = 8;
        /// It lies below a trait that silences it. Derived.
        SILENCED = 16;
        /// Its ability was used this turn, and that changed nothing: it is used up.
        IDLE = 32;
        /// This trait, of whichever animal, is why it dies in the extinction phase of this turn. Only in
        /// [`crate::state::Spent`].
        DOOMS = 64;
    }
}

marks! {
    /// Which animal of a pair card got food: the card is due to feed the other one.
    Dues in due {
        /// Its host got a token, not from the bank.
        HOST = 1;
        /// Its host got a red token from the bank.
        HOST_BANK = 2;
        /// Its mate got a token, not from the bank.
        MATE = 4;
        /// Its mate got a red token from the bank.
        MATE_BANK = 8;
    }
}

impl Dues {
    /// Those that one of the two animals can have.
    pub const fn by(host: bool) -> Self {
        if host { due::HOST.and(due::HOST_BANK) } else { due::MATE.and(due::MATE_BANK) }
    }

    /// Those of a red token from the bank, or of another one.
    pub const fn from_bank(bank: bool) -> Self {
        if bank { due::HOST_BANK.and(due::MATE_BANK) } else { due::HOST.and(due::MATE) }
    }
}
