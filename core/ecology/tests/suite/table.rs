//! The table of measures, and the document that is made of it.
#![expect(clippy::disallowed_methods, reason = "a test reads a document, or writes it anew")]

use clade_ecology::Measure;
use std::collections::BTreeSet;

#[test]
fn thirty_measures_with_names_of_their_own() {
    let numbers: Vec<u8> = Measure::ALL.iter().map(|measure| measure.number).collect();
    assert_eq!(numbers, (1..=30).collect::<Vec<u8>>());
    let names: BTreeSet<_> = Measure::ALL.iter().map(|measure| measure.name).collect();
    let ids: BTreeSet<_> = Measure::parts().map(|(_, part)| part.id).collect();
    assert_eq!((names.len(), ids.len()), (30, Measure::parts().count()));
    for (measure, part) in Measure::parts() {
        assert!(part.least < part.most && !part.says.is_empty(), "{}", part.id);
        assert!(part.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_'), "{}", part.id);
        assert_eq!(Measure::part(part.id).map(|(of, _)| of.number), Some(measure.number));
    }
}

#[test]
fn every_measure_says_what_it_is_and_what_it_is_not() {
    for measure in Measure::ALL {
        let said = [measure.formula, measure.source, measure.meaning, measure.unfair];
        assert!(said.iter().all(|text| !text.is_empty()) && !measure.parts.is_empty(), "{}", measure.name);
        assert!(!said.iter().any(|text| text.contains("Mangeli") || text.contains("Xex")), "that paper was not read: {}", measure.name);
    }
}

/// `CLADE_UPDATE=1` writes it anew.
#[test]
fn the_document_is_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/MEASURES.md");
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(path, Measure::document()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), Measure::document());
}
