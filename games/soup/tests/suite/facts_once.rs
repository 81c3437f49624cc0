//! Facts are shared words: hardly any key exists for one card alone.

use clade_script::{FactKind, Schema};
use clade_soup::SoupRules;
use clade_soup::genes::SCHEMA;

/// Keys, and words under keys, that a single shipped card uses, each with its reason. At most four rules; a key of one word stands here twice.
const ONCE: &[(&str, &str)] = &[
    (
        "pays",
        "Ray Protection counts -2, but given up for a defect it pays 4: the only gene whose two numbers differ. Any gene may have it.",
    ),
    ("starts", "The colony of nobody's in a game of two has a gene from the start; which one is the designers' choice, not the rules'."),
    ("starts dummy", "The same: the one word under the key. A mod may give that colony further genes, or another one."),
    ("ignores must_move", "The duty to drift or move is a rule of phase 1; any gene may lift it, of the shipped ones only Holding does."),
    (
        "ignores not_adjacent",
        "That newborns touch their own is a rule of phase 4; any gene may lift it, of the shipped ones only Spores does.",
    ),
];

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
    let mut once: Vec<String> = counted.iter().filter(|(_, n)| *n == 1).map(|(key, _)| (*key).to_owned()).collect();
    // A word under a key can be a flag in disguise as well.
    for key in SCHEMA.keys {
        if let FactKind::Words(words) | FactKind::Word(words) | FactKind::IntOr(_, _, words) = key.kind {
            let used = |word: &str| rules.checked_cards().with_word(key.name, word).len() == 1;
            once.extend(words.iter().filter(|word| used(word)).map(|word| format!("{} {word}", key.name)));
        }
    }
    assert_eq!(once, ONCE.iter().map(|(key, _)| *key).collect::<Vec<_>>(), "{counted:?}");
    assert!(ONCE.len() <= 5 && ONCE.iter().all(|(_, reason)| reason.len() > 40));
    assert!(counted.iter().all(|(_, n)| *n > 0), "no key without a user: {counted:?}");
}

#[test]
fn every_ignorable_objection_is_ignored_by_some_gene() {
    for word in clade_soup::genes::IGNORABLE {
        assert!(!rules().checked_cards().with_word("ignores", word).is_empty(), "{word}");
    }
}
