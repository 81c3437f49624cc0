//! Who lives, and where: set up + born = died + left + alive, for each side.

use super::sorted::Sorted;
use super::{Difference, Fault};
use clade_engine::Side;
use clade_engine::ecology::Being;
use serde::{Deserialize, Serialize};

/// Comings and goings of one side, in heads.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lives {
    /// Who was born, in whatever way.
    pub born: u64,
    /// Who died.
    pub died: u64,
    /// Who went out of play alive.
    pub left: u64,
    /// Who lives.
    pub alive: u64,
}

impl Lives {
    /// Whether born = died + left + alive.
    pub fn closes(&self) -> bool {
        self.born == self.died + self.left + self.alive
    }
}

/// Everybody who lives, by identity where there is one, and by side and patch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Register {
    beings: Sorted<Being, u8>,
    heads: Sorted<(Side, u8), u32>,
    lives: Sorted<Side, Lives>,
}

impl Register {
    pub(super) fn clear(&mut self) {
        self.beings.clear();
        self.heads.clear();
        self.lives.clear();
    }

    pub(super) fn lives(&self) -> impl Iterator<Item = (Side, Lives)> {
        self.lives.iter().copied()
    }

    pub(super) fn heads(&self, side: Side, at: u8) -> u32 {
        self.heads.get((side, at)).copied().unwrap_or(0)
    }

    pub(super) fn patch_of(&self, who: Being) -> Option<u8> {
        self.beings.get(who).copied()
    }

    /// Whether this one lives, or anybody of its side where they are alike.
    pub(super) fn lives_at_all(&self, who: Being) -> bool {
        match who.slot {
            Being::ALIKE => self.lives.get(who.side).is_some_and(|lives| lives.alive > 0),
            _ => self.beings.get(who).is_some(),
        }
    }

    pub(super) fn born(&mut self, who: Being, at: u8, n: u16) -> Result<(), Fault> {
        is_some(who, n)?;
        if let Some(at) = self.patch_of(who) {
            return Err(Fault::Alive { at });
        }
        self.put(who, at, n);
        let lives = self.lives.at(who.side);
        lives.born += u64::from(n);
        lives.alive += u64::from(n);
        Ok(())
    }

    pub(super) fn died(&mut self, who: Being, at: u8, n: u16) -> Result<(), Fault> {
        let lives = self.gone(who, at, n)?;
        lives.died += u64::from(n);
        Ok(())
    }

    pub(super) fn left(&mut self, who: Being, at: u8, n: u16) -> Result<(), Fault> {
        let lives = self.gone(who, at, n)?;
        lives.left += u64::from(n);
        Ok(())
    }

    pub(super) fn moved(&mut self, who: Being, from: u8, to: u8, n: u16) -> Result<(), Fault> {
        if from == to {
            return Err(Fault::Nothing);
        }
        self.take(who, from, n)?;
        self.put(who, to, n);
        Ok(())
    }

    fn gone(&mut self, who: Being, at: u8, n: u16) -> Result<&mut Lives, Fault> {
        self.take(who, at, n)?;
        let lives = self.lives.at(who.side);
        lives.alive -= u64::from(n);
        Ok(lives)
    }

    fn put(&mut self, who: Being, at: u8, n: u16) {
        if who.slot != Being::ALIKE {
            *self.beings.at(who) = at;
        }
        *self.heads.at((who.side, at)) += u32::from(n);
    }

    fn take(&mut self, who: Being, at: u8, n: u16) -> Result<(), Fault> {
        is_some(who, n)?;
        if who.slot != Being::ALIKE {
            match self.patch_of(who) {
                None => return Err(Fault::NotAlive),
                Some(here) if here != at => return Err(Fault::Elsewhere { at: here }),
                Some(_) => self.beings.remove(who),
            };
        }
        let heads = self.heads.at((who.side, at));
        *heads = heads.checked_sub(u32::from(n)).ok_or(Fault::Fewer { had: *heads })?;
        Ok(())
    }

    pub(super) fn differs_from(&self, found: &Self) -> Option<Difference> {
        if let Some(((side, at), noted, found)) = self.heads.first_unlike(&found.heads, |heads| *heads) {
            return Some(Difference::Heads { side, at, noted, found });
        }
        let (who, noted, found) = self.beings.first_unlike(&found.beings, |at| Some(*at))?;
        Some(Difference::Being { who, noted, found })
    }
}

/// Somebody, and one where there is an identity.
fn is_some(who: Being, n: u16) -> Result<(), Fault> {
    match (who.slot, n) {
        (_, 0) => Err(Fault::Nothing),
        (Being::ALIKE, _) | (_, 1) => Ok(()),
        _ => Err(Fault::Several),
    }
}
