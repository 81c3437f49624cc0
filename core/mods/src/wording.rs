//! What a card or a mod says to people, in the languages it has. English must be there; what is missing in another language is said in English.

use clade_engine::is_unseen;

/// The languages that a text may have; the first is the one that must be there.
pub const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// How long a name may be, in letters.
pub const LONGEST_NAME: usize = 100;
/// How long any other text may be.
pub const LONGEST_TEXT: usize = 2000;

/// A text in English and in the other languages that it has.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Wording {
    texts: [Option<String>; LANGUAGES.len()],
}

impl Wording {
    /// A text in English alone.
    pub fn english(text: String) -> Self {
        let mut new = Self::default();
        new.texts[0] = Some(text);
        new
    }

    /// Says it in one more language, by its place among them.
    pub fn set(&mut self, language: usize, text: String) {
        self.texts[language] = Some(text);
    }

    /// The same with what another text says: one that is there in English is a new text and takes its place, as what the old one says in
    /// other languages may be true no more; else it only adds languages.
    #[must_use]
    pub fn changed(&self, new: Self) -> Self {
        if new.texts[0].is_some() {
            return new;
        }
        let both = |(old, new): (&Option<String>, Option<String>)| new.or_else(|| old.clone());
        let mut texts = self.texts.iter().zip(new.texts).map(both);
        Self { texts: std::array::from_fn(|_| texts.next().flatten()) }
    }

    /// The text in this language, if it has one.
    pub fn own(&self, language: &str) -> Option<&str> {
        let at = LANGUAGES.iter().position(|known| *known == language)?;
        self.texts[at].as_deref()
    }

    /// The text in this language, else in English.
    pub fn said(&self, language: &str) -> &str {
        self.own(language).or(self.texts[0].as_deref()).unwrap_or_default()
    }

    /// The languages that it does not have.
    pub fn missing(&self) -> impl Iterator<Item = &'static str> {
        LANGUAGES.into_iter().zip(&self.texts).filter(|(_, text)| text.is_none()).map(|(language, _)| language)
    }

    /// Whether both say the same in a language; what is said.
    pub fn alike<'a>(&'a self, other: &Self) -> Option<&'a str> {
        self.texts.iter().zip(&other.texts).find(|(one, other)| one.is_some() && one == other)?.0.as_deref()
    }
}

/// A text as people may see it: not too long, and with nothing in it that cannot be seen.
///
/// # Errors
/// What is wrong with it.
pub fn checked(text: String, longest: usize) -> Result<String, String> {
    if text.chars().count() > longest {
        return Err(format!("a text here has at most {longest} letters"));
    }
    if let Some(c) = text.chars().find(|&c| is_unseen(c) && !c.is_whitespace()) {
        return Err(format!("the text has the letter {}, which nobody can see", c.escape_unicode()));
    }
    if longest == LONGEST_NAME && text.contains(['\n', '\r']) {
        return Err("a name is one line".to_owned());
    }
    if marks_in_a_row(&text) > MOST_MARKS {
        return Err(format!("more than {MOST_MARKS} marks stand on one letter"));
    }
    if text.chars().all(|c| c.is_whitespace() || is_narrow(c)) {
        return Err("the text is empty".to_owned());
    }
    Ok(text)
}

/// How many marks a letter can have in any language.
const MOST_MARKS: usize = 3;

/// The most marks that stand on one letter.
fn marks_in_a_row(text: &str) -> usize {
    let mark = |c: char| matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
    text.split(|c| !mark(c)).map(|marks| marks.chars().count()).max().unwrap_or(0)
}

/// Whether a character has no width; alone it cannot be seen.
fn is_narrow(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}')
}
