//! Which language is spoken: `--lang`, else the environment, else English.

use crate::error::{Error, Word};
use clade_engine::Module;
use clade_table::{LANGUAGES, Texts};

/// The language asked for, or the one of the environment.
pub(crate) fn choose(asked: Option<&str>) -> Result<&'static str, Error> {
    let Some(word) = asked else { return Ok(from_environment()) };
    let found = LANGUAGES.into_iter().find(|lang| *lang == word);
    found.ok_or_else(|| Error::Unknown { kind: Word::Language, word: word.to_owned(), valid: LANGUAGES.to_vec() })
}

/// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first.
pub(crate) fn from_environment() -> &'static str {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    of_locale(&set.find(|value| !value.is_empty()).unwrap_or_default())
}

fn of_locale(locale: &str) -> &'static str {
    let word = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
    LANGUAGES.into_iter().find(|lang| *lang == word).unwrap_or("en")
}

/// The program's own texts.
pub(crate) fn words(lang: &'static str) -> Texts {
    Texts::new(lang, &[own(lang)]).expect("the program's own texts are tested")
}

/// The program's texts with those of a game and its cards.
pub(crate) fn words_with(lang: &'static str, game: &str) -> Result<Texts, Error> {
    Ok(Texts::new(lang, &[own(lang), game])?)
}

/// The program's texts with those of all games, opening none of them.
pub(crate) fn words_of_all(lang: &'static str, modules: &[&dyn Module]) -> Result<Texts, Error> {
    let games: Vec<String> = modules.iter().map(|module| module.texts(lang)).collect();
    let all: Vec<&str> = std::iter::once(own(lang)).chain(games.iter().map(String::as_str)).collect();
    Ok(Texts::new(lang, &all)?)
}

/// The Fluent file of a language.
pub(crate) fn own(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
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
