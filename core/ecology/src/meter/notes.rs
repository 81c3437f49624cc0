//! What each note adds.

use super::ages::Exit;
use super::feeding::Flow;
use super::game::{Meter, MeterError};
use crate::reading::{Hand, Levels};
use clade_engine::Side;
use clade_engine::ecology::{Ecological, Origin, Pool, Via};

impl Meter {
    /// Counts one note.
    ///
    /// # Errors
    /// [`MeterError::Stranger`]; nothing of the note is counted.
    pub fn note(&mut self, note: &Ecological) -> Result<(), MeterError> {
        self.enter(note)
    }

    /// Counts several, in their order: in one call they take less time.
    ///
    /// # Errors
    /// The first [`MeterError::Stranger`]; nothing of that note and of those after it is counted.
    pub fn notes(&mut self, notes: &[Ecological]) -> Result<(), MeterError> {
        notes.iter().try_for_each(|note| self.enter(note))
    }

    #[inline(always)]
    fn enter(&mut self, note: &Ecological) -> Result<(), MeterError> {
        match *note {
            Ecological::Round(n) => self.begin(n),
            Ecological::Need { side, heads, need, .. } => self.need(self.place(side)?, heads, need),
            Ecological::Supply { patch, n } => self.supply(patch, n),
            // The two most usual flows by themselves: much of what depends on their ends is settled when this is compiled.
            Ecological::Flow {
                from: from @ Pool::Patch(_),
                to: to @ Pool::Outside,
                n,
                kind,
                who: Some(who),
                via: via @ Via::Meal(Origin::Environment),
            } => {
                let eater = self.place(who.side)?;
                self.stream(from, to, n, via);
                self.flow(&Flow { from, to, n, kind, who: Some(who), via }, Some(eater));
            }
            Ecological::Flow { from: Pool::Outside, to: to @ Pool::Patch(patch), n, kind, who, via } if via != Via::WithDeath => {
                who.map(|who| self.place(who.side)).transpose()?;
                self.streams.add(Pool::Outside, to, n, via);
                self.mixing.put(patch, kind, n, via);
            }
            Ecological::Flow { from, to, n, kind, who, via } => {
                let place = |side: Option<Side>| side.map(|side| self.place(side)).transpose();
                let [_, of_pool, of_eater] = [place(owner(from))?, place(owner(to))?, place(who.map(|who| who.side))?];
                self.stream(from, to, n, via);
                let mouth = if to == Pool::Outside && matches!(via, Via::Meal(_)) { of_eater } else { None };
                self.flow(&Flow { from, to, n, kind, who, via }, of_pool.or(mouth));
            }
            Ecological::Serves { side, n, patches, kinds } => self.serves(self.place(side)?, side, n, &patches, kinds),
            Ecological::Judged { who, .. } => self.judged(self.place(who.side)?, note),
            Ecological::Born { who, at, n, by } => self.born(self.place(who.side)?, who, at, n, by),
            Ecological::Died { who, at, n, by, killer } => {
                let place = self.place(who.side)?;
                let killer = killer.map(|killer| self.place(killer)).transpose()?;
                self.died(place, who, at, n, by, killer);
            }
            Ecological::Moved { who, from, to, n, by } => self.moved(self.place(who.side)?, who, (from, to), n, by),
            Ecological::Left { who, at, n, .. } => {
                let place = self.place(who.side)?;
                self.round.sides[place].left += u32::from(n);
                self.gone(place, who, at, n, Exit::Censored);
            }
            Ecological::CutShort => self.cut_short = true,
        }
        Ok(())
    }

    fn begin(&mut self, n: u16) {
        if n <= self.round.number {
            return;
        }
        self.close_round(Self::empty_round(n, self.row.reading));
        self.row.played += 1;
        (self.counted, self.needs_told) = (false, 0);
        if self.row.reading.levels == Levels::Round {
            self.count_heads();
        }
    }

    /// The first need of a side opens a window, and so does the next one of the same side.
    fn need(&mut self, place: usize, heads: u16, need: u16) {
        self.count_heads();
        let bit = 1 << place;
        if self.needs_told & bit != 0 {
            self.needs_told = 0;
        }
        if self.needs_told == 0 {
            self.round.windows += 1;
            self.standing.survey(&mut self.row.ground, self.row.reading.sides.count());
        }
        self.needs_told |= bit;
        self.clock.opens(place);
        self.round.sides[place].faced += u32::from(heads);
        if !self.is_habitat() {
            self.round.sides[place].need += u32::from(need);
        }
    }

    fn supply(&mut self, patch: u8, n: u16) {
        self.count_heads();
        if self.row.reading.hand == Hand::Window {
            let heads = self.standing.crowd(patch).max(1);
            *self.shares.at(patch.into()) = u32::from(n) / heads;
        }
        if !self.is_habitat() {
            self.round.supply += u32::from(n);
        }
    }

    #[inline(always)]
    fn stream(&mut self, from: Pool, to: Pool, n: u16, via: Via) {
        self.streams.add(from, to, n, via);
        if matches!(to, Pool::Store(_)) {
            self.stored += u64::from(n);
        }
        if matches!(from, Pool::Store(_)) {
            self.stored = self.stored.saturating_sub(n.into());
        }
    }
}

/// Whose a pool is, if it is somebody's.
fn owner(pool: Pool) -> Option<Side> {
    match pool {
        Pool::Plate(side) | Pool::Store(side) | Pool::Body(side) => Some(side),
        Pool::Outside | Pool::Patch(_) => None,
    }
}
