//! What each law says, in every language.

use clade_check::battery::Law;
use clade_engine::Msg;

clade_engine::messages! {
    no_panic = "cli-law-no-panic" ();
    ends = "cli-law-ends" ();
    answerable = "cli-law-answerable" ();
    unique_texts = "cli-law-unique-texts" ();
    fixed_order = "cli-law-fixed-order" ();
    accepted = "cli-law-accepted" ();
    reasons = "cli-law-reasons" ();
    saved = "cli-law-saved" ();
    cold = "cli-law-cold" ();
    unremembered = "cli-law-unremembered" ();
    skipped = "cli-law-skipped" ();
    sampled = "cli-law-sampled" ();
    clock = "cli-law-clock" ();
    keys = "cli-law-keys" ();
    playout = "cli-law-playout" ();
    staged = "cli-law-staged" ();
    placed = "cli-law-placed" ();
    no_leak = "cli-law-no-leak" ();
    log_leak = "cli-law-log-leak" ();
    look_alike = "cli-law-look-alike" ();
    own_list = "cli-law-own-list" ();
    believable = "cli-law-believable" ();
    ledgers = "cli-law-ledgers" ();
    points = "cli-law-points" ();
    accounts = "cli-law-accounts" ();
    recounted = "cli-law-recounted" ();
    picks_commute = "cli-law-picks-commute" ();
    progress = "cli-law-progress" ();
    replayed = "cli-law-replayed" ();
    same_seed = "cli-law-same-seed" ();
    scenario = "cli-law-scenario" ();
    no_failure = "cli-law-no-failure" ();
    cards_act = "cli-law-cards-act" ();
    met = "cli-law-met" ();
}

/// What a law says.
pub(super) fn says(law: Law) -> Msg {
    match law {
        Law::NoPanic => no_panic(),
        Law::Ends => ends(),
        Law::Answerable => answerable(),
        Law::UniqueTexts => unique_texts(),
        Law::FixedOrder => fixed_order(),
        Law::Accepted => accepted(),
        Law::Reasons => reasons(),
        Law::Saved => saved(),
        Law::Cold => cold(),
        Law::Unremembered => unremembered(),
        Law::Skipped => skipped(),
        Law::Sampled => sampled(),
        Law::Clock => clock(),
        Law::Keys => keys(),
        Law::Playout => playout(),
        Law::Staged => staged(),
        Law::Placed => placed(),
        Law::NoLeak => no_leak(),
        Law::LogLeak => log_leak(),
        Law::LookAlike => look_alike(),
        Law::OwnList => own_list(),
        Law::Believable => believable(),
        Law::Ledgers => ledgers(),
        Law::Points => points(),
        Law::Accounts => accounts(),
        Law::Recounted => recounted(),
        Law::PicksCommute => picks_commute(),
        Law::Progress => progress(),
        Law::Replayed => replayed(),
        Law::SameSeed => same_seed(),
        Law::Scenario => scenario(),
        Law::NoFailure => no_failure(),
        Law::CardsAct => cards_act(),
        Law::Met => met(),
    }
}
