//! A game behind its face: its tables by handle, and how an answer is played.

mod face;

use super::look::Look;
use super::table::{MOST_WAITING, Table};
use super::{FaceError, Handle, Turn};
use crate::{Actor, CardNotes, Game, Kinds, Observer, Sink};
use std::cell::Cell;

/// How many released tables are kept, for the memory that they hold.
const MOST_FREED: usize = 16;

/// A game behind the face.
pub struct Hosted<G: Game> {
    game: G,
    tables: Vec<Option<Box<Table<G>>>>,
    /// Released tables: the next ones take their places.
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

    /// Runs something, and adds its time to a counter if the host lent a clock.
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

    /// Forgets a table, but keeps its memory.
    fn let_go(&mut self, handle: Handle) {
        let table = self.tables.get_mut((handle.0 as usize).wrapping_sub(1)).and_then(Option::take);
        if let Some(mut table) = table.filter(|_| self.freed.len() < MOST_FREED) {
            table.explained = Kinds::NONE;
            self.freed.push(table);
        }
    }

    fn table(&self, handle: Handle) -> Result<&Table<G>, FaceError> {
        self.tables.get((handle.0 as usize).wrapping_sub(1)).and_then(Option::as_deref).ok_or(FaceError::Handle)
    }

    fn table_mut(&mut self, handle: Handle) -> Result<&mut Table<G>, FaceError> {
        self.tables.get_mut((handle.0 as usize).wrapping_sub(1)).and_then(Option::as_deref_mut).ok_or(FaceError::Handle)
    }

    /// The slot of a table.
    fn turn_of(game: &G, table: &Table<G>) -> Turn {
        let is_set = table.list.first().is_some_and(|&action| game.is_pick(&table.state, action));
        let set = if is_set { game.pick_set(&table.state) } else { 0 };
        Turn { actor: table.actor, count: table.list.len() as u32, clock: game.clock(&table.state), set }
    }

    /// A table as an observer looks at it.
    fn look(&self, handle: Handle, observer: Observer) -> Result<Look<'_, G>, FaceError> {
        Ok(Look::new(&self.game, self.table(handle)?, observer))
    }

    /// A table at its first question; `events` are those that led to the state.
    fn settled(&mut self, state: G::State, events: Vec<G::Event>) -> Box<Table<G>> {
        let mut table = match self.freed.pop() {
            Some(mut freed) => {
                (freed.state, freed.events) = (state, events);
                (freed.listening, freed.dealt, freed.measured) = (false, false, None);
                freed.card_notes.clear();
                freed
            }
            None => Box::new(Table {
                state,
                actor: Actor::Over,
                list: Vec::new(),
                events,
                listening: false,
                dealt: false,
                measured: None,
                explained: Kinds::NONE,
                card_notes: CardNotes::default(),
            }),
        };
        let Table { state, list, events, .. } = &mut *table;
        let mut sink = Sink::to(events);
        table.actor = Self::settle(&self.game, self.tools, state, list, &mut sink);
        table
    }

    /// Runs on to the next question that is really asked.
    fn settle(game: &G, tools: crate::Tools, state: &mut G::State, list: &mut Vec<G::Action>, sink: &mut Sink<'_, G::Event>) -> Actor {
        if !tools.ask_all {
            return game.run_forced(state, list, sink);
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
        table.card_notes.clear();
        drop(self.game.stopped()); // while somebody only looked: no fault of this answer
        let noting = if table.listening || !table.explained.is_empty() { self.game.scripts() } else { None };
        noting.inspect(|scripts| scripts.note(table.explained));
        let before = table.measured.as_ref().map_or(0, |measured| measured.events.len());
        let mut sink = match (table.listening, &mut table.measured) {
            (true, _) => Sink::to(&mut table.events),
            (false, Some(measured)) => Sink::measuring(&mut measured.events),
            (false, None) => Sink::null(),
        };
        let tools = self.tools;
        Self::timed(tools, &self.playing, || self.game.play(&mut table.state, action, &mut sink));
        table.actor = Self::timed(tools, &self.listing, || Self::settle(&self.game, tools, &mut table.state, &mut table.list, &mut sink));
        if let Some(scripts) = noting {
            table.card_notes = scripts.noted();
        }
        if let Some(reason) = self.game.stopped() {
            if let (true, Some(spare)) = (table.listening, &self.spare) {
                let measured = table.measured.take();
                table.clone_from(spare);
                table.measured = measured;
            }
            if let Some(measured) = &mut table.measured {
                measured.events.truncate(before);
            }
            return Err(FaceError::Stopped(reason));
        }
        if let Some(measured) = &mut table.measured
            && (table.listening || measured.events.len() >= MOST_WAITING)
        {
            measured.note(&self.game, &table.events);
        }
        Ok(Self::turn_of(&self.game, table))
    }
}
