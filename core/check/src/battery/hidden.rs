//! Laws about hidden things: what an observer cannot see changes nothing for it, neither in its view nor in its messages.

use super::law::{Breach, Law, Lawful, demand};
use super::walk::{OpenQuestion, Walk, World, allowed, answer};
use clade_bots::{Bot, Greedy, Level, Searcher};
use clade_engine::face::Aspect;
use clade_engine::message::Ids;
use clade_engine::{Actor, Audit, Face, Handle, Observer, Side, Translate as _, chance};

/// What an observer sees of a table.
pub(super) const SEEN: [Aspect; 7] =
    [Aspect::View, Aspect::Explained, Aspect::Prompt, Aspect::Labels, Aspect::Cautions, Aspect::Refusals, Aspect::Listed];
/// What an observer reads about an answer.
pub(super) const TOLD: [Aspect; 3] = [Aspect::Events, Aspect::Log, Aspect::Tells];
/// How long a bot that searches thinks about a hint.
const BRIEF: Level = Level { name: "brief", iterations: 4, is_strict: true };
/// For how many answers a possible world is played on.
const PLAYED_ON: u32 = 40;

impl Walk<'_> {
    /// All of them, as often as the rates say.
    pub(super) fn of_hidden_things(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        if self.is_due(self.rates.hidden) {
            for observer in self.observers.clone() {
                self.other_world(at, question, observer).map_err(|breach| self.about(breach, at))?;
            }
        }
        if self.is_due(self.rates.told) { self.of_what_is_told(at, question) } else { Ok(()) }
    }

    /// A leak with the question at which it shows, and with the cards that acted since the last answer: one of them is probably behind it.
    pub(super) fn about(&self, breach: Breach, at: Handle) -> Breach {
        if breach.law != Law::NoLeak {
            return breach;
        }
        let asked = self.face.prompt(at, Observer::Host).map_or_else(|error| error.to_string(), |prompt| Ids.text(&prompt));
        let causes = self.face.audit(at).map(|audit| audit.causes).unwrap_or_default();
        let acted: Vec<String> =
            self.face.cards_in_play().into_iter().filter(|(kind, _)| causes.contains(kind)).map(|(_, word)| word).collect();
        let acted = if acted.is_empty() { String::new() } else { format!("; cards that acted before it: {}", acted.join(", ")) };
        Breach { detail: format!("{}; the question: {asked}{acted}", breach.detail), ..breach }
    }

    /// Another table that is possible for the observer looks the same to it.
    fn other_world(&mut self, at: Handle, question: &OpenQuestion, observer: Observer) -> Lawful {
        let words = &mut self.words;
        let other = allowed(self.face.resample(at, observer, &mut || words.next()))?;
        let differs = !allowed(self.face.is_like(at, &*self.face, other))?;
        self.tally.looked(observer == Observer::Public && allowed(self.face.hides(at, observer))?);
        if differs {
            self.tally.differences += 1;
            let audit = allowed(self.face.audit(other))?;
            self.same_for(at, other, question, observer, &audit)?;
            self.is_a_table(other, question, &audit)?;
        }
        self.face.free(other);
        Ok(())
    }

    /// Nothing that the observer sees tells the two tables apart.
    fn same_for(&mut self, at: Handle, other: Handle, question: &OpenQuestion, observer: Observer, audit: &Audit) -> Lawful {
        let there = allowed(self.face.turn(other))?;
        let asked = question.turn.actor;
        self.demand(Law::NoLeak, there.actor == asked, || {
            format!("{observer:?} could tell by who is asked: {asked:?} or {:?}", there.actor)
        })?;
        self.demand(Law::NoLeak, there.clock == question.turn.clock, || format!("{observer:?} could tell by the clock of the game"))?;
        if let Some(what) = allowed(self.face.differs(at, (&*self.face, other), observer, &SEEN))? {
            return demand(Law::NoLeak, false, || format!("{observer:?} could tell by {what:?}"));
        }
        if matches!(observer, Observer::Seat(seat) if asked == Actor::Seat(seat)) {
            self.same_keys(at, other)?;
        }
        if question.audit.is_skipped {
            let same = audit.is_skipped && allowed(self.face.texts(other))? == question.texts;
            self.demand(Law::Skipped, same, || format!("for all that {observer:?} knows, there is more than one answer"))?;
        }
        let Observer::Seat(seat) = observer else { return Ok(()) };
        let mut dealt = Vec::new();
        allowed(self.face.values(other, &mut dealt))?;
        for side in (0..self.face.sides()).map(Side).filter(|&side| self.face.seat_of(side) == seat) {
            let same = self.face.evaluate(at, side) == Ok(dealt[side.ix()]);
            demand(Law::NoLeak, same, || format!("{observer:?} could tell by the value of the table"))?;
        }
        let [here, there] = [at, other].map(|table| self.face.outlook(table));
        let same = allowed(here)? == allowed(there)?;
        demand(Law::NoLeak, same, || format!("{observer:?} could tell by what the value of the table is made of"))?;
        if Actor::Seat(seat) != asked {
            return Ok(());
        }
        let same = allowed(self.face.texts(other))? == question.texts;
        self.demand(Law::NoLeak, same, || format!("{observer:?} has another list there"))?;
        if self.is_due(self.rates.hints) {
            let seed = self.words.next();
            let hint = |face: &mut dyn Face, handle| match seed % 2 {
                0 => Greedy::new(seed).choose(face, handle),
                _ => Searcher::new(BRIEF, seed).choose(face, handle),
            };
            let same = hint(&mut *self.face, at) == hint(&mut *self.face, other);
            self.demand(Law::NoLeak, same, || format!("{observer:?} could tell by a bot's hint"))?;
        }
        Ok(())
    }

    /// The other table is one: nothing is lost or out of date, it can be saved, and played on.
    fn is_a_table(&mut self, other: Handle, question: &OpenQuestion, audit: &Audit) -> Lawful {
        let [there, here] = [audit, &question.audit].map(|audit| audit.ledgers.iter().map(|&(balance, _)| balance));
        let same = there.eq(here) && audit.is_recounted;
        self.demand(Law::Believable, same, || "something was lost or is out of date".to_owned())?;
        let bytes = allowed(self.face.save(other))?;
        let loaded = self.face.load(&bytes);
        self.demand(Law::Believable, loaded.is_ok(), || "it is refused when it is loaded".to_owned())?;
        let loaded = allowed(loaded)?;
        let answers = if self.is_due(self.rates.played_on) { PLAYED_ON } else { 0 };
        self.note_failures(World::Tried);
        for _ in 0..answers {
            let turn = allowed(self.face.turn(loaded))?;
            let word = self.words.next();
            match turn.actor {
                Actor::Over => break,
                Actor::Chance => allowed(self.face.roll(loaded, word))?,
                Actor::Seat(_) => {
                    self.demand(Law::Answerable, turn.count > 0, || "played on, it asks a question without an answer".to_owned())?;
                    allowed(self.face.advance(loaded, chance::below(word, turn.count)))?
                }
            };
            self.note_failures(World::Believed);
        }
        self.face.free(loaded);
        Ok(())
    }

    /// Two answers at the same table. An observer that sees equal tables afterwards was told the same; one that was told
    /// the same, where others were told more, sees equal tables.
    fn of_what_is_told(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let actor = question.turn.actor;
        let count = match actor {
            Actor::Chance => allowed(self.face.weights(at))?.len() as u32,
            _ => question.turn.count,
        };
        if count < 2 {
            return Ok(());
        }
        let one = chance::below(self.words.next(), count);
        let two = (one + 1 + chance::below(self.words.next(), count - 1)) % count;
        let tables = [one, two].map(|index| {
            let table = allowed(self.face.fork(at))?;
            allowed(answer(&mut *self.face, table, actor, index)).map(|_| table)
        });
        let [one, two] = tables;
        let (one, two) = (one?, two?);
        let differ =
            |face: &dyn Face, observer, by: &[Aspect]| allowed(face.differs(one, (face, two), observer, by)).map(|by| by.is_some());
        let host_differs = differ(&*self.face, Observer::Host, &TOLD)?;
        if !allowed(self.face.is_like(one, &*self.face, two))? {
            let asked = self.face.turn(one).map(|turn| turn.actor) == self.face.turn(two).map(|turn| turn.actor);
            for observer in self.observers.clone() {
                let alike = asked && !differ(&*self.face, observer, &[Aspect::View])?;
                let same = !differ(&*self.face, observer, &TOLD)?;
                self.tally.alike += u64::from(alike);
                self.tally.checked(Law::LogLeak);
                let told = |table| self.face.events(table, observer).unwrap_or_default();
                demand(Law::LogLeak, !alike || same, || format!("{observer:?} is told {:?} or {:?}", told(one), told(two)))?;
                let hidden = host_differs && same;
                self.tally.checked(Law::LookAlike);
                demand(Law::LookAlike, !hidden || alike, || format!("{observer:?} is told {:?}, and could tell which", told(one)))?;
            }
        }
        self.face.free(one);
        self.face.free(two);
        Ok(())
    }
}
