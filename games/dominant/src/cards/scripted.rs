//! The game as core/script sees it: its cards, its virtual machine, and which calls go where.

use super::table::Table;
use crate::board::{Cell, Corner};
use crate::dominant::{Dominant, Rules};
use crate::element::Element;
use crate::evaluate::{PARTS, VALUES, Weights};
use crate::event::Event;
use crate::options::Options;
use crate::players::Players;
use crate::schema::{Beast, Card, Read, SCHEMA, SURVIVAL, Verb};
use crate::state::{CARDS, OPEN, State};
use crate::terrain::Terrain;
use clade_engine::{CardText, Game as _, Kinds, Setup, SetupError, Side, Sink};
use clade_script::{Args, CardThing, Cards, Frames, ModFolder, Reply, Schema, Scripted, VerbError, Vm};
use std::sync::Arc;

impl Scripted for Dominant {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = CARDS;
    type Rules = Rules;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Rules, SetupError> {
        let options = Options::of(setup)?;
        let players = Players::of(setup, &options)?;
        let with = |key: &str, word: &str| -> Kinds {
            cards.kinds().zip(cards.iter()).filter(|(_, card)| card.word(key) == Some(word)).map(|(kind, _)| kind).collect()
        };
        let dominance = with("kind", "dominance");
        let need = OPEN as u32 + u32::from(options.taken_out);
        if dominance.len() < need {
            return Err(SetupError::FewCards { place: head(mods), found: dominance.len(), need });
        }
        let survival = with("kind", SURVIVAL).next().ok_or_else(|| {
            SetupError::Cards(format!("{}: a table has a Survival card, a card with kind = \"{SURVIVAL}\": found none", head(mods)))
        })?;
        let weights = Weights::of(PARTS, VALUES, dominance.len() - need, mods)?;
        Ok(Rules { weights, dominance, last: with("shuffled", "last").and(dominance), survival, options, players })
    }

    fn word_of(rules: &Rules, option: &str) -> Option<&'static str> {
        rules.options.word_of(option)
    }

    fn open(rules: &Arc<Rules>, hash: u64, vm: Vm) -> Self {
        Self { rules: rules.clone(), hash, vm }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn thing_word(&self, _: &State, thing: u8, number: u8) -> Option<String> {
        self.has_thing(thing, number).then(|| self.word_of_thing(thing, number))
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        let most = match thing {
            Cell::THING => Cell::COUNT,
            Corner::THING => Corner::COUNT,
            Element::THING => Element::COUNT,
            Beast::THING => self.players().animals.len(),
            Card::THING => self.cards().len(),
            _ => Terrain::COUNT,
        };
        usize::from(number) < most
    }

    fn call(&self, state: &mut State, owner: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        Table { game: self, state, owner, sink }.call(&SCHEMA.verbs[usize::from(verb)], Verb::read(verb, args)?)
    }

    fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
        crate::cards::catalogue::card_texts(rules, cards)
    }
}

impl Dominant {
    /// A count that a card asks for under `reads`.
    pub(crate) fn read(&self, state: &State, side: Side, read: Read) -> i32 {
        match read {
            Read::Pool => state.animal(side).pool.into(),
            Read::Round => state.round.into(),
        }
    }

    /// The word for a thing that a card offers.
    pub(crate) fn word_of_thing(&self, thing: u8, number: u8) -> String {
        let sides: Vec<_> = self.all_sides().map(|side| self.animal_word(side)).collect();
        Self::thing_word(self.cards(), &sides, thing, number)
    }
}

/// Where to look if the cards of all mods together do not suffice.
fn head(mods: &[ModFolder]) -> String {
    format!("{}/mod.toml:1", mods.last().and_then(ModFolder::id).unwrap_or_default())
}
