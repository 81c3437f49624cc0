//! What can be asked across the border, by number. Numbers never move and never mean anything else; new ones come with new numbers.
//! Answers are bytes (postcard) unless something else is said.

macro_rules! questions {
    ($(#[doc = $about:literal])* $name:ident { $($(#[doc = $doc:literal])* $variant:ident = $number:literal,)* }) => {
        $(#[doc = $about])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[repr(u32)]
        pub enum $name {
            $($(#[doc = $doc])* $variant = $number,)*
        }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Name, number and meaning of each, for authors in other languages.
            pub const ROWS: &[(&str, u32, &str)] = &[$((stringify!($variant), $number, concat!($($doc),*))),*];

            /// The question of a number.
            pub fn of(number: u32) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| *known as u32 == number)
            }
        }
    };
}

questions! {
    /// Of a game, before anything is set up.
    OfGame {
        /// What the game is: [`crate::wire::About`].
        About = 0,
        /// Its Fluent texts in the language that is given (both UTF-8).
        Texts = 1,
        /// The options that bring in all its cards: names with values.
        OptionsForAllCards = 2,
        /// The files of a random mod of the seed that is given, if the game has such cards.
        WildMod = 3,
        /// What authors of cards need, if the game has cards that anybody can write: [`crate::wire::Authoring`].
        Authoring = 4,
    }
}

questions! {
    /// Of a ruleset.
    OfRuleset {
        /// The Fluent texts of the game and its cards in the language that is given (both UTF-8).
        Texts = 0,
        /// All cards, for people to read.
        Cards = 1,
        /// What is printed in the box.
        Printed = 2,
    }
}

questions! {
    /// Of a table. Those below 100 are answered as an observer may know it, the others hide nothing.
    OfTable {
        /// Who does what and why.
        Prompt = 0,
        /// What to draw.
        Scene = 1,
        /// What to draw, with what may not be done.
        Explained = 2,
        /// The meanings of the legal answers.
        Labels = 3,
        /// What is not legal, with meanings and reasons.
        Refusals = 4,
        /// The same without meanings.
        Reasons = 5,
        /// The log of what happened.
        Log = 6,
        /// How it is shown.
        Staged = 7,
        /// Points that were given and taken.
        Points = 8,
        /// The events in full.
        Events = 9,
        /// The state as the observer may know it, as it is.
        View = 10,
        /// Who is asked and what is legal, as it follows from the view.
        Listed = 11,
        /// What should give pause before each legal answer: 0 nothing, 1 it does nothing now, 2 harms one's own, 3 asks the same of another.
        Cautions = 12,
        /// What each log line is about: 0 nothing special, 1 a loss, 2 that there was no choice, 3 a part begins, 4 an answer to a card.
        Tells = 13,
        /// The texts of the legal answers or outcomes, one per line (UTF-8).
        Texts = 100,
        /// The weights of the outcomes of the open chance.
        Weights = 101,
        /// A key for each legal answer.
        Keys = 102,
        /// The score of each side.
        Scores = 103,
        /// What decides between equal ones.
        TieBreaks = 104,
        /// The result by seat.
        Outcome = 105,
        /// How good the table is for each side.
        Values = 106,
        /// The state in the game's words (UTF-8).
        Position = 107,
        /// What the laws ask.
        Audit = 108,
        /// What was noted of cards (JSON).
        CardNotes = 109,
        /// Food and life since the last time. It forgets what it gave.
        Notes = 110,
        /// Not a question: explains the cards that are given, as bits.
        Explain = 111,
        /// What values are made of.
        Outlook = 112,
        /// Of the whole face (table 0): cards that failed since the last time.
        Faults = 200,
        /// Of the whole face: named counters.
        Counters = 201,
        /// Of the whole face: how often the functions of each card ran.
        CardRuns = 202,
    }
}
