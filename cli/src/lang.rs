//! The texts of a language: the program's own, those of the host, and those of games.

use crate::error::Error;
use crate::texts;
use clade_bots::PLAIN;
use clade_engine::{Module, Msg};
use clade_host::texts_of;
use clade_table::Texts;

/// The program's own texts.
pub(crate) fn words(lang: &'static str) -> Texts {
    Texts::new(lang, &[texts_of(lang), own(lang)]).expect("the program's own texts are tested")
}

/// The program's texts with those of a game and its cards.
pub(crate) fn words_with(lang: &'static str, game: &str) -> Result<Texts, Error> {
    Ok(Texts::new(lang, &[texts_of(lang), own(lang), game])?)
}

/// The program's texts with those of all games, opening none of them.
pub(crate) fn words_of_all(lang: &'static str, modules: &[&dyn Module]) -> Result<Texts, Error> {
    let games: Vec<String> = modules.iter().map(|module| module.texts(lang)).collect();
    // What stands later counts: no library can change what the program or an earlier game says.
    let all: Vec<&str> = games.iter().rev().map(String::as_str).chain([texts_of(lang), own(lang)]).collect();
    Ok(Texts::new(lang, &all)?)
}

/// What a bot is called, by the word for it.
pub(crate) fn bot(word: &str) -> Msg {
    match word {
        "easy" => texts::bot_easy(),
        "normal" => texts::bot_normal(),
        "hard" => texts::bot_hard(),
        "expert" => texts::bot_expert(),
        "greedy" => texts::bot_greedy(),
        PLAIN => texts::bot_plain(),
        "random" => texts::bot_random(),
        other => texts::sitter_bot(other.to_owned()),
    }
}

/// The Fluent file of a language.
pub(crate) fn own(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
}
