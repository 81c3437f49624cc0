//! The laws themselves are tested: Pond with a planted fault, which the law that is about it must name.

mod faulty;
mod lax;

use clade_check::battery::{Law, Plan, Rates, Watch, run};
use clade_engine::face::Hosted;
use clade_engine::{Face, Ruleset, Setup, SetupError, Tools};
use clade_pond::Pond;
use clade_script::CardRules;
use faulty::Faulty;
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is wrong with the game, and the law that must say so.
const FAULTS: &[(Fault, Law)] = &[
    (Fault::BagInTheView, Law::LookAlike), // the first draw already shows in the bag
    (Fault::OptionsShownToOthers, Law::NoLeak),
    (Fault::HiddenCardsCount, Law::NoLeak),
    (Fault::LogNamesAHiddenCard, Law::LogLeak),
    (Fault::IdBetraysAKind, Law::LookAlike),
    (Fault::SkippedForcedQuestion, Law::Skipped),
    (Fault::ListOnlyTheHostFinds, Law::OwnList),
    (Fault::LostInAnotherWorld, Law::Believable),
    (Fault::CardWithAMemory, Law::Cold),
    (Fault::QueryNotRecorded, Law::NoFailure),
    (Fault::RememberedTooLong, Law::Unremembered),
    (Fault::PromptFromMemory, Law::Unremembered),
    (Fault::DeadEnd, Law::Answerable),
    (Fault::NoEnd, Law::Ends),
    (Fault::RepeatedState, Law::Progress),
    (Fault::LostCube, Law::Ledgers),
    (Fault::CardsFeedInSecret, Law::Points),
    (Fault::CardsFeedUnnoted, Law::Accounts),
    (Fault::RoundsUnnoted, Law::Accounts),
    (Fault::EatsFromNothing, Law::Accounts),
    (Fault::NotesNobodyReads, Law::Accounts),
    (Fault::NotesForListeners, Law::Accounts),
    (Fault::UnsortedList, Law::FixedOrder),
    (Fault::TwoOfOneText, Law::UniqueTexts),
    (Fault::RefusedWithoutReason, Law::Reasons),
    (Fault::PicksHaveAnOrder, Law::PicksCommute),
    (Fault::InForceNotUpdated, Law::Recounted),
    (Fault::LoadsOtherwise, Law::Saved),
    (Fault::SampledOtherwise, Law::Sampled),
    (Fault::ClockGoesBack, Law::Clock),
    (Fault::OneKeyForTwo, Law::Keys),
    (Fault::KeysOfHiddenCards, Law::Keys),
    (Fault::PlayoutTooLong, Law::Playout),
    (Fault::StagesNobody, Law::Staged),
    (Fault::RegionForgotten, Law::Placed),
    (Fault::OpensOtherwise, Law::Replayed),
    (Fault::SeedOfItsOwn, Law::SameSeed),
    (Fault::PositionForgets, Law::Scenario),
    (Fault::IdleCard, Law::CardsAct),
    (Fault::CardsNeverAsk, Law::Met),
    (Fault::Panic, Law::NoPanic),
    (Fault::ListedAnswerRefused, Law::Accepted),
    (Fault::AnswerBehindTheListTaken, Law::Accepted),
    (Fault::ChangedWhileRefusing, Law::Accepted),
];

/// What the fault that is a panic says.
const PLANTED: &str = "the planted panic";

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fault {
    None,
    BagInTheView,
    OptionsShownToOthers,
    HiddenCardsCount,
    LogNamesAHiddenCard,
    IdBetraysAKind,
    SkippedForcedQuestion,
    ListOnlyTheHostFinds,
    LostInAnotherWorld,
    CardWithAMemory,
    QueryNotRecorded,
    RememberedTooLong,
    PromptFromMemory,
    DeadEnd,
    NoEnd,
    RepeatedState,
    LostCube,
    CardsFeedInSecret,
    CardsFeedUnnoted,
    RoundsUnnoted,
    EatsFromNothing,
    NotesNobodyReads,
    NotesForListeners,
    UnsortedList,
    TwoOfOneText,
    RefusedWithoutReason,
    PicksHaveAnOrder,
    InForceNotUpdated,
    LoadsOtherwise,
    SampledOtherwise,
    ClockGoesBack,
    OneKeyForTwo,
    KeysOfHiddenCards,
    PlayoutTooLong,
    StagesNobody,
    RegionForgotten,
    OpensOtherwise,
    SeedOfItsOwn,
    PositionForgets,
    IdleCard,
    CardsNeverAsk,
    Panic,
    ListedAnswerRefused,
    AnswerBehindTheListTaken,
    ChangedWhileRefusing,
}

/// The rules of Pond, opened with a fault.
struct FaultyRules {
    rules: CardRules<Pond>,
    fault: Fault,
    number: u64,
    openings: AtomicU64,
}

impl Ruleset for FaultyRules {
    fn hash(&self) -> u64 {
        self.rules.hash()
    }

    fn texts(&self, language: &str) -> String {
        self.rules.texts(language)
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        let (pond, opening) = (self.rules.open_game(tools)?, self.openings.fetch_add(1, Ordering::Relaxed));
        let game = Faulty { pond, fault: self.fault, forgetful: tools.forgetful, opening, ruleset: self.number, calls: Cell::new(0) };
        Ok(Box::new(lax::Lax { face: Box::new(Hosted::new(game, tools)), fault: self.fault }))
    }
}

/// The laws that a fault breaks, in a game of three.
fn broken_by(fault: Fault) -> Vec<(Law, String)> {
    let made = AtomicU64::new(0);
    let ruleset = |setup: &Setup| -> Result<Arc<dyn Ruleset>, SetupError> {
        let rules = CardRules::load(setup, &clade_pond::MODULE.with_shipped(setup, &[])?, clade_pond::TEXTS)?;
        let number = made.fetch_add(1, Ordering::Relaxed);
        Ok(Arc::new(FaultyRules { rules, fault, number, openings: AtomicU64::new(0) }))
    };
    let watch = Watch::new();
    let setups = vec![Setup { seats: 3, options: Default::default() }];
    // Whoever looks ahead, or loads what others could believe in, meets faults before their own law does.
    let played_on = u64::from(fault == Fault::LostInAnotherWorld);
    let hidden = u64::from(fault != Fault::LoadsOtherwise);
    let position = u64::from(fault == Fault::PositionForgets);
    let playouts = u64::from(fault == Fault::PlayoutTooLong);
    let rates = Rates { fresh: 0, hidden, hints: 0, played_on, playouts, position, ..Rates::EACH };
    let plan = Plan { setups, games: 8, seed: 5, jobs: 1, rates, longest: 3000, mods: Vec::new(), enough: true, watch: &watch };
    run(&plan, &ruleset).broken.into_iter().map(|broken| (broken.law, broken.detail)).collect()
}

/// Other tests run at the same time, and their panics are to be heard.
fn silence_the_planted_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str() != Some(PLANTED) {
            hook(panic);
        }
    }));
}

#[test]
fn every_fault_is_named_by_its_law() {
    silence_the_planted_panic();
    let found: Vec<_> = FAULTS.iter().map(|&(fault, law)| (fault, law, broken_by(fault))).collect();
    let wrong: Vec<_> = found.iter().filter(|(_, law, broken)| broken.first().is_none_or(|(first, _)| first != law)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whoever looks for a leak begins with the question at which it shows.
#[test]
fn a_leak_is_told_with_its_question() {
    let (law, detail) = broken_by(Fault::OptionsShownToOthers).remove(0);
    let told = "Seat(Seat(1)) was told the same in another world, and could tell by what it sees; the question: \
                pond-asked(pond-side(1),card-pond-beg-says-give,card-pond-beg); cards that acted before it: beg";
    assert_eq!((law, detail.as_str()), (Law::NoLeak, told));
}

#[test]
fn every_law_has_a_fault() {
    let without: Vec<_> = Law::ALL.iter().filter(|(law, ..)| FAULTS.iter().all(|(_, named)| named != law)).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(broken_by(Fault::None), []);
}
