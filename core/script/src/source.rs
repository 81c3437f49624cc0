//! How sure a fact is. A guess never looks like the printed text.

use clade_engine::{Msg, Small, small};

small! {
    /// Where a fact comes from, the surest first.
    pub enum Source {
        /// It is printed.
        Rulebook,
        /// It is printed nowhere: the card is an idea of its mod, and nothing of it is in doubt.
    Own,
    /// It follows from what is printed elsewhere.
        Inferred,
        /// Nobody here knows: a guess that makes the game playable.
        Assumed,
    }
}

impl Source {
    /// The words that files write, in this order.
    pub const WORDS: &'static [&'static str] = &["rulebook", "own", "inferred", "assumed"];

    /// What a word means.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|source| source.word() == word)
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS[self.ix()]
    }

    /// What people read of it.
    pub fn told(self) -> Msg {
        Msg::new(format!("source-{}", self.word()))
    }

    /// The same where it matters: what is printed, or is meant as it stands, is not in doubt.
    pub fn doubt(self) -> Option<Msg> {
        matches!(self, Self::Inferred | Self::Assumed).then(|| self.told())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_has_its_text_in_every_language() {
        for source in Source::ALL {
            assert_eq!(Source::of(source.word()), Some(*source));
            let id = format!("{} = ", source.told().id);
            assert!(
                ["en", "ru", "pl"].iter().all(|language| crate::texts::common(language).lines().any(|line| line.starts_with(&id))),
                "{id}"
            );
        }
        assert_eq!((Source::of("unknown"), Source::Rulebook.doubt(), Source::Own.doubt()), (None, None, None));
    }
}
