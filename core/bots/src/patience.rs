//! No game goes on for ever because bots give the same answers for ever.
//!
//! A card may let a seat do something again and again that changes nothing, or do and undo something in turn. A bot that only looks
//! ahead would go on with it. So, in games longer than nearly all, the host remembers for them what the seat saw and what was
//! answered: where everything looks as it did before, an answer that was given several times is not given again. In games that are
//! longer still they answer at random, which always comes to an end; a bot that does so anyway is left alone. Changes nothing in a
//! game that makes progress.

use crate::Bot;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Observer, chance, hash};
use std::collections::BTreeMap;

/// How many decisions of bots pass unwatched: in most games all of them.
const USUAL: u32 = 2500;
/// After this many, answers are random: more than any of our games has.
const LONG: u32 = 4000;
/// How often the same answer is given when everything looks the same.
const OFTEN: u8 = 3;
/// How many answers are remembered at once.
const MOST: usize = 4096;

/// What the bots of one game have answered lately.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    decisions: u32,
    given: BTreeMap<(u64, u32), u8>,
}

impl Patience {
    /// What a bot answers for the asked seat; another answer where this one leads nowhere. `goes_on`: this seat gave the last answer, too, see
    /// [`Bot::go_on`].
    pub fn choose(&mut self, bot: &mut dyn Bot, face: &mut dyn Face, at: Handle, goes_on: bool) -> u32 {
        self.decisions = self.decisions.saturating_add(1);
        if self.decisions > LONG {
            return face.turn(at).map_or(0, |turn| chance::below(hash::of(&self.decisions), turn.count));
        }
        let index = if goes_on { bot.go_on(face, at) } else { bot.choose(face, at) };
        if self.decisions <= USUAL || !bot.may_repeat() { index } else { self.another(index, face, at).unwrap_or(index) }
    }

    /// This answer, or the next one after it that was not given so often.
    fn another(&mut self, index: u32, face: &dyn Face, at: Handle) -> Result<u32, FaceError> {
        let turn = face.turn(at)?;
        let Actor::Seat(seat) = turn.actor else { return Ok(index) };
        let seen = hash::of(&(face.scene(at, Observer::Seat(seat))?, face.texts(at)?, seat));
        if self.given.len() >= MOST {
            self.given.clear();
        }
        let answers = (0..turn.count).map(|further| (index + further) % turn.count);
        let fresh = |index: &u32| self.given.get(&(seen, *index)).is_none_or(|&times| times < OFTEN);
        let answer = answers.into_iter().find(fresh).unwrap_or(index);
        let times = self.given.entry((seen, answer)).or_default();
        *times = times.saturating_add(1);
        Ok(answer)
    }
}
