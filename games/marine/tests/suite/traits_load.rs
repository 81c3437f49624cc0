//! The shipped traits: what their files say, against the fact sheet (§7); and that the rules know no card by name.

use clade_engine::Kinds;
use clade_marine::cards::SCHEMA;
use clade_script::{Arg, ArgKind, Card, Cards, FactKind, HookKind, Limits, ModFolder, Schema, Vm};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Fact sheet §7.1: all traits, and how sure what they do is; where the parts of a card differ, the weaker mark.
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

/// Keys that a single shipped card uses, each with its reason. At most three.
const KEYS: &[(&str, &str)] = &[
    ("prints", "What is printed on a mat is a rule of elements for any animal; of the shipped traits only Ram Feeding prints one more."),
    ("slots", "Slots for tokens are a rule of the mat; of the shipped traits only Phenotypic Plasticity has some of its own."),
];

/// Words under the other keys that a single shipped card uses: both say how a card goes into its deck at setup.
const WORDS: &[&str] = &["shuffled last", "shuffled unless_two"];

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
    Cards::load(&SCHEMA, &folders).unwrap_or_else(|e| panic!("{e}"))
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
fn facts_are_those_of_the_fact_sheet() {
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
    for (kind, card) in (0..).zip(traits().iter()) {
        assert_ne!(hooked.contains(kind), has_fact(card), "{}", card.id);
    }
}

/// A word misspelt in a rule hook shows only when it is asked.
#[test]
fn no_rule_hook_fails_whatever_its_facts() {
    let vm = Vm::open(&SCHEMA, traits(), Limits::STANDARD, None).expect("the VM opens");
    let mut silent: Vec<(&str, String)> = Vec::new();
    for (number, hook) in (0..).zip(SCHEMA.hooks).filter(|(_, hook)| hook.kind.is_rule()) {
        for card in vm.defines(number) {
            let mut spoke = 0;
            for seed in 0..500_u32 {
                let fact = |at: usize| (seed.wrapping_mul(0x9E37_79B1).rotate_left(at as u32 * 3) % 25) as i32;
                let given = |(at, arg): (usize, &Arg)| if arg.kind == ArgKind::Bool { fact(at) % 2 } else { fact(at) };
                let facts: Vec<i32> = hook.args.iter().enumerate().map(given).collect();
                let read = |wanted: u8| fact(8 + usize::from(wanted)) % 2;
                match hook.kind {
                    HookKind::YesNo => spoke += i32::from(vm.says_yes(card, number, &facts, read)),
                    _ => spoke += i32::from(vm.number(Kinds::one(card), number, 1, &facts, read) != 1),
                }
            }
            if spoke == 0 {
                silent.push((hook.name, vm.cards().word_of(card)));
            }
            assert_eq!(vm.take_faults().first(), None, "{}", hook.name);
        }
    }
    assert!(silent.is_empty(), "these never say anything: {silent:?}");
}

#[test]
fn keys_used_once() {
    let cards = load(&["evolution", "traits"]);
    let common: Vec<&str> = Schema::COMMON.iter().map(|key| key.name).collect();
    let keys = SCHEMA.keys.iter().filter(|key| !common.contains(&key.name));
    let counted: Vec<(&str, usize)> =
        keys.map(|key| (key.name, cards.iter().filter(|card| card.facts.contains_key(key.name)).count())).collect();
    let once: Vec<&str> = counted.iter().filter(|(_, n)| *n == 1).map(|(key, _)| *key).collect();
    assert_eq!(once, KEYS.iter().map(|(key, _)| *key).collect::<Vec<_>>(), "{counted:?}");
    assert!(KEYS.len() <= 3 && KEYS.iter().all(|(_, reason)| reason.len() > 40));
    assert!(counted.iter().all(|(_, n)| *n > 0), "no key without a user: {counted:?}");
    let mut words: Vec<String> = Vec::new();
    // How sure an effect is says nothing about what it does.
    for key in SCHEMA.keys.iter().filter(|key| !once.contains(&key.name) && !key.name.ends_with("_source")) {
        if let FactKind::Words(all) | FactKind::Word(all) = key.kind {
            words.extend(all.iter().filter(|word| cards.with_word(key.name, word).len() == 1).map(|word| format!("{} {word}", key.name)));
        }
    }
    assert_eq!(words, WORDS);
}

/// Words of the rules themselves that are also ids: options are named by the card on which the editions differ, and a card has the name
/// of an element.
const CONCEPTS: &[&str] = &["fecundity", "gastropods", "resilience"];

/// No source file of the rules has the id of a card in quotes.
#[test]
fn the_rules_name_no_card() {
    let cards = load(&["evolution", "traits"]);
    let mut seen = 0;
    let mut folders: Vec<PathBuf> = vec![crate_folder().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            seen += 1;
            for card in cards.iter().filter(|card| !CONCEPTS.contains(&card.short_id())) {
                assert!(!code.contains(&format!("\"{}\"", card.short_id())), "{} names {}", path.display(), card.short_id());
            }
        }
    }
    assert!(seen > 40);
}
