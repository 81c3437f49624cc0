//! Positions in a game's own words: what people write in scenarios, and what is wrong with it.

/// Why a position cannot be set up: which key is wrong, what stands there, what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}found {found}, expected {expected}{}", at(.key), did_you_mean(.nearest))]
pub struct Misplaced {
    /// The path of the key as in TOML (`red.genes[1]`), or nothing if the whole position is meant.
    pub key: String,
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest valid word.
    pub nearest: Option<String>,
}

fn at(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("{key}: ") }
}

fn did_you_mean(nearest: &Option<String>) -> String {
    nearest.as_ref().map(|word| format!("; did you mean '{word}'?")).unwrap_or_default()
}

impl Misplaced {
    /// Something else was expected.
    pub fn new(key: impl Into<String>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { key: key.into(), found: found.into(), expected: expected.into(), nearest: None }
    }

    /// A word that is none of the valid ones.
    pub fn word<'a>(key: impl Into<String>, found: &str, expected: impl Into<String>, valid: impl IntoIterator<Item = &'a str>) -> Self {
        let nearest = crate::nearest(found, valid);
        Self { nearest, ..Self::new(key, format!("'{found}'"), expected) }
    }

    /// The same fault in a key further out: `genes[1]` in `red` is `red.genes[1]`.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        let dot = if self.key.is_empty() || self.key.starts_with('[') { "" } else { "." };
        self.key = format!("{outer}{dot}{}", self.key);
        self
    }

    /// What a TOML or serde error says, in the words of people who write positions.
    pub fn parsed(key: impl Into<String>, message: &str) -> Self {
        let plain = |text: &str| text.trim_start_matches("invalid type: ").trim_start_matches("invalid value: ").replace('`', "'");
        if let Some(key_left_out) = message.strip_prefix("missing field ") {
            return Self::new(key, "nothing", format!("the key {}", plain(key_left_out)));
        }
        let Some((found, expected)) = message.split_once(", expected ") else { return Self::new(key, plain(message), "TOML") };
        let expected_words = match expected {
            "u8" => "a number from 0 to 255".to_owned(),
            "u16" | "u32" => "a number from 0 on".to_owned(),
            "i16" | "i32" | "i64" => "a number".to_owned(),
            "a sequence" => "a list".to_owned(),
            "a string" | "a borrowed string" => "a text in quotes".to_owned(),
            table if table == "a map" || table.starts_with("struct ") => "a table".to_owned(),
            other => plain(other),
        };
        match found.strip_prefix("unknown field ") {
            None => Self::new(key, found_words(&plain(found)), expected_words),
            Some(word) => {
                let word = word.trim_matches('`');
                let nearest = crate::nearest(word, expected.split('`').skip(1).step_by(2));
                Self { nearest, ..Self::new(key, format!("the unknown key '{word}'"), expected_words) }
            }
        }
    }

    /// The fault of a game that sets up no positions.
    pub fn unsupported() -> Self {
        Self::new("", "a position", "none: this game sets up no positions")
    }
}

/// A value that a TOML error names, in plain words.
fn found_words(found: &str) -> String {
    match found {
        "map" => "a table".to_owned(),
        "sequence" => "a list".to_owned(),
        _ => found.trim_start_matches("string ").trim_start_matches("integer ").replace('\'', ""),
    }
}

/// How one kind of value is written as words in a position and read back, by a game `G` that knows the words.
pub trait Word<G> {
    /// What the words stand for.
    type Value;
    /// The words.
    fn write(game: &G, value: Self::Value) -> String;
    /// Takes as many words as it needs.
    ///
    /// # Errors
    /// [`Misplaced`], without a key.
    fn read(game: &G, words: &mut Words<'_>) -> Result<Self::Value, Misplaced>;
}

/// A line of words, read from left to right.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    line: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words of a line.
    pub fn new(line: &'a str) -> Self {
        Self { line, rest: line.split_whitespace() }
    }

    /// The next word.
    ///
    /// # Errors
    /// [`Misplaced`] if the line is at its end; `expected` says of what.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, Misplaced> {
        self.rest.next().ok_or_else(|| Misplaced::new("", format!("'{}'", self.line), format!("{expected} after it")))
    }

    /// The line must be at its end.
    ///
    /// # Errors
    /// [`Misplaced`] if there is one word more.
    pub fn end(mut self) -> Result<(), Misplaced> {
        self.rest.next().map_or(Ok(()), |word| Err(Misplaced::new("", format!("'{word}' at the end of '{}'", self.line), "nothing more")))
    }
}

/// A whole number.
#[derive(Debug)]
pub struct Number<T>(std::marker::PhantomData<T>);

impl<G, T: std::fmt::Display + std::str::FromStr> Word<G> for Number<T> {
    type Value = T;

    fn write(_: &G, value: T) -> String {
        value.to_string()
    }

    fn read(_: &G, words: &mut Words<'_>) -> Result<T, Misplaced> {
        let word = words.next("a number")?;
        word.parse().map_err(|_| Misplaced::new("", format!("'{word}'"), "a number"))
    }
}

/// `yes` or `no`.
#[derive(Debug)]
pub struct YesNo;

impl<G> Word<G> for YesNo {
    type Value = bool;

    fn write(_: &G, value: bool) -> String {
        (if value { "yes" } else { "no" }).to_owned()
    }

    fn read(_: &G, words: &mut Words<'_>) -> Result<bool, Misplaced> {
        match words.next("yes or no")? {
            "yes" => Ok(true),
            "no" => Ok(false),
            word => Err(Misplaced::word("", word, "yes or no", ["yes", "no"])),
        }
    }
}

/// A side, by the word that the game has for it.
#[derive(Debug)]
pub struct SideWord;

impl<G: crate::Game> Word<G> for SideWord {
    type Value = crate::Side;

    fn write(game: &G, value: crate::Side) -> String {
        game.side_word(value)
    }

    fn read(game: &G, words: &mut Words<'_>) -> Result<crate::Side, Misplaced> {
        let word = words.next("a side")?;
        game.all_sides().find(|&side| game.side_word(side) == word).ok_or_else(|| {
            let sides: Vec<String> = game.all_sides().map(|side| game.side_word(side)).collect();
            Misplaced::word("", word, format!("one of {}", sides.join(", ")), sides.iter().map(String::as_str))
        })
    }
}

/// `PlaceWhich` as a word: `place-which`.
pub fn kebab(name: &str) -> String {
    name.char_indices().fold(String::new(), |mut word, (i, letter)| {
        if letter.is_uppercase() && i > 0 {
            word.push('-');
        }
        word.extend(letter.to_lowercase());
        word
    })
}

/// Writes and reads the steps of an agenda as lines of words, from one list of their variants with the kind of each field
/// (a [`Word`]): `Leave(Amoeba, u8, Cause)` becomes `leave red1 b2 drift`.
///
/// ```
/// # use clade_engine::words::{Number, Words, YesNo};
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Step { Round, Draw(u8, bool) }
/// struct Toy;
/// clade_engine::step_words! {
///     impl Toy: Step {
///         Round;
///         Draw(cards: Number<u8>, open: YesNo);
///     }
/// }
/// assert_eq!(Toy.step_text(Step::Draw(2, true)), "draw 2 yes");
/// assert_eq!(Toy.read_step("draw 2 yes"), Ok(Step::Draw(2, true)));
/// let misread = Toy.read_step("drow 2 yes").map_err(|e| e.to_string());
/// assert_eq!(misread, Err("found 'drow', expected one of round, draw; did you mean 'draw'?".to_owned()));
/// ```
#[macro_export]
macro_rules! step_words {
    (impl $game:ty: $step:ident { $($variant:ident $(($($field:ident: $kind:ty),+))?;)+ }) => {
        impl $game {
            /// A pending step in words.
            pub(crate) fn step_text(&self, step: $step) -> String {
                let words: Vec<String> = match step {
                    $($step::$variant $(($($field),+))? => vec![
                        $crate::words::kebab(stringify!($variant)),
                        $($(<$kind as $crate::words::Word<Self>>::write(self, $field)),+)?
                    ],)+
                };
                words.join(" ")
            }

            /// The pending step that a line of words means.
            pub(crate) fn read_step(&self, line: &str) -> Result<$step, $crate::Misplaced> {
                let names = [$($crate::words::kebab(stringify!($variant))),+];
                let mut words = $crate::words::Words::new(line);
                let name = words.next(&format!("one of {}", names.join(", ")))?;
                let step = match () {
                    $(() if name == $crate::words::kebab(stringify!($variant)) => $step::$variant
                        $(($(<$kind as $crate::words::Word<Self>>::read(self, &mut words)?),+))?,)+
                    () => {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_key_and_nearest_word() {
        let fault = Misplaced::word("[1]", "sped", "a gene", ["spores", "speed"]).within("genes").within("red");
        assert_eq!(fault.to_string(), "red.genes[1]: found 'sped', expected a gene; did you mean 'speed'?");
        assert_eq!(Misplaced::new("", "1 cube", "55").to_string(), "found 1 cube, expected 55");
    }

    #[test]
    fn errors_of_the_parser_are_retold() {
        let tell = |message| Misplaced::parsed("red", message).to_string();
        let unknown = "unknown field `poinst`, expected one of `points`, `genes`";
        assert_eq!(tell(unknown), "red: found the unknown key 'poinst', expected one of 'points', 'genes'; did you mean 'points'?");
        assert_eq!(tell("invalid type: string \"x\", expected u8"), "red: found \"x\", expected a number from 0 to 255");
        assert_eq!(tell("invalid value: integer `300`, expected u8"), "red: found 300, expected a number from 0 to 255");
        assert_eq!(tell("invalid type: map, expected a sequence"), "red: found a table, expected a list");
        assert_eq!(tell("missing field `game`"), "red: found nothing, expected the key 'game'");
    }
}
