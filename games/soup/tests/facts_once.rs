//! Facts are shared words: hardly any key exists for one card alone.

use clade_script::Schema;
use clade_soup::SoupRules;
use clade_soup::genes::SCHEMA;

/// Keys that a single shipped card uses, each with its reason. At most three.
const ONCE: &[(&str, &str)] = &[(
    "pays",
    "Ray Protection counts -2, but given up for a defect it pays 4: the only gene whose two numbers differ. Any gene may have it.",
)];

fn rules() -> SoupRules {
    let setup = clade_engine::Setup { seats: 4, options: Default::default() };
    clade_soup::rules(&setup, &[]).expect("the shipped cards load")
}

#[test]
fn keys_used_once() {
    let rules = rules();
    let common: Vec<&str> = Schema::COMMON.iter().map(|key| key.name).collect();
    let users = |key: &str| rules.checked_cards().iter().filter(|card| card.facts.contains_key(key)).count();
    let keys = SCHEMA.keys.iter().filter(|key| !common.contains(&key.name));
    let counted: Vec<(&str, usize)> = keys.map(|key| (key.name, users(key.name))).collect();
    let once: Vec<&str> = counted.iter().filter(|(_, n)| *n == 1).map(|(key, _)| *key).collect();
    assert_eq!(once, ONCE.iter().map(|(key, _)| *key).collect::<Vec<_>>(), "{counted:?}");
    assert!(ONCE.len() <= 3 && ONCE.iter().all(|(_, reason)| reason.len() > 40));
    assert!(counted.iter().all(|(_, n)| *n > 0), "no key without a user: {counted:?}");
}

#[test]
fn every_ignorable_objection_is_ignored_by_some_gene() {
    for word in clade_soup::genes::IGNORABLE {
        assert!(!rules().checked_cards().with_word("ignores", word).is_empty(), "{word}");
    }
}
