//! The texts of cards as Fluent messages, so that every text of a game has one form.
//!
//! A card `soup:speed` gives `card-soup-speed` (its name), `card-soup-speed-text`, `card-soup-speed-KEY` for a further text among
//! its facts, and `card-soup-speed-says-KEY`.

use crate::{Card, Cards};
use clade_engine::Msg;
use clade_mods::{LANGUAGES, Wording};
use std::borrow::Cow;
use std::fmt::Write as _;

/// What games with cards say alike, as Fluent source in a language.
pub(crate) fn common(language: &str) -> &'static str {
    match language {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
}

impl Card {
    /// The card's name.
    pub fn name(&self) -> Msg {
        Msg::new(self.message.clone())
    }

    /// What the card does.
    pub fn text(&self) -> Msg {
        Msg::new(format!("{}-text", self.message))
    }

    /// A further text among the facts, if the card has it: `card-soup-speed-KEY`.
    pub fn told(&self, key: &str) -> Option<Msg> {
        self.texts(key).map(|_| Msg::new(format!("{}-{key}", self.message)))
    }

    /// The words of a question or objection, by index.
    pub fn said(&self, key: u8) -> Msg {
        let name = self.says.get(usize::from(key)).map_or("", |(name, _)| name);
        Msg::new(format!("{}-says-{name}", self.message))
    }
}

impl Cards {
    /// The Fluent source of all cards in a language (en if it is unknown); texts that follow an option say what its first value
    /// means.
    pub fn texts(&self, language: &str) -> String {
        self.texts_for(language, &|_| "")
    }

    /// The same where `value_of` tells the value of each option that a text follows.
    pub fn texts_for<'a>(&self, language: &str, value_of: &dyn Fn(&str) -> &'a str) -> String {
        let mut out = String::new();
        let mut line = |id: String, text: &str| {
            let _ = writeln!(out, "{id} = {}", escape(text));
        };
        for card in self.iter() {
            let id = card.message.clone();
            for (key, fact) in &card.facts {
                match fact.texts(value_of) {
                    Some(name) if *key == "name" => line(id.clone(), name.said(language)),
                    Some(texts) => line(format!("{id}-{key}"), &marked(texts, language)),
                    None => {}
                }
            }
            for (key, texts) in &card.says {
                line(format!("{id}-says-{key}"), texts.said(language));
            }
        }
        out
    }
}

/// A text for people to read. One that is not in their language says so: `Eats twice. [en]`.
fn marked<'a>(text: &'a Wording, language: &str) -> Cow<'a, str> {
    match text.own(language) {
        Some(own) => own.into(),
        None if LANGUAGES.contains(&language) => format!("{} [{}]", text.said(language), LANGUAGES[0]).into(),
        None => text.said(language).into(),
    }
}

/// One line without anything that Fluent takes for a placeable.
fn escape(text: &str) -> String {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    one_line.chars().fold(String::new(), |mut out, c| {
        match c {
            '{' => out.push_str("{\"{\"}"),
            '}' => out.push_str("{\"}\"}"),
            c => out.push(c),
        }
        out
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn common_texts_are_there_in_every_language() {
        let ids = |language: &str| -> Vec<&str> {
            let lines = super::common(language).lines().filter(|line| !line.starts_with('#'));
            lines.filter_map(|line| Some(line.split_once(" = ")?.0)).collect()
        };
        assert!(ids("en").contains(&"answer-yes"));
        assert_eq!((ids("ru"), ids("pl")), (ids("en"), ids("en")));
    }

    #[test]
    fn braces_are_only_letters() {
        assert_eq!(super::escape("a {b}\n c"), "a {\"{\"}b{\"}\"} c");
    }
}
