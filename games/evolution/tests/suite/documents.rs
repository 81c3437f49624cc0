//! The written documents are current: editor definitions and the modding reference come from the table of keys, hooks and
//! verbs. `CLADE_UPDATE=1 cargo test -p clade-evolution --test documents` writes them anew.

use clade_check::Suite;
use clade_evolution::{MODULE, traits::SCHEMA};
use clade_script::{definitions, reference};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn editor_definitions_are_current() {
    SUITE.kept("../../scripts/types/evolution.lua", &definitions(&SCHEMA));
}

#[test]
fn the_modding_reference_is_current() {
    SUITE.kept("../../scripts/types/evolution.md", &reference(&SCHEMA));
}
