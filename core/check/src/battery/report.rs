//! What a check found, and how the findings of its parts are merged: in any order with the same result.

use super::law::Law;
use super::place::Place;
use super::tally::{Failure, Tally};
use serde::{Deserialize, Serialize};

/// A broken law: what was seen, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
    /// Where it was seen; nowhere, if it is about all games together.
    pub at: Option<Place>,
    /// The card that failed, if it is about one.
    pub failure: Option<Failure>,
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// What was met.
    pub tally: Tally,
    /// Broken laws, in the order of set-ups and games: the first of each law in each set-up.
    pub broken: Vec<Broken>,
    /// Whether it was stopped before its end.
    #[serde(skip)]
    pub cut_short: bool,
}

impl Report {
    /// Whether no law was broken.
    pub fn is_lawful(&self) -> bool {
        self.broken.is_empty() && self.tally.failures.is_empty()
    }

    /// Adds what another part found.
    pub fn add(&mut self, part: Self) {
        self.tally.add(part.tally);
        self.cut_short |= part.cut_short;
        self.broken.extend(part.broken);
        // Of all together last, as its words are: in one order, whoever came first.
        let number = |broken: &Broken| broken.at.as_ref().map_or((usize::MAX, 0), |at| at.number);
        self.broken.sort_by_cached_key(|broken| (number(broken), broken.law, broken.detail.clone()));
        let mut seen = std::collections::BTreeSet::new();
        self.broken.retain(|broken| seen.insert((broken.law, number(broken).0)));
    }

    /// The report of the whole: cards that fail break laws, and so does what was never met, if so many games can tell (`enough`).
    #[must_use]
    pub fn finished(mut self, enough: bool) -> Self {
        // What a card that fails leaves behind can break other laws, too: it is named first.
        self.broken.retain(|broken| broken.failure.is_none()); // those of a report that was finished before
        let failed: Vec<Broken> = self.tally.failures.iter().cloned().map(Broken::by).collect();
        self.broken.splice(..0, failed);
        if enough && !self.cut_short && self.is_lawful() {
            self.of_the_whole();
        }
        self
    }

    /// What only the whole check can tell: every card acts, and the laws met what they are about.
    fn of_the_whole(&mut self) {
        let idle = self.tally.idle().join(", ");
        let found = [
            (Law::CardsAct, (!idle.is_empty()).then(|| format!("never acted: {idle}"))),
            (Law::Met, self.tally.not_met().map(str::to_owned)),
        ];
        for (law, detail) in found {
            self.tally.checked(law);
            self.broken.extend(detail.map(|detail| Broken { law, detail, at: None, failure: None }));
        }
    }
}

impl Broken {
    /// A card failed.
    fn by(failure: Failure) -> Self {
        let Failure { fault, times, .. } = &failure;
        let often = if *times == 1 { "once".to_owned() } else { format!("{times} times") };
        let (law, played_on) = if failure.only_believed { (Law::Believable, "played on, ") } else { (Law::NoFailure, "") };
        let detail = format!("{played_on}the card '{}' failed {often}: {fault}", fault.card);
        Self { law, detail, at: Some(failure.at.clone()), failure: Some(failure) }
    }
}
