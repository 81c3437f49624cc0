//! The rulebooks in words, before anything is measured: what each says of food, question by question.

use super::{Page, Section, texts};
use crate::prose::Table;
use crate::rules;
use clade_engine::Module;
use maud::html;

impl Page<'_> {
    /// Nothing where no game has such words.
    pub(super) fn rulebooks(&self) -> Option<Section> {
        let module = |id: &str| self.words.modules().iter().copied().find(|module| module.about().id == id);
        let modules: Vec<&'static dyn Module> = self.games().into_iter().filter_map(module).collect();
        let page = rules::page(&modules, self.words.language());
        if page.games.is_empty() {
            return None;
        }
        let heads = [String::new()].into_iter().chain(page.games.iter().map(|game| game.title.clone())).collect();
        let rows = page.rows.into_iter().map(|row| [row.question].into_iter().chain(row.answers).collect()).collect();
        let table = Table { caption: page.title.clone(), heads, rows };
        let body = html! {
            p { (self.say(&texts::rules_says())) }
            dl { @for game in &page.games { dt { (game.title) } dd { (game.summary) } } }
            div class="rules" { (table.markup()) }
        };
        Some(Section { id: "rulebooks", heading: page.title, body })
    }
}
