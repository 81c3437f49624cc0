//! Pending steps as lines of words.

use crate::Misplaced;

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
    fn read(game: &G, words: &mut WordReader<'_>) -> Result<Self::Value, Misplaced>;

    /// Whether there is such a thing in this game: asked of saved states, which may be damaged or forged. By default there is.
    fn in_range(_game: &G, _value: Self::Value) -> bool {
        true
    }
}

/// The fields of a step as words, after its name: [`step!`](crate::step) makes this of the words of each field.
pub trait StepWords<G>: Sized {
    /// Adds each field to a line, after a space.
    fn write(&self, game: &G, line: &mut String);

    /// Whether each field is in range.
    fn in_range(&self, game: &G) -> bool;

    /// Takes the fields from a line.
    ///
    /// # Errors
    /// [`Misplaced`], without a key.
    fn read(game: &G, words: &mut WordReader<'_>) -> Result<Self, Misplaced>;
}

/// The words of a plain type are those of another kind of word.
macro_rules! written_as {
    ($($type:ty: $word:ty),+ $(,)?) => {$(
        impl<G> Word<G> for $type {
            type Value = Self;

            fn write(game: &G, value: Self) -> String {
                <$word as Word<G>>::write(game, value)
            }

            fn read(game: &G, words: &mut WordReader<'_>) -> Result<Self, Misplaced> {
                <$word as Word<G>>::read(game, words)
            }
        }
    )+};
}

written_as!(u8: Number<u8>, i8: Number<i8>, i16: Number<i16>, u16: Number<u16>, u32: Number<u32>, bool: YesNo);

/// Nothing, nowhere: a hyphen.
pub const NOTHING: &str = "-";

/// Several words as one, with a plus between them; for none of them [`NOTHING`].
pub fn joined(words: impl Iterator<Item: AsRef<str>>) -> String {
    let mut all = String::new();
    for word in words {
        if !all.is_empty() {
            all.push('+');
        }
        all.push_str(word.as_ref());
    }
    if all.is_empty() { NOTHING.to_owned() } else { all }
}

/// The words of which one was [joined].
pub fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.split('+').filter(|&part| part != NOTHING)
}

impl<G, T: crate::Small + Word<G, Value = T>> Word<G> for crate::Maybe<T> {
    type Value = Self;

    fn write(game: &G, value: Self) -> String {
        value.get().map_or_else(|| NOTHING.to_owned(), |thing| T::write(game, thing))
    }

    fn read(game: &G, words: &mut WordReader<'_>) -> Result<Self, Misplaced> {
        if words.take(NOTHING) { Ok(Self::NONE) } else { T::read(game, words).map(Self::of) }
    }

    fn in_range(game: &G, value: Self) -> bool {
        value.is_none() || value.get().is_some_and(|thing| T::in_range(game, thing))
    }
}

impl<G: crate::Game> Word<G> for crate::Side {
    type Value = Self;

    fn write(game: &G, value: Self) -> String {
        SideWord::write(game, value)
    }

    fn read(game: &G, words: &mut WordReader<'_>) -> Result<Self, Misplaced> {
        SideWord::read(game, words)
    }

    fn in_range(game: &G, value: Self) -> bool {
        value.0 < game.sides()
    }
}

/// A line of words, read from left to right.
#[derive(Clone, Debug)]
pub struct WordReader<'a> {
    line: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> WordReader<'a> {
    /// The words of a line.
    pub fn new(line: &'a str) -> Self {
        Self { line, rest: line.split_whitespace() }
    }

    /// The next word.
    ///
    /// # Errors
    /// [`Misplaced`] if the line is at its end; `expected` says what should follow.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, Misplaced> {
        self.rest.next().ok_or_else(|| Misplaced::new("", format!("'{}'", self.line), format!("{expected} after it")))
    }

    /// Whether the next word is this one; then it is taken.
    pub fn take(&mut self, word: &str) -> bool {
        let mut rest = self.rest.clone();
        let found = rest.next() == Some(word);
        if found {
            self.rest = rest;
        }
        found
    }

    /// The line must be at its end.
    ///
    /// # Errors
    /// [`Misplaced`] if there is another word.
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

    fn read(_: &G, words: &mut WordReader<'_>) -> Result<T, Misplaced> {
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

    fn read(_: &G, words: &mut WordReader<'_>) -> Result<bool, Misplaced> {
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

    fn read(game: &G, words: &mut WordReader<'_>) -> Result<crate::Side, Misplaced> {
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

/// Whether a word is the one for this name: `kebab(name) == word`, without writing it.
pub fn is_kebab(name: &str, word: &str) -> bool {
    // Nearly all names are another one at their first letter.
    if name.as_bytes().first().is_some_and(|first| first.is_ascii() && word.as_bytes().first() != Some(&first.to_ascii_lowercase())) {
        return false;
    }
    let mut letters = word.chars();
    let same = name.char_indices().all(|(i, letter)| {
        let hyphened = !letter.is_uppercase() || i == 0 || letters.next() == Some('-');
        hyphened && letter.to_lowercase().all(|letter| letters.next() == Some(letter))
    });
    same && letters.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_without_writing_it() {
        let names = ["Round", "PlaceWhich", "Draw", "DrawTwo"];
        for name in names {
            for word in names.map(kebab).iter().map(String::as_str).chain(["", "-", "dra", "draw-", "place", "Round"]) {
                assert_eq!(is_kebab(name, word), kebab(name) == word, "{name} {word}");
            }
        }
    }
}
