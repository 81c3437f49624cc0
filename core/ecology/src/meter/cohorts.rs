//! Heads by age of those who are alike, in one patch: those who leave are taken in proportion, and, as bounds, the oldest first and the
//! youngest first.

use crate::row::TOP;

/// From which ages those who are alike are taken.
#[derive(Copy, Clone, Debug)]
enum Policy {
    Mixed,
    Oldest,
    Youngest,
}

const POLICIES: [Policy; 3] = [Policy::Mixed, Policy::Oldest, Policy::Youngest];

/// Heads by age, once for each policy.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cohorts {
    by_policy: [[f64; TOP]; 3],
    /// No head is this many windows old, or older.
    below: usize,
}

impl Cohorts {
    pub(super) const NOBODY: Self = Self { by_policy: [[0.0; TOP]; 3], below: 0 };

    pub(super) fn is_empty(&self) -> bool {
        self.below == 0
    }

    /// Heads that have faced no window.
    pub(super) fn born(&mut self, heads: f64) {
        self.by_policy.iter_mut().for_each(|cohort| cohort[0] += heads);
        self.below = self.below.max(1);
    }

    pub(super) fn join(&mut self, others: &Self) {
        self.below = self.below.max(others.below);
        for (cohort, more) in self.by_policy.iter_mut().zip(&others.by_policy) {
            cohort.iter_mut().zip(&more[..others.below]).for_each(|(there, more)| *there += more);
        }
    }

    /// One more window for each; the oldest stay in the last level.
    pub(super) fn grow_older(&mut self) {
        let below = (self.below + 1).min(TOP);
        for cohort in &mut self.by_policy {
            let last = cohort[TOP - 1];
            cohort[..below].rotate_right(1);
            if below == TOP {
                cohort[TOP - 1] += last;
            }
            cohort[0] = 0.0;
        }
        self.below = below;
    }

    /// Takes this many heads.
    pub(super) fn take(&mut self, heads: f64) -> Self {
        let all: f64 = self.by_policy[0][..self.below].iter().sum();
        if all <= heads + 1e-9 {
            return std::mem::replace(self, Self::NOBODY); // all of them: nothing is assumed, and nothing is kept
        }
        let mut gone = Self { below: self.below, ..Self::NOBODY };
        for ((cohort, gone), policy) in self.by_policy.iter_mut().zip(&mut gone.by_policy).zip(POLICIES) {
            take_by(policy, &mut cohort[..self.below], gone, heads);
        }
        gone
    }

    /// The heads of each age, once for each policy.
    pub(super) fn by_policy(&self) -> [&[f64]; 3] {
        self.by_policy.each_ref().map(|cohort| &cohort[..self.below])
    }
}

fn take_by(policy: Policy, cohort: &mut [f64], gone: &mut [f64], heads: f64) {
    let all: f64 = cohort.iter().sum();
    let share = if all > heads { heads / all } else { 1.0 };
    let mut left = heads;
    let mut one = |(there, gone): (&mut f64, &mut f64)| {
        let taken = match policy {
            Policy::Mixed => *there * share,
            Policy::Oldest | Policy::Youngest => there.min(left),
        };
        left -= taken;
        *there -= taken;
        *gone = taken;
    };
    let levels = cohort.iter_mut().zip(gone);
    match policy {
        Policy::Oldest => levels.rev().for_each(&mut one),
        Policy::Mixed | Policy::Youngest => levels.for_each(&mut one),
    }
}
