//! A game behind its face: its tables by handle, each with its open list and the events since the last answer.

mod look;
mod table;

use super::{About, Face, FaceError, Handle, Turn, Value};
use crate::ecology::Reading;
use crate::{Actor, Ecological, Game, Misplaced, Observer, Seat, Side, Sink, hash};
use look::Look;
use std::cell::{Cell, LazyCell};
use table::Table;

/// Room for the text of a usual action.
const USUAL_TEXT: usize = 24;
/// Room for the notes of a usual opening.
const USUAL_NOTES: usize = 128;
/// So many tables that were let go of are kept, for the memory that they hold.
const MOST_FREED: usize = 16;

/// A game behind the face.
pub struct Hosted<G: Game> {
    game: G,
    tables: Vec<Option<Box<Table<G>>>>,
    /// Tables that were let go of: the next ones take their places.
    freed: Vec<Box<Table<G>>>,
    spare: Option<Table<G>>,
    tools: crate::Tools,
    playing: Cell<u64>,
    listing: Cell<u64>,
}

impl<G: Game> std::fmt::Debug for Hosted<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a game with {} tables", self.tables.iter().flatten().count())
    }
}

impl<G: Game> Hosted<G> {
    /// Puts a game behind the face.
    pub fn new(game: G, tools: crate::Tools) -> Self {
        Self { game, tables: Vec::new(), freed: Vec::new(), spare: None, tools, playing: Cell::new(0), listing: Cell::new(0) }
    }

    /// Runs, and adds its time to a counter if the host lent a clock.
    fn timed<R>(tools: crate::Tools, counter: &Cell<u64>, run: impl FnOnce() -> R) -> R {
        let Some(now) = tools.nanoseconds else { return run() };
        let before = now();
        let result = run();
        counter.set(counter.get() + now().saturating_sub(before));
        result
    }

    fn keep(&mut self, table: Box<Table<G>>) -> Handle {
        let free = self.tables.iter().position(Option::is_none);
        let at = free.unwrap_or_else(|| {
            self.tables.push(None);
            self.tables.len() - 1
        });
        self.tables[at] = Some(table);
        Handle(at as u32 + 1)
    }

    fn table(&self, handle: Handle) -> Result<&Table<G>, FaceError> {
        self.tables.get((handle.0 as usize).wrapping_sub(1)).and_then(Option::as_deref).ok_or(FaceError::Handle)
    }

    fn table_mut(&mut self, handle: Handle) -> Result<&mut Table<G>, FaceError> {
        self.tables.get_mut((handle.0 as usize).wrapping_sub(1)).and_then(Option::as_deref_mut).ok_or(FaceError::Handle)
    }

    /// A table at its first question; `events` are those that led to the state.
    fn settled(&mut self, state: G::State, events: Vec<G::Event>) -> Box<Table<G>> {
        let mut table = match self.freed.pop() {
            Some(mut freed) => {
                (freed.state, freed.events) = (state, events);
                (freed.listening, freed.dealt, freed.notes) = (false, false, None);
                freed
            }
            None => Box::new(Table { state, actor: Actor::Over, list: Vec::new(), events, listening: false, dealt: false, notes: None }),
        };
        let Table { state, list, events, .. } = &mut *table;
        let mut sink = Sink::to(events);
        table.actor = Self::settle(&self.game, self.tools, state, list, &mut sink);
        table
    }

    /// Runs on to the next question that is really asked.
    fn settle(game: &G, tools: crate::Tools, state: &mut G::State, list: &mut Vec<G::Action>, sink: &mut Sink<'_, G::Event>) -> Actor {
        if !tools.ask_all {
            return game.settle(state, list, sink);
        }
        let actor = game.actor(state);
        list.clear();
        if matches!(actor, Actor::Seat(_)) {
            game.legal_actions(state, list);
        }
        actor
    }

    /// Plays an action of the open list and settles; puts the table back if the host's clock stopped a script.
    fn run(&mut self, handle: Handle, choose: impl FnOnce(&G, &Table<G>) -> Result<G::Action, FaceError>) -> Result<Turn, FaceError> {
        let slot = self.tables.get_mut((handle.0 as usize).wrapping_sub(1)).and_then(Option::as_deref_mut);
        let table = slot.ok_or(FaceError::Handle)?;
        let action = choose(&self.game, table)?;
        let may_stop = self.tools.stop.is_some() || self.tools.out_of_time.is_some();
        if table.listening && may_stop {
            // People watch: keep the table as it was, in case the clock stops a script.
            match &mut self.spare {
                Some(spare) => spare.clone_from(table),
                None => self.spare = Some(table.clone()),
            }
        }
        table.events.clear();
        drop(self.game.stopped()); // while somebody only looked: no fault of this answer
        let mut sink = match (table.listening, &table.notes) {
            (true, _) => Sink::to(&mut table.events),
            (false, Some(_)) => Sink::measuring(&mut table.events),
            (false, None) => Sink::null(),
        };
        let tools = self.tools;
        Self::timed(tools, &self.playing, || self.game.play(&mut table.state, action, &mut sink));
        table.actor = Self::timed(tools, &self.listing, || Self::settle(&self.game, tools, &mut table.state, &mut table.list, &mut sink));
        if let Some(reason) = self.game.stopped() {
            if let (true, Some(spare)) = (table.listening, &self.spare) {
                let notes = table.notes.take();
                table.clone_from(spare);
                table.notes = notes;
            }
            return Err(FaceError::Stopped(reason));
        }
        if let Some(notes) = &mut table.notes {
            table.events.iter().for_each(|event| self.game.ecology(event, &mut |note| notes.push(note)));
            if !table.listening {
                table.events.clear();
            }
        }
        Ok(Turn { actor: table.actor, count: table.list.len() as u32 })
    }
}

impl<G: Game> Face for Hosted<G> {
    fn start(&mut self) -> Handle {
        let table = self.settled(self.game.start(), Vec::new());
        self.keep(table)
    }

    fn fork(&mut self, from: Handle) -> Result<Handle, FaceError> {
        let freed = self.freed.pop();
        let from = self.table(from)?;
        let table = match freed {
            Some(mut freed) => {
                Table::clone_from(&mut freed, from);
                freed
            }
            None => Box::new(from.clone()),
        };
        Ok(self.keep(table))
    }

    fn copy(&mut self, from: Handle, to: Handle) -> Result<(), FaceError> {
        if from == to {
            return self.table(from).map(drop);
        }
        let [from, to] = [from, to].map(|handle| (handle.0 as usize).wrapping_sub(1));
        match self.tables.get_disjoint_mut([from, to]) {
            Ok([Some(from), Some(to)]) => to.clone_from(from),
            _ => return Err(FaceError::Handle),
        }
        Ok(())
    }

    fn free(&mut self, handle: Handle) {
        let table = self.tables.get_mut((handle.0 as usize).wrapping_sub(1)).and_then(Option::take);
        if let Some(table) = table.filter(|_| self.freed.len() < MOST_FREED) {
            self.freed.push(table);
        }
    }

    fn turn(&self, handle: Handle) -> Result<Turn, FaceError> {
        let table = self.table(handle)?;
        Ok(Turn { actor: table.actor, count: table.list.len() as u32 })
    }

    fn advance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
        self.run(handle, |_, table| match table.actor {
            Actor::Seat(_) => {
                let count = table.list.len() as u32;
                table.list.get(index as usize).copied().ok_or(FaceError::Index { index, count })
            }
            _ => Err(FaceError::Actor),
        })
    }

    fn roll(&mut self, handle: Handle, word: u64) -> Result<Turn, FaceError> {
        self.run(handle, |game, table| match table.actor {
            Actor::Chance => game.sample(&table.state, word).ok_or(FaceError::Actor),
            _ => Err(FaceError::Actor),
        })
    }

    fn settle_chance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
        self.run(handle, |game, table| {
            if table.actor != Actor::Chance {
                return Err(FaceError::Actor);
            }
            let mut outcomes = Vec::new();
            game.outcomes(&table.state, &mut outcomes);
            let count = outcomes.len() as u32;
            outcomes.get(index as usize).map(|&(action, _)| action).ok_or(FaceError::Index { index, count })
        })
    }

    fn weights(&self, handle: Handle) -> Result<Vec<u32>, FaceError> {
        let table = self.table(handle)?;
        let mut outcomes = Vec::new();
        if table.actor == Actor::Chance {
            self.game.outcomes(&table.state, &mut outcomes);
        }
        Ok(outcomes.iter().map(|&(_, weight)| weight).collect())
    }

    fn outcome_of(&self, handle: Handle, word: u64) -> Result<u32, FaceError> {
        let table = self.table(handle)?;
        let mut outcomes = Vec::new();
        if table.actor == Actor::Chance {
            self.game.outcomes(&table.state, &mut outcomes);
        }
        let sampled = self.game.sample(&table.state, word);
        (0..).zip(&outcomes).find(|(_, (a, _))| Some(*a) == sampled).map(|(i, _)| i).ok_or(FaceError::Actor)
    }

    fn texts(&self, handle: Handle) -> Result<String, FaceError> {
        let table = self.table(handle)?;
        let mut out = String::with_capacity(USUAL_TEXT * table.list.len());
        let mut line = |action| {
            self.game.action_text(&table.state, action, &mut out);
            out.push('\n');
        };
        if table.actor == Actor::Chance {
            let mut outcomes = Vec::new();
            self.game.outcomes(&table.state, &mut outcomes);
            outcomes.iter().for_each(|&(action, _)| line(action));
        } else {
            table.list.iter().for_each(|&action| line(action));
        }
        Ok(out)
    }

    fn listen(&mut self, handle: Handle, on: bool) -> Result<(), FaceError> {
        self.table_mut(handle).map(|table| table.listening = on)
    }

    fn measure(&mut self, handle: Handle, on: bool) -> Result<(), FaceError> {
        let mut notes = on.then(|| Vec::with_capacity(USUAL_NOTES));
        let table = self.table(handle)?;
        if let Some(notes) = &mut notes {
            self.game.opening(&table.state, &mut |note| notes.push(note));
        }
        self.table_mut(handle).map(|table| table.notes = notes)
    }

    fn reading(&self) -> Option<Reading> {
        self.game.reading()
    }

    fn notes(&mut self, handle: Handle, out: &mut Vec<Ecological>) -> Result<(), FaceError> {
        if let Some(notes) = self.table_mut(handle)?.notes.as_mut().filter(|notes| !notes.is_empty()) {
            out.append(notes);
        }
        Ok(())
    }

    fn about(&self, handle: Handle, observer: Observer, what: About) -> Result<Vec<u8>, FaceError> {
        Ok(Look::new(&self.game, self.table(handle)?, observer).at(what).bytes())
    }

    fn look(&self, handle: Handle, observer: Observer, what: &[About]) -> Result<Vec<Box<dyn Value>>, FaceError> {
        let look = Look::new(&self.game, self.table(handle)?, observer);
        Ok(what.iter().map(|&what| look.at(what)).collect())
    }

    fn differs(&self, one: Handle, two: Handle, observer: Observer, by: &[About]) -> Result<Option<About>, FaceError> {
        let [one, two] = [self.table(one)?, self.table(two)?].map(|table| Look::new(&self.game, table, observer));
        let alike = LazyCell::new(|| one.is_like(&two));
        Ok(by.iter().copied().find(|&what| !(Look::<G>::is_seen(what) && *alike || one.at(what).is(&*two.at(what)))))
    }

    fn adopt(&mut self, other: &dyn Face, there: Handle) -> Result<Handle, FaceError> {
        match other.state(there).and_then(|state| state.as_any().downcast_ref::<G::State>()) {
            Some(state) => {
                let table = self.settled(state.clone(), Vec::new());
                Ok(self.keep(table))
            }
            None => self.load(&other.save(there)?),
        }
    }

    fn state(&self, handle: Handle) -> Option<&dyn Value> {
        Some(&self.table(handle).ok()?.state)
    }

    fn hash(&self, handle: Handle) -> Result<u64, FaceError> {
        Ok(hash::of(&self.table(handle)?.state))
    }

    fn save(&self, handle: Handle) -> Result<Vec<u8>, FaceError> {
        Ok(hash::bytes(&self.table(handle)?.state))
    }

    fn load(&mut self, bytes: &[u8]) -> Result<Handle, FaceError> {
        let (state, rest) = postcard::take_from_bytes::<G::State>(bytes).map_err(|_| FaceError::Bytes)?;
        if !rest.is_empty() || !self.game.accepts(&state) {
            return Err(FaceError::Bytes);
        }
        let table = self.settled(state, Vec::new());
        Ok(self.keep(table))
    }

    fn resample(&mut self, handle: Handle, observer: Observer, words: &mut dyn FnMut() -> u64) -> Result<Handle, FaceError> {
        let view = self.game.view(&self.table(handle)?.state, observer);
        let state = self.game.resample(&view, words);
        let mut table = self.settled(state, Vec::new());
        table.dealt = true;
        Ok(self.keep(table))
    }

    fn evaluate(&self, handle: Handle, side: Side) -> Result<i64, FaceError> {
        let table = self.table(handle)?;
        let view = self.game.view(&table.state, Observer::Seat(self.game.seat_of(side)));
        Ok(self.game.evaluate(&view, side))
    }

    fn values(&self, handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError> {
        let table = self.table(handle)?;
        out.clear();
        if table.dealt {
            self.game.values(&table.state, out);
            return Ok(());
        }
        self.game.all_sides().try_for_each(|side| self.evaluate(handle, side).map(|value| out.push(value)))
    }

    fn search_budget(&self) -> u32 {
        self.game.search_budget()
    }

    fn scores(&self, handle: Handle) -> Result<Vec<i64>, FaceError> {
        Ok(self.game.scores(&self.table(handle)?.state))
    }

    fn tie_breaks(&self, handle: Handle) -> Result<Vec<i64>, FaceError> {
        Ok(self.game.tie_breaks(&self.table(handle)?.state))
    }

    fn outcome(&self, handle: Handle) -> Result<Vec<(i64, i64)>, FaceError> {
        let state = &self.table(handle)?.state;
        let last = (0..self.game.sides()).map(|side| self.game.seat_of(Side(side)).0).max().unwrap_or_default();
        Ok((0..=last).map(|seat| self.game.result_of(state, Seat(seat))).collect())
    }

    fn sides(&self) -> u8 {
        self.game.sides()
    }

    fn seat_of(&self, side: Side) -> Seat {
        self.game.seat_of(side)
    }

    fn side_name(&self, side: Side) -> Vec<u8> {
        hash::bytes(&self.game.side_name(side))
    }

    fn faults(&mut self) -> Vec<crate::CardFault> {
        self.game.faults()
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        let mut all = self.game.counters();
        if self.tools.nanoseconds.is_some() {
            all.extend([("playing_ns", self.playing.get()), ("listing_ns", self.listing.get())]);
        }
        all
    }

    fn state_size(&self) -> usize {
        size_of::<G::State>()
    }

    fn ledgers(&self) -> Vec<String> {
        self.game.ledgers()
    }

    fn cards_in_play(&self) -> Vec<(u8, String)> {
        self.game.cards_in_play()
    }

    fn side_word(&self, side: Side) -> String {
        self.game.side_word(side)
    }

    fn position(&self, handle: Handle) -> Result<String, FaceError> {
        Ok(self.game.position(&self.table(handle)?.state).ok_or_else(Misplaced::unsupported)?)
    }

    fn place(&mut self, position: &str) -> Result<Handle, Misplaced> {
        let mut events = Vec::new();
        let state = match position.trim() {
            "" => self.game.start(),
            _ => self.game.place(position, &mut Sink::to(&mut events))?,
        };
        if !self.game.accepts(&state) {
            return Err(Misplaced::new("", "a state that cannot be", "one that the rules can lead to"));
        }
        let table = self.settled(state, events);
        Ok(self.keep(table))
    }
}
