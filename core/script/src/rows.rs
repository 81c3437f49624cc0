//! Short forms for the rows of a game's [`crate::Schema`].

use crate::{Arg, ArgKind, FactKind, Gives, Hook, HookKind, Key, Verb};

impl Key {
    /// A fact that every card must have.
    pub const fn required(name: &'static str, kind: FactKind, doc: &'static str) -> Self {
        Self { name, kind, required: true, doc }
    }
}

impl Hook {
    /// A function without arguments after `g`, that acts and may ask.
    pub const fn effect(name: &'static str, doc: &'static str) -> Self {
        Self { name, kind: HookKind::Effect, args: &[], neutral: 0, doc }
    }
}

impl Arg {
    /// A side; if left out, the card's owner.
    pub const SIDE: Self = Self::new("side", ArgKind::Side);
    /// A key under the card's `says`.
    pub const KEY: Self = Self::new("key", ArgKind::Says);
    /// A number.
    pub const N: Self = Self::new("n", ArgKind::Int);

    /// An argument by name and kind.
    pub const fn new(name: &'static str, kind: ArgKind) -> Self {
        Self { name, kind, optional: matches!(kind, ArgKind::Bool | ArgKind::Side) }
    }

    /// The same, but it may be left out.
    pub const fn optional(self) -> Self {
        Self { optional: true, ..self }
    }
}

impl Verb {
    /// A verb that only returns something.
    pub const fn query(name: &'static str, args: &'static [Arg], gives: Gives, doc: &'static str) -> Self {
        Self { name, args, gives, acts: false, suspends: false, doc }
    }

    /// A verb that changes the table and is done at once.
    pub const fn act(name: &'static str, args: &'static [Arg], doc: &'static str) -> Self {
        Self { name, args, gives: Gives::Nothing, acts: true, suspends: false, doc }
    }

    /// A verb that can lead to a question or to another card: the script stops until that is done.
    pub const fn stop(name: &'static str, args: &'static [Arg], gives: Gives, doc: &'static str) -> Self {
        Self { name, args, gives, acts: true, suspends: true, doc }
    }
}
