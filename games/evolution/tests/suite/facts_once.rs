//! Facts are shared words: hardly any key exists for one card alone.

use clade_evolution::traits::SCHEMA;
use clade_script::{FactKind, Schema};

/// Keys that a single shipped card uses, each with its reason. At most three.
const KEYS: &[(&str, &str)] = &[
    ("stores", "Stored food is a rule of feeding for any animal (yellow tokens); of the shipped traits only Fat tissue gives room for it."),
    ("home", "That some animals live in the Ocean is a rule of territories; of the shipped traits only Swimming belongs there."),
    ("silences", "The order of traits and which of them act is a rule of the table; of the shipped traits only Neoplasm uses it."),
];

/// Words under keys that a single shipped card uses: each says where a card is laid, as it is printed on the card.
const WORDS: &[&str] = &["on any", "on hidden", "pair directed"];

#[test]
fn keys_used_once() {
    let rules = clade_evolution::rules(&crate::common::all_sets(4), &[]).expect("the shipped cards load");
    let cards = rules.checked_cards();
    let common: Vec<&str> = Schema::COMMON.iter().map(|key| key.name).collect();
    let keys = SCHEMA.keys.iter().filter(|key| !common.contains(&key.name));
    let counted: Vec<(&str, usize)> =
        keys.map(|key| (key.name, cards.iter().filter(|card| card.facts.contains_key(key.name)).count())).collect();
    let once: Vec<&str> = counted.iter().filter(|(_, n)| *n == 1).map(|(key, _)| *key).collect();
    assert_eq!(once, KEYS.iter().map(|(key, _)| *key).collect::<Vec<_>>(), "{counted:?}");
    assert!(KEYS.len() <= 3 && KEYS.iter().all(|(_, reason)| reason.len() > 40));
    assert!(counted.iter().all(|(_, n)| *n > 0), "no key without a user: {counted:?}");
    let mut words: Vec<String> = Vec::new();
    for key in SCHEMA.keys.iter().filter(|key| !once.contains(&key.name)) {
        if let FactKind::Words(all) | FactKind::Word(all) | FactKind::IntOr(_, _, all) = key.kind {
            words.extend(all.iter().filter(|word| cards.with_word(key.name, word).len() == 1).map(|word| format!("{} {word}", key.name)));
        }
    }
    assert_eq!(words, WORDS);
}

/// Words of the rules themselves that are also ids: an attack from ambush is a fact for hooks and a verb.
const CONCEPTS: &[&str] = &["ambush"];

/// The engine knows no trait by name: no source file of the rules has the id of a trait in quotes.
#[test]
fn the_rules_name_no_trait() {
    let rules = clade_evolution::rules(&crate::common::all_sets(4), &[]).expect("the shipped cards load");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("text");
            if path.file_name().is_some_and(|name| name == "tests.rs") {
                continue;
            }
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            seen += 1;
            for card in rules.checked_cards().iter().filter(|card| !CONCEPTS.contains(&card.short_id())) {
                assert!(!code.contains(&format!("\"{}\"", card.short_id())), "{} names {}", path.display(), card.short_id());
            }
        }
    }
    assert!(seen > 20);
}
