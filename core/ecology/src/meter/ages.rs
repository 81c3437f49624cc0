//! How old beings are, in feeding windows faced, and at which age they die or are lost sight of.
//!
//! All of a side grow older when a window opens for it, that is when its need is told. Whoever goes and cannot be told apart is taken
//! from the cohorts of its side and patch: in proportion, and, as bounds, the oldest first and the youngest first.
//!
//! A game may tell window and judgements after the deaths that follow from them. One that starved before has faced that window all the
//! same: its age is one more.

use crate::row::{AgeSums, Ages, DEATHS, TOP};
use clade_engine::Side;
use clade_engine::ecology::{Being, Death};
use std::collections::BTreeMap;

/// How somebody goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    Died(Death),
    Censored,
}

/// From which ages those who are alike are taken.
#[derive(Copy, Clone, Debug)]
enum Policy {
    Mixed,
    Oldest,
    Youngest,
}

/// Heads by age in one patch, once for each policy.
type Cohorts = [[f64; TOP]; 3];

const POLICIES: [Policy; 3] = [Policy::Mixed, Policy::Oldest, Policy::Youngest];

/// Of one side whose beings are alike.
#[derive(Copy, Clone, Debug, Default)]
struct Window {
    /// A window is open in which nobody of it was judged yet.
    open: bool,
    /// Heads judged hungry that have not died since.
    hungry: u32,
    /// Heads that starved before their judgement was told.
    unjudged: u32,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    ages: BTreeMap<Being, usize>,
    cohorts: BTreeMap<(Side, u8), Cohorts>,
    windows: BTreeMap<Side, Window>,
    sums: Ages,
}

impl Clock {
    pub(super) fn born(&mut self, who: Being, at: u8, n: u16) {
        if who.slot != Being::ALIKE {
            self.ages.insert(who, 0);
            return;
        }
        self.sums.assumed = true;
        let cohorts = self.cohorts.entry((who.side, at)).or_insert([[0.0; TOP]; 3]);
        cohorts.iter_mut().for_each(|cohort| cohort[0] += f64::from(n));
    }

    pub(super) fn moved(&mut self, who: Being, from: u8, to: u8, n: u16) {
        if who.slot == Being::ALIKE {
            let gone = self.take(who.side, from, n);
            let cohorts = self.cohorts.entry((who.side, to)).or_insert([[0.0; TOP]; 3]);
            cohorts.iter_mut().flatten().zip(gone.iter().flatten()).for_each(|(there, more)| *there += more);
        }
    }

    /// A feeding window opens for a side.
    pub(super) fn opens(&mut self, side: Side) {
        let window = self.windows.entry(side).or_default();
        (window.open, window.hungry) = (true, 0);
        self.ages.iter_mut().filter(|(who, _)| who.side == side).for_each(|(_, age)| *age = (*age + 1).min(TOP - 1));
        self.cohorts.iter_mut().filter(|((of, _), _)| *of == side).flat_map(|(_, cohorts)| cohorts).for_each(older);
    }

    /// Only those who are alike need it: who of them has starved before, and who may starve.
    pub(super) fn judged(&mut self, who: Being, n: u16, fed: bool) {
        let window = self.windows.entry(who.side).or_default();
        window.open = false;
        if !fed {
            let dead = window.unjudged.min(u32::from(n));
            window.unjudged -= dead;
            window.hungry += u32::from(n) - dead;
        }
    }

    pub(super) fn gone(&mut self, who: Being, at: u8, n: u16, exit: Exit) {
        if who.slot != Being::ALIKE {
            let age = self.ages.remove(&who).unwrap_or(0);
            self.sums().into_iter().for_each(|sums| enter(sums, age, 1.0, exit));
            return;
        }
        let aged = match exit {
            Exit::Died(Death::Hunger) => self.starved(who.side, n),
            _ => n,
        };
        self.leave(who.side, at, aged, 0, exit);
        self.leave(who.side, at, n - aged, 1, exit);
    }

    /// All who live are lost sight of: the game is over.
    pub(super) fn end(mut self) -> Ages {
        for age in std::mem::take(&mut self.ages).into_values() {
            self.sums().into_iter().for_each(|sums| enter(sums, age, 1.0, Exit::Censored));
        }
        for cohorts in std::mem::take(&mut self.cohorts).into_values() {
            self.enter_all(&cohorts, 0, Exit::Censored);
        }
        self.sums
    }

    /// Of so many that starved, how many have grown older in the window in which they did.
    fn starved(&mut self, side: Side, n: u16) -> u16 {
        let window = self.windows.entry(side).or_default();
        if window.open {
            return n;
        }
        let judged = window.hungry.min(u32::from(n));
        window.hungry -= judged;
        window.unjudged += u32::from(n) - judged;
        judged as u16
    }

    fn leave(&mut self, side: Side, at: u8, n: u16, older: usize, exit: Exit) {
        if n > 0 {
            let gone = self.take(side, at, n);
            self.enter_all(&gone, older, exit);
        }
    }

    fn take(&mut self, side: Side, at: u8, n: u16) -> Cohorts {
        let mut gone = [[0.0; TOP]; 3];
        if let Some(cohorts) = self.cohorts.get_mut(&(side, at)) {
            let heads: f64 = cohorts[0].iter().sum();
            if heads <= f64::from(n) + 1e-9 {
                return self.cohorts.remove(&(side, at)).unwrap_or(gone); // all of them: nothing is assumed, and nothing is kept
            }
            for ((cohort, gone), policy) in cohorts.iter_mut().zip(&mut gone).zip(POLICIES) {
                *gone = take_by(policy, cohort, f64::from(n));
            }
        }
        gone
    }

    fn enter_all(&mut self, gone: &Cohorts, older: usize, exit: Exit) {
        for (sums, cohort) in self.sums().into_iter().zip(gone) {
            for (age, &n) in cohort.iter().enumerate().filter(|(_, n)| **n > 0.0) {
                enter(sums, age + older, n, exit);
            }
        }
    }

    fn sums(&mut self) -> [&mut AgeSums; 3] {
        [&mut self.sums.mixed, &mut self.sums.oldest, &mut self.sums.youngest]
    }
}

fn enter(sums: &mut AgeSums, age: usize, n: f64, exit: Exit) {
    let age = age.min(TOP - 1);
    match exit {
        Exit::Censored => sums.censored[age] += n,
        Exit::Died(by) => sums.died[age][DEATHS.iter().position(|cause| *cause == by).unwrap_or(DEATHS.len() - 1)] += n,
    }
}

/// One window more for each; the oldest stay in the last level.
fn older(cohort: &mut [f64; TOP]) {
    let last = cohort[TOP - 1];
    cohort.rotate_right(1);
    cohort[TOP - 1] += last;
    cohort[0] = 0.0;
}

fn take_by(policy: Policy, cohort: &mut [f64; TOP], n: f64) -> [f64; TOP] {
    let mut gone = [0.0; TOP];
    let all: f64 = cohort.iter().sum();
    let share = if all > n { n / all } else { 1.0 };
    let mut left = n;
    let mut one = |age: usize| {
        let taken = match policy {
            Policy::Mixed => cohort[age] * share,
            Policy::Oldest | Policy::Youngest => cohort[age].min(left),
        };
        left -= taken;
        cohort[age] -= taken;
        gone[age] = taken;
    };
    match policy {
        Policy::Oldest => (0..TOP).rev().for_each(&mut one),
        Policy::Mixed | Policy::Youngest => (0..TOP).for_each(&mut one),
    }
    gone
}
