//! The shipped traits: what their files say, against §7.
#![expect(clippy::disallowed_methods, reason = "a test reads cards")]

use clade_engine::Kinds;
use clade_marine::schema::SCHEMA;
use clade_script::{Card, Cards, Limits, ModFolder, Vm};
use std::path::Path;
use std::sync::Arc;

/// §7.2: all traits, and how sure what they do is; where the parts of a card differ, the weaker mark.
const TRAITS: [(&str, &str); 18] = [
    ("ram_feeding", "rulebook"),
    ("benthic", "assumed"),
    ("living_fossil", "assumed"),
    ("resilience", "rulebook"),
    ("emergent_intelligence", "rulebook"),
    ("cannibal", "inferred"),
    ("camouflage", "assumed"),
    ("solitary", "assumed"),
    ("pack_hunters", "rulebook"),
    ("prey_switching", "rulebook"),
    ("carnivore", "inferred"),
    ("flight", "rulebook"),
    ("seasonal_migration", "rulebook"),
    ("social", "rulebook"),
    ("hadopelagic", "assumed"),
    ("phenotypic_plasticity", "rulebook"),
    ("exaptation", "inferred"),
    ("ecological_niche", "rulebook"),
];

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder(set: &str) -> ModFolder {
    let path = crate_folder().join("../../scripts/marine").join(set);
    let files = std::fs::read_dir(path).expect("the set is there").map(|entry| {
        let entry = entry.expect("it can be listed");
        (entry.file_name().to_string_lossy().into_owned(), std::fs::read_to_string(entry.path()).expect("it is text"))
    });
    ModFolder { files: files.collect() }
}

fn load(sets: &[&str]) -> Arc<Cards> {
    let folders: Vec<ModFolder> = sets.iter().map(|set| folder(set)).collect();
    Cards::load(&SCHEMA, &folders).unwrap_or_else(|e| panic!("{e:?}"))
}

fn traits() -> Arc<Cards> {
    load(&["traits"])
}

#[test]
fn all_traits_are_there_with_their_marks() {
    let traits = traits();
    let found: Vec<(&str, &str)> = traits.iter().map(|card| (card.short_id(), card.word("source").unwrap_or_default())).collect();
    assert_eq!(found, TRAITS);
    assert!(traits.iter().all(|card| card.word("kind") == Some("trait")));
}

/// What is not behaviour: elements, slots, and which trait is left out where each animal keeps two (§9).
#[test]
fn facts_are_those_of_the_rules() {
    for card in traits().iter() {
        let of = |id: &str| card.short_id() == id;
        assert_eq!(card.words("prints"), if of("ram_feeding") { vec!["plankton".to_owned()] } else { vec![] }, "{}", card.id);
        assert_eq!(card.int("slots", 0), if of("phenotypic_plasticity") { 2 } else { 0 }, "{}", card.id);
        assert_eq!(card.word("shuffled"), of("exaptation").then_some("unless_two"), "{}", card.id);
    }
}

/// A trait that neither prints, nor has slots, nor defines a hook would do nothing.
#[test]
fn every_trait_does_something() {
    let vm = Vm::open(&SCHEMA, traits(), Limits::STANDARD, None).expect("the VM opens");
    let hooked = (0..SCHEMA.hooks.len() as u8).fold(Kinds::NONE, |all, hook| all.or(vm.defines(hook)));
    let has_fact = |card: &Card| ["prints", "slots"].iter().any(|&key| card.facts.contains_key(key));
    for (kind, card) in traits().kinds().zip(traits().iter()) {
        assert_ne!(hooked.contains(kind), has_fact(card), "{}", card.id);
    }
}
