//! [`cards!`](crate::cards): one declaration per game of what its cards may contain and call, for scripts and for Rust.

/// Declares what a card of a game may contain and call, in one table. The doc comments are what modders read. The table generates
/// * a [`Schema`](crate::Schema), and from it the loader, its hints, the editor's types and the modding reference;
/// * `Hook`, the hooks by number, a [`Small`](clade_engine::Small) thing, and for each a struct of its facts or arguments
///   ([`RuleHook`](crate::RuleHook) of a rule hook, [`EffectHook`](crate::EffectHook) of an effect): a fact in the wrong place does not
///   compile;
/// * `Verb`, the verbs with their arguments as things of the rules: a verb without its arm does not compile;
/// * `Read`, the counts that cards may ask for ([`CardRead`](crate::CardRead)).
///
/// Things are types that are [`Small`](clade_engine::Small), each with the number of them; if they have words, cards use these
/// (`Terrain.coral_reef`). Hooks are `effect`, `number`, `yes_no`, `objection` or
/// `lists`; a rule hook whose neutral answer is not 0 gives it after `or`. Verbs are `query` (returns something), `act` (is done at
/// once) or `stop` (the script waits).
///
/// ```
/// use clade_engine::small;
/// use clade_script::{Args, CardRead, EffectHook, RuleHook, Many, VerbError, cards};
/// small! {
///     /// A cell.
///     pub struct Cell;
/// }
/// small! {
///     /// What grows.
///     pub enum Plant { Grass, Fern }
/// }
/// cards! {
///     /// The table.
///     pub static SCHEMA "toy" "card";
///     things {
///         /// A cell, from 0.
///         Cell "cell" 9;
///         /// What grows in a cell.
///         Plant "plant" 2, ["grass", "tree-fern"];
///     }
///     hooks {
///         /// It is played.
///         effect Play "play" (at: Cell, more: bool);
///         /// Whether it grows.
///         yes_no Grows "grows" (at: Cell, light: i32);
///     }
///     reads {
///         /// free cells
///         Free "free";
///     }
///     verbs {
///         /// The next cell.
///         query Next "next" (of: Cell) -> Option<Cell>;
///         /// Fills them.
///         act Fill "fill" (cells: Many<Cell>);
///     }
/// }
/// assert_eq!((SCHEMA.verbs[0].doc, SCHEMA.hooks[1].args[1].name), ("The next cell.", "light"));
/// let play = Play { at: Cell(4), more: true };
/// assert_eq!((play.args(), Play::of_args(play.args()), Play::of_args([9, 0, 0, 0])), ([4, 1, 0, 0], Some(play), None));
/// assert_eq!(Grows { at: Cell(4), light: 2 }.told(<[i32]>::to_vec), [4, 2]);
/// assert_eq!(SCHEMA.things[1].members().collect::<Vec<_>>(), ["grass", "tree_fern"]);
/// assert_eq!((u8::from(Hook::Grows), Hook::ALL.len(), Read::ALL), (1, 2, &[Read::Free][..]));
/// let given = |number| Args { ints: [number, 0, 0, 0], ..Args::default() };
/// assert_eq!(Verb::read(0, &given(4)), Ok(Verb::Next { of: Cell(4) }));
/// assert_eq!(Verb::read(0, &given(9)), Err(VerbError::NoSuch("cell")));
/// ```
#[macro_export]
macro_rules! cards {
    (
        $(#[$meta:meta])*
        $vis:vis static $schema:ident $game:literal $card:literal;
        things { $($(#[doc = $thing_doc:literal])+ $thing:ident $thing_name:literal $count:expr $(, $words:expr)?;)* }
        hooks { $($(#[doc = $hook_doc:literal])+ $kind:ident $hook:ident $hook_name:literal ($($fact:ident: $fact_type:ty),* $(,)?) $(or $neutral:literal)?;)* }
        reads { $($(#[doc = $read_doc:literal])+ $read:ident $read_name:literal;)* }
        verbs { $($(#[doc = $verb_doc:literal])+ $way:ident $verb:ident $verb_name:literal ($($arg:ident: $arg_type:ty),* $(,)?) $(-> $gives:ty)?;)* }
        $($further:ident: $value:expr;)*
    ) => {
        $(#[$meta])*
        #[allow(clippy::needless_update)]
        $vis static $schema: $crate::Schema = $crate::Schema {
            game: $game,
            card: $card,
            things: &[$($crate::Thing {
                name: $thing_name,
                doc: concat!($($thing_doc),+).trim_ascii_start(),
                words: $crate::cards!(@words $($words)?),
            }),*],
            hooks: &[$($crate::Hook {
                name: $hook_name,
                kind: $crate::cards!(@kind $kind),
                args: &[$($crate::Arg::new(stringify!($fact), <$fact_type as $crate::HookArg>::KIND)),*],
                neutral: 0 $(+ $neutral)?,
                doc: concat!($($hook_doc),+).trim_ascii_start(),
            }),*],
            reads: &[$($crate::Read { name: $read_name, doc: concat!($($read_doc),+).trim_ascii_start() }),*],
            verbs: &[$($crate::Verb {
                name: $verb_name,
                args: &[$($crate::Arg::new(stringify!($arg), <$arg_type as $crate::VerbArg>::KIND)),*],
                gives: $crate::cards!(@gives $($gives)?),
                acts: $crate::cards!(@acts $way),
                suspends: $crate::cards!(@stops $way),
                doc: concat!($($verb_doc),+).trim_ascii_start(),
            }),*],
            $($further: $value,)*
            ..$crate::Schema::EMPTY
        };

        $crate::cards!(@things 0u8; $($thing $thing_name $count;)*);

        $crate::small! {
            /// The functions that a card may define, by number.
            $vis enum Hook { $($(#[doc = $hook_doc])+ $hook),* }
        }

        impl From<Hook> for u8 {
            fn from(hook: Hook) -> Self {
                hook as Self
            }
        }

        $($crate::cards!(@told $kind $vis $hook $($hook_doc)+; $($fact: $fact_type),*);)*

        /// The counts that a card may ask for, by number.
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        $vis enum Read { $($(#[doc = $read_doc])+ $read),* }

        impl $crate::CardRead for Read {
            const ALL: &'static [Self] = &[$(Self::$read),*];
        }

        /// What an effect of a card calls.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)]
        $vis enum Verb { $($(#[doc = $verb_doc])+ $verb { $($arg: $arg_type),* }),* }

        impl Verb {
            /// The call of the verb of this number.
            ///
            /// # Errors
            /// [`VerbError`]($crate::VerbError) if the card names something that does not exist.
            $vis fn read(verb: u8, args: &$crate::Args) -> Result<Self, $crate::VerbError> {
                enum At { $($verb),* }
                #[allow(unused_mut, unused_variables)]
                let mut given = $crate::Given::new(args);
                $(if verb == At::$verb as u8 {
                    return Ok(Self::$verb { $($arg: <$arg_type as $crate::VerbArg>::take(&mut given)?),* });
                })*
                Err($crate::VerbError::NoSuch("verb"))
            }
        }
    };
    (@things $at:expr;) => {};
    (@things $at:expr; $thing:ident $name:literal $count:expr; $($rest:tt)*) => {
        impl $crate::CardThing for $thing {
            const THING: u8 = $at;
            const NAME: &'static str = $name;
            const COUNT: usize = $count;
        }

        $crate::cards!(@things $at + 1; $($rest)*);
    };
    (@words) => { &[] };
    (@words $words:expr) => { &$words };
    (@kind effect) => { $crate::HookKind::Effect };
    (@kind number) => { $crate::HookKind::Number };
    (@kind yes_no) => { $crate::HookKind::YesNo };
    (@kind objection) => { $crate::HookKind::Objection };
    (@kind lists) => { $crate::HookKind::Lists };
    (@gives) => { $crate::Gives::Nothing };
    (@gives $gives:ty) => { <$gives as $crate::VerbGives>::GIVES };
    (@acts query) => { false };
    (@acts $way:ident) => { true };
    (@stops stop) => { true };
    (@stops $way:ident) => { false };
    (@told lists $($any:tt)*) => {};
    (@told effect $vis:vis $hook:ident $($doc:literal)+; $($fact:ident: $type:ty),*) => {
        $(#[doc = $doc])+
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        $vis struct $hook { $(pub $fact: $type),* }

        impl $crate::EffectHook for $hook {
            const HOOK: u8 = Hook::$hook as u8;

            fn args(self) -> [i16; 4] {
                #[allow(unused_mut)]
                let mut args = [0; 4];
                let told: &[i32] = &[$($crate::HookArg::number(self.$fact)),*];
                args.iter_mut().zip(told).for_each(|(arg, &number)| *arg = number as i16);
                args
            }

            fn of_args(args: [i16; 4]) -> Option<Self> {
                #[allow(unused_mut, unused_variables)]
                let mut args = args.into_iter();
                Some(Self { $($fact: $crate::HookArg::of_fact(args.next()?.into())?),* })
            }
        }
    };
    (@told $rule:ident $vis:vis $hook:ident $($doc:literal)+; $($fact:ident: $type:ty),*) => {
        $(#[doc = $doc])+
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        $vis struct $hook { $(pub $fact: $type),* }

        impl $crate::RuleHook for $hook {
            type Read = Read;
            const HOOK: u8 = Hook::$hook as u8;

            #[inline]
            fn told<R>(self, to: impl FnOnce(&[i32]) -> R) -> R {
                to(&[$($crate::HookArg::number(self.$fact)),*])
            }
        }
    };
}
