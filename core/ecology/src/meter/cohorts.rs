//! Heads of those who are alike, in one patch, by the window after which they were born: those who leave are taken in proportion, and, as
//! bounds, the oldest first and the youngest first.

/// From which ages those who are alike are taken.
#[derive(Copy, Clone, Debug)]
enum Policy {
    Mixed,
    Oldest,
    Youngest,
}

const POLICIES: [Policy; 3] = [Policy::Mixed, Policy::Oldest, Policy::Youngest];

/// Heads that were born in the same window, once for each policy.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Cohort {
    /// How many windows had opened by then.
    pub(super) since: u32,
    pub(super) heads: [f64; POLICIES.len()],
}

/// All of them, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Cohorts(Vec<Cohort>);

impl Cohorts {
    pub(super) const NOBODY: Self = Self(Vec::new());

    /// Heads are born after this many windows.
    pub(super) fn born(&mut self, since: u32, heads: f64) {
        self.join(Cohort { since, heads: [heads; POLICIES.len()] });
    }

    /// Heads come from elsewhere.
    pub(super) fn join(&mut self, more: Cohort) {
        let at = self.0.partition_point(|cohort| cohort.since < more.since);
        match self.0.get_mut(at).filter(|cohort| cohort.since == more.since) {
            Some(cohort) => cohort.heads.iter_mut().zip(more.heads).for_each(|(there, more)| *there += more),
            None => self.0.insert(at, more),
        }
    }

    /// Takes this many heads.
    pub(super) fn take(&mut self, heads: f64) -> Self {
        let all: f64 = self.0.iter().map(|cohort| cohort.heads[0]).sum();
        if all <= heads + 1e-9 {
            return std::mem::take(self); // all of them: nothing is assumed, and nothing is kept
        }
        let mut gone = self.clone();
        for (which, policy) in POLICIES.into_iter().enumerate() {
            let cohorts = self.0.iter_mut().zip(&mut gone.0).map(|(there, gone)| (&mut there.heads[which], &mut gone.heads[which]));
            take_by(policy, cohorts, heads, all);
        }
        gone
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Cohort> {
        self.0.iter()
    }
}

/// Takes heads from cohorts, the oldest first; each with what is gone of it.
fn take_by<'a>(policy: Policy, cohorts: impl DoubleEndedIterator<Item = (&'a mut f64, &'a mut f64)>, heads: f64, all: f64) {
    let mut left = heads;
    let mut one = |(there, gone): (&mut f64, &mut f64)| {
        let taken = match policy {
            Policy::Mixed => *there * (heads / all),
            Policy::Oldest | Policy::Youngest => there.min(left),
        };
        left -= taken;
        *there -= taken;
        *gone = taken;
    };
    match policy {
        Policy::Mixed | Policy::Oldest => cohorts.for_each(&mut one),
        Policy::Youngest => cohorts.rev().for_each(&mut one),
    }
}
