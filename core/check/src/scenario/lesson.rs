//! Scenarios that people play or watch: those with a title. A lesson has a learner, who gives some of its answers; an example plays itself.

use super::file::{Case, Setup as SetupText, Words, keyed};
use super::positions;
use super::read::Scenario;
use clade_engine::Setup;
use std::collections::BTreeMap;

/// What people are told, by language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told(BTreeMap<String, String>);

/// The language of whoever speaks none of the others.
const USUAL: &str = "en";

impl Told {
    /// The text in a language, or in English, or in whichever there is.
    pub fn text(&self, language: &str) -> &str {
        let found = self.0.get(language).or_else(|| self.0.get(USUAL)).or_else(|| self.0.values().next());
        found.map(String::as_str).unwrap_or_default()
    }

    /// The languages that it is there in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

impl From<&Words> for Told {
    fn from(words: &Words) -> Self {
        match words {
            Words::English(text) => Self(BTreeMap::from([(USUAL.to_owned(), text.clone())])),
            Words::Each(all) => Self(all.clone()),
        }
    }
}

/// A scenario that people play or watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The game it is about.
    pub game: String,
    /// What it is called.
    pub title: Told,
    /// Where the rulebook prints it, if it is an example of the rulebook's.
    pub rulebook: Option<String>,
    /// The side, by its word, whose answers are the learner's; in an example nobody is asked.
    pub learner: Option<String>,
    /// Its parts, one table each.
    pub chapters: Vec<Chapter>,
}

/// A part of a lesson: one table from a position on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called, where it has a title of its own.
    pub title: Option<Told>,
    /// Seats, if they are said, and options.
    seats: Option<u8>,
    options: BTreeMap<String, String>,
    /// Folders of mods, from the file on.
    pub mods: Vec<String>,
    /// The position in the game's own words, in TOML.
    pub position: String,
    /// What is told and played, in order.
    pub parts: Vec<Part>,
}

/// What is told at once, and what is played then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is told.
    pub say: Told,
    /// The things on the table that it is told of, by their ids.
    pub look: Vec<String>,
    /// The answers that follow, by their texts: the learner's, those of others, and what Chance brings.
    pub play: Vec<String>,
    /// What a learner is told who does something else.
    pub wrong: Option<Told>,
    /// What a learner is told who gives this answer instead, by its text.
    pub instead: BTreeMap<String, Told>,
}

impl Part {
    /// What a learner is told who gives this answer instead of the next one; nothing, if the lesson has no words for it.
    pub fn correction(&self, given: &str) -> Option<&Told> {
        self.instead.get(given).or(self.wrong.as_ref())
    }
}

impl Chapter {
    /// The set-up it is played with; `fewest` is the fewest seats of the game.
    pub fn setup(&self, fewest: u8) -> Setup {
        Setup { seats: self.seats.unwrap_or(fewest), options: self.options.clone() }
    }

    /// The same with each answer as `words` has it, see [`clade_engine::Face::in_own_words`].
    #[must_use]
    pub fn worded(&self, words: &dyn Fn(&str) -> String) -> Self {
        let mut chapter = self.clone();
        for part in &mut chapter.parts {
            part.play.iter_mut().for_each(|answer| *answer = words(answer));
            part.instead = keyed(&part.instead, words);
        }
        chapter
    }
}

impl Lesson {
    /// All that is told in it.
    pub fn told(&self) -> Vec<&Told> {
        let mut told = vec![&self.title];
        for chapter in &self.chapters {
            told.extend(&chapter.title);
            for Part { say, wrong, instead, .. } in &chapter.parts {
                told.push(say);
                told.extend(wrong.iter().chain(instead.values()));
            }
        }
        told
    }
}

impl Scenario {
    /// The scenario as people play or watch it, if it has a title: those of its cases in which something is told.
    pub fn lesson(&self) -> Option<Lesson> {
        let title = self.head.title.as_ref()?;
        Some(Lesson {
            game: self.head.game.clone(),
            title: title.into(),
            rulebook: self.head.rulebook.clone(),
            learner: self.head.learner.clone(),
            chapters: self.head.case.iter().filter(|case| case.is_told()).map(|case| self.chapter(case)).collect(),
        })
    }

    fn chapter(&self, case: &Case) -> Chapter {
        let SetupText { seats, options, mods } = self.head.setup.with(&case.setup);
        let mut position = self.head.position.clone();
        positions::lay_over(&mut position, &case.position);
        let answers = |answers: Vec<&str>| answers.into_iter().map(str::to_owned).collect::<Vec<_>>();
        let say = |say: &Option<Words>| say.as_ref().map(Told::from).unwrap_or_default();
        let first = Part {
            say: say(&case.say),
            look: case.look.clone(),
            play: answers(case.play.answers()),
            wrong: None,
            instead: BTreeMap::new(),
        };
        let mut parts: Vec<Part> = Vec::new();
        if case.say.is_some() || !first.play.is_empty() {
            parts.push(first);
        }
        for step in &case.step {
            let (play, wrong) = (answers(step.play.answers()), step.wrong.as_ref().map(Told::from));
            let instead = step.instead.iter().map(|(answer, words)| (answer.clone(), words.into())).collect();
            match (&step.say, parts.last_mut()) {
                // What is played without a word belongs to what was told before.
                (None, Some(last)) => {
                    last.play.extend(play);
                    last.wrong = last.wrong.take().or(wrong);
                    last.instead.extend(instead);
                }
                _ => parts.push(Part { say: say(&step.say), look: step.look.clone(), play, wrong, instead }),
            }
        }
        Chapter { title: case.title.as_ref().map(Told::from), seats, options, mods, position: position.to_string(), parts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = r#"
game = "pond"
title = { en = "First steps", ru = "Первые шаги" }
learner = "1"

[position]
pearls = 3

[[case]]
name = "nothing is told here"
play = "drift"

[[case]]
name = "moving"
title = "Moving"
say = "Look."
look = ["a1"]
play = "die 4"
position = { round = 2 }

[[case.step]]
say = "Move."
play = "move; b2"
wrong = "Not that."
instead = { wait = "Later." }

[[case.step]]
play = "die 6"
"#;

    #[test]
    fn what_is_told_comes_in_parts() {
        let lesson = Scenario::read("a.toml", LESSON).unwrap().lesson().unwrap();
        assert_eq!(["ru", "pl"].map(|language| lesson.title.text(language)), ["Первые шаги", "First steps"]);
        assert_eq!((lesson.learner.as_deref(), lesson.chapters.len()), (Some("1"), 1));
        let [chapter] = &lesson.chapters[..] else { panic!("one chapter") };
        assert_eq!(chapter.position.parse::<toml::Table>(), "pearls = 3\nround = 2".parse());
        let told: Vec<_> = chapter.parts.iter().map(|part| (part.say.text("en"), part.play.join("; "))).collect();
        assert_eq!(told, [("Look.", "die 4".to_owned()), ("Move.", "move; b2; die 6".to_owned())]);
        let told = |given: &str| chapter.parts[1].correction(given).map(|told| told.text("en"));
        assert_eq!([told("drift"), told("wait")], [Some("Not that."), Some("Later.")]);
        assert_eq!((chapter.parts[0].correction("wait"), &chapter.parts[0].look[..]), (None, &["a1".to_owned()][..]));
        assert!(lesson.told().iter().any(|told| told.text("en") == "Later."));
    }

    #[test]
    fn without_a_title_it_is_for_tests_only() {
        let text = LESSON.replace("title = {", "about = \"x\" # {");
        assert_eq!(Scenario::read("a.toml", &text).unwrap().lesson(), None);
    }
}
