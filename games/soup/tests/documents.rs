//! The written documents are current: editor definitions and the modding reference come from the table of keys, hooks and
//! verbs. `CLADE_UPDATE=1 cargo test -p clade-soup --test documents` writes them anew.

use clade_soup::genes::SCHEMA;
use std::path::PathBuf;

fn check(name: &str, written: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scripts/types").join(name);
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(&path, written).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == written, "scripts/types/{name} is not current; run with CLADE_UPDATE=1");
}

#[test]
fn editor_definitions_are_current() {
    check("soup.lua", &clade_script::definitions(&SCHEMA));
}

#[test]
fn the_modding_reference_is_current() {
    check("soup.md", &clade_script::reference(&SCHEMA));
}
