//! The shipped traits and decks: what their files say, against the tables of the rules (§1, §2).
#![expect(clippy::disallowed_methods, reason = "a test reads cards")]

use clade_evolution::schema::SCHEMA;
use clade_script::{Card, Cards, ModFolder};
use std::path::Path;
use std::sync::Arc;

/// The sets with their kinds of traits and their cards.
const SETS: [(&str, usize, i64); 4] = [("base", 19, 84), ("time_to_fly", 11, 42), ("continents", 8, 42), ("gift", 3, 18)];

/// §2.1: all traits that need food.
const NEEDS: [(&str, i32); 7] = [
    ("carnivorous", 1),
    ("high_body_weight", 1),
    ("parasite", 2),
    ("intellect", 1),
    ("viviparous", 1),
    ("trematode", 1),
    ("homeothermy", 1),
];

/// §2.0: all traits that are not laid on one's own animals, or not laid at all.
const ON: [(&str, &str); 5] =
    [("parasite", "other"), ("neoplasm", "other"), ("trematode", "other"), ("r_strategy", "any"), ("anglerfish", "hidden")];

/// §2.1: all pair traits.
const PAIRS: [(&str, &str); 5] =
    [("symbiosis", "directed"), ("communication", "even"), ("cooperation", "even"), ("trematode", "even"), ("recombination", "even")];

fn folder(set: &str) -> ModFolder {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/evolution").join(set);
    let files = std::fs::read_dir(path).expect("the set is there").map(|entry| {
        let entry = entry.expect("it can be listed");
        (entry.file_name().to_string_lossy().into_owned(), std::fs::read_to_string(entry.path()).expect("it is text"))
    });
    ModFolder { files: files.collect() }
}

fn cards() -> Arc<Cards> {
    let folders = SETS.map(|(set, ..)| folder(set));
    Cards::load(&SCHEMA, &folders).unwrap_or_else(|e| panic!("{e:?}"))
}

/// The rows of a set's deck.
fn deck(set: &str) -> Vec<toml::Table> {
    let files = folder(set);
    let deck: toml::Table = files.file("deck.toml").expect("a set has a deck").parse().expect("it is TOML");
    let rows = deck["card"].as_array().expect("it has cards");
    rows.iter().map(|row| row.as_table().expect("a row is a table").clone()).collect()
}

fn fact<T: Copy>(table: &[(&str, T)], card: &Card, other: T) -> T {
    table.iter().find(|(id, _)| *id == card.short_id()).map_or(other, |&(_, fact)| fact)
}

#[test]
fn all_traits_are_there() {
    let cards = cards();
    for (set, kinds, _) in SETS {
        let of_set = cards.iter().filter(|card| card.id.starts_with(&format!("evolution_{set}:"))).count();
        assert_eq!(of_set, kinds, "{set}");
    }
}

#[test]
fn every_trait_is_on_a_card() {
    let rows: Vec<_> = SETS.iter().flat_map(|(set, ..)| deck(set)).collect();
    for card in cards().iter() {
        let has =
            |row: &toml::Table| ["front", "second"].iter().any(|&side| row.get(side).and_then(|id| id.as_str()) == Some(card.short_id()));
        assert!(rows.iter().any(has), "{}", card.id);
    }
}

#[test]
fn each_set_loads_with_the_base_alone() {
    for (set, ..) in &SETS[1..] {
        assert!(Cards::load(&SCHEMA, &[folder("base"), folder(set)]).is_ok(), "{set}");
    }
}

#[test]
fn facts_are_those_of_the_fact_sheet() {
    for card in cards().iter() {
        assert_eq!(card.int("need", 0), fact(&NEEDS, card, 0), "{}", card.id);
        assert_eq!(card.word("on").unwrap_or("own"), fact(&ON, card, "own"), "{}", card.id);
        assert_eq!(card.word("pair").unwrap_or("no"), fact(&PAIRS, card, "no"), "{}", card.id);
    }
}

#[test]
fn decks_have_their_cards_under_each_option() {
    let cards = cards();
    for (set, _, size) in SETS {
        for split in ["even", "online"] {
            let in_play = deck(set).into_iter().filter(|row| match row.get("when") {
                None => true,
                Some(when) => when["gift-cards"].as_str() == Some(split),
            });
            let mut sum = 0;
            for row in in_play {
                for side in ["front", "second"] {
                    let Some(id) = row.get(side) else { continue };
                    assert!(id.as_str().and_then(|id| cards.find(id)).is_some(), "{set}: there is no trait {id}");
                }
                sum += row["copies"].as_integer().expect("a number");
            }
            assert_eq!(sum, size, "{set} {split}");
        }
    }
}

#[test]
fn the_second_sides_of_the_base_are_24_carnivores_and_28_fat() {
    for (second, copies) in [("carnivorous", 24), ("fat_tissue", 28)] {
        let rows = deck("base").into_iter().filter(|row| row.get("second").and_then(|id| id.as_str()) == Some(second));
        assert_eq!(rows.map(|row| row["copies"].as_integer().expect("a number")).sum::<i64>(), copies);
    }
}
