//! What a set-up decides for the cards, and where they meet the rules.

use crate::cards::genes::{Gene, Ignoring};
use crate::cards::verbs::Table;
use crate::environment::{Environment, EnvironmentCard, FEWEST};
use crate::evaluate::{PARTS, VALUES, Weights};
use crate::event::Event;
use crate::map::Cell;
use crate::options::{Cast, Options};
use crate::schema::{Player, SCHEMA, Verb};
use crate::soup::Soup;
use crate::state::{Colour, Id, NUMBERS, State};
use crate::{environment, looks, texts};
use clade_engine::{CardText, Kind, Printed, Setup, SetupError, Side, Sink, Small};
use clade_script::{Args, Card, CardThing, Cards, Frames, ModFolder, Reply, Schema, Scripted, VerbError, Vm};
use std::sync::Arc;

/// What a set-up decides once for all its tables.
#[derive(Debug)]
pub struct Given {
    seats: u8,
    colours: u8,
    cast: Cast,
    options: Options,
    genes: Vec<Gene>,
    environment: Vec<Environment>,
    weights: Weights,
}

impl Scripted for Soup {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Rules = Given;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Given, SetupError> {
        for card in cards.iter() {
            let (mutation, pays) = (card.int("mutation", 0), card.int("pays", card.int("mutation", 0)));
            if pays < mutation {
                let what = format!("pays: {pays} is less than its {mutation} mutation points: a defect could not be covered");
                return Err(card.fault("pays", &what).into());
            }
        }
        let environment = environment::read(cards)?;
        let found = environment.iter().map(|card| u32::from(card.copies)).sum();
        if found < FEWEST {
            return Err(SetupError::FewCards { place: head(mods), found, need: FEWEST });
        }
        let options = Options::read(setup)?;
        let cast = Cast::of(setup.seats, &options);
        let colours = cast.colours(setup.seats);
        let genes = cards.iter().map(|card| Gene::read(card, colours)).collect();
        let weights = Weights::of(PARTS, VALUES, found - 1, mods)?;
        Ok(Given { seats: setup.seats, colours, cast, options, genes, environment, weights })
    }

    fn word_of(given: &Given, option: &str) -> Option<&'static str> {
        given.options.word_of(option)
    }

    fn open(given: &Arc<Given>, hash: u64, vm: Vm) -> Self {
        let Given { colours, cast, options, genes, environment, weights, .. } = &**given;
        let gene_kinds = vm.cards().kinds().filter(|&kind| environment.iter().all(|card| card.kind != kind)).collect();
        let ignoring = Ignoring::read(vm.cards());
        let dummy_genes = vm.cards().with_word("starts", "dummy").into_iter().filter(|&kind| genes[kind.ix()].copies > 0).collect();
        let (options, genes, environment) = (options.clone(), genes.clone(), environment.clone());
        Self {
            colours: *colours,
            cast: *cast,
            hash,
            options,
            genes,
            gene_kinds,
            environment,
            dummy_genes,
            ignoring,
            vm,
            diets: Default::default(),
            weights: weights.clone(),
        }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn can_be_asked(&self, side: Side) -> bool {
        side.0 < self.played_sides() || self.is_dummy(side)
    }

    fn thing_word(&self, _: &State, thing: u8, number: u8) -> Option<String> {
        self.has_thing(thing, number).then(|| crate::action::thing_word(thing, number))
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        match thing {
            Id::THING => number < self.colours * NUMBERS,
            Cell::THING => Cell(number).exists(),
            Colour::THING => number < self.colours,
            Player::THING => self.owners().any(|side| side.0 == number),
            _ => false,
        }
    }

    fn call(&self, state: &mut State, owner: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        Table { game: self, state, owner, sink }.does(Verb::read(verb, args)?)
    }

    fn printed(_: &Given, cards: &Cards) -> Vec<Printed> {
        super::printed::printed(cards)
    }

    fn card_texts(given: &Given, cards: &Cards) -> Vec<CardText> {
        let numbered = |kind: Kind| EnvironmentCard::all().zip(&given.environment).find(|(_, card)| card.kind == kind);
        let read = |(kind, (gene, card)): (Kind, (&Gene, &Card))| {
            if let Some((number, environment)) = numbered(kind) {
                return environment_text(number, environment, cards);
            }
            let mut facts = vec![texts::fact_price(gene.price), texts::fact_mutation(gene.mutation)];
            facts.extend((i16::from(gene.pays) != gene.mutation).then(|| texts::fact_pays(gene.pays)));
            facts.extend((gene.scores != 1).then(|| texts::fact_scores(gene.scores)));
            facts.push(match gene.copies {
                0 => texts::fact_absent(given.seats),
                copies => texts::fact_copies(copies, given.seats),
            });
            let one_of = gene.gives_up.map(|given| cards.get(given).name()).reduce(texts::either);
            facts.extend(one_of.map(texts::fact_gives_up));
            facts.extend(card.told("also").map(texts::fact_also));
            let card = cards.card_text(kind);
            // Whoever runs two colonies reads "your" on the cards of both.
            let text = if given.cast == Cast::Pairs { texts::of_one_colony(card.text) } else { card.text };
            CardText { text, facts, costs: Some(gene.printed_costs()), ..card }
        };
        cards.kinds().zip(given.genes.iter().zip(cards.iter())).map(read).collect()
    }
}

/// What people read about an environment card. One that does nothing else is told by what it shows.
fn environment_text(number: EnvironmentCard, card: &Environment, cards: &Cards) -> CardText {
    let own = cards.get(card.kind);
    let in_deck = (card.copies != 1).then(|| texts::fact_in_deck(card.copies));
    CardText {
        name: texts::environment_of(card),
        text: own.texts("text").map_or_else(texts::environment_text, |_| own.text()),
        facts: [texts::fact_environment(number.word())].into_iter().chain(in_deck).collect(),
        look: if own.word("icon").is_some() { own.look() } else { looks::ENVIRONMENT },
        ..cards.card_text(card.kind)
    }
}

/// Where to look if the cards of all mods together do not suffice.
fn head(mods: &[ModFolder]) -> String {
    format!("{}/mod.toml:1", mods.last().and_then(ModFolder::id).unwrap_or_default())
}
