//! The headings of the rulebook under which a reason stands, by the ids of their texts: `why` cites them in the reader's language.

pub(crate) use crate::texts::{
    RULE_ADVANCED as ADVANCED, RULE_DEFECTS as DEFECTS, RULE_DIVISION as DIVISION, RULE_FEEDING as FEEDING, RULE_GENES as GENES,
    RULE_MOVEMENT as MOVEMENT, RULE_NEW_GENES as NEW_GENES, RULE_OPTION as OPTION, RULE_SETUP as SETUP,
};
