//! Laws about games that should not differ: a copy, a table saved and loaded into a fresh game, a game that forgets.

use super::hidden::SEEN;
use super::law::{Breach, Law, Lawful, demand};
use super::question::join;
use super::walk::{ASK_ALL, OpenQuestion, Stand, Walk, allowed, answer, loaded};
use clade_engine::{Actor, Face, Handle, Observer};

/// Who plays the same answers.
#[derive(Copy, Clone)]
enum Twin {
    Fresh,
    Forgetful,
}

/// A table after an answer, as far as a twin must be equal.
struct After {
    actor: Actor,
    texts: String,
    bytes: Vec<u8>,
    events: Vec<String>,
}

impl After {
    fn of(face: &dyn Face, at: Handle) -> Lawful<Self> {
        let actor = allowed(face.turn(at))?.actor;
        let events = allowed(face.events(at, Observer::Host))?;
        Ok(Self { actor, texts: allowed(face.texts(at))?, bytes: allowed(face.save(at))?, events })
    }

    /// The law that a differing twin breaks: this one, or that of the lists, if only its list is in another order.
    fn broken_by(&self, twin: &Self, law: Law) -> Law {
        let same = self.bytes == twin.bytes && self.actor == twin.actor;
        if same && is_reordered(&self.texts, &twin.texts) { Law::FixedOrder } else { law }
    }

    /// How another one differs.
    fn unlike(&self, other: &Self) -> String {
        if self.actor != other.actor {
            format!("asked is {:?}, not {:?}", other.actor, self.actor)
        } else if self.events != other.events {
            format!("what happened is {:?}, not {:?}", other.events, self.events)
        } else if self.texts != other.texts {
            format!("the list is {}, not {}", join(&other.texts), join(&self.texts))
        } else {
            "the states differ".to_owned()
        }
    }
}

/// Whether two lists say the same in another order.
fn is_reordered(one: &str, other: &str) -> bool {
    let sorted = |texts: &str| {
        let mut lines: Vec<String> = texts.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    one != other && sorted(one) == sorted(other)
}

impl Walk<'_> {
    /// Plays the answer on the watched table, and on the same table loaded by its twins. Says where the table stands then.
    pub(super) fn step_with_twins(&mut self, at: Handle, question: &OpenQuestion, index: u32, word: Option<u64>) -> Lawful<Stand> {
        if self.is_due(self.rates.fresh) {
            let opened = self.ruleset.open(ASK_ALL);
            self.fresh = opened.map_err(|error| Breach { law: Law::Cold, detail: format!("the game does not open: {error}") })?;
            self.tally.opened += 1;
        }
        let copy = question.copy;
        let fresh = self.load(at, question)?;
        let forgetful = self.adopt(at, question)?;
        // What was loaded is also written again: so equal states have equal bytes.
        let saved = allowed(self.face.is_like(at, &*self.face, copy))? && allowed(self.fresh.save(fresh))? == *question.bytes;
        self.demand(Law::Saved, saved, || "a copy, or what was saved and loaded, is another table".to_owned())?;
        match word {
            Some(word) => allowed(self.face.roll(at, word))?,
            None => allowed(self.face.advance(at, index))?,
        };
        let unchanged = allowed(self.face.is_like(copy, &*self.fresh, fresh))?;
        self.demand(Law::Saved, unchanged, || "an answer at a table changed its copy".to_owned())?;
        if word.is_some() {
            allowed(self.face.answer_chance(copy, index))?;
            let same = allowed(self.face.is_like(at, &*self.face, copy))?;
            self.demand(Law::Sampled, same, || "the outcome of a word is not the one that it picks from the list".to_owned())?;
        }
        self.face.free(copy);
        let after = Stand::of(&*self.face, at)?;
        let actor = question.turn.actor;
        self.plays_alike(at, &after, Twin::Fresh, (fresh, actor, index))?;
        self.plays_alike(at, &after, Twin::Forgetful, (forgetful, actor, index))?;
        Ok(after)
    }

    fn twin(&mut self, twin: Twin) -> (&mut dyn Face, &dyn Face) {
        match twin {
            Twin::Fresh => (&mut *self.fresh, &*self.face),
            Twin::Forgetful => (&mut *self.forgetful, &*self.face),
        }
    }

    /// The table of the open question, loaded from its bytes into the fresh game: it is equal, and so is its list.
    fn load(&mut self, at: Handle, question: &OpenQuestion) -> Lawful<Handle> {
        let handle = loaded(self.fresh.load(&question.bytes))?;
        allowed(self.fresh.listen(handle, true))?;
        let again = allowed(self.fresh.texts(handle))?;
        self.demand(Law::FixedOrder, !is_reordered(&again, &question.texts), || {
            format!("the list was {}; now it is {}", join(&question.texts), join(&again))
        })?;
        let same = again == question.texts
            && allowed(self.face.is_like(at, &*self.fresh, handle))?
            && allowed(self.fresh.turn(handle))? == question.turn;
        demand(Law::Saved, same, || "what was saved and loaded is another table".to_owned())?;
        Ok(handle)
    }

    /// The table of the open question in the game that forgets. Its list was compared when the last answer led to it, and its bytes are the
    /// other twin's business. Now and then all that an observer sees there is compared as well.
    fn adopt(&mut self, at: Handle, question: &OpenQuestion) -> Lawful<Handle> {
        let handle = allowed(self.forgetful.adopt(&*self.face, at))?;
        allowed(self.forgetful.listen(handle, true))?;
        let same = allowed(self.face.is_like(at, &*self.forgetful, handle))? && allowed(self.forgetful.turn(handle))? == question.turn;
        demand(Law::Saved, same, || "a copy in another game is another table".to_owned())?;
        if self.is_due(self.rates.looks) {
            let observer = self.observers[self.step as usize % self.observers.len()];
            let unlike = allowed(self.face.differs(at, (&*self.forgetful, handle), observer, &SEEN))?;
            demand(Law::Unremembered, unlike.is_none(), || format!("with nothing kept, {observer:?} sees another {unlike:?}"))?;
        }
        Ok(handle)
    }

    /// Plays one answer on a twin and releases its table: it must have arrived where the watched one is, by what happened there.
    fn plays_alike(&mut self, at: Handle, after: &Stand, twin: Twin, (there, actor, index): (Handle, Actor, u32)) -> Lawful {
        let (face, watched) = self.twin(twin);
        allowed(answer(face, there, actor, index))?;
        let same = allowed(face.turn(there))?.actor == after.turn.actor
            && allowed(face.texts(there))? == after.texts
            && allowed(watched.is_like(at, face, there))?
            && allowed(watched.happened_alike(at, face, there))?;
        let unlike = if same { None } else { Some((After::of(watched, at)?, After::of(face, there)?)) };
        face.free(there);
        let (law, how) = match twin {
            Twin::Fresh => (Law::Cold, "played on elsewhere"),
            Twin::Forgetful => (Law::Unremembered, "with nothing kept"),
        };
        let Some((here, there)) = unlike else { return self.demand(law, true, String::new) };
        self.demand(here.broken_by(&there, law), false, || format!("{how}, {}", here.unlike(&there)))
    }
}
