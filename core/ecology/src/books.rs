//! Double-entry books of food, and a register of who lives: what a game notes must add up.
//!
//! For each game, round, pool and kind **opening + in = out + closing**, in whole pieces; for each side **set up + born = died + left +
//! alive**. A note that takes what is not there, or names somebody who is not alive, is [`Unbalanced`]: it is named and not entered.
//!
//! To check a game: enter all its notes from the start of a table, and after any answer compare with books that hold only a fresh
//! opening of the same table ([`Books::differs_from`]). What a game forgets to note shows up there at the latest.
//!
//! **Decides:** what a note does to the books. **Does not decide:** what it means, or what is measured with it.

mod account;
mod difference;
mod fault;
mod lives;
mod sorted;

pub use account::Account;
pub use difference::Difference;
pub use fault::{Fault, Unbalanced};
pub use lives::Lives;

use clade_engine::Side;
use clade_engine::ecology::{Being, Ecological, Pool, Via};
use lives::Register;
use sorted::Sorted;

/// Everything noted about one table, added up.
///
/// ```
/// use clade_ecology::Books;
/// use clade_engine::ecology::{Ecological, Origin, Pool, Via};
/// use clade_engine::Side;
///
/// let flow = |from, to, n, via| Ecological::Flow { from, to, n, kind: 0, who: None, via };
/// let mut books = Books::default();
/// books.note(&flow(Pool::Outside, Pool::Patch(0), 3, Via::Weather)).unwrap();
/// books.note(&flow(Pool::Patch(0), Pool::Plate(Side(1)), 2, Via::Meal(Origin::Environment))).unwrap();
/// assert_eq!(books.stock(Pool::Patch(0), 0), 1);
///
/// let mut fresh = Books::default(); // what lies on the table now, as the game tells it
/// fresh.note(&flow(Pool::Outside, Pool::Patch(0), 1, Via::Opening)).unwrap();
/// let difference = books.differs_from(&fresh).unwrap();
/// assert_eq!(difference.to_string(), "Plate(Side(1)), kind 0: 2 by what was noted, 0 on the table");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Books {
    /// How many notes were entered.
    entered: u64,
    /// The round under way; 0 before the first.
    round: u16,
    food: Sorted<(Pool, u8), Entry>,
    register: Register,
}

/// The two accounts of one kind in one pool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Entry {
    game: Account,
    round: Account,
}

impl Books {
    /// Enters one note; notes come in the order in which they were made.
    ///
    /// # Errors
    /// [`Unbalanced`] with the note, its number and what is wrong; the books are as they were.
    pub fn note(&mut self, note: &Ecological) -> Result<(), Unbalanced> {
        let entered = match *note {
            Ecological::Round(n) => self.begin_round(n),
            Ecological::Flow { from, to, n, kind, who, via } => {
                flow_fault(from, to, n, via).map_or_else(|| self.flow(from, to, n, kind, who, via), Err)
            }
            Ecological::Born { who, at, n, .. } => self.register.born(who, at, n),
            Ecological::Died { who, at, n, .. } => self.register.died(who, at, n),
            Ecological::Left { who, at, n, .. } => self.register.left(who, at, n),
            Ecological::Moved { who, from, to, n, .. } => self.register.moved(who, from, to, n),
            Ecological::Judged { n: 0, .. } | Ecological::Serves { n: 0, .. } => Err(Fault::Nothing),
            Ecological::Judged { .. }
            | Ecological::Serves { .. }
            | Ecological::Need { .. }
            | Ecological::Supply { .. }
            | Ecological::CutShort => Ok(()),
        };
        entered.map_err(|fault| Unbalanced { note: *note, number: self.entered + 1, fault })?;
        self.entered += 1;
        Ok(())
    }

    /// Empties the books; their memory is used again.
    pub fn clear(&mut self) {
        (self.entered, self.round) = (0, 0);
        self.food.clear();
        self.register.clear();
    }

    /// How many notes were entered.
    pub fn entered(&self) -> u64 {
        self.entered
    }

    /// The round under way, counted from 1; 0 before the first.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// How many pieces of a kind lie in a pool now. [`Pool::Outside`] has no stock that anybody could count: 0.
    pub fn stock(&self, pool: Pool, kind: u8) -> u64 {
        self.food.get((pool, kind)).map_or(0, |entry| entry.game.closing)
    }

    /// The accounts of the game so far, by pool and kind, in pieces.
    pub fn of_game(&self) -> impl Iterator<Item = (Pool, u8, Account)> {
        self.food.iter().map(|&((pool, kind), ref entry)| (pool, kind, entry.game))
    }

    /// The accounts of the round under way, by pool and kind, in pieces: its opening is what lay there when it began.
    pub fn of_round(&self) -> impl Iterator<Item = (Pool, u8, Account)> {
        self.food.iter().map(|&((pool, kind), ref entry)| (pool, kind, entry.round))
    }

    /// Who was born, died, left and is alive, by side, in heads.
    pub fn lives(&self) -> impl Iterator<Item = (Side, Lives)> {
        self.register.lives()
    }

    /// How many of a side live in a patch now.
    pub fn heads(&self, side: Side, at: u8) -> u32 {
        self.register.heads(side, at)
    }

    /// In which patch a being with an identity lives.
    pub fn patch_of(&self, who: Being) -> Option<u8> {
        self.register.patch_of(who)
    }

    /// The first difference between what these books say is there and what the others say, if there is one: round, food by
    /// pool and kind, heads by side and patch, beings by identity. What happened before does not count, only what is there now.
    ///
    /// `found` are the books of a fresh opening of the same table.
    pub fn differs_from(&self, found: &Self) -> Option<Difference> {
        if self.round != found.round {
            return Some(Difference::Round { noted: self.round, found: found.round });
        }
        self.differs_in_food(found).or_else(|| self.register.differs_from(&found.register))
    }

    fn differs_in_food(&self, found: &Self) -> Option<Difference> {
        let ((pool, kind), noted, found) = self.food.first_unlike(&found.food, |entry| entry.game.closing)?;
        Some(Difference::Stock { pool, kind, noted, found })
    }

    /// A round that is noted again changes nothing; rounds never go back.
    fn begin_round(&mut self, n: u16) -> Result<(), Fault> {
        if n < self.round.max(1) {
            return Err(Fault::RoundBack { from: self.round });
        }
        if n == self.round {
            return Ok(());
        }
        self.round = n;
        self.food.values_mut().for_each(|entry| entry.round = Account::opened(entry.game.closing));
        Ok(())
    }

    fn flow(&mut self, from: Pool, to: Pool, n: u16, kind: u8, who: Option<Being>, via: Via) -> Result<(), Fault> {
        let n = u64::from(n);
        if from != Pool::Outside {
            let had = self.stock(from, kind);
            if had < n {
                return Err(Fault::Overdrawn { pool: from, had });
            }
        }
        // A prey's own food goes with it, so the dead may be named; a living one is asked for only where it gets something.
        if let (Some(who), Pool::Plate(_) | Pool::Store(_)) = (who, to)
            && !self.register.lives_at_all(who)
        {
            return Err(Fault::NotAlive);
        }
        if from != Pool::Outside {
            self.entry(from, kind).take(n);
        }
        if to != Pool::Outside {
            self.entry(to, kind).give(n, via == Via::Opening);
        }
        Ok(())
    }

    fn entry(&mut self, pool: Pool, kind: u8) -> &mut Entry {
        self.food.at((pool, kind))
    }
}

impl Entry {
    fn give(&mut self, n: u64, opening: bool) {
        self.game.give(n, opening);
        self.round.give(n, opening);
    }

    fn take(&mut self, n: u64) {
        self.game.take(n);
        self.round.take(n);
    }
}

/// What is wrong with a flow whatever lies on the table: that nothing moves, or that its reason does not fit its ends.
fn flow_fault(from: Pool, to: Pool, n: u16, via: Via) -> Option<Fault> {
    let owner = |pool| match pool {
        Pool::Plate(side) | Pool::Store(side) | Pool::Body(side) => Some(side),
        Pool::Outside | Pool::Patch(_) => None,
    };
    let fits = match via {
        Via::Opening => from == Pool::Outside,
        Via::Meal(_) => !matches!(to, Pool::Patch(_)),
        Via::Converted => matches!((from, to), (Pool::Store(a), Pool::Plate(b)) if a == b),
        Via::Theft(side) => owner(from) == Some(side),
        Via::Digested => matches!(from, Pool::Plate(_)),
        Via::WithDeath => owner(from).is_some(),
        Via::Carried => from != Pool::Outside && to != Pool::Outside,
        _ => true,
    };
    match () {
        () if n == 0 || from == to => Some(Fault::Nothing),
        () if !fits => Some(Fault::Reason),
        () => None,
    }
}
