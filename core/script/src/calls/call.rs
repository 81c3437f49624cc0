//! A script calls a verb: the journal answers if it has the entry, otherwise the host does.

use super::common::common;
use super::{Either, Shared, decode};
use crate::frames::{Entry, VERB};
use crate::sandbox::card_line;
use crate::schema::CommonVerb;
use crate::shown::Words;
use crate::{Args, Host, Reply, Wait};
use arrayvec::ArrayVec;
use clade_engine::{Ask, CardQuestion, Deed, Did, Seats};
use mlua::{Lua, Value};

/// Why a call fails whose entries would not fit.
const FULL: &str = "a card's journal has at most 512 entries: every verb is one, every item of a list too";

impl Shared {
    /// A verb is called. `None`: the script must stop.
    pub(crate) fn call(&self, lua: &Lua, row: usize, values: &[Value]) -> mlua::Result<Option<Value>> {
        let called = self.loan.borrow(|host| {
            let answer = self.call_on(lua, host, row, values)?;
            // What comes from the journal was noted when it was new, but for the answer with which the script goes on.
            if self.notes.explains_this() && self.cursor.get() >= host.frames().journal().len() {
                self.note_call(lua, host, row, values, answer.as_ref());
            }
            Ok(answer)
        });
        called.unwrap_or_else(|| Err(mlua::Error::runtime("no table is lent to this script")))
    }

    /// Notes a call of a verb with what it gave, if it has given it yet.
    fn note_call(&self, lua: &Lua, host: &dyn Host, row: usize, values: &[Value], answer: Option<&Value>) {
        let (row, words) = (&self.rows[row], Words { things: self.things, host: Some(host) });
        let given = values.iter().rposition(|value| !value.is_nil()).map_or(0, |last| last + 1);
        let arguments = row.args.iter().zip(&values[..given]).map(|(arg, value)| words.argument(arg.kind, value));
        let call = format!("g:{}({})", row.name, arguments.collect::<Vec<_>>().join(", "));
        let gave = answer.and_then(|answer| words.given(row.gives, answer));
        self.notes.did(Deed { line: card_line(lua).unwrap_or(0), what: Did::Called { call, gave } });
    }

    fn call_on(&self, lua: &Lua, host: &mut dyn Host, index: usize, values: &[Value]) -> mlua::Result<Option<Value>> {
        let row = &self.rows[index];
        let fault = |reason: String| mlua::Error::runtime(format!("{}: {reason}", row.name));
        let Some(frame) = host.frames().top() else { return Err(fault("no effect is open".to_owned())) };
        let (side, card) = (frame.side, frame.card);
        let mut args = Args::default();
        self.args(&mut args, row, side, card, values).map_err(fault)?;
        let kind = self.cards.as_ref().ok_or_else(|| fault("no cards".to_owned()))?.get(card);
        let call = (index as u32) << 24 | args.hash();
        let journal = host.frames().journal();
        let cursor = self.cursor.get();
        if cursor < journal.len() {
            let recorded = journal[cursor].call;
            if recorded != call && recorded != call & VERB {
                return Err(fault("the script does something else than before with the same answers".to_owned()));
            }
            let mut values = journal[cursor..].iter().map(Entry::value);
            let value = decode(lua, row.gives, kind, &mut values)?;
            let left = values.len();
            self.cursor.set(journal.len() - left);
            self.steps.set(0); // steps are counted from the end of the journal
            return Ok(Some(value));
        }
        if !host.frames().fits(1) {
            return Err(fault(FULL.to_owned()));
        }
        if self.suspended.get() {
            return Err(fault("the script did not stop at its question (a sort or another builtin was in between)".to_owned()));
        }
        if row.suspends && !host.frames().may_suspend() {
            return Err(fault("its consequences never end".to_owned()));
        }
        if row.acts && !self.acted.replace(true) {
            host.checkpoint();
        }
        let reply = match row.verb {
            Either::Game(verb) => host.verb(verb, &args),
            Either::Common(verb) => common(host, verb, side, card, &args),
        };
        let pushed = |host: &mut dyn Host, gives, known, values: &[i32]| {
            if !host.frames().fits(values.len()) {
                return Err(fault(FULL.to_owned()));
            }
            values.iter().for_each(|&v| host.frames().push(call, v, known));
            self.cursor.set(host.frames().journal().len());
            decode(lua, gives, kind, &mut values.iter().copied()).map(Some)
        };
        let reply = match reply {
            Ok(Reply::Int(value)) => return pushed(host, row.gives, Seats::ALL, &[value]),
            Ok(reply) => reply,
            Err(reason) => return Err(fault(reason)),
        };
        match reply {
            Reply::Nothing => pushed(host, row.gives, Seats::ALL, &[0]),
            Reply::Int(value) => pushed(host, row.gives, Seats::ALL, &[value]),
            Reply::Secret(value, known) => pushed(host, row.gives, known, &[value]),
            Reply::Nil => pushed(host, row.gives, Seats::ALL, &[-1]),
            Reply::List(list) => {
                let values: ArrayVec<i32, 64> = std::iter::once(list.len() as i32).chain(list).collect();
                pushed(host, row.gives, Seats::ALL, &values)
            }
            Reply::Suspend => {
                host.frames().wait_for(call, Wait::Steps);
                self.suspended.set(true);
                Ok(None)
            }
            Reply::Ask(question) if !has_answer(&question) => Err(fault("there is nothing to choose from".to_owned())),
            Reply::Ask(question) => {
                if let Ask::Some { most, .. } = question.ask {
                    let offered: u32 = question.options.get().map_or(0, |all| all.iter().map(|&(_, n)| u32::from(n)).sum());
                    if !host.frames().fits(1 + u32::from(most).min(offered) as usize) {
                        return Err(fault(FULL.to_owned()));
                    }
                }
                let wait = match verb_die(&row.verb, &args) {
                    Some(faces) => Wait::Roll(faces),
                    None => Wait::Question(question),
                };
                host.frames().wait_for(call, wait);
                self.suspended.set(true);
                Ok(None)
            }
        }
    }
}

/// Whether a question can be answered at all.
fn has_answer(question: &CardQuestion) -> bool {
    let wanted = matches!(question.ask, Ask::Number | Ask::Said | Ask::One { or_none: false, .. });
    !wanted || question.options.get().is_none_or(|options| !options.is_empty())
}

/// The die that a verb rolls.
fn verb_die(verb: &Either, args: &Args) -> Option<u8> {
    match verb {
        Either::Common(CommonVerb::Roll) => Some(if args.ints[0] == 0 { 6 } else { args.ints[0] as u8 }),
        _ => None,
    }
}
