//! The messages of the page that compares rulebooks. They are in `texts/rules.{en,ru,pl}.ftl`.

use clade_engine::Msg;

/// The heading of the page.
pub(super) fn title() -> Msg {
    Msg::new("rules-title")
}

/// The Fluent file in a language.
pub(super) fn file_of(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../../texts/rules.ru.ftl"),
        "pl" => include_str!("../../texts/rules.pl.ftl"),
        _ => include_str!("../../texts/rules.en.ftl"),
    }
}

/// A question, by its name.
pub(super) fn question(name: &str) -> Msg {
    Msg::new(format!("rules-{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::ecology::rulebook::QUESTIONS;

    #[test]
    fn every_text_is_there_and_used() {
        let made: Vec<Msg> = QUESTIONS.map(question).into_iter().chain([title()]).collect();
        let all: Vec<(&str, &[&str])> = made.iter().map(|msg| (&*msg.id, [].as_slice())).collect();
        let faults = clade_table::check(&all, clade_table::LANGUAGES.map(|lang| (lang, file_of(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
