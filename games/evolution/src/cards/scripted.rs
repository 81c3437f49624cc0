//! What a set-up decides for the traits, and where they meet the rules.

use crate::cards::deck;
use crate::cards::facts::Facts;
use crate::evaluate::{PARTS, VALUES, Weights};
use crate::event::Event;
use crate::evolution::{Evolution, Rules};
use crate::options::{Half, Options};
use crate::schema::{Hook, SCHEMA, Verb};
use crate::state::{Card, Id, Slot, State, TRAIT_KINDS};
use clade_engine::{CardText, Kinds, Msg, Printed, Setup, SetupError, Side, Sink};
use clade_script::{Args, CardThing, Cards, Frames, ModFolder, Reply, Schema, Scripted, VerbError, Vm};
use std::sync::Arc;

/// How many traits can react: a state has a bit for each.
const MOST_REACTIONS: usize = 16;

impl Scripted for Evolution {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = TRAIT_KINDS;
    type Rules = Rules;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Rules, SetupError> {
        let facts = Facts::of_all(cards);
        let outlives = cards.defines(Hook::Outlives);
        for ((kind, facts), card) in cards.kinds().zip(&facts).zip(cards.iter()) {
            if facts.pair.is_some() && (facts.stores > 0 || facts.ocean || facts.silences || outlives.contains(kind)) {
                return Err(card.fault("pair", "a pair has no 'stores', 'home', 'silences' or 'outlives'").into());
            }
        }
        if let Some(kind) = cards.defines(Hook::React).nth(MOST_REACTIONS) {
            return Err(cards.get(kind).fault("react", &format!("at most {MOST_REACTIONS} traits can react")).into());
        }
        let options = Options::of(setup)?;
        let kinds = deck::read(setup, cards, mods)?;
        let hand = if options.territories { 10 } else { 6 } * u32::from(setup.seats);
        let pool: u32 = kinds.iter().map(|kind| u32::from(deck::copies(kind, options.half))).sum();
        let dealt = if options.half == Half::Random { pool - pool / 2 } else { pool };
        if dealt < hand {
            return Err(SetupError::FewCards { place: deck::place(mods), found: dealt, need: hand });
        }
        if pool > 255 {
            return Err(deck::fault(mods, &format!("this pool has {pool} cards; a table has room for 255")).into());
        }
        let with =
            |is: fn(&Facts) -> bool| -> Kinds { cards.kinds().zip(&facts).filter(|(_, facts)| is(facts)).map(|(kind, _)| kind).collect() };
        let ocean = with(|facts| facts.ocean);
        let has = |card: &deck::CardKind, set: Kinds| card.traits.iter().flatten().any(|&kind| set.contains(kind));
        let ocean_cards: Vec<_> = (0u8..).zip(&kinds).filter(|(_, card)| has(card, ocean)).map(|(card, _)| Card(card)).collect();
        let guards = cards.defines(Hook::Guard);
        let has_guards = kinds.iter().any(|card| card.traits[0].is_some_and(|kind| guards.contains(kind)));
        Ok(Rules {
            seats: setup.seats,
            most_players: options.most_players(),
            stores: with(|facts| facts.stores > 0),
            ocean,
            silencing: with(|facts| facts.silences),
            ignoring: with(|facts| facts.ignores && facts.on != crate::cards::facts::On::Hidden),
            guarded: with(|facts| !facts.hunter_needs.is_empty()).or(cards.defines(Hook::Protects)),
            abilities: cards.defines(Hook::Main).or(cards.defines(Hook::Free)),
            ocean_cards: if options.territories { ocean_cards.into_iter().take(16).collect() } else { Vec::new() },
            has_guards,
            weights: Weights::of(PARTS, VALUES, dealt - hand, mods)?,
            facts,
            kinds,
            options,
        })
    }

    fn open(rules: &Arc<Rules>, hash: u64, vm: Vm) -> Self {
        Self { rules: rules.clone(), hash, vm }
    }

    fn wild_files(ids: &[String]) -> Vec<(String, String)> {
        let row = |id: &String| format!("[[card]]\nfront = \"{id}\"\ncopies = 12\nsource = \"assumed\"\n");
        vec![("deck.toml".to_owned(), ids.iter().map(row).collect())]
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn thing_word(&self, state: &State, thing: u8, number: u8) -> Option<String> {
        let word = if thing == Id::THING { self.animal_word(state, Id(number)) } else { self.trait_word(state, Slot(number)) };
        self.has_thing(thing, number).then_some(word)
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        usize::from(number) < if thing == Id::THING { Id::COUNT } else { Slot::COUNT }
    }

    fn call(&self, state: &mut State, _: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        self.does_verb(state, &Verb::read(verb, args)?, sink)
    }

    /// The rulebook's greatest number of players for a pool is only advice: more can play.
    fn warnings(rules: &Rules) -> Vec<Msg> {
        let most = rules.most_players;
        (rules.seats > most).then(|| crate::texts::many_players(rules.seats, most)).into_iter().collect()
    }

    fn word_of(rules: &Rules, option: &str) -> Option<&'static str> {
        rules.options.word_of(option)
    }

    fn printed(rules: &Rules, cards: &Cards) -> Vec<Printed> {
        super::printed::printed(rules, cards)
    }

    fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
        crate::cards::catalogue::card_texts(rules, cards)
    }
}
