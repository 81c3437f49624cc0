//! How old beings are, in feeding windows faced, and at which age they die or are lost to observation.
//!
//! All of a side grow older when a window opens for it, that is, when its need is noted. Those who leave and cannot be told apart are
//! taken from the [`Cohorts`] of their side and patch.
//!
//! A game may note window and judgements after the deaths that follow from them. A being noted as starved earlier has faced that
//! window all the same: its age is one more.

use super::cohorts::Cohorts;
use super::living::Living;
use crate::reading::SIDES;
use crate::row::{AgeSums, Ages, DEATHS, TOP};
use clade_engine::ecology::Death;

/// How somebody leaves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    Died(Death),
    Censored,
}

/// The windows of one side.
#[derive(Copy, Clone, Debug, Default)]
struct Window {
    /// How many have opened.
    opened: u32,
    /// A window is open in which nobody of it was judged yet.
    open: bool,
    /// Heads judged hungry that have not died since. Only needed for those who are alike, as is the next one.
    hungry: u32,
    /// Heads that starved before their judgement was told.
    unjudged: u32,
}

/// The ages of all, by the place of their side.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    /// Of those who are alike, by patch.
    cohorts: [Vec<Cohorts>; SIDES],
    windows: [Window; SIDES],
    sums: Ages,
}

impl Clock {
    /// Heads of those who are alike come to live.
    pub(super) fn born(&mut self, place: usize, at: u8, n: u16) {
        self.sums.assumed = true;
        let since = self.opened(place);
        self.cohorts(place, at).born(since, n.into());
    }

    /// Heads of those who are alike go to another patch.
    pub(super) fn moved(&mut self, place: usize, from: u8, to: u8, n: u16) {
        let gone = self.cohorts(place, from).take(n.into());
        let to = self.cohorts(place, to);
        gone.iter().for_each(|cohort| to.join(*cohort));
    }

    /// A feeding window opens for a side.
    pub(super) fn opens(&mut self, place: usize) {
        let window = &mut self.windows[place];
        *window = Window { opened: window.opened + 1, open: true, hungry: 0, ..*window };
    }

    /// How many windows have opened for a side.
    pub(super) fn opened(&self, place: usize) -> u32 {
        self.windows[place].opened
    }

    /// Only needed for those who are alike: who of them has starved before, and who may starve.
    pub(super) fn judged(&mut self, place: usize, n: u16, fed: bool) {
        let window = &mut self.windows[place];
        window.open = false;
        if !fed {
            let dead = window.unjudged.min(u32::from(n));
            window.unjudged -= dead;
            window.hungry += u32::from(n) - dead;
        }
    }

    /// One with an identity leaves, after this many windows, if that is known.
    pub(super) fn one_gone(&mut self, place: usize, since: Option<u32>, exit: Exit) {
        let age = since.map_or(0, |since| self.opened(place) - since) as usize;
        self.sums().into_iter().for_each(|sums| enter(sums, age, 1.0, exit));
    }

    /// Heads of those who are alike go.
    pub(super) fn gone(&mut self, place: usize, at: u8, n: u16, exit: Exit) {
        let aged = match exit {
            Exit::Died(Death::Hunger) => self.starved(place, n),
            _ => n,
        };
        self.leave(place, at, aged, 0, exit);
        self.leave(place, at, n - aged, 1, exit);
    }

    /// All who live are lost sight of: the game is over.
    pub(super) fn end(mut self, living: &Living) -> Ages {
        living.ages().for_each(|(place, since)| self.one_gone(place, Some(since), Exit::Censored));
        for (place, cohorts) in std::mem::take(&mut self.cohorts).iter().enumerate() {
            cohorts.iter().for_each(|cohorts| self.enter_all(place, cohorts, 0, Exit::Censored));
        }
        self.sums
    }

    /// Of this many that starved, how many had already aged in the window in which they did.
    fn starved(&mut self, place: usize, n: u16) -> u16 {
        let window = &mut self.windows[place];
        if window.open {
            return n;
        }
        let judged = window.hungry.min(u32::from(n));
        window.hungry -= judged;
        window.unjudged += u32::from(n) - judged;
        judged as u16
    }

    fn leave(&mut self, place: usize, at: u8, n: u16, older: u32, exit: Exit) {
        if n > 0 {
            let gone = self.cohorts(place, at).take(n.into());
            self.enter_all(place, &gone, older, exit);
        }
    }

    fn enter_all(&mut self, place: usize, gone: &Cohorts, older: u32, exit: Exit) {
        let opened = self.opened(place);
        for cohort in gone.iter() {
            let age = (opened - cohort.since + older) as usize;
            for (sums, n) in self.sums().into_iter().zip(cohort.heads).filter(|(_, n)| *n > 0.0) {
                enter(sums, age, n, exit);
            }
        }
    }

    fn cohorts(&mut self, place: usize, at: u8) -> &mut Cohorts {
        let (cohorts, at) = (&mut self.cohorts[place], usize::from(at));
        if at >= cohorts.len() {
            cohorts.resize(at + 1, Cohorts::NOBODY);
        }
        &mut cohorts[at]
    }

    fn sums(&mut self) -> [&mut AgeSums; 3] {
        [&mut self.sums.mixed, &mut self.sums.oldest, &mut self.sums.youngest]
    }
}

fn enter(sums: &mut AgeSums, age: usize, n: f64, exit: Exit) {
    let age = age.min(TOP - 1);
    match exit {
        Exit::Censored => sums.censored[age] += n,
        Exit::Died(by) => sums.died[age][cause(by)] += n,
    }
}

/// The place of a cause of death in [`DEATHS`].
pub(super) fn cause(by: Death) -> usize {
    DEATHS.iter().position(|cause| *cause == by).unwrap_or(DEATHS.len() - 1)
}
