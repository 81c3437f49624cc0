//! Which language is used: the one asked for, otherwise the environment's, otherwise English.

use crate::error::{Error, Word};
use clade_table::LANGUAGES;

/// The language asked for, or the one of the environment.
///
/// # Errors
/// [`Error::Unknown`] with all languages.
pub fn choose(asked: Option<&str>) -> Result<&'static str, Error> {
    let Some(word) = asked else { return Ok(from_environment()) };
    let found = LANGUAGES.into_iter().find(|lang| *lang == word);
    found.ok_or_else(|| Error::Unknown { kind: Word::Language, word: word.to_owned(), valid: LANGUAGES.to_vec() })
}

/// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first.
pub fn from_environment() -> &'static str {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    of_locale(&set.find(|value| !value.is_empty()).unwrap_or_default())
}

/// The language of a locale such as `pl_PL.UTF-8`; English for all that are not supported.
pub fn of_locale(locale: &str) -> &'static str {
    let word = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
    LANGUAGES.into_iter().find(|lang| *lang == word).unwrap_or("en")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        let found = ["ru_RU.UTF-8", "pl", "pl_PL@euro", "de_DE.UTF-8", "C", ""].map(of_locale);
        assert_eq!(found, ["ru", "pl", "pl", "en", "en", "en"]);
    }
}
