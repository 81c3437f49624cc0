//! The shipped evolution cards: what their files say, against §6.
#![expect(clippy::disallowed_methods, reason = "a test reads cards")]

use clade_marine::schema::SCHEMA;
use clade_script::{Cards, ModFolder};
use std::path::Path;
use std::sync::Arc;

/// §6.2: each card, how sure its main effect is, and its symbols.
const CARDS: [(&str, &str, &[&str]); 35] = [
    ("annelids", "inferred", &["survival"]),
    ("asteroid", "inferred", &[]),
    ("biodiversity", "rulebook", &["extinction"]),
    ("biomass", "inferred", &[]),
    ("rich_habitat", "assumed", &["extinction"]),
    ("disease", "inferred", &["extinction", "survival"]),
    ("gastropods", "inferred", &["survival"]),
    ("omnivore", "assumed", &[]),
    ("volcanism", "inferred", &[]),
    ("invasive_species", "inferred", &["survival"]),
    ("cladogenesis", "assumed", &["extinction", "survival"]),
    ("carbon_cycle", "inferred", &["survival"]),
    ("mass_exodus", "assumed", &["extinction", "survival"]),
    ("metamorphosis", "inferred", &[]),
    ("marine_snow", "assumed", &[]),
    ("terrestrial", "inferred", &["survival"]),
    ("monotypic_habitat", "rulebook", &["extinction"]),
    ("fertile", "inferred", &["extinction"]),
    ("voracious_predator", "assumed", &["survival"]),
    ("semiaquatic", "inferred", &["extinction"]),
    ("population_explosion", "inferred", &["extinction"]),
    ("niche_construction", "rulebook", &[]),
    ("adaptability", "inferred", &[]),
    ("producers", "inferred", &["extinction"]),
    ("fecundity", "rulebook", &["extinction"]),
    ("symbiotic", "inferred", &[]),
    ("solar_radiation", "assumed", &[]),
    ("habitat", "assumed", &[]),
    ("tectonic_shift", "assumed", &["survival"]),
    ("trophic_cascade", "assumed", &[]),
    ("predator", "rulebook", &["survival"]),
    ("ecodiversity", "inferred", &[]),
    ("gene_expression", "assumed", &[]),
    ("extremophiles", "assumed", &["survival"]),
    ("endosymbionts", "inferred", &["extinction"]),
];

/// §6.4: the cards with a secondary effect, how sure it is, and its hook.
const SECOND: [(&str, &str, &str); 3] =
    [("volcanism", "assumed", "vents"), ("marine_snow", "inferred", "appears"), ("solar_radiation", "assumed", "score")];

fn folder(set: &str) -> ModFolder {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/marine").join(set);
    let files = std::fs::read_dir(path).expect("the set is there").map(|entry| {
        let entry = entry.expect("it can be listed");
        (entry.file_name().to_string_lossy().into_owned(), std::fs::read_to_string(entry.path()).expect("it is text"))
    });
    ModFolder { files: files.collect() }
}

fn load(sets: &[&str]) -> Arc<Cards> {
    let folders: Vec<_> = sets.iter().map(|set| folder(set)).collect();
    Cards::load(&SCHEMA, &folders).unwrap_or_else(|e| panic!("{e:?}"))
}

#[test]
fn the_evolution_cards_are_those_of_the_rules() {
    let cards = load(&["evolution"]);
    let ids: Vec<_> = cards.iter().map(|card| card.short_id()).collect();
    assert_eq!(ids, CARDS.map(|(id, ..)| id));
    for (card, (id, source, events)) in cards.iter().zip(CARDS) {
        assert_eq!((card.word("kind"), card.word("source")), (Some("evolution"), Some(source)), "{id}");
        assert_eq!(
            (card.words("events").iter().map(String::as_str).collect::<Vec<_>>(), card.word("events_source")),
            (events.to_vec(), Some("assumed")),
            "{id}"
        );
        let last = (id == "asteroid").then_some("last");
        assert_eq!(card.word("shuffled"), last, "{id}");
    }
}

#[test]
fn every_card_acts_and_three_have_a_second_effect() {
    let cards = load(&["evolution"]);
    for (kind, card) in cards.kinds().zip(cards.iter()) {
        let id = card.short_id();
        let second = SECOND.iter().find(|(known, ..)| *known == id);
        assert_eq!(card.word("second_source"), Some(second.map_or("unknown", |&(_, source, _)| source)), "{id}");
        let hooks = (0..).zip(SCHEMA.hooks).filter(|&(number, _)| cards.defines(number).contains(kind)).map(|(_, hook)| hook.name);
        let expected: Vec<_> = std::iter::once("play").chain(second.map(|&(.., hook)| hook)).collect();
        assert_eq!(hooks.collect::<Vec<_>>(), expected, "{id}");
    }
}
