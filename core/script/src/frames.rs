//! Open effects, kept in the state: one frame each, with a journal of everything the host handed to the script.
//!
//! To go on, the function runs again from the top and gets the entries back in order; nothing acts twice. So a table can be
//! cloned, saved, undone and searched in the middle of any card.

use crate::EffectHook;
use clade_engine::{Answer, CardQuestion, Kind, Observer, Seats, Secret, Side};
use serde::{Deserialize, Serialize};

/// How many journal entries one frame may have. One more fails the card. A card may look at every tile of the largest board and at those
/// around it, that is 300 entries on 36 tiles, and then ask what each animal does with its pieces in six directions, which is 160.
pub(crate) const MAX_JOURNAL: usize = 512;
/// How deep open effects may be nested. One more fails the card that opens it.
pub(crate) const MAX_FRAMES: usize = 16;
/// How often nested open effects may stop in total. One more stop fails the card that wants to.
pub(crate) const MAX_SUSPENSIONS: u16 = 1000;
/// How many memory cells may be in use at once.
pub(crate) const MAX_MEMORY: usize = 64;

/// For whom a card acts that nobody owns.
pub const NOBODY: Side = Side(u8::MAX);

/// Reads a side, of which [`NOBODY`] is none: [`Frames::is_sound`] looks at its number.
fn side_or_nobody<'de, D: serde::Deserializer<'de>>(input: D) -> Result<Side, D::Error> {
    u8::deserialize(input).map(Side)
}

/// The part of a call that identifies the verb; the rest identifies its arguments, or is 0 where they are hidden.
pub(crate) const VERB: u32 = 0xFF00_0000;

/// What a frame waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wait {
    /// Nothing: the script can run.
    Nothing,
    /// An answer.
    Question(Box<CardQuestion>),
    /// A die with so many faces.
    Roll(u8),
    /// The steps that a verb put on the agenda.
    Steps,
}

/// One entry of a journal.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// What was called, as a hash: a re-run that calls something else fails.
    pub(crate) call: u32,
    pub(crate) value: Secret<i32>,
}

impl Entry {
    /// What the script gets; 0 in a view of somebody who may not know it, where no script runs.
    pub(crate) fn value(&self) -> i32 {
        self.value.get().copied().unwrap_or(0)
    }
}

/// One open effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// The card, by index.
    pub card: Kind,
    /// The hook, by index.
    pub hook: u8,
    /// The card's owner, or [`NOBODY`].
    #[serde(deserialize_with = "side_or_nobody")]
    pub side: Side,
    /// The arguments after `g`.
    pub args: [i16; 4],
    /// What it waits for.
    pub wait: Wait,
    pub(crate) call: u32,
    pub(crate) start: u16,
}

impl Frame {
    /// The arguments of the effect, if it is one of this hook.
    pub fn told<H: EffectHook>(&self) -> Option<H> {
        if self.hook == H::HOOK { H::of_args(self.args) } else { None }
    }

    /// The frame without what it waits for: the key of a kept coroutine.
    pub(crate) fn clone_head(&self) -> Self {
        let Self { card, hook, side, args, call, start, .. } = *self;
        Self { card, hook, side, args, wait: Wait::Nothing, call, start }
    }
}

/// A memory cell that holds something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cell {
    #[serde(deserialize_with = "side_or_nobody")]
    pub(crate) side: Side,
    pub(crate) card: Kind,
    pub(crate) cell: u8,
    pub(crate) value: i16,
}

/// The open effects of a state, the innermost last, and what cards remember.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frames {
    pub(crate) stack: Vec<Frame>,
    pub(crate) journal: Vec<Entry>,
    pub(crate) memory: Vec<Cell>,
    /// What the last finished effect returned.
    pub(crate) returned: i32,
    /// How often the open effects have stopped, from the opening of the outermost one.
    pub(crate) suspensions: u16,
}

impl Clone for Frames {
    fn clone(&self) -> Self {
        Self {
            stack: self.stack.clone(),
            journal: self.journal.clone(),
            memory: self.memory.clone(),
            returned: self.returned,
            suspensions: self.suspensions,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.stack.clone_from(&from.stack);
        self.journal.clone_from(&from.journal);
        self.memory.clone_from(&from.memory);
        self.returned = from.returned;
        self.suspensions = from.suspensions;
    }
}

impl Frames {
    /// Opens an effect; it runs when the game calls [`crate::Vm::run`]. False if too many are open.
    #[must_use]
    pub fn open(&mut self, card: Kind, hook: u8, side: Side, args: [i16; 4]) -> bool {
        if self.stack.len() >= MAX_FRAMES {
            return false;
        }
        let start = self.journal.len() as u16;
        self.stack.push(Frame { card, hook, side, args, wait: Wait::Nothing, call: 0, start });
        true
    }

    /// The innermost open effect.
    pub fn top(&self) -> Option<&Frame> {
        self.stack.last()
    }

    /// How many effects are open.
    pub fn depth(&self) -> usize {
        self.stack.len()
    }

    /// The cards whose effects are open, the outermost first.
    pub fn cards(&self) -> impl Iterator<Item = Kind> {
        self.stack.iter().map(|frame| frame.card)
    }

    /// Closes the innermost effect.
    pub fn close(&mut self, returned: i32) {
        if let Some(frame) = self.stack.pop() {
            self.journal.truncate(usize::from(frame.start));
        }
        self.returned = returned;
        if self.stack.is_empty() {
            self.suspensions = 0;
        }
    }

    /// How often the open effects have stopped.
    pub(crate) fn suspensions(&self) -> u16 {
        self.suspensions
    }

    /// Whether an effect may stop once more.
    pub(crate) fn may_suspend(&self) -> bool {
        self.suspensions < MAX_SUSPENSIONS
    }

    /// What the effect that closed last returned; reading it clears it.
    pub fn take_returned(&mut self) -> i32 {
        std::mem::take(&mut self.returned)
    }

    /// The open question of the innermost effect.
    pub fn question(&self) -> Option<&CardQuestion> {
        match &self.stack.last()?.wait {
            Wait::Question(question) => Some(question),
            _ => None,
        }
    }

    /// The faces of the die that the innermost effect rolls.
    pub fn die(&self) -> Option<u8> {
        match self.stack.last()?.wait {
            Wait::Roll(faces) => Some(faces),
            _ => None,
        }
    }

    /// Gives a legal answer to the open question. True when the script can go on.
    pub fn answer(&mut self, answer: Answer) -> bool {
        let Some(frame) = self.stack.last_mut() else { return false };
        let Wait::Question(question) = &mut frame.wait else { return false };
        let Some(values) = question.take(answer) else { return false };
        let (call, known) = (frame.call, question.picks.known());
        // Whoever sees the options sees the answer; the answer to a question about hidden things stays hidden.
        let known = if question.options.known() == Seats::ALL { Seats::ALL } else { known };
        let list = matches!(question.ask, clade_engine::Ask::Some { .. });
        frame.wait = Wait::Nothing;
        if list {
            self.push(call, values.len() as i32, known);
        }
        values.into_iter().for_each(|value| self.push(call, value, known));
        true
    }

    /// Gives the open die its face.
    pub fn rolled(&mut self, face: u8) {
        if let Some(frame) = self.stack.last_mut() {
            frame.wait = Wait::Nothing;
            let call = frame.call;
            self.push(call, i32::from(face), Seats::ALL);
        }
    }

    /// The steps of a suspended verb are done: this is what the script gets.
    pub fn finish(&mut self, value: i32) {
        if let Some(frame) = self.stack.last_mut() {
            frame.wait = Wait::Nothing;
            let call = frame.call;
            self.push(call, value, Seats::ALL);
        }
    }

    pub(crate) fn push(&mut self, call: u32, value: i32, known: Seats) {
        self.journal.push(Entry { call, value: Secret::new(value, known) });
    }

    /// Whether this many more entries fit into the innermost frame's journal.
    pub(crate) fn fits(&self, more: usize) -> bool {
        self.journal().len() + more <= MAX_JOURNAL
    }

    pub(crate) fn journal(&self) -> &[Entry] {
        let start = self.stack.last().map_or(0, |frame| usize::from(frame.start));
        &self.journal[start..]
    }

    /// Drops the entries of the innermost frame after the first `len`; it waits for nothing.
    pub(crate) fn cut_journal(&mut self, len: usize) {
        if let Some(frame) = self.stack.last_mut() {
            frame.wait = Wait::Nothing;
            self.journal.truncate(usize::from(frame.start) + len);
        }
    }

    pub(crate) fn wait_for(&mut self, call: u32, wait: Wait) {
        if let Some(frame) = self.stack.last_mut() {
            frame.call = call;
            frame.wait = wait;
            self.suspensions = self.suspensions.saturating_add(1);
        }
    }

    /// What a card in play remembers in a cell.
    pub fn recall(&self, side: Side, card: Kind, cell: u8) -> i16 {
        let found = self.memory.iter().find(|c| (c.side, c.card, c.cell) == (side, card, cell));
        found.map_or(0, |c| c.value)
    }

    /// Writes a cell. False if too many cells are in use.
    pub fn remember(&mut self, side: Side, card: Kind, cell: u8, value: i16) -> bool {
        let key = (side, card, cell);
        let at = self.memory.partition_point(|c| (c.side, c.card, c.cell) < key);
        let there = self.memory.get(at).is_some_and(|c| (c.side, c.card, c.cell) == key);
        match (there, value) {
            (true, 0) => drop(self.memory.remove(at)),
            (true, _) => self.memory[at].value = value,
            (false, 0) => {}
            (false, _) if self.memory.len() >= MAX_MEMORY => return false,
            (false, _) => self.memory.insert(at, Cell { side, card, cell, value }),
        }
        true
    }

    /// Clears the cells for which this holds: a span ended, or a card went out of play.
    pub fn forget(&mut self, mut which: impl FnMut(Side, Kind, u8) -> bool) {
        self.memory.retain(|c| !which(c.side, c.card, c.cell));
    }

    /// Whether every number is in range: frames of known cards and hooks, in the order of their journals, with questions that can
    /// be asked. For loaded states.
    pub fn is_sound(
        &self,
        schema: &crate::Schema,
        cards: &crate::Cards,
        is_side: impl Fn(Side) -> bool,
        is_thing: impl Fn(u8, u8) -> bool,
    ) -> bool {
        let known = |side, card| (side == NOBODY || is_side(side)) && cards.acts_for(card, side);
        let has_words = |card: &crate::Card, wait: &Wait| match wait {
            Wait::Question(question) if question.ask == clade_engine::Ask::Said => {
                question.options.get().into_iter().flatten().all(|&(word, _)| usize::from(word) < card.says.len())
            }
            _ => true,
        };
        let mut start = 0;
        let frames = self.stack.iter().all(|frame| {
            let ordered = start <= usize::from(frame.start) && usize::from(frame.start) <= self.journal.len();
            start = usize::from(frame.start);
            let waits = match &frame.wait {
                Wait::Question(question) => is_side(question.who) && schema.can_ask(question, &is_thing),
                Wait::Roll(faces) => (2..=100).contains(faces),
                Wait::Nothing | Wait::Steps => true,
            };
            let is_known = usize::from(frame.hook) < schema.hooks.len() && known(frame.side, frame.card);
            ordered && waits && is_known && has_words(cards.get(frame.card), &frame.wait)
        });
        // Only the innermost effect can wait for a seat or a die; those around it wait for its steps.
        let outer = self.stack.iter().rev().skip(1).all(|frame| frame.wait == Wait::Steps);
        frames && outer && self.stack.len() <= MAX_FRAMES && self.memory.iter().all(|cell| known(cell.side, cell.card))
    }

    /// Blanks what the observer does not know.
    pub fn redact(&mut self, observer: Observer) {
        for frame in &mut self.stack {
            if let Wait::Question(question) = &mut frame.wait {
                question.redact(observer);
            }
        }
        for i in 0..self.stack.len() {
            let end = self.stack.get(i + 1).map_or(self.journal.len(), |next| usize::from(next.start));
            let entries = &mut self.journal[usize::from(self.stack[i].start)..end];
            entries.iter_mut().for_each(|entry| entry.value.redact(observer));
            if entries.iter().any(|entry| entry.value.get().is_none()) {
                // What was called with what the observer does not know would betray it: only the verbs stay.
                entries.iter_mut().for_each(|entry| entry.call &= VERB);
                self.stack[i].call &= VERB;
            }
        }
    }

    /// Fills blanked entries again: `draw` gives a value for the frame and the seats that know it.
    pub fn deal_journal(&mut self, mut draw: impl FnMut(&Frame, Seats) -> i32) {
        for i in 0..self.stack.len() {
            let start = usize::from(self.stack[i].start);
            let end = self.stack.get(i + 1).map_or(self.journal.len(), |next| usize::from(next.start));
            for at in start..end {
                if self.journal[at].value.get().is_none() {
                    let value = draw(&self.stack[i], self.journal[at].value.known());
                    self.journal[at].value.fill(value);
                }
            }
        }
    }

    /// Gives the blanked question of each frame its options again, without picks.
    pub fn deal_questions(&mut self, mut options: impl FnMut(&Frame, &CardQuestion) -> arrayvec::ArrayVec<(u8, u8), 48>) {
        for i in 0..self.stack.len() {
            let frame = self.stack[i].clone();
            if let Wait::Question(question) = &mut self.stack[i].wait {
                if question.options.get().is_none() {
                    let dealt = options(&frame, question);
                    question.options.fill(dealt);
                }
                question.picks.fill(arrayvec::ArrayVec::new());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_canonical() {
        let (mut a, mut b) = (Frames::default(), Frames::default());
        for (side, card, value) in [(1, 2, 5), (0, 3, 1), (1, 2, 7), (0, 3, 0)] {
            assert!(a.remember(Side(side), Kind(card), 0, value));
        }
        assert!(b.remember(Side(1), Kind(2), 0, 7));
        assert_eq!((&a, a.recall(Side(1), Kind(2), 0)), (&b, 7));
        a.forget(|side, _, _| side == Side(1));
        assert_eq!(a, Frames::default());
    }

    /// A card that nobody owns may ask and remember: a state is saved there, too.
    #[test]
    fn nobodys_effect_is_read_back() {
        let mut frames = Frames::default();
        assert!(frames.open(Kind(1), 0, NOBODY, [0; 4]) && frames.remember(NOBODY, Kind(1), 0, 3));
        frames.wait_for(8, Wait::Roll(6));
        let read: Frames = postcard::from_bytes(&clade_engine::hash::bytes(&frames)).expect("the same bytes");
        assert_eq!(read, frames);
    }

    #[test]
    fn closing_drops_the_journal() {
        let mut frames = Frames::default();
        assert!(frames.open(Kind(1), 0, Side(0), [0; 4]));
        frames.push(9, 1, Seats::ALL);
        assert!(frames.open(Kind(2), 0, Side(1), [0; 4]));
        frames.wait_for(8, Wait::Roll(6));
        assert_eq!(frames.die(), Some(6));
        frames.rolled(4);
        assert_eq!(frames.journal().len(), 1);
        frames.close(3);
        assert_eq!((frames.journal().len(), frames.take_returned(), frames.take_returned()), (1, 3, 0));
        frames.close(0);
        assert_eq!(frames, Frames::default());
    }
}
