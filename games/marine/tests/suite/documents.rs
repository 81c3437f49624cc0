//! The written documents are current: editor definitions and the modding reference come from the table of keys, hooks and
//! verbs. `CLADE_UPDATE=1 cargo test -p clade-marine --test documents` writes them anew.

use clade_check::Suite;
use clade_marine::{MODULE, cards::SCHEMA};
use clade_script::{definitions, reference};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn editor_definitions_are_current() {
    SUITE.kept("../../scripts/types/marine.lua", &definitions(&SCHEMA));
}

#[test]
fn the_modding_reference_is_current() {
    SUITE.kept("../../scripts/types/marine.md", &reference(&SCHEMA));
}
