//! Every message and every gene has its text in en, ru and pl with the right arguments; nothing is left over.

use clade_check::Suite;
use clade_soup::{MODULE, rulebook, texts};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn texts_are_complete() {
    let headings = rulebook::ALL.map(|id| (id, &[][..]));
    let all: Vec<_> = texts::ALL.iter().copied().chain(headings).collect();
    SUITE.texts(&all);
}
