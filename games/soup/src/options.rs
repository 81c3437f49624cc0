//! The switches of the fact sheet (§4.11) and the shortened game: where editions or groups differ, players choose.

use clade_engine::{OptionRow, Setup};

const fn row(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help }
}

/// All options, the default value first.
pub const ROWS: &[OptionRow] = &[
    row("fight-cubes", &["one-each", "none"], "soup-option-fight-cubes"),
    row("armor-at-limit", &["dies-now", "dies-later"], "soup-option-armor-at-limit"),
    row("predecessors", &["given-up", "all"], "soup-option-predecessors"),
    row("holding-clings-to", &["foes", "anyone"], "soup-option-holding-clings-to"),
    row("dragged-carries", &["no", "yes"], "soup-option-dragged-carries"),
    row("six-into-obstacle", &["yes", "no"], "soup-option-six-into-obstacle"),
    row("second-attack", &["any-target", "same-target"], "soup-option-second-attack"),
    row("overpay-defect", &["no", "yes"], "soup-option-overpay-defect"),
    row("beyond-ladder", &["goes-on", "stops"], "soup-option-beyond-ladder"),
    row("holding-stay", &["any-move", "only-drift"], "soup-option-holding-stay"),
    row("predecessor-after-loss", &["may-return", "never"], "soup-option-predecessor-after-loss"),
    row("reactions", &["once-per-attack", "once-per-round"], "soup-option-reactions"),
    row("finish", &["5..51=42"], "soup-option-finish"),
];

/// The options as the rules read them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// S1: a fight in phase 1 that the attacker wins leaves no cubes.
    pub fight_leaves_none: bool,
    /// S2: an armored amoeba at its limit dies in a later death phase.
    pub armor_dies_later: bool,
    /// S3: no predecessor of an advanced gene may be owned beside it, not only the one given up.
    pub bans_all_predecessors: bool,
    /// S4: Holding clings to own amoebas, too.
    pub clings_to_anyone: bool,
    /// S5: a dragged amoeba may carry cubes.
    pub dragged_carries: bool,
    /// S6: a blocked direction may not be chosen on a 6.
    pub six_needs_open: bool,
    /// S7: a second attempt goes against the same target.
    pub same_target: bool,
    /// S8: more genes than needed may be given up for a defect.
    pub overpay: bool,
    /// S9: the ladder ends at its last printed cell.
    pub ladder_stops: bool,
    /// S10: staying replaces only a drift that would move the amoeba.
    pub stay_only_for_drift: bool,
    /// S11: a gene given up for an advanced one never comes back.
    pub never_again: bool,
    /// S12: each reaction once a round instead of once an attack.
    pub reactions_per_round: bool,
    /// The first cell of the finish zone.
    pub finish: u16,
}

impl Options {
    /// Reads a checked set-up.
    pub fn read(setup: &Setup) -> Self {
        let value = |i: usize| setup.value(&ROWS[i]);
        let other = |i: usize| value(i) != ROWS[i].default_value();
        Self {
            fight_leaves_none: other(0),
            armor_dies_later: other(1),
            bans_all_predecessors: other(2),
            clings_to_anyone: other(3),
            dragged_carries: other(4),
            six_needs_open: other(5),
            same_target: other(6),
            overpay: other(7),
            ladder_stops: other(8),
            stay_only_for_drift: other(9),
            never_again: other(10),
            reactions_per_round: other(11),
            finish: value(12).parse().unwrap_or(42),
        }
    }
}
