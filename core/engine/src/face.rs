//! The one face that every host uses: viewer, program, bots, checks, plugins.
//!
//! It is object-safe: a game is chosen when the program runs. States stay behind it, under handles; answers are indices into the open
//! list, and what people see is plain data. One crossing per decision: [`Face::advance`] plays an answer and says who is asked next, and
//! how many answers there are.

mod aspect;
mod audited;
mod hosted;
mod look;
mod table;

pub use crate::turn::{FaceError, Gain, Handle, Playout, Refusal, Turn};
pub use aspect::Aspect;
pub use hosted::Hosted;

use crate::ecology::{Life, Reading};
use crate::scene::{Form, Staged, Template};
use crate::{
    Actor, Audit, CardNotes, CardRuns, Caution, Counting, Ecological, Kind, Kinds, Misplaced, Msg, Objection, Observer, Outlook, Scene,
    SearchHints, Seat, Side, SplitMix, Tells,
};
use std::any::Any;

/// A game, whichever it is, on one thread.
pub trait Face {
    /// A new table before its first question.
    fn start(&mut self) -> Handle;
    /// A copy of a table.
    ///
    /// # Errors
    /// [`FaceError::Handle`].
    fn fork(&mut self, from: Handle) -> Result<Handle, FaceError>;
    /// Makes one table equal to another, reusing its memory.
    ///
    /// # Errors
    /// [`FaceError::Handle`].
    fn copy(&mut self, from: Handle, to: Handle) -> Result<(), FaceError>;
    /// Forgets a table.
    fn free(&mut self, handle: Handle);
    /// Whose answer is awaited.
    ///
    /// # Errors
    /// [`FaceError::Handle`].
    fn turn(&self, handle: Handle) -> Result<Turn, FaceError>;
    /// A seat takes the legal action of this index; the table runs on to the next question.
    ///
    /// # Errors
    /// A [`FaceError`]; the table is as it was.
    fn advance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError>;
    /// Chance answers by a word of the table's generator; the table runs on to the next question.
    ///
    /// # Errors
    /// A [`FaceError`]; the table is as it was.
    fn roll(&mut self, handle: Handle, word: u64) -> Result<Turn, FaceError>;
    /// Chance answers with the outcome of this index in [`Face::weights`].
    ///
    /// # Errors
    /// A [`FaceError`]; the table is as it was.
    fn answer_chance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError>;
    /// The exact weights of the outcomes of the open chance.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn weights(&self, handle: Handle) -> Result<Vec<u32>, FaceError>;
    /// The index of the outcome that a word picks.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn outcome_of(&self, handle: Handle, word: u64) -> Result<u32, FaceError>;
    /// The texts of the legal actions (or of the outcomes of the open chance), one per line.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn texts(&self, handle: Handle) -> Result<String, FaceError>;
    /// A key for each legal action, replacing what `out` held: the same for the same answer wherever the question comes up, see
    /// [`crate::Rules::action_key`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn keys(&self, handle: Handle, out: &mut Vec<u64>) -> Result<(), FaceError>;
    /// The index of a random legal action, picked by a word: with the weights for playouts, see [`crate::Rules::weight`].
    ///
    /// # Errors
    /// A [`FaceError`]; [`FaceError::Actor`] if no seat is asked.
    fn any_answer(&self, handle: Handle, word: u64) -> Result<u32, FaceError>;
    /// Whether log, points and events are wanted for this table. Off at first: then events are not even made.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn listen(&mut self, handle: Handle, on: bool) -> Result<(), FaceError>;
    /// Which cards are explained at this table: each call of their functions is noted, and nothing that they answered before is taken
    /// for granted. None at first, none in forks; [`Face::copy`] leaves it as it is.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn explain(&mut self, _handle: Handle, _cards: Kinds) -> Result<(), FaceError> {
        Ok(())
    }
    /// What was noted of cards since the last [`Face::advance`] began: what they logged while somebody listened, and the calls of those
    /// that are explained. For authors: it hides nothing.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn card_notes(&self, _handle: Handle) -> Result<CardNotes, FaceError> {
        Ok(CardNotes::default())
    }
    /// Whether food and life are noted at this table; off at first, and off in copies. What is on the table now is noted as its
    /// opening, see [`crate::Shown::opening`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn measure(&mut self, handle: Handle, on: bool) -> Result<(), FaceError>;
    /// How the notes are to be read, see [`crate::Shown::reading`].
    fn reading(&self) -> Option<Reading>;
    /// Appends to `out` what was noted since the last call, in order: once a round or once a game is often enough.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn notes(&mut self, handle: Handle, out: &mut Vec<Ecological>) -> Result<(), FaceError>;
    /// Who does what and why.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn prompt(&self, handle: Handle, observer: Observer) -> Result<Msg, FaceError>;
    /// What to draw.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn scene(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError>;
    /// What to draw, including what may not be done ([`crate::scene::Node::barred`]).
    ///
    /// # Errors
    /// A [`FaceError`].
    fn explained(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError>;
    /// The meaning of each legal action. Only the asked seat and the host get them.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn labels(&self, handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError>;
    /// What should give pause before each of them, see [`crate::Shown::caution`]. Shorter, where the game of a library says nothing of it.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn cautions(&self, _handle: Handle, _observer: Observer) -> Result<Vec<Option<Caution>>, FaceError> {
        Ok(Vec::new())
    }
    /// Every candidate that is not legal, with the reasons.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn refusals(&self, handle: Handle, observer: Observer) -> Result<Vec<Refusal>, FaceError>;
    /// The same without meanings, which take longer to work out: text and reasons.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn reasons(&self, handle: Handle, observer: Observer) -> Result<Vec<(String, Vec<Objection>)>, FaceError>;
    /// Log lines of what happened since the last [`Face::advance`] began, while somebody listened.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn log(&self, handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError>;
    /// What each of these lines is about, see [`crate::Shown::tells`]. Shorter, where the game of a library says nothing of it.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn tells(&self, _handle: Handle, _observer: Observer) -> Result<Vec<Option<Tells>>, FaceError> {
        Ok(Vec::new())
    }
    /// How it is shown, see [`crate::Shown::staged`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn staged(&self, handle: Handle, observer: Observer) -> Result<Vec<Staged>, FaceError>;
    /// Points given and taken since then.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn points(&self, handle: Handle, observer: Observer) -> Result<Vec<Gain>, FaceError>;
    /// The same events, each in full, as text for tests and for comparing two runs.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn events(&self, handle: Handle, observer: Observer) -> Result<Vec<String>, FaceError>;
    /// The state itself as canonical bytes of the view, for laws about leaks.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn view(&self, handle: Handle, observer: Observer) -> Result<Vec<u8>, FaceError>;
    /// Who is asked, and the texts of the legal actions, as they follow from the view alone. Law: the seat that is asked finds its
    /// open list.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn listed(&self, handle: Handle, observer: Observer) -> Result<(Actor, Vec<String>), FaceError>;
    /// What the laws ask. It hides nothing.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn audit(&self, handle: Handle) -> Result<Audit, FaceError>;
    /// The state hash: xxh3 over canonical bytes.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn hash(&self, handle: Handle) -> Result<u64, FaceError>;
    /// The state as canonical bytes.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn save(&self, handle: Handle) -> Result<Vec<u8>, FaceError>;
    /// A table from saved bytes.
    ///
    /// # Errors
    /// [`FaceError::Bytes`].
    fn load(&mut self, bytes: &[u8]) -> Result<Handle, FaceError>;
    /// Makes the table `to` one that is consistent with what the observer sees: what it does not know is dealt out again.
    ///
    /// # Errors
    /// A [`FaceError`]; the table `to` is as it was.
    fn resample_into(&mut self, from: Handle, observer: Observer, to: Handle, words: &mut dyn FnMut() -> u64) -> Result<Turn, FaceError>;
    /// How good the table is for a side, by what its seat knows.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn evaluate(&self, handle: Handle, side: Side) -> Result<i64, FaceError>;
    /// How good the table is for each side, in the order of sides, each by what its seat knows; replaces what `out` held. On a table of
    /// [`Face::resample`] and its copies nothing is hidden, and no view is made.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn values(&self, handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError>;
    /// The same with the parts counted in another way; the game of a library gives its values.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn values_by(&self, handle: Handle, _counting: Counting, out: &mut Vec<i64>) -> Result<(), FaceError> {
        self.values(handle, out)
    }
    /// What values are made of there. It may say less on a table on which something is hidden from somebody: ask it of one of
    /// [`Face::resample`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn outlook(&self, _handle: Handle) -> Result<Outlook, FaceError> {
        Ok(Outlook::default())
    }
    /// How to look ahead.
    fn search_hints(&self) -> SearchHints {
        SearchHints::USUAL
    }
    /// The score of each side so far; at the end, the result.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn scores(&self, handle: Handle) -> Result<Vec<i64>, FaceError>;
    /// What decides between sides of equal scores, see [`crate::Rules::tie_breaks`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn tie_breaks(&self, handle: Handle) -> Result<Vec<i64>, FaceError>;
    /// For each side its score and what decides between equal ones; sides are compared by both.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn standing(&self, handle: Handle) -> Result<Vec<(i64, i64)>, FaceError> {
        Ok(self.scores(handle)?.into_iter().zip(self.tie_breaks(handle)?).collect())
    }
    /// The result by seat, see [`crate::Rules::result_of`]: what counts at the end, however many sides a seat has.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn outcome(&self, handle: Handle) -> Result<Vec<(i64, i64)>, FaceError>;
    /// How many sides play.
    fn sides(&self) -> u8;
    /// The seat that answers for a side.
    fn seat_of(&self, side: Side) -> Seat;
    /// Fixed places for the parts of every scene of this game, see [`crate::Shown::template`].
    fn template(&self, form: Form) -> Option<Template>;
    /// The name of a side.
    fn side_name(&self, side: Side) -> Msg;
    /// Cards that failed since the last call, at whatever table.
    fn faults(&mut self) -> Vec<crate::CardFault>;
    /// Named counters since opening, for benchmarks.
    fn counters(&self) -> Vec<(&'static str, u64)>;
    /// How often the functions of each card ran since opening.
    fn card_runs(&self) -> Vec<(Kind, CardRuns)> {
        Vec::new()
    }
    /// The size of a state in bytes, without the heap.
    fn state_size(&self) -> usize;
    /// What is counted in this game, by name: the ledgers of an [`crate::Audit`].
    fn ledgers(&self) -> Vec<String>;
    /// The cards that can be met in a game: kind and word.
    fn cards_in_play(&self) -> Vec<(Kind, String)>;
    /// An answer as somebody typed it, in the game's own words, see [`crate::Kept::in_own_words`].
    fn in_own_words(&self, typed: &str) -> String {
        typed.to_owned()
    }
    /// The word for a side in positions, see [`crate::Kept::side_word`].
    fn side_word(&self, side: Side) -> String;
    /// The whole state as TOML in the game's own words, see [`crate::Kept::position`]. For the host: it hides nothing.
    ///
    /// # Errors
    /// [`FaceError::Handle`]; [`FaceError::Misplaced`] if the game sets up no positions.
    fn position(&self, handle: Handle) -> Result<String, FaceError>;
    /// A table in a position in the game's own words, see [`crate::Kept::place`]; nothing at all is the start of a game.
    ///
    /// # Errors
    /// [`Misplaced`] names the key, what was found and what was expected.
    fn place(&mut self, position: &str) -> Result<Handle, Misplaced>;

    // ---- provided ----

    /// [`Face::resample_into`] a new table.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn resample(&mut self, handle: Handle, observer: Observer, words: &mut dyn FnMut() -> u64) -> Result<Handle, FaceError> {
        let to = self.fork(handle)?;
        match self.resample_into(handle, observer, to, words) {
            Ok(_) => Ok(to),
            Err(error) => {
                self.free(to);
                Err(error)
            }
        }
    }

    /// Plays on with answers of [`Face::any_answer`] and dice, one word of [`SplitMix`] each, until the game is over, its clock shows
    /// `clock` or more, or `answers` answers of seats were played; says who is asked then, the scores, and what was eaten if the table is
    /// measured, whose notes it takes. It is one crossing, wherever the game is.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn playout(&mut self, handle: Handle, clock: u32, mut answers: u32, seed: u64) -> Result<Playout, FaceError> {
        let mut words = SplitMix::new(seed);
        let mut turn = self.turn(handle)?;
        while turn.clock < clock {
            turn = match turn.actor {
                Actor::Over => break,
                Actor::Chance => self.roll(handle, words.word())?,
                Actor::Seat(_) if answers == 0 => break,
                Actor::Seat(_) => {
                    answers -= 1;
                    let index = self.any_answer(handle, words.word())?;
                    self.advance(handle, index)?
                }
            };
        }
        let mut notes = Vec::new();
        self.notes(handle, &mut notes)?;
        let life = if notes.is_empty() { Vec::new() } else { Life::of(&notes, self.sides()) };
        Ok(Playout { turn, scores: self.scores(handle)?, life })
    }

    /// The face itself, for another face of the same game in the same program; `None` where only bytes cross.
    fn inside(&self) -> Option<&dyn Any> {
        None
    }

    /// Whether a table is equal to one of a face of the same game, this one or another.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn is_like(&self, handle: Handle, other: &dyn Face, there: Handle) -> Result<bool, FaceError> {
        Ok(self.save(handle)? == other.save(there)?)
    }

    /// Whether the same has happened at two tables since the last [`Face::advance`] of each began, while somebody listened.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn happened_alike(&self, handle: Handle, other: &dyn Face, there: Handle) -> Result<bool, FaceError> {
        Ok(self.events(handle, Observer::Host)? == other.events(there, Observer::Host)?)
    }

    /// A table equal to one of another face of the same game.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn adopt(&mut self, other: &dyn Face, there: Handle) -> Result<Handle, FaceError> {
        self.load(&other.save(there)?)
    }

    /// Whether an observer sees less of a table than there is.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn hides(&self, handle: Handle, observer: Observer) -> Result<bool, FaceError> {
        Ok(self.view(handle, observer)? != self.save(handle)?)
    }

    /// The first of these by which an observer could tell a table from another, of this face or of another face of the same game.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn differs(
        &self,
        handle: Handle,
        (other, there): (&dyn Face, Handle),
        observer: Observer,
        by: &[Aspect],
    ) -> Result<Option<Aspect>, FaceError> {
        for &aspect in by {
            if !aspect.is_alike((self, handle), (other, there), observer)? {
                return Ok(Some(aspect));
            }
        }
        Ok(None)
    }

    /// The index of the legal action (or outcome of chance) with this text.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn find(&self, handle: Handle, text: &str) -> Result<Option<u32>, FaceError> {
        Ok((0..).zip(self.texts(handle)?.lines()).find(|(_, line)| *line == text).map(|(i, _)| i))
    }
}
