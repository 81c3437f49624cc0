//! The game as core/script sees it: its cards, its virtual machine, and which calls go where.

use super::table::Table;
use crate::board::{Cell, Corner};
use crate::cards::facts::{self, Facts};
use crate::element::Element;
use crate::evaluate::{PARTS, VALUES, Weights};
use crate::event::Event;
use crate::marine::{Marine, Rules};
use crate::options::{Options, Superheroes};
use crate::players::Players;
use crate::rules::traits::DEALT;
use crate::schema::{Beast, Card, SCHEMA, SURVIVAL, Verb};
use crate::state::{CARDS, ROW, State};
use crate::terrain::Ground;
use clade_engine::{CardText, Game as _, Kinds, Printed, Setup, SetupError, Side, Sink};
use clade_script::{Args, CardThing, Cards, Frames, ModFolder, Reply, Schema, Scripted, VerbError, Vm};
use std::sync::Arc;

/// The fewest evolution cards besides those that are taken out: the row, and the end of the deck.
const FEWEST: u32 = 9;

impl Scripted for Marine {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = CARDS;
    type Rules = Rules;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Rules, SetupError> {
        let facts: Vec<Facts> = cards.iter().map(Facts::read).collect();
        let options = Options::of(setup)?;
        let players = Players::of(setup, &options)?;
        let leaves_out = options.superheroes == Superheroes::WithoutExaptation;
        let traits = facts::with(&facts, |facts| facts.is_trait && !(leaves_out && facts.unless_two));
        let evolution = facts::with(&facts, |facts| facts.is_evolution);
        let need = u32::from(DEALT) * players.animals.len() as u32;
        if traits.len() < need {
            return Err(SetupError::FewCards { place: head(mods), found: traits.len(), need });
        }
        let need = FEWEST + u32::from(options.taken_out);
        if evolution.len() < need {
            return Err(SetupError::FewCards { place: head(mods), found: evolution.len(), need });
        }
        let survival = cards.kinds().zip(cards.iter()).find(|(_, card)| card.word("kind") == Some(SURVIVAL));
        let (survival, _) = survival.ok_or_else(|| {
            SetupError::Cards(format!("{}: a table has a Survival card, a card with kind = \"{SURVIVAL}\": found none", head(mods)))
        })?;
        let rule_hooks = SCHEMA.hooks.iter().filter(|hook| hook.kind.is_rule()).map(|hook| cards.defines(SCHEMA.hook(hook.name)));
        Ok(Rules {
            traits,
            evolution,
            last: facts::with(&facts, |facts| facts.last).and(evolution),
            survival,
            lasting: rule_hooks.fold(Kinds::NONE, Kinds::or).and(evolution),
            weights: Weights::of(PARTS, VALUES, evolution.len() - u32::from(options.taken_out) - ROW as u32, mods)?,
            options,
            players,
            facts,
        })
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
        let sides: Vec<_> = self.all_sides().map(|side| self.animal_word(side)).collect();
        self.has_thing(thing, number).then(|| Self::thing_word(self.cards(), &sides, thing, number))
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        let most = match thing {
            Cell::THING => Cell::COUNT,
            Corner::THING => Corner::COUNT,
            Element::THING => Element::COUNT,
            Beast::THING => self.players().animals.len(),
            Card::THING => self.cards().len(),
            _ => Ground::COUNT,
        };
        usize::from(number) < most
    }

    fn call(&self, state: &mut State, owner: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        Table { game: self, state, owner, sink }.call(&SCHEMA.verbs[usize::from(verb)], Verb::read(verb, args)?)
    }

    fn printed(_: &Rules, cards: &Cards) -> Vec<Printed> {
        super::printed::printed(cards)
    }

    fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
        crate::cards::catalogue::card_texts(rules, cards)
    }
}

/// Where to look if the cards of all mods together do not suffice.
fn head(mods: &[ModFolder]) -> String {
    format!("{}/mod.toml:1", mods.last().and_then(ModFolder::id).unwrap_or_default())
}
