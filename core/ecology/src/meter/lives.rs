//! Who comes to live, dies and moves; of those who have an identity, where they live and since when, and of what they died.

use super::Meter;
use super::ages::{Exit, cause};
use super::numbered::Numbered;
use crate::reading::SIDES;
use crate::row::BIRTHS;
use clade_engine::ecology::{Being, Birth, Death, Move};

/// What is remembered of one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Life {
    /// In which patch it lives, if it lives.
    pub(super) home: Option<u8>,
    /// How many windows of its side had opened when it came to live, if it lives.
    pub(super) since: Option<u32>,
    /// Of what the last one died that had its slot: what it held is told after it.
    pub(super) died_of: Option<Death>,
}

/// All of them, by the place of their side and by slot.
#[derive(Clone, Debug, Default)]
pub(super) struct Living([Numbered<Life>; SIDES]);

impl Living {
    pub(super) fn of(&self, place: usize, who: Being) -> Life {
        self.0[place].get(who.slot.into())
    }

    pub(super) fn at(&mut self, place: usize, who: Being) -> &mut Life {
        self.0[place].at(who.slot.into())
    }

    /// Since when those live who live, by the place of their side.
    pub(super) fn ages(&self) -> impl Iterator<Item = (usize, u32)> {
        self.0.iter().enumerate().flat_map(|(place, side)| side.iter().filter_map(move |life| Some((place, life.since?))))
    }
}

impl Meter {
    pub(super) fn born(&mut self, place: usize, who: Being, at: u8, n: u16, by: Birth) {
        let heads = u32::from(n);
        self.row.births[BIRTHS.iter().position(|way| *way == by).unwrap_or(0)] += heads;
        self.round.sides[place].births += heads;
        self.heads[place] += heads;
        self.enter_patch(place, at, n);
        if who.slot == Being::ALIKE {
            self.clock.born(place, at, n);
        } else {
            *self.living.at(place, who) = Life { home: Some(at), since: Some(self.clock.opened(place)), died_of: None };
        }
    }

    pub(super) fn died(&mut self, place: usize, who: Being, at: u8, n: u16, by: Death, killer: Option<usize>) {
        self.round.sides[place].deaths[cause(by)] += u32::from(n);
        if let Some(killer) = killer.filter(|killer| *killer != place) {
            self.row.sides[killer].kills += u32::from(n);
        }
        if who.slot != Being::ALIKE {
            self.living.at(place, who).died_of = Some(by);
        }
        self.gone(place, who, at, n, Exit::Died(by));
    }

    pub(super) fn moved(&mut self, place: usize, who: Being, (from, to): (u8, u8), n: u16, by: Move) {
        let heads = u32::from(n);
        match by {
            Move::Drift => self.round.sides[place].drifted += heads,
            Move::Forced(by) if by != Some(who.side) => self.round.sides[place].forced += heads,
            Move::Chosen | Move::Forced(_) => {}
        }
        self.leave_patch(place, from, n);
        self.enter_patch(place, to, n);
        if who.slot == Being::ALIKE {
            self.clock.moved(place, from, to, n);
        } else {
            self.living.at(place, who).home = Some(to);
        }
    }

    pub(super) fn gone(&mut self, place: usize, who: Being, at: u8, n: u16, exit: Exit) {
        self.heads[place] = self.heads[place].saturating_sub(u32::from(n));
        self.leave_patch(place, at, n);
        if who.slot == Being::ALIKE {
            self.clock.gone(place, at, n, exit);
        } else {
            let life = self.living.at(place, who);
            life.home = None;
            self.clock.one_gone(place, life.since.take(), exit);
        }
    }
}
