//! What is noted of cards while somebody looks: the lines that they log, and the calls of those that are explained.
//!
//! Never observable by a script, and a branch where nobody looks. A *stretch* is a run of an effect until it stops or ends.

use crate::log::CUT;
use clade_engine::{CallEnd, CardCall, CardLog, CardNotes, Deed, Did, Kind, Kinds};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

/// How many lines a stretch may log; one more stands for all others.
const MOST_LINES: usize = 20;
/// How many lines, and how many calls, are held until somebody takes them.
const MOST: usize = 2000;

/// What is noted of cards.
#[derive(Default)]
pub(crate) struct Notes {
    listens: Cell<bool>,
    explained: Cell<Kinds>,
    noted: RefCell<CardNotes>,
    /// What rule hooks were asked, with these facts: a question that comes again is not noted again.
    asked: RefCell<BTreeSet<(Kind, u8, Vec<i32>)>>,
    stretch: Cell<Stretch>,
}

/// The stretch that runs: what was noted before it, how many lines it has logged, and its call if its card is explained.
#[derive(Copy, Clone, Default)]
struct Stretch {
    before: (usize, usize),
    lines: usize,
    call: Option<usize>,
}

impl Notes {
    /// Notes from now on what cards log, and the calls of these.
    pub(crate) fn begin(&self, explained: Kinds) {
        self.listens.set(true);
        self.explained.set(explained);
    }

    /// What was noted; nothing is noted any more.
    pub(crate) fn end(&self) -> CardNotes {
        self.listens.set(false);
        self.explained.set(Kinds::NONE);
        self.stretch.take();
        self.asked.take();
        self.noted.take()
    }

    /// Whether lines are noted.
    pub(crate) fn listens(&self) -> bool {
        self.listens.get()
    }

    /// Whether any card is explained.
    pub(crate) fn explains_any(&self) -> bool {
        !self.explained.get().is_empty()
    }

    /// Whether the calls of a card are noted.
    pub(crate) fn explains(&self, card: Kind) -> bool {
        self.explained.get().contains(card)
    }

    /// Whether the calls of the card whose effect runs are noted.
    pub(crate) fn explains_this(&self) -> bool {
        self.stretch.get().call.is_some()
    }

    /// A stretch begins; `call` is noted if its card is explained.
    pub(crate) fn stretch(&self, call: Option<CardCall>) {
        let mut noted = self.noted.borrow_mut();
        let before = (noted.log.len(), noted.calls.len());
        let call = call.filter(|_| noted.calls.len() < MOST).map(|call| noted.calls.push(call)).map(|()| before.1);
        self.stretch.set(Stretch { before, lines: 0, call });
    }

    /// The stretch is run again from where it began: what was noted of it so far does not count.
    pub(crate) fn again(&self) {
        let (log, calls) = self.stretch.take().before;
        let mut noted = self.noted.borrow_mut();
        noted.log.truncate(log);
        noted.calls.truncate(calls);
        self.asked.take();
    }

    /// The effect did something.
    pub(crate) fn did(&self, deed: Deed) {
        if let Some(call) = self.stretch.get().call {
            self.noted.borrow_mut().calls[call].deeds.push(deed);
        }
    }

    /// The effect logged a line.
    pub(crate) fn logged(&self, mut log: CardLog) {
        let stretch = self.stretch.get();
        self.stretch.set(Stretch { lines: stretch.lines + 1, ..stretch });
        let noted = self.noted.borrow().log.len();
        if stretch.lines > MOST_LINES || noted > MOST {
            return;
        }
        if stretch.lines == MOST_LINES || noted == MOST {
            CUT.clone_into(&mut log.text);
        }
        self.did(Deed { line: log.line, what: Did::Logged(log.text.clone()) });
        self.noted.borrow_mut().log.push(log);
    }

    /// The stretch is over.
    pub(crate) fn ended(&self, end: impl FnOnce() -> CallEnd) {
        if let Some(call) = self.stretch.take().call {
            self.noted.borrow_mut().calls[call].end = end();
        }
    }

    /// A rule hook of an explained card was asked.
    pub(crate) fn answered(&self, card: Kind, hook: u8, facts: Vec<i32>, call: impl FnOnce() -> CardCall) {
        let mut noted = self.noted.borrow_mut();
        if noted.calls.len() < MOST && self.asked.borrow_mut().insert((card, hook, facts)) {
            noted.calls.push(call());
        }
    }
}
