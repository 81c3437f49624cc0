//! Options declared by name: each in one place, with its words and the value of its field that each word stands for.
//!
//! ```
//! use clade_engine::{Setup, options};
//! options! {
//!     /// What groups play differently.
//!     pub(crate) struct Options, "tea-option-", editions { "1998" First, "2004" Second, "2011" Third };
//!     /// Whether milk goes in first.
//!     option "milk" milk_first: bool { "after" => false, "before" => true };
//!     /// Lumps in a cup: where it is not chosen, the second and third edition say two.
//!     by_edition "sugar" lumps: u8 { "none" => 0, "two" (Second, Third) => 2 };
//!     /// How long it draws, in minutes.
//!     number "minutes" minutes: u16 { 1..9 = 4 };
//! }
//! let setup = |options: &[(&str, &str)]| {
//!     let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
//!     Setup { seats: 2, options }
//! };
//! let of = |options| Options::of(&setup(options)).map(|it| (it.milk_first, it.lumps, it.minutes));
//! assert!(matches!(of(&[]), Ok((false, 0, 4))));
//! assert!(matches!(of(&[("edition", "2011"), ("minutes", "7")]), Ok((false, 2, 7))));
//! assert!(matches!(of(&[("edition", "2011"), ("sugar", "none"), ("milk", "before")]), Ok((true, 0, 4))));
//! assert!(of(&[("milk", "never")]).is_err());
//! let names: Vec<_> = ROWS.iter().map(|row| (row.name, row.values)).collect();
//! assert_eq!(names[2], ("sugar", &["edition", "none", "two"][..]));
//! assert_eq!(ROWS[3].help, "tea-option-minutes");
//! ```

use crate::OptionRow;
use crate::setup::{Setup, SetupError};

/// The word that leaves a choice to the edition.
pub const EDITION: &str = "edition";

/// The word that counts for an option, and the value that it stands for. `by_edition` is the word that goes with the edition, if
/// that may decide.
///
/// # Errors
/// [`SetupError::BadValue`] if it is no word of the option.
pub fn chosen<T: Copy>(
    setup: &Setup,
    row: &OptionRow,
    by_edition: Option<&'static str>,
    words: &[(&'static str, T)],
) -> Result<(&'static str, T), SetupError> {
    let chosen = setup.value(row);
    let word = by_edition.filter(|_| chosen == EDITION).unwrap_or(chosen);
    words.iter().copied().find(|&(known, _)| known == word).ok_or_else(|| row.refusal(chosen))
}

/// The number that was chosen.
///
/// # Errors
/// [`SetupError::BadValue`] if it is none, or out of range.
pub fn number<T: std::str::FromStr>(setup: &Setup, row: &OptionRow) -> Result<T, SetupError> {
    let chosen = setup.value(row);
    let number = chosen.parse().ok().filter(|_| row.allows(chosen));
    number.ok_or_else(|| row.refusal(chosen))
}

/// Declares the options of a game: `ROWS`, which programs show, and a struct with a field for each, which the rules read.
///
/// An entry is a kind, the name that people type, the field and its type, and the words, the default first:
/// * `option`: each word stands for a value.
/// * `ruling`: like `option`, for a passage that groups read differently.
/// * `by_edition`: a ruling with `edition` before its words, which is the default. It means the first value, save for editions named in
///   brackets after another word.
/// * `experiment`: like `option`, for what is in no rulebook.
/// * `number`: any number of a range, `{ low..high = default }`.
///
/// The editions, if there are several, are an option of their own, `edition`, which comes first and is no field. Help texts have the id that begins as given and ends with
/// the name. The struct gets `of`, which reads a set-up, and `word_of`, the word that counts for an option.
#[macro_export]
macro_rules! options {
    (
        $(#[$about:meta])* $vis:vis struct $Options:ident, $help:literal $(, editions { $($printing:literal $Edition:ident),+ $(,)? })?;
        $($(#[$doc:meta])* $kind:ident $name:literal $field:ident: $T:ty { $($words:tt)+ };)+
    ) => {
        /// All options in the order in which they are shown.
        pub const ROWS: &[$crate::OptionRow] = &[
            $($crate::OptionRow { name: "edition", values: &[$($printing),+], help: concat!($help, "edition"), kind: $crate::OptionKind::Variant },)?
            $($crate::options!(@row $kind $name $help { $($words)+ })),+
        ];

        $(
            #[derive(Copy, Clone)]
            enum Edition { $($Edition),+ }

            impl Edition {
                fn of(setup: &$crate::Setup) -> Result<Self, $crate::SetupError> {
                    let row = $crate::options!(@row option "edition" $help { $($printing => Self::$Edition),+ });
                    let (_, edition) = $crate::options::chosen(setup, &row, None, &[$(($printing, Self::$Edition)),+])?;
                    Ok(edition)
                }
            }
        )?

        $(#[$about])*
        #[derive(Clone, Debug)]
        $vis struct $Options {
            $($(#[$doc])* $vis $field: $T,)+
            /// The words that count, by option.
            words: Vec<(&'static str, &'static str)>,
        }

        impl $Options {
            /// The options of a set-up.
            ///
            /// # Errors
            /// [`SetupError::BadValue`]($crate::SetupError::BadValue) names an option with a word that it does not have.
            $vis fn of(setup: &$crate::Setup) -> Result<Self, $crate::SetupError> {
                let mut words = Vec::new();
                let mut keeps = |name, word| words.push((name, word));
                Ok(Self { $($field: $crate::options!(@read setup keeps ($T) $kind $name $help { $($words)+ }),)+ words })
            }

            /// The word that counts for an option; none for a number, and for what is no option of the game.
            $vis fn word_of(&self, option: &str) -> Option<&'static str> {
                self.words.iter().find(|&&(name, _)| name == option).map(|&(_, word)| word)
            }
        }
    };

    (@row option $name:literal $help:literal $words:tt) => { $crate::options!(@words Variant $name $help $words) };
    (@row ruling $name:literal $help:literal $words:tt) => { $crate::options!(@words Ruling $name $help $words) };
    (@row experiment $name:literal $help:literal $words:tt) => { $crate::options!(@words Experiment $name $help $words) };
    (@words $Kind:ident $name:literal $help:literal { $($word:literal => $value:expr),+ $(,)? }) => {
        $crate::OptionRow { name: $name, values: &[$($word),+], help: concat!($help, $name), kind: $crate::OptionKind::$Kind }
    };
    (@row by_edition $name:literal $help:literal { $($word:literal $(($($Edition:ident),+))? => $value:expr),+ $(,)? }) => {
        $crate::OptionRow { name: $name, values: &["edition", $($word),+], help: concat!($help, $name), kind: $crate::OptionKind::Ruling }
    };
    (@row number $name:literal $help:literal { $low:literal .. $high:literal = $default:literal }) => {
        $crate::OptionRow {
            name: $name,
            values: &[concat!($low, "..", $high, "=", $default)],
            help: concat!($help, $name),
            kind: $crate::OptionKind::Variant,
        }
    };

    (@read $setup:ident $keeps:ident ($T:ty) number $name:literal $help:literal $range:tt) => {
        $crate::options::number($setup, &$crate::options!(@row number $name $help $range))?
    };
    (@read $setup:ident $keeps:ident ($T:ty) by_edition $name:literal $help:literal {
        $usual:literal => $first:expr, $($word:literal $(($($Edition:ident),+))? => $value:expr),+ $(,)?
    }) => {{
        let by_edition = match Edition::of($setup)? {
            $($($(Edition::$Edition)|+ => $word,)?)+
            _ => $usual,
        };
        let row = $crate::options!(@row by_edition $name $help { $usual => $first, $($word => $value),+ });
        let words: &[(&str, $T)] = &[($usual, $first), $(($word, $value)),+];
        let (word, value) = $crate::options::chosen($setup, &row, Some(by_edition), words)?;
        $keeps($name, word);
        value
    }};
    (@read $setup:ident $keeps:ident ($T:ty) $kind:ident $name:literal $help:literal { $($word:literal => $value:expr),+ $(,)? }) => {{
        let row = $crate::options!(@row $kind $name $help { $($word => $value),+ });
        let words: &[(&str, $T)] = &[$(($word, $value)),+];
        let (word, value) = $crate::options::chosen($setup, &row, None, words)?;
        $keeps($name, word);
        value
    }};
}
