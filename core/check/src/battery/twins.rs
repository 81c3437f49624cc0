//! Laws about games that should not differ: a copy, a table saved and loaded into a fresh game, a game that forgets.

use super::law::{Breach, Law, Lawful};
use super::question::join;
use super::walk::{ASK_ALL, Question, Walk, allowed, answer, loaded};
use clade_engine::face::About;
use clade_engine::{Actor, Face, Handle, Observer};

/// A table after an answer, as far as a twin must be equal.
#[derive(PartialEq, Eq)]
struct After {
    actor: Actor,
    texts: String,
    bytes: Vec<u8>,
    events: Vec<String>,
}

impl After {
    fn of(face: &dyn Face, at: Handle) -> Lawful<Self> {
        let actor = allowed(face.turn(at))?.actor;
        let events = allowed(face.ask(at, Observer::Host, About::Events))?;
        Ok(Self { actor, texts: allowed(face.texts(at))?, bytes: allowed(face.save(at))?, events })
    }

    /// The law that a twin breaks that differs: this one, or if only its list is in another order, that of the lists.
    fn broken_by(&self, twin: &Self, law: Law) -> Law {
        let sorted = |texts: &str| {
            let mut lines: Vec<String> = texts.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        let only_order = self.bytes == twin.bytes && self.actor == twin.actor && self.texts != twin.texts;
        if only_order && sorted(&self.texts) == sorted(&twin.texts) { Law::FixedOrder } else { law }
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

impl Walk<'_> {
    /// Plays the answer on the watched table, and on the same table loaded by its twins.
    pub(super) fn step_with_twins(&mut self, at: Handle, question: &Question, index: u32, word: Option<u64>) -> Lawful {
        if self.is_due(self.rates.fresh) {
            let opened = self.ruleset.open(ASK_ALL);
            self.fresh = opened.map_err(|error| Breach { law: Law::Cold, detail: format!("the game does not open: {error}") })?;
            self.tally.opened += 1;
        }
        let actor = question.turn.actor;
        let copy = allowed(self.face.fork(at))?;
        let twins = [load(&mut *self.fresh, question)?, load(&mut *self.forgetful, question)?];
        let saved = allowed(self.face.save(copy))? == question.bytes && twins.iter().all(|(_, same)| *same);
        self.demand(Law::Saved, saved, || "a copy, or what was saved and loaded, is another table".to_owned())?;
        match word {
            Some(word) => allowed(self.face.roll(at, word))?,
            None => allowed(self.face.advance(at, index))?,
        };
        let after = After::of(&*self.face, at)?;
        if word.is_some() {
            allowed(self.face.settle_chance(copy, index))?;
            let same = allowed(self.face.save(copy))? == after.bytes;
            self.demand(Law::Sampled, same, || "the outcome of a word is not the one that it picks from the list".to_owned())?;
        }
        let unchanged = word.is_some() || allowed(self.face.save(copy))? == question.bytes;
        self.demand(Law::Saved, unchanged, || "an answer at a table changed its copy".to_owned())?;
        self.face.free(copy);
        let [(fresh, _), (forgetful, _)] = twins;
        let cold = played(&mut *self.fresh, fresh, actor, index)?;
        self.demand(after.broken_by(&cold, Law::Cold), cold == after, || format!("played on elsewhere, {}", after.unlike(&cold)))?;
        let forgotten = played(&mut *self.forgetful, forgetful, actor, index)?;
        self.demand(after.broken_by(&forgotten, Law::Unremembered), forgotten == after, || {
            format!("with nothing kept, {}", after.unlike(&forgotten))
        })
    }
}

/// Loads a table, and says whether it is equal.
fn load(face: &mut dyn Face, question: &Question) -> Lawful<(Handle, bool)> {
    let handle = loaded(face.load(&question.bytes))?;
    allowed(face.listen(handle, true))?;
    let same = allowed(face.save(handle))? == question.bytes && allowed(face.texts(handle))? == question.texts;
    Ok((handle, same && allowed(face.turn(handle))? == question.turn))
}

/// Plays one answer and lets go of the table.
fn played(face: &mut dyn Face, at: Handle, actor: Actor, index: u32) -> Lawful<After> {
    allowed(answer(face, at, actor, index))?;
    let after = After::of(face, at);
    face.free(at);
    after
}
