//! A step of the rules as one room: who is asked and in what words, what is done without an answer, what may be answered, what speaks
//! against it, what an answer does.

use crate::{Answers, Msg, Outcomes, Rules, Sink};

/// Who answers a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// A side.
    Side(crate::Side),
    /// Chance.
    Chance,
    /// Nobody: it is simply run.
    Nobody,
}

/// What became of a step that was run.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Progress {
    /// It is over.
    Done,
    /// Somebody must answer it first.
    Waits,
}

/// A step of the rules that asks somebody. Its fields are what it is about; its methods are in the order in which they come into play.
///
/// The top step of the agenda is taken off and run. If it [waits](Progress::Waits) it goes back and is the open question. An answer
/// takes it off for good. Steps that follow go on the agenda, the next one uppermost.
///
/// [`steps!`](crate::steps) makes the enum of all steps of a game, which is a question, too: each call goes to the room of the step.
pub trait Question<G: Rules> {
    /// Who answers it.
    fn asks(&self, state: &G::State) -> Whom;

    /// What is asked, in words.
    fn prompt(&self, game: &G, state: &G::State) -> Msg;

    /// What is done before anybody is asked, and whether the step is then over. By default it waits.
    fn works(&self, _game: &G, _state: &mut G::State, _sink: &mut Sink<'_, G::Event>) -> Progress {
        Progress::Waits
    }

    /// What a side can answer, in a fixed order, with what speaks against each answer.
    fn offers(&self, _game: &G, _state: &G::State, _to: &mut Answers<'_, G::Action>) {}

    /// What Chance can answer.
    fn chances(&self, _game: &G, _state: &G::State, _to: &mut Outcomes<'_, G::Action>) {}

    /// What an answer means while this question is open, if that is more than elsewhere.
    fn label(&self, _game: &G, _state: &G::State, _action: G::Action) -> Option<Msg> {
        None
    }

    /// Whether everybody sees what can be answered, see [`Hidden::list_is_public`](crate::Hidden::list_is_public).
    fn is_public(&self, _game: &G, _state: &G::State) -> bool {
        true
    }

    /// What an answer does. It is one that was offered.
    fn takes(&self, game: &G, state: &mut G::State, action: G::Action, sink: &mut Sink<'_, G::Event>);

    /// Whether such a step can lie on the agenda of this state: asked of states that were loaded, which may be damaged or forged.
    /// Its fields are already known to be in range.
    fn is_sound(&self, _game: &G, _state: &G::State) -> bool {
        true
    }
}

/// A step of the rules that asks nobody.
pub trait Work<G: Rules> {
    /// Does it. It is off the agenda; steps that follow go on it.
    fn does(&self, game: &G, state: &mut G::State, sink: &mut Sink<'_, G::Event>);

    /// As [`Question::is_sound`].
    fn is_sound(&self, _game: &G, _state: &G::State) -> bool {
        true
    }
}

/// No state ever rests at such a step: nobody answers it or reads its words.
impl<G: Rules, W: Work<G>> Question<G> for W {
    fn asks(&self, _: &G::State) -> Whom {
        Whom::Nobody
    }

    fn prompt(&self, _: &G, _: &G::State) -> Msg {
        Msg::new("working")
    }

    #[inline]
    fn works(&self, game: &G, state: &mut G::State, sink: &mut Sink<'_, G::Event>) -> Progress {
        self.does(game, state, sink);
        Progress::Done
    }

    fn takes(&self, _: &G, _: &mut G::State, _: G::Action, _: &mut Sink<'_, G::Event>) {}

    fn is_sound(&self, game: &G, state: &G::State) -> bool {
        Work::is_sound(self, game, state)
    }
}

/// Ties a step to its game; [`step!`](crate::step) checks it.
#[doc(hidden)]
pub const fn is_step_of<G: Rules, S: Question<G>>() {}

/// Declares a step: a struct that is copied and saved, and that positions write as a line of words, made from the words of its
/// fields (see [`Word`](crate::notation::Word)). A field whose type has no words of its own names those that it uses:
/// `card: Kind as CardWord`.
///
/// Steps lie packed, so that one that holds eight bytes of cells beside three others still fits into sixteen.
#[macro_export]
macro_rules! step {
    ($(#[$meta:meta])* $vis:vis struct $name:ident for $game:ty { $($(#[$doc:meta])* $field:ident: $type:ty $(as $word:ty)?),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[repr(Rust, packed(2))]
        #[allow(missing_docs)] // what it speaks of, its own text says
        $vis struct $name { $($(#[$doc])* pub $field: $type),* }

        const _: () = $crate::is_step_of::<$game, $name>();

        impl<W> $crate::notation::StepWords<W> for $name
        where
            $($crate::step!(@word $type $(, $word)?): $crate::notation::Word<W, Value = $type>,)*
        {
            #[allow(unused_variables)]
            fn write(&self, words: &W, line: &mut String) {
                $(
                    line.push(' ');
                    line.push_str(&<$crate::step!(@word $type $(, $word)?) as $crate::notation::Word<W>>::write(words, self.$field));
                )*
            }

            #[allow(unused_variables)]
            fn in_range(&self, words: &W) -> bool {
                true $(&& <$crate::step!(@word $type $(, $word)?) as $crate::notation::Word<W>>::in_range(words, self.$field))*
            }

            #[allow(unused_variables)]
            fn read(words: &W, line: &mut $crate::notation::WordReader<'_>) -> Result<Self, $crate::Misplaced> {
                Ok(Self { $($field: <$crate::step!(@word $type $(, $word)?) as $crate::notation::Word<W>>::read(words, line)?),* })
            }
        }
    };
    (@word $type:ty) => { $type };
    (@word $type:ty, $word:ty) => { $word };
}

/// Makes the enum of all steps of a game from their structs, which have the names of its variants: it is read and written as words, and
/// passes every call on to the step that it holds.
///
/// The game knows the words. If they depend on the table, a struct of `game` and `state` does:
/// `pub enum Step for Evolution, worded by Table { … }`.
#[macro_export]
macro_rules! steps {
    ($(#[$meta:meta])* $vis:vis enum $step:ident for $game:ty { $($rooms:tt)+ }) => {
        $crate::steps! { @worded $game, |game, state| game; $(#[$meta])* $vis enum $step for $game { $($rooms)+ } }
    };
    ($(#[$meta:meta])* $vis:vis enum $step:ident for $game:ty, worded by $table:ident { $($rooms:tt)+ }) => {
        $crate::steps! { @worded $table<'_>, |game, state| &$table { game, state }; $(#[$meta])* $vis enum $step for $game { $($rooms)+ } }
    };
    (
        @worded $words:ty, |$this:ident, $state:ident| $worded:expr;
        $(#[$meta:meta])* $vis:vis enum $step:ident for $game:ty { $($name:ident($room:path)),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[allow(missing_docs)] // each struct says what it is
        $vis enum $step { $($name($room)),+ }

        $(impl ::core::convert::From<$room> for $step {
            #[inline]
            fn from(step: $room) -> Self {
                Self::$name(step)
            }
        })+

        impl $crate::Question<$game> for $step {
            #[inline]
            fn asks(&self, state: &<$game as $crate::Rules>::State) -> $crate::Whom {
                match self { $(Self::$name(step) => $crate::Question::<$game>::asks(step, state)),+ }
            }

            fn prompt(&self, game: &$game, state: &<$game as $crate::Rules>::State) -> $crate::Msg {
                match self { $(Self::$name(step) => $crate::Question::prompt(step, game, state)),+ }
            }

            #[inline]
            fn works(
                &self,
                game: &$game,
                state: &mut <$game as $crate::Rules>::State,
                sink: &mut $crate::Sink<'_, <$game as $crate::Rules>::Event>,
            ) -> $crate::Progress {
                match self { $(Self::$name(step) => $crate::Question::works(step, game, state, sink)),+ }
            }

            #[inline]
            fn offers(
                &self,
                game: &$game,
                state: &<$game as $crate::Rules>::State,
                to: &mut $crate::Answers<'_, <$game as $crate::Rules>::Action>,
            ) {
                match self { $(Self::$name(step) => $crate::Question::offers(step, game, state, to)),+ }
            }

            #[inline]
            fn chances(
                &self,
                game: &$game,
                state: &<$game as $crate::Rules>::State,
                to: &mut $crate::Outcomes<'_, <$game as $crate::Rules>::Action>,
            ) {
                match self { $(Self::$name(step) => $crate::Question::chances(step, game, state, to)),+ }
            }

            #[inline]
            fn takes(
                &self,
                game: &$game,
                state: &mut <$game as $crate::Rules>::State,
                action: <$game as $crate::Rules>::Action,
                sink: &mut $crate::Sink<'_, <$game as $crate::Rules>::Event>,
            ) {
                match self { $(Self::$name(step) => $crate::Question::takes(step, game, state, action, sink)),+ }
            }

            fn label(
                &self,
                game: &$game,
                state: &<$game as $crate::Rules>::State,
                action: <$game as $crate::Rules>::Action,
            ) -> Option<$crate::Msg> {
                match self { $(Self::$name(step) => $crate::Question::label(step, game, state, action)),+ }
            }

            fn is_public(&self, game: &$game, state: &<$game as $crate::Rules>::State) -> bool {
                match self { $(Self::$name(step) => $crate::Question::<$game>::is_public(step, game, state)),+ }
            }

            fn is_sound(&self, $this: &$game, $state: &<$game as $crate::Rules>::State) -> bool {
                use $crate::notation::StepWords as _;
                match self { $(Self::$name(step) => step.in_range($worded) && $crate::Question::is_sound(step, $this, $state)),+ }
            }
        }

        impl $words {
            /// A pending step in words.
            pub(crate) fn step_text(&self, step: $step) -> String {
                use $crate::notation::StepWords as _;
                let (mut line, fields): (String, String) = match step {
                    $($step::$name(step) => {
                        let mut fields = String::new();
                        step.write(self, &mut fields);
                        ($crate::notation::kebab(stringify!($name)), fields)
                    })+
                };
                line.push_str(&fields);
                line
            }

            /// The pending step that a line of words means.
            pub(crate) fn read_step(&self, line: &str) -> Result<$step, $crate::Misplaced> {
                use $crate::notation::StepWords as _;
                // Written only where they are told: reading is done often.
                let names = || [$($crate::notation::kebab(stringify!($name))),+];
                let mut words = $crate::notation::WordReader::new(line);
                let name = match words.next("") {
                    Ok(name) => name,
                    Err(_) => words.next(&format!("one of {}", names().join(", ")))?,
                };
                let step = match () {
                    $(() if $crate::notation::is_kebab(stringify!($name), name) => $step::$name($crate::notation::StepWords::read(self, &mut words)?),)+
                    () => {
                        let names = names();
                        let expected = format!("one of {}", names.join(", "));
                        return Err($crate::Misplaced::word("", name, expected, names.iter().map(String::as_str)));
                    }
                };
                words.end()?;
                Ok(step)
            }
        }
    };
}
