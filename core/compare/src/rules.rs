//! The rulebooks of several games side by side, in words: what each says of food, question by question.
//!
//! **Decides:** how the questions are put, and which games stand on the page: those that answer in their own texts
//! ([`clade_engine::ecology::rulebook`]). **Does not decide:** any answer, nor how the page is drawn.

mod texts;

use clade_engine::ecology::rulebook::{self, QUESTIONS};
use clade_engine::{Module, Msg, Translate};
use clade_table::{LANGUAGES, Texts};
use serde::Serialize;

/// The page: one column a game, one row a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rows {
    /// What the page is about.
    pub title: String,
    /// The games, in the order in which they were given.
    pub games: Vec<Head>,
    /// The questions, in their order.
    pub rows: Vec<Row>,
}

/// The head of a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Head {
    /// The game, by its name on the command line.
    pub id: String,
    /// Its own title.
    pub title: String,
    /// How food works in it, in one sentence.
    pub summary: String,
}

/// One question with all answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The question, by name ([`QUESTIONS`]).
    pub id: &'static str,
    /// The question, as the head of a row.
    pub question: String,
    /// The answers, one a game. One that is missing is empty.
    pub answers: Vec<String>,
    /// The sections of the rules pages that say so, by number or title. One that is missing is empty.
    pub sections: Vec<String>,
}

/// The page in a language (`en`, `ru`, `pl`; any other is answered in English). A game that says nothing of food in words, or whose texts
/// cannot be read, is left out.
pub fn page(modules: &[&'static dyn Module], lang: &'static str) -> Rows {
    let lang = LANGUAGES.into_iter().find(|known| *known == lang).unwrap_or(LANGUAGES[0]);
    let own = Texts::new(lang, &[texts::file_of(lang)]).expect("tested texts");
    let games: Vec<(Texts, Head)> = modules.iter().filter_map(|module| game(*module, lang)).collect();
    let say = |(texts, head): &(Texts, Head), of: fn(&str, &str) -> Msg, question| {
        let msg = of(&head.id, question);
        if texts.has(&msg.id) { texts.text(&msg) } else { String::new() }
    };
    let row = |id: &'static str| Row {
        id,
        question: own.text(&texts::question(id)),
        answers: games.iter().map(|game| say(game, rulebook::answer, id)).collect(),
        sections: games.iter().map(|game| say(game, rulebook::section, id)).collect(),
    };
    let rows = QUESTIONS.into_iter().map(row).collect();
    Rows { title: own.text(&texts::title()), rows, games: games.into_iter().map(|(_, head)| head).collect() }
}

fn game(module: &'static dyn Module, lang: &'static str) -> Option<(Texts, Head)> {
    let (about, texts) = (module.about(), Texts::new(lang, &[&module.texts(lang)]).ok()?);
    let summary: Msg = rulebook::summary(about.id);
    let head = Head { id: about.id.to_owned(), title: texts.text(&about.name), summary: texts.text(&summary) };
    texts.has(&summary.id).then_some((texts, head))
}
