//! What each law says, in every language.

use crate::texts;
use clade_check::battery::Law;
use clade_engine::Msg;

/// What a law says.
pub(super) fn says(law: Law) -> Msg {
    match law {
        Law::NoPanic => texts::law_no_panic(),
        Law::Ends => texts::law_ends(),
        Law::Answerable => texts::law_answerable(),
        Law::UniqueTexts => texts::law_unique_texts(),
        Law::FixedOrder => texts::law_fixed_order(),
        Law::Accepted => texts::law_accepted(),
        Law::Reasons => texts::law_reasons(),
        Law::Saved => texts::law_saved(),
        Law::Cold => texts::law_cold(),
        Law::Unremembered => texts::law_unremembered(),
        Law::Skipped => texts::law_skipped(),
        Law::Sampled => texts::law_sampled(),
        Law::Clock => texts::law_clock(),
        Law::Keys => texts::law_keys(),
        Law::Playout => texts::law_playout(),
        Law::Staged => texts::law_staged(),
        Law::Placed => texts::law_placed(),
        Law::NoLeak => texts::law_no_leak(),
        Law::LogLeak => texts::law_log_leak(),
        Law::LookAlike => texts::law_look_alike(),
        Law::OwnList => texts::law_own_list(),
        Law::Believable => texts::law_believable(),
        Law::Ledgers => texts::law_ledgers(),
        Law::Points => texts::law_points(),
        Law::Accounts => texts::law_accounts(),
        Law::Recounted => texts::law_recounted(),
        Law::PicksCommute => texts::law_picks_commute(),
        Law::Progress => texts::law_progress(),
        Law::Replayed => texts::law_replayed(),
        Law::SameSeed => texts::law_same_seed(),
        Law::Scenario => texts::law_scenario(),
        Law::NoFailure => texts::law_no_failure(),
        Law::CardsAct => texts::law_cards_act(),
        Law::Met => texts::law_met(),
    }
}
