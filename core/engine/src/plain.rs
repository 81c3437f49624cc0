//! A game without cards as a program finds it: what a module is made of, as data. A game whose cards are scripts has the one of
//! `clade-script`.

use crate::{About, Face, Game, Hosted, Module, Ruleset, Setup, SetupError, Tools, hash};
use std::sync::Arc;

/// A game without cards.
///
/// Its rules are a [`Game`]; `open` makes it from a checked set-up and the hash that its states carry.
#[derive(Debug)]
pub struct PlainModule<G> {
    /// What the game is.
    pub about: fn() -> About,
    /// Its Fluent files by language; the first is used for a language that is not there.
    pub texts: [(&'static str, &'static str); 3],
    /// Opens the game on a thread.
    pub open: fn(&Setup, u64) -> G,
}

impl<G> Clone for PlainModule<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for PlainModule<G> {}

impl<G: Game + 'static> Module for PlainModule<G> {
    fn about(&self) -> About {
        (self.about)()
    }

    fn texts(&self, language: &str) -> String {
        text_in(self.texts, language).to_owned()
    }

    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        let About { id, version, seats, options, .. } = (self.about)();
        setup.check(id, seats, options)?;
        if let Some(name) = setup.options.keys().find(|name| crate::is_of_mod(name)) {
            return Err(crate::SetupError::UnknownOption { game: id.into(), name: name.clone(), valid: Vec::new(), nearest: None });
        }
        if !mods.is_empty() {
            return Err(format!("{id} has no cards: no mod can add any").into());
        }
        Ok(Arc::new(PlainRules { module: *self, setup: setup.clone(), hash: hash::of(&(id, version, setup)) }))
    }
}

/// A set-up of such a game.
struct PlainRules<G> {
    module: PlainModule<G>,
    setup: Setup,
    hash: u64,
}

impl<G: Game + 'static> Ruleset for PlainRules<G> {
    fn hash(&self) -> u64 {
        self.hash
    }

    fn texts(&self, language: &str) -> String {
        self.module.texts(language)
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.open_as(self.hash, tools)
    }

    fn open_as(&self, hash: u64, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        Ok(Box::new(Hosted::new((self.module.open)(&self.setup, hash), tools)))
    }
}

/// The text of a language, or the first one.
pub fn text_in(texts: [(&'static str, &'static str); 3], language: &str) -> &'static str {
    texts.iter().find(|(known, _)| *known == language).unwrap_or(&texts[0]).1
}
