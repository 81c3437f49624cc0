//! Births, deaths and moves.

use super::ages::{Exit, cause};
use super::game::Meter;
use super::living::Life;
use crate::row::BIRTHS;
use clade_engine::ecology::{Being, Birth, Death, Move};

impl Meter {
    pub(super) fn born(&mut self, place: usize, who: Being, at: u8, n: u16, by: Birth) {
        let heads = u32::from(n);
        self.row.births[BIRTHS.iter().position(|way| *way == by).unwrap_or(0)] += heads;
        self.round.sides[place].births += heads;
        self.heads[place] += heads;
        if by == Birth::Revived {
            self.lost[place] = self.lost[place].saturating_sub(heads);
        }
        self.standing.enter(place, at, n);
        if who.slot == Being::ALIKE {
            self.clock.born(place, at, n);
        } else {
            *self.living.at(place, who) = Life { home: Some(at), since: Some(self.clock.opened(place)), died_of: None };
        }
    }

    pub(super) fn died(&mut self, place: usize, who: Being, at: u8, n: u16, by: Death, killer: Option<usize>) {
        self.round.sides[place].deaths[cause(by)] += u32::from(n);
        self.lost[place] += u32::from(n);
        if let Some(killer) = killer.filter(|killer| *killer != place) {
            self.row.sides[killer].kills += u32::from(n);
        }
        if who.slot != Being::ALIKE {
            self.living.at(place, who).died_of = Some(by);
        }
        self.gone(place, who, at, n, Exit::Died(by));
    }

    #[inline]
    pub(super) fn moved(&mut self, place: usize, who: Being, (from, to): (u8, u8), n: u16, by: Move) {
        let heads = u32::from(n);
        match by {
            Move::Drift => self.round.sides[place].drifted += heads,
            Move::Forced(by) if by != Some(who.side) => self.round.sides[place].forced += heads,
            Move::Chosen | Move::Forced(_) => {}
        }
        self.standing.leave(place, from, n);
        self.standing.enter(place, to, n);
        if who.slot == Being::ALIKE {
            self.clock.moved(place, from, to, n);
        } else {
            self.living.at(place, who).home = Some(to);
        }
    }

    pub(super) fn gone(&mut self, place: usize, who: Being, at: u8, n: u16, exit: Exit) {
        self.heads[place] = self.heads[place].saturating_sub(u32::from(n));
        self.standing.leave(place, at, n);
        if who.slot == Being::ALIKE {
            self.clock.gone(place, at, n, exit);
        } else {
            let life = self.living.at(place, who);
            life.home = None;
            self.clock.one_gone(place, life.since.take(), exit);
        }
    }
}
