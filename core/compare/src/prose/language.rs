//! Where the words of a language come from.

use super::{Prose, texts};
use clade_engine::Module;
use clade_table::{LANGUAGES, Texts};

impl Prose {
    /// The words of a language (`en`, `ru`, `pl`; any other is answered in English), for these games. A game whose texts cannot be read
    /// is described by its ids.
    pub fn new(lang: &'static str, modules: &[&'static dyn Module]) -> Self {
        let lang = LANGUAGES.into_iter().find(|known| *known == lang).unwrap_or(LANGUAGES[0]);
        let readable = |source: &String| Texts::new(lang, &[source]).is_ok();
        let of_games: Vec<String> = modules.iter().map(|module| module.texts(lang)).filter(readable).collect();
        let sources = [clade_host::texts_of(lang)].into_iter().chain(texts::files_of(lang)).chain(of_games.iter().map(String::as_str));
        let texts = Texts::new(lang, &sources.collect::<Vec<_>>()).expect("the own texts are tested, the others were just read");
        Self { texts, modules: modules.to_vec() }
    }
}
