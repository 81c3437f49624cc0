//! The headings of the rulebook that reasons cite, as ids of texts: `why` cites them in the reader's language.

/// Setup.
pub const SETUP: &str = "soup-rule-setup";
/// Phase 1: movement.
pub const MOVEMENT: &str = "soup-rule-movement";
/// Phase 1: feeding.
pub const FEEDING: &str = "soup-rule-feeding";
/// Phase 2: gene defects.
pub const DEFECTS: &str = "soup-rule-defects";
/// Phase 3: new genes.
pub const NEW_GENES: &str = "soup-rule-new-genes";
/// The encyclopedia's entry on advanced genes.
pub const ADVANCED: &str = "soup-rule-advanced";
/// Phase 4: cell division.
pub const DIVISION: &str = "soup-rule-division";
/// The booklet with the text of each gene.
pub const GENES: &str = "soup-rule-genes";
/// No rulebook but an option of this game decides it.
pub const OPTION: &str = "soup-rule-option";

/// All of them.
pub const ALL: [&str; 9] = [SETUP, MOVEMENT, FEEDING, DEFECTS, NEW_GENES, ADVANCED, DIVISION, GENES, OPTION];
