//! What a host asks of a game, answered from its tables.

use super::super::audited::audited;
use super::super::table::{Measured, Table};
use super::super::{Aspect, Face, FaceError, Gain, Handle, Refusal, Turn};
use super::Hosted;
use crate::ecology::Reading;
use crate::scene::{Form, Staged, Template};
use crate::{
    Actor, Audit, CardNotes, Caution, Counting, Ecological, Game, Kind, Kinds, Misplaced, Msg, Objection, Observer, Outlook, Scene,
    SearchHints, Seat, Side, Sink, Tells, chance, hash,
};
use std::any::Any;

/// Room for the text of a usual action.
const USUAL_TEXT: usize = 24;

impl<G: Game + 'static> Face for Hosted<G> {
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
        self.let_go(handle);
    }

    fn turn(&self, handle: Handle) -> Result<Turn, FaceError> {
        Ok(Self::turn_of(&self.game, self.table(handle)?))
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

    fn answer_chance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
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

    fn keys(&self, handle: Handle, out: &mut Vec<u64>) -> Result<(), FaceError> {
        let table = self.table(handle)?;
        out.clear();
        out.extend(table.list.iter().map(|&action| self.game.action_key(&table.state, action)));
        Ok(())
    }

    fn any_answer(&self, handle: Handle, word: u64) -> Result<u32, FaceError> {
        let table = self.table(handle)?;
        chance::nth(word, || table.list.iter().map(|&action| self.game.weight(&table.state, action))).ok_or(FaceError::Actor)
    }

    fn listen(&mut self, handle: Handle, on: bool) -> Result<(), FaceError> {
        self.table_mut(handle).map(|table| table.listening = on)
    }

    fn explain(&mut self, handle: Handle, cards: Kinds) -> Result<(), FaceError> {
        self.table_mut(handle).map(|table| table.explained = cards)
    }

    fn card_notes(&self, handle: Handle) -> Result<CardNotes, FaceError> {
        Ok(self.table(handle)?.card_notes.clone())
    }

    fn measure(&mut self, handle: Handle, on: bool) -> Result<(), FaceError> {
        let measured = if on { Some(Measured::opening(&self.game, &self.table(handle)?.state)) } else { None };
        self.table_mut(handle).map(|table| table.measured = measured)
    }

    fn reading(&self) -> Option<Reading> {
        self.game.reading()
    }

    fn notes(&mut self, handle: Handle, out: &mut Vec<Ecological>) -> Result<(), FaceError> {
        let table = self.tables.get_mut((handle.0 as usize).wrapping_sub(1)).and_then(Option::as_deref_mut).ok_or(FaceError::Handle)?;
        if let Some(measured) = &mut table.measured {
            measured.tell(&self.game, out);
        }
        Ok(())
    }

    fn prompt(&self, handle: Handle, observer: Observer) -> Result<Msg, FaceError> {
        Ok(self.look(handle, observer)?.prompt())
    }

    fn scene(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError> {
        Ok(self.look(handle, observer)?.scene())
    }

    fn explained(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError> {
        Ok(self.look(handle, observer)?.explained())
    }

    fn labels(&self, handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError> {
        Ok(self.look(handle, observer)?.labels())
    }

    fn cautions(&self, handle: Handle, observer: Observer) -> Result<Vec<Option<Caution>>, FaceError> {
        Ok(self.look(handle, observer)?.cautions())
    }

    fn refusals(&self, handle: Handle, observer: Observer) -> Result<Vec<Refusal>, FaceError> {
        Ok(self.look(handle, observer)?.refusals())
    }

    fn reasons(&self, handle: Handle, observer: Observer) -> Result<Vec<(String, Vec<Objection>)>, FaceError> {
        Ok(self.look(handle, observer)?.reasons().collect())
    }

    fn log(&self, handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError> {
        Ok(self.look(handle, observer)?.log().into_iter().map(|(line, _)| line).collect())
    }

    fn tells(&self, handle: Handle, observer: Observer) -> Result<Vec<Option<Tells>>, FaceError> {
        Ok(self.look(handle, observer)?.log().into_iter().map(|(_, tells)| tells).collect())
    }

    fn staged(&self, handle: Handle, observer: Observer) -> Result<Vec<Staged>, FaceError> {
        Ok(self.look(handle, observer)?.staged())
    }

    fn points(&self, handle: Handle, observer: Observer) -> Result<Vec<Gain>, FaceError> {
        Ok(self.look(handle, observer)?.points())
    }

    fn listed(&self, handle: Handle, observer: Observer) -> Result<(Actor, Vec<String>), FaceError> {
        Ok(self.look(handle, observer)?.listed())
    }

    fn events(&self, handle: Handle, observer: Observer) -> Result<Vec<String>, FaceError> {
        Ok(self.look(handle, observer)?.events().iter().map(|event| format!("{event:?}")).collect())
    }

    fn view(&self, handle: Handle, observer: Observer) -> Result<Vec<u8>, FaceError> {
        Ok(hash::bytes::<G::State>(self.look(handle, observer)?.view()))
    }

    fn audit(&self, handle: Handle) -> Result<Audit, FaceError> {
        Ok(audited(&self.game, self.table(handle)?))
    }

    fn hash(&self, handle: Handle) -> Result<u64, FaceError> {
        Ok(hash::of(&self.table(handle)?.state))
    }

    fn save(&self, handle: Handle) -> Result<Vec<u8>, FaceError> {
        Ok(hash::bytes(&self.table(handle)?.state))
    }

    fn load(&mut self, bytes: &[u8]) -> Result<Handle, FaceError> {
        let (state, rest) = postcard::take_from_bytes::<G::State>(bytes).map_err(|_| FaceError::Bytes)?;
        if !rest.is_empty() || !self.game.is_sound(&state) {
            return Err(FaceError::Bytes);
        }
        let table = self.settled(state, Vec::new());
        Ok(self.keep(table))
    }

    fn resample_into(&mut self, from: Handle, observer: Observer, to: Handle, words: &mut dyn FnMut() -> u64) -> Result<Turn, FaceError> {
        let [from, to] = [from, to].map(|handle| (handle.0 as usize).wrapping_sub(1));
        let Ok([Some(from), Some(to)]) = self.tables.get_disjoint_mut([from, to]) else { return Err(FaceError::Handle) };
        to.state.clone_from(&from.state);
        self.game.redact(&mut to.state, observer);
        self.game.deal_hidden(&mut to.state, words);
        (to.listening, to.dealt, to.measured) = (false, true, None);
        to.events.clear();
        to.actor = Self::settle(&self.game, self.tools, &mut to.state, &mut to.list, &mut Sink::to(&mut to.events));
        Ok(Self::turn_of(&self.game, to))
    }

    fn evaluate(&self, handle: Handle, side: Side) -> Result<i64, FaceError> {
        let table = self.table(handle)?;
        let view = self.game.view(&table.state, Observer::Seat(self.game.seat_of(side)));
        Ok(self.game.evaluate(&view, side))
    }

    fn values(&self, handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError> {
        self.values_by(handle, Counting::Liked, out)
    }

    fn values_by(&self, handle: Handle, counting: Counting, out: &mut Vec<i64>) -> Result<(), FaceError> {
        let table = self.table(handle)?;
        out.clear();
        if table.dealt {
            self.game.values_by(&table.state, counting, out);
            return Ok(());
        }
        let mut seen = Vec::new();
        for side in self.game.all_sides() {
            seen.clear();
            self.game.values_by(&self.game.view(&table.state, Observer::Seat(self.game.seat_of(side))), counting, &mut seen);
            out.push(seen[side.ix()]);
        }
        Ok(())
    }

    fn outlook(&self, handle: Handle) -> Result<Outlook, FaceError> {
        Ok(self.game.outlook(&self.table(handle)?.state))
    }

    fn search_hints(&self) -> SearchHints {
        self.game.search_hints()
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

    fn template(&self, form: Form) -> Option<Template> {
        self.game.template(form)
    }

    fn side_name(&self, side: Side) -> Msg {
        self.game.side_name(side)
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

    fn card_runs(&self) -> Vec<(crate::Kind, crate::CardRuns)> {
        self.game.scripts().map(crate::Scripts::runs).unwrap_or_default()
    }

    fn state_size(&self) -> usize {
        size_of::<G::State>()
    }

    fn ledgers(&self) -> Vec<String> {
        self.game.ledgers()
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        self.game.cards_in_play()
    }

    fn in_own_words(&self, typed: &str) -> String {
        self.game.in_own_words(typed)
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
        if !self.game.is_sound(&state) {
            return Err(Misplaced::new("", "a state that cannot be", "one that the rules can lead to"));
        }
        let table = self.settled(state, events);
        Ok(self.keep(table))
    }

    fn inside(&self) -> Option<&dyn Any> {
        Some(self)
    }

    fn is_like(&self, handle: Handle, other: &dyn Face, there: Handle) -> Result<bool, FaceError> {
        match peer(self, other) {
            Some(other) => Ok(self.table(handle)?.state == other.table(there)?.state),
            None => Ok(self.save(handle)? == other.save(there)?),
        }
    }

    fn happened_alike(&self, handle: Handle, other: &dyn Face, there: Handle) -> Result<bool, FaceError> {
        match peer(self, other) {
            Some(other) => Ok(self.table(handle)?.events == other.table(there)?.events),
            None => Ok(self.events(handle, Observer::Host)? == other.events(there, Observer::Host)?),
        }
    }

    fn adopt(&mut self, other: &dyn Face, there: Handle) -> Result<Handle, FaceError> {
        let Some(other) = peer(self, other) else { return self.load(&other.save(there)?) };
        let table = self.settled(other.table(there)?.state.clone(), Vec::new());
        Ok(self.keep(table))
    }

    fn hides(&self, handle: Handle, observer: Observer) -> Result<bool, FaceError> {
        Ok(**self.look(handle, observer)?.view() != self.table(handle)?.state)
    }

    fn differs(
        &self,
        handle: Handle,
        (other, there): (&dyn Face, Handle),
        observer: Observer,
        by: &[Aspect],
    ) -> Result<Option<Aspect>, FaceError> {
        let looks = match peer(self, other) {
            Some(peer) => Some((self.look(handle, observer)?, peer.look(there, observer)?)),
            None => None,
        };
        // What the same game works out from the same view is the same.
        let is_same_game = peer(self, other).is_some_and(|other| std::ptr::eq(self, other));
        let alike = is_same_game && looks.as_ref().is_some_and(|(one, two)| one.is_like(two));
        for &aspect in by {
            let same = match (aspect, &looks) {
                (Aspect::Events, Some((one, two))) => one.events() == two.events(),
                _ if alike && aspect.is_seen() => true,
                _ => aspect.is_alike((self, handle), (other, there), observer)?,
            };
            if !same {
                return Ok(Some(aspect));
            }
        }
        Ok(None)
    }
}

/// Another face of the same game in the same program.
fn peer<'a, G: Game + 'static>(_: &Hosted<G>, other: &'a dyn Face) -> Option<&'a Hosted<G>> {
    other.inside()?.downcast_ref()
}
