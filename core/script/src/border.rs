//! The border between the rules of a game and its cards, with types on both sides: scripts give and get numbers, rules give and get
//! things. [`cards!`](crate::cards), in `declare.rs`, declares a game's side of it.

use crate::Args;
use crate::schema::{ArgKind, Gives};
use arrayvec::ArrayVec;
use clade_engine::{Side, Small};
use std::borrow::Cow;

/// Why a verb could not be done. The card fails, and this is reported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerbError {
    /// A number that names nothing.
    #[error("there is no such {0}")]
    NoSuch(&'static str),
    /// The rules of the game are against it.
    #[error("{0}")]
    Against(Cow<'static, str>),
}

impl From<&'static str> for VerbError {
    fn from(why: &'static str) -> Self {
        Self::Against(why.into())
    }
}

impl From<String> for VerbError {
    fn from(why: String) -> Self {
        Self::Against(why.into())
    }
}

/// A kind of thing that cards name by number, as a type of the rules: [`cards!`](crate::cards) implements it.
pub trait CardThing: Small {
    /// Its place in [`crate::Schema::things`].
    const THING: u8;
    /// What scripts call it.
    const NAME: &'static str;
    /// How many there are: numbers from 0 to below this.
    const COUNT: usize;

    /// The thing of this number.
    ///
    /// # Errors
    /// [`VerbError::NoSuch`].
    fn of_number(number: i32) -> Result<Self, VerbError> {
        let number = u8::try_from(number).ok().filter(|&number| usize::from(number) < Self::COUNT);
        number.and_then(Self::from_byte).ok_or(VerbError::NoSuch(Self::NAME))
    }
}

/// What scripts give to a verb, in the order of its arguments.
#[derive(Debug)]
pub struct Given<'a> {
    numbers: std::slice::Iter<'a, i32>,
    list: &'a [i32],
}

impl<'a> Given<'a> {
    /// The arguments of a call, none of them taken yet.
    pub fn new(args: &'a Args) -> Self {
        Self { numbers: args.ints.iter(), list: &args.list }
    }

    fn number(&mut self) -> i32 {
        self.numbers.next().copied().unwrap_or_default()
    }
}

/// A type that an argument of a verb can have.
pub trait VerbArg: Sized {
    /// What a script must give for it.
    const KIND: ArgKind;

    /// Takes the next argument.
    ///
    /// # Errors
    /// [`VerbError::NoSuch`].
    fn take(given: &mut Given<'_>) -> Result<Self, VerbError>;
}

/// A type that a fact of a rule hook or an argument of an effect can have.
pub trait HookArg: Copy {
    /// What a script gets.
    const KIND: ArgKind;

    /// It as a number.
    fn number(self) -> i32;

    /// What this number means, if anything.
    fn of_fact(number: i32) -> Option<Self>;
}

/// A type that a verb can return.
pub trait VerbGives {
    /// What a script gets.
    const GIVES: Gives;
}

/// A list of at most 48 things.
pub type Many<T> = ArrayVec<T, 48>;

/// A text of the card: its place among the keys under `says`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Says(pub u8);

macro_rules! plain {
    ($type:ty, $kind:ident, $gives:ident, $number:ident => $read:expr, $self:ident => $write:expr) => {
        impl VerbArg for $type {
            const KIND: ArgKind = ArgKind::$kind;

            fn take(given: &mut Given<'_>) -> Result<Self, VerbError> {
                let $number = given.number();
                Ok($read)
            }
        }

        impl HookArg for $type {
            const KIND: ArgKind = ArgKind::$kind;

            #[inline]
            fn number(self) -> i32 {
                let $self = self;
                $write
            }

            fn of_fact($number: i32) -> Option<Self> {
                Some($read)
            }
        }

        impl VerbGives for $type {
            const GIVES: Gives = Gives::$gives;
        }
    };
}

plain!(i32, Int, Int, n => n, it => it);
plain!(bool, Bool, Bool, n => n != 0, it => i32::from(it));

impl VerbArg for Side {
    const KIND: ArgKind = ArgKind::Side;

    /// Whether it takes part is for the game to know.
    fn take(given: &mut Given<'_>) -> Result<Self, VerbError> {
        u8::try_from(given.number()).map(Self).map_err(|_| VerbError::NoSuch("side"))
    }
}

impl VerbGives for Side {
    const GIVES: Gives = Gives::Side;
}

impl VerbArg for Says {
    const KIND: ArgKind = ArgKind::Says;

    fn take(given: &mut Given<'_>) -> Result<Self, VerbError> {
        Ok(Self(given.number() as u8)) // looked up among the keys of the card
    }
}

impl<T: CardThing> VerbArg for T {
    const KIND: ArgKind = ArgKind::Thing(T::THING);

    fn take(given: &mut Given<'_>) -> Result<Self, VerbError> {
        T::of_number(given.number())
    }
}

impl<T: CardThing> VerbArg for Many<T> {
    const KIND: ArgKind = ArgKind::List(T::THING);

    fn take(given: &mut Given<'_>) -> Result<Self, VerbError> {
        given.number(); // how many there are
        given.list.iter().map(|&number| T::of_number(number)).collect()
    }
}

impl<T: CardThing> HookArg for T {
    const KIND: ArgKind = ArgKind::Thing(T::THING);

    #[inline]
    fn number(self) -> i32 {
        self.byte().into()
    }

    fn of_fact(number: i32) -> Option<Self> {
        T::of_number(number).ok()
    }
}

impl<T: CardThing> VerbGives for Option<T> {
    const GIVES: Gives = Gives::Thing(T::THING);
}

impl<T: CardThing> VerbGives for Many<T> {
    const GIVES: Gives = Gives::List(T::THING);
}

impl VerbGives for () {
    const GIVES: Gives = Gives::Nothing;
}

/// The facts of a rule hook, by name: a struct that [`cards!`](crate::cards) makes for each of them.
pub trait RuleHook: Copy {
    /// The counts that a card may ask for in addition.
    type Read: CardRead;
    /// The number of its hook.
    const HOOK: u8;

    /// Calls something with the facts as numbers.
    fn told<R>(self, to: impl FnOnce(&[i32]) -> R) -> R;
}

/// A count that a card may ask for under `reads`: an enum that [`cards!`](crate::cards) makes.
pub trait CardRead: Copy + 'static {
    /// All of them, in the order of [`crate::Schema::reads`].
    const ALL: &'static [Self];
}

/// The arguments of a card's effect, by name: a struct that [`cards!`](crate::cards) makes for each of them.
pub trait EffectHook: Copy {
    /// The number of its hook.
    const HOOK: u8;

    /// The arguments that it gets, in their order.
    fn args(self) -> [i16; 4];

    /// What these arguments mean, if each means something.
    fn of_args(args: [i16; 4]) -> Option<Self>;
}
